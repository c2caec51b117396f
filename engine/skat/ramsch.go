package skat

import (
	"strconv"

	"hoyle/engine"
)

// Losses at ramsch (Law 4), by how many players took no trick.
var ramschLoss = [...]int{0: 20, 1: 30, 2: 50}

// ramschPlayed settles a ramsch that was played out: the winner of the last trick takes the skat.
func (r *ruler) ramschPlayed() {
	t := &r.Tricks
	if t.Done() < r.tricks || r.V.Undecided != "" {
		if r.V.Undecided == "" {
			r.V.Undecided = "The play stops before the ramsch is over."
		}
		r.V.Summary = "Not decided: " + r.lower(r.V.Undecided)
		return
	}
	if r.tricksOpen || r.theirsOpen {
		r.V.Undecided = "The record does not say what everybody had taken before."
		r.V.Summary = "Not decided: " + r.lower(r.V.Undecided)
		return
	}
	last := t.Tricks[len(t.Tricks)-1].Winner
	skat := r.skat
	if !r.skatKnown {
		if r.playedAll().Len() != 30 {
			r.V.Undecided = "The skat is not recorded."
			r.V.Summary = "Not decided: the skat is not recorded."
			return
		}
		skat = pack.Cards &^ r.playedAll()
	}
	var points, won [3]int
	for i, s := range r.seats {
		points[i], won[i] = t.Taken[s], t.Won[s]
		if s == last {
			points[i] += setPoints(skat)
		}
	}
	r.say(LawFoster4, r.name(last), " wins the last trick and takes the skat, ", strconv.Itoa(setPoints(skat)), " points.")
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
		r.V.Undecided = "The record does not give the card points of the three players."
		r.V.Summary = "Not decided: " + r.lower(r.V.Undecided)
		return nil
	}
	if !read("tricks", r.tricks, &won) {
		for i := range won {
			won[i] = 1
			if points[i] == 0 {
				r.V.Undecided = r.text("The record does not say whether ", r.name(r.seats[i]), " took a trick.")
			}
		}
		if r.V.Undecided != "" {
			r.V.Summary = "Not decided: " + r.lower(r.V.Undecided)
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
	r.V.Contract = "ramsch"
	switch {
	case len(losers) == 3:
		r.say(LawFoster4, "All three have 40 points: there is no score.")
		v.Summary = "The ramsch is a draw of three: nobody scores."
		return
	case len(losers) == 2 && last == engine.Nobody:
		v.Undecided = "Two are tied for the most points, and the record does not say who took the last trick."
		v.Summary = "Not decided: " + r.lower(v.Undecided)
		return
	case len(losers) == 2 && (last == losers[0] || last == losers[1]):
		r.say(LawFoster4, r.name(losers[0]), " and ", r.name(losers[1]), " are tied at ", strconv.Itoa(high), "; ", r.name(last), ", who won the last trick, is the loser.")
		losers = []engine.Seat{last}
	case len(losers) == 2:
		r.say(LawFoster4, r.name(losers[0]), " and ", r.name(losers[1]), " are tied at ", strconv.Itoa(high), ", and the third player won the last trick: both lose.")
	default:
		r.say(LawFoster4, r.name(losers[0]), " has the most points, ", strconv.Itoa(high), ", and is the loser.")
	}
	loss := ramschLoss[min(trickless, 2)]
	switch trickless {
	case 1:
		r.say(LawFoster4, "One player took no trick: the loss is ", strconv.Itoa(loss), ".")
	case 2:
		r.say(LawFoster4, "Two players took no trick: the loss is ", strconv.Itoa(loss), ".")
	default:
		r.say(LawFoster4, "The loss is ", strconv.Itoa(loss), ".")
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
	who, verb, end := r.name(losers[0]), " loses", "."
	if len(losers) == 2 {
		who += " and " + r.name(losers[1])
		verb, end = " lose", " each."
	}
	r.say(LawFoster58, "Put down under ", who, ": −", strconv.Itoa(loss), end)
	v.Summary = r.text(who, verb, " the ramsch: −", strconv.Itoa(loss), end)
}
