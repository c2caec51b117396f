package skat

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// allPoints is what the cards of the pack count together, maxSkat what the two of the skat count at most.
const (
	allPoints = 120
	maxSkat   = 22
	skatCards = 2
)

// tally is what the single player has, and what his adversaries have, when the count is made.
type tally struct {
	points  int  // the single player's card points, the skat's among them, as far as they are known
	skat    int  // the skat's
	exact   bool // whether the skat is in them
	tricks  int  // the single player's tricks; -1 when not recorded
	theirs  int  // the adversaries' card points in tricks
	against int  // the adversaries' tricks; -1 when not recorded
	done    bool // whether the hand is played to its end
}

// counted takes the tally from the table as it is now. A complete trick that still lies open is its winner's, unless a
// revoke of that side lies in it.
func (r *ruler) counted() tally { return r.tally(!r.byRevoke()) }

// tally counts what each side has taken, with the complete trick on the table or without it.
func (r *ruler) tally(open bool) tally {
	var n tally
	for i := range r.H.Players {
		s := engine.Seat(i)
		points, won := r.Tricks.Taken[s], r.Tricks.Won[s]
		if open {
			points, won = r.PointsOf(s), r.TricksOf(s)
		}
		if r.single(s) {
			n.points, n.tricks = points, won
		} else {
			n.theirs += points
			n.against += won
		}
	}
	if r.tricksOpen && r.c.trumps() {
		// How many tricks were won before is not recorded; who has points has one.
		n.tricks, n.against = unknownTricks(n.tricks, n.points), unknownTricks(n.against, n.theirs)
	}
	n.done = r.PlayedOut()
	n.points += r.added
	n.skat, n.exact = r.skatCount()
	if n.done && n.tricks == 0 && r.book.skatNeedsTrick {
		n.skat, n.exact = 0, true // the skat counts for him only if he took a trick
	}
	n.points += n.skat
	n.exact = n.exact && !r.ownOpen
	return n
}

// byRevoke reports whether the complete trick on the table was won by a side whose revoke lies in it uncorrected: it is
// not that side's for good.
func (r *ruler) byRevoke() bool {
	now := &r.Tricks.Now
	if !now.Complete() {
		return false
	}
	for i := range r.Tricks.Revokes {
		if rv := &r.Tricks.Revokes[i]; !rv.Settled && !rv.Corrected && r.single(rv.Seat) == r.single(now.Winner) {
			return true
		}
	}
	return false
}

// unknownTricks is a number of tricks that a position does not record; -1 when nothing is known of it.
func unknownTricks(n, points int) int {
	if n == 0 && points == 0 {
		return -1
	}
	return max(n, 1)
}

// skatCount is the card points of what lies in the skat at the end, where that is known.
func (r *ruler) skatCount() (points int, known bool) {
	if r.restKnown {
		return r.rest, true
	}
	cards, known := r.aside()
	return setPoints(cards), known && r.H.Result == nil
}

func setPoints(s card.Set) int {
	n := 0
	for c := range s.All() {
		n += trick.AceTen(c)
	}
	return n
}

// possibleResult refuses an outcome that no hand can have.
func (r *ruler) possibleResult() error {
	for _, limit := range []struct {
		key string
		max int
	}{{"points", allPoints}, {"tricks", r.book.tricks}} {
		f, ok := r.H.Result.Get(limit.key)
		if !ok {
			continue
		}
		sum := 0
		for _, c := range f.Counts {
			if r.c.kind == ramsch && c.Seat == engine.Nobody {
				return engine.Impossiblef(f.Pos, "in ramsch everybody has %s, so one number is not enough: {NAME: N, …}", limit.key)
			}
			if c.Seat != engine.Nobody && r.seats.place(c.Seat) < 0 {
				return engine.Impossiblef(f.Pos, "%s holds no cards in this deal and takes no %s", r.name(c.Seat), limit.key)
			}
			if c.N < 0 || c.N > limit.max {
				return engine.Impossiblef(f.Pos, "%d %s are impossible: there are %d in a hand", c.N, limit.key, limit.max)
			}
			sum += c.N
		}
		if r.c.kind == ramsch && (len(f.Counts) == 3 && sum != limit.max || sum > limit.max) {
			return engine.Impossiblef(f.Pos, "the %s of the three add up to %d instead of %d", limit.key, sum, limit.max)
		}
	}
	return nil
}

