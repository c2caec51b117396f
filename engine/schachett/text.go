package schachett

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// sentences is what a ruling of Schachett says.
var sentences = say.New("schachett")

// Parts of sentences.
var (
	msgParty      = sentences.Add("party", "{party#White|Black} ({a:seat} and {b:seat})")
	msgOfParty    = sentences.Add("for-party", " for {party#White|Black}")
	msgNoParty    = sentences.Add("for-nobody", "")
	msgOfficers   = sentences.Add("officers", "{n:number} {kind:phrase}{n?|s} {points:number}")
	msgPawns      = sentences.Add("pawns", "pawns {points:number}")
	msgBefore     = sentences.Add("brought-along", "{n:number} brought along")
	msgForKings   = sentences.Add("for-kings", "{n:number} for the Kings")
	msgForCards   = sentences.Add("for-cards", "{n:number} for the cards")
	msgSum        = sentences.Add("sum", "{party#White|Black} {n:number}")
	msgSumOfTwo   = sentences.Add("sum-of-two", "{party#White|Black} {a:phrase} + {b:phrase} = {n:number}")
	msgSumOfThree = sentences.Add("sum-of-three", "{party#White|Black} {a:phrase} + {b:phrase} + {c:phrase} = {n:number}")
	msgPlace      = sentences.Add("place", "{where#left|opposite|right} {who:seat}")
	msgFraction   = sentences.Add("fraction", "{part:number}/{of:number}")
	msgMixed      = sentences.Add("mixed-number", "{whole:number} {part:number}/{of:number}")
	msgWhole      = sentences.Add("whole-number", "{whole:number}")
	msgTookTricks = sentences.Add("took", "{who:phrase} takes {n?trick|tricks} {tricks:row}")
	msgOneTook    = sentences.Add("tricks-taken", "{a:phrase}.")
	msgBothTook   = sentences.Add("tricks-taken-both", "{a:phrase}; {b:phrase}.")
	msgTookTrick  = sentences.Add("player-took", "{who:seat} takes trick {trick:number}")
	msgStop       = sentences.Add("full-stop", "{text:phrase}.")

	officerWords = [...]*say.Message{
		sentences.Add("dame", "Dame"), sentences.Add("rook", "Rook"), sentences.Add("bishop", "Bishop"),
		sentences.Add("knight", "Knight"), sentences.Add("king", "King"),
	}
	msgWhiteKing = sentences.Add("white-king", "the white King")
	msgBlackKing = sentences.Add("black-king", "the black King")
)

// The summary.
var (
	msgNewDeal       = sentences.Add("new-deal", "The deal is void, and the dealer deals again.")
	msgEven          = sentences.Add("even", "The game is even, {a:number} to {b:number}.")
	msgWins          = sentences.Add("wins", "{party:phrase} wins {a:number} to {b:number}.")
	msgMark          = sentences.Add("mark", "{^fate:phrase} of {king:phrase}: {n:number} {n?point|points}{party:phrase}")
	msgThen          = sentences.Add("then", "{first:phrase}; then {fate:phrase} of {king:phrase}: {n:number} {n?point|points}{party:phrase}")
	msgSoFar         = sentences.Add("so-far", "So far White has {a:number} {a?point|points} and Black {b:number}.")
	msgNothing       = sentences.Add("nothing-irregular", "Nothing irregular is recorded.")
	msgNoWhiteKing   = sentences.Add("parties-unknown", "The record does not tell who received the white King, so neither party's points can be told apart.")
	msgLeaderUnknown = sentences.Add("leader-unknown", "The record does not tell who leads: it names neither the dealer nor who played the first card.")
	msgKingsUnknown  = sentences.Add("kings-unknown", "The record does not tell who received the Kings, so whose King is castled is not known.")
	msgKingUnknown   = sentences.Add("king-unknown", "The record does not tell which of the Kaiser's two hands had the King, so what the castling did stays open.")
	msgToCome        = sentences.Add("to-come", "The game is not played to its end: {n:number} {n?trick|tricks} still to come {n?decides|decide} the difference.")
	msgUnknownAct    = sentences.Add("to-come-after-claim", "The manual knows no claims and no concessions, and the game is not played to its end: {n:number} {n?trick|tricks} still to come {n?decides|decide} the difference.")
)

