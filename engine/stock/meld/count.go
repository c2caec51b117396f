package meld

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// hasTrick reports whether what a player announces counts: he has won a trick, or his partner's will do.
func (j *judge) hasTrick(s engine.Seat) bool {
	return !j.f.NeedTrick || j.TricksOf(s) > 0 || j.f.SideTrick && j.TricksOf(j.partner(s)) > 0
}

// announced is what a player's own melds and dix come to, whether they count already or not.
func (j *judge) announced(s engine.Seat) int {
	p := &j.p[s]
	return p.shown.Total + p.dix - p.ceded
}

// good is what a player's own melds and dix count, as far as they are good.
func (j *judge) good(s engine.Seat) int {
	if !j.hasTrick(s) {
		return 0
	}
	return j.announced(s) + j.p[s].claimed
}

// last is the ten for the last trick, where it has been played and this player won it.
func (j *judge) last(s engine.Seat) int {
	if j.finished() && j.lastWon() == s {
		return 10
	}
	return 0
}

func (j *judge) lastWon() engine.Seat {
	if j.told != nil {
		return j.told.last
	}
	if now := &j.Tricks.Now; now.Complete() {
		return now.Winner
	}
	if n := len(j.Tricks.Tricks); n > 0 {
		return j.Tricks.Tricks[n-1].Winner
	}
	return engine.Nobody
}

// finished reports whether every trick has been played.
func (j *judge) finished() bool {
	if j.told != nil {
		return j.told.counted
	}
	return j.draw.total > 0 && j.Tricks.Done() >= j.draw.total && j.lastWon() != engine.Nobody
}

// whole is what all the cards count.
func (f *Form) whole() int {
	n := 0
	for c := range f.Pack.Cards.All() {
		n += f.Pack.Copies * trick.AceTen(c)
	}
	return n
}

// laidAway is what the bidder's discards count for him, as far as it is known; of a hand that is played out it is what the
// tricks leave.
func (j *judge) laidAway(s engine.Seat) (n int, known bool) {
	b := j.s.Bid
	if b == nil || b.By != s || !b.Count || j.f.Widow == 0 || j.told != nil {
		return 0, true
	}
	hand, whole := j.LaidAway()
	for _, c := range hand.Cards() {
		n += trick.AceTen(c)
	}
	if whole || !j.finished() || !j.end.cardsKnown {
		return n, whole
	}
	if hand, own := j.Tricks.Hand(s); !own || hand.Len() > 0 {
		return n, false // a wrong discard has left cards with him
	}
	rest := j.f.whole()
	for x := range j.f.Players {
		rest -= j.PointsOf(engine.Seat(x))
	}
	return rest, true
}

// taken is what a player's tricks count, with what he laid away.
func (j *judge) taken(s engine.Seat) int {
	n, _ := j.laidAway(s)
	return n + j.PointsOf(s)
}

// known reports whether all that a player, or his side, has made is known, once it is counted.
func (j *judge) known(s engine.Seat) bool {
	for _, x := range j.side(s) {
		if _, known := j.laidAway(x); !known {
			return false
		}
	}
	return j.end.cardsKnown && j.nineKnown(s)
}

// nineKnown reports whether what a player, or his side, has for the dix is known, or cannot count.
func (j *judge) nineKnown(s engine.Seat) bool {
	return !j.nine.open || !slices.Contains(j.side(s), j.H.Dealer) || j.finished() && !j.hasTrick(j.H.Dealer)
}

// cards is what a player's cards count for his score.
func (j *judge) cards(s engine.Seat) int {
	if j.p[s].lost != "" {
		return 0
	}
	return j.taken(s)
}

// count is what a player has altogether: before the hand and in it, his side's where partners score together.
func (j *judge) count(s engine.Seat) int {
	n := j.p[s].base + j.jointGood(s)
	for _, x := range j.side(s) {
		n += j.good(x) + j.last(x) + j.cards(x) + j.p[x].penalty
	}
	return n
}

// sum is a count in words, from before the hand.
func (j *judge) sum(s engine.Seat) say.Text { return j.sumFrom(s, j.p[s].base) }

// sumFrom is what a player, or his side, has made in the hand, in words, on top of a score.
func (j *judge) sumFrom(s engine.Seat, base int) say.Text {
	var parts []say.Text
	all := 0
	add := func(m *say.Message, n int) {
		if n != 0 {
			parts = append(parts, m.With(say.Num(n)))
			all += n
		}
	}
	add(msgBefore, base)
	good, last, cards, penalty := j.jointGood(s), 0, 0, 0
	for _, x := range j.side(s) {
		good += j.good(x)
		last += j.last(x)
		cards += j.cards(x)
		penalty += j.p[x].penalty
	}
	add(msgMeldsDix, good)
	add(msgLastTrick, last)
	add(msgCards, cards)
	add(msgFromError, penalty)
	switch len(parts) {
	case 0:
		return msgNothing.With()
	case 1:
		return parts[0]
	}
	return msgSum.With(say.Phrase(commas(parts)), say.Num(all))
}

