package meld

import "hoyle/engine"

// Questions of a game of melds; scores are samples of what a player may have when he knocks.
func Questions(scores ...int) []engine.Question {
	return []engine.Question{
		{Key: "stock", Text: "Was the stock gone?", Players: Drawing, About: []string{"revoke"}, Replies: []engine.Reply{
			{Word: "gone", Text: "yes", Record: "position: {leader: $before, trick: 23, trump: C, hands: {$by: HK S9}}\nplay: [HA S9]"},
			{Word: "open", Text: "no", Record: "position: {leader: $before, trick: 2, hands: {$by: HK S9 DAKQJT9 CAKQJ, turn-up: CT}}\nplay: [HA S9]"},
		}},
		{Key: "gathered", Text: "Was the trick gathered?", About: []string{"revoke", "did-not-head"}, Replies: []engine.Reply{
			{Word: "no", Text: "no, it still lies open"},
			{Word: "corrected", Text: "no, and he has taken the card back", Record: "play: [{retract: $by}]"},
			{Word: "yes", Text: "yes", Record: "play: [{gather: $before}]"},
		}},
		{Key: "won", Text: "Who had won the last trick?", About: []string{"drew-out-of-turn", "drew-two", "saw-stock-card", "missed-draw"},
			Replies: []engine.Reply{
				{Word: "he", Text: "he himself", Record: "position: {leader: $by, trick: 2}"},
				{Word: "other", Text: "his adversary", Record: "position: {leader: $after, trick: 2}"},
			}},
		{Key: "of", Text: "Whose was the card?", About: []string{"exposed-in-deal"}, Player: true, Record: "fault: {of: $of}",
			Replies: []engine.Reply{{Word: "stock", Text: "it belonged to the stock", Record: "fault: {of: stock}"}}},
		{Key: "score", Text: "What had he in all, with what he had just counted?", About: []string{"wrong-claim"}, Numbers: scores},
		{Key: "when", Text: "When was it found?", About: []string{"wrong-number-of-cards", "faced-card", "imperfect-pack"}, Replies: []engine.Reply{
			{Word: "before", Text: "before the dealer had played"},
			{Word: "play", Text: "later", Record: "position: {leader: $by, trick: 2, hands: {turn-up: HJ}}"},
		}},
	}
}
