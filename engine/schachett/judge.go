package schachett

import (
	"errors"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// ruler is one game being judged. Seats are players; with three players the seat behind the last is the dummy's.
type ruler struct {
	h     *engine.Hand
	v     *engine.Verdict
	trace *engine.Trace

	three  bool
	kaiser engine.Seat
	at     [4]engine.Seat // to the left from the first player, or from the Kaiser
	parity int            // of White's places; unknown where the record does not tell
	dealer engine.Seat    // by place, so that it may be the dummy's

	table      trick.Table
	hands      [5]card.Hand // as recorded or proven, at the start of the play
	whole      [5]bool
	size       int            // of a hand at the start
	need       [5]card.Hand   // what the play proves of a hand that nobody recorded
	first      engine.Seat    // who has the first lead by the deal, until it has been said; Nobody where the play begins later
	led        engine.Seat    // whom a position at the first trick names as its leader
	kingAt     [2]engine.Seat // who holds each King; Nobody when it has been played
	castled    [2]bool
	stands     bool   // castlings that the law voids were let stand, as the later play shows
	voided     bool   // there was such a castling
	fallen     int    // Kings that have fallen
	judged     int    // gathered tricks whose Kings have been judged
	before     [2]int // points that a position brings along
	points     [2]int // for the Kings; in the end for everything
	gains      [2]int // for which party each of the marks counts
	forKings   [2]int
	forCards   [2]int
	barred     [2]bool // a party that scores nothing
	pay        [5]int
	unknownAct bool // something happened that the manual does not know, such as a concession
	folded     bool // the dummy had a part in a payment
	finished   bool // the game is played out, or its result recorded
	asked      *engine.Act
	buf        line // the sentence that is being made
}

// newRuler has room for a usual ruling.
func newRuler(h *engine.Hand, t *engine.Trace) *ruler {
	return &ruler{h: h, v: &engine.Verdict{Reasons: make([]engine.Reason, 0, 12)}, trace: t, buf: make(line, 0, 256)}
}

// judge replays a game and rules on it.
func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	r := newRuler(h, t)
	err := r.run()
	var impossible *engine.Impossible
	if errors.As(err, &impossible) && r.voided {
		// A castling that is void by law contradicts the play that follows: the table let it stand.
		if t != nil {
			*t = engine.Trace{}
		}
		again := newRuler(h, t)
		again.stands = true
		if again.run() == nil {
			return again.v, nil
		}
	}
	if err != nil {
		return nil, err
	}
	return r.v, nil
}

// run is the order of a ruling: seats and deal, the place in the sitting, the faults, the play, the score, the dispute.
func (r *ruler) run() error {
	if err := r.sit(); err != nil {
		return err
	}
	if err := r.dealt(); err != nil {
		return err
	}
	if err := r.place(); err != nil {
		return err
	}
	for i := range r.h.Faults {
		if err := r.fault(-1, &r.h.Faults[i]); err != nil {
			return err
		}
	}
	switch {
	case r.h.Result != nil:
		if err := r.result(); err != nil {
			return err
		}
	case len(r.h.Play) > 0:
		if err := r.play(); err != nil {
			return err
		}
	case r.trace != nil:
		r.trace.Now = r.beforeTheLead()
	}
	r.revokes()
	r.score()
	if r.h.Dispute != nil {
		r.asked = r.h.Dispute
	}
	r.dispute()
	r.next()
	r.summary()
	return nil
}
