package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
	"hoyle/engine"
	"hoyle/internal/jsonline"
	"hoyle/testdata"
)

type casesOptions struct {
	game, set, query string
	output           output
}

func newCases(t *term.IO) *cobra.Command {
	o := &casesOptions{}
	cmd := &cobra.Command{
		Use:   "cases [GAME[/RULESET]] [SECTION | CASE]",
		Short: "The public cases: what happened, the ruling, and why",
		Long: `Cases shows the suite of cases that prove the laws: how many there are; those of a game, by the section that each
turns on; those that turn on a section, a page each; or one, by its name.

Every case is a record with what its ruling must be. hoyle verify judges them all.`,
		Example: `  hoyle cases skat
  hoyle cases skat 53
  hoyle cases skat revoke
  hoyle cases skat 53-played-out-with-90`,
		Args: cobra.ArbitraryArgs, // a section may be written in several words

		ValidArgsFunction: completeCases,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				o.game, o.set, _ = strings.Cut(strings.ToLower(args[0]), "/")
				o.query = strings.Join(args[1:], " ")
			}
			return o.run(t, cmd)
		},
	}
	o.output.flag(cmd)
	return cmd
}

func (o *casesOptions) run(t *term.IO, cmd *cobra.Command) error {
	out := &printer{t: t, form: o.output}
	if o.game == "" {
		return o.count(out)
	}
	if _, err := gameOf(cmd, o.game); err != nil {
		return err
	}
	all, err := suite(o.game)
	if err != nil {
		return err
	}
	if o.set != "" {
		g, err := docs.Load(o.game)
		if err != nil {
			return err
		}
		if _, err := g.RuleSet(o.set); err != nil {
			return err
		}
		all = slices.DeleteFunc(all, func(c publicCase) bool { return c.set() != o.set })
	}
	if o.query == "" {
		return o.contents(out, all)
	}
	var shown []publicCase
	for _, c := range all {
		if c.name() == o.query {
			shown = append(shown, c)
		}
	}
	if shown == nil {
		sections, err := docs.Find(o.game, o.set, o.query)
		if err != nil {
			return err
		}
		for _, c := range all {
			if slices.ContainsFunc(sections, c.turnsOn) {
				shown = append(shown, c)
			}
		}
	}
	if shown == nil {
		return usagef(cmd, "no case turns on %q", o.query)
	}
	for _, c := range shown {
		if out.form == asJSON {
			err = c.json(t, true)
		} else {
			err = c.pages(out)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// publicCase is a file of the suite; a sitting has several hands.
type publicCase struct {
	file  string // cases/skat/foster/53-….yaml
	hands []*record.Doc
}

// suite reads the cases of a game, or all of them.
func suite(game string) ([]publicCase, error) {
	var all []publicCase
	err := eachRecord(testdata.Cases, path.Join("cases", game), func(hands []*record.Doc) error {
		all = append(all, publicCase{hands[0].File, hands})
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return all, err
}

// name of a case is its file's.
func (c publicCase) name() string { return strings.TrimSuffix(path.Base(c.file), path.Ext(c.file)) }

func (c publicCase) set() string  { return path.Base(path.Dir(c.file)) }
func (c publicCase) game() string { return path.Base(path.Dir(path.Dir(c.file))) }

// law is the rule set with its edition.
func (c publicCase) law() string {
	if g := adjudicate.Game(c.game()); g != nil {
		if r, ok := g.RuleSet(c.set()); ok {
			return dots(g.Title, r.Title, r.Edition)
		}
	}
	return ""
}

func (c publicCase) title() string {
	for _, d := range c.hands {
		if d.Title != "" {
			return d.Title
		}
	}
	return c.name()
}

// turnsOn reports whether a hand expects the section, or the case is filed under it.
func (c publicCase) turnsOn(s *docs.Section) bool {
	if s.ID == c.game()+"/"+c.set()+"/"+s.Number && strings.HasPrefix(c.name(), s.Number+"-") && c.section() == s.Number {
		return true
	}
	return slices.ContainsFunc(c.hands, func(d *record.Doc) bool {
		_, rest, _ := strings.Cut(s.ID, "/")
		set, _, _ := strings.Cut(rest, "/")
		return turnsOn(d, set, s)
	})
}

// section is the one that the case is filed under: the longest with whose number its name begins; "" for a record that
// must be refused.
func (c publicCase) section() string {
	g, err := docs.Load(c.game())
	if err != nil {
		return ""
	}
	r, err := g.RuleSet(c.set())
	if err != nil {
		return ""
	}
	best := ""
	for _, s := range r.Sections() {
		if len(s.Number) > len(best) && strings.HasPrefix(c.name()+"-", s.Number+"-") {
			best = s.Number
		}
	}
	return best
}

// count tells how many cases there are.
func (o *casesOptions) count(out *printer) error {
	all, err := suite("")
	if err != nil {
		return err
	}
	if out.form == asJSON {
		for _, c := range all {
			if err := c.json(out.t, false); err != nil {
				return err
			}
		}
		return nil
	}
	p := &render.Page{}
	p.Title("Cases")
	table := render.Table{Header: []string{"Rules", "Cases"}, Align: []render.Align{render.Left, render.Right}}
	for i, c := range all {
		id := c.game() + "/" + c.set()
		if i == 0 || id != all[i-1].game()+"/"+all[i-1].set() {
			n := 0
			for _, x := range all {
				if x.game()+"/"+x.set() == id {
					n++
				}
			}
			table.Rows = append(table.Rows, []string{id, fmt.Sprint(n)})
		}
	}
	table.Footer = []string{"Total", fmt.Sprint(len(all))}
	p.Table(table)
	p.Say("Those of a game: hoyle cases GAME. Those that turn on a section: hoyle cases GAME SECTION.")
	return out.page(p)
}

// contents lists the cases of a game by the sections that they are filed under, in the text's order.
func (o *casesOptions) contents(out *printer, all []publicCase) error {
	if out.form == asJSON {
		for _, c := range all {
			if err := c.json(out.t, false); err != nil {
				return err
			}
		}
		return nil
	}
	g, err := docs.Load(o.game)
	if err != nil {
		return err
	}
	filed := make([]string, len(all))
	for i, c := range all {
		filed[i] = c.section()
	}
	for _, r := range g.RuleSets {
		if o.set != "" && r.Name != o.set {
			continue
		}
		p := lawPage(o.game)
		p.Title("Cases of "+r.Title, r.Edition)
		list := func(heading, number string) {
			var items []render.Item
			for i, c := range all {
				if filed[i] == number && c.set() == r.Name {
					items = append(items, render.Item{Text: c.title(), Cite: c.name()})
				}
			}
			if len(items) > 0 {
				p.Section(heading)
				p.Bullets(items...)
			}
		}
		for _, s := range r.Sections() {
			list(s.Title, s.Number)
		}
		list("Records that must be refused", "")
		if err := out.page(p); err != nil {
			return err
		}
	}
	return nil
}

// pages shows the hands of a case, a page each.
func (c publicCase) pages(out *printer) error {
	var sitting adjudicate.Sitting
	for i, d := range c.hands {
		trace := &engine.Trace{}
		r, err := sitting.Rule(d, trace)
		p := &render.Page{}
		if err == nil {
			p = newPage(d.Game)
		}
		name := path.Join(c.game(), c.set(), c.name())
		if len(c.hands) > 1 {
			name = fmt.Sprintf("%s, hand %d of %d", name, i+1, len(c.hands))
		}
		p.Title(or(d.Title, c.title()), c.law(), name)
		if err == nil {
			happened(p, d, r, trace)
			ruled(p, r)
		} else {
			src, rerr := fs.ReadFile(testdata.Cases, c.file)
			if rerr != nil {
				return rerr
			}
			p.Section("The record")
			p.Prose("", "```\n"+bare(string(src))+"```")
			p.Section("The ruling")
			p.Stress("There is none: the record is refused.")
			p.Say(whyRefused(err))
		}
		if d.Why != "" {
			p.Section("Why")
			p.Say(flat(d.Why))
		}
		references(p, "The laws", c.game()+"/"+c.set(), c.laws(d))
		if err := out.page(p); err != nil {
			return err
		}
	}
	return nil
}

// ruled is the ruling in short: the answer, the score, the steps and what is left to choose.
func ruled(p *render.Page, r *adjudicate.Ruling) {
	disputes(p, r)
	p.Section("The ruling")
	if r.Dispute != nil && len(r.Disputes) == 0 {
		p.Stress(disputed(r))
	}
	if !r.Summary.Empty() {
		p.Stress(r.Summary.String())
	}
	if !strings.Contains(r.Summary.String(), r.Undecided.String()) {
		p.Say("Undecided: " + r.Undecided.String())
	}
	if s := scoreLine(r.Scores); s != "" {
		p.Say("Score: " + s)
	}
	reasons(p, r)
	for _, x := range r.Options {
		p.Bullets(render.Item{Head: dots("Left to choose", x.By, x.Choice), Text: x.Text.String(), Cite: cite(r, x.Law)})
	}
}

// bare is the text of a record without what only the suite needs.
func bare(src string) string {
	var b strings.Builder
	skip := false
	for line := range strings.Lines(src) {
		if line[0] != ' ' && line[0] != '-' {
			key, _, _ := strings.Cut(line, ":")
			skip = slices.Contains([]string{"title", "expect", "why"}, key) || strings.HasPrefix(line, "#")
		}
		if !skip {
			b.WriteString(line)
		}
	}
	return b.String()
}

// whyRefused is the message of a record that is refused, without the place in a file that the reader does not see.
func whyRefused(err error) string {
	var list record.Errors
	var one *record.Error
	switch {
	case errors.As(err, &list):
		var all []string
		for _, e := range list {
			all = append(all, e.Msg)
		}
		return strings.Join(all, "; ")
	case errors.As(err, &one):
		return one.Msg
	}
	return err.Error()
}

// laws are the ids of the sections that a hand expects.
func (c publicCase) laws(d *record.Doc) []string {
	var ids []string
	add := func(law string) {
		if law == "" {
			return
		}
		if !strings.Contains(law, "/") {
			law = c.game() + "/" + c.set() + "/" + law
		}
		if !slices.Contains(ids, law) {
			ids = append(ids, law)
		}
	}
	if d.Expect == nil {
		return nil
	}
	for _, l := range d.Expect.Laws.V {
		add(l)
	}
	for _, f := range d.Expect.Findings.V {
		add(f.Law.V)
	}
	for _, m := range d.Expect.Marks.V {
		add(m.Law.V)
	}
	return ids
}

// happened tells what the record tells.
func happened(p *render.Page, d *record.Doc, r *adjudicate.Ruling, t *engine.Trace) {
	onPage(d.Game, r)
	g, h := d.Game, &d.Hand
	p.Section("What happened")
	dealer := ""
	if h.Dealer != engine.Nobody {
		dealer = h.Name(h.Dealer)
	}
	var calls []string
	for _, a := range h.Bidding {
		calls = append(calls, h.Name(a.By)+" "+call(a))
	}
	fields := []render.Field{
		{Name: "Players", Value: strings.Join(h.Players, ", ")},
		{Name: "Dealer", Value: dealer},
		{Name: "Variant", Value: h.Variant},
		{Name: "Agreed", Value: strings.Join(r.Agreed, ", ")},
		{Name: "Sitting", Value: told(g, h, h.Match)},
	}
	if len(t.Opening) > 0 {
		fields = append(fields, holdings(g, h, t.Opening)...)
	} else {
		fields = append(fields, dealt(g, h, h.Deal)...)
	}
	if len(t.Skat) > 0 {
		fields = append(fields, render.Field{Name: "Skat", Value: handOf(g, t.Skat)})
	}
	if pos := h.Position; pos != nil {
		if len(t.Opening) == 0 {
			fields = append(fields, dealt(g, h, pos.Hands)...)
		}
		so := append(engine.Fields{}, pos.Args...)
		if len(pos.Taken) > 0 {
			so = append(so, engine.Field{Key: "points", Seat: engine.Nobody, Counts: pos.Taken})
		}
		if len(pos.Tricks) > 0 {
			so = append(so, engine.Field{Key: "tricks", Seat: engine.Nobody, Counts: pos.Tricks})
		}
		fields = append(fields, render.Field{Name: "So far", Value: told(g, h, so)}, render.Field{Name: "Leads", Value: leader(h, pos)})
	}
	fields = append(fields,
		render.Field{Name: "Bidding", Value: strings.Join(calls, ", ")},
		render.Field{Name: "Contract", Value: contract(g, h, r)},
		render.Field{Name: "Result", Value: told(g, h, h.Result)})
	if h.Discard != nil {
		fields = append(fields, render.Field{Name: "Laid away", Value: handOf(g, h.Discard.Cards)})
	}
	p.Fields(fields...)
	var faults []render.Item
	for _, a := range h.Faults {
		faults = append(faults, render.Item{Text: dots(who(h, a), meaning(g, a.Word))})
	}
	p.Bullets(faults...)
	before, at := findingsByAct(r)
	if len(h.Faults) == 0 {
		p.Bullets(before...)
	}
	if len(t.Steps) > 0 {
		played(p, g, h, r, t, at, 0)
	}
	if x := h.Dispute; x != nil {
		words := h.Name(x.By) + " says: " + x.Word
		if x.Against != engine.Nobody {
			words += ", by " + h.Name(x.Against)
		}
		if x.Trick > 0 {
			words += fmt.Sprintf(", in trick %d", x.Trick)
		}
		if s := told(g, h, x.Args); s != "" {
			words += " (" + s + ")"
		}
		p.Say(words)
	}
}

// contract is what was played in words, and what else its record says: turned HQ; bid 10.
func contract(g *engine.Game, h *engine.Hand, r *adjudicate.Ruling) string {
	if r.Contract.Empty() {
		return told(g, h, h.Contract)
	}
	rest := slices.DeleteFunc(slices.Clone(h.Contract), func(f engine.Field) bool {
		return f.Key == "by" || f.Key == "game" || f.Key == "how"
	})
	return strings.TrimSuffix(r.Contract.String()+"; "+told(g, h, rest), "; ")
}

func leader(h *engine.Hand, pos *engine.Position) string {
	if pos.Leader == engine.Nobody {
		return ""
	}
	words := h.Name(pos.Leader)
	if pos.Trick > 0 {
		words += fmt.Sprintf(", to trick %d", pos.Trick)
	}
	return words
}

// dealt lists recorded hands and places.
func dealt(g *engine.Game, h *engine.Hand, list []engine.Dealt) []render.Field {
	var fields []render.Field
	for _, x := range list {
		name := x.Place
		if name == "" {
			name = h.Name(x.Seat)
		}
		fields = append(fields, render.Field{Name: name, Value: handOf(g, x.Cards)})
	}
	return fields
}

// who committed a fault: a player, or an onlooker by whatever the record calls him.
func who(h *engine.Hand, a engine.Act) string {
	if a.By != engine.Nobody {
		return h.Name(a.By)
	}
	return a.Args.Word("by")
}

func meaning(g *engine.Game, fault string) string {
	if f, ok := g.Fault(fault); ok {
		return f.Meaning
	}
	return fault
}

// told writes keys of a record in words: points 61, by Anna.
func told(g *engine.Game, h *engine.Hand, fields engine.Fields) string {
	var words []string
	for _, f := range fields {
		value := f.Word
		switch {
		case len(f.Counts) > 0:
			var each []string
			for _, c := range f.Counts {
				name := c.Side
				if c.Seat != engine.Nobody {
					name = h.Name(c.Seat)
				}
				each = append(each, strings.TrimSpace(fmt.Sprintf("%s %d", name, c.N)))
			}
			value = strings.Join(each, ", ")
		case len(f.Cards) > 0:
			value = handOf(g, f.Cards)
		case f.Seat != engine.Nobody:
			value = h.Name(f.Seat)
		case value == "":
			value = fmt.Sprint(f.N)
		}
		words = append(words, f.Key+" "+value)
	}
	return strings.Join(words, "; ")
}

// json writes the case as one line; whole with its record and its rulings.
func (c publicCase) json(t *term.IO, whole bool) error {
	var why string
	laws := []string{}
	for _, d := range c.hands {
		why = strings.TrimSpace(why + " " + flat(d.Why))
		for _, id := range c.laws(d) {
			if !slices.Contains(laws, id) {
				laws = append(laws, id)
			}
		}
	}
	var src []byte
	if whole {
		var err error
		if src, err = fs.ReadFile(testdata.Cases, c.file); err != nil {
			return err
		}
	}
	return writeJSON(t, func(w *jsonline.Writer) {
		w.Str("file", c.file)
		w.Str("name", c.name())
		w.Str("game", c.game())
		w.Str("rules", c.set())
		w.Opt("section", c.section())
		w.Str("title", c.title())
		w.Opt("why", why)
		jsonline.Strings(w, "laws", laws)
		if whole {
			w.Str("record", string(src))
			c.rulings(w)
		}
	})
}

// rulings writes those on the hands of the case, and why one of them has none.
func (c publicCase) rulings(w *jsonline.Writer) {
	var (
		rulings []*adjudicate.Ruling
		refused string
		sitting adjudicate.Sitting
	)
	for _, d := range c.hands {
		r, err := sitting.Rule(d, nil)
		if err != nil {
			refused = whyRefused(err)
			continue
		}
		rulings = append(rulings, r)
	}
	if len(rulings) > 0 {
		jsonline.List(w, "rulings", rulings, func(r *adjudicate.Ruling) { w.Raw(r.AppendJSON(nil)) })
	}
	w.Opt("refused", refused)
}

// completeCases completes a game, and then its sections and cases.
func completeCases(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
	out, directive := completeRules(cmd, args, word)
	if len(args) != 1 {
		return out, directive
	}
	game, _, _ := strings.Cut(args[0], "/")
	all, err := suite(strings.ToLower(game))
	if err != nil {
		return out, directive
	}
	for _, c := range all {
		out = append(out, cobra.CompletionWithDesc(c.name(), c.title()))
	}
	return out, directive
}
