package vint

import (
	"testing"

	"hoyle/engine"
	"hoyle/engine/enginetest"
)

// BenchmarkJudge judges one decoded hand.
func BenchmarkJudge(b *testing.B) {
	hands := make([]*engine.Hand, 256)
	for i := range hands {
		hands[i] = enginetest.Played(&Game, Game.Forms[0], 1914, i)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := Game.Judge(hands[i%len(hands)], nil); err != nil {
			b.Fatal(err)
		}
	}
}
