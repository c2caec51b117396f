package render

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/renderer"
	"github.com/olekukonko/tablewriter/tw"
)

// Between columns stand two spaces, or one where room is short; a text column is not made narrower than minColumn, and
// what stands beside a heading has at least minBeside.
const (
	between   = 2
	minColumn = 10
	minBeside = 8
)

func (t Table) align(column int) Align {
	if column < len(t.Align) {
		return t.Align[column]
	}
	return Left
}

// table sets a table within the columns. Text columns are broken into lines where it would be too wide; where even
// that does not help, each row becomes a small list.
func (w *writer) table(t Table, columns int) []string {
	t = t.each(w.pretty)
	gap := between
	widths, ok := t.fit(columns, gap)
	if !ok {
		gap = 1
		if widths, ok = t.fit(columns, gap); !ok {
			return w.stacked(t, columns)
		}
	}
	t = t.broken(widths)
	var b strings.Builder
	var aligns []tw.Align
	for i := range t.Header {
		a := tw.AlignLeft
		if t.align(i) == Right {
			a = tw.AlignRight
		}
		aligns = append(aligns, a)
	}
	per := tw.CellAlignment{PerColumn: aligns}
	out := tablewriter.NewTable(&b,
		// Left to itself tablewriter writes headers in capitals and lets the locale decide how wide a suit is.
		tablewriter.WithHeaderAutoFormat(tw.Off),
		tablewriter.WithEastAsian(tw.Off),
		tablewriter.WithRowAutoWrap(tw.WrapNone),
		tablewriter.WithHeaderAutoWrap(tw.WrapNone),
		tablewriter.WithFooterAutoWrap(tw.WrapNone),
		tablewriter.WithTrimSpace(tw.Off),
		tablewriter.WithHeaderAlignmentConfig(per),
		tablewriter.WithRowAlignmentConfig(per),
		tablewriter.WithFooterAlignmentConfig(per),
		tablewriter.WithPadding(tw.Padding{Right: strings.Repeat(" ", gap), Overwrite: true}),
		tablewriter.WithRenderer(renderer.NewBlueprint(tw.Rendition{
			Borders: tw.BorderNone,
			Symbols: tw.NewSymbols(tw.StyleLight),
			Settings: tw.Settings{
				Separators: tw.Separators{BetweenColumns: tw.Off, BetweenRows: tw.Off},
				Lines:      tw.Lines{ShowHeaderLine: tw.On, ShowFooterLine: tw.On},
			},
		})),
	)
	out.Header(t.Header)
	for _, r := range t.Rows {
		out.Append(r)
	}
	if t.Footer != nil {
		out.Footer(t.Footer)
	}
	if err := out.Render(); err != nil {
		return w.stacked(t, columns)
	}
	var lines []string
	row, left := -1, 0 // the row that is being copied, and how many of its lines are still to come
	head := true
	for l := range strings.SplitSeq(strings.TrimRight(b.String(), "\n"), "\n") {
		l = strings.TrimRight(l, " ")
		if strings.Trim(l, "─") == "" {
			// The rule is as wide as the columns with their padding; the padding of the last one shows nothing.
			lines = append(lines, w.paint.dim(strings.TrimSuffix(l, strings.Repeat("─", gap))))
			if head {
				lines = append(lines, w.notes(t, row, columns)...)
			}
			head = false
			continue
		}
		if head {
			lines = append(lines, w.paint.strong(l))
			continue
		}
		lines = append(lines, l)
		if left == 0 && row+1 < len(t.Rows) {
			row++
			left = height(t.Rows[row])
		}
		if left--; left == 0 {
			lines = append(lines, w.notes(t, row, columns)...)
		}
	}
	return lines
}

// notes are the lines below a row.
func (w *writer) notes(t Table, row, columns int) []string {
	const left = 2 * indent
	var lines []string
	for _, n := range t.Notes[row] {
		for i, l := range cell(w.pretty(n), columns-left-len(noteMark)-1) {
			mark := noteMark
			if i > 0 {
				mark = strings.Repeat(" ", len(noteMark))
			}
			lines = append(lines, strings.Repeat(" ", left)+w.paint.dim(mark)+" "+l)
		}
	}
	return lines
}

