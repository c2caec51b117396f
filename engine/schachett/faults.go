package schachett

import (
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// reported is what a record may report: the law and what follows.
var reported = map[string]struct {
	four, three engine.Law
	text        string
	follows     consequence
}{
	"wrong-deal":            {LawManual4_8, LawManual4_8, " did not deal in the prescribed packets.", dealsAgain},
	"wrong-number-of-cards": {LawManual4_8, LawManual4_8, " does not have thirteen cards.", dealsAgain},
	"exposed-in-deal":       {LawManual4_9, LawManual4_9, " turned up a card in dealing.", dealsAgain},
	"not-cut":               {LawManual4_7, LawManual4_7, " dealt without having the pack cut.", dealsAgain},
	"looked-back":           {LawManual10_3, LawManual10_3, " looked at a trick earlier than the one before.", paysAll},
	"wrong-kings":           {LawManual4_4, LawManualB4_4, " received a King out of order.", nothing},
	"dealt-out-of-turn":     {LawManual4_5, LawManualB4_5, " dealt out of turn.", nothing},
	"wrong-seats":           {LawManual13_1, LawManualB4_2, " sat in a wrong place.", nothing},
	"wrong-kaiser":          {LawManualB4_1, LawManualB4_1, " was Kaiser out of order.", nothing},
	"stopped-early":         {LawManual13_3, LawManualB12_2, " ended the sitting before the end of a cycle.", nothing},
	"officer-not-shown":     {LawManual5_2, LawManual5_2, " did not show the officer taken for the King.", nothing},
	"king-in-hand":          {LawManual5_4, LawManual5_4, " did not leave the King lying open.", nothing},
	"looked-too-soon":       {LawManualB10_2, LawManualB10_2, " looked at a hand before its time.", nothing},
}

type consequence uint8

const (
	nothing    consequence = iota // no figure is set: the wrong is put right
	paysAll                       // 25 to every other player
	dealsAgain                    // the dealer pays 5 to everybody and deals again
)

// fault rules on what only a report can show.
func (r *ruler) fault(act int, a *engine.Act) error {
	f, ok := reported[a.Word]
	if !ok {
		return engine.Impossiblef(a.Pos, "the manual knows no fault %q that is reported", a.Word)
	}
	by, n := a.By, a.Trick
	payer := by
	switch {
	case a.Word == "wrong-number-of-cards":
		payer = r.dealer // whoever's hand it is
	case by == engine.Nobody && f.follows == dealsAgain:
		by, payer = r.dealer, r.dealer
	}
	if payer == engine.Nobody && f.follows == paysAll {
		return engine.Impossiblef(a.Pos, "%s needs 'by', for somebody pays for it", a.Word)
	}
	if a.Word == "looked-back" && n > 0 && act >= 0 && n >= r.table.Now.N-1 {
		r.say(LawManual10_3, r.name(by), " looked at no earlier trick than the one before, which is allowed.")
		return nil
	}
	if n == 0 && act >= 0 {
		n = r.table.Now.N
	}
	law := r.law(f.four, f.three)
	who := r.name(by)
	if by == engine.Nobody {
		who = "The table"
	}
	r.find(act, a.Word, by, n, card.None, law, who, f.text)
	switch f.follows {
	case paysAll:
		r.toAll(law, by, lookBack, "for looking back")
	case dealsAgain:
		r.dealAgain(payer)
	default:
		r.say(law, "The wrong is put right; the manual sets no payment for it.")
	}
	return nil
}

// dealAgain is the misdeal: the dealer pays everybody and deals once more.
func (r *ruler) dealAgain(dealer engine.Seat) {
	r.v.Redeal = true
	if dealer == engine.Nobody {
		r.v.Because(LawManual4_9, "The dealer pays 5 points to each of the others and deals again.")
		r.v.Undecided = "The record does not tell who dealt, so who pays stays open."
		return
	}
	r.toAll(LawManual4_9, dealer, misdeal, "and deals again")
}

// prescribed packets, to the left from the dealer's left-hand neighbour.
var prescribed = [...]string{"2", "3", "3", "2", "2", "2", "2", "2", "3", "3", "3", "3", "2", "2", "2", "2", "3", "3", "3", "3"}

// dealtIn compares the packets of a deal with the prescribed ones.
func (r *ruler) dealtIn(act int, a *engine.Act) {
	got := strings.FieldsFunc(a.Word, func(c rune) bool { return strings.ContainsRune(" ,;/|-", c) })
	right := len(got) == len(prescribed)
	for i := 0; right && i < len(got); i++ {
		right = got[i] == prescribed[i]
	}
	r.trace.Note(act, r.purse(r.dealer), r.table.Now.N, "packets: "+a.Word)
	if right {
		r.say(LawManual4_8, "The packets are as prescribed: 2, 3, 3, 2, then 2, 3, 2 and 3 to each.")
		return
	}
	who := "the dealer"
	if r.dealer != engine.Nobody {
		who = r.name(r.dealer)
	}
	r.find(act, "wrong-deal", r.dealer, 0, card.None, LawManual4_8, capital(who), " dealt in other packets than 2, 3, 3, 2, then 2, 3, 2 and 3 to each.")
	r.dealAgain(r.dealer)
}

// castle rules on a castling: the holder's King to his partner for an officer.
func (r *ruler) castle(i int, a *engine.Act) error {
	side := r.side(a.By)
	if side == unknown {
		return engine.Impossiblef(a.Pos, "the record does not tell who received the Kings, so whose King is castled is not known")
	}
	k := [2]card.Card{whiteKing, blackKing}[side]
	t, name := &r.table.Now, r.name(a.By)
	n := 0
	if t.Played > 0 || t.N > 1 {
		n = t.N
	}
	if a.Args.True("declined") {
		r.trace.Note(i, a.By, t.N, r.text(name, " offers ", kingName(k), "; the partner declines"))
		r.say(LawManual5_3, "The partner declines ", kingName(k), ", and everybody keeps his cards.")
		return nil
	}
	// Who gives the King and who the officer: the Kaiser castles between his two hands, whichever has the King.
	from, into := a.By, false
	kaiser := r.three && a.By == r.kaiser
	law := r.law(LawManual5_1, LawManualB5_3)
	if kaiser {
		law = LawManualB5_1
		first := r.firstTrick()
		if s := holderIn(first, k); s != engine.Nobody {
			from, into, law = s, true, LawManualB5_2
		} else if r.kingAt[side] != engine.Nobody {
			from = r.kingAt[side]
		}
	}
	to := r.partner(from)
	officer := card.None
	if list := a.Args.Cards("for"); len(list) > 0 {
		officer = list[0]
	}
	if officer == card.None {
		if hand, whole := r.table.Hand(to); !whole || hand.One&officers&^kings != 0 {
			return engine.Impossiblef(a.Pos, "a castling names the officer given for the King (for: …) or says declined: true")
		}
	}
	what, text := "", ""
	switch {
	case kaiser && t.N == 1 && !t.Complete():
		what, text = "castled-early", " castled before the first trick was over."
	case kaiser && !(t.N == 1 || t.N == 2 && t.Played == 0):
		what, text = "castled-late", " castled after the second trick had been begun."
	case !kaiser && (t.N > 1 || t.Played > 0):
		what, text = "castled-late", " castled after the first lead."
		law = r.law(LawManual5_5, LawManualB5_3)
	case into && r.firstTrick().Winner == from:
		what, text = "castle-refused-king", " wanted to castle a King that took the first trick himself."
	case r.castled[side], !into && r.kingAt[side] != from:
		what, text, law = "castle-refused-king", " has no King to offer.", LawManual5_1
	case officer == card.None:
		what, text, law = "castle-refused-king", "'s partner has no officer to give for the King.", LawManual5_1
	case !officers.Has(officer) || kings.Has(officer):
		what, text, law = "castle-refused-king", " cannot be given "+show(officer)+" for the King, which is no other officer.", LawManual5_1
	}
	if f, ok := a.Args.Get("shown"); ok && f.N == 0 {
		r.find(i, "officer-not-shown", a.By, n, officer, LawManual5_2, name, " took ", show(officer), " for the King without its being shown.")
		r.say(LawManual5_2, "The officer is to be shown now; the manual sets no payment for it.")
	} else if ok {
		r.say(LawManual5_2, "The officer was shown to the opponents.")
	}
	if what != "" {
		r.voided = true
		r.find(i, what, a.By, n, officer, law, name, text)
		if !r.stands || officer == card.None || r.kingAt[side] != from {
			r.trace.Note(i, a.By, t.N, r.text("castling by ", name, " is void"))
			r.say(law, "The castling is void, and everybody keeps his cards; nothing is paid.")
			return nil
		}
		r.say(law, "The play shows that the castling was let stand; it is judged so, and nothing is paid.")
	}
	if hand, whole := r.table.Hand(to); whole && !hand.Has(officer) {
		return engine.Impossiblef(a.Pos, "%s does not hold %s and cannot give it for the King", r.name(to), show(officer))
	}
	r.castled[side] = true
	r.take(to, officer)
	r.table.Draw(to, k)
	r.kingAt[side] = to
	if into {
		r.saveKing(from, officer)
		r.say(law, name, " takes ", kingName(k), " out of the first trick and puts ", show(officer), " in his place; the trick is ",
			r.name(r.table.Now.Winner), "'s.")
	} else {
		r.take(from, k)
		r.table.Draw(from, officer)
		r.say(law, capital(r.name(from)), " castles: ", kingName(k), " goes to ", r.name(to), " for ", show(officer), ".")
	}
	note := r.text(r.name(from), " castles ", kingName(k), " with ", r.name(to), " for ", show(officer))
	if into {
		note = r.text(note, ", which stands in his place: the trick is ", r.name(r.table.Now.Winner), "'s")
	}
	r.trace.Note(i, a.By, r.table.Now.N, note)
	return nil
}

// take takes a card out of a hand, and notes that it was there where the hand is not recorded.
func (r *ruler) take(s engine.Seat, c card.Card) {
	if !r.table.Drop(s, c) {
		r.need[s].Add(c)
	}
}
