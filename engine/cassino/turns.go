package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// turns knows whose turn it is, how many cards everybody has, and what was laid aside because it was played too soon.
type turns struct {
	form  *form
	next  engine.Seat // whose turn it is
	first engine.Seat // who begins every round
	round int         // from 0
	left  [4]int      // cards in the hands
	stock int         // cards that are still to be dealt or drawn
	aside [4][]card.Card
	over  bool // the last card has been played
	fresh bool // a round has been dealt, and nobody has played in it
}

func newTurns(f *form, first engine.Seat) turns {
	t := turns{form: f, next: first, first: first, stock: packSize - tableSize - handSize*f.n, fresh: true}
	for s := range f.n {
		t.left[s] = handSize
	}
	return t
}

// play has a player play a card; too reports whether it was too soon, so that the card is laid aside. In Draw Cassino he
// draws at once: drew.
func (t *turns) play(s engine.Seat, c card.Card) (too, drew bool) {
	t.left[s]--
	t.fresh = false
	if t.form.draws && t.stock > 0 {
		t.stock--
		t.left[s]++
		drew = true
	}
	if s == t.next {
		return false, drew
	}
	t.aside[s] = append(t.aside[s], c)
	return true, drew
}

// pass moves the turn on. Cards that were laid aside come to the table as their players' turns come; each is given to
// laid. It deals the next round when everybody has played out, and reports that.
func (t *turns) pass(laid func(engine.Seat, card.Card)) (dealt bool) {
	for range 64 { // at most every card of the pack
		if t.out() {
			if t.stock == 0 {
				t.over = true
				return dealt
			}
			t.deal()
			dealt = true
			return dealt
		}
		t.next = (t.next + 1) % engine.Seat(t.form.n)
		if list := t.aside[t.next]; len(list) > 0 {
			t.aside[t.next] = list[1:]
			laid(t.next, list[0])
			continue
		}
		if t.left[t.next] > 0 {
			return dealt
		}
	}
	return dealt
}

// out reports whether nobody has a card in his hand or laid aside.
func (t *turns) out() bool {
	for s := range t.form.n {
		if t.left[s] > 0 || len(t.aside[s]) > 0 {
			return false
		}
	}
	return true
}

func (t *turns) deal() {
	t.round++
	t.next, t.fresh = t.first, true
	for s := range t.form.n {
		t.left[s] = handSize
		t.stock -= handSize
	}
}
