package replay

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/know"
	"hoyle/engine/trick"
)

// Table is a Round of a game of tricks.
type Table struct {
	Round
	Tricks trick.Table
	Known  know.Deal // the hands at the start of the record's play, in the order of Tricks.Seats, and then its places
	First  int       // the number of the first trick that the record shows
	entry  Entry
	played trick.Play // the last card: kept here, so that a hook's pointer to it needs no memory of its own
}

// TrickHooks are the further moments of a game of tricks. Table has the defaults.
type TrickHooks interface {
	Hooks
	// From is the seat from whose hand a card named with a player is played; the dummy's for its player.
	From(by engine.Seat, c card.Card) engine.Seat
	// Before stands before a card, when the last trick has been gathered: the time to draw.
	Before(act int, a *engine.Act) error
	// Played follows every card, lawful or not. A revoke stands in the play.
	Played(act int, p *trick.Play, c card.Card) error
	// Retracted follows a card that was taken back.
	Retracted(act int, s engine.Seat, c card.Card) error
	// Gathered follows a trick that was turned and quitted, by word, by the next lead or at the end.
	Gathered(t *trick.Trick) error
	// Settled follows it for every revoke that the trick holds and nobody corrected.
	Settled(rv *trick.Revoke) error
	// Running is the counts so far, for people who read the hand.
	Running() []engine.Count
}

// The defaults.

func (t *Table) From(by engine.Seat, _ card.Card) engine.Seat { return by }
func (t *Table) Before(int, *engine.Act) error                { return nil }
func (t *Table) Played(int, *trick.Play, card.Card) error     { return nil }
func (t *Table) Retracted(int, engine.Seat, card.Card) error  { return nil }
func (t *Table) Gathered(*trick.Trick) error                  { return nil }
func (t *Table) Settled(*trick.Revoke) error                  { return nil }

// Trick is the one on the table, or between two tricks the next.
func (t *Table) Trick() int { return t.Tricks.Now.N }

func (t *Table) tricksBegun() (begun, total int) {
	begun = t.Tricks.Now.N
	if t.Tricks.Now.Played == 0 {
		begun--
	}
	return begun, t.Tricks.Total
}

// Running counts the card points of everybody, those of a complete trick that lies open included.
func (t *Table) Running() []engine.Count {
	out := make([]engine.Count, len(t.Tricks.Seats))
	for i, s := range t.Tricks.Seats {
		out[i] = engine.Count{Seat: s, N: t.PointsOf(s)}
	}
	return out
}

// PointsOf is the card points of a seat now: a complete trick on the table is its winner's, gathered or not.
func (t *Table) PointsOf(s engine.Seat) int {
	n := t.Tricks.Taken[s]
	if now := &t.Tricks.Now; now.Complete() && now.Winner == s {
		n += now.Points(t.Tricks.Rules)
	}
	return n
}

// TricksOf is the tricks of a seat now, a complete one on the table included.
func (t *Table) TricksOf(s engine.Seat) int {
	n := t.Tricks.Won[s]
	if now := &t.Tricks.Now; now.Complete() && now.Winner == s {
		n++
	}
	return n
}

// Lying is the revoke that lies uncorrected in the trick on the table, by a seat unless that is Nobody; nil when there
// is none. A trick that holds one is not its winner's for good.
func (t *Table) Lying(s engine.Seat) *trick.Revoke {
	for i := range t.Tricks.Revokes {
		if rv := &t.Tricks.Revokes[i]; !rv.Settled && !rv.Corrected && (s == engine.Nobody || rv.Seat == s) {
			return rv
		}
	}
	return nil
}

// Show is how a card is written in errors.
func (t *Table) Show(c card.Card) string { return t.Game.Cards.String(c) }

