// Package ask finds its way from what went wrong at a table to a ruling without a record: it asks what the ruling still
// turns on, and makes the record of the answers.
package ask

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hoyle/adjudicate/record"
	"hoyle/engine"
)

// Inquiry finds its way from what went wrong to a record and its ruling. It asks only what the ruling still turns on:
// it judges the records that the answers could make, and a question whose answers all lead to the same ruling,
// whatever the answers to the others, is not asked.
type Inquiry struct {
	game     *engine.Game
	rules    engine.RuleSet
	form     engine.Form
	players  []string
	table    *engine.Table // whose names they are; nil where they have their own
	fault    engine.FaultSpec
	matter   bool // it is no irregularity
	reported bool // the record reports the fault; otherwise its cards or calls show it
	all      []*Query
	given    []*Query // in the order in which they were answered
	worlds   map[string]*world
	plain    map[string]*world // without the incident
	places   map[string][]string
}

// Query is a question about one incident.
type Query struct {
	Key     string
	Text    string
	Choices []Choice
	Number  bool // any whole number is an answer too

	record  string // what a number adds to the record
	samples []Choice
	given   *Choice
}

// Choice is an answer to a Query.
type Choice struct {
	Word string // what is typed
	Text string // in the players' words

	record string
	value  string // what $KEY stands for in a record; "" for nothing
}

// The keys of the questions that every game has.
const (
	askBy     = "by"
	askDealer = "dealer"
)

// New begins an inquiry into a fault of a game, by its name. The error tells a fault, a rule set, a variant or a number of
// players that the game does not know, or in which the fault cannot be.
func New(g *engine.Game, at Setting, fault string) (*Inquiry, error) {
	q := &Inquiry{game: g, worlds: map[string]*world{}, plain: map[string]*world{}, places: map[string][]string{}}
	var ok bool
	if q.rules, ok = g.RuleSet(at.Rules); !ok {
		return nil, fmt.Errorf("%s has no rule set %q", g.Title, at.Rules)
	}
	if q.fault, q.matter, ok = subject(g, fault); !ok || !askable(g, &q.fault, Setting{}) {
		return nil, fmt.Errorf("nobody can ask about %q in %s", fault, g.Title)
	}
	if err := q.seat(at); err != nil {
		return nil, err
	}
	q.reported = q.fault.Reported
	for _, s := range q.scenes() {
		if !placeOnly(s.Record) {
			q.reported = false
		}
	}
	q.pose(func(x engine.Question) bool { return x.About == nil || slices.Contains(x.About, fault) })
	return q, q.said()
}

// seat finds the form that is played, and by whom.
func (q *Inquiry) seat(at Setting) error {
	at = at.filled(q.game, q.rules, q.fault.Name)
	if at.Variant != "" && !slices.ContainsFunc(q.rules.Variants, func(v engine.Variant) bool { return v.Name == at.Variant }) {
		return fmt.Errorf("%s has no variant %q", q.game.Title, at.Variant)
	}
	q.players = at.Players
	if q.players == nil {
		if q.table = q.game.Ask.Table(at.Variant, at.Number); q.table == nil {
			return fmt.Errorf("%s has no names for %d players: say who they are", q.game.Title, at.Number)
		}
		q.players = q.table.Names
	}
	q.form = engine.Form{Rules: q.rules.Name, Variant: at.Variant, Players: len(q.players)}
	switch name := strings.TrimSpace(at.Variant + " " + q.game.Title); {
	case !played(q.game, q.form):
		return fmt.Errorf("%s is not played by %d", name, len(q.players))
	case !askable(q.game, &q.fault, Setting{Variant: at.Variant, Number: len(q.players)}):
		return fmt.Errorf("there is no %s in %s by %d", fault(q.fault.Name), name, len(q.players))
	}
	return nil
}

// fault is its name as it is spoken.
func fault(name string) string { return strings.ReplaceAll(name, "-", " ") }

// scenes are those that show the fault in the form that is played.
func (q *Inquiry) scenes() []engine.Scene {
	return slices.DeleteFunc(q.game.Scenes(), func(s engine.Scene) bool {
		return s.Fault != q.fault.Name || !s.In(q.form) || !q.under(s.Rules)
	})
}

