package skat

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// dealFault is an irregularity before the bidding that a new deal cures.
type dealFault struct {
	law     engine.Law
	charged bool         // the dealer pays ten
	dealers bool         // it is the dealer's, and his when the record names nobody
	text    *say.Message // what happened
}

var dealFaults = map[string]dealFault{
	"not-cut":         {LawFoster23, true, true, msgNotCut},
	"wrong-deal":      {LawFoster23, true, true, msgWrongDeal},
	"exposed-in-deal": {LawFoster22, false, true, msgExposedInDeal},
	"hands-confused":  {LawFoster22, false, false, msgHandsConfused},
	"faced-card":      {LawFoster19, false, false, msgFacedCard},
	"imperfect-pack":  {LawFoster19, false, false, msgImperfectPack},
}

// checkActor refuses a fault of who holds cards that is said to be another's.
func (r *ruler) checkActor(a *engine.Act) error {
	f, _ := r.Game.Fault(a.Word)
	if (f.By == engine.CardHolder || f.By == engine.SinglePlayer) && r.seats.place(a.By) < 0 {
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", r.name(a.By))
	}
	return nil
}

// fault rules on what only a report can show, and on the choice that was made for it.
func (fosterLaw) fault(r *ruler, act int, a *engine.Act) error {
	if err := r.checkActor(a); err != nil {
		return err
	}
	if err := r.reported(act, a); err != nil {
		return err
	}
	return r.chosen(act, a)
}

// chosen takes the choice that a fault says was made.
func (r *ruler) chosen(act int, a *engine.Act) error {
	f, ok := a.Args.Get(engine.Choice)
	if !ok || a.Word == "dealt-out-of-turn" && f.Word == "charge" || a.Word == "onlooker-saw-skat" && f.Word == "pay" {
		return nil
	}
	by := r.c.by
	if r.end.made && !r.end.won {
		by = r.adversaries()[0]
	}
	kind := engine.Kind(f.Word)
	if r.Ledger.Find(by, f.Word) != nil || r.pending(anyRight) != nil && (kind == engine.TakeGame || kind == engine.PlayOn) {
		r.book.event(r, act, &engine.Act{Kind: kind, By: by, Pos: f.Pos})
		return nil
	}
	return engine.Impossiblef(f.Pos, "the fault %s does not leave the choice %q open here", a.Word, f.Word)
}

// reported rules on a fault by its name.
func (r *ruler) reported(act int, a *engine.Act) error {
	who := say.Who(a.By)
	if d, ok := dealFaults[a.Word]; ok {
		return r.dealFault(act, a, d)
	}
	if rule, ok := tableFaults[a.Word]; ok {
		r.tableFault(act, a, rule)
		return nil
	}
	if f, ok := plainFaults[a.Word]; ok {
		r.Find(act, a.Word, a.By, r.dated(act), f.law, f.did, who)
		if f.bound {
			r.Because(f.then, f.follows, who)
		} else {
			r.Because(f.then, f.follows)
		}
		return nil
	}
	rule, ok := reports[a.Word]
	if !ok {
		return engine.Impossiblef(a.Pos, "Foster's Laws know no fault %q", a.Word)
	}
	return rule(r, act, a, who)
}

// reports are the faults on which the Laws rule each in its own way.
var reports = map[string]func(r *ruler, act int, a *engine.Act, who say.Value) error{
	"small-packet":          (*ruler).smallPacket,
	"exposed-in-cut":        (*ruler).exposedInCut,
	"dealt-out-of-turn":     (*ruler).dealtOutOfTurn,
	"looked-at-skat":        (*ruler).lookedAtSkat,
	"took-skat":             (*ruler).tookSkat,
	"onlooker-saw-skat":     (*ruler).onlookerSawSkat,
	"no-discard":            (*ruler).noDiscard,
	"wrong-discard":         (*ruler).wrongDiscardReported,
	"wrong-number-of-cards": (*ruler).wrongNumber,
	"looked-back":           (*ruler).reportedLook,
	"counted-tricks":        (*ruler).countedTricks,
	"prompted-partner":      (*ruler).prompted,
}

// report adds the finding of a fault, dated to the trick that it says.
func (r *ruler) report(act int, a *engine.Act, law engine.Law, m *say.Message, values ...say.Value) {
	r.Find(act, a.Word, a.By, r.faultTrick(act, a), law, m, values...)
}

