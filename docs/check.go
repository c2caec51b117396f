package docs

import (
	"errors"
	"slices"
	"strings"
)

func (l *library) check() error {
	var problems []*Problem
	known := map[string]bool{}
	names := l.names()
	for _, name := range names {
		g := l.volume(name).linked()
		problems = append(problems, g.problems...)
		for _, r := range g.RuleSets {
			for _, s := range r.Sections() {
				known[s.ID] = true
			}
		}
	}
	dangling := func(file string, line int, ids []string) {
		for _, id := range ids {
			if !known[id] {
				problems = append(problems, &Problem{File: file, Line: line, What: "there is no section " + id})
			}
		}
	}
	for _, name := range names {
		g := l.volume(name).linked()
		for _, r := range g.RuleSets {
			for _, s := range r.Sections() {
				dangling(s.File, s.Line, s.See)
				if slices.Contains(s.See, s.ID) {
					problems = append(problems, &Problem{File: s.File, Line: s.Line, What: "the section refers to itself"})
				}
			}
		}
		for _, i := range g.Issues {
			dangling(i.File, i.Line, i.On)
		}
	}
	terms, bad := l.glossary()
	problems = append(problems, bad...)
	for _, t := range terms {
		for _, game := range t.Games {
			if !slices.Contains(names, game) {
				problems = append(problems, &Problem{File: glossaryFile, Line: t.Line, What: "there is no game " + game})
			}
		}
	}
	slices.SortStableFunc(problems, func(a, b *Problem) int {
		if c := strings.Compare(a.File, b.File); c != 0 {
			return c
		}
		return a.Line - b.Line
	})
	errs := make([]error, len(problems))
	for i, p := range problems {
		errs[i] = p
	}
	return errors.Join(errs...)
}
