package meld

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// claims judges a claim of the game.
func (j *judge) claims(i int, a *engine.Act) error {
	by, l := a.By, &j.f.Laws
	if by == engine.Nobody || int(by) >= j.f.Players || j.retired[by] {
		return engine.Impossiblef(a.Pos, "%s has no part in this hand and cannot claim the game", j.name(by))
	}
	if j.f.Target == 0 {
		j.because(l.Deals, "The game goes by deals, so there is nothing to knock for.")
		return nil
	}
	j.revokes()
	have, target := j.count(by), j.target[by]
	j.judged = i
	j.claim = &claimed{by: by, right: have >= target, known: j.cardsKnown || j.noCards[by] != ""}
	if !j.claim.known {
		if have < target {
			j.v.Undecided = fmt.Sprintf("whether %s has %d; the record does not tell what had been taken before", j.name(by), target)
			j.done = true
			return nil
		}
		j.claim.known = true
	}
	if first := j.reachedFirst(by); have >= target && first != engine.Nobody {
		j.claim.right = false
		j.because(l.Extension, "%s claims the game with %d: %s. But %s had reached %d before, and only before that would %d have won. Foster says nothing more of such a claim; the game goes on.",
			j.name(by), have, j.sum(by), j.name(first), j.target[first], target)
		return nil
	}
	if have >= target {
		j.because(l.Claim, "%s claims the game: %s. That is enough for %d and wins, whatever the other score.", j.name(by), j.sum(by), target)
		j.v.Winners = j.side(by)
		j.done, j.cut = true, fmt.Sprintf("%s claims the game rightly and wins it.", j.name(by))
		return nil
	}
	law := l.WrongClaim
	j.find(i, "wrong-claim", by, card.None, law, "%s claims the game and has only %d of %d: %s.", j.name(by), have, target, j.sum(by))
	switch {
	case j.f.Retire && j.active() > 2:
		j.retire(by)
	case j.f.Retire:
		for s := range j.f.Players {
			if s := engine.Seat(s); s != by && !j.retired[s] {
				j.v.Winners = []engine.Seat{s}
			}
		}
		j.because(law, "%s retires, and only %s is left, who wins.", j.name(by), j.name(j.v.Winners[0]))
		j.done, j.cut = true, fmt.Sprintf("%s claims the game wrongly; %s wins it.", j.name(by), j.name(j.v.Winners[0]))
	default:
		j.v.Winners = j.side((by + 1) % engine.Seat(j.f.Players))
		j.because(law, "%s loses the game, whatever the other score.", j.name(by))
		j.done, j.cut = true, fmt.Sprintf("%s claims the game wrongly and loses it.", j.name(by))
	}
	return nil
}

// reachedFirst is a player who had to go on beyond the number of the game and has reached the further one, while
// another still plays for the lower; Nobody if there is none.
func (j *judge) reachedFirst(by engine.Seat) engine.Seat {
	for s := engine.Seat(0); int(s) < j.f.Players; s++ {
		if !j.retired[s] && j.target[s] > j.target[by] && j.count(s) >= j.target[s] {
			return s
		}
	}
	return engine.Nobody
}

// concedes judges a player's giving up, of which Foster says nothing: between two sides it leaves the game to the other.
func (j *judge) concedes(a *engine.Act) error {
	by := a.By
	if by < 0 || int(by) >= j.f.Players || j.retired[by] {
		return engine.Impossiblef(a.Pos, "%s has no part in this hand and cannot give it up", j.name(by))
	}
	j.done = true
	if j.f.Players > 2 && !j.f.Sides || j.f.Target == 0 {
		j.v.Undecided = fmt.Sprintf("what follows when %s gives up; Foster says nothing of it", j.name(by))
		return nil
	}
	j.v.Winners = j.side((by + 1) % engine.Seat(j.f.Players))
	j.cut = fmt.Sprintf("%s gives up and leaves the game to %s.", j.name(by), j.names(j.v.Winners))
	j.because(j.f.Laws.GivesUp, "%s gives up, which leaves the game to %s. Foster has no rule on it.", j.name(by), j.names(j.v.Winners))
	return nil
}

// retire takes a player out of the game; the others go on.
func (j *judge) retire(s engine.Seat) {
	l := &j.f.Laws
	if j.f.LowPays {
		j.retired[s] = true
		j.because(l.LowPays, "It was agreed that the lowest score pays, so the game ends with %s's retiring.", j.name(s))
		j.done, j.cut = true, fmt.Sprintf("%s claims the game wrongly, and the game is over.", j.name(s))
		return
	}
	j.retired[s] = true
	j.because(l.Retires, "%s retires, and the others finish alone.", j.name(s))
	if j.table.Retire(s) {
		j.completed()
	}
	j.prove(j.total - j.table.Done())
}

