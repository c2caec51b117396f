package schachett

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// drawn gives the players in the order in which they drew for seats, where the record says.
func (r *ruler) drawn() ([]engine.Seat, error) {
	f, ok := r.H.Match.Get("drew")
	if !ok {
		return nil, nil
	}
	n := len(r.H.Players)
	out := make([]engine.Seat, n)
	for i := range out {
		out[i] = engine.Nobody
	}
	for _, c := range f.Counts {
		if c.Seat == engine.Nobody || c.N < 1 || c.N > n || out[c.N-1] != engine.Nobody {
			return nil, engine.Impossiblef(f.Pos, "drew gives every player one of the numbers from 1 to %d", n)
		}
		out[c.N-1] = c.Seat
	}
	if slices.Contains(out, engine.Nobody) {
		return nil, engine.Impossiblef(f.Pos, "drew gives every player one of the numbers from 1 to %d", n)
	}
	return out, nil
}

// next says which game of the sitting comes after this one: the same again where the deal is void, and none known after
// the last.
func (r *ruler) next() {
	m := r.H.Match
	round, game := m.Int("round"), m.Int("game")
	if game == 0 || m.True("last") {
		return
	}
	if !r.V.Redeal {
		game++
	}
	if game > roundGames {
		game = 1
		if round > 0 {
			round++
		}
	}
	if round > 0 {
		r.V.Next = append(r.V.Next, engine.Field{Key: "round", N: round, Seat: engine.Nobody})
	}
	r.V.Next = append(r.V.Next, engine.Field{Key: "game", N: game, Seat: engine.Nobody})
}

// due is the place that has the white King and the deal in this game of the round: A's or the Kaiser's in the first
// game, one further to the left with every other. Where the draw is not recorded A is named first among the players.
func (r *ruler) due() engine.Seat {
	first := r.at[0]
	if drew, err := r.drawn(); err == nil && drew != nil && !r.three {
		first = drew[0]
	}
	return r.left(first, r.H.Match.Int("game")-1)
}

// place compares the record with its place in the sitting: seats, Kings, dealer and, if it is said to be the last game,
// the end.
func (r *ruler) place() error {
	m := r.H.Match
	round, game := m.Int("round"), m.Int("game")
	if f, ok := m.Get("round"); ok && round < 1 {
		return engine.Impossiblef(f.Pos, "rounds are counted from 1")
	}
	if f, ok := m.Get("game"); ok && (game < 1 || game > roundGames) {
		return engine.Impossiblef(f.Pos, "a round has four games, so game is a number from 1 to 4")
	}
	drew, err := r.drawn()
	if err != nil {
		return err
	}
	if drew != nil && round > 0 {
		r.seats(drew, round)
	}
	if m.True("last") {
		law := r.law(LawManual13_3, LawManualB12_2)
		switch {
		case !m.Has("round") || game == 0:
			r.V.Undecided = r.V.Say(msgGameUnknown)
		case mayEnd(round, game):
			r.Because(law, msgMayEnd, say.Num(round), say.Num(game))
		default:
			r.find(-1, "stopped-early", engine.Nobody, 0, card.None, law, msgStopped, say.Num(game), say.Num(round))
			r.unpaid(law, nothing)
		}
	}
	r.kingsAndDealer(game)
	return nil
}

// seats compares the seats with those of the round.
func (r *ruler) seats(drew []engine.Seat, round int) {
	want, err := seating(len(drew), round)
	if err != nil {
		return // a record with other numbers of players or rounds is refused before
	}
	law := LawManual13_1
	switch {
	case r.three:
		law = LawManualB4_2
	case round == 1:
		law = LawManual4_1
	case round > cycleRounds:
		law = LawManual13_2
	}
	if r.three && drew[want[0]] != r.kaiser {
		r.find(-1, "wrong-kaiser", r.kaiser, 0, card.None, LawManualB4_1, msgWrongKaiser, say.Num(round), say.Who(drew[want[0]]), say.Who(r.kaiser))
		r.unpaid(LawManualB4_1, counts)
		return
	}
	var list []say.Value
	right := true
	for i := range 3 {
		if want[i+1] == len(drew) {
			continue // the dummy sits where it must
		}
		s := drew[want[i+1]]
		right = right && r.left(drew[want[0]], i+1) == s
		list = append(list, r.phrase(msgPlace, say.Num(i), say.Who(s)))
	}
	values := []say.Value{say.Num(round), say.Who(drew[want[0]]), say.List(list...)}
	if right {
		r.Because(law, msgSeats, values...)
		return
	}
	r.find(-1, "wrong-seats", engine.Nobody, 0, card.None, law, msgWrongSeats, values...)
	r.unpaid(law, counts)
}

// kingsAndDealer compares who received the Kings and who deals with the game's place in the round.
func (r *ruler) kingsAndDealer(game int) {
	kingsLaw, dealLaw := r.law(LawManual4_4, LawManualB4_4), r.law(LawManual4_5, LawManualB4_5)
	have := r.received
	if r.H.Position != nil {
		have = [2]engine.Seat{engine.Nobody, engine.Nobody} // a castling may have moved them
	}
	due := have[white] // without the game's number the white King says who deals
	if game > 0 {
		due = r.due()
		switch {
		case have[white] == engine.Nobody:
		case have[white] != due:
			r.find(-1, "wrong-kings", have[white], 0, card.None, kingsLaw, msgWhiteKingTo, say.Num(game), say.Who(due), say.Who(have[white]))
			r.unpaid(kingsLaw, counts)
		default:
			r.Because(kingsLaw, msgWhiteKingDue, say.Num(game), say.Who(due))
		}
	}
	if have[white] != engine.Nobody && have[black_] != engine.Nobody && r.left(have[white], 1) != have[black_] {
		r.find(-1, "wrong-kings", have[black_], 0, card.None, kingsLaw, msgBlackKingTo, say.Who(r.left(have[white], 1)), say.Who(have[white]), say.Who(have[black_]))
		r.unpaid(kingsLaw, counts)
	}
	if r.H.Dealer == engine.Nobody || due == engine.Nobody {
		return
	}
	if r.purse(r.dealer) != r.purse(due) {
		r.find(-1, "dealt-out-of-turn", r.dealer, 0, card.None, dealLaw, msgWrongDealer, say.Who(r.purse(r.dealer)), say.Who(due))
		r.unpaid(dealLaw, counts)
	} else if game > 0 {
		r.Because(dealLaw, msgDealAt, say.Num(game), say.Who(due))
	}
}
