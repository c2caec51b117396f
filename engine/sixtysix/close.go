package sixtysix

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// closing is what matters of a closing beside the stock itself.
type closing struct {
	tricks [8]int     // won when the stock was closed
	known  engine.Tri // whether tricks is; Unknown before a closing
	barred [8]bool    // looked back
}

// at enters the tricks that were won at the closing, if they are known.
func (c *closing) at(tricks []engine.Count, known bool) {
	c.known = engine.Is(known)
	for _, x := range tricks {
		if x.Seat != engine.Nobody {
			c.tricks[x.Seat] = x.N
		}
	}
}

// closer is who closed the stock, and whether anybody has.
func (j *judge) closer() (engine.Seat, bool) { return j.draws.talon.Closed() }

// close replays a closing.
func (j *judge) close(act int, a *engine.Act) error {
	if err := j.Gather(j); err != nil {
		return err
	}
	s, talon := a.By, j.draws.talon
	refuse := func(what string, law engine.Law, m *say.Message, values ...say.Value) {
		j.find(act, what, s, j.Trick(), card.None, law, m, values...)
		j.Because(law, msgClosingVoid)
	}
	switch _, shut := talon.Closed(); {
	case j.form == &four:
		refuse("wrong-close", LawFosterFourHandedNoClosing, msgNoStock)
	case shut || !talon.Under():
		refuse("wrong-close", LawFosterClosingLead, msgNothingToClose)
	case j.Tricks.Now.Played > 0 || j.Tricks.Turn() != s:
		refuse("close-without-lead", LawFosterClosingLead, msgClosedOffLead, say.Who(s))
	case j.shut.barred[s]:
		refuse("wrong-close", LawFosterLookingBack, msgClosedBarred, say.Who(s))
	default:
		return j.closes(act, a)
	}
	return nil
}

// closes carries a closing out. Who drew first lets the other draw too; who did not makes him play without.
func (j *judge) closes(act int, a *engine.Act) error {
	s, talon := a.By, j.draws.talon
	undrawn := slices.Contains(talon.Due(), s)
	if !undrawn {
		if err := j.drawAll(act, nil, a.Pos); err != nil {
			return err
		}
	}
	if !talon.Under() { // the other took the trump card
		j.find(act, "wrong-close", s, j.Trick(), card.None, LawFosterClosingLead, msgNothingToClose)
		j.Because(LawFosterClosingLead, msgClosingVoid)
		return nil
	}
	talon.Close(s)
	j.lapse(chooseCard)
	j.shut.known = engine.Yes
	for _, o := range j.active() {
		j.shut.tricks[o] = j.melds.tricks[o]
		if j.melds.unsure[o] {
			j.shut.known = engine.No
		}
	}
	j.bind(closed, act)
	j.Because(LawFosterClosingLead, msgMayClose, say.Who(s))
	switch {
	case undrawn:
		j.Because(LawFosterClosingDrawing, msgNeitherDraws, say.Who(s))
	case j.last > 0:
		j.Because(LawFosterClosingDrawing, msgBothDrew)
	}
	j.Because(LawFosterClosing, msgClosed)
	return nil
}

// nine of trumps.
func (j *judge) nine() card.Card { return card.Of(j.trump, 9) }

// exchange replays the exchange of the nine for the turn-up.
func (j *judge) exchange(act int, a *engine.Act) error {
	if err := j.Gather(j); err != nil {
		return err
	}
	s, nine := a.By, j.nine()
	who, what := say.Who(s), say.Card(nine)
	if j.form == &four {
		j.find(act, "wrong-exchange", s, j.Trick(), nine, LawFosterFourHandedTurnUp, msgFourExchange)
		j.Because(LawFosterFourHandedTurnUp, msgFourExchangeNo)
		return nil
	}
	hand, whole := j.Tricks.Hand(s)
	if !hand.Has(nine) {
		if whole || j.elsewhere(s, nine) {
			return engine.Impossiblef(a.Pos, "%s does not hold %s here and cannot exchange it; if it was drawn just before, write 'draw: stock' first", j.H.Name(s), j.Show(nine))
		}
		j.Tricks.Draw(s, nine) // the exchange proves it
	}
	switch {
	case !j.draws.talon.Under():
		j.find(act, "wrong-exchange", s, j.Trick(), nine, LawFosterExchangeLastCard, msgTurnUpGone, who, what)
		j.Because(LawFosterExchangeLastCard, msgKeepsNine, who)
	case j.melds.tricks[s] == 0 && !j.melds.unsure[s]:
		j.find(act, "exchange-too-soon", s, j.Trick(), nine, LawFosterExchange, msgExchangeTooSoon, who, what)
		if law := j.exchangeLaw(s); law != LawFosterExchange {
			j.Because(law, msgTooSoonThenToo)
		}
		j.Because(LawFosterExchange, msgExchangeVoid)
		j.draws.voided[s] = true
	default:
		if up := j.swap(s); up != card.None {
			j.Because(LawFosterExchange, msgExchanges, who, what, say.Card(up))
		} else {
			j.Because(LawFosterExchange, msgExchangesUnseen, who, what)
		}
		if law := j.exchangeLaw(s); law != LawFosterExchange {
			j.Because(law, exchangeTimes[law])
		}
		j.Because(LawFosterExchangeNoCount, msgNineCounts)
	}
	return nil
}

// exchangeTimes say that the time of an exchange does not matter, by the law about such times.
var exchangeTimes = map[engine.Law]*say.Message{
	LawFosterClosingExchange: msgWhenClosedToo,
	LawFosterExchangeAnyTime: msgAtAnyTime,
}

// exchangeLaw is the law about an exchange at such a time.
func (j *judge) exchangeLaw(s engine.Seat) engine.Law {
	switch {
	case j.duties.now == closed:
		return LawFosterClosingExchange
	case j.Tricks.Now.Played > 0 || j.Tricks.Turn() != s:
		return LawFosterExchangeAnyTime
	}
	return LawFosterExchange
}

// swap carries an exchange out and gives the card taken up, card.None where the record does not tell it.
func (j *judge) swap(s engine.Seat) card.Card {
	j.draws.voided = [8]bool{}
	j.Tricks.Drop(s, j.nine())
	up, _ := j.draws.talon.Exchange(j.nine())
	if up == card.None {
		hand, _ := j.Tricks.Hand(s)
		j.Tricks.Deal(s, false, hand)
		return card.None
	}
	j.Tricks.Draw(s, up)
	return up
}
