// Package record is the format in which a hand is written down: it reads records, says exactly where one is at fault,
// and writes them. What a game's records may hold is read from the game's engine.Spec; the package knows no game.
//
// A record is one YAML document (JSON is YAML); a file may hold several. The reference is docs/record.md.
package record

import (
	"errors"

	"hoyle/engine"
	"hoyle/engine/card"
)

// Version of the format that this package reads and writes.
const Version = 1

// Doc is one record of a file: what the engine judges, and what is shown or compared but never interpreted.
type Doc struct {
	Hand   engine.Hand
	Game   *engine.Game
	Title  string
	Source string
	Date   string
	Note   string
	Why    string  // the reasoning beside Expect
	Expect *Expect // nil when the record has none

	// Err holds every defect of the document, nil when it is sound. The hand of a record at fault must not be judged;
	// its Expect may still be read, for a record that must be refused (expect: {error: …}).
	Err error

	File  string // as given to Decode
	Index int    // its place in the file, from 0
	Pos   engine.Pos
	src   *source
}

// Opt is a value that a record may leave out.
type Opt[T any] struct {
	V   T
	Set bool // whether it stands there
	Pos engine.Pos
}

// Expect is what a record says its ruling must be. Only what is Set is compared.
type Expect struct {
	Findings  Opt[[]Finding]      // the exact list, in order of occurrence
	Marks     Opt[[]Mark]         // likewise
	Dispute   Opt[bool]           // upheld
	Disputes  Opt[[]string]       // the answer to each, in order: upheld, rejected or open
	Won       Opt[bool]           //
	Winners   Opt[[]engine.Seat]  //
	Value     Opt[int]            // of the game, without sign
	Points    Opt[[]engine.Count] // of whom the record names
	Scores    Opt[[]engine.Count] // of every player; an absent one is expected to score 0
	Totals    Opt[[]engine.Count] // of the sitting after this hand; an absent player is expected to stand at 0
	Settled   Opt[[]Settled]      // what the sitting's settlement after this hand gives, by method
	Over      Opt[bool]           // whether a game of several hands is decided
	Redeal    Opt[bool]           //
	Carry     Opt[int]            //
	Options   Opt[[]string]       // the choices left open, in order
	Laws      Opt[[]string]       // sections, or whole ids, that the ruling must cite
	Says      Opt[[]string]       // pieces of what the ruling says in words
	Undecided Opt[bool]           // whether the record leaves something open
	Error     Opt[string]         // a fragment of the message with which the record must be refused
	Pos       engine.Pos
}

// Settled is an expected settlement.
type Settled struct {
	Method  string
	Amounts []engine.Count
	Pos     engine.Pos
}

// Finding is an expected finding; only its Set fields are compared.
type Finding struct {
	What  Opt[string]
	By    Opt[Who]
	Trick Opt[int]
	Card  Opt[card.Card]
	Law   Opt[string] // a section or a whole id
	Pos   engine.Pos
}

// Mark is an expected mark; only its Set fields are compared.
type Mark struct {
	What   Opt[string]
	By     Opt[Who]
	Trick  Opt[int]
	Card   Opt[card.Card]
	Points Opt[int]
	Law    Opt[string]
	Pos    engine.Pos
}

// Who is a player, or with Seat Nobody an onlooker by whatever the record calls him.
type Who struct {
	Seat engine.Seat
	Name string
}

// ErrMalformed and ErrImpossible tell a record that is not understood from one that is, but cannot have happened.
var (
	ErrMalformed  = errors.New("malformed record")
	ErrImpossible = errors.New("impossible record")
)

// Decode reads every record of a source, in its order. file is shown in errors; games are those that a record may
// name. A record at fault is returned too, with its Err set; the error joins those of all records (Errors).
func Decode(file string, src []byte, games []*engine.Game) ([]*Doc, error) {
	s := newSource(file, src)
	chunks := s.split()
	docs := make([]*Doc, 0, len(chunks))
	var all Errors
	for _, c := range chunks {
		d := decodeDoc(s, c, games)
		d.Index = len(docs)
		var defects Errors
		if errors.As(d.Err, &defects) {
			all = append(all, defects...)
		}
		docs = append(docs, d)
	}
	if len(docs) == 0 {
		e := s.at(engine.Pos{Line: 1, Col: 1}, ErrMalformed, "there is no record here")
		e.Want = "a YAML document that begins with hoyle: 1"
		all = Errors{e}
	}
	if len(all) > 0 {
		return docs, all
	}
	return docs, nil
}

// DecodeOne reads the record of a source that must hold just one.
func DecodeOne(file string, src []byte, games []*engine.Game) (*Doc, error) {
	docs, err := Decode(file, src, games)
	if len(docs) > 1 {
		e := docs[1].at(docs[1].Pos, ErrImpossible, "a second record, where one was asked for")
		return docs[0], Errors{e}
	}
	if err != nil {
		return nil, err
	}
	return docs[0], nil
}

func (d *Doc) at(pos engine.Pos, kind error, msg string) *Error { return d.src.at(pos, kind, msg) }

// Locate gives what the engine found impossible in this record its place in the source: an *Error, or Errors where it is
// more than one thing. Any other error, and one of a record that was not decoded from a source, comes back as it is.
func (d *Doc) Locate(err error) error {
	var (
		one  *engine.Impossible
		list engine.Impossibles
	)
	switch {
	case d.src == nil:
	case errors.As(err, &list):
		var all Errors
		for _, imp := range list {
			all = append(all, d.locate(imp))
		}
		all.sort()
		return all
	case errors.As(err, &one):
		return d.locate(one)
	}
	return err
}

func (d *Doc) locate(imp *engine.Impossible) *Error {
	pos := imp.Pos
	if pos.Line == 0 {
		pos = d.Pos
	}
	return d.at(pos, ErrImpossible, imp.What)
}
