package calabrasella

import "hoyle/engine/say"

// sentences is what the rulings of Calabrasella say.
var sentences = say.New("calabrasella")

// The table and who plays alone.
var (
	msgFour         = sentences.Add("four-at-the-table", "{dealer:seat}, who dealt, holds no cards and shares the fortune of {others:list}.")
	msgStands       = sentences.Add("stands", "{who:seat} is the first to stand and plays alone against {others:list}.")
	msgLets         = sentences.Add("lets", "{who:seat} did not stand first in turn and plays alone all the same: the others have let it pass.")
	msgToSpeak      = sentences.Add("to-speak", "{who:seat} is still to stand or to pass.")
	msgAllPass      = sentences.Add("all-pass", "All three pass: the deal is void, and nobody scores.")
	msgNextDeals    = sentences.Add("next-deals", "{who:seat}, on the left, deals next.")
	msgOutOfTurnBid = sentences.Add("bid-out-of-turn", "{who:seat} spoke when it was for {turn:seat} to speak.")
	msgBidOver      = sentences.Add("bid-over", "{who:seat} spoke when nobody had to speak any more.")
	msgBidCounts    = sentences.Add("bid-counts", "What {who:seat} said too soon counts in its turn.")
)

// The deal.
var (
	msgWrongDeal    = sentences.Add("wrong-deal", "{who:seat} did not deal the cards properly.")
	msgDealAgain    = sentences.Add("deal-again", "{who:seat} deals again, and nothing is charged.")
	msgDealing      = sentences.Add("dealing", "Each player gets twelve cards, four at a time, and four are left.")
	msgSmallPacket  = sentences.Add("small-packet", "{who:seat} left {n:words} {n?card|cards} in a packet of the cut.")
	msgCutAgain     = sentences.Add("cut-again", "The pack is cut again: each packet needs four cards, and none may be exposed.")
	msgPacketEnough = sentences.Add("packet-enough", "Four cards are enough for a packet of the cut.")
	msgExposedCut   = sentences.Add("exposed-in-cut", "{who:seat} exposed a card of the pack in cutting.")
	msgExposedSeats = sentences.Add("exposed-for-seats", "{who:seat} exposed {n:words} cards in cutting for seats and deal.")
	msgCutsAgain    = sentences.Add("cuts-again", "{who:seat} has to cut again.")
	msgExposedOne   = sentences.Add("exposed-one", "One card is what everybody exposes in cutting for seats and deal.")
)

// Asking, exchange, discard and stock.
var (
	msgAsks        = sentences.Add("asks", "{who:seat} asks for {card:card}, and {from:seat} must give it up.")
	msgAsksSome    = sentences.Add("asks-somebody", "{who:seat} asks for {card:card}, and the adversary who has it must give it up.")
	msgGives       = sentences.Add("gives", "{who:seat} gives {card:card} for it, so that both have twelve cards again.")
	msgGivenUntold = sentences.Add("given-untold", "A card is due in exchange for it; which one is not recorded.")
	msgInStock     = sentences.Add("in-stock", "{card:card} lies in the stock: nothing is exchanged, and {who:seat} may ask for no other card.")
	msgNeedNotAsk  = sentences.Add("need-not-ask", "{who:seat} holds all four threes, may ask for a two and need not.")
	msgMayAskTwo   = sentences.Add("may-ask-two", "{who:seat} holds all four threes and may ask for a two.")
	msgAskedNone   = sentences.Add("asked-none", "{who:seat} asked for nothing without holding all four threes.")
	msgAskedOwn    = sentences.Add("asked-own", "{who:seat} asked for {card:card}, which was in the asker's own hand.")
	msgAskedTwo    = sentences.Add("asked-two", "{who:seat} asked for {card:card} without holding all four threes.")
	msgAskedLow    = sentences.Add("asked-low", "{who:seat} asked for {card:card}, which is neither a three nor a two.")
	msgAskVoid     = sentences.Add("ask-void", "What may not be asked for need not be given. It costs nothing.")
	msgLaidNone    = sentences.Add("laid-none", "{who:seat} laid out no card.")
	msgLaidMany    = sentences.Add("laid-many", "{who:seat} laid out {n:words} cards; four are the most.")
	msgTookOther   = sentences.Add("took-other", "{who:seat} laid out {n:words} {n?card|cards} and took {m:number}.")
	msgLaysOut     = sentences.Add("lays-out", "{who:seat} lays out {n:words} {n?card|cards}; one to four are allowed.")
	msgTakes       = sentences.Add("takes", "{who:seat} takes {cards:cards} from the stock, as many as were laid out.")
	msgNewStock    = sentences.Add("new-stock", "The stock holds four cards again, which nobody may see or touch before the last card is played.")
	msgTurned      = sentences.Add("turned", "The stock is turned when the single player has laid out.")
	msgShowed      = sentences.Add("showed", "{who:seat} showed the card given in exchange.")
	msgHidden      = sentences.Add("hidden", "The card given in exchange is for the two who exchange alone.")
	msgChanged     = sentences.Add("changed", "{who:seat} changed the discard after the stock had been turned.")
	msgNoAmending  = sentences.Add("no-amending", "The discard may not be changed once the stock is turned.")
	msgLooked      = sentences.Add("looked", "{who:seat} looked at the stock before the last card was played.")
	msgLookedGuest = sentences.Add("looked-guest", "An onlooker looked at the stock before the last card was played.")
	msgNoPenalty   = sentences.Add("no-penalty", "No penalty is laid down: the hand scores as it is played.")
	msgTurnedFirst = sentences.Add("turned-first", "{who:seat} turned the stock over before anybody had stood.")
	msgTurnedOwn   = sentences.Add("turned-own", "{who:seat} turned the stock over before laying out a card.")
	msgTurnedFoe   = sentences.Add("turned-foe", "{who:seat} turned the stock over before {single:seat} had laid out.")
	msgTurnedCosts = sentences.Add("turned-costs", "{who:seat} loses 35 to each adversary, and the deal is void.")
	msgTurnedFree  = sentences.Add("turned-free", "There is no penalty, and {single:seat} lays out at will.")
)

