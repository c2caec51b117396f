package docs

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func numbers(sections []*Section) string {
	var n []string
	for _, s := range sections {
		n = append(n, s.Number)
	}
	return strings.Join(n, " ")
}

func TestFind(t *testing.T) {
	for _, c := range []struct{ query, want string }{
		{"52", "52"},
		{" 52 ", "52"},
		{"law 52", "52"},
		{"Law No. 52", "52"},
		{"§ 52", "52"},
		{"skat/foster/52", "52"},
		{"foster/52", "52"},
		{"49-51", "49 50 51"},
		{"49 - 51", "49 50 51"},
		{"49–51", "49 50 51"},
		{"laws 49-51", "49 50 51"},
		{"52. The player revokes", "52"},
		{"the PLAYER revokes", "52"},
		{"revoke", "52 53"},
		{"Renege", "52 53"},
		{"bedienen", "45"},
		{"passt mir nicht", "passt-mir-nicht"},
		{"passt-mir-nicht", "passt-mir-nicht"},
		{"Passt Mir Nicht!", "passt-mir-nicht"},
		{"überreizt", "61"},
		{"uberreizt", "61"},
		{"ueberreizt", "61"},
		{"ÜBERREIZT", "61"},
		{"u\u0308berreizt", "61"},
		{"overbid", "61"},
		{"revok", "52 53"},
		{"kiebitz", "25"},
		{"tournee", "tournee"},
		{"Tournée", "tournee"},
		{"nullo", "nullo"},
		{"playing-out-of-turn", "playing-out-of-turn"},
		{"playing out of t", "playing-out-of-turn"},
		{"settlement-difference-settlement-average", "settlement-difference settlement-zero settlement-average"},
	} {
		for _, set := range []string{"foster", ""} {
			hits, err := Find("skat", set, c.query)
			if err != nil {
				t.Errorf("%s: %v", c.query, err)
				continue
			}
			var foster []*Section
			for _, s := range hits {
				if strings.HasPrefix(s.ID, "skat/foster/") {
					foster = append(foster, s)
				}
			}
			if got := numbers(foster); got != c.want {
				t.Errorf("%q in %q finds %s, want %s", c.query, set, got, c.want)
			}
		}
	}
}

// A numbering with dots is asked for with its sub-rules or without.
func TestFindGroups(t *testing.T) {
	l := newLibrary(sampleFiles())
	for _, c := range []struct{ set, query, want string }{
		{"new", "4.1.1", "4.1.1"},
		{"new", "4.1", "4.1.1 4.1.2"},
		{"new", "4.1.", "4.1.1 4.1.2"},
		{"new", "4.*", "4.1.1 4.1.2"},
		{"new", "4", "4.1.1 4.1.2"},
		{"new", "4.1.1-4.1.2", "4.1.1 4.1.2"},
		{"", "1", "1 1"},
		{"", "sub", "4.1.1"},
	} {
		hits, err := l.find("whist", c.set, c.query)
		if err != nil {
			t.Errorf("%s: %v", c.query, err)
			continue
		}
		if got := numbers(hits); got != c.want {
			t.Errorf("%q finds %s, want %s", c.query, got, c.want)
		}
	}
}

// A miss names what is near.
func TestNotFound(t *testing.T) {
	for _, c := range []struct{ game, set, query, what, near string }{
		{"skatt", "", "52", "game", "skat"},
		{"skat", "fester", "52", "rule set", "foster"},
		{"skat", "foster", "revok e", "section", "52 (The player revokes)"},
		{"skat", "foster", "kibits", "section", "25 (An onlooker looks at the skat)"},
		{"skat", "foster", "matador s", "section", "matadors (Matadors)"},
		{"chess", "", "52", "game", "skat"},
		{"skat", "leipzig", "52", "rule set", "foster"},
		{"skat", "foster", "62", "section", "61 (A game worth less than the bid)"},
		{"skat", "foster", "60-99", "section", "61 (A game worth less than the bid)"},
		{"skat", "foster", "51-49", "section", "49-51"},
		{"skat", "foster", "0", "section", "1 (Unit values)"},
	} {
		_, err := Find(c.game, c.set, c.query)
		var miss *NotFound
		if !errors.As(err, &miss) || miss.What != c.what || miss.Ambiguous {
			t.Errorf("%s/%s %s: %v", c.game, c.set, c.query, err)
			continue
		}
		if !slices.Contains(miss.Near, c.near) || !strings.Contains(err.Error(), c.near) {
			t.Errorf("%v: %s is not among the near", err, c.near)
		}
	}
	for _, query := range []string{"62", "xyzzy", "", "  ", "51-49", "-"} {
		if hits, err := Find("skat", "foster", query); err == nil {
			t.Errorf("%q finds %s", query, numbers(hits))
		}
	}
	_, err := Find("skat", "foster", "settlement by")
	var miss *NotFound
	if !errors.As(err, &miss) || !miss.Ambiguous || len(miss.Near) != 2 {
		t.Errorf("a beginning that fits several: %v", err)
	}
}

