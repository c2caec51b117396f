// Package search finds passages of the rule texts, the issues and the glossary by words: whole sections, best first.
// It forgives forms of a word, synonyms in English, German and French, and misspellings. It is pure: no input or output.
//
// The ranking is BM25 over the fields of an entry (its names, its way through the headings, its text), with a bonus
// where the words are just the name of an entry. An index over all texts is built in a few milliseconds; nothing is
// stored.
package search

import (
	_ "embed"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"hoyle/docs"
)

// Kind says what was found.
type Kind string

// The kinds of entry.
const (
	Section Kind = "section"
	Issue   Kind = "issue"
	Term    Kind = "term"
)

// Entry is a passage that can be found. Just one of Section, Issue and Term is set.
type Entry struct {
	Kind    Kind
	Game    string // "" for a term
	ID      string // skat/foster/52, skat/issues/overbid-value, vorhand
	Title   string
	Path    []string // the headings above it, the widest first
	Edition string   // of a section's rule set
	Section *docs.Section
	Issue   *docs.Issue
	Term    *docs.Term
}

// Text is the passage in Markdown, without its title.
func (e *Entry) Text() string {
	switch e.Kind {
	case Section:
		return e.Section.Text
	case Issue:
		i := e.Issue
		return "**Point.** " + i.Point + "\n\n**Readings.** " + i.Readings + "\n\n**Adopted.** " + i.Adopted + "\n\n**Why.** " + i.Why
	}
	return e.Term.Text
}

// The fields of an entry.
const (
	names = iota // heading, aliases
	said         // how players put what the entry settles
	above        // the headings above it
	body
	number // its number or name, as it stands
	fields
)

// What a word counts in each field, and how far the field's length counts against it.
var (
	weight = [fields]float64{names: 5, said: 2.5, above: 1, body: 1, number: 9}
	length = [fields]float64{names: 0.5, said: 0.6, above: 0.3, body: 0.6, number: 0}
)

// saturation is BM25's k1: how soon a word that stands there once more adds nothing more.
const saturation = 1.6

// What a synonym counts against the word itself: one of the table, and one that only the glossary makes.
const (
	tableSynonym    = 0.6
	glossarySynonym = 0.35
)

// standing is what an entry counts by what it is.
func standing(e *Entry) float64 {
	switch {
	case e.Kind == Issue:
		return 0.7
	case e.Kind == Term:
		return 0.95
	case e.Section.Kind == docs.Decides:
		return 1.15
	case e.Section.Kind == docs.Advice:
		return 0.75
	}
	return 1
}

type posting struct {
	entry int32
	tf    [fields]uint16
}

type entry struct {
	Entry
	len   [fields]int32
	names [][]int32 // each name's words
}

// Index holds the entries of some games and the glossary. It may be used by several goroutines.
type Index struct {
	entries []entry
	avg     [fields]float64
	words   map[string]int32 // every word as it stands in a text, to its stem
	stems   map[string]int32
	stem    []string // by number
	surface []string // every different plain word
	posts   [][]posting
	groups  []synonyms
	phrases map[string][]int32 // the words of a phrase of some group, to the groups
}

// synonyms are phrases that mean the same.
type synonyms struct {
	weight float64
	alts   [][]int32
}

//go:embed synonyms.txt
var synonymTable string

// nothing is the stem of an idle word.
const nothing = -1

