package skat

import (
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// possibleDeal checks that the recorded cards can be: each once, hands of the right size unless a fault says otherwise.
func (r *ruler) possibleDeal() error {
	var seen card.Set
	one := func(d *engine.Dealt, who string) error {
		for i, c := range d.Cards {
			at := d.Pos
			if i < len(d.At) {
				at = d.At[i]
			}
			if !pack.Cards.Has(c) {
				return engine.Impossiblef(at, "%s is not in the pack of Skat, which begins with the sevens", show(c))
			}
			if seen.Has(c) {
				return engine.Impossiblef(at, "%s is there twice; %s cannot have it too", show(c), who)
			}
			seen = seen.With(c)
		}
		return nil
	}
	list := r.H.Deal
	if p := r.H.Position; p != nil {
		list = p.Hands
	}
	for i := range list {
		d := &list[i]
		who := r.name(d.Seat)
		if d.Place != "" {
			who = "the " + d.Place
		}
		if err := one(d, who); err != nil {
			if r.V.Found("imperfect-pack") && strings.Contains(err.Error(), "twice") {
				continue
			}
			return err
		}
		size := r.handSize
		switch {
		case d.Place == "skat":
			size = 2
		case d.Place != "":
			return engine.Impossiblef(d.Pos, "Skat has no %s; the two cards laid aside are the skat", d.Place)
		case r.seats.place(d.Seat) < 0:
			return engine.Impossiblef(d.Pos, "%s gets no cards in this deal: the dealer of a table of %d deals to %s, %s and %s",
				who, len(r.H.Players), r.name(r.seats[0]), r.name(r.seats[1]), r.name(r.seats[2]))
		case r.H.Position != nil:
			continue
		}
		if len(d.Cards) != size && !r.oddHands() {
			return engine.Impossiblef(d.Pos, "%s has %d cards instead of %d; a hand of a wrong size needs a fault that says so (wrong-number-of-cards or wrong-deal)", who, len(d.Cards), size)
		}
	}
	return nil
}

// oddHands reports whether a fault explains hands of a wrong size; it may be reported in the play.
func (r *ruler) oddHands() bool {
	odd := func(acts []engine.Act) bool {
		return slices.ContainsFunc(acts, func(a engine.Act) bool {
			return a.Kind == engine.Fault && slices.Contains(oddSizes, a.Word)
		})
	}
	return odd(r.H.Faults) || odd(r.H.Play)
}

// oddSizes are the faults with which a recorded hand may have a wrong size.
var oddSizes = []string{"wrong-number-of-cards", "wrong-deal", "imperfect-pack", "took-skat"}

// contractFits checks the contract against the seats, the deal and the book, and the announcements.
func (r *ruler) contractFits() error {
	game, _ := r.H.Contract.Get("game")
	if r.c.by != engine.Nobody && r.seats.place(r.c.by) < 0 {
		by, _ := r.H.Contract.Get("by")
		return engine.Impossiblef(by.Pos, "%s has no cards in this deal and cannot be the single player", r.name(r.c.by))
	}
	if r.c.kind == ramsch && (r.c.use != solo || r.c.announce > plain || r.c.open) {
		return engine.Impossiblef(game.Pos, "ramsch has no single player: it is neither announced higher, nor open, nor does anyone take the skat")
	}
	with, isWith := r.H.Contract.Get("with")
	without, isWithout := r.H.Contract.Get("without")
	if isWith && isWithout {
		return engine.Impossiblef(without.Pos, "a game is played with or without matadors, not both")
	}
	if n := with.N + without.N; (isWith || isWithout) && (n < 1 || n > len(r.c.trumpList())) {
		at := with.Pos
		if isWithout {
			at = without.Pos
		}
		return engine.Impossiblef(at, "%d matadors are impossible: a %s has 1 to %d", n, r.c.name(), len(r.c.trumpList()))
	}
	return r.book.check(r)
}

// known works out what is known of every hand, the skat and the discard.
func (r *ruler) known() error {
	cards := func(d *engine.Dealt) card.Set { return card.SetOf(d.Cards...) }
	var dealt [3]card.Set
	var has [3]bool
	missing, all := -1, card.Set(0)
	for i, s := range r.seats {
		if d := r.H.Dealt(s); d != nil {
			dealt[i], has[i] = cards(d), true
			all |= dealt[i]
		} else if missing < 0 {
			missing = i
		} else {
			missing = 3
		}
	}
	if d := r.H.Place("skat"); d != nil {
		r.skat, r.skatKnown = cards(d), true
		all |= r.skat
	}
	// Three hands leave the skat, two hands and the skat leave the third.
	switch {
	case missing < 0 && !r.skatKnown && all.Len() == 30:
		r.skat, r.skatKnown = pack.Cards&^all, true
	case missing >= 0 && missing < 3 && r.skatKnown && all.Len() == 22:
		dealt[missing], has[missing] = pack.Cards&^all, true
	}
	if d := r.H.Discard; d != nil {
		r.out, r.outSize = cards(d), len(d.Cards)
		r.outKnown = true
		if r.out.Len() != len(d.Cards) {
			return engine.Impossiblef(d.Pos, "the discard names a card twice")
		}
	}
	takes := r.c.usesSkat() && r.c.kind != ramsch
	if takes && r.H.Discard == nil && r.skatKnown && !hasCard(r.H.Play) && len(r.H.Play) > 0 {
		r.out, r.outKnown, r.outSize = r.skat, true, 2 // the hand ended before anything was laid away
	}
	if r.H.Discard != nil && !takes {
		return engine.Impossiblef(r.H.Discard.Pos, "nothing is laid away in a %s: the skat is not taken up", r.c.name())
	}
	shown := [8]card.Hand{}
	if !has[0] || !has[1] || !has[2] || takes && (!r.skatKnown || !r.outKnown) {
		shown = r.Tricks.Shown(r.H, r.H.Play, show)
	}
	for i, s := range r.seats {
		hand, whole := dealt[i], has[i]
		if r.single(s) {
			own := dealt[i]
			if takes {
				own |= r.skat
				switch {
				case has[i] && r.skatKnown && r.outKnown:
					if bad := r.out &^ own; bad != 0 {
						d, at := r.H.Discard, r.H.Discard.Pos
						if i := slices.Index(d.Cards, bad.First()); i < len(d.At) {
							at = d.At[i]
						}
						return engine.Impossiblef(at, "%s cannot have laid away %s", r.name(s), show(bad.First()))
					}
					hand = own &^ r.out
				case has[i] && r.skatKnown && shown[s].Len() == r.handSize && !r.V.Found("no-discard"):
					// Ten cards played of twelve held: the other two were laid away.
					hand = shown[s].One
					r.out, r.outKnown, r.outSize = own&^hand, true, 2
				case has[i] && r.skatKnown && r.V.Found("no-discard"):
					hand = own
				default:
					hand, whole = shown[s].One, shown[s].Len() == r.handSize
					own |= hand | r.out
				}
			} else if !whole {
				hand, whole = shown[s].One, shown[s].Len() == r.handSize
				own = hand
			}
			r.own = own | r.skat
			r.ownWhole = r.own.Len() >= 12 && (r.skatKnown || takes)
		} else if !whole {
			hand, whole = shown[s].One, shown[s].Len() == r.handSize
		}
		if !r.single(s) {
			r.theirs |= hand | dealt[i]
		}
		r.Tricks.Deal(s, whole, card.HandOf(hand.Cards()...))
	}
	r.leftOver(takes)
	return nil
}

// leftOver finds the two cards that three hands, all known from the play, leave over: the skat, or what was laid away.
func (r *ruler) leftOver(takes bool) {
	var held card.Set
	for _, s := range r.seats {
		hand, whole := r.Tricks.Hand(s)
		if !whole {
			return
		}
		held |= hand.One
	}
	if held.Len() != 30 {
		return
	}
	rest := pack.Cards &^ held
	switch {
	case takes && !r.outKnown:
		r.out, r.outKnown, r.outSize = rest, true, 2
	case !takes && !r.skatKnown:
		r.skat, r.skatKnown = rest, true
	}
	if r.c.by != engine.Nobody {
		hand, _ := r.Tricks.Hand(r.c.by)
		r.own, r.ownWhole = hand.One|rest, true
	}
}

// countMatadors finds the run of top trumps that the single player has or misses (reading: his own cards and the skat
// together, whoever of the adversaries holds the others).
func (r *ruler) countMatadors() {
	stated := r.statedMatadors()
	if r.H.Deal == nil && r.own == 0 || !r.c.trumps() {
		r.m = stated
		return
	}
	has := func(c card.Card) engine.Tri {
		switch {
		case r.own.Has(c):
			return engine.Yes
		case r.ownWhole || r.theirs.Has(c):
			return engine.No
		}
		return engine.Unknown
	}
	m := runOf(r.c.trumpList(), has)
	if !m.known && stated.known {
		m = stated
	}
	r.m = m
}

// statedMatadors are those that the contract names. Where a law puts another game in the place of the one announced, the
// jacks are the same; what follows them is known only in a grand, where nothing does.
func (r *ruler) statedMatadors() matadors {
	m := contractMatadors(r.H)
	announced, _ := readContract(r.H, r.book)
	switch {
	case !m.known || m.n < len(jacks) || announced.kind == r.c.kind && announced.suit == r.c.suit:
	case r.c.kind == grand:
		m.n = len(jacks)
	default:
		m.known = false
	}
	return m
}

// runOf counts the unbroken run of trumps that a side has, or misses, from the highest down.
func runOf(trumps []card.Card, has func(card.Card) engine.Tri) matadors {
	first := has(trumps[0])
	m := matadors{with: first == engine.Yes, known: first != engine.Unknown}
	for _, c := range trumps {
		x := has(c)
		if x == engine.Unknown {
			m.known = false
		}
		if x != first || !m.known {
			break
		}
		m.n++
	}
	return m
}
