package render

import (
	"regexp"
	"strings"

	"hoyle/cmd/hoyle/internal/term"
)

// palette is the codes of a theme; without colour all are empty.
type palette struct {
	on                bool
	title, heading    func(string) string
	strong, dim       func(string) string
	suit              string // of hearts and diamonds
	theme             term.Theme
	accent, secondary string // for glamour: colours by number
}

func sgr(code string) func(string) string {
	return func(s string) string {
		if s == "" {
			return ""
		}
		return "\x1b[" + code + "m" + s + "\x1b[0m"
	}
}

func plain(s string) string { return s }

func paletteOf(t *term.IO) palette {
	if !t.Color || t.Theme == term.None {
		return palette{title: plain, heading: plain, strong: plain, dim: plain, theme: term.None}
	}
	p := palette{on: true, strong: sgr("1"), theme: t.Theme, accent: "39", secondary: "245", suit: "203"}
	if t.Theme == term.Light {
		p.accent, p.secondary, p.suit = "25", "242", "160"
	}
	p.title = sgr("1;38;5;" + p.accent)
	p.heading = sgr("1;38;5;" + p.accent)
	p.dim = sgr("38;5;" + p.secondary)
	return p
}

var red = regexp.MustCompile(`[♥♦](10|[AKQJT2-9])*`)

// suits colours hearts and diamonds.
func (p palette) suits(s string) string {
	if !p.on || !strings.ContainsAny(s, "♥♦") {
		return s
	}
	return red.ReplaceAllString(s, "\x1b[38;5;"+p.suit+"m$0\x1b[39m")
}
