package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
	"hoyle/docs/search"
	"hoyle/internal/jsonline"
)

type searchOptions struct {
	query, scope string
	limit        int
	output       output
}

func newSearch(t *term.IO) *cobra.Command {
	o := &searchOptions{}
	cmd := &cobra.Command{
		Use:   "search WORDS…",
		Short: "Find a law by words",
		Long: `Search looks through the laws, the points where they are silent, and the glossary, and shows whole sections, best
first, the words found marked. Forms of a word, synonyms, and German and French terms are found too; a misspelt word is
replaced by the nearest one, and the answer says so.`,
		Example: `  hoyle search looked at the skat
  hoyle search renege --game skat
  hoyle search --game sixty-six close the stock
  hoyle search überreizt -o json`,
		Args: needs(1, -1, "WORDS to look for"),

		ValidArgsFunction: cobra.NoFileCompletions,
		RunE: func(cmd *cobra.Command, args []string) error {
			o.query = strings.Join(args, " ")
			if o.limit < 1 {
				return usagef(cmd, "--limit counts from 1")
			}
			return o.run(t)
		},
	}
	o.output.flag(cmd)
	cmd.Flags().StringVarP(&o.scope, "game", "g", "", "only this game, or this rule set: skat, skat/foster")
	cmd.Flags().IntVarP(&o.limit, "limit", "n", 5, "show at most so many")
	if err := cmd.RegisterFlagCompletionFunc("game", completeScope); err != nil {
		panic(err) // the flag was added a line above
	}
	return cmd
}

func (o *searchOptions) run(t *term.IO) error {
	games, terms, err := search.Texts(o.scope)
	if err != nil {
		return err
	}
	r := search.New(games, terms, sayings()).Find(o.query)
	if len(r.Hits) == 0 {
		return &docs.NotFound{What: "passage", In: o.scope, Query: o.query}
	}
	shown := r.Hits[:min(o.limit, len(r.Hits))]
	if o.output == asJSON {
		return o.json(t, r, shown)
	}
	out := &printer{t: t, form: o.output}
	for i := range shown {
		if err := out.page(hitPage(r, i, len(shown))); err != nil {
			return err
		}
	}
	return nil
}

// hitPage is one of the hits that are shown. The first says which words were replaced, the last how many more there are.
func hitPage(r *search.Result, i, shown int) *render.Page {
	h := r.Hits[i]
	p := lawPage(h.Game)
	if i == 0 {
		corrected(p, r)
	}
	below := []string{dots(h.Path...), h.Edition, h.ID}
	p.Title(h.Title, slices.DeleteFunc(below, func(s string) bool { return s == "" })...)
	p.Prose("", r.Mark(h.Text(), "**", "**"))
	if more := len(r.Hits) - shown; more > 0 && i == shown-1 {
		p.Break()
		p.Say(fmt.Sprintf("%d more: --limit %d", more, len(r.Hits)))
	}
	return p
}

// corrected says which words were replaced.
func corrected(p *render.Page, r *search.Result) {
	for _, c := range r.Corrections {
		p.Say(fmt.Sprintf("Searched for “%s”; nothing speaks of “%s”.", c.Searched, c.Typed))
	}
}

func (o *searchOptions) json(t *term.IO, r *search.Result, hits []search.Hit) error {
	for i, h := range hits {
		err := writeJSON(t, func(w *jsonline.Writer) {
			w.Num("rank", i+1)
			w.Num("of", len(r.Hits))
			w.Str("kind", string(h.Kind))
			w.Str("id", h.ID)
			w.Str("title", h.Title)
			jsonline.Strings(w, "path", h.Path)
			w.Opt("edition", h.Edition)
			w.Str("text", h.Text())
			jsonline.Strings(w, "words", r.Words(h.Title+" "+h.Text()))
			if len(r.Corrections) > 0 {
				instead(w, r)
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// instead writes what was searched for in place of words that nothing speaks of.
func instead(w *jsonline.Writer, r *search.Result) {
	words := slices.Clone(r.Corrections)
	slices.SortFunc(words, func(a, b search.Correction) int { return strings.Compare(a.Typed, b.Typed) })
	words = slices.CompactFunc(words, func(a, b search.Correction) bool { return a.Typed == b.Typed })
	w.Key("instead")
	w.Open('{')
	for _, c := range words {
		w.Name(c.Typed)
		w.Item(c.Searched)
	}
	w.Close('}')
}

// sayings lists how players put what a law settles: as the faults that rest on it tell.
func sayings() map[string][]string {
	m := map[string][]string{}
	for _, g := range adjudicate.Games {
		for _, f := range g.Spec.Faults {
			for _, law := range f.Laws {
				m[string(law)] = append(append(m[string(law)], f.Meaning), f.Says...)
			}
		}
	}
	return m
}

// completeScope completes a game or one of its rule sets.
func completeScope(cmd *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
	return completeRules(cmd, nil, word)
}
