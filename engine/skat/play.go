package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// play replays what happened.
func (r *ruler) play() error {
	r.showSkat()
	if err := r.Replay(r); err != nil {
		return err
	}
	if rv := r.Lying(engine.Nobody); rv != nil && !r.Over {
		r.book.lying(r, rv)
	}
	return nil
}

// showSkat shows the skat to who reads the replay: as it was dealt, or in a position what lies there.
func (r *ruler) showSkat() {
	if r.T == nil {
		return
	}
	cards, whole := r.aside()
	if d := r.H.Place(r.book.aside.Name); d != nil && r.takes() {
		cards, whole = card.SetOf(d.Cards...), true
	} else if r.takes() && r.H.Position == nil {
		whole = false
	}
	if whole {
		r.T.Skat = cards.Cards()
	}
}

// played is how many cards a player has played in the hand, those before a position among them.
func (r *ruler) played(s engine.Seat) int { return r.First - 1 + r.Tricks.PlayedBy(s).Len() }

// Fault rules on an irregularity that the record reports.
func (r *ruler) Fault(act int, a *engine.Act) error {
	n := len(r.V.Reasons)
	err := r.book.fault(r, act, a)
	if r.follows.Empty() && len(r.V.Reasons) > n {
		r.follows = r.V.Reasons[n].Text
	}
	return err
}

// Event rules on a claim, a concession and what else is neither a card nor a fault.
func (r *ruler) Event(act int, a *engine.Act) error {
	if (a.Kind == engine.Claim || a.Kind == engine.Concede) && r.seats.place(a.By) < 0 {
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal to lay down", r.name(a.By))
	}
	switch a.Kind {
	case engine.Claim:
		r.book.claim(r, act, a)
	case engine.Concede:
		r.book.concede(r, act, a)
	default:
		r.book.event(r, act, a)
	}
	return nil
}

// Raised hears a complaint, which may point a fault out in time.
func (r *ruler) Raised(act int, a *engine.Act) error {
	if !r.Over {
		r.pointOut(act, a)
	}
	return nil
}

// Told has the words of a replay for the events that only Skat has.
func (r *ruler) Told(a *engine.Act) (say.Text, bool) {
	who := say.Who(a.By)
	switch a.Kind {
	case Announce:
		return msgAnnounces.With(who, say.Word(a.Word)), true
	case Show:
		return msgShows.With(who), true
	case Leave:
		return msgLeaves.With(who), true
	case TimeOut:
		return msgTimesOut.With(who), true
	case Unreadable:
		return msgUnreadable.With(who), true
	}
	return say.Text{}, false
}

// Played rules on a card that was played.
func (r *ruler) Played(act int, p *trick.Play, c card.Card) error {
	if other, ok := r.pooled(p.Seat); ok {
		r.Tricks.Drop(other, c)
		// Which of the two plays first is all one, and their only card of a suit may be the second of the two.
		p.OutOfTurn = p.OutOfTurn && r.single(p.Turn)
		if p.Revoke != nil && r.Tricks.Now.Card(other) == card.None && r.Tricks.Legal(other).Len() == 1 {
			p.Revoke.Corrected, p.Revoke = true, nil
		}
	}
	for _, x := range r.Ledger.Card(p.Seat) {
		if x.Choice == speakUp && !r.end.made {
			r.Because(x.Law, msgPlayedCannotTake, say.Who(r.c.by))
		}
	}
	if r.unlaid && r.single(p.Seat) {
		r.notLaidOut(act)
	}
	if p.OutOfTurn {
		r.book.turn(r, act, p, c)
	}
	if p.Revoke != nil {
		r.book.revoke(r, act, p.Revoke)
	}
	if r.early != engine.Nobody {
		r.book.gathered(r, act, p)
		r.early = engine.Nobody
	}
	if r.falseLead > 0 {
		r.takeBack()
	}
	return nil
}

// Retracted rules on a card that was taken back.
func (r *ruler) Retracted(act int, s engine.Seat, c card.Card) error {
	if other, ok := r.pooled(s); ok {
		r.Tricks.Draw(other, c)
	}
	r.corrected(s, c)
	r.book.retracted(r, act, s, c)
	if r.falseLead > 0 {
		r.takeBack()
	}
	return nil
}

// corrected notes in the finding that a revoke was taken back in time.
func (r *ruler) corrected(s engine.Seat, c card.Card) {
	for i := range r.V.Findings {
		f := &r.V.Findings[i]
		if f.What == "revoke" && f.By == s && f.Card == c && f.Trick == r.Tricks.Now.N {
			f.Text = f.Text.As(msgRevokeTakenBack)
		}
	}
}

