package adjudicate_test

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/enginetest"
	"hoyle/testdata"
)

// The net keeps what every public case and 2,000 random hands of every form are ruled: a short hash of the ruling's JSON,
// byte for byte. Whoever changes the engine sees at once which rulings changed; a change that is meant is written with
//
//	go test ./adjudicate -run TestNet -update
//
// and the diff of testdata/net names the cases and the hands, a line each.
//
// The random hands must stay the same hands while the judges change, or nothing would be compared. So a Sim keeps a table
// of its own and never asks the judge, its seeds are fixed, and a hash of the record stands before that of the ruling: a
// Sim that deals other hands is told from a judge that rules otherwise.
const (
	net      = "../testdata/net"
	netSeed  = 9
	netHands = 2000
	netEvery = 5 // of the hands, unless all are asked for
)

func hash(b []byte, n int) string {
	sum := sha256.Sum256(b)
	return base64.RawURLEncoding.EncodeToString(sum[:])[:n]
}

// ruled is the JSON of a ruling, or the error in its place.
func ruled(r *adjudicate.Ruling, err error) []byte {
	if err != nil {
		return []byte("refused: " + err.Error())
	}
	return r.AppendJSON(nil)
}

func updating() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

// kept reads the lines of a file of the net.
func kept(t *testing.T, name string) []string {
	t.Helper()
	b, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%s is not there; -update writes it", name)
	}
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(b), "\n"), "\n")
}

func keep(t *testing.T, name string, lines []string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// shownAtMost is how many differences of one file are printed whole.
const shownAtMost = 3

// differences tells of what is ruled otherwise than before.
type differences struct {
	t *testing.T
	n int
}

func (d *differences) say(format string, args ...any) {
	d.t.Helper()
	if d.n++; d.n <= shownAtMost {
		d.t.Errorf(format, args...)
	}
}

func (d *differences) close() {
	if d.n > shownAtMost {
		d.t.Errorf("%d differences in all", d.n)
	}
}

// TestNetForms compares what random hands of every form are ruled: every fifth hand, and all 2,000 with HOYLE_HANDS set.
func TestNetForms(t *testing.T) {
	step := netEvery
	if updating() || os.Getenv(enginetest.LongRun) != "" {
		step = 1
	}
	eachForm(t, func(t *testing.T, g *engine.Game, form engine.Form) {
		name := filepath.Join(net, g.Name, form.String()+".txt")
		var lines []string
		if updating() {
			lines = make([]string, netHands)
		} else if lines = kept(t, name); len(lines) != netHands {
			t.Fatalf("%s has %d lines, not %d", name, len(lines), netHands)
		}
		diffs := differences{t: t}
		defer diffs.close()
		for i := 0; i < netHands; i += step {
			h := enginetest.Played(g, form, netSeed, i)
			src, err := record.Encode(&record.Doc{Game: g, Hand: *h})
			if err != nil {
				t.Fatalf("hand %d cannot be written: %v", i, err)
			}
			now := ruled(new(adjudicate.Sitting).RuleHand(g, h, "", nil))
			line := hash(src, 2) + " " + hash(now, 5)
			switch was := lines[i]; {
			case updating():
				lines[i] = line
			case was[:2] != line[:2]:
				diffs.say("%s: hand %d is another hand than before: the Sim deals or plays otherwise\n%s", name, i, src)
			case was != line:
				diffs.say("%s: hand %d is ruled otherwise; now\n%s\n%s", name, i, now, src)
			}
		}
		if updating() {
			keep(t, name, lines)
		}
	})
}

// TestNetCases compares what every public case is ruled, hand by hand.
func TestNetCases(t *testing.T) {
	now, order := map[string][]byte{}, map[string][]string{}
	err := fs.WalkDir(testdata.Cases, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || !strings.HasSuffix(path, ".yaml") {
			return err
		}
		src, err := fs.ReadFile(testdata.Cases, path)
		if err != nil {
			return err
		}
		docs, err := adjudicate.Decode(path, src)
		if err != nil {
			return err
		}
		var sitting adjudicate.Sitting
		for i, d := range docs {
			r, err := sitting.Rule(d, nil)
			name := path
			if len(docs) > 1 {
				name = fmt.Sprintf("%s#%d", path, i+1)
			}
			now[name] = ruled(r, err)
			order[d.Game.Name] = append(order[d.Game.Name], name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for game, names := range order {
		file := filepath.Join(net, game, "cases.txt")
		if updating() {
			lines := make([]string, len(names))
			for i, n := range names {
				lines[i] = hash(now[n], 5) + " " + n
			}
			keep(t, file, lines)
			continue
		}
		diffs := differences{t: t}
		for _, line := range kept(t, file) {
			was, name, _ := strings.Cut(line, " ")
			switch json, there := now[name]; {
			case !there:
				diffs.say("%s: %s is gone; -update takes it out", file, name)
			case hash(json, 5) != was:
				diffs.say("%s: %s is ruled otherwise; now\n%s", file, name, json)
			}
			delete(now, name)
		}
		for _, name := range names {
			if json, left := now[name]; left {
				diffs.say("%s: %s is not kept yet; -update adds it\n%s", file, name, json)
			}
		}
		diffs.close()
	}
}
