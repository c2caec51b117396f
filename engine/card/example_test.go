package card_test

import (
	"errors"
	"fmt"

	"hoyle/engine/card"
)

func ExampleNotation() {
	cards, err := card.French.Parse("♠A109")
	fmt.Println(card.List(card.French, cards), err)

	_, err = card.French.Parse("SAX")
	var bad *card.TokenError
	if errors.As(err, &bad) {
		fmt.Println(bad.Token[:bad.At], "and then", bad.Want)
	}
	// Output:
	// SA ST S9 <nil>
	// SA and then a rank, A K Q J 10 (or T) 9 to 2
}
