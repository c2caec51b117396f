package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// count finds what the hand comes to.
func (r *ruler) count() error {
	r.reported()
	for i := range r.Tricks.Revokes {
		if rv := &r.Tricks.Revokes[i]; rv.Settled && !rv.Corrected {
			r.errs.revokes[r.sideOf(rv.Seat)]++
		}
	}
	switch {
	case r.void == dealtWrong:
		r.V.Redeal = true
		r.Because(LawFosterNoMisdeal, msgDealAgain, who(r.dealer))
		r.Because(LawFosterDealing, msgDealing)
	case r.void == turnedSoon:
		r.V.Scores = []engine.Count{{Seat: r.offender, N: -turned}}
	case r.void == passedOut:
	case r.void == gameTaken:
		r.abandoned()
	case r.H.Result != nil:
		return r.result()
	case r.single == engine.Nobody:
		r.unnamed()
	case r.last() != nil:
		return r.wholeHand()
	default:
		r.unfinished()
	}
	return nil
}

// unnamed is a record that does not tell who plays alone.
func (r *ruler) unnamed() {
	switch {
	case len(r.H.Bidding) > 0:
		r.open(r.V.Say(msgNotSpoken, who(r.calling.Turn())))
	case len(r.H.Play) > 0:
		r.open(r.V.Say(msgNobodyAlone))
	}
}

// unfinished is a hand that is not played out.
func (r *ruler) unfinished() {
	if r.Tricks.Done() > 0 && r.before.ownKnown && r.before.theirsKnown {
		r.inTricks()
	}
	r.V.Options = r.Ledger.Options()
	switch {
	case r.costOpen:
		r.open(r.V.Say(msgCostOpen))
	case len(r.V.Options) > 0:
		r.open(r.V.Say(msgTheChoice, who(r.single)))
	case r.quit != nil && r.quit.Kind == engine.Concede:
		r.open(r.V.Say(msgGaveUp, who(r.quit.By)))
	case r.quit != nil:
		r.open(r.V.Say(msgLaidDown, who(r.quit.By)))
	default:
		r.open(r.V.Say(msgNotPlayed))
	}
}

// open leaves the ruling open.
func (r *ruler) open(why say.Text) { r.V.Undecided = r.V.Say(msgOpen, say.Phrase(why)); r.why = why }

// inTricks says what the sides have in tricks.
func (r *ruler) inTricks() {
	foes := r.others(r.single)
	r.Because(LawFosterCount, msgInTricks, who(r.single), num(r.PointsOf(r.single)))
	r.Because(LawFosterJointAccount, msgTogether, seats(foes[:]...), num(r.foePoints()))
}

// result counts a hand of which only the points are known.
func (r *ruler) result() error {
	f, ok := r.H.Result.Get("points")
	if !ok || r.single == engine.Nobody {
		return engine.Impossiblef(r.H.ResultPos, "a result needs the points, and who plays alone")
	}
	own, foes := -1, -1
	for _, c := range f.Counts {
		switch {
		case c.Seat == engine.Nobody || c.Seat == r.single:
			own = c.N
		case r.place(c.Seat) < 0:
			return engine.Impossiblef(f.Pos, "%s holds no cards in this hand", r.H.Name(c.Seat))
		default:
			foes = max(foes, 0) + c.N
		}
	}
	if own < 0 && foes >= 0 {
		own = allPoints - foes
	}
	if own < 0 || own > allPoints || foes >= 0 && own+foes != allPoints {
		return engine.Impossiblef(f.Pos, "a hand has %d points, and these are others", allPoints)
	}
	r.score(own, false)
	return nil
}

