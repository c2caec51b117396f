package skat

import (
	"hoyle/engine"
	"hoyle/engine/say"
)

// Losses at ramsch (Law 4), by how many players took no trick.
var ramschLoss = [...]int{0: 20, 1: 30, 2: 50}

// ramschPlayed settles a ramsch that was played out: the winner of the last trick takes the skat.
func (r *ruler) ramschPlayed() {
	t := &r.Tricks
	if t.Done() < r.book.tricks || !r.V.Undecided.Empty() {
		if r.V.Undecided.Empty() {
			r.leaveOpen(r.V.Say(msgRamschNotOver))
		}
		r.notDecided()
		return
	}
	if r.tricksOpen || r.theirsOpen {
		r.leaveOpen(r.V.Say(msgTakenBefore))
		r.notDecided()
		return
	}
	last := t.Tricks[len(t.Tricks)-1].Winner
	skat, known := r.aside()
	if !known {
		r.leaveOpen(r.V.Say(msgSkatNotRecorded))
		r.notDecided()
		return
	}
	var points, won [3]int
	for i, s := range r.seats {
		points[i], won[i] = t.Taken[s], t.Won[s]
		if s == last {
			points[i] += setPoints(skat)
		}
	}
	r.Because(LawFoster4, msgWinsLastTrick, say.Who(last), say.Num(setPoints(skat)))
	r.ramsch(points, won, last)
}

// ramschResult settles a ramsch of which only the outcome is recorded.
func (r *ruler) ramschResult() error {
	var points, won [3]int
	last := engine.Nobody
	if f, ok := r.H.Result.Get("last"); ok {
		last = f.Seat
	}
	// Who of the three is left out has what the others leave, where two are given.
	read := func(key string, all int, into *[3]int) bool {
		f, _ := r.H.Result.Get(key)
		given := [3]bool{}
		for _, c := range f.Counts {
			if i := r.seats.place(c.Seat); i >= 0 {
				into[i], given[i] = c.N, true
				all -= c.N
			}
		}
		missing := 0
		for i := range given {
			if !given[i] {
				into[i] = all
				missing++
			}
		}
		return missing <= 1
	}
	if !read("points", allPoints, &points) {
		r.leaveOpen(r.V.Say(msgPointsOfThree))
		r.notDecided()
		return nil
	}
	if !read("tricks", r.book.tricks, &won) {
		for i := range won {
			won[i] = 1
			if points[i] == 0 {
				r.leaveOpen(r.V.Say(msgWhetherATrick, say.Who(r.seats[i])))
			}
		}
		if !r.V.Undecided.Empty() {
			r.notDecided()
			return nil
		}
	}
	for i, s := range r.seats {
		if err := r.fitting(s, points[i], won[i]); err != nil {
			return err
		}
		if s == last && won[i] == 0 {
			f, _ := r.H.Result.Get("last")
			return engine.Impossiblef(f.Pos, "%s took no trick and cannot have won the last", r.name(s))
		}
	}
	r.ramsch(points, won, last)
	return nil
}

// ramsch finds the loser and what he is charged.
func (r *ruler) ramsch(points, won [3]int, last engine.Seat) {
	v := r.V
	for i, s := range r.seats {
		v.Points = append(v.Points, engine.Count{Seat: s, N: points[i]})
	}
	trickless := 0
	for _, n := range won {
		if n == 0 {
			trickless++
		}
	}
	high := max(points[0], points[1], points[2])
	var losers []engine.Seat
	for i, s := range r.seats {
		if points[i] == high {
			losers = append(losers, s)
		}
	}
	r.V.Contract = say.Make(r.c.words.name(&contract{kind: ramsch}))
	switch {
	case len(losers) == 3:
		r.Because(LawFoster4, msgAllThreeHave)
		v.Summary = r.V.Say(msgRamschDrawn)
		return
	case len(losers) == 2 && last == engine.Nobody:
		r.leaveOpen(r.V.Say(msgTiedLastUnknown))
		r.notDecided()
		return
	case len(losers) == 2 && (last == losers[0] || last == losers[1]):
		r.Because(LawFoster4, msgAreTiedWon, say.Who(losers[0]), say.Who(losers[1]), say.Num(high), say.Who(last))
		losers = []engine.Seat{last}
	case len(losers) == 2:
		r.Because(LawFoster4, msgAreTiedThird, say.Who(losers[0]), say.Who(losers[1]), say.Num(high))
	default:
		r.Because(LawFoster4, msgMostPointsLoser, say.Who(losers[0]), say.Num(high))
	}
	loss := ramschLoss[min(trickless, 2)]
	switch trickless {
	case 1:
		r.Because(LawFoster4, msgOnePlayerTook, say.Num(loss))
	case 2:
		r.Because(LawFoster4, msgTwoPlayersTook, say.Num(loss))
	default:
		r.Because(LawFoster4, msgLoss, say.Num(loss))
	}
	v.Value, v.HasValue = loss, true
	lost := func(s engine.Seat) bool { return s == losers[0] || s == losers[len(losers)-1] }
	for _, s := range losers {
		v.Scores = addCount(v.Scores, s, -loss)
	}
	for _, s := range r.seats {
		if !lost(s) {
			v.Winners = append(v.Winners, s)
		}
	}
	who, two, n := say.Seats(losers...), say.If(len(losers) == 2), say.Num(loss)
	r.Because(LawFoster58, msgPutDownRamsch, who, n, two)
	v.Summary = v.Say(msgRamschLost, who, two, n)
}
