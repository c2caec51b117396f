package archive

import (
	"fmt"
	"slices"
	"strings"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/adjudicate/record/iss"
	"hoyle/engine"
)

// Record makes a record of a game line. What the format has no key for, the server's own notes, stands in the
// record's source in the line's own words, so that Line gives it back. The record has memory of its own.
func Record(g *iss.Game) (*record.Doc, error) {
	d := &record.Doc{Game: Game, Title: Title(g), Date: g.Date, Source: g.Notes(), Hand: g.Hand}
	h := &d.Hand
	own(h)
	for i, name := range h.Players {
		// A colon parts a player from his card in a record; the server writes it between a name and a session.
		name = strings.TrimSpace(strings.ReplaceAll(name, ":", "/"))
		if slices.Contains(h.Players[:i], name) {
			name += " (" + iss.Places[i] + ")"
		}
		h.Players[i] = name
	}
	for i := range h.Contract {
		if f := &h.Contract[i]; f.Key == "by" {
			f.Word = h.Name(f.Seat)
		}
	}
	r, err := new(adjudicate.Sitting).RuleHand(d.Game, h, "", nil)
	if err != nil {
		return nil, &iss.LineError{Line: g.Line, What: err.Error()}
	}
	if !outOfTurn(r) {
		// The judge knows whose turn it is, and a record need not say it.
		for i := range h.Play {
			if h.Play[i].Kind == engine.Play {
				h.Play[i].By = engine.Nobody
			}
		}
	}
	for i := range h.Play {
		h.Play[i].Pos = engine.Pos{} // a place in the line says nothing of the record
	}
	return d, nil
}

// own gives a hand memory of its own.
func own(h *engine.Hand) {
	h.Players, h.Bidding, h.Contract, h.Play = slices.Clone(h.Players), slices.Clone(h.Bidding), slices.Clone(h.Contract), slices.Clone(h.Play)
	h.Deal = slices.Clone(h.Deal)
	for i := range h.Deal {
		h.Deal[i].Cards = slices.Clone(h.Deal[i].Cards)
	}
	if h.Discard != nil {
		d := *h.Discard
		d.Cards = slices.Clone(d.Cards)
		h.Discard = &d
	}
}

func outOfTurn(r *adjudicate.Ruling) bool {
	return slices.ContainsFunc(r.Findings, func(f adjudicate.Finding) bool {
		return f.What == "lead-out-of-turn" || f.What == "play-out-of-turn"
	})
}

// Line makes a game line of a record of Skat. Where its source does not hold the server's own result, the line's is
// that of the ruling by the server's profile. The error is an *iss.Unwritable, an *engine.Impossible, or says that it
// is another game.
func Line(d *record.Doc) ([]byte, error) {
	if d.Game != Game {
		return nil, fmt.Errorf("a game line holds a game of Skat, not of %s", d.Game.Title)
	}
	g := &iss.Game{Hand: d.Hand, Date: d.Date}
	h := &g.Hand
	if h.Dealer != engine.Nobody {
		turn(h)
	}
	var err error
	if h.Contract, err = d.Game.Translate(h, iss.ProfileName); err != nil {
		return nil, err
	}
	h.Rules = iss.ProfileName
	var t engine.Trace
	v, err := new(adjudicate.Sitting).Verdict(d.Game, h, &t)
	if err != nil {
		return nil, err
	}
	h.Play = slices.Clone(h.Play)
	for _, s := range t.Steps {
		if h.Play[s.Act].Kind == engine.Play {
			h.Play[s.Act].By = s.Seat
		}
	}
	if !g.SetNotes(d.Source) {
		g.Result = resultOf(g, v)
	}
	return g.Append(nil)
}

// turn puts forehand first among the players, as a line has them.
func turn(h *engine.Hand) {
	n := engine.Seat(len(h.Players))
	first := (h.Dealer + 1) % n
	if first == 0 || n != 3 {
		return
	}
	seat := func(s engine.Seat) engine.Seat {
		if s == engine.Nobody {
			return s
		}
		return (s - first + n) % n
	}
	players := slices.Clone(h.Players)
	for s := range n {
		players[seat(s)] = h.Players[s]
	}
	h.Players, h.Dealer = players, seat(h.Dealer)
	h.Deal = slices.Clone(h.Deal)
	for i := range h.Deal {
		h.Deal[i].Seat = seat(h.Deal[i].Seat)
	}
	h.Contract = slices.Clone(h.Contract)
	for i := range h.Contract {
		h.Contract[i].Seat = seat(h.Contract[i].Seat)
	}
	for _, acts := range []*[]engine.Act{&h.Bidding, &h.Play} {
		*acts = slices.Clone(*acts)
		for i := range *acts {
			(*acts)[i].By = seat((*acts)[i].By)
		}
	}
}

// penalties are the marks of a game that ended before it was announced: the one who was gone has it or, once the
// declarer is known, the guilty side, the declarer or both defenders.
func penalties(h *engine.Hand, gone engine.Seat) (marks [3]int) {
	var out [3]bool
	left, declarer, bid := len(out), engine.Nobody, false
	for _, b := range h.Bidding {
		switch {
		case b.Word != "pass":
			bid = true
		case !out[b.By]:
			out[b.By] = true
			left--
		}
	}
	if left == 1 && bid {
		declarer = engine.Seat(slices.Index(out[:], false))
	}
	for s := range marks {
		if seat := engine.Seat(s); seat == gone || declarer != engine.Nobody && gone != declarer && seat != declarer {
			marks[s] = 1
		}
	}
	return marks
}

// resultOf is what the server would say of a ruling.
func resultOf(g *iss.Game, v *engine.Verdict) iss.Result {
	r := iss.Result{Declarer: engine.Nobody, Left: engine.Nobody, TimedOut: engine.Nobody}
	h := &g.Hand
	passed := len(h.Bidding) > 0
	for _, b := range h.Bidding {
		passed = passed && b.Word == "pass"
	}
	resigned := false
	for _, a := range h.Play {
		switch a.Kind {
		case iss.Leave:
			r.Left = a.By
		case iss.TimeOut:
			r.TimedOut = a.By
		case engine.Concede:
			resigned = true
		}
	}
	switch {
	case v.Won != engine.Unknown && v.HasValue:
		r.Outcome = iss.Loss
		if v.Won == engine.Yes {
			r.Outcome = iss.Win
		}
		r.Declarer = h.Contract.Seat("by")
		for _, c := range v.Scores {
			if c.Seat == r.Declarer {
				r.Value = c.N
			}
		}
		r.Points, r.Tricks, r.Matadors = v.Figure("points"), v.Figure("tricks"), v.Figure("matadors")
		r.Schneider, r.Schwarz, r.Overbid = v.Figure("schneider") > 0, v.Figure("schwarz") > 0, v.Figure("overbid") > 0
	case passed:
		r.Outcome = iss.Passed
		return r
	case len(h.Contract) == 0 && (r.Left != engine.Nobody || r.TimedOut != engine.Nobody):
		r.Outcome = iss.Penalty
		r.Penalties = penalties(h, max(r.Left, r.TimedOut))
	default:
		return r
	}
	r.Resigned = engine.Is(resigned)
	return r
}
