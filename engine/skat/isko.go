package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// isko is the Internationale Skatordnung, text of November 2022.
var isko = book{
	name: "isko", foes: "defenders", modern: 1, seats: modernSeats, words: &todaysWords, looseCalls: true, renews: true,
	laws: lawIDs{
		table: LawIsko1_1_1, active: LawIsko1_1_1, unit: LawIskoOld5_1, multipliers: LawIsko2_5,
		matadors: LawIsko2_4_1, need: LawIskoOld5_2_2, adversaries: LawIskoOld5_2_2, nullo: LawIskoOld5_2_7,
		noBid: LawIsko3_3_7, survivor: LawIsko3_3_1, bidValue: LawIsko3_3_2, bidOrder: LawIsko3_3_1, afterPass: LawIsko3_3_1,
		overbid: LawIskoOld5_4_1, overbidHand: LawIskoOld5_4_2, follow: LawIskoOld4_2_1, follower: LawIsko4_1_1,
		changed: LawIskoChangedAnnouncement, skat: LawIsko2_1, schneider: LawIskoOld5_2_3, schwarz: LawIsko2_5_6,
		announced: LawIsko2_5_7, missed: LawIsko2_5_8, proof: LawIskoOld5_2_8,
	},
	schneiderAt: 90, lowestBid: 18, law: iskoLaw{},
	pack: pack, tricks: 10, aside: skatPlace, places: []replay.Place{skatPlace},
	duty: map[string]engine.Law{"revoke": LawIskoOld4_2_1, "lead-out-of-turn": LawIsko4_1_1, "play-out-of-turn": LawIsko4_1_1},
}

// iskoLaw is how the international order rules. A revoke ends the hand when its card falls, and a wrong discard before
// the first lead.
type iskoLaw struct{ plainLaw }

func (iskoLaw) possibleBid(n int) bool { return n > 0 && n < len(iskoBids) && iskoBids[n] }

func (iskoLaw) unit(r *ruler) int { return iskoUnit(&r.c) }

// lossFactor doubles every loss.
func (iskoLaw) lossFactor(*ruler) (int, engine.Law) { return 2, LawIskoOld5_3 }

// iskoState is what judging by this order needs to remember.
type iskoState struct {
	early      engine.Seat   // who gathered an incomplete trick, until the next card
	mayCorrect engine.Seat   // whose error is to be corrected because play goes on
	renewed    renewal       // when the auction began anew
	staysOut   [3]engine.Law // by place: why a player may not join the renewed auction
	gaveUp     card.Set      // the seats that resigned, one bit each
	untold     bool          // a card was played that the record does not tell
	misdealt   engine.Seat   // who has a wrong number of cards from the deal, found too late for another one
}

// Base values (5.1): of the suits, the grand, and null as it is played.
var (
	iskoUnits     = [4]int{card.Diamonds: 9, card.Hearts: 10, card.Spades: 11, card.Clubs: 12}
	iskoNulls     = [2][2]int{{23, 35}, {46, 59}} // closed and open, with the skat and by hand
	iskoGrandUnit = 24
)

const (
	maxTops      = 11 // of a suit game
	maxGrandTops = 4
	maxLevels    = 7 // game, hand, schneider, announced, schwarz, announced, open
)

// iskoBids are the values that some game can have (3.3.2).
var iskoBids = func() (ok [(maxGrandTops+maxLevels)*24 + 1]bool) {
	for m := 2; m <= maxTops+maxLevels; m++ {
		for _, u := range iskoUnits {
			ok[u*m] = true
		}
		if m <= maxGrandTops+maxLevels {
			ok[iskoGrandUnit*m] = true
		}
	}
	for _, kind := range iskoNulls {
		for _, n := range kind {
			ok[n] = true
		}
	}
	return
}()

// index of a truth in a table of two.
func index(b bool) int {
	if b {
		return 1
	}
	return 0
}

// iskoUnit is the base value, or the whole value of a null.
func iskoUnit(c *contract) int {
	switch c.kind {
	case suitGame:
		return iskoUnits[c.suit]
	case grand:
		return iskoGrandUnit
	}
	return iskoNulls[index(c.open)][index(!c.usesSkat())]
}

