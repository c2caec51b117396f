package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// play replays what happened.
func (r *ruler) play() error {
	if r.trace != nil && r.opened {
		r.trace.Opening = r.holdings()
	}
	for i := 0; i < len(r.h.Play); i++ {
		if b := r.from(i); b != nil {
			r.again(b)
			i = b.to
			continue
		}
		a := &r.h.Play[i]
		switch {
		case a.Kind == engine.Dispute:
			r.trace.Note(i, a.By, r.at(), r.text(r.name(a.By), " complains: ", a.Word))
			r.ask(a)
			if err := r.disputedRevoke(i, a); err != nil {
				return err
			}
			continue
		case r.ended || r.v.Redeal:
			r.trace.Note(i, a.By, r.at(), "after the deal was over; not counted")
			continue
		}
		if err := r.act(i, a); err != nil {
			return err
		}
	}
	if r.shows.suit != card.NoSuit && !r.ended {
		r.claim(len(r.h.Play)-1, r.shows.by) // showing is claiming
	}
	r.called()
	if r.trace != nil && r.opened {
		r.trace.Now = r.table.Standing(r.ended || r.v.Redeal || r.table.Done() >= r.form.tricks)
	}
	r.gather()
	for i := range r.table.Revokes {
		if rv := &r.table.Revokes[i]; !rv.Settled && !rv.Corrected && !r.ended {
			r.revoked(rv.Seat, rv.Trick) // it stands as the record ends
		}
	}
	return nil
}

// act replays one act.
func (r *ruler) act(i int, a *engine.Act) error {
	switch a.Kind {
	case Close, Exchange, engine.Claim, engine.Concede:
		if !r.plays(a.By) {
			return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", r.name(a.By))
		}
	}
	switch a.Kind {
	case engine.Play:
		return r.card(i, a)
	case engine.Retract:
		c, err := r.table.Retract(r.h, a.By, a.Pos)
		if err != nil {
			return err
		}
		if r.held[a.By] >= 0 {
			r.held[a.By]++
		}
		r.retracted(a.By, c)
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " takes back ", show(c)))
	case engine.Gather:
		r.trace.Note(i, a.By, r.table.Now.N, r.text(r.name(a.By), " gathers the trick"))
		r.gather()
	case Draw:
		return r.draw(i, a)
	case Exchange:
		return r.exchange(i, a)
	case Close:
		r.closing(i, a)
	case Marriage:
		return r.marriage(i, a)
	case Show:
		return r.show(i, a)
	case engine.Fault:
		r.trace.Note(i, a.By, r.at(), r.text("reported: ", a.Word, " by ", r.name(a.By)))
		return r.fault(i, a)
	case engine.Claim:
		r.gather()
		r.trace.Note(i, a.By, r.at(), r.text(r.name(a.By), " claims sixty-six"))
		r.claim(i, a.By)
	case engine.Concede:
		r.gather()
		r.trace.Note(i, a.By, r.at(), r.text(r.name(a.By), " gives up"))
		r.concede(a.By)
	default:
		r.trace.Note(i, a.By, r.at(), r.text(r.name(a.By), ": ", string(a.Kind)))
	}
	return nil
}

// gather takes in the complete trick: its points, a revoke in it, marriages that waited for it; and the draws are due.
func (r *ruler) gather() {
	if !r.opened || !r.table.Now.Complete() {
		return
	}
	n, w := r.table.Now.N, r.table.Now.Winner
	r.table.Gather()
	r.last = n
	if waited := r.melds.Waiting(w); waited > 0 {
		r.because(LawFosterMarriageTrick, r.name(w), " wins trick ", num(n), ", and the ", num(waited), " announced before count.")
	}
	r.melds.Win(w)
	r.unsure[w] = false
	if n == r.form.tricks && r.now != closed {
		r.bonus[w] = lastTrick
	}
	for i := range r.table.Revokes {
		if rv := &r.table.Revokes[i]; rv.Trick == n && rv.Settled {
			r.revoked(rv.Seat, n)
		}
	}
	if r.form == &four || r.talon.Exhausted() {
		return
	}
	r.talon.Owe(w, r.other(w))
	for _, s := range r.active() {
		for ; r.extra[s] > 0; r.extra[s]-- {
			r.talon.OweAlso(s)
		}
		for ; r.extra[s] < 0; r.extra[s]++ {
			r.talon.Skip(s)
		}
	}
}

