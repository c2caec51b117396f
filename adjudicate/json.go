package adjudicate

import (
	"strconv"
	"unicode/utf8"
)

// jsonWriter appends JSON without reflection: encoding/json takes longer over a ruling than the engine over the hand.
type jsonWriter struct{ b []byte }

func (w *jsonWriter) comma() {
	if n := len(w.b); n > 0 && w.b[n-1] != '{' && w.b[n-1] != '[' && w.b[n-1] != ':' {
		w.b = append(w.b, ',')
	}
}

func (w *jsonWriter) key(k string) {
	w.comma()
	w.b = append(w.b, '"')
	w.b = append(w.b, k...)
	w.b = append(w.b, '"', ':')
}

func (w *jsonWriter) open(c byte)  { w.comma(); w.b = append(w.b, c) }
func (w *jsonWriter) close(c byte) { w.b = append(w.b, c) }

func (w *jsonWriter) str(k, v string) { w.key(k); w.quote(v) }

// opt leaves an empty string out.
func (w *jsonWriter) opt(k, v string) {
	if v != "" {
		w.str(k, v)
	}
}

func (w *jsonWriter) item(v string)       { w.comma(); w.quote(v) }
func (w *jsonWriter) num(k string, n int) { w.key(k); w.b = strconv.AppendInt(w.b, int64(n), 10) }
func (w *jsonWriter) boolean(k string, v bool) {
	w.key(k)
	w.b = strconv.AppendBool(w.b, v)
}

func (w *jsonWriter) counts(k string, list []Count) {
	w.key(k)
	w.open('{')
	for _, c := range list {
		w.comma()
		w.quote(c.Name)
		w.b = append(w.b, ':')
		w.b = strconv.AppendInt(w.b, int64(c.N), 10)
	}
	w.close('}')
}

// quote writes a JSON string. Invalid UTF-8 becomes the replacement character, as encoding/json has it.
func (w *jsonWriter) quote(s string) {
	const hex = "0123456789abcdef"
	b := append(w.b, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= 0x20 && c != '"' && c != '\\' && c < utf8.RuneSelf {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
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
	w.b = append(b, '"')
}
