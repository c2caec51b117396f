package schachett

import (
	"slices"
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// dispute answers the question that was asked, unless the record leaves it open.
func (r *ruler) dispute() {
	d := r.asked
	if d == nil {
		return
	}
	if d.Word == "score" {
		r.disputeScore(d)
		return
	}
	if f := r.v.Complained(d); f != nil {
		r.answer(true, "Upheld: "+f.Text)
		return
	}
	if open := r.open(d); open != "" {
		r.v.Undecided = open
		return
	}
	text := "Rejected: the record shows no " + d.Word
	if d.Against != engine.Nobody {
		text += " by " + r.name(d.Against)
	}
	if d.Trick > 0 {
		text += " in trick " + strconv.Itoa(d.Trick)
	}
	r.behind(d)
	r.answer(false, text+".")
}

func (r *ruler) answer(upheld bool, text string) {
	r.v.Dispute = &engine.Upheld{Upheld: upheld, Text: text}
}

// open says why a complaint that the record does not bear out is not refuted either.
func (r *ruler) open(d *engine.Act) string {
	switch d.Word {
	case "claim":
		return "The manual knows no claims, so there is none to be judged."
	case "wrong-seats", "wrong-kaiser":
		if !r.h.Match.Has("drew") {
			return "The record does not tell what the players drew (match: drew), so whether the seats are right stays open."
		}
		if !r.h.Match.Has("round") {
			return "The record does not tell the round (match: round), so whether the seats are right stays open."
		}
	case "wrong-kings", "dealt-out-of-turn":
		if !r.h.Match.Has("game") && (len(r.h.Deal) == 0 || r.h.Dealer == engine.Nobody) {
			return "The record does not tell the game's place in the round, so who should have had the Kings and the deal stays open."
		}
	case "stopped-early":
		if !r.h.Match.True("last") {
			return "The record does not say that the sitting ended with this game (match: last)."
		}
	case "revoke":
		for _, s := range r.at {
			if _, whole := r.table.Hand(s); !whole && (d.Against == engine.Nobody || d.Against == r.purse(s)) {
				return r.text("The record does not show ", r.name(s), "'s hand, so whether a right card was held stays open.")
			}
		}
	}
	return ""
}

// behind gives the law that a complaint appeals to, where no reason has given it.
func (r *ruler) behind(d *engine.Act) {
	law, text := engine.Law(""), ""
	if d.Word == "revoke" {
		if duty := r.dutyIn(d); duty != nil {
			law, text = duty.law, duty.text+". The card was right."
		}
	} else if i := slices.IndexFunc(faults, func(f engine.FaultSpec) bool { return f.Name == d.Word }); i >= 0 {
		law, text = faults[i].Laws[0], "What is complained of would be "+faults[i].Meaning+"."
		for _, l := range faults[i].Laws {
			if l.Section()[0] == 'B' && r.three {
				law = l
			}
		}
	}
	for i := range r.v.Reasons {
		if r.v.Reasons[i].Law == law {
			return
		}
	}
	if law != "" {
		r.v.Because(law, text)
	}
}

// dutyIn is the duty in the trick that a complaint is about: the one it names, else the last to which the accused has
// played.
func (r *ruler) dutyIn(d *engine.Act) *duty {
	tricks := append(r.table.Tricks[:len(r.table.Tricks):len(r.table.Tricks)], r.table.Now)
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

// disputeScore answers a question of the score, unless the record leaves the figures open.
func (r *ruler) disputeScore(d *engine.Act) {
	points, scores := d.Args.Has("points"), d.Args.Has("scores")
	switch done := r.finished || r.v.Redeal; {
	case points && len(r.v.Points) == 0, scores && !done:
		if r.v.Undecided == "" {
			r.v.Undecided = "The record does not tell the figures."
		}
	case points, scores, r.finished:
		r.v.Dispute = r.v.AnswerScore(r.h, d)
	}
}
