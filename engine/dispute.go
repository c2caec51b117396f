package engine

import (
	"math"

	"hoyle/engine/say"
)

// Raised is the question that a record asks: the one raised after the hand, else the last raised in the play; nil when
// none is.
func (h *Hand) Raised() *Act {
	if h.Dispute != nil {
		return h.Dispute
	}
	for i := len(h.Play) - 1; i >= 0; i-- {
		if h.Play[i].Kind == Dispute {
			return &h.Play[i]
		}
	}
	return nil
}

// Complained is the finding that a dispute maintains: of its name, by the accused and in the trick where it says so. A
// finding against nobody, such as a wrong seating, is everybody's. nil when there is none.
func (v *Verdict) Complained(d *Act) *Finding { return v.ComplainedAt(d, math.MaxInt) }

// ComplainedAt is Complained among the findings of the acts before one: what happened later does not make a complaint
// right.
func (v *Verdict) ComplainedAt(d *Act, at int) *Finding {
	for i := range v.Findings {
		f := &v.Findings[i]
		if f.Act > at {
			continue
		}
		if f.What == d.Word && (d.Against == Nobody || f.By == d.Against || f.By == Nobody) && (d.Trick == 0 || f.Trick == d.Trick) {
			return f
		}
	}
	return nil
}

// Maintained compares the figures that a dispute of the score maintains with the ruling's. In scores a player who is not
// named is held to score nothing; points stand for those who are named. asked reports whether it maintains any; wrong is
// the first that is not the ruling's, with the ruling's number, and key is whether it is one of scores or of points; ""
// when all agree.
func (v *Verdict) Maintained(h *Hand, d *Act) (asked bool, key string, wrong Count) {
	if f, ok := d.Args.Get("scores"); ok {
		asked = true
		for s := range h.Players {
			if n := NumberOf(v.Scores, Seat(s), ""); n != NumberOf(f.Counts, Seat(s), "") {
				return true, "scores", Count{Seat: Seat(s), N: n}
			}
		}
	}
	if f, ok := d.Args.Get("points"); ok {
		asked = true
		for _, c := range f.Counts {
			if n := NumberOf(v.Points, c.Seat, c.Side); n != c.N {
				return true, "points", Count{Seat: c.Seat, Side: c.Side, N: n}
			}
		}
	}
	return asked, "", Count{}
}

// The answers to a question of the score.
var (
	Sentences   = say.New("disputes")
	msgOnSide   = Sentences.Add("on-winning-side", "Upheld: {who:seat} is on the side that won.")
	msgOffSide  = Sentences.Add("off-winning-side", "Rejected: {who:seat} is not on the side that won.")
	msgFigures  = Sentences.Add("figures-right", "Upheld: the figures are as {who:seat} maintains.")
	msgScores   = Sentences.Add("scores-wrong", "Rejected: the scores of {of:seat} are {n:number} and not as {who:seat} maintains.")
	msgPoints   = Sentences.Add("points-wrong", "Rejected: the points of {of:seat} are {n:number} and not as {who:seat} maintains.")
	msgSidesOwn = Sentences.Add("side-points-wrong", "Rejected: the points of {of:word} are {n:number} and not as {who:seat} maintains.")
)

// AnswerScore answers a dispute of the score: whether the figures are as it maintains or, where it maintains none,
// whether the complainant is on the side that won.
func (v *Verdict) AnswerScore(h *Hand, d *Act) *Upheld {
	asked, key, wrong := v.Maintained(h, d)
	by := say.Who(d.By)
	switch {
	case !asked:
		for _, w := range v.Winners {
			if w == d.By {
				return &Upheld{Upheld: true, Text: msgOnSide.With(by)}
			}
		}
		return &Upheld{Text: msgOffSide.With(by)}
	case key == "":
		return &Upheld{Upheld: true, Text: msgFigures.With(by)}
	case wrong.Side != "":
		return &Upheld{Text: msgSidesOwn.With(say.Word(wrong.Side), say.Num(wrong.N), by)}
	case key == "scores":
		return &Upheld{Text: msgScores.With(say.Who(wrong.Seat), say.Num(wrong.N), by)}
	}
	return &Upheld{Text: msgPoints.With(say.Who(wrong.Seat), say.Num(wrong.N), by)}
}
