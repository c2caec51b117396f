package meld

import (
	"fmt"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// redeal voids the deal.
func (j *judge) redeal(law engine.Law, text string) {
	j.because(law, "%s", text)
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

// drawing are the slips that need a stock to be made with.
var drawing = map[string]bool{"missed-draw": true, "drew-two": true, "saw-stock-card": true, "drew-out-of-turn": true,
	"took-up-cards": true}

// anonymous are the faults that need nobody to have committed them.
var anonymous = map[string]bool{"not-cut": true, "faced-card": true, "imperfect-pack": true, "wrong-deal": true,
	"exposed-in-deal": true}

// fault judges an irregularity that the record reports.
func (j *judge) fault(i int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	switch {
	case drawing[a.Word] && !j.f.Stock:
		return engine.Impossiblef(a.Pos, "%s needs a stock, and all cards were dealt", a.Word)
	case !anonymous[a.Word] && (by == engine.Nobody || int(by) >= j.f.Players):
		return engine.Impossiblef(a.Pos, "%s needs to say who did it, one of the players", a.Word)
	}
	switch a.Word {
	case "not-cut":
		j.find(i, a.Word, by, card.None, l.Dealing, "The pack was not cut. The rules name no remedy; the deal stands.")
	case "looked-back":
		if last := j.table.Done(); i >= 0 && (a.Trick == last || a.Trick == 0 && last <= 1) {
			j.because(l.LookedBack, "%s looked at the last trick that was turned, which is allowed.", j.name(by))
			return nil
		}
		j.find(i, a.Word, by, card.None, l.LookedBack, "%s looked at a trick before the last.", j.name(by))
		j.because(l.LookedBack, "%s loses the whole score for cards.", j.name(by))
		j.noCards[by] = l.LookedBack
	case "took-up-cards":
		return j.tookUp(i, a)
	case "over-scored":
		n := a.Args.Int("excess")
		if n <= 0 {
			return engine.Impossiblef(a.Pos, "over-scored needs to say by how much: excess, from 1")
		}
		j.overScored(i, by, n)
	case "revoke", "did-not-head":
		return j.reportedRevoke(i, a)
	default:
		return j.slip(i, a)
	}
	return nil
}

// slip judges what goes wrong in dealing and drawing.
func (j *judge) slip(i int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	of, _ := a.Args.Get("of")
	offended := j.other(by)
	if a.Word == "exposed-in-deal" || a.Word == "wrong-number-of-cards" && j.early() {
		offended = j.pone()
	}
	s := stock.Slip{What: a.Word, By: j.title(by), Other: j.entitled(offended), Own: of.Seat != engine.Nobody && of.Seat == by,
		Started: !j.early(), Seen: a.Args.True("seen") || a.Word == "saw-stock-card", Both: a.Args.True("both"), Size: j.f.Hand}
	excess := 0
	if j.f.Stock && by != engine.Nobody {
		s.Loser = j.lastWinner() == 1-by
		// The second card that the winner of a trick draws is the other's.
		s.Theirs = j.lastWinner() == by || of.Seat == 1-by && of.Seat != engine.Nobody
	}
	if a.Word == "wrong-number-of-cards" {
		if excess = j.excess(a); excess == 0 {
			return engine.Impossiblef(a.Pos, "wrong-number-of-cards needs to say which, too: many or too: few, where the hand is not recorded; %s has the right number here", j.name(by))
		}
		s.Many = excess > 0
	}
	r, ok := s.Remedy()
	if !ok {
		j.find(i, a.Word, by, a.Card, l.Dealing, "%s: the rules name no remedy.", a.Word)
		return nil
	}
	if r.Rule == stock.Misdealt {
		// Foster orders nothing but for too many, too few, faced and exposed cards.
		j.find(i, a.Word, by, card.None, l.Dealing, "The cards were not dealt as they should be. The rules name a remedy only for too many or too few cards and for those exposed; the deal stands.")
		return nil
	}
	law := l.Slips[r.Rule]
	if r.Rule == stock.DrewTwo && !s.Seen {
		law = l.DrewUnseen
	}
	j.find(i, a.Word, by, a.Card, law, "%s", r.Fact)
	if r.Redeal {
		j.redeal(law, r.Text)
		return nil
	}
	j.because(law, "%s", r.Text)
	var taken *stock.Choice
	opts := make([]engine.Option, 0, len(r.Choices))
	for k := range r.Choices {
		c := &r.Choices[k]
		if (c.Name == "reduce" || c.Name == "make-good") && (!j.f.Stock || j.exhausted) {
			continue // nothing is drawn any more
		}
		opts = append(opts, engine.Option{By: offended, Choice: c.Name, Law: law, Text: c.Text})
		if c.Name == a.Args.Word(engine.Choice) {
			taken = c
		}
	}
	if _, err := j.offer(a, opts...); err != nil {
		return err
	}
	switch {
	case taken != nil && taken.Redeal:
		j.redeal(law, "The deal is void.")
	case r.Rule == stock.MissedDraw:
		j.drawMore(by)
	case r.Rule == stock.HeldMany:
		j.because(l.NoMelds, "Until the number of cards is right, %s can announce nothing.", j.name(by))
		j.over[by] = excess
		for j.f.Stock && j.talon.Skip(by) {
		}
	case r.Rule == stock.DealtFew || r.Rule == stock.HeldFew:
		for range -excess {
			if c, ok := j.talon.TakeTop(); ok {
				j.give(by, c)
			}
		}
	case r.Rule == stock.LoserLooked && taken != nil:
		j.pick = 1 - by
	case r.Rule == stock.DrewBoth:
		if due := j.talon.Due(); len(due) == 2 {
			j.talon.Owe(due[1], due[0])
		}
	}
	return nil
}

// drawMore has a player draw one card more the next time that he draws: now, where that draw is still to come.
func (j *judge) drawMore(s engine.Seat) {
	if slices.Contains(j.talon.Due(), s) {
		j.talon.OweAlso(s)
		return
	}
	j.over[s]--
}

// title is a name at the beginning of a sentence.
func (j *judge) title(s engine.Seat) string {
	if s == engine.Nobody {
		return "The dealer"
	}
	return j.name(s)
}

// excess is how many cards a player has too many, below zero too few: by his hand where it is known, else by what the
// record says.
func (j *judge) excess(a *engine.Act) int {
	full := j.f.Hand
	if j.exhausted {
		full = j.total - j.table.Done()
		if j.table.Now.Played > 0 && !j.table.Now.Complete() && j.table.Now.Card(a.By) != card.None {
			full--
		}
	} else if j.winner != engine.Nobody || j.table.Now.Played > 0 && !j.table.Now.Complete() && j.table.Now.Card(a.By) != card.None {
		full-- // the draw of this turn is still to come, or his card lies in the trick
	}
	if hand, whole := j.table.Hand(a.By); whole && hand.Len() != full {
		return hand.Len() - full
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
func (j *judge) reportedRevoke(i int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	shown := slices.ContainsFunc(j.v.Findings, func(f engine.Finding) bool {
		return f.What == a.Word && f.By == by && (a.Trick == 0 || f.Trick == a.Trick)
	})
	_, whole := j.table.Hand(by)
	played := i >= 0 && a.Trick >= j.first && (a.Trick < j.table.Now.N || j.table.Now.Card(by) != card.None)
	switch {
	case shown:
	case j.freeIn(a.Trick) && i >= 0:
		j.because(l.Free, "As long as the stock lasts nobody has to follow suit or to win.")
		return nil
	case played && (whole || j.table.Beyond(by, a.Trick)):
		j.because(l.Duty, "The cards show that %s kept the duty in trick %d.", j.name(by), a.Trick)
		return nil
	default:
		j.find(i, a.Word, by, a.Card, l.Revoke, "%s is reported to have broken the duty to follow or to win.", j.name(by))
		if a.Trick > 0 {
			j.v.Findings[len(j.v.Findings)-1].Trick = a.Trick
		}
		j.table.Revokes = append(j.table.Revokes, trick.Revoke{Seat: by, Trick: a.Trick, Card: a.Card, Act: -1, Settled: true})
	}
	return j.chooses(a, by, a.Trick)
}

// freeIn reports whether nobody was bound to follow in a trick, 0 for the one of now.
func (j *judge) freeIn(n int) bool {
	return j.f.Stock && (!j.exhausted || n > 0 && n <= j.total-j.f.Hand)
}

// The choices after a breach of a duty.
const (
	loseCount = "lose-count"
	playAgain = "replay"
)

// chooses carries out what the record says was chosen after a breach of a duty.
func (j *judge) chooses(a *engine.Act, by engine.Seat, n int) error {
	f, ok := a.Args.Get(engine.Choice)
	switch {
	case !ok:
		return nil
	case f.Word == playAgain:
		return j.replay(a, by, n)
	case f.Word != loseCount || j.f.Laws.Replay == "":
		return engine.Impossiblef(f.Pos, "%q is no choice here: expected %s or %s", f.Word, loseCount, playAgain)
	}
	for k := range j.table.Revokes {
		if r := &j.table.Revokes[k]; (by == engine.Nobody || r.Seat == by) && (n == 0 || r.Trick == n) && !j.settled[r.Seat] {
			j.settled[r.Seat] = true
			j.because(j.f.Laws.Revoke, "%s chose that %s loses the count for cards.", j.entitled(j.other(r.Seat)), j.name(r.Seat))
		}
	}
	return nil
}

// replay takes the cards back to a revoke and has the hand played again from there. What follows in the record is
// played in its place.
func (j *judge) replay(a *engine.Act, by engine.Seat, n int) error {
	for k := range j.table.Revokes {
		r := &j.table.Revokes[k]
		if r.Corrected || by != engine.Nobody && r.Seat != by || n > 0 && r.Trick != n {
			continue
		}
		for from, act := range j.acts {
			if act == r.Act {
				return &restart{from: from, to: j.pos}
			}
		}
		// The record does not show the card, so nor can it show the hand played again.
		r.Corrected, j.done, j.again = true, true, true
		j.because(j.f.Laws.Replay, "%s chose that the hand is played again from the error.", j.entitled(j.other(r.Seat)))
		j.v.Undecided = "what the hand gives when it is played again from the error"
		return nil
	}
	return engine.Impossiblef(a.Pos, "there is no breach of a duty there that could be played again")
}

// tookUp judges melds taken back into the hand before the last trick of the stock.
func (j *judge) tookUp(i int, a *engine.Act) error {
	l, by := &j.f.Laws, a.By
	played := j.table.Now.Complete() || j.table.Now.Card(by) != card.None
	if j.exhausted || j.talon.Left() <= 2 && played {
		j.because(l.TakingUp, "%s has played to the last trick of the stock and may take the melds up.", j.name(by))
		return nil
	}
	j.find(i, a.Word, by, card.None, l.TakingUp, "%s took the melds up before playing to the last trick of the stock.", j.name(by))
	_, err := j.offer(a, engine.Option{By: 1 - by, Choice: "lay-hand-open", Law: l.TakingUp,
		Text: fmt.Sprintf("%s must lay the whole hand on the table", j.name(by))})
	return err
}
