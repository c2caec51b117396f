// Package adjudicate turns a record into a ruling: it decodes, has the game's engine replay and judge, and puts the
// verdict into the plain data that is printed, compared and written as JSON.
package adjudicate

import (
	"strconv"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/internal/jsonline"
)

// Ruling is what hoyle says of one hand. Its JSON is the format's (docs/record.md).
type Ruling struct {
	Game     string // the record's game key
	Rules    string // the rule set
	Variant  string // "" for the plain game
	Title    string
	Contract Line      // what was played, in words
	Agreed   []string  // the agreements in force, key: value
	Summary  Line      // the ruling in one plain sentence
	Findings []Finding // in order of occurrence
	Marks    []Mark
	Dispute  *Upheld  // the answer to the one raised after the hand, else to the last; nil where it is open
	Disputes []Answer // where there are several: the answers to all, in the order in which they were raised
	Options  []Option
	Won      *bool
	Winners  []string
	Value    *int
	Points   []Count
	Scores   []Count // zero rows left out
	Redeal   bool
	Over     bool // a game that goes over several hands is decided; the next hand begins another
	Carry    int

	Undecided Line
	Reasons   []Reason
	Figures   []engine.Figure // numbers behind the ruling, not part of the JSON
	Scored    Line            // for a score sheet: why the hand scores what it does; not part of the JSON

	voice *say.Voice // speaks all its lines
}

// Finding is an irregular act.
type Finding struct {
	What, By string
	Trick    int
	Card     string
	Law      engine.Law
	Text     Line
	Act      int // index of the act in the play, -1 before it
}

// Mark is a scoring event.
type Mark struct {
	What, By string
	Trick    int
	Card     string
	Points   int
	Law      engine.Law
}

// Option is a choice that a law leaves to a side.
type Option struct {
	By, Choice string
	Text       Line
	Law        engine.Law
	Scores     []Count
}

// Upheld is the answer to a dispute.
type Upheld struct {
	Upheld bool
	Text   Line
}

// Reason is one step of the ruling with the law behind it.
type Reason struct {
	Text Line
	Law  engine.Law
}

// Answer is the answer to one of several disputes.
type Answer struct {
	By, Says, Against string
	Trick             int
	Upheld            *bool // nil where the record leaves it open
	Text              Line  // the answer, or what is open
}

// Count is a number that belongs to a player or a side.
type Count struct {
	Name string
	N    int
}

// Count finds a name's number; ok is false when it is not listed.
func count(list []Count, name string) (n int, ok bool) {
	for _, c := range list {
		if c.Name == name {
			return c.N, true
		}
	}
	return 0, false
}

// Words are the sentences of the ruling: how it ends, what is open, the answer to the question, the findings, the reasons
// and the choices, each after the name of whose it is.
func (r *Ruling) Words() (out []string) {
	add := func(l Line) {
		if !l.Empty() {
			out = append(out, l.String())
		}
	}
	add(r.Summary)
	add(r.Undecided)
	if r.Dispute != nil {
		add(r.Dispute.Text)
	}
	for i := range r.Findings {
		add(r.Findings[i].Text)
	}
	for i := range r.Reasons {
		add(r.Reasons[i].Text)
	}
	for i := range r.Options {
		if o := &r.Options[i]; o.By == "" {
			add(o.Text)
		} else {
			out = append(out, o.By+": "+o.Text.String())
		}
	}
	return out
}

// Score of a player; 0 when the hand adds nothing.
func (r *Ruling) Score(player string) int { n, _ := count(r.Scores, player); return n }

// Laws lists every law that the ruling cites, each once, in the order in which they decide.
func (r *Ruling) Laws() []engine.Law {
	var out []engine.Law
	seen := make(map[engine.Law]bool)
	add := func(l engine.Law) {
		if l != "" && !seen[l] {
			seen[l] = true
			out = append(out, l)
		}
	}
	for i := range r.Findings {
		add(r.Findings[i].Law)
	}
	for i := range r.Marks {
		add(r.Marks[i].Law)
	}
	for i := range r.Reasons {
		add(r.Reasons[i].Law)
	}
	for i := range r.Options {
		add(r.Options[i].Law)
	}
	return out
}