// New builds an index. said lists, by the id of a section, how players put what it settles; it may be nil.
func New(games []*docs.Game, terms []*docs.Term, sayings map[string][]string) *Index {
	x := &Index{
		words: make(map[string]int32, 1<<13), stems: make(map[string]int32, 1<<12),
		phrases: map[string][]int32{},
	}
	for w := range idle {
		x.words[w] = nothing
	}
	for _, g := range games {
		for _, r := range g.RuleSets {
			for _, c := range r.Chapters {
				for _, s := range c.Sections {
					e := x.entry(Entry{Kind: Section, Game: g.Name, ID: s.ID, Title: s.Title, Path: []string{r.Title, c.Heading},
						Edition: r.Edition, Section: s})
					x.name(e, s.Heading)
					for _, a := range s.Aliases {
						x.name(e, a)
					}
					for _, how := range sayings[s.ID] {
						x.add(e, said, how)
					}
					x.add(e, number, s.Number)
					x.close(e)
				}
			}
		}
		for _, i := range g.Issues {
			e := x.entry(Entry{Kind: Issue, Game: g.Name, ID: i.ID, Title: i.Heading, Path: []string{title(g), "Where the law is silent"}, Issue: i})
			x.name(e, i.Heading)
			x.add(e, number, i.Name)
			x.close(e)
		}
	}
	for _, t := range terms {
		e := x.entry(Entry{Kind: Term, ID: t.ID, Title: t.Name, Path: []string{"Glossary"}, Term: t})
		x.name(e, t.Name)
		for _, a := range t.Aliases {
			x.name(e, a)
		}
		x.close(e)
	}
	for f := range x.avg {
		total := int32(0)
		for i := range x.entries {
			total += x.entries[i].len[f]
		}
		x.avg[f] = max(1, float64(total)/float64(max(1, len(x.entries))))
	}
	for line := range strings.Lines(synonymTable) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			x.group(tableSynonym, strings.Split(line, ","))
		}
	}
	for _, t := range terms {
		if len(t.Aliases) > 0 {
			x.group(glossarySynonym, append([]string{t.Name}, t.Aliases...))
		}
	}
	return x
}

// title of a game is what its rule sets' titles begin with.
func title(g *docs.Game) string {
	for _, r := range g.RuleSets {
		name, _, _ := strings.Cut(r.Title, ":")
		return name
	}
	return g.Name
}

func (x *Index) entry(e Entry) int32 {
	x.entries = append(x.entries, entry{Entry: e})
	return int32(len(x.entries) - 1)
}

// close adds what every entry has.
func (x *Index) close(e int32) {
	for _, h := range x.entries[e].Path {
		x.add(e, above, h)
	}
	x.add(e, body, x.entries[e].Text())
}

// stemOf is the number of a word's stem; nothing for an idle word.
func (x *Index) stemOf(word string) int32 {
	if id, ok := x.words[word]; ok {
		return id
	}
	p := plain(word)
	id, ok := x.words[p]
	if !ok {
		id = x.intern(stem(p))
		x.words[p] = id
		x.surface = append(x.surface, p)
	}
	x.words[word] = id
	return id
}

func (x *Index) intern(stem string) int32 {
	id, ok := x.stems[stem]
	if !ok {
		id = int32(len(x.posts))
		x.stems[stem] = id
		x.stem = append(x.stem, stem)
		x.posts = append(x.posts, nil)
	}
	return id
}

func (x *Index) stemsOf(s string) []int32 {
	var ids []int32
	tokens(s, func(t token) {
		if id := x.stemOf(t.text); id != nothing {
			ids = append(ids, id)
		}
	})
	return ids
}

func (x *Index) name(e int32, s string) {
	if ids := x.stemsOf(s); len(ids) > 0 {
		x.entries[e].names = append(x.entries[e].names, ids)
	}
	x.add(e, names, s)
}

func (x *Index) add(e int32, field int, s string) {
	tokens(s, func(t token) {
		id := x.stemOf(t.text)
		if id == nothing {
			return
		}
		x.entries[e].len[field]++
		posts := x.posts[id]
		if n := len(posts); n == 0 || posts[n-1].entry != e {
			posts = append(posts, posting{entry: e})
		}
		if tf := &posts[len(posts)-1].tf[field]; *tf < math.MaxUint16 {
			*tf++
		}
		x.posts[id] = posts
	})
}

func key(ids []int32) string {
	b := make([]byte, 0, 4*len(ids))
	for _, id := range ids {
		b = append(b, byte(id), byte(id>>8), byte(id>>16), byte(id>>24))
	}
	return string(b)
}

func (x *Index) group(w float64, phrases []string) {
	g := synonyms{weight: w}
	at := int32(len(x.groups))
	for _, p := range phrases {
		ids := x.stemsOf(p)
		if len(ids) == 0 || slices.ContainsFunc(g.alts, func(a []int32) bool { return slices.Equal(a, ids) }) {
			continue
		}
		g.alts = append(g.alts, ids)
		k := key(ids)
		x.phrases[k] = append(x.phrases[k], at)
	}
	x.groups = append(x.groups, g)
}

// Len counts the entries.
func (x *Index) Len() int { return len(x.entries) }