// iskoLevels are the levels that a value may hold, each counting one (2.5), with what makes them count: reached is the
// level made or charged.
var iskoLevels = [...]struct {
	term   term
	counts func(c *contract, reached level) bool
}{
	{theGame, func(*contract, level) bool { return true }},
	{byHand, func(c *contract, _ level) bool { return !c.usesSkat() }},
	{madeSchneider, func(_ *contract, l level) bool { return l >= schneider }},
	{saidSchneider, func(c *contract, _ level) bool { return c.announce >= schneider }},
	{madeSchwarz, func(_ *contract, l level) bool { return l == schwarz }},
	{saidSchwarz, func(c *contract, _ level) bool { return c.announce == schwarz }},
	{laidOpen, func(c *contract, _ level) bool { return c.open }},
}

// reckon is the value with a level reached: tops and levels times the base value. A level announced is charged
// whether it was reached or not (2.5.8).
func (iskoLaw) reckon(r *ruler, reached level) sum {
	s := sum{unit: iskoUnit(&r.c), factor: 1}
	if !r.c.trumps() {
		return s
	}
	s.tops, s.with = r.m.n, r.m.with
	reached = max(reached, r.c.announce)
	for i := range iskoLevels {
		if l := &iskoLevels[i]; l.counts(&r.c, reached) {
			s.add(l.term)
		}
	}
	return s
}

var todaysWords = words{kinds: kinds, unknown: notOfSkat, read: (*contract).readToday, name: (*contract).todaysName, noun: (*contract).todaysNoun}

// readToday reads the contract of today's order.
func (c *contract) readToday(h *engine.Hand, game, how engine.Field) error {
	switch c.kind {
	case ramsch, revolution, uno, duo:
		return engine.Impossiblef(game.Pos, "the international order has no %s; its games are the four suits, grand and null", game.Word)
	}
	c.readAnnouncement(h)
	switch how.Word {
	case "hand":
		c.use = solo
	case "skat":
		c.use = gucki
	case "":
		// Hand counts only if it was said; an open suit game or grand says it.
		c.use = gucki
		if c.open && c.kind != nullo {
			c.use = solo
		}
	default:
		return engine.Impossiblef(how.Pos, "the international order knows no %s: how is hand or skat", how.Word)
	}
	if c.by == engine.Nobody {
		return engine.Impossiblef(game.Pos, "the contract needs 'by', the soloist")
	}
	return nil
}

// todaysName is the game as it is announced today: "spades hand, schneider announced", "null ouvert".
func (c *contract) todaysName() (*say.Message, []say.Value) {
	hand := say.If(!c.usesSkat() && (!c.open || c.kind == nullo))
	announced := say.Num(int(c.announce))
	if c.open {
		announced = say.Num(0) // an open game says it all
	}
	switch c.kind {
	case suitGame:
		return msgTodaysSuit, []say.Value{say.Suit(c.suit), say.If(c.open), hand, announced}
	case grand:
		return msgTodaysGrand, []say.Value{say.If(c.open), hand, announced}
	}
	return msgTodaysNull, []say.Value{say.If(c.open), hand, announced}
}

// todaysNoun is the name where a sentence speaks of the game: "hearts" alone is a suit.
func (c *contract) todaysNoun() (*say.Message, []say.Value) {
	m, values := c.todaysName()
	if c.kind == suitGame && c.usesSkat() {
		m = msgTodaysSuitGame
	}
	return m, values
}

// Matadors counts the tops of a suit game or grand that some cards hold: with n, or without n as −n; 0 for other games.
func Matadors(game string, cards card.Set) int {
	trumps := jacks
	switch s, ok := card.French.ParseSuit(game); {
	case ok:
		trumps = trumpLists[s]
	case game != "grand":
		return 0
	}
	n, with := 0, cards.Has(trumps[0])
	for _, c := range trumps {
		if cards.Has(c) != with {
			break
		}
		n++
	}
	if !with {
		return -n
	}
	return n
}

// olderText reports whether the table agreed on the text in force before 24 November 2018.
func (r *ruler) olderText() bool { return r.H.Agreed.Int("edition") == 2006 }

