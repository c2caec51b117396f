package sixtysix

import (
	"errors"
	"slices"
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/stock"
	"hoyle/engine/trick"
)

// form is how many play and what differs with it.
type form struct {
	variant string
	pack    card.Pack
	open    *[4]*trick.Order // at the first lead, by trump suit
	shut    *[4]*trick.Order // when nobody draws any more
	seats   int              // who hold cards
	size    int              // cards of a hand
	tricks  int              // of a deal that is not closed
}

var (
	two   = form{"", twentyFour, &drawing, &following, 2, 6, 12}
	three = form{"three-handed", twentyFour, &drawing, &following, 2, 6, 12}
	four  = form{"four-handed", thirtyTwo, &heading, &heading, 4, 8, 8}
)

var forms = map[int]*form{2: &two, 3: &three, 4: &four}

// duty is what binds the second player to a trick.
type duty uint8

const (
	free   duty = iota // while the players draw
	gone               // follow: the stock is exhausted
	closed             // follow: it is closed
	bound              // follow, head and trump: four-handed
)

// dutyLaws are the laws behind what a player may play, by duty.
var dutyLaws = [...]engine.Law{LawFosterFreeReply, LawFosterLastSix, LawFosterClosingFollow, LawFosterFourHandedDuties}

// ruler is one deal being judged.
type ruler struct {
	h     *engine.Hand
	v     *engine.Verdict
	trace *engine.Trace
	form  *form

	seats  [stock.MaxSeats]engine.Seat // who hold cards, the first to lead first
	dealer engine.Seat
	trump  card.Suit // NoSuit where the record does not tell it
	table  trick.Table
	opened bool // the table stands
	talon  *stock.Talon
	melds  stock.Melds
	pairs  []marriage // announced, in order
	silent []marriage // led without a word

	known  bool         // the turn-up or the trump is recorded
	held   [8]int       // how many cards each holds; below 0 where that is not known
	shown  [8]card.Hand // what each plays in the whole record
	duties []duty       // of every trick begun
	now    duty
	last   int        // the trick that an event between two tricks belongs to
	bonus  [8]int     // for the last trick
	loses  [8]bool    // a revoke takes his count for cards
	counts [8]int     // tricks won when the stock was closed
	atShut engine.Tri // whether counts is known
	unsure [8]bool    // the record does not say whether he has won a trick
	barred [8]bool    // looked back
	extra  [8]int     // cards to draw beyond the usual the next time
	voided [8]bool    // exchanged too soon; the play may show that the cards never went back

	calls marriage // announced, the card not led yet; suit NoSuit when there is none
	shows marriage // shown, no claim made yet

	options []engine.Option
	back    []*takenBack  // what was played and taken back for a replay
	ended   bool          // nothing that comes after counts
	claimed engine.Reason // what is to be said of a claim that was not wrong
	scored  bool
	asked   []question
	buf     []byte
}

// marriage is one that was announced or shown.
type marriage struct {
	by     engine.Seat
	suit   card.Suit
	card   card.Card // the one led; None of a marriage that was shown
	points int
	trick  int
	act    int
	struck bool
}

// question is a dispute with the trick that it is about and the duty that held there.
type question struct {
	act   *engine.Act
	trick int
	duty  duty
}

var show = card.French.String

func judge(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	form := forms[len(h.Players)]
	switch {
	case form == nil:
		return nil, engine.Impossiblef(h.Pos, "two, three or four play, and not %d", len(h.Players))
	case h.Variant != "" && h.Variant != form.variant:
		return nil, engine.Impossiblef(h.Pos, "%s is not for %d players", h.Variant, len(h.Players))
	}
	var back []*takenBack
	for {
		r := &ruler{h: h, v: &engine.Verdict{}, trace: t, form: form, dealer: h.Dealer, trump: card.NoSuit, back: back}
		r.calls.suit, r.shows.suit = card.NoSuit, card.NoSuit
		err := r.run()
		var again *takenBack
		switch {
		case errors.As(err, &again):
			back = append(back, again)
			if t != nil {
				*t = engine.Trace{}
			}
		case err != nil:
			return nil, err
		default:
			return r.v, nil
		}
	}
}

// run is the order of a deal: who plays, the cards, the faults before the first lead, the play, the count.
func (r *ruler) run() error {
	r.sit()
	if err := r.sitDown(); err != nil {
		return err
	}
	if r.known {
		r.v.Contract = r.trump.String() + " are trumps"
	}
	if err := r.goesOn(); err != nil {
		return err
	}
	for i := range r.h.Faults {
		if err := r.fault(-1, &r.h.Faults[i]); err != nil {
			return err
		}
	}
	switch {
	case r.v.Redeal:
	case r.h.Result != nil:
		if err := r.fromResult(); err != nil {
			return err
		}
	default:
		if err := r.play(); err != nil {
			return err
		}
		r.finish()
	}
	if r.v.Redeal {
		r.void()
	}
	for i := range r.options {
		if r.options[i].Choice == loseCount {
			r.options[i].Scores = r.v.Scores
		}
	}
	r.v.Options = r.options
	r.disputes()
	r.summary()
	return nil
}

