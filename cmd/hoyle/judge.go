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
	format format
	books  []string // the rule sets to judge by; none for the record's own
	brief  bool
}

func newJudge(t *term.IO) *cobra.Command {
	o := &judgeOptions{}
	cmd := &cobra.Command{
		Use:   "judge FILE…",
		Short: "Rule on recorded hands",
		Long: `Judge replays every hand of the files word for word and rules on it: what was irregular, the ruling, its reasons
in order, the choices that a law leaves to a side, the score, and the text of the laws that decided.

The file - is standard input. With --output json each hand is one line.

A file whose name ends in .sgf, .sgf.gz or .sgf.bz2 holds game lines of the International Skat Server; --format iss says
so of any other. They are judged on all cores and in order, by the server's profile unless --rules names another.

--rules judges by another rule set; of two, such as isko,foster, the rulings stand side by side, each contract in the
words of its book.`,
		Example: `  hoyle judge hand.yaml
  hoyle judge --brief evening.yaml
  hoyle judge -o json - < hand.yaml
  hoyle judge -o json games.sgf.bz2 > rulings.jsonl
  hoyle judge --rules isko,foster hand.yaml`,
		Args:              needs(1, -1, "a FILE (- for standard input)"),
		ValidArgsFunction: completeRecords,
		RunE: func(cmd *cobra.Command, args []string) error {
			o.files = args
			if err := checkBooks(cmd, o.books); err != nil {
				return err
			}
			return o.run(t)
		},
	}
	o.output.flag(cmd)
	o.format.flag(cmd)
	cmd.Flags().StringSliceVar(&o.books, "rules", nil, "judge by this rule set, or side by side by two")
	if err := cmd.RegisterFlagCompletionFunc("rules", cobra.FixedCompletions(bookNames(), cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the flag was added a line above
	}
	cmd.Flags().BoolVar(&o.brief, "brief", false, "leave the texts of the laws out")
	return cmd
}

func (o *judgeOptions) run(t *term.IO) error {
	var failed failures
	out := &printer{t: t, form: o.output}
	for _, file := range o.files {
		if o.format.archive(file) {
			if err := o.judgeArchive(t, &failed, out, file); err != nil {
				return err
			}
			continue
		}
		hands, err := o.format.read(t, file)
		failed.add(t, err)
		rule := o.ruling(out)
		for _, d := range hands {
			write, err := rule(d)
			if err != nil {
				failed.add(t, err)
				continue
			}
			if err := write(); err != nil {
				return err
			}
		}
	}
	return failed.err()
}

// ruling begins a sitting by the record's own rule set or those of --rules. It rules on one record after the other, and
// the ruling writes itself; the error is that of a record that has none.
func (o *judgeOptions) ruling(out *printer) func(*record.Doc) (func() error, error) {
	if len(o.books) == 2 {
		two := adjudicate.NewTwoBooks(o.books[0], o.books[1])
		return func(d *record.Doc) (func() error, error) {
			b := two.Rule(d)
			return func() error { return o.printBooks(out, d, b) }, b.Err()
		}
	}
	sitting := adjudicate.Sitting{Rules: o.book()}
	return func(d *record.Doc) (func() error, error) {
		r, err := sitting.Rule(d, nil)
		return func() error { return o.print(out, d, r) }, err
	}
}

// book is the one rule set of --rules; "" for the record's own.
func (o *judgeOptions) book() string {
	if len(o.books) == 1 {
		return o.books[0]
	}
	return ""
}

func (o *judgeOptions) print(out *printer, d *record.Doc, r *adjudicate.Ruling) error {
	if o.output == asJSON {
		return out.json(r.AppendJSON)
	}
	return out.page(rulingPage(d.Game, &d.Hand, r, o.brief))
}
