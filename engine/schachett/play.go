package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// play replays what happened from the first lead, or from the position recorded.
func (r *ruler) play() error {
	leader, err := r.leads()
	if err != nil {
		return err
	}
	r.table.Total, r.table.ForDummy = allTricks, r.kaiser
	r.table.Start(order{}, pack, leader, handSize+1-r.size, r.at[:]...)
	if !r.prove() {
		r.findKings()
	}
	r.table.Tricks = make([]trick.Trick, 0, r.size)
	for _, s := range r.at {
		r.table.Deal(s, r.whole[s], r.hands[s])
	}
	if r.trace != nil {
		r.trace.Opening = r.holdings()
	}
	for i := range r.h.Play {
		if err := r.act(i, &r.h.Play[i]); err != nil {
			return err
		}
	}
	if r.trace != nil {
		r.trace.Now = r.table.Standing(r.table.Done() >= allTricks)
		r.trace.Now.Counts = r.counts()
	}
	if r.table.Done() >= allTricks {
		r.table.Gather()
		r.finished = true
	}
	end := len(r.h.Play) - 1
	r.closed(end)
	if r.table.Now.Complete() {
		r.kings(end, &r.table.Now)
	}
	return nil
}

// leads says who leads by right: at the start who sits on the dealer's left, in the middle of a game whom the record
// names, and where it names neither who leads in fact.
func (r *ruler) leads() (engine.Seat, error) {
	named := engine.Nobody
	if p := r.h.Position; p != nil {
		if named = p.Leader; p.Args.True("dummy-leads") {
			if !r.three {
				return named, engine.Impossiblef(p.Pos, "there is a dummy only with three players")
			}
			named = dummySeat
		}
	}
	if r.dealer != engine.Nobody && r.size == handSize {
		r.first, r.led = r.left(r.dealer, 1), named
		return r.first, nil
	}
	if named != engine.Nobody {
		return named, nil
	}
	for i := range r.h.Play {
		if a := &r.h.Play[i]; a.Kind == engine.Play {
			if a.By == engine.Nobody {
				return named, engine.Impossiblef(a.Pos, "the record does not tell who leads: it names neither the dealer nor who played this card")
			}
			return a.By, nil
		}
	}
	return r.at[0], nil // no card is played, so it does not matter
}

// firstLead gives, before the first card, the reason for whose lead it is.
func (r *ruler) firstLead() {
	if r.first == engine.Nobody {
		return
	}
	law := r.law(LawManual10_1, LawManualB10_1)
	switch leader, dealer := r.name(r.first), r.name(r.dealer); {
	case r.isDummy(r.dealer):
		r.say(law, "The deal is at the dummy's place, so ", leader, ", on the dummy's left, has the first lead.")
	default:
		r.say(law, dealer, " deals, so ", leader, ", on ", dealer, "'s left, has the first lead.")
	}
	r.first = engine.Nobody
}

// beforeTheLead is how the table stands before anything has been done.
func (r *ruler) beforeTheLead() engine.Now {
	now := engine.Now{Trick: 1, Turn: engine.Nobody, Winner: engine.Nobody}
	if r.dealer != engine.Nobody {
		now.Turn = r.left(r.dealer, 1)
	}
	for _, s := range r.at {
		now.Hands = append(now.Hands, engine.Holding{Seat: s, Cards: r.hands[s].Cards(), Known: r.whole[s]})
	}
	return now
}

// prove plays the record once without the hands that nobody recorded, to learn what it proves of them, and reports
// whether there was nothing to learn. A hand played out is known; a card that falls later proves that it was held.
func (r *ruler) prove() bool {
	all := true
	for _, s := range r.at {
		all = all && r.whole[s]
	}
	if all {
		return true
	}
	dry := *r
	dry.v, dry.trace, dry.buf = &engine.Verdict{}, nil, nil
	for _, s := range r.at {
		dry.table.Deal(s, r.whole[s], r.hands[s])
	}
	for i := range r.h.Play {
		// What cannot have been is left out here; the real replay reports it.
		_ = dry.act(i, &r.h.Play[i])
	}
	for _, s := range r.at {
		if !r.whole[s] {
			r.hands[s], r.whole[s] = dry.need[s], dry.need[s].Len() == r.size
		}
	}
	return false
}

// act replays one act.
func (r *ruler) act(i int, a *engine.Act) error {
	n := r.table.Now.N
	switch a.Kind {
	case engine.Play:
		return r.card(i, a)
	case engine.Retract:
		s := r.lastOf(a.By)
		c, err := r.table.Retract(r.h, s, a.Pos)
		if err != nil {
			return err
		}
		if kings.Has(c) {
			r.kingAt[c/black] = s
		}
		r.corrected(s, c)
		r.note(i, a.By, n, r.name(s), " takes back ", show(c))
	case engine.Gather:
		r.note(i, a.By, n, r.name(a.By), " gathers the trick")
		r.table.Gather()
	case engine.Fault:
		r.note(i, a.By, n, "reported: ", a.Word, " by ", r.name(a.By))
		return r.fault(i, a)
	case Castle:
		return r.castle(i, a)
	case Packets:
		r.dealtIn(i, a)
	case engine.Dispute:
		r.note(i, a.By, n, r.name(a.By), " complains: ", a.Word)
		r.asked = a
	default:
		// The manual knows neither claims nor concessions: what they say changes nothing.
		r.unknownAct = true
		r.note(i, a.By, n, r.name(a.By), ": ", string(a.Kind), ", which the manual does not know")
	}
	return nil
}

