package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// Ending a hand early: 4.4.1 to 4.4.6, and the older text of 4.4.4 and 4.4.6.

// allTo gives all the tricks that are left to one side and has the hand counted so.
func (r *ruler) allTo(toSoloist bool, law engine.Law, text string) {
	n := r.counted()
	left := r.tricks - r.Tricks.Done()
	if toSoloist {
		n.points = allPoints - n.theirs
		n.tricks = r.plus(n.tricks, left, n.against)
	} else {
		n.theirs = allPoints - n.points
		n.against = r.plus(n.against, left, n.tricks)
	}
	n.done, n.exact = true, true
	r.final, r.cut = &n, true
	r.say(law, text)
}

// plus adds tricks to a number that may be unknown: it then follows from the other side's, if that is known.
func (r *ruler) plus(n, left, other int) int {
	switch {
	case n >= 0 && other >= 0 && r.H.Position != nil && r.H.Position.Tricks == nil:
		return -1
	case n >= 0:
		return n + left
	case other >= 0:
		return r.tricks - other
	}
	return -1
}

// held is how many cards a player has in his hand.
func (r *ruler) held(s engine.Seat) int {
	n := r.tricks - (r.Tricks.Now.N - 1)
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

// iskoConcede rules on a hand that is given up, by word or by throwing the cards.
func iskoConcede(r *ruler, act int, a *engine.Act) {
	who := r.name(a.By)
	n := r.counted()
	st := r.stands(n)
	throws := a.Word == "throws"
	switch {
	case throws && r.c.trumps():
		r.thrown(a.By, who, n)
	case st.decided:
		r.decidedBefore(act, st, n)
	case !r.single(a.By):
		r.decideAt(act, true, st.need, LawIsko4_4_3, r.text(who, " gives the hand up: ", r.name(r.c.by), " has won; nothing is added for the tricks that are left."))
		r.say(LawIskoOld3_5_2, "The defenders stand and fall together.")
		r.granted(st)
	case throws:
		r.decideAt(act, false, plain, LawIsko4_4_6, r.text(who, " throws the cards down, which ends the hand: the null is given up."))
	case r.held(a.By) >= 9:
		r.decideAt(act, false, plain, LawIsko4_4_1, r.text(who, " gives up with nine cards or more in hand: a simple loss."))
	default:
		yes, no := r.answers(act)
		switch {
		case yes > 0:
			r.decideAt(act, false, plain, LawIsko4_4_2, r.text(who, " gives up and a defender consents: a simple loss."))
		case no > 0:
			r.say(LawIsko4_4_2, who, " may give up with eight cards or fewer only if a defender consents. None does: play goes on.")
		default:
			r.say(LawIsko4_4_2, who, " may give up with eight cards or fewer only if a defender consents; no consent is recorded, so play goes on.")
		}
	}
}

// thrown gives everything outstanding to the other side (4.4.6); a level that the cards rule out does not count. n is
// the tally by then.
func (r *ruler) thrown(by engine.Seat, who string, n tally) {
	law := LawIsko4_4_6
	if r.olderText() {
		law = LawIskoOld4_3_6
	}
	r.allTo(!r.single(by), law, r.text(who, " throws the cards down: that side keeps what it has, and all that is outstanding goes to the other."))
	if r.olderText() {
		return
	}
	side := r.text(who, "'s side")
	if r.single(by) {
		side = who
	}
	for r.cap = r.levelOf(!r.single(by), *r.final); r.cap > plain; r.cap-- {
		why, out := r.ruledOut(r.cap, by, n)
		if !out {
			return
		}
		r.say(law, capital(r.cap.String()), " is ruled out: ", side, why)
		if r.cap == r.c.announce && !r.single(by) {
			r.unfit = "A level was announced that the cards rule out, and a defender threw the cards down all the same; what the order makes of that is not known here."
		}
	}
}

// ruledOut reports whether no course of play could have brought the others a level against the side of a player who
// threw the cards down, and why. Of hands that are not known the jacks alone can show it.
func (r *ruler) ruledOut(l level, by engine.Seat, n tally) (why string, out bool) {
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
			return " had the club jack or all three lower jacks.", true
		}
		g := goal{seat: r.c.by, want: everyTrick, together: true}
		if single {
			g.want = noTrick
		}
		return " was sure of a trick in every course of play.", r.sure(g) == engine.No
	}
	mine := n.theirs
	if single {
		mine = n.points
	}
	g := goal{seat: by, want: atMost, points: 30 - mine, together: true}
	return " was sure of more than 30 card points in every course of play.", r.sure(g) == engine.No
}

// iskoClaim rules on cards laid down or shown to shorten the hand.
func iskoClaim(r *ruler, act int, a *engine.Act) {
	who := r.name(a.By)
	switch {
	case !r.single(a.By):
		r.defenderClaims(act, a, who)
	case a.Kind == engine.Claim && a.Word == "lost":
		up := *a
		up.Kind, up.Word = engine.Concede, "says"
		iskoConcede(r, act, &up)
	case r.olderText():
		r.claimedAll(act, a, who)
	default:
		r.offered(act, a, who)
	}
}

