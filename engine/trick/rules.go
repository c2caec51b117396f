// Package trick is what trick-taking games share: whose turn it is, what may be played, who wins, and what the play
// reveals of hands that nobody recorded. It replays what happened, lawful or not: an unlawful card is reported, never
// refused; only a card that cannot have been played there is an error.
package trick

import "hoyle/engine/card"

// MaxSeats is the most players that play to one trick.
const MaxSeats = 4

// Rules say what may be played to a trick and what wins it.
type Rules interface {
	// Legal is what may be played to the trick from a hand. It is monotone: a card that is unlawful from some cards of
	// a hand is unlawful from the whole of it, so that a part of a hand is enough to prove a revoke.
	Legal(t *Trick, hand card.Set) card.Set
	// Beats reports whether c, played after best, takes the trick from it.
	Beats(t *Trick, best, c card.Card) bool
	// Points is what a card counts in the trick.
	Points(t *Trick, c card.Card) int
}

// Duty is what the second and later players to a trick are bound to beyond following suit.
type Duty uint8

// The duties. They stand together in the games that know more than one.
const (
	Head      Duty = 1 << iota // to win the trick in the suit led if able
	Trump                      // having none of the suit led, to trump
	OverTrump                  // trumping, to over-trump if able
	Free      Duty = 1 << 7    // not even bound to follow suit, as while a stock lasts
)

// Order is the common kind of Rules: cards fall into classes (the plain suits and the trumps), the highest card of
// the class led wins unless trumped, and players follow in class.
type Order struct {
	Class   [64]uint8   // of every card
	Power   [64]uint8   // within its class; the higher wins
	Value   [64]uint8   // card points
	Classes [8]card.Set // the cards of every class
	Trumps  uint8       // the class that beats the others; NoTrump when there is none
	Duty    Duty
}

// NoTrump is the Trumps of an Order without a trump suit.
const NoTrump = 255

// NewOrder builds an Order from the classes, each listed from its highest card down. value gives the card points.
func NewOrder(classes [][]card.Card, trumps uint8, duty Duty, value func(card.Card) int) *Order {
	o := &Order{Trumps: trumps, Duty: duty}
	for i, cards := range classes {
		for j, c := range cards {
			o.Class[c] = uint8(i)
			o.Power[c] = uint8(len(cards) - j)
			o.Value[c] = uint8(value(c))
			o.Classes[i] = o.Classes[i].With(c)
		}
	}
	return o
}

// Points of a card.
func (o *Order) Points(_ *Trick, c card.Card) int { return int(o.Value[c]) }

// Beats reports whether c takes the trick from best. Of two equal cards the first played holds.
func (o *Order) Beats(_ *Trick, best, c card.Card) bool {
	if o.Class[c] == o.Class[best] {
		return o.Power[c] > o.Power[best]
	}
	return o.Class[c] == o.Trumps
}

// Legal is what may be played to the trick.
func (o *Order) Legal(t *Trick, hand card.Set) card.Set {
	led := t.Led()
	if led == card.None || o.Duty&Free != 0 {
		return hand
	}
	best := t.Best(o)
	if follow := hand & o.Classes[o.Class[led]]; follow != 0 {
		if o.Duty&Head != 0 {
			return o.prefer(best, follow)
		}
		return follow
	}
	if o.Duty&Trump == 0 || o.Trumps == NoTrump {
		return hand
	}
	trumps := hand & o.Classes[o.Trumps]
	switch {
	case trumps == 0:
		return hand
	case o.Duty&OverTrump != 0:
		return o.prefer(best, trumps)
	}
	return trumps
}

// prefer is the cards of a class that beat the best so far, or all of them when none does.
func (o *Order) prefer(best card.Card, cards card.Set) card.Set {
	var higher card.Set
	for c := range cards.All() {
		if o.Beats(nil, best, c) {
			higher = higher.With(c)
		}
	}
	if higher != 0 {
		return higher
	}
	return cards
}

// AceTen is what a card counts in the games that rank the ten next to the ace: ace 11, ten 10, king 4, queen 3, jack 2,
// the others nothing; 30 in each suit.
func AceTen(c card.Card) int {
	switch c.Rank() {
	case card.Ace:
		return 11
	case 10:
		return 10
	case card.King:
		return 4
	case card.Queen:
		return 3
	case card.Jack:
		return 2
	}
	return 0
}
