package cassino

import "hoyle/engine"

var settlements = []engine.Settlement{{Name: "difference", Title: "By the difference of the points", Laws: []engine.Law{LawFosterHandAGame}, Unit: "points", Settle: byDifference}}

// byDifference deducts the lower score from the higher: everybody settles with every other, of partners one with one.
func byDifference(totals []int) []engine.SettlementRow {
	won := make([]int, len(totals))
	for s := range totals {
		for o := range totals {
			won[s] += totals[s] - totals[o]
		}
	}
	return []engine.SettlementRow{{Label: "points", Amounts: totals}, {Label: "wins", Amounts: won}}
}
