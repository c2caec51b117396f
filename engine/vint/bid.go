package vint

import (
	"strconv"

	"hoyle/engine/auction"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// bid is a bid by its rank in the auction, from 1 for one in spades to 35 for seven at no-trumps; auction.Pass is none.
type bid int

// strains are what a bid names beside its number, in their rank; the last is no-trumps.
var strains = [...]struct {
	letter string
	suit   card.Suit
}{{"S", card.Spades}, {"C", card.Clubs}, {"D", card.Diamonds}, {"H", card.Hearts}, {"N", card.NoSuit}}

// bidWords are the bids as a record has them, in their rank.
var bidWords = func() []string {
	var out []string
	for n := 1; n <= topBid; n++ {
		for _, s := range strains {
			out = append(out, strconv.Itoa(n)+s.letter)
		}
	}
	return out
}()

// bidOf reads a call; a pass is auction.Pass.
func bidOf(word string) bid {
	if len(word) == 2 {
		for i, s := range strains {
			if word[1] == s.letter[0] {
				return bid(int(word[0]-'1')*len(strains) + i + 1)
			}
		}
	}
	return auction.Pass
}

func (b bid) strain() int { return (int(b) - 1) % len(strains) }

// number of tricks over the book.
func (b bid) number() int { return (int(b)-1)/len(strains) + 1 }

// need is the tricks that make it.
func (b bid) need() int { return book + b.number() }

// trump is the trump suit, or card.NoSuit.
func (b bid) trump() card.Suit { return strains[b.strain()].suit }

// order of the tricks.
func (b bid) order() trick.Rules { return orders[b.strain()] }

// price of a trick.
func (b bid) price() int {
	if b == auction.Pass {
		return 0
	}
	return 10 * b.number()
}

// said is the bid in words.
func (b bid) said() say.Value { return saidBids[b-1] }

var saidBids = func() []say.Value {
	out := make([]say.Value, len(bidWords))
	for i := range out {
		b := bid(i + 1)
		if b.trump() == card.NoSuit {
			out[i] = say.Phrase(msgNoTrumps.With(say.Num(b.number())))
			continue
		}
		out[i] = say.Phrase(msgInSuit.With(say.Num(b.number()), say.Suit(b.trump())))
	}
	return out
}()

// bidTexts are what every hand says of its bid, and sidesText who plays with whom: made once, like every text that is the
// same in many hands.
var (
	bidTexts = func() []bidText {
		out := make([]bidText, len(bidWords))
		for i := range out {
			b := bid(i + 1)
			out[i] = bidText{
				is:    msgBidIs.With(b.said(), say.Num(b.need()), say.Num(b.number())),
				price: msgPrice.With(b.said(), say.Num(b.price())),
			}
		}
		return out
	}()
	sidesText = msgSides.With(side(0).who(), side(1).who())
)

// bidText is how many tricks a bid is, and what each is worth.
type bidText struct{ is, price say.Text }

var pack = card.FrenchPack(1, 2)

// suits of the pack, each a class of the order.
var suits = [...]card.Suit{card.Spades, card.Clubs, card.Diamonds, card.Hearts}

// orders are the rules of a trick by the strain of the bid: the suits are classes in the order of the strains.
var orders = func() (out [len(strains)]*trick.Order) {
	var classes [][]card.Card
	for _, s := range suits {
		var class []card.Card
		for r := card.Ace; r >= 2; r-- {
			class = append(class, card.Of(s, r))
		}
		classes = append(classes, class)
	}
	for i := range out {
		trumps := uint8(i)
		if strains[i].suit == card.NoSuit {
			trumps = trick.NoTrump
		}
		out[i] = trick.NewOrder(classes, trumps, 0, func(card.Card) int { return 0 })
	}
	return out
}()
