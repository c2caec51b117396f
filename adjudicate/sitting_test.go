package adjudicate_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// words is a sentence of a toy.
func words(s string) say.Text { return says.With(say.Word(s)) }

var says = say.New("toys").Add("says", "{words:word}")

// open is whatever a record leaves open.
var open = say.New("toy").Add("open", "Something is open.").With()

// toy is a game that says what its hands take over, and answers with the verdict that stands in next.
func toy(name string, match []engine.FieldSpec, seen *engine.Fields, next *engine.Verdict) *engine.Game {
	return &engine.Game{Name: name, Title: name, Cards: card.French, RuleSets: []engine.RuleSet{{Name: "plain"}, {Name: "other"}},
		Spec: engine.Spec{Match: match},
		Rule: func(_ *engine.Game, h *engine.Hand, _ *engine.Trace) (*engine.Verdict, error) {
			*seen = h.Match
			if next.Figure("impossible") > 0 {
				return nil, engine.Impossiblef(engine.Pos{}, "no")
			}
			v := *next
			return &v, nil
		}}
}

// next is a hand of a table of a toy.
func next(g *engine.Game, players string, match engine.Fields) *record.Doc {
	d := &record.Doc{Game: g}
	d.Hand.Players, d.Hand.Match = strings.Fields(players), match
	return d
}

