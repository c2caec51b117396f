package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/know"
	"hoyle/engine/say"
)

// exchange is what the single player does with his hand before the first lead: he asks, gives, lays out and takes.
type exchange struct {
	told  bool // the record says something of it
	asked engine.Field
	gave  engine.Field
	takes engine.Field
	out   *engine.Dealt // nil where it is not recorded
	// asks, gives and takesAny: whether those keys are there.
	asks, gives, takesAny bool
	void                  bool        // the card asked for may not be asked for
	from                  engine.Seat // who gives it; Nobody where that is not known, or nobody does
	inStock               bool
	unsure                bool // it may not have been asked for by right, and the hand that would tell is not known
}

// read takes it from the record. An error is a card named twice.
func (x *exchange) read(h *engine.Hand, show func(card.Card) string) error {
	x.from = engine.Nobody
	x.asked, x.asks = h.Contract.Get("asked")
	x.gave, x.gives = h.Contract.Get("gave")
	x.takes, x.takesAny = h.Contract.Get("takes")
	x.out = h.Discard
	x.told = x.asks || x.gives || x.takesAny || x.out != nil
	for _, list := range [][]card.Card{x.takes.Cards, x.laid()} {
		for i, c := range list {
			if card.SetOf(list[:i]...).Has(c) {
				return engine.Impossiblef(h.ContractPos, "%s is named twice in the exchange", show(c))
			}
		}
	}
	switch {
	case x.gives && !x.asks:
		return engine.Impossiblef(x.gave.Pos, "%s is given, and nothing was asked for", show(x.gave.Cards[0]))
	case x.gives && x.gave.Cards[0] == x.asked.Cards[0]:
		return engine.Impossiblef(x.gave.Pos, "%s cannot be given for itself", show(x.gave.Cards[0]))
	case len(x.takes.Cards) > stockSize:
		return engine.Impossiblef(x.takes.Pos, "the stock has %d cards, and %d are taken from it", stockSize, len(x.takes.Cards))
	}
	return nil
}

// laid is what he laid out, as far as it is recorded.
func (x *exchange) laid() []card.Card {
	if x.out == nil {
		return nil
	}
	return x.out.Cards
}

// hands are the holders of the deal as the exchange finds them.
type hands struct {
	*know.Deal
	own, stock *know.Holder
	foes       [2]*know.Holder
}

// change works out what everybody holds at the first lead, and finds what was wrong in asking.
func (r *ruler) change() error {
	k := &r.Known
	if r.single == engine.Nobody {
		if len(r.H.Play) > 0 {
			r.scatter() // somebody has exchanged, and nobody knows who
		}
		return nil
	}
	x, foes := &r.exchange, r.others(r.single)
	hand := func(s engine.Seat) *know.Holder { return &k.Holders[r.place(s)] }
	h := hands{k, hand(r.single), &k.Holders[len(r.seats)], [2]*know.Holder{hand(foes[0]), hand(foes[1])}}
	h.prove(x)
	if h.stock.Size != know.Unknown && h.stock.Must.Len() > h.stock.Size {
		return engine.Impossiblef(x.takes.Pos, "the stock has %d cards, and those taken from it are others", h.stock.Size)
	}
	k.Derive()
	if !x.told {
		h.unsettle()
		return nil
	}
	r.asking(&h)
	if err := r.holder(&h); err != nil {
		return err
	}
	h.give(x, foes)
	return r.layOut(&h)
}

// scatter forgets whose each card is.
func (r *ruler) scatter() {
	for i := range r.Known.Holders {
		r.Known.Holders[i].Must = card.Hand{}
	}
}

// prove adds what the exchange itself proves of the deal: what was taken lay in the stock.
func (h *hands) prove(x *exchange) {
	if !h.stock.Whole() {
		for _, c := range x.takes.Cards {
			if h.Free().Has(c) {
				h.stock.Must.Add(c)
			}
		}
	}
}

// unsettle is an exchange of which nothing is recorded: of the single player's cards and the stock any may be anywhere,
// and each adversary may have given a three or, to who had all of those, a two.
func (h *hands) unsettle() {
	h.own.Must, h.stock.Must = card.Hand{}, card.Hand{}
	for _, f := range h.foes {
		f.Must.One &^= threes | twos
	}
}

