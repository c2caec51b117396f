package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// nobody is no side.
const nobody = -1

// The cards that count by name.
var (
	bigCassino    = card.Of(card.Diamonds, 10)
	littleCassino = card.Of(card.Spades, 2)
	spadeJack     = card.Of(card.Spades, card.Jack)
	suits         = [4]card.Suit{card.Spades, card.Clubs, card.Hearts, card.Diamonds} // in the order in which their aces count
)

// taken is what the sides have taken, as far as it counts. Sides are numbers; nobody is a card that no side is known to
// have.
type taken struct {
	form              *form
	cards, spades     [4]int
	aces              [4]int
	aceOf             [4]int // whose each ace is, in the order in which they count
	big, little, jack int
	sweeps            [4]int
	most, mostSpades  int // who has the majority; nobody while that is open, at a tie, and where it is not counted
	tied, tiedSpades  bool
	void              [4]bool
}

// taken counts what lies before the players: with the whole hand played, or for what is sure.
func (r *ruler) taken(whole bool) taken {
	t := taken{form: &r.form, big: nobody, little: nobody, jack: nobody, void: r.void}
	t.aceOf = [4]int{nobody, nobody, nobody, nobody}
	spades := card.Set(1<<13-1) << (uint(card.Spades) * 13)
	for s := range engine.Seat(r.n) {
		set, side := r.won.cards[s], r.side(s)
		t.cards[side] += set.Len()
		t.spades[side] += (set & spades).Len()
		t.sweeps[side] += r.won.sweeps[s]
		for i, suit := range suits {
			if set.Has(card.Of(suit, card.Ace)) {
				t.aceOf[i] = side
				t.aces[side]++
			}
		}
		if set.Has(bigCassino) {
			t.big = side
		}
		if set.Has(littleCassino) {
			t.little = side
		}
		if set.Has(spadeJack) {
			t.jack = side
		}
	}
	t.majorities(whole)
	return t
}

// majorities finds who has most cards and most spades: at the end whoever has most, before it who has more than half.
func (t *taken) majorities(whole bool) {
	t.most, t.tied = majority(t.cards[:t.form.sides()], whole, packSize/2)
	t.mostSpades, t.tiedSpades = majority(t.spades[:t.form.sides()], whole, 6)
}

func majority(counts []int, whole bool, half int) (side int, tie bool) {
	side = nobody
	best := 0
	for s, n := range counts {
		switch {
		case n > best:
			side, best, tie = s, n, false
		case n == best && n > 0:
			tie = true
		}
	}
	if whole && tie || !whole && best <= half {
		return nobody, whole && tie
	}
	return side, false
}

// part is one kind of points of a side.
type part struct {
	m *say.Message
	n int
}

// parts are a side's points by kind, in the order in which they count out.
func (t *taken) parts(side int) [7]part {
	one := func(of, n int) int {
		if of == side {
			return n
		}
		return 0
	}
	if t.void[side] {
		return [7]part{}
	}
	spades, jack := one(t.mostSpades, 1), 0
	if t.form.spades {
		spades, jack = t.spades[side], one(t.jack, 1)
	}
	return [7]part{{partCards, one(t.most, 3)}, {partSpades, spades}, {partJack, jack}, {partBig, one(t.big, 2)}, {partLittle, one(t.little, 1)},
		{partAces, t.aces[side]}, {partSweeps, t.sweeps[side]}}
}

// The places of parts.
const (
	countCards = iota
	countSpades
	countJack
	countBig
	countLittle
	countAces
	countSweeps
)

// points of a side.
func (t *taken) points(side int) int {
	n := 0
	for _, p := range t.parts(side) {
		n += p.n
	}
	return n
}

// pegged is the side that has come to the game of a hand that is pegged as it goes; nobody.
func (r *ruler) pegged() int {
	sum := r.taken(false)
	sum.most = nobody // cards wait for the end
	for side := range r.sides() {
		if r.before[side]+sum.points(side) >= r.goal.points() {
			return side
		}
	}
	return nobody
}

// lastCards gives what lies on the table at the end to who took in last.
func (r *ruler) lastCards() {
	left := r.board.loose
	for i := range r.board.heaps {
		left |= r.board.heaps[i].cards
	}
	s := r.won.last
	if left == 0 || s == engine.Nobody {
		return
	}
	r.board = board{}
	r.won.cards[s] |= left
	r.Because(LawFosterLastCards, msgLastCards, say.Who(s), say.Num(left.Len()))
	r.told(-1, s, card.None, msgRest, say.Who(s))
}

