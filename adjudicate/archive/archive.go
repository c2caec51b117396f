// Package archive judges a server's game lines: whole archives on all cores, or line by line. It compares the rulings
// with the results that the lines give themselves, and makes records of lines and lines of records.
package archive

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"sync"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record/iss"
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/skat"
)

// Game is the one that the server's lines are of.
var Game = &skat.Game

// Stream judges the game lines of a server on all cores and hands out what was made of them in the order of the
// archive. It holds a few batches at a time, however long the archive is.
type Stream struct {
	Name  string // of the file, for errors
	Rules string // the rule set; "" is the profile of the server
	Cores int    // 0 for all
	// Each makes of one game what is to be written, by appending to dst. It is called on several cores at once. r is nil
	// where err is not.
	Each func(dst []byte, g *iss.Game, r *adjudicate.Ruling) []byte
	// Done takes what the games of a batch wrote and what was wrong with others, batch by batch in order. Its error ends
	// the work.
	Done func(b *Batch) error
}

// Batch is some games of an archive after each other.
type Batch struct {
	Out   []byte  // what Each wrote
	Games int     // how many were judged
	Errs  []error // of the lines that could not be read or judged, each with its line
	Bytes int     // how much of the archive they took

	text  []byte
	lines []rawLine
}

// rawLine is a record in a batch's text.
type rawLine struct {
	from, to, line int
	err            error
}

// batchGames is how many records make a batch: enough to keep the cores busy, few enough to keep the output flowing.
const batchGames = 256

// StreamError is the error of an archive that cannot be read on.
type StreamError struct {
	File string
	Err  error
}

func (e *StreamError) Error() string { return e.File + ": " + e.Err.Error() }
func (e *StreamError) Unwrap() error { return e.Err }

// LineError is a fault of one game line, with the archive's name.
type LineError struct {
	File string
	Err  error // *iss.LineError, or what the engine refused
}

func (e *LineError) Error() string { return e.File + ": " + e.Err.Error() }
func (e *LineError) Unwrap() error { return e.Err }

// Run works through the stream: plain text, gzip or bzip2. A line that cannot be read is reported to Done and skipped;
// the error is one of reading the stream or of Done.
func (a *Stream) Run(in io.Reader) error {
	plain, err := iss.Decompress(in)
	if err != nil {
		return &StreamError{a.Name, err}
	}
	cores := a.Cores
	if cores <= 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	// Every batch goes to a worker and, as a promise, to the writer, which takes the promises in order.
	type job struct {
		batch *Batch
		done  chan struct{}
	}
	todo, order := make(chan job, cores), make(chan job, 2*cores)
	stop := make(chan struct{})
	// There are as many batches as can be under way, and no more: being filled, judged, waited for and written.
	free := make(chan *Batch, 2*cores+2)
	for range cap(free) {
		free <- new(Batch)
	}
	var workers sync.WaitGroup
	for range cores {
		workers.Go(func() {
			var g iss.Game
			for j := range todo {
				a.judge(j.batch, &g)
				close(j.done)
			}
		})
	}
	var readErr error
	go func() {
		defer close(todo)
		defer close(order)
		s := iss.NewScanner(plain)
		for readErr == nil {
			b := <-free
			b.reset()
			readErr = b.fill(s)
			if len(b.lines) == 0 {
				break
			}
			j := job{b, make(chan struct{})}
			select {
			case order <- j:
				todo <- j
			case <-stop:
				return
			}
		}
	}()
	var doneErr error
	for j := range order {
		<-j.done
		if doneErr == nil {
			if doneErr = a.Done(j.batch); doneErr != nil {
				close(stop)
			}
		}
		free <- j.batch
	}
	workers.Wait()
	switch {
	case doneErr != nil:
		return doneErr
	case errors.Is(readErr, io.EOF):
		return nil
	}
	return &StreamError{a.Name, readErr}
}

// EachLine reads a stream of game lines one after the other: plain text, gzip or bzip2. What is wrong with a line, to
// read or in do, goes to bad, and the rest goes on; the error is one of the stream (*StreamError) or any other of do.
func EachLine(name string, in io.Reader, do func(*iss.Game) error, bad func(error)) error {
	plain, err := iss.Decompress(in)
	if err != nil {
		return &StreamError{name, err}
	}
	s := iss.NewScanner(plain)
	var g iss.Game
	for {
		rec, line, err := s.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
			err = g.Parse(rec, line)
			if err == nil {
				if err = do(&g); err == nil {
					continue
				}
				if !isLine(err) {
					return err
				}
			}
		}
		if !isLine(err) {
			return &StreamError{name, err}
		}
		bad(&LineError{name, err})
	}
}

func isLine(err error) bool {
	var bad *iss.LineError
	return errors.As(err, &bad)
}

func (b *Batch) reset() {
	b.Out, b.Games, b.Errs, b.Bytes = b.Out[:0], 0, b.Errs[:0], 0
	b.text, b.lines = b.text[:0], b.lines[:0]
}

// fill takes the next records. The error is the stream's.
func (b *Batch) fill(s *iss.Scanner) error {
	for len(b.lines) < batchGames {
		rec, line, err := s.Next()
		var bad *iss.LineError
		switch {
		case errors.As(err, &bad):
			b.lines = append(b.lines, rawLine{line: line, err: bad})
		case err != nil:
			return err
		default:
			from := len(b.text)
			b.text = append(b.text, rec...)
			b.lines = append(b.lines, rawLine{from: from, to: len(b.text), line: line})
		}
	}
	return nil
}

