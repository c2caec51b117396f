package sixtysix

import (
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock"
)

// slipLaws are the laws behind the rules for slips in dealing and drawing, by stock.Rule.
var slipLaws = [...]engine.Law{
	LawFosterMisdealExposed, LawFosterMisdealOwnCard, LawFosterMisdealTooMany, LawFosterMisdealTooFew, LawFosterMisdealFaced,
	LawFosterMisdealFacedLate, LawFosterMisdealImperfect, LawFosterMisdeal, LawFosterTooManyCards, LawFosterTooFewCards,
	LawFosterMissedDraw, LawFosterDrewTwo, LawFosterDrewTwoLoser, LawFosterDrewOutOfTurn, LawFosterDrewBoth,
}

// nine of trumps.
func (r *ruler) nine() card.Card { return card.Of(r.trump, 9) }

// exchange replays the exchange of the nine for the turn-up.
func (r *ruler) exchange(i int, a *engine.Act) error {
	r.gather()
	s, nine := a.By, r.nine()
	r.trace.Note(i, s, r.at(), r.text(r.name(s), " exchanges the nine of trumps for the turn-up"))
	if r.form == &four {
		r.find(i, "wrong-exchange", s, r.at(), nine, LawFosterFourHandedTurnUp, "The turn-up belongs to the dealer and cannot be exchanged when four play.")
		r.because(LawFosterFourHandedTurnUp, "The exchange is void.")
		return nil
	}
	hand, whole := r.table.Hand(s)
	if !hand.Has(nine) {
		if whole || r.elsewhere(s, nine) {
			return engine.Impossiblef(a.Pos, "%s does not hold %s here and cannot exchange it; if it was drawn just before, write 'draw: stock' first", r.name(s), show(nine))
		}
		r.table.Draw(s, nine) // the exchange proves it
	}
	switch {
	case !r.talon.Under():
		r.find(i, "wrong-exchange", s, r.at(), nine, LawFosterExchangeLastCard, r.name(s), " cannot exchange ", show(nine), ": the turn-up has been drawn.")
		r.because(LawFosterExchangeLastCard, "The stock is gone, and ", r.name(s), " must keep the nine.")
	case r.melds.Tricks(s) == 0 && !r.unsure[s]:
		r.find(i, "exchange-too-soon", s, r.at(), nine, LawFosterExchange, r.name(s), " exchanged ", show(nine), " before winning a trick.")
		if law := r.exchangeLaw(s); law != LawFosterExchange {
			r.because(law, "At such a time too the exchange is only for a player who has won a trick before.")
		}
		r.because(LawFosterExchange, "The exchange is void, and the cards go back.")
		r.voided[s] = true
	default:
		up := r.swap(s)
		r.because(LawFosterExchange, r.name(s), " has won a trick and may exchange ", show(nine), " for ", up, ".")
		if law := r.exchangeLaw(s); law != LawFosterExchange {
			r.because(law, exchangeTimes[law])
		}
		r.because(LawFosterExchangeNoCount, "The exchange counts nothing.")
	}
	return nil
}

// exchangeTimes say that the time of an exchange does not matter, by the law about such times.
var exchangeTimes = map[engine.Law]string{
	LawFosterClosingExchange: "That the stock is closed does not matter.",
	LawFosterExchangeAnyTime: "The exchange needs no lead, and may be made in the middle of a trick.",
}

// exchangeLaw is the law about an exchange at such a time.
func (r *ruler) exchangeLaw(s engine.Seat) engine.Law {
	switch {
	case r.now == closed:
		return LawFosterClosingExchange
	case r.table.Now.Played > 0 || r.table.Turn() != s:
		return LawFosterExchangeAnyTime
	}
	return LawFosterExchange
}

// elsewhere reports whether a card is known to be in another hand, in the stock or under it, or to have been played.
func (r *ruler) elsewhere(s engine.Seat, c card.Card) bool {
	if c == r.talon.TurnUp() || slices.Contains(r.talon.Down(), c) {
		return true
	}
	for _, o := range r.active() {
		played := r.table.PlayedBy(o)
		if hand, _ := r.table.Hand(o); o != s && hand.Has(c) || played.Has(c) {
			return true
		}
	}
	return false
}

