package schachett

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// play replays what happened from the first lead, or from the position recorded.
func (r *ruler) play() error {
	leader := engine.Nobody
	if r.dealer != engine.Nobody {
		leader = r.left(r.dealer, 1)
	}
	if p := r.h.Position; p != nil {
		if leader = p.Leader; p.Args.True("dummy-leads") {
			if !r.three {
				return engine.Impossiblef(p.Pos, "there is a dummy only with three players")
			}
			leader = 3
		}
	}
	for i := range r.h.Play {
		if a := &r.h.Play[i]; a.Kind == engine.Play {
			if leader == engine.Nobody {
				leader = a.By
			}
			if leader == engine.Nobody {
				return engine.Impossiblef(a.Pos, "the record does not tell who leads: it names neither the dealer nor who played this card")
			}
			if r.dealer != engine.Nobody && r.h.Position == nil {
				r.say(r.law(LawManual10_1, LawManualB10_1), capital(r.name(leader)), ", on the left of ", r.name(r.dealer), ", who deals, has the first lead.")
			}
			break
		}
	}
	if leader == engine.Nobody {
		leader = r.at[0] // no card is played, so it does not matter
	}
	r.table.Total = allTricks
	r.table.Start(order{}, pack, leader, handSize+1-r.size, r.at[:]...)
	if !r.prove() {
		r.findKings()
	}
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

// law chooses the section for four players or the deviation for three.
func (r *ruler) law(four, three engine.Law) engine.Law {
	if r.three {
		return three
	}
	return four
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
		r.trace.Note(i, a.By, n, r.text(r.name(s), " takes back ", show(c)))
	case engine.Gather:
		r.trace.Note(i, a.By, n, r.text(r.name(a.By), " gathers the trick"))
		r.table.Gather()
	case engine.Fault:
		r.trace.Note(i, a.By, n, r.text("reported: ", a.Word, " by ", r.name(a.By)))
		return r.fault(i, a)
	case Castle:
		return r.castle(i, a)
	case Packets:
		r.dealtIn(i, a)
	case engine.Dispute:
		r.trace.Note(i, a.By, n, r.text(r.name(a.By), " complains: ", a.Word))
		r.asked = a
	default:
		// The manual knows neither claims nor concessions: what they say changes nothing.
		r.trace.Note(i, a.By, n, r.text(r.name(a.By), ": ", string(a.Kind), ", which the manual does not know"))
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
	options := [2]engine.Seat{r.kaiser, 3}
	if r.table.Turn() == 3 {
		options = [2]engine.Seat{3, r.kaiser}
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
	s := r.hand(a.By, a.Card)
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
		r.find(i, "revoke", s, rv.Trick, rv.Card, d.law, capital(r.name(s)), " played ", show(rv.Card), " to ", show(rv.Led), " and held ", show(rv.Held), ".")
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
	text := r.text(capital(r.name(s)), " played ", show(c), " before ", r.name(p.Turn), " had played.")
	switch {
	case p.Lead && p.Turn == r.partner(s):
		what, text = "led-for-partner", r.text(capital(r.name(s)), " led ", show(c), " when the lead was his partner ", r.name(p.Turn), "'s.")
	case p.Lead:
		what, law, text = "lead-out-of-turn", LawManual10_1, r.text(capital(r.name(s)), " led ", show(c), " when the lead was ", r.name(p.Turn), "'s.")
	default:
		for j := range t.Size {
			if t.Seats[j] == s {
				break
			}
			if t.Seats[j] == r.partner(s) && t.Cards[j] == card.None {
				what, text = "played-early", r.text(capital(r.name(s)), " played ", show(c), " before his partner ", r.name(r.partner(s)), " had played.")
			}
		}
	}
	r.find(i, what, s, t.N, c, law, text)
	r.toOpponents(LawManual10_2, s, "for "+show(c)+", played too early, and the card goes back")
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

// closed says what became of the Kings in the tricks that can't be changed any more: every gathered one, for a card has
// been led since, or there is none left.
func (r *ruler) closed(act int) {
	for ; r.judged < len(r.table.Tricks); r.judged++ {
		r.kings(act, &r.table.Tricks[r.judged])
	}
}

// A fate is what can become of a King.
type fate struct {
	name         string
	first, times int // for the first King, and times the remaining cards for either
	law          engine.Law
}

var (
	checkmate = fate{"checkmate", 100, 6, LawManual7}
	selfMate  = fate{"self-mate", 50, 4, LawManual8}
	stalemate = fate{"stalemate", 25, 2, LawManual9}
)

// worth of a King's fate with so many cards remaining in every hand.
func (f *fate) worth(remaining int, first bool) int {
	n := f.times * remaining
	if first {
		n += f.first
	}
	return n
}

// kings marks what became of the Kings in a trick, in the order in which they were played.
func (r *ruler) kings(act int, t *trick.Trick) {
	remaining := allTricks + 1 - t.N
	for j := range t.Size {
		c, s := t.Cards[j], t.Seats[j]
		if !kings.Has(c) {
			continue
		}
		first := r.fallen == 0
		r.fallen++
		f, to := &checkmate, r.side(t.Winner)
		switch t.Winner {
		case s:
			f = &stalemate
		case r.partner(s):
			f = &selfMate
			to = r.side(r.left(s, 1))
		}
		n := f.worth(remaining, first)
		r.v.Marks = append(r.v.Marks, engine.Mark{What: f.name, By: r.purse(t.Winner), Trick: t.N, Card: c, Points: n, Law: f.law})
		order, sum := "second", ""
		if first {
			order, sum = "first", strconv.Itoa(f.first)+" + "
		}
		whom := ""
		if to != unknown {
			r.points[to] += n
			whom = " for " + capital(sideNames[to])
		}
		how := r.text(r.name(t.Winner), " takes trick ", strconv.Itoa(t.N), " with ", kingName(c), " in it")
		if t.Winner == s {
			how = r.text(kingName(c), " takes trick ", strconv.Itoa(t.N), " for ", r.name(s))
		}
		text := r.text(capital(f.name), ": ", how, ", the ", order, " King to fall: ", sum, strconv.Itoa(f.times), " × ", strconv.Itoa(remaining),
			" = ", strconv.Itoa(n), whom, ".")
		r.v.Because(f.law, text)
		r.trace.Note(act, r.purse(t.Winner), t.N, r.text(f.name, " of ", kingName(c), ": ", strconv.Itoa(n), whom))
	}
}

// firstTrick is the first trick of the game while the second has not been begun; nil otherwise.
func (r *ruler) firstTrick() *trick.Trick {
	switch t := &r.table.Now; {
	case t.N == 1 && t.Complete():
		return t
	case t.N == 2 && t.Played == 0 && len(r.table.Tricks) == 1:
		return &r.table.Tricks[0]
	}
	return nil
}

// holderIn is who played a card to a trick.
func holderIn(t *trick.Trick, c card.Card) engine.Seat {
	if t != nil {
		for i := range t.Size {
			if t.Cards[i] == c {
				return t.Seats[i]
			}
		}
	}
	return engine.Nobody
}

// saveKing puts an officer in the place of the King in the first trick, which is laid open again if it has been gathered.
func (r *ruler) saveKing(s engine.Seat, officer card.Card) {
	if r.table.Now.N == 2 {
		r.table.Reopen()
	}
	r.table.Replace(s, officer)
}
