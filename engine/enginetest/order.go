package enginetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"hoyle/engine"
)

// The order of events. Whatever acts a record has, of all kinds, by both sides and in any order, the judge gives a ruling
// or says that it cannot have happened; the ruling does not contradict itself; what was decided at some act stays decided,
// whatever acts come after it; and every question gets its answer.
//
// Each promise is tried on n random hands, lawful or with an unlawful card, whole or broken off, into which random acts
// were put. The error describes the first hand that breaks it.

// promise is what must hold of one record.
type promise func(o *order) error

// order is one record and how it is ruled.
type order struct {
	g *engine.Game
	h *engine.Hand
	v *engine.Verdict
}

// Sound: there is a ruling or *engine.Impossible, never a panic or another error; judged twice it is the same, and the
// record is left as it was.
func Sound(g *engine.Game, form engine.Form, seed uint64, n int) error {
	return each(g, form, seed, n, func(h *engine.Hand) error {
		before := clone(h)
		v, err := ruling(g, h)
		if !reflect.DeepEqual(before, h) {
			return errors.New("the judge wrote into the record")
		}
		var impossible *engine.Impossible
		if err != nil && !errors.As(err, &impossible) {
			return err
		}
		if again, _ := ruling(g, h); !reflect.DeepEqual(v, again) {
			return fmt.Errorf("judged twice, two rulings: %+v; %+v", v, again)
		}
		return nil
	})
}

// Consistent: the parts of a ruling do not contradict each other, and nobody is offered what he has lost.
func Consistent(g *engine.Game, form engine.Form, seed uint64, n int) error {
	return ruled(g, form, seed, n, consistent)
}

func consistent(o *order) error {
	h, v := o.h, o.v
	by := h.Contract.Seat("by")
	score := engine.NumberOf(v.Scores, by, "")
	// The winners are those of the hand, unless the hand decides a game that goes over several: then a bid is another thing.
	hand := len(v.Winners) > 0 && !v.Over
	sum := 0
	for _, c := range v.Scores {
		sum += c.N
	}
	switch {
	case v.Redeal && (len(v.Winners) > 0 || v.Won != engine.Unknown || v.HasValue):
		return errors.New("a new deal, and yet somebody has won or lost")
	case v.Redeal && sum > 0: // a penalty is charged, or paid by one to another
		return errors.New("a new deal, and yet somebody scores")
	case v.Redeal && len(v.Marks) > 0:
		return fmt.Errorf("a new deal, and yet %s stands", v.Marks[0].What)
	case hand && by != engine.Nobody && v.Won != engine.Unknown && slices.Contains(v.Winners, by) != (v.Won == engine.Yes):
		return fmt.Errorf("%s plays alone, and what he did and who won do not agree: %s", h.Name(by), outcome(h, v))
	case hand && v.Won == engine.Yes && score < 0 && reports(h) == 0:
		return fmt.Errorf("%s has won, and scores %d", h.Name(by), score)
	case hand && v.Won == engine.No && score > 0 && !partnered(v, by):
		return fmt.Errorf("%s has lost, and scores %d", h.Name(by), score)
	}
	for _, s := range v.Winners {
		if n := engine.NumberOf(v.Scores, s, ""); hand && n < 0 && reports(h) == 0 {
			return fmt.Errorf("%s is a winner, and scores %d", h.Name(s), n)
		}
	}
	for _, o := range v.Options {
		if err := offered(h, v, o); err != nil {
			return err
		}
	}
	return nil
}

// partnered reports whether somebody has the same score as who bid: his partner, with whom he scores although the bid is
// lost.
func partnered(v *engine.Verdict, by engine.Seat) bool {
	return slices.ContainsFunc(v.Scores, func(c engine.Count) bool {
		return c.Seat != by && c.Side == "" && c.N == engine.NumberOf(v.Scores, by, "")
	})
}

// offered: nobody may take a game that others have won, and nothing is left of either right once a new deal is ordered. To
// let play go on may be left to who has lost as it stands: what he can still make may cover his bid.
func offered(h *engine.Hand, v *engine.Verdict, o engine.Option) error {
	kind := engine.Kind(o.Choice)
	if kind != engine.TakeGame && kind != engine.PlayOn {
		return nil
	}
	switch {
	case v.Redeal:
		return fmt.Errorf("%s is left to %s after a new deal was ordered", o.Choice, h.Name(o.By))
	case kind == engine.TakeGame && len(v.Winners) > 0 && !v.Over && o.By != engine.Nobody && !slices.Contains(v.Winners, o.By):
		return fmt.Errorf("%s is left to %s, who has lost", o.Choice, h.Name(o.By))
	}
	return nil
}

// reports counts the faults that are reported: a law may charge for each.
func reports(h *engine.Hand) int {
	n := len(h.Faults)
	for i := range h.Play {
		if h.Play[i].Kind == engine.Fault {
			n++
		}
	}
	return n
}

// Final: a hand that was decided by law at some act is decided the same way in every longer record that the judge accepts.
//
// By law means: at an act that is no lawful card, such as a claim, a concession or a fault, and with no option left open.
// The count of the cards decides only when all are played, so what it gave before may yet change. Two things undo a
// decision lawfully: the answer that a claim or a concession gets before anything else happens, and the report of a fault
// for which the deal was void, with everything that was decided in it.
func Final(g *engine.Game, form engine.Form, seed uint64, n int) error {
	return ruled(g, form, seed, n, final)
}

