package cassino

import (
	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// Fault rules on an irregularity that the record reports: all are of the deal.
func (r *ruler) Fault(act int, a *engine.Act) error {
	what := slips[a.Word]
	switch a.Word {
	case imperfectPack:
		r.report(act, a, LawFosterImperfectPack, what)
		r.afresh(LawFosterImperfectPack, msgVoid, what)
	case facedCard:
		return r.shownCard(act, a, act < 0 && a.Args.Int("round") < 2, LawFosterFacedInPack)
	case exposed:
		return r.shownCard(act, a, r.roundOf(act, a) < 2, LawFosterExposedInDeal)
	case wrongDeal:
		if round := a.Args.Int("round"); round > 1 || act >= 0 && round == 0 {
			r.wrongLater(act, a)
			return nil
		}
		r.misdeal(act, a, what)
	case notCut, shuffledAfterCut:
		r.misdeal(act, a, what)
	case dealtOutOfTurn:
		r.wrongDealer(act, a)
	}
	return nil
}

// slips are the slips of the deal in words.
var slips = map[string]*say.Message{
	imperfectPack: msgImperfect, facedCard: msgFaced, notCut: msgNotCut, shuffledAfterCut: msgShuffled,
	wrongDeal: msgMisdealt, exposed: msgExposed, dealtOutOfTurn: msgTurn,
}

func (r *ruler) report(act int, a *engine.Act, law engine.Law, what *say.Message) {
	r.Find(act, a.Word, a.By, 0, law, msgReported, say.Phrase(what.With()))
}

// roundOf is the round of the deal, from 1, in which something happened.
func (r *ruler) roundOf(act int, a *engine.Act) int {
	if n := a.Args.Int("round"); n > 0 {
		return n
	}
	if act < 0 {
		return 1
	}
	return r.turns.round + 1
}

// afresh voids the deal: the same dealer deals again.
func (r *ruler) afresh(law engine.Law, m, what *say.Message) {
	then := msgSame.With()
	if r.H.Dealer != engine.Nobody {
		then = msgSameWho.With(say.Who(r.H.Dealer))
	}
	r.lose(law, m, what, then)
}

// lose ends the hand: there is a new deal.
func (r *ruler) lose(law engine.Law, m, what *say.Message, then say.Text) {
	r.gone, r.Over, r.V.Redeal, r.V.Marks = true, true, true, nil
	var values []say.Value
	if what != nil {
		values = append(values, say.Phrase(what.With()))
	}
	if !then.Empty() {
		values = append(values, say.Phrase(then))
	}
	r.lost = r.V.Say(m, values...)
	r.V.Reasons = append(r.V.Reasons, engine.Reason{Text: r.lost, Law: law})
}

// misdeal loses the deal, unless a player lifted his cards too soon.
func (r *ruler) misdeal(act int, a *engine.Act, what *say.Message) {
	if a.Word == notCut {
		defer r.Because(LawFosterCuttingThePack, msgMustCut)
	}
	if s := a.Args.Seat("lifted"); s != engine.Nobody {
		r.report(act, a, LawFosterLiftedCards, what)
		r.Because(LawFosterLiftedCards, msgLifted, say.Who(s))
		if a.Word == wrongDeal {
			r.Because(LawFosterHandsRestored, msgRestore)
		}
		return
	}
	r.report(act, a, LawFosterMisdeal, what)
	then := msgNext.With()
	if r.H.Dealer != engine.Nobody {
		then = msgNextWho.With(say.Who((r.H.Dealer + 1) % engine.Seat(r.n)))
	}
	r.lose(LawFosterMisdeal, msgLost, what, then)
}

// wrongLater is a wrong number in a round after the first: the dealer's side counts nothing.
func (r *ruler) wrongLater(act int, a *engine.Act) {
	r.report(act, a, LawFosterWrongNumberLater, msgMisdealt)
	dealer := r.H.Dealer
	if dealer == engine.Nobody {
		dealer = (r.turns.first + engine.Seat(r.n) - 1) % engine.Seat(r.n)
	}
	side := r.side(dealer)
	r.void[side] = true
	r.Because(LawFosterWrongNumberLater, msgNothing, r.whose(side), say.Num(r.many(side)))
	r.Because(LawFosterHandsRestored, msgRestore)
}

// wrongDealer is a deal that was another's.
func (r *ruler) wrongDealer(act int, a *engine.Act) {
	r.report(act, a, LawFosterDealtOutOfTurn, msgTurn)
	faced, told := a.Args.Get("faced")
	switch {
	case told && faced.N == 0:
		r.lose(LawFosterDealtOutOfTurn, msgStopped, nil, say.Text{})
	case told || len(r.H.Play) > 0:
		r.Because(LawFosterDealtOutOfTurn, msgDealStands)
	default:
		r.open(msgWhenNoticed)
	}
}

// shownCard is a card that was exposed, or found face up: early, in the first deal; in a later round; or in the last.
func (r *ruler) shownCard(act int, a *engine.Act, early bool, law engine.Law) error {
	what := slips[a.Word]
	last := r.roundOf(act, a) >= r.rounds() && !r.draws
	switch {
	case early && a.Word == facedCard:
		r.report(act, a, law, what)
		r.afresh(law, msgVoid, what)
		return nil
	case early:
		r.report(act, a, law, what)
		return r.choose(a, law, r.adversaries(a.By), msgMayClaim, choiceOf{newDeal, optNewDeal, nil}, choiceOf{stand, optStand, msgLetStand})
	case last:
		r.report(act, a, LawFosterExposedInLastRound, what)
		r.Because(LawFosterExposedInLastRound, msgLastRound)
		return nil
	}
	r.report(act, a, LawFosterExposedAfterFacing, what)
	return r.choose(a, LawFosterExposedAfterFacing, a.Args.Seat("of"), msgMayReject, choiceOf{reject, optReject, msgRejects}, choiceOf{keep, optKeep, msgKeeps})
}

// adversaries is who may claim for what a player has done: the only other side's only player, else any.
func (r *ruler) adversaries(by engine.Seat) engine.Seat {
	if by == engine.Nobody {
		by = r.H.Dealer
	}
	if by == engine.Nobody || r.n != 2 {
		return engine.Nobody
	}
	return 1 - by
}

// choiceOf is a choice by its word, what it would give, and what is said where it was taken.
type choiceOf struct {
	word         string
	gives, taken *say.Message
}

// choose leaves a choice of two, or carries out the one that was taken. A new deal voids the hand.
func (r *ruler) choose(a *engine.Act, law engine.Law, by engine.Seat, may *say.Message, one, other choiceOf) error {
	f, chosen := a.Args.Get(engine.Choice)
	if !chosen {
		r.Because(law, may)
		right := func(c choiceOf) ledger.Right {
			return ledger.Right{Option: engine.Option{By: by, Choice: c.word, Text: r.V.Say(c.gives), Law: law}, Ends: ledger.AtOwnCard,
				Side: func(s engine.Seat) bool { return a.By == engine.Nobody || r.side(s) != r.side(a.By) }}
		}
		r.Ledger.Open(right(one), right(other))
		return nil
	}
	for _, c := range [...]choiceOf{one, other} {
		switch {
		case f.Word != c.word:
		case c.word == newDeal:
			r.afresh(law, msgClaimed, nil)
			return nil
		default:
			r.Because(law, c.taken)
			return nil
		}
	}
	return engine.Impossiblef(f.Pos, "%q is no choice here: expected %s or %s", f.Word, one.word, other.word)
}
