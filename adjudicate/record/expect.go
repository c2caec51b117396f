package record

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/engine"
)

func opt[T any](v T, ok bool, pos engine.Pos) Opt[T] {
	if !ok {
		return Opt[T]{}
	}
	return Opt[T]{V: v, Set: true, Pos: pos}
}

// expectation is one key of expect and how it is read.
type expectation struct {
	key  string
	read func(d *decoder, e *Expect, key, val *node)
}

// expectations in the order in which they are written.
var expectations = []expectation{
	{"error", func(d *decoder, e *Expect, key, val *node) {
		text, ok := d.text(key, val)
		if ok && strings.TrimSpace(text) == "" {
			d.wrong(key.text, val, "a fragment of the message")
			ok = false
		}
		e.Error = opt(text, ok, key.pos)
	}},
	{"findings", func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, d.expectedFinding)
		e.Findings = opt(v, ok, key.pos)
	}},
	{"marks", func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, d.expectedMark)
		e.Marks = opt(v, ok, key.pos)
	}},
	{"dispute", func(d *decoder, e *Expect, key, val *node) {
		w, ok := d.word(key.text, val, []string{"upheld", "rejected"})
		e.Dispute = opt(w == "upheld", ok, key.pos)
	}},
	{"options", func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (string, bool) { return d.word("an option", n, nil) })
		e.Options = opt(v, ok, key.pos)
	}},
	{"won", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.bool(key.text, val)
		e.Won = opt(v, ok, key.pos)
	}},
	{"winners", func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (engine.Seat, bool) { return d.player("a winner", n) })
		e.Winners = opt(v, ok, key.pos)
	}},
	{"value", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.int(key.text, val)
		e.Value = opt(v, ok, key.pos)
	}},
	{"points", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.counts(key.text, val, false)
		e.Points = opt(v, ok, key.pos)
	}},
	{"scores", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.counts(key.text, val, false)
		e.Scores = opt(v, ok, key.pos)
	}},
	{"totals", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.counts(key.text, val, false)
		e.Totals = opt(v, ok, key.pos)
	}},
	{"settled", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.settled(key, val)
		e.Settled = opt(v, ok, key.pos)
	}},
	{"redeal", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.bool(key.text, val)
		e.Redeal = opt(v, ok, key.pos)
	}},
	{"carry", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.int(key.text, val)
		e.Carry = opt(v, ok, key.pos)
	}},
	{"undecided", func(d *decoder, e *Expect, key, val *node) {
		v, ok := d.bool(key.text, val)
		e.Undecided = opt(v, ok, key.pos)
	}},
	{"laws", func(d *decoder, e *Expect, key, val *node) {
		v, ok := each(d, key, val, func(n *node) (string, bool) { return d.word("a law", n, nil) })
		e.Laws = opt(v, ok, key.pos)
	}},
}

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

func (d *decoder) expectedFinding(n *node) (Finding, bool) {
	specs := slices.DeleteFunc(slices.Clone(markKeys), func(f engine.FieldSpec) bool { return f.Key == "points" })
	specs[0].Words = faultNames(d.game, false)
	m, ok := d.expected("a finding", specs, n)
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
