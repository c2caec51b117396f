package cassino

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// sentences is what rulings on Cassino say.
var sentences = say.New("cassino")

// What happened in the play.
var (
	msgTakes       = sentences.Add("takes", "{card:card} takes {cards:cards}")
	msgBuilds      = sentences.Add("builds", "{card:card} on {cards:cards}: {n:number}")
	msgTrails      = sentences.Add("trails", "{card:card}")
	msgMoves       = sentences.Add("moves", "{cards:cards} moved together: {n:number}")
	msgGathers     = sentences.Add("gathers", "{cards:cards} gathered without a card")
	msgAside       = sentences.Add("aside", "{card:card}, laid aside")
	msgToTable     = sentences.Add("to-table", "{card:card}, laid aside before, comes to the table")
	msgRest        = sentences.Add("rest", "{who:seat} takes the rest of the table")
	msgTakenBackBy = sentences.Add("goes-back", "what was taken wrongly goes back")
	msgTookBack    = sentences.Add("took-back", "{who:seat} takes a card back and plays again")
	msgBrokenUp    = sentences.Add("broken-up", "the build is broken up")
)

// What is irregular.
var (
	msgWrongTake  = sentences.Add("wrong-take", "{who:seat} took {cards:cards} with {card:card}: {why:phrase}.")
	msgWrongGrab  = sentences.Add("wrong-gathering", "{who:seat} gathered {cards:cards} and played no card for them.")
	msgWrongBuild = sentences.Add("wrong-build", "{who:seat} built {card:card} on {cards:cards} and said {n:number}: {why:phrase}.")
	msgWrongMove  = sentences.Add("wrong-move", "{who:seat} put {cards:cards} together as {n:number} without a card from the hand.")
	msgNeglected  = sentences.Add("neglected", "{who:seat} laid {card:card} with a build of {n:number} lying there, and neither took in nor built.")
	msgOutOfTurn  = sentences.Add("out-of-turn", "{who:seat} played {card:card} when it was the turn of {turn:seat}.")
	msgWrongClaim = sentences.Add("wrong-claim", "{who:seat} claimed to be out and stands at {n:number} of {game:number}.")
)

// whyNot says why a take or a build is wrong, by the law that it breaks.
var whyNot = map[engine.Law]*say.Message{
	LawFosterPairing:         sentences.Add("no-pair", "these are no pair"),
	LawFosterCombining:       sentences.Add("no-sum", "their pips do not make its own"),
	LawFosterCourtCards:      sentences.Add("court", "a court card has no number and is taken only in pairs"),
	LawFosterBuildsWon:       sentences.Add("not-its-value", "a build is won by a card of its own value and by nothing else"),
	LawFosterBuildIsOne:      sentences.Add("taken-apart", "a build cannot be taken apart"),
	LawFosterGatheredWrong:   sentences.Add("too-much", "not all of that belongs to it"),
	LawFosterRoyalAces:       sentences.Add("ace-value", "that is not what an ace is worth at this table"),
	LawFosterFromTheHandOnly: sentences.Add("table-cards", "a build is changed by a card from the hand, not by what lies on the table"),
	LawFosterDoubleBuilds:    sentences.Add("double-raised", "a double build cannot be raised"),
	LawFosterBuilding:        sentences.Add("not-made", "that is not what the cards make"),
	LawFosterIncreasingOwn:   sentences.Add("first-value", "no card was held for the first value of that build"),
	LawFosterFalseBuild:      sentences.Add("no-card", "no card was held to win it"),
}

