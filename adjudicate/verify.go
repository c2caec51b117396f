package adjudicate

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hoyle/adjudicate/record"
	"hoyle/docs"
	"hoyle/engine"
)

// Difference is one point in which a ruling is not what its record expects.
type Difference struct {
	Key       string // of expect
	Want, Got string
}

func (d Difference) String() string {
	return fmt.Sprintf("%s: expected %s, got %s", d.Key, d.Want, d.Got)
}

// Verify compares the ruling on a record with what the record expects; only what stands in its expect is compared.
// err is the error of the ruling, nil when there is one. The remaining error is one that the record did not expect.
func Verify(d *record.Doc, r *Ruling, err error) ([]Difference, error) {
	x := d.Expect
	if x == nil {
		return nil, err
	}
	if x.Error.Set {
		switch {
		case err == nil:
			return []Difference{{"error", "a refusal with " + strconv.Quote(x.Error.V), "a ruling"}}, nil
		case !refused(err):
			return nil, err
		case !strings.Contains(err.Error(), x.Error.V):
			return []Difference{{"error", "a refusal with " + strconv.Quote(x.Error.V), strconv.Quote(err.Error())}}, nil
		}
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	c := &comparison{d: d, r: r}
	c.compare(x)
	return c.diffs, nil
}

// Verify rules on the next hand and compares the ruling with what its record expects.
func (s *Sitting) Verify(d *record.Doc) (*Ruling, []Difference, error) {
	r, err := s.Rule(d, nil)
	diffs, err := Verify(d, r, err)
	if err == nil && r != nil && d.Expect != nil {
		diffs = append(diffs, s.Sheet.compare(d)...)
	}
	return r, diffs, err
}

// compare the sheet as it stands with what a record expects of it.
func (s *Sheet) compare(d *record.Doc) (diffs []Difference) {
	each := func(key string, want []engine.Count, got engine.SettlementRow) {
		expected := counts(&d.Hand, want)
		for i, name := range s.Players {
			n, named := count(expected, name)
			if !named && !slices.Contains(d.Hand.Players, name) {
				continue // the record cannot speak of one who has left the table
			}
			if n*max(got.Of, 1) != got.Amounts[i] {
				diffs = append(diffs, Difference{key + " of " + name, Signed(n), got.Text(i)})
			}
		}
	}
	if x := d.Expect.Totals; x.Set {
		each("total", x.V, engine.SettlementRow{Amounts: s.Totals})
	}
	for _, m := range d.Expect.Settled.V {
		_, rows := s.Settle(m.Method)
		each("settlement by "+m.Method, m.Amounts, rows[len(rows)-1])
	}
	return diffs
}

func refused(err error) bool {
	return errors.Is(err, record.ErrMalformed) || errors.Is(err, record.ErrImpossible)
}

// comparison collects the differences of one ruling.
type comparison struct {
	d     *record.Doc
	r     *Ruling
	diffs []Difference
}

func (c *comparison) differ(key, want, got string) {
	if want != got {
		c.diffs = append(c.diffs, Difference{key, want, got})
	}
}

func (c *comparison) compare(x *record.Expect) {
	r := c.r
	if x.Findings.Set {
		c.findings(x.Findings.V)
	}
	if x.Marks.Set {
		c.marks(x.Marks.V)
	}
	if x.Dispute.Set {
		got := "no dispute"
		if r.Dispute != nil {
			got = upheld(r.Dispute.Upheld)
		}
		c.differ("dispute", upheld(x.Dispute.V), got)
	}
	if x.Disputes.Set {
		c.differ("disputes", list(x.Disputes.V), list(answers(c.d, r)))
	}
	if x.Won.Set {
		got := "no answer"
		if r.Won != nil {
			got = strconv.FormatBool(*r.Won)
		}
		c.differ("won", strconv.FormatBool(x.Won.V), got)
	}
	if x.Winners.Set {
		var want []string
		for _, s := range x.Winners.V {
			want = append(want, c.d.Hand.Name(s))
		}
		// The winners are a set; their order says nothing.
		c.differ("winners", list(slices.Sorted(slices.Values(want))), list(slices.Sorted(slices.Values(r.Winners))))
	}
	if x.Value.Set {
		got := "no value"
		if r.Value != nil {
			got = strconv.Itoa(*r.Value)
		}
		c.differ("value", strconv.Itoa(x.Value.V), got)
	}
	if x.Points.Set {
		for _, want := range counts(&c.d.Hand, x.Points.V) {
			got := "none"
			if n, ok := count(r.Points, want.Name); ok {
				got = strconv.Itoa(n)
			}
			c.differ("points of "+want.Name, strconv.Itoa(want.N), got)
		}
	}
	if x.Scores.Set {
		c.scores(counts(&c.d.Hand, x.Scores.V))
	}
	if x.Over.Set {
		c.differ("over", strconv.FormatBool(x.Over.V), strconv.FormatBool(r.Over))
	}
	if x.Redeal.Set {
		c.differ("redeal", strconv.FormatBool(x.Redeal.V), strconv.FormatBool(r.Redeal))
	}
	if x.Carry.Set {
		c.differ("carry", strconv.Itoa(x.Carry.V), strconv.Itoa(r.Carry))
	}
	if x.Options.Set {
		var got []string
		for _, o := range r.Options {
			got = append(got, o.Choice)
		}
		c.differ("options", list(x.Options.V), list(got))
	}
	if x.Laws.Set {
		c.laws(x.Laws.V)
	}
	for _, want := range x.Says.V {
		if words := c.r.Words(); !slices.ContainsFunc(words, func(w string) bool { return strings.Contains(w, want) }) {
			c.differ("says", strconv.Quote(want), strings.Join(words, " "))
		}
	}
	if x.Undecided.Set {
		got := strconv.FormatBool(!r.Undecided.Empty())
		if want := strconv.FormatBool(x.Undecided.V); want != got {
			if !r.Undecided.Empty() {
				got += " (" + r.Undecided.String() + ")"
			}
			c.differ("undecided", want, got)
		}
	}
}

func upheld(b bool) string {
	if b {
		return "upheld"
	}
	return "rejected"
}

// answers are those to all questions of a record, in words.
func answers(d *record.Doc, r *Ruling) (out []string) {
	say := func(is *bool) {
		if is == nil {
			out = append(out, "open")
			return
		}
		out = append(out, upheld(*is))
	}
	for i := range r.Disputes {
		say(r.Disputes[i].Upheld)
	}
	switch {
	case len(out) > 0 || d.Hand.Raised() == nil:
	case r.Dispute == nil:
		say(nil)
	default:
		say(&r.Dispute.Upheld)
	}
	return out
}

// scores compares every player; one who is not listed is expected to score nothing.
func (c *comparison) scores(want []Count) {
	names := slices.Clone(c.d.Hand.Players)
	for _, w := range append(slices.Clone(want), c.r.Scores...) {
		if !slices.Contains(names, w.Name) {
			names = append(names, w.Name)
		}
	}
	for _, name := range names {
		n, _ := count(want, name)
		c.differ("score of "+name, Signed(n), Signed(c.r.Score(name)))
	}
}

// Signed is a score as a comparison shows it: +14, -3, 0.
func Signed(n int) string {
	if n == 0 {
		return "0"
	}
	return fmt.Sprintf("%+d", n)
}

// laws wants each section among those that the ruling cites.
func (c *comparison) laws(want []string) {
	cited := c.r.Laws()
	for _, w := range want {
		if !slices.ContainsFunc(cited, func(l engine.Law) bool { return c.law(w, l) }) {
			var got []string
			for _, l := range cited {
				got = append(got, l.Section())
			}
			c.differ("laws", w+" among those cited", list(got))
		}
	}
}

// law reports whether an id is the one meant: a whole id; a section of the record's rule set, or the paragraph that it is
// a part of (10 for 10.2); or an older number or another name by which the rule text knows the section.
func (c *comparison) law(want string, got engine.Law) bool {
	section := got.Section()
	switch {
	case got == "" || want == "":
		return false
	case want == string(got):
		return true
	case !strings.HasPrefix(string(got), c.r.Game+"/"):
		return false
	case want == section || strings.HasPrefix(section, want+"."):
		return true
	}
	found, err := docs.Find(c.r.Game, c.r.Rules, want)
	return err == nil && slices.ContainsFunc(found, func(s *docs.Section) bool { return s.ID == string(got) })
}

// aspect is one field of a finding or a mark on both sides; ok says that they agree.
type aspect struct {
	key       string
	set, ok   bool
	want, got string
}

// compareList compares an exact list, item by item, or as a whole where its length is another: that tells more than the
// first place that differs.
func compareList[W, G any](c *comparison, one string, want []W, got []G, aspects func(W, G) []aspect, say func(G) string) {
	if len(want) != len(got) {
		var a, b []string
		var nothing G
		for _, w := range want {
			a = append(a, describe(aspects(w, nothing)))
		}
		for _, g := range got {
			b = append(b, say(g))
		}
		c.differ(one+"s", brackets(a), brackets(b))
		return
	}
	for i := range want {
		c.aspects(one+" "+strconv.Itoa(i+1), aspects(want[i], got[i]))
	}
}

func (c *comparison) findings(want []record.Finding) {
	compareList(c, "finding", want, c.r.Findings, c.finding, func(f Finding) string {
		return join(f.What, f.By, trick(f.Trick), f.Card, section(f.Law))
	})
}

func (c *comparison) finding(want record.Finding, got Finding) []aspect {
	return []aspect{
		{"what", want.What.Set, want.What.V == got.What, want.What.V, got.What},
		c.who(want.By, got.By),
		{"trick", want.Trick.Set, want.Trick.V == got.Trick, strconv.Itoa(want.Trick.V), strconv.Itoa(got.Trick)},
		{"card", want.Card.Set, c.d.Game.Cards.String(want.Card.V) == got.Card, c.d.Game.Cards.String(want.Card.V), got.Card},
		{"law", want.Law.Set, c.law(want.Law.V, got.Law), want.Law.V, got.Law.Section()},
	}
}

func (c *comparison) marks(want []record.Mark) {
	compareList(c, "mark", want, c.r.Marks, c.mark, func(m Mark) string {
		return join(m.What, m.By, trick(m.Trick), m.Card, section(m.Law))
	})
}

// mark is what a finding has, and its points.
func (c *comparison) mark(want record.Mark, got Mark) []aspect {
	return append(c.finding(record.Finding{What: want.What, By: want.By, Trick: want.Trick, Card: want.Card, Law: want.Law},
		Finding{What: got.What, By: got.By, Trick: got.Trick, Card: got.Card, Law: got.Law}),
		aspect{"points", want.Points.Set, want.Points.V == got.Points, strconv.Itoa(want.Points.V), strconv.Itoa(got.Points)})
}

// who compares a player; an onlooker has no seat, and so no name in the ruling.
func (c *comparison) who(want record.Opt[record.Who], got string) aspect {
	name := ""
	if want.V.Seat != engine.Nobody {
		name = c.d.Hand.Name(want.V.Seat)
	}
	return aspect{"by", want.Set, name == got, or(name, "nobody at the table"), or(got, "nobody at the table")}
}

func (c *comparison) aspects(of string, list []aspect) {
	for _, a := range list {
		if a.set && !a.ok {
			c.differ(of+": "+a.key, or(a.want, "none"), or(a.got, "none"))
		}
	}
}

// describe names what is expected of a finding or a mark.
func describe(list []aspect) string {
	var words []string
	for _, a := range list {
		switch {
		case !a.set:
		case a.key == "trick":
			words = append(words, "trick "+a.want)
		case a.key == "law":
			words = append(words, "law "+a.want)
		default:
			words = append(words, a.want)
		}
	}
	return strings.Join(words, " ")
}

func join(words ...string) string {
	return strings.Join(slices.DeleteFunc(words, func(s string) bool { return s == "" }), " ")
}

func trick(n int) string {
	if n == 0 {
		return ""
	}
	return "trick " + strconv.Itoa(n)
}

func section(l engine.Law) string {
	if l == "" {
		return ""
	}
	return "law " + l.Section()
}

func brackets(words []string) string { return "[" + strings.Join(words, "; ") + "]" }

func list(words []string) string { return "[" + strings.Join(words, ", ") + "]" }

func or(s, instead string) string {
	if s == "" {
		return instead
	}
	return s
}
