package iss

import (
	"bufio"
	"bytes"
	"compress/bzip2"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
)

// LineError says what cannot be read in one record of an archive. The other records are not touched by it.
type LineError struct {
	Line int    // in the archive, from 1
	Col  int    // in the record, from 1; 0 when the whole record is meant
	What string // a sentence without its full stop
}

func (e *LineError) Error() string {
	if e.Col == 0 {
		return fmt.Sprintf("line %d: %s", e.Line, e.What)
	}
	return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Col, e.What)
}

// Decompress reads plain text, gzip or bzip2, told apart by the first bytes.
func Decompress(r io.Reader) (io.Reader, error) {
	b := bufio.NewReaderSize(r, 64<<10)
	head, err := b.Peek(3)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	switch {
	case bytes.HasPrefix(head, []byte{0x1f, 0x8b}):
		z, err := gzip.NewReader(b)
		if err != nil {
			return nil, fmt.Errorf("reading gzip: %w", err)
		}
		return z, nil
	case bytes.Equal(head, []byte("BZh")):
		return bzip2.NewReader(b), nil
	}
	return b, nil
}

// maxRecord bounds what one record may take, so that a file which never ends a record does not fill the memory.
const maxRecord = 1 << 20

// Scanner cuts a stream into records, from "(;" to ";)". It drops what stands outside of them and comments from "#" to
// the end of the line; a smiley or a "#" inside brackets is text. It holds one record at a time.
type Scanner struct {
	r        io.Reader
	buf      []byte
	pos, end int // what has been read and not yet looked at
	line     int // of buf[pos]
	err      error
}

// NewScanner reads records from plain text.
func NewScanner(r io.Reader) *Scanner {
	return &Scanner{r: r, buf: make([]byte, 64<<10), line: 1}
}

// more reads on and keeps buf from keep; it returns how far the kept bytes have moved to the front.
func (s *Scanner) more(keep int) (moved int, err error) {
	if s.err != nil {
		return 0, s.err
	}
	if keep > 0 {
		copy(s.buf, s.buf[keep:s.end])
		s.pos -= keep
		s.end -= keep
	}
	if s.end == len(s.buf) {
		s.buf = append(s.buf, make([]byte, len(s.buf))...)
	}
	for range 100 {
		n, err := s.r.Read(s.buf[s.end:])
		s.end += n
		s.err = err
		if n > 0 {
			return keep, nil
		}
		if err != nil {
			return keep, err
		}
	}
	s.err = io.ErrNoProgress
	return keep, s.err
}

// Next is the next record and the line where it starts. The bytes are good until the next call. A *LineError concerns
// one record only, and reading may go on; io.EOF ends the stream, any other error breaks it off.
func (s *Scanner) Next() (rec []byte, line int, err error) {
	start := s.pos // of the text outside of records that stands on this line
	comment := false
	for {
		if s.pos+1 >= s.end {
			moved, err := s.more(start)
			start -= moved
			if err != nil {
				if s.pos < s.end {
					s.pos = s.end
				}
				if !errors.Is(err, io.EOF) {
					return nil, s.line, err
				}
				if looksLikeGame(s.buf[start:s.end]) {
					s.pos = s.end
					return nil, s.line, &LineError{Line: s.line, What: noStart}
				}
				return nil, s.line, io.EOF
			}
			continue
		}
		switch c := s.buf[s.pos]; {
		case c == '\n':
			text := s.buf[start:s.pos]
			s.pos++
			s.line++
			start, comment = s.pos, false
			if looksLikeGame(text) {
				return nil, s.line - 1, &LineError{Line: s.line - 1, What: noStart}
			}
		case comment:
			s.pos++
			start = s.pos
		case c == '#':
			comment = true
		case c == '(' && s.buf[s.pos+1] == ';':
			return s.record()
		default:
			s.pos++
			if s.pos-start > maxRecord {
				start = s.pos
			}
		}
	}
}

const noStart = `a game line without its beginning "(;"`

func looksLikeGame(text []byte) bool {
	return bytes.Contains(text, []byte("GM[")) || bytes.Contains(text, []byte("MV["))
}

// record reads from "(;" at pos.
func (s *Scanner) record() ([]byte, int, error) {
	start, line := s.pos, s.line
	s.pos += 2
	bracket, comment := false, false
	for {
		if s.pos+2 >= s.end && (s.err == nil || s.pos+1 >= s.end) {
			moved, err := s.more(start)
			start -= moved
			if err != nil && s.pos+1 >= s.end {
				s.pos = s.end
				if !errors.Is(err, io.EOF) {
					return nil, line, err
				}
				return nil, line, &LineError{Line: line, What: `the record does not end: expected ";)"`}
			}
			continue
		}
		c := s.buf[s.pos]
		switch {
		case c == '\n':
			s.line++
			s.pos++
			comment = false
			if s.buf[s.pos] == '(' && s.pos+1 < s.end && s.buf[s.pos+1] == ';' {
				return nil, line, &LineError{Line: line, What: `the record does not end before the next begins: expected ";)"`}
			}
			continue
		case comment:
		case bracket:
			switch c {
			case ']':
				bracket = false
			case '\\':
				if s.buf[s.pos+1] != '\n' {
					s.pos++
				}
			}
		case c == '[':
			bracket = true
		case c == '#':
			comment = true
		case c == ';' && s.buf[s.pos+1] == ')':
			s.pos += 2
			return s.buf[start:s.pos], line, nil
		}
		s.pos++
		if s.pos-start > maxRecord {
			return nil, line, &LineError{Line: line, What: "the record is longer than 1 MiB"}
		}
	}
}
