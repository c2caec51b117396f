package know_test

import (
	"math/rand/v2"
	"testing"

	"hoyle/engine/card"
	"hoyle/engine/know"
)

var pack = card.FrenchPack(1, 7)

func hand(t *testing.T, tokens ...string) card.Hand {
	t.Helper()
	var h card.Hand
	for _, token := range tokens {
		cards, err := card.French.Parse(token)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cards {
			h.Add(c)
		}
	}
	return h
}

// The skat is what three hands leave, and a third hand what two and the skat leave.
func TestTheRestOfThePack(t *testing.T) {
	hands := []card.Hand{hand(t, "CJAK", "HJTK", "DA7", "ST9"), hand(t, "SJKQ", "HA97", "CTQ7", "D9"), hand(t, "DJTQ8", "SA87", "C98", "H8"), hand(t, "HQ", "DK")}
	for missing := range hands {
		d := know.Deal{Pack: pack}
		for i, h := range hands {
			if i == missing {
				h = card.Hand{}
			}
			d.Holders = append(d.Holders, know.Holder{Must: h, Size: hands[i].Len()})
		}
		d.Derive()
		if got := d.Holders[missing]; !got.Whole() || got.Must != hands[missing] {
			t.Errorf("holder %d is %s", missing, card.List(card.French, got.Must.Cards()))
		}
	}
}

// Two that are open share the rest, and nothing is known of either but what one of them cannot have.
func TestTwoOpenHands(t *testing.T) {
	d := know.Deal{Pack: pack, Holders: []know.Holder{
		{Must: hand(t, "CJAK", "HJTK", "DA7", "ST9"), Size: 10}, {Size: 10}, {Must: hand(t, "DJTQ8", "SA87", "C98", "H8"), Size: 10}, {Size: 2},
	}}
	d.Derive()
	if d.Holders[1].Whole() || d.Holders[1].Must.Len() != 0 || d.May(1).Len() != 12 {
		t.Errorf("%+v, may hold %d", d.Holders[1], d.May(1).Len())
	}
	d.Holders[3].Not = pack.Cards &^ hand(t, "HQ", "DK").One
	d.Derive()
	if !d.Holders[1].Whole() || !d.Holders[3].Whole() || d.Holders[3].Must != hand(t, "HQ", "DK") {
		t.Errorf("with all but two cards ruled out the skat is %+v", d.Holders[3])
	}
}

// Whatever is hidden of a random deal, what is derived is true of it.
func TestDerivedIsTrue(t *testing.T) {
	for seed := range uint64(2000) {
		rng := rand.New(rand.NewPCG(66, seed))
		copies := 1 + rng.IntN(2)
		full := card.FrenchPack(copies, 9)
		var all []card.Card
		for c := range full.Cards.All() {
			for range copies {
				all = append(all, c)
			}
		}
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		sizes := []int{len(all) / 4, len(all) / 4, len(all) / 3}
		sizes = append(sizes, len(all)-sizes[0]-sizes[1]-sizes[2])
		truth := make([]card.Hand, len(sizes))
		d := know.Deal{Pack: full}
		for i, n := range sizes {
			truth[i] = card.HandOf(all[:n]...)
			h := know.Holder{Size: n}
			if rng.IntN(5) == 0 {
				h.Size = know.Unknown
			}
			hide := rng.IntN(3)
			for _, c := range all[:n] {
				if hide == 0 || hide == 1 && rng.IntN(2) == 0 {
					h.Must.Add(c)
				}
			}
			for c := range full.Cards.All() {
				if !truth[i].Has(c) && rng.IntN(3) == 0 {
					h.Not = h.Not.With(c)
				}
			}
			d.Holders = append(d.Holders, h)
			all = all[n:]
		}
		d.Derive()
		for i := range d.Holders {
			h := &d.Holders[i]
			if h.Size != know.Unknown && h.Size != sizes[i] || h.Whole() && h.Must != truth[i] {
				t.Fatalf("seed %d: holder %d is %+v and holds %s", seed, i, h, card.List(card.French, truth[i].Cards()))
			}
			for _, c := range h.Must.Cards() {
				if h.Must.Count(c) > truth[i].Count(c) {
					t.Fatalf("seed %d: holder %d is said to hold %s", seed, i, card.French.String(c))
				}
			}
			for _, c := range truth[i].Cards() {
				if !d.Could(i, c) {
					t.Fatalf("seed %d: holder %d holds %s and is said not to", seed, i, card.French.String(c))
				}
			}
		}
	}
}
