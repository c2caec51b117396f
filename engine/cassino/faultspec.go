package cassino

import "hoyle/engine"

var (
	roundField  = engine.FieldSpec{Key: "round", Kind: engine.Int, Doc: "the round of the deal, from 1; left out, the one that the place in the record tells"}
	ofField     = engine.FieldSpec{Key: "of", Kind: engine.Player, Doc: "who would get the card"}
	liftedField = engine.FieldSpec{Key: "lifted", Kind: engine.Player, Doc: "who lifted his cards before the dealer had helped everybody"}
)

// faults are the irregularities that Cassino knows. The first law of each is the one behind the refusal of a complaint.
var faults = []engine.FaultSpec{
	{Name: wrongTake, Meaning: "took in cards that the card played does not take",
		Laws:   []engine.Law{LawFosterGatheredWrong, LawFosterChallenge, LawFosterPairing, LawFosterCombining, LawFosterCourtCards, LawFosterBuildsWon, LawFosterBuildIsOne, LawFosterRoyalAces, LawFosterGatheredOwnBuild, LawFosterGatheredOthersBuild},
		Says:   []string{"took the wrong cards", "took a card that does not belong", "took a build with the wrong card", "miscounted his cards", "falsch genommen", "zu viel genommen"},
		Scenes: []engine.Scene{{Fault: wrongTake}}},
	{Name: wrongBuild, Meaning: "built what may not be built: without a card to win it, on a double build, with a card of the table, with court cards, or to a value that the cards do not make",
		Laws:   []engine.Law{LawFosterFalseBuild, LawFosterFalseBuildWon, LawFosterBuilding, LawFosterDoubleBuilds, LawFosterFromTheHandOnly, LawFosterIncreasing, LawFosterIncreasingOwn, LawFosterCourtCards, LawFosterDeclaredCard, LawFosterRoyalAces},
		Says:   []string{"built without the card", "cannot win his own build", "raised a double build", "false build", "falscher Bau", "ohne die Karte gebaut"},
		Scenes: []engine.Scene{{Fault: wrongBuild}}},
	{Name: neglected, Meaning: "trailed while a build of his own lay there, in place of taking in or building",
		Laws: []engine.Law{LawFosterTakingIn}, Says: []string{"did not take his own build", "left his build lying", "trailed after building", "hat seinen Bau nicht genommen"},
		Scenes: []engine.Scene{{Fault: neglected, Record: "dealer: $before\ndeal: {$by: D2 S9 CK HJ, table: H7 C4 D6 HQ}\nplay: [{build: {by: $by, cards: D2 H7, to: 9}}, '$after:C3', '$by:CK']"}}},
	{Name: outOfTurn, Meaning: "played when it was another's turn",
		Laws: []engine.Law{LawFosterOutOfTurn}, Says: []string{"it was not his turn", "played too early", "played out of turn", "vorgespielt", "war nicht an der Reihe"},
		Scenes: []engine.Scene{{Fault: outOfTurn, Record: "dealer: $by\nplay: ['$by:C3']"}}},
	{Name: wrongClaim, Meaning: "claimed to be out and was not",
		Laws: []engine.Law{LawFosterWrongClaim, LawFosterCountingOut, LawFosterNeitherClaims}, Says: []string{"said he was out and was not", "claimed twenty-one with twenty", "falsch angesagt"},
		Scenes: []engine.Scene{{Fault: wrongClaim, Variant: "twenty-one", Record: "dealer: $before\nagreed: {count-out: true}\nmatch: {scores: {$by: $points, $after: 20}}\nplay: [{claim: {by: $by, what: out}}]"}}},
	{Name: imperfectPack, Reported: true, Meaning: "the pack was found to be imperfect",
		Laws: []engine.Law{LawFosterImperfectPack}, Says: []string{"a card is missing from the pack", "two of the same card", "Karte fehlt"}},
	{Name: facedCard, Reported: true, Meaning: "a card was found face up in the pack", Fields: []engine.FieldSpec{roundField, ofField},
		Laws: []engine.Law{LawFosterFacedInPack, LawFosterExposedAfterFacing, LawFosterExposedInLastRound}, Says: []string{"a card lay face up in the pack", "boxed card", "Karte lag offen im Talon"}},
	{Name: notCut, Reported: true, Meaning: "the pack was not cut, or not into two packets of four cards or more", Fields: []engine.FieldSpec{liftedField},
		Laws: []engine.Law{LawFosterMisdeal, LawFosterCuttingThePack, LawFosterLiftedCards}, Says: []string{"forgot to have it cut", "not cut", "nicht abgehoben"}},
	{Name: shuffledAfterCut, Reported: true, Meaning: "the pack was shuffled after it had been cut", Fields: []engine.FieldSpec{liftedField},
		Laws: []engine.Law{LawFosterMisdeal, LawFosterLiftedCards}, Says: []string{"shuffled again after the cut", "nach dem Abheben gemischt"}},
	{Name: wrongDeal, Reported: true, Excuses: true, Meaning: "the dealer dealt a card wrongly, or somebody a wrong number, and did not put it right in time", By: engine.TheDealer, Fields: []engine.FieldSpec{roundField, liftedField},
		Laws: []engine.Law{LawFosterMisdeal, LawFosterLiftedCards, LawFosterWrongNumberLater, LawFosterHandsRestored}, Says: []string{"misdeal", "five cards", "three cards", "dealt wrongly", "vergeben", "zu viele Karten", "zu wenig Karten"}},
	{Name: exposed, Reported: true, Meaning: "a card was exposed in dealing", Fields: []engine.FieldSpec{roundField, ofField},
		Laws: []engine.Law{LawFosterExposedInDeal, LawFosterExposedAfterFacing, LawFosterExposedInLastRound}, Says: []string{"the dealer showed a card", "a card was turned over in dealing", "Karte aufgedeckt"}},
	{Name: dealtOutOfTurn, Reported: true, Meaning: "it was another's deal",
		Fields: []engine.FieldSpec{{Key: "faced", Kind: engine.Bool, Doc: "whether the cards of the table had been turned up when it was noticed"}},
		Laws:   []engine.Law{LawFosterDealtOutOfTurn}, Says: []string{"it was not his deal", "wrong dealer", "falscher Geber"}},
}

// The names of the faults.
const (
	wrongTake        = "wrong-take"
	wrongBuild       = "wrong-build"
	neglected        = "build-neglected"
	outOfTurn        = "play-out-of-turn"
	wrongClaim       = "wrong-claim"
	imperfectPack    = "imperfect-pack"
	facedCard        = "faced-card"
	notCut           = "not-cut"
	shuffledAfterCut = "shuffled-after-cut"
	wrongDeal        = "wrong-deal"
	exposed          = "exposed-in-deal"
	dealtOutOfTurn   = "dealt-out-of-turn"
)

// The choices that the laws leave.
const (
	newDeal = "new-deal"
	stand   = "stand"
	reject  = "reject"
	keep    = "keep"
	again   = "replay"
)
