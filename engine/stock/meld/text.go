package meld

import (
	"hoyle/engine"
	"hoyle/engine/say"
	"hoyle/engine/stock"
)

// Sentences is what is said of a hand of melds.
var Sentences = say.New("melds")

// Names and lists.
var (
	msgAdversaries = Sentences.Add("adversaries", "The adversaries")
	msgTheDealer   = Sentences.Add("dealer", "The dealer")
	msgNothing     = Sentences.Add("nothing", "nothing")
	msgComma       = Sentences.Add("comma", "{a:phrase}, {b:phrase}")
	msgWith        = Sentences.Add("with", "{what:phrase} {n:number}")
	msgHas         = Sentences.Add("has", "{who:seat} {n:number}")
	msgOneOf       = Sentences.Add("one-of", "{one#one of |}{cards:cards}")
)

// The deal.
var (
	msgTurnedUp   = Sentences.Add("turned-up", "{who:seat} turned up the {rank#nine|seven} of trumps: {n:number} for the dealer.")
	msgAgain      = Sentences.Add("same-dealer", "The same player deals again.")
	msgVoid       = Sentences.Add("void", "The deal is void.")
	msgNotCut     = Sentences.Add("not-cut", "The pack was not cut. The rules name no remedy; the deal stands.")
	msgMisdealt   = Sentences.Add("misdealt", "The cards were not dealt as they should be. The rules name a remedy only for too many or too few cards and for those exposed; the deal stands.")
	msgPoneShowed = Sentences.Add("exposed-by-another", "Only a card that the dealer exposes leaves a choice; the deal stands.")
	msgShownLate  = Sentences.Add("exposed-late", "{who:list} has played since, so the deal stands.")
	msgNoRemedy   = Sentences.Add("no-remedy", "{what:word}: the rules name no remedy.")
	msgUntilRight = Sentences.Add("until-right", "Until the number of cards is right, {who:seat} can announce nothing.")
	msgChose      = Sentences.Add("chose", "{who:list} chose: {what:phrase}.")
)

// The play.
var (
	msgLed        = Sentences.Add("led-out-of-turn", "{who:seat} led {card:card} to trick {trick:number}, and it was {turn:seat}'s lead. If it is played to, the trick stands; if it is pointed out, the card goes back without penalty.")
	msgLedStands  = Sentences.Add("accept", "the lead is played to, and the trick stands")
	msgLedBack    = Sentences.Add("take-back", "the card is taken back without penalty")
	msgEarly      = Sentences.Add("played-out-of-turn", "{who:seat} played {card:card} out of turn; it was {turn:seat}'s turn. The rules name no penalty.")
	msgTookBack   = Sentences.Add("took-back", "{who:seat} takes {card:card} back, without penalty.")
	msgTwice      = Sentences.Add("identical", "Trick {trick:number}: {card:card} was played twice; {who:seat}, who played it first, wins.")
	msgEvenStock  = Sentences.Add("even-stock", "An even number was left in the stock: {who:seat} takes the turn-up {card:card}, and the last card of the stock is not drawn.")
	msgTakesOther = Sentences.Add("takes-second", "{who:seat} takes the second card of this draw, by right.")
	msgObeyed     = Sentences.Add("obeyed", "{who:seat} plays {card:card}, as called.")
	msgRefused    = Sentences.Add("refused-call", "{who:seat} played {card:card}, and {due:phrase} had been called. The rules name no penalty.")
	msgRefusedNot = Sentences.Add("refused-call-back", "{who:seat} played {card:card}, and {due:phrase} had been called. It was taken back.")
	msgKeptTurn   = Sentences.Add("turn-kept", "The turn was kept.")
)

