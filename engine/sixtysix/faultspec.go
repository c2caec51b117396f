package sixtysix

import "hoyle/engine"

var (
	trickField = engine.FieldSpec{Key: "trick", Kind: engine.Int, Doc: "the trick it concerns"}
	cardField  = engine.FieldSpec{Key: "card", Kind: engine.OneCard, Doc: "the card"}
)

// faults are the irregularities that Sixty-six knows. The first law of each is the one behind the refusal of a
// complaint.
var faults = []engine.FaultSpec{
	{Name: "revoke", By: engine.CardHolder, When: engine.InDeal | engine.InATrick, Reported: true, Meaning: "did not follow suit although bound and able to", Fields: []engine.FieldSpec{trickField},
		Laws: []engine.Law{LawFosterLastSix, LawFosterClosingFollow, LawFosterRevoke, LawFosterRevokeReplay, LawFosterFreeReply, LawFosterFourHandedDuties},
		Says: []string{"he did not follow suit", "she had that suit after all", "nicht bedient"},
		Scenes: []engine.Scene{{Players: stocked}, // the answers show it
			{Players: paired, Record: "position: {leader: $before, trick: 7, trump: C, hands: {$by: HK S9}}\nplay: [HA S9 H8 H7]"}}},
	{Name: "did-not-head", By: engine.CardHolder, When: engine.InDeal | engine.InATrick, Reported: true, Meaning: "four-handed: did not win the trick, trump or over-trump although able to", Fields: []engine.FieldSpec{trickField},
		Laws:   []engine.Law{LawFosterFourHandedDuties, LawFosterFourHandedPartner, LawFosterFourHandedRevoke, LawFosterLastSix},
		Says:   []string{"he had to take it", "she must over-trump", "had to win his partner's trick"},
		Scenes: []engine.Scene{{Variant: "four-handed", Record: "position: {leader: $before, trick: 7, trump: C, hands: {$by: HA9}}\nplay: [HK H9]"}}},
	{Name: "lead-out-of-turn", By: engine.CardHolder, When: engine.InPlay, Meaning: "led when it was another's lead", Laws: []engine.Law{LawFosterLead, LawFosterFalseLead},
		Says:   []string{"it was not his lead", "led out of turn"},
		Scenes: []engine.Scene{{Record: "position: {leader: $after, trick: 4, hands: {turn-up: CJ}}\nplay: ['$by:HA']"}}},
	{Name: "play-out-of-turn", By: engine.CardHolder, When: engine.InPlay, Force: ofFour, Meaning: "four-handed: played to a trick too early", Laws: []engine.Law{LawFosterFalseLead},
		Says:   []string{"played before his turn"},
		Scenes: []engine.Scene{{Variant: "four-handed", Record: "position: {leader: $after, trick: 7, trump: C}\nplay: [HA, '$by:H9']"}}},
	{Name: "wrong-claim", By: engine.CardHolder, When: engine.InPlay, Meaning: "announced sixty-six and had not reached it", Laws: []engine.Law{LawFosterClosingForfeit, LawFosterClosingForfeitTrickless, LawFosterAnnouncing},
		Says:   []string{"he claimed and was short", "she said sixty-six too early", "said out without the points"},
		Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 5, hands: {turn-up: CJ}, taken: {$by: $points, $after: 10}}\nplay: [{claim: {by: $by, what: 66}}]"}}},
	{Name: "wrong-marriage", By: engine.CardHolder, When: engine.InPlay, Meaning: "announced or showed a marriage that cannot count", Laws: []engine.Law{LawFosterMarriage, LawFosterMarriageLead, LawFosterFalseMarriage, LawFosterMarriageShown, LawFosterFourHandedNoMarriages},
		Says: []string{"he does not have the queen", "announced without the lead", "marriage without the lead", "showed two marriages"},
		Scenes: []engine.Scene{{Players: stocked}, // the answers show it
			{Players: paired, Record: "position: {leader: $by, trick: 7, trump: C, hands: {$by: HKQ}}\nplay: [{marriage: H}, HK]"}}},
	{Name: "late-meld", By: engine.CardHolder, When: engine.InPlay, Meaning: "announced a marriage when its card had been played to", Laws: []engine.Law{LawFosterMarriageForgotten},
		Says: []string{"she called it too late", "forgot to say twenty"},
		Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 4, hands: {$by: HKQ CJ D9 SJ S9, turn-up: C9}}\nplay: [HK DJ, {marriage: {by: $by, suit: H}}]"},
			{Players: paired, Record: "agreed: {manner: german}\nposition: {leader: $by, trick: 7, trump: C, hands: {$by: HKQ}}\nplay: [HK H7, {marriage: {by: $by, suit: H}}]"}}},
	{Name: "close-without-lead", By: engine.CardHolder, When: engine.InPlay, Meaning: "closed without having the lead", Laws: []engine.Law{LawFosterClosingLead},
		Says:   []string{"it was not his turn to close", "closed in the middle of a trick"},
		Scenes: []engine.Scene{{Record: "position: {leader: $after, trick: 4, hands: {turn-up: CJ}}\nplay: [{close: $by}]"}}},
	{Name: "wrong-close", By: engine.CardHolder, When: engine.InPlay, Meaning: "closed without the right to: after looking back, or with nothing left to close", Laws: []engine.Law{LawFosterClosingLead, LawFosterLookingBack, LawFosterFourHandedNoClosing},
		Says: []string{"he looked back and may not close", "the stock was gone"},
		Scenes: []engine.Scene{{Players: stocked}, // the answers show it
			{Players: paired, Record: "position: {leader: $by, trick: 7, trump: C}\nplay: [{close: $by}]"}}},
	{Name: "exchange-too-soon", By: engine.CardHolder, When: engine.InPlay, Meaning: "exchanged the nine before winning a trick", Laws: []engine.Law{LawFosterExchange, LawFosterExchangeAnyTime, LawFosterClosingExchange},
		Says:   []string{"he has no trick and took the turn-up"},
		Scenes: []engine.Scene{{Players: stocked, Record: "deal: {$by: H9 CA SA HKJ DQ, turn-up: HT}\nplay: [{exchange: $by}]"}}},
	{Name: "wrong-exchange", By: engine.CardHolder, When: engine.InPlay, Meaning: "exchanged the nine when there was nothing to exchange it for", Laws: []engine.Law{LawFosterExchangeLastCard, LawFosterClosingExchange, LawFosterFourHandedTurnUp},
		Says: []string{"the turn-up was gone", "the dealer took up the turn-up"},
		Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 8, trump: H, hands: {$by: H9 CA SA HK HJ}}\nplay: [{exchange: $by}]"},
			{Players: paired, Record: "deal: {$by: H9 CA SA HKJ DQ D8 S7, turn-up: HA}\nplay: [{exchange: $by}]"}}},
	{Name: "drew-out-of-turn", By: engine.CardHolder, When: engine.InPlay | engine.WhileOpen, Force: ofStock, Reported: true, Meaning: "drew before the player who had to draw first, or when nobody draws",
		Fields: []engine.FieldSpec{cardField, {Key: "both", Kind: engine.Bool, Doc: "whether the other then drew the wrong card too"}},
		Laws:   []engine.Law{LawFosterDrawing, LawFosterDrewOutOfTurn, LawFosterDrewBoth}, Says: []string{"he drew first", "took my card from the stock"},
		Scenes: []engine.Scene{{Record: "position: {hands: {turn-up: CJ}}"}}},
	{Name: "drew-two", By: engine.CardHolder, When: engine.InPlay | engine.WhileOpen, Force: ofStock, Reported: true, Meaning: "drew two cards instead of one",
		Fields: []engine.FieldSpec{{Key: "seen", Kind: engine.Bool, Required: true, Doc: "whether the second card was seen"}, {Key: "of", Kind: engine.Player, Doc: "whose card the second was"}},
		Laws:   []engine.Law{LawFosterDrewTwo, LawFosterDrewTwoLoser}, Says: []string{"two cards came off the stock"},
		Scenes: []engine.Scene{{Record: "position: {hands: {turn-up: CJ}}"}}},
	{Name: "missed-draw", By: engine.CardHolder, When: engine.InPlay | engine.WhileOpen, Force: ofStock, Reported: true, Meaning: "did not draw and played to the next trick", Fields: []engine.FieldSpec{trickField},
		Laws: []engine.Law{LawFosterMissedDraw}, Says: []string{"she forgot to draw"},
		Scenes: []engine.Scene{{Record: "position: {hands: {turn-up: CJ}}"}}},
	{Name: "saw-stock-card", By: engine.AnyPlayer, When: engine.InDeal | engine.InPlay, Force: ofStock, Reported: true, Meaning: "saw a card of the stock without drawing it", Laws: []engine.Law{LawFosterDrewTwo},
		Says:   []string{"he turned a stock card over"},
		Scenes: []engine.Scene{{Record: "position: {hands: {turn-up: CJ}}"}}},
	{Name: "looked-back", By: engine.AnyPlayer, When: engine.InDeal | engine.InATrick, Reported: true, Meaning: "looked at a trick other than the one last turned and quitted", Fields: []engine.FieldSpec{trickField},
		Laws: []engine.Law{LawFosterLookingBack}, Says: []string{"he went through his tricks", "looked at an old trick"},
		Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 4, hands: {turn-up: CJ}}"}}},
	{Name: "exposed-in-deal", By: engine.AnyPlayer, When: engine.InDeal | engine.InPlay, Reported: true, Meaning: "exposed a card in dealing", Fields: []engine.FieldSpec{{Key: "of", Kind: engine.Anyone, Required: true, Doc: "whose card it was: a player, or stock"}},
		Laws: []engine.Law{LawFosterMisdealExposed, LawFosterMisdealOwnCard}, Says: []string{"a card was shown in the deal"}},
	{Name: "wrong-number-of-cards", By: engine.CardHolder, When: engine.InDeal | engine.InPlay, Excuses: true, Reported: true, Meaning: "was found with too many or too few cards", Fields: []engine.FieldSpec{{Key: "too", Kind: engine.Word, Words: []string{"many", "few"}, Doc: "too many or too few; left out, the recorded hand tells"}},
		Laws: []engine.Law{LawFosterMisdealTooMany, LawFosterMisdealTooFew, LawFosterTooManyCards, LawFosterTooFewCards}, Says: []string{"seven cards", "a card short"}},
	{Name: "wrong-deal", When: engine.InDeal | engine.InPlay, Excuses: true, Reported: true, Meaning: "the cards were dealt in a wrong order or number", Laws: []engine.Law{LawFosterMisdeal}, Says: []string{"misdeal", "dealt wrongly"}},
	{Name: "faced-card", When: engine.InDeal | engine.InPlay, Reported: true, Meaning: "a card was found face up in the pack or the stock", Laws: []engine.Law{LawFosterMisdealFaced, LawFosterMisdealFacedLate}, Says: []string{"a card lay face up"}},
	{Name: "not-cut", Reported: true, When: engine.InDeal | engine.InPlay, Meaning: "the pack was not cut before the deal", Laws: []engine.Law{LawFosterDealing}, Says: []string{"the pack was not cut", "nicht abgehoben"}},
	{Name: "imperfect-pack", When: engine.InDeal | engine.InPlay, Reported: true, Meaning: "the pack was found to be imperfect", Laws: []engine.Law{LawFosterMisdealImperfect}, Says: []string{"a card is missing from the pack"}},
}
