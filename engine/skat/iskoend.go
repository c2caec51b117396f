package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Ending a hand early: 4.4.1 to 4.4.6, and the older text of 4.4.4 and 4.4.6.

// allTo gives all the tricks that are left to one side and has the hand counted so.
func (r *ruler) allTo(toSoloist bool, law engine.Law, text say.Text) {
	n := r.counted()
	left := r.book.tricks - r.Tricks.Done()
	if toSoloist {
		n.points = allPoints - n.theirs
		n.tricks = r.plus(n.tricks, left, n.against)
	} else {
		n.theirs = allPoints - n.points
		n.against = r.plus(n.against, left, n.tricks)
	}
	n.done, n.exact = true, true
	r.final, r.Over = &n, true
	r.because(law, text)
}

// plus adds tricks to a number that may be unknown: it then follows from the other side's, if that is known.
func (r *ruler) plus(n, left, other int) int {
	switch {
	case n >= 0 && other >= 0 && r.H.Position != nil && r.H.Position.Tricks == nil:
		return -1
	case n >= 0:
		return n + left
	case other >= 0:
		return r.book.tricks - other
	}
	return -1
}

// held is how many cards a player has in his hand.
func (r *ruler) held(s engine.Seat) int {
	n := r.book.tricks - (r.Tricks.Now.N - 1)
	if r.Tricks.Now.Card(s) != card.None {
		n--
	}
	return n
}

// answered counts the defenders who agree and who do not, before play goes on.
func (r *ruler) answers(act int) (yes, no int) {
	for i := act + 1; i < len(r.H.Play); i++ {
		switch a := &r.H.Play[i]; {
		case a.Kind == engine.Answer && !r.single(a.By):
			if a.Args.True("agrees") {
				yes++
			} else {
				no++
			}
		case a.Kind == engine.Play:
			return
		}
	}
	return
}

// concede rules on a hand that is given up, by word or by throwing the cards.
func (iskoLaw) concede(r *ruler, act int, a *engine.Act) {
	who := say.Who(a.By)
	n := r.counted()
	st := r.stands(n)
	throws := a.Word == "throws"
	switch {
	case throws && r.c.trumps():
		r.thrown(a.By, who, n)
	case st.decided:
		r.decidedBefore(act, st, n)
	case !r.single(a.By):
		r.decideAt(act, true, st.need, LawIsko4_4_3, r.V.Say(msgGivesHandUp, who, say.Who(r.c.by)))
		r.Because(LawIskoOld3_5_2, msgDefendersStandFall)
		r.granted(st)
	case throws:
		r.decideAt(act, false, plain, LawIsko4_4_6, r.V.Say(msgThrowsCardsDown, who))
	case r.held(a.By) >= 9:
		r.decideAt(act, false, plain, LawIsko4_4_1, r.V.Say(msgGivesUpNine, who))
	default:
		yes, no := r.answers(act)
		switch {
		case yes > 0:
			r.decideAt(act, false, plain, LawIsko4_4_2, r.V.Say(msgGivesUpDefender, who))
		case no > 0:
			r.Because(LawIsko4_4_2, msgMayGiveUp, who)
		default:
			r.Because(LawIsko4_4_2, msgMayGiveUpEight, who)
		}
	}
}

// thrown gives everything outstanding to the other side (4.4.6); a level that the cards rule out does not count. n is
// the tally by then.
func (r *ruler) thrown(by engine.Seat, who say.Value, n tally) {
	law := LawIsko4_4_6
	if r.olderText() {
		law = LawIskoOld4_3_6
	}
	r.allTo(!r.single(by), law, r.V.Say(msgThrowsCardsDownSide, who))
	if r.olderText() {
		return
	}
	for r.cap = r.levelOf(!r.single(by), *r.final); r.cap > plain; r.cap-- {
		why, out := r.ruledOut(r.cap, by, n)
		if !out {
			return
		}
		r.Because(law, msgRuledOut, r.cap.value(), who, say.If(r.single(by)), say.Num(why))
		if r.cap == r.c.announce && !r.single(by) {
			r.unfit = r.V.Say(msgRuledOutAnnounced)
		}
	}
}

// ruledOut reports whether no course of play could have brought the others a level against the side of a player who
// threw the cards down, and which of the three reasons shows it. Of hands that are not known the jacks alone can show it.
func (r *ruler) ruledOut(l level, by engine.Seat, n tally) (why int, out bool) {
	single := r.single(by)
	if l == schwarz {
		var held card.Set
		for _, s := range r.seats {
			if r.single(s) == single {
				hand, _ := r.Tricks.Hand(s)
				held |= hand.One | r.Tricks.PlayedBy(s).One
			}
		}
		// One jack falls at most from each of three hands: who has the other three always makes one of them.
		// A soloist who plays without tops leaves the club jack to the defenders.
		without := !single && r.m.known && !r.m.with
		if lower := card.SetOf(jacks[1:]...); without || held.Has(jacks[0]) || held&lower == lower {
			return 0, true
		}
		g := goal{seat: r.c.by, want: everyTrick, together: true}
		if single {
			g.want = noTrick
		}
		return 1, r.sure(g) == engine.No
	}
	mine := n.theirs
	if single {
		mine = n.points
	}
	g := goal{seat: by, want: atMost, points: 30 - mine, together: true}
	return 2, r.sure(g) == engine.No
}