const noteMark = "*"

// height of a row is the lines of its tallest cell.
func height(row []string) int {
	n := 1
	for _, c := range row {
		n = max(n, 1+strings.Count(c, "\n"))
	}
	return n
}

// each puts every cell through a function.
func (t Table) each(f func(string) string) Table {
	cells := func(in []string) []string {
		if in == nil {
			return nil
		}
		out := make([]string, len(t.Header))
		for i := range out {
			if i < len(in) {
				out[i] = f(in[i])
			}
		}
		return out
	}
	u := Table{Align: t.Align, Notes: t.Notes, Header: cells(t.Header), Footer: cells(t.Footer)}
	for _, r := range t.Rows {
		u.Rows = append(u.Rows, cells(r))
	}
	return u
}

// fit finds each column's width so that the table has room; ok is false when it cannot have it. The widest text column
// gives way first, and only when none is left that can spare room between its words are words cut.
func (t Table) fit(columns, gap int) (widths []int, ok bool) {
	widths = make([]int, len(t.Header))
	words := make([]int, len(t.Header)) // each column's longest
	for _, row := range append([][]string{t.Header, t.Footer}, t.Rows...) {
		for i, c := range row {
			widths[i] = max(widths[i], ansi.StringWidth(c))
			for word := range strings.FieldsSeq(c) {
				words[i] = max(words[i], ansi.StringWidth(word))
			}
		}
	}
	total := gap * (len(widths) - 1)
	for _, n := range widths {
		total += n
	}
	for ; total > columns; total-- {
		widest, whole := -1, false
		for i, n := range widths {
			if t.align(i) != Left || n <= minColumn {
				continue
			}
			if spare := n > words[i]; widest < 0 || spare && !whole || spare == whole && n > widths[widest] {
				widest, whole = i, spare
			}
		}
		if widest < 0 {
			return nil, false
		}
		widths[widest]--
	}
	return widths, true
}

// cell breaks a text into lines of at most so many columns, cutting the words that are longer.
func cell(s string, columns int) []string {
	var lines []string
	for _, l := range wrap(s, columns) {
		lines = append(lines, strings.Split(ansi.Hardwrap(l, columns, false), "\n")...)
	}
	return lines
}

// broken breaks the cells of text columns into lines of the columns' widths.
func (t Table) broken(widths []int) Table {
	cells := func(in []string) []string {
		if in == nil {
			return nil
		}
		out := make([]string, len(in))
		for i, c := range in {
			out[i] = c
			if t.align(i) == Left && ansi.StringWidth(c) > widths[i] {
				out[i] = strings.Join(cell(c, widths[i]), "\n")
			}
		}
		return out
	}
	u := Table{Align: t.Align, Notes: t.Notes, Header: cells(t.Header), Footer: cells(t.Footer)}
	for _, r := range t.Rows {
		u.Rows = append(u.Rows, cells(r))
	}
	return u
}

// stacked writes every row as its first cell with the others below it.
func (w *writer) stacked(t Table, columns int) []string {
	var lines []string
	rows := t.Rows
	if t.Footer != nil {
		rows = append(rows[:len(rows):len(rows)], t.Footer)
	}
	lines = append(lines, w.notes(t, -1, columns)...)
	for n, r := range rows {
		for _, l := range cell(r[0], columns) {
			lines = append(lines, w.paint.strong(l))
		}
		for i := 1; i < len(r); i++ {
			if r[i] == "" {
				continue
			}
			left, lead := strings.Repeat(" ", indent), t.Header[i]+strings.Repeat(" ", between)
			if room := columns - indent - ansi.StringWidth(lead); room < minBeside {
				for _, l := range cell(t.Header[i], columns-indent) {
					lines = append(lines, left+w.paint.dim(l))
				}
				lead = strings.Repeat(" ", between)
			}
			for n, l := range cell(r[i], columns-indent-ansi.StringWidth(lead)) {
				if n > 0 {
					lead = strings.Repeat(" ", ansi.StringWidth(lead))
				}
				lines = append(lines, left+w.paint.dim(lead)+l)
			}
		}
		if n < len(t.Rows) {
			lines = append(lines, w.notes(t, n, columns)...)
		}
	}
	return lines
}
