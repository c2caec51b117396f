package meld

import (
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// refuse makes the finding of a meld that does not count.
func (j *judge) refuse(act int, what string, by engine.Seat, law engine.Law, m *say.Message, values ...say.Value) {
	j.find(act, what, by, card.None, law, m, append([]say.Value{say.Who(by)}, values...)...)
}

// melds judges a meld.
func (j *judge) melds(act int, a *engine.Act) error {
	by, cards := a.By, a.Args.Cards("cards")
	if !j.plays(by) {
		return engine.Impossiblef(a.Pos, "%s does not play in this hand", j.name(by))
	}
	if of, ok := a.Args.Get("of"); ok {
		return j.overlooked(act, a, of.Seat)
	}
	if j.isJoint(by, cards) {
		return j.jointMeld(act, a)
	}
	if err := j.shows(a, by, cards); err != nil {
		return err
	}
	if !j.inTime(act, by) {
		return nil
	}
	if a.Args.Word("as") == "" && j.f.When != AfterTrick {
		return j.lump(act, a)
	}
	c := j.announces(a)
	if c == nil {
		if several := j.several(by, cards); a.Args.Word("as") == "" && several != nil {
			return j.tooMany(act, a, several)
		}
		return j.notShown(act, a)
	}
	if r := j.p[by].shown.Check(c, j.holds(by)); r != Good {
		j.unlawful(act, by, c, r)
		return nil
	}
	return j.score(act, a, c)
}

// shows has a player show cards: he must hold them, or have played one of them to the first trick where that one may
// still be reckoned. What he shows and was not known to hold, he is proven to hold.
func (j *judge) shows(a *engine.Act, by engine.Seat, cards []card.Card) error {
	want := card.HandOf(cards...)
	with, whole := j.Tricks.Hand(by)
	may := j.may(by)
	if c := j.reckoned(by); c != card.None {
		with.Add(c)
		may.Add(c)
	}
	for _, c := range want.Cards() {
		for with.Count(c) < want.Count(c) {
			switch {
			case whole && with.Has(c):
				return engine.Impossiblef(a.Pos, "%s holds only one %s and cannot show two", j.name(by), show(c))
			case whole:
				return engine.Impossiblef(a.Pos, "%s does not hold %s and cannot show it", j.name(by), show(c))
			case may.Count(c) < want.Count(c):
				return engine.Impossiblef(a.Pos, "%s cannot hold %s: it is elsewhere", j.name(by), show(c))
			}
			with.Add(c)
			j.Tricks.Draw(by, c)
		}
	}
	return nil
}

// reckoned is the card that a player has played to the first trick and may still meld with, or card.None.
func (j *judge) reckoned(by engine.Seat) card.Card {
	if j.f.When == AfterFirstCard && j.p[by].met == 1 {
		return j.p[by].first
	}
	return card.None
}

// withFirstCard reports whether a combination needs the card that was played to the first trick.
func (j *judge) withFirstCard(by engine.Seat, c *Combination) bool {
	x := j.reckoned(by)
	hand, _ := j.Tricks.Hand(by)
	n := 0
	for _, y := range c.Cards {
		if y == x {
			n++
		}
	}
	return n > hand.Count(x)
}

// holds is what a player may hold for a meld, the card that may still be reckoned included.
func (j *judge) holds(by engine.Seat) card.Hand {
	may := j.may(by)
	if c := j.reckoned(by); c != card.None {
		may.Add(c)
	}
	return may
}

// surplus reports whether a player's hand, as it is known, has a card too many, or is reported to have one.
func (j *judge) surplus(by engine.Seat) bool {
	if j.draw.over[by] > 0 {
		return true
	}
	hand, whole := j.Tricks.Hand(by)
	return whole && j.f.Stock && !j.draw.exhausted && hand.Len() > j.full(by)
}

// full is how many cards a player has by right now.
func (j *judge) full(by engine.Seat) int {
	in := j.Tricks.Now.Played > 0 && !j.Tricks.Now.Complete() && j.Tricks.Now.Card(by) != card.None
	n := j.f.Hand
	if j.draw.exhausted {
		n = j.draw.total - j.Tricks.Done()
	} else if j.turn.winner != engine.Nobody {
		return n - 1 // the draw of this turn is still to come
	}
	if in {
		n-- // his card lies in the trick
	}
	return n
}

// inTime judges when a meld is made; without one of its faults it is true.
func (j *judge) inTime(act int, by engine.Seat) bool {
	l, met := &j.f.Laws, j.p[by].met
	switch {
	case j.f.When == AfterTrick:
		return j.inTurn(act, by)
	case j.f.When == BeforePlay && met > 0:
		j.refuse(act, "late-meld", by, l.Late, msgAfterFirst)
	case j.f.When == AfterFirstCard && met == 0:
		j.refuse(act, "wrong-meld", by, l.Time, msgBeforeCard)
	case j.f.When == AfterFirstCard && met > 1:
		j.refuse(act, "late-meld", by, l.Late, msgAfterSecond)
	default:
		return true
	}
	return false
}

// inTurn is inTime for a game in which the winner of a trick melds before he draws.
func (j *judge) inTurn(act int, by engine.Seat) bool {
	l, t := &j.f.Laws, &j.turn
	between := j.Tricks.Now.Played == 0 || j.Tricks.Now.Complete()
	switch {
	case j.surplus(by):
		j.refuse(act, "wrong-meld", by, l.NoMelds, msgTooManyMeld)
	case j.draw.exhausted:
		j.refuse(act, "late-meld", by, l.StockGone, msgGone)
	case by == t.winner && t.dixed:
		j.refuse(act, "wrong-meld", by, l.DixAlone, msgBesideDix)
	case by == t.winner && t.announced:
		j.refuse(act, "wrong-meld", by, l.OneMeld, msgSecond)
	case by == t.winner:
		return true
	case between && j.lastWinner() == by:
		j.refuse(act, "late-meld", by, l.Time, msgAfterDraw)
		if t.falseMeld == nil && j.correctable(by) {
			j.Because(l.Amended, msgOnlyBefore)
		}
	default:
		j.refuse(act, "wrong-meld", by, l.Time, msgNoTrick)
	}
	return false
}

// lastWinner is the winner of the trick before the next lead, or Nobody.
func (j *judge) lastWinner() engine.Seat {
	now := &j.Tricks.Now
	switch {
	case now.Complete():
		return now.Winner
	case now.Played == 0 && j.Tricks.Done() > 0 && now.N > 1:
		return now.Leader
	}
	return engine.Nobody
}

// correctable reports whether the player has made a false meld in this turn.
func (j *judge) correctable(by engine.Seat) bool {
	n := j.Tricks.Now.N
	return slices.ContainsFunc(j.V.Findings, func(f engine.Finding) bool {
		return f.By == by && f.Law == j.f.Laws.FalseMeld && f.Trick == n
	})
}

// announces finds the combination that is melded: the one that the cards make or, where the player names one, that which
// the cards hold or complete with what lies on the table already. A royal marriage may be called a marriage. nil for none.
func (j *judge) announces(a *engine.Act) *Combination {
	by, as, cards := a.By, a.Args.Word("as"), a.Args.Cards("cards")
	if as == "" {
		return Find(j.deck.combos, "", cards)
	}
	if c := Within(j.deck.combos, as, cards); c != nil {
		return c
	}
	likely := j.p[by].shown.Likely()
	have := likely.OnTable()
	fresh, _ := likely.fresh(j.holds(by))
	for _, x := range cards {
		if fresh.Remove(x) {
			have.Add(x)
		}
	}
	for i := range j.deck.combos {
		c := &j.deck.combos[i]
		if (c.Name == as || strings.HasSuffix(c.Name, "-"+as)) && c.In(have) && c.Takes(cards) {
			return c
		}
	}
	return nil
}

// several is the dearest combination of several that a player shows at once, each lawful by itself and together all of
// the cards; nil where it is not so.
func (j *judge) several(by engine.Seat, cards []card.Card) *Combination {
	var best *Combination
	var served card.Hand
	n := 0
	for i := range j.deck.combos {
		c := &j.deck.combos[i]
		if !c.In(card.HandOf(cards...)) {
			continue
		}
		if j.p[by].shown.Check(c, j.holds(by)) != Good {
			continue
		}
		n++
		served = served.Union(card.HandOf(c.Cards...))
		if best == nil || c.Value > best.Value {
			best = c
		}
	}
	if n < 2 || served.One != card.HandOf(cards...).One {
		return nil
	}
	return best
}

// tooMany judges several combinations that are shown at once where only one is scored: it is the dearest.
func (j *judge) tooMany(act int, a *engine.Act, best *Combination) error {
	j.refuse(act, "wrong-meld", a.By, j.f.Laws.OneMeld, msgSeveral, say.Cards(a.Args.Cards("cards")))
	return j.score(act, a, best)
}

// notShown judges cards that do not show what is announced.
func (j *judge) notShown(act int, a *engine.Act) error {
	by, l, as := a.By, &j.f.Laws, a.Args.Word("as")
	cards := a.Args.Cards("cards")
	called := cards
	if as == "" {
		j.refuse(act, "wrong-meld", by, l.FalseMeld, msgNoMeld, say.Cards(cards))
	} else {
		j.refuse(act, "wrong-meld", by, l.FalseMeld, msgNoSuchMeld, say.Word(strings.ReplaceAll(as, "-", " ")), say.Cards(cards))
		called = slices.DeleteFunc(slices.Clone(cards), func(c card.Card) bool { return !j.belongs(as, c) })
	}
	j.Because(l.Melds, msgTable)
	j.turn.falseMeld = &falseMeld{by: by, name: as}
	if len(called) == 0 {
		return nil
	}
	if x := a.Args.Cards("calls"); len(x) == 1 {
		if !slices.Contains(called, x[0]) {
			j.Because(l.FalseMeld, msgNotAnnounced, say.Card(x[0]))
			return nil
		}
		called = x
	}
	taken, err := j.offer(a, right(j.other(by), "call-card", l.FalseMeld, msgMustPlay.With(say.Who(by), say.Phrase(oneOf(called)))))
	if taken != "" {
		j.p[by].call = call{cards: called}
	}
	return err
}

// belongs reports whether a card has a part in some combination of that name.
func (j *judge) belongs(name string, x card.Card) bool {
	return slices.ContainsFunc(j.deck.combos, func(c Combination) bool { return c.Name == name && slices.Contains(c.Cards, x) })
}

// unlawful makes the finding of a combination that is there and may not be scored.
func (j *judge) unlawful(act int, by engine.Seat, c *Combination, r Refusal) {
	l, text := &j.f.Laws, say.Phrase(c.Text)
	refuse := func(law engine.Law, m *say.Message) { j.refuse(act, "wrong-meld", by, law, m, text) }
	switch r {
	case NotFresh:
		refuse(l.Fresh, msgNotFresh)
		if built, _ := j.p[by].shown.Likely().Serves(c, card.Hand{}); !built {
			j.Because(l.Double, msgOtherClass, text)
		} else if c.Built != "" {
			j.Because(c.Built, msgUsedUp, text)
		}
	case TakenAway:
		refuse(l.Building, msgTakenAway)
		if up := j.higher(c); up != "" {
			j.Because(up, msgHigherFirst)
		}
	case Equal:
		refuse(l.Equal, msgEqual)
	case Broken:
		refuse(l.Broken, msgBroken)
	case OnlyOnce:
		refuse(l.Once, msgOnce)
	case NotHeld:
		refuse(l.FalseMeld, msgNotAll)
	}
}

// higher is the law of a combination of the class that is built on lower ones and shares a card with this.
func (j *judge) higher(c *Combination) engine.Law {
	for i := range j.deck.combos {
		up := &j.deck.combos[i]
		shares := func(x card.Card) bool { return slices.Contains(up.Cards, x) }
		if up.Class == c.Class && up.Level > c.Level && up.Built != "" && slices.ContainsFunc(c.Cards, shares) {
			return up.Built
		}
	}
	return ""
}

// How a meld was made, as its sentence says it.
const (
	plainly = iota
	withFirst
	builtUp
	inAnother
)

// behind is the law behind a lawful meld, and how it was made.
func (j *judge) behind(by engine.Seat, c *Combination) (law engine.Law, how int) {
	l, shown := &j.f.Laws, &j.p[by].shown
	fresh, _ := shown.Likely().fresh(j.holds(by))
	built, other := shown.Likely().Serves(c, fresh)
	more := j.f.When != AfterTrick && shown.Total > 0
	switch {
	case j.withFirstCard(by, c):
		return l.Time, withFirst
	case built && c.Built != "":
		return c.Built, builtUp
	case built && more:
		return l.Together, builtUp
	case built:
		return l.Building, builtUp
	case other:
		return l.OtherClass, inAnother
	case c.Needs != "":
		return c.Needs, plainly
	case more:
		return l.Together, plainly
	}
	return l.Melds, plainly
}

// score books a lawful meld.
func (j *judge) score(act int, a *engine.Act, c *Combination) error {
	by, l, shown := a.By, &j.f.Laws, &j.p[a.By].shown
	law, how := j.behind(by, c)
	shown.Meld(c, j.holds(by))
	j.Because(law, msgMelds, say.Who(by), say.Phrase(c.Text), say.Num(how), say.Num(c.Value))
	// Cards that he lays beside the combination lie open as well, and are fresh no more.
	cards := card.HandOf(a.Args.Cards("cards")...)
	if !card.HandOf(c.Cards...).Holds(cards) {
		shown.Lay(cards)
		j.Because(l.Double, msgBeside)
	}
	if f := j.turn.falseMeld; f != nil && f.by == by {
		if f.name == "" || f.name == c.Name || strings.HasSuffix(f.name, c.Name) {
			j.Because(l.Amended, msgPutRight, say.Who(by))
			j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.Choice == "call-card" })
			j.p[by].call = call{}
		}
		j.turn.falseMeld = nil
	}
	j.turn.announced = true
	if c.Name == j.f.GameMeld {
		j.decide(act, j.side(by), l.GameMeld, msgWins.With(say.Who(by), say.Phrase(c.Text)))
		j.Because(l.GameMeld, msgAtOnce)
	}
	return j.marks(act, a, c.Value)
}

