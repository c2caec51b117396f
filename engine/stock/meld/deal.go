package meld

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/know"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// The places of a deal.
const (
	turnUp     = "turn-up"
	stockPlace = "stock"
	widow      = "widow"
)

// begin opens the table at the deal or at the position.
func (j *judge) begin() error {
	f := j.f
	j.turn.winner, j.draw.pick, j.nine.taker = engine.Nobody, engine.Nobody, engine.Nobody
	j.end.judged, j.end.cardsKnown = -1, true
	for s := range j.p {
		j.p[s].first = card.None
	}
	j.deck.free, j.deck.strict = f.orders(j.s.Trump)
	j.deck.combos = f.Table(j.s.Trump)
	if err := j.standing(); err != nil {
		return err
	}
	if err := j.foresee(); err != nil {
		return err
	}
	e := replay.Entry{Rules: j.deck.strict, Pack: f.Pack, Leader: j.s.Leader, Seats: make([]engine.Seat, f.Players), Moves: j.moves()}
	for i := range e.Seats {
		e.Seats[i] = engine.Seat(i)
	}
	var err error
	if f.Stock {
		err = j.enterStock(e)
	} else {
		err = j.enterDealt(e)
	}
	if err == nil && j.H.Position != nil {
		j.before()
	}
	if err == nil {
		j.nineTurned()
	}
	return err
}

// standing reads where the match stands and what each needs for the game.
func (j *judge) standing() error {
	if scores, ok := j.H.Match.Get("scores"); ok {
		var told [maxSeats]bool
		for _, c := range scores.Counts {
			if c.Seat < 0 || int(c.Seat) >= j.f.Players {
				continue
			}
			for _, s := range j.side(c.Seat) { // partners have one score, told of either or of both
				if told[s] && j.p[s].base != c.N {
					return engine.Impossiblef(scores.Pos, "%s and %s are partners with one score, and here are two", j.name(c.Seat), j.name(j.partner(c.Seat)))
				}
				j.p[s].base, told[s] = c.N, true
			}
		}
	}
	for s := range j.f.Players {
		j.p[s].target = j.f.Target
	}
	if j.f.Target == 0 || j.f.Extension == 0 {
		return nil
	}
	for j.enough() > 1 { // whoever have enough together when a hand begins must go further
		for s := range j.f.Players {
			if p := &j.p[s]; p.base >= p.target {
				p.target += j.f.Extension
			}
		}
	}
	return nil
}

// enough counts the sides that have enough when the hand begins.
func (j *judge) enough() int {
	out := 0
	for s := range j.f.Players {
		if j.p[s].base >= j.p[s].target && (!j.f.Sides || s < 2) {
			out++
		}
	}
	return out
}

// enterDealt opens a hand of which all cards are dealt.
func (j *judge) enterDealt(e replay.Entry) error {
	f := j.f
	e.Size, e.Tricks = f.Hand, f.Hand
	if !f.NoTurn {
		e.Turned = &replay.Turned{Place: turnUp, By: j.H.Dealer}
	}
	switch d := j.H.Place(widow); {
	case f.Widow > 0 && d != nil && len(d.Cards) != f.Widow:
		return engine.Impossiblef(d.Pos, "the widow has %d cards here, and %d are recorded", f.Widow, len(d.Cards))
	case f.Widow > 0 && j.s.Bid != nil:
		e.Taken = &replay.Exchange{By: j.s.Bid.By, From: replay.Place{Name: widow, Size: f.Widow}}
	case f.Widow > 0:
		e.Places = []replay.Place{{Name: widow, Size: f.Widow}}
	}
	j.draw.talon = stock.New(0, nil, card.None)
	j.draw.exhausted, j.draw.total = true, f.Hand
	return j.Enter(e)
}

