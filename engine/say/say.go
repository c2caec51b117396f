// Package say keeps the sentences of the rulings apart from the code that decides them. A game declares its messages
// once, in a Catalogue: a key, the sentence with typed slots, and the sentence in further languages beside it. The
// engine passes a Text, which is a message with its values and not a sentence yet; the sentence is made where it is
// shown, by a Voice that knows the players' names, how cards are drawn there and in which language to speak. Nobody
// pays for words that nobody reads.
//
// A sentence is written with slots in braces:
//
//	{who:seat} took {n:number} {n?trick|tricks} with {cards:cards}.
//
// The first use of a slot names its type and thereby the order of the values; later uses name the slot alone. Beside
// {name} there are {name?one|many}, which chooses by whether a number is one, {name#first|second|…}, which chooses by a
// number from 0, and {^name}, which begins with a capital letter.
package say

import (
	"fmt"
	"sync/atomic"

	"hoyle/engine/card"
)

// Type is what a slot of a message takes.
type Type uint8

// The types of slots. Number is written in digits, Words in words as far as they are short (no, one … ten); both take a
// number. Sum is a number with its sign: +14, −3, 0. Word is taken as it is: a name that is no player's, a record's word.
// Phrase is another text; List several values of any type, joined with commas and a last "and", Row the same with
// commas alone, and Terms several that are added: 4 + 10 + 3.
const (
	SeatType Type = iota + 1
	CardType
	CardsType
	NumberType
	WordsType
	SumType
	SuitType
	LawType
	WordType
	PhraseType
	ListType
	RowType
	TermsType
)

var typeNames = map[string]Type{
	"seat": SeatType, "card": CardType, "cards": CardsType, "number": NumberType, "words": WordsType, "sum": SumType,
	"suit": SuitType, "law": LawType, "word": WordType, "phrase": PhraseType, "list": ListType, "row": RowType, "terms": TermsType,
}

func (t Type) String() string {
	for name, x := range typeNames {
		if x == t {
			return name
		}
	}
	return "nothing"
}

// accepts reports whether a slot of the type takes a value of another: any number may be written in any manner.
func (t Type) accepts(v Type) bool {
	number := func(x Type) bool { return x == NumberType || x == WordsType || x == SumType }
	list := func(x Type) bool { return x == ListType || x == RowType || x == TermsType }
	return t == v || number(t) && number(v) || list(t) && list(v)
}

// Value fills a slot.
type Value struct {
	kind Type
	n    int
	ref  any // string, []card.Card, *Text, *Message or *[]Value
}

// Who is a player, or the dummy, by his seat.
func Who[S ~int8](s S) Value { return Value{kind: SeatType, n: int(s)} }

// Card is one card.
func Card(c card.Card) Value { return Value{kind: CardType, n: int(c)} }

// Cards are cards in the order in which they are to be read. The list is kept, not copied.
func Cards(list []card.Card) Value { return Value{kind: CardsType, ref: list} }

// Num is a number.
func Num(n int) Value { return Value{kind: NumberType, n: n} }

// If is 1 or 0, for a choice between two wordings.
func If(yes bool) Value {
	if yes {
		return Num(1)
	}
	return Num(0)
}

// Suit is a French suit.
func Suit(s card.Suit) Value { return Value{kind: SuitType, n: int(s)} }

// Law is a law's id, written as its section.
func Law[L ~string](id L) Value { return Value{kind: LawType, ref: string(id)} }

// Word is a word that stands as it is in every language.
func Word(s string) Value { return Value{kind: WordType, ref: s} }

// Phrase is a text within a text.
func Phrase(t Text) Value { return Value{kind: PhraseType, ref: &t} }

// Term is a message without slots within a text: a word that has a form in every language.
func Term(m *Message) Value { return Value{kind: PhraseType, ref: m} }

// Within is Phrase of a text that the caller keeps.
func Within(t *Text) Value { return Value{kind: PhraseType, ref: t} }

// List is several values.
func List(values ...Value) Value { return Value{kind: ListType, ref: &values} }

// Terms are several values that are added.
func Terms(values ...Value) Value { return List(values...) }

// Seats lists players.
func Seats[S ~int8](seats ...S) Value {
	values := make([]Value, len(seats))
	for i, s := range seats {
		values[i] = Who(s)
	}
	return List(values...)
}

// Empty reports whether the value is none: the zero Value.
func (v Value) Empty() bool { return v.kind == 0 }

