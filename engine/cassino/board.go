package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// heap is a build on the table: cards that lie together as one.
type heap struct {
	cards  card.Set
	worth  int
	owner  engine.Seat // who built on it last
	double bool        // makes its value more than once, and cannot be raised
	act    int         // the act by which it became what it is
	wrong  bool        // it may not lie there
	of     []heap      // the builds that a wrong one was made of
	by     card.Card   // the card of a wrong one that was played from the hand; None where it was none
}

// board is what lies on the table.
type board struct {
	loose card.Set // cards by themselves
	dark  int      // cards that lie there and that nobody knows
	heaps []heap
}

// bare reports whether nothing lies there.
func (b *board) bare() bool { return b.loose == 0 && b.dark == 0 && len(b.heaps) == 0 }

// has reports whether a card lies there.
func (b *board) has(c card.Card) bool { return b.loose.Has(c) || b.heapOf(c) >= 0 }

// heapOf is the build in which a card lies; −1 for none.
func (b *board) heapOf(c card.Card) int {
	for i := range b.heaps {
		if b.heaps[i].cards.Has(c) {
			return i
		}
	}
	return -1
}

// pick is what an act names on the table.
type pick struct {
	loose card.Set
	heaps []heap
	named card.Set // the cards as they were named
}

// all is every card of a pick.
func (p *pick) all() card.Set {
	s := p.loose
	for i := range p.heaps {
		s |= p.heaps[i].cards
	}
	return s
}

// lift takes what is named off the board. A card of a build stands for the whole of it.
func (b *board) lift(cards []card.Card) pick {
	p := pick{named: card.SetOf(cards...)}
	for _, c := range cards {
		if b.loose.Has(c) {
			b.loose = b.loose.Without(c)
			p.loose = p.loose.With(c)
			continue
		}
		if i := b.heapOf(c); i >= 0 {
			p.heaps = append(p.heaps, b.heaps[i])
			b.heaps = append(b.heaps[:i:i], b.heaps[i+1:]...)
		}
	}
	return p
}

// drop removes the build that came to be by an act and reports whether it lay there.
func (b *board) drop(act int) (heap, bool) {
	for i := range b.heaps {
		if b.heaps[i].act == act {
			h := b.heaps[i]
			b.heaps = append(b.heaps[:i:i], b.heaps[i+1:]...)
			return h, true
		}
	}
	return heap{}, false
}

// adds reports whether cards can be parted into groups that each make a number, a card of that number being a group by
// itself, and how many groups that are. Cards without a number are in no group.
func (f *form) adds(cards card.Set, n int) (groups int, ok bool) {
	if cards == 0 {
		return 0, true
	}
	if n <= 0 {
		return 0, false
	}
	sum := 0
	var single card.Set
	for c := range cards.All() {
		w := f.worth(c)
		if w == 0 || w > n {
			return 0, false
		}
		if w == n {
			single = single.With(c)
			continue
		}
		sum += w
	}
	if sum%n != 0 || !f.parts(cards&^single, n) {
		return 0, false
	}
	return single.Len() + sum/n, true
}

// parts tries to part cards into groups that make n, beginning each with its first card.
func (f *form) parts(cards card.Set, n int) bool {
	if cards == 0 {
		return true
	}
	first := cards.First()
	return f.fill(cards.Without(first), cards.Without(first), n-f.worth(first), n)
}

// fill completes a group with some of the cards that may still join it, and parts the rest.
func (f *form) fill(rest, may card.Set, need, n int) bool {
	if need == 0 {
		return f.parts(rest, n)
	}
	for c := range may.All() {
		may = may.Without(c)
		if w := f.worth(c); w <= need && f.fill(rest.Without(c), may, need-w, n) {
			return true
		}
	}
	return false
}