// shown is what a hand was told of the match, by key and by the names of its players.
func shown(match engine.Fields, players []string) string {
	var out []string
	for _, f := range match {
		text := fmt.Sprint(f.N)
		if f.Counts != nil {
			var list []string
			for _, c := range f.Counts {
				list = append(list, fmt.Sprint(players[c.Seat], " ", c.N))
			}
			text = strings.Join(list, ", ")
		}
		out = append(out, f.Key+": "+text)
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

func scored(n ...int) (list []engine.Count) {
	for s, n := range n {
		list = append(list, engine.Count{Seat: engine.Seat(s), N: n})
	}
	return list
}

// play takes the hands of a sitting in their order and compares what each was told of the match.
type hand struct {
	what, players string
	says          engine.Fields
	verdict       engine.Verdict
	want          string // told to the judge
}

func playOut(t *testing.T, match []engine.FieldSpec, hands []hand) {
	t.Helper()
	var (
		seen    engine.Fields
		verdict engine.Verdict
		sitting adjudicate.Sitting
	)
	g := toy("race", match, &seen, &verdict)
	for _, x := range hands {
		verdict = x.verdict
		d := next(g, x.players, x.says)
		r, err := sitting.Rule(d, nil)
		if refused := x.verdict.Figure("impossible") > 0; refused != (err != nil) || refused != (r == nil) {
			t.Fatalf("%s: %v, %v", x.what, r, err)
		}
		if got := shown(seen, d.Hand.Players); got != x.want {
			t.Errorf("%s: told %q, want %q", x.what, got, x.want)
		}
		if len(d.Hand.Match) != len(x.says) {
			t.Errorf("%s: the record was changed", x.what)
		}
	}
}

// The scores run on through a sitting, with the players by their names: from nothing, or from where a record says that the
// sitting stands; anew after a game that is over; and unsaid after a hand of which nobody knows what it scored.
func TestScoresRunOn(t *testing.T) {
	two := "Anna Bert"
	said := func(n ...int) engine.Fields { return engine.Fields{{Key: "scores", Counts: scored(n...)}} }
	playOut(t, []engine.FieldSpec{{Key: "scores", Kind: engine.Counts, Runs: engine.Adds}}, []hand{
		{"the first", two, nil, engine.Verdict{Scores: scored(2, 0)}, ""},
		{"a loss", two, nil, engine.Verdict{Scores: scored(0, -1)}, "scores: Anna 2, Bert 0"},
		{"another seat and a newcomer", "Bert Cora Anna", nil, engine.Verdict{Redeal: true}, "scores: Bert -1, Cora 0, Anna 2"},
		{"said otherwise", two, said(5, 5), engine.Verdict{Scores: scored(1, 0)}, "scores: Anna 5, Bert 5"},
		{"nobody scored", two, nil, engine.Verdict{}, "scores: Anna 6, Bert 5"},
		{"the end of a game", two, nil, engine.Verdict{Scores: scored(1, 0), Over: true}, "scores: Anna 6, Bert 5"},
		{"the next game", two, nil, engine.Verdict{Undecided: open}, "scores: Anna 0, Bert 0"},
		{"not known", two, nil, engine.Verdict{Scores: scored(3, 0)}, ""},
		{"still not known", two, nil, engine.Verdict{}, ""},
		{"said again", two, said(3, 1), engine.Verdict{Scores: scored(0, 2), Undecided: open}, "scores: Anna 3, Bert 1"},
		{"before a refusal", two, nil, engine.Verdict{Figures: []engine.Figure{{Name: "impossible", N: 1}}}, "scores: Anna 3, Bert 3"},
		{"after a refusal", two, nil, engine.Verdict{}, ""},
		{"long after a refusal", two, nil, engine.Verdict{}, ""},
	})
}

// What a hand carries over is played for in the next, by whatever name the game has for it, nothing too; the number of a
// deal counts up from where a record says it.
func TestCarriedAndCounted(t *testing.T) {
	playOut(t, []engine.FieldSpec{{Key: "pool", Kind: engine.Int, Runs: engine.Carries}, {Key: "deal", Kind: engine.Int, Runs: engine.CountsUp}, {Key: "last", Kind: engine.Bool}}, []hand{
		{"the first", "Anna Bert", nil, engine.Verdict{Carry: 5}, ""},
		{"the pool", "Anna Bert", nil, engine.Verdict{}, "pool: 5"},
		{"an empty pool", "Anna Bert", nil, engine.Verdict{Carry: 3}, "pool: 0"},
		{"said otherwise", "Anna Bert", engine.Fields{{Key: "pool", N: 8}, {Key: "deal", N: 2}, {Key: "last", N: 1}}, engine.Verdict{Carry: 8, Redeal: true}, "deal: 2; last: 1; pool: 8"},
		{"dealt again", "Anna Bert", nil, engine.Verdict{Undecided: open}, "deal: 2; pool: 8"},
		{"nobody knows the pool", "Anna Bert", nil, engine.Verdict{Over: true, Carry: 1}, "deal: 3"},
		{"another game", "Anna Bert", nil, engine.Verdict{Figures: []engine.Figure{{Name: "impossible", N: 1}}}, "deal: 1; pool: 1"},
		{"after a refusal", "Anna Bert", nil, engine.Verdict{}, ""},
	})
}

// What stands is the same players' wherever they sit, and nobody's where one of them has left. Counts that the verdict
// tells run on each for itself, and hold nobody where nobody knows them.
func TestToldAndStanding(t *testing.T) {
	side := func(s engine.Seat, below int) engine.Fields {
		return engine.Fields{{Key: "below", Counts: []engine.Count{{Seat: s, N: below}}}, {Key: "games", Counts: []engine.Count{{Seat: s, N: 1}}}}
	}
	playOut(t, []engine.FieldSpec{
		{Key: "below", Kind: engine.Counts, Runs: engine.Told}, {Key: "games", Kind: engine.Counts, Runs: engine.Told},
		{Key: "drew", Kind: engine.Counts, Runs: engine.Stands}}, []hand{
		{"the first", "Anna Bert", engine.Fields{{Key: "drew", Counts: scored(1, 2)}}, engine.Verdict{Next: side(0, 30)}, "drew: Anna 1, Bert 2"},
		{"told and standing", "Bert Anna", nil, engine.Verdict{Next: side(1, 40)}, "below: Anna 30; drew: Anna 1, Bert 2; games: Anna 1"},
		{"one said otherwise", "Bert Anna", engine.Fields{{Key: "games", Counts: scored(1, 1)}}, engine.Verdict{Next: side(0, 10)}, "below: Anna 40; drew: Anna 1, Bert 2; games: Bert 1, Anna 1"},
		{"the same said", "Bert Anna", engine.Fields{{Key: "games", Counts: scored(1)}}, engine.Verdict{}, "below: Bert 10; drew: Anna 1, Bert 2; games: Bert 1"},
		{"nothing told", "Anna Bert", nil, engine.Verdict{Next: side(0, 20)}, "below: 0; drew: Anna 1, Bert 2; games: 0"},
		{"another player", "Cora Bert", nil, engine.Verdict{}, "below: 0; games: 0"},
	})
}

// A place in the sitting is handed on as one: a record that says any of it otherwise is elsewhere.
func TestPlaceInTheSitting(t *testing.T) {
	place := func(round, game int) engine.Fields {
		return engine.Fields{{Key: "round", N: round}, {Key: "game", N: game}}
	}
	playOut(t, []engine.FieldSpec{{Key: "round", Kind: engine.Int, Runs: engine.Told}, {Key: "game", Kind: engine.Int, Runs: engine.Told}}, []hand{
		{"the first", "Anna Bert", place(1, 4), engine.Verdict{Next: place(2, 1)}, "game: 4; round: 1"},
		{"told", "Anna Bert", nil, engine.Verdict{Next: place(2, 2)}, "game: 1; round: 2"},
		{"elsewhere", "Anna Bert", engine.Fields{{Key: "round", N: 5}}, engine.Verdict{Next: place(5, 2)}, "round: 5"},
		{"the same said", "Anna Bert", engine.Fields{{Key: "round", N: 5}}, engine.Verdict{}, "game: 2; round: 5"},
		{"nothing told", "Anna Bert", nil, engine.Verdict{}, ""},
	})
}

// A hand of another game does not know where the sitting stands, and neither does the hand after it.
func TestAnotherGameInBetween(t *testing.T) {
	var (
		seen    engine.Fields
		verdict = engine.Verdict{Carry: 1, Scores: scored(2)}
		sitting adjudicate.Sitting
	)
	match := []engine.FieldSpec{{Key: "carry", Kind: engine.Int, Runs: engine.Carries}, {Key: "scores", Kind: engine.Counts, Runs: engine.Adds}}
	one, other := toy("one", match, &seen, &verdict), toy("other", match, &seen, &verdict)
	for i, g := range []*engine.Game{one, other, one, one} {
		d := next(g, "Anna Bert", nil)
		if _, err := sitting.Rule(d, nil); err != nil {
			t.Fatal(err)
		}
		if got, want := shown(seen, d.Hand.Players), []string{"", "", "", "carry: 1"}[i]; got != want {
			t.Errorf("hand %d: told %q, want %q", i+1, got, want)
		}
	}
}

// sit gives the rulings on the records of a file by a rule set; nil where a book that was named has none.
func sit(t *testing.T, rules, src string) (list []*adjudicate.Ruling) {
	t.Helper()
	docs, err := adjudicate.Decode("evening.yaml", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	sitting := adjudicate.Sitting{Rules: rules}
	for _, d := range docs {
		r, err := sitting.Rule(d, nil)
		if err != nil && rules == "" {
			t.Error(err)
		}
		list = append(list, r)
	}
	return list
}

// Whichever way a file is judged, it is one sitting: by the rule set of its records, by the same one named, and by two
// beside each other.
func TestOneWayToARuling(t *testing.T) {
	tie := `{hoyle: 1, game: sixty-six, players: [Anna, Bert], dealer: Bert, deal: {turn-up: H9}, result: {points: {Anna: 65, Bert: 65}, tricks: {Anna: 6, Bert: 6}}}
---
{hoyle: 1, game: sixty-six, players: [Anna, Bert], dealer: Anna, deal: {turn-up: H9}, result: {points: {Anna: 70, Bert: 60}, tricks: {Anna: 6, Bert: 6}}}
`
	for _, rules := range []string{"", "foster"} {
		if got := sit(t, rules, tie); got[0].Carry != 1 || got[1].Score("Anna") != 2 {
			t.Errorf("by %q: carried %d, then %v", rules, got[0].Carry, got[1].Scores)
		}
	}
	frog := `{hoyle: 1, game: skat, variant: frog, players: [Anna, Bert, Cora], contract: {by: Anna, game: frog}, result: {points: 70}}`
	want := sit(t, "", frog)[0]
	if got := sit(t, "foster", frog)[0]; got == nil || got.Variant != "frog" || string(got.AppendJSON(nil)) != string(want.AppendJSON(nil)) {
		t.Errorf("Frog by its own book: %+v, want %+v", got, want)
	}
	if got := sit(t, "isko", frog)[0]; got != nil {
		t.Errorf("Frog by a book that has none: %+v", got)
	}
	docs, err := adjudicate.Decode("evening.yaml", []byte(`{hoyle: 1, game: skat, players: [Anna, Bert, Cora], contract: {by: Anna, game: clubs, how: solo, with: 1}, result: {points: 70}}
---
{hoyle: 1, game: skat, variant: frog, players: [Anna, Bert, Cora], contract: {by: Anna, game: frog}, result: {points: 70}}
`))
	if err != nil {
		t.Fatal(err)
	}
	two := adjudicate.NewTwoBooks("foster", "isko")
	for i, d := range docs {
		b := two.Rule(d)
		if b.Err() != nil || b.By[0].Ruling == nil || (b.By[1].Ruling == nil) != (i == 1) {
			t.Errorf("hand %d: %+v", i+1, b.By)
		}
	}
}

// Round and game of Schachett run on: four games are a round, and a void deal is the same game again.
func TestSchachettRunsOn(t *testing.T) {
	head := "{hoyle: 1, game: schachett, players: [Anna, Bert, Cora, Dora], "
	result := "result: {points: {white: 150, black: 120}}}\n---\n"
	list := sit(t, "", head+"dealer: Cora, match: {round: 1, game: 3, drew: {Anna: 1, Bert: 2, Cora: 3, Dora: 4}}, "+result+
		head+"dealer: Dora, faults: [{what: exposed-in-deal, by: Dora}]}\n---\n"+
		head+"dealer: Dora, "+result+
		"{hoyle: 1, game: schachett, players: [Anna, Bert, Cora, Dora], dealer: Bert, "+strings.TrimSuffix(result, "---\n"))
	var got []string
	for _, r := range list {
		var found []string
		for _, f := range r.Findings {
			found = append(found, f.What)
		}
		got = append(got, fmt.Sprint(r.Redeal, " ", found))
	}
	// In game 4 Dora deals, also after her void deal; then round 2 begins, in which Bert and Cora should have changed
	// places and Anna should have dealt.
	if want := "[false [] true [exposed-in-deal] false [] false [wrong-seats dealt-out-of-turn]]"; fmt.Sprint(got) != want {
		t.Errorf("%v, want %s", got, want)
	}
}

// Every dispute of a record has its answer: one stands as the dispute, of several all are listed with who says what.
func TestSeveralDisputes(t *testing.T) {
	var seen engine.Fields
	verdict := engine.Verdict{Dispute: &engine.Upheld{Text: words("Rejected.")}, Answers: []engine.Response{
		{By: 0, Says: "revoke", Against: 1, Trick: 2, Decided: true, Upheld: engine.Upheld{Upheld: true, Text: words("Upheld.")}},
		{By: 1, Says: "claim", Against: engine.Nobody, Open: words("Nobody knows.")},
		{By: 1, Says: "score", Against: engine.Nobody, Decided: true, Upheld: engine.Upheld{Text: words("Rejected.")}},
	}}
	g := toy("several", nil, &seen, &verdict)
	d := next(g, "Anna Bert", nil)
	d.Expect = &record.Expect{Disputes: record.Opt[[]string]{Set: true, V: []string{"upheld", "open", "rejected"}}}
	r, diffs, err := new(adjudicate.Sitting).Verify(d)
	if err != nil || len(diffs) > 0 {
		t.Fatal(diffs, err)
	}
	text := string(r.AppendJSON(nil))
	for _, want := range []string{`"dispute":{"upheld":false,"text":"Rejected."},"disputes":[`,
		`{"by":"Anna","says":"revoke","against":"Bert","trick":2,"upheld":true,"text":"Upheld."}`, `{"by":"Bert","says":"claim","text":"Nobody knows."}`} {
		if !strings.Contains(text, want) {
			t.Errorf("%s has no %s", text, want)
		}
	}
	schemaHolds(t, r)

	d.Expect.Disputes.V = []string{"upheld", "rejected", "rejected"}
	if _, diffs, _ = new(adjudicate.Sitting).Verify(d); len(diffs) != 1 || diffs[0].Key != "disputes" || diffs[0].Got != "[upheld, open, rejected]" {
		t.Errorf("%v", diffs)
	}
	verdict.Answers = verdict.Answers[2:]
	d.Hand.Dispute = &engine.Act{Kind: engine.Dispute, By: 1, Word: "score"}
	d.Expect.Disputes.V = []string{"rejected"}
	if r, diffs, _ = new(adjudicate.Sitting).Verify(d); len(diffs) > 0 || r.Disputes != nil {
		t.Errorf("one dispute: %v, %v", diffs, r.Disputes)
	}
}

// An impossibility that the engine finds gets its place in the source.
func TestSittingLocatesTheImpossible(t *testing.T) {
	src := "hoyle: 1\ngame: skat\nplayers: [Anna, Bert, Cora]\ndealer: Cora\n" +
		"contract: {by: Anna, game: hearts, how: solo}\nplay:\n  - H7 H8 H9\n  - HT S7 H7\n"
	docs, err := adjudicate.Decode("hand.yaml", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	_, err = new(adjudicate.Sitting).Rule(docs[0], nil)
	var at *record.Error
	if !errors.As(err, &at) || !errors.Is(err, record.ErrImpossible) {
		t.Fatalf("error %v", err)
	}
	if at.Pos.Line != 8 || !strings.HasPrefix(at.Error(), "hand.yaml:8:") || !strings.Contains(at.Text(), "^") {
		t.Errorf("%s", at.Text())
	}
}