// Replay goes through the play and leaves the table as it stands at the end of the record; a trick that was completed
// last lies open unless the hand is played out.
func (t *Table) Replay(j TrickHooks) error {
	if t.T != nil {
		t.T.Opening = t.Holdings() // until the first card falls
	}
	if err := t.Play(j); err != nil {
		return err
	}
	out := t.PlayedOut()
	if t.T != nil {
		t.T.Now = t.Tricks.Standing(t.Over || out)
		t.T.Now.Counts = j.Running()
	}
	if out {
		return t.Gather(j)
	}
	return nil
}

// PlayedOut reports whether the last trick has been completed.
func (t *Table) PlayedOut() bool {
	if t.Tricks.Total > 0 && t.Tricks.Done() >= t.Tricks.Total {
		return true
	}
	for _, s := range t.Tricks.Seats {
		if hand, whole := t.Tricks.Hand(s); !whole || hand.One != 0 {
			return false
		}
	}
	return true
}

// Gather turns and quits the complete trick on the table; without one it does nothing.
func (t *Table) Gather(j TrickHooks) error {
	if !t.Tricks.Now.Complete() {
		return nil
	}
	t.Tricks.Gather()
	done := &t.Tricks.Tricks[len(t.Tricks.Tricks)-1]
	if err := j.Gathered(done); err != nil {
		return err
	}
	for i := range t.Tricks.Revokes {
		if rv := &t.Tricks.Revokes[i]; rv.Trick == done.N && rv.Settled {
			if err := j.Settled(rv); err != nil {
				return err
			}
		}
	}
	return nil
}

// step carries out one act. j is the judge whose Table this is.
func (t *Table) step(j Hooks, act int, a *engine.Act) error {
	h := j.(TrickHooks)
	switch a.Kind {
	case engine.Play:
		return t.card(h, act, a)
	case engine.Retract:
		return t.retract(h, act, a)
	case engine.Gather:
		t.tell(j, act, a)
		return t.Gather(h)
	}
	t.tell(j, act, a)
	return j.Event(act, a)
}

func (t *Table) card(j TrickHooks, act int, a *engine.Act) error {
	if err := t.Gather(j); err != nil {
		return err
	}
	if err := j.Before(act, a); err != nil {
		return err
	}
	if t.T != nil && t.Tricks.Now.N == t.First && t.Tricks.Now.Played == 0 {
		t.T.Opening = t.Holdings()
	}
	var err error
	if t.played, err = t.Tricks.Play(t.H, j.From(a.By, a.Card), a.Card, act, a.Pos, t.Show); err != nil {
		return err
	}
	if err := j.Played(act, &t.played, a.Card); err != nil {
		return err
	}
	if t.T != nil {
		t.trace(j, act, &t.played, a.Card)
	}
	return nil
}

func (t *Table) retract(j TrickHooks, act int, a *engine.Act) error {
	s := j.From(a.By, card.None)
	c, err := t.Tricks.Retract(t.H, s, a.Pos)
	if err != nil {
		return err
	}
	if err := j.Retracted(act, s, c); err != nil {
		return err
	}
	t.T.Say(act, a.By, j.Trick(), msgTakesBack, who(s), cardOf(c))
	return nil
}

// trace writes a card into the trace.
func (t *Table) trace(j TrickHooks, act int, p *trick.Play, c card.Card) {
	s := engine.Step{Act: act, Seat: p.Seat, Card: c, Trick: t.Tricks.Now.N, Winner: engine.Nobody}
	if p.Completed {
		s.Winner, s.Counts, s.Hands = t.Tricks.Now.Winner, j.Running(), t.Holdings()
	}
	t.T.Steps = append(t.T.Steps, s)
}

// Holdings is what everybody is known to hold now.
func (t *Table) Holdings() []engine.Holding {
	out := make([]engine.Holding, len(t.Tricks.Seats))
	for i, s := range t.Tricks.Seats {
		hand, whole := t.Tricks.Hand(s)
		out[i] = engine.Holding{Seat: s, Cards: hand.Cards(), Known: whole}
	}
	return out
}
