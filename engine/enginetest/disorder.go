package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// disorder puts acts of all kinds into the record of a hand, wherever and by whomever: whatever the game's Spec lets a
// record say may happen at any time.
type disorder struct {
	g   *engine.Game
	h   *engine.Hand
	rng *rand.Rand
}

// disordered is hand number n of a form, lawful or with an unlawful card, whole or broken off, with some acts put into it.
// Its cards say who plays them.
func disordered(g *engine.Game, form engine.Form, seed uint64, n int) *engine.Hand {
	s, rng := Deal(g, form, seed, n), choices(seed, n)
	if rng.IntN(3) > 0 {
		playOut(s, rng)
	} else {
		irregular(s, rng)
	}
	var trace engine.Trace
	d := &disorder{g: g, h: clone(s.Hand()), rng: rng}
	if _, err := g.Judge(d.h, &trace); err == nil {
		d.h.Play = named(d.h, &trace)
	}
	if rng.IntN(3) > 0 {
		d.h.Play = d.h.Play[:rng.IntN(len(d.h.Play)+1)]
	}
	if rng.IntN(4) == 0 {
		if f, ok := d.report(); ok {
			d.h.Faults = append(d.h.Faults, f)
		}
	}
	for range 1 + rng.IntN(4) {
		d.put()
	}
	if rng.IntN(3) == 0 {
		q := d.event(dispute)
		d.h.Dispute = &q
	}
	return d.h
}

var dispute = engine.EventSpec{Kind: engine.Dispute, Fields: engine.DisputeFields}

// put puts one act, or a few that belong together, into the play.
func (d *disorder) put() {
	at := d.rng.IntN(len(d.h.Play) + 1)
	switch d.rng.IntN(8) {
	case 0, 1:
		if f, ok := d.report(); ok {
			d.insert(at, f)
			d.choose(at)
		}
	case 2:
		d.playEarly(at)
	case 3:
		d.takeBack(at)
	case 4:
		d.choose(at - 1)
	default:
		events := slices.DeleteFunc(append(slices.Clone(engine.CommonEvents), d.g.Spec.Events...), func(e engine.EventSpec) bool {
			return e.Kind == engine.Fault || e.Kind == engine.Claim && len(d.g.Spec.Claims) == 0
		})
		d.insert(at, d.event(events[d.rng.IntN(len(events))]))
	}
}

func (d *disorder) insert(at int, a engine.Act) { d.h.Play = slices.Insert(d.h.Play, at, a) }

// playEarly has a card fall before its time: out of turn, or against a duty.
func (d *disorder) playEarly(at int) {
	if i := d.nextCard(at+d.rng.IntN(6), engine.Nobody); i >= 0 {
		a := d.h.Play[i]
		d.h.Play = slices.Delete(d.h.Play, i, i+1)
		d.insert(at, a)
	}
}

// takeBack has the player of a card take it back and play another, with which it changes places.
func (d *disorder) takeBack(at int) {
	i := d.nextCard(at, engine.Nobody)
	if i < 0 || d.h.Play[i].By == engine.Nobody {
		return
	}
	by := d.h.Play[i].By
	j := i
	if d.rng.IntN(3) > 0 { // sometimes the same card again
		if later := d.nextCard(i+1, by); later >= 0 {
			j = later
		}
	}
	back, again := blank(engine.Retract), d.h.Play[j]
	back.By = by
	d.h.Play[j] = d.h.Play[i]
	d.insert(i+1, again)
	d.insert(i+1, back)
}

// nextCard is the first act from one on that plays a card, of a player or of anybody; -1 when there is none.
func (d *disorder) nextCard(from int, by engine.Seat) int {
	for i := from; i < len(d.h.Play); i++ {
		if a := &d.h.Play[i]; a.Kind == engine.Play && (by == engine.Nobody || a.By == by) {
			return i
		}
	}
	return -1
}

