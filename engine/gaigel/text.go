package gaigel

import "hoyle/engine/say"

var sentences = say.New("gaigel")

// The melds.
var (
	msgMarriage       = sentences.Add("marriage", "the marriage in {suit:suit}")
	msgTrumpMarriage  = sentences.Add("marriage-trumps", "the marriage in trumps")
	msgDoubleMarriage = sentences.Add("double-marriage", "the double marriage in {suit:suit}")
	msgDoubleTrumps   = sentences.Add("double-marriage-trumps", "the double marriage in trumps")
	msgFiveNines      = sentences.Add("five-nines", "five nines")
)
