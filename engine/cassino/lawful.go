package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// opinion is what the rules say of a take or a build.
type opinion struct {
	wrong engine.Law // the law that it breaks; "" for none
	open  bool       // whether it is wrong turns on cards that nobody knows
	laws  [4]engine.Law
	n     int // of laws: what a right one rests on
}

func (o *opinion) rests(l engine.Law) {
	if o.n < len(o.laws) {
		o.laws[o.n] = l
		o.n++
	}
}

func broken(l engine.Law) opinion { return opinion{wrong: l} }

// take judges a take with a card from the hand by a player with that partner.
func (f *form) take(c card.Card, p *pick, partner engine.Seat) (o opinion) {
	w := f.worth(c)
	for i := range p.heaps {
		switch h := &p.heaps[i]; {
		case w > 0 && h.worth == w:
		case p.named&h.cards&card.OfRank(c.Rank()) != 0:
			return broken(LawFosterBuildIsOne)
		default:
			return broken(LawFosterBuildsWon)
		}
	}
	pairs := p.loose & card.OfRank(c.Rank())
	rest := p.loose &^ pairs
	if rest != 0 && w == 0 || f.court == 0 && rest&courts != 0 {
		return broken(LawFosterCourtCards)
	}
	groups, ok := f.adds(rest, w)
	if !ok {
		return broken(f.amiss(c, p, pairs, rest))
	}
	return f.rightTake(c, p, pairs, rest, groups, partner)
}

// amiss is the law by which cards that do not make a card's number were not his.
func (f *form) amiss(c card.Card, p *pick, pairs, rest card.Set) engine.Law {
	if other, ok := f.otherAce(); ok {
		if _, ok := other.adds(rest, other.worth(c)); ok {
			return LawFosterRoyalAces
		}
	}
	switch {
	case pairs != 0 || len(p.heaps) > 0 || f.some(rest, f.worth(c)):
		return LawFosterGatheredWrong
	case rest.Len() == 1:
		return LawFosterPairing
	}
	return LawFosterCombining
}

// otherAce is Royal Cassino with the other value of the ace.
func (f *form) otherAce() (form, bool) {
	other := *f
	if f.court == 0 {
		return other, false
	}
	other.ace = 15 - f.ace
	return other, true
}

// some reports whether some of the cards make a number.
func (f *form) some(cards card.Set, n int) bool {
	if n == 0 {
		return true
	}
	for c := range cards.All() {
		cards = cards.Without(c)
		if w := f.worth(c); w > 0 && w <= n && f.some(cards, n-w) {
			return true
		}
	}
	return false
}

func (f *form) rightTake(c card.Card, p *pick, pairs, rest card.Set, groups int, partner engine.Seat) (o opinion) {
	if len(p.heaps) > 0 {
		law := LawFosterBuildsWon
		for i := range p.heaps {
			if p.heaps[i].owner == partner {
				law = LawFosterPartnersBuilds
			}
		}
		o.rests(law)
	}
	switch {
	case groups > 0 && pairs != 0:
		o.rests(LawFosterPairsAndCombinations)
	case groups > 0:
		o.rests(LawFosterCombining)
	case pairs != 0:
		o.rests(LawFosterPairing)
	}
	both := rest.With(c)
	switch {
	case f.court == 0 && courts.Has(c):
		o.rests(LawFosterCourtCards)
	case groups > 0 && f.ace > 1 && both&card.OfRank(card.Ace) != 0:
		o.rests(LawFosterRoyalAces)
	case groups > 0 && both&courts != 0:
		o.rests(LawFosterRoyal)
	}
	return o
}

// builder is what a build turns on beside its cards.
type builder struct {
	seat     engine.Seat
	hand     bool                 // a card was played from the hand
	holds    func(int) engine.Tri // whether he keeps a card of a number
	declared func(int) engine.Tri // whether his partner has declared one and holds it
}

// can reports whether the builder's side holds a card of a number.
func (b *builder) can(n int) (own, partner engine.Tri) { return b.holds(n), b.declared(n) }

// build judges a build. double is whether what it makes lies there more than once.
func (f *form) build(c card.Card, p *pick, to int, b *builder) (o opinion, double bool) {
	o, raised, double := f.makes(c, p, to, b)
	if o.wrong != "" {
		return o, double
	}
	if raised != nil && raised.owner == b.seat {
		switch own, partner := b.can(raised.worth); {
		case own == engine.No && partner == engine.No:
			return broken(LawFosterIncreasingOwn), double
		case own != engine.Yes && partner != engine.Yes:
			o.open = true
		}
	}
	switch own, partner := b.can(to); {
	case own == engine.Yes:
	case partner == engine.Yes:
		o.rests(LawFosterDeclaredCard)
	case own == engine.No && partner == engine.No:
		return broken(LawFosterFalseBuild), double
	default:
		o.open = true
	}
	return o, double
}

// makes judges whether the cards of a build make its value, and which build they raise.
func (f *form) makes(c card.Card, p *pick, to int, b *builder) (o opinion, raised *heap, double bool) {
	joined, others := 0, 0
	for i := range p.heaps {
		switch h := &p.heaps[i]; {
		case h.worth == to:
			joined++
			double = double || h.double
		case h.double:
			return broken(LawFosterDoubleBuilds), nil, true
		default:
			raised = h
			others++
		}
	}
	switch {
	case !b.hand || others > 1:
		return broken(LawFosterFromTheHandOnly), raised, double
	case f.court == 0 && (p.loose.With(c)&courts != 0 || to > f.most()):
		return broken(LawFosterCourtCards), raised, double
	}
	cards, groups := p.loose.With(c), joined
	if raised != nil {
		if raised.worth+f.worth(c) != to {
			return broken(f.unraised(c, p.loose, raised, to)), raised, double
		}
		cards = p.loose
		groups++
	}
	n, ok := f.adds(cards, to)
	if groups += n; !ok || len(p.heaps) == 0 && p.loose == 0 {
		return broken(f.unmade(cards, to)), raised, double
	}
	double = groups > 1
	return f.rightBuild(c, p, to, raised, double, b), raised, double
}

// unraised is the law by which a build was not raised: with cards of the table, or to a value that is not made.
func (f *form) unraised(c card.Card, loose card.Set, raised *heap, to int) engine.Law {
	if need := to - raised.worth - f.worth(c); need > 0 && f.some(loose, need) {
		return LawFosterFromTheHandOnly
	}
	return LawFosterBuilding
}

func (f *form) unmade(cards card.Set, to int) engine.Law {
	if other, ok := f.otherAce(); ok && cards&card.OfRank(card.Ace) != 0 {
		if _, ok := other.adds(cards, to); ok {
			return LawFosterRoyalAces
		}
	}
	return LawFosterBuilding
}

func (f *form) rightBuild(c card.Card, p *pick, to int, raised *heap, double bool, b *builder) (o opinion) {
	switch {
	case raised != nil && raised.owner == b.seat:
		o.rests(LawFosterIncreasingOwn)
	case raised != nil:
		o.rests(LawFosterIncreasing)
		o.rests(LawFosterFromTheHandOnly)
	case f.worth(c) != to && !double:
		o.rests(LawFosterBuilding)
	}
	switch {
	case double && f.worth(c) == to:
		o.rests(LawFosterDoubledPairs)
	case double:
		o.rests(LawFosterDoubleBuilds)
	}
	if f.court > 0 && (p.all().With(c)&courts != 0 || to > 10) {
		o.rests(LawFosterRoyal)
	}
	return o
}
