// Package cited finds where the code cites the laws. Every game's package has a constant for each section of its rule
// texts (laws_gen.go); a citation is a use of one in code that can come to apply it. What only stands there is none: a
// comment, what a fault's description lists, a slot of a table that nobody reads, a table that nobody uses.
package cited

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Citation is a place in the code that cites a law.
type Citation struct {
	File string // from the root of the source tree, with slashes
	Line int
	In   string // the function or method, or the variable, that it stands in
}

const (
	generated = "laws_gen.go"
	described = "faultspec.go"
)

// tree is the code.
type tree struct {
	root   string
	set    *token.FileSet
	dirs   map[string][]*ast.File // by folder
	fields map[string]bool        // the names of all fields of structs
	read   map[string]bool        // what is selected anywhere
}

// Of finds the citations of every law in a source tree: by the law's id, in the order of the files. A law
// without any is there too.
func Of(root string) (map[string][]Citation, error) {
	t := &tree{root: root, set: token.NewFileSet(), dirs: map[string][]*ast.File{}, fields: map[string]bool{}, read: map[string]bool{}}
	if err := t.parse(); err != nil {
		return nil, err
	}
	out := map[string][]Citation{}
	for _, files := range t.dirs {
		laws := t.laws(files)
		for _, id := range laws {
			out[id] = nil
		}
		used := names(files)
		for _, f := range files {
			if name := t.base(f); len(laws) > 0 && name != generated && name != described {
				t.cite(f, laws, used, out)
			}
		}
	}
	for _, list := range out {
		slices.SortFunc(list, func(a, b Citation) int { return cmp.Or(strings.Compare(a.File, b.File), a.Line-b.Line) })
	}
	return out, nil
}

func (t *tree) base(f *ast.File) string { return filepath.Base(t.set.Position(f.Pos()).Filename) }

// parse reads the code, without its tests and its comments: all of it, since what a game declares is read elsewhere too.
func (t *tree) parse() error {
	return filepath.WalkDir(t.root, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && path != t.root && strings.HasPrefix(e.Name(), "."):
			return fs.SkipDir
		case filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(t.set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		t.dirs[filepath.Dir(path)] = append(t.dirs[filepath.Dir(path)], f)
		t.note(f)
		return nil
	})
}

// note enters the fields that a file declares and what it reads.
func (t *tree) note(f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			t.read[n.Sel.Name] = true
		case *ast.StructType:
			for _, field := range n.Fields.List {
				for _, name := range field.Names {
					t.fields[name.Name] = true
				}
			}
		}
		return true
	})
}

// laws are a game's constants with their ids.
func (t *tree) laws(files []*ast.File) map[string]string {
	out := map[string]string{}
	for _, f := range files {
		if t.base(f) != generated {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Names) == 1 && len(v.Values) == 1 {
				if lit, ok := v.Values[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if id, err := strconv.Unquote(lit.Value); err == nil {
						out[v.Names[0].Name] = id
					}
				}
			}
			return true
		})
	}
	return out
}

// names counts how often each name stands in a package.
func names(files []*ast.File) map[string]int {
	out := map[string]int{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				out[id.Name]++
			}
			return true
		})
	}
	return out
}

// cite enters the citations of a file.
func (t *tree) cite(f *ast.File, laws map[string]string, used map[string]int, out map[string][]Citation) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			t.citeIn(d, function(d), laws, out)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				v, ok := s.(*ast.ValueSpec)
				if !ok {
					continue
				}
				name := v.Names[0].Name
				if ast.IsExported(name) || name == "_" || used[name] > 1 {
					t.citeIn(v, name, laws, out)
				}
			}
		}
	}
}

// citeIn enters the citations of a declaration.
func (t *tree) citeIn(decl ast.Node, in string, laws map[string]string, out map[string][]Citation) {
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			key, ok := n.Key.(*ast.Ident)
			return !ok || !t.fields[key.Name] || t.read[key.Name]
		case *ast.Ident:
			if id, ok := laws[n.Name]; ok {
				at := t.set.Position(n.Pos())
				file, err := filepath.Rel(t.root, at.Filename)
				if err != nil {
					file = at.Filename
				}
				out[id] = append(out[id], Citation{filepath.ToSlash(file), at.Line, in})
			}
		}
		return true
	})
}

// function names a function, a method with the type that it is one of.
func function(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return d.Name.Name
	}
	of := d.Recv.List[0].Type
	if p, ok := of.(*ast.StarExpr); ok {
		of = p.X
	}
	if id, ok := of.(*ast.Ident); ok {
		return id.Name + "." + d.Name.Name
	}
	return d.Name.Name
}