// Deal, seats and the place in the sitting.
var (
	msgPackets       = sentences.Add("packets-right", "The packets are as prescribed: 2, 3, 3, 2, then 2, 3, 2 and 3 to each.")
	msgWrongPackets  = sentences.Add("packets-wrong", "{^who:seat} dealt in other packets than 2, 3, 3, 2, then 2, 3, 2 and 3 to each.")
	msgDealerPackets = sentences.Add("packets-wrong-dealer", "The dealer dealt in other packets than 2, 3, 3, 2, then 2, 3, 2 and 3 to each.")
	msgPacketsUnread = sentences.Add("packets-unread", "How the packets were dealt is told in words that are not read here, {packets:word}: whether they were as prescribed stays open.")
	msgPacketsNoted  = sentences.Add("packets", "packets: {packets:word}")
	msgDealsAgain    = sentences.Add("deals-again", "The dealer pays 5 points to each of the others and deals again.")
	msgDealerUnknown = sentences.Add("dealer-unknown", "The record does not tell who dealt, so who pays stays open.")
	msgGameUnknown   = sentences.Add("game-unknown", "The record does not tell which game of the cycle this is, so whether the sitting may end stays open.")
	msgMayEnd        = sentences.Add("may-end", "Round {round:number}, game {game:number}: the last game of a cycle, after which the sitting may end.")
	msgStopped       = sentences.Add("stopped-early", "The sitting ends after game {game:number} of round {round:number}, before the end of a cycle.")
	msgWrongKaiser   = sentences.Add("wrong-kaiser", "In round {round:number} {right:seat} is Kaiser, not {who:seat}.")
	msgSeats         = sentences.Add("seats", "Seats of round {round:number} from {a:seat}: {places:row}.")
	msgWrongSeats    = sentences.Add("wrong-seats", "The seats are not those of the round. Seats of round {round:number} from {a:seat}: {places:row}.")
	msgWhiteKingTo   = sentences.Add("white-king-to", "In game {game:number} of the round {right:seat} receives the white King, not {who:seat}.")
	msgWhiteKingDue  = sentences.Add("white-king-due", "Game {game:number} of the round: {who:seat} receives the white King.")
	msgBlackKingTo   = sentences.Add("black-king-to", "{^right:seat}, on the left of {white:seat}, receives the black King, not {who:seat}.")
	msgWrongDealer   = sentences.Add("wrong-dealer", "{^who:seat} dealt, and the deal was at {right:seat}'s place.")
	msgDealAt        = sentences.Add("deal-at", "The deal of game {game:number} is at {who:seat}'s place.")
	msgFirstLead     = sentences.Add("first-lead", "{dealer:seat} deals, so {leader:seat}, on {dealer}'s left, has the first lead.")
	msgDummysLead    = sentences.Add("first-lead-dummy", "The deal is at the dummy's place, so {leader:seat}, on the dummy's left, has the first lead.")
)

