package vint

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// The irregularities that calls and cards show.
const (
	revoke        = "revoke"
	leadOutOfTurn = "lead-out-of-turn"
	playOutOfTurn = "play-out-of-turn"
	bidOutOfTurn  = "bid-out-of-turn"
	illegalBid    = "illegal-bid"
)

// The choices that faults of the play leave.
const (
	exposedCard = "exposed-card"
	callSuit    = "call-suit"
	points      = "points"
	threeTricks = "three-tricks"
)

// choices are what may be chosen after a fault.
var choices = map[string][]string{
	revoke: {points, threeTricks}, leadOutOfTurn: {exposedCard, callSuit}, playOutOfTurn: {"highest", "lowest", "win", "lose"},
	bidOutOfTurn: {newDeal, stand}, illegalBid: {makeSufficient, letPass},
}

// slip is an irregularity that calls or cards show, or that is reported although they could show it.
type slip struct {
	finding  int // its index among the findings
	act      int // the act that shows it
	trick    int
	fault    int // the ledger's number of its rights; 0 for none
	choice   string
	revoke   *trick.Revoke // where the play shows one
	standing bool          // of a revoke: it is established
}

// slips is what went wrong in the calls and the play.
type slips struct {
	list    []slip
	reports []*engine.Act      // what the record reports of them and nothing has shown yet
	lead    int                // the slip of a false lead on the table, from 1; 0 for none
	fourth  int                // the slip of the fourth who played before the second, from 1
	missing [players]card.Card // of who is a card short, where that is told
	short   bool               // it is told of somebody
	looks   perSide
}

// slip finds an irregularity of the bidding.
func (j *table) slip(what string, by engine.Seat, law engine.Law, m *say.Message, values ...say.Value) int {
	return j.find(-1, what, by, 0, card.None, law, m, values...)
}

// find finds an irregularity and returns its index among the slips.
func (j *table) find(act int, what string, by engine.Seat, trick int, c card.Card, law engine.Law, m *say.Message, values ...say.Value) int {
	j.V.Find(engine.Finding{What: what, By: by, Trick: trick, Card: c, Law: law, Text: j.V.Say(m, values...), Act: act})
	j.slips.list = append(j.slips.list, slip{finding: len(j.V.Findings) - 1, act: act, trick: trick})
	return len(j.slips.list) - 1
}

func (j *table) findingOf(i int) *engine.Finding { return &j.V.Findings[j.slips.list[i].finding] }

// matching is the slip that a report or a complaint speaks of; -1 where there is none.
func (j *table) matching(a *engine.Act, by engine.Seat) int {
	for i := range j.slips.list {
		f := j.findingOf(i)
		if f.What == a.Word && (by == engine.Nobody || f.By == by) && (a.Trick == 0 || a.Trick == f.Trick) {
			return i
		}
	}
	return -1
}

// choiceOf is what the record says beforehand of the choice after a slip of the bidding.
func (j *table) choiceOf(i int) string {
	f := j.findingOf(i)
	for k, a := range j.slips.reports {
		if a.Word == f.What && a.By == f.By {
			j.slips.reports = slices.Delete(j.slips.reports, k, k+1)
			return a.Args.Word(engine.Choice)
		}
	}
	return ""
}

// decide enters the choice that a report or a complaint carries.
func (j *table) decide(i int, a *engine.Act) error {
	choice := a.Args.Word(engine.Choice)
	if choice == "" {
		return nil
	}
	s, f := &j.slips.list[i], j.findingOf(i)
	if known := choices[f.What]; !slices.Contains(known, choice) {
		return engine.Impossiblef(a.Pos, "there is no choice %s after %s", choice, f.What)
	}
	if s.choice != "" {
		return nil // what was chosen first stays
	}
	s.choice = choice
	if s.fault == 0 {
		return nil
	}
	j.Ledger.Close(s.fault)
	switch f.What {
	case leadOutOfTurn:
		j.Because(LawFosterBridge76, msgChosen, say.Who(j.contract.by), say.If(choice == callSuit))
	case bidOutOfTurn:
		if choice == newDeal {
			j.newDealFor(f.By)
		}
	}
	return nil
}

// Raised hears the choice that a complaint carries.
func (j *table) Raised(_ int, a *engine.Act) error {
	if i := j.matching(a, a.Against); i >= 0 {
		return j.decide(i, a)
	}
	return nil
}

