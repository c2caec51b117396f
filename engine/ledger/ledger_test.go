package ledger_test

import (
	"testing"

	"hoyle/engine"
	"hoyle/engine/ledger"
)

func right(by engine.Seat, choice string, ends ledger.Lapse, trick int) ledger.Right {
	return ledger.Right{Option: engine.Option{By: by, Choice: choice}, Ends: ends, Trick: trick}
}

// Faults stand side by side, and each has its own time to lapse.
func TestFaultsSideBySide(t *testing.T) {
	var l ledger.Ledger
	lead := l.Open(right(0, "take-game", ledger.AtGather, 2), right(0, "take-back", ledger.AtGather, 2))
	l.Open(right(0, "take-game", ledger.AtOwnCard, 2))
	revoke := l.Open(right(0, "play-on", ledger.Never, 3))
	if r := l.Find(0, "take-game"); r == nil || r.Ends != ledger.AtOwnCard {
		t.Errorf("the newest right to a choice is %+v", r)
	}
	if ended := l.Card(1); len(ended) != 0 {
		t.Errorf("another's card ends %v", ended)
	}
	if ended := l.Card(0); len(ended) != 1 || l.Find(0, "take-game") == nil {
		t.Errorf("his own card ends %v", ended)
	}
	if ended := l.Gather(1); len(ended) != 0 {
		t.Errorf("trick 1 ends %v", ended)
	}
	if ended := l.Gather(2); len(ended) != 2 || ended[0].Fault != lead {
		t.Errorf("trick 2 ends %v", ended)
	}
	if o := l.Options(); len(o) != 1 || o[0].Choice != "play-on" {
		t.Errorf("left open: %v", o)
	}
	l.Close(revoke)
	if l.Options() != nil {
		t.Error("a closed fault leaves a choice")
	}
}

// What nobody has by name is for those whom its side names.
func TestEitherOfASide(t *testing.T) {
	var l ledger.Ledger
	r := right(engine.Nobody, "take-back", ledger.AtOwnCard, 1)
	r.Side = func(s engine.Seat) bool { return s != 0 }
	l.Open(r)
	if l.Find(0, "take-back") != nil || l.Find(2, "take-back") == nil {
		t.Error("the side is not asked")
	}
	if l.Card(0) != nil || len(l.Card(1)) != 1 {
		t.Error("the right ends with a card of its own side, and with no other")
	}
}

// What was decided first stays.
func TestDecidedOnce(t *testing.T) {
	var l ledger.Ledger
	if l.Decided() != nil || !l.Decide(ledger.Decision{Won: engine.No, At: 3}) || l.Decide(ledger.Decision{Won: engine.Yes, At: 5}) {
		t.Error("a decision is entered once")
	}
	if d := l.Decided(); d.Won != engine.No || d.At != 3 {
		t.Errorf("%+v", d)
	}
}

// A question keeps its moment; the trick is the one it names, else the one on the table.
func TestQuestionsKeepTheirMoment(t *testing.T) {
	var l ledger.Ledger
	l.Ask(&engine.Act{Word: "revoke", Trick: 2}, 11, 4)
	l.Ask(&engine.Act{Word: "revoke"}, 14, 5)
	if q := l.Questions; len(q) != 2 || q[0].Trick != 2 || q[0].At != 11 || q[1].Trick != 5 {
		t.Errorf("%+v", q)
	}
}
