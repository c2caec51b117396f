// Package docs holds the rule texts: the law of every game in our words, the points where the law is silent, and the
// glossary. The texts are Markdown files, embedded, one heading a section; this package reads them into plain data and
// finds sections by number, id, heading or alias. It prints nothing.
//
// A game's texts are read when they are first asked for, and no others. What is returned is shared: do not change it.
package docs

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
)

//go:generate go run ./internal/lawgen

//go:embed rules glossary.md
var embedded embed.FS

// Kind says what a section is for.
type Kind string

// The kinds of a section. Only a Decides section settles something at the table; the code cites it and a case turns on
// it.
const (
	Decides   Kind = "decides"
	Defines   Kind = "defines"
	Procedure Kind = "procedure"
	Advice    Kind = "advice"
)

// Kinds lists them all.
var Kinds = []Kind{Decides, Defines, Procedure, Advice}

// Game is the texts of one game.
type Game struct {
	Name     string // the folder's name: skat, sixty-six
	RuleSets []*RuleSet
	Issues   []*Issue // points where the law is silent, with our reading

	problems []*Problem
}

// RuleSet is one body of law.
type RuleSet struct {
	ID       string // skat/foster
	Name     string // foster
	Title    string // Skat: Foster's Laws
	Edition  string // the edition that the text follows
	Intro    string // Markdown before the first chapter
	Chapters []*Chapter
	File     string // rules/skat/foster.md
}

// Sections lists the sections of all chapters in the text's order.
func (r *RuleSet) Sections() []*Section {
	var all []*Section
	for _, c := range r.Chapters {
		all = append(all, c.Sections...)
	}
	return all
}

// Chapter groups sections.
type Chapter struct {
	Heading  string
	Intro    string // Markdown before the first section; mostly empty
	Sections []*Section
	Line     int
}

// Section is one law.
type Section struct {
	ID       string // skat/foster/52
	Number   string // 52, or a word such as playing-out-of-turn
	Title    string // the heading with its number, if it has one: "52. Revoke by the single player"
	Heading  string // the heading without its number
	Chapter  string
	Kind     Kind
	Aliases  []string // how people look for it
	See      []string // full ids of the sections that it refers to
	SeenFrom []string // full ids of the sections that refer to it and are not in See
	Waived   string   // why no case can turn on a Decides section
	Text     string   // Markdown, without the heading and its comment
	File     string
	Line     int // of the heading in File, from 1
}

// Issue is a point where the law is silent, contradicts itself or is misprinted, and what we hold.
type Issue struct {
	ID       string // skat/issues/overbid-value
	Name     string // overbid-value
	Heading  string
	On       []string // full ids of the sections concerned
	Refs     []string // the numbers of the readings that it settles
	Point    string   // what is open
	Readings string   // how it could be read
	Adopted  string   // how we read it
	Why      string
	File     string
	Line     int
}

// Term is an entry of the glossary.
type Term struct {
	ID      string // vorhand
	Name    string // Vorhand
	Games   []string
	Aliases []string
	Text    string
	Line    int
}

// library is a set of texts and what has been read of it.
type library struct {
	fsys     fs.FS
	names    func() []string
	glossary func() ([]*Term, []*Problem)
	mu       sync.Mutex
	games    map[string]*volume
}

// volume is a game's texts: as they stand, and with the references from elsewhere worked in.
type volume struct{ raw, linked func() *Game }

func newLibrary(fsys fs.FS) *library {
	l := &library{fsys: fsys, games: map[string]*volume{}}
	l.names = sync.OnceValue(func() []string {
		var names []string
		dirs, err := fs.ReadDir(fsys, "rules")
		if err != nil {
			return nil
		}
		for _, d := range dirs {
			if d.IsDir() {
				names = append(names, d.Name())
			}
		}
		return names
	})
	l.glossary = sync.OnceValues(func() ([]*Term, []*Problem) {
		text, err := fs.ReadFile(fsys, glossaryFile)
		if err != nil {
			return nil, []*Problem{{File: glossaryFile, What: err.Error()}}
		}
		return parseGlossary(glossaryFile, string(text))
	})
	return l
}

const (
	glossaryFile = "glossary.md"
	issuesFile   = "issues.md"
)

var texts = newLibrary(embedded)

// Games names the games that have a text, in alphabetical order.
func Games() []string { return texts.names() }

// Load reads the texts of a game. The error is a *NotFound that names the nearest games.
func Load(game string) (*Game, error) { return texts.load(game) }

