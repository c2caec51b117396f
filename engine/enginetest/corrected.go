package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
)

// Corrected: in each of n random lawful hands some card is taken back at once and played again. The record is accepted,
// whoever played the card, a dummy too; and unless the rules forbid taking back, which the judge then finds, the ruling is
// the same. The error describes the first hand for which that does not hold.
func Corrected(g *engine.Game, form engine.Form, seed uint64, n int) error {
	for i := range n {
		h := Played(g, form, seed, i)
		var trace engine.Trace
		want, err := g.Judge(h, &trace)
		if err != nil {
			return fmt.Errorf("hand %d: refused: %w", i, err)
		}
		step, ok := someCard(trace.Steps, choices(^seed, i))
		if !ok {
			continue
		}
		again := clone(h)
		back := blank(engine.Retract)
		back.By = step.Seat
		again.Play = slices.Insert(again.Play, step.Act+1, back, h.Play[step.Act])
		got, err := ruling(g, again)
		if err != nil {
			return fmt.Errorf("hand %d: act %d, taken back and played again, is refused: %w\n%s", i, step.Act, err, describe(g, again))
		}
		if len(got.Findings) > 0 {
			continue
		}
		if err := contained(h, want, got); err != nil {
			return fmt.Errorf("hand %d: with act %d taken back and played again %w\n%s", i, step.Act, err, describe(g, again))
		}
	}
	return nil
}

// someCard is one of the steps that play a card.
func someCard(steps []engine.Step, rng *rand.Rand) (engine.Step, bool) {
	cards := slices.DeleteFunc(slices.Clone(steps), func(s engine.Step) bool { return s.Card == card.None })
	if len(cards) == 0 {
		return engine.Step{}, false
	}
	return cards[rng.IntN(len(cards))], true
}
