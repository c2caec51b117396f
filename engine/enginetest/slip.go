package enginetest

import (
	"fmt"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
)

// SlipTakenBack plays one unlawful card in each of n random hands, has it taken back at once, and plays on lawfully. The
// record is judged, and what it finds is that card and nothing else. The error describes the first hand where it is not
// so.
func SlipTakenBack(g *engine.Game, form engine.Form, seed uint64, n int) error {
	for i := range n {
		h, at, err := slipped(g, Deal(g, form, seed, i), seed, i)
		switch {
		case err != nil:
			return fmt.Errorf("hand %d: %w", i, err)
		case h == nil:
			continue
		}
		v, err := g.Judge(h, nil)
		if err != nil {
			return fmt.Errorf("hand %d: a card taken back in act %d is refused: %w\n%s", i, at+1, err, describe(g, h))
		}
		for _, f := range v.Findings {
			if f.Act != at || f.Card != cardOf(&h.Play[at]) {
				return fmt.Errorf("hand %d: beside the card taken back in act %d there is found %+v\n%s", i, at+1, f, describe(g, h))
			}
		}
		if len(v.Findings) != 1 {
			return fmt.Errorf("hand %d: the card taken back in act %d makes %d findings\n%s", i, at+1, len(v.Findings), describe(g, h))
		}
	}
	return nil
}

// Tempts reports whether in any of n random hands something could be done against a duty.
func Tempts(g *engine.Game, form engine.Form, seed uint64, n int) bool {
	for i := range n {
		s, rng := Deal(g, form, seed, i), choices(seed, i)
		for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
			if len(s.Unlawful()) > 0 {
				return true
			}
			s.Do(acts[rng.IntN(len(acts))])
		}
	}
	return false
}

// slipped is a hand with an unlawful card that was taken back, and the act that played it; nil where none could be.
func slipped(g *engine.Game, s engine.Sim, seed uint64, i int) (*engine.Hand, int, error) {
	rng := choices(seed, i)
	at, slip := -1, []engine.Act(nil)
	for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
		if bad := s.Unlawful(); at < 0 && len(bad) > 0 && rng.IntN(4) == 0 {
			at = len(s.Hand().Play)
			wrong := bad[rng.IntN(len(bad))]
			h := *s.Hand()
			h.Play = append(slices.Clone(h.Play), wrong)
			by, err := lastSeat(g, &h)
			if err != nil {
				return nil, 0, err
			}
			slip = []engine.Act{wrong, {Kind: engine.Retract, By: by, Card: card.None, Against: engine.Nobody}}
		}
		s.Do(acts[rng.IntN(len(acts))])
	}
	if at < 0 {
		return nil, 0, nil
	}
	h := *s.Hand()
	h.Play = slices.Insert(slices.Clone(h.Play), at, slip...)
	return &h, at, nil
}

// lastSeat is who played the last card of a hand.
func lastSeat(g *engine.Game, h *engine.Hand) (engine.Seat, error) {
	var trace engine.Trace
	if _, err := g.Judge(h, &trace); err != nil {
		return engine.Nobody, err
	}
	for i := len(trace.Steps) - 1; i >= 0; i-- {
		if s := &trace.Steps[i]; s.Card != card.None {
			return s.Seat, nil
		}
	}
	return engine.Nobody, fmt.Errorf("the trace has no card")
}
