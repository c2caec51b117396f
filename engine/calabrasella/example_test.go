package calabrasella_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/calabrasella"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// The engine judges a hand without any file: here the points of one in which an adversary has revoked.
func Example() {
	hand := &engine.Hand{
		Players:  []string{"Anna", "Bert", "Cora"},
		Dealer:   2,
		Contract: engine.Fields{{Key: "by", Seat: 1}},
		Faults:   []engine.Act{{Kind: engine.Fault, Word: "revoke", By: 2, Card: card.None, Against: engine.Nobody}},
		Result:   engine.Fields{{Key: "points", Counts: []engine.Count{{Seat: engine.Nobody, N: 24}}}},
	}
	verdict, err := calabrasella.Game.Judge(hand, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	voice := say.Voice{Name: func(seat int) string { return hand.Name(engine.Seat(seat)) }, Card: card.French.String}
	fmt.Println(voice.Text(verdict.Summary))
	for _, reason := range verdict.Reasons {
		if reason.Law == calabrasella.LawFosterRevoke {
			fmt.Println(voice.Text(reason.Text))
		}
	}
	// Output:
	// Bert wins with 33 points: +31.
	// A revoke costs nine points: 9 go over, and the score is 33 to 2.
}
