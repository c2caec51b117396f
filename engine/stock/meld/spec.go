package meld

import "hoyle/engine"

// Places of the deal.
var Places = []engine.FieldSpec{
	{Key: "turn-up", Kind: engine.OneCard, Doc: "the card turned up for trump; where all are dealt, the dealer's last"},
	{Key: "stock", Kind: engine.Cards, Doc: "the face-down cards, top first"},
}

// PositionFields are the keys of a position beside those that all games know.
var PositionFields = []engine.FieldSpec{
	{Key: "trump", Kind: engine.Word, Doc: "the trump suit, where no turn-up tells it"},
	{Key: "stock-left", Kind: engine.Int, Doc: "face-down cards left, where a slip has changed their number"},
}

// Events of the play beside those that all games know. names are the melds of the game.
func Events(names []string) []engine.EventSpec {
	by := engine.FieldSpec{Key: "by", Kind: engine.Player, Required: true, Doc: "who melds"}
	return []engine.EventSpec{
		{Kind: MeldEvent, Fields: []engine.FieldSpec{by,
			{Key: "cards", Kind: engine.Cards, Required: true, Doc: "the cards of the combination, those that lie on the table already included"},
			{Key: "as", Kind: engine.Word, Words: names, Doc: "what he announces, where the cards do not tell"},
			{Key: "marks", Kind: engine.Int, Doc: "what he marks for it, where that is another figure than is due"},
			{Key: "of", Kind: engine.Player, Doc: "whose overlooked meld he claims, where that is agreed"},
		}, Doc: "lays a meld"},
		{Kind: Exchange, Scalar: engine.Player, Fields: []engine.FieldSpec{by}, Doc: "shows the dix and exchanges it for the turn-up"},
		{Kind: DrawEvent, Scalar: engine.Cards, Words: []string{"stock"}, Doc: "both draw, the winner first; cards where the stock is not recorded"},
	}
}

// Of a fault: what its report may say beside who and when.
var (
	OfField   = engine.FieldSpec{Key: "of", Kind: engine.Anyone, Doc: "whose card it was, a player or stock"}
	SeenField = engine.FieldSpec{Key: "seen", Kind: engine.Bool, Doc: "he saw the second card"}
	BothField = engine.FieldSpec{Key: "both", Kind: engine.Bool, Doc: "the other drew the wrong card too"}
	TooField  = engine.FieldSpec{Key: "too", Kind: engine.Word, Words: []string{"many", "few"}, Doc: "too many cards or too few, where his hand is not recorded"}
	Excess    = engine.FieldSpec{Key: "excess", Kind: engine.Int, Doc: "how many points too many"}
)
