package record_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/card"
)

var (
	anyName = rapid.OneOf(
		rapid.SampledFrom([]string{"Anna", "Bert", "Cora", "Dora", "Anna Maria", "Jörg", "null", "true", "7", "4.10", "C7",
			"O'Hara", "a, b", "[x]", "{", "#1", "日本", "- x", "?", "&", "*", "!", "%", "@", "\"", "'"}),
		rapid.StringMatching(`[A-Za-zäöü][A-Za-z äöü.'-]{0,8}[a-z]`))
	// texts of the kinds that a format gets wrong: what YAML reads otherwise, its own marks, folds, lines, blanks.
	anyText = rapid.OneOf(
		rapid.SampledFrom([]string{"a", "true", "~", "null", "1.5", "0x10", "- a", "a: b", "a #b", "#a", "'", `"`, `\`, "\n", "a\n",
			"a\n\nb", " a", "a ", "a\tb", "\ta", "---", "--- a", "...", "a\n---\nb", "|", ">", "%", "@a", "`a`", "[a", "{a", "!a",
			"&a", "*a", "?", "? a", ":", ": a", "a:", "\u00a0", "\u2028", "é", "日本語", "👩‍👧", "\\n", "a\n b", "a\n\n\n", "\n\na", "=", "<<",
			strings.Repeat("word ", 40) + "end", strings.Repeat("word ", 40) + "end\n", strings.Repeat("# - ", 40) + ":"}),
		rapid.StringMatching(`[a-z:#'",.\-\[\]{}&*!|>%@ \n\t0-9]{1,40}`),
		rapid.StringMatching(`([a-z:#'",\-]{1,9} ){20,40}[a-z]`),
		rapid.String())
)

func ofGame(g *engine.Game) *rapid.Generator[card.Card] {
	if g == blancs {
		return rapid.Map(rapid.IntRange(0, 7), func(i int) card.Card { return card.Card(i) })
	}
	return rapid.Map(rapid.IntRange(0, 51), func(i int) card.Card { return card.Card(i) })
}

// hands draws what a Doc may hold: the test's own reading of a Spec, apart from the decoder's.
type hands struct {
	t *rapid.T
	g *engine.Game
	h *engine.Hand
}

func (x hands) cards(least int) []card.Card {
	return rapid.SliceOfN(ofGame(x.g), least, 12).Draw(x.t, "cards")
}

func (x hands) maybe(what string) bool { return rapid.Bool().Draw(x.t, what) }

func (x hands) seat() engine.Seat {
	return engine.Seat(rapid.IntRange(0, len(x.h.Players)-1).Draw(x.t, "seat"))
}

func (x hands) counts() []engine.Count {
	out := []engine.Count{}
	for s := range x.h.Players {
		if x.maybe("count") {
			out = append(out, engine.Count{Seat: engine.Seat(s), N: rapid.IntRange(-1e6, 1e6).Draw(x.t, "n")})
		}
	}
	for _, s := range x.g.Spec.Sides {
		if x.maybe("side") {
			out = append(out, engine.Count{Seat: engine.Nobody, Side: s, N: rapid.IntRange(-9, 999).Draw(x.t, "n")})
		}
	}
	return out
}

func (x hands) field(f engine.FieldSpec) engine.Field {
	out := engine.Field{Key: f.Key, Seat: engine.Nobody}
	switch f.Kind {
	case engine.Int:
		out.N = rapid.IntRange(1, 1e6).Draw(x.t, f.Key)
	case engine.Bool:
		out.N = rapid.IntRange(0, 1).Draw(x.t, f.Key)
	case engine.Word:
		words := f.Words
		if len(words) == 0 {
			words = []string{"H", "new-deal", "66", "yes", "null", "4.10", "two words"}
		}
		out.Word = rapid.SampledFrom(words).Draw(x.t, f.Key)
	case engine.Text:
		out.Word = clean(anyText.Draw(x.t, f.Key))
	case engine.Player:
		out.Seat = x.seat()
		out.Word = x.h.Players[out.Seat]
	case engine.Anyone:
		if out.Word = "a guest: uninvited"; x.maybe("player") {
			out.Seat = x.seat()
			out.Word = x.h.Players[out.Seat]
		}
	case engine.OneCard:
		out.Cards = []card.Card{ofGame(x.g).Draw(x.t, f.Key)}
	case engine.Cards:
		out.Cards = x.cards(0)
	case engine.Counts:
		if out.Counts = x.counts(); x.maybe("bare") {
			out.Counts = []engine.Count{{Seat: engine.Nobody, N: 67}}
		}
	}
	return out
}

// fields draws a map; its keys come in any order.
func (x hands) fields(specs []engine.FieldSpec) engine.Fields {
	if len(specs) == 0 || x.maybe("no map") {
		return nil
	}
	out := engine.Fields{}
	for _, f := range specs {
		if f.Required || x.maybe(f.Key) {
			out = append(out, x.field(f))
		}
	}
	if len(out) > 1 {
		return rapid.Permutation(out).Draw(x.t, "order")
	}
	return out
}

func (x hands) dealt() []engine.Dealt {
	if x.maybe("no deal") {
		return nil
	}
	out := []engine.Dealt{}
	for s := range x.h.Players {
		if x.maybe("dealt") {
			out = append(out, engine.Dealt{Seat: engine.Seat(s), Cards: x.cards(0)})
		}
	}
	for _, f := range x.g.Spec.Places {
		if x.maybe(f.Key) {
			d := engine.Dealt{Seat: engine.Nobody, Place: f.Key, Cards: x.cards(0)}
			if f.Kind == engine.OneCard {
				d.Cards = []card.Card{ofGame(x.g).Draw(x.t, f.Key)}
			}
			out = append(out, d)
		}
	}
	return out
}

func (x hands) act(kind engine.Kind) engine.Act {
	return engine.Act{Kind: kind, By: engine.Nobody, Card: card.None, Against: engine.Nobody}
}

// fault draws a reported irregularity with its keys.
func (x hands) fault() engine.Act {
	a := x.act(engine.Fault)
	var reported []engine.FaultSpec
	for _, f := range x.g.Spec.Faults {
		if f.Reported {
			reported = append(reported, f)
		}
	}
	spec := rapid.SampledFrom(reported).Draw(x.t, "fault")
	a.Word = spec.Name
	switch by := x.field(engine.FieldSpec{Key: "by", Kind: engine.Anyone}); {
	case x.maybe("by nobody"):
	case by.Seat != engine.Nobody:
		a.By = by.Seat
	default:
		a.Args = append(a.Args, by)
	}
	if x.maybe("trick") {
		a.Trick = 3
	}
	for _, f := range spec.Fields {
		if v := x.field(f); f.Key == "card" {
			a.Card = v.Cards[0]
		} else {
			a.Args = append(a.Args, v)
		}
	}
	if x.maybe("choice") {
		a.Args = append(a.Args, x.field(engine.FieldSpec{Key: engine.Choice, Kind: engine.Word}))
	}
	return a
}

func (x hands) dispute() engine.Act {
	a := x.act(engine.Dispute)
	a.By = x.seat()
	a.Word = rapid.SampledFrom([]string{"score", "claim"}).Draw(x.t, "says")
	if len(x.g.Spec.Faults) > 0 && x.maybe("a fault") {
		a.Word = rapid.SampledFrom(x.g.Spec.Faults).Draw(x.t, "says").Name
	}
	if x.maybe("against") {
		a.Against = x.seat()
	}
	if x.maybe("trick") {
		a.Trick = rapid.IntRange(1, 13).Draw(x.t, "trick")
	}
	if x.maybe("scores") {
		a.Args = append(a.Args, engine.Field{Key: "scores", Seat: engine.Nobody, Counts: x.counts()})
	}
	return a
}

func (x hands) event() engine.Act {
	by := func(kind engine.Kind) engine.Act { a := x.act(kind); a.By = x.seat(); return a }
	word := func(a engine.Act, words ...string) engine.Act {
		a.Word = rapid.SampledFrom(words).Draw(x.t, "word")
		return a
	}
	kinds := []string{"play", "play", "play", "play-by", "retract", "gather", "play-on", "take-game", "concede", "answer", "dispute", "claim"}
	if x.g == omber {
		kinds = append(kinds, "fault", "draw", "draw-cards", "exchange", "marriage", "show", "pips", "open", "whistle", "meld")
	}
	switch k := rapid.SampledFrom(kinds).Draw(x.t, "kind"); k {
	case "play", "play-by":
		a := x.act(engine.Play)
		a.Card = ofGame(x.g).Draw(x.t, "card")
		if k == "play-by" {
			a.By = x.seat()
		}
		return a
	case "concede":
		return word(by(engine.Concede), "says", "throws")
	case "answer":
		a := by(engine.Answer)
		a.Args = engine.Fields{x.field(engine.FieldSpec{Key: "agrees", Kind: engine.Bool})}
		return a
	case "claim":
		if x.g == omber {
			return word(by(engine.Claim), "won", "rest", "66")
		}
		return word(by(engine.Claim), "anything")
	case "dispute":
		return x.dispute()
	case "fault":
		return x.fault()
	case "draw":
		return word(x.act("draw"), "stock")
	case "draw-cards":
		a := x.act("draw")
		a.Args = engine.Fields{{Key: "cards", Seat: engine.Nobody, Cards: x.cards(0)}}
		return a
	case "marriage":
		return word(x.act("marriage"), "H", "hearts", "C")
	case "show":
		a := x.act("show")
		a.Card = ofGame(x.g).Draw(x.t, "card")
		return a
	case "pips":
		a := x.act("pips")
		a.N = rapid.IntRange(-3, 40).Draw(x.t, "n")
		return a
	case "open":
		a := x.act("open")
		a.N = rapid.IntRange(0, 1).Draw(x.t, "n")
		return a
	case "whistle":
		a := x.act("whistle")
		if f := x.field(engine.FieldSpec{Key: "by", Kind: engine.Anyone}); f.Seat != engine.Nobody {
			a.By = f.Seat
		} else {
			a.Args = engine.Fields{f}
		}
		return a
	case "meld":
		a := by("meld")
		a.Args = engine.Fields{{Key: "cards", Seat: engine.Nobody, Cards: x.cards(1)}}
		if x.maybe("text") {
			a.Args = append(a.Args, x.field(engine.FieldSpec{Key: "text", Kind: engine.Text}))
		}
		return a
	default:
		return by(engine.Kind(k))
	}
}

func acts(x hands, draw func() engine.Act, most int) []engine.Act {
	if x.maybe("no acts") {
		return nil
	}
	out := []engine.Act{}
	for range rapid.IntRange(0, most).Draw(x.t, "acts") {
		out = append(out, draw())
	}
	return out
}

// clean drops what a record refuses in a text.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\n' && r != '\t' || r >= 0x7f && r < 0xa0 || r == '\ufffd' {
			return -1
		}
		return r
	}, s)
}

