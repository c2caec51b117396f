package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/internal/jsonline"
)

// meldOptions value a hand of a game of melds.
type meldOptions struct {
	game   *engine.Game
	output output
	hand   engine.Hand
	tricks int
}

// newMeldsOf is the value command of a game whose hands are worth what they can meld.
func newMeldsOf(t *term.IO, g *engine.Game) *cobra.Command {
	o := &meldOptions{game: g}
	cmd := &cobra.Command{
		Use:   g.Name + " CARDS…",
		Short: "Value the melds in a hand of " + g.Title,
		Long: fmt.Sprintf(`The melds that a hand of %s holds, and the best order to score them: one for each
trick won, each with a fresh card from the hand. With --tricks there is time for so many only.`, g.Title),
		Example: "  hoyle value " + g.Name + " SKQ HKQ DKQ CKQ --trump H",
		Args:    cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			return o.run(t, cmd, args)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	for _, f := range g.Spec.Contract {
		if f.Key == "trump" {
			fieldOf(cmd, g, f, &o.hand.Contract)
		}
	}
	flags.IntVar(&o.tricks, "tricks", engine.AnyTricks, "how many tricks there is time for")
	flags.Lookup("tricks").DefValue = "all"
	for _, f := range g.Spec.Agreed {
		// An agreement that has the name of a meld says whether that is played.
		if slices.Contains(meldNames(g), f.Key) {
			fieldOf(cmd, g, f, &o.hand.Agreed)
		}
	}
	o.output.flag(cmd)
	return cmd
}

// meldNames are the words by which a record of the game names melds.
func meldNames(g *engine.Game) []string {
	for _, e := range g.Spec.Events {
		for _, f := range e.Fields {
			if e.Kind == "meld" && f.Key == "as" {
				return f.Words
			}
		}
	}
	return nil
}

func (o *meldOptions) run(t *term.IO, cmd *cobra.Command, args []string) error {
	g := o.game
	switch {
	case len(args) == 0:
		return usagef(cmd, "%s needs CARDS: the hand, such as SKQ HKQ", cmd.CommandPath())
	case !o.hand.Contract.Has("trump"):
		return usagef(cmd, "%s needs --trump: the trump suit, C S H or D", cmd.CommandPath())
	case o.tricks < 0:
		return usagef(cmd, "--tricks takes a whole number")
	}
	cards, err := parseCards(g.Cards, strings.Join(args, " "))
	if err != nil {
		return usagef(cmd, "%v", err)
	}
	v, err := g.Melds(&o.hand, cards, min(o.tricks, engine.AnyTricks))
	if err != nil {
		return usagef(cmd, "%v", err)
	}
	if o.output == asJSON {
		return writeJSON(t, func(w *jsonline.Writer) { o.json(w, cards, &v) })
	}
	return (&printer{t: t, form: o.output}).page(o.page(cards, &v))
}

// json writes the melds of a hand.
func (o *meldOptions) json(w *jsonline.Writer, cards []card.Card, v *engine.MeldValue) {
	list := func(key string, melds []engine.Meld) {
		jsonline.Objects(w, key, melds, func(m engine.Meld) {
			w.Str("meld", m.Name)
			w.Str("cards", card.List(o.game.Cards, m.Cards))
			w.Num("value", m.Value)
		})
	}
	w.Num("hoyle", record.Version)
	w.Str("game", o.game.Name)
	w.Str("cards", card.List(o.game.Cards, cards))
	w.Str("trump", o.hand.Contract.Word("trump"))
	list("melds", v.Held)
	list("best", v.Best)
	w.Num("total", v.Total)
}

func (o *meldOptions) page(cards []card.Card, v *engine.MeldValue) *render.Page {
	g := o.game
	p := newPage(g)
	p.Title("The melds of a hand")
	trump := o.hand.Contract.Word("trump")
	if s, ok := g.Cards.ParseSuit(trump); ok {
		trump = s.String()
	}
	p.Fields(render.Field{Name: "Game", Value: g.Title}, render.Field{Name: "Hand", Value: handOf(g, cards)},
		render.Field{Name: "Trump", Value: trump})
	if len(v.Held) == 0 {
		p.Say("There is no meld in this hand.")
		return p
	}
	p.Section("What is there")
	p.Table(o.table(v.Held, false))
	p.Section("The best order")
	switch {
	case len(v.Best) == 0:
		p.Say("Without a trick there is no time for any.")
		return p
	case o.tricks < engine.AnyTricks:
		p.Say(inTricks(o.tricks))
	}
	p.Table(o.table(v.Best, true))
	return p
}

// table lists melds, in order of scoring with what they come to.
func (o *meldOptions) table(melds []engine.Meld, ordered bool) render.Table {
	t := render.Table{Header: []string{"Meld", "Cards", "Value"}, Align: []render.Align{render.Left, render.Left, render.Right}}
	if ordered {
		t.Header = append([]string{"", "Meld", "Cards", "Value"}, "Together")
		t.Align = []render.Align{render.Right, render.Left, render.Left, render.Right, render.Right}
	}
	total := 0
	for i, m := range melds {
		row := []string{capital(m.Text), handOf(o.game, m.Cards), strconv.Itoa(m.Value)}
		if total += m.Value; ordered {
			row = append(append([]string{strconv.Itoa(i + 1)}, row...), strconv.Itoa(total))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

func inTricks(n int) string {
	if n == 1 {
		return "In one trick:"
	}
	return fmt.Sprintf("In %d tricks:", n)
}
