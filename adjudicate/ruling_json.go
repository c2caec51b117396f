package adjudicate

import (
	"strconv"

	"hoyle/adjudicate/internal/schema"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/internal/jsonline"
)

// The ruling's JSON and its schema are both made of these tables: a key, what it means, and where its value comes from.

// jsonKey is one key of an object made of a T.
type jsonKey[T any] struct {
	key, doc string
	always   bool // whether it is there even if there is nothing to say
	form     func() schema.Object
	write    func(w *jsonline.Writer, key string, v *T)
}

// writeObject writes an object by its table.
func writeObject[T any](w *jsonline.Writer, table []jsonKey[T], v *T) {
	w.Open('{')
	writeKeys(w, table, v)
}

// writeKeys writes what stands in an object that is open, and closes it.
func writeKeys[T any](w *jsonline.Writer, table []jsonKey[T], v *T) {
	for i := range table {
		table[i].write(w, table[i].key, v)
	}
	w.Close('}')
}

// objectForm is the schema of such an object.
func objectForm[T any](table []jsonKey[T]) schema.Object {
	properties, required := schema.Object{}, []string{}
	for _, k := range table {
		properties = properties.With(k.key, k.form().Doc(k.doc))
		if k.always {
			required = append(required, k.key)
		}
	}
	return schema.Map(properties, required...)
}

// textKey is always there; wordKey only if it is not empty.
func textKey[T any](key, doc string, get func(*T) string) jsonKey[T] {
	return jsonKey[T]{key, doc, true, typed("string"), func(w *jsonline.Writer, key string, v *T) { w.Str(key, get(v)) }}
}

func wordKey[T any](key, doc string, get func(*T) string) jsonKey[T] {
	return jsonKey[T]{key, doc, false, typed("string"), func(w *jsonline.Writer, key string, v *T) { w.Opt(key, get(v)) }}
}

// lineKey is a sentence, made where it is written; one that is not always there is left out where there is none.
func lineKey[T any](key, doc string, always bool, get func(*T) Line) jsonKey[T] {
	return jsonKey[T]{key, doc, always, typed("string"), func(w *jsonline.Writer, key string, v *T) {
		if l := get(v); always || !l.Empty() {
			w.Made(key, l.Append)
		}
	}}
}

// lawKey is the id of the law behind something.
func lawKey[T any](get func(*T) engine.Law) jsonKey[T] {
	k := wordKey("law", "the law behind it, GAME/RULESET/SECTION", func(v *T) string { return string(get(v)) })
	k.form = func() schema.Object { return schema.Pattern("^[^/]+/[^/]+/[^/]+$") }
	return k
}

func numberKey[T any](key, doc string, get func(*T) int) jsonKey[T] {
	return jsonKey[T]{key, doc, true, typed("integer"), func(w *jsonline.Writer, key string, v *T) { w.Num(key, get(v)) }}
}

// someKey is a number that may be missing.
func someKey[T any](key, doc string, get func(*T) (int, bool)) jsonKey[T] {
	return jsonKey[T]{key, doc, false, typed("integer"), func(w *jsonline.Writer, key string, v *T) {
		if n, ok := get(v); ok {
			w.Num(key, n)
		}
	}}
}

func truthKey[T any](key, doc string, get func(*T) bool) jsonKey[T] {
	return jsonKey[T]{key, doc, true, typed("boolean"), func(w *jsonline.Writer, key string, v *T) { w.Bool(key, get(v)) }}
}

// maybeKey is a truth that may be missing.
func maybeKey[T any](key, doc string, get func(*T) *bool) jsonKey[T] {
	return jsonKey[T]{key, doc, false, typed("boolean"), func(w *jsonline.Writer, key string, v *T) {
		if b := get(v); b != nil {
			w.Bool(key, *b)
		}
	}}
}

// countsKey are by player or side; where they are not always there, none are left out.
func countsKey[T any](key, doc string, always bool, get func(*T) []Count) jsonKey[T] {
	form := func() schema.Object {
		return schema.Type("object").With("additionalProperties", schema.Type("integer"))
	}
	return jsonKey[T]{key, doc, always, form, func(w *jsonline.Writer, key string, v *T) {
		if list := get(v); always || len(list) > 0 {
			writeCounts(w, key, list)
		}
	}}
}

