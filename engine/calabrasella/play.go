package calabrasella

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/ledger"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

// The choices after an adversary's card out of turn, as a record has them.
const (
	takeGame = "take-game"
	playOn   = "play-on"
)

// side is the single player's or the adversaries'.
type side uint8

const (
	alone side = iota
	against
)

// mistake is what has gone wrong in the play.
type mistake struct {
	fault   int    // the number of the error that the player has not passed over; the ledger knows whether it is open
	theirs  int    // the adversaries' points when it occurred
	revokes [2]int // by side, those that cost
}

// sideOf is a player's side; where nobody is known to play alone there is only one.
func (r *ruler) sideOf(s engine.Seat) side {
	if s == r.single {
		return alone
	}
	return against
}

// foePoints is what the adversaries have in tricks.
func (r *ruler) foePoints() int {
	foes := r.others(r.single)
	return r.PointsOf(foes[0]) + r.PointsOf(foes[1])
}

// Played rules on a card.
func (r *ruler) Played(act int, p *trick.Play, c card.Card) error {
	r.Ledger.Card(p.Seat)
	if p.OutOfTurn {
		r.outOfTurn(act, p, c)
	}
	if rv := p.Revoke; rv != nil {
		r.V.Find(engine.Finding{What: revoke, By: p.Seat, Trick: rv.Trick, Card: c, Law: LawFosterRevoke, Act: act,
			Text: r.V.Say(msgRevoke, who(p.Seat), cardOf(c), cardOf(rv.Led), cardOf(rv.Held))})
	}
	return nil
}

// outOfTurn rules on a card out of turn. Only an adversary's gives a right, and of several errors the first that is
// still open.
func (r *ruler) outOfTurn(act int, p *trick.Play, c card.Card) {
	what, m, law := playOutOfTurn, msgPlayedTurn, LawFosterOutOfTurn
	if p.Lead {
		what, m = leadOutOfTurn, msgLedTurn
	}
	if p.Seat == r.single {
		law = LawFosterLead
		r.Because(law, msgPlayerErrs, who(p.Seat))
	}
	r.V.Find(engine.Finding{What: what, By: p.Seat, Trick: r.Trick(), Card: c, Law: law, Act: act,
		Text: r.V.Say(m, who(p.Seat), cardOf(c), who(p.Turn))})
	if r.single == engine.Nobody || p.Seat == r.single || r.Ledger.Find(r.single, takeGame) != nil {
		return
	}
	r.errs.theirs = r.foePoints()
	right := func(choice string, text say.Text, scores []engine.Count) ledger.Right {
		return ledger.Right{Ends: ledger.AtOwnCard, Trick: r.Trick(), What: what,
			Option: engine.Option{By: r.single, Choice: choice, Text: text, Law: LawFosterOutOfTurn, Scores: scores}}
	}
	text, scores := r.V.Say(msgMayAbandonIt), []engine.Count(nil)
	if r.before.theirsKnown {
		o := r.outcomeOf(allPoints-r.errs.theirs, true)
		text = r.V.Say(msgMayAbandon, num(o.own), num(o.theirs()))
		scores = []engine.Count{{Seat: r.single, N: o.score()}}
	}
	r.errs.fault = r.Ledger.Open(right(takeGame, text, scores), right(playOn, r.V.Say(msgMayPlayOn), nil))
}

// Retracted notes in the finding that a revoke was taken back in time.
func (r *ruler) Retracted(_ int, s engine.Seat, c card.Card) error {
	for i := range r.V.Findings {
		if f := &r.V.Findings[i]; f.What == revoke && f.By == s && f.Card == c && f.Trick == r.Trick() && f.Text.Is(msgRevoke) {
			f.Text = f.Text.As(msgRevokeBack)
			r.Because(LawFosterRevoke, msgNoCost)
		}
	}
	return nil
}

// Event rules on what is no card.
func (r *ruler) Event(_ int, a *engine.Act) error {
	switch a.Kind {
	case engine.TakeGame:
		r.choose(a.By, takeGame)
	case engine.PlayOn:
		r.choose(a.By, playOn)
	case engine.Concede, engine.Claim:
		r.quit = a
	}
	return nil
}

// Raised hears the choice that a complaint may carry.
func (r *ruler) Raised(_ int, a *engine.Act) error {
	if choice := a.Args.Word(engine.Choice); choice != "" && !r.Over {
		r.choose(a.By, choice)
	}
	return nil
}

// choose has a player do what an error gives him a right to.
func (r *ruler) choose(by engine.Seat, choice string) {
	right := r.Ledger.Find(by, choice)
	switch {
	case right == nil && choice == takeGame:
		r.Because(LawFosterOutOfTurn, msgNoRight, who(by))
	case right == nil:
	case choice == takeGame:
		r.Because(LawFosterOutOfTurn, msgAbandons, who(by))
		r.Ledger.Close(right.Fault)
		r.end(gameTaken)
	default:
		r.Because(LawFosterOutOfTurn, msgLetStand, who(by))
		r.Ledger.Close(right.Fault)
	}
}

// Told is an event in the words of a replay.
func (r *ruler) Told(a *engine.Act) (say.Text, bool) {
	if a.Kind == engine.TakeGame {
		return msgToldAbandons.With(who(a.By)), true
	}
	return r.Table.Told(a)
}

// Running counts everybody's points, the last trick and the stock among them when it has been won.
func (r *ruler) Running() []engine.Count {
	out := r.Table.Running()
	if t := r.last(); t != nil {
		for i := range out {
			if out[i].Seat == t.Winner {
				out[i].N += lastTrick + r.before.stock
			}
		}
	}
	return out
}

// last is the last trick of the hand when it is complete; nil before.
func (r *ruler) last() *trick.Trick {
	if now := &r.Tricks.Now; now.Complete() && now.N == tricks {
		return now
	}
	if n := len(r.Tricks.Tricks); n > 0 && r.Tricks.Tricks[n-1].N == tricks {
		return &r.Tricks.Tricks[n-1]
	}
	return nil
}