// takeRests says what a right take rests on, and buildRests a right build, by the law.
var (
	takeRests = map[engine.Law]*say.Message{
		LawFosterPairing:              sentences.Add("pairs", "{who:seat} takes {cards:cards} with {card:card}, a card of the same rank."),
		LawFosterCombining:            sentences.Add("combines", "{who:seat} takes {cards:cards} with {card:card}: their pips make its own."),
		LawFosterPairsAndCombinations: sentences.Add("pairs-and-combines", "{who:seat} takes {cards:cards} with {card:card}: pairs and combinations go together."),
		LawFosterBuildsWon:            sentences.Add("wins-build", "{who:seat} takes {cards:cards} with {card:card}, which is of the build's value."),
		LawFosterPartnersBuilds:       sentences.Add("wins-partners", "{who:seat} takes {cards:cards} with {card:card}: partners may take each other's builds."),
		LawFosterCourtCards:           sentences.Add("pairs-courts", "{who:seat} takes {cards:cards} with {card:card}: court cards go in pairs."),
		LawFosterRoyal:                sentences.Add("royal-take", "{who:seat} takes {cards:cards} with {card:card}: court cards have numbers here."),
		LawFosterRoyalAces:            sentences.Add("ace-take", "{who:seat} takes {cards:cards} with {card:card}: an ace is fourteen here."),
	}
	buildRests = map[engine.Law]*say.Message{
		LawFosterBuilding:        sentences.Add("build", "{who:seat} builds {card:card} on {cards:cards} to {n:number}: the cards make it."),
		LawFosterIncreasing:      sentences.Add("raise", "{who:seat} raises a build with {card:card}: {cards:cards} to {n:number}."),
		LawFosterIncreasingOwn:   sentences.Add("raise-own", "{who:seat} raises an own build with {card:card}: {cards:cards} to {n:number}."),
		LawFosterFromTheHandOnly: sentences.Add("from-hand", "It is {card:card} from the hand of {who:seat} that changes {cards:cards} to {n:number}."),
		LawFosterDoubleBuilds:    sentences.Add("double", "{who:seat} joins {card:card} and {cards:cards}: {n:number} more than once, a double build."),
		LawFosterDoubledPairs:    sentences.Add("doubled", "{who:seat} lays {card:card} on {cards:cards}: {n:number} more than once, a double build."),
		LawFosterDeclaredCard:    sentences.Add("declared", "{who:seat} builds {card:card} on {cards:cards} to {n:number}, which the partner has declared and holds."),
		LawFosterRoyal:           sentences.Add("royal-build", "{who:seat} builds {card:card} on {cards:cards} to {n:number}: court cards have numbers here."),
	}
)

// What follows in the play.
var (
	msgNeeded      = sentences.Add("needed", "{who:seat} needed another card worth {n:number} in the hand{p#| or in that of a partner who had declared it}.")
	msgSweep       = sentences.Add("sweep", "{who:seat} takes everything on the table with {card:card}: a sweep.")
	msgNoSweep     = sentences.Add("no-sweep", "The table is empty after a wrong take, which makes no sweep.")
	msgGoesBack    = sentences.Add("take-undone", "All that {who:seat} took goes back, and {card:card} is laid out apart.")
	msgGrabBack    = sentences.Add("gathering-undone", "All that {who:seat} gathered goes back.")
	msgInTime      = sentences.Add("in-time", "Nobody else has taken in since, so it is challenged in time.")
	msgTooLate     = sentences.Add("too-late", "Another has taken in since, so it is too late to challenge it: it stands.")
	msgOwnBroken   = sentences.Add("own-broken", "It was {who:seat}'s own build: it is broken up.")
	msgRestored    = sentences.Add("restored", "{who:seat}'s build is restored.")
	msgFalseBroken = sentences.Add("false-broken", "{who:seat}'s build is broken up.")
	msgMayReplay   = sentences.Add("may-replay", "The adversaries may take back what they have played since.")
	msgReplays     = sentences.Add("replays", "The adversaries take back what they have played since and play otherwise.")
	msgFalseWon    = sentences.Add("false-won", "The build has been won before: there is no penalty and no remedy.")
	msgLaidAside   = sentences.Add("laid-aside", "{card:card} is laid aside until the turn of {who:seat}, and then laid on the table.")
	msgMustTake    = sentences.Add("must-take", "Who has built must win the build at the next turn, or win something else, or build again.")
	msgDutyMet     = sentences.Add("duty-met", "{who:seat} took in or built at the last turn, and has met the duty of a builder.")
	msgNoBuild     = sentences.Add("no-build", "{who:seat} has no build on the table, and may lay a card though one could be taken.")
	msgNotHis      = sentences.Add("build-lost", "A build belongs to whoever built on it last: {who:seat} is bound by none.")
	msgPartnerHas  = sentences.Add("partner-holds", "The partner of {who:seat} holds the card for the build.")
	msgInTurn      = sentences.Add("in-turn", "A card of {who:seat} fell when it was that player's turn.")
	msgPlayAgain   = sentences.Add("play-again", "{who:list} may take back what was played after the build and play otherwise")
)

