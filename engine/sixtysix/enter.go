package sixtysix

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/know"
	"hoyle/engine/replay"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// The places of the deal.
const (
	turnUp  = "turn-up"
	theRest = "stock"
)

// enter opens the table with what the record tells, from the first lead or from a position.
func (j *judge) enter() error {
	if err := j.trumpTold(); err != nil {
		return err
	}
	suit := j.trump
	if suit == card.NoSuit {
		suit = card.Clubs // nothing is played before the trump is known
	}
	e := replay.Entry{Rules: j.form.open[suit], Pack: j.form.pack, Seats: j.active(), Leader: j.seats[0], Tricks: j.form.tricks, Size: j.form.size,
		Moves: j.moves}
	switch {
	case j.form == &four:
		e.Turned = &replay.Turned{Place: turnUp, By: j.dealer}
	case j.H.Position != nil:
		e.Places = []replay.Place{{Name: turnUp, Size: know.Unknown}, {Name: theRest, Size: know.Unknown, Part: true}}
	default:
		e.Places = []replay.Place{{Name: turnUp, Size: 1}, {Name: theRest, Size: j.undealt(), Part: true}}
	}
	if err := j.Enter(e); err != nil {
		return err
	}
	up := j.turnedUp()
	if j.trump == card.NoSuit && up != card.None && j.H.Position == nil {
		j.trump = up.Suit() // all other cards are known
		j.Tricks.Rules = j.form.open[j.trump]
	}
	j.sizes()
	j.draws.talon = stock.New(0, nil, card.None)
	if j.trump == card.NoSuit {
		return nil
	}
	if j.form == &four {
		j.bind(bound, 0)
	}
	if j.H.Position != nil {
		return j.fromPosition(j.H.Position)
	}
	if j.form != &four {
		j.draws.talon = stock.New(j.undealt(), j.order(), up)
	}
	return nil
}

// moves is what an exchange does to a hand, for looking ahead.
func (j *judge) moves(ahead *replay.Ahead, a *engine.Act) {
	if a.Kind == Exchange && j.form != &four && j.draws.talon != nil && j.draws.talon.TurnUp() != card.None {
		ahead.Leaves(a.By, j.nine())
		ahead.Comes(a.By, j.draws.talon.TurnUp())
	}
}

// trumpTold reads the trump of the record: the turn-up's suit, or what a position says.
func (j *judge) trumpTold() error {
	if up := j.place(turnUp); up != nil {
		j.trump = up.Cards[0].Suit()
		return nil
	}
	pos := j.H.Position
	if pos == nil || !pos.Args.Has("trump") {
		return nil
	}
	f, _ := pos.Args.Get("trump")
	suit, ok := card.French.ParseSuit(f.Word)
	if !ok {
		return engine.Impossiblef(f.Pos, "%q is no suit: expected C, S, H or D", f.Word)
	}
	j.trump = suit
	return nil
}

// turnedUp is the turn-up, recorded or the only card that it can be; card.None where neither tells it.
func (j *judge) turnedUp() card.Card {
	if up := j.place(turnUp); up != nil {
		return up.Cards[0]
	}
	if up, whole := j.Place(turnUp); whole && up.Len() == 1 {
		return up.One.First()
	}
	return card.None
}

// place of the deal or of the position.
func (j *judge) place(name string) *engine.Dealt { return j.recorded(engine.Nobody, name) }

// hand recorded for a seat, or nil.
func (j *judge) hand(s engine.Seat) *engine.Dealt { return j.recorded(s, "") }

func (j *judge) recorded(s engine.Seat, place string) *engine.Dealt {
	list := j.H.Deal
	if j.H.Position != nil {
		list = j.H.Position.Hands
	}
	for i := range list {
		if d := &list[i]; d.Place == place && (place != "" || d.Seat == s) {
			return d
		}
	}
	return nil
}

// sizes finds how many cards each holds.
func (j *judge) sizes() {
	for i, s := range j.active() {
		h := &j.Known.Holders[i]
		switch {
		case j.hand(s) != nil:
			j.draws.held[s] = len(j.hand(s).Cards)
		case j.H.Position != nil:
			j.draws.held[s] = j.unseen(j.H.Position, j.First)
		case h.Size != know.Unknown:
			j.draws.held[s] = h.Size
		default:
			j.draws.held[s] = j.form.size
		}
	}
}

// unseen is how many cards a hand holds in a position that does not show it, below 0 where nothing tells: as many as
// another's, else what the tricks before leave.
func (j *judge) unseen(pos *engine.Position, n int) int {
	for _, s := range j.active() {
		if d := j.hand(s); d != nil {
			return len(d.Cards)
		}
	}
	switch {
	case pos.Args.Has("closed-by"):
		return -1
	case j.form == &four:
		return j.form.size + 1 - n
	}
	return min(j.form.size, j.form.tricks+1-n)
}

// undealt is how many face-down cards the deal leaves: eleven, unless a hand has too many or too few.
func (j *judge) undealt() int {
	n := j.form.pack.Size() - 1
	for _, s := range j.active() {
		if d := j.hand(s); d != nil {
			n -= len(d.Cards)
		} else {
			n -= j.form.size
		}
	}
	return n
}

