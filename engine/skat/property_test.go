package skat

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"math/rand/v2"

	"pgregory.net/rapid"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/enginetest"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/sheet"
)

// 2,000 random hands as a rule; HOYLE_HANDS=100000 is the nightly run.
func TestMain(m *testing.M) { enginetest.Main(m, 2000) }

// handed is a table with a hand and nothing decided yet.
func handed(h *engine.Hand) replay.Table {
	return replay.Table{Round: replay.Round{Game: &Game, H: h, V: &engine.Verdict{}}}
}

// spoken is a sentence as a reader sees it.
func spoken(h *engine.Hand, t say.Text) string {
	v := say.Voice{Name: func(s int) string { return h.Name(engine.Seat(s)) }, Card: show}
	return v.Text(t)
}

// fosterHand deals a hand of Foster's Laws of which no bid is told.
func fosterHand(rng *rand.Rand) engine.Sim {
	s := simulate(rng, engine.Form{Rules: "foster", Players: 3})
	h := s.Hand()
	h.Bidding = nil
	h.Contract = slices.DeleteFunc(h.Contract, func(f engine.Field) bool { return f.Key == "bid" })
	return s
}

// randomHand draws a whole lawful hand.
func randomHand(t *rapid.T) *engine.Hand {
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "deal"), 1))
	s := fosterHand(rng)
	for {
		lawful := s.Lawful()
		if len(lawful) == 0 {
			return s.Hand()
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
		unit := fosterLaw{}.unit(&ruler{Table: handed(h), c: c})
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
		if !reflect.DeepEqual(want.Scores, got.Scores) || !reflect.DeepEqual(want.Points, got.Points) || want.Won != got.Won || !got.Undecided.Empty() {
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
		if _, err := Game.Judge(h, &trace); err != nil {
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
		rows := sheet.Difference(totals)
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
		{sheet.Difference, []int{-7, 88, 19}, []int{-121, 164, -43}},
		{sheet.Difference, []int{186, 42, 344, 116}, []int{56, -520, 688, -224}},
		{sheet.Average, []int{186, 42, 344, 116}, []int{14, -130, 172, -56}},
	} {
		rows := c.settle(c.totals)
		if got := rows[len(rows)-1].Amounts; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v settles as %v, the book has %v", c.totals, got, c.want)
		}
	}
}

// anything draws a hand as a careless or cunning writer might record it: whatever event anywhere, cards out of turn, hands
// left out, play that stops.
func anything(t *rapid.T) *engine.Hand {
	h := *randomHand(t)
	var owner [64]engine.Seat
	for _, d := range h.Deal {
		for _, c := range d.Cards {
			owner[c] = d.Seat
			if d.Seat == engine.Nobody {
				owner[c] = h.Contract.Seat("by")
			}
		}
	}
	h.Play = slices.Clone(h.Play)
	for i := range h.Play {
		h.Play[i].By = owner[h.Play[i].Card]
	}
	seat := rapid.Custom(func(t *rapid.T) engine.Seat { return engine.Seat(rapid.IntRange(-1, 2).Draw(t, "seat")) })
	reported := slices.DeleteFunc(slices.Clone(faults), func(f engine.FaultSpec) bool { return !f.Reported })
	fault := func() engine.Act {
		f := rapid.SampledFrom(reported).Draw(t, "fault")
		a := engine.Act{Kind: engine.Fault, Word: f.Name, By: seat.Draw(t, "by"), Against: engine.Nobody}
		if rapid.Bool().Draw(t, "fields") {
			for _, x := range f.Fields {
				if x.Kind == engine.Bool || x.Kind == engine.Int {
					a.Args = append(a.Args, engine.Field{Key: x.Key, N: 1, Seat: engine.Nobody})
				}
			}
			a.Trick = rapid.IntRange(0, 10).Draw(t, "trick")
		}
		if choice := rapid.SampledFrom([]string{"", "", "", "take-game", "play-on", "charge", "pay"}).Draw(t, "choice"); choice != "" {
			a.Args = append(a.Args, engine.Field{Key: engine.Choice, Word: choice, Seat: engine.Nobody})
		}
		return a
	}
	if n := len(h.Play); n > 1 && rapid.Bool().Draw(t, "out of turn") {
		i := rapid.IntRange(0, n-2).Draw(t, "where")
		h.Play[i], h.Play[i+1] = h.Play[i+1], h.Play[i]
	}
	for range rapid.IntRange(0, 4).Draw(t, "events") {
		player := engine.Seat(rapid.IntRange(0, 2).Draw(t, "player"))
		a := engine.Act{By: player, Against: engine.Nobody}
		switch a.Kind = rapid.SampledFrom([]engine.Kind{engine.Fault, engine.Fault, engine.Claim, engine.Concede, engine.TakeGame,
			engine.PlayOn, engine.Answer, engine.Gather, engine.Retract, engine.Dispute, Announce}).Draw(t, "kind"); a.Kind {
		case engine.Fault:
			a = fault()
		case engine.Claim:
			a.Word = rapid.SampledFrom(spec.Claims).Draw(t, "claim")
		case engine.Dispute:
			a.Word = rapid.SampledFrom([]string{"revoke", "lead-out-of-turn", "score", "claim", "looked-back"}).Draw(t, "says")
		case Announce:
			a.Word = "schneider"
		}
		h.Play = slices.Insert(h.Play, rapid.IntRange(0, len(h.Play)).Draw(t, "at"), a)
	}
	if rapid.Bool().Draw(t, "faults") {
		h.Faults = []engine.Act{fault()}
	}
	h.Play = h.Play[:rapid.IntRange(0, len(h.Play)).Draw(t, "stop")]
	h.Deal = slices.Clone(h.Deal)
	for range rapid.IntRange(0, 3).Draw(t, "left out") {
		h.Deal = slices.Delete(h.Deal, 0, 1)
	}
	if rapid.Bool().Draw(t, "bid") {
		h.Contract = append(slices.Clone(h.Contract), engine.Field{Key: "bid", N: rapid.IntRange(10, 80).Draw(t, "n"), Seat: engine.Nobody})
	}
	return &h
}

// Whatever a record says, there is a ruling that does not contradict itself, or a refusal.
func TestAnythingIsRuledOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := anything(t)
		v, err := Game.Judge(h, nil)
		if err != nil {
			if impossible := new(engine.Impossible); !errors.As(err, &impossible) {
				t.Fatalf("refused with %T: %v", err, err)
			}
			return
		}
		by := h.Contract.Seat("by")
		score := 0
		for _, c := range v.Scores {
			if c.Seat == by {
				score = c.N
			}
		}
		if again, _ := Game.Judge(h, nil); !reflect.DeepEqual(v, again) {
			t.Fatalf("judged twice, two rulings: %+v, %+v", v, again)
		}
		charged := slices.ContainsFunc(v.Reasons, func(r engine.Reason) bool {
			return r.Text.Is(msgDrawsFromHand) || r.Text.Is(msgChargedPointsError) || r.Text.Is(msgPenalisedPoints)
		})
		switch {
		case v.Summary.Empty():
			t.Fatal("no summary")
		case v.Redeal && (v.Won != engine.Unknown || v.HasValue):
			t.Fatalf("a new deal, and yet a game: %+v", v)
		case !v.Undecided.Empty() && v.HasValue && !v.Undecided.Is(msgRevokeOpen):
			t.Fatalf("undecided (%s), and yet a value of %d", spoken(h, v.Undecided), v.Value)
		case v.HasValue && v.Won == engine.Yes && score != v.Value && !charged:
			t.Fatalf("won at %d, but %d is put down", v.Value, score)
		case v.HasValue && v.Won == engine.No && score >= 0 && !charged:
			t.Fatalf("lost, but %d is put down", score)
		}
		for _, o := range v.Options {
			if o.Choice == "take-game" && o.By == by && v.Won == engine.No {
				t.Fatalf("%s may take a game that is lost", h.Name(by))
			}
		}
	})
}

