package cassino

import (
	"math/rand/v2"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
)

// sim is a random lawful deal. It keeps a table of its own and finds what may be taken and built by trying, so that it
// shares nothing with the judge but the numbers of the cards.
type sim struct {
	hand  engine.Hand
	form  form
	hands [4][]card.Card
	loose []card.Card
	piles []pile
	stock []card.Card
	next  engine.Seat
	took  int // cards taken
	last  bool
	over  bool
	told  [4][15]bool  // numbers declared by builds in this round
	bad   []engine.Act // what was listed as unlawful in this turn
	sour  bool         // something of it was done: a builder may be unable to do his duty
}

// pile is a build.
type pile struct {
	cards  []card.Card
	worth  int
	owner  engine.Seat
	double bool
}

// simulate deals at random.
func simulate(rng *rand.Rand, of engine.Form) engine.Sim {
	s := &sim{hand: of.Hand()}
	h := &s.hand
	word := func(key, w string) { h.Agreed = append(h.Agreed, engine.Field{Key: key, Seat: engine.Nobody, Word: w}) }
	truth := func(key string) { h.Agreed = append(h.Agreed, engine.Field{Key: key, Seat: engine.Nobody, N: 1}) }
	if of.Players == 4 && of.Variant != "draw" && rng.IntN(2) == 0 {
		truth("partners")
	}
	if game := rng.IntN(8); game < 2 && of.Variant != "spade" {
		word("game", [...]string{"majority", "21"}[game])
	}
	if of.Variant == "royal" && rng.IntN(2) == 0 {
		word("ace", "14")
	}
	if rng.IntN(8) == 0 {
		truth("double")
	}
	var err error
	if s.form, err = formOf(h); err != nil {
		panic(err) // what is agreed is right
	}
	cards := pack.Cards.Cards()
	rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	h.Dealer = engine.Seat(rng.IntN(of.Players))
	s.next = (h.Dealer + 1) % engine.Seat(of.Players)
	for i := range of.Players {
		seat := engine.Seat(i)
		s.hands[i], cards = slices.Clone(cards[:handSize]), cards[handSize:]
		h.Deal = append(h.Deal, engine.Dealt{Seat: seat, Cards: slices.Clone(s.hands[i])})
	}
	s.loose, s.stock = slices.Clone(cards[:tableSize]), cards[tableSize:]
	h.Deal = append(h.Deal, engine.Dealt{Seat: engine.Nobody, Place: table, Cards: slices.Clone(s.loose)},
		engine.Dealt{Seat: engine.Nobody, Place: stock, Cards: slices.Clone(s.stock)})
	return s
}

func (s *sim) Hand() *engine.Hand { return &s.hand }

// Total is the cards taken.
func (s *sim) Total() int { return s.took }

// turnOf makes an act of a turn.
func turnOf(kind engine.Kind, to int, cards ...card.Card) engine.Act {
	a := engine.Act{Kind: kind, By: engine.Nobody, Card: card.None, Against: engine.Nobody}
	if kind == engine.Play {
		a.Card = cards[0]
		return a
	}
	a.Args = engine.Fields{{Key: "cards", Seat: engine.Nobody, Cards: cards}}
	if kind == Build {
		a.Args = append(a.Args, engine.Field{Key: "to", Seat: engine.Nobody, N: to})
	}
	return a
}

// Lawful lists what the player whose turn it is may do.
func (s *sim) Lawful() []engine.Act {
	if s.over {
		return nil
	}
	var out []engine.Act
	hand := s.hands[s.next]
	bound := s.bound()
	for _, c := range hand {
		if !bound {
			out = append(out, turnOf(engine.Play, 0, c))
		}
		out = append(append(out, s.takes(c)...), s.builds(c)...)
	}
	out = slices.DeleteFunc(out, func(a engine.Act) bool { return !s.cared(a) })
	if len(out) == 0 && s.sour {
		for _, c := range hand {
			out = append(out, turnOf(engine.Play, 0, c))
		}
	}
	return out
}

// bound reports whether the player has a build that he must care for in this turn.
func (s *sim) bound() bool {
	return slices.ContainsFunc(s.piles, func(p pile) bool {
		return p.owner == s.next && (s.has(s.next, p.worth, card.None) || !s.partnerHas(p.worth))
	})
}

