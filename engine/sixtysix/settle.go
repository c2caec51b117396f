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
	won := make([]int, len(totals))
	for s := range totals {
		for o := range totals {
			if adversaries(len(totals), s, o) {
				won[s] += totals[s] - totals[o]
			}
		}
	}
	each(won)
	return []engine.SettlementRow{{Label: "points", Amounts: totals}, {Label: "wins", Amounts: won}}
}

// byGame pays everybody who has gone out one stake from each adversary who has not, two from one who has no point. Three
// players: the first who is out is paid by both, or where the two others play on the last pays both.
func byGame(totals []int) []engine.SettlementRow {
	won := make([]int, len(totals))
	for s := range totals {
		for o := range totals {
			if totals[s] < target || totals[o] >= target || !adversaries(len(totals), s, o) {
				continue
			}
			stake := 1
			if totals[o] == 0 {
				stake = 2
			}
			won[s] += stake
			won[o] -= stake
		}
	}
	each(won)
	return []engine.SettlementRow{{Label: "points", Amounts: totals}, {Label: "wins", Amounts: won}}
}

// adversaries reports whether two seats play against each other; partners of four do not.
func adversaries(players, a, b int) bool { return a != b && (players != 4 || (a+b)%2 == 1) }

// each undoes that every one of four players was reckoned against both his adversaries.
func each(won []int) {
	if len(won) == 4 {
		for s := range won {
			won[s] /= 2
		}
	}
}
