package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// trial is a program that must succeed unless something is wrong with the code.
type trial struct {
	name string
	dir  string
	args []string // the program, and what it is told

	compile []string // how the go command makes it
	path    string   // of what
	env     []string
	seconds int          // of the processor, that it may take; 0 as many as it likes
	reaches map[int]bool // the mutants that it comes across
}

// What a trial of a mutant may take, as it may never end: so many times what it took without one, and besides. That is the
// processor's time, so that none is killed because the machine has much else to do; one that waits may wait so long.
const (
	times   = 4
	besides = 3 * time.Second
	wait    = 5 * time.Minute
	memory  = 3 << 20 // KiB of addresses
)

// build compiles what tries the mutants of a package, with all of them in it, the quick ones first: the public cases of
// the games that the package is a part of, the tests of the package and of those games, and what is asked of every game.
func (m *module) build(dir, overlay string, p *listed, hands int) ([]*trial, error) {
	games := m.games(p)
	one := "^(" + strings.Join(games, "|") + ")$"
	var out []*trial
	if len(games) > 0 {
		out = append(out, m.judge(dir, games))
	}
	for _, q := range m.tested(p, games) {
		out = append(out, m.tests(dir, "tests of "+m.rel(q.Dir), q.ImportPath, ""))
	}
	if len(games) > 0 {
		kit := m.tests(dir, "kit", "./adjudicate", "TestConformance/"+one+"|TestGates/.*/"+one)
		kit.env = []string{fmt.Sprintf("HOYLE_HANDS=%d", hands)}
		out = append(out,
			m.tests(dir, "tests of rulings", "./adjudicate", "Book|Settle|Sitting|Run|Carried|Told|TestSentences$|Overbid|Disputes|ReadWell"),
			m.tests(dir, "scripts", "./cmd/hoyle", "TestScripts/^(value|value-melds|score|replay|seats|"+strings.Join(games, "|")+")$"),
			m.tests(dir, "questions", "./adjudicate/ask", "TestEveryInquiry/"+one),
			kit)
	}
	built := map[string]bool{}
	for _, t := range out {
		if built[t.args[0]] {
			continue
		}
		built[t.args[0]] = true
		if _, err := run(m.root, "go", append(t.compile, "-overlay", overlay, "-o", t.args[0], t.path)...); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// tested are a package and those of the games that it is a part of, as far as they have tests.
func (m *module) tested(p *listed, games []string) (out []*listed) {
	for _, q := range m.all {
		name, of := strings.CutPrefix(m.rel(q.Dir), "engine/")
		if len(q.TestGoFiles)+len(q.XTestGoFiles) == 0 || q != p && !(of && slices.ContainsFunc(games, func(g string) bool { return packageOf(g) == name })) {
			continue
		}
		out = append(out, q)
	}
	return out
}

// tests are those of a package that a pattern names; "" are all.
func (m *module) tests(dir, name, path, which string) *trial {
	folder, _ := strings.CutPrefix(path, "./")
	for _, p := range m.all {
		if p.ImportPath == path {
			folder = m.rel(p.Dir)
		}
	}
	args := []string{filepath.Join(dir, strings.ReplaceAll(folder, "/", "-")+".test"), "-test.failfast"}
	if which != "" {
		args = append(args, "-test.run", which)
	}
	return &trial{name: name, dir: filepath.Join(m.root, folder), args: args, compile: []string{"test", "-c", "-vet=off"}, path: path}
}

// judge is the program that judges the public cases of some games.
func (m *module) judge(dir string, games []string) *trial {
	args := []string{filepath.Join(dir, "hoyle"), "verify"}
	for _, g := range games {
		args = append(args, filepath.Join(cases, g))
	}
	return &trial{name: "cases", dir: m.root, args: args, compile: []string{"build"}, path: "./cmd/hoyle"}
}

// trace runs a trial without a mutant. It must succeed, and tells which mutants it comes across.
func (t *trial) trace(ctx context.Context, dir string) error {
	to := filepath.Join(dir, "trace")
	defer os.Remove(to)
	cmd, out := t.command(ctx, "MUTANT_TRACE="+to)
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("the %s fail without any mutant: %w\n%s", t.name, err, out)
	}
	took := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	t.seconds = int((times*took + besides).Seconds())
	t.reaches = map[int]bool{}
	b, err := os.ReadFile(to)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	for _, line := range strings.Fields(string(b)) {
		if id, err := strconv.Atoi(line); err == nil {
			t.reaches[id] = true
		}
	}
	return nil
}

// kills reports whether a trial fails with a mutant.
func (t *trial) kills(ctx context.Context, id int) bool {
	ctx, stop := context.WithTimeout(ctx, wait)
	defer stop()
	cmd, _ := t.command(ctx, "MUTANT="+strconv.Itoa(id))
	return cmd.Run() != nil
}

func (t *trial) command(ctx context.Context, env string) (*exec.Cmd, *bytes.Buffer) {
	limit := ""
	if t.seconds > 0 {
		limit = fmt.Sprintf("ulimit -t %d && ulimit -v %d && ", t.seconds, memory)
	}
	cmd := exec.CommandContext(ctx, "sh", append([]string{"-c", limit + `exec "$0" "$@"`}, t.args...)...)
	cmd.Dir, cmd.WaitDelay = t.dir, time.Second
	cmd.Env = append(append(os.Environ(), t.env...), env)
	out := new(bytes.Buffer)
	cmd.Stdout, cmd.Stderr = out, out
	return cmd, out
}

// fate is what became of a mutant.
type fate struct {
	*mutant
	reached bool
	killer  string // the trial that failed; empty where it lives
}

// String says what became of it.
func (f fate) String() string {
	switch {
	case f.killer != "":
		return "killed by the " + f.killer
	case f.reached:
		return "lives"
	}
	return "lives: nothing comes there"
}

// try tries every mutant, some at a time, each until the first trial fails.
func try(ctx context.Context, all []*mutant, trials []*trial, atOnce int, told func(fate)) []fate {
	out := make([]fate, len(all))
	next := make(chan int)
	var group sync.WaitGroup
	var mu sync.Mutex
	for range atOnce {
		group.Go(func() {
			for i := range next {
				out[i] = tried(ctx, all[i], trials)
				mu.Lock()
				told(out[i])
				mu.Unlock()
			}
		})
	}
	for i := range all {
		next <- i
	}
	close(next)
	group.Wait()
	return out
}

func tried(ctx context.Context, m *mutant, trials []*trial) fate {
	f := fate{mutant: m}
	for _, t := range trials {
		if !t.reaches[m.id] {
			continue
		}
		f.reached = true
		if t.kills(ctx, m.id) {
			f.killer = t.name
			break
		}
	}
	return f
}