// The duties.
var (
	msgRevoke     = Sentences.Add("revoke", "{who:seat} played {card:card} to trick {trick:number} and had to {must#follow suit|trump|win the trick} with {held:card}.")
	msgRevokeBack = Sentences.Add("revoke-taken-back", "{who:seat} played {card:card} to trick {trick:number} and had to {must#follow suit|trump|win the trick} with {held:card}; it was taken back before the trick was gathered.")
	msgDuty       = Sentences.Add("duty", "{card:card} led: the others must follow suit, and win the trick if they can.")
	msgFree       = Sentences.Add("free", "As long as the stock lasts nobody has to follow suit or to win.")
	msgKept       = Sentences.Add("duty-kept", "The cards show that {who:seat} kept the duty in trick {trick:number}.")
	msgReported   = Sentences.Add("breach-reported", "{who:seat} is reported to have broken the duty to follow or to win.")
	msgOnlyRight  = Sentences.Add("no-other-card", "No other card had to be played.")
	msgErrorAgain = Sentences.Add("error-again", "The trick is played from the error again; it costs nothing.")
	msgHandAgain  = Sentences.Add("hand-again", "The hand was played again from the error, so it costs nothing more.")
	msgChoseAgain = Sentences.Add("chose-again", "{who:list} chose that the hand is played again from the error.")
	msgChoseLoss  = Sentences.Add("chose-loss", "{who:list} chose that {by:seat} loses the count for cards.")
	msgNotHis     = Sentences.Add("not-the-offenders", "What follows {who:seat} does not choose: that is the other side's.")
	msgLosesCards = Sentences.Add("loses-cards", "{who:seat} broke the duty in trick {trick:number} and loses the whole count for cards, {n:number}.")
	msgLosesError = Sentences.Add("loses-cards-unknown-trick", "{who:seat} broke the duty and loses the whole count for cards, {n:number}.")
	msgLoses      = Sentences.Add("lose-count", "{who:seat} loses the count for cards")
	msgReplay     = Sentences.Add("replay", "the cards are taken back to trick {trick:number} and played again from there, and {who:seat} keeps the count for cards")
	msgReplayErr  = Sentences.Add("replay-unknown-trick", "the cards are taken back to the error and played again from there, and {who:seat} keeps the count for cards")
	msgPlayedOut  = Sentences.Add("play-on", "{who:seat} has the hand played out")
	msgSawLast    = Sentences.Add("looked-at-last", "{who:seat} looked at the last trick that was turned, which is allowed.")
	msgLookedBack = Sentences.Add("looked-back", "{who:seat} looked at a trick before the last.")
	msgLostScore  = Sentences.Add("loses-score", "{who:seat} loses the whole score for cards.")
	msgMayTakeUp  = Sentences.Add("may-take-up", "{who:seat} has played to the last trick of the stock and may take the melds up.")
	msgTookUp     = Sentences.Add("took-up", "{who:seat} took the melds up before playing to the last trick of the stock.")
	msgLayOpen    = Sentences.Add("lay-hand-open", "{who:seat} must lay the whole hand on the table")
)

