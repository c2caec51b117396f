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

// iskoPlain are the faults that take a finding and a sentence on what follows, and no more.
var iskoPlain = map[string]struct {
	law       engine.Law
	did, then *say.Message
}{
	"not-laid-open":     {LawIsko2_2_3, msgDidLayCards, msgDefendersMustAsk},
	"exposed-both-skat": {LawIskoSoloistShowsCard, msgShowedSkat, msgWhatSoloistShows},
	"recalled-bid":      {LawIskoOld3_3_8, msgWantedTakeBack, msgBidStands},
}

// iskoReports are the faults on which the order rules each in its own way.
var iskoReports = map[string]func(r *ruler, act int, a *engine.Act, find finder) error{
	"exposed-in-deal":       (*ruler).exposedInDeal,
	"three-in-skat":         (*ruler).threeInSkat,
	"mixed-hands":           (*ruler).mixedHands,
	"remark":                (*ruler).saidAloud,
	"counted-aloud":         (*ruler).saidAloud,
	"dealt-out-of-turn":     (*ruler).wrongDealer,
	"took-both-skat":        (*ruler).asTheOrderHas,
	"took-first-unseen":     (*ruler).asTheOrderHas,
	"late-nullo":            (*ruler).asTheOrderHas,
	"late-open":             (*ruler).asTheOrderHas,
	"looked-at-skat":        (*ruler).sawSkat,
	"took-skat":             (*ruler).sawSkat,
	"onlooker-saw-skat":     (*ruler).sawSkat,
	"looked-at-hand":        (*ruler).sawSkat,
	"no-discard":            (*ruler).notTwoLaidAway,
	"wrong-discard":         (*ruler).notTwoLaidAway,
	"wrong-number-of-cards": (*ruler).iskoNumber,
	"looked-back":           (*ruler).sawTricks,
	"counted-tricks":        (*ruler).sawTricks,
	"changed-game":          (*ruler).wantedAnother,
}

// fault rules on what only a report can show.
func (iskoLaw) fault(r *ruler, act int, a *engine.Act) error {
	if err := r.checkActor(a); err != nil {
		return err
	}
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
		r.objected(a)
		return nil
	}
	if text, ok := iskoOpen[a.Word]; ok {
		find(LawIskoExposedInDeal, text)
		r.unfit = r.V.Say(msgAccidentOpen)
		r.leaveOpen(r.unfit)
		return nil
	}
	if text, ok := iskoTalk[a.Word]; ok {
		return r.talked(act, a, at, text)
	}
	if f, ok := iskoPlain[a.Word]; ok {
		find(f.law, f.did, say.Who(a.By))
		r.Because(f.law, f.then)
		return nil
	}
	rule, ok := iskoReports[a.Word]
	if !ok {
		return engine.Impossiblef(a.Pos, "the international order, as it is carried here, has nothing on the fault %q", a.Word)
	}
	return rule(r, act, a, find)
}

// objected deals again where an objection to the cut or the deal comes before the cards are taken up.
func (r *ruler) objected(a *engine.Act) {
	if r.noticed(a) == atDeal {
		r.dealtAgain(LawIsko3_2_13, r.V.Say(msgObjectedBeforeCards))
		return
	}
	r.Because(LawIsko3_2_13, msgObjectionsCutDeal)
	r.wrongNumbers()
}

// wrongDealer is a deal of another than whose turn it was.
func (r *ruler) wrongDealer(_ int, a *engine.Act, find finder) error {
	find(LawIskoOld3_2_13, msgDealtOutTurn, say.Who(a.By))
	if a.Args.True("complete") {
		r.Because(LawIskoOld3_2_13, msgRoundCompleteStands)
	} else {
		r.dealtAgain(LawIskoOld3_2_13, r.V.Say(msgRoundUnderWay))
	}
	return nil
}

// asTheOrderHas is what Foster's Laws forbid and the order prescribes: both skat cards are taken up unseen.
func (r *ruler) asTheOrderHas(_ int, a *engine.Act, _ finder) error {
	r.Because(LawIsko2_1, msgTakesUpBoth, say.Who(a.By))
	return nil
}

