package calabrasella

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/enginetest"
	"hoyle/engine/say"
)

// 2,000 random hands as a rule; HOYLE_HANDS=100000 is the nightly run.
func TestMain(m *testing.M) { enginetest.Main(m, 2000) }

// The pack counts 32, eight in each suit, and its three is the highest card.
func TestPack(t *testing.T) {
	if n := pack.Size(); n != 3*handSize+stockSize {
		t.Errorf("%d cards", n)
	}
	for s := card.Diamonds; s <= card.Clubs; s++ {
		suit := order.Classes[s]
		if n := points(suit); n != inPack/4 {
			t.Errorf("%v count %d", s, n)
		}
		for i, r := range ranks[1:] {
			if !order.Beats(nil, card.Of(s, r), card.Of(s, ranks[i])) || order.Beats(nil, card.Of(s, ranks[i]), card.Of(s, r)) {
				t.Errorf("%v does not rank above %v", ranks[i], r)
			}
		}
	}
}

// TestRevokes: whatever is revoked, the two sides have 35 points together, neither has less than none, equal numbers
// cancel, and who did not have all the points in play does not win double.
func TestRevokes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		own := rapid.IntRange(0, allPoints).Draw(t, "own")
		r := &ruler{}
		r.errs.revokes = [2]int{rapid.IntRange(0, 4).Draw(t, "alone"), rapid.IntRange(0, 4).Draw(t, "against")}
		o := r.outcomeOf(own, false)
		net := r.errs.revokes[against] - r.errs.revokes[alone]
		switch {
		case o.own < 0 || o.theirs() < 0:
			t.Errorf("%d to %d", o.own, o.theirs())
		case net == 0 && o.own != own, net > 0 && o.own < own, net < 0 && o.own > own:
			t.Errorf("%d becomes %d by revokes %v", own, o.own, r.errs.revokes)
		case o.double != ((own == 0 || own == allPoints) && o.own == own):
			t.Errorf("%d, then %d: double %v", own, o.own, o.double)
		case o.won() != (o.score() > 0):
			t.Errorf("%d points score %d", o.own, o.score())
		}
	})
}

// count is one player's number in a map of a record.
func count(s engine.Seat, n int) engine.Count { return engine.Count{Seat: s, N: n} }

// A position whose figures cannot be is refused, and says what is wrong.
func TestPositions(t *testing.T) {
	hands := func(a, b, c, lay string) []engine.Dealt {
		var out []engine.Dealt
		for i, token := range []string{a, b, c, lay} {
			d := engine.Dealt{Seat: engine.Seat(i)}
			if i == 3 {
				d = engine.Dealt{Seat: engine.Nobody, Place: stock}
			}
			for _, word := range strings.Fields(token) {
				cards, err := card.French.Parse(word)
				if err != nil {
					t.Fatal(err)
				}
				d.Cards = append(d.Cards, cards...)
			}
			if len(d.Cards) > 0 {
				out = append(out, d)
			}
		}
		return out
	}
	for _, x := range []struct {
		name     string
		position engine.Position
		want     string // "" where it can be
	}{
		{"whole", engine.Position{Trick: 12, Hands: hands("SA", "S2", "S4", "CJ C5 H7 HJ"), Taken: []engine.Count{count(0, 17), count(1, 9)}}, ""},
		{"one point too many", engine.Position{Trick: 12, Hands: hands("SA", "S2", "S4", "CJ C5 H7 HJ"), Taken: []engine.Count{count(0, 17), count(1, 10)}}, "add up to 33"},
		{"one point too few", engine.Position{Trick: 12, Hands: hands("SA", "S2", "S4", "CJ C5 H7 HJ"), Taken: []engine.Count{count(0, 14), count(1, 9), count(2, 2)}}, "add up to 31"},
		{"less than nothing", engine.Position{Trick: 12, Taken: []engine.Count{count(0, -1)}}, "less than nothing"},
		{"more in the stock than four cards count", engine.Position{Trick: 12, Hands: hands("SA", "S2", "S4", ""), Taken: []engine.Count{count(0, 0), count(1, 9), count(2, 0)}}, "add up to"},
		{"before the first trick", engine.Position{Trick: 1, Taken: []engine.Count{count(0, 3)}}, "before the first trick"},
		{"a thirteenth trick", engine.Position{Trick: 14}, "none of them"},
		{"tricks", engine.Position{Trick: 5, Tricks: []engine.Count{count(0, 5)}}, "trick 5 is the next"},
	} {
		x.position.Leader = 0
		h := &engine.Hand{Players: []string{"Anna", "Bert", "Cora"}, Dealer: 2, Position: &x.position, Contract: engine.Fields{{Key: "by", Seat: 1}}}
		_, err := Game.Judge(h, nil)
		var impossible *engine.Impossible
		switch {
		case x.want == "" && err != nil:
			t.Errorf("%s: refused: %v", x.name, err)
		case x.want != "" && (!errors.As(err, &impossible) || !strings.Contains(err.Error(), x.want)):
			t.Errorf("%s: %v, want %q", x.name, err, x.want)
		}
	}
}