// claimedAll is the older text: a soloist who lays the hand down claims all the tricks that are left, or in a null none
// of them (4.3.4 of the old numbers).
func (r *ruler) claimedAll(act int, a *engine.Act, who string) {
	if !r.c.trumps() {
		if r.sure(goal{seat: a.By, want: noTrick}) == engine.Yes {
			r.decideAt(act, true, plain, LawIskoOld4_3_4, r.text(who, " lays the hand down and can take no trick, whatever is played: the null is won."))
			return
		}
		r.cut = true
		r.unfit = r.text("It is not shown that ", who, " takes no trick; what the older text makes of a null laid down then is not known here.")
		return
	}
	switch r.sure(goal{seat: a.By, want: everyTrick}) {
	case engine.Yes:
		r.allTo(true, LawIskoOld4_3_4, r.text(who, " lays the hand down and claims all the tricks that are left; none of them can be lost."))
	case engine.No:
		r.find(act, "wrong-claim", a.By, r.dated(act), card.None, LawIskoOld4_3_4, r.text(who, " claimed all the tricks that are left, and one of them would be lost."))
		r.allTo(false, LawIskoOld4_3_4, "A trick would be lost, so all that are left belong to the defenders.")
	default:
		r.cut = true
		r.unfit = r.text("Whether ", who, " would lose a trick cannot be told: the record does not show all the hands.")
	}
}

// offered is the soloist's offer to shorten the hand (4.4.4).
func (r *ruler) offered(act int, a *engine.Act, who string) {
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
		r.say(LawIsko4_4_4, who, " lays the hand down and a defender disagrees: play goes on with the soloist's cards open and is scored as it ends.")
	case st.decided && (!st.won || yes < 2 && claimed <= max(st.need, st.lev)):
		r.say(LawIsko4_4_4, who, " lays the hand down; the game is decided.")
		r.decidedBefore(act, st, n)
	case yes < 2:
		r.say(LawIsko4_4_4, who, " lays the hand down; that ends it only if all defenders agree, and that is not recorded.")
	case a.Kind == engine.Claim && a.Word == "rest":
		r.allTo(true, LawIsko4_4_4, r.text(who, " claims all the tricks that are left and all defenders agree."))
	default:
		lev := max(claimed, st.lev)
		r.decideAt(act, true, lev, LawIsko4_4_4, r.text(who, " lays the hand down and all defenders agree: the announced game is won."))
		switch {
		case lev == plain:
			r.say(LawIsko4_4_4, "No higher level was claimed, so none counts.")
		case claimed > max(st.need, st.lev):
			law := LawIskoOld5_2_3
			if lev == schwarz {
				law = LawIsko2_5_6
			}
			r.say(law, "A claim to ", lev.String(), " was made with it, and it counts.")
		case st.won:
			r.sayStanding("The defenders", allPoints-n.points, st)
		}
	}
}

// defenderClaims judges a defender's claim over every line of play (4.4.5).
func (r *ruler) defenderClaims(act int, a *engine.Act, who string) {
	n := r.counted()
	soloist := r.name(r.c.by)
	st := r.stands(n)
	if st.decided && !st.won {
		r.say(LawIsko4_4_5, who, " lays the hand down; the game is decided.")
		r.decidedBefore(act, st, n)
		return
	}
	if !r.c.trumps() {
		if r.sure(goal{seat: a.By, want: soloistTakes}) == engine.Yes {
			r.decideAt(act, false, plain, LawIsko4_4_5, r.text(who, " shows that ", soloist, " must take a trick, whatever is played."))
			return
		}
		r.find(act, "wrong-claim", a.By, r.dated(act), card.None, LawIsko4_4_5, r.text(who, " claimed that ", soloist, " must take a trick, which cannot be proven."))
		r.breach(act, a.By, n)
		return
	}
	none := r.sure(goal{seat: a.By, want: noTrick})
	if none == engine.Yes {
		r.allTo(false, LawIsko4_4_5, r.text(who, " shows that ", soloist, " can make no further trick, whatever the two others play: the rest belongs to the defenders."))
		return
	}
	target := map[level]int{plain: 60, schneider: 31, schwarz: 1}[st.need]
	if r.sure(goal{seat: a.By, want: enough, points: target - n.theirs}) == engine.Yes {
		r.decideAt(act, false, plain, LawIsko4_4_5, r.text(who, " shows tricks that bring the defenders from ", pointsOf(n.theirs), " to the ", pointsOf(target), " that beat the game, without a point from the other defender."))
		return
	}
	if none == engine.Unknown {
		r.say(LawIskoOld5_2_8, "The cards that would prove it are not shown, and the defender has to prove it.")
	}
	r.find(act, "wrong-claim", a.By, r.dated(act), card.None, LawIsko4_4_5, r.text(who, " showed the hand to shorten the play, but does not prove that ", soloist, " makes no further trick, nor that tricks of that hand suffice without the other defender's points."))
	r.allTo(true, LawIsko4_4_5, r.text("The tricks that are left belong to ", soloist, "."))
}
