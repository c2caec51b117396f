package sixtysix

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/know"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// duty is what binds the second player to a trick.
type duty uint8

const (
	free   duty = iota // while the players draw
	gone               // follow: the stock is exhausted
	closed             // follow: it is closed
	bound              // follow, head and trump: four-handed
)

// dutyLaws are the laws behind what a player may play, by duty.
var dutyLaws = [...]engine.Law{LawFosterFreeReply, LawFosterLastSix, LawFosterClosingFollow, LawFosterFourHandedDuties}

// duties is what has bound the players, and binds them now.
type duties struct {
	now   duty
	in    []duty // of every trick begun that the record shows, by its number less the first
	first int    // the number of the first of them
}

// begun enters the duty of a trick in course.
func (d *duties) begun(n int) {
	if d.in == nil {
		d.first = n
	}
	for len(d.in) <= n-d.first {
		d.in = append(d.in, d.now)
	}
	d.in[n-d.first] = d.now
}

// shown is the duty that held in a trick that the record shows.
func (d *duties) shown(n int) (duty, bool) {
	if i := n - d.first; d.in != nil && i >= 0 && i < len(d.in) {
		return d.in[i], true
	}
	return d.now, false
}

// bind puts a duty into force. From the time when nobody draws any more a hand that was not recorded is known from
// what its player has still to play, from an act on.
func (j *judge) bind(d duty, act int) {
	j.duties.now = d
	j.Tricks.Rules = j.form.shut[j.trump]
	size, unknown := know.Unknown, false
	for _, s := range j.active() {
		if _, whole := j.Tricks.Hand(s); !whole {
			if n := j.draws.held[s]; !unknown {
				size = n
			} else if size != n {
				size = know.Unknown
			}
			unknown = true
		}
	}
	if unknown {
		j.Foresee(act, max(size, know.Unknown))
	}
}

// revoke reports a card that broke the duty of its trick.
func (j *judge) revoke(act int, rv *trick.Revoke) {
	law, what := dutyLaws[j.duties.now], "revoke"
	if j.duties.now == bound && (rv.Card.Suit() == rv.Led.Suit() || rv.Held.Suit() != rv.Led.Suit()) {
		what = "did-not-head"
		if best := j.bestBefore(rv); best != engine.Nobody && j.sameSide(best, rv.Seat) {
			law = LawFosterFourHandedPartner
		}
	}
	text := j.V.Say(msgRevoke, say.Who(rv.Seat), say.Card(rv.Card), say.Card(rv.Led), say.Num(rv.Trick), say.Card(rv.Held))
	j.V.Find(engine.Finding{What: what, By: rv.Seat, Trick: rv.Trick, Card: rv.Card, Law: law, Text: text, Act: act})
	j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: text, Law: law})
}

// bestBefore is who had the trick before the card of a revoke fell.
func (j *judge) bestBefore(rv *trick.Revoke) engine.Seat {
	best, by := card.None, engine.Nobody
	now := &j.Tricks.Now
	for i := range now.Size {
		c := now.Cards[i]
		if c == card.None || now.Seats[i] == rv.Seat {
			continue
		}
		if best == card.None || j.Tricks.Rules.Beats(now, best, c) {
			best, by = c, now.Seats[i]
		}
	}
	return by
}

// The choices after a revoke.
const (
	loseCount = "lose-count"
	playAgain = "replay"
)

// revoked charges a revoke that nobody took back.
func (j *judge) revoked(s engine.Seat, n int) {
	o, again := j.other(s), j.playAgain(s, n)
	if j.form == &four {
		j.loseOfFour(s)
		j.offer("revoke", o, LawFosterFourHandedRevoke, ledger.Never, choice{playAgain, again})
		return
	}
	j.count.loses[s] = true
	j.Because(LawFosterRevoke, msgLosesCount, say.Who(s))
	j.Because(LawFosterRevokeReplay, msgMayReplay, say.Who(o), say.Phrase(again))
	j.offer("revoke", o, LawFosterRevoke, ledger.Never, choice{loseCount, j.V.Say(msgCountLost, say.Who(s))})
	j.offer("revoke", o, LawFosterRevokeReplay, ledger.Never, choice{playAgain, again})
}

