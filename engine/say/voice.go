package say

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"hoyle/engine/card"
)

// Language of a sentence.
type Language uint8

// The languages. English is complete everywhere; the others as far as the catalogues go.
const (
	English Language = iota
	German
	MaxLanguages
)

var languageNames = [...]string{English: "en", German: "de"}

func (l Language) String() string { return languageNames[l] }

// LanguageOf finds a language by its code, such as de.
func LanguageOf(code string) (Language, bool) {
	for i, name := range languageNames {
		if name == code {
			return Language(i), true
		}
	}
	return English, false
}

// Voice speaks texts: whom a seat is, how cards look, which language.
type Voice struct {
	Lang Language
	// Name is a player's name by his seat; the dummy's and nobody's too, in the voice's language.
	Name func(seat int) string
	// Card is how a card is shown.
	Card func(card.Card) string
}

// Text is the sentence.
func (v *Voice) Text(t Text) string {
	if t.m == nil {
		return ""
	}
	return string(v.Append(make([]byte, 0, 120), t))
}

// Append appends the sentence to b.
func (v *Voice) Append(b []byte, t Text) []byte {
	if t.m == nil {
		return b
	}
	p, err := t.m.pattern(v.Lang)
	if err != nil {
		return append(b, t.m.text...) // Check reports it; a reader sees at least the sentence as written
	}
	for i := range p.pieces {
		x := &p.pieces[i]
		if x.mode == literal {
			b = append(b, x.text...)
			continue
		}
		if x.slot >= len(t.values) {
			continue // Verify reports it
		}
		at := len(b)
		b = v.piece(b, x, t.values[x.slot])
		if x.capital {
			b = capital(b, at)
		}
	}
	return b
}

func (v *Voice) piece(b []byte, x *piece, value Value) []byte {
	switch x.mode {
	case plural:
		if value.n == 1 {
			return append(b, x.forms[0]...)
		}
		return append(b, x.forms[1]...)
	case choice:
		if value.n >= 0 && value.n < len(x.forms) {
			b = append(b, x.forms[value.n]...)
		}
		return b
	}
	return v.value(b, x.as, value)
}

// value writes a value in the manner of its slot.
func (v *Voice) value(b []byte, as Type, x Value) []byte {
	switch x.kind {
	case SeatType:
		return append(b, v.Name(x.n)...)
	case CardType:
		return append(b, v.Card(card.Card(x.n))...)
	case CardsType:
		for i, c := range x.ref.([]card.Card) {
			if i > 0 {
				b = append(b, ' ')
			}
			b = append(b, v.Card(c)...)
		}
	case NumberType:
		return v.number(b, as, x.n)
	case SuitType:
		return append(b, suits[v.Lang][card.Suit(x.n)]...)
	case LawType:
		id := x.ref.(string)
		for i := len(id) - 1; i >= 0; i-- {
			if id[i] == '/' {
				id = id[i+1:]
				break
			}
		}
		return append(b, id...)
	case WordType:
		return append(b, x.ref.(string)...)
	case PhraseType:
		if m, ok := x.ref.(*Message); ok {
			return v.Append(b, Text{m: m})
		}
		return v.Append(b, *x.ref.(*Text))
	case ListType:
		return v.list(b, as, *x.ref.(*[]Value))
	}
	return b
}

// list joins values: A; A and B; A, B and C; a row is A, B, C, and terms are A + B + C.
func (v *Voice) list(b []byte, as Type, values []Value) []byte {
	for i, x := range values {
		switch {
		case i == 0:
		case as == TermsType:
			b = append(b, " + "...)
		case i == len(values)-1 && as == ListType:
			b = append(b, ands[v.Lang]...)
		default:
			b = append(b, ", "...)
		}
		b = v.value(b, x.kind, x)
	}
	return b
}

func (v *Voice) number(b []byte, as Type, n int) []byte {
	switch {
	case as == WordsType && n >= 0 && n < len(numbers[v.Lang]):
		return append(b, numbers[v.Lang][n]...)
	case as == SumType && n > 0:
		b = append(b, '+')
	case n < 0:
		b, n = append(b, "−"...), -n
	}
	return strconv.AppendInt(b, int64(n), 10)
}

// capital makes the letter at a place of b a capital one.
func capital(b []byte, at int) []byte {
	if at >= len(b) {
		return b
	}
	r, size := utf8.DecodeRune(b[at:])
	if up := unicode.ToUpper(r); up != r && utf8.RuneLen(up) == size {
		utf8.EncodeRune(b[at:], up)
	}
	return b
}

// What the languages say of themselves.
var (
	suits = [MaxLanguages]map[card.Suit]string{
		English: {card.Diamonds: "diamonds", card.Hearts: "hearts", card.Spades: "spades", card.Clubs: "clubs"},
		German:  {card.Diamonds: "Karo", card.Hearts: "Herz", card.Spades: "Pik", card.Clubs: "Kreuz"},
	}
	ands    = [MaxLanguages]string{English: " and ", German: " und "}
	numbers = [MaxLanguages][]string{
		English: {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"},
		German:  {"kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"},
	}
)