// swap carries an exchange out and names the card taken up.
func (r *ruler) swap(s engine.Seat) string {
	r.voided = [8]bool{}
	r.table.Drop(s, r.nine())
	up, _ := r.talon.Exchange(r.nine())
	if up == card.None {
		hand, _ := r.table.Hand(s)
		r.table.Deal(s, false, hand)
		return "the turn-up"
	}
	r.table.Draw(s, up)
	return show(up)
}

// closing replays a closing.
func (r *ruler) closing(i int, a *engine.Act) {
	r.gather()
	s := a.By
	r.trace.Note(i, s, r.at(), r.text(r.name(s), " closes the stock"))
	refuse := func(what string, law engine.Law, parts ...string) {
		r.find(i, what, s, r.at(), card.None, law, parts...)
		r.because(law, "The closing is void.")
	}
	_, shut := r.talon.Closed()
	switch {
	case r.form == &four:
		refuse("wrong-close", LawFosterFourHandedNoClosing, "When four play there is no stock to close.")
	case shut || !r.talon.Under():
		refuse("wrong-close", LawFosterClosingLead, "There is nothing left to close: no trump card lies face up under the stock.")
	case r.table.Now.Played > 0 || r.table.Turn() != s:
		refuse("close-without-lead", LawFosterClosingLead, r.name(s), " closed without having the lead.")
	case r.barred[s]:
		refuse("wrong-close", LawFosterLookingBack, r.name(s), " closed after looking back.")
	default:
		drawn := len(r.talon.Due()) == 0
		r.talon.Close(s)
		for _, o := range r.active() {
			r.counts[o] = r.melds.Tricks(o)
		}
		r.atShut = engine.Yes
		for _, o := range r.active() {
			if r.unsure[o] {
				r.atShut = engine.No
			}
		}
		r.bind(closed)
		r.because(LawFosterClosingLead, r.name(s), " has the lead and may close.")
		switch {
		case !drawn:
			r.because(LawFosterClosingDrawing, r.name(s), " closes before drawing, so neither draws.")
		case r.last > 0:
			r.because(LawFosterClosingDrawing, "Both drew before the closing.")
		}
		r.because(LawFosterClosing, "Nobody draws from now on.")
	}
}

// fault rules on a reported irregularity; act is -1 before the first lead.
func (r *ruler) fault(act int, a *engine.Act) error {
	at := a.Trick
	if at == 0 && act >= 0 && r.opened {
		at = r.at()
	}
	switch a.Word {
	case "looked-back", "revoke", "did-not-head":
		if act >= 0 && r.opened && a.Trick > r.table.Now.N {
			return engine.Impossiblef(a.Pos, "trick %d has not been played yet", a.Trick)
		}
	}
	switch a.Word {
	case "looked-back":
		r.lookedBack(act, a, at)
		return nil
	case "revoke", "did-not-head":
		return r.reportedRevoke(act, a)
	}
	entitled := r.entitled(a)
	s := stock.Slip{What: a.Word, By: r.name(a.By), Other: r.name(entitled), Started: r.started(), Size: r.form.size,
		Seen: a.Args.True("seen"), Both: a.Args.True("both"), Loser: r.opened && r.table.Turn() != a.By}
	// The second card that the winner of a trick draws is the other's.
	s.Theirs = r.opened && !s.Loser
	if f, ok := a.Args.Get("of"); ok {
		s.Own = f.Seat != engine.Nobody && f.Seat == a.By
		s.Theirs = f.Seat != engine.Nobody && f.Seat != a.By
	}
	missing := 1
	if a.Word == "wrong-number-of-cards" {
		s.Many = a.Args.Word("too") == "many"
		if d := r.hand(a.By); d != nil && len(d.Cards) != s.Size {
			s.Many, missing = len(d.Cards) > s.Size, max(s.Size-len(d.Cards), len(d.Cards)-s.Size)
		} else if !a.Args.Has("too") {
			return engine.Impossiblef(a.Pos, "%s needs to say which, too: many or too: few, where no hand shows it", a.Word)
		}
	}
	rem, ok := s.Remedy()
	if !ok {
		return nil
	}
	law := slipLaws[rem.Rule]
	if rem.Rule == stock.DrewTwo && s.Loser && s.Seen {
		law = LawFosterDrewTwoLoser
	}
	r.find(act, a.Word, a.By, at, a.Card, law, rem.Fact)
	r.because(law, rem.Text)
	if rem.Redeal {
		r.v.Redeal = true
		return nil
	}
	if a.Word == "drew-out-of-turn" && r.shutBy() {
		r.because(LawFosterClosingDrawing, "The stock is closed, and nobody draws.")
	}
	return r.choose(a, entitled, law, &rem, missing)
}