// The deal.
var (
	msgSame        = sentences.Add("same-deals", "the same dealer deals afresh")
	msgSameWho     = sentences.Add("deals-afresh", "{who:seat} deals afresh")
	msgNext        = sentences.Add("next-deals", "the deal passes to the next player")
	msgNextWho     = sentences.Add("deal-passes", "the deal passes to {who:seat}")
	msgReported    = sentences.Add("reported", "{^what:phrase}.")
	msgImperfect   = sentences.Add("imperfect", "the pack is imperfect")
	msgFaced       = sentences.Add("faced", "a card lay face up in the pack")
	msgNotCut      = sentences.Add("not-cut", "the pack was not cut")
	msgShuffled    = sentences.Add("shuffled", "the pack was shuffled after the cut")
	msgMisdealt    = sentences.Add("misdealt", "the cards were dealt wrongly")
	msgExposed     = sentences.Add("exposed", "a card was exposed in dealing")
	msgTurn        = sentences.Add("wrong-dealer", "somebody dealt when it was another's deal")
	msgVoid        = sentences.Add("void", "{^what:phrase}: the deal is void, and {then:phrase}.")
	msgLost        = sentences.Add("lost", "{^what:phrase}: that is a misdeal, and {then:phrase}.")
	msgMustCut     = sentences.Add("must-cut", "The player at the dealer's right has to cut, and to leave four cards or more in each packet.")
	msgLifted      = sentences.Add("lifted", "{who:seat} had lifted cards before the dealer had helped everybody, so that no misdeal can be claimed.")
	msgRestore     = sentences.Add("restore", "Every hand is made four cards, by drawing from it face down or from the stock.")
	msgStopped     = sentences.Add("stopped", "It was noticed before the cards of the table were turned: the right dealer deals.")
	msgDealStands  = sentences.Add("deal-stands", "The cards of the table had been turned, so the deal stands.")
	msgWhenNoticed = sentences.Add("when-noticed", "The record does not tell whether the table had been turned up when the wrong deal was noticed.")
	msgMayClaim    = sentences.Add("may-claim", "An adversary may claim a fresh deal.")
	msgClaimed     = sentences.Add("fresh-deal", "A fresh deal is claimed: {then:phrase}.")
	msgLetStand    = sentences.Add("let-stand", "No fresh deal is claimed, and the deal stands.")
	msgMayReject   = sentences.Add("may-reject", "Who would get the card may reject it.")
	msgRejects     = sentences.Add("rejects", "The card is rejected: it goes into the middle of the stock, and the top card is given in its place.")
	msgKeeps       = sentences.Add("keeps", "The card is kept.")
	msgLastRound   = sentences.Add("last-round", "In the last round the dealer takes the card, and who would get it draws one from the dealer's hand face down.")
	msgNothing     = sentences.Add("counts-nothing", "It was not put right before the next player was served: {who:list} {k#counts|count} nothing in this hand.")
	optNewDeal     = sentences.Add("option-new-deal", "the deal is void, and the same dealer deals afresh")
	optStand       = sentences.Add("option-stand", "the deal stands")
	optReject      = sentences.Add("option-reject", "the card goes into the middle of the stock, and the top card is given in its place")
	optKeep        = sentences.Add("option-keep", "the card is kept")
)

