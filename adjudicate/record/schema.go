package record

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"hoyle/adjudicate/internal/schema"
	"hoyle/engine"
	"hoyle/engine/card"
)

// Schema is the JSON Schema (draft 2020-12) of a record of one of the games. It is made of what the decoder reads: the
// games' Specs and the tables of this package. What it accepts may still be impossible (a card twice, a player who is
// not at the table) and even malformed where a schema cannot see it; what the decoder accepts, the schema accepts.
func Schema(games []*engine.Game) []byte {
	root := schema.Object{
		{Key: "$schema", Value: schema.Draft},
		{Key: "title", Value: "A record of hoyle, version " + strconv.Itoa(Version)},
		{Key: "description", Value: "What happened at a card table. hoyle judge rules on it."},
	}
	var defs schema.Object
	if len(games) == 1 {
		s := &gameSchema{game: games[0]}
		own := s.properties()
		root = append(root, schema.Map(common(games, own), requiredKeys...)...)
		root = root.With("allOf", append(apart, s.variants()...))
		defs = s.defs
	} else {
		root = append(root, schema.Map(common(games, nil), requiredKeys...)...)
		all := slices.Clone(apart)
		for _, g := range games {
			s := &gameSchema{game: g, prefix: g.Name + "."}
			own := s.properties()
			def := schema.Object{{Key: "properties", Value: own}, {Key: "allOf", Value: s.variants()}}
			defs = append(append(defs, schema.Member{Key: g.Name, Value: def}), s.defs...)
			all = append(all, schema.When("game", g.Name, schema.Ref(g.Name)))
		}
		root = root.With("allOf", all)
	}
	return root.With("$defs", defs).Text()
}

var requiredKeys = []string{"hoyle", "game", "players"}

// apart are the keys of which a record has one or the other.
var apart = []schema.Object{
	{{Key: "not", Value: schema.Object{{Key: "required", Value: []string{"deal", "position"}}}}},
	{{Key: "not", Value: schema.Object{{Key: "required", Value: []string{"play", "result"}}}}},
}

// A text is one in the letters of the file, whatever YAML takes it for. It has no control characters, and a word is not
// blank.
var (
	anyText = schema.Type("string", "number", "boolean").With("pattern", `^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$`)
	anyWord = schema.Type("string", "number", "boolean").With("pattern", `^\s*[^\s\x00-\x1f\x7f-\x9f]+(\s+[^\s\x00-\x1f\x7f-\x9f]+)*\s*$`)
	truth   = schema.Type("boolean")
	whole   = wholeFrom(math.MinInt32)
)

// say is what editors show instead of a regular expression that a text does not fit. Validators pass it over.
const say = "patternErrorMessage"

// wholeFrom is a whole number, within what the decoder reads.
func wholeFrom(least int) schema.Object {
	return schema.Type("integer").With("minimum", least).With("maximum", math.MaxInt32)
}

// common are the keys of the envelope. Those of the game stand in own; where there are several games each of them says
// more of these keys.
func common(games []*engine.Game, own schema.Object) schema.Object {
	var names []any
	for _, g := range games {
		names = append(names, g.Name)
	}
	var out schema.Object
	for _, k := range envelope {
		var form schema.Object
		switch k.key {
		case "hoyle":
			form = schema.Const(Version)
		case "game":
			form = schema.Enum(names...)
		case "title", "source", "date", "note", "why":
			form = anyText
		case "players":
			form = schema.Object{}
			if own == nil {
				form = schema.List(nameOf(nil))
			}
		}
		if i := slices.IndexFunc(own, func(m schema.Member) bool { return m.Key == k.key }); i >= 0 {
			form, _ = own[i].Value.(schema.Object)
			if form == nil {
				continue // a key that the game does not have
			}
		}
		out = out.With(k.key, form.Doc(k.doc))
	}
	return out
}

