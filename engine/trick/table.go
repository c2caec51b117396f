package trick

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
)

// Trick is one trick. Its slots run clockwise from the leader; card.None is a slot whose player has not played.
type Trick struct {
	N      int // from 1
	Last   bool
	Leader engine.Seat
	Winner engine.Seat // Nobody until it is complete
	Seats  [MaxSeats]engine.Seat
	Cards  [MaxSeats]card.Card
	Acts   [MaxSeats]int // the act that played each card
	Size   int           // how many play to it
	Played int           // how many have
}

// Led is the card led, or card.None.
func (t *Trick) Led() card.Card { return t.Cards[0] }

// Complete reports whether everybody has played.
func (t *Trick) Complete() bool { return t.Size > 0 && t.Played == t.Size }

// Best is the card that wins so far, or card.None.
func (t *Trick) Best(r Rules) card.Card {
	best, _ := t.best(r)
	return best
}

func (t *Trick) best(r Rules) (card.Card, int) {
	best, at := t.Cards[0], 0
	for i := 1; i < t.Size; i++ {
		if c := t.Cards[i]; c != card.None && best != card.None && r.Beats(t, best, c) {
			best, at = c, i
		}
	}
	return best, at
}

// Card of a seat in the trick, or card.None.
func (t *Trick) Card(s engine.Seat) card.Card {
	for i := range t.Size {
		if t.Seats[i] == s {
			return t.Cards[i]
		}
	}
	return card.None
}

// Points in the trick.
func (t *Trick) Points(r Rules) int {
	n := 0
	for _, c := range t.Cards[:t.Size] {
		if c != card.None {
			n += r.Points(t, c)
		}
	}
	return n
}

// Revoke is a card that was played against the duty to follow, head or trump.
type Revoke struct {
	Seat      engine.Seat
	Trick     int
	Card      card.Card // what he played
	Held      card.Card // a card he had to play instead
	Led       card.Card
	Act       int  // the act that played it
	Corrected bool // taken back before the trick was gathered
	Settled   bool // the trick was gathered with it
}

// Play is what one card did.
type Play struct {
	Seat      engine.Seat
	OutOfTurn bool        // it was another's turn
	Lead      bool        // it was the first card of its trick
	Turn      engine.Seat // whose turn it was
	Revoke    *Revoke     // the card was unlawful, as far as the hand is known; valid until the next Play
	Completed bool        // it completed its trick
}

// Table is the state of the play: what everyone holds as far as it is known, and the tricks.
type Table struct {
	Rules   Rules
	Seats   []engine.Seat // those who play, clockwise
	Pack    card.Pack
	Now     Trick   // on the table: empty, in course, or complete and not yet gathered
	Tricks  []Trick // gathered
	Revokes []Revoke
	Taken   [8]int       // card points taken, by seat
	Won     [8]int       // tricks taken, by seat
	Pile    [8]card.Hand // cards taken, by seat
	Total   int          // tricks of a whole hand, to know the last; 0 when it does not matter

	hands  [8]card.Hand // held now: all of it when known, else what is proven
	known  [8]bool
	played [8]card.Hand // played so far
	gone   card.Hand    // everything played, to refuse a third copy
	leader engine.Seat  // who leads to the next trick by right
	first  int          // number of the first trick less one
}

// Start opens the table: seats play clockwise, the leader leads to trick number n (from 1).
func (t *Table) Start(rules Rules, pack card.Pack, leader engine.Seat, n int, seats ...engine.Seat) {
	t.Rules, t.Pack, t.leader, t.first = rules, pack, leader, n-1
	t.Seats = seats
	if t.Total > len(t.Tricks) {
		t.Tricks = slices.Grow(t.Tricks, t.Total-len(t.Tricks))
	}
	t.open(leader)
}

// open lays an empty trick.
func (t *Table) open(leader engine.Seat) {
	t.Now = Trick{N: t.first + len(t.Tricks) + 1, Leader: leader, Winner: engine.Nobody, Size: len(t.Seats)}
	t.Now.Last = t.Total > 0 && t.Now.N == t.Total
	t.seat(leader)
}

// seat orders the slots clockwise from a leader.
func (t *Table) seat(leader engine.Seat) {
	t.Now.Leader = leader
	at := t.place(leader)
	for i := range t.Seats {
		t.Now.Seats[i] = t.Seats[(at+i)%len(t.Seats)]
		t.Now.Cards[i] = card.None
	}
}

