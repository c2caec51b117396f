package iss

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
)

// shared finds material that lies beside the repository, and skips the test where there is none.
func shared(t testing.TB, name string) []byte {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for range 8 {
		dir = filepath.Dir(dir)
		if b, err := os.ReadFile(filepath.Join(dir, "shared", "data", name)); err == nil {
			return b
		}
	}
	t.Skip("no " + name + " beside the repository")
	return nil
}

// randomLine plays legal cards at random and writes the line a server would.
func randomLine(r *rand.Rand, id int) string {
	pack := card.FrenchPack(1, 7).Cards.Cards()
	r.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	name := func(c card.Card) string { return card.French.String(c) }
	list := func(cs []card.Card) string {
		var s []string
		for _, c := range cs {
			s = append(s, name(c))
		}
		return strings.Join(s, ".")
	}
	var hands [3][]card.Card
	for i := range hands {
		hands[i] = append([]card.Card(nil), pack[i*10:i*10+10]...)
	}
	mv := "w " + list(pack) + " 1 18 0 p 2 p "
	trump := card.Suit(r.IntN(4))
	letter := "DHSC"[trump : trump+1]
	if r.IntN(2) == 0 {
		mv += "1 " + letter + "H "
	} else {
		hand := append(hands[1], pack[30:]...)
		mv += fmt.Sprintf("1 s w %s 1 %s.%s ", list(pack[30:]), letter, list(hand[:2]))
		hands[1] = hand[2:]
	}
	kind := func(c card.Card) card.Suit {
		if c.Rank() == card.Jack {
			return trump
		}
		return c.Suit()
	}
	power := func(c card.Card, led card.Suit) int {
		order := strings.IndexByte("789QKTA", name(c)[1])
		switch {
		case c.Rank() == card.Jack:
			return 200 + int(c.Suit())
		case c.Suit() == trump:
			return 100 + order
		case c.Suit() == led:
			return order
		}
		return -1
	}
	leader := 0
	for range 10 {
		led, best, winner := card.NoSuit, -1, leader
		for i := range 3 {
			seat := (leader + i) % 3
			hand := hands[seat]
			var may []int
			for j, c := range hand {
				if led == card.NoSuit || kind(c) == led {
					may = append(may, j)
				}
			}
			if len(may) == 0 {
				may = []int{r.IntN(len(hand))}
			}
			j := may[r.IntN(len(may))]
			c := hand[j]
			hands[seat] = append(hand[:j:j], hand[j+1:]...)
			if i == 0 {
				led = kind(c)
			}
			if p := power(c, led); p > best {
				best, winner = p, seat
			}
			mv += fmt.Sprintf("%d %s ", seat, name(c))
		}
		leader = winner
	}
	return fmt.Sprintf("(;GM[Skat]PC[Test]CO[]SE[1]ID[%d]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[0.0]R2[null]MV[%s]R[unknown] ;)", id, mv)
}

