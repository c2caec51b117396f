package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
)

// dealFault is an irregularity before the bidding that a new deal cures.
type dealFault struct {
	law     engine.Law
	charged bool   // the dealer pays ten
	dealers bool   // it is the dealer's, and his when the record names nobody
	text    string // what happened
}

var dealFaults = map[string]dealFault{
	"not-cut":         {LawFoster23, true, true, "did not present the pack to be cut"},
	"wrong-deal":      {LawFoster23, true, true, "did not deal the cards as prescribed"},
	"exposed-in-deal": {LawFoster22, false, true, "exposed a card in dealing"},
	"hands-confused":  {LawFoster22, false, false, "The hands ran into one another, and the dealer cannot separate them"},
	"faced-card":      {LawFoster19, false, false, "A card was found faced in the pack"},
	"imperfect-pack":  {LawFoster19, false, false, "The pack proved incorrect or imperfect"},
}

// actor is whose fault it can be.
type actor uint8

const (
	anybody  actor = iota // or nobody by name
	atTable               // somebody at the table
	holder                // one of the three who hold cards
	bidder                // the one who won the bidding
	opponent              // not the single player
)

// actors says whose a fault can be, where it is not anybody's.
var actors = map[string]actor{
	"dealt-out-of-turn": atTable, "looked-at-skat": atTable, "took-skat": atTable, "looked-back": atTable, "counted-tricks": atTable,
	"looked-at-hand": atTable,
	"exposed-card":   holder, "wrong-number-of-cards": holder, "recalled-bid": holder,
	"took-both-skat": bidder, "took-first-unseen": bidder, "exposed-both-skat": bidder, "late-nullo": bidder, "late-open": bidder,
	"no-discard": bidder, "wrong-discard": bidder, "changed-game": bidder, "not-laid-open": bidder,
	"prompted-partner": opponent, "consulted": opponent, "dictated": opponent,
}

// checkActor refuses a fault that the one who is named cannot have committed.
func (r *ruler) checkActor(a *engine.Act) error {
	who, kind := r.name(a.By), actors[a.Word]
	switch {
	case kind == anybody:
	case a.By == engine.Nobody:
		return engine.Impossiblef(a.Pos, "%s needs 'by', a player at the table", a.Word)
	case (kind == holder || kind == bidder) && r.seats.place(a.By) < 0:
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", who)
	case kind == bidder && r.c.by != engine.Nobody && !r.single(a.By):
		return engine.Impossiblef(a.Pos, "%s is a fault of the player who won the bidding, %s, and not of %s", a.Word, r.name(r.c.by), who)
	case kind == opponent && r.single(a.By):
		return engine.Impossiblef(a.Pos, "%s plays alone and has no partner: %s is a fault of the %s", who, a.Word, r.book.foes)
	}
	return nil
}

// committed names whose fault it is where the record need not say so, and refuses one that the player named cannot have
// committed.
func (r *ruler) committed(a *engine.Act) (*engine.Act, error) {
	if a.By == engine.Nobody && actors[a.Word] == bidder && r.c.by != engine.Nobody {
		named := *a
		named.By = r.c.by
		a = &named
	}
	return a, r.checkActor(a)
}

