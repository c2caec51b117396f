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

const maxSeats = 4

var show = card.French.String

// Setup is what a game has found out before the play: the trump and who leads.
type Setup struct {
	Trump  card.Suit
	Leader engine.Seat
	// Hands are what the players hold at the first lead, where known, in place of what they were dealt.
	Hands [maxSeats]*card.Hand
}

// judge is one hand being judged.
type judge struct {
	f  *Form
	h  *engine.Hand
	v  *engine.Verdict
	tr *engine.Trace
	s  Setup

	acts   []int // the acts of the play that count, by index
	pos    int   // the place in acts
	table  trick.Table
	talon  *stock.Talon
	combos []Combination
	free   *trick.Order
	strict *trick.Order
	first  int // number of the first trick of the record
	total  int // tricks of the whole hand; 0 while it is not known
	dealer engine.Seat

	shown     [maxSeats]Shown
	dix       [maxSeats]int        // points scored for it
	dixes     int                  // dix that have been turned up or exchanged for the turn-up of a stock
	exchanged bool                 // a dix lies under the stock by an exchange
	shownDix  [maxSeats]int        // where all is dealt: dix in his hand that have been shown
	taker     engine.Seat          // who has taken the turn-up where all is dealt
	ceded     [maxSeats]int        // points that the rules allow and the player did not take
	stolen    [maxSeats]int        // of his melds, what others claimed
	claimed   [maxSeats]int        // what he claimed of others' melds
	joint     [maxSeats]int        // by side: joint melds
	penalty   [maxSeats]int        // points that an adversary's error brings
	noCards   [maxSeats]engine.Law // why his cards do not count; "" when they do
	settled   [maxSeats]bool       // his adversary has chosen that a revoke costs him his count for cards
	over      [maxSeats]int        // cards too many; below zero, cards to be drawn beside the usual one
	retired   [maxSeats]bool
	met       [maxSeats]int       // cards played
	firstCard [maxSeats]card.Card // the one played to the first trick
	lifted    [maxSeats]card.Card // the last card played, if it came from the melds on the table
	missed    []missed

	winner     engine.Seat // who may announce now; Nobody once both have drawn
	announced  bool        // he has scored in this turn
	dixed      bool        // namely the dix
	exhausted  bool        // nothing is left to draw, so the duties hold
	pick       engine.Seat // who may take either card of the next draw
	falseMeld  *falseMeld  // of this turn
	called     [maxSeats]call
	cardsKnown bool // whether all that the tricks hold is known

	options []engine.Option
	excused []engine.Finding // breaches of a duty that were played again
	base    [maxSeats]int    // the scores before the hand
	target  [maxSeats]int    // what each needs for the game
	judged  int              // the act of the claim that was judged last
	done    bool             // the hand or the game is decided
	void    bool             // the deal is void
	again   bool             // the hand is to be played again from an error that the record does not show
	cut     string           // how the game was decided before the last card, in a sentence
	claim   *claimed
	// Of a hand of which only the outcome is recorded:
	reported bool
	counted  bool        // the cards are told
	lastBy   engine.Seat // who won the last trick
}

// missed is a draw that a player is reported to have left out: he played to that trick without it.
type missed struct {
	by    engine.Seat
	trick int
}

// call is an adversary's order, after a false meld, to lead or play one of these cards.
type call struct {
	cards   []card.Card // none when nothing is called
	refused bool        // another card has been played since
}

type falseMeld struct {
	by   engine.Seat
	name string // of the combination announced; "" when it was not said
}

// claimed is a claim of the game and whether it was right.
type claimed struct {
	by    engine.Seat
	right bool
	known bool
}

// restart asks for another replay, because the hand was played again from one of the acts on.
type restart struct{ from, to int }

func (*restart) Error() string { return "replay" }

