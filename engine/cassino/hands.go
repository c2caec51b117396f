package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/know"
)

// hands is what is known of who holds which cards. A hand of a round is known where it was recorded, where its cards
// fall in the record, and where nothing else is left for it; the record is gone through once for what falls.
type hands struct {
	form      *form
	dealt     know.Deal           // the hands of every round, one after the other, and the table
	first     engine.Seat         // the eldest hand
	must      [4]card.Set         // what each is known to hold now
	dark      [4]int              // and how many cards beside
	seen      card.Set            // what has lain on the table or in a take
	falls     [packSize]int8      // Draw Cassino: who plays a card in the record, 1 more than his seat; 0 for nobody
	drawn     int                 // Draw Cassino: how many have been drawn
	stock     [packSize]card.Card // what is recorded of it, in its order
	known     int                 // how many cards of it
	elsewhere card.Set            // Draw Cassino: known cards of the stock that lie there yet
}

// holder is the index of a round's hand among dealt.
func (k *hands) holder(round int, s engine.Seat) int { return round*k.form.n + int(s) }

// tableHolder is the index of the table.
func (k *hands) tableHolder() int { return k.form.rounds() * k.form.n }

// enter takes over what the record says of the deal.
func (k *hands) enter(h *engine.Hand, excused bool, show func(card.Card) string) error {
	n := k.tableHolder()
	k.dealt = know.Deal{Pack: pack, Holders: make([]know.Holder, n+1, n+2)}
	for i := range k.dealt.Holders {
		k.dealt.Holders[i].Size = handSize
	}
	if k.form.draws {
		k.dealt.Holders = append(k.dealt.Holders, know.Holder{Size: packSize - tableSize - handSize*k.form.n})
	}
	var all card.Set
	for i := range h.Deal {
		d := &h.Deal[i]
		for j, c := range d.Cards {
			at := d.Pos
			if j < len(d.At) {
				at = d.At[j]
			}
			if all.Has(c) {
				return engine.Impossiblef(at, "%s is there twice", show(c))
			}
			all = all.With(c)
		}
		if err := k.place(h, d, excused); err != nil {
			return err
		}
	}
	return nil
}

// place enters one entry of the deal.
func (k *hands) place(h *engine.Hand, d *engine.Dealt, excused bool) error {
	switch {
	case d.Place == stock:
		return k.enterStock(d)
	case d.Place == table && len(d.Cards) > tableSize && !excused:
		return engine.Impossiblef(d.Pos, "the table has %d cards, and four are dealt to it", len(d.Cards))
	case d.Place == table:
		k.dealt.Holders[k.tableHolder()].Must.One = card.SetOf(d.Cards...)
	case len(d.Cards) == handSize:
		k.dealt.Holders[k.holder(0, d.Seat)].Must.One = card.SetOf(d.Cards...)
	case !excused:
		return engine.Impossiblef(d.Pos, "%s has %d cards, and everybody is dealt four; a hand of a wrong size needs a fault that says so", h.Name(d.Seat), len(d.Cards))
	}
	return nil
}

// enterStock gives the cards of the stock to the hands of the rounds to come.
func (k *hands) enterStock(d *engine.Dealt) error {
	whole := packSize - tableSize - handSize*k.form.n
	if len(d.Cards) > whole {
		return engine.Impossiblef(d.Pos, "the stock has %d cards, and with %d players %d are left for it", len(d.Cards), k.form.n, whole)
	}
	k.known = copy(k.stock[:], d.Cards)
	if k.form.draws {
		k.elsewhere = card.SetOf(d.Cards...)
		k.dealt.Holders[k.tableHolder()+1].Must.One = k.elsewhere
		return nil
	}
	n := k.form.n
	for i, c := range d.Cards {
		round, at := 1+i/(handSize*n), i%(handSize*n)
		s := (k.first + engine.Seat(at%(2*n)/2)) % engine.Seat(n)
		k.dealt.Holders[k.holder(round, s)].Must.Add(c)
	}
	return nil
}

// whole reports whether every card of the deal is recorded.
func (k *hands) whole() bool {
	for i := range k.dealt.Holders {
		if !k.dealt.Holders[i].Whole() {
			return false
		}
	}
	return true
}

// shown enters what the record shows: a card that a player plays was in his hand of that round, and one that is taken
// without having been played was the table's.
func (k *hands) shown(s engine.Seat, round int, c card.Card) {
	k.falls[c] = int8(s) + 1
	if k.form.draws {
		return
	}
	if h := &k.dealt.Holders[k.holder(round, s)]; !h.Must.Has(c) && !h.Whole() && k.free(c) {
		h.Must.Add(c)
	}
}

// lay is a card that the record shows to have lain on the table from the first.
func (k *hands) lay(c card.Card) {
	if h := &k.dealt.Holders[k.tableHolder()]; !h.Must.Has(c) && !h.Whole() && k.free(c) {
		h.Must.Add(c)
	}
}

// rest gives the table what nobody has played, where everything has been.
func (k *hands) rest() {
	for c := range pack.Cards.All() {
		if k.falls[c] == 0 {
			k.lay(c)
		}
	}
}

// free reports whether a card is not known to be anywhere.
func (k *hands) free(c card.Card) bool { return k.dealt.Free().Has(c) }

// begin sets the hands to those of a round.
func (k *hands) begin(round int) {
	for s := range engine.Seat(k.form.n) {
		h := &k.dealt.Holders[k.holder(round, s)]
		k.must[s] = h.Must.One
		k.dark[s] = handSize - h.Must.Len()
	}
}

// draw gives a player the next card of the stock.
func (k *hands) draw(s engine.Seat) {
	if k.drawn < k.known {
		c := k.stock[k.drawn]
		k.must[s] = k.must[s].With(c)
		k.elsewhere = k.elsewhere.Without(c)
	} else {
		k.dark[s]++
	}
	k.drawn++
}

// play takes a card out of a hand; false where it cannot have been there.
func (k *hands) play(s engine.Seat, c card.Card) bool {
	switch {
	case k.must[s].Has(c):
		k.must[s] = k.must[s].Without(c)
	case k.dark[s] > 0 && k.may(s).Has(c):
		k.dark[s]--
	default:
		return false
	}
	k.seen = k.seen.With(c)
	return true
}

// unseen is the cards that have not come to the table and are not known to be anywhere else now.
func (k *hands) unseen() card.Set {
	if !k.form.draws {
		return k.dealt.Free().One &^ k.seen
	}
	free := pack.Cards &^ k.seen &^ k.elsewhere
	for s := range k.form.n {
		free &^= k.must[s]
	}
	return free
}

// may is what a player may hold now, all that he is known to hold among it.
func (k *hands) may(s engine.Seat) card.Set {
	if k.dark[s] == 0 {
		return k.must[s]
	}
	free := k.unseen()
	if k.form.draws {
		for c := range free.All() {
			if by := k.falls[c]; by != 0 && by != int8(s)+1 {
				free = free.Without(c)
			}
		}
	}
	return k.must[s] | free
}

// holds reports whether a player holds a card of a number.
func (k *hands) holds(s engine.Seat, n int) engine.Tri {
	of := k.form.ofWorth(n)
	switch {
	case k.must[s]&of != 0:
		return engine.Yes
	case k.dark[s] == 0 || k.may(s)&of == 0:
		return engine.No
	}
	return engine.Unknown
}
