package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// foster is Foster's Laws of Skat, edition of 1914.
var foster = book{
	name: "foster", foes: "adversaries", seats: fosterSeats, words: &fosterWords, ownFigure: true, skatNeedsTrick: true, overbidWon: true,
	laws: lawIDs{
		table: LawFoster6, active: LawFoster14, unit: LawFoster1, multipliers: LawFoster2, matadors: LawFosterMatadors, need: LawFoster56, adversaries: LawFoster57,
		nullo: LawFosterNullo, unoDuo: LawFosterUnoDuo, revolution: LawFosterRevolution, ramsch: LawFoster4, noBid: LawFoster37,
		survivor: LawFoster36, bidValue: LawFoster33, bidOrder: LawFoster34, afterPass: LawFoster35, overbid: LawFoster61,
		loss: LawFoster60, sheet: LawFoster58, follow: LawFoster45, follower: LawFosterPlayingOutOfTurn,
		changed: LawFosterChangedGame, skat: LawFosterSkatPoints,
	},
	schneiderAt: 91,
	lowestBid:   10,
	possibleBid: func(n int) bool { return n >= 10 && n < len(fosterBids) && fosterBids[n] },
	unit:        fosterUnit,
	reckon:      fosterReckon,
	lossFactor:  fosterLoss,
}

// The hooks cite the book themselves, so they are set when it exists.
func init() {
	foster.check = fosterCheck
	foster.fault = fosterFault
	foster.turn = fosterTurn
	foster.revoke = fosterRevoke
	foster.settled = fosterSettled
	foster.claim = fosterClaim
	foster.concede = fosterConcede
	foster.event = fosterEvent
	foster.discarded = fosterDiscarded
	foster.retracted = fosterRetracted
	foster.lying = fosterLying
	foster.duty = map[string]engine.Law{
		"revoke": LawFoster45, "lead-out-of-turn": LawFoster45, "play-out-of-turn": LawFoster45,
	}
}

// Unit values (Law 1), by suit where there is one.
var (
	tourneeUnits = [4]int{card.Diamonds: 5, card.Hearts: 6, card.Spades: 7, card.Clubs: 8}
	soloUnits    = [4]int{card.Diamonds: 9, card.Hearts: 10, card.Spades: 11, card.Clubs: 12}
	grandUnits   = [...]int{solo: 20, tournee: 12, passtMirNicht: 12, gucki: 16}
	nulloUnits   = [...]int{solo: 20, tournee: 10, passtMirNicht: 10, gucki: 15}
)

const (
	openGrand     = 24
	american24    = 24 // a grand of American Skat (reading: the only unit that gives the loss of 1,008)
	revolution60  = 60
	unoUnit       = 20
	dealerCharge  = 10
	skatCharge    = 25
	onlookerLooks = 10
)

// fosterBids are the values that some game can have: a bid must be one of them (Law 33).
var fosterBids = func() (ok [24*17 + 1]bool) {
	set := func(n int) {
		if n < len(ok) {
			ok[n] = true
		}
	}
	for m := 1; m <= 11; m++ { // matadors
		for result := 1; result <= 5; result++ {
			if result <= 3 { // nothing is announced when the skat is used
				for _, u := range tourneeUnits {
					set(u * (m + result))
				}
			}
			for _, u := range soloUnits {
				set(u * (m + result))
			}
			if m <= 4 {
				if result <= 3 {
					set(grandUnits[tournee] * (m + result))
					set(grandUnits[gucki] * (m + result))
				}
				set(grandUnits[solo] * (m + result))
			}
		}
		if m <= 4 {
			set(openGrand * (m + 5))
		}
	}
	for _, u := range nulloUnits {
		set(u)
		set(2 * u)
	}
	set(revolution60)
	set(unoUnit)
	set(2 * unoUnit)
	return
}()

// fosterUnit is the unit value of the game (Law 1), or the fixed value of one without trumps.
func fosterUnit(r *ruler) int {
	c, doubled := &r.c, 1
	if c.open {
		doubled = 2
	}
	switch c.kind {
	case suitGame:
		if c.use == tournee || c.use == passtMirNicht {
			return tourneeUnits[c.suit]
		}
		return soloUnits[c.suit]
	case grand:
		switch {
		case r.american():
			return american24
		case c.open:
			return openGrand
		}
		return grandUnits[c.use]
	case nullo:
		if r.american() {
			return nulloUnits[solo] * doubled
		}
		return nulloUnits[c.use] * doubled
	case revolution:
		return revolution60
	}
	return unoUnit * doubled
}

func (r *ruler) american() bool { return r.H.Variant == "american" }

