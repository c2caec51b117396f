package vint

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// write enters an account into the verdict, part by part with the law of each.
func (j *table) write(f *facts, a *account) {
	v := j.V
	v.Won = a.won
	j.writeTricks(f, a)
	j.writeFines(f, a)
	if f.whole {
		j.writeBid(f, a)
		j.writeHonours(f, a)
	}
	if f.crownsIn && f.whole {
		j.writeCoronets(f)
	}
	j.writeSlams(f, a)
	j.writeGame(f, a)
	j.missing(f)
	if f.counted {
		room := make([]engine.Count, 2*players) // of both lists
		v.Points = a.points.to(room[:players:players])
		above, below := a.above(), a.points
		j.Because(LawFosterColumns, msgColumns, side(0).who(), say.Num(below[0]), say.Num(above[0]), side(1).who(), say.Num(below[1]), say.Num(above[1]))
		if len(j.open) == 0 || j.noted() {
			v.Scores = a.scores().to(room[players:])
		}
	}
	v.Over = a.game.rubber
	j.winners(f, a)
	j.runsOn(f, a)
}

// noted reports whether the hand is written down as a result alone, of which what is told is scored.
func (j *table) noted() bool { return j.H.Result != nil && j.H.Deal == nil }

// winners are the side that won the rubber or else, with the hand, its bid or the other's lost one. A side that revoked
// wins no hand.
func (j *table) winners(f *facts, a *account) {
	s := f.bidder
	switch {
	case a.game.rubber:
		s = a.game.by
	case a.won == engine.Unknown:
		return
	case a.won == engine.No:
		s = f.bidder.other()
	}
	if !a.game.rubber && f.revokes[s] > 0 {
		return
	}
	one, two := s.seats()
	j.V.Winners = []engine.Seat{one, two}
}

// runsOn says from what the next hand starts.
func (j *table) runsOn(f *facts, a *account) {
	if !f.whole || a.game.open {
		return
	}
	at := f.standing
	at.gamesOpen = at.gamesOpen || at.belowOpen
	switch {
	case a.game.rubber:
		at.below, at.games = perSide{}, perSide{}
	case a.game.won:
		at.below = perSide{}
		at.games[a.game.by]++
	default:
		at.below[0] += a.points[0]
		at.below[1] += a.points[1]
	}
	j.next(at)
}

// next says where the rubber stands for the next hand, as far as that is known.
func (j *table) next(at standing) {
	if at.belowOpen && at.gamesOpen {
		return
	}
	next, room := make(engine.Fields, 0, 2), make([]engine.Count, 4)
	if !at.belowOpen {
		next = append(next, engine.Field{Key: "below", Seat: engine.Nobody, Counts: at.below.to(room[:2:2])})
	}
	if !at.gamesOpen {
		next = append(next, engine.Field{Key: "games", Seat: engine.Nobody, Counts: at.games.to(room[2:])})
	}
	j.V.Next = next
}

func (j *table) writeTricks(f *facts, a *account) {
	if !f.counted {
		return
	}
	j.tell(LawFosterTrickValue, bidTexts[f.bid-1].price)
	if f.inOrder {
		j.Because(LawFosterWinning, msgTricks, side(0).who(), say.Num(f.tricks[0]), side(1).who(), say.Num(f.tricks[1]))
	}
	for s := range f.tricks {
		if f.revokes[s] > 0 {
			j.Because(LawFosterBridge84, msgScoresNothing, side(s).who())
			continue
		}
		n := f.tricks[s]
		j.Because(LawFosterEveryTrick, msgTrickSum, side(s).who(), say.Num(n), say.Num(f.bid.price()), say.Num(n*f.bid.price()))
	}
	if a.moved > 0 {
		j.Because(LawFosterBridge84b, msgTricksTaken, f.bidder.who(), say.Num(a.moved), say.Num(f.tricks[f.bidder]+a.moved), say.Num(a.points[f.bidder]))
		j.Because(LawFosterBridge84, msgNoSlam)
	}
}

// writeFines gives what faults cost above the line.
func (j *table) writeFines(f *facts, a *account) {
	for s := range f.revokes {
		n, law := f.revokes[s], LawFosterBridge84a
		if side(s) != f.bidder {
			n, law = n-f.forTricks, LawFosterBridge84b
		}
		j.fine(f.revoke, n, law, side(s).other(), msgRevokePrice, msgRevokeOpen, msgOpenRevoke)
	}
	for s := range f.looks {
		j.fine(f.look, f.looks[s], LawFosterBridge90, side(s).other(), msgLookPrice, msgLookOpen, msgOpenLook)
	}
}

