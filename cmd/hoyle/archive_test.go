package main

import (
	"bytes"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// The bar is there only on a terminal whose data go elsewhere, and only when the work is long.
func TestProgress(t *testing.T) {
	var read atomic.Int64
	io, _, errs := testIO("", nil)
	if p := newProgress(io, "games.sgf", 100, &read); p != nil {
		t.Error("a bar without a terminal")
	}
	io.ErrTTY, io.OutTTY = true, true
	if p := newProgress(io, "games.sgf", 100, &read); p != nil {
		t.Error("a bar between the data")
	}
	io.OutTTY = false
	p := newProgress(io, "games.sgf", 200, &read)
	p.step(50)
	if errs.Len() > 0 {
		t.Errorf("a bar at once: %q", errs)
	}
	p.began = time.Now().Add(-2 * time.Second)
	read.Store(100)
	p.step(50)
	for _, want := range []string{"games.sgf", "50 %", "100 games", "/s", "████████████░░░░░░░░░░░░"} {
		if !strings.Contains(errs.String(), want) {
			t.Errorf("%q without %q", errs, want)
		}
	}
	p.clear()
	if !bytes.HasSuffix(errs.Bytes(), []byte("\r\x1b[K")) {
		t.Errorf("not cleared: %q", errs)
	}
}

func TestFormatByName(t *testing.T) {
	for name, want := range map[string]bool{
		"a.sgf": true, "A.SGF": true, "a.sgf.gz": true, "a.sgf.bz2": true, "a.yaml": false, "-": false, "sgf": false, "a.gz": false,
	} {
		if got := byName.archive(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	if !asLines.archive("-") || asRecords.archive("a.sgf") {
		t.Error("--format does not prevail")
	}
}

func TestPercent(t *testing.T) {
	for _, c := range []struct {
		n, of int
		want  string
	}{{4, 4, "100"}, {3, 4, "75.00"}, {99999, 100000, "99.99"}, {0, 7, "0.00"}} {
		if got := percent(c.n, c.of); got != c.want {
			t.Errorf("%d of %d: %s, want %s", c.n, c.of, got, c.want)
		}
	}
}

// The drawing holds every total: the highest in the first row, the lowest in the last, the marks of all players.
func TestPlotLines(t *testing.T) {
	lines := plotLines([][]int{{0, 24, 24, 120}, {0, 0, -60, -60}}, []string{"Anna", "Bert"}, 40)
	if len(lines) != plotRows+2 {
		t.Fatalf("%d lines", len(lines))
	}
	if !strings.HasPrefix(lines[0], "+120 ┤") || !strings.HasSuffix(lines[0], "●") {
		t.Errorf("top %q", lines[0])
	}
	if last := lines[plotRows-1]; !strings.HasPrefix(last, " −60 ┤") || !strings.HasSuffix(last, "▲") {
		t.Errorf("bottom %q", last)
	}
	if lines[plotRows+1] != "● Anna   ▲ Bert" {
		t.Errorf("legend %q", lines[plotRows+1])
	}
	// All at nought is a line, not a division by it.
	if flat := plotLines([][]int{{0, 0}}, []string{"Anna"}, 40); !strings.Contains(strings.Join(flat, "\n"), "●") {
		t.Errorf("%q", flat)
	}
}
