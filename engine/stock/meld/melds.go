package meld

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// refuse makes the finding of a meld that does not count.
func (j *judge) refuse(i int, what string, by engine.Seat, law engine.Law, format string, args ...any) {
	j.find(i, what, by, card.None, law, "%s It is not scored.", fmt.Sprintf(format, args...))
}

// melds judges a meld.
func (j *judge) melds(i int, a *engine.Act) error {
	by, cards := a.By, a.Args.Cards("cards")
	if int(by) >= j.f.Players || by < 0 || j.retired[by] {
		return engine.Impossiblef(a.Pos, "%s does not play in this hand", j.name(by))
	}
	if of, ok := a.Args.Get("of"); ok {
		return j.overlooked(i, a, of.Seat)
	}
	if j.isJoint(by, cards) {
		return j.jointMeld(i, a)
	}
	if err := j.shows(a, by, cards); err != nil {
		return err
	}
	if !j.inTime(i, a) {
		return nil
	}
	c, best := j.identify(a, by, cards)
	if c == nil && best == nil {
		return j.notShown(i, a)
	}
	if c == nil {
		return j.lump(i, a, by, cards, best)
	}
	fresh := j.fromHand(by)
	switch r, _ := j.shown[by].Check(c, fresh); r {
	case Good:
		return j.score(i, a, c, cards)
	default:
		j.unlawful(i, a, c, r)
	}
	return nil
}

// shows has a player show cards: he must hold them, or have played one of them to the first trick where that one may
// still be reckoned.
func (j *judge) shows(a *engine.Act, by engine.Seat, cards []card.Card) error {
	want := card.HandOf(cards...)
	hand, whole := j.table.Hand(by)
	with := hand
	if c := j.reckoned(by); c != card.None {
		with.Add(c)
	}
	for _, c := range want.Cards() {
		for with.Count(c) < want.Count(c) {
			switch {
			case whole && with.Has(c):
				return engine.Impossiblef(a.Pos, "%s holds only one %s and cannot show two", j.name(by), show(c))
			case whole:
				return engine.Impossiblef(a.Pos, "%s does not hold %s and cannot show it", j.name(by), show(c))
			}
			gone := 0
			for s := range j.f.Players {
				gone += j.table.PlayedBy(engine.Seat(s)).Count(c)
				if engine.Seat(s) != by {
					other, _ := j.table.Hand(engine.Seat(s))
					gone += other.Count(c)
				}
			}
			if gone+want.Count(c) > j.f.Pack.Copies {
				return engine.Impossiblef(a.Pos, "%s cannot hold %s: it is elsewhere", j.name(by), show(c))
			}
			with.Add(c)
			j.table.Draw(by, c)
		}
	}
	return nil
}

// reckoned is the card that a player has played to the first trick and may still meld with, or card.None.
func (j *judge) reckoned(by engine.Seat) card.Card {
	if j.f.When == AfterFirstCard && j.met[by] == 1 {
		return j.firstCard[by]
	}
	return card.None
}

// withFirstCard reports whether a combination needs the card that was played to the first trick.
func (j *judge) withFirstCard(by engine.Seat, c *Combination) bool {
	x := j.reckoned(by)
	hand, _ := j.table.Hand(by)
	n := 0
	for _, y := range c.Cards {
		if y == x {
			n++
		}
	}
	return n > hand.Count(x)
}

// fromHand is what a player can lay freshly: what he holds and has not laid.
func (j *judge) fromHand(by engine.Seat) card.Hand {
	hand, _ := j.table.Hand(by)
	if c := j.reckoned(by); c != card.None {
		hand.Add(c)
	}
	for _, c := range j.shown[by].OnTable().Cards() {
		hand.Remove(c)
	}
	return hand
}

