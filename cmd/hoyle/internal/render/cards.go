package render

import (
	"regexp"
	"strings"

	"hoyle/engine/card"
)

// Cards is how the cards of a page look.
type Cards uint8

// The looks.
const (
	// AsRecorded leaves cards as a record writes them.
	AsRecorded Cards = iota
	// French draws French-suited cards with their suits' symbols, HT as ♥10; in ASCII they stay as a record has them.
	// Only what is marked as a card is drawn: a title, a player's name or a word that looks like one is left alone.
	French
	// FrenchWords finds the cards in a law's text, where nothing else looks like one, and draws them likewise.
	FrenchWords
)

// A card on a page stands between two marks, which no page shows.
const cardBegins, cardEnds = "\ue000", "\ue001"

// Card marks a card, or cards of one suit run together, as a record writes them: SQ, SAK.
func Card(token string) string { return cardBegins + token + cardEnds }

var (
	marked      = regexp.MustCompile(cardBegins + "[^" + cardEnds + "]*" + cardEnds)
	frenchToken = regexp.MustCompile(`\b[CSHD](?:10|[AKQJT2-9])+\b`)
	unmark      = strings.NewReplacer(cardBegins, "", cardEnds, "")
)

// draw shows the cards of a text.
func (c Cards) draw(s string, ascii bool) string {
	if c == FrenchWords && !ascii {
		s = frenchToken.ReplaceAllStringFunc(s, french)
	}
	if !strings.Contains(s, cardBegins) {
		return s
	}
	if c == AsRecorded || ascii {
		return unmark.Replace(s)
	}
	return marked.ReplaceAllStringFunc(s, func(m string) string { return french(unmark.Replace(m)) })
}

// french draws the cards of one token.
func french(token string) string {
	suit, ok := card.French.ParseSuit(token[:min(1, len(token))])
	if !ok || token == "SKAT" {
		return token
	}
	return card.Symbols[suit] + strings.ReplaceAll(token[1:], "T", "10")
}
