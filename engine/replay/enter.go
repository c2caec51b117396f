package replay

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/know"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// Entry is how a game of tricks begins: who plays, with how many cards, and what else holds some.
type Entry struct {
	Rules  trick.Rules
	Pack   card.Pack
	Seats  []engine.Seat // who play, clockwise
	Leader engine.Seat   // who leads by right at the first trick
	Tricks int           // of a whole hand; 0 where that is not fixed. More than Size: the hands are filled up from a stock
	Size   int           // cards of a hand before the first trick
	Places []Place       // what else holds cards in the play: the skat, the widow, the stock
	Turned *Turned       // a card of somebody's hand that was turned up in the deal, if any was
	Taken  *Exchange     // the hand of who took a place into it and laid cards away, if anybody did
	// Seat is who holds what a place of the record names, such as a dummy; nil for no such.
	Seat func(d *engine.Dealt) (engine.Seat, bool)
	// ByRight has the leader lead by right whatever a position says of who leads in fact.
	ByRight bool
	// Change is what became of the cards between the deal and the first lead, where it was more than an Exchange: it
	// changes Known, which holds what is recorded of the deal. A position is what it is. nil for no such.
	Change func() error
	// From and Moves are for looking ahead in the play: From as the hook of that name; Moves carries out an act of the
	// game's own that gives cards from hand to hand or draws them. nil for no such.
	From  func(ahead *Ahead, by engine.Seat, c card.Card) engine.Seat
	Moves func(ahead *Ahead, a *engine.Act)
}

// Place is a place of the deal and how many cards it holds; know.Unknown where that is not fixed.
type Place struct {
	Name string
	Size int
	Part bool // a record may tell some of its cards only
}

// Turned is a place of the deal whose card belongs to a hand.
type Turned struct {
	Place string
	By    engine.Seat
}

// draws reports whether hands are filled up from a stock as the play goes.
func (e *Entry) draws() bool { return e.Tricks > e.Size }

// left is how many cards a hand has before a trick, as long as nothing is amiss.
func (e *Entry) left(trick int) int { return min(e.Size, max(e.Size, e.Tricks)-(trick-1)) }

// Exchange is who took up the cards of a place and laid as many away before the first lead. In a position the place holds
// what was laid away.
type Exchange struct {
	By      engine.Seat
	From    Place
	NotLaid bool // without a recorded discard nothing has been laid away
}

// Enter opens the table at the deal or at the position of the record with what is known of every hand: what is
// recorded, what the play shows, and what follows from both. A hand of another size than it should have needs a fault
// that excuses it.
func (t *Table) Enter(e Entry) error {
	t.entry = e
	list, leader := t.H.Deal, e.Leader
	t.First = 1
	if p := t.H.Position; p != nil {
		list = p.Hands
		t.First = e.FirstTrick(p)
		if p.Leader != engine.Nobody && !e.ByRight {
			leader = p.Leader
		}
	}
	left := e.left(t.First)
	if left < 1 {
		return engine.Impossiblef(t.H.Position.Pos, "a hand has %d tricks, and trick %d is none of them", max(e.Size, e.Tricks), t.First)
	}
	t.Tricks.Total = e.Tricks
	t.Tricks.Start(e.Rules, e.Pack, leader, t.First, e.Seats...)
	t.holders(left)
	if err := t.recorded(list, left); err != nil {
		return err
	}
	if !e.draws() {
		t.shown() // where cards are drawn, one that falls later may have come from the stock
	}
	t.Known.Derive()
	for i, s := range e.Seats {
		t.Tricks.Deal(s, t.Known.Holders[i].Whole(), t.Known.Holders[i].Must)
	}
	return nil
}

