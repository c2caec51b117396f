package render

import (
	"strings"

	"github.com/charmbracelet/x/ansi"

	"hoyle/cmd/hoyle/internal/term"
)

// Look dresses the lines of a conversation, which come one at a time and not as a page.
type Look struct {
	paint palette
	cards Cards
	width int
	plain bool
}

// NewLook is the look of messages on an IO, with the card notation of a page.
func NewLook(t *term.IO, p *Page) Look {
	u := *t
	u.Color = t.MessageColor()
	return Look{paint: paletteOf(&u), cards: p.Cards, width: t.Width, plain: t.ASCII}
}

// Text shows the cards in a text.
func (l Look) Text(s string) string {
	s = l.cards.draw(s, l.plain)
	if s = l.paint.suits(s); l.plain {
		s = ascii.Replace(s)
	}
	return s
}

// Strong is what the eye should find first, Dim what it may pass over.
func (l Look) Strong(s string) string { return l.paint.strong(s) }

// Dim is what the eye may pass over.
func (l Look) Dim(s string) string { return l.paint.dim(s) }

// Hang breaks a line likewise, the lines after the first set in by so many columns.
func (l Look) Hang(s string, columns int) string {
	lines := strings.Split(ansi.Wordwrap(s, max(l.width-columns, 8), ""), "\n")
	return strings.Join(lines, "\n"+strings.Repeat(" ", columns))
}

// Wrap breaks a line at its spaces to the width of the screen.
func (l Look) Wrap(s string) string { return ansi.Wordwrap(s, l.width, "") }
