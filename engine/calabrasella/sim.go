package calabrasella

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// sim is a random lawful hand. It keeps its own table and never asks the judge.
type sim struct {
	hand  engine.Hand
	rng   *rand.Rand
	at    table
	table trick.Table
	cards map[engine.Seat]card.Set
	stock []card.Card
}

// simulate deals at random, has somebody stand, ask for a card where one may be asked for, lay out and take.
func simulate(rng *rand.Rand, form engine.Form) engine.Sim {
	s := &sim{hand: form.Hand(), rng: rng, cards: map[engine.Seat]card.Set{}}
	s.hand.Dealer = engine.Seat(rng.IntN(form.Players))
	s.at = seated(&s.hand)
	s.deal()
	by := s.bid()
	s.hand.Contract = engine.Fields{{Key: "by", Seat: by, Word: s.hand.Name(by)}}
	s.ask(by)
	s.layOut(by)
	s.table.Total = tricks
	s.table.Start(order, pack, s.at.seats[0], 1, s.at.seats[:]...)
	for _, x := range s.at.seats {
		s.table.Deal(x, true, card.Hand{One: s.cards[x]})
	}
	return s
}

func (s *sim) deal() {
	cards := pack.Cards.Cards()
	s.rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for _, x := range s.at.seats {
		s.hand.Deal = append(s.hand.Deal, engine.Dealt{Seat: x, Cards: cards[:handSize:handSize]})
		s.cards[x] = card.SetOf(cards[:handSize]...)
		cards = cards[handSize:]
	}
	s.hand.Deal = append(s.hand.Deal, engine.Dealt{Seat: engine.Nobody, Place: stock, Cards: cards})
	s.stock = append([]card.Card{}, cards...)
}

// bid has one of the three stand; the record has the calls, or it has not.
func (s *sim) bid() engine.Seat {
	at := s.rng.IntN(len(s.at.seats))
	if s.rng.IntN(4) > 0 {
		for i, x := range s.at.seats[:at+1] {
			word := pass
			if i == at {
				word = stand
			}
			s.hand.Bidding = append(s.hand.Bidding, engine.Act{Kind: engine.Bid, By: x, Card: card.None, Against: engine.Nobody, Word: word})
		}
	}
	return s.at.seats[at]
}

// ask asks for a three that is not in the hand, or with all four for a two, or for nothing.
func (s *sim) ask(by engine.Seat) {
	may := threes &^ s.cards[by]
	if may == 0 {
		may = twos &^ s.cards[by]
		if may == 0 || s.rng.IntN(2) == 0 {
			return
		}
	}
	c := s.pick(may)
	s.tell("asked", c)
	for _, x := range s.at.others(by) {
		if s.cards[x].Has(c) {
			gave := s.pick(s.cards[by])
			s.tell("gave", gave)
			s.cards[by] = s.cards[by].With(c).Without(gave)
			s.cards[x] = s.cards[x].With(gave).Without(c)
		}
	}
}

// layOut lays out one card to four and takes as many.
func (s *sim) layOut(by engine.Seat) {
	n := fewest + s.rng.IntN(most)
	var out []card.Card
	for range n {
		c := s.pick(s.cards[by])
		out = append(out, c)
		s.cards[by] = s.cards[by].Without(c)
	}
	s.rng.Shuffle(len(s.stock), func(i, j int) { s.stock[i], s.stock[j] = s.stock[j], s.stock[i] })
	s.tell("takes", s.stock[:n]...)
	for _, c := range s.stock[:n] {
		s.cards[by] = s.cards[by].With(c)
	}
	s.hand.Discard = &engine.Dealt{Seat: engine.Nobody, Place: "discard", Cards: out}
}

// pick is any card of a set.
func (s *sim) pick(of card.Set) card.Card {
	list := of.Cards()
	return list[s.rng.IntN(len(list))]
}

// tell adds a key to the contract.
func (s *sim) tell(key string, cards ...card.Card) {
	s.hand.Contract = append(s.hand.Contract, engine.Field{Key: key, Seat: engine.Nobody, Cards: cards})
}

// Hand is the record so far.
func (s *sim) Hand() *engine.Hand { return &s.hand }

// Total is all the points, the last trick among them.
func (s *sim) Total() int { return allPoints }

// Lawful lists the cards that may be played now.
func (s *sim) Lawful() []engine.Act {
	if s.table.Done() == tricks {
		return nil
	}
	return s.plays(s.table.Legal(s.table.Turn()))
}

// Unlawful lists the cards that could be played now, but only as a revoke.
func (s *sim) Unlawful() []engine.Act {
	if s.table.Done() == tricks {
		return nil
	}
	turn := s.table.Turn()
	hand, _ := s.table.Hand(turn)
	return s.plays(hand.One &^ s.table.Legal(turn))
}

func (s *sim) plays(cards card.Set) []engine.Act {
	out := make([]engine.Act, 0, cards.Len())
	for c := range cards.All() {
		out = append(out, engine.Act{Kind: engine.Play, By: engine.Nobody, Card: c, Against: engine.Nobody})
	}
	return out
}

// Do plays a card.
func (s *sim) Do(a engine.Act) {
	if _, err := s.table.Play(&s.hand, a.By, a.Card, len(s.hand.Play), a.Pos, card.French.String); err != nil {
		panic(err) // what may be done is what Lawful and Unlawful list
	}
	s.hand.Play = append(s.hand.Play, a)
}
