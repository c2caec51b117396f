package schachett

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// sim is a random lawful game of four players, or of three and a dummy, castlings included.
type sim struct {
	hand   engine.Hand
	seats  ruler // only the seats and the parties of it
	table  trick.Table
	kingAt [2]engine.Seat
	done   [2]bool // castled
}

// simulate deals at random.
func simulate(rng *rand.Rand, form engine.Form) engine.Sim {
	s := &sim{hand: form.Hand()}
	h := &s.hand
	if form.Players == 3 {
		h.Match = engine.Fields{{Key: "kaiser", Seat: engine.Seat(rng.IntN(3)), Word: ""}}
		h.Match[0].Word = h.Players[h.Match[0].Seat]
	}
	s.seats.H = h
	if err := s.seats.sit(); err != nil {
		panic(err) // the seats are right
	}
	var cards []card.Card
	for c := range (pack.Cards &^ kings).All() {
		for range pack.Of(c) {
			cards = append(cards, c)
		}
	}
	rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	at := s.seats.at
	first := rng.IntN(4)
	h.Dealer = s.seats.purse(at[first])
	if s.seats.three { // the Kaiser deals twice in a round, and the game's number tells for which of his hands
		h.Match = append(h.Match, engine.Field{Key: "game", N: first + 1, Seat: engine.Nobody})
	}
	s.table.Total = allTricks
	s.table.Start(order{}, pack, at[(first+1)%4], 1, at[:]...)
	for i, seat := range at {
		d := engine.Dealt{Seat: seat}
		if s.seats.three && seat == 3 {
			d = engine.Dealt{Seat: engine.Nobody, Place: engine.Dummy}
		}
		n := handSize
		switch i {
		case first:
			d.Cards, s.kingAt[white] = []card.Card{whiteKing}, seat
			n--
		case (first + 1) % 4:
			d.Cards, s.kingAt[black_] = []card.Card{blackKing}, seat
			n--
		}
		d.Cards = append(d.Cards, cards[:n]...)
		cards = cards[n:]
		h.Deal = append(h.Deal, d)
		s.table.Deal(seat, true, card.HandOf(d.Cards...))
	}
	return s
}

func (s *sim) Hand() *engine.Hand { return &s.hand }

// Total is the pack's card points, those of the suit cards promoted in the last trick, and what the Kings' fates are worth.
func (s *sim) Total() int {
	n := s.fates()
	for c := range pack.Cards.All() {
		n += pack.Of(c) * points(c, false)
	}
	if t := &s.table.Now; t.Last {
		for _, c := range t.Cards[:t.Size] {
			n += points(c, true) - points(c, false)
		}
	}
	return n
}

// fates is what the Kings that have fallen are worth.
func (s *sim) fates() (n int) {
	tricks := append(s.table.Tricks[:len(s.table.Tricks):len(s.table.Tricks)], s.table.Now)
	first := true
	for i := range tricks {
		t := &tricks[i]
		for j := range t.Size {
			if !t.Complete() || !kings.Has(t.Cards[j]) {
				continue
			}
			f, _ := s.seats.fateOf(t, j)
			n += f.worth(remaining(t), first)
			first = false
		}
	}
	return n
}

// Lawful lists the cards that may be played and the castlings that may be made.
func (s *sim) Lawful() []engine.Act {
	if s.table.Done() == allTricks {
		return nil
	}
	turn := s.table.Turn()
	return append(plays(s.table.Legal(turn)), s.castlings()...)
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

// castlings lists what may be castled now: before the first lead by those who play for themselves, after the first trick
// by the Kaiser, whose captured King may come out of it.
func (s *sim) castlings() []engine.Act {
	var out []engine.Act
	t := &s.table.Now
	for k, c := range [2]card.Card{whiteKing, blackKing} {
		from := s.kingAt[k]
		kaisers := s.seats.three && s.seats.purse(from) == s.seats.kaiser
		switch {
		case s.done[k]:
			continue
		case kaisers && !(t.N == 1 && t.Complete()):
			continue
		case kaisers && t.Card(from) == c && t.Winner == from:
			continue
		case !kaisers && !(t.N == 1 && t.Played == 0):
			continue
		}
		to, _ := s.table.Hand(s.seats.partner(from))
		for o := range (to.One & officers &^ kings).All() {
			by := s.seats.purse(from)
			out = append(out, engine.Act{Kind: Castle, By: by, Card: card.None, Against: engine.Nobody,
				Args: engine.Fields{{Key: "for", Seat: engine.Nobody, Cards: []card.Card{o}}}})
		}
	}
	return out
}

func (s *sim) Do(a engine.Act) {
	s.hand.Play = append(s.hand.Play, a)
	if a.Kind == Castle {
		s.castle(a)
		return
	}
	if _, err := s.table.Play(&s.hand, a.By, a.Card, len(s.hand.Play)-1, engine.Pos{}, show); err != nil {
		panic(err) // the kit only does what Lawful or Unlawful listed
	}
}

func (s *sim) castle(a engine.Act) {
	for k, c := range [2]card.Card{whiteKing, blackKing} {
		from := s.kingAt[k]
		if s.seats.purse(from) != a.By {
			continue
		}
		to, officer := s.seats.partner(from), a.Args.Cards("for")[0]
		s.table.Drop(to, officer)
		s.table.Draw(to, c)
		if s.table.Now.Card(from) == c {
			s.table.Replace(from, officer)
		} else {
			s.table.Drop(from, c)
			s.table.Draw(from, officer)
		}
		s.kingAt[k], s.done[k] = to, true
	}
}
