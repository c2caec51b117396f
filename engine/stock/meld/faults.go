package meld

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/card"
)

// The choices that the laws leave open.
const (
	newDeal  = "new-deal"
	letStand = "let-stand"
	makeGood = "make-good"
	noDraw   = "play-without-drawing"
	drawTwo  = "draw-two"
)

// redeal voids the deal.
func (j *judge) redeal(law engine.Law, format string, args ...any) {
	j.because(law, format, args...)
	j.void, j.done = true, true
	j.v.Redeal = true
	j.because(j.f.Laws.SameDealer, "The same player deals again.")
}

// early reports whether the dealer has not yet played to the first trick.
func (j *judge) early() bool {
	if j.first > 1 {
		return false
	}
	if j.dealer == engine.Nobody {
		return j.table.Done() == 0
	}
	return j.met[j.dealer] == 0
}

// fault judges an irregularity that the record reports.
func (j *judge) fault(i int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	need := func() error {
		if by == engine.Nobody || int(by) >= j.f.Players {
			return engine.Impossiblef(a.Pos, "%s needs to say who did it", a.Word)
		}
		return nil
	}
	stockOnly := func() error {
		if !j.f.Stock {
			return engine.Impossiblef(a.Pos, "%s needs a stock, and all cards were dealt", a.Word)
		}
		return need()
	}
	switch a.Word {
	case "not-cut":
		j.find(i, a.Word, by, card.None, l.Dealing, "The pack was not cut. The rules name no remedy; the deal stands.")
	case "exposed-in-deal":
		j.exposed(i, a)
	case "faced-card":
		if j.early() {
			j.find(i, a.Word, by, card.None, l.Faced, "A card lay face up in the pack.")
			j.redeal(l.Faced, "A card was found face up in the pack: there must be a new deal.")
			break
		}
		j.find(i, a.Word, by, card.None, l.FacedInStock, "A card lay face up in the stock and was found after the dealer's first card.")
		j.because(l.FacedInStock, "It is turned face down where it lies, and play goes on.")
	case "imperfect-pack":
		j.find(i, a.Word, by, card.None, l.Imperfect, "The pack is imperfect.")
		j.redeal(l.Imperfect, "The deal in which it is found is void; earlier scores stand.")
	case "wrong-deal":
		return j.wrongNumber(i, a, a.Args.Seat("to"))
	case "wrong-number-of-cards":
		if err := need(); err != nil {
			return err
		}
		return j.wrongNumber(i, a, by)
	case "looked-back":
		if err := need(); err != nil {
			return err
		}
		j.find(i, a.Word, by, card.None, l.LookedBack, "%s looked at a trick before the last.", j.name(by))
		j.because(l.LookedBack, "%s loses his whole score for cards.", j.name(by))
		j.noCards[by] = l.LookedBack
	case "missed-draw":
		if err := stockOnly(); err != nil {
			return err
		}
		j.missedDraw(i, a)
	case "drew-two", "saw-stock-card":
		if err := stockOnly(); err != nil {
			return err
		}
		j.drewTwo(i, a)
	case "drew-out-of-turn":
		if err := stockOnly(); err != nil {
			return err
		}
		j.drewOutOfTurn(i, a)
	case "took-up-cards":
		if err := stockOnly(); err != nil {
			return err
		}
		j.tookUp(i, a)
	case "over-scored":
		if err := need(); err != nil {
			return err
		}
		n := a.Args.Int("excess")
		if n <= 0 {
			return engine.Impossiblef(a.Pos, "over-scored needs to say by how much: excess, from 1")
		}
		j.overScored(i, by, n)
	case "revoke", "did-not-head":
		if err := need(); err != nil {
			return err
		}
		n := len(j.v.Findings)
		j.find(i, a.Word, by, a.Card, l.Revoke, "%s is reported to have failed in his duty in trick %d.", j.name(by), a.Trick)
		if a.Trick > 0 {
			j.v.Findings[n].Trick = a.Trick
		}
		j.noCards[by] = l.Revoke
		j.because(l.Revoke, "%s loses his whole count for cards.", j.name(by))
	default:
		j.find(i, a.Word, by, a.Card, l.Dealing, "%s: the rules name no remedy.", a.Word)
	}
	return nil
}

