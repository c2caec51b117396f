package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
	"hoyle/internal/jsonline"
)

type seatsOptions struct {
	players []string
	round   int
	cycle   bool
	output  output
}

// newSeats says who sits where, for the games that have an order of seats.
func newSeats(t *term.IO) *cobra.Command {
	o := &seatsOptions{}
	cmd := &cobra.Command{
		Use:   "seats GAME",
		Short: "Who sits where in a round, and who deals and leads",
		Long: `Seats prints the places of a round, counted from the first of the sitting, and what falls to whom in each of its
games. The players are named in the order in which they drew for seats.`,
		Example: `  hoyle seats schachett --players Anna,Bert,Cora,Dora --round 5
  hoyle seats schachett --players Anna,Bert,Cora --cycle`,
		Args: needs(1, 1, "a GAME"),
		ValidArgsFunction: only(1, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return seatedGames(), cobra.ShellCompDirectiveNoFileComp
		}),
		RunE: func(cmd *cobra.Command, args []string) error { return o.run(t, cmd, args[0]) },
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.StringSliceVar(&o.players, "players", nil, "the players in the order in which they drew, with commas between")
	flags.IntVar(&o.round, "round", 1, "the round, from 1")
	flags.BoolVar(&o.cycle, "cycle", false, "every round of the cycle in which that round is")
	for _, name := range []string{"players", "round"} {
		if err := cmd.RegisterFlagCompletionFunc(name, cobra.NoFileCompletions); err != nil {
			panic(err) // the flag was added above
		}
	}
	o.output.flag(cmd)
	return cmd
}

// seatedGames are the games that have an order of seats.
func seatedGames() []string {
	var names []string
	for _, g := range adjudicate.Games {
		if g.Seats != nil {
			names = append(names, g.Name)
		}
	}
	return names
}

func (o *seatsOptions) run(t *term.IO, cmd *cobra.Command, name string) error {
	g, err := gameOf(cmd, name)
	if err != nil {
		return err
	}
	if g.Seats == nil {
		return usagef(cmd, "%s has no order of seats (%s has)", g.Name, strings.Join(seatedGames(), ", "))
	}
	if len(o.players) == 0 {
		return usagef(cmd, "%s needs --players, the names in the order in which they drew", cmd.CommandPath())
	}
	for i, p := range o.players {
		o.players[i] = strings.TrimSpace(p)
		if o.players[i] == "" {
			return usagef(cmd, "a player in --players has no name")
		}
		if slices.Contains(o.players[:i], o.players[i]) {
			return usagef(cmd, "%s is named twice in --players", o.players[i])
		}
	}
	first, err := g.Seats(o.players, o.round)
	if err != nil {
		return usagef(cmd, "%v", err)
	}
	list := []*engine.Seating{first}
	if o.cycle {
		list = list[:0]
		for r := range first.Rounds {
			s, err := g.Seats(o.players, (first.Cycle-1)*first.Rounds+r+1)
			if err != nil {
				return usagef(cmd, "%v", err)
			}
			list = append(list, s)
		}
	}
	if o.output == asJSON {
		return seatsJSON(t, list)
	}
	return (&printer{t: t, form: o.output}).page(seatsPage(g, list))
}

func seatsPage(g *engine.Game, list []*engine.Seating) *render.Page {
	p := newPage(g)
	p.Title(g.Title + ": seats")
	for _, s := range list {
		p.Section(fmt.Sprintf("Round %d (cycle %d)", s.Round, s.Cycle))
		var places []string
		for _, x := range s.Places {
			places = append(places, x.Where+": "+x.Who)
		}
		p.Say(strings.Join(places, " · "))
		games := render.Table{Header: append([]string{"Game"}, s.Parts...)}
		for i, who := range s.Games {
			games.Rows = append(games.Rows, append([]string{fmt.Sprint(i + 1)}, who...))
		}
		if len(games.Rows) > 0 {
			p.Table(games)
		}
	}
	p.Section("Laws")
	p.Say(lawList(g, list[0].Laws))
	return p
}

func seatsJSON(t *term.IO, list []*engine.Seating) error {
	for _, s := range list {
		err := writeJSON(t, func(w *jsonline.Writer) {
			w.Num("round", s.Round)
			w.Num("cycle", s.Cycle)
			jsonline.Objects(w, "places", s.Places, func(p engine.Place) {
				w.Str("where", p.Where)
				w.Str("who", p.Who)
			})
			jsonline.List(w, "games", s.Games, func(who []string) {
				w.Open('[')
				for i, what := range s.Parts {
					w.Open('{')
					w.Str("what", what)
					w.Str("who", who[i])
					w.Close('}')
				}
				w.Close(']')
			})
			jsonline.Strings(w, "laws", s.Laws)
		})
		if err != nil {
			return err
		}
	}
	return nil
}
