package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// sitDown opens the table with what the record tells, from the first lead or from a position.
func (r *ruler) sitDown() error {
	if err := r.cardsPossible(); err != nil {
		return err
	}
	turn := r.place("turn-up")
	pos := r.h.Position
	switch {
	case turn != nil:
		r.trump, r.known = turn.Cards[0].Suit(), true
	case pos != nil && pos.Args.Has("trump"):
		f, _ := pos.Args.Get("trump")
		suit, ok := card.French.ParseSuit(f.Word)
		if !ok {
			return engine.Impossiblef(f.Pos, "%q is no suit: expected C, S, H or D", f.Word)
		}
		r.trump, r.known = suit, true
	}
	if !r.known {
		for i := range r.h.Play {
			if k := r.h.Play[i].Kind; k != engine.Fault && k != engine.Dispute {
				return engine.Impossiblef(r.h.Play[i].Pos, "the trump is not recorded: give the turn-up in deal, or trump in position")
			}
		}
		r.talon = stock.New(0, nil, card.None)
		return nil
	}
	leader, n := r.seats[0], 1
	if pos != nil {
		leader, n = pos.Leader, r.number(pos)
		if !r.plays(leader) {
			return engine.Impossiblef(pos.Pos, "%s holds no cards in this deal and cannot lead", r.name(leader))
		}
		if n < 1 || n > r.form.tricks {
			return engine.Impossiblef(pos.Pos, "there is no trick %d in this game", n)
		}
	}
	r.table.Total = r.form.tricks
	r.table.Start(r.form.open[r.trump], r.form.pack, leader, n, r.active()...)
	r.opened = true
	for _, s := range r.active() {
		r.held[s] = r.form.size
		if d := r.hand(s); d != nil {
			r.table.Deal(s, true, card.HandOf(d.Cards...))
			r.held[s] = len(d.Cards)
		} else if pos != nil {
			r.held[s] = r.unseen(pos, n)
		}
	}
	r.shown = r.table.Shown(r.h, r.played(), show)
	if r.form == &four {
		r.talon = stock.New(0, nil, card.None)
		r.bind(bound)
		if pos != nil {
			return r.fromPosition(pos, n)
		}
		return nil
	}
	if pos != nil {
		return r.fromPosition(pos, n)
	}
	r.talon = stock.New(r.undealt(), r.order(), turn.Cards[0])
	return nil
}

// unseen is how many cards a hand holds in a position that does not show it, below 0 where nothing tells: as many as
// another's, else what the tricks before leave.
func (r *ruler) unseen(pos *engine.Position, n int) int {
	for _, s := range r.active() {
		if d := r.hand(s); d != nil {
			return len(d.Cards)
		}
	}
	switch {
	case pos.Args.Has("closed-by"):
		return -1
	case r.form == &four:
		return r.form.size + 1 - n
	}
	return min(r.form.size, r.form.tricks+1-n)
}

// number of the next trick of a position.
func (r *ruler) number(pos *engine.Position) int {
	n := 1
	for _, c := range pos.Tricks {
		n += c.N
	}
	if pos.Trick > 0 {
		n = pos.Trick
	}
	return n
}

// undealt is how many face-down cards the deal leaves: eleven, unless a hand has too many or too few.
func (r *ruler) undealt() int {
	n := r.form.pack.Size() - 1
	for _, s := range r.active() {
		if d := r.hand(s); d != nil {
			n -= len(d.Cards)
		} else {
			n -= r.form.size
		}
	}
	return n
}

// order of the stock as far as it is recorded.
func (r *ruler) order() []card.Card {
	if d := r.place("stock"); d != nil {
		return d.Cards
	}
	return nil
}

func (r *ruler) plays(s engine.Seat) bool {
	for _, x := range r.active() {
		if x == s {
			return true
		}
	}
	return false
}

// fromPosition takes the counts over and works out where the stock stands.
func (r *ruler) fromPosition(pos *engine.Position, n int) error {
	for _, list := range []struct {
		counts []engine.Count
		into   func(engine.Seat, int)
	}{
		{pos.Taken, func(s engine.Seat, k int) { r.table.Taken[s] += k }},
		{pos.Tricks, func(s engine.Seat, k int) { r.table.Won[s] += k }},
	} {
		for _, c := range list.counts {
			if c.Seat == engine.Nobody || !r.plays(c.Seat) {
				return engine.Impossiblef(pos.Pos, "only players who hold cards take tricks")
			}
			list.into(c.Seat, c.N)
		}
	}
	for _, c := range countsOf(pos.Args, "marriages") {
		if c.Seat == engine.Nobody || !r.plays(c.Seat) || r.form == &four {
			return engine.Impossiblef(pos.Pos, "only a player who holds cards announces marriages, and nobody when four play")
		}
	}
	tricks, points := 0, 0
	for _, s := range r.active() {
		tricks += r.table.Won[s]
		points += r.table.Taken[s]
		for _, c := range r.recorded(s) {
			points += trick.AceTen(c)
		}
	}
	if len(pos.Tricks) > 0 && tricks != n-1 {
		return engine.Impossiblef(pos.Pos, "before trick %d there were %d tricks, and %d are recorded", n, n-1, tricks)
	}
	for _, place := range []string{"turn-up", "stock"} {
		if d := r.place(place); d != nil && r.form != &four {
			for _, c := range d.Cards {
				points += trick.AceTen(c)
			}
		}
	}
	if points > allCards {
		return engine.Impossiblef(pos.Pos, "the cards taken, held and left count %d, and the pack has %d", points, allCards)
	}
	for _, s := range r.active() {
		won := r.table.Won[s]
		marriages := engine.NumberOf(countsOf(pos.Args, "marriages"), s, "")
		if won == 0 && len(pos.Tricks) == 0 && n > 1 {
			// Not said how the tricks fell: who has points, or a marriage that counts, has won one.
			if r.unsure[s] = r.table.Taken[s] == 0 && marriages == 0; !r.unsure[s] {
				won = 1
			}
		}
		r.melds.Start(s, won, 0)
		r.melds.Announce(s, marriages)
	}
	if r.form == &four {
		return nil
	}
	return r.stockOf(pos, n)
}