// exposed judges a card shown in dealing.
func (j *judge) exposed(i int, a *engine.Act) {
	l := &j.f.Laws
	of, _ := a.Args.Get("of")
	whose := of.Word
	if of.Seat != engine.Nobody {
		whose = j.name(of.Seat)
	}
	if whose == "" {
		whose = "the pack"
	}
	j.find(i, a.Word, a.By, a.Card, l.ExposedInDeal, "A card of %s was exposed in the deal.", whose)
	if of.Seat != engine.Nobody && of.Seat == a.By {
		j.because(l.ExposedInDeal, "It was his own card, so the deal stands.")
		return
	}
	if j.offer(a, engine.Option{By: j.pone(), Choice: newDeal, Law: l.ExposedInDeal, Text: "he demands a new deal"},
		engine.Option{By: j.pone(), Choice: letStand, Law: l.ExposedInDeal, Text: "he lets the deal stand"}) == newDeal {
		j.redeal(l.ExposedInDeal, "The deal is void.")
	}
}

// wrongNumber judges a hand that is too large or too small.
func (j *judge) wrongNumber(i int, a *engine.Act, s engine.Seat) error {
	l, f := &j.f.Laws, j.f
	full := f.Hand
	has := a.Args.Int("has")
	if s != engine.Nobody && has == 0 {
		if hand, whole := j.table.Hand(s); whole {
			has = hand.Len()
			if j.winner != engine.Nobody {
				has++ // the draw of this turn is still to come
			}
		}
	}
	if s == engine.Nobody || has == 0 {
		if a.Word == "wrong-deal" {
			j.find(i, a.Word, a.By, card.None, l.Dealing, "The cards were not dealt as they should be. The rules name a remedy only for too many or too few cards; the deal stands.")
			return nil
		}
		return engine.Impossiblef(a.Pos, "%s needs to say how many cards he has: has", a.Word)
	}
	excess := has - full
	if j.exhausted && f.Stock {
		excess = has - (j.total - j.table.Now.N + 1)
	}
	if excess == 0 {
		return engine.Impossiblef(a.Pos, "%s has %d cards, which is the right number", j.name(s), has)
	}
	by := a.By
	if by == engine.Nobody {
		by = s
	}
	offended := j.other(s)
	switch {
	case excess > 0 && j.early():
		j.find(i, a.Word, by, card.None, l.TooManyDealt, "%s has %d cards.", j.name(s), has)
		j.redeal(l.TooManyDealt, "It was found before the dealer played to the first trick: there must be a new deal.")
	case excess > 0:
		j.find(i, a.Word, by, card.None, l.TooMany, "%s has %d cards.", j.name(s), has)
		opts := []engine.Option{{By: offended, Choice: newDeal, Law: l.TooMany, Text: "he claims a fresh deal"}}
		if f.Stock && !j.exhausted {
			opts = append(opts, engine.Option{By: offended, Choice: noDraw, Law: l.TooMany,
				Text: fmt.Sprintf("he has %s play without drawing until he holds %d", j.name(s), full)})
		}
		if j.offer(a, opts...) == newDeal {
			j.redeal(l.TooMany, "The deal is void.")
			break
		}
		j.because(l.NoMelds, "Until he has his right number of cards, %s can announce nothing.", j.name(s))
		j.over[s] = excess
		for f.Stock && j.talon.Skip(s) {
		}
	case j.early():
		j.find(i, a.Word, by, card.None, l.TooFewDealt, "%s has %d cards.", j.name(s), has)
		if j.offer(a, engine.Option{By: j.pone(), Choice: newDeal, Law: l.TooFewDealt, Text: "he demands a new deal"},
			engine.Option{By: j.pone(), Choice: makeGood, Law: l.TooFewDealt, Text: "he lets the number be made up from the top of the stock"}) == newDeal {
			j.redeal(l.TooFewDealt, "The deal is void.")
			break
		}
		j.supply(s, -excess)
	default:
		j.find(i, a.Word, by, card.None, l.TooFew, "%s has %d cards.", j.name(s), has)
		if j.offer(a, engine.Option{By: offended, Choice: newDeal, Law: l.TooFew, Text: "he claims a fresh deal"},
			engine.Option{By: offended, Choice: makeGood, Law: l.TooFew, Text: "he lets him make up the number from the stock"}) == newDeal {
			j.redeal(l.TooFew, "The deal is void.")
			break
		}
		j.supply(s, -excess)
	}
	return nil
}

