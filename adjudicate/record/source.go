package record

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"hoyle/engine"
)

// source is the text of a file with its lines.
type source struct {
	file  string
	text  string // with line feeds only and without a byte order mark
	lines []int  // where each begins
}

func newSource(file string, src []byte) *source {
	src = bytes.TrimPrefix(src, []byte("\ufeff"))
	if bytes.IndexByte(src, '\r') >= 0 {
		src = bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n"))
		src = bytes.ReplaceAll(src, []byte("\r"), []byte("\n"))
	}
	s := &source{file: file, text: string(src), lines: []int{0}}
	for i := 0; ; {
		n := strings.IndexByte(s.text[i:], '\n')
		if n < 0 {
			return s
		}
		i += n + 1
		s.lines = append(s.lines, i)
	}
}

// line is the text of a line, numbered from 1, without its line feed; "" where there is none.
func (s *source) line(no int) string {
	if no < 1 || no > len(s.lines) {
		return ""
	}
	end := len(s.text)
	if no < len(s.lines) {
		end = s.lines[no] - 1
	}
	return s.text[s.lines[no-1]:end]
}

// at makes the error of a place.
func (s *source) at(pos engine.Pos, kind error, msg string) *Error {
	return &Error{File: s.file, Pos: pos, Kind: kind, Msg: msg, Line: s.line(int(pos.Line))}
}

// offset of a place in the text; the columns of a place count characters.
func (s *source) offset(pos engine.Pos) int {
	line := s.line(int(pos.Line))
	i := 0
	for col := int32(1); col < pos.Col && i < len(line); col++ {
		_, n := utf8.DecodeRuneInString(line[i:])
		i += n
	}
	return s.lines[pos.Line-1] + i
}

// find is the place of want on a line, at the column given or, where it does not stand there, at the nearest one to
// the right and then to the left: the parser's columns are off after tabs and within comments.
func (s *source) find(line, col int, want string) engine.Pos {
	line = min(max(line, 1), len(s.lines))
	text := s.line(line)
	i := s.offset(engine.Pos{Line: int32(line), Col: int32(max(col, 1))}) - s.lines[line-1]
	if !strings.HasPrefix(text[i:], want) {
		if n := strings.Index(text[i:], want); n >= 0 {
			i += n
		} else if n := strings.LastIndex(text[:i], want); n >= 0 {
			i = n
		}
	}
	return engine.Pos{Line: int32(line), Col: int32(utf8.RuneCountInString(text[:i]) + 1)}
}

// chunk is the text of one document.
type chunk struct {
	line int // the number of its first line less one
	text string
}

// split cuts the source at its document markers. What holds nothing but blank lines and comments is no document.
func (s *source) split() []chunk {
	var out []chunk
	begin, content := 0, false
	end := func(line int) {
		if content {
			to := len(s.text)
			if line < len(s.lines) {
				to = s.lines[line]
			}
			text := s.text[s.lines[begin]:to]
			if strings.HasPrefix(text, "---") {
				text = "   " + text[3:]
			}
			out = append(out, chunk{begin, text})
		}
		begin, content = line, false
	}
	for i := range s.lines {
		line := s.line(i + 1)
		rest := line
		switch {
		case marker(line, "---"):
			end(i)
			rest = line[3:]
		case marker(line, "...") && blank(line[3:]):
			end(i)
			begin = i + 1
			continue
		case strings.HasPrefix(line, "%YAML"):
			rest = ""
		}
		if !blank(rest) {
			content = true
		}
	}
	if begin < len(s.lines) {
		end(len(s.lines))
	}
	return out
}

func marker(line, m string) bool {
	return strings.HasPrefix(line, m) && (len(line) == len(m) || line[len(m)] == ' ' || line[len(m)] == '\t')
}

// blank reports a line without content: empty, or a comment.
func blank(line string) bool {
	line = strings.TrimLeft(line, " \t")
	return line == "" || line[0] == '#'
}

// isControl reports a character that must not stand in a record, as it could mislead a terminal.
func isControl(r rune) bool {
	return r < ' ' && r != '\n' && r != '\t' || r >= 0x7f && r < 0xa0
}

// unprintable is the first byte of the chunk that is no text, and what it is.
func (s *source) unprintable(c chunk) (engine.Pos, string) {
	line, col := c.line+1, 1
	for i, r := range c.text {
		if r == utf8.RuneError {
			if _, n := utf8.DecodeRuneInString(c.text[i:]); n == 1 {
				return engine.Pos{Line: int32(line), Col: int32(col)}, "this is not UTF-8 text"
			}
		}
		if isControl(r) {
			return engine.Pos{Line: int32(line), Col: int32(col)}, "a control character has no place in a record"
		}
		col++
		if r == '\n' {
			line, col = line+1, 1
		}
	}
	return engine.Pos{}, ""
}
