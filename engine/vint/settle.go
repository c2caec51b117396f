package vint

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/sheet"
)

// settlements: at the end of the third rubber everybody settles with everybody.
var settlements = []engine.Settlement{{
	Name: "difference", Title: "everybody settles with everybody", Unit: "points",
	Laws: []engine.Law{LawFosterSettling}, Settle: sheet.Difference,
}}

// rubbers in which each player has each of the others for a partner.
const rubbers = 3

// rounds are who sits where, clockwise, in each of the rubbers.
var rounds = [rubbers][players]int{{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 1, 3, 2}}

// seats gives the seating of a rubber, from 1: the partners change so that in three rubbers each has each of the others.
func seats(names []string, round int) (*engine.Seating, error) {
	switch {
	case len(names) != players:
		return nil, fmt.Errorf("%d players: Vint is for four", len(names))
	case round < 1:
		return nil, fmt.Errorf("rubber %d: rubbers are counted from 1", round)
	}
	s := &engine.Seating{Round: round, Cycle: (round-1)/rubbers + 1, Rounds: rubbers, Laws: []engine.Law{LawFosterTable, LawFosterPartnersChange}}
	at := rounds[(round-1)%rubbers]
	for i, where := range [players]string{"First", "Left", "Opposite", "Right"} {
		s.Places = append(s.Places, engine.Place{Where: where, Who: names[at[i]]})
	}
	return s, nil
}