func (r *ruler) shutBy() bool { _, shut := r.talon.Closed(); return shut }

// entitled is who may choose after a slip: for one of the deal the pone, for others the adversary.
func (r *ruler) entitled(a *engine.Act) engine.Seat {
	switch {
	case a.Word == "exposed-in-deal" || a.Word == "wrong-number-of-cards" && !r.started():
		if r.seats[0] != engine.Nobody {
			return r.seats[0]
		}
	case a.By != engine.Nobody && r.plays(a.By):
		return r.other(a.By)
	}
	return r.seats[0]
}

// choose offers what a law leaves to a side, or carries out what the record says was chosen; missing is how many cards
// a hand has too few or too many.
func (r *ruler) choose(a *engine.Act, by engine.Seat, law engine.Law, rem *stock.Remedy, missing int) error {
	taken, ok := a.Args.Get(engine.Choice)
	var names []string
	for _, c := range rem.Choices {
		names = append(names, c.Name)
		switch {
		case !ok:
			r.offer(by, law, c.Name, c.Text, nil)
		case c.Name == taken.Word:
			r.because(law, r.name(by), " chose: ", c.Text, ".")
			r.v.Redeal = c.Redeal
			if a.By != engine.Nobody && r.plays(a.By) && !c.Redeal {
				r.makeGood(a.By, rem.Rule, c.Draws*missing)
			}
			return nil
		}
	}
	switch {
	case !ok:
		return nil
	case names == nil:
		r.because(law, "The law leaves nothing to choose here, so what was chosen has no effect.")
		return nil
	}
	return engine.Impossiblef(taken.Pos, "%q is no choice here: expected %s", taken.Word, strings.Join(names, " or "))
}

// makeGood puts a wrong number of cards right: a hand that is short is filled from the top of the stock at once, and
// the other draws are more or fewer the next time.
func (r *ruler) makeGood(s engine.Seat, rule stock.Rule, n int) {
	if rule != stock.DealtFew && rule != stock.HeldFew {
		r.extra[s] += n
		return
	}
	for ; n > 0 && r.opened; n-- {
		c, ok := r.talon.TakeTop()
		if !ok {
			return
		}
		if r.held[s] >= 0 {
			r.held[s]++
		}
		if hand, _ := r.table.Hand(s); c == card.None {
			r.table.Deal(s, false, hand)
		} else {
			r.table.Draw(s, c)
		}
	}
}

// lookedBack rules on a look at a trick: only the one last turned and quitted may be seen.
func (r *ruler) lookedBack(act int, a *engine.Act, at int) {
	switch {
	case a.Trick > 0 && a.Trick == r.table.Now.N:
		r.because(LawFosterLookingBack, "Trick ", num(a.Trick), " still lies open.")
		return
	case a.Trick > 0 && a.Trick == r.table.Now.N-1:
		r.because(LawFosterLookingBack, "Trick ", num(a.Trick), " is the one last turned and quitted, and ", r.name(a.By), " may look at it.")
		return
	}
	r.find(act, a.Word, a.By, at, card.None, LawFosterLookingBack, r.name(a.By), " looked at a trick other than the last one turned and quitted.")
	r.because(LawFosterLookingBack, r.name(a.By), " loses the right to close.")
	if a.By != engine.Nobody {
		r.barred[a.By] = true
	}
}