// inTime judges when the meld was made; without one of its faults it is true.
func (j *judge) inTime(i int, a *engine.Act) bool {
	by, l := a.By, &j.f.Laws
	switch j.f.When {
	case AfterTrick:
		between := j.table.Now.Played == 0 || j.table.Now.Complete()
		switch {
		case j.over[by] > 0:
			j.refuse(i, "wrong-meld", by, l.NoMelds, "%s melds with a card too many in hand.", j.name(by))
		case j.exhausted:
			j.refuse(i, "late-meld", by, l.StockGone, "%s melds when the stock is used up and nothing more can be announced.", j.name(by))
		case by == j.winner && j.dixed:
			j.refuse(i, "wrong-meld", by, l.DixAlone, "%s has scored the dix in this turn, and no other combination can be scored with it.", j.name(by))
		case by == j.winner && j.announced:
			j.refuse(i, "wrong-meld", by, l.OneMeld, "%s has announced in this turn already, and only one combination is scored for each trick.", j.name(by))
		case by == j.winner:
			return true
		case between && j.lastWinner() == by:
			j.refuse(i, "late-meld", by, l.Time, "%s melds after drawing; another trick must be won first.", j.name(by))
			if j.falseMeld == nil && j.correctable(by) {
				j.because(l.Amended, "A false meld can be put right only before drawing.")
			}
		default:
			j.refuse(i, "wrong-meld", by, l.Time, "%s melds without having just won a trick.", j.name(by))
		}
	case BeforePlay:
		if j.met[by] == 0 {
			return true
		}
		j.refuse(i, "late-meld", by, l.Late, "%s announces after playing to the first trick; what was not announced before is lost.", j.name(by))
	case AfterFirstCard:
		switch {
		case j.met[by] == 1:
			return true
		case j.met[by] == 0:
			j.refuse(i, "wrong-meld", by, l.Time, "%s melds before playing to the first trick.", j.name(by))
		default:
			j.refuse(i, "late-meld", by, l.Late, "%s melds after playing to the second trick.", j.name(by))
		}
	}
	return false
}

// lastWinner is the winner of the trick before the next lead, or Nobody.
func (j *judge) lastWinner() engine.Seat {
	switch {
	case j.table.Now.Complete():
		return j.table.Now.Winner
	case j.table.Now.Played == 0 && j.table.Done() > 0 && j.table.Now.N > 1:
		return j.table.Now.Leader
	}
	return engine.Nobody
}

// correctable reports whether the player's last finding was a false meld in this turn.
func (j *judge) correctable(by engine.Seat) bool {
	for i := range j.v.Findings {
		f := &j.v.Findings[i]
		if f.By == by && f.Law == j.f.Laws.FalseMeld && f.Trick == j.table.Now.N {
			return true
		}
	}
	return false
}

// identify finds the combination that is melded; where all is laid at once and no single one is meant, it finds the
// best order of everything.
func (j *judge) identify(a *engine.Act, by engine.Seat, cards []card.Card) (*Combination, []Combination) {
	if as := a.Args.Word("as"); as != "" {
		return j.announces(by, as, cards), nil
	}
	if c := Find(j.combos, "", cards); c != nil {
		return c, nil
	}
	if j.f.When == AfterTrick {
		return nil, nil
	}
	fresh := card.HandOf(cards...)
	for _, c := range j.shown[by].OnTable().Cards() {
		fresh.Remove(c)
	}
	best, _ := j.shown[by].Best(j.combos, fresh, Unlimited)
	if len(best) == 0 {
		return nil, nil
	}
	return nil, best
}

// announces finds the combination that a player names: the cards hold it, or they complete it with what lies on the table
// already. A royal marriage may be called a marriage.
func (j *judge) announces(by engine.Seat, as string, cards []card.Card) *Combination {
	if c := Within(j.combos, as, cards); c != nil {
		return c
	}
	have, fresh := j.shown[by].OnTable(), j.fromHand(by)
	for _, x := range cards {
		if fresh.Remove(x) {
			have.Add(x)
		}
	}
	for i := range j.combos {
		c := &j.combos[i]
		if (c.Name == as || strings.HasSuffix(c.Name, "-"+as)) && c.In(have) && c.Takes(cards) {
			return c
		}
	}
	return nil
}

// notShown judges cards that do not show what is announced.
func (j *judge) notShown(i int, a *engine.Act) error {
	by, l, as := a.By, &j.f.Laws, a.Args.Word("as")
	cards := a.Args.Cards("cards")
	text := fmt.Sprintf("%s shows %s, which is no meld.", j.name(by), card.List(card.French, cards))
	called := cards
	if as != "" {
		text = fmt.Sprintf("%s announces %s and shows %s, which is no such meld.", j.name(by), strings.ReplaceAll(as, "-", " "), card.List(card.French, cards))
		called = called[:0:0]
		for _, c := range cards {
			if j.belongs(as, c) {
				called = append(called, c)
			}
		}
	}
	j.refuse(i, "wrong-meld", by, l.FalseMeld, "%s", text)
	j.because(l.Melds, "Only the combinations of the table count.")
	j.falseMeld = &falseMeld{by: by, name: as}
	if len(called) == 0 {
		return nil
	}
	if x := a.Args.Cards("calls"); len(x) == 1 {
		if !slices.Contains(called, x[0]) {
			j.because(l.FalseMeld, "%s was not announced so and cannot be called.", show(x[0]))
			return nil
		}
		called = x
	}
	taken, err := j.offer(a, engine.Option{By: j.other(by), Choice: "call-card", Law: l.FalseMeld,
		Text: fmt.Sprintf("%s must lead or play %s", j.name(by), oneOf(called))})
	if taken != "" {
		j.called[by] = call{cards: called}
	}
	return err
}

