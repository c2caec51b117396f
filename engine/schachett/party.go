package schachett

import "hoyle/engine"

// The two parties, as indices.
const (
	white   = 0
	black_  = 1
	unknown = -1
)

var sideNames = [2]string{White, Black} // as a record has them

// sit gives every player his place.
func (r *ruler) sit() error {
	r.kaiser, r.dealer, r.parity = engine.Nobody, engine.Nobody, unknown
	r.first, r.led = engine.Nobody, engine.Nobody
	r.kingAt = [2]engine.Seat{engine.Nobody, engine.Nobody}
	r.three = len(r.H.Players) == 3
	r.at = [4]engine.Seat{0, 1, 2, 3}
	if k, ok := r.H.Match.Get("kaiser"); ok {
		if !r.three {
			return engine.Impossiblef(k.Pos, "there is a Kaiser only with three players")
		}
		r.kaiser = k.Seat
	}
	if r.three {
		k := r.kaiser
		if k == engine.Nobody {
			return engine.Impossiblef(r.H.Pos, "with three players the record must say who is Kaiser, match: {kaiser: NAME}, for the dummy sits opposite")
		}
		r.at = around(k)
	}
	return nil
}

// around are the places to the left from the Kaiser: the dummy's is the one opposite.
func around(kaiser engine.Seat) [4]engine.Seat {
	return [4]engine.Seat{kaiser, (kaiser + 1) % 3, dummySeat, (kaiser + 2) % 3}
}

// holders are who holds cards in a hand, the dummy among them.
func holders(h *engine.Hand) []engine.Seat {
	if k := h.Match.Seat("kaiser"); len(h.Players) == 3 && k != engine.Nobody {
		at := around(k)
		return at[:]
	}
	return nil
}

// dummySeat is the seat behind the last of three players.
const dummySeat engine.Seat = 3

func (r *ruler) isDummy(s engine.Seat) bool { return r.three && s == dummySeat }

func (r *ruler) placeOf(s engine.Seat) int {
	for i, x := range r.at {
		if x == s {
			return i
		}
	}
	return 0
}

// left is the n-th seat to the left.
func (r *ruler) left(s engine.Seat, n int) engine.Seat { return r.at[(r.placeOf(s)+n)%4] }

func (r *ruler) partner(s engine.Seat) engine.Seat { return r.left(s, 2) }

// purse is who wins and pays for a seat: the Kaiser for the dummy.
func (r *ruler) purse(s engine.Seat) engine.Seat {
	if r.isDummy(s) {
		return r.kaiser
	}
	return s
}

// side is the party of a seat.
func (r *ruler) side(s engine.Seat) int {
	if r.parity == unknown || s == engine.Nobody {
		return unknown
	}
	return (r.placeOf(s) + r.parity) % 2
}

// law chooses the section for four players or the deviation for three.
func (r *ruler) law(four, three engine.Law) engine.Law {
	if r.three {
		return three
	}
	return four
}
