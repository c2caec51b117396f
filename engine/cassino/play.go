package cassino

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
)

// tally is what everybody has taken.
type tally struct {
	cards   [4]card.Set
	sweeps  [4]int
	last    engine.Seat // who took in last
	lastAct int
}

// acts is what the record has shown of takes and builds as far as later acts may turn on it.
type acts struct {
	last     [4]basis    // the last take or build of everybody, or what he laid in its place
	declared [4]uint32   // the values that everybody has declared by a build, one bit each
	open     []wrongTook // wrong takes that may still be challenged
	unclear  []int       // builds of which the record does not show whether they are wrong
	from     int         // the number of the turn from which takes and builds are told
	turns    int         // turns so far
}

// basis is a take or a build and what it rests on.
type basis struct {
	kind    engine.Kind
	act     int
	card    card.Card
	cards   []card.Card
	to      int
	opinion opinion
}

// wrongTook is a wrong take that stands.
type wrongTook struct {
	act     int
	by      engine.Seat
	card    card.Card // None where none was played
	pick    pick
	last    engine.Seat // who had taken in before it
	lastAct int
}

// takenBack is what builders' sides have played in the turns that were taken back, by the act from which they were.
type takenBack struct {
	queued map[int][]int // acts that stay
	seats  map[int]engine.Seat
	build  map[int]int // the act of the build that is broken up
}

// keep notes the turns that stay where everything after a build is taken back.
func (b *takenBack) keep(build int, own []int) {
	if b.queued == nil {
		b.queued, b.build = map[int][]int{}, map[int]int{}
	}
	b.queued[build+1], b.build[build+1] = own, build
}

// seat notes who took the turn of an act.
func (b *takenBack) seat(act int, s engine.Seat) {
	if b.seats == nil {
		b.seats = map[int]engine.Seat{}
	}
	b.seats[act] = s
}

// replay goes through the play.
func (r *ruler) replay() error {
	r.won.last = engine.Nobody
	r.foresee()
	t := &r.hands.dealt.Holders[r.hands.tableHolder()]
	r.board = board{loose: t.Must.One, dark: max(t.Size-t.Must.Len(), 0)}
	r.hands.seen = r.board.loose
	r.hands.begin(0)
	if r.T != nil {
		r.T.Opening = r.holdings()
	}
	if err := r.Play(r); err != nil {
		return err
	}
	if err := r.repeat(card.None); err != nil {
		return err
	}
	if d := r.H.Dispute; d != nil {
		if err := r.Raised(len(r.H.Play), d); err != nil {
			return err
		}
	}
	if !r.Over || r.out != nil {
		r.finish()
	}
	if r.T != nil {
		r.T.Now = r.standing()
	}
	return nil
}

// foresee goes through the record once for what it proves of hands that are not recorded, and for how much of it there
// is to tell.
func (r *ruler) foresee() {
	list := r.Acts()
	n := 0
	for i := range list {
		if plays(&list[i]) {
			n++
		}
	}
	round := handSize * r.n
	switch {
	case n >= packSize-tableSize:
		r.acts.from = n // a whole hand is told by its count
	case n > 0:
		r.acts.from = (n - 1) / round * round
	}
	if !r.hands.whole() {
		f := foresight{ruler: r, turns: newTurns(&r.form, r.turns.first), fallen: r.hands.dealt.Holders[r.hands.tableHolder()].Must.One}
		f.run()
		if f.turns.over {
			r.hands.rest()
		}
		r.hands.dealt.Derive()
	}
}

// foresight goes through the record for who plays which card in which round, whatever may be made of it.
type foresight struct {
	*ruler
	turns  turns
	fallen card.Set
	queue  []int
}

func (f *foresight) run() {
	for i := 0; i < len(f.H.Play); i++ {
		a := &f.H.Play[i]
		if to, ok := f.takenFrom(i); ok {
			f.queue = append(f.queue, f.back.queued[i]...)
			i = to
		} else if plays(a) {
			c, _ := played(a)
			f.repeat(c)
			f.see(a, a.By)
		}
	}
	f.repeat(card.None)
}

