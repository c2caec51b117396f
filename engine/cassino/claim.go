package cassino

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// claim is a claim to be out that ended the hand.
type claim struct {
	by    engine.Seat
	right bool
}

// figure is how many points the game needs: eleven more as often as all had reached it, where counting out was agreed.
func (r *ruler) figure() int {
	n := r.goal.points()
	if !r.countOut || r.goal != twentyOne {
		return n
	}
	for {
		for side := range r.sides() {
			if r.before[side] < n {
				return n
			}
		}
		n += 11
	}
}

// further gives the reason for a game that goes on past its first figure.
func (r *ruler) further() {
	if n := r.figure(); n > r.goal.points() {
		r.Because(LawFosterNeitherClaims, msgFurther, say.Num(n))
	}
}

// claims rules on a claim to be out, which ends the hand where counting out was agreed.
func (r *ruler) claims(act int, a *engine.Act) {
	if !r.countOut || r.goal.points() == 0 {
		r.idle = true
		if r.goal == twentyOne {
			r.Because(LawFosterTwentyOne, msgWaits)
		} else {
			r.Because(LawFosterCountingOut, msgNoClaims)
		}
		return
	}
	if r.turns.over {
		r.lastCards()
	}
	side := r.side(a.By)
	sum := r.taken(r.turns.over)
	made := sum.points(side)
	total, game := r.before[side]+made, r.figure()
	r.further()
	r.Because(LawFosterCountingOut, msgClaimSum, r.whose(side), say.Num(r.many(side)), say.Num(r.before[side]), say.Num(made), say.Num(total))
	r.Over = true
	r.out = &claim{by: a.By, right: total >= game}
	if r.out.right {
		r.Because(LawFosterCountingOut, msgClaimRight, say.Who(a.By))
		return
	}
	r.Find(act, wrongClaim, a.By, 0, LawFosterWrongClaim, msgWrongClaim, say.Who(a.By), say.Num(total), say.Num(game))
	r.Because(LawFosterWrongClaim, msgClaimLost)
}

// whose is a side by its players, for a sentence, and many whether these are several.
func (r *ruler) whose(side int) say.Value {
	if r.names[side].Empty() {
		r.names[side] = say.Seats(r.seatsOf(side)...)
	}
	return r.names[side]
}

func (r *ruler) many(side int) int {
	if r.partners {
		return 1
	}
	return 0
}
