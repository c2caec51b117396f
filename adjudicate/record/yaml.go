package record

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"hoyle/engine"
)

// Limits of one document. They are far beyond any hand of cards, and keep the parser's time and stack small.
const (
	maxBytes  = 64 << 10
	maxLines  = 4_000
	maxTokens = 20_000
	maxDepth  = 32
)

type kind uint8

const (
	nullNode kind = iota
	scalarNode
	listNode
	mapNode
)

// style of a scalar.
type style uint8

const (
	plain style = iota
	quoted
	block // | or >
)

// node is a YAML value, reduced to what a record may hold.
type node struct {
	kind  kind
	style style
	text  string // of a scalar; of a null, the word that says so, "" when nothing stands there
	pos   engine.Pos
	items []node // of a list
	pairs []pair // of a map
}

type pair struct{ key, val node }

// what it is, for messages.
func (n *node) String() string {
	switch n.kind {
	case nullNode:
		return "nothing"
	case listNode:
		return "a list"
	case mapNode:
		return "a map"
	}
	text := n.text
	if r := []rune(text); len(r) > 40 {
		text = string(r[:39]) + "…"
	}
	return fmt.Sprintf("%q", text)
}

// reader turns one document into nodes. Its defects are those of YAML, and what YAML has but a record has not.
type reader struct {
	src  *source
	line int // of the document, less one
	errs Errors
}

// parse reads a document; ok is false when it could not be read at all.
func (r *reader) parse(c chunk) (root node, ok bool) {
	r.line = c.line
	start := engine.Pos{Line: int32(c.line + 1), Col: 1}
	if pos, what := r.src.unprintable(c); what != "" {
		r.bad(pos, what)
		return root, false
	}
	if len(c.text) > maxBytes {
		r.bad(start, fmt.Sprintf("the record is longer than %d KiB", maxBytes>>10))
		return root, false
	}
	if strings.Count(c.text, "\n") > maxLines {
		r.bad(start, fmt.Sprintf("the record is longer than %d lines", maxLines))
		return root, false
	}
	file, err := parseYAML(tidy(c.text))
	if err != nil {
		r.syntax(start, err)
		return root, false
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		r.bad(start, "this is not a record").Want = "a map that begins with hoyle: 1"
		return root, false
	}
	return r.node(file.Docs[0].Body, start), true
}

// tidy makes every tab within a line a space and cuts the blanks at its end: the YAML parser loses tabs between words
// and miscounts the columns after both. Tabs that indent stay, to be refused. No column of what remains changes.
func tidy(text string) string {
	out := make([]byte, 0, len(text))
	indent := true
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\n':
			out = bytes.TrimRight(out, " \t")
			indent = true
		case c == '\t' && !indent:
			c = ' '
		case c != ' ' && c != '\t':
			indent = false
		}
		out = append(out, c)
	}
	return string(bytes.TrimRight(out, " \t"))
}

func (r *reader) bad(pos engine.Pos, msg string) *Error {
	e := r.src.at(pos, ErrMalformed, msg)
	r.errs = append(r.errs, e)
	return e
}

var (
	errTooMuch = errors.New("the record holds more than any hand of cards could")
	errTooDeep = errors.New("the record is nested too deeply")
)

// parseYAML calls the YAML parser, which recurses into nested values and has been known to panic on odd input: it is
// given nothing deep or endless, and a panic is an error like any other.
func parseYAML(text string) (file *ast.File, err error) {
	defer func() {
		if p := recover(); p != nil {
			file, err = nil, errors.New("this is not YAML")
		}
	}()
	tokens := lexer.Tokenize(text)
	if len(tokens) > maxTokens {
		return nil, errTooMuch
	}
	if tk := deep(tokens); tk != nil {
		return nil, &yaml.SyntaxError{Message: errTooDeep.Error(), Token: tk}
	}
	return parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
}

// deep is the token at which a document becomes too deeply nested, nil when it does not.
func deep(tokens token.Tokens) *token.Token {
	flow, run, line := 0, 0, 0
	for _, tk := range tokens {
		if tk.Position.Line != line {
			run, line = 0, tk.Position.Line
		}
		switch tk.Type {
		case token.SequenceStartType, token.MappingStartType:
			flow++
		case token.SequenceEndType, token.MappingEndType:
			flow--
		case token.SequenceEntryType, token.MappingKeyType, token.TagType, token.AnchorType, token.AliasType:
			run++
		}
		if flow > maxDepth || run > maxDepth {
			return tk
		}
	}
	return nil
}

