package main

import (
	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
)

func newSchema(t *term.IO) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "schema",
		Short: "The JSON Schema of records and rulings, for editors and programs",
		Long: `Schema prints JSON Schema, draft 2020-12: of what a record may say, and of what judge --output json writes.

An editor with the YAML language server checks and completes a record whose first line names a schema, as the records
of hoyle new do. The schema may be a file of your own, beside the records:

  hoyle schema record > hoyle.schema.json`,
		Args: cobra.ArbitraryArgs,
		RunE: group,
	}
	cmd.AddCommand(
		&cobra.Command{
			Use:   "record [GAME]",
			Short: "The schema of a record, of every game or of one",
			Example: `  hoyle schema record > hoyle.schema.json
  hoyle schema record skat`,
			Args:              needs(0, 1, "one GAME"),
			ValidArgsFunction: only(1, completeGame),
			RunE: func(cmd *cobra.Command, args []string) error {
				var games []*engine.Game
				if len(args) > 0 {
					g, err := gameOf(cmd, args[0])
					if err != nil {
						return err
					}
					games = append(games, g)
				}
				_, err := t.Out.Write(adjudicate.RecordSchema(games...))
				return err
			},
		},
		&cobra.Command{
			Use:   "ruling",
			Short: "The schema of a ruling",
			Args:  needs(0, 0, ""),
			RunE: func(*cobra.Command, []string) error {
				_, err := t.Out.Write(adjudicate.RulingSchema())
				return err
			},
		},
	)
	return cmd
}
