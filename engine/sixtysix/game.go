// Package sixtysix is the game of Sixty-six after Foster, for two, three and four players.
package sixtysix

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/stock"
)

// Game is Sixty-six.
var Game = engine.Game{
	Name:       "sixty-six",
	Title:      "Sixty-six",
	About:      "Two players, twenty-four cards: the first to count sixty-six in tricks and marriages, and to say so, wins.",
	MinPlayers: 2,
	MaxPlayers: 4,
	RuleSets: []engine.RuleSet{{
		Name:    "foster",
		Title:   "Foster's rules",
		Edition: "R. F. Foster, Complete Hoyle, edition of 1914",
		Variants: []engine.Variant{
			{Name: "three-handed", Differs: "The dealer takes no cards, scores what is won on the deal, and cannot go out on it."},
			{Name: "four-handed", Differs: "Partners with thirty-two cards and no stock; everybody must follow, head, trump and over-trump; no marriages."},
		},
	}},
	Cards:       card.French,
	Spec:        spec,
	Sentences:   []*say.Catalogue{sentences, stock.Sentences, replay.Sentences, engine.Sentences},
	Settlements: settlements,
	Places:      holders,
	New:         blank,
	Ask:         inquiry,
	Forms:       slices.Concat(engine.FormsOf("foster", "", 2), engine.FormsOf("foster", "three-handed", 3), engine.FormsOf("foster", "four-handed", 4)),
	Simulate:    simulate,
	Rule:        rule,
}

// The events of the game.
const (
	Marriage engine.Kind = "marriage"
	Show     engine.Kind = "show"
	Exchange engine.Kind = "exchange"
	Close    engine.Kind = "close"
	Draw     engine.Kind = "draw"
)

var suitFields = []engine.FieldSpec{
	{Key: "by", Kind: engine.Player, Doc: "who; the player on lead when left out"},
	{Key: "suit", Kind: engine.Word, Required: true, Doc: "the suit, C S H or D"},
}

var spec = engine.Spec{
	Places: []engine.FieldSpec{
		{Key: "turn-up", Kind: engine.OneCard, Doc: "the card that makes the trump"},
		{Key: "stock", Kind: engine.Cards, Doc: "the face-down cards, top first, as far as they are known"},
	},
	Agreed: []engine.FieldSpec{
		{Key: "carry", Kind: engine.Word, Words: []string{"one", "each"}, Doc: "whether deals that nobody scores carry one point together (the rule) or one each"},
		{Key: "schneider", Kind: engine.Word, Words: []string{"33"}, Doc: "four-handed: the losers need thirty-three to be out of schneider, not thirty-one"},
		{Key: "revoke", Kind: engine.Word, Words: []string{"side", "player"}, Doc: "four-handed: what a broken duty costs, the side's count for cards or that of the player's own tricks"},
		{Key: "manner", Kind: engine.Word, Words: []string{"german"}, Doc: "four-handed: the German manner, in which marriages are scored and the cards dealt crosswise by twos"},
		{Key: "stakes", Kind: engine.Word, Words: []string{"game", "point", "pool"}, Doc: "what is played for; three-handed pool: the first who is out takes it, and the game is over"},
	},
	Match: []engine.FieldSpec{
		{Key: "scores", Kind: engine.Counts, Runs: engine.Adds, Doc: "points toward game before this deal"},
		{Key: "carry", Kind: engine.Int, Runs: engine.Carries, Doc: "what the winner of this deal adds for deals that nobody scored"},
	},
	Position: []engine.FieldSpec{
		{Key: "trump", Kind: engine.Word, Doc: "the trump suit, where the turn-up is gone"},
		{Key: "marriages", Kind: engine.Counts, Doc: "points announced in marriages so far; they wait where tricks says that the player has none"},
		{Key: "closed-by", Kind: engine.Player, Doc: "who closed the stock"},
		{Key: "tricks-at-close", Kind: engine.Counts, Doc: "tricks won when the stock was closed"},
	},
	Result: []engine.FieldSpec{
		{Key: "points", Kind: engine.Counts, Required: true, Doc: "each player's count, marriages and last trick included; four-handed one player of each side"},
		{Key: "tricks", Kind: engine.Counts, Doc: "tricks won, likewise"},
		{Key: "claim", Kind: engine.Player, Doc: "who announced sixty-six during the play"},
		{Key: "closed-by", Kind: engine.Player, Doc: "who closed the stock"},
		{Key: "tricks-at-close", Kind: engine.Counts, Doc: "tricks won when the stock was closed"},
	},
	Events: []engine.EventSpec{
		{Kind: Marriage, Scalar: engine.Word, Fields: suitFields, Doc: "announces a marriage in the suit with the next lead"},
		{Kind: Show, Scalar: engine.Word, Fields: suitFields, Doc: "shows a marriage without leading it, to claim"},
		{Kind: Exchange, Scalar: engine.Player, Doc: "exchanges the nine of trumps for the turn-up"},
		{Kind: Close, Scalar: engine.Player, Doc: "closes the stock"},
		{Kind: Draw, Scalar: engine.Cards, Words: []string{"stock"}, Fields: []engine.FieldSpec{
			{Key: "by", Kind: engine.Player, Required: true, Doc: "who draws"},
			{Key: "cards", Kind: engine.Cards, Doc: "what is drawn"},
		}, Doc: "everybody draws in order: stock, or the cards drawn, the winner's first; or one player draws"},
	},
	Faults: faults,
	Claims: []string{"66"},
}

const blank = `hoyle: 1
game: sixty-six
players: [Anna, Bert]      # three: the dealer takes no cards; four: partners sit opposite
dealer: Bert               # the other leads
# match: {scores: {Anna: 3, Bert: 5}, carry: 1}   # where the game stands; the later deals of a file go on from there
deal:
  Anna: SAKQ CA HT D9      # six cards each; leave out what nobody knows
  Bert: ST9 CK HAJ DJ
  turn-up: HK
  stock: DA CT CQ DT SJ C9 DK HQ CJ DQ H9   # top first, if it is known
play:
  - CA CK                  # one trick a line
  # - draw: stock          # only where it matters whether they had drawn; or draw: [DA, CT]
  # - exchange: Anna       # the nine of trumps for the turn-up
  # - close: Anna
  - marriage: S            # Anna's next lead is the king or queen of spades
  - SK S9
  # - show: S              # shown and not led, to claim
  # - claim: {by: Anna, what: 66}
`
