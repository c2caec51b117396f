package adjudicate_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"hoyle/adjudicate"
	"hoyle/adjudicate/internal/schema/schematest"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/testdata"
)

// eachFile calls do with every record file that the program carries, and with the record that hoyle new writes.
func eachFile(t *testing.T, do func(name string, src []byte)) {
	t.Helper()
	for _, fsys := range []fs.FS{testdata.Cases, testdata.Hands} {
		err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || path.Ext(name) != ".yaml" {
				return err
			}
			src, err := fs.ReadFile(fsys, name)
			if err == nil {
				do(name, src)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, g := range adjudicate.Games {
		do("hoyle new "+g.Name, []byte(adjudicate.Template(g)))
	}
}

// refused reports a record of the suite that must be refused.
func refused(name string) bool { return strings.HasPrefix(path.Base(name), "error-") }

// TestRecordSchema holds every example and case against the schema, by a validator that knows nothing of the decoder.
// A record that must be refused because it is malformed is refused by the schema too; where it cannot have happened,
// only the judge can know.
func TestRecordSchema(t *testing.T) {
	all := schematest.Compile(t, adjudicate.RecordSchema())
	alone := map[string]*jsonschema.Schema{}
	for _, g := range adjudicate.Games {
		alone[g.Name] = schematest.Compile(t, adjudicate.RecordSchema(g))
	}
	records, known, beyond := 0, 0, 0
	eachFile(t, func(name string, src []byte) {
		docs, err := schematest.Documents(src)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}
		malformed := false
		if ours, _ := adjudicate.Decode(name, src); len(ours) > 0 {
			malformed = errors.Is(ours[0].Err, record.ErrMalformed)
		}
		for _, d := range docs {
			game, _ := d.(map[string]any)["game"].(string)
			err, own := all.Validate(d), error(nil)
			if s := alone[game]; s != nil {
				own = s.Validate(d)
			}
			switch {
			case !refused(name):
				records++
				if err != nil || own != nil {
					t.Errorf("%s: %v; %v", name, err, own)
				}
			case malformed:
				known++
				if err == nil || own == nil {
					t.Errorf("%s: the schema accepts a malformed record", name)
				}
			default:
				beyond++
			}
		}
	})
	t.Logf("%d records accepted; of those at fault %d refused, %d beyond a schema", records, known, beyond)
	if records < 200 || known == 0 {
		t.Errorf("only %d records, %d refused", records, known)
	}
}

// TestRulingSchema holds the JSON of every ruling against its schema, which forbids keys that it does not know.
func TestRulingSchema(t *testing.T) {
	s := schematest.Compile(t, adjudicate.RulingSchema())
	seen := map[string]bool{}
	n := 0
	eachFile(t, func(name string, src []byte) {
		docs, err := adjudicate.Decode(name, src)
		if err != nil {
			return
		}
		var sitting adjudicate.Sitting
		for _, d := range docs {
			r, err := sitting.Rule(d, nil)
			if err != nil {
				continue
			}
			n++
			v, err := jsonschema.UnmarshalJSON(bytes.NewReader(r.AppendJSON(nil)))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if err := s.Validate(v); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			for key := range v.(map[string]any) {
				seen[key] = true
			}
		}
	})
	if n < 200 {
		t.Errorf("only %d rulings", n)
	}
	// Every key of the schema is one that some ruling has, and that the reference explains.
	var shape struct {
		Properties map[string]any `json:"properties"`
	}
	if err := json.Unmarshal(adjudicate.RulingSchema(), &shape); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../docs/record.md")
	if err != nil {
		t.Fatal(err)
	}
	for key := range shape.Properties {
		if !seen[key] {
			t.Errorf("no ruling of the suite has %s", key)
		}
		if !regexp.MustCompile(`"` + key + `":`).Match(text) {
			t.Errorf("the reference does not show %s", key)
		}
	}
	for _, bad := range []string{`{}`, `{"hoyle": 1}`, strings.Replace(string((&adjudicate.Ruling{}).AppendJSON(nil)), `"hoyle":1`, `"hoyle":2`, 1),
		strings.Replace(string((&adjudicate.Ruling{}).AppendJSON(nil)), `"redeal"`, `"redealt"`, 1)} {
		v, err := jsonschema.UnmarshalJSON(strings.NewReader(bad))
		if err != nil {
			t.Fatal(err)
		}
		if s.Validate(v) == nil {
			t.Errorf("the schema accepts %s", bad)
		}
	}
}

// schemaHolds holds the JSON of a ruling against its schema.
func schemaHolds(t *testing.T, r *adjudicate.Ruling) {
	t.Helper()
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(r.AppendJSON(nil)))
	if err == nil {
		err = schematest.Compile(t, adjudicate.RulingSchema()).Validate(v)
	}
	if err != nil {
		t.Error(err)
	}
}

// The schema's size stays one that an editor loads at once, and is the same every time.
func TestSchemaIsStable(t *testing.T) {
	one := adjudicate.RecordSchema()
	if !bytes.Equal(one, adjudicate.RecordSchema(adjudicate.Games...)) {
		t.Error("another schema the second time")
	}
	if len(one) > 1<<20 {
		t.Errorf("the schema has %d bytes", len(one))
	}
	if alone := adjudicate.RecordSchema([]*engine.Game{adjudicate.Games[0]}...); len(adjudicate.Games) > 1 && len(alone) >= len(one) {
		t.Error("the schema of one game is as long as that of all")
	}
}
