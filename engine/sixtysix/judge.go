package sixtysix

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// judge is one deal being judged. What belongs to a part of the deal stands in a struct of its own, beside the code of
// that part.
type judge struct {
	replay.Table
	form   *form
	seats  [trick.MaxSeats]engine.Seat // who hold cards, the first to lead first
	dealer engine.Seat
	trump  card.Suit // NoSuit where the record does not tell it
	last   int       // the trick that an event between two tricks belongs to

	draws  drawing
	shut   closing
	melds  melding
	duties duties
	count  counting
}

// rule judges a hand, anew as often as cards are taken back.
func rule(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	form := forms[len(h.Players)]
	switch {
	case form == nil:
		return nil, engine.Impossiblef(h.Pos, "two, three or four play, and not %d", len(h.Players))
	case h.Variant != "" && h.Variant != form.variant:
		return nil, engine.Impossiblef(h.Pos, "%s is not for %d players", h.Variant, len(h.Players))
	}
	return replay.Judge(g, h, t, func(r replay.Round) error {
		j := &judge{Table: replay.Table{Round: r}, form: form, trump: card.NoSuit}
		return j.run()
	})
}

// run is the order of a deal: who plays, the cards, the faults before the first lead, the play, the count.
func (j *judge) run() error {
	j.sit()
	if err := j.enter(); err != nil {
		return err
	}
	if j.trump != card.NoSuit {
		j.V.Contract = j.V.Say(msgTrumps, say.Suit(j.trump))
	}
	if err := j.goesOn(); err != nil {
		return err
	}
	if err := j.Faults(j); err != nil {
		return err
	}
	if err := j.decide(); err != nil {
		return err
	}
	j.V.Options = j.options()
	j.Answer(j)
	j.summary()
	return nil
}

// decide has the deal played or its result counted. Of a deal whose trump nobody knows, and of one that was void before
// it began, only faults and questions are heard.
func (j *judge) decide() (err error) {
	j.Over = j.V.Redeal || j.trump == card.NoSuit
	switch {
	case j.H.Result != nil && !j.V.Redeal:
		err = j.fromResult()
	case j.Over:
		err = j.Play(j)
	default:
		if err = j.play(); err == nil {
			j.finish()
		}
	}
	switch {
	case j.V.Redeal:
		j.void()
	case j.trump == card.NoSuit && j.H.Result == nil && j.played():
		j.V.Undecided = msgNoTrump.With()
	}
	return err
}

// played reports whether anything happened that only the play can judge.
func (j *judge) played() bool {
	return slices.ContainsFunc(j.H.Play, func(a engine.Act) bool { return a.Kind != engine.Fault && a.Kind != engine.Dispute })
}

// void is what stands after a deal that does not count.
func (j *judge) void() {
	j.V.Scores, j.V.Winners, j.V.Points, j.V.Undecided, j.V.Scored = nil, nil, nil, say.Text{}, say.Text{}
	j.Ledger.CloseOf(func(*ledger.Right) bool { return true })
	j.V.Carry = j.H.Match.Int("carry")
	j.Because(LawFosterMisdeal, msgSameDealer)
}

// settled enters that the deal is decided: nothing that comes later counts.
func (j *judge) settled(w engine.Seat, law engine.Law) {
	j.Ledger.Decide(ledger.Decision{For: w, Law: law, At: len(j.H.Play)})
	j.Over = true
	j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.What != "revoke" })
}

// decided reports whether the deal has been.
func (j *judge) decided() bool { return j.Ledger.Decided() != nil }

// options are the choices that stand open; the one that leaves a revoke's penalty gives what the ruling scores.
func (j *judge) options() []engine.Option {
	out := j.Ledger.Options()
	for i := range out {
		if out[i].Choice == loseCount {
			out[i].Scores = j.V.Scores
		}
	}
	return out
}

// sit finds who holds cards. The player on the dealer's left leads. Without a dealer the first player does, unless the
// hand that holds the dealer's turn-up tells otherwise.
func (j *judge) sit() {
	n := len(j.H.Players)
	if j.dealer = j.H.Dealer; j.dealer == engine.Nobody {
		j.dealer = j.holdsTurnUp(engine.Seat(n - 1))
	}
	for i := range j.form.seats {
		j.seats[i] = engine.Seat((int(j.dealer) + 1 + i) % n)
	}
}

