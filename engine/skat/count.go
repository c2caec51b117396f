package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// allPoints is what the cards of the pack count together, maxSkat what two of them count at most.
const (
	allPoints = 120
	maxSkat   = 22
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

// counted takes the tally from the table. A complete trick that still lies open is its winner's.
func (r *ruler) counted() tally {
	t := &r.Tricks
	var n tally
	for s := range r.H.Players {
		points, won := t.Taken[s], t.Won[s]
		if t.Now.Complete() && int(t.Now.Winner) == s {
			points += t.Now.Points(t.Rules)
			won++
		}
		if r.single(engine.Seat(s)) {
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
	n.done = t.Done() >= r.tricks || r.handsEmpty()
	n.points += r.added
	n.skat, n.exact = r.skatCount(n.done)
	if n.done && n.tricks == 0 && r.book.skatNeedsTrick {
		n.skat, n.exact = 0, true // the skat counts for him only if he took a trick
	}
	n.points += n.skat
	n.exact = n.exact && !r.ownOpen
	return n
}

// unknownTricks is a number of tricks that a position does not record; -1 when nothing is known of it.
func unknownTricks(n, points int) int {
	if n == 0 && points == 0 {
		return -1
	}
	return max(n, 1)
}

// skatCount is the card points of what lies in the skat at the end, where that is known.
func (r *ruler) skatCount(done bool) (points int, known bool) {
	switch {
	case r.restKnown:
		return r.rest, true
	case r.c.usesSkat() && r.outKnown:
		return setPoints(r.out), true
	case !r.c.usesSkat() && r.skatKnown:
		return setPoints(r.skat), true
	case r.H.Position == nil && done && r.playedAll().Len() == 30:
		return setPoints(pack.Cards &^ r.playedAll()), true
	}
	return 0, false
}

func (r *ruler) playedAll() card.Set {
	var out card.Set
	for _, s := range r.seats {
		out |= r.Tricks.PlayedBy(s).One
	}
	return out
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
	}{{"points", allPoints}, {"tricks", r.tricks}} {
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
	case tricks == r.tricks && points < allPoints:
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
		n.tricks, n.against = tricks, r.tricks-tricks
	}
	points, havePoints := own("points")
	if haveTricks && !havePoints && (tricks == r.tricks || tricks == 0 && r.book.skatNeedsTrick) {
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
	if r.V.Redeal { // what the play showed sends the hand back to the dealer
		return
	}
	if r.c.kind == ramsch {
		r.ramschPlayed()
		return
	}
	n := r.counted()
	if n.exact && n.done && r.c.trumps() {
		r.say(r.book.laws.skat, strconv.Itoa(n.points-n.skat-r.added), " card points in tricks and ", strconv.Itoa(n.skat), " in the skat make ", strconv.Itoa(n.points-r.added), ".")
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
		r.choices = nil
	} else if r.pending.law != "" && !r.end.made {
		r.takePending(len(r.H.Play), r.text(r.name(r.c.by), " may take the game at once; the figures are those of a game so taken."))
	}
	r.settleGame(n)
}

// lastTrick gives the trick that a missing card leaves incomplete to the side not in fault.
func (r *ruler) lastTrick(n *tally) {
	t := &r.Tricks
	if t.Now.Played == 0 || t.Now.Complete() || t.Now.N < r.tricks {
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
	r.say(LawFosterMissingCard, "The last trick, with a card missing, belongs to the side not in fault.")
}

// settleGame decides won or lost and how high, by what a law has decided or else by the count.
func (r *ruler) settleGame(n tally) {
	r.n = n
	if r.unfit != "" {
		r.V.Undecided = r.unfit
		r.open()
		return
	}
	if r.c.trumps() && n.exact {
		r.V.Points = []engine.Count{{Seat: r.c.by, N: n.points}}
	}
	switch {
	case r.V.Undecided != "":
		if r.end.made {
			r.V.Won, r.V.Winners = engine.Is(r.end.won), r.winners(r.end.won)
		}
		r.open()
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
		default:
			if lev = r.soFar(r.end.won, n); lev > plain {
				r.say(r.book.laws.need, "Schneider had been made by then and counts.")
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

// unclear leaves a hand undecided whose level hangs on tricks that the record does not count.
func (r *ruler) unclear(won bool, n tally) bool {
	switch name := r.name(r.c.by); {
	case !r.c.trumps() || r.book.laws.proof != "":
		return false
	case won && n.points == allPoints && n.against < 0:
		r.V.Undecided = "The record does not say whether " + name + " took every trick."
	case !won && n.points == 0 && n.tricks < 0:
		r.V.Undecided = "The record does not say whether " + name + " took a trick."
	default:
		return false
	}
	r.V.Won, r.V.Winners = engine.Is(won), r.winners(won)
	r.open()
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
	need, laws := r.needed(), &r.book.laws
	name := r.name(r.c.by)
	points := strconv.Itoa(n.points)
	if n.done && !n.exact {
		r.settleRange(n)
		return
	}
	all := r.c.announce == schwarz
	if n.done {
		switch {
		case all && n.tricks < 0 && n.points == allPoints:
			r.V.Undecided = "The record does not say whether " + name + " took every trick."
			r.open()
			return
		case all && n.against != 0:
			r.say(r.missLaw(), "Schwarz was announced, but the ", r.book.foes, " have a trick.")
			if laws.schwarz != "" && n.points == allPoints {
				r.say(laws.schwarz, "A trick without card points is a trick.")
			}
			if r.levelOf(false, n) > r.c.announce {
				r.sayLevel(false, n)
			}
			r.finish(false, r.levelOf(false, n), false)
			return
		case all:
			r.say(r.needLaw(), name, " took every trick, as announced.")
			if laws.schwarz != "" {
				r.sayLevel(true, n)
			}
			r.finish(true, schwarz, false)
			return
		}
		if n.points >= need {
			if r.unclear(true, n) {
				return
			}
			r.say(r.needLaw(), name, " has ", points, " card points and needs ", strconv.Itoa(need), ".")
			r.sayLevel(true, n)
			r.finish(true, r.capped(r.levelOf(true, n)), false)
			return
		}
		r.say(r.missLaw(), name, " has ", points, " card points and needs ", strconv.Itoa(need), "; the ", r.book.foes, " have ", strconv.Itoa(allPoints-n.points), ".")
		if lev := r.levelOf(false, n); lev > r.c.announce || laws.schneider == "" {
			r.sayLevel(false, n)
		}
		if r.unclear(false, n) {
			return
		}
		r.finish(false, r.capped(r.levelOf(false, n)), false)
		return
	}
	// The play stops before the last card: what is decided is decided.
	switch {
	case all && n.against > 0:
		r.say(r.missLaw(), "Schwarz was announced, but the ", r.book.foes, " have a trick.")
		r.sayEarly()
		r.lostSoFar(n)
	case !all && n.points >= need:
		r.say(r.needLaw(), name, " already has ", points, " card points and needs ", strconv.Itoa(need), ".")
		switch {
		case n.theirs > allPoints-r.book.schneiderAt:
			if laws.schneider == "" {
				r.say(laws.adversaries, "The ", r.book.foes, " already have ", strconv.Itoa(n.theirs), " and are out of schneider.")
			}
			r.finish(true, plain, false)
		case n.points >= r.book.schneiderAt && n.against > 0:
			r.sayLevel(true, n)
			r.finish(true, schneider, false)
		default:
			if r.covered(plain) {
				r.V.Won, r.V.Winners = engine.Yes, []engine.Seat{r.c.by}
			}
			r.V.Undecided = r.text("Play stopped before it was decided whether the ", r.book.foes, " are made schneider or schwarz.")
			r.open()
		}
	case !all && n.theirs > allPoints-need:
		r.say(r.missLaw(), "The ", r.book.foes, " already have ", strconv.Itoa(n.theirs), " card points; ", name, " can no longer reach ", strconv.Itoa(need), ".")
		r.lostSoFar(n)
	default:
		r.V.Undecided = r.text("The play stops before the game is decided: ", name, " has ", points, " card points, the ", r.book.foes, " ", strconv.Itoa(n.theirs), ".")
		r.open()
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
		return won, r.capped(r.levelOf(won, n))
	}
	most := n
	most.points = allPoints - n.theirs
	won, lev := outcome(n)
	wonMost, levMost := outcome(most)
	name := r.name(r.c.by)
	switch {
	case won != wonMost:
		r.V.Undecided = r.text("The record does not show all that counts for ", name, ", so the card points stay open.")
		r.open()
	case max(lev, r.c.announce) != max(levMost, r.c.announce):
		r.V.Won, r.V.Winners = engine.Is(won), r.winners(won)
		r.V.Undecided = r.text("The record does not show all that counts for ", name, ", so schneider stays open.")
		r.open()
	case r.unclear(won, n), r.unclear(won, most):
	default:
		law := r.missLaw()
		if won {
			law = r.needLaw()
		}
		r.say(law, name, " has at least ", strconv.Itoa(n.points), " card points, the ", r.book.foes, " at least ", strconv.Itoa(n.theirs), "; whatever the rest is, the game is decided.")
		r.finish(won, lev, false)
	}
}

// sayEarly gives the law by which a lost game is not played to its end, where the book has one.
func (r *ruler) sayEarly() {
	if law := r.book.laws.early; law != "" {
		r.say(law, "The play stops where the game is lost.")
	}
}

// capped is a level that the end of the hand leaves to count.
func (r *ruler) capped(l level) level { return min(l, r.cap) }

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
	r.V.Won = engine.No
	r.V.Winners = r.opponents()
	r.V.Undecided = "Play stopped before it was decided whether " + r.name(r.c.by) + " is made schneider or schwarz."
	r.open()
}

// sayLevel says how far the winning side got beyond the game.
func (r *ruler) sayLevel(won bool, n tally) {
	if r.book.laws.schneider != "" {
		r.sayLevelLaw(won, n)
		return
	}
	name, theirs := r.name(r.c.by), strconv.Itoa(allPoints-n.points)
	need, other := r.book.laws.need, r.book.laws.adversaries
	switch lev := r.levelOf(won, n); {
	case won && lev == schwarz:
		r.say(need, "Every trick is ", name, "'s: schwarz.")
	case won && n.points == allPoints:
		r.say(need, "The adversaries have a trick, so they are schneider but not schwarz.")
	case won && lev == schneider:
		r.say(other, "The adversaries have ", theirs, " and are schneider.")
	case won:
		r.say(other, "The adversaries have ", theirs, " and are out of schneider.")
	case lev == schwarz:
		r.say(other, name, " has no trick: schwarz.")
	case lev == schneider:
		r.say(other, "The adversaries have ", theirs, ": ", name, " is schneider.")
	}
}

// sayLevelLaw gives the law of the level reached, in a book that has one for each.
func (r *ruler) sayLevelLaw(won bool, n tally) {
	laws := &r.book.laws
	side, points, own, verb := "The "+r.book.foes, allPoints-n.points, n.against, " have "
	if !won {
		side, points, own, verb = r.name(r.c.by), n.points, n.tricks, " has "
	}
	switch r.capped(r.levelOf(won, n)) {
	case schwarz:
		r.say(laws.schwarz, side, verb, "no trick: schwarz.")
	case schneider:
		r.say(laws.schneider, side, verb, strconv.Itoa(points), " card points, not more than 30: schneider.")
		switch {
		case own > 0:
			r.say(laws.schwarz, side, verb, "a trick: no schwarz.")
		case own < 0:
			r.say(laws.proof, "Whether the tricks were all on one side is not shown, and every level above the simple one must be proven.")
		}
	}
}

// settleTricks decides a game in which the single player must take so many tricks and no more.
func (r *ruler) settleTricks(n tally) {
	need, law := r.mayTake()
	name := r.name(r.c.by)
	switch {
	case n.tricks < 0:
		r.V.Undecided = "The record does not say how many tricks " + name + " took."
		r.open()
	case n.tricks > need:
		r.say(law, name, " took ", tricks(n.tricks), " instead of ", undertaken(need), ".")
		if !n.done {
			r.sayEarly()
		}
		r.finish(false, plain, false)
	case n.done && n.tricks == need:
		r.say(law, name, " took ", none(need), ", as undertaken.")
		r.finish(true, plain, false)
	case n.done:
		r.say(law, name, " took ", tricks(n.tricks), " instead of ", undertaken(need), ".")
		r.finish(false, plain, false)
	default:
		r.V.Undecided = r.text("The play stops before the game is decided: ", name, " has ", tricks(n.tricks), " so far.")
		r.open()
	}
}

func tricks(n int) string {
	if n == 0 {
		return "no trick"
	}
	return numbered(n, "trick")
}

// numbered is a number of things, in words as far as these are short.
func numbered(n int, thing string) string {
	word := strconv.Itoa(n)
	if 0 <= n && n < len(numberWords) {
		word = numberWords[n]
	}
	if n != 1 {
		thing += "s"
	}
	return word + " " + thing
}

var numberWords = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// undertaken is a number of tricks beside which another was named.
func undertaken(n int) string {
	if n == 0 {
		return "none"
	}
	return "exactly " + numberWords[n]
}

func none(n int) string {
	if n == 0 {
		return "no trick"
	}
	return "exactly " + tricks(n)
}

// open writes the summary of a ruling that leaves something undecided.
func (r *ruler) open() {
	switch r.V.Won {
	case engine.Yes:
		r.V.Summary = r.text(r.name(r.c.by), " has won the ", r.c.noun(), "; how high is not decided.")
	case engine.No:
		r.V.Summary = r.text(r.name(r.c.by), " has lost the ", r.c.noun(), "; how high is not decided.")
	default:
		r.V.Summary = "Not decided: " + r.lower(r.V.Undecided)
	}
	r.offer()
}

// finish reckons the value and writes the score. byLaw is a game that a law decided, not the count.
func (r *ruler) finish(won bool, lev level, byLaw bool) {
	v, laws := r.V, &r.book.laws
	name := r.name(r.c.by)
	v.Won = engine.Is(won)
	saved := won && byLaw && r.book.overbidWon && !r.end.earned // an adversary's fault has won even an overbid game
	if r.c.trumps() && !r.m.known {
		v.Winners = r.winners(won)
		v.Undecided = "The record does not show with or without how many matadors the game is played, so its value stays open."
		if won && !saved && !r.covered(lev) {
			v.Won, v.Winners = engine.Unknown, nil
			v.Undecided = r.text("The record does not show with or without how many matadors the game is played, so whether it covers the bid of ", strconv.Itoa(r.bid), " stays open.")
		}
		r.open()
		return
	}
	s := r.book.reckon(r, lev)
	value := s.value()
	kind := ": unit value "
	if s.n == 0 {
		kind = ": fixed value "
	}
	r.say(laws.unit, capital(r.c.name()), kind, strconv.Itoa(s.unit), ".")
	if s.n > 0 {
		if r.m.known {
			v.Because(laws.matadors, r.m.text(r))
		}
		v.Because(laws.multipliers, string(s.appendTo(nil)))
	}
	overbid := laws.overbid
	if laws.overbidHand != "" && !r.c.usesSkat() {
		overbid = laws.overbidHand
	}
	if r.bid > 0 {
		b, n := strconv.Itoa(r.bid), strconv.Itoa(value)
		switch {
		case value >= r.bid:
			r.say(overbid, "The value of ", n, " covers the bid of ", b, ".")
		case saved:
			r.say(r.end.law, "The value of ", n, " does not cover the bid of ", b, ", but the game is won all the same.")
		default:
			value = s.raised(r.bid)
			r.overbid = true
			r.say(overbid, "The value of ", n, " does not cover the bid of ", b, ": the game is lost, and costs the next multiple of ", strconv.Itoa(s.step()), " that does, ", strconv.Itoa(value), ".")
			won = false
			v.Won = engine.No
		}
	}
	v.Value, v.HasValue = value, true
	if r.book.figures != nil {
		r.book.figures(r, lev)
	}
	v.Winners = r.winners(won)
	score := value
	if !won {
		if laws.loss != "" && !r.overbid {
			r.say(laws.loss, "A game lost costs what it would have won: ", strconv.Itoa(value), ".")
		}
		if f, law := r.book.lossFactor(r); f > 1 {
			score *= f
			r.say(law, "Lost, it costs double: ", strconv.Itoa(value), " × ", strconv.Itoa(f), " = ", strconv.Itoa(score), ".")
		}
		score = -score
	}
	v.Scores = addCount(v.Scores, r.c.by, score)
	sign := "+"
	if score < 0 {
		sign = "−"
	}
	if laws.sheet != "" {
		r.say(laws.sheet, "Put down under ", name, ": ", sign, strconv.Itoa(abs(score)), ".")
	}
	verb := " wins the "
	if !won {
		verb = " loses the "
	}
	v.Summary = r.text(name, verb, r.c.noun(), ": ", sign, strconv.Itoa(abs(score)), ".")
	r.offer()
}

// text names the trumps that make the run, and the one that ends it.
func (m matadors) text(r *ruler) string {
	list := r.c.trumpList()
	run, last := list[:m.n], ""
	b := append(r.buf[:0], r.name(r.c.by)...)
	b = append(b, " plays "...)
	b = append(b, m.word()...)
	b = append(b, ' ')
	b = strconv.AppendInt(b, int64(m.n), 10)
	for i, c := range run {
		switch {
		case i == 0:
			b = append(b, ": "...)
		case i == len(run)-1:
			b = append(b, " and "...)
		default:
			b = append(b, ", "...)
		}
		b = append(b, show(c)...)
	}
	switch {
	case m.with && m.n == 1:
		b, last = append(b, " is in the hand or the skat"...), " is not"
	case m.with:
		b, last = append(b, " are in the hand or the skat"...), " is not"
	case m.n == 1:
		b, last = append(b, " is neither in the hand nor in the skat"...), " is"
	default:
		b, last = append(b, " are neither in the hand nor in the skat"...), " is"
	}
	if m.n < len(list) {
		b = append(b, ", "...)
		b = append(b, show(list[m.n])...)
		b = append(b, last...)
	}
	r.buf = append(b, '.')
	return string(r.buf)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

func capital(s string) string {
	if s != "" && 'a' <= s[0] && s[0] <= 'z' {
		return string(s[0]-32) + s[1:]
	}
	return s
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
	for _, c := range r.choices {
		o := engine.Option{By: c.by, Choice: c.what, Text: c.text, Law: c.law}
		if c.won != engine.Unknown && r.m.known || c.won != engine.Unknown && !r.c.trumps() {
			o.Scores = r.worth(c.won == engine.Yes)
		}
		r.V.Options = append(r.V.Options, o)
	}
	r.choices = nil
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
