package main

import (
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
	"hoyle/engine"
)

// newCompletion writes the completion script of a shell.
func newCompletion(t *term.IO) *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:   "completion bash|zsh|fish|powershell",
		Short: "Write the completion script of a shell",
		Long: `Completion writes the script with which a shell completes commands, games, sections, the names of faults,
and files. Load it where the shell starts:

  bash        source <(hoyle completion bash)
  zsh         hoyle completion zsh > "${fpath[1]}/_hoyle"
  fish        hoyle completion fish > ~/.config/fish/completions/hoyle.fish
  powershell  hoyle completion powershell | Out-String | Invoke-Expression`,
		Args:              needs(1, 1, "one of "+strings.Join(shells, ", ")),
		ValidArgsFunction: only(1, cobra.FixedCompletions(shells, cobra.ShellCompDirectiveNoFileComp)),
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(t.Out, true)
			case "zsh":
				return root.GenZshCompletion(t.Out)
			case "fish":
				return root.GenFishCompletion(t.Out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(t.Out)
			}
			return unknown(cmd, "shell", args[0], shells)
		},
	}
}

// unknown is the error of a word that names nothing of its kind.
func unknown(cmd *cobra.Command, kind, word string, known []string) *usageError {
	e := usagef(cmd, "unknown %s %q (known: %s)", kind, word, strings.Join(known, ", "))
	if near := record.Nearest(word, known); near != "" {
		e.msg = "unknown " + kind + " " + quote(word)
		e.near = []string{near}
	}
	return e
}

func quote(s string) string { return `"` + s + `"` }

// gameOf finds the game that an argument names.
func gameOf(cmd *cobra.Command, name string) (*engine.Game, error) {
	if g := adjudicate.Game(strings.ToLower(name)); g != nil {
		return g, nil
	}
	return nil, unknown(cmd, "game", name, gameNames())
}

func gameNames() []string {
	var names []string
	for _, g := range adjudicate.Games {
		names = append(names, g.Name)
	}
	return names
}

type completer = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective)

// only completes the first n arguments and nothing after them.
func only(n int, f completer) completer {
	return func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
		if len(args) >= n {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return f(cmd, args, word)
	}
}

// completeGame completes the name of a game.
func completeGame(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var names []string
	for _, g := range adjudicate.Games {
		names = append(names, cobra.CompletionWithDesc(g.Name, g.Title))
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

// completeRecords completes the files that may hold records.
func completeRecords(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return []string{"yaml", "yml", "json"}, cobra.ShellCompDirectiveFilterFileExt
}

// completeRules completes a game, one of its rule sets, and then a section.
func completeRules(_ *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
	var out []string
	if len(args) == 0 {
		for _, name := range docs.Games() {
			if !strings.Contains(word, "/") {
				out = append(out, name)
				continue
			}
			if g, err := docs.Load(name); err == nil && strings.HasPrefix(word, name+"/") {
				for _, r := range g.RuleSets {
					out = append(out, cobra.CompletionWithDesc(r.ID, r.Title))
				}
			}
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
	if len(args) > 1 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	name, set, _ := strings.Cut(args[0], "/")
	g, err := docs.Load(name)
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	for _, r := range g.RuleSets {
		if set != "" && r.Name != set {
			continue
		}
		for _, s := range r.Sections() {
			out = append(out, cobra.CompletionWithDesc(s.Number, s.Heading))
		}
	}
	out = append(out, cobra.CompletionWithDesc(issuesWord, "where the law is silent"))
	return out, cobra.ShellCompDirectiveNoFileComp
}
