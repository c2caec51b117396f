package adjudicate_test

import (
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/enginetest"
)

// hands is how many random hands every game is tried on: 2,000 as a rule, fewer with -short.
func hands() int {
	n := enginetest.Hands(2000)
	if testing.Short() {
		n = min(n, 200)
	}
	return n
}

// TestConformance runs the kit over every game in the registry.
func TestConformance(t *testing.T) {
	for _, g := range adjudicate.Games {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			enginetest.Run(t, g, 1914, hands(), writeAndRead)
		})
	}
}

// writeAndRead encodes a hand as a record and decodes it again.
func writeAndRead(g *engine.Game, h *engine.Hand) (*engine.Hand, error) {
	src, err := record.Encode(&record.Doc{Game: g, Hand: *h})
	if err != nil {
		return nil, err
	}
	docs, err := record.Decode("written", src, adjudicate.Games)
	if err != nil {
		return nil, err
	}
	return &docs[0].Hand, nil
}
