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

// The events of the play beside the common ones.
const (
	MeldEvent engine.Kind = "meld"
	Exchange  engine.Kind = "exchange"
	DrawEvent engine.Kind = "draw"
)

// Before draws what was not drawn yet, and sees which cards that were called the player could play.
func (j *judge) Before(act int, a *engine.Act) error {
	if j.Tricks.Now.Played == 0 && j.f.Stock && !j.draw.exhausted {
		if err := j.drawAll(act, nil, engine.Pos{}); err != nil {
			return err
		}
	}
	s := a.By
	if s == engine.Nobody {
		s = j.Tricks.Turn()
	}
	if j.plays(s) {
		j.p[s].call.due = j.calledFor(s)
	}
	return nil
}

// Played rules on a card.
func (j *judge) Played(act int, p *trick.Play, c card.Card) error {
	j.Ledger.Card(p.Seat)
	me := &j.p[p.Seat]
	j.obeys(act, p.Seat, c)
	me.met++
	if j.Tricks.Now.N == 1 {
		me.first = c
	}
	if j.f.When != BeforePlay {
		me.shown.Play(c, j.may(p.Seat).Count(c)+1)
	}
	if p.OutOfTurn {
		j.outOfTurn(act, p, c)
	}
	if p.Revoke != nil {
		j.revoked(act, p.Revoke)
	}
	if p.Completed {
		j.completed()
	}
	return nil
}

func (j *judge) outOfTurn(act int, p *trick.Play, c card.Card) {
	law, who, turn := j.f.Laws.OutOfTurn, say.Who(p.Seat), say.Who(p.Turn)
	if !p.Lead {
		j.find(act, "play-out-of-turn", p.Seat, c, law, msgEarly, who, say.Card(c), turn)
		return
	}
	j.find(act, "lead-out-of-turn", p.Seat, c, law, msgLed, who, say.Card(c), say.Num(j.Tricks.Now.N), turn)
	by := j.other(p.Seat)
	j.Ledger.Open(right(by, "accept", law, msgLedStands.With()), right(by, "take-back", law, msgLedBack.With()))
}

// calledFor lists the cards that were called from a player and that he may lawfully play now, as far as his hand is known.
func (j *judge) calledFor(s engine.Seat) []card.Card {
	called := j.p[s].call.cards
	if len(called) == 0 {
		return nil
	}
	if _, whole := j.Tricks.Hand(s); !whole && j.draw.exhausted && j.Tricks.Now.Played > 0 {
		return nil // what he does not show may bind him
	}
	legal := j.Tricks.Legal(s)
	return slices.DeleteFunc(slices.Clone(called), func(c card.Card) bool { return !legal.Has(c) })
}

// obeys judges a card of a player from whom the adversary has called one. A call that cannot be obeyed lawfully waits.
func (j *judge) obeys(act int, s engine.Seat, c card.Card) {
	called, law := &j.p[s].call, j.f.Laws.FalseMeld
	switch {
	case slices.Contains(called.cards, c):
		*called = call{}
		j.Because(law, msgObeyed, say.Who(s), say.Card(c))
	case len(called.due) > 0 && !called.refused:
		called.refused = true
		j.find(act, "refused-call", s, c, law, msgRefused, say.Who(s), say.Card(c), say.Phrase(oneOf(called.due)))
	}
}

// oneOf lists cards of which any will do.
func oneOf(cards []card.Card) say.Text {
	return msgOneOf.With(say.If(len(cards) == 1), say.Cards(cards))
}

// completed lets the winner of a trick announce and the players draw.
func (j *judge) completed() {
	j.turn.announced, j.turn.dixed = false, false
	j.identical()
	if !j.f.Stock || j.draw.exhausted {
		return
	}
	w, d := j.Tricks.Now.Winner, &j.draw
	j.turn.winner = w
	d.talon.Owe(w, 1-w)
	for s := range engine.Seat(j.f.Players) {
		if d.over[s] > 0 || d.misses(s, j.Tricks.Now.N+1) {
			d.talon.Skip(s)
			continue
		}
		for ; d.over[s] < 0; d.over[s]++ {
			d.talon.OweAlso(s)
		}
	}
}

// identical says who wins when the best card stands twice in a trick.
func (j *judge) identical() {
	t := &j.Tricks.Now
	best, n := t.Best(j.Tricks.Rules), 0
	for _, c := range t.Cards[:t.Size] {
		if c == best {
			n++
		}
	}
	if n > 1 {
		j.Because(j.f.Laws.Identical, msgTwice, say.Num(t.N), say.Card(best), say.Who(t.Winner))
	}
}

// misses reports whether a player is reported to have played to a trick without drawing before it.
func (d *drawing) misses(s engine.Seat, n int) bool { return slices.Contains(d.missed, missed{s, n}) }

// Retracted puts back what a card had changed.
func (j *judge) Retracted(_ int, s engine.Seat, c card.Card) error {
	me := &j.p[s]
	me.met--
	if j.f.When != BeforePlay {
		me.shown.TakeBack()
	}
	if j.f.Stock && !j.draw.exhausted && j.Tricks.Now.Played > 0 {
		j.turn.winner = engine.Nobody // the trick is open again
		j.draw.talon.Owe()
	}
	for i := range j.V.Findings {
		f := &j.V.Findings[i]
		if f.By != s || f.Card != c || f.Trick != j.Tricks.Now.N {
			continue
		}
		switch f.What {
		case "revoke", "did-not-head":
			f.Text = f.Text.As(msgRevokeBack)
			j.Because(j.f.Laws.Replay, msgErrorAgain)
		case "lead-out-of-turn":
			j.Because(f.Law, msgTookBack, say.Who(s), say.Card(c))
			j.Ledger.CloseOf(func(r *ledger.Right) bool { return r.Law == f.Law })
		case "refused-call":
			f.Text = f.Text.As(msgRefusedNot)
			me.call.refused = false
		}
	}
	return nil
}