// nameOf is the form of a player's name in a game: none of the words that a record of it uses, in either case.
func nameOf(g *engine.Game) schema.Object {
	name := schema.Type("string", "number", "boolean").With("pattern", `^[^\s:\x00-\x1f\x7f-\x9f]([^:\x00-\x1f\x7f-\x9f]*[^\s:\x00-\x1f\x7f-\x9f])?$`)
	if g == nil {
		return name
	}
	taken := []string{string(engine.Play)}
	taken = append(append(append(taken, eventKeys(g)...), g.Spec.Sides...), keys(g.Spec.Places)...)
	for i, w := range taken {
		var b strings.Builder
		for _, r := range w {
			if low, up := unicode.ToLower(r), unicode.ToUpper(r); low != up {
				b.WriteString("[" + string(low) + string(up) + "]")
			} else {
				b.WriteString(regexp.QuoteMeta(string(r)))
			}
		}
		taken[i] = b.String()
	}
	// Only a text can be one of these words.
	return name.With("not", schema.Pattern("^("+strings.Join(taken, "|")+")$"))
}

// gameSchema makes the part of a game.
type gameSchema struct {
	game   *engine.Game
	prefix string // of the names in $defs
	defs   schema.Object
}

// ref puts a schema that is used more than once under a name.
func (s *gameSchema) ref(name string, make func() schema.Object) schema.Object {
	name = s.prefix + name
	if !slices.ContainsFunc(s.defs, func(m schema.Member) bool { return m.Key == name }) {
		at := len(s.defs)
		s.defs = append(s.defs, schema.Member{Key: name})
		s.defs[at].Value = make()
	}
	return schema.Ref(name)
}

// properties are the keys of the envelope whose form depends on the game; false forbids one.
func (s *gameSchema) properties() schema.Object {
	g, spec := s.game, &s.game.Spec
	rules := make([]any, len(g.RuleSets))
	for i, r := range g.RuleSets {
		rules[i] = r.Name
	}
	out := schema.Object{
		{Key: "players", Value: schema.List(nameOf(g)).With("minItems", g.MinPlayers).With("maxItems", g.MaxPlayers).With("uniqueItems", true)},
		{Key: "rules", Value: schema.Enum(rules...)},
		{Key: "dealer", Value: s.player()},
	}
	fields := func(key string, specs []engine.FieldSpec) {
		if len(specs) == 0 {
			out = out.With(key, false)
			return
		}
		out = out.With(key, s.fields(specs))
	}
	fields("agreed", spec.Agreed)
	fields("match", spec.Match)
	out = out.With("deal", s.dealt())
	out = out.With("position", s.position())
	if len(spec.Calls) > 0 {
		out = out.With("bidding", s.bidding())
	} else {
		out = out.With("bidding", false)
	}
	fields("contract", spec.Contract)
	if spec.HasDiscard {
		out = out.With("discard", s.cards())
	} else {
		out = out.With("discard", false)
	}
	out = out.With("faults", schema.List(s.event(event(g, engine.Fault))))
	out = out.With("play", s.play())
	fields("result", spec.Result)
	out = out.With("dispute", s.event(event(g, engine.Dispute)))
	var expect schema.Object
	for _, x := range expectations {
		expect = expect.With(x.key, x.form(s).Doc(x.doc))
	}
	return out.With("expect", schema.Map(expect).With("minProperties", 1))
}

// variants says which variants go with which rule set. The first rule set is meant where the record names none.
func (s *gameSchema) variants() []schema.Object {
	var out []schema.Object
	for i, r := range s.game.RuleSets {
		var variant any = false
		if len(r.Variants) > 0 {
			names := make([]any, len(r.Variants))
			for i, v := range r.Variants {
				names[i] = v.Name
			}
			variant = schema.Enum(names...)
		}
		x := schema.When("rules", r.Name, schema.Object{{Key: "properties", Value: schema.Object{{Key: "variant", Value: variant}}}})
		if i == 0 {
			x[0].Value = schema.Object{{Key: "properties", Value: schema.Object{{Key: "rules", Value: schema.Const(r.Name)}}}}
		}
		out = append(out, x)
	}
	return out
}

func (s *gameSchema) player() schema.Object {
	return s.ref("player", func() schema.Object { return anyWord.Doc("a name from players") })
}

