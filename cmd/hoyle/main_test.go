package main

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/spf13/cobra"

	"hoyle/cmd/hoyle/internal/term"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"hoyle": main})
}

const root = "../.."

func TestScripts(t *testing.T) {
	hands, err := filepath.Abs(root + "/testdata/hands")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 root + "/testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(e *testscript.Env) error {
			e.Setenv("HANDS", hands)
			e.Setenv("TERM", "xterm-256color")
			e.Setenv("PAGER", "cat")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exitsWith,
			"plain": plainOutput,
		},
	})
}

// exitsWith runs a command and wants an exit code: exits CODE COMMAND ARG…
func exitsWith(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND ARG…")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	// The script's own exec tells success from failure only; the shell tells the code.
	quoted := make([]string, len(args)-1)
	for i, a := range args[1:] {
		quoted[i] = "'" + strings.ReplaceAll(a, "'", `'\''`) + "'"
	}
	err = ts.Exec("sh", "-c", strings.Join(quoted, " ")+`; echo $? > "$WORK/code"`)
	ts.Check(err)
	got := strings.TrimSpace(ts.ReadFile("code"))
	if got != strconv.Itoa(want) {
		ts.Fatalf("%s: exit code %s, want %d", strings.Join(args[1:], " "), got, want)
	}
}

// plainOutput wants the last command's output to hold no escape code and no trailing space: plain stdout|stderr
func plainOutput(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: plain stdout|stderr")
	}
	if what := untidy(ts.ReadFile(args[0])); what != "" {
		ts.Fatalf("%s: %s", args[0], what)
	}
}

var trailing = regexp.MustCompile(`(?m)[ \t]+$`)

// untidy says what in a text does not belong on a stream that is no terminal.
func untidy(s string) string {
	if strings.ContainsRune(s, '\x1b') {
		return "an escape code in " + strconv.Quote(s)
	}
	if at := trailing.FindStringIndex(s); at != nil {
		return "a trailing space after " + strconv.Quote(s[max(0, at[0]-40):at[0]])
	}
	return ""
}

// testIO is streams in memory.
func testIO(in string, env map[string]string) (t *term.IO, out, errs *bytes.Buffer) {
	out, errs = &bytes.Buffer{}, &bytes.Buffer{}
	return term.New(strings.NewReader(in), out, errs, func(k string) string { return env[k] }), out, errs
}

