package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
)

// When a fault came to light: before the cards were taken up, before the auction was over, in the play, after it.
const (
	atDeal    = "deal"
	atAuction = "auction"
	atPlay    = "play"
	atEnd     = "end"
)

// noticed is when a fault came to light: what the record says, or where it stops.
func (r *ruler) noticed(a *engine.Act) string {
	switch word := a.Args.Word("noticed"); {
	case word != "":
		return word
	case r.c.played || r.underway():
		return atPlay
	case len(r.H.Bidding) > 0:
		return atAuction
	}
	return atDeal
}

// leastPacket is how many cards the cut must at least lift and leave (3.2.4).
const leastPacket = 4

// iskoDeal are the faults of the deal that may be objected to until the cards are taken up (3.2.13).
var iskoDeal = map[string]struct {
	law  engine.Law
	text string
}{
	"not-cut":      {LawIsko3_2_4, "The pack was not cut as it must be."},
	"wrong-deal":   {LawIsko3_2_13, "The cards were not dealt in the prescribed manner."},
	"small-packet": {LawIsko3_2_4, "The cut left fewer than four cards in a packet."},
}

// iskoOpen are accidents of the deal on which the text is not before us.
var iskoOpen = map[string]string{
	"exposed-in-deal": "A card was exposed in dealing.",
	"exposed-in-cut":  "A card was exposed in cutting.",
	"faced-card":      "A card was found faced in the pack.",
	"imperfect-pack":  "The pack proved imperfect.",
	"hands-confused":  "The hands ran into one another.",
}

// iskoTalk are the ways in which a defender tells his partner more than his play does.
var iskoTalk = map[string]string{
	"exposed-card":     " showed a card.",
	"consulted":        " talked the hand over with the other defender.",
	"dictated":         " told the soloist what to play.",
	"prompted-partner": " advised the other defender.",
}

// iskoFault rules on what only a report can show.
func iskoFault(r *ruler, act int, a *engine.Act) error {
	a, err := r.committed(a)
	if err != nil {
		return err
	}
	who := r.name(a.By)
	at := r.faultTrick(act, a)
	find := func(law engine.Law, text ...string) {
		r.find(act, a.Word, a.By, at, card.None, law, r.text(text...))
	}
	if n := a.Args.Int("cards"); a.Word == "small-packet" && n >= leastPacket {
		r.say(LawIsko3_2_4, strconv.Itoa(n), " cards were left in the smaller packet, and four are enough.")
		return nil
	}
	if d, ok := iskoDeal[a.Word]; ok {
		find(d.law, d.text)
		if r.noticed(a) == atDeal {
			r.dealtAgain(LawIsko3_2_13, "It is objected to before the cards are taken up: they are dealt again.")
		} else {
			r.say(LawIsko3_2_13, "Objections to the cut and the deal are heard only until the cards are taken up: the deal stands.")
			r.wrongNumbers()
		}
		return nil
	}
	if text, ok := iskoOpen[a.Word]; ok {
		find(LawIskoExposedInDeal, text)
		r.unfit = "The paragraph on this accident of the deal is not confirmed; it is commonly held that the cards are dealt again."
		r.V.Undecided = r.unfit
		return nil
	}
	n := r.counted()
	if text, ok := iskoTalk[a.Word]; ok {
		if !r.c.played {
			return engine.Impossiblef(a.Pos, "%s belongs to the play, and the record has no contract", a.Word)
		}
		law := LawIskoDefenderShowsCard
		if r.single(a.By) {
			law = LawIskoSoloistShowsCard
		}
		r.find(act, a.Word, a.By, at, cardOf(a), law, r.text(who, text))
		if r.single(a.By) {
			r.say(law, "A card shown by the soloist costs nothing.")
			return nil
		}
		r.breach(act, a.By, n)
		return nil
	}
	switch a.Word {
	case "dealt-out-of-turn":
		find(LawIskoOld3_2_13, who, " dealt out of turn.")
		if a.Args.True("complete") {
			r.say(LawIskoOld3_2_13, "The round is complete and stands.")
		} else {
			r.dealtAgain(LawIskoOld3_2_13, "The round that is under way is played again from its first seat.")
		}
	case "took-both-skat", "took-first-unseen", "late-nullo", "late-open":
		r.say(LawIsko2_1, who, " takes up both skat cards unseen by the others and announces after that, as the order has it.")
	case "not-laid-open":
		find(LawIsko2_2_3, who, " did not lay the cards of an open game face up before the first lead.")
		r.say(LawIsko2_2_3, "The defenders must ask for it; it costs nothing.")
	case "exposed-both-skat":
		find(LawIskoSoloistShowsCard, who, " showed the skat.")
		r.say(LawIskoSoloistShowsCard, "What the soloist shows costs nothing.")
	case "looked-at-skat", "took-skat", "onlooker-saw-skat", "looked-at-hand":
		r.sawSkat(act, a, who, find)
	case "no-discard", "wrong-discard":
		if !r.c.played {
			return engine.Impossiblef(a.Pos, "%s needs the contract, after which cards are laid away", a.Word)
		}
		text := r.text(who, " laid away other than two cards.")
		if a.Word == "no-discard" {
			text = r.text(who, " laid nothing away.")
		}
		find(LawIskoWrongDiscard, text)
		r.say(LawIskoWrongDiscard, "Other than two cards were laid away, and it was found after the announcement.")
		r.breach(act, a.By, n)
	case "wrong-number-of-cards":
		r.iskoNumber(act, a, who, find)
	case "looked-back", "counted-tricks":
		last := r.Tricks.Now.N
		if !r.Tricks.Now.Complete() {
			last--
		}
		if a.Word == "looked-back" && act >= 0 && a.Trick == last && last > 0 && (r.Tricks.Now.Complete() || r.Tricks.Now.Card(a.By) == card.None) {
			r.say(LawIskoOld4_4_3, who, " saw the last trick again and has not played to the next, which is allowed.")
			return nil
		}
		text := " looked at tricks that had been laid away."
		if a.Word == "counted-tricks" {
			text = " counted over tricks that had been laid away."
		}
		find(LawIskoOld4_4_6, who, text)
		r.breach(act, a.By, n)
	case "recalled-bid":
		find(LawIsko3_3_1, who, " wanted to take back a bid.")
		r.say(LawIsko3_3_1, "A bid stands.")
	case "changed-game":
		if a.Args.Has("from") && act < 0 {
			return nil // whether the change stands depends on the values; see changedAnnouncement
		}
		find(LawIskoChangedAnnouncement, who, " wanted another game than the one announced.")
		r.say(LawIskoChangedAnnouncement, "Only a change to a game of higher value, before the first lead, would stand.")
	default:
		return engine.Impossiblef(a.Pos, "the international order, as it is carried here, has nothing on the fault %q", a.Word)
	}
	return nil
}

