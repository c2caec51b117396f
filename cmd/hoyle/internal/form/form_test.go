package form

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/sebdah/goldie/v2"

	"hoyle/cmd/hoyle/internal/term"
)

// script is a dialogue that is fixed: its questions one after the other.
type script struct {
	questions []*Question
	answers   []string
}

func (s *script) Next() *Question {
	if len(s.answers) == len(s.questions) {
		return nil
	}
	return s.questions[len(s.answers)]
}

func (s *script) Answer(word string) error {
	if q := s.Next(); q.Check != nil {
		if err := q.Check(word); err != nil {
			return err
		}
	}
	s.answers = append(s.answers, word)
	return nil
}

func (s *script) Back() bool {
	if len(s.answers) == 0 {
		return false
	}
	s.answers = s.answers[:len(s.answers)-1]
	return true
}

func dialogue() *script {
	number := func(s string) error {
		if s == "" || strings.Trim(s, "0123456789") != "" {
			return errors.New("a number, please")
		}
		return nil
	}
	return &script{questions: []*Question{
		{Title: "Who did it, and this question is so long that forty columns have no room for it?", Hint: "did not follow suit although able to",
			Options: []Option{{"Vorhand", ""}, {"Mittelhand", ""}, {"nobody", "nobody: the game was not named yet, or it was a ramsch that everybody plays"}}},
		{Title: "Which figure did he name?", Hint: "a number", Typed: true, Check: number},
		{Title: "What was played?", Options: []Option{{"suit", "a suit"}, {"grand", "a grand"}, {"nullo", "a nullo"}}},
	}}
}

// opened is a form's program as it stands after some keys, without a terminal.
func opened(t *testing.T, width int, theme term.Theme, keys ...string) *model {
	t.Helper()
	io := term.New(strings.NewReader(""), &bytes.Buffer{}, &bytes.Buffer{}, func(string) string { return "" })
	if err := io.SetTheme(string(theme)); err != nil {
		t.Fatal(err)
	}
	if theme != term.None {
		if err := io.SetColor("always"); err != nil {
			t.Fatal(err)
		}
	}
	m := &model{d: dialogue(), width: width, style: styleOf(io)}
	m.next()
	run(m, m.Init())
	run(m, func() tea.Msg { return tea.WindowSizeMsg{Width: width, Height: 24} })
	for _, k := range keys {
		press(m, k)
	}
	return m
}

// run does what a command asks for, and what follows from it.
func run(m *model, cmd tea.Cmd) {
	if cmd == nil || m.form == nil || blinks(cmd) {
		return
	}
	switch msg := cmd().(type) {
	case nil:
	case tea.BatchMsg:
		for _, c := range msg {
			run(m, c)
		}
	default:
		if kind := strings.ToLower(fmt.Sprintf("%T", msg)); strings.Contains(kind, "sequence") || strings.Contains(kind, "blink") {
			return // the window's size, which is told; the cursor again
		}
		_, next := m.Update(msg)
		run(m, next)
	}
}

// blinks reports whether a command is the cursor's, which waits to blink.
func blinks(cmd tea.Cmd) bool {
	name := runtime.FuncForPC(reflect.ValueOf(cmd).Pointer()).Name()
	return strings.HasPrefix(name, "charm.land/bubbles/v2/cursor.")
}

func press(m *model, key string) {
	msg := tea.KeyPressMsg{Text: key}
	switch key {
	case "enter":
		msg = tea.KeyPressMsg{Code: tea.KeyEnter}
	case "down":
		msg = tea.KeyPressMsg{Code: tea.KeyDown}
	case "shift+tab":
		msg = tea.KeyPressMsg{Code: tea.KeyTab, Mod: tea.ModShift}
	default:
		msg.Code = rune(key[0])
	}
	_, cmd := m.Update(msg)
	run(m, cmd)
}

const golden = "../../../../testdata/golden/form"

// The forms as people see them, at two widths, in both themes.
func TestForms(t *testing.T) {
	g := goldie.New(t, goldie.WithFixtureDir(golden), goldie.WithNameSuffix(".txt"))
	known := map[string]bool{}
	for _, x := range []struct {
		name string
		keys []string
	}{
		{"first", nil},
		{"chosen", []string{"down", "down"}},
		{"typed", []string{"down", "enter", "1", "8"}},
		{"refused", []string{"enter", "x", "enter"}},
		{"last", []string{"enter", "9", "enter", "down"}},
		{"back", []string{"enter", "9", "enter", "shift+tab"}},
		{"end", []string{"enter", "9", "enter", "enter"}},
	} {
		for _, look := range []struct {
			name  string
			width int
			theme term.Theme
		}{{"80", 80, term.None}, {"40", 40, term.None}, {"dark", 80, term.Dark}, {"light", 80, term.Light}} {
			m := opened(t, look.width, look.theme, x.keys...)
			var b bytes.Buffer
			profile := colorprofile.Ascii
			if look.theme != term.None {
				profile = colorprofile.ANSI256
			}
			w := colorprofile.Writer{Forward: &b, Profile: profile}
			w.WriteString(m.View().Content)
			var lines []string
			for line := range strings.Lines(b.String()) {
				if n := lipgloss.Width(strings.TrimRight(line, "\n")); n > look.width {
					t.Errorf("%s at %d columns: a line of %d: %q", x.name, look.width, n, line)
				}
				lines = append(lines, strings.TrimRight(line, " \n"))
			}
			name := x.name + "-" + look.name
			known[name+".txt"] = true
			g.Assert(t, name, []byte(strings.Join(lines, "\n")+"\n"))
		}
	}
	files, err := os.ReadDir(golden)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !known[f.Name()] {
			t.Errorf("%s/%s belongs to no test", golden, f.Name())
		}
	}
}

// What a form makes of its keys is what plain lines make of words.
func TestFormsAnswer(t *testing.T) {
	m := opened(t, 80, term.None, "down", "enter", "x", "enter", "shift+tab", "enter", "1", "8", "enter", "down", "down", "enter")
	if got := strings.Join(m.d.(*script).answers, " "); got != "Vorhand 18 nullo" {
		t.Errorf("answered %q", got)
	}
	if m.form != nil {
		t.Error("a question is open at the end")
	}
}

func TestLines(t *testing.T) {
	for _, x := range []struct {
		in, answers string
		err         error
	}{
		{"2\n18\ngrand\n", "Mittelhand 18 grand", nil},
		{"vorhand\nx\n18\n3", "vorhand 18 nullo", nil},
		{"<\n1\n<\n2\n18\n<\n9\n1\n", "Mittelhand 9 suit", nil},
		{"1\n", "Vorhand", ErrNoAnswers},
		{"", "", ErrNoAnswers},
	} {
		var errs bytes.Buffer
		io := term.New(strings.NewReader(x.in), &bytes.Buffer{}, &errs, func(string) string { return "" })
		d := dialogue()
		if err := Ask(io, d, false); !errors.Is(err, x.err) {
			t.Errorf("%q: %v", x.in, err)
		}
		if got := strings.Join(d.answers, " "); got != x.answers {
			t.Errorf("%q: answered %q, want %q", x.in, got, x.answers)
		}
		if strings.Contains(errs.String(), "\x1b") {
			t.Errorf("%q: an escape code in %q", x.in, &errs)
		}
	}
}
