package trick

import (
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
)

// A card that a law puts into another's place may change who takes the trick, gathered or not.
func TestReplaceAndReopen(t *testing.T) {
	of := func(r card.Rank) card.Card { return card.Of(card.Spades, r) }
	rules := NewOrder([][]card.Card{{of(card.Ace), of(card.King), of(card.Queen), of(card.Jack), of(10), of(9)}}, NoTrump, 0,
		func(c card.Card) int { return int(c.Rank()) })
	h := &engine.Hand{Players: []string{"Anna", "Bert", "Cora"}}
	show := card.French.String
	for _, gathered := range []bool{false, true} {
		var tb Table
		tb.Start(rules, card.FrenchPack(1, 9), 0, 1, 0, 1, 2)
		for i, c := range []card.Card{of(10), of(card.Queen), of(9)} {
			if _, err := tb.Play(h, engine.Nobody, c, i, engine.Pos{}, show); err != nil {
				t.Fatal(err)
			}
		}
		if gathered {
			tb.Gather()
			if tb.Taken[1] != 31 || tb.Won[1] != 1 || tb.Now.Leader != 1 {
				t.Fatalf("taken %v, won %v, leader %d", tb.Taken, tb.Won, tb.Now.Leader)
			}
			if !tb.Reopen() {
				t.Fatal("the trick cannot be opened again")
			}
		}
		if tb.Taken[1] != 0 || tb.Won[1] != 0 || tb.Pile[1].Len() != 0 || tb.Now.Winner != 1 || len(tb.Tricks) != 0 {
			t.Errorf("gathered %v: the open trick counts already: %+v", gathered, tb)
		}
		tb.Replace(2, of(card.Ace))
		if tb.Now.Winner != 2 || tb.PlayedBy(2).Has(of(9)) || !tb.PlayedBy(2).Has(of(card.Ace)) {
			t.Errorf("gathered %v: %d takes the trick", gathered, tb.Now.Winner)
		}
		// The card that was taken out may be played, the one that was put in may not be played again.
		if _, err := tb.Play(h, engine.Nobody, of(card.Ace), 3, engine.Pos{}, show); err == nil {
			t.Error("the ace was played twice")
		}
		if p, err := tb.Play(h, engine.Nobody, of(9), 3, engine.Pos{}, show); err != nil || p.Seat != 2 {
			t.Errorf("%+v, %v", p, err)
		}
		if tb.Taken[2] != 36 {
			t.Errorf("taken %v", tb.Taken)
		}
		if tb.Reopen() {
			t.Error("a trick was opened again though the next has been begun")
		}
	}
}
