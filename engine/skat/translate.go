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
	if h.Contract == nil || from.modern == to.modern {
		return h.Contract, nil
	}
	c, err := readContract(h, from)
	if err != nil {
		return nil, err
	}
	none := func(what string) (engine.Fields, error) { return nil, &engine.NoEquivalent{Rules: rules, What: what} }
	how := ""
	if to.modern {
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
