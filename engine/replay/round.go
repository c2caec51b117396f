// Package replay is the one way through a hand that all games share: the faults before the first lead, the acts of the
// play in their order, the questions at the end, and the way back where a law has the cards taken up again. A game's
// judge embeds a Round, or a Table where tricks are played, and overrides the hooks in which it differs; every hook has
// a default, and each is called at its moment, on the state as it is then.
package replay

import (
	"errors"
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// Round is what every judge has: the hand, the verdict and the trace in the making, and the ledger.
type Round struct {
	Game   *engine.Game
	H      *engine.Hand
	V      *engine.Verdict
	T      *engine.Trace // nil when nobody reads it
	Ledger ledger.Ledger
	Over   bool // the hand is over: what comes after is noted and not counted
	back   []*Again
}

// Hooks is what a judge answers to in the course of a hand. Round has the defaults.
type Hooks interface {
	// Fault rules on an irregularity that the record reports; act is -1 before the first lead.
	Fault(act int, a *engine.Act) error
	// Event rules on every act that the loop does not carry out itself.
	Event(act int, a *engine.Act) error
	// Raised hears a question at the moment at which it is raised: it may point a fault out in time, or carry a choice.
	Raised(act int, a *engine.Act) error
	// Counts reports whether an act is still to be counted though the hand is over.
	Counts(a *engine.Act) bool
	// After follows every act that was counted.
	After(act int) error
	// TookBack stands where cards were taken back: the acts from Again.From to Again.To are no part of the play any more.
	TookBack(b *Again)
	// Trick is the number of the trick that an event now belongs to; 0 where there are none.
	Trick() int
	// Told is an event in the words of a replay; no text where the judge tells it itself. false leaves it to the common
	// words.
	Told(a *engine.Act) (say.Text, bool)
	// step carries out one act.
	step(j Hooks, act int, a *engine.Act) error
}

// The defaults.

func (r *Round) Fault(int, *engine.Act) error      { return nil }
func (r *Round) Event(int, *engine.Act) error      { return nil }
func (r *Round) Raised(int, *engine.Act) error     { return nil }
func (r *Round) Counts(*engine.Act) bool           { return false }
func (r *Round) After(int) error                   { return nil }
func (r *Round) TookBack(*Again)                   {}
func (r *Round) Trick() int                        { return 0 }
func (r *Round) Told(*engine.Act) (say.Text, bool) { return say.Text{}, false }

func (r *Round) step(j Hooks, act int, a *engine.Act) error {
	r.tell(j, act, a)
	return j.Event(act, a)
}

// Again is the error with which a judge has the cards taken back: the hand is judged anew without the acts from From to
// To, the last of which is the demand itself. What was found in them stands.
type Again struct {
	From, To  int
	Trick     int // the trick to which the cards go back
	Findings  []engine.Finding
	Reasons   []engine.Reason
	Questions []ledger.Question
}

func (*Again) Error() string { return "the hand is played again" }

// TakeBack asks for the cards to be taken back to an act, on the demand of another. Findings of the acts taken back are
// dated to the demand, where the replay shows them.
func (r *Round) TakeBack(from, to, trick int) error {
	for i := range r.V.Findings {
		if f := &r.V.Findings[i]; f.Act >= from {
			f.Act = to
		}
	}
	return &Again{from, to, trick, r.V.Findings, r.V.Reasons, r.Ledger.Questions}
}

// Judge judges a hand, anew as often as cards are taken back. attempt makes a judge of the Round and judges.
func Judge(g *engine.Game, h *engine.Hand, t *engine.Trace, attempt func(Round) error) (*engine.Verdict, error) {
	var back []*Again
	for {
		v := &engine.Verdict{}
		err := attempt(Round{Game: g, H: h, V: v, T: t, back: back})
		var again *Again
		switch {
		case errors.As(err, &again) && len(back) <= len(h.Play):
			back = append(back, again)
			if t != nil {
				*t = engine.Trace{}
			}
		case err != nil:
			return nil, err
		default:
			return v, nil
		}
	}
}

// from is the way back that begins with an act, the furthest of several.
func (r *Round) from(act int) (b *Again) {
	for _, x := range r.back {
		if x.From == act && (b == nil || x.To > b.To) {
			b = x
		}
	}
	return b
}

// Back lists where cards were taken back, in the order in which it was found.
func (r *Round) Back() []*Again { return r.back }

// Acts are the acts of the play without those that were taken back.
func (r *Round) Acts() []engine.Act { return r.ActsFrom(0) }

// ActsFrom is Acts from one of them on.
func (r *Round) ActsFrom(act int) []engine.Act {
	if r.back == nil {
		return r.H.Play[act:]
	}
	var out []engine.Act
	for i := act; i < len(r.H.Play); i++ {
		if b := r.from(i); b != nil {
			i = b.To
			continue
		}
		out = append(out, r.H.Play[i])
	}
	return out
}

// Faults has the judge rule on what is reported before the first lead.
func (r *Round) Faults(j Hooks) error {
	if d := r.H.Dispute; d != nil {
		if err := r.inATrick(j, -1, d); err != nil {
			return err
		}
	}
	for i := range r.H.Faults {
		if err := r.fault(j, -1, &r.H.Faults[i]); err != nil {
			return err
		}
	}
	return nil
}

// Play goes through the acts of the play.
func (r *Round) Play(j Hooks) error {
	for i := 0; i < len(r.H.Play); i++ {
		if b := r.from(i); b != nil {
			r.V.Findings, r.V.Reasons = slices.Clone(b.Findings), slices.Clone(b.Reasons)
			r.Ledger.Questions, r.Ledger.Rights = slices.Clone(b.Questions), nil
			r.T.Say(b.To, engine.Nobody, j.Trick(), msgTakenBack)
			j.TookBack(b)
			i = b.To
			continue
		}
		a := &r.H.Play[i]
		switch {
		case a.Kind == engine.Dispute:
			if err := r.inATrick(j, i, a); err != nil {
				return err
			}
			r.tell(j, i, a)
			r.Ledger.Ask(a, i, j.Trick())
			if err := j.Raised(i, a); err != nil {
				return err
			}
			continue
		case r.Over && !j.Counts(a):
			r.T.Say(i, a.By, j.Trick(), msgNotCounted)
			continue
		case a.Kind == engine.Fault:
			r.tell(j, i, a)
			if err := r.fault(j, i, a); err != nil {
				return err
			}
		default:
			if err := j.step(j, i, a); err != nil {
				return err
			}
		}
		if err := j.After(i); err != nil {
			return err
		}
	}
	return nil
}

// tricked is a judge of a game of tricks: the number of the last trick that was begun, and how many a hand has, 0 where
// that is not fixed.
type tricked interface{ tricksBegun() (begun, total int) }

// inATrick refuses what concerns a trick that there is not, or that is not the next or an earlier one where it is said.
func (r *Round) inATrick(j Hooks, act int, a *engine.Act) error {
	t, ok := j.(tricked)
	if !ok || a.Trick == 0 {
		return nil
	}
	switch begun, total := t.tricksBegun(); {
	case a.Trick < 0, total > 0 && a.Trick > total && !r.Game.Excused(r.H):
		return engine.Impossiblef(a.Pos, "a hand has %d tricks, and trick %d is none of them", total, a.Trick)
	case act >= 0 && a.Trick > begun+1:
		return engine.Impossiblef(a.Pos, "trick %d has not been begun here", a.Trick)
	}
	return nil
}

// fault refuses a fault that nobody can have committed there, and has the judge rule on any other.
func (r *Round) fault(j Hooks, act int, a *engine.Act) error {
	if err := r.inATrick(j, act, a); err != nil {
		return err
	}
	f, ok := r.Game.Fault(a.Word)
	if !ok {
		return j.Fault(act, a)
	}
	single := r.H.Contract.Seat("by")
	if f.By == engine.SinglePlayer && a.By == engine.Nobody && single != engine.Nobody {
		named := *a
		named.By = single
		a = &named
	}
	switch {
	case f.By == engine.SinglePlayer && a.By != single && single != engine.Nobody:
		return engine.Impossiblef(a.Pos, "%s is a fault of the one who plays the game, %s, and not of %s", a.Word, r.H.Name(single), r.H.Name(a.By))
	case f.By == engine.Opponent && a.By == single && single != engine.Nobody:
		return engine.Impossiblef(a.Pos, "%s plays alone and has no partner: %s is a fault of the others", r.H.Name(a.By), a.Word)
	case f.By != engine.Whoever && f.By != engine.TheDealer && f.By != engine.Outsider && a.By == engine.Nobody:
		return engine.Impossiblef(a.Pos, "%s needs to say by which player", a.Word)
	case f.By == engine.TheDealer && r.H.Dealer != engine.Nobody && a.By != engine.Nobody && a.By != r.H.Dealer:
		return engine.Impossiblef(a.Pos, "%s is the dealer's, and %s deals", a.Word, r.H.Name(r.H.Dealer))
	case f.When != 0 && f.When&engine.InDeal == 0 && act < 0:
		return engine.Impossiblef(a.Pos, "%s happens in the play, and stands there", a.Word)
	case f.When != 0 && f.When&(engine.InPlay|engine.InATrick|engine.WhileOpen) == 0 && act >= 0:
		return engine.Impossiblef(a.Pos, "%s happens before the first lead, and stands in faults", a.Word)
	}
	if f.Force != nil && !f.Force(r.H) {
		r.Find(act, a.Word, a.By, a.Trick, r.LawOf(a.Word), msgNoForce, say.Word(strings.ReplaceAll(a.Word, "-", " ")))
		return nil
	}
	return j.Fault(act, a)
}

// Find adds a finding without a card.
func (r *Round) Find(act int, what string, by engine.Seat, trick int, law engine.Law, m *say.Message, values ...say.Value) {
	r.V.Find(engine.Finding{What: what, By: by, Trick: trick, Card: noCard, Law: law, Text: r.V.Say(m, values...), Act: act})
}

// Because adds a reason.
func (r *Round) Because(law engine.Law, m *say.Message, values ...say.Value) {
	r.V.Reason(law, m, values...)
}

// tell notes an act in the trace.
func (r *Round) tell(j Hooks, act int, a *engine.Act) {
	if r.T == nil {
		return
	}
	t, own := j.Told(a)
	if own && !t.Empty() {
		r.T.Steps = append(r.T.Steps, engine.Step{Act: act, Seat: a.By, Card: noCard, Trick: j.Trick(), Winner: engine.Nobody, Note: t})
	}
	if own {
		return
	}
	m, values := told(a)
	r.T.Say(act, a.By, j.Trick(), m, values...)
}
