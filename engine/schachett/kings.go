package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// A fate is what can become of a King.
type fate struct {
	name         string
	word         *say.Message
	first, times int // for the first King, and times the remaining cards for either
	law          engine.Law
}

var (
	checkmate = fate{"checkmate", msgCheckmate, 100, 6, LawManual7}
	selfMate  = fate{"self-mate", msgSelfMate, 50, 4, LawManual8}
	stalemate = fate{"stalemate", msgStalemate, 25, 2, LawManual9}
)

// fates by the name of their mark.
var fates = map[string]*fate{checkmate.name: &checkmate, selfMate.name: &selfMate, stalemate.name: &stalemate}

// worth of a King's fate with so many cards remaining in every hand.
func (f *fate) worth(remaining int, first bool) int {
	n := f.times * remaining
	if first {
		n += f.first
	}
	return n
}

// closed says what became of the Kings in the tricks that can't be changed any more: every gathered one, for a card has
// been led since, or there is none left.
func (r *ruler) closed(act int) {
	for ; r.judged < len(r.Tricks.Tricks); r.judged++ {
		r.kings(act, &r.Tricks.Tricks[r.judged])
	}
}

// kings marks what became of the Kings in a trick, in the order in which they were played.
func (r *ruler) kings(act int, t *trick.Trick) {
	for j := range t.Size {
		if kings.Has(t.Cards[j]) {
			r.king(act, t, j)
		}
	}
}

// outcomes are what can become of a King with so many cards remaining, as hands with that one trick: taken by an
// opponent, by its own party, and taking the trick itself.
func outcomes(h *engine.Hand) ([]engine.Outcome, error) {
	if h.Result.Has("points") {
		return []engine.Outcome{{Hand: *h}}, nil
	}
	left := allTricks
	if f, ok := h.Result.Get("left"); ok {
		left = f.N
	}
	if left < 1 || left > handSize {
		return nil, engine.Impossiblef(h.Pos, "everybody holds 1 to %d cards before a trick", handSize)
	}
	theDame, pawn := card.Card(black+dame), card.Card(firstPawn)
	var out []engine.Outcome
	for _, x := range [...]struct {
		fate  *fate
		cards [4]card.Card // played from the first of the four to the left
	}{
		{&checkmate, [4]card.Card{whiteKing, theDame, pawn, pawn + 1}},
		{&selfMate, [4]card.Card{whiteKing, pawn, theDame, pawn + 1}},
		{&stalemate, [4]card.Card{whiteKing, pawn, pawn + 1, pawn + 2}},
	} {
		hand := *h
		hand.Players, hand.Dealer, hand.Result, hand.Match = []string{"Anna", "Bert", "Cora", "Dora"}, 0, nil, nil
		hand.Position = &engine.Position{Leader: 0, Trick: allTricks + 1 - left}
		if h.Result.True("second") {
			hand.Position.Args = engine.Fields{{Key: "fallen", Seat: engine.Nobody, Cards: []card.Card{blackKing}}}
		}
		for seat, c := range x.cards {
			hand.Play = append(hand.Play, engine.Act{Kind: engine.Play, By: engine.Seat(seat), Card: c, Against: engine.Nobody})
		}
		out = append(out, engine.Outcome{Name: x.fate.word.With(), Hand: hand})
	}
	return out, nil
}

// fateOf is what became of the King in a slot of a trick, and which party it counts for.
func (r *ruler) fateOf(t *trick.Trick, slot int) (f *fate, gain int) {
	switch holder := t.Seats[slot]; t.Winner {
	case holder:
		return &stalemate, r.side(t.Winner)
	case r.partner(holder):
		return &selfMate, r.side(r.left(holder, 1))
	}
	return &checkmate, r.side(t.Winner)
}

// remaining is how many cards everybody held before a trick.
func remaining(t *trick.Trick) int { return allTricks + 1 - t.N }

// soFar is what the Kings have brought the parties by now, those of a trick that may still be castled into among them.
func (r *ruler) soFar() [2]int {
	points, fallen := r.points, r.fallen
	tricks := r.tricks()
	for i := r.judged; i < len(tricks); i++ {
		t := &tricks[i]
		for j := range t.Size {
			if !kings.Has(t.Cards[j]) {
				continue
			}
			if f, gain := r.fateOf(t, j); gain != unknown {
				points[gain] += f.worth(remaining(t), fallen == 0)
			}
			fallen++
		}
	}
	return points
}

// king marks what became of the King in a slot of a trick.
func (r *ruler) king(act int, t *trick.Trick, slot int) {
	k, holder := t.Cards[slot], t.Seats[slot]
	f, gain := r.fateOf(t, slot)
	how := r.phrase(msgTakesKing, say.Who(t.Winner), say.Num(t.N), kingWord(k))
	if f == &stalemate {
		how = r.phrase(msgKingTakes, kingWord(k), say.Num(t.N), say.Who(holder))
	}
	first := r.fallen == 0
	r.fallen++
	n := f.worth(remaining(t), first)
	if i := len(r.V.Marks); i < len(r.gains) {
		r.gains[i] = gain
	}
	r.V.Marks = append(r.V.Marks, engine.Mark{What: f.name, By: r.purse(t.Winner), Trick: t.N, Card: k, Points: n, Law: f.law})
	if gain != unknown {
		r.points[gain] += n
	}
	name, times, left, sum, whom := say.Term(f.word), say.Num(f.times), say.Num(remaining(t)), say.Num(n), r.forParty(gain)
	if first {
		r.Because(f.law, msgFirstKing, name, how, say.Num(f.first), times, left, sum, whom)
	} else {
		r.Because(f.law, msgSecondKing, name, how, times, left, sum, whom)
	}
	r.T.Say(act, r.purse(t.Winner), t.N, msgFateNoted, name, kingWord(k), sum, whom)
}
