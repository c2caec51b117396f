package gaigel_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/gaigel"
)

// As in Binocle a card that lay face up in the pack means a new deal.
func Example() {
	verdict, err := gaigel.Game.Judge(&engine.Hand{
		Players: []string{"Anna", "Bert"},
		Dealer:  1,
		Faults:  []engine.Act{{Kind: engine.Fault, Word: "faced-card", By: engine.Nobody}},
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(verdict.Findings[0].What, verdict.Findings[0].Law, verdict.Redeal)
	// Output: faced-card gaigel/foster/faced-card true
}
