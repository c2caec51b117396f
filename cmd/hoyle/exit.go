package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate/record"
	"hoyle/adjudicate/record/iss"
	"hoyle/cmd/hoyle/internal/form"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
	"hoyle/engine"
)

// The exit codes.
const (
	exitOK = iota
	exitFails
	exitUsage
	exitRefused
	exitIO

	exitInterrupted = 130 // what a shell gives a program that ctrl-c has ended
)

// exits says what each code means and which errors lead to it. An error that no row knows is one of input or output.
var exits = []struct {
	code    int
	meaning string
	is      func(error) bool
}{
	{exitOK, "All is well. A reader that leaves early, such as head, is no failure.", func(err error) bool {
		return err == nil || term.IsClosedPipe(err)
	}},
	{exitFails, "Something that was judged does not hold: a ruling differs from what its record expects.", func(err error) bool {
		return errors.Is(err, errDiffers)
	}},
	{exitUsage, "The command line is at fault: an unknown command, flag, game, section or name, or one too many.", func(err error) bool {
		return is[*usageError](err) || is[*docs.NotFound](err)
	}},
	{exitRefused, "A record was refused: it is malformed, or says what cannot have happened. There is no ruling on it.", func(err error) bool {
		return errors.Is(err, record.ErrMalformed) || errors.Is(err, record.ErrImpossible) || is[*engine.Impossible](err) || is[*iss.LineError](err) || is[*engine.NoEquivalent](err)
	}},
	{exitIO, "Input or output failed: a file that is not there or can't be read, a disk that is full.", nil},
	{exitInterrupted, "Interrupted (ctrl-c) while it asked: nothing was written; hoyle record keeps what was entered.", func(err error) bool {
		return errors.Is(err, form.ErrInterrupted)
	}},
}

// exitCode maps an error to the code; of several errors the worst counts.
func exitCode(err error) int {
	var several *failures
	if errors.As(err, &several) {
		worst := exitOK
		for _, e := range several.errs {
			worst = max(worst, exitCode(e))
		}
		return worst
	}
	for _, x := range exits {
		if x.is != nil && x.is(err) {
			return x.code
		}
	}
	return exitIO
}

func is[E error](err error) bool {
	var e E
	return errors.As(err, &e)
}

// errDiffers is the error of a verification that found differences; they are printed already.
var errDiffers = errors.New("not everything holds")

// usageError is the error of a command line that can't be understood.
type usageError struct {
	cmd  *cobra.Command // whose help tells more; may be nil
	msg  string
	near []string // what may have been meant
}

func (e *usageError) Error() string {
	if len(e.near) == 0 {
		return e.msg
	}
	return fmt.Sprintf("%s; did you mean %s?", e.msg, strings.Join(e.near, " or "))
}

func usagef(cmd *cobra.Command, format string, args ...any) *usageError {
	return &usageError{cmd: cmd, msg: fmt.Sprintf(format, args...)}
}

// failures is the errors of a command that goes on with the next file after one that failed. Each has been reported.
type failures struct{ errs []error }

func (f *failures) Error() string {
	return errors.Join(f.errs...).Error()
}

// add reports an error and keeps it.
func (f *failures) add(t *term.IO, err error) {
	if err == nil {
		return
	}
	report(t, err)
	f.errs = append(f.errs, err)
}

// err is nil when nothing failed.
func (f *failures) err() error {
	if len(f.errs) == 0 {
		return nil
	}
	return f
}

// report prints an error for people, a record's with its source line and caret.
func report(t *term.IO, err error) {
	var (
		several *failures
		records record.Errors
		one     *record.Error
		usage   *usageError
	)
	switch {
	case errors.As(err, &several), errors.Is(err, errDiffers), errors.Is(err, form.ErrInterrupted), term.IsClosedPipe(err):
	case errors.As(err, &records):
		t.Errorf("%s", records.Text())
	case errors.As(err, &one):
		t.Errorf("%s", one.Text())
	case errors.As(err, &usage) && usage.cmd != nil:
		t.Errorf("hoyle: %v\nSee %s --help\n", err, usage.cmd.CommandPath())
	default:
		t.Errorf("hoyle: %v\n", err)
	}
}

// newExitCodes is the help topic.
func newExitCodes(t *term.IO) *cobra.Command {
	return newTopic(t, "exit-codes", "Exit codes", "What the exit codes mean", func(p *render.Page) {
		table := render.Table{Header: []string{"Code", "Meaning"}, Align: []render.Align{render.Right, render.Left}}
		for _, x := range exits {
			table.Rows = append(table.Rows, []string{fmt.Sprint(x.code), x.meaning})
		}
		p.Table(table)
		p.Say("With several files the worst code counts, which is the highest.")
	})
}
