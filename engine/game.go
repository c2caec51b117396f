package engine

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"hoyle/engine/card"
	"hoyle/engine/say"
)

// FieldKind is the form of a value in a record.
type FieldKind uint8

// The forms of a value.
const (
	Int     FieldKind = iota + 1 // a whole number
	Bool                         // true or false
	Word                         // one of Words; any word where Words is empty
	Text                         // shown, never interpreted
	Player                       // a name from players
	OneCard                      // one card
	Cards                        // cards
	Counts                       // a map from players (or Sides) to whole numbers; a plain number belongs to no one (Seat Nobody)
	Anyone                       // a player's name or any other text (an onlooker)
)

// FieldSpec describes one key of a record.
type FieldSpec struct {
	Key      string
	Kind     FieldKind
	Words    []string // the words that Kind Word takes
	Required bool
	With     int      // of a match: the number of players with whom alone it is told, and then it must be; 0 for any, where it may be
	Runs     Runs     // of a match: what the next hand of a sitting takes over
	Says     []string // of a contract: what players say for the key when they tell the hand line by line
	Doc      string   // one line for the reference and for hoyle new
}

// Runs is how a key of the match runs on from hand to hand of a sitting, where the next hand's record does not say it
// itself.
type Runs uint8

// The ways to run on.
const (
	Lapses   Runs = iota // not at all: it holds for its own hand
	Stands               // as it is, until a record says otherwise
	Adds                 // Counts: each hand's scores are added, from nothing in a sitting and after a hand that is Over
	Carries              // Int: Verdict.Carry
	CountsUp             // Int: one more with every hand, the same after a redeal, 1 after a hand that is Over
	Told                 // Verdict.Next; a record that says one such key otherwise is elsewhere in the sitting, and takes over none; Counts stand each for itself, and hold nobody where nobody knows
)

// EventSpec describes an event of the play: a one-key map whose value is a scalar (Scalar set) or a map (Fields).
// The keys by, card, trick, against, what and says fill the Act's own fields; the others go to Args.
type EventSpec struct {
	Kind   Kind
	Scalar FieldKind // Player, Word, Cards …: the form of a plain value; 0 when only a map will do
	Words  []string  // of a Scalar Word; of Scalar Cards, words that may stand in place of cards (draw: stock)
	Fields []FieldSpec
	Doc    string
}

// FaultSpec describes an irregularity by its name.
type FaultSpec struct {
	Name     string
	Meaning  string // one sentence
	Reported bool   // whether a record reports it (faults:, fault:); otherwise the play shows it
	Fields   []FieldSpec
	Laws     []Law    // behind it, across the rule sets
	Says     []string // how players put it, for hoyle ask and search
	By       Culprit  // who can commit it
	When     Moment   // when it can happen; 0 for any time
	Excuses  bool     // with it a recorded hand may have another size than the deal gives
	// Force reports whether it has force in the hand, by its contract or what was agreed; nil for always. Without force
	// it is a finding that changes nothing.
	Force func(h *Hand) bool
	// Can reports whether it can be reported of a form at all; nil for every form.
	Can func(f Form) bool
	// Scenes show it, for hoyle ask: see Scene. A fault that is only reported needs none.
	Scenes []Scene
}

// Culprit is who can commit a fault.
type Culprit uint8

// Who can commit a fault.
const (
	Whoever      Culprit = iota // a player or an onlooker
	AnyPlayer                   // somebody at the table
	CardHolder                  // a player who holds cards in this hand
	TheDealer                   // the dealer: another name is no dealer's fault
	Outsider                    // an onlooker: no player of the table
	SinglePlayer                // who plays the game, by the contract: a record that names nobody means him
	Opponent                    // somebody who does not play alone, where somebody does
)

// Moment is when a fault can happen, one bit a time.
type Moment uint8

// The times of a fault.
const (
	InDeal    Moment = 1 << iota // reported in faults
	InPlay                       // reported as an event of the play
	InATrick                     // it belongs to a trick, which must have been begun where it is named
	WhileOpen                    // only while the stock stands, or before it is closed
)

