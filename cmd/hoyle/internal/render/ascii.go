package render

import (
	"strings"

	"hoyle/cmd/hoyle/internal/term"
)

// ascii replaces every sign that a page uses by one of ASCII that is as wide, so that it may be done to a text that is
// already set: ♥10 is H10 then, as a record may write it, and a rule is of hyphens.
var ascii = strings.NewReplacer(
	"♣", "C", "♠", "S", "♥", "H", "♦", "D",
	"─", "-", "┄", "-", "│", "|", "┤", "|", "•", "-", "·", "-", "›", ">", "→", ">", "↑", "^", "↓", "v",
	"−", "-", "–", "-", "—", "-", "×", "x", "½", ".5", "§", "S", "“", `"`, "”", `"`, "‘", "'", "’", "'", "…", "...",
	"█", "#", "░", ".", "●", "*", "■", "#", "▲", "^", "◆", "+", "○", "o", "□", "=", "△", "~", "◇", "%", "✕", "x",
	"à", "a", "á", "a", "â", "a", "ä", "a", "ç", "c", "è", "e", "é", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i", "ô", "o",
	"ö", "o", "ß", "ss", "ù", "u", "û", "u", "ü", "u", "œ", "oe",
	"Ä", "A", "É", "E", "Ö", "O", "Ü", "U",
)

// Signs is a text that is already set, in ASCII where the IO asks for it.
func Signs(t *term.IO, s string) string {
	if t.ASCII {
		return ascii.Replace(s)
	}
	return s
}
