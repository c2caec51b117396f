package skat

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// book is a rule set as a value: its figures, its law ids, and hooks where data cannot say what differs.
type book struct {
	name        string
	laws        lawIDs
	seats       [3]string // what forehand and the two after him are called
	foes        string    // what the single player's opponents are called
	modern      int       // 1 where sentences speak of forehand and defenders, 0 of vorhand and adversaries
	words       *words    // how contracts are read and named
	schneiderAt int       // card points with which the single player makes schneider
	lowestBid   int

	pack   card.Pack
	tricks int            // of a hand
	aside  replay.Place   // what is laid aside in the deal
	places []replay.Place // the same as a list

	law // how it rules, where figures cannot say it

	takesSkat      bool // the highest bidder always takes up the skat
	skatNeedsTrick bool // the skat counts for the single player only if he took a trick
	overbidWon     bool // a game that a law has won stays won although its value does not cover the bid

	ownFigure  bool // who plays answers for what he named or held himself, not for the last figure of the auction
	looseCalls bool // a pass before one's turn is harmless, and a call of one who is out counts for nothing
	renews     bool // after a look at the skat the auction begins anew, instead of going on without the one at fault

	duty map[string]engine.Law // the law behind the refusal of a complaint, where it is not the fault's own
}

// law is what a book rules in its own way.
type law interface {
	possibleBid(n int) bool
	unit(r *ruler) int                           // the unit value of the game played, or the fixed value of one without trumps
	reckon(r *ruler, reached level) sum          // the value with that level reached
	lossFactor(r *ruler) (n int, law engine.Law) // what a loss multiplies the value by, and the law
	auction(r *ruler) error
	count(r *ruler)         // of a hand that was played
	result(r *ruler) error  // of one whose outcome is recorded in place of the play
	check(r *ruler) error   // of the contract, before the play
	ready(r *ruler)         // of what depends on the matadors, before the play
	unplayed(r *ruler) bool // of a record without a contract; false leaves it to the rest
	fault(r *ruler, act int, a *engine.Act) error
	turn(r *ruler, act int, p *trick.Play, c card.Card)
	revoke(r *ruler, act int, rv *trick.Revoke)
	settled(r *ruler, rv *trick.Revoke)        // a revoke whose trick was gathered
	lying(r *ruler, rv *trick.Revoke)          // the record ends while a revoke's trick lies open
	gathered(r *ruler, act int, p *trick.Play) // the card after an incomplete trick was gathered
	retracted(r *ruler, act int, s engine.Seat, c card.Card)
	discarded(r *ruler, act int) // a wrong discard, found when the first trick is gathered
	claim(r *ruler, act int, a *engine.Act)
	concede(r *ruler, act int, a *engine.Act)
	event(r *ruler, act int, a *engine.Act) // any other event
	figures(r *ruler, reached level)        // the numbers behind the ruling
	stopped(r *ruler, n tally) bool         // a lost game that was not played to its end; false leaves its level open
}

// plainLaw has the defaults: nothing is ruled.
type plainLaw struct{}

func (plainLaw) auction(r *ruler) error            { return r.auction() }
func (plainLaw) count(r *ruler)                    { r.count() }
func (plainLaw) result(r *ruler) error             { return r.fromResult() }
func (plainLaw) unplayed(*ruler) bool              { return false }
func (plainLaw) settled(*ruler, *trick.Revoke)     {}
func (plainLaw) lying(*ruler, *trick.Revoke)       {}
func (plainLaw) gathered(*ruler, int, *trick.Play) {}
func (plainLaw) discarded(*ruler, int)             {}
func (plainLaw) figures(*ruler, level)             {}
func (plainLaw) stopped(*ruler, tally) bool        { return false }

// lawIDs are the laws behind the steps that both books share.
type lawIDs struct {
	table, active, unit, multipliers, matadors, need, adversaries, nullo, unoDuo, revolution, ramsch, noBid, survivor,
	bidValue, bidOrder, afterPass, overbid, loss, sheet, follow, follower, changed, skat engine.Law
	// Where a book has a law of its own for these.
	overbidHand, schneider, schwarz, announced, missed, proof, early engine.Law
}

