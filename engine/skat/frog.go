package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// Frog is thirty-six cards, eleven a player and a widow of three; each point over or under sixty is a counter.

// frogGames are its games: what a point is worth, and whether the widow is taken up.
var frogGames = map[string]struct {
	factor int
	widow  bool
}{
	"frog":  {1, true},
	"chico": {2, false},
	"grand": {4, false},
}

const frogHand, frogWidow = 11, 3

var frogPack = card.FrenchPack(1, 6)

// frogOrders rank each suit A 10 K Q J 9 8 7 6, one of them trumps.
var frogOrders = func() (orders [4]*trick.Order) {
	ranks := []card.Rank{card.Ace, 10, card.King, card.Queen, card.Jack, 9, 8, 7, 6}
	for _, trump := range suits {
		classes := make([][]card.Card, 4)
		for _, s := range suits {
			classes[s] = ofRanks(s, ranks)
		}
		orders[trump] = trick.NewOrder(classes, uint8(trump), 0, trick.AceTen)
	}
	return
}()

// frog judges a hand of Frog.
func (r *ruler) frog() (*engine.Verdict, error) {
	h, v := r.H, r.V
	r.handSize = frogHand
	for i := range h.Faults {
		if err := r.frogFault(-1, &h.Faults[i]); err != nil {
			return nil, err
		}
	}
	if _, played := r.playWithoutContract(); v.Redeal || h.Contract == nil && !played {
		r.unplayed()
		r.charged()
		r.disputes()
		return v, nil
	}
	game, ok := h.Contract.Get("game")
	rule, known := frogGames[game.Word]
	r.c.by = h.Contract.Seat("by")
	switch {
	case !ok:
		return nil, engine.Impossiblef(h.Pos, "a hand of Frog needs a contract: frog, chico or grand")
	case !known:
		return nil, engine.Impossiblef(game.Pos, "Frog has no %s; its games are frog, chico and grand", game.Word)
	case r.c.by == engine.Nobody || r.seats.place(r.c.by) < 0:
		return nil, engine.Impossiblef(h.ContractPos, "the contract needs 'by', one of the three who hold cards")
	}
	trump := card.Hearts
	if game.Word == "chico" {
		f, ok := h.Contract.Get("trump")
		if trump, _ = card.French.ParseSuit(f.Word); !ok || trump == card.Hearts {
			return nil, engine.Impossiblef(game.Pos, "a chico needs 'trump', a suit other than hearts")
		}
	}
	v.ContractT = v.Say(msgFrogGame, say.Word(game.Word))
	points := 0
	if f, ok := h.Result.Get("points"); ok {
		own := false
		for _, c := range f.Counts {
			if c.Seat == r.c.by || c.Seat == engine.Nobody {
				points, own = c.N, true
			}
		}
		switch {
		case !own:
			return nil, engine.Impossiblef(f.Pos, "the result does not give the card points of %s", r.name(r.c.by))
		case points < 0 || points > allPoints:
			return nil, engine.Impossiblef(f.Pos, "%d points are impossible: there are %d in a hand", points, allPoints)
		}
	} else {
		done, err := r.frogPlay(frogOrders[trump], rule.widow)
		if err != nil {
			return nil, err
		}
		if !done {
			if v.UndecidedT.Empty() {
				r.leaveOpen(r.V.Say(msgFrogNotOver))
			}
			r.charged()
			if v.Redeal {
				v.UndecidedT = say.Text{}
				r.disputes()
				return v, nil
			}
			r.notDecided()
			r.disputes()
			return v, nil
		}
		points = r.Tricks.Taken[r.c.by] + setPoints(r.skat)
	}
	r.frogScore(game.Word, points, rule.factor)
	r.charged()
	r.disputes()
	return v, nil
}