// fosterReckon is the value with a level reached (Law 2): the multipliers by name, times the unit.
func fosterReckon(r *ruler, reached level) sum {
	s := sum{unit: fosterUnit(r), factor: 1}
	if !r.c.trumps() {
		return s
	}
	s.add(r.m.word(), r.m.n)
	s.add("game", 1)
	told := r.c.announce
	lev := max(reached, told)
	if r.american() {
		// An announcement doubles or trebles what it covers; schwarz made beyond an announced schneider is added after.
		if lev >= schneider {
			s.add("schneider", 1)
		}
		switch told {
		case schneider:
			s.factor = 2
			if lev == schwarz {
				s.extra = s.unit
			}
		case schwarz:
			s.add("schwarz", 1)
			s.factor = 3
		default:
			if lev == schwarz {
				s.add("schwarz", 1)
			}
		}
		return s
	}
	if lev >= schneider {
		s.add("schneider", 1)
		if told >= schneider {
			s.add("schneider announced", 1)
		}
	}
	if lev == schwarz {
		s.add("schwarz", 1)
		if told == schwarz {
			s.add("schwarz announced", 1)
		}
	}
	return s
}

// fosterLoss doubles the loss of a passt-mir-nicht, of a gucki (Law 3) and of every game of American Skat.
func fosterLoss(r *ruler) (int, engine.Law) {
	switch {
	case r.american():
		return 2, LawFosterAmerican
	case r.c.use == gucki, r.c.use == passtMirNicht:
		return 2, LawFoster3
	}
	return 1, ""
}

// fosterCheck finds what is irregular in the announcement and puts the game that the laws oblige the player to.
func fosterCheck(r *ruler) error {
	c, h := &r.c, r.H
	at := h.ContractPos
	if c.kind == ramsch {
		if c.by != engine.Nobody && c.by != r.seats[vorhand] {
			r.misannounced(c.by, LawFoster43, r.text(r.name(c.by), " announced ramsch, which only vorhand may."))
		}
		if r.bid > 0 {
			by := c.by
			if by == engine.Nobody {
				by = r.seats[vorhand]
			}
			r.misannounced(by, LawFoster43, "Ramsch was announced although a bid had been made.")
		}
		if c.by != engine.Nobody {
			r.say(LawFoster43, "Only vorhand may announce ramsch, and only when no bid was made.")
		}
		r.sayNoBid()
		r.say(LawFosterRamsch, "Each plays against all, and the jacks alone are trumps.")
		c.by = engine.Nobody
		return nil
	}
	who := r.name(c.by)
	if r.noBid {
		r.sayNoBid()
		if c.by != r.seats[vorhand] {
			r.misannounced(c.by, LawFoster37, r.text(who, " named a game although nobody had bid; only vorhand may then undertake one."))
		} else if r.vorhandOut && r.barred[c.by] == "" {
			r.misannounced(c.by, LawFoster35, r.text(who, " named a game after a pass."))
		}
	}
	if law := r.barred[c.by]; law != "" && (len(h.Bidding) == 0 || r.barredFrom[c.by] <= len(h.Bidding)) && !r.found("illegal-bid", c.by) {
		r.find(-1, "illegal-bid", c.by, 0, card.None, law, r.text(who, ", barred from bidding in this deal, plays a game all the same."))
	}
	how, _ := h.Contract.Get("how")
	switch {
	case r.american():
		if c.use != gucki && how.Word != "" {
			return engine.Impossiblef(how.Pos, "in American Skat the highest bidder always takes up the skat: how is gucki")
		}
		c.use = gucki
	case c.kind >= revolution && c.usesSkat():
		return engine.Impossiblef(at, "%s is played without the skat", c.name())
	}
	r.forced(who)
	if c.turned != card.None && r.skatKnown1(c.turned) {
		f, _ := h.Contract.Get("turned")
		return engine.Impossiblef(f.Pos, "%s was turned, but it is not in the skat", show(c.turned))
	}
	if c.use == tournee || c.use == passtMirNicht {
		r.turnedUp(who)
	}
	if c.announce > plain && !c.trumps() {
		r.misannounced(c.by, LawFoster2, r.text(who, " announced ", c.announce.String(), " in a game without trumps, which has no multipliers."))
		c.announce = plain
	}
	if c.announce > plain && c.usesSkat() && !r.american() {
		r.misannounced(c.by, LawFoster41, r.text(who, " announced ", c.announce.String(), " in a game that uses the skat; the announcement does not count."))
		c.announce = plain
	}
	if c.open {
		switch {
		case c.kind == grand && c.use == solo:
			c.announce = schwarz
			r.say(LawFoster39, "An open grand is always schwarz announced.")
		case c.trumps():
			r.misannounced(c.by, LawFoster1, r.text(who, " announced an open game that has no value in the table; it is played as if it were not open."))
			c.open = false
		}
	}
	r.named(who)
	if d := h.Discard; d != nil && len(d.Cards) != 2 {
		if !r.found("wrong-discard", c.by) {
			r.find(-1, "wrong-discard", c.by, 0, card.None, LawFoster32, r.text(who, " laid out ", numbered(len(d.Cards), "card"), " instead of two."))
		}
		r.badDiscard = true
		if h.Result != nil {
			fosterDiscarded(r, -1)
		}
	}
	return nil
}

