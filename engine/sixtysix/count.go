package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// The figures of the count.
const (
	goal      = 66
	schneider = 33 // with so many the loser is out of schneider
	lastTrick = 10
)

// counting is what the count of a deal turns on beside tricks and marriages.
type counting struct {
	bonus   [8]int        // for the last trick
	loses   [8]bool       // a revoke takes his count for cards
	scored  bool          // the deal is scored, be it for nobody
	claimed engine.Reason // what is to be said of a claim that was not wrong
}

// of is what a player has: cards, unless a revoke has taken them, the last trick, and marriages that count.
func (j *judge) of(s engine.Seat) int {
	n := j.count.bonus[s] + j.melds.good[s]
	if !j.count.loses[s] {
		n += j.Tricks.Taken[s]
	}
	return n
}

// sum is a count in words, made of what he took before the record, his tricks, and his marriages.
func (j *judge) sum(s engine.Seat) say.Text {
	terms := j.cardTerms(s)
	if n := j.count.bonus[s]; n > 0 {
		terms = append(terms, say.Phrase(j.V.Say(msgForLast, say.Num(n))))
	}
	booked := 0
	for _, m := range j.melds.pairs {
		if m.by == s && !m.struck && j.melds.good[s] >= booked+m.points {
			terms = append(terms, say.Phrase(j.V.Say(msgForMarriage, say.Num(m.points), say.Suit(m.suit))))
			booked += m.points
		}
	}
	if before := j.melds.good[s] - booked; before > 0 {
		terms = append(terms, say.Phrase(j.V.Say(msgForMarriages, say.Num(before))))
	}
	who, n := say.Who(s), j.of(s)
	switch plain := !j.count.loses[s] && (j.H.Position == nil || j.taken(s) == j.Tricks.Taken[s]); {
	case len(terms) == 0:
		return j.V.Say(msgSumNothing, who)
	case len(terms) == 1 && plain && n == j.Tricks.Taken[s]:
		return j.V.Say(msgSumOne, who, say.Num(n)) // a single trick is its own sum
	case j.Tricks.Taken[s] == 0 && j.taken(s) == 0 && !j.count.loses[s] && j.wonNone(s):
		terms = append([]say.Value{say.Phrase(msgNoTrick.With())}, terms...)
	}
	return j.V.Say(msgSum, who, say.Terms(terms...), say.Num(n))
}

// taken is what a player took in the tricks of the record.
func (j *judge) taken(s engine.Seat) (n int) {
	for i := range j.Tricks.Tricks {
		if t := &j.Tricks.Tricks[i]; t.Winner == s {
			n += t.Points(j.Tricks.Rules)
		}
	}
	return n
}

// wonNone reports whether a player won no trick of the record.
func (j *judge) wonNone(s engine.Seat) bool {
	for i := range j.Tricks.Tricks {
		if j.Tricks.Tricks[i].Winner == s {
			return false
		}
	}
	return true
}

// cardTerms are the terms of a count for cards.
func (j *judge) cardTerms(s engine.Seat) []say.Value {
	if j.count.loses[s] {
		return []say.Value{say.Phrase(msgNothingLeft.With())}
	}
	var terms []say.Value
	if before := j.Tricks.Taken[s] - j.taken(s); before > 0 && j.H.Position != nil {
		terms = append(terms, say.Phrase(j.V.Say(msgBefore, say.Num(before))))
	} else if before > 0 {
		terms = append(terms, say.Num(before)) // the outcome is all that is recorded
	}
	for i := range j.Tricks.Tricks {
		if t := &j.Tricks.Tricks[i]; t.Winner == s {
			terms = append(terms, say.Num(t.Points(j.Tricks.Rules)))
		}
	}
	return terms
}

// told writes down everybody's count.
func (j *judge) told() {
	for _, s := range j.active() {
		law := LawFosterCounts
		if j.form == &four {
			law = LawFosterFourHandedCount
		}
		j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: j.sum(s), Law: law})
		if j.count.bonus[s] > 0 && j.form != &four {
			j.Because(LawFosterLastTrick, msgTwelfth, say.Who(s), say.Num(lastTrick))
		}
	}
}

// points writes the counts into the verdict.
func (j *judge) points(of func(engine.Seat) int) {
	j.V.Points = make([]engine.Count, 0, len(j.active()))
	for s := range engine.Seat(len(j.H.Players)) {
		if j.plays(s) {
			j.V.Points = append(j.V.Points, engine.Count{Seat: s, N: of(s)})
		}
	}
}

// over reports whether every card has been played that can be.
func (j *judge) over() bool {
	if j.duties.now != closed && len(j.Tricks.Tricks) > 0 && j.Tricks.Now.N > j.form.tricks {
		return true
	}
	for _, s := range j.active() {
		if j.draws.held[s] != 0 {
			return j.uneven()
		}
	}
	return j.Tricks.Now.Played == 0
}