// said takes the answers that the names of the players give.
func (q *Inquiry) said() error {
	if q.table == nil {
		return nil
	}
	for _, x := range q.all {
		word, ok := q.table.Said[x.Key]
		if !ok {
			continue
		}
		c, err := x.choice(word)
		if err != nil {
			return err
		}
		x.Choices, x.samples, x.Number, x.given = []Choice{c}, nil, false, &c
	}
	return nil
}

// placeOnly reports whether a scene is only a place in the play, perhaps of a certain game, or in the sitting, which leaves
// the fault to be reported there; any other one shows it.
func placeOnly(scene string) bool {
	place := false
	for line := range strings.Lines(scene) {
		at := strings.HasPrefix(line, "position:") || strings.HasPrefix(line, "match:")
		if !at && !strings.HasPrefix(line, "contract:") {
			return false
		}
		place = place || at
	}
	return place
}

// pose lists the questions that may be asked: who, what the fault's own description asks for, and the game's.
func (q *Inquiry) pose(about func(engine.Question) bool) {
	by := &Query{Key: askBy, Text: "Who did it?", Choices: q.people("")}
	if q.fault.By != engine.Outsider && !q.matter {
		q.all = append(q.all, by)
	}
	if q.reported {
		by.Choices = q.people("fault: {by: $by}")
		for _, f := range q.fault.Fields {
			if !slices.ContainsFunc(q.game.Ask.Questions, func(x engine.Question) bool { return x.Key == f.Key }) {
				if one := fieldQuery(f); len(one.domain()) > 0 {
					q.all = append(q.all, one)
				}
			}
		}
	} else if len(q.players) == q.game.Spec.DummyWith {
		by.Choices = append(by.Choices, Choice{Word: engine.Dummy, Text: "the dummy", value: engine.Dummy})
	}
	if q.table == nil || q.table.Dealer == "" {
		q.all = append(q.all, &Query{Key: askDealer, Text: "Who dealt?", Choices: q.people("dealer: $dealer")})
	}
	for _, x := range q.game.Ask.Questions {
		if about(x) && (q.form.Players == 0 || x.In(q.form)) {
			q.all = append(q.all, q.query(x))
		}
	}
}

// people are the players as answers.
func (q *Inquiry) people(record string) []Choice {
	var out []Choice
	for i, name := range q.players {
		out = append(out, Choice{Word: name, Text: name, record: record, value: alias(i)})
	}
	return out
}

// has reports whether a reply is one in the form that is played; where none is, whether it is one in any.
func (q *Inquiry) has(r *engine.Reply) bool {
	if q.form.Players == 0 {
		return true
	}
	return q.under(r.Rules) && (r.Variant == "" || r.Variant == q.form.Variant)
}

// under reports whether what is said for one rule set holds in the one that is played by.
func (q *Inquiry) under(rules string) bool {
	return rules == "" || rules == q.rules.Name || rules == q.rules.Base
}

// query is a question of the game.
func (q *Inquiry) query(x engine.Question) *Query {
	one := &Query{Key: x.Key, Text: x.Text, record: x.Record, Number: len(x.Numbers) > 0}
	if x.Player {
		one.Choices = q.people(x.Record)
	}
	for _, r := range x.Replies {
		if q.has(&r) {
			one.Choices = append(one.Choices, Choice{Word: r.Word, Text: r.Text, record: r.Record})
		}
	}
	for _, n := range x.Numbers {
		one.samples = append(one.samples, one.number(n))
	}
	return one
}

// fieldQuery asks what a fault's description asks for beside its name.
func fieldQuery(f engine.FieldSpec) *Query {
	one := &Query{Key: f.Key, Text: capital(f.Doc)}
	add := func(word, text, value string) {
		c := Choice{Word: word, Text: text}
		if value != "" {
			c.record = "fault: {" + f.Key + ": " + value + "}"
		}
		one.Choices = append(one.Choices, c)
	}
	switch f.Kind {
	case engine.Bool:
		no := "" // left out where it may be
		if f.Required {
			no = "false"
		}
		add("no", "no", no)
		add("yes", "yes", "true")
	case engine.Int:
		if !f.Required {
			add("unknown", "that is not known", "")
		}
		one.Number, one.record = true, "fault: {"+f.Key+": $"+f.Key+"}"
		for n := 1; n <= 3; n++ {
			one.samples = append(one.samples, one.number(n))
		}
	case engine.Word:
		if !f.Required {
			add("unknown", "that is not known", "")
		}
		for _, w := range f.Words {
			add(w, w, w)
		}
	}
	return one
}

