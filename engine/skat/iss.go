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

// unknownCard stops the count at a card that the record does not tell, if more cards fall after it.
func (r *ruler) unknownCard(act int) {
	if hasCard(r.H.Play[act:]) {
		r.Over = true
		r.unfit = r.V.Say(msgCardNotTold)
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

// declarerOut counts the hand as it stands.
func (r *ruler) declarerOut(act int, law engine.Law, text say.Text) {
	r.Over = true
	n := r.counted()
	r.because(law, text)
	switch {
	case r.c.trumps() && r.c.announce == plain && n.points >= 61:
		lev := plain
		if n.points >= r.book.schneiderAt {
			lev = schneider
		}
		r.decideAt(act, true, lev, law, r.V.Say(msgCardPointsThen, say.Num(n.points)))
	case !r.c.trumps():
		r.decideAt(act, false, plain, law, r.V.Say(msgGameLost))
	default:
		lev := plain
		if r.Tricks.Done() > 0 && n.points <= 30 {
			lev = schneider
			if n.tricks == 0 {
				lev = schwarz
			}
		}
		r.decideAt(act, false, lev, law, r.V.Say(msgCardPointsGame, say.Num(n.points)))
		if lev > plain {
			r.Because(LawIskoOld5_2_3, msgTrickCompletedThese)
		}
		if lev == schwarz {
			r.Because(LawIsko2_5_6, msgNorThereTrick)
		}
	}
}

// unplayed rules on a game that ended before a contract was announced.
func (issLaw) unplayed(r *ruler) bool {
	for i := range r.H.Play {
		if k := r.H.Play[i].Kind; k == Leave || k == TimeOut {
			r.Because(LawIssNoContract, msgLeftBeforeGame, say.Who(r.H.Play[i].By))
			r.V.SummaryT = r.V.Say(msgNoGameAnnounced)
			return true
		}
	}
	return iskoLaw{}.unplayed(r)
}