func (t *Table) place(s engine.Seat) int {
	for i, x := range t.Seats {
		if x == s {
			return i
		}
	}
	return 0
}

// Plays reports whether the seat plays at this table.
func (t *Table) Plays(s engine.Seat) bool {
	for _, x := range t.Seats {
		if x == s {
			return true
		}
	}
	return false
}

// Deal tells what a seat holds. whole is false when these are only the cards that he is proven to hold.
func (t *Table) Deal(s engine.Seat, whole bool, hand card.Hand) { t.hands[s], t.known[s] = hand, whole }

// Hand is what a seat holds now, and whether that is all of it. Nothing is known of nobody's hand.
func (t *Table) Hand(s engine.Seat) (card.Hand, bool) {
	if s == engine.Nobody {
		return card.Hand{}, false
	}
	return t.hands[s], t.known[s]
}

// Draw adds a card to a hand, as from a stock.
func (t *Table) Draw(s engine.Seat, c card.Card) { t.hands[s].Add(c) }

// Drop takes a card out of a hand without playing it, as in an exchange.
func (t *Table) Drop(s engine.Seat, c card.Card) bool { return t.hands[s].Remove(c) }

// Turn is whose turn it is: the next to play to the trick on the table, or the leader of the next one when it is
// complete.
func (t *Table) Turn() engine.Seat {
	if t.Now.Complete() {
		return t.still(t.Now.Winner)
	}
	for i := range t.Now.Size {
		if s := t.Now.Seats[i]; t.Now.Cards[i] == card.None && !t.empty(s) {
			return s
		}
	}
	return engine.Nobody
}

// empty reports whether the seat is known to have no card left: a hand that was a card short is passed over.
func (t *Table) empty(s engine.Seat) bool { return t.known[s] && t.hands[s].One == 0 }

// Legal is what the seat may play now from what it is known to hold.
func (t *Table) Legal(s engine.Seat) card.Set {
	if t.Now.Complete() || t.Now.Played == 0 {
		return t.hands[s].One
	}
	return t.Rules.Legal(&t.Now, t.hands[s].One)
}

// Play lays a card on the table. by is Nobody when the judge is to know whose turn it is. act is the index of the act
// in the play. A complete trick that still lies open is gathered first.
func (t *Table) Play(h *engine.Hand, by engine.Seat, c card.Card, act int, at engine.Pos, show func(card.Card) string) (Play, error) {
	if t.Now.Complete() {
		t.Gather()
	}
	p := Play{Seat: by, Turn: t.Turn(), Lead: t.Now.Played == 0}
	if by == engine.Nobody {
		p.Seat = p.Turn
	}
	if err := t.possible(h, p.Seat, by == engine.Nobody, c, at, show); err != nil {
		return p, err
	}
	p.OutOfTurn = p.Seat != p.Turn
	if p.Lead && p.OutOfTurn {
		t.seat(p.Seat)
	}
	slot := 0
	for i := range t.Now.Size {
		if t.Now.Seats[i] == p.Seat {
			slot = i
		}
	}
	if t.Now.Played > 0 && t.Now.Led() != card.None {
		// The card itself belongs to the proven hand, whether it was recorded or not.
		hand := t.hands[p.Seat].One.With(c)
		if legal := t.Rules.Legal(&t.Now, hand); !legal.Has(c) {
			t.Revokes = append(t.Revokes, Revoke{Seat: p.Seat, Trick: t.Now.N, Card: c, Held: legal.First(), Led: t.Now.Led(), Act: act})
			p.Revoke = &t.Revokes[len(t.Revokes)-1]
		}
	}
	t.hands[p.Seat].Remove(c)
	t.played[p.Seat].Add(c)
	t.gone.Add(c)
	t.Now.Cards[slot], t.Now.Acts[slot] = c, act
	t.Now.Played++
	p.Completed = t.complete()
	return p, nil
}

// writes is the name under which a record has what a seat does.
func (t *Table) writes(h *engine.Hand, s engine.Seat) string {
	if int(s) == len(h.Players) {
		return engine.Dummy
	}
	return h.Name(s)
}