// finish counts and says what the hand has come to.
func (j *judge) finish() {
	j.revokes()
	counted := j.finished() || !j.end.summary.Empty() && j.end.claim != nil && j.end.claim.known
	known := true
	for s := range engine.Seat(j.f.Players) {
		known = known && j.known(s)
	}
	switch {
	case j.end.void:
		j.V.Summary = msgVoidDeal.With()
	case j.end.again:
		j.V.Summary = msgPlayAgain.With()
	default:
		j.tally(counted, known)
	}
	j.V.Over = len(j.V.Winners) > 0 || j.f.LowPays && j.active() < j.f.Players
	if j.f.LowPays && j.V.Over && known {
		j.lowest()
	}
	j.V.Options = j.Ledger.Options()
	for k := range j.V.Options {
		if o := &j.V.Options[k]; o.Choice == loseCount && !j.end.void {
			o.Scores = j.V.Scores
		}
	}
	slices.SortStableFunc(j.V.Findings, func(a, b engine.Finding) int { return a.Act - b.Act })
}

// tally counts the hand and finds who has won the game.
func (j *judge) tally(counted, known bool) {
	j.melded()
	if j.finished() {
		j.Because(j.f.Laws.LastTrick, msgWonLast, say.Who(j.lastWon()))
	}
	if counted && known {
		j.counts()
	}
	if j.end.cardsKnown {
		j.points()
	}
	j.scores(counted && j.end.cardsKnown)
	if j.end.summary.Empty() && counted && known && j.finished() {
		j.gameOver()
	}
	j.unknown(counted)
	j.summary(counted)
}

// unknown says what the record does not tell of what counts.
func (j *judge) unknown(counted bool) {
	if !j.V.Undecided.Empty() {
		return
	}
	for s := range engine.Seat(j.f.Players) {
		_, cards := j.laidAway(s)
		switch {
		case counted && !cards && j.p[s].lost == "":
			j.V.Undecided = j.V.Say(msgLaidAway, say.Who(s))
		case counted && s == j.H.Dealer && !j.nineKnown(s):
			j.V.Undecided = j.V.Say(msgWhetherNine, say.Who(s), j.f.rank())
		}
	}
}

// melded says whose melds count.
func (j *judge) melded() {
	law := j.f.Laws.NeedTrick
	for s := range engine.Seat(j.f.Players) {
		n, who := say.Num(j.announced(s)), say.Who(s)
		switch {
		case !j.f.NeedTrick || j.announced(s) <= 0:
		case j.hasTrick(s):
			j.Because(law, msgMadeGood, n, who)
		case j.finished():
			j.Because(law, msgRubbedOut, who, n)
		default:
			j.Because(law, msgOnlyTrick, n, who)
		}
	}
}

// counts says what everybody counts for cards and altogether.
func (j *judge) counts() {
	law := j.f.Laws.Cards
	parts := make([]say.Text, j.f.Players)
	for s := range parts {
		parts[s] = msgHas.With(say.Who(engine.Seat(s)), say.Num(j.taken(engine.Seat(s))))
	}
	j.Because(law, msgForCards, say.Phrase(commas(parts)))
	for s := range engine.Seat(j.f.Players) {
		if !j.f.Sides || s < 2 {
			j.Because(law, msgMade, say.Seats(j.side(s)...), say.Phrase(j.sumFrom(s, 0)))
		}
	}
}

// points lists what everybody has counted, of those of whom it is known.
func (j *judge) points() {
	for s := range engine.Seat(j.f.Players) {
		n := j.jointGood(s)
		for _, x := range j.side(s) {
			n += j.good(x) + j.last(x) + j.taken(x)
		}
		if j.known(s) {
			j.V.Points = append(j.V.Points, engine.Count{Seat: s, N: n})
		}
	}
}

// scores is what the hand adds, for those of whom it is known.
func (j *judge) scores(counted bool) {
	f := j.f
	var n [maxSeats]int
	for s := range engine.Seat(f.Players) {
		n[s] = j.good(s) + j.last(s) + j.p[s].penalty
		if counted {
			n[s] += j.cards(s)
		}
	}
	if f.Sides {
		a, b := n[0]+n[2]+j.jointGood(0), n[1]+n[3]+j.jointGood(1)
		n = [maxSeats]int{a, b, a, b}
	}
	if b := j.s.Bid; b != nil && counted && j.finished() && j.known(b.By) {
		j.bid(&n)
	}
	for s := range engine.Seat(f.Players) {
		if j.nineKnown(s) && (!counted || j.known(s)) {
			j.V.Scores = append(j.V.Scores, engine.Count{Seat: s, N: n[s]})
		}
	}
}