// Gathered ends what lapses with a trick.
func (r *ruler) Gathered(t *trick.Trick) error {
	for _, x := range r.Ledger.Gather(t.N) {
		if x.Choice == speakUp && !r.end.made {
			r.Because(x.Law, msgDidCallAttention, say.Who(r.c.by))
		}
	}
	if r.badDiscard && t.N == 1 {
		r.badDiscard = false
		r.book.discarded(r, t.Acts[0])
	}
	return nil
}

// Settled rules on a revoke whose trick was gathered.
func (r *ruler) Settled(rv *trick.Revoke) error {
	r.book.settled(r, rv)
	return nil
}

// After notes who gathered a trick before it was complete, and stops the count behind a card that is not told.
func (r *ruler) After(act int) error {
	if r.untold && !r.Over {
		r.unknownCard(act)
	}
	if a := &r.H.Play[act]; a.Kind == engine.Gather && r.Tricks.Now.Played > 0 {
		r.early = a.By
	}
	return nil
}

// fromPosition enters what a position tells of the tricks before it.
func (r *ruler) fromPosition(p *engine.Position) error {
	for _, list := range [...][]engine.Count{p.Taken, p.Tricks} {
		for _, c := range list {
			if c.Seat == engine.Nobody || r.seats.place(c.Seat) < 0 {
				return engine.Impossiblef(p.Pos, "only the three active players take tricks")
			}
			if c.N < 0 {
				return engine.Impossiblef(p.Pos, "%s cannot have taken less than nothing", r.name(c.Seat))
			}
		}
	}
	if err := r.tricksBefore(p); err != nil {
		return err
	}
	return r.pointsBefore(p)
}

// bySide adds up a position's counts for the single player and for his adversaries; open says of whom not all is given.
func (r *ruler) bySide(counts []engine.Count) (own, theirs int, ownOpen, theirsOpen bool) {
	given := 0
	ownOpen = r.c.by != engine.Nobody
	for _, c := range counts {
		if r.single(c.Seat) {
			own, ownOpen = c.N, false
		} else {
			theirs += c.N
			given++
		}
	}
	theirsOpen = given < 3 && r.c.by == engine.Nobody || given < 2
	return
}

// tricksBefore enters the tricks that were won before a position.
func (r *ruler) tricksBefore(p *engine.Position) error {
	for _, c := range p.Tricks {
		r.Tricks.Won[c.Seat] = c.N
	}
	own, theirs, ownOpen, theirsOpen := r.bySide(p.Tricks)
	rest := r.First - 1 - own - theirs
	switch {
	case rest < 0 || rest > 0 && !ownOpen && !theirsOpen:
		return engine.Impossiblef(p.Pos, "the tricks won add up to %d, but trick %d is the next", own+theirs, r.First)
	case rest == 0:
	case p.Tricks == nil || ownOpen && theirsOpen || r.c.by == engine.Nobody:
		r.tricksOpen = true
	case ownOpen:
		r.Tricks.Won[r.c.by] += rest
	default:
		r.Tricks.Won[r.adversaries()[0]] += rest
	}
	return nil
}

// pointsBefore enters the card points that were taken before a position. What nobody holds, has taken or laid away is
// the part that the record leaves out, where it leaves out one only.
func (r *ruler) pointsBefore(p *engine.Position) error {
	for _, c := range p.Taken {
		r.Tricks.Taken[c.Seat] = c.N
	}
	own, theirs, ownOpen, theirsOpen := r.bySide(p.Taken)
	if r.First == 1 {
		ownOpen, theirsOpen = false, false
	}
	aside, skatKnown := r.aside()
	wholeTable, held := true, setPoints(aside)
	for i := range r.seats {
		h := &r.Known.Holders[i]
		wholeTable = wholeTable && h.Whole()
		held += setPoints(h.Must.One)
	}
	rest := allPoints - own - theirs - held
	open := 0
	for _, missing := range [...]bool{ownOpen, theirsOpen, !skatKnown} {
		if missing {
			open++
		}
	}
	switch {
	case rest < 0 || rest > 0 && wholeTable && open == 0:
		return engine.Impossiblef(p.Pos, "the card points taken, held and laid away add up to %d instead of %d", allPoints-rest, allPoints)
	case !wholeTable || open != 1 || r.c.by == engine.Nobody && theirsOpen:
		r.ownOpen, r.theirsOpen = ownOpen, theirsOpen
	case ownOpen:
		r.Tricks.Taken[r.c.by] += rest
	case theirsOpen:
		r.Tricks.Taken[r.adversaries()[0]] += rest
	case rest > maxSkat:
		return engine.Impossiblef(p.Pos, "the card points taken and held leave %d for the skat, which holds two cards", rest)
	default:
		r.rest, r.restKnown = rest, true
	}
	return nil
}

// dated is the trick that a fault belongs to: the one recorded, else the one in course.
func (r *ruler) dated(act int) int {
	if act < 0 {
		return 0
	}
	return r.Tricks.Now.N
}
