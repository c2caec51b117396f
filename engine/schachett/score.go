package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// result takes the points of a game of which only they are recorded.
func (r *ruler) result() error {
	f, _ := r.h.Result.Get("points")
	for _, c := range f.Counts {
		switch c.Side {
		case White:
			r.points[white] = c.N
		case Black:
			r.points[black_] = c.N
		default:
			return engine.Impossiblef(f.Pos, "points are the parties', {white: N, black: N}")
		}
	}
	r.finished = true
	return nil
}

// revokes rules on the wrong plays: in the open trick they are paid for, in a gathered one they cost the game.
func (r *ruler) revokes() {
	for i := range r.table.Revokes {
		rv := &r.table.Revokes[i]
		if !rv.Settled {
			l := r.begin()
			l.add("for the wrong play in trick ")
			l.num(rv.Trick)
			l.add(", which was not gathered; the card goes back")
			r.toOpponents(LawManual3_4_1, rv.Seat, string(*l))
			continue
		}
		if side := r.side(rv.Seat); side != unknown && !r.barred[side] {
			r.barred[side] = true
			l := r.begin("Trick ")
			l.num(rv.Trick)
			l.add(" was gathered with ", r.name(rv.Seat), "'s wrong card in it: the game is played to its end, and ")
			r.addParty(side)
			l.add(" scores nothing in it.")
			r.because(LawManual3_4_2)
		}
	}
}

// score adds up the parties' points and settles a finished game.
func (r *ruler) score() {
	tricks := r.tricks()
	if len(tricks) > 0 {
		r.taken(tricks)
		r.rank(tricks)
		r.cards(tricks)
	}
	for side := range r.points {
		r.forKings[side] = r.points[side] - r.forCards[side]
		r.points[side] += r.before[side]
		if r.barred[side] {
			r.points[side] = 0
		}
	}
	started := len(tricks) > 0 || r.table.Now.Played > 0 || r.table.Done() > 0 || r.h.Result != nil
	switch {
	case r.v.Redeal || !started:
	case r.parity == unknown:
		r.v.Undecided = "The record does not tell who received the white King, so neither party's points can be told apart."
	default:
		r.v.Points = []engine.Count{{Seat: engine.Nobody, Side: White, N: r.points[white]}, {Seat: engine.Nobody, Side: Black, N: r.points[black_]}}
		if r.finished {
			r.difference()
			break
		}
		l := r.begin("The game is not played to its end: ")
		if r.unknownAct {
			l = r.begin("The manual knows no claims and no concessions, and the game is not played to its end: ")
		}
		n := allTricks - r.table.Done()
		l.count(n, "trick")
		l.add(" still to come decide")
		if n == 1 {
			l.add("s")
		}
		l.add(" the difference.")
		r.v.Undecided = string(*l)
	}
	r.settled()
}

// difference has every loser pay it to a winner.
func (r *ruler) difference() {
	winner, by := white, r.points[white]-r.points[black_]
	if by < 0 {
		winner, by = black_, -by
	}
	l := r.begin()
	r.addSum(white)
	l.add(", ")
	r.addSum(black_)
	if by == 0 {
		l.add(": nothing is paid.")
		r.because(LawManual12_2)
		return
	}
	l.add(": a difference of ")
	l.num(by)
	l.add(" to ")
	r.addParty(winner)
	l.add(".")
	r.because(LawManual12_2)
	r.v.Winners = make([]engine.Seat, 0, 2)
	for i, s := range r.at {
		if r.side(s) != winner {
			continue
		}
		r.owe(r.at[(i+1)%4], s, by)
		if w := r.purse(s); len(r.v.Winners) == 0 || r.v.Winners[0] != w {
			r.v.Winners = append(r.v.Winners, w)
		}
	}
	r.rounded(by)
}

// addSum adds to the sentence that was begun a party's points: for the Kings, for the cards, and what was there before.
func (r *ruler) addSum(side int) {
	l := &r.buf
	l.add(partyNames[side], " ")
	if !r.barred[side] && r.h.Result == nil {
		parts := [...]struct {
			n    int
			what string
		}{{r.before[side], " brought along"}, {r.forKings[side], " for the Kings"}, {r.forCards[side], " for the cards"}}
		several := 0
		for _, x := range parts {
			if x.n != 0 {
				several++
			}
		}
		sep := ""
		for _, x := range parts {
			if x.n != 0 && several > 1 {
				l.add(sep)
				l.num(x.n)
				l.add(x.what)
				sep = " + "
			}
		}
		if several > 1 {
			l.add(" = ")
		}
	}
	l.num(r.points[side])
}

