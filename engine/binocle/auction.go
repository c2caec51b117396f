package binocle

import (
	"fmt"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock/meld"
)

// bid finds what an auction decided: who plays for how much, who leads, and what he holds after the widow.
func bid(h *engine.Hand, f *meld.Form, v *engine.Verdict, s *meld.Setup) error {
	b := &meld.Bid{By: engine.Nobody, Law: LawFosterAuctionSetBack, NotLost: LawFosterAuctionRevoke,
		First: LawFosterAuctionCount, Subtract: h.Agreed.Word("missed-bid") == "subtract", Count: true}
	if d, ok := h.Agreed.Get("discard-counts"); ok {
		b.Count = d.N != 0
	}
	if len(h.Bidding) > 0 {
		calls(h, f, v, b)
	}
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
	if b.By == engine.Nobody {
		if meld.NeedsTrump(h) {
			return engine.Impossiblef(h.Pos, "the record does not tell who made the highest bid: it needs a bidding, or contract: {by, bid}")
		}
		return nil
	}
	f.Bid = b
	v.Contract = fmt.Sprintf("for %d", b.N)
	if w, ok := h.Contract.Get("trump"); ok {
		if suit, ok := card.French.ParseSuit(w.Word); ok {
			v.Contract = fmt.Sprintf("%v for %d", suit, b.N)
		}
	}
	if h.Position == nil {
		s.Leader = b.By
		law := LawFosterAuctionLead
		if f.Sides {
			s.Leader, law = meld.Eldest(h), LawFosterAuctionPartnersLead
		}
		v.Because(law, fmt.Sprintf("%s leads to the first trick.", h.Name(s.Leader)))
	}
	return widow(h, f, v, s)
}

// calls replays the bidding.
func calls(h *engine.Hand, f *meld.Form, v *engine.Verdict, b *meld.Bid) {
	most, law := 1, LawFosterAuctionBidding
	if f.Widow > 0 {
		most, law = 3, LawFosterAuctionWidowBids
	}
	n := engine.Seat(len(h.Players))
	turn := meld.Eldest(h)
	bids := make([]int, n)
	passed := make([]bool, n)
	find := func(what string, by engine.Seat, law engine.Law, text string) {
		v.Find(engine.Finding{What: what, By: by, Card: card.None, Law: law, Text: text, Act: -1})
	}
	for i := range h.Bidding {
		c := h.Bidding[i] // a copy, in which the caller is filled in
		if c.By == engine.Nobody {
			c.By = turn
		}
		switch {
		case passed[c.By]:
			find("bid-after-passing", c.By, law, fmt.Sprintf("%s had passed. That call does not count; Foster names no penalty.", h.Name(c.By)))
			continue
		case bids[c.By] >= most:
			find("illegal-bid", c.By, law, fmt.Sprintf("%s has called %s already. This call does not count; Foster names no penalty.", h.Name(c.By), times(bids[c.By])))
			continue
		case c.By != turn && most == 1:
			find("bid-out-of-turn", c.By, law, fmt.Sprintf("%s called, and it was %s's turn. Foster names no penalty.", h.Name(c.By), h.Name(turn)))
		}
		bids[c.By]++
		switch {
		case c.Word == "pass":
			passed[c.By] = true
		case c.N == 0:
			find("illegal-bid", c.By, law, fmt.Sprintf("%s said %s, which bids nothing; a bid is a number of points.", h.Name(c.By), c.Word))
		case c.N > b.N:
			b.By, b.N = c.By, c.N
		}
		for range n {
			turn = (turn + 1) % n
			if !passed[turn] && bids[turn] < most {
				break
			}
		}
	}
	switch {
	case b.By != engine.Nobody:
		v.Because(law, fmt.Sprintf("%s made the highest bid, %d.", h.Name(b.By), b.N))
	case !slices.Contains(passed, false) && h.Dealer != engine.Nobody:
		b.By, b.N = h.Dealer, 20
		v.Because(LawFosterAuctionAllPass, fmt.Sprintf("All passed, so %s, the dealer, must bid 20.", h.Name(h.Dealer)))
	}
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}

// widow gives the bidder the widow and takes what he lays away.
func widow(h *engine.Hand, f *meld.Form, v *engine.Verdict, s *meld.Setup) error {
	if f.Widow == 0 {
		if h.Discard != nil {
			return engine.Impossiblef(h.Discard.Pos, "there is no widow and nothing to lay away; a widow needs agreed: {widow: true}")
		}
		return nil
	}
	b := f.Bid
	d, own, w := h.Discard, h.Dealt(b.By), h.Place("widow")
	if d == nil {
		return nil
	}
	if len(d.Cards) != f.Widow {
		return engine.Impossiblef(d.Pos, "%s lays away %d cards, and the widow has %d", h.Name(b.By), len(d.Cards), f.Widow)
	}
	b.Discards = card.HandOf(d.Cards...)
	v.Because(LawFosterAuctionWidow, fmt.Sprintf("%s takes the widow and lays away %s.", h.Name(b.By), card.List(card.French, d.Cards)))
	if own == nil || w == nil {
		return nil
	}
	hand := card.HandOf(own.Cards...)
	for _, c := range w.Cards {
		hand.Add(c)
	}
	for i, c := range d.Cards {
		if !hand.Remove(c) {
			at := d.Pos
			if i < len(d.At) {
				at = d.At[i]
			}
			return engine.Impossiblef(at, "%s holds no %s to lay away", h.Name(b.By), card.French.String(c))
		}
	}
	s.Hands[b.By] = &hand
	return nil
}
