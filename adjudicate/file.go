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
// prev is the ruling on the hand before it in the same sitting, nil for the first and where there is none. What of the
// match the record does not say is taken from the hands before: the scores as they stand by now, what the last hand
// carried over, and what holds for the whole sitting.
func Rule(d *record.Doc, prev *Ruling, t *engine.Trace) (*Ruling, error) {
	if d.Err != nil {
		return nil, d.Err
	}
	if prev != nil && prev.Game != d.Game.Name {
		prev = nil
	}
	h := d.Hand
	if prev != nil {
		h.Match = stand(&h, prev.standing)
		if prev.Carry != 0 {
			h.Match = say(d, h.Match, engine.Field{Key: carryKey, N: prev.Carry})
		}
		if prev.totals != nil {
			h.Match = say(d, h.Match, engine.Field{Key: scoresKey, Counts: scoresOf(&h, prev.totals)})
		}
		if prev.next > 0 {
			h.Match = say(d, h.Match, engine.Field{Key: dealKey, N: prev.next})
		}
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
	r.totals = r.after(d, prev)
	switch n := h.Match.Int(dealKey); {
	case n > 0 && r.Over:
		r.next = 1
	case n > 0 && r.Redeal:
		r.next = n
	case n > 0:
		r.next = n + 1
	}
	return r, nil
}

const (
	carryKey  = "carry"
	scoresKey = "scores"
	dealKey   = "deal"
)

// say adds a key to what a record says of the match, unless it says that itself or the game knows no such key.
func say(d *record.Doc, match engine.Fields, f engine.Field) engine.Fields {
	if match.Has(f.Key) || !slices.ContainsFunc(d.Game.Spec.Match, func(s engine.FieldSpec) bool { return s.Key == f.Key }) {
		return match
	}
	f.Seat, f.Pos = engine.Nobody, d.Pos
	return append(slices.Clip(match), f)
}

// scoresOf gives every player of a hand his score.
func scoresOf(h *engine.Hand, totals []Count) []engine.Count {
	out := make([]engine.Count, len(h.Players))
	for i, name := range h.Players {
		out[i].Seat = engine.Seat(i)
		out[i].N, _ = count(totals, name)
	}
	return out
}

// after is where the sitting stands after a hand. It begins at nothing with the first record of a file, and with a new
// game; after a hand that is undecided or was refused nobody knows until a record says so.
func (r *Ruling) after(d *record.Doc, prev *Ruling) []Count {
	said, ok := d.Hand.Match.Get(scoresKey)
	switch {
	case r.Over:
		return []Count{}
	case len(r.Scores) == 0 && r.Undecided != "":
		return nil
	case !ok && prev == nil && d.Index > 0, !ok && prev != nil && prev.totals == nil:
		return nil
	}
	totals := []Count{}
	if prev != nil {
		totals = append(totals, prev.totals...)
	}
	for _, c := range counts(&d.Hand, said.Counts) {
		totals = enter(totals, c.Name, func(int) int { return c.N })
	}
	for _, c := range r.Scores {
		totals = enter(totals, c.Name, func(n int) int { return n + c.N })
	}
	return totals
}

// enter changes a name's number in a list, which it begins with nothing.
func enter(list []Count, name string, to func(int) int) []Count {
	i := slices.IndexFunc(list, func(c Count) bool { return c.Name == name })
	if i < 0 {
		i, list = len(list), append(list, Count{Name: name})
	}
	list[i].N = to(list[i].N)
	return list
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
