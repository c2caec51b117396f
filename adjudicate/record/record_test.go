package record_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/sebdah/goldie/v2"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/card"
)

// decode reads one sound record.
func decode(t *testing.T, src string) *record.Doc {
	t.Helper()
	d, err := record.DecodeOne("hand.yaml", []byte(src), games)
	if err != nil {
		t.Fatalf("refused:\n%v", err)
	}
	return d
}

func cards(t *testing.T, text string) []card.Card {
	t.Helper()
	out := []card.Card{}
	for token := range strings.FieldsSeq(text) {
		c, err := card.French.Parse(token)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, c...)
	}
	return out
}

func equal[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s is\n%+v, want\n%+v", what, got, want)
	}
}

// full is a record with every key of the envelope that can stand together.
const full = `---
play:           # the game's name decides the rest, wherever it stands
  - CJ HA H7
  - Bert:C7 hk ♠10
  - retract: Bert
  - Bert: C8
  - concede: Cora
  - concede: {by: Cora, how: throws}
  - claim: {by: Anna, what: 66}
  - answer: {by: Bert, agrees: false}
  - fault: {what: exposed-card, by: a guest, card: D7, trick: 2, choice: new-deal}
  - dispute: {by: Anna, says: score, scores: {Anna: 12, Bert: -3}, points: {white: 61}}
  - draw: stock
  - draw: [C9, D9]
  - exchange: Anna
  - marriage: H
  - show: DQ
  - pips: 7
  - open: true
  - whistle: a guest
  - whistle: Cora
  - meld: {by: Bert, cards: HKQ SK, as: pair, text: 2026-01-02}
  - meld: {by: Bert, cards: [HKQ, SK]}
game: omber
title: 17
source: 'It''s a book'
date: 2026-01-02
note: |
  Two lines,
  one record.
why: >-
  Since the ace
  takes it.
hoyle: 1
rules: club
variant: long
players: [Anna, Bert, Cora]
dealer: Cora
agreed: {bury: yes, stake: 5, double: true}
match: {scores: {Anna: 3, Bert: -5}, carry: 1}
deal:
  Anna: >
    CJAK
    HJT10
  Bert: "SJKQ HA97"
  pool: [HQ, DK]
  turn-up: h2
bidding:
  - Bert: 10
  - Anna: hold
  - Cora: null
contract: {by: Bert, game: null, bid: 18, open: false, turned: HQ}
discard: ""
faults:
  - {what: dealt-out-of-turn, by: Anna, complete: true}
dispute: {by: Cora, says: lead-out-of-turn, against: Bert, trick: 3}
expect:
  error: no card
  findings: [{what: revoke, by: Bert, trick: 2, card: D9, law: 4.10}, {law: 53}]
  marks: [{what: checkmate, by: Anna, points: 130}]
  dispute: rejected
  disputes: [upheld, open, rejected]
  options: [play-on, take-game]
  won: false
  winners: [Anna, Cora]
  value: 48
  points: {white: 61}
  scores: {Anna: -12}
  redeal: true
  over: true
  carry: 0
  undecided: true
  laws: [52, 4.10, omber/club/3]
  says: ["with 2, game 1: 3 × 11 = 33", Bert wins]
`

