// Package iss reads and writes the game lines of the International Skat Server, one record from "(;" to ";)" a game,
// as archives of any size hold them: plain, gzip or bzip2.
//
// A Scanner cuts the stream into records, and Game.Parse turns one of them into an engine.Hand and what else the line
// says. Both reuse their memory, so that an archive of millions streams through. Append writes a line.
package iss

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

// Events of the play that only a server knows, and one that every table does: the declarer shows his hand. They are
// kinds of the skat game.
const (
	Show    engine.Kind = "show"     // By shows his hand; Args may hold its cards
	Leave   engine.Kind = "leave"    // By left the table
	TimeOut engine.Kind = "time-out" // By exceeded his time
	Unknown engine.Kind = "unknown"  // By played a card that the record does not tell
)

// ProfileName is the rule set that the server's lines are judged by when nothing else is asked.
const ProfileName = "iss"

// Game is one game line. The zero value is ready for Parse; parsing another record into it reuses its memory, and what
// was taken from it before is overwritten.
type Game struct {
	Line       int    // where the record starts in the archive, from 1; 0 when it comes from none
	Place      string // PC: the server's name; together with ID it identifies the game
	HasPlace   bool
	Comment    string // CO
	HasComment bool   // the oldest lines have no CO
	Series     string // SE
	ID         string
	Date       string    // DT, as it stands: 2007-10-29/04:44:01/UTC
	Owner      string    // OW: whose view of the game it is (0 to 2; 3 the public's); "" for the server's own
	Names      [3]string // P0 to P2 as they stand: forehand, middlehand, rearhand
	Ratings    [3]string // R0 to R2 as they stand: a number, nothing, null or ?
	PickedUp   bool      // the declarer took up the skat
	Split      bool      // announcement and discard are two moves
	Declared   string    // the moves from the skat to the discard as they stand, where the hand does not tell them so; "" as a rule
	Extra      string    // properties that say nothing of the game, as they stand
	Hand       engine.Hand
	Result     Result // the server's own

	// What Hand points to. A Game must therefore not be copied once it is parsed.
	names    []string
	bids     []engine.Act
	acts     []engine.Act
	deal     [4]engine.Dealt
	cards    [32]card.Card
	discard  engine.Dealt
	laidAway [2]card.Card
	contract [5]engine.Field
	shown    []card.Card
}

// Outcome is what the server's result says of the game as a whole.
type Outcome uint8

// The outcomes.
const (
	NotSaid Outcome = iota // R[unknown], or no result
	Passed                 // nobody bid
	Win
	Loss
	Penalty // ended by a player's absence before there was a game
)

var outcomeWords = [...]string{NotSaid: "unknown", Passed: "passed", Win: "win", Loss: "loss", Penalty: "penalty"}

func (o Outcome) String() string { return outcomeWords[o] }

// Result is what R[] says.
type Result struct {
	Outcome   Outcome
	Declarer  engine.Seat // Nobody when there was none
	Value     int         // what the declarer scores: lost games doubled and negative
	Matadors  int         // with n, or without n as −n; 0 for null
	Overbid   bool
	Points    int // the declarer's card points, skat included
	Tricks    int // the declarer's
	Schneider bool
	Schwarz   bool
	Penalties [3]int
	Left      engine.Seat
	TimedOut  engine.Seat
	Resigned  engine.Tri // Unknown where the line is older than the field
}

// reset empties the game and keeps its memory.
func (g *Game) reset(line int) {
	*g = Game{
		Line:   line,
		Result: Result{Declarer: engine.Nobody, Left: engine.Nobody, TimedOut: engine.Nobody},
		Hand:   engine.Hand{Rules: ProfileName, Dealer: 2},
		names:  g.names[:0],
		bids:   g.bids[:0],
		acts:   g.acts[:0],
		shown:  g.shown[:0],
	}
}
