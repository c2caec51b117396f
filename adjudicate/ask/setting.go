package ask

import (
	"slices"

	"hoyle/engine"
)

// Setting is what is played, as far as it is said.
type Setting struct {
	Rules   string
	Variant string   // "" for the one in which it can have happened, the plain game first
	Number  int      // of players, where they are not named; 0 for the usual one
	Players []string // by their own names; nil for those that the game has for them
}

// number of players; 0 where it is not said.
func (at *Setting) number() int {
	if at.Players != nil {
		return len(at.Players)
	}
	return at.Number
}

// admits reports whether a scene can happen in a setting, whatever else may be said of it.
func (at *Setting) admits(g *engine.Game, s *engine.Scene) bool {
	n := at.number()
	if at.Variant != "" || s.Variant == "" {
		return s.In(engine.Form{Variant: at.Variant, Players: n})
	}
	rules, _ := g.RuleSet(at.Rules)
	return s.In(engine.Form{Variant: s.Variant, Players: n}) &&
		(n == 0 || played(g, engine.Form{Rules: rules.Name, Variant: s.Variant, Players: n}))
}

// filled says what a setting leaves open: the variant in which alone the fault can happen, the number of players where it
// can't happen with the usual one, and the variant that alone so many play.
func (at Setting) filled(g *engine.Game, rules engine.RuleSet, fault string) Setting {
	var scenes []engine.Scene
	for _, s := range g.Scenes() {
		if s.Fault == fault && at.admits(g, &s) {
			scenes = append(scenes, s)
		}
	}
	if f, _ := g.Fault(fault); at.Variant == "" && len(scenes) > 0 && (at.number() == 0 || !f.Reported) &&
		!slices.ContainsFunc(scenes, func(s engine.Scene) bool { return s.Variant == "" }) {
		at.Variant = scenes[0].Variant
	}
	if usual := g.Ask.Table(at.Variant, 0); at.number() == 0 && usual != nil && len(scenes) > 0 {
		form := engine.Form{Rules: rules.Name, Variant: at.Variant, Players: len(usual.Names)}
		if !slices.ContainsFunc(scenes, func(s engine.Scene) bool { return s.In(form) }) && scenes[0].Players != nil {
			at.Number = scenes[0].Players[0]
		}
	}
	if n := at.number(); at.Variant == "" && n > 0 && !played(g, engine.Form{Rules: rules.Name, Players: n}) {
		for _, f := range g.Forms {
			if f.Rules == rules.Name && f.Players == n {
				at.Variant = f.Variant
				break
			}
		}
	}
	return at
}

// played reports whether a form is played: the game lists it, or so many sit at the table that some hold no cards, as in
// one that it lists.
func played(g *engine.Game, form engine.Form) bool {
	if form.Players < g.MinPlayers || form.Players > g.MaxPlayers {
		return false
	}
	for _, f := range g.Forms {
		if f.Rules != form.Rules || f.Variant != form.Variant {
			continue
		}
		h := f.Hand()
		if f.Players == form.Players || f.Players < form.Players && g.Places != nil && len(g.Places(&h)) < f.Players {
			return true
		}
	}
	return false
}

// Tables are the settings that a fault may have happened in where the number of players is not said, one for each number
// that the game has names for.
func Tables(g *engine.Game, at Setting, fault string) []Setting {
	rules, _ := g.RuleSet(at.Rules)
	at = at.filled(g, rules, fault)
	if at.number() > 0 {
		return []Setting{at}
	}
	var out []Setting
	for _, t := range g.Ask.Tables {
		if t.Variant == at.Variant {
			one := at
			one.Number = len(t.Names)
			out = append(out, one)
		}
	}
	return out
}

// Numbers are the numbers of players that a game asks about.
func Numbers(g *engine.Game) []int {
	var out []int
	for i, t := range g.Ask.Tables {
		for _, other := range g.Ask.Tables[:i] {
			for _, n := range [...]int{len(other.Names), len(t.Names)} {
				if other.Variant == t.Variant && !slices.Contains(out, n) {
					out = append(out, n)
				}
			}
		}
	}
	slices.Sort(out)
	return out
}
