package schachett

import "hoyle/engine"

var three = []int{3} // players with a dummy

var faults = []engine.FaultSpec{
	{Name: "revoke", Meaning: "a card that the duty to follow or to take with a pawn did not allow",
		Laws: []engine.Law{LawManual3_4_1, LawManual3_4_2, LawManual3_1, LawManual3_2, LawManual3_3},
		Says: []string{"did not follow", "had an officer", "threw the wrong colour", "renounced", "hat nicht bedient"}, Scenes: []engine.Scene{{}}},
	{Name: "led-for-partner", Meaning: "a lead in the partner's place",
		Laws: []engine.Law{LawManual10_2}, Says: []string{"led when it was his partner's turn", "partner led", "led too early"}, Scenes: []engine.Scene{{Record: "position: {leader: $opposite, trick: 11}\nplay: ['$by:w7']"}}},
	{Name: "lead-out-of-turn", Meaning: "a lead in an opponent's place",
		Laws: []engine.Law{LawManual10_1, LawManual10_2}, Says: []string{"led out of turn", "wrong player led"}, Scenes: []engine.Scene{{Record: "position: {leader: $after, trick: 11}\nplay: ['$by:w7']"}}},
	{Name: "played-early", Meaning: "a card played before the partner, who had to play first",
		Laws: []engine.Law{LawManual10_2}, Says: []string{"played before his partner", "too early", "vorgespielt"}, Scenes: []engine.Scene{{Record: "position: {leader: $after, trick: 11}\nplay: [w7, '$by:w8']"}}},
	{Name: "play-out-of-turn", Meaning: "a card played before an opponent who had to play first",
		Laws: []engine.Law{LawManual10_2}, Says: []string{"played out of turn", "jumped in"}, Scenes: []engine.Scene{{Record: "position: {leader: $opposite, trick: 11}\nplay: [w7, '$by:w8']"}}},
	{Name: "looked-back", Meaning: "a look at a trick earlier than the one before the trick on the table", Reported: true,
		Laws: []engine.Law{LawManual10_3}, Says: []string{"looked at the tricks", "looked at an old trick", "nachgesehen"}, Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 11}"}}},
	{Name: "wrong-deal", Meaning: "a deal in other packets or in another order than prescribed", Reported: true, Excuses: true,
		Laws: []engine.Law{LawManual4_8, LawManual4_9}, Says: []string{"misdeal", "dealt wrongly", "vergeben"}},
	{Name: "wrong-number-of-cards", Meaning: "a hand that does not have thirteen cards after the deal", Reported: true, Excuses: true,
		Laws: []engine.Law{LawManual4_8, LawManual4_9}, Says: []string{"too many cards", "too few cards", "fourteen cards", "twelve cards"}},
	{Name: "exposed-in-deal", Meaning: "a card turned up in dealing", Reported: true,
		Laws: []engine.Law{LawManual4_9}, Says: []string{"turned a card up", "exposed a card", "card face up"}},
	{Name: "not-cut", Meaning: "a deal without a cut into two parts", Reported: true,
		Laws: []engine.Law{LawManual4_7, LawManual4_9}, Says: []string{"did not cut", "not cut", "forgot to cut"}},
	{Name: "wrong-kings", Meaning: "a King given to another than the game's place in the round says", Reported: true,
		Laws: []engine.Law{LawManual4_4, LawManualB4_4}, Says: []string{"wrong King", "Kings not moved"}},
	{Name: "dealt-out-of-turn", Meaning: "a deal by another than who received the white King", Reported: true,
		Laws: []engine.Law{LawManual4_5, LawManualB4_5}, Says: []string{"wrong dealer", "dealt out of turn"}},
	{Name: "wrong-seats", Meaning: "seats that are not those of the round", Reported: true,
		Laws: []engine.Law{LawManual4_1, LawManual13_1, LawManual13_2, LawManualB4_2}, Says: []string{"wrong seat", "did not change places", "wrong partner"}},
	{Name: "wrong-kaiser", Meaning: "a Kaiser whose rounds these are not", Reported: true, Can: withDummy,
		Laws: []engine.Law{LawManualB4_1}, Says: []string{"wrong Kaiser", "not Kaiser"}, Scenes: []engine.Scene{{Players: three, Record: "match: {round: 1}"}}},
	{Name: "stopped-early", Meaning: "a sitting ended before the twenty-fourth game of a cycle", Reported: true,
		Laws: []engine.Law{LawManual13_3, LawManualB12_2}, Says: []string{"stopped early", "went home", "quit"}},
	{Name: "castle-refused-king", Meaning: "a castling that cannot be: no King to give, or no officer for it",
		Laws: []engine.Law{LawManual5_1, LawManualB5_2}, Says: []string{"castling impossible", "gave a pawn", "no officer"}, Scenes: []engine.Scene{{}}},
	{Name: "castled-late", Meaning: "a castling after its time",
		Laws: []engine.Law{LawManual5_5, LawManualB5_1, LawManualB5_3}, Says: []string{"castled late", "castled after the lead"}, Scenes: []engine.Scene{{Record: "play: [w8, {castle: {by: $by, for: wL}}]"}}},
	{Name: "castled-early", Meaning: "a castling by the Kaiser before the end of the first trick",
		Laws: []engine.Law{LawManualB5_1}, Says: []string{"Kaiser castled too soon"}, Scenes: []engine.Scene{{Players: three, Record: "play: [{castle: {by: $by, for: wL}}]"}}},
	{Name: "officer-not-shown", Meaning: "an officer taken for the King without being shown to the opponents", Reported: true,
		Laws: []engine.Law{LawManual5_2}, Says: []string{"did not show the officer"}},
	{Name: "king-in-hand", Meaning: "a King that does not lie open", Reported: true,
		Laws: []engine.Law{LawManual5_4}, Says: []string{"hid the King", "King not on the table"}},
	{Name: "looked-too-soon", Meaning: "a look of the Kaiser's at the hand that he may not see yet", Reported: true, Can: withDummy,
		Laws: []engine.Law{LawManualB10_2}, Says: []string{"looked at the dummy", "Kaiser looked at his hand"}, Scenes: []engine.Scene{{Players: three, Record: "match: {round: 1}"}}},
}

// withDummy reports whether a dummy plays, and with it a Kaiser.
func withDummy(f engine.Form) bool { return f.Players == 3 }
