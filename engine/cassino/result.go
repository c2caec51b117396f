package cassino

import (
	"hoyle/engine"
	"hoyle/engine/card"
)

const noCard = card.None

// result reads the outcome of a hand that was not written down turn by turn.
func (r *ruler) result() error {
	t := taken{form: &r.form, void: r.void, aceOf: [4]int{nobody, nobody, nobody, nobody}, most: nobody, mostSpades: nobody}
	whole := true
	for _, x := range []struct {
		key string
		of  *[4]int
		sum int
	}{{"cards", &t.cards, packSize}, {"spades", &t.spades, 13}, {"aces", &t.aces, 4}} {
		told, err := r.numbers(x.key, x.of, x.sum)
		if err != nil {
			return err
		}
		whole = whole && (told || x.key == "aces")
		if x.key == "aces" {
			aces, err := r.acesByName(&t, told)
			if err != nil {
				return err
			}
			whole = whole && aces
		}
	}
	if _, err := r.numbers("sweeps", &t.sweeps, 0); err != nil {
		return err
	}
	t.big, t.little, t.jack = r.taker("big"), r.taker("little"), r.taker("jack")
	whole = whole && t.big != nobody && t.little != nobody && (!r.spades || t.jack != nobody)
	if r.H.Result.Has("cards") {
		t.most, t.tied = majority(t.cards[:r.sides()], true, 0)
	}
	if r.H.Result.Has("spades") {
		t.mostSpades, t.tiedSpades = majority(t.spades[:r.sides()], true, 0)
	}
	r.sum, r.done = t, whole
	return nil
}

// numbers reads a count of every side. Of two sides one tells the other; together they are the sum, where there is one.
func (r *ruler) numbers(key string, of *[4]int, sum int) (told bool, err error) {
	f, ok := r.H.Result.Get(key)
	if !ok {
		return false, nil
	}
	var has [4]bool
	total, named := 0, 0
	for _, c := range f.Counts {
		if c.Seat == engine.Nobody {
			return false, engine.Impossiblef(f.Pos, "%s belong to players", key)
		}
		side := r.side(c.Seat)
		switch {
		case c.N < 0:
			return false, engine.Impossiblef(f.Pos, "nobody takes %d %s", c.N, key)
		case has[side] && of[side] != c.N:
			return false, engine.Impossiblef(f.Pos, "partners have their %s together, and here are two numbers", key)
		case !has[side]:
			has[side], of[side] = true, c.N
			total += c.N
			named++
		}
	}
	if sum == 0 {
		return true, nil
	}
	if total > sum || total < sum && named == r.sides() {
		return false, engine.Impossiblef(f.Pos, "there are %d %s in the pack, and here are %d", sum, key, total)
	}
	for side := range r.sides() {
		if !has[side] && named == r.sides()-1 {
			of[side] = sum - total
			named = r.sides()
		}
	}
	return named == r.sides() || total == sum, nil
}

// acesByName reads whose each ace is.
func (r *ruler) acesByName(t *taken, counted bool) (told bool, err error) {
	n := 0
	for i, key := range [...]string{"SA", "CA", "HA", "DA"} {
		side := r.taker(key)
		if side == nobody {
			continue
		}
		t.aceOf[i] = side
		n++
	}
	switch {
	case n == 0:
		return counted, nil
	case n < len(t.aceOf):
		return counted, nil
	}
	var aces [4]int
	for _, side := range t.aceOf {
		aces[side]++
	}
	if counted && aces != t.aces {
		f, _ := r.H.Result.Get("aces")
		return false, engine.Impossiblef(f.Pos, "the aces by name are not as many as the counts say")
	}
	t.aces = aces
	return true, nil
}

// taker is the side of a player whom the result names; nobody.
func (r *ruler) taker(key string) int {
	if f, ok := r.H.Result.Get(key); ok && f.Seat != engine.Nobody {
		return r.side(f.Seat)
	}
	return nobody
}