// What is decided when play stops early is what the whole hand gives: a ruling never runs ahead of the cards.
func TestStoppedEarly(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomHand(t)
		if rapid.Bool().Draw(t, "bid") && h.Contract.Word("game") != "ramsch" {
			h.Contract = append(h.Contract, engine.Field{Key: "bid", N: rapid.IntRange(10, 120).Draw(t, "n"), Seat: engine.Nobody})
		}
		if rapid.Bool().Draw(t, "unknown") && !h.Contract.Has("turned") && len(h.Play) == 30 {
			h.Deal, h.Discard = nil, nil
		}
		whole := mustJudge(t, h)
		part := *h
		part.Play = h.Play[:rapid.IntRange(0, len(h.Play)).Draw(t, "stop")]
		v := mustJudge(t, &part)
		switch {
		case v.Won != engine.Unknown && v.Won != whole.Won:
			t.Fatalf("after %d cards won is %d, at the end %d", len(part.Play), v.Won, whole.Won)
		case v.HasValue && (v.Value != whole.Value || !reflect.DeepEqual(v.Scores, whole.Scores)):
			t.Fatalf("after %d cards the value is %d, at the end %d", len(part.Play), v.Value, whole.Value)
		case len(v.Findings) > 0:
			t.Fatalf("a lawful hand has a finding: %+v", v.Findings[0])
		}
	})
}

