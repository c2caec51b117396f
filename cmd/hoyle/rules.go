package main

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
	"hoyle/engine/card"
	"hoyle/internal/jsonline"
	"hoyle/testdata"
)

// Words that stand in the place of a game or of a section.
const (
	glossaryWord = "glossary"
	issuesWord   = "issues"
)

type rulesOptions struct {
	game, set, query string
	output           output
	cases            bool
}

func newRules(t *term.IO) *cobra.Command {
	o := &rulesOptions{}
	cmd := &cobra.Command{
		Use:   "rules [GAME[/RULESET]] [SECTION]",
		Short: "Look a law up",
		Long: `Rules shows the texts of the laws: the games; a game's contents; or a section, by its number, its id, its heading or
a name that players use for it. A range such as 49-51 shows several.

In the place of a section, issues lists where the law of the game is silent and how it is read here; issues and a name
shows one. In the place of a game, glossary lists the terms; glossary and a term shows one.`,
		Example: `  hoyle rules skat
  hoyle rules skat 53
  hoyle rules skat/foster 49-51
  hoyle rules skat "passt mir nicht" --cases
  hoyle rules glossary vorhand`,
		Args: cobra.ArbitraryArgs, // a section may be written in several words

		ValidArgsFunction: func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
			out, directive := completeRules(cmd, args, word)
			if len(args) == 0 {
				out = append(out, cobra.CompletionWithDesc(glossaryWord, "the terms"))
			}
			return out, directive
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				id := strings.SplitN(strings.ToLower(args[0]), "/", 3)
				o.game = id[0]
				if len(id) > 1 {
					o.set = id[1]
				}
				query := args[1:]
				if len(id) > 2 {
					query = append([]string{id[2]}, query...)
				}
				o.query = strings.Join(query, " ")
			}
			if o.cases && (o.query == "" || o.game == glossaryWord) {
				return usagef(cmd, "--cases needs a SECTION")
			}
			return o.run(t)
		},
	}
	o.output.flag(cmd)
	cmd.Flags().BoolVar(&o.cases, "cases", false, "show the cases that turn on the section")
	return cmd
}

func (o *rulesOptions) run(t *term.IO) error {
	out := &printer{t: t, form: o.output}
	switch {
	case o.game == "":
		return o.games(out)
	case o.game == glossaryWord:
		return o.glossary(out)
	}
	g, err := docs.Load(o.game)
	if err != nil {
		return err
	}
	first, rest, _ := strings.Cut(o.query, " ")
	switch {
	case o.query == "":
		return o.contents(out, g)
	case strings.EqualFold(first, issuesWord):
		return o.issues(out, g, rest)
	}
	sections, err := docs.Find(o.game, o.set, o.query)
	if err == nil {
		return o.sections(out, g, sections)
	}
	// A term or an issue by that name is what was meant, if no section is.
	if o.set == "" && !o.cases && is[*docs.NotFound](err) && !ambiguous(err) {
		if i, ierr := docs.FindIssue(o.game, o.query); ierr == nil {
			return o.issue(out, g, i)
		}
		if term, terr := docs.FindTerm(o.query); terr == nil {
			return o.term(out, term)
		}
	}
	return err
}

func ambiguous(err error) bool {
	var miss *docs.NotFound
	return errors.As(err, &miss) && miss.Ambiguous
}

// lawPage is a page of law text; cards are pretty in games with French suits.
func lawPage(game string) *render.Page {
	p := &render.Page{}
	if g := adjudicate.Game(game); g != nil && g.Cards == card.French {
		p.Cards = render.FrenchWords
	}
	return p
}

// games lists what there is.
func (o *rulesOptions) games(out *printer) error {
	p := &render.Page{}
	p.Title("Rules")
	for _, name := range docs.Games() {
		g, err := docs.Load(name)
		if err != nil {
			return err
		}
		for _, r := range g.RuleSets {
			if out.form == asJSON {
				err := writeJSON(out.t, func(w *jsonline.Writer) {
					w.Str("id", r.ID)
					w.Str("title", r.Title)
					w.Str("edition", r.Edition)
					w.Num("sections", len(r.Sections()))
				})
				if err != nil {
					return err
				}
				continue
			}
			p.Bullets(render.Item{Head: r.ID, Text: r.Title, Sub: []string{r.Edition, plural(len(r.Sections()), "section")}})
		}
	}
	if out.form == asJSON {
		return nil
	}
	p.Say("A game's contents: hoyle rules GAME. A section: hoyle rules GAME SECTION. The terms: hoyle rules glossary.")
	return out.page(p)
}

