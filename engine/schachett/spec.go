package schachett

import "hoyle/engine"

// Game is Schachett.
var Game = engine.Game{
	Name: "schachett", Title: "Schachett",
	About:      "A trick-taking game for two parties, four players or three with a dummy, in which the fate of two Kings counts beside the cards.",
	MinPlayers: 3, MaxPlayers: 4,
	RuleSets: []engine.RuleSet{{Name: "manual", Title: "the Manual",
		Edition: "the Schachett manual (Schöffl and R. S.; Mäser, Roudnitz)"}},
	Cards:    Cards,
	Spec:     spec,
	New:      blank,
	Simulate: simulate,
	Seats:    Seats,
	Judge:    judge,
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
	Places: []engine.FieldSpec{{Key: Dummy, Kind: engine.Cards, Doc: "the dummy's cards, with three players"}},
	Agreed: []engine.FieldSpec{{Key: "stake", Kind: engine.Word, Words: []string{"pfennig", "half-pfennig", "quarter-pfennig", "tenth-pfennig"},
		Doc: "what a point is worth; scores are in pfennigs then, each payment rounded, halves up"}},
	Match: []engine.FieldSpec{
		{Key: "round", Kind: engine.Int, Doc: "the round of the sitting, from 1; six are a cycle"},
		{Key: "game", Kind: engine.Int, Doc: "the game of the round, 1 to 4"},
		{Key: "kaiser", Kind: engine.Player, Doc: "with three players: who plays the dummy, which sits opposite him"},
		{Key: "drew", Kind: engine.Counts, Stands: true, Doc: "the draw for seats: 1 the white King, 2 the black King, 3 and 4 the white and the black card; with three players 3 is the black card; in a sitting the first record will do"},
		{Key: "scores", Kind: engine.Counts, Doc: "what each has on the score sheet before this game"},
		{Key: "last", Kind: engine.Bool, Doc: "whether the sitting ends with this game"},
	},
	Position: []engine.FieldSpec{
		{Key: "fallen", Kind: engine.Cards, Doc: "the Kings that have fallen before; one that is in none of four whole hands has"},
		{Key: "dummy-leads", Kind: engine.Bool, Doc: "the dummy leads, for whom the Kaiser plays"},
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
	Sides:  []string{White, Black},
	Faults: faults,
}

const blank = `hoyle: 1
game: schachett
title:                      # what the record is about
players: [Anna, Bert, Cora, Dora]   # each one's left-hand neighbour comes next; three with a dummy
dealer: Anna                # who received the white King; his left-hand neighbour has the black one and leads
# match: {round: 1, game: 1}        # the place in the sitting; with three players kaiser: NAME as well
# agreed: {stake: quarter-pfennig}  # without it scores are in points
deal:                       # white w, black s: officers K D T L S, pawns 8 to 1, suit cards X to I; unknown hands may be left out
  Anna: wK …                # thirteen cards, Kings included
  Bert: sK …
play:
  # - castle: {by: Anna, for: wS}   # a King given to the partner for the officer named; declined: true if he refuses
  - …                       # one trick a line, from the dealer's left: wD wS sL w3
  # - retract: Cora                 # takes back the last card that she played
  # - dispute: {by: Bert, says: revoke, against: Cora}
`
