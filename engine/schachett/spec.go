package schachett

import (
	"hoyle/engine"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// Game is Schachett.
var Game = engine.Game{
	Name: "schachett", Title: "Schachett",
	About:      "A trick-taking game for two parties, four players or three with a dummy, in which the fate of two Kings counts beside the cards.",
	MinPlayers: 3, MaxPlayers: 4,
	RuleSets: []engine.RuleSet{{Name: "manual", Title: "the Manual",
		Edition: "H. Schöffl and R. S., printed by J. Mäser, Roudnitz; in English"}},
	Cards:     Cards,
	Sentences: []*say.Catalogue{sentences, replay.Sentences, engine.Sentences},
	Spec:      spec,
	New:       newRecord,
	Ask:       inquiry,
	Forms:     engine.FormsOf("manual", "", 3, 4),
	Simulate:  simulate,
	Unit:      unit,
	Outcomes:  outcomes,
	Seats:     Seats,
	Places:    holders,
	Rule:      judge,
}

// The events of Schachett beside the common ones.
const (
	Castle  engine.Kind = "castle"
	Packets engine.Kind = "packets"
)

// White and Black are the two parties: White is who received the white King, and his partner.
const (
	White = "white"
	Black = "black"
)

var spec = engine.Spec{
	Places: []engine.FieldSpec{{Key: engine.Dummy, Kind: engine.Cards, Doc: "the dummy's cards, with three players"}},
	Agreed: []engine.FieldSpec{{Key: "stake", Kind: engine.Word, Words: []string{"pfennig", "half-pfennig", "quarter-pfennig", "tenth-pfennig"},
		Doc: "what a point is worth; scores are in pfennigs then, each payment rounded, halves up"}},
	Match: []engine.FieldSpec{
		{Key: "round", Kind: engine.Int, Runs: engine.Told, Doc: "the round of the sitting, from 1; six are a cycle"},
		{Key: "game", Kind: engine.Int, Runs: engine.Told, Doc: "the game of the round, 1 to 4"},
		{Key: "kaiser", Kind: engine.Player, With: 3, Doc: "with three players: who plays the dummy, which sits opposite him"},
		{Key: "drew", Kind: engine.Counts, Runs: engine.Stands, Doc: "the draw for seats: 1 the white King, 2 the black King, 3 and 4 the white and the black card; with three players 3 is the black card; in a sitting the first record will do"},
		{Key: "scores", Kind: engine.Counts, Runs: engine.Adds, Doc: "what each has on the score sheet before this game"},
		{Key: "last", Kind: engine.Bool, Doc: "whether the sitting ends with this game"},
	},
	Position: []engine.FieldSpec{
		{Key: "fallen", Kind: engine.Cards, Doc: "the Kings that have fallen before; one that is in none of four whole hands has"},
		{Key: "dummy-leads", Kind: engine.Bool, Doc: "the dummy leads, for whom the Kaiser plays; leader: dummy says the same"},
	},
	Result: []engine.FieldSpec{{Key: "points", Kind: engine.Counts, Required: true, Doc: "each party's points, {white: N, black: N}"}},
	Events: []engine.EventSpec{
		{Kind: Castle, Fields: []engine.FieldSpec{
			{Key: "by", Kind: engine.Player, Required: true, Doc: "who offers his King"},
			{Key: "for", Kind: engine.OneCard, Doc: "the officer that his partner gives for it"},
			{Key: "declined", Kind: engine.Bool, Doc: "whether the partner declines"},
			{Key: "shown", Kind: engine.Bool, Doc: "whether the officer was shown to the opponents"},
		}, Doc: "a castling"},
		{Kind: Packets, Scalar: engine.Text, Doc: "the packets in the order in which they were dealt: 2 3 3 2 2 2 2 2 …"},
	},
	Valued: []engine.FieldSpec{
		{Key: "left", Kind: engine.Int, Doc: "the remaining cards: what everybody held before the trick, 1 to 13"},
		{Key: "second", Kind: engine.Bool, Doc: "whether the other King has fallen before"},
	},
	Sides:     []string{White, Black},
	Faults:    faults,
	DummyWith: 3,
}

// unit is what a game's scores are counted in.
func unit(h *engine.Hand) string {
	if h.Agreed.Has("stake") {
		return "pfennigs"
	}
	return "points"
}