// Every section is found by its id and by its number, in its own rule set.
func TestEverySectionIsFound(t *testing.T) {
	for _, game := range Games() {
		g, err := Load(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range g.RuleSets {
			for _, s := range r.Sections() {
				for _, query := range []string{s.ID, s.Number} {
					hits, err := Find(game, r.Name, query)
					if err != nil || len(hits) != 1 || hits[0] != s {
						t.Errorf("%s in %s finds %s, %v", query, r.ID, numbers(hits), err)
					}
				}
				for _, query := range append([]string{s.Title, s.Heading}, s.Aliases...) {
					hits, err := Find(game, r.Name, query)
					if err != nil {
						t.Errorf("%s in %s: %v", query, r.ID, err)
						continue
					}
					// A word that is another section's own id leads there.
					if !slices.Contains(hits, s) && fold(query) != fold(hits[0].Number) {
						t.Errorf("%s in %s finds %s and not %s", query, r.ID, numbers(hits), s.Number)
					}
				}
			}
		}
	}
}

func TestFindIssueAndTerm(t *testing.T) {
	i, err := FindIssue("skat", "overbid-value")
	if err != nil || !slices.Contains(i.Refs, "3.15") {
		t.Errorf("issue: %+v, %v", i, err)
	}
	if _, err := FindIssue("skat", "overbid-valeu"); err == nil || !strings.Contains(err.Error(), "overbid-value") {
		t.Errorf("a misspelt issue: %v", err)
	}
	for _, query := range []string{"Vorhand", "forehand", "ELDEST hand", "vorha"} {
		term, err := FindTerm(query)
		if err != nil || term.ID != "vorhand" {
			t.Errorf("%s: %+v, %v", query, term, err)
		}
	}
	if _, err := FindTerm("vorhnad"); err == nil || !strings.Contains(err.Error(), "Vorhand") {
		t.Errorf("a misspelt term: %v", err)
	}
}

// Every term is found by its name, and by an alias itself or a term that is called so too.
func TestEveryTermIsFound(t *testing.T) {
	for _, term := range Glossary() {
		if got, err := FindTerm(term.Name); got != term {
			t.Errorf("%s finds %+v, %v", term.Name, got, err)
		}
		for _, alias := range term.Aliases {
			got, err := FindTerm(alias)
			if err != nil || got != term && fold(got.Name) != fold(alias) && !slices.Contains(got.Aliases, alias) {
				t.Errorf("%s finds %+v, %v, and not %s", alias, got, err, term.Name)
			}
		}
	}
}

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b        string
		limit, want int
	}{
		{"revoke", "revoke", 3, 0}, {"revoke", "revok", 3, 1}, {"revoke", "rveoke", 3, 1}, {"revoke", "", 3, 4},
		{"ab", "ba", 2, 1}, {"kitten", "sitting", 3, 3}, {"kitten", "sitting", 2, 3}, {"", "", 0, 0},
	} {
		if got := distance(c.a, c.b, c.limit); got != c.want {
			t.Errorf("distance(%q, %q, %d) = %d, want %d", c.a, c.b, c.limit, got, c.want)
		}
	}
}

func FuzzFind(f *testing.F) {
	for _, s := range []string{"52", "49-51", "passt mir nicht", "überreizt", "4.1.", "--", "law 1-", "*", "skat/foster/1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, query string) {
		for _, set := range []string{"", "foster"} {
			hits, err := Find("skat", set, query)
			if (err == nil) != (len(hits) > 0) {
				t.Fatalf("%q: %d hits, %v", query, len(hits), err)
			}
			again, _ := Find("skat", set, query)
			if !slices.Equal(hits, again) {
				t.Fatalf("%q finds one thing and then another", query)
			}
			if key := fold(query); fold(key) != key {
				t.Fatalf("%q folds to %q and then to %q", query, key, fold(key))
			}
		}
		_, _ = FindTerm(query)
	})
}

func BenchmarkFindMiss(b *testing.B) {
	for b.Loop() {
		if _, err := Find("skat", "foster", "renegade"); err == nil {
			b.Fatal("found")
		}
	}
}
