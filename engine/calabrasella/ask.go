package calabrasella

import "hoyle/engine"

// inquiry is what Calabrasella adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Tables: []engine.Table{{Names: []string{"Eldest", "Second", "Dealer"}, Dealer: "Dealer"}},
	Questions: []engine.Question{
		{Key: "asked", Text: "What was asked for?", About: []string{wrongAsk}, Replies: []engine.Reply{
			{Word: "nothing", Text: "nothing, and not all four threes were in the hand", Record: "discard: S7"},
			{Word: "own", Text: "a three that was in the asker's own hand", Record: "contract: {asked: S3}"},
			{Word: "two", Text: "a two, and not all four threes were in the hand", Record: "contract: {asked: D2}"},
			{Word: "lower", Text: "a lower card", Record: "contract: {asked: SK}"},
		}},
		{Key: "laid", Text: "How many cards were laid out, and how many taken?", About: []string{wrongDiscard}, Replies: []engine.Reply{
			{Word: "none", Text: "none was laid out", Record: "discard: []"},
			{Word: "five", Text: "more than four were laid out", Record: "discard: S7 H7 C7 D7 D6"},
			{Word: "more", Text: "more were taken than laid out", Record: "contract: {takes: H2 C3}\ndiscard: H7"},
			{Word: "fewer", Text: "fewer were taken than laid out", Record: "contract: {takes: H2}\ndiscard: H7 C7"},
		}},
		{Key: "alone", Text: "Who played alone?", About: []string{revoke, leadOutOfTurn, playOutOfTurn, turnedStock, changed}, Player: true, Record: "contract: {by: $alone}",
			Replies: []engine.Reply{{Word: "nobody", Text: "nobody had stood yet"}}},
		{Key: "gathered", Text: "Was the trick gathered?", About: []string{revoke}, Replies: []engine.Reply{
			{Word: "no", Text: "no, it still lies open"},
			{Word: "corrected", Text: "no, and the card was taken back", Record: "play: [{retract: $by}]"},
			{Word: "yes", Text: "yes", Record: "play: [{gather: $before}]"},
		}},
		{Key: "followed", Text: "Who has played to the trick since?", About: []string{leadOutOfTurn}, Replies: []engine.Reply{
			{Word: "nobody", Text: "nobody"},
			{Word: "one", Text: "one of the others", Record: "play: [H6]"},
			{Word: "both", Text: "both of the others", Record: "play: [H6 H4]"},
		}},
	},
}