// named says by what right the game is played: by its name (38), by the manner of taking the skat (40), and with what
// announcement (39).
func (r *ruler) named(who string) {
	c := &r.c
	switch {
	case r.american():
		r.say(LawFosterAmerican, who, " takes up the skat before naming the game: ", c.name(), ".")
		if c.announce > plain {
			times := "doubles"
			if c.announce == schwarz {
				times = "trebles"
			}
			r.say(LawFosterAmericanAnnouncing, capital(c.announce.String()), " was announced after the discard and ", times, " the value.")
		}
		return
	case !c.usesSkat():
		r.say(LawFoster38, who, " leaves the skat and names the game: ", c.name(), ".")
	case c.kind == nullo && c.use == gucki && c.open:
		r.say(LawFoster40, "An open gucki nullo is announced before the skat cards are seen.")
	case c.kind == nullo && c.use == gucki:
		r.say(LawFoster40, "A gucki nullo is announced before the skat cards are touched.")
	default:
		r.say(LawFoster40, "The manner of taking the skat is announcement enough: ", c.name(), ".")
	}
	if c.order() == nulloOrder && len(r.H.Play) > 0 {
		r.say(LawFoster13, "In this game the jacks are cards of their suits, and every suit ranks A K Q J 10 9 8 7.")
	}
	if c.announce > plain && !c.open {
		r.say(LawFoster39, capital(c.announce.String()), " was announced with the game, before a card was led.")
	}
}

// fosterDiscarded is Law 32: the error was not discovered before the first trick was turned and quitted.
func fosterDiscarded(r *ruler, act int) {
	r.decide(act, false, LawFoster32, r.text("The first trick was gathered before the wrong discard was discovered: ", r.name(r.c.by), " loses the game."))
}

// skatKnown1 reports whether the skat is recorded and lacks a card that was turned from it.
func (r *ruler) skatKnown1(turned card.Card) bool {
	d := r.H.Place("skat")
	return d != nil && !card.SetOf(d.Cards...).Has(turned)
}

// misannounced adds an illegal announcement.
func (r *ruler) misannounced(by engine.Seat, law engine.Law, text string) {
	r.find(-1, "illegal-announcement", by, 0, card.None, law, text)
}

// forced puts the game to which the manner of taking the skat obliges (Laws 28 and 29).
func (r *ruler) forced(who string) {
	c := &r.c
	taken := func(what string) bool { return r.found(what, c.by) }
	both := taken("took-both-skat") || c.use == gucki
	switch {
	case r.american():
	case taken("exposed-both-skat"):
		d := r.H.Place("skat")
		if d == nil || len(d.Cards) != 2 {
			if len(r.H.Play) > 0 || r.H.Result != nil {
				r.unfit = "The record does not show the two skat cards, so it stays open which suit is of the higher value."
			}
			return
		}
		higher := max(d.Cards[0].Suit(), d.Cards[1].Suit())
		if c.kind == suitGame && c.suit == higher && c.use == tournee {
			c.turned = card.None // both were: it is not the first that counts
			return
		}
		r.misannounced(c.by, LawFoster29, r.text(who, " exposed both skat cards and is bound to a tournée in the suit of the higher value, ", higher.String(), "."))
		c.kind, c.suit, c.use, c.open, c.turned = suitGame, higher, tournee, false, card.None
	case both && c.kind == nullo && taken("late-nullo"):
		c.kind, c.open = grand, false
	case both && c.kind == nullo:
		c.use = gucki
		if c.open && taken("late-open") {
			c.open = false
		}
	case both && c.kind == grand && c.use == gucki:
	case both:
		r.misannounced(c.by, LawFoster28, r.text(who, " took both skat cards together and is bound to a gucki grand."))
		c.kind, c.suit, c.use, c.open, c.turned = grand, card.NoSuit, gucki, false, card.None
	case taken("took-first-unseen") && c.use != passtMirNicht:
		r.misannounced(c.by, LawFoster28, r.text(who, " took the first skat card unseen and is bound to turn the second and play passt-mir-nicht."))
		c.use = passtMirNicht
	}
}