// has reports whether a player holds a card of a number beside one.
func (s *sim) has(seat engine.Seat, n int, beside card.Card) bool {
	return slices.ContainsFunc(s.hands[seat], func(c card.Card) bool { return c != beside && s.form.worth(c) == n })
}

func (s *sim) partnerHas(n int) bool {
	p := s.form.partner(s.next)
	return p != engine.Nobody && s.has(p, n, card.None)
}

// cared reports whether after an act every build of the player's side can still be won by it, so that nobody is left with
// a duty that he cannot do.
func (s *sim) cared(a engine.Act) bool {
	c, rest := played(&a)
	for i := range s.piles {
		p := &s.piles[i]
		gone := slices.ContainsFunc(p.cards, func(x card.Card) bool { return slices.Contains(rest, x) })
		if gone || s.form.side(p.owner) != s.form.side(s.next) {
			continue
		}
		if !s.has(s.next, p.worth, c) && !s.partnerHas(p.worth) {
			return false
		}
	}
	return true
}

// enough is how many sums are looked for, and its square how many builds with a card: a full table has thousands.
const enough = 5

// sums are sets of loose cards with numbers that make n, two cards or more.
func (s *sim) sums(n int) [][]card.Card {
	var out [][]card.Card
	var try func(from, left int, with []card.Card)
	try = func(from, left int, with []card.Card) {
		if left == 0 || len(out) >= enough {
			if left == 0 && len(with) > 1 {
				out = append(out, slices.Clone(with))
			}
			return
		}
		for i := from; i < len(s.loose); i++ {
			if w := s.form.worth(s.loose[i]); w > 0 && w <= left {
				try(i+1, left-w, append(with, s.loose[i]))
			}
		}
	}
	try(0, n, nil)
	return out
}

// equals are the loose cards of a rank.
func (s *sim) equals(c card.Card) []card.Card {
	var out []card.Card
	for _, x := range s.loose {
		if x.Rank() == c.Rank() {
			out = append(out, x)
		}
	}
	return out
}

// takes lists takes with a card: each thing that it takes, and all that can be taken at once.
func (s *sim) takes(c card.Card) []engine.Act {
	var groups [][]card.Card
	for _, x := range s.equals(c) {
		groups = append(groups, []card.Card{x})
	}
	n := s.form.worth(c)
	if n > 0 {
		for i := range s.piles {
			if s.piles[i].worth == n {
				groups = append(groups, s.piles[i].cards[:1])
			}
		}
		groups = append(groups, s.sums(n)...)
	}
	var out []engine.Act
	all := []card.Card{c}
	for _, g := range groups {
		out = append(out, turnOf(Take, 0, append([]card.Card{c}, g...)...))
		if !slices.ContainsFunc(g, func(x card.Card) bool { return slices.Contains(all, x) }) {
			all = append(all, g...)
		}
	}
	if len(groups) > 1 {
		out = append(out, turnOf(Take, 0, all...))
	}
	return out
}

// builds lists builds with a card, for every number that the side still holds.
func (s *sim) builds(c card.Card) []engine.Act {
	w := s.form.worth(c)
	if w == 0 {
		return nil
	}
	var out []engine.Act
	for n := 1; n <= s.form.most(); n++ {
		p := s.form.partner(s.next)
		if !s.has(s.next, n, c) && (p == engine.Nobody || !s.told[p][n] || !s.has(p, n, card.None)) {
			continue
		}
		more := s.sums(n)
		for _, base := range s.bases(c, n) {
			if len(out) >= enough*enough {
				return out
			}
			cards := append([]card.Card{c}, base...)
			out = append(out, turnOf(Build, n, cards...))
			for i := range s.piles {
				if q := &s.piles[i]; q.worth == n && !slices.Contains(cards, q.cards[0]) {
					out = append(out, turnOf(Build, n, append(slices.Clone(cards), q.cards[0])...))
				}
			}
			for _, sum := range more {
				if !slices.ContainsFunc(sum, func(x card.Card) bool { return slices.Contains(cards, x) }) {
					out = append(out, turnOf(Build, n, append(slices.Clone(cards), sum...)...))
				}
			}
		}
	}
	return out
}