// Judge replays a hand and rules on it. The error is for an impossible record only.
func (f *Form) Judge(h *engine.Hand, tr *engine.Trace, v *engine.Verdict, s Setup) error {
	acts := make([]int, len(h.Play))
	for i := range acts {
		acts[i] = i
	}
	var excused []engine.Finding
	for {
		j := &judge{f: f, h: h, v: v, tr: tr, s: s, acts: acts, excused: excused}
		keep := *v
		err := j.run()
		again, ok := err.(*restart)
		if !ok {
			return err
		}
		for i := range v.Findings {
			if v.Findings[i].Act == acts[again.from] {
				excused = append(excused, v.Findings[i])
			}
		}
		acts = slices.Concat(acts[:again.from], acts[again.to+1:])
		*v = keep
		if tr != nil {
			*tr = engine.Trace{}
		}
	}
}

func (j *judge) name(s engine.Seat) string { return j.h.Name(s) }

func (j *judge) because(law engine.Law, format string, args ...any) {
	j.v.Because(law, fmt.Sprintf(format, args...))
}

// find adds a finding; its trick is the one on the table.
func (j *judge) find(act int, what string, by engine.Seat, c card.Card, law engine.Law, format string, args ...any) {
	n := j.table.Now.N
	if act < 0 {
		n = 0
	}
	j.v.Find(engine.Finding{What: what, By: by, Trick: n, Card: c, Law: law, Text: fmt.Sprintf(format, args...), Act: act})
}

// offer leaves a choice to a side, unless the record says which was taken; it gives the choice that was. The error is for
// a choice that is not one of them.
func (j *judge) offer(a *engine.Act, opts ...engine.Option) (taken string, err error) {
	f, ok := a.Args.Get(engine.Choice)
	if !ok {
		j.options = append(j.options, opts...)
		return "", nil
	}
	var names []string
	for _, o := range opts {
		if o.Choice == f.Word {
			j.because(o.Law, "%s chose: %s.", j.entitled(o.By), o.Text)
			return f.Word, nil
		}
		names = append(names, o.Choice)
	}
	if len(names) == 0 {
		return "", engine.Impossiblef(f.Pos, "%q is no choice here: the rules leave none", f.Word)
	}
	return "", engine.Impossiblef(f.Pos, "%q is no choice here: expected %s", f.Word, strings.Join(names, " or "))
}

func (j *judge) entitled(s engine.Seat) string {
	if s == engine.Nobody {
		return "The adversaries"
	}
	return j.name(s)
}

// other is the adversary of a player where there is only one; Nobody otherwise.
func (j *judge) other(s engine.Seat) engine.Seat {
	if j.f.Players != 2 || s < 0 {
		return engine.Nobody
	}
	return 1 - s
}

func (j *judge) partner(s engine.Seat) engine.Seat {
	if !j.f.Sides {
		return engine.Nobody
	}
	return (s + 2) % 4
}

// side lists the players who score together with one.
func (j *judge) side(s engine.Seat) []engine.Seat {
	if !j.f.Sides {
		return []engine.Seat{s}
	}
	return []engine.Seat{s % 2, s%2 + 2}
}

// pone is the eldest hand, at the dealer's left.
func (j *judge) pone() engine.Seat {
	if j.dealer == engine.Nobody {
		return engine.Nobody
	}
	return (j.dealer + 1) % engine.Seat(j.f.Players)
}

// run is the order of a hand: the deal and its faults, the play, the count, the questions.
func (j *judge) run() error {
	if err := j.begin(); err != nil {
		return err
	}
	for i := range j.h.Faults {
		if err := j.fault(-1, &j.h.Faults[i]); err != nil {
			return err
		}
	}
	for j.pos = 0; j.pos < len(j.acts); j.pos++ {
		i := j.acts[j.pos]
		a := &j.h.Play[i]
		if j.done && a.Kind != engine.Dispute {
			j.tr.Note(i, a.By, j.table.Now.N, "after the end; not counted")
			continue
		}
		if err := j.act(i, a); err != nil {
			return err
		}
	}
	if j.tr != nil {
		j.tr.Now = j.table.Standing(j.done || j.void || j.finished())
	}
	return j.finish()
}

// orders of the cards, while the stock lasts and after.
func (f *Form) orders(trump card.Suit) (free, strict *trick.Order) {
	classes := make([][]card.Card, 4)
	for s := card.Diamonds; s <= card.Clubs; s++ {
		for _, r := range f.Ranks {
			classes[s] = append(classes[s], card.Of(s, r))
		}
	}
	return trick.NewOrder(classes, uint8(trump), trick.Free, trick.AceTen),
		trick.NewOrder(classes, uint8(trump), trick.Head|trick.Trump|trick.OverTrump, trick.AceTen)
}