// active counts the players who are still in the game.
func (j *judge) active() int {
	n := 0
	for s := range j.f.Players {
		if !j.retired[s] {
			n++
		}
	}
	return n
}

// good is what a player's own melds and dix count, as far as they are good.
func (j *judge) good(s engine.Seat) int {
	n := j.shown[s].Total + j.dix[s] - j.ceded[s]
	if j.f.NeedTrick && j.won(s) == 0 && !(j.f.SideTrick && j.won(j.partner(s)) > 0) {
		return 0
	}
	return n + j.claimed[s]
}

// last is the ten for the last trick, where it has been played and this player won it.
func (j *judge) last(s engine.Seat) int {
	if j.finished() && j.lastWon() == s {
		return 10
	}
	return 0
}

func (j *judge) lastWon() engine.Seat {
	if j.reported {
		return j.lastBy
	}
	if j.table.Now.Complete() {
		return j.table.Now.Winner
	}
	if n := len(j.table.Tricks); n > 0 {
		return j.table.Tricks[n-1].Winner
	}
	return engine.Nobody
}

// finished reports whether every trick has been played.
func (j *judge) finished() bool {
	if j.reported {
		return j.counted
	}
	return j.total > 0 && j.table.Done() >= j.total && j.lastWon() != engine.Nobody
}

// cards is what a player's cards count for his score.
func (j *judge) cards(s engine.Seat) int {
	if j.noCards[s] != "" {
		return 0
	}
	return j.taken(s) + j.laidAway(s)
}

// laidAway is what the bidder's discards count for him.
func (j *judge) laidAway(s engine.Seat) int {
	b := j.f.Bid
	if b == nil || b.By != s || !b.Count {
		return 0
	}
	n := 0
	for _, c := range b.Discards.Cards() {
		n += trick.AceTen(c)
	}
	return n
}

// own is what a player has made himself in this hand, cards included.
func (j *judge) own(s engine.Seat) int {
	return j.good(s) + j.last(s) + j.cards(s) + j.penalty[s]
}

// count is what a player has altogether: before the hand and in it, his side's where partners score together.
func (j *judge) count(s engine.Seat) int {
	n := j.base[s] + j.jointGood(s)
	for _, x := range j.side(s) {
		n += j.own(x)
	}
	return n
}

func (j *judge) jointGood(s engine.Seat) int {
	if !j.f.Joint {
		return 0
	}
	return j.joint[s%2]
}

// sum is a count in words, from before the hand.
func (j *judge) sum(s engine.Seat) string { return j.sumFrom(s, j.base[s]) }

