// Package enginetest is the conformance kit: what must hold in every game, tried on random hands. A game in the
// registry that cannot be simulated, or that breaks one of the promises, fails the suite.
package enginetest

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
)

// Written writes a hand as a record and reads it back.
type Written func(*engine.Game, *engine.Hand) (*engine.Hand, error)

// Run tries the promises on n random hands of a form of a game from a seed.
func Run(t *testing.T, g *engine.Game, form engine.Form, seed uint64, n int, written Written) {
	t.Helper()
	for i := range n {
		k := kit{t: t, g: g, rng: choices(seed, i), hand: i}
		k.play(Deal(g, form, seed, i), written)
		if t.Failed() {
			return
		}
	}
}

type kit struct {
	t    *testing.T
	g    *engine.Game
	rng  *rand.Rand
	hand int
}

// play plays one hand to its end; on the way it tries every card that could be played, and seeds one revoke.
func (k *kit) play(s engine.Sim, written Written) {
	k.packConserved(s.Hand())
	seeded := false
	for {
		lawful, unlawful := s.Lawful(), s.Unlawful()
		if len(lawful) == 0 {
			break
		}
		if k.hand%8 == 0 { // the dear one, on every eighth hand
			k.legality(s, lawful, unlawful)
		}
		if !seeded && len(unlawful) > 0 && k.rng.IntN(4) == 0 {
			seeded = true
			k.seededRevoke(s, unlawful[k.rng.IntN(len(unlawful))])
		}
		s.Do(lawful[k.rng.IntN(len(lawful))])
		if k.t.Failed() {
			return
		}
	}
	h := s.Hand()
	var trace engine.Trace
	v := k.judge(h, &trace)
	if v == nil {
		return
	}
	if len(v.Findings) > 0 {
		k.t.Errorf("hand %d: a lawful hand has a finding: %+v", k.hand, v.Findings[0])
	}
	k.pointsConserved(s, &trace)
	if again := k.judge(h, nil); !reflect.DeepEqual(v, again) {
		k.t.Errorf("hand %d: judged twice, two rulings:\n%+v\n%+v", k.hand, v, again)
	}
	if written == nil {
		return
	}
	back, err := written(k.g, h)
	if err != nil {
		k.t.Errorf("hand %d: the written record is not read: %v", k.hand, err)
		return
	}
	if got := k.judge(back, nil); !reflect.DeepEqual(v, got) {
		k.t.Errorf("hand %d: the written record gives another ruling:\n%+v\n%+v", k.hand, v, got)
	}
}

func (k *kit) judge(h *engine.Hand, t *engine.Trace) *engine.Verdict {
	v, err := k.g.Judge(h, t)
	if err != nil {
		k.t.Errorf("hand %d: refused: %v", k.hand, err)
		return nil
	}
	return v
}

// packConserved: no card is dealt more often than the pack has it. A card's copies are told by the deal itself: at most
// two, and the same for the whole pack.
func (k *kit) packConserved(h *engine.Hand) {
	var n [64]int
	copies := 0
	for _, d := range h.Deal {
		for _, c := range d.Cards {
			n[c]++
			copies = max(copies, n[c])
		}
	}
	if copies > 2 {
		k.t.Errorf("hand %d: a card was dealt %d times", k.hand, copies)
	}
}

// pointsConserved: what the tricks hold together is what the sim says they must.
func (k *kit) pointsConserved(s engine.Sim, trace *engine.Trace) {
	for i := len(trace.Steps) - 1; i >= 0; i-- {
		if counts := trace.Steps[i].Counts; counts != nil {
			sum := 0
			for _, c := range counts {
				sum += c.N
			}
			if sum != s.Total() {
				k.t.Errorf("hand %d: the counts add up to %d instead of %d", k.hand, sum, s.Total())
			}
			return
		}
	}
	k.t.Errorf("hand %d: the trace has no counts", k.hand)
}

// legality: a card is on the list of lawful ones exactly if playing it is no finding.
func (k *kit) legality(s engine.Sim, lawful, unlawful []engine.Act) {
	try := func(a engine.Act, want bool) {
		h := *s.Hand()
		h.Play = append(append([]engine.Act{}, h.Play...), a)
		v := k.judge(&h, nil)
		if v == nil {
			return
		}
		if got := len(v.Findings) == 0; got != want {
			k.t.Errorf("hand %d, act %d: %s is listed as lawful: %v, judged lawful: %v", k.hand, len(h.Play)-1, k.g.Cards.String(cardOf(&a)), want, got)
		}
	}
	for _, a := range lawful {
		try(a, true)
	}
	for _, a := range unlawful {
		try(a, false)
	}
}

// seededRevoke: an unlawful card is found, at that card and in its trick, and nothing else is.
func (k *kit) seededRevoke(s engine.Sim, a engine.Act) {
	h := *s.Hand()
	h.Play = append(append([]engine.Act{}, h.Play...), a)
	v := k.judge(&h, nil)
	if v == nil {
		return
	}
	if len(v.Findings) != 1 || v.Findings[0].Card != cardOf(&a) || v.Findings[0].Act != len(h.Play)-1 {
		k.t.Errorf("hand %d: a seeded revoke of %s in act %d was found as %+v", k.hand, k.g.Cards.String(cardOf(&a)), len(h.Play)-1, v.Findings)
	}
}

// cardOf is the card with which an act is done: the one played, or the first of those that an event names.
func cardOf(a *engine.Act) card.Card {
	if cards := a.Args.Cards("cards"); a.Card == card.None && len(cards) > 0 {
		return cards[0]
	}
	return a.Card
}
