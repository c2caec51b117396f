package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
)

// behind is the law that a refused complaint appeals to.
var behind = map[string]struct {
	law engine.Law
	m   *say.Message
}{
	leadOutOfTurn: {LawFosterLead, msgWhoLeads},
	playOutOfTurn: {LawFosterLead, msgWhoLeads},
	wrongDeal:     {LawFosterDealing, msgDealing},
	turnedStock:   {LawFosterStockShown, msgTurned},
	lookedAtStock: {LawFosterNewStock, msgNewStock},
	changed:       {LawFosterNoAmendment, msgNoAmending},
	showed:        {LawFosterExchangeHidden, msgHidden},
}

// Behind is the law that a refused complaint appeals to.
func (r *ruler) Behind(q *ledger.Question) (engine.Law, say.Text) {
	if q.Act.Word == revoke {
		return r.behindRevoke(q)
	}
	if b, ok := behind[q.Act.Word]; ok {
		return b.law, r.V.Say(b.m)
	}
	return r.LawOf(q.Act.Word), say.Text{}
}

// behindRevoke tells whether the accused followed suit in the trick.
func (r *ruler) behindRevoke(q *ledger.Question) (engine.Law, say.Text) {
	if s, n := q.Act.Against, q.Act.Trick; s != engine.Nobody && n > 0 && r.Tricks.Beyond(s, n) {
		r.Because(LawFosterNeedNotWin, msgFollowed, who(s))
		return LawFosterFollowingSuit, r.V.Say(msgMustFollow)
	}
	return LawFosterFollowingSuit, r.V.Say(msgVoidOfSuit)
}

// OpenTo leaves open what the hands would tell that are not recorded.
func (r *ruler) OpenTo(q *ledger.Question) say.Text {
	x := &r.exchange
	var why say.Text
	switch {
	case q.Act.Word == revoke && !r.refuted(q.Act.Against, q.Act.Trick):
		why = r.V.Say(msgSomeOpen)
		if q.Act.Against != engine.Nobody {
			why = r.V.Say(msgRevokeOpen, who(q.Act.Against))
		}
	case q.Act.Word == wrongAsk && x.told && x.unsure:
		why = r.V.Say(msgHandOpen, who(r.single))
	case q.Act.Word == wrongDiscard && r.single != engine.Nobody && x.told && (x.out == nil || !x.takesAny):
		why = r.V.Say(msgOutOpen, who(r.single))
	default:
		return say.Text{}
	}
	return r.V.Say(msgOpen, say.Phrase(why))
}

// refuted reports whether a revoke by a player, or by anybody, in a trick, or in any, is out of the question: each such
// card was lawful whatever else was held, or all that was held is known.
func (r *ruler) refuted(by engine.Seat, in int) bool {
	played := r.Tricks.Done()
	if now := &r.Tricks.Now; now.Played > 0 && !now.Complete() {
		played++
	}
	if r.First > 1 && (in == 0 || in < r.First) || len(r.H.Play) == 0 {
		return false
	}
	for _, s := range r.seats {
		if by != engine.Nobody && s != by || r.Known.Holders[r.place(s)].Whole() {
			continue
		}
		for n := r.First; n <= played; n++ {
			if (in == 0 || n == in) && r.playedTo(s, n) && !r.Tricks.Beyond(s, n) {
				return false
			}
		}
	}
	return true
}

// playedTo reports whether a player has a card in a trick.
func (r *ruler) playedTo(s engine.Seat, n int) bool {
	for i := range r.Tricks.Tricks {
		if t := &r.Tricks.Tricks[i]; t.N == n {
			return t.Card(s) != noCard
		}
	}
	return r.Tricks.Now.N == n && r.Tricks.Now.Card(s) != noCard
}
