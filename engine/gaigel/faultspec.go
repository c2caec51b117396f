package gaigel

import (
	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// faults are the irregularities of every game of melds, with what is said of them here.
var faults = meld.Faults([]engine.FaultSpec{
	{Name: "wrong-claim", Says: []string{"said out without 101"}},
	{Name: "wrong-meld", Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 2, hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}}\n" +
		"play: [{meld: {by: $by, cards: SK HK, as: marriage}}]"}}},
}, laws)
