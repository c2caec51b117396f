package binocle

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

var threeSeats = []string{"Eldest", "Second", "Dealer"}

// inquiry is what Binocle adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Seats: []string{"Pone", "Dealer"},
	Scenes: append(slices.Clone(meld.Scenes),
		engine.Scene{Fault: "wrong-meld"}, // by what was wrong with it
		engine.Scene{Fault: "play-out-of-turn", Variant: threeHanded, Seats: threeSeats,
			Record: "position: {leader: $after, trick: 14, trump: C}\nplay: [HA, '$by:H9']"},
		// In the auction everybody bids in turn, eldest hand first.
		engine.Scene{Fault: "bid-out-of-turn", Variant: auction, Seats: threeSeats, Record: "bidding: [{$by: 200}]"},
		engine.Scene{Fault: "illegal-bid", Variant: auction, Seats: threeSeats, Record: "bidding: [{$by: 200}, {$after: 250}, {$before: pass}, {$by: 300}]"},
		engine.Scene{Fault: "illegal-bid", Variant: auction, Seats: threeSeats, Record: "bidding: [{$before: pass}, {$by: 200}, {$after: 250}, {$by: 300}]"},
		engine.Scene{Fault: "illegal-bid", Variant: auction, Seats: threeSeats, Record: "bidding: [{$after: pass}, {$before: 150}, {$by: 200}, {$by: 300}]"},
		engine.Scene{Fault: "bid-after-passing", Variant: auction, Seats: threeSeats, Record: "bidding: [{$by: pass}, {$after: 200}, {$before: pass}, {$by: 300}]"},
		engine.Scene{Fault: "bid-after-passing", Variant: auction, Seats: threeSeats, Record: "bidding: [{$before: 200}, {$by: pass}, {$after: pass}, {$by: 300}]"},
		engine.Scene{Fault: "bid-after-passing", Variant: auction, Seats: threeSeats, Record: "bidding: [{$after: 200}, {$before: pass}, {$by: pass}, {$by: 300}]"},
	),
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
