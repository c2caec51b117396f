package sixtysix

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/enginetest"
)

// 1,000 random deals as a rule; HOYLE_HANDS=100000 is the nightly run.
func TestMain(m *testing.M) { enginetest.Main(m, 1000) }

// randomDeal draws a whole lawful deal, and the sim that played it.
func randomDeal(t *rapid.T) *sim {
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "deal"), 66))
	s := simulate(rng, Game.Forms[rng.IntN(len(Game.Forms))]).(*sim)
	for {
		lawful := s.Lawful()
		if len(lawful) == 0 {
			return s
		}
		s.Do(lawful[rng.IntN(len(lawful))])
	}
}

func mustJudge(t *rapid.T, h *engine.Hand) *engine.Verdict {
	v, err := Game.Judge(h, nil)
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	return v
}

func total(list []engine.Count) (n int) {
	for _, c := range list {
		n += c.N
	}
	return n
}

// A deal played to its last card holds 120 in cards and 10 for the last trick, and beyond that only marriages; a
// closed one holds what its cards count.
func TestPointsAreConserved(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := randomDeal(t)
		v := mustJudge(t, s.Hand())
		want := s.cards()
		for _, n := range s.good {
			want += n
		}
		if s.form == &four {
			want *= 2 // both partners are told their side's count
		}
		if got := total(v.Points); got != want {
			t.Fatalf("the counts add up to %d instead of %d: %+v", got, want, v.Points)
		}
		if s.table.Done() == s.form.tricks && !s.closed && s.form != &four && want < 130 {
			t.Fatalf("a whole deal holds only %d", want)
		}
	})
}

// A deal is scored by one side, or by the dealer alone, or by nobody and then a point is carried; what was carried goes
// to the winner.
func TestScores(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := randomDeal(t)
		h := s.Hand()
		v := mustJudge(t, h)
		if !v.Undecided.Empty() {
			t.Fatalf("undecided: %+v", v)
		}
		switch {
		case len(v.Winners) == 0:
			if len(v.Scores) != 0 || v.Carry != 1 || s.form == &three {
				t.Fatalf("nobody won, scores %+v, carried %d", v.Scores, v.Carry)
			}
		case s.form == &three && v.Winners[0] == h.Dealer:
			if len(v.Scores) != 1 || v.Scores[0].N != 1 {
				t.Fatalf("the dealer alone scores %+v", v.Scores)
			}
		default:
			for _, c := range v.Scores {
				if c.N < 1 || c.N > 3 {
					t.Fatalf("a score of %d", c.N)
				}
			}
			if want := map[int]int{2: 1, 3: 2, 4: 2}[len(h.Players)]; len(v.Scores) != want {
				t.Fatalf("%d players score: %+v", len(v.Scores), v.Scores)
			}
		}
		again := *h
		again.Match = engine.Fields{{Key: "carry", N: 1, Seat: engine.Nobody}}
		with := mustJudge(t, &again)
		more := total(with.Scores) - total(v.Scores)
		if want := map[bool]int{true: len(v.Winners), false: 0}[s.form != &three]; more != want {
			t.Fatalf("one point carried gives %d more, not %d", more, want)
		}
	})
}

// A deal played out needs only the turn-up: what the players drew and held is known from what they played.
func TestUnknownHandsPlayedOut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := randomDeal(t)
		h := s.Hand()
		want := mustJudge(t, h)
		bare := *h
		bare.Deal = []engine.Dealt{*h.Place("turn-up")}
		got := mustJudge(t, &bare)
		if !reflect.DeepEqual(want.Scores, got.Scores) || !reflect.DeepEqual(want.Points, got.Points) || len(got.Findings) > 0 || !got.Undecided.Empty() {
			t.Fatalf("with the deal %+v, without %+v", want, got)
		}
	})
}

// Taking a card back and playing it again changes nothing.
func TestTakenBackAndPlayedAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomDeal(t).Hand()
		want := mustJudge(t, h)
		i := rapid.IntRange(0, len(h.Play)-1).Draw(t, "act")
		if h.Play[i].Kind != engine.Play {
			return
		}
		var trace engine.Trace
		if _, err := Game.Judge(h, &trace); err != nil {
			t.Fatal(err)
		}
		by := engine.Nobody
		for _, step := range trace.Steps {
			if step.Act == i && step.Card != card.None {
				by = step.Seat
			}
		}
		again := *h
		again.Play = append([]engine.Act{}, h.Play[:i+1]...)
		again.Play = append(again.Play, engine.Act{Kind: engine.Retract, By: by, Card: card.None}, h.Play[i])
		again.Play = append(again.Play, h.Play[i+1:]...)
		got := mustJudge(t, &again)
		if !reflect.DeepEqual(want.Scores, got.Scores) || !reflect.DeepEqual(want.Points, got.Points) || len(got.Findings) > 0 {
			t.Fatalf("without %+v\nwith %+v", want, got)
		}
	})
}

