// Package vint is the game of Vint by Foster's rules, with the laws of bridge that it leans on.
package vint

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// Game is Vint.
var Game = engine.Game{
	Name: "vint", Title: "Vint",
	About:      "Four players, two against two, bid for the trump as at bridge; every trick counts for the side that wins it.",
	MinPlayers: players, MaxPlayers: players,
	RuleSets:    []engine.RuleSet{{Name: "foster", Title: "Foster's rules", Edition: "R. F. Foster, Complete Hoyle, edition of 1914"}},
	Cards:       card.French,
	Spec:        spec,
	Sentences:   []*say.Catalogue{sentences, replay.Sentences, engine.Sentences},
	Settlements: settlements,
	Outcomes:    outcomes,
	Seats:       seats,
	New:         newRecord,
	Ask:         inquiry,
	Forms:       engine.FormsOf("foster", "", players),
	Simulate:    simulate,
	Rule:        judge,
}

// The figures of the game.
const (
	players   = 4
	handSize  = 13
	allTricks = 13
	book      = 6   // the tricks that a bid is told over
	gameAt    = 500 // below the line
	rubberAt  = 2   // games
	topBid    = 7
)

var spec = engine.Spec{
	Calls: append([]string{"pass"}, bidWords...),
	Contract: []engine.FieldSpec{
		{Key: "by", Kind: engine.Player, Required: true, Doc: "the highest bidder"},
		{Key: "bid", Kind: engine.Word, Required: true, Words: bidWords, Doc: "the highest bid: the number over six and a suit, or N for no-trumps"},
	},
	Agreed: []engine.FieldSpec{
		{Key: revoke, Kind: engine.Int, Doc: "what a revoke costs above the line; without it that is undecided"},
		{Key: lookedBack, Kind: engine.Int, Doc: "what a look at a quitted trick costs above the line; without it that is undecided"},
	},
	Match: []engine.FieldSpec{
		{Key: "below", Kind: engine.Counts, Runs: engine.Told, Doc: "what each side has below the line in this game; a side is named by one of its players"},
		{Key: "games", Kind: engine.Counts, Runs: engine.Told, Doc: "the games that each side has won in this rubber"},
		{Key: "scores", Kind: engine.Counts, Runs: engine.Adds, Doc: "what each player has in both columns together"},
	},
	Result: []engine.FieldSpec{
		{Key: "tricks", Kind: engine.Counts, Required: true, Doc: "the tricks that a side won, as they fell; a plain number is the bidder's side's"},
		{Key: "honours", Kind: engine.Counts, Doc: "the trump honours that a side held, of five"},
		{Key: "aces", Kind: engine.Counts, Doc: "the aces that a side held"},
		{Key: "coronets", Kind: engine.Counts, Doc: "what a side has for coronets, in points; none where the aces are told and this is not"},
	},
	Faults: faults,
}

// side is one of the two sides: the first and third of the players, or the second and fourth.
type side int8

// sideOf is the side of a player.
func sideOf(s engine.Seat) side { return side(s % 2) }

// other side.
func (s side) other() side { return 1 - s }

// seats of the side.
func (s side) seats() (engine.Seat, engine.Seat) { return engine.Seat(s), engine.Seat(s) + 2 }

// who names both partners in a sentence.
func (s side) who() say.Value { return sideNames[s] }

var sideNames = [2]say.Value{say.Seats[engine.Seat](0, 2), say.Seats[engine.Seat](1, 3)}

// perSide is a number for each side.
type perSide [2]int

// all gives every player his side's number.
func (n perSide) all() []engine.Count { return n.to(make([]engine.Count, players)) }

// to gives as many of the players as there is room for their sides' numbers.
func (n perSide) to(out []engine.Count) []engine.Count {
	for s := range out {
		out[s] = engine.Count{Seat: engine.Seat(s), N: n[s%2]}
	}
	return out
}

// named gives each side's number to the first of its players.
func (n perSide) named() []engine.Count { return n.to(make([]engine.Count, 2)) }
