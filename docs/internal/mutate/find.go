package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// mutant is one small change of a package.
type mutant struct {
	File string // from the module's root, with slashes
	Line int
	In   string // the function or method, or the variable, that it stands in
	What string // what stood there and what stands there now

	at   span
	kind kind
	typ  string // of an expression: its type as the file writes it
	now  string // what stands there instead, as source
	id   int    // by which it is switched on, from 1
}

// kind is how a mutant is written beside what it changes.
type kind int

const (
	expression kind = iota // at is an expression of type typ, now another
	removed                // at is statements that are left out
	instead                // at is a statement, now another
)

// span is a place in a file's source, in bytes.
type span struct{ from, to int }

func (s span) holds(o span) bool { return s.from <= o.from && o.to <= s.to }

// key names a mutant as long as what it changes stands in the same function: lines above it do not matter.
func (m *mutant) key() string { return m.File + " " + m.In + ": " + m.What }

func (m *mutant) String() string { return fmt.Sprintf("%s:%d: %s: %s", m.File, m.Line, m.In, m.What) }

// finder looks for the mutants of one file.
type finder struct {
	set   *token.FileSet
	info  *types.Info
	pkg   *types.Package
	file  string
	ast   *ast.File
	src   []byte
	names map[string]string // of the packages that the file imports, by path

	in      string
	results []*types.Tuple // of the functions around
	above   []ast.Node     // what stands around what is looked at, and that last
	fixed   map[ast.Node]bool
	tests   map[ast.Expr]bool     // conditions
	listed  map[ast.Stmt]bool     // statements of a block or a case
	index   map[ast.Expr]bool     // places of a list, which cannot be less than 0
	figures map[types.Object]bool // constants of the package that are a number
	found   []*mutant
}

// find lists the mutants of a file in the order of its source.
func (f *finder) find() []*mutant {
	f.names, f.fixed = map[string]string{}, map[ast.Node]bool{}
	f.tests, f.listed = map[ast.Expr]bool{}, map[ast.Stmt]bool{}
	f.index = map[ast.Expr]bool{}
	for _, i := range f.ast.Imports {
		if name := f.info.PkgNameOf(i); name != nil {
			f.names[name.Imported().Path()] = name.Name()
		}
	}
	for _, d := range f.ast.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			f.in = funcName(d)
			f.function(d.Body, f.info.Defs[d.Name].Type().(*types.Signature))
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if v, ok := s.(*ast.ValueSpec); ok && d.Tok == token.VAR {
					f.in = v.Names[0].Name
					f.walk(v)
				}
			}
		}
	}
	return f.found
}

func funcName(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return d.Name.Name
	}
	t := d.Recv.List[0].Type
	if s, ok := t.(*ast.StarExpr); ok {
		t = s.X
	}
	if x, ok := t.(*ast.IndexExpr); ok {
		t = x.X
	}
	return types.ExprString(t) + "." + d.Name.Name
}

func (f *finder) function(body *ast.BlockStmt, sig *types.Signature) {
	if body == nil {
		return
	}
	f.results = append(f.results, sig.Results())
	f.walk(body)
	f.results = f.results[:len(f.results)-1]
}

// walk visits what stands below a node.
func (f *finder) walk(root ast.Node) {
	depth := len(f.above)
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			f.above = f.above[:len(f.above)-1]
			return false
		}
		f.above = append(f.above, n)
		if f.visit(n) {
			return true
		}
		f.above = f.above[:len(f.above)-1]
		return false
	})
	f.above = f.above[:depth]
}

// visit reports whether to go on to what stands below a node.
func (f *finder) visit(n ast.Node) bool {
	if f.fixed[n] {
		return false
	}
	switch n := n.(type) {
	case *ast.FuncLit:
		f.function(n.Body, f.info.TypeOf(n).(*types.Signature))
		return false
	case *ast.GenDecl:
		return n.Tok == token.VAR
	case *ast.ArrayType: // its length is constant
		return false
	case *ast.CompositeLit:
		f.keys(n)
	case *ast.CallExpr:
		if name, ok := n.Fun.(*ast.Ident); ok && name.Name == "make" && len(n.Args) == 3 {
			f.fixed[n.Args[2]] = true // a capacity changes nothing
		}
		f.expression(n)
	case *ast.IndexExpr:
		f.index[n.Index] = true
		f.expression(n)
	case *ast.SliceExpr:
		f.index[n.Low], f.index[n.High] = true, true
	case ast.Stmt:
		f.statement(n)
	case ast.Expr:
		f.expression(n)
	}
	return true
}