// belongs reports whether a card has a part in some combination of that name.
func (j *judge) belongs(name string, x card.Card) bool {
	for i := range j.combos {
		if c := &j.combos[i]; c.Name == name {
			for _, y := range c.Cards {
				if x == y {
					return true
				}
			}
		}
	}
	return false
}

// unlawful makes the finding of a combination that is there and may not be scored.
func (j *judge) unlawful(i int, a *engine.Act, c *Combination, r Refusal) {
	l, by := &j.f.Laws, a.By
	switch r {
	case NotFresh:
		j.refuse(i, "wrong-meld", by, l.Fresh, "%s announces %s and brings no fresh card from the hand.", j.name(by), c.Text)
		if built, _ := j.serving(by, c); !built {
			j.because(l.Double, "The cards of %s lie on the table from melds of another class; one of the two had to be given up.", c.Text)
		} else if c.Built != "" {
			j.because(c.Built, "All the cards of %s have been used up in lower melds.", c.Text)
		}
	case TakenAway:
		j.refuse(i, "wrong-meld", by, l.Building, "%s announces %s, which takes a card away from a higher meld of its class.", j.name(by), c.Text)
		if up := j.higher(c); up != "" {
			j.because(up, "What was scored in the higher meld cannot be scored in the lower one afterwards.")
		}
	case Equal:
		j.refuse(i, "wrong-meld", by, l.Equal, "%s announces %s, of which a card has been scored in a meld of the same class and value.", j.name(by), c.Text)
	case Broken:
		j.refuse(i, "wrong-meld", by, l.Broken, "%s announces %s, which replaces a card of a meld that has been broken.", j.name(by), c.Text)
	case OnlyOnce:
		j.refuse(i, "wrong-meld", by, l.Once, "%s announces %s, and a marriage of that suit was melded at another time before.", j.name(by), c.Text)
	case NotHeld:
		j.refuse(i, "wrong-meld", by, l.FalseMeld, "%s does not show all the cards of %s.", j.name(by), c.Text)
	}
}

// serving reports whether cards on the table have served in the class of a combination.
func (j *judge) serving(by engine.Seat, c *Combination) (built, other bool) {
	return j.shown[by].Serves(c, card.Hand{})
}

// higher is the law of a combination of the class that is built on lower ones and shares a card with this.
func (j *judge) higher(c *Combination) engine.Law {
	for i := range j.combos {
		if up := &j.combos[i]; up.Class == c.Class && up.Level > c.Level && up.Built != "" {
			for _, x := range c.Cards {
				if j.shares(up, x) {
					return up.Built
				}
			}
		}
	}
	return ""
}

func (j *judge) shares(c *Combination, x card.Card) bool {
	for _, y := range c.Cards {
		if x == y {
			return true
		}
	}
	return false
}

