package sixtysix

import (
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/stock"
)

// The faults and choices of dealing and drawing that the code names.
const (
	exposed       = "exposed-in-deal"
	wrongNumber   = "wrong-number-of-cards"
	missedDraw    = "missed-draw"
	drewTwo       = "drew-two"
	drewOutOfTurn = "drew-out-of-turn"
	sawStockCard  = "saw-stock-card"
	lookedBack    = "looked-back"
	notCut        = "not-cut"
	stand         = "stand"
	chooseCard    = "choose-card"
)

// slipLaws are the laws behind the rules for slips in dealing and drawing, by stock.Rule.
var slipLaws = [stock.Rules]engine.Law{
	stock.Exposed: LawFosterMisdealExposed, stock.ExposedOwn: LawFosterMisdealOwnCard, stock.DealtMany: LawFosterMisdealTooMany,
	stock.DealtFew: LawFosterMisdealTooFew, stock.Faced: LawFosterMisdealFaced, stock.FacedLate: LawFosterMisdealFacedLate,
	stock.Imperfect: LawFosterMisdealImperfect, stock.Misdealt: LawFosterMisdeal, stock.HeldMany: LawFosterTooManyCards,
	stock.HeldFew: LawFosterTooFewCards, stock.MissedDraw: LawFosterMissedDraw, stock.DrewTwo: LawFosterDrewTwo,
	stock.LoserLooked: LawFosterDrewTwoLoser, stock.DrewFirst: LawFosterDrewOutOfTurn, stock.DrewBoth: LawFosterDrewBoth,
}

// Fault rules on a reported irregularity; act is -1 before the first lead.
func (j *judge) Fault(act int, a *engine.Act) error {
	if err := j.committed(act, a); err != nil {
		return err
	}
	at := a.Trick
	if at == 0 && act >= 0 && j.trump != card.NoSuit {
		at = j.Trick()
	}
	switch a.Word {
	case lookedBack:
		j.lookedBack(act, a, at)
		return nil
	case "revoke", "did-not-head":
		return j.reportedRevoke(act, a)
	case notCut:
		j.Find(act, a.Word, a.By, at, LawFosterDealing, msgNotCut)
		j.Because(LawFosterMisdeal, msgNotCutStands)
		return nil
	case missedDraw, drewTwo, sawStockCard:
		if !j.drew(a, at) {
			j.Because(LawFosterDrawing, msgNoDraw)
			return nil
		}
	}
	return j.slip(act, a, at)
}

// committed refuses a fault of a player who holds no cards or in a trick that does not exist, and one of the play that
// stands before it.
func (j *judge) committed(act int, a *engine.Act) error {
	f, _ := j.Game.Fault(a.Word)
	inTrick, last := f.When&engine.InATrick != 0, j.form.tricks
	if act >= 0 && j.trump != card.NoSuit {
		last = j.begun()
	}
	switch {
	case f.By == engine.CardHolder && !j.plays(a.By):
		return engine.Impossiblef(a.Pos, "%s holds no cards in this deal", j.H.Name(a.By))
	case inTrick && act < 0 && j.H.Result == nil && j.played() && (a.Trick >= j.First || a.Trick == 0 && j.First == 1):
		return engine.Impossiblef(a.Pos, "%s happens in the play, and stands there", a.Word)
	case inTrick && (a.Trick > last || a.Trick < 0):
		return engine.Impossiblef(a.Pos, "trick %d has not been played yet", a.Trick)
	}
	return nil
}

// begun is the number of the newest trick to which a card was played.
func (j *judge) begun() int {
	if j.Tricks.Now.Played == 0 {
		return j.Tricks.Now.N - 1
	}
	return j.Tricks.Now.N
}

// drew reports whether anybody drew where a fault of drawing is reported: the players draw between the first trick and
// the seventh, unless the stock is closed.
func (j *judge) drew(a *engine.Act, at int) bool {
	first := 1
	if a.Word == missedDraw {
		first = 2
	}
	d, shown := j.duties.shown(at)
	switch {
	case at == 0 || j.Game.Excused(j.H):
		return true
	case at < first || at > j.form.tricks-j.form.size+1:
		return false
	case a.Word == sawStockCard:
		return true // it lies there closed too
	case shown:
		return d != closed
	}
	return j.shutBefore(at) != engine.Yes
}

// shutNow reports whether the stock is closed.
func (j *judge) shutNow() bool { _, shut := j.closer(); return shut }

// slip rules on what goes wrong in dealing and drawing.
func (j *judge) slip(act int, a *engine.Act, at int) error {
	entitled := j.entitled(a)
	won := j.trump != card.NoSuit && j.Tricks.Turn() == a.By
	// The second card that the winner of a trick draws is the other's.
	s := stock.Slip{What: a.Word, Who: stock.Player(a.By, msgTheDealer), Rival: say.Seats(entitled), Started: j.started(), Size: j.form.size,
		Seen: a.Args.True("seen"), Both: a.Args.True("both"), Theirs: won, Loser: j.trump != card.NoSuit && !won}
	if f, ok := a.Args.Get("of"); ok {
		s.Own = f.Seat != engine.Nobody && f.Seat == a.By
		s.Theirs = f.Seat != engine.Nobody && f.Seat != a.By
	}
	missing, err := j.missing(a, &s)
	if err != nil {
		return err
	}
	rem, ok := s.Remedy()
	if !ok {
		return nil
	}
	law := slipLaws[rem.Rule]
	j.V.Find(engine.Finding{What: a.Word, By: a.By, Trick: at, Card: a.Card, Law: law, Text: rem.FactT, Act: act})
	switch {
	case rem.Rule == stock.Exposed && a.By != engine.Nobody && a.By != j.dealer:
		j.Because(law, msgNotByDealer, say.Seats(a.By))
		return nil
	case rem.Rule == stock.Exposed && act >= 0 && j.Tricks.PlayedBy(entitled).One != 0:
		j.Because(law, msgPlayedOn, say.Who(entitled))
		return nil
	}
	j.V.Reasons = append(j.V.Reasons, engine.Reason{Text: rem.Text, Law: law})
	if rem.Redeal {
		j.newDeal()
		return nil
	}
	if a.Word == drewOutOfTurn && j.shutNow() {
		j.Because(LawFosterClosingDrawing, msgNobodyDraws)
	}
	return j.choose(a, entitled, law, &rem, missing)
}

