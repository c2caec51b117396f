package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
)

// allPoints is what the cards of the pack count together.
const allPoints = 120

// skatMost is what two cards can count.
const skatMost = 22

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
	t := &r.table
	var n tally
	for s := range r.h.Players {
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
	if p := r.h.Position; p != nil && p.Tricks == nil && p.Trick > 1 && r.c.trumps() {
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
	case r.h.Position == nil && done && r.playedAll().Len() == 30:
		return setPoints(pack.Cards &^ r.playedAll()), true
	}
	return 0, false
}

func (r *ruler) playedAll() card.Set {
	var out card.Set
	for _, s := range r.seats {
		out |= r.table.PlayedBy(s).One
	}
	return out
}

func setPoints(s card.Set) int {
	n := 0
	for c := range s.All() {
		n += cardPoints(c)
	}
	return n
}

// possibleResult refuses an outcome that no hand can have.
func (r *ruler) possibleResult() error {
	for _, limit := range []struct {
		key string
		max int
	}{{"points", allPoints}, {"tricks", r.tricks}} {
		f, ok := r.h.Result.Get(limit.key)
		if !ok {
			continue
		}
		sum := 0
		for _, c := range f.Counts {
			if r.c.kind == ramsch && c.Seat == engine.Nobody {
				return engine.Impossiblef(f.Pos, "in ramsch everybody has %s, so one number is not enough: {NAME: N, …}", limit.key)
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

// fromResult counts a hand of which only the outcome is recorded.
func (r *ruler) fromResult() error {
	if r.c.kind == ramsch {
		return r.ramschResult()
	}
	n := tally{tricks: -1, against: -1, done: true, exact: true}
	own := func(key string) (int, bool) {
		f, ok := r.h.Result.Get(key)
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
	points, havePoints := own("points")
	tricks, haveTricks := own("tricks")
	n.points, n.theirs = points, allPoints-points
	if haveTricks {
		n.tricks, n.against = tricks, r.tricks-tricks
	}
	switch {
	case havePoints:
	case haveTricks && tricks == 0: // what lies in the skat is his only with a trick
	case haveTricks && tricks == r.tricks:
		n.points, n.theirs = allPoints, 0
	default:
		n.points, n.theirs, n.exact = 0, 0, false
	}
	if r.c.trumps() && havePoints && haveTricks && (tricks == 0 && points > skatMost || tricks == r.tricks && points < allPoints) {
		f, _ := r.h.Result.Get("points")
		with := "without a trick"
		if tricks > 0 {
			with = "with every trick"
		}
		return engine.Impossiblef(f.Pos, "%d points %s are impossible", points, with)
	}
	r.settleGame(n)
	return nil
}

// count settles a hand that was played.
func (r *ruler) count() {
	if r.v.Redeal { // what the play showed sends the hand back to the dealer
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
	}
	if r.prompted && len(r.choices) > 0 && !r.end.made {
		c := r.choices[0]
		r.decide(len(r.h.Play), true, c.law, r.text(r.name(r.c.by), " may take the game at once; the figures are those of a game so taken."))
	}
	r.settleGame(n)
}

// lastTrick gives the trick that a missing card leaves incomplete to the side not in fault.
func (r *ruler) lastTrick(n *tally) {
	t := &r.table
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
		r.v.Undecided = r.unfit
		r.open()
		return
	}
	if r.c.trumps() && n.exact {
		r.v.Points = []engine.Count{{Seat: r.c.by, N: n.points}}
	}
	if r.end.made {
		lev := r.end.lev
		if !r.end.fixed && n.done {
			lev = r.levelOf(r.end.won, n)
		}
		r.finish(r.end.won, lev, true)
		return
	}
	switch r.c.kind {
	case nullo, revolution:
		r.settleTricks(n, 0)
	case uno:
		r.settleTricks(n, 1)
	case duo:
		r.settleTricks(n, 2)
	default:
		r.settlePoints(n)
	}
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
	all := r.c.announce == schwarz
	if n.done && n.exact {
		switch {
		case all && n.tricks < 0 && n.points == allPoints:
			r.v.Undecided = "The record does not say whether " + name + " took every trick."
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
			r.say(r.needLaw(), name, " has ", points, " card points and needs ", strconv.Itoa(need), ".")
			if n.points == allPoints && n.tricks < 0 && laws.proof == "" {
				r.v.Won, r.v.Winners = engine.Yes, r.winners(true)
				r.v.Undecided = "The record does not say whether " + name + " took every trick."
				r.open()
				return
			}
			r.sayLevel(true, n)
			r.finish(true, r.capped(r.levelOf(true, n)), false)
			return
		}
		r.say(r.missLaw(), name, " has ", points, " card points and needs ", strconv.Itoa(need), "; the ", r.book.foes, " have ", strconv.Itoa(allPoints-n.points), ".")
		if lev := r.levelOf(false, n); lev > r.c.announce || laws.schneider == "" {
			r.sayLevel(false, n)
		}
		if n.points == 0 && n.tricks < 0 && laws.proof == "" {
			r.v.Won, r.v.Winners = engine.No, r.winners(false)
			r.v.Undecided = "The record does not say whether " + name + " took a trick."
			r.open()
			return
		}
		r.finish(false, r.capped(r.levelOf(false, n)), false)
		return
	}
	// The play stops before the last card, or the card points are not all known: what is decided is decided.
	switch {
	case all && n.against > 0:
		r.say(r.missLaw(), "Schwarz was announced, but the ", r.book.foes, " have a trick.")
		if !n.done {
			r.sayEarly()
		}
		r.lostSoFar(n)
	case !all && n.points >= need:
		r.say(r.needLaw(), name, " already has ", points, " card points and needs ", strconv.Itoa(need), ".")
		switch {
		case n.theirs > allPoints-r.book.schneiderAt:
			r.finish(true, plain, false)
		case n.points >= r.book.schneiderAt && n.against > 0:
			r.sayLevel(true, n)
			r.finish(true, schneider, false)
		default:
			r.v.Won, r.v.Winners = engine.Yes, []engine.Seat{r.c.by}
			r.v.Undecided = r.text(unseen(n), "whether the ", r.book.foes, " are made schneider or schwarz.")
			r.open()
		}
	case !all && n.theirs > allPoints-need:
		r.say(r.missLaw(), "The ", r.book.foes, " already have ", strconv.Itoa(n.theirs), " card points; ", name, " can no longer reach ", strconv.Itoa(need), ".")
		r.lostSoFar(n)
	default:
		switch {
		case r.v.Undecided != "": // a claim left it open, and says why
		case n.done && r.h.Result != nil:
			r.v.Undecided = "The card points are not recorded."
		case n.done:
			r.v.Undecided = "The skat is not recorded, so the card points stay open."
		default:
			r.v.Undecided = r.text("The play stops before the game is decided: ", name, " has ", points, " card points, the ", r.book.foes, " ", strconv.Itoa(n.theirs), ".")
		}
		r.open()
	}
}

// unseen begins what is left open of a game that is decided.
func unseen(n tally) string {
	if n.done {
		return "The record does not show "
	}
	return "Play stopped before it was decided "
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
	r.v.Won = engine.No
	r.v.Winners = r.opponents()
	r.v.Undecided = r.text(unseen(n), "whether ", r.name(r.c.by), " is made schneider or schwarz.")
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
func (r *ruler) settleTricks(n tally, need int) {
	law := r.book.laws.nullo
	switch r.c.kind {
	case revolution:
		law = r.book.laws.revolution
	case uno, duo:
		law = r.book.laws.unoDuo
	}
	name := r.name(r.c.by)
	switch {
	case n.tricks < 0:
		r.v.Undecided = "The record does not say how many tricks " + name + " took."
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
		if r.v.Undecided == "" {
			r.v.Undecided = r.text("The play stops before the game is decided: ", name, " has ", tricks(n.tricks), " so far.")
		}
		r.open()
	}
}

func tricks(n int) string {
	if n == 0 {
		return "no trick"
	}
	return counted(n, "trick")
}

// counted is a number of things in words, as far as words are shorter to read than figures.
func counted(n int, thing string) string {
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

func none(n int) string {
	if n == 0 {
		return "no trick"
	}
	return "exactly " + tricks(n)
}

// undertaken is a number of tricks beside which another was named.
func undertaken(n int) string {
	if n == 0 {
		return "none"
	}
	return "exactly " + numberWords[n]
}

// open writes the summary of a ruling that leaves something undecided.
func (r *ruler) open() {
	switch r.v.Won {
	case engine.Yes:
		r.v.Summary = r.text(r.name(r.c.by), " has won the ", r.c.name(), "; how high is not decided.")
	case engine.No:
		r.v.Summary = r.text(r.name(r.c.by), " has lost the ", r.c.name(), "; how high is not decided.")
	default:
		r.v.Summary = "Not decided: " + r.lower(r.v.Undecided)
	}
	r.offer()
}

// finish reckons the value and writes the score. byLaw is a game that a law decided, not the count.
func (r *ruler) finish(won bool, lev level, byLaw bool) {
	v, laws := r.v, &r.book.laws
	name := r.name(r.c.by)
	v.Won = engine.Is(won)
	if r.c.trumps() && !r.m.known {
		v.Winners = r.winners(won)
		v.Undecided = "The record does not show with or without how many matadors the game is played, so its value stays open."
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
		case won && byLaw && r.book.overbidWon:
			r.say(r.end.law, "The value of ", n, " does not cover the bid of ", b, ", but the game is won all the same.")
		default:
			value = raised(s.unit*max(s.factor, 1), r.bid)
			r.overbid = true
			r.say(overbid, "The value of ", n, " does not cover the bid of ", b, ": the game is lost, and costs the next multiple of ", strconv.Itoa(s.unit*max(s.factor, 1)), " that does, ", strconv.Itoa(value), ".")
			won = false
			v.Won = engine.No
		}
	}
	v.Value, v.HasValue = value, true
	if r.book.modern {
		r.figures(lev)
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
	v.Summary = r.text(name, verb, r.c.name(), ": ", sign, strconv.Itoa(abs(score)), ".")
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
	for s := range r.h.Players {
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
		r.v.Options = append(r.v.Options, o)
	}
	r.choices = nil
}

// worth is the score of the game as a plain one, won or lost by law.
func (r *ruler) worth(won bool) []engine.Count {
	s := r.book.reckon(r, plain)
	n := s.value()
	if !won {
		if n < r.bid {
			n = raised(s.unit, r.bid)
		}
		f, _ := r.book.lossFactor(r)
		n *= -f
	}
	return []engine.Count{{Seat: r.c.by, N: n}}
}