// Whoever records the hand line by line is told whose call it is, and who has stood.
func TestToCall(t *testing.T) {
	call := func(s engine.Seat, word string) engine.Act { return engine.Act{Kind: engine.Bid, By: s, Word: word} }
	for _, x := range []struct {
		calls        []engine.Act
		turn, bidder engine.Seat
	}{
		{nil, 0, engine.Nobody},
		{[]engine.Act{call(0, pass)}, 1, engine.Nobody},
		{[]engine.Act{call(0, pass), call(1, stand)}, engine.Nobody, 1},
		{[]engine.Act{call(1, stand)}, 0, engine.Nobody},
		{[]engine.Act{call(1, stand), call(0, pass)}, engine.Nobody, 1},
		{[]engine.Act{call(1, stand), call(0, stand)}, engine.Nobody, 0},
		{[]engine.Act{call(0, pass), call(1, pass), call(2, pass)}, engine.Nobody, engine.Nobody},
	} {
		var trace engine.Trace
		if _, err := Game.Judge(&engine.Hand{Players: []string{"Anna", "Bert", "Cora"}, Dealer: 2, Bidding: x.calls}, &trace); err != nil {
			t.Fatal(err)
		}
		now := &trace.Now
		if now.Bidding != (x.turn != engine.Nobody) || now.Bidding && now.Turn != x.turn {
			t.Errorf("%v: to call %v, %d", x.calls, now.Bidding, now.Turn)
		}
		if now.Won != (x.bidder != engine.Nobody) || now.Won && now.Bidder != x.bidder {
			t.Errorf("%v: stands %v, %d", x.calls, now.Won, now.Bidder)
		}
		if now.Bid != (len(x.calls) == 3) {
			t.Errorf("%v: nothing to tell is %v", x.calls, now.Bid)
		}
	}
}

// three is a hand of three players, the last of whom deals.
func three(h engine.Hand) *engine.Hand {
	h.Players, h.Dealer = []string{"Anna", "Bert", "Cora"}, 2
	return &h
}

func cards(t *testing.T, tokens string) (out []card.Card) {
	t.Helper()
	for _, word := range strings.Fields(tokens) {
		list, err := card.French.Parse(word)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, list...)
	}
	return out
}

// What happens before the first lead belongs to no trick, and a report in the play to the one under way.
func TestTricksOfFindings(t *testing.T) {
	fault := func(what string, by engine.Seat, args ...engine.Field) engine.Act {
		return engine.Act{Kind: engine.Fault, Word: what, By: by, Card: card.None, Against: engine.Nobody, Args: args}
	}
	by := engine.Field{Key: "by", Seat: 1}
	asked := engine.Field{Key: "asked", Seat: engine.Nobody, Cards: cards(t, "SK")}
	few := engine.Field{Key: "cards", Seat: engine.Nobody, N: 3}
	for _, x := range []struct {
		what  string
		hand  engine.Hand
		trick int
	}{
		{smallPacket, engine.Hand{Faults: []engine.Act{fault(smallPacket, 1, few)}}, 0},
		{exposedInCut, engine.Hand{Faults: []engine.Act{fault(exposedInCut, 1)}}, 0},
		{exposedInCut, engine.Hand{Faults: []engine.Act{fault(exposedInCut, 1, few)}}, 0},
		{wrongDeal, engine.Hand{Faults: []engine.Act{fault(wrongDeal, 2)}}, 0},
		{turnedStock, engine.Hand{Faults: []engine.Act{fault(turnedStock, 0)}}, 0},
		{bidOutOfTurn, engine.Hand{Bidding: []engine.Act{{Kind: engine.Bid, By: 1, Word: stand}}}, 0},
		{wrongAsk, engine.Hand{Contract: engine.Fields{by, asked}}, 0},
		{wrongAsk, engine.Hand{Contract: engine.Fields{by}, Deal: []engine.Dealt{{Seat: 0, Cards: cards(t, "S32K HQ654 D27 CKQ6")}}, Discard: &engine.Dealt{Seat: engine.Nobody, Cards: cards(t, "S7")}}, 0},
		{wrongDiscard, engine.Hand{Contract: engine.Fields{by, asked}, Discard: &engine.Dealt{Seat: engine.Nobody}}, 0},
		{wrongDiscard, engine.Hand{Contract: engine.Fields{by, asked}, Discard: &engine.Dealt{Seat: engine.Nobody, Cards: cards(t, "S7 H7 C7 D76")}}, 0},
		{changed, engine.Hand{Contract: engine.Fields{by}, Faults: []engine.Act{fault(changed, 1)}}, 0},
		{lookedAtStock, engine.Hand{Contract: engine.Fields{by}, Play: []engine.Act{fault(lookedAtStock, 0)}}, 1},
		{lookedAtStock, engine.Hand{Contract: engine.Fields{by}, Faults: []engine.Act{fault(lookedAtStock, 0)}}, 0},
	} {
		v, err := Game.Judge(three(x.hand), nil)
		if err != nil {
			t.Errorf("%s: %v", x.what, err)
			continue
		}
		found := false
		for _, f := range v.Findings {
			if f.What == x.what {
				found = true
				if f.Trick != x.trick || (f.Act < 0) != (x.trick == 0) {
					t.Errorf("%s is found in trick %d by act %d, want trick %d", x.what, f.Trick, f.Act, x.trick)
				}
			}
		}
		if !found {
			t.Errorf("%s is not found: %+v", x.what, v.Findings)
		}
	}
}

