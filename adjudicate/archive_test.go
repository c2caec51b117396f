package adjudicate_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
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

// numbered is the sample lines over and over, each with its place in the archive as its number.
func numbered(t testing.TB, n int) []byte {
	t.Helper()
	src, err := os.ReadFile("../testdata/hands/skat-server.sgf")
	if err != nil {
		t.Fatal(err)
	}
	var lines [][]byte
	for _, l := range bytes.Split(src, []byte("\n")) {
		if bytes.HasPrefix(l, []byte("(;")) {
			lines = append(lines, l)
		}
	}
	var out []byte
	id := regexp.MustCompile(`ID\[\d+\]`)
	for i := range n {
		out = append(out, id.ReplaceAll(lines[i%len(lines)], fmt.Appendf(nil, "ID[%d]", i+1))...)
		out = append(out, '\n')
	}
	return out
}

// TestArchiveKeepsOrder: on several cores every game is written in its place, and a line at fault costs only itself.
func TestArchiveKeepsOrder(t *testing.T) {
	const n = 3000
	data := numbered(t, n)
	spoilt := map[int]bool{1: true, 700: true, 701: true, n: true}
	lines := bytes.SplitAfter(data, []byte("\n"))
	var src []byte
	for i, l := range lines {
		if spoilt[i+1] {
			l = bytes.Replace(l, []byte("MV[w "), []byte("MV[w X"), 1)
		}
		src = append(src, l...)
	}
	next := 1
	var bad []string
	a := &adjudicate.Archive{Name: "games", Cores: 3,
		Each: func(dst []byte, g *iss.Game, r *adjudicate.Ruling) []byte {
			return fmt.Appendf(dst, "%d %s %d\n", g.Line, g.ID, r.Score("Bert"))
		},
		Done: func(b *adjudicate.Batch) error {
			for _, l := range strings.Split(strings.TrimSpace(string(b.Out)), "\n") {
				for spoilt[next] {
					next++
				}
				want := fmt.Sprintf("%d %d %d", next, next, []int{60, 33, 60, -108}[(next-1)%4])
				if l != want {
					t.Fatalf("%q, want %q", l, want)
				}
				next++
			}
			for _, err := range b.Errs {
				bad = append(bad, err.Error())
			}
			return nil
		}}
	if err := a.Run(bytes.NewReader(src)); err != nil {
		t.Fatal(err)
	}
	if next != n || len(bad) != len(spoilt) || !strings.HasPrefix(bad[1], "games: line 700, column ") {
		t.Errorf("ended before game %d, faults %q", next, bad)
	}
}

// TestArchiveStops: an error of Done ends the work, and one of the stream is told.
func TestArchiveStops(t *testing.T) {
	stop := errors.New("stop")
	batches := 0
	a := &adjudicate.Archive{Name: "games", Cores: 2,
		Each: func(dst []byte, _ *iss.Game, _ *adjudicate.Ruling) []byte { return dst },
		Done: func(*adjudicate.Batch) error { batches++; return stop }}
	if err := a.Run(bytes.NewReader(numbered(t, 5000))); !errors.Is(err, stop) || batches != 1 {
		t.Errorf("%v after %d batches", err, batches)
	}
	games := 0
	a.Done = func(b *adjudicate.Batch) error { games += b.Games; return nil }
	broken := errors.New("broken")
	err := a.Run(io.MultiReader(bytes.NewReader(numbered(t, 300)), iotest.ErrReader(broken)))
	var stream *adjudicate.StreamError
	if !errors.As(err, &stream) || !errors.Is(err, broken) || games != 300 {
		t.Errorf("%v after %d games", err, games)
	}
}

// TestConvertBack: a line as a record and the record as a line again.
func TestConvertBack(t *testing.T) {
	src := numbered(t, 4)
	var out []byte
	err := adjudicate.EachLine("games", bytes.NewReader(src), func(g *iss.Game) error {
		d, err := adjudicate.LineRecord(g)
		if err != nil {
			return err
		}
		text, err := record.Encode(d)
		if err != nil {
			return err
		}
		docs, err := record.Decode("record", text, adjudicate.Games)
		if err != nil {
			return err
		}
		line, err := adjudicate.LineOf(docs[0])
		out = append(append(out, line...), '\n')
		return err
	}, func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(out, src) {
		t.Errorf("written back as\n%s\nwant\n%s", out, src)
	}
	// Without the server's notes the result is that of the ruling: with 4, game, hand and schneider, 7 × 24, doubled.
	docs, err := record.Decode("record", []byte(bare), adjudicate.Games)
	if err != nil {
		t.Fatal(err)
	}
	line, err := adjudicate.LineOf(docs[0])
	want := "(;GM[Skat]SE[]ID[]DT[]P0[Bert]P1[Cora]P2[Anna]R0[]R1[]R2[]MV[w CJ.SJ.CA.HA.DA.SA.CT.CK.C7.H7|" +
		strings.Repeat("??.", 9) + "??|" + strings.Repeat("??.", 9) + "??|HJ.DJ 1 p 2 p 0 18 0 GH 0 CJ 1 C8 2 C9 0 RE ]" +
		"R[d:0 loss v:-336 m:4 bidok p:6 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)"
	if err != nil || string(line) != want {
		t.Errorf("%v\n%s\nwant\n%s", err, line, want)
	}
}

const bare = `hoyle: 1
game: skat
rules: iss
players: [Anna, Bert, Cora]
dealer: Anna
deal:
  Bert: CJ SJ CA HA DA SA CTK7 H7
  skat: HJ DJ
bidding:
  - Cora: pass
  - Anna: pass
  - Bert: 18
contract: {by: Bert, game: grand, how: hand}
play:
  - CJ C8 C9
  - concede: Bert
`
