package adjudicate_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
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

// What a hand carries over is played for in the next, unless that one's record says where the sitting stands.
func TestRuleCarries(t *testing.T) {
	seen := -1
	g := &engine.Game{Name: "tie", RuleSets: []engine.RuleSet{{Name: "plain"}},
		Spec: engine.Spec{Match: []engine.FieldSpec{{Key: "carry", Kind: engine.Int}}},
		Rule: func(_ *engine.Game, h *engine.Hand, _ *engine.Trace) (*engine.Verdict, error) {
			seen = h.Match.Int("carry")
			return &engine.Verdict{Carry: 1}, nil
		}}
	next := func(prev *adjudicate.Ruling, match engine.Fields) int {
		d := &record.Doc{Game: g}
		d.Hand.Match = match
		if _, err := adjudicate.Rule(d, prev, nil); err != nil {
			t.Fatal(err)
		}
		if len(d.Hand.Match) != len(match) {
			t.Error("the record was changed")
		}
		return seen
	}
	tied := &adjudicate.Ruling{Game: "tie", Carry: 1}
	for _, x := range []struct {
		prev  *adjudicate.Ruling
		match engine.Fields
		want  int
	}{
		{nil, nil, 0},
		{tied, nil, 1},
		{tied, engine.Fields{{Key: "carry", N: 0}}, 0},
		{&adjudicate.Ruling{Game: "tie"}, nil, 0},
		{&adjudicate.Ruling{Game: "another", Carry: 1}, nil, 0},
	} {
		if got := next(x.prev, x.match); got != x.want {
			t.Errorf("%+v with match %v: carried %d, want %d", x.prev, x.match, got, x.want)
		}
	}
}

// The scores run on through a file, with the players by their names: from nothing, or from where a record says that the
// sitting stands; anew after a game that is over; and unsaid after a hand of which nobody knows what it scored.
func TestRuleKeepsTheScore(t *testing.T) {
	var (
		seen engine.Fields
		next engine.Verdict
	)
	score := func(n ...int) (list []engine.Count) {
		for s, n := range n {
			list = append(list, engine.Count{Seat: engine.Seat(s), N: n})
		}
		return
	}
	g := &engine.Game{Name: "race", RuleSets: []engine.RuleSet{{Name: "plain"}},
		Spec: engine.Spec{Match: []engine.FieldSpec{{Key: "scores", Kind: engine.Counts}}},
		Rule: func(_ *engine.Game, h *engine.Hand, _ *engine.Trace) (*engine.Verdict, error) {
			seen = h.Match
			if next.Summary == "impossible" {
				return nil, engine.Impossiblef(engine.Pos{}, "no")
			}
			return &next, nil
		}}
	var prev *adjudicate.Ruling
	for i, x := range []struct {
		what    string
		players []string
		says    []engine.Count // of its match
		verdict engine.Verdict
		want    string // scores before the hand, by seat; "" for not known
	}{
		{"the first", []string{"Anna", "Bert"}, nil, engine.Verdict{Scores: score(2, 0)}, ""},
		{"a loss", []string{"Anna", "Bert"}, nil, engine.Verdict{Scores: score(0, -1)}, "2 0"},
		{"another seat and a newcomer", []string{"Bert", "Cora", "Anna"}, nil, engine.Verdict{Redeal: true}, "-1 0 2"},
		{"said otherwise", []string{"Anna", "Bert"}, score(5, 5), engine.Verdict{Scores: score(1, 0)}, "5 5"},
		{"nobody scored", []string{"Anna", "Bert"}, nil, engine.Verdict{}, "6 5"},
		{"the end of a game", []string{"Anna", "Bert"}, nil, engine.Verdict{Scores: score(1, 0), Over: true}, "6 5"},
		{"the next game", []string{"Anna", "Bert"}, nil, engine.Verdict{Undecided: "who won?"}, "0 0"},
		{"not known", []string{"Anna", "Bert"}, nil, engine.Verdict{Scores: score(3, 0)}, ""},
		{"still not known", []string{"Anna", "Bert"}, nil, engine.Verdict{}, ""},
		{"said again", []string{"Anna", "Bert"}, score(3, 1), engine.Verdict{Scores: score(0, 2), Undecided: "a question"}, "3 1"},
		{"before a refusal", []string{"Anna", "Bert"}, nil, engine.Verdict{Summary: "impossible"}, "3 3"},
		{"after a refusal", []string{"Anna", "Bert"}, nil, engine.Verdict{}, ""},
		{"long after a refusal", []string{"Anna", "Bert"}, nil, engine.Verdict{}, ""},
	} {
		next = x.verdict
		d := &record.Doc{Game: g, Index: i}
		d.Hand.Players = x.players
		if x.says != nil {
			d.Hand.Match = engine.Fields{{Key: "scores", Counts: x.says}}
		}
		r, err := adjudicate.Rule(d, prev, nil)
		if (err != nil) != (next.Summary == "impossible") {
			t.Fatalf("%s: %v", x.what, err)
		}
		prev = r
		f, ok := seen.Get("scores")
		got := ""
		for _, c := range f.Counts {
			got = strings.TrimLeft(fmt.Sprint(got, " ", c.N), " ")
		}
		if got != x.want || ok != (x.want != "") {
			t.Errorf("%s: scores before it %q, want %q", x.what, got, x.want)
		}
	}
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

// An impossibility that the engine finds gets its place in the source.
func TestRuleLocatesTheImpossible(t *testing.T) {
	src := "hoyle: 1\ngame: skat\nplayers: [Anna, Bert, Cora]\ndealer: Cora\n" +
		"contract: {by: Anna, game: hearts, how: solo}\nplay:\n  - H7 H8 H9\n  - HT S7 H7\n"
	docs, err := adjudicate.Decode("hand.yaml", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	_, err = adjudicate.Rule(docs[0], nil, nil)
	var at *record.Error
	if !errors.As(err, &at) || !errors.Is(err, record.ErrImpossible) {
		t.Fatalf("error %v", err)
	}
	if at.Pos.Line != 8 || !strings.HasPrefix(at.Error(), "hand.yaml:8:") || !strings.Contains(at.Text(), "^") {
		t.Errorf("%s", at.Text())
	}
}
