package main

import (
	"path"
	"slices"
	"strconv"
	"strings"
)

// changes are the lines of files, by path from the module's root, that are other than they were.
type changes map[string][]lines

// lines are those of a file from one to before another.
type lines struct{ from, to int }

// has reports whether a mutant stands on a changed line.
func (c changes) has(m *mutant) bool {
	return slices.ContainsFunc(c[m.File], func(l lines) bool { return l.from <= m.Line && m.Line < l.to })
}

// changed asks git which lines are other than in a revision.
func (m *module) changed(base string) (changes, error) {
	out, err := run(m.root, "git", "diff", "--no-color", "--no-ext-diff", "--relative", "-U0", base, "--", "*.go")
	if err != nil {
		return nil, err
	}
	return readDiff(string(out)), nil
}

// readDiff reads a diff without context lines.
func readDiff(diff string) changes {
	out, file := changes{}, ""
	for line := range strings.Lines(diff) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "+++ b/"); ok {
			file = name
		}
		at, ok := strings.CutPrefix(line, "@@ -")
		if !ok {
			continue
		}
		_, at, _ = strings.Cut(at, "+")
		at, _, _ = strings.Cut(at, " ")
		first, count, several := strings.Cut(at, ",")
		from, _ := strconv.Atoi(first)
		n := 1
		if several {
			n, _ = strconv.Atoi(count)
		}
		if n > 0 {
			out[file] = append(out[file], lines{from, from + n})
		}
	}
	return out
}

// touched lists the packages of the engine that have changed lines, from the module's root.
func (m *module) touched(c changes) []string {
	var out []string
	for _, p := range m.all {
		dir := m.rel(p.Dir)
		if !strings.HasPrefix(dir, "engine/") {
			continue
		}
		for file := range c {
			if path.Dir(file) == dir && slices.Contains(p.GoFiles, path.Base(file)) {
				out = append(out, dir)
				break
			}
		}
	}
	return out
}
