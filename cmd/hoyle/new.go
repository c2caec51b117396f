package main

import (
	"io"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/term"
)

func newNew(t *term.IO) *cobra.Command {
	return &cobra.Command{
		Use:     "new GAME",
		Short:   "Write a commented record to fill in",
		Example: "  hoyle new skat > hand.yaml",
		Args:    needs(1, 1, "a GAME"),

		ValidArgsFunction: only(1, completeGame),
		RunE: func(cmd *cobra.Command, args []string) error {
			g, err := gameOf(cmd, args[0])
			if err != nil {
				return err
			}
			_, err = io.WriteString(t.Out, adjudicate.Template(g))
			return err
		},
	}
}
