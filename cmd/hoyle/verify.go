package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/testdata"
)

type verifyOptions struct {
	paths   []string
	format  format
	verbose bool
}

func newVerify(t *term.IO) *cobra.Command {
	o := &verifyOptions{}
	cmd := &cobra.Command{
		Use:   "verify [PATH…]",
		Short: "Compare rulings with what their records expect",
		Long: `Verify judges every record that has an expect and reports each difference on a line. A path may be a file, a folder
with all below it, or - for standard input. Without a path it judges the built-in cases.

Of a server's game lines (.sgf, also .gz and .bz2) every ruling is compared with the result that the line gives itself. How
many agree, differ and cannot be compared is said with their lines; a ruling that stays open, a line without a result
and one that is known to be wrong cannot be compared.

It succeeds only if everything holds.`,
		Args: needs(0, -1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.paths = args
			return o.run(t, cmd)
		},
	}
	o.format.flag(cmd)
	cmd.Flags().BoolVarP(&o.verbose, "verbose", "v", false, "name every case, also those that hold")
	return cmd
}

// verification counts what was compared.
type verification struct {
	t       *term.IO
	format  format
	verbose bool
	failed  failures
	cases   int
	differ  int
	// archives counts the files of game lines, which say themselves how they went.
	archives int
	err      error // of writing
}

func (o *verifyOptions) run(t *term.IO, cmd *cobra.Command) error {
	v := &verification{t: t, format: o.format, verbose: o.verbose}
	if len(o.paths) == 0 {
		v.suite(testdata.Cases, "cases")
	}
	for _, p := range o.paths {
		v.path(p)
	}
	if v.err != nil {
		return v.err
	}
	if v.cases == 0 && v.archives == 0 && len(v.failed.errs) == 0 {
		return usagef(cmd, "no record with an expect in %s", or(strings.Join(o.paths, ", "), "the built-in cases"))
	}
	if v.cases > 0 {
		v.say("%s\n", v.summary())
	}
	if v.differ > 0 {
		v.failed.errs = append(v.failed.errs, errDiffers)
	}
	if v.err != nil {
		return v.err
	}
	return v.failed.err()
}

func (v *verification) summary() string {
	if v.differ == 0 {
		return plural(v.cases, "case") + ", all hold"
	}
	return fmt.Sprintf("%s, %d of them not as expected", plural(v.cases, "case"), v.differ)
}

func (v *verification) say(format string, args ...any) {
	if v.err == nil {
		_, v.err = fmt.Fprintf(v.t.Out, format, args...)
	}
}

// path verifies a file, or every record below a folder.
func (v *verification) path(name string) {
	if name != adjudicate.Stdin {
		info, err := os.Stat(name)
		if err != nil {
			v.failed.add(v.t, err)
			return
		}
		if info.IsDir() {
			err := filepath.WalkDir(name, func(p string, d fs.DirEntry, err error) error {
				switch {
				case err != nil || d.IsDir():
				case v.format.archive(p) && v.format == byName:
					v.archive(p)
				case isRecord(p):
					v.file(p)
				}
				return err
			})
			v.failed.add(v.t, err)
			return
		}
	}
	if v.format.archive(name) {
		v.archive(name)
		return
	}
	v.file(name)
}

func (v *verification) file(name string) {
	hands, err := adjudicate.Read(name, v.t.In)
	v.failed.add(v.t, err)
	v.records(hands)
}

// suite verifies every record below a folder of an embedded file system.
func (v *verification) suite(fsys fs.FS, root string) {
	v.failed.add(v.t, eachRecord(fsys, root, func(hands []*record.Doc) error {
		v.records(hands)
		return v.err
	}))
}

// eachRecord decodes the files below a folder of a file system in their order.
func eachRecord(fsys fs.FS, root string, do func([]*record.Doc) error) error {
	return fs.WalkDir(fsys, root, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !isRecord(p) {
			return err
		}
		src, err := fs.ReadFile(fsys, p)
		if err != nil {
			return err
		}
		hands, err := adjudicate.Decode(p, src)
		if err != nil {
			return err
		}
		return do(hands)
	})
}

func isRecord(name string) bool {
	switch path.Ext(filepath.ToSlash(name)) {
	case ".yaml", ".yml", ".json":
		return true
	}
	return false
}

func (v *verification) records(hands []*record.Doc) {
	var sitting adjudicate.Sitting
	for i, d := range hands {
		_, diffs, err := sitting.Verify(d)
		if err != nil {
			v.failed.add(v.t, err)
			continue
		}
		if d.Expect == nil {
			continue
		}
		v.cases++
		name := d.File
		if len(hands) > 1 {
			name = fmt.Sprintf("%s, hand %d", name, i+1)
		}
		if len(diffs) > 0 {
			v.differ++
		} else if v.verbose {
			v.say("%s: holds\n", name)
		}
		for _, x := range diffs {
			v.say("%s: %s\n", name, x)
		}
	}
}
