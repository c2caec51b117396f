package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// play replays what happened, and takes in what lies on the table at the end of the record.
func (j *judge) play() error {
	if err := j.Replay(j); err != nil {
		return err
	}
	j.called()
	if err := j.Gather(j); err != nil {
		return err
	}
	if rv := j.Lying(engine.Nobody); rv != nil && !j.decided() {
		j.revoked(rv.Seat, rv.Trick) // it stands as the record ends
	}
	return nil
}

// Event rules on what is no card.
func (j *judge) Event(act int, a *engine.Act) error {
	switch a.Kind {
	case Close, Exchange, engine.Claim, engine.Concede:
		if !j.plays(a.By) {
			return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", j.H.Name(a.By))
		}
	}
	switch a.Kind {
	case Draw:
		return j.draw(act, a)
	case Exchange:
		return j.exchange(act, a)
	case Close:
		return j.close(act, a)
	case Marriage:
		return j.marriage(act, a)
	case Show:
		return j.show(act, a)
	case engine.Claim:
		if err := j.Gather(j); err != nil {
			return err
		}
		j.claim(act, a.By)
	case engine.Concede:
		if err := j.Gather(j); err != nil {
			return err
		}
		j.concede(a.By)
	}
	return nil
}

// Told is the game's own events in the words of a replay. What is drawn, and who announces a marriage, is told when it
// is known.
func (j *judge) Told(a *engine.Act) (say.Text, bool) {
	who := say.Who(a.By)
	switch a.Kind {
	case Draw, Marriage, Show:
		return say.Text{}, true
	case Exchange:
		return msgExchangesNine.With(who), true
	case Close:
		return msgCloses.With(who), true
	case engine.Claim:
		return msgClaims.With(who), true
	}
	return say.Text{}, false
}

// Counts reports what is heard of a deal in which no card can be played any more: all but cards; and of one whose trump
// is not known: faults.
func (j *judge) Counts(a *engine.Act) bool {
	if j.trump == card.NoSuit {
		return !j.V.Redeal && a.Kind == engine.Fault
	}
	return !j.decided() && !j.V.Redeal && a.Kind != engine.Play && a.Kind != Draw
}

// After ends the play of uneven hands: when one of the two has no card left and draws none, nothing more can be played.
func (j *judge) After(int) error {
	j.Over = j.Over || j.uneven()
	return nil
}

// uneven reports whether a hand is empty between two tricks while another is not.
func (j *judge) uneven() bool {
	if j.Tricks.Now.Played > 0 && !j.Tricks.Now.Complete() || j.form == &four || j.draws.talon.Open() {
		return false
	}
	a, b := j.draws.held[j.seats[0]], j.draws.held[j.seats[1]]
	return a != b && (a == 0 && b > 0 || b == 0 && a > 0)
}

// Before stands before a card: the draws that are due are made, and a card is refused that cannot be there.
func (j *judge) Before(act int, a *engine.Act) error {
	if j.Tricks.Now.Played == 0 {
		if err := j.drawAll(act, nil, a.Pos); err != nil {
			return err
		}
		j.ledOn()
	}
	seat := a.By
	if seat == engine.Nobody {
		seat = j.Tricks.Turn()
	}
	if err := j.fromStock(seat, a); err != nil {
		return err
	}
	if seat != engine.Nobody && j.plays(seat) && j.draws.held[seat] == 0 {
		return engine.Impossiblef(a.Pos, "%s has no card left to play", j.H.Name(seat))
	}
	return nil
}

// Played follows every card.
func (j *judge) Played(act int, p *trick.Play, c card.Card) error {
	for _, r := range j.Ledger.Card(p.Seat) {
		switch r.Choice {
		case accept:
			j.Because(LawFosterFalseLead, msgLeadAccepted, say.Who(r.By))
		case stand:
			j.Because(r.Law, msgPlayedOn, say.Who(r.By))
		}
	}
	if j.draws.held[p.Seat] > 0 {
		j.draws.held[p.Seat]--
	}
	j.duties.begun(j.Tricks.Now.N)
	j.turn(act, p, c)
	j.broken(p.Seat, c)
	if p.Lead {
		j.led(p.Seat, c)
	}
	if p.Revoke != nil {
		j.revoke(act, p.Revoke)
	}
	return nil
}

