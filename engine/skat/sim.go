package skat

import (
	"math/rand/v2"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// simulatedForms are the forms of Skat: at a table of four the dealer takes no cards.
var simulatedForms = slices.Concat(engine.FormsOf("foster", "", 3, 4), engine.FormsOf("foster", "american", 3, 4),
	engine.FormsOf("foster", "frog", 3, 4), engine.FormsOf("isko", "", 3, 4), engine.FormsOf("iss", "", 3, 4))

// sim is a random lawful hand. It keeps its own table and never asks the judge.
type sim struct {
	hand  engine.Hand
	rng   *rand.Rand
	table trick.Table
	seats active
	aside []card.Card   // the skat or widow, then what was laid away
	mates []engine.Seat // who play one hand together, in a revolution
	total int
}

// simulated is a game that a random hand is played at, and what may be announced with it.
type simulated struct {
	games          []string
	how            string
	skat           bool // the single player takes the skat up
	open, announce bool
	most           int // the highest bid that it may be played at; 0 for any
}

var (
	suitGames = []string{"clubs", "spades", "hearts", "diamonds"}
	trumps    = append(suitGames[:4:4], "grand")
)

// fosterGames, americanGames, todaysGames and frogSimulated are what a random hand of each form may be. A null of
// today's order can only be announced where it covers the bid.
var (
	fosterGames = []simulated{
		{games: trumps, how: "solo"}, {games: trumps, how: "solo", announce: true}, {games: []string{"grand"}, how: "solo", open: true},
		{games: []string{"nullo"}, how: "solo"}, {games: []string{"nullo"}, how: "solo", open: true},
		{games: []string{"grand"}, how: "gucki", skat: true}, {games: []string{"nullo"}, how: "gucki", skat: true},
		{games: []string{"nullo"}, how: "gucki", skat: true, open: true}, {games: []string{"turned"}, how: "tournee", skat: true},
		{games: []string{"turned"}, how: "passt-mir-nicht", skat: true}, {games: []string{"uno", "duo"}}, {games: []string{"uno", "duo"}, open: true},
		{games: []string{"revolution"}, how: "solo"},
	}
	americanGames = []simulated{
		{games: trumps, skat: true}, {games: trumps, how: "gucki", skat: true, announce: true},
		{games: []string{"nullo"}, skat: true}, {games: []string{"nullo"}, skat: true, open: true},
	}
	todaysGames = []simulated{
		{games: trumps, how: "skat", skat: true}, {games: trumps, skat: true}, {games: trumps, how: "hand"},
		{games: trumps, how: "hand", announce: true}, {games: trumps, how: "hand", open: true},
		{games: []string{"null"}, how: "skat", skat: true, most: 23}, {games: []string{"null"}, how: "hand", most: 35},
		{games: []string{"null"}, how: "skat", skat: true, open: true, most: 46}, {games: []string{"null"}, how: "hand", open: true, most: 59},
	}
	frogSimulated = []simulated{{games: []string{"frog"}, skat: true}, {games: []string{"grand"}}, {games: []string{"chico"}}}
)

// simulate deals at random, has the players bid, gives the game to whoever won the bidding, and lays random cards away
// where the skat is taken.
func simulate(rng *rand.Rand, form engine.Form) engine.Sim {
	s := &sim{hand: form.Hand(), rng: rng}
	s.hand.Dealer = engine.Seat(rng.IntN(form.Players))
	s.seats, _ = seatsOf(&s.hand)
	switch {
	case form.Variant == "frog":
		s.deal(frogPack, frogHand, "widow")
		s.frog()
	case form.Rules == "foster":
		games := fosterGames
		if form.Variant == "american" {
			games = americanGames
		}
		s.deal(pack, 10, "skat")
		s.play(games, s.bid(fosterBids[:]))
	default:
		if rng.IntN(4) == 0 {
			s.hand.Agreed = engine.Fields{{Key: "edition", N: 2006, Seat: engine.Nobody}}
		}
		s.deal(pack, 10, "skat")
		s.play(todaysGames, s.bid(iskoBids[:]))
	}
	return s
}

// deal deals a pack.
func (s *sim) deal(p card.Pack, size int, place string) {
	cards := p.Cards.Cards()
	s.rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for _, seat := range s.seats {
		s.hand.Deal = append(s.hand.Deal, engine.Dealt{Seat: seat, Cards: cards[:size:size]})
		cards = cards[size:]
	}
	s.hand.Deal = append(s.hand.Deal, engine.Dealt{Seat: engine.Nobody, Place: place, Cards: cards})
	s.aside = cards
	s.table.Total = size
}

// start opens the table; who takes the cards laid aside lays as many away.
func (s *sim) start(order trick.Rules, p card.Pack, by engine.Seat, takes bool) {
	s.table.Start(order, p, s.seats[vorhand], 1, s.seats[:]...)
	for i, seat := range s.seats {
		cards := s.hand.Deal[i].Cards
		if takes && seat == by {
			all := append(slices.Clone(cards), s.aside...)
			s.rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
			cards, s.aside = all[:len(cards)], all[len(cards):]
			s.hand.Discard = &engine.Dealt{Seat: engine.Nobody, Cards: s.aside}
		}
		s.table.Deal(seat, true, card.HandOf(cards...))
	}
	s.total = allPoints - setPoints(card.SetOf(s.aside...))
}

// bidding is what the auction gave.
type bidding struct {
	by engine.Seat
	n  int // 0 where nobody bid
}

// bid has the players bid by the table of possible values, each up to a limit of his own: mittelhand to vorhand, hinterhand
// to the survivor. The record has the calls, or the figure, or both, or neither.
func (s *sim) bid(possible []bool) bidding {
	var steps []int
	for n, ok := range possible {
		if ok && n >= 10 {
			steps = append(steps, n)
		}
	}
	var calls []engine.Act
	call := func(place int, word string, n int) {
		calls = append(calls, engine.Act{Kind: engine.Bid, By: s.seats[place], Card: card.None, Against: engine.Nobody, Word: word, N: n})
	}
	var limit [3]int // by place, in steps; 0 passes
	for i := range limit {
		for limit[i] < len(steps) && s.rng.IntN(6) > 0 {
			limit[i]++
		}
	}
	survivor, at := vorhand, 0
	for _, bidder := range []int{mittelhand, hinterhand} {
		for {
			if at >= limit[bidder] {
				call(bidder, "pass", 0)
				break
			}
			call(bidder, "bid", steps[at])
			at++
			if limit[survivor] < at {
				call(survivor, "pass", 0)
				survivor = bidder
				break
			}
			call(survivor, "hold", 0)
		}
	}
	b := bidding{by: s.seats[survivor]}
	if at > 0 {
		b.n = steps[at-1]
	} else if s.hand.Rules != "foster" { // without a bid there would be no game
		call(vorhand, "bid", steps[0])
		b.n = steps[0]
	}
	told := s.rng.IntN(4)
	if told&1 != 0 {
		s.hand.Bidding = calls
	}
	if told&2 != 0 && b.n > 0 {
		s.hand.Contract = engine.Fields{{Key: "bid", N: b.n, Seat: engine.Nobody}}
	}
	return b
}

// play draws the contract among some games.
func (s *sim) play(games []simulated, b bidding) {
	h := &s.hand
	if b.n == 0 && (h.Variant != "" || s.rng.IntN(2) == 0) {
		h.Contract = engine.Fields{{Key: "game", Word: "ramsch", Seat: engine.Nobody}}
		s.start(grandOrder, pack, engine.Nobody, false)
		return
	}
	pick := games[s.rng.IntN(len(games))]
	for pick.most > 0 && pick.most < b.n {
		pick = games[s.rng.IntN(len(games))]
	}
	game := pick.games[s.rng.IntN(len(pick.games))]
	turned := card.None
	if game == "turned" {
		game, turned = s.turn(pick.how)
	}
	word := func(key, word string) {
		h.Contract = append(h.Contract, engine.Field{Key: key, Word: word, Seat: engine.Nobody})
	}
	h.Contract = append(h.Contract, engine.Field{Key: "by", Seat: b.by, Word: h.Name(b.by)})
	word("game", game)
	if pick.how != "" {
		word("how", pick.how)
	}
	if turned != card.None {
		h.Contract = append(h.Contract, engine.Field{Key: "turned", Seat: engine.Nobody, Cards: []card.Card{turned}})
	}
	if pick.announce {
		word("announce", []string{"schneider", "schwarz"}[s.rng.IntN(2)])
	}
	if pick.open {
		h.Contract = append(h.Contract, engine.Field{Key: "open", N: 1, Seat: engine.Nobody})
	}
	s.start(orderOf(game), pack, b.by, pick.skat)
	if game == "revolution" {
		s.pool(b.by)
	}
}

// pool lays the hands of the two adversaries of a revolution together.
func (s *sim) pool(by engine.Seat) {
	var all card.Hand
	for _, seat := range s.seats {
		if seat != by {
			s.mates = append(s.mates, seat)
			hand, _ := s.table.Hand(seat)
			all.One |= hand.One
		}
	}
	for _, seat := range s.mates {
		s.table.Deal(seat, true, all)
	}
}

// turn turns a card of the skat, the second with passt-mir-nicht, and chooses the game that it gives: its suit, a grand
// with a jack, a nullo with a seven where that is agreed.
func (s *sim) turn(how string) (string, card.Card) {
	c := s.aside[0]
	if how == "passt-mir-nicht" {
		c = s.aside[1]
	}
	agreed := s.rng.IntN(2) == 0
	switch {
	case c.Rank() == card.Jack && s.rng.IntN(2) == 0:
		return "grand", c
	case c.Rank() == 7 && agreed:
		s.hand.Agreed = engine.Fields{{Key: "turned-nullo", N: 1, Seat: engine.Nobody}}
		return "nullo", c
	}
	return c.Suit().String(), c
}

// orderOf is the order of the cards in a game.
func orderOf(game string) *trick.Order {
	if suit, ok := card.French.ParseSuit(game); ok {
		return suitOrders[suit]
	}
	switch game {
	case "nullo", "null", "revolution":
		return nulloOrder
	}
	return grandOrder
}

// frog draws the contract of a hand of Frog.
func (s *sim) frog() {
	h := &s.hand
	by := s.seats[s.rng.IntN(3)]
	pick := frogSimulated[s.rng.IntN(len(frogSimulated))]
	game, trump := pick.games[0], card.Hearts
	h.Contract = engine.Fields{{Key: "by", Seat: by, Word: h.Name(by)}, {Key: "game", Word: game, Seat: engine.Nobody}}
	if game == "chico" {
		trump = []card.Suit{card.Clubs, card.Spades, card.Diamonds}[s.rng.IntN(3)]
		h.Contract = append(h.Contract, engine.Field{Key: "trump", Word: trump.String(), Seat: engine.Nobody})
	}
	s.start(frogOrders[trump], frogPack, by, pick.skat)
}

func (s *sim) Hand() *engine.Hand { return &s.hand }
func (s *sim) Total() int         { return s.total }

// lawful is what may be played now, and everything that could be.
func (s *sim) lawful() (legal, all card.Set) {
	if s.table.Done() == s.table.Total {
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
	if s.either() {
		return nil
	}
	return plays(all &^ legal)
}

// either reports whether the other of two who play one hand together can still follow with the only card that binds them:
// then it is all one what the first of them plays.
func (s *sim) either() bool {
	turn := s.table.Turn()
	if !slices.Contains(s.mates, turn) {
		return false
	}
	other := s.mates[0] + s.mates[1] - turn
	return s.table.Now.Card(other) == card.None && s.table.Legal(other).Len() == 1
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
	p, err := s.table.Play(&s.hand, a.By, a.Card, len(s.hand.Play)-1, engine.Pos{}, show)
	if err != nil {
		panic(err) // the kit only does what Lawful or Unlawful listed
	}
	if slices.Contains(s.mates, p.Seat) {
		for _, seat := range s.mates {
			s.table.Drop(seat, a.Card)
		}
	}
}