// bid compares what the bidder made with what he bid.
func (j *judge) bid(n *[maxSeats]int) {
	b := j.s.Bid
	who, due := say.Who(b.By), say.Num(b.N)
	j.V.Value, j.V.HasValue = b.N, true
	j.Because(b.First, msgBidderFirst, who, say.Num(n[b.By]))
	made := n[b.By] >= b.N
	j.V.Won = engine.Is(made)
	if made {
		j.Because(b.Law, msgBidMade, who, due)
		return
	}
	for s := range engine.Seat(j.f.Players) {
		if j.p[s].lost == j.f.Laws.Revoke && !slices.Contains(j.side(b.By), s) {
			j.Because(b.NotLost, msgBidSaved, who, due, say.Who(s))
			j.V.Won = engine.Unknown
			return
		}
	}
	if !b.Subtract {
		j.Because(b.Law, msgBidMissed, who, due)
		return
	}
	for _, s := range j.side(b.By) {
		n[s] = -b.N
	}
	j.Because(b.Law, msgBidTaken, who, due)
}

// total is what a player has when the hand is scored.
func (j *judge) total(s engine.Seat) int { return j.p[s].base + engine.NumberOf(j.V.Scores, s, "") }

// gameOver finds whether the hand ends the game without a claim.
func (j *judge) gameOver() {
	f, l := j.f, &j.f.Laws
	if f.Deals > 0 {
		j.lastDeal()
		return
	}
	var out []engine.Seat
	for s := range engine.Seat(f.Players) {
		if (!f.Sides || s < 2) && j.plays(s) && j.total(s) >= j.p[s].target {
			out = append(out, s)
		}
	}
	if b := j.s.Bid; b != nil && len(out) > 1 {
		for _, s := range out {
			if slices.Contains(j.side(s), b.By) {
				j.Because(b.First, msgSeveralOut, say.Who(b.By))
				j.V.Winners = j.side(s)
				return
			}
		}
	}
	switch {
	case len(out) == 1:
		w := j.side(out[0])
		j.V.Winners = w
		j.Because(l.OnlyOne, msgOnlyOne, say.Seats(w...), say.Num(len(w)), say.Num(j.total(out[0])))
	case len(out) > 1 && f.Extension == 0:
		j.Because(l.Extension, msgNobodyWon, say.Seats(out...))
		j.V.Undecided = msgHowFar.With()
	case len(out) > 1:
		j.Because(l.Extension, msgGoOn, say.Seats(out...), say.Num(j.p[out[0]].target+f.Extension))
	case j.active() == 2 && f.Players == 3:
		j.Because(l.Retires, msgTwoLeft)
	}
}

// lowest says who pays where the lowest score does.
func (j *judge) lowest() {
	var low []engine.Seat
	for s := range engine.Seat(j.f.Players) {
		if len(low) > 0 && j.count(s) < j.count(low[0]) {
			low = low[:0]
		}
		if len(low) == 0 || j.count(s) == j.count(low[0]) {
			low = append(low, s)
		}
	}
	n := say.Num(j.count(low[0]))
	if len(low) == 1 {
		j.Because(j.f.Laws.LowPays, msgLowest, say.Who(low[0]), n)
		return
	}
	j.Because(j.f.Laws.LowPays, msgLowestTie, say.Seats(low...), n)
}

// lastDeal finds the winner of a game that goes by deals.
func (j *judge) lastDeal() {
	n, law := j.H.Match.Int("deal"), j.f.Laws.Deals
	if n < j.f.Deals {
		return
	}
	best := j.total(0)
	for s := range j.f.Players {
		best = max(best, j.total(engine.Seat(s)))
	}
	for s := range engine.Seat(j.f.Players) {
		if j.total(s) == best {
			j.V.Winners = append(j.V.Winners, s)
		}
	}
	j.Because(law, msgLastDeal, say.Num(n), say.Num(best), say.Seats(j.V.Winners...))
	sides := len(j.V.Winners)
	if j.f.Sides {
		sides /= 2
	}
	switch {
	case sides < 2 || j.f.Ties == Shared:
	case j.f.Ties == AnotherDeal:
		j.Because(law, msgOneMore)
		j.V.Winners = nil
	default:
		j.V.Undecided = msgEqualBest.With()
	}
}

// summary puts the ruling into a sentence.
func (j *judge) summary(counted bool) {
	if !j.end.summary.Empty() {
		j.V.Summary = j.end.summary
		return
	}
	parts := make([]say.Text, len(j.V.Scores))
	for i, c := range j.V.Scores {
		parts[i] = msgHas.With(say.Who(c.Seat), say.Num(c.N))
	}
	scores := say.Phrase(commas(parts))
	switch w := j.V.Winners; {
	case len(w) > 0:
		j.V.Summary = j.V.Say(msgScoresWins, scores, say.Seats(w...), say.Num(len(w)))
	case counted:
		j.V.Summary = j.V.Say(msgScores, scores)
	default:
		j.V.Summary = j.V.Say(msgSoFar, scores)
		if j.V.Undecided.Empty() && len(j.Acts()) > 0 && j.Tricks.Done() >= j.First {
			j.V.Undecided = j.V.Say(msgTheRest, say.Num(j.Tricks.Done()))
		}
	}
}
