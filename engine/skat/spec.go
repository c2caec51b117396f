package skat

import "hoyle/engine"

// spec is what a record of Skat may say.
var spec = engine.Spec{
	Calls: []string{"hold", "pass"}, Figures: true,
	HasDiscard: true,
	Places: []engine.FieldSpec{
		{Key: "skat", Kind: engine.Cards, Doc: "the two cards laid aside in the deal"},
		{Key: "widow", Kind: engine.Cards, Doc: "the three cards laid aside in Frog"},
	},
	Contract: []engine.FieldSpec{
		{Key: "by", Kind: engine.Player, Doc: "the single player; in Ramsch who announced it"},
		{Key: "game", Kind: engine.Word, Required: true, Words: gameWords, Doc: "what is played"},
		{Key: "how", Kind: engine.Word, Words: []string{"solo", "tournee", "passt-mir-nicht", "gucki", "hand", "skat"}, Doc: "how the skat is used; hand and skat are the words of today's order"},
		{Key: "bid", Kind: engine.Int, Doc: "the figure to be covered, where the bidding is not recorded"},
		{Key: "announce", Kind: engine.Word, Words: []string{"schneider", "schwarz"}, Doc: "announced with the game"},
		{Key: "open", Kind: engine.Bool, Doc: "the hand lies open"},
		{Key: "turned", Kind: engine.OneCard, Doc: "the card turned up; with passt-mir-nicht the second"},
		{Key: "with", Kind: engine.Int, Doc: "matadors held, where no cards are recorded"},
		{Key: "without", Kind: engine.Int, Doc: "matadors missing, where no cards are recorded"},
		{Key: "trump", Kind: engine.Word, Words: []string{"clubs", "spades", "hearts", "diamonds"}, Doc: "the trump of a chico in Frog"},
	},
	Agreed: []engine.FieldSpec{
		{Key: "turned-nullo", Kind: engine.Bool, Doc: "a seven turned up may be played as a nullo worth 10 (Foster, Law 31)"},
		{Key: "looking-at-skat", Kind: engine.Word, Words: []string{"laws", "body"}, Doc: "whether a look at the skat during the play follows the Laws (26) or the running text"},
		{Key: "edition", Kind: engine.Int, Doc: "the text of the international order: 2022, or 2006 for the older one"},
	},
	Match: []engine.FieldSpec{
		{Key: "scores", Kind: engine.Counts, Runs: engine.Adds, Doc: "what each has on the score sheet before this hand"},
	},
	Result: []engine.FieldSpec{
		{Key: "points", Kind: engine.Counts, Doc: "card points: of the single player, skat included; in Ramsch of all three"},
		{Key: "tricks", Kind: engine.Counts, Doc: "tricks taken, likewise"},
		{Key: "last", Kind: engine.Player, Doc: "who took the last trick of a Ramsch"},
	},
	Events: []engine.EventSpec{
		{Kind: Announce, Fields: []engine.FieldSpec{
			{Key: "by", Kind: engine.Player, Required: true, Doc: "who announces"},
			{Key: "what", Kind: engine.Word, Required: true, Words: []string{"schneider", "schwarz"}, Doc: "what"},
		}, Doc: "announces schneider or schwarz at this point of the play"},
		{Kind: Show, Scalar: engine.Player, Fields: []engine.FieldSpec{
			{Key: "by", Kind: engine.Player, Required: true, Doc: "who shows his hand"},
			{Key: "cards", Kind: engine.Cards, Doc: "the cards shown, where the deal does not tell them"},
		}, Doc: "lays his cards down or shows them, without a word"},
		{Kind: Leave, Scalar: engine.Player, Doc: "leaves the table (on a server)"},
		{Kind: TimeOut, Scalar: engine.Player, Doc: "runs out of time (on a server)"},
		{Kind: Unreadable, Scalar: engine.Player, Doc: "plays a card that the record does not tell"},
	},
	Claims: []string{"won", "rest", "schneider", "schwarz", "lost"},
	Faults: faults,
}

// Announce is the event of an announcement made during the play.
const Announce engine.Kind = "announce"

var gameWords = []string{"clubs", "spades", "hearts", "diamonds", "grand", "nullo", "null", "ramsch", "revolution", "uno", "duo", "frog", "chico"}
