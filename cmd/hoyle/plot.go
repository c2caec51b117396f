package main

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"hoyle/adjudicate"
	"hoyle/cmd/hoyle/internal/render"
)

// plotMarks draw the players' lines, in their order on the sheet.
var plotMarks = []rune("●▲■◆○△□◇")

const (
	plotRows = 15
	crossing = '✕' // two players at the same place
)

// places is how the players stand at the end.
func places(p *render.Page, s *adjudicate.Sheet) {
	p.Section("Places")
	t := render.Table{
		Header: []string{"Place", "Player", "Won", "Lost", "Total"},
		Align:  []render.Align{render.Right, render.Left, render.Right, render.Right, render.Right},
	}
	for _, x := range s.Places() {
		t.Rows = append(t.Rows, []string{strconv.Itoa(x.Place), x.Player, strconv.Itoa(x.Won), strconv.Itoa(x.Lost), signed(x.Total)})
	}
	p.Table(t)
}

// plot draws each player's running total across the sitting.
func plot(p *render.Page, s *adjudicate.Sheet, width int) {
	if len(s.Rows) == 0 {
		return
	}
	p.Section("Running totals")
	p.Block(plotLines(runs(s), s.Players, width-2)...)
}

// runs are the players' totals before the first hand and after every one.
func runs(s *adjudicate.Sheet) [][]int {
	out := make([][]int, len(s.Players))
	for i := range s.Players {
		now := 0
		if s.Brought != nil && i < len(s.Brought) {
			now = s.Brought[i]
		}
		out[i] = []int{now}
		for _, r := range s.Rows {
			if i < len(r.Entries) && r.Entries[i].Set {
				now = r.Entries[i].Total
			}
			out[i] = append(out[i], now)
		}
	}
	return out
}

// plotLines is the drawing: the scale on the left, the hands from left to right, the players' marks below.
func plotLines(runs [][]int, names []string, width int) []string {
	low, high := 0, 0
	for _, run := range runs {
		for _, n := range run {
			low, high = min(low, n), max(high, n)
		}
	}
	if low == high {
		high = low + 1
	}
	row := func(n int) int { return ((high-n)*(plotRows-1) + (high-low)/2) / (high - low) }
	labels := make([]string, plotRows)
	for _, n := range []int{low, high, 0} {
		labels[row(n)] = signed(n)
	}
	margin := 0
	for _, l := range labels {
		margin = max(margin, utf8.RuneCountInString(l))
	}
	hands := len(runs[0]) - 1
	columns := max(width-margin-3, 10)
	if hands+1 < columns {
		columns = hands*max((columns-1)/hands, 1) + 1
	}
	grid := make([][]rune, plotRows)
	for i := range grid {
		grid[i] = []rune(strings.Repeat(" ", columns))
		if i == row(0) {
			grid[i] = []rune(strings.Repeat("┄", columns))
		}
	}
	for i, run := range runs {
		mark := plotMarks[i%len(plotMarks)]
		for x := range columns {
			// Between two hands the line goes straight.
			at, whole := x*hands, columns-1
			k := min(at/whole, hands-1)
			n := run[k] + (run[k+1]-run[k])*(at-k*whole)/whole
			cell := &grid[row(n)][x]
			if *cell != ' ' && *cell != '┄' {
				mark := crossing
				*cell = mark
				continue
			}
			*cell = mark
		}
	}
	lines := make([]string, 0, plotRows+2)
	for i, cells := range grid {
		pad := strings.Repeat(" ", margin-utf8.RuneCountInString(labels[i]))
		axis := "│"
		if labels[i] != "" {
			axis = "┤"
		}
		lines = append(lines, pad+labels[i]+" "+axis+strings.TrimRight(string(cells), " "))
	}
	last := strconv.Itoa(hands)
	under := strings.Repeat(" ", max(columns-1-len(last), 0))
	lines = append(lines, strings.Repeat(" ", margin+2)+"0"+under+last)
	var legend []string
	for i, name := range names {
		legend = append(legend, string(plotMarks[i%len(plotMarks)])+" "+name)
	}
	return append(lines, strings.Join(legend, "   "))
}
