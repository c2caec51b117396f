package cited_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"hoyle/internal/cited"
)

// What applies a law cites it; what only names it does not.
func TestCitations(t *testing.T) {
	root := t.TempDir()
	for name, src := range map[string]string{
		"engine/toad/laws_gen.go": `package toad

const (
	Law1 engine.Law = "toad/manual/1"
	Law2 engine.Law = "toad/manual/2"
	Law3 engine.Law = "toad/manual/3"
	Law4 engine.Law = "toad/manual/4"
	Law5 engine.Law = "toad/manual/5"
	Law6 engine.Law = "toad/manual/6"
)
`,
		"engine/toad/faultspec.go": "package toad\n\nvar faults = []engine.FaultSpec{{Laws: []engine.Law{Law2}}}\n",
		"engine/toad/toad_test.go": "package toad\n\nvar tested = Law2\n",
		"engine/toad/judge.go": `package toad

// Law2 is only spoken of.
type book struct{ revoke, elsewhere, forgotten engine.Law }

var own = book{revoke: Law1, elsewhere: Law6, forgotten: Law3}

var table = map[string]engine.Law{
	"wrong-deal": Law4,
}

var unused = []engine.Law{Law5}

func (r *ruler) judge() engine.Law {
	if r.late {
		return Law1
	}
	return shared(own.revoke, table[r.what])
}

func faultsOf() int { return len(faults) }
`,
		"adjudicate/judge.go":      "package adjudicate\n\nfunc of(b book) engine.Law { return b.elsewhere }\n",
		".git/broken.go":           "not Go",
		"engine/toad/frog/frog.go": "package frog\n\n// Law6 of another package is none of toad's.\nvar Law6 = 6\n",
	} {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(src), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := cited.Of(root)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"toad/manual/1": "[{engine/toad/judge.go 6 own} {engine/toad/judge.go 16 ruler.judge}]",
		"toad/manual/2": "[]",
		"toad/manual/3": "[]",
		"toad/manual/4": "[{engine/toad/judge.go 9 table}]",
		"toad/manual/5": "[]",
		"toad/manual/6": "[{engine/toad/judge.go 6 own}]",
	}
	for id, places := range want {
		if list, ok := got[id]; !ok || fmt.Sprint(list) != places {
			t.Errorf("%s: %v, want %s", id, list, places)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d laws, want %d", len(got), len(want))
	}
	if _, err := cited.Of(filepath.Join(root, "nowhere")); err == nil {
		t.Error("a tree that is not there has citations")
	}
}
