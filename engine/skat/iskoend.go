package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Ending a hand early: 4.4.1 to 4.4.6, and their older text.

// allTo gives all the tricks that are left to one side and has the hand counted so.
func (r *ruler) allTo(toSoloist bool, law engine.Law, text say.Text) {
	n := r.counted()
	left := r.book.tricks - r.Tricks.Done()
	if toSoloist {
		n.points, n.exact = allPoints-n.theirs, true
		n.tricks = r.plus(n.tricks, left, n.against)
	} else {
		least, most := r.span(n)
		n.points, n.exact = least.points, least.points == most.points
		n.theirs = allPoints - most.points
		n.against = r.plus(n.against, left, n.tricks)
	}
	n.done = true
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
	switch {
	case a.Word == "throws" && r.c.trumps() && r.provoked(act, a.By):
		r.Because(LawIsko4_4_4, msgThrowProvoked, who)
	case a.Word == "throws" && r.c.trumps():
		r.thrown(a.By, who, n)
	case !r.single(a.By):
		st, open := r.broken(n, func(st standing) ending { return st.or(true, st.need) })
		switch {
		case open:
		case st.decided:
			r.decidedBefore(act, st, n)
		default:
			r.decideAt(act, true, st.need, r.byText(LawIsko4_4_3, LawIskoOld4_3_3), r.V.Say(msgGivesHandUp, who, say.Who(r.c.by)))
			r.Because(LawIskoOld3_5_2, msgDefendersStandFall)
			r.granted(st)
		}
	default:
		r.soloistGivesUp(act, a, n)
	}
}

// byText is the law of today, or of the older text where the table agreed on it.
func (r *ruler) byText(today, older engine.Law) engine.Law {
	if r.olderText() {
		return older
	}
	return today
}

// soloistGivesUp ends the hand where the soloist may do so alone or has a defender's consent.
func (r *ruler) soloistGivesUp(act int, a *engine.Act, n tally) {
	who := say.Who(a.By)
	yes, no := r.answers(act)
	alone, throws := r.held(a.By) >= 9, a.Word == "throws"
	later := r.byText(LawIsko4_4_2, LawIskoOld4_3_2)
	st := r.stands(n)
	if !st.decided && !throws && !alone && yes == 0 {
		m := msgMayGiveUpEight
		if no > 0 {
			m = msgMayGiveUp
		}
		r.Because(later, m, who)
		return
	}
	st, open := r.broken(n, func(st standing) ending { return st.or(false, plain) })
	switch {
	case open:
	case st.decided:
		r.decidedBefore(act, st, n)
	case throws:
		r.decideAt(act, false, plain, LawIsko4_4_6, r.V.Say(msgThrowsCardsDown, who))
	case alone:
		r.decideAt(act, false, plain, r.byText(LawIsko4_4_1, LawIskoOld4_3_1), r.V.Say(msgGivesUpNine, who))
	default:
		r.decideAt(act, false, plain, later, r.V.Say(msgGivesUpDefender, who))
	}
}

// provoked reports whether a defender throws his cards in answer to the soloist's showing, and the other defender disagrees:
// then the cards are taken up again (4.4.4).
func (r *ruler) provoked(act int, by engine.Seat) bool {
	if r.single(by) || r.olderText() {
		return false
	}
	for i := act - 1; i >= 0; i-- {
		switch a := &r.H.Play[i]; a.Kind {
		case engine.Play:
			return false
		case Show, engine.Claim:
			return r.single(a.By) && r.disagrees(i, by)
		}
	}
	return false
}

// disagrees reports whether the defender beside the one who throws wants play to go on after the soloist's showing.
func (r *ruler) disagrees(shown int, throws engine.Seat) bool {
	for i := shown + 1; i < len(r.H.Play); i++ {
		switch a := &r.H.Play[i]; {
		case a.Kind == engine.Play:
			return false
		case a.Kind == engine.Answer && a.By != throws && !r.single(a.By):
			return !a.Args.True("agrees")
		}
	}
	return false
}

