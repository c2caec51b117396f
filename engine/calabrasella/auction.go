package calabrasella

import (
	"slices"

	"hoyle/engine"
)

// auction is who stands: the eldest hand speaks first, then the next, then the third.
type auction struct {
	calls  []engine.Act
	early  [3]string   // what each said before his turn, by place
	turn   int         // whose turn it is, by place; 3 when all have spoken
	single engine.Seat // the first in turn to stand; Nobody
	stood  int         // after how many calls somebody had stood; 0 where nobody has
}

// over reports whether nobody has to speak any more.
func (a *auction) over() bool { return a.single != engine.Nobody || a.turn == 3 }

// allPass reports whether all three have passed.
func (a *auction) allPass() bool { return a.single == engine.Nobody && a.turn == 3 }

// say is a word said in turn.
func (a *auction) say(seat engine.Seat, word string, calls int) {
	if word == stand {
		a.single, a.stood = seat, calls
		return
	}
	a.turn++
}

// bid goes through the calls and finds who plays alone: who stands, or whom the record names.
func (r *ruler) bid() error {
	a := &r.auction
	a.single, a.calls = engine.Nobody, r.H.Bidding
	for i := range a.calls {
		if err := r.call(i); err != nil {
			return err
		}
	}
	r.hasten(engine.Nobody, len(a.calls))
	if err := r.named(); err != nil {
		return err
	}
	switch {
	case r.single != a.single && len(a.calls) > 0:
		r.Because(LawFosterStanding, msgLets, who(r.single))
	case r.single != engine.Nobody && len(a.calls) > 0:
		foes := r.others(r.single)
		r.Because(LawFosterStanding, msgStands, who(r.single), seats(foes[:]...))
	case a.allPass():
		r.Because(LawFosterAllPass, msgAllPass)
		r.nextDeals()
		r.void = passedOut
		r.Over = true
	case len(a.calls) > 0:
		r.Because(LawFosterStanding, msgToSpeak, who(r.seats[a.turn]))
	}
	return nil
}

func (r *ruler) nextDeals() {
	r.Because(LawFosterDealPasses, msgNextDeals, who((r.dealer+1)%engine.Seat(len(r.H.Players))))
}

// call goes through one call.
func (r *ruler) call(i int) error {
	a, c := &r.auction, &r.H.Bidding[i]
	at := r.place(c.By)
	if at < 0 {
		return engine.Impossiblef(c.Pos, "%s holds no cards in this hand and can neither stand nor pass", r.H.Name(c.By))
	}
	r.hasten(c.By, i)
	switch {
	case a.over():
		r.Find(-1, bidOutOfTurn, c.By, 0, LawFosterStanding, msgBidOver, who(c.By))
	case at != a.turn:
		r.Find(-1, bidOutOfTurn, c.By, 0, LawFosterStanding, msgOutOfTurnBid, who(c.By), who(r.seats[a.turn]))
		if at > a.turn {
			a.early[at] = c.Word
		}
	default:
		a.say(c.By, c.Word, i+1)
	}
	return nil
}

// hasten counts what was said too soon when its turn comes, unless the one who said it speaks again now.
func (r *ruler) hasten(now engine.Seat, calls int) {
	a := &r.auction
	for !a.over() && r.seats[a.turn] != now && a.early[a.turn] != "" {
		s := r.seats[a.turn]
		r.Because(LawFosterStanding, msgBidCounts, who(s))
		a.say(s, a.early[a.turn], calls)
	}
}

// named is who plays alone by the contract, if there is one, else by the calls.
func (r *ruler) named() error {
	r.single = r.auction.single
	f, ok := r.H.Contract.Get("by")
	if !ok {
		return nil
	}
	a := &r.auction
	said := func(c engine.Act) bool { return c.By == f.Seat && c.Word == stand }
	against := a.over() && f.Seat != r.single && !slices.ContainsFunc(r.H.Bidding, said)
	switch {
	case r.place(f.Seat) < 0:
		return engine.Impossiblef(f.Pos, "%s holds no cards in this hand and cannot play alone", r.H.Name(f.Seat))
	case against && a.allPass():
		return engine.Impossiblef(f.Pos, "%s cannot play alone: all three passed", r.H.Name(f.Seat))
	case against:
		return engine.Impossiblef(f.Pos, "%s cannot play alone: %s was the first to stand", r.H.Name(f.Seat), r.H.Name(a.single))
	}
	r.single = f.Seat
	return nil
}

// standing reports whether somebody had stood after so many calls.
func (r *ruler) standing(calls int) bool {
	if r.auction.single != engine.Nobody && r.auction.single == r.single {
		return r.auction.stood <= calls
	}
	return r.single != engine.Nobody && r.place(r.single) < calls
}

// bidder is who stands by the calls of a hand.
func bidder(h *engine.Hand) engine.Seat {
	r := &ruler{table: seated(h)}
	r.H, r.V = h, &engine.Verdict{}
	a := &r.auction
	a.single, a.calls = engine.Nobody, h.Bidding
	for i := range a.calls {
		if r.call(i) != nil {
			return engine.Nobody
		}
	}
	r.hasten(engine.Nobody, len(a.calls))
	return a.single
}
