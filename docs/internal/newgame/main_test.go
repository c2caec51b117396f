package main

import (
	"bytes"
	"errors"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"hoyle/engine/enginetest"
)

var frogEnd = game{Name: "frog-end", Title: "Frog End", Rules: "manual", Edition: "The Manual of Frog End, 1901"}

// Every file of the skeleton is filled, the sources parse, and nothing is overwritten.
func TestSkeleton(t *testing.T) {
	root := t.TempDir()
	written, err := write(root, frogEnd)
	if err != nil {
		t.Fatal(err)
	}
	if templates, err := skeleton.ReadDir("skeleton"); err != nil || len(templates) != len(written) {
		t.Errorf("%d files of %d templates, %v", len(written), len(templates), err)
	}
	for _, path := range written {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte("<<")) || len(text) == 0 {
			t.Errorf("%s is not filled", path)
		}
		if strings.HasSuffix(path, ".go") {
			if _, err := parser.ParseFile(token.NewFileSet(), path, text, 0); err != nil {
				t.Error(err)
			}
		}
	}
	if _, err := write(root, frogEnd); err == nil || !strings.Contains(err.Error(), "there already") {
		t.Errorf("written twice: %v", err)
	}
}

func TestNames(t *testing.T) {
	for _, x := range []struct {
		game game
		want error
	}{
		{game{Name: "Frog End", Title: "F", Rules: "manual", Edition: "E"}, errName},
		{game{Name: "frog", Title: "F", Rules: "1901", Edition: "E"}, errRules},
		{game{Name: "frog", Rules: "manual", Edition: "E"}, errWords},
	} {
		if _, err := write(t.TempDir(), x.game); !errors.Is(err, x.want) {
			t.Errorf("%+v: %v", x.game, err)
		}
	}
}

// In a copy of the module the skeleton is a whole game: its cases hold, its laws are proven, and it passes the kit and
// the gates. A long run: it builds the module anew.
func TestSkeletonIsAGame(t *testing.T) {
	if os.Getenv(enginetest.LongRun) == "" {
		t.Skip("set " + enginetest.LongRun + " to build a copy of the module with the skeleton in it")
	}
	root := filepath.Join(t.TempDir(), "hoyle")
	run := func(name string, args ...string) {
		t.Helper()
		cmd := exec.Command(name, args...)
		if cmd.Dir = root; name == "git" {
			cmd.Dir = ""
		}
		cmd.Env = append(os.Environ(), enginetest.LongRun+"=")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
		}
	}
	if err := os.CopyFS(root, os.DirFS(filepath.Join("..", "..", ".."))); err != nil {
		t.Fatal(err)
	}
	if _, err := write(root, frogEnd); err != nil {
		t.Fatal(err)
	}
	registry := filepath.Join(root, "adjudicate", "games.go")
	text, err := os.ReadFile(registry)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), "\t&schachett.Game,", "\t&schachett.Game,\n\t&frogend.Game,", 1)
	changed = strings.Replace(changed, `"hoyle/engine/gaigel"`, "\"hoyle/engine/frogend\"\n\t\"hoyle/engine/gaigel\"", 1)
	if err := os.WriteFile(registry, []byte(changed), 0o644); err != nil {
		t.Fatal(err)
	}
	run("go", "generate", "./docs")
	run("go", "run", "./cmd/hoyle", "verify", "testdata/cases/frog-end")
	run("go", "test", "./engine/frogend")
	run("go", "test", "./adjudicate", "-run", "TestNet", "-update")
	run("go", "test", "./adjudicate", "-run", "Test(Conformance|Gates/.*)/frog-end|TestEveryLawIsProven|TestCatalogues|TestEverySlot|TestSentencesStand|TestEveryForm|TestImportGraph")
}
