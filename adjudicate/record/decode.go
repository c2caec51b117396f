package record

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/engine"
)

// envelope is the keys of a record in the order in which one is written, with what they mean.
var envelope = []struct{ key, doc string }{
	{"hoyle", "the version of the format"},
	{"game", "the game; hoyle games lists them"},
	{"rules", "the rule set; the game's usual one when left out"},
	{"variant", "a form of the game under that rule set; the plain game when left out"},
	{"title", "shown, never interpreted"},
	{"source", "where the hand is from; shown, never interpreted"},
	{"date", "shown, never interpreted"},
	{"note", "shown, never interpreted"},
	{"players", "each one's left-hand neighbour comes next"},
	{"dealer", "who dealt"},
	{"agreed", "what the table agreed where the rules leave it open"},
	{"match", "where the sitting stands before this hand, as far as the game asks for it"},
	{"deal", "the cards dealt, by player and by place; a hand left out is unknown"},
	{"position", "in place of deal: a start in mid-hand"},
	{"bidding", "the calls in order, each NAME: call"},
	{"contract", "what is played"},
	{"discard", "what was laid away"},
	{"faults", "irregularities before the first lead"},
	{"play", "the cards and events in order, a trick a line"},
	{"result", "in place of play, for a hand of which only the outcome is known"},
	{"dispute", "a question raised after the hand"},
	{"expect", "what the ruling must be; only hoyle verify reads it"},
	{"why", "the reasoning beside expect, for people"},
}

var envelopeKeys = func() (keys []string) {
	for _, k := range envelope {
		keys = append(keys, k.key)
	}
	return
}()

// decoder reads one document.
type decoder struct {
	reader
	doc   *Doc
	game  *engine.Game
	hand  *engine.Hand
	named bool // whether the players are known, so that a name can be checked
}

func decodeDoc(s *source, c chunk, games []*engine.Game) *Doc {
	doc := &Doc{File: s.file, src: s, Pos: engine.Pos{Line: int32(c.line + 1), Col: 1}}
	doc.Hand.Dealer = engine.Nobody
	d := &decoder{reader: reader{src: s}, doc: doc, hand: &doc.Hand}
	if root, ok := d.parse(c); ok {
		doc.Pos, doc.Hand.Pos = root.pos, root.pos
		d.document(&root, games)
	}
	if len(d.errs) > 0 {
		d.errs.sort()
		doc.Err = d.errs
	}
	return doc
}

// impossible reports a record that is understood and cannot have happened.
func (d *decoder) impossible(pos engine.Pos, msg string) *Error {
	e := d.bad(pos, msg)
	e.Kind = ErrImpossible
	return e
}

// oneOf says what was expected and, where the word is near one of the known ones, which was meant.
func (e *Error) oneOf(word string, known []string) {
	e.Near = Nearest(word, known)
	if len(known) > 0 && (e.Near == "" || len(known) <= 8) {
		e.Want = list(known)
	}
}

// unknown reports a key that is not known here.
func (d *decoder) unknown(key *node, where string, known []string) {
	e := d.bad(key.pos, fmt.Sprintf("unknown key %s%s", key, where))
	if len(known) == 0 {
		e.Want = "no key here"
		return
	}
	e.oneOf(key.text, known)
}

// get finds a key of a map.
func (n *node) get(key string) (k, v *node) {
	for i := range n.pairs {
		if n.pairs[i].key.text == key {
			return &n.pairs[i].key, &n.pairs[i].val
		}
	}
	return nil, nil
}