// Spec is what the record of a game may say beyond the envelope that all games share. The decoder, the schema,
// completion, hoyle new and hoyle faults all read it.
type Spec struct {
	Places     []FieldSpec // of the deal, beside the players
	Calls      []string    // the words of the auction; none where there is no bidding
	Figures    bool        // whether a call may be a figure too
	Contract   []FieldSpec
	Agreed     []FieldSpec
	Match      []FieldSpec
	Position   []FieldSpec // beside hands, leader, trick, taken, tricks
	Result     []FieldSpec
	Events     []EventSpec // beside the common ones
	Faults     []FaultSpec
	Claims     []string // words that claim takes
	Sides      []string // names beside the players' that points are counted for
	HasDiscard bool
	Valued     []FieldSpec // what hoyle value asks beside the contract and the result; Outcomes finds it in Hand.Result
	DummyWith  int         // the number of players with whom a dummy plays, whose cards stand under Dummy; 0 where none ever does
}

// RuleSet is one body of law for a game.
type RuleSet struct {
	Name     string    // foster, isko, manual
	Title    string    // Foster's Laws
	Edition  string    // the edition that is carried
	Base     string    // the rule set whose laws hold where it has none of its own; "" for none
	Variants []Variant // beside the plain game
}

// Variant is a form of a game under one rule set.
type Variant struct {
	Name    string
	Differs string // where it differs, in one sentence
}

// Form is one form of a game that can be played.
type Form struct {
	Rules   string // the rule set by its name
	Variant string // "" for the plain game
	Players int
}

// String names the form: foster-frog-3.
func (f Form) String() string {
	if f.Variant == "" {
		return fmt.Sprintf("%s-%d", f.Rules, f.Players)
	}
	return fmt.Sprintf("%s-%s-%d", f.Rules, f.Variant, f.Players)
}

// Hand is an empty record of the form, with players named Anna, Bert and so on and no dealer.
func (f Form) Hand() Hand {
	names := []string{"Anna", "Bert", "Cora", "Dora", "Emil", "Frida"}
	return Hand{Rules: f.Rules, Variant: f.Variant, Players: names[:f.Players:f.Players], Dealer: Nobody}
}

// FormsOf lists the forms of one rule set and variant for several numbers of players.
func FormsOf(rules, variant string, players ...int) []Form {
	out := make([]Form, len(players))
	for i, n := range players {
		out[i] = Form{Rules: rules, Variant: variant, Players: n}
	}
	return out
}

// Game is one game as a value. Adding a game means adding one of these to the registry.
type Game struct {
	Name       string // as a record's game key
	Title      string
	About      string // one sentence
	MinPlayers int
	MaxPlayers int
	RuleSets   []RuleSet // the first is the default
	Cards      card.Notation
	Spec       Spec
	// Sentences are the catalogues that the game's rulings speak from: its own and those of what it shares.
	Sentences []*say.Catalogue
	// New is a commented record to fill in.
	New string
	// Settlements are the ways to balance a sitting, the usual one first; none where the totals are the end of it.
	Settlements []Settlement
	// Ask is what it takes to ask for a ruling without a record.
	Ask Inquiry
	// Forms are what is to be simulated: every rule set, every variant and every number of players that changes the rules.
	Forms []Form
	// Simulate deals a hand of one of the Forms at random and plays it lawfully, act by act. What is agreed, the auction and
	// the contract are drawn at random too. The conformance kit (engine/enginetest) runs it over every form, the net keeps
	// what its hands are ruled, and benchmarks and fuzzing take their hands from it. A Sim keeps a table of its own and never
	// asks the judge, so that the same seed gives the same hand whatever becomes of the judge.
	Simulate func(rng *rand.Rand, form Form) Sim
	// Outcomes values a contract without a record: the hands to judge, one for each result that it may have, the
	// plainest success first; the hand itself where its result is given. The error is *Impossible. A game that has
	// nothing to value leaves it nil.
	Outcomes func(h *Hand) ([]Outcome, error)
	// Seats is who sits where in a round of a sitting, from 1, for players named in the order in which they drew; nil for
	// a game that has no such order. The error says what number of players or round there cannot be.
	Seats func(players []string, round int) (*Seating, error)
	// Melds values the cards of a hand by the combinations that they make, under what is agreed; nil where the game has
	// none. The hand gives the variant, what is agreed and, by its turn-up or contract, the trump.
	Melds func(h *Hand, cards []card.Card, tricks int) (MeldValue, error)
	// Unit is what a hand's scores are counted in, such as points or pfennigs, where tables agree on that; nil where there
	// is but one. What is counted in another unit is not added up.
	Unit func(h *Hand) string
	// Places are who holds cards in a hand, each one's left-hand neighbour next, the dummy at its place among them; nil
	// where every player does, in the order of their names.
	Places func(h *Hand) []Seat
	// Lists are the ways in which clubs write a sitting up, beside the plain scores; none where there is no such custom.
	Lists []List
	// Translate puts a hand's contract into the words of another rule set, so that the same hand can be judged by both.
	// The error is *NoEquivalent where that rule set has no such game. A game with one rule set leaves it nil.
	Translate func(h *Hand, rules string) (Fields, error)
	// SamePoint reports whether laws of two rule sets settle the same point, so that what rulings by both say of it
	// stands side by side. A game with one rule set leaves it nil.
	SamePoint func(a, b Law) bool
	// Rule replays a hand of the game, which it is given with it, and rules on it: see Judge.
	Rule func(g *Game, h *Hand, t *Trace) (*Verdict, error)
}

