package meld

import (
	"hoyle/engine"
	"hoyle/engine/trick"
)

// ResultFields are the keys of a result: a hand of which only the outcome is known.
var ResultFields = []engine.FieldSpec{
	{Key: "melds", Kind: engine.Counts, Doc: "what each scored for melds and dix"},
	{Key: "cards", Kind: engine.Counts, Doc: "what each counted for cards; the one left out has the rest"},
	{Key: "tricks", Kind: engine.Counts, Doc: "tricks that each won, for one whose tricks held no counting card"},
	{Key: "last", Kind: engine.Player, Doc: "who won the last trick"},
}

// Result rules on a hand of which only the outcome is recorded.
func (f *Form) Result(h *engine.Hand, v *engine.Verdict, s Setup) error {
	play := *h
	play.Play, play.Deal, play.Position = nil, nil, nil
	j := &judge{f: f, h: &play, v: v, s: s, reported: true}
	if err := j.begin(); err != nil {
		return err
	}
	whole := 0
	for c := range f.Pack.Cards.All() {
		whole += f.Pack.Copies * trick.AceTen(c)
	}
	cards, sum, told := [maxSeats]int{}, 0, 0
	if list, ok := h.Result.Get("cards"); ok {
		for _, c := range list.Counts {
			if c.Seat == engine.Nobody || c.N < 0 {
				return engine.Impossiblef(list.Pos, "cards are counted for each player, from 0")
			}
			cards[c.Seat] = c.N
			sum += c.N
			told |= 1 << c.Seat
		}
		missing := engine.Nobody
		for p := range f.Players {
			if told>>p&1 == 0 {
				if missing != engine.Nobody {
					return engine.Impossiblef(list.Pos, "of the cards only one player's count can be left out")
				}
				missing = engine.Seat(p)
			}
		}
		if missing != engine.Nobody {
			cards[missing] = whole - sum
			sum = whole
		}
		if sum != whole || missing != engine.Nobody && cards[missing] < 0 {
			return engine.Impossiblef(list.Pos, "the cards of a deal count %d together, and here it is %d", whole, sum)
		}
		j.counted = true
	}
	if list, ok := h.Result.Get("melds"); ok {
		for _, c := range list.Counts {
			if c.Seat != engine.Nobody {
				j.dix[c.Seat] = c.N
			}
		}
	}
	for p := range f.Players {
		j.table.Taken[p] = cards[p]
		if cards[p] > 0 {
			j.table.Won[p] = 1
		}
	}
	if list, ok := h.Result.Get("tricks"); ok {
		for _, c := range list.Counts {
			if c.Seat != engine.Nobody {
				j.table.Won[c.Seat] = c.N
			}
		}
	}
	if last, ok := h.Result.Get("last"); ok {
		j.lastBy = last.Seat
		j.table.Won[last.Seat] = max(j.table.Won[last.Seat], 1)
	} else {
		j.lastBy = engine.Nobody
	}
	for i := range h.Faults {
		if err := j.fault(-1, &h.Faults[i]); err != nil {
			return err
		}
	}
	if !j.counted {
		j.because(f.Laws.Cards, "The record does not tell what the cards counted.")
		v.Undecided = "what each counted for cards"
	}
	return j.finish()
}
