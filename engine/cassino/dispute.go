package cassino

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// Raised hears a complaint: a wrong take that is challenged in time is undone, a wrong build that nobody has won is
// broken up, and the adversaries may take back what they have played since.
func (r *ruler) Raised(act int, a *engine.Act) error {
	switch {
	case r.gone || r.H.Result != nil:
	case a.Word == wrongTake:
		r.challenge(act, a)
	case a.Word == wrongBuild:
		return r.discover(act, a)
	}
	return nil
}

// accused is the last finding of a name that a complaint is about; nil for none.
func (r *ruler) accused(what string, a *engine.Act) *engine.Finding {
	for i := len(r.V.Findings) - 1; i >= 0; i-- {
		if f := &r.V.Findings[i]; f.What == what && (a.Against == engine.Nobody || f.By == a.Against) {
			return f
		}
	}
	return nil
}

// challenge undoes the last wrong take of a player, if nobody else has taken in since.
func (r *ruler) challenge(act int, a *engine.Act) {
	f := r.accused(wrongTake, a)
	if f == nil {
		return
	}
	i := slices.IndexFunc(r.acts.open, func(x wrongTook) bool { return x.act == f.Act })
	if i < 0 {
		if !slices.Contains(r.undone, f.Act) {
			r.Because(LawFosterChallenge, msgTooLate)
		}
		return
	}
	x := r.acts.open[i]
	r.acts.open = slices.Delete(r.acts.open, i, i+1)
	r.undone = append(r.undone, f.Act)
	r.Because(LawFosterChallenge, msgInTime)
	r.undo(act, &x)
}

// undo puts back what was taken wrongly: loose cards lie loose, the player's own card apart, his own build is broken up,
// and another's lies as it lay.
func (r *ruler) undo(act int, x *wrongTook) {
	r.won.cards[x.by] &^= x.pick.all()
	r.board.loose |= x.pick.loose
	if x.card == card.None {
		r.Because(LawFosterGatheredWrong, msgGrabBack, say.Who(x.by))
	} else {
		r.won.cards[x.by] = r.won.cards[x.by].Without(x.card)
		r.board.loose = r.board.loose.With(x.card)
		r.Because(LawFosterGatheredWrong, msgGoesBack, say.Who(x.by), say.Card(x.card))
	}
	for _, h := range x.pick.heaps {
		if h.owner == x.by {
			r.board.loose |= h.cards
			r.Because(LawFosterGatheredOwnBuild, msgOwnBroken, say.Who(x.by))
			continue
		}
		r.board.heaps = append(r.board.heaps, h)
		r.Because(LawFosterGatheredOthersBuild, msgRestored, say.Who(h.owner))
	}
	if r.won.lastAct == x.act {
		r.won.last, r.won.lastAct = x.last, x.lastAct
	}
	if r.pegs() && r.Over && r.pegged() < 0 {
		r.Over = false
	}
	r.told(act, x.by, card.None, msgTakenBackBy)
}

// discover breaks a wrong build up and sees to the choice of the adversaries.
func (r *ruler) discover(act int, a *engine.Act) error {
	choice, chosen := a.Args.Get(engine.Choice)
	if chosen && choice.Word != again && choice.Word != stand {
		return engine.Impossiblef(choice.Pos, "%q is no choice here: expected %s or %s", choice.Word, again, stand)
	}
	replayed := chosen && choice.Word == again
	f := r.accused(wrongBuild, a)
	switch {
	case f != nil && slices.Contains(r.undone, f.Act):
		return nil
	case f != nil:
		return r.breaks(act, f.Act, f.By, chosen, replayed)
	case replayed: // whether it was right the record does not show, and the table has played again
		for _, build := range slices.Backward(r.acts.unclear) {
			if by := r.seatOf[build]; (a.Against == engine.Nobody || by == a.Against) && r.lies(build) >= 0 {
				return r.breaks(act, build, by, chosen, replayed)
			}
		}
	}
	return nil
}

// lies is the build on the table that came to be by an act, or was made on one that did; −1 where there is none.
func (r *ruler) lies(build int) int {
	return slices.IndexFunc(r.board.heaps, func(h heap) bool { return h.holds(build) })
}

// breaks breaks up the build of an act, and takes back what adversaries have played since where they choose to.
func (r *ruler) breaks(act, build int, by engine.Seat, chosen, replayed bool) error {
	at := r.lies(build)
	if at < 0 {
		r.Because(LawFosterFalseBuildWon, msgFalseWon)
		return nil
	}
	r.undone = append(r.undone, build)
	h := r.board.heaps[at]
	r.Because(LawFosterFalseBuild, msgFalseBroken, say.Who(h.owner))
	since := r.since(build, act, by)
	if replayed && since.others {
		r.Because(LawFosterFalseBuild, msgReplays)
		r.back.keep(build, since.own)
		return r.TakeBack(build+1, act, 0)
	}
	r.board.heaps = slices.Delete(r.board.heaps, at, at+1)
	r.breakUp(&h, true)
	r.told(act, by, card.None, msgBrokenUp)
	if since.others && !chosen {
		r.mayReplay(by)
	}
	return nil
}