// mixedHands is hands thrown together; what it does to a proof is said where a claim is judged.
func (r *ruler) mixedHands(_ int, a *engine.Act, find finder) error {
	find(LawIsko4_4_5, msgHandsMixed, r.anyone(a))
	return nil
}

// notTwoLaidAway is other than two cards laid away, found after the announcement.
func (r *ruler) notTwoLaidAway(act int, a *engine.Act, find finder) error {
	if !r.c.played {
		return engine.Impossiblef(a.Pos, "%s needs the contract, after which cards are laid away", a.Word)
	}
	text := msgLaidAwayOther
	if a.Word == "no-discard" {
		text = msgLaidNothingAway
	}
	n := r.counted()
	find(LawIskoWrongDiscard, text, say.Who(a.By))
	r.Because(LawIskoWrongDiscard, msgOtherThanTwoCards)
	r.breach(act, a.By, n)
	return nil
}

// sawTricks is a look at tricks that were laid away, which ends the hand, or at the last one, which may be allowed.
func (r *ruler) sawTricks(act int, a *engine.Act, find finder) error {
	who, last := say.Who(a.By), r.Tricks.Now.N
	if !r.Tricks.Now.Complete() {
		last--
	}
	if a.Word == "looked-back" && act >= 0 && a.Trick == last && last > 0 && (r.Tricks.Now.Complete() || r.Tricks.Now.Card(a.By) == card.None) {
		r.Because(LawIskoOld4_4_3, msgSawLastTrick, who)
		return nil
	}
	find(LawIskoOld4_4_6, msgSawTricks, who, say.If(a.Word == "counted-tricks"))
	r.breach(act, a.By, r.counted())
	return nil
}

// wantedAnother is another game wanted. Whether a change before the first lead stands depends on the values: see
// changedAnnouncement.
func (r *ruler) wantedAnother(act int, a *engine.Act, find finder) error {
	if a.Args.Has("from") && act < 0 {
		return nil
	}
	find(LawIskoChangedAnnouncement, msgWantedAnotherGame, say.Who(a.By))
	r.Because(LawIskoChangedAnnouncement, msgOnlyChangeGame)
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
func (r *ruler) exposedInDeal(_ int, a *engine.Act, find finder) error {
	find(LawIskoOld3_2_8, msgCardExposedDealing)
	if a.By == engine.Nobody || a.By == r.dealer {
		r.dealtAgain(LawIskoOld3_2_8, r.V.Say(msgDealerExposed))
		return nil
	}
	r.Because(LawIskoOld3_2_8, msgOtherExposed, say.Who(a.By))
	return nil
}

// threeInSkat is a proper deal that left three cards in the skat and nine in a hand, found before the bidding ends.
func (r *ruler) threeInSkat(_ int, a *engine.Act, find finder) error {
	if r.seats.place(a.By) < 0 {
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", r.name(a.By))
	}
	if when := r.noticed(a); when != atDeal && when != atAuction {
		return r.iskoNumber(-1, a, find)
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
	if r.V.Summary.Empty() {
		r.V.Summary = text
	}
}

// sawSkat rules on the skat seen or taken, or another's cards seen: before the auction, in it, or after the
// announcement.
func (r *ruler) sawSkat(act int, a *engine.Act, find finder) error {
	who := say.Who(a.By)
	what := say.Num(slices.Index([]string{"looked-at-skat", "took-skat", "looked-at-hand"}, a.Word))
	whoever := say.Phrase(msgPlayer.With(who))
	if a.Word == "onlooker-saw-skat" {
		what, whoever = say.Num(0), say.Phrase(msgAnOnlooker.With())
	}
	if act >= 0 {
		r.sawLate(act, a, whoever, what, find)
		return nil
	}
	calls := a.Args.Int("calls")
	if calls > 0 && len(r.H.Bidding) > 0 && r.over(r.H.Bidding[:min(calls, len(r.H.Bidding))]) {
		r.sawAfterAuction(a, whoever, what, find)
		return nil
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
	return nil
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
func (r *ruler) iskoNumber(act int, a *engine.Act, find finder) error {
	who := say.Who(a.By)
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
		return r.threeInSkat(act, a, find)
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