// fitting refuses card points and tricks of one player that cannot go together.
func (r *ruler) fitting(who engine.Seat, points, tricks int) error {
	f, _ := r.H.Result.Get("points")
	switch {
	case tricks == 0 && points > 0 && r.book.skatNeedsTrick:
		return engine.Impossiblef(f.Pos, "%s cannot have %d card points without a trick", r.name(who), points)
	case tricks == r.book.tricks && points < allPoints:
		return engine.Impossiblef(f.Pos, "%s has every trick, and with them all %d card points, not %d", r.name(who), allPoints, points)
	}
	return nil
}

// fromResult counts a hand of which only the outcome is recorded.
func (r *ruler) fromResult() error {
	if r.c.kind == ramsch {
		return r.ramschResult()
	}
	n := tally{tricks: -1, against: -1, done: true, exact: true}
	own := func(key string) (int, bool) {
		f, ok := r.H.Result.Get(key)
		if !ok {
			return 0, false
		}
		for _, c := range f.Counts {
			if c.Seat == r.c.by || c.Seat == engine.Nobody {
				return c.N, true
			}
		}
		return 0, false
	}
	tricks, haveTricks := own("tricks")
	if haveTricks {
		n.tricks, n.against = tricks, r.book.tricks-tricks
	}
	points, havePoints := own("points")
	if haveTricks && !havePoints && (tricks == r.book.tricks || tricks == 0 && r.book.skatNeedsTrick) {
		points, havePoints = allPoints*min(tricks, 1), true // every trick, or none
	}
	n.points, n.exact = points, havePoints
	if havePoints {
		n.theirs = allPoints - points
	}
	if havePoints && haveTricks && r.c.trumps() {
		if err := r.fitting(r.c.by, points, tricks); err != nil {
			return err
		}
	}
	r.settleGame(n)
	return nil
}

// count settles a hand that was played.
func (r *ruler) count() {
	if r.c.kind == ramsch {
		r.ramschPlayed()
		return
	}
	n := r.counted()
	if n.exact && n.done && r.c.trumps() {
		r.Because(r.book.laws.skat, msgCardPointsTricks, say.Num(n.points-n.skat-r.added), say.Num(n.skat), say.Num(n.points-r.added))
	}
	if r.wrongHand != engine.Nobody {
		r.lastTrick(&n)
	}
	if r.stopped {
		n.done = true
	}
	if r.final != nil {
		n = *r.final
	}
	if n.done {
		r.Ledger.Rights = nil
	} else if x := r.pending(func(*ledger.Right) bool { return true }); x != nil && !r.end.made {
		r.takePending(len(r.H.Play), x, r.V.Say(msgMayTakeGame, say.Who(r.c.by)))
	}
	r.settleGame(n)
}

// lastTrick gives the trick that a missing card leaves incomplete to the side not in fault.
func (r *ruler) lastTrick(n *tally) {
	t := &r.Tricks
	if t.Now.Played == 0 || t.Now.Complete() || t.Now.N < r.book.tricks {
		return
	}
	points := t.Now.Points(t.Rules)
	if r.single(r.wrongHand) {
		n.theirs += points
		n.against++
	} else {
		n.points += points
		n.tricks++
	}
	n.done = true
	r.Because(LawFosterMissingCard, msgLastTrickCard)
}

