// Package stock is what games with a talon share: the order of drawing, a stock whose cards are recorded or not, the
// exchange of the turn-up, closing, and what Foster orders for irregularities in dealing and drawing.
package stock

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
)

// Talon is the stock of one hand: the face-down cards and the turn-up below them. Cards are drawn from the top; the
// turn-up goes last. A card that the record does not tell is card.None.
type Talon struct {
	down   []card.Card // face down and not yet drawn, top first
	turnUp card.Card   // card.None when it is gone, and where the record does not tell it
	under  bool        // whether a turn-up lies under the stock
	due    []engine.Seat
	round  int // how many draws were due after the trick
	closed bool
	closer engine.Seat
}

// New lays out a stock of size face-down cards above a turn-up. order is what the record tells of them, from the
// top; cards beyond it are unknown. turnUp is card.None where no card lies under the stock; see LayUnder.
func New(size int, order []card.Card, turnUp card.Card) *Talon {
	t := &Talon{down: make([]card.Card, size), turnUp: turnUp, under: turnUp != card.None, closer: engine.Nobody}
	for i := range t.down {
		t.down[i] = card.None
	}
	copy(t.down, order)
	return t
}

// LayUnder says that a turn-up lies under the stock although the record does not tell which.
func (t *Talon) LayUnder() { t.under = true }

// Left counts the cards that are still to be drawn, the turn-up among them.
func (t *Talon) Left() int {
	if t.under {
		return len(t.down) + 1
	}
	return len(t.down)
}

// Down lists the face-down cards, top first, card.None for one that is not known. It must not be changed.
func (t *Talon) Down() []card.Card { return t.down }

// TurnUp is the card that lies face up under the stock (or was turned down on it by a closing); card.None when it
// has been drawn, and where the record does not tell it.
func (t *Talon) TurnUp() card.Card { return t.turnUp }

// Under reports whether a turn-up still lies under the stock, known or not.
func (t *Talon) Under() bool { return t.under }

// Exhausted reports whether nothing is left to draw.
func (t *Talon) Exhausted() bool { return t.Left() == 0 }

// Open reports whether the players still draw after a trick: the stock is neither gone nor closed.
func (t *Talon) Open() bool { return !t.closed && !t.Exhausted() }

// Closed reports whether the stock was closed, and by whom.
func (t *Talon) Closed() (engine.Seat, bool) { return t.closer, t.closed }

// Close stops the drawing. Draws that were due lapse: who closes before he draws makes his adversary play without
// drawing too.
func (t *Talon) Close(by engine.Seat) {
	t.closed, t.closer = true, by
	t.due = t.due[:0]
}

// Owe says who must draw now, in order: the winner of the trick first. Nobody owes a draw from a closed or empty
// stock.
func (t *Talon) Owe(order ...engine.Seat) {
	t.due = t.due[:0]
	if t.Open() {
		t.due = append(t.due, order[:min(len(order), t.Left())]...)
	}
	t.round = len(t.due)
}

// Due lists who has still to draw before the next lead, in order. It must not be changed.
func (t *Talon) Due() []engine.Seat { return t.due }

// Drawn is one card that went from the stock to a hand.
type Drawn struct {
	By     engine.Seat
	Card   card.Card // card.None when the record does not tell it
	TurnUp bool      // whether it was the turn-up
	// OutOfTurn is set when another player had to draw first; the card is then the one that was on top for him.
	OutOfTurn bool
}

// Draw lets the next player draw whose turn it is. named is the card as the record names it, card.None where it does
// not. The error is for a record that cannot be: nobody is to draw, or another card lies on top.
func (t *Talon) Draw(named card.Card, cards card.Notation, at engine.Pos) (Drawn, error) {
	if len(t.due) == 0 {
		return Drawn{}, engine.Impossiblef(at, "nobody is to draw here")
	}
	return t.DrawBy(t.due[0], named, cards, at)
}

