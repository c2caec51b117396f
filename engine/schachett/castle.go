package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// A castling gives the King of a party from one of its hands to the other for an officer.
type castling struct {
	by       engine.Seat // who offers it
	side     int
	king     card.Card
	officer  card.Card // card.None where none is given
	from, to engine.Seat
	declined bool
	unnamed  bool // an officer was given, and the record does not tell which
	kaiser   bool // between the Kaiser's two hands
	into     bool // the King is in the first trick and comes out of it
	law      engine.Law
}

// castle rules on a castling, offered or made.
func (r *ruler) castle(act int, a *engine.Act) error {
	if r.side(a.By) == unknown {
		r.leave(msgKingsUnknown)
		return nil
	}
	c := r.castling(&r.Tricks, &r.royal, a)
	if c.kaiser && !c.into && r.kingAt[c.side] == engine.Nobody && !r.castled[c.side] {
		r.leave(msgKingUnknown)
		return nil
	}
	n := 0 // the trick in which it was made
	if r.Tricks.Now.Played > 0 || r.Tricks.Now.N > 1 {
		n = r.Tricks.Now.N
	}
	w := r.unlawful(&r.Tricks, &r.royal, &c)
	r.shown(act, n, a, &c)
	if w.what != "" {
		r.voided = true
		r.find(act, w.what, a.By, n, c.officer, w.law, w.text, w.values...)
		if !r.letStand(&r.royal, &c) {
			r.T.Say(act, a.By, r.Tricks.Now.N, msgVoidNoted, say.Who(a.By))
			r.Because(w.law, msgVoid)
			return nil
		}
		r.Because(w.law, msgLetStand)
	}
	if c.declined {
		r.T.Say(act, a.By, r.Tricks.Now.N, msgDeclineNoted, say.Who(c.from), kingWord(c.king), say.Who(c.to))
		r.Because(LawManual5_3, msgDeclined, say.Who(c.to), kingWord(c.king), say.Who(c.from))
		return nil
	}
	if c.unnamed && c.into {
		r.leave(msgOfficerUnknown)
		return nil
	}
	if hand, whole := r.Tricks.Hand(c.to); whole && !c.unnamed && !hand.Has(c.officer) {
		return engine.Impossiblef(a.Pos, "%s does not hold %s and cannot give it for the King", r.H.Name(c.to), show(c.officer))
	}
	r.exchange(act, &c)
	return nil
}

// shown rules on whether the opponents saw the officer.
func (r *ruler) shown(act, n int, a *engine.Act, c *castling) {
	switch f, ok := a.Args.Get("shown"); {
	case !ok:
	case f.N == 0 && c.officer != card.None:
		r.find(act, "officer-not-shown", a.By, n, c.officer, LawManual5_2, msgNotShown, say.Who(a.By), say.Card(c.officer))
		r.Because(LawManual5_2, msgShowNow)
	default:
		r.Because(LawManual5_2, msgShown)
	}
}

// letStand reports whether the table let a castling stand that the law voids, and it can have been made.
func (r *ruler) letStand(k *royal, c *castling) bool {
	return r.stands && !c.declined && (c.officer != card.None || c.unnamed) && k.kingAt[c.side] == c.from
}

// castling reads what is castled between whom: the Kaiser castles between his two hands, whichever has the King.
func (r *ruler) castling(t *trick.Table, k *royal, a *engine.Act) castling {
	c := castling{by: a.By, side: r.side(a.By), from: a.By, officer: card.None, declined: a.Args.True("declined"),
		kaiser: r.three && a.By == r.kaiser, law: r.law(LawManual5_1, LawManualB5_3)}
	c.king = [2]card.Card{whiteKing, blackKing}[c.side]
	if c.kaiser {
		c.law = LawManualB5_1
		if s := holderIn(firstTrick(t), c.king); s != engine.Nobody {
			c.from, c.into, c.law = s, true, LawManualB5_2
		} else if k.kingAt[c.side] != engine.Nobody {
			c.from = k.kingAt[c.side]
		}
	}
	c.to = r.partner(c.from)
	if list := a.Args.Cards("for"); len(list) > 0 {
		c.officer = list[0]
	}
	if c.officer != card.None || c.declined {
		return c
	}
	switch hand, whole := t.Hand(c.to); {
	case !whole:
		c.unnamed = true
	case hand.One&giveable == 0: // he has none to give
	case (hand.One & giveable).Len() == 1:
		c.officer = (hand.One & giveable).First()
	default:
		c.unnamed = true
	}
	return c
}

// giveable is what may be given for a King.
const giveable = officers &^ kings

// wrong is what makes a castling void; what is "" when nothing does.
type wrong struct {
	what   string
	law    engine.Law
	text   *say.Message
	values []say.Value
}

