// Newgame writes the files with which a new game begins: its law, its issues, a package that judges, plays and describes
// itself, and a first case. They make a small game of four players that is whole: every command works on it, and the
// kit passes. What is the new game's own takes the place of it, piece by piece.
//
//	go run ./docs/internal/newgame -name frog-end -title "Frog End" -rules manual -edition "The Manual of Frog End, 1901"
//
// It runs in the module's root and overwrites nothing.
package main

import (
	"bytes"
	"embed"
	"errors"
	"flag"
	"fmt"
	"go/format"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"text/template"
)

//go:embed skeleton
var skeleton embed.FS

// game is what the files are made of.
type game struct {
	Name    string // frog-end
	Title   string // Frog End
	Rules   string // manual
	Edition string
}

// Package is the name of the game's package.
func (g game) Package() string { return strings.ReplaceAll(g.Name, "-", "") }

// Law is how the constants of the rule set's laws begin.
func (g game) Law() string { return "Law" + strings.ToUpper(g.Rules[:1]) + g.Rules[1:] }

// files are the skeleton's files and where each goes.
var files = map[string]func(g game) string{
	"law.md":          func(g game) string { return filepath.Join("docs", "rules", g.Name, g.Rules+".md") },
	"issues.md":       func(g game) string { return filepath.Join("docs", "rules", g.Name, "issues.md") },
	"game.go":         func(g game) string { return filepath.Join("engine", g.Package(), "game.go") },
	"judge.go":        func(g game) string { return filepath.Join("engine", g.Package(), "judge.go") },
	"text.go":         func(g game) string { return filepath.Join("engine", g.Package(), "text.go") },
	"sim.go":          func(g game) string { return filepath.Join("engine", g.Package(), "sim.go") },
	"new.go":          func(g game) string { return filepath.Join("engine", g.Package(), "new.go") },
	"example_test.go": func(g game) string { return filepath.Join("engine", g.Package(), "example_test.go") },
	"case.yaml": func(g game) string {
		return filepath.Join("testdata", "cases", g.Name, g.Rules, "follow-spade-held.yaml")
	},
	"lead.yaml": func(g game) string {
		return filepath.Join("testdata", "cases", g.Name, g.Rules, "lead-by-the-dealer.yaml")
	},
	"rejected.yaml": func(g game) string {
		return filepath.Join("testdata", "cases", g.Name, g.Rules, "follow-void.yaml")
	},
	"count.yaml": func(g game) string {
		return filepath.Join("testdata", "cases", g.Name, g.Rules, "tricks-seven.yaml")
	},
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("newgame: ")
	var g game
	flag.StringVar(&g.Name, "name", "", "the game's name, as a record's game key has it: small letters and hyphens")
	flag.StringVar(&g.Title, "title", "", "the game's name as people write it")
	flag.StringVar(&g.Rules, "rules", "", "the name of its rule set, small letters")
	flag.StringVar(&g.Edition, "edition", "", "the edition of the law")
	flag.Parse()
	written, err := write(".", g)
	if err != nil {
		log.Fatal(err)
	}
	for _, f := range written {
		fmt.Println(f)
	}
	fmt.Printf("\nNow:\n  go generate ./docs\n  put &%s.Game into adjudicate/games.go\n  docs/adding-a-game.md has the rest\n", g.Package())
}

var (
	errName  = errors.New("-name takes small letters and hyphens, such as frog-end")
	errRules = errors.New("-rules takes small letters, such as manual")
	errWords = errors.New("-title and -edition are needed")
	named    = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	ruled    = regexp.MustCompile(`^[a-z]+$`)
)

// write makes the files below root and lists them. Nothing is written if one of them is there already.
func write(root string, g game) ([]string, error) {
	switch {
	case !named.MatchString(g.Name):
		return nil, errName
	case !ruled.MatchString(g.Rules):
		return nil, errRules
	case g.Title == "" || g.Edition == "":
		return nil, errWords
	}
	made := map[string][]byte{}
	for name, where := range files {
		path := filepath.Join(root, where(g))
		if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s is there already", path)
		}
		text, err := fill(name, g)
		if err != nil {
			return nil, err
		}
		made[path] = text
	}
	var out []string
	for path, text := range made {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			return nil, err
		}
		out = append(out, path)
	}
	return out, nil
}

// fill makes one file of the skeleton.
func fill(name string, g game) ([]byte, error) {
	t, err := template.New(name+".tmpl").Delims("<<", ">>").ParseFS(skeleton, "skeleton/"+name+".tmpl")
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, g); err != nil {
		return nil, err
	}
	if !strings.HasSuffix(name, ".go") {
		return b.Bytes(), nil
	}
	src, err := format.Source(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return src, nil
}
