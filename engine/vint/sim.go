package vint

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/auction"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// sim is a random lawful hand. It keeps its own table and never asks the judge.
type sim struct {
	hand  engine.Hand
	rng   *rand.Rand
	table trick.Table
	price int
	below perSide
}

// simulate deals at random, bids at random and has the highest bidder play.
func simulate(rng *rand.Rand, form engine.Form) engine.Sim {
	s := &sim{hand: form.Hand(), rng: rng}
	h := &s.hand
	h.Dealer = engine.Seat(rng.IntN(players))
	s.match()
	cards := pack.Cards.Cards()
	rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for i := range everybody {
		h.Deal = append(h.Deal, engine.Dealt{Seat: everybody[i], Cards: cards[i*handSize : (i+1)*handSize : (i+1)*handSize]})
	}
	c := s.bid()
	s.price = c.bid.price()
	s.table.Total = allTricks
	s.table.Start(c.bid.order(), pack, next(c.by), 1, everybody[:]...)
	for i := range everybody {
		s.table.Deal(everybody[i], true, card.HandOf(h.Deal[i].Cards...))
	}
	return s
}

// match draws what was agreed and where the rubber stands.
func (s *sim) match() {
	h, rng := &s.hand, s.rng
	for _, key := range []string{revoke, lookedBack} {
		if rng.IntN(2) == 0 {
			h.Agreed = append(h.Agreed, engine.Field{Key: key, N: 100 * (1 + rng.IntN(20)), Seat: engine.Nobody})
		}
	}
	if rng.IntN(3) == 0 {
		return
	}
	s.below = perSide{10 * rng.IntN(gameAt/10), 10 * rng.IntN(gameAt/10)}
	games := perSide{rng.IntN(rubberAt), rng.IntN(rubberAt)}
	h.Match = engine.Fields{{Key: "below", Seat: engine.Nobody, Counts: s.below.named()}, {Key: "games", Seat: engine.Nobody, Counts: games.named()}}
}

// bid has everybody bid at random, and somebody in the end; one hand in four has only the contract.
func (s *sim) bid() contract {
	h, rng := &s.hand, s.rng
	var a auction.Auction
	a.Start(h.Dealer, next(h.Dealer), partner(h.Dealer), next(partner(h.Dealer)))
	for !a.Over() {
		rank := auction.Pass
		last := a.High == engine.Nobody && a.Turn() == next(partner(h.Dealer))
		if a.Rank < len(bidWords) && (last || rng.IntN(3) == 0) {
			rank = a.Rank + 1 + rng.IntN(min(4, len(bidWords)-a.Rank))
		}
		call := engine.Act{Kind: engine.Bid, By: a.Turn(), Card: card.None, Against: engine.Nobody, Word: "pass"}
		if rank != auction.Pass {
			call.Word = bidWords[rank-1]
		}
		h.Bidding = append(h.Bidding, call)
		a.Make(call.By, rank)
	}
	c := contract{a.High, bid(a.Rank)}
	if rng.IntN(4) == 0 {
		h.Bidding = nil
		h.Contract = engine.Fields{{Key: "by", Seat: c.by, Word: h.Players[c.by]}, {Key: "bid", Word: bidWords[c.bid-1], Seat: engine.Nobody}}
	}
	return c
}

func (s *sim) Hand() *engine.Hand { return &s.hand }

// Total is what both partners of both sides have below the line.
func (s *sim) Total() int { return 2 * (allTricks*s.price + s.below[0] + s.below[1]) }

func (s *sim) Lawful() []engine.Act {
	if s.table.Done() == allTricks {
		return nil
	}
	return plays(s.table.Legal(s.table.Turn()))
}

func (s *sim) Unlawful() []engine.Act {
	if s.table.Done() == allTricks {
		return nil
	}
	turn := s.table.Turn()
	hand, _ := s.table.Hand(turn)
	return plays(hand.One &^ s.table.Legal(turn))
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
	if _, err := s.table.Play(&s.hand, a.By, a.Card, len(s.hand.Play)-1, engine.Pos{}, card.French.String); err != nil {
		panic(err) // the kit only does what Lawful or Unlawful listed
	}
}