// newRuling names what the verdict keeps by seat.
func newRuling(g *engine.Game, h *engine.Hand, title string, v *engine.Verdict) *Ruling {
	rules := h.Rules
	if rules == "" {
		rules = g.RuleSets[0].Name
	}
	r := &Ruling{Game: g.Name, Rules: rules, Variant: h.Variant, Title: title,
		Redeal: v.Redeal, Over: v.Over, Carry: v.Carry, Figures: v.Figures, voice: g.Voice(h, say.English)}
	r.Contract, r.Summary, r.Undecided, r.Scored = r.Line(v.Contract), r.Line(v.Summary), r.Line(v.Undecided), r.Line(v.Scored)
	if v.Dispute != nil {
		r.Dispute = &Upheld{v.Dispute.Upheld, r.Line(v.Dispute.Text)}
	}
	if len(v.Reasons) > 0 {
		r.Reasons = make([]Reason, len(v.Reasons))
	}
	for i, x := range v.Reasons {
		r.Reasons[i] = Reason{r.Line(x.Text), x.Law}
	}
	for _, f := range h.Agreed {
		r.Agreed = append(r.Agreed, agreement(g, h, f))
	}
	name := func(s engine.Seat) string {
		if s == engine.Nobody {
			return ""
		}
		return h.Name(s)
	}
	if len(v.Findings) > 0 {
		r.Findings = make([]Finding, len(v.Findings))
	}
	for i, f := range v.Findings {
		r.Findings[i] = Finding{What: f.What, By: name(f.By), Trick: f.Trick, Law: f.Law, Text: r.Line(f.Text), Act: f.Act}
		if f.Card < 64 {
			r.Findings[i].Card = g.Cards.String(f.Card)
		}
	}
	for _, m := range v.Marks {
		mark := Mark{What: m.What, By: name(m.By), Trick: m.Trick, Points: m.Points, Law: m.Law}
		if m.Card != card.None {
			mark.Card = g.Cards.String(m.Card)
		}
		r.Marks = append(r.Marks, mark)
	}
	for _, o := range v.Options {
		r.Options = append(r.Options, Option{name(o.By), o.Choice, r.Line(o.Text), o.Law, counts(h, o.Scores)})
	}
	if len(v.Answers) > 1 {
		for i := range v.Answers {
			r.Disputes = append(r.Disputes, answer(r, h, &v.Answers[i]))
		}
	}
	if v.Won != engine.Unknown {
		won := v.Won == engine.Yes
		r.Won = &won
	}
	if v.HasValue {
		r.Value = &v.Value
	}
	for _, s := range v.Winners {
		r.Winners = append(r.Winners, h.Name(s))
	}
	r.Points = counts(h, v.Points)
	for _, c := range counts(h, v.Scores) {
		if c.N != 0 {
			r.Scores = append(r.Scores, c)
		}
	}
	return r
}

// answer names what an answer keeps by seat.
func answer(r *Ruling, h *engine.Hand, a *engine.Response) Answer {
	out := Answer{By: h.Name(a.By), Says: a.Says, Trick: a.Trick, Text: r.Line(a.Text)}
	if a.Against != engine.Nobody {
		out.Against = h.Name(a.Against)
	}
	if a.Decided {
		out.Upheld = &a.Upheld.Upheld
	} else {
		out.Text = r.Line(a.Open)
	}
	return out
}

// agreement writes an agreement as the record does.
func agreement(g *engine.Game, h *engine.Hand, f engine.Field) string {
	value := f.Word
	for _, spec := range g.Spec.Agreed {
		if spec.Key != f.Key {
			continue
		}
		switch spec.Kind {
		case engine.Bool:
			value = strconv.FormatBool(f.N != 0)
		case engine.Int:
			value = strconv.Itoa(f.N)
		case engine.Player:
			value = h.Name(f.Seat)
		}
	}
	return f.Key + ": " + value
}

func counts(h *engine.Hand, list []engine.Count) []Count {
	if len(list) == 0 {
		return nil
	}
	out := make([]Count, len(list))
	for i, c := range list {
		out[i] = Count{c.Side, c.N}
		if c.Side == "" {
			out[i].Name = h.Name(c.Seat)
		}
	}
	return out
}

// MarshalJSON writes the format's object.
func (r *Ruling) MarshalJSON() ([]byte, error) { return r.AppendJSON(nil), nil }

// AppendJSON appends the ruling's JSON to b, on one line without a line feed. Archives of millions are written with it.
func (r *Ruling) AppendJSON(b []byte) []byte {
	w := jsonline.Writer{B: append(b, '{')} // whatever stands before it
	writeKeys(&w, rulingKeys, r)
	return w.B
}
