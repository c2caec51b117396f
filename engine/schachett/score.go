package schachett

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// result takes the points of a game of which only they are recorded.
func (r *ruler) result() error {
	f, _ := r.H.Result.Get("points")
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
	for i := range r.Tricks.Revokes {
		rv := &r.Tricks.Revokes[i]
		if !rv.Settled {
			r.toOpponents(LawManual3_4_1, rv.Seat, r.phrase(msgNotGathered, say.Num(rv.Trick)))
			continue
		}
		if side := r.side(rv.Seat); side != unknown && !r.barred[side] && !r.V.Redeal {
			r.barred[side] = true
			r.Because(LawManual3_4_2, msgScoresNone, say.Num(rv.Trick), say.Who(rv.Seat), r.party(side))
		}
	}
}

// score adds up the parties' points and settles a finished game.
func (r *ruler) score() {
	if r.V.Redeal {
		r.voidDeal()
		r.settled()
		return
	}
	tricks := r.tricks()
	if len(tricks) > 0 && !r.Over {
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
	started := len(r.H.Play) > 0 && (len(tricks) > 0 || r.Tricks.Now.Played > 0 || r.Tricks.Done() > 0) || r.H.Result != nil
	switch {
	case !started, !r.V.Undecided.Empty():
	case r.parity == unknown:
		r.V.Undecided = r.V.Say(msgNoWhiteKing)
	default:
		r.V.Points = []engine.Count{{Seat: engine.Nobody, Side: White, N: r.points[white]}, {Seat: engine.Nobody, Side: Black, N: r.points[black_]}}
		if r.finished {
			r.difference()
			break
		}
		m := msgToCome
		if r.foreign {
			m = msgUnknownAct
		}
		r.V.Undecided = r.V.Say(m, say.Num(allTricks-r.Tricks.Done()))
	}
	r.settled()
}

// voidDeal takes out what was scored in a deal that is void: nothing that was played from it counts.
func (r *ruler) voidDeal() {
	r.V.Marks = nil
	r.V.Reasons = slices.DeleteFunc(r.V.Reasons, func(x engine.Reason) bool { return x.Text.Is(msgFirstKing) || x.Text.Is(msgSecondKing) })
}

// difference has every loser pay it to a winner.
func (r *ruler) difference() {
	winner, by := white, r.points[white]-r.points[black_]
	if by < 0 {
		winner, by = black_, -by
	}
	if by == 0 {
		r.Because(LawManual12_2, msgNothingPaid, r.sum(white), r.sum(black_))
		return
	}
	r.Because(LawManual12_2, msgDifference, r.sum(white), r.sum(black_), say.Num(by), r.party(winner))
	r.V.Winners = make([]engine.Seat, 0, 2)
	for i, s := range r.at {
		if r.side(s) != winner {
			continue
		}
		r.owe(r.at[(i+1)%4], s, by)
		if w := r.purse(s); len(r.V.Winners) == 0 || r.V.Winners[0] != w {
			r.V.Winners = append(r.V.Winners, w)
		}
	}
	r.rounded(by)
}

// sum is a party's points: for the Kings, for the cards, and what was there before.
func (r *ruler) sum(side int) say.Value {
	var room [3]say.Value
	parts := room[:0]
	if !r.barred[side] && r.H.Result == nil {
		for _, x := range [...]struct {
			n    int
			what *say.Message
		}{{r.before[side], msgBefore}, {r.forKings[side], msgForKings}, {r.forCards[side], msgForCards}} {
			if x.n != 0 {
				parts = append(parts, r.phrase(x.what, say.Num(x.n)))
			}
		}
	}
	party, n := say.Num(side), say.Num(r.points[side])
	switch len(parts) {
	case 3:
		return r.phrase(msgSumOfThree, party, parts[0], parts[1], parts[2], n)
	case 2:
		return r.phrase(msgSumOfTwo, party, parts[0], parts[1], n)
	}
	return r.phrase(msgSum, party, n)
}

// tricks is every complete trick, gathered or not.
func (r *ruler) tricks() []trick.Trick {
	if t := &r.Tricks; t.Now.Complete() {
		return append(t.Tricks[:len(t.Tricks):len(t.Tricks)], t.Now)
	}
	return r.Tricks.Tricks
}

// taken says who took which trick.
func (r *ruler) taken(tricks []trick.Trick) {
	var out []say.Value
	if r.parity == unknown {
		out = append(out, r.phrase(msgTookTrick, say.Who(tricks[0].Winner), say.Num(tricks[0].N)))
	}
	for side := range sideNames {
		numbers := make([]say.Value, 0, allTricks)
		for i := range tricks {
			if r.side(tricks[i].Winner) == side {
				numbers = append(numbers, say.Num(tricks[i].N))
			}
		}
		if len(numbers) > 0 {
			out = append(out, r.phrase(msgTookTricks, r.party(side), say.Num(len(numbers)), say.List(numbers...)))
		}
	}
	if len(out) == 1 {
		r.Because(LawManual2, msgOneTook, out...)
	} else {
		r.Because(LawManual2, msgBothTook, out...)
	}
}

// rank gives the rules of taking that the tricks turned on.
func (r *ruler) rank(tricks []trick.Trick) {
	for i := range tricks {
		t := &tricks[i]
		taker := t.Card(t.Winner)
		equal, discard, raised := turnedOn(t, promoted(taker, t.Last))
		if equal != card.None {
			r.Because(LawManual2_2, msgEqualHolds, say.Num(t.N), say.Who(t.Winner), say.Card(taker))
		}
		if discard != card.None {
			r.Because(LawManual2_1, msgMereDiscard, say.Num(t.N), say.Card(discard), say.Card(taker))
		}
		if raised {
			r.Because(LawManual11, msgPromoted)
		}
	}
}

// turnedOn finds in a trick an officer equal to the one that took it, a card that only its colour kept from taking it,
// and whether a card was promoted.
func turnedOn(t *trick.Trick, best card.Card) (equal, discard card.Card, raised bool) {
	equal, discard = card.None, card.None
	seen := false
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
	return equal, discard, raised
}

// tally is the counting cards of a party's tricks.
type tally struct {
	officers   [king]int
	pawnPoints int
	sum        int
}

// cards counts the cards of both parties' tricks.
func (r *ruler) cards(tricks []trick.Trick) {
	if r.parity == unknown {
		return
	}
	var of [2]tally
	for i := range tricks {
		t := &tricks[i]
		side := &of[r.side(t.Winner)]
		for _, c := range t.Cards[:t.Size] {
			n := points(c, t.Last)
			side.sum += n
			switch k := index(promoted(c, t.Last)); {
			case k < king:
				side.officers[k]++
			case k >= firstPawn:
				side.pawnPoints += n
			}
		}
	}
	for side := range of {
		r.forCards[side] = of[side].sum
		r.points[side] += of[side].sum
		if of[side].sum > 0 {
			r.Because(LawManual12_1, msgTricksCount, say.Num(side), r.counting(&of[side]), say.Num(of[side].sum))
		}
	}
	if of[white].sum+of[black_].sum == 0 {
		r.Because(LawManual12_1, msgNoCounting)
	}
}

// counting lists the counting cards of a party.
func (r *ruler) counting(t *tally) say.Value {
	list := make([]say.Value, 0, len(t.officers)+1)
	for k, n := range t.officers {
		if n > 0 {
			list = append(list, r.phrase(msgOfficers, say.Num(n), say.Term(officerWords[k]), say.Num(n*officerPoints[k])))
		}
	}
	if t.pawnPoints > 0 {
		list = append(list, r.phrase(msgPawns, say.Num(t.pawnPoints)))
	}
	return say.List(list...)
}