// A revoke that was taken back says so, once.
func TestRetracted(t *testing.T) {
	play := func(token string) engine.Act {
		return engine.Act{Kind: engine.Play, By: engine.Nobody, Card: cards(t, token)[0], Against: engine.Nobody}
	}
	h := three(engine.Hand{
		Contract: engine.Fields{{Key: "by", Seat: 1}},
		Play: []engine.Act{play("SK"), play("H4"), {Kind: engine.Retract, By: 1, Card: card.None, Against: engine.Nobody},
			play("S3"), play("SJ")},
	})
	v, err := Game.Judge(h, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(v.Findings) != 1 || !v.Findings[0].Text.Is(msgRevokeBack) || v.Findings[0].Trick != 1 {
		t.Errorf("%+v", v.Findings)
	}
}

// Points are valued where something changes, as they are given, or from the cards that were won.
func TestOutcomes(t *testing.T) {
	by := engine.Fields{{Key: "by", Seat: 0}}
	for _, x := range []struct {
		hand engine.Hand
		want []int // the points of each
		err  string
	}{
		{engine.Hand{Contract: by}, []int{35, 34, 23, 18, 17, 1, 0}, ""},
		{engine.Hand{Contract: by, Result: engine.Fields{{Key: "points", Counts: []engine.Count{{Seat: engine.Nobody, N: 20}}}}}, []int{20}, ""},
		{engine.Hand{Contract: by, Deal: []engine.Dealt{{Cards: cards(t, "S3A HA")}, {Seat: engine.Nobody, Place: stock, Cards: cards(t, "CJQ")}}}, []int{12, 7}, ""},
		{engine.Hand{Contract: by, Deal: []engine.Dealt{{Cards: cards(t, "S38")}}}, nil, "not in the pack"},
		{engine.Hand{Contract: by, Deal: []engine.Dealt{{Cards: cards(t, "S33")}}}, nil, "twice"},
		{engine.Hand{Contract: by, Deal: []engine.Dealt{{Seat: engine.Nobody, Place: stock, Cards: cards(t, "CJQK32")}}}, nil, "holds 4"},
	} {
		list, err := outcomes(three(x.hand))
		if x.err != "" {
			if err == nil || !strings.Contains(err.Error(), x.err) {
				t.Errorf("%v, want %q", err, x.err)
			}
			continue
		}
		if err != nil || len(list) != len(x.want) {
			t.Errorf("%d outcomes, %v", len(list), err)
			continue
		}
		for i, o := range list {
			f, _ := o.Hand.Result.Get("points")
			if f.Counts[0].N != x.want[i] || len(o.Hand.Deal) > 0 || o.Name.Empty() && len(list) > 1 {
				t.Errorf("outcome %d is %+v, want %d points", i, o, x.want[i])
			}
		}
	}
}

// acts are the cards of lines as a record has them: SK, or 2:C4 for one that a seat plays out of turn.
func acts(t *testing.T, lines ...string) (out []engine.Act) {
	t.Helper()
	for _, word := range strings.Fields(strings.Join(lines, " ")) {
		a := engine.Act{Kind: engine.Play, By: engine.Nobody, Against: engine.Nobody}
		if by, token, ok := strings.Cut(word, ":"); ok {
			a.By, word = engine.Seat(by[0]-'0'), token
		}
		a.Card = cards(t, word)[0]
		out = append(out, a)
	}
	return out
}

// What the player may choose after an error is told with what it gives: at the error, and when all is played.
func TestChoices(t *testing.T) {
	deal := []engine.Dealt{
		{Seat: 0, Cards: cards(t, "S2K5 HQ654 D27 CKQ6")}, {Seat: 1, Cards: cards(t, "S3AQ7 H3AJ7 DAKQJ")},
		{Seat: 2, Cards: cards(t, "SJ64 HK D3654 C2A74")}, {Seat: engine.Nobody, Place: stock, Cards: cards(t, "H2 C3J5")},
	}
	contract := engine.Fields{{Key: "by", Seat: 1}, {Key: "asked", Seat: engine.Nobody, Cards: cards(t, "D3")},
		{Key: "gave", Seat: engine.Nobody, Cards: cards(t, "S7")}, {Key: "takes", Seat: engine.Nobody, Cards: cards(t, "H2 C3")}}
	discard := &engine.Dealt{Seat: engine.Nobody, Cards: cards(t, "H7J")}
	for _, x := range []struct {
		play           []engine.Act
		take, on       *say.Message
		taken, playing int // what each choice scores; 0 where it is not known yet
	}{
		{acts(t, "SK S3 SJ", "DA D4 D7", "H3 HK HQ", "DQ D6 D2", "2:C4"), msgMayAbandon, msgMayPlayOn, 31, 0},
		{acts(t, "SK S3 SJ", "DA 0:D7"), msgMayAbandon, msgMayPlayOn, 35, 0},
		{acts(t, "H6 H2 HK", "C3 C4 CK", "H3 C7 HQ", "S3 SJ S5", "DQ D4 D2", "CQ DJ CA", "D5 D7 DK", "SA S7 S2", "H5 HA S4",
			"D3 D6 H4", "DA C2 C6", "SQ 0:SK S6"), msgMayAbandon, msgMayLetStand, 13, -1},
	} {
		v, err := Game.Judge(three(engine.Hand{Deal: deal, Contract: contract, Discard: discard, Play: x.play}), nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(v.Options) != 2 || !v.Options[0].Text.Is(x.take) || !v.Options[1].Text.Is(x.on) {
			t.Errorf("%d acts: %+v", len(x.play), v.Options)
			continue
		}
		if got := engine.NumberOf(v.Options[0].Scores, 1, ""); got != x.taken {
			t.Errorf("%d acts: abandoned it scores %d, want %d", len(x.play), got, x.taken)
		}
		if got := engine.NumberOf(v.Options[1].Scores, 1, ""); got != x.playing {
			t.Errorf("%d acts: played on it scores %d, want %d", len(x.play), got, x.playing)
		}
	}
}

// The ruling in a sentence says what matters most.
func TestSummaries(t *testing.T) {
	by := engine.Fields{{Key: "by", Seat: 1}}
	points := func(n int) engine.Fields {
		return engine.Fields{{Key: "points", Counts: []engine.Count{{Seat: engine.Nobody, N: n}}}}
	}
	fault := func(what string, by engine.Seat) []engine.Act {
		return []engine.Act{{Kind: engine.Fault, Word: what, By: by, Card: card.None, Against: engine.Nobody}}
	}
	asks := &engine.Act{Kind: engine.Dispute, By: 0, Word: exposedInCut, Against: 1, Card: card.None}
	for _, x := range []struct {
		hand engine.Hand
		want *say.Message
	}{
		{engine.Hand{Contract: by, Result: points(18)}, msgWon},
		{engine.Hand{Contract: by, Result: points(17)}, msgLost},
		{engine.Hand{Faults: fault(turnedStock, 0)}, msgVoidStock},
		{engine.Hand{Faults: fault(wrongDeal, 2)}, msgDealAgain},
		{engine.Hand{Bidding: []engine.Act{{By: 0, Word: pass}, {By: 1, Word: pass}, {By: 2, Word: pass}}}, msgAllPass},
		{engine.Hand{Contract: by, Play: acts(t, "SK")}, msgUndecided},
		{engine.Hand{Faults: fault(exposedInCut, 1)}, msgExposedCut},
		{engine.Hand{}, msgRegular},
	} {
		v, err := Game.Judge(three(x.hand), nil)
		if err != nil {
			t.Fatal(err)
		}
		if !v.Summary.Is(x.want) {
			t.Errorf("%s, want %s", v.Summary.Message().Key(), x.want.Key())
		}
	}
	v, err := Game.Judge(three(engine.Hand{Faults: fault(exposedInCut, 1), Dispute: asks}), nil)
	if err != nil || v.Dispute == nil || !v.Summary.Is(v.Dispute.Text.Message()) {
		t.Errorf("%v, %+v", err, v)
	}
}