// score books a lawful meld.
func (j *judge) score(i int, a *engine.Act, c *Combination, cards []card.Card) error {
	by, l, fresh := a.By, &j.f.Laws, j.fromHand(a.By)
	built, other := j.shown[by].Serves(c, fresh)
	played := j.withFirstCard(by, c)
	more := j.f.When != AfterTrick && j.shown[by].Total > 0
	j.shown[by].Meld(c, fresh)
	// Cards that he lays beside the combination lie open as well, and are fresh no more.
	rest := card.HandOf(cards...)
	for _, x := range c.Cards {
		rest.Remove(x)
	}
	for _, x := range rest.Cards() {
		if on := j.shown[by].OnTable(); on.Count(x) < card.HandOf(cards...).Count(x) {
			j.shown[by].Lay(x)
		}
	}
	law, how := l.Melds, ""
	switch {
	case played:
		law, how = l.Time, ", with the card played to the first trick"
	case built && c.Built != "":
		law, how = c.Built, ", built on a lower one"
	case built && more:
		law, how = l.Together, ", built on a lower one"
	case built:
		law, how = l.Building, ", built on a lower one"
	case other:
		law, how = l.OtherClass, ", with a card that served in another class"
	case c.Needs != "":
		law = c.Needs
	case more:
		law = l.Together
	}
	j.because(law, "%s melds %s%s: %d.", j.name(by), c.Text, how, c.Value)
	if rest.Len() > 0 {
		j.because(l.Double, "The other cards laid with it lie on the table too and cannot bring another meld.")
	}
	if f := j.falseMeld; f != nil && f.by == by {
		if f.name == "" || f.name == c.Name || strings.HasSuffix(f.name, c.Name) {
			j.because(l.Amended, "%s puts the false meld right before drawing.", j.name(by))
			j.lapse()
			j.called[by] = call{}
		}
		j.falseMeld = nil
	}
	j.announced = true
	if c.Name == j.f.GameMeld {
		j.v.Winners = j.side(by)
		j.done, j.cut = true, fmt.Sprintf("%s wins with %s.", j.name(by), c.Text)
		j.because(l.GameMeld, "That is the game at once.")
	}
	return j.marks(i, a, c.Value)
}

// lump books everything that a player lays at once.
func (j *judge) lump(i int, a *engine.Act, by engine.Seat, cards []card.Card, best []Combination) error {
	total := 0
	parts := make([]string, len(best))
	for k := range best {
		total += best[k].Value
		parts[k] = fmt.Sprintf("%s %d", best[k].Text, best[k].Value)
	}
	for k := range best {
		j.shown[by].Meld(&best[k], j.fromHand(by))
	}
	j.because(j.f.Laws.Together, "%s lays %s: %s; %d.", j.name(by), card.List(card.French, cards), strings.Join(parts, ", "), total)
	return j.marks(i, a, total)
}

// marks compares what a player marks with what his meld is worth.
func (j *judge) marks(i int, a *engine.Act, value int) error {
	m, ok := a.Args.Get("marks")
	if !ok || m.N == value {
		return nil
	}
	if m.N > value {
		j.overScored(i, a.By, m.N-value)
		return nil
	}
	j.ceded[a.By] += value - m.N
	law := j.f.Laws.Forgotten
	if law == "" {
		j.because(j.f.Laws.Melds, "%s marks %d where %d could be had.", j.name(a.By), m.N, value)
		return nil
	}
	j.because(law, "%s announces %d where %d could be had; the rest is lost.", j.name(a.By), m.N, value)
	if !j.f.Muggins {
		return nil
	}
	_, err := j.offer(a, engine.Option{By: engine.Nobody, Choice: "claim-overlooked", Law: j.f.Laws.Overlooked,
		Text: fmt.Sprintf("another player may claim the %d that %s overlooked", value-m.N, j.name(a.By))})
	return err
}

// overScored takes an excess down and adds it to the adversary.
func (j *judge) overScored(i int, by engine.Seat, excess int) {
	law := j.f.Laws.OverScored
	j.find(i, "over-scored", by, card.None, law, "%s scored %d too many.", j.name(by), excess)
	switch {
	case j.f.Players == 2:
		j.penalty[1-by] += excess
		j.because(law, "The %d are taken down from %s and added to %s's score.", excess, j.name(by), j.name(1-by))
	case j.f.Sides:
		j.penalty[(by+1)%4] += excess
		j.because(law, "The other side takes the %d down and adds them to its own score.", excess)
	default:
		j.because(law, "The %d are taken down. Which of several adversaries may add them is not said.", excess)
	}
}

