package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/replay"
	"hoyle/engine/say"
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
	schneiderAt: 91, lowestBid: 10, law: fosterLaw{},
	pack: pack, tricks: 10, aside: skatPlace, places: []replay.Place{skatPlace},
	duty: map[string]engine.Law{"revoke": LawFoster45, "lead-out-of-turn": LawFoster45, "play-out-of-turn": LawFoster45},
}

// fosterLaw is how Foster's Laws rule.
type fosterLaw struct{ plainLaw }

// american is American Skat, in which the highest bidder always takes up the skat.
var american = func(b book) book {
	b.takesSkat, b.law = true, americanLaw{}
	return b
}(foster)

// americanLaw is where American Skat rules otherwise.
type americanLaw struct{ fosterLaw }

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

func (fosterLaw) possibleBid(n int) bool { return n >= 10 && n < len(fosterBids) && fosterBids[n] }

// unit is the unit value of the game (Law 1), or the fixed value of one without trumps.
func (fosterLaw) unit(r *ruler) int {
	c, doubled := &r.c, 1
	if c.open {
		doubled = 2
	}
	switch {
	case c.kind == suitGame && (c.use == tournee || c.use == passtMirNicht):
		return tourneeUnits[c.suit]
	case c.kind == suitGame:
		return soloUnits[c.suit]
	case c.kind == grand && c.open:
		return openGrand
	case c.kind == grand:
		return grandUnits[c.use]
	case c.kind == nullo:
		return nulloUnits[c.use] * doubled
	case c.kind == revolution:
		return revolution60
	}
	return unoUnit * doubled
}

// reckon is the value with a level reached (Law 2): the multipliers by name, times the unit.
func (fosterLaw) reckon(r *ruler, reached level) sum {
	s := sum{unit: r.book.unit(r), factor: 1}
	if !r.c.trumps() {
		return s
	}
	s.tops, s.with = r.m.n, r.m.with
	s.add(theGame)
	told := r.c.announce
	lev := max(reached, told)
	if lev >= schneider {
		s.add(madeSchneider)
	}
	if told >= schneider {
		s.add(saidSchneider)
	}
	if lev == schwarz {
		s.add(madeSchwarz)
	}
	if told == schwarz {
		s.add(saidSchwarz)
	}
	return s
}

// lossFactor doubles the loss of a passt-mir-nicht and of a gucki (Law 3).
func (fosterLaw) lossFactor(r *ruler) (int, engine.Law) {
	if r.c.use == gucki || r.c.use == passtMirNicht {
		return 2, LawFoster3
	}
	return 1, ""
}

func (americanLaw) possibleBid(n int) bool {
	return fosterLaw{}.possibleBid(n) || n > 0 && n < len(americanBids) && americanBids[n]
}

// unit of American Skat is the solo's throughout, but for the grand.
func (americanLaw) unit(r *ruler) int {
	if r.c.kind == grand {
		return american24
	}
	by := ruler{c: r.c}
	by.c.use = solo
	return fosterLaw{}.unit(&by)
}

// reckon has an announcement double or treble what it covers; schwarz made beyond an announced schneider is added after.
func (americanLaw) reckon(r *ruler, reached level) sum {
	s := sum{unit: r.book.unit(r), factor: 1}
	if r.c.trumps() {
		s.tops, s.with = r.m.n, r.m.with
		s.american(r.c.announce, max(reached, r.c.announce))
	}
	return s
}

// american adds the levels of American Skat: what was announced and what was reached.
func (s *sum) american(told, lev level) {
	s.add(theGame)
	if lev >= schneider {
		s.add(madeSchneider)
	}
	switch {
	case told == schneider:
		s.factor = 2
		if lev == schwarz {
			s.extra = s.unit
		}
	case told == schwarz:
		s.add(madeSchwarz)
		s.factor = 3
	case lev == schwarz:
		s.add(madeSchwarz)
	}
}

// lossFactor doubles every loss.
func (americanLaw) lossFactor(*ruler) (int, engine.Law) { return 2, LawFosterAmerican }

// americanBids are the values that a game of American Skat can have beside those of Law 33: an announcement doubles or
// trebles.
var americanBids = func() (ok [1009]bool) {
	for _, unit := range [...]int{soloUnits[card.Diamonds], soloUnits[card.Hearts], soloUnits[card.Spades], soloUnits[card.Clubs], american24} {
		most := maxTops
		if unit == american24 {
			most = maxGrandTops
		}
		for tops := 1; tops <= most; tops++ {
			for _, x := range [...][2]level{{plain, plain}, {plain, schneider}, {plain, schwarz}, {schneider, schneider}, {schneider, schwarz}, {schwarz, schwarz}} {
				s := sum{unit: unit, factor: 1, tops: tops}
				s.american(x[0], x[1])
				ok[s.value()] = true
			}
		}
	}
	return
}()

