// Package know keeps what is known of who holds which card, as sets and counts. What a record does not tell is not
// guessed: a holder has the cards that he is proven to have and may have any other that is free. What follows from the
// rest is derived, such as the last hand of a deal of which all others are known. It is sound, not complete: where only
// trying every deal would tell, it says that nothing is known.
package know

import "hoyle/engine/card"

// Unknown is a size that nobody told.
const Unknown = -1

// Holder is one hand or place of a deal: a player's cards, the skat, the stock, a discard.
type Holder struct {
	Must card.Hand // what it is proven to hold
	Not  card.Set  // what it is proven not to hold
	Size int       // how many cards it holds; Unknown
}

// Whole reports whether every card of the holder is known.
func (h *Holder) Whole() bool { return h.Size >= 0 && h.Must.Len() >= h.Size }

// Deal is a pack spread over its holders.
type Deal struct {
	Pack    card.Pack
	Holders []Holder
}

// placed is every card that is proven to be somewhere, as often as it is.
func (d *Deal) placed() card.Hand {
	var sum card.Hand
	for i := range d.Holders {
		sum = sum.Plus(d.Holders[i].Must)
	}
	return sum
}

// Free is the cards of the pack that nobody is proven to hold.
func (d *Deal) Free() card.Hand {
	placed := d.placed()
	if d.Pack.Copies < 2 {
		return card.Hand{One: d.Pack.Cards &^ placed.One}
	}
	return card.Hand{
		One: d.Pack.Cards&^d.Pack.Single&^placed.Two | d.Pack.Cards&d.Pack.Single&^placed.One,
		Two: d.Pack.Cards &^ d.Pack.Single &^ placed.One,
	}
}

// May is every card that a holder may have, those that it must have among them.
func (d *Deal) May(i int) card.Hand { return d.may(i, d.Free()) }

func (d *Deal) may(i int, free card.Hand) card.Hand {
	h := &d.Holders[i]
	if h.Whole() {
		return h.Must
	}
	return h.Must.Plus(card.Hand{One: free.One &^ h.Not, Two: free.Two &^ h.Not})
}

// Could reports whether a holder may have a card.
func (d *Deal) Could(i int, c card.Card) bool { return d.May(i).Has(c) }

// Derive adds what follows: the size of the only holder without one, a card that only one holder may still have, and
// the hand of a holder who may have just as many cards as it has.
func (d *Deal) Derive() {
	if d.whole() {
		return
	}
	d.size()
	for d.lonely() || d.filled() {
	}
}

func (d *Deal) whole() bool {
	for i := range d.Holders {
		if !d.Holders[i].Whole() {
			return false
		}
	}
	return true
}

// size tells the size of the only holder without one: what the others leave of the pack.
func (d *Deal) size() {
	at, rest := -1, d.Pack.Size()
	for i := range d.Holders {
		switch {
		case d.Holders[i].Size != Unknown:
			rest -= d.Holders[i].Size
		case at >= 0:
			return
		default:
			at = i
		}
	}
	if at >= 0 && rest >= d.Holders[at].Must.Len() {
		d.Holders[at].Size = rest
	}
}

// lonely gives the free cards that only one holder may have to it.
func (d *Deal) lonely() (changed bool) {
	free := d.Free()
	var some, several card.Set
	for i := range d.Holders {
		if h := &d.Holders[i]; !h.Whole() {
			several |= some & (free.One &^ h.Not)
			some |= free.One &^ h.Not
		}
	}
	alone := some &^ several
	if alone == 0 {
		return false
	}
	for i := range d.Holders {
		if h := &d.Holders[i]; !h.Whole() && alone&^h.Not != 0 {
			h.Must = h.Must.Plus(card.Hand{One: free.One & alone &^ h.Not, Two: free.Two & alone &^ h.Not})
		}
	}
	return true
}

// filled gives a holder all that it may have, where that is as many cards as it holds.
func (d *Deal) filled() (changed bool) {
	for i := range d.Holders {
		h := &d.Holders[i]
		if h.Size == Unknown || h.Whole() {
			continue
		}
		if may := d.May(i); may.Len() == h.Size {
			h.Must, changed = may, true
		}
	}
	return changed
}
