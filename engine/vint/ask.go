package vint

import "hoyle/engine"

// inquiry is what Vint adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Tables: []engine.Table{{Names: []string{"First", "Second", "Third", "Dealer"}, Dealer: "Dealer"}},
	Questions: []engine.Question{
		{Key: "bidder", Text: "Who was the highest bidder?", About: []string{revoke, leadOutOfTurn, playOutOfTurn, lookedBack}, Player: true,
			Record: "contract: {by: $bidder, bid: 2D}"},
		{Key: "gathered", Text: "Was the trick gathered?", About: []string{revoke}, Replies: []engine.Reply{
			{Word: "no", Text: "no, it still lies open"},
			{Word: "corrected", Text: "no, and he has taken the card back", Record: "play: [{retract: $by}]"},
			{Word: "yes", Text: "yes", Record: "play: [{gather: $before}]"},
		}},
		{Key: "followed", Text: "Who has played to the trick since?", About: []string{leadOutOfTurn}, Replies: []engine.Reply{
			{Word: "nobody", Text: "nobody"},
			{Word: "all", Text: "all the others", Record: "play: [H2 H3 H4]"},
		}},
		{Key: "called", Text: "What became of the bid?", About: []string{bidOutOfTurn}, Replies: []engine.Reply{
			{Word: "nothing", Text: "nothing yet"},
			{Word: newDeal, Text: "the adversaries demand a new deal", Record: "dispute: {by: $after, says: bid-out-of-turn, choice: new-deal}"},
			{Word: stand, Text: "the next player has called", Record: "bidding: [{$after: pass}]"},
		}},
		{Key: "sufficient", Text: "What became of the bid?", About: []string{illegalBid}, Replies: []engine.Reply{
			{Word: "nothing", Text: "nothing yet"},
			{Word: "yes", Text: "it was made sufficient", Record: "bidding: [{$by: 3C}]"},
			{Word: "no", Text: "the next player has called", Record: "bidding: [{$after: pass}]"},
		}},
		{Key: "trick", Text: "Which trick was it?", About: []string{lookedBack}, Replies: []engine.Reply{
			{Word: "quitted", Text: "one that had been turned and quitted", Record: "fault: {trick: 3}"},
			{Word: "open", Text: "the one on the table", Record: "fault: {trick: 4}\nplay: [H7]"},
		}},
		{Key: "takes", Text: "What does the bidder take for it?", About: []string{revoke}, Replies: []engine.Reply{
			{Word: "open", Text: "that is not said"},
			{Word: points, Text: "points above the line", Record: "dispute: {by: $bidder, says: revoke, choice: points}"},
			{Word: threeTricks, Text: "three tricks", Record: "dispute: {by: $bidder, says: revoke, choice: three-tricks}"},
		}},
		{Key: "price", Text: "What was agreed for it above the line?", About: []string{revoke}, Replies: []engine.Reply{{Word: "nothing", Text: "nothing"}},
			Numbers: []int{100, 1000}, Record: "agreed: {revoke: $price}"},
		{Key: "cost", Text: "What was agreed for it above the line?", About: []string{lookedBack}, Replies: []engine.Reply{{Word: "nothing", Text: "nothing"}},
			Numbers: []int{25, 250}, Record: "agreed: {looked-back: $cost}"},
	},
}