// Melds that count.
var (
	msgMelds      = Sentences.Add("melds", "{who:seat} melds {what:phrase}{how#|, with the card played to the first trick|, built on a lower one|, with a card that served in another class}: {n:number}.")
	msgLays       = Sentences.Add("lays", "{who:seat} lays {cards:cards}: {parts:phrase}; {n:number}.")
	msgOnLower    = Sentences.Add("on-lower", "{^what:phrase} is built on a lower meld and scores beside it.")
	msgBeside     = Sentences.Add("laid-beside", "The other cards laid with it lie on the table too and cannot bring another meld.")
	msgPutRight   = Sentences.Add("put-right", "{who:seat} puts the false meld right before drawing.")
	msgWins       = Sentences.Add("wins-with", "{who:seat} wins with {what:phrase}.")
	msgAtOnce     = Sentences.Add("game-at-once", "That is the game at once.")
	msgMarksLess  = Sentences.Add("marks-less", "{who:seat} marks {n:number} where {could:number} could be had.")
	msgRestLost   = Sentences.Add("rest-lost", "{who:seat} announces {n:number} where {could:number} could be had; the rest is lost.")
	msgMayClaim   = Sentences.Add("may-claim", "another player may claim the {n:number} that {who:seat} overlooked")
	msgExcess     = Sentences.Add("over-scored", "{who:seat} scored {n:number} too many.")
	msgExcessTo   = Sentences.Add("excess-to", "The {n:number} are taken down from {who:seat} and added to {to:seat}'s score.")
	msgExcessSide = Sentences.Add("excess-to-side", "The other side takes the {n:number} down and adds them to its own score.")
	msgExcessDown = Sentences.Add("excess-down", "The {n:number} are taken down. Which of several adversaries may add them is not said.")
	msgOverlooked = Sentences.Add("claims-overlooked", "{who:seat} claims {what:phrase}, which {of:seat} overlooked: {n:number}.")
	msgTogether   = Sentences.Add("together", "{who:seat} and {mate:seat} make {what:phrase} together: {n:number}.")
	msgOneHand    = Sentences.Add("as-one-hand", "{who:seat} and {mate:seat} make {what:phrase} together: {n:number}, since one hand could make no more than {most:number} of these cards.")
	msgDix        = Sentences.Add("dix", "{who:seat} exchanges the {rank#nine|seven} of trumps for the turn-up: {n:number}.")
	msgShowsDix   = Sentences.Add("shows-dix", "{who:seat} shows the {rank#nine|seven} of trumps: {n:number}.")
	msgNearer     = Sentences.Add("nearer", "{who:seat} sits nearer to the dealer's left hand than {other:seat} and takes the turn-up.")
	msgLostMeld   = Sentences.Add("lost-meld", "{who:seat} can no longer show {what:phrase}; the {n:number} are taken down.")
)