// The play.
var (
	msgRevoke       = sentences.Add("revoke", "{who:seat} played {card:card} to {led:card} and held {held:card}.")
	msgRevokeBack   = sentences.Add("revoke-back", "{who:seat} played {card:card} to {led:card} and held {held:card}, but took it back before the trick was gathered.")
	msgRevokeTold   = sentences.Add("revoke-told", "{who:seat} is reported to have revoked.")
	msgNoCost       = sentences.Add("revoke-no-cost", "A revoke that is put right before the trick is gathered costs nothing.")
	msgFollowed     = sentences.Add("followed", "{who:seat} followed suit; nobody need win a trick.")
	msgVoidOfSuit   = sentences.Add("void-of-suit", "Who has no card of the suit led may play any other.")
	msgMustFollow   = sentences.Add("must-follow", "Only who has a card of the suit led must play one.")
	msgLedTurn      = sentences.Add("led-turn", "{who:seat} led {card:card} when it was for {turn:seat} to lead.")
	msgPlayedTurn   = sentences.Add("played-turn", "{who:seat} played {card:card} when it was for {turn:seat} to play.")
	msgWhoLeads     = sentences.Add("who-leads", "The eldest hand leads to the first trick, whoever plays alone, and the winner of a trick to the next.")
	msgPlayerErrs   = sentences.Add("player-errs", "Only an error of the adversaries gives a right; {who:seat} is the single player.")
	msgMayAbandon   = sentences.Add("may-abandon", "Abandon the hand here, with {n:number} points against {m:number}.")
	msgMayAbandonIt = sentences.Add("may-abandon-it", "Abandon the hand here and claim the stock and the last trick.")
	msgMayPlayOn    = sentences.Add("may-play-on", "Let it stand and play on.")
	msgMayLetStand  = sentences.Add("may-let-stand", "Let it stand, with {n:number} points against {m:number}.")
	msgAbandons     = sentences.Add("abandons", "{who:seat} abandons the hand and claims the stock and the last trick.")
	msgToldAbandons = sentences.Add("told-abandons", "{who:seat} abandons the hand")
	msgAbandoned    = sentences.Add("abandoned", "The adversaries had won {n:number} {n?point|points} when the error occurred; the other {m:number} are {who:seat}'s.")
	msgLetStand     = sentences.Add("let-stand", "{who:seat} lets the error stand.")
	msgNoRight      = sentences.Add("no-right", "{who:seat} has no right to abandon the hand; it goes on.")
)

