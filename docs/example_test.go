package docs_test

import (
	"fmt"

	"hoyle/docs"
)

// A law by its number, by its id, or by what players call it.
func ExampleFind() {
	for _, query := range []string{"53", "skat/foster/61", "Kiebitz", "playing out of turn"} {
		sections, err := docs.Find("skat", "foster", query)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(sections[0].ID, sections[0].Heading)
	}
	// Output:
	// skat/foster/53 An adversary revokes
	// skat/foster/61 A game worth less than the bid
	// skat/foster/25 An onlooker looks at the skat
	// skat/foster/playing-out-of-turn Playing out of turn
}
