package main

import (
	"fmt"
	"strconv"
	"strings"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/docs"
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// rulingPage lays a ruling out: what was played and under which law, what was irregular, the ruling, its reasons, what
// is left to choose, the score. brief leaves out the texts of the laws that decided.
func rulingPage(g *engine.Game, h *engine.Hand, r *adjudicate.Ruling, brief bool) *render.Page {
	p := newPage(g)
	header(p, g, h, r)
	findings(p, r)
	if len(r.Marks) > 0 {
		p.Section("Marks")
		var items []render.Item
		for _, m := range r.Marks {
			items = append(items, render.Item{Text: dots(trickName(m.Trick), m.By, marked(m.Card), m.What, plural(m.Points, "point")), Cite: cite(r, m.Law)})
		}
		p.Bullets(items...)
	}
	disputes(p, r)
	p.Section("Ruling")
	if r.Dispute != nil && len(r.Disputes) == 0 {
		p.Stress(disputed(r))
	}
	if !r.Summary.Empty() && (r.Dispute == nil || !strings.HasSuffix(disputed(r), r.Summary.String())) {
		p.Stress(r.Summary.String())
	}
	if !strings.Contains(strings.ToLower(r.Summary.String()), strings.ToLower(r.Undecided.String())) {
		p.Say("Undecided: " + r.Undecided.String())
	}
	if len(r.Reasons) > 0 {
		p.Section("Reasons")
		reasons(p, r)
	}
	if len(r.Options) > 0 {
		p.Section("Left to choose")
		var items []render.Item
		for _, o := range r.Options {
			it := render.Item{Head: dots(o.By, o.Choice), Text: o.Text.String(), Cite: cite(r, o.Law)}
			if s := scoreLine(o.Scores); s != "" {
				it.Sub = []string{"Score: " + s}
			}
			items = append(items, it)
		}
		p.Bullets(items...)
	}
	if r.Redeal || r.Carry != 0 || r.Undecided.Empty() || len(r.Points) > 0 || len(r.Scores) > 0 {
		p.Section("Score")
		scoreTable(p, r)
	}
	if !brief {
		laws(p, r)
	}
	return p
}

// findings lists what was irregular.
func findings(p *render.Page, r *adjudicate.Ruling) {
	if len(r.Findings) == 0 {
		return
	}
	p.Section("Irregular")
	var items []render.Item
	for _, f := range r.Findings {
		items = append(items, render.Item{Head: dots(trickName(f.Trick), f.By, marked(f.Card), f.What), Text: f.Text.String(), Cite: cite(r, f.Law)})
	}
	p.Bullets(items...)
}

// disputes lists the questions of a record that puts several, each with its answer.
func disputes(p *render.Page, r *adjudicate.Ruling) {
	if len(r.Disputes) == 0 {
		return
	}
	p.Section("Disputes")
	var items []render.Item
	for _, d := range r.Disputes {
		against := ""
		if d.Against != "" {
			against = "against " + d.Against
		}
		text := d.Text.String()
		if d.Upheld == nil {
			text = "Open: " + text
		}
		items = append(items, render.Item{Head: dots(trickName(d.Trick), d.By, d.Says, against), Text: text})
	}
	p.Bullets(items...)
}

// disputed is the answer to a dispute in words.
func disputed(r *adjudicate.Ruling) string {
	switch {
	case !r.Dispute.Text.Empty():
		return r.Dispute.Text.String()
	case r.Dispute.Upheld:
		return "The complaint is upheld."
	}
	return "The complaint is rejected."
}

// reasons lists the steps of a ruling.
func reasons(p *render.Page, r *adjudicate.Ruling) {
	var items []render.Item
	for _, s := range r.Reasons {
		items = append(items, render.Item{Text: s.Text.String(), Cite: cite(r, s.Law)})
	}
	p.Steps(items...)
}

// newPage is a page that shows cards as the game's players know them.
func newPage(g *engine.Game) *render.Page {
	p := &render.Page{}
	if g.Cards == card.French {
		p.Cards = render.French
	}
	return p
}

// marked is a card as a record writes it, marked for a page; "" for none.
func marked(token string) string {
	if token == "" {
		return ""
	}
	return render.Card(token)
}

// drawn marks a card for a page.
func drawn(g *engine.Game) func(card.Card) string {
	return func(c card.Card) string { return render.Card(g.Cards.String(c)) }
}

// onPage has a ruling's sentences spoken as a page shows them.
func onPage(g *engine.Game, r *adjudicate.Ruling) { r.Speak(say.English, drawn(g)) }

// header says what was played and under which law.
func header(p *render.Page, g *engine.Game, h *engine.Hand, r *adjudicate.Ruling) {
	onPage(g, r)
	set, _ := g.RuleSet(r.Rules)
	law := set.Title
	if set.Edition != "" {
		law += " (" + set.Edition + ")"
	}
	title := r.Title
	if title == "" {
		title = g.Title
	}
	contract := r.Contract.String()
	if by := h.Contract.Seat("by"); by != engine.Nobody && contract != "" {
		contract = dots(h.Name(by), contract)
	}
	p.Title(title)
	p.Fields(
		render.Field{Name: "Game", Value: g.Title},
		render.Field{Name: "Rules", Value: law},
		render.Field{Name: "Variant", Value: r.Variant},
		render.Field{Name: "Contract", Value: contract},
		render.Field{Name: "Agreed", Value: strings.Join(r.Agreed, ", ")},
	)
}

func scoreTable(p *render.Page, r *adjudicate.Ruling) {
	if r.Redeal {
		p.Say("The hand is dealt again.")
	}
	if r.Carry != 0 {
		p.Say(fmt.Sprintf("The winner of the next hand adds %d.", r.Carry))
	}
	if len(r.Scores) == 0 {
		if r.Undecided.Empty() {
			p.Say("Nobody's score changes.")
		}
		if len(r.Points) == 0 {
			return
		}
	}
	// The points first, in the ruling's order; then those who only score.
	var names []string
	points, scores := map[string]string{}, map[string]string{}
	for _, c := range r.Points {
		names = append(names, c.Name)
		points[c.Name] = strconv.Itoa(c.N)
	}
	for _, c := range r.Scores {
		if points[c.Name] == "" {
			names = append(names, c.Name)
		}
		scores[c.Name] = signed(c.N)
	}
	t := render.Table{Header: []string{"Player"}, Align: []render.Align{render.Left}}
	if len(r.Points) > 0 {
		t.Header, t.Align = append(t.Header, "Points"), append(t.Align, render.Right)
	}
	if len(r.Scores) > 0 {
		t.Header, t.Align = append(t.Header, "Score"), append(t.Align, render.Right)
	}
	for _, n := range names {
		row := []string{n}
		if len(r.Points) > 0 {
			row = append(row, points[n])
		}
		if len(r.Scores) > 0 {
			row = append(row, scores[n])
		}
		t.Rows = append(t.Rows, row)
	}
	p.Table(t)
}

// laws adds the texts of the laws that decided.
func laws(p *render.Page, r *adjudicate.Ruling) {
	texts, err := docs.Load(r.Game)
	if err != nil {
		return // a game without texts has none to show
	}
	begun := false
	for _, l := range r.Laws() {
		s := texts.Section(string(l))
		if s == nil {
			continue
		}
		if !begun {
			p.Section("The law")
			begun = true
		}
		p.Prose(s.Title, s.Text)
	}
}

// cite is how a law is named where the rule set is plain: by its section; one of another rule set by its whole id.
func cite(r *adjudicate.Ruling, l engine.Law) string {
	if strings.HasPrefix(string(l), r.Game+"/"+r.Rules+"/") {
		return l.Section()
	}
	return string(l)
}

func trickName(n int) string {
	if n == 0 {
		return ""
	}
	return "Trick " + strconv.Itoa(n)
}

func dots(words ...string) string {
	var with []string
	for _, w := range words {
		if w != "" {
			with = append(with, w)
		}
	}
	return strings.Join(with, " · ")
}

func plural(n int, word string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 " + word
	}
	return strconv.Itoa(n) + " " + word + "s"
}

func scoreLine(list []adjudicate.Count) string {
	var words []string
	for _, c := range list {
		words = append(words, c.Name+" "+signed(c.N))
	}
	return strings.Join(words, ", ")
}

// signed writes a score with its sign; the minus is as wide as the plus.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}
