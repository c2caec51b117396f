package meld

import (
	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// Special answers whether a claim was right, and whether a count so far is as somebody maintains.
func (j *judge) Special(q *ledger.Question) *engine.Upheld {
	switch q.Act.Word {
	case "claim":
		return j.claimAnswer()
	case "score":
		if asked, _, _ := j.V.Maintained(j.H, q.Act); asked && j.figures() {
			return j.V.AnswerScore(j.H, q.Act)
		}
	}
	return nil
}

// figures reports whether the scores are known although something else is left open: the rest of the hand, or the game.
func (j *judge) figures() bool {
	open := j.V.Undecided
	return len(j.V.Scores) == j.f.Players && (open.Is(msgTheRest) || open.Is(msgHowFar) || open.Is(msgEqualBest))
}

func (j *judge) claimAnswer() *engine.Upheld {
	switch c := j.end.claim; {
	case c == nil:
		return j.Rejected(msgNoClaim.With())
	case !c.known:
		return nil
	case c.right:
		return j.Rejected(msgClaimRight.With(say.Who(c.by)))
	default:
		return j.Upheld(msgClaimWrong.With(say.Who(c.by)))
	}
}

// OpenTo leaves a complaint open that a hand would decide which the record does not show.
func (j *judge) OpenTo(q *ledger.Question) say.Text {
	a := q.Act
	switch a.Word {
	case "claim":
		return j.V.Undecided
	case "revoke", "did-not-head":
		return j.breachOpen(a)
	}
	return say.Text{}
}

// breachOpen is what a complaint of a broken duty leaves open.
func (j *judge) breachOpen(a *engine.Act) say.Text {
	if j.freeIn(a.Trick) {
		return say.Text{}
	}
	if t := j.trickAt(a.Trick); a.Trick > 0 && (j.told != nil || t == nil || t.Played == 0) {
		return j.V.Say(msgNoSuch, say.Num(a.Trick))
	}
	for s := range engine.Seat(j.f.Players) {
		if _, whole := j.Tricks.Hand(s); !whole && (a.Against == engine.Nobody || a.Against == s) && !j.Tricks.Beyond(s, a.Trick) {
			return j.V.Say(msgWhetherOwn, say.Who(s))
		}
	}
	return say.Text{}
}

// Behind is the law by which a complaint fails.
func (j *judge) Behind(q *ledger.Question) (engine.Law, say.Text) {
	l := &j.f.Laws
	switch q.Act.Word {
	case "revoke", "did-not-head":
		if j.freeIn(q.Act.Trick) {
			return l.Free, msgFree.With()
		}
		return l.Duty, msgOnlyRight.With()
	case "lead-out-of-turn", "play-out-of-turn":
		return l.OutOfTurn, msgKeptTurn.With()
	}
	return j.Table.Behind(q)
}
