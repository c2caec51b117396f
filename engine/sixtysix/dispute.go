package sixtysix

import "hoyle/engine"

// ask keeps a question raised in the play, with the trick that it is about and the duty that held there.
func (r *ruler) ask(a *engine.Act) {
	q := question{act: a, trick: a.Trick}
	if q.trick == 0 && r.opened {
		q.trick = r.at()
	}
	r.asked = append(r.asked, q)
}

// disputes answers what was asked; the last question where there are several.
func (r *ruler) disputes() {
	if d := r.h.Dispute; d != nil {
		r.ask(d)
	}
	if len(r.asked) == 0 {
		return
	}
	q := &r.asked[len(r.asked)-1]
	q.duty = r.dutyIn(q.trick)
	if (q.act.Word == "score" || q.act.Word == "claim") && r.v.Undecided != "" && !q.act.Args.Has("points") {
		return
	}
	if q.act.Word == "score" {
		r.v.Dispute = r.v.AnswerScore(r.h, q.act)
		if !r.v.Dispute.Upheld {
			r.whyNotMore(q.act)
		}
		return
	}
	up, text, law := r.uphold(q)
	if text == "" {
		return
	}
	if law != "" {
		r.v.Because(law, text)
	}
	verdict := "Rejected: "
	if up {
		verdict = "Upheld: "
	}
	r.v.Dispute = &engine.Upheld{Upheld: up, Text: verdict + text}
}

// asksScore reports whether the last question is who won, which a deal that was broken off does not answer.
func (r *ruler) asksScore() bool {
	d := r.h.Dispute
	if n := len(r.asked); d == nil && n > 0 {
		d = r.asked[n-1].act
	}
	return d != nil && d.Word == "score" && !d.Args.Has("points")
}

// uphold compares what is said with the ruling. The text is empty where the record leaves the question open.
func (r *ruler) uphold(q *question) (bool, string, engine.Law) {
	d := q.act
	if d.Word == "claim" {
		wrong := *d
		wrong.Word, wrong.Trick = "wrong-claim", 0
		switch f := r.v.Complained(&wrong); {
		case f != nil:
			return true, f.Text, ""
		case r.claimed.Text == "":
			return false, "Nobody has claimed.", LawFosterAnnouncing
		}
		return false, r.claimed.Text, r.claimed.Law
	}
	if f := r.v.Complained(d); f != nil {
		return true, f.Text, ""
	}
	if d.Word == "revoke" || d.Word == "did-not-head" {
		return r.rejectRevoke(q)
	}
	who := ""
	if d.Against != engine.Nobody {
		who = " by " + r.name(d.Against)
	}
	text := r.text("There was no ", d.Word, who, ".")
	for i := range faults {
		if faults[i].Name == d.Word {
			return false, text, faults[i].Laws[0]
		}
	}
	return false, text, ""
}

// rejectRevoke says why what was played was lawful.
func (r *ruler) rejectRevoke(q *question) (bool, string, engine.Law) {
	law := dutyLaws[q.duty]
	switch {
	case q.duty == free:
		return false, "While the players draw, nobody need follow suit or trump.", law
	case q.act.Word == "did-not-head" && q.duty != bound:
		return false, "The second player is bound to follow suit, and neither to win the trick nor to trump.", law
	}
	for _, s := range r.active() {
		hand, whole := r.table.Hand(s)
		if q.act.Against != engine.Nobody && q.act.Against != s || whole || r.held[s] >= 0 && hand.Len() == r.held[s] {
			continue
		}
		r.v.Undecided = r.text("The record does not show ", r.name(s), "'s hand, so it stays open whether another card had to be played.")
		return false, "", ""
	}
	return false, "No other card had to be played instead.", law
}

// whyNotMore gives the law against a figure that counts what does not count.
func (r *ruler) whyNotMore(d *engine.Act) {
	for _, c := range countsOf(d.Args, "points") {
		if c.N == engine.NumberOf(r.v.Points, c.Seat, "")+lastTrick && r.form != &four && r.bonus[c.Seat] == 0 {
			r.because(LawFosterLastTrick, "The last trick counts ", num(lastTrick), " only for its winner, and only when it is the twelfth.")
		}
		for _, m := range r.silent {
			if m.by == c.Seat && c.N == engine.NumberOf(r.v.Points, c.Seat, "")+m.points {
				r.because(LawFosterMarriageForgotten, r.name(m.by), " led ", show(m.card), " to trick ", num(m.trick), " in silence, and that announces no marriage.")
			}
		}
	}
	if r.form == &four && len(r.v.Winners) > 0 && engine.NumberOf(countsOf(d.Args, "scores"), r.v.Winners[0], "") == engine.NumberOf(r.v.Scores, r.v.Winners[0], "")+1 {
		r.because(LawFosterFourHandedTen, "No extra point is scored, for the ten of trumps or otherwise.")
	}
}
