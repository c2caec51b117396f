// Package gaigel is the game of Gaigel, or Short Binocle, after Foster.
package gaigel

import (
	"fmt"
	"math/rand/v2"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/stock"
	"hoyle/engine/stock/meld"
)

// Game is Gaigel.
var Game = engine.Game{
	Name:       "gaigel",
	Title:      "Gaigel",
	About:      "Short Binocle for two: marriages, double marriages and five nines, to 101 points.",
	MinPlayers: 2,
	MaxPlayers: 2,
	RuleSets: []engine.RuleSet{{
		Name:    "foster",
		Title:   "Foster's rules",
		Edition: "R. F. Foster, Complete Hoyle, edition of 1914",
	}},
	Cards: card.French,
	Spec: engine.Spec{
		Places:   meld.Places,
		Contract: []engine.FieldSpec{meld.TrumpField},
		Agreed: []engine.FieldSpec{
			{Key: "extension", Kind: engine.Int, Doc: "how many points further the game goes when both have enough and nobody announced it"},
		},
		Match:    []engine.FieldSpec{meld.ScoresField},
		Position: meld.PositionFields,
		Result:   meld.ResultFields,
		Events:   meld.Events([]string{marriage, doubleMarriage, fiveNines}),
		Claims:   []string{"won"},
		Faults:   faults,
	},
	Sentences: []*say.Catalogue{sentences, meld.Sentences, stock.Sentences, replay.Sentences, engine.Sentences},
	New:       newRecord,
	Ask:       inquiry,
	Forms:     engine.FormsOf("foster", "", 2),
	Simulate:  simulate,
	Melds:     value,
	Rule:      judge,
}

const (
	marriage       = "marriage"
	doubleMarriage = "double-marriage"
	fiveNines      = "five-nines"
)

// Melds is the table of melds for a trump suit. Of the marriages of one suit only one can be melded.
func Melds(trump card.Suit) []meld.Combination {
	var table []meld.Combination
	for s := card.Clubs; s <= card.Clubs; s-- {
		k, q, value := card.Of(s, card.King), card.Of(s, card.Queen), 20
		single, double := msgMarriage.With(say.Suit(s)), msgDoubleMarriage.With(say.Suit(s))
		if s == trump {
			value, single, double = 40, msgTrumpMarriage.With(), msgDoubleTrumps.With()
		}
		table = append(table,
			meld.Make(meld.Combination{Name: marriage, Text: single, Class: meld.A, Level: 1, Value: value,
				Once: uint8(s) + 1}, k, q),
			meld.Make(meld.Combination{Name: doubleMarriage, Text: double, Class: meld.A, Level: 2,
				Value: 2 * value, Once: uint8(s) + 1}, k, k, q, q))
	}
	return append(table, nines()...)
}

// nines are all the ways to have five of the eight.
func nines() []meld.Combination {
	var out []meld.Combination
	for n := range 81 {
		var cards []card.Card
		for s, rest := card.Diamonds, n; s <= card.Clubs; s, rest = s+1, rest/3 {
			for range rest % 3 {
				cards = append(cards, card.Of(s, 9))
			}
		}
		if len(cards) == 5 {
			out = append(out, meld.Make(meld.Combination{Name: fiveNines, Text: msgFiveNines.With(), Class: meld.C, Level: 1, Value: 101}, cards...))
		}
	}
	return out
}

// Value lists the melds that the cards hold and the best order to score them in a number of tricks.
func Value(cards []card.Card, trump card.Suit, tricks int) (engine.MeldValue, error) {
	return meld.Value(Melds(trump), card.FrenchPack(2, 9), cards, tricks)
}

// value is Value for the trump that a record tells.
func value(h *engine.Hand, cards []card.Card, tricks int) (engine.MeldValue, error) {
	trump, err := meld.TrumpOf(h)
	if err != nil {
		return engine.MeldValue{}, err
	}
	return Value(cards, trump, tricks)
}

