package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
)

// sitDown opens the table with what is known of the hands, from the first lead or from the position recorded.
func (r *ruler) sitDown() error {
	leader := r.seats[vorhand]
	if p := r.H.Position; p != nil && (p.Leader != engine.Nobody || hasCard(r.H.Play)) {
		if leader = p.Leader; r.seats.place(leader) < 0 {
			return engine.Impossiblef(p.Pos, "%s has no cards in this deal and cannot lead", r.name(leader))
		}
	}
	if d := r.H.Discard; d != nil && r.c.played && !r.takes() {
		return engine.Impossiblef(d.Pos, "nothing is laid away in a %s: the %s is not taken up", r.c.name(), r.book.aside.Name)
	}
	e := replay.Entry{Rules: r.c.order(), Pack: r.book.pack, Seats: r.seats[:], Leader: leader, Tricks: r.book.tricks, Size: r.book.tricks}
	if r.takes() {
		e.Taken = &replay.Exchange{By: r.c.by, From: r.book.aside, NotLaid: r.nothingLaid()}
	} else {
		e.Places = r.book.places
	}
	if err := r.Enter(e); err != nil {
		return err
	}
	if r.c.kind == revolution {
		r.pool()
	}
	return nil
}

// possibleDeal refuses cards that cannot have been dealt, where nothing is played. A pack with a card twice is one fault.
func (r *ruler) possibleDeal() error {
	if r.V.Found("imperfect-pack") {
		return nil
	}
	if by, ok := r.H.Contract.Get("by"); ok && r.seats.place(by.Seat) < 0 {
		return r.sitsOut(by)
	}
	return r.sitDown()
}

// sitsOut is a contract of somebody who holds no cards.
func (r *ruler) sitsOut(by engine.Field) error {
	return engine.Impossiblef(by.Pos, "%s has no cards in this deal and cannot be the single player", r.name(by.Seat))
}

// takes reports whether the single player takes cards of the skat into the hand.
func (r *ruler) takes() bool {
	return r.c.played && r.c.usesSkat() && r.c.by != engine.Nobody && r.c.kind != ramsch
}

// nothingLaid reports whether the hand ended before anything was laid away, or nothing was laid away at all.
func (r *ruler) nothingLaid() bool {
	return r.V.Found("no-discard") || !hasCard(r.H.Play) && len(r.H.Play) > 0 && r.H.Position == nil
}

// hasCard reports whether a card is played at all, so that it matters who leads.
func hasCard(acts []engine.Act) bool {
	for i := range acts {
		if acts[i].Kind == engine.Play {
			return true
		}
	}
	return false
}

// aside is what is known of the cards that count for the single player without having been played: what he laid away, or
// else the skat. whole reports whether that is all of them.
func (r *ruler) aside() (cards card.Set, whole bool) {
	switch {
	case r.misdealtSkat():
		return 0, false
	case !r.takes():
		hand, whole := r.Place(r.book.aside.Name)
		return hand.One, whole
	case r.H.Discard == nil && r.nothingLaid():
		return r.taken()
	}
	hand, whole := r.LaidAway()
	return hand.One, whole
}

// taken is the cards that the single player took up, where nothing was laid away in their place.
func (r *ruler) taken() (cards card.Set, whole bool) {
	h, dealt := &r.Known.Holders[r.seats.place(r.c.by)], r.H.Dealt(r.c.by)
	switch d := r.H.Place(r.book.aside.Name); {
	case hasCard(r.H.Play):
		return 0, false
	case d != nil:
		return card.SetOf(d.Cards...), true
	case dealt != nil && h.Whole():
		return h.Must.One &^ card.SetOf(dealt.Cards...), true
	}
	return 0, false
}

// pool lays the hands of the two adversaries of a revolution together: they play them as one.
func (r *ruler) pool() {
	all, whole := card.Set(0), true
	for _, s := range r.adversaries() {
		hand, known := r.Tricks.Hand(s)
		all |= hand.One
		whole = whole && known
	}
	for _, s := range r.adversaries() {
		r.Tricks.Deal(s, whole, card.Hand{One: all})
	}
}

// pooled is the other adversary of a revolution, out of whose hand a card goes, or to whom it comes back, as well.
func (r *ruler) pooled(s engine.Seat) (engine.Seat, bool) {
	if r.c.kind != revolution || r.single(s) {
		return engine.Nobody, false
	}
	two := r.adversaries()
	if two[0] == s {
		return two[1], true
	}
	return two[0], true
}

