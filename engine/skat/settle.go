package skat

import "hoyle/engine"

// settlements are the book's two ways to balance a sitting (Law 59).
var settlements = []engine.Settlement{
	{Name: "difference", Title: "everybody settles with everybody", Laws: []engine.Law{LawFoster59, LawFosterSettlementDifference}, Unit: "points", Settle: settleDifference},
	{Name: "average", Title: "the average is deducted (League stake, a quarter of a cent a point)", Laws: []engine.Law{LawFoster59, LawFosterSettlementAverage}, Unit: "cents at four players and a quarter of a cent a point", Settle: settleAverage},
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

// settleAverage deducts the average of the totals from each; what is left over is rounded towards zero.
func settleAverage(totals []int) []engine.SettlementRow {
	sum := 0
	for _, n := range totals {
		sum += n
	}
	mean := sum / len(totals)
	average, end := make([]int, len(totals)), make([]int, len(totals))
	for i, n := range totals {
		average[i], end[i] = mean, n-mean
	}
	return []engine.SettlementRow{
		{Label: "totals", Amounts: totals}, {Label: "average", Amounts: average}, {Label: "settlement", Amounts: end},
	}
}
