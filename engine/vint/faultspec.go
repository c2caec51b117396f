package vint

import "hoyle/engine"

var (
	noticedField = engine.FieldSpec{Key: "noticed", Kind: engine.Word, Words: []string{atDeal, atAuction, atPlay, late}, Doc: "when it came to light: before the deal was complete and a card was looked at, in the auction, in the play, or after it"}
	cardField    = engine.FieldSpec{Key: "card", Kind: engine.OneCard, Doc: "the card"}
	ofField      = engine.FieldSpec{Key: "of", Kind: engine.Player, Doc: "to whom it was dealt"}
)

// faults are the irregularities that Vint knows. The first law of each is the one behind the refusal of a complaint.
var faults = []engine.FaultSpec{
	{Name: revoke, Reported: true, By: engine.CardHolder, Meaning: "did not follow suit although able to",
		Laws:   []engine.Law{LawFosterFollowingSuit, LawFosterBridge83, LawFosterBridge84, LawFosterBridge84a, LawFosterBridge84b},
		Says:   []string{"he did not follow suit", "she had that suit after all", "reneged", "nicht bedient", "falsche Farbe"},
		Scenes: []engine.Scene{{Fault: revoke, Record: "position: {leader: $before, trick: 12, hands: {$by: HK S7}}\nplay: [HA S7 H8 H9]"}}},
	{Name: leadOutOfTurn, Reported: true, By: engine.CardHolder, Meaning: "led to a trick when it was another's lead",
		Laws:   []engine.Law{LawFosterLead, LawFosterWinning, LawFosterBridge76, LawFosterBridge77, LawFosterBridge78},
		Says:   []string{"it was not his lead", "led out of turn", "falsch ausgespielt", "nicht an der Reihe"},
		Scenes: []engine.Scene{{Fault: leadOutOfTurn, Record: "position: {leader: $after, trick: 4}\nplay: ['$by:HA']"}}},
	{Name: playOutOfTurn, Reported: true, By: engine.CardHolder, Meaning: "played to a trick before his turn",
		Laws:   []engine.Law{LawFosterFollowingSuit, LawFosterBridge80},
		Says:   []string{"the fourth played before the second", "played too early", "vorgeworfen"},
		Scenes: []engine.Scene{{Fault: playOutOfTurn, Record: "position: {leader: $after, trick: 4}\nplay: [HA, '$by:H7']"}}},
	{Name: bidOutOfTurn, Reported: true, By: engine.AnyPlayer, Meaning: "bid or passed when it was another's turn, or when the bidding was over",
		Laws: []engine.Law{LawFosterOrderOfBidding, LawFosterBridge49, LawFosterBridge45},
		Says: []string{"it was not his turn to bid", "spoke too early", "bid when the bidding was over", "nicht an der Reihe gereizt"},
		Scenes: []engine.Scene{
			{Fault: bidOutOfTurn, Record: "bidding: [{$by: 1S}]"},
			{Fault: bidOutOfTurn, Record: "bidding: [{$by: pass}, {$by: 1S}]"},
		}},
	{Name: illegalBid, Reported: true, By: engine.AnyPlayer, Meaning: "made a bid that was too low, or his own bid higher, or bid although barred",
		Laws: []engine.Law{LawFosterOverbid, LawFosterRankOfSuits, LawFosterOwnBid, LawFosterBridge50},
		Says: []string{"the bid was not high enough", "bid too low", "raised his own bid", "sich selbst überboten", "zu niedrig geboten"},
		Scenes: []engine.Scene{
			{Fault: illegalBid, Record: "bidding: [{$before: 2D}, {$by: 2C}]"},
			{Fault: illegalBid, Record: "bidding: [{$opposite: 2D}, {$before: pass}, {$by: 2C}]"},
			{Fault: illegalBid, Record: "bidding: [{$after: 2D}, {$opposite: pass}, {$before: pass}, {$by: 2C}]"},
			{Fault: illegalBid, Record: "bidding: [{$by: pass}, {$after: 2D}, {$opposite: pass}, {$before: pass}, {$by: 2C}]"},
		}},
	{Name: lookedBack, Reported: true, By: engine.AnyPlayer, Meaning: "looked at a trick that had been turned and quitted",
		Laws: []engine.Law{LawFosterBridge90}, Says: []string{"he looked at the last trick", "turned a trick up again", "Stich nachgesehen"},
		Scenes: []engine.Scene{{Fault: lookedBack, Record: "position: {leader: $by, trick: 4}"}}},
	{Name: wrongDeal, Reported: true, By: engine.TheDealer, Meaning: "the cards were not dealt one at a time, in rotation, into four packets",
		Laws: []engine.Law{LawFosterBridge37a, LawFosterBridge36, LawFosterDealIrregularities}, Says: []string{"misdeal", "dealt wrongly", "vergeben"}},
	{Name: imperfectPack, Reported: true, Meaning: "the pack was found to be incorrect or imperfect",
		Laws: []engine.Law{LawFosterBridge37b, LawFosterBridge36}, Says: []string{"a card is missing from the pack", "two cards are the same", "Karte fehlt im Spiel"}},
	{Name: facedCard, Reported: true, When: engine.InDeal, Fields: []engine.FieldSpec{cardField}, Meaning: "a card was found face up in the pack",
		Laws: []engine.Law{LawFosterBridge37c, LawFosterBridge36}, Says: []string{"a card lay face up in the pack"}},
	{Name: exposedInDeal, Reported: true, By: engine.TheDealer, When: engine.InDeal, Fields: []engine.FieldSpec{ofField, cardField}, Meaning: "a card was exposed in the deal",
		Laws: []engine.Law{LawFosterBridge37c, LawFosterBridge36}, Says: []string{"a card was shown in the deal", "turned a card over in dealing"}},
	{Name: wrongNumber, Reported: true, By: engine.AnyPlayer, Excuses: true, Meaning: "was found with too many or too few cards",
		Fields: []engine.FieldSpec{
			{Key: "too", Kind: engine.Word, Words: []string{many, few}, Doc: "too many cards or too few, where his hand is not recorded"},
			noticedField, {Key: "card", Kind: engine.OneCard, Doc: "the card that is missing"},
		},
		Laws: []engine.Law{LawFosterBridge37d, LawFosterBridge38, LawFosterDealing}, Says: []string{"fourteen cards", "a card short", "twelve cards", "zu viele Karten", "zu wenig Karten"}},
	{Name: notCut, Reported: true, By: engine.TheDealer, Fields: []engine.FieldSpec{noticedField}, Meaning: "the pack was not cut",
		Laws: []engine.Law{LawFosterBridge37f}, Says: []string{"the cards were not cut", "nicht abgehoben"}},
	{Name: dealtOutOfTurn, Reported: true, By: engine.AnyPlayer, When: engine.InDeal, Meaning: "it was another's deal",
		Fields: []engine.FieldSpec{{Key: "complete", Kind: engine.Bool, Doc: "whether the deal was complete when it was noticed"}},
		Laws:   []engine.Law{LawFosterBridge40, LawFosterDealing}, Says: []string{"the wrong player dealt", "dealt out of turn", "falscher Geber"}},
}