func TestDecodeEverything(t *testing.T) {
	d := decode(t, full)
	equal(t, "title", d.Title, "17")
	equal(t, "source", d.Source, "It's a book")
	equal(t, "date", d.Date, "2026-01-02")
	equal(t, "note", d.Note, "Two lines,\none record.\n")
	equal(t, "why", d.Why, "Since the ace takes it.")
	equal(t, "game", d.Game, omber)

	h := d.Hand
	equal(t, "rules", h.Rules+" "+h.Variant, "club long")
	equal(t, "players", h.Players, []string{"Anna", "Bert", "Cora"})
	equal(t, "dealer", h.Dealer, 2)
	equal(t, "bury", h.Agreed.Word("bury"), "yes")
	equal(t, "stake", h.Agreed.Int("stake"), 5)
	equal(t, "double", h.Agreed.True("double"), true)
	scores, _ := h.Match.Get("scores")
	equal(t, "scores", scores.Counts, []engine.Count{{Seat: 0, N: 3}, {Seat: 1, N: -5}})
	equal(t, "carry", h.Match.Int("carry"), 1)
	equal(t, "Anna's cards", h.Dealt(0).Cards, cards(t, "CJAK HJTT"))
	equal(t, "their places", h.Dealt(0).At, []engine.Pos{
		{Line: 43, Col: 5}, {Line: 43, Col: 7}, {Line: 43, Col: 8}, {Line: 44, Col: 5}, {Line: 44, Col: 7}, {Line: 44, Col: 8}})
	equal(t, "Anna's place", h.Dealt(0).Pos, engine.Pos{Line: 42, Col: 3})
	equal(t, "Bert's cards", h.Dealt(1).Cards, cards(t, "SJKQ HA97"))
	equal(t, "their places", h.Dealt(1).At[3:5], []engine.Pos{{Line: 45, Col: 15}, {Line: 45, Col: 17}})
	if h.Dealt(2) != nil {
		t.Error("Cora's hand is not recorded")
	}
	equal(t, "pool", h.Place("pool").Cards, cards(t, "HQ DK"))
	equal(t, "turn-up", h.Place("turn-up").Cards, cards(t, "H2"))

	call := func(by engine.Seat, word string, n int) engine.Act {
		return engine.Act{Kind: engine.Bid, By: by, Card: card.None, Word: word, N: n, Against: engine.Nobody}
	}
	equal(t, "bidding", unplaced(h.Bidding), []engine.Act{call(1, "bid", 10), call(0, "hold", 0), call(2, "null", 0)})
	equal(t, "contract", h.Contract.Word("game"), "null")
	equal(t, "by", h.Contract.Seat("by"), 1)
	equal(t, "bid", h.Contract.Int("bid"), 18)
	equal(t, "open", h.Contract.Has("open") && !h.Contract.True("open"), true)
	equal(t, "turned", h.Contract.Cards("turned"), cards(t, "HQ"))
	equal(t, "discard", len(h.Discard.Cards), 0)

	act := func(kind engine.Kind, by engine.Seat) engine.Act {
		return engine.Act{Kind: kind, By: by, Card: card.None, Against: engine.Nobody}
	}
	fall := func(by engine.Seat, c string) engine.Act {
		a := act(engine.Play, by)
		a.Card = cards(t, c)[0]
		return a
	}
	word := func(a engine.Act, w string, args ...engine.Field) engine.Act {
		a.Word, a.Args = w, args
		return a
	}
	n := func(a engine.Act, n int) engine.Act { a.N = n; return a }
	text := func(key, w string) engine.Field { return engine.Field{Key: key, Word: w, Seat: engine.Nobody} }
	truth := func(key string, n int) engine.Field { return engine.Field{Key: key, N: n, Seat: engine.Nobody} }
	some := func(key, c string) engine.Field {
		return engine.Field{Key: key, Cards: cards(t, c), Seat: engine.Nobody}
	}
	count := func(key string, c ...engine.Count) engine.Field {
		return engine.Field{Key: key, Counts: c, Seat: engine.Nobody}
	}
	exposed := word(act(engine.Fault, engine.Nobody), "exposed-card", text("by", "a guest"), text("choice", "new-deal"))
	exposed.Card, exposed.Trick = cards(t, "D7")[0], 2
	show := act("show", engine.Nobody)
	show.Card = cards(t, "DQ")[0]
	want := []engine.Act{
		fall(-1, "CJ"), fall(-1, "HA"), fall(-1, "H7"), fall(1, "C7"), fall(-1, "HK"), fall(-1, "ST"),
		act(engine.Retract, 1), fall(1, "C8"),
		word(act(engine.Concede, 2), "says"), word(act(engine.Concede, 2), "throws"),
		word(act(engine.Claim, 0), "66"),
		word(act(engine.Answer, 1), "", truth("agrees", 0)),
		exposed,
		word(act(engine.Dispute, 0), "score", count("scores", engine.Count{Seat: 0, N: 12}, engine.Count{Seat: 1, N: -3}),
			count("points", engine.Count{Seat: -1, Side: "white", N: 61})),
		word(act("draw", -1), "stock"), word(act("draw", -1), "", some("cards", "C9 D9")),
		act("exchange", 0), word(act("marriage", -1), "H"), show, n(act("pips", -1), 7), n(act("open", -1), 1),
		word(act("whistle", -1), "", text("by", "a guest")), act("whistle", 2),
		word(act("meld", 1), "", some("cards", "HKQ SK"), text("as", "pair"), text("text", "2026-01-02")),
		word(act("meld", 1), "", some("cards", "HKQ SK")),
	}
	got := unplaced(h.Play)
	for i := range min(len(got), len(want)) {
		equal(t, fmt.Sprintf("act %d", i), got[i], want[i])
	}
	equal(t, "the number of acts", len(got), len(want))
	equal(t, "the place of C7", h.Play[3].Pos, engine.Pos{Line: 4, Col: 10})
	equal(t, "the place of ST", h.Play[5].Pos, engine.Pos{Line: 4, Col: 16})
	equal(t, "the place of the retraction", h.Play[6].Pos, engine.Pos{Line: 5, Col: 5})

	equal(t, "faults", unplaced(h.Faults), []engine.Act{word(act(engine.Fault, 0), "dealt-out-of-turn", truth("complete", 1))})
	dispute := word(act(engine.Dispute, 2), "lead-out-of-turn")
	dispute.Against, dispute.Trick = 1, 3
	equal(t, "dispute", unplaced([]engine.Act{*h.Dispute})[0], dispute)

	x := d.Expect
	equal(t, "error", x.Error.V, "no card")
	f := x.Findings.V[0]
	equal(t, "a finding", []any{f.What.V, f.By.V, f.Trick.V, f.Card.V, f.Law.V}, []any{"revoke", record.Who{Seat: 1, Name: "Bert"}, 2, cards(t, "D9")[0], "4.10"})
	equal(t, "another", x.Findings.V[1].Law.Set && !x.Findings.V[1].What.Set && !x.Findings.V[1].By.Set, true)
	equal(t, "a mark", []any{x.Marks.V[0].What.V, x.Marks.V[0].Points.V, x.Marks.V[0].Trick.Set}, []any{"checkmate", 130, false})
	equal(t, "dispute", x.Dispute.Set && !x.Dispute.V, true)
	equal(t, "disputes", x.Disputes.V, []string{"upheld", "open", "rejected"})
	equal(t, "options", x.Options.V, []string{"play-on", "take-game"})
	equal(t, "won", x.Won.Set && !x.Won.V, true)
	equal(t, "winners", x.Winners.V, []engine.Seat{0, 2})
	equal(t, "value", x.Value.V, 48)
	equal(t, "points", x.Points.V, []engine.Count{{Seat: -1, Side: "white", N: 61}})
	equal(t, "scores", x.Scores.V, []engine.Count{{Seat: 0, N: -12}})
	equal(t, "redeal", x.Redeal.V, true)
	equal(t, "over", x.Over.V, true)
	equal(t, "carry", x.Carry.Set, true)
	equal(t, "undecided", x.Undecided.V, true)
	equal(t, "laws", x.Laws.V, []string{"52", "4.10", "omber/club/3"})
	equal(t, "says", x.Says.V, []string{"with 2, game 1: 3 × 11 = 33", "Bert wins"})
}

