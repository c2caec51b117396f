package sixtysix_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/sixtysix"
)

// A fault alone is enough for a ruling: what it is, what follows, and the law.
func Example() {
	verdict, err := sixtysix.Game.Judge(&engine.Hand{
		Players: []string{"Anna", "Bert"},
		Dealer:  1,
		Faults:  []engine.Act{{Kind: engine.Fault, Word: "faced-card", By: engine.Nobody}},
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(verdict.Findings[0].What, verdict.Findings[0].Law, verdict.Redeal)
	// Output: faced-card sixty-six/foster/misdeal-faced true
}