// thrown gives everything outstanding to the other side (4.4.6); a level that the cards rule out does not count against the
// side that throws, unless announcement or bid demands it, which is granted as by 4.1.5. What the side that throws has
// reached itself stays. n is the tally by then.
func (r *ruler) thrown(by engine.Seat, who say.Value, n tally) {
	toSoloist := !r.single(by)
	st := r.stands(n)
	r.allTo(toSoloist, r.byText(LawIsko4_4_6, LawIskoOld4_3_6), r.V.Say(msgThrowsCardsDownSide, who))
	if r.olderText() || (r.final.points >= r.needed()) != toSoloist {
		return
	}
	demanded := plain
	if toSoloist && !st.decided {
		demanded = st.need
	}
	r.capWon = toSoloist
	for r.cap = r.levelOf(toSoloist, *r.final); r.cap > plain; r.cap-- {
		if r.cap <= demanded {
			r.granted(st)
			return
		}
		why, out := r.ruledOut(r.cap, by, n)
		switch out {
		case engine.No:
			return
		case engine.Unknown:
			if r.alike(demanded, r.cap) {
				return
			}
			r.openLevel(toSoloist, demanded, r.V.Say(msgRuledOutOpen, r.cap.value()))
			return
		}
		r.Because(LawIsko4_4_6, msgRuledOut, r.cap.value(), who, say.If(!toSoloist), say.Num(why))
	}
}

// ruledOut reports whether no course of play could have brought the others a level against the side of a player who
// threw the cards down, and which of the three reasons shows it. Of hands that are not known the jacks alone can show it;
// a search that is too wide rules nothing out.
func (r *ruler) ruledOut(l level, by engine.Seat, n tally) (why int, out engine.Tri) {
	single := r.single(by)
	g := goal{seat: by, want: atMost, points: 30, together: true}
	if l == schwarz {
		if r.jacksMakeOne(single) {
			return 0, engine.Yes
		}
		why = 1
		g = goal{seat: r.c.by, want: everyTrick, together: true}
		if single {
			g.want = noTrick
		}
	} else {
		why = 2
		g.points -= n.theirs
		if single {
			g.points += n.theirs - n.points
		}
	}
	switch r.sure(g) {
	case engine.No:
		return why, engine.Yes
	case engine.Unknown:
		if !r.allHands() {
			return why, engine.Unknown
		}
	}
	return why, engine.No
}

// jacksMakeOne reports whether the jacks of a side make a trick however the other cards lie. One jack falls at most from each
// of three hands: who has the other three always makes one of them. A soloist who plays without tops leaves the club
// jack to the defenders.
func (r *ruler) jacksMakeOne(single bool) bool {
	var held card.Set
	for _, s := range r.seats {
		if r.single(s) == single {
			hand, _ := r.Tricks.Hand(s)
			held |= hand.One | r.Tricks.PlayedBy(s).One
		}
	}
	without := !single && r.m.known && !r.m.with
	lower := card.SetOf(jacks[1:]...)
	return without || held.Has(jacks[0]) || held&lower == lower
}

