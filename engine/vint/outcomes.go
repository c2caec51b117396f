package vint

import (
	"slices"

	"hoyle/engine"
	"hoyle/engine/say"
)

// outcomes are the hands by whose rulings a bid is valued: made just as it was bid and with more, and lost. What of the
// honours is not told is left out of the value.
func outcomes(h *engine.Hand) ([]engine.Outcome, error) {
	b := bidOf(h.Contract.Word("bid"))
	if b == 0 {
		return nil, engine.Impossiblef(h.Pos, "a value needs a bid, such as 3D")
	}
	if len(h.Deal) > 0 && len(h.Deal[0].Cards) != handSize {
		return nil, engine.Impossiblef(h.Pos, "a hand of %d cards: a player has thirteen", len(h.Deal[0].Cards))
	}
	if h.Result.Has("tricks") {
		return []engine.Outcome{{Hand: *h}}, nil
	}
	var out []engine.Outcome
	add := func(name *say.Message, tricks int) {
		hand := *h
		hand.Result = append(slices.Clip(h.Result), engine.Field{Key: "tricks", Seat: engine.Nobody,
			Counts: []engine.Count{{Seat: engine.Nobody, N: tricks}}})
		out = append(out, engine.Outcome{Name: name.With(), Hand: hand})
	}
	add(msgOutMade, b.need())
	if b.need() < littleTricks-1 {
		add(msgOutOver, b.need()+1)
	}
	if b.need() < littleTricks {
		add(msgOutLittle, littleTricks)
	}
	if b.need() < allTricks {
		add(msgOutGrand, allTricks)
	}
	add(msgOutShort, b.need()-1)
	add(msgOutTwoShort, b.need()-2)
	return out, nil
}
