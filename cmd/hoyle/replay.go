package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
	"hoyle/engine/card"
)

type replayOptions struct {
	file   string
	output output
	format format
	trick  int
}

func newReplay(t *term.IO) *cobra.Command {
	o := &replayOptions{}
	cmd := &cobra.Command{
		Use:   "replay FILE",
		Short: "Show a hand as people read it, trick by trick",
		Long: `Replay shows the hands, the bidding, and the play trick by trick with the winner and the points so far; events and
irregularities stand where they happened. With --trick it stops after that trick and shows what each still holds. A game
without tricks is shown turn by turn, with the table as it lies and the running counts; there --trick counts the rounds.

The file - is standard input; a server's game lines (.sgf) are shown too.`,
		Args:              needs(1, 1, "one FILE (- for standard input)"),
		ValidArgsFunction: only(1, completeRecords),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.file = args[0]
			return o.run(t, cmd)
		},
	}
	o.format.flag(cmd)
	choice(cmd, cmd.Flags(), (*string)(&o.output), "output", "o", string(asText),
		[]string{string(asText), string(asMarkdown)}, "the form of the output")
	cmd.Flags().Var((*ordinal)(&o.trick), "trick", "stop after this trick")
	return cmd
}

// ordinal is a flag that counts from 1.
type ordinal int

func (n *ordinal) String() string {
	if *n == 0 {
		return ""
	}
	return strconv.Itoa(int(*n))
}

func (n *ordinal) Type() string { return "N" }

func (n *ordinal) Set(s string) error {
	i, err := strconv.Atoi(s)
	if err != nil || i < 1 {
		return errors.New("it takes a whole number from 1")
	}
	*n = ordinal(i)
	return nil
}