// archive is n lines of random play.
func archive(n int) []byte {
	r := rand.New(rand.NewPCG(1, 5))
	var b bytes.Buffer
	for i := range n {
		b.WriteString(randomLine(r, i))
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// readAll parses an archive and writes every game again.
func readAll(t testing.TB, data []byte) (out []byte, games int, bad []error) {
	t.Helper()
	in, err := Decompress(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	s := NewScanner(in)
	var g Game
	for {
		rec, line, err := s.Next()
		if errors.Is(err, io.EOF) {
			return out, games, bad
		}
		if err == nil {
			err = g.Parse(rec, line)
		}
		var le *LineError
		if errors.As(err, &le) {
			bad = append(bad, err)
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		games++
		if out, err = g.Append(out); err != nil {
			t.Fatalf("line %d: %v", line, err)
		}
		out = append(out, '\n')
	}
}

func compareLines(t *testing.T, want, got []byte) {
	t.Helper()
	w, g := strings.Split(string(want), "\n"), strings.Split(string(got), "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			t.Fatalf("line %d\nwant %s\ngot  %s", i+1, w[i], g[i])
		}
	}
	if len(w) != len(g) {
		t.Fatalf("%d lines, want %d", len(g), len(w))
	}
}

func TestRoundTripRandom(t *testing.T) {
	data := archive(200)
	out, n, bad := readAll(t, data)
	if n != 200 || len(bad) > 0 {
		t.Fatalf("%d games, errors %v", n, bad)
	}
	compareLines(t, data, out)
}

func TestRoundTripShared(t *testing.T) {
	for _, file := range []string{"iss.sgf", "xskat-2000.sgf"} {
		t.Run(file, func(t *testing.T) {
			data := shared(t, file)
			out, _, bad := readAll(t, data)
			if len(bad) > 0 {
				t.Fatal(bad)
			}
			compareLines(t, data, out)
		})
	}
}

func TestCompressed(t *testing.T) {
	data := archive(20)
	var z bytes.Buffer
	w := gzip.NewWriter(&z)
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	out, _, _ := readAll(t, z.Bytes())
	compareLines(t, data, out)

	// A file that breaks off is an error of the stream, not a short archive.
	in, err := Decompress(bytes.NewReader(z.Bytes()[:z.Len()-40]))
	if err != nil {
		t.Fatal(err)
	}
	s := NewScanner(in)
	for err == nil {
		_, _, err = s.Next()
	}
	if !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("a cut gzip ends with %v", err)
	}
	// bzip2 of "(;GM[Skat] ;)\n", made once with bzip2 -9.
	bz := bzipSample
	in, err = Decompress(bytes.NewReader(bz))
	if err != nil {
		t.Fatal(err)
	}
	rec, line, err := NewScanner(in).Next()
	if string(rec) != "(;GM[Skat] ;)" || line != 1 || err != nil {
		t.Errorf("bzip2: %q, line %d, %v", rec, line, err)
	}
}

const deal = "CJ.CA.CT.CK.CQ.C9.C8.C7.SA.ST.SJ.HA.HT.HK.HQ.H9.H8.H7.SK.SQ.HJ.DA.DT.DK.DQ.D9.D8.D7.S9.S8.DJ.S7"

func parse(t *testing.T, mv, rest string) (*Game, error) {
	t.Helper()
	g := new(Game)
	return g, g.Parse([]byte("(;GM[Skat]PC[x]SE[1]ID[2]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV["+mv+"]"+rest+" ;)"), 7)
}

func TestFields(t *testing.T) {
	g, err := parse(t, "w "+deal+" 1 18 0 y 1 p 2 20 0 p 2 s w DJ.S7 2 D.DJ.S7 0 CJ 2 SC 1 SJ 0 RE 1 RE ",
		"R[d:2 win v:45 m:-2 bidok p:120 t:10 s:1 z:1 p0:0 p1:1 p2:0 l:-1 to:-1 r:1]")
	if err != nil {
		t.Fatal(err)
	}
	h := &g.Hand
	if got := fmt.Sprintf("%v %d %s", h.Players, h.Dealer, h.Rules); got != "[Anna Bert Cora] 2 iss" {
		t.Error(got)
	}
	if got := card.List(card.French, h.Dealt(1).Cards); got != "SJ HA HT HK HQ H9 H8 H7 SK SQ" {
		t.Error(got)
	}
	if got := card.List(card.French, h.Place("skat").Cards); got != "DJ S7" {
		t.Error(got)
	}
	var calls []string
	for _, b := range h.Bidding {
		calls = append(calls, fmt.Sprintf("%d %s %d", b.By, b.Word, b.N))
	}
	if got := strings.Join(calls, " "); got != "1 bid 18 0 hold 0 1 pass 0 2 bid 20 0 pass 0" {
		t.Error(got)
	}
	if h.Contract.Seat("by") != 2 || h.Contract.Word("game") != "diamonds" || h.Contract.Word("how") != "skat" || h.Contract.Has("announce") || h.Contract.True("open") {
		t.Errorf("contract %+v", h.Contract)
	}
	if got := card.List(card.French, h.Discard.Cards); got != "DJ S7" || h.Discard.Seat != 2 {
		t.Error(got, h.Discard.Seat)
	}
	var kinds []string
	for _, a := range h.Play {
		kinds = append(kinds, fmt.Sprintf("%d %s", a.By, a.Kind))
	}
	if got := strings.Join(kinds, ", "); got != "0 play, 2 show, 1 play, 0 concede, 1 concede" {
		t.Error(got)
	}
	want := Result{Outcome: Win, Declarer: 2, Value: 45, Matadors: -2, Points: 120, Tricks: 10, Schneider: true, Schwarz: true,
		Penalties: [3]int{0, 1, 0}, Left: engine.Nobody, TimedOut: engine.Nobody, Resigned: engine.Yes}
	if !reflect.DeepEqual(g.Result, want) {
		t.Errorf("result %+v", g.Result)
	}
}

// Every announcement there is, as contract and back.
func TestAnnouncements(t *testing.T) {
	for _, c := range []struct{ token, want string }{
		{"GH", "grand hand"}, {"CHS", "clubs hand schneider"}, {"SHZ", "spades hand schwarz"}, {"DO", "diamonds hand open"},
		{"GO", "grand hand open"}, {"N.DJ.S7", "nullo skat"}, {"NO.DJ.S7", "nullo skat open"}, {"NH", "nullo hand"}, {"NOH", "nullo hand open"},
		{"G.DJ.S7", "grand skat"}, {"GS.DJ.S7", "grand skat schneider"},
	} {
		pick := ""
		if strings.Contains(c.want, "skat") {
			pick = "2 s w DJ.S7 "
		}
		mv := "w " + deal + " 1 p 2 18 0 p " + pick + "2 " + c.token + " 0 CJ "
		g, err := parse(t, mv, "R[unknown]")
		if err != nil {
			t.Errorf("%s: %v", c.token, err)
			continue
		}
		f := g.Hand.Contract
		got := f.Word("game") + " " + f.Word("how")
		if a := f.Word("announce"); a != "" {
			got += " " + a
		}
		if f.True("open") {
			got += " open"
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.token, got, c.want)
		}
		if out, err := g.Append(nil); err != nil || !bytes.Contains(out, []byte("MV["+mv+"]")) {
			t.Errorf("%s: written %s, %v", c.token, out, err)
		}
	}
}

func TestQuirks(t *testing.T) {
	ten := "HJ.DA.DT.DK.DQ.D9.D8.D7.S9.S8"
	view := "??.??.??.??.??.??.??.??.??.??|SJ.HA.HT.HK.HQ.H9.H8.H7.SK.SQ|" + strings.Repeat("??.", 9) + "??|??.??"
	for _, c := range []struct {
		name, mv string
		check    func(g *Game) bool
	}{
		{"white space", "  w  " + deal + "\n 1 p\t2 p 0 p  ", func(g *Game) bool { return len(g.Hand.Bidding) == 3 }},
		{"split discard", "w " + deal + " 1 p 2 18 0 p 2 s w DJ.S7 2 G 2 S8.S9 0 CJ ", func(g *Game) bool {
			return g.Split && g.Hand.Discard != nil && len(g.Hand.Play) == 1
		}},
		{"time-out before the discard", "w " + deal + " 1 p 2 18 0 p 2 s w DJ.S7 2 C w TI.2 ", func(g *Game) bool {
			return !g.Split && g.Hand.Discard == nil && g.Hand.Play[0].Kind == TimeOut && g.Hand.Play[0].By == 2
		}},
		{"left in the auction", "w " + deal + " 1 18 0 p w LE.2 ", func(g *Game) bool {
			return g.Hand.Contract == nil && g.Hand.Play[0].Kind == Leave
		}},
		{"a card that cannot be read", "w " + deal + " 1 p 2 18 0 p 2 GH 0 ?? w LE.1 ", func(g *Game) bool {
			return g.Hand.Play[0].Kind == Unknown && g.Hand.Play[0].By == 0
		}},
		{"a player's view", "w " + view + " 1 p 2 18 0 p 2 s w ??.?? 2 G.??.?? 0 CJ ", func(g *Game) bool {
			return len(g.Hand.Deal) == 1 && g.Hand.Deal[0].Seat == 1 && g.Hand.Discard == nil && g.PickedUp
		}},
		{"a view that leaves hands empty", "w |SJ.HA.HT.HK.HQ.H9.H8.H7.SK.SQ|| 1 p 2 18 0 p 2 GH 0 CJ ", func(g *Game) bool {
			return len(g.Hand.Deal) == 1 && g.Hand.Deal[0].Seat == 1
		}},
		{"the declarer's view of the skat", "w |||  1 p 2 18 0 p 2 s w DJ.S7 2 G.DJ.S7 0 CJ ", func(g *Game) bool {
			return g.Hand.Place("skat") != nil && len(g.Hand.Deal) == 1
		}},
		{"open cards after a hand announcement", "w " + view + " 1 p 2 18 0 p 2 GO." + ten + " 0 CJ ", func(g *Game) bool {
			cards, _ := g.Hand.Play[0].Args.Get("cards")
			return g.Hand.Play[0].Kind == Show && len(cards.Cards) == 10
		}},
		{"open cards after the discard", "w " + view + " 1 p 2 18 0 p 2 s w ??.?? 2 NO.DJ.S7." + ten + " 0 CJ ", func(g *Game) bool {
			return g.Hand.Discard != nil && len(g.Hand.Play) == 2
		}},
		{"an echo with the open cards twice", "w " + view + " 1 p 2 18 0 p 2 s w ??.?? 2 NO.DJ.S7." + ten + "." + ten + " 0 CJ ", func(g *Game) bool {
			cards, _ := g.Hand.Play[0].Args.Get("cards")
			return len(cards.Cards) == 10
		}},
		{"a hand shown inside a trick", "w " + view + " 1 p 2 18 0 p 2 GH 0 CJ 1 SJ 2 SC." + ten + " 2 HJ ", func(g *Game) bool {
			return g.Hand.Play[2].Kind == Show && g.Hand.Play[2].Args.Has("cards") && g.Hand.Play[3].Kind == engine.Play
		}},
		{"a bid that no game is worth", "w " + deal + " 1 189 0 p 2 p 1 GH ", func(g *Game) bool { return g.Hand.Bidding[0].N == 189 }},
	} {
		g, err := parse(t, c.mv, "")
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if !c.check(g) {
			t.Errorf("%s: read as %+v", c.name, g.Hand)
		}
	}
}

func TestNames(t *testing.T) {
	g := new(Game)
	rec := "(;GM[Skat]SE[1]ID[2]DT[]P0[Anna]P1[]P2[Anna:2]R0[]R1[?]R2[null]MV[w " + deal + " 1 p 2 p 0 p ]R[passed] ;)"
	if err := g.Parse([]byte(rec), 1); err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(g.Hand.Players); got != "[Anna middlehand Anna:2]" {
		t.Error(got)
	}
	if g.HasComment || g.HasPlace || g.Ratings != [3]string{"", "?", "null"} || g.Result.Outcome != Passed {
		t.Errorf("%+v", g)
	}
	if out, err := g.Append(nil); string(out) != rec || err != nil {
		t.Errorf("%s %v", out, err)
	}
	// The same account twice would make two players one.
	if err := g.Parse([]byte(strings.Replace(rec, "Anna:2", "Anna", 1)), 1); err != nil || g.Hand.Players[2] != "Anna (rearhand)" {
		t.Errorf("%v %v", g.Hand.Players, err)
	}
}

func TestBrackets(t *testing.T) {
	g := new(Game)
	rec := `(;GM[Skat]CO[a smiley ;) and a # and a \] here]SE[1]ID[2]DT[]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]MV[w ` + deal + ` 1 p 2 p 0 p ]R[passed] ;)`
	s := NewScanner(strings.NewReader("# archive (;\nbefore " + rec + " after # (; more\n\n" + rec))
	for i, wantLine := range []int{2, 4} {
		got, line, err := s.Next()
		if string(got) != rec || line != wantLine || err != nil {
			t.Fatalf("record %d: %s line %d %v", i, got, line, err)
		}
	}
	if err := g.Parse([]byte(rec), 1); err != nil || g.Comment != "a smiley ;) and a # and a ] here" {
		t.Error(g.Comment, err)
	}
	if out, _ := g.Append(nil); string(out) != rec {
		t.Error(string(out))
	}
}

// What cannot be read is reported with its line, and the rest goes on.
func TestErrors(t *testing.T) {
	good := randomLine(rand.New(rand.NewPCG(2, 2)), 1)
	for _, c := range []struct{ name, line, want string }{
		{"not ended", strings.TrimSuffix(good, " ;)"), "line 2: the record does not end before the next begins"},
		{"no beginning", strings.TrimPrefix(good, "(;"), "line 2: a game line without its beginning"},
		{"another game", strings.Replace(good, "Skat", "Go", 1), "a game of Go, expected Skat"},
		{"no moves", strings.Replace(good, "MV[", "XX[", 1), "no moves"},
		{"no bracket", strings.Replace(good, "[unknown]", "unknown", 1), "expected a property"},
	} {
		out, n, bad := readAll(t, []byte(good+"\n"+c.line+"\n"+good+"\n"))
		if n != 2 || len(bad) != 1 || !strings.Contains(bad[0].Error(), c.want) || !strings.HasPrefix(bad[0].Error(), "line 2") {
			t.Errorf("%s: %d games, %v", c.name, n, bad)
		}
		compareLines(t, []byte(good+"\n"+good+"\n"), out)
	}
	for _, c := range []struct{ name, mv, want string }{
		{"short deal", "w " + deal[:len(deal)-3] + " 1 p ", "a deal of 31 cards, expected 32"},
		{"a card twice", "w " + strings.Replace(deal, "S7", "CJ", 1) + " 1 p ", "CJ is dealt twice"},
		{"no card", "w " + strings.Replace(deal, "S7", "S6", 1) + " 1 p ", `"S6" is no card`},
		{"no deal", "1 18 ", "the moves begin with the deal"},
		{"another skat", "w " + deal + " 1 p 2 18 0 p 2 s w DJ.S8 ", "not the skat that was dealt"},
		{"a large bid", "w " + deal + " 1 500 ", "a bid of 500"},
		{"no call", "w " + deal + " 1 x ", "neither a call nor a game"},
		{"no announcement", "w " + deal + " 1 18 0 p 2 p 1 CHX ", "no announcement"},
		{"another announces", "w " + deal + " 1 18 0 p 2 p 1 s w DJ.S7 2 C.DJ.S7 ", "seat 1 took up the skat"},
		{"eleven cards", "w " + deal + " 1 18 0 p 2 p 1 NOH.CJ.CA.CT.CK.CQ.C9.C8.C7.SA.ST.SJ ", "11 cards after the announcement"},
		{"echo that differs", "w " + deal + " 1 18 0 p 2 p 1 NOH." + deal[:29] + "." + deal[30:59] + " ", "the two differ"},
		{"no move", "w " + deal + " 1 18 0 p 2 p 1 CH 0 CAX ", "no move of the play"},
		{"no seat", "w " + deal + " 3 18 ", "expected w or a seat"},
		{"left who", "w " + deal + " w LE.7 ", "expected a seat"},
		{"after the end", "w " + deal + " w LE.1 1 18 ", "after the game was broken off"},
		{"half a move", "w " + deal + " 1 ", "expected who and what"},
		{"parts", "w ||  1 p ", "has four parts"},
	} {
		_, err := parse(t, c.mv, "")
		var le *LineError
		if !errors.As(err, &le) || le.Line != 7 || le.Col == 0 || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
	if _, err := parse(t, "w "+deal+" 1 p ", "R[d:9 win]"); err == nil {
		t.Error("a declarer in seat 9 was read")
	}
}

func TestUnwritable(t *testing.T) {
	g, err := parse(t, "w "+deal+" 1 p 2 18 0 p 2 GH 0 CJ ", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range []func(h *engine.Hand){
		func(h *engine.Hand) { h.Players = h.Players[:2] },
		func(h *engine.Hand) { h.Dealer = 0 },
		func(h *engine.Hand) { h.Faults = []engine.Act{{Word: "not-cut"}} },
		func(h *engine.Hand) { h.Position = &engine.Position{} },
		func(h *engine.Hand) { h.Result = engine.Fields{{Key: "points"}} },
		func(h *engine.Hand) { h.Play = []engine.Act{{Kind: engine.Retract, By: 0}} },
		func(h *engine.Hand) { h.Play = []engine.Act{{Kind: engine.Concede, By: 0, Word: "throws"}} },
		func(h *engine.Hand) { h.Play = []engine.Act{{Kind: engine.Play, By: engine.Nobody}} },
	} {
		copy := Game{Hand: g.Hand}
		change(&copy.Hand)
		var u *Unwritable
		if _, err := copy.Append(nil); !errors.As(err, &u) {
			t.Errorf("%+v was written: %v", copy.Hand, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 4 {
		f.Add([]byte(randomLine(r, i)))
	}
	f.Add([]byte("(;GM[Skat]MV[w ||| 1 p 2 18 0 p 2 s w DJ.S7 2 NO.DJ.S7.CA 0 ?? w LE.1 ]R[d:2 loss v:-9] ;)"))
	f.Add([]byte("(;GM[Skat]CO[;) # \\]]MV[w ??"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s := NewScanner(bytes.NewReader(data))
		var g, again Game
		for {
			rec, line, err := s.Next()
			var le *LineError
			if errors.As(err, &le) {
				continue
			}
			if err != nil {
				return
			}
			if g.Parse(rec, line) != nil {
				continue
			}
			out, err := g.Append(nil)
			if err != nil {
				continue
			}
			if err := again.Parse(out, line); err != nil {
				t.Fatalf("%s\nwas written as\n%s\n%v", rec, out, err)
			}
			if twice, err := again.Append(nil); err != nil || !bytes.Equal(out, twice) {
				t.Fatalf("written\n%s\nand then\n%s\n%v", out, twice, err)
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	data := archive(1000)
	b.ReportAllocs()
	var g Game
	n := 0
	for b.Loop() {
		s := NewScanner(bytes.NewReader(data))
		for {
			rec, line, err := s.Next()
			if err != nil {
				break
			}
			if err := g.Parse(rec, line); err != nil {
				b.Fatal(err)
			}
			n++
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "lines/s")
}

// bzipSample is "(;GM[Skat] ;)" and a line feed, compressed by bzip2.
var bzipSample = []byte{
	0x42, 0x5a, 0x68, 0x39, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, 0xe0, 0x3c,
	0x7d, 0x46, 0x00, 0x00, 0x01, 0x5f, 0x80, 0x00, 0x10, 0x40, 0x60, 0x00,
	0x08, 0x00, 0x82, 0x08, 0x0a, 0x20, 0x08, 0x04, 0x00, 0x20, 0x00, 0x22,
	0x00, 0x03, 0x42, 0x01, 0xa0, 0x06, 0xc5, 0x87, 0x85, 0x9c, 0xb0, 0x38,
	0x78, 0xbb, 0x92, 0x29, 0xc2, 0x84, 0x87, 0x01, 0xe3, 0xea, 0x30,
}
