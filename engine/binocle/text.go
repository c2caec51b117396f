package binocle

import "hoyle/engine/say"

var sentences = say.New("binocle")

// The melds.
var (
	msgMarriage      = sentences.Add("marriage", "the marriage in {suit:suit}")
	msgRoyalMarriage = sentences.Add("royal-marriage", "the royal marriage")
	msgSequence      = sentences.Add("sequence", "the trump sequence")
	msgBinocle       = sentences.Add("binocle", "binocle")
	msgDoubleBinocle = sentences.Add("double-binocle", "double binocle")
	msgGrandBinocle  = sentences.Add("grand-binocle", "grand binocle")
	msgFour          = sentences.Add("four", "four {rank:word}")
	msgEight         = sentences.Add("eight", "eight {rank:word}")
)

// The auction.
var (
	msgForPoints    = sentences.Add("for-points", "for {n:number}")
	msgTrumpFor     = sentences.Add("trump-for-points", "{suit:suit} for {n:number}")
	msgLeads        = sentences.Add("leads", "{who:seat} leads to the first trick.")
	msgHadPassed    = sentences.Add("had-passed", "{who:seat} had passed. That call does not count; Foster names no penalty.")
	msgBidOnce      = sentences.Add("bid-once", "{who:seat} has called once already. This call does not count; Foster names no penalty.")
	msgBidTimes     = sentences.Add("bid-times", "{who:seat} has called {n:number} times already. This call does not count; Foster names no penalty.")
	msgOutOfTurn    = sentences.Add("bid-out-of-turn", "{who:seat} called, and it was {turn:seat}'s turn. Foster names no penalty.")
	msgNoBid        = sentences.Add("no-bid", "{who:seat} said {call:word}, which bids nothing; a bid is a number of points.")
	msgHighest      = sentences.Add("highest-bid", "{who:seat} made the highest bid, {n:number}.")
	msgAllPassed    = sentences.Add("all-passed", "All passed, so {who:seat}, the dealer, must bid 20.")
	msgTakesWidow   = sentences.Add("takes-widow", "{who:seat} takes the widow and lays away {cards:cards}.")
	msgWrongDiscard = sentences.Add("wrong-discard", "{who:seat} laid away {n:number} {n?card|cards}, and the widow has {due:number}.")
	msgDiscardWhat  = sentences.Add("wrong-discard-stands", "Foster names no remedy: the hand is played as it is, and ends when the others have no card left.")
)
