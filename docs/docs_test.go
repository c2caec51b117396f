package docs

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// Every text must keep to the format; a dangling reference or an unknown kind is named with its file and line.
func TestTextsAreWellFormed(t *testing.T) {
	if err := Check(); err != nil {
		t.Error(err)
	}
}

func TestFosterSkatHasAllLaws(t *testing.T) {
	g, err := Load("skat")
	if err != nil {
		t.Fatal(err)
	}
	r, err := g.RuleSet("foster")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(r.Edition, "1914") {
		t.Errorf("edition %q", r.Edition)
	}
	want := 1
	for _, s := range r.Sections() {
		if s.Number == itoa(want) {
			want++
		}
	}
	if want != 62 {
		t.Errorf("law %d is missing or out of its order", want)
	}
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

const sample = `# Whist: Old Laws

<!-- ruleset: whist/old; edition: An old book; 1850 -->

An introduction.

## Play

Of the play.

### 1. Follow suit
<!-- law: 1; kind: decides; alias: bedienen, überstechen; see: lead, new/1 -->

Follow **suit**.

* If you can.

` + "```\n# not a heading\n```" + `

### Lead
<!-- law: lead; kind: procedure -->
Eldest leads.

## Score

### 2. Odd trick
<!-- law: 2; kind: decides; waived: a sum, not a ruling -->

One point.
`

const sampleNew = `# Whist: New Laws
<!-- ruleset: whist/new; edition: A new book -->

## Play

### 1 Follow suit
<!-- law: 1; kind: decides; see: hearts/plain/1 -->

As before.

### 4.1.1 Sub-rule
<!-- law: 4.1.1; kind: defines -->

Text.

### Other sub-rule
<!-- law: 4.1.2; kind: advice; see: whist/old/lead -->

Text.
`

const sampleHearts = `# Hearts

<!-- ruleset: hearts/plain; edition: none -->

## All

### 1. Queen
<!-- law: 1; kind: defines -->

Bad.
`

const sampleIssues = `# Whist: issues

What is open.

### Who leads
<!-- issue: who-leads; on: old/lead, new/1; readings: 3.1, 3.2 -->

**Point.** Who leads?

**Readings.** Eldest, or the dealer.

Or nobody.

**Adopted.** Eldest.

**Why.** It says so.
`

const sampleGlossary = `# Glossary

Words.

### Vorhand
<!-- term: vorhand; games: whist; alias: forehand, eldest hand -->

He leads.

### Ässe
<!-- term: aces -->

Aces.
`

func sampleFiles() fstest.MapFS {
	return fstest.MapFS{
		"rules/whist/old.md":    {Data: []byte(sample)},
		"rules/whist/new.md":    {Data: []byte(sampleNew)},
		"rules/whist/issues.md": {Data: []byte(sampleIssues)},
		"rules/hearts/plain.md": {Data: []byte(sampleHearts)},
		"glossary.md":           {Data: []byte(sampleGlossary)},
	}
}

func TestParse(t *testing.T) {
	l := newLibrary(sampleFiles())
	if err := l.check(); err != nil {
		t.Fatal(err)
	}
	g, err := l.load("whist")
	if err != nil {
		t.Fatal(err)
	}
	old, err := g.RuleSet("old")
	if err != nil {
		t.Fatal(err)
	}
	if old.ID != "whist/old" || old.Title != "Whist: Old Laws" || old.Edition != "An old book; 1850" ||
		old.Intro != "An introduction." || len(old.Chapters) != 2 || old.Chapters[0].Intro != "Of the play." {
		t.Errorf("rule set: %+v", old)
	}
	one := g.Section("whist/old/1")
	if one == nil {
		t.Fatal("no section whist/old/1")
	}
	want := "Follow **suit**.\n\n* If you can.\n\n```\n# not a heading\n```"
	if one.Text != want {
		t.Errorf("text %q, want %q", one.Text, want)
	}
	if one.Title != "1. Follow suit" || one.Heading != "Follow suit" || one.Chapter != "Play" || one.Kind != Decides ||
		one.Line != 11 || one.File != "rules/whist/old.md" {
		t.Errorf("section: %+v", one)
	}
	if !slices.Equal(one.Aliases, []string{"bedienen", "überstechen"}) {
		t.Errorf("aliases %q", one.Aliases)
	}
	if !slices.Equal(one.See, []string{"whist/old/lead", "whist/new/1"}) {
		t.Errorf("see %q", one.See)
	}
	if lead := g.Section("whist/old/lead"); !slices.Equal(lead.SeenFrom, []string{"whist/new/4.1.2", "whist/old/1"}) {
		t.Errorf("seen from %q", lead.SeenFrom)
	}
	if two := g.Section("whist/old/2"); two.Waived != "a sum, not a ruling" {
		t.Errorf("waived %q", two.Waived)
	}
	if s := g.Section("whist/new/4.1.2"); s.Title != "4.1.2. Other sub-rule" || s.Heading != "Other sub-rule" {
		t.Errorf("title %q, heading %q", s.Title, s.Heading)
	}
	if s := g.Section("whist/new/1"); s.Heading != "Follow suit" {
		t.Errorf("heading %q", s.Heading)
	}
	if g.Section("whist/old/9") != nil {
		t.Error("a section that is not there was found")
	}
	i := g.IssuesOn("whist/new/1")
	if len(i) != 1 || i[0].ID != "whist/issues/who-leads" || i[0].Point != "Who leads?" ||
		i[0].Readings != "Eldest, or the dealer.\n\nOr nobody." || i[0].Adopted != "Eldest." || i[0].Why != "It says so." ||
		!slices.Equal(i[0].Refs, []string{"3.1", "3.2"}) {
		t.Errorf("issues: %+v", i)
	}
	h, err := l.load("hearts")
	if err != nil {
		t.Fatal(err)
	}
	if q := h.Section("hearts/plain/1"); !slices.Equal(q.SeenFrom, []string{"whist/new/1"}) {
		t.Errorf("a reference from another game: seen from %q", q.SeenFrom)
	}
	terms, _ := l.glossary()
	if len(terms) != 2 || terms[0].Name != "Ässe" || terms[1].Text != "He leads." ||
		!slices.Equal(terms[1].Aliases, []string{"forehand", "eldest hand"}) {
		t.Errorf("glossary: %+v", terms)
	}
}

// A fault in a text is named with its file and line.
func TestCheckNamesFaults(t *testing.T) {
	swap := func(file, old, with string) fstest.MapFS {
		fs := sampleFiles()
		text := string(fs[file].Data)
		if !strings.Contains(text, old) {
			t.Fatalf("%s does not contain %q", file, old)
		}
		fs[file] = &fstest.MapFile{Data: []byte(strings.Replace(text, old, with, 1))}
		return fs
	}
	const old, issues, glossary = "rules/whist/old.md", "rules/whist/issues.md", "glossary.md"
	for _, c := range []struct{ name, file, from, to, want string }{
		{"missing comment", old, "<!-- law: lead; kind: procedure -->\n", "", "old.md:22: the heading \"Lead\" lacks its comment"},
		{"comment not at once", old, "### Lead\n", "### Lead\n\n", "old.md:24: the comment does not follow its heading"},
		{"unclosed comment", old, "kind: procedure -->", "kind: procedure", "old.md:23: a comment where none belongs"},
		{"unknown kind", old, "kind: procedure", "kind: rule", "old.md:23: kind \"rule\""},
		{"unknown key", old, "kind: procedure", "kind: procedure; sea: 1", "old.md:23: unknown key \"sea\""},
		{"key twice", old, "kind: procedure", "kind: procedure; kind: advice", "old.md:23: key \"kind\" stands twice"},
		{"key without value", old, "kind: procedure", "kind: procedure; see:", "old.md:23: key \"see\" has no value"},
		{"no key", old, "kind: procedure", "kind: procedure; see 1", "old.md:23: \"see 1\" is not of the form"},
		{"law not first", old, "law: lead; kind: procedure", "kind: procedure; law: lead", "old.md:23: the comment does not begin with law:"},
		{"bad id", old, "law: lead", "law: le/ad", "old.md:23: law \"le/ad\" is no section id"},
		{"duplicate id", old, "law: lead", "law: 1", "old.md:22: law 1 stands on line 11 already"},
		{"dangling see", old, "see: lead", "see: leed", "old.md:11: there is no section whist/old/leed"},
		{"see itself", old, "see: lead", "see: 1", "old.md:11: the section refers to itself"},
		{"no text", old, "One point.\n", "", "old.md:28: law 2 has no text"},
		{"waived", old, "law: 2; kind: decides", "law: 2; kind: defines", "old.md:29: waived, though"},
		{"number", old, "### 2. Odd", "### 3. Odd", "old.md:28: the heading \"3. Odd trick\" does not begin with its number 2"},
		{"wrong rule set", old, "ruleset: whist/old", "ruleset: whist/older", "old.md:3: rule set \"whist/older\""},
		{"no edition", old, "; edition: An old book; 1850", "", "old.md:3: the edition is missing"},
		{"no title", old, "# Whist: Old Laws\n", "", "old.md:1: the title is missing"},
		{"no chapter", old, "## Play\n", "", "old.md:10: law 1 stands in no chapter"},
		{"open code block", old, "```\n\n### Lead", "\n\n### Lead", "a code block is not closed"},
		{"wrapped paragraph", old, "An introduction.", "An introduction\nin two lines.", "a paragraph goes on in a new line"},
		{"wrapped item", old, "* If you can.", "* If\n  you can.", "a paragraph goes on in a new line"},
		{"empty heading", old, "## Score", "##", "old.md:26: a heading without words"},
		{"issue on nothing", issues, "old/lead", "old/leed", "issues.md:5: there is no section whist/old/leed"},
		{"issue without rule set", issues, "old/lead", "lead", "issues.md:6: \"lead\" does not name its rule set"},
		{"issue part missing", issues, "**Adopted.** Eldest.\n", "", "issues.md:5: issue who-leads: **Adopted.** is missing"},
		{"issue parts out of order", issues, "**Readings.**", "**Why.**", "issues.md:5: issue who-leads: **Why.** stands out of order"},
		{"unknown game", glossary, "games: whist", "games: wist", "glossary.md:5: there is no game wist"},
		{"duplicate term", glossary, "term: aces", "term: vorhand", "glossary.md:10: term vorhand stands on line 5 already"},
		{"empty term", glossary, "Aces.\n", "", "glossary.md:10: term aces has no text"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := newLibrary(swap(c.file, c.from, c.to)).check()
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// Only the texts of the game that is asked for are read, and of those that refer to it.
func TestLoadIsLazy(t *testing.T) {
	l := newLibrary(sampleFiles())
	if _, err := l.load("whist"); err != nil {
		t.Fatal(err)
	}
	if l.games["hearts"] != nil {
		t.Error("hearts was read for whist")
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{sample, sampleNew, sampleIssues, sampleGlossary, "### x\n<!-- law: x", "###\n<!---->\n```"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, _ := parseRules("whist", "rules/whist/old.md", text)
		seen := map[string]bool{}
		last := 0
		for _, s := range r.Sections() {
			if seen[s.ID] || s.ID != "whist/old/"+s.Number {
				t.Fatalf("section id %q", s.ID)
			}
			if seen[s.ID] = true; s.Line <= last {
				t.Fatalf("section %s stands on line %d after line %d", s.ID, s.Line, last)
			}
			if last = s.Line; strings.Contains(s.Text, "\r\n") {
				t.Fatalf("section %s keeps carriage returns", s.ID)
			}
		}
		parseIssues("whist", "rules/whist/issues.md", text)
		parseGlossary("glossary.md", text)
	})
}

func BenchmarkLoadSkat(b *testing.B) {
	for b.Loop() {
		if _, err := newLibrary(embedded).load("skat"); err != nil {
			b.Fatal(err)
		}
	}
}

// Every doubtful place in the sources of Skat has its entry.
func TestEveryReadingOfSkatIsAnIssue(t *testing.T) {
	g, err := Load("skat")
	if err != nil {
		t.Fatal(err)
	}
	settled := map[string]string{}
	for _, i := range g.Issues {
		for _, ref := range i.Refs {
			if other := settled[ref]; other != "" {
				t.Errorf("reading %s is settled by %s and by %s", ref, other, i.Name)
			}
			settled[ref] = i.Name
		}
	}
	for n := 1; n <= 34; n++ {
		if ref := "3." + itoa(n); settled[ref] == "" {
			t.Errorf("reading %s has no issue", ref)
		}
	}
}
