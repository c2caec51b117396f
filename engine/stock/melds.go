package stock

import "hoyle/engine"

// MaxSeats is the most players a game with melds has here.
const MaxSeats = 4

// Melds keeps what each player has announced: it counts at once for one who has won a trick and waits otherwise. The
// zero value is a hand before the first trick.
type Melds struct {
	good, waiting [MaxSeats]int
	tricks        [MaxSeats]int
}

// Announce books points and reports whether they count already.
func (m *Melds) Announce(by engine.Seat, points int) (good bool) {
	if m.tricks[by] > 0 {
		m.good[by] += points
		return true
	}
	m.waiting[by] += points
	return false
}

// Win books a trick for a player and makes good what he has waiting; it gives how many points that was.
// Where partners' melds count as soon as either wins a trick, Release does the same for the other.
func (m *Melds) Win(by engine.Seat) (released int) {
	m.tricks[by]++
	return m.Release(by)
}

// Release makes good what a player has waiting.
func (m *Melds) Release(by engine.Seat) (released int) {
	released, m.waiting[by] = m.waiting[by], 0
	m.good[by] += released
	return released
}

// Strike takes points off again: a meld that proves false. Waiting points go first.
func (m *Melds) Strike(by engine.Seat, points int) {
	w := min(points, m.waiting[by])
	m.waiting[by] -= w
	m.good[by] -= points - w
}

// Good is what counts for a player.
func (m *Melds) Good(by engine.Seat) int { return m.good[by] }

// Waiting is what he has announced and may not count before he wins a trick.
func (m *Melds) Waiting(by engine.Seat) int { return m.waiting[by] }

// Tricks is how many tricks he has won.
func (m *Melds) Tricks(by engine.Seat) int { return m.tricks[by] }

// Start books tricks and good points of a hand that is taken up in the middle.
func (m *Melds) Start(by engine.Seat, tricks, good int) { m.tricks[by], m.good[by] = tricks, good }
