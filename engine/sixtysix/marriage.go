package sixtysix

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// melding is what has been announced and shown. What a player announces counts at once if he, or his partner, has won a
// trick, and waits otherwise.
type melding struct {
	good, waiting, tricks [8]int
	unsure                [8]bool    // the record does not say whether he has won a trick
	pairs                 []marriage // announced, in order
	silent                []marriage // led without a word
	calls                 marriage   // announced, the card not led yet; without points when there is none
	shows                 marriage   // shown, no claim made yet; likewise
}

// marriage is one that was announced or shown.
type marriage struct {
	by     engine.Seat
	suit   card.Suit
	card   card.Card // the one led; None of a marriage that was shown
	points int
	trick  int
	act    int
	struck bool
}

// noMarriages reports whether four play, and not in the German manner.
func (j *judge) noMarriages() bool { return j.form == &four && !german(j.H) }

// announce books points and reports whether they count already.
func (j *judge) announce(by engine.Seat, points int) (good bool) {
	if j.tricks(by) > 0 {
		j.melds.good[by] += points
		return true
	}
	j.melds.waiting[by] += points
	return false
}

// strike takes points off again: a marriage that proves false. Waiting points go first.
func (m *melding) strike(by engine.Seat, points int) {
	w := min(points, m.waiting[by])
	m.waiting[by] -= w
	m.good[by] -= points - w
}

// tricks is how many a player has won, or four-handed his side.
func (j *judge) tricks(s engine.Seat) int {
	if j.form == &four {
		return j.melds.tricks[s] + j.melds.tricks[partner(s)]
	}
	return j.melds.tricks[s]
}

// wins books a trick and makes good what was waiting for it.
func (j *judge) wins(w engine.Seat, n int) {
	m := &j.melds
	m.tricks[w]++
	m.unsure[w] = false
	waited := m.waiting[w]
	m.good[w] += waited
	m.waiting[w] = 0
	message, who := msgTrickMakesGood, say.Who(w)
	if j.form == &four {
		p := partner(w)
		waited += m.waiting[p]
		m.good[p] += m.waiting[p]
		m.waiting[p] = 0
		message, who = msgSideMakesGood, say.Seats(j.side(w)...)
	}
	if waited > 0 {
		j.Because(LawFosterMarriageTrick, message, who, say.Num(n), say.Num(waited))
	}
}

// worth is what a marriage in a suit counts.
func (j *judge) worth(s card.Suit) int {
	if s == j.trump {
		return 40
	}
	return 20
}

// readSuit is the suit and the player of a marriage event.
func (j *judge) readSuit(a *engine.Act) (card.Suit, engine.Seat, error) {
	word, at := a.Word, a.Pos
	if f, ok := a.Args.Get("suit"); ok {
		word, at = f.Word, f.Pos
	}
	suit, ok := card.French.ParseSuit(word)
	if !ok {
		return suit, engine.Nobody, engine.Impossiblef(at, "%q is no suit: expected C, S, H or D", word)
	}
	by := a.By
	if by == engine.Nobody {
		if by = j.Tricks.Turn(); j.Tricks.Now.Played > 0 && !j.Tricks.Now.Complete() {
			by = j.Tricks.Now.Leader
		}
	}
	if !j.plays(by) {
		return suit, by, engine.Impossiblef(a.Pos, "%s holds no cards in this deal", j.H.Name(by))
	}
	return suit, by, nil
}

// ofPair reports whether a card is the king or the queen of a suit.
func ofPair(c card.Card, s card.Suit) bool { return pair(s).Has(c) }

