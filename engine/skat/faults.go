package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
)

// dealFaults are the irregularities before the bidding that a new deal cures.
var dealFaults = map[string]struct {
	law     engine.Law
	charged bool   // the dealer pays ten
	dealers bool   // the dealer's when the record names nobody
	text    string // what happened
}{
	"not-cut":         {LawFoster23, true, true, "did not present the pack to be cut"},
	"wrong-deal":      {LawFoster23, true, true, "did not deal the cards as prescribed"},
	"exposed-in-deal": {LawFoster22, false, true, "exposed a card in dealing"},
	"hands-confused":  {LawFoster22, false, true, "let the hands run into one another"},
	"faced-card":      {LawFoster19, false, false, "A card was found faced in the pack"},
	"imperfect-pack":  {LawFoster19, false, false, "The pack proved incorrect or imperfect"},
}

// fosterFault rules on what only a report can show.
func fosterFault(r *ruler, act int, a *engine.Act) error {
	who := r.name(a.By)
	if d, ok := dealFaults[a.Word]; ok {
		by := a.By
		if by == engine.Nobody && d.dealers {
			by = r.dealer
		}
		text := d.text + "."
		if d.dealers {
			text = r.text(r.name(by), " ", d.text, ".")
		}
		r.find(act, a.Word, by, 0, card.None, d.law, text)
		if d.dealers && by != r.dealer {
			r.say(d.law, "Only an error of the dealer calls for a new deal; ", r.name(by), " did not deal, and the deal stands.")
			return nil
		}
		r.newDeal(d.law, "There must be a new deal.")
		r.say(LawFoster21, "The same dealer deals again.")
		if d.charged {
			r.charge[by] -= dealerCharge
			r.say(d.law, r.name(by), " is charged ", strconv.Itoa(dealerCharge), " points for the error.")
		}
		return nil
	}
	if rule, ok := tableFaults[a.Word]; ok {
		if rule.consent && a.Args.True("consent") {
			r.say(rule.law, rule.allowed)
			return nil
		}
		if a.By == engine.Nobody {
			who = "Somebody" // a newcomer is no player of the record
		}
		r.find(act, a.Word, a.By, r.dated(act), card.None, rule.law, r.text(who, " ", rule.text, "."))
		r.say(rule.law, rule.follows)
		return nil
	}
	if a.By == engine.Nobody && a.Word != "exposed-in-cut" && a.Word != "onlooker-saw-skat" {
		return engine.Impossiblef(a.Pos, "%s needs 'by', one of the players", a.Word)
	}
	find := func(law engine.Law, text ...string) {
		r.find(act, a.Word, a.By, r.faultTrick(act, a), card.None, law, r.text(text...))
	}
	taken := a.Args.Word(engine.Choice)
	switch a.Word {
	case "exposed-in-cut":
		find(LawFoster17, "A card was exposed in cutting.")
		r.say(LawFoster17, "There must be a new cut.")
		if r.v.Summary == "" && !r.c.played {
			r.v.Summary = "A card was exposed in cutting: there must be a new cut."
		}
	case "dealt-out-of-turn":
		find(LawFoster20, who, " dealt out of turn.")
		if a.Args.True("complete") {
			r.say(LawFoster20, "The deal is complete and stands; the next is dealt by the player whose turn it was.")
		} else {
			r.newDeal(LawFoster20, "The deal is not complete: the right dealer deals anew.")
			r.v.Summary = "The deal out of turn is void; the right dealer deals."
		}
		if taken == "charge" {
			r.charge[a.By] -= dealerCharge
			r.say(LawFoster20, who, " is penalised ", strconv.Itoa(dealerCharge), " points.")
		} else if taken == "" {
			r.v.Options = append(r.v.Options, engine.Option{By: engine.Nobody, Choice: "charge", Law: LawFoster20,
				Text: r.text(who, " may be penalised ", strconv.Itoa(dealerCharge), " points."), Scores: []engine.Count{{Seat: a.By, N: -dealerCharge}}})
		}
	case "looked-at-skat":
		r.lookedAtSkat(act, a, who)
	case "took-skat":
		find(LawFoster27, who, " took skat cards into hand before the bidding.")
		drawer := r.dealer
		if a.By == r.dealer && len(r.h.Players) == 3 {
			drawer = r.seats[vorhand]
		}
		r.say(LawFoster27, r.name(drawer), " draws from the hand, face down, until ten cards are left; ", who, " is charged ", strconv.Itoa(skatCharge), " points and may not bid in this deal.")
		r.charge[a.By] -= skatCharge
		r.barred[a.By] = LawFoster27
	case "took-both-skat":
		find(LawFoster28, who, " took up both skat cards together.")
		r.say(LawFoster28, who, " must play a gucki grand, unless a nullo was announced.")
	case "took-first-unseen":
		find(LawFoster28, who, " took the first skat card into hand without showing it.")
		r.say(LawFoster28, who, " must turn the second card and play passt-mir-nicht.")
	case "exposed-both-skat":
		find(LawFoster29, who, " exposed both skat cards.")
		r.say(LawFoster29, who, " must play the suit of the higher value.")
	case "onlooker-saw-skat":
		r.find(act, a.Word, engine.Nobody, r.faultTrick(act, a), card.None, LawFoster25, "An onlooker looked at the skat.")
		if taken == "pay" {
			r.say(LawFoster25, "The onlooker is called upon to pay the value of the game.")
		} else {
			r.v.Options = append(r.v.Options, engine.Option{By: engine.Nobody, Choice: "pay", Law: LawFoster25, Text: "The onlooker may be called upon to pay the value of the game."})
		}
	case "no-discard":
		find(LawFoster32, who, " laid out nothing before the first lead.")
		if r.underway() {
			r.decide(act, false, LawFoster32, r.text(who, " played to the first trick without having laid out two cards and loses the game."))
		} else {
			r.say(LawFoster32, who, " may still lay out before playing to the first trick.")
		}
	case "wrong-number-of-cards":
		return r.wrongNumber(act, a, who)
	case "looked-back":
		last := r.table.Now.N - 1
		if act >= 0 && a.Trick != 0 && (a.Trick == r.table.Now.N || a.Trick == last && r.table.Now.Played == 0) {
			r.say(LawFoster54, who, " looked at the last trick before a card was led to the next, which is allowed.")
			return nil
		}
		find(LawFoster54, who, " looked back at a trick other than the last.")
		r.lookedBack(act, a.By, who)
	case "counted-tricks":
		find(LawFoster54, who, " counted the cards already taken.")
		r.lookedBack(act, a.By, who)
	case "prompted-partner":
		if r.single(a.By) {
			return engine.Impossiblef(a.Pos, "%s plays alone and has no partner to prompt", who)
		}
		find(LawFoster55, who, " prompted the other adversary.")
		if r.c.played && r.c.kind != ramsch {
			r.say(LawFoster55, r.name(r.c.by), " may at once claim the game as won.")
			r.prompted = true
			r.offerOnce(r.c.by, LawFoster55, engine.Yes, "take-game", r.text(r.name(r.c.by), " claims the game as won and abandons the hand."))
			r.choices = append(r.choices, choice{by: r.c.by, what: "play-on", law: LawFoster55, text: r.text(r.name(r.c.by), " lets it pass; the cards decide.")})
		}
	case "consulted", "dictated":
		text := who + " consulted with the other adversary of an open game."
		if a.Word == "dictated" {
			text = who + " dictated to the single player what to play from the open hand."
		}
		find(LawFoster5, text)
		r.say(LawFoster5, "It is forbidden; Foster states no penalty.")
	case "exposed-card":
		find(LawFosterPlayingOutOfTurn, who, " exposed a card.")
		r.say(LawFosterPlayingOutOfTurn, "Foster states no penalty for a card exposed in the play.")
	case "recalled-bid":
		find(LawFoster35, who, " wanted to recall a figure already named.")
		r.say(LawFoster35, "A figure once named stands.")
	case "changed-game":
		find(LawFosterChangedGame, who, " wanted to play another game than the one announced.")
		r.say(LawFosterChangedGame, "The game announced must be played.")
	default:
		return engine.Impossiblef(a.Pos, "Foster's Laws know no fault %q", a.Word)
	}
	return nil
}

