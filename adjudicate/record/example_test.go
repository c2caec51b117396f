package record_test

import (
	"errors"
	"fmt"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
)

// A record at fault is refused with its place, and what was expected there.
func ExampleDecode() {
	_, err := record.Decode("hand.yaml", []byte(`hoyle: 1
game: skat
players: [Anna, Bert, Cora]
dealer: Cora
play:
  - CJ HX H8
`), adjudicate.Games)
	var list record.Errors
	if errors.As(err, &list) {
		fmt.Print(list.Text())
	}
	// Output:
	// hand.yaml:6:9: "HX" is not a card
	//    6 |   - CJ HX H8
	//      |         ^
	//      = expected a rank, A K Q J 10 (or T) 9 to 2
}

// What was read can be written again, the keys in the format's order and a trick a line.
func ExampleEncode() {
	d, err := record.DecodeOne("hand.json", []byte(`{"game": "skat", "hoyle": 1, "dealer": "Cora",
		"play": ["CJ H7 DJ",
			"HQ SQ H8"],
		"players": ["Anna", "Bert", "Cora"]}`), adjudicate.Games)
	if err != nil {
		fmt.Println(err)
		return
	}
	text, err := record.Encode(d)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s", text)
	// Output:
	// hoyle: 1
	// game: skat
	// players: [Anna, Bert, Cora]
	// dealer: Cora
	// play:
	//   - CJ H7 DJ
	//   - HQ SQ H8
}