// FirstTrick is the number of the trick at which a position begins: as it says, else by the tricks won, else by the cards
// still held of hands that nobody fills up.
func (e *Entry) FirstTrick(p *engine.Position) int {
	if p.Trick > 0 {
		return p.Trick
	}
	n, most := 1, 0
	for _, c := range p.Tricks {
		n += c.N
	}
	for i := range p.Hands {
		if p.Hands[i].Place == "" {
			most = max(most, len(p.Hands[i].Cards))
		}
	}
	if p.Tricks == nil && most > 0 && !e.draws() {
		n = e.Size - most + 1
	}
	return n
}

// holders lays out the hands and places with their sizes.
func (t *Table) holders(left int) {
	e := &t.entry
	t.Known = know.Deal{Pack: e.Pack, Holders: make([]know.Holder, 0, len(e.Seats)+len(e.Places)+1)}
	size := left
	if t.free() {
		size = know.Unknown
	}
	for range e.Seats {
		t.Known.Holders = append(t.Known.Holders, know.Holder{Size: size})
	}
	for _, p := range e.Places {
		t.Known.Holders = append(t.Known.Holders, know.Holder{Size: p.Size})
	}
	if e.Taken != nil {
		t.Known.Holders = append(t.Known.Holders, know.Holder{Size: e.Taken.From.Size})
	}
	if played := (t.First - 1) * len(e.Seats); played > 0 { // what was played before a position
		t.Known.Holders = append(t.Known.Holders, know.Holder{Size: played})
	}
}

// holder is the index of a hand or place among Known; −1 when there is none.
func (t *Table) holder(d *engine.Dealt) int {
	if d.Place == "" {
		return t.seatHolder(d.Seat)
	}
	if t.entry.Seat != nil {
		if s, ok := t.entry.Seat(d); ok {
			return t.seatHolder(s)
		}
	}
	for i, p := range t.entry.Places {
		if p.Name == d.Place {
			return len(t.entry.Seats) + i
		}
	}
	return -1
}

func (t *Table) seatHolder(s engine.Seat) int {
	for i, x := range t.entry.Seats {
		if x == s {
			return i
		}
	}
	return -1
}

// Laid is the index among Known of what was laid away, after an exchange.
func (t *Table) laid() int { return len(t.entry.Seats) + len(t.entry.Places) }

// Place is what a place of the entry is known to hold, and whether that is all of it.
func (t *Table) Place(name string) (card.Hand, bool) {
	if i := t.holder(&engine.Dealt{Seat: engine.Nobody, Place: name}); i >= 0 {
		return t.Known.Holders[i].Must, t.Known.Holders[i].Whole()
	}
	return card.Hand{}, false
}

// LaidAway is what is known of the cards laid away in an exchange, and whether that is all of them.
func (t *Table) LaidAway() (card.Hand, bool) {
	if t.entry.Taken == nil {
		return card.Hand{}, false
	}
	h := &t.Known.Holders[t.laid()]
	return h.Must, h.Whole()
}

// recorded enters the recorded cards, each where it is, once for every copy.
func (t *Table) recorded(list []engine.Dealt, left int) error {
	var all card.Hand
	for i := range list {
		d := &list[i]
		if x := t.entry.Turned; x != nil && d.Place == x.Place {
			continue // it is counted in its hand
		}
		if err := t.each(d, &all); err != nil {
			return err
		}
		if err := t.held(d, left); err != nil {
			return err
		}
	}
	if err := t.turnedUp(left, &all); err != nil {
		return err
	}
	if t.entry.Change != nil && t.H.Position == nil {
		return t.entry.Change()
	}
	return t.exchanged()
}

