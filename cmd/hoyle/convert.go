package main

import (
	"errors"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/archive"
	"hoyle/adjudicate/record"
	"hoyle/adjudicate/record/iss"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
)

type convertOptions struct {
	files  []string
	format format
}

func newConvert(t *term.IO) *cobra.Command {
	o := &convertOptions{}
	cmd := &cobra.Command{
		Use:   "convert FILE…",
		Short: "Write a server's game lines as records, and records as game lines",
		Long: `Convert writes the game lines of the International Skat Server as records, and records of Skat as game lines. What a
file holds is told by its name (.sgf, also .gz and .bz2) or by --format.

What only the line has a place for, such as ratings and the server's own result, goes into the record's source and comes
back from there. A record that a line has no words for, such as one with an irregularity of the table, is refused.`,
		Example: `  hoyle convert games.sgf > games.yaml
  hoyle convert games.yaml > games.sgf`,
		Args:              needs(1, -1, "a FILE (- for standard input)"),
		ValidArgsFunction: completeRecords,
		RunE: func(_ *cobra.Command, args []string) error {
			o.files = args
			return o.run(t)
		},
	}
	o.format.flag(cmd)
	return cmd
}

func (o *convertOptions) run(t *term.IO) error {
	var failed failures
	for _, file := range o.files {
		var err error
		if o.format.archive(file) {
			err = toRecords(t, &failed, file)
		} else {
			err = toLines(t, &failed, file)
		}
		if err != nil {
			return err
		}
	}
	return failed.err()
}

// toRecords writes game lines as records, one document each.
func toRecords(t *term.IO, failed *failures, file string) error {
	n := 0
	return eachLine(t, failed, file, func(g *iss.Game) error {
		d, err := archive.Record(g)
		if err != nil {
			return err
		}
		text, err := record.Encode(d)
		if err != nil {
			return &iss.LineError{Line: g.Line, What: err.Error()}
		}
		if n++; n > 1 {
			text = append([]byte("---\n"), text...)
		}
		_, err = t.Out.Write(text)
		return err
	})
}

// toLines writes records as game lines.
func toLines(t *term.IO, failed *failures, file string) error {
	docs, err := adjudicate.Read(file, t.In)
	failed.add(t, err)
	for _, d := range docs {
		if d.Err != nil {
			failed.add(t, d.Err)
			continue
		}
		line, err := archive.Line(d)
		if err != nil {
			failed.add(t, lineFault(d, err))
			continue
		}
		if _, err := t.Out.Write(append(line, '\n')); err != nil {
			return err
		}
	}
	return nil
}

// lineFault puts the place in the record to what a line cannot say.
func lineFault(d *record.Doc, err error) error {
	var (
		words *iss.Unwritable
		none  *engine.NoEquivalent
	)
	switch {
	case errors.As(err, &words):
		err = engine.Impossiblef(words.Pos, "%v", err)
	case errors.As(err, &none):
		err = engine.Impossiblef(d.Hand.ContractPos, "a game line cannot say it: the server knows %s", none.What)
	}
	return d.Locate(err)
}