func (x *Query) number(n int) Choice {
	word := strconv.Itoa(n)
	return Choice{Word: word, Text: word, record: x.record, value: word}
}

// alias is what a record under construction calls the player of a seat; the names come in at the end.
func alias(seat int) string { return "P" + strconv.Itoa(seat) }

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// domain is every answer that is tried: the one given, or all.
func (x *Query) domain() []Choice {
	if x.given != nil {
		return []Choice{*x.given}
	}
	return append(x.Choices[:len(x.Choices):len(x.Choices)], x.samples...)
}

// blank is the answer given, or the one that adds nothing to the record; all where there is none.
func (x *Query) blank() []Choice {
	all := x.domain()
	for _, c := range all {
		if c.record == "" && c.value == "" {
			return []Choice{c}
		}
	}
	return all
}

// Fault is what the inquiry is about.
func (q *Inquiry) Fault() engine.FaultSpec { return q.fault }

// Players are the names of those at the table.
func (q *Inquiry) Players() []string { return q.players }

// Queries lists every question that may come up.
func (q *Inquiry) Queries() []*Query { return q.all }

// Given lists the questions that were answered, in order, each with its answer.
func (q *Inquiry) Given() (list []*Query, answers []Choice) {
	for _, x := range q.given {
		answers = append(answers, *x.given)
	}
	return q.given, answers
}

// ErrNoAnswer is the error of a word that does not answer a question.
var ErrNoAnswer = errors.New("not an answer")

// Answer answers a question with one of its words or, where it takes one, a number.
func (q *Inquiry) Answer(key, word string) error {
	i := slices.IndexFunc(q.all, func(x *Query) bool { return x.Key == key })
	if i < 0 {
		return fmt.Errorf("%w: nothing is asked about %s where the incident is %s", ErrNoAnswer, key, q.fault.Name)
	}
	c, err := q.all[i].choice(word)
	if err != nil {
		return err
	}
	if q.all[i].given == nil {
		q.given = append(q.given, q.all[i])
	}
	q.all[i].given = &c
	return nil
}

// Check says whether a word answers a question.
func (q *Inquiry) Check(key, word string) error {
	i := slices.IndexFunc(q.all, func(x *Query) bool { return x.Key == key })
	if i < 0 {
		return ErrNoAnswer
	}
	_, err := q.all[i].choice(word)
	return err
}

// Queries lists every question that a game may come to, whatever the incident, with the players by every name that the
// game has for them.
func Queries(g *engine.Game) []*Query {
	q := &Inquiry{game: g, reported: true}
	for i := range g.Ask.Tables {
		for _, name := range g.Ask.Tables[i].Names {
			if !slices.Contains(q.players, name) {
				q.players = append(q.players, name)
			}
		}
	}
	for _, f := range g.Spec.Faults {
		for _, x := range f.Fields {
			if !slices.ContainsFunc(q.fault.Fields, func(y engine.FieldSpec) bool { return x.Key == y.Key }) {
				q.fault.Fields = append(q.fault.Fields, x)
			}
		}
	}
	q.pose(func(engine.Question) bool { return true })
	var out []*Query
	for _, x := range q.all {
		if i := slices.IndexFunc(out, func(y *Query) bool { return y.Key == x.Key }); i >= 0 {
			out[i].Choices = append(out[i].Choices, x.Choices...) // the same question of another form
		} else {
			out = append(out, x)
		}
	}
	return out
}

// choice finds the answer that a word names.
func (x *Query) choice(word string) (Choice, error) {
	word = strings.TrimSpace(word)
	for _, c := range x.Choices {
		if strings.EqualFold(c.Word, word) {
			return c, nil
		}
	}
	if x.Number {
		if n, err := strconv.Atoi(word); err == nil && n >= 0 {
			return x.number(n), nil
		}
	}
	return Choice{}, fmt.Errorf("%w: %q; %s", ErrNoAnswer, word, strings.Join(x.Words(), ", "))
}