// Judge replays a hand and rules on it. An irregular act is a finding; the error is for an impossible record only
// (*Impossible). A Trace, when not nil, collects the steps for people who read the hand.
func (g *Game) Judge(h *Hand, t *Trace) (*Verdict, error) { return g.Rule(g, h, t) }

// Voice speaks the sentences of a hand in a language, with the cards as a record has them.
func (g *Game) Voice(h *Hand, lang say.Language) *say.Voice {
	return &say.Voice{Lang: lang, Name: func(seat int) string { return h.Name(Seat(seat)) }, Card: func(c card.Card) string { return g.Cards.String(c) }}
}

// MeldValue is what the melds in a hand are worth.
type MeldValue struct {
	Held  []Meld // every combination that is there, in the order of the game's table
	Best  []Meld // the most valuable order of scoring them, one a trick
	Total int    // of Best
}

// Meld is a combination of cards that scores.
type Meld struct {
	Name  string // as a record has it
	Text  string // in words
	Cards []card.Card
	Value int
}

// AnyTricks is a number of tricks that leaves time for every meld.
const AnyTricks = 99

// Sim is a hand in play that knows what may be done next.
type Sim interface {
	// Hand is the record so far. It may be changed after a copy was taken, not before.
	Hand() *Hand
	// Lawful lists what may be done now; nothing when the hand is over.
	Lawful() []Act
	// Unlawful lists the cards that could be played now, but only against a duty: a revoke or a failure to head or trump.
	Unlawful() []Act
	// Do does one of them.
	Do(Act)
	// Total is what the last step's Counts of a Trace must add up to when the hand is over.
	Total() int
}

// RuleSet finds a rule set by name; "" is the default.
func (g *Game) RuleSet(name string) (RuleSet, bool) {
	if name == "" {
		return g.RuleSets[0], true
	}
	for _, r := range g.RuleSets {
		if r.Name == name {
			return r, true
		}
	}
	return RuleSet{}, false
}

// Carries reports whether a law is one of a rule set's, or of the one that it is based on.
func (g *Game) Carries(rules RuleSet, l Law) bool {
	of := func(name string) bool { return name != "" && strings.HasPrefix(string(l), g.Name+"/"+name+"/") }
	return of(rules.Name) || of(rules.Base)
}

// Fault finds a fault's description by its name.
func (g *Game) Fault(name string) (FaultSpec, bool) {
	for _, f := range g.Spec.Faults {
		if f.Name == name {
			return f, true
		}
	}
	return FaultSpec{}, false
}

// Scenes are how records show the faults of the game, for hoyle ask.
func (g *Game) Scenes() []Scene {
	var out []Scene
	for _, list := range [...][]FaultSpec{g.Spec.Faults, g.Ask.Matters} {
		for i := range list {
			for _, s := range list[i].Scenes {
				s.Fault = list[i].Name
				out = append(out, s)
			}
		}
	}
	return out
}

// Excused reports whether the record says of a fault with which a hand may have another size than the deal gives.
func (g *Game) Excused(h *Hand) bool {
	for _, acts := range [...][]Act{h.Faults, h.Play} {
		for i := range acts {
			if acts[i].Kind != Fault {
				continue
			}
			if f, ok := g.Fault(acts[i].Word); ok && f.Excuses {
				return true
			}
		}
	}
	return false
}

