package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

const (
	handSize  = 12
	tricks    = 12
	stockSize = 4
	lastTrick = 3  // what the last trick counts
	inPack    = 32 // what the cards count together
	allPoints = inPack + lastTrick
	toWin     = 18
	doubled   = 2 // all the points won in play count so many times
	perRevoke = 9
	turned    = 35 // the cost of a stock turned too soon, to each adversary
	fewest    = 1  // cards laid out, at least and at most
	most      = 4
	packet    = 4 // cards in a packet of the cut, at least
)

// ranks of a suit from the highest down.
var ranks = []card.Rank{3, 2, card.Ace, card.King, card.Queen, card.Jack, 7, 6, 5, 4}

var (
	pack   = card.Pack{Cards: everyCard(), Copies: 1}
	order  = trick.NewOrder(plainSuits(), trick.NoTrump, 0, worth)
	threes = card.OfRank(3)
	twos   = card.OfRank(2)
	aces   = card.OfRank(card.Ace)
)

// plainSuits are the four suits, each from its highest card down.
func plainSuits() [][]card.Card {
	classes := make([][]card.Card, 4)
	for s := range classes {
		for _, r := range ranks {
			classes[s] = append(classes[s], card.Of(card.Suit(s), r))
		}
	}
	return classes
}

func everyCard() (all card.Set) {
	for _, suit := range plainSuits() {
		all |= card.SetOf(suit...)
	}
	return all
}

// worth is what a card counts.
func worth(c card.Card) int {
	switch r := c.Rank(); {
	case r == card.Ace:
		return 3
	case r > 7 || r < 4:
		return 1
	}
	return 0
}

// points of a set of cards.
func points(cards card.Set) int {
	n := 0
	for c := range cards.All() {
		n += worth(c)
	}
	return n
}

// table is who holds cards, the eldest hand first, and who deals.
type table struct {
	seats  [3]engine.Seat
	dealer engine.Seat
}

// seated finds them. With four at the table the dealer takes no cards. Without a recorded dealer the last player named
// deals.
func seated(h *engine.Hand) table {
	n := engine.Seat(len(h.Players))
	d := h.Dealer
	if d == engine.Nobody {
		d = n - 1
	}
	return table{[3]engine.Seat{(d + 1) % n, (d + 2) % n, (d + 3) % n}, d}
}

// holders are who holds cards in a hand.
func holders(h *engine.Hand) []engine.Seat {
	t := seated(h)
	return t.seats[:]
}

// place of a seat among those who hold cards, or -1.
func (t *table) place(s engine.Seat) int {
	for i, x := range t.seats {
		if x == s {
			return i
		}
	}
	return -1
}

// idle reports whether the dealer holds no cards.
func (t *table) idle() bool { return t.place(t.dealer) < 0 }

// others are the two who hold cards and are not the one named, the eldest hand first.
func (t *table) others(s engine.Seat) (out [2]engine.Seat) {
	n := 0
	for _, x := range t.seats {
		if x != s && n < len(out) {
			out[n] = x
			n++
		}
	}
	return out
}
