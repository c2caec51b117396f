package sixtysix

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/stock"
)

// drawing is the stock and what the players hold of it.
type drawing struct {
	talon  *stock.Talon
	held   [8]int      // how many cards each holds; below 0 where that is not known
	extra  [8]int      // cards to draw beyond the usual the next time
	either engine.Seat // who may take either card of a draw, Nobody where after is 0
	after  int         // the trick after which that draw is at the earliest
	voided [8]bool     // exchanged too soon; the play may show that the cards never went back
}

// owe says who is to draw after a trick.
func (j *judge) owe(w engine.Seat) {
	d := &j.draws
	if d.talon.Exhausted() {
		return
	}
	d.talon.Owe(w, j.other(w))
	for _, s := range j.active() {
		for ; d.extra[s] > 0; d.extra[s]-- {
			d.talon.OweAlso(s)
		}
		for ; d.extra[s] < 0; d.extra[s]++ {
			d.talon.Skip(s)
		}
	}
}

// drawAll lets everybody draw who has still to, before the lead or when it is said. A player of whom the record says
// that he missed his draw does not.
func (j *judge) drawAll(act int, names []card.Card, at engine.Pos) error {
	talon := j.draws.talon
	if len(talon.Due()) == 0 {
		return nil
	}
	for _, s := range j.active() {
		if j.missed(s, j.Tricks.Now.N) {
			talon.Skip(s)
		}
	}
	j.evenStock()
	j.takeEither(act, names)
	var told say.Text
	known := names != nil || j.H.Play[act].Kind == Draw
	for i := 0; len(talon.Due()) > 0; i++ {
		named := card.None
		if i < len(names) {
			named = names[i]
		}
		d, err := talon.Draw(named, card.French, at)
		if err != nil {
			return err
		}
		if err := j.give(act, d, at); err != nil {
			return err
		}
		if j.T != nil {
			told = then(told, drawn(d))
		}
		known = known || d.Card != card.None
	}
	if !told.Empty() && known {
		j.tell(act, engine.Nobody, told)
	}
	return nil
}

// evenStock says what becomes of an even number of face-down cards.
func (j *judge) evenStock() {
	if due := j.draws.talon.Due(); len(j.draws.talon.Down()) == 2 && len(due) == 2 && j.draws.talon.Under() {
		j.Because(LawFosterEvenStock, msgEvenStock, say.Who(due[0]), say.Who(due[1]))
	}
}

// takeEither lets a player take either of the two cards that are drawn next, where a law gives him the choice: as the
// record names the cards, or as the later play shows. Where neither tells, the draw is not known.
func (j *judge) takeEither(act int, names []card.Card) {
	d := &j.draws
	due := d.talon.Due()
	if d.after == 0 || j.last < d.after || len(due) != 2 {
		return
	}
	who := d.either
	d.after = 0
	j.lapse(chooseCard)
	first, second := d.talon.Next()
	var swap engine.Tri // the first who draws takes the second card
	if falls := j.Falls(act); first != card.None && second != card.None {
		switch {
		case len(names) > 0:
			swap = engine.Is(names[0] == second)
		case falls[due[0]].Has(second), falls[due[1]].Has(first):
			swap = engine.Yes
		case falls[due[0]].Has(first), falls[due[1]].Has(second):
			swap = engine.No
		}
	}
	switch {
	case swap == engine.Unknown:
		d.talon.Forget()
		return
	case swap == engine.Yes:
		d.talon.Swap()
	}
	if (swap == engine.Yes) == (due[0] == who) {
		j.Because(LawFosterDrewTwoLoser, msgTakesSecond, say.Who(who), say.Card(second))
	} else {
		j.Because(LawFosterDrewTwoLoser, msgTakesFirst, say.Who(who))
	}
}

// missed reports whether the record says that a player went without his draw before trick n.
func (j *judge) missed(s engine.Seat, n int) bool {
	begun := (j.First - 1) * j.form.seats // cards played
	for _, a := range j.Acts() {
		switch {
		case a.Kind == engine.Play:
			begun++
		case a.Kind == engine.Retract:
			begun--
		case a.Kind != engine.Fault || a.Word != missedDraw || a.By != s:
		case a.Trick == n, a.Trick == 0 && (begun+j.form.seats-1)/j.form.seats == n:
			return true
		}
	}
	return slices.ContainsFunc(j.H.Faults, func(a engine.Act) bool { return a.Word == missedDraw && a.By == s && a.Trick == n })
}

// then is one event after others.
func then(before, next say.Text) say.Text {
	if before.Empty() {
		return next
	}
	return msgThen.With(say.Phrase(before), say.Phrase(next))
}

// drawn says who drew what.
func drawn(d stock.Drawn) say.Text {
	if d.Card == card.None {
		return msgDraws.With(say.Who(d.By))
	}
	return msgDrawsCard.With(say.Who(d.By), say.Card(d.Card))
}

// tell writes an event into the trace.
func (j *judge) tell(act int, by engine.Seat, text say.Text) {
	if j.T != nil {
		j.T.Steps = append(j.T.Steps, engine.Step{Act: act, Seat: by, Card: card.None, Trick: j.Trick(), Winner: engine.Nobody, Note: text})
	}
}

