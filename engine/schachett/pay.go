package schachett

import (
	"strconv"

	"hoyle/engine"
)

// What is paid for irregular acts, in points.
const (
	wrongPlay = 25 // to each opponent, for wrong play or play before one's turn
	lookBack  = 25 // to every other player
	misdeal   = 5  // to every other player
)

// perCoin is how many points go to the coin of the stake.
func (r *ruler) perCoin() int {
	switch r.h.Agreed.Word("stake") {
	case "half-pfennig":
		return 2
	case "quarter-pfennig":
		return 4
	case "tenth-pfennig":
		return 10
	}
	return 1
}

// coins turns points into coins of so many points, halves rounded up.
func coins(points, each int) int { return (2*points + each) / (2 * each) }

// fraction writes a quotient as people do: 30 1/2.
func fraction(n, by int) string {
	whole, rest := n/by, n%by
	if rest == 0 {
		return strconv.Itoa(whole)
	}
	a, b := rest, by
	for b != 0 {
		a, b = b, a%b
	}
	part := strconv.Itoa(rest/a) + "/" + strconv.Itoa(by/a)
	if whole == 0 {
		return part
	}
	return strconv.Itoa(whole) + " " + part
}

// owe moves a payment of points from one seat to another, rounded at the stake.
func (r *ruler) owe(from, to engine.Seat, points int) {
	r.folded = r.folded || r.isDummy(from) || r.isDummy(to)
	from, to = r.purse(from), r.purse(to)
	n := coins(points, r.perCoin())
	r.pay[from] -= n
	r.pay[to] += n
}

// toOpponents has a player pay each opponent for wrong play or for play before his turn.
func (r *ruler) toOpponents(law engine.Law, by engine.Seat, why string) {
	r.owe(by, r.left(by, 1), wrongPlay)
	r.owe(by, r.left(by, 3), wrongPlay)
	r.paid(law, by, wrongPlay, " points to each opponent ", why)
}

// toAll has a player pay everybody else.
func (r *ruler) toAll(law engine.Law, by engine.Seat, points int, why string) {
	for i := 1; i < 4; i++ {
		r.owe(by, r.left(by, i), points)
	}
	r.paid(law, by, points, " points to each of the others ", why)
}

// paid is the reason of a payment.
func (r *ruler) paid(law engine.Law, by engine.Seat, points int, whom, why string) {
	l := r.begin(r.name(r.purse(by)), " pays ")
	l.num(points)
	l.add(whom, why, ".")
	r.because(law)
	r.rounded(points)
}

// rounded says what so many points are at the stake.
func (r *ruler) rounded(points int) {
	if each := r.perCoin(); each > 1 {
		l := r.begin()
		l.count(points, "point")
		l.add(" at a ", r.h.Agreed.Word("stake"), " are ", fraction(points, each), ", so ")
		l.num(coins(points, each))
		l.add(".")
		r.because(LawManual12_3)
	}
}

// settled writes what everybody has won and paid.
func (r *ruler) settled() {
	if r.folded {
		r.say(LawManualB12_1, "What the dummy wins, pays or is paid is ", r.name(r.kaiser), "'s, who settles with each of the others.")
	}
	for s := range r.h.Players {
		if n := r.pay[s]; n != 0 {
			if r.v.Scores == nil {
				r.v.Scores = make([]engine.Count, 0, len(r.h.Players))
			}
			r.v.Scores = append(r.v.Scores, engine.Count{Seat: engine.Seat(s), N: n})
		}
	}
}
