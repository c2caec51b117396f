package enginetest

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
)

// ProvenLater seeds one unlawful card in each of n random hands and plays on, lawfully, to the last card. The record with
// the cards that were dealt and the record with the play alone must then have the same findings: what was withheld falls,
// and that proves it; nothing else appears. The error describes the first hand where they differ.
func ProvenLater(g *engine.Game, form engine.Form, seed uint64, n int) error {
	for i := range n {
		h, ok := irregular(Deal(g, form, seed, i), choices(seed, i))
		if !ok {
			continue
		}
		var trace engine.Trace
		want, err := g.Judge(h, &trace)
		if err != nil {
			return fmt.Errorf("hand %d: refused: %w", i, err)
		}
		bare := *h
		bare.Play = named(h, &trace)
		bare.Discard = nil
		bare.Deal = slices.DeleteFunc(slices.Clone(h.Deal), func(d engine.Dealt) bool { return d.Place != turnUp })
		got, err := g.Judge(&bare, nil)
		if err != nil {
			return fmt.Errorf("hand %d: without the cards that were dealt it is refused: %w", i, err)
		}
		if w, g := found(want), found(got); !slices.Equal(w, g) {
			return fmt.Errorf("hand %d: with the cards that were dealt %+v is found, and with the play alone %+v", i, w, g)
		}
	}
	return nil
}

// turnUp is the place of a deal without which a record would not tell the trump.
const turnUp = "turn-up"

// irregular plays a hand with one unlawful card in it; ok is false where there was none to play.
func irregular(s engine.Sim, rng *rand.Rand) (h *engine.Hand, ok bool) {
	for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
		if bad := s.Unlawful(); !ok && len(bad) > 0 && rng.IntN(4) == 0 {
			s.Do(bad[rng.IntN(len(bad))])
			playOut(s, rng)
			return s.Hand(), true
		}
		s.Do(acts[rng.IntN(len(acts))])
	}
	return nil, false
}

// named is the play of a hand, with the name of who played each card; a dummy, which sits behind the players, has none.
func named(h *engine.Hand, trace *engine.Trace) []engine.Act {
	out := slices.Clone(h.Play)
	for _, s := range trace.Steps {
		if s.Card != card.None && int(s.Seat) < len(h.Players) {
			out[s.Act].By = s.Seat
		}
	}
	return out
}

// sighting is what a finding says, whenever it came to light.
type sighting struct {
	What  string
	By    engine.Seat
	Trick int
	Card  card.Card
}

// found lists the findings of a verdict in the order of their tricks.
func found(v *engine.Verdict) []sighting {
	out := make([]sighting, len(v.Findings))
	for i, f := range v.Findings {
		out[i] = sighting{f.What, f.By, f.Trick, f.Card}
	}
	slices.SortFunc(out, func(a, b sighting) int {
		return cmp.Or(cmp.Compare(a.Trick, b.Trick), cmp.Compare(a.By, b.By), cmp.Compare(a.What, b.What), cmp.Compare(a.Card, b.Card))
	})
	return out
}