// listKey is a list of objects of a table of their own.
func listKey[T, U any](key, doc string, always bool, table []jsonKey[U], get func(*T) []U) jsonKey[T] {
	form := func() schema.Object { return schema.List(objectForm(table)) }
	return jsonKey[T]{key, doc, always, form, func(w *jsonline.Writer, key string, v *T) {
		items := get(v)
		if !always && len(items) == 0 {
			return
		}
		w.Key(key)
		w.Open('[')
		for i := range items {
			writeObject(w, table, &items[i])
		}
		w.Close(']')
	}}
}

// writeCounts writes numbers by name.
func writeCounts(w *jsonline.Writer, key string, list []Count) {
	w.Key(key)
	w.Open('{')
	for _, c := range list {
		w.Name(c.Name)
		w.Int(c.N)
	}
	w.Close('}')
}

func typed(name string) func() schema.Object {
	return func() schema.Object { return schema.Type(name) }
}

const (
	whatDoc  = "its name, as hoyle faults lists it"
	trickDoc = "the trick, from 1; left out before the first lead"
	cardDoc  = "the card concerned, as a record writes it"
)

var findingKeys = []jsonKey[Finding]{
	textKey("what", whatDoc, func(f *Finding) string { return f.What }),
	wordKey("by", "whose it is; left out for an onlooker", func(f *Finding) string { return f.By }),
	someKey("trick", trickDoc, func(f *Finding) (int, bool) { return f.Trick, f.Trick > 0 }),
	wordKey("card", cardDoc, func(f *Finding) string { return f.Card }),
	lawKey(func(f *Finding) engine.Law { return f.Law }),
	lineKey("text", "what happened, in words", false, func(f *Finding) Line { return f.Text }),
}

var markKeys = []jsonKey[Mark]{
	textKey("what", "its name", func(m *Mark) string { return m.What }),
	wordKey("by", "whose it is", func(m *Mark) string { return m.By }),
	someKey("trick", trickDoc, func(m *Mark) (int, bool) { return m.Trick, m.Trick > 0 }),
	wordKey("card", cardDoc, func(m *Mark) string { return m.Card }),
	numberKey("points", "what it is worth", func(m *Mark) int { return m.Points }),
	lawKey(func(m *Mark) engine.Law { return m.Law }),
}

var optionKeys = []jsonKey[Option]{
	wordKey("by", "the side that has the choice; left out where it is the table's", func(o *Option) string { return o.By }),
	textKey("choice", "the word with which a record says that it was taken", func(o *Option) string { return o.Choice }),
	lineKey("text", "what it would give, in words", false, func(o *Option) Line { return o.Text }),
	lawKey(func(o *Option) engine.Law { return o.Law }),
	countsKey("scores", "what each would score, where that is known", false, func(o *Option) []Count { return o.Scores }),
}

var reasonKeys = []jsonKey[Reason]{
	lineKey("text", "the step in words; a value as a sum", true, func(r *Reason) Line { return r.Text }),
	lawKey(func(r *Reason) engine.Law { return r.Law }),
}

var disputeKeys = []jsonKey[Upheld]{
	truthKey("upheld", "whether the complaint is right", func(u *Upheld) bool { return u.Upheld }),
	lineKey("text", "the answer in words", false, func(u *Upheld) Line { return u.Text }),
}

var answerKeys = []jsonKey[Answer]{
	textKey("by", "who raised it", func(a *Answer) string { return a.By }),
	textKey("says", "what it says: the name of a finding, score, or claim", func(a *Answer) string { return a.Says }),
	wordKey("against", "whom it accuses", func(a *Answer) string { return a.Against }),
	someKey("trick", "the trick that it concerns", func(a *Answer) (int, bool) { return a.Trick, a.Trick > 0 }),
	maybeKey("upheld", "whether the complaint is right; left out where the record leaves it open", func(a *Answer) *bool { return a.Upheld }),
	lineKey("text", "the answer in words, or what is open", false, func(a *Answer) Line { return a.Text }),
}

