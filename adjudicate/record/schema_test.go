package record_test

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"pgregory.net/rapid"

	"hoyle/adjudicate/internal/schema/schematest"
	"hoyle/adjudicate/record"
	"hoyle/engine"
)

// Whatever the decoder reads, the schema accepts: with all games, and with the record's own alone.
func TestSchemaAcceptsWhatIsRead(t *testing.T) {
	all := schematest.Compile(t, record.Schema(games))
	alone := map[*engine.Game]*jsonschema.Schema{}
	for _, g := range games {
		alone[g] = schematest.Compile(t, record.Schema([]*engine.Game{g}))
	}
	rapid.Check(t, func(t *rapid.T) {
		d := drawDoc(t)
		src, err := record.Encode(d)
		if err != nil {
			t.Fatalf("%v", err)
		}
		if doc, err := record.DecodeOne("", src, games); err != nil {
			t.Skip(doc, err) // not every drawn record is sound
		}
		docs, err := schematest.Documents(src)
		if err != nil || len(docs) != 1 {
			t.Skip("the other parser reads it otherwise: ", err)
		}
		for _, s := range []*jsonschema.Schema{all, alone[d.Game]} {
			if err := s.Validate(docs[0]); err != nil {
				t.Fatalf("%v\n%s", err, src)
			}
		}
	})
}

// cannotSee are defects of records that no schema can tell.
var cannotSee = []string{
	// How the file writes what JSON has one form for.
	"yaml-anchor", "yaml-explicit-key", "yaml-key-twice", "yaml-tag", "version-float", "int-hex", "int-octal", "expect-value",
	"bidding-null", // null is a call of this game
	// Who is at the table: the names are values of the record itself.
	"contract-player", "dispute-against", "expect-winners", "fault-by-misspelt", "place-unknown", "play-named-space",
	"player-in-bidding", "player-in-counts", "player-in-deal", "player-in-line", "player-in-play", "player-unknown",
	"position-hands",
}

// Where it can know, the schema refuses what the decoder refuses.
func TestSchemaRefuses(t *testing.T) {
	s := schematest.Compile(t, record.Schema(games))
	blind := map[string]bool{}
	for _, x := range errorCases {
		docs, err := schematest.Documents([]byte(x.src))
		if err != nil || len(docs) != 1 {
			continue // the file is at fault, not the document
		}
		if s.Validate(docs[0]) == nil {
			blind[x.name] = true
			if !slices.Contains(cannotSee, x.name) {
				t.Errorf("%s: the schema accepts\n%s", x.name, x.src)
			}
		}
	}
	for _, name := range cannotSee {
		if !blind[name] {
			t.Errorf("%s: the schema can tell after all", name)
		}
	}
}

// The sound record of the tests is one to the schema; and a schema of one game takes no other.
func TestSchemaOfOneGame(t *testing.T) {
	docs, err := schematest.Documents([]byte(sound))
	if err != nil {
		t.Fatal(err)
	}
	if err := schematest.Compile(t, record.Schema(games)).Validate(docs[0]); err != nil {
		t.Error(err)
	}
	if err := schematest.Compile(t, record.Schema([]*engine.Game{omber})).Validate(docs[0]); err != nil {
		t.Error(err)
	}
	if schematest.Compile(t, record.Schema([]*engine.Game{blancs})).Validate(docs[0]) == nil {
		t.Error("the schema of one game takes a record of another")
	}
}

// Everything that a record may say is in the schema with what it means, for editors to show.
func TestSchemaDescribes(t *testing.T) {
	text := string(record.Schema(games))
	for _, g := range games {
		for _, list := range [][]engine.FieldSpec{g.Spec.Places, g.Spec.Contract, g.Spec.Agreed, g.Spec.Match, g.Spec.Position, g.Spec.Result} {
			for _, f := range list {
				if !strings.Contains(text, fmt.Sprintf("%q: {\n", f.Key)) || !strings.Contains(text, fmt.Sprintf("%q", f.Doc)) {
					t.Errorf("%s: %s is not described", g.Name, f.Key)
				}
			}
		}
	}
	if again := string(record.Schema(games)); again != text {
		t.Error("the schema is another the second time")
	}
}

// The reference has every key of the envelope and of expect that the schema has.
func TestSchemaAndReferenceAgree(t *testing.T) {
	text, err := os.ReadFile(reference)
	if err != nil {
		t.Fatal(err)
	}
	var root struct {
		Properties map[string]struct {
			Properties map[string]any `json:"properties"`
		} `json:"properties"`
	}
	if err := json.Unmarshal(record.Schema([]*engine.Game{omber}), &root); err != nil {
		t.Fatal(err)
	}
	keys := []string{}
	for key := range root.Properties {
		keys = append(keys, key)
	}
	for key := range root.Properties["expect"].Properties {
		keys = append(keys, key)
	}
	if len(keys) < 35 {
		t.Errorf("only %d keys", len(keys))
	}
	for _, key := range keys {
		if !regexp.MustCompile("(?m)^\\|[^|]*`" + key + "`").Match(text) {
			t.Errorf("%s is in no table of the reference", key)
		}
	}
}