// possible refuses what cannot have happened.
func (t *Table) possible(h *engine.Hand, s engine.Seat, implied bool, c card.Card, at engine.Pos, show func(card.Card) string) error {
	name := show(c)
	switch {
	case !t.Pack.Cards.Has(c):
		return engine.Impossiblef(at, "%s is not in the pack of this game", name)
	case t.gone.Count(c) >= t.Pack.Of(c):
		return engine.Impossiblef(at, "%s has already been played", name)
	case s == engine.Nobody:
		return engine.Impossiblef(at, "%s is one card too many: the trick is full", name)
	case !t.Plays(s):
		return engine.Impossiblef(at, "%s holds no cards in this hand and cannot play %s", h.Name(s), name)
	case t.Now.Card(s) != card.None:
		return engine.Impossiblef(at, "%s has already played %s to trick %d; a card that was taken back needs 'retract: %s' before this one",
			h.Name(s), show(t.Now.Card(s)), t.Now.N, t.writes(h, s))
	case t.known[s] && !t.hands[s].Has(c):
		for _, other := range t.Seats {
			if other != s && t.hands[other].Has(c) {
				if implied {
					return engine.Impossiblef(at, "it is %s's turn in trick %d, and %s does not hold %s; %s does (write %s:%s for a card played out of turn)",
						h.Name(s), t.Now.N, h.Name(s), name, h.Name(other), t.writes(h, other), name)
				}
				return engine.Impossiblef(at, "%s does not hold %s; %s does", h.Name(s), name, h.Name(other))
			}
		}
		return engine.Impossiblef(at, "%s does not hold %s in trick %d", h.Name(s), name, t.Now.N)
	case !t.known[s]:
		for _, other := range t.Seats {
			if other != s && t.known[other] && t.hands[other].Count(c)+t.gone.Count(c) >= t.Pack.Of(c) {
				return engine.Impossiblef(at, "%s cannot have %s in trick %d: %s holds it", h.Name(s), name, t.Now.N, h.Name(other))
			}
		}
	}
	return nil
}

// Retract gives a seat back the last card that it played, if that still lies in the trick on the table.
func (t *Table) Retract(h *engine.Hand, s engine.Seat, at engine.Pos) (card.Card, error) {
	for i := range t.Now.Size {
		if t.Now.Seats[i] != s || t.Now.Cards[i] == card.None {
			continue
		}
		c := t.Now.Cards[i]
		t.Now.Cards[i] = card.None
		t.Now.Played--
		t.Now.Winner = engine.Nobody
		t.hands[s].Add(c)
		t.played[s].Remove(c)
		t.gone.Remove(c)
		for j := range t.Revokes {
			if r := &t.Revokes[j]; r.Seat == s && r.Trick == t.Now.N && r.Card == c && !r.Settled {
				r.Corrected = true
			}
		}
		if t.Now.Played == 0 {
			t.seat(t.leader) // a false lead is gone; the lead is the right leader's again
		}
		return c, nil
	}
	return card.None, engine.Impossiblef(at, "%s has no card in the trick on the table to take back", h.Name(s))
}

// Gather turns and quits the complete trick on the table; without one it does nothing.
func (t *Table) Gather() {
	if !t.Now.Complete() {
		return
	}
	w := t.Now.Winner
	t.Taken[w] += t.Now.Points(t.Rules)
	t.Won[w]++
	for i := range t.Now.Size {
		t.Pile[w].Add(t.Now.Cards[i])
	}
	for j := range t.Revokes {
		if r := &t.Revokes[j]; r.Trick == t.Now.N && !r.Corrected {
			r.Settled = true
		}
	}
	t.Tricks = append(t.Tricks, t.Now)
	t.leader = t.still(w)
	t.open(t.leader)
}

// Replace puts another card in the place of the one that a seat has in the trick on the table, where a law allows it,
// and asks anew who wins. The hands are the caller's to mend.
func (t *Table) Replace(s engine.Seat, c card.Card) {
	for i := range t.Now.Size {
		if old := t.Now.Cards[i]; t.Now.Seats[i] == s && old != card.None {
			t.Now.Cards[i] = c
			t.gone.Remove(old)
			t.gone.Add(c)
			t.played[s].Remove(old)
			t.played[s].Add(c)
		}
	}
	t.complete()
}

// Reopen lays the last gathered trick open again, where a law lets it be changed, and reports whether it could:
// nothing may have been led since.
func (t *Table) Reopen() bool {
	n := len(t.Tricks)
	if n == 0 || t.Now.Played > 0 {
		return false
	}
	t.Now, t.Tricks = t.Tricks[n-1], t.Tricks[:n-1]
	w := t.Now.Winner
	t.Taken[w] -= t.Now.Points(t.Rules)
	t.Won[w]--
	for i := range t.Now.Size {
		t.Pile[w].Remove(t.Now.Cards[i])
	}
	for j := range t.Revokes {
		if r := &t.Revokes[j]; r.Trick == t.Now.N {
			r.Settled = false
		}
	}
	t.leader = t.Now.Leader
	return true
}

