package sixtysix

import "hoyle/engine"

// hundred of four players' points make the others schneider.
const hundred = 100

// sideCount adds a side's cards.
func (r *ruler) sideCount(s engine.Seat) int { return r.count(s) + r.count((s+2)%4) }

func (r *ruler) sideTricks(s engine.Seat) int { return r.melds.Tricks(s) + r.melds.Tricks((s+2)%4) }

// finishFour counts a deal of four players.
func (r *ruler) finishFour() {
	broken := r.brokenDuty()
	r.points(r.sideCount)
	a, b := r.seats[0], r.seats[1]
	if !r.over() {
		if len(r.h.Play) > 0 || r.h.Position != nil {
			r.unfinishedFour(a, b, broken)
		}
		return
	}
	r.tell()
	if broken {
		r.v.Undecided = "No figure is given for a broken duty when four play; agreed {revoke: side} or {revoke: player} settles it."
		return
	}
	r.scoreFour(a, r.sideCount(a), b, r.sideCount(b), engine.Is(r.sideTricks(a) == 0 || r.sideTricks(b) == 0))
}

// unfinishedFour scores a deal that was broken off where the tricks to come cannot change the score: whether one side
// takes all that is left or the other.
func (r *ruler) unfinishedFour(a, b engine.Seat, broken bool) {
	na, nb := r.sideCount(a), r.sideCount(b)
	rest := all - na - nb
	most, least := r.outcome(na+rest, nb, r.sideTricks(b) == 0), r.outcome(na, nb+rest, r.sideTricks(a) == 0)
	if most == least && !broken {
		r.tell()
		if most < 0 {
			a, most = b, -most
		}
		law := LawFosterFourHandedScore
		if most > 1 {
			law = LawFosterFourHandedSchneider
		}
		r.because(law, "Whoever takes the ", num(rest), " points that are left, ", r.names(r.side(a)...), " score ", num(most), ".")
		r.score(a, most)
		return
	}
	r.unfinished()
	for _, s := range []engine.Seat{a, b} {
		if r.sideCount(s) >= goal && !broken {
			r.v.Winners = r.side(s)
			r.because(LawFosterFourHandedCount, r.have(r.side(s)...), " ", num(r.sideCount(s)), "; what they score depends on the tricks to come.")
		}
	}
}

// outcome is what the totals of a whole deal score for the first side, below 0 for the other; swept says that a side
// has won every trick.
func (r *ruler) outcome(na, nb int, swept bool) int {
	switch {
	case na < nb:
		return -r.outcome(nb, na, swept)
	case na < goal:
		return 0
	case nb == 0 && swept:
		return 3
	case na >= hundred || r.h.Agreed.Word("schneider") == "33" && nb < schneider:
		return 2
	}
	return 1
}

// brokenDuty reports a duty that was broken where the table has not agreed on what it costs.
func (r *ruler) brokenDuty() bool {
	for s := range r.loses {
		if r.loses[s] && !r.h.Agreed.Has("revoke") {
			r.loses[s] = false
			return true
		}
	}
	return false
}

// scoreFour scores the totals of a whole deal; swept says whether one side won no trick.
func (r *ruler) scoreFour(a engine.Seat, na int, b engine.Seat, nb int, swept engine.Tri) {
	if nb > na {
		a, na, b, nb = b, nb, a, na
	}
	who := r.names(r.side(a)...)
	sum := r.text(who, " have ", num(na), " and the others ", num(nb))
	if nb == 0 && swept == engine.Unknown {
		r.v.Winners = r.side(a)
		r.v.Undecided = r.text("The record does not say whether ", r.names(r.side(b)...), " won a trick without points, so ", who, " score two points or three.")
		return
	}
	n := r.outcome(na, nb, swept == engine.Yes)
	switch n {
	case 0:
		r.nobody(LawFosterFourHandedTie, "Neither side has sixty-six: nobody scores.")
		return
	case 3:
		r.because(LawFosterFourHandedSchwarz, who, " won every trick: three points.")
	case 2:
		r.because(LawFosterFourHandedSchneider, sum, ", schneider: two points.")
		if nb == 0 {
			r.because(LawFosterFourHandedSchwarz, "It would be three only for every trick.")
		}
	default:
		r.because(LawFosterFourHandedScore, sum, ": one point.")
	}
	r.score(a, n)
}

// resultOfFour scores the totals of a deal of which only the outcome is known; one player stands for his side.
func (r *ruler) resultOfFour(res engine.Fields) error {
	f, _ := res.Get("points")
	var n [2]int
	var has [2]bool
	for _, c := range f.Counts {
		side := c.Seat % 2
		if has[side] && n[side] != c.N {
			return engine.Impossiblef(f.Pos, "%s have one count together, and %d and %d are recorded", r.names(r.side(c.Seat)...), n[side], c.N)
		}
		n[side], has[side] = c.N, true
	}
	for i := range n {
		if !has[i] {
			n[i] = all - n[1-i]
		}
	}
	if n[0]+n[1] != all {
		return engine.Impossiblef(f.Pos, "the two sides make %d points and not %d", n[0]+n[1], all)
	}
	swept := engine.Unknown
	if t, ok := res.Get("tricks"); ok {
		var won [2]int
		for _, c := range t.Counts {
			won[c.Seat%2] += c.N
		}
		swept = engine.Is(won[0] == 0 || won[1] == 0)
	}
	r.points(func(s engine.Seat) int { return n[s%2] })
	r.because(LawFosterFourHandedCount, "A deal makes ", num(all), ": ", num(n[0]), " and ", num(n[1]), ".")
	r.scoreFour(0, n[0], 1, n[1], swept)
	return nil
}