// choose has somebody use an option that stands open after an act: in that act where it is a fault, else as an event of
// its own.
func (d *disorder) choose(at int) {
	if at < 0 || at >= len(d.h.Play) {
		return
	}
	part := *d.h
	part.Play, part.Dispute = d.h.Play[:at+1], nil
	v, err := d.g.Judge(&part, nil)
	if err != nil || len(v.Options) == 0 {
		return
	}
	o := v.Options[d.rng.IntN(len(v.Options))]
	if a := &d.h.Play[at]; a.Kind == engine.Fault {
		if d.rng.IntN(2) == 0 {
			a.Args = append(a.Args, engine.Field{Key: engine.Choice, Word: o.Choice, Seat: engine.Nobody})
		}
		return
	}
	if kind := engine.Kind(o.Choice); kind == engine.PlayOn || kind == engine.TakeGame {
		a := blank(kind)
		if a.By = o.By; a.By == engine.Nobody {
			a.By = d.seat()
		}
		d.insert(at+1, a)
	}
}

// report is a fault that somebody reports; ok is false in a game that has none.
func (d *disorder) report() (a engine.Act, ok bool) {
	reported := slices.DeleteFunc(slices.Clone(d.g.Spec.Faults), func(f engine.FaultSpec) bool { return !f.Reported })
	if len(reported) == 0 {
		return a, false
	}
	f := reported[d.rng.IntN(len(reported))]
	a = blank(engine.Fault)
	a.Word, a.By = f.Name, d.seat()
	if d.rng.IntN(8) == 0 {
		a.By = engine.Nobody // an onlooker
	}
	if d.rng.IntN(3) == 0 {
		a.Trick = 1 + d.rng.IntN(10)
	}
	d.fill(&a, f.Fields)
	return a, true
}

// event is an event with values for what its EventSpec requires and for some of what it allows.
func (d *disorder) event(spec engine.EventSpec) engine.Act {
	a := blank(spec.Kind)
	if spec.Scalar != 0 && (len(spec.Fields) == 0 || d.rng.IntN(2) == 0) {
		d.set(&a, d.scalar(&spec))
		if a.Kind == engine.Concede {
			a.Word = "says"
		}
		return a
	}
	d.fill(&a, spec.Fields)
	return a
}

// scalar is the key that a plain value of an event fills.
func (d *disorder) scalar(spec *engine.EventSpec) engine.FieldSpec {
	f := engine.FieldSpec{Kind: spec.Scalar, Words: spec.Words}
	switch spec.Scalar {
	case engine.Player, engine.Anyone:
		f.Key = "by"
	case engine.Word:
		f.Key = "what"
	case engine.Cards, engine.OneCard:
		f.Key = "cards"
		if len(spec.Words) > 0 && d.rng.IntN(2) == 0 {
			f.Key, f.Kind = "what", engine.Word
		}
	case engine.Text:
		f.Key = "what"
	}
	return f
}

func (d *disorder) fill(a *engine.Act, specs []engine.FieldSpec) {
	for _, f := range specs {
		if f.Required || d.rng.IntN(2) == 0 {
			d.set(a, f)
		}
	}
}

// set gives a key a value, in the act's own field where it has one.
func (d *disorder) set(a *engine.Act, f engine.FieldSpec) {
	v := d.value(a, f)
	switch f.Key {
	case "by":
		a.By = v.Seat
	case "against":
		a.Against = v.Seat
	case "trick":
		a.Trick = v.N
	case "what", "says", "how":
		a.Word = v.Word
	case "card":
		if a.Card = card.None; len(v.Cards) > 0 {
			a.Card = v.Cards[0]
		}
	default:
		a.Args = append(a.Args, v)
	}
}

