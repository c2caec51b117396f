package binocle

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock/meld"
)

// random plays a lawful hand to its end.
func random(seed uint64) *engine.Hand {
	rng := rand.New(rand.NewPCG(seed, 1))
	s := simulate(rng, Game.Forms[rng.IntN(len(Game.Forms))])
	for {
		acts := s.Lawful()
		if len(acts) == 0 {
			return s.Hand()
		}
		s.Do(acts[rng.IntN(len(acts))])
	}
}

// trumpOf is the trump suit of a hand, and whether a nine of it was turned up.
func trumpOf(t *rapid.T, h *engine.Hand) (card.Suit, bool) {
	trump, err := meld.TrumpOf(h)
	if err != nil {
		t.Fatal(err)
	}
	d := h.Place("turn-up")
	return trump, d != nil && d.Cards[0].Rank() == 9
}

// All that is counted in a deal of two is 240 for cards, 10 for the last trick, and what was melded.
func TestTwoHandedConservation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := random(rapid.Uint64().Draw(t, "seed"))
		if len(h.Players) != 2 {
			t.Skip("another form")
		}
		dix := card.Rank(9)
		if h.Variant == sixtyFour {
			dix = 7
		}
		trump := h.Place("turn-up").Cards[0]
		want := 250
		if trump.Rank() == dix {
			want += 10
		}
		table := Melds(trump.Suit())
		for _, a := range h.Play {
			switch a.Kind {
			case meld.Exchange:
				want += 10
			case meld.MeldEvent:
				want += meld.Find(table, a.Args.Word("as"), a.Args.Cards("cards")).Value
			}
		}
		v, err := Game.Judge(h, nil)
		if err != nil {
			t.Fatal(err)
		}
		points, scores := 0, 0
		for i := range v.Points {
			points += v.Points[i].N
			scores += v.Scores[i].N
		}
		if points != want || scores != want {
			t.Fatalf("points %d, scores %d, want %d", points, scores, want)
		}
	})
}

// With all cards dealt the cards and the last trick make 250, and melds count for nobody who has no trick.
func TestDealtOutConservation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := random(rapid.Uint64().Draw(t, "seed"))
		if len(h.Players) == 2 {
			t.Skip("another form")
		}
		h.Agreed = slices.DeleteFunc(h.Agreed, func(f engine.Field) bool {
			return f.Key == "missed-bid" || f.Key == "discard-counts" || f.Key == "meld-scoring"
		})
		var trace engine.Trace
		v, err := Game.Judge(h, &trace)
		if err != nil {
			t.Fatal(err)
		}
		won := make([]bool, len(h.Players))
		for _, s := range trace.Steps {
			if s.Winner != engine.Nobody {
				won[s.Winner] = true
			}
		}
		sum := 0
		trump, nine := trumpOf(t, h)
		table := Melds(trump)
		melds := 0
		for _, a := range h.Play {
			if a.Kind == meld.MeldEvent && won[a.By] {
				melds += meld.Find(table, a.Args.Word("as"), a.Args.Cards("cards")).Value
			}
			if a.Kind == meld.Exchange && won[a.By] {
				melds += 10
			}
		}
		if nine && won[h.Dealer] {
			melds += 10
		}
		partners := h.Agreed.True("partners")
		for _, c := range v.Scores {
			if !partners || c.Seat < 2 { // they have one score, which stands with both
				sum += c.N
			}
			if !won[c.Seat] && c.N != 0 && !partners && h.Discard == nil {
				t.Fatalf("%s has no trick and scores %d", h.Name(c.Seat), c.N)
			}
		}
		if sum != 250+melds {
			t.Fatalf("scores make %d, want %d", sum, 250+melds)
		}
	})
}

// whole reports whether everybody holds just what was dealt, from the first card to the last.
func whole(h *engine.Hand) bool {
	return h.Variant == threeHanded && !slices.ContainsFunc(h.Play, func(a engine.Act) bool { return a.Kind == meld.Exchange })
}

