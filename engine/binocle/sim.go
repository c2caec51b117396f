package binocle

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// simulate deals a random hand of one of the forms without an auction.
func simulate(rng *rand.Rand) engine.Sim {
	h := engine.Hand{Players: []string{"Anna", "Bert"}}
	switch rng.IntN(4) {
	case 1:
		h.Variant = sixtyFour
	case 2:
		h.Variant, h.Players = threeHanded, []string{"Anna", "Bert", "Cora"}
	case 3:
		h.Variant, h.Players = fourHanded, []string{"Anna", "Bert", "Cora", "Dora"}
	}
	f, err := formOf(&h)
	if err != nil {
		panic(err) // the numbers are right
	}
	return meld.NewSim(f, h, rng)
}
