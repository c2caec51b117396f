// Package meld is what the games of melds share, Binocle and Gaigel: a table of combinations as data, the rules about
// their order, the best order of the melds in a hand, and a judge for hands in which tricks, draws and melds alternate.
package meld

import (
	"cmp"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Class of a combination. Within its class a card may serve again only in a higher combination; other classes are
// free.
type Class uint8

// The classes.
const (
	A Class = iota // marriages and sequences
	B              // binocles
	C              // fours and other sets of one rank
	classes
)

// Combination is one meld, with the very cards that make it.
type Combination struct {
	Name  string   // the word that a record uses: marriage, kings
	Text  say.Text // in words: the marriage in hearts
	Class Class
	// Level ranks the combinations that can share a card within a class, from 1. Cards go up a level, never down.
	Level uint8
	Value int
	// Cards in ascending order; a card that is needed twice stands twice.
	Cards []card.Card
	// Once is a group of combinations of which only one may be scored in a hand; 0 is no such group.
	Once uint8
	// Built is the law that lets it be built on a lower one of its class, and Needs that of a reservation about it,
	// both "" when the general one will do.
	Built, Needs engine.Law
}

// Make orders the cards of a combination, as lookup and search need them.
func Make(c Combination, cards ...card.Card) Combination {
	c.Cards = slices.Clone(cards)
	slices.Sort(c.Cards)
	return c
}

// needs counts how often the combination wants the card at index i, if that is the card's first place, else 0.
func (c *Combination) needs(i int) int {
	if i > 0 && c.Cards[i-1] == c.Cards[i] {
		return 0
	}
	n := 1
	for n < len(c.Cards)-i && c.Cards[i+n] == c.Cards[i] {
		n++
	}
	return n
}

// In reports whether all its cards are in the hand.
func (c *Combination) In(h card.Hand) bool { return h.Holds(card.HandOf(c.Cards...)) }

// Takes reports whether all the cards have a part in it.
func (c *Combination) Takes(cards []card.Card) bool {
	return card.HandOf(c.Cards...).Holds(card.HandOf(cards...))
}

// Held lists the combinations of a table that a hand contains, in the table's order.
func Held(table []Combination, h card.Hand) []Combination {
	var out []Combination
	for i := range table {
		if table[i].In(h) {
			out = append(out, table[i])
		}
	}
	return out
}

// Find is the combination that the cards make exactly, of that name where one is given.
func Find(table []Combination, name string, cards []card.Card) *Combination {
	sorted := slices.Clone(cards)
	slices.Sort(sorted)
	for i := range table {
		c := &table[i]
		if (name == "" || c.Name == name) && slices.Equal(c.Cards, sorted) {
			return c
		}
	}
	return nil
}

// Within is the most valuable combination of that name which the cards contain.
func Within(table []Combination, name string, cards []card.Card) *Combination {
	h := card.HandOf(cards...)
	var best *Combination
	for i := range table {
		c := &table[i]
		if c.Name == name && c.In(h) && (best == nil || c.Value > best.Value) {
			best = c
		}
	}
	return best
}

// laid is one card on the table: what it has served for. The level reached in each class takes two bits.
type laid struct {
	card card.Card
	used uint8
	meld [classes]int16 // the meld that brought it to its level; 0 for none, else its number
}

func level(used uint8, c Class) uint8 { return used >> (2 * c) & 3 }

func raise(used uint8, c Class, to uint8) uint8 { return used&^(3<<(2*c)) | to<<(2*c) }

// Shown is what a player has laid down and scored. The zero value is an empty table.
type Shown struct {
	cards  []laid
	broken []bool // by the number of the meld less one
	once   uint32 // groups of which one was scored
	Total  int    // points of all melds made
	all    []card.Card
}

// Refusal says why a meld does not count.
type Refusal uint8

// The refusals, by the rule that is broken.
const (
	Good      Refusal = iota
	NotHeld           // a card of it is not there
	NotFresh          // no card of it comes from the hand
	TakenAway         // a card of it belongs to a higher meld of the class
	Equal             // a card of it was scored in a meld of the class of equal value
	Broken            // as Equal, and that meld has lost a card since
	OnlyOnce          // its group has been scored
)

// choice is how a meld is made up: which laid cards, and how many of each card from the hand.
type choice struct {
	laid  []int // indexes into Shown.cards
	fresh []card.Card
}

// Check says whether a combination may be melded by a player who also holds the cards of hand, those on the table not
// among them. Where the record leaves open which of two equal cards is meant, the one on the table serves as long as
// the meld is lawful with it.
func (s *Shown) Check(c *Combination, hand card.Hand) (Refusal, []card.Card) {
	r, ch := s.choose(c, hand)
	return r, ch.fresh
}

func (s *Shown) choose(c *Combination, hand card.Hand) (Refusal, choice) {
	var ch choice
	if c.Once != 0 && s.once>>c.Once&1 == 1 {
		return OnlyOnce, ch
	}
	spare := -1 // a laid card for which one from the hand could stand
	for i, x := range c.Cards {
		n := c.needs(i)
		if n == 0 {
			continue
		}
		// Of the laid copies the one that has risen highest in the class, yet below this meld, has least to lose.
		var usable []int
		for j := range s.cards {
			if l := &s.cards[j]; l.card == x && level(l.used, c.Class) < c.Level {
				usable = append(usable, j)
			}
		}
		slices.SortStableFunc(usable, func(a, b int) int {
			return cmp.Compare(level(s.cards[b].used, c.Class), level(s.cards[a].used, c.Class))
		})
		fresh := hand.Count(x)
		if len(usable)+fresh < n {
			return s.why(c, x), ch
		}
		take := min(n, len(usable))
		ch.laid = append(ch.laid, usable[:take]...)
		for range n - take {
			ch.fresh = append(ch.fresh, x)
		}
		if spare < 0 && take > 0 && fresh > n-take {
			spare = len(ch.laid) - 1
		}
	}
	if len(ch.fresh) == 0 {
		if spare < 0 {
			return NotFresh, ch
		}
		ch.fresh = append(ch.fresh, s.cards[ch.laid[spare]].card)
		ch.laid = slices.Delete(ch.laid, spare, spare+1)
	}
	return Good, ch
}

// why says what is wrong with the laid copies of a card.
func (s *Shown) why(c *Combination, x card.Card) Refusal {
	r := NotHeld
	for j := range s.cards {
		l := &s.cards[j]
		if l.card != x {
			continue
		}
		switch lv := level(l.used, c.Class); {
		case lv > c.Level:
			r = TakenAway
		case lv == c.Level && s.broken[l.meld[c.Class]-1]:
			return Broken
		case lv == c.Level && r == NotHeld:
			r = Equal
		}
	}
	return r
}

// Meld lays a combination down. It must have been checked.
func (s *Shown) Meld(c *Combination, hand card.Hand) {
	_, ch := s.choose(c, hand)
	s.meld(c, ch)
}

func (s *Shown) meld(c *Combination, ch choice) {
	for _, x := range ch.fresh {
		ch.laid = append(ch.laid, s.lay(x))
	}
	s.broken = append(s.broken, false)
	for _, j := range ch.laid {
		l := &s.cards[j]
		l.used = raise(l.used, c.Class, c.Level)
		l.meld[c.Class] = int16(len(s.broken))
	}
	if c.Once != 0 {
		s.once |= 1 << c.Once
	}
	s.Total += c.Value
}

func (s *Shown) lay(x card.Card) int {
	s.cards = append(s.cards, laid{card: x})
	s.all = append(s.all, x)
	return len(s.cards) - 1
}

// Play takes a card off the table if a copy of it lies there: the copy that has served most.
func (s *Shown) Play(x card.Card) bool {
	at := -1
	for j := range s.cards {
		if s.cards[j].card == x && (at < 0 || s.cards[j].used > s.cards[at].used) {
			at = j
		}
	}
	if at < 0 {
		return false
	}
	s.take(at)
	return true
}

// take takes a card off, which breaks the melds that it lay in.
func (s *Shown) take(at int) {
	for _, m := range s.cards[at].meld {
		if m > 0 {
			s.broken[m-1] = true
		}
	}
	s.cards = slices.Delete(s.cards, at, at+1)
}

// OnTable is what lies there now.
func (s *Shown) OnTable() card.Hand {
	var h card.Hand
	for j := range s.cards {
		h.Add(s.cards[j].card)
	}
	return h
}

// Laid is every card that was laid down, played since or not.
func (s *Shown) Laid() card.Hand { return card.HandOf(s.all...) }

// Serves reports how a lawful meld uses cards that lie on the table: in a lower meld of its class, or in another
// class.
func (s *Shown) Serves(c *Combination, hand card.Hand) (built, other bool) {
	_, ch := s.choose(c, hand)
	for _, j := range ch.laid {
		if level(s.cards[j].used, c.Class) > 0 {
			built = true
		} else if s.cards[j].used != 0 {
			other = true
		}
	}
	return built, other
}

// Clear takes everything up from the table; what was scored stays scored.
func (s *Shown) Clear() { s.cards = s.cards[:0] }