// check finds what is irregular in the announcement (3.4.1, 2.5.7, 2.5.11) and in the discard.
func (iskoLaw) check(r *ruler) error {
	c, h := &r.c, r.H
	who := say.Who(c.by)
	if f, ok := h.Agreed.Get("edition"); ok && f.N != 2006 && f.N != 2022 {
		return engine.Impossiblef(f.Pos, "there is no edition %d of the order here: edition is 2022 or 2006", f.N)
	}
	if f, ok := h.Contract.Get("how"); !ok || f.Word == "" {
		if c.usesSkat() {
			r.Because(LawIskoOld3_4_1, msgDidAnnounceHand, who)
		}
	}
	if c.open && c.trumps() && c.usesSkat() {
		r.misannounced(c.by, LawIsko2_5_11, r.V.Say(msgAnnouncedOpenAfter, who, say.If(c.kind == grand)))
		c.open = false
		r.Because(LawIskoOld3_4_4, msgVoidUnpunished)
	}
	if c.announce > plain && (c.usesSkat() || !c.trumps()) {
		r.misannounced(c.by, LawIsko2_5_7, r.V.Say(msgAnnouncedWhereNone, who, c.announce.value(), say.If(!c.trumps())))
		c.announce = plain
		r.Because(LawIskoOld3_4_4, msgVoidUnpunished)
	}
	if c.open {
		r.Because(LawIskoOld3_4_1, msgLaidAllTen, who)
		if c.trumps() {
			c.announce = schwarz
			r.Because(LawIsko2_5_11, msgOpenCountsHand, say.If(c.kind == grand))
		}
	}
	if d := h.Discard; d != nil && len(d.Cards) != 2 {
		r.wrongDiscard(-1, c.by, r.V.Say(msgLaidAwayInstead, who, say.Num(len(d.Cards))))
	}
	return nil
}

// wrongDiscard loses the game at the simple level.
func (r *ruler) wrongDiscard(act int, by engine.Seat, text say.Text) {
	r.V.Find(engine.Finding{What: "wrong-discard", By: by, Card: card.None, Law: LawIskoWrongDiscard, Text: text, Act: act})
	r.decideAt(act, false, plain, LawIskoWrongDiscard, r.V.Say(msgOtherThanTwo))
	r.Because(LawIsko4_1_4, msgLostSimpleLevel)
}

// ready rules on what depends on the tops: a changed announcement, a null that cannot cover the bid, and a hand of
// a wrong number of cards.
func (iskoLaw) ready(r *ruler) {
	r.atTable()
	r.changedAnnouncement()
	if c := &r.c; c.kind == nullo && iskoUnit(c) < r.bid {
		r.impossibleNull()
	}
	r.cannotCover()
	if r.misdealt != engine.Nobody {
		r.wrongNumberLoses()
	}
}

// cannotCover finds the announcement of a suit game or grand that plainly stays below the bid: no tops and no level would
// bring it up (3.6.3).
func (r *ruler) cannotCover() {
	c, m := &r.c, r.m
	if !c.trumps() || r.bid == 0 {
		return
	}
	r.m = matadors{n: len(c.trumpList()), with: true, known: true}
	s := r.book.reckon(r, schwarz)
	if r.m = m; s.value() < r.bid {
		r.Find(-1, "illegal-announcement", c.by, 0, LawIsko3_6_3, msgCannotCover, say.Who(c.by), r.game(c), say.Num(s.value()), say.Num(r.bid))
	}
}

// impossibleNull loses a null that cannot cover the bid (3.6.2).
func (r *ruler) impossibleNull() {
	c := &r.c
	who, value := say.Who(c.by), iskoUnit(c)
	r.Find(-1, "illegal-announcement", c.by, 0, LawIsko3_6_2, msgAnnouncedNullWorth, who, say.Num(value), say.Num(r.bid))
	name, open := r.game(c), c.open
	c.open = false
	if !r.cheapest() {
		c.open = open
		r.decideAt(-1, false, plain, LawIsko3_6_2, r.V.Say(msgLostOnce, name))
		r.lostUnvalued()
		return
	}
	r.decideAt(-1, false, plain, LawIsko3_6_2, r.V.Say(msgLostOnceCharged, name, who, r.game(c)))
}

// lostUnvalued leaves open what a lost game is charged as, because that hangs on tops which the record does not show.
func (r *ruler) lostUnvalued() {
	r.V.Won, r.V.Winners = engine.No, r.opponents()
	r.unfit = r.V.Say(msgChargedAsOpen)
}