// settleGame decides won or lost and how high, by what a law has decided or else by the count.
func (r *ruler) settleGame(n tally) {
	r.n = n
	if !r.unfit.Empty() {
		r.leaveOpen(r.unfit)
		r.stayOpen()
		return
	}
	if r.c.trumps() && n.exact {
		r.V.Points = []engine.Count{{Seat: r.c.by, N: n.points}}
	}
	switch {
	case !r.V.Undecided.Empty():
		if r.end.made {
			r.V.Won, r.V.Winners = engine.Is(r.end.won), r.winners(r.end.won)
		}
		r.stayOpen()
	case r.end.made:
		lev := r.end.lev
		switch {
		case r.end.fixed:
		case n.done && r.unclear(r.end.won, n):
			return
		case n.done:
			if lev = r.levelOf(r.end.won, n); lev > plain {
				r.sayLevel(r.end.won, n)
			}
		case r.levelOpen(r.end.won, n):
			r.V.Won, r.V.Winners = engine.Is(r.end.won), r.winners(r.end.won)
			r.leaveOpen(r.V.Say(msgRecordDoesShowAllCounts, say.Who(r.c.by)))
			r.stayOpen()
			return
		default:
			if lev = r.soFar(r.end.won, n); lev > plain {
				r.Because(r.book.laws.need, msgSchneiderBeenMade)
			}
		}
		r.finish(r.end.won, lev, true)
	case r.c.trumps():
		r.settlePoints(n)
	default:
		r.settleTricks(n)
	}
}

// mayTake is how many tricks the single player may take in a game without a count of points, and the law.
func (r *ruler) mayTake() (int, engine.Law) {
	switch r.c.kind {
	case revolution:
		return 0, r.book.laws.revolution
	case uno:
		return 1, r.book.laws.unoDuo
	case duo:
		return 2, r.book.laws.unoDuo
	}
	return 0, r.book.laws.nullo
}

// soFar is the level that is reached already in a hand that is not played to its end.
func (r *ruler) soFar(won bool, n tally) level {
	if r.c.trumps() && (won && n.points >= r.book.schneiderAt || !won && n.theirs >= 90) {
		return schneider
	}
	return plain
}

// levelOpen reports whether schneider may have been made by then, by card points that the record does not tell.
func (r *ruler) levelOpen(won bool, n tally) bool {
	switch {
	case !r.c.trumps() || r.soFar(won, n) > plain:
		return false
	case won && r.ownOpen:
		return allPoints-n.theirs >= r.book.schneiderAt
	case won:
		return !n.exact && n.points+maxSkat >= r.book.schneiderAt
	}
	return r.theirsOpen && allPoints-n.points >= 90
}

// unclear leaves a hand undecided whose level hangs on tricks that the record does not count.
func (r *ruler) unclear(won bool, n tally) bool {
	switch name := say.Who(r.c.by); {
	case !r.c.trumps() || r.book.laws.proof != "":
		return false
	case won && n.points == allPoints && n.against < 0:
		r.leaveOpen(r.V.Say(msgWhetherEveryTrick, name))
	case !won && n.points == 0 && n.tricks < 0:
		r.leaveOpen(r.V.Say(msgWhetherATrick, name))
	default:
		return false
	}
	r.V.Won, r.V.Winners = engine.Is(won), r.winners(won)
	r.stayOpen()
	return true
}

// levelOf is the level that the side reached which has won.
func (r *ruler) levelOf(won bool, n tally) level {
	if !r.c.trumps() {
		return plain
	}
	switch {
	case won && n.against == 0 && n.tricks > 0:
		return schwarz
	case won && n.points >= r.book.schneiderAt:
		return schneider
	case !won && n.tricks == 0:
		return schwarz
	case !won && allPoints-n.points >= 90:
		return schneider
	}
	return plain
}

// needed is how many card points the announced game needs; all tricks when schwarz was announced.
func (r *ruler) needed() int {
	if r.c.announce >= schneider {
		return r.book.schneiderAt
	}
	return 61
}

// settlePoints decides a game by card points.
func (r *ruler) settlePoints(n tally) {
	name := say.Who(r.c.by)
	if n.done && !n.exact {
		r.settleRange(n)
		return
	}
	switch all := r.c.announce == schwarz; {
	case n.done && all:
		r.settleAll(n, name)
	case n.done:
		r.settleWhole(n, name)
	default:
		r.settleStopped(n, name, all)
	}
}