// Correction is a word that stands nowhere and what was looked for instead.
type Correction struct{ Typed, Searched string }

// Result is what a question found.
type Result struct {
	Hits        []Hit // best first
	Corrections []Correction
	phrases     [][]string // the stems of every phrase that answers the question
}

// Hit is an entry that answers a question.
type Hit struct {
	*Entry
	Score float64
}

// word of a question.
type word struct {
	text string // plain
	id   int32
	law  bool // the number of a law, not any number
}

// alternative is a phrase that answers for a word of the question.
type alternative struct {
	weight float64
	ids    []int32
}

// Find looks words up. Without a hit the result is empty, never nil.
func (x *Index) Find(query string) *Result {
	r := &Result{}
	words := x.question(query, r)
	if len(words) == 0 {
		return r
	}
	score := make([]float64, len(x.entries))
	met := make([]float64, len(x.entries)) // how many of the words an entry answers
	var used [][]int32
	for i := 0; i < len(words); {
		n := x.longest(words[i:])
		sum, has := make([]float64, len(x.entries)), make([]float64, len(x.entries))
		for _, w := range words[i : i+n] {
			for e, s := range x.rate(x.alternatives([]int32{w.id}, true), &used) {
				if s > 0 && (!w.law || x.numbered(int32(e), w.id)) {
					sum[e] += s
					has[e]++
				}
			}
		}
		if n > 1 { // the synonyms of a phrase answer for all its words
			for e, s := range x.rate(x.alternatives(ids(words[i:i+n]), false), &used) {
				if s *= float64(n) * 0.8; s > sum[e] {
					sum[e], has[e] = s, float64(n)
				}
			}
		}
		for e := range sum {
			score[e] += sum[e]
			met[e] += has[e]
		}
		i += n
	}
	asked := ids(words)
	best := 0.0
	for e := range x.entries {
		if score[e] == 0 {
			continue
		}
		part := met[e] / float64(len(words))
		score[e] *= part * part * standing(&x.entries[e].Entry) * x.named(&x.entries[e], asked)
		best = max(best, score[e])
	}
	for e := range x.entries {
		if score[e] > 0 && score[e] >= best*tail {
			r.Hits = append(r.Hits, Hit{&x.entries[e].Entry, score[e]})
		}
	}
	slices.SortStableFunc(r.Hits, func(a, b Hit) int {
		switch {
		case a.Score > b.Score:
			return -1
		case a.Score < b.Score:
			return 1
		}
		return 0
	})
	for _, phrase := range used {
		stems := make([]string, len(phrase))
		for i, id := range phrase {
			stems[i] = x.stem[id]
		}
		r.phrases = append(r.phrases, stems)
	}
	return r
}

// numbered reports whether a word is an entry's number.
func (x *Index) numbered(e, id int32) bool {
	i, ok := slices.BinarySearchFunc(x.posts[id], e, func(p posting, e int32) int { return int(p.entry - e) })
	return ok && x.posts[id][i].tf[number] > 0
}

// tail is the part of the best score below which an entry is no answer.
const tail = 0.2

// maxWords of a question that are looked for; nobody asks longer.
const maxWords = 32

func ids(words []word) []int32 {
	out := make([]int32, len(words))
	for i, w := range words {
		out[i] = w.id
	}
	return out
}

// question reads the words, without those that say nothing and each once. A word that stands nowhere is replaced by the
// nearest that does, or dropped where none is near.
func (x *Index) question(query string, r *Result) []word {
	var all []string
	tokens(strings.ReplaceAll(query, "§", " section "), func(t token) {
		if len(all) < maxWords && len(t.text) <= maxLetters*utf8.UTFMax {
			all = append(all, plain(t.text))
		}
	})
	var out []word
	add := func(w word) {
		if w.id != nothing && !slices.ContainsFunc(out, func(o word) bool { return o.id == w.id }) {
			out = append(out, w)
		}
	}
	for i, p := range all {
		// A letter alone is a label or a slip, unless it is all there is.
		if p == "" || len(p) == 1 && !digit(p, 0) && len(all) > 1 || counters[p] && i+1 < len(all) && digit(all[i+1], 0) {
			continue
		}
		if id, ok := x.known(p); ok {
			add(word{p, id, i > 0 && counters[all[i-1]] && digit(p, 0)})
			continue
		}
		instead := x.nearest(p)
		if len(instead) == 0 {
			out = append(out, word{text: p, id: unknown}) // it counts as a word that is not answered
			continue
		}
		r.Corrections = append(r.Corrections, Correction{p, strings.Join(instead, " ")})
		for _, s := range instead {
			add(word{text: s, id: x.words[s]})
		}
	}
	if !slices.ContainsFunc(out, func(w word) bool { return w.id != unknown }) {
		return nil
	}
	return out
}

