package adjudicate_test

import (
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/enginetest"
)

// usual is how many random hands every form of a game is tried on, unless HOYLE_HANDS or -short say otherwise.
const usual = 60

func hands() int {
	n := enginetest.Hands(usual)
	if testing.Short() {
		n = min(n, 50)
	}
	return n
}

// eachForm runs a test for every form of every game in the registry.
func eachForm(t *testing.T, test func(t *testing.T, g *engine.Game, form engine.Form)) {
	for _, g := range adjudicate.Games {
		for _, form := range g.Forms {
			t.Run(g.Name+"/"+form.String(), func(t *testing.T) {
				t.Parallel()
				test(t, g, form)
			})
		}
	}
}

// TestConformance runs the kit over every form of every game.
func TestConformance(t *testing.T) {
	eachForm(t, func(t *testing.T, g *engine.Game, form engine.Form) {
		enginetest.Run(t, g, form, 1914, hands(), writeAndRead)
	})
}

// TestGates holds every form of every game to the promises that are not the kit's own. What each means stands with it.
func TestGates(t *testing.T) {
	for _, gate := range []struct {
		name string
		try  func(g *engine.Game, form engine.Form, seed uint64, n int) error
	}{
		{"proven later", enginetest.ProvenLater},
		{"corrected", enginetest.Corrected},
		{"a slip taken back", enginetest.SlipTakenBack},
		{"sound", enginetest.Sound},
		{"consistent", enginetest.Consistent},
		{"final", enginetest.Final},
		{"answered", enginetest.Answered},
		{"a fact less", enginetest.FactLess},
		{"one impossibility", oneImpossibility},
	} {
		t.Run(gate.name, func(t *testing.T) {
			eachForm(t, func(t *testing.T, g *engine.Game, form engine.Form) {
				n := hands()
				first, excused := notYet[gate.name][g.Name+"/"+form.String()]
				switch err := gate.try(g, form, 1914, n); {
				case err != nil && !excused:
					t.Error(err)
				case err == nil && excused && n > first:
					t.Error("it holds here now: take the form out of notYet")
				}
			})
		})
	}
}

// notYet are the forms for which a gate does not hold yet, with the first hand that breaks it and what is wrong there. Who
// mends a game empties its lines.
var notYet = map[string]map[string]int{
	"final": {},
	"a fact less": {
		// without two hands and the officers of the castlings a revoke appears
		"schachett/manual-3": 211,
		// the nine that may have been turned up is left out of the score, and it is not said that this is open
		"binocle/foster-2": 274, "gaigel/foster-2": 258,
		// refused without the hands: a joint meld of cards that a partner laid
		"binocle/foster-four-handed-4": 451,
	},
}

// Every game can be simulated, in every rule set and variant, and with the fewest and the most players that change its
// rules.
func TestEveryFormIsSimulated(t *testing.T) {
	for _, g := range adjudicate.Games {
		if g.Simulate == nil {
			t.Errorf("%s cannot be simulated: the game has no Simulate", g.Name)
		}
		has := map[[2]string]bool{}
		for _, f := range g.Forms {
			has[[2]string{f.Rules, f.Variant}] = true
			if f.Players < g.MinPlayers || f.Players > g.MaxPlayers {
				t.Errorf("%s: a form of %d players", g.Name, f.Players)
			}
		}
		for _, r := range g.RuleSets {
			for _, v := range append(r.Variants, engine.Variant{}) {
				if !has[[2]string{r.Name, v.Name}] {
					t.Errorf("%s: no form of %s %s is simulated", g.Name, r.Name, v.Name)
				}
			}
		}
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
