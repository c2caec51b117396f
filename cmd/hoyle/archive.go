package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/archive"
	"hoyle/adjudicate/record/iss"
	"hoyle/cmd/hoyle/internal/term"
)

// format is the flag --format: what a file holds.
type format string

const (
	byName    format = "auto"
	asRecords format = "record"
	asLines   format = "iss"
)

func (f *format) flag(cmd *cobra.Command) {
	choice(cmd, cmd.Flags(), (*string)(f), "format", "", string(byName),
		[]string{string(byName), string(asRecords), string(asLines)}, "what the files hold; auto goes by their names, .sgf being a server's game lines")
}

// archive reports whether a file holds a server's game lines.
func (f format) archive(file string) bool {
	if f != byName {
		return f == asLines
	}
	name := strings.ToLower(file)
	for _, packed := range []string{".gz", ".bz2"} {
		name = strings.TrimSuffix(name, packed)
	}
	return strings.HasSuffix(name, ".sgf")
}

// errInterrupted ends the work on an archive at a whole line.
var errInterrupted = errors.New("interrupted")

// runArchive works through a server's game lines. What is wrong with single lines goes to failed; the error is one that
// ends the command.
func runArchive(t *term.IO, failed *failures, file, rules string,
	each func([]byte, *iss.Game, *adjudicate.Ruling) []byte, done func(*archive.Batch) error) error {
	in, name, size, err := openArchive(t, file)
	if err != nil {
		failed.add(t, err)
		return nil
	}
	defer in.Close()
	// Rulings are short-lived; collecting them less often costs a few megabytes and saves a fifth of the time.
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	counted := &countingReader{r: in}
	bar := newProgress(t, name, size, &counted.n)
	defer bar.clear()
	a := &archive.Stream{Name: name, Rules: rules, Each: each, Done: func(b *archive.Batch) error {
		if ctx.Err() != nil {
			return errInterrupted
		}
		if len(b.Errs) > 0 {
			bar.clear()
		}
		if err := done(b); err != nil {
			return err
		}
		for _, err := range b.Errs {
			failed.add(t, err)
		}
		bar.step(b.Games)
		return t.Flush() // whole lines only, however the program ends
	}}
	err = a.Run(counted)
	if is[*archive.StreamError](err) {
		failed.add(t, err)
		return nil
	}
	return err
}

func openArchive(t *term.IO, file string) (in io.ReadCloser, name string, size int64, err error) {
	if file == adjudicate.Stdin {
		return io.NopCloser(t.In), adjudicate.StdinName, 0, nil
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, file, 0, err
	}
	if info, err := f.Stat(); err == nil {
		size = info.Size()
	}
	return f, file, size, nil
}

type countingReader struct {
	r io.Reader
	n atomic.Int64
}

func (c *countingReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n.Add(int64(n))
	return n, err
}

// progress is a bar on standard error, where that is a terminal, the data go elsewhere, and the work is long.
type progress struct {
	t     *term.IO
	name  string
	size  int64 // bytes of the file; 0 when unknown
	read  *atomic.Int64
	games int
	began time.Time
	drawn time.Time
}

// long is how long a piece of work may take without a sign.
const long = time.Second

func newProgress(t *term.IO, name string, size int64, read *atomic.Int64) *progress {
	if !t.ErrTTY || t.OutTTY {
		return nil
	}
	return &progress{t: t, name: name, size: size, read: read, began: time.Now()}
}

func (p *progress) step(games int) {
	if p == nil {
		return
	}
	p.games += games
	now := time.Now()
	if now.Sub(p.began) < long || now.Sub(p.drawn) < long/10 {
		return
	}
	p.drawn = now
	p.t.Errorf("\r%s\x1b[K", p.line(now))
}

// line is the bar: how much of the file is read, how many games, and how many a second.
func (p *progress) line(now time.Time) string {
	text := fmt.Sprintf("%d games, %.0f/s", p.games, float64(p.games)/now.Sub(p.began).Seconds())
	if p.size > 0 {
		const width = 24
		part := min(float64(p.read.Load())/float64(p.size), 1)
		full := int(part * width)
		text = fmt.Sprintf("[%s%s] %3.0f %%  %s", strings.Repeat("█", full), strings.Repeat("░", width-full), part*100, text)
	}
	return p.name + "  " + text
}

