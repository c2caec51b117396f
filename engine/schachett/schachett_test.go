package schachett

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
	"hoyle/engine/trick"
)

func c(t testing.TB, s string) card.Card {
	t.Helper()
	list, err := Cards.Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return list[0]
}

func cs(t testing.TB, s string) []card.Card {
	t.Helper()
	var out []card.Card
	for _, w := range strings.Fields(s) {
		out = append(out, c(t, w))
	}
	return out
}

func TestPack(t *testing.T) {
	if n := pack.Size(); n != 52 {
		t.Errorf("the pack has %d cards", n)
	}
	for _, x := range []struct {
		set  card.Set
		want int
	}{{officers, 16}, {pawns, 16}, {suitCards, 20}} {
		n := 0
		for c := range x.set.All() {
			n += pack.Of(c)
		}
		if n != x.want {
			t.Errorf("a class has %d cards, want %d", n, x.want)
		}
	}
	sum := 0
	for c := range pack.Cards.All() {
		sum += pack.Of(c) * points(c, false)
	}
	if sum != 216 {
		t.Errorf("the pack counts %d", sum)
	}
}

func TestNotation(t *testing.T) {
	seen := map[string]bool{}
	for card := range pack.Cards.All() {
		s := show(card)
		if seen[s] {
			t.Errorf("%s stands for two cards", s)
		}
		seen[s] = true
		for _, form := range []string{s, strings.ToUpper(s), strings.ToLower(s)} {
			if got, err := Cards.Parse(form); err != nil || len(got) != 1 || got[0] != card {
				t.Errorf("Parse(%q) = %v, %v", form, got, err)
			}
		}
	}
	if len(seen) != 46 {
		t.Errorf("%d different cards", len(seen))
	}
	for s, at := range map[string]int{"": 0, "D": 0, "w": 1, "w9": 1, "w0": 1, "sXI": 1, "wDT": 1, "sIIII": 1, "♠A": 0, "wB": 1} {
		_, err := Cards.Parse(s)
		var bad *card.TokenError
		if !errors.As(err, &bad) || bad.At != at {
			t.Errorf("Parse(%q): %v", s, err)
		}
	}
	if s := show(63); s != "??" {
		t.Errorf("a card that is none is %q", s)
	}
}

func TestPromotion(t *testing.T) {
	for from, to := range map[string]string{"wI": "wD", "sII": "sT", "wIII": "wL", "sIV": "sS", "wV": "wV", "s1": "s1", "wK": "wK"} {
		if got := promoted(c(t, from), true); got != c(t, to) {
			t.Errorf("%s becomes %s, want %s", from, show(got), to)
		}
		if got := promoted(c(t, from), false); got != c(t, from) {
			t.Errorf("%s is promoted before the last trick", from)
		}
	}
}

// rank is the order of § 2 read from the manual's own words: a list, the highest first.
var rank = strings.Fields("D T L S K 8 7 6 5 4 3 2 1 X IX VIII VII VI V IV III II I")

// class of a card by its text.
func class(s string) string {
	switch {
	case strings.ContainsAny(s[1:2], "DTLSK"):
		return "O"
	case s[1] >= '0' && s[1] <= '9':
		return "B"
	}
	return "F"
}

// mustPlay is § 3 read from the text of the cards.
func mustPlay(led string, hand []string) []string {
	pick := func(classes string, colour byte) (out []string) {
		for _, h := range hand {
			if strings.Contains(classes, class(h)) && (colour == 0 || h[0] == colour) {
				out = append(out, h)
			}
		}
		return
	}
	var steps [][]string
	switch class(led) {
	case "O":
		steps = [][]string{pick("O", 0), pick("BF", led[0])}
	case "B":
		steps = [][]string{pick("B", led[0]), pick("F", led[0])}
	default:
		steps = [][]string{pick("F", led[0]), pick("B", led[0])}
	}
	for _, s := range steps {
		if len(s) > 0 {
			return s
		}
	}
	return hand
}

