package gaigel

import (
	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// inquiry is what Gaigel adds to its faults for hoyle ask.
var inquiry = engine.Inquiry{Tables: []engine.Table{{Names: []string{"Pone", "Dealer"}, Dealer: "Dealer"}}, Questions: meld.Questions(0, 50, 100, 101)}
