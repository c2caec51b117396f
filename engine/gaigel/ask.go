package gaigel

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// inquiry is what Gaigel adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{
	Seats: []string{"Pone", "Dealer"},
	Scenes: append(slices.Clone(meld.Scenes), engine.Scene{Fault: "wrong-meld",
		Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\nplay: [{meld: {by: $by, cards: SK HK, as: marriage}}]"}),
	Questions: meld.Questions(0, 50, 100, 101),
}
