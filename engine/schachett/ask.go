package schachett

import (
	"strconv"

	"hoyle/engine"
)

// inquiry is what Schachett adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Tables: []engine.Table{
		{Names: []string{"First", "Second", "Third", "Dealer"}, Dealer: "Dealer"},
		{Names: []string{"Kaiser", "Left", "Right"}, Said: map[string]string{"kaiser": "Kaiser"}},
	},
	Matters: []engine.FaultSpec{{Name: fateOfAKing, Meaning: "what became of a King, and what it counts",
		Laws:   []engine.Law{LawManual7, LawManual8, LawManual9, LawManual6_1},
		Says:   []string{"checkmate", "self-mate", "stalemate", "the King was taken", "took the King", "Matt", "Selbstmatt", "Patt"},
		Scenes: []engine.Scene{{}}}}, // the answers tell it
	Questions: []engine.Question{
		{Key: "fate", Text: "Who took the trick with the King?", About: []string{fateOfAKing}, Replies: []engine.Reply{
			{Word: "opponent", Text: "an opponent of the party that played the King", Record: "play: [sK wD w1 w2]"},
			{Word: "partner", Text: "the partner of the one who played the King", Record: "play: [sK w1 wD w2]"},
			{Word: "king", Text: "the King himself", Record: "play: [sK w1 w2 w3]"},
		}},
		{Key: "left", Text: "How many cards had everybody before that trick?", About: []string{fateOfAKing}, Replies: remainders()},
		{Key: "second", Text: "Had the other King fallen before?", About: []string{fateOfAKing}, Replies: []engine.Reply{
			{Word: "no", Text: "no"},
			{Word: "yes", Text: "yes", Record: "position: {fallen: wK}"},
		}},
		{Key: "kaiser", Text: "Who was Kaiser?", Player: true, Record: "match: {kaiser: $kaiser}",
			Replies: []engine.Reply{{Word: "none", Text: "nobody: four played"}}},
		{Key: "led", Text: "What had been led?", About: []string{"revoke"}, Replies: []engine.Reply{
			{Word: "pawn", Text: "a pawn", Record: "position: {leader: $before, trick: 11, hands: {$by: w1 wX sD}}\nplay: [w7 sD w2 w3]"},
			{Word: "officer", Text: "an officer", Record: "position: {leader: $before, trick: 11, hands: {$by: w1 wX sD}}\nplay: [wT w1 w2 w3]"},
			{Word: "suit", Text: "a suit card", Record: "position: {leader: $before, trick: 11, hands: {$by: w1 wX sD}}\nplay: [wV sD wVI wVII]"},
		}},
		{Key: "gathered", Text: "Was the trick gathered?", About: []string{"revoke"}, Replies: []engine.Reply{
			{Word: "no", Text: "no, it still lies open"},
			{Word: "corrected", Text: "no, and he has taken the card back", Record: "play: [{retract: $by}]"},
			{Word: "yes", Text: "yes", Record: "play: [{gather: $before}]"},
		}},
		{Key: "stands", Text: "What became of the card?", About: []string{"led-for-partner", "lead-out-of-turn", "played-early", "play-out-of-turn"},
			Replies: []engine.Reply{
				{Word: "lies", Text: "it lies on the table"},
				{Word: "back", Text: "he took it back", Record: "play: [{retract: $by}]"},
			}},
		{Key: "given", Text: "What was to be given for the King?", About: []string{"castle-refused-king"}, Replies: []engine.Reply{
			{Word: "officer", Text: "an officer", Record: "play: [{castle: {by: $by, for: wL}}]"},
			{Word: "other", Text: "a pawn or a suit card", Record: "play: [{castle: {by: $by, for: w6}}]"},
			{Word: "nothing", Text: "nothing: the partner has no officer",
				Record: "deal: {$opposite: w1 w2 w3 w4 w5 w6 w7 w8 s1 s2 s3 s4 s5}\nplay: [{castle: {by: $by}}]"},
		}},
		{Key: "trick", Text: "Which trick was it?", About: []string{"looked-back"}, Replies: []engine.Reply{
			{Word: "older", Text: "one earlier than the one before", Record: "fault: {trick: 9}"},
			{Word: "before", Text: "the one before, or the one on the table", Record: "fault: {trick: 10}"},
		}},
	},
}

const fateOfAKing = "fate-of-a-king"

// remainders are the numbers of cards that everybody can hold before a trick. The first trick is led by the one who has the
// black King; who leads to a later one does not matter.
func remainders() []engine.Reply {
	out := make([]engine.Reply, handSize)
	for i := range out {
		n, leader := i+1, "leader: $after, "
		if n == handSize {
			leader = ""
		}
		out[i] = engine.Reply{Word: strconv.Itoa(n), Record: "position: {" + leader + "trick: " + strconv.Itoa(allTricks+1-n) + "}"}
	}
	return out
}
