package schachett

import (
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// dealt finds who received the Kings, the dealer and the parties, and opens the table with the recorded hands.
func (r *ruler) dealt() error {
	r.findKings()
	r.findDealer()
	if err := r.enter(); err != nil {
		return err
	}
	if r.H.Position != nil {
		return r.position()
	}
	return nil
}

// recorded is the recorded hands of the deal or the position.
func (r *ruler) recorded() []engine.Dealt {
	if r.H.Position != nil {
		return r.H.Position.Hands
	}
	return r.H.Deal
}

// seatOf is whose cards a record has: a player's, or the dummy's.
func (r *ruler) seatOf(d *engine.Dealt) engine.Seat {
	if d.Place == engine.Dummy {
		return dummySeat
	}
	return d.Seat
}

// findKings notes who holds the Kings among the hands that are recorded; of a deal of which three are, the fourth holds
// what they lack.
func (r *ruler) findKings() {
	list := r.recorded()
	known := [5]bool{}
	for i := range list {
		s := r.seatOf(&list[i])
		if s < 0 || int(s) >= len(known) {
			continue
		}
		known[s] = true
		for k, c := range [2]card.Card{whiteKing, blackKing} {
			if card.SetOf(list[i].Cards...).Has(c) {
				r.kingAt[k] = s
			}
		}
	}
	if len(list) == 3 && r.H.Position == nil && !r.Game.Excused(r.H) {
		for _, s := range r.at {
			if !known[s] {
				r.takesTheRest(s)
			}
		}
	}
	r.received = r.kingAt
}

// takesTheRest gives a hand the Kings that are in no other.
func (r *ruler) takesTheRest(s engine.Seat) {
	for k := range r.kingAt {
		if r.kingAt[k] == engine.Nobody {
			r.kingAt[k] = s
		}
	}
}

// findDealer says who deals and which party is White: the dealer has received the white King.
func (r *ruler) findDealer() {
	r.dealer = r.H.Dealer
	holder := r.kingAt[white]
	if r.H.Position != nil {
		holder = engine.Nobody // a castling may have moved it
	}
	if r.three && (r.dealer == r.kaiser || r.dealer == engine.Nobody) {
		// The Kaiser deals for the dummy; the white King or the game's number says for which of his two hands.
		if holder == dummySeat || holder == engine.Nobody && (r.H.Match.Int("game")-1)%4 == 2 {
			r.dealer = dummySeat
		}
		r.either = holder == engine.Nobody && r.dealer == r.kaiser && !r.H.Match.Has("game")
	}
	if r.dealer == engine.Nobody {
		r.dealer = holder
	}
	if r.dealer == engine.Nobody && r.H.Match.Has("game") {
		r.dealer = r.due()
	}
	if holder == engine.Nobody {
		holder = r.dealer
	}
	switch {
	case holder != engine.Nobody:
		r.parity = r.placeOf(holder) % 2
	case r.kingAt[white] != engine.Nobody:
		r.parity = r.placeOf(r.kingAt[white]) % 2
	case r.kingAt[black_] != engine.Nobody:
		r.parity = (r.placeOf(r.kingAt[black_]) + 1) % 2
	}
	if r.H.Position != nil || holder == engine.Nobody || r.either {
		return
	}
	for i := range r.kingAt {
		if r.kingAt[i] == engine.Nobody {
			r.kingAt[i] = r.left(holder, i)
		}
	}
}

// position takes in what a game that starts in the middle has behind it.
func (r *ruler) position() error {
	p := r.H.Position
	if p.Args.True("dummy-leads") && !r.three {
		return engine.Impossiblef(p.Pos, "there is a dummy only with three players")
	}
	for _, k := range p.Args.Cards("fallen") {
		if !kings.Has(k) {
			return engine.Impossiblef(p.Pos, "%s is no King", show(k))
		}
		r.fallen++
	}
	if len(p.Hands) == 4 {
		r.fallen = 0
		for _, s := range r.kingAt {
			if s == engine.Nobody {
				r.fallen++
			}
		}
	}
	for _, c := range p.Taken {
		side := r.side(c.Seat)
		for i, name := range sideNames {
			if c.Side == name {
				side = i
			}
		}
		if side == unknown {
			return engine.Impossiblef(p.Pos, "the record does not tell who has the white King, so the points taken belong to no party")
		}
		r.before[side] += c.N
	}
	return nil
}

// prescribed packets, to the left from the dealer's left-hand neighbour; told is the same in one turn's words each.
const (
	prescribed = "2 3 3 2 2 2 2 2 3 3 3 3 2 2 2 2 3 3 3 3"
	told       = "2 3 3 2 then 2 3 2 and 3 to each"
)

// packets compares the packets of a deal with the prescribed ones.
func (r *ruler) packets(act int, a *engine.Act) {
	words := strings.FieldsFunc(strings.ToLower(a.Word), func(c rune) bool { return strings.ContainsRune(" ,;/|-.", c) })
	if got := strings.Join(words, " "); got == prescribed || got == told {
		r.Because(LawManual4_8, msgPackets)
		return
	}
	if !inNumbers(words) {
		r.Because(LawManual4_8, msgPacketsUnread, say.Word(a.Word))
		return
	}
	m, values := msgDealerPackets, []say.Value(nil)
	if r.dealer != engine.Nobody {
		m, values = msgWrongPackets, []say.Value{say.Who(r.dealer)}
	}
	r.find(act, "wrong-deal", r.dealer, 0, card.None, LawManual4_8, m, values...)
	r.dealAgain()
}

// inNumbers reports whether packets are told as the numbers of cards in the order in which they were dealt. What is
// told in other words is not read, and not held against the dealer.
func inNumbers(words []string) bool {
	for _, w := range words {
		if len(w) != 1 || w[0] < '1' || w[0] > '9' {
			return false
		}
	}
	return len(words) > 0
}