// cheapest turns the contract into the suit game or grand, with the skat or by hand as it is, whose simple value covers
// the bid at the least cost. Where a game whose tops are not known might cost less it reports that it cannot.
func (r *ruler) cheapest() bool {
	asked, best, tops := r.c, r.c, r.m
	price, floor := 0, 0 // of the games with known tops; of the others at least
	try := func(k kind, s card.Suit) {
		r.c.kind, r.c.suit = k, s
		r.countMatadors()
		known := r.m.known
		if !known {
			r.m = matadors{n: max(r.m.n, 1), known: true} // so many at least
		}
		n := r.book.reckon(r, plain)
		cost := max(n.value(), raised(n.unit, r.bid))
		switch {
		case !known:
			if floor == 0 || cost < floor {
				floor = cost
			}
		case price == 0 || cost < price:
			best, price, tops = r.c, cost, r.m
		}
	}
	r.c.announce = plain
	for _, s := range suits {
		try(suitGame, s)
	}
	try(grand, card.NoSuit)
	if price == 0 || floor > 0 && floor < price {
		r.c, r.m = asked, matadors{}
		return false
	}
	r.c, r.m = best, tops
	return true
}

// changedAnnouncement rules on a game that was announced first and changed before the first lead.
func (r *ruler) changedAnnouncement() {
	word := ""
	for i := range r.H.Faults {
		if f := &r.H.Faults[i]; f.Word == "changed-game" && r.single(f.By) {
			word = f.Args.Word("from")
		}
	}
	if word == "" {
		return
	}
	first, last := r.c, r.c
	first.kind, first.suit = suitGame, card.NoSuit
	switch word {
	case "grand":
		first.kind = grand
	case "nullo", "null":
		first.kind = nullo
	default:
		first.suit, _ = card.French.ParseSuit(word)
	}
	now, known := r.atBid(&last)
	before, knownBefore := r.atBid(&first)
	r.c = last
	r.countMatadors()
	who := say.Who(last.by)
	games := []say.Value{who, r.game(&first), say.Num(before), r.game(&last), say.Num(now)}
	switch {
	case !known || !knownBefore:
		r.Over = true
		r.unfit = r.V.Say(msgChangeHangs, r.game(&first), r.game(&last))
		return
	case now > before:
		r.Because(LawIskoChangedAnnouncement, msgChangedIntoBefore, games...)
		return
	}
	r.c = first
	r.countMatadors()
	r.misannounced(last.by, LawIskoChangedAnnouncement, r.V.Say(msgChangedIntoWorth, games...))
	r.Tricks.Rules = first.order()
	r.V.Contract = say.Make(first.words.name(&first))
	if r.H.Result != nil {
		r.Over = true
		r.unfit = r.V.Say(msgResultWhatWould, r.game(&last), r.game(&first))
	}
}

// atBid is what a game counts at the bid that is held: its value, or the multiple of its unit that covers the bid. known is
// false where the tops that it hangs on are not recorded.
func (r *ruler) atBid(c *contract) (n int, known bool) {
	r.c = *c
	r.countMatadors()
	s := r.book.reckon(r, plain)
	if !r.c.trumps() {
		return s.value(), true
	}
	return max(s.value(), s.raised(r.bid)), r.m.known
}

// unplayed rules on a record without a contract: an auction, or a lead before the announcement.
func (iskoLaw) unplayed(r *ruler) bool {
	a := &r.calls
	free := func() {
		for i, out := range a.passed {
			if !out && r.seats[i] != r.renewed.barred {
				r.V.Options = append(r.V.Options, engine.Option{By: r.seats[i], Choice: "bid", Law: LawIskoOld3_3_9,
					Text: r.V.Say(msgMayBidOr, say.Who(r.seats[i]))})
			}
		}
	}
	switch {
	case r.c.by != engine.Nobody && len(r.H.Play) > 0 && r.H.Play[0].Kind == engine.Play:
		return r.unannounced()
	case a.done && a.last == 0 && (len(r.H.Bidding) > 0 || r.renewed.calls >= 0):
		if r.renewed.calls >= 0 {
			r.Because(LawIskoOld3_2_16, msgAfterProperDeal)
		}
		r.V.Contract = r.V.Say(msgPassedOut)
		r.Because(LawIsko3_3_7, msgNobodyBidHand)
		r.V.Summary = r.V.Say(msgPassedOutSummary)
		return true
	case r.renewed.calls >= 0 && !a.done:
		free()
		r.V.Summary = r.V.Say(msgAuctionAnew)
		return true
	case r.noBid:
		r.Because(LawIsko3_3_1, msgForehandMayHave, say.Who(r.seats[vorhand]))
		r.V.Summary = r.V.Say(msgNobodyBidMayHave, say.Who(r.seats[vorhand]))
		return true
	}
	return false
}