// playAgain is the choice to have the hand replayed, in words.
func (j *judge) playAgain(s engine.Seat, n int) say.Text {
	if n > 0 {
		return j.V.Say(msgPlayAgainFrom, say.Who(s), say.Num(n))
	}
	return j.V.Say(msgPlayAgain, say.Who(s))
}

// loseOfFour charges a broken duty of four as the table agreed.
func (j *judge) loseOfFour(s engine.Seat) {
	j.count.loses[s] = true
	switch j.H.Agreed.Word("revoke") {
	case "side":
		j.count.loses[partner(s)] = true
		j.Because(LawFosterFourHandedRevoke, msgAgreedSide, say.Seats(j.side(s)...))
	case "player":
		j.Because(LawFosterFourHandedRevoke, msgAgreedPlayer, say.Who(s))
	default:
		j.Because(LawFosterFourHandedRevoke, msgNoFigure, say.Who(s))
	}
}

func (j *judge) revokeLaw() engine.Law {
	if j.form == &four {
		return LawFosterFourHandedRevoke
	}
	return LawFosterRevoke
}

// reportedRevoke rules on a revoke that the record reports: one that the play shows and for which a choice was made,
// or one that it cannot show.
func (j *judge) reportedRevoke(act int, a *engine.Act) error {
	if err := j.Gather(j); err != nil {
		return err
	}
	s, n := a.By, a.Trick
	if f := j.shownRevoke(a.Word, s, n); f != nil {
		return j.afterRevoke(a, act, s, f.Trick)
	}
	if n == 0 && act >= 0 {
		n = j.Trick()
	}
	d, known := j.dutyIn(n)
	switch {
	case !known && j.H.Result != nil:
		j.Because(LawFosterFreeReply, msgDutyNotKnown, say.Num(n))
		return nil
	case !known:
		j.settled(engine.Nobody, LawFosterFreeReply)
		j.V.Undecided = j.V.Say(msgDutyNotKnown, say.Num(n))
		return nil
	case d == free:
		j.Because(LawFosterFreeReply, msgStillDrew)
		return nil
	case a.Word == "did-not-head" && d != bound:
		j.Because(dutyLaws[d], msgNotBoundToWin)
		return nil
	case j.refuted(s, n):
		j.Because(dutyLaws[d], msgNoBreach, say.Who(s), say.Num(n))
		return nil
	}
	law := dutyLaws[d]
	if j.H.Result != nil {
		law = j.revokeLaw()
	}
	j.Find(act, a.Word, s, n, law, msgBrokeDuty, say.Who(s))
	if j.H.Result != nil {
		j.Because(law, msgAfterPenalty)
		return nil
	}
	j.revoked(s, n)
	return j.afterRevoke(a, act, s, n)
}

// shownRevoke is the newest finding of that name, by a player unless that is nobody, in a trick unless that is 0; nil
// where there is none.
func (j *judge) shownRevoke(what string, by engine.Seat, trick int) *engine.Finding {
	for i := len(j.V.Findings) - 1; i >= 0; i-- {
		f := &j.V.Findings[i]
		if f.What == what && (by == engine.Nobody || f.By == by) && (trick == 0 || f.Trick == trick) {
			return f
		}
	}
	return nil
}

// dutyIn is the duty that held in a trick, and whether the record tells it. Of a trick that the record does not show
// its number tells, unless the stock may have been closed before it.
func (j *judge) dutyIn(n int) (duty, bool) {
	if d, ok := j.duties.shown(n); ok || j.form == &four {
		return d, true
	}
	switch shut := j.shutBefore(n); {
	case n == 0 || n > j.form.tricks-j.form.size:
		return gone, true
	case shut == engine.Yes:
		return closed, true
	default:
		return free, shut == engine.No
	}
}

