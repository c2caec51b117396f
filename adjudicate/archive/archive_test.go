package archive_test

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
	"hoyle/adjudicate/archive"
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
			a := &archive.Stream{
				Name: c.file, Cores: 1,
				Each: func(dst []byte, g *iss.Game, r *adjudicate.Ruling) []byte {
					x := archive.Compare(g, r)
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
				Done: func(b *archive.Batch) error {
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
		a := &archive.Stream{
			Each: func(dst []byte, _ *iss.Game, r *adjudicate.Ruling) []byte { return append(r.AppendJSON(dst), '\n') },
			Done: func(x *archive.Batch) error { games += x.Games; return nil },
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
	src, err := os.ReadFile("../../testdata/hands/skat-server.sgf")
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
	a := &archive.Stream{Name: "games", Cores: 3,
		Each: func(dst []byte, g *iss.Game, r *adjudicate.Ruling) []byte {
			return fmt.Appendf(dst, "%d %s %d\n", g.Line, g.ID, r.Score("Bert"))
		},
		Done: func(b *archive.Batch) error {
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
	a := &archive.Stream{Name: "games", Cores: 2,
		Each: func(dst []byte, _ *iss.Game, _ *adjudicate.Ruling) []byte { return dst },
		Done: func(*archive.Batch) error { batches++; return stop }}
	if err := a.Run(bytes.NewReader(numbered(t, 5000))); !errors.Is(err, stop) || batches != 1 {
		t.Errorf("%v after %d batches", err, batches)
	}
	games := 0
	a.Done = func(b *archive.Batch) error { games += b.Games; return nil }
	broken := errors.New("broken")
	err := a.Run(io.MultiReader(bytes.NewReader(numbered(t, 300)), iotest.ErrReader(broken)))
	var stream *archive.StreamError
	if !errors.As(err, &stream) || !errors.Is(err, broken) || games != 300 {
		t.Errorf("%v after %d games", err, games)
	}
}

// TestConvertBack: a line as a record and the record as a line again.
func TestConvertBack(t *testing.T) {
	src := numbered(t, 4)
	var out []byte
	err := archive.EachLine("games", bytes.NewReader(src), func(g *iss.Game) error {
		d, err := archive.Record(g)
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
		line, err := archive.Line(docs[0])
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
	line, err := archive.Line(docs[0])
	want := "(;GM[Skat]SE[]ID[]DT[]P0[Bert]P1[Cora]P2[Anna]R0[]R1[]R2[]MV[w CJ.SJ.CA.HA.DA.SA.CT.CK.C7.H7|" +
		strings.Repeat("??.", 9) + "??|" + strings.Repeat("??.", 9) + "??|HJ.DJ 1 p 2 p 0 18 0 GH 0 CJ 1 C8 2 C9 0 RE ]" +
		"R[d:0 loss v:-336 m:4 bidok p:6 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)"
	if err != nil || string(line) != want {
		t.Errorf("%v\n%s\nwant\n%s", err, line, want)
	}
}

// TestConvertBackQuirks: whatever a line says comes back from the record byte for byte.
func TestConvertBackQuirks(t *testing.T) {
	for _, c := range []struct{ name, line string }{
		{"announcement and discard are two moves",
			`(;GM[Skat]PC[Sample]CO[]SE[26702]ID[596891]DT[2011-02-02/18:10:12/UTC]P0[Anna]P1[Bert]P2[Cora]R0[]R1[0.0]R2[]MV[w SJ.D8.D7.DA.HT.CT.DT.CK.DJ.S8.H9.HA.HQ.SK.C8.C7.H8.S7.S9.C9.D9.DQ.CQ.HJ.SQ.SA.CJ.H7.CA.ST.DK.HK 1 18 0 y 1 20 0 p 2 22 1 y 2 23 1 y 2 24 1 y 2 27 1 y 2 30 1 y 2 33 1 y 2 35 1 y 2 36 1 p 2 s w DK.HK 2 D 2 D9.DQ 0 S8 1 S9 2 SA 2 ST 0 DA 1 SK 0 CK 1 C7 2 CQ 0 D7 1 S7 2 DK 2 CA 0 CT 1 C8 2 CJ 0 D8 1 C9 2 SQ 0 DT 1 HA 0 SJ 1 HQ 2 HJ 0 DJ 1 H9 2 HK 0 HT 1 H8 2 H7 ]R[d:2 loss v:-72 m:1 overbid p:41 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)`},
		{"both defenders resign after the hand was shown",
			`(;GM[Skat]PC[Sample]CO[]SE[43795]ID[1039093]DT[2012-01-17/00:07:25/UTC]P0[Anna]P1[Bert]P2[Cora]R0[0.0]R1[0.0]R2[]MV[w DA.S7.DK.CA.D9.CQ.CK.H9.S8.C7.HJ.DT.HA.CT.S9.C9.ST.H8.D7.DJ.HQ.DQ.SK.HK.SQ.H7.C8.D8.SJ.HT.SA.CJ 1 18 0 p 2 p 1 s w SA.CJ 1 G.CT.DT 0 CA 1 C9 2 C8 0 CK 1 D7 2 HT 0 CQ 1 DJ 2 SJ 2 H7 0 H9 1 H8 0 S8 1 S9 2 SK 2 D8 0 DA 1 SC 1 HJ 2 RE 0 RE ]R[d:1 win v:48 m:1 bidok p:84 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)`},
		{"an unreadable card, and a player who leaves",
			`(;GM[Skat]PC[Sample]SE[2171]ID[18358]DT[2008-05-25/17:57:24/UTC]P0[Anna]P1[Bert]P2[Cora]R0[0.0]R1[null]R2[0.0]MV[w C9.D7.HT.HA.SA.HQ.SJ.S7.C8.HJ.H7.CQ.DQ.D9.H9.S8.H8.CT.HK.SQ.CA.CK.SK.CJ.D8.DT.DK.C7.DJ.S9.ST.DA 1 18 0 p 2 20 1 p 2 s w ST.DA 2 G.DT.ST 0 ?? w LE.1 ]R[d:2 win v:96 m:1 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:1 to:-1] ;)`},
		{"out of time between announcement and discard",
			`(;GM[Skat]PC[Sample]CO[]SE[470016]ID[10330141]DT[2026-09-25/14:03:54/UTC]P0[Anna]P1[Bert]P2[Cora]R0[]R1[0.0]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 22 1 y 2 23 1 y 2 24 1 y 2 p 1 s w DA.H7 1 C w TI.1 ]R[d:1 loss v:-288 m:-11 bidok p:11 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:1 r:0] ;)`},
		{"out of time in the auction",
			`(;GM[Skat]PC[Sample]CO[]SE[50]ID[8]DT[2007-10-29/04:44:01/UTC]P0[Anna]P1[Bert]P2[Cora]R0[null]R1[0.0]R2[null]MV[w HT.ST.DK.HK.CT.CJ.SJ.SA.C8.S7.DQ.H8.HA.CA.DA.SK.HJ.C9.DJ.SQ.S9.H7.C7.DT.H9.S8.CK.D9.D8.CQ.HQ.D7 1 p w TI.2 ]R[d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 l:-1 to:2 r:0] ;)`},
		{"passed out",
			`(;GM[Skat]PC[Sample]CO[]SE[32407]ID[756788]DT[2011-05-28/08:46:19/UTC]P0[Anna]P1[Bert]P2[Cora]R0[]R1[0.0]R2[]MV[w C8.DQ.DJ.HK.S9.SK.SQ.HQ.CK.D9.S8.DT.SJ.C9.CQ.SA.DK.HT.D7.H7.ST.HJ.C7.H8.S7.DA.CJ.CT.D8.H9.CA.HA 1 p 2 p 0 p ]R[passed] ;)`},
		{"a comment with a bracket and two spaces, and a property that is not known",
			`(;GM[Skat]PC[Sample]CO[so  it [was\]: R[1\] ]SE[32407]ID[756788]DT[2011-05-28/08:46:19/UTC]P0[Anna]P1[Bert]P2[Cora]R0[]R1[0.0]R2[]TT[x y]MV[w C8.DQ.DJ.HK.S9.SK.SQ.HQ.CK.D9.S8.DT.SJ.C9.CQ.SA.DK.HT.D7.H7.ST.HJ.C7.H8.S7.DA.CJ.CT.D8.H9.CA.HA 1 p 2 p 0 p ]R[passed] ;)`},
		{"two sessions of one account",
			`(;GM[Skat]PC[Sample]CO[]SE[32407]ID[756788]DT[2011-05-28/08:46:19/UTC]P0[Anna]P1[Anna:2]P2[Cora]R0[]R1[0.0]R2[]MV[w C8.DQ.DJ.HK.S9.SK.SQ.HQ.CK.D9.S8.DT.SJ.C9.CQ.SA.DK.HT.D7.H7.ST.HJ.C7.H8.S7.DA.CJ.CT.D8.H9.CA.HA 1 p 2 p 0 p ]R[passed] ;)`},
		{"nobody is named, and a rating is open",
			`(;GM[Skat]PC[Sample]CO[]SE[32407]ID[756788]DT[2011-05-28/08:46:19/UTC]P0[]P1[]P2[]R0[]R1[?]R2[]MV[w C8.DQ.DJ.HK.S9.SK.SQ.HQ.CK.D9.S8.DT.SJ.C9.CQ.SA.DK.HT.D7.H7.ST.HJ.C7.H8.S7.DA.CJ.CT.D8.H9.CA.HA 1 p 2 p 0 p ]R[passed] ;)`},
		{"middlehand's view, the skat not taken up",
			`(;GM[Skat]PC[Sample]CO[]SE[126]ID[25]DT[2007-11-02/15:24:24/UTC]OW[1]P0[Anna]P1[Bert]P2[Cora]R0[0.0]R1[0.0]R2[0.0]MV[w ??.??.??.??.??.??.??.??.??.??|D9.HK.HA.SQ.CT.S8.HJ.SJ.DT.ST|??.??.??.??.??.??.??.??.??.??|??.?? 1 18 0 p 2 p 1 NOH 0 C8 1 CT 2 C9 ]R[d:1 loss v:-118 m:0 bidok p:12 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)`},
		{"the skat taken up before a player leaves",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p 1 s w DA.H7 w LE.1 ]R[unknown] ;)`},
		{"the skat asked for, and a player leaves",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p 1 s w LE.1 ]R[unknown] ;)`},
		{"a skat that is dealt and hidden when it is taken up",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p 1 s w ??.?? 1 C.DA.H7 0 CK 1 C8 2 CA ]R[unknown] ;)`},
		{"the declarer's view: the skat hidden in the deal and shown to him",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w ??.??.??.??.??.??.??.??.??.??|S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9|??.??.??.??.??.??.??.??.??.??|??.?? 1 18 0 p 2 20 1 y 2 p 1 s w DA.H7 1 C.DA.H7 0 CK 1 C8 2 CA ]R[unknown] ;)`},
		{"a defender's view of a pickup",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w ??.??.??.??.??.??.??.??.??.??|??.??.??.??.??.??.??.??.??.??|D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT|??.?? 1 18 0 p 2 20 1 y 2 p 1 s w ??.?? 1 C.??.?? 0 CK 1 C8 2 CA ]R[unknown] ;)`},
		{"an open game by hand in a view",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w ??.??.??.??.??.??.??.??.??.??|??.??.??.??.??.??.??.??.??.??|D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT|??.?? 1 18 0 p 2 20 1 y 2 p 1 CO.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9 0 CK 1 C8 2 CA ]R[unknown] ;)`},
		{"an open null after the skat in a view",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w ??.??.??.??.??.??.??.??.??.??|??.??.??.??.??.??.??.??.??.??|D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT|??.?? 1 18 0 p 2 20 1 y 2 p 1 s w ??.?? 1 NO.??.??.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9 0 CK 1 C8 2 CA ]R[unknown] ;)`},
		{"an open null after the skat, all cards known",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p 1 s w DA.H7 1 NO.DA.H7.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9 0 CK 1 C8 2 CA ]R[unknown] ;)`},
		{"an open null, and a hand that is shown later",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p 1 s w DA.H7 1 NO.DA.H7 0 CK 1 SC 1 C8 2 CA ]R[unknown] ;)`},
		{"an announcement without its discard before a card",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p 1 s w DA.H7 1 C 0 CK w LE.1 ]R[unknown] ;)`},
		{"announcement and discard are two, with the ten cards",
			`(;GM[Skat]PC[Sample]CO[]SE[1]ID[1]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p 1 s w DA.H7 1 NO 1 DA.H7 1 SC 0 CK 1 C8 2 CA ]R[unknown] ;)`},
	} {
		err := archive.EachLine("games", strings.NewReader(c.line), func(g *iss.Game) error {
			d, err := archive.Record(g)
			if err != nil {
				return err
			}
			text, err := record.Encode(d)
			if err != nil {
				return err
			}
			docs, err := record.Decode("record", text, adjudicate.Games)
			if err != nil {
				return fmt.Errorf("%w\n%s", err, text)
			}
			line, err := archive.Line(docs[0])
			if string(line) != c.line {
				t.Errorf("%s: written back as\n%s\nwant\n%s\nfrom\n%s", c.name, line, c.line, text)
			}
			return err
		}, func(err error) { t.Errorf("%s: %v", c.name, err) })
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestPenalties: before the declarer is known who was gone is marked; afterwards his whole side.
func TestPenalties(t *testing.T) {
	const head = "(;GM[Skat]SE[]ID[]DT[]P0[]P1[]P2[]R0[]R1[]R2[]MV[w SJ.D9.CA.DJ.SA.CJ.C8.SQ.HT.H8.ST.S8.DA.D7.S9.D8.C7.H7.DT.S7.CT.HJ.C9.SK.H9.HA.HK.DQ.CK.HQ.DK.CQ "
	for _, c := range []struct{ moves, marks string }{
		{"1 18 w LE.0", "p0:1 p1:0 p2:0"},
		{"1 18 0 p w TI.2", "p0:0 p1:0 p2:1"},
		{"1 p 2 p w LE.0", "p0:1 p1:0 p2:0"},
		{"1 18 0 p 2 p w LE.0", "p0:1 p1:0 p2:1"},
		{"1 18 0 p 2 p w LE.1", "p0:0 p1:1 p2:0"},
		{"1 18 0 p 2 p 1 s w DK.CQ w TI.2", "p0:1 p1:0 p2:1"},
	} {
		line := head + c.moves + " ]R[d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 " + c.marks + " l:-1 to:-1] ;)"
		var g iss.Game
		if err := g.Parse([]byte(line), 1); err != nil {
			t.Fatal(err)
		}
		r, err := archive.Rule(&g, "")
		if err != nil {
			t.Fatal(err)
		}
		if a := archive.Compare(&g, r); len(a.Differ) > 0 {
			t.Errorf("%s: %v", c.moves, a.Differ)
		}
	}
}

// TestCompare: what agrees, what differs and what cannot be compared.
func TestCompare(t *testing.T) {
	const (
		deal  = "SK.C7.CK.S9.SQ.HA.S7.H9.HQ.DT.S8.C8.H8.SJ.SA.C9.CQ.CJ.HJ.D9.D8.CA.DQ.DJ.ST.D7.HK.DK.HT.CT.DA.H7 1 18 0 p 2 20 1 y 2 p "
		lost  = "d:1 loss v:-288 m:-11 bidok p:11 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:1 to:-1 r:0"
		tops  = "a known defect of the record: "
		early = deal + "1 SHS 0 CK 1 C8 2 CA 2 D8 0 DT 1 D9 "
	)
	for _, c := range []struct {
		name, moves, result string
		want                archive.Verdict
		defect              string
	}{
		{"left between announcement and discard", deal + "1 s w DA.H7 1 C w LE.1 ", lost, archive.NotComparable, tops + "the hand ended"},
		{"out of time there", deal + "1 s w DA.H7 1 C w TI.1 ", lost, archive.NotComparable, tops + "the time ran out"},
		{"shown there, and then left", deal + "1 s w DA.H7 1 C 1 SC w LE.1 ", lost, archive.NotComparable, tops + "the hand ended"},
		{"a defender left there", deal + "1 s w DA.H7 1 C w LE.0 ",
			"d:1 win v:168 m:-11 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:0 to:-1 r:0", archive.NotComparable, tops + "the hand ended"},
		{"left there, and the line counts all twelve cards", deal + "1 s w DA.H7 1 C w LE.1 ",
			"d:1 loss v:-96 m:3 bidok p:11 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:1 to:-1 r:0", archive.Agrees, ""},
		{"left there, and the points are wrong too", deal + "1 s w DA.H7 1 C w LE.1 ",
			"d:1 loss v:-288 m:-11 bidok p:12 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:1 to:-1 r:0", archive.Differs, ""},
		{"left before the announcement", deal + "1 s w DA.H7 w LE.1 ",
			"d:1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:1 p2:0 l:1 to:-1 r:0", archive.Agrees, ""},
		{"cut off", deal + "1 s w DA.H7 1 C.DA.H7 0 CK ", lost, archive.NotComparable, ""},
		{"no result", deal + "1 s w DA.H7 1 C w LE.1 ", "unknown", archive.NotComparable, ""},
		// With 3, game, hand, schneider and announced 7, without a trick 8: the mark s is for schwarz, not for her few points.
		{"announced schneider, resigned without a trick", early + "1 RE ",
			"d:1 loss v:-176 m:3 bidok p:11 t:0 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1", archive.Agrees, ""},
		{"announced schneider, resigned with a trick and 23", early + "0 S7 1 HJ 2 ST 1 RE ",
			"d:1 loss v:-154 m:3 bidok p:23 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1", archive.Agrees, ""},
		{"the same with the mark", early + "0 S7 1 HJ 2 ST 1 RE ",
			"d:1 loss v:-154 m:3 bidok p:23 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1", archive.Differs, ""},
	} {
		var g iss.Game
		line := "(;GM[Skat]SE[]ID[]DT[]P0[]P1[]P2[]R0[]R1[]R2[]MV[w " + c.moves + "]R[" + c.result + "] ;)"
		if err := g.Parse([]byte(line), 1); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		r, err := archive.Rule(&g, "")
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		a := archive.Compare(&g, r)
		if a.Verdict() != c.want || !strings.HasPrefix(a.Defect, c.defect) || (c.defect == "") != (a.Defect == "") {
			t.Errorf("%s: %+v", c.name, a)
		}
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
