package vint

import "hoyle/engine"

// What is added above the line.
const (
	gamePrize     = 1000
	rubberPrize   = 2000
	shortTricks   = 100 // a trick short, in tricks
	littleTricks  = 12
	slamBid       = 6 // the bid that names the little slam
	tricksTaken   = 3 // for a revoke
	slamLittle    = 1000
	slamLittleBid = 6000
	slamGrand     = 2000
	slamSixGrand  = 7000
	slamGrandBid  = 12000
)

// facts are what the hand comes down to. What is not known has its flag.
type facts struct {
	bid    bid
	bidder side

	tricks  perSide         // won in the play
	order   [allTricks]side // who won them, those before a position left out
	inOrder bool            // it is known
	before  perSide         // tricks won before the position
	counted bool            // the number of tricks so far is known
	whole   bool            // all thirteen are played

	held      held // of side 0
	heldKnown bool
	coronets  perSide
	crowns    []coronet // those of the hands
	crownsIn  bool      // coronets are known

	standing

	revokes              perSide // established
	forTricks, undecided int     // of the adversaries' revokes: for which tricks are taken, and for which nothing is chosen yet
	looks                perSide // quitted tricks looked at
	revoke               price
	look                 price
}

// price is what was agreed for a fault.
type price struct {
	n      int
	agreed bool
}

// account is what a hand is worth to each side, part by part.
type account struct {
	points   perSide // below the line
	moved    int     // tricks taken for a revoke
	penalty  perSide // for a lost bid
	short    int     // tricks short
	honours  honourScore
	coronets perSide
	slam     perSide
	fines    perSide // for faults, to who has them
	won      engine.Tri
	game     game
}

// game is what becomes of the game and the rubber.
type game struct {
	won    bool
	by     side
	trick  int  // with which it was won; 0 where that is not known
	open   bool // both sides come to 500, and who was first is not known
	lost   bool // nobody knows what stood below the line before the hand
	rubber bool
}

// reckon makes the account. three is whether the bidder takes tricks for the revokes of which he has not chosen yet.
func (f *facts) reckon(three bool) account {
	var a account
	b, foes := f.bidder, f.bidder.other()
	forTricks := f.forTricks
	if three {
		forTricks += f.undecided
	}
	a.moved = min(tricksTaken*forTricks, f.tricks[foes])
	made := f.tricks[b] + a.moved
	a.won = f.made(made)
	for s := range a.points {
		if f.revokes[s] == 0 {
			a.points[s] = f.tricks[s] * f.bid.price()
		}
		if f.whole && f.revokes[s] == 0 {
			a.slam[s] = f.slam(side(s))
		}
	}
	if f.revokes[b] == 0 {
		a.points[b] += a.moved * f.bid.price()
	}
	if a.won == engine.No && f.whole && f.revokes[foes] == 0 {
		a.short = f.bid.need() - made
		a.penalty[foes] = a.short * shortTricks * f.bid.price()
	}
	if f.heldKnown && f.whole {
		most := side(0)
		if f.tricks[1] > f.tricks[0] {
			most = 1
		}
		a.honours = honourPoints(f.bid, f.held, most)
	}
	if f.crownsIn {
		a.coronets = f.coronets
	}
	for s := range a.fines {
		o := side(s).other()
		a.fines[s] = f.looks[o]*f.look.n + f.revokes[o]*f.revoke.n
	}
	a.fines[b] -= forTricks * f.revoke.n
	a.game = f.toGame(&a)
	return a
}

// made tells whether the bid is made, as soon as that is certain.
func (f *facts) made(tricks int) engine.Tri {
	switch {
	case !f.counted:
		return engine.Unknown
	case tricks >= f.bid.need():
		return engine.Yes
	case f.whole, allTricks-f.tricks[f.bidder.other()] < f.bid.need() && f.revokes[f.bidder.other()] == 0:
		return engine.No
	}
	return engine.Unknown
}

func (f *facts) slam(s side) int {
	bid := 0
	if s == f.bidder {
		bid = f.bid.number()
	}
	switch n := f.tricks[s]; {
	case n == allTricks && bid == topBid:
		return slamGrandBid
	case n == allTricks && bid == slamBid:
		return slamSixGrand
	case n == allTricks:
		return slamGrand
	case n == littleTricks && bid == slamBid:
		return slamLittleBid
	case n == littleTricks:
		return slamLittle
	}
	return 0
}

// toGame finds who was first at 500, trick by trick where their order is known. Tricks taken for a revoke come last.
func (f *facts) toGame(a *account) (g game) {
	if !f.counted || f.belowOpen {
		return game{lost: f.belowOpen}
	}
	run, price := f.below, f.bid.price()
	add := func(s side, tricks int) {
		if f.revokes[s] == 0 {
			run[s] += tricks * price
		}
	}
	if !f.inOrder {
		add(0, f.tricks[0])
		add(1, f.tricks[1])
	} else {
		add(0, f.before[0])
		add(1, f.before[1])
	}
	switch reached := [2]bool{run[0] >= gameAt, run[1] >= gameAt}; {
	case reached[0] && reached[1]:
		g.open = true
		return g
	case reached[0] || reached[1]:
		return f.winsGame(side(b2i(reached[1])), 0)
	}
	for i, s := range f.won() {
		if add(s, 1); run[s] >= gameAt {
			return f.winsGame(s, f.before[0]+f.before[1]+i+1)
		}
	}
	if add(f.bidder, a.moved); run[f.bidder] >= gameAt {
		return f.winsGame(f.bidder, 0)
	}
	return g
}

// won is who won the tricks of the play, in their order; nothing where only their number is known.
func (f *facts) won() []side {
	if !f.inOrder {
		return nil
	}
	return f.order[:f.tricks[0]+f.tricks[1]-f.before[0]-f.before[1]]
}

func (f *facts) winsGame(s side, trick int) game {
	return game{won: true, by: s, trick: trick, rubber: !f.gamesOpen && f.games[s]+1 >= rubberAt}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// above is what each side has above the line.
func (a *account) above() (n perSide) {
	for s := range n {
		n[s] = a.penalty[s] + a.coronets[s] + a.slam[s] + a.fines[s]
		if a.honours.to == side(s) {
			n[s] += a.honours.points()
		}
		if a.game.won && a.game.by == side(s) {
			n[s] += gamePrize
			if a.game.rubber {
				n[s] += rubberPrize
			}
		}
	}
	return n
}

// scores are both columns together.
func (a *account) scores() (n perSide) {
	n = a.above()
	n[0] += a.points[0]
	n[1] += a.points[1]
	return n
}
