package sixtysix

import "hoyle/engine"

var fourSeats = []string{"First", "Second", "Third", "Dealer"}

// inquiry is what Sixty-six adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Seats: []string{"Pone", "Dealer"},
	Scenes: []engine.Scene{
		{Fault: "revoke"}, // by whether the stock is gone
		{Fault: "did-not-head", Variant: "four-handed", Seats: fourSeats,
			Record: "position: {leader: $before, trick: 7, trump: C, hands: {$by: HA9}}\nplay: [HK H9]"},
		{Fault: "lead-out-of-turn", Record: "position: {leader: $after, trick: 4, hands: {turn-up: CJ}}\nplay: ['$by:HA']"},
		{Fault: "play-out-of-turn", Variant: "four-handed", Seats: fourSeats,
			Record: "position: {leader: $after, trick: 7, trump: C}\nplay: [HA, '$by:H9']"},
		{Fault: "wrong-claim", Record: "position: {leader: $by, trick: 5, hands: {turn-up: CJ}, taken: {$by: $points, $after: 10}}\nplay: [{claim: {by: $by, what: 66}}]"},
		{Fault: "wrong-marriage"}, // by what was wrong with it
		{Fault: "late-meld", Record: "position: {leader: $by, trick: 4, hands: {$by: HKQ CJ D9 SJ S9, turn-up: C9}}\nplay: [HK DJ, {marriage: {by: $by, suit: H}}]"},
		{Fault: "close-without-lead", Record: "position: {leader: $after, trick: 4, hands: {turn-up: CJ}}\nplay: [{close: $by}]"},
		{Fault: "wrong-close"}, // by what was wrong with it
		{Fault: "exchange-too-soon", Record: "deal: {$by: H9 CA SA HKJ DQ, turn-up: HT}\nplay: [{exchange: $by}]"},
		{Fault: "wrong-exchange", Record: "position: {leader: $by, trick: 8, trump: H, hands: {$by: H9 CA SA HK HJ}}\nplay: [{exchange: $by}]"},
		{Fault: "drew-out-of-turn", Record: "position: {hands: {turn-up: CJ}}"},
		{Fault: "drew-two", Record: "position: {hands: {turn-up: CJ}}"},
		{Fault: "saw-stock-card", Record: "position: {hands: {turn-up: CJ}}"},
		{Fault: "missed-draw", Record: "position: {hands: {turn-up: CJ}}"},
		{Fault: "looked-back", Record: "position: {leader: $by, trick: 4, hands: {turn-up: CJ}}"},
	},
	Questions: []engine.Question{
		{Key: "stock", Text: "Was the stock gone?", About: []string{"revoke"}, Replies: []engine.Reply{
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
		{Key: "wrong", Text: "What was wrong with it?", About: []string{"wrong-marriage", "wrong-close"}, Replies: []engine.Reply{
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
