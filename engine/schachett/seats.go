package schachett

import "fmt"

// Dummy is the name of the dummy's place in a seating of three players.
const Dummy = "dummy"

// Seating is who sits where in one round.
type Seating struct {
	Round, Cycle int       // both from 1
	Kaiser       string    // with three players; "" with four
	Places       [4]string // to the left from A, who keeps his place, or from the Kaiser; the dummy's is Dummy
	Games        [roundGames]Placing
}

// Placing is who has which part in one game of a round. A part that falls to the dummy is the Kaiser's to play.
type Placing struct {
	Game                                 int // from 1, within the round
	WhiteKing, BlackKing, Dealer, Leader string
}

// Seats gives the seating of a round, from 1, for the four or three players in the order in which they drew: A, who drew
// the white King, first, then B, C and D. The manual's sections 4.1 to 4.5, 13 and B4.
func Seats(players []string, round int) (Seating, error) {
	order, err := seating(len(players), round)
	if err != nil {
		return Seating{}, err
	}
	s := Seating{Round: round, Cycle: (round-1)/cycleRounds + 1}
	for i, p := range order {
		if p == len(players) {
			s.Places[i] = Dummy
		} else {
			s.Places[i] = players[p]
		}
	}
	if len(players) == 3 {
		s.Kaiser = s.Places[0]
	}
	for g := range s.Games {
		at := func(i int) string { return s.Places[(g+i)%4] }
		// Both Kings and the deal pass one place to the left with every game; the leader has the black King.
		s.Games[g] = Placing{Game: g + 1, WhiteKing: at(0), BlackKing: at(1), Dealer: at(0), Leader: at(1)}
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

// Rank orders the games of a sitting, from 1: game g of round r.
func Rank(round, game int) int { return (round-1)*roundGames + game }

// MayEnd reports whether the sitting may end after game g of round r.
func MayEnd(round, game int) bool { return Rank(round, game)%(cycleRounds*roundGames) == 0 }