// moves follows the turn-up, looking ahead, where all cards are dealt and it goes to who shows the dix.
func (j *judge) moves() func(*replay.Ahead, *engine.Act) {
	taker := engine.Nobody
	return func(ahead *replay.Ahead, a *engine.Act) {
		switch a.Kind {
		case engine.Claim: // where a wrong one changes who plays
			ahead.Over = j.f.Retire
		case Exchange:
			if j.f.Stock || j.f.NoTurn || j.H.Dealer == engine.Nobody || a.By == engine.Nobody || ahead.Tricks.PlayedBy(a.By).Len() > 0 {
				return
			}
			if taker != engine.Nobody && j.order(a.By) >= j.order(taker) {
				return
			}
			up := j.turnedUp()
			j.swapTurnUp(taker, a.By, up, func(s engine.Seat, give, get card.Card) {
				if up == card.None { // one of his trumps, or one more
					hand, _ := ahead.Tricks.Hand(s)
					ahead.Tricks.Deal(s, false, j.lacking(s, give, hand))
					ahead.MayCome(s, j.trumps())
				}
				if give != card.None {
					ahead.Leaves(s, give)
				}
				if get != card.None {
					ahead.Comes(s, get)
				}
			})
			taker = a.By
		}
	}
}

// turnedUp is the turn-up where all cards are dealt: as it is recorded, or what the dealer's cards that are recorded without
// it leave, or the only trump that he has; card.None where it is not known.
func (j *judge) turnedUp() card.Card {
	_, up := j.recordedStock()
	dealer := j.H.Dealer
	if up != card.None || dealer == engine.Nobody || j.H.Position != nil || !j.Known.Holders[dealer].Whole() {
		return up
	}
	hand := j.Known.Holders[dealer].Must
	if d := j.H.Dealt(dealer); d != nil && len(d.Cards) == hand.Len()-1 {
		for _, c := range d.Cards {
			hand.Remove(c)
		}
		return hand.One.First()
	}
	if own := hand.One & j.trumps(); own.Len() == 1 {
		return own.First()
	}
	return card.None
}

// lacking is what of a hand is certain when a turn-up that is not known has left it: no trump of the dealer's, whose it was.
func (j *judge) lacking(s engine.Seat, give card.Card, hand card.Hand) card.Hand {
	if s != j.H.Dealer || give != card.None {
		return hand
	}
	return card.Hand{One: hand.One &^ j.trumps(), Two: hand.Two &^ j.trumps()}
}

// trumps are the cards of the trump suit.
func (j *judge) trumps() (out card.Set) {
	for c := range j.f.Pack.Cards.All() {
		if c.Suit() == j.s.Trump {
			out = out.With(c)
		}
	}
	return out
}

// swapTurnUp gives the turn-up, card.None where the record does not tell it, to a player who shows a dix, from the dealer or
// from who had taken it before.
func (j *judge) swapTurnUp(from, to engine.Seat, up card.Card, swap func(s engine.Seat, give, get card.Card)) {
	dealer, nine := j.H.Dealer, card.Of(j.s.Trump, j.f.Dix)
	if from != engine.Nobody && from != dealer {
		swap(from, up, nine)
		swap(dealer, nine, up)
	}
	if to != dealer {
		swap(to, nine, up)
		swap(dealer, up, nine)
	}
}

