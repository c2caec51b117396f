package term

import (
	"io"
	"os"
	"os/exec"
	"strings"
)

// pager is a running pager and the pipe to it.
type pager struct {
	cmd *exec.Cmd
	in  io.WriteCloser
}

// Page sends the data that follows through the user's pager. It does so on a terminal only, and not where the user
// wants none; a pager that does not start is no failure, the data then go to the terminal directly.
func (t *IO) Page() {
	if !t.OutTTY || t.pager != nil {
		return
	}
	argv := t.pagerCommand()
	if len(argv) == 0 {
		return
	}
	cmd := exec.Command(argv[0], argv[1:]...)
	cmd.Stdout, cmd.Stderr = t.under, t.Err
	cmd.Env = os.Environ()
	// less: leave at once if all fits on the screen, let colours through, keep the screen.
	if t.env("LESS") == "" {
		cmd.Env = append(cmd.Env, "LESS=FRX")
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		return
	}
	if err := cmd.Start(); err != nil {
		return
	}
	t.Flush()
	t.pager = &pager{cmd, in}
	t.buf.Reset(in)
}

// pagerCommand is the user's pager in words; none where he wants none.
func (t *IO) pagerCommand() []string {
	word := t.env("HOYLE_PAGER")
	if word == "" {
		word = t.env("PAGER")
	}
	switch {
	case t.env("TERM") == "dumb", word == "cat":
		return nil
	case word == "":
		word = "less"
	}
	return strings.Fields(word)
}

// close ends the pager's input and waits until the user has left it.
func (p *pager) close() error {
	err := p.in.Close()
	if werr := p.cmd.Wait(); err == nil {
		err = werr
	}
	return err
}