// The count.
var (
	msgOf         = sentences.Add("of", "{who:seat} {n:number}")
	msgOfBoth     = sentences.Add("of-both", "{a:seat}/{b:seat} {n:number}")
	msgMostCards  = sentences.Add("most-cards", "Cards: {of:list}. {^who:list} {k#has|have} most, 3.")
	msgTieCards   = sentences.Add("tie-cards", "Cards: {of:list}. That is a tie, and nobody counts the 3.")
	msgMostSpades = sentences.Add("most-spades", "Spades: {of:list}. {^who:list} {k#has|have} most, 1.")
	msgTieSpades  = sentences.Add("tie-spades", "Spades: {of:list}. That is a tie, and nobody counts the 1.")
	msgLostCards  = sentences.Add("lost-cards", "Cards: {of:list}. {^who:list} {k#has|have} most and may not count it; nobody else does.")
	msgLostSpades = sentences.Add("lost-spades", "Spades: {of:list}. {^who:list} {k#has|have} most and may not count it; nobody else does.")
	msgSum        = sentences.Add("sum", "{^who:list}: {parts:list}: {n:number}.")
	msgSoFar      = sentences.Add("so-far", "{^who:list} so far: {parts:list}: {n:number}.")
	msgNone       = sentences.Add("none", "{^who:list}: nothing.")
	msgTotal      = sentences.Add("total", "Without sweeps that is {n:number}; a hand has {whole:number}, less what is tied or lost.")
	msgLastCards  = sentences.Add("last-cards", "{who:seat} took in last and takes the {n:words} {n?card|cards} left on the table; that is no sweep.")
	msgMore       = sentences.Add("most-points", "Each deal is a game: {who:list} {k#has|have} most points, {n:number}.")
	msgEven       = sentences.Add("even", "Nobody has most points.")
	msgMajority   = sentences.Add("majority", "{^who:list} {k#has|have} the majority of the points, which is one.")
	msgNoMajority = sentences.Add("no-majority", "Nobody has the majority of the points, and nobody scores.")
	msgTarget     = sentences.Add("target", "That is the {n:number} that were to win.")
	msgDifference = sentences.Add("difference", "The lower score is taken from the higher: {a:number} − {b:number} = {n:number} for {who:list}.")
	msgNoDiff     = sentences.Add("no-difference", "The points are equal, and nobody scores.")
	msgLurch      = sentences.Add("lurch", "{^who:list} {k#stands|stand} at {n:number}, which is less than six: a lurch, a double game.")
	msgNoLurch    = sentences.Add("no-lurch", "{^who:list} {k#has|have} six or more, so it is no lurch.")
	msgDouble     = sentences.Add("double-game", "{n:number} is twice {m:number} or more: a double game, as was agreed.")
	msgNoDouble   = sentences.Add("no-double", "{n:number} is less than twice {m:number}: a single game.")
	msgStand      = sentences.Add("standing", "The game is {n:number}. With this hand: {of:list}.")
	msgWaits      = sentences.Add("end-of-hand", "Nothing is scored before the end of the hand, so that a claim decides nothing.")
	msgNoClaims   = sentences.Add("no-claims", "Counting out was not agreed, so that a claim decides nothing.")
	msgOrder      = sentences.Add("order", "In the order of counting out {who:list} {k#comes|come} to {n:number} first, with {kind#cards|spades|the jack of spades|big cassino|little cassino|the aces}.")
	msgAces       = sentences.Add("aces", "Of the aces that of spades counts first, then clubs, hearts and diamonds: {who:list} {k#comes|come} to {n:number} first.")
	msgAcesOpen   = sentences.Add("aces-open", "More than one would come to {n:number} with the aces, and whose was which is not recorded.")
	msgSweeps     = sentences.Add("sweeps-decide", "Sweeps must decide, and only their difference counts: {n:number}.")
	msgEnough     = sentences.Add("sweeps-enough", "With it {who:list} {k#comes|come} to {n:number}.")
	msgNotEnough  = sentences.Add("sweeps-short", "Nobody is out with it, and another deal is played.")
	msgFurther    = sentences.Add("further", "All had passed the figure before, so that the game is {n:number}.")
	msgClaimSum   = sentences.Add("claim-sum", "{^who:list} had {before:number} and {k#has|have} made {n:number} for sure: {total:number}.")
	msgClaimRight = sentences.Add("claim-right", "{who:seat} claims to be out and is: the game is won.")
	msgClaimLost  = sentences.Add("claim-lost", "Who claims and cannot show it loses the game, whatever the others have.")
	msgNobodySaid = sentences.Add("nobody-claimed", "More than one is out and nobody claimed: nobody wins, and the game goes on.")
	msgOneOut     = sentences.Add("one-out", "{^who:list} alone {k#is|are} out, which the showing proves without a claim.")
	msgPegged     = sentences.Add("pegged", "{^who:list} {k#comes|come} to {n:number} with this, which is the game; the hand ends.")
	msgPegOrder   = sentences.Add("pegging-open", "More than one comes to {n:number}, and who pegged it first is not recorded.")
	msgDrawn      = sentences.Add("drawn", "Every hand was filled from the stock as soon as a card had been played from it.")
)

// parts are the words of a count.
var (
	partCards  = sentences.Add("part-cards", "cards {n:number}")
	partSpades = sentences.Add("part-spades", "spades {n:number}")
	partBig    = sentences.Add("part-big", "big cassino {n:number}")
	partLittle = sentences.Add("part-little", "little cassino {n:number}")
	partAces   = sentences.Add("part-aces", "aces {n:number}")
	partJack   = sentences.Add("part-jack", "jack of spades {n:number}")
	partSweeps = sentences.Add("part-sweeps", "sweeps {n:number}")
)

// The ruling in a sentence, and what is left open.
var (
	msgStops       = sentences.Add("stops", "The play stops before the deal is scored.")
	msgResultOpen  = sentences.Add("result-open", "The result does not tell all that counts.")
	msgCardOpen    = sentences.Add("card-open", "The record does not show whether a card to win the build was held.")
	msgWonBy       = sentences.Add("won-by", "{^who:list} {k#wins|win} the game.")
	msgPoints      = sentences.Add("points", "{^of:list}.")
	msgWhoWins     = sentences.Add("who-wins", "Who wins after a wrong claim of one of several is not laid down.")
	msgNothingYet  = sentences.Add("nothing-irregular", "Nothing irregular is recorded.")
	msgClaimWas    = sentences.Add("claim-was-right", "the claim was right.")
	msgClaimNo     = sentences.Add("claim-decides-nothing", "the claim decides nothing, and so it is not wrong either.")
	msgNoSuchClaim = sentences.Add("no-claim", "the record shows no claim.")
)