// books are the rule sets by name; the first is the default.
var books = map[string]*book{"": &foster, "foster": &foster, "isko": &isko, "iss": &iss}

// bookOf is the book of a record, in its variant.
func bookOf(h *engine.Hand) *book {
	switch h.Variant {
	case "american":
		return &american
	case "frog":
		return &frog
	}
	return books[h.Rules]
}

// ruler is one hand being judged.
type ruler struct {
	replay.Table
	book *book

	seats  active
	dealer engine.Seat
	c      contract
	bid    int  // the figure to be covered; 0 when there was none
	noBid  bool // the auction is recorded and nobody bid
	// vorhandOut: vorhand has passed or is barred, so that he cannot undertake a game where nobody bid.
	vorhandOut bool
	barred     [8]engine.Law // why a player may not bid
	// barredFrom is the number of calls after which it happened.
	barredFrom [8]int
	charge     [8]int
	onlooker   string // whether an onlooker "is" or "may be" called upon to pay; "" for neither

	m matadors

	end       decision
	added     int // card points that a law gives the single player beyond his tricks
	rest      int // card points of the skat, where they follow from the position or from a law and not from its cards
	restKnown bool
	// What a position leaves open: the single player's card points, his adversaries', the number of tricks.
	ownOpen, theirsOpen, tricksOpen bool

	falseLead   int         // the trick to which the single player led out of turn and that lies open; 0 for none
	refused     bool        // the one who had to permit that the false lead be taken back did not
	dealCharged bool        // the dealer pays for an error of the deal already
	badDiscard  bool        // other than two cards were laid out
	unlaid      bool        // nothing has been laid out, and the single player has not played yet
	wrongHand   engine.Seat // who was found with a wrong number of cards
	follows     say.Text    // what the law says to the first fault before the play
	stopped     bool        // the play was stopped and is counted as it stands
	final       *tally      // the count that a law fixes; nil where the cards give it
	cap         level       // with final, the highest level that counts
	capWon      bool        // that of the single player, or else his adversaries'
	n           tally       // what was settled
	overbid     bool        // the value did not cover the bid
	calls       auctioneer  // how the auction stands at its end
	why         say.Text    // what is left open, as a clause
	unfit       say.Text    // why the record cannot be settled although it is complete
	iskoState
}

// decision is what a law decides before the cards do.
type decision struct {
	made   bool
	won    bool
	earned bool // won by what the single player has made, not by an adversary's fault: it must cover the bid
	fixed  bool // the level is lev, whatever the cards give
	lev    level
	law    engine.Law
	act    int
}

var show = card.French.String

func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	return replay.Judge(g, h, t, func(round replay.Round) error {
		r := &ruler{Table: replay.Table{Round: round}, book: bookOf(h), wrongHand: engine.Nobody, cap: schwarz}
		r.early, r.mayCorrect, r.misdealt, r.renewed = engine.Nobody, engine.Nobody, engine.Nobody, renewal{calls: -1}
		r.seats, r.dealer = seatsOf(h)
		var err error
		if r.c, err = readContract(h, r.book); err != nil {
			return err
		}
		return r.run()
	})
}

// run is the order of a hand: the deal, the auction, the announcement, the play, the count, the dispute.
func (r *ruler) run() error {
	if err := r.Faults(r); err != nil {
		return err
	}
	if r.V.Redeal {
		r.charged()
		r.answerAll()
		return r.possibleDeal()
	}
	if err := r.book.auction(r); err != nil {
		return err
	}
	if !r.c.played {
		if err := r.possibleDeal(); err != nil {
			return err
		}
		if !r.book.unplayed(r) {
			if at, ok := r.playWithoutContract(); ok {
				return engine.Impossiblef(at, "what was played stands under no contract: the record needs one to say what was trumps")
			}
			r.unplayed()
		}
		r.charged()
		r.answerAll()
		return nil
	}
	if err := r.contractFits(); err != nil {
		return err
	}
	r.V.Contract = say.Make(r.c.words.name(&r.c))
	if err := r.sitDown(); err != nil {
		return err
	}
	if err := r.known(); err != nil {
		return err
	}
	r.book.ready(r)
	if err := r.fought(); err != nil {
		return err
	}
	r.charged()
	r.answerAll()
	return nil
}

