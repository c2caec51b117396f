package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// Special answers what the findings alone do not: whether a claim was right, what was scored, and what a player had to
// play. A question of the counts is answered also where the deal was broken off.
func (j *judge) Special(q *ledger.Question) *engine.Upheld {
	d := q.Act
	switch d.Word {
	case "score":
		if !j.V.Undecided.Empty() && !d.Args.Has("points") {
			return nil
		}
		up := j.V.AnswerScore(j.H, d)
		if !up.Upheld {
			j.whyNotMore(d)
		}
		return up
	case "claim":
		if !j.V.Undecided.Empty() {
			return nil
		}
		return j.claimAnswered(q)
	case "revoke", "did-not-head":
		if j.V.ComplainedAt(d, q.At) != nil || !j.OpenTo(q).Empty() {
			return nil
		}
		law, why := j.lawful(q)
		j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: why, Law: law})
		return j.Rejected(why)
	}
	return nil
}

// claimAnswered answers whether a claim was wrong.
func (j *judge) claimAnswered(q *ledger.Question) *engine.Upheld {
	wrong := *q.Act
	wrong.Word, wrong.Trick = "wrong-claim", 0
	if f := j.V.ComplainedAt(&wrong, q.At); f != nil {
		return j.Upheld(f.Text)
	}
	why := j.count.claimed
	if why.Text.Empty() {
		why = engine.Reason{Text: msgNoClaim.With(), Law: LawFosterAnnouncing}
	}
	j.V.Reasons = append(j.V.Reasons, why)
	return j.Rejected(why.Text)
}

// OpenTo says why a complaint of the play stays open: the trump, or the hand of the accused, is not known.
func (j *judge) OpenTo(q *ledger.Question) say.Text {
	if q.Act.Word == "claim" {
		return j.V.Undecided
	}
	f, known := j.Game.Fault(q.Act.Word)
	if known && j.trump == card.NoSuit && j.played() && f.When&engine.InDeal == 0 {
		return msgNoTrump.With()
	}
	if w := q.Act.Word; w != "revoke" && w != "did-not-head" {
		return say.Text{}
	}
	d, sure := j.asked(q)
	switch {
	case !sure:
		return j.V.Say(msgDutyNotKnown, say.Num(q.Trick))
	case d == free, q.Act.Word == "did-not-head" && d != bound:
		return say.Text{}
	}
	for _, s := range j.active() {
		hand, whole := j.Tricks.Hand(s)
		if q.Act.Against != engine.Nobody && q.Act.Against != s || whole || j.draws.held[s] >= 0 && hand.Len() == j.draws.held[s] {
			continue
		}
		return j.V.Say(msgHandNotShown, say.Who(s))
	}
	return say.Text{}
}

// asked is the duty of the trick that a question is about, and whether the record tells it.
func (j *judge) asked(q *ledger.Question) (duty, bool) {
	n := q.Trick
	if n == 0 {
		n = j.Trick()
	}
	if d, ok := j.duties.shown(n); ok || n >= j.First && j.H.Result == nil {
		return d, true
	}
	return j.dutyIn(n)
}

// lawful says why what was played was lawful.
func (j *judge) lawful(q *ledger.Question) (engine.Law, say.Text) {
	d, _ := j.asked(q)
	switch {
	case d == free:
		return dutyLaws[d], msgWhileDrawing.With()
	case q.Act.Word == "did-not-head" && d != bound:
		return dutyLaws[d], msgNotBoundToWin.With()
	}
	return dutyLaws[d], msgNoOtherCard.With()
}

// Behind is the law of a complaint that the record does not bear out: the first of its fault.
func (j *judge) Behind(q *ledger.Question) (engine.Law, say.Text) {
	return j.LawOf(q.Act.Word), j.V.Say(msgShowsNo, say.Phrase(j.ShowsNo(q.Act)))
}

// whyNotMore gives the law against a figure that counts what does not count.
func (j *judge) whyNotMore(d *engine.Act) {
	for _, c := range countsOf(d.Args, "points") {
		n := engine.NumberOf(j.V.Points, c.Seat, "")
		if c.N == n+lastTrick && j.form != &four && c.Seat != engine.Nobody && j.count.bonus[c.Seat] == 0 {
			j.Because(LawFosterLastTrick, msgLastOnlyTwelfth, say.Num(lastTrick))
		}
		for _, m := range j.melds.silent {
			if m.by == c.Seat && c.N == n+m.points {
				j.Because(LawFosterMarriageForgotten, msgLedInSilence, say.Who(m.by), say.Card(m.card), say.Num(m.trick))
			}
		}
	}
	if j.form == &four && len(j.V.Winners) > 0 {
		w := j.V.Winners[0]
		if engine.NumberOf(countsOf(d.Args, "scores"), w, "") == engine.NumberOf(j.V.Scores, w, "")+1 {
			j.Because(LawFosterFourHandedTen, msgNoPointForTen)
		}
	}
}
