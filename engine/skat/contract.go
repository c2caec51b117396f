package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// kind of game, by what the single player undertakes.
type kind uint8

const (
	suitGame   kind = iota // most of the card points, one suit and the jacks trumps
	grand                  // the same, the jacks alone trumps
	nullo                  // no trick at all
	revolution             // a nullo against both adversaries' cards in one hand
	uno                    // exactly one trick
	duo                    // exactly two
	ramsch                 // everybody for himself; the fewest points
	frogGame               // Frog: hearts trumps, the widow taken up
	chico                  // Frog: another trump, the widow left
	frogGrand              // Frog: hearts trumps, the widow left
)

// use of the skat.
type use uint8

const (
	solo          use = iota // the skat stays where it is until the end
	tournee                  // one card is turned and names the trump
	passtMirNicht            // the first card did not suit, the second must
	gucki                    // both are taken up together
)

// contract is what is played.
type contract struct {
	by       engine.Seat // Nobody in Ramsch
	kind     kind
	suit     card.Suit // of a suit game
	use      use
	open     bool
	announce level     // schneider or schwarz announced, else game
	turned   card.Card // card.None when not recorded
	played   bool      // whether the record names a contract at all
	words    *words    // of the book that it is played by
}

// level of a game won or lost.
type level int8

const (
	plain     level = iota // the game alone
	schneider              // and schneider
	schwarz                // and schwarz
)

func (l level) String() string { return [...]string{"game", "schneider", "schwarz"}[l] }

// usesSkat reports whether the single player takes cards from the skat.
func (c *contract) usesSkat() bool { return c.use != solo }

// trumps reports whether there are trumps, so that the multipliers apply.
func (c *contract) trumps() bool { return c.kind == suitGame || c.kind == grand }

// order is the rank of the cards and the duty to follow.
func (c *contract) order() *trick.Order {
	if !c.played {
		return grandOrder // nothing is played under it
	}
	switch c.kind {
	case suitGame:
		return suitOrders[c.suit]
	case nullo, revolution:
		return nulloOrder
	case frogGame, chico, frogGrand:
		return frogOrders[c.suit]
	}
	return grandOrder
}

// trumpList is the trumps from the club jack down.
func (c *contract) trumpList() []card.Card {
	if c.kind == suitGame {
		return trumpLists[c.suit]
	}
	return jacks
}

// readContract reads the words of the record.
func readContract(h *engine.Hand, b *book) (contract, error) {
	c := contract{by: engine.Nobody, turned: card.None, suit: card.NoSuit, words: b.words}
	if h.Contract == nil {
		return c, nil
	}
	c.played = true
	c.by = h.Contract.Seat("by")
	game, _ := h.Contract.Get("game")
	how, _ := h.Contract.Get("how")
	var ok bool
	if c.kind, ok = b.words.kinds[game.Word]; !ok {
		return c, engine.Impossiblef(game.Pos, b.words.unknown, game.Word)
	}
	if c.kind == suitGame {
		c.suit, _ = card.French.ParseSuit(game.Word)
	}
	err := b.words.read(&c, h, game, how)
	return c, err
}

// words is how a book reads contracts and speaks of them.
type words struct {
	kinds   map[string]kind                                                 // the games by their words in a record
	unknown string                                                          // what is said of another
	read    func(c *contract, h *engine.Hand, game, how engine.Field) error // the use of the skat and what was announced
	name    func(c *contract) (*say.Message, []say.Value)                   // the game in words
	noun    func(c *contract) (*say.Message, []say.Value)                   // the same where a sentence speaks of it
}

// kinds are the games of Skat by their words in a record.
var kinds = map[string]kind{
	"clubs": suitGame, "spades": suitGame, "hearts": suitGame, "diamonds": suitGame, "grand": grand, "nullo": nullo, "null": nullo,
	"revolution": revolution, "uno": uno, "duo": duo, "ramsch": ramsch,
}

const notOfSkat = "%s is a game of the variant frog, which the record does not name"

var fosterWords = words{kinds: kinds, unknown: notOfSkat, read: (*contract).readFoster, name: (*contract).fosterName, noun: (*contract).fosterName}

// game names a contract in a sentence: "heart tournée"; noun is the name where "a" or "the" stands before it.
func (r *ruler) game(c *contract) say.Value { return say.Phrase(say.Make(c.words.name(c))) }

func (r *ruler) noun(c *contract) say.Value { return say.Phrase(say.Make(c.words.noun(c))) }

// name of the game in the words of its book, for errors.
func (c *contract) name() string { return plainly.Text(say.Make(c.words.name(c))) }

// plainly speaks what names no player, for errors.
var plainly = say.Voice{Card: show}

// readFoster reads the contract of Foster's Laws.
func (c *contract) readFoster(h *engine.Hand, game, how engine.Field) error {
	switch how.Word {
	case "", "solo", "hand":
		c.use = solo
	case "tournee":
		c.use = tournee
	case "passt-mir-nicht":
		c.use = passtMirNicht
	case "gucki", "skat":
		c.use = gucki
	}
	c.readAnnouncement(h)
	if turned := h.Contract.Cards("turned"); len(turned) > 0 {
		c.turned = turned[0]
	}
	if c.by == engine.Nobody && c.kind != ramsch {
		return engine.Impossiblef(game.Pos, "a contract other than ramsch needs 'by', the single player")
	}
	return nil
}

func (c *contract) readAnnouncement(h *engine.Hand) {
	switch h.Contract.Word("announce") {
	case "schneider":
		c.announce = schneider
	case "schwarz":
		c.announce = schwarz
	}
	c.open = h.Contract.True("open")
}

// fosterName is the game as Foster names it: "heart tournée", "solo grand", "open gucki nullo".
func (c *contract) fosterName() (*say.Message, []say.Value) {
	open, use, announced := say.If(c.open), say.Num(int(c.use)), say.Num(int(c.announce))
	switch c.kind {
	case suitGame:
		return msgFosterSuit, []say.Value{open, say.Num(int(c.suit)), use, announced}
	case grand:
		return msgFosterGrand, []say.Value{open, use, announced}
	case nullo:
		return msgFosterNullo, []say.Value{open, use, announced}
	}
	return msgFosterOther, []say.Value{open, say.Num(int(c.kind)), announced}
}