// The count and the score.
var (
	msgInTricks   = sentences.Add("in-tricks", "{who:seat} has {n:number} {n?point|points} in tricks.")
	msgTogether   = sentences.Add("together", "{others:list} have {n:number} {n?point|points} in tricks together.")
	msgLastHigh   = sentences.Add("last-high", "{who:seat} wins the last trick with {card:card}, the highest card of its suit in it.")
	msgLastSuit   = sentences.Add("last-suit", "{who:seat} wins the last trick with {card:card}: only the suit led can win.")
	msgStockGoes  = sentences.Add("stock-goes", "The last trick counts 3, and the stock that goes with it {n:number}.")
	msgStockOpen  = sentences.Add("stock-open", "The last trick counts 3, and the stock goes with it.")
	msgMoreTricks = sentences.Add("more-tricks", "The number of tricks is worth nothing, though {list:list} won more of them.")
	msgOffset     = sentences.Add("offset", "Revokes of both sides are set off against one another.")
	msgMoved      = sentences.Add("moved", "{revokes:words} {revokes?revoke costs|revokes cost} nine points each: {n:number} go over, and the score is {a:number} to {b:number}.")
	msgMovedOne   = sentences.Add("moved-one", "A revoke costs nine points: {n:number} {n?goes|go} over, and the score is {a:number} to {b:number}.")
	msgWins       = sentences.Add("wins-at", "{n:number} points are 18 or more: the game is won.")
	msgLoses      = sentences.Add("loses-at", "{n:number} {n?point is|points are} fewer than 18: the game is lost.")
	msgValue      = sentences.Add("value", "{a:number} less {b:number} is {n:number}.")
	msgDouble     = sentences.Add("double", "All 35 points were won: they count double, 70.")
	msgNotDouble  = sentences.Add("not-double", "All 35 points were not won in play: they count 35.")
	msgPutDown    = sentences.Add("put-down", "Only the single player's score is put down: {n:sum} for {who:seat}, who settles with each of the others.")
)

// The ruling as a whole.
var (
	msgContract  = sentences.Add("contract", "alone")
	msgAskedFor  = sentences.Add("contract-asked", "alone, asking for {card:card}")
	msgWon       = sentences.Add("won", "{who:seat} wins with {n:number} points: {s:sum}.")
	msgLost      = sentences.Add("lost", "{who:seat} loses with {n:number} {n?point|points}: {s:sum}.")
	msgVoidStock = sentences.Add("void-stock", "{who:seat} turned the stock too soon: {s:sum}, and the deal is void.")
	msgRegular   = sentences.Add("regular", "The record shows nothing irregular.")
	msgUndecided = sentences.Add("undecided", "Not decided: {why:phrase}")
	msgOpen      = sentences.Add("open", "{^why:phrase}")
)

// What is left open.
var (
	msgNotPlayed   = sentences.Add("not-played", "the hand is not played out.")
	msgNotSpoken   = sentences.Add("not-spoken", "it is for {who:seat} to stand or to pass.")
	msgNobodyAlone = sentences.Add("nobody-alone", "who plays alone is not recorded.")
	msgTheChoice   = sentences.Add("the-choice", "{who:seat} may abandon the hand or let it go on.")
	msgCostOpen    = sentences.Add("cost-open", "what a wrong discard costs is not laid down.")
	msgBeforeOpen  = sentences.Add("before-open", "what was taken before is not recorded.")
	msgGaveUp      = sentences.Add("gave-up", "{who:seat} gives up, and the rules do not say what that costs.")
	msgLaidDown    = sentences.Add("laid-down", "{who:seat} lays down the hand, and the rules do not say what follows.")
	msgRevokeOpen  = sentences.Add("revoke-open", "whether {who:seat} held a card of the suit led is not known.")
	msgHandOpen    = sentences.Add("hand-open", "which cards {who:seat} held is not recorded.")
	msgOutOpen     = sentences.Add("out-open", "what {who:seat} laid out and took is not recorded.")
	msgSomeOpen    = sentences.Add("some-open", "whether somebody held a card of the suit led is not known.")
)

// The results by which points are valued.
var (
	msgAllPoints    = sentences.Add("all-points", "all 35 points")
	msgSoMany       = sentences.Add("so-many", "{n:words} {n?point|points}")
	msgCardsAndLast = sentences.Add("cards-and-last", "these cards, the last trick and the stock")
	msgCardsAlone   = sentences.Add("cards-alone", "these cards alone")
)
