package adjudicate

import (
	"errors"
	"slices"

	"hoyle/engine"
	"hoyle/engine/card"
)

// refusal is all that is impossible in a hand that was refused for err. What the first impossibility stands on is left
// out and the rest is judged again, and so on: since no record becomes impossible by what it does not tell, whatever is
// found then is wrong by itself. Where one of two facts must be wrong, either is left out in turn, and what is
// impossible both ways counts. Not all may be found, but nothing is said that is not so.
func refusal(g *engine.Game, h *engine.Hand, err error) error {
	q := inquest{g: g, left: 400}
	var one *engine.Impossible
	if !errors.As(err, &one) {
		return err
	}
	if all := q.all(h, one); len(all) > 1 {
		return all
	}
	return err
}

// inquest finds what is impossible in one record.
type inquest struct {
	g    *engine.Game
	left int // how often it may still be judged; a record that is wrong all over is told enough
}

// next is what a hand is refused for; nil where it is not.
func (q *inquest) next(h *engine.Hand) (one *engine.Impossible) {
	if q.left == 0 {
		return nil
	}
	q.left--
	_, err := new(Sitting).Verdict(q.g, h, nil)
	errors.As(err, &one)
	return one
}

// all is what is impossible in a hand, of which the first is known.
func (q *inquest) all(h *engine.Hand, first *engine.Impossible) engine.Impossibles {
	found := append(engine.Impossibles{first}, q.cards(h, first)...)
	var both engine.Impossibles
	for i, less := range without(h, first.Pos) {
		var rest engine.Impossibles
		// What stands on no fact that may be left out may be the want of the one that was.
		if one := q.next(less); one != nil && len(without(less, one.Pos)) > 0 {
			rest = q.all(less, one)
		}
		if i == 0 {
			both = rest
			continue
		}
		both = slices.DeleteFunc(both, func(e *engine.Impossible) bool { return !isAt(rest, e.Pos) })
	}
	for _, e := range both {
		if !isAt(found, e.Pos) {
			found = append(found, e)
		}
	}
	return found
}

func isAt(list engine.Impossibles, at engine.Pos) bool {
	return slices.ContainsFunc(list, func(e *engine.Impossible) bool { return e.Pos == at })
}

// cards finds what other cards cannot be where they are recorded, if the first impossibility is one of a card there: as
// if a card stood in its place that is recorded nowhere.
func (q *inquest) cards(h *engine.Hand, first *engine.Impossible) (found engine.Impossibles) {
	for wrong := first; wrong != nil; {
		d, i := cardAt(h, wrong.Pos)
		if d == nil {
			break
		}
		h, wrong = q.instead(h, d, i)
		if wrong == nil {
			break
		}
		if d, _ := cardAt(h, wrong.Pos); d == nil || isAt(found, wrong.Pos) || wrong.Pos == first.Pos {
			break
		}
		found = append(found, wrong)
	}
	return found
}

// instead puts a card that is recorded nowhere in the place of one, so that it is not refused for this one any more.
func (q *inquest) instead(h *engine.Hand, d *engine.Dealt, i int) (*engine.Hand, *engine.Impossible) {
	for c := card.Card(0); c < 64; c++ {
		if recorded(h, c) {
			continue
		}
		other := changed(h, func(x *engine.Dealt) {
			if x.Pos == d.Pos {
				x.Cards = slices.Clone(x.Cards)
				x.Cards[i] = c
			}
		})
		if one := q.next(other); one == nil || one.Pos != d.At[i] {
			return other, one
		}
	}
	return h, nil
}

// recorded reports whether a card is recorded anywhere.
func recorded(h *engine.Hand, c card.Card) bool {
	has := func(d engine.Dealt) bool { return slices.Contains(d.Cards, c) }
	return slices.ContainsFunc(h.Deal, has) || h.Position != nil && slices.ContainsFunc(h.Position.Hands, has) || h.Discard != nil && has(*h.Discard)
}

// changed is a hand whose recorded cards are changed.
func changed(h *engine.Hand, change func(*engine.Dealt)) *engine.Hand {
	all := func(list []engine.Dealt) []engine.Dealt {
		list = slices.Clone(list)
		for i := range list {
			change(&list[i])
		}
		return list
	}
	other := *h
	other.Deal = all(h.Deal)
	if p := h.Position; p != nil {
		q := *p
		q.Hands = all(p.Hands)
		other.Position = &q
	}
	return &other
}

// cardAt finds the card of a hand or a place that stands at a place in the source.
func cardAt(h *engine.Hand, at engine.Pos) (*engine.Dealt, int) {
	lists := [2][]engine.Dealt{h.Deal}
	if h.Position != nil {
		lists[1] = h.Position.Hands
	}
	for _, list := range lists {
		for n := range list {
			if i := slices.Index(list[n].At, at); i >= 0 && i < len(list[n].Cards) {
				return &list[n], i
			}
		}
	}
	return nil, 0
}

// without gives the hand without what stands at a place in the source: the play from an act on, the discard, or the
// cards of a player or a place. Of a card that two of them have either may be wrong, so there are two such hands; of more
// all are left out. None where nothing of the kind stands there.
func without(h *engine.Hand, at engine.Pos) (less []*engine.Hand) {
	if at.Line == 0 {
		return nil
	}
	if d, i := cardAt(h, at); d != nil {
		return withoutCard(h, d.Cards[i])
	}
	if d := h.Discard; d != nil && (d.Pos == at || slices.Contains(d.At, at)) {
		other := *h
		other.Discard = nil
		return []*engine.Hand{&other}
	}
	if other, n := drop(h, func(d *engine.Dealt) bool { return d.Pos == at }); n > 0 {
		return []*engine.Hand{other}
	}
	if i := slices.IndexFunc(h.Play, func(a engine.Act) bool { return a.Pos == at }); i >= 0 {
		other := *h
		other.Play = h.Play[:i:i]
		return []*engine.Hand{&other}
	}
	return nil
}

// withoutCard leaves out those who have a card.
func withoutCard(h *engine.Hand, c card.Card) []*engine.Hand {
	has := func(d *engine.Dealt) bool { return slices.Contains(d.Cards, c) }
	all, n := drop(h, has)
	if n != 2 {
		return []*engine.Hand{all}
	}
	var first engine.Pos
	one, _ := drop(h, func(d *engine.Dealt) bool {
		if first.Line == 0 && has(d) {
			first = d.Pos
		}
		return d.Pos == first
	})
	other, _ := drop(h, func(d *engine.Dealt) bool { return has(d) && d.Pos != first })
	return []*engine.Hand{one, other}
}

// drop leaves the cards of some players and places out, and says of how many.
func drop(h *engine.Hand, wrong func(*engine.Dealt) bool) (*engine.Hand, int) {
	n := 0
	part := func(list []engine.Dealt) (kept []engine.Dealt) {
		for i := range list {
			if wrong(&list[i]) {
				n++
				continue
			}
			kept = append(kept, list[i])
		}
		return kept
	}
	other := *h
	other.Deal = part(h.Deal)
	if p := h.Position; p != nil {
		q := *p
		q.Hands = part(p.Hands)
		other.Position = &q
	}
	return &other, n
}
