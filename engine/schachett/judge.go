package schachett

import (
	"errors"
	"strconv"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

// The two parties, as indices.
const (
	white   = 0
	black_  = 1
	unknown = -1
)

var sideNames = [2]string{White, Black}

// ruler is one game being judged. Seats are players; with three players the seat behind the last is the dummy's.
type ruler struct {
	h     *engine.Hand
	v     *engine.Verdict
	trace *engine.Trace

	three  bool
	kaiser engine.Seat
	at     [4]engine.Seat // to the left from the first player, or from the Kaiser
	parity int            // of White's places; unknown where the record does not tell
	dealer engine.Seat    // by place, so that it may be the dummy's
	unit   int            // points to the coin of the stake

	table    trick.Table
	hands    [5]card.Hand // as recorded or proven, at the start of the play
	whole    [5]bool
	size     int            // of a hand at the start
	anySize  bool           // a fault explains hands of the wrong size
	need     [5]card.Hand   // what the play proves of a hand that nobody recorded
	kingAt   [2]engine.Seat // who holds each King; Nobody when it has been played
	castled  [2]bool
	stands   bool   // castlings that the law voids were let stand, as the later play shows
	voided   bool   // there was such a castling
	fallen   int    // Kings that have fallen
	judged   int    // gathered tricks whose Kings have been judged
	before   [2]int // points that a position brings along
	points   [2]int // for the Kings; in the end for everything
	forKings [2]int
	forCards [2]int
	barred   [2]bool // a party that scores nothing
	pay      [5]int
	paid     bool // somebody owed a payment
	folded   bool // the dummy had a part in one
	finished bool // the game is played out, or its result recorded
	asked    *engine.Act
	buf      []byte
}

// judge replays a game and rules on it.
func judge(h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	r := &ruler{h: h, v: &engine.Verdict{}, trace: t}
	err := r.run()
	var impossible *engine.Impossible
	if errors.As(err, &impossible) && r.voided {
		// A castling that is void by law contradicts the play that follows: the table let it stand.
		if t != nil {
			*t = engine.Trace{}
		}
		again := &ruler{h: h, v: &engine.Verdict{}, trace: t, stands: true}
		if again.run() == nil {
			return again.v, nil
		}
	}
	if err != nil {
		return nil, err
	}
	return r.v, nil
}

// run is the order of a ruling: seats and deal, the place in the sitting, the faults, the play, the score, the dispute.
func (r *ruler) run() error {
	if err := r.sit(); err != nil {
		return err
	}
	if err := r.dealt(); err != nil {
		return err
	}
	if err := r.place(); err != nil {
		return err
	}
	for i := range r.h.Faults {
		if err := r.fault(-1, &r.h.Faults[i]); err != nil {
			return err
		}
	}
	switch {
	case r.h.Result != nil:
		if err := r.result(); err != nil {
			return err
		}
	case len(r.h.Play) > 0:
		if err := r.play(); err != nil {
			return err
		}
	case r.trace != nil:
		r.trace.Now = r.beforeTheLead()
	}
	r.revokes()
	r.score()
	if r.h.Dispute != nil {
		r.asked = r.h.Dispute
	}
	r.dispute()
	r.summary()
	return nil
}

// sit gives every player his place.
func (r *ruler) sit() error {
	r.kaiser, r.dealer, r.parity, r.unit = engine.Nobody, engine.Nobody, unknown, 1
	r.kingAt = [2]engine.Seat{engine.Nobody, engine.Nobody}
	r.three = len(r.h.Players) == 3
	r.at = [4]engine.Seat{0, 1, 2, 3}
	if k, ok := r.h.Match.Get("kaiser"); ok {
		if !r.three {
			return engine.Impossiblef(k.Pos, "there is a Kaiser only with three players")
		}
		r.kaiser = k.Seat
	}
	if r.three {
		k := r.kaiser
		if k == engine.Nobody {
			return engine.Impossiblef(r.h.Pos, "with three players the record must say who is Kaiser, match: {kaiser: NAME}, for the dummy sits opposite")
		}
		r.at = [4]engine.Seat{k, (k + 1) % 3, 3, (k + 2) % 3}
	}
	switch r.h.Agreed.Word("stake") {
	case "half-pfennig":
		r.unit = 2
	case "quarter-pfennig":
		r.unit = 4
	case "tenth-pfennig":
		r.unit = 10
	}
	return nil
}

func (r *ruler) placeOf(s engine.Seat) int {
	for i, x := range r.at {
		if x == s {
			return i
		}
	}
	return 0
}

// left is the n-th seat to the left.
func (r *ruler) left(s engine.Seat, n int) engine.Seat { return r.at[(r.placeOf(s)+n)%4] }

func (r *ruler) partner(s engine.Seat) engine.Seat { return r.left(s, 2) }

// purse is who wins and pays for a seat: the Kaiser for the dummy.
func (r *ruler) purse(s engine.Seat) engine.Seat {
	if r.three && s == 3 {
		return r.kaiser
	}
	return s
}

// side is the party of a seat.
func (r *ruler) side(s engine.Seat) int {
	if r.parity == unknown || s == engine.Nobody {
		return unknown
	}
	return (r.placeOf(s) + r.parity) % 2
}

// dealt takes in the recorded hands, finds the dealer and the parties.
func (r *ruler) dealt() error {
	r.size = handSize
	list, p := r.h.Deal, r.h.Position
	for _, acts := range [2][]engine.Act{r.h.Faults, r.h.Play} {
		for i := range acts {
			if acts[i].Kind == engine.Fault && (acts[i].Word == "wrong-deal" || acts[i].Word == "wrong-number-of-cards") {
				r.anySize = true
			}
		}
	}
	if p != nil {
		list = p.Hands
		if p.Trick > 0 {
			r.size = handSize + 1 - p.Trick
		} else if len(list) > 0 {
			r.size = len(list[0].Cards)
		}
		if r.size < 1 || r.size > handSize {
			return engine.Impossiblef(p.Pos, "a game has thirteen tricks")
		}
	}
	var all card.Hand // a card that stands here twice is there twice
	known := 0
	for i := range list {
		d := &list[i]
		s := d.Seat
		if d.Place == Dummy {
			if !r.three {
				return engine.Impossiblef(d.Pos, "there is a dummy only with three players")
			}
			s = 3
		}
		for j, c := range d.Cards {
			at := d.Pos
			if j < len(d.At) {
				at = d.At[j]
			}
			if all.Count(c) >= pack.Of(c) {
				return engine.Impossiblef(at, "%s stands more often in the deal than in the pack", show(c))
			}
			all.Add(c)
		}
		if n := len(d.Cards); n != r.size && !r.anySize {
			return engine.Impossiblef(d.Pos, "%s has %d cards here, and a hand has %d; a wrong deal needs its fault", r.name(s), n, r.size)
		}
		r.hands[s], r.whole[s] = card.HandOf(d.Cards...), true
		known++
	}
	if p == nil && known == 3 && !r.anySize {
		// The fourth hand is the rest of the pack.
		for _, s := range r.at {
			if !r.whole[s] {
				for c := range pack.Cards.All() {
					for range pack.Of(c) - all.Count(c) {
						r.hands[s].Add(c)
					}
				}
				r.whole[s] = true
			}
		}
		known++
	}
	r.findKings()
	r.findDealer()
	if p != nil {
		return r.position(known)
	}
	return nil
}

// findKings notes who holds the Kings among the hands that are known.
func (r *ruler) findKings() {
	for _, s := range r.at {
		for i, k := range [2]card.Card{whiteKing, blackKing} {
			if r.hands[s].Has(k) {
				r.kingAt[i] = s
			}
		}
	}
}

// findDealer says who deals and which party is White: the dealer has received the white King.
func (r *ruler) findDealer() {
	r.dealer = r.h.Dealer
	holder := r.kingAt[white]
	if r.h.Position != nil {
		holder = engine.Nobody // a castling may have moved it
	}
	if r.three && (r.dealer == r.kaiser || r.dealer == engine.Nobody) {
		// The Kaiser deals for the dummy; the white King or the game's number says for which of his two hands.
		if holder == 3 || holder == engine.Nobody && (r.h.Match.Int("game")-1)%4 == 2 {
			r.dealer = 3
		}
	}
	if r.dealer == engine.Nobody {
		r.dealer = holder
	}
	if r.dealer == engine.Nobody && r.h.Match.Has("game") {
		r.dealer = r.due()
	}
	if holder == engine.Nobody {
		holder = r.dealer
	}
	switch {
	case holder != engine.Nobody:
		r.parity = r.placeOf(holder) % 2
	case r.kingAt[white] != engine.Nobody:
		r.parity = r.placeOf(r.kingAt[white]) % 2
	case r.kingAt[black_] != engine.Nobody:
		r.parity = (r.placeOf(r.kingAt[black_]) + 1) % 2
	}
	if r.h.Position != nil || holder == engine.Nobody {
		return
	}
	for i := range r.kingAt {
		if r.kingAt[i] == engine.Nobody {
			r.kingAt[i] = r.left(holder, i)
		}
	}
}

// position takes in what a game that starts in the middle has behind it.
func (r *ruler) position(known int) error {
	p := r.h.Position
	for _, k := range p.Args.Cards("fallen") {
		if !kings.Has(k) {
			return engine.Impossiblef(p.Pos, "%s is no King", show(k))
		}
		r.fallen++
	}
	if known == 4 {
		r.fallen = 0
		for _, s := range r.kingAt {
			if s == engine.Nobody {
				r.fallen++
			}
		}
	}
	for _, c := range p.Taken {
		side := r.side(c.Seat)
		for i, name := range sideNames {
			if c.Side == name {
				side = i
			}
		}
		if side == unknown {
			return engine.Impossiblef(p.Pos, "the record does not tell who has the white King, so the points taken belong to no party")
		}
		r.before[side] += c.N
	}
	return nil
}

// result takes the points of a game of which only they are recorded.
func (r *ruler) result() error {
	f, _ := r.h.Result.Get("points")
	for _, c := range f.Counts {
		switch c.Side {
		case White:
			r.points[white] = c.N
		case Black:
			r.points[black_] = c.N
		default:
			return engine.Impossiblef(f.Pos, "points are the parties', {white: N, black: N}")
		}
	}
	r.finished = true
	return nil
}

// revokes rules on the wrong plays: in the open trick they are paid for, in a gathered one they cost the game.
func (r *ruler) revokes() {
	for i := range r.table.Revokes {
		rv := &r.table.Revokes[i]
		if !rv.Settled {
			r.toOpponents(LawManual3_4_1, rv.Seat, "for the wrong play in trick "+strconv.Itoa(rv.Trick)+", which was not gathered, and the card goes back")
			continue
		}
		if side := r.side(rv.Seat); side != unknown && !r.barred[side] {
			r.barred[side] = true
			r.say(LawManual3_4_2, "The trick was gathered with ", r.name(rv.Seat), "'s wrong card in it: the game is played to its end, and ",
				r.party(side), " scores nothing in it.")
		}
	}
}

// score adds up the parties' points and settles a finished game.
func (r *ruler) score() {
	tricks := r.tricks()
	if len(tricks) > 0 {
		r.taken(tricks)
		r.cards(tricks)
	}
	for side := range r.points {
		r.forKings[side] = r.points[side] - r.forCards[side]
		r.points[side] += r.before[side]
		if r.barred[side] {
			r.points[side] = 0
		}
	}
	started := len(tricks) > 0 || r.table.Now.Played > 0 || r.table.Done() > 0 || r.h.Result != nil
	if r.v.Redeal || !started {
		r.settled()
		return
	}
	if r.parity == unknown {
		r.v.Undecided = "The record does not tell who received the white King, so neither party's points can be told apart."
		r.settled()
		return
	}
	for side, n := range r.points {
		r.v.Points = append(r.v.Points, engine.Count{Seat: engine.Nobody, Side: sideNames[side], N: n})
	}
	if !r.finished {
		r.v.Undecided = "The game is not played to its end: " + plural(allTricks-r.table.Done(), "trick") + " still to come decide the difference."
		r.settled()
		return
	}
	d := r.points[white] - r.points[black_]
	winner, by := white, d
	if d < 0 {
		winner, by = black_, -d
	}
	if d == 0 {
		r.say(LawManual12_2, r.sum(white), ", ", r.sum(black_), ": nothing is paid.")
		r.settled()
		return
	}
	r.say(LawManual12_2, r.sum(white), ", ", r.sum(black_), ": a difference of ", strconv.Itoa(by), " to ", r.party(winner), ".")
	for i, s := range r.at {
		if r.side(s) == winner {
			r.owe(r.at[(i+1)%4], s, by)
			if w := r.purse(s); len(r.v.Winners) == 0 || r.v.Winners[0] != w {
				r.v.Winners = append(r.v.Winners, w)
			}
		}
	}
	if r.unit > 1 {
		r.say(LawManual12_3, strconv.Itoa(by), " points at ", r.stake(), " are ", fraction(by, r.unit), ", so ", strconv.Itoa(r.coins(by)), ".")
	}
	r.settled()
}

// settled writes what everybody has won and paid.
func (r *ruler) settled() {
	if r.folded {
		r.say(LawManualB12_1, "What the dummy wins, pays or is paid is ", r.name(r.kaiser), "'s, who settles with each of the others.")
	}
	for s := range r.h.Players {
		if n := r.pay[s]; n != 0 {
			r.v.Scores = append(r.v.Scores, engine.Count{Seat: engine.Seat(s), N: n})
		}
	}
}

// stake in words.
func (r *ruler) stake() string { return "a " + r.h.Agreed.Word("stake") }

// coins turns points into the coin of the stake, halves rounded up.
func (r *ruler) coins(points int) int { return (2*points + r.unit) / (2 * r.unit) }

// fraction writes a quotient as people do: 30 1/2.
func fraction(n, by int) string {
	whole, rest := n/by, n%by
	if rest == 0 {
		return strconv.Itoa(whole)
	}
	a, b := rest, by
	for b != 0 {
		a, b = b, a%b
	}
	part := strconv.Itoa(rest/a) + "/" + strconv.Itoa(by/a)
	if whole == 0 {
		return part
	}
	return strconv.Itoa(whole) + " " + part
}

// owe moves a payment of points from one seat to another, rounded at the stake.
func (r *ruler) owe(from, to engine.Seat, points int) {
	r.folded = r.folded || r.three && (from == 3 || to == 3)
	from, to = r.purse(from), r.purse(to)
	if from == to {
		return
	}
	n := r.coins(points)
	r.pay[from] -= n
	r.pay[to] += n
	r.paid = true
}

const (
	wrongPlay = 25 // to each opponent, for wrong play or play before one's turn
	lookBack  = 25 // to every other player
	misdeal   = 5  // to every other player
)

// toOpponents has a player pay each opponent.
func (r *ruler) toOpponents(law engine.Law, by engine.Seat, what string) {
	r.owe(by, r.left(by, 1), wrongPlay)
	r.owe(by, r.left(by, 3), wrongPlay)
	r.say(law, r.name(r.purse(by)), " pays ", strconv.Itoa(wrongPlay), " points to each opponent ", what, ".")
	r.rounded(wrongPlay)
}

// toAll has a player pay everybody else.
func (r *ruler) toAll(law engine.Law, by engine.Seat, points int, what string) {
	for i := 1; i < 4; i++ {
		r.owe(by, r.left(by, i), points)
	}
	r.say(law, r.name(r.purse(by)), " pays ", strconv.Itoa(points), " points to each of the others ", what, ".")
	r.rounded(points)
}

func (r *ruler) rounded(points int) {
	if r.unit > 1 {
		r.say(LawManual12_3, strconv.Itoa(points), " points at ", r.stake(), " are ", fraction(points, r.unit), ", so ", strconv.Itoa(r.coins(points)), ".")
	}
}

// tricks is every complete trick, gathered or not.
func (r *ruler) tricks() []trick.Trick {
	if r.table.Now.Complete() {
		return append(r.table.Tricks[:len(r.table.Tricks):len(r.table.Tricks)], r.table.Now)
	}
	return r.table.Tricks
}

// taken says who took which trick and which rules of rank that turned on.
func (r *ruler) taken(tricks []trick.Trick) {
	var by [2][]string
	for i := range tricks {
		if side := r.side(tricks[i].Winner); side != unknown {
			by[side] = append(by[side], strconv.Itoa(tricks[i].N))
		}
	}
	if r.parity != unknown {
		var parts []string
		for side, list := range by {
			if len(list) > 0 {
				word := " takes trick "
				if len(list) > 1 {
					word = " takes tricks "
				}
				parts = append(parts, r.party(side)+word+strings.Join(list, ", "))
			}
		}
		r.say(LawManual2, strings.Join(parts, "; "), ".")
	} else {
		r.say(LawManual2, r.name(tricks[0].Winner), " takes trick ", strconv.Itoa(tricks[0].N), ".")
	}
	for i := range tricks {
		t := &tricks[i]
		best := promoted(t.Card(t.Winner), t.Last)
		seen, equal, higher, raised := false, card.None, card.None, false
		for j := range t.Size {
			c := promoted(t.Cards[j], t.Last)
			raised = raised || c != t.Cards[j]
			switch {
			case t.Seats[j] == t.Winner:
				seen = true
			case seen && officers.Has(c) && index(c) == index(best):
				equal = t.Cards[j]
			case !officers.Has(best) && colour(c) != colour(best) && index(c) <= index(best):
				higher = t.Cards[j]
			}
		}
		n := strconv.Itoa(t.N)
		if equal != card.None {
			r.say(LawManual2_2, "Trick ", n, ": of equal officers the first one played, ", r.name(t.Winner), "'s ", show(t.Card(t.Winner)), ", holds.")
		}
		if higher != card.None {
			r.say(LawManual2_1, "Trick ", n, ": ", show(higher), " is of the other colour than ", show(t.Card(t.Winner)), " and a mere discard.")
		}
		if raised {
			r.say(LawManual11, "In the last trick I counts as a Dame, II as a Rook, III as a Bishop and IV as a Knight.")
		}
	}
}

// cards counts the cards of both parties' tricks.
func (r *ruler) cards(tricks []trick.Trick) {
	if r.parity == unknown {
		return
	}
	var officersOf [2][4]int
	var pawnPoints, sum [2]int
	for i := range tricks {
		t := &tricks[i]
		side := r.side(t.Winner)
		for _, c := range t.Cards[:t.Size] {
			n := points(c, t.Last)
			sum[side] += n
			switch k := index(promoted(c, t.Last)); {
			case k < king:
				officersOf[side][k]++
			case k >= firstPawn:
				pawnPoints[side] += n
			}
		}
	}
	for side := range sum {
		if sum[side] == 0 {
			continue
		}
		var parts []string
		for k, n := range officersOf[side] {
			if n > 0 {
				parts = append(parts, plural(n, officerNames[k])+" "+strconv.Itoa(n*officerPoints[k]))
			}
		}
		if pawnPoints[side] > 0 {
			parts = append(parts, "pawns "+strconv.Itoa(pawnPoints[side]))
		}
		r.say(LawManual12_1, capital(sideNames[side]), "'s tricks count ", strings.Join(parts, ", "), ": ", strconv.Itoa(sum[side]), ".")
	}
	if sum[white]+sum[black_] == 0 {
		r.say(LawManual12_1, "There is no counting card in the tricks.")
	}
	r.forCards = sum
	r.points[white] += sum[white]
	r.points[black_] += sum[black_]
}

// sum is a party's points in words: for the Kings, for the cards, and what was there before.
func (r *ruler) sum(side int) string {
	name, total := capital(sideNames[side]), strconv.Itoa(r.points[side])
	if r.barred[side] || r.h.Result != nil {
		return name + " " + total
	}
	parts := make([]string, 0, 3)
	for _, x := range []struct {
		n    int
		what string
	}{{r.before[side], "brought along"}, {r.forKings[side], "for the Kings"}, {r.forCards[side], "for the cards"}} {
		if x.n != 0 {
			parts = append(parts, strconv.Itoa(x.n)+" "+x.what)
		}
	}
	if len(parts) < 2 {
		return name + " " + total
	}
	return name + " " + strings.Join(parts, " + ") + " = " + total
}

// party names a party and who plays for it.
func (r *ruler) party(side int) string {
	first := r.at[(side+r.parity)%2]
	return r.text(capital(sideNames[side]), " (", r.name(first), " and ", r.name(r.partner(first)), ")")
}

func (r *ruler) name(s engine.Seat) string { return r.h.Name(s) }

// say adds a reason made of parts.
func (r *ruler) say(law engine.Law, parts ...string) { r.v.Because(law, r.text(parts...)) }

func (r *ruler) text(parts ...string) string {
	r.buf = r.buf[:0]
	for _, p := range parts {
		r.buf = append(r.buf, p...)
	}
	return string(r.buf)
}

// find adds a finding. What the dummy does is the Kaiser's.
func (r *ruler) find(act int, what string, by engine.Seat, n int, c card.Card, law engine.Law, parts ...string) {
	r.v.Find(engine.Finding{What: what, By: r.purse(by), Trick: n, Card: c, Law: law, Text: r.text(parts...), Act: act})
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// capital begins a sentence. Players' names are left as they are written, but for their first letter.
func capital(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return string(s[0]-32) + s[1:]
}

// summary is the ruling in one sentence.
func (r *ruler) summary() {
	v := r.v
	switch {
	case v.Redeal:
		v.Summary = v.Reasons[len(v.Reasons)-1].Text
		for _, x := range v.Reasons {
			if x.Law == LawManual4_9 {
				v.Summary = x.Text
			}
		}
	case r.finished && r.parity != unknown:
		w, b := strconv.Itoa(r.points[white]), strconv.Itoa(r.points[black_])
		switch d := r.points[white] - r.points[black_]; {
		case d > 0:
			v.Summary = r.text(r.party(white), " wins ", w, " to ", b, ".")
		case d < 0:
			v.Summary = r.text(r.party(black_), " wins ", b, " to ", w, ".")
		default:
			v.Summary = r.text("The game is even, ", w, " to ", b, ".")
		}
	case len(v.Findings) > 0:
		v.Summary = v.Findings[0].Text
	case len(v.Marks) > 0:
		m := v.Marks[0]
		v.Summary = r.text(capital(m.What), " of ", kingName(m.Card), ": ", plural(m.Points, "point"), ".")
	case len(v.Points) > 0:
		v.Summary = r.text("So far White has ", strconv.Itoa(r.points[white]), " points and Black ", strconv.Itoa(r.points[black_]), ".")
	default:
		v.Summary = "Nothing irregular is recorded."
	}
}