// asking finds what was wrong in it.
func (r *ruler) asking(h *hands) {
	x := &r.exchange
	all, known := h.own.Must.One&threes == threes, h.own.Whole() || h.elsewhere(threes)
	if !x.asks {
		switch {
		case all:
			r.Because(LawFosterAskingForATwo, msgNeedNotAsk, who(r.single))
		case !known:
			x.unsure = true
		default:
			r.Find(-1, wrongAsk, r.single, 0, LawFosterAsking, msgAskedNone, who(r.single))
			r.Because(LawFosterAsking, msgAskVoid)
		}
		return
	}
	c := x.asked.Cards[0]
	law, message := LawFosterAsking, msgAskedOwn
	switch {
	case !threes.Has(c) && !twos.Has(c):
		law, message = LawFosterAskingForATwo, msgAskedLow
	case twos.Has(c) && !all && known:
		law, message = LawFosterAskingForATwo, msgAskedTwo
	case !h.own.Must.Has(c) || all:
		x.unsure = !all && (twos.Has(c) || !h.own.Whole() && !h.foes[0].Must.Has(c) && !h.foes[1].Must.Has(c) && !h.stock.Must.Has(c))
		if twos.Has(c) && all {
			r.Because(LawFosterAskingForATwo, msgMayAskTwo, who(r.single))
		}
		return
	}
	x.void = true
	r.V.Find(engine.Finding{What: wrongAsk, By: r.single, Card: c, Law: law, Text: r.V.Say(message, who(r.single), cardOf(c)), Act: -1})
	r.Because(law, msgAskVoid)
}

// elsewhere reports whether one of some cards is proven not to be in the single player's hand.
func (h *hands) elsewhere(cards card.Set) bool {
	return (h.foes[0].Must.One|h.foes[1].Must.One|h.stock.Must.One|h.own.Not)&cards != 0
}

// holder finds who gives the card asked for. Where none was given for it, it lies in the stock, unless an adversary is
// known to have it.
func (r *ruler) holder(h *hands) error {
	x := &r.exchange
	if !x.asks {
		return nil
	}
	c, foes := x.asked.Cards[0], r.others(r.single)
	for i, f := range h.foes {
		if f.Must.Has(c) {
			x.from = foes[i]
		}
	}
	switch {
	case h.stock.Must.Has(c) && x.gives:
		return engine.Impossiblef(x.gave.Pos, "%s lies in the stock: nobody gives it, and nothing is given for it", r.Show(c))
	case h.own.Must.Has(c) && x.gives:
		return engine.Impossiblef(x.gave.Pos, "%s is in %s's own hand: nobody gives it, and nothing is given for it", r.Show(c), r.H.Name(r.single))
	case x.gives && h.own.Whole() && !h.own.Must.Has(x.gave.Cards[0]):
		return engine.Impossiblef(x.gave.Pos, "%s cannot give %s, which is not in the hand", r.H.Name(r.single), r.Show(x.gave.Cards[0]))
	case x.gives && x.from == engine.Nobody:
		x.from = h.only(c, foes)
	case x.gives || x.from != engine.Nobody || x.void || h.own.Must.Has(c):
	case h.stock.Must.Has(c):
		x.inStock = true
	case h.stock.Whole():
		x.from = h.only(c, foes)
	default:
		x.inStock = true
		h.stock.Must.Add(c)
	}
	r.tellAsking(h)
	return nil
}

// only is the adversary who alone may have a card; Nobody where both may.
func (h *hands) only(c card.Card, foes [2]engine.Seat) engine.Seat {
	first, second := !h.foes[0].Whole() && !h.foes[0].Not.Has(c), !h.foes[1].Whole() && !h.foes[1].Not.Has(c)
	switch {
	case first && !second:
		return foes[0]
	case second && !first:
		return foes[1]
	}
	return engine.Nobody
}

// tellAsking gives the reasons.
func (r *ruler) tellAsking(h *hands) {
	x := &r.exchange
	c := x.asked.Cards[0]
	law := LawFosterAsking
	if twos.Has(c) {
		law = LawFosterAskingForATwo
	}
	switch {
	case x.inStock:
		r.Because(LawFosterAskedInStock, msgInStock, cardOf(c), who(r.single))
	case x.void && !x.gives:
	case x.gives && x.from == engine.Nobody:
		r.Because(law, msgAsksSome, who(r.single), cardOf(c))
	case x.from != engine.Nobody:
		r.Because(law, msgAsks, who(r.single), cardOf(c), who(x.from))
	}
	switch {
	case x.gives:
		r.Because(LawFosterExchange, msgGives, who(r.single), cardOf(x.gave.Cards[0]))
	case x.from != engine.Nobody && !x.void:
		r.Because(LawFosterExchange, msgGivenUntold)
	}
}

