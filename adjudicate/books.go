package adjudicate

import (
	"errors"
	"slices"
	"strings"

	"hoyle/adjudicate/record"
	"hoyle/docs"
	"hoyle/engine"
	"hoyle/internal/jsonline"
)

// ByBook is a record judged by one rule set, its contract in the words of that book.
type ByBook struct {
	Set    engine.RuleSet
	Ruling *Ruling // nil where Err is not
	Err    error   // *engine.NoEquivalent: the book has nothing like the contract; or what the engine refused
}

// None is why a book has no ruling on a hand, as a sentence; "" where it has one.
func (b *ByBook) None() string {
	var (
		none *engine.NoEquivalent
		bad  *engine.Impossible
	)
	switch {
	case b.Err == nil:
		return ""
	case errors.As(b.Err, &none):
		return "The contract has no equivalent: this book knows " + none.What + "."
	case errors.As(b.Err, &bad):
		return "The record cannot be judged by this book: " + b.Err.Error() + "."
	}
	return b.Err.Error()
}

// Step is what a ruling says and the law behind it: a finding, a reason, or a choice.
type Step struct {
	Text string
	Law  engine.Law

	id      string // of a finding or a choice: which it is, whatever the book says of it
	figures string // the numbers in the text, in order
}

// Contrast is a place where two rulings on one hand part: the steps of either that the other does not take. One side
// may be empty.
type Contrast struct{ Steps [2][]Step }

// Books is one record judged by two rule sets.
type Books struct {
	Game        *engine.Game
	Title       string
	By          [2]ByBook
	Differences []Contrast // the steps with the laws that make the difference, in the order of the rulings
	Same        int        // how many steps the two have in common

	doc *record.Doc
}

// TwoBooks judges the hands of a sitting by two rule sets and sets the rulings beside each other. By each book the
// sitting runs on by itself.
type TwoBooks struct{ by [2]Sitting }

// NewTwoBooks begins a sitting that is judged by two rule sets.
func NewTwoBooks(first, second string) *TwoBooks {
	return &TwoBooks{[2]Sitting{{Rules: first}, {Rules: second}}}
}

// Rule judges the next record by both.
func (t *TwoBooks) Rule(d *record.Doc) *Books {
	b := &Books{Game: d.Game, Title: d.Title, doc: d}
	for i := range t.by {
		b.By[i] = t.by[i].byBook(d, nil)
	}
	if b.By[0].Ruling != nil && b.By[1].Ruling != nil {
		b.Differences, b.Same = contrasts(d.Game, stepsOf(b.By[0].Ruling), stepsOf(b.By[1].Ruling))
	}
	return b
}

// Err is an error that neither book can judge the record with, at its place: it is the record's, whatever the book.
func (b *Books) Err() error {
	if b.By[0].Err != nil && b.By[1].Err != nil {
		return b.By[0].located(b.doc)
	}
	return nil
}

// stepsOf lists all that a ruling cites a law for.
func stepsOf(r *Ruling) []Step {
	var out []Step
	add := func(id, text string, law engine.Law) {
		out = append(out, Step{Text: text, Law: law, id: id, figures: figuresOf(text)})
	}
	for _, f := range r.Findings {
		add(strings.Join([]string{"finding", f.What, f.By, f.Card}, "\t"), f.Text.String(), f.Law)
	}
	for _, s := range r.Reasons {
		add("", s.Text.String(), s.Law)
	}
	for _, o := range r.Options {
		add(strings.Join([]string{"option", o.Choice, o.By}, "\t"), o.Text.String(), o.Law)
	}
	return out
}

// figuresOf are the numbers in a text.
func figuresOf(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }), " ")
}

// contrasts aligns two lists of steps. Steps are the same if they say the same, or if they settle the same point with
// the same numbers; steps that settle the same point otherwise stand beside each other. What only one ruling says
// makes a difference only if its law decides something.
func contrasts(g *engine.Game, a, b []Step) (out []Contrast, same int) {
	pair := func(x, y *Step) int {
		switch {
		case x.id != "" || y.id != "":
			if x.id == y.id {
				return 2
			}
			return 0
		case x.Text == y.Text:
			return 2
		case g.SamePoint == nil || !g.SamePoint(x.Law, y.Law):
			return 0
		case x.figures == y.figures && x.figures != "":
			return 2
		}
		return 1
	}
	// best[i][j] is the most that a[i:] and b[j:] can have in common.
	best := make([][]int, len(a)+1)
	for i := range best {
		best[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if n := pair(&a[i], &b[j]); n > 0 {
				best[i][j] = max(best[i][j], best[i+1][j+1]+n)
			}
		}
	}
	var open Contrast // what stands alone since the last pair
	deciding := decides(g.Name)
	alone := func(side int, s Step) {
		if deciding(s.Law) {
			open.Steps[side] = append(open.Steps[side], s)
		}
	}
	flush := func() {
		if len(open.Steps[0])+len(open.Steps[1]) > 0 {
			out = append(out, open)
			open = Contrast{}
		}
	}
	for i, j := 0, 0; i < len(a) || j < len(b); {
		n := 0
		if i < len(a) && j < len(b) {
			n = pair(&a[i], &b[j])
		}
		switch {
		case n > 0 && best[i][j] == best[i+1][j+1]+n:
			flush()
			if n == 2 {
				same++
			} else {
				out = append(out, Contrast{[2][]Step{{a[i]}, {b[j]}}})
			}
			i, j = i+1, j+1
		case j == len(b) || i < len(a) && best[i][j] == best[i+1][j]:
			alone(0, a[i])
			i++
		default:
			alone(1, b[j])
			j++
		}
	}
	flush()
	return out, same
}

// decides tells the laws of a game that decide something from those that define, describe or advise.
func decides(game string) func(engine.Law) bool {
	texts, err := docs.Load(game)
	return func(l engine.Law) bool {
		if err != nil {
			return true
		}
		s := texts.Section(string(l))
		return s == nil || s.Kind == docs.Decides
	}
}

// Laws are those that make the difference, of one side, each once.
func (b *Books) Laws(side int) []engine.Law {
	var out []engine.Law
	for _, c := range b.Differences {
		for _, s := range c.Steps[side] {
			if !slices.Contains(out, s.Law) {
				out = append(out, s.Law)
			}
		}
	}
	return out
}

// AppendJSON appends the two rulings and their differences to dst, on one line without a line feed.
func (b *Books) AppendJSON(dst []byte) []byte {
	w := jsonline.Writer{B: append(dst, '{')} // whatever stands before it
	w.Num("hoyle", record.Version)
	w.Str("game", b.Game.Name)
	w.Opt("title", b.Title)
	jsonline.List(&w, "books", b.By[:], func(x ByBook) {
		if x.Ruling != nil {
			w.Raw(x.Ruling.AppendJSON(nil))
			return
		}
		w.Open('{')
		w.Str("rules", x.Set.Name)
		w.Str("none", x.None())
		w.Close('}')
	})
	jsonline.Objects(&w, "differences", b.Differences, func(c Contrast) {
		for side := range c.Steps {
			jsonline.Objects(&w, b.By[side].Set.Name, c.Steps[side], func(s Step) {
				w.Str("text", s.Text)
				w.Opt("law", string(s.Law))
			})
		}
	})
	w.Num("same", b.Same)
	w.Close('}')
	return w.B
}
