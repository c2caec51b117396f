package adjudicate

import (
	"testing"

	"hoyle/engine"
)

// What a record may write for a law that the ruling cites.
func TestExpectedLaw(t *testing.T) {
	for _, x := range []struct {
		game, rules, want string
		cited             engine.Law
		same              bool
	}{
		{"skat", "foster", "52", "skat/foster/52", true},
		{"skat", "foster", "skat/foster/52", "skat/foster/52", true},
		{"skat", "foster", "53", "skat/foster/52", false},
		{"skat", "foster", "5", "skat/foster/52", false},
		{"skat", "foster", "52", "", false},
		{"skat", "isko", "5.2.3", "skat/isko/2.5.5", false},
		{"skat", "isko", "4.3.5", "skat/isko/4.4.5", true}, // the number of 1999
		{"schachett", "manual", "10", "schachett/manual/10.2", true},
		{"schachett", "manual", "1", "schachett/manual/10.2", false},
		{"schachett", "manual", "10.2", "schachett/manual/10.3", false},
	} {
		c := &comparison{r: &Ruling{Game: x.game, Rules: x.rules}}
		if got := c.law(x.want, x.cited); got != x.same {
			t.Errorf("%s for %s: %v, want %v", x.want, x.cited, got, x.same)
		}
	}
}
