package card

import "testing"

func TestPackWithSingles(t *testing.T) {
	p := Pack{Cards: SetOf(1, 2, 3), Copies: 2, Single: SetOf(3)}
	if p.Size() != 5 {
		t.Errorf("%d cards", p.Size())
	}
	for c, want := range map[Card]int{1: 2, 2: 2, 3: 1, 4: 0, None: 0} {
		if got := p.Of(c); got != want {
			t.Errorf("card %d is there %d times, want %d", c, got, want)
		}
	}
	if n := FrenchPack(2, 9).Size(); n != 48 {
		t.Errorf("two packs from the nine have %d cards", n)
	}
}
