package small

import "testing"

func TestFits(t *testing.T) {
	for n, want := range map[int]bool{-1: false, 0: true, 3: true, 4: false} {
		if Fits(n) != want {
			t.Errorf("%d", n)
		}
	}
}

func TestSign(t *testing.T) {
	if Sign(7) != 1 || Sign(-7) != -1 {
		t.Error("a sign is wrong")
	}
}

func TestLongest(t *testing.T) {
	if word, n := Longest("a bee"); word != "bee" || n != 3 {
		t.Errorf("%s %d", word, n)
	}
}

func TestDouble(t *testing.T) {
	if Double(3, true) != 6 {
		t.Error("not doubled")
	}
}