// Melds that do not count.
var (
	msgTooManyMeld  = Sentences.Add("melds-with-too-many", "{who:seat} melds with a card too many in hand. It is not scored.")
	msgGone         = Sentences.Add("melds-stock-gone", "{who:seat} melds when the stock is used up and nothing more can be announced. It is not scored.")
	msgBesideDix    = Sentences.Add("melds-beside-dix", "{who:seat} has scored the dix in this turn, and no other combination can be scored with it. It is not scored.")
	msgSecond       = Sentences.Add("melds-second", "{who:seat} has announced in this turn already, and only one combination is scored for each trick. It is not scored.")
	msgAfterDraw    = Sentences.Add("melds-after-drawing", "{who:seat} melds after drawing; another trick must be won first. It is not scored.")
	msgOnlyBefore   = Sentences.Add("put-right-too-late", "A false meld can be put right only before drawing.")
	msgNoTrick      = Sentences.Add("melds-without-trick", "{who:seat} melds without having just won a trick. It is not scored.")
	msgAfterFirst   = Sentences.Add("announces-late", "{who:seat} announces after playing to the first trick; what was not announced before is lost. It is not scored.")
	msgBeforeCard   = Sentences.Add("melds-before-card", "{who:seat} melds before playing to the first trick. It is not scored.")
	msgAfterSecond  = Sentences.Add("melds-after-second", "{who:seat} melds after playing to the second trick. It is not scored.")
	msgNoMeld       = Sentences.Add("no-meld", "{who:seat} shows {cards:cards}, which is no meld. It is not scored.")
	msgNoSuchMeld   = Sentences.Add("no-such-meld", "{who:seat} announces {what:word} and shows {cards:cards}, which is no such meld. It is not scored.")
	msgSeveral      = Sentences.Add("several-at-once", "{who:seat} shows {cards:cards}, which is more than one combination, and only one is scored for each trick.")
	msgTable        = Sentences.Add("table", "Only the combinations of the table count.")
	msgNotAnnounced = Sentences.Add("not-announced", "{card:card} was not announced so and cannot be called.")
	msgMustPlay     = Sentences.Add("call-card", "{who:seat} must lead or play {cards:phrase}")
	msgNotFresh     = Sentences.Add("not-fresh", "{who:seat} announces {what:phrase} and brings no fresh card from the hand. It is not scored.")
	msgOtherClass   = Sentences.Add("one-given-up", "The cards of {what:phrase} lie on the table from melds of another class; one of the two had to be given up.")
	msgUsedUp       = Sentences.Add("used-up", "All the cards of {what:phrase} have been used up in lower melds.")
	msgTakenAway    = Sentences.Add("taken-away", "{who:seat} announces {what:phrase}, which takes a card away from a higher meld of its class. It is not scored.")
	msgHigherFirst  = Sentences.Add("higher-first", "What was scored in the higher meld cannot be scored in the lower one afterwards.")
	msgEqual        = Sentences.Add("equal", "{who:seat} announces {what:phrase}, of which a card has been scored in a meld of the same class and value. It is not scored.")
	msgBroken       = Sentences.Add("broken", "{who:seat} announces {what:phrase}, which replaces a card of a meld that has been broken. It is not scored.")
	msgOnce         = Sentences.Add("once", "{who:seat} announces {what:phrase}, and a marriage of that suit was melded at another time before. It is not scored.")
	msgNotAll       = Sentences.Add("not-all", "{who:seat} does not show all the cards of {what:phrase}. It is not scored.")
	msgNotAgreed    = Sentences.Add("overlooked-not-agreed", "{who:seat} claims what {of:seat} overlooked, and the table has not agreed on that. It is not scored.")
	msgNoMore       = Sentences.Add("overlooked-less", "{who:seat} claims {what:phrase}, and {of:seat} has overlooked no more than {n:number}. It is not scored.")
	msgPlayedCard   = Sentences.Add("joint-played", "{who:seat} combines {card:card}, which has been played; joint combinations need cards that still lie on the table. It is not scored.")
	msgNoTurnUp     = Sentences.Add("no-turn-up", "{who:seat} shows the dix, and no card is turned up that could be exchanged. It is not scored.")
	msgTooManyDix   = Sentences.Add("dix-with-too-many", "{who:seat} shows the dix with a card too many in hand. It is not scored.")
	msgGoneDix      = Sentences.Add("dix-stock-gone", "{who:seat} shows the dix when the stock is used up. It is not scored.")
	msgDixSoon      = Sentences.Add("dix-too-soon", "{who:seat} exchanges the {rank#nine|seven} of trumps without having just won a trick, or after drawing. It is not scored.")
	msgDixVoid      = Sentences.Add("dix-void", "The exchange is void: the {rank#nine|seven} and the turn-up go back to where they were.")
	msgDixBeside    = Sentences.Add("dix-beside", "{who:seat} shows the dix in a turn in which another combination was scored. It is not scored.")
	msgDixThird     = Sentences.Add("dix-third", "{who:seat} shows the dix, and each {rank#nine|seven} of trumps has had its turn; none scores twice. It is not scored.")
)

