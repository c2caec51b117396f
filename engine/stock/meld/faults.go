package meld

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// redeal voids the deal.
func (j *judge) redeal(law engine.Law, why say.Text) {
	j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: why, Law: law})
	j.end.void, j.Over = true, true
	j.V.Redeal = true
	j.Because(j.f.Laws.SameDealer, msgAgain)
}

// early reports whether the dealer has not yet played to the first trick.
func (j *judge) early() bool {
	if j.First > 1 {
		return false
	}
	if j.H.Dealer == engine.Nobody {
		return j.Tricks.Done() == 0
	}
	return j.p[j.H.Dealer].met == 0
}

// fault judges an irregularity that the record reports.
func (j *judge) fault(act int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	if f, _ := j.Game.Fault(a.Word); f.When&engine.WhileOpen != 0 && !j.f.Stock {
		return engine.Impossiblef(a.Pos, "%s needs a stock, and all cards were dealt", a.Word)
	}
	if err := j.inATrick(act, a); err != nil {
		return err
	}
	switch a.Word {
	case "not-cut":
		j.find(act, a.Word, by, card.None, l.Dealing, msgNotCut)
	case "looked-back":
		if last := j.Tricks.Done(); act >= 0 && (a.Trick == last || a.Trick == 0 && last <= 1) {
			j.Because(l.LookedBack, msgSawLast, say.Who(by))
			return nil
		}
		j.find(act, a.Word, by, card.None, l.LookedBack, msgLookedBack, say.Who(by))
		j.Because(l.LookedBack, msgLostScore, say.Who(by))
		j.p[by].lost = l.LookedBack
	case "took-up-cards":
		return j.tookUp(act, a)
	case "over-scored":
		n := a.Args.Int("excess")
		if n <= 0 {
			return engine.Impossiblef(a.Pos, "over-scored needs to say by how much: excess, from 1")
		}
		j.overScored(act, by, n)
	case "revoke", "did-not-head":
		return j.reportedRevoke(act, a)
	default:
		return j.slip(act, a)
	}
	return nil
}

// inATrick refuses a fault in a trick that there is not, or that has not been begun where it is reported.
func (j *judge) inATrick(act int, a *engine.Act) error {
	total := j.f.tricks()
	if j.draw.exhausted {
		total = j.draw.total
	}
	begun := j.Tricks.Now.N
	if j.Tricks.Now.Played == 0 {
		begun--
	}
	switch {
	case a.Trick > total && !j.Game.Excused(j.H):
		return engine.Impossiblef(a.Pos, "a hand has %d tricks, and trick %d is none of them", total, a.Trick)
	case act >= 0 && a.Trick > begun && a.Word != "missed-draw":
		return engine.Impossiblef(a.Pos, "trick %d has not been begun here", a.Trick)
	}
	return nil
}

// slip judges what goes wrong in dealing and drawing.
func (j *judge) slip(act int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	s, excess, err := j.slipOf(a)
	if err != nil {
		return err
	}
	r, ok := s.Remedy()
	if !ok {
		j.find(act, a.Word, by, a.Card, l.Dealing, msgNoRemedy, say.Word(a.Word))
		return nil
	}
	if r.Rule == stock.Misdealt {
		// Foster orders nothing but for too many, too few, faced and exposed cards.
		j.find(act, a.Word, by, card.None, l.Dealing, msgMisdealt)
		return nil
	}
	law := l.Slips[r.Rule]
	if r.Rule == stock.DrewTwo && !s.Seen {
		law = l.DrewUnseen
	}
	j.V.Find(engine.Finding{What: a.Word, By: by, Trick: j.trickOf(act), Card: a.Card, Law: law, Text: r.FactT, Act: act})
	if r.Redeal {
		j.redeal(law, r.Text)
		return nil
	}
	if why := j.noChoice(a, r.Rule); !why.Empty() {
		r.Text, r.Choices = why, nil
	}
	j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: r.Text, Law: law})
	taken, err := j.remedied(a, &r, law)
	if err != nil {
		return err
	}
	if taken != nil && taken.Redeal {
		j.redeal(law, msgVoid.With())
		return nil
	}
	j.mend(by, r.Rule, excess, taken)
	return nil
}

