package main

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"hoyle/adjudicate"
)

var updateReadme = flag.Bool("update-readme", false, "write the screens of README.md anew")

// blockOf is a part of README.md that is made: a comment that says what, and what stands below it.
var blockOf = regexp.MustCompile("(?m)^<!-- (screen|file|exit codes):? ?(.*?) ?-->\n(?:```[a-z]*\n(?s:.*?)^```\n|(?:^\\|.*\n)*)")

// TestReadme holds the screens of README.md to what the program prints.
func TestReadme(t *testing.T) {
	t.Chdir(root)
	src, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	want := blockOf.ReplaceAllStringFunc(string(src), func(b string) string {
		found++
		m := blockOf.FindStringSubmatch(b)
		head, _, _ := strings.Cut(b, "\n")
		switch m[1] {
		case "screen":
			io, out, errs := testIO("", nil)
			if code := run(io, words(m[2])); code != exitOK {
				t.Fatalf("hoyle %s: exit code %d: %s", m[2], code, errs)
			}
			return head + "\n```text\n$ hoyle " + m[2] + "\n" + out.String() + "```\n"
		case "file":
			text, err := os.ReadFile(m[2])
			if err != nil {
				t.Fatal(err)
			}
			return head + "\n```yaml\n" + string(text) + "```\n"
		}
		var b2 strings.Builder
		b2.WriteString(head + "\n| code | meaning |\n|---:|---|\n")
		for _, x := range exits {
			fmt.Fprintf(&b2, "| %d | %s |\n", x.code, x.meaning)
		}
		return b2.String()
	})
	if found < 6 {
		t.Fatalf("only %d parts are made", found)
	}
	if *updateReadme {
		if err := os.WriteFile("README.md", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if want != string(src) {
		t.Error("README.md does not show what the program prints: go test ./cmd/hoyle -run Readme -update-readme")
	}
}

// words splits a command line at its spaces; what stands in double quotes is one word.
func words(line string) []string {
	var out []string
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}

// The tour names every command and every game.
func TestReadmeNamesAll(t *testing.T) {
	src, err := os.ReadFile(root + "/README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, cmd := range everyCommand(t) {
		if cmd.HasParent() && !cmd.Parent().HasParent() && cmd.Name() != "help" && !cmd.IsAdditionalHelpTopicCommand() &&
			!strings.Contains(string(src), "`"+cmd.CommandPath()) {
			t.Errorf("README.md does not name %s", cmd.CommandPath())
		}
	}
	for _, g := range adjudicate.Games {
		if !strings.Contains(string(src), "| "+g.Title+" |") {
			t.Errorf("README.md does not name %s", g.Title)
		}
	}
}
