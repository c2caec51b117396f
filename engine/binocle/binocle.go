// Package binocle is the game of Binocle after Foster, in all its forms.
package binocle

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/stock"
	"hoyle/engine/stock/meld"
)

// Game is Binocle.
var Game = engine.Game{
	Name:       "binocle",
	Title:      "Binocle",
	About:      "Two to four players, two packs of twenty-four cards; melds are announced and tricks won, to 1000 points.",
	MinPlayers: 2,
	MaxPlayers: 4,
	RuleSets: []engine.RuleSet{{
		Name:    "foster",
		Title:   "Foster's rules",
		Edition: "R. F. Foster, Complete Hoyle, edition of 1914",
		Variants: []engine.Variant{
			{Name: sixtyFour, Differs: "Sevens and eights are added, sixty-four cards in all, and the seven of trumps takes the place of the nine for the dix."},
			{Name: threeHanded, Differs: "Three players, each alone; all cards are dealt, all melds are laid before the first card, and they count once a trick is won."},
			{Name: fourHanded, Differs: "Four players, each alone or two against two; all cards are dealt, and melds are laid after one's card to the first trick."},
			{Name: auction, Differs: "Three or four players bid points for the right to name the trump and to lead; with or without a widow, over six deals."},
		},
	}},
	Cards:     card.French,
	Spec:      spec,
	Sentences: []*say.Catalogue{sentences, meld.Sentences, stock.Sentences, replay.Sentences, engine.Sentences},
	New:       newRecord,
	Ask:       inquiry,
	Forms:     playedForms,
	Simulate:  simulate,
	Melds:     value,
	Rule:      judge,
}

var names = []string{Marriage, RoyalMarriage, Sequence, Binocle, DoubleBinocle, GrandBinocle, "aces", "kings", "queens",
	"jacks", "eight-aces", "eight-kings", "eight-queens", "eight-jacks"}

// spec is what a record of Binocle may say.
var spec = engine.Spec{
	Calls: []string{"hold", "pass"}, Figures: true,
	HasDiscard: true,
	Places: append([]engine.FieldSpec{
		{Key: "widow", Kind: engine.Cards, Doc: "the cards laid out for the bidder in the auction"},
	}, meld.Places...),
	Contract: []engine.FieldSpec{
		{Key: "by", Kind: engine.Player, Doc: "who made the highest bid, in the auction"},
		{Key: "bid", Kind: engine.Int, Doc: "what he bid"},
		meld.TrumpField,
	},
	Agreed: []engine.FieldSpec{
		{Key: "game", Kind: engine.Int, Doc: "points of the game in place of 1000; in the auction, points in place of deals"},
		{Key: "grand-binocle", Kind: engine.Bool, Doc: "whether the grand binocle counts (it does unless this says false)"},
		{Key: "overlooked", Kind: engine.Bool, Doc: "three-handed: the others may claim what a player overlooks"},
		{Key: "settlement", Kind: engine.Word, Words: []string{"lowest-pays"}, Doc: "three-handed: the game ends when a player retires, and the lowest score pays"},
		{Key: "meld-scoring", Kind: engine.Word, Words: []string{"individual", "partners", "joint"}, Doc: "four-handed: how melds become good"},
		{Key: "partners", Kind: engine.Bool, Doc: "four play two against two"},
		{Key: "widow", Kind: engine.Bool, Doc: "the auction is played with a widow"},
		{Key: "missed-bid", Kind: engine.Word, Words: []string{"subtract"}, Doc: "auction: a bid that is not made is taken off"},
		{Key: "discard-counts", Kind: engine.Bool, Doc: "auction: whether what the bidder lays away counts for him (it does unless this says false)"},
		{Key: "auction-dix", Kind: engine.Bool, Doc: "auction: the nine of trumps counts ten although no card is turned up"},
		{Key: "deals", Kind: engine.Int, Doc: "auction: deals of the game in place of six"},
		{Key: "ties", Kind: engine.Word, Words: []string{"shared", "another-deal"}, Doc: "auction: those who are equal after the last deal win together, or play another"},
	},
	Match: []engine.FieldSpec{
		meld.ScoresField,
		{Key: "deal", Kind: engine.Int, Runs: engine.CountsUp, Doc: "auction: the number of this deal"},
	},
	Position: meld.PositionFields,
	Result:   meld.ResultFields,
	Events:   meld.Events(names),
	Claims:   []string{"won"},
	Faults:   faults,
}

const newRecord = `# A hand of two-handed Binocle. For three or four players name them and leave the stock out.
hoyle: 1
game: binocle
players: [Anna, Bert]
dealer: Bert
match: {scores: {Anna: 0, Bert: 0}}
deal:                        # what is not recorded may be left out; the turn-up tells the trump
  Anna: SAKQ HAKQ DAKQ CAKQ
  Bert: SAKQ HAKQ DAKQ CAKQ
  turn-up: HJ
play:
  - CQ CA                    # one trick a line; drawing needs no word
  - meld: {by: Bert, cards: SK SQ}   # after winning a trick, before drawing
  # - exchange: Bert         # the dix: the nine of trumps for the turn-up
  # - claim: {by: Bert, what: won}   # he knocks
`
