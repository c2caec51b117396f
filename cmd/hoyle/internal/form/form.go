// Package form asks questions: with forms on a terminal, line by line elsewhere. It is the only place that knows huh
// and the libraries below it.
package form

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"hoyle/cmd/hoyle/internal/term"
)

// Question is one question.
type Question struct {
	Title   string
	Hint    string   // what may be typed, where there are no options
	Options []Option // to choose from; none where the answer is typed
	Typed   bool     // an answer may be typed that is none of the options
	// Check says whether an answer will do.
	Check func(string) error
}

// Option is an answer to choose.
type Option struct {
	Word string // what is typed where there are no forms
	Text string // what it means
}

// Dialogue is a conversation: which question comes next depends on the answers so far.
type Dialogue interface {
	Next() *Question     // nil when nothing is left to ask
	Answer(string) error // to the question that Next gave
	Back() bool          // takes the last answer back; false when there is none
}

// The errors of a dialogue that did not come to its end.
var (
	ErrInterrupted = errors.New("interrupted")
	ErrNoAnswers   = errors.New("the answers end before the questions")
)

// Ask holds a dialogue: with forms where there is a terminal, unless plain is asked for, otherwise line by line on the
// IO's input, with the questions among its messages.
func Ask(t *term.IO, d Dialogue, plain bool) error {
	if !plain && t.Interactive() {
		return forms(t, d)
	}
	return lines(t, d)
}

// lines asks in plain text: a question, its answers numbered, and a line for the answer. A lone "<" goes back.
func lines(t *term.IO, d Dialogue) error {
	in := t.NewPlainLines()
	for {
		q := d.Next()
		if q == nil {
			return nil
		}
		t.Errorf("%s\n", q.Title)
		for i, o := range q.Options {
			t.Errorf("  %s  %s\n", q.mark(i), o.label())
		}
		if q.Hint != "" {
			t.Errorf("  (%s)\n", q.Hint)
		}
		for {
			word, err := in.Read("> ")
			if errors.Is(err, io.EOF) {
				return ErrNoAnswers
			}
			if err != nil {
				return fmt.Errorf("reading an answer: %w", err)
			}
			if word == "<" {
				if !d.Back() {
					t.Errorf("This is the first question.\n")
					continue
				}
				break
			}
			if err = d.Answer(q.word(word)); err == nil {
				break
			}
			t.Errorf("%v\n", err)
		}
	}
}

// mark is the number that stands before an option; none where the options are numbers themselves.
func (q *Question) mark(i int) string {
	if slices.ContainsFunc(q.Options, func(o Option) bool { _, err := strconv.Atoi(o.Word); return err == nil }) {
		return "-"
	}
	return strconv.Itoa(i + 1)
}

// word is the option that a number stands for, or what was typed.
func (q *Question) word(typed string) string {
	if q.Typed {
		return typed // a number may be the answer itself
	}
	if slices.ContainsFunc(q.Options, func(o Option) bool { return o.Word == typed }) {
		return typed
	}
	if n, err := strconv.Atoi(typed); err == nil && n >= 1 && n <= len(q.Options) {
		return q.Options[n-1].Word
	}
	return typed
}

func (o Option) label() string {
	if o.Text == "" || strings.EqualFold(o.Text, o.Word) {
		return o.Word
	}
	if strings.HasPrefix(o.Text, o.Word) {
		return o.Text
	}
	return o.Word + ": " + o.Text
}
