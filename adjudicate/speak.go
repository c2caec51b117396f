package adjudicate

import (
	"hoyle/engine"
	sentence "hoyle/engine/say"
)

// speak makes the sentences of a verdict and its trace.
func speak(g *engine.Game, h *engine.Hand, v *engine.Verdict, t *engine.Trace) {
	w := g.Voice(h, sentence.English)
	set := func(s *string, t sentence.Text) {
		if !t.Empty() {
			*s = w.Text(t)
		}
	}
	set(&v.Summary, v.SummaryT)
	set(&v.Contract, v.ContractT)
	set(&v.Undecided, v.UndecidedT)
	for i := range v.Findings {
		set(&v.Findings[i].Text, v.Findings[i].TextT)
	}
	for i := range v.Options {
		set(&v.Options[i].Text, v.Options[i].TextT)
	}
	for i := range v.Reasons {
		set(&v.Reasons[i].Text, v.Reasons[i].TextT)
	}
	if v.Dispute != nil {
		set(&v.Dispute.Text, v.Dispute.TextT)
	}
	for i := range v.Answers {
		set(&v.Answers[i].Text, v.Answers[i].TextT)
		set(&v.Answers[i].Text, v.Answers[i].Open)
	}
	if t != nil {
		for i := range t.Steps {
			set(&t.Steps[i].Note, t.Steps[i].NoteT)
		}
	}
}
