package binocle

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock/meld"
)

func cards(t testing.TB, text string) []card.Card {
	t.Helper()
	var out []card.Card
	for _, token := range strings.Fields(text) {
		c, err := card.French.Parse(token)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, c...)
	}
	return out
}

// The figures are Foster's.
func TestValue(t *testing.T) {
	for _, x := range []struct {
		name, hand string
		trump      card.Suit
		tricks     int
		grand      bool
		want       int
		order      string
	}{
		{"four kings and four queens", "SKQ HKQ DKQ CKQ", card.Hearts, meld.Unlimited, true, 220, ""},
		{"the same in one trick", "SKQ HKQ DKQ CKQ", card.Hearts, 1, true, 80, "kings"},
		{"the same in two", "SKQ HKQ DKQ CKQ", card.Hearts, 2, true, 140, "kings queens"},
		{"the same in three", "SKQ HKQ DKQ CKQ", card.Hearts, 3, true, 180, ""},
		{"the sequence", "HATKQJ", card.Hearts, meld.Unlimited, true, 190, "royal-marriage sequence"},
		{"the sequence in one trick", "HATKQJ", card.Hearts, 1, true, 150, "sequence"},
		{"a sequence that is none", "SATKQJ", card.Hearts, meld.Unlimited, true, 20, "marriage"},
		{"double binocle", "SQQ DJJ", card.Hearts, meld.Unlimited, true, 120, "binocle double-binocle"},
		{"double binocle in one trick", "SQQ DJJ", card.Hearts, 1, true, 80, "double-binocle"},
		{"grand binocle", "SKQ DJ", card.Hearts, meld.Unlimited, true, 120, "binocle grand-binocle"},
		{"no grand binocle", "SKQ DJ", card.Hearts, meld.Unlimited, false, 60, "marriage binocle"},
		{"eight kings", "SKK HKK DKK CKK", card.Hearts, meld.Unlimited, true, 240, "kings eight-kings"},
		{"eight queens in one trick", "SQQ HQQ DQQ CQQ", card.Hearts, 1, true, 120, "eight-queens"},
		{"eight jacks in one trick", "SJJ HJJ DJJ CJJ", card.Hearts, 1, true, 80, "eight-jacks"},
		{"eight aces in one trick", "SAA HAA DAA CAA", card.Hearts, 1, true, 200, "eight-aces"},
		{"four kings, a suit twice", "SKK HK DK", card.Hearts, meld.Unlimited, true, 0, ""},
		{"nothing", "S9 H9", card.Hearts, meld.Unlimited, true, 0, ""},
		{"no time", "HATKQJ", card.Hearts, 0, true, 0, ""},
	} {
		v, err := Value(cards(t, x.hand), x.trump, x.tricks, x.grand)
		if err != nil {
			t.Fatal(err)
		}
		if v.Total != x.want {
			t.Errorf("%s: %d, want %d", x.name, v.Total, x.want)
		}
		if got := orderOf(v.Best); x.order != "" && got != x.order {
			t.Errorf("%s: %s, want %s", x.name, got, x.order)
		}
	}
}

func orderOf(melds []engine.Meld) string {
	var out []string
	for _, c := range melds {
		out = append(out, c.Name)
	}
	return strings.Join(out, " ")
}

// history is what the rules are told by in the test: every card is one of its copies, and every meld made is
// remembered with the copies that it used.
type history []struct {
	class meld.Class
	value int
	used  []int
}

// exhaustive finds the most that a hand's melds can score by trying every meld, with every choice of copies, in every
// order; it judges each by Foster's words about fresh cards and about cards that have served.
func exhaustive(table []meld.Combination, hand []card.Card, h history, tricks int) int {
	if tricks == 0 {
		return 0
	}
	best := 0
	for _, c := range table {
		ways(c.Cards, hand, nil, func(used []int) {
			if !allowed(c, used, h) {
				return
			}
			next := append(slices.Clone(h), struct {
				class meld.Class
				value int
				used  []int
			}{c.Class, c.Value, slices.Clone(used)})
			best = max(best, c.Value+exhaustive(table, hand, next, tricks-1))
		})
	}
	return best
}

// ways lists the choices of copies for the cards of a meld.
func ways(need, hand []card.Card, used []int, yield func([]int)) {
	if len(need) == 0 {
		yield(used)
		return
	}
	for i, c := range hand {
		if c == need[0] && !slices.Contains(used, i) && (len(used) == 0 || hand[used[len(used)-1]] != c || used[len(used)-1] < i) {
			ways(need[1:], hand, append(slices.Clone(used), i), yield)
		}
	}
}