// A hand cut at the end of a trick and recorded as a position is ruled on like the whole; where the position leaves
// something out, either the rest makes up for it or the ruling says that it is undecided.
func TestPositionIsRuledOnLikeTheHand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := randomHand(t)
		c, _ := readContract(h, &foster)
		if len(h.Play) < 30 || h.Contract.Has("turned") || c.kind == revolution { // the two of a revolution hold their cards together
			return
		}
		var trace engine.Trace
		want, err := Game.Judge(h, &trace)
		if err != nil {
			t.Fatal(err)
		}
		cut := rapid.IntRange(0, 9).Draw(t, "tricks")
		p := &engine.Position{Leader: trace.Steps[3*cut].Seat, Trick: cut + 1}
		hands := trace.Opening
		tricks := [3]int{}
		for i, s := range trace.Steps[:3*cut] {
			if s.Hands != nil {
				hands = s.Hands
				tricks[s.Winner]++
			}
			if i == 3*cut-1 {
				p.Taken = s.Counts
			}
		}
		for _, x := range hands {
			p.Hands = append(p.Hands, engine.Dealt{Seat: x.Seat, Cards: x.Cards})
		}
		aside := h.Place("skat").Cards
		if c.usesSkat() {
			aside = h.Discard.Cards
		}
		for s, n := range tricks {
			p.Tricks = append(p.Tricks, engine.Count{Seat: engine.Seat(s), N: n})
		}
		if cut == 0 {
			p.Tricks = nil
		}
		left := rapid.SampledFrom([]string{"", "skat", "taken", "tricks", "own", "hand"}).Draw(t, "left out")
		if left != "skat" {
			p.Hands = append(p.Hands, engine.Dealt{Seat: engine.Nobody, Place: "skat", Cards: aside})
		}
		seat := engine.Seat(rapid.IntRange(0, 2).Draw(t, "whose"))
		drop := func(list []engine.Count) []engine.Count {
			return slices.DeleteFunc(slices.Clone(list), func(c engine.Count) bool { return c.Seat == seat })
		}
		switch left {
		case "taken":
			p.Taken = drop(p.Taken)
		case "own":
			p.Taken = nil
		case "tricks":
			p.Tricks = drop(p.Tricks)
		case "hand":
			p.Hands = slices.DeleteFunc(p.Hands, func(d engine.Dealt) bool { return d.Place == "" && d.Seat == seat })
		}
		part := *h
		part.Deal, part.Discard, part.Position, part.Play = nil, nil, p, h.Play[3*cut:]
		if c.trumps() {
			own := card.SetOf(append(slices.Clone(h.Dealt(c.by).Cards), h.Place("skat").Cards...)...)
			m := runOf(c.trumpList(), func(x card.Card) engine.Tri { return engine.Is(own.Has(x)) })
			part.Contract = append(slices.Clone(h.Contract), engine.Field{Key: m.word(), N: m.n, Seat: engine.Nobody})
		}
		got := mustJudge(t, &part)
		switch {
		case !got.Undecided.Empty() && left != "":
			if got.Won != engine.Unknown && got.Won != want.Won {
				t.Fatalf("without the %s won is %d instead of %d", left, got.Won, want.Won)
			}
		case got.Won != want.Won || got.Value != want.Value || !reflect.DeepEqual(got.Scores, want.Scores) || got.Undecided.Message() != want.Undecided.Message():
			t.Fatalf("from trick %d, without %q: %+v\nthe whole: %+v", cut+1, left, got, want)
		}
	})
}
