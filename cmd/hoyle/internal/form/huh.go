package form

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"charm.land/bubbles/v2/key"
	tea "charm.land/bubbletea/v2"
	"charm.land/huh/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"

	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
)

// forms holds a dialogue with forms, all in one program, so that what was answered stays above the question.
func forms(t *term.IO, d Dialogue) error {
	m := &model{d: d, width: t.Width, style: styleOf(t)}
	m.next()
	if m.q == nil {
		return nil
	}
	profile := colorprofile.Ascii
	if m.style.color {
		profile = colorprofile.ANSI256
	}
	p := tea.NewProgram(m, tea.WithInput(t.In), tea.WithOutput(t.Err), tea.WithColorProfile(profile), tea.WithEnvironment(quiet(os.Environ())))
	_, err := p.Run()
	switch {
	case errors.Is(err, tea.ErrInterrupted) || m.interrupted:
		return ErrInterrupted
	case err != nil:
		return fmt.Errorf("asking on the terminal: %w", err)
	}
	return nil
}

// quiet is the environment in which bubbletea does not ask the terminal what it can: as over a remote line, where the
// answer may come late or never.
func quiet(env []string) []string {
	out := []string{"SSH_TTY=quiet"}
	for _, e := range env {
		switch name, _, _ := strings.Cut(e, "="); name {
		case "TERM_PROGRAM", "WT_SESSION", "SSH_TTY":
		default:
			out = append(out, e)
		}
	}
	return out
}

// model is the program: the answers so far, and the form of the question that is open.
type model struct {
	d           Dialogue
	q           *Question
	form        *huh.Form
	picked      string
	told        []string // the answers so far, as lines
	style       style
	width       int
	height      int
	interrupted bool
}

// next opens the form of the next question.
func (m *model) next() tea.Cmd {
	m.q = m.d.Next()
	if m.q == nil {
		m.form = nil
		return tea.Quit
	}
	m.picked = ""
	var field huh.Field
	if len(m.q.Options) > 0 && !m.q.Typed {
		var options []huh.Option[string]
		for _, o := range m.q.Options {
			options = append(options, huh.NewOption(o.shown(), o.Word))
		}
		s := huh.NewSelect[string]().Title(m.q.Title).Options(options...).Value(&m.picked)
		if m.q.Hint != "" {
			s = s.Description(m.q.Hint)
		}
		field = s
	} else {
		in := huh.NewInput().Title(m.q.Title).Value(&m.picked).Prompt("> ")
		if m.q.Hint != "" {
			in = in.Description(m.q.Hint)
		}
		var words []string
		for _, o := range m.q.Options {
			words = append(words, o.Word)
		}
		in = in.Suggestions(words)
		if m.q.Check != nil {
			in = in.Validate(m.q.Check)
		}
		field = in
	}
	m.form = huh.NewForm(huh.NewGroup(field)).WithTheme(m.style.theme()).WithShowHelp(false).WithKeyMap(keys())
	m.fit()
	return m.form.Init()
}

func keys() *huh.KeyMap {
	k := huh.NewDefaultKeyMap()
	k.Input.AcceptSuggestion = key.NewBinding(key.WithKeys("tab", "ctrl+e"))
	k.Input.Next = key.NewBinding(key.WithKeys("enter"))
	return k
}

// shown is an option in a form: what it means is enough.
func (o Option) shown() string {
	if o.Text == "" {
		return o.Word
	}
	return o.Text
}

// fit gives the form the terminal's room, less what stands around it.
func (m *model) fit() {
	if m.form == nil {
		return
	}
	m.form = m.form.WithWidth(max(m.width-2, 20))
	if m.height > 0 {
		room := m.height - m.above() - lipgloss.Height(m.help()) - 3
		want := len(m.q.Options) + 3
		for _, o := range m.q.Options {
			want += (lipgloss.Width(o.shown()) - 1) / max(m.width-8, 10)
		}
		want += lipgloss.Width(m.q.Title)/max(m.width-4, 10) + lipgloss.Width(m.q.Hint)/max(m.width-4, 10)
		m.form = m.form.WithHeight(max(min(want, room), 4))
	}
}

// above is how many lines of answers are shown; on a low screen only the last ones.
func (m *model) above() int {
	return min(len(m.told), max(0, m.height-14))
}

// Init starts the first form.
func (m *model) Init() tea.Cmd { return m.form.Init() }