// No order of a hand's events makes it worth more than the best order of its cards: what a player scores for melds in
// one turn after the other never beats the search over all the cards that he ever held.
func TestMeldsNeverBeatTheBest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		h := random(seed)
		for !whole(h) {
			seed++
			h = random(seed)
		}
		trump, _ := trumpOf(t, h)
		table := Melds(trump)
		got := make([]int, len(h.Players))
		for _, a := range h.Play {
			if a.Kind == meld.MeldEvent {
				got[a.By] += meld.Find(table, a.Args.Word("as"), a.Args.Cards("cards")).Value
			}
		}
		for _, d := range h.Deal {
			if d.Seat == engine.Nobody {
				continue
			}
			hand := d.Cards
			if d.Seat == h.Dealer {
				hand = append(append([]card.Card{}, hand...), h.Place("turn-up").Cards...)
			}
			if best := worth(t, hand, trump, meld.Unlimited); got[d.Seat] > best {
				t.Fatalf("%s melded %d, and the best order gives %d", h.Name(d.Seat), got[d.Seat], best)
			}
		}
	})
}

func BenchmarkJudge(b *testing.B) {
	h := random(3)
	for b.Loop() {
		if _, err := Game.Judge(h, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// Whatever is reported, the hand is judged or refused, twice alike.
func TestAnythingIsJudgedOrRefused(t *testing.T) {
	var words []string
	for _, f := range faults {
		words = append(words, f.Name)
	}
	all := card.FrenchPack(2, 9).Cards.Cards()
	rapid.Check(t, func(t *rapid.T) {
		h := *random(rapid.Uint64().Draw(t, "seed"))
		h.Play = append([]engine.Act{}, h.Play[:rapid.IntRange(0, len(h.Play)).Draw(t, "stop")]...)
		if rapid.Bool().Draw(t, "unknown") {
			if up := h.Place("turn-up"); up != nil {
				h.Deal = []engine.Dealt{*up}
			} else {
				h.Deal, h.Discard = nil, nil
			}
		}
		some := func(name string) []card.Card {
			return rapid.SliceOfN(rapid.SampledFrom(all), 1, 5).Draw(t, name)
		}
		for range rapid.IntRange(1, 4).Draw(t, "events") {
			seat := engine.Seat(rapid.IntRange(0, len(h.Players)-1).Draw(t, "seat"))
			a := engine.Act{By: seat, Card: card.None, Against: engine.Nobody}
			a.Kind = rapid.SampledFrom([]engine.Kind{engine.Play, engine.Retract, engine.Gather, engine.Fault, engine.Claim,
				engine.Dispute, meld.MeldEvent, meld.Exchange, meld.DrawEvent, engine.Concede}).Draw(t, "kind")
			switch a.Kind {
			case engine.Play:
				a.Card = some("card")[0]
			case engine.Fault:
				a.Word = rapid.SampledFrom(words).Draw(t, "fault")
				a.Trick = rapid.IntRange(0, 24).Draw(t, "trick")
				a.Args = engine.Fields{{Key: "excess", N: 10, Seat: engine.Nobody}, {Key: "too", Word: "many", Seat: engine.Nobody},
					{Key: "seen", N: 1, Seat: engine.Nobody}}
				if choice := rapid.SampledFrom([]string{"", "", "new-deal", "make-good", "reduce", "draw-two", "choose-card", "replay", "lose-count"}).Draw(t, "choice"); choice != "" {
					a.Args = append(a.Args, engine.Field{Key: engine.Choice, Word: choice, Seat: engine.Nobody})
				}
			case engine.Claim:
				a.Word = "won"
			case engine.Dispute:
				a.Word = rapid.SampledFrom(append([]string{"score", "claim"}, words...)).Draw(t, "says")
			case meld.MeldEvent:
				a.Args = engine.Fields{{Key: "cards", Cards: some("cards"), Seat: engine.Nobody}}
				if rapid.Bool().Draw(t, "named") {
					a.Args = append(a.Args, engine.Field{Key: "as", Word: rapid.SampledFrom(names).Draw(t, "as"), Seat: engine.Nobody})
				}
			case meld.DrawEvent:
				a.Word = "stock"
			}
			at := rapid.IntRange(0, len(h.Play)).Draw(t, "at")
			h.Play = append(h.Play[:at], append([]engine.Act{a}, h.Play[at:]...)...)
		}
		var trace engine.Trace
		v, err := Game.Judge(&h, &trace)
		again, errAgain := Game.Judge(&h, nil)
		if (err == nil) != (errAgain == nil) || err == nil && !reflect.DeepEqual(v, again) {
			t.Fatalf("judged twice, two rulings: %v, %v", err, errAgain)
		}
		var impossible *engine.Impossible
		if err != nil && !errors.As(err, &impossible) {
			t.Fatalf("refused with %v", err)
		}
	})
}