// turnedUp compares the game with the card turned: it names the trump; a jack leaves the choice of a grand, a seven that
// of a nullo where it was agreed.
func (r *ruler) turnedUp(who string) {
	c := &r.c
	if c.kind == nullo && !(r.H.Agreed.True("turned-nullo") && (c.turned == card.None || c.turned.Rank() == 7)) {
		r.misannounced(c.by, LawFoster31, r.text(who, " announced a turned nullo, which needs a seven and a previous agreement."))
	}
	if c.turned == card.None {
		return
	}
	suit := c.turned.Suit()
	switch {
	case c.kind == nullo && r.H.Agreed.True("turned-nullo") && c.turned.Rank() == 7:
		r.say(LawFoster31, "A seven was turned and turned nullos were agreed: the nullo may be played.")
	case c.kind == nullo:
		c.kind, c.suit, c.open = suitGame, suit, false
		r.say(LawFosterTournee, "The card turned fixes the trump: ", suit.String(), ".")
	case c.turned.Rank() == card.Jack && (c.kind == grand || c.suit == suit):
		r.say(LawFoster30, "A jack was turned, so ", who, " may choose between its suit and a turned grand.")
	case c.kind == grand:
		r.misannounced(c.by, LawFoster30, r.text(who, " announced a grand on turning ", show(c.turned), "; only a jack allows that, and the trump is ", suit.String(), "."))
		c.kind, c.suit = suitGame, suit
	case c.kind == suitGame && c.suit != suit:
		law := LawFosterTournee
		if c.use == passtMirNicht {
			law = LawFosterPasstMirNicht
		}
		r.misannounced(c.by, law, r.text(who, " named ", c.suit.String(), ", but ", show(c.turned), " was turned and makes ", suit.String(), " trumps."))
		c.suit = suit
	}
}

// takeOrPlay opens the two ways of the single player whose game an adversary's fault has won (Laws 26, 46, 48, 53, 54).
func (r *ruler) takeOrPlay(law engine.Law) {
	if !r.end.won {
		return
	}
	who := r.name(r.c.by)
	if !r.c.trumps() {
		r.offerOnce(r.c.by, law, engine.Yes, "take-game", r.text(who, " claims the game as won and play ends."))
		return
	}
	r.offerOnce(r.c.by, law, engine.Yes,
		"take-game", r.text(who, " claims the game as won and play ends."),
		"play-on", r.text(who, " plays on to make schneider or schwarz, which counts more; the game is won in any case."))
}

// theirFault is an adversary's fault that wins the single player's game at once.
func (r *ruler) theirFault(act int, law engine.Law, text string) {
	r.lostByTricks(act)
	r.decide(act, true, law, text)
	r.takeOrPlay(law)
}

// lostByTricks notes that a nullo, or a game like it, was lost by the tricks taken before: it ends there, and no later
// fault brings it back.
func (r *ruler) lostByTricks(act int) {
	if r.end.made || r.c.trumps() || r.c.by == engine.Nobody {
		return
	}
	if n, law := r.mayTake(); r.Tricks.Won[r.c.by] > n {
		r.decide(act, false, law, r.text(r.name(r.c.by), " had taken ", tricks(r.Tricks.Won[r.c.by]), " by then and may take ", none(n), ": the game was lost."))
	}
}

// claimable opens to the single player the right to take the game for an adversary's fault, if he speaks up in time.
func (r *ruler) claimable(act int, p pending) {
	r.lostByTricks(act)
	switch {
	case r.end.made:
		r.say(r.end.law, "What comes after changes nothing: the game was decided, and what was decided first stands.")
	case p.atOnce:
		r.say(p.law, r.name(r.c.by), " may claim the game as won, but only before playing on.")
	default:
		r.say(p.law, r.name(r.c.by), " may claim the game as won by pointing it out before the trick is gathered.")
	}
	if !r.end.made && r.pending.law == "" {
		r.pending = p
	}
}

// pointOut wins the game to the single player who calls attention to a lead or play out of turn in time (Law 48).
func (r *ruler) pointOut(act int, d *engine.Act) {
	if p := r.pending; p.law != "" && !p.atOnce && r.single(d.By) && d.Word == p.what {
		r.takePending(act, r.text(r.name(d.By), " calls attention to it: the game is won."))
	}
}