// keys: the index of an array's element is constant.
func (f *finder) keys(n *ast.CompositeLit) {
	switch f.info.TypeOf(n).Underlying().(type) {
	case *types.Array, *types.Slice:
		for _, e := range n.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				f.fixed[kv.Key] = true
			}
		}
	}
}

func (f *finder) statement(n ast.Stmt) {
	switch n := n.(type) {
	case *ast.BlockStmt:
		f.list(n.List)
	case *ast.CommClause:
		f.list(n.Body)
	case *ast.CaseClause:
		f.list(n.Body)
		f.branch("case "+f.exprs(n.List), n.Body)
	case *ast.IfStmt:
		f.tests[n.Cond] = true
		f.branch("if "+f.text(n.Cond), n.Body.List)
		if b, ok := n.Else.(*ast.BlockStmt); ok {
			f.branch("else of "+f.text(n.Cond), b.List)
		}
	case *ast.ForStmt:
		if n.Cond != nil {
			f.tests[n.Cond] = true
		}
		f.branch("for "+f.text(n.Cond), n.Body.List)
	case *ast.RangeStmt:
		f.branch("range "+f.text(n.X), n.Body.List)
	case *ast.ReturnStmt:
		f.returned(n)
	}
	if f.listed[n] {
		f.removed(n)
	}
}

func (f *finder) list(all []ast.Stmt) {
	for _, s := range all {
		f.listed[s] = true
	}
}

// branch: nothing is done in a branch. A statement alone is taken out as such.
func (f *finder) branch(name string, body []ast.Stmt) {
	if len(body) == 0 {
		return
	}
	if b, ok := body[len(body)-1].(*ast.BranchStmt); ok && b.Tok == token.FALLTHROUGH {
		return
	}
	if len(body) == 1 && removable(body[0]) {
		return
	}
	first, last := body[0], body[len(body)-1]
	f.add(&mutant{kind: removed, at: f.span(first.Pos(), last.End()), What: "emptied: " + name}, first.Pos())
}

// removable reports whether a statement can be left out without another taking its place.
func removable(n ast.Stmt) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		return n.Tok != token.DEFINE
	case *ast.BranchStmt:
		return n.Tok != token.FALLTHROUGH
	case *ast.ExprStmt:
		call, ok := n.X.(*ast.CallExpr)
		if !ok {
			return false
		}
		name, _ := call.Fun.(*ast.Ident)
		return name == nil || name.Name != "panic"
	case *ast.IncDecStmt:
		return true
	}
	return false
}

func (f *finder) removed(n ast.Stmt) {
	if !removable(n) {
		return
	}
	at := f.span(n.Pos(), n.End())
	f.add(&mutant{kind: removed, at: at, What: "removed: " + f.text(n)}, n.Pos())
	turned := map[token.Token]string{token.ADD_ASSIGN: "-=", token.SUB_ASSIGN: "+=", token.INC: "--", token.DEC: "++"}
	switch n := n.(type) {
	case *ast.AssignStmt:
		if op, ok := turned[n.Tok]; ok && f.numeric(n.Lhs[0]) {
			f.swap(at, n.TokPos, n.Tok, op, instead, "", n)
		}
	case *ast.IncDecStmt:
		f.swap(at, n.TokPos, n.Tok, turned[n.Tok], instead, "", n)
	}
}

