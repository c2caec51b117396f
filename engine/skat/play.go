package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// sitDown opens the table with what is known of the hands, from the first lead or from the position recorded.
func (r *ruler) sitDown() error {
	leader, n := r.seats[vorhand], 1
	if p := r.h.Position; p != nil {
		if p.Leader != engine.Nobody || hasCard(r.h.Play) {
			leader = p.Leader
		}
		if n = p.Trick; n == 0 {
			n = 1
			for _, c := range p.Tricks {
				n += c.N
			}
		}
		if r.seats.place(leader) < 0 {
			return engine.Impossiblef(p.Pos, "%s has no cards in this deal and cannot lead", r.name(leader))
		}
	}
	r.table.Total = r.tricks
	r.table.Start(r.c.order(), pack, leader, n, r.seats[:]...)
	if r.h.Position != nil {
		if err := r.fromPosition(); err != nil {
			return err
		}
	} else if err := r.known(); err != nil {
		return err
	}
	r.countMatadors()
	return nil
}

// hasCard reports whether a card is played at all, so that it matters who leads.
func hasCard(acts []engine.Act) bool {
	for i := range acts {
		if acts[i].Kind == engine.Play {
			return true
		}
	}
	return false
}

// play replays what happened.
func (r *ruler) play() error {
	if r.trace != nil {
		r.trace.Opening = r.holdings()
		r.trace.Skat = r.skat.Cards()
	}
	settled := 0
	for i := range r.h.Play {
		a := &r.h.Play[i]
		if r.cut && (a.Kind != engine.Dispute) {
			r.trace.Note(i, a.By, r.table.Now.N, "after the hand was over; not counted")
			continue
		}
		if err := r.act(i, a); err != nil {
			return err
		}
		r.settle(&settled)
		r.laidOut(i)
	}
	over := r.table.Done() >= r.tricks || r.handsEmpty()
	if r.trace != nil {
		r.trace.Now = r.table.Standing(over || r.cut)
	}
	if over {
		r.table.Gather()
		r.settle(&settled)
		r.laidOut(len(r.h.Play))
	}
	return nil
}

// laidOut has the book rule on a wrong discard once the first trick has been gathered.
func (r *ruler) laidOut(act int) {
	if r.badDiscard && len(r.table.Tricks) > 0 {
		r.badDiscard = false
		r.book.discarded(r, act)
	}
}

// settle has the book rule on revokes whose trick has been gathered.
func (r *ruler) settle(done *int) {
	for i := range r.table.Revokes {
		if rv := &r.table.Revokes[i]; rv.Settled && !rv.Corrected && *done&(1<<i) == 0 {
			*done |= 1 << i
			r.book.settled(r, rv)
		}
	}
}

// handsEmpty reports whether everybody whose hand is known has played it out.
func (r *ruler) handsEmpty() bool {
	for _, s := range r.seats {
		if hand, whole := r.table.Hand(s); !whole || hand.Len() > 0 {
			return false
		}
	}
	return true
}

// act replays one act.
func (r *ruler) act(i int, a *engine.Act) error {
	switch a.Kind {
	case engine.Play:
		return r.card(i, a)
	case engine.Retract:
		c, err := r.table.Retract(r.h, a.By, a.Pos)
		if err != nil {
			return err
		}
		r.corrected(a.By, c)
		if r.book.retracted != nil {
			r.book.retracted(r, i, a.By, c)
		}
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " takes back ", show(c)))
	case engine.Gather:
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " gathers the trick"))
		if !r.table.Now.Complete() && r.table.Now.Played > 0 {
			r.early = a.By
		}
		r.table.Gather()
	case engine.Fault:
		r.trace.Note(i, a.By, r.table.Now.N, r.reported(a))
		return r.book.fault(r, i, a)
	case engine.Claim:
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " lays down the hand and claims: ", a.Word))
		r.book.claim(r, i, a)
	case engine.Concede:
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " gives up"))
		r.book.concede(r, i, a)
	case engine.Dispute:
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " complains: ", a.Word))
	default:
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " ", told(a)))
		r.book.event(r, i, a)
	}
	return nil
}

// reported is a fault in the words of a replay; onlookers have no name.
func (r *ruler) reported(a *engine.Act) string {
	if a.By == engine.Nobody {
		return "reported: " + a.Word
	}
	return r.text("reported: ", a.Word, " by ", r.name(a.By))
}