func TestDecodeInMidHand(t *testing.T) {
	d := decode(t, `
hoyle: 1
game: omber
players: [Anna, Bert]
position:
  hands: {Anna: CJA, turn-up: H2, pool: []}
  leader: Bert
  trick: 4
  taken: {Anna: 30, black: 8}
  tricks: {Bert: 1}
  trump: H
  shown: HK
result: {points: 67, remark: by word of mouth, last: Bert}
expect: {findings: [], options: []}
`)
	p := d.Hand.Position
	equal(t, "hands", []int{len(p.Hands), len(p.Hands[0].Cards), len(p.Hands[1].Cards), len(p.Hands[2].Cards)}, []int{3, 2, 1, 0})
	equal(t, "places", p.Hands[1].Place+" "+p.Hands[2].Place, "turn-up pool")
	equal(t, "leader", p.Leader, 1)
	equal(t, "trick", p.Trick, 4)
	equal(t, "taken", p.Taken, []engine.Count{{Seat: 0, N: 30}, {Seat: -1, Side: "black", N: 8}})
	equal(t, "tricks", p.Tricks, []engine.Count{{Seat: 1, N: 1}})
	equal(t, "trump", p.Args.Word("trump"), "H")
	equal(t, "shown", p.Args.Cards("shown"), cards(t, "HK"))
	points, _ := d.Hand.Result.Get("points")
	equal(t, "a number that belongs to no one", points.Counts, []engine.Count{{Seat: engine.Nobody, N: 67}})
	equal(t, "last", d.Hand.Result.Seat("last"), 1)
	if !d.Expect.Findings.Set || len(d.Expect.Findings.V) != 0 || !d.Expect.Options.Set || d.Expect.Scores.Set {
		t.Errorf("expect is %+v", d.Expect)
	}
	if h := d.Hand; h.Deal != nil || h.Bidding != nil || h.Contract != nil || h.Play != nil || h.Discard != nil || h.Dealer != engine.Nobody {
		t.Error("what the record leaves out is there")
	}
}

