package skat

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
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
	text *say.Message
}{
	"not-cut":      {LawIsko3_2_4, msgPackNotCut},
	"wrong-deal":   {LawIsko3_2_13, msgNotDealtAsPrescribed},
	"small-packet": {LawIsko3_2_4, msgFewerThanFour},
}

// iskoOpen are accidents of the deal on which the text is not before us.
var iskoOpen = map[string]*say.Message{
	"exposed-in-deal": msgCardExposedDealing,
	"exposed-in-cut":  msgCardExposedCutting,
	"faced-card":      msgFacedCard,
	"imperfect-pack":  msgPackImperfect,
	"hands-confused":  msgHandsRan,
}

// iskoTalk are the ways in which a defender tells his partner more than his play does.
var iskoTalk = map[string]*say.Message{
	"exposed-card":     msgShowedCard,
	"consulted":        msgTalkedHandOver,
	"dictated":         msgToldSoloist,
	"prompted-partner": msgAdvised,
}

// fault rules on what only a report can show.
func (iskoLaw) fault(r *ruler, act int, a *engine.Act) error {
	if err := r.checkActor(a); err != nil {
		return err
	}
	who := say.Who(a.By)
	at := r.faultTrick(act, a)
	find := func(law engine.Law, m *say.Message, values ...say.Value) {
		r.Find(act, a.Word, a.By, at, law, m, values...)
	}
	if n := a.Args.Int("cards"); a.Word == "small-packet" && n >= leastPacket {
		r.Because(LawIsko3_2_4, msgCardsWereLeftSmaller, say.Num(n))
		return nil
	}
	if d, ok := iskoDeal[a.Word]; ok {
		find(d.law, d.text)
		if r.noticed(a) == atDeal {
			r.dealtAgain(LawIsko3_2_13, r.V.Say(msgObjectedBeforeCards))
		} else {
			r.Because(LawIsko3_2_13, msgObjectionsCutDeal)
			r.wrongNumbers()
		}
		return nil
	}
	if text, ok := iskoOpen[a.Word]; ok {
		find(LawIskoExposedInDeal, text)
		r.unfit = r.V.Say(msgAccidentOpen)
		r.leaveOpen(r.unfit)
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
		r.findCard(act, a.Word, a.By, at, cardOf(a), law, text, who)
		if r.single(a.By) {
			r.Because(law, msgCardShownSoloist)
			return nil
		}
		r.breach(act, a.By, n)
		return nil
	}
	switch a.Word {
	case "dealt-out-of-turn":
		find(LawIskoOld3_2_13, msgDealtOutTurn, who)
		if a.Args.True("complete") {
			r.Because(LawIskoOld3_2_13, msgRoundCompleteStands)
		} else {
			r.dealtAgain(LawIskoOld3_2_13, r.V.Say(msgRoundUnderWay))
		}
	case "took-both-skat", "took-first-unseen", "late-nullo", "late-open":
		r.Because(LawIsko2_1, msgTakesUpBoth, who)
	case "not-laid-open":
		find(LawIsko2_2_3, msgDidLayCards, who)
		r.Because(LawIsko2_2_3, msgDefendersMustAsk)
	case "exposed-both-skat":
		find(LawIskoSoloistShowsCard, msgShowedSkat, who)
		r.Because(LawIskoSoloistShowsCard, msgWhatSoloistShows)
	case "looked-at-skat", "took-skat", "onlooker-saw-skat", "looked-at-hand":
		r.sawSkat(act, a, who, find)
	case "no-discard", "wrong-discard":
		if !r.c.played {
			return engine.Impossiblef(a.Pos, "%s needs the contract, after which cards are laid away", a.Word)
		}
		text := msgLaidAwayOther
		if a.Word == "no-discard" {
			text = msgLaidNothingAway
		}
		find(LawIskoWrongDiscard, text, who)
		r.Because(LawIskoWrongDiscard, msgOtherThanTwoCards)
		r.breach(act, a.By, n)
	case "wrong-number-of-cards":
		r.iskoNumber(act, a, who, find)
	case "looked-back", "counted-tricks":
		last := r.Tricks.Now.N
		if !r.Tricks.Now.Complete() {
			last--
		}
		if a.Word == "looked-back" && act >= 0 && a.Trick == last && last > 0 && (r.Tricks.Now.Complete() || r.Tricks.Now.Card(a.By) == card.None) {
			r.Because(LawIskoOld4_4_3, msgSawLastTrick, who)
			return nil
		}
		find(LawIskoOld4_4_6, msgSawTricks, who, say.If(a.Word == "counted-tricks"))
		r.breach(act, a.By, n)
	case "recalled-bid":
		find(LawIsko3_3_1, msgWantedTakeBack, who)
		r.Because(LawIsko3_3_1, msgBidStands)
	case "changed-game":
		if a.Args.Has("from") && act < 0 {
			return nil // whether the change stands depends on the values; see changedAnnouncement
		}
		find(LawIskoChangedAnnouncement, msgWantedAnotherGame, who)
		r.Because(LawIskoChangedAnnouncement, msgOnlyChangeGame)
	default:
		return engine.Impossiblef(a.Pos, "the international order, as it is carried here, has nothing on the fault %q", a.Word)
	}
	return nil
}

