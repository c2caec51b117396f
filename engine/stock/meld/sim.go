package meld

import (
	"math/rand/v2"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// Sim is a random lawful hand of a form. It keeps its own table, stock and melds.
type Sim struct {
	f      *Form
	hand   *engine.Hand
	rng    *rand.Rand
	total  int
	trump  card.Suit
	strict *trick.Order
	combos []Combination
	tricks int // of the whole hand

	table trick.Table
	stock []card.Card   // still to be drawn, top first, the turn-up last
	due   bool          // the draws before the next lead have not been made
	may   bool          // and the winner of the trick has announced nothing yet
	dixes int           // dix that have been turned up or exchanged
	dixOf [maxSeats]int // where all is dealt: dix in his hand that have been shown
	dixed [maxSeats]int // dix that he scores
	taker engine.Seat   // who has the dealer's turn-up for a dix, where all is dealt
	shown [maxSeats]Shown
	met   [maxSeats]int // cards played
}

// NewSim deals a hand at random. The hand names the players, the variant and what is agreed; where no card is turned up,
// its contract names the trump and who leads. Of a form with a widow the bidder lays cards away at random.
func NewSim(f *Form, h engine.Hand, rng *rand.Rand) *Sim {
	s := &Sim{f: f, hand: &h, rng: rng, taker: engine.Nobody}
	if h.Dealer == engine.Nobody {
		h.Dealer = engine.Seat(rng.IntN(f.Players))
	}
	s.deal()
	if s.f.NoTurn {
		s.trump, _ = card.French.ParseSuit(h.Contract.Word("trump"))
	} else {
		s.trump = h.Place("turn-up").Cards[0].Suit()
	}
	if s.f.Widow > 0 {
		s.layAway(h.Contract.Seat("by"))
	}
	leader := Eldest(&h)
	if f.NoTurn && !f.Sides {
		leader = h.Contract.Seat("by")
	}
	free, strict := f.orders(s.trump)
	s.strict, s.combos, s.tricks = strict, f.Table(s.trump), f.Hand
	rules := strict
	if f.Stock {
		rules, s.tricks = free, f.Pack.Size()/f.Players
	}
	if d := h.Place("turn-up"); d != nil && d.Cards[0] == card.Of(s.trump, f.Dix) {
		s.dixes, s.dixOf[h.Dealer], s.dixed[h.Dealer] = 1, 1, 1
	}
	seats := make([]engine.Seat, f.Players)
	for i := range seats {
		seats[i] = engine.Seat(i)
	}
	s.table.Start(rules, f.Pack, leader, 1, seats...)
	return s
}

// deal deals the pack: the hands, and the stock, the widow or the dealer's turn-up as the form has it.
func (s *Sim) deal() {
	f, h := s.f, s.hand
	var cards []card.Card
	for c := range f.Pack.Cards.All() {
		for range f.Pack.Copies {
			cards = append(cards, c)
			s.total += trick.AceTen(c)
		}
	}
	s.rng.Shuffle(len(cards), func(i, k int) { cards[i], cards[k] = cards[k], cards[i] })
	place := func(seat engine.Seat, place string, cards []card.Card) {
		h.Deal = append(h.Deal, engine.Dealt{Seat: seat, Place: place, Cards: cards})
	}
	for i := engine.Seat(0); int(i) < f.Players; i++ {
		own := cards[:f.Hand]
		s.table.Deal(i, true, card.HandOf(own...))
		if i == h.Dealer && !f.Stock && !f.NoTurn {
			place(i, "", own[1:])
			place(engine.Nobody, "turn-up", own[:1])
		} else {
			place(i, "", own)
		}
		cards = cards[f.Hand:]
	}
	switch {
	case f.Stock:
		place(engine.Nobody, "turn-up", cards[:1])
		place(engine.Nobody, "stock", cards[1:])
		s.stock = append(slices.Clone(cards[1:]), cards[0])
	case f.Widow > 0:
		place(engine.Nobody, "widow", cards)
	}
}

// layAway has the bidder take the widow and lay cards away.
func (s *Sim) layAway(by engine.Seat) {
	hand, _ := s.table.Hand(by)
	cards := append(hand.Cards(), s.hand.Place("widow").Cards...)
	s.rng.Shuffle(len(cards), func(i, k int) { cards[i], cards[k] = cards[k], cards[i] })
	s.table.Deal(by, true, card.HandOf(cards[s.f.Widow:]...))
	s.hand.Discard = &engine.Dealt{Seat: engine.Nobody, Cards: cards[:s.f.Widow]}
	for _, c := range cards[:s.f.Widow] {
		s.total -= trick.AceTen(c)
	}
}

// Hand is the record so far.
func (s *Sim) Hand() *engine.Hand { return s.hand }

// Total is what the cards that are played count, the last trick, and the melds and dix of those who may score them.
func (s *Sim) Total() int {
	n := s.total + 10
	for i, seat := range s.table.Seats {
		won := s.tricksOf(seat) > 0 || s.f.SideTrick && s.tricksOf((seat+2)%4) > 0
		if won || !s.f.NeedTrick {
			n += s.shown[i].Total + s.dixed[i]*s.f.DixPoints
		}
	}
	return n
}

// tricksOf is how many tricks a player has, the one on the table included.
func (s *Sim) tricksOf(seat engine.Seat) int {
	n := s.table.Won[seat]
	if s.table.Now.Complete() && s.table.Now.Winner == seat {
		n++
	}
	return n
}

// Lawful lists what may be done now: cards and, in their time, melds, the dix and the draw.
func (s *Sim) Lawful() []engine.Act {
	if s.table.Done() >= s.tricks {
		return nil
	}
	turn := s.table.Turn()
	var out []engine.Act
	switch {
	case s.f.When == AfterTrick && s.may:
		out = append(s.dix(turn), s.announce(turn)...)
	case s.f.When == BeforePlay && s.met[turn] == 0:
		out = append(s.dealtDix(), s.announce(turn)...)
	case s.f.When == AfterFirstCard:
		out = s.dealtDix()
		for _, seat := range s.table.Seats {
			if s.met[seat] == 1 {
				out = append(out, s.announce(seat)...)
			}
		}
	}
	if s.due {
		out = append(out, newAct(DrawEvent, "stock"))
	}
	legal, _ := s.cards()
	return append(out, plays(legal)...)
}

// announce lists what a player may meld.
func (s *Sim) announce(by engine.Seat) []engine.Act {
	var out []engine.Act
	fresh, _ := s.table.Hand(by)
	for _, c := range s.shown[by].OnTable().Cards() {
		fresh.Remove(c)
	}
	for i := range s.combos {
		c := &s.combos[i]
		if c.Name == s.f.GameMeld {
			continue // it would end the hand
		}
		if r, _ := s.shown[by].Check(c, fresh); r == Good {
			a := newAct(MeldEvent, "")
			a.By = by
			a.Args = engine.Fields{{Key: "cards", Cards: c.Cards, Seat: engine.Nobody}, {Key: "as", Word: c.Name, Seat: engine.Nobody}}
			out = append(out, a)
		}
	}
	return out
}

// dix is the exchange of the dix for the turn-up, where the player has one.
func (s *Sim) dix(by engine.Seat) []engine.Act {
	hand, _ := s.table.Hand(by)
	if !hand.Has(card.Of(s.trump, s.f.Dix)) || s.dixes >= s.f.Pack.Copies {
		return nil
	}
	a := newAct(Exchange, "")
	a.By = by
	return []engine.Act{a}
}

// dealtDix is the dix that may be shown where all cards are dealt: by whoever has not played yet, and before anybody lays
// a meld of which an exchange could take a card away.
func (s *Sim) dealtDix() (out []engine.Act) {
	for i := range s.shown {
		if s.f.Dix == 0 || s.shown[i].Total > 0 {
			return nil
		}
	}
	for _, seat := range s.table.Seats {
		if hand, _ := s.table.Hand(seat); s.met[seat] == 0 && hand.Count(card.Of(s.trump, s.f.Dix)) > s.dixOf[seat] {
			a := newAct(Exchange, "")
			a.By = seat
			out = append(out, a)
		}
	}
	return out
}

// showDix has a player show the dix where all cards are dealt. The first from the dealer's left takes the turn-up for it.
func (s *Sim) showDix(by engine.Seat) {
	s.dixOf[by]++
	s.dixed[by]++
	d := s.hand.Place("turn-up")
	if d == nil || s.taker != engine.Nobody && s.order(by) > s.order(s.taker) {
		return
	}
	nine, turn := card.Of(s.trump, s.f.Dix), d.Cards[0]
	s.swap(s.taker, turn, nine)
	s.swap(by, nine, turn)
	s.taker = by
}

// order is a player's place counted from the dealer's left.
func (s *Sim) order(by engine.Seat) int {
	n := engine.Seat(s.f.Players)
	return int((by - s.hand.Dealer - 1 + n) % n)
}

// swap has a player give the dealer one card for another.
func (s *Sim) swap(by engine.Seat, give, get card.Card) {
	dealer := s.hand.Dealer
	if by == engine.Nobody || by == dealer || give == get {
		return
	}
	for _, x := range []struct {
		from, to engine.Seat
		card     card.Card
	}{{by, dealer, give}, {dealer, by, get}} {
		s.table.Drop(x.from, x.card)
		s.table.Draw(x.to, x.card)
		if x.card == card.Of(s.trump, s.f.Dix) {
			s.dixOf[x.from]--
			s.dixOf[x.to]++
		}
	}
}

// held is a hand as it is at the next lead, what is still to be drawn included.
func (s *Sim) held(seat engine.Seat) card.Set {
	h, _ := s.table.Hand(seat)
	if s.due && s.table.Turn() == seat {
		return h.One.With(s.stock[0])
	}
	return h.One
}

// cards are those that may be played now, and all that could be.
func (s *Sim) cards() (legal, all card.Set) {
	if s.table.Done() >= s.tricks {
		return 0, 0
	}
	turn := s.table.Turn()
	all = s.held(turn)
	if s.due {
		return all, all // it is a lead
	}
	return s.table.Legal(turn), all
}

// Unlawful lists the cards that could be played now against a duty.
func (s *Sim) Unlawful() []engine.Act {
	legal, all := s.cards()
	return plays(all &^ legal)
}

// Do does one of them.
func (s *Sim) Do(a engine.Act) {
	s.hand.Play = append(s.hand.Play, a)
	switch a.Kind {
	case MeldEvent:
		s.meld(a)
	case Exchange:
		if !s.f.Stock {
			s.showDix(a.By)
			return
		}
		nine, last := card.Of(s.trump, s.f.Dix), len(s.stock)-1
		s.table.Drop(a.By, nine)
		s.table.Draw(a.By, s.stock[last])
		s.stock[last] = nine
		s.dixes++
		s.dixed[a.By]++
		s.may = false
	case DrawEvent:
		s.draw()
	case engine.Play:
		s.draw()
		s.play(a)
	}
}

// meld lays a combination down.
func (s *Sim) meld(a engine.Act) {
	c := Find(s.combos, a.Args.Word("as"), a.Args.Cards("cards"))
	fresh, _ := s.table.Hand(a.By)
	for _, x := range s.shown[a.By].OnTable().Cards() {
		fresh.Remove(x)
	}
	s.shown[a.By].Meld(c, fresh)
	s.may = false
}

// draw makes the draws that are due.
func (s *Sim) draw() {
	if !s.due {
		return
	}
	w := s.table.Turn()
	s.table.Draw(w, s.stock[0])
	s.table.Draw(1-w, s.stock[1])
	s.stock = s.stock[2:]
	s.due, s.may = false, false
	if len(s.stock) == 0 { // the melds go back into the hands, and the duties begin
		s.table.Rules = s.strict
		for i := range s.shown {
			s.shown[i].Clear()
		}
	}
}

// play plays a card.
func (s *Sim) play(a engine.Act) {
	p, err := s.table.Play(s.hand, a.By, a.Card, len(s.hand.Play)-1, engine.Pos{}, show)
	if err != nil {
		panic(err) // only what Lawful or Unlawful listed is done
	}
	s.met[p.Seat]++
	if s.f.When != BeforePlay {
		s.shown[p.Seat].Play(a.Card)
	}
	if p.Completed && len(s.stock) > 0 {
		s.due, s.may = true, true
	}
}

func newAct(kind engine.Kind, word string) engine.Act {
	return engine.Act{Kind: kind, By: engine.Nobody, Card: card.None, Against: engine.Nobody, Word: word}
}

func plays(cards card.Set) []engine.Act {
	var out []engine.Act
	for c := range cards.All() {
		a := newAct(engine.Play, "")
		a.Card = c
		out = append(out, a)
	}
	return out
}
