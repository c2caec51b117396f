package skat

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// The skat belongs to the soloist, and a record need not show it: what he has is then known within bounds only, and a
// ruling on a hand that is broken off stands where both bounds give it.

// span is the least and the most that the soloist may have by a tally. In a position what he has taken holds the skat.
func (r *ruler) span(n tally) (least, most tally) {
	least, most = n, n
	switch {
	case r.H.Position != nil && r.ownOpen:
		most.points = allPoints - n.theirs
	case !n.exact && r.H.Position == nil && r.H.Result == nil:
		low, high := r.skatBounds()
		least.points += low - n.skat
		most.points = min(n.points+high-n.skat, allPoints-n.theirs)
	}
	if r.H.Position != nil && r.theirsOpen {
		least.theirs = allPoints - least.points
	}
	return least, most
}

// skatBounds are the fewest and the most card points that the skat, or what was laid away, can hold: it holds the cards of
// it that are known, and others that nobody has played and nobody is known to hold.
func (r *ruler) skatBounds() (low, high int) {
	if r.Known.Holders == nil {
		return 0, maxSkat // before the cards are looked at
	}
	known, _ := r.aside()
	may := r.Known.May(len(r.seats)).One &^ known
	for _, s := range r.seats {
		hand, _ := r.Tricks.Hand(s)
		may &^= r.Tricks.PlayedBy(s).One | hand.One
	}
	points := make([]int, 0, may.Len())
	for c := range may.All() {
		points = append(points, trick.AceTen(c))
	}
	slices.Sort(points)
	low = setPoints(known)
	high = low
	for i := range min(skatCards-known.Len(), len(points)) {
		low += points[i]
		high += points[len(points)-1-i]
	}
	return low, high
}

// ending is what a hand that is broken off comes to.
type ending struct {
	won bool
	lev level
}

// or is the ending of a hand that is decided, or else another.
func (st standing) or(won bool, lev level) ending {
	if st.decided {
		return ending{st.won, st.lev}
	}
	return ending{won, lev}
}

// broken judges a hand that is broken off, and what it comes to by the least and the most that the soloist may have. Where
// the two differ it leaves the hand open.
func (r *ruler) broken(n tally, comes func(standing) ending) (st standing, open bool) {
	least, most := r.span(n)
	st = r.stands(least)
	return st, r.differ(comes(st), comes(r.stands(most)))
}

// differ leaves open what a hand comes to where what is not recorded may make it the one or the other.
func (r *ruler) differ(a, b ending) bool {
	switch {
	case a.won != b.won:
		r.openEnd(r.V.Say(msgWhetherWonThen, say.Who(r.c.by)))
		return true
	case r.alike(a.lev, b.lev):
		return false
	}
	r.openLevel(a.won, min(a.lev, b.lev), r.V.Say(msgLevelThen, say.Who(r.c.by)))
	return true
}

// alike reports whether a game is worth the same with two levels: where both are announced with it, or the higher one does not
// bring it up to the bid.
func (r *ruler) alike(a, b level) bool {
	return max(a, r.c.announce) == max(b, r.c.announce) || r.m.known && !r.covered(max(a, b))
}

// openEnd ends the hand and leaves it undecided.
func (r *ruler) openEnd(why say.Text) {
	r.Over = true
	r.unfit = why
}

// openLevel ends the hand and leaves the level open, which is the lowest at least. A game won is won for sure only where
// the lowest level covers the bid.
func (r *ruler) openLevel(won bool, lowest level, why say.Text) {
	r.openEnd(why)
	if !won || r.covered(lowest) {
		r.V.Won, r.V.Winners = engine.Is(won), r.winners(won)
	}
}

