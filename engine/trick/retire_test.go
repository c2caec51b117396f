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
		if tb.Retire(x.retires) {
			t.Errorf("%d retires between two tricks, and that completes one", x.retires)
		}
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

// In the middle of a trick: a card that was played stays and may win; who has not played is passed over.
func TestRetireInATrick(t *testing.T) {
	suit := []card.Card{card.Of(card.Spades, card.Ace), card.Of(card.Spades, card.King), card.Of(card.Spades, card.Queen), card.Of(card.Spades, card.Jack), card.Of(card.Spades, 9)}
	order := NewOrder([][]card.Card{suit}, NoTrump, 0, func(card.Card) int { return 1 })
	h := &engine.Hand{Players: []string{"Anna", "Bert", "Cora"}}
	for _, x := range []struct {
		name          string
		before, after []int // cards to the first trick, before and after
		retires       engine.Seat
		done          bool // whether retiring completes the trick
		turn          engine.Seat
		winner, leads engine.Seat
		points        int
	}{
		{"the leader, who wins", []int{0}, []int{1, 2}, 0, false, 1, 0, 1, 3},
		{"the second, not having played", []int{2}, []int{1}, 1, false, 2, 2, 2, 2},
		{"the last, not having played", []int{2, 1}, nil, 2, true, 1, 1, 1, 2},
		{"the second, having played and won", []int{2, 0}, []int{1}, 1, false, 2, 1, 2, 3},
	} {
		var tb Table
		tb.Start(order, card.Pack{Cards: card.SetOf(suit...), Copies: 1}, 0, 1, 0, 1, 2)
		play := func(i int) {
			t.Helper()
			if _, err := tb.Play(h, engine.Nobody, suit[i], 0, engine.Pos{}, card.French.String); err != nil {
				t.Fatal(x.name, err)
			}
		}
		for _, i := range x.before {
			play(i)
		}
		if done := tb.Retire(x.retires); done != x.done {
			t.Errorf("%s: completed %v", x.name, done)
		}
		if got := tb.Turn(); got != x.turn {
			t.Errorf("%s: %d is to play, want %d", x.name, got, x.turn)
		}
		for _, i := range x.after {
			play(i)
		}
		if !tb.Now.Complete() || tb.Now.Winner != x.winner || tb.Turn() != x.leads {
			t.Errorf("%s: %d wins and %d leads, want %d and %d", x.name, tb.Now.Winner, tb.Turn(), x.winner, x.leads)
		}
		tb.Gather()
		if tb.Taken[x.winner] != x.points || tb.Turn() != x.leads || tb.Plays(x.retires) || tb.Now.Size != 2 {
			t.Errorf("%s: %d taken, %d leads %d", x.name, tb.Taken[x.winner], tb.Turn(), tb.Now.Size)
		}
	}
}