// Castling.
var (
	msgNotShown       = sentences.Add("officer-not-shown", "{^who:seat} took {card:card} for the King without its being shown.")
	msgShowNow        = sentences.Add("officer-to-be-shown", "The officer is to be shown now; the manual sets no payment for it.")
	msgShown          = sentences.Add("officer-shown", "The officer was shown to the opponents.")
	msgVoid           = sentences.Add("castling-void", "The castling is void: no card changes hands, and nothing is paid.")
	msgVoidNoted      = sentences.Add("castling-void-noted", "the castling offered by {who:seat} is void")
	msgLetStand       = sentences.Add("castling-let-stand", "The play shows that the castling was let stand; it is judged so, and nothing is paid.")
	msgDeclined       = sentences.Add("castling-declined", "{^to:seat} declines {king:phrase}, which stays with {from:seat}.")
	msgDeclineNoted   = sentences.Add("castling-declined-noted", "{from:seat} offers {king:phrase}, and {to:seat} declines")
	msgTooEarly       = sentences.Add("castled-early", "{^who:seat} {k#castled|offered the King} before the first trick was over.")
	msgTooLate        = sentences.Add("castled-late-kaiser", "{^who:seat} {k#castled|offered the King} after the second trick had been begun.")
	msgAfterLead      = sentences.Add("castled-late", "{^who:seat} {k#castled|offered the King} after the first lead.")
	msgKingTookIt     = sentences.Add("king-took-trick", "{^who:seat} cannot take out of the first trick a King that took it.")
	msgNoKing         = sentences.Add("no-king", "{^who:seat} has no King to offer.")
	msgNoOfficer      = sentences.Add("no-officer", "{^to:seat} has no officer to give for the King.")
	msgNotAnOfficer   = sentences.Add("not-an-officer", "{^to:seat} cannot give {card:card} for the King: it is no other officer.")
	msgCastles        = sentences.Add("castles", "{^from:seat} castles: {king:phrase} goes to {to:seat} for {card:card}.")
	msgCastlesInto    = sentences.Add("castles-into", "{by:seat} takes {king:phrase} out of the first trick and puts {card:card} in its place. The King goes to {to:seat}, and the trick is {winner:seat}'s.")
	msgCastlesUnnamed = sentences.Add("castles-unnamed", "{^from:seat} castles: {king:phrase} goes to {to:seat} for an officer that the record does not name.")
	msgUnnamedNoted   = sentences.Add("castles-unnamed-noted", "{from:seat} castles {king:phrase} with {to:seat}")
	msgOfficerUnknown = sentences.Add("officer-unknown", "The record does not name the officer that was put into the first trick, so who took it stays open.")
	msgCastleNoted    = sentences.Add("castles-noted", "{from:seat} castles {king:phrase} with {to:seat} for {card:card}")
	msgIntoNoted      = sentences.Add("castles-into-noted", "{from:seat} castles {king:phrase} with {to:seat} for {card:card}, which takes its place in the trick; the trick is {winner:seat}'s")
)

// The play.
var (
	msgOutOfTurn    = sentences.Add("play-out-of-turn", "{^who:seat} played {card:card} before {turn:seat} had played.")
	msgPlayedEarly  = sentences.Add("played-early", "{^who:seat} played {card:card} before {partner:seat}, the partner, had played.")
	msgLedForOther  = sentences.Add("lead-out-of-turn", "{^who:seat} led {card:card} when the lead was {turn:seat}'s.")
	msgLedForOwn    = sentences.Add("led-for-partner", "{^who:seat} led {card:card} in the place of {turn:seat}, the partner, who had the lead.")
	msgRevoke       = sentences.Add("revoke", "{^who:seat} played {card:card} to {led:card} and held {held:card}.")
	msgCorrected    = sentences.Add("revoke-corrected", "{^who:seat} played {card:card} to {led:card} and held {held:card}; the card was taken back before the trick was gathered.")
	msgUnknownEvent = sentences.Add("act-unknown", "{who:seat}: {what:word}, which the manual does not know")
	msgNotGathered  = sentences.Add("revoke-open", "for the wrong play in trick {trick:number}, which was not gathered; the card goes back")
	msgScoresNone   = sentences.Add("party-barred", "Trick {trick:number} was gathered with {who:seat}'s wrong card in it: the game is played to its end, and {party:phrase} scores nothing in it.")
	msgDutyRight    = sentences.Add("duty-met", "{duty:phrase}. The card was right.")
	msgDutyOfficer  = sentences.Add("duty-officer", "To an officer any officer must be played, for want of one a pawn or a suit card of its colour, and only then another")
	msgDutyPawn     = sentences.Add("duty-pawn", "To a pawn a pawn of its colour must be played, for want of one a suit card of its colour; only then is the play free")
	msgDutySuit     = sentences.Add("duty-suit", "To a suit card a suit card of its colour must be played, for want of one a pawn of its colour; only then is the play free")
)