// sumFrom is what a player, or his side, has made in the hand, in words, on top of a score.
func (j *judge) sumFrom(s engine.Seat, base int) string {
	var parts []string
	all := 0
	add := func(what string, n int) {
		if n != 0 {
			parts = append(parts, fmt.Sprintf("%s %d", what, n))
			all += n
		}
	}
	add("before the hand", base)
	good, last, cards, penalty := 0, 0, 0, 0
	for _, x := range j.side(s) {
		good += j.good(x)
		last += j.last(x)
		cards += j.cards(x)
		penalty += j.penalty[x]
	}
	add("melds and dix", good+j.jointGood(s))
	add("last trick", last)
	add("cards", cards)
	add("from the adversary's over-scoring", penalty)
	if len(parts) == 0 {
		return "nothing"
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return fmt.Sprintf("%s, together %d", strings.Join(parts, ", "), all)
}

// finish counts and answers the questions.
func (j *judge) finish() error {
	if j.finished() {
		j.table.Gather()
	}
	for range j.excused {
		j.because(j.f.Laws.Replay, "The hand was played again from the error, so it costs nothing more.")
	}
	j.revokes()
	switch {
	case j.void:
		j.v.Summary = "The deal is void: nothing of it counts, and the same player deals again."
	case j.again:
		j.v.Summary = "The hand is played again from the error."
	default:
		j.tally()
	}
	j.v.Over = len(j.v.Winners) > 0 || j.f.LowPays && j.active() < j.f.Players
	if j.f.LowPays && j.v.Over && j.cardsKnown {
		j.lowest()
	}
	for k := range j.options {
		if o := &j.options[k]; o.Choice == loseCount && !j.void {
			o.Scores = j.v.Scores
		}
	}
	j.v.Options = append(j.v.Options, j.options...)
	j.v.Findings = append(j.v.Findings, j.excused...)
	slices.SortStableFunc(j.v.Findings, func(a, b engine.Finding) int { return a.Act - b.Act })
	j.disputes()
	return nil
}

// revokes has the duty's breaches cost what they cost, so far as they have not yet.
func (j *judge) revokes() {
	l := &j.f.Laws
	for i := range j.table.Revokes {
		r := &j.table.Revokes[i]
		if r.Corrected || j.noCards[r.Seat] == l.Revoke {
			continue
		}
		if !r.Settled && !(j.table.Now.Complete() && j.table.Now.N == r.Trick) && j.table.Now.N == r.Trick {
			continue // the trick is not over; he may still take the card back
		}
		j.noCards[r.Seat] = l.Revoke
		in, to := fmt.Sprintf(" in trick %d", r.Trick), fmt.Sprintf("trick %d", r.Trick)
		if r.Trick == 0 {
			in, to = "", "the error"
		}
		j.because(l.Revoke, "%s broke the duty%s and loses the whole count for cards, %d.", j.name(r.Seat), in, j.taken(r.Seat)+j.laidAway(r.Seat))
		if l.Replay != "" && !j.settled[r.Seat] {
			j.options = append(j.options, engine.Option{By: j.other(r.Seat), Choice: loseCount, Law: l.Revoke,
				Text: fmt.Sprintf("%s loses the count for cards", j.name(r.Seat))}, engine.Option{By: j.other(r.Seat), Choice: playAgain, Law: l.Replay,
				Text: fmt.Sprintf("the cards are taken back to %s and played again from there, and %s keeps the count for cards", to, j.name(r.Seat))})
		}
		if b := j.f.Bid; b != nil && r.Seat != b.By && b.NotLost != "" && !j.finished() {
			j.options = append(j.options, engine.Option{By: b.By, Choice: "play-on", Law: b.NotLost,
				Text: fmt.Sprintf("%s has the hand played out", j.name(b.By))})
		}
	}
}

// tally counts the hand and finds who has won the game.
func (j *judge) tally() {
	l, f := &j.f.Laws, j.f
	counted := j.finished() || j.cut != "" && j.claim != nil && j.claim.known
	for s := range f.Players {
		s := engine.Seat(s)
		if melds := j.shown[s].Total + j.dix[s]; f.NeedTrick && melds > 0 && j.won(s) == 0 && !(f.SideTrick && j.won(j.partner(s)) > 0) {
			if j.finished() {
				j.because(l.NeedTrick, "%s has won no trick, so the %d announced are rubbed out.", j.name(s), melds)
			} else {
				j.because(l.NeedTrick, "The %d that %s announced count only with a trick.", melds, j.name(s))
			}
		} else if f.NeedTrick && melds > 0 {
			j.because(l.NeedTrick, "A trick has made good the %d that %s announced.", melds, j.name(s))
		}
	}
	if j.finished() && j.lastWon() != engine.Nobody {
		j.because(l.LastTrick, "%s won the last trick: 10.", j.name(j.lastWon()))
	}
	if counted && j.cardsKnown {
		var parts []string
		for s := range f.Players {
			parts = append(parts, fmt.Sprintf("%s %d", j.name(engine.Seat(s)), j.taken(engine.Seat(s))+j.laidAway(engine.Seat(s))))
		}
		j.because(l.Cards, "For cards: %s.", strings.Join(parts, ", "))
		for s := range f.Players {
			if s := engine.Seat(s); !f.Sides || s < 2 {
				j.because(l.Cards, "%s: %s.", j.names(j.side(s)), j.sumFrom(s, 0))
			}
		}
	}
	if j.cardsKnown {
		for s := range f.Players {
			s := engine.Seat(s)
			n := j.jointGood(s)
			for _, x := range j.side(s) {
				n += j.good(x) + j.last(x) + j.taken(x) + j.laidAway(x)
			}
			j.v.Points = append(j.v.Points, engine.Count{Seat: s, N: n})
		}
	}
	j.scores(counted && j.cardsKnown)
	if j.cut == "" {
		j.gameOver(counted && j.cardsKnown)
	}
	j.summary(counted)
}

// scores is what the hand adds.
func (j *judge) scores(counted bool) {
	f := j.f
	var n [maxSeats]int
	for s := range f.Players {
		s := engine.Seat(s)
		n[s] = j.good(s) + j.last(s) + j.penalty[s]
		if counted {
			n[s] += j.cards(s)
		}
	}
	if f.Sides {
		a, b := n[0]+n[2]+j.jointGood(0), n[1]+n[3]+j.jointGood(1)
		n = [maxSeats]int{a, b, a, b}
	}
	if b := f.Bid; b != nil && counted && j.finished() {
		j.bid(&n)
	}
	for s := range f.Players {
		j.v.Scores = append(j.v.Scores, engine.Count{Seat: engine.Seat(s), N: n[s]})
	}
}

// bid compares what the bidder made with what he bid.
func (j *judge) bid(n *[maxSeats]int) {
	b := j.f.Bid
	j.v.Value, j.v.HasValue = b.N, true
	j.because(b.First, "%s, the bidder, counts first: %d.", j.name(b.By), n[b.By])
	made := n[b.By] >= b.N
	j.v.Won = engine.Is(made)
	if made {
		j.because(b.Law, "%s bid %d and has made it.", j.name(b.By), b.N)
		return
	}
	for s := range j.f.Players {
		s := engine.Seat(s)
		if j.noCards[s] == j.f.Laws.Revoke && !slices.Contains(j.side(b.By), s) {
			j.because(b.NotLost, "%s bid %d and is short of it, but cannot be set back, because %s revoked.", j.name(b.By), b.N, j.name(s))
			j.v.Won = engine.Unknown
			return
		}
	}
	if b.Subtract {
		for _, s := range j.side(b.By) {
			n[s] = -b.N
		}
		j.because(b.Law, "%s bid %d and is short of it: as the table agreed, the bid is subtracted and nothing else is scored.", j.name(b.By), b.N)
		return
	}
	j.because(b.Law, "%s bid %d and is short of it. Foster names no loss, so what was made is scored; the agreement missed-bid settles it otherwise.", j.name(b.By), b.N)
}

// gameOver finds whether the hand ends the game without a claim.
func (j *judge) gameOver(counted bool) {
	f, l := j.f, &j.f.Laws
	if !counted || !j.finished() {
		return
	}
	total := func(s engine.Seat) int {
		for _, c := range j.v.Scores {
			if c.Seat == s {
				return j.base[s] + c.N
			}
		}
		return j.base[s]
	}
	if f.Deals > 0 {
		j.lastDeal(total)
		return
	}
	var out []engine.Seat
	for s := engine.Seat(0); int(s) < f.Players; s++ {
		if f.Sides && s >= 2 || j.retired[s] {
			continue
		}
		if total(s) >= j.target[s] {
			out = append(out, s)
		}
	}
	if b := f.Bid; b != nil && len(out) > 1 {
		for _, s := range out {
			if slices.Contains(j.side(s), b.By) {
				j.because(b.First, "Several have enough, and the bidder counts first: %s wins.", j.name(b.By))
				j.v.Winners = j.side(s)
				return
			}
		}
	}
	switch {
	case len(out) == 1:
		j.v.Winners = j.side(out[0])
		j.because(l.OnlyOne, "Nobody claimed the game, and only %s enough, %d: that wins it.", j.do(j.v.Winners, "has", "have"), total(out[0]))
	case len(out) > 1 && f.Extension == 0:
		j.because(l.Extension, "%s have enough, and nobody claimed the game: nobody has won.", j.names(out))
		j.v.Undecided = "how much further the game goes; Foster names no number; the agreement extension does"
	case len(out) > 1:
		j.because(l.Extension, "%s have enough, and nobody claimed the game: nobody has won, and they go on to %d.", j.names(out), j.target[out[0]]+f.Extension)
	case j.active() == 2 && f.Players == 3:
		j.because(l.Retires, "Neither of the two who are left has won: they play the next deal with a stock, as two players do.")
	}
}

// lowest says who pays where the lowest score does.
func (j *judge) lowest() {
	var low []engine.Seat
	for s := engine.Seat(0); int(s) < j.f.Players; s++ {
		if len(low) > 0 && j.count(s) < j.count(low[0]) {
			low = low[:0]
		}
		if len(low) == 0 || j.count(s) == j.count(low[0]) {
			low = append(low, s)
		}
	}
	if len(low) == 1 {
		j.because(j.f.Laws.LowPays, "%s has the lowest score, %d, and pays.", j.name(low[0]), j.count(low[0]))
		return
	}
	j.because(j.f.Laws.LowPays, "%s have the lowest score, %d. How they share in paying is not said.", j.names(low), j.count(low[0]))
}

// lastDeal finds the winner of a game that goes by deals.
func (j *judge) lastDeal(total func(engine.Seat) int) {
	n := j.h.Match.Int("deal")
	if n < j.f.Deals {
		return
	}
	best := total(0)
	for s := range j.f.Players {
		best = max(best, total(engine.Seat(s)))
	}
	for s := engine.Seat(0); int(s) < j.f.Players; s++ {
		if total(s) == best {
			j.v.Winners = append(j.v.Winners, s)
		}
	}
	j.because(j.f.Laws.Deals, "This was the last of %d deals; the highest score, %d, is %s's.", n, best, j.names(j.v.Winners))
	sides := len(j.v.Winners)
	if j.f.Sides {
		sides /= 2
	}
	switch {
	case sides < 2 || j.f.Ties == Shared:
	case j.f.Ties == AnotherDeal:
		j.because(j.f.Laws.Deals, "As agreed, those who are equal play one more deal.")
		j.v.Winners = nil
	default:
		j.v.Undecided = "who wins of those who are equal; Foster settles nothing further, the agreement ties does"
	}
}

func (j *judge) names(seats []engine.Seat) string {
	names := make([]string, len(seats))
	for i, s := range seats {
		names[i] = j.name(s)
	}
	if n := len(names); n > 2 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, " and ")
}