// finder adds the finding that is being ruled on.
type finder func(law engine.Law, m *say.Message, values ...say.Value)

// cardOf is the card that a fault names, or none.
func cardOf(a *engine.Act) card.Card {
	if cards := a.Args.Cards("card"); len(cards) > 0 {
		return cards[0]
	}
	return a.Card
}

// dealtAgain orders a new deal; the order does not say here who deals it.
func (r *ruler) dealtAgain(law engine.Law, text say.Text) {
	r.newDeal(law, text)
	if r.V.SummaryT.Empty() {
		r.V.SummaryT = text
	}
}

// sawSkat rules on the skat seen or taken, or another's cards seen: before the auction, in it, or after the
// announcement.
func (r *ruler) sawSkat(act int, a *engine.Act, who say.Value, find finder) {
	what := say.Num(slices.Index([]string{"looked-at-skat", "took-skat", "looked-at-hand"}, a.Word))
	whoever := say.Phrase(msgPlayer.With(who))
	if a.Word == "onlooker-saw-skat" {
		what, whoever = say.Num(0), say.Phrase(msgAnOnlooker.With())
	}
	if act >= 0 {
		r.sawLate(act, a, whoever, what, find)
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
	find(law, msgSawSkat, whoever, what, say.If(calls > 0))
	r.renewed = renewal{calls: calls, barred: engine.Nobody}
	if active {
		r.barred[a.By] = law
		r.renewed.barred = a.By
		r.Because(law, msgBarredFromAuction, who)
	} else {
		r.Because(law, msgNoneThreeBid)
	}
	if a.Word == "took-skat" {
		r.Because(LawIskoOld3_2_15, msgIfTwoCards, who)
	}
}

// sawLate rules on a look at the skat (3.4.8), or at another's cards, after the announcement.
func (r *ruler) sawLate(act int, a *engine.Act, whoever, what say.Value, find finder) {
	who := say.Who(a.By)
	if a.By == engine.Nobody || r.seats.place(a.By) < 0 {
		r.Because(LawIskoOld3_4_8, msgSawForNeither, whoever, what)
		return
	}
	if a.Word == "looked-at-hand" {
		find(LawIsko4_1_4, msgSawHand, whoever, what)
		r.breach(act, a.By, r.counted())
		return
	}
	if r.single(a.By) && r.sure(goal{seat: r.c.by, want: everyTrick}) == engine.Yes {
		r.Because(LawIskoOld3_4_8, msgCannotLoseAnother, who)
		law := LawIsko4_4_4
		if r.olderText() {
			law = LawIskoOld4_3_4
		}
		r.allTo(true, law, r.V.Say(msgAllTricksAre, who))
		return
	}
	find(LawIskoOld3_4_8, msgSawLate, whoever, what)
	r.breach(act, a.By, r.counted())
}

// iskoNumber rules on a wrong number of cards: from the deal (3.2.9), or found in the play after a proper one.
func (r *ruler) iskoNumber(act int, a *engine.Act, who say.Value, find finder) {
	n := r.counted()
	if act >= 0 {
		c := cardOf(a)
		r.findCard(act, a.Word, a.By, r.dated(act), c, LawIskoOneCardWrong, msgFoundWrongNumber, who)
		if c != card.None && !r.mattered(a.By, c) {
			r.Because(LawIskoOneCardWrong, msgCouldHaveBeen, say.Card(c))
			return
		}
		r.Because(LawIskoOneCardWrong, msgCardCouldHave)
		r.breach(act, a.By, n)
		return
	}
	find(LawIskoOld3_2_9, msgWrongNumberCardsFrom, who)
	if when := r.noticed(a); when == atDeal || when == atAuction {
		r.dealtAgain(LawIskoOld3_2_9, r.V.Say(msgReportedBeforeAuction))
		return
	}
	r.wrongNumbers()
}

// wrongNumbers rules on wrong numbers of cards from the deal that were found after the auction: those reported, and
// those that the recorded hands show.
func (r *ruler) wrongNumbers() {
	wrong := func(s engine.Seat) bool {
		if d := r.H.Dealt(s); d != nil && len(d.Cards) != r.book.tricks {
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
		r.dealtAgain(LawIskoOld3_2_9, r.V.Say(msgBothSidesHave))
	case !r.c.played:
		r.leaveOpen(r.V.Say(msgNumberNeedsContract))
	default:
		r.misdealt = max(soloist, defender)
	}
}

// wrongNumberLoses decides the hand against the side with the wrong number (3.2.9); a level that the bid demands is
// granted as after any fault of the defenders (4.1.5).
func (r *ruler) wrongNumberLoses() {
	soloist := say.Who(r.c.by)
	if r.single(r.misdealt) {
		r.decideAt(-1, false, plain, LawIskoOld3_2_9, r.V.Say(msgWrongNumberCardsOthersRight, soloist))
		return
	}
	st := standing{need: r.required()}
	r.decideAt(-1, true, st.need, LawIskoOld3_2_9, r.V.Say(msgDefenderWrongNumber, soloist))
	r.Because(LawIskoOld3_5_2, msgDefendersStandFall)
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