// commandLines are one or more lines for every command; a command that is missing here fails TestEveryCommand.
var commandLines = [][]string{
	{"--version"},
	{"help"},
	{"help", "exit-codes"},
	{"exit-codes"},
	{"judge", root + "/testdata/hands/skat-tourne.yaml"},
	{"judge", "-o", "markdown", root + "/testdata/hands/skat-revoke.yaml"},
	{"judge", "-o", "json", root + "/testdata/hands/skat-revoke.yaml"},
	{"score", root + "/testdata/hands/skat-tourne.yaml"},
	{"score", "-o", "json", root + "/testdata/hands/skat-tourne.yaml"},
	{"replay", root + "/testdata/hands/skat-tourne.yaml"},
	{"replay", "--trick", "3", "-o", "markdown", root + "/testdata/hands/skat-tourne.yaml"},
	{"ask", "skat", "not-cut", "--by", "Hinterhand"},
	{"ask", "skat", "--rules", "isko", "not-cut", "--noticed", "deal", "-o", "json"},
	{"ask", "binocle", "took-up-cards", "--by", "Pone"},
	{"ask", "gaigel", "late-meld", "--by", "Pone", "-o", "markdown"},
	{"ask", "schachett", "played-early", "--by", "Third"},
	{"ask", "calabrasella", "looked-at-stock", "--by", "Dealer"},
	{"ask", "cassino", "exposed-in-deal", "--by", "Dealer", "--round", "2"},
	{"ask", "sixty-six", "drew-two", "--by", "Pone", "--seen", "yes", "--won", "he", "--of", "Dealer"},
	{"ask", "vint", "looked-back", "--by", "Second", "--trick", "quitted", "--cost", "250", "--bidder", "First"},
	{"record", "--help"},
	{"rules"},
	{"rules", "skat"},
	{"rules", "skat", "53", "--cases"},
	{"rules", "skat/foster", "49-51", "-o", "markdown"},
	{"rules", "skat", "issues"},
	{"rules", "glossary"},
	{"search", "renege"},
	{"search", "-g", "skat/foster", "looked", "at", "the", "skat", "-o", "markdown"},
	{"search", "revkoe", "-o", "json"},
	{"glossary"},
	{"glossary", "vorhand"},
	{"glossary", "-o", "json"},
	{"issues", "skat"},
	{"issues", "skat", "overbid-value", "-o", "markdown"},
	{"cases"},
	{"cases", "skat"},
	{"cases", "skat", "53"},
	{"cases", "skat", "53", "-o", "markdown"},
	{"cases", "skat", "error-card-dealt-twice"},
	{"cases", "skat", "53-played-out-with-90", "-o", "json"},
	{"schema"},
	{"schema", "record"},
	{"schema", "record", "skat"},
	{"schema", "ruling"},
	{"help", "environment"},
	{"environment"},
	{"value", "skat", "clubs", "--with", "1"},
	{"value", "binocle", "SKQ HKQ DKQ CKQ", "--trump", "H"},
	{"value", "gaigel", "S99 H99 D9", "--trump", "S"},
	{"value", "calabrasella"},
	{"value", "schachett", "--left", "7"},
	{"value", "vint", "3D", "--honours", "3", "--aces", "3"},
	{"verify", root + "/testdata/hands"},
	{"check", root + "/testdata/hands/skat-tourne.yaml"},
	{"games"},
	{"games", "-o", "json"},
	{"faults", "skat"},
	{"faults", "skat", "revoke", "-o", "markdown"},
	{"new", "skat"},
	{"seats", "schachett", "--players", "Anna,Bert,Cora,Dora", "--round", "5"},
	{"seats", "schachett", "--players", "Anna,Bert,Cora", "--cycle", "-o", "markdown"},
	{"convert", root + "/testdata/hands/skat-server.sgf"},
	{"judge", "--rules", "isko,foster", root + "/testdata/hands/skat-server.sgf"},
	{"score", "--list", "seeger-fabian", "--plot", root + "/testdata/hands/skat-club.yaml"},
	{"completion", "bash"},
	{"completion", "zsh"},
	{"completion", "fish"},
	{"completion", "powershell"},
}

// Data go to stdout, and a stream that is no terminal gets no escape code and no trailing space. At the narrowest no
// line is wider than the screen.
func TestOutputIsPlain(t *testing.T) {
	for _, columns := range []string{"", "40"} {
		for _, line := range commandLines {
			io, out, errs := testIO("", map[string]string{"COLUMNS": columns, "TERM": "xterm-256color"})
			if code := run(io, line); code != exitOK {
				t.Errorf("hoyle %v: exit code %d: %s", line, code, errs)
			}
			if out.Len() == 0 || errs.Len() != 0 {
				t.Errorf("hoyle %v: %d bytes of data; messages: %s", line, out.Len(), errs)
			}
			if line[0] == "completion" {
				continue // the scripts are the shells', and tests that run them are theirs
			}
			if what := untidy(out.String()); what != "" {
				t.Errorf("hoyle %v: %s", line, what)
			}
		}
	}
}

func TestEveryCommand(t *testing.T) {
	for _, cmd := range everyCommand(t)[1:] {
		path := strings.Fields(cmd.CommandPath())[1:]
		if !slices.ContainsFunc(commandLines, func(line []string) bool { return len(line) >= len(path) && slices.Equal(line[:len(path)], path) }) {
			t.Errorf("no line for %s in commandLines", cmd.CommandPath())
		}
	}
}

// takesAnything are the commands to which no word is a stray one: files may have any name and number, any words may be
// looked for, and a topic is only help.
var takesAnything = []string{"judge", "score", "check", "verify", "convert", "search", "exit-codes", "environment"}

