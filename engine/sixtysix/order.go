package sixtysix

import (
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// ranks of a suit from the highest down; four players have the eight and the seven too.
var ranks = []card.Rank{card.Ace, 10, card.King, card.Queen, card.Jack, 9, 8, 7}

const (
	short = 6 // ranks of the pack for two and three
	long  = 8 // and for four
)

var (
	twentyFour = card.FrenchPack(1, 9)
	thirtyTwo  = card.FrenchPack(1, 7)
)

// What the cards of a pack count together, with the last trick, and the four marriages.
const (
	allCards     = 120
	all          = allCards + lastTrick
	allMarriages = 3*20 + 40
)

// The orders by trump suit: while the players draw, when they draw no more, and of four players.
var drawing, following, heading = ordersOf(short, trick.Free), ordersOf(short, 0), ordersOf(long, trick.Head|trick.Trump|trick.OverTrump)

func ordersOf(n int, duty trick.Duty) (out [4]*trick.Order) {
	for t := range out {
		out[t] = newOrder(card.Suit(t), n, duty)
	}
	return
}

func newOrder(trump card.Suit, n int, duty trick.Duty) *trick.Order {
	classes := make([][]card.Card, 4)
	for s := card.Diamonds; s <= card.Clubs; s++ {
		for _, r := range ranks[:n] {
			classes[s] = append(classes[s], card.Of(s, r))
		}
	}
	return trick.NewOrder(classes, uint8(trump), duty, trick.AceTen)
}

// pair is the king and the queen of a suit.
func pair(s card.Suit) card.Set { return card.SetOf(card.Of(s, card.King), card.Of(s, card.Queen)) }