// lastOf is the seat of a player's last card on the table: with the Kaiser, the dummy's may be the later.
func (r *ruler) lastOf(by engine.Seat) engine.Seat {
	if !r.three || by != r.kaiser {
		return by
	}
	t, last := &r.table.Now, -1
	for i := range t.Size {
		if s := t.Seats[i]; r.purse(s) == by && t.Cards[i] != card.None && t.Acts[i] > last {
			last, by = t.Acts[i], s
		}
	}
	return by
}

// hand is from which of his hands a player plays: the Kaiser's, or the dummy's that he plays for.
func (r *ruler) hand(by engine.Seat, c card.Card) engine.Seat {
	if !r.three || by != r.kaiser {
		return by
	}
	options := [2]engine.Seat{r.kaiser, dummySeat}
	if r.table.Turn() == dummySeat {
		options = [2]engine.Seat{dummySeat, r.kaiser}
	}
	for _, s := range options {
		if hand, whole := r.table.Hand(s); r.table.Now.Card(s) == card.None && (hand.Has(c) || !whole) {
			return s
		}
	}
	return options[0]
}

// card replays one card.
func (r *ruler) card(i int, a *engine.Act) error {
	r.table.Gather()
	r.closed(i)
	by := a.By
	if r.table.Now.N == 1 && r.table.Now.Played == 0 {
		r.firstLead()
		if by == engine.Nobody {
			by = r.led
		}
	}
	s := r.hand(by, a.Card)
	asked := s
	if s == engine.Nobody {
		s = r.table.Turn()
	}
	hand, whole := r.table.Hand(s)
	p, err := r.table.Play(r.h, asked, a.Card, i, a.Pos, show)
	if err != nil {
		return err
	}
	if !whole && !hand.Has(a.Card) {
		r.need[s].Add(a.Card)
	}
	if kings.Has(a.Card) {
		r.kingAt[a.Card/black] = engine.Nobody
	}
	if p.OutOfTurn {
		r.outOfTurn(i, &p, a.Card)
	}
	if rv := p.Revoke; rv != nil {
		d := dutyTo(rv.Led)
		r.find(i, "revoke", s, rv.Trick, rv.Card, d.law, r.name(s), " played ", show(rv.Card), " to ", show(rv.Led), " and held ", show(rv.Held), ".")
		r.say(d.law, d.text, ".")
	}
	if r.trace != nil {
		step := engine.Step{Act: i, Seat: s, Card: a.Card, Trick: r.table.Now.N, Winner: engine.Nobody}
		if p.Completed {
			step.Winner = r.table.Now.Winner
			step.Counts = r.counts()
			step.Hands = r.holdings()
		}
		r.trace.Steps = append(r.trace.Steps, step)
	}
	return nil
}

// note adds an event to the trace.
func (r *ruler) note(act int, by engine.Seat, n int, parts ...string) {
	if r.trace != nil {
		r.trace.Note(act, by, n, r.text(parts...))
	}
}

// counts is the parties' card points so far.
func (r *ruler) counts() []engine.Count {
	if r.parity == unknown {
		return nil
	}
	sum := r.before
	for _, t := range r.tricks() {
		sum[r.side(t.Winner)] += t.Points(order{})
	}
	return []engine.Count{{Seat: engine.Nobody, Side: White, N: sum[white]}, {Seat: engine.Nobody, Side: Black, N: sum[black_]}}
}

// holdings is what everybody is known to hold now.
func (r *ruler) holdings() []engine.Holding {
	out := make([]engine.Holding, 0, len(r.at))
	for _, s := range r.at {
		hand, whole := r.table.Hand(s)
		out = append(out, engine.Holding{Seat: s, Cards: hand.Cards(), Known: whole})
	}
	return out
}

// outOfTurn rules on a card that was another's turn.
func (r *ruler) outOfTurn(i int, p *trick.Play, c card.Card) {
	s, t := p.Seat, &r.table.Now
	what, law := "play-out-of-turn", LawManual10_2
	text := r.text(r.name(s), " played ", show(c), " before ", r.name(p.Turn), " had played.")
	switch partner := r.partner(s); {
	case p.Lead && p.Turn == partner:
		what, text = "led-for-partner", r.text(r.name(s), " led ", show(c), " in the place of ", r.name(partner), ", the partner, who had the lead.")
	case p.Lead:
		what, law, text = "lead-out-of-turn", LawManual10_1, r.text(r.name(s), " led ", show(c), " when the lead was ", r.name(p.Turn), "'s.")
	default:
		for j := range t.Size {
			if t.Seats[j] == s {
				break
			}
			if t.Seats[j] == partner && t.Cards[j] == card.None {
				what, text = "played-early", r.text(r.name(s), " played ", show(c), " before ", r.name(partner), ", the partner, had played.")
			}
		}
	}
	r.find(i, what, s, t.N, c, law, text)
	r.toOpponents(LawManual10_2, s, "for "+show(c)+", played too early; the card goes back")
}

// corrected notes in the finding that a wrong card was taken back in time.
func (r *ruler) corrected(s engine.Seat, c card.Card) {
	for i := range r.v.Findings {
		f := &r.v.Findings[i]
		if f.What == "revoke" && f.By == r.purse(s) && f.Card == c && f.Trick == r.table.Now.N {
			f.Text = r.text(f.Text[:len(f.Text)-1], "; the card was taken back before the trick was gathered.")
		}
	}
}