// The Kings.
var (
	msgCheckmate    = sentences.Add("checkmate", "checkmate")
	msgSelfMate     = sentences.Add("self-mate", "self-mate")
	msgStalemate    = sentences.Add("stalemate", "stalemate")
	msgKingTakes    = sentences.Add("king-takes", "{king:phrase} takes trick {trick:number} for {holder:seat}")
	msgTakesKing    = sentences.Add("takes-king", "{who:seat} takes trick {trick:number} with {king:phrase} in it")
	msgFirstKing    = sentences.Add("first-king", "{^fate:phrase}: {how:phrase}, the first King to fall: {base:number} + {times:number} × {left:number} = {n:number}{party:phrase}.")
	msgSecondKing   = sentences.Add("second-king", "{^fate:phrase}: {how:phrase}, the second King to fall: {times:number} × {left:number} = {n:number}{party:phrase}.")
	msgFateNoted    = sentences.Add("fate-noted", "{fate:phrase} of {king:phrase}: {n:number}{party:phrase}")
	msgEqualHolds   = sentences.Add("equal-officers", "Trick {trick:number}: of equal officers the first one played, {who:seat}'s {card:card}, holds.")
	msgMereDiscard  = sentences.Add("mere-discard", "Trick {trick:number}: {discard:card} is of the other colour than {card:card} and a mere discard.")
	msgPromoted     = sentences.Add("promoted", "In the last trick I counts as a Dame, II as a Rook, III as a Bishop and IV as a Knight.")
	msgTricksCount  = sentences.Add("tricks-count", "{party#White|Black}'s tricks count {cards:row}: {n:number}.")
	msgNoCounting   = sentences.Add("no-counting-card", "There is no counting card in the tricks.")
	msgNothingPaid  = sentences.Add("nothing-paid", "{white:phrase}, {black:phrase}: nothing is paid.")
	msgDifference   = sentences.Add("difference", "{white:phrase}, {black:phrase}: a difference of {n:number} to {party:phrase}.")
	msgPaysEach     = sentences.Add("pays-opponents", "{who:seat} pays {n:number} points to each opponent {why:phrase}.")
	msgPaysAll      = sentences.Add("pays-all", "{who:seat} pays {n:number} points to each of the others {why:phrase}.")
	msgForEarly     = sentences.Add("for-early-card", "for {card:card}, played too early; the card goes back")
	msgForLooking   = sentences.Add("for-looking-back", "for looking back")
	msgAndDeals     = sentences.Add("and-deals-again", "and deals again")
	msgRounded      = sentences.Add("rounded", "{n:number} {n?point|points} at a {stake:phrase} are {exact:phrase}, so {coins:number}.")
	msgDummysPurse  = sentences.Add("dummys-purse", "What the dummy wins, pays or is paid is {kaiser:seat}'s, who settles with each of the others.")
	msgLookAllowed  = sentences.Add("look-allowed", "{who:seat} looked at no earlier trick than the one before, which is allowed.")
	msgPutRight     = sentences.Add("put-right", "The wrong is put right; the manual sets no payment for it.")
	msgGameCounts   = sentences.Add("game-counts", "Before the first lead it is put right, and a game that has been played counts; the manual sets no payment for it.")
	msgNoPayment    = sentences.Add("no-payment", "The manual sets no payment for it.")
	msgAppealedTo   = sentences.Add("appealed-to", "What is complained of would be {fault:word}.")
	msgNoClaims     = sentences.Add("no-claims", "The manual knows no claims, so there is none to be judged.")
	msgDrawUnknown  = sentences.Add("draw-unknown", "The record does not tell what the players drew (match: drew), so whether the seats are right stays open.")
	msgRoundUnknown = sentences.Add("round-unknown", "The record does not tell the round (match: round), so whether the seats are right stays open.")
	msgPlaceUnknown = sentences.Add("place-unknown", "The record does not tell the game's place in the round, so who should have had the Kings and the deal stays open.")
	msgLastUnknown  = sentences.Add("last-unknown", "The record does not say that the sitting ended with this game (match: last).")
	msgHandUnknown  = sentences.Add("hand-unknown", "The record does not show {who:seat}'s hand, so whether a right card was held stays open.")
)