// give takes a drawn card into a hand.
func (j *judge) give(act int, d stock.Drawn, at engine.Pos) error {
	if d.Card != card.None {
		if d.Card == j.draws.talon.TurnUp() {
			return engine.Impossiblef(at, "%s cannot be drawn here: it lies under the stock", j.Show(d.Card))
		}
		if err := j.free(d.Card, at); err != nil {
			return err
		}
		j.Tricks.Draw(d.By, d.Card)
		j.broken(d.By, d.Card)
	} else {
		hand, _ := j.Tricks.Hand(d.By)
		j.Tricks.Deal(d.By, false, hand)
	}
	if j.draws.held[d.By] >= 0 {
		j.draws.held[d.By]++
	}
	if j.draws.talon.Exhausted() && j.duties.now == free {
		j.bind(gone, act)
	}
	return nil
}

// free refuses a card from the stock that is somewhere else.
func (j *judge) free(c card.Card, at engine.Pos) error {
	for _, s := range j.active() {
		if hand, _ := j.Tricks.Hand(s); hand.Has(c) {
			return engine.Impossiblef(at, "%s cannot be drawn: %s holds it", j.Show(c), j.H.Name(s))
		}
		if played := j.Tricks.PlayedBy(s); played.Has(c) {
			return engine.Impossiblef(at, "%s cannot be drawn: it has been played", j.Show(c))
		}
	}
	if !j.form.pack.Cards.Has(c) {
		return engine.Impossiblef(at, "%s is not in the pack of this game", j.Show(c))
	}
	return nil
}

// draw replays a draw that is written down.
func (j *judge) draw(act int, a *engine.Act) error {
	if err := j.Gather(j); err != nil {
		return err
	}
	names, due := a.Args.Cards("cards"), j.draws.talon.Due()
	if a.By == engine.Nobody {
		if len(due) == 0 {
			return engine.Impossiblef(a.Pos, "nobody is to draw here")
		}
		if len(names) > len(due) {
			return engine.Impossiblef(a.Pos, "%d cards are drawn, and %d may be", len(names), len(due))
		}
		return j.drawAll(act, names, a.Pos)
	}
	named := card.None
	if len(names) > 0 {
		named = names[0]
	}
	if named != card.None && len(due) == 2 && due[0] == a.By {
		j.takeEither(act, names)
	}
	due = slices.Clone(due)
	d, err := j.draws.talon.DrawBy(a.By, named, card.French, a.Pos)
	if err != nil {
		return err
	}
	j.tell(act, a.By, drawn(d))
	if !d.OutOfTurn {
		return j.give(act, d, a.Pos)
	}
	return j.drewFirst(act, a, d, due)
}

// drewFirst rules on a draw out of turn: the card goes back, unless the other has drawn wrongly too.
func (j *judge) drewFirst(act int, a *engine.Act, d stock.Drawn, due []engine.Seat) error {
	other := j.other(a.By)
	s := stock.Slip{What: drewOutOfTurn, Who: say.Seats(a.By), Rival: say.Seats(other)}
	if next := act + 1; next < len(j.H.Play) {
		n := &j.H.Play[next]
		s.Both = n.Kind == Draw && n.By == other
	}
	rem, _ := s.Remedy()
	j.find(act, s.What, a.By, j.Trick(), d.Card, slipLaws[rem.Rule], msgDrewBefore, say.Who(a.By), say.Who(other))
	j.Because(LawFosterDrawing, msgDrawsFirst, say.Who(due[0]))
	j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: rem.Text, Law: slipLaws[rem.Rule]})
	if s.Both {
		return j.give(act, d, a.Pos)
	}
	j.draws.talon.PutBack(d.Card)
	j.draws.talon.Owe(due...)
	return nil
}

// fromStock refuses a card that still lies in the stock or under it. Who exchanged the nine too soon and plays the
// turn-up shows that the cards never went back.
func (j *judge) fromStock(s engine.Seat, a *engine.Act) error {
	c := a.Card
	if j.form == &four {
		return nil
	}
	if c == j.draws.talon.TurnUp() {
		if s == engine.Nobody || !j.draws.voided[s] {
			return engine.Impossiblef(a.Pos, "%s lies under the stock, so it cannot be played; to take it up for %s write 'exchange: NAME' first", j.Show(c), j.Show(j.nine()))
		}
		j.Because(LawFosterExchange, msgDidNotGoBack, say.Who(s), say.Card(c))
		j.swap(s)
	}
	if slices.Contains(j.draws.talon.Down(), c) {
		return engine.Impossiblef(a.Pos, "%s lies in the stock and has not been drawn", j.Show(c))
	}
	return nil
}

// elsewhere reports whether a card is known to be in another hand, in the stock or under it, or to have been played.
func (j *judge) elsewhere(s engine.Seat, c card.Card) bool {
	if c == j.draws.talon.TurnUp() || slices.Contains(j.draws.talon.Down(), c) {
		return true
	}
	for _, o := range j.active() {
		played := j.Tricks.PlayedBy(o)
		if hand, _ := j.Tricks.Hand(o); o != s && hand.Has(c) || played.Has(c) {
			return true
		}
	}
	return false
}