// PlayedBy is every card that the seat has played so far and not taken back.
func (t *Table) PlayedBy(s engine.Seat) card.Hand { return t.played[s] }

// Unplayed is the pack without what has been played.
func (t *Table) Unplayed() card.Pack {
	p := t.Pack
	for c := range t.gone.One.All() {
		if n := t.Pack.Of(c) - t.gone.Count(c); n == 0 {
			p.Cards, p.Single = p.Cards.Without(c), p.Single.Without(c)
		} else if t.Pack.Copies > 1 {
			p.Single = p.Single.With(c)
		}
	}
	return p
}

// Beyond reports whether what the seat played to a trick was lawful whatever else it held: it led, or it followed and won
// as far as it could. It is false for a trick that is not recorded.
func (t *Table) Beyond(s engine.Seat, n int) bool {
	now := t.Now
	if i := n - t.first - 1; i >= 0 && i < len(t.Tricks) {
		now = t.Tricks[i]
	}
	c := now.Card(s)
	if now.N != n || c == card.None {
		return false
	}
	for i := now.Size - 1; i >= 0; i-- {
		last := now.Seats[i] == s
		now.Cards[i] = card.None
		if last {
			break
		}
	}
	return t.Rules.Legal(&now, t.Pack.Cards).Has(c)
}

// Done counts the tricks completed, gathered or not.
func (t *Table) Done() int {
	n := len(t.Tricks)
	if t.Now.Complete() {
		n++
	}
	return t.first + n
}

// Standing is how the table stands now, for a trace. over says that the hand is; it is so too when everybody's cards
// are known and gone.
func (t *Table) Standing(over bool) engine.Now {
	gone := len(t.Seats) > 0
	for _, s := range t.Seats {
		gone = gone && t.known[s] && t.hands[s].Len() == 0
	}
	over = over || gone
	now := engine.Now{Trick: t.Now.N, Turn: t.Turn(), Winner: t.Now.Winner, Complete: t.Now.Complete(), Over: over}
	if over {
		now.Turn = engine.Nobody
	}
	for i := range t.Now.Size {
		if c := t.Now.Cards[i]; c != card.None {
			now.Cards = append(now.Cards, engine.Fall{Seat: t.Now.Seats[i], Card: c})
		}
	}
	for _, s := range t.Seats {
		n := t.Taken[s]
		if t.Now.Complete() && s == t.Now.Winner {
			n += t.Now.Points(t.Rules)
		}
		now.Counts = append(now.Counts, engine.Count{Seat: s, N: n})
		now.Hands = append(now.Hands, engine.Holding{Seat: s, Cards: t.hands[s].Cards(), Known: t.known[s]})
	}
	return now
}

// Retire takes a seat out of the play. What it holds is out of the game; what it has taken stays counted. In a trick
// that lies open its card stays, and without one the trick goes without it: completed reports whether that completes
// the trick. A lead that was its right falls to the next clockwise.
func (t *Table) Retire(s engine.Seat) (completed bool) {
	if t.Now.Complete() {
		t.Gather()
	}
	if !t.Plays(s) {
		return false
	}
	at := t.place(s)
	t.Seats = slices.Concat(t.Seats[:at], t.Seats[at+1:])
	t.leader = t.still(t.leader)
	if t.Now.Played == 0 {
		t.open(t.leader)
		return false
	}
	for i := range t.Now.Size {
		if t.Now.Seats[i] == s && t.Now.Cards[i] == card.None {
			copy(t.Now.Seats[i:], t.Now.Seats[i+1:t.Now.Size])
			copy(t.Now.Cards[i:], t.Now.Cards[i+1:t.Now.Size])
			copy(t.Now.Acts[i:], t.Now.Acts[i+1:t.Now.Size])
			t.Now.Size--
			return t.complete()
		}
	}
	return false
}

// still is the seat itself if it plays, else the next clockwise that does.
func (t *Table) still(s engine.Seat) engine.Seat {
	for i := range engine.Seat(len(t.hands)) {
		if x := (s + i) % engine.Seat(len(t.hands)); t.Plays(x) {
			return x
		}
	}
	return s
}

// complete finds the winner if everybody has played, and reports whether that is so.
func (t *Table) complete() bool {
	if !t.Now.Complete() {
		return false
	}
	_, w := t.Now.best(t.Rules)
	t.Now.Winner = t.Now.Seats[w]
	return true
}