// taker is § 2 read from the text of the cards: the index of the card that takes a trick other than the last.
func taker(cards []string) int {
	best := 0
	for i, s := range cards[1:] {
		b := cards[best]
		higher := slices.Index(rank, s[1:]) < slices.Index(rank, b[1:])
		if higher && (class(s) == "O" || s[0] == b[0]) {
			best = i + 1
		}
	}
	return best
}

func draw(t *rapid.T, n int) []string {
	var all []string
	for c := range pack.Cards.All() {
		for range pack.Of(c) {
			all = append(all, show(c))
		}
	}
	return rapid.Permutation(all).Draw(t, "cards")[:n]
}

func TestFollowing(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		cards := draw(rt, rapid.IntRange(2, 14).Draw(rt, "n"))
		led, hand := cards[0], cards[1:]
		got := follow(c(t, led), card.SetOf(cs(t, strings.Join(hand, " "))...))
		if want := card.SetOf(cs(t, strings.Join(mustPlay(led, hand), " "))...); got != want {
			rt.Fatalf("%s led, %v held: %s may be played, want %s", led, hand, card.List(Cards, got.Cards()), card.List(Cards, want.Cards()))
		}
	})
}

// A part of a hand is enough to prove a wrong play: what is unlawful from it is unlawful from the whole.
func TestFollowingIsMonotone(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		cards := draw(rt, 14)
		led, hand := c(t, cards[0]), cs(t, strings.Join(cards[1:], " "))
		part := hand[:rapid.IntRange(1, 13).Draw(rt, "part")]
		whole := follow(led, card.SetOf(hand...))
		if some := follow(led, card.SetOf(part...)); whole&card.SetOf(part...)&^some != 0 {
			rt.Fatalf("%s led: from %v fewer cards may be played than from %v", show(led), part, hand)
		}
	})
}

func TestTaking(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		cards := draw(rt, 4)
		tr := trick.Trick{Size: 4, Played: 4}
		copy(tr.Cards[:], cs(t, strings.Join(cards, " ")))
		best := tr.Best(order{})
		if want := c(t, cards[taker(cards)]); best != want {
			rt.Fatalf("%v: %s takes, want %s", cards, show(best), show(want))
		}
	})
}

// Every ordered pair of cards, both colours: who takes when the first is led and the second follows.
func TestEveryPair(t *testing.T) {
	for a := range pack.Cards.All() {
		for b := range pack.Cards.All() {
			want := taker([]string{show(a), show(b)}) == 1
			if got := beats(a, b); got != want {
				t.Errorf("%s led, %s second: takes %v, want %v", show(a), show(b), got, want)
			}
		}
	}
}

// Every ordered pair in the last trick, where I to IV are officers: § 11 read from the text of the cards.
func TestEveryPairInTheLastTrick(t *testing.T) {
	raised := map[string]string{"I": "D", "II": "T", "III": "L", "IV": "S"}
	up := func(s string) string {
		if r, ok := raised[s[1:]]; ok {
			return s[:1] + r
		}
		return s
	}
	last := trick.Trick{Size: 4, Last: true}
	for a := range pack.Cards.All() {
		for b := range pack.Cards.All() {
			want := taker([]string{up(show(a)), up(show(b))}) == 1
			if got := (order{}).Beats(&last, a, b); got != want {
				t.Errorf("%s led, %s second: takes %v, want %v", show(a), show(b), got, want)
			}
		}
		if got, want := (order{}).Points(&last, a), points(c(t, up(show(a))), false); got != want {
			t.Errorf("%s counts %d, want %d", show(a), got, want)
		}
	}
}

func TestFates(t *testing.T) {
	for _, x := range []struct {
		f                       *fate
		remaining, first, later int
	}{
		{&checkmate, 13, 178, 78}, {&checkmate, 7, 142, 42}, {&checkmate, 1, 106, 6},
		{&selfMate, 13, 102, 52}, {&selfMate, 7, 78, 28}, {&selfMate, 1, 54, 4},
		{&stalemate, 13, 51, 26}, {&stalemate, 7, 39, 14}, {&stalemate, 1, 27, 2},
	} {
		if a, b := x.f.worth(x.remaining, true), x.f.worth(x.remaining, false); a != x.first || b != x.later {
			t.Errorf("%s with %d cards: %d and %d, want %d and %d", x.f.name, x.remaining, a, b, x.first, x.later)
		}
	}
}

