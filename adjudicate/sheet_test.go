package adjudicate_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/sixtysix"
	"hoyle/engine/skat"
)

func entered(s *adjudicate.Sheet, players []string, scores ...adjudicate.Count) {
	d := &record.Doc{Game: &skat.Game}
	d.Hand.Players = players
	s.Add(d, &adjudicate.Ruling{Game: "skat", Rules: "foster", Scores: scores})
}

// A hand stands under the names of those only whose scores it changes; each one's last entry is the state of his score.
func TestSheetEntersOnlyWhatChanges(t *testing.T) {
	var s adjudicate.Sheet
	three := []string{"Anna", "Bert", "Cora"}
	entered(&s, three, adjudicate.Count{Name: "Anna", N: 33})
	entered(&s, three)
	entered(&s, append(three, "Dora"), adjudicate.Count{Name: "Dora", N: -24}, adjudicate.Count{Name: "Anna", N: -40})
	if got := fmt.Sprint(s.Rows[0].Entries); got != "[{true 33 33} {false 0 0} {false 0 0}]" {
		t.Errorf("first hand: %s", got)
	}
	if slices.ContainsFunc(s.Rows[1].Entries, func(e adjudicate.Entry) bool { return e.Set }) {
		t.Errorf("a hand without a score: %v", s.Rows[1].Entries)
	}
	if got := fmt.Sprint(s.Rows[2].Entries); got != "[{true -40 -7} {false 0 0} {false 0 0} {true -24 -24}]" {
		t.Errorf("third hand, with a newcomer: %s", got)
	}
	if got := fmt.Sprint(s.Players, s.Totals); got != "[Anna Bert Cora Dora] [-7 0 0 -24]" {
		t.Errorf("totals: %s", got)
	}
}

// A way to settle that no rule set of the sitting has is the table's own and cites no law.
func TestSettlementOfAnotherRuleSet(t *testing.T) {
	for rules, laws := range map[string]int{"isko": 0, "foster": 2} {
		s := adjudicate.Sheet{Game: &skat.Game}
		d := &record.Doc{Game: &skat.Game}
		d.Hand.Players = []string{"Anna", "Bert", "Cora"}
		s.Add(d, &adjudicate.Ruling{Game: "skat", Rules: rules, Scores: []adjudicate.Count{{Name: "Anna", N: 36}}})
		m, rows := s.Settle("difference")
		if m == nil || len(m.Laws) != laws || !slices.Equal(rows[len(rows)-1].Amounts, []int{72, -36, -36}) {
			t.Errorf("%s: %v, %v", rules, m, rows)
		}
	}
}

// The two settlements that the book prints.
func TestSettlementsOfTheBook(t *testing.T) {
	for _, x := range []struct {
		method string
		totals []int
		want   []int
	}{
		{"difference", []int{-7, 88, 19}, []int{-121, 164, -43}},
		{"difference", []int{186, 42, 344, 116}, []int{56, -520, 688, -224}},
		{"average", []int{186, 42, 344, 116}, []int{14, -130, 172, -56}},
		{"", []int{186, 42, 344, 116}, []int{56, -520, 688, -224}},
	} {
		s := adjudicate.Sheet{Game: &skat.Game, Totals: x.totals}
		m, rows := s.Settle(x.method)
		if m == nil {
			t.Fatalf("no method %q", x.method)
		}
		if got := rows[len(rows)-1].Amounts; !slices.Equal(got, x.want) {
			t.Errorf("%v by %s: %v, want %v", x.totals, m.Name, got, x.want)
		}
	}
	s := adjudicate.Sheet{Game: &skat.Game, Totals: []int{1, 2, 3}}
	if m, _ := s.Settle("lots"); m != nil {
		t.Errorf("a method that is not there: %v", m.Name)
	}
}

// Whatever the totals, what some win others lose, and the average gives the differences by the number of players.
func TestSettlementsBalance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		totals := rapid.SliceOfN(rapid.IntRange(-2000, 2000), 3, 6).Draw(t, "totals")
		s := adjudicate.Sheet{Game: &skat.Game, Totals: totals}
		last := func(method string) engine.SettlementRow {
			_, rows := s.Settle(method)
			return rows[len(rows)-1]
		}
		points, average := last("difference"), last("average")
		sum := [2]int{}
		for i := range totals {
			sum[0] += points.Amounts[i]
			sum[1] += average.Amounts[i]
			if average.Amounts[i]*len(totals) != points.Amounts[i]*max(average.Of, 1) {
				t.Fatalf("%v: %d points are not %d of %d times the number of players", totals, points.Amounts[i], average.Amounts[i], average.Of)
			}
		}
		if sum != [2]int{} {
			t.Fatalf("%v: %v and %v do not balance", totals, points, average)
		}
	})
}

// A game that is over is settled by itself: the sheet begins another, and the settlement takes them together.
func TestSheetOfSeveralGames(t *testing.T) {
	s := adjudicate.Sheet{}
	d := &record.Doc{Game: &sixtysix.Game}
	d.Hand.Players = []string{"Anna", "Bert"}
	for _, x := range []struct {
		anna, bert int
		over       bool
		want       string
	}{{3, 0, false, "[3 0]"}, {4, 0, true, "[7 0]"}, {0, 3, false, "[0 3]"}, {1, 0, false, "[1 3]"}, {0, 4, true, "[1 7]"}} {
		s.Add(d, &adjudicate.Ruling{Game: "sixty-six", Rules: "foster", Over: x.over,
			Scores: []adjudicate.Count{{Name: "Anna", N: x.anna}, {Name: "Bert", N: x.bert}}})
		if got := fmt.Sprint(s.Totals); got != x.want {
			t.Errorf("totals %s, want %s", got, x.want)
		}
	}
	for method, want := range map[string]string{"points": "[1 -1]", "game": "[1 -1]"} { // 7 − 6; a double game less a single one
		_, rows := s.Settle(method)
		if got := fmt.Sprint(rows[len(rows)-1].Amounts); got != want {
			t.Errorf("settled by %s: %s, want %s", method, got, want)
		}
	}
	if got := fmt.Sprint(s.Totals, s.Games); got != "[1 7] [[7 0]]" {
		t.Errorf("settling changed the sheet: %s", got)
	}
}

// What is counted in another unit than the sheet's is shown and not added.
func TestSheetKeepsUnitsApart(t *testing.T) {
	src := "hoyle: 1\ngame: schachett\nplayers: [Anna, Bert, Cora, Dora]\ndealer: Anna\nresult: {points: {white: 190, black: 68}}\n"
	docs, err := adjudicate.Decode("evening.yaml", []byte(src+"---\n"+src+"agreed: {stake: quarter-pfennig}\n---\n"+src))
	if err != nil {
		t.Fatal(err)
	}
	var sitting adjudicate.Sitting
	var sheet adjudicate.Sheet
	for _, d := range docs {
		r, err := sitting.Rule(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		sheet.Add(d, r)
	}
	if sheet.Unit != "points" || sheet.Rows[1].Apart != "pfennigs" || sheet.Rows[0].Apart != "" || sheet.Totals[0] != 244 || sheet.Totals[1] != -244 {
		t.Errorf("in %q, apart %q, totals %v", sheet.Unit, sheet.Rows[1].Apart, sheet.Totals)
	}
}
