package main

import (
	"io"

	"github.com/spf13/cobra"

	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/internal/jsonline"
)

// output is the flag --output: the form in which a command says what it has to say.
type output string

const (
	asText     output = "text"
	asMarkdown output = "markdown"
	asJSON     output = "json"
)

func (o *output) flag(cmd *cobra.Command) {
	choice(cmd, cmd.Flags(), (*string)(o), "output", "o", string(asText),
		[]string{string(asText), string(asMarkdown), string(asJSON)}, "the form of the output")
}

// printer writes what a command has to say, page by page, or a JSON object a line.
type printer struct {
	t    *term.IO
	form output
	n    int // pages so far
	buf  []byte
}

// page writes one page, set off from the one before.
func (w *printer) page(p *render.Page) error {
	if w.n == 0 && w.form == asText {
		w.t.Page()
	}
	if w.n > 0 {
		q := &render.Page{}
		q.Break()
		q.Join(p)
		p = q
		if _, err := io.WriteString(w.t.Out, "\n"); err != nil {
			return err
		}
	}
	w.n++
	_, err := io.WriteString(w.t.Out, w.text(p))
	return err
}

// text is a page as it is written.
func (w *printer) text(p *render.Page) string {
	if w.form == asMarkdown {
		return p.Markdown(w.t.ASCII)
	}
	return p.Text(w.t)
}

// json writes one object on a line of its own. The function appends it to the bytes.
func (w *printer) json(appendTo func([]byte) []byte) error {
	w.buf = append(appendTo(w.buf[:0]), '\n')
	_, err := w.t.Out.Write(w.buf)
	return err
}

// writeJSON writes an object on a line of its own; the function writes its members.
func writeJSON(t *term.IO, members func(w *jsonline.Writer)) error {
	w := jsonline.Writer{B: []byte{'{'}}
	members(&w)
	w.Close('}')
	_, err := t.Out.Write(append(w.B, '\n'))
	return err
}