// drawAll lets everybody draw who has still to, before the lead or when it is said. A player of whom the record says
// that he missed his draw does not.
func (r *ruler) drawAll(act int, names []card.Card, at engine.Pos) error {
	for _, s := range r.active() {
		if r.missed(s, r.table.Now.N) {
			r.talon.Skip(s)
		}
	}
	if len(r.talon.Down()) == 2 && len(r.talon.Due()) == 2 && r.talon.Under() {
		r.because(LawFosterEvenStock, "An even number of cards is left in the stock: ", r.name(r.talon.Due()[0]),
			" takes the last but one and ", r.name(r.talon.Due()[1]), " the trump card; the last is not drawn.")
	}
	told, known := "", names != nil || r.h.Play[act].Kind == Draw
	for i := 0; len(r.talon.Due()) > 0; i++ {
		named := card.None
		if i < len(names) {
			named = names[i]
		}
		d, err := r.talon.Draw(named, card.French, at)
		if err != nil {
			return err
		}
		if err := r.give(d, at); err != nil {
			return err
		}
		if r.trace == nil {
			continue
		}
		if told != "" {
			told += ", "
		}
		told += r.drawing(d)
		known = known || d.Card != card.None
	}
	if told != "" && known {
		r.trace.Note(act, engine.Nobody, r.at(), told)
	}
	return nil
}

// drawing says who drew what.
func (r *ruler) drawing(d stock.Drawn) string {
	if d.Card == card.None {
		return r.name(d.By) + " draws"
	}
	return r.name(d.By) + " draws " + show(d.Card)
}

// missed reports whether the record says that a player went without his draw before trick n.
func (r *ruler) missed(s engine.Seat, n int) bool {
	for _, acts := range [][]engine.Act{r.h.Faults, r.h.Play} {
		for i := range acts {
			if a := &acts[i]; a.Kind == engine.Fault && a.Word == "missed-draw" && a.By == s && a.Trick == n {
				return true
			}
		}
	}
	return false
}

// give takes a drawn card into a hand.
func (r *ruler) give(d stock.Drawn, at engine.Pos) error {
	if d.Card != card.None {
		if d.Card == r.talon.TurnUp() {
			return engine.Impossiblef(at, "%s cannot be drawn here: it lies under the stock", show(d.Card))
		}
		if err := r.free(d.Card, at); err != nil {
			return err
		}
		r.table.Draw(d.By, d.Card)
		r.broken(d.By, d.Card)
	} else {
		hand, _ := r.table.Hand(d.By)
		r.table.Deal(d.By, false, hand)
	}
	if r.held[d.By] >= 0 {
		r.held[d.By]++
	}
	if r.talon.Exhausted() && r.now == free {
		r.bind(gone)
	}
	return nil
}

// free refuses a card from the stock that is somewhere else.
func (r *ruler) free(c card.Card, at engine.Pos) error {
	for _, s := range r.active() {
		if hand, _ := r.table.Hand(s); hand.Has(c) {
			return engine.Impossiblef(at, "%s cannot be drawn: %s holds it", show(c), r.name(s))
		}
		if played := r.table.PlayedBy(s); played.Has(c) {
			return engine.Impossiblef(at, "%s cannot be drawn: it has been played", show(c))
		}
	}
	if !r.form.pack.Cards.Has(c) {
		return engine.Impossiblef(at, "%s is not in the pack of this game", show(c))
	}
	return nil
}

