package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// Special leaves questions of the score open whose figures are not there.
func (r *ruler) Special(q *ledger.Question) *engine.Upheld {
	if q.Act.Word != "score" {
		return nil
	}
	points, scores := q.Act.Args.Has("points"), q.Act.Args.Has("scores")
	if points && len(r.V.Points) > 0 && !scores || r.finished || scores && r.V.Redeal {
		return r.V.AnswerScore(r.H, q.Act)
	}
	return nil
}

// OpenTo says why a complaint that the record does not bear out is not refuted either.
func (r *ruler) OpenTo(q *ledger.Question) say.Text {
	m := r.H.Match
	switch q.Act.Word {
	case "claim":
		return r.V.Say(msgNoClaims)
	case "wrong-seats", "wrong-kaiser":
		switch {
		case !m.Has("drew"):
			return r.V.Say(msgDrawUnknown)
		case !m.Has("round"):
			return r.V.Say(msgRoundUnknown)
		}
	case "wrong-kings", "dealt-out-of-turn":
		if !m.Has("game") && (len(r.H.Deal) == 0 || r.H.Dealer == engine.Nobody) {
			return r.V.Say(msgPlaceUnknown)
		}
	case "stopped-early":
		if !m.True("last") {
			return r.V.Say(msgLastUnknown)
		}
	case "revoke":
		for _, s := range r.at {
			if _, whole := r.Tricks.Hand(s); !whole && (q.Act.Against == engine.Nobody || q.Act.Against == r.purse(s)) {
				return r.V.Say(msgHandUnknown, say.Who(s))
			}
		}
	}
	return say.Text{}
}

// Behind is the duty of the trick that a complaint of a revoke is about; of any other fault its own law.
func (r *ruler) Behind(q *ledger.Question) (engine.Law, say.Text) {
	if q.Act.Word == "revoke" {
		d := r.dutyIn(q.Act)
		if d == nil {
			return "", say.Text{}
		}
		return d.law, r.V.Say(msgDutyRight, say.Term(d.text))
	}
	f, ok := r.Game.Fault(q.Act.Word)
	if !ok {
		return "", say.Text{}
	}
	law := f.Laws[0]
	for _, l := range f.Laws {
		if l.Section()[0] == 'B' && r.three {
			law = l
		}
	}
	return law, r.V.Say(msgAppealedTo, say.Word(f.Meaning))
}

// dutyIn is the duty in the trick that a complaint is about: the one it names, else the last to which the accused has
// played.
func (r *ruler) dutyIn(d *engine.Act) *duty {
	tricks := append(r.Tricks.Tricks[:len(r.Tricks.Tricks):len(r.Tricks.Tricks)], r.Tricks.Now)
	for i := len(tricks) - 1; i >= 0; i-- {
		t := &tricks[i]
		if t.Led() == card.None || d.Trick > 0 && t.N != d.Trick {
			continue
		}
		if d.Against == engine.Nobody || r.playedTo(t, d.Against) {
			return dutyTo(t.Led())
		}
	}
	return nil
}

// playedTo reports whether a player, or the dummy for him, has a card in a trick.
func (r *ruler) playedTo(t *trick.Trick, by engine.Seat) bool {
	for i := range t.Size {
		if r.purse(t.Seats[i]) == by && t.Cards[i] != card.None {
			return true
		}
	}
	return false
}