// revoked makes the finding of a card that was played against the duty.
func (j *judge) revoked(act int, r *trick.Revoke) {
	what, must := "revoke", 0
	if r.Held.Suit() != r.Led.Suit() {
		what, must = "did-not-head", 1
	} else if r.Card.Suit() == r.Led.Suit() {
		what, must = "did-not-head", 2
	}
	j.find(act, what, r.Seat, r.Card, j.f.Laws.Revoke, msgRevoke, say.Who(r.Seat), say.Card(r.Card), say.Num(r.Trick), say.Num(must), say.Card(r.Held))
	j.Because(j.f.Laws.Duty, msgDuty, say.Card(r.Led))
}

// draws is drawing that the record writes down.
func (j *judge) draws(act int, a *engine.Act) error {
	if !j.f.Stock {
		return engine.Impossiblef(a.Pos, "there is nothing to draw from: all cards were dealt")
	}
	due := j.draw.talon.Due()
	if len(due) == 0 {
		return engine.Impossiblef(a.Pos, "nobody is to draw here")
	}
	cards := a.Args.Cards("cards")
	if a.Word == "" && len(cards) != len(due) {
		return engine.Impossiblef(a.Pos, "%d cards are drawn here, and %d are recorded", len(due), len(cards))
	}
	if j.draw.pick != engine.Nobody && len(cards) > 0 {
		j.choose(cards)
	}
	return j.drawAll(act, cards, a.Pos)
}

// choose changes the two top cards of the stock where a player may pick either and took the second.
func (j *judge) choose(cards []card.Card) {
	down, due := j.draw.talon.Down(), j.draw.talon.Due()
	if len(down) < 2 || len(due) != 2 {
		return
	}
	at := 0
	if due[1] == j.draw.pick {
		at = 1
	}
	if cards[at] == down[1-at] {
		first, _ := j.draw.talon.TakeTop()
		second, _ := j.draw.talon.TakeTop()
		j.draw.talon.PutBack(first)
		j.draw.talon.PutBack(second)
		j.Because(j.f.Laws.Slips[stock.LoserLooked], msgTakesOther, say.Who(j.draw.pick))
	}
	j.draw.pick = engine.Nobody
}

// drawAll has everybody draw who has still to; cards are what they draw, where the record tells it.
func (j *judge) drawAll(act int, cards []card.Card, at engine.Pos) error {
	var drawn []say.Text
	for n := 0; len(j.draw.talon.Due()) > 0; n++ {
		named := card.None
		if n < len(cards) {
			named = cards[n]
		}
		d, err := j.drawOne(named, at)
		if err != nil {
			return err
		}
		switch {
		case j.T == nil:
		case d.Card == card.None:
			drawn = append(drawn, msgDrawsX.With(say.Who(d.By)))
		default:
			drawn = append(drawn, msgDraws.With(say.Who(d.By), say.Card(d.Card)))
		}
	}
	if len(drawn) > 0 {
		j.T.Say(act, engine.Nobody, j.Tricks.Now.N, msgDrawn, say.Phrase(commas(drawn)))
	}
	j.drawn(act)
	return nil
}

// drawOne has the next player draw.
func (j *judge) drawOne(named card.Card, at engine.Pos) (stock.Drawn, error) {
	last := len(j.draw.talon.Down()) == 1
	d, err := j.draw.talon.Draw(named, card.French, at)
	if err != nil {
		return d, err
	}
	if last && d.TurnUp {
		j.Because(j.f.Laws.LastStockCard, msgEvenStock, say.Who(d.By), say.Card(d.Card))
	}
	j.give(d.By, d.Card)
	return d, nil
}

// give puts a drawn card into a hand; a card that is not known leaves the hand unknown.
func (j *judge) give(s engine.Seat, c card.Card) {
	if c == card.None {
		hand, _ := j.Tricks.Hand(s)
		j.Tricks.Deal(s, false, hand)
		return
	}
	j.Tricks.Draw(s, c)
}

// drawn closes the time for announcing.
func (j *judge) drawn(act int) {
	if j.turn.winner != engine.Nobody {
		for s := range j.draw.over {
			if j.draw.over[s] > 0 {
				j.draw.over[s]--
			}
		}
	}
	j.turn.winner, j.turn.falseMeld = engine.Nobody, nil
	if j.draw.talon.Exhausted() && !j.draw.exhausted {
		j.exhaust(act)
	}
}

// exhaust begins the tricks without a stock: melds go back into the hands, and the duties begin.
func (j *judge) exhaust(act int) {
	d := &j.draw
	d.exhausted = true
	j.Tricks.Rules = j.deck.strict
	d.with = j.Tricks.Now.N
	if !j.Tricks.Now.Complete() {
		d.with--
	}
	left := 0
	for s := range engine.Seat(j.f.Players) {
		if hand, whole := j.Tricks.Hand(s); whole {
			left = max(left, hand.Len())
		}
	}
	if left == 0 {
		left = j.f.Hand
	}
	d.total = d.with + left
	j.Tricks.Total = d.total
	for s := range j.f.Players {
		j.p[s].shown.Clear()
	}
	size := left
	if j.Game.Excused(j.H) || j.slipped() {
		size = -1
	}
	j.Foresee(act, size)
}

// slipped reports whether a slip in drawing may have left hands of another size.
func (j *judge) slipped() bool {
	return slices.ContainsFunc(j.V.Findings, func(f engine.Finding) bool { return f.What == "missed-draw" || f.What == "drew-two" })
}