// overlooked has a player claim what another overlooked in the cards that he laid.
func (j *judge) overlooked(i int, a *engine.Act, of engine.Seat) error {
	l := &j.f.Laws
	if of == engine.Nobody || of == a.By {
		return engine.Impossiblef(a.Pos, "what was overlooked is another player's; of names that player")
	}
	cards := a.Args.Cards("cards")
	laid := j.shown[of].Laid()
	want := card.HandOf(cards...)
	for _, c := range want.Cards() {
		if laid.Count(c) < want.Count(c) {
			return engine.Impossiblef(a.Pos, "%s has not laid %s", j.name(of), show(c))
		}
	}
	if !j.f.Muggins {
		law := l.Overlooked
		if law == "" {
			law = l.Melds
		}
		j.refuse(i, "wrong-meld", a.By, law, "%s claims what %s overlooked, and the table has not agreed on that.", j.name(a.By), j.name(of))
		return nil
	}
	c := j.combination(a, cards)
	if c == nil {
		return j.notShown(i, a)
	}
	_, most := Best(j.combos, laid, Unlimited)
	if rest := most - (j.shown[of].Total - j.ceded[of]) - j.stolen[of]; c.Value > rest {
		j.refuse(i, "wrong-meld", a.By, l.Overlooked, "%s claims %s, and %s has overlooked no more than %d.", j.name(a.By), c.Text, j.name(of), rest)
		return nil
	}
	j.stolen[of] += c.Value
	j.claimed[a.By] += c.Value
	j.because(l.Overlooked, "%s claims %s, which %s overlooked: %d.", j.name(a.By), c.Text, j.name(of), c.Value)
	return nil
}

// combination is the one that a meld names among its cards or, where it names none, the one that they make; nil for none.
func (j *judge) combination(a *engine.Act, cards []card.Card) *Combination {
	if as := a.Args.Word("as"); as != "" {
		return Within(j.combos, as, cards)
	}
	return Find(j.combos, "", cards)
}

// isJoint reports whether a meld is one of two partners' cards: their side has won a trick, and it is not the time for a
// player's own melds, or cards of the partner serve in it.
func (j *judge) isJoint(by engine.Seat, cards []card.Card) bool {
	if !j.f.Joint || j.won(by) == 0 && j.won(j.partner(by)) == 0 {
		return false
	}
	if j.met[by] != 1 {
		return true
	}
	own, _ := j.table.Hand(by)
	own.Add(j.firstCard[by])
	mate := j.partner(by)
	for _, c := range cards {
		if !own.Remove(c) && (j.shown[mate].Laid().Has(c) || j.firstCard[mate] == c) {
			return true
		}
	}
	return false
}

// jointMeld judges a combination of cards of two partners.
func (j *judge) jointMeld(i int, a *engine.Act) error {
	by, mate, l := a.By, j.partner(a.By), &j.f.Laws
	cards := a.Args.Cards("cards")
	own, his := j.unplayed(by), j.unplayed(mate)
	both := own
	for _, c := range his.Cards() {
		both.Add(c)
	}
	want := card.HandOf(cards...)
	for _, c := range want.Cards() {
		if both.Count(c) >= want.Count(c) {
			continue
		}
		if j.shown[by].Laid().Has(c) || j.shown[mate].Laid().Has(c) || j.firstCard[by] == c || j.firstCard[mate] == c {
			j.refuse(i, "wrong-meld", by, l.JointPlayed, "%s combines %s, which has been played; joint combinations need cards that still lie on the table.", j.name(by), show(c))
			return nil
		}
		return engine.Impossiblef(a.Pos, "neither %s nor %s has laid %s", j.name(by), j.name(mate), show(c))
	}
	c := j.combination(a, cards)
	if c == nil {
		return j.notShown(i, a)
	}
	union := j.shown[by].Laid()
	for _, x := range j.shown[mate].Laid().Cards() {
		union.Add(x)
	}
	_, most := Best(j.combos, union, Unlimited)
	side := by % 2
	if have := j.shown[by].Total + j.shown[mate].Total + j.joint[side]; have+c.Value > most {
		j.refuse(i, "wrong-meld", by, l.Joint, "%s announces %s for the side, which has %d; one hand could make no more than %d of these cards.", j.name(by), c.Text, have, most)
		return nil
	}
	j.joint[side] += c.Value
	j.because(l.Joint, "%s and %s make %s together: %d.", j.name(by), j.name(mate), c.Text, c.Value)
	return j.marks(i, a, c.Value)
}

// unplayed is what a player has on the table and has not played.
func (j *judge) unplayed(s engine.Seat) card.Hand {
	on := j.shown[s].OnTable()
	hand, whole := j.table.Hand(s)
	first := j.firstCard[s]
	if first != card.None && on.Has(first) && (!whole && on.Count(first)+j.table.PlayedBy(s).Count(first) > 1 || whole && on.Count(first) > hand.Count(first)) {
		on.Remove(first)
	}
	return on
}

