package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// sitDown opens the table with what is known of the hands, from the first lead or from the position recorded.
func (r *ruler) sitDown() error {
	leader, n := r.seats[vorhand], 1
	if p := r.H.Position; p != nil {
		if p.Leader != engine.Nobody || hasCard(r.H.Play) {
			leader = p.Leader
		}
		n = r.firstTrick(p)
		if r.seats.place(leader) < 0 {
			return engine.Impossiblef(p.Pos, "%s has no cards in this deal and cannot lead", r.name(leader))
		}
	}
	r.First = n
	r.Tricks.Total = r.tricks
	r.Tricks.Start(r.c.order(), pack, leader, n, r.seats[:]...)
	if r.H.Position != nil {
		if err := r.fromPosition(); err != nil {
			return err
		}
	} else if err := r.known(); err != nil {
		return err
	}
	if r.c.kind == revolution {
		r.pool()
	}
	r.countMatadors()
	if stated := r.statedMatadors(); stated.known && r.m.known && stated != r.m && r.c.trumps() {
		return engine.Impossiblef(r.H.ContractPos, "the contract says %s %d, by the cards it is %s %d", stated.word(), stated.n, r.m.word(), r.m.n)
	}
	return nil
}

// pool lays the hands of the two adversaries of a revolution together: they play them as one.
func (r *ruler) pool() {
	all, whole := card.Set(0), true
	for _, s := range r.adversaries() {
		hand, known := r.Tricks.Hand(s)
		all |= hand.One
		whole = whole && known
	}
	for _, s := range r.adversaries() {
		r.Tricks.Deal(s, whole, card.Hand{One: all})
	}
}

// pooled is the other adversary of a revolution, out of whose hand a card goes, or to whom it comes back, as well.
func (r *ruler) pooled(s engine.Seat) (engine.Seat, bool) {
	if r.c.kind != revolution || r.single(s) {
		return engine.Nobody, false
	}
	two := r.adversaries()
	if two[0] == s {
		return two[1], true
	}
	return two[0], true
}

// firstTrick is the number of the trick at which a position begins: as it says, else by the tricks won, else by the
// cards still held.
func (r *ruler) firstTrick(p *engine.Position) int {
	if p.Trick > 0 {
		return p.Trick
	}
	n, most := 1, 0
	for _, c := range p.Tricks {
		n += c.N
	}
	for _, d := range p.Hands {
		if d.Place == "" {
			most = max(most, len(d.Cards))
		}
	}
	if p.Tricks == nil && most > 0 {
		n = r.tricks - most + 1
	}
	return n
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
	if r.T != nil {
		r.T.Opening = r.holdings()
		r.T.Skat = r.skat.Cards()
	}
	settled := 0
	for i := range r.H.Play {
		a := &r.H.Play[i]
		if r.cut && (a.Kind != engine.Dispute) {
			r.T.Say(i, a.By, r.Tricks.Now.N, msgNotCounted)
			continue
		}
		if err := r.act(i, a); err != nil {
			return err
		}
		r.settle(&settled)
		r.laidOut(i)
	}
	over := r.Tricks.Done() >= r.tricks || r.handsEmpty()
	if r.T != nil {
		r.T.Now = r.Tricks.Standing(over || r.cut)
	}
	if over {
		r.Tricks.Gather()
		r.lapse(engine.Nobody)
		r.settle(&settled)
		r.laidOut(len(r.H.Play))
	}
	if !over && !r.cut {
		for i := range r.Tricks.Revokes {
			if rv := &r.Tricks.Revokes[i]; !rv.Settled && !rv.Corrected {
				r.book.lying(r, rv)
			}
		}
	}
	return nil
}

// laidOut has the book rule on a wrong discard once the first trick has been gathered.
func (r *ruler) laidOut(act int) {
	if r.badDiscard && r.Tricks.Now.N > 1 {
		r.badDiscard = false
		r.book.discarded(r, act)
	}
}

// settle has the book rule on revokes whose trick has been gathered.
func (r *ruler) settle(done *int) {
	for i := range r.Tricks.Revokes {
		if rv := &r.Tricks.Revokes[i]; rv.Settled && !rv.Corrected && *done&(1<<i) == 0 {
			*done |= 1 << i
			r.book.settled(r, rv)
		}
	}
}

// played is how many cards a player has played in the hand, those before a position among them.
func (r *ruler) played(s engine.Seat) int { return r.First - 1 + r.Tricks.PlayedBy(s).Len() }

