package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"strconv"
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

// compared counts the games of an archive by what the comparison with their own results came to.
type compared struct {
	name            string
	games           int
	of              [archive.Verdicts]lineNumbers
	silent, defects int
}

// archive compares the rulings on a server's game lines with the results that the lines give themselves.
func (v *verification) archive(name string) {
	c, wrong := &compared{name: name}, len(v.failed.errs)
	err := runArchive(v.t, &v.failed, name, "",
		func(dst []byte, g *iss.Game, r *adjudicate.Ruling) []byte {
			a := archive.Compare(g, r)
			return appendCompared(dst, name, g, &a)
		},
		func(b *archive.Batch) error {
			c.games += b.Games
			for _, line := range strings.Split(string(b.Out), "\n") {
				if line != "" {
					v.compare(c, line)
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
	switch {
	case c.games > 0:
		v.archives++
		v.say("%s", c.summary(v.verbose))
	case len(v.failed.errs) == wrong: // nothing was wrong with it, and nothing was there
		v.failed.add(v.t, fmt.Errorf("%s: no game in it", name))
	}
	v.differ += c.of[archive.Differs].n
}

// appendCompared writes a comparison for the one who counts: the verdict and what makes a game no part of the count as two
// letters, the line's number, and what is to be said of it.
func appendCompared(dst []byte, name string, g *iss.Game, a *archive.Agreement) []byte {
	verdict, kind := a.Verdict(), byte(' ')
	var texts []string
	switch {
	case !a.Said:
		kind = '?'
	case a.Defect != "":
		kind, texts = '!', []string{a.Defect}
	case verdict == archive.NotComparable:
		texts = []string{"not comparable: " + a.Open}
	}
	for _, d := range a.Differ {
		texts = append(texts, d.String())
	}
	dst = fmt.Appendf(append(dst, '0'+byte(verdict), kind), "%d", g.Line)
	if len(texts) > 0 {
		dst = fmt.Appendf(dst, " %s: line %d, %s: %s", name, g.Line, archive.Title(g), strings.Join(texts, "; "))
	}
	return append(dst, '\n')
}

// compare counts what appendCompared wrote, and says what is to be said.
func (v *verification) compare(c *compared, line string) {
	number, text, said := strings.Cut(line[2:], " ")
	verdict := line[0] - '0'
	n, _ := strconv.Atoi(number)
	c.of[verdict].add(n)
	switch line[1] {
	case '?':
		c.silent++
	case '!':
		c.defects++
	}
	switch {
	case said:
		v.say("%s\n", text)
	case v.verbose && line[1] == '?':
		v.say("%s: line %s: not comparable: it gives no result\n", c.name, number)
	case v.verbose:
		v.say("%s: line %s: agrees\n", c.name, number)
	}
}

// summary is the count in a sentence, and the three numbers with their lines.
func (c *compared) summary(all bool) string {
	agree := c.of[archive.Agrees].n
	sound := agree + c.of[archive.Differs].n
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s, %d of %d agree with their own result", c.name, plural(c.games, "game"), agree, sound)
	if sound > 0 {
		fmt.Fprintf(&b, " (%s %%)", percent(agree, sound))
	}
	if c.defects > 0 {
		b.WriteString(", " + plural(c.defects, "defective record"))
	}
	if c.silent > 0 {
		b.WriteString(", " + plural(c.silent, "game") + " without a result")
	}
	b.WriteByte('\n')
	for i, name := range [...]string{archive.Agrees: "agree", archive.Differs: "differ", archive.NotComparable: "not comparable"} {
		fmt.Fprintf(&b, "  %-14s %d%s\n", name, c.of[i].n, c.of[i].text(all))
	}
	return b.String()
}

// lineNumbers is a count of lines with their numbers, which come in ascending order.
type lineNumbers struct {
	n    int
	runs [][2]int // of lines after each other
}

// mostRuns is how many runs of lines are named where not all are asked for.
const mostRuns = 12

func (l *lineNumbers) add(line int) {
	l.n++
	if i := len(l.runs) - 1; i >= 0 && l.runs[i][1] == line-1 {
		l.runs[i][1] = line
		return
	}
	l.runs = append(l.runs, [2]int{line, line})
}

// text names the lines: ", lines 1-4, 6".
func (l *lineNumbers) text(all bool) string {
	if l.n == 0 {
		return ""
	}
	word, runs := ", line ", l.runs
	if l.n > 1 {
		word = ", lines "
	}
	more := 0
	if !all && len(runs) > mostRuns {
		for _, r := range runs[mostRuns:] {
			more += r[1] - r[0] + 1
		}
		runs = runs[:mostRuns]
	}
	names := make([]string, len(runs))
	for i, r := range runs {
		if names[i] = strconv.Itoa(r[0]); r[1] > r[0] {
			names[i] += "-" + strconv.Itoa(r[1])
		}
	}
	text := word + strings.Join(names, ", ")
	if more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	return text
}

// percent is a share without rounding up to what it is not.
func percent(n, of int) string {
	if n == of {
		return "100"
	}
	return fmt.Sprintf("%.2f", float64(n*10000/of)/100)
}
