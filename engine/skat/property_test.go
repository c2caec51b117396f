package skat

import (
	"flag"
	"os"
	"reflect"
	"testing"

	"math/rand/v2"

	"pgregory.net/rapid"

	"hoyle/engine"
)

// 2,000 random hands as a rule; HOYLE_HANDS=100000 is the nightly run.
func TestMain(m *testing.M) {
	flag.Parse()
	checks := "2000"
	if s := os.Getenv("HOYLE_HANDS"); s != "" {
		checks = s
	}
	if f := flag.Lookup("rapid.checks"); f != nil && f.Value.String() == f.DefValue {
		flag.Set("rapid.checks", checks)
	}
	os.Exit(m.Run())
}

// randomHand draws a whole lawful hand.
func randomHand(t *rapid.T) *engine.Hand {
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "deal"), 1))
	s := simulate(rng)
	for {
		lawful := s.Lawful()
		if len(lawful) == 0 {
			return s.Hand()
		}
		s.Do(lawful[rng.IntN(len(lawful))])
	}
}

func mustJudge(t *rapid.T, h *engine.Hand) *engine.Verdict {
	v, err := judge(h, nil)
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	return v
}

// A loss is never less than the bid and always a multiple of the unit (Law 61); a game won covers its bid.
func TestBidIsCovered(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomHand(t)
		h.Contract = append(h.Contract, engine.Field{Key: "bid", N: rapid.IntRange(10, 120).Draw(t, "bid"), Seat: engine.Nobody})
		c, _ := readContract(h, &foster)
		if c.kind == ramsch {
			return
		}
		v := mustJudge(t, h)
		bid := h.Contract.Int("bid")
		score := 0
		for _, x := range v.Scores {
			score += x.N
		}
		unit := fosterUnit(&ruler{h: h, c: c})
		switch {
		case v.Value < bid:
			t.Fatalf("the value %d does not cover the bid %d", v.Value, bid)
		case v.Value%unit != 0:
			t.Fatalf("the value %d is no multiple of %d", v.Value, unit)
		case v.Won == engine.Yes && score != v.Value:
			t.Fatalf("won %d, but %d is put down", v.Value, score)
		case v.Won == engine.No && score != -v.Value && score != -2*v.Value:
			t.Fatalf("lost %d, but %d is put down", v.Value, score)
		}
	})
}

// A hand played out is known from its cards: without the deal the ruling is the same.
func TestUnknownHandsPlayedOut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomHand(t)
		if h.Contract.Has("turned") {
			return // the card turned would have to be in a recorded skat
		}
		want := mustJudge(t, h)
		if n := len(h.Play); n < 30 {
			return // a nullo may end before
		}
		bare := *h
		bare.Deal, bare.Discard = nil, nil
		got := mustJudge(t, &bare)
		if !reflect.DeepEqual(want.Scores, got.Scores) || !reflect.DeepEqual(want.Points, got.Points) || want.Won != got.Won || got.Undecided != "" {
			t.Fatalf("with the deal %+v, without %+v", want, got)
		}
	})
}

// Taking a lawful card back and playing it again changes nothing.
func TestTakenBackAndPlayedAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomHand(t)
		want := mustJudge(t, h)
		i := rapid.IntRange(0, len(h.Play)-1).Draw(t, "card")
		var trace engine.Trace
		if _, err := judge(h, &trace); err != nil {
			t.Fatal(err)
		}
		by := trace.Steps[i].Seat
		again := *h
		again.Play = append([]engine.Act{}, h.Play[:i+1]...)
		again.Play = append(again.Play, engine.Act{Kind: engine.Retract, By: by}, h.Play[i])
		again.Play = append(again.Play, h.Play[i+1:]...)
		if got := mustJudge(t, &again); !reflect.DeepEqual(want, got) {
			t.Fatalf("without %+v\nwith %+v", want, got)
		}
	})
}

// Everybody's settlement adds up to nothing, and two totals alike settle alike.
func TestSettlementBalances(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		totals := rapid.SliceOfN(rapid.IntRange(-500, 500), 3, 6).Draw(t, "totals")
		rows := settleDifference(totals)
		end := rows[len(rows)-1].Amounts
		sum := 0
		for i, n := range end {
			sum += n
			for j := range end {
				if (totals[i] > totals[j]) != (n > end[j]) {
					t.Fatalf("totals %v settle as %v", totals, end)
				}
			}
		}
		if sum != 0 {
			t.Fatalf("%v settles as %v, which adds up to %d", totals, end, sum)
		}
	})
}

// The book's own figures (the settlements printed under Scoring).
func TestSettlementsAsPrinted(t *testing.T) {
	for _, c := range []struct {
		settle       func([]int) []engine.SettlementRow
		totals, want []int
	}{
		{settleDifference, []int{-7, 88, 19}, []int{-121, 164, -43}},
		{settleDifference, []int{186, 42, 344, 116}, []int{56, -520, 688, -224}},
		{settleAverage, []int{186, 42, 344, 116}, []int{14, -130, 172, -56}},
	} {
		rows := c.settle(c.totals)
		if got := rows[len(rows)-1].Amounts; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v settles as %v, the book has %v", c.totals, got, c.want)
		}
	}
}
