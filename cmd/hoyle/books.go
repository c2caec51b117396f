package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/archive"
	"hoyle/adjudicate/record"
	"hoyle/adjudicate/record/iss"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
)

// read decodes the records of a file, or makes records of a server's game lines.
func (f format) read(t *term.IO, file string) ([]*record.Doc, error) {
	if !f.archive(file) {
		return adjudicate.Read(file, t.In)
	}
	var (
		docs   []*record.Doc
		failed failures
	)
	err := eachLine(t, &failed, file, func(g *iss.Game) error {
		d, err := archive.Record(g)
		if err == nil {
			docs = append(docs, d)
		}
		return err
	})
	return docs, errors.Join(err, failed.err())
}

// bookNames are the rule sets of all games.
func bookNames() []string {
	var names []string
	for _, g := range adjudicate.Games {
		for _, r := range g.RuleSets {
			if !slices.Contains(names, r.Name) {
				names = append(names, r.Name)
			}
		}
	}
	return names
}

func checkBooks(cmd *cobra.Command, books []string) error {
	if len(books) > 2 {
		return usagef(cmd, "--rules takes one rule set or two, not %d", len(books))
	}
	if len(books) == 2 && books[0] == books[1] {
		return usagef(cmd, "--rules names %s twice", books[0])
	}
	for _, b := range books {
		if !slices.Contains(bookNames(), b) {
			return unknown(cmd, "rule set", b, bookNames())
		}
	}
	return nil
}

func (o *judgeOptions) printBooks(out *printer, d *record.Doc, b *adjudicate.Books) error {
	if o.output == asJSON {
		return out.json(b.AppendJSON)
	}
	return out.page(booksPage(d, b, o.brief))
}

// booksPage lays two rulings on one hand side by side, then the steps that make the difference, and unless brief the
// laws behind them.
func booksPage(d *record.Doc, two *adjudicate.Books, brief bool) *render.Page {
	p := newPage(d.Game)
	title := d.Title
	if title == "" {
		title = d.Game.Title
	}
	p.Title(title)
	p.Section("By two books")
	header := []string{"", two.By[0].Set.Title, two.By[1].Set.Title}
	table := render.Table{Header: header, Align: []render.Align{render.Left, render.Left, render.Left}}
	row := func(name string, of func(*adjudicate.ByBook) string) {
		x, y := of(&two.By[0]), of(&two.By[1])
		if x != "" || y != "" {
			table.Rows = append(table.Rows, []string{name, x, y})
		}
	}
	of := func(f func(*adjudicate.Ruling) string) func(*adjudicate.ByBook) string {
		return func(b *adjudicate.ByBook) string {
			if b.Ruling == nil {
				return ""
			}
			return f(b.Ruling)
		}
	}
	row("Edition", func(b *adjudicate.ByBook) string { return b.Set.Edition })
	row("Contract", of(func(r *adjudicate.Ruling) string { return r.Contract.String() }))
	row("Irregular", of(func(r *adjudicate.Ruling) string {
		var all []string
		for _, f := range r.Findings {
			all = append(all, dots(trickName(f.Trick), f.By, marked(f.Card), f.What)+" ["+cite(r, f.Law)+"]")
		}
		return join(all)
	}))
	row("Dispute", of(func(r *adjudicate.Ruling) string {
		switch {
		case len(r.Disputes) > 0:
			var all []string
			for _, d := range r.Disputes {
				all = append(all, dots(d.By, d.Says)+": "+d.Text.String())
			}
			return join(all)
		case r.Dispute == nil:
			return ""
		}
		return disputed(r)
	}))
	row("Ruling", func(b *adjudicate.ByBook) string {
		if b.Ruling == nil {
			return "None. " + b.None()
		}
		return b.Ruling.Summary.String()
	})
	row("Value", of(func(r *adjudicate.Ruling) string {
		if r.Value == nil {
			return ""
		}
		return strconv.Itoa(*r.Value)
	}))
	row("Points", of(func(r *adjudicate.Ruling) string { return plainCounts(r.Points) }))
	row("Score", of(func(r *adjudicate.Ruling) string { return scoreLine(r.Scores) }))
	row("Left to choose", of(func(r *adjudicate.Ruling) string {
		var all []string
		for _, x := range r.Options {
			all = append(all, dots(x.By, x.Choice)+" ["+cite(r, x.Law)+"]")
		}
		return join(all)
	}))
	p.Table(table)
	differences(p, two)
	if !brief {
		differentLaws(p, two)
	}
	return p
}

// differences sets the steps that make the difference beside each other; where only one book rules, its steps.
func differences(p *render.Page, two *adjudicate.Books) {
	for i := range two.By {
		if one := two.By[i].Ruling; one != nil && two.By[1-i].Ruling == nil {
			p.Section(two.By[i].Set.Title)
			reasons(p, one)
			return
		}
	}
	p.Section("What makes the difference")
	if len(two.Differences) == 0 {
		p.Say("Nothing: both books take the same steps.")
		return
	}
	table := render.Table{Header: []string{"", two.By[0].Set.Title, two.By[1].Set.Title}, Align: []render.Align{render.Right, render.Left, render.Left}}
	for i, c := range two.Differences {
		cells := []string{strconv.Itoa(i + 1)}
		for side, steps := range c.Steps {
			var all []string
			for _, s := range steps {
				all = append(all, s.Text+" ["+cite(two.By[side].Ruling, s.Law)+"]")
			}
			cells = append(cells, strings.Join(all, "\n"))
		}
		table.Rows = append(table.Rows, cells)
	}
	p.Table(table)
	if text := plural(two.Same, "further step"); text != "" {
		verb := " are"
		if two.Same == 1 {
			verb = " is"
		}
		p.Say(text + verb + " the same by both books.")
	}
}

// differentLaws adds the texts of the laws that make the difference, book by book.
func differentLaws(p *render.Page, two *adjudicate.Books) {
	texts, err := docs.Load(two.Game.Name)
	if err != nil {
		return // a game without texts has none to show
	}
	for side := range two.By {
		begun := false
		for _, l := range two.Laws(side) {
			s := texts.Section(string(l))
			if s == nil {
				continue
			}
			if !begun {
				p.Section("The law: " + two.By[side].Set.Title)
				begun = true
			}
			p.Prose(s.Title, s.Text)
		}
	}
}

func join(list []string) string {
	out := ""
	for i, s := range list {
		if i > 0 {
			out += "; "
		}
		out += s
	}
	return out
}

func plainCounts(list []adjudicate.Count) string {
	var words []string
	for _, c := range list {
		words = append(words, c.Name+" "+strconv.Itoa(c.N))
	}
	return join(words)
}
