package sheet

import (
	"slices"
	"testing"
)

// The book's four scores give whole cents; scores whose average is no whole number stay exact and balance.
func TestSettleAverage(t *testing.T) {
	for _, c := range []struct {
		totals, want []int
		of           int
		text         string // of the first player
	}{
		{[]int{186, 42, 344, 116}, []int{14, -130, 172, -56}, 0, "+14"},
		{[]int{186, 42, 344, 117}, []int{55, -521, 687, -221}, 4, "+13 3/4"},
		{[]int{42, 186, 344, 118}, []int{-522, 54, 686, -218}, 4, "−130 1/2"},
		{[]int{-7, 88, 19}, []int{-121, 164, -43}, 3, "−40 1/3"},
		{[]int{1, 1, 0}, []int{1, 1, -2}, 3, "+1/3"},
		{[]int{40, 40, 40, 40}, []int{0, 0, 0, 0}, 0, "0"},
	} {
		rows := Average(c.totals)
		last := rows[len(rows)-1]
		sum := 0
		for _, n := range last.Amounts {
			sum += n
		}
		if !slices.Equal(last.Amounts, c.want) || last.Of != c.of || sum != 0 || last.Text(0) != c.text {
			t.Errorf("%v settles to %v in parts of %d (%s), want %v in parts of %d (%s)", c.totals, last.Amounts, last.Of, last.Text(0), c.want, c.of, c.text)
		}
	}
}
