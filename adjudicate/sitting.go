package adjudicate

import (
	"errors"
	"slices"

	"hoyle/adjudicate/record"
	"hoyle/engine"
)

// Sitting takes the hands of one table in their order and gives each its ruling. There is no other way from a record to
// a ruling: a hand by itself is a sitting of one. What a hand does not say of the match it takes over from the hands
// before it, key by key as the game declares (engine.Runs); what it says is believed. After a hand that was refused, and
// after one of another game, nobody knows where the sitting stands until a record says so.
//
// The zero Sitting begins, and judges every hand by the rule set that it names.
type Sitting struct {
	Rules string // the rule set to judge by, in the words of that book; "" for the one that each hand names
	Sheet Sheet  // the records that Rule has ruled on

	begun  bool
	game   *engine.Game
	scores []Count    // where they stand by now; nil where nobody knows
	next   []takeover // what else the next hand takes over
}

// takeover is a key of the match that the next hand takes over, with the players as they sat when it was known: it is
// the same players' wherever they sit by then.
type takeover struct {
	spec    *engine.FieldSpec
	field   engine.Field
	players []string
}

// Rule gives the next record its ruling. The error is the record's own or, with the place in the source, the engine's:
// the record is malformed (record.ErrMalformed) or cannot have happened (record.ErrImpossible). A trace, when not nil,
// collects the steps.
func (s *Sitting) Rule(d *record.Doc, t *engine.Trace) (*Ruling, error) {
	b := s.byBook(d, t)
	if b.Err != nil {
		return nil, b.located(d)
	}
	return b.Ruling, nil
}

// byBook gives the next record its ruling, or says why the book has none.
func (s *Sitting) byBook(d *record.Doc, t *engine.Trace) ByBook {
	if d.Err != nil {
		s.lose()
		return ByBook{Set: engine.RuleSet{Name: s.Rules, Title: s.Rules}, Err: d.Err}
	}
	rules := s.Rules
	if rules == "" {
		rules = d.Hand.Rules
	}
	b := ByBook{Set: bookOf(d.Game, rules)}
	if b.Ruling, b.Err = s.RuleHand(d.Game, &d.Hand, d.Title, t); b.Err == nil {
		s.Sheet.Add(d, b.Ruling)
	}
	return b
}

// bookOf is a rule set of a game; one that the game does not have is its bare name.
func bookOf(g *engine.Game, rules string) engine.RuleSet {
	if set, ok := g.RuleSet(rules); ok {
		return set
	}
	return engine.RuleSet{Name: rules, Title: rules}
}

// RuleHand gives the next hand its ruling where it stands in no record of the format: a server's line, a hand to value.
// The error is *engine.Impossible, engine.Impossibles for all that is, or *engine.NoEquivalent where the sitting's book has nothing like the contract.
func (s *Sitting) RuleHand(g *engine.Game, h *engine.Hand, title string, t *engine.Trace) (*Ruling, error) {
	h, err := s.inWords(g, h)
	if err != nil {
		s.lose()
		return nil, err
	}
	v, err := s.Verdict(g, h, t)
	if err != nil {
		return nil, refusal(g, h, err)
	}
	return newRuling(g, h, title, v), nil
}

// inWords puts a hand into the words of the book that the sitting goes by. A variant that the book does not have is left
// out, unless the game cannot be translated without it.
func (s *Sitting) inWords(g *engine.Game, h *engine.Hand) (*engine.Hand, error) {
	if s.Rules == "" || s.Rules == h.Rules {
		return h, nil
	}
	set, ok := g.RuleSet(s.Rules)
	if !ok {
		return nil, &engine.NoEquivalent{Rules: s.Rules, What: "no " + g.Title}
	}
	own := *h
	if g.Translate != nil {
		var err error
		if own.Contract, err = g.Translate(h, s.Rules); err != nil {
			return nil, err
		}
	}
	own.Rules = s.Rules
	if !slices.ContainsFunc(set.Variants, func(v engine.Variant) bool { return v.Name == own.Variant }) {
		own.Variant = ""
	}
	return &own, nil
}

// Verdict is what the engine says of the next hand, by the rule set that the hand names. The error is
// *engine.Impossible: the record says what cannot have happened.
func (s *Sitting) Verdict(g *engine.Game, h *engine.Hand, t *engine.Trace) (*engine.Verdict, error) {
	first := !s.begun
	if s.begun && s.game != g {
		s.lose()
	}
	s.begun, s.game = true, g
	if match := s.match(g, h, first); len(match) > len(h.Match) {
		told := *h
		told.Match = match
		h = &told
	}
	v, err := g.Judge(h, t)
	if err != nil {
		s.lose()
		return nil, err
	}
	if first {
		s.scores = []Count{}
	}
	s.goOn(g, h, v)
	return v, nil
}

// lose forgets where the sitting stands.
func (s *Sitting) lose() { s.begun, s.scores, s.next = true, nil, nil }

// match is what a hand says of the match, with what it takes over. Counts of which nobody knows where they stand are there
// with nobody in them.
func (s *Sitting) match(g *engine.Game, h *engine.Hand, first bool) engine.Fields {
	match := slices.Clip(h.Match)
	add := func(f engine.Field) {
		f.Pos = h.Pos
		match = append(match, f)
	}
	elsewhere := s.elsewhere(h)
	for i := range s.next {
		x := &s.next[i]
		if h.Match.Has(x.spec.Key) || x.place() && elsewhere {
			continue
		}
		if f, ok := x.at(h.Players); ok {
			add(f)
		}
	}
	for i := range g.Spec.Match {
		if spec := &g.Spec.Match[i]; !first && spec.Runs == engine.Told && spec.Kind == engine.Counts && !match.Has(spec.Key) {
			add(engine.Field{Key: spec.Key, Seat: engine.Nobody})
		}
	}
	if spec := adds(g); spec != nil && s.scores != nil && !h.Match.Has(spec.Key) {
		add(engine.Field{Key: spec.Key, Seat: engine.Nobody, Counts: scoresOf(h, s.scores)})
	}
	return match
}

