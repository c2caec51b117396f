package meld

import (
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

const maxSeats = 4

var show = card.French.String

// Setup is what a game has found out before the play: the trump, who leads and what an auction decided.
type Setup struct {
	Trump  card.Suit
	Leader engine.Seat
	Bid    *Bid // nil without an auction
}

// judge is one hand being judged.
type judge struct {
	replay.Table
	f    *Form
	s    Setup
	deck deck
	draw drawing
	turn turn
	nine nines
	end  ending

	p     [maxSeats]player
	joint [2]int // joint melds, by side
	told  *told  // of a hand of which only the outcome is recorded
}

// player is what one has done in the hand.
type player struct {
	shown   Spread
	dix     int        // points scored for it
	ceded   int        // points that the rules allow and he did not take
	stolen  int        // of his melds, what others claimed
	claimed int        // what he claimed of others' melds
	penalty int        // points that an adversary's error brings
	lost    engine.Law // why his cards do not count; "" when they do
	settled bool       // his adversary has chosen that a revoke costs him his count for cards
	retired bool
	met     int       // cards played
	first   card.Card // the one played to the first trick
	call    call
	base    int // the score before the hand
	target  int // what he needs for the game
}

// call is an adversary's order, after a false meld, to lead or play one of these cards.
type call struct {
	cards   []card.Card // none when nothing is called
	refused bool        // another card has been played since
	due     []card.Card // those that he could lawfully play when he played last
}

// turn is the time between winning a trick and drawing.
type turn struct {
	winner    engine.Seat // who may announce now; Nobody once both have drawn
	announced bool        // he has scored in this turn
	dixed     bool        // namely the dix
	falseMeld *falseMeld  // of this turn
}

type falseMeld struct {
	by   engine.Seat
	name string // of the combination announced; "" when it was not said
}

// nines is what has become of the dix.
type nines struct {
	scored    int           // dix that have been turned up or exchanged for the turn-up of a stock
	exchanged bool          // one lies under the stock by an exchange
	shown     [maxSeats]int // where all is dealt: dix in his hand that have been shown
	open      bool          // the dealer may have turned one up, which the record does not tell
	taker     engine.Seat   // who has taken the turn-up where all is dealt
}

// ending is how the hand is decided before its cards are counted.
type ending struct {
	summary    say.Text // how the game was decided before the last card
	claim      *claimed
	judged     int  // the act of the claim that was judged last
	void       bool // the deal is void
	again      bool // the hand is to be played again from an error that the record does not show
	cardsKnown bool // whether all that the tricks hold is known
}

// claimed is a claim of the game and whether it was right.
type claimed struct {
	by    engine.Seat
	right bool
	known bool
}

// Judge replays a hand and rules on it. before, where it is not nil, looks at what stands before the play, such as an
// auction. The error is for an impossible record only.
func (f *Form) Judge(g *engine.Game, h *engine.Hand, t *engine.Trace, s Setup, before func(*replay.Round, *Setup) error) (*engine.Verdict, error) {
	return replay.Judge(g, h, t, func(r replay.Round) error {
		j := &judge{Table: replay.Table{Round: r}, f: f, s: s}
		if before != nil {
			if err := before(&j.Round, &j.s); err != nil {
				return err
			}
		}
		return j.run()
	})
}

// run is the order of a hand: the deal and its faults, the play or its outcome, the count, the questions.
func (j *judge) run() error {
	if j.H.Result != nil {
		only := *j.H
		only.Play, only.Deal, only.Position = nil, nil, nil
		j.H = &only
	}
	if err := j.begin(); err != nil {
		return err
	}
	if j.H.Result != nil {
		if err := j.outcome(); err != nil {
			return err
		}
	}
	if err := j.Faults(j); err != nil {
		return err
	}
	if err := j.Replay(j); err != nil {
		return err
	}
	j.finish()
	j.Answer(j)
	return nil
}

// Fault rules on a report.
func (j *judge) Fault(act int, a *engine.Act) error { return j.fault(act, a) }

// Event rules on an act of the game's own.
func (j *judge) Event(act int, a *engine.Act) error {
	switch a.Kind {
	case engine.Claim:
		return j.claims(act, a)
	case engine.Concede:
		return j.concedes(a)
	case MeldEvent:
		return j.melds(act, a)
	case Exchange:
		return j.exchange(act, a)
	case DrawEvent:
		return j.draws(act, a)
	}
	return nil
}

// Raised carries out a choice that a complaint of a broken duty makes.
func (j *judge) Raised(_ int, a *engine.Act) error {
	if a.Word != "revoke" && a.Word != "did-not-head" || !a.Args.Has(engine.Choice) {
		return nil
	}
	if a.Against == a.By || a.Against == engine.Nobody && j.brokenBy(a.By, a.Trick) {
		j.Because(j.f.Laws.Revoke, msgNotHis, say.Who(a.By))
		return nil
	}
	return j.chooses(a, a.Against, a.Trick)
}

// TookBack says that the hand goes on from the error.
func (j *judge) TookBack(*replay.Again) { j.Because(j.f.Laws.Replay, msgHandAgain) }

// Told is an event in the words of a replay.
func (j *judge) Told(a *engine.Act) (say.Text, bool) {
	switch a.Kind {
	case engine.Claim:
		return msgKnocks.With(say.Who(a.By)), true
	case MeldEvent:
		return msgLaysOut.With(say.Who(a.By), say.Cards(a.Args.Cards("cards"))), true
	case Exchange:
		return msgShows.With(say.Who(a.By)), true
	case DrawEvent:
		return say.Text{}, true // told with the cards
	}
	return say.Text{}, false
}

// Running is what everybody has of melds that count, the dix, the last trick and the cards.
func (j *judge) Running() []engine.Count {
	out := make([]engine.Count, j.f.Players)
	for s := range out {
		s := engine.Seat(s)
		out[s] = engine.Count{Seat: s, N: j.good(s) + j.last(s) + j.PointsOf(s) + j.jointGood(s)}
	}
	return out
}

// find adds a finding with a card; its trick is the one on the table.
func (j *judge) find(act int, what string, by engine.Seat, c card.Card, law engine.Law, m *say.Message, values ...say.Value) {
	n := j.Tricks.Now.N
	if act < 0 {
		n = 0
	}
	j.V.Find(engine.Finding{What: what, By: by, Trick: n, Card: c, Law: law, Text: j.V.Say(m, values...), Act: act})
}

// right is an option that stands until the next card.
func right(by engine.Seat, choice string, law engine.Law, t say.Text) ledger.Right {
	return ledger.Right{Option: engine.Option{By: by, Choice: choice, Text: t, Law: law}, Ends: ledger.AtAnyCard}
}

// offer leaves a choice to a side, unless the record says which was taken; it gives the choice that was. The error is for
// a choice that is not one of them.
func (j *judge) offer(a *engine.Act, rights ...ledger.Right) (taken string, err error) {
	f, ok := a.Args.Get(engine.Choice)
	if !ok {
		j.Ledger.Open(rights...)
		return "", nil
	}
	var names []string
	for _, r := range rights {
		if r.Choice == f.Word {
			j.Because(r.Law, msgChose, side(r.By), say.Phrase(r.Text))
			return f.Word, nil
		}
		names = append(names, r.Choice)
	}
	if len(names) == 0 {
		return "", engine.Impossiblef(f.Pos, "%q is no choice here: the rules leave none", f.Word)
	}
	return "", engine.Impossiblef(f.Pos, "%q is no choice here: expected %s", f.Word, strings.Join(names, " or "))
}

func (j *judge) name(s engine.Seat) string { return j.H.Name(s) }

// plays reports whether a seat has a part in the hand.
func (j *judge) plays(s engine.Seat) bool { return s >= 0 && int(s) < j.f.Players && !j.p[s].retired }

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
	if j.H.Dealer == engine.Nobody {
		return engine.Nobody
	}
	return (j.H.Dealer + 1) % engine.Seat(j.f.Players)
}

// deck is the cards of a hand by its trump.
type deck struct {
	combos []Combination
	free   *trick.Order // while the stock lasts
	strict *trick.Order // after it
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

// tricks of a whole hand, as long as nothing is amiss.
func (f *Form) tricks() int {
	if f.Stock {
		return f.Pack.Size() / f.Players
	}
	return f.Hand
}

// rank is how the dix is called in a sentence: 0 the nine, 1 the seven.
func (f *Form) rank() say.Value { return say.If(f.Dix == 7) }

// drawing is the stock and who is to draw.
type drawing struct {
	talon     *stock.Talon
	exhausted bool          // nothing is left to draw, so the duties hold
	with      int           // the number of the last trick with the stock, once it is exhausted
	total     int           // tricks of the whole hand; 0 while it is not known
	over      [maxSeats]int // cards too many; below zero, cards to be drawn beside the usual one
	missed    []missed
	pick      engine.Seat // who may take either card of the next draw
}

// missed is a draw that a player is reported to have left out: he played to that trick without it.
type missed struct {
	by    engine.Seat
	trick int
}