// skatPlace is the two cards laid aside in the deal.
var skatPlace = replay.Place{Name: "skat", Size: 2}

// ready says who plays where more than three sit.
func (fosterLaw) ready(r *ruler) { r.atTable() }

// check finds what is irregular in the announcement and puts the game that the laws oblige the player to.
func (fosterLaw) check(r *ruler) error {
	c, h := &r.c, r.H
	at := h.ContractPos
	if c.kind == ramsch {
		r.checkRamsch()
		return nil
	}
	who := say.Who(c.by)
	r.entitled(who)
	how, _ := h.Contract.Get("how")
	switch {
	case r.book.takesSkat:
		if c.use != gucki && how.Word != "" {
			return engine.Impossiblef(how.Pos, "in American Skat the highest bidder always takes up the skat: how is gucki")
		}
		c.use = gucki
	case c.kind >= revolution && c.usesSkat():
		return engine.Impossiblef(at, "%s is played without the skat", c.name())
	}
	r.changed()
	r.forced(who)
	if c.turned != card.None && r.skatKnown1(c.turned) {
		f, _ := h.Contract.Get("turned")
		return engine.Impossiblef(f.Pos, "%s was turned, but it is not in the skat", show(c.turned))
	}
	if c.use == tournee || c.use == passtMirNicht {
		r.turnedUp(who)
	}
	r.announcedMore(who)
	r.named(who)
	if d := h.Discard; d != nil && len(d.Cards) != 2 {
		if !r.found("wrong-discard", c.by) {
			r.Find(-1, "wrong-discard", c.by, 0, LawFoster32, msgLaidOutInstead, who, say.Num(len(d.Cards)))
		}
		r.badDiscard = true
		if h.Result != nil {
			r.book.discarded(r, -1)
		}
	}
	return nil
}

// entitled finds a game named by one who had no right to one.
func (r *ruler) entitled(who say.Value) {
	c := &r.c
	if r.noBid {
		r.sayNoBid()
		if c.by != r.seats[vorhand] {
			r.misannounced(c.by, LawFoster37, r.V.Say(msgNamedGameAlthough, who))
		} else if r.vorhandOut && r.barred[c.by] == "" {
			r.misannounced(c.by, LawFoster35, r.V.Say(msgNamedGameAfter, who))
		}
	}
	if law := r.barred[c.by]; law != "" && (len(r.H.Bidding) == 0 || r.barredFrom[c.by] <= len(r.H.Bidding)) && !r.found("illegal-bid", c.by) {
		r.Find(-1, "illegal-bid", c.by, 0, law, msgBarredFromBidding, who)
	}
}

// announcedMore finds what was announced beside the game and does not count.
func (r *ruler) announcedMore(who say.Value) {
	c := &r.c
	if c.announce > plain && !c.trumps() {
		r.misannounced(c.by, LawFoster2, r.V.Say(msgAnnouncedGameWithout, who, c.announce.value()))
		c.announce = plain
	}
	if c.announce > plain && c.usesSkat() && !r.book.takesSkat {
		r.misannounced(c.by, LawFoster41, r.V.Say(msgAnnouncedGameUses, who, c.announce.value()))
		c.announce = plain
	}
	if c.open {
		switch {
		case c.kind == grand && c.use == solo:
			c.announce = schwarz
			r.Because(LawFoster39, msgOpenGrandAlways)
		case c.trumps(), c.kind == nullo && (c.use == tournee || c.use == passtMirNicht):
			r.misannounced(c.by, LawFoster1, r.V.Say(msgAnnouncedOpenGame, who))
			c.open = false
		}
	}
}

// checkRamsch finds what is irregular in the announcement of a ramsch (43).
func (r *ruler) checkRamsch() {
	c := &r.c
	if c.by != engine.Nobody && c.by != r.seats[vorhand] {
		r.misannounced(c.by, LawFoster43, r.V.Say(msgAnnouncedRamschOnly, say.Who(c.by)))
	}
	if r.bid > 0 {
		r.misannounced(c.by, LawFoster43, r.V.Say(msgRamschAnnouncedAlthough))
	}
	if c.by != engine.Nobody {
		r.Because(LawFoster43, msgOnlyVorhandMay)
	}
	if r.bid == 0 {
		r.sayNoBid()
	}
	r.Because(LawFosterRamsch, msgEachPlaysAgainst)
	c.by = engine.Nobody
}