// bases are what a card makes a number with: loose cards, an equal of its own number, or a single build that it raises.
func (s *sim) bases(c card.Card, n int) [][]card.Card {
	w := s.form.worth(c)
	var out [][]card.Card
	if w == n {
		for _, x := range s.equals(c) {
			out = append(out, []card.Card{x})
		}
		return append(out, s.sums(n)...)
	}
	for _, x := range s.loose {
		if v := s.form.worth(x); v > 0 && v+w == n {
			out = append(out, []card.Card{x})
		}
	}
	if w < n {
		out = append(out, s.sums(n-w)...)
	}
	for i := range s.piles {
		q := &s.piles[i]
		if q.double || q.worth+w != n || q.owner == s.next && !s.has(s.next, q.worth, c) {
			continue
		}
		out = append(out, q.cards[:1])
	}
	return out
}

// Unlawful lists some of what could be done against the rules: to lay a card with a build lying there, to take a card
// that is no equal, and to build for a card that is not held.
func (s *sim) Unlawful() []engine.Act {
	if s.over {
		return nil
	}
	var out []engine.Act
	bound := s.bound()
	defer func() { s.bad = out }()
	for _, c := range s.hands[s.next] {
		if bound {
			out = append(out, turnOf(engine.Play, 0, c))
		}
		for _, x := range s.loose {
			if x.Rank() == c.Rank() {
				continue
			}
			out = append(out, turnOf(Take, 0, c, x))
			n, m := s.form.worth(c), s.form.worth(x)
			if n > 0 && m > 0 && n+m <= s.form.most() && !s.form.draws && !s.wins(n+m, c) {
				out = append(out, turnOf(Build, n+m, c, x))
			}
		}
	}
	return out
}

// wins reports whether the player's side could win a build with another card than one.
func (s *sim) wins(n int, beside card.Card) bool {
	p := s.form.partner(s.next)
	return s.has(s.next, n, beside) || p != engine.Nobody && s.told[p][n] && s.has(p, n, card.None)
}

// Do does one of the acts.
func (s *sim) Do(a engine.Act) {
	s.sour = s.sour || slices.ContainsFunc(s.bad, func(u engine.Act) bool { return same(&u, &a) })
	s.bad = nil
	s.hand.Play = append(s.hand.Play, a)
	c, rest := played(&a)
	s.hands[s.next] = slices.DeleteFunc(s.hands[s.next], func(x card.Card) bool { return x == c })
	held := s.has(s.next, a.Args.Int("to"), card.None)
	lifted, doubled := s.lift(rest)
	switch a.Kind {
	case engine.Play:
		s.loose = append(s.loose, c)
	case Take:
		s.took += 1 + len(lifted)
		s.last = true
	case Build:
		n := a.Args.Int("to")
		sum := s.form.worth(c)
		for _, x := range lifted {
			sum += s.form.worth(x)
		}
		s.piles = append(s.piles, pile{cards: append(lifted, c), worth: n, owner: s.next, double: doubled || sum > n})
		s.told[s.next][n] = s.told[s.next][n] || held
	}
	s.pass()
}

// same reports whether two acts are the same turn.
func same(a, b *engine.Act) bool {
	c, rest := played(a)
	d, more := played(b)
	return a.Kind == b.Kind && c == d && slices.Equal(rest, more) && a.Args.Int("to") == b.Args.Int("to")
}

// lift takes cards off the table, whole builds with them; double where one of these was double.
func (s *sim) lift(cards []card.Card) (out []card.Card, double bool) {
	for _, c := range cards {
		if i := slices.Index(s.loose, c); i >= 0 {
			s.loose = slices.Delete(s.loose, i, i+1)
			out = append(out, c)
			continue
		}
		if i := slices.IndexFunc(s.piles, func(p pile) bool { return slices.Contains(p.cards, c) }); i >= 0 {
			out = append(out, s.piles[i].cards...)
			double = double || s.piles[i].double
			s.piles = slices.Delete(s.piles, i, i+1)
		}
	}
	return out, double
}

// pass ends the turn.
func (s *sim) pass() {
	if s.form.draws && len(s.stock) > 0 {
		s.hands[s.next] = append(s.hands[s.next], s.stock[0])
		s.stock = s.stock[1:]
	}
	n := engine.Seat(s.form.n)
	s.next = (s.next + 1) % n
	if len(s.hands[s.next]) > 0 {
		return
	}
	if len(s.stock) == 0 {
		s.over = true
		if s.last {
			s.took = packSize
		}
		return
	}
	for range 2 {
		for range n {
			s.hands[s.next] = append(s.hands[s.next], s.stock[:2]...)
			s.stock = s.stock[2:]
			s.next = (s.next + 1) % n
		}
	}
	s.told = [4][15]bool{}
}