// do names players with the verb that goes with one or with several.
func (j *judge) do(seats []engine.Seat, one, several string) string {
	if len(seats) == 1 {
		return j.name(seats[0]) + " " + one
	}
	return j.names(seats) + " " + several
}

// summary puts the ruling into a sentence.
func (j *judge) summary(counted bool) {
	if j.cut != "" {
		j.v.Summary = j.cut
		return
	}
	var parts []string
	for _, c := range j.v.Scores {
		parts = append(parts, fmt.Sprintf("%s %d", j.name(c.Seat), c.N))
	}
	scores := strings.Join(parts, ", ")
	switch {
	case len(j.v.Winners) > 0:
		j.v.Summary = fmt.Sprintf("The hand scores %s; %s the game.", scores, j.do(j.v.Winners, "wins", "win"))
	case counted:
		j.v.Summary = fmt.Sprintf("The hand scores %s.", scores)
	default:
		j.v.Summary = fmt.Sprintf("So far the hand scores %s.", scores)
		if j.v.Undecided == "" && len(j.acts) > 0 && j.table.Done() >= j.first {
			j.v.Undecided = fmt.Sprintf("the rest of the hand; the record stops after trick %d, and cards are counted at the end", j.table.Done())
		}
	}
}

// disputes answers the last question raised.
func (j *judge) disputes() {
	q := j.h.Raised()
	if q == nil {
		return
	}
	u := &engine.Upheld{}
	switch q.Word {
	case "claim":
		switch {
		case j.claim == nil:
			u.Text = "Nobody claimed the game."
		case !j.claim.known:
			return
		case j.claim.right:
			u.Text = fmt.Sprintf("%s's claim was right.", j.name(j.claim.by))
		default:
			u.Upheld, u.Text = true, fmt.Sprintf("%s's claim was wrong.", j.name(j.claim.by))
		}
	case "score":
		u = j.v.AnswerScore(j.h, q)
	default:
		u.Text = fmt.Sprintf("There was no %s", q.Word)
		if q.Against != engine.Nobody {
			u.Text += " by " + j.name(q.Against)
		}
		if q.Trick > 0 {
			u.Text += fmt.Sprintf(" in trick %d", q.Trick)
		}
		u.Text += "."
		if f := j.v.Complained(q); f != nil {
			u.Upheld, u.Text = true, f.Text
		} else if !j.rejected(q) {
			return
		}
	}
	j.v.Dispute = u
}

// rejected cites the law by which a complaint fails, and reports whether it does: without a hand the record may leave open
// what had to be played.
func (j *judge) rejected(q *engine.Act) bool {
	l := &j.f.Laws
	switch q.Word {
	case "revoke", "did-not-head":
		if j.freeIn(q.Trick) {
			j.because(l.Free, "As long as the stock lasts nobody has to follow suit or to win.")
			return true
		}
		for s := engine.Seat(0); int(s) < j.f.Players; s++ {
			if _, whole := j.table.Hand(s); !whole && (q.Against == engine.Nobody || q.Against == s) && !j.table.Beyond(s, q.Trick) {
				j.v.Undecided = fmt.Sprintf("whether %s could have played otherwise; the record does not show that hand", j.name(s))
				return false
			}
		}
		j.because(l.Duty, "No other card had to be played.")
	case "lead-out-of-turn", "play-out-of-turn":
		j.because(l.OutOfTurn, "The turn was kept.")
	}
	return true
}
