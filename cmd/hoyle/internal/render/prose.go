package render

import (
	"strings"

	"github.com/charmbracelet/glamour"
	"github.com/charmbracelet/glamour/ansi"
	"github.com/charmbracelet/glamour/styles"

	"hoyle/cmd/hoyle/internal/term"
)

// prose sets Markdown within the columns.
func (w *writer) prose(src string, columns int) []string {
	// The style is chosen here: glamour's own choice asks the terminal, which may never answer, and heeds no NO_COLOR.
	r, err := glamour.NewTermRenderer(glamour.WithStyles(w.paint.glamour()), glamour.WithWordWrap(columns))
	if err != nil {
		return strings.Split(src, "\n")
	}
	out, err := r.Render(src)
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
	if p.on {
		s.Heading.Color = &p.accent
		s.Code.Color, s.Code.BackgroundColor = &p.secondary, nil
		s.Code.Prefix, s.Code.Suffix = "", ""
	}
	return s
}