// leftTable is a player who leaves: no rule of the order covers it. A game that was decided stays so; what else it would have
// come to is open.
func (r *ruler) leftTable(a *engine.Act) {
	r.Because(LawIskoPlayerLeaves, msgLeavesNoRule, say.Who(a.By), say.If(a.Kind == TimeOut))
	if r.end.made || r.seats.place(a.By) < 0 {
		return
	}
	why := r.V.Say(msgLeavesOpen, say.Who(a.By))
	least, most := r.span(r.counted())
	if x, y := r.stands(least), r.stands(most); x.decided && y.decided && x.won == y.won {
		r.openLevel(x.won, min(x.lev, y.lev), why)
		return
	}
	r.openEnd(why)
}

// outstanding is the cards that some player, or the skat, may still hold for all that a player can see: those that have not
// been played and that he does not hold himself. known is false where the tricks before a position are not recorded.
func (r *ruler) outstanding(s engine.Seat) (cards card.Set, known bool) {
	mine, whole := r.Tricks.Hand(s)
	cards = r.book.pack.Cards &^ mine.One
	for _, x := range r.seats {
		cards &^= r.Tricks.PlayedBy(x).One
	}
	if r.H.Position == nil {
		return cards, whole
	}
	cards = 0
	for _, x := range r.seats {
		if x != s {
			hand, all := r.Tricks.Hand(x)
			cards |= hand.One
			whole = whole && all
		}
	}
	return cards, whole
}

// makesAll reports whether a player makes every trick that is left himself, whatever lies where and however the others play:
// he leads his trumps and then his suits from the top, and each is above all that may still be out. Unknown where the
// record does not show what is out.
func (r *ruler) makesAll(s engine.Seat) engine.Tri {
	out, known := r.outstanding(s)
	if !known {
		return engine.Unknown
	}
	if r.Tricks.Turn() != s || r.Tricks.Now.Played > 0 && !r.Tricks.Now.Complete() {
		return r.sure(goal{seat: s, want: ownTricks})
	}
	hand, _ := r.Tricks.Hand(s)
	o := r.c.order()
	for class := range o.Classes {
		mine, others := hand.One&o.Classes[class], out&o.Classes[class]
		if class == trumpClass && others.Len() > mine.Len() && hand.One != mine {
			return engine.No // a trump that is out takes one of the suits
		}
		if !fromTheTop(o, mine, others) {
			return engine.No
		}
	}
	return engine.Yes
}

// fromTheTop reports whether cards of one class, led from the top, all win: somebody may hold all the others and gives up his
// lowest each time.
func fromTheTop(o *trick.Order, mine, others card.Set) bool {
	led := mine.Cards()
	slices.SortFunc(led, func(a, b card.Card) int { return int(o.Power[b]) - int(o.Power[a]) })
	left := min(others.Len(), mine.Len())
	for i, c := range led {
		if i >= left {
			return true
		}
		for d := range others.All() {
			if o.Power[d] > o.Power[c] {
				return false
			}
		}
	}
	return true
}

// makesRest reports whether the soloist makes every trick that is left. Where the hands of the defenders are not known, his own
// may show that he does not.
func (r *ruler) makesRest() engine.Tri {
	sure := r.sure(goal{seat: r.c.by, want: everyTrick})
	if sure == engine.Unknown && r.hasLoser() {
		return engine.No
	}
	return sure
}

// hasLoser reports whether a card of the soloist loses whatever lies where: he has to lead it, and more cards above it are
// out in its suit than fall on those that he leads before it.
func (r *ruler) hasLoser() bool {
	by, now := r.c.by, &r.Tricks.Now
	out, known := r.outstanding(by)
	if !known || r.H.Position != nil || now.Played > 0 && !now.Complete() && now.Card(by) == card.None {
		return false
	}
	aside, _ := r.aside()
	hand, _ := r.Tricks.Hand(by)
	o := r.c.order()
	for c := range hand.One.All() {
		class := o.Classes[o.Class[c]]
		above := aside.Len() - skatCards // of those not known to lie in the skat some may lie there
		for d := range (out &^ aside & class).All() {
			if o.Power[d] > o.Power[c] {
				above++
			}
		}
		if above > 2*((hand.One&class).Len()-1) {
			return true
		}
	}
	return false
}
