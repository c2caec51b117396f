package main

import (
	"slices"
	"testing"

	"hoyle/engine"
)

// A contract is valued at a table of as many as the game needs, whose seats have names or not.
func TestTableOf(t *testing.T) {
	for _, x := range []struct {
		game engine.Game
		want []string
	}{
		{engine.Game{MinPlayers: 3, Ask: engine.Inquiry{Tables: []engine.Table{{Names: []string{"Vorhand", "Mittelhand", "Hinterhand"}}}}}, []string{"Player", "Mittelhand", "Hinterhand"}},
		{engine.Game{MinPlayers: 4, Ask: engine.Inquiry{Tables: []engine.Table{{Names: []string{"First", "Second", "Third"}}}}}, []string{"Player", "Second", "Third", "Player 4"}},
		{engine.Game{MinPlayers: 4}, []string{"Player", "Player 2", "Player 3", "Player 4"}},
	} {
		if got := tableOf(&x.game); !slices.Equal(got, x.want) {
			t.Errorf("%d players: %q, want %q", x.game.MinPlayers, got, x.want)
		}
	}
}