// settleAll decides announced schwarz by a hand that was played out.
func (r *ruler) settleAll(n tally, name say.Value) {
	laws := &r.book.laws
	switch {
	case n.tricks < 0 && n.points == allPoints:
		r.leaveOpen(r.V.Say(msgWhetherEveryTrick, name))
		r.stayOpen()
	case n.against != 0:
		r.Because(r.missLaw(), msgSchwarzAnnouncedBut, r.foes())
		if laws.schwarz != "" && n.points == allPoints {
			r.Because(laws.schwarz, msgTrickWithoutCard)
		}
		if r.levelOf(false, n) > r.c.announce {
			r.sayLevel(false, n)
		}
		r.finish(false, r.levelOf(false, n), false)
	default:
		r.Because(r.needLaw(), msgTookEveryTrick, name)
		if laws.schwarz != "" {
			r.sayLevel(true, n)
		}
		r.finish(true, schwarz, false)
	}
}

// settleWhole decides a game by the card points of a hand that was played out.
func (r *ruler) settleWhole(n tally, name say.Value) {
	need := r.needed()
	if n.points >= need {
		if r.unclear(true, n) {
			return
		}
		r.Because(r.needLaw(), msgCardPointsNeeds, name, say.Num(n.points), say.Num(need))
		r.sayLevel(true, n)
		r.finish(true, r.capped(true, r.levelOf(true, n)), false)
		return
	}
	r.Because(r.missLaw(), msgCardPointsNeedsHave, name, say.Num(n.points), say.Num(need), r.foes(), say.Num(allPoints-n.points))
	if lev := r.levelOf(false, n); lev > r.c.announce || r.book.laws.schneider == "" {
		r.sayLevel(false, n)
	}
	if r.unclear(false, n) {
		return
	}
	r.finish(false, r.capped(false, r.levelOf(false, n)), false)
}

// settleStopped decides a game of which the play stops before the last card: what is decided is decided.
func (r *ruler) settleStopped(n tally, name say.Value, all bool) {
	need, laws := r.needed(), &r.book.laws
	switch {
	case all && n.against > 0:
		r.Because(r.missLaw(), msgSchwarzAnnouncedBut, r.foes())
		r.sayEarly()
		r.lostSoFar(n)
	case r.Lying(r.c.by) != nil && (all || n.theirs <= allPoints-need):
		r.leaveOpen(r.V.Say(msgRevokeLies, name))
		r.stayOpen()
	case !all && n.points >= need:
		r.Because(r.needLaw(), msgAlreadyCardPoints, name, say.Num(n.points), say.Num(need))
		switch {
		case n.theirs > allPoints-r.book.schneiderAt:
			if laws.schneider == "" {
				r.Because(laws.adversaries, msgAlreadyHaveAre, r.foes(), say.Num(n.theirs))
			}
			r.finish(true, plain, false)
		case n.points >= r.book.schneiderAt && n.against > 0:
			r.sayLevel(true, n)
			r.finish(true, schneider, false)
		default:
			if r.covered(plain) {
				r.V.Won, r.V.Winners = engine.Yes, []engine.Seat{r.c.by}
			}
			r.leaveOpen(r.V.Say(msgPlayStoppedBefore, r.foes()))
			r.stayOpen()
		}
	case !all && n.theirs > allPoints-need:
		r.Because(r.missLaw(), msgAlreadyHaveCard, r.foes(), say.Num(n.theirs), name, say.Num(need))
		if r.c.announce > plain {
			r.sayEarly()
		}
		r.lostSoFar(n)
	default:
		r.leaveOpen(r.V.Say(msgPlayStopsBefore, name, say.Num(n.points), r.foes(), say.Num(n.theirs)))
		r.stayOpen()
	}
}

