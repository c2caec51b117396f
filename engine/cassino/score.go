package cassino

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// score scores a hand of which everything is counted, by what is played for.
func (r *ruler) score(t *taken) {
	var made [4]int
	for side := range r.sides() {
		made[side] = t.points(side)
	}
	switch r.goal {
	case deals:
		r.byDeal(made)
	case majorities:
		r.byMajority(made)
	case elevenUp:
		r.byDifference(made)
	default:
		r.toFigure(t, made)
	}
}

// leader is the side with most, and the next best; nobody where these are equal.
func (r *ruler) leader(of [4]int) (side, next int) {
	side, next = 0, nobody
	for s := 1; s < r.sides(); s++ {
		switch {
		case of[s] > of[side]:
			side, next = s, side
		case next == nobody || of[s] > of[next]:
			next = s
		}
	}
	if of[side] == of[next] {
		return nobody, next
	}
	return side, next
}

// byDeal makes every deal a game.
func (r *ruler) byDeal(made [4]int) {
	r.scored(made)
	side, next := r.leader(made)
	if side == nobody {
		r.Because(LawFosterHandAGame, msgEven)
		return
	}
	r.wins(side)
	r.Because(LawFosterHandAGame, msgMore, r.whose(side), say.Num(r.many(side)), say.Num(made[side]))
	r.doubled(side, made[side], made[next])
}

// doubled marks a double game for twice the points, where that was agreed.
func (r *ruler) doubled(side, n, m int) {
	switch twice := n >= 2*m; {
	case r.double && twice:
		r.Because(LawFosterHandAGame, msgDouble, say.Num(n), say.Num(m))
		r.V.Marks = append(r.V.Marks, engine.Mark{What: "double", By: r.seatsOf(side)[0], Card: noCard, Law: LawFosterHandAGame})
	case r.double:
		r.Because(LawFosterHandAGame, msgNoDouble, say.Num(n), say.Num(m))
	}
}

// byMajority gives one for most points in the deal.
func (r *ruler) byMajority(made [4]int) {
	var score [4]int
	side, _ := r.leader(made)
	if side == nobody {
		r.scored(score)
		r.Because(LawFosterMajorityGame, msgNoMajority)
		return
	}
	score[side] = 1
	r.scored(score)
	r.wins(side)
	r.Because(LawFosterMajorityGame, msgMajority, r.whose(side), say.Num(r.many(side)))
	if r.target > 0 && r.before[side]+1 >= r.target {
		r.V.Over = true
		r.Because(LawFosterMajorityGame, msgTarget, say.Num(r.target))
	}
}

// byDifference gives the side with more points the difference, to eleven.
func (r *ruler) byDifference(made [4]int) {
	var score [4]int
	side, next := r.leader(made)
	if side == nobody {
		r.scored(score)
		r.Because(LawFosterElevenUp, msgNoDiff)
		return
	}
	score[side] = made[side] - made[next]
	r.scored(score)
	r.wins(side)
	r.Because(LawFosterElevenUp, msgDifference, say.Num(made[side]), say.Num(made[next]), say.Num(score[side]), r.whose(side))
	if r.before[side]+score[side] < elevenUp.points() {
		return
	}
	r.V.Over = true
	if r.before[next] >= 6 {
		r.Because(LawFosterLurch, msgNoLurch, r.whose(next), say.Num(r.many(next)))
	} else {
		r.Because(LawFosterLurch, msgLurch, r.whose(next), say.Num(r.many(next)), say.Num(r.before[next]))
		r.V.Marks = append(r.V.Marks, engine.Mark{What: "lurch", By: r.seatsOf(side)[0], Card: noCard, Law: LawFosterLurch})
	}
	if r.double {
		r.doubled(side, r.before[side]+score[side], r.before[next])
	}
}