// Glossary is the list of terms in alphabetical order.
func Glossary() []*Term {
	terms, _ := texts.glossary()
	return terms
}

// Check reads every text and returns what is malformed, each with its file and line, joined; nil when all is well.
func Check() error { return texts.check() }

func (l *library) load(game string) (*Game, error) {
	for _, name := range l.names() {
		if name == game {
			return l.volume(name).linked(), nil
		}
	}
	var near nearby
	for _, name := range l.names() {
		near.offer(name, name, fold(game), fold(name))
	}
	return nil, &NotFound{What: "game", Query: game, Near: near.bestOr(l.names())}
}

func (l *library) volume(game string) *volume {
	l.mu.Lock()
	defer l.mu.Unlock()
	v := l.games[game]
	if v == nil {
		v = &volume{}
		v.raw = sync.OnceValue(func() *Game { return l.read(game) })
		v.linked = sync.OnceValue(func() *Game { return l.link(v.raw()) })
		l.games[game] = v
	}
	return v
}

// texts of a game by their file names.
func (l *library) source(game string) (names []string, text map[string]string, err error) {
	dir := path.Join("rules", game)
	entries, err := fs.ReadDir(l.fsys, dir)
	if err != nil {
		return nil, nil, err
	}
	text = map[string]string{}
	for _, e := range entries {
		if e.IsDir() || path.Ext(e.Name()) != ".md" {
			continue
		}
		name := path.Join(dir, e.Name())
		b, err := fs.ReadFile(l.fsys, name)
		if err != nil {
			return nil, nil, err
		}
		names = append(names, name)
		text[name] = string(b)
	}
	return names, text, nil
}

func (l *library) read(game string) *Game {
	g := &Game{Name: game}
	names, text, err := l.source(game)
	if err != nil {
		g.problems = append(g.problems, &Problem{File: path.Join("rules", game), What: err.Error()})
		return g
	}
	for _, name := range names {
		if path.Base(name) == issuesFile {
			issues, problems := parseIssues(game, name, text[name])
			g.Issues = issues
			g.problems = append(g.problems, problems...)
			continue
		}
		r, problems := parseRules(game, name, text[name])
		g.RuleSets = append(g.RuleSets, r)
		g.problems = append(g.problems, problems...)
	}
	return g
}

// link works the references to the game's sections into them. Another game is read only if its text names this one.
func (l *library) link(g *Game) *Game {
	from := []*Game{g}
	for _, other := range l.names() {
		if other == g.Name {
			continue
		}
		_, text, err := l.source(other)
		if err != nil {
			continue
		}
		for _, t := range text {
			if strings.Contains(t, g.Name+"/") {
				from = append(from, l.volume(other).raw())
				break
			}
		}
	}
	target := map[string]*Section{}
	for _, r := range g.RuleSets {
		for _, s := range r.Sections() {
			target[s.ID] = s
		}
	}
	for _, f := range from {
		for _, r := range f.RuleSets {
			for _, s := range r.Sections() {
				for _, id := range s.See {
					if t := target[id]; t != nil && !slices.Contains(t.See, s.ID) && !slices.Contains(t.SeenFrom, s.ID) {
						t.SeenFrom = append(t.SeenFrom, s.ID)
					}
				}
			}
		}
	}
	return g
}

// RuleSet finds a rule set by its name. The error is a *NotFound that names the nearest.
func (g *Game) RuleSet(name string) (*RuleSet, error) {
	var near nearby
	for _, r := range g.RuleSets {
		if r.Name == name {
			return r, nil
		}
		near.offer(r.Name, r.Name, fold(name), fold(r.Name))
	}
	var all []string
	for _, r := range g.RuleSets {
		all = append(all, r.Name)
	}
	return nil, &NotFound{What: "rule set", In: g.Name, Query: name, Near: near.bestOr(all)}
}

// Section finds a section by its full id (skat/foster/52), or nil.
func (g *Game) Section(id string) *Section {
	for _, r := range g.RuleSets {
		for _, c := range r.Chapters {
			for _, s := range c.Sections {
				if s.ID == id {
					return s
				}
			}
		}
	}
	return nil
}

// IssuesOn lists the issues that concern a section, by its full id.
func (g *Game) IssuesOn(id string) []*Issue {
	var on []*Issue
	for _, i := range g.Issues {
		if slices.Contains(i.On, id) {
			on = append(on, i)
		}
	}
	return on
}
