package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/engine"
	"hoyle/engine/enginetest"
	"hoyle/testdata"
)

// Whatever a record of the suite says, its pages are plain text within the width, in every form, and its JSON is JSON. The
// cases are many and alike: each takes its turn at one of the forms of a page, and the long run (HOYLE_HANDS) shows all in
// all.
func TestEveryRecordIsShown(t *testing.T) {
	seen := 0
	err := eachRecord(testdata.Cases, "cases", func(hands []*record.Doc) error {
		var sitting adjudicate.Sitting
		var pages []*render.Page
		for _, d := range hands {
			trace := &engine.Trace{}
			r, err := sitting.Rule(d, trace)
			if err != nil {
				if what := untidy(err.Error()); what != "" {
					t.Errorf("%s: the refusal: %s", d.File, what)
				}
				continue
			}
			pages = append(pages, rulingPage(d.Game, &d.Hand, r, true), replayPage(d, r, trace, 0))
			if b := r.AppendJSON(nil); !json.Valid(b) {
				t.Errorf("%s: no JSON: %s", d.File, b)
			}
		}
		if s := &sitting.Sheet; len(s.Rows) > 0 {
			pages = append(pages, sheetPage(s))
			if method, rows := s.Settle(""); !json.Valid(s.AppendJSON(nil, method, rows)) {
				t.Errorf("%s: the sheet is no JSON", hands[0].File)
			}
		}
		for i, p := range pages {
			for form := range pageForms {
				if os.Getenv(enginetest.LongRun) != "" || (seen+i)%len(pageForms) == form {
					tidy(t, hands[0].File, p, form)
				}
			}
		}
		seen++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 1000 {
		t.Fatalf("only %d records", seen)
	}
}

// pageForms are the widths of a page as text; 0 is Markdown.
var pageForms = [...]int{80, 40, 0}

// tidy wants a page in a form to say something, in plain text and within the width.
func tidy(t *testing.T, file string, p *render.Page, form int) {
	t.Helper()
	width := pageForms[form]
	io, _, _ := testIO("", map[string]string{"COLUMNS": strconv.Itoa(width)})
	text := ""
	if width == 0 {
		text = p.Markdown(false)
	} else {
		text = p.Text(io)
	}
	if text == "" {
		t.Errorf("%s: an empty page", file)
	}
	if what := untidy(text); what != "" {
		t.Errorf("%s: %s", file, what)
	}
	if width > 0 {
		within(t, file, text, width)
	}
}

// within wants no line to be wider than a screen.
func within(t *testing.T, of, text string, width int) {
	t.Helper()
	for l := range strings.Lines(text) {
		if l = strings.TrimRight(l, "\n"); len([]rune(l)) > width {
			t.Errorf("%s: wider than %d: %q", of, width, l)
		}
	}
}

// Every example is shown by every command in every form, with the exit code of a refused record if and only if it is
// refused.
func TestEveryExampleIsShown(t *testing.T) {
	files, err := fs.Glob(testdata.Hands, "hands/*.yaml")
	if err != nil || len(files) < 3 {
		t.Fatalf("only %d examples: %v", len(files), err)
	}
	for _, path := range files {
		src, err := fs.ReadFile(testdata.Hands, path)
		if err != nil {
			t.Fatal(err)
		}
		check, _, _ := testIO(string(src), nil)
		refused := run(check, []string{"check", "-"})
		if refused != exitOK && refused != exitRefused {
			t.Errorf("%s: check ends with %d", path, refused)
		}
		for _, form := range shownIn {
			show(t, path, string(src), form.columns, form.line, refused)
		}
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
	width, err := strconv.Atoi(columns)
	if err != nil {
		t.Fatal(err)
	}
	within(t, fmt.Sprintf("%s: hoyle %v", path, line), text, width)
}