// trickOf is the trick of a finding.
func (j *judge) trickOf(act int) int {
	if act < 0 {
		return 0
	}
	return j.Tricks.Now.N
}

// offended is who may choose after a slip: the pone after one of the deal, else the adversary.
func (j *judge) offended(a *engine.Act) engine.Seat {
	if a.Word == "exposed-in-deal" || a.Word == "wrong-number-of-cards" && j.early() {
		return j.pone()
	}
	return j.other(a.By)
}

// slipOf is a slip as it is reported, and how many cards a hand has too many, below zero too few.
func (j *judge) slipOf(a *engine.Act) (s stock.Slip, excess int, err error) {
	by := a.By
	of, _ := a.Args.Get("of")
	s = stock.Slip{What: a.Word, Who: stock.Player(by, msgTheDealer), Rival: side(j.offended(a)), Own: of.Seat != engine.Nobody && of.Seat == by,
		Started: !j.early(), Seen: a.Args.True("seen") || a.Word == "saw-stock-card", Both: a.Args.True("both"), Size: j.f.Hand}
	if j.f.Stock && by != engine.Nobody {
		s.Loser = j.lastWinner() == 1-by
		// The second card that the winner of a trick draws is the other's.
		s.Theirs = j.lastWinner() == by || of.Seat == 1-by && of.Seat != engine.Nobody
	}
	if a.Word == "wrong-number-of-cards" {
		if excess = j.excess(a); excess == 0 {
			return s, 0, engine.Impossiblef(a.Pos, "wrong-number-of-cards needs to say which, too: many or too: few, where the hand is not recorded; %s has the right number here", j.name(by))
		}
		s.Many = excess > 0
	}
	return s, excess, nil
}

// noChoice says why a card exposed in dealing leaves no choice: another than the dealer showed it, or the pone has played
// since.
func (j *judge) noChoice(a *engine.Act, rule stock.Rule) say.Text {
	pone := j.pone()
	switch {
	case rule != stock.Exposed:
	case a.By != engine.Nobody && j.H.Dealer != engine.Nobody && a.By != j.H.Dealer:
		return msgPoneShowed.With()
	case pone != engine.Nobody && j.p[pone].met > 0:
		return msgShownLate.With(say.Who(pone))
	}
	return say.Text{}
}

// remedied offers what a law leaves to choose, or finds what was chosen.
func (j *judge) remedied(a *engine.Act, r *stock.Remedy, law engine.Law) (taken *stock.Choice, err error) {
	rights := make([]ledger.Right, 0, len(r.Choices))
	for k := range r.Choices {
		c := &r.Choices[k]
		if (c.Name == "reduce" || c.Name == "make-good") && (!j.f.Stock || j.draw.exhausted) {
			continue // nothing is drawn any more
		}
		rights = append(rights, right(j.offended(a), c.Name, law, c.Text))
		if c.Name == a.Args.Word(engine.Choice) {
			taken = c
		}
	}
	_, err = j.offer(a, rights...)
	return taken, err
}

// mend does to the stock and the draws to come what a remedy has them do.
func (j *judge) mend(by engine.Seat, rule stock.Rule, excess int, taken *stock.Choice) {
	d := &j.draw
	switch {
	case rule == stock.MissedDraw && slices.Contains(d.talon.Due(), by): // one more of the draws that are still to come
		d.talon.OweAlso(by)
	case rule == stock.MissedDraw:
		d.over[by]--
	case rule == stock.HeldMany:
		j.Because(j.f.Laws.NoMelds, msgUntilRight, say.Who(by))
		d.over[by] = excess
		for j.f.Stock && d.talon.Skip(by) {
		}
	case rule == stock.DealtFew || rule == stock.HeldFew:
		for range -excess {
			if c, ok := d.talon.TakeTop(); ok {
				j.give(by, c)
			}
		}
	case rule == stock.LoserLooked && taken != nil:
		d.pick = 1 - by
	case rule == stock.DrewBoth:
		if due := d.talon.Due(); len(due) == 2 {
			d.talon.Owe(due[1], due[0])
		}
	}
}

