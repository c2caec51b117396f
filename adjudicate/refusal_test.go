package adjudicate_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/enginetest"
)

// impossibilities are what a record is refused for, in the order of their places.
func impossibilities(d *record.Doc) (list record.Errors) {
	_, err := new(adjudicate.Sitting).Rule(d, nil)
	var one *record.Error
	if !errors.As(err, &list) && errors.As(err, &one) {
		list = record.Errors{one}
	}
	return list
}

// All that is impossible in a record is said at once, each at its place; of what one thing entails only that one.
func TestAllImpossibilities(t *testing.T) {
	const head = "hoyle: 1\ngame: skat\nrules: isko\nplayers: [Anna, Bert, Cora]\ndealer: Cora\n"
	for _, x := range []struct {
		name, src string
		want      []string
	}{
		{"a card in two hands, a short hand, a card that another holds", `deal:
  Anna: CJ SJ HA CA DA SA CTK79
  Bert: CJ HJ DJ C8 S789TKQ
  Cora: H7 H8 H9 HT HQ HK D7 D8 D9
contract: {by: Anna, game: grand, how: hand}
play:
  - CA C8 H7
  - CT
  - C7 SJ
`, []string{"8: CJ is there twice", "9: Cora has 9 cards", "14: Bert does not hold C7"}},
		{"two cards in two hands", `deal:
  Anna: CJ SJ HA CA DA SA CTK79
  Bert: CJ HJ DJ CA S789TKQ
contract: {by: Anna, game: grand, how: hand}
play:
  - SA S7 H7
  - HA S8 H7
`, []string{"8: CJ is there twice", "8: CA is there twice", "12: H7 has already been played"}},
		{"what follows in the play from a card that cannot be is not judged", `contract: {by: Anna, game: grand, how: hand}
play:
  - CA C8 H7
  - CA C8 H7
`, []string{"9: CA has already been played"}},
	} {
		docs, err := adjudicate.Decode("hand.yaml", []byte(head+x.src))
		if err != nil {
			t.Fatalf("%s: %v", x.name, err)
		}
		var got []string
		for _, e := range impossibilities(docs[0]) {
			got = append(got, fmt.Sprintf("%d: %s", e.Pos.Line, e.Msg))
		}
		if !slices.EqualFunc(got, x.want, strings.HasPrefix) {
			t.Errorf("%s:\n%s", x.name, strings.Join(got, "\n"))
		}
	}
}

// spoils make one thing impossible in a record, mostly.
var spoils = []struct {
	name  string
	spoil func(rng *rand.Rand, h *engine.Hand)
}{
	{"a card that another has", func(rng *rand.Rand, h *engine.Hand) {
		i, j := rng.IntN(len(h.Deal)), rng.IntN(len(h.Deal))
		from, to := &h.Deal[i], &h.Deal[j]
		if i == j || len(from.Cards) < 2 || len(to.Cards) < 2 {
			return
		}
		n := rng.IntN(len(to.Cards))
		to.Cards = slices.Clone(to.Cards)
		to.Cards[n] = from.Cards[rng.IntN(len(from.Cards))]
	}},
	{"a card too few", func(rng *rand.Rand, h *engine.Hand) {
		d := &h.Deal[rng.IntN(len(h.Deal))]
		if len(d.Cards) < 2 || d.Seat == engine.Nobody {
			return
		}
		d.Cards, d.At = d.Cards[1:], d.At[1:]
	}},
	{"a card played twice", func(rng *rand.Rand, h *engine.Hand) {
		i, j := rng.IntN(len(h.Play)), rng.IntN(len(h.Play))
		from, to := &h.Play[min(i, j)], &h.Play[max(i, j)]
		if i == j || from.Kind != engine.Play || to.Kind != engine.Play {
			return
		}
		h.Play = slices.Clone(h.Play)
		h.Play[max(i, j)].Card = from.Card
	}},
}

// oneImpossibility is the gate: one thing that is impossible in a random hand is said to be one, and nothing that only
// follows from it is said to be wrong beside it.
func oneImpossibility(g *engine.Game, form engine.Form, seed uint64, n int) error {
	rng := rand.New(rand.NewPCG(seed, 9))
	for i := range max(10, n/40) {
		src, err := record.Encode(&record.Doc{Game: g, Hand: *enginetest.Played(g, form, seed, i)})
		if err != nil {
			return err
		}
		for _, x := range spoils {
			d, err := record.DecodeOne("hand", src, []*engine.Game{g})
			if err != nil {
				return err
			}
			if len(d.Hand.Deal) == 0 || len(d.Hand.Play) == 0 {
				continue
			}
			x.spoil(rng, &d.Hand)
			if list := impossibilities(d); len(list) > 1 {
				return fmt.Errorf("hand %d: %s, and %d are found:\n%s%s", i, x.name, len(list), list.Text(), src)
			}
		}
	}
	return nil
}
