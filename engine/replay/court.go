package replay

import (
	"strings"

	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// Court is how a judge answers the questions of a record, where the findings alone do not. Round has the defaults.
type Court interface {
	// Special answers a question in the game's own way; nil leaves it to the common one.
	Special(q *ledger.Question) *engine.Upheld
	// OpenTo says why a complaint that no finding bears out is not refuted either; no text where it is.
	OpenTo(q *ledger.Question) say.Text
	// Behind is the law that a refused complaint appeals to, with the reason to give; no text for the common words.
	Behind(q *ledger.Question) (engine.Law, say.Text)
}

// Special leaves every question to the common way.
func (r *Round) Special(*ledger.Question) *engine.Upheld { return nil }

// OpenTo leaves nothing open.
func (r *Round) OpenTo(*ledger.Question) say.Text { return say.Text{} }

// Behind is the fault's own law in the rule set of the hand.
func (r *Round) Behind(q *ledger.Question) (engine.Law, say.Text) {
	return r.LawOf(q.Act.Word), say.Text{}
}

// LawOf is the first law behind a fault in the rule set of the hand.
func (r *Round) LawOf(fault string) engine.Law {
	f, _ := r.Game.Fault(fault)
	set, _ := r.Game.RuleSet(r.H.Rules)
	for _, l := range f.Laws {
		if r.Game.Carries(set, l) {
			return l
		}
	}
	return ""
}

var (
	msgUpheld   = Sentences.Add("upheld", "Upheld: {text:phrase}")
	msgRejected = Sentences.Add("rejected", "Rejected: {text:phrase}")
	msgNone     = Sentences.Add("none", "the record shows no {what:word}.")
	msgNoneBy   = Sentences.Add("none-by", "the record shows no {what:word} by {who:seat}.")
	msgNoneIn   = Sentences.Add("none-in", "the record shows no {what:word} in trick {trick:number}.")
	msgNoneByIn = Sentences.Add("none-by-in", "the record shows no {what:word} by {who:seat} in trick {trick:number}.")
)

// Upheld is the answer to a complaint that is right.
func (r *Round) Upheld(because say.Text) *engine.Upheld {
	return &engine.Upheld{Upheld: true, Text: r.V.Say(msgUpheld, say.Phrase(because))}
}

// Rejected is the answer to one that is not.
func (r *Round) Rejected(because say.Text) *engine.Upheld {
	return &engine.Upheld{Text: r.V.Say(msgRejected, say.Phrase(because))}
}

// Answer answers every question of the record, each by what had happened when it was raised. The one raised after the
// hand, else the last, is the dispute of the ruling.
func (r *Round) Answer(c Court) {
	if d := r.H.Dispute; d != nil {
		r.Ledger.Ask(d, len(r.H.Play), 0)
	}
	for i := range r.Ledger.Questions {
		q := &r.Ledger.Questions[i]
		a := engine.Response{By: q.Act.By, Says: q.Act.Word, Against: q.Act.Against, Trick: q.Act.Trick}
		up, open := r.answer(c, q)
		a.Open = open
		if up != nil {
			a.Upheld, a.Decided = *up, true
		}
		if i == len(r.Ledger.Questions)-1 {
			r.V.Dispute = up
			if up == nil && !open.Empty() {
				r.V.Undecided = open // what was asked for is what is missing first
			}
		}
		r.V.Answers = append(r.V.Answers, a)
	}
}

func (r *Round) answer(c Court, q *ledger.Question) (*engine.Upheld, say.Text) {
	if up := c.Special(q); up != nil {
		return up, say.Text{}
	}
	if q.Act.Word == "score" {
		if !r.V.Undecided.Empty() {
			return nil, r.V.Undecided
		}
		return r.V.AnswerScore(r.H, q.Act), say.Text{}
	}
	if f := r.V.ComplainedAt(q.Act, q.At); f != nil {
		return r.Upheld(f.Text), say.Text{}
	}
	if open := c.OpenTo(q); !open.Empty() {
		return nil, open
	}
	law, why := c.Behind(q)
	if law != "" && !why.Empty() && !r.cited(law) {
		r.V.Reasons = append(r.V.Reasons, engine.Reason{Text: why, Law: law})
	}
	return r.Rejected(r.ShowsNo(q.Act)), say.Text{}
}

// cited reports whether a reason has given the law.
func (r *Round) cited(law engine.Law) bool {
	for i := range r.V.Reasons {
		if r.V.Reasons[i].Law == law {
			return true
		}
	}
	return false
}

// ShowsNo is that the record shows nothing of what a complaint maintains, as a clause.
func (r *Round) ShowsNo(d *engine.Act) say.Text {
	what, by, trick := say.Word(strings.ReplaceAll(d.Word, "-", " ")), say.Who(d.Against), say.Num(d.Trick)
	switch {
	case d.Against != engine.Nobody && d.Trick > 0:
		return r.V.Say(msgNoneByIn, what, by, trick)
	case d.Against != engine.Nobody:
		return r.V.Say(msgNoneBy, what, by)
	case d.Trick > 0:
		return r.V.Say(msgNoneIn, what, trick)
	}
	return r.V.Say(msgNone, what)
}