// void is what stands after a deal that does not count.
func (r *ruler) void() {
	r.v.Scores, r.v.Winners, r.v.Points, r.v.Undecided, r.options = nil, nil, nil, "", nil
	r.v.Carry = r.h.Match.Int("carry")
	r.because(LawFosterMisdeal, "The same dealer deals again; scores made before stand.")
}

// sit finds who holds cards. The player on the dealer's left leads; without a dealer the first player does.
func (r *ruler) sit() {
	n := len(r.h.Players)
	first := engine.Seat(0)
	if r.dealer != engine.Nobody {
		first = engine.Seat((int(r.dealer) + 1) % n)
	} else {
		r.dealer = engine.Seat(n - 1)
	}
	for i := range r.form.seats {
		r.seats[i] = engine.Seat((int(first) + i) % n)
	}
}

// active are the seats that hold cards.
func (r *ruler) active() []engine.Seat { return r.seats[:r.form.seats] }

// other is the adversary of a player; four-handed the next one, for his side.
func (r *ruler) other(s engine.Seat) engine.Seat {
	for i, x := range r.active() {
		if x == s {
			return r.seats[(i+1)%r.form.seats]
		}
	}
	return r.seats[0]
}

func (r *ruler) name(s engine.Seat) string { return r.h.Name(s) }

func (r *ruler) text(parts ...string) string {
	r.buf = r.buf[:0]
	for _, p := range parts {
		r.buf = append(r.buf, p...)
	}
	return string(r.buf)
}

// because adds a reason made of parts.
func (r *ruler) because(law engine.Law, parts ...string) { r.v.Because(law, r.text(parts...)) }

// find adds a finding.
func (r *ruler) find(act int, what string, by engine.Seat, n int, c card.Card, law engine.Law, parts ...string) {
	r.v.Find(engine.Finding{What: what, By: by, Trick: n, Card: c, Law: law, Text: r.text(parts...), Act: act})
}

// at is the trick that an event belongs to: the one on the table, or between two tricks the one just played.
func (r *ruler) at() int {
	if r.table.Now.Played == 0 && r.last > 0 {
		return r.last
	}
	return r.table.Now.N
}

func num(n int) string { return strconv.Itoa(n) }

// points of a marriage in a suit.
func (r *ruler) worth(s card.Suit) int {
	if s == r.trump {
		return 40
	}
	return 20
}

// place of the deal or of the position.
func (r *ruler) place(name string) *engine.Dealt {
	if p := r.h.Position; p != nil {
		for i := range p.Hands {
			if p.Hands[i].Place == name {
				return &p.Hands[i]
			}
		}
		return nil
	}
	return r.h.Place(name)
}

// hand recorded for a seat, or nil.
func (r *ruler) hand(s engine.Seat) *engine.Dealt {
	if p := r.h.Position; p != nil {
		for i := range p.Hands {
			if p.Hands[i].Seat == s && p.Hands[i].Place == "" {
				return &p.Hands[i]
			}
		}
		return nil
	}
	return r.h.Dealt(s)
}

// started reports whether everybody has played to the first trick, after which a slip of the deal is judged
// otherwise.
func (r *ruler) started() bool {
	return r.opened && (r.table.Now.N > 1 || r.table.Now.Complete())
}

// summary is the ruling in one sentence.
func (r *ruler) summary() {
	v := r.v
	switch {
	case v.Redeal:
		v.Summary = "There is a new deal by the same dealer."
	case v.Undecided != "":
		v.Summary = v.Undecided
	case len(v.Scores) > 0:
		v.Summary = r.scores()
		if v.Over {
			v.Summary += ", and the game is over"
		}
		v.Summary += "."
	case r.scored:
		v.Summary = "Nobody scores."
	case v.Dispute != nil:
		v.SummaryT, v.Summary = v.Dispute.TextT, v.Dispute.Text
	case len(v.Findings) > 0:
		v.Summary = v.Findings[0].Text
	default:
		v.Summary = "Nothing is recorded that could be ruled on."
	}
}

// names joins players.
func (r *ruler) names(seats ...engine.Seat) string {
	out := ""
	for i, s := range seats {
		if i > 0 {
			out += " and "
		}
		out += r.name(s)
	}
	return out
}

// scores says who scores what, partners together.
func (r *ruler) scores() string {
	list := r.v.Scores
	if r.form == &four {
		return r.text(r.names(list[0].Seat, list[1].Seat), " score ", num(list[0].N))
	}
	out := ""
	for i, c := range list {
		if i > 0 {
			out += ", "
		}
		out += r.name(c.Seat) + " scores " + num(c.N)
	}
	return out
}

// have names players as those who have something.
func (r *ruler) have(seats ...engine.Seat) string {
	if len(seats) > 1 {
		return r.names(seats...) + " have"
	}
	return r.names(seats...) + " has"
}

// side of a seat: alone, or with his partner when four play.
func (r *ruler) side(s engine.Seat) []engine.Seat {
	if r.form != &four {
		return []engine.Seat{s}
	}
	out := []engine.Seat{s, (s + 2) % 4}
	slices.Sort(out)
	return out
}
