package sixtysix

import (
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// sim is a random lawful deal for two, three or four players. It keeps its own count of everything that the judge
// counts, so that a claim which it holds to be right must be right.
type sim struct {
	hand   engine.Hand
	rng    *rand.Rand
	form   *form
	seats  []engine.Seat
	trump  card.Suit
	table  trick.Table
	stock  []card.Card // face down, top first, and the turn-up last
	due    bool        // the draws for the next lead have not been made
	closed bool
	called bool // a marriage is announced; its suit is callOf
	callOf card.Suit
	over   bool
	good   [4]int // marriages that count
	wait   [4]int
	shown  int  // what marriages counted when the last trick was complete
	offer  bool // whether closing is thought of at this lead
}

// simulate deals at random.
func simulate(rng *rand.Rand, form engine.Form) engine.Sim {
	s := &sim{rng: rng, form: forms[form.Players], hand: form.Hand()}
	names := s.hand.Players
	s.hand.Dealer = engine.Seat(rng.IntN(len(names)))
	cards := s.form.pack.Cards.Cards()
	rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for i := range s.form.seats {
		s.seats = append(s.seats, engine.Seat((int(s.hand.Dealer)+1+i)%len(names)))
		s.hand.Deal = append(s.hand.Deal, engine.Dealt{Seat: s.seats[i], Cards: cards[:s.form.size]})
		s.table.Deal(s.seats[i], true, card.HandOf(cards[:s.form.size]...))
		cards = cards[s.form.size:]
	}
	place := func(name string, cards ...card.Card) {
		s.hand.Deal = append(s.hand.Deal, engine.Dealt{Seat: engine.Nobody, Place: name, Cards: cards})
	}
	if s.form == &four {
		last := s.hand.Deal[3].Cards[s.form.size-1]
		s.trump = last.Suit()
		place("turn-up", last)
	} else {
		s.trump = cards[0].Suit()
		place("turn-up", cards[0])
		place("stock", cards[1:]...)
		s.stock = append(append(s.stock, cards[1:]...), cards[0])
	}
	s.table.Total = s.form.tricks
	s.table.Start(s.form.open[s.trump], s.form.pack, s.seats[0], 1, s.seats...)
	s.offer = rng.IntN(8) == 0
	if s.form == &four && rng.IntN(3) == 0 {
		s.hand.Agreed = engine.Fields{{Key: "manner", Word: "german", Seat: engine.Nobody}}
	}
	return s
}

func (s *sim) Hand() *engine.Hand { return &s.hand }

// Total is the card points of the tricks played, the marriages that counted then, and the ten for the last trick of a
// deal that was not closed.
func (s *sim) Total() int { return s.cards() + s.shown }

// cards is the card points of the tricks played, with the ten for the last.
func (s *sim) cards() int {
	n := s.table.Now.Points(s.table.Rules)
	if !s.table.Now.Complete() {
		n = 0
	}
	for i := range s.table.Tricks {
		n += s.table.Tricks[i].Points(s.table.Rules)
	}
	if s.table.Done() == s.form.tricks && !s.closed {
		n += lastTrick
	}
	return n
}

// leads reports whether the next card leads to a trick.
func (s *sim) leads() bool { return s.table.Now.Played == 0 || s.table.Now.Complete() }

// held is a hand as it is at the next lead, what is still to be drawn included.
func (s *sim) held(seat engine.Seat) card.Set {
	h, _ := s.table.Hand(seat)
	if s.due && len(s.stock) > 1 {
		if s.table.Turn() == seat {
			return h.One.With(s.stock[0])
		}
		return h.One.With(s.stock[1])
	}
	return h.One
}

func (s *sim) plays() (legal, all card.Set) {
	turn := s.table.Turn()
	if s.over || turn == engine.Nobody {
		return 0, 0
	}
	if s.leads() {
		all = s.held(turn)
		if s.called {
			return all & pair(s.callOf), all & pair(s.callOf)
		}
		return all, all
	}
	return s.table.Legal(turn), s.held(turn)
}

func event(k engine.Kind, by engine.Seat, word string) engine.Act {
	return engine.Act{Kind: k, By: by, Card: card.None, Word: word, Against: engine.Nobody}
}

func (s *sim) Lawful() []engine.Act {
	legal, _ := s.plays()
	if legal == 0 {
		return nil
	}
	var out []engine.Act
	for c := range legal.All() {
		out = append(out, engine.Act{Kind: engine.Play, By: engine.Nobody, Card: c, Against: engine.Nobody})
	}
	turn := s.table.Turn()
	switch {
	case s.called:
		return out
	case s.form == &four:
		if german(&s.hand) && s.leads() {
			out = append(out, s.marriages(turn)...)
		}
		return out
	}
	for _, seat := range s.seats {
		if h, _ := s.table.Hand(seat); s.tricks(seat) > 0 && h.Has(card.Of(s.trump, 9)) && s.under() {
			out = append(out, event(Exchange, seat, ""))
		}
	}
	if !s.leads() {
		return out
	}
	if s.count(turn) >= goal && s.table.Done() < s.form.tricks {
		out = append(out, engine.Act{Kind: engine.Claim, By: turn, Card: card.None, Word: "66", Against: engine.Nobody})
	}
	if s.due && !s.closed {
		out = append(out, event(Draw, engine.Nobody, "stock"))
	}
	if s.offer && s.under() && !s.closed {
		out = append(out, event(Close, turn, ""))
	}
	return append(out, s.marriages(turn)...)
}

// marriages are those that the leader may announce: when his side has a trick, or with the first lead.
func (s *sim) marriages(turn engine.Seat) (out []engine.Act) {
	for suit := card.Diamonds; suit <= card.Clubs; suit++ {
		if s.held(turn)&pair(suit) == pair(suit) && (s.tricks(turn) > 0 || s.table.Done() == 0) {
			out = append(out, event(Marriage, engine.Nobody, suit.String()))
		}
	}
	return out
}

// under reports whether the turn-up still lies under the stock.
func (s *sim) under() bool { return len(s.stock) > 0 }

// tricks of a player, or of his side.
func (s *sim) tricks(seat engine.Seat) (n int) {
	for _, x := range s.seats {
		if x != seat && (s.form != &four || x != partner(seat)) {
			continue
		}
		n += s.table.Won[x]
		if s.table.Now.Complete() && s.table.Now.Winner == x {
			n++
		}
	}
	return n
}

func (s *sim) count(seat engine.Seat) int {
	n := s.table.Taken[seat] + s.good[seat]
	if s.table.Now.Complete() && s.table.Now.Winner == seat {
		n += s.table.Now.Points(s.table.Rules)
	}
	return n
}

func (s *sim) Unlawful() []engine.Act {
	legal, all := s.plays()
	var out []engine.Act
	for c := range (all &^ legal).All() {
		out = append(out, engine.Act{Kind: engine.Play, By: engine.Nobody, Card: c, Against: engine.Nobody})
	}
	return out
}

// draw makes the draws that are due.
func (s *sim) draw() {
	if !s.due || s.closed {
		return
	}
	s.due = false
	w := s.table.Turn()
	for _, seat := range []engine.Seat{w, s.seats[0] + s.seats[1] - w} {
		s.table.Draw(seat, s.stock[0])
		s.stock = s.stock[1:]
	}
	if !s.under() {
		s.table.Rules = s.form.shut[s.trump]
	}
}

func (s *sim) Do(a engine.Act) {
	turn := s.table.Turn()
	lead := s.leads()
	s.hand.Play = append(s.hand.Play, a)
	switch a.Kind {
	case Draw:
		s.draw()
	case Exchange:
		nine := card.Of(s.trump, 9)
		last := len(s.stock) - 1
		s.table.Drop(a.By, nine)
		s.table.Draw(a.By, s.stock[last])
		s.stock[last] = nine
	case Close:
		s.closed, s.due = true, false
		s.table.Rules = s.form.shut[s.trump]
	case Marriage:
		s.draw()
		suit, _ := card.French.ParseSuit(a.Word)
		s.called, s.callOf = true, suit
		n := 20
		if suit == s.trump {
			n = 40
		}
		if s.tricks(turn) > 0 {
			s.good[turn] += n
		} else {
			s.wait[turn] += n
		}
	case engine.Claim:
		s.over = true
	case engine.Play:
		if lead {
			s.draw()
		}
		s.called = false
		p, err := s.table.Play(&s.hand, a.By, a.Card, len(s.hand.Play)-1, engine.Pos{}, card.French.String)
		if err != nil {
			panic(err) // the kit only does what Lawful or Unlawful listed
		}
		if p.Completed {
			s.taken(s.table.Now.Winner)
		}
	}
}

// taken counts a trick that is complete.
func (s *sim) taken(w engine.Seat) {
	for _, x := range s.seats {
		if x == w || s.form == &four && x == partner(w) {
			s.good[x] += s.wait[x]
			s.wait[x] = 0
		}
	}
	s.shown = 0
	for _, n := range s.good {
		s.shown += n
	}
	s.due = !s.closed && s.under()
	s.offer = s.rng.IntN(8) == 0
	for _, seat := range s.seats {
		if h, _ := s.table.Hand(seat); h.Len() > 0 || s.due {
			return
		}
	}
	s.over = true
}
