package schachett

import (
	"errors"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
)

// ruler is one game being judged. Seats are players; with three players the seat behind the last is the dummy's.
type ruler struct {
	replay.Table
	places
	lead
	royal
	account
	hands    [5]card.Hand // at the start of the play, as far as known
	whole    [5]bool
	size     int  // of a hand at the start
	stands   bool // castlings that the law voids were let stand, as the later play shows
	voided   bool // there was such a castling
	foreign  bool // something happened that the manual does not know, such as a concession
	finished bool // the game is played out, or its result recorded
}

// places is who sits where, and for which party.
type places struct {
	three  bool
	kaiser engine.Seat
	at     [4]engine.Seat // to the left from the first player, or from the Kaiser
	parity int            // of White's places; unknown where the record does not tell
	dealer engine.Seat    // by place, so that it may be the dummy's
	either bool           // the Kaiser dealt, and the record does not tell for which of his two hands
}

// lead is who leads to the first trick.
type lead struct {
	first engine.Seat // by the deal, until it has been said; Nobody where the play begins later
	led   engine.Seat // whom a position at the first trick names as its leader
}

// royal is what has become of the Kings.
type royal struct {
	received [2]engine.Seat // who has each King by the recorded hands; Nobody where they do not tell
	kingAt   [2]engine.Seat // who holds each King; Nobody when it has been played
	castled  [2]bool
	fallen   int // Kings that have fallen
	judged   int // gathered tricks whose Kings have been judged
}

// account is what the parties have and what everybody pays.
type account struct {
	before   [2]int // points that a position brings along
	points   [2]int // for the Kings; in the end for everything
	gains    [2]int // for which party each of the marks counts
	forKings [2]int
	forCards [2]int
	barred   [2]bool // a party that scores nothing
	pay      [5]int
	folded   bool // the dummy had a part in a payment
}

// judge replays a game and rules on it.
func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	voided := false
	attempt := func(stands bool) (*engine.Verdict, error) {
		return replay.Judge(g, h, t, func(round replay.Round) error {
			r := ruler{Table: replay.Table{Round: round}, stands: stands}
			err := r.run()
			voided = voided || r.voided
			return err
		})
	}
	v, err := attempt(false)
	var impossible *engine.Impossible
	if errors.As(err, &impossible) && voided {
		// A castling that is void by law contradicts the play that follows: the table let it stand.
		if t != nil {
			*t = engine.Trace{}
		}
		if v, again := attempt(true); again == nil {
			return v, nil
		}
	}
	return v, err
}

// run is the order of a ruling: seats and deal, the place in the sitting, the faults, the play, the score, the questions.
func (r *ruler) run() error {
	for _, step := range [...]func() error{r.sit, r.dealt, r.place, func() error { return r.Faults(r) }, r.played} {
		if err := step(); err != nil {
			return err
		}
	}
	r.revokes()
	r.score()
	r.Answer(r)
	r.next()
	r.summary()
	return nil
}

// played replays the game, or takes its result.
func (r *ruler) played() error {
	switch {
	case r.H.Result != nil:
		return r.result()
	case len(r.H.Play) > 0:
		return r.play()
	case r.T != nil:
		r.T.Now = r.beforeTheLead()
	}
	return nil
}