// repeat is what the ruler's is.
func (f *foresight) repeat(c card.Card) {
	for len(f.queue) > 0 && f.back.seats[f.queue[0]] == f.turns.next && !f.turns.over {
		a := &f.H.Play[f.queue[0]]
		f.queue = f.queue[1:]
		if mine, _ := played(a); mine == c {
			return
		}
		f.see(a, f.turns.next)
	}
}

func (f *foresight) see(a *engine.Act, s engine.Seat) {
	c, rest := played(a)
	for _, x := range rest {
		if !f.fallen.Has(x) {
			f.hands.lay(x)
			f.fallen = f.fallen.With(x)
		}
	}
	if c == card.None || f.fallen.Has(c) || f.turns.over {
		return
	}
	f.fallen = f.fallen.With(c)
	if s == engine.Nobody {
		s = f.turns.next
	}
	f.hands.shown(s, f.turns.round, c)
	if too, _ := f.turns.play(s, c); !too {
		f.turns.pass(func(engine.Seat, card.Card) {})
	}
}

// takenFrom is the last of the acts that were taken back from one on.
func (r *ruler) takenFrom(act int) (to int, ok bool) {
	for _, b := range r.Back() {
		if b.From == act {
			to, ok = max(to, b.To), true
		}
	}
	return to, ok
}

// Told leaves turns to the judge, who knows more of them.
func (r *ruler) Told(a *engine.Act) (say.Text, bool) { return say.Text{}, plays(a) }

// Event rules on a turn, a claim, or a card taken back.
func (r *ruler) Event(act int, a *engine.Act) error {
	switch {
	case plays(a):
		if len(r.queue) > 0 {
			c, _ := played(a)
			if err := r.repeat(c); err != nil {
				return err
			}
		}
		return r.turn(act, a, engine.Nobody)
	case a.Kind == engine.Claim:
		r.claims(act, a)
	case a.Kind == engine.Retract:
		return r.retract(act, a)
	}
	return nil
}

// repeat plays again what the builder's side had played in turns that were taken back, as its turns come. A record that
// writes such a card again, c, plays it itself.
func (r *ruler) repeat(c card.Card) error {
	for len(r.queue) > 0 && !r.turns.over {
		act := r.queue[0]
		s := r.back.seats[act]
		if s != r.turns.next {
			return nil
		}
		a := &r.H.Play[act]
		mine, _ := played(a)
		r.queue = r.queue[1:]
		if mine == c {
			return nil
		}
		if err := r.turn(act, a, s); err != nil {
			return err
		}
	}
	return nil
}

// turn carries out a turn. by is who acts where that is known from elsewhere.
func (r *ruler) turn(act int, a *engine.Act, by engine.Seat) error {
	c, rest := played(a)
	if by == engine.Nobody {
		by = a.By
	}
	if by == engine.Nobody {
		by = r.turns.next
	}
	if a.Kind != engine.Play && len(rest) == 0 {
		return engine.Impossiblef(a.Pos, "a %s names the card from the hand and then cards of the table", a.Kind)
	}
	hand := a.Kind == engine.Play || !r.board.has(c)
	if hand {
		if err := r.fromHand(a, by, c); err != nil {
			return err
		}
	} else {
		rest = append([]card.Card{c}, rest...)
	}
	if err := r.named(a, c, rest, hand); err != nil {
		return err
	}
	r.acts.turns++
	r.Ledger.Card(by)
	if hand && by != r.turns.next {
		r.tooSoon(act, by, c)
		return nil
	}
	r.carryOut(act, a, by, c, rest, hand)
	if hand {
		r.pass(by, c)
	}
	return nil
}

