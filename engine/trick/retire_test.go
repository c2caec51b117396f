package trick

import (
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
)

func TestRetire(t *testing.T) {
	suit := []card.Card{card.Of(card.Spades, card.Ace), card.Of(card.Spades, card.King), card.Of(card.Spades, card.Queen), card.Of(card.Spades, card.Jack), card.Of(card.Spades, 9)}
	order := NewOrder([][]card.Card{suit}, NoTrump, 0, func(card.Card) int { return 1 })
	h := &engine.Hand{Players: []string{"Anna", "Bert", "Cora"}}
	play := func(tb *Table, c card.Card) {
		t.Helper()
		if _, err := tb.Play(h, engine.Nobody, c, 0, engine.Pos{}, card.French.String); err != nil {
			t.Fatal(err)
		}
	}
	for _, x := range []struct{ retires, leads engine.Seat }{{1, 2}, {0, 1}, {2, 1}} {
		var tb Table
		tb.Start(order, card.Pack{Cards: card.SetOf(suit...), Copies: 1}, 0, 1, 0, 1, 2)
		play(&tb, suit[1])
		play(&tb, suit[0]) // Bert wins
		play(&tb, suit[2])
		tb.Retire(x.retires)
		if got := tb.Turn(); got != x.leads {
			t.Errorf("%d retires: %d leads, want %d", x.retires, got, x.leads)
		}
		if tb.Plays(x.retires) || tb.Taken[1] != 3 || tb.Won[1] != 1 {
			t.Errorf("%d retires: he still plays, or the trick is lost", x.retires)
		}
		play(&tb, suit[3])
		play(&tb, suit[4])
		if !tb.Now.Complete() || tb.Now.N != 2 {
			t.Errorf("%d retires: two cards do not make a trick", x.retires)
		}
	}
}
