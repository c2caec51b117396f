package skat

import (
	"slices"
	"strconv"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// book is a rule set as a value: its figures, its law ids, and hooks where data cannot say what differs.
type book struct {
	name        string
	laws        lawIDs
	seats       [3]string // what forehand and the two after him are called
	foes        string    // what the single player's opponents are called
	modern      bool      // contracts are named as today's order names them
	schneiderAt int       // card points with which the single player makes schneider
	lowestBid   int
	possibleBid func(n int) bool
	unit        func(r *ruler) int                     // the unit value of the game played
	reckon      func(r *ruler, reached level) sum      // the value with that level reached
	lossFactor  func(r *ruler) (n int, law engine.Law) // what a loss multiplies the value by, and the law
	check       func(r *ruler) error                   // of the contract, before the play
	fault       func(r *ruler, act int, a *engine.Act) error
	turn        func(r *ruler, act int, p *trick.Play, c card.Card)
	revoke      func(r *ruler, act int, rv *trick.Revoke)
	settled     func(r *ruler, rv *trick.Revoke) // a revoke whose trick was gathered
	claim       func(r *ruler, act int, a *engine.Act)
	concede     func(r *ruler, act int, a *engine.Act)
	event       func(r *ruler, act int, a *engine.Act) // any other event
	discarded   func(r *ruler, act int)                // a wrong discard, found when the first trick is gathered

	skatNeedsTrick bool // the skat counts for the single player only if he took a trick
	overbidWon     bool // a game that a law has won stays won although its value does not cover the bid

	// Hooks that a book may do without.
	ready     func(r *ruler)                                      // of what depends on the matadors, before the play
	unplayed  func(r *ruler) bool                                 // of a record without a contract; false leaves it to the rest
	gathered  func(r *ruler, act int, p *trick.Play)              // the card after an incomplete trick was gathered
	retracted func(r *ruler, act int, s engine.Seat, c card.Card) // a card was taken back
	duty      map[string]engine.Law                               // the law behind the refusal of a complaint, where it is not the fault's own
}

// lawIDs are the laws behind the steps that both books share.
type lawIDs struct {
	table, active, unit, multipliers, matadors, need, adversaries, nullo, unoDuo, revolution, ramsch, noBid, survivor,
	bidValue, bidOrder, afterPass, overbid, loss, sheet, follow, follower, changed, skat engine.Law
	// Where a book has a law of its own for these.
	overbidHand, schneider, schwarz, announced, missed, proof, early engine.Law
}

// books are the rule sets by name; the first is the default.
var books = map[string]*book{"": &foster, "foster": &foster, "isko": &isko, "iss": &iss}

// ruler is one hand being judged.
type ruler struct {
	h     *engine.Hand
	v     *engine.Verdict
	book  *book
	trace *engine.Trace

	seats  active
	dealer engine.Seat
	c      contract
	bid    int  // the figure to be covered; 0 when there was none
	noBid  bool // the auction is recorded and nobody bid
	barred [8]engine.Law
	charge [8]int
	cut    bool // the play is over by law or by word: what follows does not count

	table     trick.Table
	skat      card.Set // the two cards laid aside in the deal
	skatKnown bool
	out       card.Set // what the single player laid away
	outKnown  bool
	outSize   int
	own       card.Set // the single player's own cards of the deal and the skat, as far as they are known
	ownWhole  bool
	theirs    card.Set // what the adversaries are known to have been dealt
	m         matadors
	handSize  int

	end       decision
	choices   []choice
	added     int // card points that a law gives the single player beyond his tricks
	tricks    int // tricks of a whole hand
	rest      int // card points of the skat, where they follow from the position or from a law and not from its cards
	restKnown bool

	falseLead  int         // the trick to which the single player led out of turn and that lies open; 0 for none
	lasting    bool        // the choices that stand open are not waived by play that goes on
	prompted   bool        // a fault for which the single player may, but need not, take the game
	badDiscard bool        // other than two cards were laid out
	wrongHand  engine.Seat // who was found with a wrong number of cards
	follows    string      // what the law says to the first fault before the play
	stopped    bool        // the play was stopped and is counted as it stands
	final      *tally      // the count that a law fixes; nil where the cards give it
	cap        level       // with final, the highest level that counts
	n          tally       // what was settled
	overbid    bool        // the value did not cover the bid
	calls      auctioneer  // how the auction stands at its end
	unfit      string      // why the record cannot be settled although it is complete
	iskoState
	buf []byte
}

// decision is what a law decides before the cards do.
type decision struct {
	made  bool
	won   bool
	fixed bool // the level is lev, whatever the cards give
	lev   level
	law   engine.Law
	act   int
}

// choice is an option that stands open at the end of the record.
type choice struct {
	by   engine.Seat
	what string
	text string
	law  engine.Law
	won  engine.Tri // what the choice would make of the game, as a plain one; Unknown when only the cards can say
}

var show = card.French.String

func judge(h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	r := &ruler{h: h, v: &engine.Verdict{}, trace: t, book: books[h.Rules], tricks: 10, handSize: 10, wrongHand: engine.Nobody, cap: schwarz}
	r.early, r.mayCorrect, r.renewed = engine.Nobody, engine.Nobody, renewal{calls: -1}
	r.seats, r.dealer = seatsOf(h)
	if h.Variant == "frog" {
		return r.frog()
	}
	var err error
	if r.c, err = readContract(h, r.book); err != nil {
		return nil, err
	}
	if err := r.run(); err != nil {
		return nil, err
	}
	return r.v, nil
}

// run is the order of a hand: the deal, the auction, the announcement, the play, the count, the dispute.
func (r *ruler) run() error {
	for i := range r.h.Faults {
		n := len(r.v.Reasons)
		if err := r.book.fault(r, -1, &r.h.Faults[i]); err != nil {
			return err
		}
		if r.follows == "" && len(r.v.Reasons) > n {
			r.follows = r.v.Reasons[n].Text
		}
	}
	if r.v.Redeal {
		r.charged()
		r.disputes()
		return r.possibleDeal()
	}
	if err := r.auction(); err != nil {
		return err
	}
	if err := r.possibleDeal(); err != nil {
		return err
	}
	if !r.c.played {
		if r.book.unplayed == nil || !r.book.unplayed(r) {
			if at, ok := r.playWithoutContract(); ok {
				return engine.Impossiblef(at, "what was played stands under no contract: the record needs one to say what was trumps")
			}
			r.unplayed()
		}
		r.charged()
		r.disputes()
		return nil
	}
	if err := r.contractFits(); err != nil {
		return err
	}
	r.v.Contract = r.c.name()
	if err := r.sitDown(); err != nil {
		return err
	}
	r.atTable()
	if r.book.ready != nil {
		r.book.ready(r)
	}
	if r.h.Result != nil {
		if err := r.possibleResult(); err != nil {
			return err
		}
		if err := r.fromResult(); err != nil {
			return err
		}
	} else if err := r.play(); err != nil {
		return err
	} else {
		r.count()
	}
	r.charged()
	r.disputes()
	return nil
}

// say adds a reason made of parts.
func (r *ruler) say(law engine.Law, parts ...string) { r.v.Because(law, r.text(parts...)) }

func (r *ruler) text(parts ...string) string {
	r.buf = r.buf[:0]
	for _, p := range parts {
		r.buf = append(r.buf, p...)
	}
	return string(r.buf)
}

func (r *ruler) name(s engine.Seat) string { return r.h.Name(s) }

// find adds a finding.
func (r *ruler) find(act int, what string, by engine.Seat, trickNo int, c card.Card, law engine.Law, text string) {
	r.v.Find(engine.Finding{What: what, By: by, Trick: trickNo, Card: c, Law: law, Text: text, Act: act})
}

// decide settles the game by a law. What was decided first stands.
func (r *ruler) decide(act int, won bool, law engine.Law, text string) bool {
	r.say(law, text)
	if r.end.made {
		return false
	}
	r.end = decision{made: true, won: won, law: law, act: act}
	return true
}

// decideAt settles the game by a law at a level that the law fixes; what comes after does not count.
func (r *ruler) decideAt(act int, won bool, lev level, law engine.Law, text string) {
	r.cut = true
	if r.decide(act, won, law, text) {
		r.end.fixed, r.end.lev = true, lev
	}
}

// offerOnce replaces the choices that stand open.
func (r *ruler) offerOnce(by engine.Seat, law engine.Law, won engine.Tri, words ...string) {
	r.choices, r.lasting = r.choices[:0], false
	for i := 0; i+1 < len(words); i += 2 {
		r.choices = append(r.choices, choice{by: by, what: words[i], text: words[i+1], law: law, won: won})
	}
}

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
		r.v.Summary = r.text("Nobody bid: ", r.name(r.seats[vorhand]), " may still undertake a game, otherwise ramsch is played.")
	case r.c.by != engine.Nobody:
		r.v.Summary = r.text(r.name(r.c.by), " has won the bidding at ", strconv.Itoa(r.bid), " and names the game.")
	}
	if r.v.Summary == "" {
		switch {
		case r.follows != "":
			r.v.Summary = r.follows
		case len(r.v.Findings) > 0:
			r.v.Summary = r.v.Findings[0].Text
		case r.bid > 0:
			r.v.Summary = r.text("The bidding stands at ", strconv.Itoa(r.bid), " and is not over.")
		default:
			r.v.Summary = "Nothing is recorded that could be ruled on."
		}
	}
}