// held enters the cards of one hand or place.
func (t *Table) held(d *engine.Dealt, left int) error {
	at := t.holder(d)
	if x := t.entry.Taken; at < 0 && x != nil && d.Place == x.From.Name {
		if t.H.Position == nil {
			return t.fits(d, x.From.Size) // it has been taken up
		}
		at = t.laid()
	}
	switch {
	case at < 0:
		return engine.Impossiblef(d.Pos, "%s holds no cards in this hand", t.whose(d))
	case d.Place == "" && len(d.Cards) != left && !t.free() && !t.lacksTurned(d, left):
		return engine.Impossiblef(d.Pos, "%s has %d cards, and that should be %d; a hand of a wrong size needs a fault that says so", t.whose(d), len(d.Cards), left)
	}
	h := &t.Known.Holders[at]
	h.Must = card.HandOf(d.Cards...)
	switch part := t.part(at); {
	case t.lacksTurned(d, left):
		h.Size = left
	case !part:
		if at >= len(t.entry.Seats) && at < t.laid() {
			if err := t.fits(d, h.Size); err != nil {
				return err
			}
		}
		h.Size = len(d.Cards)
	case h.Size != know.Unknown && len(d.Cards) > h.Size:
		return engine.Impossiblef(d.Pos, "%s has %d cards here, and %d are recorded", t.whose(d), h.Size, len(d.Cards))
	}
	return nil
}

// free reports whether a hand may have any size: a fault excuses it, or a position between draws leaves it open.
func (t *Table) free() bool {
	return t.entry.draws() && t.H.Position != nil || t.Game.Excused(t.H)
}

// fits refuses a place of another size than it should have, unless a fault excuses it.
func (t *Table) fits(d *engine.Dealt, size int) error {
	if size == know.Unknown || len(d.Cards) == size || t.Game.Excused(t.H) {
		return nil
	}
	return engine.Impossiblef(d.Pos, "%s has %d cards, and that should be %d; a wrong size needs a fault that says so", t.whose(d), len(d.Cards), size)
}

// part reports whether a holder is a place of which a record may tell some cards only.
func (t *Table) part(holder int) bool {
	i := holder - len(t.entry.Seats)
	return i >= 0 && i < len(t.entry.Places) && t.entry.Places[i].Part
}

// lacksTurned reports whether the card turned up is recorded beside the hand to which it belongs, or not at all.
func (t *Table) lacksTurned(d *engine.Dealt, left int) bool {
	x := t.entry.Turned
	return x != nil && d.Place == "" && d.Seat == x.By && len(d.Cards) == left-1 && t.H.Position == nil
}

// turnedUp puts the card that was turned up into the hand to which it belongs, unless it is recorded there.
func (t *Table) turnedUp(left int, all *card.Hand) error {
	x := t.entry.Turned
	if x == nil || t.H.Position != nil {
		return nil
	}
	d, at := t.H.Place(x.Place), t.seatHolder(x.By)
	if d == nil {
		return nil
	}
	var h *know.Holder
	if at >= 0 {
		if h = &t.Known.Holders[at]; h.Must.Has(d.Cards[0]) && h.Must.Len() != left-1 {
			return nil // among the others
		}
	}
	switch {
	case h != nil && h.Must.Len() >= left:
		return engine.Impossiblef(d.Pos, "%s was turned up and belongs to %s, who does not hold it", t.Show(d.Cards[0]), t.H.Name(x.By))
	case h != nil && all.Count(d.Cards[0]) >= t.entry.Pack.Of(d.Cards[0]) && t.entry.Pack.Of(d.Cards[0]) > 0:
		return engine.Impossiblef(d.Pos, "%s was turned up and belongs to %s; %s cannot hold it", t.Show(d.Cards[0]), t.H.Name(x.By), t.H.Name(t.withCard(d.Cards[0])))
	}
	if err := t.each(d, all); err != nil || h == nil {
		return err
	}
	h.Must.Add(d.Cards[0])
	if h.Size != know.Unknown {
		h.Size = max(h.Size, h.Must.Len())
	}
	return nil
}

// withCard is a player who is recorded with a card; Nobody where none is.
func (t *Table) withCard(c card.Card) engine.Seat {
	for i, s := range t.entry.Seats {
		if t.Known.Holders[i].Must.Has(c) {
			return s
		}
	}
	return engine.Nobody
}