// document reads the envelope: what tells how to read the rest first, whatever its place in the file.
func (d *decoder) document(root *node, games []*engine.Game) {
	if root.kind != mapNode {
		d.bad(root.pos, fmt.Sprintf("a record is a map of keys, not %s", root)).Want = "hoyle: 1 and the other keys"
		return
	}
	if !d.version(root) {
		return
	}
	d.findGame(root, games)
	d.players(root)
	for i := range root.pairs {
		key, val := &root.pairs[i].key, &root.pairs[i].val
		switch key.text {
		case "hoyle", "game", "players": // read above
		case "title":
			d.doc.Title, _ = d.text(key, val)
		case "source":
			d.doc.Source, _ = d.text(key, val)
		case "date":
			d.doc.Date, _ = d.text(key, val)
		case "note":
			d.doc.Note, _ = d.text(key, val)
		case "why":
			d.doc.Why, _ = d.text(key, val)
		case "dealer":
			d.hand.Dealer, _ = d.player(key.text, val)
		default:
			if !slices.Contains(envelopeKeys, key.text) {
				d.unknown(key, "", envelopeKeys)
				continue
			}
			if d.game != nil {
				d.gameKey(root, key, val)
			}
		}
	}
}

// gameKey reads a key whose meaning depends on the game.
func (d *decoder) gameKey(root, key, val *node) {
	h, spec := d.hand, &d.game.Spec
	switch key.text {
	case "rules":
		d.ruleSet(key, val)
	case "variant":
		d.variant(root, key, val)
	case "agreed":
		h.Agreed = d.fields(key, val, spec.Agreed)
	case "match":
		h.Match = d.fields(key, val, spec.Match)
	case "deal":
		h.Deal = d.dealt(key, val)
		if p, _ := root.get("position"); p != nil {
			d.bad(p.pos, "position stands in place of deal, and both are here")
		}
	case "position":
		h.Position = d.position(key, val)
	case "bidding":
		h.Bidding = d.bidding(key, val)
	case "contract":
		h.ContractPos = key.pos
		h.Contract = d.fields(key, val, spec.Contract)
	case "discard":
		if !spec.HasDiscard {
			d.bad(key.pos, d.game.Name+" has no discard")
			return
		}
		cards, at, ok := d.cards(key.text, val)
		if ok {
			h.Discard = &engine.Dealt{Seat: engine.Nobody, Place: "discard", Cards: cards, Pos: key.pos, At: at}
		}
	case "faults":
		h.Faults = d.faults(key, val)
	case "play":
		h.Play = d.play(key, val)
		if r, _ := root.get("result"); r != nil {
			d.bad(r.pos, "result stands in place of play, and both are here")
		}
	case "result":
		h.ResultPos = key.pos
		h.Result = d.fields(key, val, spec.Result)
	case "dispute":
		if act, ok := d.event(event(d.game, engine.Dispute), key, val); ok {
			h.Dispute = &act
		}
	case "expect":
		d.doc.Expect = d.expect(key, val)
	}
}

// version reports whether the record is of a version that can be read.
func (d *decoder) version(root *node) bool {
	const want = "hoyle: 1, the version of the format"
	key, val := root.get("hoyle")
	if key == nil {
		e := d.bad(root.pos, "the record has no hoyle")
		e.Want = want
		return true
	}
	n, ok := d.int("hoyle", val)
	switch {
	case !ok:
		return true
	case n > Version:
		d.bad(val.pos, fmt.Sprintf("the record is of version %d of the format; this program reads version %d", n, Version))
		return false
	case n != Version:
		d.bad(val.pos, fmt.Sprintf("there is no version %d of the format", n)).Want = want
	}
	return true
}

func (d *decoder) findGame(root *node, games []*engine.Game) {
	names := make([]string, len(games))
	for i, g := range games {
		names[i] = g.Name
	}
	key, val := root.get("game")
	if key == nil {
		d.bad(root.pos, "the record has no game").Want = list(names)
		return
	}
	name, ok := d.word(key.text, val, nil)
	if !ok {
		return
	}
	if i := slices.Index(names, name); i >= 0 {
		d.game, d.doc.Game = games[i], games[i]
		return
	}
	d.bad(val.pos, fmt.Sprintf("unknown game %s", val)).oneOf(name, names)
}

