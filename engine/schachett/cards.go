// Package schachett is the game of Schachett for four players, or for three with a dummy, by its manual.
package schachett

import (
	"strconv"
	"strings"

	"hoyle/engine/card"
)

// A card's number holds its colour in bit 5 and its index in the order of rank below it: the officers D T L S K, the
// pawns 8 to 1, the suit cards X to I. Both copies of a Rook, Bishop or Knight are the same card.
const (
	dame, rook, bishop, knight, king = 0, 1, 2, 3, 4

	firstPawn = 5  // the pawn 8
	firstSuit = 13 // the suit card X
	perColour = 23 // different cards of a colour
	black     = 32 // the bit of the black cards

	whiteKing card.Card = king
	blackKing card.Card = black + king
)

// Sets of cards.
const (
	officers    card.Set = (1<<firstPawn - 1) * both
	pawns       card.Set = (1<<firstSuit - 1<<firstPawn) * both
	suitCards   card.Set = (1<<perColour - 1<<firstSuit) * both
	kings       card.Set = 1 << king * both
	twice       card.Set = (1<<rook | 1<<bishop | 1<<knight) * both
	ofWhite     card.Set = 1<<black - 1
	both                 = 1 | 1<<black
	handSize             = 13
	allTricks            = 13
	roundGames           = 4
	cycleRounds          = 6
)

// pack is the fifty-two cards.
var pack = card.Pack{Cards: officers | pawns | suitCards, Copies: 2, Single: (officers | pawns | suitCards) &^ twice}

func index(c card.Card) int { return int(c &^ black) }

// colour is every card of a card's colour.
func colour(c card.Card) card.Set {
	if c&black != 0 {
		return ^ofWhite
	}
	return ofWhite
}

var (
	officerLetters = [...]string{"D", "T", "L", "S", "K"}
	roman          = [...]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"}
)

// Cards is the manual's own notation: w or s for white and black, then K D T L S, a pawn's number 8 to 1 or a suit
// card's X to I, in either case; one card a token.
var Cards card.Notation = notation{}

type notation struct{}

var cardNames = func() (names [64]string) {
	for i := range perColour {
		rest := ""
		switch {
		case i < firstPawn:
			rest = officerLetters[i]
		case i < firstSuit:
			rest = strconv.Itoa(firstSuit - i)
		default:
			rest = roman[perColour-i-1]
		}
		names[i], names[i|black] = "w"+rest, "s"+rest
	}
	return
}()

func (notation) String(c card.Card) string {
	if int(c) >= len(cardNames) || cardNames[c] == "" {
		return "??"
	}
	return cardNames[c]
}

func (notation) Legend() string {
	return "w white, s black; K King, D Dame, T Rook, L Bishop, S Knight; 8 to 1 pawns, X to I suit cards"
}

func (notation) ParseSuit(string) (card.Suit, bool) { return card.NoSuit, false }

func (notation) Parse(token string) ([]card.Card, error) {
	var c card.Card
	switch {
	case strings.HasPrefix(token, "w"), strings.HasPrefix(token, "W"):
	case strings.HasPrefix(token, "s"), strings.HasPrefix(token, "S"):
		c = black
	default:
		return nil, &card.TokenError{Token: token, At: 0, Want: "a colour, w for white or s for black"}
	}
	rest := token[1:]
	for i := range perColour {
		if strings.EqualFold(cardNames[i][1:], rest) {
			return []card.Card{c | card.Card(i)}, nil
		}
	}
	return nil, &card.TokenError{Token: token, At: 1,
		Want: "after the colour one card, K D T L S for an officer, 8 to 1 for a pawn or X to I for a suit card"}
}

// show writes a card as a record writes it.
var show = Cards.String

// promoted gives the officer that a card is in the last trick; other cards stay themselves.
func promoted(c card.Card, last bool) card.Card {
	if !last {
		return c
	}
	if i := index(c); i >= perColour-4 {
		return c&black | card.Card(perColour-1-i) // I is a Dame, II a Rook, III a Bishop, IV a Knight
	}
	return c
}

var officerPoints = [...]int{12, 11, 10, 9, 0}

// points of a card in a trick.
func points(c card.Card, last bool) int {
	c = promoted(c, last)
	switch i := index(c); {
	case i < firstPawn:
		return officerPoints[i]
	case i < firstSuit:
		return firstSuit - i
	}
	return 0
}
