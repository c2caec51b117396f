package schachett_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/schachett"
)

// In the last trick a King falls: the mark, what it is worth, and the law.
func Example() {
	cards := func(token string) []card.Card {
		c, err := schachett.Cards.Parse(token)
		if err != nil {
			panic(err)
		}
		return c
	}
	hand := &engine.Hand{Players: []string{"Anna", "Bert", "Cora", "Dora"}, Dealer: 0,
		Position: &engine.Position{Leader: 1, Trick: 13, Taken: []engine.Count{
			{Seat: engine.Nobody, Side: "white", N: 100}, {Seat: engine.Nobody, Side: "black", N: 100}}}}
	for _, token := range []string{"sK", "wIV", "s1", "w1"} {
		hand.Play = append(hand.Play, engine.Act{Kind: engine.Play, By: engine.Nobody, Card: cards(token)[0]})
	}
	verdict, err := schachett.Game.Judge(hand, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	m := verdict.Marks[0]
	fmt.Println(m.What, hand.Name(m.By), m.Points, m.Law)
	// Output: checkmate Cora 106 schachett/manual/7
}
