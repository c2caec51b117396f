package meld

import "hoyle/engine"

var inStock = "position: {hands: {turn-up: HJ}}"

// Scenes are how a record shows the faults of a two-handed game of melds.
var Scenes = []engine.Scene{
	{Fault: "revoke"}, // by whether the stock is gone
	{Fault: "did-not-head", Record: "position: {leader: $before, trick: 23, trump: C, hands: {$by: HA9}}\nplay: [HK H9]"},
	{Fault: "lead-out-of-turn", Record: "position: {leader: $after, trick: 23, trump: C}\nplay: ['$by:HA']"},
	{Fault: "wrong-claim", Record: "match: {scores: {$by: $score}}\nposition: {leader: $by, trick: 23, trump: H, taken: {$by: 0, $after: 0}}\n" +
		"play: [{claim: {by: $by, what: won}}]"},
	{Fault: "late-meld", Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\n" +
		"play: [{draw: stock}, {meld: {by: $by, cards: SK SQ}}]"},
	{Fault: "refused-call", Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\n" +
		"play: [{meld: {by: $by, cards: SK HK, as: marriage, choice: call-card, calls: SK}}, S9]"},
	{Fault: "exchange-too-soon", Record: "deal: {$by: SKQT9 HA9 DKT9 CAK9, turn-up: HJ}\nplay: [{exchange: $by}]"},
	{Fault: "missed-draw", Record: inStock},
	{Fault: "drew-two", Record: inStock},
	{Fault: "saw-stock-card", Record: inStock},
	{Fault: "drew-out-of-turn", Record: inStock},
	{Fault: "took-up-cards", Record: "position: {leader: $by, trick: 12, hands: {turn-up: HJ, stock: CA CK CQ}}"},
}

// Questions of a game of melds; scores are samples of what a player may have when he knocks.
func Questions(scores ...int) []engine.Question {
	return []engine.Question{
		{Key: "stock", Text: "Was the stock gone?", About: []string{"revoke"}, Replies: []engine.Reply{
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