func drawDoc(t *rapid.T) *record.Doc {
	g := rapid.SampledFrom(games).Draw(t, "game")
	d := &record.Doc{Game: g, Title: clean(anyText.Draw(t, "title")), Note: clean(anyText.Draw(t, "note")), Why: clean(anyText.Draw(t, "why"))}
	h := &d.Hand
	x := hands{t, g, h}
	h.Players = rapid.SliceOfNDistinct(anyName, g.MinPlayers, g.MaxPlayers, rapid.ID).Draw(t, "players")
	if h.Dealer = engine.Nobody; x.maybe("dealer") {
		h.Dealer = x.seat()
	}
	if g == omber && x.maybe("club") {
		h.Rules, h.Variant = "club", rapid.SampledFrom([]string{"", "short", "long"}).Draw(t, "variant")
	}
	h.Agreed, h.Match, h.Contract = x.fields(g.Spec.Agreed), x.fields(g.Spec.Match), x.fields(g.Spec.Contract)
	if x.maybe("position") {
		p := &engine.Position{Leader: engine.Nobody, Hands: x.dealt(), Args: x.fields(g.Spec.Position)}
		if x.maybe("leader") {
			p.Leader, p.Trick, p.Taken, p.Tricks = x.seat(), 3, x.counts(), x.counts()
		}
		if len(p.Args) == 0 {
			p.Args = nil
		}
		h.Position = p
	} else {
		h.Deal = x.dealt()
	}
	if g == omber {
		h.Bidding = acts(x, func() engine.Act {
			a := x.act(engine.Bid)
			a.By = x.seat()
			if a.Word = rapid.SampledFrom([]string{"bid", "hold", "pass", "solo", "null"}).Draw(t, "call"); a.Word == "bid" {
				a.N = rapid.IntRange(1, 300).Draw(t, "bid")
			}
			return a
		}, 5)
		h.Faults = acts(x, x.fault, 3)
		if x.maybe("discard") {
			h.Discard = &engine.Dealt{Seat: engine.Nobody, Place: "discard", Cards: x.cards(0)}
		}
	}
	if x.maybe("result") {
		h.Result = x.fields(g.Spec.Result)
	} else {
		h.Play = acts(x, x.event, 20)
	}
	if x.maybe("dispute") {
		a := x.dispute()
		h.Dispute = &a
	}
	return d
}

