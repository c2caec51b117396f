package sixtysix

import (
	"slices"

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
	o := r.other(s)
	if r.form == &four {
		r.loseOfFour(s)
	} else {
		r.loses[s] = true
		r.because(LawFosterRevoke, r.name(s), " revoked and loses the whole count for cards; marriages stay, and the ten for the last trick.")
		r.because(LawFosterRevokeReplay, r.name(o), " may choose instead that ", r.replayText(s, n), ".")
		r.offer(o, LawFosterRevoke, loseCount, r.loseText(s), nil)
	}
	r.offer(o, r.replayLaw(), replay, r.replayText(s, n), nil)
}

func (r *ruler) replayLaw() engine.Law {
	if r.form == &four {
		return LawFosterFourHandedRevoke
	}
	return LawFosterRevokeReplay
}

func (r *ruler) loseText(s engine.Seat) string { return r.name(s) + " loses the count for cards" }

func (r *ruler) replayText(s engine.Seat, n int) string {
	where := ""
	if n > 0 {
		where = " in trick " + num(n)
	}
	return "the hand is taken back to " + r.name(s) + "'s card" + where + " and played again from there"
}

// loseOfFour charges a broken duty of four as the table agreed.
func (r *ruler) loseOfFour(s engine.Seat) {
	r.loses[s] = true
	switch r.h.Agreed.Word("revoke") {
	case "side":
		r.loses[(s+2)%4] = true
		r.because(LawFosterFourHandedRevoke, "As agreed, ", r.names(r.side(s)...), " lose their count for cards.")
	case "player":
		r.because(LawFosterFourHandedRevoke, "As agreed, ", r.name(s), " loses the count for cards of the own tricks.")
	default:
		r.because(LawFosterFourHandedRevoke, r.name(s), " broke a duty of play, and no figure is given for that when four play.")
	}
}

// reportedRevoke rules on a revoke that the record reports: one that the play shows and for which a choice was made,
// or one that it cannot show.
func (r *ruler) reportedRevoke(act int, a *engine.Act) error {
	s, n := a.By, a.Trick
	if s == engine.Nobody || !r.plays(s) {
		return engine.Impossiblef(a.Pos, "%s needs to say by whom, a player who holds cards", a.Word)
	}
	r.gather()
	switch shown := r.shownRevoke(a.Word, s, n); {
	case shown != nil:
		n = shown.Trick
	case r.h.Result != nil:
		r.find(act, a.Word, s, n, card.None, r.revokeLaw(), r.name(s), " broke a duty of play.")
		r.because(r.revokeLaw(), "The result is taken as it stands after the penalty.")
		return nil
	case r.isFree(n):
		r.because(LawFosterFreeReply, "The players still draw, and nobody need follow suit.")
		return nil
	case r.refuted(s, n):
		r.because(dutyLaws[r.now], "The cards show no breach of a duty by ", r.name(s), " in trick ", num(n), ".")
		return nil
	default:
		if n == 0 && act >= 0 {
			n = r.at()
		}
		law := r.revokeLaw()
		if d := r.dutyIn(n); d != free {
			law = dutyLaws[d]
		}
		r.find(act, a.Word, s, n, card.None, law, r.name(s), " broke a duty of play.")
		r.revoked(s, n)
	}
	return r.afterRevoke(act, a, s, n)
}

// disputedRevoke carries out what a complaint about a revoke says was chosen.
func (r *ruler) disputedRevoke(act int, a *engine.Act) error {
	if a.Word != "revoke" && a.Word != "did-not-head" || !a.Args.Has(engine.Choice) {
		return nil
	}
	r.gather()
	if f := r.shownRevoke(a.Word, a.Against, a.Trick); f != nil {
		return r.afterRevoke(act, a, f.By, f.Trick)
	}
	return nil
}

// shownRevoke is the newest finding of that name, by a player unless that is nobody, in a trick unless that is 0; nil
// where there is none.
func (r *ruler) shownRevoke(what string, by engine.Seat, trick int) *engine.Finding {
	for i := len(r.v.Findings) - 1; i >= 0; i-- {
		f := &r.v.Findings[i]
		if f.What == what && (by == engine.Nobody || f.By == by) && (trick == 0 || f.Trick == trick) {
			return f
		}
	}
	return nil
}

// dutyIn is the duty that held in a trick; the one of now where the record does not show the trick.
func (r *ruler) dutyIn(n int) duty {
	if n >= 1 && n <= len(r.duties) {
		return r.duties[n-1]
	}
	return r.now
}

