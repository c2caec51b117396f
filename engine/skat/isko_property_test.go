package skat

import (
	"math/rand/v2"
	"strings"
	"testing"

	"hoyle/engine"
)

// TestIskoOnRandomHands: a lawful hand has no findings and is decided, won for its value or lost for twice as much; and
// an unlawful card ends it there, with the side at fault losing or what was decided standing.
func TestIskoOnRandomHands(t *testing.T) {
	for seed := range uint64(3000) {
		rng := rand.New(rand.NewPCG(2022, seed))
		s := fosterHand(rng)
		h := s.Hand()
		contract, err := translate(h, "isko")
		if err != nil {
			continue // no such game today
		}
		stop := -1
		if seed%2 == 1 {
			stop = rng.IntN(30)
		}
		revoked := false
		for n := 0; ; n++ {
			if n >= stop && stop >= 0 {
				if bad := s.Unlawful(); len(bad) > 0 {
					s.Do(bad[rng.IntN(len(bad))])
					revoked = true
					break
				}
			}
			lawful := s.Lawful()
			if len(lawful) == 0 {
				break
			}
			s.Do(lawful[rng.IntN(len(lawful))])
		}
		mod := *h
		mod.Rules, mod.Contract = "isko", contract
		v, err := Game.Judge(&mod, nil)
		if err != nil {
			t.Fatalf("hand %d: %v", seed, err)
		}
		if !v.HasValue || v.Won == engine.Unknown || !v.Undecided.Empty() {
			t.Fatalf("hand %d is not decided: %s", seed, spoken(h, v.Undecided))
		}
		want := v.Value
		if v.Won == engine.No {
			want *= -2
		}
		by := contract.Seat("by")
		if len(v.Scores) != 1 || v.Scores[0] != (engine.Count{Seat: by, N: want}) {
			t.Errorf("hand %d: scores %v, want %d for seat %d", seed, v.Scores, want, by)
		}
		for _, r := range v.Reasons {
			if !strings.HasPrefix(string(r.Law), "skat/isko/") || r.Text.Empty() {
				t.Errorf("hand %d: reason %+v", seed, r)
			}
		}
		switch {
		case !revoked && len(v.Findings) > 0:
			t.Errorf("hand %d: found %v", seed, v.Findings)
		case revoked && (len(v.Findings) != 1 || v.Findings[0].Law != LawIskoOld4_2_3 || v.Findings[0].Act != len(h.Play)-1):
			t.Errorf("hand %d: found %v", seed, v.Findings)
		}
	}
}
