package meld

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// The events of the play beside the common ones.
const (
	MeldEvent engine.Kind = "meld"
	Exchange  engine.Kind = "exchange"
	DrawEvent engine.Kind = "draw"
)

// act replays one act.
func (j *judge) act(i int, a *engine.Act) error {
	switch a.Kind {
	case engine.Play:
		return j.play(i, a)
	case engine.Retract:
		c, err := j.table.Retract(j.h, a.By, a.Pos)
		if err != nil {
			return err
		}
		j.met[a.By]--
		if j.lifted[a.By] == c {
			j.shown[a.By].TakeBack(c)
		}
		j.tr.Note(i, a.By, j.table.Now.N, fmt.Sprintf("%s takes back %s", j.name(a.By), show(c)))
		j.corrected(a.By, c)
	case engine.Gather:
		j.table.Gather()
		j.tr.Note(i, a.By, j.table.Now.N, j.name(a.By)+" gathers the trick")
	case engine.Fault:
		j.tr.Note(i, a.By, j.table.Now.N, "reported: "+a.Word)
		return j.fault(i, a)
	case engine.Claim:
		j.tr.Note(i, a.By, j.table.Now.N, j.name(a.By)+" knocks")
		return j.claims(i, a)
	case engine.Concede:
		j.tr.Note(i, a.By, j.table.Now.N, j.name(a.By)+" gives up")
		return j.concedes(a)
	case MeldEvent:
		j.tr.Note(i, a.By, j.table.Now.N, fmt.Sprintf("%s lays %s", j.name(a.By), card.List(card.French, a.Args.Cards("cards"))))
		return j.melds(i, a)
	case Exchange:
		j.tr.Note(i, a.By, j.table.Now.N, j.name(a.By)+" shows the dix")
		return j.exchange(i, a)
	case DrawEvent:
		return j.draw(i, a)
	case engine.Dispute:
		if a.Word == "revoke" || a.Word == "did-not-head" {
			if err := j.chooses(a, a.Against, a.Trick); err != nil {
				return err
			}
		}
		j.tr.Note(i, a.By, j.table.Now.N, fmt.Sprintf("%s: %s?", j.name(a.By), a.Word))
	default:
		j.tr.Note(i, a.By, j.table.Now.N, fmt.Sprintf("%s: %s", j.name(a.By), a.Kind))
	}
	return nil
}

// play replays one card.
func (j *judge) play(i int, a *engine.Act) error {
	if j.table.Now.Complete() || j.table.Now.Played == 0 {
		if err := j.beforeLead(i); err != nil {
			return err
		}
	}
	due := j.calledFor(a.By)
	p, err := j.table.Play(j.h, a.By, a.Card, i, a.Pos, show)
	if err != nil {
		return err
	}
	j.lapse()
	j.obeys(i, p, a.Card, due)
	j.met[p.Seat]++
	if j.table.Now.N == 1 {
		j.firstCard[p.Seat] = a.Card
	}
	if j.f.When != BeforePlay {
		j.lifted[p.Seat] = card.None
		if j.shown[p.Seat].Play(a.Card) {
			j.lifted[p.Seat] = a.Card
		}
	}
	switch {
	case p.OutOfTurn && p.Lead:
		j.find(i, "lead-out-of-turn", p.Seat, a.Card, j.f.Laws.OutOfTurn,
			"%s led %s to trick %d, and it was %s's lead. If it is played to, the trick stands; if it is pointed out, the card goes back without penalty.",
			j.name(p.Seat), show(a.Card), j.table.Now.N, j.name(p.Turn))
		for _, o := range []engine.Option{{Choice: "accept", Text: "the lead is played to, and the trick stands"},
			{Choice: "take-back", Text: "the card is taken back without penalty"}} {
			o.By, o.Law = j.other(p.Seat), j.f.Laws.OutOfTurn
			j.options = append(j.options, o)
		}
	case p.OutOfTurn:
		j.find(i, "play-out-of-turn", p.Seat, a.Card, j.f.Laws.OutOfTurn,
			"%s played %s out of turn; it was %s's turn. The rules name no penalty.", j.name(p.Seat), show(a.Card), j.name(p.Turn))
	}
	if p.Revoke != nil {
		j.revoked(i, p.Revoke)
	}
	if j.tr != nil {
		j.step(i, p, a.Card)
	}
	if p.Completed {
		j.completed()
	}
	return nil
}

// calledFor lists the cards that were called from a player, Nobody for the one whose turn it is, and that he may lawfully
// play now, as far as his hand is known.
func (j *judge) calledFor(s engine.Seat) []card.Card {
	if s == engine.Nobody {
		s = j.table.Turn()
	}
	if s < 0 || int(s) >= j.f.Players || len(j.called[s].cards) == 0 {
		return nil
	}
	legal := j.table.Legal(s)
	if _, whole := j.table.Hand(s); !whole && j.exhausted && j.table.Now.Played > 0 {
		return nil // what he does not show may bind him
	}
	var due []card.Card
	for _, c := range j.called[s].cards {
		if legal.Has(c) {
			due = append(due, c)
		}
	}
	return due
}