// claim rules on an announcement of sixty-six.
func (j *judge) claim(act int, by engine.Seat) {
	who := say.Who(by)
	switch {
	case j.form == &four:
		j.count.claimed = engine.Reason{Text: msgFourClaimMoot.With(), Law: LawFosterFourHandedCount}
		j.Because(LawFosterFourHandedCount, msgFourClaims, who)
		return
	case j.over():
		j.count.claimed = engine.Reason{Text: msgClaimWasLate.With(), Law: LawFosterUnclaimed}
		j.Because(LawFosterUnclaimed, msgClaimTooLate)
		return
	}
	j.claimsMarriage(by)
	j.lost()
	j.told()
	j.Because(LawFosterAnnouncing, msgClaimEnds, who)
	j.count.claimed = engine.Reason{Text: msgClaimWasRight.With(), Law: LawFosterAnnouncing}
	n := j.of(by)
	closer, shut := j.closer()
	switch {
	case n < goal:
		trick := 0
		if act >= 0 {
			trick = j.Trick()
		}
		j.find(act, "wrong-claim", by, trick, card.None, LawFosterClosingForfeit, msgShortClaim, who, say.Num(n))
		j.Because(LawFosterClosingClaim, msgClaimShortBy, who, say.Num(n), say.Num(goal-n))
		j.forfeit(by)
	case shut && closer != by:
		j.Because(LawFosterClosingClaim, msgCloserFailed, who, say.Who(closer))
		j.forfeit(closer)
	default:
		j.Because(LawFosterClosingClaim, msgClaimRight, who, say.Num(n))
		j.winner(by)
	}
	j.points(j.of)
}

// claimsMarriage counts the marriage that is shown with a claim. One announced and not yet led is as good as shown.
func (j *judge) claimsMarriage(by engine.Seat) {
	m := &j.melds
	if m.calls.points != 0 && m.calls.by == by && m.shows.points == 0 && j.mayHold(&m.calls) {
		m.shows = m.calls
		m.shows.trick = j.Trick()
	}
	m.calls = marriage{}
	if x := m.shows; x.points != 0 && x.by == by {
		if j.announce(by, x.points) {
			j.Because(LawFosterMarriageShown, msgShownCounts, say.Who(by), say.Suit(x.suit), say.Num(x.points))
		} else {
			j.Because(LawFosterMarriageTrick, msgShownNoTrick, say.Who(by), say.Num(x.points))
		}
		m.pairs = append(m.pairs, x)
	}
	m.shows = marriage{}
}

// concede scores a deal that a player gives up.
func (j *judge) concede(by engine.Seat) {
	switch {
	case j.form == &four:
		j.Because(LawFosterFourHandedCount, msgFourGivesUp, say.Who(by))
		return
	case j.over():
		j.Because(LawFosterUnclaimed, msgGaveUpTooLate)
		return
	}
	j.lost()
	j.told()
	j.Because(LawFosterAnnouncing, msgConcedes, say.Who(by), say.Who(j.other(by)))
	if closer, shut := j.closer(); shut && closer == by {
		j.forfeit(by)
	} else {
		j.winner(j.other(by))
	}
	j.points(j.of)
}

// lost says where a marriage that was announced never came to count.
func (j *judge) lost() {
	for _, s := range j.active() {
		if n := j.melds.waiting[s]; n > 0 {
			j.Because(LawFosterMarriageTrick, msgWaitedInVain, say.Who(s), say.Num(n))
		}
	}
}

// finish counts a deal in which nobody has announced, as far as it was played.
func (j *judge) finish() {
	switch {
	case j.V.Redeal || j.decided():
		return
	case j.form == &four:
		j.finishFour()
		return
	}
	j.points(j.of)
	if !j.over() {
		if len(j.H.Play) > 0 || j.H.Position != nil {
			j.unfinished()
		}
		return
	}
	if j.uneven() {
		s := j.seats[0]
		if j.draws.held[s] != 0 {
			s = j.seats[1]
		}
		j.Because(LawFosterUnclaimed, msgNothingToPlay, say.Who(s))
	}
	j.lost()
	j.told()
	j.counted(j.seats[0], j.of(j.seats[0]), j.seats[1], j.of(j.seats[1]))
}

// unfinished says that the play stops too early, unless all that was asked is answered without its end.
func (j *judge) unfinished() {
	switch n, d := j.awaited(), j.H.Raised(); {
	case n > 0:
		j.V.Undecided = j.V.Say(msgReplayed, say.Num(n))
	case d == nil || d.Word == "score" && !d.Args.Has("points"):
		j.V.Undecided = msgBrokenOff.With()
	}
}

// counted scores a deal that nobody announced.
func (j *judge) counted(a engine.Seat, na int, b engine.Seat, nb int) {
	closer, shut := j.closer()
	if shut {
		j.Because(LawFosterClosingLastTrick, msgNoLastInClosed)
	}
	switch {
	case na >= goal && nb >= goal:
		j.nobody(LawFosterUnclaimedTie, msgBothHave)
		return
	case na < goal && nb < goal && shut:
		j.Because(LawFosterClosingForfeit, msgClosedAndFailed, say.Who(closer))
		j.forfeit(closer)
		return
	case na < goal && nb < goal:
		j.nobody(LawFosterUnclaimedTie, msgNeitherHas)
		return
	case nb >= goal:
		a = b
	}
	j.Because(LawFosterUnclaimed, msgOnlyOne, say.Who(a))
	if shut && closer != a {
		j.forfeit(closer)
		return
	}
	j.winner(a)
}