// excess is how many cards a player has too many, below zero too few: by his hand where it is known, else by what the
// record says.
func (j *judge) excess(a *engine.Act) int {
	if hand, whole := j.Tricks.Hand(a.By); whole && hand.Len() != j.full(a.By) {
		return hand.Len() - j.full(a.By)
	}
	switch a.Args.Word("too") {
	case "many":
		return 1
	case "few":
		return -1
	}
	return 0
}

// reportedRevoke judges a breach of the duties that a player reports, and has the hand played again where the record
// says that this was demanded.
func (j *judge) reportedRevoke(act int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	shown := slices.ContainsFunc(j.V.Findings, func(f engine.Finding) bool {
		return f.What == a.Word && f.By == by && (a.Trick == 0 || f.Trick == a.Trick)
	})
	_, whole := j.Tricks.Hand(by)
	t := j.trickAt(a.Trick)
	played := act >= 0 && t != nil && t.Card(by) != card.None
	switch {
	case shown:
	case j.freeIn(a.Trick) && (act >= 0 || a.Trick > 0):
		j.Because(l.Free, msgFree)
		return nil
	case played && (whole || j.Tricks.Beyond(by, a.Trick)):
		j.Because(l.Duty, msgKept, say.Who(by), say.Num(a.Trick))
		return nil
	default:
		j.find(act, a.Word, by, a.Card, l.Revoke, msgReported, say.Who(by))
		if a.Trick > 0 {
			j.V.Findings[len(j.V.Findings)-1].Trick = a.Trick
		}
		j.Tricks.Revokes = append(j.Tricks.Revokes, trick.Revoke{Seat: by, Trick: a.Trick, Card: a.Card, Act: -1, Settled: true})
	}
	return j.chooses(a, by, a.Trick)
}

// freeIn reports whether nobody was bound to follow in a trick, 0 for the one of now.
func (j *judge) freeIn(n int) bool {
	switch {
	case !j.f.Stock:
		return false
	case j.draw.exhausted:
		return n > 0 && n <= j.draw.with
	case n == 0 || n <= j.Tricks.Now.N && j.told == nil:
		return true
	}
	return n <= j.f.tricks()-j.f.Hand
}

// The choices after a breach of a duty.
const (
	loseCount = "lose-count"
	playAgain = "replay"
)

// brokenBy reports whether a player himself broke a duty in a trick, 0 for any.
func (j *judge) brokenBy(s engine.Seat, n int) bool {
	return slices.ContainsFunc(j.Tricks.Revokes, func(r trick.Revoke) bool { return r.Seat == s && (n == 0 || r.Trick == n) })
}

// chooses carries out what the record says was chosen after a breach of a duty.
func (j *judge) chooses(a *engine.Act, by engine.Seat, n int) error {
	f, ok := a.Args.Get(engine.Choice)
	switch {
	case !ok:
		return nil
	case f.Word == playAgain:
		return j.replay(a, by, n)
	case f.Word != loseCount || !j.f.Replays:
		return engine.Impossiblef(f.Pos, "%q is no choice here: expected %s or %s", f.Word, loseCount, playAgain)
	}
	for k := range j.Tricks.Revokes {
		if r := &j.Tricks.Revokes[k]; (by == engine.Nobody || r.Seat == by) && (n == 0 || r.Trick == n) && !j.p[r.Seat].settled {
			j.p[r.Seat].settled = true
			j.Because(j.f.Laws.Revoke, msgChoseLoss, side(j.other(r.Seat)), say.Who(r.Seat))
		}
	}
	return nil
}