// toFigure adds the points toward a figure and finds who has reached it first.
func (r *ruler) toFigure(t *taken, made [4]int) {
	game := r.figure()
	r.further()
	var now [4]int
	out := 0
	for side := range r.sides() {
		now[side] = r.before[side] + made[side]
		if now[side] >= game {
			out++
		}
	}
	r.scored(made)
	law := LawFosterTwentyOne
	if r.pegs() {
		law = LawFosterSpadePegging
	}
	r.Because(law, msgStand, say.Num(game), r.each(now[:]))
	switch {
	case out == 0:
	case r.pegs() && out > 1:
		r.open(msgPegOrder, say.Num(game))
	case r.pegs():
		r.over(r.firstAt(now, game), now)
	case r.countOut:
		r.unclaimed(now, game, out)
	default:
		r.inOrder(t, game)
	}
}

// firstAt is the side that has come to a figure.
func (r *ruler) firstAt(now [4]int, game int) int {
	for side := range r.sides() {
		if now[side] >= game {
			return side
		}
	}
	return nobody
}

// over ends the game.
func (r *ruler) over(side int, now [4]int) {
	r.V.Over = true
	r.wins(side)
	if r.double {
		next := 0
		for s := range r.sides() {
			if s != side {
				next = max(next, now[s])
			}
		}
		r.doubled(side, now[side], next)
	}
}

// unclaimed is a hand that was played out without a claim, where one was to be made.
func (r *ruler) unclaimed(now [4]int, game, out int) {
	if out > 1 {
		r.Because(LawFosterNeitherClaims, msgNobodySaid)
		return
	}
	side := r.firstAt(now, game)
	r.Because(LawFosterCountingOut, msgOneOut, r.whose(side), say.Num(r.many(side)))
	r.over(side, now)
}

// inOrder counts out in the order of the rules: cards, spades, the cassinos, the aces one by one, and the difference of
// the sweeps.
func (r *ruler) inOrder(t *taken, game int) {
	now := r.before
	for kind := countCards; kind <= countLittle; kind++ {
		for side := range r.sides() {
			p := t.parts(side)[kind]
			if now[side] += p.n; p.n > 0 && now[side] >= game {
				r.Because(LawFosterCountingOrder, msgOrder, r.whose(side), say.Num(r.many(side)), say.Num(game), say.Num(kind))
				r.over(side, r.withAll(t))
				return
			}
		}
	}
	if r.acesDecide(t, &now, game) {
		return
	}
	r.sweepsDecide(t, now, game)
}

// withAll is where everybody stands with the whole hand.
func (r *ruler) withAll(t *taken) [4]int {
	now := r.before
	for side := range r.sides() {
		now[side] += t.points(side)
	}
	return now
}

// acesDecide adds the aces in their order and reports whether they have decided, or cannot be told apart.
func (r *ruler) acesDecide(t *taken, now *[4]int, game int) bool {
	with, out := *now, 0
	for side := range r.sides() {
		if !t.void[side] {
			with[side] += t.aces[side]
		}
		if with[side] >= game {
			out++
		}
	}
	if out == 0 {
		*now = with
		return false
	}
	if out > 1 && !t.told() {
		r.Because(LawFosterAcesOrder, msgAcesOpen, say.Num(game))
		r.open(msgAcesOpen, say.Num(game))
		return true
	}
	side := r.firstAt(with, game)
	if out > 1 {
		side = r.ace(t, *now, game)
		r.Because(LawFosterCountingOrder, msgOrder, r.whose(side), say.Num(r.many(side)), say.Num(game), say.Num(countAces))
		r.Because(LawFosterAcesOrder, msgAces, r.whose(side), say.Num(r.many(side)), say.Num(game))
	} else {
		r.Because(LawFosterCountingOrder, msgOrder, r.whose(side), say.Num(r.many(side)), say.Num(game), say.Num(countAces))
	}
	r.over(side, r.withAll(t))
	return true
}

// told reports whether it is known whose each ace is.
func (t *taken) told() bool {
	for _, side := range t.aceOf {
		if side == nobody {
			return false
		}
	}
	return true
}

// ace is the side that comes to a figure first, ace by ace.
func (r *ruler) ace(t *taken, now [4]int, game int) int {
	for _, side := range t.aceOf {
		if t.void[side] {
			continue
		}
		if now[side]++; now[side] >= game {
			return side
		}
	}
	return nobody
}

