package main

import (
	"context"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
)

// mutated runs the command on the small package.
func mutated(t *testing.T, o options) (lines []string, passed bool) {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no shell")
	}
	o.packages, o.atOnce, o.skip = []string{"."}, 2, "^$"
	var out strings.Builder
	passed, err := o.run(t.Context(), "testdata/small", &out)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(out.String()), "\n"), passed
}

// living are the mutants of the small package that its tests do not notice. Sign is not asked for 0, Longest not for two
// words of one length, Double not for a no; the table and what takes from it are not asked for at all.
var living = []string{
	"small.go:8: table: 20 → 19 in 1: 20 (lives)",
	"small.go:8: table: 20 → 21 in 1: 20 (lives)",
	"small.go:16: Sign: n > 0 → n >= 0 (lives)",
	"small.go:16: Sign: 0 → -1 in n > 0 (lives)",
	"small.go:16: Sign: 0 → 1 in n > 0 (lives)",
	"small.go:18: Sign: n < 0 → n <= 0 (lives)",
	"small.go:18: Sign: 0 → -1 in n < 0 (lives)",
	"small.go:18: Sign: 0 → 1 in n < 0 (lives)",
	"small.go:21: Sign: 0 → -1 in return 0 (lives: nothing comes there)",
	"small.go:21: Sign: 0 → 1 in return 0 (lives: nothing comes there)",
	"small.go:28: Longest: len(w) > n → len(w) >= n (lives)",
	"small.go:39: Double: emptied: if !yes (lives: nothing comes there)",
	"small.go:39: Double: return n → zero (lives: nothing comes there)",
	"small.go:46: First: return table[0] → zero (lives: nothing comes there)",
	"small.go:46: First: 0 → 1 in table[0] (lives: nothing comes there)",
}

// Every mutant of a package is tried, those are told that live, and what is left out is what does not compile: Sign with
// an emptied case returns nothing.
func TestMutate(t *testing.T) {
	lines, passed := mutated(t, options{score: 90, verbose: true})
	var told []string
	killed, tried := 0, 0
	for _, line := range lines[:len(lines)-1] {
		switch {
		case line == "\tkilled by the tests of .":
			killed++
			tried++
		case strings.HasPrefix(line, "\t"):
			tried++
		case strings.HasSuffix(line, ")") && strings.Contains(line, " (lives"):
			told = append(told, line)
		}
	}
	if !slices.Equal(told, living) {
		t.Errorf("these live:\n%s", strings.Join(told, "\n"))
	}
	want := fmt.Sprintf(".: %d of %d killed, %d %%; 0 more are harmless", killed, tried, killed*100/tried)
	if last := lines[len(lines)-1]; last != want || killed+len(living) != tried || passed {
		t.Errorf("%s, and that is enough: %v; want %s", last, passed, want)
	}
	for _, made := range []string{
		"small.go:11: Fits: n <= most → n < most", "small.go:11: Fits: most → 4 in n <= most",
		"small.go:11: Fits: n >= 0 && n <= most → n >= 0 || n <= most", "small.go:11: Fits: return n >= 0 && n <= most → not that",
		"small.go:28: Longest: emptied: range strings.Fields(s)", "small.go:29: Longest: removed: word = w", "small.go:33: Longest: return word → zero",
		"small.go:38: Double: !yes → yes", "small.go:41: Double: n += n → n -= n",
	} {
		if i := slices.Index(lines, made); i < 0 || lines[i+1] != "\tkilled by the tests of ." {
			t.Errorf("%s is not killed", made)
		}
	}
}

// A sample is the same every time, another with another seed, and does not depend on where the code stands in its file.
func TestDraw(t *testing.T) {
	var all []*mutant
	for i := range 50 {
		all = append(all, &mutant{File: "a.go", In: "f", What: fmt.Sprint(i / 2), Line: i}) // two of each name
	}
	names := func(seed int) (out []string) {
		for _, x := range draw(all, seed) {
			out = append(out, x.What)
		}
		return out
	}
	first := names(1)
	if slices.Equal(first, names(2)) {
		t.Error("two seeds, one sample")
	}
	for _, x := range all {
		x.Line += 7
	}
	if !slices.Equal(first, names(1)) {
		t.Error("the sample is another, a few lines down")
	}
}

// What is judged harmless does not count, and what is no longer there is told.
func TestHarmless(t *testing.T) {
	var text strings.Builder
	for _, l := range living {
		file, rest, _ := strings.Cut(l, ":")
		_, rest, _ = strings.Cut(rest, ":")
		what, _, _ := strings.Cut(rest, " (lives")
		fmt.Fprintf(&text, "%s%s\n\tfor once\n", file, what)
	}
	text.WriteString("small.go Gone: removed: it\n\tfor once\n")
	lines, passed := mutated(t, options{score: 100, harmless: []byte(text.String())})
	if !passed || len(lines) != 2 || lines[0] != "harmless.txt: there is no such mutant any more: small.go Gone: removed: it" || !strings.HasSuffix(lines[1], "killed, 100 %; 15 more are harmless") {
		t.Errorf("%v %s", passed, strings.Join(lines, "\n"))
	}
}

// The list that comes with the command can be read, and every line of such a list has its reason.
func TestReadHarmless(t *testing.T) {
	if _, err := readHarmless(judged); err != nil {
		t.Error(err)
	}
	got, err := readHarmless([]byte("# not this\n\na.go f: x → y\n\tone\n\ttwo\n"))
	if err != nil || len(got) != 1 || got["a.go f: x → y"] != "one two" {
		t.Errorf("%v %v", got, err)
	}
	for _, wrong := range []string{"\twhy\n", "a.go f: x\n", "a.go f: x\nb.go f: x\n\twhy\n", "a.go f: x\n\twhy\na.go f: x\n\twhy\n"} {
		if _, err := readHarmless([]byte(wrong)); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}

// Of a diff without context the lines are told that are there now.
func TestReadDiff(t *testing.T) {
	c := readDiff("--- a/engine/x/a.go\n+++ b/engine/x/a.go\n@@ -3 +3,2 @@ func f() {\n-a\n+b\n+c\n@@ -9,2 +10,0 @@\n-d\n-e\n@@ -20 +19 @@\n-f\n+g\n")
	var got []int
	for n := range 30 {
		if c.has(&mutant{File: "engine/x/a.go", Line: n}) {
			got = append(got, n)
		}
	}
	if !slices.Equal(got, []int{3, 4, 19}) || c.has(&mutant{File: "engine/x/b.go", Line: 3}) {
		t.Errorf("%v", got)
	}
	m := &module{root: "/m", all: []*listed{
		{Dir: "/m/engine/x", GoFiles: []string{"a.go"}}, {Dir: "/m/engine/y", GoFiles: []string{"a.go"}}, {Dir: "/m/cmd", GoFiles: []string{"a.go"}},
	}}
	c["cmd/a.go"], c["engine/y/a_test.go"] = c["engine/x/a.go"], c["engine/x/a.go"]
	if got := m.touched(c); !slices.Equal(got, []string{"engine/x"}) {
		t.Errorf("%v", got)
	}
}

// A trial ends when it has used up its time of the processor.
func TestEndless(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no shell")
	}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	endless := &trial{args: []string{"sh", "-c", "while :; do :; done"}, seconds: 1}
	if !endless.kills(ctx, 1) || ctx.Err() != nil {
		t.Error("it goes on")
	}
	if ends := (&trial{args: []string{"sh", "-c", `test "$MUTANT" = 7`}, seconds: 1}); ends.kills(ctx, 7) || !ends.kills(ctx, 8) {
		t.Error("the mutant is not told")
	}
}
