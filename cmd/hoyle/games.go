package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
	"hoyle/internal/jsonline"
)

func newGames(t *term.IO) *cobra.Command {
	var form output
	cmd := &cobra.Command{
		Use:   "games",
		Short: "The games, their rule sets, editions and variants",
		Args:  needs(0, 0, ""),
		RunE: func(*cobra.Command, []string) error {
			if form == asJSON {
				return gamesJSON(t)
			}
			p := &render.Page{}
			p.Title("Games")
			for _, g := range adjudicate.Games {
				p.Section(fmt.Sprintf("%s (%s)", g.Title, g.Name))
				p.Say(g.About)
				p.Fields(render.Field{Name: "Players", Value: players(g)})
				var items []render.Item
				for i, r := range g.RuleSets {
					name := r.Name
					if i == 0 && len(g.RuleSets) > 1 {
						name += " (unless a record says otherwise)"
					}
					it := render.Item{Head: name, Text: r.Title + ". " + r.Edition}
					for _, v := range r.Variants {
						it.Sub = append(it.Sub, "Variant "+v.Name+": "+v.Differs)
					}
					items = append(items, it)
				}
				p.Bullets(items...)
			}
			return (&printer{t: t, form: form}).page(p)
		},
	}
	form.flag(cmd)
	return cmd
}

func players(g *engine.Game) string {
	if g.MinPlayers == g.MaxPlayers {
		return fmt.Sprint(g.MinPlayers)
	}
	return fmt.Sprintf("%d to %d", g.MinPlayers, g.MaxPlayers)
}

func gamesJSON(t *term.IO) error {
	for _, g := range adjudicate.Games {
		err := writeJSON(t, func(w *jsonline.Writer) {
			w.Str("name", g.Name)
			w.Str("title", g.Title)
			w.Str("about", g.About)
			w.Num("minPlayers", g.MinPlayers)
			w.Num("maxPlayers", g.MaxPlayers)
			jsonline.Objects(w, "rules", g.RuleSets, func(r engine.RuleSet) {
				w.Str("name", r.Name)
				w.Str("title", r.Title)
				w.Str("edition", r.Edition)
				if len(r.Variants) > 0 {
					jsonline.Objects(w, "variants", r.Variants, func(v engine.Variant) {
						w.Str("name", v.Name)
						w.Str("differs", v.Differs)
					})
				}
			})
		})
		if err != nil {
			return err
		}
	}
	return nil
}