// unannounced is a lead before the announcement (4.1.1).
func (r *ruler) unannounced() bool {
	first := &r.H.Play[0]
	if by := first.By; by != engine.Nobody && by != r.c.by || by == engine.Nobody && r.seats[vorhand] != r.c.by {
		return false
	}
	r.c.use, r.c.played = gucki, true
	r.c.kind, r.c.suit = grand, card.NoSuit
	if r.sitDown() != nil {
		return false
	}
	r.countMatadors()
	who := say.Who(r.c.by)
	r.findCard(0, "illegal-announcement", r.c.by, r.Tricks.Now.N, first.Card, LawIsko4_1_1, msgLedBeforeGame, who, say.Card(first.Card))
	if !r.cheapest() {
		r.Because(LawIsko4_1_1, msgGameLostValued)
		r.lostUnvalued()
		r.leaveOpen(r.unfit)
		r.V.Summary = r.V.Say(msgLostGameCharged, who)
		return true
	}
	r.decideAt(0, false, plain, LawIsko4_1_1, r.V.Say(msgGameLostValuedBid, r.game(&r.c)))
	r.finish(false, plain, true)
	return true
}

// renewal is an auction that begins anew after some calls.
type renewal struct {
	calls  int         // after how many calls of the record; -1 for never
	barred engine.Seat // who may not take part; Nobody when none of the three is at fault
}

func (n renewal) at(call int) bool { return n.calls == call }

// over reports whether an auction ends with these calls: two of the three are out, and the third has named or held a
// figure, or all are.
func (r *ruler) over(calls []engine.Act) bool {
	var out [3]bool
	left, bid := len(out), false
	for i := range calls {
		p := r.seats.place(calls[i].By)
		switch {
		case p < 0 || out[p]:
		case calls[i].Word == "pass":
			out[p] = true
			left--
		default:
			bid = true
		}
	}
	return left == 0 || left == 1 && bid
}

// renew begins the auction anew: the one at fault is out, and so is who had passed before he made any bid (3.3.9).
func (r *ruler) renew(a *auctioneer) {
	old := *a
	*a = newAuctioneer(r.seats)
	for p, s := range r.seats {
		switch {
		case s == r.renewed.barred:
			a.passed[p] = true
		case old.passed[p] && !old.spoke[p]:
			a.passed[p] = true
			r.staysOut[p] = LawIskoOld3_3_9S5
			r.Because(LawIskoOld3_3_9S5, msgPassedBeforeMaking, say.Who(s))
		case r.renewed.calls > 0:
			r.Because(LawIskoOld3_3_9, msgFreeEarlierCalls, say.Who(s))
		}
	}
	var in []int
	for p, out := range a.passed {
		if !out {
			in = append(in, p)
		}
	}
	switch len(in) {
	case 0:
		a.done = true
	case 1:
		a.listener, a.bidder = in[0], in[0]
	default:
		a.listener, a.bidder = in[0], in[1]
	}
}

// standing is how a hand stands when it is broken off.
type standing struct {
	decided, won bool
	lev          level // with decided, the level won by then
	need         level // the level that announcement and bid oblige the soloist to reach
}

// required is the level that announcement and bid oblige the soloist to reach.
func (r *ruler) required() level {
	l := r.c.announce
	if !r.c.trumps() || !r.m.known {
		return l
	}
	for ; l < schwarz; l++ {
		if s := r.book.reckon(r, l); s.value() >= r.bid {
			break
		}
	}
	if s := r.book.reckon(r, l); s.value() < r.bid {
		return r.c.announce // no level would do: the game is overbid whatever happens
	}
	return l
}

