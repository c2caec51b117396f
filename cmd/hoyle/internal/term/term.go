// Package term is what a command knows of the terminal: its streams, whether they are terminals, the width, colour,
// theme and pager. All of it is one value, IO, that tests replace.
//
// Nothing here asks the terminal a question: a terminal that does not answer would stall the program.
package term

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"syscall"

	xterm "golang.org/x/term"
)

// The width of a text in columns: as wide as the terminal within these bounds, and what it is where none is known.
const (
	MinWidth     = 40
	MaxWidth     = 100
	DefaultWidth = 80
)

// Theme is the background that colours are chosen for.
type Theme string

// The themes.
const (
	Dark  Theme = "dark"
	Light Theme = "light"
	None  Theme = "none" // no colours
)

// Themes and Colors are the words of the flags --theme and --color.
var (
	Themes = []string{string(Dark), string(Light), string(None)}
	Colors = []string{"auto", "always", "never"}
)

// IO is the streams of a command and what is known of them.
type IO struct {
	In  io.Reader
	Out io.Writer // data; buffered until Flush, Close or a message
	Err io.Writer // everything else

	InTTY, OutTTY, ErrTTY bool

	Width int
	Color bool
	Theme Theme
	ASCII bool // no sign beyond ASCII on a page

	env   func(string) string
	buf   *bufio.Writer
	under io.Writer // what buf writes to when there is no pager
	pager *pager
}

// System is the process's own streams.
func System() *IO {
	t := New(os.Stdin, os.Stdout, os.Stderr, os.Getenv)
	t.InTTY = xterm.IsTerminal(int(os.Stdin.Fd()))
	t.OutTTY = xterm.IsTerminal(int(os.Stdout.Fd()))
	t.ErrTTY = xterm.IsTerminal(int(os.Stderr.Fd()))
	columns := 0
	if t.OutTTY {
		columns, _, _ = xterm.GetSize(int(os.Stdout.Fd()))
	}
	t.Width = width(columns, os.Getenv("COLUMNS"))
	t.Color = t.wantsColor("auto")
	return t
}

// New is an IO over any streams, none of them a terminal; env looks up the environment.
func New(in io.Reader, out, errs io.Writer, env func(string) string) *IO {
	buf := bufio.NewWriterSize(out, 32<<10)
	t := &IO{In: in, Out: buf, Err: errs, Width: width(0, env("COLUMNS")), env: env, buf: buf, under: out}
	t.Theme = theme(env)
	t.ASCII = env("HOYLE_ASCII") != ""
	t.Color = t.wantsColor("auto")
	return t
}

// width is the terminal's columns, else those of the environment, within the bounds.
func width(columns int, env string) int {
	if columns <= 0 {
		columns, _ = strconv.Atoi(env)
	}
	if columns <= 0 {
		columns = DefaultWidth
	}
	return min(max(columns, MinWidth), MaxWidth)
}

// theme is the one that HOYLE_THEME names, else the one that COLORFGBG tells, else dark.
func theme(env func(string) string) Theme {
	switch t := Theme(strings.ToLower(env("HOYLE_THEME"))); t {
	case Dark, Light, None:
		return t
	}
	parts := strings.Split(env("COLORFGBG"), ";")
	if bg := parts[len(parts)-1]; bg == "7" || bg == "15" {
		return Light
	}
	return Dark
}

// SetTheme takes the theme of the flag --theme; "" keeps the environment's.
func (t *IO) SetTheme(word string) error {
	switch Theme(word) {
	case "":
		return nil
	case Dark, Light, None:
		t.Theme = Theme(word)
		return nil
	}
	return fmt.Errorf("unknown theme %q (%s)", word, strings.Join(Themes, ", "))
}

// SetColor takes the word of the flag --color.
func (t *IO) SetColor(word string) error {
	switch word {
	case "auto", "always", "never":
		t.Color = t.wantsColor(word)
		return nil
	}
	return fmt.Errorf("unknown colour mode %q (%s)", word, strings.Join(Colors, ", "))
}

// wantsColor decides on colour: the flag before the environment, NO_COLOR before CLICOLOR_FORCE, both before the terminal.
func (t *IO) wantsColor(word string) bool {
	switch {
	case t.Theme == None || word == "never":
		return false
	case word == "always":
		return true
	case t.env("NO_COLOR") != "":
		return false
	case t.env("CLICOLOR_FORCE") != "" && t.env("CLICOLOR_FORCE") != "0":
		return true
	case t.env("TERM") == "dumb":
		return false
	}
	return t.OutTTY
}

// Errorf writes a message to Err, after all the data before it.
func (t *IO) Errorf(format string, args ...any) {
	t.Flush()
	fmt.Fprintf(t.Err, format, args...)
}

// Flush writes out the data so far.
func (t *IO) Flush() error { return t.buf.Flush() }

// Close flushes the data and waits for the pager, if there is one.
func (t *IO) Close() error {
	err := t.buf.Flush()
	if t.pager != nil {
		if perr := t.pager.close(); err == nil {
			err = perr
		}
		t.pager = nil
	}
	return err
}

// IsClosedPipe reports whether an error only says that nobody reads the output any more.
func IsClosedPipe(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, io.ErrClosedPipe)
}
