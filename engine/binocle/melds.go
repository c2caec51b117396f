package binocle

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/stock/meld"
)

// The names of the melds, as a record's `as` has them.
const (
	Marriage      = "marriage"
	RoyalMarriage = "royal-marriage"
	Sequence      = "sequence"
	Binocle       = "binocle"
	DoubleBinocle = "double-binocle"
	GrandBinocle  = "grand-binocle"
)

// fours are the melds of one rank, four of different suits and all eight.
var fours = []struct {
	rank         card.Rank
	four, eight  string
	value, twice int
}{
	{card.Ace, "aces", "eight-aces", 100, 200},
	{card.King, "kings", "eight-kings", 80, 160},
	{card.Queen, "queens", "eight-queens", 60, 120},
	{card.Jack, "jacks", "eight-jacks", 40, 80},
}

// suits from the highest as players name them.
var suits = [4]card.Suit{card.Clubs, card.Spades, card.Hearts, card.Diamonds}

// Melds is the table of melds for a trump suit, the most valuable of each class first.
func Melds(trump card.Suit) []meld.Combination {
	king := func(s card.Suit) card.Card { return card.Of(s, card.King) }
	queen := func(s card.Suit) card.Card { return card.Of(s, card.Queen) }
	spadeQueen, diamondJack := card.Of(card.Spades, card.Queen), card.Of(card.Diamonds, card.Jack)
	table := []meld.Combination{
		meld.Make(meld.Combination{Name: RoyalMarriage, Text: msgRoyalMarriage.With(), Class: meld.A, Level: 1, Value: 40},
			king(trump), queen(trump)),
		meld.Make(meld.Combination{Name: Sequence, Text: msgSequence.With(), Class: meld.A, Level: 2, Value: 150},
			card.Of(trump, card.Ace), card.Of(trump, 10), king(trump), queen(trump), card.Of(trump, card.Jack)),
	}
	for _, s := range suits {
		if s != trump {
			table = append(table, meld.Make(meld.Combination{Name: Marriage, Text: msgMarriage.With(say.Suit(s)),
				Class: meld.A, Level: 1, Value: 20}, king(s), queen(s)))
		}
	}
	table = append(table,
		meld.Make(meld.Combination{Name: Binocle, Text: msgBinocle.With(), Class: meld.B, Level: 1, Value: 40},
			spadeQueen, diamondJack),
		meld.Make(meld.Combination{Name: DoubleBinocle, Text: msgDoubleBinocle.With(), Class: meld.B, Level: 2, Value: 80,
			Built: LawFosterBinocles}, spadeQueen, spadeQueen, diamondJack, diamondJack),
		meld.Make(meld.Combination{Name: GrandBinocle, Text: msgGrandBinocle.With(), Class: meld.B, Level: 2, Value: 80,
			Built: LawFosterGrandBinocle, Needs: LawFosterGrandBinocle}, king(card.Spades), spadeQueen, diamondJack))
	for _, f := range fours {
		var four, eight []card.Card
		for _, s := range suits {
			c := card.Of(s, f.rank)
			four, eight = append(four, c), append(eight, c, c)
		}
		table = append(table,
			meld.Make(meld.Combination{Name: f.four, Text: msgFour.With(say.Word(f.four)), Class: meld.C, Level: 1, Value: f.value}, four...),
			meld.Make(meld.Combination{Name: f.eight, Text: msgEight.With(say.Word(f.four)), Class: meld.C, Level: 2, Value: f.twice,
				Built: LawFosterFoursAndEights}, eight...))
	}
	return table
}

// Value lists the melds that the cards hold and the best order to score them in a number of tricks, one a trick and
// each with a fresh card; meld.Unlimited is time for all. grand says whether the grand binocle is played.
func Value(cards []card.Card, trump card.Suit, tricks int, grand bool) (engine.MeldValue, error) {
	return meld.Value(tableFor(trump, grand), card.FrenchPack(2, 7), cards, tricks)
}

// value is Value for a record's agreements and trump.
func value(h *engine.Hand, cards []card.Card, tricks int) (engine.MeldValue, error) {
	trump, err := meld.TrumpOf(h)
	if err != nil {
		return engine.MeldValue{}, err
	}
	return Value(cards, trump, tricks, playsGrand(h))
}

// playsGrand reports whether the table plays the grand binocle: it does unless it has agreed otherwise.
func playsGrand(h *engine.Hand) bool {
	g, ok := h.Agreed.Get("grand-binocle")
	return !ok || g.N != 0
}

// tableFor is the table as a table of players plays it.
func tableFor(trump card.Suit, grand bool) []meld.Combination {
	table := Melds(trump)
	if grand {
		return table
	}
	kept := table[:0]
	for _, c := range table {
		if c.Name != GrandBinocle {
			kept = append(kept, c)
		}
	}
	return kept
}