// settleRange settles a hand played out of which not all that counts for the single player is recorded, as far as every
// number that it may be gives the same.
func (r *ruler) settleRange(n tally) {
	outcome := func(n tally) (bool, level) {
		won := n.points >= r.needed()
		if r.c.announce == schwarz {
			won = n.against == 0
		}
		return won, r.capped(won, r.levelOf(won, n))
	}
	most := n
	most.points = allPoints - n.theirs
	won, lev := outcome(n)
	wonMost, levMost := outcome(most)
	name := say.Who(r.c.by)
	switch {
	case won != wonMost:
		r.leaveOpen(r.V.Say(msgRecordDoesShowAll, name))
		r.stayOpen()
	case max(lev, r.c.announce) != max(levMost, r.c.announce):
		r.V.Won, r.V.Winners = engine.Is(won), r.winners(won)
		r.leaveOpen(r.V.Say(msgRecordDoesShowAllCounts, name))
		r.stayOpen()
	case r.unclear(won, n), r.unclear(won, most):
	default:
		law := r.missLaw()
		if won {
			law = r.needLaw()
		}
		r.Because(law, msgLeastCardPoints, name, say.Num(n.points), r.foes(), say.Num(n.theirs))
		r.finish(won, lev, false)
	}
}

// sayEarly gives the law by which a lost game is not played to its end, where the book has one.
func (r *ruler) sayEarly() {
	if law := r.book.laws.early; law != "" {
		r.Because(law, msgPlayStopsWhere)
	}
}

// capped is a level that the end of the hand leaves a side to count.
func (r *ruler) capped(won bool, l level) level {
	if won != r.capWon {
		return l
	}
	return min(l, r.cap)
}

// needLaw is the law of what the announced game needs.
func (r *ruler) needLaw() engine.Law {
	if r.c.announce > plain && r.book.laws.announced != "" {
		return r.book.laws.announced
	}
	return r.book.laws.need
}

// missLaw is the law of a game that missed what it needs.
func (r *ruler) missLaw() engine.Law {
	switch {
	case r.c.announce > plain && r.book.laws.missed != "":
		return r.book.laws.missed
	case r.c.announce == schwarz:
		return r.book.laws.need
	}
	return r.book.laws.adversaries
}

// lostSoFar ends a game that is lost before the last card.
func (r *ruler) lostSoFar(n tally) {
	if n.points >= 31 || r.c.announce >= schneider && n.tricks > 0 || r.c.announce == schwarz {
		r.finish(false, plain, false)
		return
	}
	if r.book.stopped(r, n) {
		return
	}
	r.V.Won = engine.No
	r.V.Winners = r.opponents()
	r.leaveOpen(r.V.Say(msgStoppedBeforeLevel, say.Who(r.c.by)))
	r.stayOpen()
}

// sayLevel says how far the winning side got beyond the game.
func (r *ruler) sayLevel(won bool, n tally) {
	if r.book.laws.schneider != "" {
		r.sayLevelLaw(won, n)
		return
	}
	name := say.Who(r.c.by)
	need, other := r.book.laws.need, r.book.laws.adversaries
	switch lev := r.levelOf(won, n); {
	case won && lev == schwarz:
		r.Because(need, msgEveryTrickSchwarz, name)
	case won && n.points == allPoints:
		r.Because(need, msgAdversariesHaveTrick)
	case won && lev == schneider:
		r.Because(other, msgAdversariesHaveAre, say.Num(allPoints-n.points))
	case won:
		r.Because(other, msgAdversariesHaveAreOut, say.Num(allPoints-n.points))
	case lev == schwarz:
		r.Because(other, msgTrickSchwarz, name)
	case lev == schneider:
		r.Because(other, msgAdversariesHaveSchneider, say.Num(allPoints-n.points), name)
	}
}

// sayLevelLaw gives the law of the level reached, in a book that has one for each.
func (r *ruler) sayLevelLaw(won bool, n tally) {
	laws := &r.book.laws
	side, points, own := r.side(!won), allPoints-n.points, n.against
	if !won {
		points, own = n.points, n.tricks
	}
	switch r.capped(won, r.levelOf(won, n)) {
	case schwarz:
		r.Because(laws.schwarz, msgSideNoTrick, side)
	case schneider:
		r.Because(laws.schneider, msgSideSchneider, side, say.Num(points))
		switch {
		case own > 0:
			r.Because(laws.schwarz, msgSideATrick, side)
		case own < 0:
			r.Because(laws.proof, msgWhetherTricksWere)
		}
	}
}