// tableFaults are irregularities of the sitting, without a penalty in the Laws.
var tableFaults = map[string]struct {
	law           engine.Law
	consent       bool
	text, follows string
	allowed       string
}{
	"left-in-round":    {LawFoster7, true, "left the table during a round", "Nobody may withdraw during a round unless the others consent to a substitute and one is found.", "The others consent to a substitute, and one is found: the withdrawal is allowed."},
	"joined-in-round":  {LawFoster8, true, "joined the table without consent or during a round", "A newcomer may enter only after a round and with the others' consent.", "The round is over and the others consent: the newcomer may enter, seated so as to have the deal."},
	"stopped-in-round": {LawFoster10, false, "stopped the game during a round", "The game ends only with a round, and notice must be given before it begins.", ""},
}

func (r *ruler) newDeal(law engine.Law, text string) {
	r.v.Redeal = true
	r.say(law, text)
}

// underway reports whether the record shows play or its result.
func (r *ruler) underway() bool { return len(r.h.Play) > 0 || r.h.Result != nil }

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
		r.barred[a.By] = LawFoster24
		r.say(LawFoster24, who, " may not bid in this deal.")
	case r.single(a.By) && r.c.usesSkat():
		r.say(LawFoster26, "The cards in the skat are those that ", who, " laid out: ", who, " may look at them.")
	case r.h.Agreed.Word("looking-at-skat") == "body" && r.c.trumps():
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
			r.decide(act, true, LawFoster26, r.text("An adversary looked at the skat: ", r.name(r.c.by), "'s game is won."))
			r.takeOrPlay(LawFoster26)
		}
	}
}