func TestStakes(t *testing.T) {
	for _, x := range []struct {
		points, unit, want int
		text               string
	}{
		{122, 4, 31, "30 1/2"}, {121, 4, 30, "30 1/4"}, {123, 4, 31, "30 3/4"}, {120, 4, 30, "30"}, {1, 2, 1, "1/2"},
		{41, 2, 21, "20 1/2"}, {25, 10, 3, "2 1/2"}, {24, 10, 2, "2 2/5"}, {7, 1, 7, "7"}, {0, 4, 0, "0"},
	} {
		if got := coins(x.points, x.unit); got != x.want {
			t.Errorf("%d points by %d: %d, want %d", x.points, x.unit, got, x.want)
		}
		if got := new(say.Voice).Text(fraction(x.points, x.unit)); got != x.text {
			t.Errorf("%d points by %d: %q, want %q", x.points, x.unit, got, x.text)
		}
	}
}

func who(s *engine.Seating) string {
	var out []string
	for _, p := range s.Places {
		out = append(out, p.Who)
	}
	return strings.Join(out, " ")
}

func TestSeats(t *testing.T) {
	four := []string{"A", "B", "C", "D"}
	for round, want := range []string{"A B C D", "A C B D", "A C D B", "A D C B", "A D B C", "A B D C", "A B C D", "A C B D", "A C D B"} {
		s, err := Seats(four, round+1)
		if err != nil {
			t.Fatal(err)
		}
		if got := who(s); got != want {
			t.Errorf("round %d: %s, want %s", round+1, got, want)
		}
		if s.Cycle != 1+round/6 {
			t.Errorf("round %d is in cycle %d", round+1, s.Cycle)
		}
	}
	three := []string{"A", "B", "C"}
	for round, want := range []string{"A B dummy C", "A C dummy B", "B C dummy A", "B A dummy C", "C A dummy B", "C B dummy A", "A B dummy C"} {
		s, err := Seats(three, round+1)
		if err != nil {
			t.Fatal(err)
		}
		if got := who(s); got != want || s.Places[0].Where != "Kaiser" {
			t.Errorf("round %d: %s, want %s", round+1, got, want)
		}
	}
	// The manual's example of the Kings is the fifth round. Who has the white King deals, who has the black one leads.
	s, _ := Seats(four, 5)
	for i, want := range []string{"A D A D", "D B D B", "B C B C", "C A C A"} {
		if got := strings.Join(s.Games[i], " "); got != want {
			t.Errorf("game %d: %s, want %s", i+1, got, want)
		}
	}
	// In the second game of three the dummy leads, in the third it has the white King, and the Kaiser deals for it.
	s, _ = Seats(three, 1)
	for i, want := range []string{"A B A B", "B dummy B dummy", "dummy C A C", "C A C A"} {
		if got := strings.Join(s.Games[i], " "); got != want {
			t.Errorf("three players, game %d: %s, want %s", i+1, got, want)
		}
	}
	for _, bad := range []struct{ n, round int }{{4, 0}, {3, -1}, {2, 1}, {5, 1}} {
		if _, err := Seats(make([]string, bad.n), bad.round); err == nil {
			t.Errorf("%d players, round %d: no error", bad.n, bad.round)
		}
	}
}

// Six rounds give every order of the three who move once, so that each is A's partner twice.
func TestSeatsOfACycle(t *testing.T) {
	orders, partners := map[[4]int]bool{}, map[int]int{}
	for round := 1; round <= 6; round++ {
		o, err := seating(4, round)
		if err != nil {
			t.Fatal(err)
		}
		orders[o] = true
		partners[o[2]]++
	}
	if len(orders) != 6 || partners[1] != 2 || partners[2] != 2 || partners[3] != 2 {
		t.Errorf("%d orders, partners %v", len(orders), partners)
	}
}

