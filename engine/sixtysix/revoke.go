package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// The choices after a revoke.
const (
	loseCount = "lose-count"
	replay    = "replay"
)

// revoked charges a revoke whose trick has been turned.
func (r *ruler) revoked(s engine.Seat, n int) {
	if r.form == &four {
		r.revokedOfFour(s, n)
		return
	}
	o := r.other(s)
	r.loses[s] = true
	r.because(LawFosterRevoke, r.name(s), " revoked and loses the whole count for cards; marriages stay.")
	r.because(LawFosterRevokeReplay, r.name(o), " may have the hand taken back to trick ", num(n), " instead and played again from there.")
	r.offer(o, LawFosterRevoke, loseCount, r.text(r.name(s), " loses the count for cards"), nil)
	r.offer(o, LawFosterRevokeReplay, replay, r.text("the cards are taken back to trick ", num(n), " and played again"), nil)
}

func (r *ruler) revokedOfFour(s engine.Seat, n int) {
	o := r.other(s)
	switch r.h.Agreed.Word("revoke") {
	case "side":
		r.loses[s], r.loses[(s+2)%4] = true, true
		r.because(LawFosterFourHandedRevoke, "As agreed, ", r.names(r.side(s)...), " lose their count for cards.")
	case "player":
		r.loses[s] = true
		r.because(LawFosterFourHandedRevoke, "As agreed, ", r.name(s), " loses what the own tricks count.")
	default:
		r.loses[s] = true
		r.because(LawFosterFourHandedRevoke, r.name(s), " broke a duty of play, and no figure is given for that when four play.")
	}
	r.offer(o, LawFosterFourHandedRevoke, replay, r.text("the cards are taken back to trick ", num(n), " and played again"), nil)
}

// reportedRevoke rules on a revoke that the record reports: one that the play shows and for which a choice was made,
// or one of an earlier trick.
func (r *ruler) reportedRevoke(act int, a *engine.Act, at int) {
	if a.By == engine.Nobody || !r.opened || !r.plays(a.By) {
		return
	}
	r.gather()
	shown := false
	for i := range r.v.Findings {
		f := &r.v.Findings[i]
		if f.What == a.Word && f.By == a.By && (a.Trick == 0 || f.Trick == a.Trick) {
			shown, at = true, f.Trick
		}
	}
	if !shown {
		d := r.now
		if at >= 1 && at <= len(r.duties) {
			d = r.duties[at-1]
		}
		if d == free {
			r.because(LawFosterFreeReply, "The players still draw, and nobody need follow suit.")
			return
		}
		r.find(act, a.Word, a.By, at, card.None, dutyLaws[d], r.name(a.By), " broke a duty of play in trick ", num(at), ".")
		r.revoked(a.By, at)
	}
	taken := a.Args.Word(engine.Choice)
	for _, o := range r.options {
		if o.Choice != taken {
			continue
		}
		r.options = nil
		if taken == replay {
			r.replayed, r.ended = at, true
			r.loses = [8]bool{}
		}
		r.because(o.Law, r.name(o.By), " chose: ", o.Text, ".")
		return
	}
}

// replay gives what stands when the hand is taken back: the counts before the trick of the revoke.
func (r *ruler) replay() {
	for i := range r.table.Tricks {
		t := &r.table.Tricks[i]
		if t.N < r.replayed {
			continue
		}
		r.table.Taken[t.Winner] -= t.Points(r.table.Rules)
		if t.N == r.form.tricks {
			r.bonus[t.Winner] = 0
		}
	}
	for i := range r.pairs {
		if m := &r.pairs[i]; !m.struck && m.trick >= r.replayed {
			m.struck = true
			r.melds.Strike(m.by, m.points)
		}
	}
	if r.form == &four {
		r.points(r.sideCount)
	} else {
		r.points(r.count)
	}
	r.v.Winners, r.v.Scores, r.v.Carry = nil, nil, 0
	r.v.Undecided = r.text("The hand is replayed from trick ", num(r.replayed), " on; the deal is worth what the replay gives.")
}
