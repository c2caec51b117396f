package card_test

import (
	"errors"
	"testing"

	"hoyle/engine/card"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		token string
		want  string
	}{
		{"SAKT9", "SA SK ST S9"},
		{"♠A109", "SA ST S9"},
		{"♥️q", "HQ"},
		{"d2", "D2"},
		{"C10", "CT"},
		{"h10t", "HT HT"},
	} {
		cards, err := card.French.Parse(c.token)
		if err != nil {
			t.Errorf("%s: %v", c.token, err)
			continue
		}
		if got := card.List(card.French, cards); got != c.want {
			t.Errorf("%s: got %s, want %s", c.token, got, c.want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, c := range []struct {
		token string
		at    int
	}{
		{"", 0}, {"X7", 0}, {"S", 1}, {"SAX", 2}, {"♠", 3}, {"S1", 1}, {"SA1", 2}, {"♠A♥", 4},
	} {
		_, err := card.French.Parse(c.token)
		var te *card.TokenError
		if !errors.As(err, &te) {
			t.Errorf("%q: got %v, want a TokenError", c.token, err)
			continue
		}
		if te.At != c.at {
			t.Errorf("%q: the fault is at %d, want %d", c.token, te.At, c.at)
		}
	}
}

// FuzzParse: no token panics, and what is read is written and read back.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"SAKT9", "♠A109", "♥️q", "C10", "", "S1", "\xff", "H"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, token string) {
		cards, err := card.French.Parse(token)
		if err != nil {
			var te *card.TokenError
			if !errors.As(err, &te) || te.At < 0 || te.At > len(token) {
				t.Fatalf("%q: %v points outside the token", token, err)
			}
			return
		}
		for _, c := range cards {
			again, err := card.French.Parse(card.French.String(c))
			if err != nil || len(again) != 1 || again[0] != c {
				t.Fatalf("%q: %d is written %q and read as %v (%v)", token, c, card.French.String(c), again, err)
			}
		}
	})
}

func TestPack(t *testing.T) {
	if n := card.FrenchPack(1, 7).Size(); n != 32 {
		t.Errorf("the pack from the sevens has %d cards", n)
	}
	if n := card.FrenchPack(2, 9).Size(); n != 48 {
		t.Errorf("the double pack from the nines has %d cards", n)
	}
}

func TestHandKeepsCopies(t *testing.T) {
	q := card.Of(card.Spades, card.Queen)
	h := card.HandOf(q, q)
	if h.Len() != 2 || h.Count(q) != 2 {
		t.Fatalf("two queens are %d cards", h.Len())
	}
	if !h.Remove(q) || h.Count(q) != 1 || !h.Remove(q) || h.Has(q) || h.Remove(q) {
		t.Error("removing both copies does not leave the hand empty")
	}
}

func TestHandUnion(t *testing.T) {
	q, k := card.Of(card.Spades, card.Queen), card.Of(card.Hearts, card.King)
	one, two, other := card.HandOf(q), card.HandOf(q, q), card.HandOf(k)
	if u := one.Union(two).Union(other); u.Count(q) != 2 || u.Count(k) != 1 || u.Len() != 3 {
		t.Errorf("the union has %d cards", u.Len())
	}
	if !two.Holds(one) || one.Holds(two) || two.Holds(other) || !one.Holds(card.Hand{}) {
		t.Error("a hand holds what it has, as often as it has it, and nothing else")
	}
}