// Update moves the dialogue on.
func (m *model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if m.form == nil {
		return m, tea.Quit
	}
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = min(max(msg.Width, 1), term.MaxWidth), msg.Height
		m.fit()
		return m, nil // the form has been told by fit
	case tea.KeyPressMsg:
		switch msg.String() {
		case "ctrl+c":
			m.interrupted = true
			return m, tea.Interrupt
		case "shift+tab":
			if m.d.Back() {
				m.told = m.told[:max(len(m.told)-1, 0)]
				return m, m.next()
			}
			return m, nil
		}
	}
	f, cmd := m.form.Update(msg)
	m.form = f.(*huh.Form)
	if m.form.State != huh.StateCompleted {
		return m, cmd
	}
	q, word := m.q, m.picked
	if err := m.d.Answer(word); err != nil {
		// What Check let through and Answer refuses is asked again.
		return m, m.next()
	}
	line := m.style.dim.Render(q.Title)
	if word != "" {
		line += " " + m.style.strong.Render(q.shown(word))
	}
	m.told = append(m.told, line)
	return m, m.next()
}

// shown is an answer as the list of answers has it.
func (q *Question) shown(word string) string {
	for _, o := range q.Options {
		if o.Word == word {
			return o.shown()
		}
	}
	return word
}

// View is the answers and the open question.
func (m *model) View() tea.View {
	var b strings.Builder
	told := m.told
	if m.form != nil {
		told = told[len(told)-m.above():]
	}
	for _, l := range told {
		b.WriteString(lipgloss.Wrap(l, m.width, " ") + "\n")
	}
	if m.form == nil {
		b.WriteString("\n")
	}
	if m.form != nil && !m.interrupted {
		if len(told) > 0 {
			b.WriteString("\n")
		}
		b.WriteString(strings.TrimRight(m.form.View(), "\n ") + "\n\n" + m.help() + "\n")
	}
	return tea.NewView(m.style.signs(b.String()))
}

// help names the keys.
func (m *model) help() string {
	words := []string{"↑ ↓ choose", "enter answer", "/ search"}
	if m.q != nil && (m.q.Typed || len(m.q.Options) == 0) {
		words = []string{"enter answer"}
		if len(m.q.Options) > 0 {
			words = append(words, "tab complete")
		}
	}
	if len(m.told) > 0 {
		words = append(words, "shift+tab back")
	}
	words = append(words, "ctrl+c leave")
	return m.style.dim.Render(lipgloss.Wrap(strings.Join(words, " · "), max(m.width, 20), " "))
}

// style is the colours of the program's pages, for forms.
type style struct {
	color         bool
	accent        lipgloss.Style
	strong, dim   lipgloss.Style
	chosen, error lipgloss.Style
	signs         func(string) string
}

func styleOf(t *term.IO) style {
	s := style{color: t.MessageColor(), signs: func(s string) string { return render.Signs(t, s) }}
	plain := lipgloss.NewStyle()
	s.accent, s.strong, s.dim, s.chosen, s.error = plain, plain, plain, plain, plain
	if !s.color {
		return s
	}
	accent, grey, red := "39", "245", "203"
	if t.Theme == term.Light {
		accent, grey, red = "25", "242", "160"
	}
	s.accent = plain.Foreground(lipgloss.Color(accent)).Bold(true)
	s.chosen = plain.Foreground(lipgloss.Color(accent))
	s.dim = plain.Foreground(lipgloss.Color(grey))
	s.error = plain.Foreground(lipgloss.Color(red))
	s.strong = plain.Bold(true)
	return s
}

// theme dresses huh's fields.
func (s style) theme() huh.Theme {
	return huh.ThemeFunc(func(bool) *huh.Styles {
		t := huh.ThemeBase(true)
		for _, f := range []*huh.FieldStyles{&t.Focused, &t.Blurred} {
			f.Base = lipgloss.NewStyle()
			f.Title, f.Description = s.accent, s.dim
			f.SelectSelector = s.accent.SetString("› ")
			f.SelectedOption, f.UnselectedOption, f.Option = s.chosen, lipgloss.NewStyle(), lipgloss.NewStyle()
			f.ErrorIndicator = s.error.SetString(" *")
			f.ErrorMessage = s.error
			f.TextInput.Prompt, f.TextInput.Placeholder = s.accent, s.dim
			f.TextInput.Text = lipgloss.NewStyle()
			f.TextInput.Cursor = s.accent
		}
		return t
	})
}
