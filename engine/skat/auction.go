package skat

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// auctioneer follows the bidding: mittelhand bids to vorhand, hinterhand to the survivor of the two.
type auctioneer struct {
	seats    active
	passed   [3]bool
	bidder   int     // who must name a figure or pass, by place
	listener int     // who must hold or pass
	answer   bool    // the listener is to speak
	spoke    [3]bool // who has named or held a figure
	named    [3]int  // the highest figure that each has named or held, by right or not
	last     int     // the highest figure that binds
	offered  int     // a figure that a void bid has put to the next speaker; 0 for none
	done     bool
}

func newAuctioneer(seats active) auctioneer {
	return auctioneer{seats: seats, bidder: mittelhand, listener: vorhand}
}

// turn is who must speak.
func (a *auctioneer) turn() int {
	if a.answer {
		return a.listener
	}
	return a.bidder
}

// pass takes a player out and turns the auction to the next pair.
func (a *auctioneer) pass(p int) {
	a.passed[p] = true
	left, one := 0, 0
	for i, out := range a.passed {
		if !out {
			left++
			one = i
		}
	}
	switch left {
	case 0:
		a.done = true
	case 1:
		// The last may still undertake a game where nobody has named a figure.
		if a.last > 0 || a.spoke[one] {
			a.done = true
		}
		a.bidder, a.listener, a.answer = one, one, false
	case 2:
		a.answer = false
		a.bidder = hinterhand
		if a.passed[hinterhand] { // he dropped out before his time
			a.bidder, a.listener = mittelhand, vorhand
			return
		}
		a.listener = vorhand
		if a.passed[vorhand] {
			a.listener = mittelhand
		}
	}
}

// auction replays the bidding, finds what was irregular in it, and the figure to be covered.
func (r *ruler) auction() error {
	r.bid = r.H.Contract.Int("bid")
	if len(r.H.Bidding) == 0 && !r.renewed.at(0) {
		return nil
	}
	a := newAuctioneer(r.seats)
	laws := &r.book.laws
	for i := range r.H.Bidding {
		if r.renewed.at(i) {
			r.renew(&a)
		}
		r.dropBarred(&a, i)
		if err := r.call(&a, i); err != nil {
			return err
		}
	}
	r.dropBarred(&a, len(r.H.Bidding))
	if r.renewed.at(len(r.H.Bidding)) {
		r.renew(&a)
	}
	r.calls = a
	figure := a.last
	if p := r.seats.place(r.c.by); p >= 0 && r.book.ownFigure {
		figure = a.named[p]
	}
	if r.bid != 0 && figure != 0 && r.bid != figure {
		f, _ := r.H.Contract.Get("bid")
		return engine.Impossiblef(f.Pos, "the contract says a bid of %d, the bidding ends at %d", r.bid, figure)
	}
	r.bid = max(r.bid, figure)
	if len(r.H.Bidding) > 1 {
		seats := []say.Value{r.seatName(mittelhand), r.seatName(vorhand), r.seatName(hinterhand), say.Num(a.last)}
		if a.last > 0 {
			r.Because(laws.bidOrder, msgBidsTo, seats...)
		} else {
			r.Because(laws.bidOrder, msgBidsToNone, seats[:3]...)
		}
	}
	r.noBid = a.last == 0 && a.passed[mittelhand] && a.passed[hinterhand]
	r.vorhandOut = a.passed[vorhand]
	survivor, left := engine.Nobody, 0
	for i, out := range a.passed {
		if !out {
			survivor = r.seats[i]
			left++
		}
	}
	switch {
	case a.last > 0 && left == 1:
		r.Because(laws.survivor, msgSurvivesBiddingMay, say.Who(survivor), say.Num(a.last))
	case a.last > 0:
		r.Because(laws.bidOrder, msgBiddingStandsOver2, say.Num(a.last))
	}
	if left != 1 || a.last == 0 {
		return nil
	}
	if !r.c.played {
		r.c.by, r.bid = survivor, a.last
	} else if r.c.by != survivor && r.c.by != engine.Nobody {
		r.Find(-1, "illegal-announcement", r.c.by, 0, laws.survivor, msgNamedGameBut, say.Who(r.c.by), say.Who(survivor))
	}
	return nil
}

