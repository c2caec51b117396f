// Package calabrasella is the game of Calabrasella under Foster's rules.
package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/sheet"
)

// Game is Calabrasella.
var Game = engine.Game{
	Name:       "calabrasella",
	Title:      "Calabrasella",
	About:      "Three players, forty cards, one against the two others; a card is asked for, and the last trick brings the stock.",
	MinPlayers: 3,
	MaxPlayers: 4,
	RuleSets:   []engine.RuleSet{{Name: "foster", Title: "Foster's rules", Edition: "R. F. Foster, Complete Hoyle, edition of 1914"}},
	Cards:      card.French,
	Spec:       spec,
	Sentences:  []*say.Catalogue{sentences, replay.Sentences, engine.Sentences},
	Settlements: []engine.Settlement{
		{Name: "difference", Title: "everybody settles with everybody", Laws: []engine.Law{LawFosterBalancing}, Unit: "points", Settle: sheet.Difference},
		{Name: "average", Title: "the average is deducted", Laws: []engine.Law{LawFosterBalancing}, Unit: "points at a quarter of the stake of four players", Settle: sheet.Average},
	},
	Outcomes: outcomes,
	Places:   holders,
	New:      newRecord,
	Ask:      inquiry,
	Forms:    engine.FormsOf("foster", "", 3, 4),
	Simulate: simulate,
	Rule:     judge,
}
