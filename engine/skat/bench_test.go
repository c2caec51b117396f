package skat

import (
	"math/rand/v2"
	"testing"

	"hoyle/engine"
)

// played gives whole random hands.
func played(n int) []*engine.Hand {
	hands := make([]*engine.Hand, n)
	for i := range hands {
		rng := rand.New(rand.NewPCG(58, uint64(i)))
		s := fosterHand(rng)
		for {
			lawful := s.Lawful()
			if len(lawful) == 0 {
				break
			}
			s.Do(lawful[rng.IntN(len(lawful))])
		}
		hands[i] = s.Hand()
	}
	return hands
}

// BenchmarkJudge judges one decoded hand. The aim is under 20 µs and under 100 allocations.
func BenchmarkJudge(b *testing.B) {
	hands := played(256)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := Game.Judge(hands[i%len(hands)], nil); err != nil {
			b.Fatal(err)
		}
	}
}
