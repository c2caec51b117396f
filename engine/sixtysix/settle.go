package sixtysix

import "hoyle/engine"

// target is how many points win the game.
const target = 7

var settlements = []engine.Settlement{
	{Name: "points", Title: "By the difference of the points", Laws: []engine.Law{LawFosterStakes}, Unit: "points", Settle: byPoints},
	{Name: "game", Title: "By the game", Laws: []engine.Law{LawFosterStakes}, Unit: "games", Settle: byGame},
}

// byPoints pays each player the difference between his points and those of every adversary.
func byPoints(totals []int) []engine.SettlementRow {
	return settle(totals, func(mine, theirs int) int { return mine - theirs })
}

// byGame pays everybody who has gone out one stake from each adversary who has not, two from one who has no point. Three
// players: the first who is out is paid by both, or where the two others play on the last pays both.
func byGame(totals []int) []engine.SettlementRow {
	stake := func(mine, theirs int) int {
		switch {
		case mine < target || theirs >= target:
			return 0
		case theirs == 0:
			return 2
		}
		return 1
	}
	return settle(totals, func(mine, theirs int) int { return stake(mine, theirs) - stake(theirs, mine) })
}

// settle adds what each player wins from every adversary. Of four players partners have one score, and one of the two
// adversaries pays.
func settle(totals []int, wins func(mine, theirs int) int) []engine.SettlementRow {
	n := len(totals)
	won := make([]int, n)
	for s := range totals {
		for o := range totals {
			switch {
			case n != 4:
				won[s] += wins(totals[s], totals[o])
			case o == (s+1)%n:
				won[s] = wins(max(totals[s], totals[(s+2)%n]), max(totals[o], totals[(o+2)%n]))
			}
		}
	}
	return []engine.SettlementRow{{Label: "points", Amounts: totals}, {Label: "wins", Amounts: won}}
}
