// Package cassino is the game of Cassino after Foster, for two, three and four players.
package cassino

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// Game is Cassino.
var Game = engine.Game{
	Name:       "cassino",
	Title:      "Cassino",
	About:      "Two to four players take cards from the table by pairs and sums, and build for later; cards, spades, cassinos, aces and sweeps count.",
	MinPlayers: 2,
	MaxPlayers: 4,
	RuleSets: []engine.RuleSet{{
		Name:    "foster",
		Title:   "Foster's rules",
		Edition: "R. F. Foster, Complete Hoyle, edition of 1914",
		Variants: []engine.Variant{
			{Name: "twenty-one", Differs: "The game is twenty-one points, which count out in a fixed order or are claimed."},
			{Name: "royal", Differs: "Jack, queen and king are 11, 12 and 13 in combining and building, and the ace may be agreed to be 14."},
			{Name: "spade", Differs: "Every spade counts one and the jack of spades one more; points are pegged at once, and sixty-one are the game."},
			{Name: "draw", Differs: "Nothing is dealt after the first round: each fills his hand from the stock as soon as he has played."},
		},
	}},
	Cards:       card.French,
	Spec:        spec,
	Sentences:   []*say.Catalogue{sentences, replay.Sentences, engine.Sentences},
	Settlements: settlements,
	New:         blank,
	Ask:         inquiry,
	Forms: slices.Concat(engine.FormsOf("foster", "", 2, 3, 4), engine.FormsOf("foster", "twenty-one", 2),
		engine.FormsOf("foster", "royal", 2, 4), engine.FormsOf("foster", "spade", 2, 3), engine.FormsOf("foster", "draw", 2, 3, 4)),
	Simulate: simulate,
	Rule:     judge,
}

// The events of the game.
const (
	Take  engine.Kind = "take"
	Build engine.Kind = "build"
)

// The places of the deal.
const (
	table = "table"
	stock = "stock"
)

var spec = engine.Spec{
	Places: []engine.FieldSpec{
		{Key: table, Kind: engine.Cards, Doc: "the four cards turned up on the table"},
		{Key: stock, Kind: engine.Cards, Doc: "the cards face down in the order in which they are dealt out, two at a time from the eldest hand (Draw Cassino: in which they are drawn), as far as they are known"},
	},
	Agreed: []engine.FieldSpec{
		{Key: "game", Kind: engine.Word, Words: []string{"deal", "majority", "11", "21", "61"}, Doc: "what is played for: each deal a game (when left out), the majority of each deal, or so many points; of eleven the lower score is taken from the higher, between two sides"},
		{Key: "target", Kind: engine.Int, Doc: "of majority: how many deals win the game"},
		{Key: "partners", Kind: engine.Bool, Doc: "four players are two against two, partners opposite each other"},
		{Key: "count-out", Kind: engine.Bool, Doc: "whoever has reached the game claims it at once"},
		{Key: "ace", Kind: engine.Word, Words: []string{"1", "14"}, Doc: "Royal Cassino: what an ace is worth; 1 when left out"},
		{Key: "double", Kind: engine.Bool, Doc: "a winner with twice the other's points has won a double game"},
	},
	Match: []engine.FieldSpec{
		{Key: "scores", Kind: engine.Counts, Runs: engine.Adds, Doc: "what each has on the score sheet before this deal; of partners one of each side will do"},
	},
	Result: []engine.FieldSpec{
		{Key: "cards", Kind: engine.Counts, Doc: "cards taken; of two sides one will do, of partners one of each"},
		{Key: "spades", Kind: engine.Counts, Doc: "spades taken, likewise"},
		{Key: "aces", Kind: engine.Counts, Doc: "aces taken, likewise"},
		{Key: "sweeps", Kind: engine.Counts, Doc: "sweeps; none where it is left out"},
		{Key: "big", Kind: engine.Player, Doc: "who took the ten of diamonds"},
		{Key: "little", Kind: engine.Player, Doc: "who took the deuce of spades"},
		{Key: "jack", Kind: engine.Player, Doc: "Spade Cassino: who took the jack of spades"},
		{Key: "SA", Kind: engine.Player, Doc: "who took the ace of spades, where the order of the aces matters; with the next three in place of aces"},
		{Key: "CA", Kind: engine.Player, Doc: "who took the ace of clubs"},
		{Key: "HA", Kind: engine.Player, Doc: "who took the ace of hearts"},
		{Key: "DA", Kind: engine.Player, Doc: "who took the ace of diamonds"},
	},
	Events: []engine.EventSpec{
		{Kind: Take, Scalar: engine.Cards, Fields: []engine.FieldSpec{
			{Key: "by", Kind: engine.Player, Doc: "who, where it was not his turn"},
			{Key: "cards", Kind: engine.Cards, Required: true, Doc: "the card from the hand, and then what it takes; a card of a build stands for the whole build"},
		}, Doc: "takes cards from the table: the card from the hand first"},
		{Kind: Build, Fields: []engine.FieldSpec{
			{Key: "by", Kind: engine.Player, Doc: "who, where it was not his turn"},
			{Key: "cards", Kind: engine.Cards, Required: true, Doc: "the card from the hand, and then what it is laid on; a card of a build stands for the whole build"},
			{Key: "to", Kind: engine.Int, Required: true, Doc: "the value that is announced"},
		}, Doc: "builds on cards of the table: the card from the hand first"},
	},
	Faults: faults,
	Claims: []string{"out"},
}

const blank = `hoyle: 1
game: cassino
# variant: twenty-one      # or royal, spade, draw
players: [Anna, Bert]      # two, three or four
dealer: Bert               # the player on his left begins
# agreed: {partners: true, game: 21, count-out: true}
# match: {scores: {Anna: 3, Bert: 5}}   # where the game stands; the later deals of a file go on from there
deal:
  Anna: S9 D28 CK          # the first four of each; leave out what nobody knows
  Bert: C39 HJ S5
  table: S4 D3 C2 H7
  # stock: …               # in the order in which it is dealt out, as far as it is known
play:                      # one turn a line
  - build: {cards: D2 H7, to: 9}   # the card from the hand first
  - take: C9 D2            # the card from the hand first; a card of a build stands for all of it
  - take: S9 S4 D3 C2
  - HJ                     # a card alone is laid on the table
  # - Anna: CK             # who played, where it was not his turn
  # - dispute: {by: Bert, says: wrong-take, against: Anna}
  # - claim: {by: Anna, what: out}      # where counting out was agreed
`