// give carries the exchange with an adversary out.
func (h *hands) give(x *exchange, foes [2]engine.Seat) {
	if !x.asks || x.inStock || x.void && !x.gives || !x.gives && x.from == engine.Nobody {
		return
	}
	c := x.asked.Cards[0]
	had := h.own.Must.One
	h.own.Not = h.own.Not.Without(c)
	if x.gives {
		h.own.Must.Remove(x.gave.Cards[0])
	} else {
		if h.own.Whole() {
			h.own.Not = pack.Cards &^ had.With(c)
		}
		h.own.Must = card.Hand{} // any of them may have been given
	}
	for i, f := range h.foes {
		if foes[i] != x.from {
			continue
		}
		whole := f.Whole()
		f.Must.Remove(c)
		if x.gives {
			f.Must.Add(x.gave.Cards[0])
			f.Not = f.Not.Without(x.gave.Cards[0])
		} else if whole {
			f.Not = pack.Cards &^ (f.Must.One | had)
		}
	}
	h.own.Must.Add(c)
}

// layOut carries out what the single player laid out and took.
func (r *ruler) layOut(h *hands) error {
	x, had, lay := &r.exchange, h.own.Must.One, h.stock.Must.One
	whole, seen := h.own.Whole(), h.stock.Whole()
	for i, c := range x.laid() {
		if whole && !had.Has(c) {
			return engine.Impossiblef(x.out.PosOf(i), "%s cannot lay out %s, which is not in the hand", r.H.Name(r.single), r.Show(c))
		}
	}
	for _, c := range x.takes.Cards {
		if seen && !lay.Has(c) {
			return engine.Impossiblef(x.takes.Pos, "%s does not lie in the stock and cannot be taken from it", r.Show(c))
		}
	}
	out, takes := card.SetOf(x.laid()...), card.SetOf(x.takes.Cards...)
	switch {
	case x.out != nil && (x.takesAny || out == 0):
		h.own.Must.One, h.stock.Must.One = had&^out|takes, lay&^takes|out
		h.own.Not, h.stock.Not = h.own.Not&^takes|out, takes
		grow(h.own, takes.Len()-out.Len())
		grow(h.stock, out.Len()-takes.Len())
		return nil
	case x.out != nil: // what he took is not told: as many, by right
		h.own.Must.One, h.stock.Must.One = had&^out, out
		if out.Len() > stockSize {
			h.own.Size, h.stock.Size = know.Unknown, know.Unknown
		}
	case x.takesAny:
		h.own.Must.One, h.stock.Must.One = takes, lay&^takes
		h.stock.Not = takes
	default:
		h.own.Must, h.stock.Must = card.Hand{}, card.Hand{}
	}
	if whole && seen {
		h.own.Not = pack.Cards &^ (had | lay)
		h.stock.Not |= h.own.Not
	}
	return nil
}

// grow adds to the size of a holder, where that is known.
func grow(h *know.Holder, n int) {
	if h.Size != know.Unknown {
		h.Size += n
	}
}

// laidOut finds a wrong number of cards laid out or taken. No sentence says what it costs.
func (r *ruler) laidOut() {
	x := &r.exchange
	if x.out == nil || r.single == engine.Nobody {
		return
	}
	n, m := len(x.out.Cards), len(x.takes.Cards)
	switch {
	case n < fewest:
		r.Find(-1, wrongDiscard, r.single, 0, LawFosterDiscard, msgLaidNone, who(r.single))
	case n > most:
		r.Find(-1, wrongDiscard, r.single, 0, LawFosterDiscard, msgLaidMany, who(r.single), num(n))
	case x.takesAny && n != m:
		r.Find(-1, wrongDiscard, r.single, 0, LawFosterStockShown, msgTookOther, who(r.single), num(n), num(m))
	default:
		r.Because(LawFosterDiscard, msgLaysOut, who(r.single), num(n))
		if x.takesAny {
			r.Because(LawFosterStockShown, msgTakes, who(r.single), say.Cards(x.takes.Cards))
		}
		return
	}
	r.costOpen = true
}