// smallPacket rules on a packet of the cut with too few cards (Law 17).
func (r *ruler) smallPacket(act int, a *engine.Act, who say.Value) error {
	n := a.Args.Int("cards")
	if n >= 3 {
		r.Because(LawFoster17, msgCardsWereLeft, say.Num(n))
		return nil
	}
	r.report(act, a, LawFoster17, msgCutLeftCards, say.Num(n))
	r.newCut()
	return nil
}

// exposedInCut rules on a card exposed in cutting (Law 17).
func (r *ruler) exposedInCut(act int, a *engine.Act, who say.Value) error {
	r.report(act, a, LawFoster17, msgCardExposedCutting)
	r.newCut()
	return nil
}

// dealtOutOfTurn rules on a deal by one whose turn it was not (Law 20).
func (r *ruler) dealtOutOfTurn(act int, a *engine.Act, who say.Value) error {
	taken := a.Args.Word(engine.Choice)
	r.report(act, a, LawFoster20, msgDealtOutTurn, who)
	if a.Args.True("complete") {
		r.Because(LawFoster20, msgDealCompleteStands)
	} else {
		r.newDeal(LawFoster20, r.V.Say(msgDealCompleteRight))
		r.V.Summary = r.V.Say(msgOutOfTurnVoid)
	}
	if taken == "charge" {
		r.charge[a.By] -= dealerCharge
		r.Because(LawFoster20, msgPenalisedPoints, who, say.Num(dealerCharge))
	} else if taken == "" {
		r.V.Options = append(r.V.Options, engine.Option{By: engine.Nobody, Choice: "charge", Law: LawFoster20,
			Text: r.V.Say(msgMayPenalisedPoints, who, say.Num(dealerCharge)), Scores: []engine.Count{{Seat: a.By, N: -dealerCharge}}})
	}
	return nil
}

// tookSkat rules on skat cards taken into hand by mistake, before the bidding (Law 27) or later (Laws 24 and 26).
func (r *ruler) tookSkat(act int, a *engine.Act, who say.Value) error {
	if r.seats.place(a.By) < 0 || act >= 0 || a.Args.Int("calls") > 0 { // Law 27 is for active players before the bidding
		return r.lookedAtSkat(act, a, who)
	}
	r.report(act, a, LawFoster27, msgTookSkatCards, who)
	drawer := r.dealer
	if a.By == r.dealer && len(r.H.Players) == 3 {
		drawer = r.seats[vorhand]
	}
	r.Because(LawFoster27, msgDrawsFromHand, say.Who(drawer), who, say.Num(skatCharge))
	r.charge[a.By] -= skatCharge
	r.bar(a, LawFoster27)
	return nil
}

// onlookerSawSkat rules on a look at the skat by one who does not belong to the table (Law 25).
func (r *ruler) onlookerSawSkat(act int, a *engine.Act, who say.Value) error {
	taken := a.Args.Word(engine.Choice)
	if a.By != engine.Nobody { // he belongs to the table and is no onlooker
		return r.lookedAtSkat(act, a, who)
	}
	r.Find(act, a.Word, engine.Nobody, r.faultTrick(act, a), LawFoster25, msgOnlookerLookedSkat)
	r.onlooker = "may be"
	if taken == "pay" {
		r.onlooker = "is"
	}
	return nil
}

// noDiscard rules on nothing laid out before the lead (Law 32).
func (r *ruler) noDiscard(act int, a *engine.Act, who say.Value) error {
	r.report(act, a, LawFoster32, msgLaidOutNothing, who)
	r.unlaid = r.H.Discard == nil
	switch {
	case act >= 0 && r.played(a.By) > 0, r.unlaid && r.H.Result != nil:
		r.notLaidOut(act)
	default:
		r.Because(LawFoster32, msgCardsMayStill)
	}
	return nil
}

// wrongDiscardReported rules on more or less than two cards laid out (Law 32).
func (r *ruler) wrongDiscardReported(act int, a *engine.Act, who say.Value) error {
	r.report(act, a, LawFoster32, msgLaidOutOther, who)
	if act >= 0 && r.Tricks.Now.N > 1 {
		r.book.discarded(r, act)
	} else {
		r.Because(LawFoster32, msgDiscoveredBeforeFirst)
	}
	return nil
}

// reportedLook rules on a look at an old trick (Law 54).
func (r *ruler) reportedLook(act int, a *engine.Act, who say.Value) error {
	last := r.Tricks.Now.N - 1
	if act >= 0 && a.Trick != 0 && (a.Trick == r.Tricks.Now.N || a.Trick == last && r.Tricks.Now.Played == 0) {
		r.Because(LawFoster54, msgLookedLastTrick, who)
		return nil
	}
	r.report(act, a, LawFoster54, msgLookedBackTrick, who)
	r.lookedBack(act, a.By, who)
	return nil
}

