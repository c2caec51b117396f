package sixtysix

import (
	"slices"

	"hoyle/engine"
)

// fromResult scores a deal of which only the outcome is known.
func (j *judge) fromResult() error {
	res := j.H.Result
	for _, key := range []string{"points", "tricks", "tricks-at-close"} {
		f, _ := res.Get(key)
		for _, c := range f.Counts {
			switch {
			case c.Seat == engine.Nobody || !j.plays(c.Seat):
				return engine.Impossiblef(f.Pos, "%s can be given only for players who hold cards", key)
			case c.N < 0:
				return engine.Impossiblef(f.Pos, "%s below 0: %d", key, c.N)
			}
		}
	}
	if j.form == &four {
		return j.resultOfFour(res)
	}
	a, b := j.seats[0], j.seats[1]
	by, closer := res.Seat("claim"), res.Seat("closed-by")
	for _, s := range []engine.Seat{by, closer} {
		if s != engine.Nobody && !j.plays(s) {
			return engine.Impossiblef(j.H.ResultPos, "%s holds no cards in this deal", j.H.Name(s))
		}
	}
	if err := j.resultPossible(res, by == engine.Nobody && closer == engine.Nobody); err != nil {
		return err
	}
	tricks, given := res.Get("tricks")
	for _, c := range countsOf(res, "points") {
		j.Tricks.Taken[c.Seat] = c.N
	}
	for _, s := range j.active() {
		j.melds.tricks[s] = engine.NumberOf(tricks.Counts, s, "")
		if !given && j.Tricks.Taken[s] > 0 {
			j.melds.tricks[s] = 1 // who has points has won a trick
		}
		j.melds.unsure[s] = !given && j.Tricks.Taken[s] == 0
	}
	if closer != engine.Nobody {
		j.draws.talon.Close(closer)
		j.shut.at(countsOf(res, "tricks-at-close"), res.Has("tricks-at-close"))
	}
	j.points(j.of)
	if by == engine.Nobody {
		j.counted(a, j.of(a), b, j.of(b))
		return nil
	}
	j.draws.held[a], j.draws.held[b] = 1, 1 // the deal was not over
	j.claim(-1, by)
	return nil
}

// resultPossible refuses counts that no deal can end with; whole says that every trick was played.
func (j *judge) resultPossible(res engine.Fields, whole bool) error {
	points, _ := res.Get("points")
	tricks, given := res.Get("tricks")
	if len(points.Counts) < 2 {
		return engine.Impossiblef(points.Pos, "the counts of both players are needed")
	}
	sum, won := 0, 0
	for _, c := range points.Counts {
		n := engine.NumberOf(tricks.Counts, c.Seat, "")
		sum, won = sum+c.N, won+n
		if given && n == 0 && c.N > 0 {
			return engine.Impossiblef(tricks.Pos, "%s has %d points and cannot have won no trick", j.H.Name(c.Seat), c.N)
		}
	}
	switch {
	case slices.ContainsFunc(j.H.Faults, func(a engine.Act) bool { return a.Word == "revoke" }):
		return nil // it has taken the cards from a count
	case whole && len(tricks.Counts) > 1 && won != j.form.tricks:
		return engine.Impossiblef(tricks.Pos, "%d tricks are recorded of a deal that was played out, and there are %d", won, j.form.tricks)
	case whole && (sum < all || sum > all+allMarriages || (sum-all)%20 != 0):
		return engine.Impossiblef(points.Pos, "the counts add up to %d; a deal that is played out has %d, and %d or %d more for each marriage", sum, all, 20, 40)
	case !whole && sum > allCards+allMarriages:
		return engine.Impossiblef(points.Pos, "the counts add up to %d, which is more than all cards and marriages", sum)
	}
	return nil
}
