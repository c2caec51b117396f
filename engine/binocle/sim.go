package binocle

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// simulate deals a random hand of one of the forms.
func simulate(rng *rand.Rand) engine.Sim {
	players := []string{"Anna", "Bert", "Cora", "Dora"}
	h := engine.Hand{Players: players[:2]}
	yes := func(key string) {
		if rng.IntN(2) == 0 {
			h.Agreed = append(h.Agreed, engine.Field{Key: key, N: 1, Seat: engine.Nobody})
		}
	}
	switch rng.IntN(5) {
	case 1:
		h.Variant = sixtyFour
	case 2:
		h.Variant, h.Players = threeHanded, players[:3]
	case 3:
		h.Variant, h.Players = fourHanded, players
		yes("partners")
	case 4:
		h.Variant, h.Players = auction, players[:3+rng.IntN(2)]
		yes("widow")
		if len(h.Players) == 4 {
			yes("partners")
		}
		by := engine.Seat(rng.IntN(len(h.Players)))
		h.Contract = engine.Fields{
			{Key: "by", Seat: by, Word: h.Players[by]},
			{Key: "bid", N: 20 + 10*rng.IntN(30), Seat: engine.Nobody},
			{Key: "trump", Word: "SHDC"[rng.IntN(4):][:1], Seat: engine.Nobody},
		}
	}
	f, err := formOf(&h)
	if err != nil {
		panic(err) // the numbers are right
	}
	if h.Variant != auction {
		return meld.NewSim(f, h, rng, nil)
	}
	return meld.NewSim(f, h, rng, func(h *engine.Hand, s *meld.Setup) error {
		return bid(h, f, &engine.Verdict{}, s)
	})
}