// marriage replays an announcement.
func (j *judge) marriage(act int, a *engine.Act) error {
	suit, by, err := j.readSuit(a)
	if err != nil {
		return err
	}
	who, inSuit, worth := say.Who(by), say.Suit(suit), j.worth(suit)
	defer func(n int) {
		j.T.Say(act, by, n, msgAnnounces, who, inSuit, say.Num(worth))
	}(j.Tricks.Now.N)
	if j.noMarriages() {
		j.find(act, "wrong-marriage", by, j.Trick(), card.None, LawFosterFourHandedNoMarriages, msgFourAnnounced, who)
		j.Because(LawFosterFourHandedNoMarriages, msgCountsNothing)
		return nil
	}
	if j.already(by, suit) {
		j.find(act, "wrong-marriage", by, j.Trick(), card.None, LawFosterFalseMarriage, msgMarriageTwice, who, inSuit)
		j.Because(LawFosterFalseMarriage, msgMarriageNothingMore)
		return nil
	}
	if n, c := j.ownLead(by, suit); c != card.None {
		j.find(act, "late-meld", by, n, c, LawFosterMarriageForgotten, msgMarriageTooLate, who, inSuit, say.Card(c))
		j.Because(LawFosterMarriageForgotten, msgMarriageLost, say.Num(worth))
		return nil
	}
	now := &j.Tricks.Now
	if now.Played == 1 && now.Leader == by && ofPair(now.Led(), suit) {
		if n := len(j.melds.silent); n > 0 && j.melds.silent[n-1].card == now.Led() {
			j.melds.silent = j.melds.silent[:n-1]
		}
		j.Because(LawFosterMarriageForgotten, msgMarriageInTime, who, say.Card(now.Led()))
		j.book(marriage{by: by, suit: suit, card: now.Led(), act: act})
		return nil
	}
	if err := j.Gather(j); err != nil {
		return err
	}
	if now.Played > 0 || j.Tricks.Turn() != by {
		j.find(act, "wrong-marriage", by, j.Trick(), card.None, LawFosterMarriageLead, msgMarriageOffLead, who, inSuit)
		j.Because(LawFosterMarriageLead, msgCountsNothing)
		return nil
	}
	if err := j.drawAll(act, nil, a.Pos); err != nil {
		return err
	}
	j.melds.calls = marriage{by: by, suit: suit, card: card.None, act: act, trick: j.Tricks.Now.N, points: worth}
	return nil
}

// already reports whether a player has announced a marriage before, and it was not taken off.
func (j *judge) already(by engine.Seat, suit card.Suit) bool {
	for _, m := range j.melds.pairs {
		if m.by == by && m.suit == suit && !m.struck {
			return true
		}
	}
	return false
}

// called says what becomes of a marriage that was announced, where the record ends before a card is led with it, and of
// one that was shown without a claim.
func (j *judge) called() {
	if j.melds.shows.points != 0 {
		j.Because(LawFosterMarriageShown, msgShownOnlyToClaim)
	}
	switch m := &j.melds.calls; {
	case m.points == 0 || j.decided():
	case !j.mayHold(m):
		j.falseMarriage(m)
	default:
		j.Because(LawFosterMarriage, msgMarriageAnnounced, say.Who(m.by), say.Suit(m.suit), say.Num(m.points))
	}
}

// ownLead finds the trick to which a player led a card of a marriage that he names too late, and the card.
func (j *judge) ownLead(by engine.Seat, suit card.Suit) (int, card.Card) {
	if t := &j.Tricks.Now; t.Played > 1 && t.Leader == by && ofPair(t.Led(), suit) {
		return t.N, t.Led()
	}
	for i := range j.Tricks.Tricks {
		if t := &j.Tricks.Tricks[i]; t.Leader == by && ofPair(t.Led(), suit) {
			return t.N, t.Led()
		}
	}
	return 0, card.None
}

// ledOn ends what was shown without a claim: the player has led on.
func (j *judge) ledOn() {
	m := j.melds.shows
	if m.points == 0 {
		return
	}
	j.melds.shows = marriage{}
	j.find(m.act, "wrong-marriage", m.by, m.trick, card.None, LawFosterMarriageShown, msgShownPlayedOn, say.Who(m.by), say.Suit(m.suit))
	j.Because(LawFosterMarriageShown, msgShownOnlyToClaim)
}

// led books the marriage that was announced with a lead.
func (j *judge) led(s engine.Seat, c card.Card) {
	m := j.melds.calls
	if m.points == 0 || m.by != s {
		if hand, _ := j.Tricks.Hand(s); ofPair(c, c.Suit()) && pair(c.Suit())&hand.One != 0 {
			j.melds.silent = append(j.melds.silent, marriage{by: s, suit: c.Suit(), card: c, points: j.worth(c.Suit()), trick: j.Tricks.Now.N})
		}
		return
	}
	j.melds.calls = marriage{}
	if !ofPair(c, m.suit) {
		j.find(m.act, "wrong-marriage", s, j.Tricks.Now.N, c, LawFosterMarriage, msgMarriageOther, say.Who(s), say.Suit(m.suit), say.Card(c))
		j.Because(LawFosterMarriage, msgMarriageByLeading)
		return
	}
	m.card = c
	j.book(m)
}

