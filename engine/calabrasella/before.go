package calabrasella

import "hoyle/engine"

// before is what is known of the points outside the play that is recorded: those taken before a position, and those in
// the stock.
type before struct {
	own, theirs, stock                int
	ownKnown, theirsKnown, stockKnown bool
}

// taken enters what had been taken before a position. What nobody holds and nobody has taken is the part that the
// record leaves out, where it leaves out one only.
func (r *ruler) taken() error {
	b := &r.before
	lay, whole := r.Place(stock)
	b.stock, b.stockKnown = points(lay.One), whole
	b.ownKnown, b.theirsKnown = r.First == 1, r.First == 1
	p := r.H.Position
	if p == nil {
		return nil
	}
	listed, err := r.listed(p)
	if err != nil || r.single == engine.Nobody {
		return err
	}
	held, known := r.held()
	if listed == 1 && (!known || !b.ownKnown || !b.stockKnown) {
		b.theirsKnown = true // the tricks of the two lie together, and so does the count
	}
	if !known {
		return nil
	}
	return r.rest(p, inPack-b.own-b.theirs-b.stock-held)
}

// listed enters the counts of a position and says how many adversaries' are there.
func (r *ruler) listed(p *engine.Position) (foes int, err error) {
	b, won := &r.before, 0
	for _, list := range [...][]engine.Count{p.Taken, p.Tricks} {
		for _, c := range list {
			if c.Seat == engine.Nobody || r.place(c.Seat) < 0 {
				return 0, engine.Impossiblef(p.Pos, "only those who hold cards take tricks")
			}
			if c.N < 0 {
				return 0, engine.Impossiblef(p.Pos, "%s cannot have taken less than nothing", r.H.Name(c.Seat))
			}
		}
	}
	for _, c := range p.Tricks {
		r.Tricks.Won[c.Seat] = c.N
		won += c.N
	}
	if done := r.First - 1; won > done || len(p.Tricks) == len(r.seats) && won < done {
		return 0, engine.Impossiblef(p.Pos, "the tricks won add up to %d, but trick %d is the next", won, r.First)
	}
	for _, c := range p.Taken {
		r.Tricks.Taken[c.Seat] = c.N
		if c.Seat == r.single {
			b.own, b.ownKnown = c.N, true
		} else {
			b.theirs += c.N
			foes++
		}
	}
	if r.First == 1 && b.own+b.theirs > 0 {
		return 0, engine.Impossiblef(p.Pos, "nothing can have been taken before the first trick")
	}
	b.theirsKnown = b.theirsKnown || foes == 2
	return foes, nil
}

// held is the points in the three hands, and whether all their cards are known.
func (r *ruler) held() (n int, known bool) {
	known = true
	for i := range r.seats {
		h := &r.Known.Holders[i]
		n += points(h.Must.One)
		known = known && h.Whole()
	}
	return n, known
}

// rest is whose the points are that are not accounted for.
func (r *ruler) rest(p *engine.Position, n int) error {
	b := &r.before
	open := 0
	for _, known := range [...]bool{b.ownKnown, b.theirsKnown, b.stockKnown} {
		if !known {
			open++
		}
	}
	switch {
	case n < 0 || open == 0 && n > 0 || open == 1 && !b.stockKnown && n > stockSize*worth(aces.First()):
		return engine.Impossiblef(p.Pos, "the points taken, held and in the stock add up to %d instead of %d", inPack-n, inPack)
	case open != 1:
	case !b.ownKnown:
		b.own, b.ownKnown = n, true
		r.Tricks.Taken[r.single] += n
	case !b.theirsKnown:
		b.theirs, b.theirsKnown = b.theirs+n, true
		r.Tricks.Taken[r.others(r.single)[0]] += n
	default:
		b.stock, b.stockKnown = n, true
	}
	return nil
}