// begin reads the deal or the position.
func (j *judge) begin() error {
	h, f := j.h, j.f
	j.dealer = h.Dealer
	j.winner, j.pick, j.taker = engine.Nobody, engine.Nobody, engine.Nobody
	j.judged = -1
	j.cardsKnown = true
	for i := range j.firstCard {
		j.firstCard[i], j.lifted[i] = card.None, card.None
	}
	j.free, j.strict = f.orders(j.s.Trump)
	j.combos = f.Table(j.s.Trump)
	if err := j.standing(); err != nil {
		return err
	}
	n := j.firstTrick()
	if !f.Stock {
		j.total = f.Hand
		j.exhausted = true
	}
	if err := j.foresee(); err != nil {
		return err
	}
	seats := make([]engine.Seat, f.Players)
	for i := range seats {
		seats[i] = engine.Seat(i)
	}
	rules := j.free
	if j.exhausted {
		rules = j.strict
	}
	j.first = n
	j.table.Start(rules, f.Pack, j.s.Leader, n, seats...)
	var err error
	if h.Position != nil {
		err = j.position(n)
	} else {
		err = j.deal()
	}
	if err != nil {
		return err
	}
	if j.exhausted && j.total == 0 {
		j.total = n - 1 + f.Hand
	}
	j.opening()
	return nil
}

// standing reads where the match stands and what each needs for the game.
func (j *judge) standing() error {
	if scores, ok := j.h.Match.Get("scores"); ok {
		var told [maxSeats]bool
		for _, c := range scores.Counts {
			if c.Seat < 0 || int(c.Seat) >= j.f.Players {
				continue
			}
			for _, s := range j.side(c.Seat) { // partners have one score, told of either or of both
				if told[s] && j.base[s] != c.N {
					return engine.Impossiblef(scores.Pos, "%s and %s are partners with one score, and here are two", j.name(c.Seat), j.name(j.partner(c.Seat)))
				}
				j.base[s], told[s] = c.N, true
			}
		}
	}
	for s := range j.f.Players {
		j.target[s] = j.f.Target
	}
	if j.f.Target == 0 || j.f.Extension == 0 {
		return nil
	}
	// Whoever have enough together when a hand begins must go further.
	for {
		out := 0
		for s := range j.f.Players {
			if j.base[s] >= j.target[s] && (!j.f.Sides || s < 2) {
				out++
			}
		}
		if out < 2 {
			return nil
		}
		for s := range j.f.Players {
			if j.base[s] >= j.target[s] {
				j.target[s] += j.f.Extension
			}
		}
	}
}