var rulingKeys = []jsonKey[Ruling]{
	{"hoyle", "the version of the format", true, func() schema.Object { return schema.Const(record.Version) },
		func(w *jsonline.Writer, key string, _ *Ruling) { w.Num(key, record.Version) }},
	textKey("game", "the game", func(r *Ruling) string { return r.Game }),
	textKey("rules", "the rule set under which it was judged", func(r *Ruling) string { return r.Rules }),
	wordKey("variant", "the form of the game; left out for the plain game", func(r *Ruling) string { return r.Variant }),
	wordKey("title", "the record's", func(r *Ruling) string { return r.Title }),
	lineKey("contract", "what was played, in words", false, func(r *Ruling) Line { return r.Contract }),
	lineKey("summary", "the ruling in one sentence", false, func(r *Ruling) Line { return r.Summary }),
	listKey("findings", "what was irregular, in order of occurrence", true, findingKeys, func(r *Ruling) []Finding { return r.Findings }),
	listKey("marks", "scoring events that are no irregularity", false, markKeys, func(r *Ruling) []Mark { return r.Marks }),
	{"dispute", "the answer to the question that the record puts: the one raised after the hand, else the last", false, func() schema.Object { return objectForm(disputeKeys) },
		func(w *jsonline.Writer, key string, r *Ruling) {
			if r.Dispute != nil {
				w.Key(key)
				writeObject(w, disputeKeys, r.Dispute)
			}
		}},
	listKey("disputes", "where the record puts several questions, the answers to all, in the order in which they were raised", false, answerKeys,
		func(r *Ruling) []Answer { return r.Disputes }),
	listKey("options", "the choices that a law leaves to a side", true, optionKeys, func(r *Ruling) []Option { return r.Options }),
	maybeKey("won", "whether the single player made his game, where there is one", func(r *Ruling) *bool { return r.Won }),
	{"winners", "who won the hand", true, func() schema.Object { return schema.List(schema.Type("string")) },
		func(w *jsonline.Writer, key string, r *Ruling) {
			jsonline.Strings(w, key, r.Winners)
		}},
	someKey("value", "the game's value, without sign", func(r *Ruling) (int, bool) {
		if r.Value == nil {
			return 0, false
		}
		return *r.Value, true
	}),
	countsKey("points", "card points, by player or by the parties that the game names", false, func(r *Ruling) []Count { return r.Points }),
	countsKey("scores", "what the hand adds to each player's score; who is not there gets nothing", true, func(r *Ruling) []Count { return r.Scores }),
	{"over", "true where a game that goes over several hands is decided with this one", false, typed("boolean"),
		func(w *jsonline.Writer, key string, r *Ruling) {
			if r.Over {
				w.Bool(key, true)
			}
		}},
	truthKey("redeal", "whether the law orders a new deal", func(r *Ruling) bool { return r.Redeal }),
	numberKey("carry", "what the winner of the next hand adds", func(r *Ruling) int { return r.Carry }),
	lineKey("undecided", "what the record leaves open; it is said, never guessed", false, func(r *Ruling) Line { return r.Undecided }),
	listKey("reasons", "the steps of the ruling in order", true, reasonKeys, func(r *Ruling) []Reason { return r.Reasons }),
}

// RulingSchema is the JSON Schema (draft 2020-12) of a ruling, as hoyle judge --output json writes one a line.
func RulingSchema() []byte {
	head := schema.Object{
		{Key: "$schema", Value: schema.Draft},
		{Key: "title", Value: "A ruling of hoyle, version " + strconv.Itoa(record.Version)},
		{Key: "description", Value: "What hoyle judge --output json writes, an object a line."},
	}
	return append(head, objectForm(rulingKeys)...).Text()
}

// RecordSchema is the JSON Schema (draft 2020-12) of a record of these games; of every game where none is named.
func RecordSchema(games ...*engine.Game) []byte {
	if len(games) == 0 {
		games = Games
	}
	return record.Schema(games)
}
