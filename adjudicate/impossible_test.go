package adjudicate_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sebdah/goldie/v2"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
)

const impossibles = "../testdata/golden/impossible"

// impossible are records that are well formed and cannot have happened.
var impossible = []struct{ name, src string }{
	{"card-twice", `
deal:
  Anna: CJAK HJTK DA7 ST9
  Bert: CJ SKQ HA97 CTQ7 D9
`},
	{"card-twice-in-a-hand", `
deal:
  Anna: CJAK HJTK DA7 ST HK
`},
	{"hand-size", `
deal:
  Anna: CJAK HJTK DA7 ST
`},
	{"skat-size", `
deal:
  skat: HQ DK D7
`},
	{"not-in-the-pack", `
deal:
  Anna: CJAK HJTK DA6 ST9
`},
	{"dealer-of-four-has-cards", `
players: [Anna, Bert, Cora, Dora]
dealer: Dora
deal:
  Dora: CJAK HJTK DA7 ST9
`},
	{"no-contract", `
play:
  - CJ H7 DJ
`},
	{"nobody-plays", `
contract: {game: hearts, how: solo}
`},
	{"player-without-cards", `
players: [Anna, Bert, Cora, Dora]
dealer: Dora
contract: {by: Dora, game: hearts, how: solo}
`},
	{"bidder-without-cards", `
players: [Anna, Bert, Cora, Dora]
dealer: Dora
bidding:
  - Dora: 10
`},
	{"hold-of-nothing", `
bidding:
  - Bert: hold
`},
	{"two-bids", `
bidding:
  - Bert: 10
  - Anna: pass
  - Cora: pass
contract: {by: Bert, game: hearts, how: solo, bid: 12}
`},
	{"turned-not-in-the-skat", `
deal:
  skat: HQ DK
contract: {by: Anna, game: hearts, how: tournee, turned: HA}
`},
	{"discard-not-held", `
deal:
  Anna: CJAK HJTK DA7 ST9
  skat: HQ DK
contract: {by: Anna, game: hearts, how: tournee, turned: HQ}
discard: S87
`},
	{"discard-of-a-solo", `
contract: {by: Anna, game: hearts, how: solo}
discard: S87
`},
	{"played-twice", `
contract: {by: Anna, game: hearts, how: solo}
play:
  - H7 H8 H9
  - HT S7 H7
`},
	{"not-held", `
deal:
  Anna: CJAK HJTK DA7 ST9
contract: {by: Anna, game: hearts, how: solo}
play:
  - C7 CA D7
`},
	{"another-holds-it", `
deal:
  Anna: CJAK HJTK DA7 ST9
  Bert: SJKQ HA97 CTQ7 D9
contract: {by: Anna, game: hearts, how: solo}
play:
  - CT CA D7
`},
	{"twice-to-a-trick", `
contract: {by: Anna, game: hearts, how: solo}
play:
  - CT Anna:CA D7
`},
	{"nothing-to-take-back", `
contract: {by: Anna, game: hearts, how: solo}
play:
  - CT
  - retract: Bert
`},
	{"points", `
contract: {by: Anna, game: hearts, how: solo}
result: {points: 121}
`},
	{"matadors", `
contract: {by: Anna, game: grand, how: solo, with: 5}
result: {points: 61}
`},
	{"with-and-without", `
contract: {by: Anna, game: hearts, how: solo, with: 2, without: 1}
result: {points: 61}
`},
	{"position-points", `
position:
  leader: Anna
  hands: {Anna: CA, Bert: CT, Cora: C9}
  trick: 10
  taken: {Anna: 60, Bert: 60, Cora: 40}
contract: {by: Anna, game: hearts, how: solo}
`},
	{"fault-of-nobody", `
faults:
  - {what: looked-at-skat, by: a guest}
`},
	{"game-of-the-frog", `
contract: {by: Anna, game: chico, trump: clubs}
result: {points: 61}
`},
	{"prompted-nobody", `
contract: {by: Anna, game: hearts, how: solo}
play:
  - fault: {what: prompted-partner, by: Anna}
`},
}

// TestImpossible has a golden for each: the place, the line with a caret, and what is wrong. No record of them gets a
// ruling. go test -update rewrites them.
func TestImpossible(t *testing.T) {
	g := goldie.New(t, goldie.WithFixtureDir(impossibles))
	owned := map[string]bool{}
	for _, x := range impossible {
		head := "hoyle: 1\ngame: skat\n"
		if !strings.Contains(x.src, "players:") {
			head += "players: [Anna, Bert, Cora]\ndealer: Cora\n"
		}
		docs, err := adjudicate.Decode("hand.yaml", []byte(head+strings.TrimPrefix(x.src, "\n")))
		if err != nil {
			t.Fatalf("%s: %v", x.name, err)
		}
		r, err := new(adjudicate.Sitting).Rule(docs[0], nil)
		var at *record.Error
		if r != nil || !errors.As(err, &at) || !errors.Is(err, record.ErrImpossible) {
			t.Errorf("%s: ruling %v, error %v", x.name, r, err)
			continue
		}
		text := at.Text()
		if at.Pos.Line == 0 || !strings.Contains(text, "^\n") && !strings.HasSuffix(text, "^") {
			t.Errorf("%s has no place:\n%s", x.name, text)
		}
		g.Assert(t, x.name, []byte(text))
		owned[x.name+".golden"] = true
	}
	files, err := os.ReadDir(filepath.FromSlash(impossibles))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !owned[f.Name()] {
			t.Errorf("golden %s belongs to no record", f.Name())
		}
	}
}
