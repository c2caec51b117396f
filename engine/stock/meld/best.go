package meld

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Unlimited is a number of tricks that leaves time for every meld.
const Unlimited = engine.AnyTricks

// Value lists the melds of a hand and the best order to score them, for people who ask without a record. The error is
// for cards that no hand holds.
func Value(table []Combination, pack card.Pack, cards []card.Card, tricks int) (v engine.MeldValue, err error) {
	var h card.Hand
	for _, c := range cards {
		if !pack.Cards.Has(c) {
			return v, engine.Impossiblef(engine.Pos{}, "%s is not in the pack of this game", show(c))
		}
		if h.Count(c) >= pack.Copies {
			return v, engine.Impossiblef(engine.Pos{}, "%s is there three times, and the pack has two", show(c))
		}
		h.Add(c)
	}
	if h.Len() > maxFaces {
		return v, engine.Impossiblef(engine.Pos{}, "a hand of %d cards: no player ever holds more than %d", h.Len(), maxFaces)
	}
	best, total := Best(table, h, tricks)
	return engine.MeldValue{Held: plain(Held(table, h)), Best: plain(best), Total: total}, nil
}

func plain(list []Combination) []engine.Meld {
	out := make([]engine.Meld, len(list))
	for i, c := range list {
		out[i] = engine.Meld{Name: c.Name, Text: new(say.Voice).Text(c.Text), Cards: c.Cards, Value: c.Value}
	}
	return out
}

// Best is the most valuable order in which the melds of a hand can be scored in a given number of tricks, one a trick,
// each with a fresh card, with what it comes to. Nothing is on the table yet and nothing is drawn or played meanwhile.
// Of orders of equal value it is the one that takes the combinations as early in the table's order as it can.
func Best(table []Combination, hand card.Hand, tricks int) (order []Combination, total int) {
	return new(Shown).Best(table, hand, tricks)
}

// Best is the same for a player who has laid down and scored what is shown, and holds the cards of hand beside it.
func (shown *Shown) Best(table []Combination, hand card.Hand, tricks int) (order []Combination, total int) {
	s := newSearch(table, shown, hand)
	total = s.best(s.start, tricks)
	at := s.start
	for left, rest := tricks, total; rest > 0; left-- {
		at = s.step(at, left, rest, &order)
		rest -= order[len(order)-1].Value
	}
	return order, total
}

// step takes the first meld of the table after which the rest of the value can still be reached.
func (s *search) step(at node, left, rest int, order *[]Combination) node {
	for i := range s.combos {
		for next := range s.after(at, i) {
			if s.combos[i].Value+s.best(next, left-1) == rest {
				*order = append(*order, s.combos[i])
				return next
			}
		}
	}
	panic("meld: the value of a hand cannot be reached") // best and after disagree
}

// node is a stage of the search: for each different card of the hand up to two copies, each with the levels that it
// has reached and whether it lies on the table, the more used copy first. It is a value, so it can be a map's key.
type node struct {
	copies [maxFaces][2]uint8
	once   uint32
}

const (
	maxFaces = 24
	onTable  = 1 << 7
	absent   = 1 << 6 // no such copy
)

// search finds the best order by trying every meld at every stage, and remembers stages that it has met: what may
// still be scored depends on what the cards have served for, not on the order in which they did.
type search struct {
	combos []Combination
	places [][]place // of every combination
	start  node
	known  map[key]int
}

type key struct {
	node node
	left uint8
}

// place is a card that a combination needs, by its index in a node, and how often.
type place struct{ face, n uint8 }

func newSearch(table []Combination, shown *Shown, hand card.Hand) *search {
	all := hand
	for i := range shown.cards {
		all.Add(shown.cards[i].card)
	}
	s := &search{combos: Held(table, all), known: map[key]int{}}
	s.start.once = shown.once
	var faces []card.Card
	for i := range s.combos {
		for _, x := range s.combos[i].Cards {
			if !slices.Contains(faces, x) {
				faces = append(faces, x)
			}
		}
	}
	slices.Sort(faces)
	for i := range s.start.copies {
		f := &s.start.copies[i]
		*f = [2]uint8{absent, absent}
		if i >= len(faces) {
			continue
		}
		n := 0
		for k := range shown.cards {
			if l := &shown.cards[k]; l.card == faces[i] {
				f[n] = l.used | onTable
				n++
			}
		}
		for range hand.Count(faces[i]) {
			f[n] = 0
			n++
		}
		order(f)
	}
	for i := range s.combos {
		c := &s.combos[i]
		var ps []place
		for j, x := range c.Cards {
			if n := c.needs(j); n > 0 {
				ps = append(ps, place{uint8(slices.Index(faces, x)), uint8(n)})
			}
		}
		s.places = append(s.places, ps)
	}
	return s
}

// best is what can still be scored from a stage in the tricks that are left.
func (s *search) best(n node, left int) int {
	if left <= 0 {
		return 0
	}
	k := key{n, uint8(min(left, Unlimited))}
	if left >= len(s.combos) {
		k.left = Unlimited // no meld can be made twice, so time is no matter
	}
	if v, ok := s.known[k]; ok {
		return v
	}
	best := 0
	for i := range s.combos {
		for next := range s.after(n, i) {
			best = max(best, s.combos[i].Value+s.best(next, left-1))
		}
	}
	s.known[k] = best
	return best
}

// after gives the stages after a meld; none where it may not be made. Copies on the table serve before those in the
// hand, and among them the one that has risen highest in the class, since it has least to lose. Where all could come
// from the table, each card of which the hand has another copy may be the one that is laid fresh.
func (s *search) after(n node, i int) func(yield func(node) bool) {
	return func(yield func(node) bool) {
		c := &s.combos[i]
		if c.Once != 0 && n.once>>c.Once&1 == 1 {
			return
		}
		next := n
		if c.Once != 0 {
			next.once |= 1 << c.Once
		}
		fresh := false
		for _, p := range s.places[i] {
			f := &next.copies[p.face]
			for range p.n {
				at := s.pick(n.copies[p.face], *f, c)
				if at < 0 {
					return
				}
				fresh = fresh || f[at] == 0
				f[at] = raise(f[at], c.Class, c.Level) | onTable
			}
			order(f)
		}
		if fresh {
			yield(next)
			return
		}
		for _, p := range s.places[i] {
			f := n.copies[p.face]
			at := slices.Index(f[:], 0)
			if at < 0 {
				continue
			}
			f[at] = raise(0, c.Class, c.Level) | onTable
			order(&f)
			laidFresh := next
			laidFresh.copies[p.face] = f
			if !yield(laidFresh) {
				return
			}
		}
	}
}

// pick is the copy of a card that serves in a combination next, -1 when none may. A copy that has just been taken for
// it differs from what it was.
func (s *search) pick(was, now [2]uint8, c *Combination) int {
	best := -1
	for j, u := range now {
		if u != was[j] || u&absent != 0 || level(u, c.Class) >= c.Level {
			continue
		}
		if best < 0 || rank(u, c.Class) > rank(now[best], c.Class) {
			best = j
		}
	}
	return best
}

// rank orders copies for pick: those on the table by their level in the class, then those in the hand.
func rank(u uint8, c Class) int {
	if u&onTable == 0 {
		return -1
	}
	return int(level(u, c))
}

func order(f *[2]uint8) {
	if f[0] < f[1] {
		f[0], f[1] = f[1], f[0]
	}
}
