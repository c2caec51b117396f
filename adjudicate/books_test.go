package adjudicate_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
)

func byTwo(t *testing.T, text string) *adjudicate.Books {
	t.Helper()
	docs, err := record.Decode("record", []byte("hoyle: 1\ngame: skat\nplayers: [Anna, Bert, Cora]\n"+text), adjudicate.Games)
	if err != nil {
		t.Fatal(err)
	}
	return adjudicate.NewTwoBooks("isko", "foster").Rule(docs[0])
}

// sections of the differences, row by row: isko's | foster's.
func sections(b *adjudicate.Books) []string {
	var rows []string
	for _, c := range b.Differences {
		var cells [2][]string
		for side, steps := range c.Steps {
			for _, s := range steps {
				cells[side] = append(cells[side], s.Law.Section())
			}
		}
		rows = append(rows, strings.Join(cells[0], " ")+" | "+strings.Join(cells[1], " "))
	}
	return rows
}

// Of two rulings on one hand only the steps count that make the difference: each beside the one that settles the same
// point otherwise, what only defines or describes left out.
func TestDifferencesOfTwoBooks(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
		same       int
	}{
		{"ninety points: schneider by the one, not by the other; hand is a level",
			"rules: isko\ncontract: {by: Anna, game: clubs, how: hand, with: 1}\nresult: {points: 90, tricks: 8}\n",
			[]string{"old-5.2.3 | 57", "2.5.6 | ", "2.5 | 2"}, 3},
		{"a lost game: doubled or not",
			"rules: isko\ncontract: {by: Anna, game: clubs, how: hand, with: 1}\nresult: {points: 59, tricks: 5}\n",
			[]string{"2.5 | 2", "old-5.3 | 60"}, 3},
		{"a defender leads out of turn",
			"rules: foster\ndealer: Cora\ncontract: {by: Anna, game: clubs, how: solo, with: 1}\nplay:\n  - Bert:SA\n",
			[]string{"4.1.3 | 48", "2.5 | 2"}, 4},
	} {
		b := byTwo(t, c.text)
		rest := sections(b)
		for _, row := range c.want { // among others, in this order
			i := slices.Index(rest, row)
			if i < 0 {
				t.Errorf("%s: %q, want %q", c.name, sections(b), c.want)
				break
			}
			rest = rest[i+1:]
		}
		if b.Same != c.same {
			t.Errorf("%s: %d steps the same, want %d", c.name, b.Same, c.same)
		}
	}
}

// Every step of both rulings is common, or a difference, or of a law that decides nothing: none is lost.
func TestStepsOfTwoBooksAreCounted(t *testing.T) {
	b := byTwo(t, "rules: isko\ncontract: {by: Anna, game: grand, how: hand, announce: schneider, bid: 30, with: 2}\nresult: {points: 95, tricks: 9}\n")
	if b.By[0].Ruling == nil || b.By[1].Ruling == nil {
		t.Fatal(b.By[0].Err, b.By[1].Err)
	}
	for side := range b.By {
		in := 0
		for _, c := range b.Differences {
			in += len(c.Steps[side])
		}
		if n := len(b.By[side].Ruling.Reasons); in+b.Same > n || in == 0 || b.Same == 0 {
			t.Errorf("%s: %d reasons, %d of them different and %d the same", b.By[side].Set.Name, n, in, b.Same)
		}
		for _, l := range b.Laws(side) {
			if !strings.HasPrefix(string(l), "skat/"+b.By[side].Set.Name+"/") {
				t.Errorf("%s cites %s", b.By[side].Set.Name, l)
			}
		}
	}
}

// A contract without an equivalent is said, and a record that no book can judge is the record's fault.
func TestBooksWithoutRuling(t *testing.T) {
	b := byTwo(t, "rules: foster\ncontract: {by: Anna, game: hearts, how: tournee, bid: 10, with: 1}\nresult: {points: 70, tricks: 6}\n")
	var none *engine.NoEquivalent
	if !errors.As(b.By[0].Err, &none) || b.By[1].Ruling == nil || b.Err() != nil {
		t.Errorf("%v, %v", b.By[0].Err, b.By[1].Err)
	}
	var out struct {
		Books       []map[string]any
		Differences []any
	}
	if err := json.Unmarshal(b.AppendJSON(nil), &out); err != nil {
		t.Fatal(err)
	}
	if out.Books[0]["none"] == nil || out.Books[1]["won"] != true || len(out.Differences) != 0 {
		t.Errorf("%s", b.AppendJSON(nil))
	}
	b = byTwo(t, "deal:\n  Anna: CJ SJ HA CA DA SA CTK79\n  Bert: CJ HJ DJ C8 S789TKQ\ncontract: {by: Anna, game: grand, how: hand, bid: 10}\n")
	var bad *record.Error
	if !errors.As(b.Err(), &bad) || bad.Kind != record.ErrImpossible || bad.Pos.Line != 6 {
		t.Errorf("%v", b.Err())
	}
}