// draw replays a draw that is written down.
func (r *ruler) draw(i int, a *engine.Act) error {
	r.gather()
	names := a.Args.Cards("cards")
	if a.By == engine.Nobody {
		if len(r.talon.Due()) == 0 {
			return engine.Impossiblef(a.Pos, "nobody is to draw here")
		}
		if len(names) > len(r.talon.Due()) {
			return engine.Impossiblef(a.Pos, "%d cards are drawn, and %d may be", len(names), len(r.talon.Due()))
		}
		return r.drawAll(i, names, a.Pos)
	}
	named := card.None
	if len(names) > 0 {
		named = names[0]
	}
	due := append([]engine.Seat(nil), r.talon.Due()...)
	d, err := r.talon.DrawBy(a.By, named, card.French, a.Pos)
	if err != nil {
		return err
	}
	r.trace.Note(i, a.By, r.at(), r.drawing(d))
	if !d.OutOfTurn {
		return r.give(d, a.Pos)
	}
	s := stock.Slip{What: "drew-out-of-turn", By: r.name(a.By), Other: r.name(r.other(a.By))}
	if next := i + 1; next < len(r.h.Play) {
		n := &r.h.Play[next]
		s.Both = n.Kind == Draw && n.By == r.other(a.By)
	}
	rem, _ := s.Remedy()
	r.find(i, s.What, a.By, r.at(), d.Card, slipLaws[rem.Rule], r.name(a.By), " drew before ", r.name(r.other(a.By)), ", who had won the trick.")
	r.because(LawFosterDrawing, "The winner of the trick, ", r.name(due[0]), ", draws first.")
	r.because(slipLaws[rem.Rule], rem.Text)
	if s.Both {
		return r.give(d, a.Pos)
	}
	r.talon.PutBack(d.Card)
	r.talon.Owe(due...)
	return nil
}

// card replays one card.
func (r *ruler) card(i int, a *engine.Act) error {
	r.gather()
	lead := r.table.Now.Played == 0
	if lead {
		if err := r.drawAll(i, nil, a.Pos); err != nil {
			return err
		}
		r.ledOn(i)
	}
	seat := a.By
	if seat == engine.Nobody {
		seat = r.table.Turn()
	}
	if err := r.fromStock(seat, a); err != nil {
		return err
	}
	r.passed("accept")
	p, err := r.table.Play(r.h, a.By, a.Card, i, a.Pos, show)
	if err != nil {
		return err
	}
	if r.held[p.Seat] == 0 {
		return engine.Impossiblef(a.Pos, "%s has no card left to play", r.name(p.Seat))
	}
	if r.held[p.Seat] > 0 {
		r.held[p.Seat]--
	}
	for len(r.duties) < r.table.Now.N {
		r.duties = append(r.duties, r.now)
	}
	r.duties[r.table.Now.N-1] = r.now
	r.turn(i, &p, a.Card)
	r.broken(p.Seat, a.Card)
	if p.Lead {
		r.led(i, p.Seat, a.Card)
	}
	if p.Revoke != nil {
		r.revoke(i, p.Revoke)
	}
	r.step(i, &p, a.Card)
	return nil
}

// fromStock refuses a card that still lies in the stock or under it. Who exchanged the nine too soon and plays the
// turn-up shows that the cards never went back.
func (r *ruler) fromStock(s engine.Seat, a *engine.Act) error {
	c := a.Card
	if r.form == &four {
		return nil
	}
	if c == r.talon.TurnUp() {
		if s == engine.Nobody || !r.voided[s] {
			return engine.Impossiblef(a.Pos, "%s lies under the stock, so it cannot be played; to take it up for %s write 'exchange: NAME' first", show(c), show(r.nine()))
		}
		r.because(LawFosterExchange, r.name(s), " plays ", show(c), ", so the cards did not go back; the play counts as it went.")
		r.swap(s)
		r.voided[s] = false
	}
	for _, d := range r.talon.Down() {
		if d == c {
			return engine.Impossiblef(a.Pos, "%s lies in the stock and has not been drawn", show(c))
		}
	}
	return nil
}

// turn reports a card out of turn.
func (r *ruler) turn(i int, p *trick.Play, c card.Card) {
	if !p.OutOfTurn {
		return
	}
	if !p.Lead {
		r.find(i, "play-out-of-turn", p.Seat, r.table.Now.N, c, LawFosterFalseLead, r.name(p.Seat), " played before ", r.name(p.Turn), ".")
		return
	}
	other := r.name(p.Turn)
	r.find(i, "lead-out-of-turn", p.Seat, r.table.Now.N, c, LawFosterFalseLead, r.name(p.Seat), " led to trick ", num(r.table.Now.N), " although the lead was ", other, "'s.")
	r.because(LawFosterLead, "The lead to trick ", num(r.table.Now.N), " is ", other, "'s.")
	r.offer(p.Turn, LawFosterFalseLead, "accept", r.text(other, " plays to it, and the trick stands"), nil)
	r.offer(p.Turn, LawFosterFalseLead, "take-back", "the card is taken back without penalty", nil)
}