// lump books everything that a player lays at once, in the best order.
func (j *judge) lump(act int, a *engine.Act) error {
	by, cards := a.By, a.Args.Cards("cards")
	best, total := j.p[by].shown.Best(j.deck.combos, card.HandOf(cards...))
	switch c := Find(j.deck.combos, "", cards); {
	case len(best) == 0 && c != nil:
		r := j.p[by].shown.Check(c, j.p[by].shown.Likely().OnTable().Union(card.HandOf(cards...)))
		j.unlawful(act, by, c, r)
		return nil
	case len(best) == 0:
		return j.notShown(act, a)
	case len(best) == 1:
		i := slices.IndexFunc(j.deck.combos, func(c Combination) bool { return c.Name == best[0].Name && slices.Equal(c.Cards, best[0].Cards) })
		return j.score(act, a, &j.deck.combos[i])
	}
	parts := make([]say.Text, len(best))
	for k := range best {
		parts[k] = msgWith.With(say.Phrase(best[k].Text), say.Num(best[k].Value))
		j.p[by].shown.Meld(&best[k], j.holds(by))
	}
	j.Because(j.f.Laws.Together, msgLays, say.Who(by), say.Cards(cards), say.Phrase(commas(parts)), say.Num(total))
	for k := range best {
		if best[k].Built != "" {
			j.Because(best[k].Built, msgOnLower, say.Phrase(best[k].Text))
		}
	}
	return j.marks(act, a, total)
}

