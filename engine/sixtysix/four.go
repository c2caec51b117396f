package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// hundred of four players' points make the others schneider.
const hundred = 100

// partner of a player of four.
func partner(s engine.Seat) engine.Seat { return (s + 2) % 4 }

// sameSide reports whether two players score together.
func (j *judge) sameSide(a, b engine.Seat) bool { return a == b || j.form == &four && partner(a) == b }

// sideCount adds a side's counts.
func (j *judge) sideCount(s engine.Seat) int { return j.of(s) + j.of(partner(s)) }

// finishFour counts a deal of four players.
func (j *judge) finishFour() {
	broken := j.brokenDuty()
	j.points(j.sideCount)
	a, b := j.seats[0], j.seats[1]
	if !j.over() {
		if len(j.H.Play) > 0 || j.H.Position != nil {
			j.unfinishedFour(a, b, broken)
		}
		return
	}
	j.lost()
	j.told()
	if broken {
		j.V.Undecided = msgFigureOpen.With(say.Word("{revoke: side}"), say.Word("{revoke: player}"))
		return
	}
	j.scoreFour(a, j.sideCount(a), b, j.sideCount(b), engine.Is(j.tricks(a) == 0 || j.tricks(b) == 0))
}

// unfinishedFour scores a deal that was broken off where the tricks to come cannot change the score: whether one side
// takes all that is left or the other. Where marriages are scored, those to come are not known.
func (j *judge) unfinishedFour(a, b engine.Seat, broken bool) {
	na, nb := j.sideCount(a), j.sideCount(b)
	marriages := 0
	for _, n := range j.melds.good {
		marriages += n
	}
	rest := all + marriages - na - nb
	most, least := j.outcome(na+rest, nb, j.tricks(b) == 0), j.outcome(na, nb+rest, j.tricks(a) == 0)
	if most == least && !broken && j.noMarriages() {
		j.told()
		if most < 0 {
			a, most = b, -most
		}
		law := LawFosterFourHandedScore
		if most > 1 {
			law = LawFosterFourHandedSchneider
		}
		j.Because(law, msgFourRest, say.Num(rest), say.Seats(j.side(a)...), say.Num(most))
		j.score(a, most, reached(most))
		return
	}
	j.unfinished()
	if !j.noMarriages() {
		return // the others may still come to sixty-six
	}
	for _, s := range []engine.Seat{a, b} {
		if n := j.sideCount(s); n >= goal && !broken {
			j.V.Winners = j.side(s)
			j.Because(LawFosterFourHandedCount, msgFourHave, say.Seats(j.side(s)...), say.Num(n))
		}
	}
}

// outcome is what the totals of a whole deal score for the first side, below 0 for the other; swept says that a side
// has won every trick. Where marriages are scored, a total does not tell the other any more: then thirty-three is out of
// schneider, as when two play, and where both have sixty-six nobody scores.
func (j *judge) outcome(na, nb int, swept bool) int {
	switch {
	case na < nb:
		return -j.outcome(nb, na, swept)
	case na < goal, nb >= goal:
		return 0
	case nb == 0 && swept:
		return 3
	case german(j.H) || j.H.Agreed.Word("schneider") == "33":
		if nb < schneider {
			return 2
		}
		return 1
	case na >= hundred:
		return 2
	}
	return 1
}

// brokenDuty reports a duty that was broken where the table has not agreed on what it costs.
func (j *judge) brokenDuty() bool {
	for s := range j.count.loses {
		if j.count.loses[s] && !j.H.Agreed.Has("revoke") {
			j.count.loses[s] = false
			return true
		}
	}
	return false
}

// scoreFour scores the totals of a whole deal; swept says whether one side won no trick.
func (j *judge) scoreFour(a engine.Seat, na int, b engine.Seat, nb int, swept engine.Tri) {
	if nb > na {
		a, na, b, nb = b, nb, a, na
	}
	who := say.Seats(j.side(a)...)
	if nb == 0 && swept == engine.Unknown {
		j.V.Winners = j.side(a)
		j.V.Undecided = j.V.Say(msgFourTricksOpen, say.Seats(j.side(b)...), who)
		return
	}
	switch n := j.outcome(na, nb, swept == engine.Yes); {
	case n == 0 && nb >= goal:
		j.nobody(LawFosterUnclaimedTie, msgFourBoth)
	case n == 0:
		j.nobody(LawFosterFourHandedTie, msgFourNeither)
	case n == 3:
		j.Because(LawFosterFourHandedSchwarz, msgFourSwept, who)
		j.score(a, n, reached(n))
	case n == 2:
		j.Because(LawFosterFourHandedSchneider, msgFourSchneider, who, say.Num(na), say.Num(nb))
		if nb == 0 {
			j.Because(LawFosterFourHandedSchwarz, msgFourNotAll)
		}
		j.score(a, n, reached(n))
	default:
		j.Because(LawFosterFourHandedScore, msgFourOne, who, say.Num(na), say.Num(nb))
		j.score(a, n, reached(n))
	}
}

// resultOfFour scores the totals of a deal of which only the outcome is known; one player stands for his side.
func (j *judge) resultOfFour(res engine.Fields) error {
	f, _ := res.Get("points")
	var n [2]int
	var has [2]bool
	for _, c := range f.Counts {
		side := c.Seat % 2
		if has[side] && n[side] != c.N {
			return engine.Impossiblef(f.Pos, "%s and %s have one count together, and %d and %d are recorded", j.H.Name(side), j.H.Name(side+2), n[side], c.N)
		}
		n[side], has[side] = c.N, true
	}
	for i := range n {
		if !has[i] && j.noMarriages() {
			n[i] = all - n[1-i]
		}
	}
	marriages := n[0] + n[1] - all
	switch {
	case j.noMarriages() && marriages != 0:
		return engine.Impossiblef(f.Pos, "the two sides make %d points and not %d", n[0]+n[1], all)
	case marriages < 0 || marriages > allMarriages || marriages%20 != 0:
		return engine.Impossiblef(f.Pos, "the two sides make %d points; a deal has %d, and %d or %d more for each marriage", n[0]+n[1], all, 20, 40)
	}
	swept := engine.Unknown
	if t, ok := res.Get("tricks"); ok {
		var won [2]int
		for _, c := range t.Counts {
			won[c.Seat%2] += c.N
		}
		swept = engine.Is(won[0] == 0 || won[1] == 0)
	}
	j.points(func(s engine.Seat) int { return n[s%2] })
	if marriages == 0 {
		j.Because(LawFosterFourHandedCount, msgFourMakes, say.Num(all), say.Num(n[0]), say.Num(n[1]))
	} else {
		j.Because(LawFosterFourHandedCount, msgFourMakesMore, say.Num(n[0]), say.Num(n[1]), say.Num(all))
	}
	j.scoreFour(0, n[0], 1, n[1], swept)
	return nil
}
