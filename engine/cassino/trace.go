package cassino

import (
	"cmp"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// traced notes who took the turn of an act, and reports whether anybody reads the trace.
func (r *ruler) traced(act int, s engine.Seat) bool {
	r.seatOf[act] = s
	return r.T != nil
}

// told adds a step to the trace, with the table and the counts as they are now. act is −1 for what the law does by
// itself.
func (r *ruler) told(act int, s engine.Seat, c card.Card, m *say.Message, values ...say.Value) {
	if r.T == nil {
		return
	}
	if act < 0 && len(r.T.Steps) > 0 {
		act = r.T.Steps[len(r.T.Steps)-1].Act
	}
	r.T.Steps = append(r.T.Steps, engine.Step{Act: act, Seat: s, Card: c, Note: m.With(values...), Trick: r.turns.round + 1, Winner: engine.Nobody,
		Lies: r.lying(), Counts: r.cardCounts(), Made: r.madeSoFar()})
}

// lying is what is on the table: the builds and then the cards by themselves.
func (r *ruler) lying() []engine.Heap {
	out := make([]engine.Heap, 0, len(r.board.heaps)+r.board.loose.Len())
	for i := range r.board.heaps {
		h := &r.board.heaps[i]
		out = append(out, engine.Heap{Cards: h.cards.Cards(), Worth: h.worth, Of: h.owner})
	}
	loose := r.board.loose.Cards()
	slices.SortFunc(loose, func(a, b card.Card) int {
		return cmp.Or(cmp.Compare(a.Rank()%card.Ace, b.Rank()%card.Ace), cmp.Compare(a, b)) // the ace is low
	})
	for _, c := range loose {
		out = append(out, engine.Heap{Cards: []card.Card{c}, Of: engine.Nobody})
	}
	return out
}

// cardCounts is how many cards everybody has taken.
func (r *ruler) cardCounts() []engine.Count {
	out := make([]engine.Count, r.n)
	for s := range out {
		out[s] = engine.Count{Seat: engine.Seat(s), N: r.won.cards[s].Len()}
	}
	return out
}

// madeSoFar is the points that everybody is sure of; of partners their side's.
func (r *ruler) madeSoFar() []engine.Count {
	sum := r.taken(false)
	out := make([]engine.Count, r.n)
	for s := range out {
		out[s] = engine.Count{Seat: engine.Seat(s), N: sum.points(r.side(engine.Seat(s)))}
	}
	return out
}

// holdings is what everybody is known to hold now.
func (r *ruler) holdings() []engine.Holding {
	out := make([]engine.Holding, r.n)
	for s := range out {
		out[s] = engine.Holding{Seat: engine.Seat(s), Cards: r.hands.must[s].Cards(), Known: r.hands.dark[s] == 0}
	}
	return out
}

// standing is how the table stands at the end of the record.
func (r *ruler) standing() engine.Now {
	now := engine.Now{Trick: r.turns.round + 1, Turn: r.turns.next, Winner: engine.Nobody, Lies: r.lying(), Counts: r.cardCounts(), Made: r.madeSoFar(),
		Hands: r.holdings(), Over: r.turns.over || r.Over, Untricked: true}
	if now.Over || r.H.Dealer == engine.Nobody && len(r.H.Play) == 0 {
		now.Turn = engine.Nobody
	}
	return now
}
