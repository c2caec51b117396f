package record

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"hoyle/engine"
	"hoyle/engine/card"
)

// event finds the description of an event; nil when the game has none of that name.
func event(g *engine.Game, kind engine.Kind) *engine.EventSpec {
	for _, specs := range [][]engine.EventSpec{engine.CommonEvents, g.Spec.Events} {
		for i := range specs {
			if specs[i].Kind == kind {
				return &specs[i]
			}
		}
	}
	return nil
}

// eventKeys are the names of the events that a game's play may hold.
func eventKeys(g *engine.Game) []string {
	var out []string
	for _, specs := range [][]engine.EventSpec{engine.CommonEvents, g.Spec.Events} {
		for i := range specs {
			out = append(out, string(specs[i].Kind))
		}
	}
	return out
}

func newAct(kind engine.Kind, pos engine.Pos) engine.Act {
	return engine.Act{Kind: kind, By: engine.Nobody, Card: card.None, Against: engine.Nobody, Pos: pos}
}

// play reads the acts of the play.
func (d *decoder) play(key, val *node) []engine.Act {
	if val.kind != listNode {
		d.wrong(key.text, val, "a list of tricks and events")
		return nil
	}
	acts := make([]engine.Act, 0, 4*len(val.items))
	for i := range val.items {
		item := &val.items[i]
		switch {
		case item.kind == scalarNode:
			for _, w := range d.src.words(item) {
				acts = d.fall(acts, w)
			}
		case item.kind == mapNode && len(item.pairs) == 1:
			k, v := &item.pairs[0].key, &item.pairs[0].val
			if seat := d.whose(k.text); seat != engine.Nobody {
				if c, at, ok := d.oneCard("the card that "+k.text+" plays", v); ok {
					act := newAct(engine.Play, at)
					act.By, act.Card = seat, c
					acts = append(acts, act)
				}
				continue
			}
			spec := event(d.game, engine.Kind(k.text))
			if spec == nil {
				d.noEvent(k)
				continue
			}
			if act, ok := d.event(spec, k, v); ok {
				acts = append(acts, act)
			}
		case item.kind == mapNode && len(item.pairs) > 1:
			d.bad(item.pairs[1].key.pos, "an event has one key, and here is a second").Want = "a dash before each event"
		default:
			d.wrong("an item of the play", item, "cards in a text, or an event")
		}
	}
	return acts
}

// fall adds the cards of one word of a line: SAK, or Bert:C7.
func (d *decoder) fall(acts []engine.Act, w word) []engine.Act {
	by := engine.Nobody
	if i := strings.IndexByte(w.text, ':'); i >= 0 {
		name := w.text[:i]
		if by = d.whose(name); by == engine.Nobody {
			d.nobody(&node{kind: scalarNode, text: name, pos: w.pos}, "", nil)
			return acts
		}
		w.text = w.text[i+1:]
		if w.exact {
			w.pos.Col += int32(utf8.RuneCountInString(name) + 1)
		}
	}
	cards, at, ok := d.token(nil, nil, w)
	if !ok {
		return acts
	}
	if by != engine.Nobody && len(cards) != 1 {
		d.bad(w.pos, fmt.Sprintf("%q is more than one card", w.text)).Want = "one card after the player's name"
		return acts
	}
	for i, c := range cards {
		act := newAct(engine.Play, at[i])
		act.By, act.Card = by, c
		acts = append(acts, act)
	}
	return acts
}

// noEvent reports a key of the play that is neither a player nor an event.
func (d *decoder) noEvent(key *node) {
	if !d.named {
		return
	}
	words := strings.Fields(key.text)
	if last := words[max(0, len(words)-1):]; len(words) > 1 && d.seat(last[0]) != engine.Nobody {
		d.bad(key.pos, "this is read as an event").Want = fmt.Sprintf("no space after the colon within a line: %s:…", last[0])
		return
	}
	d.nobody(key, "event of "+d.game.Name, eventKeys(d.game))
}

// event reads an act from its scalar or its map.
func (d *decoder) event(spec *engine.EventSpec, key, val *node) (engine.Act, bool) {
	act := newAct(spec.Kind, key.pos)
	kind := string(spec.Kind)
	if val.kind != mapNode {
		if spec.Scalar == 0 || val.kind == listNode && spec.Scalar != engine.Cards {
			d.wrong(kind, val, d.form(spec))
			return act, false
		}
		return act, d.scalarEvent(&act, spec, key, val)
	}
	if len(spec.Fields) == 0 {
		d.wrong(kind, val, d.form(spec))
		return act, false
	}
	what := ""
	if _, v := val.get("what"); v != nil {
		what = v.text
	}
	specs := eventFields(d.game, spec, what)
	before := len(d.errs)
	for _, f := range d.fields(key, val, specs) {
		fill(&act, find(specs, f.Key).Kind, f)
	}
	if act.Kind == engine.Concede && act.Word == "" {
		act.Word = "says"
	}
	return act, len(d.errs) == before
}