// allHands reports whether every hand is known.
func (r *ruler) allHands() bool {
	for _, s := range r.seats {
		if _, whole := r.Tricks.Hand(s); !whole {
			return false
		}
	}
	return true
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
// of them; if that is not true the hand is over (4.3.4 of the old numbers).
func (r *ruler) claimedAll(act int, a *engine.Act, who say.Value) {
	g, null := goal{seat: a.By, want: everyTrick}, say.If(!r.c.trumps())
	if !r.c.trumps() {
		g.want = noTrick
	}
	switch r.sure(g) {
	case engine.Yes:
		if !r.c.trumps() {
			r.decideAt(act, true, plain, LawIskoOld4_3_4, r.V.Say(msgLaysHandDown, who))
			return
		}
		r.allTo(true, LawIskoOld4_3_4, r.V.Say(msgLaysHandDownClaims, who))
	case engine.No:
		r.Find(act, "wrong-claim", a.By, r.dated(act), LawIskoOld4_3_4, msgClaimedAllTricks, who, null)
		r.breach(act, a.By, r.counted())
	default:
		r.openEnd(r.V.Say(msgWhetherWouldLose, who, null))
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
		r.agreed(act, claimed, n, who)
	}
}

// agreed wins the announced game by the agreement of both defenders, with a level that was claimed and is not out of reach.
func (r *ruler) agreed(act int, claimed level, n tally, who say.Value) {
	reach := schwarz
	switch {
	case n.theirs > 30:
		reach = plain
	case n.against > 0 || n.theirs > 0:
		reach = schneider
	}
	counts := min(claimed, reach)
	won := func(st standing) ending { return ending{true, max(counts, st.lev)} }
	st, open := r.broken(n, won)
	if open {
		r.Because(LawIsko4_4_4, msgLaysHandDownAll, who)
		return
	}
	lev := won(st).lev
	r.decideAt(act, true, lev, LawIsko4_4_4, r.V.Say(msgLaysHandDownAll, who))
	switch {
	case claimed <= reach:
	case claimed == schwarz:
		r.Because(LawIsko4_4_4, msgSchwarzOutOfReach)
	default:
		r.Because(LawIsko4_4_4, msgClaimOutOfReach, say.Num(n.theirs))
	}
	law := LawIskoOld5_2_3
	if lev == schwarz {
		law = LawIsko2_5_6
	}
	switch {
	case lev == plain && claimed == plain:
		r.Because(LawIsko4_4_4, msgHigherLevelClaimed)
	case lev > max(st.need, st.lev):
		r.Because(law, msgClaimMadeCounts, lev.value())
	case st.won:
		r.sayStanding(false, allPoints-n.points, st)
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
		switch proof := r.sure(goal{seat: a.By, want: soloistTakes}); {
		case proof == engine.Yes:
			r.decideAt(act, false, plain, LawIsko4_4_5, r.V.Say(msgShowsMustTake, who, soloist))
			return
		case proof == engine.Unknown && !r.mixed(act):
			r.openEnd(r.V.Say(msgProofOpen, who))
			return
		}
		r.Find(act, "wrong-claim", a.By, r.dated(act), LawIsko4_4_5, msgClaimedMustTake, who, soloist)
		r.breach(act, a.By, n)
		return
	}
	r.defenderShows(act, a, st, n)
}

// defenderShows judges the claim in a suit game or grand: no trick more for the soloist, or in the older text every trick for
// the one who shows; or tricks of his own that beat the game.
func (r *ruler) defenderShows(act int, a *engine.Act, st standing, n tally) {
	who, soloist := say.Who(a.By), say.Who(r.c.by)
	none, needed := r.sure(goal{seat: a.By, want: noTrick}), LawIsko4_4_5
	if r.olderText() && none != engine.No {
		if own := r.makesAll(a.By); own != engine.Yes {
			none, needed = own, LawIskoOld4_3_5
		}
	}
	if none == engine.Yes {
		r.allTo(false, LawIsko4_4_5, r.V.Say(msgShowsCanMake, who, soloist))
		return
	}
	target := map[level]int{plain: 60, schneider: 31, schwarz: 1}[st.need]
	suffices := r.sure(goal{seat: a.By, want: enough, points: target - n.theirs})
	switch {
	case suffices == engine.Yes:
		r.decideAt(act, false, plain, LawIsko4_4_5, r.V.Say(msgShowsTricksBring, who, say.Num(n.theirs), say.Num(target)))
		return
	case none != engine.Unknown && suffices != engine.Unknown:
	case !r.mixed(act):
		r.openEnd(r.V.Say(msgProofOpen, who))
		return
	default:
		r.Because(LawIskoOld5_2_8, msgCardsWouldProve)
	}
	if needed == LawIskoOld4_3_5 {
		r.Find(act, "wrong-claim", a.By, r.dated(act), needed, msgNotAllHisOwn, who)
	} else {
		r.Find(act, "wrong-claim", a.By, r.dated(act), needed, msgShowedHandShorten, who, soloist)
	}
	r.allTo(true, needed, r.V.Say(msgTricksAreLeft, soloist))
}

// mixed reports whether a defender, or nobody knows who, threw the hands together before a claim was proven.
func (r *ruler) mixed(claim int) bool {
	for i := range r.H.Play {
		a := &r.H.Play[i]
		if a.Kind == engine.Fault && a.Word == "mixed-hands" && !r.single(a.By) {
			return true
		}
		if i > claim && a.Kind == engine.Play {
			break
		}
	}
	return false
}