// known adds what a position tells of the tricks before it, and the matadors.
func (r *ruler) known() error {
	r.countMatadors()
	if stated := r.statedMatadors(); stated.known && r.m.known && stated != r.m && r.c.trumps() {
		return engine.Impossiblef(r.H.ContractPos, "the contract says %s %d, by the cards it is %s %d", stated.word(), stated.n, r.m.word(), r.m.n)
	}
	if p := r.H.Position; p != nil {
		return r.fromPosition(p)
	}
	return nil
}

// fought settles the hand by its play, or by the outcome that is recorded in its place.
func (r *ruler) fought() error {
	if r.H.Result != nil {
		if err := r.possibleResult(); err != nil {
			return err
		}
		return r.book.result(r)
	}
	if err := r.play(); err != nil {
		return err
	}
	if !r.V.Redeal { // what the play showed may send the hand back to the dealer
		r.book.count(r)
	}
	return nil
}

// because adds a reason that is made already.
func (r *ruler) because(law engine.Law, text say.Text) {
	r.V.Reasons = append(r.V.Reasons, engine.Reason{Text: text, Law: law})
}

// leaveOpen says what the record or the laws leave open. The text is a clause, which begins with a small letter.
func (r *ruler) leaveOpen(why say.Text) {
	r.why = why
	r.V.Undecided = r.V.Say(msgWhy, say.Phrase(why))
}

// notDecided is the summary of a hand of which nothing is decided.
func (r *ruler) notDecided() { r.V.Summary = r.V.Say(msgNotDecided, say.Phrase(r.why)) }

func (r *ruler) name(s engine.Seat) string { return r.H.Name(s) }

// findCard adds a finding about a card; Find is for one without.
func (r *ruler) findCard(act int, what string, by engine.Seat, trickNo int, c card.Card, law engine.Law, m *say.Message, values ...say.Value) {
	r.V.Find(engine.Finding{What: what, By: by, Trick: trickNo, Card: c, Law: law, Text: r.V.Say(m, values...), Act: act})
}

// found reports whether there is a finding of that name by a player.
func (r *ruler) found(what string, by engine.Seat) bool {
	return slices.ContainsFunc(r.V.Findings, func(f engine.Finding) bool { return f.What == what && f.By == by })
}

// decide settles the game by a law. What was decided first stands.
func (r *ruler) decide(act int, won bool, law engine.Law, text say.Text) bool {
	switch {
	case r.end.made && r.end.won == won:
		r.because(law, text)
		return false
	case r.end.made && won:
		r.Because(r.end.law, msgWhatComesAfter)
		return false
	case r.end.made:
		r.Because(r.end.law, msgWhatComesAfterChanges)
		return false
	}
	r.because(law, text)
	r.end = decision{made: true, won: won, law: law, act: act}
	return true
}

// decideAt settles the game by a law at a level that the law fixes; what comes after does not count. Where the game was
// lost before, play goes on for the count: who has lost cannot stop it.
func (r *ruler) decideAt(act int, won bool, lev level, law engine.Law, text say.Text) {
	switch {
	case r.decide(act, won, law, text):
		r.Over = true
		r.end.fixed, r.end.lev = true, lev
	case won && r.end.won:
		r.Over = true
	}
}

// earn decides the game as won by what the single player has made or the others acknowledge.
func (r *ruler) earn(act int, lev level, law engine.Law, text say.Text) {
	before := r.end.made
	r.decideAt(act, true, lev, law, text)
	r.end.earned = r.end.earned || !before
}

// offer is a choice and what it would give.
type offer struct {
	word string
	text say.Text
}

