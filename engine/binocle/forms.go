package binocle

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/stock"
	"hoyle/engine/stock/meld"
)

// The variants beside the two-handed game with forty-eight cards.
const (
	sixtyFour   = "sixty-four"
	threeHanded = "three-handed"
	fourHanded  = "four-handed"
	auction     = "auction"
)

var (
	ranks     = []card.Rank{card.Ace, 10, card.King, card.Queen, card.Jack, 9}
	moreRanks = []card.Rank{card.Ace, 10, card.King, card.Queen, card.Jack, 9, 8, 7}
)

// laws are those of the two-handed game, which the other forms share where they have none of their own.
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
	OneMeld: LawFosterOneMeldATrick, Fresh: LawFosterFreshCard, Double: LawFosterDoubleDeclaration,
	Building: LawFosterBuilding, OtherClass: LawFosterOtherClass, Equal: LawFosterEqualMelds,
	Broken: LawFosterBrokenMelds, NeedTrick: LawFosterThreeHandedFirstTrick,

	Dix: LawFosterDix, SecondDix: LawFosterSecondNine, DixAlone: LawFosterDixAlone, FalseMeld: LawFosterFalseMeld,
	Amended: LawFosterAmendedMeld, OverScored: LawFosterOverScoring,

	Duty: LawFosterLastTwelve, TakingUp: LawFosterTakingUpEarly, Replay: LawFosterReplay, Revoke: LawFosterRevoke,
	LastTrick: LawFosterLastTrick, Cards: LawFosterCardsCount,

	Claim: LawFosterKnocking, WrongClaim: LawFosterWrongKnock, GivesUp: LawFosterStakes, Extension: LawFosterExtension,
	OnlyOne: LawFosterOnlyOneOut,
}

// formOf is the form that a hand is played at, with what its table has agreed.
func formOf(h *engine.Hand) (*meld.Form, error) {
	variant := h.Variant
	if variant == "" {
		variant = map[int]string{3: threeHanded, 4: fourHanded}[len(h.Players)]
	}
	f := &meld.Form{Players: len(h.Players), Pack: card.FrenchPack(2, 9), Ranks: ranks, Hand: 12, Dix: 9, DixPoints: 10,
		Target: 1000, Extension: 250, Replays: true, Laws: laws}
	switch variant {
	case threeHanded:
		three(f)
	case fourHanded:
		four(f, h)
	case auction:
		bidFor(f, h)
	case sixtyFour:
		f.Stock, f.Pack, f.Ranks, f.Dix = true, card.FrenchPack(2, 7), moreRanks, 7
		f.Laws.Dix = LawFosterSixtyFour
	default:
		f.Stock = true
	}
	grand := playsGrand(h)
	f.Table = func(trump card.Suit) []meld.Combination { return tableFor(trump, grand) }
	if g, ok := h.Agreed.Get("game"); ok {
		f.Target, f.Deals = g.N, 0
	}
	return f, playable(f, h, variant)
}

// playable refuses a form that its players or their agreements do not fit.
func playable(f *meld.Form, h *engine.Hand, variant string) error {
	switch want, n := players[variant], len(h.Players); {
	case n < want[0] || n > want[1]:
		return engine.Impossiblef(h.Pos, "%s is for %s, and here are %d", title(variant), numbers[want], n)
	case f.Target < 0 || f.Deals < 0 || f.Target == 0 && f.Deals == 0:
		return engine.Impossiblef(h.Pos, "a game is of some points or deals, from 1")
	case f.Deals > 0 && h.Match.Int("deal") > f.Deals && f.Ties != meld.AnotherDeal:
		return engine.Impossiblef(h.Pos, "this would be deal %d, and the game is of %d", h.Match.Int("deal"), f.Deals)
	case h.Agreed.True("partners") && n != 4:
		return engine.Impossiblef(h.Pos, "partners need four players")
	}
	return nil
}