// takePending wins the game by the fault that was pending.
func (r *ruler) takePending(act int, text string) {
	p := r.pending
	r.pending = pending{}
	who := r.name(r.c.by)
	r.decide(act, true, p.law, text)
	if !r.end.won {
		return
	}
	if p.atOnce {
		r.offerOnce(r.c.by, p.law, engine.Yes, "take-game", r.text(who, " claims the game as won and abandons the hand."))
		r.choices = append(r.choices, choice{by: r.c.by, what: "play-on", law: p.law, text: r.text(who, " lets it pass; the cards decide.")})
		return
	}
	r.takeOrPlay(p.law)
	if p.lead && p.trick == r.Tricks.Now.N && !r.Tricks.Now.Complete() && r.c.trumps() {
		r.choices = append(r.choices, choice{by: r.c.by, what: "take-back", law: p.law, won: engine.Yes,
			text: r.text(who, " plays on and has the lead come from the proper hand; the game is won in any case.")})
	}
}

// lapse ends the right to take the game for a fault that nobody spoke of in time.
func (r *ruler) lapse(by engine.Seat) {
	p := &r.pending
	switch {
	case p.law == "":
		return
	case p.atOnce && r.single(by):
		r.say(p.law, r.name(r.c.by), " has played on and cannot take the game for it any more.")
	case !p.atOnce && r.Tricks.Now.N > p.trick:
		r.say(p.law, r.name(r.c.by), " did not call attention to it before the trick was gathered: the trick stands.")
	default:
		return
	}
	*p = pending{}
}

// fosterTurn rules on a card played out of turn (Laws 47 and 48; within a trick the running text).
func fosterTurn(r *ruler, act int, p *trick.Play, c card.Card) {
	who, n := r.name(p.Seat), r.Tricks.Now.N
	where := r.text(" in trick ", strconv.Itoa(n), ", when it was ", r.name(p.Turn), "'s turn.")
	what, verb := "play-out-of-turn", " played "
	if p.Lead {
		what, verb = "lead-out-of-turn", " led "
	}
	text := r.text(who, verb, show(c), where)
	switch {
	case r.c.kind == ramsch:
		r.find(act, what, p.Seat, n, c, LawFosterPlayingOutOfTurn, text)
		r.say(LawFosterPlayingOutOfTurn, "Foster states no penalty for ramsch.")
	case r.single(p.Seat) && p.Lead:
		r.find(act, what, p.Seat, n, c, LawFoster47, text)
		r.say(LawFoster47, "The single player's false lead costs nothing; it is taken back if an adversary who has not played demands it, and stands once both have played.")
		r.falseLead = n
		r.takeBack()
	case r.single(p.Seat):
		r.find(act, what, p.Seat, n, c, LawFosterPlayingOutOfTurn, text)
		r.say(LawFosterPlayingOutOfTurn, "The single player takes the card back, at no cost.")
	default:
		law := LawFosterPlayingOutOfTurn
		if p.Lead {
			law = LawFoster48
		}
		r.find(act, what, p.Seat, n, c, law, text)
		r.claimable(act, pending{law: law, what: what, trick: n, lead: p.Lead})
	}
}

// takeBack offers to whoever may demand it that the single player's false lead be taken back (Law 47).
func (r *ruler) takeBack() {
	r.waive(func(c choice) bool { return c.law == LawFoster47 })
	now := &r.Tricks.Now
	if now.Played == 0 || now.N != r.falseLead { // it has gone back, or the trick is over
		r.falseLead, r.refused = 0, false
		return
	}
	if now.Complete() || r.refused {
		return
	}
	by, n := engine.Nobody, 0
	for _, s := range r.adversaries() {
		if now.Card(s) == card.None {
			by = s
			n++
		}
	}
	text := "Either adversary may demand that the lead be taken back."
	if n == 1 {
		text = r.text(r.name(by), ", who has not played, may demand or permit that the cards be taken back.")
	} else {
		by = engine.Nobody
	}
	r.offerOnce(by, LawFoster47, engine.Unknown, "take-back", text)
}

// fosterRevoke finds a revoke when its card falls (Laws 52 and 53).
func fosterRevoke(r *ruler, act int, rv *trick.Revoke) {
	text := r.text(r.name(rv.Seat), " played ", show(rv.Card), " to ", show(rv.Led), " in trick ", strconv.Itoa(rv.Trick), " with ", show(rv.Held), " in hand.")
	switch {
	case r.c.kind == ramsch:
		r.find(act, "revoke", rv.Seat, rv.Trick, rv.Card, LawFoster45, text)
		r.say(LawFoster45, "Foster states no penalty for a revoke in ramsch.")
	case r.single(rv.Seat):
		r.find(act, "revoke", rv.Seat, rv.Trick, rv.Card, LawFoster52, text)
	default:
		r.find(act, "revoke", rv.Seat, rv.Trick, rv.Card, LawFoster53, text)
		r.theirFault(act, LawFoster53, r.text("An adversary revoked: ", r.name(r.c.by), " may claim the game as won, whatever was bid."))
		for i := range r.choices {
			r.choices[i].lasting = r.choices[i].lasting || r.choices[i].law == LawFoster53
		}
	}
}

