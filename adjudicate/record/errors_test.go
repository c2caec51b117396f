package record_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sebdah/goldie/v2"

	"hoyle/adjudicate/record"
)

const goldenDir = "../../testdata/golden/record"

// sound is a record without a defect; the cases below spoil it.
const sound = `hoyle: 1
game: omber
rules: club
players: [Anna, Bert, Cora]
dealer: Cora
deal:
  Anna: CJAK HJTK
  Bert: SJKQ HA97
  pool: HQ DK
bidding:
  - Bert: 10
  - Anna: pass
contract: {by: Bert, game: hearts, turned: HQ}
discard: HQ DK
play:
  - CJ HA H7
  - dispute: {by: Anna, says: revoke, against: Bert, trick: 1}
`

// spoil replaces the first old with new.
func spoil(old, new string) string {
	if !strings.Contains(sound, old) {
		panic("not in the sound record: " + old)
	}
	return strings.Replace(sound, old, new, 1)
}

// add puts lines at the end.
func add(lines string) string { return sound + lines }

// head is a short record up to its play.
const head = "hoyle: 1\ngame: omber\nplayers: [Anna, Bert, Cora]\n"

var impossible = []string{"player-unknown", "player-twice", "players-too-few", "players-too-many",
	"player-in-bidding", "player-in-play", "player-in-line", "contract-player", "fault-by-misspelt", "fault-by-misspelt", "dispute-against", "expect-winners"}