// marks compares what a player marks with what his meld is worth.
func (j *judge) marks(act int, a *engine.Act, value int) error {
	m, ok := a.Args.Get("marks")
	if !ok || m.N == value {
		return nil
	}
	if m.N > value {
		j.overScored(act, a.By, m.N-value)
		return nil
	}
	j.p[a.By].ceded += value - m.N
	l := &j.f.Laws
	if j.f.When == AfterTrick {
		j.Because(l.Melds, msgMarksLess, say.Who(a.By), say.Num(m.N), say.Num(value))
		return nil
	}
	j.Because(l.Forgotten, msgRestLost, say.Who(a.By), say.Num(m.N), say.Num(value))
	if !j.f.Muggins {
		return nil
	}
	_, err := j.offer(a, right(engine.Nobody, "claim-overlooked", l.Overlooked, msgMayClaim.With(say.Num(value-m.N), say.Who(a.By))))
	return err
}

// overScored takes an excess down and adds it to the adversary.
func (j *judge) overScored(act int, by engine.Seat, excess int) {
	law, n := j.f.Laws.OverScored, say.Num(excess)
	j.find(act, "over-scored", by, card.None, law, msgExcess, say.Who(by), n)
	switch {
	case j.f.Players == 2:
		j.p[1-by].penalty += excess
		j.Because(law, msgExcessTo, n, say.Who(by), say.Who(1-by))
	case j.f.Sides:
		j.p[(by+1)%4].penalty += excess
		j.Because(law, msgExcessSide, n)
	default:
		j.Because(law, msgExcessDown, n)
	}
}

