package render

import (
	"fmt"
	"strings"
)

// Markdown writes the page as Markdown, a paragraph a line; in ASCII alone if plain.
func (p *Page) Markdown(plain bool) string {
	w := &mdWriter{cards: p.Cards, ascii: plain}
	for _, x := range p.parts {
		x.markdown(w)
	}
	if plain {
		return ascii.Replace(w.b.String())
	}
	return w.b.String()
}

type mdWriter struct {
	b     strings.Builder
	cards Cards
	ascii bool
}

// par writes lines that belong together, set off from what went before by a blank line.
func (w *mdWriter) par(lines ...string) {
	if w.b.Len() > 0 {
		w.b.WriteByte('\n')
	}
	for _, l := range lines {
		w.b.WriteString(strings.TrimRight(l, " \t"))
		w.b.WriteByte('\n')
	}
}

// plain is a text in which no character has a meaning for Markdown.
func (w *mdWriter) plain(s string) string {
	s = w.cards.draw(s, w.ascii)
	return escapeMarkdown.Replace(s)
}

var escapeMarkdown = strings.NewReplacer("\\", "\\\\", "*", "\\*", "_", "\\_", "`", "\\`", "<", "\\<", "|", "\\|", "\n", " ")

func (w *mdWriter) cite(law string) string {
	if law == "" {
		return ""
	}
	return "*" + escapeMarkdown.Replace(brackets(law)) + "*"
}

func (x titlePart) markdown(w *mdWriter) {
	w.par("# " + w.plain(x.title))
	for _, s := range x.below {
		w.par(w.plain(s))
	}
}

func (x sectionPart) markdown(w *mdWriter) { w.par("## " + w.plain(string(x))) }

func (x fieldsPart) markdown(w *mdWriter) {
	var lines []string
	for _, f := range x {
		lines = append(lines, "- **"+w.plain(f.Name)+":** "+w.plain(f.Value))
	}
	w.par(lines...)
}

func (x sayPart) markdown(w *mdWriter) {
	s := w.plain(x.words)
	if x.stress {
		s = "**" + s + "**"
	}
	w.par(s)
}

func (x listPart) markdown(w *mdWriter) {
	var lines []string
	for i, it := range x.items {
		lead := "- "
		if x.numbered {
			lead = fmt.Sprintf("%d. ", i+1)
		}
		head := ""
		if it.Head != "" {
			head = "**" + w.plain(it.Head) + "**"
			if it.Text != "" {
				head += " —"
			}
		}
		lines = append(lines, lead+join(head, w.plain(it.Text), w.cite(it.Cite)))
		for _, s := range it.Sub {
			lines = append(lines, strings.Repeat(" ", len(lead))+"- "+w.plain(s))
		}
	}
	w.par(lines...)
}

func (x tablePart) markdown(w *mdWriter) {
	row := func(cells []string) string {
		var b strings.Builder
		b.WriteByte('|')
		for i := range x.Header {
			cell := ""
			if i < len(cells) {
				cell = w.plain(cells[i])
			}
			b.WriteString(" " + cell + " |")
		}
		return b.String()
	}
	lines := []string{row(x.Header)}
	rule := "|"
	for i := range x.Header {
		if Table(x).align(i) == Right {
			rule += "---:|"
		} else {
			rule += "---|"
		}
	}
	lines = append(lines, rule)
	notes := func(i int) {
		for _, n := range x.Notes[i] {
			lines = append(lines, row([]string{"", n}))
		}
	}
	notes(-1)
	for i, r := range x.Rows {
		lines = append(lines, row(r))
		notes(i)
	}
	if x.Footer != nil {
		lines = append(lines, row(x.Footer))
	}
	w.par(lines...)
}

func (x prosePart) markdown(w *mdWriter) {
	if x.heading != "" {
		w.par("### " + w.plain(x.heading))
	}
	src := x.src
	src = w.cards.draw(src, w.ascii)
	w.par(strings.TrimSpace(src))
}

func (x blockPart) markdown(w *mdWriter) {
	w.par(append(append([]string{"```text"}, x...), "```")...)
}

func (breakPart) markdown(w *mdWriter) { w.par("---") }