// deal reads the cards that were dealt.
func (j *judge) deal() error {
	h, f := j.h, j.f
	var count card.Hand
	three := func(cards []card.Card, at func(int) engine.Pos) error {
		for i, c := range cards {
			if !f.Pack.Cards.Has(c) {
				return engine.Impossiblef(at(i), "%s is not in the pack of this game", show(c))
			}
			if count.Count(c) >= f.Pack.Copies {
				return engine.Impossiblef(at(i), "%s is dealt three times, and the pack has two", show(c))
			}
			count.Add(c)
		}
		return nil
	}
	turn, order := card.None, []card.Card(nil)
	for i := range h.Deal {
		d := &h.Deal[i]
		at := func(i int) engine.Pos {
			if i < len(d.At) {
				return d.At[i]
			}
			return d.Pos
		}
		switch {
		case d.Place == "turn-up":
			turn = d.Cards[0]
			if !f.Stock {
				// The dealer's last card: among his cards, or beside them.
				if own := h.Dealt(j.dealer); own == nil || len(own.Cards) == f.Hand {
					continue
				}
			}
		case d.Place == "stock":
			if !f.Stock {
				return engine.Impossiblef(d.Pos, "there is no stock when all cards are dealt")
			}
			order = d.Cards
		case d.Place == "widow" && len(d.Cards) != f.Widow:
			return engine.Impossiblef(d.Pos, "the widow has %d cards here, and %d are recorded", f.Widow, len(d.Cards))
		}
		if err := three(d.Cards, at); err != nil {
			return err
		}
	}
	j.layOut(turn, order, f.Pack.Size()-f.Players*f.Hand-1)
	shown := j.reveal()
	for s := engine.Seat(0); int(s) < f.Players; s++ {
		hand, whole := card.Hand{}, false
		switch d := h.Dealt(s); {
		case j.s.Hands[s] != nil:
			hand, whole = *j.s.Hands[s], true
		case d != nil && f.laysAway(s) && h.Discard == nil:
			// What the bidder kept of his cards and the widow is told by what he plays.
			hand = shown[s]
			whole = hand.Len() == f.Hand
		case d != nil:
			hand, whole = card.HandOf(d.Cards...), true
			if !f.Stock && s == j.dealer && turn != card.None && len(d.Cards) == f.Hand-1 {
				hand.Add(turn)
			}
			if n := hand.Len(); n != f.Hand && !j.excusedSize() {
				return engine.Impossiblef(d.Pos, "%s has %d cards, and each player is dealt %d; if that is what happened, it needs a fault wrong-deal or wrong-number-of-cards",
					j.name(s), n, f.Hand)
			}
		case !f.Stock:
			hand = shown[s]
			whole = hand.Len() == f.Hand
		}
		j.table.Deal(s, whole, hand)
	}
	if f.Dix != 0 && turn != card.None && turn == card.Of(j.s.Trump, f.Dix) && j.dealer != engine.Nobody {
		j.dix[j.dealer] += f.DixPoints
		j.dixes++
		j.shownDix[j.dealer]++
		j.because(f.Laws.Nine, "%s turned up the %s of trumps: %d for the dealer.", j.name(j.dealer), rankName(f.Dix), f.DixPoints)
	}
	return nil
}

func rankName(r card.Rank) string {
	if r == 7 {
		return "seven"
	}
	return "nine"
}

// layOut lays out the stock.
func (j *judge) layOut(turn card.Card, order []card.Card, size int) {
	if !j.f.Stock {
		j.talon = stock.New(0, nil, card.None)
		return
	}
	for i := range j.h.Deal {
		// Cards dealt too many came from the stock, and too few stayed in it.
		if d := &j.h.Deal[i]; d.Place == "" && j.excusedSize() {
			size += j.f.Hand - len(d.Cards)
		}
	}
	if len(order) > 0 && j.excusedSize() {
		size = len(order)
	}
	j.talon = stock.New(max(size, len(order)), order, turn)
	j.talon.LayUnder()
}

// excusedSize reports whether the record says that a number of cards was wrong.
func (j *judge) excusedSize() bool {
	wrong := func(a *engine.Act) bool {
		return a.Kind == engine.Fault && (a.Word == "wrong-deal" || a.Word == "wrong-number-of-cards" || a.Word == "imperfect-pack")
	}
	for i := range j.h.Faults {
		if wrong(&j.h.Faults[i]) {
			return true
		}
	}
	for i := range j.h.Play {
		if wrong(&j.h.Play[i]) {
			return true
		}
	}
	return false
}

// reveal is what each player plays from here on, as the record goes. Where a wrong claim changes who plays, it looks no
// further than the next claim.
func (j *judge) reveal() [8]card.Hand {
	rest := make([]engine.Act, 0, len(j.acts)-j.pos)
	for _, i := range j.acts[j.pos:] {
		if j.f.Retire && j.h.Play[i].Kind == engine.Claim && i != j.judged {
			break
		}
		rest = append(rest, j.h.Play[i])
	}
	out := j.table.Shown(j.h, rest, show)
	for s := range j.f.Players {
		for _, c := range j.table.PlayedBy(engine.Seat(s)).Cards() {
			out[s].Remove(c)
		}
	}
	return out
}