func final(o *order) error {
	at, was := o.decision()
	if was == nil {
		return nil
	}
	for i := at + 1; i < len(o.h.Play); i++ {
		v := o.after(i)
		switch {
		case v == nil:
			continue
		case v.Redeal && !was.Redeal && o.h.Play[i].Kind == engine.Fault:
			return nil
		case v.Won != was.Won || !slices.Equal(v.Winners, was.Winners) || v.Redeal != was.Redeal:
			return fmt.Errorf("decided at act %d with %s, and otherwise at act %d with %s", at, outcome(o.h, was), i, outcome(o.h, v))
		}
	}
	return nil
}

// decision is the first act that decides the hand by law, and the ruling after it; nil where none does.
func (o *order) decision() (at int, v *engine.Verdict) {
	for i := range o.h.Play {
		if !o.irregular(i) || answers(o.h, i+1) {
			continue
		}
		if v := o.after(i); v == nil || !decided(v) {
			continue
		}
		if before := o.after(i - 1); before == nil || !over(before) {
			return i, o.after(i)
		}
	}
	return 0, nil
}

// after is the ruling on the record up to an act, and that included; nil where the judge does not accept so much of it.
func (o *order) after(act int) *engine.Verdict {
	part := *o.h
	part.Play, part.Dispute = o.h.Play[:act+1], nil
	v, err := ruling(o.g, &part)
	if err != nil {
		return nil
	}
	return v
}

// irregular reports whether an act is no lawful card.
func (o *order) irregular(act int) bool {
	return o.h.Play[act].Kind != engine.Play || slices.ContainsFunc(o.v.Findings, func(f engine.Finding) bool { return f.Act == act })
}

// answers reports whether an act answers a claim or a concession.
func answers(h *engine.Hand, i int) bool { return i < len(h.Play) && h.Play[i].Kind == engine.Answer }

// decided reports whether it is settled who has won, or that nobody has, and nothing is left to choose.
func decided(v *engine.Verdict) bool { return over(v) && !undecided(v) && len(v.Options) == 0 }

// over reports whether a ruling names who has won, or a new deal.
func over(v *engine.Verdict) bool {
	return len(v.Winners) > 0 || v.Won != engine.Unknown || v.Redeal
}

// undecided reports whether the ruling says that the record leaves something open.
func undecided(v *engine.Verdict) bool { return !v.Undecided.Empty() }

// outcome is what a ruling comes to, for messages.
func outcome(h *engine.Hand, v *engine.Verdict) string {
	var names []string
	for _, s := range v.Winners {
		names = append(names, h.Name(s))
	}
	return fmt.Sprintf("(winners %v, won %d, new deal %v, undecided %v)", names, v.Won, v.Redeal, undecided(v))
}

// Answered: every question that a record raises, in the play or after it, has an answer of its own, in the order in which
// they were raised: upheld, rejected, or what the record leaves open.
func Answered(g *engine.Game, form engine.Form, seed uint64, n int) error {
	return ruled(g, form, seed, n, answered)
}

func answered(o *order) error {
	var asked []*engine.Act
	for i := range o.h.Play {
		if o.h.Play[i].Kind == engine.Dispute {
			asked = append(asked, &o.h.Play[i])
		}
	}
	if o.h.Dispute != nil {
		asked = append(asked, o.h.Dispute)
	}
	if len(asked) != len(o.v.Answers) {
		return fmt.Errorf("%d questions, and %d answers", len(asked), len(o.v.Answers))
	}
	for i, a := range o.v.Answers {
		if q := asked[i]; a.Says != q.Word || a.By != q.By {
			return fmt.Errorf("question %d says %s, and the answer is to %s", i+1, q.Word, a.Says)
		}
		if !a.Decided && a.Open.Empty() {
			return fmt.Errorf("question %d (%s) is left open, and it is not said why", i+1, a.Says)
		}
	}
	return nil
}

// ruled tries a promise on the records that the judge accepts.
func ruled(g *engine.Game, form engine.Form, seed uint64, n int, holds promise) error {
	accepted := 0
	err := each(g, form, seed, n, func(h *engine.Hand) error {
		v, err := ruling(g, h)
		if err != nil {
			return nil // Sound says what errors there may be
		}
		accepted++
		return holds(&order{g: g, h: h, v: v})
	})
	if err == nil && accepted < n/4 {
		return fmt.Errorf("only %d of %d records are accepted: the acts are too wild to try anything", accepted, n)
	}
	return err
}

// each makes random records and tries something on them.
func each(g *engine.Game, form engine.Form, seed uint64, n int, try func(*engine.Hand) error) error {
	for i := range n {
		h := disordered(g, form, seed, i)
		if err := try(h); err != nil {
			return fmt.Errorf("hand %d: %w\n%s", i, err, describe(g, h))
		}
	}
	return nil
}

// ruling judges a hand; a panic is an error like any that is not engine.Impossible.
func ruling(g *engine.Game, h *engine.Hand) (v *engine.Verdict, err error) {
	defer func() {
		if p := recover(); p != nil {
			v, err = nil, fmt.Errorf("panic: %v", p)
		}
	}()
	return g.Judge(h, nil)
}
