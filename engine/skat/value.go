package skat

import (
	"math/bits"

	"hoyle/engine"
	"hoyle/engine/say"
)

// term is a level that counts one in the multiplier.
type term uint8

const (
	theGame term = 1 << iota
	byHand
	madeSchneider
	saidSchneider
	madeSchwarz
	saidSchwarz
	laidOpen
)

// sum is a game's value as it is reckoned aloud: the matadors and levels of the multiplier times the unit.
type sum struct {
	tops   int  // matadors; 0 for a game without trumps, which has no multipliers
	with   bool // held, not missing
	levels term // one bit each
	unit   int
	factor int // what the product is multiplied by; 1 as a rule
	extra  int // what is added unmultiplied
}

func (s *sum) add(t term) { s.levels |= t }

// multiplier is the sum of the terms.
func (s *sum) multiplier() int { return s.tops + bits.OnesCount8(uint8(s.levels)) }

// value of the game.
func (s *sum) value() int {
	if s.tops == 0 {
		return s.unit
	}
	return s.multiplier()*s.unit*s.factor + s.extra
}

// say gives the sum in words, of a game that has multipliers.
func (s *sum) say(r *ruler, law engine.Law) {
	values := [...]say.Value{say.If(s.with), say.Num(s.tops), s.has(byHand), s.has(madeSchneider), s.has(saidSchneider), s.has(madeSchwarz),
		s.has(saidSchwarz), s.has(laidOpen), say.Num(s.multiplier()), say.Num(s.unit), say.Num(s.factor), say.Num(s.extra), say.Num(s.value())}
	if s.extra > 0 {
		r.Because(law, msgSumAndMore, values[:]...)
		return
	}
	values[11] = values[12]
	r.Because(law, msgSum, values[:12]...)
}

func (s *sum) has(t term) say.Value { return say.If(s.levels&t != 0) }

// step is what one more multiplier would add to the value.
func (s *sum) step() int { return s.unit * max(s.factor, 1) }

// raised is the smallest value that covers the bid and that the game could have: a multiple of its unit.
func (s *sum) raised(bid int) int { return raised(s.step(), bid) }

func raised(unit, bid int) int { return (bid + unit - 1) / unit * unit }

// matadors is the unbroken run of trumps from the club jack down that one side has.
type matadors struct {
	n     int
	with  bool // the single player has them; otherwise he plays without them
	known bool
}

func (m matadors) word() string {
	if m.with {
		return "with"
	}
	return "without"
}

// contractMatadors reads them from the contract, where no cards are recorded.
func contractMatadors(h *engine.Hand) matadors {
	if f, ok := h.Contract.Get("with"); ok {
		return matadors{n: f.N, with: true, known: true}
	}
	if f, ok := h.Contract.Get("without"); ok {
		return matadors{n: f.N, known: true}
	}
	return matadors{}
}
