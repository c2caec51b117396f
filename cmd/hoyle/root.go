package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/term"
)

// newRoot builds the tree of commands over one IO.
func newRoot(t *term.IO) *cobra.Command {
	var color, theme string
	var ascii bool
	root := &cobra.Command{
		Use:   "hoyle",
		Short: "Settle disputes at the card table, score recorded hands, look rules up",
		Long: `Hoyle settles disputes at the card table, scores recorded hands and looks rules up.

A hand is written down as a record, lawful or not; every step of a ruling names the law that it rests on.`,
		Example: `  hoyle judge hand.yaml        rule on a recorded hand
  hoyle rules skat 53          look a law up
  hoyle new skat > hand.yaml   begin a record`,
		Args:              cobra.ArbitraryArgs,
		SilenceErrors:     true,
		SilenceUsage:      true,
		DisableAutoGenTag: true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
		RunE: func(cmd *cobra.Command, args []string) error {
			if v, _ := cmd.Flags().GetBool("version"); v {
				fmt.Fprint(t.Out, version())
				return nil
			}
			return group(cmd, args)
		},
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			if err := t.SetTheme(theme); err != nil {
				return usagef(cmd, "%v", err)
			}
			if cmd.Flags().Changed("ascii") {
				t.ASCII = ascii
			}
			return t.SetColor(color)
		},
	}
	root.SetIn(t.In)
	root.SetOut(t.Out)
	root.SetErr(t.Err)
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error { return usagef(cmd, "%v", err) })
	root.Flags().Bool("version", false, "the version, and the editions of the laws that it carries")
	choice(root, root.PersistentFlags(), &color, "color", "", "auto", term.Colors, "colour")
	root.PersistentFlags().BoolVar(&ascii, "ascii", false, "cards and signs in plain ASCII (or $HOYLE_ASCII)")
	choice(root, root.PersistentFlags(), &theme, "theme", "", "", term.Themes, "colours for a dark or a light background (or $HOYLE_THEME)")
	root.AddGroup(&cobra.Group{ID: "hands", Title: "Recorded hands:"}, &cobra.Group{ID: "law", Title: "Laws and games:"})
	for _, c := range []struct {
		group string
		cmds  []*cobra.Command
	}{
		{"hands", []*cobra.Command{newJudge(t), newAsk(t), newRecord(t), newScore(t), newReplay(t), newCheck(t), newVerify(t), newConvert(t),
			newNew(t)}},
		{"law", []*cobra.Command{newRules(t), newSearch(t), newGlossary(t), newIssues(t), newCases(t), newValue(t), newSeats(t),
			newGames(t), newFaults(t)}},
		{"", []*cobra.Command{newSchema(t), newCompletion(t), newEnvironment(t), newExitCodes(t)}},
	} {
		for _, cmd := range c.cmds {
			cmd.GroupID = c.group
			root.AddCommand(cmd)
		}
	}
	root.AddCommand(newVersion(t))
	root.SetHelpCommand(newHelp())
	return root
}

// newVersion is --version for those who look for a command; the flag is the one that help names.
func newVersion(t *term.IO) *cobra.Command {
	return &cobra.Command{
		Use:    "version",
		Short:  "The version, and the editions of the laws that it carries",
		Hidden: true,
		Args:   needs(0, 0, "nothing"),
		RunE: func(*cobra.Command, []string) error {
			fmt.Fprint(t.Out, version())
			return nil
		},
	}
}

// group runs a command that only has commands below it: without a word it prints its help, any word is an error.
// Left to itself cobra takes an unknown word below the root for success.
func group(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	return unknownCommand(cmd, args[0])
}

func unknownCommand(cmd *cobra.Command, word string) error {
	e := usagef(cmd, "unknown command %q for %q", word, cmd.CommandPath())
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() || c.IsAdditionalHelpTopicCommand() {
			names = append(names, c.Name())
		}
	}
	if near := record.Nearest(word, names); near != "" {
		e.near = []string{near}
	}
	return e
}

// newHelp is cobra's help command, but an unknown topic is an error.
func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Help about a command or a topic",
		ValidArgsFunction: func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			at, _, err := cmd.Root().Find(args)
			if err != nil {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			var names []string
			for _, c := range at.Commands() {
				if c.IsAvailableCommand() || c.IsAdditionalHelpTopicCommand() {
					names = append(names, cobra.CompletionWithDesc(c.Name(), c.Short))
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			at := cmd.Root()
			for _, word := range args {
				i := slices.IndexFunc(at.Commands(), func(c *cobra.Command) bool { return c.Name() == word || c.HasAlias(word) })
				if i < 0 {
					return unknownCommand(at, word)
				}
				at = at.Commands()[i]
			}
			at.InitDefaultHelpFlag()
			return at.Help()
		},
	}
}

// needs is the check of a command's arguments: at least min of them and, unless it is negative, at most max. what
// names them for the message.
func needs(min, max int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) < min:
			return usagef(cmd, "%s needs %s", cmd.CommandPath(), what)
		case max >= 0 && len(args) > max && max == 0:
			return usagef(cmd, "%s takes no arguments: %q is one too many", cmd.CommandPath(), args[0])
		case max >= 0 && len(args) > max:
			return usagef(cmd, "%s takes only %s: %q is one too many", cmd.CommandPath(), what, args[max])
		}
		return nil
	}
}

// choiceValue is a flag that takes one of several words.
type choiceValue struct {
	word  *string
	words []string
}

func (c choiceValue) String() string { return *c.word }
func (c choiceValue) Type() string   { return strings.Join(c.words, "|") }
func (c choiceValue) Set(s string) error {
	if slices.Contains(c.words, s) {
		*c.word = s
		return nil
	}
	if near := record.Nearest(s, c.words); near != "" {
		return fmt.Errorf("did you mean %q? (%s)", near, strings.Join(c.words, ", "))
	}
	return fmt.Errorf("it takes one of %s", strings.Join(c.words, ", "))
}

// choice adds a flag that takes one of several words and is completed with them.
func choice(cmd *cobra.Command, flags *pflag.FlagSet, word *string, name, short, value string, words []string, usage string) {
	*word = value
	flags.VarP(choiceValue{word, words}, name, short, usage)
	complete := cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
	if err := cmd.RegisterFlagCompletionFunc(name, complete); err != nil {
		panic(err) // the flag was added a line above
	}
}

// version names the program's version and the editions that it carries.
func version() string {
	var b strings.Builder
	v := "(devel)"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		v = info.Main.Version
	}
	fmt.Fprintf(&b, "hoyle %s, record format %d\n", v, record.Version)
	for _, g := range adjudicate.Games {
		for _, r := range g.RuleSets {
			fmt.Fprintf(&b, "%s/%s: %s (%s)\n", g.Name, r.Name, r.Title, r.Edition)
		}
	}
	return b.String()
}
