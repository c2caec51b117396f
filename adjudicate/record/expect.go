package record

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/adjudicate/internal/schema"
	"hoyle/engine"
)

func opt[T any](v T, ok bool, pos engine.Pos) Opt[T] {
	if !ok {
		return Opt[T]{}
	}
	return Opt[T]{V: v, Set: true, Pos: pos}
}

// expectation is one key of expect: what of the ruling is compared, how it is read, and its form in the schema.
type expectation struct {
	key, doc string
	form     func(s *gameSchema) schema.Object
	read     func(d *decoder, e *Expect, key, val *node)
}

// expectations in the order in which they are written.
var expectations = []expectation{
	{"error", "the record must be refused, with a message that holds this text", formOf(anyWord), func(d *decoder, e *Expect, key, val *node) {
		text, ok := d.text(key, val)
		if ok && strings.TrimSpace(text) == "" {
			d.wrong(key.text, val, "a fragment of the message")
			ok = false
		}
		e.Error = opt(text, ok, key.pos)
	}},
	{"findings", "the exact list, each with the keys that are given; [] for none", func(s *gameSchema) schema.Object { return s.expectedList(findingKeys(s.game)) }, func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, d.expectedFinding)
		e.Findings = opt(v, ok, key.pos)
	}},
	{"marks", "the exact list, each with the keys that are given; [] for none", func(s *gameSchema) schema.Object { return s.expectedList(markKeys) }, func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, d.expectedMark)
		e.Marks = opt(v, ok, key.pos)
	}},
	{"dispute", "the answer to the question that the record puts", formOf(words(Answers[:2])), func(d *decoder, e *Expect, key, val *node) {
		w, ok := d.word(key.text, val, Answers[:2])
		e.Dispute = opt(w == "upheld", ok, key.pos)
	}},
	{"disputes", "the answers to all questions, in the order in which they were raised", formOf(schema.List(words(Answers))), func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (string, bool) { return d.word("an answer", n, Answers) })
		e.Disputes = opt(v, ok, key.pos)
	}},
	{"options", "the choices left open, in order; [] for none", formOf(schema.List(anyWord)), func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (string, bool) { return d.word("an option", n, nil) })
		e.Options = opt(v, ok, key.pos)
	}},
	{"won", "whether the single player made his game", formOf(truth), func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.bool(key.text, val)
		e.Won = opt(v, ok, key.pos)
	}},
	{"winners", "who won the hand", func(s *gameSchema) schema.Object { return schema.List(s.player()) }, func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (engine.Seat, bool) { return d.player("a winner", n) })
		e.Winners = opt(v, ok, key.pos)
	}},
	{"value", "the game's value, without sign", formOf(whole), func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.int(key.text, val)
		e.Value = opt(v, ok, key.pos)
	}},
	{"points", "card points, of those that are named", (*gameSchema).counts, func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.counts(key.text, val, false)
		e.Points = opt(v, ok, key.pos)
	}},
	{"scores", "what the hand adds to every score; who is not named is expected to score 0", (*gameSchema).counts, func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.counts(key.text, val, false)
		e.Scores = opt(v, ok, key.pos)
	}},
	{"totals", "the sitting's scores after this hand; who is not named is expected to stand at 0", (*gameSchema).counts, func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.counts(key.text, val, false)
		e.Totals = opt(v, ok, key.pos)
	}},
	{"settled", "what the sitting's settlement after this hand gives, by method", (*gameSchema).settlements, func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.settled(key, val)
		e.Settled = opt(v, ok, key.pos)
	}},
	{"over", "whether a game that goes over several hands is decided", formOf(truth), func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.bool(key.text, val)
		e.Over = opt(v, ok, key.pos)
	}},
	{"redeal", "whether the law orders a new deal", formOf(truth), func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.bool(key.text, val)
		e.Redeal = opt(v, ok, key.pos)
	}},
	{"carry", "what the next hand's winner adds", formOf(whole), func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.int(key.text, val)
		e.Carry = opt(v, ok, key.pos)
	}},
	{"undecided", "whether the record leaves something open", formOf(truth), func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.bool(key.text, val)
		e.Undecided = opt(v, ok, key.pos)
	}},
	{"laws", "sections that the ruling must cite, each by its id, by the paragraph it is part of, or by an older number", formOf(schema.List(anyWord)), func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (string, bool) { return d.word("a law", n, nil) })
		e.Laws = opt(v, ok, key.pos)
	}},
	{"says", "pieces of what the ruling says in words: of its sum, its reasons, its findings, its choices", formOf(schema.List(anyWord)), func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (string, bool) { return d.word("what is said", n, nil) })
		e.Says = opt(v, ok, key.pos)
	}},
}