// enterStock opens a hand with a stock.
func (j *judge) enterStock(e replay.Entry) error {
	f := j.f
	with := f.tricks() - f.Hand // tricks with the stock
	n, between := j.firstTrick()
	if p := j.H.Position; p != nil && p.Trick == 0 {
		told, hand := *p, *j.H
		told.Trick = n
		hand.Position = &told
		j.H = &hand
	}
	draws := n - 1
	if between {
		draws--
	}
	order, up := j.recordedStock()
	if draws >= with {
		j.draw.exhausted, j.draw.with, j.draw.total = true, with, f.tricks()
		j.draw.talon = stock.New(0, nil, card.None)
		e.Size, e.Tricks = f.tricks(), f.tricks()
		e.Turned = &replay.Turned{Place: turnUp, By: j.H.Dealer} // drawn or played since
		return j.Enter(e)
	}
	size := j.stockSize(draws, order)
	e.Rules, e.Size, e.Tricks = j.deck.free, f.Hand, f.tricks()
	place := replay.Place{Name: stockPlace, Size: size, Part: true}
	if j.Game.Excused(j.H) || j.H.Position != nil {
		place.Size = know.Unknown
	}
	e.Places = []replay.Place{{Name: turnUp, Size: 1}, place}
	if err := j.Enter(e); err != nil {
		return err
	}
	j.Tricks.Total = 0 // a slip may change it
	if hand, whole := j.Place(turnUp); whole {
		up = hand.One.First()
	}
	j.draw.talon = stock.New(size, order, up)
	j.draw.talon.LayUnder()
	if j.H.Position == nil {
		return nil
	}
	return j.midway(up, between)
}

// midway takes up a hand whose stock still stands: between is set where the winner of the last trick has still to announce.
func (j *judge) midway(up card.Card, between bool) error {
	f := j.f
	if up == card.Of(j.s.Trump, f.Dix) {
		j.nine.scored = 1
	}
	left := f.Hand
	if between {
		left--
		j.turn.winner = j.s.Leader
		j.draw.talon.Owe(j.s.Leader, 1-j.s.Leader)
	}
	return j.inHand(left)
}

// stockSize is how many cards lie face down after so many draws of both.
func (j *judge) stockSize(draws int, order []card.Card) int {
	f := j.f
	size := f.Pack.Size() - 2*f.Hand - 1 - 2*draws
	switch p := j.H.Position; {
	case p != nil:
		if rest, ok := p.Args.Get("stock-left"); ok {
			size = rest.N
		}
	case j.Game.Excused(j.H) && len(order) > 0:
		size = len(order)
	case j.Game.Excused(j.H):
		for i := range j.H.Deal { // cards dealt too many came from the stock, and too few stayed in it
			if d := &j.H.Deal[i]; d.Place == "" {
				size += f.Hand - len(d.Cards)
			}
		}
	}
	return max(size, len(order))
}

// recordedStock is what the record tells of the stock, from the top, and the turn-up.
func (j *judge) recordedStock() (order []card.Card, up card.Card) {
	list, up := j.H.Deal, card.None
	if p := j.H.Position; p != nil {
		list = p.Hands
	}
	for i := range list {
		switch list[i].Place {
		case turnUp:
			up = list[i].Cards[0]
		case stockPlace:
			order = list[i].Cards
		}
	}
	return order, up
}

// inHand refuses hands of a position that hold another number of cards than they can, and makes the others known.
func (j *judge) inHand(left int) error {
	for i := range j.H.Position.Hands {
		d := &j.H.Position.Hands[i]
		if k := len(d.Cards); d.Place == "" && k != left && !j.Game.Excused(j.H) {
			return engine.Impossiblef(d.Pos, "%s holds %d cards before trick %d, and that should be %d", j.name(d.Seat), k, j.First, left)
		}
	}
	return nil
}

// firstTrick is the number of the trick that the record begins with: said by a position, or told by the tricks taken
// or by the size of a hand in it. between is set where its winner has still to announce and to draw: a hand is a card short.
func (j *judge) firstTrick() (n int, between bool) {
	p, f := j.H.Position, j.f
	if p == nil {
		return 1, false
	}
	size, full := -1, false
	for i := range p.Hands {
		if p.Hands[i].Place == "" {
			size = len(p.Hands[i].Cards)
			full = full || size == f.Hand
		}
	}
	with := f.tricks() - f.Hand
	switch {
	case p.Trick > 0:
		n = p.Trick
	case len(p.Tricks) > 0:
		n = 1
		for _, c := range p.Tricks {
			n += c.N
		}
	case size < 0 || size >= f.Hand:
		n = 1
	case size == f.Hand-1:
		n = 2 // some trick with the stock; the first after which anybody may announce
	default:
		n = with + f.Hand - size + 1
	}
	return n, n > 1 && n <= with+1 && !full
}