// order of the stock as far as it is recorded.
func (j *judge) order() []card.Card {
	if d := j.place(theRest); d != nil {
		return d.Cards
	}
	return nil
}

// fromPosition takes the counts over and works out where the stock stands.
func (j *judge) fromPosition(pos *engine.Position) error {
	if pos.Leader != engine.Nobody && !j.plays(pos.Leader) {
		return engine.Impossiblef(pos.Pos, "%s holds no cards in this deal and cannot lead", j.H.Name(pos.Leader))
	}
	if err := j.before(pos); err != nil {
		return err
	}
	for _, s := range j.active() {
		won := j.Tricks.Won[s]
		marriages := engine.NumberOf(countsOf(pos.Args, "marriages"), s, "")
		if won == 0 && len(pos.Tricks) == 0 && j.First > 1 {
			// Not said how the tricks fell: who has points, or a marriage that counts, has won one.
			if j.melds.unsure[s] = j.Tricks.Taken[s] == 0 && marriages == 0; !j.melds.unsure[s] {
				won = 1
			}
		}
		j.melds.tricks[s] = won
	}
	for _, s := range j.active() {
		j.announce(s, engine.NumberOf(countsOf(pos.Args, "marriages"), s, ""))
	}
	if j.form == &four {
		return nil
	}
	return j.stockOf(pos, j.First)
}

// before takes over the points and tricks of a position, and refuses such as cannot be.
func (j *judge) before(pos *engine.Position) error {
	for _, list := range []struct {
		counts []engine.Count
		into   *[8]int
	}{{pos.Taken, &j.Tricks.Taken}, {pos.Tricks, &j.Tricks.Won}} {
		for _, c := range list.counts {
			if c.Seat == engine.Nobody || !j.plays(c.Seat) {
				return engine.Impossiblef(pos.Pos, "only players who hold cards take tricks")
			}
			list.into[c.Seat] += c.N
		}
	}
	for _, c := range countsOf(pos.Args, "marriages") {
		if c.Seat == engine.Nobody || !j.plays(c.Seat) || j.noMarriages() {
			return engine.Impossiblef(pos.Pos, "only a player who holds cards announces marriages, and nobody when four play")
		}
	}
	tricks, points := 0, 0
	for _, s := range j.active() {
		tricks += j.Tricks.Won[s]
		points += j.Tricks.Taken[s]
	}
	for i := range pos.Hands {
		if d := &pos.Hands[i]; d.Place == "" || j.form != &four {
			for _, c := range d.Cards {
				points += trick.AceTen(c)
			}
		}
	}
	switch n := j.First; {
	case len(pos.Tricks) > 0 && tricks != n-1:
		return engine.Impossiblef(pos.Pos, "before trick %d there were %d tricks, and %d are recorded", n, n-1, tricks)
	case points > allCards:
		return engine.Impossiblef(pos.Pos, "the cards taken, held and left count %d, and the pack has %d", points, allCards)
	}
	return nil
}

// stockOf works out what is left of the stock before trick n, and who has still to draw.
func (j *judge) stockOf(pos *engine.Position, n int) error {
	up := j.turnedUp()
	if by := pos.Args.Seat("closed-by"); by != engine.Nobody {
		j.draws.talon = stock.New(0, nil, up)
		if up == card.None {
			j.draws.talon.LayUnder()
		}
		j.draws.talon.Close(by)
		j.bind(closed, 0)
		c := countsOf(pos.Args, "tricks-at-close")
		j.shut.at(c, c != nil || n == 1)
		return nil
	}
	left := max(0, 12-2*(n-1))
	var due []engine.Seat
	for _, s := range [...]engine.Seat{j.Tricks.Turn(), j.other(j.Tricks.Turn())} {
		if h := j.draws.held[s]; h >= 0 && h < j.form.size && n <= 7 && n > 1 && !j.miscounted(s) {
			due = append(due, s)
			left++
		}
	}
	order := j.order()
	switch {
	case order != nil:
		left = len(order) + 1
	case left == 0 && up != card.None:
		return engine.Impossiblef(pos.Pos, "before trick %d the turn-up has been drawn when both hold six cards; name the trump instead", n)
	}
	if left == 0 {
		j.bind(gone, 0)
		return nil
	}
	j.draws.talon = stock.New(left-1, order, up)
	if up == card.None {
		j.draws.talon.LayUnder()
	}
	j.draws.talon.Owe(due...)
	return nil
}

// miscounted reports whether the record says that a player holds a wrong number of cards: one whom a card fails has not
// still to draw it.
func (j *judge) miscounted(s engine.Seat) bool {
	is := func(a engine.Act) bool { return a.Word == wrongNumber && a.By == s }
	return slices.ContainsFunc(j.H.Faults, is) || slices.ContainsFunc(j.Acts(), is)
}

func countsOf(f engine.Fields, key string) []engine.Count {
	v, _ := f.Get(key)
	return v.Counts
}
