package cassino

import (
	"testing"

	"hoyle/engine"
	"hoyle/engine/enginetest"
)

// BenchmarkJudge judges one decoded hand, to be compared with Skat's benchmark of that name in one run.
func BenchmarkJudge(b *testing.B) {
	hands := make([]*engine.Hand, 256)
	for i := range hands {
		hands[i] = enginetest.Played(&Game, engine.Form{Rules: "foster", Players: 2}, 58, i)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := Game.Judge(hands[i%len(hands)], nil); err != nil {
			b.Fatal(err)
		}
	}
}
