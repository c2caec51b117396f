// Package jsonline writes JSON: everything that hoyle puts out as JSON goes through it. It needs no reflection, for
// encoding/json takes longer over a ruling than the engine over the hand, and archives of millions are written with it.
package jsonline

import (
	"strconv"
	"unicode/utf8"
)

// Writer appends JSON to B. Whoever writes opens and closes objects and lists himself; the commas come by themselves.
// Text that is not UTF-8 is written with the replacement character, as encoding/json has it.
type Writer struct {
	B    []byte
	made []byte // room for a text that is made where it is written
}

// comma sets off what follows from what stands before it.
func (w *Writer) comma() {
	if n := len(w.B); n > 0 && w.B[n-1] != '{' && w.B[n-1] != '[' && w.B[n-1] != ':' {
		w.B = append(w.B, ',')
	}
}

// Open begins an object or a list: { or [.
func (w *Writer) Open(c byte) { w.comma(); w.B = append(w.B, c) }

// Close ends one: } or ].
func (w *Writer) Close(c byte) { w.B = append(w.B, c) }

// Key begins a member of an object; its value comes next. The key is written as it stands: see Name.
func (w *Writer) Key(k string) {
	w.comma()
	w.B = append(w.B, '"')
	w.B = append(w.B, k...)
	w.B = append(w.B, '"', ':')
}

// Name begins a member whose key may be any text, such as a player's name.
func (w *Writer) Name(k string) {
	w.comma()
	w.quote(k)
	w.B = append(w.B, ':')
}

// Item is a text, of a list or after a Key.
func (w *Writer) Item(v string) { w.comma(); w.quote(v) }

// Int is a whole number, of a list or after a Key.
func (w *Writer) Int(n int) { w.comma(); w.B = strconv.AppendInt(w.B, int64(n), 10) }

// Truth is true or false, of a list or after a Key.
func (w *Writer) Truth(v bool) { w.comma(); w.B = strconv.AppendBool(w.B, v) }

// Raw is JSON that is written already.
func (w *Writer) Raw(json []byte) { w.comma(); w.B = append(w.B, json...) }

// Str is a member with a text.
func (w *Writer) Str(k, v string) { w.Key(k); w.quote(v) }

// Made is a member with a text that is appended where it is written, and needs no memory of its own.
func (w *Writer) Made(k string, add func(b []byte) []byte) {
	w.made = add(w.made[:0])
	w.Key(k)
	quote(w, w.made)
}

// Opt is a member with a text; an empty one is left out.
func (w *Writer) Opt(k, v string) {
	if v != "" {
		w.Str(k, v)
	}
}

// Num is a member with a whole number.
func (w *Writer) Num(k string, n int) { w.Key(k); w.Int(n) }

// Bool is a member with a truth.
func (w *Writer) Bool(k string, v bool) { w.Key(k); w.Truth(v) }

// List is a member with a list, of which each writes an item.
func List[T any](w *Writer, k string, items []T, each func(T)) {
	w.Key(k)
	w.Open('[')
	for _, x := range items {
		each(x)
	}
	w.Close(']')
}

// Objects is a member with a list of objects, of which each writes the members.
func Objects[T any](w *Writer, k string, items []T, each func(T)) {
	List(w, k, items, func(x T) {
		w.Open('{')
		each(x)
		w.Close('}')
	})
}

// Strings is a member with a list of texts.
func Strings[T ~string](w *Writer, k string, items []T) {
	List(w, k, items, func(v T) { w.Item(string(v)) })
}

// OptStrings is Strings; an empty list is left out.
func OptStrings[T ~string](w *Writer, k string, items []T) {
	if len(items) > 0 {
		Strings(w, k, items)
	}
}

// quote writes a JSON string. Invalid UTF-8 becomes the replacement character, as encoding/json has it.
func (w *Writer) quote(s string) { quote(w, s) }

func quote[S string | []byte](w *Writer, s S) {
	const hex = "0123456789abcdef"
	b := append(w.B, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= 0x20 && c != '"' && c != '\\' && c < utf8.RuneSelf {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(string(s[i:min(i+utf8.UTFMax, len(s))]))
			if r == utf8.RuneError && size == 1 {
				b = append(b, s[start:i]...)
				b = append(b, `�`...)
				start = i + 1
			}
			i += size
			continue
		}
		b = append(b, s[start:i]...)
		switch c {
		case '"', '\\':
			b = append(b, '\\', c)
		case '\n':
			b = append(b, '\\', 'n')
		case '\t':
			b = append(b, '\\', 't')
		case '\r':
			b = append(b, '\\', 'r')
		default:
			b = append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		}
		i++
		start = i
	}
	b = append(b, s[start:]...)
	w.B = append(b, '"')
}
