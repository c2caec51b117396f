package skat

import (
	"strconv"

	"hoyle/engine"
)

// term is one part of a multiplier, by name.
type term struct {
	name string
	n    int
}

// sum is a game's value as it is reckoned aloud: the terms of the multiplier times the unit.
type sum struct {
	terms  [10]term
	n      int
	unit   int
	factor int // what the product is multiplied by; 1 as a rule
	extra  int // what is added unmultiplied
}

func (s *sum) add(name string, n int) {
	s.terms[s.n] = term{name, n}
	s.n++
}

// multiplier is the sum of the terms.
func (s *sum) multiplier() int {
	n := 0
	for _, t := range s.terms[:s.n] {
		n += t.n
	}
	return n
}

// value of the game.
func (s *sum) value() int {
	if s.n == 0 {
		return s.unit
	}
	return s.multiplier()*s.unit*s.factor + s.extra
}

// appendTo writes "with 2, game 1, schneider 1: 4 × 11 = 44" of a game that has multipliers.
func (s *sum) appendTo(b []byte) []byte {
	for i, t := range s.terms[:s.n] {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = append(b, t.name...)
		b = append(b, ' ')
		b = strconv.AppendInt(b, int64(t.n), 10)
	}
	b = append(b, ": "...)
	b = strconv.AppendInt(b, int64(s.multiplier()), 10)
	b = append(b, " × "...)
	b = strconv.AppendInt(b, int64(s.unit), 10)
	if s.factor > 1 {
		b = append(b, " × "...)
		b = strconv.AppendInt(b, int64(s.factor), 10)
	}
	if s.extra > 0 {
		b = append(b, " + "...)
		b = strconv.AppendInt(b, int64(s.extra), 10)
	}
	b = append(b, " = "...)
	return strconv.AppendInt(b, int64(s.value()), 10)
}

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
