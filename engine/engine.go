// Package engine is the vocabulary that every game shares: what a recorded hand is, what acts happen at a table,
// what a ruling says of them, and how a game describes itself.
//
// The engine is pure: no input or output, no clock, no YAML, no colour. The same hand gives the same verdict, byte
// for byte. A game is a value of type Game; the packages below engine hold one game each.
package engine

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Seat is a player by his place in Hand.Players, from 0. Each one's left-hand neighbour comes next.
type Seat int8

// Nobody is no seat.
const Nobody Seat = -1

// Dummy is how a record names a dummy: its place of the deal, and who plays or takes back its card. Its seat is the one
// behind the last player's.
const Dummy = "dummy"

// Law is the id of a law, GAME/RULESET/SECTION. The games' constants are generated from the headings of docs/rules,
// so that a citation of a section that is not there does not compile.
type Law string

// Section is the last part of the id.
func (l Law) Section() string {
	for i := len(l) - 1; i >= 0; i-- {
		if l[i] == '/' {
			return string(l[i+1:])
		}
	}
	return string(l)
}

// Pos is where something stands in the record's source, both from 1; zero when unknown. The engine only carries it.
type Pos struct{ Line, Col int32 }

// Kind of an act. A game may have kinds of its own beside these; the kind of an event is its key in the record.
type Kind string

// The acts that every game knows.
const (
	Play     Kind = "play"      // a card; By is set when the record names the player
	Bid      Kind = "bid"       // a call of the auction: Word and, for "bid", N
	Fault    Kind = "fault"     // an irregularity that cards can't show: Word is its name
	Retract  Kind = "retract"   // By takes back the last card that he played
	Gather   Kind = "gather"    // By turns and quits the complete trick
	Claim    Kind = "claim"     // By lays his cards down and claims Word
	Concede  Kind = "concede"   // By gives up; Word is how: says or throws
	Answer   Kind = "answer"    // By answers a claim or a concession; Args agrees
	PlayOn   Kind = "play-on"   // By, not at fault, demands that play go on
	TakeGame Kind = "take-game" // By, not at fault, claims the game at once
	Dispute  Kind = "dispute"   // By says Word against Against in Trick
)

// Act is one thing that happened at the table, lawful or not.
type Act struct {
	Kind    Kind
	By      Seat      // Nobody where the judge knows whose turn it is
	Card    card.Card // of a Play; card.None otherwise
	Word    string    // the call, the fault's name, what is claimed, what the dispute says
	N       int       // the number of a bid
	Against Seat      // of a dispute
	Trick   int       // of a dispute or a fault; 0 when not said
	Args    Fields    // what else the event says
	Pos     Pos
}

// Field is one key of a record and its value, in the form that its FieldSpec asks for.
type Field struct {
	Key    string
	Word   string      // Word and Text; a Player's name too
	N      int         // Int; 1 or 0 for Bool
	Seat   Seat        // Player
	Cards  []card.Card // Cards and OneCard
	Counts []Count     // Counts
	Pos    Pos
}

// Fields are the keys of one map of a record, in its order.
type Fields []Field

// Get finds a key.
func (f Fields) Get(key string) (Field, bool) {
	for i := range f {
		if f[i].Key == key {
			return f[i], true
		}
	}
	return Field{Seat: Nobody}, false
}

// Has reports whether the key is there.
func (f Fields) Has(key string) bool { _, ok := f.Get(key); return ok }

// Word of a key, or "".
func (f Fields) Word(key string) string { v, _ := f.Get(key); return v.Word }

// Int of a key, or 0.
func (f Fields) Int(key string) int { v, _ := f.Get(key); return v.N }

// True reports whether a Bool key is there and true.
func (f Fields) True(key string) bool { return f.Int(key) != 0 }

// Seat of a Player key, or Nobody.
func (f Fields) Seat(key string) Seat { v, _ := f.Get(key); return v.Seat }

// Cards of a key, or nil.
func (f Fields) Cards(key string) []card.Card { v, _ := f.Get(key); return v.Cards }

// Count is a number that belongs to a player or to a named side.
type Count struct {
	Seat Seat   // Nobody for a named side
	Side string // white, black; "" for a player
	N    int
}

// NumberOf is a player's number in a list, or with Nobody a side's; 0 where it is not listed.
func NumberOf(list []Count, s Seat, side string) int {
	for _, c := range list {
		if c.Seat == s && c.Side == side {
			return c.N
		}
	}
	return 0
}

// Dealt is the cards of one player or one place (skat, turn-up, stock) of the deal.
type Dealt struct {
	Seat  Seat   // Nobody for a place
	Place string // "" for a player
	Cards []card.Card
	Pos   Pos
	At    []Pos // of every card, where known
}

