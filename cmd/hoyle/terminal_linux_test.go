package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
)

// terminal is a pseudo-terminal with the program on it. It shows what it is told and answers no question that a program
// may ask it: whoever waits for an answer waits for ever.
type terminal struct {
	t      *testing.T
	master *os.File
	slave  *os.File
	cmd    *exec.Cmd
	done   chan error

	mu  sync.Mutex
	out bytes.Buffer
	at  int // how far expect has read
}

// startOn starts the program on a terminal of so many columns.
func startOn(t *testing.T, columns uint16, dir string, env []string, args ...string) *terminal {
	t.Helper()
	master, slave := openPTY(t, columns)
	x := &terminal{t: t, master: master, slave: slave, done: make(chan error, 1)}
	x.cmd = exec.Command("hoyle", args...)
	x.cmd.Dir = dir
	x.cmd.Stdin, x.cmd.Stdout, x.cmd.Stderr = slave, slave, slave
	x.cmd.Env = append(os.Environ(), "TERM=xterm-256color", "PAGER=cat", "NO_COLOR=", "HOYLE_THEME=dark")
	x.cmd.Env = append(x.cmd.Env, env...)
	x.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := x.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go x.read()
	go func() { x.done <- x.cmd.Wait() }()
	t.Cleanup(func() {
		x.cmd.Process.Kill()
		slave.Close()
	})
	return x
}

func (x *terminal) read() {
	buf := make([]byte, 4096)
	for {
		n, err := x.master.Read(buf)
		x.mu.Lock()
		x.out.Write(buf[:n])
		x.mu.Unlock()
		if err != nil {
			return
		}
	}
}

func (x *terminal) shown() string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.out.String()
}

var controls = regexp.MustCompile("\x1b\\[[0-9;?<>=$]*[a-zA-Z]|\x1b[=>]|\x1b\\][^\x07]*\x07")

// expect waits until a text is shown after what was expected before.
func (x *terminal) expect(text string) {
	x.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		plain := controls.ReplaceAllString(x.shown(), "")
		if x.at > len(plain) {
			x.at = 0
		}
		if i := strings.Index(plain[x.at:], text); i >= 0 {
			x.at += i + len(text)
			return
		}
	}
	x.t.Fatalf("%v: %q is not shown after %v:\n%q", x.cmd.Args, text, patience, x.shown())
}

func (x *terminal) send(keys string) {
	x.t.Helper()
	if _, err := x.master.WriteString(keys); err != nil {
		x.t.Fatal(err)
	}
}

// exits waits for the program's end and wants its exit code, and the terminal as it was: lines, with an echo.
func (x *terminal) exits(code int) {
	x.t.Helper()
	select {
	case err := <-x.done:
		got := 0
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			got = exit.ExitCode()
		} else if err != nil {
			x.t.Fatal(err)
		}
		if got != code {
			x.t.Errorf("%v: exit code %d, want %d:\n%q", x.cmd.Args, got, code, x.shown())
		}
	case <-time.After(patience):
		x.t.Fatalf("%v does not end:\n%q", x.cmd.Args, x.shown())
	}
	mode, err := unix.IoctlGetTermios(int(x.slave.Fd()), unix.TCGETS)
	if err != nil {
		x.t.Fatal(err)
	}
	if want := uint32(unix.ICANON | unix.ECHO | unix.ISIG); mode.Lflag&want != want {
		x.t.Errorf("%v leaves the terminal in mode %x", x.cmd.Args, mode.Lflag)
	}
}

const (
	enter    = "\r"
	down     = "\x1b[B"
	shiftTab = "\x1b[Z"
	ctrlC    = "\x03"
)

// A guided ruling with forms, from the first question to the ruling, at two widths.
func TestAskOnTerminal(t *testing.T) {
	for _, columns := range []uint16{80, 40} {
		x := startOn(t, columns, t.TempDir(), nil, "ask", "skat", "--brief", "--save", "hand.yaml")
		x.expect("What went wrong?")
		x.send("renege" + enter)
		x.expect("Who did it?")
		x.expect("Hinterhand")
		x.send(down + enter) // Mittelhand
		x.expect("Who was the single player?")
		x.send(shiftTab) // back, and again
		x.expect("Who did it?")
		x.send(down + enter)
		x.expect("Who was the single player?")
		x.send(enter) // Vorhand
		x.expect("What was played?")
		x.expect("grand")
		x.send("/gran")
		x.send(enter)
		x.expect("Left to choose")
		x.exits(exitOK)
		d := saved(t, filepath.Join(x.cmd.Dir, "hand.yaml"))
		if by := d.Hand.Contract.Seat("by"); by != 0 || d.Hand.Contract.Word("game") != "grand" {
			t.Errorf("the record's contract is %+v", d.Hand.Contract)
		}
		if shown := x.shown(); strings.Contains(shown, "\x1b[?2026$p") || strings.Contains(shown, "\x1b]11;?") || strings.Contains(shown, "\x1b[6n") {
			t.Errorf("the terminal is asked a question: %q", shown)
		}
	}
}

// saved reads a record that must be whole, alone in its folder.
func saved(t *testing.T, name string) *record.Doc {
	t.Helper()
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	d, err := record.DecodeOne(name, src, adjudicate.Games)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	alone(t, filepath.Dir(name), 1)
	return d
}

func alone(t *testing.T, dir string, n int) {
	t.Helper()
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != n {
		t.Errorf("%d files where there should be %d: %v %v", len(files), n, files, err)
	}
}