// countedTricks rules on a count of the cards taken (Law 54).
func (r *ruler) countedTricks(act int, a *engine.Act, who say.Value) error {
	r.report(act, a, LawFoster54, msgCountedCardsAlready, who)
	r.lookedBack(act, a.By, who)
	return nil
}

// prompted rules on an adversary who helps his partner (Law 55).
func (r *ruler) prompted(act int, a *engine.Act, who say.Value) error {
	r.report(act, a, LawFoster55, msgPrompted, who, say.If(r.seats.place(a.By) >= 0))
	if r.c.played && r.c.kind != ramsch && !r.idle(a.By, LawFoster55) {
		r.claimable(act, ledger.Right{Option: engine.Option{Law: LawFoster55}, What: a.Word, Ends: ledger.AtOwnCard})
	}
	return nil
}

// newCut is what Law 17 orders.
func (r *ruler) newCut() {
	r.Because(LawFoster17, msgNewCut)
	if r.V.Summary.Empty() && !r.c.played {
		r.V.Summary = r.V.Say(msgNewCut)
	}
}

// dealFault has the cards dealt again.
func (r *ruler) dealFault(act int, a *engine.Act, d dealFault) error {
	by := a.By
	var values []say.Value
	if d.dealers {
		if by == engine.Nobody {
			by = r.dealer
		}
		values = []say.Value{say.Who(by)}
		if by != r.dealer && r.H.Dealer != engine.Nobody && !r.found("dealt-out-of-turn", by) {
			r.Find(act, a.Word, by, 0, d.law, d.text, values...)
			r.Because(d.law, msgOnlyErrorDealer, say.Who(by))
			return nil
		}
	}
	r.Find(act, a.Word, by, 0, d.law, d.text, values...)
	r.newDeal(d.law, r.V.Say(msgThereMustNew))
	r.whoDeals(by)
	if d.charged {
		r.dealerPays(by, d.law)
	}
	return nil
}

// whoDeals says who deals anew: the same dealer if it was his turn (21), else the one whose turn it was (20).
func (r *ruler) whoDeals(dealer engine.Seat) {
	if slices.ContainsFunc(r.H.Faults, func(f engine.Act) bool { return f.Word == "dealt-out-of-turn" && f.By == dealer }) {
		r.Because(LawFoster21, msgRightDealerDeals, say.Who(dealer))
		r.V.Summary = r.V.Say(msgOutOfTurnVoid)
		return
	}
	r.Because(LawFoster21, msgSameDealerDeals)
}

// dealerPays is the charge of Law 23, once for a deal.
func (r *ruler) dealerPays(dealer engine.Seat, law engine.Law) {
	if r.dealCharged {
		return
	}
	r.dealCharged = true
	r.charge[dealer] -= dealerCharge
	r.Because(law, msgChargedPointsError, say.Who(dealer), say.Num(dealerCharge))
}

// plainFaults are those that take a finding and a sentence on what follows, and no more; where they oblige the player to
// a game, the contract is put right when it is checked.
var plainFaults = map[string]struct {
	law     engine.Law
	did     *say.Message
	then    engine.Law
	bound   bool // what follows is said of who is at fault
	follows *say.Message
}{
	"took-both-skat":    {LawFoster28, msgTookBothSkatDid, LawFoster28, true, msgThenTookBothSkat},
	"took-first-unseen": {LawFoster28, msgTookFirstUnseenDid, LawFoster28, true, msgThenTookFirstUnseen},
	"exposed-both-skat": {LawFoster29, msgExposedBothSkatDid, LawFoster29, true, msgThenExposedBothSkat},
	"late-nullo":        {LawFoster40, msgLateNulloDid, LawFoster28, true, msgThenLateNullo},
	"late-open":         {LawFoster40, msgLateOpenDid, LawFoster40, false, msgThenLateOpen},
	"not-laid-open":     {LawFoster5, msgNotLaidOpenDid, LawFoster5, false, msgThenNotLaidOpen},
	"consulted":         {LawFoster5, msgConsultedDid, LawFoster5, false, msgForbidden},
	"dictated":          {LawFoster5, msgDictatedDid, LawFoster5, false, msgForbidden},
	"exposed-card":      {LawFosterPlayingOutOfTurn, msgExposedCardDid, LawFosterPlayingOutOfTurn, false, msgThenExposedCard},
	"recalled-bid":      {LawFoster35, msgRecalledBidDid, LawFoster35, false, msgThenRecalledBid},
	"changed-game":      {LawFosterChangedGame, msgChangedGameDid, LawFosterChangedGame, false, msgThenChangedGame},
}

