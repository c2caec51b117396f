package skat

import (
	"slices"
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
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
	add := func(name string, result ...engine.Field) {
		hand := base
		hand.Result = result
		out = append(out, engine.Outcome{Name: name, Hand: hand})
	}
	switch c.kind {
	case ramsch:
		for _, x := range []struct {
			name           string
			points, tricks [3]int
		}{
			{"a trick for everybody", [3]int{60, 40, 20}, [3]int{5, 3, 2}},
			{"one player without a trick", [3]int{80, 40, 0}, [3]int{6, 4, 0}},
			{"two players without a trick", [3]int{allPoints, 0, 0}, [3]int{10, 0, 0}},
		} {
			add(x.name, each("points", x.points), each("tricks", x.tricks))
		}
	case uno:
		add("one trick", figure("tricks", 1))
		add("two tricks", figure("tricks", 2))
	case duo:
		add("two tricks", figure("tricks", 2))
		add("one trick", figure("tricks", 1))
	case nullo, revolution:
		add("no trick", figure("tricks", 0))
		add("a trick", figure("tricks", 1))
	default:
		at := books[h.Rules].schneiderAt
		for _, x := range []struct {
			name           string
			points, tricks int
		}{
			{"61 to " + strconv.Itoa(at-1) + " points", 61, 6},
			{strconv.Itoa(at) + " points or more", at, 8},
			{"every trick", allPoints, 10},
			{"31 to 60 points", 60, 4},
			{"30 points or fewer", 30, 2},
			{"no trick", 0, 0},
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
