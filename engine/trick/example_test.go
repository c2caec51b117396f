package trick_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// A card that breaks the duty to follow is reported, and stays what it is; the trick goes on.
func ExampleTable() {
	parse := func(token string) []card.Card {
		c, err := card.French.Parse(token)
		if err != nil {
			panic(err)
		}
		return c
	}
	var table trick.Table
	table.Start(order(0), card.FrenchPack(1, 7), anna, 1, anna, bert, cora)
	table.Deal(bert, true, card.HandOf(append(parse("SA"), parse("D7")...)...))
	for i, token := range []string{"SQ", "D7", "S9"} {
		if _, err := table.Play(players, engine.Nobody, parse(token)[0], i, engine.Pos{}, card.French.String); err != nil {
			fmt.Println(err)
			return
		}
	}
	for _, r := range table.Revokes {
		fmt.Println(players.Name(r.Seat), "played", card.French.String(r.Card), "and held", card.French.String(r.Held))
	}
	fmt.Println(players.Name(table.Now.Winner), "wins the trick")
	// Output:
	// Bert played D7 and held SA
	// Anna wins the trick
}
