package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
)

type scoreOptions struct {
	files  []string
	output output
	format format
	method string
	list   string
	plot   bool
}

func newScore(t *term.IO) *cobra.Command {
	o := &scoreOptions{}
	cmd := &cobra.Command{
		Use:   "score FILE…",
		Short: "Score recorded hands; those of a sitting on one sheet",
		Long: `Score keeps the score pad of every file: the hands of a file are one sitting. Each hand is entered under the names
of those only whose scores it changes, with the sum so far, so that a player's last entry is the state of his score.
After more than one hand the sitting is settled, by the game's usual method or by the one that --method names.

Games of today's order are written up as clubs do: the plain values, or with --list seeger-fabian what that list adds to
them, and the places. --plot draws how each player's score ran.

The file - is standard input; a server's game lines (.sgf) are a sitting too.`,
		Args:              needs(1, -1, "a FILE (- for standard input)"),
		ValidArgsFunction: completeRecords,
		RunE: func(cmd *cobra.Command, args []string) error {
			o.files = args
			if known := methods(); o.method != "" && !slices.Contains(known, o.method) {
				return unknown(cmd, "method", o.method, known)
			}
			if known := lists(); o.list != "" && !slices.Contains(known, o.list) {
				return unknown(cmd, "list", o.list, known)
			}
			return o.run(t, cmd)
		},
	}
	o.output.flag(cmd)
	o.format.flag(cmd)
	cmd.Flags().StringVar(&o.list, "list", "", "what a club's list adds to the values")
	if err := cmd.RegisterFlagCompletionFunc("list", cobra.FixedCompletions(lists(), cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the flag was added a line above
	}
	cmd.Flags().BoolVar(&o.plot, "plot", false, "draw each player's running total")
	cmd.Flags().StringVar(&o.method, "method", "", "how to settle the sitting")
	if err := cmd.RegisterFlagCompletionFunc("method", cobra.FixedCompletions(methods(), cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the flag was added a line above
	}
	return cmd
}

// methods names every game's ways to settle a sitting.
func methods() []string {
	var names []string
	for _, g := range adjudicate.Games {
		for _, s := range g.Settlements {
			if !slices.Contains(names, s.Name) {
				names = append(names, s.Name)
			}
		}
	}
	return names
}

// lists names every game's lists.
func lists() []string {
	var names []string
	for _, g := range adjudicate.Games {
		for _, l := range g.Lists {
			names = append(names, l.Name)
		}
	}
	return names
}

// listOf is the game's list of a name, nil for the plain scores.
func listOf(g *engine.Game, name string) *engine.List {
	for i := range g.Lists {
		if g.Lists[i].Name == name {
			return &g.Lists[i]
		}
	}
	return nil
}

func (o *scoreOptions) run(t *term.IO, cmd *cobra.Command) error {
	var failed failures
	out := &printer{t: t, form: o.output}
	for _, file := range o.files {
		s, err := o.sitting(t, cmd, file)
		if err != nil {
			failed.add(t, err)
			continue
		}
		method, rows := s.Settle(o.method)
		if method == nil && o.method != "" {
			failed.add(t, usagef(cmd, "%s: %s is not settled by %q", file, s.Game.Title, o.method))
			continue
		}
		if o.output == asJSON {
			err = out.json(func(b []byte) []byte { return s.AppendJSON(b, method, rows) })
		} else {
			p := sheetPage(s)
			if len(s.Rows) > 1 || o.method != "" {
				settlement(p, s, o.method)
			}
			if s.List != nil {
				places(p, s)
			}
			if o.plot {
				plot(p, s, t.Width)
			}
			err = out.page(p)
		}
		if err != nil {
			return err
		}
	}
	return failed.err()
}

// sitting judges the hands of a file and enters them on a sheet. Where a hand is refused there is no sheet: its totals
// would be wrong from there on.
func (o *scoreOptions) sitting(t *term.IO, cmd *cobra.Command, file string) (*adjudicate.Sheet, error) {
	hands, err := o.format.read(t, file)
	if err != nil {
		return nil, err
	}
	var sitting adjudicate.Sitting
	s := &sitting.Sheet
	var refused failures
	for _, d := range hands {
		if s.Game != nil && d.Err == nil && d.Game != s.Game {
			return nil, usagef(cmd, "%s: a sitting of %s, and a hand of %s in it", file, s.Game.Title, d.Game.Title)
		}
		if o.list != "" && d.Err == nil {
			if s.List = listOf(d.Game, o.list); s.List == nil {
				return nil, usagef(cmd, "%s: %s has no list %q", file, d.Game.Title, o.list)
			}
		}
		_, err := sitting.Rule(d, nil)
		refused.add(t, err)
	}
	return s, refused.err()
}

// sheetPage is the score pad.
func sheetPage(s *adjudicate.Sheet) *render.Page {
	p := newPage(s.Game)
	title := "Score sheet"
	if len(s.Rows) == 1 && s.Rows[0].Ruling.Title != "" {
		title = s.Rows[0].Ruling.Title
	}
	p.Title(title)
	p.Fields(render.Field{Name: "Game", Value: s.Game.Title}, render.Field{Name: "Rules", Value: ruleSets(s)}, render.Field{Name: "Scores in", Value: s.Unit})
	if s.List != nil {
		p.Bullets(render.Item{Text: capital(s.List.Title) + ".", Cite: s.List.Law.Section()})
	}
	t := render.Table{Header: []string{"", "Hand"}, Align: []render.Align{render.Right, render.Left}}
	for _, name := range s.Players {
		t.Header, t.Align = append(t.Header, name), append(t.Align, render.Right)
	}
	if s.Brought != nil {
		row := []string{"", "brought forward"}
		for _, n := range s.Brought {
			row = append(row, signed(n))
		}
		t.Rows = append(t.Rows, row)
	}
	for i, r := range s.Rows {
		name := handName(r.Ruling)
		if r.Apart != "" {
			name = strings.TrimSpace(name + " (in " + r.Apart + ": not added)")
		}
		row := []string{strconv.Itoa(i + 1), name}
		for _, e := range r.Entries {
			cell := ""
			if e.Set {
				cell = signed(e.Total)
			}
			row = append(row, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	t.Footer = []string{"", "Total"}
	if len(s.Games) > 0 {
		t.Footer[1] = "Total of the last game"
	}
	for _, n := range s.Totals {
		t.Footer = append(t.Footer, signed(n))
	}
	p.Table(t)
	return p
}

// ruleSets names the rule sets of a sitting.
func ruleSets(s *adjudicate.Sheet) string {
	var names []string
	for _, r := range s.Rows {
		set, _ := s.Game.RuleSet(r.Ruling.Rules)
		if name := set.Title + " (" + set.Edition + ")"; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return dots(names...)
}

// handName is what a row of the sheet says of its hand.
func handName(r *adjudicate.Ruling) string {
	name := r.Contract.String()
	if name == "" {
		name = r.Title
	}
	if why := r.Scored.String(); why != "" {
		name = strings.TrimPrefix(name+", "+why, ", ")
	}
	switch {
	case !r.Undecided.Empty():
		name += " (undecided)"
	case r.Redeal:
		name += " (dealt again)"
	case r.Over:
		name += " (game to " + strings.Join(r.Winners, " and ") + ")"
	}
	return strings.TrimSpace(name)
}

// settlement adds the reckoning at the sitting's end.
func settlement(p *render.Page, s *adjudicate.Sheet, method string) {
	m, rows := s.Settle(method)
	if m == nil {
		return
	}
	p.Section("Settlement")
	p.Bullets(render.Item{Text: capital(m.Title) + ", in " + m.Unit + ".", Cite: lawSections(m.Laws)})
	t := render.Table{Header: []string{""}, Align: []render.Align{render.Left}}
	for _, name := range s.Players {
		t.Header, t.Align = append(t.Header, name), append(t.Align, render.Right)
	}
	for i, r := range rows {
		row := []string{r.Label}
		for j := range r.Amounts {
			row = append(row, r.Text(j))
		}
		if i == len(rows)-1 {
			t.Footer = row
		} else {
			t.Rows = append(t.Rows, row)
		}
	}
	p.Table(t)
}

func lawSections(laws []engine.Law) string {
	var words []string
	for _, l := range laws {
		words = append(words, l.Section())
	}
	return strings.Join(words, ", ")
}
