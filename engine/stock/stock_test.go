package stock

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

const (
	anna engine.Seat = 0
	bert engine.Seat = 1
)

func cards(t *testing.T, tokens string) []card.Card {
	t.Helper()
	var out []card.Card
	for _, tok := range strings.Fields(tokens) {
		c, err := card.French.Parse(tok)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, c...)
	}
	return out
}

func one(t *testing.T, token string) card.Card { return cards(t, token)[0] }

func draw(t *testing.T, s *Talon) Drawn {
	t.Helper()
	d, err := s.Draw(card.None, card.French, engine.Pos{})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// The winner draws first; the turn-up goes last, to the loser of the last trick.
func TestOrderOfDrawing(t *testing.T) {
	s := New(3, cards(t, "SA SK CT"), one(t, "HQ"))
	want := []Drawn{
		{By: bert, Card: one(t, "SA")}, {By: anna, Card: one(t, "SK")},
		{By: anna, Card: one(t, "CT")}, {By: bert, Card: one(t, "HQ"), TurnUp: true},
	}
	for i, order := range [][]engine.Seat{{bert, anna}, {anna, bert}} {
		s.Owe(order...)
		for j := range 2 {
			if d := draw(t, s); d != want[2*i+j] {
				t.Errorf("draw %d: %+v, want %+v", 2*i+j, d, want[2*i+j])
			}
		}
	}
	if !s.Exhausted() || s.Open() || s.Under() || s.Left() != 0 {
		t.Errorf("the stock is gone, but %d are left", s.Left())
	}
	s.Owe(anna, bert)
	if len(s.Due()) != 0 {
		t.Error("somebody owes a draw from nothing")
	}
}

// With an even number left the last face-down card stays, and the loser takes the turn-up.
func TestEvenNumber(t *testing.T) {
	s := New(2, cards(t, "SA SK"), one(t, "HQ"))
	s.Owe(anna, bert)
	first, last := draw(t, s), draw(t, s)
	if first.Card != one(t, "SA") || last.Card != one(t, "HQ") || !last.TurnUp || !s.Exhausted() {
		t.Errorf("drawn %+v and %+v, %d left", first, last, s.Left())
	}
}

// Who draws alone takes the top card, and the last card stays for the other; nobody draws from nothing.
func TestDrawingAlone(t *testing.T) {
	s := New(1, cards(t, "SA"), one(t, "HQ"))
	s.Owe(anna, bert)
	s.Skip(anna)
	if d := draw(t, s); d.By != bert || d.Card != one(t, "SA") || d.TurnUp || s.Left() != 1 {
		t.Errorf("drawn %+v, %d left", d, s.Left())
	}
	s.Owe(anna, anna, bert)
	if d := draw(t, s); d.By != anna || d.Card != one(t, "HQ") || !d.TurnUp || len(s.Due()) != 0 {
		t.Errorf("drawn %+v, due %v", d, s.Due())
	}
}

// Nothing is left over where only face-down cards are left, as in a stock without a turn-up.
func TestWithoutTurnUp(t *testing.T) {
	s := New(2, cards(t, "SA SK"), card.None)
	s.Owe(anna, bert)
	if a, b := draw(t, s), draw(t, s); a.Card != one(t, "SA") || b.Card != one(t, "SK") || b.TurnUp {
		t.Errorf("drawn %+v and %+v", a, b)
	}
}

func TestUnknownCards(t *testing.T) {
	s := New(3, cards(t, "SA"), card.None)
	s.LayUnder()
	if s.Left() != 4 || s.TurnUp() != card.None || !s.Under() {
		t.Fatalf("%d left", s.Left())
	}
	s.Owe(anna, bert)
	if d := draw(t, s); d.Card != one(t, "SA") {
		t.Errorf("%+v", d)
	}
	d, err := s.Draw(one(t, "C9"), card.French, engine.Pos{})
	if err != nil || d.Card != one(t, "C9") {
		t.Errorf("%+v, %v: a card that is named becomes known", d, err)
	}
}

func TestImpossibleDraws(t *testing.T) {
	s := New(3, cards(t, "SA SK CT"), one(t, "HQ"))
	impossible := func(err error, want string) {
		t.Helper()
		var e *engine.Impossible
		if !errors.As(err, &e) || !strings.Contains(e.What, want) || e.Pos.Line != 7 {
			t.Errorf("%v, want %q in line 7", err, want)
		}
	}
	at := engine.Pos{Line: 7, Col: 3}
	_, err := s.Draw(card.None, card.French, at)
	impossible(err, "nobody is to draw")
	s.Owe(anna, bert)
	_, err = s.Draw(one(t, "SK"), card.French, at)
	impossible(err, "next card of the stock is SA")
	_, err = s.DrawBy(2, card.None, card.French, at)
	impossible(err, "nobody owes that draw")
	if s.Left() != 4 || len(s.Due()) != 2 {
		t.Error("a refused draw changed the stock")
	}
}

func TestOutOfTurnAndBack(t *testing.T) {
	s := New(3, cards(t, "SA SK CT"), one(t, "HQ"))
	s.Owe(anna, bert)
	d, err := s.DrawBy(bert, card.None, card.French, engine.Pos{})
	if err != nil || !d.OutOfTurn || d.Card != one(t, "SA") {
		t.Fatalf("%+v, %v", d, err)
	}
	s.PutBack(d.Card)
	s.Owe(anna, bert)
	if d := draw(t, s); d.By != anna || d.Card != one(t, "SA") || d.OutOfTurn {
		t.Errorf("%+v", d)
	}
	if !s.Skip(bert) || s.Skip(bert) || len(s.Due()) != 0 {
		t.Error("a draw can be missed once")
	}
	s.OweAlso(bert)
	if !slices.Equal(s.Due(), []engine.Seat{bert}) {
		t.Errorf("due: %v", s.Due())
	}
	if c, ok := s.TakeTop(); !ok || c != one(t, "SK") || s.Left() != 2 {
		t.Errorf("the top card was %v, %v; %d left", c, ok, s.Left())
	}
}

func TestClosing(t *testing.T) {
	s := New(3, nil, one(t, "HQ"))
	s.Owe(anna, bert)
	if _, shut := s.Closed(); shut || !s.Open() {
		t.Fatal("closed before anybody did")
	}
	s.Close(anna)
	by, shut := s.Closed()
	if by != anna || !shut || s.Open() || len(s.Due()) != 0 || s.Exhausted() {
		t.Errorf("by %d, due %v", by, s.Due())
	}
	s.Owe(bert, anna)
	if len(s.Due()) != 0 {
		t.Error("a draw is due from a closed stock")
	}
	if got, ok := s.Exchange(one(t, "H9")); !ok || got != one(t, "HQ") || s.TurnUp() != one(t, "H9") {
		t.Error("the nine is exchanged also when the stock is closed")
	}
}

func TestExchangeNothing(t *testing.T) {
	s := New(1, nil, card.None)
	if got, ok := s.Exchange(one(t, "H9")); ok || got != card.None {
		t.Error("exchanged for nothing")
	}
}

// Who may take either card of the next draw exchanges them: also the last one with the turn-up, whether one face-down
// card is left or, by a slip, two.
func TestNextTwo(t *testing.T) {
	for _, c := range []struct{ down, first, second string }{{"SA SK CT", "SA", "SK"}, {"SA SK", "SA", "HQ"}, {"SA", "SA", "HQ"}} {
		s := New(len(strings.Fields(c.down)), cards(t, c.down), one(t, "HQ"))
		if a, b := s.Next(); a != one(t, c.first) || b != one(t, c.second) {
			t.Errorf("%s: next are %v and %v", c.down, a, b)
		}
		s.Swap()
		s.Owe(anna, bert)
		if a, b := draw(t, s), draw(t, s); a.Card != one(t, c.second) || b.Card != one(t, c.first) {
			t.Errorf("%s: drawn %+v and %+v", c.down, a, b)
		}
	}
	s := New(3, cards(t, "SA SK CT"), one(t, "HQ"))
	s.Forget()
	s.Owe(anna, bert)
	if d, err := s.Draw(one(t, "SK"), card.French, engine.Pos{}); err != nil || d.Card != one(t, "SK") {
		t.Errorf("a card that is named becomes known: %+v, %v", d, err)
	}
	last := New(1, cards(t, "SA"), one(t, "HQ"))
	last.Forget()
	if a, b := last.Next(); a != card.None || b != card.None {
		t.Errorf("who draws the last card and who the turn-up is known: %v and %v", a, b)
	}
	gone := New(0, nil, one(t, "HQ"))
	gone.Forget()
	if gone.TurnUp() != one(t, "HQ") {
		t.Error("the turn-up alone is forgotten, though nobody else can draw it")
	}
	if a, b := New(0, nil, one(t, "HQ")).Next(); a != card.None || b != card.None {
		t.Errorf("two are drawn of one: %v and %v", a, b)
	}
}

func TestRemedies(t *testing.T) {
	voice := say.Voice{Name: func(seat int) string { return []string{"Anna", "Bert"}[seat] }}
	for _, c := range []struct {
		slip    Slip
		rule    Rule
		redeal  bool
		choices string
	}{
		{Slip{What: "exposed-in-deal"}, Exposed, false, "new-deal stand"},
		{Slip{What: "exposed-in-deal", Own: true}, ExposedOwn, false, ""},
		{Slip{What: "wrong-number-of-cards", Many: true}, DealtMany, true, ""},
		{Slip{What: "wrong-number-of-cards", Many: true, Started: true}, HeldMany, false, "new-deal reduce"},
		{Slip{What: "wrong-number-of-cards"}, DealtFew, false, "new-deal make-good"},
		{Slip{What: "wrong-number-of-cards", Started: true}, HeldFew, false, "new-deal make-good"},
		{Slip{What: "faced-card"}, Faced, true, ""},
		{Slip{What: "faced-card", Started: true}, FacedLate, false, ""},
		{Slip{What: "imperfect-pack", Started: true}, Imperfect, true, ""},
		{Slip{What: "wrong-deal"}, Misdealt, true, ""},
		{Slip{What: "wrong-deal", Started: true}, Misdealt, false, ""},
		{Slip{What: "missed-draw"}, MissedDraw, false, "new-deal draw-two"},
		{Slip{What: "drew-two"}, DrewTwo, false, ""},
		{Slip{What: "drew-two", Seen: true, Theirs: true}, DrewTwo, false, ""},
		{Slip{What: "drew-two", Loser: true}, DrewTwo, false, ""},
		{Slip{What: "drew-two", Loser: true, Seen: true}, LoserLooked, false, "choose-card"},
		{Slip{What: "saw-stock-card"}, DrewTwo, false, ""},
		{Slip{What: "drew-out-of-turn"}, DrewFirst, false, ""},
		{Slip{What: "drew-out-of-turn", Both: true}, DrewBoth, false, ""},
	} {
		c.slip.Who, c.slip.Rival, c.slip.Size = say.Seats(engine.Seat(0)), say.Seats(engine.Seat(1)), 6
		r, ok := c.slip.Remedy()
		var names []string
		for _, x := range r.Choices {
			names = append(names, x.Name)
			if x.Redeal != (x.Name == NewDeal) || x.Text.Verify() != nil || x.Text.Empty() {
				t.Errorf("%+v: choice %+v", c.slip, x)
			}
		}
		if !ok || r.Rule != c.rule || r.Redeal != c.redeal || strings.Join(names, " ") != c.choices || !strings.HasSuffix(voice.Text(r.Text), ".") || !strings.HasSuffix(voice.Text(r.FactT), ".") {
			t.Errorf("%+v: %+v", c.slip, r)
		}
	}
	if _, ok := (Slip{What: "revoke"}).Remedy(); ok {
		t.Error("a revoke is no slip of dealing or drawing")
	}
}