// stands judges a tally of a hand that is broken off.
func (r *ruler) stands(n tally) standing {
	st := standing{need: r.required()}
	if !r.c.trumps() {
		st.decided = n.tricks > 0
		return st
	}
	switch st.need {
	case plain:
		st.won, st.decided = n.points >= 61, n.points >= 61 || n.theirs >= 60
	case schneider:
		st.won, st.decided = n.points >= 90, n.points >= 90 || n.theirs > 30
	case schwarz:
		st.decided = n.against > 0 || n.theirs > 0
	}
	switch {
	case st.won && n.points >= 90, !st.won && n.theirs >= 90:
		st.lev = schneider
	}
	return st
}

// before is the tally without a trick in which a breach has just happened.
func (r *ruler) before() tally {
	n := r.counted()
	if t := &r.Tricks; t.Now.Complete() && !r.byRevoke() {
		points := t.Now.Points(t.Rules)
		if r.single(t.Now.Winner) {
			n.points -= points
			n.tricks--
		} else {
			n.theirs -= points
			n.against--
		}
	}
	return n
}

// playsOn reports whether the side not at fault demands that play goes on, right after the act.
func (r *ruler) playsOn(act int, by engine.Seat) bool {
	for i := act + 1; i < len(r.H.Play); i++ {
		switch a := &r.H.Play[i]; a.Kind {
		case engine.Dispute, engine.Answer:
		case engine.PlayOn:
			return r.single(a.By) != r.single(by)
		default:
			return false
		}
	}
	return false
}

// breach ends the hand (4.1.3 to 4.1.6) unless play goes on. n is the tally by then.
func (r *ruler) breach(act int, by engine.Seat, n tally) {
	if r.end.made || !r.c.played {
		return
	}
	if r.seats.place(by) < 0 {
		r.Because(LawIskoOld3_5_2, msgHoldsCardsThisHand, say.Who(by))
		return
	}
	if r.playsOn(act, by) {
		r.mayCorrect = by
		r.Because(LawIsko4_1_6, msgPlayGoesDemand)
		return
	}
	st, open := r.broken(n, func(st standing) ending {
		if r.single(by) {
			return st.or(false, plain)
		}
		return st.or(true, st.need)
	})
	soloist := say.Who(r.c.by)
	switch {
	case open:
		return
	case st.decided:
		r.decidedBefore(act, st, n)
		return
	case r.single(by):
		r.decideAt(act, false, plain, LawIsko4_1_4, r.V.Say(msgNothingDecidedThen, soloist))
	default:
		r.decideAt(act, true, st.need, LawIsko4_1_4, r.V.Say(msgNothingDecidedThenDefenders))
		r.Because(LawIskoOld3_5_2, msgDefendersStandFall)
		r.granted(st)
	}
	text := r.V.Say(msgDefendersMayDemand)
	who := engine.Nobody
	if !r.single(by) {
		who = r.c.by
		text = r.V.Say(msgMayDemandPlay, soloist)
	}
	r.offerOnce(who, LawIsko4_1_6, engine.Unknown, offer{"play-on", text})
	r.Because(LawIsko4_1_6, msgSideFaultMay)
}

// granted gives the soloist the level that his bid demands (4.1.5).
func (r *ruler) granted(st standing) {
	if st.need > r.c.announce {
		r.Because(LawIsko4_1_5, msgBidDemandsCould, say.Num(r.bid), st.need.value())
	}
}

// decidedBefore gives the winning side what it had won when the hand was broken off (4.1.3).
func (r *ruler) decidedBefore(act int, st standing, n tally) {
	soloist := say.Who(r.c.by)
	switch {
	case st.won:
		r.decideAt(act, true, st.lev, LawIsko4_1_3, r.V.Say(msgGameDecidedThen, soloist, say.Num(n.points)))
		r.sayStanding(false, allPoints-n.points, st)
	case !r.c.trumps():
		r.decideAt(act, false, plain, LawIsko4_1_3, r.V.Say(msgGameDecidedThenTaken, soloist))
	case st.need > r.c.announce:
		r.decideAt(act, false, st.lev, LawIsko4_1_5, r.V.Say(msgBidDemandsCouldReached, say.Num(r.bid), st.need.value()))
		if st.need == schwarz {
			r.Because(LawIsko2_5_6, msgDefendersTrickSo)
		}
	default:
		r.decideAt(act, false, st.lev, LawIsko4_1_3, r.V.Say(msgGameDecidedThenDefenders, say.Num(n.theirs)))
		r.sayStanding(true, n.points, st)
	}
}

