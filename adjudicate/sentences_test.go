package adjudicate_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/engine"
	"hoyle/engine/enginetest"
	"hoyle/engine/say"
)

// stillBare are the games, and the packages, whose sentences stand in the code yet.
var stillBare = map[string]bool{
	"binocle": true, "gaigel": true,
	"../engine/binocle": true, "../engine/gaigel": true, "../engine/stock": true, "../engine/stock/meld": true,
}

// Every catalogue can be read, in every language that it has.
func TestCatalogues(t *testing.T) {
	seen := map[*say.Catalogue]bool{}
	for _, g := range adjudicate.Games {
		if len(g.Sentences) == 0 && !stillBare[g.Name] {
			t.Errorf("%s names no catalogue of its sentences", g.Name)
		}
		for _, c := range g.Sentences {
			if seen[c] {
				continue
			}
			seen[c] = true
			for _, err := range c.Check() {
				t.Error(err)
			}
		}
	}
}

// What the cases and random hands of every form are ruled fills every slot of every sentence, with a value of its type,
// and speaks from the catalogues that the game names.
func TestEverySlotIsFilled(t *testing.T) {
	all, _ := suite()
	for _, c := range all {
		if c.doc.Err != nil { // it was not read
			continue
		}
		var trace engine.Trace
		if v, err := new(adjudicate.Sitting).Verdict(c.doc.Game, &c.doc.Hand, &trace); err == nil {
			verifyTexts(t, c.file, c.doc.Game, v, &trace)
		}
	}
	eachForm(t, func(t *testing.T, g *engine.Game, form engine.Form) {
		for i := range 50 {
			var trace engine.Trace
			v, err := new(adjudicate.Sitting).Verdict(g, enginetest.Played(g, form, 7, i), &trace)
			if err != nil {
				t.Fatal(err)
			}
			verifyTexts(t, form.String(), g, v, &trace)
		}
	})
}

// verifyTexts holds all texts of a ruling to their messages.
func verifyTexts(t *testing.T, where string, g *engine.Game, v *engine.Verdict, trace *engine.Trace) {
	t.Helper()
	if stillBare[g.Name] {
		return
	}
	texts := []say.Text{v.Summary, v.Contract, v.Undecided}
	for _, f := range v.Findings {
		texts = append(texts, f.Text)
	}
	for _, o := range v.Options {
		texts = append(texts, o.Text)
	}
	for _, r := range v.Reasons {
		texts = append(texts, r.Text)
	}
	for _, a := range v.Answers {
		texts = append(texts, a.Text, a.Open)
	}
	if v.Dispute != nil {
		texts = append(texts, v.Dispute.Text)
	}
	for _, s := range trace.Steps {
		texts = append(texts, s.Note)
	}
	for _, x := range texts {
		if err := x.Verify(); err != nil {
			t.Errorf("%s: %v", where, err)
		}
		if m := x.Message(); m != nil && !known(g, m) {
			t.Errorf("%s: the message %s is in none of the catalogues that %s names", where, m.Key(), g.Name)
		}
	}
}

func known(g *engine.Game, m *say.Message) bool {
	for _, c := range g.Sentences {
		if m.Of() == c {
			return true
		}
	}
	return false
}

// No sentence stands in an engine package but in its catalogue, and every message of a catalogue is used.
func TestSentencesStandInCatalogues(t *testing.T) {
	packages := map[string]map[string]*ast.File{}
	fset := token.NewFileSet()
	err := filepath.WalkDir("../engine", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "enginetest") {
			return err
		}
		file, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		dir := filepath.Dir(path)
		if packages[dir] == nil {
			packages[dir] = map[string]*ast.File{}
		}
		packages[dir][path] = file
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir, files := range packages {
		if stillBare[dir] {
			continue
		}
		for path, file := range files {
			ast.Walk(&sentences{t: t, fset: fset, path: path}, file)
		}
		unused(t, fset, files)
	}
}

// sentences looks for words that a reader would be shown, outside the places for them.
type sentences struct {
	t    *testing.T
	fset *token.FileSet
	path string
}

// apart are the calls and the fields whose words are no part of a ruling: errors, and what a game declares for the
// reference, for hoyle ask and for hoyle new.
var apart = map[string]bool{
	"Add": true, "In": true, "Impossiblef": true, "Errorf": true, "New": true, "panic": true, "none": true, "Sprintf": true,
	"Doc": true, "Meaning": true, "Says": true, "About": true, "Differs": true, "Edition": true, "Title": true, "Text": true,
	"Scenes": true, "Questions": true, "Record": true, "Replies": true, "Unit": true, "Settlements": true, "Lists": true, "Words": true,
}

func (s *sentences) Visit(n ast.Node) ast.Visitor {
	switch x := n.(type) {
	case *ast.CallExpr:
		name := ""
		switch f := x.Fun.(type) {
		case *ast.Ident:
			name = f.Name
		case *ast.SelectorExpr:
			name = f.Sel.Name
		}
		if apart[name] && name != "Sprintf" {
			return nil
		}
	case *ast.CompositeLit:
		if name := typeName(x.Type); name == "TokenError" || name == "NoEquivalent" {
			return nil
		}
	case *ast.FuncDecl:
		if x.Name.Name == "Error" || x.Name.Name == "Check" || x.Name.Name == "Legend" {
			return nil // an error speaks for itself, and a notation of its letters
		}
	case *ast.KeyValueExpr:
		if key, ok := x.Key.(*ast.Ident); ok && apart[key.Name] {
			return nil
		}
	case *ast.GenDecl:
		if x.Tok == token.CONST || x.Tok == token.IMPORT {
			return nil // newRecord and other texts that are read as records
		}
	case *ast.BasicLit:
		if x.Kind != token.STRING {
			break
		}
		text, _ := strconv.Unquote(x.Value)
		if words := strings.Fields(text); len(words) >= 3 && strings.IndexFunc(text, func(r rune) bool { return r == '{' || r == '\n' }) < 0 {
			s.t.Errorf("%s: a sentence outside the catalogue: %q", s.fset.Position(x.Pos()), text)
		}
	}
	return s
}

func typeName(e ast.Expr) string {
	switch x := e.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return x.Sel.Name
	}
	return ""
}

// unused finds messages that are declared as variables and never named again in their package.
func unused(t *testing.T, fset *token.FileSet, files map[string]*ast.File) {
	declared, named := map[string]token.Pos{}, map[string]int{}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.ValueSpec:
				for i, v := range x.Values {
					if call, ok := v.(*ast.CallExpr); ok {
						if f, ok := call.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Add" && i < len(x.Names) {
							declared[x.Names[i].Name] = x.Names[i].Pos()
						}
					}
				}
			case *ast.Ident:
				named[x.Name]++
			}
			return true
		})
	}
	for name, pos := range declared {
		if named[name] < 2 && !ast.IsExported(name) {
			t.Errorf("%s: the message %s is never used", fset.Position(pos), name)
		}
	}
}