// before reads what a position says of the tricks before it.
func (j *judge) before() {
	p := j.H.Position
	for _, c := range p.Taken {
		if c.Seat >= 0 {
			j.Tricks.Taken[c.Seat] = c.N
			j.Tricks.Won[c.Seat] = min(c.N, 1) // at least; tricks may tell how many
		}
	}
	for _, c := range p.Tricks {
		if c.Seat >= 0 {
			j.Tricks.Won[c.Seat] = c.N
		}
	}
	if melds, ok := p.Args.Get("melds"); ok {
		for _, c := range melds.Counts {
			if c.Seat >= 0 {
				j.p[c.Seat].dix += c.N
			}
		}
	}
	for s := range j.f.Players {
		j.p[s].met = j.First - 1
	}
	j.end.cardsKnown = j.First == 1 || len(p.Taken) > 0
}

// nineTurned has the dealer score a dix that he turned up. Where the turn-up is not recorded he may have turned up one.
func (j *judge) nineTurned() {
	f, dealer := j.f, j.H.Dealer
	if j.H.Position != nil || j.H.Result != nil || f.Dix == 0 || f.NoTurn || dealer == engine.Nobody {
		return
	}
	at, dix, up := int(dealer), card.Of(j.s.Trump, f.Dix), card.None
	if f.Stock {
		at, up = f.Players, j.draw.talon.TurnUp()
	} else {
		up = j.turnedUp()
	}
	if up == card.None && j.Known.Could(at, dix) {
		j.nine.open = true
	}
	if up != dix {
		return
	}
	j.p[dealer].dix += f.DixPoints
	j.nine.scored++
	j.nine.shown[dealer]++
	j.Because(f.Laws.Nine, msgTurnedUp, say.Who(dealer), f.rank(), say.Num(f.DixPoints))
}

// foresee notes the draws that a player will be reported to have missed.
func (j *judge) foresee() error {
	cards, first := 0, 1
	if j.f.Stock {
		first, _ = j.firstTrick()
	}
	acts := j.Acts()
	for i := range acts {
		a := &acts[i]
		switch a.Kind {
		case engine.Play:
			cards++
		case engine.Retract:
			cards--
		case engine.Fault:
			if a.Word != "missed-draw" {
				continue
			}
			if a.By == engine.Nobody {
				return engine.Impossiblef(a.Pos, "missed-draw needs to say who did not draw")
			}
			m := missed{by: a.By, trick: a.Trick}
			if m.trick == 0 {
				m.trick = first + cards/j.f.Players
			}
			j.draw.missed = append(j.draw.missed, m)
		}
	}
	return nil
}

// may is what a player may hold as far as the record tells: his hand, or all that is nowhere else.
func (j *judge) may(s engine.Seat) card.Hand {
	hand, whole := j.Tricks.Hand(s)
	if whole {
		return hand
	}
	rest := j.Tricks.Unplayed()
	out := card.Hand{One: rest.Cards, Two: rest.Cards &^ rest.Single}
	elsewhere := func(c card.Card) {
		if c != card.None {
			out.Remove(c)
		}
	}
	for x := range j.f.Players {
		if x := engine.Seat(x); x != s {
			other, _ := j.Tricks.Hand(x)
			for _, c := range other.Cards() {
				elsewhere(c)
			}
		}
	}
	for _, c := range j.draw.talon.Down() {
		elsewhere(c)
	}
	elsewhere(j.draw.talon.TurnUp())
	return out.Union(hand)
}

// trickAt is a trick by its number, on the table or gathered; nil where the record does not show it.
func (j *judge) trickAt(n int) *trick.Trick {
	if now := &j.Tricks.Now; now.N == n {
		return now
	}
	if i := n - j.First; i >= 0 && i < len(j.Tricks.Tricks) {
		return &j.Tricks.Tricks[i]
	}
	return nil
}
