package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// goal is what is played for.
type goal uint8

const (
	deals      goal = iota // every deal is a game by itself
	majorities             // most points in a deal are one point
	elevenUp               // the difference of each deal's points
	twentyOne
	sixtyOne
)

// goals are the words of an agreement for what is played for.
var goals = map[string]goal{"deal": deals, "majority": majorities, "11": elevenUp, "21": twentyOne, "61": sixtyOne}

// points is how many points a game needs; 0 where it is not played to a number.
func (g goal) points() int { return [...]int{elevenUp: 11, twentyOne: 21, sixtyOne: 61}[g] }

// variant is where a form of the game differs from the plain one.
type variant struct {
	goal   goal
	court  int  // what a jack is worth in sums, with the queen and the king above it; 0 where they are worth nothing
	spades bool // every spade is a point, and points are pegged at once
	draws  bool // one card is drawn for each that is played
}

var variants = map[string]variant{
	"":           {},
	"twenty-one": {goal: twentyOne},
	"royal":      {court: 11},
	"spade":      {goal: sixtyOne, spades: true},
	"draw":       {draws: true},
}

// form is what is played: the variant with what the table agreed.
type form struct {
	variant
	n        int // players
	partners bool
	ace      int
	target   int // deals that win the game, of majorities; 0 where none was agreed
	countOut bool
	double   bool
}

// handSize is what everybody gets in a round, and tableSize what the table gets in the first.
const (
	handSize  = 4
	tableSize = 4
	packSize  = 52
)

var pack = card.FrenchPack(1, 2)

// formOf reads what is played from a record. The error is for what cannot be agreed among so many players.
func formOf(h *engine.Hand) (form, error) {
	f := form{variant: variants[h.Variant], n: len(h.Players), ace: 1, target: h.Agreed.Int("target"),
		partners: h.Agreed.True("partners"), countOut: h.Agreed.True("count-out"), double: h.Agreed.True("double")}
	game, told := h.Agreed.Get("game")
	if told {
		f.goal = goals[game.Word]
	}
	if f.court > 0 && h.Agreed.Word("ace") == "14" {
		f.ace = 14
	}
	if f.partners && f.n != 4 {
		at, _ := h.Agreed.Get("partners")
		return f, engine.Impossiblef(at.Pos, "partners are two against two, and here are %d players", f.n)
	}
	if f.goal == elevenUp && f.sides() != 2 {
		return f, engine.Impossiblef(game.Pos, "eleven up is played between two sides, and here are %d", f.sides())
	}
	return f, nil
}

// sides is how many count for themselves.
func (f *form) sides() int {
	if f.partners {
		return 2
	}
	return f.n
}

// side of a player.
func (f *form) side(s engine.Seat) int { return int(s) % f.sides() }

// partner of a player; Nobody where each plays for himself.
func (f *form) partner(s engine.Seat) engine.Seat {
	if !f.partners {
		return engine.Nobody
	}
	return (s + 2) % 4
}

// rounds is how often cards are dealt.
func (f *form) rounds() int {
	if f.draws {
		return 1
	}
	return (packSize - tableSize) / (handSize * f.n)
}

// worth is a card's number in sums; 0 for one that has none. Cards of one rank have the same.
func (f *form) worth(c card.Card) int {
	switch r := c.Rank(); {
	case r == card.Ace:
		return f.ace
	case r < card.Jack:
		return int(r)
	case f.court > 0:
		return f.court + int(r-card.Jack)
	}
	return 0
}

// most is the highest number that a card has.
func (f *form) most() int {
	switch {
	case f.court == 0:
		return 10
	case f.ace > 1:
		return f.ace
	}
	return f.court + 2
}

// ofWorth is the cards of a number.
func (f *form) ofWorth(n int) card.Set {
	switch {
	case n == f.ace:
		return card.OfRank(card.Ace)
	case n >= 2 && n <= 10:
		return card.OfRank(card.Rank(n))
	case f.court > 0 && n >= f.court && n <= f.court+2:
		return card.OfRank(card.Jack + card.Rank(n-f.court))
	}
	return 0
}

// courts are the jacks, queens and kings.
var courts = card.OfRank(card.Jack) | card.OfRank(card.Queen) | card.OfRank(card.King)
