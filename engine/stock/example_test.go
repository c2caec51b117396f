package stock_test

import (
	"fmt"

	"hoyle/engine"
	"hoyle/engine/say"
	"hoyle/engine/stock"
)

// What is ordered when a player forgot to draw, and what is left to his adversary.
func ExampleSlip_Remedy() {
	remedy, ok := stock.Slip{What: "missed-draw", Who: say.Seats(engine.Seat(0)), Rival: say.Seats(engine.Seat(1)), Started: true, Size: 6}.Remedy()
	fmt.Println(ok, remedy.Redeal)
	for _, c := range remedy.Choices {
		fmt.Println(c.Name, c.Redeal)
	}
	// Output:
	// true false
	// new-deal true
	// draw-two false
}