func (r *ruler) sayStanding(single bool, points int, st standing) {
	if st.lev == schneider {
		r.Because(LawIskoOld5_2_3, msgNoMoreThan30, r.sideAlone(single), say.Num(points))
	}
}

// turn rules on a card out of turn (4.1.3).
func (iskoLaw) turn(r *ruler, act int, p *trick.Play, c card.Card) {
	what, law := "play-out-of-turn", LawIsko4_1_4
	if p.Lead {
		what, law = "lead-out-of-turn", LawIsko4_1_3
	}
	n := r.Tricks.Now.N
	r.findCard(act, what, p.Seat, n, c, law, msgOutOfTurn, say.Who(p.Seat), say.If(p.Lead), say.Card(c), say.Num(n), say.Who(p.Turn))
	r.Because(law, msgCardOutTurn)
	r.breach(act, p.Seat, r.before())
}

// revoke rules on a card that does not follow (4.2.3).
func (iskoLaw) revoke(r *ruler, act int, rv *trick.Revoke) {
	r.findCard(act, "revoke", rv.Seat, rv.Trick, rv.Card, LawIskoOld4_2_3, msgPlayedTrickHand, say.Who(rv.Seat), say.Card(rv.Card), say.Card(rv.Led), say.Num(rv.Trick), say.Card(rv.Held))
	r.breach(act, rv.Seat, r.before())
}

// gathered rules on the card that was led after an incomplete trick was gathered: it belongs to that trick (4.4.1
// of the old numbers).
func (iskoLaw) gathered(r *ruler, act int, p *trick.Play) {
	who, c := say.Who(p.Seat), r.Tricks.Now.Card(p.Seat)
	if p.Seat != r.early {
		return
	}
	if !p.Completed || r.Tricks.Now.Winner == p.Seat {
		r.Because(LawIskoOld4_4_1, msgTrickGatheredToo, say.Card(c))
		return
	}
	r.findCard(act, "lead-out-of-turn", p.Seat, r.Tricks.Now.N, c, LawIskoOld4_4_1, msgGatheredIncompleteTrick, who, say.Card(c))
	r.breach(act, p.Seat, r.before())
}

// retracted rules on a card taken back (4.1.2).
func (iskoLaw) retracted(r *ruler, act int, s engine.Seat, c card.Card) {
	if r.mayCorrect == s {
		r.mayCorrect = engine.Nobody
		return
	}
	r.findCard(act, "took-back", s, r.Tricks.Now.N, c, LawIsko4_1_2, msgTookBackBeen, say.Who(s), say.Card(c))
	r.breach(act, s, r.before())
}

// event rules on the other events of the play.
func (iskoLaw) event(r *ruler, act int, a *engine.Act) {
	switch a.Kind {
	case Show:
		r.book.claim(r, act, a)
	case engine.TakeGame:
		r.Because(LawIsko4_1_3, msgTakesGameBreach, say.Who(a.By))
	case Leave, TimeOut:
		r.leftTable(a)
	case Unreadable:
		r.unknownCard(act)
	case Announce:
		r.Find(act, "illegal-announcement", a.By, r.dated(act), LawIskoOld3_4_1, msgAnnouncedInPlay, say.Who(a.By), say.Word(a.Word))
	}
}

// figures are the numbers behind the ruling.
func (iskoLaw) figures(r *ruler, reached level) {
	tops := r.m.n
	if !r.m.with {
		tops = -tops
	}
	if !r.c.trumps() {
		tops = 0
	}
	r.V.Figures = append(make([]engine.Figure, 0, 6),
		engine.Figure{Name: "points", N: r.n.points}, engine.Figure{Name: "tricks", N: r.n.tricks}, engine.Figure{Name: "matadors", N: tops},
		engine.Figure{Name: "schneider", N: index(reached >= schneider)}, engine.Figure{Name: "schwarz", N: index(reached == schwarz)},
		engine.Figure{Name: "overbid", N: index(r.overbid)})
}