// returned: what a function returns is the type's zero, or the other truth. Beside an error nobody looks at the rest.
func (f *finder) returned(n *ast.ReturnStmt) {
	want := f.results[len(f.results)-1]
	if want.Len() != len(n.Results) {
		return
	}
	last := len(n.Results) - 1
	failed := last > 0 && fails(n.Results[last])
	for i, x := range n.Results {
		if failed && i < last {
			f.fixed[x] = true
			continue
		}
		t := want.At(i).Type()
		if f.zero(x) || truth(t) && f.negated(x) {
			continue
		}
		name, ok := f.typeName(t)
		if !ok {
			continue
		}
		m := &mutant{kind: expression, at: f.span(x.Pos(), x.End()), typ: name}
		if truth(t) {
			m.now, m.What = "!("+f.source(x)+")", "return "+f.text(x)+" → not that"
		} else {
			m.now, m.What = "*new("+name+")", "return "+f.text(x)+" → zero"
		}
		f.add(m, x.Pos())
	}
}

// fails reports whether an expression makes an error.
func fails(x ast.Expr) bool {
	call, ok := x.(*ast.CallExpr)
	if !ok {
		return false
	}
	name, ok := call.Fun.(*ast.SelectorExpr)
	return ok && slices.Contains([]string{"Impossiblef", "Errorf", "New"}, name.Sel.Name)
}

// negated reports whether an expression has another mutant that is its opposite.
func (f *finder) negated(x ast.Expr) bool {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		return x.Name == "true" || x.Name == "false"
	case *ast.UnaryExpr:
		return x.Op == token.NOT
	case *ast.BinaryExpr:
		return len(comparisons[x.Op]) > 0
	}
	return false
}

// zero reports whether an expression is plainly its type's zero.
func (f *finder) zero(x ast.Expr) bool {
	tv := f.info.Types[x]
	switch {
	case tv.IsNil():
		return true
	case tv.Value == nil:
		lit, ok := x.(*ast.CompositeLit)
		return ok && len(lit.Elts) == 0
	case tv.Value.Kind() == constant.Bool:
		return false
	case tv.Value.Kind() == constant.String:
		return constant.StringVal(tv.Value) == ""
	}
	return constant.Sign(tv.Value) == 0
}

// comparisons are what each may become: the boundary first, then the opposite.
var comparisons = map[token.Token][]string{
	token.LSS: {"<=", ">="}, token.LEQ: {"<", ">"}, token.GTR: {">=", "<="}, token.GEQ: {">", "<"},
	token.EQL: {"!="}, token.NEQ: {"=="},
}

func (f *finder) expression(n ast.Expr) {
	tv := f.info.Types[n]
	if tv.IsType() {
		return
	}
	name, ok := "", false
	if tv.IsValue() {
		name, ok = f.typeName(tv.Type)
	}
	if !ok {
		return
	}
	at := f.span(n.Pos(), n.End())
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if tv.Value == nil {
			f.binary(n, at, name)
		}
	case *ast.UnaryExpr:
		if n.Op == token.NOT {
			f.add(&mutant{at: at, typ: name, now: "bool(" + f.source(n.X) + ")", What: f.text(n) + " → " + f.text(n.X)}, n.Pos())
		}
	case *ast.Ident:
		f.ident(n, at, name)
	case *ast.BasicLit:
		f.literal(n, at, name)
	}
	if _, unary := n.(*ast.UnaryExpr); f.tests[n] && !unary && !f.negated(n) && tv.Value == nil {
		f.add(&mutant{at: at, typ: name, now: "!(" + f.source(n) + ")", What: f.text(n) + " → not that"}, n.Pos())
	}
}

func (f *finder) binary(n *ast.BinaryExpr, at span, typ string) {
	others := comparisons[n.Op]
	switch {
	case n.Op == token.LAND:
		others = []string{"||"}
	case n.Op == token.LOR:
		others = []string{"&&"}
	case n.Op == token.ADD && f.numeric(n):
		others = []string{"-"}
	case n.Op == token.SUB:
		others = []string{"+"}
	}
	for _, op := range others {
		f.swap(at, n.OpPos, n.Op, op, expression, typ, n)
	}
}