// cardOf is the card that a fault names, or none.
func cardOf(a *engine.Act) card.Card {
	if cards := a.Args.Cards("card"); len(cards) > 0 {
		return cards[0]
	}
	return a.Card
}

// dealtAgain orders a new deal; the order does not say here who deals it.
func (r *ruler) dealtAgain(law engine.Law, text string) {
	r.newDeal(law, text)
	if r.V.Summary == "" {
		r.V.Summary = text
	}
}

// sawSkat rules on the skat seen or taken, or another's cards seen: before the auction, in it, or after the
// announcement.
func (r *ruler) sawSkat(act int, a *engine.Act, who string, find func(engine.Law, ...string)) {
	verb := " looked at the skat"
	if a.Word == "took-skat" {
		verb = " took up the skat"
	}
	switch a.Word {
	case "onlooker-saw-skat":
		who = "An onlooker"
	case "looked-at-hand":
		verb = " looked at another player's cards"
	}
	if act >= 0 {
		r.sawLate(act, a, who, verb, find)
		return
	}
	calls := a.Args.Int("calls")
	law := LawIskoOld3_3_9
	active := r.seats.place(a.By) >= 0
	switch {
	case calls > 0 || !active || a.Word == "looked-at-hand":
	case a.Word == "took-skat":
		law = LawIskoOld3_2_15
	default:
		law = LawIskoOld3_2_14
	}
	when := " before the auction."
	if calls > 0 {
		when = " before the auction was over."
	}
	find(law, who, verb, when)
	r.renewed = renewal{calls: calls, barred: engine.Nobody}
	if active {
		r.barred[a.By] = law
		r.renewed.barred = a.By
		r.say(law, who, " is barred from the auction; the two others bid.")
	} else {
		r.say(law, "None of the three who bid is at fault; all are free of their bids and may pass or bid anew.")
	}
	if a.Word == "took-skat" {
		r.say(LawIskoOld3_2_15, "If the two cards can be told they are put back; otherwise ", who, " shuffles the twelve cards and the dealer draws two of them as the skat.")
	}
}

