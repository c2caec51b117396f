package search

import (
	"slices"
	"strings"
)

// answers finds the words of a text that answer the question: those that were looked for, what stands for them, and
// phrases of these whose words follow one another.
func (r *Result) answers(text string) []token {
	var all []token
	var stems []string
	tokens(text, func(t token) {
		if p := plain(t.text); !idle[p] {
			all, stems = append(all, t), append(stems, stem(p))
		}
	})
	var out []token
	until := 0 // what is before it is decided
	for i := range all {
		for _, phrase := range r.phrases {
			if n := i + len(phrase); n <= len(stems) && n > until && slices.Equal(stems[i:n], phrase) {
				until = n
			}
		}
		if i < until {
			out = append(out, all[i])
		}
	}
	return out
}

// Mark sets before and after around each word of a Markdown text that answers the question. It leaves code, the targets
// of links and what is bold already alone.
func (r *Result) Mark(markdown, before, after string) string {
	var spans []token
	bold, code := false, false
	at := 0
	for _, t := range r.answers(markdown) {
		for ; at < t.from; at++ {
			switch {
			case markdown[at] == '`':
				code = !code
			case code:
			case strings.HasPrefix(markdown[at:t.from], "**"):
				bold = !bold
				at++
			}
		}
		if code || bold || target(markdown, t.from) {
			continue
		}
		// Words side by side get one mark.
		if n := len(spans) - 1; n >= 0 && markdown[spans[n].to:t.from] == " " {
			spans[n].to = t.to
		} else {
			spans = append(spans, t)
		}
	}
	var b strings.Builder
	last := 0
	for _, s := range spans {
		b.WriteString(markdown[last:s.from])
		b.WriteString(before)
		b.WriteString(markdown[s.from:s.to])
		b.WriteString(after)
		last = s.to
	}
	b.WriteString(markdown[last:])
	return b.String()
}

// target reports whether a place is within the target of a link: [text](target).
func target(s string, at int) bool {
	open := strings.LastIndex(s[:at], "](")
	return open >= 0 && !strings.ContainsAny(s[open+2:at], ") \n")
}

// Words lists the words of a text that answer the question, in lower case without accents, each once and in order.
func (r *Result) Words(text string) []string {
	var out []string
	for _, t := range r.answers(text) {
		if p := plain(t.text); !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}
