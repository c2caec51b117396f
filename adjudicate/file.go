package adjudicate

import (
	"fmt"
	"io"
	"os"
	"slices"

	"hoyle/adjudicate/record"
	"hoyle/engine"
)

// Stdin is the name that stands for standard input on a command line, and StdinName how errors call it.
const (
	Stdin     = "-"
	StdinName = "<stdin>"
)

// Read decodes every record of a file, or of stdin where the name is "-". A record at fault is there too, with its
// Err; the error itself is one of reading only.
func Read(name string, stdin io.Reader) ([]*record.Doc, error) {
	var (
		src []byte
		err error
	)
	if name == Stdin {
		name = StdinName
		if src, err = io.ReadAll(stdin); err != nil {
			return nil, fmt.Errorf("reading standard input: %w", err)
		}
	} else if src, err = os.ReadFile(name); err != nil {
		return nil, err
	}
	return Decode(name, src)
}

// Decode decodes every record of a source. A record at fault is there too, with its Err; the error is that of a
// source without any record.
func Decode(name string, src []byte) ([]*record.Doc, error) {
	docs, err := record.Decode(name, src, Games)
	if len(docs) == 0 {
		return nil, err
	}
	return docs, nil
}

// Rule judges a decoded record. The error is the record's own or, with the place in the source, the engine's: the
// record is malformed (record.ErrMalformed) or cannot have happened (record.ErrImpossible). A trace, when not nil,
// collects the steps.
//
// prev is the ruling on the hand before it in the same sitting, nil for the first: what that hand carries over is
// played for in this one, unless its record says where the sitting stands.
func Rule(d *record.Doc, prev *Ruling, t *engine.Trace) (*Ruling, error) {
	if d.Err != nil {
		return nil, d.Err
	}
	h := d.Hand
	if prev != nil && prev.Carry != 0 && prev.Game == d.Game.Name && !h.Match.Has(carryKey) && takesCarry(d.Game) {
		h.Match = append(slices.Clip(h.Match), engine.Field{Key: carryKey, N: prev.Carry, Seat: engine.Nobody, Pos: d.Pos})
	}
	if prev != nil && prev.Game == d.Game.Name {
		h.Match = stand(&h, prev.standing)
	}
	r, err := Judge(d.Game, &h, d.Title, t)
	if err != nil {
		return nil, d.Locate(err)
	}
	for _, f := range h.Match {
		if slices.ContainsFunc(d.Game.Spec.Match, func(s engine.FieldSpec) bool { return s.Key == f.Key && s.Stands }) {
			r.standing = append(r.standing, standing{f, h.Players})
		}
	}
	return r, nil
}

// standing is a key of match that holds for the later hands of a sitting, with the players as they sat when it was said.
type standing struct {
	field   engine.Field
	players []string
}

// stand adds to a hand's match what an earlier hand of the sitting said, for the same players wherever they sit now.
// A hand without a match does not say where the sitting stands, and nothing is added to it.
func stand(h *engine.Hand, list []standing) engine.Fields {
	match := h.Match
	for _, x := range list {
		if len(h.Match) == 0 || h.Match.Has(x.field.Key) {
			continue
		}
		f := x.field
		f.Counts = slices.Clone(f.Counts)
		same := len(h.Players) == len(x.players)
		for i := range f.Counts {
			if c := &f.Counts[i]; c.Seat != engine.Nobody {
				at := slices.Index(h.Players, x.players[c.Seat])
				same = same && at >= 0
				c.Seat = engine.Seat(at)
			}
		}
		if same {
			match = append(slices.Clip(match), f)
		}
	}
	return match
}

const carryKey = "carry"

func takesCarry(g *engine.Game) bool {
	return slices.ContainsFunc(g.Spec.Match, func(f engine.FieldSpec) bool { return f.Key == carryKey })
}