// named says by what right the game is played: by its name (38), by the manner of taking the skat (40), and with what
// announcement (39).
func (r *ruler) named(who say.Value) {
	c := &r.c
	switch {
	case r.book.takesSkat:
		r.Because(LawFosterAmerican, msgTakesUpSkat, who, r.game(c))
		if c.announce > plain {
			r.Because(LawFosterAmericanAnnouncing, msgAnnouncedAfterDiscard, c.announce.value())
		}
		return
	case !c.usesSkat():
		r.Because(LawFoster38, msgLeavesSkatNames, who, r.game(c))
	case c.kind == nullo && c.use == gucki && c.open:
		r.Because(LawFoster40, msgOpenGuckiNullo)
	case c.kind == nullo && c.use == gucki:
		r.Because(LawFoster40, msgGuckiNulloAnnounced)
	default:
		r.Because(LawFoster40, msgMannerTakingSkat, r.game(c))
	}
	if c.order() == nulloOrder && len(r.H.Play) > 0 {
		r.Because(LawFoster13, msgThisGameJacks)
	}
	if c.announce > plain && !c.open {
		r.Because(LawFoster39, msgAnnouncedGameBefore, c.announce.value())
	}
}

// discarded is Law 32: the error was not discovered before the first trick was turned and quitted.
func (fosterLaw) discarded(r *ruler, act int) {
	r.decide(act, false, LawFoster32, r.V.Say(msgFirstTrickGathered, say.Who(r.c.by)))
}

// skatKnown1 reports whether the skat is recorded and lacks a card that was turned from it.
func (r *ruler) skatKnown1(turned card.Card) bool {
	d := r.H.Place("skat")
	return d != nil && !card.SetOf(d.Cards...).Has(turned)
}

// misannounced adds an illegal announcement.
func (r *ruler) misannounced(by engine.Seat, law engine.Law, text say.Text) {
	r.V.Find(engine.Finding{What: "illegal-announcement", By: by, Card: card.None, Law: law, Text: text, Act: -1})
}

// forced puts the game to which the manner of taking the skat obliges (Laws 28 and 29).
func (r *ruler) forced(who say.Value) {
	c := &r.c
	taken := func(what string) bool { return r.found(what, c.by) }
	both := taken("took-both-skat") || taken("late-nullo") || taken("late-open") || c.use == gucki
	switch {
	case r.book.takesSkat:
	case taken("took-first-unseen") && c.use != passtMirNicht && !taken("took-both-skat"):
		r.misannounced(c.by, LawFoster28, r.V.Say(msgTookFirstSkat, who))
		r.boundToSecond()
	case taken("exposed-both-skat"):
		d := r.H.Place("skat")
		if d == nil || len(d.Cards) != 2 {
			if len(r.H.Play) > 0 || r.H.Result != nil {
				r.unfit = r.V.Say(msgHigherSuitOpen)
			}
			return
		}
		higher := max(d.Cards[0].Suit(), d.Cards[1].Suit())
		if c.kind == suitGame && c.suit == higher && c.use == tournee {
			c.turned = card.None // both were: it is not the first that counts
			return
		}
		r.misannounced(c.by, LawFoster29, r.V.Say(msgExposedBothSkat, who, say.Suit(higher)))
		c.kind, c.suit, c.use, c.open, c.turned = suitGame, higher, tournee, false, card.None
	case both && c.kind == nullo && taken("late-nullo"):
		c.kind, c.use, c.open = grand, gucki, false
	case both && c.kind == nullo:
		c.use = gucki
		if c.open && taken("late-open") {
			c.open = false
		}
	case both && c.kind == grand && c.use == gucki:
	case both:
		r.misannounced(c.by, LawFoster28, r.V.Say(msgTookBothSkat, who))
		c.kind, c.suit, c.use, c.open, c.turned = grand, card.NoSuit, gucki, false, card.None
	}
}

// boundToSecond makes the game a passt-mir-nicht in the suit of the second card, as far as the record shows it: turned, or
// because both cards of the skat are of one suit.
func (r *ruler) boundToSecond() {
	c := &r.c
	named := c.kind == suitGame && c.use == tournee
	c.use, c.open = passtMirNicht, false
	d := r.H.Place("skat")
	switch {
	case c.turned != card.None || named:
	case d != nil && len(d.Cards) == 2 && d.Cards[0].Suit() == d.Cards[1].Suit() && d.Cards[0].Rank() != card.Jack && d.Cards[1].Rank() != card.Jack:
		c.kind, c.suit = suitGame, d.Cards[0].Suit()
	case len(r.H.Play) > 0 || r.H.Result != nil:
		r.unfit = r.V.Say(msgSecondCardOpen)
	}
}

// changed puts the game that was announced first in the place of the one that the player wanted afterwards.
func (r *ruler) changed() {
	for i := range r.H.Faults {
		f := &r.H.Faults[i]
		k, ok := r.book.words.kinds[f.Args.Word("from")]
		if f.Word != "changed-game" || !r.single(f.By) || !ok {
			continue
		}
		last := r.c
		r.c.kind, r.c.suit = k, card.NoSuit
		if k == suitGame {
			r.c.suit, _ = card.French.ParseSuit(f.Args.Word("from"))
		}
		if r.H.Result != nil && (r.c.kind != last.kind || r.c.suit != last.suit) {
			r.Over, r.unfit = true, r.V.Say(msgResultWhatWould, r.game(&last), r.game(&r.c))
		}
	}
}

