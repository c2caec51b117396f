package record

import (
	"fmt"
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"hoyle/engine"
)

// Error is one defect of a record at its place in the source.
type Error struct {
	File string
	Pos  engine.Pos // columns count characters; zero when no place is known
	Msg  string     // what is wrong, a sentence without its full stop
	Want string     // what was expected there; "" when Msg says it
	Near string     // the nearest known word to the one that is not known
	Line string     // the source line
	Kind error      // ErrMalformed or ErrImpossible
}

// Error is the message on one line: file:line:col: what is wrong.
func (e *Error) Error() string {
	if e.Pos.Line == 0 {
		return fmt.Sprintf("%s: %s", e.File, e.Msg)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Pos.Line, e.Pos.Col, e.Msg)
}

// Unwrap gives ErrMalformed or ErrImpossible.
func (e *Error) Unwrap() error { return e.Kind }

// width that a source line is clipped to, its margin apart.
const width = 72

// Text is the message for people: with the source line, a caret under the place, and what was expected or meant.
// Its lines end in a line feed.
func (e *Error) Text() string {
	var b strings.Builder
	b.WriteString(e.Error())
	b.WriteByte('\n')
	margin := ""
	if e.Pos.Line > 0 {
		no := fmt.Sprintf("%4d", e.Pos.Line)
		line, caret := clip(e.Line, int(e.Pos.Col)-1)
		margin = strings.Repeat(" ", len(no))
		b.WriteString(strings.TrimRight(no+" | "+line, " ") + "\n")
		b.WriteString(margin + " | " + strings.Repeat(" ", caret) + "^\n")
		margin += " = "
	}
	if e.Near != "" {
		fmt.Fprintf(&b, "%sdid you mean %q?\n", margin, e.Near)
	}
	if e.Want != "" {
		b.WriteString(wrap(margin, "expected "+e.Want))
	}
	return b.String()
}

// wrap folds a text at its spaces to the width of a source line; margin stands before its first line.
func wrap(margin, text string) string {
	var b strings.Builder
	b.WriteString(margin)
	used := 0
	for i, w := range strings.Split(text, " ") {
		n := displaywidth.String(w)
		switch {
		case i == 0:
		case used+1+n > width:
			b.WriteString("\n" + strings.Repeat(" ", len(margin)))
			used = 0
		default:
			b.WriteByte(' ')
			used++
		}
		b.WriteString(w)
		used += n
	}
	b.WriteByte('\n')
	return b.String()
}

// clip prepares a source line for the screen: a tab becomes a space, what can't be printed a dot, and a long line is
// cut to the neighbourhood of the character at index at. The caret is in columns of the screen.
func clip(line string, at int) (shown string, caret int) {
	var cells []string
	var widths []int
	before := 0 // clusters before the caret
	runes := 0
	g := displaywidth.StringGraphemes(line)
	for g.Next() {
		v, w := g.Value(), g.Width()
		n := len([]rune(v))
		if v == "\t" {
			v, w = " ", 1
		} else if w == 0 || strings.ContainsFunc(v, isControl) || v == "\ufeff" {
			v, w = "·", 1
		}
		if runes+n <= at {
			before++
		}
		runes += n
		cells = append(cells, v)
		widths = append(widths, w)
	}
	if before > len(cells) {
		before = len(cells)
	}
	from, to := 0, len(cells)
	total := 0
	for _, w := range widths {
		total += w
	}
	for total > width-1 && from < to { // cut at the end that is farther from the caret
		if to-before > before-from {
			to--
			total -= widths[to]
		} else {
			total -= widths[from]
			from++
		}
	}
	var b strings.Builder
	if from > 0 {
		b.WriteString("…")
		caret++
	}
	for i := from; i < to; i++ {
		if i < before {
			caret += widths[i]
		}
		b.WriteString(cells[i])
	}
	if to < len(cells) {
		b.WriteString("…")
	}
	return strings.TrimRight(b.String(), " "), caret
}

// Errors are the defects of a source in the order of their places.
type Errors []*Error

func (l Errors) Error() string {
	var b strings.Builder
	for i, e := range l {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(e.Error())
	}
	return b.String()
}

// Unwrap lists the defects for errors.Is and errors.As.
func (l Errors) Unwrap() []error {
	out := make([]error, len(l))
	for i, e := range l {
		out[i] = e
	}
	return out
}

// Text is every defect's Text.
func (l Errors) Text() string {
	var b strings.Builder
	for _, e := range l {
		b.WriteString(e.Text())
	}
	return b.String()
}

func (l Errors) sort() {
	slices.SortStableFunc(l, func(a, b *Error) int {
		if a.Pos.Line != b.Pos.Line {
			return int(a.Pos.Line - b.Pos.Line)
		}
		return int(a.Pos.Col - b.Pos.Col)
	})
}

// At makes an error that is printed with its source line, for a place that the engine or another reader reports.
func At(file string, src []byte, pos engine.Pos, msg string) *Error {
	return newSource(file, src).at(pos, ErrImpossible, msg)
}