// errorCases has every error of the format, each with the record that shows it.
var errorCases = []struct{ name, src string }{
	// The file.
	{"file-empty", ""},
	{"file-comments", "# nothing yet\n---\n# nor here\n"},
	{"file-not-utf8", "hoyle: 1\ntitle: caf\xe9\n"},
	{"file-control-character", "hoyle: 1\ntitle: a\x1b[31mb\n"},
	{"file-nul", "hoyle\x00: 1\n"},
	{"file-too-long", "hoyle: 1\nnote: " + strings.Repeat("la ", 30000)},
	{"file-too-many-lines", "hoyle: 1\nnote: >\n " + strings.Repeat("\n", 5000)},
	{"file-too-many-values", "play: [" + strings.Repeat("1,", 12000) + "]"},
	{"file-flow-too-deep", "play: " + strings.Repeat("[", 2000)},
	{"file-dashes-too-deep", strings.Repeat("- ", 2000)},
	// YAML.
	{"yaml-text", "just a text\n"},
	{"yaml-list", "- hoyle: 1\n"},
	{"yaml-colon", "hoyle: 1\ntitle: Skat: a hand\n"},
	{"yaml-tab", "hoyle: 1\ndeal:\n\tAnna: C7\n"},
	{"yaml-quote-open", "hoyle: 1\ntitle: 'Anna''s\n"},
	{"yaml-double-quote-open", "hoyle: 1\ntitle: \"Anna\n"},
	{"yaml-list-open", "hoyle: 1\nplayers: [Anna, Bert\n"},
	{"yaml-map-open", "hoyle: 1\ncontract: {by: Anna\n"},
	{"yaml-list-closed-twice", "hoyle: 1\nplayers: [Anna, Bert]]\n"},
	{"yaml-at-sign", "hoyle: 1\ntitle: @home\n"},
	{"yaml-indent", "hoyle: 1\n game: omber\n"},
	{"yaml-item-among-keys", "hoyle: 1\n- game\n"},
	{"yaml-key-twice", spoil("dealer: Cora\n", "dealer: Cora\nplayers: [Anna, Bert]\n")},
	{"yaml-anchor", spoil("CJAK HJTK", "&hand CJAK HJTK")},
	{"yaml-alias", spoil("CJAK HJTK", "*hand")},
	{"yaml-merge", add("<<: {title: x}\n")},
	{"yaml-tag", spoil("dealer: Cora", "dealer: !!str Cora")},
	{"yaml-explicit-key", add("? title\n: x\n")},
	{"yaml-list-as-key", add("[a, b]: x\n")},
	{"yaml-null-as-key", add("~: x\n")},
	// The envelope.
	{"version-missing", spoil("hoyle: 1\n", "")},
	{"version-newer", spoil("hoyle: 1\n", "hoyle: 2\n") + "moves: []\n"},
	{"version-zero", spoil("hoyle: 1\n", "hoyle: 0\n")},
	{"version-text", spoil("hoyle: 1\n", "hoyle: one\n")},
	{"version-float", spoil("hoyle: 1\n", "hoyle: 1.0\n")},
	{"version-quoted", spoil("hoyle: 1\n", "hoyle: \"1\"\n")},
	{"game-missing", spoil("game: omber\n", "")},
	{"game-unknown", spoil("game: omber", "game: ombre")},
	{"game-null", spoil("game: omber", "game:")},
	{"game-list", spoil("game: omber", "game: [omber]")},
	{"players-missing", spoil("players: [Anna, Bert, Cora]\n", "")},
	{"players-text", spoil("players: [Anna, Bert, Cora]\n", "players: Anna\n")},
	{"players-too-few", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna]\n")},
	{"players-too-many", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, Bert, Cora, Dora, Emil]\n")},
	{"player-twice", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, Bert, Anna]\n")},
	{"player-null", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, ~, Cora]\n")},
	{"player-empty", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, '', Cora]\n")},
	{"player-with-colon", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, 'Bert:', Cora]\n")},
	{"player-reserved-event", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, gather, Cora]\n")},
	{"player-reserved-place", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, Pool, Cora]\n")},
	{"player-reserved-side", spoil("players: [Anna, Bert, Cora]\n", "players: [white, Bert, Cora]\n")},
	{"player-escape", spoil("players: [Anna, Bert, Cora]\n", "players: [Anna, \"Be\\ert\", Cora]\n")},
	{"key-unknown", spoil("dealer: Cora", "delaer: Cora")},
	{"key-unknown-far", spoil("dealer: Cora", "weather: fair")},
	{"title-list", add("title: [a, b]\n")},
	{"title-null", add("title:\n")},
	{"title-escape", add("title: \"a\\e[31m\"\n")},
	{"player-unknown", spoil("dealer: Cora", "dealer: Kora")},
	{"rules-unknown", spoil("rules: club", "rules: clubs")},
	{"variant-unknown", add("variant: shrot\n")},
	{"variant-none", spoil("rules: club", "variant: short")},
	{"agreed-unknown", add("agreed: {burry: yes}\n")},
	{"agreed-word", add("agreed: {bury: sometimes}\n")},
	{"agreed-int", add("agreed: {stake: 1.5}\n")},
	{"agreed-bool", add("agreed: {double: yes}\n")},
	{"match-null", add("match:\n")},
	{"player-in-counts", add("match: {scores: {Anna: 3, Berta: 5}}\n")},
	{"counts-float", add("match: {scores: {Anna: 3.5}}\n")},
	{"counts-list", add("match: {scores: [1, 2]}\n")},
	{"counts-huge", add("match: {scores: {Anna: 99999999999}}\n")},
	{"int-octal", add("match: {carry: 010}\n")},
	{"int-hex", add("match: {carry: 0x1F}\n")},
	{"int-quoted", add("match: {carry: '1'}\n")},
	// Cards.
	{"card-suit", spoil("CJAK HJTK", "CJAK XJTK")},
	{"card-rank", spoil("CJAK HJTK", "CJAK HJTB")},
	{"card-suit-alone", spoil("CJAK HJTK", "CJAK H JTK")},
	{"card-symbols", spoil("CJAK HJTK", "♣JAK ♥J10B")},
	{"card-several", spoil("CJAK HJTK", "CJ1 HX C7 ZZ")},
	{"card-folded", spoil("CJAK HJTK", ">-\n    CJAK\n    HJTX")},
	{"card-quoted-lines", spoil("CJAK HJTK", "\"CJAK\n    HJTX\"")},
	{"card-escaped", spoil("CJAK HJTK", "\"\\u2663JX HJTK\"")},
	{"card-after-tab", spoil("  Anna: CJAK HJTK", "  Anna:\tCJAK\tHJTX")},
	{"card-number", spoil("CJAK HJTK", "66")},
	{"card-null", spoil("CJAK HJTK", "")},
	{"card-map", spoil("CJAK HJTK", "{C: JAK}")},
	{"card-in-list", spoil("CJAK HJTK", "[CJAK, HJTX]")},
	{"card-in-long-line", spoil("CJ HA H7", strings.Repeat("CJ ", 60)+"C1 "+strings.Repeat("HA ", 60))},
	{"card-wide-line", head + "play: [\"CJ\", \"C7 D8\", {\"Bert\": \"X9\"}] # 日本語\n"},
	{"card-after-wide", "{\"hoyle\": 1, \"game\": \"omber\", \"title\": \"日本語\", \"players\": [\"Anna\", \"Bert\"], \"play\": [\"CJ CX\"]}"},
	{"card-one-a-token", "hoyle: 1\ngame: blancs\nplayers: [Anna, Bert]\ndeal:\n  Anna: wI sIV wV\n"},
	// The deal and the auction.
	{"player-in-deal", spoil("  Bert: SJKQ", "  Brt: SJKQ")},
	{"place-unknown", spoil("pool: HQ DK", "poll: HQ DK")},
	{"place-one-card", spoil("pool: HQ DK", "turn-up: HQ DK")},
	{"deal-list", head + "deal: [CJ, CA]\n"},
	{"bidding-map", spoil("  - Bert: 10\n  - Anna: pass\n", "  Bert: 10\n  Anna: pass\n")},
	{"bidding-text", spoil("- Bert: 10", "- Bert 10")},
	{"bidding-two-keys", spoil("  - Bert: 10\n  - Anna: pass\n", "  - Bert: 10\n    Anna: pass\n")},
	{"bidding-call", spoil("Anna: pass", "Anna: pas")},
	{"bidding-null", spoil("Anna: pass", "Anna:")},
	{"bidding-float", spoil("Bert: 10", "Bert: 10.5")},
	{"bidding-zero", spoil("Bert: 10", "Bert: 0")},
	{"bidding-negative", spoil("Bert: 10", "Bert: -10")},
	{"player-in-bidding", spoil("Bert: 10", "Berd: 10")},
	{"bidding-none", "hoyle: 1\ngame: blancs\nplayers: [Anna, Bert]\nbidding: []\n"},
	{"contract-none", "hoyle: 1\ngame: blancs\nplayers: [Anna, Bert]\ncontract: {by: Anna}\n"},
	{"discard-none", "hoyle: 1\ngame: blancs\nplayers: [Anna, Bert]\ndiscard: wI\n"},
	{"contract-required", spoil("game: hearts, ", "")},
	{"contract-word", spoil("game: hearts", "game: harts")},
	{"contract-key", spoil("turned: HQ", "trned: HQ")},
	{"contract-player", spoil("contract: {by: Bert", "contract: {by: Dora")},
	{"contract-one-card", spoil("turned: HQ", "turned: HQK")},
	{"contract-text", spoil("contract: {by: Bert, game: hearts, turned: HQ}", "contract: hearts")},
	{"deal-and-position", add("position: {leader: Anna}\n")},
	{"play-and-result", add("result: {points: 67}\n")},
	{"position-key", head + "position: {leder: Anna}\n"},
	{"position-trick", head + "position: {trick: 0}\n"},
	{"position-hands", head + "position: {hands: {Anna: C7, Brt: C8}}\n"},
	{"result-key", head + "result: {pionts: 67}\n"},
	// Faults and events.
	{"fault-text", head + "faults: [not-cut]\n"},
	{"fault-map", head + "faults: {what: not-cut}\n"},
	{"fault-unknown", head + "faults: [{what: not-cutt, by: Anna}]\n"},
	{"fault-of-the-play", head + "faults: [{what: revoke, by: Anna}]\n"},
	{"fault-by-misspelt", head + "faults: [{what: not-cut, by: Brt}]\n"},
	{"fault-no-what", head + "faults: [{by: Anna}]\n"},
	{"fault-key", head + "faults: [{what: exposed-card, cards: C7}]\n"},
	{"fault-own-key-elsewhere", head + "faults: [{what: not-cut, card: C7}]\n"},
	{"fault-own-key-required", head + "faults: [{what: dealt-out-of-turn, by: Anna}]\n"},
	{"fault-choice", head + "faults: [{what: not-cut, choice: [a]}]\n"},
	{"fault-trick", head + "faults: [{what: not-cut, trick: 0}]\n"},
	{"play-text", head + "play: CJ HA H7\n"},
	{"play-list-in-list", head + "play:\n  - [CJ, HA, H7]\n"},
	{"play-null", head + "play:\n  - CJ HA H7\n  -\n  - C7\n"},
	{"play-two-keys", head + "play:\n  - retract: Anna\n    gather: Bert\n"},
	{"event-unknown", head + "play:\n  - retrakt: Anna\n"},
	{"player-in-play", head + "play:\n  - retract: Ana\n"},
	{"player-in-line", head + "play:\n  - CJ Brt:H7\n"},
	{"play-named-two-cards", head + "play:\n  - CJ Bert:H78\n"},
	{"play-named-bad-card", head + "play:\n  - CJ Bert:HX\n"},
	{"play-named-space", head + "play:\n  - CJ Bert: H7\n"},
	{"play-map-two-cards", head + "play:\n  - Bert: H7 H8\n"},
	{"event-map-wanted", head + "play:\n  - claim: Anna\n"},
	{"event-scalar-wanted", head + "play:\n  - retract: {by: Anna}\n"},
	{"event-scalar-null", head + "play:\n  - retract:\n"},
	{"event-list", head + "play:\n  - retract: [Anna]\n"},
	{"event-required", head + "play:\n  - claim: {by: Anna}\n"},
	{"event-claim", head + "play:\n  - claim: {by: Anna, what: all}\n"},
	{"event-how", head + "play:\n  - concede: {by: Anna, how: shouts}\n"},
	{"event-bool", head + "play:\n  - answer: {by: Anna, agrees: maybe}\n"},
	{"event-cards-or-word", head + "play:\n  - draw: stok\n"},
	{"event-two-cards", head + "play:\n  - show: CJ CA\n"},
	{"event-form", head + "play:\n  - meld: CJ CA\n"},
	{"dispute-says", spoil("says: revoke", "says: revok")},
	{"dispute-no-says", spoil("says: revoke, ", "")},
	{"dispute-trick", spoil("trick: 1", "trick: -1")},
	{"dispute-trick-float", spoil("trick: 1", "trick: 1.5")},
	{"dispute-against", spoil("against: Bert", "against: Bernd")},
	{"dispute-after", head + "dispute: {by: Anna, says: skore}\n"},
	// Expect.
	{"expect-empty", add("expect: {}\n")},
	{"expect-null", add("expect:\n")},
	{"expect-key", add("expect: {find: []}\n")},
	{"expect-finding-name", add("expect: {findings: [{what: revokes}]}\n")},
	{"expect-finding-key", add("expect: {findings: [{what: revoke, player: Anna}]}\n")},
	{"expect-finding-text", add("expect: {findings: [revoke]}\n")},
	{"expect-findings-map", add("expect: {findings: {what: revoke}}\n")},
	{"expect-dispute", add("expect: {dispute: true}\n")},
	{"expect-won", add("expect: {won: Anna}\n")},
	{"expect-winners", add("expect: {winners: [Ana]}\n")},
	{"expect-value", add("expect: {value: 12.0}\n")},
	{"expect-scores", add("expect: {scores: 12}\n")},
	{"expect-laws", add("expect: {laws: 52}\n")},
	{"expect-error-empty", add("expect: {error: ''}\n")},
	// Several at once.
	{"several", strings.NewReplacer("dealer: Cora", "dealer: Kora", "HJTK", "HJTX", "pass", "pas", "trick: 1", "trick: x").Replace(sound)},
	{"several-documents", sound + "---\nhoyle: 1\n" + "---\n" + spoil("HQ DK", "HQ XK")},
	{"several-one-broken", "hoyle: 1\nplayers: [\n---\n" + spoil("dealer", "delaer") + "...\n# the end\n"},
}