// judge rules on every record of a batch.
func (a *Stream) judge(b *Batch, g *iss.Game) {
	b.Bytes = len(b.text)
	for _, l := range b.lines {
		err := l.err
		if err == nil {
			err = g.Parse(b.text[l.from:l.to], l.line)
		}
		var r *adjudicate.Ruling
		if err == nil {
			r, err = Rule(g, a.Rules)
		}
		if err != nil {
			b.Errs = append(b.Errs, &LineError{a.Name, err})
			continue
		}
		b.Games++
		b.Out = a.Each(b.Out, g, r)
	}
}

// Rule judges a game line by a rule set; "" is the profile of the server. The error is a *iss.LineError.
func Rule(g *iss.Game, rules string) (*adjudicate.Ruling, error) {
	s := adjudicate.Sitting{Rules: rules}
	r, err := s.RuleHand(Game, &g.Hand, Title(g), nil)
	var (
		bad  *engine.Impossible
		none *engine.NoEquivalent
	)
	switch {
	case errors.As(err, &bad):
		return nil, &iss.LineError{Line: g.Line, Col: int(bad.Pos.Col), What: err.Error()}
	case errors.As(err, &none):
		return nil, &iss.LineError{Line: g.Line, What: err.Error()}
	}
	return r, err
}

// Title names a game line: the server and the game's number there, which together identify it.
func Title(g *iss.Game) string {
	switch {
	case g.ID == "":
		return g.Place
	case g.Place == "":
		return "game " + g.ID
	}
	return g.Place + ", game " + g.ID
}

// Agreement is a ruling compared with the result that a game line gives itself.
type Agreement struct {
	Said   bool                    // the line gives a result
	Differ []adjudicate.Difference // what differs; the line's is what was wanted
	Open   string                  // what the ruling leaves open; "" where it decides all
	Defect string                  // why the line's own result is known to be wrong; "" where it is not
}

// Verdict is what a comparison comes to.
type Verdict uint8

// The verdicts.
const (
	Agrees Verdict = iota
	Differs
	NotComparable // the line gives no result, or one that is known to be wrong, or the ruling is open
	Verdicts      // how many there are
)

// Verdict is what the comparison comes to. A ruling that leaves something open differs where what it decides does.
func (a *Agreement) Verdict() Verdict {
	switch {
	case !a.Said, a.Defect != "":
		return NotComparable
	case len(a.Differ) > 0:
		return Differs
	case a.Open != "":
		return NotComparable
	}
	return Agrees
}

// Compare compares a ruling with the result in the game line.
func Compare(g *iss.Game, r *adjudicate.Ruling) Agreement {
	res := &g.Result
	a := Agreement{Said: res.Outcome != iss.NotSaid, Open: r.Undecided.String()}
	if !a.Said {
		return a
	}
	outcome, by := iss.Passed, engine.Nobody
	switch {
	case r.Won != nil && *r.Won:
		outcome = iss.Win
	case r.Won != nil:
		outcome = iss.Loss
	case a.Open != "":
		return a // nothing is decided
	case len(g.Hand.Play) > 0:
		outcome = iss.Penalty
	}
	a.differ("outcome", res.Outcome.String(), outcome.String())
	if r.Won != nil {
		by = g.Hand.Contract.Seat("by")
	}
	if outcome == iss.Penalty {
		a.differ("penalties", fmt.Sprint(res.Penalties), fmt.Sprint(penalties(&g.Hand, g.Hand.Play[len(g.Hand.Play)-1].By)))
	} else {
		a.differ("declarer", strconv.Itoa(int(res.Declarer)), strconv.Itoa(int(by)))
	}
	if a.Open != "" {
		return a // the value and what goes into it are not decided
	}
	value := 0
	if by != engine.Nobody {
		value = r.Score(g.Hand.Name(by))
	}
	a.differ("value", adjudicate.Signed(res.Value), adjudicate.Signed(value))
	a.figures(res, r)
	if len(a.Differ) > 0 {
		a.Defect = defect(g, a.Differ)
	}
	return a
}

func (a *Agreement) differ(key, want, got string) {
	if want != got {
		a.Differ = append(a.Differ, adjudicate.Difference{Key: key, Want: want, Got: got})
	}
}

// figures compares the numbers behind the result.
func (a *Agreement) figures(res *iss.Result, r *adjudicate.Ruling) {
	for _, f := range r.Figures {
		want := 0
		switch f.Name {
		case "points":
			want = res.Points
		case "tricks":
			want = res.Tricks
		case "matadors":
			want = res.Matadors
		case "schneider":
			want = number(res.Schneider)
		case "schwarz":
			want = number(res.Schwarz)
		case "overbid":
			want = number(res.Overbid)
		default:
			continue
		}
		a.differ(f.Name, strconv.Itoa(want), strconv.Itoa(f.N))
	}
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// defect knows the one error of the server's own reckoning: where a hand ended between announcement and discard, whoever was
// gone, the declarer was given the tops of the two skat cards alone.
func defect(g *iss.Game, differ []adjudicate.Difference) string {
	h := &g.Hand
	skatCards := h.Place("skat")
	switch {
	case !g.PickedUp || h.Discard != nil || skatCards == nil || len(h.Contract) == 0:
		return ""
	case slices.ContainsFunc(h.Play, func(a engine.Act) bool { return a.Kind == engine.Play || a.Kind == iss.Unknown }):
		return ""
	case g.Result.Matadors != skat.Matadors(h.Contract.Word("game"), card.SetOf(skatCards.Cards...)):
		return ""
	}
	for _, d := range differ {
		if d.Key != "value" && d.Key != "matadors" && d.Key != "overbid" {
			return ""
		}
	}
	why := "the hand ended before the discard"
	if i := len(h.Play) - 1; i >= 0 && h.Play[i].Kind == iss.TimeOut {
		why = "the time ran out before the discard"
	}
	return "a known defect of the record: " + why + ", and the server counted the tops of the two skat cards alone"
}
