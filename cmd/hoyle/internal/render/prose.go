package render

import (
	"regexp"
	"strings"

	"github.com/charmbracelet/glamour"
	"github.com/charmbracelet/glamour/ansi"
	"github.com/charmbracelet/glamour/styles"
	xansi "github.com/charmbracelet/x/ansi"

	"hoyle/cmd/hoyle/internal/term"
)

// prose sets Markdown within the columns: tables as everywhere on a page, lists with their entries hanging, and
// glamour sets the rest. (It stretches a table over the whole width and does not hang what is below a bullet.)
func (w *writer) prose(src string, columns int) []string {
	var out []string
	for i, b := range blocks(src) {
		if i > 0 && !(b.mark != "" && b.tight) {
			out = append(out, "")
		}
		switch {
		case b.table != nil:
			out = append(out, w.table(*b.table, columns)...)
		case b.mark != "":
			lead := b.mark + " "
			for n, l := range w.prose(b.text, columns-len(lead)) {
				switch {
				case n == 0 && b.mark == "-":
					l = "• " + l
				case n == 0:
					l = lead + l
				case l != "":
					l = strings.Repeat(" ", len(lead)) + l
				}
				out = append(out, l)
			}
		default:
			for _, l := range w.glamour(b.text) {
				if xansi.StringWidth(l) <= columns {
					out = append(out, l)
					continue
				}
				left := len(l) - len(strings.TrimLeft(l, " "))
				for _, part := range wrap(l, columns-left) {
					out = append(out, trimRight(strings.Repeat(" ", left)+part))
				}
			}
		}
	}
	return out
}

// block is a table, an entry of a list, or other Markdown.
type block struct {
	text  string
	mark  string // of an entry: - or 1.
	tight bool   // no blank line before the entry
	table *Table
}

var entry = regexp.MustCompile(`^(-|\*|\d+\.) +`)

// tableRule is the line below a table's header.
var tableRule = regexp.MustCompile(`^\|[-:| ]*-[-:| ]*$`)

// blocks splits Markdown into tables, entries of lists, and what is between them.
func blocks(src string) []block {
	var out []block
	lines := strings.Split(strings.Trim(src, "\n"), "\n")
	blank := func(i int) bool { return i >= len(lines) || strings.TrimSpace(lines[i]) == "" }
	for i := 0; i < len(lines); {
		if blank(i) {
			i++
			continue
		}
		if strings.HasPrefix(lines[i], "|") && i+1 < len(lines) && tableRule.MatchString(lines[i+1]) {
			from := i
			for i < len(lines) && strings.HasPrefix(lines[i], "|") {
				i++
			}
			out = append(out, block{table: tableOf(lines[from:i])})
			continue
		}
		if m := entry.FindString(lines[i]); m != "" {
			b := block{mark: strings.TrimSpace(m), tight: i > 0 && !blank(i-1)}
			if b.mark == "*" {
				b.mark = "-"
			}
			body := []string{lines[i][len(m):]}
			// What is indented under an entry belongs to it, and so does a line that merely goes on.
			for i++; i < len(lines); i++ {
				l := lines[i]
				indented := strings.HasPrefix(l, "  ")
				if blank(i) && !(i+1 < len(lines) && strings.HasPrefix(lines[i+1], "  ")) || entry.MatchString(l) ||
					!blank(i) && !indented && blank(i-1) {
					break
				}
				body = append(body, strings.TrimPrefix(strings.TrimPrefix(l, "  "), strings.Repeat(" ", len(m)-2)))
			}
			b.text = strings.Join(body, "\n")
			out = append(out, b)
			continue
		}
		from := i
		fenced := false
		for ; i < len(lines); i++ {
			if strings.HasPrefix(lines[i], "```") {
				fenced = !fenced
			}
			if fenced || i == from {
				continue
			}
			// A table and any list may follow a blank line; only an entry that begins a list may break into a paragraph.
			m := entry.FindString(lines[i])
			if blank(i-1) && (m != "" || strings.HasPrefix(lines[i], "|")) || m != "" && (m[0] < '0' || m[0] > '9' || strings.HasPrefix(m, "1.")) {
				break
			}
		}
		out = append(out, block{text: strings.Join(lines[from:i], "\n")})
	}
	return out
}

// tableOf reads a table of Markdown.
func tableOf(lines []string) *Table {
	cells := func(l string) []string {
		l = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(l), "|"), "|")
		var out []string
		for c := range strings.SplitSeq(strings.ReplaceAll(l, `\|`, "\x00"), "|") {
			out = append(out, inline.Replace(strings.ReplaceAll(strings.TrimSpace(c), "\x00", "|")))
		}
		return out
	}
	t := &Table{Header: cells(lines[0])}
	for _, c := range cells(lines[1]) {
		a := Left
		if strings.HasSuffix(c, ":") && !strings.HasPrefix(c, ":") {
			a = Right
		}
		t.Align = append(t.Align, a)
	}
	for _, l := range lines[2:] {
		t.Rows = append(t.Rows, cells(l))
	}
	return t
}

// inline drops the marks of emphasis and code, which have no place in a cell.
var inline = strings.NewReplacer("**", "", "*", "", "`", "")

// glamour sets running text, a paragraph a line. It does not break the lines: it miscounts words with a hyphen, and what
// it makes too long it breaks again, so that a single word stands in a line of its own.
func (w *writer) glamour(src string) []string {
	// The style is chosen here: glamour's own choice asks the terminal, which may never answer, and heeds no NO_COLOR.
	if w.setter == nil {
		r, err := glamour.NewTermRenderer(glamour.WithStyles(w.paint.glamour()), glamour.WithWordWrap(0))
		if err != nil {
			return strings.Split(src, "\n")
		}
		w.setter = r
	}
	out, err := w.setter.Render(src)
	if err != nil {
		return strings.Split(src, "\n")
	}
	var lines []string
	for l := range strings.SplitSeq(out, "\n") {
		lines = append(lines, trimRight(l))
	}
	for len(lines) > 0 && lines[0] == "" {
		lines = lines[1:]
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// glamour is the style sheet: plain text in the terminal's own colour, and no highlighting of code, which alone would
// make the output many times longer.
func (p palette) glamour() ansi.StyleConfig {
	var s ansi.StyleConfig
	switch p.theme {
	case term.Dark:
		s = styles.DarkStyleConfig
	case term.Light:
		s = styles.LightStyleConfig
	default:
		s = styles.NoTTYStyleConfig
	}
	zero := uint(0)
	s.Document.Color = nil
	s.Document.Margin = &zero
	s.Document.BlockPrefix, s.Document.BlockSuffix = "", ""
	s.CodeBlock.Chroma = nil
	s.CodeBlock.Margin = &zero
	for _, h := range []*ansi.StyleBlock{&s.H1, &s.H2, &s.H3, &s.H4, &s.H5, &s.H6} {
		h.Prefix, h.Suffix = "", ""
		h.Color, h.BackgroundColor = nil, nil
	}
	if !p.on {
		// Without colour words stand plain: marks of emphasis are for those who write.
		for _, e := range []*ansi.StylePrimitive{&s.Emph, &s.Strong} {
			e.BlockPrefix, e.BlockSuffix = "", ""
		}
		s.Code.BlockPrefix, s.Code.BlockSuffix = "", ""
	}
	if p.on {
		s.Heading.Color = &p.accent
		s.Code.Color, s.Code.BackgroundColor = &p.secondary, nil
		s.Code.Prefix, s.Code.Suffix = "", ""
	}
	return s
}
