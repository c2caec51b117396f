package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/term"
)

func newCheck(t *term.IO) *cobra.Command {
	var holds format
	cmd := &cobra.Command{
		Use:   "check FILE…",
		Short: "Say whether records are well formed and possible",
		Long: `Check reads records as judge does, but rules on nothing: it says whether each is well formed and can have happened.
An irregular act is no fault of the record.

The file - is standard input; a server's game lines (.sgf) are checked too.`,
		Args:              needs(1, -1, "a FILE (- for standard input)"),
		ValidArgsFunction: completeRecords,
		RunE: func(_ *cobra.Command, args []string) error {
			var failed failures
			for _, file := range args {
				hands, err := holds.read(t, file)
				failed.add(t, err)
				good := 0
				var sitting adjudicate.Sitting
				for _, d := range hands {
					if _, err := sitting.Rule(d, nil); err != nil {
						failed.add(t, err)
						continue
					}
					good++
				}
				if err == nil && good > 0 && good == len(hands) {
					if _, err := fmt.Fprintf(t.Out, "%s: %s, well formed and possible\n", file, plural(good, "hand")); err != nil {
						return err
					}
				}
			}
			return failed.err()
		},
	}
	holds.flag(cmd)
	return cmd
}