// fosterSettled rules on a revoke whose trick was turned and quitted (Law 52).
func fosterSettled(r *ruler, rv *trick.Revoke) {
	if r.single(rv.Seat) {
		r.decide(rv.Act, false, LawFoster52, r.text(r.name(rv.Seat), " did not correct the revoke before the trick was gathered and loses the game."))
	}
}

// fosterLying says what may still become of the single player's revoke (Law 52).
func fosterLying(r *ruler, rv *trick.Revoke) {
	if r.c.kind != ramsch && r.single(rv.Seat) {
		r.say(LawFoster52, r.text("The trick still lies open: ", r.name(rv.Seat), " may take ", show(rv.Card), " back at no cost; once it is gathered the game is lost."))
	}
}

// beyond is a level that no game reaches: nothing would cover the bid.
const beyond = schwarz + 1

// toWin is the level that makes good both the announcement and the bid (Law 49); known is false where that hangs on
// matadors that the record does not show.
func (r *ruler) toWin() (need level, known bool) {
	if !r.c.trumps() || r.bid == 0 {
		return r.c.announce, true
	}
	if m := r.m; !m.known {
		// With one matador, the least there is, the bid may be covered all the same.
		r.m = matadors{n: 1, with: true, known: true}
		need, _ = r.toWin()
		r.m = m
		return need, need == r.c.announce
	}
	for l := r.c.announce; l <= schwarz; l++ {
		if s := r.book.reckon(r, l); s.value() >= r.bid {
			return l, true
		}
	}
	return beyond, true
}

// fosterClaim rules on cards laid down with a claim (Laws 49 and 50).
func fosterClaim(r *ruler, act int, a *engine.Act) {
	who := r.name(a.By)
	switch {
	case a.Word == "lost": // he lays his cards down and gives up
		fosterConcede(r, act, a)
	case r.c.kind == ramsch:
		r.leave("Foster has no rule for a claim in ramsch.")
	case r.single(a.By):
		r.claimWon(act, a, who, r.counted())
	default:
		r.claimLost(act, a, who, r.counted())
	}
}

// claimWon is the single player's claim to have what he needs (Law 49).
func (r *ruler) claimWon(act int, a *engine.Act, who string, n tally) {
	wrong := func(text string) {
		r.find(act, "wrong-claim", a.By, r.dated(act), card.None, LawFoster49, text)
		r.decideAt(act, false, plain, LawFoster49, r.text("A wrong claim with cards laid down loses the game, even if it could still have been won."))
	}
	if !r.c.trumps() {
		if may, _ := r.mayTake(); n.tricks > may {
			wrong(r.text(who, " claimed the game, but has already taken ", tricks(n.tricks), "."))
			return
		}
		r.leave("Foster's law on claims speaks of card points only; whether the rest of this hand makes good the claim stays open.")
		return
	}
	level, known := r.toWin()
	switch a.Word {
	case "schneider":
		level = max(level, schneider)
	case "schwarz":
		level = max(level, schwarz)
	}
	need, points := r.pointsFor(level), strconv.Itoa(n.points)
	switch {
	case level == beyond:
		wrong(r.text(who, " claimed the game, but no level of it covers the bid of ", strconv.Itoa(r.bid), "."))
	case level == schwarz && n.against > 0:
		wrong(r.text(who, " claimed schwarz, but the adversaries have a trick."))
	case level == schwarz:
		r.leave("Schwarz is won by the last trick only; the laws give no claim of tricks still to come.")
	case !known && n.points >= 61 && n.points < r.book.schneiderAt:
		r.leave("The record does not show the matadors, so it stays open whether 61 or 91 points were needed for the bid.")
	case n.points >= need:
		r.earn(act, r.soFar(true, n), LawFoster49, r.text(who, " claimed the game with ", points, " card points and needs ", strconv.Itoa(need), ": the claim is right."))
	case a.Word == "rest":
		r.leave("Foster's Laws know no claim of the remaining tricks, only one of points reached.")
	case !n.exact && allPoints-n.theirs >= need:
		r.leave(r.text(who, " has ", points, " card points that are known and needs ", strconv.Itoa(need), "; what else counts is not recorded."))
	default:
		wrong(r.text(who, " claimed the game with ", points, " card points, but needs ", strconv.Itoa(need), "."))
	}
}

