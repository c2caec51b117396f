package main

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sebdah/goldie/v2"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/skat"
)

const screens = root + "/testdata/golden/screen"

// sentence is one whose cards are marked, as a ruling's are.
func sentence(s string) adjudicate.Line {
	return adjudicate.Words(regexp.MustCompile(`\b[SHDC][AKQJT2-9]\b`).ReplaceAllStringFunc(s, render.Card))
}

var complains = say.New("screen").Add("complains", "Anna complains: revoke")

// screen is a page as people see it. Its content is made here, so that a golden shows the layout and nothing of the law.
type screen struct {
	name string
	page func() *render.Page
}

var allScreens = []screen{
	{"ruling", func() *render.Page { return rulingPage(&skat.Game, hand, fullRuling(), true) }},
	{"ruling-redeal", func() *render.Page {
		return rulingPage(&skat.Game, hand, &adjudicate.Ruling{Game: "skat", Rules: "foster", Title: "Two cards too many",
			Summary: sentence("The same dealer deals again; Cora is charged 10."), Redeal: true,
			Findings: []adjudicate.Finding{{What: "wrong-deal", By: "Cora", Law: "skat/foster/23", Act: -1,
				Text: sentence("Cora gave Anna twelve cards.")}},
			Scores:  []adjudicate.Count{{Name: "Cora", N: -10}},
			Reasons: []adjudicate.Reason{{Text: sentence("A wrong number of cards is no misdeal: the dealer deals again and is charged 10."), Law: "skat/foster/23"}},
		}, true)
	}},
	{"ruling-undecided", func() *render.Page {
		no := false
		return rulingPage(&skat.Game, hand, &adjudicate.Ruling{Game: "skat", Rules: "foster", Contract: sentence("grand solo"),
			Summary: sentence("Anna has lost; what it costs the record does not tell."), Won: &no,
			Undecided: sentence("the matadors are not known: the record has no cards and no with or without."),
			Points:    []adjudicate.Count{{Name: "Anna", N: 60}},
		}, true)
	}},
	{"ruling-nothing", func() *render.Page {
		return rulingPage(&skat.Game, hand, &adjudicate.Ruling{Game: "skat", Rules: "foster", Carry: 1,
			Dispute: &adjudicate.Upheld{Text: sentence("Rejected: Bert followed suit with S7 whenever spades were led.")},
			Summary: sentence("Nobody scores.")}, true)
	}},
	{"ruling-marks", func() *render.Page {
		return rulingPage(&skat.Game, hand, &adjudicate.Ruling{Game: "skat", Rules: "foster", Summary: sentence("White wins."),
			Marks:  []adjudicate.Mark{{What: "checkmate", By: "Anna", Trick: 9, Card: "SK", Points: 130, Law: "skat/foster/7"}},
			Points: []adjudicate.Count{{Name: "white", N: 204}, {Name: "black", N: 168}},
			Scores: []adjudicate.Count{{Name: "Anna", N: 36}, {Name: "Bert", N: -36}},
		}, true)
	}},
	{"replay", func() *render.Page { d, r, tr := replayed(); return replayPage(d, r, tr, 0) }},
	{"replay-trick", func() *render.Page { d, r, tr := replayed(); return replayPage(d, r, tr, 1) }},
	{"sheet", func() *render.Page {
		s := sheet(table, [][2]int{{0, 33}, {2, 55}, {2, 12}, {0, -16}, {1, 40}, {0, -24}, {2, -36}, {1, 48}, {2, -12}})
		p := sheetPage(s)
		settlement(p, s, "")
		return p
	}},
	{"sheet-six", func() *render.Page {
		return sheetPage(sheet([]string{"Anna", "Bert", "Cora", "Dora", "Emil", "Frida"},
			[][2]int{{0, 120}, {5, -1008}, {3, 48}}))
	}},
	{"laws", func() *render.Page {
		p := newPage(&skat.Game)
		p.Title("A law", "Skat: Foster's Laws")
		p.Prose("", "A paragraph with *words* that are **stressed**, a card (HT) and `code`, long enough to be "+
			"broken into lines at every width there is.\n\n"+
			"| Trump | Tournée | Where it is played as a solo, with an explanation |\n|---|---:|---|\n"+
			"| clubs | 8 | twelve, and this cell is long enough to be broken |\n| a \\| b | 5 | nine |\n\n"+
			"- An entry of a list that goes on, and on, and on, until it has to be broken as well.\n- A short one.\n"+
			"  1. One below it.\n  2. And another, which is long enough to be broken at forty columns.\n\n"+
			"The last paragraph, S7 and all.")
		p.Section("Below a heading")
		p.Prose("52. A law below it", "Its text stands under the heading, and so does\n\n| its | table |\n|---|---|\n| SQ | 3 |")
		return p
	}},
}