// PosOf is where a card of it stands in the source; where that is not known, all of them.
func (d *Dealt) PosOf(card int) Pos {
	if card < len(d.At) {
		return d.At[card]
	}
	return d.Pos
}

// Position is a hand that starts in the middle.
type Position struct {
	Hands  []Dealt // what each holds, where known; places of the deal too
	Leader Seat
	Trick  int     // the number of the next trick, from 1; 0 when not said
	Taken  []Count // card points taken so far
	Tricks []Count // tricks won so far
	Args   Fields  // what else the game needs
	Pos    Pos
}

// Hand is what a record says of one hand, decoded: names are seats, words are checked against the game's Spec, and
// nothing is judged yet.
type Hand struct {
	Rules    string // the rule set's name; "" is the game's default
	Variant  string
	Players  []string
	Dealer   Seat // Nobody when not recorded
	Agreed   Fields
	Match    Fields
	Deal     []Dealt // nil when no card is known
	Bidding  []Act
	Contract Fields // nil when none is recorded
	Discard  *Dealt
	Faults   []Act // before the first lead
	Play     []Act
	Result   Fields // in place of Play
	Position *Position
	Dispute  *Act // raised after the hand
	Pos      Pos
	// ContractPos, ResultPos are where those maps stand.
	ContractPos, ResultPos Pos
}

// Name of a player, for texts. The seat behind the last player's is the dummy's, in games that have one.
func (h *Hand) Name(s Seat) string {
	if s > 0 && int(s) == len(h.Players) {
		return "the dummy"
	}
	if s < 0 || int(s) >= len(h.Players) {
		return "nobody"
	}
	return h.Players[s]
}

// Dealt finds the recorded cards of a seat; nil when the hand is unknown.
func (h *Hand) Dealt(s Seat) *Dealt {
	for i := range h.Deal {
		if h.Deal[i].Seat == s && h.Deal[i].Place == "" {
			return &h.Deal[i]
		}
	}
	return nil
}

// Place finds the recorded cards of a place of the deal; nil when it is not recorded.
func (h *Hand) Place(name string) *Dealt {
	for i := range h.Deal {
		if h.Deal[i].Place == name {
			return &h.Deal[i]
		}
	}
	return nil
}

// Impossible is the error of a record that cannot have happened: a card that nobody can hold, a card twice. It is not
// for irregular acts; those are findings.
type Impossible struct {
	Pos  Pos
	What string // a whole sentence without its full stop
}

func (e *Impossible) Error() string { return e.What }

// Impossibles are the errors of a record in which several things cannot have happened.
type Impossibles []*Impossible

// Error is what each says.
func (l Impossibles) Error() string {
	var b strings.Builder
	for i, e := range l {
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(e.What)
	}
	return b.String()
}

// Unwrap lists them for errors.Is and errors.As.
func (l Impossibles) Unwrap() []error {
	out := make([]error, len(l))
	for i, e := range l {
		out[i] = e
	}
	return out
}

// Impossiblef makes an Impossible error.
func Impossiblef(at Pos, format string, args ...any) error {
	return &Impossible{Pos: at, What: fmt.Sprintf(format, args...)}
}

// Finding is an irregular act: a fact, whatever it may cost.
type Finding struct {
	What  string
	By    Seat      // Nobody for an onlooker
	Trick int       // from 1; 0 before the first lead
	Card  card.Card // card.None where none is concerned
	Law   Law
	Text  say.Text
	Act   int // the index in Hand.Play of the act that shows it; -1 before the first lead
}

// Mark is a scoring event that is no irregularity, such as a checkmate.
type Mark struct {
	What   string
	By     Seat
	Trick  int
	Card   card.Card
	Points int
	Law    Law
}

// Option is a choice that a law leaves to a side.
type Option struct {
	By     Seat
	Choice string   // the word that a record uses when it was taken
	Text   say.Text // what it would give
	Law    Law
	Scores []Count // what each would score, where that is known
}

// Reason is one step of the ruling with the law behind it.
type Reason struct {
	Text say.Text
	Law  Law
}

// Upheld is the answer to a dispute.
type Upheld struct {
	Upheld bool
	Text   say.Text
}

// Response is the answer to one of the questions of a record.
type Response struct {
	By      Seat   // who raised it
	Says    string // what it says
	Against Seat
	Trick   int
	Decided bool
	Upheld           // where it is decided
	Open    say.Text // else what the record leaves open
}

// Tri is a truth that may be unknown or may not apply.
type Tri int8

// The values of a Tri.
const (
	Unknown Tri = iota
	No
	Yes
)