// dropBarred takes out of the bidding whoever was barred before a call: for the others he has passed.
func (r *ruler) dropBarred(a *auctioneer, call int) {
	if r.book.renews {
		return
	}
	for p, s := range r.seats {
		if r.barred[s] != "" && r.barredFrom[s] <= call && !a.passed[p] {
			r.Because(r.barred[s], msgBarredFromBiddingOthers, say.Who(s))
			a.pass(p)
		}
	}
}

// call replays one call.
func (r *ruler) call(a *auctioneer, i int) error {
	call, laws := &r.H.Bidding[i], &r.book.laws
	p := r.seats.place(call.By)
	if p < 0 {
		return engine.Impossiblef(call.Pos, "%s has no cards in this deal and cannot bid", r.name(call.By))
	}
	who := say.Who(call.By)
	barred := r.barred[call.By]
	reply := a.offered // what a void bid just before has put to him
	a.offered = 0
	if barred != "" && call.Word != "pass" && i >= max(r.renewed.calls, r.barredFrom[call.By]) {
		r.Find(-1, "illegal-bid", call.By, 0, barred, msgBarredFromBiddingThis, who)
	} else {
		barred = ""
	}
	switch {
	case a.passed[p] && call.Word != "pass":
		law := laws.afterPass
		if r.staysOut[p] != "" {
			law = r.staysOut[p]
		}
		if barred == "" {
			r.Find(-1, "bid-after-passing", call.By, 0, law, msgCameIntoBidding, who)
		}
		if r.book.looseCalls {
			return nil // it counts for nothing
		}
		a.offered = max(call.N, a.last)
		a.named[p] = max(a.named[p], a.offered)
		r.Because(law, msgCallVoidStays, who)
		return nil
	case a.passed[p] && !r.book.looseCalls:
		return nil // to pass once more changes nothing
	case r.book.looseCalls && (call.Word == "pass" || p == a.listener && a.last == 0), reply > 0 && call.Word != "bid":
		// Dropping out early, or naming the first figure where one would only be asked, harms nobody; nor does an answer
		// to a void bid.
	case a.done || p != a.turn():
		r.Find(-1, "bid-out-of-turn", call.By, 0, laws.bidOrder, msgSpokeTurn, who, r.seatName(p), say.Who(r.seats[a.turn()]))
		if a.done && call.Word == "pass" && !r.book.looseCalls {
			r.Because(laws.afterPass, msgBiddingOverFigure)
			return nil
		}
		if !r.book.looseCalls {
			r.Because(laws.afterPass, msgWhatSaidOut, who)
		}
	}
	word := call.Word
	if word == "bid" && a.answer && p == a.listener && call.N == a.last && call.N > 0 {
		word = "hold" // who answers with the figure undertakes as good a game
	}
	switch word {
	case "pass":
		if !a.passed[p] {
			a.pass(p)
		}
	case "hold":
		switch {
		case a.last == 0 && reply == 0:
			return engine.Impossiblef(call.Pos, "%s holds, but no figure has been named", r.name(call.By))
		case p == a.turn() && !a.answer && reply == 0 && !r.book.looseCalls:
			r.Find(-1, "illegal-bid", call.By, 0, laws.bidOrder, msgHeldWhereHigher, who, say.Num(a.last))
		}
		a.last = max(a.last, reply)
		a.spoke[p], a.answer, a.passed[p] = true, false, false
		a.named[p] = max(a.named[p], a.last)
	case "bid":
		switch {
		case !r.book.possibleBid(call.N):
			m, values := msgBidNoGame, []say.Value{who, say.Num(call.N)}
			if call.N < r.book.lowestBid {
				m, values = msgBidTooLow, append(values, say.Num(r.book.lowestBid))
			}
			r.Find(-1, "illegal-bid", call.By, 0, laws.bidValue, m, values...)
			r.Because(laws.afterPass, msgFigureOnceNamed, say.Num(call.N))
		case call.N <= a.last:
			r.Find(-1, "illegal-bid", call.By, 0, laws.bidOrder, msgBidMoreThan, who, say.Num(call.N), say.Num(a.last))
			r.Because(laws.bidOrder, msgCallAddsNothing, say.Num(a.last))
		}
		a.last = max(a.last, call.N)
		a.spoke[p], a.passed[p] = true, false
		a.named[p] = max(a.named[p], call.N)
		if p == a.bidder && a.bidder != a.listener {
			a.answer = true
		} else if a.bidder == a.listener {
			a.done = true
		}
	default:
		return engine.Impossiblef(call.Pos, "%q is not a call of Skat", call.Word)
	}
	return nil
}
