package schachett

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
)

// line is a sentence in the making. Its memory is used again for the next one.
type line []byte

func (l *line) add(parts ...string) {
	for _, p := range parts {
		*l = append(*l, p...)
	}
}

func (l *line) num(n int) { *l = strconv.AppendInt(*l, int64(n), 10) }

// count adds a number of things: 1 trick, 2 tricks.
func (l *line) count(n int, what string) {
	l.num(n)
	l.add(" ", what)
	if n != 1 {
		l.add("s")
	}
}

// begin starts a new sentence.
func (r *ruler) begin(parts ...string) *line {
	r.buf = r.buf[:0]
	r.buf.add(parts...)
	return &r.buf
}

// text is a sentence made of parts.
func (r *ruler) text(parts ...string) string { return string(*r.begin(parts...)) }

// say adds a reason made of parts.
func (r *ruler) say(law engine.Law, parts ...string) { r.v.Because(law, r.text(parts...)) }

// because adds as a reason the sentence that was begun.
func (r *ruler) because(law engine.Law) { r.v.Because(law, string(r.buf)) }

// find adds a finding. What the dummy does is the Kaiser's.
func (r *ruler) find(act int, what string, by engine.Seat, n int, c card.Card, law engine.Law, parts ...string) {
	r.v.Find(engine.Finding{What: what, By: r.purse(by), Trick: n, Card: c, Law: law, Text: capital(r.text(parts...)), Act: act})
}

func (r *ruler) name(s engine.Seat) string { return r.h.Name(s) }

// capital begins a sentence. Players' names are left as they are written, but for their first letter.
func capital(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return string(s[0]-32) + s[1:]
}

// summary is the ruling in one sentence.
func (r *ruler) summary() {
	v := r.v
	l := r.begin()
	switch {
	case v.Redeal:
		for _, x := range v.Reasons {
			if x.Law == LawManual4_9 {
				l.add(x.Text)
				break
			}
		}
	case r.finished && r.parity != unknown:
		winner, loser := white, black_
		if r.points[white] < r.points[black_] {
			winner, loser = black_, white
		}
		if r.points[white] == r.points[black_] {
			l.add("The game is even, ")
		} else {
			r.addParty(winner)
			l.add(" wins ")
		}
		l.num(r.points[winner])
		l.add(" to ")
		l.num(r.points[loser])
		l.add(".")
	case len(v.Findings) > 0:
		l.add(v.Findings[0].Text)
	case len(v.Marks) > 0:
		for i, m := range v.Marks {
			if i > 0 {
				l.add("; then ", m.What)
			} else {
				l.add(capital(m.What))
			}
			l.add(" of ", kingName(m.Card), ": ")
			l.count(m.Points, "point")
			if r.gains[i] != unknown {
				l.add(" for ", partyNames[r.gains[i]])
			}
		}
		l.add(".")
	case len(v.Points) > 0:
		l.add("So far White has ")
		l.count(r.points[white], "point")
		l.add(" and Black ")
		l.num(r.points[black_])
		l.add(".")
	default:
		l.add("Nothing irregular is recorded.")
	}
	v.Summary = string(*l)
}
