package main

import (
	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/term"
)

type judgeOptions struct {
	files  []string
	output output
	brief  bool
}

func newJudge(t *term.IO) *cobra.Command {
	o := &judgeOptions{}
	cmd := &cobra.Command{
		Use:   "judge FILE…",
		Short: "Rule on recorded hands",
		Long: `Judge replays every hand of the files word for word and rules on it: what was irregular, the ruling, its reasons
in order, the choices that a law leaves to a side, the score, and the text of the laws that decided.

The file - is standard input. With --output json each hand is one line.`,
		Example: `  hoyle judge hand.yaml
  hoyle judge --brief evening.yaml
  hoyle judge -o json - < hand.yaml`,
		Args:              needs(1, -1, "a FILE (- for standard input)"),
		ValidArgsFunction: completeRecords,
		RunE: func(_ *cobra.Command, args []string) error {
			o.files = args
			return o.run(t)
		},
	}
	o.output.flag(cmd)
	cmd.Flags().BoolVar(&o.brief, "brief", false, "leave the texts of the laws out")
	return cmd
}

func (o *judgeOptions) run(t *term.IO) error {
	var failed failures
	out := &printer{t: t, form: o.output}
	for _, file := range o.files {
		hands, err := adjudicate.Read(file, t.In)
		failed.add(t, err)
		var prev *adjudicate.Ruling
		for _, d := range hands {
			r, err := adjudicate.Rule(d, prev, nil)
			prev = r
			if err != nil {
				failed.add(t, err)
				continue
			}
			if err := o.print(out, d, r); err != nil {
				return err
			}
		}
	}
	return failed.err()
}

func (o *judgeOptions) print(out *printer, d *record.Doc, r *adjudicate.Ruling) error {
	if o.output == asJSON {
		return out.json(r.AppendJSON)
	}
	return out.page(rulingPage(d.Game, &d.Hand, r, o.brief))
}