// claim rules on cards laid down or shown to shorten the hand.
func (iskoLaw) claim(r *ruler, act int, a *engine.Act) {
	who := say.Who(a.By)
	switch {
	case !r.single(a.By):
		r.defenderClaims(act, a, who)
	case a.Kind == engine.Claim && a.Word == "lost":
		up := *a
		up.Kind, up.Word = engine.Concede, "says"
		r.book.concede(r, act, &up)
	case r.olderText():
		r.claimedAll(act, a, who)
	default:
		r.offered(act, a, who)
	}
}

// claimedAll is the older text: a soloist who lays the hand down claims all the tricks that are left, or in a null none
// of them (4.3.4 of the old numbers).
func (r *ruler) claimedAll(act int, a *engine.Act, who say.Value) {
	if !r.c.trumps() {
		if r.sure(goal{seat: a.By, want: noTrick}) == engine.Yes {
			r.decideAt(act, true, plain, LawIskoOld4_3_4, r.V.Say(msgLaysHandDown, who))
			return
		}
		r.Over = true
		r.unfit = r.V.Say(msgShownTakesTrick, who)
		return
	}
	switch r.sure(goal{seat: a.By, want: everyTrick}) {
	case engine.Yes:
		r.allTo(true, LawIskoOld4_3_4, r.V.Say(msgLaysHandDownClaims, who))
	case engine.No:
		r.Find(act, "wrong-claim", a.By, r.dated(act), LawIskoOld4_3_4, msgClaimedAllTricks, who)
		r.allTo(false, LawIskoOld4_3_4, r.V.Say(msgTrickWouldLost))
	default:
		r.Over = true
		r.unfit = r.V.Say(msgWhetherWouldLose, who)
	}
}

// offered is the soloist's offer to shorten the hand (4.4.4).
func (r *ruler) offered(act int, a *engine.Act, who say.Value) {
	n := r.counted()
	st := r.stands(n)
	yes, no := r.answers(act)
	claimed := st.need
	switch {
	case a.Kind != engine.Claim:
	case a.Word == "schneider":
		claimed = max(claimed, schneider)
	case a.Word == "schwarz", a.Word == "rest":
		claimed = schwarz
	}
	switch {
	case no > 0:
		r.Because(LawIsko4_4_4, msgLaysHandDownDefender, who)
	case st.decided && (!st.won || yes < 2 && claimed <= max(st.need, st.lev)):
		r.Because(LawIsko4_4_4, msgLaysHandDownGame, who)
		r.decidedBefore(act, st, n)
	case yes < 2:
		r.Because(LawIsko4_4_4, msgLaysHandDownEnds, who)
	case a.Kind == engine.Claim && a.Word == "rest":
		r.allTo(true, LawIsko4_4_4, r.V.Say(msgClaimsAllTricks, who))
	default:
		lev := max(claimed, st.lev)
		r.decideAt(act, true, lev, LawIsko4_4_4, r.V.Say(msgLaysHandDownAll, who))
		switch {
		case lev == plain:
			r.Because(LawIsko4_4_4, msgHigherLevelClaimed)
		case claimed > max(st.need, st.lev):
			law := LawIskoOld5_2_3
			if lev == schwarz {
				law = LawIsko2_5_6
			}
			r.Because(law, msgClaimMadeCounts, lev.value())
		case st.won:
			r.sayStanding(false, allPoints-n.points, st)
		}
	}
}

// defenderClaims judges a defender's claim over every line of play (4.4.5).
func (r *ruler) defenderClaims(act int, a *engine.Act, who say.Value) {
	n := r.counted()
	soloist := say.Who(r.c.by)
	st := r.stands(n)
	if st.decided && !st.won {
		r.Because(LawIsko4_4_5, msgLaysHandDownGame, who)
		r.decidedBefore(act, st, n)
		return
	}
	if !r.c.trumps() {
		if r.sure(goal{seat: a.By, want: soloistTakes}) == engine.Yes {
			r.decideAt(act, false, plain, LawIsko4_4_5, r.V.Say(msgShowsMustTake, who, soloist))
			return
		}
		r.Find(act, "wrong-claim", a.By, r.dated(act), LawIsko4_4_5, msgClaimedMustTake, who, soloist)
		r.breach(act, a.By, n)
		return
	}
	none := r.sure(goal{seat: a.By, want: noTrick})
	if none == engine.Yes {
		r.allTo(false, LawIsko4_4_5, r.V.Say(msgShowsCanMake, who, soloist))
		return
	}
	target := map[level]int{plain: 60, schneider: 31, schwarz: 1}[st.need]
	if r.sure(goal{seat: a.By, want: enough, points: target - n.theirs}) == engine.Yes {
		r.decideAt(act, false, plain, LawIsko4_4_5, r.V.Say(msgShowsTricksBring, who, say.Num(n.theirs), say.Num(target)))
		return
	}
	if none == engine.Unknown {
		r.Because(LawIskoOld5_2_8, msgCardsWouldProve)
	}
	r.Find(act, "wrong-claim", a.By, r.dated(act), LawIsko4_4_5, msgShowedHandShorten, who, soloist)
	r.allTo(true, LawIsko4_4_5, r.V.Say(msgTricksAreLeft, soloist))
}