// fromHand takes the card of a turn out of the hand.
func (r *ruler) fromHand(a *engine.Act, s engine.Seat, c card.Card) error {
	name := r.H.Name(s)
	switch {
	case r.board.has(c):
		return engine.Impossiblef(a.Pos, "%s lies on the table, so that %s cannot play it from the hand", r.show(c), name)
	case r.hands.seen.Has(c):
		return engine.Impossiblef(a.Pos, "%s has fallen before, so that %s cannot hold it", r.show(c), name)
	case r.turns.over || r.turns.left[s] == 0:
		return engine.Impossiblef(a.Pos, "%s has no card left to play %s", name, r.show(c))
	case !r.hands.play(s, c):
		return engine.Impossiblef(a.Pos, "%s does not hold %s", name, r.show(c))
	}
	return nil
}

// named refuses a card of the table that does not lie there. One of the first four that nobody wrote down may.
func (r *ruler) named(a *engine.Act, c card.Card, rest []card.Card, hand bool) error {
	for i, x := range rest {
		switch {
		case hand && x == c || slices.Contains(rest[:i], x):
			return engine.Impossiblef(a.Pos, "%s is named twice", r.show(x))
		case r.board.has(x):
		case r.board.dark > 0 && r.hands.unseen().Has(x):
			r.board.dark--
			r.board.loose = r.board.loose.With(x)
			r.hands.seen = r.hands.seen.With(x)
		default:
			return engine.Impossiblef(a.Pos, "%s does not lie on the table", r.show(x))
		}
	}
	return nil
}

// tooSoon lays a card aside that was played out of turn.
func (r *ruler) tooSoon(act int, s engine.Seat, c card.Card) {
	r.find(act, outOfTurn, s, c, LawFosterOutOfTurn, msgOutOfTurn, say.Who(s), say.Card(c), say.Who(r.turns.next))
	r.Because(LawFosterOutOfTurn, msgLaidAside, say.Card(c), say.Who(s))
	if _, drew := r.turns.play(s, c); drew {
		r.hands.draw(s)
	}
	if r.traced(act, s) {
		r.told(act, s, c, msgAside, say.Card(c))
	}
}

// carryOut lays, takes or builds.
func (r *ruler) carryOut(act int, a *engine.Act, s engine.Seat, c card.Card, rest []card.Card, hand bool) {
	switch a.Kind {
	case engine.Play:
		r.trail(act, s, c)
	case Take:
		r.take(act, s, c, rest, hand)
	default:
		r.build(act, s, c, rest, a.Args.Int("to"), hand)
	}
}

// pass ends a turn: the player draws where he does, cards laid aside come to the table, and a new round is dealt.
func (r *ruler) pass(s engine.Seat, c card.Card) {
	if _, drew := r.turns.play(s, c); drew {
		r.hands.draw(s)
	}
	if r.turns.pass(r.laid) {
		r.hands.begin(r.turns.round)
		r.acts.declared = [4]uint32{}
	}
}

// laid puts a card on the table that was laid aside before.
func (r *ruler) laid(s engine.Seat, c card.Card) {
	r.board.loose = r.board.loose.With(c)
	r.told(-1, s, c, msgToTable, say.Card(c))
}

// trail lays a card on the table. A builder must not.
func (r *ruler) trail(act int, s engine.Seat, c card.Card) {
	if h := r.owes(s, c); h != nil {
		r.find(act, neglected, s, c, LawFosterTakingIn, msgNeglected, say.Who(s), say.Card(c), say.Num(h.worth))
		r.Because(LawFosterTakingIn, msgMustTake)
	}
	r.board.loose = r.board.loose.With(c)
	r.acts.last[s] = basis{kind: engine.Play, act: act, card: c}
	if r.traced(act, s) {
		r.told(act, s, c, msgTrails, say.Card(c))
	}
}

// owes is a build of a player's that he had to care for in the turn in which he lays a card, which has left his hand. One
// that his partner can win, and he cannot, binds him to nothing.
func (r *ruler) owes(s engine.Seat, c card.Card) *heap {
	for i := range r.board.heaps {
		h := &r.board.heaps[i]
		if h.owner != s {
			continue
		}
		if !r.partners || r.worth(c) == h.worth || r.hands.holds(s, h.worth) == engine.Yes || r.hands.holds(r.partner(s), h.worth) == engine.No {
			return h
		}
	}
	return nil
}