// frogPlay replays the tricks and reports whether the count is complete. The single player's three cards laid away,
// or the widow that he left, end up in r.skat.
func (r *ruler) frogPlay(order *trick.Order, takes bool) (bool, error) {
	h := r.H
	r.Tricks.Total = frogHand
	r.Tricks.Start(order, frogPack, r.seats[vorhand], 1, r.seats[:]...)
	shown := r.Tricks.Shown(h, h.Play, show)
	var all card.Set
	for _, d := range h.Deal {
		for _, c := range d.Cards {
			if !frogPack.Cards.Has(c) || all.Has(c) {
				return false, engine.Impossiblef(d.Pos, "%s cannot be dealt here: Frog has each card from the sixes up once", show(c))
			}
			all = all.With(c)
		}
	}
	widow, widowKnown := card.Set(0), false
	if d := h.Place("widow"); d != nil {
		if len(d.Cards) != frogWidow {
			return false, engine.Impossiblef(d.Pos, "the widow has three cards, not %d", len(d.Cards))
		}
		widow, widowKnown = card.SetOf(d.Cards...), true
	}
	for _, s := range r.seats {
		hand, whole := shown[s].One, shown[s].Len() == frogHand
		if d := h.Dealt(s); d != nil {
			if len(d.Cards) != frogHand {
				return false, engine.Impossiblef(d.Pos, "%s has %d cards instead of %d", r.name(s), len(d.Cards), frogHand)
			}
			if !r.single(s) || !takes {
				hand, whole = card.SetOf(d.Cards...), true
			} else if widowKnown && h.Discard != nil {
				out := card.SetOf(h.Discard.Cards...)
				hand, whole = (card.SetOf(d.Cards...)|widow)&^out, true
				widow = out
			}
		}
		r.Tricks.Deal(s, whole, card.HandOf(hand.Cards()...))
	}
	for i := range h.Play {
		a := &h.Play[i]
		switch a.Kind {
		case engine.Play:
			p, err := r.Tricks.Play(h, a.By, a.Card, i, a.Pos, show)
			if err != nil {
				return false, err
			}
			r.step(i, &p, a.Card)
			if p.OutOfTurn {
				what := "play-out-of-turn"
				if p.Lead {
					what = "lead-out-of-turn"
				}
				r.findCard(i, what, p.Seat, r.Tricks.Now.N, a.Card, LawFosterFrog, msgPlayedTurn, say.Who(p.Seat), say.Card(a.Card), say.Who(p.Turn))
				r.Because(LawFosterFrog, msgFosterStatesPenaltyFrog)
			}
			if p.Revoke != nil {
				rv := p.Revoke
				r.findCard(i, "revoke", rv.Seat, rv.Trick, rv.Card, LawFosterFrog, msgPlayedHand, say.Who(rv.Seat), say.Card(rv.Card), say.Card(rv.Held))
			}
		case engine.Retract:
			if _, err := r.Tricks.Retract(h, a.By, a.Pos); err != nil {
				return false, err
			}
		case engine.Gather:
			r.Tricks.Gather()
		case engine.Fault:
			if err := r.frogFault(i, a); err != nil || r.V.Redeal {
				return false, err
			}
		case engine.Claim, engine.Concede:
			r.leaveOpen(r.V.Say(msgFrogNoClaim))
			return false, nil
		}
	}
	if r.T != nil {
		r.T.Now = r.Tricks.Standing(r.Tricks.Done() >= frogHand)
	}
	r.Tricks.Gather()
	r.skat = widow
	if played := r.playedAll(); played.Len() == 3*frogHand {
		r.skat, widowKnown = frogPack.Cards&^played, true
	}
	return r.Tricks.Done() == frogHand && widowKnown, nil
}

// frogFault rules on a reported fault: those of the deal and of the sitting as in Skat; for the others Foster says nothing.
func (r *ruler) frogFault(act int, a *engine.Act) error {
	_, deal := dealFaults[a.Word]
	_, table := tableFaults[a.Word]
	if deal || table || a.Word == "wrong-number-of-cards" {
		return r.book.fault(r, act, a)
	}
	if err := r.checkActor(a); err != nil {
		return err
	}
	r.Find(act, a.Word, a.By, r.dated(act), LawFosterFrog, msgFrogReported, say.Who(a.By), say.Word(a.Word))
	r.Because(LawFosterFrog, msgFosterStatesPenaltyFrog)
	return nil
}

// frogScore pays a counter for every point over sixty from each active opponent, and for every point under it to
// everybody at the table.
func (r *ruler) frogScore(game string, points, factor int) {
	v, by := r.V, r.c.by
	who := say.Who(by)
	v.Points = []engine.Count{{Seat: by, N: points}}
	n := abs(points-60) * factor
	v.Value, v.HasValue = n, true
	over := points > 60
	if n == 0 {
		r.Because(LawFosterFrog, msgExactlySixtyPoints, who)
		v.SummaryT = r.V.Say(msgReachesExactlySixty, who)
		return
	}
	r.Because(LawFosterFrog, msgFrogPoints, who, say.Num(points), say.Num(abs(points-60)), say.If(over), say.Num(factor), say.Num(n))
	v.Won = engine.Is(over)
	if over {
		v.Winners = []engine.Seat{by}
		for _, s := range r.adversaries() {
			v.Scores = addCount(v.Scores, s, -n)
			v.Scores = addCount(v.Scores, by, n)
		}
		r.Because(LawFosterFrog, msgEachTwoActive, say.Num(n))
		v.SummaryT = v.Say(msgFrogWon, who, say.Word(game), say.Num(n))
		return
	}
	v.Winners = r.opponents()
	for _, s := range v.Winners {
		v.Scores = addCount(v.Scores, s, n)
		v.Scores = addCount(v.Scores, by, -n)
	}
	r.Because(LawFosterFrog, msgPaysEverybodyElse, who, say.Num(n))
	v.SummaryT = v.Say(msgFrogLost, who, say.Word(game), say.Num(n))
}