// turnedUp compares the game with the card turned: it names the trump; a jack leaves the choice of a grand, a seven that
// of a nullo where it was agreed.
func (r *ruler) turnedUp(who say.Value) {
	c := &r.c
	if c.kind == nullo && !(r.H.Agreed.True("turned-nullo") && (c.turned == card.None || c.turned.Rank() == 7)) {
		r.misannounced(c.by, LawFoster31, r.V.Say(msgAnnouncedTurnedNullo, who))
	}
	if c.turned == card.None {
		return
	}
	suit := c.turned.Suit()
	switch {
	case c.kind == nullo && r.H.Agreed.True("turned-nullo") && c.turned.Rank() == 7:
		r.Because(LawFoster31, msgSevenTurnedTurned)
	case c.kind == nullo:
		c.kind, c.suit, c.open = suitGame, suit, false
		r.Because(LawFosterTournee, msgCardTurnedFixes, say.Suit(suit))
	case c.turned.Rank() == card.Jack && (c.kind == grand || c.suit == suit):
		r.Because(LawFoster30, msgJackTurnedSo, who)
	case c.kind == grand:
		r.misannounced(c.by, LawFoster30, r.V.Say(msgAnnouncedGrandTurning, who, say.Card(c.turned), say.Suit(suit)))
		c.kind, c.suit = suitGame, suit
	case c.kind == suitGame && c.suit != suit:
		law := LawFosterTournee
		if c.use == passtMirNicht {
			law = LawFosterPasstMirNicht
		}
		r.misannounced(c.by, law, r.V.Say(msgNamedButTurned, who, say.Suit(c.suit), say.Card(c.turned), say.Suit(suit)))
		c.suit = suit
	}
}

// takeOrPlay opens the two ways of the single player whose game an adversary's fault has won (Laws 26, 46, 48, 53, 54).
func (r *ruler) takeOrPlay(law engine.Law) {
	if !r.end.won {
		return
	}
	who := say.Who(r.c.by)
	if !r.c.trumps() {
		r.offerOnce(r.c.by, law, engine.Yes, offer{"take-game", r.V.Say(msgClaimsGameWon, who)})
		return
	}
	r.offerOnce(r.c.by, law, engine.Yes,
		offer{"take-game", r.V.Say(msgClaimsGameWon, who)},
		offer{"play-on", r.V.Say(msgPlaysMakeSchneider, who)})
}

// theirFault is an adversary's fault that wins the single player's game at once.
func (r *ruler) theirFault(act int, law engine.Law, text say.Text) {
	r.lostBefore(act)
	r.decide(act, true, law, text)
	r.takeOrPlay(law)
}

// lostBefore notes that the game was lost by the tricks taken before: no later fault or word of the adversaries brings it
// back.
func (r *ruler) lostBefore(act int) {
	if r.end.made || r.c.by == engine.Nobody || r.c.kind == ramsch {
		return
	}
	n, name := r.tally(r.Lying(engine.Nobody) == nil), say.Who(r.c.by)
	if !r.c.trumps() {
		if may, law := r.mayTake(); n.tricks > may {
			r.decide(act, false, law, r.V.Say(msgTakenThenMay, name, r.someTricks(n.tricks), r.exactly(may)))
		}
		return
	}
	switch need := r.needed(); {
	case r.c.announce == schwarz && n.against > 0:
		r.decide(act, false, r.missLaw(), r.V.Say(msgSchwarzAnnouncedBut, r.foes()))
	case n.theirs > allPoints-need:
		r.decide(act, false, r.missLaw(), r.V.Say(msgAlreadyHaveCard, r.foes(), say.Num(n.theirs), name, say.Num(need)))
	}
}

// speakUp is the choice of a right that is no option of the ruling yet: the single player may take the game for a fault of
// an adversary's, if he speaks up in time. It ends when he plays on (55) or when the trick is gathered (48).
const speakUp = ""

// claimable opens to the single player the right to take the game for an adversary's fault, if he speaks up in time.
func (r *ruler) claimable(act int, x ledger.Right) {
	r.lostBefore(act)
	switch {
	case r.end.made:
		r.Because(r.end.law, msgWhatComesAfterChangesNothing)
		return
	case x.Ends == ledger.AtOwnCard:
		r.Because(x.Law, msgMayClaimGame, say.Who(r.c.by))
	default:
		r.Because(x.Law, msgMayClaimGameWon, say.Who(r.c.by))
	}
	x.By, x.Choice = r.c.by, speakUp
	r.Ledger.Open(x)
}