// sweepsDecide counts the difference of the sweeps, where nobody is out without them.
func (r *ruler) sweepsDecide(t *taken, now [4]int, game int) {
	lead, best, next := nobody, 0, 0
	for side := range r.sides() {
		switch n := t.sweeps[side]; {
		case t.void[side]:
		case n > best:
			lead, best, next = side, n, best
		case n > next:
			next = n
		}
	}
	diff := best - next
	for side := range r.sides() {
		t.sweeps[side] = 0
	}
	if diff > 0 {
		t.sweeps[lead] = diff
		now[lead] += diff
	}
	r.points(t)
	var made [4]int
	for side := range r.sides() {
		made[side] = t.points(side)
	}
	r.scored(made)
	r.Because(LawFosterSweepsDifference, msgSweeps, say.Num(diff))
	if diff == 0 || now[lead] < game {
		r.Because(LawFosterSweepsDifference, msgNotEnough)
		return
	}
	r.Because(LawFosterSweepsDifference, msgEnough, r.whose(lead), say.Num(r.many(lead)), say.Num(game))
	r.over(lead, now)
}

// peggedOut ends a hand that a side has won by pegging.
func (r *ruler) peggedOut(side int) {
	r.Over = true
	t := r.taken(false)
	t.most = nobody
	r.sum = t
	for s := range r.sides() {
		r.tellSum(&t, s)
	}
	r.points(&t)
	r.V.Scores = r.V.Points
	r.Because(LawFosterSpadePegging, msgPegged, r.whose(side), say.Num(r.many(side)), say.Num(r.goal.points()))
	r.over(side, r.withAll(&t))
}

// claimed ends a game with a claim.
func (r *ruler) claimed() {
	r.V.Scores = r.V.Points
	side := r.side(r.out.by)
	switch {
	case r.out.right:
		r.over(side, r.withAll(&r.sum))
	case r.sides() == 2:
		r.over(1-side, r.withAll(&r.sum))
	default:
		r.V.Over = true
		r.open(msgWhoWins)
	}
}

// open leaves something undecided.
func (r *ruler) open(m *say.Message, values ...say.Value) {
	if r.V.Undecided.Empty() {
		r.V.Undecided = r.V.Say(m, values...)
	}
}

// undecided says what the record leaves open.
func (r *ruler) undecided() {
	switch {
	case r.gone || r.done || r.Over:
	case r.H.Result != nil:
		r.open(msgResultOpen)
	case len(r.H.Play) > 0 && r.asksForScores():
		r.open(msgStops)
	}
}

// asksForScores reports whether a record asks for what it does not give before the hand is over: for nothing in
// particular, or for the scores and not only for the points that are sure by then.
func (r *ruler) asksForScores() bool {
	scores := func(a *engine.Act) bool {
		return a.Word == "score" && (a.Args.Has("scores") || !a.Args.Has("points"))
	}
	if d := r.H.Dispute; d != nil && scores(d) {
		return true
	}
	return r.H.Dispute == nil && len(r.Ledger.Questions) == 0 ||
		slices.ContainsFunc(r.Ledger.Questions, func(q ledger.Question) bool { return scores(q.Act) })
}

// summary is the ruling in a sentence.
func (r *ruler) summary() {
	v := r.V
	switch {
	case v.Dispute != nil:
		v.Summary = v.Dispute.Text
	case r.gone:
		v.Summary = r.lost
	case v.Over && len(v.Winners) > 0:
		v.Summary = v.Say(msgWonBy, say.Seats(v.Winners...), say.Num(min(len(v.Winners), 2)-1))
	case !v.Undecided.Empty():
		v.Summary = v.Undecided
	case len(v.Points) > 0 && r.done:
		var made [4]int
		for side := range r.sides() {
			made[side] = r.sum.points(side)
		}
		v.Summary = v.Say(msgPoints, r.each(made[:]))
	case len(v.Findings) > 0:
		v.Summary = v.Findings[0].Text
	default:
		v.Summary = v.Say(msgNothingYet)
	}
}
