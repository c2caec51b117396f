package calabrasella

import "hoyle/engine"

const (
	stand = "stand"
	pass  = "pass"
	stock = "stock"
)

// spec is what a record of Calabrasella may say.
var spec = engine.Spec{
	HasDiscard: true,
	Places:     []engine.FieldSpec{{Key: stock, Kind: engine.Cards, Doc: "the four cards left when each has twelve; in a position, what lies there then"}},
	Calls:      []string{stand, pass},
	Contract: []engine.FieldSpec{
		{Key: "by", Kind: engine.Player, Required: true, Doc: "the single player"},
		{Key: "asked", Kind: engine.OneCard, Says: []string{"ask", "asks"}, Doc: "the card asked for; left out where nothing was"},
		{Key: "gave", Kind: engine.OneCard, Says: []string{"give", "gives"}, Doc: "the card given in exchange; left out where the card asked for lies in the stock"},
		{Key: "takes", Kind: engine.Cards, Says: []string{"take", "took"}, Doc: "the cards taken from the stock"},
	},
	Match:  []engine.FieldSpec{{Key: "scores", Kind: engine.Counts, Runs: engine.Adds, Doc: "what each has on the score sheet before this hand"}},
	Result: []engine.FieldSpec{{Key: "points", Kind: engine.Counts, Doc: "the single player's points, the last trick and the stock included"}},
	Faults: faults,
}