// offerOnce opens choices to a side, in place of those that it had: what they give is the same, whatever the fault. A
// choice that lasted, as for a revoke, which comes to light when it does, lasts on.
func (r *ruler) offerOnce(by engine.Seat, law engine.Law, won engine.Tri, words ...offer) {
	ends := ledger.AtOwnCard
	if by == engine.Nobody {
		ends = ledger.AtAnyCard // what is open to either adversary, any card settles
	}
	r.Ledger.CloseOf(func(x *ledger.Right) bool {
		mine := x.Choice != speakUp && x.Law != LawFoster47 && r.single(x.By) == r.single(by)
		if mine && x.Ends == ledger.Never {
			ends = ledger.Never
		}
		return mine
	})
	r.open(by, law, won, ends, words...)
}

// open enters choices for a fault.
func (r *ruler) open(by engine.Seat, law engine.Law, won engine.Tri, ends ledger.Lapse, words ...offer) {
	rights := make([]ledger.Right, len(words))
	for i, w := range words {
		rights[i] = ledger.Right{Option: engine.Option{By: by, Choice: w.word, Text: w.text, Law: law}, Ends: ends, Won: won, Side: r.adversary}
	}
	r.Ledger.Open(rights...)
}

// closeOf ends the rights under a law.
func (r *ruler) closeOf(law engine.Law) {
	r.Ledger.CloseOf(func(x *ledger.Right) bool { return x.Law == law })
}

// adversary reports whether a player holds cards against the single player.
func (r *ruler) adversary(s engine.Seat) bool { return r.seats.place(s) >= 0 && !r.single(s) }

// side reports whether a seat is the single player.
func (r *ruler) single(s engine.Seat) bool { return s != engine.Nobody && s == r.c.by }

// adversaries of the single player, in the order in which they play.
func (r *ruler) adversaries() (out [2]engine.Seat) {
	n := 0
	for _, s := range r.seats {
		if s != r.c.by && n < 2 {
			out[n] = s
			n++
		}
	}
	return out
}

// unplayed rules on a record that names no contract: faults of the deal or of the auction.
func (r *ruler) unplayed() {
	switch {
	case r.noBid:
		r.sayNoBid()
		r.V.Summary = r.V.Say(msgNobodyBidMay, say.Who(r.seats[vorhand]))
		if r.vorhandOut {
			r.V.Summary = r.V.Say(msgRamschIsPlayed)
		}
	case r.c.by != engine.Nobody:
		r.V.Summary = r.V.Say(msgWonBiddingNames, say.Who(r.c.by), say.Num(r.bid))
	}
	if r.V.Summary.Empty() {
		switch {
		case !r.follows.Empty():
			r.V.Summary = r.follows
		case len(r.V.Findings) > 0:
			r.V.Summary = r.V.Findings[0].Text
		case r.bid > 0:
			r.V.Summary = r.V.Say(msgBiddingStandsOver, say.Num(r.bid))
		default:
			r.V.Summary = r.V.Say(msgNothingRecorded)
		}
	}
}

// playWithoutContract finds a card or a result that no contract explains.
func (r *ruler) playWithoutContract() (engine.Pos, bool) {
	for i := range r.H.Play {
		if r.H.Play[i].Kind == engine.Play {
			return r.H.Play[i].Pos, true
		}
	}
	return r.H.ResultPos, r.H.Result != nil
}

func (r *ruler) sayNoBid() {
	if r.vorhandOut {
		r.Because(r.book.laws.noBid, msgNobodyBidVorhand, say.Who(r.seats[vorhand]))
		return
	}
	r.Because(r.book.laws.noBid, msgNobodyBidVorhandMay, say.Who(r.seats[vorhand]))
}

// charged writes the penalty points that are charged whatever the game gives.
func (r *ruler) charged() {
	for s := range r.H.Players {
		if n := r.charge[s]; n != 0 {
			r.V.Scores = addCount(r.V.Scores, engine.Seat(s), n)
		}
	}
	if r.onlooker != "" {
		text := r.V.Say(msgOnlookerPays, say.If(r.onlooker == "is"))
		if r.V.HasValue {
			text = r.V.Say(msgOnlookerPaysValue, say.If(r.onlooker == "is"), say.Num(r.V.Value))
		}
		r.because(LawFoster25, text)
		if r.onlooker == "may be" {
			r.V.Options = append(r.V.Options, engine.Option{By: engine.Nobody, Choice: "pay", Law: LawFoster25, Text: text})
		}
	}
	if r.V.Redeal && r.V.Summary.Empty() {
		r.V.Summary = r.V.Say(msgNewDealSame)
	}
}