// hints to the YAML parser's messages, by a fragment of them.
var hints = []struct{ fragment, msg, want string }{
	{"mapping value is not allowed", "a colon cannot stand here", "quotes around a text that holds a colon and a space, or the right indentation"},
	{"cannot start any token", "a tab cannot stand here", "spaces: YAML does not indent with tabs"},
	{"tab", "a tab cannot stand here", "spaces: YAML does not indent with tabs"},
	{"could not find end character", "the quotation mark is never closed", "the same quotation mark at the end of the text"},
	{"end token ']' not found", "the list is never closed", "]"},
	{"end token '}' not found", "the map is never closed", "}"},
	{"mapping end token '}'", "the map is never closed", "}"},
	{"could not find flow map content", "the map is never closed", "}"},
	{"could not find '['", "nothing is open that ] could close", ""},
	{"could not find '{'", "nothing is open that } could close", ""},
	{"reserved character", "", "quotes around a text that begins so"},
	{"value is not allowed in this context", "this cannot stand here", "the indentation of the lines before, or quotes around the text"},
	{"non-map value", "an item of a list cannot stand among keys", "a key and a colon"},
	{"invalid key", "this cannot be a key", "a word before the colon"},
	{"nested too deeply", errTooDeep.Error(), ""},
}

// syntax reports what the YAML parser said.
func (r *reader) syntax(start engine.Pos, err error) {
	var se *yaml.SyntaxError
	if !errors.As(err, &se) || se.Token == nil || se.Token.Position == nil {
		r.bad(start, err.Error())
		return
	}
	want := ""
	if f := strings.Fields(se.Token.Value); len(f) > 0 {
		want = f[0]
	}
	switch se.Token.Type {
	case token.SingleQuoteType:
		want = "'"
	case token.DoubleQuoteType:
		want = `"`
	}
	pos := r.src.find(r.line+se.Token.Position.Line, se.Token.Position.Column, want)
	for _, h := range hints {
		if strings.Contains(se.Message, h.fragment) {
			msg := h.msg
			if msg == "" {
				msg = se.Message
			}
			r.bad(pos, msg).Want = h.want
			return
		}
	}
	r.bad(pos, "this is not YAML: "+se.Message)
}

// pos of a token; want is the text that stands there.
func (r *reader) pos(tk *token.Token, want string) engine.Pos {
	return r.src.find(r.line+tk.Position.Line, tk.Position.Column, want)
}

// node reduces a value. Where none stands, it is at the place given.
func (r *reader) node(n ast.Node, missing engine.Pos) node {
	switch n := n.(type) {
	case *ast.MappingNode:
		out := node{kind: mapNode, pos: missing}
		if n.IsFlowStyle && n.Start != nil {
			out.pos = r.pos(n.Start, "{")
		}
		for _, v := range n.Values {
			out.pairs = r.pair(out.pairs, v)
		}
		if !n.IsFlowStyle && len(out.pairs) > 0 {
			out.pos = out.pairs[0].key.pos
		}
		return out
	case *ast.MappingValueNode:
		out := node{kind: mapNode, pos: missing}
		out.pairs = r.pair(nil, n)
		if len(out.pairs) > 0 {
			out.pos = out.pairs[0].key.pos
		}
		return out
	case *ast.SequenceNode:
		out := node{kind: listNode, pos: missing}
		if n.Start != nil {
			mark := "-"
			if n.IsFlowStyle {
				mark = "["
			}
			out.pos = r.pos(n.Start, mark)
		}
		out.items = make([]node, 0, len(n.Values))
		for i, v := range n.Values {
			at := out.pos
			if i < len(n.Entries) && n.Entries[i] != nil && n.Entries[i].Start != nil && !n.IsFlowStyle {
				at = r.pos(n.Entries[i].Start, "-")
			}
			out.items = append(out.items, r.node(v, at))
		}
		return out
	case *ast.StringNode:
		return r.scalar(n.Token, n.Value)
	case *ast.IntegerNode:
		return r.scalar(n.Token, n.Token.Value)
	case *ast.FloatNode:
		return r.scalar(n.Token, n.Token.Value)
	case *ast.BoolNode:
		return r.scalar(n.Token, n.Token.Value)
	case *ast.InfinityNode:
		return r.scalar(n.Token, n.Token.Value)
	case *ast.NanNode:
		return r.scalar(n.Token, n.Token.Value)
	case *ast.NullNode:
		if n.Token.Type == token.ImplicitNullType {
			return node{kind: nullNode, pos: missing}
		}
		out := r.scalar(n.Token, n.Token.Value)
		out.kind = nullNode
		return out
	case *ast.LiteralNode:
		out := node{kind: scalarNode, style: block, pos: r.pos(n.Start, n.Start.Value[:min(1, len(n.Start.Value))])}
		if n.Value != nil {
			out.text = n.Value.Value
		}
		return out
	case *ast.AnchorNode:
		return r.refuse(n.Start, "&", "anchors")
	case *ast.AliasNode:
		return r.refuse(n.Start, "*", "aliases")
	case *ast.TagNode:
		return r.refuse(n.Start, "!", "tags")
	case *ast.MergeKeyNode:
		return r.refuse(n.Token, "<<", "merge keys")
	case *ast.MappingKeyNode:
		return r.refuse(n.Start, "?", "explicit keys")
	}
	return node{kind: nullNode, pos: missing}
}