// value is a random value of a key.
func (d *disorder) value(a *engine.Act, f engine.FieldSpec) engine.Field {
	v := engine.Field{Key: f.Key, Seat: engine.Nobody}
	switch f.Kind {
	case engine.Int:
		v.N = d.rng.IntN(12)
	case engine.Bool:
		v.N = d.rng.IntN(2)
	case engine.Word, engine.Text:
		if words := d.words(a, f); len(words) > 0 {
			v.Word = words[d.rng.IntN(len(words))]
		}
	case engine.Player, engine.Anyone:
		v.Seat = d.seat()
		v.Word = d.h.Name(v.Seat)
	case engine.OneCard:
		v.Cards = d.cards(1)
	case engine.Cards:
		v.Cards = d.cards(1 + d.rng.IntN(2))
	case engine.Counts:
		v.Counts = []engine.Count{{Seat: d.seat(), N: d.rng.IntN(121)}}
	}
	return v
}

// words are those that a key takes.
func (d *disorder) words(a *engine.Act, f engine.FieldSpec) []string {
	switch {
	case len(f.Words) > 0:
		return f.Words
	case a.Kind == engine.Claim:
		return d.g.Spec.Claims
	case a.Kind == engine.Dispute:
		words := []string{"score", "claim"}
		for _, f := range d.g.Spec.Faults {
			words = append(words, f.Name)
		}
		return words
	}
	return []string{"C", "S", "H", "D"} // a suit, as marriages and trumps have it
}

func (d *disorder) seat() engine.Seat { return engine.Seat(d.rng.IntN(len(d.h.Players))) }

// cards are some of one hand that was dealt.
func (d *disorder) cards(n int) []card.Card {
	if len(d.h.Deal) == 0 {
		return nil
	}
	all := d.h.Deal[d.rng.IntN(len(d.h.Deal))].Cards
	if len(all) < n {
		return nil
	}
	at := d.rng.IntN(len(all) - n + 1)
	return slices.Clone(all[at : at+n])
}

func blank(kind engine.Kind) engine.Act {
	return engine.Act{Kind: kind, By: engine.Nobody, Against: engine.Nobody, Card: card.None}
}

// describe writes a hand for messages, act by act.
func describe(g *engine.Game, h *engine.Hand) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s, dealer %s", h.Rules, h.Variant, h.Name(h.Dealer))
	for _, f := range h.Contract {
		fmt.Fprintf(&b, ", %s %s", f.Key, describeField(g, h, f))
	}
	b.WriteByte('\n')
	line := func(i int, a *engine.Act) {
		fmt.Fprintf(&b, "%3d %s", i, a.Kind)
		if a.By != engine.Nobody {
			fmt.Fprintf(&b, " %s", h.Name(a.By))
		}
		if a.Card != card.None {
			fmt.Fprintf(&b, " %s", g.Cards.String(a.Card))
		}
		if a.Word != "" {
			fmt.Fprintf(&b, " %s", a.Word)
		}
		if a.Against != engine.Nobody {
			fmt.Fprintf(&b, " against %s", h.Name(a.Against))
		}
		if a.Trick != 0 {
			fmt.Fprintf(&b, " trick %d", a.Trick)
		}
		for _, f := range a.Args {
			fmt.Fprintf(&b, ", %s %s", f.Key, describeField(g, h, f))
		}
		b.WriteByte('\n')
	}
	for i := range h.Faults {
		line(-1, &h.Faults[i])
	}
	for i := range h.Play {
		line(i, &h.Play[i])
	}
	if h.Dispute != nil {
		line(len(h.Play), h.Dispute)
	}
	return b.String()
}

func describeField(g *engine.Game, h *engine.Hand, f engine.Field) string {
	switch {
	case len(f.Cards) > 0:
		return card.List(g.Cards, f.Cards)
	case f.Seat != engine.Nobody:
		return h.Name(f.Seat)
	case f.Word != "":
		return f.Word
	case len(f.Counts) > 0:
		return fmt.Sprint(f.Counts)
	}
	return strconv.Itoa(f.N)
}