var (
	table = []string{"Anna", "Bert", "Cora"}
	hand  = &engine.Hand{Players: table, Contract: engine.Fields{{Key: "by", Seat: 0}}}
)

func fullRuling() *adjudicate.Ruling {
	won, value := true, 48
	return &adjudicate.Ruling{
		Game: "skat", Rules: "foster", Variant: "american", Title: "A revoke, found out when SA falls",
		Contract: sentence("heart tournée, turned HQ, bid 10"), Agreed: []string{"turned-nullo: true", "looking-at-skat: body"},
		Summary: sentence("Anna has won her heart tournée; she may take 12 at once or play on."),
		Findings: []adjudicate.Finding{
			{What: "bid-out-of-turn", By: "Cora", Law: "skat/foster/34", Text: sentence("Cora bid before one of the others had passed.")},
			{What: "revoke", By: "Bert", Trick: 2, Card: "SQ", Law: "skat/foster/53", Act: 1,
				Text: sentence("Bert discards SQ although he holds HA and H9; H9 falls in trick 5 and proves it.")},
		},
		Dispute: &adjudicate.Upheld{Upheld: true, Text: sentence("Upheld: Bert revoked in trick 2.")},
		Options: []adjudicate.Option{
			{By: "Anna", Choice: "take-game", Text: sentence("She takes the game as won."), Law: "skat/foster/53", Scores: []adjudicate.Count{{Name: "Anna", N: 12}}},
			{By: "Anna", Choice: "play-on", Text: sentence("She plays on for schneider or schwarz; the game is won whatever falls."), Law: "skat/isko/4.1.4"},
		},
		Won: &won, Winners: []string{"Anna"}, Value: &value,
		Points: []adjudicate.Count{{Name: "Anna", N: 31}, {Name: "Bert", N: 0}, {Name: "Cora", N: 14}},
		Scores: []adjudicate.Count{{Name: "Anna", N: 48}},
		Reasons: []adjudicate.Reason{
			{Text: sentence("An adversary revoked: Anna may claim the game as won, whatever she has bid."), Law: "skat/foster/53"},
			{Text: sentence("with 2, game 1, schneider 1: 4 × 12 = 48"), Law: "skat/foster/2"},
			{Text: sentence("The value of 48 covers the bid of 10.")},
		},
	}
}

// replayed is a hand with its trace, made by hand: two tricks, a revoke, a dispute.
func replayed() (*record.Doc, *adjudicate.Ruling, *engine.Trace) {
	cards := func(words ...string) (out []card.Card) {
		for _, w := range words {
			c, err := card.French.Parse(w)
			if err != nil {
				panic(err)
			}
			out = append(out, c...)
		}
		return out
	}
	d := &record.Doc{Game: &skat.Game}
	d.Hand.Players = table
	d.Hand.Bidding = []engine.Act{
		{Kind: engine.Bid, By: 1, Word: "bid", N: 10}, {Kind: engine.Bid, By: 0, Word: "hold"}, {Kind: engine.Bid, By: 1, Word: "pass"}}
	r := fullRuling()
	r.Findings[0].Act = -1
	r.Findings[1].Act = 4
	t := &engine.Trace{
		Opening: []engine.Holding{
			{Seat: 0, Cards: cards("CJAK", "HJTK", "DA7", "ST9"), Known: true},
			{Seat: 1, Cards: cards("HA9"), Known: false},
			{Seat: 2, Known: false},
		},
		Skat: cards("HQ", "DK"),
	}
	play := func(act int, seat engine.Seat, trick int, c string, winner engine.Seat, n int) {
		s := engine.Step{Act: act, Seat: seat, Card: cards(c)[0], Trick: trick, Winner: winner}
		if winner != engine.Nobody {
			s.Counts = []engine.Count{{Seat: 0, N: n}, {Seat: 1}, {Seat: 2}}
			s.Hands = []engine.Holding{
				{Seat: 0, Cards: cards("CAK", "HJTK", "DA7", "ST9"), Known: true}, {Seat: 1, Cards: cards("HA9")}, {Seat: 2}}
		}
		t.Steps = append(t.Steps, s)
	}
	play(0, 0, 1, "CJ", engine.Nobody, 0)
	play(1, 1, 1, "H7", engine.Nobody, 0)
	play(2, 2, 1, "DJ", 0, 4)
	play(3, 0, 2, "HQ", engine.Nobody, 0)
	play(4, 1, 2, "SQ", engine.Nobody, 0)
	play(5, 2, 2, "HT", 0, 27)
	t.Say(6, 0, 2, complains)
	return d, r, t
}