// Every command checks its arguments: a word that means nothing to it is an error of usage with a message, nothing else.
func TestStrayArguments(t *testing.T) {
	var walk func(cmd *cobra.Command)
	walk = func(cmd *cobra.Command) {
		path := strings.Fields(cmd.CommandPath())[1:]
		for _, line := range [][]string{
			append(slices.Clone(path), "no-such-word", "a", "b", "c"),
			append(slices.Clone(path), "--no-such-flag"),
		} {
			if len(path) > 0 && line[len(line)-1] == "c" && slices.Contains(takesAnything, path[0]) {
				continue
			}
			io, out, errs := testIO("", nil)
			code := run(io, line)
			if code != exitUsage || out.Len() != 0 || !strings.Contains(errs.String(), "hoyle: ") {
				t.Errorf("hoyle %v: exit code %d, stdout %q, stderr %q", line, code, out, errs)
			}
		}
		for _, c := range cmd.Commands() {
			walk(c)
		}
	}
	io, _, _ := testIO("", nil)
	walk(newRoot(io))
}

// oneEach is the first of the command lines of every command: enough where all commands write in one way.
func oneEach() (lines [][]string) {
	for i, line := range commandLines {
		if !slices.ContainsFunc(commandLines[:i], func(x []string) bool { return x[0] == line[0] }) {
			lines = append(lines, line)
		}
	}
	return lines
}

// A reader that leaves early is no failure; a disk that is full is one.
func TestWriteErrors(t *testing.T) {
	for _, x := range []struct {
		err  error
		code int
	}{{syscall.EPIPE, exitOK}, {syscall.ENOSPC, exitIO}} {
		for _, line := range oneEach() {
			var errs bytes.Buffer
			io := term.New(strings.NewReader(""), badWriter{x.err}, &errs, func(string) string { return "" })
			if code := run(io, line); code != x.code {
				t.Errorf("hoyle %v on %v: exit code %d, want %d", line, x.err, code, x.code)
			}
			if told := errs.Len() > 0; told != (x.code != exitOK) {
				t.Errorf("hoyle %v on %v: message %q", line, x.err, &errs)
			}
		}
	}
}

type badWriter struct{ err error }

func (w badWriter) Write([]byte) (int, error) { return 0, w.err }

// One place for each library.
func TestLibrariesAtHome(t *testing.T) {
	home := map[string]string{
		"github.com/charmbracelet/glamour":     "hoyle/cmd/hoyle/internal/render",
		"github.com/charmbracelet/x/ansi":      "hoyle/cmd/hoyle/internal/render",
		"github.com/olekukonko/tablewriter":    "hoyle/cmd/hoyle/internal/render",
		"golang.org/x/term":                    "hoyle/cmd/hoyle/internal/term",
		"charm.land":                           "hoyle/cmd/hoyle/internal/form",
		"github.com/spf13/cobra":               "hoyle/cmd/hoyle",
		"github.com/goccy/go-yaml":             "hoyle/adjudicate/record",
		"github.com/clipperhouse/displaywidth": "hoyle/adjudicate/record",
	}
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "hoyle/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	found := map[string]bool{}
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		for _, to := range words[1:] {
			for lib, at := range home {
				if to != lib && !strings.HasPrefix(to, lib+"/") {
					continue
				}
				found[lib] = true
				if words[0] != at {
					t.Errorf("%s imports %s, whose place is %s", words[0], to, at)
				}
			}
		}
	}
	for lib := range home {
		if !found[lib] {
			t.Errorf("nobody imports %s", lib)
		}
	}
}

// The built program starts fast enough to be asked at the table. BenchmarkStart measures whole processes.
func BenchmarkStart(b *testing.B) {
	exe := filepath.Join(b.TempDir(), "hoyle")
	build(b, exe)
	for _, line := range [][]string{
		{"rules", "skat", "52"},
		{"--version"},
		{"judge", root + "/testdata/hands/skat-tourne.yaml"},
	} {
		b.Run(strings.Join(line[:min(len(line), 2)], "_"), func(b *testing.B) {
			for b.Loop() {
				if out, err := command(exe, line).CombinedOutput(); err != nil {
					b.Fatalf("%v: %s", err, out)
				}
			}
		})
	}
}

func build(b *testing.B, exe string) {
	b.Helper()
	if out, err := exec.Command("go", "build", "-o", exe, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
}

func command(exe string, line []string) *exec.Cmd { return exec.Command(exe, line...) }