// holders are who holds cards in a hand: not the dealer of three. Without a dealer the last player named deals.
func holders(h *engine.Hand) []engine.Seat {
	f, n := forms[len(h.Players)], len(h.Players)
	if f == nil {
		return nil
	}
	d := int(h.Dealer)
	if h.Dealer == engine.Nobody {
		d = n - 1
	}
	out := make([]engine.Seat, f.seats)
	for i := range out {
		out[i] = engine.Seat((d + 1 + i) % n)
	}
	return out
}

// holdsTurnUp is who of four holds the turn-up, which is the dealer's, or a seat where no hand shows it.
func (j *judge) holdsTurnUp(or engine.Seat) engine.Seat {
	up := j.H.Place(turnUp)
	if j.form != &four || up == nil || j.H.Position != nil {
		return or
	}
	for i := range j.H.Deal {
		if d := &j.H.Deal[i]; d.Place == "" && slices.Contains(d.Cards, up.Cards[0]) {
			return d.Seat
		}
	}
	return or
}

// active are the seats that hold cards.
func (j *judge) active() []engine.Seat { return j.seats[:j.form.seats] }

func (j *judge) plays(s engine.Seat) bool { return slices.Contains(j.active(), s) }

// other is the adversary of a player; four-handed the next one, for his side.
func (j *judge) other(s engine.Seat) engine.Seat {
	return j.seats[(slices.Index(j.active(), s)+1)%j.form.seats]
}

// side of a seat: alone, or with his partner when four play.
func (j *judge) side(s engine.Seat) []engine.Seat {
	if j.form != &four {
		return []engine.Seat{s}
	}
	return []engine.Seat{s % 2, s%2 + 2}
}

// Trick is the one that an event belongs to: the one on the table, or between two tricks the one just played.
func (j *judge) Trick() int {
	if j.Tricks.Now.Played == 0 && j.last > 0 {
		return j.last
	}
	return j.Tricks.Now.N
}

// started reports whether everybody has played to the first trick, after which a slip of the deal is judged otherwise.
func (j *judge) started() bool { return j.Tricks.Now.N > 1 || j.Tricks.Now.Complete() }

// find adds a finding of a card.
func (j *judge) find(act int, what string, by engine.Seat, n int, c card.Card, law engine.Law, m *say.Message, values ...say.Value) {
	j.V.Find(engine.Finding{What: what, By: by, Trick: n, Card: c, Law: law, Text: j.V.Say(m, values...), Act: act})
}

// offer leaves choices to a side because of a fault, until they lapse.
func (j *judge) offer(what string, by engine.Seat, law engine.Law, ends ledger.Lapse, choices ...choice) {
	rights := make([]ledger.Right, len(choices))
	for i, c := range choices {
		rights[i] = ledger.Right{Option: engine.Option{By: by, Choice: c.name, Text: c.text, Law: law}, Ends: ends, What: what}
	}
	j.Ledger.Open(rights...)
}

// choice is one way that a law leaves to a side, by the word of a record.
type choice struct {
	name string
	text say.Text
}

// summary is the ruling in one sentence.
func (j *judge) summary() {
	v := j.V
	switch {
	case v.Redeal:
		v.Summary = msgNewDeal.With()
	case !v.Undecided.Empty():
		v.Summary = v.Undecided
	case len(v.Scores) > 0:
		v.Summary = j.scores()
	case j.count.scored:
		v.Summary = msgNobody.With()
	case v.Dispute != nil:
		v.Summary = v.Dispute.Text
	case len(v.Findings) > 0:
		v.Summary = v.Findings[0].Text
	default:
		v.Summary = msgNothing.With()
	}
}

// scores says who scores what, partners together.
func (j *judge) scores() say.Text {
	list, over := j.V.Scores, say.If(j.V.Over)
	switch a := list[0]; {
	case j.form == &four:
		return j.V.Say(msgSideScores, say.Seats(a.Seat, list[1].Seat), say.Num(a.N), over)
	case len(list) > 1:
		return j.V.Say(msgBothScore, say.Who(a.Seat), say.Num(a.N), say.Who(list[1].Seat), say.Num(list[1].N), over)
	default:
		return j.V.Say(msgScores, say.Who(a.Seat), say.Num(a.N), over)
	}
}