// tricksPoints is the single player's card points in tricks.
func (r *ruler) tricksPoints() int {
	n := r.table.Taken[r.c.by]
	if r.table.Now.Complete() && r.single(r.table.Now.Winner) {
		n += r.table.Now.Points(r.table.Rules)
	}
	return n
}

// lookedBack is Law 54: the game is lost to the side of whoever looked back or counted, and the others may play on.
func (r *ruler) lookedBack(act int, by engine.Seat, who string) {
	switch {
	case !r.c.played || r.c.kind == ramsch:
		r.say(LawFoster54, who, " loses the game; Foster states no figure where there is no single player.")
	case r.single(by):
		r.decide(act, false, LawFoster54, r.text(who, " loses the game."))
		if r.c.trumps() {
			r.offerOnce(engine.Nobody, LawFoster54, engine.No, "play-on", r.text("Either adversary may insist on playing on to make ", who, " schneider."))
		}
	default:
		r.decide(act, true, LawFoster54, r.text("An adversary looked back: ", r.name(r.c.by), "'s game is won."))
		r.takeOrPlay(LawFoster54)
	}
}

// wrongNumber is Law 46 in the play; before it, or with two hands wrong, the deal was wrong (Law 23).
func (r *ruler) wrongNumber(act int, a *engine.Act, who string) error {
	if r.seats.place(a.By) < 0 {
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", who)
	}
	second := r.wrongHand != engine.Nobody && r.wrongHand != a.By
	law := LawFoster46
	if !r.c.played || second {
		law = LawFoster23
	}
	r.find(act, a.Word, a.By, r.dated(act), card.None, law, r.text(who, " has a wrong number of cards."))
	r.wrongHand = a.By
	switch {
	case law == LawFoster23:
		r.end, r.cut, r.choices = decision{}, true, nil
		why := "A wrong number found before the play is an error of the deal: there must be a new deal."
		if second {
			why = "A second hand is wrong too, so the cards were misdealt: there must be a new deal."
		}
		r.newDeal(law, why)
		if !second {
			r.charge[r.dealer] -= dealerCharge
			r.say(law, r.name(r.dealer), " is charged ", strconv.Itoa(dealerCharge), " points for the error.")
		}
	case r.c.kind == ramsch:
		r.say(law, "Only those with the right number can win; Foster states no figure for ramsch.")
	case r.single(a.By):
		r.decide(act, false, law, r.text(who, " has a wrong number of cards, the others the right one: the game is lost."))
	default:
		r.decide(act, true, law, r.text("An adversary has a wrong number of cards: ", r.name(r.c.by), "'s game is won."))
	}
	return nil
}
