package binocle

import (
	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// inquiry is what Binocle adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Tables: []engine.Table{
		{Names: []string{"Pone", "Dealer"}, Dealer: "Dealer"},
		{Variant: sixtyFour, Names: []string{"Pone", "Dealer"}, Dealer: "Dealer"},
		{Variant: threeHanded, Names: []string{"Eldest", "Second", "Dealer"}, Dealer: "Dealer"},
		{Variant: fourHanded, Names: []string{"Eldest", "Second", "Third", "Dealer"}, Dealer: "Dealer"},
		{Variant: auction, Names: []string{"Eldest", "Second", "Dealer"}, Dealer: "Dealer"},
	},
	Questions: append(meld.Questions(0, 900, 990, 999, 1000),
		engine.Question{Key: "wrong", Text: "What was wrong with the meld?", Players: meld.Drawing, About: []string{"wrong-meld"}, Replies: []engine.Reply{
			{Word: "cards", Text: "it is no such meld",
				Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\nplay: [{meld: {by: $by, cards: SK HK DK CJ, as: kings}}]"},
			{Word: "trick", Text: "he had not won the trick",
				Record: "position: {leader: $after, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\nplay: [{meld: {by: $by, cards: SK SQ}}]"},
			{Word: "second", Text: "it was the second meld for one trick",
				Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\n" +
					"play: [{meld: {by: $by, cards: SK SQ}}, {meld: {by: $by, cards: SK HK DK CK}}]"},
		}},
		engine.Question{Key: "wrong", Text: "What was wrong with the meld?", Players: meld.Four, About: []string{"wrong-meld"}, Replies: []engine.Reply{
			{Word: "cards", Text: "it is no such meld", Record: "play: ['$by:HA', {meld: {by: $by, cards: SK HK DK SJ, as: kings}}]"},
			{Word: "early", Text: "he had not played to the first trick yet", Record: "play: [{meld: {by: $by, cards: SK SQ}}]"},
		}},
		engine.Question{Key: "bidder", Text: "Who had made the highest bid?", Variant: auction, Player: true,
			Record: "contract: {by: $bidder, bid: 200, trump: C}",
			About:  []string{"revoke", "did-not-head", "lead-out-of-turn", "play-out-of-turn", "wrong-claim", "wrong-meld", "late-meld"}}),
}
