package meld

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// isJoint reports whether a meld is one of two partners' cards: their side has won a trick, and it is not the time for a
// player's own melds, or cards of the partner serve in it.
func (j *judge) isJoint(by engine.Seat, cards []card.Card) bool {
	mate := j.partner(by)
	if !j.f.Joint || j.TricksOf(by) == 0 && j.TricksOf(mate) == 0 {
		return false
	}
	if j.p[by].met != 1 {
		return true
	}
	own, _ := j.Tricks.Hand(by)
	own.Add(j.p[by].first)
	for _, c := range cards {
		if !own.Remove(c) && (j.p[mate].shown.Likely().Laid().Has(c) || j.p[mate].first == c) {
			return true
		}
	}
	return false
}

// jointMeld judges a combination of cards of two partners. It scores as if both had been in one hand: never more together
// than one hand could make of all these cards.
func (j *judge) jointMeld(act int, a *engine.Act) error {
	by, mate, l := a.By, j.partner(a.By), &j.f.Laws
	mine, his := &j.p[by], &j.p[mate]
	cards := a.Args.Cards("cards")
	both := j.unplayed(by).Plus(j.unplayed(mate))
	want := card.HandOf(cards...)
	for _, c := range want.Cards() {
		if both.Count(c) >= want.Count(c) {
			continue
		}
		if mine.shown.Likely().Laid().Has(c) || his.shown.Likely().Laid().Has(c) || mine.first == c || his.first == c {
			j.refuse(act, "wrong-meld", by, l.JointPlayed, msgPlayedCard, say.Card(c))
			return nil
		}
		return engine.Impossiblef(a.Pos, "neither %s nor %s has laid %s", j.name(by), j.name(mate), show(c))
	}
	c := j.combination(a, cards)
	if c == nil {
		return j.notShown(act, a)
	}
	_, most := Best(j.deck.combos, mine.shown.Likely().Laid().Plus(his.shown.Likely().Laid()), Unlimited)
	have := mine.shown.Total + his.shown.Total + j.joint[by%2]
	value := max(0, min(c.Value, most-have))
	j.joint[by%2] += value
	who, with, text := say.Who(by), say.Who(mate), say.Phrase(c.Text)
	if value < c.Value {
		j.Because(l.Joint, msgOneHand, who, with, text, say.Num(value), say.Num(most))
	} else {
		j.Because(l.Joint, msgTogether, who, with, text, say.Num(value))
	}
	return j.marks(act, a, value)
}

// unplayed is what a player has on the table and has not played.
func (j *judge) unplayed(s engine.Seat) card.Hand {
	on := j.p[s].shown.Likely().OnTable()
	hand, whole := j.Tricks.Hand(s)
	first := j.p[s].first
	if first != card.None && on.Has(first) && (!whole && on.Count(first)+j.Tricks.PlayedBy(s).Count(first) > 1 || whole && on.Count(first) > hand.Count(first)) {
		on.Remove(first)
	}
	return on
}

func (j *judge) jointGood(s engine.Seat) int {
	if !j.f.Joint {
		return 0
	}
	return j.joint[s%2]
}
