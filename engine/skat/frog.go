package skat

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/replay"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// Frog is thirty-six cards, eleven a player and a widow of three; each point over or under sixty is a counter.

// frogFactors is what a point is worth in each of its games.
var frogFactors = map[kind]int{frogGame: 1, chico: 2, frogGrand: 4}

// frog is the book of Frog: Foster's for the deal and the sitting, with other cards and another count.
var frog = func(b book) book {
	b.words, b.law = &frogWords, frogLaw{}
	b.pack, b.tricks = frogPack, frogHand
	b.aside = replay.Place{Name: "widow", Size: 3}
	b.places = []replay.Place{b.aside}
	return b
}(foster)

const (
	frogHand  = 11
	notOfFrog = "Frog has no %s; its games are frog, chico and grand"
)

var frogPack = card.FrenchPack(1, 6)

var frogWords = words{kinds: map[string]kind{"frog": frogGame, "chico": chico, "grand": frogGrand}, unknown: notOfFrog,
	read: (*contract).readFrog, name: (*contract).frogName, noun: (*contract).frogName}

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

// readFrog reads the trump, and whether the widow is taken up.
func (c *contract) readFrog(h *engine.Hand, game, _ engine.Field) error {
	c.suit = card.Hearts
	switch c.kind {
	case frogGame:
		c.use = gucki
	case chico:
		f, ok := h.Contract.Get("trump")
		if c.suit, _ = card.French.ParseSuit(f.Word); !ok || c.suit == card.Hearts {
			return engine.Impossiblef(game.Pos, "a chico needs 'trump', a suit other than hearts")
		}
	}
	if c.by == engine.Nobody {
		return engine.Impossiblef(h.ContractPos, "the contract needs 'by', one of the three who hold cards")
	}
	return nil
}

// frogName is a game of Frog by its word.
func (c *contract) frogName() (*say.Message, []say.Value) {
	return msgFrogGame, []say.Value{say.Num(int(c.kind - frogGame))}
}

// frogLaw is where Frog rules otherwise than Skat: Foster gives it no law of the play.
type frogLaw struct{ fosterLaw }

// auction of Frog is not recorded by figures, and who plays the game is who names it.
func (frogLaw) auction(*ruler) error { return nil }

func (frogLaw) check(*ruler) error { return nil }
func (frogLaw) ready(*ruler)       {}

// fault rules on a reported fault: those of the deal and of the sitting as in Skat; for the others Foster says nothing.
func (frogLaw) fault(r *ruler, act int, a *engine.Act) error {
	_, deal := dealFaults[a.Word]
	_, table := tableFaults[a.Word]
	if deal || table {
		return fosterLaw{}.fault(r, act, a)
	}
	if err := r.checkActor(a); err != nil {
		return err
	}
	if a.Word == "wrong-number-of-cards" {
		r.misdealtNumber(act, a, say.Who(a.By), false)
		return nil
	}
	r.Find(act, a.Word, a.By, r.dated(act), LawFosterFrog, msgFrogReported, say.Who(a.By), say.Word(a.Word))
	r.Because(LawFosterFrog, msgFosterStatesPenaltyFrog)
	return nil
}

func (frogLaw) turn(r *ruler, act int, p *trick.Play, c card.Card) {
	what := "play-out-of-turn"
	if p.Lead {
		what = "lead-out-of-turn"
	}
	r.findCard(act, what, p.Seat, r.Tricks.Now.N, c, LawFosterFrog, msgPlayedTurn, say.Who(p.Seat), say.Card(c), say.Who(p.Turn))
	r.Because(LawFosterFrog, msgFosterStatesPenaltyFrog)
}

func (frogLaw) revoke(r *ruler, act int, rv *trick.Revoke) {
	r.findCard(act, "revoke", rv.Seat, rv.Trick, rv.Card, LawFosterFrog, msgPlayedHand, say.Who(rv.Seat), say.Card(rv.Card), say.Card(rv.Held))
}

func (frogLaw) settled(*ruler, *trick.Revoke)                 {}
func (frogLaw) lying(*ruler, *trick.Revoke)                   {}
func (frogLaw) retracted(*ruler, int, engine.Seat, card.Card) {}
func (frogLaw) event(*ruler, int, *engine.Act)                {}

func (frogLaw) claim(r *ruler, _ int, _ *engine.Act)   { r.leave(r.V.Say(msgFrogNoClaim)) }
func (frogLaw) concede(r *ruler, _ int, _ *engine.Act) { r.leave(r.V.Say(msgFrogNoClaim)) }

// result counts a hand of which only the outcome is recorded.
func (frogLaw) result(r *ruler) error {
	f, ok := r.H.Result.Get("points")
	for _, c := range f.Counts {
		if c.Seat == r.c.by || c.Seat == engine.Nobody {
			r.frogScore(c.N, frogFactors[r.c.kind])
			return nil
		}
	}
	if ok {
		return engine.Impossiblef(f.Pos, "the result does not give the card points of %s", r.name(r.c.by))
	}
	frogLaw{}.count(r)
	return nil
}

// count adds the widow, or what was laid away, to the tricks.
func (frogLaw) count(r *ruler) {
	aside, whole := r.aside()
	if !r.V.Undecided.Empty() || !whole || !r.PlayedOut() || r.ownOpen {
		if r.V.Undecided.Empty() {
			r.leaveOpen(r.V.Say(msgFrogNotOver))
		}
		r.notDecided()
		return
	}
	r.frogScore(r.Tricks.Taken[r.c.by]+setPoints(aside), frogFactors[r.c.kind])
}

// frogScore pays a counter for every point over sixty from each active opponent, and for every point under it to
// everybody at the table.
func (r *ruler) frogScore(points, factor int) {
	v, by := r.V, r.c.by
	who := say.Who(by)
	v.Points = []engine.Count{{Seat: by, N: points}}
	n := abs(points-60) * factor
	v.Value, v.HasValue = n, true
	over := points > 60
	if n == 0 {
		r.Because(LawFosterFrog, msgExactlySixtyPoints, who)
		v.Summary = r.V.Say(msgReachesExactlySixty, who)
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
		v.Summary = v.Say(msgFrogWon, who, r.game(&r.c), say.Num(n))
		return
	}
	v.Winners = r.opponents()
	for _, s := range v.Winners {
		v.Scores = addCount(v.Scores, s, n)
		v.Scores = addCount(v.Scores, by, -n)
	}
	r.Because(LawFosterFrog, msgPaysEverybodyElse, who, say.Num(n))
	v.Summary = v.Say(msgFrogLost, who, r.game(&r.c), say.Num(n))
}
