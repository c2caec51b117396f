package render

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/charmbracelet/glamour"
	"github.com/charmbracelet/x/ansi"

	"hoyle/cmd/hoyle/internal/term"
)

// Text sets the page for a terminal of the IO's width and colours, without trailing spaces.
func (p *Page) Text(t *term.IO) string {
	w := &writer{width: t.Width, paint: paletteOf(t), cards: p.Cards, ascii: t.ASCII}
	for _, x := range p.parts {
		x.text(w)
	}
	return Signs(t, w.b.String())
}

// indent of what stands under a section's heading.
const indent = 2

type writer struct {
	b     strings.Builder
	width int
	paint palette
	cards Cards
	ascii bool

	setter *glamour.TermRenderer

	inside bool // a section has begun, so that text is indented
	fresh  bool // its heading is the last that was written
}

func (w *writer) margin() int {
	if w.inside {
		return indent
	}
	return 0
}

// gap leaves one blank line, but none at the top.
func (w *writer) gap() {
	if w.b.Len() > 0 {
		w.b.WriteByte('\n')
	}
}

// line writes one line, indented, without trailing spaces.
func (w *writer) line(left int, s string) {
	s = trimRight(w.paint.suits(s))
	w.fresh = false
	if s != "" {
		w.b.WriteString(strings.Repeat(" ", left))
		w.b.WriteString(s)
	}
	w.b.WriteByte('\n')
}

func (w *writer) pretty(s string) string {
	return w.cards.draw(s, w.ascii)
}

// flow writes words in lines: the first one behind lead, the others under its text. A citation at the end is dimmed.
func (w *writer) flow(left int, lead, text, cite string, style func(string) string) {
	hang := ansi.StringWidth(lead)
	cite = brackets(cite)
	lines := wrap(join(w.pretty(text), cite), w.width-left-hang)
	for i, cited := range ends(lines, cite) {
		body := strings.TrimSuffix(lines[i], cited)
		if style != nil && body != "" {
			body = style(body)
		}
		if cited != "" {
			body += w.paint.dim(cited)
		}
		if i == 0 {
			w.line(left, w.paint.dim(lead)+body)
		} else {
			w.line(left+hang, body)
		}
	}
}

// ends is what of the words at the end of a wrapped text stands in each line.
func ends(lines []string, words string) []string {
	out := make([]string, len(lines))
	for i := len(lines) - 1; i >= 0 && words != ""; i-- {
		before, whole := strings.CutSuffix(words, lines[i])
		if !whole {
			out[i] = words
			break
		}
		out[i], words = lines[i], strings.TrimRight(before, " ")
	}
	return out
}

func (x titlePart) text(w *writer) {
	w.gap()
	w.inside = false
	w.flow(0, "", x.title, "", w.paint.title)
	for _, s := range x.below {
		w.flow(0, "", s, "", w.paint.dim)
	}
}

func (x sectionPart) text(w *writer) {
	w.gap()
	w.flow(0, "", string(x), "", w.paint.heading)
	w.inside, w.fresh = true, true
}

func (x fieldsPart) text(w *writer) {
	if !w.inside {
		w.gap()
	}
	wide := 0
	for _, f := range x {
		wide = max(wide, ansi.StringWidth(f.Name))
	}
	for _, f := range x {
		w.flow(indent, f.Name+strings.Repeat(" ", wide+2-ansi.StringWidth(f.Name)), f.Value, "", nil)
	}
}

func (x sayPart) text(w *writer) {
	if !w.inside {
		w.gap()
	}
	var style func(string) string
	if x.stress {
		style = w.paint.strong
	}
	w.flow(w.margin(), "", x.words, "", style)
}

func (x listPart) text(w *writer) {
	if !w.inside {
		w.gap()
	}
	digits := len(strconv.Itoa(len(x.items)))
	for i, it := range x.items {
		lead := ""
		if x.numbered {
			lead = fmt.Sprintf("%*d  ", digits, i+1)
		}
		below := w.margin() + len(lead)
		switch {
		case it.Head == "":
			w.flow(w.margin(), lead, it.Text, it.Cite, nil)
		case it.Text == "":
			w.flow(w.margin(), lead, it.Head, it.Cite, w.paint.strong)
		default:
			w.flow(w.margin(), lead, it.Head, "", w.paint.strong)
			below += indent
			w.flow(below, "", it.Text, it.Cite, nil)
		}
		for _, s := range it.Sub {
			w.flow(below, "", s, "", w.paint.dim)
		}
	}
}

func (x tablePart) text(w *writer) {
	if !w.inside {
		w.gap()
	}
	for _, l := range w.table(Table(x), w.width-w.margin()) {
		w.line(w.margin(), l)
	}
}

func (x prosePart) text(w *writer) {
	if !w.fresh {
		w.gap()
	}
	if x.heading != "" {
		w.flow(w.margin(), "", x.heading, "", w.paint.strong)
	}
	for _, l := range w.prose(w.pretty(x.src), w.width-w.margin()) {
		w.line(w.margin(), l)
	}
}

func (x blockPart) text(w *writer) {
	if !w.fresh {
		w.gap()
	}
	for _, l := range x {
		w.line(w.margin(), l)
	}
}

func (breakPart) text(w *writer) {
	w.gap()
	w.line(0, w.paint.dim(strings.Repeat("─", w.width)))
	w.inside = false
}

// wrap breaks a text at its spaces into lines of at most so many columns. A word that is longer stands alone. A line
// feed in the text is kept.
func wrap(s string, columns int) []string {
	columns = max(columns, 8)
	var lines []string
	for par := range strings.SplitSeq(s, "\n") {
		line, used := "", 0
		for word := range strings.FieldsSeq(par) {
			n := ansi.StringWidth(word)
			if line != "" && used+1+n > columns {
				lines = append(lines, line)
				line, used = "", 0
			}
			if line != "" {
				line += " "
				used++
			}
			line += word
			used += n
		}
		lines = append(lines, line)
	}
	return lines
}

// trimRight drops the spaces at a line's end, also those inside a style, and keeps the codes that end the style.
func trimRight(s string) string {
	if strings.IndexByte(s, '\x1b') < 0 {
		return strings.TrimRight(s, " \t")
	}
	end := 0 // behind the last visible character
	var tail strings.Builder
	for i := 0; i < len(s); {
		if s[i] == '\x1b' {
			n := escape(s[i:])
			tail.WriteString(s[i : i+n])
			i += n
			continue
		}
		if s[i] != ' ' && s[i] != '\t' {
			end = i + 1
			tail.Reset()
		}
		i++
	}
	if end == 0 {
		return ""
	}
	// Of the codes behind the text only a reset matters.
	if t := tail.String(); t != "" {
		return s[:end] + t[strings.LastIndexByte(t, '\x1b'):]
	}
	return s[:end]
}

// escape is the length of the control sequence at the start of s.
func escape(s string) int {
	for i := 2; i < len(s); i++ {
		if s[i] >= '@' && s[i] <= '~' {
			return i + 1
		}
	}
	return len(s)
}