// Words are what may be answered.
func (x *Query) Words() []string {
	var words []string
	for _, c := range x.Choices {
		words = append(words, c.Word)
	}
	if x.Number {
		words = append(words, "a number")
	}
	return words
}

// Back takes the last answer back; false when there is none.
func (q *Inquiry) Back() bool {
	if len(q.given) == 0 {
		return false
	}
	last := len(q.given) - 1
	q.given[last].given = nil
	q.given = q.given[:last]
	return true
}

// Next is the next question that the ruling turns on, with the answers that are possible; nil when nothing is left to
// ask.
func (q *Inquiry) Next() *Query {
	for i, x := range q.all {
		if x.given != nil {
			continue
		}
		if possible, differ := q.turnsOn(i); differ {
			open := *x
			open.Choices = slices.DeleteFunc(slices.Clone(x.Choices), func(c Choice) bool { return !possible[c.Word] })
			return &open
		}
	}
	return nil
}

// turnsOn tries every answer to a question with every answer to the others that are still open: which of them are
// possible at all, and whether the ruling differs with them.
func (q *Inquiry) turnsOn(at int) (possible map[string]bool, differ bool) {
	possible = map[string]bool{}
	own := q.all[at].domain()
	q.each(at, func(world []Choice) bool {
		first := ""
		for _, c := range own {
			world[at] = c
			w := q.world(world)
			if w == nil {
				continue
			}
			possible[c.Word] = true
			ruling := w.essence
			if q.all[at].Key == askBy {
				ruling += w.telling // of whom it speaks matters, though the law may be the same
			}
			if first == "" {
				first = ruling
			}
			differ = differ || ruling != first
		}
		return !differ || len(possible) < len(own)
	})
	return possible, differ
}

// each runs through all answers to the open questions but one, as long as the function wants more.
func (q *Inquiry) each(but int, f func([]Choice) bool) {
	q.run(f, func(x *Query) []Choice {
		if x == q.all[but] {
			return []Choice{{}}
		}
		return x.domain()
	})
}

// run runs through the answers to all questions, as long as the function wants more.
func (q *Inquiry) run(f func([]Choice) bool, domain func(*Query) []Choice) {
	world := make([]Choice, len(q.all))
	var run func(i int) bool
	run = func(i int) bool {
		if i == len(q.all) {
			return f(world)
		}
		for _, c := range domain(q.all[i]) {
			world[i] = c
			if !run(i + 1) {
				return false
			}
		}
		return true
	}
	run(0)
}

// ErrNoRuling is the error of answers that no record fits.
var ErrNoRuling = errors.New("no hand fits these answers")

// Record is the record that the answers make. What was not asked, because the ruling does not turn on it, is left out
// where it can be; where it can't, the first answer that fits stands for all, and the note says so.
func (q *Inquiry) Record() (*record.Doc, error) {
	var found *world
	var with []Choice
	first := func(world []Choice) bool {
		if found = q.world(world); found != nil {
			with = slices.Clone(world)
		}
		return found == nil
	}
	q.run(first, (*Query).blank)
	if found == nil {
		q.run(first, (*Query).domain)
	}
	if found == nil {
		return nil, ErrNoRuling
	}
	if q.reported && q.all[0].given == nil {
		// Nobody was asked for: the ruling is the same whoever it was, so nobody is named.
		anon := slices.Clone(with)
		anon[0] = Choice{}
		if w := q.world(anon); w != nil {
			found, with = w, anon
		}
	}
	d := &record.Doc{Hand: found.hand, Game: q.game, Title: capital(q.fault.Meaning)}
	d.Hand.Players = q.players
	rename(&d.Hand)
	d.Note = q.note(found, with)
	return d, nil
}

// note tells what in the record stands for something else.
func (q *Inquiry) note(w *world, with []Choice) string {
	var stands []string
	if w.scene {
		stands = append(stands, "The cards and calls stand for those at the table.")
	}
	var open []string
	for i, x := range q.all {
		if x.given == nil && with[i].record != "" && x.Key != askBy {
			open = append(open, x.Text)
		}
	}
	if len(open) > 0 {
		stands = append(stands, "Not asked, as the ruling does not turn on it: "+strings.Join(open, "; "))
	}
	return strings.Join(stands, " ")
}
