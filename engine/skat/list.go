package skat

import "hoyle/engine"

// lists are the ways in which clubs write a sitting of today's order up.
var lists = []engine.List{
	{Name: "seeger-fabian", Title: "list after Seeger and Fabian", Law: LawIskoSeegerFabian, Add: seegerFabian},
}

// seegerFabian gives the soloist 50 for a game won and takes 50 for one lost, which brings every opponent 40 at a table
// of three and 30 at a larger one, the dealer who sits out included.
func seegerFabian(h *engine.Hand, won bool) []engine.Count {
	by := h.Contract.Seat("by")
	if won {
		return []engine.Count{{Seat: by, N: 50}}
	}
	each := 30
	if len(h.Players) == 3 {
		each = 40
	}
	out := []engine.Count{{Seat: by, N: -50}}
	for s := range h.Players {
		if engine.Seat(s) != by {
			out = append(out, engine.Count{Seat: engine.Seat(s), N: each})
		}
	}
	return out
}