func (s *gameSchema) card() schema.Object {
	return s.ref("card", func() schema.Object {
		_, one := tokens(s.game.Cards)
		return schema.Pattern(`^\s*(`+one+`)\s*$`).With(say, "this is not one card").Doc("one card")
	})
}

func (s *gameSchema) cards() schema.Object {
	return s.ref("cards", func() schema.Object {
		token, _ := tokens(s.game.Cards)
		text := schema.Pattern(`^\s*((`+token+`)(\s+(`+token+`))*)?\s*$`).With(say, "these are not cards")
		return schema.Any(text, schema.List(text)).Doc("cards, with spaces between")
	})
}

func (s *gameSchema) counts() schema.Object {
	return s.ref("counts", func() schema.Object {
		return schema.Type("object").With("additionalProperties", whole).Doc("whole numbers by player")
	})
}

// words is one of the words, in the letters of the file: a word that YAML takes for something else is that as well.
func words(list []string) schema.Object {
	var values []any
	for _, w := range list {
		values = append(values, w)
		if n, err := strconv.Atoi(w); err == nil {
			values = append(values, n)
		}
		switch w {
		case "null":
			values = append(values, nil)
		case "true", "false":
			values = append(values, w == "true")
		}
	}
	return schema.Enum(values...)
}

// value is the form of a key's value.
func (s *gameSchema) value(f *engine.FieldSpec) schema.Object {
	switch f.Kind {
	case engine.Int:
		if f.Key == "trick" {
			return wholeFrom(1)
		}
		return whole
	case engine.Bool:
		return truth
	case engine.Word:
		if len(f.Words) > 0 {
			return words(f.Words)
		}
		return anyWord
	case engine.Player:
		return s.player()
	case engine.Anyone:
		return anyWord
	case engine.OneCard:
		return s.card()
	case engine.Cards:
		return s.cards()
	case engine.Counts:
		return schema.Any(whole, s.counts())
	}
	return anyText
}

// keyed are keys with their forms and meanings, and those of them that must be there.
func (s *gameSchema) keyed(specs []engine.FieldSpec) (properties schema.Object, required []string) {
	for i := range specs {
		properties = properties.With(specs[i].Key, s.value(&specs[i]).Doc(specs[i].Doc))
		if specs[i].Required {
			required = append(required, specs[i].Key)
		}
	}
	return properties, required
}

func (s *gameSchema) fields(specs []engine.FieldSpec) schema.Object {
	properties, required := s.keyed(specs)
	return schema.Map(properties, required...)
}

func (s *gameSchema) dealt() schema.Object {
	return s.ref("deal", func() schema.Object {
		var places schema.Object
		for i := range s.game.Spec.Places {
			f := &s.game.Spec.Places[i]
			form := s.cards()
			if f.Kind == engine.OneCard {
				form = schema.Any(s.card(), schema.List(s.card()).With("minItems", 1).With("maxItems", 1))
			}
			places = places.With(f.Key, form.Doc(f.Doc))
		}
		return schema.Object{{Key: "type", Value: "object"}, {Key: "properties", Value: orEmpty(places)},
			{Key: "additionalProperties", Value: s.cards()}}
	})
}

func orEmpty(o schema.Object) schema.Object {
	if o == nil {
		return schema.Object{}
	}
	return o
}

func (s *gameSchema) position() schema.Object {
	properties, required := s.keyed(append(slices.Clone(positionFields), s.game.Spec.Position...))
	return schema.Map(append(schema.Object{{Key: "hands", Value: s.dealt().Doc("the cards that each holds")}}, properties...), required...)
}

func (s *gameSchema) bidding() schema.Object {
	call := words(s.game.Spec.Calls)
	if s.game.Spec.Figures {
		call = schema.Any(wholeFrom(1), call)
	}
	return schema.List(schema.Type("object").With("minProperties", 1).With("maxProperties", 1).With("additionalProperties", call))
}

