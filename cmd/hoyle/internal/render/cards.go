package render

import (
	"regexp"
	"slices"
	"strings"

	"hoyle/engine/card"
)

var frenchToken = regexp.MustCompile(`\b[CSHD](?:10|[AKQJT2-9])+\b`)

// FrenchCards shows French-suited cards with their suits' symbols: SQ as ♠Q, HT as ♥10. Words that look like cards and
// are none, such as a player's name, are given in keep.
func FrenchCards(keep ...string) func(string) string {
	return func(s string) string {
		return frenchToken.ReplaceAllStringFunc(s, func(token string) string {
			if token == "SKAT" || slices.Contains(keep, token) {
				return token
			}
			suit, _ := card.French.ParseSuit(token[:1])
			return card.Symbols[suit] + strings.ReplaceAll(token[1:], "T", "10")
		})
	}
}
