package calabrasella

import "hoyle/engine"

// The faults by name.
const (
	revoke        = "revoke"
	leadOutOfTurn = "lead-out-of-turn"
	playOutOfTurn = "play-out-of-turn"
	bidOutOfTurn  = "bid-out-of-turn"
	wrongAsk      = "wrong-ask"
	wrongDiscard  = "wrong-discard"
	smallPacket   = "small-packet"
	exposedInCut  = "exposed-in-cut"
	wrongDeal     = "wrong-deal"
	turnedStock   = "turned-stock"
	lookedAtStock = "looked-at-stock"
	changed       = "changed-discard"
	showed        = "showed-exchange"
)

// faults are the irregularities that Calabrasella knows. The first law of each is the one behind the refusal of a
// complaint.
var faults = []engine.FaultSpec{
	{Name: revoke, Reported: true, Meaning: "did not follow suit although able to", By: engine.CardHolder,
		Laws: []engine.Law{LawFosterFollowingSuit, LawFosterRevoke},
		Says: []string{"he did not follow suit", "she had that suit after all", "renege", "nicht bedient", "Farbe nicht bekannt"},
		// His right-hand neighbour leads a suit of which he holds a card, and he plays another.
		Scenes: []engine.Scene{{Record: "position: {leader: $before, trick: 11, hands: {$by: HK S7}}\nplay: [HA S7 H6]"}}},
	{Name: leadOutOfTurn, Meaning: "led to a trick when it was another's lead",
		Laws:   []engine.Law{LawFosterLead, LawFosterOutOfTurn, LawFosterAbandoned},
		Says:   []string{"it was not his lead", "led out of turn", "false lead", "falsch ausgespielt"},
		Scenes: []engine.Scene{{Record: "position: {leader: $before, trick: 2}\nplay: ['$by:HA']"}}},
	{Name: playOutOfTurn, Meaning: "played to a trick before his turn",
		Laws:   []engine.Law{LawFosterOutOfTurn, LawFosterAbandoned},
		Says:   []string{"he played too early", "played before his partner", "played out of turn", "vorgeworfen"},
		Scenes: []engine.Scene{{Record: "position: {leader: $after, trick: 2}\nplay: [HA, '$by:H7']"}}},
	{Name: bidOutOfTurn, Meaning: "stood or passed when it was another's turn", Laws: []engine.Law{LawFosterStanding},
		Says: []string{"she said stand before her turn", "he spoke too early", "stood although another had stood", "zu früh gesprochen"},
		// Who speaks before his turn; the eldest hand once more after passing.
		Scenes: []engine.Scene{{Record: "bidding: [{$by: stand}]"}, {Record: "bidding: [{$by: pass}, {$by: stand}]"}}},
	{Name: wrongAsk, Meaning: "asked for a card that may not be asked for, or for none", Laws: []engine.Law{LawFosterAsking, LawFosterAskingForATwo},
		Says:   []string{"he asked for a two", "asked for an ace", "asked for a card of her own", "did not ask for anything", "nach der falschen Karte gefragt"},
		Scenes: []engine.Scene{{Record: "deal: {$by: S3AQ7 H3AJ7 DAKQJ}\ncontract: {by: $by}"}}},
	{Name: wrongDiscard, Meaning: "laid out no card or more than four, or took another number from the stock", Laws: []engine.Law{LawFosterDiscard, LawFosterStockShown},
		Says:   []string{"laid out five cards", "he laid out nothing", "took more than he laid out", "took too few cards", "falsch gedrückt"},
		Scenes: []engine.Scene{{Record: "contract: {by: $by}"}}},

	{Name: smallPacket, Reported: true, Meaning: "left too few cards in a packet of the cut", By: engine.AnyPlayer, When: engine.InDeal,
		Fields: []engine.FieldSpec{{Key: "cards", Kind: engine.Int, Required: true, Doc: "how many cards were in the smaller packet"}},
		Laws:   []engine.Law{LawFosterCutPackets}, Says: []string{"the packet was too small", "cut too deep", "zu wenig abgehoben"}},
	{Name: exposedInCut, Reported: true, Meaning: "exposed a card in cutting the pack, or more than one in cutting for seats and deal", By: engine.AnyPlayer, When: engine.InDeal,
		Fields: []engine.FieldSpec{{Key: "cards", Kind: engine.Int, Doc: "in cutting for seats and deal: how many cards were exposed"}},
		Laws:   []engine.Law{LawFosterCutPackets, LawFosterCutting}, Says: []string{"a card was seen in the cut", "she turned two cards in cutting", "beim Abheben aufgedeckt"}},
	{Name: wrongDeal, Reported: true, Meaning: "the cards were not dealt properly, or not four were left", By: engine.TheDealer, Excuses: true,
		Laws: []engine.Law{LawFosterDealing, LawFosterNoMisdeal}, Says: []string{"dealt wrongly", "misdeal", "thirteen cards", "three cards in the stock", "vergeben"}},
	{Name: turnedStock, Reported: true, Meaning: "turned the stock over too soon", By: engine.AnyPlayer, When: engine.InDeal,
		Fields: []engine.FieldSpec{{Key: "calls", Kind: engine.Int, Doc: "after how many calls it happened, stands and passes together"}},
		Laws:   []engine.Law{LawFosterStockShown, LawFosterStockTooSoon, LawFosterStockByAdversary},
		Says:   []string{"he turned the stock", "turned over the talon", "turned it before he had discarded", "Talon aufgedeckt"}},
	{Name: lookedAtStock, Reported: true, Meaning: "looked at the stock before the last card was played",
		Laws: []engine.Law{LawFosterNewStock}, Says: []string{"he looked at the stock", "peeked at the talon", "looked at his own discards", "Stock eingesehen"}},
	{Name: changed, Reported: true, Meaning: "changed the discard after the stock had been turned", By: engine.CardHolder,
		Laws: []engine.Law{LawFosterNoAmendment}, Says: []string{"he changed his discard", "took a discard back", "wollte anders drücken"}},
	{Name: showed, Reported: true, Meaning: "showed the card given in exchange to the other adversary", By: engine.AnyPlayer, Force: exchanges,
		Laws: []engine.Law{LawFosterExchangeHidden}, Says: []string{"he showed the exchanged card", "she told her partner what she got", "Tauschkarte gezeigt"}},
}

// exchanges reports whether a card was exchanged, as far as the record tells.
func exchanges(h *engine.Hand) bool {
	return !h.Contract.Has("asked") || h.Contract.Has("gave")
}
