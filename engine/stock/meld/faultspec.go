package meld

import (
	"slices"
	"strconv"
	"strings"

	"hoyle/engine"
	"hoyle/engine/stock"
)

var (
	cardField = engine.FieldSpec{Key: "card", Kind: engine.OneCard, Doc: "the card"}
	ofField   = engine.FieldSpec{Key: "of", Kind: engine.Anyone, Doc: "whose card it was, a player or stock"}
	seenField = engine.FieldSpec{Key: "seen", Kind: engine.Bool, Doc: "he saw the second card"}
	bothField = engine.FieldSpec{Key: "both", Kind: engine.Bool, Doc: "the other drew the wrong card too"}
	tooField  = engine.FieldSpec{Key: "too", Kind: engine.Word, Words: []string{"many", "few"}, Doc: "too many cards or too few, where his hand is not recorded"}
	excess    = engine.FieldSpec{Key: "excess", Kind: engine.Int, Doc: "how many points too many"}
)

// When a fault can be reported.
const (
	inTrick = engine.InDeal | engine.InPlay | engine.InATrick
	inDraw  = engine.InDeal | engine.InPlay | engine.WhileOpen
	anyTime = engine.InDeal | engine.InPlay
	inStock = "position: {hands: {turn-up: HJ}}"
	second  = "position: {leader: $by, trick: 2, trump: C, hands: "
	inHand  = "hands: {$by: SKQ9 HAK DKT9 CKJ9, turn-up: HJ, stock: CT C9}"
)

// Who plays: with a stock to draw from, or with all the cards dealt out.
var (
	Drawing = []int{2}
	Three   = []int{3}
	Four    = []int{4}
)

// drawn reports whether a form has a stock.
func drawn(f engine.Form) bool { return slices.Contains(Drawing, f.Players) }

// nearTheEnd is the last trick but one of every form: of forty-eight cards and of sixty-four, of three players and of
// four. place tells the rest of the position, play what is played by two, and more what each further player adds.
func nearTheEnd(place, play, more string) []engine.Scene {
	at := func(players []int, trick, others int) engine.Scene {
		return engine.Scene{Players: players, Record: "position: {trick: " + strconv.Itoa(trick) + ", trump: C, " + place +
			"}\nplay: [" + play + strings.Repeat(more, others) + "]"}
	}
	return []engine.Scene{at(Drawing, 23, 0), at(Drawing, 31, 0), at(Three, 15, 1), at(Four, 11, 2)}
}

// claiming is a claim of the game with all the score from the deals before.
func claiming(players []int, trick int) engine.Scene {
	return engine.Scene{Players: players, Record: "match: {scores: {$by: $score}}\nposition: {leader: $by, trick: " + strconv.Itoa(trick) +
		", trump: C, taken: {" + strings.Join([]string{"$by: 0", "$after: 0", "$before: 0", "$opposite: 0"}[:min(players[0], 4)], ", ") + "}}\nplay: [{claim: {by: $by, what: won}}]"}
}

// whole is a hand of three players, less a card for the trick that is played.
const whole = "SKQJ9 HAKQ DKTQ9 CKTQ9"

// declared is a fault with where its laws stand among those of a form.
type declared struct {
	engine.FaultSpec
	laws func(l *Laws) []engine.Law
}

func slips(rules ...stock.Rule) func(l *Laws) []engine.Law {
	return func(l *Laws) (out []engine.Law) {
		for _, r := range rules {
			out = append(out, l.Slips[r])
		}
		return out
	}
}

