// Package card knows suits, ranks, packs, and how cards are written.
//
// A Card is a small number that is unique within its game, so that a whole hand fits into a Set, one bit a card.
// French-suited games share one numbering and one notation (see French); a game with cards of its own, such as
// Schachett, brings its own Notation.
package card

import "math/bits"

// Card is one card, 0 to 63. In a pack that holds a card twice, both copies are the same Card.
type Card uint8

// None is no card: the zero of findings that name none.
const None Card = 255

// Suit of a French-suited card.
type Suit uint8

// The suits in the order in which Skat ranks them from the lowest to the highest.
const (
	Diamonds Suit = iota
	Hearts
	Spades
	Clubs
	NoSuit Suit = 255
)

// Rank of a French-suited card by its index: 2 to 14 with the jack 11, the queen 12, the king 13 and the ace 14.
type Rank uint8

// The court cards and the ace; the number cards are their number.
const (
	Jack  Rank = 11
	Queen Rank = 12
	King  Rank = 13
	Ace   Rank = 14
)

// ranks a suit has in the French numbering, from the two to the ace.
const perSuit = 13

// Of makes a French-suited card.
func Of(s Suit, r Rank) Card { return Card(uint8(s)*perSuit + uint8(r) - 2) }

// Suit of a French-suited card.
func (c Card) Suit() Suit { return Suit(c / perSuit) }

// Rank of a French-suited card.
func (c Card) Rank() Rank { return Rank(c%perSuit) + 2 }

// Set is a set of different cards, one bit a card.
type Set uint64

// SetOf collects cards; a card named twice counts once.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// Has reports whether the card is in the set.
func (s Set) Has(c Card) bool { return c < 64 && s>>c&1 == 1 }

// With is the set and this card.
func (s Set) With(c Card) Set { return s | 1<<c }

// Without is the set less this card.
func (s Set) Without(c Card) Set { return s &^ (1 << c) }

// Len counts the cards.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// First is the lowest-numbered card of the set, or None.
func (s Set) First() Card {
	if s == 0 {
		return None
	}
	return Card(bits.TrailingZeros64(uint64(s)))
}

// All ranges over the cards of the set, lowest number first.
func (s Set) All() func(yield func(Card) bool) {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Card(bits.TrailingZeros64(uint64(s)))) {
				return
			}
		}
	}
}

// Cards lists the set, lowest number first.
func (s Set) Cards() []Card {
	out := make([]Card, 0, s.Len())
	for c := range s.All() {
		out = append(out, c)
	}
	return out
}

// OfRank is the four French-suited cards of one rank.
func OfRank(r Rank) Set {
	var out Set
	for s := Diamonds; s <= Clubs; s++ {
		out = out.With(Of(s, r))
	}
	return out
}

// Pack is the cards of a game and how often each is there.
type Pack struct {
	Cards  Set // every different card
	Copies int // how many of each: 1, or 2 in games with two packs
	Single Set // cards that are there but once, whatever Copies says
}

// Of is how many of a card the pack has.
func (p Pack) Of(c Card) int {
	switch {
	case !p.Cards.Has(c):
		return 0
	case p.Single.Has(c):
		return 1
	}
	return p.Copies
}

// Size counts the cards of the pack.
func (p Pack) Size() int { return p.Cards.Len()*p.Copies - p.Single.Len()*(p.Copies-1) }

// FrenchPack is a pack of French suits with the given ranks.
func FrenchPack(copies int, lowest Rank) Pack {
	var s Set
	for r := lowest; r <= Ace; r++ {
		s |= OfRank(r)
	}
	return Pack{Cards: s, Copies: copies}
}
