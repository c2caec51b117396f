package adjudicate_test

import (
	"bytes"
	"fmt"

	"hoyle/adjudicate"
)

// A record goes in, a ruling with its law comes out.
func Example() {
	docs, err := adjudicate.Decode("hand.yaml", []byte(`
hoyle: 1
game: skat
players: [Anna, Bert, Cora]
position: {leader: Anna, trick: 9, taken: {Anna: 55}, hands: {Anna: SA HA, Bert: S9 DT, Cora: C8 S8, skat: HQ D7}}
contract: {by: Anna, game: hearts, how: solo, with: 1}
play:
  - SA DT S8
  - take-game: Anna
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	var sitting adjudicate.Sitting
	ruling, err := sitting.Rule(docs[0], nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, f := range ruling.Findings {
		fmt.Println(f.By, f.What, f.Card, f.Law)
	}
	fmt.Println(ruling.Summary, ruling.Score("Anna"))
	// Output:
	// Bert revoke DT skat/foster/53
	// Anna wins the heart solo: +20. 20
}

// The hands of a file are a sitting: the sheet keeps their score.
func ExampleSitting() {
	docs, err := adjudicate.Decode("evening.yaml", []byte(`
{hoyle: 1, game: skat, players: [Anna, Bert, Cora], contract: {by: Anna, game: spades, how: solo, with: 2}, result: {points: 66}}
---
{hoyle: 1, game: skat, players: [Anna, Bert, Cora], contract: {by: Cora, game: grand, how: solo, with: 1}, result: {points: 60}}
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	var sitting adjudicate.Sitting
	for _, d := range docs {
		if _, err := sitting.Rule(d, nil); err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println(sitting.Sheet.Players, sitting.Sheet.Totals)
	// Output: [Anna Bert Cora] [33 0 -40]
}

// A program that writes records can have them checked by the schema.
func ExampleRecordSchema() {
	schema := adjudicate.RecordSchema(adjudicate.Game("skat"))
	fmt.Println(bytes.Contains(schema, []byte(`draft/2020-12/schema"`)), bytes.Contains(schema, []byte(`"turned-nullo"`)))
	// Output: true true
}
