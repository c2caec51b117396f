package meld

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// Sim is a random lawful hand of a form.
type Sim struct {
	j     judge
	hand  *engine.Hand
	v     engine.Verdict
	total int
}

// NewSim deals a hand at random. The hand names the players, the variant and what is agreed; where no card is turned up,
// its contract names the trump, and auction reads the rest of it. auction is nil for other forms.
func NewSim(f *Form, h engine.Hand, rng *rand.Rand, auction func(*engine.Hand, *Setup) error) *Sim {
	n := engine.Seat(f.Players)
	var cards []card.Card
	s := &Sim{hand: &h}
	for c := range f.Pack.Cards.All() {
		for range f.Pack.Copies {
			cards = append(cards, c)
			s.total += trick.AceTen(c)
		}
	}
	rng.Shuffle(len(cards), func(i, k int) { cards[i], cards[k] = cards[k], cards[i] })
	h.Dealer = engine.Seat(rng.IntN(f.Players))
	deal := func(seat engine.Seat, place string, cards []card.Card) {
		h.Deal = append(h.Deal, engine.Dealt{Seat: seat, Place: place, Cards: cards})
	}
	for i := engine.Seat(0); i < n; i++ {
		if i == h.Dealer && !f.Stock && !f.NoTurn {
			deal(i, "", cards[1:f.Hand])
			deal(engine.Nobody, "turn-up", cards[:1])
		} else {
			deal(i, "", cards[:f.Hand])
		}
		cards = cards[f.Hand:]
	}
	if f.Stock {
		deal(engine.Nobody, "turn-up", cards[:1])
		deal(engine.Nobody, "stock", cards[1:])
	}
	if f.Widow > 0 {
		deal(engine.Nobody, "widow", cards)
		h.Discard = &engine.Dealt{Seat: engine.Nobody, Cards: cards}
		for _, c := range cards {
			s.total -= trick.AceTen(c)
		}
	}
	setup, err := NewSetup(s.hand)
	if err == nil && auction != nil {
		err = auction(s.hand, &setup)
	}
	s.j = judge{f: f, h: s.hand, v: &s.v, s: setup}
	if err == nil {
		err = s.j.begin()
	}
	if err != nil {
		panic(err) // a whole pack was dealt
	}
	return s
}

// Hand is the record so far.
func (s *Sim) Hand() *engine.Hand { return s.hand }

// Total is what the cards that are played count.
func (s *Sim) Total() int { return s.total }

// Lawful lists what may be done now: cards and, in its time, melds, the dix and the draw.
func (s *Sim) Lawful() []engine.Act {
	j := &s.j
	if j.total > 0 && j.table.Done() >= j.total {
		return nil
	}
	if j.winner != engine.Nobody && !j.announced {
		out := s.announce(j.winner)
		return append(out, newAct(DrawEvent, "stock"))
	}
	if j.winner != engine.Nobody && len(j.talon.Due()) > 0 {
		return []engine.Act{newAct(DrawEvent, "stock")}
	}
	var out []engine.Act
	if turn := j.table.Turn(); j.f.When == BeforePlay && j.met[turn] == 0 {
		out = s.announce(turn)
	}
	legal, _ := s.cards()
	return append(out, plays(legal)...)
}

// announce lists what a player may announce.
func (s *Sim) announce(by engine.Seat) []engine.Act {
	j := &s.j
	var out []engine.Act
	fresh := j.fromHand(by)
	hand, _ := j.table.Hand(by)
	for i := range j.combos {
		c := &j.combos[i]
		if c.Name == j.f.GameMeld && c.Name != "" {
			continue // it would end the hand
		}
		if r, _ := j.shown[by].Check(c, fresh); r == Good {
			a := newAct(MeldEvent, "")
			a.By = by
			a.Args = engine.Fields{{Key: "cards", Cards: c.Cards, Seat: engine.Nobody}, {Key: "as", Word: c.Name, Seat: engine.Nobody}}
			out = append(out, a)
		}
	}
	if dix := card.Of(j.s.Trump, j.f.Dix); j.f.Stock && hand.Has(dix) && j.dixes < j.f.Pack.Copies {
		a := newAct(Exchange, "")
		a.By = by
		out = append(out, a)
	}
	return out
}

// cards are those that may be played now, and all that could be.
func (s *Sim) cards() (legal, all card.Set) {
	j := &s.j
	if j.total > 0 && j.table.Done() >= j.total || j.winner != engine.Nobody {
		return 0, 0
	}
	turn := j.table.Turn()
	hand, _ := j.table.Hand(turn)
	return j.table.Legal(turn), hand.One
}

// Unlawful lists the cards that could be played now against a duty.
func (s *Sim) Unlawful() []engine.Act {
	legal, all := s.cards()
	return plays(all &^ legal)
}

// Do does one of them.
func (s *Sim) Do(a engine.Act) {
	s.hand.Play = append(s.hand.Play, a)
	s.j.acts = append(s.j.acts, len(s.hand.Play)-1)
	s.j.pos = len(s.j.acts) - 1
	if err := s.j.act(len(s.hand.Play)-1, &s.hand.Play[len(s.hand.Play)-1]); err != nil {
		panic(err) // only what Lawful or Unlawful listed is done
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