// The game.
var (
	msgByDeals      = Sentences.Add("by-deals", "The game goes by deals, so there is nothing to knock for.")
	msgWhetherHas   = Sentences.Add("whether-has", "whether {who:seat} has {n:number}; the record does not tell what had been taken before")
	msgTooLate      = Sentences.Add("claims-too-late", "{who:seat} claims the game with {have:number}: {sum:phrase}. But {first:seat} had reached {further:number} before, and only before that would {target:number} have won. Foster says nothing more of such a claim; the game goes on.")
	msgClaims       = Sentences.Add("claims", "{who:seat} claims the game: {sum:phrase}. That is enough for {target:number} and wins, whatever the other score.")
	msgClaimsRight  = Sentences.Add("claims-rightly", "{who:seat} claims the game rightly and wins it.")
	msgClaimsWrong  = Sentences.Add("wrong-claim", "{who:seat} claims the game and has only {have:number} of {target:number}: {sum:phrase}.")
	msgOneLeft      = Sentences.Add("one-left", "{who:seat} retires, and only {left:seat} is left, who wins.")
	msgLeftWins     = Sentences.Add("left-wins", "{who:seat} claims the game wrongly; {left:seat} wins it.")
	msgLosesGame    = Sentences.Add("loses-game", "{who:seat} loses the game, whatever the other score.")
	msgClaimLoses   = Sentences.Add("claim-loses", "{who:seat} claims the game wrongly and loses it.")
	msgLowestAgreed = Sentences.Add("lowest-agreed", "It was agreed that the lowest score pays, so the game ends with {who:seat}'s retiring.")
	msgClaimEnds    = Sentences.Add("claim-ends", "{who:seat} claims the game wrongly, and the game is over.")
	msgRetires      = Sentences.Add("retires", "{who:seat} retires, and the others finish alone.")
	msgIfGivesUp    = Sentences.Add("if-gives-up", "what follows when {who:seat} gives up; Foster says nothing of it")
	msgGivesUp      = Sentences.Add("gives-up", "{who:seat} gives up and leaves the game to {to:list}.")
	msgGivesUpWhy   = Sentences.Add("gives-up-why", "{who:seat} gives up, which leaves the game to {to:list}. Foster has no rule on it.")
	msgRubbedOut    = Sentences.Add("rubbed-out", "{who:seat} has won no trick, so the {n:number} announced are rubbed out.")
	msgOnlyTrick    = Sentences.Add("only-with-trick", "The {n:number} that {who:seat} announced count only with a trick.")
	msgMadeGood     = Sentences.Add("made-good", "A trick has made good the {n:number} that {who:seat} announced.")
	msgWonLast      = Sentences.Add("last-trick", "{who:seat} won the last trick: 10.")
	msgForCards     = Sentences.Add("for-cards", "For cards: {counts:phrase}.")
	msgMade         = Sentences.Add("made", "{who:list}: {sum:phrase}.")
	msgBidderFirst  = Sentences.Add("bidder-first", "{who:seat}, the bidder, counts first: {n:number}.")
	msgBidMade      = Sentences.Add("bid-made", "{who:seat} bid {n:number} and has made it.")
	msgBidSaved     = Sentences.Add("bid-saved", "{who:seat} bid {n:number} and is short of it, but cannot be set back, because {by:seat} revoked.")
	msgBidTaken     = Sentences.Add("bid-subtracted", "{who:seat} bid {n:number} and is short of it: as the table agreed, the bid is subtracted and nothing else is scored.")
	msgBidMissed    = Sentences.Add("bid-missed", "{who:seat} bid {n:number} and is short of it. Foster names no loss, so what was made is scored; the agreement missed-bid settles it otherwise.")
	msgSeveralOut   = Sentences.Add("several-out-bidder", "Several have enough, and the bidder counts first: {who:seat} wins.")
	msgOnlyOne      = Sentences.Add("only-one", "Nobody claimed the game, and only {who:list} {many?has|have} enough, {n:number}: that wins it.")
	msgNobodyWon    = Sentences.Add("nobody-won", "{who:list} have enough, and nobody claimed the game: nobody has won.")
	msgHowFar       = Sentences.Add("how-far", "how much further the game goes; Foster names no number; the agreement extension does")
	msgGoOn         = Sentences.Add("go-on", "{who:list} have enough, and nobody claimed the game: nobody has won, and they go on to {n:number}.")
	msgTwoLeft      = Sentences.Add("two-left", "Neither of the two who are left has won: they play the next deal with a stock, as two players do.")
	msgLowest       = Sentences.Add("lowest", "{who:seat} has the lowest score, {n:number}, and pays.")
	msgLowestTie    = Sentences.Add("lowest-tie", "{who:list} have the lowest score, {n:number}. How they share in paying is not said.")
	msgLastDeal     = Sentences.Add("last-deal", "This was the last of {deal:number} deals; the highest score, {n:number}, is {who:list}'s.")
	msgOneMore      = Sentences.Add("one-more-deal", "As agreed, those who are equal play one more deal.")
	msgEqualBest    = Sentences.Add("equal-best", "who wins of those who are equal; Foster settles nothing further, the agreement ties does")
	msgNotTold      = Sentences.Add("cards-not-told", "The record does not tell what the cards counted.")
	msgWhatCards    = Sentences.Add("what-cards", "what each counted for cards")
)