// each refuses a card that is not in the pack or stands more often in the record than there.
func (t *Table) each(d *engine.Dealt, all *card.Hand) error {
	for i, c := range d.Cards {
		at := d.Pos
		if i < len(d.At) {
			at = d.At[i]
		}
		switch n := t.entry.Pack.Of(c); {
		case n == 0:
			return engine.Impossiblef(at, "%s is not in the pack of this game", t.Show(c))
		case all.Count(c) >= n && n == 1:
			return engine.Impossiblef(at, "%s is there twice; %s cannot have it too", t.Show(c), t.whose(d))
		case all.Count(c) >= n:
			return engine.Impossiblef(at, "%s is there more often than the pack has it; %s cannot have it too", t.Show(c), t.whose(d))
		}
		all.Add(c)
	}
	return nil
}

func (t *Table) whose(d *engine.Dealt) string {
	if d.Place != "" {
		return "the " + d.Place
	}
	return t.H.Name(d.Seat)
}

// exchanged works out what who took a place holds at the first lead: his cards and the place's less what he laid away.
func (t *Table) exchanged() error {
	x := t.entry.Taken
	if x == nil {
		return nil
	}
	discard := t.H.Discard
	if t.H.Position != nil { // there a place taken up holds what was laid away
		if discard != nil {
			t.laidAway(discard)
		}
		return nil
	}
	if discard == nil && x.NotLaid {
		discard = &engine.Dealt{}
	}
	hand, out := &t.Known.Holders[t.seatHolder(x.By)], &t.Known.Holders[t.laid()]
	had, whole := t.tookUp(x)
	hand.Must = card.Hand{}
	if whole {
		hand.Not = t.entry.Pack.Cards &^ had.One
		out.Not = hand.Not
		hand.Size = had.Len() - out.Size
	}
	if discard == nil {
		return nil
	}
	if hand.Size != know.Unknown {
		hand.Size += x.From.Size - len(discard.Cards)
	}
	t.laidAway(discard)
	for i, c := range discard.Cards {
		if !had.Remove(c) && whole {
			at := discard.Pos
			if i < len(discard.At) {
				at = discard.At[i]
			}
			return engine.Impossiblef(at, "%s cannot lay away %s: it is neither in the hand nor in the %s", t.H.Name(x.By), t.Show(c), x.From.Name)
		}
	}
	hand.Must = had // what he had and did not lay away; with hand and place recorded, all of it
	if whole {
		hand.Size = had.Len()
	}
	return nil
}

// tookUp is what who took a place is known to have had, in his hand and from the place, and whether that is all. What he
// had nobody else has.
func (t *Table) tookUp(x *Exchange) (had card.Hand, whole bool) {
	dealt, from := t.H.Dealt(x.By), t.H.Place(x.From.Name)
	for _, d := range [...]*engine.Dealt{dealt, from} {
		if d != nil {
			had = had.Plus(card.HandOf(d.Cards...))
		}
	}
	mine := t.seatHolder(x.By)
	for i := range t.entry.Seats {
		if i != mine && t.entry.Pack.Copies < 2 {
			t.Known.Holders[i].Not |= had.One
		}
	}
	return had, dealt != nil && from != nil
}

// laidAway enters what was laid away.
func (t *Table) laidAway(discard *engine.Dealt) {
	out := &t.Known.Holders[t.laid()]
	out.Must, out.Size = card.HandOf(discard.Cards...), len(discard.Cards)
}

// shown adds to every hand that is not known what leaves it in the whole record without having come into it: a card
// that falls later proves that it was held before.
func (t *Table) shown() {
	open := false
	for i := range t.entry.Seats {
		open = open || !t.Known.Holders[i].Whole()
	}
	if !open {
		return
	}
	held := t.ahead(t.Acts(), func(i int) (card.Hand, bool) { return t.Known.Holders[i].Must, t.Known.Holders[i].Whole() })
	for i, s := range t.entry.Seats {
		if h := &t.Known.Holders[i]; !h.Whole() {
			h.Must = h.Must.Union(held[s])
		}
	}
}

