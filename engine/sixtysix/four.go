package sixtysix

import "hoyle/engine"

// The figures of four players.
const (
	all     = 130 // cards and the last trick
	hundred = 100 // the others are schneider from here on
)

// sideCount adds a side's cards.
func (r *ruler) sideCount(s engine.Seat) int { return r.count(s) + r.count((s+2)%4) }

func (r *ruler) sideTricks(s engine.Seat) int { return r.melds.Tricks(s) + r.melds.Tricks((s+2)%4) }

// finishFour counts a deal of four players.
func (r *ruler) finishFour() {
	broken := r.brokenDuty()
	r.points(r.sideCount)
	a, b := r.seats[0], r.seats[1]
	if !r.over() {
		if len(r.h.Play) == 0 && r.h.Position == nil {
			return
		}
		r.unfinished()
		for _, s := range []engine.Seat{a, b} {
			if r.sideCount(s) >= goal && !broken {
				r.v.Winners = r.side(s)
				r.because(LawFosterFourHandedCount, r.names(r.side(s)...), " have ", num(r.sideCount(s)), "; what they score depends on the tricks to come.")
			}
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
	switch {
	case na < goal:
		r.nobody(LawFosterFourHandedTie, "Neither side has sixty-six: nobody scores.")
	case nb == 0 && swept == engine.Unknown:
		r.v.Winners = r.side(a)
		r.v.Undecided = r.text("The record does not say whether ", r.names(r.side(b)...), " won a trick without points, so ", who, " score two points or three.")
	case nb == 0 && swept == engine.Yes:
		r.because(LawFosterFourHandedSchwarz, who, " won every trick: three points.")
		r.score(a, 3)
	case na >= hundred || r.h.Agreed.Word("schneider") == "33" && nb < schneider:
		r.because(LawFosterFourHandedSchneider, who, " have ", num(na), " and the others ", num(nb), ", schneider: two points.")
		if nb == 0 {
			r.because(LawFosterFourHandedSchwarz, "It would be three only for every trick.")
		}
		r.score(a, 2)
	default:
		r.because(LawFosterFourHandedScore, who, " have ", num(na), " and the others ", num(nb), ": one point.")
		r.score(a, 1)
	}
}

// resultOfFour scores the totals of a deal of which only the outcome is known; one player stands for his side.
func (r *ruler) resultOfFour(res engine.Fields) error {
	f, _ := res.Get("points")
	var n [2]int
	var has [2]bool
	for _, c := range f.Counts {
		n[c.Seat%2], has[c.Seat%2] = c.N, true
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