// contractFits checks the contract against the seats, the deal and the book, and the announcements.
func (r *ruler) contractFits() error {
	game, _ := r.H.Contract.Get("game")
	if r.c.by != engine.Nobody && r.seats.place(r.c.by) < 0 {
		by, _ := r.H.Contract.Get("by")
		return r.sitsOut(by)
	}
	if r.c.kind == ramsch && (r.c.use != solo || r.c.announce > plain || r.c.open) {
		return engine.Impossiblef(game.Pos, "ramsch has no single player: it is neither announced higher, nor open, nor does anyone take the skat")
	}
	with, isWith := r.H.Contract.Get("with")
	without, isWithout := r.H.Contract.Get("without")
	if isWith && isWithout {
		return engine.Impossiblef(without.Pos, "a game is played with or without matadors, not both")
	}
	if n := with.N + without.N; (isWith || isWithout) && (n < 1 || n > len(r.c.trumpList())) {
		at := with.Pos
		if isWithout {
			at = without.Pos
		}
		return engine.Impossiblef(at, "%d matadors are impossible: a %s has 1 to %d", n, r.c.name(), len(r.c.trumpList()))
	}
	return r.book.check(r)
}

// countMatadors finds the run of top trumps that the single player has or misses (reading: his own cards and the skat
// together, whoever of the adversaries holds the others).
func (r *ruler) countMatadors() {
	stated := r.statedMatadors()
	if r.Known.Holders == nil || !r.c.trumps() {
		r.m = stated
		return
	}
	mine, others := r.mayBelong()
	m := runOf(r.c.trumpList(), func(c card.Card) engine.Tri {
		switch {
		case !mine.Has(c):
			return engine.No
		case !others.Has(c):
			return engine.Yes
		}
		return engine.Unknown
	})
	if !m.known && stated.known {
		m = stated
	}
	r.m = m
}

// mayBelong is every card that may be the single player's, dealt to him or of the skat, and every one that may be anybody
// else's. What was played before a position may have been either's.
func (r *ruler) mayBelong() (mine, others card.Set) {
	d := &r.Known
	laid := len(r.seats) // the skat, or what he laid away
	for i := range d.Holders {
		may := d.May(i).One
		switch {
		case i < laid && r.single(r.seats[i]), i == laid:
			mine |= may
		case i < laid:
			others |= may
		default:
			mine |= may
			others |= may
		}
	}
	if r.misdealtSkat() { // nobody can tell which of its cards would have been his
		skat := card.SetOf(r.H.Place(r.book.aside.Name).Cards...)
		mine, others = d.May(r.seats.place(r.c.by)).One&^skat, others|skat
		if dealt := r.H.Dealt(r.c.by); dealt != nil {
			mine = card.SetOf(dealt.Cards...)
			others &^= mine
		}
		return mine, others
	}
	if r.takes() && r.H.Position == nil { // what he had is his, wherever it lies
		for _, had := range [...]*engine.Dealt{r.H.Dealt(r.c.by), r.H.Place(r.book.aside.Name), r.H.Discard} {
			if had != nil {
				others &^= card.SetOf(had.Cards...)
			}
		}
	}
	return mine, others
}

// misdealtSkat reports whether other than two cards lie in the skat although the soloist's own number is right: they are left
// out of his tops and of his count.
func (r *ruler) misdealtSkat() bool {
	d := r.H.Place(r.book.aside.Name)
	return r.misdealt != engine.Nobody && !r.single(r.misdealt) && d != nil && len(d.Cards) != skatCards
}

// statedMatadors are those that the contract names. Where a law puts another game in the place of the one announced, the
// jacks are the same; what follows them is known only in a grand, where nothing does.
func (r *ruler) statedMatadors() matadors {
	m := contractMatadors(r.H)
	announced, _ := readContract(r.H, r.book)
	switch {
	case !m.known || m.n < len(jacks) || announced.kind == r.c.kind && announced.suit == r.c.suit:
	case r.c.kind == grand:
		m.n = len(jacks)
	default:
		m.known = false
	}
	return m
}

// runOf counts the unbroken run of trumps that a side has, or misses, from the highest down.
func runOf(trumps []card.Card, has func(card.Card) engine.Tri) matadors {
	first := has(trumps[0])
	m := matadors{with: first == engine.Yes, known: first != engine.Unknown}
	for _, c := range trumps {
		x := has(c)
		if x == engine.Unknown {
			m.known = false
		}
		if x != first || !m.known {
			break
		}
		m.n++
	}
	return m
}
