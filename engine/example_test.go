package engine_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/say"
)

var revoked = say.New("example").Add("revoked", "An adversary revoked in trick {trick:number}.")

func ExampleVerdict() {
	var v engine.Verdict
	v.Find(engine.Finding{What: "revoke", By: 1, Trick: 2, Law: "skat/foster/53"})
	v.Reason("skat/foster/53", revoked, say.Num(2))
	fmt.Println(v.Found("revoke"), v.Reasons[0].Law.Section(), new(say.Voice).Text(v.Reasons[0].Text))
	// Output: true 53 An adversary revoked in trick 2.
}
