package skat

import "hoyle/engine/say"

// sentences is everything that a ruling of Skat says, whatever the rule set.
var sentences = say.New("skat")

// What games are called.
var (
	msgFosterSuit = sentences.Add("foster-suit", "{open#|open }{suit#diamond|heart|spade|club} {use#solo|tournée|passt-mir-nicht|gucki}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgFosterGrand = sentences.Add("foster-grand", "{open#|open }{use#solo grand|turned grand|turned grand (passt-mir-nicht)|gucki grand}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgFosterNullo = sentences.Add("foster-nullo", "{open#|open }{use#solo nullo|turned nullo|turned nullo (passt-mir-nicht)|gucki nullo}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgFosterOther = sentences.Add("foster-other", "{open#|open }{game#|||revolution|uno|duo|ramsch}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgTodaysSuit     = sentences.Add("todays-suit", "{suit:suit}{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced}")
	msgTodaysSuitGame = sentences.Add("todays-suit-game", "{suit:suit}{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced} game")
	msgTodaysGrand    = sentences.Add("todays-grand", "grand{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced}")
	msgTodaysNull     = sentences.Add("todays-null", "null{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced}")
)

// Words that several sentences share. A level is a number, {level#game|schneider|schwarz}; so are what the single
// player's opponents are called, {foes#adversaries|defenders}, and the seats, of which a book has three of the six:
// {seat#vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand}.
var (
	msgNoTrick      = sentences.Add("no-trick", "no trick")
	msgTricks       = sentences.Add("tricks", "{n:words} {n?trick|tricks}")
	msgNone         = sentences.Add("none", "none")
	msgExactly      = sentences.Add("exactly", "exactly {n:words}")
	msgExactlyTrick = sentences.Add("exactly-tricks", "exactly {n:words} {n?trick|tricks}")
	msgWhy          = sentences.Add("why", "{^why:phrase}") // a clause as a sentence of its own
	msgNotDecided   = sentences.Add("not-decided", "Not decided: {why:phrase}")
)

// value is a level for {level#game|schneider|schwarz}.
func (l level) value() say.Value { return say.Num(int(l)) }

// foes is for {foes#adversaries|defenders}.
func (r *ruler) foes() say.Value { return say.Num(r.book.modern) }

// seatName is what a place at the table is called.
func (r *ruler) seatName(place int) say.Value { return say.Num(3*r.book.modern + place) }

// someTricks is a number of tricks: "no trick", "one trick".
func (r *ruler) someTricks(n int) say.Value { return r.counting(n, msgNoTrick, msgTricks) }

// undertaken is a number of tricks beside which another was named: "none", "exactly one".
func (r *ruler) undertaken(n int) say.Value { return r.counting(n, msgNone, msgExactly) }

// exactly is the number of tricks of an undertaking: "no trick", "exactly one trick".
func (r *ruler) exactly(n int) say.Value { return r.counting(n, msgNoTrick, msgExactlyTrick) }

func (r *ruler) counting(n int, none, some *say.Message) say.Value {
	if n == 0 {
		return say.Phrase(r.V.Say(none))
	}
	return say.Phrase(r.V.Say(some, say.Num(n)))
}

// Of the hand as a whole.
var (
	msgWhatComesAfter        = sentences.Add("what-comes-after", "What comes after changes nothing: the game was lost, and what was decided first stands.")
	msgWhatComesAfterChanges = sentences.Add("what-comes-after-changes", "What comes after changes nothing: the game was won, and what was decided first stands.")
	msgNobodyBidMay          = sentences.Add("nobody-bid-may", "Nobody bid: {vorhand:seat} may still undertake a game, otherwise ramsch is played.")
	msgWonBiddingNames       = sentences.Add("won-bidding-names", "{player:seat} has won the bidding at {bid:number} and names the game.")
	msgBiddingStandsOver     = sentences.Add("bidding-stands-over", "The bidding stands at {bid:number} and is not over.")
	msgNobodyBidVorhand      = sentences.Add("nobody-bid-vorhand", "Nobody bid, and {vorhand:seat} as vorhand does not undertake a game: ramsch is played.")
	msgNobodyBidVorhandMay   = sentences.Add("nobody-bid-vorhand-may", "Nobody bid: {vorhand:seat} as vorhand may undertake a game; if not, ramsch is played.")
	msgRevokeOpen            = sentences.Add("revoke-open", "The record does not show {who:seat}'s hand, so it stays open whether that was a revoke.")
	msgHoldCardsTwo          = sentences.Add("hold-cards-two", "{seats:seat}, {seats2:seat} and {seats3:seat} hold cards: the two on the dealer's left and the one on the right.")
	msgThoseHoldCards        = sentences.Add("those-hold-cards", "Those who hold no cards share the fortunes of {player:seat}'s adversaries.")
)

// Of the count.
var (
	msgCardPointsTricks         = sentences.Add("card-points-tricks", "{added:number} card points in tricks and {skat:number} in the skat make {added2:number}.")
	msgMayTakeGame              = sentences.Add("may-take-game", "{player:seat} may take the game at once; the figures are those of a game so taken.")
	msgLastTrickCard            = sentences.Add("last-trick-card", "The last trick, with a card missing, belongs to the side not in fault.")
	msgSchneiderBeenMade        = sentences.Add("schneider-been-made", "Schneider had been made by then and counts.")
	msgSchwarzAnnouncedBut      = sentences.Add("schwarz-announced-but", "Schwarz was announced, but the {foes#adversaries|defenders} have a trick.")
	msgTrickWithoutCard         = sentences.Add("trick-without-card", "A trick without card points is a trick.")
	msgTookEveryTrick           = sentences.Add("took-every-trick", "{player:seat} took every trick, as announced.")
	msgCardPointsNeeds          = sentences.Add("card-points-needs", "{player:seat} has {points:number} card points and needs {need:number}.")
	msgCardPointsNeedsHave      = sentences.Add("card-points-needs-have", "{player:seat} has {points:number} card points and needs {need:number}; the {foes#adversaries|defenders} have {points2:number}.")
	msgAlreadyCardPoints        = sentences.Add("already-card-points", "{player:seat} already has {points:number} card points and needs {need:number}.")
	msgAlreadyHaveAre           = sentences.Add("already-have-are", "The {foes#adversaries|defenders} already have {theirs:number} and are out of schneider.")
	msgPlayStoppedBefore        = sentences.Add("play-stopped-before", "play stopped before it was decided whether the {foes#adversaries|defenders} are made schneider or schwarz.")
	msgAlreadyHaveCard          = sentences.Add("already-have-card", "The {foes#adversaries|defenders} already have {theirs:number} card points; {player:seat} can no longer reach {need:number}.")
	msgPlayStopsBefore          = sentences.Add("play-stops-before", "the play stops before the game is decided: {player:seat} has {points:number} card points, the {foes#adversaries|defenders} {theirs:number}.")
	msgRecordDoesShowAll        = sentences.Add("record-does-show-all", "the record does not show all that counts for {player:seat}, so the card points stay open.")
	msgRecordDoesShowAllCounts  = sentences.Add("record-does-show-all-counts", "the record does not show all that counts for {player:seat}, so schneider stays open.")
	msgLeastCardPoints          = sentences.Add("least-card-points", "{player:seat} has at least {points:number} card points, the {foes#adversaries|defenders} at least {theirs:number}; whatever the rest is, the game is decided.")
	msgPlayStopsWhere           = sentences.Add("play-stops-where", "The play stops where the game is lost.")
	msgEveryTrickSchwarz        = sentences.Add("every-trick-schwarz", "Every trick is {player:seat}'s: schwarz.")
	msgAdversariesHaveTrick     = sentences.Add("adversaries-have-trick", "The adversaries have a trick, so they are schneider but not schwarz.")
	msgAdversariesHaveAre       = sentences.Add("adversaries-have-are", "The adversaries have {theirs:number} and are schneider.")
	msgAdversariesHaveAreOut    = sentences.Add("adversaries-have-are-out", "The adversaries have {theirs:number} and are out of schneider.")
	msgTrickSchwarz             = sentences.Add("trick-schwarz", "{player:seat} has no trick: schwarz.")
	msgAdversariesHaveSchneider = sentences.Add("adversaries-have-schneider", "The adversaries have {theirs:number}: {player:seat} is schneider.")
	msgWhetherTricksWere        = sentences.Add("whether-tricks-were", "Whether the tricks were all on one side is not shown, and every level above the simple one must be proven.")
	msgTookInstead              = sentences.Add("took-instead", "{player:seat} took {tricks:phrase} instead of {number:phrase}.")
	msgTookUndertaken           = sentences.Add("took-undertaken", "{player:seat} took {number:phrase}, as undertaken.")
	msgPlayStopsBeforeGame      = sentences.Add("play-stops-before-game", "the play stops before the game is decided: {player:seat} has {tricks:phrase} so far.")
	msgWonHowHigh               = sentences.Add("won-how-high", "{player:seat} has won the {game:phrase}; how high is not decided.")
	msgLostHowHigh              = sentences.Add("lost-how-high", "{player:seat} has lost the {game:phrase}; how high is not decided.")
	msgRecordDoesShowOr         = sentences.Add("record-does-show-or", "the record does not show with or without how many matadors the game is played, so whether it covers the bid of {bid:number} stays open.")
	msgValueCoversBid           = sentences.Add("value-covers-bid", "The value of {n:number} covers the bid of {bid:number}.")
	msgValueDoesCover           = sentences.Add("value-does-cover", "The value of {n:number} does not cover the bid of {bid:number}, but the game is won all the same.")
	msgValueDoesCoverBid        = sentences.Add("value-does-cover-bid", "The value of {n:number} does not cover the bid of {bid:number}: the game is lost, and costs the next multiple of {step:number} that does, {value:number}.")
	msgGameLostCosts            = sentences.Add("game-lost-costs", "A game lost costs what it would have won: {value:number}.")
	msgLostCostsDouble          = sentences.Add("lost-costs-double", "Lost, it costs double: {value:number} × {f:number} = {score:number}.")
)

// Of the play by Foster's Laws.
var (
	msgAnnouncedRamschOnly          = sentences.Add("announced-ramsch-only", "{player:seat} announced ramsch, which only vorhand may.")
	msgRamschAnnouncedAlthough      = sentences.Add("ramsch-announced-although", "Ramsch was announced although a bid had been made.")
	msgOnlyVorhandMay               = sentences.Add("only-vorhand-may", "Only vorhand may announce ramsch, and only when no bid was made.")
	msgEachPlaysAgainst             = sentences.Add("each-plays-against", "Each plays against all, and the jacks alone are trumps.")
	msgNamedGameAlthough            = sentences.Add("named-game-although", "{who:seat} named a game although nobody had bid; only vorhand may then undertake one.")
	msgNamedGameAfter               = sentences.Add("named-game-after", "{who:seat} named a game after a pass.")
	msgBarredFromBidding            = sentences.Add("barred-from-bidding", "{who:seat}, barred from bidding in this deal, plays a game all the same.")
	msgAnnouncedGameWithout         = sentences.Add("announced-game-without", "{who:seat} announced {level#game|schneider|schwarz} in a game without trumps, which has no multipliers.")
	msgAnnouncedGameUses            = sentences.Add("announced-game-uses", "{who:seat} announced {level#game|schneider|schwarz} in a game that uses the skat; the announcement does not count.")
	msgOpenGrandAlways              = sentences.Add("open-grand-always", "An open grand is always schwarz announced.")
	msgAnnouncedOpenGame            = sentences.Add("announced-open-game", "{who:seat} announced an open game that has no value in the table; it is played as if it were not open.")
	msgLaidOutInstead               = sentences.Add("laid-out-instead", "{who:seat} laid out {d:words} {d?card|cards} instead of two.")
	msgTakesUpSkat                  = sentences.Add("takes-up-skat", "{who:seat} takes up the skat before naming the game: {game:phrase}.")
	msgLeavesSkatNames              = sentences.Add("leaves-skat-names", "{who:seat} leaves the skat and names the game: {game:phrase}.")
	msgOpenGuckiNullo               = sentences.Add("open-gucki-nullo", "An open gucki nullo is announced before the skat cards are seen.")
	msgGuckiNulloAnnounced          = sentences.Add("gucki-nullo-announced", "A gucki nullo is announced before the skat cards are touched.")
	msgMannerTakingSkat             = sentences.Add("manner-taking-skat", "The manner of taking the skat is announcement enough: {game:phrase}.")
	msgThisGameJacks                = sentences.Add("this-game-jacks", "In this game the jacks are cards of their suits, and every suit ranks A K Q J 10 9 8 7.")
	msgAnnouncedGameBefore          = sentences.Add("announced-game-before", "{^level#game|schneider|schwarz} was announced with the game, before a card was led.")
	msgFirstTrickGathered           = sentences.Add("first-trick-gathered", "The first trick was gathered before the wrong discard was discovered: {player:seat} loses the game.")
	msgExposedBothSkat              = sentences.Add("exposed-both-skat", "{who:seat} exposed both skat cards and is bound to a tournée in the suit of the higher value, {suit:suit}.")
	msgTookBothSkat                 = sentences.Add("took-both-skat", "{who:seat} took both skat cards together and is bound to a gucki grand.")
	msgTookFirstSkat                = sentences.Add("took-first-skat", "{who:seat} took the first skat card unseen and is bound to turn the second and play passt-mir-nicht.")
	msgAnnouncedTurnedNullo         = sentences.Add("announced-turned-nullo", "{who:seat} announced a turned nullo, which needs a seven and a previous agreement.")
	msgSevenTurnedTurned            = sentences.Add("seven-turned-turned", "A seven was turned and turned nullos were agreed: the nullo may be played.")
	msgCardTurnedFixes              = sentences.Add("card-turned-fixes", "The card turned fixes the trump: {suit:suit}.")
	msgJackTurnedSo                 = sentences.Add("jack-turned-so", "A jack was turned, so {who:seat} may choose between its suit and a turned grand.")
	msgAnnouncedGrandTurning        = sentences.Add("announced-grand-turning", "{who:seat} announced a grand on turning {card:card}; only a jack allows that, and the trump is {suit:suit}.")
	msgNamedButTurned               = sentences.Add("named-but-turned", "{who:seat} named {suit:suit}, but {card:card} was turned and makes {suit2:suit} trumps.")
	msgClaimsGameWon                = sentences.Add("claims-game-won", "{who:seat} claims the game as won and play ends.")
	msgPlaysMakeSchneider           = sentences.Add("plays-make-schneider", "{who:seat} plays on to make schneider or schwarz, which counts more; the game is won in any case.")
	msgTakenThenMay                 = sentences.Add("taken-then-may", "{player:seat} had taken {tricks:phrase} by then and may take {number:phrase}: the game was lost.")
	msgWhatComesAfterChangesNothing = sentences.Add("what-comes-after-changes-nothing", "What comes after changes nothing: the game was decided, and what was decided first stands.")
	msgMayClaimGame                 = sentences.Add("may-claim-game", "{player:seat} may claim the game as won, but only before playing on.")
	msgMayClaimGameWon              = sentences.Add("may-claim-game-won", "{player:seat} may claim the game as won by pointing it out before the trick is gathered.")
	msgCallsAttentionGame           = sentences.Add("calls-attention-game", "{who:seat} calls attention to it: the game is won.")
	msgClaimsGameWonAbandons        = sentences.Add("claims-game-won-abandons", "{who:seat} claims the game as won and abandons the hand.")
	msgLetsPassCards                = sentences.Add("lets-pass-cards", "{who:seat} lets it pass; the cards decide.")
	msgPlaysLeadCome                = sentences.Add("plays-lead-come", "{who:seat} plays on and has the lead come from the proper hand; the game is won in any case.")
	msgPlayedCannotTake             = sentences.Add("played-cannot-take", "{player:seat} has played on and cannot take the game for it any more.")
	msgDidCallAttention             = sentences.Add("did-call-attention", "{player:seat} did not call attention to it before the trick was gathered: the trick stands.")
	msgFosterStatesPenalty          = sentences.Add("foster-states-penalty", "Foster states no penalty for ramsch.")
	msgSinglePlayerFalse            = sentences.Add("single-player-false", "The single player's false lead costs nothing; it is taken back if an adversary who has not played demands it, and stands once both have played.")
	msgSinglePlayerTakes            = sentences.Add("single-player-takes", "The single player takes the card back, at no cost.")
	msgPlayedMayDemand              = sentences.Add("played-may-demand", "{by:seat}, who has not played, may demand or permit that the cards be taken back.")
	msgPlayedTrickHand              = sentences.Add("played-trick-hand", "{who:seat} played {card:card} to {card2:card} in trick {trick:number} with {held:card} in hand.")
	msgFosterStatesPenaltyRevoke    = sentences.Add("foster-states-penalty-revoke", "Foster states no penalty for a revoke in ramsch.")
	msgAdversaryRevokedMay          = sentences.Add("adversary-revoked-may", "An adversary revoked: {player:seat} may claim the game as won, whatever was bid.")
	msgDidCorrectRevoke             = sentences.Add("did-correct-revoke", "{who:seat} did not correct the revoke before the trick was gathered and loses the game.")
	msgTrickStillLies               = sentences.Add("trick-still-lies", "The trick still lies open: {who:seat} may take {card:card} back at no cost; once it is gathered the game is lost.")
	msgFosterRuleClaim              = sentences.Add("foster-rule-claim", "Foster has no rule for a claim in ramsch.")
	msgWrongClaimCards              = sentences.Add("wrong-claim-cards", "A wrong claim with cards laid down loses the game, even if it could still have been won.")
	msgClaimedGameBut               = sentences.Add("claimed-game-but", "{who:seat} claimed the game, but has already taken {tricks:phrase}.")
	msgFosterLawClaims              = sentences.Add("foster-law-claims", "Foster's law on claims speaks of card points only; whether the rest of this hand makes good the claim stays open.")
	msgClaimedGameButLevel          = sentences.Add("claimed-game-but-level", "{who:seat} claimed the game, but no level of it covers the bid of {bid:number}.")
	msgClaimedSchwarzBut            = sentences.Add("claimed-schwarz-but", "{who:seat} claimed schwarz, but the adversaries have a trick.")
	msgSchwarzWonLast               = sentences.Add("schwarz-won-last", "schwarz is won by the last trick only; the laws give no claim of tricks still to come.")
	msgRecordDoesShowMatadors       = sentences.Add("record-does-show-matadors", "the record does not show the matadors, so it stays open whether 61 or 91 points were needed for the bid.")
	msgClaimedGameCard              = sentences.Add("claimed-game-card", "{who:seat} claimed the game with {points:number} card points and needs {need:number}: the claim is right.")
	msgFosterLawsKnow               = sentences.Add("foster-laws-know", "Foster's Laws know no claim of the remaining tricks, only one of points reached.")
	msgCardPointsAre                = sentences.Add("card-points-are", "{who:seat} has {points:number} card points that are known and needs {need:number}; what else counts is not recorded.")
	msgClaimedGameCardPoints        = sentences.Add("claimed-game-card-points", "{who:seat} claimed the game with {points:number} card points, but needs {need:number}.")
	msgAdversariesHaveCard          = sentences.Add("adversaries-have-card", "the adversaries have {theirs:number} card points in tricks")
	msgHas                          = sentences.Add("has", "{player:seat} has {tricks:phrase}")
	msgAdversariesHave              = sentences.Add("adversaries-have", "the adversaries have {tricks:phrase}")
	msgLevelGameCovers              = sentences.Add("level-game-covers", "no level of the game covers the bid of {bid:number}")
	msgFosterLawsKnowClaim          = sentences.Add("foster-laws-know-claim", "Foster's Laws know no claim of the remaining tricks, only one that the player is defeated already.")
	msgRecordDoesShowMatadorsSo     = sentences.Add("record-does-show-matadors-so", "the record does not show the matadors, so it stays open whether 60 or 30 points defeat the bid.")
	msgRecordDoesSay                = sentences.Add("record-does-say", "the record does not say how many card points the adversaries had taken.")
	msgRemainingCardsGo             = sentences.Add("remaining-cards-go", "{who:seat}'s remaining cards go to {player:seat}'s tricks and count {given:number}.")
	msgClaimErrorScores             = sentences.Add("claim-error-scores", "The claim is in error: {player:seat} scores the game as won.")
	msgAllCardsClaim                = sentences.Add("all-cards-claim", "not all of the cards that the claim gives to the single player are recorded, so schneider stays open.")
	msgFosterRuleGiving             = sentences.Add("foster-rule-giving", "Foster has no rule for giving up in ramsch.")
	msgGivesUpDoes                  = sentences.Add("gives-up-does", "{who:seat} gives up, {by:seat} does not: play goes on.")
	msgAdversariesAcknowledgeGame   = sentences.Add("adversaries-acknowledge-game", "The adversaries acknowledge the game as won.")
	msgAbandonsTournE               = sentences.Add("abandons-tourn-e", "{who:seat} abandons the tournée before playing to the second trick: a plain game lost, whatever the adversaries could have made.")
	msgGivesGameUp                  = sentences.Add("gives-game-up", "{who:seat} gives the game up as lost.")
	msgGivesUpCard                  = sentences.Add("gives-up-card", "{who:seat} gives up with {points:number} card points in tricks, and two cards of the skat count {maxskat:number} at most: the adversaries make it schneider.")
	msgGivesUp2                     = sentences.Add("gives-up-2", "{who:seat} gives up.")
	msgAllCountsRecorded            = sentences.Add("all-counts-recorded", "not all that counts for {who:seat} is recorded, so schneider stays open.")
	msgClaimsGameWon2               = sentences.Add("claims-game-won-2", "{who:seat} claims the game as won.")
	msgTakesGameHand                = sentences.Add("takes-game-hand", "{who:seat} takes the game; the hand is abandoned.")
	msgClaimsGameOnce               = sentences.Add("claims-game-once", "{who:seat} claims the game at once, but nothing in the record gives a right to it; play goes on.")
	msgLetsPassPlays                = sentences.Add("lets-pass-plays", "{who:seat} lets it pass and plays on.")
	msgCallsAttentionPlays          = sentences.Add("calls-attention-plays", "{who:seat} calls attention to it and plays on: the game is won.")
	msgDemandsPlayGo                = sentences.Add("demands-play-go", "{who:seat} demands that play go on.")
	msgDemandsPlayGoBut             = sentences.Add("demands-play-go-but", "{who:seat} demands that play go on, but nothing in the record gives that choice.")
	msgPermitsLeadTaken             = sentences.Add("permits-lead-taken", "{who:seat} permits that the lead be taken back.")
	msgDoesPermitLead               = sentences.Add("does-permit-lead", "{who:seat} does not permit that the lead be taken back: it stands.")
	msgRevokeCorrectedBefore        = sentences.Add("revoke-corrected-before", "The revoke is corrected before the trick is gathered and costs nothing; an adversary who has played since may play another card instead.")
	msgTookBackLed                  = sentences.Add("took-back-led", "{who:seat} took back {card:card}, led out of turn, although it was not permitted.")
)

// Of Frog.
var (
	msgPlayedTurn              = sentences.Add("played-turn", "{who:seat} played {card:card} when it was {turn:seat}'s turn.")
	msgFosterStatesPenaltyFrog = sentences.Add("foster-states-penalty-frog", "Foster states no penalty for it in Frog.")
	msgPlayedHand              = sentences.Add("played-hand", "{who:seat} played {card:card} with {held:card} in hand.")
	msgExactlySixtyPoints      = sentences.Add("exactly-sixty-points", "{who:seat} has exactly sixty points: nobody pays.")
	msgReachesExactlySixty     = sentences.Add("reaches-exactly-sixty", "{who:seat} reaches exactly sixty: nobody pays.")
	msgEachTwoActive           = sentences.Add("each-two-active", "Each of the two active opponents pays {n:number}.")
	msgPaysEverybodyElse       = sentences.Add("pays-everybody-else", "{who:seat} pays {n:number} to everybody else at the table.")
)

// Of the bidding.
var (
	msgSurvivesBiddingMay      = sentences.Add("survives-bidding-may", "{survivor:seat} survives the bidding at {last:number} and may name the game.")
	msgBiddingStandsOver2      = sentences.Add("bidding-stands-over-2", "The bidding stands at {last:number} and is not over.")
	msgNamedGameBut            = sentences.Add("named-game-but", "{player:seat} named the game, but {survivor:seat} survived the bidding.")
	msgBarredFromBiddingOthers = sentences.Add("barred-from-bidding-others", "{who:seat} is barred from the bidding; the others go on as after a pass.")
	msgBarredFromBiddingThis   = sentences.Add("barred-from-bidding-this", "{who:seat}, barred from bidding in this deal, bid all the same.")
	msgCameIntoBidding         = sentences.Add("came-into-bidding", "{who:seat} came into the bidding again after a pass.")
	msgCallVoidStays           = sentences.Add("call-void-stays", "The call is void: {who:seat} stays out of the bidding.")
	msgSpokeTurn               = sentences.Add("spoke-turn", "{who:seat}, {seat#vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand}, spoke when it was {turn:seat}'s turn.")
	msgBiddingOverFigure       = sentences.Add("bidding-over-figure", "The bidding is over, and the figure that was named cannot be recalled.")
	msgWhatSaidOut             = sentences.Add("what-said-out", "What {who:seat} said out of turn stands: it cannot be recalled, and no penalty is laid down.")
	msgHeldWhereHigher         = sentences.Add("held-where-higher", "{who:seat} held the {last:number} where a higher figure or a pass was due.")
	msgFigureOnceNamed         = sentences.Add("figure-once-named", "A figure once named cannot be recalled: the bid of {n:number} binds.")
	msgBidMoreThan             = sentences.Add("bid-more-than", "{who:seat} bid {n:number}, which is not more than the {last:number} already named.")
	msgCallAddsNothing         = sentences.Add("call-adds-nothing", "The call adds nothing: the figure stays {last:number}.")
)

// Of ramsch.
var (
	msgWinsLastTrick   = sentences.Add("wins-last-trick", "{last:seat} wins the last trick and takes the skat, {skat:number} points.")
	msgWhetherATrick   = sentences.Add("whether-a-trick", "the record does not say whether {player:seat} took a trick.")
	msgAllThreeHave    = sentences.Add("all-three-have", "All three have 40 points: there is no score.")
	msgAreTiedWon      = sentences.Add("are-tied-won", "{losers:seat} and {losers2:seat} are tied at {high:number}; {last:seat}, who won the last trick, is the loser.")
	msgAreTiedThird    = sentences.Add("are-tied-third", "{losers:seat} and {losers2:seat} are tied at {high:number}, and the third player won the last trick: both lose.")
	msgMostPointsLoser = sentences.Add("most-points-loser", "{losers:seat} has the most points, {high:number}, and is the loser.")
	msgOnePlayerTook   = sentences.Add("one-player-took", "One player took no trick: the loss is {loss:number}.")
	msgTwoPlayersTook  = sentences.Add("two-players-took", "Two players took no trick: the loss is {loss:number}.")
	msgLoss            = sentences.Add("loss", "The loss is {loss:number}.")
)

// Of what is reported by Foster's Laws.
var (
	msgCardsWereLeft              = sentences.Add("cards-were-left", "{n:number} cards were left in the smaller packet, and three are enough.")
	msgCutLeftCards               = sentences.Add("cut-left-cards", "The cut left {n:number} cards in a packet instead of at least three.")
	msgCardExposedCutting         = sentences.Add("card-exposed-cutting", "A card was exposed in cutting.")
	msgDealtOutTurn               = sentences.Add("dealt-out-turn", "{who:seat} dealt out of turn.")
	msgDealCompleteStands         = sentences.Add("deal-complete-stands", "The deal is complete and stands; the next is dealt by the player whose turn it was.")
	msgDealCompleteRight          = sentences.Add("deal-complete-right", "The deal is not complete: the right dealer deals anew.")
	msgPenalisedPoints            = sentences.Add("penalised-points", "{who:seat} is penalised {dealercharge:number} points.")
	msgMayPenalisedPoints         = sentences.Add("may-penalised-points", "{who:seat} may be penalised {dealercharge:number} points.")
	msgTookSkatCards              = sentences.Add("took-skat-cards", "{who:seat} took skat cards into hand before the bidding.")
	msgDrawsFromHand              = sentences.Add("draws-from-hand", "{drawer:seat} draws from the hand, face down, until ten cards are left; {who:seat} is charged {skatcharge:number} points and may not bid in this deal.")
	msgOnlookerLookedSkat         = sentences.Add("onlooker-looked-skat", "An onlooker looked at the skat.")
	msgLaidOutNothing             = sentences.Add("laid-out-nothing", "{who:seat} laid out nothing before the first lead.")
	msgCardsMayStill              = sentences.Add("cards-may-still", "The cards may still be laid out before the first card is played to the trick.")
	msgLaidOutOther               = sentences.Add("laid-out-other", "{who:seat} laid out other than two cards.")
	msgDiscoveredBeforeFirst      = sentences.Add("discovered-before-first", "It was discovered before the first trick was gathered and is put right; it costs nothing.")
	msgLookedLastTrick            = sentences.Add("looked-last-trick", "{who:seat} looked at the last trick before a card was led to the next, which is allowed.")
	msgLookedBackTrick            = sentences.Add("looked-back-trick", "{who:seat} looked back at a trick other than the last.")
	msgCountedCardsAlready        = sentences.Add("counted-cards-already", "{who:seat} counted the cards already taken.")
	msgOnlyErrorDealer            = sentences.Add("only-error-dealer", "Only an error of the dealer calls for a new deal; {by:seat} did not deal, and the deal stands.")
	msgThereMustNew               = sentences.Add("there-must-new", "There must be a new deal.")
	msgSameDealerDeals            = sentences.Add("same-dealer-deals", "The same dealer deals again.")
	msgChargedPointsError         = sentences.Add("charged-points-error", "{dealer:seat} is charged {dealercharge:number} points for the error.")
	msgHoldsCardsThis             = sentences.Add("holds-cards-this", "{who:seat} holds no cards in this deal; the law speaks of those who do, and it costs nothing.")
	msgPlayedFirstTrick           = sentences.Add("played-first-trick", "{player:seat} played to the first trick without having laid out two cards and loses the game.")
	msgHoldsCardsLooked           = sentences.Add("holds-cards-looked", "{who:seat}, who holds no cards, looked at the skat.")
	msgPointsAreDeducted          = sentences.Add("points-are-deducted", "{onlookerlooks:number} points are deducted from {who:seat}'s score.")
	msgLookedSkatWithout          = sentences.Add("looked-skat-without", "{who:seat} looked at the skat without being entitled to.")
	msgMayBidThis                 = sentences.Add("may-bid-this", "{who:seat} may not bid in this deal.")
	msgCardsSkatAre               = sentences.Add("cards-skat-are", "The cards in the skat are those that {who:seat} laid out: {who} may look at them.")
	msgLookedSkatDuring           = sentences.Add("looked-skat-during", "{who:seat} looked at the skat during the play.")
	msgAgreedPlayStops            = sentences.Add("agreed-play-stops", "As agreed the play stops: {who:seat} counts only the points taken so far, without the skat; the rest is the adversaries'.")
	msgAgreedPlayStopsAdversaries = sentences.Add("agreed-play-stops-adversaries", "As agreed the play stops: the adversaries count only the points taken so far; the rest is {player:seat}'s.")
	msgSinglePlayerLooked         = sentences.Add("single-player-looked", "{who:seat}, the single player, looked at the skat during the play and loses the game.")
	msgAdversaryLookedSkat        = sentences.Add("adversary-looked-skat", "An adversary looked at the skat: {player:seat}'s game is won.")
	msgLosesGameFoster            = sentences.Add("loses-game-foster", "{who:seat} loses the game; Foster states no figure where there is no single player.")
	msgLosesGame                  = sentences.Add("loses-game", "{who:seat} loses the game.")
	msgEitherAdversaryMay         = sentences.Add("either-adversary-may", "Either adversary may insist on playing on to make {who:seat} schneider.")
	msgAdversaryLookedBack        = sentences.Add("adversary-looked-back", "An adversary looked back: {player:seat}'s game is won.")
	msgWrongNumberCards           = sentences.Add("wrong-number-cards", "{who:seat} has a wrong number of cards.")
	msgOnlyThoseRight             = sentences.Add("only-those-right", "Only those with the right number can win; Foster states no figure for ramsch.")
	msgWrongNumberCardsOthers     = sentences.Add("wrong-number-cards-others", "{who:seat} has a wrong number of cards, the others the right one: the game is lost.")
	msgEitherAdversaryMayHave     = sentences.Add("either-adversary-may-have", "Either adversary may have the hand played out to make {who:seat} schneider or schwarz.")
	msgAdversaryWrongNumber       = sentences.Add("adversary-wrong-number", "An adversary has a wrong number of cards: {player:seat}'s game is won.")
)

// Of what stays open, and others.
var (
	msgWhetherEveryTrick  = sentences.Add("whether-every-trick", "the record does not say whether {player:seat} took every trick.")
	msgStoppedBeforeLevel = sentences.Add("stopped-before-level", "play stopped before it was decided whether {player:seat} is made schneider or schwarz.")
	msgHowManyTricks      = sentences.Add("how-many-tricks", "the record does not say how many tricks {player:seat} took.")
	msgMatadorsOpen       = sentences.Add("matadors-open", "the record does not show with or without how many matadors the game is played, so its value stays open.")
	msgRamschNotOver      = sentences.Add("ramsch-not-over", "the play stops before the ramsch is over.")
	msgTakenBefore        = sentences.Add("taken-before", "the record does not say what everybody had taken before.")
	msgSkatNotRecorded    = sentences.Add("skat-not-recorded", "the skat is not recorded.")
	msgPointsOfThree      = sentences.Add("points-of-three", "the record does not give the card points of the three players.")
	msgTiedLastUnknown    = sentences.Add("tied-last-unknown", "two are tied for the most points, and the record does not say who took the last trick.")
	msgRamschDrawn        = sentences.Add("ramsch-drawn", "The ramsch is a draw of three: nobody scores.")
	msgPutDownRamsch      = sentences.Add("put-down-ramsch", "Put down under {losers:list}: −{loss:number}{two#.| each.}")
	msgRamschLost         = sentences.Add("ramsch-lost", "{losers:list} {two#loses|lose} the ramsch: −{loss:number}{two#.| each.}")
	msgFrogNotOver        = sentences.Add("frog-not-over", "the play stops before the hand is over, or the widow is not recorded.")
	msgFrogNoClaim        = sentences.Add("frog-no-claim", "Foster has no rule for a claim or for giving up in Frog.")
	msgFrogGame           = sentences.Add("frog-game", "{game#frog|chico|grand}")
	msgFrogWon            = sentences.Add("frog-won", "{who:seat} wins the {game:phrase}: {n:number} from each active opponent.")
	msgFrogLost           = sentences.Add("frog-lost", "{who:seat} loses the {game:phrase}: {n:number} to everybody else at the table.")
	msgFrogReported       = sentences.Add("frog-reported", "Reported of {who:seat}: {what:word}.")
	msgFrogPoints         = sentences.Add("frog-points", "{who:seat} has {points:number} points, {off:number} {over#under|over} sixty: at {factor:words} {factor?counter|counters} a point that makes {n:number}.")
	msgHigherSuitOpen     = sentences.Add("higher-suit-open", "the record does not show the two skat cards, so it stays open which suit is of the higher value.")
	msgRamschIsPlayed     = sentences.Add("ramsch-is-played", "Nobody bid: ramsch is played.")
	msgNothingRecorded    = sentences.Add("nothing-recorded", "Nothing is recorded that could be ruled on.")
	msgNewDealSame        = sentences.Add("new-deal-same", "There is a new deal by the same dealer.")
)

// Further.
var (
	msgBidsTo        = sentences.Add("bids-to", bidsTo+"the last figure named is {last:number}.")
	msgBidsToNone    = sentences.Add("bids-to-none", bidsTo+"no figure is named.")
	msgBidNoGame     = sentences.Add("bid-no-game", "{who:seat} bid {n:number}, which is the value of no game.")
	msgBidTooLow     = sentences.Add("bid-too-low", "{who:seat} bid {n:number}, which is below the lowest bid, {lowest:number}.")
	msgUnitValue     = sentences.Add("unit-value", "{^game:phrase}: {fixed#unit|fixed} value {unit:number}.")
	msgSideNoTrick   = sentences.Add("side-no-trick", "{side:phrase} no trick: schwarz.")
	msgSideSchneider = sentences.Add("side-schneider", "{side:phrase} {points:number} card points, not more than 30: schneider.")
	msgSideATrick    = sentences.Add("side-a-trick", "{side:phrase} a trick: no schwarz.")
	msgPlayerHas     = sentences.Add("player-has", "{player:seat} has")
	msgFoesHave      = sentences.Add("foes-have", "The {foes#adversaries|defenders} have")
	msgPutDown       = sentences.Add("put-down", "Put down under {player:seat}: {score:sum}.")
	msgWinsOrLoses   = sentences.Add("wins-or-loses", "{player:seat} {won#loses|wins} the {game:phrase}: {score:sum}.")
	msgMatadors      = sentences.Add("matadors", "{player:seat} plays {with#without|with} {n:number}: {run:list} {n?is|are} {with#neither in the hand nor in the skat|in the hand or the skat}, {next:card} {with#is|is not}.")
	msgMatadorsAll   = sentences.Add("matadors-all", "{player:seat} plays {with#without|with} {n:number}: {run:list} {n?is|are} {with#neither in the hand nor in the skat|in the hand or the skat}.")
)

// Of the value.
var (
	msgSum        = sentences.Add("sum", reckoned+" = {value:number}")
	msgSumAndMore = sentences.Add("sum-and-more", reckoned+" + {extra:number} = {value:number}")
)

const reckoned = "{with#without|with} {tops:number}, game 1{hand#|, hand 1}{schneider#|, schneider 1}{told#|, schneider announced 1}" +
	"{schwarz#|, schwarz 1}{foretold#|, schwarz announced 1}{open#|, open 1}: {multiplier:number} × {unit:number}{factor#|| × 2| × 3}"

// More.
var (
	msgPrompted              = sentences.Add("prompted", "{who:seat} prompted {partner#a player|the other adversary}.")
	msgNotCut                = sentences.Add("not-cut", "{by:seat} did not present the pack to be cut.")
	msgWrongDeal             = sentences.Add("wrong-deal", "{by:seat} did not deal the cards as prescribed.")
	msgExposedInDeal         = sentences.Add("exposed-in-deal", "{by:seat} exposed a card in dealing.")
	msgHandsConfused         = sentences.Add("hands-confused", "The hands ran into one another, and the dealer cannot separate them.")
	msgFacedCard             = sentences.Add("faced-card", "A card was found faced in the pack.")
	msgImperfectPack         = sentences.Add("imperfect-pack", "The pack proved incorrect or imperfect.")
	msgTookBothSkatDid       = sentences.Add("took-both-skat-did", "{who:seat} took up both skat cards together.")
	msgThenTookBothSkat      = sentences.Add("then-took-both-skat", "{who:seat} must play a gucki grand, unless a nullo was announced.")
	msgTookFirstUnseenDid    = sentences.Add("took-first-unseen-did", "{who:seat} took the first skat card into hand without showing it.")
	msgThenTookFirstUnseen   = sentences.Add("then-took-first-unseen", "{who:seat} must turn the second card and play passt-mir-nicht.")
	msgExposedBothSkatDid    = sentences.Add("exposed-both-skat-did", "{who:seat} exposed both skat cards.")
	msgThenExposedBothSkat   = sentences.Add("then-exposed-both-skat", "{who:seat} must play the suit of the higher value.")
	msgLateNulloDid          = sentences.Add("late-nullo-did", "{who:seat} announced the gucki nullo only after touching the skat.")
	msgThenLateNullo         = sentences.Add("then-late-nullo", "{who:seat} is bound to a gucki grand: no nullo was announced before the cards were taken.")
	msgLateOpenDid           = sentences.Add("late-open-did", "{who:seat} announced only after seeing the skat that the gucki nullo was open.")
	msgThenLateOpen          = sentences.Add("then-late-open", "It is played as if it were not open.")
	msgNotLaidOpenDid        = sentences.Add("not-laid-open-did", "{who:seat} had not laid the hand open when an adversary played a card.")
	msgThenNotLaidOpen       = sentences.Add("then-not-laid-open", "It must lie open from then on; Foster states no penalty.")
	msgConsultedDid          = sentences.Add("consulted-did", "{who:seat} consulted with the other adversary of an open game.")
	msgForbidden             = sentences.Add("forbidden", "It is forbidden; Foster states no penalty.")
	msgDictatedDid           = sentences.Add("dictated-did", "{who:seat} dictated to the single player what to play from the open hand.")
	msgExposedCardDid        = sentences.Add("exposed-card-did", "{who:seat} exposed a card.")
	msgThenExposedCard       = sentences.Add("then-exposed-card", "Foster states no penalty for a card exposed in the play.")
	msgRecalledBidDid        = sentences.Add("recalled-bid-did", "{who:seat} wanted to recall a figure already named.")
	msgThenRecalledBid       = sentences.Add("then-recalled-bid", "A figure once named stands.")
	msgChangedGameDid        = sentences.Add("changed-game-did", "{who:seat} wanted to play another game than the one announced.")
	msgThenChangedGame       = sentences.Add("then-changed-game", "The game announced must be played.")
	msgLeftInRound           = sentences.Add("left-in-round", "{^who:phrase} left the table during a round: {why:phrase}.")
	msgJoinedInRound         = sentences.Add("joined-in-round", "{^who:phrase} joined the table: {why:phrase}.")
	msgStoppedInRound        = sentences.Add("stopped-in-round", "{^who:phrase} stopped the game: {why:phrase}.")
	msgNoConsent             = sentences.Add("no-consent", "the others did not consent")
	msgNoSubstitute          = sentences.Add("no-substitute", "there was no substitute")
	msgRoundNotOver          = sentences.Add("round-not-over", "the round was not over")
	msgNoNotice              = sentences.Add("no-notice", "no notice was given before it began")
	msgLeavingRule           = sentences.Add("leaving-rule", "Nobody may withdraw during a round unless the others consent to a substitute and one is found.")
	msgLeavingAllowed        = sentences.Add("leaving-allowed", "The others consent to a substitute, and there is one: the withdrawal is allowed.")
	msgJoiningRule           = sentences.Add("joining-rule", "A newcomer may enter only after a round and with the others' consent.")
	msgJoiningAllowed        = sentences.Add("joining-allowed", "The round is over and the others consent: the newcomer may enter, seated so as to have the deal.")
	msgStoppingRule          = sentences.Add("stopping-rule", "The game ends only with a round, and whoever wants to stop must say so before it begins.")
	msgStoppingAllowed       = sentences.Add("stopping-allowed", "The round is over, and notice was given before it began: the sitting may end.")
	msgBothLacking           = sentences.Add("both-lacking", "{first:phrase}, and {second:phrase}")
	msgPlayer                = sentences.Add("player", "{who:seat}")
	msgSomebody              = sentences.Add("somebody", "somebody")
	msgOutsider              = sentences.Add("outsider", "{name:word}")
	msgAnnouncedAfterDiscard = sentences.Add("announced-after-discard", "{^level#game|schneider|schwarz} was announced after the discard and {level#|doubles|trebles} the value.")
	msgOutOfTurn             = sentences.Add("out-of-turn", "{who:seat} {lead#played|led} {card:card} in trick {n:number}, when it was {turn:seat}'s turn.")
	msgDefeatedIndeed        = sentences.Add("defeated-indeed", "{who:seat} claimed that the game is defeated, and it is: {state:phrase}.")
	msgDefeatedWrongly       = sentences.Add("defeated-wrongly", "{who:seat} claimed that the game is defeated, but {state:phrase}.")
	msgGivesUpWith           = sentences.Add("gives-up-with", "{who:seat} gives up with {least#|at least }{points:number} card points; the adversaries add {who}'s cards to theirs and count {theirs:number}.")
)

// Yet more.
var (
	msgNumberBeforePlay = sentences.Add("number-before-play", "It was found before the play: the cards were wrongly dealt, and there must be a new deal.")
	msgNotThisHandAlone = sentences.Add("not-this-hand-alone", "Not this hand alone is wrong: the cards were wrongly dealt, and there must be a new deal.")
	msgNewCut           = sentences.Add("new-cut", "There must be a new cut.")
	msgOutOfTurnVoid    = sentences.Add("out-of-turn-void", "The deal out of turn is void; the right dealer deals.")
	msgEitherMayDemand  = sentences.Add("either-may-demand", "Either adversary may demand that the lead be taken back.")
	msgAnnouncedInTime  = sentences.Add("announced-in-time", "{^level#game|schneider|schwarz} is announced before a card is led.")
	msgAnnouncedWrongly = sentences.Add("announced-wrongly", "{who:seat} announced {level#game|schneider|schwarz}{why# too late, after a card had been led|, which only the single player may| in a game that uses the skat| in a game without trumps, which has no multipliers| when the game had been named already}; it does not count.")
)

// At last.
var (
	msgOnlookerPays      = sentences.Add("onlooker-pays", "The onlooker {is#may be|is} called upon to pay the value of the game.")
	msgOnlookerPaysValue = sentences.Add("onlooker-pays-value", "The onlooker {is#may be|is} called upon to pay the value of the game, {value:number}.")
	msgClaimWasWrong     = sentences.Add("claim-was-wrong", "the claim was wrong. {text:phrase}")
	msgClaimWasRight     = sentences.Add("claim-was-right", "the claim was right.")
	msgNoClaim           = sentences.Add("no-claim", "no claim was made.")
	msgAnnounces         = sentences.Add("announces", "{who:seat} announces {what:word}")
	msgShows             = sentences.Add("shows", "{who:seat} shows the hand")
	msgLeaves            = sentences.Add("leaves", "{who:seat} leaves the table")
	msgTimesOut          = sentences.Add("times-out", "{who:seat} runs out of time")
	msgUnreadable        = sentences.Add("unreadable", "{who:seat} plays a card that the record does not tell")
	msgRevokeTakenBack   = sentences.Add("revoke-taken-back", "{who:seat} played {card:card} to {card2:card} in trick {trick:number} with {held:card} in hand, and took it back before the trick was gathered.")
)

const bidsTo = "{^second#vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand} bids to {first#vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand}, " +
	"{third#vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand} to the survivor; "

// The results by which a contract is valued.
var (
	msgAllTook    = sentences.Add("outcome-all-took", "a trick for everybody")
	msgOneWithout = sentences.Add("outcome-one-without", "one player without a trick")
	msgTwoWithout = sentences.Add("outcome-two-without", "two players without a trick")
	msgATrick     = sentences.Add("outcome-a-trick", "a trick")
	msgEveryTrick = sentences.Add("outcome-every-trick", "every trick")
	msgBetween    = sentences.Add("outcome-between", "{from:number} to {to:number} points")
	msgOrMore     = sentences.Add("outcome-or-more", "{n:number} points or more")
	msgOrFewer    = sentences.Add("outcome-or-fewer", "{n:number} points or fewer")
)

// Of a revoke that lies open.
var (
	msgRevokeLies = sentences.Add("revoke-lies", "the trick with {player:seat}'s revoke lies open: corrected, it costs nothing; once it is gathered, the game is lost.")
)

// Of what is set against the contract.
var (
	msgRightDealerDeals = sentences.Add("right-dealer-deals", "It was not the turn of {dealer:seat}: the right dealer deals.")
	msgSecondCardOpen   = sentences.Add("second-card-open", "the record does not show the second card of the skat, so it stays open which suit was to be trumps.")
)
