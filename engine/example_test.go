package engine_test

import (
	"fmt"

	"hoyle/engine"
)

func ExampleVerdict() {
	var v engine.Verdict
	v.Find(engine.Finding{What: "revoke", By: 1, Trick: 2, Law: "skat/foster/53"})
	v.Because("skat/foster/53", "An adversary revoked: the player may claim the game as won.")
	fmt.Println(v.Found("revoke"), v.Reasons[0].Law.Section())
	// Output: true 53
}
