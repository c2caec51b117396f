package trick_test

import (
	"errors"
	"strings"
	"testing"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/trick"
)

var players = &engine.Hand{Players: []string{"Anna", "Bert", "Cora"}}

const (
	anna engine.Seat = iota
	bert
	cora
)

// order ranks every suit from the ace down, hearts trumps.
func order(duty trick.Duty) *trick.Order {
	classes := make([][]card.Card, 4)
	for s := card.Diamonds; s <= card.Clubs; s++ {
		for r := card.Ace; r >= 7; r-- {
			classes[s] = append(classes[s], card.Of(s, r))
		}
	}
	return trick.NewOrder(classes, uint8(card.Hearts), duty, func(c card.Card) int { return int(c.Rank()) })
}

func table(t *testing.T, duty trick.Duty, hands ...string) *trick.Table {
	t.Helper()
	var tb trick.Table
	tb.Start(order(duty), card.FrenchPack(1, 7), anna, 1, anna, bert, cora)
	for i, h := range hands {
		if h != "" {
			tb.Deal(engine.Seat(i), true, card.HandOf(cards(t, h)...))
		}
	}
	return &tb
}

func cards(t *testing.T, list string) (out []card.Card) {
	t.Helper()
	for _, token := range strings.Fields(list) {
		c, err := card.French.Parse(token)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, c...)
	}
	return out
}

// play plays a line as a record has it: cards, NAME:CARD out of turn, -NAME taken back, . gathered.
func play(t *testing.T, tb *trick.Table, line string) (last trick.Play, err error) {
	t.Helper()
	for i, word := range strings.Fields(line) {
		switch {
		case word == ".":
			tb.Gather()
			continue
		case word[0] == '-':
			_, err = tb.Retract(players, seat(t, word[1:]), engine.Pos{})
		default:
			by := engine.Nobody
			name, token, found := strings.Cut(word, ":")
			if found {
				by, word = seat(t, name), token
			}
			last, err = tb.Play(players, by, cards(t, word)[0], i, engine.Pos{}, card.French.String)
		}
		if err != nil {
			return last, err
		}
	}
	return last, nil
}

func seat(t *testing.T, name string) engine.Seat {
	t.Helper()
	for i, p := range players.Players {
		if p == name {
			return engine.Seat(i)
		}
	}
	t.Fatalf("no player %s", name)
	return engine.Nobody
}

func TestWinnerLeads(t *testing.T) {
	tb := table(t, 0)
	play(t, tb, "SA S7 H7")
	if w := tb.Now.Winner; w != cora {
		t.Fatalf("the trump does not win: %d", w)
	}
	if tb.Turn() != cora {
		t.Error("the winner does not lead")
	}
	play(t, tb, "C7")
	if tb.Now.Leader != cora || tb.Now.N != 2 || tb.Won[cora] != 1 || tb.Taken[cora] != 14+7+7 {
		t.Errorf("the second trick is %+v, Cora has %d tricks and %d points", tb.Now, tb.Won[cora], tb.Taken[cora])
	}
}

// The false leader's trick goes clockwise from him; taken back, the lead is the right leader's again.
func TestFalseLead(t *testing.T) {
	tb := table(t, 0)
	p, err := play(t, tb, "Bert:SA")
	if err != nil || !p.OutOfTurn || !p.Lead || p.Turn != anna {
		t.Fatalf("%+v, %v", p, err)
	}
	if tb.Turn() != cora {
		t.Errorf("after Bert's lead it is Cora's turn, not %d", tb.Turn())
	}
	play(t, tb, "-Bert")
	if tb.Turn() != anna || tb.Now.Played != 0 {
		t.Errorf("taken back, it is Anna's turn, not %d", tb.Turn())
	}
}

func TestOutOfTurnWithinATrick(t *testing.T) {
	tb := table(t, 0)
	p, _ := play(t, tb, "SA Cora:S8")
	if !p.OutOfTurn || p.Lead || p.Turn != bert {
		t.Fatalf("%+v", p)
	}
	if tb.Turn() != bert {
		t.Error("it is still Bert's turn")
	}
	p, _ = play(t, tb, "SK")
	if p.Seat != bert || !p.Completed || tb.Now.Winner != anna {
		t.Errorf("%+v, winner %d", p, tb.Now.Winner)
	}
}

