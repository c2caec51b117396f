package stock

import "hoyle/engine/say"

// Sentences is what is said of slips in dealing and drawing. Who is a list of one, so that he may be named by a message.
var Sentences = say.New("stock")

// The slips themselves.
var (
	msgHasCards = Sentences.Add("has-cards", "{who:list} has {many#too few|too many} cards.")
	msgDrewTwo  = Sentences.Add("drew-two", "{who:list} drew two cards and {seen#has not seen the second|saw both}.")
	factsBy     = map[string]*say.Message{
		"exposed-in-deal":  Sentences.Add("exposed-in-deal", "{who:list} exposed a card in dealing."),
		"missed-draw":      Sentences.Add("missed-draw", "{who:list} has played to the next trick without having drawn."),
		"saw-stock-card":   Sentences.Add("saw-stock-card", "{who:list} saw a card of the stock."),
		"drew-out-of-turn": Sentences.Add("drew-out-of-turn", "{who:list} drew out of turn."),
	}
	facts = map[string]*say.Message{
		"faced-card":     Sentences.Add("faced-card", "A card was found face up."),
		"imperfect-pack": Sentences.Add("imperfect-pack", "The pack is imperfect."),
		"wrong-deal":     Sentences.Add("wrong-deal", "The cards were dealt wrongly."),
	}
)

// What follows.
var (
	msgExposedOwn      = Sentences.Add("exposed-own", "The exposed card is {who:list}'s own; the deal stands.")
	msgMayDemand       = Sentences.Add("may-demand", "{who:list} exposed a card in dealing; {other:list} may demand a new deal.")
	msgTurnedDown      = Sentences.Add("turned-down", "The faced card is turned down where it lies, and the hand goes on.")
	msgFacedRedeal     = Sentences.Add("faced-redeal", "A card was found face up in the pack; there must be a new deal.")
	msgImperfectVoid   = Sentences.Add("imperfect-void", "The pack is imperfect: this deal is void, and earlier scores and cuts stand.")
	msgTooLate         = Sentences.Add("too-late", "The play has begun, and no rule undoes the deal.")
	msgMisdealtRedeal  = Sentences.Add("misdealt-redeal", "The cards were dealt wrongly; there is a new deal.")
	msgMissedChooses   = Sentences.Add("missed-chooses", "{who:list} has played to the next trick without having drawn; {other:list} chooses what follows.")
	msgBothKeep        = Sentences.Add("both-keep", "Both drew the wrong cards; there is no remedy, and both keep what they have.")
	msgGivesBack       = Sentences.Add("gives-back", "{who:list} gives back the card drawn out of turn, which was {other:list}'s, and shows the one rightly drawn instead.")
	msgManyRedeal      = Sentences.Add("many-redeal", "{who:list} has too many cards, and the first trick is not yet played: there must be a new deal.")
	msgManyChooses     = Sentences.Add("many-chooses", "{who:list} has too many cards; {other:list} chooses what follows. Until {who} has {size:number} cards nothing can be announced.")
	msgFewDealtChooses = Sentences.Add("few-dealt-chooses", "{who:list} was dealt too few cards; {other:list} chooses what follows.")
	msgFewChooses      = Sentences.Add("few-chooses", "{who:list} has too few cards; {other:list} chooses what follows.")
	msgShowsSeen       = Sentences.Add("shows-seen", "{who:list} shows {other:list} the card of the stock that was seen.")
	msgLoserLooked     = Sentences.Add("loser-looked", "{who:list} lost the trick and looked at two cards; {other:list} may look at both cards of the next draw and take either.")
	msgShowsBoth       = Sentences.Add("shows-both", "{who:list} shows {other:list} the second card, which was {other}'s, and the first as well.")
	msgShowsSecond     = Sentences.Add("shows-second", "{who:list} shows {other:list} the second card, as it was seen.")
	msgPutsBack        = Sentences.Add("puts-back", "{who:list} has not seen the second card and puts it back without penalty.")
)

// What may be chosen.
var (
	msgSameDealer  = Sentences.Add("same-dealer", "a new deal by the same dealer")
	msgNewDeal     = Sentences.Add("new-deal", "a new deal")
	msgVoid        = Sentences.Add("void", "the deal is void and there is a new one")
	msgStands      = Sentences.Add("stands", "the deal stands")
	msgDrawsTwo    = Sentences.Add("draws-two", "{who:list} draws two cards the next time")
	msgReduces     = Sentences.Add("reduces", "{who:list} plays without drawing until {size:number} cards are left")
	msgMadeGood    = Sentences.Add("made-good", "the hand is made good from the top of the stock")
	msgMakesGood   = Sentences.Add("makes-good", "{who:list} draws from the stock to make them good")
	msgTakesEither = Sentences.Add("takes-either", "{who:list} looks at both cards of the next draw and takes either")
)
