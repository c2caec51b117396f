package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// module is the source tree with all its packages.
type module struct {
	root string
	all  []*listed         // the packages of the module
	from map[string]string // where the compiled form of each package is, by path
}

// listed is a package as go list tells it.
type listed struct {
	ImportPath, Dir, Export   string
	GoFiles                   []string
	TestGoFiles, XTestGoFiles []string
	Deps                      []string
	Standard                  bool
	Module                    *struct{ Main bool }
}

// helped are the packages that the switches need.
var helped = []string{"fmt", "os", "strconv", "sync"}

// load lists what the module's packages are made of.
func load(root string) (*module, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	args := append([]string{"list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,TestGoFiles,XTestGoFiles,Deps,Standard,Module", "./..."}, helped...)
	out, err := run(root, "go", args...)
	if err != nil {
		return nil, err
	}
	m := &module{root: root, from: map[string]string{}}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return m, nil
		} else if err != nil {
			return nil, err
		}
		m.from[p.ImportPath] = p.Export
		if p.Module != nil && p.Module.Main {
			m.all = append(m.all, &p)
		}
	}
}

// run runs a command in a folder and gives what it prints; what went wrong stands in the error.
func run(dir, name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	var wrong bytes.Buffer
	cmd.Stderr = &wrong
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w\n%s", name, args[0], err, wrong.String())
	}
	return out, nil
}

// rel is a path from the module's root, with slashes.
func (m *module) rel(path string) string {
	r, err := filepath.Rel(m.root, path)
	if err != nil {
		return path
	}
	return filepath.ToSlash(r)
}

// at finds the package in a folder that is named from the module's root.
func (m *module) at(dir string) (*listed, error) {
	want := filepath.Join(m.root, dir)
	for _, p := range m.all {
		if p.Dir == want {
			return p, nil
		}
	}
	return nil, fmt.Errorf("%s: no package of this module", dir)
}

// cases is where the public cases of the games stand, a folder each.
const cases = "testdata/cases"

// games are the games that a package is a part of, as the folders of their cases are called: the game's own package has
// its name without hyphens.
func (m *module) games(of *listed) []string {
	folders, err := os.ReadDir(filepath.Join(m.root, cases))
	if err != nil {
		return nil
	}
	var out []string
	for _, f := range folders {
		name := packageOf(f.Name())
		if slices.ContainsFunc(m.all, func(p *listed) bool {
			return m.rel(p.Dir) == "engine/"+name && (p == of || slices.Contains(p.Deps, of.ImportPath))
		}) {
			out = append(out, f.Name())
		}
	}
	return out
}

// packageOf is the folder below engine of a game's package.
func packageOf(game string) string { return strings.ReplaceAll(game, "-", "") }

// source is a package that is parsed and typed.
type source struct {
	*listed
	set   *token.FileSet
	names []string // of its files
	files []*ast.File
	text  map[string][]byte
	info  *types.Info
	types *types.Package
}

// read parses and types a package. Files that are given stand in for those on the disk; what is wrong with them goes to
// wrong, and without wrong is the error.
func (m *module) read(p *listed, instead map[string][]byte, wrong func(error)) (*source, error) {
	s := &source{listed: p, set: token.NewFileSet(), text: map[string][]byte{}}
	for _, name := range p.GoFiles {
		s.names = append(s.names, filepath.Join(p.Dir, name))
	}
	for name := range instead {
		if !slices.Contains(s.names, name) {
			s.names = append(s.names, name)
		}
	}
	for _, name := range s.names {
		text, there := instead[name]
		if !there {
			var err error
			if text, err = os.ReadFile(name); err != nil {
				return nil, err
			}
		}
		f, err := parser.ParseFile(s.set, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		s.text[name], s.files = text, append(s.files, f)
	}
	s.info = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}, Implicits: map[ast.Node]types.Object{},
	}
	conf := types.Config{Error: wrong, Importer: importer.ForCompiler(s.set, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(m.from[path])
	})}
	var err error
	s.types, err = conf.Check(p.ImportPath, s.set, s.files, s.info)
	if wrong == nil && err != nil {
		return nil, err
	}
	return s, nil
}

// mutants lists every mutant of a package in the order of its files, but for the files that are left out.
func (m *module) mutants(s *source, out func(name string) bool) []*mutant {
	figures := s.figures()
	var all []*mutant
	for i, name := range s.names {
		if out(filepath.Base(name)) {
			continue
		}
		f := &finder{set: s.set, info: s.info, pkg: s.types, file: m.rel(name), ast: s.files[i], src: s.text[name], figures: figures}
		all = append(all, f.find()...)
	}
	return all
}

// figures are the constants that are a number, such as the points of a game; those that only number things in order are none.
func (s *source) figures() map[types.Object]bool {
	out := map[types.Object]bool{}
	for _, f := range s.files {
		ast.Inspect(f, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			for i, x := range v.Values {
				if lit, ok := x.(*ast.BasicLit); ok && lit.Kind == token.INT && i < len(v.Names) {
					if c, ok := s.info.Defs[v.Names[i]].(*types.Const); ok {
						out[c] = true
					}
				}
			}
			return true
		})
	}
	return out
}
