package calabrasella

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/auction"
)

// stands is the rank of a stand, over which nothing goes: the first in turn ends the bidding.
const stands = 1

// calling is who stands: the eldest hand speaks first, then the next, then the third.
type calling struct {
	auction.Auction
	early [8]string // what each said before his turn
	stood int       // after how many calls somebody had stood; 0 where nobody has
}

// open begins the bidding.
func (c *calling) open(seats []engine.Seat) {
	c.Auction = auction.Auction{PassIsOut: true, Top: stands}
	c.Start(seats...)
}

// allPass reports whether all three have passed.
func (c *calling) allPass() bool { return c.Over() && c.High == engine.Nobody }

// count has a call stand that was made in turn, the last of so many.
func (c *calling) count(seat engine.Seat, word string, calls int) {
	c.Make(seat, rank(word))
	if word == stand {
		c.stood = calls
	}
}

// rank is what a call is to the auction.
func rank(word string) int {
	if word == stand {
		return stands
	}
	return auction.Pass
}

// bid goes through the calls and finds who plays alone: who stands, or whom the record names.
func (r *ruler) bid() error {
	c := &r.calling
	c.open(r.seats[:])
	for i := range r.H.Bidding {
		if err := r.call(i); err != nil {
			return err
		}
	}
	r.hasten(engine.Nobody, len(r.H.Bidding))
	if err := r.named(); err != nil {
		return err
	}
	switch {
	case len(r.H.Bidding) == 0:
	case r.single != c.High:
		r.Because(LawFosterStanding, msgLets, who(r.single))
	case r.single != engine.Nobody:
		foes := r.others(r.single)
		r.Because(LawFosterStanding, msgStands, who(r.single), seats(foes[:]...))
	case c.allPass():
		r.Because(LawFosterAllPass, msgAllPass)
		r.nextDeals()
		r.end(passedOut)
	default:
		r.Because(LawFosterStanding, msgToSpeak, who(c.Turn()))
	}
	return nil
}

func (r *ruler) nextDeals() {
	r.Because(LawFosterDealPasses, msgNextDeals, who((r.dealer+1)%engine.Seat(len(r.H.Players))))
}

// call goes through one call.
func (r *ruler) call(i int) error {
	c, a := &r.calling, &r.H.Bidding[i]
	if r.place(a.By) < 0 {
		return engine.Impossiblef(a.Pos, "%s holds no cards in this hand and can neither stand nor pass", r.H.Name(a.By))
	}
	r.hasten(a.By, i)
	switch slip := c.Look(a.By, rank(a.Word)); {
	case slip == 0:
		c.count(a.By, a.Word, i+1)
	case slip&auction.Ended != 0:
		r.Find(-1, bidOutOfTurn, a.By, 0, LawFosterStanding, msgBidOver, who(a.By))
	default:
		r.Find(-1, bidOutOfTurn, a.By, 0, LawFosterStanding, msgOutOfTurnBid, who(a.By), who(c.Turn()))
		if slip&auction.Out == 0 {
			c.early[a.By] = a.Word
		}
	}
	return nil
}

// hasten counts what was said too soon when its turn comes, unless the one who said it speaks again now.
func (r *ruler) hasten(now engine.Seat, calls int) {
	c := &r.calling
	for s := c.Turn(); s != engine.Nobody && s != now && c.early[s] != ""; s = c.Turn() {
		r.Because(LawFosterStanding, msgBidCounts, who(s))
		c.count(s, c.early[s], calls)
	}
}

// named is who plays alone by the contract, if there is one, else by the calls.
func (r *ruler) named() error {
	r.single = r.calling.High
	f, ok := r.H.Contract.Get("by")
	if !ok {
		return nil
	}
	c := &r.calling
	said := func(a engine.Act) bool { return a.By == f.Seat && a.Word == stand }
	against := c.Over() && f.Seat != r.single && !slices.ContainsFunc(r.H.Bidding, said)
	switch {
	case r.place(f.Seat) < 0:
		return engine.Impossiblef(f.Pos, "%s holds no cards in this hand and cannot play alone", r.H.Name(f.Seat))
	case against && c.allPass():
		return engine.Impossiblef(f.Pos, "%s cannot play alone: all three passed", r.H.Name(f.Seat))
	case against:
		return engine.Impossiblef(f.Pos, "%s cannot play alone: %s was the first to stand", r.H.Name(f.Seat), r.H.Name(c.High))
	}
	r.single = f.Seat
	return nil
}

// standing reports whether somebody had stood after so many calls.
func (r *ruler) standing(calls int) bool {
	if r.calling.High != engine.Nobody && r.calling.High == r.single {
		return r.calling.stood <= calls
	}
	return r.single != engine.Nobody && r.place(r.single) < calls
}

// toCall tells a recorder how the bidding stands, as long as nothing else is recorded.
func (r *ruler) toCall() {
	h, c := r.H, &r.calling
	if r.T == nil || r.Over && r.void != passedOut || h.Contract != nil || h.Result != nil || h.Position != nil || len(h.Play) > 0 {
		return
	}
	now := &r.T.Now
	switch {
	case r.void == passedOut:
		now.Bid = true
	case c.High != engine.Nobody:
		now.Won, now.Bidder = true, c.High
	case h.Dealer != engine.Nobody || len(h.Bidding) > 0:
		now.Bidding, now.Turn = true, c.Turn()
	}
}