func TestMayEnd(t *testing.T) {
	for _, x := range []struct {
		round, game int
		want        bool
	}{{6, 4, true}, {6, 3, false}, {5, 4, false}, {12, 4, true}, {7, 1, false}, {1, 4, false}} {
		if got := mayEnd(x.round, x.game); got != x.want {
			t.Errorf("round %d, game %d: %v", x.round, x.game, got)
		}
	}
}

// table is a record for tests: Anna deals, Bert leads.
func table() *engine.Hand {
	return &engine.Hand{Players: []string{"Anna", "Bert", "Cora", "Dora"}, Dealer: 0}
}

func deal(t testing.TB, h *engine.Hand) *engine.Hand {
	for i, s := range []string{
		"wK wII wL sT wL w5 sII wIX w1 wT sVI s6 sIX", "sK sS wIV sVIII w8 sD sT sL sL wS s3 wD s7",
		"wIII sVII s8 sIII wVI w2 s5 wS s2 w4 w7 sX s4", "w3 wVIII wI wX sIV sS wVII wV s1 w6 wT sV sI"} {
		h.Deal = append(h.Deal, engine.Dealt{Seat: engine.Seat(i), Cards: cs(t, s)})
	}
	return h
}

func play(t testing.TB, h *engine.Hand, cards string) *engine.Hand {
	for _, w := range strings.Fields(cards) {
		by := engine.Nobody
		if name, rest, ok := strings.Cut(w, ":"); ok {
			by, w = engine.Seat(slices.Index(h.Players, name)), rest
		}
		h.Play = append(h.Play, engine.Act{Kind: engine.Play, By: by, Card: c(t, w), Against: engine.Nobody})
	}
	return h
}

func castles(t testing.TB, h *engine.Hand, by engine.Seat, officer string) *engine.Hand {
	a := engine.Act{Kind: Castle, By: by, Card: card.None, Against: engine.Nobody}
	if officer != "" {
		a.Args = engine.Fields{{Key: "for", Seat: engine.Nobody, Cards: cs(t, officer)}}
	}
	h.Play = append(h.Play, a)
	return h
}

// What the law voids is void, unless the play shows that the table let it stand.
func TestVoidCastlingLetStand(t *testing.T) {
	h := play(t, castles(t, play(t, deal(t, table()), "wD wS"), 1, "sS"), "sK wL")
	var trace engine.Trace
	v, err := Game.Judge(h, &trace)
	if err != nil {
		t.Fatal(err)
	}
	if len(v.Findings) != 1 || v.Findings[0].What != "castled-late" {
		t.Errorf("findings: %+v", v.Findings)
	}
	if len(v.Marks) != 1 || v.Marks[0].What != "self-mate" || v.Marks[0].Points != 102 {
		t.Errorf("marks: %+v", v.Marks)
	}
	cards := 0
	for _, s := range trace.Steps {
		if s.Card != card.None {
			cards++
		}
	}
	if cards != 4 {
		t.Errorf("the trace has %d cards", cards)
	}
	// The same with the King where the law leaves him: Dora cannot play him.
	h = play(t, castles(t, play(t, deal(t, table()), "wD wS"), 1, "sS"), "sS wL")
	if v, err = Game.Judge(h, nil); err != nil || len(v.Marks) != 0 || v.Points[1].N != 40 {
		t.Errorf("%+v, %v", v, err)
	}
}