// Played looks at a card.
func (j *table) Played(act int, p *trick.Play, c card.Card) error {
	s := &j.slips
	if p.Lead && j.contract.foe(p.Seat) && !p.OutOfTurn {
		j.lapseCalls()
	}
	switch {
	case p.OutOfTurn && p.Lead:
		j.falseLead(act, p, c)
	case p.OutOfTurn:
		j.tooEarly(act, p, c)
	}
	if now := &j.Tricks.Now; s.fourth > 0 && (p.Seat == now.Seats[1] || p.Completed) {
		j.Ledger.Close(s.list[s.fourth-1].fault)
		s.fourth = 0
	}
	if p.Completed && s.lead > 0 {
		j.Ledger.Close(s.list[s.lead-1].fault)
		j.Because(LawFosterBridge78, msgAllPlayed, say.Num(j.Tricks.Now.N))
		s.lead = 0
	}
	switch {
	case p.Revoke != nil:
		rv := *p.Revoke
		i := j.find(act, revoke, p.Seat, rv.Trick, c, LawFosterFollowingSuit, msgRevoked, say.Who(p.Seat), say.Card(c), say.Card(rv.Led), say.Card(rv.Held))
		s.list[i].revoke = &rv
	case s.short && j.withheld(p.Seat, c):
		i := j.find(act, revoke, p.Seat, j.Tricks.Now.N, c, LawFosterBridge38, msgRevokedMissing, say.Who(p.Seat), say.Card(s.missing[p.Seat]))
		j.establish(i)
	}
	return nil
}

// lapseCalls ends the right to call a suit or a card when an adversary has led in turn.
func (j *table) lapseCalls() {
	j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.What == leadOutOfTurn })
}

// withheld reports whether a player who is a card short did not follow although the card that he misses would have.
func (j *table) withheld(s engine.Seat, c card.Card) bool {
	led := j.Tricks.Now.Led()
	m := j.slips.missing[s]
	return m != card.None && led != card.None && led != c && led.Suit() == m.Suit() && c.Suit() != m.Suit()
}

// falseLead is a lead in another's place.
func (j *table) falseLead(act int, p *trick.Play, c card.Card) {
	n := j.Tricks.Now.N
	law := LawFosterWinning
	if n == 1 {
		law = LawFosterLead
	}
	i := j.find(act, leadOutOfTurn, p.Seat, n, c, law, msgFalseLead, say.Who(p.Seat), say.Card(c), say.Num(n), say.Who(p.Turn))
	j.slips.lead = i + 1
	if !j.contract.foe(p.Seat) {
		j.Because(LawFosterBridge77, msgNoPenaltyLead, say.Who(p.Seat))
		return
	}
	j.Because(LawFosterBridge76, msgPenaltyLead, say.Who(p.Seat))
	j.slips.list[i].fault = j.Ledger.Open(
		j.bidders(leadOutOfTurn, exposedCard, LawFosterBridge76, msgMayExpose, say.Card(c)),
		j.bidders(leadOutOfTurn, callSuit, LawFosterBridge76, msgMayCallSuit))
}

// bidders is a right of the bidder.
func (j *table) bidders(what, choice string, law engine.Law, m *say.Message, values ...say.Value) ledger.Right {
	return ledger.Right{What: what, Option: engine.Option{By: j.contract.by, Choice: choice, Law: law, Text: j.V.Say(m, values...)}}
}

// tooEarly is a card in another's place to a trick that was led. Only the fourth before the second is an offence with a
// price, and only of the bidder's adversaries.
func (j *table) tooEarly(act int, p *trick.Play, c card.Card) {
	now := &j.Tricks.Now
	i := j.find(act, playOutOfTurn, p.Seat, now.N, c, LawFosterFollowingSuit, msgTooEarly, say.Who(p.Seat), say.Card(c), say.Who(p.Turn))
	if now.Seats[players-1] != p.Seat || now.Cards[1] != card.None || !j.contract.foe(p.Seat) {
		j.Because(LawFosterBridge80, msgNoPenaltyPlay)
		return
	}
	var rights []ledger.Right
	for k, choice := range choices[playOutOfTurn] {
		rights = append(rights, j.bidders(playOutOfTurn, choice, LawFosterBridge80, msgMayTell, say.Who(now.Seats[1]), say.Num(k)))
	}
	j.slips.fourth = i + 1
	j.slips.list[i].fault = j.Ledger.Open(rights...)
}