// told is an event in the words of a replay, without who did it.
func told(a *engine.Act) string {
	switch a.Kind {
	case engine.TakeGame:
		return "takes the game"
	case engine.PlayOn:
		return "demands that play go on"
	case engine.Answer:
		if a.Args.True("agrees") {
			return "agrees"
		}
		return "does not agree"
	case Announce:
		if a.Word != "" {
			return "announces " + a.Word
		}
		return "announces " + a.Args.Word("what")
	}
	return string(a.Kind)
}

// card replays one card.
func (r *ruler) card(i int, a *engine.Act) error {
	p, err := r.table.Play(r.h, a.By, a.Card, i, a.Pos, show)
	if err != nil {
		return err
	}
	if !r.lasting {
		r.choices = r.choices[:0] // whoever had a choice has let play go on
	}
	if p.OutOfTurn {
		r.book.turn(r, i, &p, a.Card)
	}
	if p.Revoke != nil {
		r.book.revoke(r, i, p.Revoke)
	}
	if r.early != engine.Nobody && r.book.gathered != nil {
		r.book.gathered(r, i, &p)
		r.early = engine.Nobody
	}
	if r.falseLead > 0 && len(r.choices) == 0 {
		r.takeBack()
	}
	if r.trace != nil {
		step := engine.Step{Act: i, Seat: p.Seat, Card: a.Card, Trick: r.table.Now.N, Winner: engine.Nobody}
		if p.Completed {
			step.Winner = r.table.Now.Winner
			for _, s := range r.seats {
				n := r.table.Taken[s]
				if s == step.Winner {
					n += r.table.Now.Points(r.table.Rules)
				}
				step.Counts = append(step.Counts, engine.Count{Seat: s, N: n})
			}
			step.Hands = r.holdings()
		}
		r.trace.Steps = append(r.trace.Steps, step)
	}
	return nil
}

// corrected notes in the finding that a revoke was taken back in time.
func (r *ruler) corrected(s engine.Seat, c card.Card) {
	for i := range r.v.Findings {
		f := &r.v.Findings[i]
		if f.What == "revoke" && f.By == s && f.Card == c && f.Trick == r.table.Now.N {
			f.Text = r.text(f.Text[:len(f.Text)-1], ", and took it back before the trick was gathered.")
		}
	}
}

// holdings is what everybody is known to hold now.
func (r *ruler) holdings() []engine.Holding {
	out := make([]engine.Holding, 0, 3)
	for _, s := range r.seats {
		hand, whole := r.table.Hand(s)
		out = append(out, engine.Holding{Seat: s, Cards: hand.Cards(), Known: whole})
	}
	return out
}

// fromPosition sets the table up in mid-hand.
func (r *ruler) fromPosition() error {
	p := r.h.Position
	for _, list := range []struct {
		counts []engine.Count
		into   *[8]int
	}{{p.Taken, &r.table.Taken}, {p.Tricks, &r.table.Won}} {
		for _, c := range list.counts {
			if c.Seat == engine.Nobody || r.seats.place(c.Seat) < 0 {
				return engine.Impossiblef(p.Pos, "only the three active players take tricks")
			}
			list.into[c.Seat] = c.N
		}
	}
	shown := r.table.Shown(r.h, r.h.Play, show)
	left := r.tricks - (r.table.Now.N - 1)
	wholeTable, rest := true, card.Set(0)
	for _, s := range r.seats {
		hand, whole := shown[s], shown[s].Len() == left
		for _, d := range p.Hands {
			if d.Seat == s && d.Place == "" {
				hand, whole = card.HandOf(d.Cards...), true
			}
		}
		wholeTable = wholeTable && whole
		rest |= hand.One
		if r.single(s) {
			r.own = hand.One
		} else {
			r.theirs |= hand.One
		}
		r.table.Deal(s, whole, hand)
	}
	for _, d := range p.Hands {
		if d.Place == "skat" {
			r.skat, r.skatKnown = card.SetOf(d.Cards...), true
			r.own |= r.skat
		}
	}
	if !r.skatKnown && wholeTable && len(p.Taken) > 0 {
		// What is neither taken nor held lies in the skat.
		n := 120
		for _, c := range p.Taken {
			n -= c.N
		}
		for c := range rest.All() {
			n -= cardPoints(c)
		}
		if n < 0 || n > 22 {
			return engine.Impossiblef(p.Pos, "the card points taken and held leave %d for the skat, which holds two cards", n)
		}
		r.rest, r.restKnown = n, true
	}
	return nil
}

// dated is the trick that a fault belongs to: the one recorded, else the one in course.
func (r *ruler) dated(act int) int {
	if act < 0 {
		return 0
	}
	return r.table.Now.N
}