// fosterFault rules on what only a report can show, and on the choice that was made for it.
func fosterFault(r *ruler, act int, a *engine.Act) error {
	a, err := r.committed(a)
	if err != nil {
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
	if r.mayChoose(by, f.Word) || r.pending.law != "" && (kind == engine.TakeGame || kind == engine.PlayOn) {
		r.book.event(r, act, &engine.Act{Kind: kind, By: by, Pos: f.Pos})
		return nil
	}
	return engine.Impossiblef(f.Pos, "the fault %s does not leave the choice %q open here", a.Word, f.Word)
}

// reported rules on a fault by its name.
func (r *ruler) reported(act int, a *engine.Act) error {
	who := r.name(a.By)
	if a.By == engine.Nobody {
		who = "somebody"
		if text := a.Args.Word("by"); text != "" {
			who = text
		}
	}
	if d, ok := dealFaults[a.Word]; ok {
		return r.dealFault(act, a, d)
	}
	if rule, ok := tableFaults[a.Word]; ok {
		r.tableFault(act, a, capital(who), rule)
		return nil
	}
	if f, ok := plainFaults[a.Word]; ok {
		r.find(act, a.Word, a.By, r.dated(act), card.None, f.law, r.text(who, f.did, "."))
		if f.bound {
			r.say(f.then, who, " ", f.follows)
		} else {
			r.say(f.then, f.follows)
		}
		return nil
	}
	find := func(law engine.Law, text ...string) {
		r.find(act, a.Word, a.By, r.faultTrick(act, a), card.None, law, r.text(text...))
	}
	taken := a.Args.Word(engine.Choice)
	switch a.Word {
	case "small-packet":
		n := a.Args.Int("cards")
		if n >= 3 {
			r.say(LawFoster17, strconv.Itoa(n), " cards were left in the smaller packet, and three are enough.")
			return nil
		}
		find(LawFoster17, "The cut left ", strconv.Itoa(n), " cards in a packet instead of at least three.")
		r.newCut()
	case "exposed-in-cut":
		find(LawFoster17, "A card was exposed in cutting.")
		r.newCut()
	case "dealt-out-of-turn":
		find(LawFoster20, who, " dealt out of turn.")
		if a.Args.True("complete") {
			r.say(LawFoster20, "The deal is complete and stands; the next is dealt by the player whose turn it was.")
		} else {
			r.newDeal(LawFoster20, "The deal is not complete: the right dealer deals anew.")
			r.V.Summary = "The deal out of turn is void; the right dealer deals."
		}
		if taken == "charge" {
			r.charge[a.By] -= dealerCharge
			r.say(LawFoster20, who, " is penalised ", strconv.Itoa(dealerCharge), " points.")
		} else if taken == "" {
			r.V.Options = append(r.V.Options, engine.Option{By: engine.Nobody, Choice: "charge", Law: LawFoster20,
				Text: r.text(who, " may be penalised ", strconv.Itoa(dealerCharge), " points."), Scores: []engine.Count{{Seat: a.By, N: -dealerCharge}}})
		}
	case "looked-at-skat":
		r.lookedAtSkat(act, a, who)
	case "took-skat":
		if r.seats.place(a.By) < 0 || act >= 0 { // Law 27 is for active players before the bidding
			r.lookedAtSkat(act, a, who)
			return nil
		}
		find(LawFoster27, who, " took skat cards into hand before the bidding.")
		drawer := r.dealer
		if a.By == r.dealer && len(r.H.Players) == 3 {
			drawer = r.seats[vorhand]
		}
		r.say(LawFoster27, r.name(drawer), " draws from the hand, face down, until ten cards are left; ", who, " is charged ", strconv.Itoa(skatCharge), " points and may not bid in this deal.")
		r.charge[a.By] -= skatCharge
		r.bar(a, LawFoster27)
	case "onlooker-saw-skat":
		r.find(act, a.Word, engine.Nobody, r.faultTrick(act, a), card.None, LawFoster25, "An onlooker looked at the skat.")
		r.onlooker = "may be"
		if taken == "pay" {
			r.onlooker = "is"
		}
	case "no-discard":
		find(LawFoster32, who, " laid out nothing before the first lead.")
		r.unlaid = r.H.Discard == nil
		switch {
		case act >= 0 && r.played(a.By) > 0, r.unlaid && r.H.Result != nil:
			r.notLaidOut(act)
		default:
			r.say(LawFoster32, "The cards may still be laid out before the first card is played to the trick.")
		}
	case "wrong-discard":
		find(LawFoster32, who, " laid out other than two cards.")
		if act >= 0 && r.Tricks.Now.N > 1 {
			fosterDiscarded(r, act)
		} else {
			r.say(LawFoster32, "It was discovered before the first trick was gathered and is put right; it costs nothing.")
		}
	case "wrong-number-of-cards":
		return r.wrongNumber(act, a, who)
	case "looked-back":
		if act >= 0 && a.Trick > r.Tricks.Now.N {
			return engine.Impossiblef(a.Pos, "trick %d has not been played yet", a.Trick)
		}
		last := r.Tricks.Now.N - 1
		if act >= 0 && a.Trick != 0 && (a.Trick == r.Tricks.Now.N || a.Trick == last && r.Tricks.Now.Played == 0) {
			r.say(LawFoster54, who, " looked at the last trick before a card was led to the next, which is allowed.")
			return nil
		}
		find(LawFoster54, who, " looked back at a trick other than the last.")
		r.lookedBack(act, a.By, who)
	case "counted-tricks":
		find(LawFoster54, who, " counted the cards already taken.")
		r.lookedBack(act, a.By, who)
	case "prompted-partner":
		find(LawFoster55, who, " prompted ", r.whom(a.By), ".")
		if r.c.played && r.c.kind != ramsch && !r.idle(a.By, LawFoster55) {
			r.claimable(act, pending{law: LawFoster55, what: a.Word, atOnce: true})
		}
	default:
		return engine.Impossiblef(a.Pos, "Foster's Laws know no fault %q", a.Word)
	}
	return nil
}

// newCut is what Law 17 orders.
func (r *ruler) newCut() {
	const text = "There must be a new cut."
	r.say(LawFoster17, text)
	if r.V.Summary == "" && !r.c.played {
		r.V.Summary = text
	}
}

// dealFault has the cards dealt again.
func (r *ruler) dealFault(act int, a *engine.Act, d dealFault) error {
	by, text := a.By, d.text+"."
	if d.dealers {
		if by == engine.Nobody {
			by = r.dealer
		}
		text = r.text(r.name(by), " ", text)
		if by != r.dealer && r.H.Dealer != engine.Nobody && !r.found("dealt-out-of-turn", by) {
			r.find(act, a.Word, by, 0, card.None, d.law, text)
			r.say(d.law, "Only an error of the dealer calls for a new deal; ", r.name(by), " did not deal, and the deal stands.")
			return nil
		}
	}
	r.find(act, a.Word, by, 0, card.None, d.law, text)
	r.newDeal(d.law, "There must be a new deal.")
	r.say(LawFoster21, "The same dealer deals again.")
	if d.charged {
		r.dealerPays(by, d.law)
	}
	return nil
}

// dealerPays is the charge of Law 23.
func (r *ruler) dealerPays(dealer engine.Seat, law engine.Law) {
	r.charge[dealer] -= dealerCharge
	r.say(law, r.name(dealer), " is charged ", strconv.Itoa(dealerCharge), " points for the error.")
}

// plainFaults are those that take a finding and a sentence on what follows, and no more; where they oblige the player to
// a game, the contract is put right when it is checked.
var plainFaults = map[string]struct {
	law     engine.Law
	did     string
	then    engine.Law
	bound   bool // what follows is said of who is at fault
	follows string
}{
	"took-both-skat":    {LawFoster28, " took up both skat cards together", LawFoster28, true, "must play a gucki grand, unless a nullo was announced."},
	"took-first-unseen": {LawFoster28, " took the first skat card into hand without showing it", LawFoster28, true, "must turn the second card and play passt-mir-nicht."},
	"exposed-both-skat": {LawFoster29, " exposed both skat cards", LawFoster29, true, "must play the suit of the higher value."},
	"late-nullo":        {LawFoster40, " announced the gucki nullo only after touching the skat", LawFoster28, true, "is bound to a gucki grand: no nullo was announced before the cards were taken."},
	"late-open":         {LawFoster40, " announced only after seeing the skat that the gucki nullo was open", LawFoster40, false, "It is played as if it were not open."},
	"not-laid-open":     {LawFoster5, " had not laid the hand open when an adversary played a card", LawFoster5, false, "It must lie open from then on; Foster states no penalty."},
	"consulted":         {LawFoster5, " consulted with the other adversary of an open game", LawFoster5, false, "It is forbidden; Foster states no penalty."},
	"dictated":          {LawFoster5, " dictated to the single player what to play from the open hand", LawFoster5, false, "It is forbidden; Foster states no penalty."},
	"exposed-card":      {LawFosterPlayingOutOfTurn, " exposed a card", LawFosterPlayingOutOfTurn, false, "Foster states no penalty for a card exposed in the play."},
	"recalled-bid":      {LawFoster35, " wanted to recall a figure already named", LawFoster35, false, "A figure once named stands."},
	"changed-game":      {LawFosterChangedGame, " wanted to play another game than the one announced", LawFosterChangedGame, false, "The game announced must be played."},
}

// tableFault is an irregularity of the sitting, without a penalty in the Laws. It is none where all that the law asks
// for was there.
type tableFault struct {
	law     engine.Law
	did     string
	asks    [2]asked
	rule    string
	allowed string
}

// asked is what a law asks for: the field of the fault that says it was there, and what is said where it was not.
type asked struct{ field, lacking string }

var tableFaults = map[string]tableFault{
	"left-in-round": {LawFoster7, " left the table during a round",
		[2]asked{{"consent", "the others did not consent"}, {"substitute", "there was no substitute"}},
		"Nobody may withdraw during a round unless the others consent to a substitute and one is found.",
		"The others consent to a substitute, and there is one: the withdrawal is allowed."},
	"joined-in-round": {LawFoster8, " joined the table",
		[2]asked{{"round-over", "the round was not over"}, {"consent", "the others did not consent"}},
		"A newcomer may enter only after a round and with the others' consent.",
		"The round is over and the others consent: the newcomer may enter, seated so as to have the deal."},
	"stopped-in-round": {LawFoster10, " stopped the game",
		[2]asked{{"round-over", "the round was not over"}, {"notice", "no notice was given before it began"}},
		"The game ends only with a round, and whoever wants to stop must say so before it begins.",
		"The round is over, and notice was given before it began: the sitting may end."},
}

func (r *ruler) tableFault(act int, a *engine.Act, who string, f tableFault) {
	why := ""
	for _, x := range f.asks {
		if !a.Args.True(x.field) {
			if why != "" {
				why += ", and "
			}
			why += x.lacking
		}
	}
	if why == "" {
		r.say(f.law, f.allowed)
		return
	}
	r.find(act, a.Word, a.By, r.dated(act), card.None, f.law, r.text(who, f.did, ": ", why, "."))
	r.say(f.law, f.rule)
}

// idle says that a fault of somebody who holds no cards costs nothing: the laws of the play speak of the active players.
func (r *ruler) idle(s engine.Seat, law engine.Law) bool {
	if r.seats.place(s) >= 0 {
		return false
	}
	r.say(law, r.name(s), " holds no cards in this deal; the law speaks of those who do, and it costs nothing.")
	return true
}

// whom a player prompts: his partner, or one of the players where he has none.
func (r *ruler) whom(s engine.Seat) string {
	if r.seats.place(s) < 0 {
		return "a player"
	}
	return "the other adversary"
}

// bar keeps a player from bidding in this deal, from the call on at which he was at fault.
func (r *ruler) bar(a *engine.Act, law engine.Law) {
	r.barred[a.By], r.barredFrom[a.By] = law, a.Args.Int("calls")
}

func (r *ruler) newDeal(law engine.Law, text string) {
	r.V.Redeal, r.cut = true, true
	r.say(law, text)
}

// underway reports whether the record shows play or its result.
func (r *ruler) underway() bool { return len(r.H.Play) > 0 || r.H.Result != nil }

// notLaidOut is Law 32: he has played to the first trick without having laid out.
func (r *ruler) notLaidOut(act int) {
	r.unlaid = false
	r.decide(act, false, LawFoster32, r.text(r.name(r.c.by), " played to the first trick without having laid out two cards and loses the game."))
}

// faultTrick dates a fault: to the trick that it names where it is about one, else to the trick in course.
func (r *ruler) faultTrick(act int, a *engine.Act) int {
	if a.Word == "looked-back" && a.Trick > 0 {
		return a.Trick
	}
	return r.dated(act)
}

// lookedAtSkat is Law 24 before the first lead and Law 26 during the play.
func (r *ruler) lookedAtSkat(act int, a *engine.Act, who string) {
	active := r.seats.place(a.By) >= 0
	switch {
	case !active:
		r.find(act, a.Word, a.By, r.dated(act), card.None, LawFoster24, r.text(who, ", who holds no cards, looked at the skat."))
		r.charge[a.By] -= onlookerLooks
		r.say(LawFoster24, strconv.Itoa(onlookerLooks), " points are deducted from ", who, "'s score.")
	case act < 0:
		r.find(act, a.Word, a.By, 0, card.None, LawFoster24, r.text(who, " looked at the skat without being entitled to."))
		r.bar(a, LawFoster24)
		r.say(LawFoster24, who, " may not bid in this deal.")
	case r.single(a.By) && r.c.usesSkat():
		r.say(LawFoster26, "The cards in the skat are those that ", who, " laid out: ", who, " may look at them.")
	case r.H.Agreed.Word("looking-at-skat") == "body" && r.c.trumps():
		r.find(act, a.Word, a.By, r.dated(act), card.None, LawFoster26, r.text(who, " looked at the skat during the play."))
		n := r.counted()
		r.cut, r.stopped = true, true
		r.rest, r.restKnown = 0, true
		if r.single(a.By) {
			r.say(LawFoster26, "As agreed the play stops: ", who, " counts only the points taken so far, without the skat; the rest is the adversaries'.")
		} else {
			// Everything that the adversaries have not taken is the single player's.
			r.rest = allPoints - n.theirs - r.tricksPoints()
			r.say(LawFoster26, "As agreed the play stops: the adversaries count only the points taken so far; the rest is ", r.name(r.c.by), "'s.")
		}
	case r.single(a.By):
		r.find(act, a.Word, a.By, r.dated(act), card.None, LawFoster26, r.text(who, " looked at the skat during the play."))
		r.decide(act, false, LawFoster26, r.text(who, ", the single player, looked at the skat during the play and loses the game."))
		r.cut = true
	default:
		r.find(act, a.Word, a.By, r.dated(act), card.None, LawFoster26, r.text(who, " looked at the skat during the play."))
		if r.c.kind != ramsch {
			r.theirFault(act, LawFoster26, r.text("An adversary looked at the skat: ", r.name(r.c.by), "'s game is won."))
		}
	}
}

// tricksPoints is the single player's card points in tricks.
func (r *ruler) tricksPoints() int {
	n := r.Tricks.Taken[r.c.by]
	if r.Tricks.Now.Complete() && r.single(r.Tricks.Now.Winner) {
		n += r.Tricks.Now.Points(r.Tricks.Rules)
	}
	return n
}

// lookedBack is Law 54: the game is lost to the side of whoever looked back or counted, and the others may play on.
func (r *ruler) lookedBack(act int, by engine.Seat, who string) {
	switch {
	case !r.c.played || r.c.kind == ramsch:
		r.say(LawFoster54, who, " loses the game; Foster states no figure where there is no single player.")
	case r.idle(by, LawFoster54):
	case r.single(by):
		if r.decide(act, false, LawFoster54, r.text(who, " loses the game.")) && r.c.trumps() {
			r.offerOnce(engine.Nobody, LawFoster54, engine.No, "play-on", r.text("Either adversary may insist on playing on to make ", who, " schneider."))
		}
	default:
		r.theirFault(act, LawFoster54, r.text("An adversary looked back: ", r.name(r.c.by), "'s game is won."))
	}
}

// wrongNumber is Law 46 in the play. Before it, or where the cards of another hand or of the skat are wrong too, the
// cards were misdealt (Law 23).
func (r *ruler) wrongNumber(act int, a *engine.Act, who string) error {
	misdealt := r.wrongHand != engine.Nobody && r.wrongHand != a.By
	for i := range r.H.Deal {
		d := &r.H.Deal[i]
		misdealt = misdealt || d.Place == "skat" && len(d.Cards) != 2 || d.Place == "" && d.Seat != a.By && len(d.Cards) != r.handSize
	}
	noticed := a.Args.Word("noticed")
	early := act < 0 && noticed != atPlay && noticed != atEnd
	r.wrongHand = a.By
	if !r.c.played || misdealt || early {
		r.find(act, a.Word, a.By, r.dated(act), card.None, LawFoster23, r.text(who, " has a wrong number of cards."))
		text := "It was found before the play: the cards were wrongly dealt, and there must be a new deal."
		if misdealt {
			text = "Not this hand alone is wrong: the cards were wrongly dealt, and there must be a new deal."
		}
		r.end, r.choices, r.pending = decision{}, nil, pending{}
		r.newDeal(LawFoster23, text)
		r.say(LawFoster21, "The same dealer deals again.")
		if r.charge[r.dealer] == 0 {
			r.dealerPays(r.dealer, LawFoster23)
		}
		return nil
	}
	r.find(act, a.Word, a.By, r.dated(act), card.None, LawFoster46, r.text(who, " has a wrong number of cards."))
	switch {
	case r.c.kind == ramsch:
		r.say(LawFoster46, "Only those with the right number can win; Foster states no figure for ramsch.")
	case r.single(a.By):
		if r.decide(act, false, LawFoster46, r.text(who, " has a wrong number of cards, the others the right one: the game is lost.")) && r.c.trumps() {
			r.offerOnce(engine.Nobody, LawFosterMissingCard, engine.No, "play-on", r.text("Either adversary may have the hand played out to make ", who, " schneider or schwarz."))
		}
	default:
		r.lostByTricks(act)
		r.decide(act, true, LawFoster46, r.text("An adversary has a wrong number of cards: ", r.name(r.c.by), "'s game is won."))
		r.takeOrPlay(LawFosterMissingCard)
	}
	return nil
}
