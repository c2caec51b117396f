package meld

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// exchange judges the dix.
func (j *judge) exchange(act int, a *engine.Act) error {
	by, l, f := a.By, &j.f.Laws, j.f
	if !j.plays(by) {
		return engine.Impossiblef(a.Pos, "the dix needs to say who shows it")
	}
	if f.Dix == 0 {
		j.refuse(act, "wrong-meld", by, l.Dix, msgNoTurnUp)
		return nil
	}
	dix := card.Of(j.s.Trump, f.Dix)
	if !f.Stock {
		return j.dealtDix(act, a, dix)
	}
	if err := j.shows(a, by, []card.Card{dix}); err != nil {
		return err
	}
	law := l.Dix
	if j.nine.exchanged {
		law = l.SecondDix
	}
	switch {
	case j.surplus(by):
		j.refuse(act, "wrong-meld", by, l.NoMelds, msgTooManyDix)
		return nil
	case j.draw.exhausted:
		j.refuse(act, "late-meld", by, l.StockGone, msgGoneDix)
		return nil
	case by != j.turn.winner:
		j.refuse(act, "exchange-too-soon", by, l.Dix, msgDixSoon, f.rank())
		j.Because(l.Dix, msgDixVoid, f.rank())
		return nil
	case j.nine.scored >= f.Pack.Copies && !j.turn.announced:
		j.refuse(act, "wrong-meld", by, l.SecondDix, msgDixThird, f.rank())
		return nil
	case j.turn.announced:
		j.refuse(act, "wrong-meld", by, l.DixAlone, msgDixBeside)
	default:
		j.p[by].dix += f.DixPoints
		j.turn.announced, j.turn.dixed = true, true
		j.Because(law, msgDix, say.Who(by), f.rank(), say.Num(f.DixPoints))
	}
	j.nine.scored++
	j.nine.exchanged = true
	if got, ok := j.draw.talon.Exchange(dix); ok {
		j.Tricks.Drop(by, dix)
		j.give(by, got)
	}
	return nil
}

// dealtDix is the dix where all cards are dealt and the turn-up is the dealer's.
func (j *judge) dealtDix(act int, a *engine.Act, dix card.Card) error {
	by, l, f := a.By, &j.f.Laws, j.f
	if j.p[by].met > 0 {
		j.refuse(act, "late-meld", by, l.Late, msgAfterFirst)
		return nil
	}
	// The dix that he has shown and kept do not count again.
	if err := j.shows(a, by, slices.Repeat([]card.Card{dix}, j.nine.shown[by]+1)); err != nil {
		return err
	}
	j.nine.shown[by]++
	j.p[by].dix += f.DixPoints
	j.Because(l.Dix, msgShowsDix, say.Who(by), f.rank(), say.Num(f.DixPoints))
	if f.NoTurn || j.H.Dealer == engine.Nobody {
		return nil
	}
	was := j.nine.taker
	if was != engine.Nobody && j.order(by) >= j.order(was) {
		return nil
	}
	j.swapTurnUp(was, by, j.turnedUp(), j.swap)
	j.nine.taker = by
	if was != engine.Nobody {
		j.Because(l.Dix, msgNearer, say.Who(by), say.Who(was))
		j.losesTurnUp(was)
	}
	return nil
}

// losesTurnUp takes down what a player had melded with the turn-up that another takes from him.
func (j *judge) losesTurnUp(s engine.Seat) {
	for _, c := range j.p[s].shown.Lose(j.may(s)) {
		j.Because(j.f.Laws.Dix, msgLostMeld, say.Who(s), say.Phrase(c.Text), say.Num(c.Value))
	}
}

// swap has a player get one card for another, card.None for one that the record does not tell.
func (j *judge) swap(s engine.Seat, give, get card.Card) {
	if give == card.None {
		hand, _ := j.Tricks.Hand(s)
		j.Tricks.Deal(s, false, j.lacking(s, give, hand))
	} else {
		j.Tricks.Drop(s, give)
	}
	j.give(s, get)
	dix := card.Of(j.s.Trump, j.f.Dix)
	if give == dix {
		j.nine.shown[s]--
	}
	if get == dix {
		j.nine.shown[s]++
	}
}

// order is a player's place counted from the dealer's left.
func (j *judge) order(s engine.Seat) int {
	n := engine.Seat(j.f.Players)
	return int((s - j.H.Dealer - 1 + n) % n)
}