// fine gives one of them, or says that nothing was agreed.
func (j *table) fine(p price, times int, law engine.Law, to side, priced, unpriced, open *say.Message) {
	switch {
	case times <= 0:
	case p.agreed:
		j.Because(law, priced, to.who(), say.Num(times*p.n))
	default:
		j.Because(law, unpriced, to.who())
		j.Because(LawFosterAsAtBridge, msgScale)
		j.leaves(open)
	}
}

func (j *table) writeBid(f *facts, a *account) {
	foes := f.bidder.other()
	switch {
	case a.won == engine.Yes:
		j.Because(LawFosterLostBid, msgMade, say.Num(f.bid.need()), say.Num(f.tricks[f.bidder]+a.moved))
		return
	case a.short == 0:
		j.Because(LawFosterBridge84, msgNoPenalty, foes.who())
		return
	}
	one := shortTricks * f.bid.price()
	j.Because(LawFosterLostBid, msgLost, say.Num(f.bid.need()), say.Num(f.bid.need()-a.short), say.Num(a.short), foes.who(), say.Num(one), say.Num(a.penalty[foes]))
	if f.revokes[f.bidder] == 0 {
		j.Because(LawFosterLostTricksStand, msgTricksStand)
	}
}

func (j *table) writeHonours(f *facts, a *account) {
	if !f.heldKnown {
		return
	}
	h := &a.honours
	if h.rule == acesAlone || h.rule == easy {
		j.Because(LawFosterHonours, msgHeldAces, side(0).who(), say.Num(f.held.aces), side(1).who(), say.Num(allAces-f.held.aces))
	} else {
		j.Because(LawFosterHonours, msgHeld, side(0).who(), say.Num(f.held.honours), say.Num(f.held.aces),
			side(1).who(), say.Num(honourRanks-f.held.honours), say.Num(allAces-f.held.aces))
	}
	to, units, price, sum, less := h.to.who(), say.Num(h.units), say.Num(h.price), say.Num(h.points()), say.Num(h.less)
	switch h.rule {
	case majorityOfBoth:
		j.Because(LawFosterHonourMajority, msgMajority, to, units)
	case offset:
		if h.units == 0 {
			j.Because(LawFosterHonoursOffset, msgOffsetNone, less)
			return
		}
		j.Because(LawFosterHonoursOffset, msgOffset, say.Num(h.units+h.less), less, to, units)
	case tiedWithTricks:
		j.Because(LawFosterAcesTie, msgTied, to, units)
	case tiedWithout:
		j.Because(LawFosterAcesTieLost, msgTiedLost, to, say.Num(h.units+h.less), less, units)
	case acesAlone:
		j.Because(LawFosterNoTrumpAces, msgAces, to, units, price, sum)
		return
	case easy:
		j.Because(LawFosterAcesEasy, msgAcesEasy)
		return
	}
	j.Because(LawFosterHonourValue, msgHonourPrice, to, units, price, sum)
}

func (j *table) writeCoronets(f *facts) {
	if j.H.Deal == nil && j.H.Result != nil {
		for s, n := range f.coronets {
			if n > 0 {
				j.Because(LawFosterCoronet, msgCoronetsTold, side(s).who(), say.Num(n))
			}
		}
		return
	}
	for i := range f.crowns {
		j.writeCoronet(f.bid, &f.crowns[i])
	}
}

func (j *table) writeCoronet(b bid, c *coronet) {
	who, n, value := say.Who(c.by), say.Num(c.cards), say.Num(c.value)
	double := b.trump() == card.NoSuit || c.suit == b.trump()
	law := LawFosterCoronetValue
	if double {
		law = LawFosterCoronetDouble
	}
	if c.suit == card.NoSuit {
		j.Because(LawFosterCoronetAces, msgCoronetAces, who, n, value)
		if double {
			j.Because(law, msgCoronetWorth, value, say.If(double))
		}
		return
	}
	j.Because(LawFosterCoronet, msgCoronet, who, n, say.Suit(c.suit), say.Card(c.from))
	j.Because(law, msgCoronetWorth, value, say.If(double))
}

