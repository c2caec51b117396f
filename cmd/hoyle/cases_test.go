package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"hoyle/engine/enginetest"
	"hoyle/testdata"
)

// Whatever a record of the suite says, every command shows it in every form: nothing but plain text within the width,
// JSON that is JSON, and the exit code of a refused record if and only if it is refused.
func TestEveryRecordIsShown(t *testing.T) {
	seen := 0
	for _, suite := range []fs.FS{testdata.Cases, testdata.Hands} {
		err := fs.WalkDir(suite, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !isRecord(path) {
				return err
			}
			src, err := fs.ReadFile(suite, path)
			if err != nil {
				return err
			}
			seen++
			check, _, _ := testIO(string(src), nil)
			refused := run(check, []string{"check", "-"})
			if refused != exitOK && refused != exitRefused {
				t.Errorf("%s: check ends with %d", path, refused)
			}
			// Every example in every form at both widths. The cases are many and alike: each takes its turn at two of the
			// forms, so that each form sees hundreds of them; the long run (HOYLE_HANDS) shows all in all.
			step := 1
			if os.Getenv(enginetest.LongRun) == "" && strings.HasPrefix(path, "cases") {
				step = len(shownIn) / 2
			}
			for i := seen % step; i < len(shownIn); i += step {
				show(t, path, string(src), shownIn[i].columns, shownIn[i].line, refused)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen < 3 {
		t.Fatalf("only %d records", seen)
	}
}

// shownIn are the forms in which a record is shown: every command and output at both widths.
var shownIn = func() (forms []struct {
	line    []string
	columns string
}) {
	for _, line := range [][]string{
		{"judge", "--brief", "-"}, {"judge", "--brief", "-o", "markdown", "-"}, {"judge", "-o", "json", "-"},
		{"replay", "-"}, {"replay", "-o", "markdown", "-"},
		{"score", "-"}, {"score", "-o", "json", "-"},
	} {
		for _, columns := range []string{"80", "40"} {
			forms = append(forms, struct {
				line    []string
				columns string
			}{line, columns})
		}
	}
	return forms
}()

func show(t *testing.T, path, src, columns string, line []string, want int) {
	t.Helper()
	io, out, errs := testIO(src, map[string]string{"COLUMNS": columns})
	code := run(io, line)
	if code != want || (code == exitOK) != (errs.Len() == 0) {
		t.Errorf("%s: hoyle %v: exit code %d, want %d; messages %q", path, line, code, want, errs)
	}
	text := out.String()
	switch {
	case slices.Contains(line, "json"):
		for l := range strings.Lines(text) {
			if !json.Valid([]byte(l)) {
				t.Errorf("%s: hoyle %v: no JSON: %s", path, line, l)
			}
		}
		return
	case code == exitOK && text == "":
		t.Errorf("%s: hoyle %v says nothing", path, line)
	}
	if what := untidy(text); what != "" {
		t.Errorf("%s: hoyle %v: %s", path, line, what)
	}
	if slices.Contains(line, "markdown") {
		return
	}
	limit := 80
	if columns == "40" {
		limit = 40
	}
	for l := range strings.Lines(text) {
		if l = strings.TrimRight(l, "\n"); len([]rune(l)) > limit {
			t.Errorf("%s: hoyle %v: wider than %d: %q", path, line, limit, l)
		}
	}
}
