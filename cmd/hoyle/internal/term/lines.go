package term

import (
	"bufio"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	xterm "golang.org/x/term"
)

// ErrInterrupt is the error of a line that ctrl-c ended.
var ErrInterrupt = errors.New("interrupted")

// Lines reads what a person types, line by line. On a terminal the line can be edited, tab completes its last word, and
// the lines before can be fetched back; elsewhere lines are read as they come.
type Lines struct {
	t      *IO
	plain  *bufio.Reader
	edit   *xterm.Terminal
	stdin  *os.File
	caught *catcher
	// Complete lists what the word that has been begun may become; first says that it is the line's first.
	Complete func(begun string, first bool) []string
}

// NewLines reads from the IO's input. Prompts go to its messages.
func (t *IO) NewLines() *Lines {
	l := &Lines{t: t}
	if f, ok := t.In.(*os.File); ok && t.Interactive() {
		l.stdin = f
		l.caught = &catcher{Reader: f}
		l.edit = xterm.NewTerminal(struct {
			io.Reader
			io.Writer
		}{l.caught, t.Err}, "")
		l.edit.AutoCompleteCallback = l.tab
		return l
	}
	return t.NewPlainLines()
}

// NewPlainLines reads lines as they come, on a terminal too.
func (t *IO) NewPlainLines() *Lines { return &Lines{t: t, plain: bufio.NewReader(t.In)} }

// Read shows a prompt and reads a line. The error is io.EOF at the end of the input and ErrInterrupt after ctrl-c.
func (l *Lines) Read(prompt string) (string, error) {
	if l.plain != nil {
		if l.t.InTTY {
			l.t.Errorf("%s", prompt)
		}
		s, err := l.plain.ReadString('\n')
		if err != nil && s == "" {
			if l.t.InTTY {
				l.t.Errorf("\n")
			}
			return "", err
		}
		s = strings.TrimSpace(s)
		if !l.t.InTTY {
			l.t.Errorf("%s\n", strings.TrimRight(prompt+s, " ")) // nobody sees what a pipe answers
		}
		return s, nil
	}
	l.t.Flush()
	old, err := xterm.MakeRaw(int(l.stdin.Fd()))
	if err != nil {
		return "", err
	}
	defer xterm.Restore(int(l.stdin.Fd()), old)
	if w, h, err := xterm.GetSize(int(l.stdin.Fd())); err == nil {
		l.edit.SetSize(max(w, 1), max(h, 1))
	}
	l.edit.SetPrompt(prompt)
	l.caught.interrupted = false
	s, err := l.edit.ReadLine()
	if errors.Is(err, xterm.ErrPasteIndicator) {
		err = nil
	}
	if err != nil {
		io.WriteString(l.t.Err, "\r\n")
		if l.caught.interrupted {
			return "", ErrInterrupt
		}
		return "", err
	}
	return strings.TrimSpace(s), nil
}

// catcher notes a ctrl-c, which the editor takes for the end of the input.
type catcher struct {
	io.Reader
	interrupted bool
}

func (c *catcher) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	if slices.Contains(p[:n], 3) {
		c.interrupted = true
	}
	return n, err
}

// tab completes the word before the cursor as far as it is clear.
func (l *Lines) tab(line string, pos int, key rune) (string, int, bool) {
	if key != '\t' || l.Complete == nil {
		return "", 0, false
	}
	start := strings.LastIndexAny(line[:pos], " :") + 1
	words := l.Complete(line[start:pos], start == 0)
	if len(words) == 0 {
		return line, pos, true
	}
	common := words[0]
	for _, w := range words[1:] {
		n := 0
		for n < len(w) && n < len(common) && w[n] == common[n] {
			n++
		}
		common = common[:n]
	}
	if len(words) == 1 {
		common += " "
	}
	if len(common) < pos-start {
		return line, pos, true
	}
	line = line[:start] + common + line[pos:]
	return line, start + len(common), true
}