// sawLate rules on a look at the skat (3.4.8), or at another's cards, after the announcement.
func (r *ruler) sawLate(act int, a *engine.Act, who, verb string, find func(engine.Law, ...string)) {
	if a.By == engine.Nobody || r.seats.place(a.By) < 0 {
		r.say(LawIskoOld3_4_8, who, verb, " during the play and plays for neither side; the order as it is carried here says nothing of it.")
		return
	}
	if a.Word == "looked-at-hand" {
		find(LawIsko4_1_4, who, verb, ".")
		r.breach(act, a.By, r.counted())
		return
	}
	if r.single(a.By) && r.sure(goal{seat: r.c.by, want: everyTrick}) == engine.Yes {
		r.say(LawIskoOld3_4_8, who, " cannot lose another trick, so turning up the skat shows that the rest is won, and is no breach.")
		law := LawIsko4_4_4
		if r.olderText() {
			law = LawIskoOld4_3_4
		}
		r.allTo(true, law, r.text("All tricks that are left are ", who, "'s."))
		return
	}
	find(LawIskoOld3_4_8, who, verb, " after the announcement.")
	r.breach(act, a.By, r.counted())
}

// iskoNumber rules on a wrong number of cards: from the deal (3.2.9), or found in the play after a proper one.
func (r *ruler) iskoNumber(act int, a *engine.Act, who string, find func(engine.Law, ...string)) {
	n := r.counted()
	if act >= 0 {
		c := cardOf(a)
		r.find(act, a.Word, a.By, r.dated(act), c, LawIskoOneCardWrong, r.text(who, " was found with a wrong number of cards."))
		if c != card.None && !r.mattered(a.By, c) {
			r.say(LawIskoOneCardWrong, show(c), " could not have been played to any trick so far: it costs nothing.")
			return
		}
		r.say(LawIskoOneCardWrong, "The card could have mattered in a trick: the side with the wrong number has lost.")
		r.breach(act, a.By, n)
		return
	}
	find(LawIskoOld3_2_9, who, " has a wrong number of cards from the deal.")
	if when := r.noticed(a); when == atDeal || when == atAuction {
		r.dealtAgain(LawIskoOld3_2_9, "It is reported before the auction is over: the cards are dealt again.")
		return
	}
	r.wrongNumbers()
}

// wrongNumbers rules on wrong numbers of cards from the deal that were found after the auction: those reported, and
// those that the recorded hands show.
func (r *ruler) wrongNumbers() {
	wrong := func(s engine.Seat) bool {
		if d := r.H.Dealt(s); d != nil && len(d.Cards) != r.handSize {
			return true
		}
		for i := range r.H.Faults {
			if f := &r.H.Faults[i]; f.Word == "wrong-number-of-cards" && f.By == s {
				return true
			}
		}
		return false
	}
	soloist, defender := engine.Nobody, engine.Nobody
	for _, s := range r.seats {
		switch {
		case !wrong(s):
		case r.single(s):
			soloist = s
		default:
			defender = s
		}
	}
	switch {
	case r.V.Redeal || soloist == engine.Nobody && defender == engine.Nobody:
	case soloist != engine.Nobody && defender != engine.Nobody:
		r.dealtAgain(LawIskoOld3_2_9, "Both sides have a wrong number: the cards are dealt again at any time.")
	case !r.c.played:
		r.V.Undecided = "A wrong number of cards that is found in the play needs the contract, to know whose side is at fault."
	default:
		r.misdealt = max(soloist, defender)
	}
}

// wrongNumberLoses decides the hand against the side with the wrong number (3.2.9); a level that the bid demands is
// granted as after any fault of the defenders (4.1.5).
func (r *ruler) wrongNumberLoses() {
	soloist := r.name(r.c.by)
	if r.single(r.misdealt) {
		r.decideAt(-1, false, plain, LawIskoOld3_2_9, r.text(soloist, " has a wrong number of cards and the others the right one: the game is lost."))
		return
	}
	st := standing{need: r.required()}
	r.decideAt(-1, true, st.need, LawIskoOld3_2_9, r.text("A defender has a wrong number of cards and ", soloist, " the right one: the game is won."))
	r.say(LawIskoOld3_5_2, "The defenders stand and fall together.")
	r.granted(st)
}

// mattered reports whether a card that was not in his hand could have been played to one of the tricks so far.
func (r *ruler) mattered(s engine.Seat, c card.Card) bool {
	o := r.c.order()
	tricks := append(r.Tricks.Tricks[:len(r.Tricks.Tricks):len(r.Tricks.Tricks)], r.Tricks.Now)
	if r.H.Position != nil {
		return true // the tricks before it are not recorded
	}
	for i := range tricks {
		t := &tricks[i]
		played := t.Card(s)
		if played == card.None {
			continue
		}
		led := t.Led()
		if played == led || o.Class[played] != o.Class[led] || o.Class[c] == o.Class[led] {
			return true
		}
	}
	return false
}

// pointsOf writes a number of card points.
func pointsOf(n int) string { return strconv.Itoa(n) + " card points" }
