// Package schema writes JSON Schema, draft 2020-12, with its keys in the order in which they are given.
package schema

import (
	"bytes"
	"encoding/json"
	"fmt"

	"hoyle/internal/jsonline"
)

// Draft is the dialect.
const Draft = "https://json-schema.org/draft/2020-12/schema"

// Object is a JSON object that keeps the order of its keys.
type Object []Member

// Member is a key and its value: an Object, a text, a whole number, a truth, nil, or a list of such.
type Member struct {
	Key   string
	Value any
}

// With is the object and one more key.
func (o Object) With(key string, value any) Object {
	return append(o[:len(o):len(o)], Member{key, value})
}

// Doc is the object with a description before its other keys; without words it stays as it is.
func (o Object) Doc(words string) Object {
	if words == "" {
		return o
	}
	return append(Object{{"description", words}}, o...)
}

// write writes a value of a schema.
func write(w *jsonline.Writer, v any) {
	switch v := v.(type) {
	case Object:
		w.Open('{')
		for _, m := range v {
			w.Name(m.Key)
			write(w, m.Value)
		}
		w.Close('}')
	case []Object:
		list(w, v)
	case []any:
		list(w, v)
	case []string:
		list(w, v)
	case string:
		w.Item(v)
	case int:
		w.Int(v)
	case bool:
		w.Truth(v)
	case nil:
		w.Raw([]byte("null"))
	default:
		panic(fmt.Sprintf("schema: a %T in it", v))
	}
}

func list[T any](w *jsonline.Writer, items []T) {
	w.Open('[')
	for _, x := range items {
		write(w, x)
	}
	w.Close(']')
}

// Text is the schema as a file, indented.
func (o Object) Text() []byte {
	var w jsonline.Writer
	write(&w, o)
	var out bytes.Buffer
	if err := json.Indent(&out, w.B, "", "  "); err != nil {
		panic("schema: " + err.Error())
	}
	out.WriteByte('\n')
	return out.Bytes()
}

// Type is a value of one of the types.
func Type(types ...string) Object {
	if len(types) == 1 {
		return Object{{"type", types[0]}}
	}
	return Object{{"type", types}}
}

// Enum is one of the values.
func Enum(values ...any) Object { return Object{{"enum", values}} }

// Const is this value and no other.
func Const(value any) Object { return Object{{"const", value}} }

// Pattern is a text that fits a regular expression.
func Pattern(expr string) Object { return Object{{"type", "string"}, {"pattern", expr}} }

// List is a list of such items.
func List(items any) Object { return Object{{"type", "array"}, {"items", items}} }

// Any is a value that fits one of the schemas at least.
func Any(of ...Object) Object {
	if len(of) == 1 {
		return of[0]
	}
	return Object{{"anyOf", of}}
}

// Ref is what stands under a name of $defs.
func Ref(name string) Object { return Object{{"$ref", "#/$defs/" + name}} }

// Map is an object with such keys and no others.
func Map(properties Object, required ...string) Object {
	o := Object{{"type", "object"}, {"properties", properties}}
	if len(required) > 0 {
		o = o.With("required", required)
	}
	return o.With("additionalProperties", false)
}

// When is what holds if a key has a value; otherwise nothing does.
func When(key string, value any, then Object) Object {
	return Object{
		{"if", Object{{"properties", Object{{key, Const(value)}}}, {"required", []string{key}}}},
		{"then", then},
	}
}
