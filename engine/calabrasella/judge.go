package calabrasella

import (
	"cmp"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// ending is what ends a hand before its last trick.
type ending uint8

const (
	playedOut  ending = iota // nothing does
	passedOut                // all three pass
	dealtWrong               // the cards were not dealt properly
	turnedSoon               // the stock was turned too soon
	gameTaken                // the single player abandons the hand after an error
)

// ruler is one hand being judged.
type ruler struct {
	replay.Table
	table
	single   engine.Seat // who plays alone; Nobody where that is not known
	calling  calling
	exchange exchange
	before   before
	void     ending      // what has ended the hand
	offender engine.Seat // who turned the stock too soon
	errs     mistake
	told     []report    // revokes that are reported
	costOpen bool        // a wrong discard
	quit     *engine.Act // somebody gives up or lays his hand down
	why      say.Text    // what is left open
}

// judge rules on a hand.
func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	return replay.Judge(g, h, t, func(round replay.Round) error {
		r := &ruler{table: seated(h), single: engine.Nobody, offender: engine.Nobody}
		r.Round = round
		return r.rule()
	})
}

func (r *ruler) rule() error {
	for _, step := range [...]func() error{r.bid, r.ask, r.reports, r.sitDown, r.play, r.count} {
		if err := step(); err != nil {
			return err
		}
	}
	r.order()
	r.Answer(r)
	r.summary()
	return nil
}

// ask reads the exchange.
func (r *ruler) ask() error { return r.exchange.read(r.H, r.Show) }

// reports has the faults before the first lead ruled on.
func (r *ruler) reports() error { return r.Faults(r) }

// sitDown opens the table with what is known of the hands.
func (r *ruler) sitDown() error {
	err := r.Enter(replay.Entry{
		Rules: order, Pack: pack, Seats: r.seats[:], Leader: r.seats[0], Tricks: tricks, Size: handSize,
		Places: []replay.Place{{Name: stock, Size: stockSize, Part: true}}, Change: r.change,
	})
	if err != nil {
		return err
	}
	r.laidOut()
	if r.idle() && (r.single != engine.Nobody || r.offender != engine.Nobody) {
		r.shares()
	}
	return r.taken()
}

// shares says whose fortune the dealer of four shares.
func (r *ruler) shares() {
	var with []engine.Seat
	for _, s := range r.seats {
		if s != r.single && s != r.offender {
			with = append(with, s)
		}
	}
	if r.offender != r.dealer {
		r.Because(LawFosterFourAtTheTable, msgFour, who(r.dealer), seats(with...))
	}
}

// play goes through the play.
func (r *ruler) play() error {
	if err := r.Replay(r); err != nil {
		return err
	}
	r.toCall()
	return nil
}

// moments are the faults before the first lead in the order in which they can happen.
var moments = []string{exposedInCut, smallPacket, wrongDeal, bidOutOfTurn, wrongAsk, showed, turnedStock, wrongDiscard, changed}

// order sorts the findings by their occurrence.
func (r *ruler) order() {
	moment := func(f *engine.Finding) int {
		if i := slices.Index(moments, f.What); f.Act < 0 && i >= 0 {
			return i
		}
		return len(moments)
	}
	slices.SortStableFunc(r.V.Findings, func(a, b engine.Finding) int {
		return cmp.Or(cmp.Compare(a.Act, b.Act), cmp.Compare(moment(&a), moment(&b)))
	})
}

const noCard = card.None

func who(s engine.Seat) say.Value         { return say.Who(s) }
func num(n int) say.Value                 { return say.Num(n) }
func cardOf(c card.Card) say.Value        { return say.Card(c) }
func seats(list ...engine.Seat) say.Value { return say.Seats(list...) }
