package auction_test

import (
	"testing"

	"hoyle/engine"
	"hoyle/engine/auction"
)

type call struct {
	by   engine.Seat
	rank int
	slip auction.Slip
}

// TestAuctions makes every call that has no slip; one that has is left aside.
func TestAuctions(t *testing.T) {
	for name, x := range map[string]struct {
		a     auction.Auction
		bar   []engine.Seat
		calls []call
		high  engine.Seat
		over  bool
	}{
		"three passes end it": {calls: []call{{0, 1, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {0, 2, auction.Ended | auction.OwnBid}, {1, 2, auction.Ended}}, high: 0, over: true},
		"nobody bids":         {calls: []call{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}}, high: engine.Nobody, over: true},
		"who passed comes in again": {calls: []call{{0, 0, 0}, {1, 3, 0}, {2, 0, 0}, {3, 0, 0}, {0, 4, 0}, {1, 0, 0}, {2, 0, 0}},
			high: 0},
		"too low, and out of turn": {calls: []call{{0, 5, 0}, {1, 5, auction.TooLow}, {2, 4, auction.OutOfTurn | auction.TooLow}, {2, 0, auction.OutOfTurn}}, high: 0},
		"his own bid":              {calls: []call{{0, 5, 0}, {0, 6, auction.OutOfTurn | auction.OwnBid}}, high: 0},
		"a barred player is passed over, and may pass": {bar: []engine.Seat{2}, calls: []call{{0, 1, 0}, {1, 0, 0}, {2, 2, auction.Barred}, {2, 0, 0}, {3, 0, 0}},
			high: 0, over: true},
		"a pass puts out": {a: auction.Auction{PassIsOut: true}, calls: []call{{0, 0, 0}, {1, 1, 0}, {2, 2, 0}, {3, 0, 0}, {0, 3, auction.Out}, {1, 3, 0}, {2, 0, 0}},
			high: 1, over: true},
		"nothing goes over the top": {a: auction.Auction{Top: 1}, calls: []call{{0, 0, 0}, {1, 1, 0}, {2, 0, auction.Ended}}, high: 1, over: true},
	} {
		t.Run(name, func(t *testing.T) {
			a := x.a
			a.Start(0, 1, 2, 3)
			for _, s := range x.bar {
				a.Bar(s)
			}
			for i, c := range x.calls {
				got := a.Look(c.by, c.rank)
				if got != c.slip {
					t.Errorf("call %d: slip %b, want %b", i, got, c.slip)
				}
				if got == 0 {
					a.Make(c.by, c.rank)
				}
			}
			if a.High != x.high || a.Over() != x.over {
				t.Errorf("%d has the highest bid, over %v; want %d, %v", a.High, a.Over(), x.high, x.over)
			}
			if a.Over() != (a.Turn() == engine.Nobody) {
				t.Errorf("the turn is %d's", a.Turn())
			}
		})
	}
}

// A bid out of turn that stands moves the turn; one that counts for nothing is a pass.
func TestWhatBecomesOfACall(t *testing.T) {
	var a auction.Auction
	a.Start(3, 0, 1, 2)
	a.Make(1, 2)
	if a.Turn() != 2 {
		t.Errorf("the turn is %d's", a.Turn())
	}
	a.Void(2)
	if a.Turn() != 3 || a.Rank != 2 || a.High != 1 {
		t.Errorf("turn %d, rank %d, highest %d", a.Turn(), a.Rank, a.High)
	}
}
