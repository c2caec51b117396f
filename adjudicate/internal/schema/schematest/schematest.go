// Package schematest validates against the schemas with libraries that know nothing of ours. Only tests use it.
package schematest

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"
)

// Compile compiles a schema with a library that knows nothing of ours. It checks the schema against its dialect, too.
func Compile(t testing.TB, text []byte) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Documents are the documents of a YAML file as JSON has them, read by another parser than ours.
func Documents(src []byte) ([]any, error) {
	var out []any
	for d := yaml.NewDecoder(bytes.NewReader(src)); ; {
		var n yaml.Node
		if err := d.Decode(&n); err != nil {
			if errors.Is(err, io.EOF) {
				return out, nil
			}
			return out, err
		}
		v, err := value(&n)
		if err != nil {
			return out, err
		}
		out = append(out, v)
	}
}

func value(n *yaml.Node) (any, error) {
	switch n.Kind {
	case yaml.DocumentNode:
		return value(n.Content[0])
	case yaml.MappingNode:
		m := map[string]any{}
		for i := 0; i < len(n.Content); i += 2 {
			v, err := value(n.Content[i+1])
			if err != nil {
				return nil, err
			}
			m[n.Content[i].Value] = v
		}
		return m, nil
	case yaml.SequenceNode:
		list := make([]any, len(n.Content))
		for i := range n.Content {
			v, err := value(n.Content[i])
			if err != nil {
				return nil, err
			}
			list[i] = v
		}
		return list, nil
	case yaml.ScalarNode:
		if n.Tag == "!!timestamp" || n.Tag == "!!merge" {
			return n.Value, nil
		}
		var v any
		err := n.Decode(&v)
		return v, err
	}
	return nil, fmt.Errorf("line %d: neither map, list nor scalar", n.Line)
}
