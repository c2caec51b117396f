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
	"exposed-in-cut": msgCardExposedCutting,
	"faced-card":     msgFacedCard,
	"imperfect-pack": msgPackImperfect,
	"hands-confused": msgHandsRan,
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
		return r.talked(act, a, at, text)
	}
	switch a.Word {
	case "exposed-in-deal":
		r.exposedInDeal(a, find)
	case "three-in-skat":
		return r.threeInSkat(a, find)
	case "mixed-hands":
		r.Because(LawIsko4_4_5, msgHandsMixed, r.anyone(a)) // what it means is said where a claim is judged
	case "remark", "counted-aloud":
		return r.saidAloud(act, a, find)
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
		return r.iskoNumber(act, a, who, find)
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
		find(LawIskoOld3_3_8, msgWantedTakeBack, who)
		r.Because(LawIskoOld3_3_8, msgBidStands)
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

// talked rules on a card shown or a word said that tells the other defender what he may not know.
func (r *ruler) talked(act int, a *engine.Act, at int, text *say.Message) error {
	if !r.c.played {
		return engine.Impossiblef(a.Pos, "%s belongs to the play, and the record has no contract", a.Word)
	}
	law := LawIskoDefenderShowsCard
	if r.single(a.By) {
		law = LawIskoSoloistShowsCard
	}
	r.findCard(act, a.Word, a.By, at, cardOf(a), law, text, say.Who(a.By))
	if r.single(a.By) {
		r.Because(law, msgCardShownSoloist)
		return nil
	}
	r.breach(act, a.By, r.counted())
	return nil
}

// exposedInDeal is a card exposed in dealing: a new deal where the dealer is to blame, alone or with another.
func (r *ruler) exposedInDeal(a *engine.Act, find finder) {
	find(LawIskoOld3_2_8, msgCardExposedDealing)
	if a.By == engine.Nobody || a.By == r.dealer {
		r.dealtAgain(LawIskoOld3_2_8, r.V.Say(msgDealerExposed))
		return
	}
	r.Because(LawIskoOld3_2_8, msgOtherExposed, say.Who(a.By))
}

// threeInSkat is a proper deal that left three cards in the skat and nine in a hand, found before the bidding ends.
func (r *ruler) threeInSkat(a *engine.Act, find finder) error {
	if r.seats.place(a.By) < 0 {
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", r.name(a.By))
	}
	if when := r.noticed(a); when != atDeal && when != atAuction {
		return r.iskoNumber(-1, a, say.Who(a.By), find)
	}
	find(LawIskoThreeInSkat, msgThreeInSkat, say.Who(a.By))
	r.Because(LawIskoThreeInSkat, msgGetsOneOfThree, say.Who(a.By))
	return nil
}

// saidAloud is a remark or a gesture (4.2.9), or points or trumps counted aloud (4.3.7). From a defender it is betrayal; from
// the soloist it is forbidden, and helps only the others.
func (r *ruler) saidAloud(act int, a *engine.Act, find finder) error {
	who, counts := say.Who(a.By), a.Word == "counted-aloud"
	law, text := LawIsko4_2_9, msgRemark
	if counts {
		law, text = LawIsko4_3_7, msgCountedAloud
	}
	switch {
	case act < 0 && !counts:
		r.Because(law, msgRemarkInAuction, who)
		return nil
	case act < 0 || !r.c.played:
		return engine.Impossiblef(a.Pos, "%s belongs to the play, and stands there", a.Word)
	}
	find(law, text, who)
	if r.single(a.By) {
		r.Because(law, msgSaidBySoloist)
		return nil
	}
	r.breach(act, a.By, r.counted())
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
	if calls > 0 && len(r.H.Bidding) > 0 && r.over(r.H.Bidding[:min(calls, len(r.H.Bidding))]) {
		r.sawAfterAuction(a, whoever, what, find)
		return
	}
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
	r.renewed = renewal{calls: min(calls, len(r.H.Bidding)), barred: engine.Nobody}
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

// sawAfterAuction is a look after the last call, which wipes no bid. Who plays no part in the hand may look, with the
// soloist's leave, and must say nothing.
func (r *ruler) sawAfterAuction(a *engine.Act, whoever, what say.Value, find finder) {
	if r.seats.place(a.By) >= 0 {
		find(LawIskoOld3_2_14, msgSawAfterAuction, whoever, what)
	} else {
		r.Because(LawIskoOld3_3_9, msgSawAfterAuction, whoever, what)
	}
	r.Because(LawIskoOld3_3_9, msgBidsStand)
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
	if r.single(a.By) {
		switch r.makesRest() {
		case engine.Yes:
			r.Because(LawIskoOld3_4_8, msgCannotLoseAnother, who)
			r.allTo(true, r.byText(LawIsko4_4_4, LawIskoOld4_3_4), r.V.Say(msgAllTricksAre, who))
			return
		case engine.Unknown:
			r.openEnd(r.V.Say(msgTurnedUpOpen, who))
			return
		}
	}
	find(LawIskoOld3_4_8, msgSawLate, whoever, what)
	r.breach(act, a.By, r.counted())
}

// iskoNumber rules on a wrong number of cards: from the deal (3.2.9), or found in the play after a proper one.
func (r *ruler) iskoNumber(act int, a *engine.Act, who say.Value, find finder) error {
	n := r.counted()
	if act >= 0 {
		c := cardOf(a)
		r.findCard(act, a.Word, a.By, r.dated(act), c, LawIskoOneCardWrong, msgFoundWrongNumber, who)
		if c != card.None && !r.mattered(a.By, c) {
			r.Because(LawIskoOneCardWrong, msgCouldHaveBeen, say.Card(c))
			return nil
		}
		r.Because(LawIskoOneCardWrong, msgCardCouldHave)
		r.breach(act, a.By, n)
		return nil
	}
	when := r.noticed(a)
	early := when == atDeal || when == atAuction
	if early && r.nineAndThree(a.By) {
		return r.threeInSkat(a, find)
	}
	find(LawIskoOld3_2_9, msgWrongNumberCardsFrom, who)
	if early {
		r.dealtAgain(LawIskoOld3_2_9, r.V.Say(msgReportedBeforeAuction))
		return nil
	}
	r.wrongNumbers()
	return nil
}

// nineAndThree reports whether the record shows nine cards in a hand and three in the skat, the other hands not being wrong.
func (r *ruler) nineAndThree(s engine.Seat) bool {
	for _, x := range r.seats {
		if d := r.H.Dealt(x); d != nil && x != s && len(d.Cards) != r.book.tricks {
			return false
		}
	}
	hand, skat := r.H.Dealt(s), r.H.Place(r.book.aside.Name)
	return hand != nil && len(hand.Cards) == r.book.tricks-1 && skat != nil && len(skat.Cards) == skatCards+1
}

// wrongNumbers rules on wrong numbers of cards from the deal that were found after the auction: those reported, and
// those that the recorded hands show.
func (r *ruler) wrongNumbers() {
	wrong := func(s engine.Seat) bool {
		if d := r.H.Dealt(s); d != nil && len(d.Cards) != r.book.tricks {
			return true
		}
		for i := range r.H.Faults {
			if f := &r.H.Faults[i]; (f.Word == "wrong-number-of-cards" || f.Word == "three-in-skat") && f.By == s {
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
