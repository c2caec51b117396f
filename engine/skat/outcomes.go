package skat

import "hoyle/engine"

// outcomes are the results that a contract may have, by which it is valued before it is played.
func outcomes(h *engine.Hand) []engine.Outcome {
	taken := func(name string, points, tricks int) engine.Outcome {
		return engine.Outcome{Name: name, Result: engine.Fields{figure("points", points), figure("tricks", tricks)}}
	}
	tricks := func(name string, n int) engine.Outcome {
		return engine.Outcome{Name: name, Result: engine.Fields{figure("tricks", n)}}
	}
	switch h.Contract.Word("game") {
	case "nullo", "null", "revolution":
		return []engine.Outcome{tricks("no trick", 0), tricks("a trick", 1)}
	case "uno":
		return []engine.Outcome{tricks("one trick", 1), tricks("two tricks", 2)}
	case "duo":
		return []engine.Outcome{tricks("two tricks", 2), tricks("one trick", 1)}
	case "clubs", "spades", "hearts", "diamonds", "grand":
		return []engine.Outcome{
			taken("61 to 90 points", 61, 6),
			taken("91 points or more", 91, 8),
			taken("every trick", allPoints, 10),
			taken("31 to 60 points", 60, 4),
			taken("30 points or fewer", 30, 2),
			taken("no trick", 0, 0),
		}
	}
	return nil // in Ramsch nobody undertakes anything
}

func figure(key string, n int) engine.Field {
	return engine.Field{Key: key, Seat: engine.Nobody, Counts: []engine.Count{{Seat: engine.Nobody, N: n}}}
}
