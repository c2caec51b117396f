package skat

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
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
var iss book

// serverBook changes the order to the server's profile.
func serverBook(b book) book {
	iss := b
	iss.name = "iss"
	iss.laws.early = LawIssEarlyEnd
	iss.possibleBid = func(n int) bool { return n > 0 && n < 500 }
	iss.lowestBid = 1
	iss.concede = issConcede
	iss.event = issEvent
	iss.unplayed = issUnplayed
	iss.claim = func(r *ruler, act int, a *engine.Act) {
		r.say(LawIssShow, r.name(a.By), " shows the hand, which ends nothing by itself.")
	}
	return iss
}

// issConcede counts who resigned; both defenders or the declarer end the hand.
func issConcede(r *ruler, act int, a *engine.Act) {
	if r.single(a.By) {
		r.declarerOut(act, LawIssDeclarerResigns, r.text(r.name(a.By), " resigns and keeps what was taken by then; the rest is counted for nobody."))
		return
	}
	r.gaveUp = r.gaveUp.With(card.Card(a.By))
	if r.gaveUp.Len() < 2 {
		r.say(LawIssResign, r.name(a.By), " resigns; one defender alone ends nothing.")
		return
	}
	r.defendersOut(LawIssResign, "Both defenders have resigned: all that is left goes to the declarer.")
}

// issEvent rules on what only a server sees.
func issEvent(r *ruler, act int, a *engine.Act) {
	who := r.name(a.By)
	verb := " has left the table"
	switch a.Kind {
	case Show:
		return // it ends nothing
	case Unreadable:
		r.unknownCard(act)
		return
	case TimeOut:
		verb = " has run out of time"
	case Leave:
	default:
		return
	}
	if r.single(a.By) {
		r.say(LawIssLeave, who, verb, ", which counts as giving up.")
		r.declarerOut(act, LawIssDeclarerResigns, r.text(who, " keeps what was taken by then; the rest is counted for nobody."))
		return
	}
	r.defendersOut(LawIssLeave, r.text(who, verb, ": all that is left goes to the declarer."))
}

// unknownCard stops the count at a card that the record does not tell, if more cards fall after it.
func (r *ruler) unknownCard(act int) {
	if hasCard(r.H.Play[act:]) {
		r.cut = true
		r.unfit = "The record does not tell a card of the play, so the tricks from there on stay open."
	}
}

// defendersOut gives the declarer all that is left.
func (r *ruler) defendersOut(law engine.Law, text string) {
	if r.c.trumps() {
		r.allTo(true, law, text)
		return
	}
	r.cut = true
	r.say(law, text)
	n := r.counted()
	n.done = true
	r.final = &n
}

// declarerOut counts the hand as it stands.
func (r *ruler) declarerOut(act int, law engine.Law, text string) {
	r.cut = true
	n := r.counted()
	r.say(law, text)
	points := strconv.Itoa(n.points)
	switch {
	case r.c.trumps() && r.c.announce == plain && n.points >= 61:
		lev := plain
		if n.points >= r.book.schneiderAt {
			lev = schneider
		}
		r.decideAt(act, true, lev, law, r.text("With ", points, " card points by then the game is won."))
	case !r.c.trumps():
		r.decideAt(act, false, plain, law, "The game is lost.")
	default:
		lev := plain
		if r.Tricks.Done() > 0 && n.points <= 30 {
			lev = schneider
			if n.tricks == 0 {
				lev = schwarz
			}
		}
		r.decideAt(act, false, lev, law, r.text("With ", points, " card points the game is lost."))
		if lev > plain {
			r.say(LawIskoOld5_2_3, "A trick was completed, and these are not more than 30: schneider.")
		}
		if lev == schwarz {
			r.say(LawIsko2_5_6, "Nor is there a trick: schwarz.")
		}
	}
}

// issUnplayed rules on a game that ended before a contract was announced.
func issUnplayed(r *ruler) bool {
	for i := range r.H.Play {
		if k := r.H.Play[i].Kind; k == Leave || k == TimeOut {
			r.say(LawIssNoContract, r.name(r.H.Play[i].By), " left before a game was announced: there is none, and nobody scores.")
			r.V.Summary = "No game was announced; nobody scores."
			return true
		}
	}
	return iskoUnplayed(r)
}