func TestImpossible(t *testing.T) {
	for name, x := range map[string]struct {
		h    *engine.Hand
		want string
	}{
		"not held":     {play(t, deal(t, table()), "wT"), "Bert does not hold wT; Anna does"},
		"third Rook":   {play(t, table(), "wT wT wT"), "wT has already been played"},
		"second Dame":  {play(t, table(), "sD sD"), "sD has already been played"},
		"no Kaiser":    {play(t, &engine.Hand{Players: []string{"A", "B", "C"}, Dealer: 0}, "wT"), "who is Kaiser"},
		"not Dora's":   {castles(t, deal(t, table()), 1, "wD"), "cannot give it"},
		"no such fate": {&engine.Hand{Players: table().Players, Position: &engine.Position{Trick: 14, Leader: 0}}, "13 tricks"},
		"game 5":       {&engine.Hand{Players: table().Players, Match: engine.Fields{{Key: "game", N: 5}}}, "1 to 4"},
		"round 0":      {&engine.Hand{Players: table().Players, Match: engine.Fields{{Key: "round"}}}, "from 1"},
		"drew twice": {&engine.Hand{Players: table().Players, Match: engine.Fields{{Key: "drew", Counts: []engine.Count{
			{Seat: 0, N: 1}, {Seat: 1, N: 1}, {Seat: 2, N: 2}, {Seat: 3, N: 3}}}}}, "drew gives"},
	} {
		v, err := Game.Judge(x.h, nil)
		var impossible *engine.Impossible
		if !errors.As(err, &impossible) || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: %+v, %v; want %q", name, v, err, x.want)
		}
	}
}

// The position at the first trick names a leader who is not the one by the deal: a false lead.
func TestPositionNamesAFalseLeader(t *testing.T) {
	h := play(t, table(), "w5 w6")
	h.Position = &engine.Position{Trick: 1, Leader: 3}
	v, err := Game.Judge(h, nil)
	if err != nil || len(v.Findings) != 1 || v.Findings[0].What != "led-for-partner" || v.Findings[0].By != 3 {
		t.Errorf("%+v, %v", v, err)
	}
	h.Position.Trick = 2
	if v, err = Game.Judge(h, nil); err != nil || len(v.Findings) != 0 {
		t.Errorf("in the second trick anybody may lead: %+v, %v", v, err)
	}
}

// All that was wrong with one deal costs the dealer one payment.
func TestOneDealOnePayment(t *testing.T) {
	h := table()
	for _, what := range []string{"not-cut", "exposed-in-deal", "wrong-deal"} {
		h.Faults = append(h.Faults, engine.Act{Kind: engine.Fault, By: 0, Word: what, Card: card.None})
	}
	v, err := Game.Judge(h, nil)
	if err != nil || len(v.Findings) != 3 || !v.Redeal || v.Scores[0].N != -15 {
		t.Errorf("%+v, %v", v, err)
	}
}

// What only three players know is no fault of four.
func TestFaultsOfThree(t *testing.T) {
	for _, what := range []string{"wrong-kaiser", "looked-too-soon"} {
		h := table()
		h.Faults = []engine.Act{{Kind: engine.Fault, By: 0, Word: what, Card: card.None}}
		if _, err := Game.Judge(h, nil); err == nil || !strings.Contains(err.Error(), "three players") {
			t.Errorf("%s: %v", what, err)
		}
		h.Players, h.Match = h.Players[:3], engine.Fields{{Key: "kaiser", Seat: 0}}
		if v, err := Game.Judge(h, nil); err != nil || !v.Found(what) {
			t.Errorf("%s: %+v, %v", what, v, err)
		}
	}
}

// spoken is a text in English.
func spoken(h *engine.Hand, t say.Text) string { return Game.Voice(h, say.English).Text(t) }

