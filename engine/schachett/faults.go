package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// reported is what a record may report: the law and what follows. What only three players know has no law for four.
var reported = map[string]struct {
	four, three engine.Law
	text        string
	follows     consequence
}{
	"wrong-deal":            {LawManual4_8, LawManual4_8, " did not deal in the prescribed packets.", dealsAgain},
	"wrong-number-of-cards": {LawManual4_8, LawManual4_8, " does not have thirteen cards.", dealsAgain},
	"exposed-in-deal":       {LawManual4_9, LawManual4_9, " turned up a card in dealing.", dealsAgain},
	"not-cut":               {LawManual4_7, LawManual4_7, " dealt without having the pack cut into two parts.", dealsAgain},
	"looked-back":           {LawManual10_3, LawManual10_3, " looked at a trick earlier than the one before.", paysAll},
	"wrong-kings":           {LawManual4_4, LawManualB4_4, " received a King out of order.", counts},
	"dealt-out-of-turn":     {LawManual4_5, LawManualB4_5, " dealt out of turn.", counts},
	"wrong-seats":           {LawManual13_1, LawManualB4_2, " sat in a wrong place.", counts},
	"wrong-kaiser":          {"", LawManualB4_1, " was Kaiser out of order.", counts},
	"stopped-early":         {LawManual13_3, LawManualB12_2, " ended the sitting before the end of a cycle.", nothing},
	"officer-not-shown":     {LawManual5_2, LawManual5_2, " did not show the officer taken for the King.", putRight},
	"king-in-hand":          {LawManual5_4, LawManual5_4, " did not leave the King lying open.", putRight},
	"looked-too-soon":       {"", LawManualB10_2, " looked at a hand before its time.", nothing},
}

type consequence uint8

const (
	nothing    consequence = iota // no payment is set
	putRight                      // nor here, and it can be put right
	counts                        // nor here; once the game is played it counts
	paysAll                       // 25 to every other player
	dealsAgain                    // the dealer pays 5 to everybody and deals again
)

// fault rules on what only a report can show.
func (r *ruler) fault(act int, a *engine.Act) error {
	f, ok := reported[a.Word]
	if !ok {
		return engine.Impossiblef(a.Pos, "the manual knows no fault %q that is reported", a.Word)
	}
	law := r.law(f.four, f.three)
	if law == "" {
		return engine.Impossiblef(a.Pos, "%s is a fault of the game of three players", a.Word)
	}
	by, n := a.By, a.Trick
	payer := by
	switch {
	case a.Word == "wrong-number-of-cards":
		payer = r.dealer // whoever's hand it is
	case by == engine.Nobody && f.follows == dealsAgain:
		by, payer = r.dealer, r.dealer
	}
	if payer == engine.Nobody && f.follows == paysAll {
		return engine.Impossiblef(a.Pos, "%s needs 'by', for somebody pays for it", a.Word)
	}
	if a.Word == "looked-back" && n > 0 && act >= 0 && n >= r.table.Now.N-1 {
		r.say(LawManual10_3, r.name(by), " looked at no earlier trick than the one before, which is allowed.")
		return nil
	}
	if n == 0 && act >= 0 {
		n = r.table.Now.N
	}
	who := r.name(by)
	if by == engine.Nobody {
		who = "The table"
	}
	r.find(act, a.Word, by, n, card.None, law, who, f.text)
	switch f.follows {
	case paysAll:
		r.toAll(law, by, lookBack, "for looking back")
	case dealsAgain:
		r.dealAgain(payer)
	default:
		r.unpaid(law, f.follows)
	}
	return nil
}

// unpaid says what follows from a wrong that has no price.
func (r *ruler) unpaid(law engine.Law, follows consequence) {
	switch follows {
	case putRight:
		r.v.Because(law, "The wrong is put right; the manual sets no payment for it.")
	case counts:
		r.v.Because(law, "Before the first lead it is put right, and a game that has been played counts; the manual sets no payment for it.")
	default:
		r.v.Because(law, "The manual sets no payment for it.")
	}
}

// dealAgain is the misdeal: the dealer pays everybody and deals once more, once for all that was wrong with a deal.
func (r *ruler) dealAgain(dealer engine.Seat) {
	switch {
	case r.v.Redeal:
	case dealer == engine.Nobody:
		r.v.Because(LawManual4_9, "The dealer pays 5 points to each of the others and deals again.")
		r.v.Undecided = "The record does not tell who dealt, so who pays stays open."
	default:
		r.toAll(LawManual4_9, dealer, misdeal, "and deals again")
	}
	r.v.Redeal = true
}