func TestRevokeKnownHand(t *testing.T) {
	tb := table(t, 0, "", "S7 C8")
	p, _ := play(t, tb, "SA C8")
	if p.Revoke == nil || p.Revoke.Held != cards(t, "S7")[0] || p.Revoke.Trick != 1 {
		t.Fatalf("the revoke is not found: %+v", p.Revoke)
	}
	play(t, tb, "-Bert S7 S9 .")
	if r := tb.Revokes[0]; !r.Corrected || r.Settled {
		t.Errorf("corrected before the trick was gathered: %+v", r)
	}
	tb = table(t, 0, "", "S7 C8")
	play(t, tb, "SA C8 S9 .")
	if r := tb.Revokes[0]; r.Corrected || !r.Settled {
		t.Errorf("gathered uncorrected: %+v", r)
	}
}

func TestImpossible(t *testing.T) {
	for _, c := range []struct{ name, hands, line, want string }{
		{"played twice", "", "SA SA", "already been played"},
		{"not held", "S7 C8", "SA H9", "does not hold H9"},
		{"another holds it", "S7 C8|H9 D9", "SA H9", "write Cora:H9"},
		{"not in the pack", "", "S2", "not in the pack"},
		{"twice to a trick", "", "SA Anna:SK", "has already played SA"},
		{"nothing to take back", "", "SA S7 S8 . -Anna", "no card in the trick"},
	} {
		t.Run(c.name, func(t *testing.T) {
			hands := append([]string{""}, strings.Split(c.hands, "|")...)
			_, err := play(t, table(t, 0, hands...), c.line)
			var impossible *engine.Impossible
			if !errors.As(err, &impossible) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// What is wrong with a dummy's card is said in the name in which a record has it.
func TestDummyIsNamedByItsPlayer(t *testing.T) {
	const dummy = 3
	for _, c := range []struct{ line, want string }{
		{"SA S7", "it is the dummy's turn in trick 1, and the dummy does not hold S7; Cora does (write Cora:S7 for"},
		{"C8", "it is Anna's turn in trick 1, and Anna does not hold C8; the dummy does (write dummy:C8 for"},
		{"SA C8 SK", "the dummy has already played C8 to trick 1; a card that was taken back needs 'retract: dummy'"},
	} {
		var tb trick.Table
		tb.Start(order(0), card.FrenchPack(1, 7), anna, 1, anna, dummy, cora)
		for s, hand := range map[engine.Seat]string{anna: "SA D9", dummy: "C8 SK", cora: "S7 D7"} {
			tb.Deal(s, true, card.HandOf(cards(t, hand)...))
		}
		var err error
		for i, x := range cards(t, c.line) {
			by := engine.Nobody
			if i == 2 {
				by = dummy
			}
			if _, err = tb.Play(players, by, x, i, engine.Pos{}, card.French.String); err != nil {
				break
			}
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.line, err, c.want)
		}
	}
}

// Duties as the games know them: what may be played to a spade with a trump on it or not.
func TestDuties(t *testing.T) {
	const all = trick.Head | trick.Trump | trick.OverTrump
	for _, c := range []struct {
		name       string
		duty       trick.Duty
		trick, has string
		want       string
	}{
		{"follow", 0, "SK", "S7 SA H7", "S7 SA"},
		{"void plays anything", 0, "SK", "C7 H7", "C7 H7"},
		{"head", all, "SK", "S7 SA H7", "SA"},
		{"follow low when unable to head", all, "SA", "S7 SK H7", "S7 SK"},
		{"trump when void", all, "SA", "C7 H7 H9", "H7 H9"},
		{"over-trump", all, "SA H8", "C7 H7 H9", "H9"},
		{"under-trump when unable to over-trump", all, "SA HT", "C7 H7 H9", "H7 H9"},
		{"discard without trumps", all, "SA HT", "C7 D8", "C7 D8"},
		{"a trumped trick cannot be headed in suit", all, "SK HT", "SA S7", "SA S7"},
		{"free", all | trick.Free, "SA", "S7 C7", "S7 C7"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := table(t, c.duty)
			if _, err := play(t, tb, c.trick); err != nil {
				t.Fatal(err)
			}
			hand := card.SetOf(cards(t, c.has)...)
			if got, want := tb.Rules.Legal(&tb.Now, hand), card.SetOf(cards(t, c.want)...); got != want {
				t.Errorf("got %s, want %s", card.List(card.French, got.Cards()), card.List(card.French, want.Cards()))
			}
		})
	}
}