// settleTricks decides a game in which the single player must take so many tricks and no more.
func (r *ruler) settleTricks(n tally) {
	need, law := r.mayTake()
	name := say.Who(r.c.by)
	switch {
	case r.Lying(r.c.by) != nil && n.tricks <= need:
		r.leaveOpen(r.V.Say(msgRevokeLies, name))
		r.stayOpen()
	case n.tricks < 0:
		r.leaveOpen(r.V.Say(msgHowManyTricks, name))
		r.stayOpen()
	case n.tricks > need:
		r.Because(law, msgTookInstead, name, r.someTricks(n.tricks), r.undertaken(need))
		if !n.done {
			r.sayEarly()
		}
		r.finish(false, plain, false)
	case n.done && n.tricks == need:
		r.Because(law, msgTookUndertaken, name, r.exactly(need))
		r.finish(true, plain, false)
	case n.done:
		r.Because(law, msgTookInstead, name, r.someTricks(n.tricks), r.undertaken(need))
		r.finish(false, plain, false)
	default:
		r.leaveOpen(r.V.Say(msgPlayStopsBeforeGame, name, r.someTricks(n.tricks)))
		r.stayOpen()
	}
}

// stayOpen writes the summary of a ruling that leaves something undecided.
func (r *ruler) stayOpen() {
	switch r.V.Won {
	case engine.Yes:
		r.V.Summary = r.V.Say(msgWonHowHigh, say.Who(r.c.by), r.noun(&r.c))
	case engine.No:
		r.V.Summary = r.V.Say(msgLostHowHigh, say.Who(r.c.by), r.noun(&r.c))
	default:
		r.notDecided()
	}
	r.offer()
}

// finish reckons the value and writes the score. byLaw is a game that a law decided, not the count.
func (r *ruler) finish(won bool, lev level, byLaw bool) {
	v, laws := r.V, &r.book.laws
	name := say.Who(r.c.by)
	v.Won = engine.Is(won)
	saved := won && byLaw && r.book.overbidWon && !r.end.earned // an adversary's fault has won even an overbid game
	if r.c.trumps() && !r.m.known {
		v.Winners = r.winners(won)
		r.leaveOpen(r.V.Say(msgMatadorsOpen))
		if won && !saved && !r.covered(lev) {
			v.Won, v.Winners = engine.Unknown, nil
			r.leaveOpen(r.V.Say(msgRecordDoesShowOr, say.Num(r.bid)))
		}
		r.stayOpen()
		return
	}
	s := r.book.reckon(r, lev)
	value := s.value()
	r.Because(laws.unit, msgUnitValue, r.game(&r.c), say.If(s.tops == 0), say.Num(s.unit))
	if s.tops > 0 {
		if r.m.known {
			r.sayMatadors()
		}
		s.say(r, laws.multipliers)
	}
	if r.bid > 0 {
		value, won = r.against(&s, won, saved)
	}
	v.Value, v.HasValue = value, true
	r.book.figures(r, lev)
	v.Winners = r.winners(won)
	score := value
	if !won {
		if laws.loss != "" && !r.overbid {
			r.Because(laws.loss, msgGameLostCosts, say.Num(value))
		}
		if f, law := r.book.lossFactor(r); f > 1 {
			score *= f
			r.Because(law, msgLostCostsDouble, say.Num(value), say.Num(f), say.Num(score))
		}
		score = -score
	}
	v.Scores = addCount(v.Scores, r.c.by, score)
	if laws.sheet != "" {
		r.Because(laws.sheet, msgPutDown, name, say.Num(score))
	}
	v.Summary = v.Say(msgWinsOrLoses, name, say.If(won), r.noun(&r.c), say.Num(score))
	r.offer()
}

