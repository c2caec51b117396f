// Package schema writes JSON Schema, draft 2020-12, with its keys in the order in which they are given.
package schema

import (
	"bytes"
	"encoding/json"
)

// Draft is the dialect.
const Draft = "https://json-schema.org/draft/2020-12/schema"

// Object is a JSON object that keeps the order of its keys.
type Object []Member

// Member is a key and its value: anything that encodes as JSON, mostly an Object.
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

// MarshalJSON writes the keys in order.
func (o Object) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i, m := range o {
		if i > 0 {
			b = append(b, ',')
		}
		key, err := encode(m.Key)
		if err != nil {
			return nil, err
		}
		value, err := encode(m.Value)
		if err != nil {
			return nil, err
		}
		b = append(append(append(b, key...), ':'), value...)
	}
	return append(b, '}'), nil
}

// encode is json.Marshal without the escapes that only HTML needs.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimRight(b.Bytes(), "\n"), err
}

// Text is the schema as a file, indented. An Object of this package's making always encodes.
func (o Object) Text() []byte {
	b, err := encode(o)
	if err != nil {
		panic("schema: " + err.Error())
	}
	var out bytes.Buffer
	if err := json.Indent(&out, b, "", "  "); err != nil {
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
