package schachett

import (
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// dealt takes in the recorded hands, finds the dealer and the parties.
func (r *ruler) dealt() error {
	r.size = handSize
	list, p := r.h.Deal, r.h.Position
	anySize := r.wrongSize()
	if p != nil {
		list = p.Hands
		if p.Trick > 0 {
			r.size = handSize + 1 - p.Trick
		} else if len(list) > 0 {
			r.size = len(list[0].Cards)
		}
		if r.size < 1 || r.size > handSize {
			return engine.Impossiblef(p.Pos, "a game has thirteen tricks")
		}
	}
	var all card.Hand // a card that stands here twice is there twice
	known := 0
	for i := range list {
		d := &list[i]
		s := d.Seat
		if d.Place == Dummy {
			if !r.three {
				return engine.Impossiblef(d.Pos, "there is a dummy only with three players")
			}
			s = dummySeat
		}
		for j, c := range d.Cards {
			at := d.Pos
			if j < len(d.At) {
				at = d.At[j]
			}
			if all.Count(c) >= pack.Of(c) {
				return engine.Impossiblef(at, "%s stands more often in the deal than in the pack", show(c))
			}
			all.Add(c)
		}
		if n := len(d.Cards); n != r.size && !anySize {
			if p != nil {
				return engine.Impossiblef(d.Pos, "%s has %d cards here, and before trick %d everybody has %d", r.name(s), n, handSize+1-r.size, r.size)
			}
			return engine.Impossiblef(d.Pos, "%s has %d cards here, and a hand has %d; a wrong deal needs its fault", r.name(s), n, r.size)
		}
		r.hands[s], r.whole[s] = card.HandOf(d.Cards...), true
		known++
	}
	if p == nil && known == 3 && !anySize {
		// The fourth hand is the rest of the pack.
		for _, s := range r.at {
			if !r.whole[s] {
				for c := range pack.Cards.All() {
					for range pack.Of(c) - all.Count(c) {
						r.hands[s].Add(c)
					}
				}
				r.whole[s] = true
			}
		}
		known++
	}
	r.findKings()
	r.findDealer()
	if p != nil {
		return r.position(known)
	}
	return nil
}

// wrongSize reports whether a fault explains hands of the wrong size.
func (r *ruler) wrongSize() bool {
	for _, acts := range [2][]engine.Act{r.h.Faults, r.h.Play} {
		for i := range acts {
			if acts[i].Kind == engine.Fault && (acts[i].Word == "wrong-deal" || acts[i].Word == "wrong-number-of-cards") {
				return true
			}
		}
	}
	return false
}

// findKings notes who holds the Kings among the hands that are known.
func (r *ruler) findKings() {
	for _, s := range r.at {
		for i, k := range [2]card.Card{whiteKing, blackKing} {
			if r.hands[s].Has(k) {
				r.kingAt[i] = s
			}
		}
	}
}

// findDealer says who deals and which party is White: the dealer has received the white King.
func (r *ruler) findDealer() {
	r.dealer = r.h.Dealer
	holder := r.kingAt[white]
	if r.h.Position != nil {
		holder = engine.Nobody // a castling may have moved it
	}
	if r.three && (r.dealer == r.kaiser || r.dealer == engine.Nobody) {
		// The Kaiser deals for the dummy; the white King or the game's number says for which of his two hands.
		if holder == dummySeat || holder == engine.Nobody && (r.h.Match.Int("game")-1)%4 == 2 {
			r.dealer = dummySeat
		}
	}
	if r.dealer == engine.Nobody {
		r.dealer = holder
	}
	if r.dealer == engine.Nobody && r.h.Match.Has("game") {
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
	if r.h.Position != nil || holder == engine.Nobody {
		return
	}
	for i := range r.kingAt {
		if r.kingAt[i] == engine.Nobody {
			r.kingAt[i] = r.left(holder, i)
		}
	}
}

// position takes in what a game that starts in the middle has behind it.
func (r *ruler) position(known int) error {
	p := r.h.Position
	for _, k := range p.Args.Cards("fallen") {
		if !kings.Has(k) {
			return engine.Impossiblef(p.Pos, "%s is no King", show(k))
		}
		r.fallen++
	}
	if known == 4 {
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

// prescribed packets, to the left from the dealer's left-hand neighbour.
var prescribed = [...]string{"2", "3", "3", "2", "2", "2", "2", "2", "3", "3", "3", "3", "2", "2", "2", "2", "3", "3", "3", "3"}

// dealtIn compares the packets of a deal with the prescribed ones.
func (r *ruler) dealtIn(act int, a *engine.Act) {
	got := strings.FieldsFunc(a.Word, func(c rune) bool { return strings.ContainsRune(" ,;/|-", c) })
	right := len(got) == len(prescribed)
	for i := 0; right && i < len(got); i++ {
		right = got[i] == prescribed[i]
	}
	r.note(act, r.purse(r.dealer), r.table.Now.N, "packets: ", a.Word)
	if right {
		r.say(LawManual4_8, "The packets are as prescribed: 2, 3, 3, 2, then 2, 3, 2 and 3 to each.")
		return
	}
	who := "the dealer"
	if r.dealer != engine.Nobody {
		who = r.name(r.dealer)
	}
	r.find(act, "wrong-deal", r.dealer, 0, card.None, LawManual4_8, who, " dealt in other packets than 2, 3, 3, 2, then 2, 3, 2 and 3 to each.")
	r.dealAgain(r.dealer)
}
