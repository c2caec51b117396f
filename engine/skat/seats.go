package skat

import "hoyle/engine"

// active seats, in the order in which they play to the first trick (Laws 6, 14, 15).
type active [3]engine.Seat

const (
	vorhand = iota
	mittelhand
	hinterhand
)

// What the seats are called by the books.
var (
	fosterSeats = [3]string{"vorhand", "mittelhand", "hinterhand"}
	modernSeats = [3]string{"forehand", "middlehand", "rearhand"}
)

// seatsOf finds the three active players. At a table of three the dealer is hinterhand; at a larger one the dealer
// takes no cards and gives them to the two on his left and the one on his right. Without a recorded dealer the last
// player named deals.
func seatsOf(h *engine.Hand) (active, engine.Seat) {
	n := engine.Seat(len(h.Players))
	dealer := h.Dealer
	if dealer == engine.Nobody {
		dealer = n - 1
	}
	a := active{(dealer + 1) % n, (dealer + 2) % n, (dealer + n - 1) % n}
	if n == 3 {
		a[hinterhand] = dealer
	}
	return a, dealer
}

// holders are the active players of a hand.
func holders(h *engine.Hand) []engine.Seat {
	a, _ := seatsOf(h)
	return a[:]
}

// place of a seat among the active players, or -1.
func (a active) place(s engine.Seat) int {
	for i, x := range a {
		if x == s {
			return i
		}
	}
	return -1
}