// players reads the names and checks that nothing else in a record could be taken for one.
func (d *decoder) players(root *node) {
	key, val := root.get("players")
	if key == nil {
		d.bad(root.pos, "the record has no players").Want = "their names, each one's left-hand neighbour next: [Anna, Bert, Cora]"
		return
	}
	if val.kind != listNode {
		d.wrong(key.text, val, "a list of names")
		return
	}
	before := len(d.errs)
	for i := range val.items {
		item := &val.items[i]
		name, ok := d.word("a player's name", item, nil)
		if !ok {
			continue
		}
		switch {
		case strings.TrimSpace(name) != name || strings.ContainsAny(name, ":\n\t"):
			d.bad(item.pos, fmt.Sprintf("a player cannot be called %s", item)).Want = "a name without a colon and without spaces at its ends"
		case slices.Contains(d.hand.Players, name):
			d.impossible(item.pos, fmt.Sprintf("%s sits at the table twice", item))
		case d.game != nil && reserved(d.game, name):
			d.bad(item.pos, fmt.Sprintf("a player cannot be called %s, a word of the record", item)).Want = "another name"
		}
		d.hand.Players = append(d.hand.Players, name)
	}
	if len(d.errs) > before {
		return
	}
	if n, g := len(d.hand.Players), d.game; g != nil && (n < g.MinPlayers || n > g.MaxPlayers) {
		want := fmt.Sprintf("%d to %d", g.MinPlayers, g.MaxPlayers)
		if g.MinPlayers == g.MaxPlayers {
			want = fmt.Sprint(g.MinPlayers)
		}
		d.impossible(key.pos, fmt.Sprintf("%s is for %s players, and here are %d", g.Name, want, n))
	} else if g == nil && n < 2 {
		d.impossible(key.pos, fmt.Sprintf("a game is for 2 players or more, and here are %d", n))
	} else {
		d.named = true
	}
}

// reserved reports a word that a record uses where a player's name may stand as well.
func reserved(g *engine.Game, name string) bool {
	is := func(word string) bool { return strings.EqualFold(word, name) }
	return is(string(engine.Play)) || slices.ContainsFunc(eventKeys(g), is) || slices.ContainsFunc(g.Spec.Sides, is) ||
		slices.ContainsFunc(keys(g.Spec.Places), is)
}

func (d *decoder) ruleSet(key, val *node) {
	name, ok := d.word(key.text, val, nil)
	if !ok {
		return
	}
	if _, ok := d.game.RuleSet(name); !ok || name == "" {
		known := make([]string, len(d.game.RuleSets))
		for i, r := range d.game.RuleSets {
			known[i] = r.Name
		}
		d.bad(val.pos, fmt.Sprintf("%s has no rule set %s", d.game.Name, val)).oneOf(name, known)
		return
	}
	d.hand.Rules = name
}

func (d *decoder) variant(root, key, val *node) {
	name, ok := d.word(key.text, val, nil)
	if !ok {
		return
	}
	rules := ""
	if _, v := root.get("rules"); v != nil {
		rules = v.text
	}
	set, ok := d.game.RuleSet(rules)
	if !ok {
		return // its own defect
	}
	known := make([]string, len(set.Variants))
	for i, v := range set.Variants {
		known[i] = v.Name
	}
	if !slices.Contains(known, name) {
		e := d.bad(val.pos, fmt.Sprintf("%s has no variant %s under the rule set %s", d.game.Name, val, set.Name))
		e.oneOf(name, known)
		if len(known) == 0 {
			e.Want = "no variant here"
		}
		return
	}
	d.hand.Variant = name
}

// dealt reads cards by player and by place.
func (d *decoder) dealt(key, val *node) []engine.Dealt {
	if val.kind != mapNode {
		d.wrong(key.text, val, "a map from players and places to cards")
		return nil
	}
	out := make([]engine.Dealt, 0, len(val.pairs))
	for i := range val.pairs {
		k, v := &val.pairs[i].key, &val.pairs[i].val
		dealt := engine.Dealt{Seat: d.seat(k.text), Pos: k.pos}
		one := false
		if dealt.Seat == engine.Nobody {
			at := slices.IndexFunc(d.game.Spec.Places, func(f engine.FieldSpec) bool { return f.Key == k.text })
			if at < 0 {
				d.nobody(k, "place of the deal", keys(d.game.Spec.Places))
				continue
			}
			dealt.Place = k.text
			one = d.game.Spec.Places[at].Kind == engine.OneCard
		}
		var ok bool
		if dealt.Cards, dealt.At, ok = d.cards(k.text, v); !ok {
			continue
		}
		if one && len(dealt.Cards) != 1 {
			d.wrong(k.text, v, "one card")
			continue
		}
		out = append(out, dealt)
	}
	return out
}

