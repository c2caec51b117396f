package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// order is the manual's rules of taking, following and counting.
type order struct{}

// duty is what must be played to a card led, the cards to be played first named first. After the last of them all is
// free. The colours of the sets are the led card's, save for officers, which know none.
type duty struct {
	led   card.Set
	first []card.Set
	law   engine.Law
	text  *say.Message
}

var duties = [...]duty{
	{officers, []card.Set{officers, pawns | suitCards}, LawManual3_1, msgDutyOfficer},
	{pawns, []card.Set{pawns, suitCards}, LawManual3_2, msgDutyPawn},
	{suitCards, []card.Set{suitCards, pawns}, LawManual3_3, msgDutySuit},
}

// dutyTo finds the duty to a card led.
func dutyTo(led card.Card) *duty {
	for i := range duties {
		if duties[i].led.Has(led) {
			return &duties[i]
		}
	}
	return nil
}

// follow is what may be played from a hand to a card led.
func follow(led card.Card, hand card.Set) card.Set {
	for _, class := range dutyTo(led).first {
		if class != officers {
			class &= colour(led)
		}
		if have := hand & class; have != 0 {
			return have
		}
	}
	return hand
}

// Legal is what may be played to the trick. In the last trick everybody plays the card that he has left.
func (order) Legal(t *trick.Trick, hand card.Set) card.Set {
	led := t.Led()
	if led == card.None || t.Last {
		return hand
	}
	return follow(led, hand)
}

// Beats reports whether c takes the trick from best. Of equal officers the first played holds.
func (order) Beats(t *trick.Trick, best, c card.Card) bool {
	return beats(promoted(best, t.Last), promoted(c, t.Last))
}

func beats(best, c card.Card) bool {
	switch {
	case officers.Has(c):
		return !officers.Has(best) || index(c) < index(best)
	case officers.Has(best):
		return false
	}
	return colour(c) == colour(best) && index(c) < index(best)
}

// Points is what a card counts in the trick.
func (order) Points(t *trick.Trick, c card.Card) int { return points(c, t.Last) }