// An interrupted question leaves nothing behind.
func TestAskInterrupted(t *testing.T) {
	for _, line := range [][]string{{"ask"}, {"ask", "skat", "revoke", "--save", "hand.yaml"}, {"ask", "skat", "revoke", "--plain", "--save", "hand.yaml"}} {
		x := startOn(t, 80, t.TempDir(), nil, line...)
		x.expect("?")
		time.Sleep(50 * time.Millisecond)
		x.send(ctrlC)
		code := exitInterrupted
		if slices.Contains(line, "--plain") {
			code = -1 // the signal itself; a shell says 130
		}
		x.exits(code)
		alone(t, x.cmd.Dir, 0)
	}
}

// Where the terminal can't place a cursor, the questions are plain; where colours are not wanted there are none.
func TestAskPlainTerminals(t *testing.T) {
	x := startOn(t, 80, t.TempDir(), []string{"TERM=dumb"}, "ask", "skat", "took-skat", "--brief")
	x.expect("  3  Hinterhand\r\n")
	x.send("3" + enter)
	x.expect("After how many calls")
	x.send("none" + enter)
	x.expect("until ten cards are left")
	x.exits(exitOK)
	if strings.Contains(x.shown(), "\x1b") {
		t.Errorf("an escape code on a dumb terminal: %q", x.shown())
	}
	x = startOn(t, 80, t.TempDir(), []string{"NO_COLOR=1"}, "ask", "skat", "took-skat", "--brief")
	x.expect("Hinterhand")
	x.send(down + down + enter)
	x.expect("After how many calls")
	x.send("none" + enter)
	x.expect("until ten cards are left")
	x.exits(exitOK)
	if m := regexp.MustCompile("\x1b\\[[0-9;]*(3|4|9)[0-9][0-9;]*m").FindString(x.shown()); m != "" {
		t.Errorf("a colour although none is wanted: %q", m)
	}
}

// A record kept on a terminal: words are completed, lines edited, and what was entered is kept when it is left.
func TestRecordOnTerminal(t *testing.T) {
	x := startOn(t, 80, t.TempDir(), nil, "record", "skat", "hand.yaml", "--players", "Anna,Bert,Cora")
	x.expect("Who deals?")
	x.send("C\t" + enter)
	x.expect("a hand a line")
	x.send("An\tCJAK HJTK DA7 ST9" + enter + enter)
	x.expect("The bidding")
	x.send(enter)
	x.expect("The contract")
	x.send("An\thea\tsolo" + enter)
	x.expect("laid away")
	x.send(enter)
	x.expect("Anna to lead")
	x.send("xx\x7f\x7fCJ" + enter)
	x.expect("Bert to play to ♣J")
	x.send(ctrlC)
	x.expect("hand.yaml is kept")
	x.exits(exitInterrupted)
	d := saved(t, filepath.Join(x.cmd.Dir, "hand.yaml"))
	if len(d.Hand.Play) != 1 || d.Hand.Dealer != 2 || d.Hand.Contract.Word("game") != "hearts" {
		t.Errorf("the record holds %+v", d.Hand)
	}
	x = startOn(t, 40, x.cmd.Dir, nil, "record", "skat", "hand.yaml", "--resume")
	x.expect("Bert to play to")
	x.send("H7 DJ" + enter)
	x.expect("Anna wins trick 1.")
	x.send("end" + enter)
	x.exits(exitOK)
	if d := saved(t, filepath.Join(x.cmd.Dir, "hand.yaml")); len(d.Hand.Play) != 3 {
		t.Errorf("the record holds %+v", d.Hand.Play)
	}
}

// A process that is killed loses at most the line that was being typed.
func TestRecordKilled(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "hand.yaml")
	x := startOn(t, 80, dir, nil, "record", "schachett", "hand.yaml", "--players", "Anna,Bert,Cora,Dora")
	x.expect("Who deals?")
	x.send("Anna" + enter + enter)
	x.expect("Bert to lead")
	cards := strings.Fields("w7 w5 w6 w8 s1 s2 s3 s4")
	for i, c := range cards {
		x.send(c + enter)
		if i%4 < 3 {
			x.expect("to play to")
		} else {
			x.expect("to lead")
		}
		d := saved(t, file)
		if len(d.Hand.Play) != i+1 {
			t.Fatalf("after %d cards the file holds %d", i+1, len(d.Hand.Play))
		}
	}
	x.send("wD") // not yet entered
	x.cmd.Process.Kill()
	<-x.done
	if d := saved(t, file); len(d.Hand.Play) != len(cards) {
		t.Errorf("%d of %d cards are left", len(d.Hand.Play), len(cards))
	}
}

// No command waits on a terminal that never answers.
func TestSilentTerminal(t *testing.T) {
	hands, err := filepath.Abs(root + "/testdata/hands")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range [][]string{
		{"--version"}, {"help"}, {"rules", "skat", "53"}, {"games"}, {"faults", "skat"}, {"new", "skat"}, {"exit-codes"},
		{"judge", hands + "/skat-tourne.yaml"}, {"replay", hands + "/skat-tourne.yaml"}, {"value", "skat", "clubs", "--with", "1"},
		{"ask", "skat", "not-cut", "--by", "Hinterhand"},
	} {
		start := time.Now()
		x := startOn(t, 80, t.TempDir(), nil, line...)
		x.exits(exitOK)
		if took := time.Since(start); took > patience/2 {
			t.Errorf("hoyle %v takes %v", line, took)
		}
	}
}