// CommonEvents are the events of every game's play. Card lines, and maps from a player to a card, are plays.
var CommonEvents = []EventSpec{
	{Kind: Retract, Scalar: Player, Doc: "he takes back the last card that he played"},
	{Kind: Gather, Scalar: Player, Doc: "he turns the complete trick and quits it"},
	{Kind: Claim, Fields: []FieldSpec{
		{Key: "by", Kind: Player, Required: true, Doc: "who lays his cards down"},
		{Key: "what", Kind: Word, Required: true, Doc: "what he claims"},
	}, Doc: "lays his cards down and claims"},
	{Kind: Concede, Scalar: Player, Fields: []FieldSpec{
		{Key: "by", Kind: Player, Required: true, Doc: "who gives up"},
		{Key: "how", Kind: Word, Words: []string{"says", "throws"}, Doc: "by word, or by throwing his cards down"},
	}, Doc: "gives up"},
	{Kind: Answer, Fields: []FieldSpec{
		{Key: "by", Kind: Player, Required: true, Doc: "who answers"},
		{Key: "agrees", Kind: Bool, Required: true, Doc: "whether he agrees"},
	}, Doc: "answers a claim or a concession"},
	{Kind: PlayOn, Scalar: Player, Doc: "the side not at fault demands that play go on"},
	{Kind: TakeGame, Scalar: Player, Doc: "the side not at fault claims the game at once"},
	{Kind: Fault, Fields: []FieldSpec{
		{Key: "what", Kind: Word, Required: true, Doc: "the fault's name"},
		{Key: "by", Kind: Anyone, Doc: "who committed it"},
		{Key: "trick", Kind: Int, Doc: "the trick it concerns"},
	}, Doc: "something that cards can't show"},
	{Kind: Dispute, Fields: DisputeFields, Doc: "a question raised at this point"},
}

// DisputeFields are the keys of a dispute.
var DisputeFields = []FieldSpec{
	{Key: "by", Kind: Player, Required: true, Doc: "who raises it"},
	{Key: "says", Kind: Word, Required: true, Doc: "a finding's name, score, or claim"},
	{Key: "against", Kind: Player, Doc: "whom it accuses"},
	{Key: "trick", Kind: Int, Doc: "the trick it concerns"},
	{Key: "scores", Kind: Counts, Doc: "with score: what he holds the scores to be"},
	{Key: "points", Kind: Counts, Doc: "with score: what he holds the card points to be"},
}

// Choice is the key with which any fault says which of its options was taken.
const Choice = "choice"

// Settlement is a way to balance a sitting's totals at its end.
type Settlement struct {
	Name  string // the word for --method
	Title string
	Laws  []Law
	Unit  string // what the amounts are, e.g. points
	// Agreed is the agreement with which this is the usual way, as a ruling lists it (stakes: pool); "" for none.
	Agreed string
	// Settle gives the rows of the reckoning in the order in which it is written, each with a label; the last row is
	// what each player wins (positive) or loses.
	Settle func(totals []int) []SettlementRow
}

// List is a way to write a sitting up.
type List struct {
	Name  string // the word for --list
	Title string
	Law   Law
	// Add is what a game won or lost by its single player adds to the scores.
	Add func(h *Hand, won bool) []Count
}

// NoEquivalent says that a rule set has nothing like a contract of another.
type NoEquivalent struct {
	Rules string
	What  string // what it lacks
}

func (e *NoEquivalent) Error() string { return "no equivalent: it knows " + e.What }

// SettlementRow is one line of a settlement.
type SettlementRow struct {
	Label   string
	Amounts []int // by player
	Of      int   // the amounts are so many parts of one: 4 for quarters; 0 for whole ones
}

// Text is a player's amount with its sign: "+14", "−3 3/4", "0".
func (r SettlementRow) Text(player int) string {
	n, of, sign := r.Amounts[player], max(r.Of, 1), "+"
	switch {
	case n == 0:
		return "0"
	case n < 0:
		n, sign = -n, "−"
	}
	whole, part := n/of, n%of
	if part == 0 {
		return fmt.Sprintf("%s%d", sign, whole)
	}
	d := part // the fraction in its lowest terms
	for x := of; x != 0; {
		d, x = x, d%x
	}
	if whole == 0 {
		return fmt.Sprintf("%s%d/%d", sign, part/d, of/d)
	}
	return fmt.Sprintf("%s%d %d/%d", sign, whole, part/d, of/d)
}

// Outcome is a hand with a result that it may have.
type Outcome struct {
	Name say.Text
	Hand Hand
}

// Seating is who sits where in one round of a sitting, and what falls to whom in its games.
type Seating struct {
	Round, Cycle int // from 1
	Rounds       int // of a cycle
	Places       []Place
	Parts        []string   // what falls to somebody in every game: the deal, the first lead
	Games        [][]string // by game, whose each of Parts is
	Laws         []Law
}

// Place is one place at the table and who has it.
type Place struct{ Where, Who string }
