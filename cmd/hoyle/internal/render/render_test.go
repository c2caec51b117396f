package render

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"
)

func TestCards(t *testing.T) {
	for _, x := range []struct {
		look  Cards
		ascii bool
		in    string
		want  string
	}{
		{French, false, Card("SQ") + " falls on SK", "♠Q falls on SK"},
		{French, false, Card("HT") + " and " + Card("DAKT"), "♥10 and ♦AK10"},
		{French, false, Card("S10"), "♠10"},
		{French, false, "HA! SA plays", "HA! SA plays"},
		{French, true, Card("ST"), "ST"},
		{AsRecorded, false, Card("wK") + " and " + Card("sIII"), "wK and sIII"},
		{FrenchWords, false, "S10, C9 and the SKAT, an HQX, wSQ, S; law 52, B4", "♠10, ♣9 and the SKAT, an HQX, wSQ, S; law 52, B4"},
		{FrenchWords, true, "ST takes " + Card("SK"), "ST takes SK"},
	} {
		if got := x.look.draw(x.in, x.ascii); got != x.want {
			t.Errorf("%q: %q, want %q", x.in, got, x.want)
		}
	}
}

func TestTrimRight(t *testing.T) {
	for in, want := range map[string]string{
		"a  ":                             "a",
		"  ":                              "",
		"\x1b[1m  \x1b[0m":                "",
		"\x1b[1ma  \x1b[0m":               "\x1b[1ma\x1b[0m",
		"\x1b[1ma\x1b[0m \x1b[2m \x1b[0m": "\x1b[1ma\x1b[0m",
		"\x1b[1ma b\x1b[0m":               "\x1b[1ma b\x1b[0m",
		"a \x1b[0m\t":                     "a\x1b[0m",
		"broken \x1b[":                    "broken\x1b[",
	} {
		if got := trimRight(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

// Wrapping keeps every word in its order, and no line is wider than asked for unless it is a single word.
func TestWrap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.SampledFrom([]rune("ab ♠é\n…—"))).Draw(t, "text")
		columns := rapid.IntRange(8, 40).Draw(t, "columns")
		lines := wrap(text, columns)
		if got, want := strings.Fields(strings.Join(lines, " ")), strings.Fields(text); strings.Join(got, " ") != strings.Join(want, " ") {
			t.Fatalf("%q became %q", want, got)
		}
		for _, l := range lines {
			if ansi.StringWidth(l) > columns && strings.Contains(l, " ") {
				t.Fatalf("%q is wider than %d", l, columns)
			}
			if l != strings.TrimSpace(l) {
				t.Fatalf("spaces around %q", l)
			}
		}
	})
}

