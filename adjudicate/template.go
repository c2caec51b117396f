package adjudicate

import (
	"strings"

	"hoyle/engine"
)

// SchemaFile is where the records of Template say that their schema is: a file beside them.
const SchemaFile = "hoyle.schema.json"

// Template is a commented record of a game to fill in: the game's example, and then as comments all that a record of
// the game may say.
func Template(g *engine.Game) string {
	var b strings.Builder
	b.WriteString("# yaml-language-server: $schema=" + SchemaFile + "\n")
	b.WriteString("# (Once, beside your records: hoyle schema record > " + SchemaFile + "; then an editor can complete and check them.)\n")
	b.WriteString(g.New)
	s := &g.Spec
	fields := func(of string, list []engine.FieldSpec) {
		if len(list) == 0 {
			return
		}
		comment(&b, 0, of, "")
		for _, f := range list {
			comment(&b, 1, f.Key, describeField(f))
		}
	}
	b.WriteString("#\n# All that a record of " + g.Title + " may say:\n#\n")
	fields("deal, beside the players", s.Places)
	fields("contract", s.Contract)
	fields("result", s.Result)
	fields("match", s.Match)
	fields("agreed", s.Agreed)
	fields("position, beside hands, leader, trick, taken and tricks", s.Position)
	comment(&b, 0, "play, beside cards", "")
	for _, e := range append(engine.CommonEvents[:len(engine.CommonEvents):len(engine.CommonEvents)], s.Events...) {
		doc := e.Doc
		if keys := fieldKeys(e.Fields); keys != "" {
			doc += " {" + keys + "}"
		}
		if e.Kind == engine.Claim {
			doc += ": " + strings.Join(s.Claims, ", ")
		}
		comment(&b, 1, string(e.Kind), doc)
	}
	b.WriteString("#\n# The names of its irregularities: hoyle faults " + g.Name + "\n")
	return b.String()
}

func comment(b *strings.Builder, depth int, key, doc string) {
	line := strings.Repeat("  ", depth) + key + ":"
	if doc != "" {
		line += strings.Repeat(" ", max(1, 20-len(line))) + doc
	}
	b.WriteString("# " + line + "\n")
}

func describeField(f engine.FieldSpec) string {
	doc := f.Doc
	if len(f.Words) > 0 {
		doc += " (" + strings.Join(f.Words, ", ") + ")"
	}
	if f.Kind == engine.Bool {
		doc += " (true, false)"
	}
	return doc
}

func fieldKeys(list []engine.FieldSpec) string {
	var keys []string
	for _, f := range list {
		key := f.Key
		if !f.Required {
			key += "?"
		}
		keys = append(keys, key)
	}
	return strings.Join(keys, ", ")
}
