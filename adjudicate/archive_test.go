package adjudicate_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record/iss"
)

// sharedData finds material that lies beside the repository, and skips the test where there is none.
func sharedData(t testing.TB, name string) []byte {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for range 6 {
		dir = filepath.Dir(dir)
		if b, err := os.ReadFile(filepath.Join(dir, "shared", "data", name)); err == nil {
			return b
		}
	}
	t.Skip("no " + name + " beside the repository")
	return nil
}

// TestSharedArchives compares every ruling with the line's own result.
func TestSharedArchives(t *testing.T) {
	for _, c := range []struct {
		file    string
		games   int
		defects int
	}{{"iss.sgf", 27, 1}, {"xskat-2000.sgf", 2000, 0}} {
		t.Run(c.file, func(t *testing.T) {
			data := sharedData(t, c.file)
			games, said, defects := 0, 0, 0
			a := &adjudicate.Archive{
				Name: c.file, Cores: 1,
				Each: func(dst []byte, g *iss.Game, r *adjudicate.Ruling) []byte {
					x := adjudicate.CompareLine(g, r)
					if x.Said {
						said++
					}
					switch {
					case x.Defect != "":
						defects++
					case len(x.Differ) > 0:
						t.Errorf("line %d, game %s: %v", g.Line, g.ID, x.Differ)
					}
					if len(r.Findings) > 0 {
						t.Errorf("line %d, game %s: found %v", g.Line, g.ID, r.Findings)
					}
					return dst
				},
				Done: func(b *adjudicate.Batch) error {
					games += b.Games
					for _, err := range b.Errs {
						t.Error(err)
					}
					return nil
				},
			}
			if err := a.Run(bytes.NewReader(data)); err != nil {
				t.Fatal(err)
			}
			if games != c.games || said != c.games || defects != c.defects {
				t.Errorf("%d games, %d with a result, %d defects", games, said, defects)
			}
		})
	}
}

func BenchmarkArchive(b *testing.B) {
	data := bytes.Repeat(sharedData(b, "xskat-2000.sgf"), 5)
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	games := 0
	for b.Loop() {
		a := &adjudicate.Archive{
			Each: func(dst []byte, _ *iss.Game, r *adjudicate.Ruling) []byte { return append(r.AppendJSON(dst), '\n') },
			Done: func(x *adjudicate.Batch) error { games += x.Games; return nil },
		}
		if err := a.Run(bytes.NewReader(data)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}
