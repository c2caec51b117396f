package binocle

import (
	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

// bidding is a scene of the auction among three, in which everybody bids in turn, eldest hand first.
func bidding(calls string) engine.Scene {
	return engine.Scene{Variant: auction, Record: "bidding: [" + calls + "]"}
}

// wrongMelds are where a meld can be wrong: with a stock the answers tell it; of three all lay before the first card, and
// of four each after his own, so that the cards of those before him lie there.
var wrongMelds = []engine.Scene{
	{Players: meld.Drawing},
	{Variant: threeHanded, Record: "deal: {$by: " + sixteen + ", turn-up: HJ}\n" + noKings},
	{Variant: auction, Players: meld.Three, Record: "deal: {$by: " + sixteen + "}\n" + noKings},
	{Variant: auction, Players: meld.Four, Record: "deal: {$by: " + twelve + "}"},
	{Variant: fourHanded, Record: "deal: {$by: " + twelve + ", turn-up: HJ}"},
	{Variant: fourHanded, Record: "deal: {$by: " + twelve + ", turn-up: HJ}\nplay: [H9]"},
	{Variant: fourHanded, Record: "deal: {$by: " + twelve + ", turn-up: HJ}\nplay: [H9 HT]"},
	{Variant: fourHanded, Record: "deal: {$by: " + twelve + ", turn-up: HJ}\nplay: [H9 HT HT]"},
}

// Hands for a meld that is none.
const (
	sixteen = "SKQJ9 HAKJ DKTQJ9 CKTQ9"
	twelve  = "SKQJ HAKJ DKTQ9 CT9"
	noKings = "play: [{meld: {by: $by, cards: SK HK DK SJ, as: kings}}]"
)

// faults are the irregularities of Binocle: those of every game of melds with what is said of them here, and those of the
// auction.
var faults = meld.Faults([]engine.FaultSpec{
	{Name: "wrong-claim", Says: []string{"she did not have a thousand", "said out without the points"}},
	{Name: "wrong-meld", Says: []string{"only three kings"}, Scenes: wrongMelds}, // by what was wrong with it
	{Name: "exchange-too-soon", Scenes: []engine.Scene{{Variant: sixtyFour, Record: "deal: {$by: SKQT7 HA7 DKT7 CAK7, turn-up: HJ}\nplay: [{exchange: $by}]"}}},
	{Name: "over-scored", Says: []string{"eighty for four queens"}},
	{Name: "play-out-of-turn", Scenes: []engine.Scene{
		{Players: meld.Three, Record: "position: {leader: $after, trick: 14, trump: C}\nplay: [HA, '$by:H9']"},
		{Players: meld.Four, Record: "position: {leader: $after, trick: 11, trump: C}\nplay: [HA, '$by:H9']"}}},
	{Name: "illegal-bid", Meaning: "bid more often than allowed, or called what is no bid", Laws: []engine.Law{LawFosterAuctionBidding, LawFosterAuctionWidowBids},
		Says: []string{"he bid twice"}, Scenes: []engine.Scene{
			bidding("{$by: 200}, {$after: 250}, {$before: pass}, {$by: 300}"),
			bidding("{$before: pass}, {$by: 200}, {$after: 250}, {$by: 300}"),
			bidding("{$after: pass}, {$before: 150}, {$by: 200}, {$by: 300}")}},
	{Name: "bid-out-of-turn", Meaning: "bid when it was another's turn", Laws: []engine.Law{LawFosterAuctionBidding, LawFosterAuctionWidowBids},
		Says: []string{"he bid before his turn"}, Scenes: []engine.Scene{bidding("{$by: 200}")}},
	{Name: "bid-after-passing", Meaning: "bid after he had passed", Laws: []engine.Law{LawFosterAuctionBidding, LawFosterAuctionWidowBids},
		Says: []string{"he had passed and bid again"}, Scenes: []engine.Scene{
			bidding("{$by: pass}, {$after: 200}, {$before: pass}, {$by: 300}"),
			bidding("{$before: 200}, {$by: pass}, {$after: pass}, {$by: 300}"),
			bidding("{$after: 200}, {$before: pass}, {$by: pass}, {$by: 300}")}},
	{Name: "wrong-discard", Meaning: "laid away more or fewer cards than the widow has", Laws: []engine.Law{LawFosterAuctionWidow},
		Says: []string{"he buried too many cards", "laid away only two"}, Scenes: []engine.Scene{{Variant: auction,
			Record: "agreed: {widow: true}\ncontract: {by: $by, bid: 200, trump: C}\ndiscard: S9 H9"}}},
}, everyLaws()...)

// everyLaws are the laws of all forms.
func everyLaws() []meld.Laws {
	var dealt, sides meld.Form
	dealt.Laws, sides.Laws = laws, laws
	three(&dealt)
	four(&sides, &engine.Hand{Agreed: engine.Fields{{Key: "meld-scoring", Word: "joint", Seat: engine.Nobody}}})
	return []meld.Laws{laws, dealt.Laws, sides.Laws}
}