// playWithoutContract finds a card or a result that no contract explains.
func (r *ruler) playWithoutContract() (engine.Pos, bool) {
	for i := range r.h.Play {
		if r.h.Play[i].Kind == engine.Play {
			return r.h.Play[i].Pos, true
		}
	}
	return r.h.ResultPos, r.h.Result != nil
}

func (r *ruler) sayNoBid() {
	r.say(r.book.laws.noBid, "Nobody bid: ", r.name(r.seats[vorhand]), " as vorhand may undertake a game; if not, ramsch is played.")
}

// charged writes the penalty points that are charged whatever the game gives.
func (r *ruler) charged() {
	for s := range r.h.Players {
		if n := r.charge[s]; n != 0 {
			r.v.Scores = addCount(r.v.Scores, engine.Seat(s), n)
		}
	}
	if r.v.Redeal && r.v.Summary == "" {
		r.v.Summary = "There is a new deal by the same dealer."
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

// disputes answers what was asked, in the play or after it.
func (r *ruler) disputes() {
	asked := r.h.Dispute
	for i := range r.h.Play {
		if r.h.Play[i].Kind == engine.Dispute {
			asked = &r.h.Play[i]
		}
	}
	if asked == nil {
		return
	}
	if r.v.Undecided != "" && !r.answered(asked) {
		return
	}
	up, text := r.uphold(asked)
	r.v.Dispute = &engine.Upheld{Upheld: up, Text: text}
}

// answered reports whether a question is settled although something else is open.
func (r *ruler) answered(d *engine.Act) bool {
	switch d.Word {
	case "score", "claim":
		return false
	case "revoke":
		if up, _ := r.uphold(d); up {
			return true
		}
		// A revoke that the cards played so far do not show may still be one where the hand is unknown.
		for _, s := range r.seats {
			if _, whole := r.table.Hand(s); !whole && (d.Against == engine.Nobody || d.Against == s) {
				r.v.Undecided = r.text("The record does not show ", r.name(s), "'s hand, so it stays open whether that was a revoke.")
				return false
			}
		}
	}
	return true
}

// uphold compares what is said with the ruling.
func (r *ruler) uphold(d *engine.Act) (bool, string) {
	switch d.Word {
	case "claim":
		for _, f := range r.v.Findings {
			if f.What == "wrong-claim" && (d.Against == engine.Nobody || f.By == d.Against) {
				return true, r.text("Upheld: the claim was wrong. ", f.Text)
			}
		}
		if !slices.ContainsFunc(r.h.Play, func(a engine.Act) bool {
			return a.Kind == engine.Claim && (d.Against == engine.Nobody || a.By == d.Against)
		}) {
			return false, "Rejected: the record shows no claim."
		}
		return false, "Rejected: the claim was right."
	case "score":
		return r.upholdScore(d)
	}
	for _, f := range r.v.Findings {
		if f.What == d.Word && (d.Against == engine.Nobody || f.By == d.Against) && (d.Trick == 0 || f.Trick == d.Trick) {
			return true, "Upheld: " + r.lower(f.Text)
		}
	}
	text := r.notShown(d)
	if law := r.behind(d.Word); law != "" {
		r.v.Because(law, text)
	}
	return false, "Rejected: " + r.lower(text)
}

// notShown says that a record holds nothing of what a complaint maintains.
func (r *ruler) notShown(d *engine.Act) string {
	spec := engine.FaultSpec{}
	for i := range faults {
		if faults[i].Name == d.Word {
			spec = faults[i]
		}
	}
	if !spec.Reported {
		who, where := "", ""
		if d.Against != engine.Nobody {
			who = " by " + r.name(d.Against)
		}
		if d.Trick > 0 {
			where = " in trick " + strconv.Itoa(d.Trick)
		}
		return r.text("The record shows no ", strings.ReplaceAll(d.Word, "-", " "), who, where, ".")
	}
	// A meaning is a sentence of its own, or one that lacks the name of who did it.
	who := ""
	switch article, _, _ := strings.Cut(spec.Meaning, " "); {
	case article == "a" || article == "an" || article == "the" || article == "it":
	case d.Against != engine.Nobody:
		who = r.name(d.Against) + " "
	default:
		who = "anybody "
	}
	return r.text("The record does not report that ", who, spec.Meaning, ".")
}

// behind is the law of this book behind a fault that was not found.
func (r *ruler) behind(what string) engine.Law {
	if law, ok := r.book.duty[what]; ok {
		return law
	}
	prefix := "skat/" + r.book.name + "/"
	for i := range faults {
		if faults[i].Name != what {
			continue
		}
		for _, law := range faults[i].Laws {
			if strings.HasPrefix(string(law), prefix) {
				return law
			}
		}
	}
	return ""
}

// atTable says who plays where more than three sit.
func (r *ruler) atTable() {
	if len(r.h.Players) == 3 {
		return
	}
	r.say(r.book.laws.active, r.name(r.seats[0]), ", ", r.name(r.seats[1]), " and ", r.name(r.seats[2]), " hold cards: the two on the dealer's left and the one on the right.")
	if r.c.kind != ramsch {
		r.say(r.book.laws.table, "Those who hold no cards share the fortunes of ", r.name(r.c.by), "'s adversaries.")
	}
}

func (r *ruler) upholdScore(d *engine.Act) (bool, string) {
	// The figures maintained stand for every player: one that is not named is held to be 0.
	number := func(list []engine.Count, s engine.Seat) int {
		for _, c := range list {
			if c.Seat == s && c.Side == "" {
				return c.N
			}
		}
		return 0
	}
	figures := func(key string, ruled []engine.Count) (asked, same bool) {
		f, ok := d.Args.Get(key)
		if !ok {
			return false, true
		}
		for s := range r.h.Players {
			if number(f.Counts, engine.Seat(s)) != number(ruled, engine.Seat(s)) {
				return true, false
			}
		}
		return true, true
	}
	s, sameS := figures("scores", r.v.Scores)
	p, sameP := figures("points", r.v.Points)
	if !s && !p {
		// No figure is maintained: the question is who won.
		for _, w := range r.v.Winners {
			if w == d.By {
				return true, r.text("Upheld: ", r.name(d.By), " is on the side that won.")
			}
		}
		return false, r.text("Rejected: ", r.name(d.By), " is not on the side that won.")
	}
	if sameS && sameP {
		return true, r.text("Upheld: the figures are as ", r.name(d.By), " maintains.")
	}
	return false, r.text("Rejected: the figures are not as ", r.name(d.By), " maintains.")
}

// lower puts a sentence behind a colon, unless it begins with a name.
func (r *ruler) lower(s string) string {
	for _, name := range append(r.h.Players[:len(r.h.Players):len(r.h.Players)], "Foster") {
		if strings.HasPrefix(s, name) {
			return s
		}
	}
	if s != "" && 'A' <= s[0] && s[0] <= 'Z' {
		return string(s[0]+32) + s[1:]
	}
	return s
}