// A citation that goes over several lines is set once, and dimmed in all of them.
func TestLongCitation(t *testing.T) {
	w := &writer{width: 24}
	w.paint.dim = func(s string) string { return "<" + s + ">" }
	w.flow(0, "", "had not reached sixty-six", "closing-forfeit, closing-forfeit-trickless, announcing", nil)
	want := "had not reached\nsixty-six\n<[closing-forfeit,>\n<closing-forfeit-trickless,>\n<announcing]>\n"
	if got := strings.ReplaceAll(w.b.String(), "<>", ""); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A table is never wider than its room, whatever is in it, and loses no word.
func TestTableFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[a-z♠]{1,7}( [a-z]{1,7}){0,6}|[a-z]{20,60}`)
		n := rapid.IntRange(1, 6).Draw(t, "columns")
		tab := Table{}
		for range n {
			tab.Header = append(tab.Header, rapid.StringMatching(`[A-Z][a-z]{0,6}|[A-Z][a-z]{25,50}`).Draw(t, "header"))
			tab.Align = append(tab.Align, rapid.SampledFrom([]Align{Left, Right}).Draw(t, "align"))
		}
		row := rapid.SliceOfN(word, n, n)
		tab.Rows = rapid.SliceOfN(row, 1, 4).Draw(t, "rows")
		if rapid.Bool().Draw(t, "footer") {
			tab.Footer = row.Draw(t, "footer row")
		}
		tab.Notes = map[int][]string{0: {word.Draw(t, "note")}}
		room := rapid.IntRange(38, 100).Draw(t, "room")
		w := &writer{width: room, paint: palette{title: plain, heading: plain, strong: plain, dim: plain}}
		lines := w.table(tab, room)
		all := strings.Join(lines, " ")
		for _, l := range lines {
			if ansi.StringWidth(l) > room {
				t.Fatalf("%q is wider than %d", l, room)
			}
		}
		for _, r := range append(tab.Rows, tab.Notes[0]) {
			for _, cell := range r {
				for _, word := range strings.Fields(cell) {
					if len(word) < minColumn && !strings.Contains(all, word) {
						t.Fatalf("%q is lost in\n%s", word, strings.Join(lines, "\n"))
					}
				}
			}
		}
	})
}

// Words are cut only where no text column can spare room between its words, and then nothing of them is lost.
func TestTableCutsLongWords(t *testing.T) {
	w := &writer{width: 40, paint: palette{title: plain, heading: plain, strong: plain, dim: plain}}
	set := func(rows ...[]string) string {
		tab := Table{Header: []string{"", "Hand", "Anna", "Bert"}, Align: []Align{Right, Left, Right, Right}, Rows: rows}
		return strings.Join(w.table(tab, w.width), "\n")
	}
	if got := set([]string{"1", "Weihnachtsschachettabend, first game", "+120", "−120"}); !strings.Contains(got, "Weihnachtsschachettabend,") {
		t.Errorf("the word had room:\n%s", got)
	}
	got := set([]string{"1", "Weihnachtsschachettabendgesellschaft", "+120", "−120"})
	if left := strings.NewReplacer(" ", "", "\n", "", "+120", "", "−120", "").Replace(got); !strings.Contains(left, "Weihnachtsschachettabendgesellschaft") {
		t.Errorf("a part of the word is lost:\n%s", got)
	}
	for l := range strings.SplitSeq(got, "\n") {
		if ansi.StringWidth(l) > w.width {
			t.Errorf("%q is wider than %d", l, w.width)
		}
	}
}

// Whatever the Markdown, prose ends, fits where its words do, and keeps every word of plain text.
func TestProseKeepsWords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := rapid.StringMatching(`(- |\* |1\. |  - |   |\| )?[a-z]{1,9}( [a-z]{1,9}){0,9}`)
		src := strings.Join(rapid.SliceOfN(rapid.OneOf(line, rapid.Just("")), 1, 8).Draw(t, "lines"), "\n")
		w := &writer{width: 60, paint: palette{title: plain, heading: plain, strong: plain, dim: plain}}
		out := strings.Join(w.prose(src, 60), " ")
		for word := range strings.FieldsSeq(strings.NewReplacer("- ", " ", "* ", " ", "1. ", " ", "| ", " ").Replace(src)) {
			if !strings.Contains(out, word) {
				t.Fatalf("%q is lost: %q became %q", word, src, out)
			}
		}
	})
}

// A line is broken only where the next word does not fit, hyphens or not.
func TestProseFillsLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[a-z]{1,6}(-[a-z]{1,6}){0,2}[:,]?`), 20, 60).Draw(t, "words")
		columns := rapid.IntRange(38, 80).Draw(t, "columns")
		lines := (&writer{}).prose("x "+strings.Join(words, " "), columns)
		for i := range lines[1:] {
			next, _, _ := strings.Cut(lines[i+1], " ")
			if ansi.StringWidth(lines[i])+1+ansi.StringWidth(next) <= columns {
				t.Fatalf("%q has room for %q in %d columns", lines[i], next, columns)
			}
		}
	})
}

func TestMarkdownTableEscapesBars(t *testing.T) {
	p := &Page{}
	p.Table(Table{Header: []string{"a|b", "c"}, Align: []Align{Left, Right}, Rows: [][]string{{"x | y", "1"}}})
	const want = "| a\\|b | c |\n|---|---:|\n| x \\| y | 1 |\n"
	if got := p.Markdown(false); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
