package meld

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// decide ends the hand before its last card, won by a side. What is decided stays decided.
func (j *judge) decide(act int, winners []engine.Seat, law engine.Law, summary say.Text) {
	j.Over = true
	if j.Ledger.Decide(ledger.Decision{For: winners[0], Law: law, At: act}) {
		j.V.Winners, j.end.summary = winners, summary
	}
}

// claims judges a claim of the game.
func (j *judge) claims(act int, a *engine.Act) error {
	by, l := a.By, &j.f.Laws
	if !j.plays(by) {
		return engine.Impossiblef(a.Pos, "%s has no part in this hand and cannot claim the game", j.name(by))
	}
	if j.f.Target == 0 {
		j.Because(l.Deals, msgByDeals)
		return nil
	}
	j.revokes()
	me := say.Who(by)
	have, target := j.count(by), j.p[by].target
	c := &claimed{by: by, right: have >= target, known: have >= target || j.short(by, target-have)}
	j.end.judged, j.end.claim = act, c
	if !c.known {
		j.V.Undecided = j.V.Say(msgWhetherHas, me, say.Num(target))
		j.Over = true
		return nil
	}
	if first := j.reachedFirst(by); c.right && first != engine.Nobody {
		c.right = false
		j.Because(l.Extension, msgTooLate, me, say.Num(have), say.Phrase(j.sum(by)), say.Who(first), say.Num(j.p[first].target), say.Num(target))
		return nil
	}
	if c.right {
		j.Because(l.Claim, msgClaims, me, say.Phrase(j.sum(by)), say.Num(target))
		j.decide(act, j.side(by), l.Claim, msgClaimsRight.With(me))
		return nil
	}
	j.find(act, "wrong-claim", by, card.None, l.WrongClaim, msgClaimsWrong, me, say.Num(have), say.Num(target), say.Phrase(j.sum(by)))
	j.claimedWrongly(act, by)
	return nil
}

// short reports whether a player is certain to lack some points of the game: nothing that the record does not tell would
// make them up.
func (j *judge) short(by engine.Seat, points int) bool {
	could := 0
	if !j.nineKnown(by) {
		could = j.f.DixPoints
	}
	cards := j.end.cardsKnown
	for _, s := range j.side(by) {
		_, known := j.laidAway(s)
		cards = cards && known || j.p[s].lost != ""
	}
	return cards && points > could
}

// claimedWrongly is what a wrong claim costs: the game, or the claimant's part in it.
func (j *judge) claimedWrongly(act int, by engine.Seat) {
	law, me := j.f.Laws.WrongClaim, say.Who(by)
	switch {
	case j.f.Retire && j.active() > 2:
		j.retire(act, by)
	case j.f.Retire:
		left := by
		for s := range engine.Seat(j.f.Players) {
			if s != by && j.plays(s) {
				left = s
			}
		}
		j.Because(law, msgOneLeft, me, say.Who(left))
		j.decide(act, []engine.Seat{left}, law, msgLeftWins.With(me, say.Who(left)))
	default:
		j.Because(law, msgLosesGame, me)
		j.decide(act, j.side((by+1)%engine.Seat(j.f.Players)), law, msgClaimLoses.With(me))
	}
}

// reachedFirst is a player who had to go on beyond the number of the game and has reached the further one, while
// another still plays for the lower; Nobody if there is none.
func (j *judge) reachedFirst(by engine.Seat) engine.Seat {
	for s := range engine.Seat(j.f.Players) {
		if j.plays(s) && j.p[s].target > j.p[by].target && j.count(s) >= j.p[s].target {
			return s
		}
	}
	return engine.Nobody
}

// concedes judges a player's giving up, of which Foster says nothing: between two sides it leaves the game to the other.
func (j *judge) concedes(a *engine.Act) error {
	by := a.By
	if !j.plays(by) {
		return engine.Impossiblef(a.Pos, "%s has no part in this hand and cannot give it up", j.name(by))
	}
	if j.f.Players > 2 && !j.f.Sides || j.f.Target == 0 {
		j.Over = true
		j.V.Undecided = j.V.Say(msgIfGivesUp, say.Who(by))
		return nil
	}
	winners := j.side((by + 1) % engine.Seat(j.f.Players))
	j.decide(-1, winners, j.f.Laws.GivesUp, msgGivesUp.With(say.Who(by), say.Seats(winners...)))
	j.Because(j.f.Laws.GivesUp, msgGivesUpWhy, say.Who(by), say.Seats(winners...))
	return nil
}

// retire takes a player out of the game; the others go on.
func (j *judge) retire(act int, s engine.Seat) {
	l, me := &j.f.Laws, say.Who(s)
	j.p[s].retired = true
	if j.f.LowPays {
		j.Because(l.LowPays, msgLowestAgreed, me)
		j.Over, j.end.summary = true, msgClaimEnds.With(me)
		return
	}
	j.Because(l.Retires, msgRetires, me)
	if j.Tricks.Retire(s) {
		j.completed()
	}
	j.Foresee(act+1, j.draw.total-j.Tricks.Done())
}

// active counts the players who are still in the game.
func (j *judge) active() int {
	n := 0
	for s := range engine.Seat(j.f.Players) {
		if j.plays(s) {
			n++
		}
	}
	return n
}