// exchange judges the dix.
func (j *judge) exchange(i int, a *engine.Act) error {
	by, l, f := a.By, &j.f.Laws, j.f
	if by < 0 || int(by) >= f.Players {
		return engine.Impossiblef(a.Pos, "the dix needs to say who shows it")
	}
	if f.Dix == 0 {
		j.refuse(i, "wrong-meld", by, l.Dix, "%s shows the dix, and no card is turned up that could be exchanged.", j.name(by))
		return nil
	}
	nine := card.Of(j.s.Trump, f.Dix)
	if !f.Stock {
		return j.dealtDix(i, a, nine)
	}
	if err := j.shows(a, by, []card.Card{nine}); err != nil {
		return err
	}
	law := l.Dix
	if j.exchanged {
		law = l.SecondDix
	}
	switch {
	case j.over[by] > 0:
		j.refuse(i, "wrong-meld", by, l.NoMelds, "%s shows the dix with a card too many in hand.", j.name(by))
		return nil
	case j.exhausted:
		j.refuse(i, "late-meld", by, l.StockGone, "%s shows the dix when the stock is used up.", j.name(by))
		return nil
	case by != j.winner:
		j.refuse(i, "exchange-too-soon", by, l.Dix, "%s exchanges the %s of trumps without having just won a trick, or after drawing.", j.name(by), rankName(f.Dix))
	case j.announced:
		j.refuse(i, "wrong-meld", by, l.DixAlone, "%s shows the dix in a turn in which another combination was scored.", j.name(by))
	case j.dixes >= f.Pack.Copies:
		j.refuse(i, "wrong-meld", by, l.SecondDix, "%s shows the dix, and each %s of trumps has had its turn; none scores twice.", j.name(by), rankName(f.Dix))
		return nil
	default:
		j.dix[by] += f.DixPoints
		j.announced, j.dixed = true, true
		j.because(law, "%s exchanges the %s of trumps for the turn-up: %d.", j.name(by), rankName(f.Dix), f.DixPoints)
	}
	j.dixes++
	j.exchanged = true
	if got, ok := j.talon.Exchange(nine); ok {
		j.table.Drop(by, nine)
		j.give(by, got)
	}
	return nil
}

// dealtDix is the dix where all cards are dealt and the turn-up is the dealer's.
func (j *judge) dealtDix(i int, a *engine.Act, nine card.Card) error {
	by, l, f := a.By, &j.f.Laws, j.f
	if j.met[by] > 0 {
		j.refuse(i, "late-meld", by, l.Late, "%s announces after playing to the first trick; what was not announced before is lost.", j.name(by))
		return nil
	}
	// The dix that he has shown and kept do not count again.
	if err := j.shows(a, by, slices.Repeat([]card.Card{nine}, j.shownDix[by]+1)); err != nil {
		return err
	}
	j.shownDix[by]++
	j.dix[by] += f.DixPoints
	j.because(l.Dix, "%s shows the %s of trumps: %d.", j.name(by), rankName(f.Dix), f.DixPoints)
	turn := j.h.Place("turn-up")
	if f.NoTurn || j.dealer == engine.Nobody {
		return nil
	}
	if j.taker == engine.Nobody || j.order(by) < j.order(j.taker) {
		if turn != nil {
			j.swap(j.taker, turn.Cards[0], nine)
			j.swap(by, nine, turn.Cards[0])
		}
		if j.taker != engine.Nobody {
			j.because(l.Dix, "%s sits nearer to the dealer's left hand than %s and takes the turn-up.", j.name(by), j.name(j.taker))
		}
		j.taker = by
	}
	return nil
}

// swap has a player give the dealer one card for another.
func (j *judge) swap(s engine.Seat, give, get card.Card) {
	if s == engine.Nobody || s == j.dealer {
		return
	}
	if hand, _ := j.table.Hand(s); hand.Has(give) {
		j.table.Drop(s, give)
	}
	j.table.Draw(s, get)
	if hand, _ := j.table.Hand(j.dealer); hand.Has(get) {
		j.table.Drop(j.dealer, get)
		j.table.Draw(j.dealer, give)
	}
	dix := card.Of(j.s.Trump, j.f.Dix)
	if give == dix {
		j.shownDix[s]--
		j.shownDix[j.dealer]++
	}
	if get == dix {
		j.shownDix[s]++
		j.shownDix[j.dealer]--
	}
}

// order is a player's place counted from the dealer's left.
func (j *judge) order(s engine.Seat) int {
	n := engine.Seat(j.f.Players)
	return int((s - j.dealer - 1 + n) % n)
}