// stockOf works out what is left of the stock before trick n, and who has still to draw.
func (r *ruler) stockOf(pos *engine.Position, n int) error {
	up := card.None
	if d := r.place("turn-up"); d != nil {
		up = d.Cards[0]
	}
	if by := pos.Args.Seat("closed-by"); by != engine.Nobody {
		r.talon = stock.New(0, nil, up)
		if up == card.None {
			r.talon.LayUnder()
		}
		r.talon.Close(by)
		r.bind(closed)
		r.atShut = engine.No
		if c := countsOf(pos.Args, "tricks-at-close"); c != nil || n == 1 {
			r.atShut = engine.Yes
			for _, x := range c {
				if x.Seat != engine.Nobody {
					r.counts[x.Seat] = x.N
				}
			}
		}
		return nil
	}
	left := max(0, 12-2*(n-1))
	var due []engine.Seat
	for _, s := range [...]engine.Seat{pos.Leader, r.other(pos.Leader)} {
		if h := r.held[s]; h >= 0 && h < r.form.size && n <= 7 && n > 1 {
			due = append(due, s)
			left++
		}
	}
	order := r.order()
	switch {
	case order != nil:
		left = len(order) + 1
	case left == 0 && up != card.None:
		return engine.Impossiblef(pos.Pos, "before trick %d the turn-up has been drawn when both hold six cards; name the trump instead", n)
	}
	if left == 0 {
		r.talon = stock.New(0, nil, card.None)
		r.bind(gone)
		return nil
	}
	r.talon = stock.New(left-1, order, up)
	if up == card.None {
		r.talon.LayUnder()
	}
	r.talon.Owe(due...)
	return nil
}

// recorded cards of a seat.
func (r *ruler) recorded(s engine.Seat) []card.Card {
	if d := r.hand(s); d != nil {
		return d.Cards
	}
	return nil
}

// cardsPossible refuses cards that are not in the pack, stand twice, or are too many or too few in a hand without a
// fault that says so.
func (r *ruler) cardsPossible() error {
	deal := r.h.Deal
	if r.h.Position != nil {
		deal = r.h.Position.Hands
	}
	var seen card.Set
	for i := range deal {
		d := &deal[i]
		if d.Place == "" && d.Seat != engine.Nobody && !r.plays(d.Seat) {
			return engine.Impossiblef(d.Pos, "%s deals and takes no cards when three play", r.name(d.Seat))
		}
		if d.Place == "turn-up" && r.form == &four {
			continue // it belongs to the dealer's hand and may stand there too
		}
		if d.Place == "stock" && r.form == &four {
			return engine.Impossiblef(d.Pos, "there is no stock when four play")
		}
		for j, c := range d.Cards {
			at := d.Pos
			if j < len(d.At) {
				at = d.At[j]
			}
			if !r.form.pack.Cards.Has(c) {
				return engine.Impossiblef(at, "%s is not in the pack of this game", show(c))
			}
			if seen.Has(c) {
				return engine.Impossiblef(at, "%s stands twice", show(c))
			}
			seen = seen.With(c)
		}
		if r.h.Position != nil || d.Place != "" {
			continue
		}
		if n := len(d.Cards); n != r.form.size && !r.wrongNumber(d.Seat) {
			return engine.Impossiblef(d.Pos, "%s has %d cards and not %d; a fault 'wrong-number-of-cards' must say so", r.name(d.Seat), n, r.form.size)
		}
	}
	if d := r.place("stock"); d != nil && r.h.Position == nil && len(d.Cards) > r.undealt() {
		return engine.Impossiblef(d.Pos, "the stock has %d cards beside the turn-up, and %d are recorded", r.undealt(), len(d.Cards))
	}
	return nil
}

// wrongNumber reports whether the record says that a hand has a wrong number of cards.
func (r *ruler) wrongNumber(s engine.Seat) bool {
	for _, acts := range [][]engine.Act{r.h.Faults, r.h.Play} {
		for i := range acts {
			a := &acts[i]
			if a.Kind == engine.Fault && (a.Word == "wrong-deal" || a.Word == "wrong-number-of-cards" && (a.By == s || a.By == engine.Nobody)) {
				return true
			}
		}
	}
	return false
}

// bind puts a duty into force. From the time when nobody draws any more a hand that was not recorded is known from
// what its player has still to play.
func (r *ruler) bind(d duty) {
	if r.now = d; d == free {
		return
	}
	r.table.Rules = r.form.shut[r.trump]
	for _, s := range r.active() {
		hand, whole := r.table.Hand(s)
		if whole {
			continue
		}
		played := r.table.PlayedBy(s)
		for c := range r.shown[s].One.All() {
			if !played.Has(c) && c != r.talon.TurnUp() { // that one he has yet to exchange for
				hand.One = hand.One.With(c)
			}
		}
		r.table.Deal(s, r.held[s] >= 0 && hand.Len() == r.held[s], hand)
	}
}

func countsOf(f engine.Fields, key string) []engine.Count {
	v, _ := f.Get(key)
	return v.Counts
}
