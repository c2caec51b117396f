package skat

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// outcomes are the hands by whose rulings a contract is valued before it is played. The matadors are counted from the
// cards that the hand gives its player: his ten, or twelve with the skat. What is not given counts as not his.
func outcomes(h *engine.Hand) ([]engine.Outcome, error) {
	base := *h
	switch {
	case h.Variant == "frog" && h.Result == nil:
		return nil, engine.Impossiblef(h.Pos, "a hand of Frog is worth what its points make it: it needs them")
	case h.Variant == "frog":
		return []engine.Outcome{{Hand: base}}, nil
	}
	c, err := readContract(h, books[h.Rules])
	if err != nil {
		return nil, err
	}
	if base.Contract, err = withMatadors(h, &c); err != nil {
		return nil, err
	}
	base.Deal = nil
	if h.Result != nil {
		return []engine.Outcome{{Hand: base}}, nil
	}
	var out []engine.Outcome
	add := func(name say.Text, result ...engine.Field) {
		hand := base
		hand.Result = result
		out = append(out, engine.Outcome{Name: name, Hand: hand})
	}
	switch c.kind {
	case ramsch:
		for _, x := range []struct {
			name           *say.Message
			points, tricks [3]int
		}{
			{msgAllTook, [3]int{60, 40, 20}, [3]int{5, 3, 2}},
			{msgOneWithout, [3]int{80, 40, 0}, [3]int{6, 4, 0}},
			{msgTwoWithout, [3]int{allPoints, 0, 0}, [3]int{10, 0, 0}},
		} {
			add(x.name.With(), each("points", x.points), each("tricks", x.tricks))
		}
	case uno:
		add(numbered(1), figure("tricks", 1))
		add(numbered(2), figure("tricks", 2))
	case duo:
		add(numbered(2), figure("tricks", 2))
		add(numbered(1), figure("tricks", 1))
	case nullo, revolution:
		add(msgNoTrick.With(), figure("tricks", 0))
		add(msgATrick.With(), figure("tricks", 1))
	default:
		at := books[h.Rules].schneiderAt
		for _, x := range []struct {
			name           say.Text
			points, tricks int
		}{
			{msgBetween.With(say.Num(61), say.Num(at-1)), 61, 6},
			{msgOrMore.With(say.Num(at)), at, 8},
			{msgEveryTrick.With(), allPoints, 10},
			{msgBetween.With(say.Num(31), say.Num(60)), 60, 4},
			{msgOrFewer.With(say.Num(30)), 30, 2},
			{msgNoTrick.With(), 0, 0},
		} {
			add(x.name, figure("points", x.points), figure("tricks", x.tricks))
		}
	}
	return out, nil
}

func figure(key string, n int) engine.Field {
	return engine.Field{Key: key, Seat: engine.Nobody, Counts: []engine.Count{{Seat: engine.Nobody, N: n}}}
}

// each is a figure of the three who play.
func each(key string, n [3]int) engine.Field {
	f := engine.Field{Key: key, Seat: engine.Nobody}
	for s, x := range n {
		f.Counts = append(f.Counts, engine.Count{Seat: engine.Seat(s), N: x})
	}
	return f
}

// withMatadors is the contract with the matadors of the player's cards, where it does not name them itself.
func withMatadors(h *engine.Hand, c *contract) (engine.Fields, error) {
	var own card.Set
	for _, d := range h.Deal {
		for _, x := range d.Cards {
			if own.Has(x) {
				return nil, engine.Impossiblef(d.Pos, "%s is there twice", show(x))
			}
			if !pack.Cards.Has(x) {
				return nil, engine.Impossiblef(d.Pos, "%s is not in the pack", show(x))
			}
			own = own.With(x)
		}
	}
	if n := own.Len(); n != 0 && n != 10 && n != 12 {
		return nil, engine.Impossiblef(h.Pos, "a hand of %d cards: a player has ten, and twelve with the skat", n)
	}
	if own == 0 || !c.trumps() || contractMatadors(h).known {
		return h.Contract, nil
	}
	m := runOf(c.trumpList(), func(x card.Card) engine.Tri { return engine.Is(own.Has(x)) })
	return append(slices.Clip(h.Contract), engine.Field{Key: m.word(), N: m.n, Seat: engine.Nobody}), nil
}

// numbered is a number of tricks.
func numbered(n int) say.Text { return msgTricks.With(say.Num(n)) }
