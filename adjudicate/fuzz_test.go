package adjudicate_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/testdata"
)

// FuzzRule spoils the public cases: whatever a record says, it is ruled on or refused with a place, never both, and a
// ruling is sound JSON.
func FuzzRule(f *testing.F) {
	err := fs.WalkDir(testdata.Cases, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".yaml") {
			return err
		}
		src, err := fs.ReadFile(testdata.Cases, path)
		f.Add(src)
		return err
	})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, src []byte) { soundRuling(t, src) })
}

// soundRuling rules on whatever a source holds.
func soundRuling(t *testing.T, src []byte) {
	docs, _ := adjudicate.Decode("hand.yaml", src)
	var sitting adjudicate.Sitting
	for _, d := range docs {
		r, err := new(adjudicate.Sitting).Rule(d, &engine.Trace{})
		var at *record.Error
		var list record.Errors
		switch {
		case err != nil && r != nil:
			t.Fatalf("a ruling and an error: %v\n%s", err, src)
		case err != nil && !errors.As(err, &at) && !errors.As(err, &list):
			t.Fatalf("an error without a place: %v\n%s", err, src)
		case err == nil && !json.Valid(r.AppendJSON(nil)):
			t.Fatalf("not JSON: %s", r.AppendJSON(nil))
		}
		_, _, _ = sitting.Verify(d)
	}
	if g := sitting.Sheet.Game; g != nil {
		for _, m := range g.Settlements {
			_, _ = sitting.Sheet.Settle(m.Name)
		}
	}
}

// TestSpoiledCases spoils every public case word by word, so that most still decode: words change places, one comes from
// another record, a line is missing or stands twice.
func TestSpoiledCases(t *testing.T) {
	var sources []string
	var words []string
	err := fs.WalkDir(testdata.Cases, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".yaml") {
			return err
		}
		src, err := fs.ReadFile(testdata.Cases, path)
		sources = append(sources, string(src))
		words = append(words, word.FindAllString(string(src), -1)...)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range max(1, hands()/1000) {
		for _, src := range sources {
			soundRuling(t, []byte(spoiled(rng, src, words)))
		}
	}
}

var word = regexp.MustCompile(`[A-Za-z0-9-]+`)

// spoiled is a record with one to three things changed.
func spoiled(rng *rand.Rand, src string, words []string) string {
	for range 1 + rng.IntN(3) {
		lines := strings.SplitAfter(src, "\n")
		i := rng.IntN(len(lines))
		switch at := word.FindAllStringIndex(src, -1); rng.IntN(4) {
		case 0:
			lines[i] = ""
			src = strings.Join(lines, "")
		case 1:
			lines[i] += lines[i]
			src = strings.Join(lines, "")
		case 2:
			a, b := at[rng.IntN(len(at))], at[rng.IntN(len(at))]
			if a[0] > b[0] {
				a, b = b, a
			}
			if a[1] <= b[0] {
				src = src[:a[0]] + src[b[0]:b[1]] + src[a[1]:b[0]] + src[a[0]:a[1]] + src[b[1]:]
			}
		default:
			a := at[rng.IntN(len(at))]
			src = src[:a[0]] + words[rng.IntN(len(words))] + src[a[1]:]
		}
	}
	return src
}