func (s *gameSchema) play() schema.Object {
	token, one := tokens(s.game.Cards)
	fall := `([^\s:]+:(` + one + `)|` + token + `)`
	line := schema.Pattern(`^\s*(`+fall+`(\s+`+fall+`)*)?\s*$`).With(say, "these are not cards, nor NAME:CARD").Doc("cards in the order in which they fell")
	var events schema.Object
	for _, list := range [][]engine.EventSpec{engine.CommonEvents, s.game.Spec.Events} {
		for i := range list {
			e := &list[i]
			events = events.With(string(e.Kind), s.event(e).Doc(e.Doc))
		}
	}
	act := schema.Object{{Key: "type", Value: "object"}, {Key: "minProperties", Value: 1}, {Key: "maxProperties", Value: 1},
		{Key: "properties", Value: events}, {Key: "additionalProperties", Value: s.card().Doc("the card that this player plays")}}
	return schema.List(schema.Any(line, act))
}

// event is the value of an event: a scalar, a map, or either.
func (s *gameSchema) event(e *engine.EventSpec) schema.Object {
	return s.ref("event-"+string(e.Kind), func() schema.Object {
		var forms []schema.Object
		switch {
		case e.Scalar == engine.Cards && len(e.Words) > 0:
			forms = append(forms, words(e.Words), s.cards())
		case e.Scalar != 0:
			forms = append(forms, s.value(&engine.FieldSpec{Kind: e.Scalar, Words: e.Words}))
		}
		if len(e.Fields) > 0 {
			forms = append(forms, s.eventMap(e))
		}
		return schema.Any(forms...)
	})
}

// eventMap is an event's map; a fault's has the keys of the fault that it names.
func (s *gameSchema) eventMap(e *engine.EventSpec) schema.Object {
	m := s.fields(eventFields(s.game, e, ""))
	if e.Kind != engine.Fault {
		return m
	}
	var each []schema.Object
	for i := range s.game.Spec.Faults {
		f := &s.game.Spec.Faults[i]
		if f.Reported && len(f.Fields) > 0 {
			properties, required := s.keyed(f.Fields)
			then := schema.Object{{Key: "properties", Value: properties}}
			if len(required) > 0 {
				then = then.With("required", required)
			}
			each = append(each, schema.When("what", f.Name, then))
		}
	}
	if each == nil {
		return m
	}
	m[len(m)-1] = schema.Member{Key: "allOf", Value: each}
	return m.With("unevaluatedProperties", false)
}

// formOf is a form that is the same in every game.
func formOf(o schema.Object) func(*gameSchema) schema.Object {
	return func(*gameSchema) schema.Object { return o }
}

// expectedList is a list of expected findings or marks.
func (s *gameSchema) expectedList(specs []engine.FieldSpec) schema.Object {
	return schema.List(s.fields(specs).With("minProperties", 1))
}

// settlements are the methods by which the game settles a sitting.
func (s *gameSchema) settlements() schema.Object {
	methods := schema.Object{}
	for _, m := range s.game.Settlements {
		methods = methods.With(m.Name, s.counts().Doc(m.Title))
	}
	return schema.Map(methods)
}

// patterned is a Notation that says how its tokens look. One that does not has one card a token.
type patterned interface {
	// Patterns are regular expressions of a token, and of a token of one card. They are of the sort that ECMA 262 and
	// Go have in common, and have no anchors.
	Patterns() (token, one string)
}

// tokens are the regular expressions of a notation's tokens and of those of one card.
func tokens(n card.Notation) (token, one string) {
	if p, ok := n.(patterned); ok {
		return p.Patterns()
	}
	var names []string
	for c := card.Card(0); c < 64; c++ {
		name := n.String(c)
		if cards, err := n.Parse(name); err != nil || len(cards) != 1 || cards[0] != c {
			continue
		}
		// Letters may stand in either case where the notation reads both.
		var b strings.Builder
		for i, r := range name {
			other := unicode.ToUpper(r)
			if other == r {
				other = unicode.ToLower(r)
			}
			swapped := name[:i] + string(other) + name[i+len(string(r)):]
			if cards, err := n.Parse(swapped); other != r && err == nil && len(cards) == 1 && cards[0] == c {
				b.WriteString("[" + string(r) + string(other) + "]")
			} else {
				b.WriteString(regexp.QuoteMeta(string(r)))
			}
		}
		names = append(names, b.String())
	}
	one = strings.Join(names, "|")
	return one, one
}
