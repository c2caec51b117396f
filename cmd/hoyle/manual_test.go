package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

//go:generate go test . -run TestManual -update

const (
	manualDir = root + "/docs/man"
	reference = root + "/docs/commands.md"
)

// everyCommand walks the tree of commands and help topics, in the order of the help.
func everyCommand(t testing.TB) []*cobra.Command {
	io, _, _ := testIO("", nil)
	top := newRoot(io)
	top.InitDefaultHelpCmd()
	var out []*cobra.Command
	var walk func(*cobra.Command)
	walk = func(cmd *cobra.Command) {
		cmd.InitDefaultHelpFlag()
		out = append(out, cmd)
		for _, c := range cmd.Commands() {
			if c.IsAvailableCommand() || c.IsAdditionalHelpTopicCommand() {
				walk(c)
			}
		}
	}
	walk(top)
	if len(out) < 20 {
		t.Fatalf("only %d commands", len(out))
	}
	return out
}

// TestManual keeps the manual pages and the command reference as the commands describe themselves. With -update it
// writes them.
func TestManual(t *testing.T) {
	want := map[string][]byte{reference: commandReference(t)}
	for _, cmd := range everyCommand(t) {
		name := strings.ReplaceAll(cmd.CommandPath(), " ", "-")
		want[filepath.Join(manualDir, name+".1")] = manualPage(t, cmd, name)
	}
	update := false
	if f := flag.Lookup("update"); f != nil {
		update = f.Value.String() == "true"
	}
	old, err := filepath.Glob(filepath.Join(manualDir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range old {
		if want[file] != nil {
			continue
		}
		if !update {
			t.Errorf("%s is the page of no command", file)
		} else if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
	if update {
		if err := os.MkdirAll(manualDir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for file, text := range want {
		if update {
			if err := os.WriteFile(file, text, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		have, err := os.ReadFile(file)
		if err != nil {
			t.Error(err)
		} else if !bytes.Equal(have, text) {
			t.Errorf("%s is not what the command says; run go generate ./cmd/hoyle", file)
		}
	}
}

// manualPage is a command's page for man. It bears no date, which would be that of its making.
func manualPage(t testing.TB, cmd *cobra.Command, name string) []byte {
	var b bytes.Buffer
	never := time.Time{}
	header := &doc.GenManHeader{Title: strings.ToUpper(name), Section: "1", Source: "hoyle", Manual: "Hoyle", Date: &never}
	if err := doc.GenMan(cmd, header, &b); err != nil {
		t.Fatal(err)
	}
	return bytes.Replace(b.Bytes(), []byte(never.Format("Jan 2006")), nil, 1)
}

// commandReference is all commands on one page of Markdown.
func commandReference(t testing.TB) []byte {
	var b bytes.Buffer
	b.WriteString("# Commands\n\nEvery command of hoyle, as `hoyle help COMMAND` shows it; the same is in the manual pages under `man`.\n\n")
	all := everyCommand(t)
	for _, cmd := range all {
		b.WriteString(strings.Repeat("  ", strings.Count(cmd.CommandPath(), " ")) + "* [" + cmd.CommandPath() + "](#" + anchor(cmd) + "): " + cmd.Short + "\n")
	}
	for _, cmd := range all {
		var one bytes.Buffer
		if err := doc.GenMarkdownCustom(cmd, &one, func(s string) string { return s }); err != nil {
			t.Fatal(err)
		}
		text := one.String()
		// What every command inherits stands with hoyle itself; the contents above show the relatives.
		for _, heading := range []string{"### Options inherited from parent commands", "### SEE ALSO"} {
			if i := strings.Index(text, heading); i >= 0 {
				text = text[:i]
			}
		}
		b.WriteString("\n" + strings.TrimSpace(text) + "\n")
	}
	return b.Bytes()
}

func anchor(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// Every command says what it is for, and every variable that the program reads is a topic of the help.
func TestCommandsAreDescribed(t *testing.T) {
	for _, cmd := range everyCommand(t) {
		if cmd.Short == "" || strings.HasSuffix(cmd.Short, ".") {
			t.Errorf("%s: its short description is %q", cmd.CommandPath(), cmd.Short)
		}
		for line := range strings.Lines(cmd.Example) {
			if words := strings.Fields(line); len(words) > 0 && words[0] != "hoyle" && !strings.Contains(line, "| hoyle") {
				t.Errorf("%s: the example %q does not call hoyle", cmd.CommandPath(), strings.TrimSpace(line))
			}
		}
	}
	var known, read []string
	for _, v := range environment {
		known = append(known, v.name)
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	more, err := filepath.Glob("internal/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	looked := regexp.MustCompile(`(?:\benv|Getenv|LookupEnv)\("([A-Z_]+)"\)`)
	for _, file := range append(files, more...) {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range looked.FindAllSubmatch(src, -1) {
			if name := string(m[1]); !slices.Contains(read, name) {
				read = append(read, name)
			}
		}
	}
	slices.Sort(known)
	slices.Sort(read)
	if !slices.Equal(known, read) {
		t.Errorf("the help tells of %v, the program reads %v", known, read)
	}
}
