package meld_test

import (
	"fmt"

	"hoyle/engine/card"
	"hoyle/engine/stock/meld"
)

// A game's melds are a table; those that a hand holds are found in its order.
func ExampleHeld() {
	cards, err := card.French.Parse("HATKQJ")
	if err != nil {
		fmt.Println(err)
		return
	}
	table := []meld.Combination{
		meld.Make(meld.Combination{Name: "marriage", Value: 40}, cards[2], cards[3]),
		meld.Make(meld.Combination{Name: "sequence", Value: 150}, cards...),
	}
	for _, c := range meld.Held(table, card.HandOf(cards...)) {
		fmt.Println(c.Name, c.Value)
	}
	// Output:
	// marriage 40
	// sequence 150
}
