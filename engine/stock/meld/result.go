package meld

import (
	"slices"

	"hoyle/engine"
)

// ResultFields are the keys of a result: a hand of which only the outcome is known.
var ResultFields = []engine.FieldSpec{
	{Key: "melds", Kind: engine.Counts, Doc: "what each scored for melds and dix"},
	{Key: "cards", Kind: engine.Counts, Doc: "what each counted for cards; the one left out has the rest"},
	{Key: "tricks", Kind: engine.Counts, Doc: "tricks that each won, for one whose tricks held no counting card"},
	{Key: "last", Kind: engine.Player, Doc: "who won the last trick"},
}

// told is a hand of which only the outcome is recorded.
type told struct {
	counted bool        // the cards are told
	last    engine.Seat // who won the last trick
}

// outcome reads a result into the count.
func (j *judge) outcome() error {
	h := j.H
	j.told = &told{last: engine.Nobody}
	if err := j.toldCards(); err != nil {
		return err
	}
	if list, ok := h.Result.Get("melds"); ok {
		for _, c := range list.Counts {
			if c.Seat == engine.Nobody {
				continue
			}
			if !j.reachable(c.N) {
				return engine.Impossiblef(list.Pos, "no melds come to %d", c.N)
			}
			j.p[c.Seat].dix = c.N
		}
	}
	tricks := 0
	if list, ok := h.Result.Get("tricks"); ok {
		for _, c := range list.Counts {
			if c.Seat != engine.Nobody {
				j.Tricks.Won[c.Seat] = c.N
				tricks += c.N
			}
		}
		if tricks > j.f.tricks() {
			return engine.Impossiblef(list.Pos, "a hand has %d tricks, and %d are won here", j.f.tricks(), tricks)
		}
	}
	if last, ok := h.Result.Get("last"); ok {
		j.told.last = last.Seat
		j.Tricks.Won[last.Seat] = max(j.Tricks.Won[last.Seat], 1)
	}
	if !j.told.counted {
		j.Because(j.f.Laws.Cards, msgNotTold)
		j.V.Undecided = msgWhatCards.With()
	}
	return nil
}

// toldCards reads what everybody counted for cards.
func (j *judge) toldCards() error {
	list, ok := j.H.Result.Get("cards")
	if !ok {
		return nil
	}
	whole, sum, missing := j.f.whole(), 0, engine.Nobody
	counted := [maxSeats]bool{}
	for _, c := range list.Counts {
		if c.Seat == engine.Nobody || c.N < 0 {
			return engine.Impossiblef(list.Pos, "cards are counted for each player, from 0")
		}
		j.Tricks.Taken[c.Seat], counted[c.Seat] = c.N, true
		sum += c.N
	}
	for p := range engine.Seat(j.f.Players) {
		if counted[p] {
			continue
		}
		if missing != engine.Nobody {
			return engine.Impossiblef(list.Pos, "of the cards only one player's count can be left out")
		}
		missing = p
	}
	if missing != engine.Nobody && sum <= whole {
		j.Tricks.Taken[missing] = whole - sum
		sum = whole
	}
	if sum != whole {
		return engine.Impossiblef(list.Pos, "the cards of a deal count %d together, and here it is %d", whole, sum)
	}
	for p := range j.f.Players {
		j.Tricks.Won[p] = min(j.Tricks.Taken[p], 1)
	}
	j.told.counted = true
	return nil
}

// reachable reports whether one player's melds and dix can come to a number: each combination as often as the pack has
// its cards, and with a stock no more of them than there are tricks to announce after.
func (j *judge) reachable(n int) bool {
	values := slices.Repeat([]int{j.f.DixPoints}, j.f.Pack.Copies)
	for i := range j.deck.combos {
		c := &j.deck.combos[i]
		switch {
		case c.Name == j.f.GameMeld && i > 0 && j.deck.combos[i-1].Name == c.Name: // another way to have the same
		case len(slices.Compact(slices.Clone(c.Cards))) < len(c.Cards): // it takes both copies of a card
			values = append(values, c.Value)
		default:
			values = append(values, slices.Repeat([]int{c.Value}, j.f.Pack.Copies)...)
		}
	}
	most := len(values)
	if j.f.Stock {
		most = j.f.tricks() - j.f.Hand + 1 // a nine turned up needs no trick
	}
	if n < 0 || n > 5000 {
		return false
	}
	fewest := make([]int, n+1) // announcements that a number takes, less one
	for i := range fewest {
		fewest[i] = most + 1
	}
	fewest[0] = 0
	for _, v := range values {
		for k := n; k >= v; k-- {
			fewest[k] = min(fewest[k], fewest[k-v]+1)
		}
	}
	return fewest[n] <= most
}