func addCount(list []engine.Count, s engine.Seat, n int) []engine.Count {
	for i := range list {
		if list[i].Seat == s && list[i].Side == "" {
			list[i].N += n
			return list
		}
	}
	return append(list, engine.Count{Seat: s, N: n})
}

// answerAll answers what was asked, in the play or after it.
func (r *ruler) answerAll() {
	if r.Ledger.Questions == nil {
		for i := range r.H.Play { // the play was not gone through
			if a := &r.H.Play[i]; a.Kind == engine.Dispute {
				r.Ledger.Ask(a, i, 0)
			}
		}
	}
	r.Answer(r)
}

// Special answers whether a claim was right.
func (r *ruler) Special(q *ledger.Question) *engine.Upheld {
	d := q.Act
	if d.Word != "claim" || !r.V.Undecided.Empty() {
		return nil
	}
	for _, f := range r.V.Findings {
		if f.What == "wrong-claim" && (d.Against == engine.Nobody || f.By == d.Against) {
			return r.Upheld(r.V.Say(msgClaimWasWrong, say.Phrase(f.Text)))
		}
	}
	for i := range r.H.Play {
		if a := &r.H.Play[i]; a.Kind == engine.Claim && (d.Against == engine.Nobody || a.By == d.Against) {
			return r.Rejected(r.V.Say(msgClaimWasRight))
		}
	}
	return r.Rejected(r.V.Say(msgNoClaim))
}

// OpenTo leaves a claim open that the record leaves open, and a complaint of a revoke where none has come to light, but
// the hand of the accused is not known, and he did not follow.
func (r *ruler) OpenTo(q *ledger.Question) say.Text {
	d := q.Act
	switch d.Word {
	case "claim":
		return r.V.Undecided
	case "revoke":
		for _, s := range r.seats {
			if d.Against != engine.Nobody && d.Against != s {
				continue
			}
			if _, whole := r.Tricks.Hand(s); !whole && (r.c.kind == revolution || r.mayHaveRevoked(s, d.Trick)) {
				return r.V.Say(msgRevokeOpen, say.Who(s))
			}
		}
	}
	return say.Text{}
}

// Behind is the duty of which a complaint speaks, or else the fault's own law, with what the record does not show.
func (r *ruler) Behind(q *ledger.Question) (engine.Law, say.Text) {
	law, ok := r.book.duty[q.Act.Word]
	if !ok {
		law = r.LawOf(q.Act.Word)
	}
	return law, r.V.Say(msgWhy, say.Phrase(r.ShowsNo(q.Act)))
}

// mayHaveRevoked reports whether a player whose hand is not known did not follow suit in a trick, or in any for 0.
func (r *ruler) mayHaveRevoked(s engine.Seat, n int) bool {
	o, ok := r.Tricks.Rules.(*trick.Order)
	for i := range len(r.Tricks.Tricks) + 1 {
		if !ok {
			break // nothing was played
		}
		t := &r.Tricks.Now
		if i < len(r.Tricks.Tricks) {
			t = &r.Tricks.Tricks[i]
		}
		if c := t.Card(s); c != card.None && (n == 0 || n == t.N) && t.Led() != card.None && o.Class[c] != o.Class[t.Led()] {
			return true
		}
	}
	// Of a trick that is not recorded nothing can be said.
	return n > 0 && n < r.First || len(r.H.Play) == 0
}

// atTable says who plays where more than three sit.
func (r *ruler) atTable() {
	if len(r.H.Players) == 3 {
		return
	}
	r.Because(r.book.laws.active, msgHoldCardsTwo, say.Who(r.seats[0]), say.Who(r.seats[1]), say.Who(r.seats[2]))
	if r.c.kind != ramsch {
		r.Because(r.book.laws.table, msgThoseHoldCards, say.Who(r.c.by))
	}
}
