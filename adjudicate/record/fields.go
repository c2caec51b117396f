package record

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"hoyle/engine"
	"hoyle/engine/card"
)

func keys(specs []engine.FieldSpec) []string {
	out := make([]string, len(specs))
	for i := range specs {
		out[i] = specs[i].Key
	}
	return out
}

func find(specs []engine.FieldSpec, key string) *engine.FieldSpec {
	for i := range specs {
		if specs[i].Key == key {
			return &specs[i]
		}
	}
	return nil
}

// wrong reports a value that is not of the form asked for.
func (d *decoder) wrong(what string, val *node, want string) {
	msg := fmt.Sprintf("%s cannot be %s", what, val)
	switch {
	case val.kind == nullNode && (val.text == "&" || val.text == "*" || val.text == "!"):
		return // refused already
	case val.kind == nullNode && val.text == "":
		msg = what + " has no value"
	case val.kind == nullNode:
		msg = fmt.Sprintf("%s has no value but %s", what, val.text)
	}
	d.bad(val.pos, msg).Want = want
}

// text is the value of a key that is shown and never interpreted.
func (d *decoder) text(key, val *node) (string, bool) {
	if val.kind != scalarNode {
		d.wrong(key.text, val, "a text")
		return "", false
	}
	if strings.ContainsFunc(val.text, isControl) {
		d.bad(val.pos, key.text+" holds a control character")
		return "", false
	}
	return val.text, true
}

// word is a value in the letters of the source, whatever YAML takes them for; one of the words where there are any.
func (d *decoder) word(what string, val *node, words []string) (string, bool) {
	w := val.text
	if val.kind == nullNode && !slices.Contains(words, w) {
		w = strings.ToLower(w) // Null is a game to people, and nothing to YAML
	}
	if slices.Contains(words, w) && (val.kind == scalarNode || val.kind == nullNode && w != "") {
		return w, true
	}
	switch {
	case val.kind != scalarNode && len(words) > 0:
		d.wrong(what, val, list(words))
	case val.kind != scalarNode || strings.TrimSpace(w) == "":
		d.wrong(what, val, "a word")
	case strings.ContainsFunc(w, isControl):
		d.bad(val.pos, what+" holds a control character")
	case len(words) > 0:
		d.bad(val.pos, fmt.Sprintf("%s cannot be %s", what, val)).oneOf(w, words)
	default:
		return w, true
	}
	return "", false
}

// isNumber reports a plain scalar that looks like a number, well formed or not.
func isNumber(val *node) bool {
	if val.kind != scalarNode || val.style != plain || val.text == "" {
		return false
	}
	t := strings.TrimLeft(val.text, "+-.")
	return t != "" && t[0] >= '0' && t[0] <= '9'
}

// int is a whole number in plain digits.
func (d *decoder) int(what string, val *node) (int, bool) {
	if val.kind == scalarNode && val.style == plain {
		digits := strings.TrimPrefix(val.text, "-")
		if digits != "" && strings.Trim(digits, "0123456789") == "" && (digits == "0" || digits[0] != '0') && val.text != "-0" {
			if n, err := strconv.ParseInt(val.text, 10, 32); err == nil {
				return int(n), true
			}
			d.wrong(what, val, "a smaller number")
			return 0, false
		}
	}
	want := "a whole number"
	if val.kind == scalarNode && val.style == quoted {
		want += " without quotes"
	}
	d.wrong(what, val, want)
	return 0, false
}

func (d *decoder) bool(what string, val *node) (bool, bool) {
	if val.kind == scalarNode && val.style == plain {
		switch val.text {
		case "true", "True", "TRUE":
			return true, true
		case "false", "False", "FALSE":
			return false, true
		}
	}
	d.wrong(what, val, "true or false")
	return false, false
}

// seat of a name; Nobody when it is none of the players'.
func (d *decoder) seat(name string) engine.Seat {
	return engine.Seat(slices.Index(d.hand.Players, name))
}

// whose is the hand of a name: a player's, or the dummy's where one plays.
func (d *decoder) whose(name string) engine.Seat {
	if n := len(d.hand.Players); name == engine.Dummy && n > 0 && d.game != nil && n == d.game.Spec.DummyWith {
		return engine.Seat(n)
	}
	return d.seat(name)
}

// ofPlaces are the keys that name a place at the table, which may be the dummy's.
var ofPlaces = []string{string(engine.Retract), "leader"}

// player is a name from players; of a place, the dummy's too.
func (d *decoder) player(what string, val *node) (engine.Seat, bool) {
	if val.kind != scalarNode {
		d.wrong(what, val, "a player")
		return engine.Nobody, false
	}
	s := d.seat(val.text)
	if slices.Contains(ofPlaces, what) {
		s = d.whose(val.text)
	}
	if s == engine.Nobody {
		d.nobody(val, "", nil)
	}
	return s, s != engine.Nobody
}

// cards reads cards from a text, or from a list of texts, with the place of each.
func (d *decoder) cards(what string, val *node) ([]card.Card, []engine.Pos, bool) {
	cards, at := []card.Card{}, []engine.Pos{}
	texts := []node{*val}
	if val.kind == listNode {
		texts = val.items
	}
	ok := true
	for i := range texts {
		if texts[i].kind != scalarNode {
			d.wrong(what, &texts[i], "cards")
			ok = false
			continue
		}
		for _, w := range d.src.words(&texts[i]) {
			var good bool
			cards, at, good = d.token(cards, at, w)
			ok = ok && good
		}
	}
	return cards, at, ok
}