func TestDecodeForms(t *testing.T) {
	yaml := decode(t, sound)
	for name, src := range map[string]string{
		"JSON": `{"hoyle": 1, "game": "omber", "rules": "club", "players": ["Anna", "Bert", "Cora"], "dealer": "Cora",
 "deal": {"Anna": "CJAK HJTK", "Bert": "SJKQ HA97", "pool": "HQ DK"}, "bidding": [{"Bert": 10}, {"Anna": "pass"}],
	"contract": {"by": "Bert", "game": "hearts", "turned": "HQ"}, "discard": "HQ DK",
 "play": ["CJ HA H7", {"dispute": {"by": "Anna", "says": "revoke", "against": "Bert", "trick": 1}}]}`,
		"JSON with escapes": `{"hoyle":1,"game":"\u006fmber","rules":"club","players":["Anna","Bert","Cora"],"dealer":"Cora",` +
			`"deal":{"Anna":"\u2663JAK \u2665J10K","Bert":"SJKQ HA97","pool":"HQ DK"},"bidding":[{"Bert":10},{"Anna":"pass"}],` +
			`"contract":{"by":"Bert","game":"hearts","turned":"HQ"},"discard":"HQ DK",` +
			`"play":["CJ HA H7",{"dispute":{"by":"Anna","says":"revoke","against":"Bert","trick":1}}]}`,
		"CRLF":             strings.ReplaceAll(sound, "\n", "\r\n"),
		"CR":               strings.ReplaceAll(sound, "\n", "\r"),
		"byte order mark":  "\ufeff" + sound,
		"directive":        "%YAML 1.2\n---\n" + sound,
		"document end":     sound + "...\n",
		"trailing spaces":  strings.ReplaceAll(sound, "\n", "  \t \n"),
		"tabs":             strings.NewReplacer(" HJTK", "\tHJTK", "bidding:", "bidding:\t# heard", ": Cora", ":\tCora").Replace(sound),
		"no line feed":     strings.TrimSuffix(sound, "\n"),
		"lower case cards": strings.NewReplacer("CJAK", "cjak", "HA97", "ha97").Replace(sound),
		"symbols":          strings.NewReplacer("CJAK HJTK", "♣JAK ♥️J10K").Replace(sound),
		"lines of cards":   strings.NewReplacer("CJAK HJTK", "CJAK\n    HJTK").Replace(sound),
		"no-break space":   strings.NewReplacer("CJAK HJTK", "CJAK\u00a0HJTK").Replace(sound),
	} {
		t.Run(name, func(t *testing.T) {
			equal(t, "the hand", plainHand(decode(t, src).Hand), plainHand(yaml.Hand))
		})
	}
}