// handsEmpty reports whether everybody whose hand is known has played it out.
func (r *ruler) handsEmpty() bool {
	for _, s := range r.seats {
		if hand, whole := r.Tricks.Hand(s); !whole || hand.Len() > 0 {
			return false
		}
	}
	return true
}

// act replays one act.
func (r *ruler) act(i int, a *engine.Act) error {
	if (a.Kind == engine.Claim || a.Kind == engine.Concede) && r.seats.place(a.By) < 0 {
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal to lay down", r.name(a.By))
	}
	switch a.Kind {
	case engine.Play:
		return r.card(i, a)
	case engine.Retract:
		c, err := r.Tricks.Retract(r.H, a.By, a.Pos)
		if err != nil {
			return err
		}
		if other, ok := r.pooled(a.By); ok {
			r.Tricks.Draw(other, c)
		}
		r.corrected(a.By, c)
		r.book.retracted(r, i, a.By, c)
		if r.falseLead > 0 {
			r.takeBack()
		}
		r.T.Say(i, a.By, r.Tricks.Now.N, msgTakesBack, say.Who(a.By), say.Card(c))
	case engine.Gather:
		r.T.Say(i, a.By, r.Tricks.Now.N, msgGathersTrick, say.Who(a.By))
		if !r.Tricks.Now.Complete() && r.Tricks.Now.Played > 0 {
			r.early = a.By
		}
		r.Tricks.Gather()
		r.lapse(engine.Nobody)
	case engine.Fault:
		r.note(i, a)
		return r.book.fault(r, i, a)
	case engine.Claim:
		r.note(i, a)
		r.book.claim(r, i, a)
	case engine.Concede:
		r.T.Say(i, a.By, r.Tricks.Now.N, msgGivesUp, say.Who(a.By))
		r.book.concede(r, i, a)
	case engine.Dispute:
		r.note(i, a)
		r.pointOut(i, a)
	default:
		r.note(i, a)
		r.book.event(r, i, a)
	}
	return nil
}

// note adds an event to the trace.
func (r *ruler) note(i int, a *engine.Act) {
	who, what, n := say.Who(a.By), say.Word(a.Word), r.Tricks.Now.N
	switch a.Kind {
	case engine.Fault:
		if a.By == engine.Nobody {
			r.T.Say(i, a.By, n, msgReported, what)
			return
		}
		r.T.Say(i, a.By, n, msgReportedBy, what, who)
	case engine.Claim:
		r.T.Say(i, a.By, n, msgClaims, who, what)
	case engine.Dispute:
		r.T.Say(i, a.By, n, msgComplains, who, what)
	case engine.TakeGame:
		r.T.Say(i, a.By, n, msgTakesGame, who)
	case engine.PlayOn:
		r.T.Say(i, a.By, n, msgDemandsThat, who)
	case engine.Answer:
		r.T.Say(i, a.By, n, msgAgreesOrNot, who, say.If(a.Args.True("agrees")))
	case Announce:
		r.T.Say(i, a.By, n, msgAnnounces, who, what)
	default:
		r.T.Say(i, a.By, n, msgDoes, who, say.Word(string(a.Kind)))
	}
}

// card replays one card.
func (r *ruler) card(i int, a *engine.Act) error {
	p, err := r.Tricks.Play(r.H, a.By, a.Card, i, a.Pos, show)
	if err != nil {
		return err
	}
	if other, ok := r.pooled(p.Seat); ok {
		r.Tricks.Drop(other, a.Card)
		// Which of the two plays first is all one, and their only card of a suit may be the second of the two.
		p.OutOfTurn = p.OutOfTurn && r.single(p.Turn)
		if p.Revoke != nil && r.Tricks.Now.Card(other) == card.None && r.Tricks.Legal(other).Len() == 1 {
			p.Revoke.Corrected, p.Revoke = true, nil
		}
	}
	if len(r.choices) > 0 {
		// Whoever had a choice and plays has let play go on; what was open to either adversary, any card settles.
		r.waive(func(c choice) bool { return !c.lasting && (c.by == p.Seat || c.by == engine.Nobody) })
	}
	r.lapse(p.Seat)
	if r.unlaid && r.single(p.Seat) {
		r.notLaidOut(i)
	}
	if p.OutOfTurn {
		q := p // what the hooks point to goes to the heap, and few cards need it
		r.book.turn(r, i, &q, a.Card)
	}
	if p.Revoke != nil {
		r.book.revoke(r, i, p.Revoke)
	}
	if r.early != engine.Nobody {
		q := p
		r.book.gathered(r, i, &q)
		r.early = engine.Nobody
	}
	if r.falseLead > 0 {
		r.takeBack()
	}
	r.step(i, &p, a.Card)
	return nil
}