// offer leaves a choice to a side.
func (r *ruler) offer(by engine.Seat, law engine.Law, choice, text string, scores []engine.Count) {
	r.options = append(r.options, engine.Option{By: by, Choice: choice, Text: text, Law: law, Scores: scores})
}

// passed drops the choice that a false lead left, and its fellow: play has gone on.
func (r *ruler) passed(first string) {
	for i := range r.options {
		if r.options[i].Choice == first {
			r.because(LawFosterFalseLead, r.name(r.options[i].By), " played to the false lead, so the trick stands.")
			r.options = append(r.options[:i], r.options[i+2:]...)
			return
		}
	}
}

// retracted notes what taking a card back does.
func (r *ruler) retracted(s engine.Seat, c card.Card) {
	for i := range r.v.Findings {
		f := &r.v.Findings[i]
		if f.By != s || f.Card != c || f.Trick != r.table.Now.N {
			continue
		}
		switch f.What {
		case "revoke", "did-not-head":
			f.Law = LawFosterRevokeReplay
			f.Text = r.text(f.Text[:len(f.Text)-1], "; it was taken back before the trick was turned.")
			r.because(LawFosterRevokeReplay, r.name(s), " took ", show(c), " back in time, and that costs nothing.")
		case "lead-out-of-turn":
			r.options = r.options[:0]
			r.because(LawFosterFalseLead, r.name(s), " took the false lead back without penalty.")
		}
	}
	for i := range r.pairs {
		if m := &r.pairs[i]; m.card == c && m.by == s && m.trick == r.table.Now.N && !m.struck {
			// The announcement stands; it needs another lead.
			m.struck = true
			r.melds.Strike(s, m.points)
			r.calls = marriage{by: s, suit: m.suit, card: card.None, act: m.act}
		}
	}
}

// revoke reports a card that broke the duty of its trick.
func (r *ruler) revoke(i int, rv *trick.Revoke) {
	law, what := dutyLaws[r.now], "revoke"
	text := r.text(r.name(rv.Seat), " played ", show(rv.Card), " to ", show(rv.Led), " in trick ", num(rv.Trick), " and held ", show(rv.Held), ".")
	if r.now == bound && (rv.Card.Suit() == rv.Led.Suit() || rv.Held.Suit() != rv.Led.Suit()) {
		what = "did-not-head"
		if best := r.bestBefore(rv); best != engine.Nobody && (best-rv.Seat)%2 == 0 {
			law = LawFosterFourHandedPartner
		}
	}
	r.find(i, what, rv.Seat, rv.Trick, rv.Card, law, text)
	r.because(law, text)
}

// bestBefore is who had the trick before the card of a revoke fell.
func (r *ruler) bestBefore(rv *trick.Revoke) engine.Seat {
	best, by := card.None, engine.Nobody
	for i := range r.table.Now.Size {
		c := r.table.Now.Cards[i]
		if c == card.None || r.table.Now.Seats[i] == rv.Seat {
			continue
		}
		if best == card.None || r.table.Rules.Beats(&r.table.Now, best, c) {
			best, by = c, r.table.Now.Seats[i]
		}
	}
	return by
}

// step writes a card into the trace.
func (r *ruler) step(i int, p *trick.Play, c card.Card) {
	if r.trace == nil {
		return
	}
	s := engine.Step{Act: i, Seat: p.Seat, Card: c, Trick: r.table.Now.N, Winner: engine.Nobody}
	if p.Completed {
		s.Winner = r.table.Now.Winner
		for _, seat := range r.active() {
			n := r.table.Taken[seat]
			if seat == s.Winner {
				n += r.table.Now.Points(r.table.Rules)
				if r.table.Now.Last && r.now != closed {
					n += lastTrick
				}
			}
			s.Counts = append(s.Counts, engine.Count{Seat: seat, N: n})
		}
		s.Hands = r.holdings()
	}
	r.trace.Steps = append(r.trace.Steps, s)
}

// holdings is what everybody is known to hold now.
func (r *ruler) holdings() []engine.Holding {
	var out []engine.Holding
	for _, s := range r.active() {
		hand, whole := r.table.Hand(s)
		out = append(out, engine.Holding{Seat: s, Cards: hand.Cards(), Known: whole})
	}
	return out
}