// Message is a sentence of a catalogue.
type Message struct {
	key    string
	of     *Catalogue
	text   string
	parsed [MaxLanguages]atomic.Pointer[pattern]
}

// Key is the message's name within its catalogue.
func (m *Message) Key() string { return m.key }

// Of is the catalogue that the message stands in.
func (m *Message) Of() *Catalogue { return m.of }

// With is the message with its values. They are kept, not copied.
func (m *Message) With(values ...Value) Text { return Text{m, values} }

// Text is a message with its values, ready to be spoken. The zero Text is no text.
type Text struct {
	m      *Message
	values []Value
}

// Make is the message with values that the caller keeps; a judge collects the values of a whole ruling in one slice.
func Make(m *Message, values []Value) Text { return Text{m, values} }

// As is another message with the same values: what a sentence becomes when more has happened.
func (t Text) As(m *Message) Text { return Text{m, t.values} }

// Message is what the text says, nil for no text.
func (t Text) Message() *Message { return t.m }

// Is reports whether the text is that message, whatever its values.
func (t Text) Is(m *Message) bool { return t.m == m }

// Empty reports whether there is no text.
func (t Text) Empty() bool { return t.m == nil }

// Verify finds what is wrong with the values of a text and of the phrases within it: their number or their types.
func (t Text) Verify() error {
	if t.m == nil {
		return nil
	}
	p, err := t.m.pattern(English)
	switch {
	case err != nil:
		return err
	case len(p.slots) != len(t.values):
		return fmt.Errorf("message %s: %d values for %d slots", t.m.key, len(t.values), len(p.slots))
	}
	for i, v := range t.values {
		if !p.slots[i].kind.accepts(v.kind) {
			return fmt.Errorf("message %s: slot %s takes a %s, not a %s", t.m.key, p.slots[i].name, p.slots[i].kind, v.kind)
		}
		if err := v.verify(); err != nil {
			return fmt.Errorf("message %s: %w", t.m.key, err)
		}
	}
	return nil
}

func (v Value) verify() error {
	switch x := v.ref.(type) {
	case *Text:
		return x.Verify()
	case *Message:
		return Text{m: x}.Verify()
	case *[]Value:
		for _, item := range *x {
			if err := item.verify(); err != nil {
				return err
			}
		}
	}
	return nil
}

// Catalogue is the messages of one game or of one part that games share.
type Catalogue struct {
	name     string
	messages []*Message
	also     [MaxLanguages]map[string]string // the sentences of further languages by key
}

// New begins a catalogue.
func New(name string) *Catalogue { return &Catalogue{name: name} }

// Add declares a message. Its key is unique in the catalogue; the sentence is English.
func (c *Catalogue) Add(key, sentence string) *Message {
	m := &Message{key: key, of: c, text: sentence}
	c.messages = append(c.messages, m)
	return m
}

// In adds the sentences of a further language, by key. What is not there is spoken in English.
func (c *Catalogue) In(lang Language, sentences map[string]string) { c.also[lang] = sentences }

// Name of the catalogue.
func (c *Catalogue) Name() string { return c.name }

// Messages of the catalogue in the order of their declaration.
func (c *Catalogue) Messages() []*Message { return c.messages }

// Missing lists the keys that a language has no sentence for.
func (c *Catalogue) Missing(lang Language) []string {
	var out []string
	for _, m := range c.messages {
		if _, ok := c.also[lang][m.key]; !ok && lang != English {
			out = append(out, m.key)
		}
	}
	return out
}

// Check finds what is wrong with the catalogue: a sentence that cannot be read, a key twice, a translation of no
// message or with other slots.
func (c *Catalogue) Check() []error {
	var errs []error
	bad := func(format string, args ...any) {
		errs = append(errs, fmt.Errorf("catalogue %s: "+format, append([]any{c.name}, args...)...))
	}
	seen := map[string]*Message{}
	for _, m := range c.messages {
		if seen[m.key] != nil {
			bad("the key %s stands twice", m.key)
		}
		seen[m.key] = m
		if _, err := m.pattern(English); err != nil {
			bad("%w", err)
		}
	}
	for lang := range c.also {
		for key := range c.also[lang] {
			m := seen[key]
			if m == nil {
				bad("%s speaks of %s, which is no message", Language(lang), key)
				continue
			}
			if _, err := m.pattern(Language(lang)); err != nil {
				bad("%w", err)
			}
		}
	}
	return errs
}
