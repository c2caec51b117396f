package gaigel

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"hoyle/engine/card"
	"hoyle/engine/stock/meld"
)

func TestMelds(t *testing.T) {
	table := Melds(card.Hearts)
	nines := 0
	for i := range table {
		if table[i].Name == fiveNines {
			nines++
		}
	}
	// One suit with none: 4 × (2,2,1 in any order: 3); all suits: 4.
	if nines != 16 {
		t.Errorf("five of eight nines in %d ways, want 16", nines)
	}
}

func TestValue(t *testing.T) {
	k := func(s card.Suit) card.Card { return card.Of(s, card.King) }
	q := func(s card.Suit) card.Card { return card.Of(s, card.Queen) }
	n := func(s card.Suit) card.Card { return card.Of(s, 9) }
	for _, x := range []struct {
		name  string
		cards []card.Card
		want  int
	}{
		{"a marriage", []card.Card{k(card.Spades), q(card.Spades)}, 20},
		{"the marriage in trumps", []card.Card{k(card.Hearts), q(card.Hearts)}, 40},
		{"a double marriage", []card.Card{k(card.Spades), k(card.Spades), q(card.Spades), q(card.Spades)}, 40},
		{"the double marriage in trumps", []card.Card{k(card.Hearts), k(card.Hearts), q(card.Hearts), q(card.Hearts)}, 80},
		{"marriages of two suits", []card.Card{k(card.Spades), q(card.Spades), k(card.Clubs), q(card.Clubs)}, 40},
		{"a king too many", []card.Card{k(card.Spades), k(card.Spades), q(card.Spades)}, 20},
		{"five nines", []card.Card{n(0), n(0), n(1), n(2), n(3)}, 101},
		{"four nines", []card.Card{n(0), n(0), n(1), n(1)}, 0},
		{"eight nines", []card.Card{n(0), n(0), n(1), n(1), n(2), n(2), n(3), n(3)}, 101},
	} {
		v, err := Value(x.cards, card.Hearts, meld.Unlimited)
		if err != nil || v.Total != x.want {
			t.Errorf("%s: %d, %v; want %d", x.name, v.Total, err, x.want)
		}
	}
	if _, err := Value([]card.Card{card.Of(card.Spades, 8)}, card.Hearts, meld.Unlimited); err == nil {
		t.Error("an eight is valued, and the pack has none")
	}
}

// What is counted in a deal is 240 for cards, 10 for the last trick, and the melds.
func TestConservation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		s := simulate(rng, Game.Forms[rng.IntN(len(Game.Forms))])
		for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
			s.Do(acts[rng.IntN(len(acts))])
		}
		h := s.Hand()
		turn := h.Place("turn-up").Cards[0]
		want := 250
		if turn.Rank() == 9 {
			want += 10
		}
		table := Melds(turn.Suit())
		for _, a := range h.Play {
			switch a.Kind {
			case meld.Exchange:
				want += 10
			case meld.MeldEvent:
				want += meld.Find(table, a.Args.Word("as"), a.Args.Cards("cards")).Value
			}
		}
		v, err := Game.Judge(h, nil)
		if err != nil {
			t.Fatal(err)
		}
		sum := 0
		for _, c := range v.Scores {
			sum += c.N
		}
		if sum != want {
			t.Fatalf("the scores make %d, want %d", sum, want)
		}
	})
}
