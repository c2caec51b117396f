package main

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// switches is the file that a package of mutants has besides: how one is switched on.
//
//go:embed switches.tmpl
var switches string

const (
	switchesFile = "mutants_switched.go"
	picks        = "mutantPick"
	isOn         = "mutantOn"
)

// write makes the files of a package with all of the mutants in them, each behind its switch.
func (m *module) write(s *source, all []*mutant) map[string][]byte {
	out := map[string][]byte{}
	for _, name := range s.names {
		of := slices.DeleteFunc(slices.Clone(all), func(x *mutant) bool { return x.File != m.rel(name) })
		if len(of) == 0 {
			continue
		}
		slices.SortStableFunc(of, func(a, b *mutant) int {
			return cmp.Or(a.at.from-b.at.from, b.at.to-a.at.to)
		})
		src := string(s.text[name])
		out[name] = []byte(switched(src, span{0, len(src)}, of))
	}
	if len(out) > 0 {
		out[filepath.Join(s.Dir, switchesFile)] = []byte("package " + s.files[0].Name.Name + "\n\n" + switches)
	}
	return out
}

// switched is a piece of source with the mutants in it, which come in the order of their places, the outer ones first.
func switched(src string, at span, all []*mutant) string {
	var b strings.Builder
	pos := at.from
	for i := 0; i < len(all); {
		outer, same, inner := all[i].at, i, i
		for same < len(all) && all[same].at == outer {
			same++
		}
		for inner = same; inner < len(all) && outer.holds(all[inner].at); {
			inner++
		}
		text := switched(src, outer, all[same:inner])
		for _, m := range all[i:same] {
			text = m.beside(text)
		}
		b.WriteString(src[pos:outer.from] + text)
		pos, i = outer.to, inner
	}
	b.WriteString(src[pos:at.to])
	return b.String()
}

// beside writes a mutant beside what it changes.
func (m *mutant) beside(was string) string {
	switch m.kind {
	case removed:
		return fmt.Sprintf("if !%s(%d) { %s }", isOn, m.id, was)
	case instead:
		return fmt.Sprintf("if %s(%d) { %s } else { %s }", isOn, m.id, m.now, was)
	default:
		return fmt.Sprintf("%s(%d, func() %s { return %s }, func() %s { return %s })", picks, m.id, m.typ, was, m.typ, m.now)
	}
}

// compiled takes those out of the mutants that cannot be compiled, and writes the rest.
func (m *module) compiled(s *source, all []*mutant) ([]*mutant, map[string][]byte, error) {
	for {
		files := m.write(s, all)
		if len(files) == 0 {
			return nil, nil, nil
		}
		var wrong []types.Error
		with, err := m.read(s.listed, files, func(err error) {
			if e, ok := err.(types.Error); ok {
				wrong = append(wrong, e)
			}
		})
		if err != nil {
			return nil, nil, err
		}
		if len(wrong) == 0 {
			return all, files, nil
		}
		bad := map[int]bool{}
		for _, e := range wrong {
			with.blame(e.Pos, bad)
		}
		if len(bad) == 0 {
			return nil, nil, wrong[0]
		}
		all = slices.DeleteFunc(all, func(x *mutant) bool { return bad[x.id] })
	}
}

// blame marks the mutant around a place that does not compile, the innermost. Where none is around it, a function has no
// last return any more: it is marked which comes last of those that leave statements out.
func (s *source) blame(pos token.Pos, bad map[int]bool) {
	around, last, one := 0, 0, 0
	ast.Inspect(s.decl(pos), func(n ast.Node) bool {
		id := switchOf(n)
		if id == 0 {
			return true
		}
		if n.Pos() <= pos && pos < n.End() {
			around = id
		}
		if f, ok := n.(*ast.IfStmt); ok && n.End() <= pos && !goesOn(f.Body.List) {
			last = id
		}
		one = id
		return true
	})
	if id := cmp.Or(around, last, one); id != 0 {
		bad[id] = true
	}
}

// decl is the declaration around a place.
func (s *source) decl(pos token.Pos) ast.Node {
	for _, f := range s.files {
		for _, d := range f.Decls {
			if d.Pos() <= pos && pos <= d.End() {
				return d
			}
		}
	}
	return &ast.BadDecl{}
}

// goesOn reports whether the last of some statements is one after which another can come.
func goesOn(list []ast.Stmt) bool {
	switch list[len(list)-1].(type) {
	case *ast.AssignStmt, *ast.IncDecStmt, *ast.ExprStmt, *ast.DeclStmt:
		return true
	}
	return false
}

// switchOf is the number of the mutant that a node switches, or 0.
func switchOf(n ast.Node) int {
	switch n := n.(type) {
	case *ast.IfStmt:
		cond := n.Cond
		if not, ok := cond.(*ast.UnaryExpr); ok {
			cond = not.X
		}
		return called(cond, isOn)
	case *ast.CallExpr:
		return called(n, picks)
	}
	return 0
}

func called(n ast.Expr, name string) int {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return 0
	}
	if f, ok := call.Fun.(*ast.Ident); !ok || f.Name != name {
		return 0
	}
	id, _ := strconv.Atoi(call.Args[0].(*ast.BasicLit).Value)
	return id
}

// overlay writes files into a folder, and the list by which the go command takes them for those of the packages.
func overlay(dir string, files map[string][]byte) (string, error) {
	list := map[string]string{}
	for name, text := range files {
		to := filepath.Join(dir, strconv.Itoa(len(list))+".go")
		if err := os.WriteFile(to, text, 0o644); err != nil {
			return "", err
		}
		list[name] = to
	}
	b, err := json.Marshal(map[string]any{"Replace": list})
	if err != nil {
		return "", err
	}
	to := filepath.Join(dir, "overlay.json")
	return to, os.WriteFile(to, b, 0o644)
}
