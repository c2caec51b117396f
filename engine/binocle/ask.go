package binocle

import (
	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// inquiry is what Binocle adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Seats: []string{"Pone", "Dealer"},
	Questions: append(meld.Questions(0, 900, 990, 999, 1000),
		engine.Question{Key: "wrong", Text: "What was wrong with the meld?", About: []string{"wrong-meld"}, Replies: []engine.Reply{
			{Word: "cards", Text: "it is no such meld",
				Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\nplay: [{meld: {by: $by, cards: SK HK DK CJ, as: kings}}]"},
			{Word: "trick", Text: "he had not won the trick",
				Record: "position: {leader: $after, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\nplay: [{meld: {by: $by, cards: SK SQ}}]"},
			{Word: "second", Text: "it was the second meld for one trick",
				Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\n" +
					"play: [{meld: {by: $by, cards: SK SQ}}, {meld: {by: $by, cards: SK HK DK CK}}]"},
		}}),
}