// contents lists the sections of a game's rule sets.
func (o *rulesOptions) contents(out *printer, g *docs.Game) error {
	sets := g.RuleSets
	if o.set != "" {
		r, err := g.RuleSet(o.set)
		if err != nil {
			return err
		}
		sets = []*docs.RuleSet{r}
	}
	if out.form == asJSON {
		for _, r := range sets {
			for _, s := range r.Sections() {
				if err := o.sectionJSON(out, g, s); err != nil {
					return err
				}
			}
		}
		return nil
	}
	for _, r := range sets {
		p := lawPage(g.Name)
		p.Title(r.Title, r.Edition)
		if r.Intro != "" {
			p.Prose("", r.Intro)
		}
		for _, c := range r.Chapters {
			p.Section(c.Heading)
			var items []render.Item
			for _, s := range c.Sections {
				items = append(items, render.Item{Text: s.Title, Cite: word(s)})
			}
			p.Bullets(items...)
		}
		if len(g.Issues) > 0 {
			p.Section("Where the law is silent")
			p.Say(fmt.Sprintf("%s: hoyle rules %s issues", plural(len(g.Issues), "issue"), g.Name))
		}
		if err := out.page(p); err != nil {
			return err
		}
	}
	return nil
}

// word is the id of a section whose heading does not begin with it.
func word(s *docs.Section) string {
	if s.Title == s.Heading {
		return s.Number
	}
	return ""
}

