package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// readSuit is the suit and the player of a marriage event.
func (r *ruler) readSuit(a *engine.Act) (card.Suit, engine.Seat, error) {
	word, at := a.Word, a.Pos
	if f, ok := a.Args.Get("suit"); ok {
		word, at = f.Word, f.Pos
	}
	suit, ok := card.French.ParseSuit(word)
	if !ok {
		return suit, engine.Nobody, engine.Impossiblef(at, "%q is no suit: expected C, S, H or D", word)
	}
	by := a.By
	if by == engine.Nobody {
		if by = r.table.Turn(); r.table.Now.Played > 0 && !r.table.Now.Complete() {
			by = r.table.Now.Leader
		}
	}
	if !r.plays(by) {
		return suit, by, engine.Impossiblef(a.Pos, "%s holds no cards in this deal", r.name(by))
	}
	return suit, by, nil
}

// ofPair reports whether a card is the king or the queen of a suit.
func ofPair(c card.Card, s card.Suit) bool { return pair(s).Has(c) }

// marriage replays an announcement.
func (r *ruler) marriage(i int, a *engine.Act) error {
	suit, by, err := r.readSuit(a)
	if err != nil {
		return err
	}
	defer func(n int) {
		r.trace.Note(i, by, n, r.text(r.name(by), " announces a marriage in ", suit.String(), ": ", num(r.worth(suit))))
	}(r.table.Now.N)
	if r.form == &four {
		r.find(i, "wrong-marriage", by, r.at(), card.None, LawFosterFourHandedNoMarriages, r.name(by), " announced a marriage, and when four play none counts.")
		r.because(LawFosterFourHandedNoMarriages, "It counts nothing.")
		return nil
	}
	for _, m := range r.pairs {
		if m.by == by && m.suit == suit && !m.struck {
			r.find(i, "wrong-marriage", by, r.at(), card.None, LawFosterFalseMarriage, r.name(by), " announced the marriage in ", suit.String(), " twice.")
			r.because(LawFosterFalseMarriage, "One of its cards has been led with it before, so it counts nothing more.")
			return nil
		}
	}
	if n, c := r.ownLead(by, suit); c != card.None {
		r.find(i, "late-meld", by, n, c, LawFosterMarriageForgotten, r.name(by), " announced the marriage in ", suit.String(), " when ", show(c), " had been played to.")
		r.because(LawFosterMarriageForgotten, "The ", num(r.worth(suit)), " are lost.")
		return nil
	}
	now := &r.table.Now
	if now.Played == 1 && now.Leader == by && ofPair(now.Led(), suit) {
		if n := len(r.silent); n > 0 && r.silent[n-1].card == now.Led() {
			r.silent = r.silent[:n-1]
		}
		r.because(LawFosterMarriageForgotten, r.name(by), " announces after leading ", show(now.Led()), " but before it is played to, which is in time.")
		r.book(i, marriage{by: by, suit: suit, card: now.Led()})
		return nil
	}
	r.gather()
	if now.Played > 0 || r.table.Turn() != by {
		r.find(i, "wrong-marriage", by, r.at(), card.None, LawFosterMarriageLead, r.name(by), " announced a marriage in ", suit.String(), " without having the lead.")
		r.because(LawFosterMarriageLead, "It counts nothing.")
		return nil
	}
	if err := r.drawAll(i, nil, a.Pos); err != nil {
		return err
	}
	r.calls = marriage{by: by, suit: suit, card: card.None, act: i, trick: r.table.Now.N}
	return nil
}

// called says what becomes of a marriage that was announced, where the record ends before a card is led with it.
func (r *ruler) called() {
	switch m := r.calls; {
	case m.suit == card.NoSuit || r.ended:
	case !r.mayHold(m):
		r.falseMarriage(&m)
	default:
		r.because(LawFosterMarriage, r.name(m.by), " has announced the marriage in ", m.suit.String(), ", and it counts ", num(r.worth(m.suit)), " when one of its cards is led.")
	}
}

// ownLead finds the trick to which a player led a card of a marriage that he names too late, and the card.
func (r *ruler) ownLead(by engine.Seat, suit card.Suit) (int, card.Card) {
	if t := &r.table.Now; t.Played > 1 && t.Leader == by && ofPair(t.Led(), suit) {
		return t.N, t.Led()
	}
	for i := range r.table.Tricks {
		if t := &r.table.Tricks[i]; t.Leader == by && ofPair(t.Led(), suit) {
			return t.N, t.Led()
		}
	}
	return 0, card.None
}

// ledOn ends what was shown without a claim: the player has led on.
func (r *ruler) ledOn(act int) {
	if r.shows.suit == card.NoSuit {
		return
	}
	m := r.shows
	r.shows.suit = card.NoSuit
	r.find(m.act, "wrong-marriage", m.by, m.trick, card.None, LawFosterMarriageShown, r.name(m.by), " showed a marriage in ", m.suit.String(), " and played on.")
	r.because(LawFosterMarriageShown, "A marriage that is shown and not led counts only toward a claim that is right.")
}

