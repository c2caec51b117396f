package skat_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/skat"
)

// The engine judges a hand without any file: here a contract and its result.
func Example() {
	hand := &engine.Hand{
		Players: []string{"Anna", "Bert", "Cora"},
		Dealer:  2,
		Contract: engine.Fields{{Key: "by", Seat: 0}, {Key: "game", Word: "hearts"}, {Key: "how", Word: "solo"},
			{Key: "with", N: 3}, {Key: "announce", Word: "schneider"}, {Key: "bid", N: 30}},
		Result: engine.Fields{{Key: "points", Counts: []engine.Count{{Seat: engine.Nobody, N: 91}}}},
	}
	verdict, err := skat.Game.Judge(hand, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	voice := say.Voice{Name: func(seat int) string { return hand.Name(engine.Seat(seat)) }, Card: card.French.String}
	fmt.Println(voice.Text(verdict.Summary))
	for _, reason := range verdict.Reasons {
		if reason.Law == skat.LawFoster2 {
			fmt.Println(voice.Text(reason.Text))
		}
	}
	// Output:
	// Anna wins the heart solo, schneider announced: +60.
	// with 3, game 1, schneider 1, schneider announced 1: 6 × 10 = 60
}
