package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// enter opens the table with what is known of every hand.
func (r *ruler) enter() error {
	kings := r.royal // as they will be when the play is looked ahead
	e := replay.Entry{
		Rules: order{}, Pack: pack, Seats: r.at[:], ByRight: true, Tricks: allTricks, Size: handSize,
		Seat: func(d *engine.Dealt) (engine.Seat, bool) { return dummySeat, r.three && d.Place == engine.Dummy },
		From: func(a *replay.Ahead, by engine.Seat, c card.Card) engine.Seat {
			return r.ahead(&a.Tricks, &kings, by, c)
		},
		Moves: func(a *replay.Ahead, act *engine.Act) { r.castleAhead(a, &kings, act) },
	}
	e.Leader = r.leads(r.H.Position == nil || e.FirstTrick(r.H.Position) == 1)
	if e.Leader == engine.Nobody {
		r.leave(msgLeaderUnknown)
		e.Leader = r.at[0]
	}
	if err := r.Enter(e); err != nil {
		return err
	}
	for _, s := range r.at {
		r.hands[s], r.whole[s] = r.Tricks.Hand(s)
	}
	r.size = handSize + 1 - r.First
	return nil
}

// play replays what happened from the first lead, or from the position recorded.
func (r *ruler) play() error {
	if err := r.Replay(r); err != nil {
		return err
	}
	r.finished = r.Tricks.Done() >= allTricks
	if r.Over { // what it would take to follow the game is not recorded
		return nil
	}
	end := len(r.H.Play) - 1
	r.closed(end)
	if r.Tricks.Now.Complete() {
		r.kings(end, &r.Tricks.Now)
	}
	return nil
}

// leads says who leads by right: at the start who sits on the dealer's left, in the middle of a game whom the record
// names, and where it names neither who leads in fact; Nobody where it does not tell that either.
func (r *ruler) leads(start bool) engine.Seat {
	named := engine.Nobody
	if p := r.H.Position; p != nil {
		if named = p.Leader; r.three && p.Args.True("dummy-leads") {
			named = dummySeat
		}
	}
	if r.dealer != engine.Nobody && start && !r.either {
		r.first, r.led = r.left(r.dealer, 1), named
		return r.first
	}
	if named != engine.Nobody {
		return named
	}
	for i := range r.H.Play {
		if a := &r.H.Play[i]; a.Kind == engine.Play {
			return a.By // Nobody where the record does not tell it
		}
	}
	return r.at[0] // no card is played, so it does not matter
}

// leave leaves the rest of the game undecided: the record lacks what it would take to follow it.
func (r *ruler) leave(why *say.Message) {
	r.V.Undecided, r.Over = r.V.Say(why), true
}

// firstLead gives, before the first card, the reason for whose lead it is.
func (r *ruler) firstLead() {
	if r.first == engine.Nobody {
		return
	}
	law := r.law(LawManual10_1, LawManualB10_1)
	if r.isDummy(r.dealer) {
		r.Because(law, msgDummysLead, say.Who(r.first))
	} else {
		r.Because(law, msgFirstLead, say.Who(r.dealer), say.Who(r.first))
	}
	r.first = engine.Nobody
}

// beforeTheLead is how the table stands before anything has been done.
func (r *ruler) beforeTheLead() engine.Now {
	now := engine.Now{Trick: 1, Turn: engine.Nobody, Winner: engine.Nobody, Hands: r.Holdings()}
	if r.dealer != engine.Nobody && !r.either {
		now.Turn = r.left(r.dealer, 1)
	}
	return now
}

// Event rules on castlings and packets. The manual knows neither claims nor concessions: what they say changes nothing.
func (r *ruler) Event(act int, a *engine.Act) error {
	switch a.Kind {
	case Castle:
		return r.castle(act, a)
	case Packets:
		r.packets(act, a)
	default:
		r.foreign = true
	}
	return nil
}

// Told is an event in the words of a replay. What a castling comes to is told when that is known.
func (r *ruler) Told(a *engine.Act) (say.Text, bool) {
	switch a.Kind {
	case engine.Fault, engine.Dispute, engine.Gather:
		return say.Text{}, false
	case Castle:
		return say.Text{}, true
	case Packets:
		return msgPacketsNoted.With(say.Word(a.Word)), true
	}
	return msgUnknownEvent.With(say.Who(a.By), say.Word(string(a.Kind))), true
}