// faults are the irregularities of every game of melds, by name: what the play shows, and what only a report can show.
var faults = []declared{
	{engine.FaultSpec{Name: "revoke", Reported: true, Meaning: "did not follow suit in the tricks after the stock although able to",
		By: engine.AnyPlayer, When: inTrick, Says: []string{"he did not follow suit", "she had that suit after all", "renounced"},
		Scenes: append([]engine.Scene{{Players: Drawing}}, // by whether the stock is gone
			nearTheEnd("leader: $before, hands: {$by: HK S9}", "HA S9", " HJ")[2:]...)},
		func(l *Laws) []engine.Law { return []engine.Law{l.Revoke, l.Replay, l.Duty} }},
	{engine.FaultSpec{Name: "did-not-head", Reported: true, Meaning: "did not win, trump, over-trump or under-trump although bound and able to",
		By: engine.AnyPlayer, When: inTrick, Says: []string{"he could have won the trick", "did not trump", "did not under-trump", "left me the trick"},
		Scenes: nearTheEnd("leader: $before, hands: {$by: HA9}", "HK H9", " HJ")},
		func(l *Laws) []engine.Law { return []engine.Law{l.Duty, l.Revoke} }},
	{engine.FaultSpec{Name: "lead-out-of-turn", Meaning: "led to a trick when it was another's turn", Says: []string{"he led, but it was not his lead", "false lead"},
		Scenes: nearTheEnd("leader: $after", "'$by:HA'", "")},
		func(l *Laws) []engine.Law { return []engine.Law{l.OutOfTurn} }},
	{engine.FaultSpec{Name: "play-out-of-turn", Meaning: "played to a trick before his turn", Says: []string{"he played too early"}},
		func(l *Laws) []engine.Law { return []engine.Law{l.OutOfTurn} }},
	{engine.FaultSpec{Name: "wrong-claim", Meaning: "claimed the game and had not enough", Says: []string{"he knocked and was wrong"},
		Scenes: []engine.Scene{claiming(Drawing, 23), claiming(Three, 15), claiming(Four, 11)}},
		func(l *Laws) []engine.Law { return []engine.Law{l.WrongClaim} }},
	{engine.FaultSpec{Name: "wrong-meld", Meaning: "announced what is no meld, or may not be scored here",
		Says: []string{"that is not a meld", "he melded the same king twice", "no fresh card", "melded without winning a trick"}},
		func(l *Laws) []engine.Law {
			return []engine.Law{l.Melds, l.Time, l.OneMeld, l.Fresh, l.Building, l.Equal, l.Broken, l.Once, l.DixAlone, l.NoMelds, l.FalseMeld,
				l.Joint, l.JointPlayed, l.GameMeld}
		}},
	{engine.FaultSpec{Name: "late-meld", Meaning: "announced too late", Says: []string{"he melded after drawing", "melded after playing", "forgot to meld"},
		Scenes: []engine.Scene{{Players: Drawing, Record: "position: {leader: $by, trick: 2, " + inHand + "}\nplay: [{draw: stock}, {meld: {by: $by, cards: SK SQ}}]"},
			{Players: Three, Record: second + "{$by: " + whole + "}}\nplay: [{meld: {by: $by, cards: SK SQ}}]"},
			{Players: Four, Record: second + "{$by: SKQ9 HAK DKT9 CKJ9}}\nplay: [S9, {meld: {by: $by, cards: SK SQ}}]"}}},
		func(l *Laws) []engine.Law { return []engine.Law{l.Time, l.StockGone, l.Late} }},
	{engine.FaultSpec{Name: "refused-call", Meaning: "played another card than the one that the adversary had called after a false meld",
		Says: []string{"that was not the card I called", "would not play the king that was called"},
		Scenes: []engine.Scene{{Players: Drawing, Record: "position: {leader: $by, trick: 2, " + inHand + "}\n" +
			"play: [{meld: {by: $by, cards: SK HK, as: marriage, choice: call-card, calls: SK}}, S9]"}}},
		func(l *Laws) []engine.Law { return []engine.Law{l.FalseMeld} }},
	{engine.FaultSpec{Name: "exchange-too-soon", Meaning: "exchanged the dix without having just won a trick",
		Says:   []string{"he took the trump without winning a trick", "dix too early"},
		Scenes: []engine.Scene{{Players: Drawing, Record: "deal: {$by: SKQT9 HA9 DKT9 CAK9, turn-up: HJ}\nplay: [{exchange: $by}]"}}},
		func(l *Laws) []engine.Law { return []engine.Law{l.Dix} }},
	{engine.FaultSpec{Name: "over-scored", Reported: true, Fields: []engine.FieldSpec{excess}, Meaning: "scored more than he was entitled to",
		By: engine.AnyPlayer, When: anyTime, Says: []string{"he marked too much", "pegged too many points"}},
		func(l *Laws) []engine.Law { return []engine.Law{l.OverScored} }},

	{engine.FaultSpec{Name: "not-cut", Reported: true, Meaning: "the pack was not cut", When: anyTime, Says: []string{"the cards were not cut"}},
		func(l *Laws) []engine.Law { return []engine.Law{l.Dealing} }},
	{engine.FaultSpec{Name: "wrong-deal", Reported: true, Meaning: "the dealer gave the cards in wrong packets or order", By: engine.TheDealer, When: anyTime,
		Excuses: true, Says: []string{"dealt wrongly", "misdeal"}},
		func(l *Laws) []engine.Law { return []engine.Law{l.Dealing} }},
	{engine.FaultSpec{Name: "exposed-in-deal", Reported: true, Fields: []engine.FieldSpec{ofField, cardField}, Meaning: "a card was exposed in dealing", When: anyTime,
		Says: []string{"a card was turned over in the deal"}},
		slips(stock.Exposed, stock.ExposedOwn)},
	{engine.FaultSpec{Name: "faced-card", Reported: true, Fields: []engine.FieldSpec{cardField}, Meaning: "a card was found face up in the pack", When: anyTime,
		Says: []string{"a card lay face up in the stock"}},
		slips(stock.Faced, stock.FacedLate)},
	{engine.FaultSpec{Name: "imperfect-pack", Reported: true, Meaning: "the pack is imperfect", When: anyTime, Excuses: true,
		Says: []string{"a card is missing", "three of a card"}},
		slips(stock.Imperfect)},
	{engine.FaultSpec{Name: "wrong-number-of-cards", Reported: true, Fields: []engine.FieldSpec{tooField}, Meaning: "was found with too many or too few cards",
		By: engine.AnyPlayer, When: anyTime, Excuses: true, Says: []string{"he has thirteen cards", "a card short"}},
		slips(stock.DealtMany, stock.DealtFew, stock.HeldMany, stock.HeldFew)},
	{engine.FaultSpec{Name: "missed-draw", Reported: true, Can: drawn, Meaning: "did not draw and played to the next trick", By: engine.AnyPlayer, When: inDraw,
		Says: []string{"he forgot to draw"}, Scenes: []engine.Scene{{Record: inStock}}},
		slips(stock.MissedDraw)},
	{engine.FaultSpec{Name: "drew-two", Reported: true, Can: drawn, Fields: []engine.FieldSpec{seenField, cardField}, Meaning: "drew two cards from the stock",
		By: engine.AnyPlayer, When: inDraw, Says: []string{"he drew two cards"}, Scenes: []engine.Scene{{Record: inStock}}},
		func(l *Laws) []engine.Law {
			return []engine.Law{l.Slips[stock.DrewTwo], l.DrewUnseen, l.Slips[stock.LoserLooked]}
		}},
	{engine.FaultSpec{Name: "saw-stock-card", Reported: true, Can: drawn, Fields: []engine.FieldSpec{cardField}, Meaning: "saw a card of the stock that was not his",
		By: engine.AnyPlayer, When: inDraw, Says: []string{"he saw the next card"}, Scenes: []engine.Scene{{Record: inStock}}},
		slips(stock.DrewTwo)},
	{engine.FaultSpec{Name: "drew-out-of-turn", Reported: true, Can: drawn, Fields: []engine.FieldSpec{bothField, cardField}, Meaning: "drew before his turn",
		By: engine.AnyPlayer, When: inDraw, Says: []string{"he drew first", "took my card"}, Scenes: []engine.Scene{{Record: inStock}}},
		slips(stock.DrewFirst, stock.DrewBoth)},
	{engine.FaultSpec{Name: "looked-back", Reported: true, Meaning: "looked at a trick before the last", By: engine.AnyPlayer, When: anyTime,
		Says: []string{"he looked at an old trick", "counted his tricks"}},
		func(l *Laws) []engine.Law { return []engine.Law{l.LookedBack} }},
	{engine.FaultSpec{Name: "took-up-cards", Reported: true, Can: drawn, Meaning: "took his melds up before he had played to the last trick of the stock",
		By: engine.AnyPlayer, When: inDraw, Says: []string{"he picked up his melds"},
		Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 12, hands: {turn-up: HJ, stock: CA CK CQ}}"}}},
		func(l *Laws) []engine.Law { return []engine.Law{l.TakingUp} }},
}

// Faults are the irregularities of a game of melds under the laws of its forms. What the game has of its own stands in
// own: a fault that all share gets the further words and scenes, another stands behind them.
func Faults(own []engine.FaultSpec, forms ...Laws) []engine.FaultSpec {
	out := make([]engine.FaultSpec, 0, len(faults)+len(own))
	for i := range faults {
		f := faults[i].FaultSpec
		for k := range forms {
			for _, law := range faults[i].laws(&forms[k]) {
				if law != "" && !slices.Contains(f.Laws, law) {
					f.Laws = append(f.Laws, law)
				}
			}
		}
		out = append(out, f)
	}
	for _, f := range own {
		at := slices.IndexFunc(out, func(o engine.FaultSpec) bool { return o.Name == f.Name })
		if at < 0 {
			out = append(out, f)
			continue
		}
		out[at].Says = slices.Concat(out[at].Says, f.Says)
		out[at].Scenes = slices.Concat(out[at].Scenes, f.Scenes)
	}
	return out
}