// wholeHand counts a hand that was played out.
func (r *ruler) wholeHand() error {
	b, t := &r.before, r.last()
	own, theirs := r.PointsOf(r.single), r.foePoints()
	ownKnown, theirsKnown := b.ownKnown, b.theirsKnown
	if r.sideOf(t.Winner) == alone {
		own += lastTrick + b.stock
		ownKnown = ownKnown && b.stockKnown
	} else {
		theirs += lastTrick + b.stock
		theirsKnown = theirsKnown && b.stockKnown
	}
	switch {
	case r.costOpen:
		r.open(r.V.Say(msgCostOpen))
		return nil
	case !ownKnown && !theirsKnown:
		r.open(r.V.Say(msgBeforeOpen))
		return nil
	case ownKnown && theirsKnown && own+theirs != allPoints:
		return engine.Impossiblef(r.H.Pos, "the points of this hand add up to %d instead of %d", own+theirs, allPoints)
	case !ownKnown:
		own = allPoints - theirs
	}
	if b.ownKnown && b.theirsKnown {
		r.inTricks()
	}
	r.lastTrick(t)
	if r.chooses(own) {
		return nil
	}
	r.score(own, false)
	r.moreTricks()
	return nil
}

// chooses reports whether an error in the last trick still leaves it to the player to abandon the hand that is played out.
func (r *ruler) chooses(own int) bool {
	r.V.Options = r.Ledger.Options()
	if len(r.V.Options) == 0 {
		return false
	}
	o := r.outcomeOf(own, false)
	for i := range r.V.Options {
		if x := &r.V.Options[i]; x.Choice == playOn {
			x.Text, x.Scores = r.V.Say(msgMayLetStand, num(o.own), num(o.theirs())), []engine.Count{{Seat: r.single, N: o.score()}}
		}
	}
	r.open(r.V.Say(msgTheChoice, who(r.single)))
	return true
}

// lastTrick says who won it and what it brings.
func (r *ruler) lastTrick(t *trick.Trick) {
	high := t.Card(t.Winner)
	law, m := LawFosterRank, msgLastHigh
	for _, c := range t.Cards[:t.Size] {
		if c != card.None && c.Suit() != high.Suit() {
			law, m = LawFosterNoTrumps, msgLastSuit
		}
	}
	r.Because(law, m, who(t.Winner), cardOf(high))
	if r.before.stockKnown {
		r.Because(LawFosterStockBelongs, msgStockGoes, num(r.before.stock))
	} else {
		r.Because(LawFosterStockBelongs, msgStockOpen)
	}
}

// moreTricks says that the number of tricks is worth nothing, where the side that lost has more of them.
func (r *ruler) moreTricks() {
	if r.First > 1 {
		return
	}
	foes := r.others(r.single)
	own := r.Tricks.Won[r.single]
	switch won := r.V.Won == engine.Yes; {
	case !won && own > tricks-own:
		r.Because(LawFosterTricks, msgMoreTricks, seats(r.single))
	case won && own < tricks-own:
		r.Because(LawFosterTricks, msgMoreTricks, seats(foes[:]...))
	}
}

// abandoned counts a hand that the player has abandoned after an error.
func (r *ruler) abandoned() {
	if !r.before.theirsKnown {
		r.open(r.V.Say(msgBeforeOpen))
		return
	}
	n := r.errs.theirs
	r.Because(LawFosterAbandoned, msgAbandoned, num(n), num(allPoints-n), who(r.single))
	if r.costOpen {
		r.open(r.V.Say(msgCostOpen))
		return
	}
	r.score(allPoints-n, true)
}

// outcome is what a hand comes to.
type outcome struct {
	played int  // the single player's points as played
	own    int  // what he has when the revokes have been paid for
	net    int  // revokes of the adversaries less his own
	double bool // all the points were won in play
}

// outcomeOf is what a number of points comes to, with the revokes so far. One who did not win all of them in play, but
// by an abandoned hand or a penalty, does not win double.
func (r *ruler) outcomeOf(own int, abandoned bool) outcome {
	o := outcome{played: own, own: own, net: r.errs.revokes[against] - r.errs.revokes[alone]}
	if o.net > 0 {
		o.own += min(perRevoke*o.net, allPoints-own)
	} else {
		o.own -= min(-perRevoke*o.net, own)
	}
	o.double = !abandoned && o.own == own && o.all()
	return o
}