// Retracted: a revoke that is taken back costs nothing.
func (j *table) Retracted(_ int, by engine.Seat, c card.Card) error {
	if n := j.Tricks.Now; n.Played == 0 {
		j.slips.lead = 0
	}
	for i := range j.slips.list {
		s := &j.slips.list[i]
		if f := j.findingOf(i); f.What == revoke && !s.standing && f.By == by && f.Trick == j.Tricks.Now.N && f.Card == c {
			f.Text = f.Text.As(msgRevokeCorrected)
			j.Because(LawFosterBridge83, msgInTime, say.Who(by))
			s.revoke = nil
		}
	}
	return nil
}

// Settled establishes a revoke.
func (j *table) Settled(rv *trick.Revoke) error {
	for i := range j.slips.list {
		if f := j.findingOf(i); f.What == revoke && f.By == rv.Seat && f.Trick == rv.Trick && f.Card == rv.Card && !j.slips.list[i].standing && j.slips.list[i].revoke != nil {
			j.Because(LawFosterBridge83, msgEstablished, say.Who(rv.Seat), say.Num(rv.Trick))
			j.establish(i)
		}
	}
	return nil
}

// establish makes a revoke one that has its price.
func (j *table) establish(i int) {
	s := &j.slips.list[i]
	s.standing = true
	if by := j.findingOf(i).By; j.contract.foe(by) {
		s.fault = j.Ledger.Open(j.bidders(revoke, points, LawFosterBridge84b, msgMayPrice), j.bidders(revoke, threeTricks, LawFosterBridge84b, msgMayTricks, say.Who(by)))
	}
}

// reported settles what the record reports although calls and cards show such things, and the question raised after the
// hand.
func (j *table) reported() error {
	for _, a := range j.slips.reports {
		if err := j.report(-1, a); err != nil {
			return err
		}
	}
	if d := j.H.Dispute; d != nil {
		return j.Raised(len(j.H.Play), d)
	}
	return nil
}

// report takes a reported irregularity: with one that is shown, it tells the choice; one that nothing refutes is
// believed.
func (j *table) report(act int, a *engine.Act) error {
	if i := j.matching(a, a.By); i >= 0 {
		return j.decide(i, a)
	}
	if err := j.refuted(a); err != nil {
		return err
	}
	i := j.find(act, a.Word, a.By, a.Trick, card.None, shownLaws[a.Word], msgReportedSlip, say.Who(a.By), say.Word(a.Word))
	switch a.Word {
	case revoke:
		j.establish(i)
	case bidOutOfTurn:
		j.slips.list[i].fault = j.Ledger.Open(j.against(a.By, newDeal, LawFosterBridge49, msgMayNewDeal), j.against(a.By, stand, LawFosterBridge49, msgMayStand))
		if j.played() || j.H.Contract != nil {
			j.Ledger.Close(j.slips.list[i].fault)
		}
	case leadOutOfTurn:
		law, m := LawFosterBridge77, msgNoPenaltyLead
		if j.contract.foe(a.By) {
			law, m = LawFosterBridge76, msgPenaltyLead
		}
		j.Because(law, m, say.Who(a.By))
	}
	return j.decide(i, a)
}

// shownLaws are the laws broken by what calls and cards show.
var shownLaws = map[string]engine.Law{
	revoke: LawFosterFollowingSuit, leadOutOfTurn: LawFosterWinning, playOutOfTurn: LawFosterFollowingSuit,
	bidOutOfTurn: LawFosterOrderOfBidding, illegalBid: LawFosterOverbid,
}

// refuted refuses a report that the calls or cards of the record contradict.
func (j *table) refuted(a *engine.Act) error {
	switch a.Word {
	case bidOutOfTurn, illegalBid:
		if len(j.H.Bidding) > 0 {
			return engine.Impossiblef(a.Pos, "the bidding shows no %s by %s", a.Word, j.H.Name(a.By))
		}
		return nil
	case revoke:
		if a.Trick > 0 && a.Trick < j.First || a.Trick == 0 && j.First > 1 {
			return nil
		}
		if _, whole := j.Tricks.Hand(a.By); !whole && (a.Trick == 0 || !j.Tricks.Beyond(a.By, a.Trick)) {
			return nil
		}
	}
	if len(j.Tricks.Tricks) == 0 && j.Tricks.Now.Played == 0 {
		return nil
	}
	return engine.Impossiblef(a.Pos, "the play shows no %s by %s", a.Word, j.H.Name(a.By))
}
