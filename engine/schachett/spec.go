package schachett

import "hoyle/engine"

// Game is Schachett.
var Game = engine.Game{
	Name: "schachett", Title: "Schachett",
	About:      "A trick-taking game for two parties, four players or three with a dummy, in which the fate of two Kings counts beside the cards.",
	MinPlayers: 3, MaxPlayers: 4,
	RuleSets: []engine.RuleSet{{Name: "manual", Title: "the Manual",
		Edition: "the Schachett manual (Schöffl and R. S.; Mäser, Roudnitz)"}},
	Cards: Cards,
	Spec:  spec,
	New:   blank,
	Judge: judge,
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
		{Key: "drew", Kind: engine.Counts, Doc: "the draw for seats: 1 the white King, 2 the black King, 3 and 4 the white and the black card; with three players 3 is the black card"},
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

var faults = []engine.FaultSpec{
	{Name: "revoke", Meaning: "a card that the duty to follow or to take with a pawn did not allow",
		Laws: []engine.Law{LawManual3_4_1, LawManual3_4_2, LawManual3_1, LawManual3_2, LawManual3_3},
		Says: []string{"did not follow", "had an officer", "threw the wrong colour", "renounced", "hat nicht bedient"}},
	{Name: "led-for-partner", Meaning: "a lead in the partner's place",
		Laws: []engine.Law{LawManual10_2}, Says: []string{"led when it was his partner's turn", "partner led", "led too early"}},
	{Name: "lead-out-of-turn", Meaning: "a lead in an opponent's place",
		Laws: []engine.Law{LawManual10_1, LawManual10_2}, Says: []string{"led out of turn", "wrong player led"}},
	{Name: "played-early", Meaning: "a card played before the partner, who had to play first",
		Laws: []engine.Law{LawManual10_2}, Says: []string{"played before his partner", "too early", "vorgespielt"}},
	{Name: "play-out-of-turn", Meaning: "a card played before an opponent who had to play first",
		Laws: []engine.Law{LawManual10_2}, Says: []string{"played out of turn", "jumped in"}},
	{Name: "looked-back", Meaning: "a look at a trick earlier than the one before the trick on the table", Reported: true,
		Laws: []engine.Law{LawManual10_3}, Says: []string{"looked at the tricks", "looked at an old trick", "nachgesehen"}},
	{Name: "wrong-deal", Meaning: "a deal in other packets or in another order than prescribed", Reported: true,
		Laws: []engine.Law{LawManual4_8, LawManual4_9}, Says: []string{"misdeal", "dealt wrongly", "vergeben"}},
	{Name: "wrong-number-of-cards", Meaning: "a hand that does not have thirteen cards after the deal", Reported: true,
		Laws: []engine.Law{LawManual4_8, LawManual4_9}, Says: []string{"too many cards", "too few cards", "fourteen cards", "twelve cards"}},
	{Name: "exposed-in-deal", Meaning: "a card turned up in dealing", Reported: true,
		Laws: []engine.Law{LawManual4_9}, Says: []string{"turned a card up", "exposed a card", "card face up"}},
	{Name: "not-cut", Meaning: "a deal without a cut", Reported: true,
		Laws: []engine.Law{LawManual4_7, LawManual4_9}, Says: []string{"did not cut", "not cut", "forgot to cut"}},
	{Name: "wrong-kings", Meaning: "a King given to another than the game's place in the round says", Reported: true,
		Laws: []engine.Law{LawManual4_4, LawManualB4_4}, Says: []string{"wrong King", "Kings not moved"}},
	{Name: "dealt-out-of-turn", Meaning: "a deal by another than who received the white King", Reported: true,
		Laws: []engine.Law{LawManual4_5, LawManualB4_5}, Says: []string{"wrong dealer", "dealt out of turn"}},
	{Name: "wrong-seats", Meaning: "seats that are not those of the round", Reported: true,
		Laws: []engine.Law{LawManual4_1, LawManual13_1, LawManual13_2, LawManualB4_2}, Says: []string{"wrong seat", "did not change places", "wrong partner"}},
	{Name: "wrong-kaiser", Meaning: "a Kaiser whose rounds these are not", Reported: true,
		Laws: []engine.Law{LawManualB4_1}, Says: []string{"wrong Kaiser", "not Kaiser"}},
	{Name: "stopped-early", Meaning: "a sitting ended before the twenty-fourth game of a cycle", Reported: true,
		Laws: []engine.Law{LawManual13_3, LawManualB12_2}, Says: []string{"stopped early", "went home", "quit"}},
	{Name: "castle-refused-king", Meaning: "a castling that cannot be: no King to give, or no officer for it",
		Laws: []engine.Law{LawManual5_1, LawManualB5_2}, Says: []string{"castling impossible", "gave a pawn", "no officer"}},
	{Name: "castled-late", Meaning: "a castling after its time",
		Laws: []engine.Law{LawManual5_5, LawManualB5_1, LawManualB5_3}, Says: []string{"castled late", "castled after the lead"}},
	{Name: "castled-early", Meaning: "a castling by the Kaiser before the end of the first trick",
		Laws: []engine.Law{LawManualB5_1}, Says: []string{"Kaiser castled too soon"}},
	{Name: "officer-not-shown", Meaning: "an officer taken for the King without being shown to the opponents", Reported: true,
		Laws: []engine.Law{LawManual5_2}, Says: []string{"did not show the officer"}},
	{Name: "king-in-hand", Meaning: "a King that does not lie open", Reported: true,
		Laws: []engine.Law{LawManual5_4}, Says: []string{"hid the King", "King not on the table"}},
	{Name: "looked-too-soon", Meaning: "a look of the Kaiser's at the hand that he may not see yet", Reported: true,
		Laws: []engine.Law{LawManualB10_2}, Says: []string{"looked at the dummy", "Kaiser looked at his hand"}},
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