// ident: the other truth, and a number that has a name: one more or one less where it is used.
func (f *finder) ident(n *ast.Ident, at span, typ string) {
	switch c, ok := f.info.Uses[n].(*types.Const); {
	case !ok:
	case c.Parent() == types.Universe && n.Name == "true":
		f.add(&mutant{at: at, typ: typ, now: "bool(false)", What: "true → false in " + f.around()}, n.Pos())
	case c.Parent() == types.Universe && n.Name == "false":
		f.add(&mutant{at: at, typ: typ, now: "bool(true)", What: "false → true in " + f.around()}, n.Pos())
	case f.figures[c]:
		f.numbers(n, at, typ, c.Val(), n.Name)
	}
}

func (f *finder) literal(n *ast.BasicLit, at span, typ string) {
	if n.Kind == token.INT && f.numeric(n) {
		f.numbers(n, at, typ, constant.MakeFromLiteral(n.Value, n.Kind, 0), n.Value)
	}
}

func (f *finder) numbers(n ast.Expr, at span, typ string, value constant.Value, shown string) {
	for _, op := range []token.Token{token.ADD, token.SUB} {
		other := constant.BinaryOp(value, op, constant.MakeInt64(1))
		b, ok := f.info.TypeOf(n).Underlying().(*types.Basic)
		if constant.Sign(other) < 0 && (f.index[n] || ok && b.Info()&types.IsUnsigned != 0) {
			continue
		}
		now := other.ExactString()
		f.add(&mutant{at: at, typ: typ, now: now, What: shown + " → " + now + " in " + f.around()}, n.Pos())
	}
}

// swap puts another operator in the place of one.
func (f *finder) swap(at span, pos token.Pos, was token.Token, now string, k kind, typ string, n ast.Node) {
	from := f.offset(pos)
	put := func(s string) string {
		return s[:from-at.from] + now + s[from-at.from+len(was.String()):]
	}
	src := f.source(n)
	f.add(&mutant{kind: k, at: at, typ: typ, now: put(src), What: brief(src) + " → " + brief(put(src))}, pos)
}

func (f *finder) add(m *mutant, pos token.Pos) {
	m.File, m.Line, m.In = f.file, f.set.Position(pos).Line, f.in
	f.found = append(f.found, m)
}

func (f *finder) numeric(x ast.Expr) bool {
	b, ok := f.info.TypeOf(x).Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}

func truth(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// typeName writes a type as the file can; false where it cannot, for want of an import.
func (f *finder) typeName(t types.Type) (string, bool) {
	ok := true
	name := types.TypeString(types.Default(t), func(p *types.Package) string {
		if p == f.pkg {
			return ""
		}
		name, there := f.names[p.Path()]
		ok = ok && there
		return name
	})
	return name, ok && !strings.Contains(name, "invalid type")
}

func (f *finder) offset(p token.Pos) int { return f.set.Position(p).Offset }

func (f *finder) span(from, to token.Pos) span { return span{f.offset(from), f.offset(to)} }

func (f *finder) source(n ast.Node) string { return string(f.src[f.offset(n.Pos()):f.offset(n.End())]) }

// text is the source of a node on one line.
func (f *finder) text(n ast.Node) string {
	if e, ok := n.(ast.Expr); n == nil || ok && e == nil {
		return "true"
	}
	return brief(f.source(n))
}

func (f *finder) exprs(all []ast.Expr) string {
	if len(all) == 0 {
		return "default"
	}
	return brief(string(f.src[f.offset(all[0].Pos()):f.offset(all[len(all)-1].End())]))
}

// around is the source of what stands next around what is looked at: the expression or statement that it is a part of.
func (f *finder) around() string {
	for i := len(f.above) - 2; i >= 0; i-- {
		switch n := f.above[i].(type) {
		case *ast.ParenExpr, *ast.UnaryExpr:
		case *ast.CaseClause:
			return "case " + f.exprs(n.List)
		default:
			return f.text(n)
		}
	}
	return ""
}

// longest is how many letters of source are shown.
const longest = 120

// brief is source on one line, and not too long.
func brief(src string) string {
	r := []rune(strings.Join(strings.Fields(src), " "))
	if len(r) > longest {
		return string(r[:longest-1]) + "…"
	}
	return string(r)
}