// position sets the table up in mid-hand.
func (j *judge) position(n int) error {
	p, f := j.h.Position, j.f
	turn, order := card.None, []card.Card(nil)
	var count card.Hand
	for i := range p.Hands {
		d := &p.Hands[i]
		for _, c := range d.Cards {
			if !f.Pack.Cards.Has(c) || count.Count(c) >= f.Pack.Copies {
				return engine.Impossiblef(d.Pos, "%s is there more often than in the pack", show(c))
			}
			count.Add(c)
		}
		switch d.Place {
		case "turn-up":
			turn = d.Cards[0]
		case "stock":
			order = d.Cards
		}
	}
	left := f.Hand - n + 1 // cards that each holds
	j.talon = stock.New(0, nil, card.None)
	if f.Stock {
		tricks := (f.Pack.Size() - 2*f.Hand) / 2 // with the stock
		// Between two tricks a hand that is a card short has not drawn yet, and its winner may still announce.
		drawn := n == 1 || n > tricks+1
		for i := range p.Hands {
			drawn = drawn || p.Hands[i].Place == "" && len(p.Hands[i].Cards) == f.Hand
		}
		draws := n - 1
		if !drawn {
			draws--
		}
		if draws >= tricks {
			j.exhausted = true
			j.table.Rules = j.strict
			j.total = tricks + f.Hand
			left = j.total - n + 1
		} else {
			size := f.Pack.Size() - 2*f.Hand - 1 - 2*draws
			if rest, ok := p.Args.Get("stock-left"); ok {
				size = rest.N
			}
			j.talon = stock.New(max(size, len(order)), order, turn)
			j.talon.LayUnder()
			if turn == card.Of(j.s.Trump, f.Dix) {
				j.dixes = 1
			}
			left = f.Hand
			if !drawn {
				left--
				j.winner = j.s.Leader
				j.talon.Owe(j.s.Leader, 1-j.s.Leader)
			}
		}
	}
	shown := j.reveal()
	for s := engine.Seat(0); int(s) < f.Players; s++ {
		hand, whole := card.Hand{}, false
		if j.exhausted {
			hand = shown[s]
			whole = hand.Len() == left
		}
		for i := range p.Hands {
			d := &p.Hands[i]
			if d.Seat != s || d.Place != "" {
				continue
			}
			hand, whole = card.HandOf(d.Cards...), true
			if k := len(d.Cards); k != left && !j.excusedSize() {
				return engine.Impossiblef(d.Pos, "%s holds %d cards before trick %d, and that should be %d", j.name(s), k, n, left)
			}
		}
		j.table.Deal(s, whole, hand)
	}
	for _, c := range p.Taken {
		if c.Seat >= 0 {
			j.table.Taken[c.Seat] = c.N
			j.table.Won[c.Seat] = min(c.N, 1) // at least; tricks may tell how many
		}
	}
	for _, c := range p.Tricks {
		if c.Seat >= 0 {
			j.table.Won[c.Seat] = c.N
		}
	}
	if melds, ok := p.Args.Get("melds"); ok {
		for _, c := range melds.Counts {
			if c.Seat >= 0 {
				j.dix[c.Seat] += c.N
			}
		}
	}
	for s := range f.Players {
		j.met[s] = n - 1
	}
	j.cardsKnown = n == 1 || len(p.Taken) > 0
	return nil
}

// foresee notes the draws that a player will be reported to have missed.
func (j *judge) foresee() error {
	cards := 0
	for _, i := range j.acts {
		a := &j.h.Play[i]
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
				m.trick = j.firstTrick() + cards/j.f.Players
			}
			j.missed = append(j.missed, m)
		}
	}
	return nil
}

// firstTrick is the number of the trick that the record begins with: said by a position, or told by the tricks taken
// or by the size of a hand in it.
func (j *judge) firstTrick() int {
	p := j.h.Position
	switch {
	case p == nil:
		return 1
	case p.Trick > 0:
		return p.Trick
	case len(p.Tricks) > 0:
		n := 1
		for _, c := range p.Tricks {
			n += c.N
		}
		return n
	}
	size := -1
	for i := range p.Hands {
		if p.Hands[i].Place == "" {
			size = len(p.Hands[i].Cards)
		}
	}
	f := j.f
	switch {
	case size < 0 || size >= f.Hand:
		return 1
	case !f.Stock:
		return f.Hand - size + 1
	case size == f.Hand-1:
		return 2 // some trick with the stock; the first after which anybody may announce
	}
	return (f.Pack.Size()-2*f.Hand)/2 + f.Hand - size + 1
}
