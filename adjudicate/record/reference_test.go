package record_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
)

const reference = "../../docs/record.md"

// TestReference keeps the games' chapters of the reference as the games declare them. What stands between a game's
// two comments is written by go test ./adjudicate/record -run TestReference -update; what stands around it is not
// touched, and the error's example is the program's own.
func TestReference(t *testing.T) {
	have, err := os.ReadFile(reference)
	if err != nil {
		t.Fatal(err)
	}
	want := string(have)
	for _, g := range adjudicate.Games {
		begin, end := "<!-- begin: "+g.Name+" -->\n", "<!-- end: "+g.Name+" -->\n"
		i, j := strings.Index(want, begin), strings.Index(want, end)
		if i < 0 || j < i {
			want += "\n## " + g.Title + "\n\n" + begin + end
			i, j = strings.Index(want, begin), strings.Index(want, end)
		}
		want = want[:i+len(begin)] + "\n" + chapter(g) + want[j:]
	}
	example := regexp.MustCompile("(?s)```yaml\n([^`]*)```\n\n```text\n([^`]*)```")
	m := example.FindStringSubmatchIndex(want)
	if m == nil {
		t.Fatal("the reference has no example of an error")
	}
	_, err = record.Decode("hand.yaml", []byte(want[m[2]:m[3]]), adjudicate.Games)
	var list record.Errors
	if !errors.As(err, &list) {
		t.Fatalf("the example of an error has none: %v", err)
	}
	want = want[:m[4]] + list.Text() + want[m[5]:]
	if want == string(have) {
		return
	}
	if f := flag.Lookup("update"); f != nil && f.Value.String() == "true" {
		if err := os.WriteFile(reference, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Errorf("%s is not what the games declare; run go test ./adjudicate/record -run TestReference -update", reference)
}

// TestReferenceRecords reads every record of the reference.
func TestReferenceRecords(t *testing.T) {
	text, err := os.ReadFile(reference)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, m := range regexp.MustCompile("(?s)```yaml\n(hoyle:.*?)```\n(\n```text)?").FindAllSubmatch(text, -1) {
		if len(m[2]) > 0 {
			continue // the example of an error
		}
		n++
		if _, err := record.DecodeOne("docs/record.md", m[1], adjudicate.Games); err != nil {
			t.Errorf("%v in\n%s", err, m[1])
		}
	}
	if n < 2 {
		t.Errorf("the reference has %d records", n)
	}
}

// chapter is what a game's Spec says of its records, as tables.
func chapter(g *engine.Game) string {
	var b strings.Builder
	s := &g.Spec
	fmt.Fprintf(&b, "%s is for %s players. Rule sets: %s.\n\n", g.Title, number(g.MinPlayers, g.MaxPlayers), ruleSets(g))
	fields(&b, "The deal: places beside the players", s.Places)
	if len(s.Calls) > 0 {
		var calls []string
		if s.Figures {
			calls = append(calls, "a figure")
		}
		for _, c := range s.Calls {
			calls = append(calls, "`"+c+"`")
		}
		fmt.Fprintf(&b, "**Calls:** %s.\n\n", strings.Join(calls, ", "))
	}
	fields(&b, "`contract`", s.Contract)
	if s.HasDiscard {
		b.WriteString("`discard` is the cards laid away.\n\n")
	}
	fields(&b, "`agreed`", s.Agreed)
	fields(&b, "`match`", s.Match)
	fields(&b, "`position`, beside the common keys", s.Position)
	fields(&b, "`result`", s.Result)
	if len(s.Claims) > 0 {
		fmt.Fprintf(&b, "**Claims:** %s.\n\n", words(s.Claims))
	}
	if len(s.Sides) > 0 {
		fmt.Fprintf(&b, "**Sides that points are counted for:** %s.\n\n", words(s.Sides))
	}
	if len(s.Events) > 0 {
		b.WriteString("**Events of the play**\n\n| Event | Meaning |\n|---|---|\n")
		for _, e := range s.Events {
			fmt.Fprintf(&b, "| %s | %s |\n", event(e), cell(e.Doc))
		}
		b.WriteByte('\n')
		for _, e := range s.Events {
			if len(e.Fields) > 0 {
				fields(&b, "`"+string(e.Kind)+"`", e.Fields)
			}
		}
	}
	for _, reported := range []bool{false, true} {
		var rows strings.Builder
		for _, f := range s.Faults {
			if f.Reported != reported {
				continue
			}
			meaning := f.Meaning
			for _, k := range f.Fields {
				meaning += fmt.Sprintf("; %s: %s", key(k), k.Doc)
			}
			laws := make([]string, len(f.Laws))
			for i, l := range f.Laws {
				laws[i] = strings.TrimPrefix(string(l), g.Name+"/")
			}
			fmt.Fprintf(&rows, "| `%s` | %s | %s |\n", f.Name, cell(meaning), strings.Join(laws, ", "))
		}
		if rows.Len() > 0 {
			title := "Findings that the play shows"
			if reported {
				title = "Faults that a record reports"
			}
			fmt.Fprintf(&b, "**%s**\n\n| Name | Meaning | Laws |\n|---|---|---|\n%s\n", title, rows.String())
		}
	}
	return b.String()
}

func number(least, most int) string {
	if least == most {
		return fmt.Sprint(least)
	}
	return fmt.Sprintf("%d to %d", least, most)
}

func ruleSets(g *engine.Game) string {
	var out []string
	for i, r := range g.RuleSets {
		text := "`" + r.Name + "` (" + r.Title
		if i == 0 && len(g.RuleSets) > 1 {
			text += ", the usual one"
		}
		text += ")"
		if len(r.Variants) > 0 {
			var names []string
			for _, v := range r.Variants {
				names = append(names, v.Name)
			}
			text += " with the variants " + words(names)
		}
		out = append(out, text)
	}
	return strings.Join(out, "; ")
}

func words(list []string) string { return "`" + strings.Join(list, "` `") + "`" }

// cell escapes what would end a cell of a table.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

func key(f engine.FieldSpec) string { return "`" + f.Key + "`" }

var forms = map[engine.FieldKind]string{engine.Int: "whole number", engine.Bool: "truth", engine.Word: "word", engine.Text: "text",
	engine.Player: "player", engine.OneCard: "card", engine.Cards: "cards", engine.Counts: "counts", engine.Anyone: "player or text"}

func fields(b *strings.Builder, title string, specs []engine.FieldSpec) {
	if len(specs) == 0 {
		return
	}
	fmt.Fprintf(b, "**%s**\n\n| Key | Value | Meaning |\n|---|---|---|\n", title)
	for _, f := range specs {
		value := forms[f.Kind]
		if len(f.Words) > 0 {
			value = words(f.Words)
		}
		doc := f.Doc
		if f.Required {
			doc = "required: " + doc
		}
		fmt.Fprintf(b, "| %s | %s | %s |\n", key(f), value, cell(doc))
	}
	b.WriteByte('\n')
}

// event is how an event is written.
func event(e engine.EventSpec) string {
	var out []string
	if e.Scalar != 0 {
		value := map[engine.FieldKind]string{engine.Player: "NAME", engine.Cards: "CARDS", engine.OneCard: "CARD"}[e.Scalar]
		if value == "" {
			value = strings.ToUpper(forms[e.Scalar])
		}
		for _, w := range e.Words {
			out = append(out, "`"+string(e.Kind)+": "+w+"`")
		}
		if len(e.Words) == 0 || e.Scalar != engine.Word {
			out = append(out, "`"+string(e.Kind)+": "+value+"`")
		}
	}
	if len(e.Fields) > 0 {
		var keys []string
		for _, f := range e.Fields {
			k := f.Key
			if !f.Required {
				k += "?"
			}
			keys = append(keys, k)
		}
		out = append(out, "`"+string(e.Kind)+": {"+strings.Join(keys, ", ")+"}`")
	}
	return strings.Join(out, " or ")
}
