package vint

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// The irregularities that a record reports.
const (
	lookedBack      = "looked-back"
	wrongDeal       = "wrong-deal"
	imperfectPack   = "imperfect-pack"
	facedCard       = "faced-card"
	exposedInDeal   = "exposed-in-deal"
	wrongNumber     = "wrong-number-of-cards"
	notCut          = "not-cut"
	dealtOutOfTurn  = "dealt-out-of-turn"
	many, few       = "many", "few"
	atDeal, atPlay  = "deal", "play"
	atAuction, late = "auction", "end"
)

// Fault rules on what the record reports.
func (j *table) Fault(act int, a *engine.Act) error {
	if _, shown := choices[a.Word]; shown {
		if act < 0 {
			j.slips.reports = append(j.slips.reports, a)
			return nil
		}
		return j.report(act, a)
	}
	return j.deals(act, a)
}

// deals finds a reported irregularity and rules on it.
func (j *table) deals(act int, a *engine.Act) error {
	switch a.Word {
	case wrongDeal:
		j.foundAt(act, a, LawFosterBridge37a, msgWrongDeal)
		j.misdealt(LawFosterBridge37a)
	case imperfectPack:
		j.foundAt(act, a, LawFosterBridge37b, msgImperfectPack)
		j.misdealt(LawFosterBridge37b)
	case facedCard:
		j.foundAt(act, a, LawFosterBridge37c, msgFacedCard)
		j.misdealt(LawFosterBridge37c)
	case exposedInDeal:
		j.foundAt(act, a, LawFosterBridge37c, msgExposedInDeal)
		j.misdealt(LawFosterBridge37c)
	case notCut:
		j.foundAt(act, a, LawFosterBridge37f, msgNotCut)
		j.uncut(a)
	case dealtOutOfTurn:
		j.foundAt(act, a, LawFosterBridge40, msgDealtOutOfTurn, say.Who(a.By))
		j.wrongDealer(a)
	case wrongNumber:
		j.wrongSize(act, a)
	case lookedBack:
		j.foundAt(act, a, LawFosterBridge90, msgLookedBack, say.Who(a.By))
		return j.looked(act, a)
	}
	return nil
}

func (j *table) foundAt(act int, a *engine.Act, law engine.Law, m *say.Message, values ...say.Value) {
	j.V.Find(engine.Finding{What: a.Word, By: a.By, Trick: a.Trick, Card: a.Card, Law: law, Act: act, Text: j.V.Say(m, values...)})
}

// misdealt has the same player deal again.
func (j *table) misdealt(law engine.Law) {
	if j.void == "" {
		j.Because(LawFosterDealIrregularities, msgDealAsAtBridge)
	}
	j.Because(law, msgNewDeal)
	j.again(law)
}

// uncut: in time it is an adversary's complaint before the deal is complete, and before his side has seen a card.
func (j *table) uncut(a *engine.Act) {
	switch when := a.Args.Word("noticed"); {
	case when == atDeal:
		j.misdealt(LawFosterBridge37f)
	case when != "" || j.dealt():
		j.Because(LawFosterBridge37f, msgCutTooLate)
	default:
		j.leaves(msgOpenCut)
	}
}

// dealt reports whether the record has anything that happened after the deal.
func (j *table) dealt() bool {
	return len(j.H.Bidding) > 0 || j.H.Contract != nil || j.H.Position != nil || j.played()
}

// wrongDealer: a deal out of turn stands when its last card is given.
func (j *table) wrongDealer(a *engine.Act) {
	complete, said := a.Args.Get("complete")
	switch {
	case said && complete.N == 0:
		j.Because(LawFosterBridge40, msgDealStopped)
		j.again(LawFosterBridge40)
	case said || j.dealt():
		j.Because(LawFosterBridge40, msgDealStands, say.Who(a.By), say.Who(next(a.By)))
	default:
		j.leaves(msgOpenDeal)
	}
}

// wrongSize: too many cards void the hand, too few only until he has played.
func (j *table) wrongSize(act int, a *engine.Act) {
	too := a.Args.Word("too")
	if d := j.H.Dealt(a.By); too == "" && d != nil && len(d.Cards) != handSize {
		too = few
		if len(d.Cards) > handSize {
			too = many
		}
	}
	when := a.Args.Word("noticed")
	hasPlayed := when == atPlay || when == late || when == "" && (act >= 0 && j.hasPlayed(a.By) || act < 0 && j.played())
	switch {
	case too == many:
		j.foundAt(act, a, LawFosterBridge37d, msgTooMany, say.Who(a.By))
		j.misdealt(LawFosterBridge37d)
	case too == few && hasPlayed:
		j.foundAt(act, a, LawFosterBridge38, msgTooFew, say.Who(a.By))
		j.Because(LawFosterBridge38, msgTooFewStands, say.Who(a.By))
	case too == few && (when != "" || j.dealt()):
		j.foundAt(act, a, LawFosterBridge38, msgTooFew, say.Who(a.By))
		j.misdealt(LawFosterBridge38)
	case too == few:
		j.foundAt(act, a, LawFosterBridge38, msgTooFew, say.Who(a.By))
		j.leaves(msgOpenFew, say.Who(a.By))
	default:
		j.foundAt(act, a, LawFosterBridge37d, msgWrongSize, say.Who(a.By))
		j.leaves(msgOpenSize, say.Who(a.By))
	}
	if too == few && a.Card != card.None {
		j.slips.missing[a.By], j.slips.short = a.Card, true
	}
}

// hasPlayed reports whether a player has played a card.
func (j *table) hasPlayed(s engine.Seat) bool { return j.Tricks.PlayedBy(s).Len() > 0 || j.First > 1 }

// looked: a trick that was turned and quitted is not to be looked at.
func (j *table) looked(act int, a *engine.Act) error {
	now := &j.Tricks.Now
	if act >= 0 && (a.Trick > now.N || a.Trick == now.N && now.Played == 0) {
		return engine.Impossiblef(a.Pos, "trick %d has not been played yet", a.Trick)
	}
	if act >= 0 && (a.Trick == now.N || now.N == 1) {
		j.Because(LawFosterBridge90, msgStillOpen)
		return nil
	}
	j.slips.looks[sideOf(a.By)]++
	return nil
}
