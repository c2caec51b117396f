package skat

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// sim is a random lawful hand under Foster's Laws.
type sim struct {
	hand  engine.Hand
	table trick.Table
	total int
}

// simulated are the games that a random hand is played at.
var simulated = []struct{ game, how string }{
	{"clubs", "solo"}, {"spades", "solo"}, {"hearts", "solo"}, {"diamonds", "solo"}, {"grand", "solo"},
	{"nullo", "solo"}, {"grand", "gucki"}, {"nullo", "gucki"}, {"", "tournee"}, {"ramsch", ""},
}

// simulate deals at random, gives the game to a random player, and lays two random cards away where the skat is taken.
func simulate(rng *rand.Rand) engine.Sim {
	cards := pack.Cards.Cards()
	rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	s := &sim{hand: engine.Hand{Players: []string{"Anna", "Bert", "Cora"}, Dealer: engine.Seat(rng.IntN(3))}}
	h := &s.hand
	seats, _ := seatsOf(h)
	for i, seat := range seats {
		h.Deal = append(h.Deal, engine.Dealt{Seat: seat, Cards: cards[10*i : 10*i+10]})
	}
	skat := cards[30:]
	h.Deal = append(h.Deal, engine.Dealt{Seat: engine.Nobody, Place: "skat", Cards: skat})
	pick := simulated[rng.IntN(len(simulated))]
	game := pick.game
	by := seats[rng.IntN(3)]
	word := func(key, word string) {
		h.Contract = append(h.Contract, engine.Field{Key: key, Word: word, Seat: engine.Nobody})
	}
	if game != "ramsch" {
		h.Contract = append(h.Contract, engine.Field{Key: "by", Seat: by, Word: h.Name(by)})
	}
	if pick.how == "tournee" {
		game = skat[0].Suit().String()
	}
	word("game", game)
	if pick.how != "" {
		word("how", pick.how)
	}
	if pick.how == "tournee" {
		h.Contract = append(h.Contract, engine.Field{Key: "turned", Seat: engine.Nobody, Cards: skat[:1]})
	}
	c, _ := readContract(h, &foster)
	s.table.Total = 10
	s.table.Start(c.order(), pack, seats[vorhand], 1, seats[:]...)
	s.total = allPoints - setPoints(card.SetOf(skat...))
	for i, seat := range seats {
		hand := cards[10*i : 10*i+10]
		if seat == by && c.usesSkat() {
			twelve := append(append([]card.Card{}, hand...), skat...)
			rng.Shuffle(len(twelve), func(i, j int) { twelve[i], twelve[j] = twelve[j], twelve[i] })
			h.Discard = &engine.Dealt{Seat: by, Cards: twelve[10:]}
			hand = twelve[:10]
			s.total = allPoints - setPoints(card.SetOf(twelve[10:]...))
		}
		s.table.Deal(seat, true, card.HandOf(hand...))
	}
	return s
}

func (s *sim) Hand() *engine.Hand { return &s.hand }
func (s *sim) Total() int         { return s.total }

// lawful is what may be played now, and everything that could be.
func (s *sim) lawful() (legal, all card.Set) {
	if s.table.Done() == 10 {
		return 0, 0
	}
	turn := s.table.Turn()
	hand, _ := s.table.Hand(turn)
	return s.table.Legal(turn), hand.One
}

func (s *sim) Lawful() []engine.Act {
	legal, _ := s.lawful()
	return plays(legal)
}

func (s *sim) Unlawful() []engine.Act {
	legal, all := s.lawful()
	return plays(all &^ legal)
}

func plays(cards card.Set) []engine.Act {
	var out []engine.Act
	for c := range cards.All() {
		out = append(out, engine.Act{Kind: engine.Play, By: engine.Nobody, Card: c, Against: engine.Nobody})
	}
	return out
}

func (s *sim) Do(a engine.Act) {
	s.hand.Play = append(s.hand.Play, a)
	if _, err := s.table.Play(&s.hand, a.By, a.Card, len(s.hand.Play)-1, engine.Pos{}, show); err != nil {
		panic(err) // the kit only does what Lawful or Unlawful listed
	}
}