// The choices after a lead out of turn.
const (
	accept   = "accept"
	takeBack = "take-back"
)

// turn reports a card out of turn.
func (j *judge) turn(act int, p *trick.Play, c card.Card) {
	if !p.OutOfTurn {
		return
	}
	n, who, turn := j.Tricks.Now.N, say.Who(p.Seat), say.Who(p.Turn)
	if !p.Lead {
		j.find(act, "play-out-of-turn", p.Seat, n, c, LawFosterFalseLead, msgPlayedBefore, who, turn)
		return
	}
	j.find(act, "lead-out-of-turn", p.Seat, n, c, LawFosterFalseLead, msgLedOutOfTurn, who, say.Num(n), turn)
	j.Because(LawFosterLead, msgLeadIs, say.Num(n), turn)
	j.offer("lead-out-of-turn", p.Turn, LawFosterFalseLead, ledger.AtAnyCard,
		choice{accept, j.V.Say(msgAcceptLead, turn)}, choice{takeBack, msgTakeBackLead.With()})
}

// Retracted notes what taking a card back does.
func (j *judge) Retracted(_ int, s engine.Seat, c card.Card) error {
	if j.draws.held[s] >= 0 {
		j.draws.held[s]++
	}
	j.Over = j.decided()
	for i := range j.V.Findings {
		f := &j.V.Findings[i]
		if f.By != s || f.Card != c || f.Trick != j.Tricks.Now.N {
			continue
		}
		switch {
		case f.Text.Is(msgRevoke):
			f.Law, f.Text = LawFosterRevokeReplay, f.Text.As(msgRevokeTakenBack)
			j.Because(LawFosterRevokeReplay, msgTookBackInTime, say.Who(s), say.Card(c))
		case f.What == "lead-out-of-turn":
			j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.What == f.What })
			j.Because(LawFosterFalseLead, msgLeadTakenBack, say.Who(s))
		}
	}
	for i := range j.melds.pairs {
		if m := &j.melds.pairs[i]; m.card == c && m.by == s && m.trick == j.Tricks.Now.N && !m.struck {
			// The announcement stands; it needs another lead.
			m.struck = true
			j.melds.strike(s, m.points)
			j.melds.calls = marriage{by: s, suit: m.suit, card: card.None, act: m.act, trick: m.trick, points: m.points}
		}
	}
	return nil
}

// Gathered takes in the trick: marriages that waited for it, the ten for the last; and the draws are due.
func (j *judge) Gathered(t *trick.Trick) error {
	j.last = t.N
	j.wins(t.Winner, t.N)
	if t.N == j.form.tricks && j.duties.now != closed {
		j.count.bonus[t.Winner] = lastTrick
	}
	if j.form != &four {
		j.owe(t.Winner)
	}
	return nil
}

// Settled charges a revoke whose trick has been turned.
func (j *judge) Settled(rv *trick.Revoke) error {
	j.revoked(rv.Seat, rv.Trick)
	return nil
}

// Running is the counts so far: cards, those of a complete trick on the table among them, marriages that count, and the
// ten for the last trick.
func (j *judge) Running() []engine.Count {
	out := make([]engine.Count, len(j.active()))
	now := &j.Tricks.Now
	for i, s := range j.active() {
		n := j.PointsOf(s) + j.melds.good[s] + j.count.bonus[s]
		if now.Complete() && now.Winner == s && now.Last && j.duties.now != closed {
			n += lastTrick
		}
		if now.Complete() && j.sameSide(now.Winner, s) {
			n += j.melds.waiting[s]
		}
		out[i] = engine.Count{Seat: s, N: n}
	}
	return out
}