// book counts a marriage whose card has been led, unless its player is known not to hold the other.
func (j *judge) book(m marriage) {
	m.trick, m.points = j.Tricks.Now.N, j.worth(m.suit)
	who, points := say.Who(m.by), say.Num(m.points)
	if j.draws.extra[m.by] < 0 || j.hand(m.by) != nil && j.draws.held[m.by] >= j.form.size { // with the card led one more
		j.find(m.act, "wrong-marriage", m.by, m.trick, m.card, LawFosterTooManyCards, msgMarriageTooMany, who)
		j.Because(LawFosterTooManyCards, msgCountsNothing)
		return
	}
	if !j.mayHold(&m) {
		j.falseMarriage(&m)
		return
	}
	j.melds.pairs = append(j.melds.pairs, m)
	j.Because(LawFosterMarriage, msgMarriageLed, who, say.Card(m.card), say.If(m.suit == j.trump), say.Suit(m.suit), points)
	switch {
	case j.form == &four:
		j.Because(LawFosterFourHandedNoMarriages, msgMarriageGerman)
	case j.duties.now == gone:
		j.Because(LawFosterMarriageLateHand, msgMarriageLate)
	}
	if j.announce(m.by, m.points) {
		return
	}
	if j.form == &four {
		j.Because(LawFosterMarriageTrick, msgMarriageSideWaits, say.Seats(j.side(m.by)...), points)
	} else {
		j.Because(LawFosterMarriageTrick, msgMarriageWaits, who, points)
	}
}

// mayHold reports whether a player may hold both cards, or the partner of the one that he has led.
func (j *judge) mayHold(m *marriage) bool {
	hand, whole := j.Tricks.Hand(m.by)
	for c := range pair(m.suit).All() {
		if c == m.card || hand.Has(c) {
			continue
		}
		if whole || j.elsewhere(m.by, c) {
			return false
		}
	}
	return true
}

// broken strikes a marriage when its other card turns up in another hand.
func (j *judge) broken(s engine.Seat, c card.Card) {
	for i := range j.melds.pairs {
		if m := &j.melds.pairs[i]; !m.struck && m.by != s && m.card != c && ofPair(c, m.suit) {
			m.struck = true
			j.melds.strike(m.by, m.points)
			j.falseMarriage(m)
		}
	}
}

func (j *judge) falseMarriage(m *marriage) {
	j.find(m.act, "wrong-marriage", m.by, m.trick, m.card, LawFosterFalseMarriage, msgMarriageFalse, say.Who(m.by), say.Suit(m.suit))
	j.Because(LawFosterFalseMarriage, msgCountsNothing)
}

// show replays a marriage that is shown and not led.
func (j *judge) show(act int, a *engine.Act) error {
	suit, by, err := j.readSuit(a)
	if err != nil {
		return err
	}
	if err := j.Gather(j); err != nil {
		return err
	}
	who, inSuit, worth := say.Who(by), say.Suit(suit), j.worth(suit)
	j.T.Say(act, by, j.Trick(), msgShows, who, inSuit, say.Num(worth))
	wrong := func(law engine.Law, m *say.Message, values ...say.Value) {
		j.find(act, "wrong-marriage", by, j.Trick(), card.None, law, m, values...)
		j.Because(law, msgCountsNothing)
	}
	leads := j.Tricks.Now.Played == 0 && j.Tricks.Turn() == by
	if leads && j.form != &four {
		if err := j.drawAll(act, nil, a.Pos); err != nil {
			return err
		}
	}
	m := marriage{by: by, suit: suit, card: card.None, act: act, trick: j.Trick(), points: worth}
	switch {
	case j.form == &four && !german(j.H):
		wrong(LawFosterFourHandedNoMarriages, msgFourShowed, who)
	case j.form == &four:
		wrong(LawFosterFourHandedCount, msgShownOnlyToClaim)
	case !leads:
		wrong(LawFosterMarriageLead, msgShownOffLead, who, inSuit)
	case j.melds.shows.points != 0:
		wrong(LawFosterMarriageShown, msgShownSecond, who, inSuit)
	case !j.mayHold(&m):
		j.falseMarriage(&m)
	default:
		j.melds.shows = m
		if n := j.of(by); j.tricks(by) > 0 && n+worth >= goal {
			j.claim(act, by) // who shows enough claims with it
		}
	}
	return nil
}