// tableFault is an irregularity of the sitting, without a penalty in the Laws. It is none where all that the law asks
// for was there.
type tableFault struct {
	law     engine.Law
	did     *say.Message
	asks    [2]asked
	rule    *say.Message
	allowed *say.Message
}

// asked is what a law asks for: the field of the fault that says it was there, and what is said where it was not.
type asked struct {
	field   string
	lacking *say.Message
}

var tableFaults = map[string]tableFault{
	"left-in-round":    {LawFoster7, msgLeftInRound, [2]asked{{"consent", msgNoConsent}, {"substitute", msgNoSubstitute}}, msgLeavingRule, msgLeavingAllowed},
	"joined-in-round":  {LawFoster8, msgJoinedInRound, [2]asked{{"round-over", msgRoundNotOver}, {"consent", msgNoConsent}}, msgJoiningRule, msgJoiningAllowed},
	"stopped-in-round": {LawFoster10, msgStoppedInRound, [2]asked{{"round-over", msgRoundNotOver}, {"notice", msgNoNotice}}, msgStoppingRule, msgStoppingAllowed},
}

func (r *ruler) tableFault(act int, a *engine.Act, f tableFault) {
	var lacking []say.Value
	for _, x := range f.asks {
		if !a.Args.True(x.field) {
			lacking = append(lacking, say.Phrase(x.lacking.With()))
		}
	}
	if lacking == nil {
		r.Because(f.law, f.allowed)
		return
	}
	if len(lacking) == 2 {
		lacking = []say.Value{say.Phrase(msgBothLacking.With(lacking...))}
	}
	r.Find(act, a.Word, a.By, r.dated(act), f.law, f.did, r.anyone(a), lacking[0])
	r.Because(f.law, f.rule)
}

// anyone is who committed a fault: a player, or somebody whom the record may name.
func (r *ruler) anyone(a *engine.Act) say.Value {
	name := a.Args.Word("by")
	switch {
	case a.By != engine.Nobody:
		return say.Phrase(msgPlayer.With(say.Who(a.By)))
	case name != "":
		return say.Phrase(msgOutsider.With(say.Word(name)))
	}
	return say.Phrase(msgSomebody.With())
}

// idle says that a fault of somebody who holds no cards costs nothing: the laws of the play speak of the active players.
func (r *ruler) idle(s engine.Seat, law engine.Law) bool {
	if r.seats.place(s) >= 0 {
		return false
	}
	r.Because(law, msgHoldsCardsThis, say.Who(s))
	return true
}

// bar keeps a player from bidding in this deal, from the call on at which he was at fault.
func (r *ruler) bar(a *engine.Act, law engine.Law) {
	r.barred[a.By], r.barredFrom[a.By] = law, a.Args.Int("calls")
}

func (r *ruler) newDeal(law engine.Law, text say.Text) {
	r.V.Redeal, r.Over = true, true
	r.because(law, text)
}

// underway reports whether the record shows play or its result.
func (r *ruler) underway() bool { return len(r.H.Play) > 0 || r.H.Result != nil }

// notLaidOut is Law 32: he has played to the first trick without having laid out.
func (r *ruler) notLaidOut(act int) {
	r.unlaid = false
	r.decide(act, false, LawFoster32, r.V.Say(msgPlayedFirstTrick, say.Who(r.c.by)))
}

// faultTrick dates a fault: to the trick that it names where it is about one, else to the trick in course.
func (r *ruler) faultTrick(act int, a *engine.Act) int {
	if a.Word == "looked-back" && a.Trick > 0 {
		return a.Trick
	}
	return r.dated(act)
}