// slamLaws are the laws of the slams by what they are worth.
var slamLaws = map[int]engine.Law{
	slamLittle: LawFosterLittleSlam, slamLittleBid: LawFosterLittleSlamBid, slamGrand: LawFosterGrandSlam,
	slamSixGrand: LawFosterLittleBidGrandMade, slamGrandBid: LawFosterGrandSlamBid,
}

func (j *table) writeSlams(f *facts, a *account) {
	for s, n := range a.slam {
		if n > 0 {
			j.Because(slamLaws[n], msgSlam, side(s).who(), say.Num(f.tricks[s]), say.Num(n))
		}
	}
}

func (j *table) writeGame(f *facts, a *account) {
	g := &a.game
	if g.open {
		j.Because(LawFosterMiddleOfHand, msgBothThere)
		j.leaves(msgOpenGame)
		return
	}
	if g.lost && f.counted {
		j.leaves(msgOpenBelow)
	}
	if !g.won {
		return
	}
	if f.gamesOpen {
		j.leaves(msgOpenRubber)
	}
	who := g.by.who()
	j.Because(LawFosterGame, msgGame, who, say.Num(gameAt))
	if g.trick > 0 && g.trick < allTricks {
		j.Because(LawFosterMiddleOfHand, msgMiddle, who, say.Num(g.trick))
		j.Because(LawFosterPlayedOut, msgPlayedOut)
	}
	j.Because(LawFosterGameBonus, msgGameBonus, who, say.Num(gamePrize))
	if g.rubber {
		j.Because(LawFosterRubber, msgRubber, who)
		j.Because(LawFosterRubberBonus, msgRubberBonus, who, say.Num(rubberPrize))
		j.Because(LawFosterPartnersChange, msgPartnersChange)
	}
}

// conclude gives the options, the new deal and the ruling in a sentence.
func (j *table) conclude() {
	v, c := j.V, &j.contract
	if j.void != "" {
		j.conclusionVoid()
		return
	}
	for i := range j.Ledger.Rights {
		switch j.Ledger.Rights[i].Choice {
		case newDeal:
			j.leaves(msgOpenNewDeal)
		case makeSufficient:
			j.leaves(msgOpenLow)
		}
	}
	if lying := j.Lying(engine.Nobody); lying != nil {
		j.Because(LawFosterBridge83, msgLying, say.Who(lying.Seat))
	}
	v.Options = j.Ledger.Options()
	if len(j.open) > 0 {
		v.Undecided = v.Say(msgOpen, say.List(j.open...))
	}
	over := len(j.H.Bidding) > 0 && j.bidding.Over()
	switch {
	case c.bid == 0 && over && j.bidding.High == engine.Nobody:
		v.Summary = v.Say(msgSumNobody)
		j.next(j.match)
	case c.bid == 0 && len(j.H.Bidding) > 0 && !over && len(j.open) == 0:
		v.Summary = v.Say(msgSumBidding, say.Who(j.bidding.Turn()))
	case c.bid == 0 && len(j.open) == 0:
		v.Summary = v.Say(msgSumStands)
	case c.bid == 0:
		v.Summary = v.Undecided
	default:
		j.conclusion()
	}
}

func (j *table) conclusion() {
	v, c := j.V, &j.contract
	who := sideOf(c.by).who()
	switch {
	case v.Over:
		v.Summary = v.Say(msgSumRubber, sideOf(v.Winners[0]).who(), who, say.If(v.Won == engine.Yes), c.bid.said())
	case v.Won == engine.Yes:
		v.Summary = v.Say(msgSumMade, who, c.bid.said())
	case v.Won == engine.No:
		v.Summary = v.Say(msgSumLost, who, c.bid.said())
	default:
		v.Summary = v.Say(msgSumPlays, say.Who(c.by), c.bid.said())
	}
}

// conclusionVoid is a hand that is dealt again.
func (j *table) conclusionVoid() {
	v := j.V
	j.Ledger.CloseOf(func(*ledger.Right) bool { return true })
	v.Redeal = true
	v.Points, v.Scores, v.Winners, v.Won = nil, nil, nil, engine.Unknown
	j.next(j.match)
	v.Summary = v.Say(msgSumNewDeal)
	switch {
	case j.void == LawFosterBridge40:
	case j.H.Dealer != engine.Nobody:
		j.Because(LawFosterBridge36, msgSameDealer, say.Who(j.H.Dealer))
	default:
		j.Because(LawFosterBridge36, msgSamePlayer)
	}
}
