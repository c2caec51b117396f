package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
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
	kaiser   bool // between the Kaiser's two hands
	into     bool // the King is in the first trick and comes out of it
	law      engine.Law
}

// castle rules on a castling, offered or made.
func (r *ruler) castle(i int, a *engine.Act) error {
	c, err := r.castling(a)
	if err != nil {
		return err
	}
	n := 0 // the trick in which it was made
	if r.table.Now.Played > 0 || r.table.Now.N > 1 {
		n = r.table.Now.N
	}
	what, law, why := r.unlawful(&c)
	if f, ok := a.Args.Get("shown"); ok && f.N == 0 && c.officer != card.None {
		r.find(i, "officer-not-shown", a.By, n, c.officer, LawManual5_2, r.name(a.By), " took ", show(c.officer), " for the King without its being shown.")
		r.say(LawManual5_2, "The officer is to be shown now; the manual sets no payment for it.")
	} else if ok {
		r.say(LawManual5_2, "The officer was shown to the opponents.")
	}
	if what != "" {
		r.voided = true
		r.find(i, what, a.By, n, c.officer, law, why)
		if !r.stands || c.declined || c.officer == card.None || r.kingAt[c.side] != c.from {
			r.note(i, a.By, r.table.Now.N, "the castling offered by ", r.name(a.By), " is void")
			r.say(law, "The castling is void: no card changes hands, and nothing is paid.")
			return nil
		}
		r.say(law, "The play shows that the castling was let stand; it is judged so, and nothing is paid.")
	}
	if c.declined {
		r.note(i, a.By, r.table.Now.N, r.name(c.from), " offers ", kingName(c.king), ", and ", r.name(c.to), " declines")
		r.say(LawManual5_3, capital(r.name(c.to)), " declines ", kingName(c.king), ", which stays with ", r.name(c.from), ".")
		return nil
	}
	if hand, whole := r.table.Hand(c.to); whole && !hand.Has(c.officer) {
		return engine.Impossiblef(a.Pos, "%s does not hold %s and cannot give it for the King", r.name(c.to), show(c.officer))
	}
	r.exchange(i, &c)
	return nil
}

// castling reads what is castled between whom: the Kaiser castles between his two hands, whichever has the King.
func (r *ruler) castling(a *engine.Act) (castling, error) {
	c := castling{by: a.By, side: r.side(a.By), from: a.By, officer: card.None, declined: a.Args.True("declined"),
		kaiser: r.three && a.By == r.kaiser, law: r.law(LawManual5_1, LawManualB5_3)}
	if c.side == unknown {
		return c, engine.Impossiblef(a.Pos, "the record does not tell who received the Kings, so whose King is castled is not known")
	}
	c.king = [2]card.Card{whiteKing, blackKing}[c.side]
	if c.kaiser {
		c.law = LawManualB5_1
		if s := holderIn(r.firstTrick(), c.king); s != engine.Nobody {
			c.from, c.into, c.law = s, true, LawManualB5_2
		} else if r.kingAt[c.side] != engine.Nobody {
			c.from = r.kingAt[c.side]
		}
	}
	c.to = r.partner(c.from)
	if list := a.Args.Cards("for"); len(list) > 0 {
		c.officer = list[0]
	}
	if hand, whole := r.table.Hand(c.to); c.officer == card.None && !c.declined && (!whole || hand.One&officers&^kings != 0) {
		return c, engine.Impossiblef(a.Pos, "a castling names the officer given for the King (for: …) or says declined: true")
	}
	return c, nil
}

// unlawful says what makes a castling void; "" when nothing does.
func (r *ruler) unlawful(c *castling) (what string, law engine.Law, why string) {
	t := &r.table.Now
	by, done := r.name(c.by), " castled "
	if c.declined {
		done = " offered the King "
	}
	switch {
	case c.kaiser && t.N == 1 && !t.Complete():
		return "castled-early", c.law, by + done + "before the first trick was over."
	case c.kaiser && !(t.N == 1 || t.N == 2 && t.Played == 0):
		return "castled-late", c.law, by + done + "after the second trick had been begun."
	case !c.kaiser && (t.N > 1 || t.Played > 0):
		return "castled-late", r.law(LawManual5_5, LawManualB5_3), by + done + "after the first lead."
	case c.into && r.firstTrick().Winner == c.from:
		return "castle-refused-king", c.law, by + " cannot take out of the first trick a King that took it."
	case r.castled[c.side], !c.into && r.kingAt[c.side] != c.from:
		return "castle-refused-king", LawManual5_1, by + " has no King to offer."
	case c.declined:
	case c.officer == card.None:
		return "castle-refused-king", LawManual5_1, r.name(c.to) + " has no officer to give for the King."
	case !officers.Has(c.officer) || kings.Has(c.officer):
		return "castle-refused-king", LawManual5_1, r.name(c.to) + " cannot give " + show(c.officer) + " for the King: it is no other officer."
	}
	return "", "", ""
}

// exchange moves the cards of a castling.
func (r *ruler) exchange(i int, c *castling) {
	r.castled[c.side] = true
	r.take(c.to, c.officer)
	r.table.Draw(c.to, c.king)
	r.kingAt[c.side] = c.to
	more := ""
	if c.into {
		if r.table.Now.N == 2 {
			r.table.Reopen()
		}
		r.table.Replace(c.from, c.officer)
		winner := r.name(r.table.Now.Winner)
		r.say(c.law, r.name(c.by), " takes ", kingName(c.king), " out of the first trick and puts ", show(c.officer), " in its place. The King goes to ",
			r.name(c.to), ", and the trick is ", winner, "'s.")
		more = ", which takes its place in the trick; the trick is " + winner + "'s"
	} else {
		r.take(c.from, c.king)
		r.table.Draw(c.from, c.officer)
		r.say(c.law, capital(r.name(c.from)), " castles: ", kingName(c.king), " goes to ", r.name(c.to), " for ", show(c.officer), ".")
	}
	r.note(i, c.by, r.table.Now.N, r.name(c.from), " castles ", kingName(c.king), " with ", r.name(c.to), " for ", show(c.officer), more)
}

// take takes a card out of a hand, and notes that it was there where the hand is not recorded.
func (r *ruler) take(s engine.Seat, c card.Card) {
	if !r.table.Drop(s, c) {
		r.need[s].Add(c)
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
