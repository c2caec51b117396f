package main

import (
	"strings"

	"github.com/spf13/cobra"

	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
)

// newGlossary is rules glossary as a command of its own.
func newGlossary(t *term.IO) *cobra.Command {
	o := &rulesOptions{}
	cmd := &cobra.Command{
		Use:   "glossary [TERM]",
		Short: "What the words of the card table mean",
		Long: `Glossary lists the terms of the games, German and French ones and slang included; or shows one, by its name or by
another word for it.`,
		Example: `  hoyle glossary vorhand
  hoyle glossary "hand game"`,
		Args: cobra.ArbitraryArgs, // a term may be written in several words

		ValidArgsFunction: only(1, completeTerm),
		RunE: func(_ *cobra.Command, args []string) error {
			o.query = strings.Join(args, " ")
			return o.glossary(&printer{t: t, form: o.output})
		},
	}
	o.output.flag(cmd)
	return cmd
}

// newIssues is rules GAME issues as a command of its own.
func newIssues(t *term.IO) *cobra.Command {
	o := &rulesOptions{}
	cmd := &cobra.Command{
		Use:   "issues GAME [ISSUE]",
		Short: "Where the law is silent, and how it is read here",
		Long: `Issues lists the points where the laws of a game are silent, contradict one another or carry a misprint, each with the
reading that rulings follow; or shows one, with the readings that there are, and why.`,
		Example: `  hoyle issues skat
  hoyle issues skat overbid-value`,
		Args: needs(1, -1, "a GAME"), // an issue may be written in several words

		ValidArgsFunction: only(2, completeIssue),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := docs.Load(strings.ToLower(args[0]))
			if err != nil {
				return err
			}
			return o.issues(&printer{t: t, form: o.output}, g, strings.Join(args[1:], " "))
		},
	}
	o.output.flag(cmd)
	return cmd
}

func completeTerm(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var out []string
	for _, t := range docs.Glossary() {
		out = append(out, cobra.CompletionWithDesc(t.ID, t.Name))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

func completeIssue(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return docs.Games(), cobra.ShellCompDirectiveNoFileComp
	}
	g, err := docs.Load(strings.ToLower(args[0]))
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var out []string
	for _, i := range g.Issues {
		out = append(out, cobra.CompletionWithDesc(i.Name, i.Heading))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
