package trick

import (
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
)

// What is lawful with every card of the pack in hand is lawful with any hand.
func TestBeyond(t *testing.T) {
	suit := func(s card.Suit) []card.Card {
		return []card.Card{card.Of(s, card.Ace), card.Of(s, card.King), card.Of(s, 9)}
	}
	spades, hearts := suit(card.Spades), suit(card.Hearts)
	order := NewOrder([][]card.Card{spades, hearts}, 1, Head|Trump|OverTrump, func(card.Card) int { return 0 })
	h := &engine.Hand{Players: []string{"Anna", "Bert", "Cora"}}
	var tb Table
	tb.Start(order, card.Pack{Cards: card.SetOf(append(spades, hearts...)...), Copies: 2}, 0, 5, 0, 1, 2)
	for _, c := range []card.Card{
		spades[1], spades[0], spades[2],
		hearts[2], spades[0], hearts[1],
		spades[1], hearts[2],
	} {
		if _, err := tb.Play(h, engine.Nobody, c, 0, engine.Pos{}, card.French.String); err != nil {
			t.Fatal(err)
		}
	}
	for _, x := range []struct {
		why  string
		seat engine.Seat
		n    int
		want bool
	}{
		{"led", 0, 5, true},
		{"followed and won", 1, 5, true},
		{"followed to an ace, which no spade beats", 2, 5, true},
		{"led", 1, 6, true},
		{"did not follow", 2, 6, false},
		{"won, though not with the highest", 0, 6, true},
		{"trumped and may have held the suit", 1, 7, false},
		{"a trick before the record", 0, 4, false},
		{"a trick that was not played", 0, 8, false},
	} {
		if got := tb.Beyond(x.seat, x.n); got != x.want {
			t.Errorf("%s: %v", x.why, got)
		}
	}
}
