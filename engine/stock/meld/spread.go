package meld

import (
	"cmp"
	"slices"

	"hoyle/engine/card"
)

// maxWays is how many ways to have laid the same cards are followed.
const maxWays = 64

// Spread is what a player has laid down and scored, as far as a record tells it: of two equal cards it does not say which
// one was laid or played. So it is every way in which it can have been, the one that good play would choose first, and a
// meld may be made if it may be made in one of them. The zero value is an empty table.
type Spread struct {
	Total  int
	ways   []Shown // never changed in place; none for an empty table
	before []Shown // as it was before the last card was played
	made   []*Combination
	played int  // how many were made when it was
	beyond bool // there were more ways than are followed, so nothing is refused for certain
}

// now lists the ways.
func (s *Spread) now() []Shown {
	if len(s.ways) == 0 {
		s.ways = []Shown{{}}
	}
	return s.ways
}

// Likely is the way that good play would choose.
func (s *Spread) Likely() *Shown { return &s.now()[0] }

// Made lists the melds that were scored, in their order.
func (s *Spread) Made() []*Combination { return s.made }

// fresh is what of the cards that a player may hold does not lie on the table; ok is false where more lies there than he
// can hold.
func (s *Shown) fresh(held card.Hand) (fresh card.Hand, ok bool) {
	on := s.OnTable()
	if !held.Holds(on) {
		return held, false
	}
	for _, c := range on.Cards() {
		held.Remove(c)
	}
	return held, true
}

// Check says whether a player who may hold certain cards, those on the table among them, may meld a combination.
func (s *Spread) Check(c *Combination, held card.Hand) Refusal {
	refused := Good
	for i := range s.now() {
		w := &s.ways[i]
		fresh, ok := w.fresh(held)
		if !ok && len(s.ways) > 1 {
			continue
		}
		r, _ := w.choose(c, fresh)
		if r == Good || s.beyond {
			return Good
		}
		if refused == Good {
			refused = r
		}
	}
	return refused
}

// Meld lays a combination down, in every way in which it may be.
func (s *Spread) Meld(c *Combination, held card.Hand) {
	var next []Shown
	for i := range s.now() {
		w := &s.ways[i]
		fresh, _ := w.fresh(held)
		for _, ch := range w.choices(c, fresh) {
			x := w.clone()
			x.meld(c, ch)
			next = append(next, x)
		}
	}
	if len(next) > 0 {
		s.follow(next)
	}
	s.Total += c.Value
	s.made = append(s.made, c)
}

// Lay puts cards on the table that serve for nothing yet, as those shown beside a meld do, as far as they do not lie there.
func (s *Spread) Lay(cards card.Hand) {
	next := make([]Shown, len(s.now()))
	for i := range s.ways {
		next[i] = s.ways[i].clone()
		on := next[i].OnTable()
		for _, x := range cards.Cards() {
			if on.Count(x) < cards.Count(x) {
				next[i].lay(x)
				on.Add(x)
			}
		}
	}
	s.follow(next)
}

// Play has a player play a card of which he could have held so many copies, the one from the table or the one from the
// hand.
func (s *Spread) Play(x card.Card, held int) {
	s.before, s.played = s.ways, len(s.made)
	if !slices.ContainsFunc(s.ways, func(w Shown) bool { return w.has(x) }) {
		return
	}
	var next []Shown
	for i := range s.ways {
		w := &s.ways[i]
		on := 0
		for _, at := range w.copies(x) {
			y := w.clone()
			y.take(at)
			next = append(next, y)
		}
		for j := range w.cards {
			if w.cards[j].card == x {
				on++
			}
		}
		if held > on {
			next = append(next, *w)
		}
	}
	s.follow(next)
}

// TakeBack undoes the last Play, unless something was melded since.
func (s *Spread) TakeBack() {
	if len(s.made) == s.played {
		s.ways, s.before = s.before, nil
	}
}

// Clear takes everything up from the table; what was scored stays scored.
func (s *Spread) Clear() {
	next := s.now()[0].clone()
	next.Clear()
	s.ways = []Shown{next}
}