// What the record leaves open is said to be open.
func TestUndecided(t *testing.T) {
	dispute := func(says string, against engine.Seat) *engine.Act {
		return &engine.Act{Kind: engine.Dispute, By: 1, Word: says, Against: against, Card: card.None}
	}
	for name, x := range map[string]struct {
		h    *engine.Hand
		d    *engine.Act
		want string
	}{
		"hand not recorded": {play(t, table(), "w5 s8"), dispute("revoke", 2), "Cora's hand"},
		"no draw":           {table(), dispute("wrong-seats", engine.Nobody), "drew"},
		"no game's number":  {table(), dispute("dealt-out-of-turn", engine.Nobody), "place in the round"},
		"not the last":      {table(), dispute("stopped-early", engine.Nobody), "match: last"},
		"claim":             {table(), dispute("claim", engine.Nobody), "no claims"},
		"unfinished":        {play(t, deal(t, table()), "wD"), nil, "13 tricks"},
		"no leader":         {play(t, &engine.Hand{Players: table().Players, Dealer: engine.Nobody}, "wT"), nil, "who leads"},
		"no parties": {play(t, &engine.Hand{Players: table().Players, Dealer: engine.Nobody}, "Bert:w5 w6 w7 w8"), nil,
			"who received the white King"},
	} {
		x.h.Dispute = x.d
		v, err := Game.Judge(x.h, nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if v.Dispute != nil || !strings.Contains(spoken(x.h, v.Undecided), x.want) {
			t.Errorf("%s: dispute %+v, undecided %q, want %q", name, v.Dispute, spoken(x.h, v.Undecided), x.want)
		}
	}
}

// Seats are wrong for all at the table, whoever is accused of it.
func TestWrongSeatsAreEverybodys(t *testing.T) {
	h := table()
	h.Match = engine.Fields{{Key: "round", N: 2}, {Key: "game", N: 1},
		{Key: "drew", Counts: []engine.Count{{Seat: 0, N: 1}, {Seat: 1, N: 2}, {Seat: 2, N: 3}, {Seat: 3, N: 4}}}}
	h.Dispute = &engine.Act{Kind: engine.Dispute, By: 0, Word: "wrong-seats", Against: 1, Card: card.None}
	if v, err := Game.Judge(h, nil); err != nil || v.Dispute == nil || !v.Dispute.Upheld {
		t.Errorf("%+v, %v", v, err)
	}
}

// Three recorded hands tell the fourth.
func TestFourthHand(t *testing.T) {
	h := deal(t, table())
	h.Deal = h.Deal[:3]
	var trace engine.Trace
	if _, err := Game.Judge(play(t, h, "wD"), &trace); err != nil {
		t.Fatal(err)
	}
	want := deal(t, table()).Deal[3].Cards
	for _, x := range trace.Opening {
		if x.Seat == 3 && (!x.Known || card.HandOf(x.Cards...) != card.HandOf(want...)) {
			t.Errorf("Dora's hand: %s", card.List(Cards, x.Cards))
		}
	}
}

// The payments of every ruling add up to nothing, and what the parties have is what the pack, the promotions and the
// Kings give.
func TestAccounts(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		seed := rapid.Uint64().Draw(rt, "seed")
		s := dealt(seed)
		for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
			s.Do(acts[rapid.IntRange(0, len(acts)-1).Draw(rt, "act")])
		}
		h := s.Hand()
		h.Agreed = engine.Fields{{Key: "stake", Word: rapid.SampledFrom([]string{"pfennig", "quarter-pfennig", "tenth-pfennig"}).Draw(rt, "stake")}}
		v, err := Game.Judge(h, nil)
		if err != nil {
			rt.Fatal(err)
		}
		sum := 0
		for _, x := range v.Scores {
			sum += x.N
		}
		if sum != 0 {
			rt.Errorf("the payments add up to %d: %+v", sum, v.Scores)
		}
		total := s.Total()
		if got := v.Points[0].N + v.Points[1].N; got != total || len(v.Marks) != 2 {
			rt.Errorf("the parties have %d, want %d; marks %+v", got, total, v.Marks)
		}
	})
}

