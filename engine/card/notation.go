package card

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Notation reads and writes the cards of a game.
type Notation interface {
	// Parse reads one token of a record, such as SAKT9 or wK, into the cards it names, in their order.
	// The error is a *TokenError.
	Parse(token string) ([]Card, error)
	// String writes one card as a record writes it.
	String(Card) string
	// Suit writes a suit as a record writes it and reads one; ok is false for a game without named suits.
	ParseSuit(word string) (Suit, bool)
}

// Legend is a Notation whose letters want explaining to who does not know the game.
type Legend interface {
	// Legend says what the letters mean, in one line.
	Legend() string
}

// TokenError says what is wrong with a card's token and where in it.
type TokenError struct {
	Token string
	At    int    // bytes from the token's start
	Want  string // what was expected there
}

func (e *TokenError) Error() string {
	return fmt.Sprintf("%q is not a card: expected %s", e.Token, e.Want)
}

// French is the notation of French-suited cards: a suit (C S H D or ♣ ♠ ♥ ♦) and one or more ranks (A K Q J 10 or T,
// 9 to 2), in either case: SAKT9, ♠A109.
var French Notation = french{}

type french struct{}

const (
	suitLetters = "DHSC"
	rankLetters = "23456789TJQKA"
)

// Symbols of the suits, by Suit.
var Symbols = [4]string{"♦", "♥", "♠", "♣"}

// SuitNames are the English names, by Suit.
var SuitNames = [4]string{"diamonds", "hearts", "spades", "clubs"}

func (s Suit) String() string {
	if s > Clubs {
		return "none"
	}
	return SuitNames[s]
}

var frenchNames = func() (names [52]string) {
	for c := range names {
		names[c] = string(suitLetters[Card(c).Suit()]) + string(rankLetters[Card(c).Rank()-2])
	}
	return
}()

func (french) String(c Card) string {
	if int(c) >= len(frenchNames) {
		return "??"
	}
	return frenchNames[c]
}

func (french) ParseSuit(word string) (Suit, bool) {
	s, n := suitAt(word)
	if n > 0 && n == len(word) {
		return s, true
	}
	for i, name := range SuitNames {
		if strings.EqualFold(word, name) {
			return Suit(i), true
		}
	}
	return NoSuit, false
}

// suitAt reads a suit at the start of s and says how many bytes it took, 0 for none.
func suitAt(s string) (Suit, int) {
	if s == "" {
		return NoSuit, 0
	}
	if i := strings.IndexByte(suitLetters, upper(s[0])); i >= 0 {
		return Suit(i), 1
	}
	for i, sym := range Symbols {
		if strings.HasPrefix(s, sym) {
			n := len(sym)
			// A symbol may carry the variation selector that asks for a coloured glyph.
			if strings.HasPrefix(s[n:], "\ufe0f") {
				n += len("\ufe0f")
			}
			return Suit(i), n
		}
	}
	return NoSuit, 0
}

func upper(b byte) byte {
	if 'a' <= b && b <= 'z' {
		return b - 32
	}
	return b
}

func (french) Parse(token string) ([]Card, error) {
	suit, n := suitAt(token)
	if n == 0 {
		return nil, &TokenError{token, 0, "a suit, C S H D or ♣ ♠ ♥ ♦"}
	}
	if n == len(token) {
		return nil, &TokenError{token, n, "a rank after the suit, A K Q J 10 (or T) 9 to 2"}
	}
	cards := make([]Card, 0, len(token)-n)
	for i := n; i < len(token); {
		if strings.HasPrefix(token[i:], "10") {
			cards = append(cards, Of(suit, 10))
			i += 2
			continue
		}
		r := strings.IndexByte(rankLetters, upper(token[i]))
		if r < 0 {
			return nil, &TokenError{token, i, "a rank, A K Q J 10 (or T) 9 to 2"}
		}
		cards = append(cards, Of(suit, Rank(r)+2))
		_, size := utf8.DecodeRuneInString(token[i:])
		i += size
	}
	return cards, nil
}

// Patterns are regular expressions, without anchors, of a token and of a token of one card, for whoever checks records
// without this package.
func (french) Patterns() (token, one string) {
	const suit, rank = "([CSHDcshd]|[♣♠♥♦]\ufe0f?)", "(10|[AKQJTakqjt2-9])"
	return suit + rank + "+", suit + rank
}

// List writes cards one after the other with a space between.
func List(n Notation, cards []Card) string {
	var b strings.Builder
	for i, c := range cards {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(n.String(c))
	}
	return b.String()
}