// pending is the newest right to speak up that meets a condition; one that wins the game whatever is played goes before
// one that lets it be abandoned only. nil when there is none.
func (r *ruler) pending(which func(*ledger.Right) bool) (found *ledger.Right) {
	for i := range r.Ledger.Rights {
		x := &r.Ledger.Rights[i]
		if x.Choice == speakUp && which(x) && (found == nil || x.Ends == ledger.AtGather || found.Ends != ledger.AtGather) {
			found = x
		}
	}
	return found
}

func anyRight(*ledger.Right) bool { return true }

// pointOut wins the game to the single player who calls attention to a lead or play out of turn in time (Law 48).
func (r *ruler) pointOut(act int, d *engine.Act) {
	x := r.pending(func(x *ledger.Right) bool {
		return x.Ends == ledger.AtGather && d.Word == x.What && (d.Trick == 0 || d.Trick == x.Trick)
	})
	if x != nil && r.single(d.By) {
		r.takePending(act, x, r.V.Say(msgCallsAttentionGame, say.Who(d.By)))
	}
}

// takePending wins the game by the fault of a right to speak up.
func (r *ruler) takePending(act int, right *ledger.Right, text say.Text) {
	x, who := *right, say.Who(r.c.by)
	r.Ledger.Close(x.Fault)
	r.decide(act, true, x.Law, text)
	if !r.end.won {
		return
	}
	if x.Ends == ledger.AtOwnCard {
		r.offerOnce(r.c.by, x.Law, engine.Yes, offer{"take-game", r.V.Say(msgClaimsGameWonAbandons, who)})
		r.open(r.c.by, x.Law, engine.Unknown, ledger.AtOwnCard, offer{"play-on", r.V.Say(msgLetsPassCards, who)})
		return
	}
	r.takeOrPlay(x.Law)
	if x.What == "lead-out-of-turn" && x.Trick == r.Tricks.Now.N && !r.Tricks.Now.Complete() && r.c.trumps() {
		r.open(r.c.by, x.Law, engine.Yes, ledger.AtOwnCard, offer{"take-back", r.V.Say(msgPlaysLeadCome, who)})
	}
}

// turn rules on a card played out of turn (Laws 47 and 48; within a trick the running text).
func (fosterLaw) turn(r *ruler, act int, p *trick.Play, c card.Card) {
	n, what := r.Tricks.Now.N, "play-out-of-turn"
	if p.Lead {
		what = "lead-out-of-turn"
	}
	find := func(law engine.Law) {
		r.findCard(act, what, p.Seat, n, c, law, msgOutOfTurn, say.Who(p.Seat), say.If(p.Lead), say.Card(c), say.Num(n), say.Who(p.Turn))
	}
	switch {
	case r.c.kind == ramsch:
		find(LawFosterPlayingOutOfTurn)
		r.Because(LawFosterPlayingOutOfTurn, msgFosterStatesPenalty)
	case r.single(p.Seat) && p.Lead:
		find(LawFoster47)
		r.Because(LawFoster47, msgSinglePlayerFalse)
		r.falseLead = n
		r.takeBack()
	case r.single(p.Seat):
		find(LawFosterPlayingOutOfTurn)
		r.Because(LawFosterPlayingOutOfTurn, msgSinglePlayerTakes)
	default:
		law := LawFosterPlayingOutOfTurn
		if p.Lead {
			law = LawFoster48
		}
		find(law)
		r.claimable(act, ledger.Right{Option: engine.Option{Law: law}, What: what, Trick: n, Ends: ledger.AtGather})
	}
}

// takeBack offers to whoever may demand it that the single player's false lead be taken back (Law 47).
func (r *ruler) takeBack() {
	r.closeOf(LawFoster47)
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
	text := r.V.Say(msgEitherMayDemand)
	if n == 1 {
		text = r.V.Say(msgPlayedMayDemand, say.Who(by))
	} else {
		by = engine.Nobody
	}
	r.open(by, LawFoster47, engine.Unknown, ledger.AtAnyCard, offer{"take-back", text})
}

// revoke finds a revoke when its card falls (Laws 52 and 53).
func (fosterLaw) revoke(r *ruler, act int, rv *trick.Revoke) {
	find := func(law engine.Law) {
		r.findCard(act, "revoke", rv.Seat, rv.Trick, rv.Card, law, msgPlayedTrickHand, say.Who(rv.Seat), say.Card(rv.Card), say.Card(rv.Led), say.Num(rv.Trick), say.Card(rv.Held))
	}
	switch {
	case r.c.kind == ramsch:
		find(LawFoster45)
		r.Because(LawFoster45, msgFosterStatesPenaltyRevoke)
	case r.single(rv.Seat):
		find(LawFoster52)
	default:
		find(LawFoster53)
		r.theirFault(act, LawFoster53, r.V.Say(msgAdversaryRevokedMay, say.Who(r.c.by)))
		for i := range r.Ledger.Rights {
			if x := &r.Ledger.Rights[i]; x.Law == LawFoster53 {
				x.Ends = ledger.Never
			}
		}
	}
}