// elsewhere reports whether a hand says otherwise than the last verdict where the sitting stands.
func (s *Sitting) elsewhere(h *engine.Hand) bool {
	return slices.ContainsFunc(s.next, func(x takeover) bool {
		said, ok := h.Match.Get(x.spec.Key)
		if !ok || !x.place() {
			return false
		}
		f, ok := x.at(h.Players)
		return !ok || f.N != said.N || f.Word != said.Word || x.player() && f.Seat != said.Seat
	})
}

// place reports whether the key is part of the hand's place in the sitting, which is told as a whole; counts stand each
// for itself.
func (x *takeover) place() bool { return x.spec.Runs == engine.Told && x.spec.Kind != engine.Counts }

// player reports whether the key names a player.
func (x *takeover) player() bool { return x.spec.Kind == engine.Player }

// at is the key for the players as they sit now; false where one whom it names is not among them, or others have come.
func (x *takeover) at(players []string) (engine.Field, bool) {
	f := x.field
	if !x.player() {
		f.Seat = engine.Nobody
	}
	if len(players) != len(x.players) {
		return f, len(f.Counts) == 0 && f.Seat == engine.Nobody
	}
	ok := true
	seat := func(s engine.Seat) engine.Seat {
		if s == engine.Nobody {
			return s
		}
		now := slices.Index(players, x.players[s])
		ok = ok && now >= 0
		return engine.Seat(now)
	}
	f.Seat = seat(f.Seat)
	f.Counts = slices.Clone(f.Counts)
	for i := range f.Counts {
		f.Counts[i].Seat = seat(f.Counts[i].Seat)
	}
	return f, ok
}

// goOn keeps what the hand after this one takes over.
func (s *Sitting) goOn(g *engine.Game, h *engine.Hand, v *engine.Verdict) {
	s.next = nil
	for i := range g.Spec.Match {
		spec := &g.Spec.Match[i]
		if spec.Runs == engine.Adds {
			s.add(spec.Key, h, v)
			continue
		}
		if f, ok := runsOn(spec, h, v); ok {
			s.next = append(s.next, takeover{spec, f, h.Players})
		}
	}
}

// runsOn is a key of the match after a hand; false where it does not run on, or nobody knows.
func runsOn(spec *engine.FieldSpec, h *engine.Hand, v *engine.Verdict) (engine.Field, bool) {
	f, ok := h.Match.Get(spec.Key)
	switch spec.Runs {
	case engine.Stands:
		return f, ok
	case engine.Told:
		return v.Next.Get(spec.Key)
	case engine.Carries:
		return engine.Field{Key: spec.Key, N: v.Carry, Seat: engine.Nobody}, !open(v)
	case engine.CountsUp:
		switch {
		case v.Over:
			f.N = 1
		case !v.Redeal:
			f.N++
		}
		return f, ok
	}
	return f, false
}

// open reports whether nobody knows what a hand comes to.
func open(v *engine.Verdict) bool {
	return !v.Undecided.Empty() && !slices.ContainsFunc(v.Scores, func(c engine.Count) bool { return c.N != 0 })
}

// adds is the key of a game's match that the scores are added to; nil where it asks for none.
func adds(g *engine.Game) *engine.FieldSpec {
	i := slices.IndexFunc(g.Spec.Match, func(f engine.FieldSpec) bool { return f.Runs == engine.Adds })
	if i < 0 {
		return nil
	}
	return &g.Spec.Match[i]
}

// add enters what a hand scored. The scores begin at nothing with a sitting, and with a new game.
func (s *Sitting) add(key string, h *engine.Hand, v *engine.Verdict) {
	said, ok := h.Match.Get(key)
	switch {
	case v.Over:
		s.scores = []Count{}
		return
	case open(v), !ok && s.scores == nil:
		s.scores = nil
		return
	}
	totals := append([]Count{}, s.scores...) // never nil: they are known
	for _, c := range counts(h, said.Counts) {
		totals = enter(totals, c.Name, func(int) int { return c.N })
	}
	for _, c := range counts(h, v.Scores) {
		totals = enter(totals, c.Name, func(n int) int { return n + c.N })
	}
	s.scores = totals
}

// scoresOf gives every player of a hand his score.
func scoresOf(h *engine.Hand, totals []Count) []engine.Count {
	out := make([]engine.Count, len(h.Players))
	for i, name := range h.Players {
		out[i].Seat = engine.Seat(i)
		out[i].N, _ = count(totals, name)
	}
	return out
}

// enter changes a name's number in a list, which it begins with nothing.
func enter(list []Count, name string, to func(int) int) []Count {
	i := slices.IndexFunc(list, func(c Count) bool { return c.Name == name })
	if i < 0 {
		i, list = len(list), append(list, Count{Name: name})
	}
	list[i].N = to(list[i].N)
	return list
}

// located gives the reason why a book has no ruling its place in the record; what the book has no words for stands at
// the contract.
func (b *ByBook) located(d *record.Doc) error {
	var none *engine.NoEquivalent
	if errors.As(b.Err, &none) {
		return d.Locate(engine.Impossiblef(d.Hand.ContractPos, "%s has no equivalent: it knows %s", b.Set.Title, none.What))
	}
	return d.Locate(b.Err)
}