// bidFor makes the form that of the auction.
func bidFor(f *meld.Form, h *engine.Hand) {
	three(f)
	if f.Players == 4 {
		four(f, h)
		f.When = meld.BeforePlay
	}
	f.NoTurn, f.Target, f.Deals = true, 0, 6
	f.Laws.Deals, f.Laws.NeedTrick = LawFosterAuctionSixDeals, LawFosterAuctionMelds
	if !h.Agreed.True("auction-dix") {
		f.Dix = 0
	}
	if h.Agreed.True("widow") {
		f.Widow = f.Players
		f.Hand = (f.Pack.Size() - f.Widow) / f.Players
	}
	if d, ok := h.Agreed.Get("deals"); ok {
		f.Deals = d.N
	}
	f.Ties = ties[h.Agreed.Word("ties")]
}

// ties are the words for an agreement on equal scores.
var ties = map[string]meld.Tie{"shared": meld.Shared, "another-deal": meld.AnotherDeal}

// players that a form takes, from and to.
var players = map[string][2]int{"": {2, 2}, sixtyFour: {2, 2}, threeHanded: {3, 3}, fourHanded: {4, 4}, auction: {3, 4}}

var numbers = map[[2]int]string{{2, 2}: "two players", {3, 3}: "three players", {4, 4}: "four players", {3, 4}: "three or four players"}

func title(variant string) string {
	if variant == "" {
		return "two-handed Binocle"
	}
	return variant + " Binocle"
}

// three makes the form that of three players.
func three(f *meld.Form) {
	f.Hand, f.When, f.NeedTrick, f.Retire = 16, meld.BeforePlay, true, true
	l := &f.Laws
	l.Together, l.Time, l.Late = LawFosterThreeHandedMelds, LawFosterThreeHandedMelds, LawFosterThreeHandedLateMeld
	l.Forgotten, l.Overlooked = LawFosterThreeHandedLateMeld, LawFosterThreeHandedOverlooked
	l.Dix, l.SecondDix = LawFosterThreeHandedDix, LawFosterThreeHandedDix
	l.Nine = LawFosterNineTurned
	l.Duty, l.Revoke = LawFosterThreeHandedPlay, LawFosterThreeHandedRevoke
	f.Replays = false
	l.Claim, l.WrongClaim, l.Retires = LawFosterThreeHandedClaim, LawFosterThreeHandedRetires, LawFosterThreeHandedRetires
	l.LowPays, l.Extension = LawFosterThreeHandedLowestPays, LawFosterThreeHandedExtension
}

// four makes the form that of four players, each for himself or two against two.
func four(f *meld.Form, h *engine.Hand) {
	three(f)
	f.Hand, f.When = 12, meld.AfterFirstCard
	l := &f.Laws
	l.Time, l.Late = LawFosterFourHandedMelds, LawFosterFourHandedMelds
	l.Duty, l.NeedTrick = LawFosterFourHandedPlay, LawFosterFourHandedIndividual
	l.Joint, l.JointPlayed = LawFosterFourHandedJoint, LawFosterJointPlayedCards
	how := h.Agreed.Word("meld-scoring")
	f.Sides = h.Agreed.True("partners") || how == "partners" || how == "joint"
	switch how {
	case "partners":
		f.SideTrick, l.NeedTrick = true, LawFosterFourHandedPartners
	case "joint":
		f.SideTrick, f.Joint, l.NeedTrick = true, true, LawFosterFourHandedJoint
	}
	if f.Sides {
		f.Retire = false
		l.Claim, l.WrongClaim, l.Extension = LawFosterKnocking, LawFosterWrongKnock, LawFosterExtension
	}
}

// judge rules on a hand of Binocle.
func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	f, err := formOf(h)
	if err != nil {
		return nil, err
	}
	f.Muggins = h.Agreed.True("overlooked")
	f.LowPays = h.Agreed.Word("settlement") == "lowest-pays"
	s, err := meld.NewSetup(h)
	if err != nil {
		return nil, err
	}
	var before func(*replay.Round, *meld.Setup) error
	if h.Variant == auction {
		before = func(r *replay.Round, s *meld.Setup) error { return bid(r, f, s) }
	}
	return f.Judge(g, h, t, s, before)
}