// obeys judges a card of a player from whom the adversary has called one. A call that cannot be obeyed lawfully waits.
func (j *judge) obeys(i int, p trick.Play, c card.Card, due []card.Card) {
	called, law := &j.called[p.Seat], j.f.Laws.FalseMeld
	switch {
	case slices.Contains(called.cards, c):
		*called = call{}
		j.because(law, "%s plays %s, as called.", j.name(p.Seat), show(c))
	case len(due) > 0 && !called.refused:
		called.refused = true
		j.find(i, "refused-call", p.Seat, c, law, "%s played %s, and %s had been called. The rules name no penalty.",
			j.name(p.Seat), show(c), oneOf(due))
	}
}

// oneOf lists cards of which any will do.
func oneOf(cards []card.Card) string {
	if len(cards) == 1 {
		return show(cards[0])
	}
	return "one of " + card.List(card.French, cards)
}

// completed has the winner of a trick announce and the players draw.
func (j *judge) completed() {
	w := j.table.Now.Winner
	j.announced, j.dixed = false, false
	j.identical()
	if !j.f.Stock || j.exhausted {
		return
	}
	j.winner = w
	j.talon.Owe(w, 1-w)
	for s := range j.over {
		s := engine.Seat(s)
		if j.over[s] > 0 || j.misses(s, j.table.Now.N+1) {
			j.talon.Skip(s)
			continue
		}
		for ; j.over[s] < 0; j.over[s]++ {
			j.talon.OweAlso(s)
		}
	}
}

// identical says who wins when the best card stands twice in a trick.
func (j *judge) identical() {
	t := &j.table.Now
	best, n := t.Best(j.table.Rules), 0
	for _, c := range t.Cards[:t.Size] {
		if c == best {
			n++
		}
	}
	if n > 1 {
		j.because(j.f.Laws.Identical, "Trick %d: %s was played twice; %s, who played it first, wins.", t.N, show(best), j.name(t.Winner))
	}
}

// misses reports whether a player is reported to have played to a trick without drawing before it.
func (j *judge) misses(s engine.Seat, n int) bool {
	for _, m := range j.missed {
		if m.by == s && m.trick == n {
			return true
		}
	}
	return false
}

// beforeLead draws what was not drawn yet.
func (j *judge) beforeLead(i int) error {
	if !j.f.Stock || j.exhausted {
		return nil
	}
	return j.drawAll(i, nil, engine.Pos{})
}

// drawAll has everybody draw who has still to; cards are what they draw, where the record tells it.
func (j *judge) drawAll(i int, cards []card.Card, at engine.Pos) error {
	var drawn []string
	for n := 0; len(j.talon.Due()) > 0; n++ {
		named := card.None
		if n < len(cards) {
			named = cards[n]
		}
		d, err := j.drawOne(named, at)
		if err != nil {
			return err
		}
		switch {
		case j.tr == nil:
		case d.Card == card.None:
			drawn = append(drawn, j.name(d.By)+" a card")
		default:
			drawn = append(drawn, j.name(d.By)+" "+show(d.Card))
		}
	}
	if len(drawn) > 0 {
		j.tr.Note(i, engine.Nobody, j.table.Now.N, "drawn: "+strings.Join(drawn, ", "))
	}
	j.drawn()
	return nil
}

// drawn closes the time for announcing.
func (j *judge) drawn() {
	if j.winner != engine.Nobody {
		for s := range j.f.Players {
			if j.over[s] > 0 {
				j.over[s]--
			}
		}
	}
	j.winner, j.falseMeld = engine.Nobody, nil
	if j.talon.Exhausted() && !j.exhausted {
		j.exhaust()
	}
}

// exhaust begins the tricks without a stock: melds go back into the hands, and the duties begin.
func (j *judge) exhaust() {
	j.exhausted = true
	j.table.Rules = j.strict
	n := j.table.Now.N
	if !j.table.Now.Complete() {
		n--
	}
	left := 0
	for s := range j.f.Players {
		if hand, whole := j.table.Hand(engine.Seat(s)); whole {
			left = max(left, hand.Len())
		}
	}
	if left == 0 {
		left = j.f.Hand
	}
	j.total = n + left
	for s := range j.f.Players {
		j.shown[s].Clear()
	}
	j.prove(left)
}

// prove takes as a hand that is not known what its player plays from here on; it is the whole hand if it comes to so
// many cards.
func (j *judge) prove(whole int) {
	shown := j.reveal()
	for s := engine.Seat(0); int(s) < j.f.Players; s++ {
		if _, known := j.table.Hand(s); !known {
			j.table.Deal(s, shown[s].Len() == whole, shown[s])
		}
	}
}

// drawOne has the next player draw.
func (j *judge) drawOne(named card.Card, at engine.Pos) (stock.Drawn, error) {
	last := len(j.talon.Down()) == 1
	d, err := j.talon.Draw(named, card.French, at)
	if err != nil {
		return d, err
	}
	if last && d.TurnUp {
		j.because(j.f.Laws.LastStockCard, "An even number was left in the stock: %s takes the turn-up %s, and the last card of the stock is not drawn.",
			j.name(d.By), show(d.Card))
	}
	j.give(d.By, d.Card)
	return d, nil
}