// led books the marriage that was announced with a lead.
func (r *ruler) led(act int, s engine.Seat, c card.Card) {
	m := r.calls
	if m.suit == card.NoSuit || m.by != s {
		if hand, _ := r.table.Hand(s); ofPair(c, c.Suit()) && pair(c.Suit())&hand.One != 0 {
			r.silent = append(r.silent, marriage{by: s, suit: c.Suit(), card: c, points: r.worth(c.Suit()), trick: r.table.Now.N})
		}
		return
	}
	r.calls.suit = card.NoSuit
	if !ofPair(c, m.suit) {
		r.find(m.act, "wrong-marriage", s, r.table.Now.N, c, LawFosterMarriage, r.name(s), " announced a marriage in ", m.suit.String(), " and led ", show(c), ".")
		r.because(LawFosterMarriage, "A marriage counts by leading its king or its queen.")
		return
	}
	m.card = c
	r.book(m.act, m)
}

// book counts a marriage whose card has been led, unless its player is known not to hold the other.
func (r *ruler) book(act int, m marriage) {
	m.act, m.trick, m.points = act, r.table.Now.N, r.worth(m.suit)
	if r.extra[m.by] < 0 || r.hand(m.by) != nil && r.held[m.by] >= r.form.size { // with the card led one more
		r.find(m.act, "wrong-marriage", m.by, m.trick, m.card, LawFosterTooManyCards, r.name(m.by), " has too many cards and can announce nothing until that is put right.")
		r.because(LawFosterTooManyCards, "It counts nothing.")
		return
	}
	if !r.mayHold(m) {
		r.falseMarriage(&m)
		return
	}
	r.pairs = append(r.pairs, m)
	kind := "marriage"
	if m.suit == r.trump {
		kind = "royal marriage"
	}
	r.because(LawFosterMarriage, r.name(m.by), " leads ", show(m.card), " with the ", kind, " in ", m.suit.String(), ": ", num(m.points), ".")
	if r.now == gone {
		r.because(LawFosterMarriageLateHand, "Marriages count also after the stock is gone.")
	}
	if !r.melds.Announce(m.by, m.points) {
		r.because(LawFosterMarriageTrick, r.name(m.by), " has not won a trick yet, so the ", num(m.points), " wait for one.")
	}
}

// mayHold reports whether a player may hold both cards, or the partner of the one that he has led.
func (r *ruler) mayHold(m marriage) bool {
	hand, whole := r.table.Hand(m.by)
	for c := range pair(m.suit).All() {
		if c == m.card || hand.Has(c) {
			continue
		}
		if whole || r.elsewhere(m.by, c) {
			return false
		}
	}
	return true
}

// broken strikes a marriage when its other card turns up in another hand.
func (r *ruler) broken(s engine.Seat, c card.Card) {
	for i := range r.pairs {
		if m := &r.pairs[i]; !m.struck && m.by != s && m.card != c && ofPair(c, m.suit) {
			m.struck = true
			r.melds.Strike(m.by, m.points)
			r.falseMarriage(m)
		}
	}
}

func (r *ruler) falseMarriage(m *marriage) {
	r.find(m.act, "wrong-marriage", m.by, m.trick, m.card, LawFosterFalseMarriage, r.name(m.by), " announced a marriage in ", m.suit.String(), " and did not hold both its cards.")
	r.because(LawFosterFalseMarriage, "It counts nothing.")
}

// show replays a marriage that is shown and not led.
func (r *ruler) show(i int, a *engine.Act) error {
	suit, by, err := r.readSuit(a)
	if err != nil {
		return err
	}
	r.gather()
	r.trace.Note(i, by, r.at(), r.text(r.name(by), " shows a marriage in ", suit.String(), ": ", num(r.worth(suit))))
	m := marriage{by: by, suit: suit, card: card.None, act: i, trick: r.at(), points: r.worth(suit)}
	wrong := func(law engine.Law, parts ...string) {
		r.find(i, "wrong-marriage", by, m.trick, card.None, law, parts...)
		r.because(law, "It counts nothing.")
	}
	switch {
	case r.form == &four:
		wrong(LawFosterFourHandedNoMarriages, r.name(by), " showed a marriage, and when four play none counts.")
	case r.table.Now.Played > 0 || r.table.Turn() != by:
		wrong(LawFosterMarriageLead, r.name(by), " showed a marriage in ", suit.String(), " without having the lead.")
	case r.shows.suit != card.NoSuit:
		wrong(LawFosterMarriageShown, r.name(by), " showed a second marriage, in ", suit.String(), "; only one may be shown unled.")
	case !r.mayHold(m):
		r.falseMarriage(&m)
	default:
		r.shows = m
	}
	return nil
}