// sections shows whole sections, each with its edition.
func (o *rulesOptions) sections(out *printer, g *docs.Game, list []*docs.Section) error {
	for _, s := range list {
		var err error
		if out.form == asJSON {
			err = o.sectionJSON(out, g, s)
		} else {
			err = o.section(out, g, s)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (o *rulesOptions) section(out *printer, g *docs.Game, s *docs.Section) error {
	r := setOf(g, s)
	p := lawPage(g.Name)
	p.Title(s.Title, dots(r.Title, s.Chapter), r.Edition, dots(s.ID, string(s.Kind)))
	p.Prose("", s.Text)
	references(p, "See also", r.ID, s.See)
	references(p, "Referred to by", r.ID, s.SeenFrom)
	if issues := g.IssuesOn(s.ID); len(issues) > 0 {
		p.Section("Where the law is silent")
		for _, i := range issues {
			p.Bullets(render.Item{Head: i.Heading, Text: flat(i.Adopted), Cite: i.Name})
		}
	}
	if o.cases {
		cases, err := casesOn(s)
		if err != nil {
			return err
		}
		p.Section("Cases")
		if len(cases) == 0 {
			p.Say("No case turns on this section.")
		}
		for _, d := range cases {
			p.Bullets(render.Item{Head: or(d.Title, d.File), Text: flat(d.Why), Sub: []string{d.File}})
		}
	}
	return out.page(p)
}

func or(s, instead string) string {
	if s == "" {
		return instead
	}
	return s
}

// flat makes one paragraph of a text.
func flat(s string) string { return strings.Join(strings.Fields(s), " ") }

func setOf(g *docs.Game, s *docs.Section) *docs.RuleSet {
	for _, r := range g.RuleSets {
		if strings.HasPrefix(s.ID, r.ID+"/") {
			return r
		}
	}
	return &docs.RuleSet{}
}

// references lists sections by their headings, those of another rule set with their whole id.
func references(p *render.Page, heading, set string, ids []string) {
	if len(ids) == 0 {
		return
	}
	p.Section(heading)
	var items []render.Item
	for _, id := range ids {
		it := render.Item{Text: id}
		game, _, _ := strings.Cut(id, "/")
		if g, err := docs.Load(game); err == nil {
			if s := g.Section(id); s != nil {
				it.Text, it.Cite = s.Title, id
				if setOf(g, s).ID == set {
					it.Cite = word(s)
				}
			}
		}
		items = append(items, it)
	}
	p.Bullets(items...)
}

func (o *rulesOptions) sectionJSON(out *printer, g *docs.Game, s *docs.Section) error {
	var cases []*record.Doc
	if o.cases {
		var err error
		if cases, err = casesOn(s); err != nil {
			return err
		}
	}
	var issues []string
	for _, i := range g.IssuesOn(s.ID) {
		issues = append(issues, i.ID)
	}
	return writeJSON(out.t, func(w *jsonline.Writer) {
		w.Str("id", s.ID)
		w.Str("title", s.Title)
		w.Str("chapter", s.Chapter)
		w.Str("edition", setOf(g, s).Edition)
		w.Str("kind", string(s.Kind))
		jsonline.OptStrings(w, "aliases", s.Aliases)
		w.Str("text", s.Text)
		jsonline.OptStrings(w, "see", s.See)
		jsonline.OptStrings(w, "seenFrom", s.SeenFrom)
		jsonline.OptStrings(w, "issues", issues)
		if len(cases) > 0 {
			jsonline.Objects(w, "cases", cases, func(d *record.Doc) {
				w.Str("file", d.File)
				w.Str("title", d.Title)
				w.Opt("why", flat(d.Why))
			})
		}
	})
}

// casesOn lists the built-in cases whose expect names the section.
func casesOn(s *docs.Section) ([]*record.Doc, error) {
	game, rest, _ := strings.Cut(s.ID, "/")
	set, _, _ := strings.Cut(rest, "/")
	var on []*record.Doc
	err := eachRecord(testdata.Cases, "cases/"+game, func(hands []*record.Doc) error {
		for _, d := range hands {
			if turnsOn(d, set, s) {
				on = append(on, d)
			}
		}
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return on, err
}

func turnsOn(d *record.Doc, set string, s *docs.Section) bool {
	x := d.Expect
	if x == nil || d.Game == nil {
		return false
	}
	rules, _ := d.Game.RuleSet(d.Hand.Rules)
	names := func(law string) bool {
		return law == s.ID || law == s.Number && rules.Name == set
	}
	return slices.ContainsFunc(x.Laws.V, names) ||
		slices.ContainsFunc(x.Findings.V, func(f record.Finding) bool { return names(f.Law.V) }) ||
		slices.ContainsFunc(x.Marks.V, func(m record.Mark) bool { return names(m.Law.V) })
}

// issues lists the points where the law is silent, or shows one.
func (o *rulesOptions) issues(out *printer, g *docs.Game, name string) error {
	if name != "" {
		i, err := docs.FindIssue(g.Name, name)
		if err != nil {
			return err
		}
		return o.issue(out, g, i)
	}
	if out.form == asJSON {
		for _, i := range g.Issues {
			if err := issueJSON(out, i); err != nil {
				return err
			}
		}
		return nil
	}
	p := lawPage(g.Name)
	p.Title("Where the law of " + g.Name + " is silent")
	var items []render.Item
	for _, i := range g.Issues {
		items = append(items, render.Item{Head: i.Heading, Text: flat(i.Adopted), Cite: i.Name})
	}
	p.Bullets(items...)
	return out.page(p)
}

func (o *rulesOptions) issue(out *printer, g *docs.Game, i *docs.Issue) error {
	if out.form == asJSON {
		return issueJSON(out, i)
	}
	p := lawPage(g.Name)
	p.Title(i.Heading, i.ID)
	for _, part := range []struct{ heading, text string }{
		{"The point", i.Point}, {"Readings", i.Readings}, {"Adopted", i.Adopted}, {"Why", i.Why},
	} {
		p.Section(part.heading)
		p.Prose("", part.text)
	}
	references(p, "On", "", i.On)
	return out.page(p)
}

func issueJSON(out *printer, i *docs.Issue) error {
	return writeJSON(out.t, func(w *jsonline.Writer) {
		w.Str("id", i.ID)
		w.Str("title", i.Heading)
		jsonline.Strings(w, "on", i.On)
		w.Str("point", i.Point)
		w.Str("readings", i.Readings)
		w.Str("adopted", i.Adopted)
		w.Str("why", i.Why)
	})
}

// glossary lists the terms, or shows one.
func (o *rulesOptions) glossary(out *printer) error {
	terms := docs.Glossary()
	if o.query != "" {
		t, err := docs.FindTerm(o.query)
		if err != nil {
			return err
		}
		return o.term(out, t)
	}
	if out.form == asJSON {
		for _, t := range terms {
			if err := termJSON(out, t); err != nil {
				return err
			}
		}
		return nil
	}
	p := &render.Page{}
	p.Title("Glossary")
	var items []render.Item
	for _, t := range terms {
		items = append(items, render.Item{Head: t.Name, Text: flat(t.Text)})
	}
	p.Bullets(items...)
	return out.page(p)
}

func (o *rulesOptions) term(out *printer, t *docs.Term) error {
	if out.form == asJSON {
		return termJSON(out, t)
	}
	p := &render.Page{}
	p.Title(t.Name, strings.Join(t.Aliases, ", "), strings.Join(t.Games, ", "))
	p.Prose("", t.Text)
	return out.page(p)
}

func termJSON(out *printer, t *docs.Term) error {
	return writeJSON(out.t, func(w *jsonline.Writer) {
		w.Str("id", t.ID)
		w.Str("name", t.Name)
		jsonline.Strings(w, "games", t.Games)
		jsonline.Strings(w, "aliases", t.Aliases)
		w.Str("text", t.Text)
	})
}
