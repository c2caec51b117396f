package adjudicate_test

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/docs"
	"hoyle/internal/cited"
	"hoyle/testdata"
)

// judged is one case of the suite with its ruling.
type judged struct {
	file   string
	doc    *record.Doc
	ruling *adjudicate.Ruling
	holds  bool
}

// suite judges every case of the built-in suite, once for all tests. wrong are the differences and errors.
var suite = sync.OnceValues(func() (all []judged, wrong []string) {
	fail := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	err := fs.WalkDir(testdata.Cases, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".yaml") {
			return err
		}
		src, err := fs.ReadFile(testdata.Cases, path)
		if err != nil {
			return err
		}
		docs, err := adjudicate.Decode(path, src)
		if err != nil {
			fail("%s: %v", path, err)
			return nil
		}
		var sitting adjudicate.Sitting
		for _, d := range docs {
			if d.Expect == nil && len(docs) == 1 {
				fail("%s: a case needs an expect", path)
			}
			r, diffs, err := sitting.Verify(d)
			if err != nil {
				fail("%s: %v", path, err)
			}
			for _, diff := range diffs {
				fail("%s: %s", path, diff)
			}
			all = append(all, judged{path, d, r, err == nil && len(diffs) == 0})
		}
		return nil
	})
	if err != nil {
		fail("%v", err)
	}
	return all, wrong
})

// TestCases judges the public suite.
func TestCases(t *testing.T) {
	all, wrong := suite()
	for _, w := range wrong {
		t.Error(w)
	}
	disputes, rejected := 0, 0
	for _, c := range all {
		if c.doc.Expect != nil && c.doc.Expect.Dispute.Set {
			disputes++
			if !c.doc.Expect.Dispute.V {
				rejected++
			}
		}
	}
	t.Logf("%d cases; %d disputes, %d of them rejected", len(all), disputes, rejected)
}

// proves lists the sections that a case names in what it expects and that its ruling cites.
func proves(c judged) (out []string) {
	if !c.holds || c.ruling == nil || c.doc.Expect == nil {
		return nil
	}
	prefix := c.ruling.Game + "/" + c.ruling.Rules + "/"
	full := func(law string) string {
		if strings.HasPrefix(law, c.ruling.Game+"/") {
			return law
		}
		return prefix + law
	}
	x := c.doc.Expect
	for _, law := range x.Laws.V {
		out = append(out, full(law))
	}
	for _, f := range x.Findings.V {
		if f.Law.Set {
			out = append(out, full(f.Law.V))
		}
	}
	for _, s := range x.Settled.V {
		for _, m := range c.doc.Game.Settlements {
			if m.Name == s.Method {
				for _, law := range m.Laws {
					out = append(out, string(law))
				}
			}
		}
	}
	for _, m := range x.Marks.V {
		if m.Law.Set {
			out = append(out, full(m.Law.V))
		}
	}
	return out
}

// TestEveryLawIsProven is the coverage gate: every section that decides something is cited by the code of its game and
// turned on by a case that holds, or waived by name with a reason.
func TestEveryLawIsProven(t *testing.T) {
	cases, _ := suite()
	proven := map[string]bool{}
	for _, c := range cases {
		for _, law := range proves(c) {
			proven[law] = true
		}
	}
	citations, err := cited.Of("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range adjudicate.Games {
		text, err := docs.Load(g.Name)
		if err != nil {
			t.Errorf("%s has no rule text: %v", g.Name, err)
			continue
		}
		for _, set := range text.RuleSets {
			for _, s := range set.Sections() {
				switch {
				case s.Kind != docs.Decides:
				case s.Waived != "":
					if proven[s.ID] {
						t.Errorf("%s is waived (%s), but a case turns on it: take the waiver out", s.ID, s.Waived)
					}
				case len(citations[s.ID]) == 0:
					t.Errorf("%s (%s) decides, but no code cites it", s.ID, s.Heading)
				case !proven[s.ID]:
					t.Errorf("%s (%s) decides, but no case turns on it", s.ID, s.Heading)
				}
			}
		}
	}
}

// TestCaseNames: a case's file begins with the section that it turns on, and the section is in the rule text.
func TestCaseNames(t *testing.T) {
	cases, _ := suite()
	for _, c := range cases {
		parts := strings.Split(c.file, "/")
		if len(parts) != 4 || parts[1] != c.doc.Game.Name {
			t.Errorf("%s: cases live in cases/GAME/RULESET/SECTION-SLUG.yaml", c.file)
			continue
		}
		base := strings.TrimSuffix(parts[3], ".yaml")
		if strings.HasPrefix(base, "error-") {
			continue
		}
		text, err := docs.Load(parts[1])
		if err != nil {
			t.Errorf("%s: %v", c.file, err)
			continue
		}
		set, err := text.RuleSet(parts[2])
		if err != nil {
			t.Errorf("%s: %v", c.file, err)
			continue
		}
		if !slices.ContainsFunc(set.Sections(), func(s *docs.Section) bool {
			return base == s.Number || strings.HasPrefix(base, s.Number+"-")
		}) {
			t.Errorf("%s: no section of %s begins the name", c.file, set.ID)
		}
	}
}