func TestDecodeSitting(t *testing.T) {
	docs, err := record.Decode("evening.yaml", []byte("# an evening\n---\n"+sound+"---\n# second\n"+sound+"---\n...\n--- # third\n"+sound), games)
	if err != nil || len(docs) != 3 {
		t.Fatalf("%d records, %v", len(docs), err)
	}
	for i, line := range []int32{3, 22, 42} {
		equal(t, "index", docs[i].Index, i)
		equal(t, "place", docs[i].Pos, engine.Pos{Line: line, Col: 1})
		equal(t, "dispute", docs[i].Hand.Play[3].Pos, engine.Pos{Line: line + 16, Col: 5})
	}
}

func TestDecodeOne(t *testing.T) {
	_, err := record.DecodeOne("hand.yaml", []byte(sound+"---\n"+sound), games)
	if !errors.Is(err, record.ErrImpossible) || !strings.Contains(err.Error(), "hand.yaml:19:1: a second record") {
		t.Errorf("two records: %v", err)
	}
	if _, err := record.DecodeOne("hand.yaml", nil, games); !errors.Is(err, record.ErrMalformed) {
		t.Errorf("no record: %v", err)
	}
	if _, err := record.DecodeOne("hand.yaml", []byte(spoil("omber", "umber")), games); !errors.Is(err, record.ErrMalformed) {
		t.Errorf("a spoilt record: %v", err)
	}
}

// A record that must be refused is still there with what it expects.
func TestRefusedRecordKeepsItsExpect(t *testing.T) {
	docs, err := record.Decode("hand.yaml", []byte(spoil("HJTK", "HJTX")+"expect: {error: is not a card}\n---\n"+sound), games)
	if err == nil || len(docs) != 2 {
		t.Fatalf("%d records, %v", len(docs), err)
	}
	if docs[0].Err == nil || !docs[0].Expect.Error.Set || !strings.Contains(docs[0].Err.Error(), docs[0].Expect.Error.V) {
		t.Errorf("the spoilt record: %v, %+v", docs[0].Err, docs[0].Expect)
	}
	if docs[1].Err != nil {
		t.Errorf("the sound record: %v", docs[1].Err)
	}
}

func TestLocate(t *testing.T) {
	d := decode(t, sound)
	err := d.Locate(fmt.Errorf("replay: %w", engine.Impossiblef(d.Hand.Play[1].Pos, "HA falls twice")))
	var e *record.Error
	if !errors.As(err, &e) || !errors.Is(err, record.ErrImpossible) {
		t.Fatalf("%v", err)
	}
	equal(t, "the text", e.Text(), "hand.yaml:16:8: HA falls twice\n  16 |   - CJ HA H7\n     |        ^\n")
	err = d.Locate(engine.Impossiblef(engine.Pos{}, "too few cards"))
	equal(t, "without a place", err.Error(), "hand.yaml:1:1: too few cards")
	other := errors.New("other")
	equal(t, "another error", d.Locate(other), other)
	equal(t, "without a source", (&record.Doc{}).Locate(err), err)
}

func TestAt(t *testing.T) {
	src := []byte("\ufeff日本\t♠A\r\nsecond")
	for _, c := range []struct {
		pos  engine.Pos
		want string
	}{
		{engine.Pos{Line: 1, Col: 4}, "f:1:4: here\n   1 | 日本 ♠A\n     |      ^\n"},
		{engine.Pos{Line: 2, Col: 1}, "f:2:1: here\n   2 | second\n     | ^\n"},
		{engine.Pos{Line: 2, Col: 99}, "f:2:99: here\n   2 | second\n     |       ^\n"},
		{engine.Pos{Line: 9, Col: 1}, "f:9:1: here\n   9 |\n     | ^\n"},
		{engine.Pos{}, "f: here\n"},
	} {
		equal(t, fmt.Sprint(c.pos), record.At("f", src, c.pos, "here").Text(), c.want)
	}
}

func TestNearest(t *testing.T) {
	known := []string{"lead-out-of-turn", "play-out-of-turn", "revoke", "turn-up", "Anna"}
	for word, want := range map[string]string{
		"revok": "revoke", "Revoke": "revoke", "rveoke": "revoke", "turnup": "turn-up", "lead-out-turn": "lead-out-of-turn",
		"anna": "Anna", "lead": "lead-out-of-turn", "x": "", "": "", "chess": "", strings.Repeat("revoke", 20): "",
	} {
		equal(t, word, record.Nearest(word, known), want)
	}
}

