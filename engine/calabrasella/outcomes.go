package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// outcomes are the hands by whose rulings points are valued: those at which something changes or, where cards are given
// that the single player has won, those cards with the last trick and without it.
func outcomes(h *engine.Hand) ([]engine.Outcome, error) {
	base := *h
	base.Deal = nil
	if h.Result != nil {
		return []engine.Outcome{{Hand: base}}, nil
	}
	var out []engine.Outcome
	add := func(name say.Text, n int) {
		hand := base
		hand.Result = engine.Fields{{Key: "points", Seat: engine.Nobody, Counts: []engine.Count{{Seat: engine.Nobody, N: n}}}}
		out = append(out, engine.Outcome{Name: name, Hand: hand})
	}
	if len(h.Deal) > 0 {
		won, lay, err := counted(h)
		if err != nil {
			return nil, err
		}
		add(msgCardsAndLast.With(), won+lastTrick+lay)
		add(msgCardsAlone.With(), won)
		return out, nil
	}
	add(msgAllPoints.With(), allPoints)
	for _, n := range [...]int{allPoints - 1, 23, toWin, toWin - 1, 1, 0} {
		add(msgSoMany.With(num(n)), n)
	}
	return out, nil
}

// counted is what the single player's cards count, and those in the stock.
func counted(h *engine.Hand) (won, lay int, err error) {
	var seen card.Set
	for i := range h.Deal {
		d := &h.Deal[i]
		for _, c := range d.Cards {
			switch {
			case !pack.Cards.Has(c):
				return 0, 0, engine.Impossiblef(d.Pos, "%s is not in the pack", card.French.String(c))
			case seen.Has(c):
				return 0, 0, engine.Impossiblef(d.Pos, "%s is there twice", card.French.String(c))
			}
			seen = seen.With(c)
		}
		if d.Place == stock {
			if len(d.Cards) > stockSize {
				return 0, 0, engine.Impossiblef(d.Pos, "the stock holds %d cards", stockSize)
			}
			lay = points(card.SetOf(d.Cards...))
		} else {
			won += points(card.SetOf(d.Cards...))
		}
	}
	return won, lay, nil
}
