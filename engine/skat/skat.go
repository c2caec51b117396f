// Package skat is the game of Skat: under Foster's Laws and under today's international order.
package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// Game is Skat.
var Game = engine.Game{
	Name:       "skat",
	Title:      "Skat",
	About:      "Three active players, thirty-two cards, one of them against the two others; bidding by numbers.",
	MinPlayers: 3,
	MaxPlayers: 6,
	RuleSets: []engine.RuleSet{{
		Name:    "foster",
		Title:   "Foster's Laws",
		Edition: "R. F. Foster, Complete Hoyle, edition of 1914",
		Variants: []engine.Variant{
			{Name: "american", Differs: "The highest bidder always takes up the skat before he names his game, may then announce schneider or schwarz, and a game lost always costs double."},
			{Name: "frog", Differs: "Thirty-six cards, eleven a player and a widow of three; each point over or under sixty is a counter."},
		},
	}, {
		Name:    "isko",
		Title:   "International Skat order",
		Edition: "Internationale Skatordnung, text of November 2022",
	}, {
		Name:    "iss",
		Base:    "isko",
		Title:   "International Skat order, as the server plays it",
		Edition: "International Skat Server, game lines of 2007 to 2026",
	}},
	Cards:       card.French,
	Spec:        spec,
	Sentences:   []*say.Catalogue{sentences, replay.Sentences, engine.Sentences},
	Settlements: settlements,
	New:         newRecord,
	Ask:         inquiry,
	Forms:       simulatedForms,
	Lists:       lists,
	Outcomes:    outcomes,
	Places:      holders,
	Simulate:    simulate,
	Translate:   translate,
	SamePoint:   samePoint,
	Rule:        judge,
}
