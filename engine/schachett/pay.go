package schachett

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// What is paid for irregular acts, in points.
const (
	wrongPlay = 25 // to each opponent, for wrong play or play before one's turn
	lookBack  = 25 // to every other player
	misdeal   = 5  // to every other player
)

// perCoin is how many points go to the coin of the stake.
func (r *ruler) perCoin() int {
	switch r.H.Agreed.Word("stake") {
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

// fraction is a quotient as people write it: 30 1/2.
func fraction(n, by int) say.Text {
	whole, rest := n/by, n%by
	a, b := rest, by
	for b != 0 {
		a, b = b, a%b
	}
	switch {
	case rest == 0:
		return msgWhole.With(say.Num(whole))
	case whole == 0:
		return msgFraction.With(say.Num(rest/a), say.Num(by/a))
	}
	return msgMixed.With(say.Num(whole), say.Num(rest/a), say.Num(by/a))
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
func (r *ruler) toOpponents(law engine.Law, by engine.Seat, why say.Value) {
	r.owe(by, r.left(by, 1), wrongPlay)
	r.owe(by, r.left(by, 3), wrongPlay)
	r.Because(law, msgPaysEach, say.Who(r.purse(by)), say.Num(wrongPlay), why)
	r.rounded(wrongPlay)
}

// toAll has a player pay everybody else.
func (r *ruler) toAll(law engine.Law, by engine.Seat, points int, why say.Value) {
	for i := 1; i < 4; i++ {
		r.owe(by, r.left(by, i), points)
	}
	r.Because(law, msgPaysAll, say.Who(r.purse(by)), say.Num(points), why)
	r.rounded(points)
}

// rounded says what so many points are at the stake.
func (r *ruler) rounded(points int) {
	if each := r.perCoin(); each > 1 {
		r.Because(LawManual12_3, msgRounded, say.Num(points), say.Term(stakes[r.H.Agreed.Word("stake")]), say.Phrase(fraction(points, each)), say.Num(coins(points, each)))
	}
}

// settled writes what everybody has won and paid.
func (r *ruler) settled() {
	if r.folded {
		r.Because(LawManualB12_1, msgDummysPurse, say.Who(r.kaiser))
	}
	for s := range r.H.Players {
		if n := r.pay[s]; n != 0 {
			if r.V.Scores == nil {
				r.V.Scores = make([]engine.Count, 0, len(r.H.Players))
			}
			r.V.Scores = append(r.V.Scores, engine.Count{Seat: engine.Seat(s), N: n})
		}
	}
}