// Foresee tells the hands as far as they follow from what is played from an act on, when nothing is drawn any more: what
// falls from here on is held here. size is how many cards each holds now; know.Unknown where that is not told.
func (t *Table) Foresee(act, size int) {
	held := t.ahead(t.ActsFrom(act), func(i int) (card.Hand, bool) { return t.Tricks.Hand(t.Tricks.Seats[i]) })
	d := know.Deal{Pack: t.Tricks.Unplayed()}
	rest := d.Pack.Size()
	for _, s := range t.Tricks.Seats {
		hand, whole := t.Tricks.Hand(s)
		h := know.Holder{Must: hand, Size: size}
		if whole {
			h.Size = hand.Len()
		} else {
			h.Must = hand.Plus(held[s])
		}
		if rest -= h.Size; h.Size == know.Unknown {
			rest = -1
		}
		d.Holders = append(d.Holders, h)
	}
	if rest > 0 { // lies elsewhere
		d.Holders = append(d.Holders, know.Holder{Size: rest})
	}
	if rest >= 0 {
		d.Derive()
	}
	for i, s := range t.Tricks.Seats {
		t.Tricks.Deal(s, d.Holders[i].Whole(), d.Holders[i].Must)
	}
}

// Falls is what each plays from an act on, whatever he holds: it tells who drew a card.
func (t *Table) Falls(act int) [8]card.Hand {
	return t.ahead(t.ActsFrom(act), func(int) (card.Hand, bool) { return card.Hand{}, false })
}

// Ahead is the play as it will be, gone through once to see what it proves. Cards that cannot have been played are left
// out; the real replay reports them.
type Ahead struct {
	Tricks  trick.Table
	mayHave [8]card.Set // cards that may have come into a hand: that they leave it proves nothing
	Over    bool        // nothing further is looked at
	held    [8]card.Hand
}

func (t *Table) ahead(acts []engine.Act, hand func(i int) (card.Hand, bool)) [8]card.Hand {
	a := Ahead{Tricks: t.Tricks}
	a.Tricks.Tricks, a.Tricks.Revokes = nil, nil
	for i, s := range t.Tricks.Seats {
		known, whole := hand(i)
		a.Tricks.Deal(s, whole, known)
	}
	for i := 0; i < len(acts) && !a.Over; i++ {
		act := &acts[i]
		switch act.Kind {
		case engine.Play:
			by := act.By
			if t.entry.From != nil {
				by = t.entry.From(&a, by, act.Card)
			}
			a.play(t, by, act.Card, i)
		case engine.Retract:
			_, _ = a.Tricks.Retract(t.H, act.By, act.Pos)
		case engine.Gather:
			a.Tricks.Gather()
		default:
			if t.entry.Moves != nil {
				t.entry.Moves(&a, act)
			}
		}
	}
	return a.held
}

func (a *Ahead) play(t *Table, by engine.Seat, c card.Card, act int) {
	if a.Tricks.Now.Complete() {
		a.Tricks.Gather()
	}
	s := by
	if s == engine.Nobody {
		s = a.Tricks.Turn()
	}
	hand, _ := a.Tricks.Hand(s)
	if _, err := a.Tricks.Play(t.H, by, c, act, engine.Pos{}, t.Show); err == nil && !hand.Has(c) && !a.mayHave[s].Has(c) {
		a.held[s].Add(c)
	}
}

// Leaves takes a card out of a hand.
func (a *Ahead) Leaves(s engine.Seat, c card.Card) {
	if !a.Tricks.Drop(s, c) {
		a.held[s].Add(c)
	}
}

// MayCome notes that one of these cards, the record does not say which, comes into a hand.
func (a *Ahead) MayCome(s engine.Seat, cards card.Set) { a.mayHave[s] |= cards }

// Comes puts a card into a hand.
func (a *Ahead) Comes(s engine.Seat, c card.Card) { a.Tricks.Draw(s, c) }

func who(s engine.Seat) say.Value  { return say.Who(s) }
func cardOf(c card.Card) say.Value { return say.Card(c) }