// step adds a card to the trace.
func (r *ruler) step(i int, p *trick.Play, c card.Card) {
	if r.T == nil {
		return
	}
	step := engine.Step{Act: i, Seat: p.Seat, Card: c, Trick: r.Tricks.Now.N, Winner: engine.Nobody}
	if p.Completed {
		step.Winner = r.Tricks.Now.Winner
		for _, s := range r.seats {
			n := r.Tricks.Taken[s]
			if s == step.Winner {
				n += r.Tricks.Now.Points(r.Tricks.Rules)
			}
			step.Counts = append(step.Counts, engine.Count{Seat: s, N: n})
		}
		step.Hands = r.holdings()
	}
	r.T.Steps = append(r.T.Steps, step)
}

// corrected notes in the finding that a revoke was taken back in time.
func (r *ruler) corrected(s engine.Seat, c card.Card) {
	for i := range r.V.Findings {
		f := &r.V.Findings[i]
		if f.What == "revoke" && f.By == s && f.Card == c && f.Trick == r.Tricks.Now.N {
			f.TextT = f.TextT.As(msgRevokeTakenBack)
		}
	}
}

// holdings is what everybody is known to hold now.
func (r *ruler) holdings() []engine.Holding {
	out := make([]engine.Holding, 0, 3)
	for _, s := range r.seats {
		hand, whole := r.Tricks.Hand(s)
		out = append(out, engine.Holding{Seat: s, Cards: hand.Cards(), Known: whole})
	}
	return out
}

// fromPosition sets the table up in mid-hand.
func (r *ruler) fromPosition() error {
	p := r.H.Position
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
	left := r.tricks - (r.First - 1)
	if left < 0 {
		return engine.Impossiblef(p.Pos, "a hand has %d tricks", r.tricks)
	}
	shown := r.Tricks.Shown(r.H, r.H.Play, show)
	wholeTable, held := true, 0
	for _, s := range r.seats {
		hand, whole := shown[s], shown[s].Len() == left
		for _, d := range p.Hands {
			if d.Seat == s && d.Place == "" {
				hand, whole = card.HandOf(d.Cards...), true
				if len(d.Cards) != left && !r.oddHands() {
					return engine.Impossiblef(d.Pos, "%s has %d cards with %d tricks to come; a hand of a wrong size needs a fault that says so (wrong-number-of-cards)", r.name(s), len(d.Cards), left)
				}
			}
		}
		wholeTable = wholeTable && whole
		held += setPoints(hand.One)
		if r.single(s) {
			r.own = hand.One
		} else {
			r.theirs |= hand.One
		}
		r.Tricks.Deal(s, whole, hand)
	}
	takes := r.c.usesSkat() && r.c.kind != ramsch
	for _, d := range p.Hands {
		if d.Place == "skat" {
			r.skat, r.skatKnown = card.SetOf(d.Cards...), true
		}
	}
	if d := r.H.Discard; d != nil && takes {
		r.skat, r.skatKnown = card.SetOf(d.Cards...), true
	}
	r.own |= r.skat
	if takes && r.skatKnown {
		r.out, r.outKnown, r.outSize = r.skat, true, r.skat.Len()
	}
	if err := r.tricksBefore(p); err != nil {
		return err
	}
	return r.pointsBefore(p, wholeTable, held+setPoints(r.skat))
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
// the part that the record leaves out, where it leaves out one only. held is what hands and skat count, as far as known.
func (r *ruler) pointsBefore(p *engine.Position, wholeTable bool, held int) error {
	for _, c := range p.Taken {
		r.Tricks.Taken[c.Seat] = c.N
	}
	own, theirs, ownOpen, theirsOpen := r.bySide(p.Taken)
	if r.First == 1 {
		ownOpen, theirsOpen = false, false
	}
	rest := allPoints - own - theirs - held
	open := 0
	for _, missing := range [...]bool{ownOpen, theirsOpen, !r.skatKnown} {
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
