package skat

import (
	"strconv"

	"hoyle/engine"
)

// settlements are the book's two ways to balance a sitting (Law 59).
var settlements = []engine.Settlement{
	{Name: "difference", Title: "everybody settles with everybody", Laws: []engine.Law{LawFoster59, LawFosterSettlementDifference}, Unit: "points", Settle: settleDifference},
	{Name: "average", Title: "the average is deducted (League stake, a quarter of a cent a point)", Laws: []engine.Law{LawFoster59, LawFosterSettlementAverage}, Unit: "cents", Settle: settleAverage},
}

// settleDifference compares each pair: the lower pays the higher the difference.
func settleDifference(totals []int) []engine.SettlementRow {
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

// settleAverage is the League's way. At four players the totals less their average are the cents at a quarter of a cent a
// point. Another table has no such short cut, and totals that have no whole average have no whole cents: then each total
// is multiplied by the number of players, less the sum of all, and a quarter of that is rounded so that nothing is lost.
func settleAverage(totals []int) []engine.SettlementRow {
	sum, n := 0, len(totals)
	for _, t := range totals {
		sum += t
	}
	same := func(x int) []int {
		row := make([]int, n)
		for i := range row {
			row[i] = x
		}
		return row
	}
	quarters := make([]int, n)
	for i, t := range totals {
		quarters[i] = n*t - sum
	}
	rows := []engine.SettlementRow{{Label: "totals", Amounts: totals}}
	if n == 4 && sum%4 == 0 {
		rows = append(rows, engine.SettlementRow{Label: "average", Amounts: same(sum / 4)})
	} else {
		times := make([]int, n)
		for i, t := range totals {
			times[i] = n * t
		}
		rows = append(rows,
			engine.SettlementRow{Label: "times " + strconv.Itoa(n), Amounts: times},
			engine.SettlementRow{Label: "less the sum", Amounts: same(sum)},
			engine.SettlementRow{Label: "quarters", Amounts: quarters})
	}
	return append(rows, engine.SettlementRow{Label: "settlement", Amounts: wholeCents(quarters)})
}

// wholeCents are quarters of a cent, which add up to nothing, in whole cents that do so too: each is rounded down, and the
// cents that are left go to those who lost most by it.
func wholeCents(quarters []int) []int {
	cents, left := make([]int, len(quarters)), 0
	for i, q := range quarters {
		cents[i] = q >> 2 // rounded down, also below zero
		left -= cents[i]
	}
	for lost := 3; left > 0; lost-- {
		for i, q := range quarters {
			if q&3 == lost && left > 0 {
				cents[i]++
				left--
			}
		}
	}
	return cents
}
