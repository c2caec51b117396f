package meld

import (
	"testing"

	"hoyle/engine/card"
)

// Of two equal cards a record does not tell which was played: the meld that is lawful with one of them may be made, and
// then it was that one.
func TestSpreadFollowsBothCopies(t *testing.T) {
	hand := card.HandOf(x, x, y, y, z)
	var s Spread
	s.Meld(&pair, hand)
	s.Play(y, 2) // the one on the table, or the one in the hand
	if len(s.ways) != 2 {
		t.Fatalf("%d ways, want 2", len(s.ways))
	}
	hand.Remove(y)
	if r := s.Check(&pair, hand); r != Good {
		t.Fatalf("the pair of the copies in the hand is refused: %d", r)
	}
	s.Meld(&pair, hand) // so it was the one on the table
	if len(s.ways) != 1 || s.Total != 20 {
		t.Fatalf("%d ways, %d points, want 1 and 20", len(s.ways), s.Total)
	}
	if r := s.Check(&pair, hand); r == Good {
		t.Error("a third pair of four cards is not refused")
	}
}

// A card of which no other copy can be held was the one on the table.
func TestSpreadKnowsTheOnlyCopy(t *testing.T) {
	hand := card.HandOf(x, x, y)
	var s Spread
	s.Meld(&pair, hand)
	s.Play(y, 1)
	if len(s.ways) != 1 || s.Likely().has(y) {
		t.Errorf("%d ways, the only copy still lies there: %v", len(s.ways), s.Likely().has(y))
	}
	s.TakeBack()
	if !s.Likely().has(y) {
		t.Error("taken back it lies on the table again")
	}
}

// Where there are more ways than are followed nothing is refused.
func TestSpreadBeyond(t *testing.T) {
	hand := card.HandOf(x, y)
	var s Spread
	s.Meld(&pair, hand)
	if r := s.Check(&pair, hand); r != Equal {
		t.Fatalf("refusal %d, want %d", r, Equal)
	}
	s.beyond = true
	if r := s.Check(&pair, hand); r != Good {
		t.Errorf("refusal %d although not every way is known", r)
	}
}

// What can no longer be shown is taken down, and what is left of it is kept.
func TestSpreadLose(t *testing.T) {
	var s Spread
	hand := card.HandOf(x, y, z)
	s.Meld(&pair, hand)
	s.Meld(&triple, hand)
	lost := s.Lose(card.HandOf(x, y))
	if len(lost) != 1 || lost[0].Name != "triple" || s.Total != 10 {
		t.Errorf("lost %v, left %d, want the triple and 10", lost, s.Total)
	}
	if again := s.Lose(card.HandOf(x, y)); again != nil {
		t.Errorf("lost %v without a card less", again)
	}
}