// Answers to a dispute. One is open where the record does not tell.
var Answers = []string{"upheld", "rejected", "open"}

// settled is a map from a settlement's method to what each player wins or loses by it.
func (d *decoder) settled(key, val *node) ([]Settled, bool) {
	if val.kind != mapNode {
		d.wrong(key.text, val, "a map from a method of settlement to amounts")
		return nil, false
	}
	methods := make([]string, len(d.game.Settlements))
	for i, m := range d.game.Settlements {
		methods[i] = m.Name
	}
	out, all := make([]Settled, 0, len(val.pairs)), true
	for i := range val.pairs {
		k, v := &val.pairs[i].key, &val.pairs[i].val
		if !slices.Contains(methods, k.text) {
			d.unknown(k, " in settled", methods)
			all = false
			continue
		}
		amounts, ok := d.counts(k.text, v, false)
		all = all && ok
		out = append(out, Settled{Method: k.text, Amounts: amounts, Pos: k.pos})
	}
	return out, all
}

func (d *decoder) expect(key, val *node) *Expect {
	if val.kind != mapNode {
		d.wrong(key.text, val, "a map of what the ruling must be")
		return nil
	}
	e := &Expect{Pos: key.pos}
	if len(val.pairs) == 0 {
		d.bad(key.pos, "expect holds nothing to compare")
	}
	for i := range val.pairs {
		k, v := &val.pairs[i].key, &val.pairs[i].val
		at := slices.IndexFunc(expectations, func(x expectation) bool { return x.key == k.text })
		if at < 0 {
			known := make([]string, len(expectations))
			for i := range expectations {
				known[i] = expectations[i].key
			}
			d.unknown(k, " in expect", known)
			continue
		}
		expectations[at].read(d, e, k, v)
	}
	return e
}

// each reads the items of a list, all of them or none.
func each[T any](d *decoder, key, val *node, read func(*node) (T, bool)) ([]T, bool) {
	if val.kind != listNode {
		d.wrong(key.text, val, "a list; [] for none")
		return nil, false
	}
	out := make([]T, 0, len(val.items))
	for i := range val.items {
		if v, ok := read(&val.items[i]); ok {
			out = append(out, v)
		}
	}
	return out, len(out) == len(val.items)
}

var markKeys = []engine.FieldSpec{
	{Key: "what", Kind: engine.Word},
	{Key: "by", Kind: engine.Anyone},
	{Key: "trick", Kind: engine.Int},
	{Key: "card", Kind: engine.OneCard},
	{Key: "points", Kind: engine.Int},
	{Key: "law", Kind: engine.Word},
}

// findingKeys are the keys of an expected finding in a game.
func findingKeys(g *engine.Game) []engine.FieldSpec {
	specs := slices.DeleteFunc(slices.Clone(markKeys), func(f engine.FieldSpec) bool { return f.Key == "points" })
	specs[0].Words = faultNames(g, false)
	return specs
}

func (d *decoder) expectedFinding(n *node) (Finding, bool) {
	m, ok := d.expected("a finding", findingKeys(d.game), n)
	return Finding{m.What, m.By, m.Trick, m.Card, m.Law, m.Pos}, ok
}

// mark is the finding as a mark without points: what is read and written alike.
func (f Finding) mark() Mark {
	return Mark{What: f.What, By: f.By, Trick: f.Trick, Card: f.Card, Law: f.Law, Pos: f.Pos}
}

func (d *decoder) expectedMark(n *node) (Mark, bool) { return d.expected("a mark", markKeys, n) }

func (d *decoder) expected(what string, specs []engine.FieldSpec, n *node) (Mark, bool) {
	m := Mark{Pos: n.pos}
	if n.kind != mapNode || len(n.pairs) == 0 {
		d.wrong(what, n, "a map with "+list(keys(specs)))
		return m, false
	}
	before := len(d.errs)
	for i := range n.pairs {
		k, v := &n.pairs[i].key, &n.pairs[i].val
		spec := find(specs, k.text)
		if spec == nil {
			d.unknown(k, fmt.Sprintf(" in %s", what), keys(specs))
			continue
		}
		f, ok := d.field(spec, k, v)
		switch k.text {
		case "what":
			m.What = opt(f.Word, ok, k.pos)
		case "by":
			m.By = opt(Who{f.Seat, f.Word}, ok, k.pos)
		case "trick":
			m.Trick = opt(f.N, ok, k.pos)
		case "card":
			if ok {
				m.Card = opt(f.Cards[0], true, k.pos)
			}
		case "points":
			m.Points = opt(f.N, ok, k.pos)
		case "law":
			m.Law = opt(f.Word, ok, k.pos)
		}
	}
	return m, len(d.errs) == before
}