// sheet is a sitting of plain hands: who scored, and what.
func sheet(players []string, hands [][2]int) *adjudicate.Sheet {
	s := &adjudicate.Sheet{}
	for i, x := range hands {
		d := &record.Doc{Game: &skat.Game}
		d.Hand.Players = players
		s.Add(d, &adjudicate.Ruling{Game: "skat", Rules: "foster", Contract: sentence([]string{"spade solo", "grand with four", "heart tournée"}[i%3]),
			Scores: []adjudicate.Count{{Name: players[x[0]], N: x[1]}}})
	}
	return s
}

// TestScreens compares every page at both widths, and one of them in colour and as Markdown. go test -update rewrites
// the goldens.
func TestScreens(t *testing.T) {
	g := goldie.New(t, goldie.WithFixtureDir(screens), goldie.WithNameSuffix(".txt"), goldie.WithDiffEngine(goldie.ColoredDiff))
	want := map[string]bool{}
	check := func(name, text string) {
		want[name+".txt"] = true
		g.Assert(t, name, []byte(text))
	}
	for _, s := range allScreens {
		for _, columns := range []int{80, 40} {
			io, _, _ := testIO("", map[string]string{"COLUMNS": strconv.Itoa(columns)})
			text := s.page().Text(io)
			if what := untidy(text); what != "" {
				t.Errorf("%s at %d columns: %s", s.name, columns, what)
			}
			for line := range strings.Lines(text) {
				if n := len([]rune(strings.TrimRight(line, "\n"))); n > columns {
					t.Errorf("%s at %d columns: %d in %q", s.name, columns, n, line)
				}
			}
			check(s.name+"-"+strconv.Itoa(columns), text)
		}
		check(s.name+"-markdown", s.page().Markdown(false))
		for _, theme := range []string{"dark", "light"} {
			if s.name == "ruling" || s.name == "laws" {
				io, _, _ := testIO("", map[string]string{"CLICOLOR_FORCE": "1", "HOYLE_THEME": theme})
				check(s.name+"-"+theme, s.page().Text(io))
			}
		}
	}
	// A golden that no screen owns would be kept for ever.
	files, err := os.ReadDir(screens)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !want[f.Name()] {
			t.Errorf("golden %s belongs to no screen", f.Name())
		}
	}
}

// In ASCII a page says the same in lines of the same width, but that a ten, ST for ♠10, is a column narrower.
func TestASCII(t *testing.T) {
	for _, s := range allScreens {
		with, _, _ := testIO("", nil)
		without, _, _ := testIO("", map[string]string{"HOYLE_ASCII": "1"})
		want, got := strings.Split(s.page().Text(with), "\n"), strings.Split(s.page().Text(without), "\n")
		if len(got) != len(want) {
			t.Fatalf("%s: %d lines, want %d", s.name, len(got), len(want))
		}
		for i := range got {
			n, tens := len([]rune(want[i])), strings.Count(s.page().Text(with), "10")
			if len(got[i]) > n || len(got[i]) < n-tens {
				t.Errorf("%s: %d columns, want %d: %q", s.name, len(got[i]), n, got[i])
			}
		}
		for _, text := range []string{strings.Join(got, ""), s.page().Markdown(true)} {
			for _, r := range text {
				if r > 0x7f {
					t.Errorf("%s: %q is not ASCII", s.name, r)
				}
			}
		}
	}
}

// Colour changes how a page looks, never what it says.
func TestColourChangesNoWord(t *testing.T) {
	for _, s := range allScreens {
		plain, _, _ := testIO("", nil)
		want := s.page().Text(plain)
		for _, theme := range []string{"dark", "light"} {
			io, _, _ := testIO("", map[string]string{"CLICOLOR_FORCE": "1", "HOYLE_THEME": theme})
			got := s.page().Text(io)
			if !strings.Contains(got, "\x1b[") {
				t.Errorf("%s, %s: no colour", s.name, theme)
			}
			if bare := stripCodes(got); bare != want {
				t.Errorf("%s, %s: the text is not the same:\n%s", s.name, theme, bare)
			}
		}
	}
}

func stripCodes(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\x1b' {
			i += 1 + slices.IndexFunc([]byte(s[i+1:]), func(c byte) bool { return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' })
			continue
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