// DrawBy lets a given player draw, in his turn or out of it.
//
// An even number in the stock comes from an undetected slip: the last drawer then leaves the last face-down card
// where it is and takes the turn-up. One who draws alone, because another forgot to, takes what is on top.
func (t *Talon) DrawBy(by engine.Seat, named card.Card, cards card.Notation, at engine.Pos) (Drawn, error) {
	turn := slices.Index(t.due, by)
	if turn < 0 {
		return Drawn{}, engine.Impossiblef(at, "nobody owes that draw here")
	}
	d := Drawn{By: by, OutOfTurn: turn > 0}
	lastOfRound := len(t.due) == 1
	d.TurnUp = len(t.down) == 0 || lastOfRound && t.round > 1 && len(t.down) == 1 && t.under
	if d.TurnUp {
		d.Card = t.turnUp
	} else {
		d.Card = t.down[0]
	}
	switch {
	case d.Card == card.None:
		d.Card = named
	case named != card.None && named != d.Card:
		return Drawn{}, engine.Impossiblef(at, "%s cannot be drawn here: the next card of the stock is %s",
			cards.String(named), cards.String(d.Card))
	}
	if d.TurnUp {
		// What an even number left behind is never drawn.
		t.turnUp, t.under, t.down = card.None, false, nil
	} else {
		t.down = t.down[1:]
	}
	t.due = slices.Delete(t.due, turn, turn+1)
	if t.Exhausted() {
		t.due = t.due[:0]
	}
	return d, nil
}

// Skip lets a player go without the draw that he owes: he forgot it. It reports whether he owed one.
func (t *Talon) Skip(by engine.Seat) bool {
	i := slices.Index(t.due, by)
	if i < 0 {
		return false
	}
	t.due = slices.Delete(t.due, i, i+1)
	t.round--
	return true
}

// OweAlso adds a draw right behind the one that is due, for a player who draws two to make good one that he missed.
func (t *Talon) OweAlso(by engine.Seat) {
	if t.Open() {
		t.due = slices.Insert(t.due, slices.Index(t.due, by)+1, by)
		t.due = t.due[:min(len(t.due), t.Left())]
		t.round = len(t.due)
	}
}

// TakeTop takes the top card out of turn and beyond what is due, as a player does who draws two. It is card.None
// where the record does not tell it; ok is false when no face-down card is left.
func (t *Talon) TakeTop() (c card.Card, ok bool) {
	if len(t.down) == 0 {
		return card.None, false
	}
	c, t.down = t.down[0], t.down[1:]
	return c, true
}

// Next is the two cards that are drawn next, card.None for one that the record does not tell.
func (t *Talon) Next() (first, second card.Card) {
	if len(t.down) == 0 {
		return card.None, card.None
	}
	return t.down[0], *t.second()
}

// second is the card that the second of two players draws: of the last two and the turn-up the last stays where it is.
func (t *Talon) second() *card.Card {
	if len(t.down) < 2 || len(t.down) == 2 && t.under {
		return &t.turnUp
	}
	return &t.down[1]
}

// Swap exchanges the two cards that are drawn next, for a player who may take either of them.
func (t *Talon) Swap() {
	if len(t.down) > 0 {
		second := t.second()
		t.down[0], *second = *second, t.down[0]
	}
}

// Forget says that the record does not tell who draws which of the next two cards.
func (t *Talon) Forget() {
	if len(t.down) > 0 {
		*t.second(), t.down[0] = card.None, card.None
	}
}

// PutBack lays a card back on top of the stock.
func (t *Talon) PutBack(c card.Card) { t.down = append([]card.Card{c}, t.down...) }

// Exchange lays a card in the turn-up's place and gives the turn-up for it, card.None where the record does not tell
// it. ok is false when there is none any more.
func (t *Talon) Exchange(give card.Card) (got card.Card, ok bool) {
	if !t.under {
		return card.None, false
	}
	got, t.turnUp = t.turnUp, give
	return got, true
}
