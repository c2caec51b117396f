package schachett

import (
	"fmt"

	"hoyle/engine"
)

// Seats gives the seating of a round, from 1, for the four or three players in the order in which they drew: A, who drew
// the white King, first, then B, C and D. With three players the first place is the Kaiser's, who deals when the deal
// comes to the dummy. The manual's sections 4.1 to 4.5, 13 and B4.
func Seats(players []string, round int) (*engine.Seating, error) {
	order, err := seating(len(players), round)
	if err != nil {
		return nil, err
	}
	s := &engine.Seating{Round: round, Cycle: (round-1)/cycleRounds + 1, Rounds: cycleRounds,
		Parts: []string{"White King", "Black King", "Deal", "Lead"},
		Laws:  []engine.Law{LawManual4_1, LawManual4_4, LawManual4_5, LawManual10_1, LawManual13_1, LawManual13_2}}
	where := [4]string{"A's place", "Left", "Opposite", "Right"}
	if len(players) == 3 {
		where[0] = "Kaiser"
		s.Laws = []engine.Law{LawManualB4_1, LawManualB4_2, LawManualB4_4, LawManualB4_5, LawManualB10_1}
	}
	for i, p := range order {
		who := engine.Dummy
		if p < len(players) {
			who = players[p]
		}
		s.Places = append(s.Places, engine.Place{Where: where[i], Who: who})
	}
	for g := range roundGames {
		// Both Kings and the deal pass one place to the left with every game; who has the black King leads.
		first, next := s.Places[g].Who, s.Places[(g+1)%4].Who
		deals := first
		if order[g] == len(players) {
			deals = s.Places[0].Who
		}
		s.Games = append(s.Games, []string{first, next, deals, next})
	}
	return s, nil
}

// seating gives the players of a round by the order in which they drew, from 0, to the left from A or from the Kaiser.
// With three players the dummy is 3.
func seating(players, round int) (order [4]int, err error) {
	if round < 1 {
		return order, fmt.Errorf("round %d: rounds are counted from 1", round)
	}
	r := (round - 1) % cycleRounds
	switch players {
	case 4:
		order = [4]int{0, 1, 2, 3}
		for i := 1; i <= r; i++ {
			p := 2 - i%2 // the left-hand neighbour before an even round, the one opposite before an odd one
			order[p], order[p+1] = order[p+1], order[p]
		}
	case 3:
		k := r / 2
		left, right := (k+1)%3, (k+2)%3
		if r%2 == 1 {
			left, right = right, left
		}
		order = [4]int{k, left, 3, right}
	default:
		return order, fmt.Errorf("%d players: Schachett is for four, or for three and a dummy", players)
	}
	return order, nil
}

// mayEnd reports whether the sitting may end after game g, from 1, of round r.
func mayEnd(r, g int) bool { return ((r-1)*roundGames+g)%(cycleRounds*roundGames) == 0 }
