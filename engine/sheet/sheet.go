// Package sheet is what games share that are written up on a score sheet of their single player's results: the ways to
// balance a sitting at its end.
package sheet

import "hoyle/engine"

// Difference compares each pair: the lower pays the higher the difference.
func Difference(totals []int) []engine.SettlementRow {
	rows := []engine.SettlementRow{{Label: "totals", Amounts: totals}}
	end := make([]int, len(totals))
	for i := range totals {
		for j := i + 1; j < len(totals); j++ {
			row := make([]int, len(totals))
			row[i], row[j] = totals[i]-totals[j], totals[j]-totals[i]
			end[i] += row[i]
			end[j] += row[j]
			rows = append(rows, engine.SettlementRow{Label: "compared", Amounts: row})
		}
	}
	return append(rows, engine.SettlementRow{Label: "settlement", Amounts: end})
}

// Average deducts the average of the totals from each. Where the average is no whole number the amounts stand in parts
// of one, as many as there are players, so that they are exact and add up to nothing.
func Average(totals []int) []engine.SettlementRow {
	sum, n := 0, len(totals)
	for _, t := range totals {
		sum += t
	}
	of := 0
	if sum%n != 0 {
		of = n
	} else {
		sum, n = sum/n, 1
	}
	average, end := make([]int, len(totals)), make([]int, len(totals))
	for i, t := range totals {
		average[i], end[i] = sum, t*n-sum
	}
	return []engine.SettlementRow{
		{Label: "totals", Amounts: totals}, {Label: "average", Amounts: average, Of: of}, {Label: "settlement", Amounts: end, Of: of},
	}
}