// holds reports whether a build came to be by an act, or was made on one that did.
func (h *heap) holds(act int) bool {
	return h.act == act || slices.ContainsFunc(h.of, func(x heap) bool { return x.holds(act) })
}

// breakUp lays the cards of a wrong build apart; the builds of other players that it was made of are restored, where
// told with the reason.
func (r *ruler) breakUp(h *heap, told bool) {
	rest := h.cards
	for _, x := range h.of {
		if x.owner == h.owner || x.wrong {
			continue
		}
		rest &^= x.cards
		r.board.heaps = append(r.board.heaps, x)
		if told {
			r.Because(LawFosterFalseBuild, msgRestored, say.Who(x.owner))
		}
	}
	r.board.loose |= rest
}

// since is what has been played after a build.
type since struct {
	others bool  // adversaries have played
	own    []int // turns of the builder's side
}

func (r *ruler) since(build, act int, by engine.Seat) (out since) {
	for i := build + 1; i < min(act, len(r.H.Play)); i++ {
		s := r.seatOf[i]
		switch {
		case s == engine.Nobody:
		case r.side(s) == r.side(by):
			out.own = append(out.own, i)
			r.back.seat(i, s)
		default:
			out.others = true
		}
	}
	return out
}

// mayReplay leaves the adversaries of a builder the choice to play otherwise.
func (r *ruler) mayReplay(by engine.Seat) {
	r.Because(LawFosterFalseBuild, msgMayReplay)
	side := r.side(by)
	right := ledger.Right{Option: engine.Option{By: engine.Nobody, Choice: again, Law: LawFosterFalseBuild}, Ends: ledger.AtOwnCard,
		Side: func(s engine.Seat) bool { return r.side(s) != side }}
	var who []engine.Seat
	for s := range engine.Seat(r.n) {
		if r.side(s) != side {
			who = append(who, s)
		}
	}
	if len(who) == 1 {
		right.By = who[0]
	}
	right.Text = r.V.Say(msgPlayAgain, say.Seats(who...))
	r.Ledger.Open(right)
}

// Special answers a complaint of a claim, and of figures that the record does not give yet.
func (r *ruler) Special(q *ledger.Question) *engine.Upheld {
	if q.Act.Word != "claim" {
		return nil
	}
	for i := range r.V.Findings {
		if f := &r.V.Findings[i]; f.What == wrongClaim && f.Act <= q.At && (q.Act.Against == engine.Nobody || f.By == q.Act.Against) {
			return r.Upheld(f.Text)
		}
	}
	switch {
	case r.out != nil:
		return r.Rejected(r.V.Say(msgClaimWas))
	case r.idle:
		return r.Rejected(r.V.Say(msgClaimNo))
	}
	return r.Rejected(r.V.Say(msgNoSuchClaim))
}

// OpenTo leaves a complaint about a build open that turns on cards which nobody knows.
func (r *ruler) OpenTo(q *ledger.Question) say.Text {
	if q.Act.Word != wrongBuild {
		return say.Text{}
	}
	for _, act := range r.acts.unclear {
		if act < q.At && (q.Act.Against == engine.Nobody || r.seatOf[act] == q.Act.Against) {
			return r.V.Say(msgCardOpen)
		}
	}
	return say.Text{}
}

// Behind gives what a refused complaint comes up against: the laws that the act rests on.
func (r *ruler) Behind(q *ledger.Question) (engine.Law, say.Text) {
	s := q.Act.Against
	switch {
	case r.H.Result != nil || s == engine.Nobody:
	case q.Act.Word == wrongTake && r.acts.last[s].kind == Take, q.Act.Word == wrongBuild && r.acts.last[s].kind == Build:
		return r.behindAct(s)
	case q.Act.Word == neglected:
		return r.behindDuty(s)
	case q.Act.Word == outOfTurn:
		return LawFosterOutOfTurn, r.V.Say(msgInTurn, say.Who(s))
	}
	return r.Round.Behind(q)
}

// behindAct gives all the laws that a player's last act rests on, where they have not been given.
func (r *ruler) behindAct(s engine.Seat) (engine.Law, say.Text) {
	b := &r.acts.last[s]
	told := slices.ContainsFunc(r.V.Reasons, func(x engine.Reason) bool { return b.opinion.n > 0 && x.Law == b.opinion.laws[0] })
	if !told && b.opinion.wrong == "" {
		r.restsOn(s)
	}
	return "", say.Text{}
}

// behindDuty says why a player has not neglected a build.
func (r *ruler) behindDuty(s engine.Seat) (engine.Law, say.Text) {
	own := slices.IndexFunc(r.board.heaps, func(h heap) bool { return h.owner == s })
	switch {
	case r.acts.last[s].kind != engine.Play:
		return LawFosterTakingIn, r.V.Say(msgDutyMet, say.Who(s))
	case own >= 0:
		r.Because(LawFosterDeclaredCard, msgPartnerHas, say.Who(s))
		return LawFosterTakingIn, r.V.Say(msgMustTake)
	case r.built[s]:
		return LawFosterTakingIn, r.V.Say(msgNotHis, say.Who(s))
	}
	return LawFosterTrailing, r.V.Say(msgNoBuild, say.Who(s))
}
