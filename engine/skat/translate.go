package skat

import (
	"slices"

	"hoyle/engine"
)

// equivalents of Foster's ways to use the skat and today's, both ways. What is not here has none.
var equivalents = []struct{ foster, isko string }{
	{"solo", "hand"},
	{"gucki", "skat"},
}

// translate puts a contract into the words of another rule set. The error is *engine.NoEquivalent.
func translate(h *engine.Hand, rules string) (engine.Fields, error) {
	from, to := books[h.Rules], books[rules]
	if h.Variant == "frog" && from != to && rules != "foster" {
		return nil, &engine.NoEquivalent{Rules: rules, What: "no Frog"}
	}
	if h.Contract == nil || from.words == to.words {
		return h.Contract, nil
	}
	c, err := readContract(h, from)
	if err != nil {
		return nil, err
	}
	none := func(what string) (engine.Fields, error) { return nil, &engine.NoEquivalent{Rules: rules, What: what} }
	how := ""
	if to.words == &todaysWords {
		switch {
		case c.kind == ramsch || c.kind == revolution || c.kind == uno || c.kind == duo:
			return none("no " + c.name())
		case c.use == tournee || c.use == passtMirNicht:
			return none("no game in which a card of the skat is turned")
		case c.use == solo:
			how = equivalents[0].isko
		default:
			how = equivalents[1].isko
		}
	} else {
		switch {
		case c.use != solo && c.kind == suitGame:
			return none("no suit game for which both cards of the skat are taken up")
		case c.open && c.kind == suitGame:
			return none("no open suit game")
		case c.open && c.kind == grand && c.use != solo:
			return none("no open grand with the skat")
		case c.use == solo:
			how = equivalents[0].foster
		default:
			how = equivalents[1].foster
		}
	}
	out := slices.Clone(h.Contract)
	for i := range out {
		if out[i].Key == "how" {
			out[i].Word = how
			return out, nil
		}
	}
	return append(out, engine.Field{Key: "how", Word: how, Seat: engine.Nobody, Pos: h.ContractPos}), nil
}

// points lists the laws of a book by what they settle: the same place is the same point in every book.
func (l *lawIDs) points() [24][]engine.Law {
	// A book without laws of its own for the levels settles them with those of what either side must reach.
	own := func(law engine.Law, instead ...engine.Law) []engine.Law {
		if law == "" {
			return instead
		}
		return []engine.Law{law}
	}
	return [...][]engine.Law{
		{l.table}, {l.active}, {l.unit}, {l.multipliers}, {l.matadors}, {l.need}, {l.adversaries}, {l.nullo}, {l.unoDuo},
		{l.revolution}, {l.ramsch}, {l.noBid}, {l.survivor}, {l.bidValue}, {l.bidOrder}, {l.afterPass},
		{l.overbid, l.overbidHand}, {l.follow}, {l.follower}, {l.changed}, {l.skat},
		own(l.schneider, l.need, l.adversaries), own(l.schwarz, l.need, l.adversaries), own(l.missed, l.need, l.adversaries),
	}
}

// losses are the laws of what a lost game costs.
var losses = []engine.Law{LawFoster3, LawFoster60, LawFosterAmerican, LawIskoOld5_3}

// samePoint reports whether two laws settle the same point in their books, as far as rulings cite them side by side.
func samePoint(a, b engine.Law) bool {
	if slices.Contains(losses, a) && slices.Contains(losses, b) {
		return true
	}
	all := [...]*book{&foster, &isko, &iss}
	for _, x := range all {
		for i, laws := range x.laws.points() {
			if !slices.Contains(laws, a) || a == "" {
				continue
			}
			for _, y := range all {
				if slices.Contains(y.laws.points()[i], b) {
					return true
				}
			}
		}
	}
	for i := range faults {
		if slices.Contains(faults[i].Laws, a) && slices.Contains(faults[i].Laws, b) {
			return true
		}
	}
	return false
}
