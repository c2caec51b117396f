package render

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/renderer"
	"github.com/olekukonko/tablewriter/tw"
)

// between columns stand so many spaces; a text column is not made narrower than minColumn.
const (
	between   = 2
	minColumn = 10
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
	widths, ok := t.fit(columns)
	if !ok {
		return w.stacked(t, columns)
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
		tablewriter.WithPadding(tw.Padding{Right: strings.Repeat(" ", between), Overwrite: true}),
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
	lines := strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
	head := true
	for i, l := range lines {
		l = strings.TrimRight(l, " ")
		switch {
		case strings.Trim(l, "─ ") == "" && l != "":
			// The rule is as wide as the columns with their padding; the padding of the last one shows nothing.
			l = w.paint.dim(strings.TrimSuffix(l, strings.Repeat("─", between)))
			head = false
		case head:
			l = w.paint.strong(l)
		}
		lines[i] = l
	}
	return lines
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
	u := Table{Align: t.Align, Header: cells(t.Header), Footer: cells(t.Footer)}
	for _, r := range t.Rows {
		u.Rows = append(u.Rows, cells(r))
	}
	return u
}

// fit finds each column's width so that the table has room; ok is false when it cannot have it.
func (t Table) fit(columns int) (widths []int, ok bool) {
	widths = make([]int, len(t.Header))
	for _, row := range append([][]string{t.Header, t.Footer}, t.Rows...) {
		for i, c := range row {
			widths[i] = max(widths[i], ansi.StringWidth(c))
		}
	}
	total := between * (len(widths) - 1)
	for _, n := range widths {
		total += n
	}
	for ; total > columns; total-- {
		widest := -1
		for i, n := range widths {
			if t.align(i) == Left && n > minColumn && (widest < 0 || n > widths[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			return nil, false
		}
		widths[widest]--
	}
	return widths, true
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
				out[i] = strings.Join(wrap(c, widths[i]), "\n")
			}
		}
		return out
	}
	u := Table{Align: t.Align, Header: cells(t.Header), Footer: cells(t.Footer)}
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
	for _, r := range rows {
		for _, l := range wrap(r[0], columns) {
			lines = append(lines, w.paint.strong(l))
		}
		for i := 1; i < len(r); i++ {
			if r[i] == "" {
				continue
			}
			for n, l := range wrap(r[i], columns-indent-ansi.StringWidth(t.Header[i])-between) {
				lead := t.Header[i] + strings.Repeat(" ", between)
				if n > 0 {
					lead = strings.Repeat(" ", ansi.StringWidth(lead))
				}
				lines = append(lines, strings.Repeat(" ", indent)+w.paint.dim(lead)+l)
			}
		}
	}
	return lines
}
