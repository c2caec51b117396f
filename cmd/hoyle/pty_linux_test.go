package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// openPTY opens a terminal of so many columns: what a program writes to tty can be read from master, and nobody answers it.
func openPTY(t testing.TB, columns uint16) (master, tty *os.File) {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no pseudo-terminals here: ", err)
	}
	t.Cleanup(func() { master.Close() })
	fd := int(master.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: columns}); err != nil {
		t.Fatal(err)
	}
	tty, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	return master, tty
}

// onTerminal runs hoyle with a terminal for all its streams and returns what it wrote there.
func onTerminal(t *testing.T, line []string, env ...string) string {
	t.Helper()
	master, tty := openPTY(t, 80)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, "hoyle", line...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = tty, tty, tty
	cmd.Env = append(os.Environ(), env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	tty.Close()
	var out strings.Builder
	done := make(chan struct{})
	go func() {
		_, _ = io.Copy(&out, master) // it ends with an error when the last writer has gone
		close(done)
	}()
	err := cmd.Wait()
	<-done
	if ctx.Err() != nil {
		t.Errorf("hoyle %v still waits after %v; it wrote %q", line, patience, out.String())
	} else if err != nil {
		t.Errorf("hoyle %v: %v: %q", line, err, out.String())
	}
	return out.String()
}

// patience is far longer than any command takes, even on a machine that has other things to do.
const patience = 20 * time.Second

// question is a code that a terminal answers: what it is, where its cursor is, what colours it has, what it can do.
var question = regexp.MustCompile(`\x1b\[[?>=]?[0-9;]*(c|n|q|u|\$p)|\x1b\][0-9;]*;\?|\x1bP[+$]q|\x1bZ|\x05`)

// No command asks the terminal anything, so none can wait for an answer that never comes.
func TestTerminalThatNeverAnswers(t *testing.T) {
	for _, line := range commandLines {
		out := onTerminal(t, line, "TERM=xterm-256color", "PAGER=cat", "HOYLE_PAGER=", "NO_COLOR=", "COLORFGBG=", "HOYLE_THEME=")
		if out == "" {
			t.Errorf("hoyle %v: nothing on the terminal", line)
		}
		if q := question.FindString(out); q != "" {
			t.Errorf("hoyle %v asks the terminal with %q", line, q)
		}
	}
	// The test sees what it looks for, and a terminal is one to the program.
	for _, q := range []string{"\x1b[6n", "\x1b[c", "\x1b]11;?\a", "\x1b[?2026$p", "\x1b[>q", "\x1bP+q544e\x1b\\"} {
		if !question.MatchString("text" + q) {
			t.Errorf("%q is not seen as a question", q)
		}
	}
	if question.MatchString("\x1b[1;38;5;39mtext\x1b[0m \x1b[38;5;203m♥K\x1b[39m") {
		t.Error("colour is taken for a question")
	}
	if out := onTerminal(t, []string{"games"}, "TERM=xterm-256color", "PAGER=cat", "NO_COLOR="); !strings.Contains(out, "\x1b[") {
		t.Errorf("no colour on a terminal: %q", out)
	}
}
