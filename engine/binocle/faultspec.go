package binocle

import (
	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

var cardField = engine.FieldSpec{Key: "card", Kind: engine.OneCard, Doc: "the card"}

// faults are the irregularities that Binocle knows, by name: what the play shows, and what only a report can show.
var faults = []engine.FaultSpec{
	{Name: "revoke", Reported: true, Meaning: "did not follow suit in the tricks after the stock although able to", Laws: []engine.Law{LawFosterRevoke, LawFosterReplay, LawFosterLastTwelve, LawFosterThreeHandedRevoke}, Says: []string{"he did not follow suit", "she had that suit after all", "renounced"}},
	{Name: "did-not-head", Reported: true, Meaning: "did not win, trump, over-trump or under-trump although bound and able to", Laws: []engine.Law{LawFosterLastTwelve, LawFosterRevoke, LawFosterThreeHandedPlay, LawFosterFourHandedPlay}, Says: []string{"he could have won the trick", "did not trump", "did not under-trump", "left me the trick"}},
	{Name: "lead-out-of-turn", Meaning: "led to a trick when it was another's turn", Laws: []engine.Law{LawFosterLeadOutOfTurn}, Says: []string{"he led, but it was not his lead", "false lead"}},
	{Name: "play-out-of-turn", Meaning: "played to a trick before his turn", Laws: []engine.Law{LawFosterLeadOutOfTurn}, Says: []string{"he played too early"}},
	{Name: "wrong-claim", Meaning: "claimed the game and had not enough", Laws: []engine.Law{LawFosterWrongKnock, LawFosterThreeHandedRetires}, Says: []string{"he knocked and was wrong", "she did not have a thousand", "said out without the points"}},
	{Name: "wrong-meld", Meaning: "announced what is no meld, or may not be scored here", Laws: []engine.Law{LawFosterMelds, LawFosterMeldingTime, LawFosterOneMeldATrick, LawFosterFreshCard, LawFosterBuilding, LawFosterEqualMelds, LawFosterBrokenMelds, LawFosterDixAlone, LawFosterNoMeldsMeanwhile, LawFosterFalseMeld, LawFosterFourHandedJoint, LawFosterJointPlayedCards}, Says: []string{"that is not a meld", "he melded the same king twice", "no fresh card", "only three kings", "melded without winning a trick"}},
	{Name: "late-meld", Meaning: "announced too late", Laws: []engine.Law{LawFosterMeldingTime, LawFosterStockGone, LawFosterThreeHandedLateMeld, LawFosterFourHandedMelds}, Says: []string{"he melded after drawing", "melded after playing", "forgot to meld"}},
	{Name: "refused-call", Meaning: "played another card than the one that the adversary had called after a false meld", Laws: []engine.Law{LawFosterFalseMeld}, Says: []string{"that was not the card I called", "would not play the king that was called"}},
	{Name: "exchange-too-soon", Meaning: "exchanged the dix without having just won a trick", Laws: []engine.Law{LawFosterDix}, Says: []string{"he took the trump without winning a trick", "dix too early"}},
	{Name: "over-scored", Reported: true, Fields: []engine.FieldSpec{meld.Excess}, Meaning: "scored more than he was entitled to", Laws: []engine.Law{LawFosterOverScoring}, Says: []string{"he marked too much", "pegged too many points", "eighty for four queens"}},
	{Name: "illegal-bid", Meaning: "bid more often than allowed, or called what is no bid", Laws: []engine.Law{LawFosterAuctionBidding, LawFosterAuctionWidowBids}, Says: []string{"he bid twice"}},
	{Name: "bid-out-of-turn", Meaning: "bid when it was another's turn", Laws: []engine.Law{LawFosterAuctionBidding}, Says: []string{"he bid before his turn"}},
	{Name: "bid-after-passing", Meaning: "bid after he had passed", Laws: []engine.Law{LawFosterAuctionBidding, LawFosterAuctionWidowBids}, Says: []string{"he had passed and bid again"}},

	{Name: "not-cut", Reported: true, Meaning: "the pack was not cut", Laws: []engine.Law{LawFosterDealing}, Says: []string{"the cards were not cut"}},
	{Name: "wrong-deal", Reported: true, Meaning: "the dealer gave the cards in wrong packets or order", Laws: []engine.Law{LawFosterDealing}, Says: []string{"dealt wrongly", "misdeal"}},
	{Name: "exposed-in-deal", Reported: true, Fields: []engine.FieldSpec{meld.OfField, cardField}, Meaning: "a card was exposed in dealing", Laws: []engine.Law{LawFosterExposedInDeal}, Says: []string{"a card was turned over in the deal"}},
	{Name: "faced-card", Reported: true, Fields: []engine.FieldSpec{cardField}, Meaning: "a card was found face up in the pack", Laws: []engine.Law{LawFosterFacedCard, LawFosterFacedInStock}, Says: []string{"a card lay face up in the stock"}},
	{Name: "imperfect-pack", Reported: true, Meaning: "the pack is imperfect", Laws: []engine.Law{LawFosterImperfectPack}, Says: []string{"a card is missing", "three of a card"}},
	{Name: "wrong-number-of-cards", Reported: true, Fields: []engine.FieldSpec{meld.TooField}, Meaning: "was found with too many or too few cards", Laws: []engine.Law{LawFosterTooManyDealt, LawFosterTooFewDealt, LawFosterTooManyCards, LawFosterTooFewCards}, Says: []string{"he has thirteen cards", "a card short"}},
	{Name: "missed-draw", Reported: true, Meaning: "did not draw and played to the next trick", Laws: []engine.Law{LawFosterMissedDraw}, Says: []string{"he forgot to draw"}},
	{Name: "drew-two", Reported: true, Fields: []engine.FieldSpec{meld.SeenField, cardField}, Meaning: "drew two cards from the stock", Laws: []engine.Law{LawFosterDrewTwo, LawFosterDrewTwoUnseen, LawFosterLoserSawTwo}, Says: []string{"he drew two cards"}},
	{Name: "saw-stock-card", Reported: true, Fields: []engine.FieldSpec{cardField}, Meaning: "saw a card of the stock that was not his", Laws: []engine.Law{LawFosterDrewTwo}, Says: []string{"he saw the next card"}},
	{Name: "drew-out-of-turn", Reported: true, Fields: []engine.FieldSpec{meld.BothField, cardField}, Meaning: "drew before his turn", Laws: []engine.Law{LawFosterDrewOutOfTurn, LawFosterBothDrewWrong}, Says: []string{"he drew first", "took my card"}},
	{Name: "looked-back", Reported: true, Meaning: "looked at a trick before the last", Laws: []engine.Law{LawFosterLookedBack}, Says: []string{"he looked at an old trick", "counted his tricks"}},
	{Name: "took-up-cards", Reported: true, Meaning: "took his melds up before he had played to the last trick of the stock", Laws: []engine.Law{LawFosterTakingUpEarly}, Says: []string{"he picked up his melds"}},
}