// A deal that is broken off is undecided, never guessed, as long as somebody may still claim. When four play nobody
// claims, and it is decided when the tricks to come cannot change the score; then it is scored as the whole deal is.
func TestStoppedEarly(t *testing.T) {
	decided := 0
	rapid.Check(t, func(t *rapid.T) {
		whole := randomDeal(t).Hand()
		h := *whole
		h.Play = h.Play[:rapid.IntRange(1, len(h.Play)-1).Draw(t, "acts")]
		if whole.Play[len(whole.Play)-1].Kind != engine.Play && len(h.Play) == len(whole.Play)-1 {
			return // the claim that ended it is gone, and the last card may have been played
		}
		v := mustJudge(t, &h)
		if !v.Undecided.Empty() {
			if len(v.Scores) > 0 {
				t.Fatalf("undecided, and scored: %+v", v)
			}
			return
		}
		if decided++; len(h.Players) != 4 {
			t.Fatalf("%+v", v)
		}
		if want := mustJudge(t, whole); !reflect.DeepEqual(v.Scores, want.Scores) || !reflect.DeepEqual(v.Winners, want.Winners) {
			t.Fatalf("broken off %+v, whole %+v", v, want)
		}
	})
	if decided == 0 {
		t.Error("no deal of four was decided before its end")
	}
}

// A false claim gives the adversary two points or three, whatever the counts are.
func TestFalseClaimForfeits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "deal"), 66))
		s := simulate(rng, Game.Forms[rng.IntN(len(Game.Forms))]).(*sim)
		for range rapid.IntRange(0, 20).Draw(t, "acts") {
			lawful := s.Lawful()
			if len(lawful) == 0 {
				return
			}
			s.Do(lawful[rng.IntN(len(lawful))])
		}
		by := s.seats[rapid.IntRange(0, 1).Draw(t, "claimant")]
		if s.form != &two || s.over || s.called || s.count(by) >= goal {
			return
		}
		h := *s.Hand()
		h.Play = append(append([]engine.Act{}, h.Play...), event(engine.Claim, by, "66"))
		v := mustJudge(t, &h)
		other := 1 - by
		want := 2
		if closer, ok := closerOf(&h); s.tricks(other) == 0 || ok && closer == by && tricklessAtClose(t, &h, other) {
			want = 3
		}
		if !v.Found("wrong-claim") || len(v.Scores) != 1 || v.Scores[0] != (engine.Count{Seat: other, N: want}) {
			t.Fatalf("a claim with %d: want %d for %s, got %+v %+v", s.count(by), want, h.Name(other), v.Findings, v.Scores)
		}
	})
}

func closerOf(h *engine.Hand) (engine.Seat, bool) {
	for i := range h.Play {
		if h.Play[i].Kind == Close {
			return h.Play[i].By, true
		}
	}
	return engine.Nobody, false
}

// tricklessAtClose counts the tricks before the closing by judging the play up to it.
func tricklessAtClose(t *rapid.T, h *engine.Hand, s engine.Seat) bool {
	for i := range h.Play {
		if h.Play[i].Kind != Close {
			continue
		}
		part := *h
		part.Play = h.Play[:i]
		var trace engine.Trace
		if _, err := Game.Judge(&part, &trace); err != nil {
			t.Fatal(err)
		}
		for _, step := range trace.Steps {
			if step.Winner == s {
				return false
			}
		}
		return true
	}
	return false
}

// What one wins the others lose, by either way of settling.
func TestSettlementBalances(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		totals := rapid.SliceOfN(rapid.IntRange(0, 9), 2, 4).Draw(t, "totals")
		for _, m := range settlements {
			rows := m.Settle(totals)
			if n := sum(rows[len(rows)-1].Amounts); n != 0 {
				t.Fatalf("%s: %v settles as %v", m.Name, totals, rows)
			}
		}
	})
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}

// The book's ways to settle.
func TestSettlements(t *testing.T) {
	for _, c := range []struct {
		method       int
		totals, want []int
	}{
		{0, []int{7, 4}, []int{3, -3}},
		{0, []int{7, 4, 7, 4}, []int{3, -3, 3, -3}},
		{0, []int{7, 4, 1, 0}, []int{3, -3, 3, -3}}, // one partner's score speaks for both
		{1, []int{7, 4}, []int{1, -1}},
		{1, []int{0, 8}, []int{-2, 2}},
		{1, []int{6, 5}, []int{0, 0}},
		{1, []int{7, 0, 7, 0}, []int{2, -2, 2, -2}},
		{1, []int{7, 2, 0}, []int{2, -1, -1}}, // the double game is of two sides
		{2, []int{7, 0, 6}, []int{2, -1, -1}},
		{2, []int{6, 0, 6}, []int{0, 0, 0}},
		{2, []int{7, 0, 8}, []int{0, 0, 0}}, // who was first is not told
		{2, []int{3, 7, 3, 7}, []int{-1, 1, -1, 1}},
		{1, []int{8, 7, 3}, []int{1, 1, -2}}, // the two who are left played it out
	} {
		rows := settlements[c.method].Settle(c.totals)
		if got := rows[len(rows)-1].Amounts; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v settles as %v, want %v", settlements[c.method].Name, c.totals, got, c.want)
		}
	}
}

