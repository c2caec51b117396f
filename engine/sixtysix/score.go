package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// level is what a winner scores by his adversary's count and tricks; 0 where the record does not tell.
func (j *judge) level(loser engine.Seat) int {
	who, count := say.Who(loser), j.of(loser)
	switch none := j.trickless(loser); {
	case none == engine.Yes:
		j.Because(LawFosterSchwarz, msgSchwarz, who)
		return 3
	case none == engine.Unknown:
		return 0
	case count < schneider:
		j.Because(LawFosterSchneider, msgSchneider, who, say.Num(count), say.Num(schneider))
		return 2
	}
	j.Because(LawFosterSchneider, msgOutOfSchneider, who, say.Num(count))
	j.Because(LawFosterScore, msgOnePoint)
	return 1
}

// trickless reports whether a player has won no trick.
func (j *judge) trickless(s engine.Seat) engine.Tri {
	if j.melds.unsure[s] && j.melds.tricks[s] == 0 {
		return engine.Unknown
	}
	return engine.Is(j.melds.tricks[s] == 0)
}

// winner scores a deal that was won by reaching sixty-six.
func (j *judge) winner(w engine.Seat) {
	loser := j.other(w)
	n := j.level(loser)
	if n == 0 {
		j.V.Winners = []engine.Seat{w}
		j.V.Undecided = j.V.Say(msgTwoOrThree, say.Who(loser), say.Who(w))
		j.settled(w, LawFosterSchwarz)
		return
	}
	if shut, ok := j.closer(); ok && shut == w && n < 3 {
		j.Because(LawFosterClosingForMore, msgWantedMore, say.Who(w))
	}
	j.score(w, n, reached(n))
}

// forfeit scores a failed closing or a false claim for the adversary.
func (j *judge) forfeit(by engine.Seat) {
	to := j.other(by)
	none := j.trickless(to)
	closer, shut := j.closer()
	if shut = shut && closer == by; shut {
		// Frozen when the stock was closed.
		none = engine.Is(j.shut.tricks[to] == 0)
		if j.shut.known != engine.Yes {
			if none = engine.Unknown; j.melds.tricks[to] == 0 && !j.melds.unsure[to] {
				none = engine.Yes
			}
		}
	}
	switch none {
	case engine.Yes:
		j.Because(LawFosterClosingForfeitTrickless, msgForfeitThree, say.Who(to), say.If(shut))
		j.score(to, 3, forfeited)
	case engine.No:
		j.Because(LawFosterClosingForfeit, msgForfeitTwo, say.Who(by), say.Who(to))
		j.score(to, 2, forfeited)
	default:
		j.Because(LawFosterClosingForfeit, msgNotReached, say.Who(by))
		j.V.Winners = []engine.Seat{to}
		j.V.Undecided = j.V.Say(msgForfeitOpen, say.Who(to))
		j.settled(to, LawFosterClosingForfeit)
	}
}

// why a deal scores what it does, for the score sheet; the first three go by the points.
type why int

const (
	forfeited why = iota + 3
	dealersPoint
)

// reached is why sixty-six scores so many points.
func reached(points int) why { return why(points - 1) }

// score enters points for a side, with what was carried; the dealer of three scores with it.
func (j *judge) score(w engine.Seat, n int, why why) {
	j.settled(w, LawFosterScore)
	j.count.scored = true
	j.V.Scored = j.V.Say(msgOnSheet, say.Num(int(why)), say.Num(n))
	switch c := j.H.Match.Int("carry"); {
	case c > 0 && j.form == &three:
		j.Because(LawFosterThreeHandedUnscored, msgNoCarryOfThree)
	case c > 0:
		j.Because(LawFosterCarry, msgCarriedAdds, say.Num(c), say.Num(n), say.Num(n+c))
		j.V.Scored = j.V.Say(msgOnSheetCarried, say.Num(int(why)), say.Num(n), say.Num(c))
		n += c
	}
	j.V.Winners = j.side(w)
	for _, s := range j.V.Winners {
		j.add(s, n)
	}
	if j.form == &three {
		j.dealerScores(n, LawFosterThreeHandedDealer)
	}
	j.game()
}

func (j *judge) add(s engine.Seat, n int) {
	if n != 0 {
		j.V.Scores = append(j.V.Scores, engine.Count{Seat: s, N: n})
	}
}

// dealerScores gives the dealer of three his points, which end at six.
func (j *judge) dealerScores(n int, law engine.Law) {
	d := say.Who(j.dealer)
	j.Because(law, msgDealerScores, d, say.If(law == LawFosterThreeHandedUnscored), say.Num(n))
	if before, ok := j.had(j.dealer); ok {
		switch {
		case before >= target:
			n = 0
			j.Because(LawFosterThreeHandedOut, msgDealerIsOut, d)
		case before+n >= target:
			n = target - 1 - before
			j.Because(LawFosterThreeHandedDealerStops, msgDealerStops, d, say.Num(before))
		}
	}
	j.add(j.dealer, n)
}

// nobody scores a deal that neither won.
func (j *judge) nobody(law engine.Law, why *say.Message) {
	j.settled(engine.Nobody, law)
	j.count.scored = true
	j.Because(law, why)
	if j.form == &three {
		j.Because(LawFosterThreeHandedUnscored, msgDealerInstead)
		j.V.Winners = []engine.Seat{j.dealer}
		j.dealerScores(1, LawFosterThreeHandedUnscored)
		j.V.Scored = j.V.Say(msgOnSheet, say.Num(int(dealersPoint)), say.Num(1))
		return
	}
	j.V.Carry = 1
	if c := j.H.Match.Int("carry"); j.H.Agreed.Word("carry") == "each" {
		j.V.Carry += c
	}
	j.Because(LawFosterCarry, msgCarries, say.Num(j.V.Carry))
	j.V.Scored = j.V.Say(msgTieOnSheet, say.Num(j.V.Carry))
}
