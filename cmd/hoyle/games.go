package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
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
	type variant struct {
		Name    string `json:"name"`
		Differs string `json:"differs"`
	}
	type ruleSet struct {
		Name     string    `json:"name"`
		Title    string    `json:"title"`
		Edition  string    `json:"edition"`
		Variants []variant `json:"variants,omitempty"`
	}
	for _, g := range adjudicate.Games {
		var sets []ruleSet
		for _, r := range g.RuleSets {
			s := ruleSet{Name: r.Name, Title: r.Title, Edition: r.Edition}
			for _, v := range r.Variants {
				s.Variants = append(s.Variants, variant(v))
			}
			sets = append(sets, s)
		}
		err := writeJSON(t, struct {
			Name       string    `json:"name"`
			Title      string    `json:"title"`
			About      string    `json:"about"`
			MinPlayers int       `json:"minPlayers"`
			MaxPlayers int       `json:"maxPlayers"`
			Rules      []ruleSet `json:"rules"`
		}{g.Name, g.Title, g.About, g.MinPlayers, g.MaxPlayers, sets})
		if err != nil {
			return err
		}
	}
	return nil
}
