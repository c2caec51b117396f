package adjudicate

import (
	"hoyle/engine"
	"hoyle/engine/binocle"
	"hoyle/engine/calabrasella"
	"hoyle/engine/cassino"
	"hoyle/engine/gaigel"
	"hoyle/engine/schachett"
	"hoyle/engine/sixtysix"
	"hoyle/engine/skat"
	"hoyle/engine/vint"
)

// Games is the registry: adding a game adds one line here.
var Games = []*engine.Game{
	&skat.Game,
	&binocle.Game,
	&gaigel.Game,
	&sixtysix.Game,
	&schachett.Game,
	&calabrasella.Game,
	&vint.Game,
	&cassino.Game,
}

// Game finds a game by its name; nil when there is none.
func Game(name string) *engine.Game {
	for _, g := range Games {
		if g.Name == name {
			return g
		}
	}
	return nil
}
