package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// reported is what a record may report: the law and what follows. What only three players know has no law for four.
var reported = map[string]struct {
	four, three engine.Law
	text        *say.Message
	follows     consequence
}{
	"wrong-deal":            {LawManual4_8, LawManual4_8, sentences.Add("wrong-deal", "{^who:phrase} did not deal in the prescribed packets."), dealsAgain},
	"wrong-number-of-cards": {LawManual4_8, LawManual4_8, sentences.Add("wrong-number", "{^who:phrase} does not have thirteen cards."), dealsAgain},
	"exposed-in-deal":       {LawManual4_9, LawManual4_9, sentences.Add("exposed-in-deal", "{^who:phrase} turned up a card in dealing."), dealsAgain},
	"not-cut":               {LawManual4_7, LawManual4_7, sentences.Add("not-cut", "{^who:phrase} dealt without having the pack cut into two parts."), dealsAgain},
	"looked-back":           {LawManual10_3, LawManual10_3, sentences.Add("looked-back", "{^who:phrase} looked at a trick earlier than the one before."), paysAll},
	"wrong-kings":           {LawManual4_4, LawManualB4_4, sentences.Add("wrong-kings", "{^who:phrase} received a King out of order."), counts},
	"dealt-out-of-turn":     {LawManual4_5, LawManualB4_5, sentences.Add("dealt-out-of-turn", "{^who:phrase} dealt out of turn."), counts},
	"wrong-seats":           {LawManual13_1, LawManualB4_2, sentences.Add("sat-wrong", "{^who:phrase} sat in a wrong place."), counts},
	"wrong-kaiser":          {"", LawManualB4_1, sentences.Add("kaiser-out-of-order", "{^who:phrase} was Kaiser out of order."), counts},
	"stopped-early":         {LawManual13_3, LawManualB12_2, sentences.Add("ended-early", "{^who:phrase} ended the sitting before the end of a cycle."), nothing},
	"officer-not-shown":     {LawManual5_2, LawManual5_2, sentences.Add("did-not-show", "{^who:phrase} did not show the officer taken for the King."), putRight},
	"king-in-hand":          {LawManual5_4, LawManual5_4, sentences.Add("king-in-hand", "{^who:phrase} did not leave the King lying open."), putRight},
	"looked-too-soon":       {"", LawManualB10_2, sentences.Add("looked-too-soon", "{^who:phrase} looked at a hand before its time."), nothing},
}

type consequence uint8

const (
	nothing    consequence = iota // no payment is set
	putRight                      // nor here, and it can be put right
	counts                        // nor here; once the game is played it counts
	paysAll                       // 25 to every other player
	dealsAgain                    // the dealer pays 5 to everybody and deals again
)

// Fault rules on what only a report can show.
func (r *ruler) Fault(act int, a *engine.Act) error {
	f, ok := reported[a.Word]
	if !ok {
		return engine.Impossiblef(a.Pos, "the manual knows no fault %q that is reported", a.Word)
	}
	law := r.law(f.four, f.three)
	if law == "" {
		return engine.Impossiblef(a.Pos, "%s is a fault of the game of three players", a.Word)
	}
	by, n := a.By, a.Trick
	if f.follows == dealsAgain && by == engine.Nobody && a.Word != "wrong-number-of-cards" {
		by = r.dealer
	}
	if by == engine.Nobody && f.follows == paysAll {
		return engine.Impossiblef(a.Pos, "%s needs 'by', for somebody pays for it", a.Word)
	}
	if a.Word == "looked-back" && n > 0 && act >= 0 && n >= r.Tricks.Now.N-1 {
		r.Because(LawManual10_3, msgLookAllowed, say.Who(by))
		return nil
	}
	if n == 0 && act >= 0 {
		n = r.Tricks.Now.N
	}
	r.find(act, a.Word, by, n, card.None, law, f.text, r.whom(by))
	switch f.follows {
	case paysAll:
		r.toAll(law, by, lookBack, say.Term(msgForLooking))
	case dealsAgain:
		r.dealAgain() // whoever is named: it is the dealer who has not dealt as he should
	default:
		r.unpaid(law, f.follows)
	}
	return nil
}

// whom is a player as a phrase, or the table.
func (r *ruler) whom(s engine.Seat) say.Value {
	if s == engine.Nobody {
		return say.Term(msgTheTable)
	}
	return r.phrase(msgSeat, say.Who(s))
}

// unpaid says what follows from a wrong that has no price.
func (r *ruler) unpaid(law engine.Law, follows consequence) {
	switch follows {
	case putRight:
		r.Because(law, msgPutRight)
	case counts:
		r.Because(law, msgGameCounts)
	default:
		r.Because(law, msgNoPayment)
	}
}

// dealAgain is the misdeal: the dealer pays everybody and deals once more, once for all that was wrong with a deal.
func (r *ruler) dealAgain() {
	switch {
	case r.V.Redeal:
	case r.dealer == engine.Nobody:
		r.Because(LawManual4_9, msgDealsAgain)
		r.V.Undecided = r.V.Say(msgDealerUnknown)
	default:
		r.toAll(LawManual4_9, r.dealer, misdeal, say.Term(msgAndDeals))
	}
	r.V.Redeal, r.Over = true, true // nothing that is played from such a deal counts
}
