package skat

import "hoyle/engine"

var (
	noticedField = engine.FieldSpec{Key: "noticed", Kind: engine.Word, Words: []string{atDeal, atAuction, atPlay, atEnd}, Doc: "when it came to light: before the cards were taken up, in the auction, in the play, or after it"}
	fromField    = engine.FieldSpec{Key: "from", Kind: engine.Word, Words: []string{"clubs", "spades", "hearts", "diamonds", "grand", "nullo", "null"}, Doc: "the game announced first, where the contract is the one that it was changed into"}
	callsField   = engine.FieldSpec{Key: "calls", Kind: engine.Int, Doc: "after how many calls of the bidding it happened"}
	cardField    = engine.FieldSpec{Key: "card", Kind: engine.OneCard, Doc: "the card that was shown, is missing or too many"}
	trickField   = engine.FieldSpec{Key: "trick", Kind: engine.Int, Doc: "the trick looked at"}
	consentField = engine.FieldSpec{Key: "consent", Kind: engine.Bool, Doc: "the others consent"}
	overField    = engine.FieldSpec{Key: "round-over", Kind: engine.Bool, Doc: "the round is over"}
)

// faults are the irregularities that Skat knows, by name: what the play shows, and what only a report can show.
// ISkO's laws are added beside Foster's.
var faults = []engine.FaultSpec{
	{Name: "revoke", By: engine.CardHolder, When: engine.InPlay, Meaning: "did not follow suit although able to",
		Laws:   []engine.Law{LawFoster52, LawFoster53, LawFoster45, LawIskoOld4_2_3, LawIskoOld4_2_1},
		Says:   []string{"he did not follow suit", "she had that suit after all", "renege", "nicht bedient"},
		Scenes: []engine.Scene{{Record: "position: {leader: $before, trick: 9, hands: {$by: HK S7}}\nplay: [HA S7 H8]"}}},
	{Name: "lead-out-of-turn", By: engine.CardHolder, When: engine.InPlay, Meaning: "led to a trick when it was another's turn",
		Laws:   []engine.Law{LawFoster47, LawFoster48, LawIsko4_1_3, LawIskoOld4_4_1},
		Says:   []string{"he led, but it was not his lead", "led out of turn", "false lead"},
		Scenes: []engine.Scene{{Record: "position: {leader: $before, trick: 2}\nplay: ['$by:HA']"}}},
	{Name: "play-out-of-turn", By: engine.CardHolder, When: engine.InPlay, Meaning: "played to a trick out of turn",
		Laws:   []engine.Law{LawFosterPlayingOutOfTurn, LawIsko4_1_4},
		Says:   []string{"he played too early", "played before his partner", "played out of turn"},
		Scenes: []engine.Scene{{Record: "position: {leader: $after, trick: 2}\nplay: [HA, '$by:H7']"}}},
	{Name: "wrong-claim", By: engine.CardHolder, When: engine.InPlay, Meaning: "laid the hand down with a claim that is not true",
		Laws: []engine.Law{LawFoster49, LawFoster50, LawIsko4_4_5, LawIskoOld4_3_4},
		Says: []string{"he claimed, but was wrong", "she said she had won already"},
		Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 8, hands: {skat: S7 S8}, taken: {$by: $points, $after: 0, $before: 0}, tricks: {$by: 4, $after: 3, $before: 0}}\n" +
			"play: [{claim: {by: $by, what: won}}]"}}},
	{Name: "bid-out-of-turn", By: engine.CardHolder, Meaning: "spoke in the auction when it was another's turn",
		Laws:   []engine.Law{LawFoster34, LawIsko3_3_1},
		Says:   []string{"he bid before his turn", "hinterhand spoke too early"},
		Scenes: []engine.Scene{{Record: "bidding: [{$by: 10}]"}}},
	{Name: "bid-after-passing", By: engine.CardHolder, Meaning: "came into the bidding again after a pass",
		Laws: []engine.Law{LawFoster35, LawIsko3_3_1, LawIskoOld3_3_9S5},
		Says: []string{"he had passed and bid again"},
		Scenes: []engine.Scene{
			{Record: "bidding: [{$by: pass}, {$by: 12}]"},
			{Record: "bidding: [{$after: 10}, {$by: pass}, {$by: 12}]"},
			{Record: "bidding: [{$before: 10}, {$after: pass}, {$by: pass}, {$by: 12}]"},
		}},
	{Name: "illegal-bid", By: engine.CardHolder, Meaning: "named a figure that is too low, the value of no game, or barred",
		Laws: []engine.Law{LawFoster33, LawFoster34, LawFoster24, LawFoster27, LawIsko3_3_2, LawIskoOld3_3_9, LawIskoOld3_2_14, LawIskoOld3_2_15},
		Says: []string{"there is no such bid", "bid too low"},
		Scenes: []engine.Scene{
			{Record: "bidding: [{$by: $last}, {$before: hold}, {$by: $figure}]"},
			{Record: "bidding: [{$before: pass}, {$by: $last}, {$after: hold}, {$by: $figure}]"},
			{Record: "bidding: [{$by: $figure}]"},
			{Record: "bidding: [{$before: pass}, {$by: $figure}]"},
			{Record: "bidding: [{$after: pass}, {$before: pass}, {$by: $figure}]"},
		}},
	{Name: "illegal-announcement", Meaning: "named a game, or schneider or schwarz, without the right to",
		Laws:   []engine.Law{LawFoster28, LawFoster29, LawFoster30, LawFoster31, LawFoster39, LawFoster41, LawFoster42, LawFoster43, LawIskoOld3_4_1, LawIsko3_6_2, LawIskoChangedAnnouncement, LawIsko2_5_7, LawIsko2_5_11, LawIsko4_1_1},
		Says:   []string{"he may not announce that", "announced too late", "announced after taking the skat"},
		Scenes: []engine.Scene{{}}},
	{Name: "took-back", By: engine.CardHolder, When: engine.InPlay, Meaning: "took back a card already played",
		Laws:   []engine.Law{LawIsko4_1_2},
		Says:   []string{"he took his card back", "Karte zurückgenommen"},
		Scenes: []engine.Scene{{Record: "position: {leader: $by, trick: 2}\nplay: [HA, {retract: $by}]"}}},
	{Name: "wrong-discard", By: engine.SinglePlayer, Force: takesSkat, Reported: true, Meaning: "laid out more or less than two cards",
		Laws: []engine.Law{LawFoster32, LawIskoWrongDiscard},
		Says: []string{"laid away three cards", "discarded the wrong number"},
		Scenes: []engine.Scene{
			{Record: "contract: {by: $by, game: grand, how: gucki}\ndiscard: H7"},
			{Record: "contract: {by: $by, game: grand, how: skat}\ndiscard: H7"},
		}},

	{Name: "not-cut", When: engine.InDeal, Reported: true, Meaning: "the pack was not presented to be cut", Fields: []engine.FieldSpec{noticedField},
		Laws: []engine.Law{LawFoster23, LawIsko3_2_4},
		Says: []string{"the cards were not cut"}},
	{Name: "wrong-deal", When: engine.InDeal, Reported: true, Excuses: true, Meaning: "the dealer gave a wrong number of cards, in wrong packets, or the skat out of its turn", Fields: []engine.FieldSpec{noticedField},
		Laws: []engine.Law{LawFoster23, LawIsko3_2_13},
		Says: []string{"dealt wrongly", "misdeal", "the skat was forgotten in the deal"}},
	{Name: "exposed-in-deal", When: engine.InDeal, Reported: true, Meaning: "the dealer exposed a card in dealing",
		Laws: []engine.Law{LawFoster22, LawIskoExposedInDeal},
		Says: []string{"a card was shown in the deal"}},
	{Name: "small-packet", When: engine.InDeal, Reported: true, Meaning: "left too few cards in a packet of the cut", Fields: []engine.FieldSpec{{Key: "cards", Kind: engine.Int, Required: true, Doc: "how many cards were in the smaller packet"}},
		Laws: []engine.Law{LawFoster17, LawIsko3_2_4},
		Says: []string{"the packet was too small"}},
	{Name: "exposed-in-cut", When: engine.InDeal, Reported: true, Meaning: "a card was exposed in cutting",
		Laws: []engine.Law{LawFoster17, LawIskoExposedInDeal},
		Says: []string{"a card was seen in the cut"}},
	{Name: "hands-confused", Reported: true, Meaning: "the hands ran into one another so that the dealer cannot separate them",
		Laws: []engine.Law{LawFoster22, LawIskoExposedInDeal},
		Says: []string{"the hands got mixed up"}},
	{Name: "faced-card", Reported: true, Meaning: "a card was found face up in the pack",
		Laws: []engine.Law{LawFoster19, LawIskoExposedInDeal},
		Says: []string{"a card lay face up in the pack"}},
	{Name: "imperfect-pack", Reported: true, Excuses: true, Meaning: "the pack has a card too many, too few, or one known by its back",
		Laws: []engine.Law{LawFoster19, LawIskoExposedInDeal},
		Says: []string{"a card is missing from the pack", "there are two of a card", "a card is marked"}},
	{Name: "dealt-out-of-turn", By: engine.AnyPlayer, Reported: true, Meaning: "it was another's deal", Fields: []engine.FieldSpec{{Key: "complete", Kind: engine.Bool, Doc: "whether the deal was complete when it was noticed"}},
		Laws: []engine.Law{LawFoster20, LawIskoOld3_2_13},
		Says: []string{"the wrong player dealt"}},
	{Name: "looked-at-skat", By: engine.AnyPlayer, Reported: true, Meaning: "looked at the skat without right", Fields: []engine.FieldSpec{callsField},
		Laws: []engine.Law{LawFoster24, LawFoster26, LawIskoOld3_4_8, LawIskoOld3_2_14, LawIskoOld3_3_9},
		Says: []string{"he looked at the skat", "peeked at the skat"}},
	{Name: "took-skat", By: engine.AnyPlayer, Reported: true, Excuses: true, Meaning: "took skat cards into hand before the bidding", Fields: []engine.FieldSpec{callsField},
		Laws: []engine.Law{LawFoster27, LawIskoOld3_2_15, LawIskoOld3_3_9},
		Says: []string{"he picked the skat up with his cards", "has twelve cards"}},
	{Name: "took-both-skat", By: engine.SinglePlayer, When: engine.InDeal, Force: choosesManner, Reported: true, Meaning: "the successful bidder took up both skat cards together",
		Laws: []engine.Law{LawFoster28},
		Says: []string{"he took both skat cards at once"}},
	{Name: "took-first-unseen", By: engine.SinglePlayer, When: engine.InDeal, Force: choosesManner, Reported: true, Meaning: "the successful bidder took the first skat card into hand without showing it",
		Laws: []engine.Law{LawFoster28},
		Says: []string{"he did not show the first card"}},
	{Name: "exposed-both-skat", By: engine.SinglePlayer, When: engine.InDeal, Force: choosesManner, Reported: true, Meaning: "the successful bidder turned up both skat cards",
		Laws: []engine.Law{LawFoster29, LawIskoSoloistShowsCard},
		Says: []string{"he turned both cards"}},
	{Name: "late-nullo", By: engine.SinglePlayer, When: engine.InDeal, Force: choosesManner, Reported: true, Meaning: "announced a gucki nullo only after touching the skat",
		Laws: []engine.Law{LawFoster40, LawFoster28},
		Says: []string{"he said nullo after taking the skat", "the nullo was not announced"}},
	{Name: "late-open", By: engine.SinglePlayer, When: engine.InDeal, Force: choosesManner, Reported: true, Meaning: "announced only after seeing the skat that the gucki nullo is open",
		Laws: []engine.Law{LawFoster40},
		Says: []string{"he said open after seeing the skat"}},
	{Name: "not-laid-open", By: engine.SinglePlayer, Force: isOpen, Reported: true, Meaning: "played an open game without laying the hand face up before an adversary played",
		Laws: []engine.Law{LawFoster5, LawIsko2_2_3},
		Says: []string{"he did not lay his cards open"}},
	{Name: "onlooker-saw-skat", By: engine.Outsider, Reported: true, Meaning: "an onlooker looked at the skat", Fields: []engine.FieldSpec{callsField},
		Laws: []engine.Law{LawFoster25, LawIskoOld3_3_9},
		Says: []string{"the kibitzer looked at the skat", "Kiebitz"}},
	{Name: "looked-at-hand", By: engine.AnyPlayer, Reported: true, Meaning: "looked at another player's cards", Fields: []engine.FieldSpec{callsField},
		Laws: []engine.Law{LawIskoOld3_3_9, LawIsko4_1_4},
		Says: []string{"he looked into her hand", "peeked at his neighbour's cards", "in die Karten geschaut"}},
	{Name: "no-discard", By: engine.SinglePlayer, Force: takesSkat, Reported: true, Meaning: "did not lay out before playing to the first trick",
		Laws: []engine.Law{LawFoster32, LawIskoWrongDiscard},
		Says: []string{"he forgot to lay away"}},
	{Name: "looked-back", By: engine.AnyPlayer, When: engine.InPlay, Reported: true, Meaning: "looked at a trick that may not be seen again", Fields: []engine.FieldSpec{trickField},
		Laws:   []engine.Law{LawFoster54, LawIskoOld4_4_6, LawIskoOld4_4_3},
		Says:   []string{"he looked at an old trick"},
		Scenes: []engine.Scene{{Record: inThePlay}}},
	{Name: "counted-tricks", By: engine.AnyPlayer, When: engine.InPlay, Reported: true, Meaning: "counted the cards already taken",
		Laws:   []engine.Law{LawFoster54, LawIskoOld4_4_6},
		Says:   []string{"he counted his points", "counted his tricks"},
		Scenes: []engine.Scene{{Record: inThePlay}}},
	{Name: "prompted-partner", By: engine.Opponent, When: engine.InPlay, Reported: true, Meaning: "told the partner the count, asked for a card, or hinted how to play",
		Laws:   []engine.Law{LawFoster55, LawIskoDefenderShowsCard},
		Says:   []string{"he told his partner what to play", "talked to his partner", "asked him to fatten the trick"},
		Scenes: []engine.Scene{{Record: inThePlay}}},
	{Name: "exposed-card", By: engine.CardHolder, When: engine.InPlay, Reported: true, Meaning: "showed a card without playing it", Fields: []engine.FieldSpec{cardField},
		Laws:   []engine.Law{LawFosterPlayingOutOfTurn, LawIskoDefenderShowsCard, LawIskoSoloistShowsCard},
		Says:   []string{"he dropped a card face up", "showed a card"},
		Scenes: []engine.Scene{{Record: inThePlay}}},
	{Name: "consulted", By: engine.Opponent, Force: isOpenByFoster, Reported: true, Meaning: "the adversaries of an open game consulted",
		Laws:   []engine.Law{LawFoster5, LawIskoDefenderShowsCard},
		Says:   []string{"they talked about the open hand"},
		Scenes: []engine.Scene{{Record: inAnOpenGame}}},
	{Name: "dictated", By: engine.Opponent, Force: isOpenByFoster, Reported: true, Meaning: "an adversary dictated the open player's cards",
		Laws:   []engine.Law{LawFoster5, LawIskoDefenderShowsCard},
		Says:   []string{"he told the open player what to play"},
		Scenes: []engine.Scene{{Record: inAnOpenGame}}},
	{Name: "wrong-number-of-cards", By: engine.CardHolder, Reported: true, Excuses: true, Meaning: "was found with too many or too few cards", Fields: []engine.FieldSpec{noticedField, cardField},
		Laws: []engine.Law{LawFoster46, LawFoster23, LawFosterMissingCard, LawIskoOld3_2_9, LawIskoOneCardWrong},
		Says: []string{"he has a card too many", "a card short", "eleven cards", "nine cards"}},
	{Name: "recalled-bid", By: engine.CardHolder, When: engine.InDeal, Reported: true, Meaning: "wanted to take back a figure already named",
		Laws: []engine.Law{LawFoster35, LawIsko3_3_1},
		Says: []string{"he wants his bid back"}},
	{Name: "changed-game", By: engine.SinglePlayer, Reported: true, Meaning: "wanted to play another game than the one announced", Fields: []engine.FieldSpec{fromField},
		Laws: []engine.Law{LawFosterChangedGame, LawIskoChangedAnnouncement},
		Says: []string{"he changed his game"}},
	{Name: "left-in-round", Reported: true, Meaning: "withdrew during a round", Fields: []engine.FieldSpec{consentField, {Key: "substitute", Kind: engine.Bool, Doc: "there is a substitute"}},
		Laws: []engine.Law{LawFoster7},
		Says: []string{"he left in the middle of a round"}},
	{Name: "joined-in-round", Reported: true, Meaning: "joined the table during a round or without consent", Fields: []engine.FieldSpec{overField, consentField},
		Laws: []engine.Law{LawFoster8},
		Says: []string{"someone sat down in mid-round"}},
	{Name: "stopped-in-round", Reported: true, Meaning: "stopped the game before a round was over or without notice", Fields: []engine.FieldSpec{overField, {Key: "notice", Kind: engine.Bool, Doc: "it was said before the round began"}},
		Laws: []engine.Law{LawFoster10},
		Says: []string{"they stopped before the round was over"}},
}

// takesSkat reports whether the player takes cards of the skat, after which others are laid out; without a contract he may.
func takesSkat(h *engine.Hand) bool {
	c, err := readContract(h, bookOf(h))
	return err != nil || !c.played || c.usesSkat() || bookOf(h).takesSkat
}

// choosesManner reports whether the player chooses how the skat is taken: not in American Skat, where he always takes both.
func choosesManner(h *engine.Hand) bool { return !bookOf(h).takesSkat }

// isOpen reports whether the game lies open; without a contract it may.
func isOpen(h *engine.Hand) bool { return h.Contract == nil || h.Contract.True("open") }

// isOpenByFoster is isOpen by Foster's Laws; the international order forbids talk in every game.
func isOpenByFoster(h *engine.Hand) bool { return isOpen(h) || bookOf(h).modern == 1 }
