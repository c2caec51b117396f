package sixtysix

import (
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// The figures of the count.
const (
	goal      = 66
	schneider = 33 // with so many the loser is out of schneider
	lastTrick = 10
)

// count is what a player has: cards, unless a revoke has taken them, the last trick, and marriages that count.
func (r *ruler) count(s engine.Seat) int {
	n := r.bonus[s] + r.melds.Good(s)
	if !r.loses[s] {
		n += r.table.Taken[s]
	}
	return n
}

// sum writes a count in words, made of what he took before the record, his tricks, and his marriages.
func (r *ruler) sum(s engine.Seat) string {
	out, total := "", r.table.Taken[s]
	var tricks []int
	for i := range r.table.Tricks {
		if t := &r.table.Tricks[i]; t.Winner == s {
			n := t.Points(r.table.Rules)
			tricks = append(tricks, n)
			total -= n
		}
	}
	if r.loses[s] {
		out = "nothing for cards after the revoke"
	} else {
		switch {
		case total > 0 && r.h.Position != nil:
			out = num(total) + " before"
		case total > 0:
			out = num(total) // the outcome is all that is recorded
		}
		for _, n := range tricks {
			if out != "" {
				out += " + "
			}
			out += num(n)
		}
		if out == "" {
			out = "no trick"
		}
	}
	if r.bonus[s] > 0 {
		out += " + " + num(r.bonus[s]) + " for the last trick"
	}
	booked := 0
	for _, m := range r.pairs {
		if m.by == s && !m.struck && r.melds.Good(s) >= booked+m.points {
			out += " + " + num(m.points) + " for the marriage in " + m.suit.String()
			booked += m.points
		}
	}
	if before := r.melds.Good(s) - booked; before > 0 {
		out += " + " + num(before) + " for marriages before"
	}
	if out == "no trick" {
		return r.name(s) + " has won no trick: 0."
	}
	if !strings.Contains(out, " ") {
		return r.text(r.name(s), ": ", out, ".") // a single trick is its own sum
	}
	return r.text(r.name(s), ": ", out, " = ", num(r.count(s)), ".")
}

// tell writes down everybody's count.
func (r *ruler) tell() {
	for _, s := range r.active() {
		law := LawFosterCounts
		if r.form == &four {
			law = LawFosterFourHandedCount
		}
		r.because(law, r.sum(s))
		if r.bonus[s] > 0 && r.form != &four {
			r.because(LawFosterLastTrick, r.name(s), " won the twelfth trick, and all cards were played: ", num(lastTrick), ".")
		}
	}
}

// points writes the counts into the verdict.
func (r *ruler) points(of func(engine.Seat) int) {
	r.v.Points = r.v.Points[:0]
	for s := range r.h.Players {
		if r.plays(engine.Seat(s)) {
			r.v.Points = append(r.v.Points, engine.Count{Seat: engine.Seat(s), N: of(engine.Seat(s))})
		}
	}
}

// level is what a winner scores by his adversary's count and tricks.
func (r *ruler) level(loser engine.Seat, count int, none engine.Tri) (points int, sure bool) {
	switch {
	case none == engine.Yes:
		r.because(LawFosterSchwarz, r.name(loser), " has not won a trick: schwarz, three points.")
		return 3, true
	case none == engine.Unknown:
		return 0, false
	case count < schneider:
		r.because(LawFosterSchneider, r.name(loser), " has ", num(count), " and not ", num(schneider), ": schneider, two points.")
		return 2, true
	}
	r.because(LawFosterSchneider, r.name(loser), " has ", num(count), " and is out of schneider.")
	r.because(LawFosterScore, "Sixty-six first scores one point.")
	return 1, true
}

// trickless reports whether a player has won no trick.
func (r *ruler) trickless(s engine.Seat) engine.Tri {
	if r.unsure[s] && r.melds.Tricks(s) == 0 {
		return engine.Unknown
	}
	return engine.Is(r.melds.Tricks(s) == 0)
}

// winner scores a deal that was won by reaching sixty-six.
func (r *ruler) winner(w engine.Seat) {
	loser := r.other(w)
	n, sure := r.level(loser, r.count(loser), r.trickless(loser))
	if !sure {
		r.v.Winners = []engine.Seat{w}
		r.v.Undecided = r.text("The record does not say whether ", r.name(loser), " has won a trick, so ", r.name(w), " scores two points or three.")
		r.ended, r.scored = true, false
		return
	}
	if shut, ok := r.talon.Closed(); ok && shut == w && r.form != &four && n < 3 {
		r.because(LawFosterClosingForMore, r.name(w), " closed and has reached sixty-six; whether more was hoped for does not matter.")
	}
	r.score(w, n)
}

// forfeit scores a failed closing or a false claim for the adversary.
func (r *ruler) forfeit(by engine.Seat) {
	to := r.other(by)
	none := r.trickless(to)
	closer, shut := r.talon.Closed()
	if shut = shut && closer == by; shut {
		// Frozen when the stock was closed.
		none = engine.Is(r.counts[to] == 0)
		if r.atShut != engine.Yes {
			if none = engine.Unknown; r.melds.Tricks(to) == 0 && !r.unsure[to] {
				none = engine.Yes
			}
		}
	}
	switch none {
	case engine.Yes:
		when := "has not won a trick"
		if shut {
			when = "had not won a trick when the stock was closed"
		}
		r.because(LawFosterClosingForfeitTrickless, r.name(to), " ", when, ": the forfeit is three points.")
		r.score(to, 3)
	case engine.No:
		r.because(LawFosterClosingForfeit, r.name(by), " has not reached sixty-six: ", r.name(to), " scores two points, whatever the counts are.")
		r.score(to, 2)
	default:
		r.because(LawFosterClosingForfeit, r.name(by), " has not reached sixty-six.")
		r.v.Winners = []engine.Seat{to}
		r.v.Undecided = r.text("The record does not say whether ", r.name(to), " had won a trick when the stock was closed, and so is to score two points or three.")
		r.ended = true
	}
}

// score enters points for a side, with what was carried; the dealer of three scores with it.
func (r *ruler) score(w engine.Seat, n int) {
	r.ended, r.scored = true, true
	switch c := r.h.Match.Int("carry"); {
	case c > 0 && r.form == &three:
		r.because(LawFosterThreeHandedUnscored, "No point is carried when three play: the dealer has scored it.")
	case c > 0:
		r.because(LawFosterCarry, "For the deal before, which nobody scored, the winner adds ", num(c), ": ", num(n), " + ", num(c), " = ", num(n+c), ".")
		n += c
	}
	r.v.Winners = r.side(w)
	for _, s := range r.v.Winners {
		r.add(s, n)
	}
	if r.form == &three {
		r.dealerScores(n, LawFosterThreeHandedDealer, "scores what is won on the deal")
	}
	r.game()
}

func (r *ruler) add(s engine.Seat, n int) {
	if n != 0 {
		r.v.Scores = append(r.v.Scores, engine.Count{Seat: s, N: n})
	}
}

// dealerScores gives the dealer of three his points, which end at six.
func (r *ruler) dealerScores(n int, law engine.Law, why string) {
	d := r.dealer
	r.because(law, r.name(d), " dealt and ", why, ": ", num(n), ".")
	if before, ok := r.before(d); ok {
		switch {
		case before >= target:
			n = 0
			r.because(LawFosterThreeHandedOut, r.name(d), " is out, only deals, and scores nothing more.")
		case before+n >= target:
			n = target - 1 - before
			r.because(LawFosterThreeHandedDealerStops, r.name(d), " has ", num(before), " and cannot go out by dealing: the score stops at six.")
		}
	}
	r.add(d, n)
}

// before is the score of a player, or of his side, before this deal; what is not said is nothing, and one partner
// speaks for both.
func (r *ruler) before(s engine.Seat) (n int, ok bool) {
	f, ok := r.h.Match.Get("scores")
	for _, x := range r.side(s) {
		n = max(n, engine.NumberOf(f.Counts, x, ""))
	}
	return n, ok
}

// goesOn refuses a deal for players of whom one has won the game before, and notes a dealer who has.
func (r *ruler) goesOn() error {
	f, _ := r.h.Match.Get("scores")
	for _, s := range r.active() {
		if n, _ := r.before(s); n >= target {
			if r.form == &three {
				return engine.Impossiblef(f.Pos, "%s has %d points, is out, and takes no cards any more; a new game begins at 0", r.name(s), n)
			}
			return engine.Impossiblef(f.Pos, "%s has %d points and has won the game before; the next one begins at 0", r.name(s), n)
		}
	}
	if n, _ := r.before(r.dealer); n >= target && r.form == &three {
		r.because(LawFosterThreeHandedOut, r.name(r.dealer), " is out, but the deal is ", r.name(r.dealer), "'s.")
	}
	return nil
}

// game says who has gone out with this deal, whether that ends the game, and what is paid.
func (r *ruler) game() {
	w := r.v.Winners[0]
	had, ok := r.before(w)
	if !ok {
		return
	}
	now := had
	for _, c := range r.v.Scores {
		if c.Seat == w {
			now += c.N
		}
	}
	if now < target {
		return
	}
	who := r.have(r.v.Winners...)
	sum := r.text(" ", num(had), " + ", num(now-had), " = ", num(now), " points and ")
	if r.form == &three {
		r.because(LawFosterGame, who, sum, "is out.")
		r.outOfThree(w)
		return
	}
	wins := "wins"
	if len(r.v.Winners) > 1 {
		wins = "win"
	}
	r.v.Over = true
	r.because(LawFosterGame, who, sum, wins, " the game.")
	losers := r.have(r.side(r.other(w))...)
	theirs, _ := r.before(r.other(w))
	switch stakes := r.h.Agreed.Word("stakes"); {
	case stakes == "point":
		r.because(LawFosterStakes, losers, " ", num(theirs), " points, so ", num(now-theirs), " are paid for.")
	case stakes == "game" && theirs == 0:
		r.because(LawFosterStakes, losers, " no point, so it is a double game.")
	case stakes == "game":
		r.because(LawFosterStakes, losers, " ", num(theirs), " points, so it is a single game.")
	}
}

// outOfThree says what follows when a player of three has gone out: the first takes the pool, where there is one; else
// the two others play on, and the last pays.
func (r *ruler) outOfThree(out engine.Seat) {
	var left []engine.Seat
	for s := range engine.Seat(3) {
		if n, _ := r.before(s); s != out && n < target {
			left = append(left, s)
		}
	}
	switch {
	case len(left) == 1:
		r.v.Over = true
		r.because(LawFosterThreeHandedSettling, r.name(left[0]), " alone is left, and pays both.")
	case r.h.Agreed.Word("stakes") == "pool":
		r.v.Over = true
		r.because(LawFosterThreeHandedSettling, r.name(out), " is out first and takes the pool.")
	default:
		r.because(LawFosterThreeHandedSettling, r.names(left...), " finish the game between them, unless the first who is out takes a pool.")
	}
}

// nobody scores a deal that neither won.
func (r *ruler) nobody(law engine.Law, why string) {
	r.ended, r.scored = true, true
	r.because(law, why)
	if r.form == &three {
		r.because(LawFosterThreeHandedUnscored, "Neither of the two scores, so the dealer does.")
		r.v.Winners = []engine.Seat{r.dealer}
		r.dealerScores(1, LawFosterThreeHandedUnscored, "scores one point for a deal that nobody wins")
		return
	}
	r.v.Carry = 1
	if c := r.h.Match.Int("carry"); r.h.Agreed.Word("carry") == "each" {
		r.v.Carry += c
	}
	r.because(LawFosterCarry, "The winner of the next deal adds ", num(r.v.Carry), ".")
}

// over reports whether every card has been played.
func (r *ruler) over() bool {
	if !r.opened {
		return false
	}
	if r.now != closed && len(r.table.Tricks) > 0 && r.table.Now.N > r.form.tricks {
		return true
	}
	for _, s := range r.active() {
		if r.held[s] != 0 {
			return false
		}
	}
	return r.table.Now.Played == 0
}

// claim rules on an announcement of sixty-six.
func (r *ruler) claim(act int, by engine.Seat) {
	if r.form == &four {
		r.claimed = engine.Reason{Text: "When four play a claim decides nothing.", Law: LawFosterFourHandedCount}
		r.because(LawFosterFourHandedCount, r.name(by), " claims; the score of four goes by the totals of the whole deal.")
		return
	}
	if r.over() {
		r.claimed = engine.Reason{Text: "The claim came after the last trick and has no effect.", Law: LawFosterUnclaimed}
		r.because(LawFosterUnclaimed, "The last trick has been played, and a claim has no effect any more; the cards are counted.")
		return
	}
	// A marriage announced and not yet led is as good as shown.
	if r.calls.suit != card.NoSuit && r.calls.by == by && r.shows.suit == card.NoSuit && r.mayHold(r.calls) {
		r.shows = r.calls
		r.shows.trick, r.shows.points = r.at(), r.worth(r.calls.suit)
	}
	r.calls.suit = card.NoSuit
	if m := r.shows; m.suit != card.NoSuit && m.by == by {
		if r.melds.Announce(by, m.points) {
			r.because(LawFosterMarriageShown, r.name(by), " shows the marriage in ", m.suit.String(), " without leading it: ", num(m.points), ".")
		} else {
			r.because(LawFosterMarriageTrick, r.name(by), " has not won a trick, so the ", num(m.points), " shown do not count.")
		}
		r.pairs = append(r.pairs, m)
	}
	r.shows.suit = card.NoSuit
	r.lost()
	r.tell()
	r.because(LawFosterAnnouncing, r.name(by), " announces sixty-six; the rest is not played.")
	r.claimed = engine.Reason{Text: "The claim was right.", Law: LawFosterAnnouncing}
	n, shut := r.count(by), r.shutBy()
	closer, _ := r.talon.Closed()
	switch {
	case n < goal:
		r.find(act, "wrong-claim", by, r.at(), card.None, LawFosterClosingForfeit, r.name(by), " claimed sixty-six and has ", num(n), ".")
		r.because(LawFosterClosingClaim, r.name(by), " has ", num(n), " and is short of sixty-six by ", num(goal-n), "; the deal ends here.")
		r.forfeit(by)
	case shut && closer != by:
		r.because(LawFosterClosingClaim, r.name(by), " is right, and ", r.name(closer), ", who closed, has failed.")
		r.forfeit(closer)
	default:
		r.because(LawFosterClosingClaim, r.name(by), " is right with ", num(n), ".")
		r.winner(by)
	}
	r.points(r.count)
}

// concede scores a deal that a player gives up.
func (r *ruler) concede(by engine.Seat) {
	if r.form == &four || r.over() {
		return
	}
	r.lost()
	r.tell()
	r.because(LawFosterAnnouncing, r.name(by), " gives up, and so concedes sixty-six to ", r.name(r.other(by)), ".")
	if closer, shut := r.talon.Closed(); shut && closer == by {
		r.forfeit(by)
	} else {
		r.winner(r.other(by))
	}
	r.points(r.count)
}

// lost says where a marriage that was announced never came to count.
func (r *ruler) lost() {
	for _, s := range r.active() {
		if n := r.melds.Waiting(s); n > 0 {
			r.because(LawFosterMarriageTrick, r.name(s), " has won no trick, so the ", num(n), " announced do not count.")
		}
	}
}

// finish counts a deal in which nobody has announced, as far as it was played.
func (r *ruler) finish() {
	if !r.opened || r.v.Redeal {
		return
	}
	if r.ended {
		return
	}
	if r.form == &four {
		r.finishFour()
		return
	}
	r.points(r.count)
	if !r.over() {
		if len(r.h.Play) > 0 || r.h.Position != nil {
			r.unfinished()
		}
		return
	}
	r.lost()
	r.tell()
	r.counted(r.seats[0], r.count(r.seats[0]), r.seats[1], r.count(r.seats[1]))
}

// unfinished says that the play stops too early, unless all that was asked is answered without its end.
func (r *ruler) unfinished() {
	switch n := r.awaited(); {
	case n > 0:
		r.v.Undecided = r.replayed(n)
	case len(r.asked) == 0 && r.h.Dispute == nil || r.asksScore():
		r.v.Undecided = "The play stops before the deal is scored."
	}
}

// counted scores a deal that nobody announced.
func (r *ruler) counted(a engine.Seat, na int, b engine.Seat, nb int) {
	closer, shut := r.talon.Closed()
	if shut {
		r.because(LawFosterClosingLastTrick, "The deal was closed, so the last trick counts nothing extra.")
	}
	switch {
	case na >= goal && nb >= goal:
		r.nobody(LawFosterUnclaimedTie, "Both have sixty-six and neither announced it: nobody scores.")
		return
	case na < goal && nb < goal && shut:
		r.because(LawFosterClosingForfeit, r.name(closer), " closed and has not reached sixty-six.")
		r.forfeit(closer)
		return
	case na < goal && nb < goal:
		r.nobody(LawFosterUnclaimedTie, "Neither has sixty-six: nobody scores.")
		return
	case nb >= goal:
		a, na = b, nb
	}
	r.because(LawFosterUnclaimed, "Nobody announced; on counting, only ", r.name(a), " has sixty-six.")
	if shut && closer != a {
		r.forfeit(closer)
		return
	}
	r.winner(a)
}

// fromResult scores a deal of which only the outcome is known.
func (r *ruler) fromResult() error {
	res := r.h.Result
	for _, key := range []string{"points", "tricks", "tricks-at-close"} {
		f, _ := res.Get(key)
		for _, c := range f.Counts {
			switch {
			case c.Seat == engine.Nobody || !r.plays(c.Seat):
				return engine.Impossiblef(f.Pos, "%s can be given only for players who hold cards", key)
			case c.N < 0:
				return engine.Impossiblef(f.Pos, "%s below 0: %d", key, c.N)
			}
		}
	}
	if r.form == &four {
		return r.resultOfFour(res)
	}
	a, b := r.seats[0], r.seats[1]
	by, closer := res.Seat("claim"), res.Seat("closed-by")
	for _, s := range []engine.Seat{by, closer} {
		if s != engine.Nobody && !r.plays(s) {
			return engine.Impossiblef(r.h.ResultPos, "%s holds no cards in this deal", r.name(s))
		}
	}
	if err := r.resultPossible(res, by == engine.Nobody && closer == engine.Nobody); err != nil {
		return err
	}
	for _, c := range countsOf(res, "points") {
		r.table.Taken[c.Seat] = c.N
	}
	tricks, given := res.Get("tricks")
	for _, c := range tricks.Counts {
		r.melds.Start(c.Seat, c.N, 0)
	}
	for _, s := range r.active() {
		// Who has points has won a trick.
		if !given && r.table.Taken[s] > 0 {
			r.melds.Start(s, 1, 0)
		}
		r.unsure[s] = !given && r.table.Taken[s] == 0
	}
	if closer != engine.Nobody {
		r.talon.Close(closer)
		r.atShut = engine.Is(res.Has("tricks-at-close"))
		for _, c := range countsOf(res, "tricks-at-close") {
			r.counts[c.Seat] = c.N
		}
	}
	r.points(r.count)
	if by == engine.Nobody {
		r.counted(a, r.count(a), b, r.count(b))
		return nil
	}
	r.held[a], r.held[b] = 1, 1 // the deal was not over
	r.claim(-1, by)
	return nil
}

// resultPossible refuses counts that no deal can end with; whole says that every trick was played.
func (r *ruler) resultPossible(res engine.Fields, whole bool) error {
	points, _ := res.Get("points")
	tricks, given := res.Get("tricks")
	if len(points.Counts) < 2 {
		return engine.Impossiblef(points.Pos, "the counts of both players are needed")
	}
	sum, won := 0, 0
	for _, c := range points.Counts {
		n := engine.NumberOf(tricks.Counts, c.Seat, "")
		sum, won = sum+c.N, won+n
		if given && n == 0 && c.N > 0 {
			return engine.Impossiblef(tricks.Pos, "%s has %d points and cannot have won no trick", r.name(c.Seat), c.N)
		}
	}
	switch {
	case slices.ContainsFunc(r.h.Faults, func(a engine.Act) bool { return a.Word == "revoke" }):
		return nil // it has taken the cards from a count
	case whole && len(tricks.Counts) > 1 && won != r.form.tricks:
		return engine.Impossiblef(tricks.Pos, "%d tricks are recorded of a deal that was played out, and there are %d", won, r.form.tricks)
	case whole && (sum < all || sum > all+allMarriages || (sum-all)%20 != 0):
		return engine.Impossiblef(points.Pos, "the counts add up to %d; a deal that is played out has %d, and %d or %d more for each marriage", sum, all, 20, 40)
	case sum > allCards+allMarriages:
		return engine.Impossiblef(points.Pos, "the counts add up to %d, which is more than all cards and marriages", sum)
	}
	return nil
}
