package vint

import (
	"math/bits"

	"hoyle/engine"
	"hoyle/engine/card"
)

// What is worth how much above the line.
const (
	honourTricks  = 10  // a honour with a trump suit, in tricks
	aceTricks     = 25  // an ace at no-trumps, in tricks
	coronetPrice  = 500 // three cards, and each further one
	coronetLength = 3
	honourRanks   = 5 // A K Q J 10
	allAces       = 4
)

var (
	acesSet = card.OfRank(card.Ace)
	// trumpHonours are the five honours of every suit.
	trumpHonours = func() (out [4]card.Set) {
		for _, s := range suits {
			for r := card.Rank(10); r <= card.Ace; r++ {
				out[s] = out[s].With(card.Of(s, r))
			}
		}
		return out
	}()
)

// held is what a side holds of each kind; 5 − n and 4 − n are the other's.
type held struct{ honours, aces int }

// honoursRule is which rule decides the honours.
type honoursRule uint8

const (
	majorityOfBoth honoursRule = iota
	offset
	tiedWithTricks
	tiedWithout
	acesAlone
	easy
)

// honourScore is what the honours come to.
type honourScore struct {
	rule  honoursRule
	to    side
	units int // honours scored
	price int // of one
	less  int // of offset: the smaller number; of tiedWithout: the trump honours of the other side
}

func (h honourScore) points() int { return h.units * h.price }

// honourPoints scores the honours of a bid. h is what side 0 holds; most is the side that won most tricks.
func honourPoints(b bid, h held, most side) honourScore {
	of := [2]held{h, {honourRanks - h.honours, allAces - h.aces}}
	acesTo := side(0)
	if of[1].aces > of[0].aces {
		acesTo = 1
	}
	tied := of[0].aces == of[1].aces
	if b.trump() == card.NoSuit {
		s := honourScore{rule: acesAlone, to: acesTo, units: of[acesTo].aces, price: aceTricks * b.price()}
		if tied {
			s.rule, s.units = easy, 0
		}
		return s
	}
	trumpsTo := side(0)
	if of[1].honours > of[0].honours {
		trumpsTo = 1
	}
	mine, theirs := of[trumpsTo], of[trumpsTo.other()]
	s := honourScore{to: trumpsTo, price: honourTricks * b.price()}
	switch {
	case tied && most == trumpsTo:
		s.rule, s.units = tiedWithTricks, mine.honours+mine.aces
	case tied:
		s.rule, s.units, s.less = tiedWithout, mine.honours-theirs.honours, theirs.honours
	case acesTo == trumpsTo:
		s.rule, s.units = majorityOfBoth, mine.honours+mine.aces
	default:
		s.rule, s.units, s.less = offset, mine.honours-theirs.aces, theirs.aces
		if s.units < 0 {
			s.to, s.units, s.less = acesTo, -s.units, mine.honours
		}
	}
	return s
}

// coronet is a run of one suit, or the aces, in one hand.
type coronet struct {
	by    engine.Seat
	suit  card.Suit // card.NoSuit for aces
	from  card.Card // the highest of the run
	cards int
	value int
}

// suitBits are a hand's cards of a suit, the two in the lowest bit.
func suitBits(hand card.Set, s card.Suit) uint16 {
	return uint16(hand >> card.Of(s, 2) & (1<<handSize - 1))
}

// coronets adds those of a hand under a bid, those of the suits first.
func coronets(by engine.Seat, hand card.Set, b bid, out []coronet) []coronet {
	trump := b.trump()
	for _, s := range suits {
		held := suitBits(hand, s)
		if held&(held>>1)&(held>>2) == 0 {
			continue
		}
		for held != 0 {
			top := bits.Len16(held) - 1
			n := bits.LeadingZeros16(^(held << (15 - top)))
			if n >= coronetLength {
				out = append(out, coronet{by, s, card.Of(s, 2) + card.Card(top), n, coronetValue(n, trump == s || trump == card.NoSuit)})
			}
			held &= 1<<(top+1-n) - 1
		}
	}
	if n := (hand & acesSet).Len(); n >= coronetLength {
		out = append(out, coronet{by, card.NoSuit, card.None, n, coronetValue(n, trump == card.NoSuit)})
	}
	return out
}

func coronetValue(cards int, double bool) int {
	n := coronetPrice * (cards - coronetLength + 1)
	if double {
		n *= 2
	}
	return n
}

// worth of coronets together.
func worth(list []coronet) int {
	n := 0
	for _, c := range list {
		n += c.value
	}
	return n
}
