// Command hoyle settles disputes at the card table, scores recorded hands and looks rules up.
package main

import (
	"os"
	"os/signal"
	"syscall"

	"hoyle/cmd/hoyle/internal/term"
)

func main() {
	// Without this the system ends the program when its reader leaves; so it can end in order, and with success.
	signal.Ignore(syscall.SIGPIPE)
	os.Exit(run(term.System(), os.Args[1:]))
}

// run executes one command line and returns its exit code.
func run(t *term.IO, args []string) int {
	root := newRoot(t)
	root.SetArgs(args)
	err := root.Execute()
	if cerr := t.Close(); err == nil {
		err = cerr
	}
	code := exitCode(err)
	if code != exitOK {
		report(t, err)
	}
	return code
}
