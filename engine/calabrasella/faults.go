package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// report is a revoke that the record reports.
type report struct {
	by    engine.Seat
	trick int
	act   int
}

// Fault rules on an irregularity that the record reports.
func (r *ruler) Fault(act int, a *engine.Act) error {
	switch a.Word {
	case revoke:
		r.told = append(r.told, report{a.By, a.Trick, act})
	case smallPacket, exposedInCut:
		r.cut(a)
	case wrongDeal:
		r.misdealt(act)
	case turnedStock:
		r.turnedOver(a)
	case lookedAtStock:
		r.looked(act, a.By)
	case changed:
		if r.single != engine.Nobody && a.By != r.single {
			return engine.Impossiblef(a.Pos, "%s has laid nothing out: %s plays alone", r.H.Name(a.By), r.H.Name(r.single))
		}
		r.Find(act, a.Word, a.By, r.dated(act), LawFosterNoAmendment, msgChanged, who(a.By))
		r.Because(LawFosterNoAmendment, msgNoPenalty)
	case showed:
		r.Find(act, a.Word, a.By, r.dated(act), LawFosterExchangeHidden, msgShowed, who(a.By))
		r.Because(LawFosterExchangeHidden, msgNoPenalty)
	}
	return nil
}

// looked rules on a look at the stock; an onlooker has no name.
func (r *ruler) looked(act int, by engine.Seat) {
	if by == engine.Nobody {
		r.Find(act, lookedAtStock, by, r.dated(act), LawFosterNewStock, msgLookedGuest)
	} else {
		r.Find(act, lookedAtStock, by, r.dated(act), LawFosterNewStock, msgLooked, who(by))
	}
	r.Because(LawFosterNewStock, msgNoPenalty)
}

// dated is the trick that a fault belongs to.
func (r *ruler) dated(act int) int {
	if act < 0 {
		return 0
	}
	return r.Trick()
}

// cut rules on slips in cutting for seats and in cutting the pack.
func (r *ruler) cut(a *engine.Act) {
	f, counted := a.Args.Get("cards")
	switch {
	case a.Word == smallPacket && f.N >= packet:
		r.Because(LawFosterCutPackets, msgPacketEnough)
	case a.Word == smallPacket:
		r.Find(-1, a.Word, a.By, 0, LawFosterCutPackets, msgSmallPacket, who(a.By), num(f.N))
		r.Because(LawFosterCutPackets, msgCutAgain)
	case counted && f.N <= 1:
		r.Because(LawFosterCutting, msgExposedOne)
	case counted:
		r.Find(-1, a.Word, a.By, 0, LawFosterCutting, msgExposedSeats, who(a.By), num(f.N))
		r.Because(LawFosterCutting, msgCutsAgain, who(a.By))
	default:
		r.Find(-1, a.Word, a.By, 0, LawFosterCutPackets, msgExposedCut, who(a.By))
		r.Because(LawFosterCutPackets, msgCutAgain)
	}
}

// misdealt ends the hand: the same dealer deals again.
func (r *ruler) misdealt(act int) {
	r.Find(act, wrongDeal, r.dealer, r.dated(act), LawFosterNoMisdeal, msgWrongDeal, who(r.dealer))
	r.end(dealtWrong)
}

// end ends the hand, unless something else has done so.
func (r *ruler) end(by ending) bool {
	if r.Over {
		return false
	}
	r.void, r.Over = by, true
	return true
}

// turnedOver rules on a stock that was turned. Before anybody has stood, and by the single player before laying out, it
// costs whoever did it; by an adversary after the stand it costs nothing.
func (r *ruler) turnedOver(a *engine.Act) {
	stood := r.H.Contract.Has("by")
	if f, ok := a.Args.Get("calls"); ok {
		stood = r.standing(f.N)
	}
	if stood && a.By != r.single {
		r.Find(-1, turnedStock, a.By, 0, LawFosterStockByAdversary, msgTurnedFoe, who(a.By), who(r.single))
		r.Because(LawFosterStockByAdversary, msgTurnedFree, who(r.single))
		return
	}
	m := msgTurnedFirst
	if stood {
		m = msgTurnedOwn
	}
	r.Find(-1, turnedStock, a.By, 0, LawFosterStockTooSoon, m, who(a.By))
	if r.end(turnedSoon) {
		r.offender = a.By
		r.Because(LawFosterStockTooSoon, msgTurnedCosts, who(a.By))
		r.nextDeals()
	}
}

// reported enters the revokes that the record reports and the cards do not show. One that the cards refute is none.
func (r *ruler) reported() {
	for _, t := range r.told {
		if r.shown(t) || r.refuted(t.by, t.trick) {
			continue
		}
		r.V.Find(engine.Finding{What: revoke, By: t.by, Trick: t.trick, Card: card.None, Law: LawFosterRevoke, Text: r.V.Say(msgRevokeTold, who(t.by)), Act: t.act})
		r.errs.revokes[r.sideOf(t.by)]++
	}
}

// shown reports whether the cards show the revoke that is reported.
func (r *ruler) shown(t report) bool {
	for i := range r.V.Findings {
		if f := &r.V.Findings[i]; f.What == revoke && f.By == t.by && (t.trick == 0 || f.Trick == t.trick) {
			return true
		}
	}
	return false
}