// unknown is the stem of a word that stands nowhere.
const unknown = -2

// known finds the stem of a plain word, if a text or the table of synonyms has it.
func (x *Index) known(p string) (int32, bool) {
	if id, ok := x.words[p]; ok {
		return id, true
	}
	id, ok := x.stems[stem(p)]
	return id, ok
}

// longest is the number of words at the start of a question that are a phrase of some group; 1 where none are.
func (x *Index) longest(words []word) int {
	for n := min(len(words), 4); n > 1; n-- {
		if len(x.phrases[key(ids(words[:n]))]) > 0 {
			return n
		}
	}
	return 1
}

// alternatives of a phrase are the others of its groups and, where asked for, itself.
func (x *Index) alternatives(phrase []int32, itself bool) []alternative {
	var out []alternative
	if itself {
		out = append(out, alternative{1, phrase})
	}
	for _, g := range x.phrases[key(phrase)] {
		for _, a := range x.groups[g].alts {
			if slices.Equal(a, phrase) {
				continue
			}
			i := slices.IndexFunc(out, func(o alternative) bool { return slices.Equal(o.ids, a) })
			if i < 0 {
				out = append(out, alternative{x.groups[g].weight, a})
			} else {
				out[i].weight = max(out[i].weight, x.groups[g].weight)
			}
		}
	}
	return out
}

// rate scores every entry for a word and what may stand for it, as if all were one word. It adds the phrases that stand
// anywhere to those used.
func (x *Index) rate(alts []alternative, used *[][]int32) []float64 {
	tf := make([]float64, len(x.entries))
	for _, a := range alts {
		found := x.frequency(a.ids)
		for e, n := range found {
			tf[e] = max(tf[e], a.weight*n)
		}
		if len(found) > 0 {
			*used = append(*used, a.ids)
		}
	}
	df := 0.0
	for _, n := range tf {
		if n > 0 {
			df++
		}
	}
	total := float64(len(x.entries))
	idf := math.Log(1 + (total-df+0.5)/(df+0.5))
	for e, n := range tf {
		if n > 0 {
			tf[e] = idf * n * (saturation + 1) / (n + saturation)
		}
	}
	return tf
}

// frequency is how often a phrase stands in the entries, by weight of the fields; it is that of its rarest word.
func (x *Index) frequency(phrase []int32) map[int32]float64 {
	out := map[int32]float64{}
	for i, id := range phrase {
		if id < 0 {
			return nil
		}
		here := make(map[int32]float64, len(x.posts[id]))
		for _, p := range x.posts[id] {
			sum := 0.0
			for f, n := range p.tf {
				if n > 0 {
					long := float64(x.entries[p.entry].len[f]) / x.avg[f]
					sum += weight[f] * float64(n) / (1 - length[f] + length[f]*long)
				}
			}
			if i == 0 {
				here[p.entry] = sum
			} else if before, ok := out[p.entry]; ok {
				here[p.entry] = min(before, sum)
			}
		}
		out = here
	}
	return out
}

// named is the bonus of an entry that is called just what was asked for, or whose name holds it.
func (x *Index) named(e *entry, asked []int32) float64 {
	bonus := 1.0
	for _, name := range e.names {
		switch common := shared(name, asked); {
		case common == len(asked) && common == len(name) && slices.Equal(name, asked):
			return 2.4
		case common == len(asked) && common == len(name):
			bonus = max(bonus, 2.2)
		case common == len(asked):
			bonus = max(bonus, 1.3)
		case common == len(name) && common > 1:
			bonus = max(bonus, 1.25)
		}
	}
	return bonus
}

func shared(a, b []int32) int {
	n := 0
	for _, id := range a {
		if slices.Contains(b, id) {
			n++
		}
	}
	return n
}