// overlooked has a player claim what another overlooked in the cards that he laid.
func (j *judge) overlooked(act int, a *engine.Act, of engine.Seat) error {
	l := &j.f.Laws
	if of == engine.Nobody || of == a.By {
		return engine.Impossiblef(a.Pos, "what was overlooked is another player's; of names that player")
	}
	cards := a.Args.Cards("cards")
	his := &j.p[of]
	laid := his.shown.Likely().Laid()
	want := card.HandOf(cards...)
	for _, c := range want.Cards() {
		if laid.Count(c) < want.Count(c) {
			return engine.Impossiblef(a.Pos, "%s has not laid %s", j.name(of), show(c))
		}
	}
	if !j.f.Muggins {
		j.refuse(act, "wrong-meld", a.By, l.Overlooked, msgNotAgreed, say.Who(of))
		return nil
	}
	c := j.combination(a, cards)
	if c == nil {
		return j.notShown(act, a)
	}
	_, most := Best(j.deck.combos, laid, Unlimited)
	if rest := most - (his.shown.Total - his.ceded) - his.stolen; c.Value > rest {
		j.refuse(act, "wrong-meld", a.By, l.Overlooked, msgNoMore, say.Phrase(c.Text), say.Who(of), say.Num(rest))
		return nil
	}
	his.stolen += c.Value
	j.p[a.By].claimed += c.Value
	j.Because(l.Overlooked, msgOverlooked, say.Who(a.By), say.Phrase(c.Text), say.Who(of), say.Num(c.Value))
	return nil
}

// combination is the one that a meld names among its cards or, where it names none, the one that they make; nil for none.
func (j *judge) combination(a *engine.Act, cards []card.Card) *Combination {
	if as := a.Args.Word("as"); as != "" {
		return Within(j.deck.combos, as, cards)
	}
	return Find(j.deck.combos, "", cards)
}