// pointsFor is the card points that a level takes.
func (r *ruler) pointsFor(l level) int {
	if l == plain {
		return 61
	}
	return r.book.schneiderAt
}

// claimLost is an adversary's claim that the player is defeated already (Law 50).
func (r *ruler) claimLost(act int, a *engine.Act, who string, n tally) {
	single := r.name(r.c.by)
	state := r.text("the adversaries have ", strconv.Itoa(n.theirs), " card points in tricks")
	level, known := r.toWin()
	may, _ := r.mayTake()
	var defeated bool
	switch {
	case !r.c.trumps():
		defeated, state = n.tricks > may, r.text(single, " has ", tricks(n.tricks))
	case level == schwarz:
		defeated, state = n.against != 0, r.text("the adversaries have ", tricks(max(n.against, 0)))
	case level == beyond:
		defeated, state = true, r.text("no level of the game covers the bid of ", strconv.Itoa(r.bid))
	default:
		defeated = n.theirs > allPoints-r.pointsFor(level)
	}
	switch {
	case defeated:
	case a.Word == "rest":
		r.leave("Foster's Laws know no claim of the remaining tricks, only one that the player is defeated already.")
		return
	case !known && n.theirs >= 30:
		r.leave("The record does not show the matadors, so it stays open whether 60 or 30 points defeat the bid.")
		return
	case r.c.trumps() && r.theirsOpen:
		r.leave("The record does not say how many card points the adversaries had taken.")
		return
	}
	hand, whole := r.Tricks.Hand(a.By)
	given := setPoints(hand.One)
	if r.c.trumps() {
		r.say(LawFoster50, who, "'s remaining cards go to ", single, "'s tricks and count ", strconv.Itoa(given), ".")
		r.added += given
	}
	n.points += given
	if defeated {
		r.decideAt(act, false, r.soFar(false, n), LawFoster50, r.text(who, " claimed that the game is defeated, and it is: ", state, "."))
		return
	}
	r.find(act, "wrong-claim", a.By, r.dated(act), card.None, LawFoster50, r.text(who, " claimed that the game is defeated, but ", state, "."))
	r.decideAt(act, true, r.soFar(true, n), LawFoster50, r.text("The claim is in error: ", single, " scores the game as won."))
	if r.c.trumps() && n.points < r.book.schneiderAt && (!whole || !n.exact) && r.end.won {
		r.leave("Not all of the cards that the claim gives to the single player are recorded, so schneider stays open.")
	}
}

// fosterConcede rules on a hand that is given up (Laws 44 and 51).
func fosterConcede(r *ruler, act int, a *engine.Act) {
	who := r.name(a.By)
	switch {
	case r.c.kind == ramsch:
		r.leave("Foster has no rule for giving up in ramsch.")
	case !r.single(a.By):
		for i := act + 1; i < len(r.H.Play); i++ {
			if next := &r.H.Play[i]; next.Kind == engine.Answer && next.By != a.By && !next.Args.True("agrees") {
				r.say(LawFosterPlaying, who, " gives up, ", r.name(next.By), " does not: play goes on.")
				return
			}
		}
		r.earn(act, r.soFar(true, r.counted()), LawFosterPlaying, "The adversaries acknowledge the game as won.")
	case r.c.kind == suitGame && (r.c.use == tournee || r.c.use == passtMirNicht) && r.played(a.By) < 2:
		r.decideAt(act, false, plain, LawFoster44, r.text(who, " abandons the tournée before playing to the second trick: a plain game lost, whatever the adversaries could have made."))
	case !r.c.trumps():
		r.decideAt(act, false, plain, LawFoster51, r.text(who, " gives the game up as lost."))
	default:
		// They add his cards to their own, so that all is theirs but what he has taken and the skat.
		n := r.counted()
		points := strconv.Itoa(n.points)
		if !n.exact {
			points = r.text("at least ", points)
		}
		n.theirs = allPoints - n.points
		text := r.text(who, " gives up with ", points, " card points; the adversaries add ", who, "'s cards to theirs and count ", strconv.Itoa(n.theirs), ".")
		switch {
		case n.exact || n.points > 30: // 31 keep him out of schneider
			r.decideAt(act, false, r.soFar(false, n), LawFoster51, text)
		case !r.ownOpen && n.points <= 30-maxSkat:
			r.decideAt(act, false, schneider, LawFoster51, r.text(who, " gives up with ", strconv.Itoa(n.points), " card points in tricks, and two cards of the skat count ", strconv.Itoa(maxSkat), " at most: the adversaries make it schneider."))
		default:
			r.decideAt(act, false, plain, LawFoster51, r.text(who, " gives up."))
			r.leave(r.text("Not all that counts for ", who, " is recorded, so schneider stays open."))
		}
	}
}