// shutBefore reports whether the stock was closed before a trick that the record does not show.
func (j *judge) shutBefore(n int) engine.Tri {
	args := j.H.Result
	if j.H.Position != nil {
		args = j.H.Position.Args
	}
	switch tricks := countsOf(args, "tricks-at-close"); {
	case !args.Has("closed-by"):
		return engine.No
	case tricks == nil:
		return engine.Unknown
	default:
		won := 0
		for _, c := range tricks {
			won += c.N
		}
		return engine.Is(n > won)
	}
}

// refuted reports whether the cards show that a player met his duty in a trick: his hand was known when he played.
func (j *judge) refuted(s engine.Seat, n int) bool {
	_, whole := j.Tricks.Hand(s)
	_, shown := j.duties.shown(n)
	return whole && shown
}

// Raised carries out what a complaint about a revoke says was chosen, by who may choose.
func (j *judge) Raised(act int, a *engine.Act) error {
	if a.Word != "revoke" && a.Word != "did-not-head" || !a.Args.Has(engine.Choice) || j.trump == card.NoSuit || j.Over {
		return nil
	}
	if err := j.Gather(j); err != nil {
		return err
	}
	f := j.shownRevoke(a.Word, a.Against, a.Trick)
	if f == nil || j.sameSide(a.By, f.By) || !j.plays(a.By) {
		return nil
	}
	return j.afterRevoke(a, act, f.By, f.Trick)
}

// afterRevoke carries out what the record says was chosen after a revoke.
func (j *judge) afterRevoke(a *engine.Act, act int, s engine.Seat, n int) error {
	f, ok := a.Args.Get(engine.Choice)
	if !ok {
		return nil
	}
	o := j.other(s)
	switch {
	case f.Word == playAgain:
		law := LawFosterRevokeReplay
		if j.form == &four {
			law = LawFosterFourHandedRevoke
		}
		j.Because(law, msgChose, say.Who(o), say.Phrase(j.playAgain(s, n)))
		if from := j.playedIn(s, n); from >= 0 {
			return j.TakeBack(from, act, n)
		}
		j.settled(engine.Nobody, law)
		j.Ledger.CloseOf(func(*ledger.Right) bool { return true })
		j.V.Undecided = j.V.Say(msgReplayed, say.Num(n))
		return nil
	case j.form == &four:
		return engine.Impossiblef(f.Pos, "%q is no choice here: expected %s", f.Word, playAgain)
	case f.Word != loseCount:
		return engine.Impossiblef(f.Pos, "%q is no choice here: expected %s or %s", f.Word, loseCount, playAgain)
	}
	j.Because(LawFosterRevoke, msgChose, say.Who(o), say.Phrase(j.V.Say(msgCountLost, say.Who(s))))
	j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.What == "revoke" && r.By == o })
	return nil
}

// playedIn is the act with which a player played to a trick of the record, below 0 where the record has none.
func (j *judge) playedIn(s engine.Seat, n int) int {
	for i := range j.Tricks.Revokes {
		if rv := &j.Tricks.Revokes[i]; rv.Seat == s && rv.Trick == n && !rv.Corrected {
			return rv.Act
		}
	}
	for i := range j.Tricks.Tricks {
		if t := &j.Tricks.Tricks[i]; t.N == n && t.Card(s) != card.None {
			return t.Acts[slices.Index(t.Seats[:], s)]
		}
	}
	return -1
}

// awaited is the trick from which a hand is to be played again that the record does not show; 0 where there is none.
func (j *judge) awaited() int {
	list := j.Back()
	if len(list) == 0 {
		return 0
	}
	b := list[len(list)-1]
	if slices.ContainsFunc(j.H.Play[b.To+1:], func(a engine.Act) bool { return a.Kind == engine.Play }) {
		return 0
	}
	return b.Trick
}
