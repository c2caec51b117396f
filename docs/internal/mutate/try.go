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
	args []string

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

// build compiles what tries the mutants of a package, with all of them in it: the public cases of the games that the
// package is a part of, the tests of the package and of those games, what holds of every game, and the questions of ask.
func (m *module) build(dir, overlay string, p *listed, hands int) ([]*trial, error) {
	var out []*trial
	add := func(t *trial, err error) error {
		out = append(out, t)
		return err
	}
	games := m.games(p)
	if len(games) > 0 {
		if err := add(m.judge(dir, overlay, games)); err != nil {
			return nil, err
		}
	}
	for _, q := range m.tested(p, games) {
		if err := add(m.own(dir, overlay, q)); err != nil {
			return nil, err
		}
	}
	if len(games) > 0 {
		if err := add(m.kit(dir, overlay, games, hands)); err != nil {
			return nil, err
		}
		if err := add(m.asked(dir, overlay, games)); err != nil {
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

// own is a package's own tests.
func (m *module) own(dir, overlay string, p *listed) (*trial, error) {
	to := filepath.Join(dir, strings.ReplaceAll(m.rel(p.Dir), "/", "-")+".test")
	_, err := run(m.root, "go", "test", "-c", "-vet=off", "-overlay", overlay, "-o", to, p.ImportPath)
	return &trial{name: "tests of " + m.rel(p.Dir), dir: p.Dir, args: []string{to, "-test.failfast"}}, err
}

// judge is the program that judges the public cases of some games.
func (m *module) judge(dir, overlay string, games []string) (*trial, error) {
	to := filepath.Join(dir, "hoyle")
	args := []string{to, "verify"}
	for _, g := range games {
		args = append(args, filepath.Join(cases, g))
	}
	_, err := run(m.root, "go", "build", "-overlay", overlay, "-o", to, "./cmd/hoyle")
	return &trial{name: "cases", dir: m.root, args: args}, err
}

// kit is the conformance kit and the gates beside it for some games.
func (m *module) kit(dir, overlay string, games []string, hands int) (*trial, error) {
	to := filepath.Join(dir, "kit.test")
	var tests []string
	for _, g := range games {
		tests = append(tests, "TestConformance/^"+g+"$", "TestGates/.*/^"+g+"$")
	}
	_, err := run(m.root, "go", "test", "-c", "-vet=off", "-overlay", overlay, "-o", to, "./adjudicate")
	args := []string{to, "-test.failfast", "-test.run", strings.Join(tests, "|")}
	return &trial{name: "kit", dir: filepath.Join(m.root, "adjudicate"), args: args, env: []string{fmt.Sprintf("HOYLE_HANDS=%d", hands)}}, err
}

// asked is whether every answer to every incident leads to a ruling.
func (m *module) asked(dir, overlay string, games []string) (*trial, error) {
	to := filepath.Join(dir, "ask.test")
	_, err := run(m.root, "go", "test", "-c", "-vet=off", "-overlay", overlay, "-o", to, "./adjudicate/ask")
	return &trial{name: "questions", dir: filepath.Join(m.root, "adjudicate", "ask"), args: []string{to, "-test.failfast", "-test.run", "TestEveryInquiry/^(" + strings.Join(games, "|") + ")$"}}, err
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
