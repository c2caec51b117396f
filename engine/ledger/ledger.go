// Package ledger keeps the order of events: what stands open between the sides and until when, what has been decided,
// and what was asked. Faults stand side by side, each with its own time to lapse; what is decided stays decided,
// whatever comes later; every question keeps the moment at which it was raised.
package ledger

import (
	"slices"

	"hoyle/engine"
)

// Lapse is when a right ends that nobody has used.
type Lapse uint8

// The ends of a right.
const (
	Never     Lapse = iota // it stands to the end of the hand, as for a revoke, which comes to light when it does
	AtOwnCard              // who has it plays a card; one that is either adversary's, any of them
	AtAnyCard              // anybody plays a card
	AtGather               // the trick of the fault is turned and quitted
)

// Right is something that a side may choose to do because of a fault.
type Right struct {
	engine.Option                        // By is Nobody where either of a side may
	Fault         int                    // which fault it is for: the rights of one fault end together
	Ends          Lapse                  // when
	Trick         int                    // of AtGather: the trick
	Won           engine.Tri             // what it would make of a single player's game as it stands
	What          string                 // the finding behind it, where a word of complaint uses it
	Side          func(engine.Seat) bool // who may use a right of Nobody's; nil for all
}

// Mine reports whether a player may use the right.
func (r *Right) Mine(s engine.Seat) bool {
	if r.By == engine.Nobody {
		return r.Side == nil || r.Side(s)
	}
	return r.By == s
}

// Question is a dispute and the moment at which it was raised.
type Question struct {
	Act   *engine.Act
	At    int // the index of the act in the play; len(play) for a question raised after the hand
	Trick int // the trick that it is about, or the one that was on the table
}

// Decision is what settles the hand before its cards do.
type Decision struct {
	Won engine.Tri // whether the single player has won, where there is one
	For engine.Seat
	Law engine.Law
	At  int // the act
}

// Ledger is the account of one hand. The zero Ledger is empty.
type Ledger struct {
	Rights    []Right
	Questions []Question
	decided   *Decision
	faults    int
}

// Open enters a fault with the rights that it gives and returns its number.
func (l *Ledger) Open(rights ...Right) int {
	l.faults++
	for _, r := range rights {
		r.Fault = l.faults
		l.Rights = append(l.Rights, r)
	}
	return l.faults
}

// Close ends the rights of a fault.
func (l *Ledger) Close(fault int) { l.drop(func(r *Right) bool { return r.Fault == fault }) }

// CloseOf ends the rights that a side has, or all that meet a condition.
func (l *Ledger) CloseOf(which func(*Right) bool) { l.drop(which) }

func (l *Ledger) drop(which func(*Right) bool) {
	l.Rights = slices.DeleteFunc(l.Rights, func(r Right) bool { return which(&r) })
}

// Find is the newest right to a choice that a player may use; nil when there is none.
func (l *Ledger) Find(by engine.Seat, choice string) *Right {
	for i := len(l.Rights) - 1; i >= 0; i-- {
		if r := &l.Rights[i]; r.Choice == choice && r.Mine(by) {
			return r
		}
	}
	return nil
}

// Card ends what lapses when a player plays a card, and returns the rights that ended.
func (l *Ledger) Card(by engine.Seat) []Right {
	if len(l.Rights) == 0 {
		return nil
	}
	return l.lapse(func(r *Right) bool { return r.Ends == AtAnyCard || r.Ends == AtOwnCard && r.Mine(by) })
}

// Gather ends what lapses when a trick is turned and quitted, and returns the rights that ended.
func (l *Ledger) Gather(trick int) []Right {
	if len(l.Rights) == 0 {
		return nil
	}
	return l.lapse(func(r *Right) bool { return r.Ends == AtGather && r.Trick <= trick })
}

func (l *Ledger) lapse(which func(*Right) bool) (ended []Right) {
	for i := range l.Rights {
		if which(&l.Rights[i]) {
			ended = append(ended, l.Rights[i])
		}
	}
	if ended != nil {
		l.drop(which)
	}
	return ended
}

// Decide enters a decision and reports whether it stands: what was decided first stays.
func (l *Ledger) Decide(d Decision) bool {
	if l.decided != nil {
		return false
	}
	l.decided = &d
	return true
}

// Decided is the decision, or nil.
func (l *Ledger) Decided() *Decision { return l.decided }

// Ask enters a question.
func (l *Ledger) Ask(a *engine.Act, at, trick int) {
	if a.Trick > 0 {
		trick = a.Trick
	}
	l.Questions = append(l.Questions, Question{a, at, trick})
}

// Options are the rights that stand open, as the verdict has them.
func (l *Ledger) Options() []engine.Option {
	if len(l.Rights) == 0 {
		return nil
	}
	out := make([]engine.Option, len(l.Rights))
	for i := range l.Rights {
		out[i] = l.Rights[i].Option
	}
	return out
}