// leave leaves the rest of the hand undecided: the laws, or the record, do not say.
func (r *ruler) leave(why string) {
	r.V.Undecided, r.cut = why, true
}

// fosterEvent rules on the other events of the play.
func fosterEvent(r *ruler, act int, a *engine.Act) {
	who := r.name(a.By)
	switch a.Kind {
	case engine.TakeGame:
		switch {
		case r.pending.law != "" && r.single(a.By):
			r.takePending(act, r.text(who, " claims the game as won."))
			r.cut = true
		case r.end.made && r.end.won == r.single(a.By) && r.seats.place(a.By) >= 0:
			r.cut = true
			r.say(r.end.law, who, " takes the game; the hand is abandoned.")
		default:
			r.say(LawFosterPlaying, who, " claims the game at once, but nothing in the record gives a right to it; play goes on.")
			return
		}
		r.waive(func(c choice) bool { return c.by == a.By })
	case engine.PlayOn:
		switch {
		case r.pending.law != "" && r.single(a.By) && r.pending.atOnce:
			r.say(r.pending.law, who, " lets it pass and plays on.")
			r.pending = pending{}
		case r.pending.law != "" && r.single(a.By):
			r.takePending(act, r.text(who, " calls attention to it and plays on: the game is won."))
		case r.mayChoose(a.By, string(engine.PlayOn)), r.end.made && r.end.won == r.single(a.By) && r.seats.place(a.By) >= 0:
			r.say(r.end.law, who, " demands that play go on.")
		default:
			r.say(LawFosterPlaying, who, " demands that play go on, but nothing in the record gives that choice.")
			return
		}
		r.waive(func(c choice) bool { return c.by == a.By || c.by == engine.Nobody })
	case engine.Answer:
		r.permit(a, who)
	case Announce:
		word, _ := a.Args.Get("what")
		what := a.Word
		if what == "" {
			what = word.Word
		}
		late := r.Tricks.Now.Played > 0 || r.Tricks.Now.N > 1
		law, why := LawFoster39, " too late, after a card had been led"
		switch {
		case !r.single(a.By):
			law, why = LawFoster42, ", which only the single player may"
		case r.c.usesSkat() && !r.american():
			law, why = LawFoster41, " in a game that uses the skat"
		case !r.c.trumps():
			law, why = LawFoster2, " in a game without trumps, which has no multipliers"
		case !late:
			r.c.announce = max(r.c.announce, schneider)
			if what == "schwarz" {
				r.c.announce = schwarz
			}
			r.V.Contract = r.c.name()
			r.say(law, capital(what), " is announced before a card is led.")
			return
		}
		r.find(act, "illegal-announcement", a.By, r.dated(act), card.None, law, r.text(who, " announced ", what, why, "; it does not count."))
	}
}

// permit notes whether the adversary who has not played lets the single player take a false lead back (Law 47).
func (r *ruler) permit(a *engine.Act, who string) {
	now := &r.Tricks.Now
	if r.falseLead == 0 || !r.adversary(a.By) || now.Card(a.By) != card.None {
		return
	}
	if a.Args.True("agrees") {
		r.say(LawFoster47, who, " permits that the lead be taken back.")
		return
	}
	r.refused = true
	r.waive(func(c choice) bool { return c.law == LawFoster47 })
	r.say(LawFoster47, who, " does not permit that the lead be taken back: it stands.")
}

// fosterRetracted rules on a card taken back: a false lead that an adversary has played to needs the other's leave (Law 47).
func fosterRetracted(r *ruler, act int, s engine.Seat, c card.Card) {
	for i := range r.Tricks.Revokes {
		if rv := &r.Tricks.Revokes[i]; rv.Corrected && rv.Seat == s && rv.Card == c && rv.Trick == r.Tricks.Now.N && r.c.kind != ramsch && r.single(s) {
			r.say(LawFoster52, "The revoke is corrected before the trick is gathered and costs nothing; an adversary who has played since may play another card instead.")
		}
	}
	if r.refused && r.single(s) {
		r.find(act, "took-back", s, r.Tricks.Now.N, c, LawFoster47, r.text(r.name(s), " took back ", show(c), ", led out of turn, although it was not permitted."))
	}
}
