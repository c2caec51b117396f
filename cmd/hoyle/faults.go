package main

import (
	"strings"

	"github.com/spf13/cobra"

	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
	"hoyle/internal/jsonline"
)

func newFaults(t *term.IO) *cobra.Command {
	var form output
	cmd := &cobra.Command{
		Use:   "faults GAME [NAME]",
		Short: "The names of a game's irregularities and the laws behind them",
		Long: `Faults lists every irregularity that a game knows by the name that records and rulings use: those that the play
itself shows, and those that only a report can show (in faults: or as a fault: event of the play).`,
		Args: needs(1, 2, "a GAME and at most one NAME"),
		ValidArgsFunction: func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
			if len(args) == 0 {
				return completeGame(cmd, args, word)
			}
			g, err := gameOf(cmd, args[0])
			if err != nil || len(args) > 1 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			var names []string
			for _, f := range g.Spec.Faults {
				names = append(names, cobra.CompletionWithDesc(f.Name, f.Meaning))
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			g, err := gameOf(cmd, args[0])
			if err != nil {
				return err
			}
			list := g.Spec.Faults
			if len(args) == 2 {
				f, ok := g.Fault(args[1])
				if !ok {
					var known []string
					for _, f := range list {
						known = append(known, f.Name)
					}
					if e := unknown(cmd, "fault", args[1], known); len(e.near) > 0 {
						return e
					}
					return usagef(cmd, "%s has no fault %q; hoyle faults %s lists them", g.Title, args[1], g.Name)
				}
				list = []engine.FaultSpec{f}
			}
			if form == asJSON {
				return faultsJSON(t, list)
			}
			return (&printer{t: t, form: form}).page(faultsPage(g, list))
		},
	}
	form.flag(cmd)
	return cmd
}

func faultsPage(g *engine.Game, list []engine.FaultSpec) *render.Page {
	p := newPage(g)
	p.Title(g.Title + ": irregularities")
	for _, part := range []struct {
		heading  string
		reported bool
	}{{"Shown by the play", false}, {"Reported", true}} {
		var items []render.Item
		for _, f := range list {
			if f.Reported != part.reported {
				continue
			}
			it := render.Item{Head: f.Name, Text: f.Meaning, Cite: lawList(g, f.Laws)}
			for _, k := range f.Fields {
				it.Sub = append(it.Sub, k.Key+": "+k.Doc)
			}
			if len(f.Says) > 0 {
				it.Sub = append(it.Sub, "Also said: "+strings.Join(f.Says, "; "))
			}
			items = append(items, it)
		}
		if len(items) > 0 {
			p.Section(part.heading)
			p.Bullets(items...)
		}
	}
	return p
}

// lawList names laws shortly: by rule set and section where the game has several rule sets.
func lawList(g *engine.Game, laws []engine.Law) string {
	var words []string
	for _, l := range laws {
		word := l.Section()
		if len(g.RuleSets) > 1 {
			word = strings.TrimPrefix(string(l), g.Name+"/")
		}
		words = append(words, word)
	}
	return strings.Join(words, ", ")
}

func faultsJSON(t *term.IO, list []engine.FaultSpec) error {
	for _, f := range list {
		err := writeJSON(t, func(w *jsonline.Writer) {
			w.Str("name", f.Name)
			w.Str("meaning", f.Meaning)
			w.Bool("reported", f.Reported)
			jsonline.Strings(w, "laws", f.Laws)
			jsonline.OptStrings(w, "says", f.Says)
		})
		if err != nil {
			return err
		}
	}
	return nil
}
