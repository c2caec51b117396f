package main

import (
	"strings"
	"testing"

	"hoyle/cmd/hoyle/internal/render"
	"hoyle/docs"
	"hoyle/docs/search"
)

func init() {
	allScreens = append(allScreens,
		screen{"search", func() *render.Page { return hitPage(found(), 0, 2) }},
		screen{"search-last", func() *render.Page { return hitPage(found(), 1, 2) }},
		screen{"case", func() *render.Page {
			d, r, trace := replayed()
			p := newPage(d.Game)
			p.Title("A revoke, found out when SA falls", "Skat · Foster's Laws", "skat/foster/53-a-case")
			happened(p, d, r, trace)
			ruled(p, r)
			p.Section("Why")
			p.Say("Bert held HA and H9; with 2, game 1, schneider 1: 4 × 12 = 48.")
			references(p, "The laws", "skat/foster", []string{"skat/foster/53", "skat/foster/2"})
			return p
		}},
	)
}

// found is a question to texts made here, with a word misspelt.
func found() *search.Result {
	set := &docs.RuleSet{ID: "skat/foster", Name: "foster", Title: "Skat: some laws", Edition: "an edition"}
	section := func(number, heading, text string, aliases ...string) *docs.Section {
		return &docs.Section{ID: "skat/foster/" + number, Number: number, Title: number + ". " + heading, Heading: heading,
			Kind: docs.Decides, Aliases: aliases, Text: text}
	}
	set.Chapters = []*docs.Chapter{{Heading: "Playing", Sections: []*docs.Section{
		section("52", "The player revokes", "A player who *revokes*, and does not find it out before the trick is quitted, "+
			"has revoked for good; S7 on SA is one.\n\n| Revoke | Cost |\n|---|---:|\n| in time | 0 |\n\n"+
			"- A **revoke** that is corrected.\n- `revoke` in a record.", "renege"),
		section("45", "Following suit", "Whoever does not follow suit revokes."),
		section("1", "Values", "What a game is worth. Who revokes gets nothing of it, and this is not a place to look for it."),
	}}}
	return search.New([]*docs.Game{{Name: "skat", RuleSets: []*docs.RuleSet{set}}}, nil, nil).Find("revkoe")
}

// On a terminal the words that were found stand out, in running text and not in code.
func TestFoundWordsAreMarked(t *testing.T) {
	io, _, _ := testIO("", map[string]string{"CLICOLOR_FORCE": "1"})
	text := hitPage(found(), 0, 1).Text(io)
	for _, want := range []string{"\x1b[1mrevoked\x1b[0m", "\x1b[1;3mrevokes\x1b[0m"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %q", want, text)
		}
	}
	if strings.Contains(text, "**") {
		t.Errorf("marks of Markdown in %q", text)
	}
}

// BenchmarkSearch measures whole processes: an answer is to be there within 60 ms.
func BenchmarkSearch(b *testing.B) {
	exe := b.TempDir() + "/hoyle"
	build(b, exe)
	for _, line := range [][]string{{"search", "renege"}, {"search", "what does a lost game cost"}, {"search", "revkoe"}, {"search", "-g", "skat", "renege"}} {
		b.Run(strings.Join(line[1:], "_"), func(b *testing.B) {
			for b.Loop() {
				if out, err := command(exe, line).CombinedOutput(); err != nil {
					b.Fatalf("%v: %s", err, out)
				}
			}
		})
	}
}

func BenchmarkSearchInside(b *testing.B) {
	for b.Loop() {
		io, _, _ := testIO("", nil)
		if code := run(io, []string{"search", "renege"}); code != exitOK {
			b.Fatal(code)
		}
	}
}
