package vint

import (
	"hoyle/engine"
	"hoyle/engine/auction"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// The choices that faults of the bidding leave.
const (
	newDeal        = "new-deal"
	stand          = "stand"
	makeSufficient = "make-sufficient"
	letPass        = "let-pass"
)

// bidding is the auction of a hand as it is gone through.
type bidding struct {
	auction.Auction
	calls   [players]int // bids made by each, those that stand
	passed  [players]bool
	low     engine.Seat // whose bid was too low and may still be made sufficient; Nobody
	early   engine.Seat // whose bid out of turn the next call lets stand; Nobody
	pending int         // the fault whose rights end with the next call; 0
	raised  bool        // somebody went over a bid
	level   [2]bid      // a bid that went over another of the same number
	again   engine.Seat // who bid a second time, or after passing; Nobody
}

// bid goes through the calls of the record.
func (j *table) bid() {
	b := &j.bidding
	b.low, b.early, b.again = engine.Nobody, engine.Nobody, engine.Nobody
	calls := j.H.Bidding
	if len(calls) == 0 {
		return
	}
	first := j.H.Dealer
	if first == engine.Nobody {
		first = calls[0].By
	} else {
		j.Because(LawFosterOrderOfBidding, msgDealerSpeaks, say.Who(first))
	}
	b.Start(first, next(first), next(next(first)), next(next(next(first))))
	for i := range calls {
		if j.void != "" {
			return
		}
		j.call(&calls[i])
	}
	if j.H.Contract != nil || len(j.H.Play) > 0 || j.H.Result != nil {
		j.nextCall(engine.Nobody) // the play shows that nobody minded
	}
	j.tellBidding()
}

func next(s engine.Seat) engine.Seat { return (s + 1) % players }

// partner of a player.
func partner(s engine.Seat) engine.Seat { return (s + 2) % players }

// nextCall ends what a call before left open: a bid out of turn stands, one that was too low counts for nothing unless
// its player makes it sufficient.
func (j *table) nextCall(by engine.Seat) {
	b := &j.bidding
	if b.pending != 0 {
		j.Ledger.Close(b.pending)
		b.pending = 0
	}
	if b.early != engine.Nobody {
		j.Because(LawFosterBridge49, msgStood, say.Who(b.early))
		b.early = engine.Nobody
	}
	if b.low != engine.Nobody && b.low != by {
		j.Because(LawFosterBridge50, msgLetPass, say.Who(b.low))
		b.Void(b.low)
		b.low = engine.Nobody
	}
}

func (j *table) call(c *engine.Act) {
	b, rank := &j.bidding, bidOf(c.Word)
	j.nextCall(c.By)
	slip := b.Look(c.By, int(rank))
	switch {
	case b.low == c.By && rank > bid(b.Rank): // at the demand of an adversary
		j.Because(LawFosterBridge50, msgMadeSufficient, say.Who(c.By), rank.said(), say.Who(partner(c.By)))
		b.low = engine.Nobody
		b.Bar(partner(c.By))
		j.stands(c.By, rank)
	case slip == 0:
		j.stands(c.By, rank)
	case slip&auction.OwnBid != 0:
		j.slip(illegalBid, c.By, LawFosterOwnBid, msgOwnBid, say.Who(c.By), bid(b.Rank).said(), rank.said())
		if slip&auction.Ended != 0 {
			j.Because(LawFosterBridge45, msgFinal, bid(b.Rank).said())
		}
	case slip&auction.Ended != 0:
		j.slip(bidOutOfTurn, c.By, LawFosterBridge45, msgEnded, say.Who(c.By))
	case slip&auction.Barred != 0:
		j.slip(illegalBid, c.By, LawFosterBridge50, msgBarred, say.Who(c.By), rank.said())
	case slip&auction.OutOfTurn != 0:
		j.outOfTurn(c.By, rank, slip)
	default:
		j.tooLow(c.By, rank)
	}
}

// stands enters a call.
func (j *table) stands(by engine.Seat, rank bid) {
	b := &j.bidding
	if rank == auction.Pass {
		b.passed[by] = true
		b.Make(by, auction.Pass)
		return
	}
	if old := bid(b.Rank); old != auction.Pass {
		b.raised = true
		if old.number() == rank.number() {
			b.level = [2]bid{rank, old}
		}
	}
	if b.calls[by] > 0 || b.passed[by] {
		b.again = by
	}
	b.calls[by]++
	b.Make(by, int(rank))
}

// outOfTurn is a call in another's place. A pass costs nothing and the order stays; of a bid the adversaries may have a
// new deal or let it stand.
func (j *table) outOfTurn(by engine.Seat, rank bid, slip auction.Slip) {
	b, turn := &j.bidding, j.bidding.Turn()
	if rank == auction.Pass {
		j.slip(bidOutOfTurn, by, LawFosterOrderOfBidding, msgPassOutOfTurn, say.Who(by), say.Who(turn))
		j.Because(LawFosterBridge49, msgPassCostsNothing)
		return
	}
	f := j.slip(bidOutOfTurn, by, LawFosterOrderOfBidding, msgBidOutOfTurn, say.Who(by), rank.said(), say.Who(turn))
	if slip&auction.TooLow != 0 {
		j.slip(illegalBid, by, LawFosterOverbid, msgTooLow, say.Who(by), rank.said(), bid(b.Rank).said())
	}
	switch j.choiceOf(f) {
	case newDeal:
		j.newDealFor(by)
		return
	case stand:
		j.Because(LawFosterBridge49, msgStood, say.Who(by))
	default:
		b.early = by
		b.pending = j.Ledger.Open(j.against(by, newDeal, LawFosterBridge49, msgMayNewDeal), j.against(by, stand, LawFosterBridge49, msgMayStand))
	}
	if slip&auction.TooLow == 0 {
		j.stands(by, rank)
	}
}

// newDealFor voids the hand at the demand of the adversaries of who bid out of turn.
func (j *table) newDealFor(by engine.Seat) {
	j.Because(LawFosterBridge49, msgNewDealDemanded, say.Who(by))
	j.again(LawFosterBridge49)
}

// tooLow is a bid in turn that does not go over the highest.
func (j *table) tooLow(by engine.Seat, rank bid) {
	b := &j.bidding
	high := bid(b.Rank)
	j.slip(illegalBid, by, LawFosterOverbid, msgTooLow, say.Who(by), rank.said(), high.said())
	if high.number() == rank.number() && high != rank {
		j.Because(LawFosterRankOfSuits, msgRankBelow, rank.said(), high.said())
	}
	b.low = by
	b.pending = j.Ledger.Open(j.against(by, makeSufficient, LawFosterBridge50, msgMayMakeSufficient), j.against(by, letPass, LawFosterBridge50, msgMayLetPass))
}

// against is a right of either adversary of a player, which his left-hand neighbour stands for.
func (j *table) against(by engine.Seat, choice string, law engine.Law, m *say.Message) ledger.Right {
	return ledger.Right{Option: engine.Option{By: next(by), Choice: choice, Law: law, Text: j.V.Say(m, say.Who(by))}}
}

// tellBidding gives the laws by which the calls that stand were made.
func (j *table) tellBidding() {
	b := &j.bidding
	if b.raised {
		j.Because(LawFosterOverbid, msgEachHigher)
	}
	if b.level[0] != 0 {
		j.Because(LawFosterRankOfSuits, msgRankAbove, b.level[0].said(), b.level[1].said())
	}
	if b.again != engine.Nobody {
		j.Because(LawFosterNoLimit, msgBidsAgain, say.Who(b.again))
	}
}
