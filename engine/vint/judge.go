package vint

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// judge replays a hand and rules on it.
func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	return replay.Judge(g, h, t, func(r replay.Round) error {
		j := &table{Table: replay.Table{Round: r}}
		return j.rule()
	})
}

// table is the judge of one hand.
type table struct {
	replay.Table
	bidding    bidding
	contract   contract
	slips      slips
	match      standing
	prior      perSide // tricks won before a position
	priorKnown bool
	void       engine.Law // by which the hand is dealt again; "" where it stands
	open       []say.Value
}

// contract is who plays what; no bid where nothing is known of it.
type contract struct {
	by  engine.Seat
	bid bid
}

// standing is where the rubber stands before the hand. Counts that hold nobody say that it is not known.
type standing struct {
	below, games         perSide
	belowOpen, gamesOpen bool
}

// foe reports whether a player is an adversary of the bidder.
func (c *contract) foe(s engine.Seat) bool { return c.bid != 0 && sideOf(s) != sideOf(c.by) }

func (j *table) rule() error {
	if err := j.stood(); err != nil {
		return err
	}
	j.V.Reasons = make([]engine.Reason, 0, 24) // a whole hand has about twenty
	j.tell(LawFosterTable, sidesText)
	if err := j.Faults(j); err != nil {
		return err
	}
	j.bid()
	if err := j.contracted(); err != nil {
		return err
	}
	if err := j.enter(); err != nil {
		return err
	}
	if err := j.Replay(j); err != nil {
		return err
	}
	j.standing()
	if err := j.reported(); err != nil {
		return err
	}
	if err := j.count(); err != nil {
		return err
	}
	j.conclude()
	j.Answer(j)
	return nil
}

// stood reads where the rubber stands.
func (j *table) stood() (err error) {
	m := &j.match
	if f, ok := j.H.Match.Get("below"); ok {
		m.belowOpen = len(f.Counts) == 0
		if m.below, err = j.bySide(f); err != nil {
			return err
		}
		if most := max(m.below[0], m.below[1]); most >= gameAt {
			return engine.Impossiblef(f.Pos, "nobody has %d below the line before the hand: the game is won at %d", most, gameAt)
		}
	}
	if f, ok := j.H.Match.Get("games"); ok {
		m.gamesOpen = len(f.Counts) == 0
		if m.games, err = j.bySide(f); err != nil {
			return err
		}
		if most := max(m.games[0], m.games[1]); most >= rubberAt {
			return engine.Impossiblef(f.Pos, "nobody has won %d games before the hand: %d end the rubber", most, rubberAt)
		}
	}
	return nil
}

// bySide reads a number for each side, which one of its players stands for.
func (j *table) bySide(f engine.Field) (n perSide, err error) {
	said := [2]engine.Seat{engine.Nobody, engine.Nobody}
	for _, c := range f.Counts {
		s := c.Seat
		if s == engine.Nobody {
			if j.contract.bid == 0 {
				return n, engine.Impossiblef(f.Pos, "%s: whose is the number? name a player of each side", f.Key)
			}
			s = j.contract.by
		}
		side := sideOf(s)
		if said[side] != engine.Nobody && n[side] != c.N {
			return n, engine.Impossiblef(f.Pos, "%s: %s and %s are one side, which has one number", f.Key, j.H.Name(said[side]), j.H.Name(s))
		}
		if c.N < 0 {
			return n, engine.Impossiblef(f.Pos, "%s: %s cannot have %d", f.Key, j.H.Name(s), c.N)
		}
		said[side], n[side] = s, c.N
	}
	return n, nil
}

// contracted finds what is played, and who leads.
func (j *table) contracted() error {
	b := &j.bidding
	c := contract{by: engine.Nobody}
	if len(j.H.Bidding) > 0 && (b.Over() || j.H.Contract == nil && j.played()) && b.High != engine.Nobody {
		c = contract{b.High, bid(b.Rank)}
	}
	if j.H.Contract != nil {
		said := contract{j.H.Contract.Seat("by"), bidOf(j.H.Contract.Word("bid"))}
		switch {
		case len(j.H.Bidding) > 0 && b.Over() && said != c:
			return engine.Impossiblef(j.H.ContractPos, "the contract is not what the bidding ended with")
		case int(said.bid) < b.Rank:
			return engine.Impossiblef(j.H.ContractPos, "the contract is lower than the highest bid of the bidding")
		}
		c = said
	}
	j.contract = c
	if c.bid == 0 {
		return j.uncontracted()
	}
	if j.H.Contract != nil { // who plays it stands beside it
		j.V.Contract = j.V.Say(msgBid, c.bid.said())
	} else {
		j.V.Contract = j.V.Say(msgContract, c.bid.said(), say.Who(c.by))
	}
	j.tell(LawFosterBids, bidTexts[c.bid-1].is)
	j.Because(LawFosterBound, msgBound, say.Who(c.by), c.bid.said())
	return nil
}