// replay takes the cards back to a revoke and has the hand played again from there. What follows in the record is
// played in its place.
func (j *judge) replay(a *engine.Act, by engine.Seat, n int) error {
	if !j.f.Replays {
		f, _ := a.Args.Get(engine.Choice)
		return engine.Impossiblef(f.Pos, "%q is no choice here: the rules leave none", f.Word)
	}
	for k := range j.Tricks.Revokes {
		r := &j.Tricks.Revokes[k]
		if r.Corrected || by != engine.Nobody && r.Seat != by || n > 0 && r.Trick != n {
			continue
		}
		if to := j.actOf(a); r.Act >= 0 && to >= 0 {
			return j.TakeBack(r.Act, to, r.Trick)
		}
		// The record does not show the card, so nor can it show the hand played again.
		r.Corrected, j.Over, j.end.again = true, true, true
		j.Because(j.f.Laws.Replay, msgChoseAgain, side(j.other(r.Seat)))
		j.V.Undecided = msgWhatAgain.With()
		return nil
	}
	return engine.Impossiblef(a.Pos, "there is no breach of a duty there that could be played again")
}

// actOf is the index of an act in the play; −1 for one that stands before it.
func (j *judge) actOf(a *engine.Act) int {
	for i := range j.H.Play {
		if &j.H.Play[i] == a {
			return i
		}
	}
	return -1
}

// tookUp judges melds taken back into the hand before the last trick of the stock.
func (j *judge) tookUp(act int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	played := j.Tricks.Now.Complete() || j.Tricks.Now.Card(by) != card.None
	if j.draw.exhausted || j.draw.talon.Left() <= 2 && played {
		j.Because(l.TakingUp, msgMayTakeUp, say.Who(by))
		return nil
	}
	j.find(act, a.Word, by, card.None, l.TakingUp, msgTookUp, say.Who(by))
	_, err := j.offer(a, right(1-by, "lay-hand-open", l.TakingUp, msgLayOpen.With(say.Who(by))))
	return err
}

// revokes has the duty's breaches cost what they cost, so far as they have not yet.
func (j *judge) revokes() {
	for i := range j.Tricks.Revokes {
		r := &j.Tricks.Revokes[i]
		now := &j.Tricks.Now
		if r.Corrected || j.p[r.Seat].lost == j.f.Laws.Revoke || !r.Settled && now.N == r.Trick && !now.Complete() {
			continue // it costs nothing, or nothing more, or he may still take the card back
		}
		j.p[r.Seat].lost = j.f.Laws.Revoke
		j.costs(r)
	}
}

// costs says what a breach of a duty costs, and what the other side may choose instead.
func (j *judge) costs(r *trick.Revoke) {
	l, who, in := &j.f.Laws, say.Who(r.Seat), say.Num(r.Trick)
	again := j.V.Say(msgReplay, in, who)
	if r.Trick == 0 {
		j.Because(l.Revoke, msgLosesError, who, say.Num(j.taken(r.Seat)))
		again = j.V.Say(msgReplayErr, who)
	} else {
		j.Because(l.Revoke, msgLosesCards, who, in, say.Num(j.taken(r.Seat)))
	}
	lasting := func(by engine.Seat, choice string, law engine.Law, t say.Text) ledger.Right {
		x := right(by, choice, law, t)
		x.Ends, x.What = ledger.Never, "revoke"
		return x
	}
	if by := j.other(r.Seat); j.f.Replays && !j.p[r.Seat].settled {
		j.Ledger.Open(lasting(by, loseCount, l.Revoke, msgLoses.With(who)), lasting(by, playAgain, l.Replay, again))
	}
	if b := j.s.Bid; b != nil && r.Seat != b.By && !j.finished() && !j.end.void {
		j.Ledger.Open(lasting(b.By, "play-on", b.NotLost, msgPlayedOut.With(say.Who(b.By))))
	}
}
