package sixtysix

import "hoyle/engine"

var (
	stocked = []int{2, 3} // players who draw from a stock
	paired  = []int{4}    // players who hold all the cards
)

// inquiry is what Sixty-six adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Tables: []engine.Table{
		{Names: []string{"Pone", "Dealer"}, Dealer: "Dealer"},
		{Variant: "three-handed", Names: []string{"Pone", "Second", "Dealer"}, Dealer: "Dealer"},
		{Variant: "four-handed", Names: []string{"First", "Second", "Third", "Dealer"}, Dealer: "Dealer"},
	},
	Questions: []engine.Question{
		{Key: "stock", Text: "Was the stock gone?", About: []string{"revoke"}, Players: stocked, Replies: []engine.Reply{
			{Word: "gone", Text: "yes, they were at the last six cards",
				Record: "position: {leader: $before, trick: 11, trump: C, hands: {$by: HK S9}}\nplay: [HA S9]"},
			{Word: "closed", Text: "no, but it was closed",
				Record: "position: {leader: $before, trick: 4, closed-by: $before, hands: {$by: HK S9 DQ DJ SJ SQ, turn-up: CJ}}\nplay: [HA S9]"},
			{Word: "open", Text: "no, it lay open",
				Record: "position: {leader: $before, trick: 4, hands: {$by: HK S9 DQ DJ SJ SQ, turn-up: CJ}}\nplay: [HA S9]"},
		}},
		{Key: "gathered", Text: "Was the trick gathered?", About: []string{"revoke", "did-not-head"}, Replies: []engine.Reply{
			{Word: "no", Text: "no, it still lies open"},
			{Word: "corrected", Text: "no, and the card was taken back", Record: "play: [{retract: $by}]"},
			{Word: "yes", Text: "yes", Record: "play: [{gather: $before}]"},
		}},
		{Key: "won", Text: "Who had won the last trick?", About: []string{"drew-out-of-turn", "drew-two", "saw-stock-card", "missed-draw"},
			Replies: []engine.Reply{
				{Word: "he", Text: "the same player", Record: "position: {leader: $by, trick: 4}"},
				{Word: "other", Text: "the adversary", Record: "position: {leader: $after, trick: 4}"},
			}},
		{Key: "of", Text: "Whose was the card?", About: []string{"drew-two", "exposed-in-deal"}, Player: true, Record: "fault: {of: $of}",
			Replies: []engine.Reply{{Word: "stock", Text: "it belonged to the stock", Record: "fault: {of: stock}"}, {Word: "unknown", Text: "that is not known"}}},
		{Key: "points", Text: "What did the count come to, in tricks and marriages?", About: []string{"wrong-claim"}, Numbers: []int{0, 32, 33, 65, 66, 80}},
		{Key: "tricks", Text: "Had the adversary a trick?", About: []string{"wrong-claim"}, Replies: []engine.Reply{
			{Word: "yes", Text: "yes", Record: "position: {tricks: {$by: 3, $after: 1}}"},
			{Word: "no", Text: "no", Record: "position: {tricks: {$by: 4, $after: 0}}"},
		}},
		{Key: "wrong", Text: "What was wrong with it?", About: []string{"wrong-marriage", "wrong-close"}, Players: stocked, Replies: []engine.Reply{
			{Word: "cards", Text: "its two cards were not both held",
				Record: "position: {leader: $by, trick: 4, hands: {$by: HK CJ D9 SJ S9 CA, turn-up: CT}}\nplay: [{marriage: H}, HK]"},
			{Word: "lead", Text: "it was announced without the lead",
				Record: "position: {leader: $after, trick: 4, hands: {$by: HKQ CJ D9 SJ S9, turn-up: CT}}\nplay: [{marriage: {by: $by, suit: H}}]"},
			{Word: "gone", Text: "there was nothing left to close", Record: "position: {leader: $by, trick: 8, trump: C}\nplay: [{close: $by}]"},
			{Word: "looked", Text: "the player had looked back before",
				Record: "position: {leader: $by, trick: 4, hands: {turn-up: CJ}}\nplay: [{fault: {what: looked-back, by: $by, trick: 1}}, {close: $by}]"},
		}},
		{Key: "when", Text: "When was it found?", About: []string{"wrong-number-of-cards", "faced-card", "imperfect-pack"}, Replies: []engine.Reply{
			{Word: "before", Text: "before a card was played"},
			{Word: "play", Text: "during the play", Record: "position: {leader: $by, trick: 4, hands: {turn-up: CJ}}"},
		}},
		{Key: "trick", Text: "Which trick was it?", About: []string{"looked-back"}, Replies: []engine.Reply{
			{Word: "older", Text: "one before the last", Record: "fault: {trick: 1}"},
			{Word: "last", Text: "the one last turned and gathered", Record: "fault: {trick: 3}"},
		}},
	},
}
