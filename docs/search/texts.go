package search

import (
	"slices"
	"strings"

	"hoyle/docs"
)

// Texts loads what may be searched of a game (skat), of a rule set (skat/foster) or, with "", of all games: their laws
// and issues, and the terms of the glossary that they use. The error is a *docs.NotFound.
func Texts(scope string) ([]*docs.Game, []*docs.Term, error) {
	only, set, _ := strings.Cut(strings.ToLower(scope), "/")
	if only == "" {
		var games []*docs.Game
		for _, name := range docs.Games() {
			g, err := docs.Load(name)
			if err != nil {
				return nil, nil, err
			}
			games = append(games, g)
		}
		return games, docs.Glossary(), nil
	}
	g, err := docs.Load(only)
	if err != nil {
		return nil, nil, err
	}
	if set != "" {
		r, err := g.RuleSet(set)
		if err != nil {
			return nil, nil, err
		}
		g = &docs.Game{Name: g.Name, RuleSets: []*docs.RuleSet{r}, Issues: issuesOn(g, r)}
	}
	terms := slices.DeleteFunc(slices.Clone(docs.Glossary()), func(t *docs.Term) bool {
		return len(t.Games) > 0 && !slices.Contains(t.Games, only)
	})
	return []*docs.Game{g}, terms, nil
}

// issuesOn lists the issues that concern a rule set.
func issuesOn(g *docs.Game, r *docs.RuleSet) []*docs.Issue {
	var out []*docs.Issue
	for _, i := range g.Issues {
		if slices.ContainsFunc(i.On, func(id string) bool { return strings.HasPrefix(id, r.ID+"/") }) {
			out = append(out, i)
		}
	}
	return out
}
