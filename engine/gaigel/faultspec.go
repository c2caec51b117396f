package gaigel

import (
	"hoyle/engine"
	"hoyle/engine/stock/meld"
)

var cardField = engine.FieldSpec{Key: "card", Kind: engine.OneCard, Doc: "the card"}

// faults are the irregularities that Gaigel knows, by name, as in Binocle: what the play shows, and what only a report can show.
var faults = []engine.FaultSpec{
	{Name: "revoke", Reported: true, Meaning: "did not follow suit in the tricks after the stock although able to", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he did not follow suit", "she had that suit after all", "renounced"}},
	{Name: "did-not-head", Reported: true, Meaning: "did not win, trump, over-trump or under-trump although bound and able to", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he could have won the trick", "did not trump", "did not under-trump", "left me the trick"}},
	{Name: "lead-out-of-turn", Meaning: "led to a trick when it was another's turn", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he led, but it was not his lead", "false lead"}},
	{Name: "play-out-of-turn", Meaning: "played to a trick before his turn", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he played too early"}},
	{Name: "wrong-claim", Meaning: "claimed the game and had not enough", Laws: []engine.Law{LawFosterGame}, Says: []string{"he knocked and was wrong", "said out without 101"}},
	{Name: "wrong-meld", Meaning: "announced what is no meld, or may not be scored here", Laws: []engine.Law{LawFosterMelds, LawFosterTwoSingles, LawFosterFiveNines, LawFosterAsInBinocle}, Says: []string{"that is not a meld", "he melded the same king twice", "no fresh card", "melded without winning a trick"}},
	{Name: "late-meld", Meaning: "announced too late", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he melded after drawing", "melded after playing", "forgot to meld"}},
	{Name: "refused-call", Meaning: "played another card than the one that the adversary had called after a false meld", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"that was not the card I called", "would not play the king that was called"}},
	{Name: "exchange-too-soon", Meaning: "exchanged the dix without having just won a trick", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he took the trump without winning a trick", "dix too early"}},
	{Name: "over-scored", Reported: true, Fields: []engine.FieldSpec{meld.Excess}, Meaning: "scored more than he was entitled to", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he marked too much", "pegged too many points"}},

	{Name: "not-cut", Reported: true, Meaning: "the pack was not cut", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"the cards were not cut"}},
	{Name: "wrong-deal", Reported: true, Meaning: "the dealer gave the cards in wrong packets or order", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"dealt wrongly", "misdeal"}},
	{Name: "exposed-in-deal", Reported: true, Fields: []engine.FieldSpec{meld.OfField, cardField}, Meaning: "a card was exposed in dealing", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"a card was turned over in the deal"}},
	{Name: "faced-card", Reported: true, Fields: []engine.FieldSpec{cardField}, Meaning: "a card was found face up in the pack", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"a card lay face up in the stock"}},
	{Name: "imperfect-pack", Reported: true, Meaning: "the pack is imperfect", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"a card is missing", "three of a card"}},
	{Name: "wrong-number-of-cards", Reported: true, Fields: []engine.FieldSpec{meld.TooField}, Meaning: "was found with too many or too few cards", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he has thirteen cards", "a card short"}},
	{Name: "missed-draw", Reported: true, Meaning: "did not draw and played to the next trick", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he forgot to draw"}},
	{Name: "drew-two", Reported: true, Fields: []engine.FieldSpec{meld.SeenField, cardField}, Meaning: "drew two cards from the stock", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he drew two cards"}},
	{Name: "saw-stock-card", Reported: true, Fields: []engine.FieldSpec{cardField}, Meaning: "saw a card of the stock that was not his", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he saw the next card"}},
	{Name: "drew-out-of-turn", Reported: true, Fields: []engine.FieldSpec{meld.BothField, cardField}, Meaning: "drew before his turn", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he drew first", "took my card"}},
	{Name: "looked-back", Reported: true, Meaning: "looked at a trick before the last", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he looked at an old trick", "counted his tricks"}},
	{Name: "took-up-cards", Reported: true, Meaning: "took his melds up before he had played to the last trick of the stock", Laws: []engine.Law{LawFosterAsInBinocle}, Says: []string{"he picked up his melds"}},
}
