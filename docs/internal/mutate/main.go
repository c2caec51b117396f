// Mutate asks whether the tests would notice: it changes a package in small ways, one at a time, and runs what should find
// the fault.
//
//	go run ./docs/internal/mutate -n 200 -seed 1 ./engine/skat
//	go run ./docs/internal/mutate -base main
//
// A mutant is a comparison at its boundary or turned round, an "and" for an "or", a sum for a difference, a number one more
// or one less, the other truth, a zero returned, a statement left out, a branch emptied. Of each package a sample is
// taken that depends on the seed and on the code itself: a mutant stays in it while what is around it changes. Each is tried
// on the public cases of the games that the package is a part of, on the tests of the package and of those games, on what
// is tested of their rulings, values and questions, and on a few random hands with the conformance kit and its gates, until
// something fails. A mutant that nothing notices is printed with its place.
//
// All mutants of the sample are compiled in at once, each behind a switch; what does not compile is not in the sample. What
// was judged harmless stands in harmless.txt and does not count. The command fails where a package has fewer killed
// than -score asks for. It runs in the module's root, and needs a shell.
package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
)

// options are what the command is asked for.
type options struct {
	n, seed, score, hands, atOnce int
	base, skip                    string
	verbose                       bool
	packages                      []string
	harmless                      []byte
}

func main() {
	o := options{harmless: judged}
	flag.IntVar(&o.n, "n", 200, "how many mutants of each package are tried; 0 tries all")
	flag.IntVar(&o.seed, "seed", 1, "which sample is taken")
	flag.IntVar(&o.score, "score", 90, "how many of a hundred must be killed in each package")
	flag.IntVar(&o.hands, "hands", 60, "how many random hands of each form a mutant is tried on")
	flag.IntVar(&o.atOnce, "p", runtime.NumCPU(), "how many mutants are tried at once")
	flag.StringVar(&o.base, "base", "", "change only lines that are other than in this revision; without a package in all that have such lines")
	flag.StringVar(&o.skip, "skip", `^(sim|new)\.go$|_gen\.go$`, "files that are left as they are: what deals random hands, what is a form to fill in, what is written by a program")
	flag.BoolVar(&o.verbose, "v", false, "print every mutant and what killed it")
	flag.Parse()
	o.packages = flag.Args()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	passed, err := o.run(ctx, ".", os.Stdout)
	stop()
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	case !passed:
		os.Exit(1)
	}
}

// run tries the packages one after the other and reports whether all have the score.
func (o *options) run(ctx context.Context, root string, out io.Writer) (bool, error) {
	harmless, err := readHarmless(o.harmless)
	if err != nil {
		return false, fmt.Errorf("harmless.txt: %w", err)
	}
	m, err := load(root)
	if err != nil {
		return false, err
	}
	var lines changes
	if o.base != "" {
		if lines, err = m.changed(o.base); err != nil {
			return false, err
		}
	}
	if len(o.packages) == 0 {
		o.packages = m.touched(lines)
	}
	passed := true
	for _, dir := range o.packages {
		p, err := m.at(dir)
		if err != nil {
			return false, err
		}
		sample, fates, err := o.one(ctx, m, p, lines, out)
		if err != nil {
			return false, fmt.Errorf("%s: %w", dir, err)
		}
		passed = o.tell(out, m.rel(p.Dir), sample, fates, harmless) && passed
	}
	return passed, nil
}

// one tries the mutants of one package. It also gives the keys of all that the package has.
func (o *options) one(ctx context.Context, m *module, p *listed, lines changes, out io.Writer) (map[string]bool, []fate, error) {
	s, err := m.read(p, nil, nil)
	if err != nil {
		return nil, nil, err
	}
	skip, err := regexp.Compile(o.skip)
	if err != nil {
		return nil, nil, err
	}
	all := m.mutants(s, skip.MatchString)
	keys := map[string]bool{}
	for _, x := range all {
		keys[x.key()] = true
	}
	if lines != nil {
		all = slices.DeleteFunc(all, func(x *mutant) bool { return !lines.has(x) })
	}
	sample, files, err := o.sample(m, s, all)
	if err != nil || len(sample) == 0 {
		return keys, nil, err
	}
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	list, err := overlay(dir, files)
	if err != nil {
		return nil, nil, err
	}
	trials, err := m.build(dir, list, p, o.hands)
	if err != nil {
		return nil, nil, err
	}
	for _, t := range trials {
		if err := t.trace(ctx, dir); err != nil {
			return nil, nil, err
		}
	}
	fates := try(ctx, sample, trials, o.atOnce, func(f fate) {
		if o.verbose {
			fmt.Fprintf(out, "%s\n\t%s\n", f.mutant, f)
		}
	})
	return keys, fates, ctx.Err()
}

// sample takes the mutants to try, in the order of the files, and the files that have them. Somewhat more than are asked
// for are written first, as some do not compile.
func (o *options) sample(m *module, s *source, all []*mutant) ([]*mutant, map[string][]byte, error) {
	drawn := draw(all, o.seed)
	for i, x := range drawn {
		x.id = i + 1
	}
	if o.n > 0 {
		drawn = drawn[:min(len(drawn), o.n+o.n/4+10)]
	}
	good, _, err := m.compiled(s, drawn)
	if err != nil {
		return nil, nil, err
	}
	if o.n > 0 {
		good = good[:min(len(good), o.n)]
	}
	slices.SortStableFunc(good, func(a, b *mutant) int {
		return cmp.Or(strings.Compare(a.File, b.File), a.at.from-b.at.from, strings.Compare(a.What, b.What))
	})
	return good, m.write(s, good), nil
}

// draw puts mutants into an order by chance that each has of its own: from the seed, its name, and which it is of those
// that have the same name.
func draw(all []*mutant, seed int) []*mutant {
	seen, rank := map[string]int{}, map[*mutant]uint64{}
	for _, x := range all {
		sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %s", seed, seen[x.key()], x.key()))
		rank[x] = binary.BigEndian.Uint64(sum[:])
		seen[x.key()]++
	}
	out := slices.Clone(all)
	slices.SortFunc(out, func(a, b *mutant) int {
		if rank[a] < rank[b] {
			return -1
		}
		return 1
	})
	return out
}

// tell prints who lives and the score, and reports whether that is enough.
func (o *options) tell(out io.Writer, name string, keys map[string]bool, fates []fate, harmless map[string]string) bool {
	killed, excused := 0, 0
	for _, f := range fates {
		switch {
		case f.killer != "":
			killed++
		case harmless[f.key()] != "":
			excused++
		default:
			fmt.Fprintf(out, "%s (%s)\n", f.mutant, f)
		}
	}
	for key := range harmless {
		file, _, _ := strings.Cut(key, " ")
		if filepath.ToSlash(filepath.Dir(file)) == name && !keys[key] {
			fmt.Fprintf(out, "harmless.txt: there is no such mutant any more: %s\n", key)
		}
	}
	count := len(fates) - excused
	if count == 0 {
		fmt.Fprintf(out, "%s: nothing to change\n", name)
		return true
	}
	fmt.Fprintf(out, "%s: %d of %d killed, %d %%; %d more are harmless\n", name, killed, count, killed*100/count, excused)
	return killed*100 >= o.score*count
}
