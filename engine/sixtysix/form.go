package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// form is how many play and what differs with it.
type form struct {
	variant string
	pack    card.Pack
	open    *[4]*trick.Order // at the first lead, by trump suit
	shut    *[4]*trick.Order // when nobody draws any more
	seats   int              // who hold cards
	size    int              // cards of a hand
	tricks  int              // of a deal that is not closed
}

var (
	two   = form{"", twentyFour, &drawingOrder, &following, 2, 6, 12}
	three = form{"three-handed", twentyFour, &drawingOrder, &following, 2, 6, 12}
	four  = form{"four-handed", thirtyTwo, &heading, &heading, 4, 8, 8}
)

var forms = map[int]*form{2: &two, 3: &three, 4: &four}

// ofStock reports whether a stock is drawn from: not when four play.
func ofStock(h *engine.Hand) bool { return len(h.Players) != 4 }

// ofFour reports whether four play.
func ofFour(h *engine.Hand) bool { return !ofStock(h) }

// german reports whether four play in the German manner: marriages are scored.
func german(h *engine.Hand) bool { return ofFour(h) && h.Agreed.Word("manner") == "german" }

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
var drawingOrder, following, heading = ordersOf(short, trick.Free), ordersOf(short, 0), ordersOf(long, trick.Head|trick.Trump|trick.OverTrump)

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
