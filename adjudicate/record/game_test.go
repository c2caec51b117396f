package record_test

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// fieldSpec and required keep the table of the test game short.
func fieldSpec(key string, kind engine.FieldKind, words ...string) engine.FieldSpec {
	return engine.FieldSpec{Key: key, Kind: kind, Words: words, Doc: "the " + key}
}

func required(f engine.FieldSpec) engine.FieldSpec {
	f.Required = true
	return f
}

// omber is a game that has every form of key that a game's Spec can ask for.
var omber = &engine.Game{
	Name: "omber", Title: "Omber", MinPlayers: 2, MaxPlayers: 4,
	RuleSets: []engine.RuleSet{
		{Name: "plain"},
		{Name: "club", Variants: []engine.Variant{{Name: "short"}, {Name: "long"}}},
	},
	Cards: card.French,
	Spec: engine.Spec{
		Figures: true, HasDiscard: true,
		Places:   []engine.FieldSpec{fieldSpec("pool", engine.Cards), fieldSpec("turn-up", engine.OneCard)},
		Calls:    []string{"hold", "pass", "solo", "null"},
		Contract: []engine.FieldSpec{fieldSpec("by", engine.Player), required(fieldSpec("game", engine.Word, "hearts", "spades", "null")), fieldSpec("bid", engine.Int), fieldSpec("open", engine.Bool), fieldSpec("turned", engine.OneCard)},
		Agreed:   []engine.FieldSpec{fieldSpec("bury", engine.Word, "yes", "never"), fieldSpec("stake", engine.Int), fieldSpec("double", engine.Bool)},
		Match:    []engine.FieldSpec{fieldSpec("scores", engine.Counts), fieldSpec("carry", engine.Int)},
		Position: []engine.FieldSpec{fieldSpec("trump", engine.Word), fieldSpec("shown", engine.Cards)},
		Result:   []engine.FieldSpec{fieldSpec("points", engine.Counts), fieldSpec("remark", engine.Text), fieldSpec("last", engine.Player)},
		Events: []engine.EventSpec{
			{Kind: "draw", Scalar: engine.Cards, Words: []string{"stock"}},
			{Kind: "exchange", Scalar: engine.Player},
			{Kind: "marriage", Scalar: engine.Word},
			{Kind: "show", Scalar: engine.OneCard},
			{Kind: "pips", Scalar: engine.Int},
			{Kind: "open", Scalar: engine.Bool},
			{Kind: "whistle", Scalar: engine.Anyone},
			{Kind: "meld", Fields: []engine.FieldSpec{required(fieldSpec("by", engine.Player)), required(fieldSpec("cards", engine.Cards)), fieldSpec("as", engine.Word), fieldSpec("text", engine.Text)}},
		},
		Faults: []engine.FaultSpec{
			{Name: "not-cut", Reported: true},
			{Name: "exposed-card", Reported: true, Fields: []engine.FieldSpec{fieldSpec("card", engine.OneCard)}},
			{Name: "dealt-out-of-turn", Reported: true, Fields: []engine.FieldSpec{required(fieldSpec("complete", engine.Bool))}},
			{Name: "revoke"},
			{Name: "lead-out-of-turn"},
		},
		Claims: []string{"won", "rest", "66"},
		Sides:  []string{"white", "black"},
	},
}

// blancs is a game without an auction, a contract or a discard, and with a notation of its own.
var blancs = &engine.Game{
	Name: "blancs", Title: "Blancs", MinPlayers: 2, MaxPlayers: 2,
	RuleSets: []engine.RuleSet{{Name: "plain"}},
	Cards:    pips{},
}

var games = []*engine.Game{omber, blancs}

// pips is a notation of one card a token: w or s, and a Roman numeral from I to IV.
type pips struct{}

var numerals = [4]string{"I", "II", "III", "IV"}

func (pips) String(c card.Card) string {
	if c >= 8 {
		return "??"
	}
	return "ws"[c/4:c/4+1] + numerals[c%4]
}

func (p pips) Parse(token string) ([]card.Card, error) {
	for c := card.Card(0); c < 8; c++ {
		if p.String(c) == token {
			return []card.Card{c}, nil
		}
	}
	at := 0
	if token != "" && (token[0] == 'w' || token[0] == 's') {
		at = 1
	}
	return nil, &card.TokenError{Token: token, At: at, Want: "w or s and a numeral, I to IV"}
}

func (pips) ParseSuit(string) (card.Suit, bool) { return card.NoSuit, false }