// nobody reports a name that is no player's or, where words may stand as well, neither a player nor what they are.
func (d *decoder) nobody(key *node, what string, words []string) {
	switch {
	case !d.named:
	case len(words) == 0:
		d.impossible(key.pos, fmt.Sprintf("%s is not at the table", key)).oneOf(key.text, d.hand.Players)
	default:
		known := append(slices.Clone(d.hand.Players), words...)
		d.bad(key.pos, fmt.Sprintf("%s is no player and no %s", key, what)).oneOf(key.text, known)
	}
}

var positionFields = []engine.FieldSpec{
	{Key: "leader", Kind: engine.Player, Doc: "who leads to the next trick, a player or dummy"},
	{Key: "trick", Kind: engine.Int, Doc: "the number of the next trick"},
	{Key: "taken", Kind: engine.Counts, Doc: "card points taken so far"},
	{Key: "tricks", Kind: engine.Counts, Doc: "tricks won so far"},
}

func (d *decoder) position(key, val *node) *engine.Position {
	if val.kind != mapNode {
		d.wrong(key.text, val, "a map with hands, leader and the rest")
		return nil
	}
	p := &engine.Position{Leader: engine.Nobody, Pos: key.pos}
	specs := append(slices.Clone(positionFields), d.game.Spec.Position...)
	for i := range val.pairs {
		k, v := &val.pairs[i].key, &val.pairs[i].val
		if k.text == "hands" {
			p.Hands = d.dealt(k, v)
			continue
		}
		spec := find(specs, k.text)
		if spec == nil {
			d.unknown(k, " in position", append([]string{"hands"}, keys(specs)...))
			continue
		}
		f, ok := d.field(spec, k, v)
		if !ok {
			continue
		}
		switch k.text {
		case "leader":
			p.Leader = f.Seat
		case "trick":
			p.Trick = f.N
		case "taken":
			p.Taken = f.Counts
		case "tricks":
			p.Tricks = f.Counts
		default:
			p.Args = append(p.Args, f)
		}
	}
	d.required("position", key.pos, val, specs)
	return p
}

// bidding reads the calls of the auction.
func (d *decoder) bidding(key, val *node) []engine.Act {
	if len(d.game.Spec.Calls) == 0 {
		d.bad(key.pos, d.game.Name+" has no bidding")
		return nil
	}
	if val.kind != listNode {
		d.wrong(key.text, val, "a list of calls, each NAME: call")
		return nil
	}
	calls := make([]engine.Act, 0, len(val.items))
	for i := range val.items {
		item := &val.items[i]
		if item.kind != mapNode || len(item.pairs) != 1 {
			d.wrong("a call", item, "one NAME: call, such as Anna: pass")
			continue
		}
		k, v := &item.pairs[0].key, &item.pairs[0].val
		act := newAct(engine.Bid, k.pos)
		ok := true
		if act.By = d.seat(k.text); act.By == engine.Nobody {
			d.nobody(k, "", nil)
			ok = !d.named
		}
		if d.game.Spec.Figures && isNumber(v) {
			act.Word = string(engine.Bid)
			var good bool
			if act.N, good = d.int("a bid", v); !good {
				continue
			}
			if act.N < 1 {
				d.wrong("a bid", v, "a whole number from 1")
				continue
			}
		} else {
			var good bool
			if act.Word, good = d.word("a call", v, d.game.Spec.Calls); !good {
				continue
			}
		}
		if ok {
			calls = append(calls, act)
		}
	}
	return calls
}
