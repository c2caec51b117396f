// Package auction is the bidding that games share: whose turn it is, who has passed, who is out or barred, and when it is
// over. The game ranks its calls and says what becomes of an irregular one: Look tells what is wrong with a call and
// changes nothing, and the game has it stand (Make), has it pass for nothing (Void), or leaves it aside.
package auction

import "hoyle/engine"

// Pass is the rank of a pass. Bids rank from 1; of two bids the one of the higher rank goes over the other.
const Pass = 0

// Slip is what is wrong with a call, one bit a fault.
type Slip uint8

// The slips.
const (
	Ended     Slip = 1 << iota // the auction is over
	OutOfTurn                  // it is another's turn
	Out                        // he has passed, where that puts a player out
	Barred                     // he may not bid
	OwnBid                     // his own bid is the highest: nobody has gone over it
	TooLow                     // it does not go over the highest bid
)

// Auction is a bidding in course.
type Auction struct {
	High      engine.Seat // who has the highest bid; Nobody
	Rank      int         // its rank; Pass before the first bid
	PassIsOut bool        // a pass puts a player out for the rest of the auction
	Top       int         // the rank over which nothing goes, so that it ends the auction; 0 where it goes on to the last pass

	seats  []engine.Seat
	turn   int
	passed [8]bool // since the highest bid, or for good
	barred [8]bool
}

// Start opens the auction: seats bid clockwise, the first of them begins.
func (a *Auction) Start(seats ...engine.Seat) {
	a.seats, a.turn, a.High, a.Rank = seats, 0, engine.Nobody, Pass
}

// Turn is who speaks next; Nobody when the auction is over.
func (a *Auction) Turn() engine.Seat {
	if a.Over() {
		return engine.Nobody
	}
	for i := range a.seats {
		if s := a.seats[(a.turn+i)%len(a.seats)]; a.speaks(s) {
			return s
		}
	}
	return engine.Nobody
}

// speaks reports whether a seat is still asked.
func (a *Auction) speaks(s engine.Seat) bool { return !a.barred[s] && !(a.PassIsOut && a.passed[s]) }

// Over reports whether nobody is left who could go over the highest bid: all others have passed it, or all have passed.
func (a *Auction) Over() bool {
	if a.Top > 0 && a.Rank >= a.Top {
		return true
	}
	for _, s := range a.seats {
		if s != a.High && !a.passed[s] && !a.barred[s] {
			return false
		}
	}
	return true
}

// Look tells what is wrong with a call; 0 where nothing is. A barred player may pass whenever he likes.
func (a *Auction) Look(by engine.Seat, rank int) (slip Slip) {
	if rank == Pass && a.barred[by] {
		return 0
	}
	switch over := a.Over(); {
	case over:
		slip |= Ended
	case a.PassIsOut && a.passed[by]:
		slip |= Out
	case a.barred[by]:
		slip |= Barred
	case by != a.Turn():
		slip |= OutOfTurn
	}
	if rank != Pass {
		switch {
		case by == a.High && a.High != engine.Nobody:
			slip |= OwnBid
		case rank <= a.Rank:
			slip |= TooLow
		}
	}
	return slip
}

// Make has a call stand, in turn or not: the bidding goes on at the left of who made it.
func (a *Auction) Make(by engine.Seat, rank int) {
	if rank == Pass {
		a.passed[by] = true
	} else {
		a.High, a.Rank = by, rank
		if !a.PassIsOut {
			a.passed = [8]bool{}
		}
	}
	a.after(by)
}

// Void has a bid count for nothing: it is as if its player had passed.
func (a *Auction) Void(by engine.Seat) { a.Make(by, Pass) }

// Bar takes the right to bid from a player; he may still pass.
func (a *Auction) Bar(s engine.Seat) { a.barred[s] = true }

// after gives the turn to the left-hand neighbour of a seat.
func (a *Auction) after(s engine.Seat) {
	for i, x := range a.seats {
		if x == s {
			a.turn = (i + 1) % len(a.seats)
		}
	}
}