// Whatever a record says, it is judged or refused: the same twice, and what is paid is received.
func TestAnythingIsJudged(t *testing.T) {
	all := pack.Cards.Cards()
	seat := rapid.Map(rapid.IntRange(-1, 2), func(n int) engine.Seat { return engine.Seat(n) })
	oneCard := rapid.SampledFrom(all)
	names := make([]string, len(faults))
	for i, f := range faults {
		names[i] = f.Name
	}
	rapid.Check(t, func(rt *rapid.T) {
		s := dealt(rapid.Uint64().Draw(rt, "seed"))
		for range rapid.IntRange(0, 56).Draw(rt, "acts") {
			if acts := s.Lawful(); len(acts) > 0 {
				s.Do(rapid.SampledFrom(acts).Draw(rt, "act"))
			}
		}
		h := *s.Hand()
		h.Dealer = seat.Draw(rt, "dealer")
		for range rapid.IntRange(0, 3).Draw(rt, "slips") {
			by := seat.Draw(rt, "by")
			a := engine.Act{By: max(by, 0), Card: card.None, Against: by, Trick: rapid.IntRange(0, 13).Draw(rt, "trick"), Word: rapid.SampledFrom(names).Draw(rt, "word")}
			a.Kind = rapid.SampledFrom([]engine.Kind{engine.Play, engine.Retract, engine.Gather, engine.Fault, engine.Dispute, engine.Concede, Castle, Packets}).Draw(rt, "kind")
			switch a.Kind {
			case engine.Play:
				a.By, a.Card = by, oneCard.Draw(rt, "card")
			case Castle:
				switch rapid.IntRange(0, 3).Draw(rt, "how") {
				case 0:
					a.Args = engine.Fields{{Key: "declined", N: 1}}
				case 1:
					a.Args = engine.Fields{{Key: "for", Cards: []card.Card{oneCard.Draw(rt, "for")}}, {Key: "shown"}}
				default:
					a.Args = engine.Fields{{Key: "for", Cards: []card.Card{oneCard.Draw(rt, "for")}}}
				}
			}
			h.Play = slices.Insert(slices.Clone(h.Play), rapid.IntRange(0, len(h.Play)).Draw(rt, "at"), a)
		}
		h.Deal = h.Deal[:rapid.IntRange(0, 4).Draw(rt, "hands")]
		if rapid.Bool().Draw(rt, "position") {
			h.Position = &engine.Position{Hands: h.Deal, Leader: seat.Draw(rt, "leader"), Trick: rapid.IntRange(0, 14).Draw(rt, "number")}
			h.Deal = nil
		}
		var trace engine.Trace
		v, err := Game.Judge(&h, &trace)
		if err != nil {
			var impossible *engine.Impossible
			if !errors.As(err, &impossible) {
				rt.Fatal(err)
			}
			return
		}
		sum := 0
		for _, x := range v.Scores {
			sum += x.N
		}
		if sum != 0 {
			rt.Errorf("the payments add up to %d", sum)
		}
		for _, f := range v.Findings {
			if f.Law == "" || f.Text.Empty() || int(f.By) >= len(h.Players) {
				rt.Errorf("%+v", f)
			}
		}
		if again, err := Game.Judge(&h, nil); err != nil || !reflect.DeepEqual(v, again) {
			rt.Errorf("judged twice, two rulings:\n%+v\n%+v, %v", v, again, err)
		}
	})
}

func ExampleSeats() {
	s, _ := Seats([]string{"Anna", "Bert", "Cora", "Dora"}, 5)
	fmt.Println(s.Places[1].Who, s.Places[2].Who, s.Places[3].Who)
	fmt.Println(s.Games[1])
	// Output:
	// Dora Bert Cora
	// [Dora Bert Dora Bert]
}

// A ruling takes little memory: an archive has millions of games.
func TestJudgeAllocatesLittle(t *testing.T) {
	s := dealt(1)
	for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
		s.Do(acts[0])
	}
	h := s.Hand()
	n := testing.AllocsPerRun(10, func() {
		if _, err := Game.Judge(h, nil); err != nil {
			t.Fatal(err)
		}
	})
	if n > 40 {
		t.Errorf("judging a game takes %v allocations", n)
	}
}

func BenchmarkJudge(b *testing.B) {
	s := dealt(1)
	for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
		s.Do(acts[0])
	}
	h := s.Hand()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Game.Judge(h, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// dealt deals a random game of one of the forms.
func dealt(seed uint64) engine.Sim {
	return simulate(rng(seed), Game.Forms[seed%uint64(len(Game.Forms))])
}

func rng(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

func FuzzCards(f *testing.F) {
	for _, s := range []string{"wK", "sX", "w10", "S8", "", "wIIX", "♠K"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, token string) {
		list, err := Cards.Parse(token)
		var bad *card.TokenError
		switch {
		case err == nil && (len(list) != 1 || !strings.EqualFold(show(list[0]), token)):
			t.Errorf("Parse(%q) = %v", token, list)
		case err != nil && (!errors.As(err, &bad) || bad.At > len(token)):
			t.Errorf("Parse(%q): %v", token, err)
		}
	})
}
