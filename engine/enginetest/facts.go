package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"hoyle/engine"
)

// FactLess: taking any fact out of a lawful record, or several, may leave the ruling open, and never makes another one. It
// is tried on n random hands, whole or broken off. (Of an unlawful card the play may show less without the hands: see
// ProvenLater.)
//
// What a record cannot do without is not taken out: the players, the dealer, the contract (who plays what, and what he has
// announced) and, where it alone tells the trump, the turn-up. What must be the same without the fact: every figure that
// both rulings give; and where the ruling without it says that nothing is left open, who has won, the value and the scores.
// Card points may be missing where they do not matter. No finding appears, no new right, and no refusal.
func FactLess(g *engine.Game, form engine.Form, seed uint64, n int) error {
	for i := range n {
		h, rng := factual(g, form, seed, i)
		full, err := ruling(g, h)
		if err != nil {
			return fmt.Errorf("hand %d: refused: %w\n%s", i, err, describe(g, h))
		}
		for _, facts := range choose(facts(g, h), rng) {
			less := clone(h)
			names := make([]string, len(facts))
			for k, f := range facts {
				f.drop(less)
				names[k] = f.name
			}
			v, err := ruling(g, less)
			if err != nil {
				return fmt.Errorf("hand %d: without %v it is refused: %w\n%s", i, names, err, describe(g, h))
			}
			if err := contained(h, full, v); err != nil {
				return fmt.Errorf("hand %d: without %v %w\n%s", i, names, err, describe(g, h))
			}
		}
	}
	return nil
}

// factual is hand number n of a form, of which every card has the name of its player.
func factual(g *engine.Game, form engine.Form, seed uint64, n int) (*engine.Hand, *rand.Rand) {
	h, rng := clone(Played(g, form, seed, n)), choices(^seed, n)
	var trace engine.Trace
	if _, err := g.Judge(h, &trace); err == nil {
		h.Play = named(h, &trace)
	}
	if n%2 == 0 {
		h.Play = h.Play[:rng.IntN(len(h.Play)+1)]
	}
	return h, rng
}

// a fact is something that a record tells and can be silent about.
type fact struct {
	name string
	drop func(*engine.Hand)
}

// choose makes the trials: every fact alone, some of them together, and all.
func choose(list []fact, rng *rand.Rand) (out [][]fact) {
	for _, f := range list {
		out = append(out, []fact{f})
	}
	for range 2 {
		some := slices.DeleteFunc(slices.Clone(list), func(fact) bool { return rng.IntN(2) == 0 })
		out = append(out, some)
	}
	return append(out, list)
}

// facts lists what can be taken out of a hand's record.
func facts(g *engine.Game, h *engine.Hand) (out []fact) {
	for _, d := range h.Deal {
		out = append(out, cardsOf(g, h, d)...)
	}
	if h.Discard != nil {
		out = append(out, fact{"the discard", func(h *engine.Hand) { h.Discard = nil }})
	}
	if len(h.Bidding) > 0 && h.Contract.Has("by") && h.Contract.Has("bid") {
		out = append(out, fact{"the bidding", func(h *engine.Hand) { h.Bidding = nil }})
	} else if len(h.Bidding) > 0 {
		out = append(out, without("bid", h)...)
	}
	return append(append(out, without("turned", h)...), details(g, h)...)
}

// cardsOf are the facts that a hand or a place of the deal tells.
func cardsOf(g *engine.Game, h *engine.Hand, d engine.Dealt) (out []fact) {
	name := "the " + d.Place
	if d.Place == "" {
		name = "the hand of " + h.Name(d.Seat)
	}
	drop := func(h *engine.Hand) {
		h.Deal = slices.DeleteFunc(h.Deal, func(x engine.Dealt) bool { return x.Seat == d.Seat && x.Place == d.Place })
	}
	switch {
	case d.Place != turnUp:
		out = append(out, fact{name, drop})
	case slices.ContainsFunc(g.Spec.Contract, func(f engine.FieldSpec) bool { return f.Key == "trump" }):
		out = append(out, fact{name + ", of which the suit is told", func(h *engine.Hand) {
			drop(h)
			suit := d.Cards[0].Suit().String()
			h.Contract = append(h.Contract, engine.Field{Key: "trump", Word: suit, Seat: engine.Nobody})
		}})
	}
	if d.Place == "stock" {
		out = append(out, fact{"the lower half of the stock", func(h *engine.Hand) {
			if p := h.Place("stock"); p != nil {
				p.Cards = p.Cards[:len(p.Cards)/2]
			}
		}})
	}
	return out
}