// unlawful says what makes a castling void.
func (r *ruler) unlawful(table *trick.Table, k *royal, c *castling) wrong {
	t, first := &table.Now, firstTrick(table)
	by, to, made := say.Who(c.by), say.Who(c.to), say.If(c.declined)
	switch {
	case c.kaiser && t.N == 1 && !t.Complete():
		return wrong{"castled-early", c.law, msgTooEarly, []say.Value{by, made}}
	case c.kaiser && !(t.N == 1 || t.N == 2 && t.Played == 0):
		return wrong{"castled-late", c.law, msgTooLate, []say.Value{by, made}}
	case !c.kaiser && (t.N > 1 || t.Played > 0):
		return wrong{"castled-late", r.law(LawManual5_5, LawManualB5_3), msgAfterLead, []say.Value{by, made}}
	case c.into && first.Winner == c.from:
		return wrong{"castle-refused-king", c.law, msgKingTookIt, []say.Value{by}}
	case k.castled[c.side], !c.into && k.kingAt[c.side] != c.from && k.kingAt[c.side] != engine.Nobody:
		return wrong{"castle-refused-king", LawManual5_1, msgNoKing, []say.Value{by}}
	case c.declined:
	case c.unnamed:
	case c.officer == card.None:
		return wrong{"castle-refused-king", LawManual5_1, msgNoOfficer, []say.Value{to}}
	case !officers.Has(c.officer) || kings.Has(c.officer):
		return wrong{"castle-refused-king", LawManual5_1, msgNotAnOfficer, []say.Value{to, say.Card(c.officer)}}
	}
	return wrong{}
}

// exchange moves the cards of a castling.
func (r *ruler) exchange(act int, c *castling) {
	r.castled[c.side] = true
	r.kingAt[c.side] = c.to
	if c.unnamed {
		r.someOfficer(c)
		r.Because(c.law, msgCastlesUnnamed, say.Who(c.from), kingWord(c.king), say.Who(c.to))
		r.T.Say(act, c.by, r.Tricks.Now.N, msgUnnamedNoted, say.Who(c.from), kingWord(c.king), say.Who(c.to))
		return
	}
	r.Tricks.Drop(c.to, c.officer)
	r.Tricks.Draw(c.to, c.king)
	from, king, to, officer := say.Who(c.from), kingWord(c.king), say.Who(c.to), say.Card(c.officer)
	if !c.into {
		r.Tricks.Drop(c.from, c.king)
		r.Tricks.Draw(c.from, c.officer)
		r.Because(c.law, msgCastles, from, king, to, officer)
		r.T.Say(act, c.by, r.Tricks.Now.N, msgCastleNoted, from, king, to, officer)
		return
	}
	if r.Tricks.Now.N == 2 {
		r.Tricks.Reopen()
	}
	r.Tricks.Replace(c.from, c.officer)
	winner := say.Who(r.Tricks.Now.Winner)
	r.Because(c.law, msgCastlesInto, say.Who(c.by), king, officer, to, winner)
	r.T.Say(act, c.by, r.Tricks.Now.N, msgIntoNoted, from, king, to, officer, winner)
}

// someOfficer moves a King for an officer that nobody named: which officers either hand holds is open from then on.
func (r *ruler) someOfficer(c *castling) {
	from, _ := r.Tricks.Hand(c.from)
	to, _ := r.Tricks.Hand(c.to)
	from.Remove(c.king)
	to = card.Hand{One: to.One &^ giveable, Two: to.Two &^ giveable}
	to.Add(c.king)
	r.Tricks.Deal(c.from, false, from)
	r.Tricks.Deal(c.to, false, to)
}

// castleAhead moves the cards of a castling where the play is looked ahead. One that the law voids moves none, unless
// the table let it stand.
func (r *ruler) castleAhead(a *replay.Ahead, k *royal, act *engine.Act) {
	if act.Kind != Castle || r.side(act.By) == unknown {
		return
	}
	c := r.castling(&a.Tricks, k, act)
	if c.declined || c.officer == card.None && !c.unnamed {
		return
	}
	if c.kaiser && !c.into && k.kingAt[c.side] == engine.Nobody || r.unlawful(&a.Tricks, k, &c).what != "" && !r.letStand(k, &c) {
		return
	}
	k.castled[c.side], k.kingAt[c.side] = true, c.to
	if c.unnamed {
		a.MayCome(c.from, giveable)
		a.Comes(c.to, c.king)
		if !c.into {
			a.Leaves(c.from, c.king)
		}
		return
	}
	a.Leaves(c.to, c.officer)
	a.Comes(c.to, c.king)
	if c.into {
		if a.Tricks.Now.N == 2 {
			a.Tricks.Reopen()
		}
		a.Tricks.Replace(c.from, c.officer)
		return
	}
	a.Leaves(c.from, c.king)
	a.Comes(c.from, c.officer)
}

// firstTrick is the first trick of the game while the second has not been begun; nil otherwise.
func firstTrick(table *trick.Table) *trick.Trick {
	switch t := &table.Now; {
	case t.N == 1 && t.Complete():
		return t
	case t.N == 2 && t.Played == 0 && len(table.Tricks) == 1:
		return &table.Tricks[0]
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