// give puts a drawn card into a hand; a card that is not known leaves the hand unknown.
func (j *judge) give(s engine.Seat, c card.Card) {
	if c == card.None {
		hand, _ := j.table.Hand(s)
		j.table.Deal(s, false, hand)
		return
	}
	j.table.Draw(s, c)
}

// draw is drawing that the record writes down.
func (j *judge) draw(i int, a *engine.Act) error {
	if !j.f.Stock {
		return engine.Impossiblef(a.Pos, "there is nothing to draw from: all cards were dealt")
	}
	if len(j.talon.Due()) == 0 {
		return engine.Impossiblef(a.Pos, "nobody is to draw here")
	}
	cards := a.Args.Cards("cards")
	if a.Word == "" && len(cards) != len(j.talon.Due()) {
		return engine.Impossiblef(a.Pos, "%d cards are drawn here, and %d are recorded", len(j.talon.Due()), len(cards))
	}
	if j.pick != engine.Nobody && len(cards) > 0 {
		j.choose(cards)
	}
	return j.drawAll(i, cards, a.Pos)
}

// choose changes the two top cards of the stock where a player may pick either and took the second.
func (j *judge) choose(cards []card.Card) {
	down, due := j.talon.Down(), j.talon.Due()
	if len(down) < 2 || len(due) != 2 {
		return
	}
	at := 0
	if due[1] == j.pick {
		at = 1
	}
	if cards[at] == down[1-at] {
		first, _ := j.talon.TakeTop()
		second, _ := j.talon.TakeTop()
		j.talon.PutBack(first)
		j.talon.PutBack(second)
		j.because(j.f.Laws.Slips[stock.LoserLooked], "%s takes the second card of this draw, by right.", j.name(j.pick))
	}
	j.pick = engine.Nobody
}

// revoked makes the finding of a card that was played against the duty.
func (j *judge) revoked(i int, r *trick.Revoke) {
	what, must := "revoke", "follow suit"
	if r.Held.Suit() != r.Led.Suit() {
		what, must = "did-not-head", "trump"
	} else if r.Card.Suit() == r.Led.Suit() {
		what, must = "did-not-head", "win the trick"
	}
	j.find(i, what, r.Seat, r.Card, j.f.Laws.Revoke, "%s played %s to trick %d and had to %s with %s.",
		j.name(r.Seat), show(r.Card), r.Trick, must, show(r.Held))
	j.because(j.f.Laws.Duty, "%s led: the others must follow suit, and win the trick if they can.", show(r.Led))
}

// corrected notes in the finding that a card played against the duty was taken back in time.
func (j *judge) corrected(s engine.Seat, c card.Card) {
	for i := range j.v.Findings {
		f := &j.v.Findings[i]
		if f.By != s || f.Card != c || f.Trick != j.table.Now.N {
			continue
		}
		switch f.What {
		case "revoke", "did-not-head":
			f.Text = strings.TrimSuffix(f.Text, ".") + "; it was taken back before the trick was gathered."
			j.because(j.f.Laws.Replay, "The trick is played from the error again; it costs nothing.")
		case "lead-out-of-turn":
			j.because(f.Law, "%s takes %s back, without penalty.", j.name(s), show(c))
		case "refused-call":
			f.Text = strings.TrimSuffix(f.Text, " The rules name no penalty.") + " It was taken back."
			j.called[s].refused = false
		}
	}
}

// lapse drops the options that play goes on over.
func (j *judge) lapse() { j.options = j.options[:0] }

// step adds a card to the trace.
func (j *judge) step(i int, p trick.Play, c card.Card) {
	s := engine.Step{Act: i, Seat: p.Seat, Card: c, Trick: j.table.Now.N, Winner: engine.Nobody}
	if p.Completed {
		s.Winner = j.table.Now.Winner
		for x := range j.f.Players {
			s.Counts = append(s.Counts, engine.Count{Seat: engine.Seat(x), N: j.taken(engine.Seat(x))})
		}
		s.Hands = j.holdings()
	}
	j.tr.Steps = append(j.tr.Steps, s)
}

func (j *judge) opening() {
	if j.tr != nil {
		j.tr.Opening = j.holdings()
	}
}

func (j *judge) holdings() []engine.Holding {
	out := make([]engine.Holding, 0, j.f.Players)
	for s := range j.f.Players {
		hand, whole := j.table.Hand(engine.Seat(s))
		out = append(out, engine.Holding{Seat: engine.Seat(s), Cards: hand.Cards(), Known: whole})
	}
	return out
}

// taken is what a player's tricks count so far, the one that still lies open included.
func (j *judge) taken(s engine.Seat) int {
	n := j.table.Taken[s]
	if j.table.Now.Complete() && j.table.Now.Winner == s {
		n += j.table.Now.Points(j.table.Rules)
	}
	return n
}

// won is how many tricks a player has.
func (j *judge) won(s engine.Seat) int {
	n := j.table.Won[s]
	if j.table.Now.Complete() && j.table.Now.Winner == s {
		n++
	}
	return n
}