// without is a key of the contract, if it is there.
func without(key string, h *engine.Hand) []fact {
	if !h.Contract.Has(key) {
		return nil
	}
	return []fact{{"the contract's " + key, func(h *engine.Hand) {
		h.Contract = slices.DeleteFunc(h.Contract, func(f engine.Field) bool { return f.Key == key })
	}}}
}

// details are the keys of the play's events that a record may leave out, such as what card was drawn. What a player calls
// his meld is what he announces, and stays.
func details(g *engine.Game, h *engine.Hand) (out []fact) {
	for _, e := range g.Spec.Events {
		for _, f := range e.Fields {
			has := func(a engine.Act) bool { return a.Kind == e.Kind && a.Args.Has(f.Key) }
			if f.Required || f.Key == "as" || !slices.ContainsFunc(h.Play, has) {
				continue
			}
			out = append(out, fact{fmt.Sprintf("%s of every %s", f.Key, e.Kind), func(h *engine.Hand) {
				for i := range h.Play {
					if a := &h.Play[i]; a.Kind == e.Kind {
						a.Args = slices.DeleteFunc(a.Args, func(x engine.Field) bool { return x.Key == f.Key })
					}
				}
			}})
		}
	}
	return out
}

// contained compares the ruling on a record with that on the same record of which something was left out.
func contained(h *engine.Hand, full, less *engine.Verdict) error {
	for _, f := range found(less) {
		if !slices.Contains(found(full), f) {
			return fmt.Errorf("a finding appears: %s by %s in trick %d", f.What, h.Name(f.By), f.Trick)
		}
	}
	for _, o := range less.Options {
		if !slices.ContainsFunc(full.Options, func(x engine.Option) bool { return x.By == o.By && x.Choice == o.Choice }) {
			return fmt.Errorf("an option appears: %s for %s", o.Choice, h.Name(o.By))
		}
	}
	for _, m := range less.Marks {
		if !slices.Contains(full.Marks, m) {
			return fmt.Errorf("a mark appears: %+v", m)
		}
	}
	switch whole := !undecided(less); {
	case less.Won != full.Won && (whole || less.Won != engine.Unknown):
		return fmt.Errorf("won is %d, and %d with it", less.Won, full.Won)
	case less.HasValue && (!full.HasValue || less.Value != full.Value), whole && full.HasValue && !less.HasValue:
		return fmt.Errorf("the value is %d (%v), and %d (%v) with it", less.Value, less.HasValue, full.Value, full.HasValue)
	case !slices.Equal(less.Winners, full.Winners) && (whole || len(less.Winners) > 0):
		return fmt.Errorf("the winners are %s, and %s with it", outcome(h, less), outcome(h, full))
	case differ(less.Scores, full.Scores, whole):
		return fmt.Errorf("the scores are %+v, and %+v with it", less.Scores, full.Scores)
	case differ(less.Points, full.Points, false):
		return fmt.Errorf("the points are %+v, and %+v with it", less.Points, full.Points)
	case less.Redeal && !full.Redeal, whole && full.Redeal && !less.Redeal:
		return fmt.Errorf("a new deal: %v, and %v with it", less.Redeal, full.Redeal)
	case whole && (less.Carry != full.Carry || less.Over != full.Over):
		return fmt.Errorf("carried %d, game over %v, and %d, %v with it", less.Carry, less.Over, full.Carry, full.Over)
	}
	return nil
}

// differ reports whether a count that both lists give is not the same, or, where the ruling is whole, any count.
func differ(less, full []engine.Count, whole bool) bool {
	of := func(list []engine.Count, c engine.Count) (int, bool) {
		i := slices.IndexFunc(list, func(x engine.Count) bool { return x.Seat == c.Seat && x.Side == c.Side })
		if i < 0 {
			return 0, false
		}
		return list[i].N, true
	}
	for _, c := range less {
		if n, told := of(full, c); n != c.N && (told || whole) {
			return true
		}
	}
	for _, c := range full {
		if n, told := of(less, c); n != c.N && (told || whole) {
			return true
		}
	}
	return false
}