func TestDecodeEncode(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawDoc(t)
		text, err := record.Encode(d)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if strings.TrimRight(line, " \n")+"\n" != line {
				t.Errorf("trailing space in %q", line)
			}
		}
		back, err := record.DecodeOne("d", text, games)
		if err != nil {
			var list record.Errors
			if errors.As(err, &list) {
				err = errors.New(list.Text())
			}
			t.Fatalf("%v\n%s", err, text)
		}
		if got, want := plainHand(back.Hand), plainHand(d.Hand); !reflect.DeepEqual(got, want) {
			t.Fatalf("%+v\nis read back as\n%+v\n%s", want, got, text)
		}
		if back.Title != d.Title || back.Note != d.Note || back.Why != d.Why {
			t.Fatalf("texts %q\nare read back as %q\n%s", []string{d.Title, d.Note, d.Why}, []string{back.Title, back.Note, back.Why}, text)
		}
		again, err := record.Encode(back)
		if err != nil || string(again) != string(text) {
			t.Fatalf("%s\nis written again as\n%s\n%v", text, again, err)
		}
	})
}

// TestPlaces spoils one card of a written record and wants the caret right there.
func TestPlaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seps := rapid.SliceOfN(rapid.SampledFrom([]string{" ", "  ", "\t", "\n    ", " \n\n    "}), 5, 5).Draw(t, "blanks")
		tokens := rapid.SliceOfN(rapid.SampledFrom([]string{"C7", "♠A10", "HAKQJT987", "dq"}), 6, 6).Draw(t, "tokens")
		bad := rapid.IntRange(0, 5).Draw(t, "the bad one")
		tokens[bad] = "♥KX"
		style := rapid.SampledFrom([]string{"%s", `"%s"`, "'%s'", "|\n    %s", ">-\n    %s", "> # why\n    %s"}).Draw(t, "style")
		var b strings.Builder
		for i, tok := range tokens {
			if i > 0 {
				b.WriteString(seps[i-1])
			}
			b.WriteString(tok)
		}
		tail := rapid.SampledFrom([]string{"", " ", "\t", " # 日本"}).Draw(t, "tail")
		if strings.Contains(style, "\n") {
			tail = ""
		}
		src := "hoyle: 1\ngame: omber\nplayers:\t[Anna, Bert]\ndeal:\n  Anna: C8\n  Bert: " + fmt.Sprintf(style, b.String()) + tail + "\n"
		_, err := record.Decode("d", []byte(src), games)
		var list record.Errors
		if !errors.As(err, &list) || len(list) != 1 {
			t.Fatalf("%v\n%s", err, src)
		}
		at := strings.Index(src, "♥KX")
		line := strings.Count(src[:at], "\n") + 1
		col := len([]rune(src[strings.LastIndexByte(src[:at], '\n')+1:at])) + 3
		if want := (engine.Pos{Line: int32(line), Col: int32(col)}); list[0].Pos != want {
			t.Fatalf("the caret is at %v, want %v\n%s\n%s", list[0].Pos, want, list.Text(), src)
		}
	})
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(sound))
	f.Add([]byte(full))
	for _, c := range errorCases {
		if len(c.src) < 4096 {
			f.Add([]byte(c.src))
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		docs, err := record.Decode("f", src, games)
		var list record.Errors
		if errors.As(err, &list) {
			for _, e := range list {
				if e.Pos.Line < 1 || e.Pos.Col < 1 || e.Text() == "" {
					t.Errorf("no place: %v", e)
				}
			}
		} else if err != nil {
			t.Errorf("an error of another kind: %v", err)
		}
		for _, d := range docs {
			if d.Err != nil {
				continue
			}
			text, err := record.Encode(d)
			if err != nil {
				t.Fatalf("an accepted record is not written: %v", err)
			}
			back, err := record.DecodeOne("f", text, games)
			if err != nil {
				t.Fatalf("what was written is refused: %v\n%s", err, text)
			}
			if got, want := plainHand(back.Hand), plainHand(d.Hand); !reflect.DeepEqual(got, want) {
				t.Fatalf("%+v\nis read back as\n%+v\n%s", want, got, text)
			}
			if got, want := []string{back.Title, back.Source, back.Date, back.Note, back.Why}, []string{d.Title, d.Source, d.Date, d.Note, d.Why}; !slices.Equal(got, want) {
				t.Fatalf("texts %q\nare read back as %q\n%s", want, got, text)
			}
			if got, want := clear(reflect.ValueOf(back.Expect)).Interface(), clear(reflect.ValueOf(d.Expect)).Interface(); !reflect.DeepEqual(got, want) {
				t.Fatalf("%+v\nis read back as\n%+v\n%s", want, got, text)
			}
		}
	})
}