func TestErrors(t *testing.T) {
	if _, err := record.Decode("hand.yaml", []byte(sound), games); err != nil {
		t.Fatalf("the sound record is refused: %v", err)
	}
	g := goldie.New(t, goldie.WithFixtureDir(goldenDir))
	for _, c := range errorCases {
		t.Run(c.name, func(t *testing.T) {
			docs, err := record.Decode("hand.yaml", []byte(c.src), games)
			var list record.Errors
			if !errors.As(err, &list) || len(list) == 0 {
				t.Fatalf("no error, and %d records", len(docs))
			}
			want := record.ErrMalformed
			for _, name := range impossible {
				if name == c.name {
					want = record.ErrImpossible
				}
			}
			if !errors.Is(err, want) {
				t.Errorf("the error is not a %v", want)
			}
			for _, e := range list {
				if e.Pos.Line < 1 || e.Pos.Col < 1 {
					t.Errorf("%v: no place", e)
				}
			}
			for line := range strings.Lines(list.Text()) {
				if trimmed := strings.TrimRight(line, " \n"); trimmed+"\n" != line {
					t.Errorf("trailing space: %q", line)
				}
			}
			g.Assert(t, c.name, []byte(list.Text()))
		})
	}
}

// TestNoOrphanGoldens keeps the folder free of goldens that no case owns.
func TestNoOrphanGoldens(t *testing.T) {
	owned := map[string]bool{}
	for _, c := range errorCases {
		if owned[c.name] {
			t.Errorf("two cases are called %s", c.name)
		}
		owned[c.name] = true
	}
	files, err := filepath.Glob(filepath.Join(goldenDir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".golden")
		if !owned[name] && !strings.HasPrefix(name, "encode-") {
			t.Errorf("%s belongs to no case", f)
		}
	}
	if _, err := os.Stat(goldenDir); err != nil {
		t.Fatal(err)
	}
}
