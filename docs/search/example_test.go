package search_test

import (
	"fmt"

	"hoyle/docs/search"
)

// A question in the players' own words, one of them misspelt.
func Example() {
	games, terms, err := search.Texts("skat/foster")
	if err != nil {
		fmt.Println(err)
		return
	}
	result := search.New(games, terms, nil).Find("he lookt at the skat")
	hit := result.Hits[0]
	fmt.Println(result.Corrections, hit.ID, hit.Title)
	fmt.Println(result.Mark("An active player who takes up or sees the skat", "<", ">"))
	// Output:
	// [{lookt look}] skat/foster/24 24. Looking at the skat without right
	// An active player who takes up or <sees> the <skat>
}
