package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// ruler is one deal being judged.
type ruler struct {
	replay.Round
	form
	before [4]int // what each side has on the score sheet
	turns  turns
	hands  hands
	board  board
	won    tally
	acts   acts
	void   [4]bool // a side that counts nothing in this hand
	done   bool    // the hand was played out, or its result is told whole
	gone   bool    // the deal is lost, or is void
	out    *claim  // the claim that ended the hand
	back   *takenBack
	queue  []int         // acts that are to be played again in their turns
	undone []int         // wrong takes and builds that were undone, by their act
	seatOf []engine.Seat // who took the turn of an act; Nobody where it was none
	built  [4]bool       // who has made a build in this hand
	sum    taken         // what the sides have taken, as it is counted
	lost   say.Text      // why the deal is lost
	names  [4]say.Value  // the sides by their players, once they have been named
	idle   bool          // there was a claim that decides nothing
}

// judge replays a deal and rules on it.
func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	var back takenBack
	return replay.Judge(g, h, t, func(round replay.Round) error {
		r := &ruler{Round: round, back: &back, seatOf: make([]engine.Seat, len(h.Play))}
		for i := range r.seatOf {
			r.seatOf[i] = engine.Nobody
		}
		return r.rule()
	})
}

// rule is the order of a ruling: who plays what, the faults of the deal, the play or its result, the count, the questions.
func (r *ruler) rule() (err error) {
	if r.form, err = formOf(r.H); err != nil {
		return err
	}
	if p := r.H.Position; p != nil {
		return engine.Impossiblef(p.Pos, "a record of Cassino begins with the deal; it takes no position")
	}
	if err = r.scoresBefore(); err != nil {
		return err
	}
	if err = r.sit(); err != nil {
		return err
	}
	if err = r.Faults(r); err != nil {
		return err
	}
	if r.H.Result != nil {
		err = r.result()
	} else {
		err = r.replay()
	}
	if err != nil {
		return err
	}
	r.V.Options = r.Ledger.Options()
	r.count()
	r.undecided()
	r.Answer(r)
	r.summary()
	return nil
}

// scoresBefore reads the score sheet: everybody's score, or one of each side's.
func (r *ruler) scoresBefore() error {
	f, ok := r.H.Match.Get("scores")
	if !ok {
		return nil
	}
	var told [4]bool
	for _, c := range f.Counts {
		if c.Seat == engine.Nobody {
			return engine.Impossiblef(f.Pos, "scores belong to players")
		}
		s := r.side(c.Seat)
		if told[s] && r.before[s] != c.N {
			return engine.Impossiblef(f.Pos, "partners have one score, and here are two")
		}
		told[s], r.before[s] = true, c.N
	}
	return nil
}

// sit finds the eldest hand, who begins: the dealer's left-hand neighbour, else who is named with the first card.
func (r *ruler) sit() error {
	first := engine.Nobody
	if r.H.Dealer != engine.Nobody {
		first = (r.H.Dealer + 1) % engine.Seat(r.n)
	}
	for i := range r.H.Play {
		if a := &r.H.Play[i]; first == engine.Nobody && plays(a) {
			if a.By == engine.Nobody {
				return engine.Impossiblef(a.Pos, "the record does not tell who begins: it names neither the dealer nor who played this card")
			}
			first = a.By
		}
	}
	r.hands.form, r.hands.first = &r.form, max(first, 0)
	if err := r.hands.enter(r.H, r.Game.Excused(r.H), r.show); err != nil {
		return err
	}
	r.turns = newTurns(&r.form, max(first, 0))
	return nil
}

func (r *ruler) show(c card.Card) string { return r.Game.Cards.String(c) }

// plays reports whether an act is a turn: a card laid, a take or a build.
func plays(a *engine.Act) bool { return a.Kind == engine.Play || a.Kind == Take || a.Kind == Build }

// played is the card of a turn, and the cards of the table that it names.
func played(a *engine.Act) (card.Card, []card.Card) {
	if a.Kind == engine.Play {
		return a.Card, nil
	}
	for i := range a.Args {
		if f := &a.Args[i]; f.Key == "cards" && len(f.Cards) > 0 {
			return f.Cards[0], f.Cards[1:]
		}
	}
	return card.None, nil
}

// seatsOf lists the players of a side.
func (r *ruler) seatsOf(side int) []engine.Seat {
	if r.partners {
		return []engine.Seat{engine.Seat(side), engine.Seat(side + 2)}
	}
	return []engine.Seat{engine.Seat(side)}
}