// lookedAtSkat is Law 24 before the first lead and Law 26 during the play.
func (r *ruler) lookedAtSkat(act int, a *engine.Act, who say.Value) error {
	active := r.seats.place(a.By) >= 0
	switch {
	case !active:
		r.Find(act, a.Word, a.By, r.dated(act), LawFoster24, msgHoldsCardsLooked, who)
		r.charge[a.By] -= onlookerLooks
		r.Because(LawFoster24, msgPointsAreDeducted, say.Num(onlookerLooks), who)
	case act < 0:
		r.Find(act, a.Word, a.By, 0, LawFoster24, msgLookedSkatWithout, who)
		r.bar(a, LawFoster24)
		r.Because(LawFoster24, msgMayBidThis, who)
	case r.single(a.By) && r.c.usesSkat():
		r.Because(LawFoster26, msgCardsSkatAre, who)
	case r.H.Agreed.Word("looking-at-skat") == "body" && r.c.trumps():
		r.Find(act, a.Word, a.By, r.dated(act), LawFoster26, msgLookedSkatDuring, who)
		n := r.counted()
		r.Over, r.stopped = true, true
		r.rest, r.restKnown = 0, true
		if r.single(a.By) {
			r.Because(LawFoster26, msgAgreedPlayStops, who)
		} else {
			// Everything that the adversaries have not taken is the single player's.
			r.rest = allPoints - n.theirs - r.PointsOf(r.c.by)
			r.Because(LawFoster26, msgAgreedPlayStopsAdversaries, say.Who(r.c.by))
		}
	case r.single(a.By):
		r.Find(act, a.Word, a.By, r.dated(act), LawFoster26, msgLookedSkatDuring, who)
		if r.decide(act, false, LawFoster26, r.V.Say(msgSinglePlayerLooked, who)) {
			r.Over = true
		}
	default:
		r.Find(act, a.Word, a.By, r.dated(act), LawFoster26, msgLookedSkatDuring, who)
		if r.c.kind != ramsch {
			r.theirFault(act, LawFoster26, r.V.Say(msgAdversaryLookedSkat, say.Who(r.c.by)))
		}
	}
	return nil
}

// lookedBack is Law 54: the game is lost to the side of whoever looked back or counted, and the others may play on.
func (r *ruler) lookedBack(act int, by engine.Seat, who say.Value) {
	switch {
	case !r.c.played || r.c.kind == ramsch:
		r.Because(LawFoster54, msgLosesGameFoster, who)
	case r.idle(by, LawFoster54):
	case r.single(by):
		if r.decide(act, false, LawFoster54, r.V.Say(msgLosesGame, who)) && r.c.trumps() {
			r.offerOnce(engine.Nobody, LawFoster54, engine.No, offer{"play-on", r.V.Say(msgEitherAdversaryMay, who)})
		}
	default:
		r.theirFault(act, LawFoster54, r.V.Say(msgAdversaryLookedBack, say.Who(r.c.by)))
	}
}

// wrongNumber is Law 46 in the play. Before it, or where the cards of another hand or of the skat are wrong too, the
// cards were misdealt (Law 23).
func (r *ruler) wrongNumber(act int, a *engine.Act, who say.Value) error {
	misdealt := r.wrongHand != engine.Nobody && r.wrongHand != a.By
	for i := range r.H.Deal {
		d := &r.H.Deal[i]
		misdealt = misdealt || d.Place == "skat" && len(d.Cards) != 2 || d.Place == "" && d.Seat != a.By && len(d.Cards) != r.book.tricks
	}
	noticed := a.Args.Word("noticed")
	early := act < 0 && noticed != atPlay && noticed != atEnd
	r.wrongHand = a.By
	if !r.c.played || misdealt || early {
		r.misdealtNumber(act, a, who, misdealt)
		return nil
	}
	r.Find(act, a.Word, a.By, r.dated(act), LawFoster46, msgWrongNumberCards, who)
	switch {
	case r.c.kind == ramsch:
		r.Because(LawFoster46, msgOnlyThoseRight)
	case r.single(a.By):
		if r.decide(act, false, LawFoster46, r.V.Say(msgWrongNumberCardsOthers, who)) && r.c.trumps() {
			r.offerOnce(engine.Nobody, LawFosterMissingCard, engine.No, offer{"play-on", r.V.Say(msgEitherAdversaryMayHave, who)})
		}
	default:
		r.lostBefore(act)
		r.decide(act, true, LawFoster46, r.V.Say(msgAdversaryWrongNumber, say.Who(r.c.by)))
		r.takeOrPlay(LawFosterMissingCard)
	}
	return nil
}

// misdealtNumber has the cards dealt again where a wrong number of them was dealt (Law 23), whatever was decided.
func (r *ruler) misdealtNumber(act int, a *engine.Act, who say.Value, others bool) {
	r.Find(act, a.Word, a.By, r.dated(act), LawFoster23, msgWrongNumberCards, who)
	text := msgNumberBeforePlay
	if others {
		text = msgNotThisHandAlone
	}
	r.end, r.Ledger.Rights = decision{}, nil
	r.newDeal(LawFoster23, r.V.Say(text))
	r.whoDeals(r.dealer)
	r.dealerPays(r.dealer, LawFoster23)
}