// played reports whether the record has anything of the play.
func (j *table) played() bool { return len(j.H.Play) > 0 || j.H.Result != nil }

// uncontracted is a hand of which no contract is known: nobody bid, or it is not told, and then nothing of the play can
// be.
func (j *table) uncontracted() error {
	b := &j.bidding
	if len(j.H.Bidding) > 0 && b.Over() && b.High == engine.Nobody {
		if j.H.Dealer != engine.Nobody {
			j.Because(LawFosterDealing, msgNobodyBids, say.Who(next(j.H.Dealer)))
		} else {
			j.Because(LawFosterDealing, msgNobodyBidsNext)
		}
	}
	for i := range j.H.Play {
		if a := &j.H.Play[i]; a.Kind == engine.Play {
			return engine.Impossiblef(a.Pos, "cards are played without a contract; the record needs it: contract: {by: %s, bid: 3D}", j.H.Name(0))
		}
	}
	if j.H.Result != nil {
		return engine.Impossiblef(j.H.ResultPos, "a result without a contract; the record needs it: contract: {by: %s, bid: 3D}", j.H.Name(0))
	}
	return nil
}

// enter opens the table.
func (j *table) enter() error {
	e := replay.Entry{Rules: orders[len(orders)-1], Pack: pack, Seats: everybody[:], Tricks: allTricks, Size: handSize}
	if c := &j.contract; c.bid != 0 {
		e.Rules, e.Leader = c.bid.order(), next(c.by)
		if j.H.Position == nil && len(j.H.Play) > 0 {
			j.Because(LawFosterLead, msgLeads, say.Who(e.Leader), say.Who(c.by))
		}
	}
	if p := j.H.Position; p != nil && len(p.Taken) > 0 {
		return engine.Impossiblef(p.Pos, "no card counts points at Vint; tricks says what was won")
	}
	if err := j.Enter(e); err != nil {
		return err
	}
	return j.wonBefore()
}

var everybody = [players]engine.Seat{0, 1, 2, 3}

// standing tells a recorder how the auction stands, as long as nothing of the play is recorded.
func (j *table) standing() {
	if j.T == nil || j.contract.bid != 0 && len(j.H.Bidding) == 0 {
		return
	}
	now, b := &j.T.Now, &j.bidding
	switch {
	case j.contract.bid != 0:
		now.Bid = true
	case j.H.Dealer != engine.Nobody && len(j.H.Bidding) == 0:
		now.Bidding, now.Turn = true, j.H.Dealer
	case len(j.H.Bidding) > 0 && !b.Over():
		now.Bidding, now.Turn = true, b.Turn()
		if b.low != engine.Nobody { // who may only be made to bid again
			now.Turn = next(b.low)
		}
	}
}

// tell gives a reason that is the same in every hand.
func (j *table) tell(law engine.Law, t say.Text) {
	j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: t, Law: law})
}

// again voids the hand by a law.
func (j *table) again(law engine.Law) {
	if j.void == "" {
		j.void = law
	}
}

// leaves says that the record leaves something open.
func (j *table) leaves(m *say.Message, values ...say.Value) {
	j.open = append(j.open, say.Phrase(j.V.Say(m, values...)))
}

// Running is what each side has below the line by now.
func (j *table) Running() []engine.Count {
	n, won := j.match.below, j.prior
	for _, s := range everybody {
		won[sideOf(s)] += j.TricksOf(s)
	}
	for s := range n {
		n[s] += won[s] * j.contract.bid.price()
	}
	return n.all()
}

// wonBefore reads the tricks won before the record's play.
func (j *table) wonBefore() (err error) {
	total := j.First - 1
	p := j.H.Position
	if p == nil || p.Tricks == nil {
		j.priorKnown = total == 0
		return nil
	}
	j.prior, j.priorKnown, err = j.shared(engine.Field{Key: "tricks", Counts: p.Tricks, Pos: p.Pos}, total)
	return err
}

// shared reads a number that two sides share: who is not named has the rest.
func (j *table) shared(f engine.Field, total int) (n perSide, ok bool, err error) {
	n, err = j.bySide(f)
	if err != nil || len(f.Counts) == 0 {
		return n, false, err
	}
	var named [2]bool
	for _, c := range f.Counts {
		s := c.Seat
		if s == engine.Nobody {
			s = j.contract.by
		}
		named[sideOf(s)] = true
	}
	for s := range n {
		if !named[s] {
			n[s] = total - n[1-s]
		}
	}
	if n[0] < 0 || n[1] < 0 || n[0]+n[1] != total {
		return n, false, engine.Impossiblef(f.Pos, "%s: there are %d", f.Key, total)
	}
	return n, true, nil
}

const noCard = card.None