// against sets the value against the bid: a game that does not cover it is lost and costs more, unless it is saved.
func (r *ruler) against(s *sum, won, saved bool) (int, bool) {
	law, value := r.book.laws.overbid, s.value()
	if r.book.laws.overbidHand != "" && !r.c.usesSkat() {
		law = r.book.laws.overbidHand
	}
	bid, n := say.Num(r.bid), say.Num(value)
	switch {
	case value >= r.bid:
		r.Because(law, msgValueCoversBid, n, bid)
	case saved:
		r.Because(r.end.law, msgValueDoesCover, n, bid)
	default:
		value, won, r.overbid = s.raised(r.bid), false, true
		r.V.Won = engine.No
		r.Because(law, msgValueDoesCoverBid, n, bid, say.Num(s.step()), say.Num(value))
	}
	return value, won
}

// sayMatadors names the trumps that make the run, and the one that ends it.
func (r *ruler) sayMatadors() {
	list, m := r.c.trumpList(), &r.m
	var run [maxTops]say.Value
	for i, c := range list[:m.n] {
		run[i] = say.Card(c)
	}
	text, next := msgMatadorsAll, card.None
	if m.n < len(list) {
		text, next = msgMatadors, list[m.n]
	}
	values := [...]say.Value{say.Who(r.c.by), say.If(m.with), say.Num(m.n), say.List(slices.Clone(run[:m.n])...), say.Card(next)}
	if m.n == len(list) {
		r.Because(r.book.laws.matadors, text, values[:4]...)
		return
	}
	r.Because(r.book.laws.matadors, text, values[:]...)
}

// sideAlone is the single player, or the defenders, without a verb.
func (r *ruler) sideAlone(single bool) say.Value {
	if single {
		return say.Phrase(r.V.Say(msgPlayer, say.Who(r.c.by)))
	}
	return say.Phrase(r.V.Say(msgTheDefenders))
}

// side is the single player, or those who play against him, where a sentence says what it has.
func (r *ruler) side(single bool) say.Value {
	if single {
		return say.Phrase(r.V.Say(msgPlayerHas, say.Who(r.c.by)))
	}
	return say.Phrase(r.V.Say(msgFoesHave, r.foes()))
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

func (r *ruler) winners(won bool) []engine.Seat {
	if won {
		return []engine.Seat{r.c.by}
	}
	return r.opponents()
}

// opponents are all at the table but the single player: those who hold no cards share the fortunes of his adversaries.
func (r *ruler) opponents() []engine.Seat {
	out := make([]engine.Seat, 0, 5)
	for s := range r.H.Players {
		if !r.single(engine.Seat(s)) {
			out = append(out, engine.Seat(s))
		}
	}
	return out
}

// offer lists the choices that stand open at the end of the record, with what each would give.
func (r *ruler) offer() {
	for i := range r.Ledger.Rights {
		x := &r.Ledger.Rights[i]
		if x.Choice == speakUp {
			continue
		}
		if x.Won != engine.Unknown && (r.m.known || !r.c.trumps()) {
			x.Scores = r.worth(x.Won == engine.Yes)
		}
		r.V.Options = append(r.V.Options, x.Option)
	}
	r.Ledger.Rights = nil
}

// covered reports whether the game's value at a level covers the bid; with matadors that are not known, whether it does
// with one already.
func (r *ruler) covered(lev level) bool {
	if m := r.m; r.c.trumps() && !m.known {
		r.m = matadors{n: 1, with: true, known: true}
		defer func() { r.m = m }()
	}
	s := r.book.reckon(r, lev)
	return s.value() >= r.bid
}

// worth is the score of the game as it stands, won or lost by law.
func (r *ruler) worth(won bool) []engine.Count {
	s := r.book.reckon(r, r.soFar(won, r.n))
	n := s.value()
	if !won {
		f, _ := r.book.lossFactor(r)
		n = -f * max(n, s.raised(r.bid))
	}
	return []engine.Count{{Seat: r.c.by, N: n}}
}