// refuse reports what YAML has and a record has not; the node stands for it, so that nothing else complains.
func (r *reader) refuse(tk *token.Token, mark, what string) node {
	pos := r.pos(tk, mark)
	r.bad(pos, "a record has no "+what).Want = "the value itself, written out"
	return node{kind: nullNode, text: mark, pos: pos}
}

// pair adds an entry of a map.
func (r *reader) pair(pairs []pair, v *ast.MappingValueNode) []pair {
	key := r.node(v.Key, engine.Pos{Line: int32(r.line + 1), Col: 1})
	if key.kind == nullNode && key.text != "" && key.text != "<<" && key.text != "?" {
		key.kind = scalarNode // a key that YAML takes for null, such as null itself
	}
	val := r.node(v.Value, key.pos)
	if key.kind != scalarNode {
		return pairs // refused already
	}
	for i := range pairs {
		if pairs[i].key.text == key.text {
			e := r.bad(key.pos, fmt.Sprintf("%s stands here twice", &key))
			e.Msg += fmt.Sprintf(", first in line %d", pairs[i].key.pos.Line)
			return pairs
		}
	}
	return append(pairs, pair{key, val})
}

// scalar makes a scalar of a token; text is its value.
func (r *reader) scalar(tk *token.Token, text string) node {
	n := node{kind: scalarNode, text: text}
	switch tk.Type {
	case token.SingleQuoteType:
		n.style = quoted
		n.pos = r.pos(tk, "'")
	case token.DoubleQuoteType:
		n.style = quoted
		n.pos = r.pos(tk, `"`)
	default:
		word := text
		if i := strings.IndexAny(word, " \t\n"); i > 0 {
			word = word[:i]
		}
		n.pos = r.pos(tk, word)
	}
	return n
}

// word is one word of a scalar and its place.
type word struct {
	text  string
	pos   engine.Pos
	exact bool // whether the word begins there; the place of the whole scalar otherwise
}

// words cuts a scalar at its spaces and finds every word in the source, where it stands as it is read: not where
// escapes hide it.
func (s *source) words(n *node) []word {
	fields := strings.Fields(n.text)
	out := make([]word, 0, len(fields))
	if len(fields) == 0 {
		return out
	}
	i, line, col := s.offset(n.pos), n.pos.Line, n.pos.Col
	step := func() {
		if i == len(s.text) {
			return
		}
		if s.text[i] == '\n' {
			line, col = line+1, 0
		}
		_, size := utf8.DecodeRuneInString(s.text[i:])
		i += size
		col++
	}
	switch n.style {
	case quoted:
		step()
	case block:
		for i < len(s.text) && s.text[i] != '\n' {
			step()
		}
	}
	exact := true
	for _, f := range fields {
		for exact && i < len(s.text) {
			if r, _ := utf8.DecodeRuneInString(s.text[i:]); !unicode.IsSpace(r) {
				break
			}
			step()
		}
		if exact = exact && strings.HasPrefix(s.text[i:], f); !exact {
			out = append(out, word{f, n.pos, false})
			continue
		}
		out = append(out, word{f, engine.Pos{Line: line, Col: col}, true})
		for to := min(i+len(f), len(s.text)); i < to; {
			step()
		}
	}
	return out
}