// Who may be meant.
var (
	msgSeat     = sentences.Add("seat", "{who:seat}")
	msgTheTable = sentences.Add("the-table", "the table")
)

// stakes are what a point may be worth.
var stakes = map[string]*say.Message{
	"half-pfennig":    sentences.Add("half-pfennig", "half-pfennig"),
	"quarter-pfennig": sentences.Add("quarter-pfennig", "quarter-pfennig"),
	"tenth-pfennig":   sentences.Add("tenth-pfennig", "tenth-pfennig"),
}

// kingWord names a King.
func kingWord(c card.Card) say.Value {
	if c == whiteKing {
		return say.Term(msgWhiteKing)
	}
	return say.Term(msgBlackKing)
}

// phrase is a message within another.
func (r *ruler) phrase(m *say.Message, values ...say.Value) say.Value {
	return r.V.Phrase(m, values...)
}

// party is a party and who plays for it.
func (r *ruler) party(side int) say.Value {
	first := r.at[(side+r.parity)%2]
	return r.phrase(msgParty, say.Num(side), say.Who(first), say.Who(r.partner(first)))
}

// forParty is for whom something counts; nothing where the parties are not known.
func (r *ruler) forParty(side int) say.Value {
	if side == unknown {
		return say.Term(msgNoParty)
	}
	return r.phrase(msgOfParty, say.Num(side))
}

// find adds a finding. What the dummy does is the Kaiser's.
func (r *ruler) find(act int, what string, by engine.Seat, n int, c card.Card, law engine.Law, m *say.Message, values ...say.Value) {
	r.V.Find(engine.Finding{What: what, By: r.purse(by), Trick: n, Card: c, Law: law, Text: r.V.Say(m, values...), Act: act})
}

// summary is the ruling in one sentence.
func (r *ruler) summary() {
	v := r.V
	switch {
	case v.Redeal:
		v.Summary = r.newDeal()
	case r.finished && r.parity != unknown:
		v.Summary = r.outcome()
	case len(v.Findings) > 0:
		v.Summary = v.Findings[0].Text
	case len(v.Marks) > 0:
		v.Summary = r.marked()
	case len(v.Points) > 0:
		v.Summary = v.Say(msgSoFar, say.Num(r.points[white]), say.Num(r.points[black_]))
	default:
		v.Summary = v.Say(msgNothing)
	}
}

// newDeal is why the deal is void.
func (r *ruler) newDeal() say.Text {
	for _, x := range r.V.Reasons {
		if x.Law == LawManual4_9 {
			return x.Text
		}
	}
	return r.V.Say(msgNewDeal)
}

func (r *ruler) outcome() say.Text {
	winner, loser := white, black_
	if r.points[white] < r.points[black_] {
		winner, loser = black_, white
	}
	if r.points[white] == r.points[black_] {
		return r.V.Say(msgEven, say.Num(r.points[white]), say.Num(r.points[black_]))
	}
	return r.V.Say(msgWins, r.party(winner), say.Num(r.points[winner]), say.Num(r.points[loser]))
}

// marked tells what became of the Kings.
func (r *ruler) marked() say.Text {
	var out say.Text
	for i, m := range r.V.Marks {
		values := []say.Value{say.Term(fates[m.What].word), kingWord(m.Card), say.Num(m.Points), r.forParty(r.gains[i])}
		if i == 0 {
			out = r.V.Say(msgMark, values...)
		} else {
			out = r.V.Say(msgThen, append([]say.Value{say.Phrase(out)}, values...)...)
		}
	}
	return r.V.Say(msgStop, say.Phrase(out))
}
