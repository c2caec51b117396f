package binocle

import (
	"math/rand/v2"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock/meld"
)

// playedForms are the forms of Binocle, each with the numbers of players that it takes.
var playedForms = slices.Concat(engine.FormsOf("foster", "", 2), engine.FormsOf("foster", sixtyFour, 2), engine.FormsOf("foster", threeHanded, 3),
	engine.FormsOf("foster", fourHanded, 4), engine.FormsOf("foster", auction, 3, 4))

// dealer is a random hand before its cards are dealt.
type dealer struct {
	h   engine.Hand
	rng *rand.Rand
}

// simulate deals a random hand of a form, with what a table may agree.
func simulate(rng *rand.Rand, form engine.Form) engine.Sim {
	d := &dealer{h: form.Hand(), rng: rng}
	d.h.Dealer = engine.Seat(rng.IntN(form.Players))
	d.agree("grand-binocle", 4, 0)
	switch form.Variant {
	case threeHanded:
		d.agree("overlooked", 4, 1)
		d.word("settlement", "lowest-pays")
	case fourHanded:
		d.agree("partners", 2, 1)
		d.word("meld-scoring", "individual", "partners", "joint")
	case auction:
		d.agree("widow", 2, 1)
		d.agree("auction-dix", 4, 1)
		d.agree("discard-counts", 4, 0)
		d.word("missed-bid", "subtract")
		if form.Players == 4 {
			d.agree("partners", 2, 1)
		}
		d.auction()
	}
	f, err := formOf(&d.h)
	if err != nil {
		panic(err) // the numbers are right
	}
	return meld.NewSim(f, d.h, rng)
}

// agree makes an agreement, once in so many hands.
func (d *dealer) agree(key string, once, n int) {
	if d.rng.IntN(once) == 0 {
		d.h.Agreed = append(d.h.Agreed, engine.Field{Key: key, N: n, Seat: engine.Nobody})
	}
}

// word agrees on one of some words or on none.
func (d *dealer) word(key string, words ...string) {
	if i := d.rng.IntN(len(words) + 1); i < len(words) {
		d.h.Agreed = append(d.h.Agreed, engine.Field{Key: key, Word: words[i], Seat: engine.Nobody})
	}
}

// auction draws who bids how much, and records the calls, the contract or both.
func (d *dealer) auction() {
	h, n := &d.h, engine.Seat(len(d.h.Players))
	by, bid := h.Dealer, 20 // who must bid where nobody does
	rounds, named := 1, false
	if h.Agreed.True("widow") {
		rounds = 3
	}
	out := make([]bool, n)
	for range rounds {
		for i := range n {
			seat := (h.Dealer + 1 + i) % n
			if out[seat] || named && seat == by {
				continue
			}
			a := engine.Act{Kind: engine.Bid, By: seat, Card: card.None, Against: engine.Nobody, Word: "pass"}
			if d.rng.IntN(2) == 0 {
				if named {
					bid += 10 * (1 + d.rng.IntN(8))
				}
				by, named, a.Word, a.N = seat, true, "bid", bid
			} else {
				out[seat] = true
			}
			h.Bidding = append(h.Bidding, a)
		}
	}
	trump := engine.Field{Key: "trump", Word: []string{"S", "H", "D", "C"}[d.rng.IntN(4)], Seat: engine.Nobody}
	h.Contract = engine.Fields{{Key: "by", Seat: by, Word: h.Players[by]}, {Key: "bid", N: bid, Seat: engine.Nobody}, trump}
	if d.rng.IntN(2) == 0 {
		h.Bidding = nil
	}
}