// form of an event's value, for messages.
func (d *decoder) form(spec *engine.EventSpec) string {
	var forms []string
	switch spec.Scalar {
	case 0:
	case engine.Player, engine.Anyone:
		forms = append(forms, "a player")
	case engine.Word:
		if len(spec.Words) == 0 {
			forms = append(forms, "a word")
		}
		forms = append(forms, spec.Words...)
	case engine.OneCard:
		forms = append(forms, "one card")
	case engine.Cards:
		forms = append(append(forms, spec.Words...), "cards")
	case engine.Int:
		forms = append(forms, "a whole number")
	case engine.Bool:
		forms = append(forms, "true or false")
	default:
		forms = append(forms, "a text")
	}
	if len(spec.Fields) > 0 {
		var b strings.Builder
		for i, f := range spec.Fields {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(f.Key)
			if !f.Required {
				b.WriteByte('?')
			}
		}
		forms = append(forms, "{"+b.String()+"}")
	}
	return list(forms)
}

// scalarEvent fills an act from a value that is not a map.
func (d *decoder) scalarEvent(act *engine.Act, spec *engine.EventSpec, key, val *node) bool {
	fs := engine.FieldSpec{Key: string(spec.Kind), Kind: spec.Scalar, Words: spec.Words}
	if fs.Kind == engine.Cards && val.kind == scalarNode && slices.Contains(spec.Words, val.text) {
		fs.Kind = engine.Word
	}
	f, ok := d.field(&fs, key, val)
	if !ok {
		return false
	}
	switch fs.Kind {
	case engine.Player, engine.Anyone:
		f.Key = "by"
	case engine.Word, engine.Text:
		f.Key = "what"
	case engine.OneCard:
		f.Key = "card"
	case engine.Cards:
		f.Key = "cards"
	default:
		act.N = f.N
		return true
	}
	fill(act, fs.Kind, f)
	if act.Kind == engine.Concede {
		act.Word = "says"
	}
	return true
}

// fill puts a field of an event where an act keeps it.
func fill(act *engine.Act, kind engine.FieldKind, f engine.Field) {
	switch {
	case f.Key == "by" && (kind == engine.Player || kind == engine.Anyone && f.Seat != engine.Nobody):
		act.By = f.Seat
	case f.Key == "against" && kind == engine.Player:
		act.Against = f.Seat
	case f.Key == "card" && kind == engine.OneCard:
		act.Card = f.Cards[0]
	case f.Key == "trick" && kind == engine.Int:
		act.Trick = f.N
	case isTheWord(act.Kind, engine.FieldSpec{Key: f.Key, Kind: kind}):
		act.Word = f.Word
	default:
		act.Args = append(act.Args, f)
	}
}

// isTheWord reports the key of an event that its act keeps as Word.
func isTheWord(kind engine.Kind, f engine.FieldSpec) bool {
	return (f.Kind == engine.Word || f.Kind == engine.Text) &&
		(f.Key == "what" || f.Key == "says" || f.Key == "how" && kind == engine.Concede)
}

// eventFields are the keys that an event's map may have: its own, with the words that the game knows for them, the
// fault's that it names, and choice.
func eventFields(g *engine.Game, spec *engine.EventSpec, what string) []engine.FieldSpec {
	specs := slices.Clone(spec.Fields)
	words := func(key string, words []string) {
		if f := find(specs, key); f != nil && len(f.Words) == 0 {
			f.Words = words
		}
	}
	switch spec.Kind {
	case engine.Claim:
		words("what", g.Spec.Claims)
	case engine.Dispute:
		words("says", append(faultNames(g, false), "score", "claim"))
	case engine.Fault:
		words("what", faultNames(g, true))
		fault, _ := g.Fault(what)
		for _, f := range fault.Fields {
			if old := find(specs, f.Key); old != nil {
				*old = f
			} else {
				specs = append(specs, f)
			}
		}
	}
	if find(specs, engine.Choice) == nil {
		specs = append(specs, engine.FieldSpec{Key: engine.Choice, Kind: engine.Word, Doc: "which of its options was taken"})
	}
	return specs
}

// faultNames lists the irregularities that a game knows, or only those that a record reports.
func faultNames(g *engine.Game, reported bool) []string {
	var out []string
	for _, f := range g.Spec.Faults {
		if f.Reported || !reported {
			out = append(out, f.Name)
		}
	}
	return unique(out)
}

// faults reads the irregularities before the first lead.
func (d *decoder) faults(key, val *node) []engine.Act {
	if val.kind != listNode {
		d.wrong(key.text, val, "a list of faults, each {what, by, …}")
		return nil
	}
	acts := make([]engine.Act, 0, len(val.items))
	for i := range val.items {
		item := &val.items[i]
		k := node{kind: scalarNode, text: string(engine.Fault), pos: item.pos}
		if act, ok := d.event(event(d.game, engine.Fault), &k, item); ok {
			acts = append(acts, act)
		}
	}
	return acts
}
