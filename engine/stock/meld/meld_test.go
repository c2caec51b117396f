package meld

import (
	"testing"

	"hoyle/engine/card"
)

// A table of its own: a pair, the triple built on it, and a pair of the other class that shares a card.
var (
	x, y, z, w = card.Of(card.Spades, card.King), card.Of(card.Spades, card.Queen), card.Of(card.Spades, card.Jack), card.Of(card.Hearts, card.King)
	pair       = Make(Combination{Name: "pair", Class: A, Level: 1, Value: 10}, x, y)
	triple     = Make(Combination{Name: "triple", Class: A, Level: 2, Value: 50}, x, y, z)
	kings      = Make(Combination{Name: "kings", Class: C, Level: 1, Value: 20}, x, w)
	single     = Make(Combination{Name: "single", Class: B, Level: 1, Value: 5, Once: 1}, z)
)

func TestShown(t *testing.T) {
	type step struct {
		meld *Combination // melded or refused
		play card.Card    // or played
		back bool         // or taken back
		want Refusal
	}
	for _, c := range []struct {
		name  string
		hand  []card.Card
		steps []step
	}{
		{"up a level", []card.Card{x, y, z}, []step{{meld: &pair}, {meld: &triple}}},
		{"down a level", []card.Card{x, y, z}, []step{{meld: &triple}, {meld: &pair, want: TakenAway}}},
		{"down a level with one fresh card", []card.Card{x, x, y, z}, []step{{meld: &triple}, {meld: &pair, want: TakenAway}}},
		{"all fresh after the higher", []card.Card{x, x, y, y, z}, []step{{meld: &triple}, {meld: &pair}}},
		{"the same level", []card.Card{x, y, y}, []step{{meld: &pair}, {meld: &pair, want: Equal}}},
		{"no fresh card", []card.Card{x, y, z, w}, []step{{meld: &triple}, {meld: &kings}, {meld: &kings, want: Equal}}},
		{"no fresh card in another class", []card.Card{x, y, w}, []step{{meld: &pair}, {meld: &kings}}},
		{"a card from the hand in place of the laid one", []card.Card{x, x, y, z}, []step{{meld: &pair}, {meld: &triple}}},
		{"broken", []card.Card{x, x, y}, []step{{meld: &pair}, {play: x}, {meld: &pair, want: Broken}}},
		{"broken and taken back", []card.Card{x, x, y}, []step{{meld: &pair}, {play: x}, {play: x, back: true}, {meld: &pair, want: Equal}}},
		{"played away", []card.Card{x, y}, []step{{meld: &pair}, {play: x}, {meld: &pair, want: Broken}}},
		{"only once", []card.Card{z, z}, []step{{meld: &single}, {meld: &single, want: OnlyOnce}}},
	} {
		var s Spread
		hand := card.HandOf(c.hand...)
		for i, st := range c.steps {
			switch {
			case st.back:
				s.TakeBack()
				hand.Add(st.play)
			case st.meld == nil:
				s.Play(st.play, 1) // the copy on the table
				hand.Remove(st.play)
			default:
				got := s.Check(st.meld, hand)
				if got != st.want {
					t.Errorf("%s, step %d: refusal %d, want %d", c.name, i+1, got, st.want)
				}
				if got == Good {
					s.Meld(st.meld, hand)
				}
			}
		}
	}
}

// A single card that lies in a meld of another class brings nothing fresh by itself.
func TestNotFresh(t *testing.T) {
	var s Shown
	s.Meld(&triple, card.HandOf(x, y, z))
	if r, _ := s.Check(&single, card.Hand{}); r != NotFresh {
		t.Errorf("refusal %d, want %d", r, NotFresh)
	}
	if r, _ := s.Check(&single, card.HandOf(z)); r != Good {
		t.Errorf("with another copy in the hand: refusal %d", r)
	}
}

func TestFind(t *testing.T) {
	table := []Combination{pair, triple, kings}
	if c := Find(table, "", []card.Card{z, y, x}); c == nil || c.Name != "triple" {
		t.Errorf("found %v", c)
	}
	if c := Within(table, "pair", []card.Card{z, y, x}); c == nil || c.Name != "pair" {
		t.Errorf("found %v within", c)
	}
	if c := Find(table, "kings", []card.Card{x, y}); c != nil {
		t.Errorf("found %v for a pair called kings", c)
	}
	if n := len(Held(table, card.HandOf(x, y, w))); n != 2 {
		t.Errorf("%d held, want 2", n)
	}
}
