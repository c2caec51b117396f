package vint

import (
	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// Special answers a question of the points below the line where these are known though the ruling leaves something open.
func (j *table) Special(q *ledger.Question) *engine.Upheld {
	maintains, ok := q.Act.Args.Get("points")
	if q.Act.Word != "score" || !ok || q.Act.Args.Has("scores") || j.V.Undecided.Empty() {
		return nil
	}
	for _, c := range maintains.Counts {
		if !j.pointsOf(c.Seat) {
			return nil
		}
	}
	return j.V.AnswerScore(j.H, q.Act)
}

// pointsOf reports whether the ruling has the points of a player.
func (j *table) pointsOf(s engine.Seat) bool {
	for _, c := range j.V.Points {
		if c.Seat == s {
			return true
		}
	}
	return false
}

// OpenTo leaves a complaint open of which the record does not have what would show it.
func (j *table) OpenTo(q *ledger.Question) say.Text {
	a := q.Act
	switch a.Word {
	case bidOutOfTurn, illegalBid:
		if len(j.H.Bidding) == 0 {
			return j.V.Say(msgNoBidding)
		}
	case leadOutOfTurn, playOutOfTurn:
		if j.H.Result != nil || j.Tricks.Done() == 0 && j.Tricks.Now.Played == 0 {
			return j.V.Say(msgNoCards)
		}
	case revoke:
		if j.mayHaveRevoked(a) {
			return j.V.Say(msgHandUnknown)
		}
	}
	return say.Text{}
}

// mayHaveRevoked reports whether a revoke would not be seen: the cards of the trick, or the hand, are not known.
func (j *table) mayHaveRevoked(a *engine.Act) bool {
	if a.Trick > 0 && a.Trick < j.First || len(j.H.Play) == 0 {
		return true
	}
	for _, s := range everybody {
		if a.Against != engine.Nobody && s != a.Against {
			continue
		}
		if _, whole := j.Tricks.Hand(s); whole {
			continue
		}
		for n := j.First; n <= j.Tricks.Now.N; n++ {
			if (a.Trick == 0 || n == a.Trick) && j.mayHave(s, n) {
				return true
			}
		}
	}
	return false
}

// mayHave reports whether what a player played to a trick may have been a revoke.
func (j *table) mayHave(s engine.Seat, n int) bool {
	if n == j.Tricks.Now.N && j.Tricks.Now.Card(s) == noCard {
		return false
	}
	return !j.Tricks.Beyond(s, n)
}

// Behind is the law that a refused complaint appeals to.
func (j *table) Behind(q *ledger.Question) (engine.Law, say.Text) {
	switch q.Act.Word {
	case revoke:
		return LawFosterFollowingSuit, j.V.Say(msgFollow)
	case playOutOfTurn:
		return LawFosterFollowingSuit, j.V.Say(msgInTurn)
	case lookedBack:
		return LawFosterBridge90, j.V.Say(msgMayLook)
	case wrongNumber:
		return LawFosterDealing, j.V.Say(msgThirteen)
	}
	return j.Round.Behind(q)
}