// take carries out a take.
func (r *ruler) take(act int, s engine.Seat, c card.Card, rest []card.Card, hand bool) {
	p := r.board.lift(rest)
	o := broken(LawFosterGatheredWrong)
	if hand {
		o = r.form.take(c, &p, r.partner(s))
	}
	r.acts.last[s] = basis{kind: Take, act: act, card: c, cards: rest, opinion: o}
	r.acts.open = slices.DeleteFunc(r.acts.open, func(x wrongTook) bool { return x.by != s })
	won := p.all()
	x := wrongTook{act: act, by: s, card: card.None, pick: p, last: r.won.last, lastAct: r.won.lastAct}
	if hand {
		x.card = c
		won = won.With(c)
	}
	r.won.cards[s] |= won
	r.won.last, r.won.lastAct = s, act
	switch {
	case !hand:
		r.find(act, wrongTake, s, c, o.wrong, msgWrongGrab, say.Who(s), say.Cards(rest))
	case o.wrong != "":
		r.find(act, wrongTake, s, c, o.wrong, msgWrongTake, say.Who(s), say.Cards(rest), say.Card(c), say.Phrase(whyNot[o.wrong].With()))
	case r.acts.turns > r.acts.from:
		r.restsOn(s)
	}
	if o.wrong != "" {
		r.acts.open = append(r.acts.open, x)
	}
	if r.board.bare() {
		r.swept(act, s, c, o.wrong != "")
	}
	switch {
	case !r.traced(act, s):
	case hand:
		r.told(act, s, c, msgTakes, say.Card(c), say.Cards(rest))
	default:
		r.told(act, s, c, msgGathers, say.Cards(rest))
	}
}

// swept counts a sweep, unless the take was wrong.
func (r *ruler) swept(act int, s engine.Seat, c card.Card, wrong bool) {
	if wrong {
		r.Because(LawFosterSweeping, msgNoSweep)
		return
	}
	r.won.sweeps[s]++
	r.V.Marks = append(r.V.Marks, engine.Mark{What: "sweep", By: s, Card: c, Points: 1, Law: LawFosterSweeping})
	if r.acts.turns > r.acts.from {
		r.Because(LawFosterSweeping, msgSweep, say.Who(s), say.Card(c))
	}
}

// build carries out a build.
func (r *ruler) build(act int, s engine.Seat, c card.Card, rest []card.Card, to int, hand bool) {
	p := r.board.lift(rest)
	b := builder{seat: s, hand: hand,
		holds:    func(n int) engine.Tri { return r.hands.holds(s, n) },
		declared: func(n int) engine.Tri { return r.declaredBy(r.partner(s), n) }}
	o, double := r.form.build(c, &p, to, &b)
	h := heap{cards: p.all(), worth: to, owner: s, double: double, act: act, wrong: o.wrong != "", of: p.heaps, by: card.None}
	if hand {
		h.cards, h.by = h.cards.With(c), c
	}
	r.board.heaps = append(r.board.heaps, h)
	r.built[s] = true
	if to > 0 && to < 32 && b.holds(to) != engine.No {
		r.acts.declared[s] |= 1 << to
	}
	r.acts.last[s] = basis{kind: Build, act: act, card: c, cards: rest, to: to, opinion: o}
	switch {
	case !hand:
		r.find(act, wrongBuild, s, card.None, o.wrong, msgWrongMove, say.Who(s), say.Cards(rest), say.Num(to))
	case o.wrong != "":
		r.find(act, wrongBuild, s, c, o.wrong, msgWrongBuild, say.Who(s), say.Card(c), say.Cards(rest), say.Num(to), say.Phrase(whyNot[o.wrong].With()))
		if o.wrong == LawFosterFalseBuild {
			r.needed(s, c, &p, to)
		}
	default:
		if o.open {
			r.acts.unclear = append(r.acts.unclear, act)
		}
		if r.acts.turns > r.acts.from {
			r.restsOn(s)
		}
	}
	switch {
	case !r.traced(act, s):
	case hand:
		r.told(act, s, c, msgBuilds, say.Card(c), say.Cards(rest), say.Num(to))
	default:
		r.told(act, s, c, msgMoves, say.Cards(rest), say.Num(to))
	}
}

