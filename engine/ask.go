package engine

import (
	"slices"

	"hoyle/engine/card"
)

// Inquiry is what a game adds to its faults so that a ruling can be asked for without a record: how a record shows a
// fault that cards or calls show, and what its rulings may turn on. Which of the questions a ruling does turn on is
// not said here: that is found by judging what the answers would make of it.
//
// A part of a record is text in the record's own format, lines of the form KEY: {…}, KEY: […] or KEY: VALUE. Lines of
// the same key are joined, so that a contract or a play is put together from several answers. In it $by is the player
// whose act is in question, $before and $after are his right-hand and left-hand neighbours, $opposite sits between
// those two, and $KEY is the player or the number that was the answer to the question KEY. Neighbours are those who hold
// cards, the dummy among them; $says is the first player after him, whoever holds the cards there.
type Inquiry struct {
	Tables []Table // the usual one first
	// Matters are what can be asked about that is no irregularity: what something counts. Each has a name, a meaning, laws,
	// what players call it, and scenes.
	Matters   []FaultSpec
	Questions []Question // in the order in which they are asked
}

// Table is how the players of a form are called where they give no names. A form that has none can be asked about with
// the players' own names.
type Table struct {
	Variant string   // "" for the plain game
	Names   []string // in the order of Hand.Players
	Dealer  string   // who of them deals; "" where the names do not tell, so that it is asked
	// Said are the answers that the names give, by the key of the question.
	Said map[string]string
}

// Scene is the least that shows a fault or a matter; one that is only a place (position, match) leaves it to be reported there. Of
// several for the same fault the first one counts in which nothing else is irregular; one that uses $KEY counts only
// where that question has an answer with a value.
type Scene struct {
	Fault   string
	Record  string // "" where the answers to the questions show it
	Rules   string // the only rule set in which it shows the fault, with those that are based on it; "" for all
	Variant string // the only variant in which it can happen; "" for every form
	Players []int  // the numbers of players with whom it can happen; nil for any
}

// In reports whether a scene can happen in a form.
func (s *Scene) In(f Form) bool {
	return (s.Variant == "" || s.Variant == f.Variant) && among(s.Players, f.Players)
}

// among reports whether a number of players is one of those listed, or none are; 0 is any.
func among(list []int, players int) bool {
	return list == nil || players == 0 || slices.Contains(list, players)
}

// Table is how the players of a form are called; nil where nobody has said.
func (q *Inquiry) Table(variant string, players int) *Table {
	for i := range q.Tables {
		if t := &q.Tables[i]; t.Variant == variant && (players == 0 || players == len(t.Names)) {
			return t
		}
	}
	return nil
}

// Question is one that a ruling may turn on.
type Question struct {
	Key     string   // its name, also as a flag
	Text    string   // as it is asked
	Variant string   // the only variant in which it is asked; "" for every form
	Players []int    // the numbers of players with whom it is asked; nil for any
	About   []string // the faults that it may be asked about; nil for all
	Replies []Reply  // the plainest first
	Player  bool     // a player is an answer too; he is $KEY in Record
	Numbers []int    // numbers are answers too: samples at which a ruling may change, from the least to the most
	Record  string   // what a player or a number adds to the record
}

// In reports whether it is asked in a form.
func (q *Question) In(f Form) bool {
	return (q.Variant == "" || q.Variant == f.Variant) && among(q.Players, f.Players)
}

// Reply is a word that answers a question.
type Reply struct {
	Word    string // what is typed
	Text    string // in the players' words
	Record  string // what it adds to the record; "" for nothing
	Rules   string // the only rule set that has it; "" for all
	Variant string // the only variant that has it; "" for every form
}

// Now is how the table stands after the last act of a hand.
type Now struct {
	Trick    int       // the number of the trick in course, from 1
	Turn     Seat      // who plays next; Nobody when the hand is over
	Cards    []Fall    // what lies in the trick in course, in the order of the seats; a complete one until the next lead
	Counts   []Count   // card points taken so far, those of a complete trick that lies open included
	Hands    []Holding // what each holds, as far as it is known
	Winner   Seat      // of the trick that lies complete; Nobody otherwise
	Complete bool      // the trick lies complete on the table and has not been gathered
	Over     bool      // no card is left to play
	Bidding  bool      // the auction goes on: Turn calls next
	Bid      bool      // the auction is over, and what is played is known from it
	Won      bool      // the auction is over, and Bidder plays; the rest of the contract is still to be told
	Bidder   Seat

	Untricked bool    // the game has no tricks: Trick is the round, Lies and Made say how the table stands, and Counts the cards taken
	Lies      []Heap  // what lies on the table
	Made      []Count // points that are sure by now
}

// Heap is what lies on the table of a game without tricks: a card by itself, or several that lie together as one.
type Heap struct {
	Cards []card.Card
	Worth int  // what several are worth together; 0 for a card by itself
	Of    Seat // whose they are; Nobody for nobody's
}

// Fall is a card that lies on the table.
type Fall struct {
	Seat Seat
	Card card.Card
}
