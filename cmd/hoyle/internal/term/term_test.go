package term

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"syscall"
	"testing"
)

func TestWidth(t *testing.T) {
	for _, x := range []struct {
		columns int
		env     string
		want    int
	}{
		{0, "", 80}, {0, "60", 60}, {0, "39", 40}, {0, "40", 40}, {0, "41", 41}, {0, "100", 100}, {0, "101", 100},
		{0, "wide", 80}, {0, "-5", 80}, {0, "0", 80},
		{72, "60", 72}, {20, "", 40}, {250, "60", 100},
	} {
		if got := width(x.columns, x.env); got != x.want {
			t.Errorf("width(%d, %q) = %d, want %d", x.columns, x.env, got, x.want)
		}
	}
}

func TestColor(t *testing.T) {
	for _, x := range []struct {
		flag string
		tty  bool
		env  string // KEY=VALUE …
		want bool
	}{
		{"auto", false, "", false},
		{"auto", true, "", true},
		{"auto", true, "NO_COLOR=1", false},
		{"auto", true, "NO_COLOR=", true}, // only a value counts
		{"auto", true, "TERM=dumb", false},
		{"auto", false, "CLICOLOR_FORCE=1", true},
		{"auto", false, "CLICOLOR_FORCE=0", false},
		{"auto", true, "CLICOLOR_FORCE=0", true},
		{"auto", false, "CLICOLOR_FORCE=1 NO_COLOR=1", false},
		{"auto", true, "CLICOLOR_FORCE=1 TERM=dumb", true},
		{"always", false, "NO_COLOR=1 TERM=dumb", true},
		{"never", true, "CLICOLOR_FORCE=1", false},
		{"always", true, "HOYLE_THEME=none", false},
	} {
		env := map[string]string{}
		for kv := range strings.FieldsSeq(x.env) {
			k, v, _ := strings.Cut(kv, "=")
			env[k] = v
		}
		io := New(nil, io.Discard, io.Discard, func(k string) string { return env[k] })
		io.OutTTY = x.tty
		if err := io.SetColor(x.flag); err != nil {
			t.Fatal(err)
		}
		if io.Color != x.want {
			t.Errorf("--color %s, terminal %v, %s: colour %v, want %v", x.flag, x.tty, x.env, io.Color, x.want)
		}
	}
}

func TestTheme(t *testing.T) {
	for env, want := range map[string]Theme{
		"": Dark, "HOYLE_THEME=light": Light, "HOYLE_THEME=LIGHT": Light, "HOYLE_THEME=none": None, "HOYLE_THEME=pink": Dark,
		"COLORFGBG=0;15": Light, "COLORFGBG=15;0": Dark, "COLORFGBG=0;default;7": Light, "COLORFGBG=15": Light,
	} {
		k, v, _ := strings.Cut(env, "=")
		io := New(nil, io.Discard, io.Discard, func(key string) string {
			if key == k {
				return v
			}
			return ""
		})
		if io.Theme != want {
			t.Errorf("%s: %s, want %s", env, io.Theme, want)
		}
	}
}

// A message comes after all the data before it, though data are buffered.
func TestMessagesKeepTheirPlace(t *testing.T) {
	var both bytes.Buffer
	io := New(nil, &both, &both, func(string) string { return "" })
	fmt.Fprint(io.Out, "data 1\n")
	io.Errorf("message\n")
	fmt.Fprint(io.Out, "data 2\n")
	if err := io.Close(); err != nil {
		t.Fatal(err)
	}
	if got, want := both.String(), "data 1\nmessage\ndata 2\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestPager(t *testing.T) {
	for _, x := range []struct {
		env  string
		want string
	}{
		{"", "less"}, {"PAGER=more -s", "more -s"}, {"PAGER=cat", ""}, {"HOYLE_PAGER=cat PAGER=more", ""}, {"TERM=dumb PAGER=more", ""},
	} {
		env := map[string]string{}
		for part := range strings.SplitSeq(strings.ReplaceAll(x.env, "more -s", "more\x00-s"), " ") {
			k, v, _ := strings.Cut(part, "=")
			env[k] = strings.ReplaceAll(v, "\x00", " ")
		}
		io := New(nil, io.Discard, io.Discard, func(k string) string { return env[k] })
		if got := strings.Join(io.pagerCommand(), " "); got != x.want {
			t.Errorf("%s: pager %q, want %q", x.env, got, x.want)
		}
	}
}

func TestIsClosedPipe(t *testing.T) {
	if !IsClosedPipe(fmt.Errorf("write: %w", syscall.EPIPE)) || !IsClosedPipe(io.ErrClosedPipe) {
		t.Error("a closed pipe is not told")
	}
	if IsClosedPipe(nil) || IsClosedPipe(errors.New("broken pipe")) || IsClosedPipe(syscall.ENOSPC) {
		t.Error("something else is taken for a closed pipe")
	}
}
