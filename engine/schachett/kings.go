package schachett

import (
	"hoyle/engine"
	"hoyle/engine/trick"
)

// A fate is what can become of a King.
type fate struct {
	name         string
	first, times int // for the first King, and times the remaining cards for either
	law          engine.Law
}

var (
	checkmate = fate{"checkmate", 100, 6, LawManual7}
	selfMate  = fate{"self-mate", 50, 4, LawManual8}
	stalemate = fate{"stalemate", 25, 2, LawManual9}
)

// worth of a King's fate with so many cards remaining in every hand.
func (f *fate) worth(remaining int, first bool) int {
	n := f.times * remaining
	if first {
		n += f.first
	}
	return n
}

// closed says what became of the Kings in the tricks that can't be changed any more: every gathered one, for a card has
// been led since, or there is none left.
func (r *ruler) closed(act int) {
	for ; r.judged < len(r.table.Tricks); r.judged++ {
		r.kings(act, &r.table.Tricks[r.judged])
	}
}

// kings marks what became of the Kings in a trick, in the order in which they were played.
func (r *ruler) kings(act int, t *trick.Trick) {
	for j := range t.Size {
		if kings.Has(t.Cards[j]) {
			r.king(act, t, j)
		}
	}
}

// king marks what became of the King in a slot of a trick.
func (r *ruler) king(act int, t *trick.Trick, slot int) {
	k, holder := t.Cards[slot], t.Seats[slot]
	f, gain := &checkmate, r.side(t.Winner)
	switch t.Winner {
	case holder:
		f = &stalemate
	case r.partner(holder):
		f, gain = &selfMate, r.side(r.left(holder, 1))
	}
	first := r.fallen == 0
	r.fallen++
	remaining := allTricks + 1 - t.N
	n := f.worth(remaining, first)
	if i := len(r.v.Marks); i < len(r.gains) {
		r.gains[i] = gain
	}
	r.v.Marks = append(r.v.Marks, engine.Mark{What: f.name, By: r.purse(t.Winner), Trick: t.N, Card: k, Points: n, Law: f.law})

	l := r.begin(capital(f.name), ": ")
	if f == &stalemate {
		l.add(kingName(k), " takes trick ")
		l.num(t.N)
		l.add(" for ", r.name(holder))
	} else {
		l.add(r.name(t.Winner), " takes trick ")
		l.num(t.N)
		l.add(" with ", kingName(k), " in it")
	}
	if first {
		l.add(", the first King to fall: ")
		l.num(f.first)
		l.add(" + ")
	} else {
		l.add(", the second King to fall: ")
	}
	l.num(f.times)
	l.add(" × ")
	l.num(remaining)
	l.add(" = ")
	l.num(n)
	if gain != unknown {
		r.points[gain] += n
		l.add(" for ", partyNames[gain])
	}
	l.add(".")
	r.because(f.law)

	if r.trace != nil {
		l := r.begin(f.name, " of ", kingName(k), ": ")
		l.num(n)
		if gain != unknown {
			l.add(" for ", partyNames[gain])
		}
		r.trace.Note(act, r.purse(t.Winner), t.N, string(*l))
	}
}