// tricks is every complete trick, gathered or not.
func (r *ruler) tricks() []trick.Trick {
	if r.table.Now.Complete() {
		return append(r.table.Tricks[:len(r.table.Tricks):len(r.table.Tricks)], r.table.Now)
	}
	return r.table.Tricks
}

// taken says who took which trick.
func (r *ruler) taken(tricks []trick.Trick) {
	l := r.begin()
	if r.parity == unknown {
		l.add(r.name(tricks[0].Winner), " takes trick ")
		l.num(tricks[0].N)
	}
	for side := range partyNames {
		n := 0
		for i := range tricks {
			if r.side(tricks[i].Winner) == side {
				n++
			}
		}
		if n == 0 {
			continue
		}
		if len(*l) > 0 {
			l.add("; ")
		}
		r.addParty(side)
		sep := " takes trick "
		if n > 1 {
			sep = " takes tricks "
		}
		for i := range tricks {
			if r.side(tricks[i].Winner) == side {
				l.add(sep)
				l.num(tricks[i].N)
				sep = ", "
			}
		}
	}
	l.add(".")
	r.because(LawManual2)
}

// rank gives the rules of taking that the tricks turned on.
func (r *ruler) rank(tricks []trick.Trick) {
	for i := range tricks {
		t := &tricks[i]
		taker := t.Card(t.Winner)
		best := promoted(taker, t.Last)
		seen, equal, discard, raised := false, card.None, card.None, false
		for j := range t.Size {
			c := promoted(t.Cards[j], t.Last)
			raised = raised || c != t.Cards[j]
			switch {
			case t.Seats[j] == t.Winner:
				seen = true
			case seen && officers.Has(c) && index(c) == index(best):
				equal = t.Cards[j]
			case !officers.Has(best) && colour(c) != colour(best) && index(c) <= index(best):
				discard = t.Cards[j]
			}
		}
		if equal != card.None {
			l := r.begin("Trick ")
			l.num(t.N)
			l.add(": of equal officers the first one played, ", r.name(t.Winner), "'s ", show(taker), ", holds.")
			r.because(LawManual2_2)
		}
		if discard != card.None {
			l := r.begin("Trick ")
			l.num(t.N)
			l.add(": ", show(discard), " is of the other colour than ", show(taker), " and a mere discard.")
			r.because(LawManual2_1)
		}
		if raised {
			r.v.Because(LawManual11, "In the last trick I counts as a Dame, II as a Rook, III as a Bishop and IV as a Knight.")
		}
	}
}

// cards counts the cards of both parties' tricks.
func (r *ruler) cards(tricks []trick.Trick) {
	if r.parity == unknown {
		return
	}
	var officersOf [2][king]int
	var pawnPoints, sum [2]int
	for i := range tricks {
		t := &tricks[i]
		side := r.side(t.Winner)
		for _, c := range t.Cards[:t.Size] {
			n := points(c, t.Last)
			sum[side] += n
			switch k := index(promoted(c, t.Last)); {
			case k < king:
				officersOf[side][k]++
			case k >= firstPawn:
				pawnPoints[side] += n
			}
		}
	}
	for side := range sum {
		if sum[side] == 0 {
			continue
		}
		l := r.begin(partyNames[side], "'s tricks count ")
		sep := ""
		for k, n := range officersOf[side] {
			if n > 0 {
				l.add(sep)
				l.count(n, officerNames[k])
				l.add(" ")
				l.num(n * officerPoints[k])
				sep = ", "
			}
		}
		if pawnPoints[side] > 0 {
			l.add(sep, "pawns ")
			l.num(pawnPoints[side])
		}
		l.add(": ")
		l.num(sum[side])
		l.add(".")
		r.because(LawManual12_1)
	}
	if sum[white]+sum[black_] == 0 {
		r.v.Because(LawManual12_1, "There is no counting card in the tricks.")
	}
	r.forCards = sum
	r.points[white] += sum[white]
	r.points[black_] += sum[black_]
}