// Lose takes down the melds that can no longer be shown with the cards that a player holds, and gives what they had scored.
func (s *Spread) Lose(hand card.Hand) (lost []*Combination) {
	var kept Spread
	for _, c := range s.made {
		if c.In(hand) && kept.Check(c, hand) == Good {
			kept.Meld(c, hand)
		} else {
			lost = append(lost, c)
		}
	}
	if lost != nil {
		*s = kept
	}
	return lost
}

// Best is the most valuable order in which what a player lays beside what lies there can be scored.
func (s *Spread) Best(table []Combination, cards card.Hand) ([]Combination, int) {
	fresh, _ := s.Likely().fresh(cards.Union(s.Likely().OnTable()))
	return s.Likely().Best(table, fresh, Unlimited)
}

// follow takes the ways that differ, as many as are followed.
func (s *Spread) follow(next []Shown) {
	kept := next[:0]
	for i := range next {
		if slices.ContainsFunc(kept, next[i].like) {
			continue
		}
		if len(kept) == maxWays {
			s.beyond = true
			break
		}
		kept = append(kept, next[i])
	}
	s.ways = kept
}

func (s *Shown) clone() Shown {
	x := *s
	x.cards, x.broken, x.all = slices.Clone(s.cards), slices.Clone(s.broken), slices.Clone(s.all)
	return x
}

// like reports whether nothing that may still be melded depends on the difference.
func (s *Shown) like(o Shown) bool {
	if len(s.cards) != len(o.cards) || !slices.Equal(s.broken, o.broken) {
		return false
	}
	order := func(cards []laid) []laid {
		cards = slices.Clone(cards)
		slices.SortFunc(cards, func(a, b laid) int {
			return cmp.Or(cmp.Compare(a.card, b.card), cmp.Compare(a.used, b.used), slices.Compare(a.meld[:], b.meld[:]))
		})
		return cards
	}
	return slices.Equal(order(s.cards), order(o.cards))
}

func (s *Shown) has(x card.Card) bool {
	return slices.ContainsFunc(s.cards, func(l laid) bool { return l.card == x })
}

// copies are the laid copies of a card that differ in what they have served for, the one that has served most first.
func (s *Shown) copies(x card.Card) []int {
	var out []int
	for j := range s.cards {
		if s.cards[j].card == x && !slices.ContainsFunc(out, func(k int) bool { return s.cards[k] == s.cards[j] }) {
			out = append(out, j)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return cmp.Compare(s.cards[b].used, s.cards[a].used) })
	return out
}

// choices are all the ways to make a combination up of cards on the table and cards of the hand, the one that choose
// takes first; none where it may not be made.
func (s *Shown) choices(c *Combination, hand card.Hand) []choice {
	r, first := s.choose(c, hand)
	if r != Good {
		return nil
	}
	out := []choice{{}}
	for i, x := range c.Cards {
		n := c.needs(i)
		if n == 0 {
			continue
		}
		var usable []int
		for _, j := range s.copiesAll(x) {
			if level(s.cards[j].used, c.Class) < c.Level {
				usable = append(usable, j)
			}
		}
		var next []choice
		for _, part := range parts(usable, n, hand.Count(x)) {
			for _, ch := range out {
				next = append(next, choice{
					laid:  append(slices.Clone(ch.laid), part...),
					fresh: append(slices.Clone(ch.fresh), slices.Repeat([]card.Card{x}, n-len(part))...),
				})
			}
		}
		out = next
	}
	out = slices.DeleteFunc(out, func(ch choice) bool { return len(ch.fresh) == 0 })
	return append([]choice{first}, out...)
}

func (s *Shown) copiesAll(x card.Card) []int {
	var out []int
	for j := range s.cards {
		if s.cards[j].card == x {
			out = append(out, j)
		}
	}
	return out
}

// parts are the ways to take n copies of a card, some of them from the table and the rest fresh.
func parts(usable []int, n, fresh int) [][]int {
	var out [][]int
	for mask := range 1 << len(usable) {
		var part []int
		for k, j := range usable {
			if mask>>k&1 == 1 {
				part = append(part, j)
			}
		}
		if len(part) <= n && n-len(part) <= fresh {
			out = append(out, part)
		}
	}
	return out
}