// BenchmarkJudge judges one decoded deal.
func BenchmarkJudge(b *testing.B) {
	var deals []*engine.Hand
	for i := range 256 {
		rng := rand.New(rand.NewPCG(66, uint64(i)))
		s := simulate(rng, Game.Forms[rng.IntN(len(Game.Forms))])
		for lawful := s.Lawful(); len(lawful) > 0; lawful = s.Lawful() {
			s.Do(lawful[rng.IntN(len(lawful))])
		}
		deals = append(deals, s.Hand())
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := Game.Judge(deals[i%len(deals)], nil); err != nil {
			b.Fatal(err)
		}
	}
}

// Whatever is said to have happened, the judge rules or refuses the record as impossible, and does so twice alike.
func TestAnythingCanBeJudged(t *testing.T) {
	kinds := []engine.Kind{engine.Play, engine.Play, engine.Play, engine.Retract, engine.Gather, engine.Claim, engine.Concede,
		engine.Answer, engine.PlayOn, engine.Fault, engine.Fault, engine.Dispute, Marriage, Marriage, Show, Exchange, Close, Draw, Draw}
	choices := []string{"", "new-deal", "stand", "reduce", "make-good", "draw-two", "choose-card", playAgain, loseCount}
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "deal"), 66))
		s := simulate(rng, Game.Forms[rng.IntN(len(Game.Forms))]).(*sim)
		for range rng.IntN(16) {
			lawful := s.Lawful()
			if len(lawful) == 0 {
				break
			}
			s.Do(lawful[rng.IntN(len(lawful))])
		}
		h := *s.Hand()
		seat := func(lowest int) engine.Seat { return engine.Seat(lowest + rng.IntN(len(h.Players)-lowest)) }
		if rng.IntN(3) == 0 {
			h.Deal = h.Deal[len(h.Deal)-2+rng.IntN(3):]
		}
		if rng.IntN(4) == 0 && s.form != &four {
			p := engine.Position{Hands: h.Deal, Leader: seat(-1), Trick: rng.IntN(14)}
			for range rng.IntN(3) {
				p.Taken = append(p.Taken, engine.Count{Seat: seat(-1), N: rng.IntN(60)})
				p.Tricks = append(p.Tricks, engine.Count{Seat: seat(-1), N: rng.IntN(6)})
			}
			if rng.IntN(2) == 0 {
				p.Args = append(p.Args, engine.Field{Key: "trump", Word: "H", Seat: engine.Nobody})
			}
			if rng.IntN(3) == 0 {
				p.Args = append(p.Args, engine.Field{Key: "closed-by", Seat: seat(0)})
			}
			h.Position, h.Deal = &p, nil
		}
		for range 1 + rng.IntN(12) {
			a := engine.Act{Kind: kinds[rng.IntN(len(kinds))], By: seat(0), Card: card.None, Against: seat(-1), Trick: rng.IntN(14)}
			switch a.Kind {
			case engine.Play:
				a.By, a.Card = seat(-1), s.form.pack.Cards.Cards()[rng.IntN(s.form.pack.Size())]
			case engine.Fault:
				f := faults[rng.IntN(len(faults))]
				a.By, a.Word = seat(-1), f.Name
				a.Args = engine.Fields{{Key: "seen", N: rng.IntN(2), Seat: engine.Nobody}, {Key: "of", Seat: seat(-1)},
					{Key: "too", Word: []string{"many", "few"}[rng.IntN(2)]}, {Key: engine.Choice, Word: choices[rng.IntN(len(choices))]}}
			case engine.Dispute:
				a.Word = append([]string{"score", "claim"}, faults[rng.IntN(len(faults))].Name)[rng.IntN(3)]
				a.Args = engine.Fields{{Key: "points", Counts: []engine.Count{{Seat: seat(-1), N: rng.IntN(99)}}}}[:rng.IntN(2)]
			case Marriage, Show:
				a.By, a.Word = seat(-1), []string{"C", "hearts", "♠", "D", "X"}[rng.IntN(5)]
			case Draw:
				if a.By = seat(-1); a.By == engine.Nobody {
					a.Word = "stock"
				}
				if rng.IntN(3) == 0 {
					a.Args = engine.Fields{{Key: "cards", Cards: []card.Card{card.Of(card.Suit(rng.IntN(4)), ranks[rng.IntN(short)])}}}
				}
			}
			at := rng.IntN(len(h.Play) + 1)
			h.Play = append(append(append([]engine.Act{}, h.Play[:at]...), a), h.Play[at:]...)
		}
		var trace engine.Trace
		v, err := Game.Judge(&h, &trace)
		again, errAgain := Game.Judge(&h, nil)
		if !reflect.DeepEqual(v, again) || (err == nil) != (errAgain == nil) {
			t.Fatalf("two rulings:\n%+v %v\n%+v %v", v, err, again, errAgain)
		}
		var impossible *engine.Impossible
		if err != nil && !errors.As(err, &impossible) {
			t.Fatalf("refused with %T: %v", err, err)
		}
		if err == nil && v.Summary.Empty() {
			t.Fatalf("a ruling without a word: %+v", v)
		}
	})
}