func (p *progress) clear() {
	if p == nil || p.drawn.IsZero() {
		return
	}
	p.t.Errorf("\r\x1b[K")
	p.drawn = time.Time{}
}

// judgeArchive rules on the games of an archive.
func (o *judgeOptions) judgeArchive(t *term.IO, failed *failures, out *printer, file string) error {
	rules := o.book()
	if o.output == asJSON && len(o.books) < 2 {
		return runArchive(t, failed, file, rules,
			func(dst []byte, _ *iss.Game, r *adjudicate.Ruling) []byte { return append(r.AppendJSON(dst), '\n') },
			func(b *archive.Batch) error { _, err := t.Out.Write(b.Out); return err })
	}
	return eachLine(t, failed, file, func(g *iss.Game) error {
		if len(o.books) == 2 {
			d, err := archive.Record(g)
			if err != nil {
				return err
			}
			write, err := o.ruling(out)(d)
			if err != nil {
				failed.add(t, err)
				return nil
			}
			return write()
		}
		r, err := archive.Rule(g, rules)
		if err != nil {
			return err
		}
		return out.page(rulingPage(archive.Game, &g.Hand, r, o.brief))
	})
}

// eachLine goes through a server's game lines one after the other. An *iss.LineError of do concerns its line only.
func eachLine(t *term.IO, failed *failures, file string, do func(*iss.Game) error) error {
	in, name, _, err := openArchive(t, file)
	if err != nil {
		failed.add(t, err)
		return nil
	}
	defer in.Close()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err = archive.EachLine(name, in, func(g *iss.Game) error {
		if ctx.Err() != nil {
			return errInterrupted // what was written before ends with a whole record
		}
		return do(g)
	}, func(err error) { failed.add(t, err) })
	if is[*archive.StreamError](err) {
		failed.add(t, err)
		return nil
	}
	return err
}

// archive compares the rulings on a server's game lines with the results that the lines give themselves.
func (v *verification) archive(name string) {
	games, agree, silent, defects := 0, 0, 0, 0
	err := runArchive(v.t, &v.failed, name, "",
		func(dst []byte, g *iss.Game, r *adjudicate.Ruling) []byte {
			a := archive.Compare(g, r)
			mark, texts := byte('='), []string(nil)
			switch {
			case !a.Said:
				mark = '?'
			case a.Defect != "":
				mark, texts = '!', []string{a.Defect}
			case len(a.Differ) > 0:
				mark = '#'
			}
			for _, d := range a.Differ {
				texts = append(texts, d.String())
			}
			dst = append(dst, mark)
			if len(texts) > 0 {
				dst = fmt.Appendf(dst, "%s: line %d, %s: %s", name, g.Line, archive.Title(g), strings.Join(texts, "; "))
			}
			return append(dst, '\n')
		},
		func(b *archive.Batch) error {
			games += b.Games
			for _, line := range strings.Split(string(b.Out), "\n") {
				if line == "" {
					continue
				}
				switch line[0] {
				case '=':
					agree++
				case '?':
					silent++
				case '!':
					defects++
				case '#':
					v.differ++
				}
				if text := line[1:]; text != "" {
					v.say("%s\n", text)
				} else if v.verbose {
					v.say("%s: agrees\n", name)
				}
			}
			return v.err
		})
	if err != nil {
		if v.err == nil {
			v.err = err
		}
		return
	}
	sound := games - silent - defects
	v.archives++
	text := fmt.Sprintf("%s: %s, %d of %d agree with their own result", name, plural(games, "game"), agree, sound)
	if sound > 0 {
		text += fmt.Sprintf(" (%s %%)", percent(agree, sound))
	}
	if defects > 0 {
		text += ", " + plural(defects, "defective record")
	}
	if silent > 0 {
		text += ", " + plural(silent, "game") + " without a result"
	}
	v.say("%s\n", text)
}

// percent is a share without rounding up to what it is not.
func percent(n, of int) string {
	if n == of {
		return "100"
	}
	return fmt.Sprintf("%.2f", float64(n*10000/of)/100)
}
