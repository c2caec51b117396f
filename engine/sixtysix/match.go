package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// target is how many points win the game.
const target = 7

// had is the score of a player, or of his side, before this deal; what is not said is nothing, and one partner speaks
// for both.
func (j *judge) had(s engine.Seat) (n int, ok bool) {
	f, ok := j.H.Match.Get("scores")
	for _, x := range j.side(s) {
		n = max(n, engine.NumberOf(f.Counts, x, ""))
	}
	return n, ok
}

// goesOn refuses a deal for players of whom one has won the game before, and scores of partners that differ; it notes a
// dealer who has won.
func (j *judge) goesOn() error {
	f, _ := j.H.Match.Get("scores")
	for i, a := range f.Counts {
		for _, b := range f.Counts[:i] {
			if j.form == &four && a.N != b.N && a.Seat != engine.Nobody && b.Seat == partner(a.Seat) {
				return engine.Impossiblef(f.Pos, "%s and %s are partners and have one score, and %d and %d are recorded", j.H.Name(b.Seat), j.H.Name(a.Seat), b.N, a.N)
			}
		}
	}
	for _, s := range j.active() {
		if n, _ := j.had(s); n >= target {
			if j.form == &three {
				return engine.Impossiblef(f.Pos, "%s has %d points, is out, and takes no cards any more; a new game begins at 0", j.H.Name(s), n)
			}
			return engine.Impossiblef(f.Pos, "%s has %d points and has won the game before; the next one begins at 0", j.H.Name(s), n)
		}
	}
	if n, _ := j.had(j.dealer); n >= target && j.form == &three {
		j.Because(LawFosterThreeHandedOut, msgOutStillDeals, say.Who(j.dealer))
	}
	return nil
}

// game says who has gone out with this deal, whether that ends the game, and what is paid.
func (j *judge) game() {
	w := j.V.Winners[0]
	had, ok := j.had(w)
	if !ok {
		return
	}
	now := had + engine.NumberOf(j.V.Scores, w, "")
	if now < target {
		return
	}
	message := msgWinsGame
	if j.form == &three {
		message = msgIsOut
	}
	j.Because(LawFosterGame, message, say.Seats(j.V.Winners...), say.Num(len(j.V.Winners)), say.Num(had), say.Num(now-had), say.Num(now))
	if j.form == &three {
		j.outOfThree(w)
		return
	}
	j.V.Over = true
	losers := j.side(j.other(w))
	them, many := say.Seats(losers...), say.Num(len(losers))
	switch theirs, _ := j.had(losers[0]); j.H.Agreed.Word("stakes") {
	case "point":
		j.Because(LawFosterStakes, msgPaidByPoint, them, many, say.Num(theirs), say.Num(now-theirs))
	case "game":
		if theirs == 0 {
			j.Because(LawFosterStakes, msgDoubleGame, them, many)
		} else {
			j.Because(LawFosterStakes, msgSingleGame, them, many, say.Num(theirs))
		}
	}
}

// outOfThree says what follows when a player of three has gone out: the first takes the pool, where there is one; else
// the two others play on, and the last pays.
func (j *judge) outOfThree(out engine.Seat) {
	var left []engine.Seat
	for s := range engine.Seat(3) {
		if n, _ := j.had(s); s != out && n < target {
			left = append(left, s)
		}
	}
	switch {
	case len(left) == 1:
		j.V.Over = true
		j.Because(LawFosterThreeHandedSettling, msgPaysBoth, say.Who(left[0]))
	case j.H.Agreed.Word("stakes") == "pool":
		j.V.Over = true
		j.Because(LawFosterThreeHandedSettling, msgFirstOut, say.Who(out))
	default:
		j.Because(LawFosterThreeHandedSettling, msgFinish, say.Seats(left...))
	}
}

var settlements = []engine.Settlement{
	{Name: "points", Title: "By the difference of the points", Laws: []engine.Law{LawFosterStakes}, Unit: "points", Agreed: "stakes: point", Settle: byPoints},
	{Name: "game", Title: "By the game", Laws: []engine.Law{LawFosterStakes}, Unit: "games", Agreed: "stakes: game", Settle: byGame},
	{Name: "pool", Title: "By the pool", Laws: []engine.Law{LawFosterThreeHandedSettling}, Unit: "shares of the pool", Agreed: "stakes: pool", Settle: byPool},
}

// byPoints pays each player the difference between his points and those of every adversary.
func byPoints(totals []int) []engine.SettlementRow {
	return settle(totals, func(mine, theirs int) int { return mine - theirs })
}

// byGame pays everybody who has gone out one stake from each adversary who has not; two sides pay a double one without a
// point. Three players: the first who is out is paid by both, or where the two others play on the last pays both.
func byGame(totals []int) []engine.SettlementRow {
	stake := func(mine, theirs int) int {
		switch {
		case mine < target || theirs >= target:
			return 0
		case theirs == 0 && len(totals) != 3:
			return 2
		}
		return 1
	}
	return settle(totals, func(mine, theirs int) int { return stake(mine, theirs) - stake(theirs, mine) })
}

// byPool gives the one who is out what everybody has paid, the same from each. Where nobody is out, or two are and it is
// not told who was first, the pool stays where it is.
func byPool(totals []int) []engine.SettlementRow {
	out := 0
	for s := range totals {
		if totals[s] >= target && (len(totals) != 4 || s < 2) || len(totals) == 4 && s < 2 && totals[s+2] >= target {
			out++
		}
	}
	return settle(totals, func(mine, theirs int) int {
		switch {
		case out != 1 || (mine >= target) == (theirs >= target):
			return 0
		case mine >= target:
			return 1
		}
		return -1
	})
}

// settle adds what each player wins from every adversary. Of four players partners have one score, and one of the two
// adversaries pays.
func settle(totals []int, wins func(mine, theirs int) int) []engine.SettlementRow {
	n := len(totals)
	won := make([]int, n)
	for s := range totals {
		for o := range totals {
			switch {
			case n != 4:
				won[s] += wins(totals[s], totals[o])
			case o == (s+1)%n:
				won[s] = wins(max(totals[s], totals[(s+2)%n]), max(totals[o], totals[(o+2)%n]))
			}
		}
	}
	return []engine.SettlementRow{{Label: "points", Amounts: totals}, {Label: "wins", Amounts: won}}
}
