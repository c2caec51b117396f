package calabrasella

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/enginetest"
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