// isFree reports whether nobody was bound to follow in a trick. Of a trick that the record does not show only the
// number tells.
func (r *ruler) isFree(n int) bool {
	if r.form == &four {
		return false
	}
	if n >= 1 && n <= len(r.duties) || r.opened && len(r.h.Play) > 0 {
		return r.dutyIn(n) == free
	}
	return n >= 1 && n <= 6
}

// refuted reports whether the cards show that a player met his duty in a trick: his hand was known when he played.
func (r *ruler) refuted(s engine.Seat, n int) bool {
	_, whole := r.table.Hand(s)
	return whole && n >= 1 && n <= len(r.duties)
}

func (r *ruler) revokeLaw() engine.Law {
	if r.form == &four {
		return LawFosterFourHandedRevoke
	}
	return LawFosterRevoke
}

// afterRevoke carries out what the record says was chosen after a revoke.
func (r *ruler) afterRevoke(act int, a *engine.Act, s engine.Seat, n int) error {
	f, ok := a.Args.Get(engine.Choice)
	if !ok {
		return nil
	}
	o := r.other(s)
	if f.Word == replay {
		r.because(r.replayLaw(), r.name(o), " chose: ", r.replayText(s, n), ".")
		if from := r.playedIn(s, n); from >= 0 {
			return r.takeBack(from, act, n)
		}
		r.options, r.ended = nil, true
		r.v.Undecided = r.replayed(n)
		return nil
	}
	switch {
	case r.form == &four:
		return engine.Impossiblef(f.Pos, "%q is no choice here: expected %s", f.Word, replay)
	case f.Word != loseCount:
		return engine.Impossiblef(f.Pos, "%q is no choice here: expected %s or %s", f.Word, loseCount, replay)
	}
	r.because(LawFosterRevoke, r.name(o), " chose: ", r.loseText(s), ".")
	r.options = slices.DeleteFunc(r.options, func(x engine.Option) bool {
		return x.By == o && (x.Choice == loseCount || x.Choice == replay)
	})
	return nil
}

// playedIn is the act with which a player played to a trick of the record, below 0 where the record has none.
func (r *ruler) playedIn(s engine.Seat, n int) int {
	for i := range r.table.Revokes {
		if rv := &r.table.Revokes[i]; rv.Seat == s && rv.Trick == n && !rv.Corrected {
			return rv.Act
		}
	}
	for i := range r.table.Tricks {
		t := &r.table.Tricks[i]
		for j := range t.Size {
			if t.N == n && t.Seats[j] == s {
				return t.Acts[j]
			}
		}
	}
	return -1
}

// takenBack are the acts from the card of a revoke to the demand that the hand be played again from there. They are no
// part of the play any more; what was found and said in them stands. It is the error that asks for a new judgement
// without them.
type takenBack struct {
	from, to int
	trick    int
	findings []engine.Finding
	reasons  []engine.Reason
	asked    []question
}

func (*takenBack) Error() string { return "the hand is played again" }

func (r *ruler) takeBack(from, to, n int) error {
	for i := range r.v.Findings {
		if f := &r.v.Findings[i]; f.Act >= from {
			f.Act = to // where the replay shows it
		}
	}
	return &takenBack{from, to, n, r.v.Findings, r.v.Reasons, r.asked}
}

// from finds the acts taken back that begin with an act.
func (r *ruler) from(act int) (b *takenBack) {
	for _, x := range r.back {
		if x.from == act && (b == nil || x.to > b.to) {
			b = x
		}
	}
	return b
}

// again stands where the cards were taken back.
func (r *ruler) again(b *takenBack) {
	r.v.Findings = slices.Clone(b.findings)
	r.v.Reasons = slices.Clone(b.reasons)
	r.asked = slices.Clone(b.asked)
	r.options = nil
	r.trace.Note(b.to, engine.Nobody, r.table.Now.N, "the cards are taken back to the error, and the hand is played again from here")
}

// played are the acts of the record without those that were taken back.
func (r *ruler) played() []engine.Act {
	if r.back == nil {
		return r.h.Play
	}
	var out []engine.Act
	for i := 0; i < len(r.h.Play); i++ {
		if b := r.from(i); b != nil {
			i = b.to
			continue
		}
		out = append(out, r.h.Play[i])
	}
	return out
}

// awaited is the trick from which a hand is to be played again that the record does not show; 0 where there is none.
func (r *ruler) awaited() int {
	if len(r.back) == 0 {
		return 0
	}
	b := r.back[len(r.back)-1]
	for i := b.to + 1; i < len(r.h.Play); i++ {
		if r.h.Play[i].Kind == engine.Play {
			return 0
		}
	}
	return b.trick
}

func (r *ruler) replayed(n int) string {
	return r.text("The hand is replayed from trick ", num(n), " on; the deal is worth what the replay gives.")
}
