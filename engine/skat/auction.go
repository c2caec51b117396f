package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
)

// auctioneer follows the bidding: mittelhand bids to vorhand, hinterhand to the survivor of the two.
type auctioneer struct {
	seats    active
	passed   [3]bool
	bidder   int     // who must name a figure or pass, by place
	listener int     // who must hold or pass
	answer   bool    // the listener is to speak
	spoke    [3]bool // who has named or held a figure
	last     int
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
	r.bid = r.h.Contract.Int("bid")
	if len(r.h.Bidding) == 0 && !r.renewed.at(0) {
		return nil
	}
	a := newAuctioneer(r.seats)
	laws := &r.book.laws
	for i := range r.h.Bidding {
		if r.renewed.at(i) {
			r.renew(&a)
		}
		call := &r.h.Bidding[i]
		p := r.seats.place(call.By)
		if p < 0 {
			return engine.Impossiblef(call.Pos, "%s has no cards in this deal and cannot bid", r.name(call.By))
		}
		who := r.name(call.By)
		if law := r.barred[call.By]; law != "" && call.Word != "pass" && i >= r.renewed.calls {
			r.find(-1, "illegal-bid", call.By, 0, card.None, law, r.text(who, ", barred from bidding in this deal, bid all the same."))
		}
		switch {
		case a.passed[p] && call.Word != "pass":
			law := laws.afterPass
			if r.staysOut[p] != "" {
				law = r.staysOut[p]
			}
			if r.barred[call.By] == "" {
				r.find(-1, "bid-after-passing", call.By, 0, card.None, law, r.text(who, " came into the bidding again after a pass."))
			}
			if r.book.modern {
				continue // it counts for nothing
			}
		case r.book.modern && (call.Word == "pass" || p == a.listener && a.last == 0):
			// Dropping out early, or naming the first figure where one would only be asked, harms nobody.
		case a.done || p != a.turn():
			r.find(-1, "bid-out-of-turn", call.By, 0, card.None, laws.bidOrder, r.text(who, ", ", r.book.seats[p], ", spoke when it was ", r.name(r.seats[a.turn()]), "'s turn."))
		}
		switch call.Word {
		case "pass":
			if !a.passed[p] {
				a.pass(p)
			}
		case "hold":
			if a.last == 0 {
				return engine.Impossiblef(call.Pos, "%s holds, but no figure has been named", who)
			}
			a.spoke[p], a.answer, a.passed[p] = true, false, false
		case "bid":
			switch {
			case !r.book.possibleBid(call.N):
				why := "which is the value of no game"
				if call.N < r.book.lowestBid {
					why = "which is below the lowest bid, " + strconv.Itoa(r.book.lowestBid)
				}
				r.find(-1, "illegal-bid", call.By, 0, card.None, laws.bidValue, r.text(who, " bid ", strconv.Itoa(call.N), ", ", why, "."))
				r.say(laws.afterPass, "A figure once named cannot be recalled: the bid of ", strconv.Itoa(call.N), " binds.")
			case call.N <= a.last:
				r.find(-1, "illegal-bid", call.By, 0, card.None, laws.bidOrder, r.text(who, " bid ", strconv.Itoa(call.N), ", which is not more than the ", strconv.Itoa(a.last), " already named."))
			}
			a.last = max(a.last, call.N)
			a.spoke[p], a.passed[p] = true, false
			if p == a.bidder && a.bidder != a.listener {
				a.answer = true
			} else if a.bidder == a.listener {
				a.done = true
			}
		default:
			return engine.Impossiblef(call.Pos, "%q is not a call of Skat", call.Word)
		}
	}
	if r.renewed.at(len(r.h.Bidding)) {
		r.renew(&a)
	}
	r.calls = a
	if r.bid != 0 && a.last != 0 && r.bid != a.last {
		f, _ := r.h.Contract.Get("bid")
		return engine.Impossiblef(f.Pos, "the contract says a bid of %d, the bidding ends at %d", r.bid, a.last)
	}
	r.bid = max(r.bid, a.last)
	if len(r.h.Bidding) > 1 {
		r.say(laws.bidOrder, capital(r.book.seats[mittelhand]), " bids to ", r.book.seats[vorhand], ", ", r.book.seats[hinterhand], " to the survivor; the last figure named is ", strconv.Itoa(a.last), ".")
	}
	r.noBid = a.last == 0 && a.passed[mittelhand] && a.passed[hinterhand]
	survivor, left := engine.Nobody, 0
	for i, out := range a.passed {
		if !out {
			survivor = r.seats[i]
			left++
		}
	}
	switch {
	case a.last > 0 && left == 1:
		r.say(laws.survivor, r.name(survivor), " survives the bidding at ", strconv.Itoa(a.last), " and may name the game.")
	case a.last > 0:
		r.say(laws.bidOrder, "The bidding stands at ", strconv.Itoa(a.last), " and is not over.")
	}
	if left != 1 || a.last == 0 {
		return nil
	}
	if !r.c.played {
		r.c.by = survivor
	} else if r.c.by != survivor && r.c.by != engine.Nobody {
		r.find(-1, "illegal-announcement", r.c.by, 0, card.None, laws.survivor, r.text(r.name(r.c.by), " named the game, but ", r.name(survivor), " survived the bidding."))
	}
	return nil
}