// newDeal ends the deal.
func (j *judge) newDeal() { j.V.Redeal, j.Over = true, true }

// missing is how many cards a hand has too few or too many; which of the two it is the hand shows, or the record says.
func (j *judge) missing(a *engine.Act, s *stock.Slip) (int, error) {
	if a.Word != wrongNumber {
		return 1, nil
	}
	s.Many = a.Args.Word("too") == "many"
	if d := j.hand(a.By); d != nil && len(d.Cards) != s.Size {
		s.Many = len(d.Cards) > s.Size
		return max(s.Size-len(d.Cards), len(d.Cards)-s.Size), nil
	} else if !a.Args.Has("too") {
		return 0, engine.Impossiblef(a.Pos, "%s needs to say which, too: many or too: few, where no hand shows it", a.Word)
	}
	return 1, nil
}

// entitled is who may choose after a slip: for one of the deal the pone, for others the adversary.
func (j *judge) entitled(a *engine.Act) engine.Seat {
	switch {
	case a.Word == exposed || a.Word == wrongNumber && !j.started():
		return j.seats[0]
	case a.By != engine.Nobody && j.plays(a.By):
		return j.other(a.By)
	}
	return j.seats[0]
}

// choose offers what a law leaves to a side, or carries out what the record says was chosen; missing is how many cards
// a hand has too few or too many.
func (j *judge) choose(a *engine.Act, by engine.Seat, law engine.Law, rem *stock.Remedy, missing int) error {
	if rem.Rule == stock.LoserLooked {
		j.draws.either, j.draws.after = by, j.Tricks.Now.N // the draw of the error is not the one that follows it
		if j.Tricks.Now.Complete() {
			j.draws.after++
		}
	}
	taken, ok := a.Args.Get(engine.Choice)
	if !ok {
		j.leave(a.Word, by, law, rem)
		return nil
	}
	i := slices.IndexFunc(rem.Choices, func(c stock.Choice) bool { return c.Name == taken.Word })
	switch {
	case len(rem.Choices) == 0:
		j.Because(law, msgNothingChosen)
		return nil
	case i < 0:
		var names []string
		for _, c := range rem.Choices {
			names = append(names, c.Name)
		}
		return engine.Impossiblef(taken.Pos, "%q is no choice here: expected %s", taken.Word, strings.Join(names, " or "))
	}
	c := &rem.Choices[i]
	j.Because(law, msgChose, say.Who(by), say.Phrase(c.Text))
	switch {
	case c.Redeal:
		j.newDeal()
	case a.By != engine.Nobody && j.plays(a.By):
		j.makeGood(a.By, rem.Rule, c.Draws*missing)
	}
	return nil
}

// leave offers what the law leaves to a side. By playing on, the pone lets a deal stand in which a card was exposed.
func (j *judge) leave(what string, by engine.Seat, law engine.Law, rem *stock.Remedy) {
	ends := ledger.Never
	if rem.Rule == stock.Exposed {
		ends = ledger.AtOwnCard
	}
	choices := make([]choice, len(rem.Choices))
	for i, c := range rem.Choices {
		choices[i] = choice{c.Name, c.Text}
	}
	j.offer(what, by, law, ends, choices...)
}

// lapse ends the rights to a choice.
func (j *judge) lapse(name string) {
	j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.Choice == name })
}

// makeGood puts a wrong number of cards right: a hand that is short is filled from the top of the stock at once, and
// the other draws are more or fewer the next time.
func (j *judge) makeGood(s engine.Seat, rule stock.Rule, n int) {
	if rule != stock.DealtFew && rule != stock.HeldFew {
		j.draws.extra[s] += n
		return
	}
	for ; n > 0; n-- {
		c, ok := j.draws.talon.TakeTop()
		if !ok {
			return
		}
		if j.draws.held[s] >= 0 {
			j.draws.held[s]++
		}
		if hand, _ := j.Tricks.Hand(s); c == card.None {
			j.Tricks.Deal(s, false, hand)
		} else {
			j.Tricks.Draw(s, c)
		}
	}
}

// lookedBack rules on a look at a trick: only the one last turned and quitted may be seen.
func (j *judge) lookedBack(act int, a *engine.Act, at int) {
	who := stock.Player(a.By, msgTheDealer)
	switch n, now := say.Num(a.Trick), &j.Tricks.Now; {
	case act < 0 || a.Trick == 0:
	case a.Trick == now.N:
		j.Because(LawFosterLookingBack, msgLiesOpen, n)
		return
	case a.Trick == now.N-1:
		j.Because(LawFosterLookingBack, msgLastTurned, n, who)
		return
	}
	j.Find(act, a.Word, a.By, at, LawFosterLookingBack, msgLookedBack, who)
	j.Because(LawFosterLookingBack, msgLosesClosing, who)
	if a.By != engine.Nobody {
		j.shut.barred[a.By] = true
	}
}