// Is makes a Tri of a known truth.
func Is(b bool) Tri {
	if b {
		return Yes
	}
	return No
}

// Verdict is the engine's ruling on one hand.
type Verdict struct {
	Summary   say.Text // the ruling in one plain sentence
	Contract  say.Text // what was played, in words; none where the game has none
	Findings  []Finding
	Marks     []Mark
	Dispute   *Upheld
	Answers   []Response // to every question of the record, in the order in which they were raised
	Options   []Option
	Won       Tri // whether the single player made his game; Unknown where there is none
	Winners   []Seat
	Value     int  // the game's value without sign
	HasValue  bool // whether the game has one
	Points    []Count
	Scores    []Count // what the hand adds to each score; seats without a change may be left out
	Redeal    bool
	Over      bool // a game that goes over several hands is decided with this one; the next hand begins another
	Carry     int
	Next      Fields   // what the next hand of the sitting starts from, of the keys of the match that are Told; one that nobody knows is left out
	Undecided say.Text // what the record leaves open; none when all is decided
	Reasons   []Reason
	Figures   []Figure // numbers behind the ruling, for whoever compares it with another's

	Scored say.Text // for a score sheet, in a few words: why the hand scores what it does, where the contract does not tell

	values  []say.Value // of all its texts, in one slice
	phrases []say.Text  // the texts within texts
}

// Figure is a number behind a ruling by its name: tricks, matadors.
type Figure struct {
	Name string
	N    int
}

// Figure finds a number by its name; 0 when it is not there.
func (v *Verdict) Figure(name string) int {
	for _, f := range v.Figures {
		if f.Name == name {
			return f.N
		}
	}
	return 0
}

// Say is a message with its values, for any sentence of the verdict.
func (v *Verdict) Say(m *say.Message, values ...say.Value) say.Text {
	if len(values) == 0 {
		return say.Make(m, nil)
	}
	if cap(v.values)-len(v.values) < len(values) {
		room := 48
		if v.values != nil {
			room = 16 // the texts made before keep theirs
		}
		v.values = make([]say.Value, 0, room+len(values))
	}
	at := len(v.values)
	v.values = append(v.values, values...)
	return say.Make(m, v.values[at:len(v.values):len(v.values)])
}

// Phrase is a message with its values as a value of another text.
func (v *Verdict) Phrase(m *say.Message, values ...say.Value) say.Value {
	if len(values) == 0 {
		return say.Term(m)
	}
	if cap(v.phrases) == len(v.phrases) {
		v.phrases = make([]say.Text, 0, 16) // the phrases made before stay where they are
	}
	v.phrases = append(v.phrases, v.Say(m, values...))
	return say.Within(&v.phrases[len(v.phrases)-1])
}

// Reason adds a reason.
func (v *Verdict) Reason(law Law, m *say.Message, values ...say.Value) {
	if v.Reasons == nil {
		v.Reasons = make([]Reason, 0, 12)
	}
	v.Reasons = append(v.Reasons, Reason{Text: v.Say(m, values...), Law: law})
}

// Find adds a finding.
func (v *Verdict) Find(f Finding) { v.Findings = append(v.Findings, f) }

// Found reports whether there is a finding of that name.
func (v *Verdict) Found(what string) bool {
	for i := range v.Findings {
		if v.Findings[i].What == what {
			return true
		}
	}
	return false
}

// Step is one line of a replayed hand, for people who read it.
type Step struct {
	Act    int       // index in Hand.Play
	Seat   Seat      // who acted
	Card   card.Card // card.None for an event
	Note   say.Text  // the event in words; none for a card
	Trick  int       // the trick it belongs to, from 1; in a game without tricks the round
	Winner Seat      // set on the card that completes a trick, Nobody otherwise
	Counts []Count   // running card points after a complete trick
	Hands  []Holding // what each holds after a complete trick, as far as it is known
	Lies   []Heap    // what lies on the table after a turn, in a game without tricks; nil in others
	Made   []Count   // points that are sure after it; Counts are the cards taken then
}

// Holding is what a seat is known to hold.
type Holding struct {
	Seat  Seat
	Cards []card.Card
	Known bool // whether that is his whole hand
}

// Trace collects the steps of a replay. A nil Trace collects nothing.
type Trace struct {
	Opening []Holding // the hands at the first lead
	Skat    []card.Card
	Steps   []Step
	Now     Now // how the table stands at the end of the record
}

// Say adds an event.
func (t *Trace) Say(act int, by Seat, trick int, m *say.Message, values ...say.Value) {
	if t != nil {
		t.Steps = append(t.Steps, Step{Act: act, Seat: by, Card: card.None, Trick: trick, Winner: Nobody, Note: m.With(slices.Clone(values)...)})
	}
}
