package cassino

import "hoyle/engine"

var settlements = []engine.Settlement{{Name: "difference", Title: "By the difference of the points", Laws: []engine.Law{LawFosterHandAGame}, Unit: "points", Settle: byDifference}}

// byDifference deducts the lower score from the higher: everybody settles with every other. Of four whose scores are
// equal two by two across the table, as those of partners always are, each settles with one of the other side.
func byDifference(totals []int) []engine.SettlementRow {
	n := len(totals)
	partners := n == 4 && totals[0] == totals[2] && totals[1] == totals[3]
	won := make([]int, n)
	for s := range totals {
		for o := range totals {
			if !partners || o == (s+1)%n {
				won[s] += totals[s] - totals[o]
			}
		}
	}
	return []engine.SettlementRow{{Label: "points", Amounts: totals}, {Label: "wins", Amounts: won}}
}