// settled rules on a revoke whose trick was turned and quitted (Law 52).
func (fosterLaw) settled(r *ruler, rv *trick.Revoke) {
	if r.single(rv.Seat) {
		r.decide(rv.Act, false, LawFoster52, r.V.Say(msgDidCorrectRevoke, say.Who(rv.Seat)))
	}
}

// lying says what may still become of the single player's revoke (Law 52).
func (fosterLaw) lying(r *ruler, rv *trick.Revoke) {
	if r.c.kind != ramsch && r.single(rv.Seat) {
		r.Because(LawFoster52, msgTrickStillLies, say.Who(rv.Seat), say.Card(rv.Card))
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

// claim rules on cards laid down with a claim (Laws 49 and 50).
func (fosterLaw) claim(r *ruler, act int, a *engine.Act) {
	who := say.Who(a.By)
	switch {
	case a.Word == "lost": // he lays his cards down and gives up
		r.book.concede(r, act, a)
	case r.c.kind == ramsch:
		r.leave(r.V.Say(msgFosterRuleClaim))
	case r.single(a.By):
		r.claimWon(act, a, who, r.counted())
	default:
		r.claimLost(act, a, who, r.counted())
	}
}

// unproven is a claim that the laws or the record leave open: it stands where those on the other side acknowledge it.
func (r *ruler) unproven(act int, a *engine.Act, lev level, why say.Text) {
	two := r.adversaries()
	switch {
	case r.single(a.By) && r.answer(act, two[0]) == engine.Yes && r.answer(act, two[1]) == engine.Yes:
		r.earn(act, lev, LawFosterPlaying, r.V.Say(msgAdversariesAcknowledgeGame))
	case !r.single(a.By) && r.answer(act, r.c.by) == engine.Yes:
		r.giveUp(act, r.soFar(false, r.counted()), LawFoster51, r.V.Say(msgGivesGameUp, say.Who(r.c.by)))
	default:
		r.leave(why)
	}
}

// acknowledged is the level of a claim that the adversaries acknowledge.
func (r *ruler) acknowledged(claimed string, need level, n tally) level {
	if claimed == "rest" {
		if n.points = allPoints - n.theirs; n.against == 0 {
			return schwarz
		}
	}
	if need > schwarz {
		need = plain
	}
	return max(need, r.soFar(true, n))
}

// claimWon is the single player's claim to have what he needs (Law 49).
func (r *ruler) claimWon(act int, a *engine.Act, who say.Value, n tally) {
	wrong := func(text say.Text) {
		r.V.Find(engine.Finding{What: "wrong-claim", By: a.By, Trick: r.dated(act), Card: card.None, Law: LawFoster49, Text: text, Act: act})
		r.decideAt(act, false, r.soFar(false, n), LawFoster49, r.V.Say(msgWrongClaimCards))
		if r.end.won { // the game was his before, and with his cards on the table the play is over
			r.Over = true
			r.Ledger.CloseOf(func(x *ledger.Right) bool { return x.By == a.By })
		}
	}
	if !r.c.trumps() {
		if may, _ := r.mayTake(); n.tricks > may {
			wrong(r.V.Say(msgClaimedGameBut, who, r.someTricks(n.tricks)))
			return
		}
		r.unproven(act, a, plain, r.V.Say(msgFosterLawClaims))
		return
	}
	level, known := r.toWin()
	switch a.Word {
	case "schneider":
		level = max(level, schneider)
	case "schwarz":
		level = max(level, schwarz)
	}
	need := r.pointsFor(level)
	open := func(why say.Text) { r.unproven(act, a, r.acknowledged(a.Word, level, n), why) }
	switch {
	case level == beyond:
		wrong(r.V.Say(msgClaimedGameButLevel, who, say.Num(r.bid)))
	case level == schwarz && n.against > 0:
		wrong(r.V.Say(msgClaimedSchwarzBut, who))
	case level == schwarz:
		open(r.V.Say(msgSchwarzWonLast))
	case !known && n.points >= 61 && n.points < r.book.schneiderAt:
		open(r.V.Say(msgRecordDoesShowMatadors))
	case n.points >= need:
		r.earn(act, r.soFar(true, n), LawFoster49, r.V.Say(msgClaimedGameCard, who, say.Num(n.points), say.Num(need)))
	case a.Word == "rest":
		open(r.V.Say(msgFosterLawsKnow))
	case !n.exact && allPoints-n.theirs >= need:
		open(r.V.Say(msgCardPointsAre, who, say.Num(n.points), say.Num(need)))
	default:
		wrong(r.V.Say(msgClaimedGameCardPoints, who, say.Num(n.points), say.Num(need)))
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
func (r *ruler) claimLost(act int, a *engine.Act, who say.Value, n tally) {
	single := say.Who(r.c.by)
	state := r.V.Say(msgAdversariesHaveCard, say.Num(n.theirs))
	level, known := r.toWin()
	may, _ := r.mayTake()
	var defeated bool
	switch {
	case !r.c.trumps():
		defeated, state = n.tricks > may, r.V.Say(msgHas, single, r.someTricks(n.tricks))
	case level == schwarz:
		defeated, state = n.against != 0, r.V.Say(msgAdversariesHave, r.someTricks(max(n.against, 0)))
	case level == beyond:
		defeated, state = true, r.V.Say(msgLevelGameCovers, say.Num(r.bid))
	default:
		defeated = n.theirs > allPoints-r.pointsFor(level)
	}
	switch {
	case defeated:
	case a.Word == "rest":
		r.unproven(act, a, plain, r.V.Say(msgFosterLawsKnowClaim))
		return
	case !known && n.theirs >= 30:
		r.unproven(act, a, plain, r.V.Say(msgRecordDoesShowMatadorsSo))
		return
	case r.c.trumps() && r.theirsOpen:
		r.unproven(act, a, plain, r.V.Say(msgRecordDoesSay))
		return
	}
	hand, whole := r.Tricks.Hand(a.By)
	given := setPoints(hand.One)
	if r.c.trumps() {
		r.Because(LawFoster50, msgRemainingCardsGo, who, single, say.Num(given))
		r.added += given
	}
	n.points += given
	if defeated {
		r.decideAt(act, false, r.soFar(false, n), LawFoster50, r.V.Say(msgDefeatedIndeed, who, say.Phrase(state)))
		return
	}
	r.Find(act, "wrong-claim", a.By, r.dated(act), LawFoster50, msgDefeatedWrongly, who, say.Phrase(state))
	r.decideAt(act, true, r.soFar(true, n), LawFoster50, r.V.Say(msgClaimErrorScores, single))
	if r.c.trumps() && n.points < r.book.schneiderAt && (!whole || !n.exact) && r.end.won {
		r.leave(r.V.Say(msgAllCardsClaim))
	}
}

// concede rules on a hand that is given up (Laws 44 and 51).
func (fosterLaw) concede(r *ruler, act int, a *engine.Act) {
	who := say.Who(a.By)
	switch {
	case r.c.kind == ramsch:
		r.leave(r.V.Say(msgFosterRuleGiving))
	case !r.single(a.By):
		for _, s := range r.adversaries() {
			if s != a.By && r.answer(act, s) == engine.No {
				r.Because(LawFosterPlaying, msgGivesUpDoes, who, say.Who(s))
				return
			}
		}
		r.lostBefore(act)
		r.earn(act, r.soFar(true, r.counted()), LawFosterPlaying, r.V.Say(msgAdversariesAcknowledgeGame))
	case r.c.kind == suitGame && (r.c.use == tournee || r.c.use == passtMirNicht) && r.played(a.By) < 2:
		r.giveUp(act, plain, LawFoster44, r.V.Say(msgAbandonsTournee, who))
	case !r.c.trumps():
		r.giveUp(act, plain, LawFoster51, r.V.Say(msgGivesGameUp, who))
	default:
		// They add his cards to their own, so that all is theirs but what he has taken and the skat.
		n := r.counted()
		n.theirs = allPoints - n.points
		text := r.V.Say(msgGivesUpWith, who, say.If(!n.exact), say.Num(n.points), say.Num(n.theirs))
		switch {
		case n.exact || n.points > 30: // 31 keep him out of schneider
			r.giveUp(act, r.soFar(false, n), LawFoster51, text)
		case !r.ownOpen && n.points <= 30-maxSkat:
			r.giveUp(act, schneider, LawFoster51, r.V.Say(msgGivesUpCard, who, say.Num(n.points), say.Num(maxSkat)))
		default:
			r.giveUp(act, plain, LawFoster51, r.V.Say(msgGivesUp2, who))
			r.leave(r.V.Say(msgAllCountsRecorded, who))
		}
	}
}

// giveUp loses the game to the single player's own word, at a level that the law fixes. A game that was lost before ends
// there too: the cards are laid down and counted.
func (r *ruler) giveUp(act int, lev level, law engine.Law, text say.Text) {
	if r.end.made && !r.end.won {
		r.because(law, text)
		r.Over, r.end.fixed, r.end.lev = true, true, lev
		return
	}
	r.decideAt(act, false, lev, law, text)
}

// answer is what a player says to a claim or a concession before play goes on; Unknown where nothing is recorded.
func (r *ruler) answer(act int, s engine.Seat) engine.Tri {
	for i := act + 1; i < len(r.H.Play); i++ {
		switch a := &r.H.Play[i]; {
		case a.Kind == engine.Answer && a.By == s:
			return engine.Is(a.Args.True("agrees"))
		case a.Kind == engine.Play:
			return engine.Unknown
		}
	}
	return engine.Unknown
}

// leave leaves the rest of the hand undecided: the laws, or the record, do not say.
func (r *ruler) leave(why say.Text) {
	r.leaveOpen(why)
	r.Over = true
}

// event rules on the other events of the play.
func (fosterLaw) event(r *ruler, act int, a *engine.Act) {
	who := say.Who(a.By)
	switch a.Kind {
	case engine.TakeGame:
		r.takesGame(act, a, who)
	case engine.PlayOn:
		r.playsOnFor(act, a, who)
	case engine.Answer:
		r.permit(a, who)
	case Announce:
		what := schneider
		if a.Word == "schwarz" {
			what = schwarz
		}
		late := r.Tricks.Now.Played > 0 || r.Tricks.Now.N > 1
		law, why := LawFoster39, 0
		if !late && !r.book.takesSkat {
			why = 4
		}
		switch {
		case !r.single(a.By):
			law, why = LawFoster42, 1
		case r.c.usesSkat() && !r.book.takesSkat:
			law, why = LawFoster41, 2
		case !r.c.trumps():
			law, why = LawFoster2, 3
		case !late && r.book.takesSkat:
			r.c.announce = max(r.c.announce, what)
			r.V.Contract = say.Make(r.c.words.name(&r.c))
			r.Because(law, msgAnnouncedInTime, what.value())
			return
		}
		r.Find(act, "illegal-announcement", a.By, r.dated(act), law, msgAnnouncedWrongly, who, what.value(), say.Num(why))
	}
}

// takesGame ends the hand for the side to which a fault has given the game.
func (r *ruler) takesGame(act int, a *engine.Act, who say.Value) {
	x := r.pending(anyRight)
	switch {
	case x != nil && r.single(a.By) && !r.end.made:
		r.takePending(act, x, r.V.Say(msgClaimsGameWon2, who))
	case r.end.made && r.end.won == r.single(a.By) && r.seats.place(a.By) >= 0:
		r.Because(r.end.law, msgTakesGameHand, who)
	default:
		r.Because(LawFosterPlaying, msgClaimsGameOnce, who)
		return
	}
	r.Over = true
	r.Ledger.CloseOf(func(x *ledger.Right) bool { return x.By == a.By })
}

// playsOnFor has the hand played on by the side to which a fault has given the game, or lets the fault pass.
func (r *ruler) playsOnFor(act int, a *engine.Act, who say.Value) {
	x := r.pending(anyRight)
	switch {
	case x != nil && r.single(a.By) && !r.end.made && x.Ends == ledger.AtOwnCard:
		r.Because(x.Law, msgLetsPassPlays, who)
		r.Ledger.Close(x.Fault)
	case x != nil && r.single(a.By) && !r.end.made:
		r.takePending(act, x, r.V.Say(msgCallsAttentionPlays, who))
	case r.Ledger.Find(a.By, string(engine.PlayOn)) != nil, r.end.made && r.end.won == r.single(a.By) && r.seats.place(a.By) >= 0:
		r.Because(r.end.law, msgDemandsPlayGo, who)
	default:
		r.Because(LawFosterPlaying, msgDemandsPlayGoBut, who)
		return
	}
	r.Ledger.CloseOf(func(x *ledger.Right) bool {
		return x.Choice != speakUp && (x.By == a.By || x.By == engine.Nobody && r.adversary(a.By))
	})
}

// permit notes whether the adversary who has not played lets the single player take a false lead back (Law 47).
func (r *ruler) permit(a *engine.Act, who say.Value) {
	now := &r.Tricks.Now
	if r.falseLead == 0 || !r.adversary(a.By) || now.Card(a.By) != card.None {
		return
	}
	if a.Args.True("agrees") {
		r.Because(LawFoster47, msgPermitsLeadTaken, who)
		return
	}
	r.refused = true
	r.closeOf(LawFoster47)
	r.Because(LawFoster47, msgDoesPermitLead, who)
}

// retracted rules on a card taken back: a false lead that an adversary has played to needs the other's leave (Law 47).
func (fosterLaw) retracted(r *ruler, act int, s engine.Seat, c card.Card) {
	for i := range r.Tricks.Revokes {
		if rv := &r.Tricks.Revokes[i]; rv.Corrected && rv.Seat == s && rv.Card == c && rv.Trick == r.Tricks.Now.N && r.c.kind != ramsch && r.single(s) {
			r.Because(LawFoster52, msgRevokeCorrectedBefore)
		}
	}
	if r.refused && r.single(s) {
		r.findCard(act, "took-back", s, r.Tricks.Now.N, c, LawFoster47, msgTookBackLed, say.Who(s), say.Card(c))
	}
}