func (o *replayOptions) run(t *term.IO, cmd *cobra.Command) error {
	var failed failures
	hands, err := o.format.read(t, o.file)
	failed.add(t, err)
	out := &printer{t: t, form: o.output}
	var sitting adjudicate.Sitting
	for _, d := range hands {
		trace := &engine.Trace{}
		r, err := sitting.Rule(d, trace)
		if err != nil {
			failed.add(t, err)
			continue
		}
		if last := lastTrick(trace); o.trick > last {
			what := "trick"
			if trace.Now.Untricked {
				what = "round"
			}
			failed.add(t, usagef(cmd, "%s %d: the record has %s", what, o.trick, orNone(plural(last, what))))
			continue
		}
		if err := out.page(replayPage(d, r, trace, o.trick)); err != nil {
			return err
		}
	}
	return failed.err()
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// lastTrick is the number of the last trick that a card was played to.
func lastTrick(t *engine.Trace) int {
	last := 0
	for _, s := range t.Steps {
		if s.Card != card.None {
			last = max(last, s.Trick)
		}
	}
	return last
}

// replayPage lays a hand out; with a trick it stops after that one.
func replayPage(d *record.Doc, r *adjudicate.Ruling, t *engine.Trace, trick int) *render.Page {
	g, h := d.Game, &d.Hand
	p := newPage(g)
	header(p, g, h, r)
	if len(t.Opening) > 0 {
		if t.Now.Untricked {
			p.Section("Hands at the first turn")
		} else {
			p.Section("Hands at the first lead")
		}
		hands := holdings(g, h, t.Opening)
		if len(t.Skat) > 0 {
			skat := handOf(g, t.Skat)
			if h.Discard != nil {
				skat += ", taken up"
			}
			hands = append(hands, render.Field{Name: "Skat", Value: skat})
		}
		// The hands are those of the first lead: cards of the skat may be among them, and what was laid away is not.
		if h.Discard != nil {
			hands = append(hands, render.Field{Name: "Laid away", Value: or(handOf(g, h.Discard.Cards), "no cards")})
		}
		p.Fields(hands...)
		if l, ok := g.Cards.(card.Legend); ok {
			p.Say(l.Legend() + ".")
		}
	}
	if len(h.Bidding) > 0 {
		p.Section("Bidding")
		var calls []string
		for _, a := range h.Bidding {
			calls = append(calls, h.Name(a.By)+" "+call(a))
		}
		p.Say(strings.Join(calls, ", "))
	}
	before, at := findingsByAct(r)
	if len(before) > 0 {
		p.Section("Before the first lead")
		p.Bullets(before...)
	}
	if len(t.Steps) > 0 {
		p.Section("Play")
		played(p, g, h, r, t, at, trick)
	}
	if trick > 0 {
		if still := lastHoldings(t, trick); len(still) > 0 {
			p.Section("Still held after trick " + strconv.Itoa(trick))
			p.Fields(holdings(g, h, still)...)
		}
		return p
	}
	p.Section("Ruling")
	p.Stress(r.Summary.String())
	if s := scoreLine(r.Scores); s != "" {
		p.Say("Score: " + s)
	}
	return p
}

func call(a engine.Act) string {
	if a.Word == "bid" || a.Word == "" {
		return strconv.Itoa(a.N)
	}
	return a.Word
}

// findingsByAct sorts the findings: those before the play, and those at each act of it.
func findingsByAct(r *adjudicate.Ruling) (before []render.Item, at map[int][]string) {
	at = map[int][]string{}
	for _, f := range r.Findings {
		if f.Act < 0 {
			before = append(before, render.Item{Head: dots(f.By, marked(f.Card), f.What), Text: f.Text.String(), Cite: cite(r, f.Law)})
			continue
		}
		note := dots(f.By, f.What) + ": " + f.Text.String()
		if f.Law != "" {
			note += " [" + cite(r, f.Law) + "]"
		}
		at[f.Act] = append(at[f.Act], note)
	}
	return before, at
}

func holdings(g *engine.Game, h *engine.Hand, list []engine.Holding) []render.Field {
	var fields []render.Field
	for _, x := range list {
		value := handOf(g, x.Cards)
		if !x.Known {
			value = strings.TrimSpace(value + " (the rest is not known)")
		}
		if value == "" {
			value = "no cards"
		}
		fields = append(fields, render.Field{Name: h.Name(x.Seat), Value: value})
	}
	return fields
}

// handOf writes a hand as a record does, the suits and their cards from the highest, CAKJ HT9, marked for a page.
func handOf(g *engine.Game, cards []card.Card) string {
	tokens := strings.Fields(listed(g, cards))
	for i := range tokens {
		tokens[i] = render.Card(tokens[i])
	}
	return strings.Join(tokens, " ")
}

// listed is the same without marks.
func listed(g *engine.Game, cards []card.Card) string {
	if g.Cards != card.French {
		return card.List(g.Cards, cards)
	}
	cards = slices.Clone(cards)
	slices.SortFunc(cards, func(a, b card.Card) int { return int(b) - int(a) })
	var b strings.Builder
	for i, c := range cards {
		s := g.Cards.String(c)
		if i > 0 && cards[i-1].Suit() == c.Suit() {
			b.WriteString(s[1:])
			continue
		}
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(s)
	}
	return b.String()
}

func lastHoldings(t *engine.Trace, trick int) []engine.Holding {
	var last []engine.Holding
	for _, s := range t.Steps {
		if s.Trick == trick && len(s.Hands) > 0 {
			last = s.Hands
		}
	}
	return last
}

// played adds the play as a table; where no card falls, what happened without one as a list.
func played(p *render.Page, g *engine.Game, h *engine.Hand, r *adjudicate.Ruling, t *engine.Trace, at map[int][]string, stop int) {
	switch {
	case t.Now.Untricked:
		p.Table(turnTable(g, h, r, t, at, stop))
		return
	case lastTrick(t) > 0:
		p.Table(playTable(g, h, r, t, at, stop))
		return
	}
	var items []render.Item
	for _, s := range t.Steps {
		if !s.Note.Empty() {
			items = append(items, render.Item{Text: r.Line(s.Note).String()})
		}
		for _, f := range at[s.Act] {
			items = append(items, render.Item{Text: f})
		}
		delete(at, s.Act) // it is told once
	}
	p.Bullets(items...)
}

// playTable is the play, a trick a row in the order in which its cards fell, with notes where something happened.
func playTable(g *engine.Game, h *engine.Hand, r *adjudicate.Ruling, t *engine.Trace, at map[int][]string, stop int) render.Table {
	table := render.Table{}
	type row struct {
		cells  []string
		winner string
	}
	var rows []row
	wide, trick, told := 0, 0, map[int]bool{}
	note := func(s string) {
		if table.Notes == nil {
			table.Notes = map[int][]string{}
		}
		table.Notes[len(rows)-1] = append(table.Notes[len(rows)-1], s)
	}
	for _, s := range t.Steps {
		if stop > 0 && s.Trick > stop {
			break
		}
		if s.Card == card.None {
			note(r.Line(s.Note).String())
		} else {
			if s.Trick != trick {
				trick = s.Trick
				rows = append(rows, row{cells: []string{strconv.Itoa(trick)}})
			}
			now := &rows[len(rows)-1]
			now.cells = append(now.cells, h.Name(s.Seat)+" "+drawn(g)(s.Card))
			wide = max(wide, len(now.cells)-1)
			if s.Winner != engine.Nobody {
				now.winner = h.Name(s.Winner) + points(h, s.Winner, s.Counts)
			}
			if !s.Note.Empty() {
				note(r.Line(s.Note).String())
			}
		}
		// A finding may come to light at an act of which there are several steps; it is told once.
		if !told[s.Act] {
			told[s.Act] = true
			for _, f := range at[s.Act] {
				note(f)
			}
		}
	}
	table.Header, table.Align = []string{""}, []render.Align{render.Right}
	for i := range wide {
		name := ""
		if i == 0 {
			name = "Lead"
		}
		table.Header, table.Align = append(table.Header, name), append(table.Align, render.Left)
	}
	table.Header = append(table.Header, "Won by")
	table.Align = append(table.Align, render.Left)
	for _, x := range rows {
		for len(x.cells) < wide+1 {
			x.cells = append(x.cells, "")
		}
		table.Rows = append(table.Rows, append(x.cells, x.winner))
	}
	return table
}

// turnTable is the play of a game without tricks, a turn a row with what then lies on the table and what the player has
// taken by then, with notes where something happened.
func turnTable(g *engine.Game, h *engine.Hand, r *adjudicate.Ruling, t *engine.Trace, at map[int][]string, stop int) render.Table {
	table := render.Table{Header: []string{"", "Turn", "On the table", "Cards", "Points"},
		Align: []render.Align{render.Right, render.Left, render.Left, render.Right, render.Right}, Notes: map[int][]string{}}
	note := func(s string) { table.Notes[len(table.Rows)-1] = append(table.Notes[len(table.Rows)-1], s) }
	round, turns, told := 1, 0, map[int]bool{}
	for _, s := range t.Steps {
		if stop > 0 && s.Trick > stop {
			break
		}
		if s.Lies == nil {
			note(r.Line(s.Note).String())
		} else {
			if s.Trick > round {
				round = s.Trick
				note("Round " + strconv.Itoa(round))
			}
			n, turn := "", r.Line(s.Note).String()
			if s.Card != card.None { // otherwise nobody's turn: what the law does
				turns++
				n, turn = strconv.Itoa(turns), h.Name(s.Seat)+" "+turn
			}
			table.Rows = append(table.Rows, []string{n, turn, lying(g, s.Lies),
				strconv.Itoa(engine.NumberOf(s.Counts, s.Seat, "")), strconv.Itoa(engine.NumberOf(s.Made, s.Seat, ""))})
		}
		if !told[s.Act] {
			told[s.Act] = true
			for _, f := range at[s.Act] {
				note(f)
			}
		}
	}
	return table
}

// lying is what is on a table without tricks: what lies together in brackets with what it is worth, and single cards.
func lying(g *engine.Game, heaps []engine.Heap) string {
	if len(heaps) == 0 {
		return "nothing"
	}
	words := make([]string, len(heaps))
	for i, x := range heaps {
		cards := make([]string, len(x.Cards))
		for j, c := range x.Cards {
			cards[j] = drawn(g)(c)
		}
		words[i] = strings.Join(cards, " ")
		if len(x.Cards) > 1 {
			words[i] = "[" + words[i] + " = " + strconv.Itoa(x.Worth) + "]"
		}
	}
	return strings.Join(words, " ")
}

// points is the winner's count after a trick, or where sides are counted theirs.
func points(h *engine.Hand, winner engine.Seat, list []engine.Count) string {
	var sides []string
	for _, c := range list {
		switch {
		case c.Side != "":
			sides = append(sides, c.Side+" "+strconv.Itoa(c.N))
		case c.Seat == winner:
			return " " + strconv.Itoa(c.N)
		}
	}
	if sides == nil {
		return ""
	}
	return ": " + strings.Join(sides, ", ")
}
