package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Events of a hand that a server kept, and one that every table knows: a hand is shown.
const (
	Show       engine.Kind = "show"
	Leave      engine.Kind = "leave"
	TimeOut    engine.Kind = "time-out"
	Unreadable engine.Kind = "unknown"
)

// iss is the international order as the International Skat Server plays it: no card is illegal, and hands that end early
// are counted by its own rules.
var iss = func(b book) book {
	b.name, b.lowestBid, b.law = "iss", 1, issLaw{}
	b.laws.early = LawIssEarlyEnd
	return b
}(isko)

// issLaw is where the server rules otherwise.
type issLaw struct{ iskoLaw }

func (issLaw) possibleBid(n int) bool { return n > 0 && n < 500 }

// claim ends nothing.
func (issLaw) claim(r *ruler, _ int, a *engine.Act) {
	r.Because(LawIssShow, msgShowsHandEnds, say.Who(a.By))
}

// concede counts who resigned; both defenders or the declarer end the hand.
func (issLaw) concede(r *ruler, act int, a *engine.Act) {
	if r.single(a.By) {
		r.declarerOut(act, LawIssDeclarerResigns, r.V.Say(msgResignsKeepsWhat, say.Who(a.By)))
		return
	}
	r.gaveUp = r.gaveUp.With(card.Card(a.By))
	if r.gaveUp.Len() < 2 {
		r.Because(LawIssResign, msgResignsOneDefender, say.Who(a.By))
		return
	}
	r.defendersOut(LawIssResign, r.V.Say(msgBothDefendersHave))
}

// event rules on what only a server sees.
func (issLaw) event(r *ruler, act int, a *engine.Act) {
	who := say.Who(a.By)
	late := say.If(a.Kind == TimeOut)
	switch a.Kind {
	case Show:
		return // it ends nothing
	case Unreadable:
		r.unknownCard(act)
		return
	case TimeOut, Leave:
	default:
		return
	}
	if r.single(a.By) {
		r.Because(LawIssLeave, msgGoneGivesUp, who, late)
		r.declarerOut(act, LawIssDeclarerResigns, r.V.Say(msgKeepsWhatTaken, who))
		return
	}
	r.defendersOut(LawIssLeave, r.V.Say(msgGoneAllLeft, who, late))
}

// figures are the numbers of a line. A lost game is not schneider beyond a schneider that was announced, nor schwarz beyond
// schwarz: the line's marks stay 0 although the level is charged.
func (l issLaw) figures(r *ruler, reached level) {
	missed := r.n.points < r.needed() || r.c.announce == schwarz && r.n.tricks < r.book.tricks
	if missed && r.c.announce >= reached {
		reached = plain
	}
	l.iskoLaw.figures(r, reached)
}

// stopped settles a lost game as it stands where the server stopped it: what was not played counts for nobody.
func (issLaw) stopped(r *ruler, n tally) bool {
	least, most := r.span(n)
	lev := r.lossAsItStands(least)
	if r.differ(ending{false, lev}, ending{false, r.lossAsItStands(most)}) {
		r.leaveOpen(r.unfit)
		r.stayOpen()
		return true
	}
	if lev > r.c.announce {
		r.sayLoss(lev)
	}
	r.finish(false, lev, false)
	return true
}

// lossAsItStands is the level of a game lost by what was taken: the plain one where no trick was completed.
func (r *ruler) lossAsItStands(n tally) level {
	switch {
	case !r.c.trumps() || r.Tricks.Done() == 0 && !r.Tricks.Now.Complete() && r.First == 1 || n.points > 30:
		return plain
	case n.tricks == 0:
		return schwarz
	}
	return schneider
}

// sayLoss gives the laws of the level at which a game that was broken off is lost.
func (r *ruler) sayLoss(lev level) {
	if lev > plain {
		r.Because(LawIskoOld5_2_3, msgTrickCompletedThese)
	}
	if lev == schwarz {
		r.Because(LawIsko2_5_6, msgNorThereTrick)
	}
}

// unknownCard stops the count at a card that the record does not tell where the next thing that counts is a card: what ends
// the hand before that ends it.
func (r *ruler) unknownCard(act int) {
	r.untold = true
	for i := act + 1; i < len(r.H.Play); i++ {
		switch r.H.Play[i].Kind {
		case engine.Dispute, engine.Answer:
		case engine.Play:
			r.Over = true
			r.unfit = r.V.Say(msgCardNotTold)
			return
		default:
			return
		}
	}
}

// defendersOut gives the declarer all that is left.
func (r *ruler) defendersOut(law engine.Law, text say.Text) {
	if r.c.trumps() {
		r.allTo(true, law, text)
		return
	}
	r.Over = true
	r.because(law, text)
	n := r.counted()
	n.done = true
	r.final = &n
}

// declarerOut counts the hand as it stands: who has what he needs has won all the same.
func (r *ruler) declarerOut(act int, law engine.Law, text say.Text) {
	r.Over = true
	r.because(law, text)
	if !r.c.trumps() {
		r.decideAt(act, false, plain, law, r.V.Say(msgGameLost))
		return
	}
	least, most := r.span(r.counted())
	end := r.asItStands(least)
	switch {
	case r.differ(end, r.asItStands(most)):
	case end.won:
		r.decideAt(act, true, end.lev, law, r.V.Say(msgCardPointsThen, say.Num(least.points)))
	default:
		r.decideAt(act, false, end.lev, law, r.V.Say(msgCardPointsGame, say.Num(least.points)))
		r.sayLoss(end.lev)
	}
}

// asItStands is what a game comes to by what the declarer has, when he gives it up.
func (r *ruler) asItStands(n tally) ending {
	switch {
	case r.c.announce == schwarz || n.points < r.needed():
		return ending{false, r.lossAsItStands(n)}
	case n.points >= r.book.schneiderAt:
		return ending{true, schneider}
	}
	return ending{true, plain}
}

// unplayed rules on a game that ended before a contract was announced.
func (issLaw) unplayed(r *ruler) bool {
	for i := range r.H.Play {
		if k := r.H.Play[i].Kind; k == Leave || k == TimeOut {
			r.Because(LawIssNoContract, msgLeftBeforeGame, say.Who(r.H.Play[i].By))
			r.V.Summary = r.V.Say(msgNoGameAnnounced)
			return true
		}
	}
	return iskoLaw{}.unplayed(r)
}