// supply makes up a hand from the top of the stock, once the choice was made or play goes on.
func (j *judge) supply(s engine.Seat, n int) {
	if j.void {
		return
	}
	for range n {
		if c, ok := j.talon.TakeTop(); ok {
			j.give(s, c)
		}
	}
}

// missedDraw judges a draw that was forgotten; the draw itself was left out when it was due.
func (j *judge) missedDraw(i int, a *engine.Act) {
	l, by := &j.f.Laws, a.By
	j.talon.Skip(by)
	j.find(i, a.Word, by, card.None, l.MissedDraw, "%s played on without having drawn.", j.name(by))
	other := j.other(by)
	if j.offer(a, engine.Option{By: other, Choice: newDeal, Law: l.MissedDraw, Text: "he calls the deal void"},
		engine.Option{By: other, Choice: drawTwo, Law: l.MissedDraw, Text: fmt.Sprintf("he lets %s draw two cards next time", j.name(by))}) == newDeal {
		j.redeal(l.MissedDraw, "The deal is void.")
		return
	}
	j.over[by]--
}

// drewTwo judges a second card drawn, or seen. The stock is put right, so nothing changes in the order of the cards.
func (j *judge) drewTwo(i int, a *engine.Act) {
	l, by := &j.f.Laws, a.By
	other := 1 - by
	saw := a.Word == "saw-stock-card"
	if f, ok := a.Args.Get("saw"); ok {
		saw = f.N != 0
	}
	loser := j.lastWinner() == other
	switch {
	case !saw:
		j.find(i, a.Word, by, a.Card, l.DrewUnseen, "%s drew two cards and has not seen the second.", j.name(by))
		j.because(l.DrewUnseen, "He may put it back, without penalty.")
	case loser:
		j.find(i, a.Word, by, a.Card, l.LoserSaw, "%s, who lost the trick, drew and saw two cards.", j.name(by))
		if j.offer(a, engine.Option{By: other, Choice: "look-at-both", Law: l.LoserSaw,
			Text: "he looks at both cards of the next draw and takes whichever he likes"}) != "" {
			j.pick = other
		}
	default:
		j.find(i, a.Word, by, a.Card, l.DrewTwo, "%s drew two cards and saw the second.", j.name(by))
		j.because(l.DrewTwo, "He must show it to %s and, since it was %s's card, the one that he drew for himself as well.", j.name(other), j.name(other))
	}
}

// drewOutOfTurn judges a draw before one's turn.
func (j *judge) drewOutOfTurn(i int, a *engine.Act) {
	l, by := &j.f.Laws, a.By
	if a.Args.True("both") {
		j.find(i, a.Word, by, a.Card, l.BothDrew, "%s drew %s's card, and %s drew his.", j.name(by), j.name(1-by), j.name(1-by))
		j.because(l.BothDrew, "There is no remedy: each keeps the card that he has.")
		if due := j.talon.Due(); len(due) == 2 {
			j.talon.Owe(due[1], due[0])
		}
		return
	}
	j.find(i, a.Word, by, a.Card, l.DrewOutOfTurn, "%s drew before his turn.", j.name(by))
	if j.lastWinner() == by {
		j.because(l.DrewOutOfTurn, "He must give the card back.")
		return
	}
	j.because(l.DrewOutOfTurn, "He must give the card back and, since it was %s's, show the one that he draws for himself.", j.name(1-by))
}

// tookUp judges melds taken back into the hand before the last trick of the stock.
func (j *judge) tookUp(i int, a *engine.Act) {
	l, by := &j.f.Laws, a.By
	played := j.table.Now.Complete() || j.table.Now.Card(by) != card.None
	if j.exhausted || j.talon.Left() <= 2 && played {
		j.because(l.TakingUp, "%s has played to the last trick of the stock, so he may take his cards up.", j.name(by))
		return
	}
	j.find(i, a.Word, by, card.None, l.TakingUp, "%s took his cards up before he had played to the last trick of the stock.", j.name(by))
	j.offer(a, engine.Option{By: 1 - by, Choice: "lay-hand-open", Law: l.TakingUp,
		Text: fmt.Sprintf("he has %s lay his whole hand on the table", j.name(by))})
}
