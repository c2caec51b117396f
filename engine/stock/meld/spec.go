package meld

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// Places of the deal.
var Places = []engine.FieldSpec{
	{Key: "turn-up", Kind: engine.OneCard, Doc: "the card turned up for trump; where all are dealt, the dealer's last"},
	{Key: "stock", Kind: engine.Cards, Doc: "the face-down cards, top first"},
}

// PositionFields are the keys of a position beside those that all games know.
var PositionFields = []engine.FieldSpec{
	{Key: "trump", Kind: engine.Word, Doc: "the trump suit, where no turn-up tells it"},
	{Key: "melds", Kind: engine.Counts, Doc: "what each has announced for melds and dix in this hand, where the scores before it do not hold that"},
	{Key: "stock-left", Kind: engine.Int, Doc: "face-down cards left, where a slip has changed their number"},
}

// Keys of the contract and of the match.
var (
	TrumpField  = engine.FieldSpec{Key: "trump", Kind: engine.Word, Doc: "the trump suit, C S H or D, where no turn-up tells it"}
	ScoresField = engine.FieldSpec{Key: "scores", Kind: engine.Counts, Runs: engine.Adds, Doc: "the scores before this hand"}
)

// Events of the play beside those that all games know. names are the melds of the game.
func Events(names []string) []engine.EventSpec {
	by := engine.FieldSpec{Key: "by", Kind: engine.Player, Required: true, Doc: "who melds"}
	return []engine.EventSpec{
		{Kind: MeldEvent, Fields: []engine.FieldSpec{by,
			{Key: "cards", Kind: engine.Cards, Required: true, Doc: "the cards of the combination, those that lie on the table already included"},
			{Key: "as", Kind: engine.Word, Words: names, Doc: "what he announces, where the cards do not tell"},
			{Key: "marks", Kind: engine.Int, Doc: "what he marks for it, where that is another figure than is due"},
			{Key: "calls", Kind: engine.OneCard, Doc: "with choice: call-card, the card that the adversary calls after a false meld"},
			{Key: "of", Kind: engine.Player, Doc: "whose overlooked meld he claims, where that is agreed"},
		}, Doc: "lays a meld"},
		{Kind: Exchange, Scalar: engine.Player, Fields: []engine.FieldSpec{by}, Doc: "shows the dix and exchanges it for the turn-up"},
		{Kind: DrawEvent, Scalar: engine.Cards, Words: []string{"stock"}, Doc: "both draw, the winner first; cards where the stock is not recorded"},
	}
}

// NewSetup reads the trump, and who leads: the eldest hand, or the leader of a position.
func NewSetup(h *engine.Hand) (s Setup, err error) {
	s.Leader = Eldest(h)
	if h.Position != nil && h.Position.Leader != engine.Nobody {
		s.Leader = h.Position.Leader
	}
	s.Trump, err = TrumpOf(h)
	return s, err
}

// Eldest is the player at the dealer's left; the first player where the dealer is not recorded.
func Eldest(h *engine.Hand) engine.Seat {
	if h.Dealer == engine.Nobody {
		return 0
	}
	return (h.Dealer + 1) % engine.Seat(len(h.Players))
}

// TrumpOf is the suit of the turn-up, or the one that the contract or the position names.
func TrumpOf(h *engine.Hand) (card.Suit, error) {
	if d := h.Place("turn-up"); d != nil {
		return d.Cards[0].Suit(), nil
	}
	fields := h.Contract
	at := h.ContractPos
	if p := h.Position; p != nil {
		for i := range p.Hands {
			if p.Hands[i].Place == "turn-up" {
				return p.Hands[i].Cards[0].Suit(), nil
			}
		}
		if p.Args.Has("trump") {
			fields, at = p.Args, p.Pos
		}
	}
	if w, ok := fields.Get("trump"); ok {
		s, ok := card.French.ParseSuit(w.Word)
		if !ok {
			return 0, engine.Impossiblef(w.Pos, "%q is no suit; a trump is C, S, H or D", w.Word)
		}
		return s, nil
	}
	if NeedsTrump(h) {
		if at == (engine.Pos{}) {
			at = h.Pos
		}
		return 0, engine.Impossiblef(at, "the record does not tell the trump: give the turn-up in the deal or the position, or contract: {trump: S}")
	}
	return card.Clubs, nil
}

// NeedsTrump reports whether anything in the record depends on the trump.
func NeedsTrump(h *engine.Hand) bool {
	for i := range h.Play {
		switch h.Play[i].Kind {
		case engine.Play, MeldEvent, Exchange:
			return true
		}
	}
	return false
}