func (o outcome) theirs() int { return allPoints - o.own }
func (o outcome) all() bool   { return o.own == 0 || o.own == allPoints }
func (o outcome) won() bool   { return o.own >= toWin }

// score is the single player's, with its sign.
func (o outcome) score() int {
	n := o.own - o.theirs()
	if o.double {
		n *= doubled
	}
	return n
}

// score puts the hand down.
func (r *ruler) score(own int, abandoned bool) {
	o, v := r.outcomeOf(own, abandoned), r.V
	r.revokesPaid(&o)
	if o.won() {
		r.Because(LawFosterEighteen, msgWins, num(o.own))
	} else {
		r.Because(LawFosterEighteen, msgLoses, num(o.own))
	}
	r.Because(LawFosterDifference, msgValue, num(max(o.own, o.theirs())), num(min(o.own, o.theirs())), num(max(o.own, o.theirs())-min(o.own, o.theirs())))
	switch {
	case o.double:
		r.Because(LawFosterAll35, msgDouble)
	case o.all():
		r.Because(LawFosterAll35, msgNotDouble)
	}
	r.Because(LawFosterScore, msgPutDown, num(o.score()), who(r.single))
	v.Won, v.Winners = engine.Is(o.won()), r.winners(o.won())
	v.Value, v.HasValue = max(o.score(), -o.score()), true
	v.Scores = []engine.Count{{Seat: r.single, N: o.score()}}
	v.Points = make([]engine.Count, len(r.seats))
	for i, s := range r.seats {
		v.Points[i] = engine.Count{Seat: s, N: o.theirs()}
		if s == r.single {
			v.Points[i].N = o.own
		}
	}
}

// revokesPaid says what the revokes cost.
func (r *ruler) revokesPaid(o *outcome) {
	if r.errs.revokes[alone] > 0 && r.errs.revokes[against] > 0 {
		r.Because(LawFosterRevoke, msgOffset)
	}
	moved := max(o.own-o.played, o.played-o.own)
	switch n := max(o.net, -o.net); n {
	case 0:
	case 1:
		r.Because(LawFosterRevoke, msgMovedOne, num(moved), num(o.own), num(o.theirs()))
	default:
		r.Because(LawFosterRevoke, msgMoved, num(n), num(moved), num(o.own), num(o.theirs()))
	}
}

// winners are the single player, or everybody opposed to him.
func (r *ruler) winners(won bool) []engine.Seat {
	if won {
		return []engine.Seat{r.single}
	}
	out := make([]engine.Seat, 0, len(r.H.Players)-1)
	for s := range r.H.Players {
		if engine.Seat(s) != r.single {
			out = append(out, engine.Seat(s))
		}
	}
	return out
}

// summary is the ruling in a sentence.
func (r *ruler) summary() {
	v := r.V
	if r.single != engine.Nobody {
		v.Contract = v.Say(msgContract)
		if r.exchange.asks {
			v.Contract = v.Say(msgAskedFor, cardOf(r.exchange.asked.Cards[0]))
		}
	}
	switch {
	case r.void == turnedSoon:
		v.Summary = v.Say(msgVoidStock, who(r.offender), num(-turned))
	case r.void == passedOut:
		v.Summary = v.Say(msgAllPass)
	case r.void == dealtWrong:
		v.Summary = v.Say(msgDealAgain, who(r.dealer))
	case v.Won == engine.Yes:
		v.Summary = v.Say(msgWon, who(r.single), num(v.Points[r.place(r.single)].N), num(v.Scores[0].N))
	case v.Won == engine.No:
		v.Summary = v.Say(msgLost, who(r.single), num(v.Points[r.place(r.single)].N), num(v.Scores[0].N))
	case v.Dispute != nil:
		v.Summary = v.Dispute.Text
	case !r.why.Empty():
		v.Summary = v.Say(msgUndecided, say.Phrase(r.why))
	case !v.Undecided.Empty():
		v.Summary = v.Undecided
	case len(v.Findings) > 0:
		v.Summary = v.Findings[0].Text
	default:
		v.Summary = v.Say(msgRegular)
	}
}