// needed gives the law by which a builder had to hold another card.
func (r *ruler) needed(s engine.Seat, c card.Card, p *pick, to int) {
	law := LawFosterBuilding
	switch {
	case r.partners:
		law = LawFosterDeclaredCard
	case slices.ContainsFunc(p.heaps, func(h heap) bool { return h.worth != to }):
		law = LawFosterIncreasing
	case r.worth(c) == to:
		law = LawFosterDoubledPairs
	}
	r.Because(law, msgNeeded, say.Who(s), say.Num(to), say.If(r.partners))
}

// declaredBy reports whether a player has declared a card of a number by a build and holds it.
func (r *ruler) declaredBy(s engine.Seat, n int) engine.Tri {
	if s == engine.Nobody || n < 1 || n >= 32 || r.acts.declared[s]&(1<<n) == 0 {
		return engine.No
	}
	return r.hands.holds(s, n)
}

// restsOn gives the laws that a player's last take or build rests on.
func (r *ruler) restsOn(s engine.Seat) {
	b := &r.acts.last[s]
	for _, law := range b.opinion.laws[:b.opinion.n] {
		if b.kind == Take {
			r.Because(law, takeRests[law], say.Who(s), say.Cards(b.cards), say.Card(b.card))
			continue
		}
		r.Because(law, buildRests[law], r.buildValues(law, s, b)...)
	}
}

// buildValues are the values of a sentence on a build, in the order in which it uses them.
func (r *ruler) buildValues(law engine.Law, s engine.Seat, b *basis) []say.Value {
	if law == LawFosterFromTheHandOnly {
		return []say.Value{say.Card(b.card), say.Who(s), say.Cards(b.cards), say.Num(b.to)}
	}
	return []say.Value{say.Who(s), say.Card(b.card), say.Cards(b.cards), say.Num(b.to)}
}

// find adds a finding of a card.
func (r *ruler) find(act int, what string, by engine.Seat, c card.Card, law engine.Law, m *say.Message, values ...say.Value) {
	r.V.Find(engine.Finding{What: what, By: by, Card: c, Law: law, Text: r.V.Say(m, values...), Act: act})
}

// retract takes a turn back if it was the last.
func (r *ruler) retract(act int, a *engine.Act) error {
	for i := act - 1; i >= 0; i-- {
		x := &r.H.Play[i]
		if !plays(x) {
			continue
		}
		if x.By == a.By || x.By == engine.Nobody && a.By != engine.Nobody && r.seatOf[i] == a.By {
			return &replay.Again{From: i, To: act, Findings: r.V.Findings, Reasons: r.V.Reasons, Questions: r.Ledger.Questions}
		}
		break
	}
	return engine.Impossiblef(a.Pos, "%s cannot take back a card: the last one was another's", r.H.Name(a.By))
}

// After ends the hand where a game that is pegged has been won by the act.
func (r *ruler) After(act int) error {
	if !r.pegs() || r.Over {
		return nil
	}
	if side := r.pegged(); side >= 0 {
		r.Over = true
	}
	return nil
}

// pegs reports whether points are pegged at once, to a number that wins.
func (r *ruler) pegs() bool { return r.spades && r.goal.points() > 0 && r.goal != elevenUp }

// TookBack stands where cards were taken back: after a false build it is broken up, and what its builder's side has
// played since is to come again.
func (r *ruler) TookBack(b *replay.Again) {
	build, ok := r.back.build[b.From]
	if !ok {
		by := r.H.Play[b.To].By
		r.T.Say(b.From, by, r.turns.round+1, msgTookBack, say.Who(by))
		return
	}
	r.queue = append(r.queue, r.back.queued[b.From]...)
	if h, ok := r.board.drop(build); ok {
		r.breakUp(&h, false)
	}
}
