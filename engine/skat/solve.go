package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// want is what one player is to reach against every play of the two others.
type want uint8

const (
	everyTrick   want = iota // the soloist: all the tricks that are left
	noTrick                  // a defender: the soloist gets no further trick
	enough                   // a defender: so many points, cards of his partner not counted
	soloistTakes             // a defender: the soloist takes a trick
	atMost                   // the side of a player takes so many points and no more
	ownTricks                // a defender: every trick that is left is his own
)

// goal is what a player claims to reach whatever the others play; the player's own plays may be chosen.
type goal struct {
	seat     engine.Seat
	want     want
	points   int  // of enough and atMost
	together bool // all three play for it: whether any course of play reaches it at all
}

// solver searches every line of play from the table on. Positions between tricks are remembered.
type solver struct {
	order   *trick.Order
	seats   active
	soloist int
	player  int // who chooses; the others play against him
	goal    goal
	hands   [3]card.Set
	seen    map[position]bool
	budget  int
}

// position is the hands between two tricks.
type position struct {
	hands  [3]card.Set
	leader int8
	need   int16
}

// searchBudget bounds a search, and surveyBudget one of what all three could have reached together; what they do not
// settle stays open.
const (
	searchBudget = 4_000_000
	surveyBudget = 400_000
)

// sure reports whether the goal is reached in every line of play; Unknown when a hand is not known or the search is too
// wide.
func (r *ruler) sure(g goal) engine.Tri {
	s := &solver{order: r.c.order(), seats: r.seats, soloist: r.seats.place(r.c.by), player: r.seats.place(g.seat), goal: g,
		seen: make(map[position]bool), budget: searchBudget}
	if g.together {
		s.budget = surveyBudget
	}
	for i, seat := range r.seats {
		hand, whole := r.Tricks.Hand(seat)
		if !whole {
			return engine.Unknown
		}
		s.hands[i] = hand.One
	}
	now := &r.Tricks.Now
	var t line
	t.leader = r.seats.place(r.Tricks.Turn())
	if !now.Complete() && now.Played > 0 {
		t.leader = r.seats.place(now.Leader)
		for i := range now.Played {
			t.cards[i] = now.Cards[i]
			t.n++
		}
	}
	won := s.play(t, g.points)
	if s.budget < 0 {
		return engine.Unknown
	}
	return engine.Is(won)
}

// line is the trick on the table, from its leader.
type line struct {
	leader int
	n      int
	cards  [3]card.Card
}

// play reports whether the player reaches his goal; need is the points that he still wants.
func (s *solver) play(t line, need int) bool {
	if s.budget--; s.budget < 0 {
		return false
	}
	if t.n == 3 {
		return s.taken(t, need)
	}
	var at position
	if t.n == 0 {
		if s.hands[t.leader] == 0 {
			return s.over(need)
		}
		at = position{s.hands, int8(t.leader), int16(need)}
		if won, ok := s.seen[at]; ok {
			return won
		}
	}
	seat := (t.leader + t.n) % 3
	hand := s.hands[seat]
	legal := hand
	if t.n > 0 {
		if follow := hand & s.order.Classes[s.order.Class[t.cards[0]]]; follow != 0 {
			legal = follow
		}
	}
	mine := seat == s.player || s.goal.together
	won := !mine
	for c := range s.distinct(legal, seat, &t).All() {
		t.cards[t.n] = c
		s.hands[seat] = hand.Without(c)
		next := t
		next.n++
		got := s.play(next, need)
		s.hands[seat] = hand
		if got == mine {
			won = mine
			break
		}
	}
	if t.n == 0 && s.budget >= 0 {
		s.seen[at] = won
	}
	return won
}

// over is the end of the hand without the goal having been decided before.
func (s *solver) over(need int) bool {
	switch s.goal.want {
	case everyTrick, noTrick, atMost, ownTricks:
		return true // none was lost, none was made, or not too much
	case enough:
		return need <= 0
	}
	return false
}

// taken goes on after a complete trick.
func (s *solver) taken(t line, need int) bool {
	best := 0
	for i := 1; i < 3; i++ {
		if s.order.Beats(nil, t.cards[best], t.cards[i]) {
			best = i
		}
	}
	winner := (t.leader + best) % 3
	soloist := winner == s.soloist
	switch s.goal.want {
	case everyTrick:
		if !soloist {
			return false
		}
	case noTrick:
		if soloist {
			return false
		}
	case ownTricks:
		if winner != s.player {
			return false
		}
	case soloistTakes:
		if soloist {
			return true
		}
	case atMost:
		if soloist == (s.player == s.soloist) {
			for _, c := range t.cards {
				need -= int(s.order.Value[c])
			}
			if need < 0 {
				return false
			}
		}
	case enough:
		if winner == s.player {
			for i, c := range t.cards {
				if seat := (t.leader + i) % 3; seat == s.player || seat == s.soloist {
					need -= int(s.order.Value[c])
				}
			}
			if need <= 0 {
				return true
			}
		}
	}
	return s.play(line{leader: winner}, need)
}

// distinct drops cards that are as good as another one of the same hand: next to it in rank among the cards that are
// left, and, where points matter, of the same points.
func (s *solver) distinct(legal card.Set, seat int, t *line) card.Set {
	var others card.Set
	for i, h := range s.hands {
		if i != seat {
			others |= h
		}
	}
	for _, c := range t.cards[:t.n] {
		others = others.With(c)
	}
	out := legal
	for c := range legal.All() {
		for d := range (out & s.order.Classes[s.order.Class[c]]).All() {
			if d == c || !out.Has(c) || s.order.Power[d] < s.order.Power[c] {
				continue
			}
			if (s.goal.want == enough || s.goal.want == atMost) && s.order.Value[c] != s.order.Value[d] {
				continue
			}
			between := false
			for x := range (others & s.order.Classes[s.order.Class[c]]).All() {
				if p := s.order.Power[x]; p > s.order.Power[c] && p < s.order.Power[d] {
					between = true
					break
				}
			}
			if !between {
				out = out.Without(c)
			}
		}
	}
	return out
}
