package adjudicate

import "hoyle/engine"

// Judge replays one hand of a game and rules on it. The error is *engine.Impossible: the record says what cannot have
// happened. A trace, when not nil, collects the steps for people who read the hand.
func Judge(g *engine.Game, h *engine.Hand, title string, t *engine.Trace) (*Ruling, error) {
	v, err := g.Judge(h, t)
	if err != nil {
		return nil, err
	}
	speak(g, h, v, t)
	return newRuling(g, h, title, v), nil
}
