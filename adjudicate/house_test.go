package adjudicate_test

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/engine/enginetest"
)

// TestImportGraph keeps the direction cmd → adjudicate → engine, docs out of the engine, and games apart.
func TestImportGraph(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}}: {{join .Imports " "}}`, "hoyle/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	shared := map[string]bool{"card": true, "say": true, "know": true, "ledger": true, "trick": true, "stock": true, "replay": true, "auction": true, "sheet": true}
	below := func(path string) string { // the folder of the engine that a package belongs to
		rest, _ := strings.CutPrefix(path, "hoyle/engine/")
		return strings.Split(rest, "/")[0]
	}
	isShared := func(path string) bool { return strings.HasPrefix(path, "hoyle/engine/") && shared[below(path)] }
	game := func(path string) string {
		if !strings.HasPrefix(path, "hoyle/engine/") || isShared(path) || below(path) == "enginetest" {
			return ""
		}
		return below(path)
	}
	rooms := map[string]bool{"hoyle/adjudicate/archive": true, "hoyle/adjudicate/ask": true, "hoyle/adjudicate/recorder": true}
	for line := range strings.Lines(string(out)) {
		from, list, _ := strings.Cut(strings.TrimSpace(line), ": ")
		for _, to := range strings.Fields(list) {
			if !strings.HasPrefix(to, "hoyle/") {
				if strings.HasPrefix(from, "hoyle/engine") && from != "hoyle/engine/enginetest" && impure[to] {
					t.Errorf("%s imports %s: the engine is pure", from, to)
				}
				if to == "encoding/json" && from != "hoyle/adjudicate/internal/schema" && !strings.HasPrefix(from, "hoyle/docs/internal/") { // which indent with it
					t.Errorf("%s imports %s: JSON is written by internal/jsonline", from, to)
				}
				continue
			}
			switch {
			case strings.HasPrefix(from, "hoyle/engine") && !strings.HasPrefix(to, "hoyle/engine"):
				t.Errorf("%s imports %s: the engine knows nobody but itself", from, to)
			case strings.HasPrefix(from, "hoyle/adjudicate") && strings.HasPrefix(to, "hoyle/cmd"):
				t.Errorf("%s imports %s: nobody reaches back", from, to)
			case strings.HasPrefix(from, "hoyle/internal") && strings.HasPrefix(to, "hoyle/"):
				t.Errorf("%s imports %s: what all may use knows nobody", from, to)
			case rooms[to] && !strings.HasPrefix(from, "hoyle/cmd"):
				t.Errorf("%s imports %s: a room opens to the program only", from, to)
			case game(to) != "" && game(from) == "" && from != "hoyle/adjudicate" && from != "hoyle/adjudicate/archive":
				t.Errorf("%s imports %s: only the registry knows the games, and who reads the lines of a server of one", from, to)
			case strings.HasPrefix(from, "hoyle/docs") && !strings.HasPrefix(to, "hoyle/docs") && !strings.HasPrefix(to, "hoyle/internal/"):
				t.Errorf("%s imports %s: the texts know no code", from, to)
			case game(from) != "" && game(to) != "" && game(from) != game(to):
				t.Errorf("%s imports %s: no game knows another", from, to)
			case isShared(from) && game(to) != "":
				t.Errorf("%s imports %s: what is shared knows no game", from, to)
			}
		}
	}
}

// TestPackagesAreDescribed: every package says what it is.
func TestPackagesAreDescribed(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.ImportPath}}: {{.Doc}}", "hoyle/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for line := range strings.Lines(string(out)) {
		if path, doc, _ := strings.Cut(strings.TrimSpace(line), ":"); doc == "" {
			t.Errorf("%s has no words of its own", path)
		}
	}
}

// impure are packages that bring input, output, a clock or a format into the engine.
var impure = map[string]bool{
	"os": true, "io": true, "io/fs": true, "time": true, "net": true, "log": true, "bufio": true, "encoding/json": true,
	"github.com/goccy/go-yaml": true,
}

// TestOnlyTheSittingJudges: there is one way from a record to a ruling. Outside the engine, whose kit judges hands of its
// own, nobody but the sitting asks a game to judge.
func TestOnlyTheSittingJudges(t *testing.T) {
	found := false
	err := filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasPrefix(filepath.ToSlash(path), "../engine/") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			x, ok := n.(*ast.SelectorExpr)
			switch {
			case !ok || x.Sel.Name != "Judge":
			case filepath.ToSlash(path) == "../adjudicate/sitting.go":
				found = true
			default:
				t.Errorf("%s: only the sitting judges", set.Position(x.Pos()))
			}
			return true
		})
		return nil
	})
	if err != nil || !found {
		t.Errorf("the sitting does not judge, or a file is not read: %v", err)
	}
}

// What adding a game easily forgets: a row in the README's table, a script that tries its commands, and a simulation in
// which something may be done against the rules.
func TestNothingIsForgottenOfAGame(t *testing.T) {
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	var scripts []byte
	names, err := filepath.Glob("../testdata/script/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		scripts = append(scripts, text...)
	}
	for _, g := range adjudicate.Games {
		if !bytes.Contains(readme, []byte(g.Title)) {
			t.Errorf("README.md does not name %s", g.Title)
		}
		if !bytes.Contains(scripts, []byte(g.Name)) {
			t.Errorf("no script in testdata/script tries %s", g.Name)
		}
		for _, f := range g.Spec.Faults {
			if len(f.Laws) == 0 {
				t.Errorf("%s: no law is behind %s", g.Name, f.Name)
			}
		}
		for _, form := range g.Forms {
			if !enginetest.Tempts(g, form, 1914, usual) {
				t.Errorf("%s/%s: in %d random hands nothing could be done against a duty", g.Name, form, usual)
			}
		}
	}
}
