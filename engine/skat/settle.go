package skat

import (
	"hoyle/engine"
	"hoyle/engine/sheet"
)

// settlements are the book's two ways to balance a sitting (Law 59).
var settlements = []engine.Settlement{
	{Name: "difference", Title: "everybody settles with everybody", Laws: []engine.Law{LawFoster59, LawFosterSettlementDifference}, Unit: "points", Settle: sheet.Difference},
	{Name: "average", Title: "the average is deducted (League stake, a quarter of a cent a point)", Laws: []engine.Law{LawFoster59, LawFosterSettlementAverage}, Unit: "cents at four players and a quarter of a cent a point", Settle: sheet.Average},
}