// finish ends the play: where the last card has been played, what lies on the table goes to who took in last.
func (r *ruler) finish() {
	if !r.turns.over || r.gone {
		return
	}
	r.done = true
	r.lastCards()
}

// count counts the hand and scores it.
func (r *ruler) count() {
	switch {
	case r.gone:
		return
	case r.H.Result != nil:
		r.counted(&r.sum)
		return
	case len(r.H.Play) == 0:
		return
	}
	if r.draws {
		r.Because(LawFosterDraw, msgDrawn)
	}
	if r.pegs() {
		if side := r.pegged(); side != nobody {
			r.peggedOut(side)
			return
		}
	}
	r.sum = r.taken(r.done)
	r.counted(&r.sum)
}

// counted tells what the sides have made and scores it where that is all.
func (r *ruler) counted(t *taken) {
	if r.done {
		r.tellMajorities(t)
	}
	total := 0
	for side := range r.sides() {
		r.tellSum(t, side)
		total += t.points(side) - t.sweeps[side]
	}
	r.points(t)
	switch {
	case r.out != nil:
		r.claimed()
	case r.done:
		whole := 11
		law := LawFosterElevenPoints
		if r.spades {
			whole, law = 24, LawFosterSpadePoints
		}
		if r.void == [4]bool{} {
			r.Because(law, msgTotal, say.Num(total), say.Num(whole))
		}
		r.score(t)
	}
}

// tellMajorities says who has most cards and most spades, and what of it nobody counts.
func (r *ruler) tellMajorities(t *taken) {
	r.tellMajority(t, t.cards[:], t.most, t.tied, msgMostCards, msgTieCards, msgLostCards)
	if !r.spades {
		r.tellMajority(t, t.spades[:], t.mostSpades, t.tiedSpades, msgMostSpades, msgTieSpades, msgLostSpades)
	}
}

func (r *ruler) tellMajority(t *taken, counts []int, of int, tie bool, most, tied, lost *say.Message) {
	switch {
	case tie:
		r.Because(LawFosterShowing, tied, r.each(counts))
	case of != nobody && t.void[of]:
		r.Because(LawFosterWrongNumberLater, lost, r.each(counts), r.whose(of), say.Num(r.many(of)))
	case of != nobody:
		r.Because(LawFosterShowing, most, r.each(counts), r.whose(of), say.Num(r.many(of)))
	}
}

// each is a number of every side, for a sentence.
func (r *ruler) each(counts []int) say.Value {
	values := make([]say.Value, r.sides())
	for side := range values {
		if r.partners {
			who := r.seatsOf(side)
			values[side] = say.Phrase(r.V.Say(msgOfBoth, say.Who(who[0]), say.Who(who[1]), say.Num(counts[side])))
		} else {
			values[side] = say.Phrase(r.V.Say(msgOf, say.Who(engine.Seat(side)), say.Num(counts[side])))
		}
	}
	return say.List(values...)
}

// tellSum gives a side's points as a sum.
func (r *ruler) tellSum(t *taken, side int) {
	law := LawFosterObjects
	if r.spades {
		law = LawFosterSpadePoints
	}
	values := make([]say.Value, 0, 7)
	for _, p := range t.parts(side) {
		if p.n > 0 {
			values = append(values, say.Phrase(r.V.Say(p.m, say.Num(p.n))))
		}
	}
	switch {
	case len(values) == 0 && r.done:
		r.Because(law, msgNone, r.whose(side))
	case len(values) == 0:
	case r.done:
		r.Because(law, msgSum, r.whose(side), say.List(values...), say.Num(t.points(side)))
	default:
		r.Because(law, msgSoFar, r.whose(side), say.List(values...), say.Num(t.points(side)))
	}
}

// points gives everybody the points of his side.
func (r *ruler) points(t *taken) {
	r.V.Points = make([]engine.Count, r.n)
	for s := range r.V.Points {
		r.V.Points[s] = engine.Count{Seat: engine.Seat(s), N: t.points(r.side(engine.Seat(s)))}
	}
}

// scored gives every player of a side the same score.
func (r *ruler) scored(of [4]int) {
	r.V.Scores = make([]engine.Count, r.n)
	for s := range r.V.Scores {
		r.V.Scores[s] = engine.Count{Seat: engine.Seat(s), N: of[r.side(engine.Seat(s))]}
	}
}

// wins makes a side the winner.
func (r *ruler) wins(side int) { r.V.Winners = r.seatsOf(side) }
