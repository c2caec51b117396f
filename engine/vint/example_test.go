package vint_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/vint"
)

// Two in diamonds and nine tricks, as in Foster: every trick is worth 20, to both sides.
func Example() {
	count := func(key string, n int) engine.Field {
		return engine.Field{Key: key, Seat: engine.Nobody, Counts: []engine.Count{{Seat: 0, N: n}}}
	}
	verdict, err := vint.Game.Judge(&engine.Hand{
		Players:  []string{"Anna", "Bert", "Cora", "Dora"},
		Dealer:   engine.Nobody,
		Contract: engine.Fields{{Key: "by", Seat: 0}, {Key: "bid", Word: "2D"}},
		Result:   engine.Fields{count("tricks", 9), count("honours", 3), count("aces", 3)},
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(verdict.Points)
	fmt.Println(verdict.Scores[0].N, verdict.Scores[1].N)
	// Output:
	// [{0  180} {1  80} {2  180} {3  80}]
	// 1380 80
}