// laws of Gaigel. No card of it has a part in two melds that may both be made, so what Binocle has on building, on other
// classes and on broken melds falls under the law on a second marriage of a suit.
var laws = meld.Laws{
	Dealing: LawFosterDealing, Nine: LawFosterNineTurned, SameDealer: LawFosterSameDealer,
	Slips: [stock.Rules]engine.Law{
		stock.Exposed: LawFosterExposedInDeal, stock.ExposedOwn: LawFosterExposedInDeal,
		stock.DealtMany: LawFosterTooManyDealt, stock.DealtFew: LawFosterTooFewDealt,
		stock.Faced: LawFosterFacedCard, stock.FacedLate: LawFosterFacedInStock, stock.Imperfect: LawFosterImperfectPack,
		stock.Misdealt: LawFosterDealing, stock.HeldMany: LawFosterTooManyCards, stock.HeldFew: LawFosterTooFewCards,
		stock.MissedDraw: LawFosterMissedDraw, stock.DrewTwo: LawFosterDrewTwo, stock.LoserLooked: LawFosterLoserSawTwo,
		stock.DrewFirst: LawFosterDrewOutOfTurn, stock.DrewBoth: LawFosterBothDrewWrong,
	},
	DrewUnseen: LawFosterDrewTwoUnseen, LastStockCard: LawFosterLastStockCard,

	Identical: LawFosterIdenticalCards, Free: LawFosterFreePlay, OutOfTurn: LawFosterLeadOutOfTurn,
	NoMelds: LawFosterNoMeldsMeanwhile, LookedBack: LawFosterLookedBack,

	Melds: LawFosterMelds, Overlooked: LawFosterMelds, Time: LawFosterMeldingTime, Late: LawFosterMeldingTime, StockGone: LawFosterStockGone,
	OneMeld: LawFosterOneMeldATrick, Once: LawFosterTwoSingles, Fresh: LawFosterTwoSingles, Double: LawFosterTwoSingles,
	Building: LawFosterTwoSingles, OtherClass: LawFosterTwoSingles, Equal: LawFosterTwoSingles, Broken: LawFosterTwoSingles,
	Dix: LawFosterDix, SecondDix: LawFosterSecondNine, DixAlone: LawFosterDixAlone,
	FalseMeld: LawFosterFalseMeld, Amended: LawFosterAmendedMeld, OverScored: LawFosterOverScoring,

	Duty: LawFosterLastTwelve, TakingUp: LawFosterTakingUpEarly, Replay: LawFosterReplay, Revoke: LawFosterRevoke,
	LastTrick: LawFosterLastTrick, Cards: LawFosterCardsCount,

	Claim: LawFosterGame, WrongClaim: LawFosterWrongKnock, GivesUp: LawFosterGivingUp, Extension: LawFosterExtension,
	OnlyOne: LawFosterOnlyOneOut, GameMeld: LawFosterFiveNines,
}

func form(h *engine.Hand) *meld.Form {
	return &meld.Form{Players: 2, Pack: card.FrenchPack(2, 9), Ranks: []card.Rank{card.Ace, 10, card.King, card.Queen, card.Jack, 9},
		Hand: 12, Stock: true, Dix: 9, DixPoints: 10, Target: 101, Replays: true, Extension: max(0, h.Agreed.Int("extension")), GameMeld: fiveNines,
		Laws: laws, Table: Melds}
}

// judge rules on a hand of Gaigel.
func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	s, err := meld.NewSetup(h)
	if err != nil {
		return nil, err
	}
	return form(h).Judge(g, h, t, s, nil)
}

func simulate(rng *rand.Rand, played engine.Form) engine.Sim {
	h := played.Hand()
	return meld.NewSim(form(&h), h, rng)
}

var newRecord = fmt.Sprintf(`# A hand of Gaigel.
hoyle: 1
game: gaigel
players: [Anna, Bert]
dealer: Bert
match: {scores: {Anna: 0, Bert: 0}}
deal:                        # what is not recorded may be left out; the turn-up tells the trump
  Anna: SAKQ9 HAKQ DAKQ CAK
  turn-up: HJ
play:
  - SA S9                    # one trick a line; drawing needs no word
  - meld: {by: Anna, cards: SK SQ}   # after winning a trick, before drawing; as: %s, %s or %s
  # - claim: {by: Anna, what: won}   # he knocks
`, marriage, doubleMarriage, fiveNines)