// The terms of a count.
var (
	msgBefore    = Sentences.Add("before-the-hand", "before the hand {n:number}")
	msgMeldsDix  = Sentences.Add("melds-and-dix", "melds and dix {n:number}")
	msgLastTrick = Sentences.Add("last-trick-counts", "last trick {n:number}")
	msgCards     = Sentences.Add("cards", "cards {n:number}")
	msgFromError = Sentences.Add("from-over-scoring", "from the adversary's over-scoring {n:number}")
	msgSum       = Sentences.Add("sum", "{parts:phrase}, together {n:number}")
)

// The ruling in a sentence, and what it leaves open.
var (
	msgVoidDeal    = Sentences.Add("ruling-void", "The deal is void: nothing of it counts, and the same player deals again.")
	msgPlayAgain   = Sentences.Add("ruling-again", "The hand is played again from the error.")
	msgWhatAgain   = Sentences.Add("what-again", "what the hand gives when it is played again from the error")
	msgScoresWins  = Sentences.Add("ruling-wins", "The hand scores {scores:phrase}; {who:list} {many?wins|win} the game.")
	msgScores      = Sentences.Add("ruling-scores", "The hand scores {scores:phrase}.")
	msgSoFar       = Sentences.Add("ruling-so-far", "So far the hand scores {scores:phrase}.")
	msgTheRest     = Sentences.Add("the-rest", "the rest of the hand; the record stops after trick {trick:number}, and cards are counted at the end")
	msgLaidAway    = Sentences.Add("what-laid-away", "what {who:seat} counts for cards; the record does not tell what was laid away")
	msgWhetherNine = Sentences.Add("whether-nine", "whether {who:seat} turned up the {rank#nine|seven} of trumps; the record does not tell the turn-up")
	msgWhetherOwn  = Sentences.Add("whether-otherwise", "whether {who:seat} could have played otherwise; the record does not show that hand")
	msgNoSuch      = Sentences.Add("trick-not-shown", "what was played to trick {trick:number}; the record does not show it")
	msgNoClaim     = Sentences.Add("no-claim", "Nobody claimed the game.")
	msgClaimRight  = Sentences.Add("claim-right", "{who:seat}'s claim was right.")
	msgClaimWrong  = Sentences.Add("claim-wrong", "{who:seat}'s claim was wrong.")
)

// What a replay tells.
var (
	msgKnocks  = Sentences.Add("knocks", "{who:seat} knocks")
	msgLaysOut = Sentences.Add("lays-down", "{who:seat} lays {cards:cards}")
	msgShows   = Sentences.Add("shows-the-dix", "{who:seat} shows the dix")
	msgDrawn   = Sentences.Add("drawn", "drawn: {cards:phrase}")
	msgDraws   = Sentences.Add("draws", "{who:seat} {card:card}")
	msgDrawsX  = Sentences.Add("draws-unknown", "{who:seat} a card")
)

// side is a player, or the adversaries where there are several, as the beginning of a sentence.
func side(s engine.Seat) say.Value { return stock.Player(s, msgAdversaries) }

// commas joins texts; no text for none.
func commas(parts []say.Text) say.Text {
	if len(parts) == 0 {
		return say.Text{}
	}
	out := parts[len(parts)-1]
	for i := len(parts) - 2; i >= 0; i-- {
		out = msgComma.With(say.Phrase(parts[i]), say.Phrase(out))
	}
	return out
}
