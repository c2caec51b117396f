package skat

import (
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// pack is the Skat pack: thirty-two cards, sevens up.
var pack = card.FrenchPack(1, 7)

var (
	plainRanks = []card.Rank{card.Ace, 10, card.King, card.Queen, 9, 8, 7}
	nulloRanks = []card.Rank{card.Ace, card.King, card.Queen, card.Jack, 10, 9, 8, 7}
	suits      = []card.Suit{card.Clubs, card.Spades, card.Hearts, card.Diamonds}
)

func ofRanks(s card.Suit, ranks []card.Rank) []card.Card {
	out := make([]card.Card, len(ranks))
	for i, r := range ranks {
		out[i] = card.Of(s, r)
	}
	return out
}

// jacks from the club jack down; they are the highest trumps in every game but the nullos.
var jacks = []card.Card{
	card.Of(card.Clubs, card.Jack), card.Of(card.Spades, card.Jack),
	card.Of(card.Hearts, card.Jack), card.Of(card.Diamonds, card.Jack),
}

const trumpClass = 4

// suitOrders has an order for every trump suit, grandOrder the four jacks alone as trumps, nulloOrder no trumps and
// the natural rank. trumpLists are the trumps of each suit game from the club jack down, for counting matadors.
var (
	suitOrders, trumpLists = trumpOrders()
	grandOrder             = trick.NewOrder(withJacks(card.NoSuit), trumpClass, 0, trick.AceTen)
	nulloOrder             = naturalOrder()
)

// withJacks are the classes of a game in which the jacks are trumps, with a suit or alone.
func withJacks(trump card.Suit) [][]card.Card {
	classes := make([][]card.Card, 5)
	for s := card.Diamonds; s <= card.Clubs; s++ {
		if s != trump {
			classes[s] = ofRanks(s, plainRanks)
		}
	}
	classes[trumpClass] = jacks
	if trump != card.NoSuit {
		classes[trumpClass] = append(append([]card.Card{}, jacks...), ofRanks(trump, plainRanks)...)
	}
	return classes
}

func trumpOrders() (orders [4]*trick.Order, trumps [4][]card.Card) {
	for _, s := range suits {
		classes := withJacks(s)
		orders[s] = trick.NewOrder(classes, trumpClass, 0, trick.AceTen)
		trumps[s] = classes[trumpClass]
	}
	return orders, trumps
}

func naturalOrder() *trick.Order {
	classes := make([][]card.Card, 4)
	for _, s := range suits {
		classes[s] = ofRanks(s, nulloRanks)
	}
	return trick.NewOrder(classes, trick.NoTrump, 0, trick.AceTen)
}