func allowed(c meld.Combination, used []int, h history) bool {
	fresh := false
	for _, i := range used {
		served := false
		for _, m := range h {
			if !slices.Contains(m.used, i) {
				continue
			}
			served = true
			if m.class == c.Class && m.value >= c.Value {
				return false
			}
		}
		fresh = fresh || !served
	}
	return fresh
}

// The search is never beaten by trying everything, and what it finds can be melded.
func TestValueAgainstExhaustiveSearch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		trump := card.Suit(rapid.IntRange(0, 3).Draw(t, "trump"))
		grand := rapid.Bool().Draw(t, "grand")
		pool := card.FrenchPack(2, card.Jack)
		var pack []card.Card
		for c := range pool.Cards.All() {
			pack = append(pack, c, c)
		}
		// Few suits and ranks make many melds.
		if rapid.Bool().Draw(t, "spades and diamonds") {
			pack = slices.DeleteFunc(pack, func(c card.Card) bool { return c.Suit() == card.Hearts || c.Rank() == card.Ace })
		} else if rapid.Bool().Draw(t, "kings and queens") {
			pack = slices.DeleteFunc(pack, func(c card.Card) bool { return c.Rank() == card.Ace || c.Rank() == card.Jack })
		}
		n := rapid.IntRange(2, 7).Draw(t, "size")
		hand := rapid.Permutation(pack).Draw(t, "hand")[:min(n, len(pack))]
		tricks := rapid.IntRange(0, 6).Draw(t, "tricks")
		table := tableFor(trump, grand)
		held := meld.Held(table, card.HandOf(hand...))
		want := exhaustive(held, hand, nil, tricks)
		best, total := meld.Best(table, card.HandOf(hand...), tricks)
		if total != want {
			t.Fatalf("%s, %d tricks: %d, and trying everything gives %d", card.List(card.French, hand), tricks, total, want)
		}
		if len(best) > tricks {
			t.Fatalf("%d melds in %d tricks", len(best), tricks)
		}
		melded(t, best, hand, total)
	})
}

// melded lays the melds one after the other.
func melded(t *rapid.T, best []meld.Combination, hand []card.Card, total int) {
	var s meld.Shown
	for i := range best {
		left := card.HandOf(hand...)
		for _, c := range s.OnTable().Cards() {
			left.Remove(c)
		}
		if r, _ := s.Check(&best[i], left); r != meld.Good {
			t.Fatalf("%s: meld %d, %s, is refused (%d)", card.List(card.French, hand), i+1, best[i].Name, r)
		}
		s.Meld(&best[i], left)
	}
	if s.Total != total {
		t.Fatalf("the melds make %d and not %d", s.Total, total)
	}
}

// More time or more cards never make a hand worth less.
func TestValueGrows(t *testing.T) {
	var pack []card.Card
	for c := range card.FrenchPack(2, 9).Cards.All() {
		pack = append(pack, c, c)
	}
	rapid.Check(t, func(t *rapid.T) {
		hand := rapid.Permutation(pack).Draw(t, "hand")[:12]
		trump := card.Suit(rapid.IntRange(0, 3).Draw(t, "trump"))
		last := 0
		for tricks := range 8 {
			total := worth(t, hand, trump, tricks)
			if total < last {
				t.Fatalf("%d in %d tricks, %d in one less", total, tricks, last)
			}
			last = total
		}
		less := worth(t, hand[:11], trump, meld.Unlimited)
		if all := worth(t, hand, trump, meld.Unlimited); less > all {
			t.Fatalf("%d with a card less, %d with all", less, all)
		}
	})
}

func worth(t *rapid.T, hand []card.Card, trump card.Suit, tricks int) int {
	v, err := Value(hand, trump, tricks, true)
	if err != nil {
		t.Fatal(err)
	}
	return v.Total
}

// Cards that no hand holds are refused.
func TestValueRefuses(t *testing.T) {
	for _, text := range []string{"SQ SQ SQ", "S6", "SAAKKQQJJTT HAAKKQQJJTT DAAKKQ"} {
		if _, err := Value(cards(t, text), card.Hearts, 1, true); err == nil {
			t.Errorf("%s is valued", text)
		}
	}
}

func BenchmarkValue(b *testing.B) {
	hand := cards(b, "SAKKQQJ HAKQJ DKQQJ C9")
	for b.Loop() {
		if _, err := Value(hand, card.Hearts, meld.Unlimited, true); err != nil {
			b.Fatal(err)
		}
	}
}
