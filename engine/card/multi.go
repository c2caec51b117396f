package card

// Hand is what a player holds, where a pack may hold a card twice: One has every different card, Two those held twice.
type Hand struct{ One, Two Set }

// HandOf collects cards, two of the same included. A third copy is lost: no pack has three.
func HandOf(cards ...Card) Hand {
	var h Hand
	for _, c := range cards {
		h.Add(c)
	}
	return h
}

// Add puts a card into the hand.
func (h *Hand) Add(c Card) {
	if h.One.Has(c) {
		h.Two = h.Two.With(c)
		return
	}
	h.One = h.One.With(c)
}

// Remove takes one copy of a card out of the hand and reports whether it was there.
func (h *Hand) Remove(c Card) bool {
	switch {
	case h.Two.Has(c):
		h.Two = h.Two.Without(c)
	case h.One.Has(c):
		h.One = h.One.Without(c)
	default:
		return false
	}
	return true
}

// Has reports whether a copy of the card is in the hand.
func (h Hand) Has(c Card) bool { return h.One.Has(c) }

// Count of copies of a card in the hand.
func (h Hand) Count(c Card) int {
	n := 0
	if h.One.Has(c) {
		n++
	}
	if h.Two.Has(c) {
		n++
	}
	return n
}

// Len counts the cards.
func (h Hand) Len() int { return h.One.Len() + h.Two.Len() }

// Union has of every card as many copies as the hand that has more of it.
func (h Hand) Union(o Hand) Hand { return Hand{h.One | o.One, h.Two | o.Two} }

// Plus has the cards of both. A third copy is lost: no pack has three.
func (h Hand) Plus(o Hand) Hand { return Hand{h.One | o.One, h.Two | o.Two | h.One&o.One} }

// Holds reports whether every card of o is in the hand, as often as there.
func (h Hand) Holds(o Hand) bool { return o.One&^h.One|o.Two&^h.Two == 0 }

// Cards lists the hand, lowest number first, copies side by side.
func (h Hand) Cards() []Card {
	out := make([]Card, 0, h.Len())
	for c := range h.One.All() {
		out = append(out, c)
		if h.Two.Has(c) {
			out = append(out, c)
		}
	}
	return out
}
