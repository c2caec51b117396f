package binocle

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/stock/meld"
)

// bid finds what an auction decided: who plays for how much, who leads, and what he laid away.
func bid(r *replay.Round, f *meld.Form, s *meld.Setup) error {
	h := r.H
	b := &meld.Bid{By: engine.Nobody, Law: LawFosterAuctionSetBack, NotLost: LawFosterAuctionRevoke,
		First: LawFosterAuctionCount, Subtract: h.Agreed.Word("missed-bid") == "subtract", Count: true}
	if d, ok := h.Agreed.Get("discard-counts"); ok {
		b.Count = d.N != 0
	}
	if len(h.Bidding) > 0 {
		b.By, b.N = newCalls(h, f.Widow > 0).all(r)
	}
	if err := named(h, b); err != nil {
		return err
	}
	if b.By == engine.Nobody {
		if meld.NeedsTrump(h) {
			return engine.Impossiblef(h.Pos, "the record does not tell who made the highest bid: it needs a bidding, or contract: {by, bid}")
		}
		return nil
	}
	s.Bid = b
	r.V.Contract = r.V.Say(msgForPoints, say.Num(b.N))
	if suit, ok := card.French.ParseSuit(h.Contract.Word("trump")); ok {
		r.V.Contract = r.V.Say(msgTrumpFor, say.Suit(suit), say.Num(b.N))
	}
	if h.Position == nil {
		s.Leader = b.By
		law := LawFosterAuctionLead
		if f.Sides {
			s.Leader, law = meld.Eldest(h), LawFosterAuctionPartnersLead
		}
		r.Because(law, msgLeads, say.Who(s.Leader))
	}
	return laidAway(r, f, b)
}

// named compares what the contract names with what was bid.
func named(h *engine.Hand, b *meld.Bid) error {
	if by := h.Contract.Seat("by"); h.Contract.Has("by") {
		if b.By != engine.Nobody && b.By != by {
			return engine.Impossiblef(h.ContractPos, "%s made the highest bid, %d, and not %s", h.Name(b.By), b.N, h.Name(by))
		}
		b.By = by
	}
	if n, ok := h.Contract.Get("bid"); ok {
		if b.N != 0 && b.N != n.N {
			return engine.Impossiblef(n.Pos, "the highest bid in the bidding is %d, and not %d", b.N, n.N)
		}
		b.N = n.N
	}
	return nil
}

// calls is an auction as it goes.
type calls struct {
	h      *engine.Hand
	most   int // bids that each has
	law    engine.Law
	turn   engine.Seat
	bids   []int
	passed []bool
	by     engine.Seat // who has bid most; Nobody before the first bid
	n      int
}

func newCalls(h *engine.Hand, widow bool) *calls {
	c := &calls{h: h, most: 1, law: LawFosterAuctionBidding, turn: meld.Eldest(h), bids: make([]int, len(h.Players)),
		passed: make([]bool, len(h.Players)), by: engine.Nobody}
	if widow {
		c.most, c.law = 3, LawFosterAuctionWidowBids
	}
	return c
}

// all goes through the calls and gives who made the highest bid.
func (c *calls) all(r *replay.Round) (engine.Seat, int) {
	for i := range c.h.Bidding {
		a := &c.h.Bidding[i]
		by := a.By
		if by == engine.Nobody {
			by = c.turn
		}
		c.call(r, by, a)
	}
	switch {
	case c.by != engine.Nobody:
		r.Because(c.law, msgHighest, say.Who(c.by), say.Num(c.n))
	case !slices.Contains(c.passed, false) && c.h.Dealer != engine.Nobody:
		c.by, c.n = c.h.Dealer, 20
		r.Because(LawFosterAuctionAllPass, msgAllPassed, say.Who(c.h.Dealer))
	}
	return c.by, c.n
}

// call rules on one call. A pass is no bid, so it is never one too many.
func (c *calls) call(r *replay.Round, by engine.Seat, a *engine.Act) {
	who := say.Who(by)
	find := func(what string, m *say.Message, values ...say.Value) { r.Find(-1, what, by, 0, c.law, m, values...) }
	switch {
	case c.passed[by]:
		find("bid-after-passing", msgHadPassed, who)
		return
	case c.bids[by] >= c.most && a.Word == "pass":
		c.passed[by] = true
		c.next(by)
		return
	case c.bids[by] >= c.most && c.most == 1:
		find("illegal-bid", msgBidOnce, who)
		return
	case c.bids[by] >= c.most:
		find("illegal-bid", msgBidTimes, who, say.Num(c.bids[by]))
		return
	case by != c.turn && c.turn != engine.Nobody:
		find("bid-out-of-turn", msgOutOfTurn, who, say.Who(c.turn))
	}
	switch {
	case a.Word == "pass":
		c.passed[by] = true
	case a.N == 0:
		find("illegal-bid", msgNoBid, who, say.Word(a.Word))
		c.bids[by]++
	default:
		c.bids[by]++
		if a.N > c.n {
			c.by, c.n = by, a.N
		}
	}
	c.next(by)
}

// next passes the turn on, if it was the caller's: to the next who may still bid and has not bid most. Who called out of
// turn has had his call, and the turn stays where it was.
func (c *calls) next(by engine.Seat) {
	if by != c.turn && c.turn != engine.Nobody && c.may(c.turn) {
		return
	}
	n := engine.Seat(len(c.h.Players))
	for i := range n {
		if s := (by + 1 + i) % n; c.may(s) {
			c.turn = s
			return
		}
	}
	c.turn = engine.Nobody
}

func (c *calls) may(s engine.Seat) bool { return !c.passed[s] && c.bids[s] < c.most && s != c.by }

// laidAway looks at what the bidder laid away for the widow.
func laidAway(r *replay.Round, f *meld.Form, b *meld.Bid) error {
	d := r.H.Discard
	switch {
	case d == nil:
		return nil
	case f.Widow == 0:
		return engine.Impossiblef(d.Pos, "there is no widow and nothing to lay away; a widow needs agreed: {widow: true}")
	}
	r.Because(LawFosterAuctionWidow, msgTakesWidow, say.Who(b.By), say.Cards(d.Cards))
	if n := len(d.Cards); n != f.Widow {
		r.Find(-1, "wrong-discard", b.By, 0, LawFosterAuctionWidow, msgWrongDiscard, say.Who(b.By), say.Num(n), say.Num(f.Widow))
		r.Because(LawFosterAuctionWidow, msgDiscardWhat)
	}
	return nil
}
