package say

import (
	"fmt"
	"strings"
)

// slot is a place of a message that a value fills.
type slot struct {
	name string
	kind Type
}

// mode is how a piece shows its value.
type mode uint8

const (
	literal mode = iota
	plain        // the value
	plural       // one of two wordings, by whether the number is one
	choice       // one of several wordings, by the number
)

// piece is a part of a sentence: words, or a slot.
type piece struct {
	mode    mode
	capital bool
	as      Type // how a number is written
	slot    int
	text    string
	forms   []string
}

// pattern is a sentence, read.
type pattern struct {
	slots  []slot
	pieces []piece
}

// pattern is the message's sentence in a language, read once; in English where the language has none.
func (m *Message) pattern(lang Language) (*pattern, error) {
	if p := m.parsed[lang].Load(); p != nil {
		return p, nil
	}
	text, ok := m.of.also[lang][m.key]
	if !ok || lang == English {
		text, lang = m.text, English
	}
	var known []slot
	if lang != English {
		english, err := m.pattern(English)
		if err != nil {
			return nil, err
		}
		known = english.slots
	}
	p, err := parse(text, known)
	if err != nil {
		return nil, fmt.Errorf("message %s: %w", m.key, err)
	}
	m.parsed[lang].Store(p)
	return p, nil
}

// parse reads a sentence. known are the slots of a translation, which declares none of its own.
func parse(text string, known []slot) (*pattern, error) {
	p := &pattern{slots: known}
	for text != "" {
		before, rest, found := strings.Cut(text, "{")
		if before != "" {
			p.pieces = append(p.pieces, piece{text: before})
		}
		if !found {
			break
		}
		inside, after, closed := strings.Cut(rest, "}")
		if !closed {
			return nil, fmt.Errorf("a brace is not closed in %q", text)
		}
		x, err := p.piece(inside, known == nil)
		if err != nil {
			return nil, err
		}
		p.pieces = append(p.pieces, x)
		text = after
	}
	return p, nil
}

// piece reads what stands between braces.
func (p *pattern) piece(inside string, declares bool) (piece, error) {
	x := piece{mode: plain}
	inside, x.capital = strings.CutPrefix(inside, "^")
	name, kind := inside, ""
	switch at := strings.IndexAny(inside, ":?#"); {
	case at < 0:
	case inside[at] == ':':
		name, kind = inside[:at], inside[at+1:]
	default:
		name, x.forms = inside[:at], strings.Split(inside[at+1:], "|")
		x.mode = plural
		if inside[at] == '#' {
			x.mode = choice
		} else if len(x.forms) != 2 {
			return x, fmt.Errorf("{%s} needs two wordings", inside)
		}
	}
	x.slot = p.find(name)
	switch t, ok := typeNames[kind]; {
	case kind != "" && !ok:
		return x, fmt.Errorf("{%s}: there is no type %s", inside, kind)
	case x.slot >= 0 && kind != "":
		if !p.slots[x.slot].kind.accepts(t) {
			return x, fmt.Errorf("{%s}: the slot is a %s", inside, p.slots[x.slot].kind)
		}
		x.as = t
	case x.slot >= 0:
		x.as = p.slots[x.slot].kind
	case !declares:
		return x, fmt.Errorf("{%s} is no slot of the message", inside)
	case x.mode != plain: // a slot that only chooses a wording is a number
		x.as, x.slot = NumberType, len(p.slots)
		p.slots = append(p.slots, slot{name, NumberType})
	case kind == "":
		return x, fmt.Errorf("the first {%s} must name its type", inside)
	default:
		x.as, x.slot = t, len(p.slots)
		p.slots = append(p.slots, slot{name, t})
	}
	return x, nil
}

func (p *pattern) find(name string) int {
	for i := range p.slots {
		if p.slots[i].name == name {
			return i
		}
	}
	return -1
}