// From is from which of his hands a player plays: the Kaiser's, or the dummy's that he plays for. A card taken back is
// the player's own where it is not said to be the dummy's.
func (r *ruler) From(by engine.Seat, c card.Card) engine.Seat {
	if by == engine.Nobody && r.Tricks.Now.N == 1 && r.Tricks.Now.Played == 0 {
		by = r.led
	}
	return r.ahead(&r.Tricks, &r.royal, by, c)
}

// ahead is From on a table; a King that is played is nobody's any more.
func (r *ruler) ahead(t *trick.Table, k *royal, by engine.Seat, c card.Card) engine.Seat {
	if c == card.None {
		return by
	}
	if kings.Has(c) {
		k.kingAt[c/black] = engine.Nobody
	}
	if !r.three || by != r.kaiser {
		return by
	}
	options := [2]engine.Seat{r.kaiser, dummySeat}
	if t.Turn() == dummySeat {
		options = [2]engine.Seat{dummySeat, r.kaiser}
	}
	for _, s := range options {
		if hand, whole := t.Hand(s); t.Now.Card(s) == card.None && (hand.Has(c) || !whole) {
			return s
		}
	}
	return options[0]
}

// Before judges the Kings of the tricks that are gathered, and says at the first lead whose it is.
func (r *ruler) Before(act int, _ *engine.Act) error {
	r.closed(act)
	if r.Tricks.Now.N == 1 && r.Tricks.Now.Played == 0 {
		r.firstLead()
	}
	return nil
}

// Played rules on a card out of turn and on one that broke a duty.
func (r *ruler) Played(act int, p *trick.Play, c card.Card) error {
	if p.OutOfTurn {
		r.outOfTurn(act, p, c)
	}
	if rv := p.Revoke; rv != nil {
		d := dutyTo(rv.Led)
		r.find(act, "revoke", p.Seat, rv.Trick, rv.Card, d.law, msgRevoke, say.Who(p.Seat), say.Card(rv.Card), say.Card(rv.Led), say.Card(rv.Held))
		r.Because(d.law, msgStop, say.Term(d.text))
	}
	return nil
}

// Running is what the parties have so far, for the Kings and for the cards.
func (r *ruler) Running() []engine.Count {
	if r.parity == unknown {
		return nil
	}
	sum := r.soFar()
	for side := range sum {
		sum[side] += r.before[side]
	}
	for _, t := range r.tricks() {
		sum[r.side(t.Winner)] += t.Points(order{})
	}
	return []engine.Count{{Seat: engine.Nobody, Side: White, N: sum[white]}, {Seat: engine.Nobody, Side: Black, N: sum[black_]}}
}

// outOfTurn rules on a card that was another's turn.
func (r *ruler) outOfTurn(act int, p *trick.Play, c card.Card) {
	s, t := p.Seat, &r.Tricks.Now
	what, law, m, other := "play-out-of-turn", LawManual10_2, msgOutOfTurn, p.Turn
	switch partner := r.partner(s); {
	case p.Lead && p.Turn == partner:
		what, m = "led-for-partner", msgLedForOwn
	case p.Lead:
		what, law, m = "lead-out-of-turn", LawManual10_1, msgLedForOther
	case r.waits(t, s, partner):
		what, m, other = "played-early", msgPlayedEarly, partner
	}
	r.find(act, what, s, t.N, c, law, m, say.Who(s), say.Card(c), say.Who(other))
	r.toOpponents(LawManual10_2, s, r.phrase(msgForEarly, say.Card(c)))
}

// waits reports whether a player's partner sits before him in a trick and has not played to it.
func (r *ruler) waits(t *trick.Trick, s, partner engine.Seat) bool {
	for j := range t.Size {
		if t.Seats[j] == s {
			return false
		}
		if t.Seats[j] == partner {
			return t.Cards[j] == card.None
		}
	}
	return false
}

// Retracted notes in the finding that a wrong card was taken back in time.
func (r *ruler) Retracted(_ int, s engine.Seat, c card.Card) error {
	if kings.Has(c) {
		r.kingAt[c/black] = s
	}
	for i := range r.V.Findings {
		f := &r.V.Findings[i]
		if f.What == "revoke" && f.By == r.purse(s) && f.Card == c && f.Trick == r.Tricks.Now.N {
			f.Text = f.Text.As(msgCorrected)
		}
	}
	return nil
}