func TestEncodeGolden(t *testing.T) {
	g := goldie.New(t, goldie.WithFixtureDir(goldenDir))
	for name, src := range map[string]string{"encode-full": full, "encode-sound": sound} {
		out, err := record.Encode(decode(t, src))
		if err != nil {
			t.Fatal(err)
		}
		g.Assert(t, name, out)
	}
}

func TestEncodeRefuses(t *testing.T) {
	for name, d := range map[string]*record.Doc{
		"no game": {},
		"a card that the game does not have": {Game: blancs, Hand: engine.Hand{Players: []string{"Anna", "Bert"}, Dealer: -1,
			Play: []engine.Act{{Kind: engine.Play, By: -1, Card: 63}}}},
		"a seat that nobody has": {Game: blancs, Hand: engine.Hand{Players: []string{"Anna", "Bert"}, Dealer: 2}},
		"an unknown key": {Game: omber, Hand: engine.Hand{Players: []string{"Anna", "Bert"}, Dealer: -1,
			Contract: engine.Fields{{Key: "colour", Word: "red"}}}},
		"an unknown event": {Game: omber, Hand: engine.Hand{Players: []string{"Anna", "Bert"}, Dealer: -1,
			Play: []engine.Act{{Kind: "castle", By: 1, Card: card.None}}}},
	} {
		if out, err := record.Encode(d); err == nil {
			t.Errorf("%s is written:\n%s", name, out)
		}
	}
}

// unplaced copies acts without their places.
func unplaced(acts []engine.Act) []engine.Act {
	out := clear(reflect.ValueOf(acts)).Interface().([]engine.Act)
	return out
}

// plainHand copies a hand without its places.
func plainHand(h engine.Hand) engine.Hand { return clear(reflect.ValueOf(h)).Interface().(engine.Hand) }

// clear copies a value deeply and makes every engine.Pos in it zero, and lists of places nil.
func clear(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	switch {
	case v.Type() == reflect.TypeFor[engine.Pos](), v.Type() == reflect.TypeFor[[]engine.Pos]():
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			out.Field(i).Set(clear(v.Field(i)))
		}
	case v.Kind() == reflect.Slice && !v.IsNil():
		out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		for i := range v.Len() {
			out.Index(i).Set(clear(v.Index(i)))
		}
	case v.Kind() == reflect.Pointer && !v.IsNil():
		out.Set(reflect.New(v.Type().Elem()))
		out.Elem().Set(clear(v.Elem()))
	default:
		out.Set(v)
	}
	return out
}

// TestGames reads every record of the project, and the examples of the format's authors where they are at hand, with
// the games as they are; each is written and read back.
func TestGames(t *testing.T) {
	read := 0
	for _, dir := range []string{"../../testdata/cases", "../../testdata/hands", "../../../shared/examples"} {
		err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || filepath.Ext(path) != ".yaml" {
				return nil // the examples may be elsewhere
			}
			src, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			docs, _ := record.Decode(path, src, adjudicate.Games)
			for _, d := range docs {
				switch {
				case d.Err != nil && (d.Expect == nil || !d.Expect.Error.Set) && !strings.Contains(d.Err.Error(), "unknown game"):
					t.Errorf("%v", d.Err)
				case d.Err == nil:
					again(t, d)
					read++
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if read == 0 {
		t.Error("no record was read")
	}
}

// again writes a record and reads it back.
func again(t *testing.T, d *record.Doc) {
	t.Helper()
	text, err := record.Encode(d)
	if err != nil {
		t.Error(err)
		return
	}
	back, err := record.DecodeOne(d.File, text, adjudicate.Games)
	if err != nil {
		t.Errorf("%v\n%s", err, text)
		return
	}
	if got, want := plainHand(back.Hand), plainHand(d.Hand); !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %+v\nis read back as\n%+v\n%s", d.File, want, got, text)
	}
	if got, want := clear(reflect.ValueOf(back.Expect)).Interface(), clear(reflect.ValueOf(d.Expect)).Interface(); !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %+v\nis read back as\n%+v\n%s", d.File, want, got, text)
	}
}
