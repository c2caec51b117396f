package skat

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
)

// iskoValue is the value of a game with so many tops at a level.
func iskoValue(c contract, tops int, reached level) int {
	r := &ruler{Table: handed(&engine.Hand{}), book: &isko, c: c, m: matadors{n: tops, with: true, known: true}}
	s := r.book.reckon(r, reached)
	return s.value()
}

// hand plays without the skat, take with it.
const hand, take = solo, gucki

// TestIskoValues reckons by the rule: base value times tops and levels.
func TestIskoValues(t *testing.T) {
	suit := func(s card.Suit, u use, a level) contract {
		return contract{kind: suitGame, suit: s, use: u, announce: a}
	}
	open := func(c contract) contract { c.open, c.announce = true, schwarz; return c }
	for _, c := range []struct {
		name    string
		c       contract
		tops    int
		reached level
		want    int
	}{
		{"diamonds with 1, the least", suit(card.Diamonds, take, plain), 1, plain, 2 * 9},
		{"hearts hand with 2", suit(card.Hearts, hand, plain), 2, plain, 4 * 10},
		{"hearts hand with 2, schneider", suit(card.Hearts, hand, plain), 2, schneider, 5 * 10},
		{"spades with 4, schwarz", suit(card.Spades, take, plain), 4, schwarz, 7 * 11},
		{"clubs hand, schneider announced and made", suit(card.Clubs, hand, schneider), 1, schneider, 5 * 12},
		{"the same missed: level and announcement", suit(card.Clubs, hand, schneider), 1, plain, 5 * 12},
		{"the same with schwarz made", suit(card.Clubs, hand, schneider), 1, schwarz, 6 * 12},
		{"clubs hand, schwarz announced", suit(card.Clubs, hand, schwarz), 1, schwarz, 7 * 12},
		{"clubs open with 2", open(suit(card.Clubs, hand, plain)), 2, schwarz, 108},
		{"grand with 1", contract{kind: grand, use: take}, 1, plain, 48},
		{"grand open with 4, the dearest", open(contract{kind: grand, use: hand}), 4, schwarz, 264},
		{"clubs open with 11, the dearest suit game", open(suit(card.Clubs, hand, plain)), 11, schwarz, 18 * 12},
		{"null", contract{kind: nullo, use: take}, 0, plain, 23},
		{"null hand", contract{kind: nullo, use: hand}, 0, plain, 35},
		{"null open", contract{kind: nullo, use: take, open: true}, 0, plain, 46},
		{"null open hand", contract{kind: nullo, use: hand, open: true}, 0, plain, 59},
	} {
		if got := iskoValue(c.c, c.tops, c.reached); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// TestIskoBids: a bid is the value of some game.
func TestIskoBids(t *testing.T) {
	for _, n := range []int{18, 20, 22, 23, 24, 27, 33, 35, 46, 48, 59, 162, 180, 198, 216, 240, 264} {
		if !isko.possibleBid(n) {
			t.Errorf("%d is refused", n)
		}
	}
	for _, n := range []int{-1, 0, 9, 17, 19, 21, 171, 189, 190, 209, 228, 265, 288, 999} {
		if isko.possibleBid(n) {
			t.Errorf("%d is allowed", n)
		}
	}
}

// TestIskoValueTable compares with a printed table of every value, where it lies beside the repository.
func TestIskoValueTable(t *testing.T) {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	var f *os.File
	for range 6 {
		dir = filepath.Dir(dir)
		if f, err = os.Open(filepath.Join(dir, "shared", "data", "skat-isko-values.csv")); err == nil {
			break
		}
	}
	if err != nil {
		t.Skip("no table of values beside the repository")
	}
	defer f.Close()
	reader := csv.NewReader(f)
	reader.FieldsPerRecord = -1 // a comma in a level's name stands unquoted
	rows, err := reader.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	games := map[string]contract{
		"Schellen": {kind: suitGame, suit: card.Diamonds}, "Rot": {kind: suitGame, suit: card.Hearts},
		"Gruen": {kind: suitGame, suit: card.Spades}, "Eichel": {kind: suitGame, suit: card.Clubs},
		"Grand": {kind: grand}, "Null": {kind: nullo}, "Null ouvert": {kind: nullo, open: true},
	}
	levels := map[string]struct {
		use           use
		told, reached level
		open          bool
	}{
		"Einfach": {use: take}, "Schneider": {use: take, reached: schneider}, "Schwarz": {use: take, reached: schwarz},
		"Hand": {use: hand}, "Hand Einfach": {use: hand}, "Hand Schneider": {use: hand, reached: schneider}, "Hand Schwarz": {use: hand, reached: schwarz},
		"Hand Schneider angesagt":          {use: hand, told: schneider, reached: schneider},
		"Hand Schneider angesagt, schwarz": {use: hand, told: schneider, reached: schwarz},
		"Hand Schwarz angesagt":            {use: hand, told: schwarz, reached: schwarz},
		"Offen":                            {use: hand, told: schwarz, reached: schwarz, open: true},
	}
	for i, row := range rows[1:] {
		if len(row) == 6 {
			row = []string{row[0], row[1], row[2] + "," + row[3], row[4], row[5]}
		}
		c, ok := games[row[0]]
		l, known := levels[row[2]]
		tops, err1 := strconv.Atoi(row[1])
		want, err2 := strconv.Atoi(row[4])
		if !ok || !known || err1 != nil || err2 != nil {
			t.Fatalf("row %d is not understood: %v", i+2, row)
		}
		c.use, c.announce, c.open = l.use, l.told, c.open || l.open
		if got := iskoValue(c, tops, l.reached); got != want {
			t.Errorf("row %d, %v: %d", i+2, row, got)
		}
	}
	if len(rows)-1 != 484 {
		t.Errorf("%d values", len(rows)-1)
	}
}

func parseCards(t *testing.T, s string) card.Set {
	t.Helper()
	var out card.Set
	for i := 0; i < len(s); {
		j := i
		for j < len(s) && s[j] != ' ' {
			j++
		}
		cs, err := card.French.Parse(s[i:j])
		if err != nil {
			t.Fatal(err)
		}
		out |= card.SetOf(cs...)
		i = j + 1
	}
	return out
}

// TestSolver: what a player reaches against every play of the others.
func TestSolver(t *testing.T) {
	for _, c := range []struct {
		name    string
		c       contract
		hands   [3]string // the soloist first
		leader  int
		player  int
		want    want
		points  int
		reached bool
	}{
		{"top trumps and aces", contract{kind: grand}, [3]string{"CJ CA HA", "DJ C7 H7", "SA ST SK"}, 0, 0, everyTrick, 0, true},
		{"a king behind the ace", contract{kind: grand}, [3]string{"CJ CK HA", "DJ CA H7", "SA ST SK"}, 0, 0, everyTrick, 0, false},
		{"the order of the leads matters", contract{kind: grand}, [3]string{"CJ HA HK", "DJ H7 S7", "SA ST SK"}, 0, 0, everyTrick, 0, true},
		{"a lone jack ruffs when it is not drawn", contract{kind: grand}, [3]string{"SJ CA HA", "CJ C7 H7", "SA ST SK"}, 0, 0, everyTrick, 0, false},
		{"defender with the top trumps", contract{kind: suitGame, suit: card.Hearts}, [3]string{"D9 S7", "CJ HA", "DK C7"}, 1, 1, noTrick, 0, true},
		{"defender with a loser", contract{kind: suitGame, suit: card.Hearts}, [3]string{"D9 S9", "CJ S8", "DK C7"}, 1, 1, noTrick, 0, false},
		{"the partner spoils it", contract{kind: suitGame, suit: card.Hearts}, [3]string{"D9 D8", "S8 DK", "DA C7"}, 1, 1, noTrick, 0, true},
		{"a sure trump trick of eleven", contract{kind: suitGame, suit: card.Hearts}, [3]string{"CJ H8", "DK D9", "HA H9"}, 0, 2, enough, 11, true},
		{"and not of twelve", contract{kind: suitGame, suit: card.Hearts}, [3]string{"CJ H8", "DK D9", "HA H9"}, 0, 2, enough, 12, false},
		{"null: the lowest cards must lose", contract{kind: nullo}, [3]string{"S7 D8", "S8 D7", "SA CA"}, 1, 1, soloistTakes, 0, true},
		{"null: he may throw it away", contract{kind: nullo}, [3]string{"S7 H8", "S8 D7", "SA CA"}, 1, 1, soloistTakes, 0, false},
	} {
		r := &ruler{Table: handed(&engine.Hand{Players: []string{"Anna", "Bert", "Cora"}}), book: &isko, c: c.c, seats: active{0, 1, 2}}
		r.c.by = 0
		r.Tricks.Start(r.c.order(), pack, engine.Seat(c.leader), 1, 0, 1, 2)
		for i, h := range c.hands {
			r.Tricks.Deal(engine.Seat(i), true, card.HandOf(parseCards(t, h).Cards()...))
		}
		got := r.sure(goal{seat: engine.Seat(c.player), want: c.want, points: c.points})
		if got != engine.Is(c.reached) {
			t.Errorf("%s: %v, want %v", c.name, got, engine.Is(c.reached))
		}
		// A hand that is not known proves nothing.
		r.Tricks.Deal(2, false, card.Hand{})
		if got := r.sure(goal{seat: engine.Seat(c.player), want: c.want, points: c.points}); got != engine.Unknown {
			t.Errorf("%s with a hand unknown: %v", c.name, got)
		}
	}
}

// TestMatadors counts the run of tops that some cards hold or miss.
func TestMatadors(t *testing.T) {
	for _, c := range []struct {
		game, cards string
		want        int
	}{
		{"grand", "CJ SJ DJ", 2}, {"grand", "SJ HJ DJ", -1}, {"grand", "CA", -4}, {"grand", "CJ SJ HJ DJ CA CT", 4},
		{"clubs", "CJ SJ HJ DJ CA CK", 5}, {"clubs", "DA H7", -11}, {"hearts", "HT", -5}, {"nullo", "CJ", 0},
	} {
		if got := Matadors(c.game, parseCards(t, c.cards)); got != c.want {
			t.Errorf("%s of %s: %d, want %d", c.game, c.cards, got, c.want)
		}
	}
}

// TestTranslate puts contracts into the other book's words, or says that it has none.
func TestTranslate(t *testing.T) {
	word := func(key, w string) engine.Field { return engine.Field{Key: key, Word: w, Seat: engine.Nobody} }
	for _, c := range []struct{ from, to, game, how, want string }{
		{"foster", "isko", "hearts", "solo", "hand"}, {"foster", "isko", "hearts", "", "hand"}, {"foster", "isko", "grand", "gucki", "skat"},
		{"foster", "isko", "nullo", "gucki", "skat"}, {"isko", "foster", "clubs", "hand", "solo"}, {"isko", "foster", "grand", "skat", "gucki"},
		{"isko", "iss", "clubs", "skat", "skat"}, {"isko", "foster", "nullo", "", "gucki"},
		{"foster", "isko", "hearts", "tournee", "-"}, {"foster", "isko", "ramsch", "", "-"}, {"foster", "isko", "uno", "", "-"},
		{"isko", "foster", "clubs", "skat", "-"}, {"isko", "foster", "clubs", "", "-"},
	} {
		h := &engine.Hand{Rules: c.from, Players: []string{"Anna", "Bert", "Cora"}, Contract: engine.Fields{{Key: "by", Seat: 0, Word: "Anna"}, word("game", c.game)}}
		if c.how != "" {
			h.Contract = append(h.Contract, word("how", c.how))
		}
		got, err := translate(h, c.to)
		how := got.Word("how")
		if err != nil {
			if _, ok := err.(*engine.NoEquivalent); !ok {
				t.Errorf("%+v: %v", c, err)
			}
			how = "-"
		}
		if how != c.want {
			t.Errorf("%s %s from %s to %s: %s, want %s", c.game, c.how, c.from, c.to, how, c.want)
		}
	}
}

// TestSeegerFabian: 50 to or from the soloist, 40 or 30 to each opponent.
func TestSeegerFabian(t *testing.T) {
	for _, c := range []struct {
		players int
		won     bool
		want    []int
	}{
		{3, true, []int{0, 50, 0}}, {3, false, []int{40, -50, 40}},
		{4, true, []int{0, 50, 0, 0}}, {4, false, []int{30, -50, 30, 30}},
	} {
		h := &engine.Hand{Players: make([]string, c.players), Contract: engine.Fields{{Key: "by", Seat: 1}}}
		got := make([]int, c.players)
		for _, x := range seegerFabian(h, c.won) {
			got[x.Seat] += x.N
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%d at the table, won %v: %v, want %v", c.players, c.won, got, c.want)
				break
			}
		}
	}
}