// token adds the cards of one token and their places.
func (d *decoder) token(cards []card.Card, at []engine.Pos, w word) ([]card.Card, []engine.Pos, bool) {
	add, err := d.game.Cards.Parse(w.text)
	if err != nil {
		pos := w.pos
		var te *card.TokenError
		if errors.As(err, &te) {
			if w.exact {
				pos.Col += int32(utf8.RuneCountInString(w.text[:min(te.At, len(w.text))]))
			}
			d.bad(pos, fmt.Sprintf("%q is not a card", w.text)).Want = te.Want
		} else {
			d.bad(pos, err.Error())
		}
		return cards, at, false
	}
	for i, c := range add {
		pos := w.pos
		if i > 0 && w.exact {
			pos.Col += int32(d.rank(w.text, i, len(add)))
		}
		cards = append(cards, c)
		at = append(at, pos)
	}
	return cards, at, true
}

// rank is where, in characters, the i-th of the n cards of a token begins.
func (d *decoder) rank(token string, i, n int) int {
	if utf8.RuneCountInString(token) == n+1 { // a suit and ranks of one character each
		return i + 1
	}
	for end := range token { // the first cut that holds the i cards before it
		if c, err := d.game.Cards.Parse(token[:end]); err == nil && len(c) == i {
			return utf8.RuneCountInString(token[:end])
		}
	}
	return 0
}

// oneCard is a value that names a single card.
func (d *decoder) oneCard(what string, val *node) (card.Card, engine.Pos, bool) {
	if val.kind != scalarNode {
		d.wrong(what, val, "one card")
		return card.None, val.pos, false
	}
	cards, at, ok := d.cards(what, val)
	if !ok {
		return card.None, val.pos, false
	}
	if len(cards) != 1 {
		d.wrong(what, val, "one card")
		return card.None, val.pos, false
	}
	return cards[0], at[0], true
}

// counts is a map from players or sides to whole numbers. A plain number, where it may stand, belongs to no one.
func (d *decoder) counts(what string, val *node, bare bool) ([]engine.Count, bool) {
	if bare && val.kind == scalarNode {
		n, ok := d.int(what, val)
		return []engine.Count{{Seat: engine.Nobody, N: n}}, ok
	}
	if val.kind != mapNode {
		d.wrong(what, val, "a map from players to whole numbers")
		return nil, false
	}
	out := make([]engine.Count, 0, len(val.pairs))
	all := true
	for i := range val.pairs {
		k, v := &val.pairs[i].key, &val.pairs[i].val
		c := engine.Count{Seat: d.seat(k.text)}
		if c.Seat == engine.Nobody {
			if !slices.Contains(d.game.Spec.Sides, k.text) {
				d.nobody(k, "side", d.game.Spec.Sides)
				all = false
				continue
			}
			c.Side = k.text
		}
		var ok bool
		c.N, ok = d.int(k.text, v)
		all = all && ok
		out = append(out, c)
	}
	return out, all
}

// field reads a value in the form that its description asks for.
func (d *decoder) field(spec *engine.FieldSpec, key, val *node) (engine.Field, bool) {
	f := engine.Field{Key: spec.Key, Seat: engine.Nobody, Pos: val.pos}
	var ok bool
	switch spec.Kind {
	case engine.Int:
		f.N, ok = d.int(spec.Key, val)
		if ok && spec.Key == "trick" && f.N < 1 {
			d.wrong(spec.Key, val, "a whole number from 1")
			ok = false
		}
	case engine.Bool:
		var b bool
		if b, ok = d.bool(spec.Key, val); b {
			f.N = 1
		}
	case engine.Word:
		f.Word, ok = d.word(spec.Key, val, spec.Words)
	case engine.Text:
		f.Word, ok = d.text(key, val)
	case engine.Player:
		if f.Seat, ok = d.player(spec.Key, val); ok {
			f.Word = val.text
		}
	case engine.Anyone:
		if f.Word, ok = d.word(spec.Key, val, nil); ok {
			f.Seat = d.seat(f.Word)
			if near := Nearest(f.Word, d.hand.Players); f.Seat == engine.Nobody && near != "" && d.named {
				d.nobody(val, "", nil) // a player's name misspelt, rather than an onlooker
				ok = false
			}
		}
	case engine.OneCard:
		var c card.Card
		if c, f.Pos, ok = d.oneCard(spec.Key, val); ok {
			f.Cards = []card.Card{c}
		}
	case engine.Cards:
		f.Cards, _, ok = d.cards(spec.Key, val)
	case engine.Counts:
		f.Counts, ok = d.counts(spec.Key, val, true)
	}
	return f, ok
}

// fields reads the map under a key. It is never nil, so that an empty map differs from none.
func (d *decoder) fields(key, val *node, specs []engine.FieldSpec) engine.Fields {
	out := engine.Fields{}
	if len(specs) == 0 {
		d.bad(key.pos, fmt.Sprintf("%s has no %s", d.game.Name, key.text))
		return out
	}
	if val.kind != mapNode {
		d.wrong(key.text, val, "a map with "+list(keys(specs)))
		return out
	}
	for i := range val.pairs {
		k, v := &val.pairs[i].key, &val.pairs[i].val
		spec := find(specs, k.text)
		if spec == nil {
			d.unknown(k, " in "+key.text, keys(specs))
			continue
		}
		if f, ok := d.field(spec, k, v); ok {
			out = append(out, f)
		}
	}
	d.required(key.text, key.pos, val, specs)
	return out
}

// required reports the keys of a map that must stand there and do not.
func (d *decoder) required(what string, pos engine.Pos, val *node, specs []engine.FieldSpec) {
	for i := range specs {
		if k, _ := val.get(specs[i].Key); k == nil && specs[i].Required {
			d.bad(pos, fmt.Sprintf("%s has no %s", what, specs[i].Key)).Want = specs[i].Doc
		}
	}
}
