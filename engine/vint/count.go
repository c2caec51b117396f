package vint

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// count works out what the hand comes to and enters it into the verdict.
func (j *table) count() error {
	c := &j.contract
	if c.bid == 0 {
		return j.looksAlone()
	}
	f, err := j.facts()
	if err != nil || j.void != "" {
		return err
	}
	j.V.Value, j.V.HasValue = c.bid.price(), true
	j.choose(&f)
	return nil
}

// looksAlone: without a contract nobody knows more than that something was done.
func (j *table) looksAlone() error {
	for i := range j.slips.list {
		if j.findingOf(i).What == revoke {
			j.leaves(msgOpenContract)
			break
		}
	}
	if j.slips.looks != (perSide{}) && !j.agreed(lookedBack).agreed {
		j.Because(LawFosterAsAtBridge, msgScale)
		j.leaves(msgOpenLook)
	}
	return nil
}

// facts gathers what is known of the hand.
func (j *table) facts() (facts, error) {
	c := &j.contract
	f := facts{bid: c.bid, bidder: sideOf(c.by), standing: j.match, looks: j.slips.looks}
	f.revoke, f.look = j.agreed(revoke), j.agreed(lookedBack)
	for i := range j.slips.list {
		s, x := &j.slips.list[i], j.findingOf(i)
		if x.What != revoke || !s.standing {
			continue
		}
		f.revokes[sideOf(x.By)]++
		switch {
		case !c.foe(x.By):
		case s.choice == threeTricks:
			f.forTricks++
		case s.choice == "":
			f.undecided++
		}
	}
	if j.H.Result != nil {
		return f, j.told(&f)
	}
	j.fallen(&f)
	j.holdings(&f)
	return f, nil
}

func (j *table) agreed(key string) price {
	v, ok := j.H.Agreed.Get(key)
	return price{v.N, ok}
}

// fallen counts the tricks of the play.
func (j *table) fallen(f *facts) {
	f.before, f.counted = j.prior, j.priorKnown
	f.tricks = j.prior
	f.inOrder = true
	n := 0
	take := func(w engine.Seat) {
		f.tricks[sideOf(w)]++
		f.order[n] = sideOf(w)
		n++
	}
	for i := range j.Tricks.Tricks {
		take(j.Tricks.Tricks[i].Winner)
	}
	if now := &j.Tricks.Now; now.Complete() && j.Lying(engine.Nobody) == nil {
		take(now.Winner)
	}
	sum := f.tricks[0] + f.tricks[1]
	f.counted = f.counted && sum > 0
	f.whole = f.counted && sum == allTricks
}

// told reads the result of a hand.
func (j *table) told(f *facts) (err error) {
	get := func(key string, total int) (n perSide, ok bool) {
		x, there := j.H.Result.Get(key)
		if !there || err != nil {
			return n, false
		}
		if j.H.Deal != nil && key != "tricks" {
			err = engine.Impossiblef(x.Pos, "beside a deal the result has tricks only; the hands tell the %s", key)
			return n, false
		}
		n, ok, err = j.shared(x, total)
		return n, ok
	}
	f.tricks, f.counted = get("tricks", allTricks)
	f.whole = f.counted
	if j.H.Deal != nil {
		j.holdings(f)
		return err
	}
	honours, hasHonours := get("honours", honourRanks)
	aces, hasAces := get("aces", allAces)
	if err != nil {
		return err
	}
	if f.bid.trump() == card.NoSuit {
		if x, ok := j.H.Result.Get("honours"); ok && honours != (perSide{}) {
			return engine.Impossiblef(x.Pos, "at no-trumps there are no trump honours; aces says what was held")
		}
		hasHonours = true
	}
	f.held, f.heldKnown = held{honours[0], aces[0]}, hasHonours && hasAces
	x, told := j.H.Result.Get("coronets")
	f.crownsIn = told || f.heldKnown
	if told {
		f.coronets, err = j.bySide(x)
	}
	return err
}

// holdings reads honours and coronets from the hands, as far as they are known: every honour that has its side, and
// every hand in which what it may hold makes no more coronets than what it must.
func (j *table) holdings(f *facts) {
	var must, may [players]card.Set
	var proven card.Set
	for i := range must {
		must[i] = j.Known.Holders[i].Must.One
		proven |= must[i]
	}
	for i := range may {
		if j.First == 1 {
			may[i] = j.Known.May(i).One
		} else {
			may[i] = must[i] | pack.Cards&^proven // a hand before the position
		}
	}
	f.held, f.heldKnown = heldBy(f.bid, must, may)
	f.crownsIn = true
	for i, s := range everybody {
		f.crowns = coronets(s, must[i], f.bid, f.crowns)
		if may[i] != must[i] {
			least := worth(coronets(s, must[i], f.bid, nil))
			f.crownsIn = f.crownsIn && worth(coronets(s, may[i], f.bid, nil)) == least
		}
	}
	for _, c := range f.crowns {
		f.coronets[sideOf(c.by)] += c.value
	}
}

// heldBy counts the honours of side 0; false where one may be on either side.
func heldBy(b bid, must, may [players]card.Set) (h held, ok bool) {
	us, them := may[0]|may[2], may[1]|may[3]
	of := acesSet
	if t := b.trump(); t != card.NoSuit {
		of |= trumpHonours[t]
		h.honours = (us & trumpHonours[t]).Len()
	}
	h.aces = (us & acesSet).Len()
	return h, us&them&of == 0 && (us|them)&of == of
}

// choose enters the account: of the only way that is open, or what each choice would give.
func (j *table) choose(f *facts) {
	if f.revokes[f.bidder] > 0 { // both sides have revoked: no tricks are taken
		j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.What == revoke })
		f.forTricks, f.undecided = 0, 0
	}
	if f.undecided > 0 {
		j.either(f)
		return
	}
	a := f.reckon(false)
	j.write(f, &a)
}

// either says what each choice of the bidder would give.
func (j *table) either(f *facts) {
	foes := f.bidder.other()
	j.Because(LawFosterBridge84, msgScoresNothing, foes.who())
	j.Because(LawFosterBridge84b, msgBidderChooses, say.Who(j.contract.by))
	a, b := f.reckon(false), f.reckon(true)
	for i := range j.Ledger.Rights {
		r := &j.Ledger.Rights[i]
		switch {
		case !f.certain():
		case r.Choice == points && f.revoke.agreed:
			r.Scores = a.scores().all()
		case r.Choice == threeTricks:
			r.Scores = b.scores().all()
		}
	}
	if a.won == b.won {
		j.V.Won = a.won
	}
	for _, s := range everybody {
		if n := a.points[sideOf(s)]; f.counted && n == b.points[sideOf(s)] {
			j.V.Points = append(j.V.Points, engine.Count{Seat: s, N: n})
		}
	}
	j.leaves(msgOpenChoice, say.Who(j.contract.by))
	j.missing(f)
}

// certain reports whether all that is scored is known but for what was agreed.
func (f *facts) certain() bool { return f.counted && f.whole && f.heldKnown && f.crownsIn }

// missing says what of the hand is not known.
func (j *table) missing(f *facts) {
	if !f.counted || !f.whole {
		j.leaves(msgOpenTricks)
	}
	if !f.heldKnown {
		j.Because(LawFosterHonours, msgHonoursUnknown)
		j.leaves(msgOpenHonours)
	}
	if !f.crownsIn {
		j.leaves(msgOpenCoronets)
	}
}
