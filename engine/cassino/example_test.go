package cassino_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/cassino"
	"hoyle/engine/say"
)

// The engine judges a hand without any file: here a game of eleven up and its lurch.
func Example() {
	anna := func(n int) []engine.Count { return []engine.Count{{Seat: 0, N: n}} }
	hand := &engine.Hand{
		Players: []string{"Anna", "Bert"},
		Dealer:  1,
		Agreed:  engine.Fields{{Key: "game", Word: "11"}},
		Match:   engine.Fields{{Key: "scores", Counts: []engine.Count{{Seat: 0, N: 8}, {Seat: 1, N: 5}}}},
		Result: engine.Fields{{Key: "cards", Counts: anna(30)}, {Key: "spades", Counts: anna(5)}, {Key: "aces", Counts: anna(2)},
			{Key: "big", Seat: 0}, {Key: "little", Seat: 1}},
	}
	verdict, err := cassino.Game.Judge(hand, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	voice := say.Voice{Name: func(seat int) string { return hand.Name(engine.Seat(seat)) }, Card: card.French.String}
	fmt.Println(voice.Text(verdict.Summary))
	for _, reason := range verdict.Reasons[len(verdict.Reasons)-2:] {
		fmt.Println(voice.Text(reason.Text))
	}
	// Output:
	// Anna wins the game.
	// The lower score is taken from the higher: 7 − 4 = 3 for Anna.
	// Bert stands at 5, which is less than six: a lurch, a double game.
}
