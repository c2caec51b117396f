package main

import (
	"errors"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/adjudicate/record/iss"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
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
		d, err := adjudicate.LineRecord(g)
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
	for _, b := range books {
		if !slices.Contains(bookNames(), b) {
			return unknown(cmd, "rule set", b, bookNames())
		}
	}
	return nil
}

// byBook is a record judged by one book, or why it could not be.
type byBook struct {
	set    engine.RuleSet
	ruling *adjudicate.Ruling
	hand   engine.Hand
	err    error
}

// judgeBy judges a record by a rule set, its contract in the words of that book.
func judgeBy(d *record.Doc, rules string) byBook {
	set, ok := d.Game.RuleSet(rules)
	if !ok {
		return byBook{set: engine.RuleSet{Name: rules, Title: rules}, err: &engine.NoEquivalent{Rules: rules, What: "no " + d.Game.Title}}
	}
	b := byBook{set: set, hand: d.Hand}
	if translate := d.Game.Translate; translate != nil {
		if b.hand.Contract, b.err = translate(&d.Hand, rules); b.err != nil {
			return b
		}
	}
	b.hand.Rules, b.hand.Variant = rules, ""
	b.ruling, b.err = adjudicate.Judge(d.Game, &b.hand, d.Title, nil)
	return b
}

// byBooks judges a record by the books of --rules, side by side where there are two.
func (o *judgeOptions) byBooks(t *term.IO, failed *failures, out *printer, d *record.Doc) error {
	books := make([]byBook, len(o.books))
	for i, name := range o.books {
		books[i] = judgeBy(d, name)
	}
	if len(books) == 1 || o.output == asJSON {
		for _, b := range books {
			if b.err != nil {
				failed.add(t, d.Locate(noContract(d, b)))
				continue
			}
			var err error
			if o.output == asJSON {
				err = out.json(b.ruling.AppendJSON)
			} else {
				err = out.page(rulingPage(d.Game, &b.hand, b.ruling, o.brief))
			}
			if err != nil {
				return err
			}
		}
		return nil
	}
	return out.page(booksPage(d, books[0], books[1]))
}

// noContract gives an error without a place in the record that of the contract.
func noContract(d *record.Doc, b byBook) error {
	var none *engine.NoEquivalent
	if errors.As(b.err, &none) {
		return engine.Impossiblef(d.Hand.ContractPos, "%s has no equivalent: it knows %s", b.set.Title, none.What)
	}
	return b.err
}

// booksPage lays two rulings on one hand side by side, and then the steps that make the difference.
func booksPage(d *record.Doc, a, b byBook) *render.Page {
	p := newPage(d.Game, d.Hand.Players)
	title := d.Title
	if title == "" {
		title = d.Game.Title
	}
	p.Title(title)
	p.Section("By two books")
	table := render.Table{Header: []string{"", a.set.Title, b.set.Title}, Align: []render.Align{render.Left, render.Left, render.Left}}
	row := func(name string, of func(byBook) string) {
		x, y := of(a), of(b)
		if x != "" || y != "" {
			table.Rows = append(table.Rows, []string{name, x, y})
		}
	}
	of := func(f func(*adjudicate.Ruling) string) func(byBook) string {
		return func(b byBook) string {
			if b.ruling == nil {
				return ""
			}
			return f(b.ruling)
		}
	}
	row("Edition", func(b byBook) string { return b.set.Edition })
	row("Contract", of(func(r *adjudicate.Ruling) string { return r.Contract }))
	row("Irregular", of(func(r *adjudicate.Ruling) string {
		var all []string
		for _, f := range r.Findings {
			all = append(all, dots(f.What, f.By, trickName(f.Trick))+" ["+f.Law.Section()+"]")
		}
		return join(all)
	}))
	row("Ruling", func(b byBook) string {
		if b.ruling == nil {
			return "None: " + refusal(b)
		}
		return b.ruling.Summary
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
			all = append(all, dots(x.By, x.Choice)+" ["+x.Law.Section()+"]")
		}
		return join(all)
	}))
	p.Table(table)
	for _, x := range []byBook{a, b} {
		if x.ruling == nil {
			continue
		}
		p.Section(x.set.Title)
		var items []render.Item
		for _, s := range x.ruling.Reasons {
			items = append(items, render.Item{Text: s.Text, Cite: cite(x.ruling, s.Law)})
		}
		p.Steps(items...)
	}
	return p
}

// refusal is why a book has no ruling on a hand.
func refusal(b byBook) string {
	var (
		none *engine.NoEquivalent
		bad  *engine.Impossible
	)
	switch {
	case errors.As(b.err, &none):
		return "the contract has no equivalent; this book knows " + none.What + "."
	case errors.As(b.err, &bad):
		return bad.What + "."
	}
	return b.err.Error()
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
