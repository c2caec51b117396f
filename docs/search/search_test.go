package search

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"hoyle/docs"
)

// whole is an index over all texts.
func whole(t testing.TB) *Index {
	t.Helper()
	var games []*docs.Game
	for _, name := range docs.Games() {
		g, err := docs.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return New(games, docs.Glossary(), nil)
}

func within(t testing.TB, scope string) *Index {
	t.Helper()
	games, terms, err := Texts(scope)
	if err != nil {
		t.Skip(err) // its text is not there
	}
	return New(games, terms, nil)
}

// relevance is what players type and what must come first. Where several will do, any of them may be the first, and all
// of them must be among as many hits and two more.
var relevance = []struct {
	scope, typed string
	first        []string
}{
	// One word, in three languages and in slang.
	{"skat/foster", "revoke", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "renege", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "renounce", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "reneged", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "nicht bedient", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "did not follow suit", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "forehand", []string{"vorhand"}},
	{"skat/foster", "rearhand", []string{"hinterhand"}},
	{"skat/foster", "Vorhand", []string{"vorhand"}},
	{"skat/foster", "kibitzer", []string{"skat/foster/25"}},
	{"skat/foster", "Kiebitz", []string{"skat/foster/25"}},
	{"skat/foster", "matadors", []string{"skat/foster/matadors"}},
	{"skat/foster", "Spitzen", []string{"skat/foster/matadors"}},
	{"skat/foster", "mauern", []string{"maurer"}},
	{"skat/foster", "club jack", []string{"old-man"}},
	{"skat/foster", "drücken", []string{"skat/foster/32"}},
	{"skat/foster", "druecken", []string{"skat/foster/32"}},
	{"skat/foster", "wimmeln", []string{"skat/foster/55", "fatten"}},
	{"skat/foster", "Tournee", []string{"skat/foster/tournee"}},
	{"skat/foster", "tourné", []string{"skat/foster/tournee"}},
	{"skat/foster", "misère", []string{"skat/foster/nullo"}},
	{"skat/foster", "null", []string{"skat/foster/nullo"}},
	{"skat/foster", "passt mir nicht", []string{"skat/foster/passt-mir-nicht"}},
	{"skat/foster", "passt-mir-nicht", []string{"skat/foster/passt-mir-nicht"}},
	// Numbers.
	{"skat/foster", "53", []string{"skat/foster/53"}},
	{"skat/foster", "law 53", []string{"skat/foster/53"}},
	{"skat/foster", "§ 61", []string{"skat/foster/61"}},
	// Questions.
	{"skat/foster", "he looked at the skat", []string{"skat/foster/24"}},
	{"skat/foster", "what does a lost game cost?", []string{"skat/foster/60"}},
	{"skat/foster", "how many points to win", []string{"skat/foster/56"}},
	{"skat/foster", "can I look at the last trick?", []string{"skat/foster/54"}},
	{"skat/foster", "he claimed but was wrong", []string{"skat/foster/49"}},
	{"skat/foster", "she passed and bid again", []string{"skat/foster/35"}},
	{"skat/foster", "turned a jack", []string{"skat/foster/30"}},
	{"skat/foster", "the player led out of turn", []string{"skat/foster/47"}},
	{"skat/foster", "an adversary led out of turn", []string{"skat/foster/48"}},
	{"skat/foster", "played out of turn", []string{"skat/foster/playing-out-of-turn"}},
	{"skat/foster", "who is the dealer with three players", []string{"skat/foster/15"}},
	{"skat/foster", "he has eleven cards", []string{"skat/foster/46"}},
	{"skat/foster", "everybody passed", []string{"skat/foster/37"}},
	{"skat/foster", "bid more than the game is worth", []string{"overbid"}},
	{"skat/foster", "überreizt", []string{"skat/foster/61", "overbid"}},
	{"skat/foster", "ueberreizt", []string{"skat/foster/61", "overbid"}},
	{"skat/foster", "settling up", []string{"skat/foster/settlement-difference"}},
	{"skat/foster", "give up", []string{"skat/foster/51"}},
	{"skat/foster", "dealing out of turn", []string{"skat/foster/20"}},
	{"skat/foster", "open game", []string{"skat/foster/5"}},
	{"skat/foster", "ouvert", []string{"skat/foster/5"}},
	{"skat/foster", "quarter of a cent", []string{"skat/foster/settlement-average"}},
	// Misspelt.
	{"skat/foster", "revkoe", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "renegge", []string{"skat/foster/52", "skat/foster/53"}},
	{"skat/foster", "kibbitzer", []string{"skat/foster/25"}},
	{"skat/foster", "matadros", []string{"skat/foster/matadors"}},
	{"skat/foster", "shneider", []string{"skat/foster/2", "schneider"}},
	{"skat/foster", "overbidd", []string{"skat/foster/61", "overbid"}},
	{"skat/foster", "playedoutofturn", []string{"skat/foster/playing-out-of-turn"}},

	// Under today's order.
	{"skat/isko", "revoke", []string{"skat/isko/old-4.2.3"}},
	{"skat/isko", "throws his cards down", []string{"skat/isko/4.4.6", "skat/isko/old-4.3.6"}},
	{"skat/isko", "Kartenverrat", []string{"skat/isko/defender-shows-card"}},
	{"skat/isko", "Seeger-Fabian", []string{"skat/isko/seeger-fabian"}},
	{"skat/isko", "4.1.4", []string{"skat/isko/4.1.4"}},
	{"skat/isko", "grand ouvert", []string{"skat/isko/2.5.11"}},
	{"skat/isko", "eingepasst", []string{"skat/isko/3.3.7"}},
	{"skat/isko", "does a lost game count double", []string{"skat/isko/old-5.3"}},
	{"skat", "overbid", []string{"skat/foster/61", "skat/isko/old-5.4.1", "skat/isko/old-5.4.2", "overbid"}},
	{"skat", "time out", []string{"skat/iss/leave"}},

	{"cassino", "build without the card", []string{"cassino/foster/false-build"}},
	{"cassino", "sweep", []string{"cassino/foster/sweeping"}},
	{"cassino", "Tisch leeren", []string{"cassino/foster/sweeping"}},
	{"cassino", "big casino", []string{"cassino/foster/objects", "big-cassino"}},
	{"cassino", "may I separate a build", []string{"cassino/foster/build-is-one"}},
	{"cassino", "raise my own build", []string{"cassino/foster/increasing-own"}},
	{"cassino", "two sevens", []string{"cassino/foster/double-builds"}},
	{"cassino", "must I take my own build", []string{"cassino/foster/taking-in"}},
	{"cassino", "build for my partner's card", []string{"cassino/foster/declared-card"}},
	{"cassino", "too late to challenge a take", []string{"cassino/foster/challenge"}},
	{"cassino", "played out of turn", []string{"cassino/foster/out-of-turn"}},
	{"cassino", "außer der Reihe gespielt", []string{"cassino/foster/out-of-turn"}},
	{"cassino", "who gets the last cards on the table", []string{"cassino/foster/last-cards"}},
	{"cassino", "can a jack be used in a combination", []string{"cassino/foster/court-cards"}},
	{"cassino", "both reach twenty-one", []string{"cassino/foster/counting-order"}},
	{"cassino", "which ace counts first", []string{"cassino/foster/aces-order"}},
	{"cassino", "tie for cards", []string{"cassino/foster/showing"}},
	{"cassino", "wrong number of cards in the second round", []string{"cassino/foster/wrong-number-later"}},
	{"cassino", "exposed in the last round", []string{"cassino/foster/exposed-in-last-round"}},
	{"cassino", "jack of spades", []string{"cassino/foster/spade-points"}},
	{"cassino", "claimed out and was not", []string{"cassino/foster/wrong-claim"}},
	{"sixty-six", "close", []string{"sixty-six/foster/closing", "sixty-six/foster/closing-lead"}},
	{"sixty-six", "shut the stock", []string{"sixty-six/foster/closing"}},
	{"sixty-six", "Zudrehen", []string{"sixty-six/foster/closing"}},
	{"sixty-six", "marriage", []string{"sixty-six/foster/marriage"}},
	{"sixty-six", "Hochzeit", []string{"sixty-six/foster/marriage"}},
	{"sixty-six", "failed to close", []string{"sixty-six/foster/closing-forfeit"}},
	{"sixty-six", "exchange the nine", []string{"sixty-six/foster/exchange"}},
	{"sixty-six", "talon", []string{"sixty-six/foster/drawing", "widow"}},
	{"sixty-six", "he forgot to draw", []string{"sixty-six/foster/missed-draw"}},
	{"sixty-six", "overtrump", []string{"sixty-six/foster/four-handed-duties"}},
	{"sixty-six", "genug", []string{"sixty-six/foster/announcing"}},
	{"binocle", "pinochle grand", []string{"binocle/foster/grand-binocle"}},
	{"binocle", "dix", []string{"binocle/foster/dix"}},
	{"binocle", "drew two cards", []string{"binocle/foster/drew-two"}},
	{"binocle", "double binocle", []string{"binocle/foster/binocles"}},
	// What players of each game typed and did not find.
	{"skat", "claim the rest", []string{"skat/foster/49"}},
	{"skat", "showed his cards and claimed the rest", []string{"skat/foster/49"}},
	{"skat", "boxed card", []string{"skat/foster/19"}},
	{"skat", "Skat eingesehen", []string{"skat/foster/24"}},
	{"skat", "falsches Ausspiel", []string{"skat/foster/48"}},
	{"skat", "zu viele Karten", []string{"skat/foster/23", "skat/isko/old-3.2.9", "skat/foster/46"}},
	{"skat", "Farbe nicht bekannt", []string{"skat/isko/old-4.2.3", "skat/foster/53", "skat/foster/52"}},
	{"skat", "wrong suit", []string{"skat/foster/53", "skat/foster/52"}},
	{"skat", "forhand", []string{"vorhand"}},
	{"sixty-six", "reneged", []string{"sixty-six/foster/revoke"}},
	{"sixty-six", "stock run out", []string{"sixty-six/foster/last-six"}},
	{"sixty-six", "announced marriage without trick", []string{"sixty-six/foster/marriage-trick"}},
	{"binocle", "flush", []string{"binocle/foster/melds"}},
	{"binocle", "roundhouse", []string{"binocle/foster/melds"}},
	{"binocle", "60 queens", []string{"binocle/foster/melds"}},
	{"binocle", "bête", []string{"binocle/foster/auction-set-back"}},
	{"binocle", "declare out", []string{"binocle/foster/knocking"}},
	{"binocle", "wrongly declared out", []string{"binocle/foster/wrong-knock"}},
	{"binocle", "played out of turn", []string{"binocle/foster/lead-out-of-turn"}},
	{"gaigel", "fünf Neuner", []string{"gaigel/foster/five-nines"}},
	{"gaigel", "revoke", []string{"gaigel/foster/revoke"}},
	{"gaigel", "who wins", []string{"gaigel/foster/game"}},
	{"schachett", "Schach", []string{"schachett/manual/7"}},
	{"schachett", "King taken", []string{"schachett/manual/7"}},
	{"schachett", "Queen", []string{"schachett/manual/2"}},
	{"schachett", "pat", []string{"schachett/manual/9"}},
	{"schachett", "castling", []string{"schachett/manual/5.1", "schachett/manual/5.5"}},
	{"schachett", "Rochade", []string{"schachett/manual/5.1"}},
	{"schachett", "check mate", []string{"schachett/manual/7"}},
	{"schachett", "Strohmann", []string{"schachett/manual/B", "dummy"}},
	{"schachett", "revoke", []string{"schachett/manual/3.4.2", "schachett/manual/3.4.1"}},
	{"calabrasella", "revoke", []string{"calabrasella/foster/revoke"}},
	{"calabrasella", "nicht bedient", []string{"calabrasella/foster/revoke"}},
	{"calabrasella", "stand", []string{"calabrasella/foster/standing", "stand"}},
	{"calabrasella", "everybody passed", []string{"calabrasella/foster/all-pass"}},
	{"calabrasella", "ask for a three", []string{"calabrasella/foster/asking", "ask"}},
	{"calabrasella", "nach der Drei fragen", []string{"calabrasella/foster/asking"}},
	{"calabrasella", "the three is in the stock", []string{"calabrasella/foster/asked-in-stock"}},
	{"calabrasella", "all four threes", []string{"calabrasella/foster/asking-for-a-two"}},
	{"calabrasella", "how many cards may he lay out", []string{"calabrasella/foster/discard"}},
	{"calabrasella", "turned the stock too soon", []string{"calabrasella/foster/stock-too-soon"}},
	{"calabrasella", "opponent turned the talon", []string{"calabrasella/foster/stock-by-adversary"}},
	{"calabrasella", "looked at the stock", []string{"calabrasella/foster/new-stock"}},
	{"calabrasella", "letzter Stich", []string{"calabrasella/foster/stock-belongs"}},
	{"calabrasella", "led out of turn", []string{"calabrasella/foster/out-of-turn"}},
	{"calabrasella", "falsches Ausspiel", []string{"calabrasella/foster/out-of-turn"}},
	{"calabrasella", "he abandoned the hand", []string{"calabrasella/foster/abandoned", "abandon"}},
	{"calabrasella", "how many points to win", []string{"calabrasella/foster/eighteen"}},
	{"calabrasella", "all 35 points", []string{"calabrasella/foster/all-35"}},
	{"calabrasella", "vergeben", []string{"calabrasella/foster/no-misdeal"}},
	{"calabrasella", "must I win the trick", []string{"calabrasella/foster/need-not-win"}},
	{"calabrasella", "who leads", []string{"calabrasella/foster/lead"}},
	{"calabrasella", "four players", []string{"calabrasella/foster/four-at-the-table"}},
	{"calabrasella", "settling up", []string{"calabrasella/foster/balancing"}},
	{"calabrasella", "Augen", []string{"calabrasella/foster/count"}},
	{"calabrasella", "Rangfolge", []string{"calabrasella/foster/rank"}},
	{"calabrasella", "trumps", []string{"calabrasella/foster/no-trumps"}},
	{"vint", "little slam", []string{"vint/foster/little-slam", "vint/foster/little-slam-bid", "vint/foster/little-bid-grand-made", "slam"}},
	{"vint", "Kleinschlemm", []string{"vint/foster/little-slam", "slam"}},
	{"vint", "how much is a trick worth", []string{"vint/foster/trick-value"}},
	{"vint", "bid too low", []string{"vint/foster/bridge-50", "vint/foster/overbid"}},
	{"vint", "insufficient bid", []string{"vint/foster/bridge-50", "vint/foster/overbid"}},
	{"vint", "zu niedrig geboten", []string{"vint/foster/bridge-50", "vint/foster/overbid"}},
	{"vint", "he raised his own bid", []string{"vint/foster/own-bid"}},
	{"vint", "undertricks", []string{"vint/foster/lost-bid", "undertrick"}},
	{"vint", "500 points", []string{"vint/foster/game"}},
	{"vint", "who leads first", []string{"vint/foster/lead"}},
	{"vint", "three aces in one hand", []string{"vint/foster/coronet-aces"}},
	{"vint", "aces tied", []string{"vint/foster/aces-tie", "vint/foster/aces-tie-lost"}},
	{"vint", "Asse ohne Trumpf", []string{"vint/foster/no-trump-aces"}},
	{"vint", "above the line", []string{"vint/foster/columns", "line"}},
	{"vint", "fourteen cards", []string{"vint/foster/bridge-37d"}},
	{"vint", "revoke three tricks", []string{"vint/foster/bridge-84b"}},
	{"vint", "nicht bedient", []string{"vint/foster/following-suit"}},
	{"vint", "Partnerwechsel", []string{"vint/foster/partners-change"}},
	{"vint", "Abrechnung", []string{"vint/foster/settling"}},
	{"vint", "misdeal who deals again", []string{"vint/foster/bridge-36"}},
	{"vint", "bid out of turn", []string{"vint/foster/bridge-49"}},
	{"vint", "led out of turn", []string{"vint/foster/bridge-76", "vint/foster/bridge-77"}},
	{"vint", "three passes", []string{"vint/foster/bridge-45"}},
	{"vint", "hearts or spades higher", []string{"vint/foster/rank-of-suits"}},
	{"calabrasella", "he turned the talon too early", []string{"calabrasella/foster/stock-too-soon"}},
	{"calabrasella", "Stock zu früh aufgedeckt", []string{"calabrasella/foster/stock-too-soon"}},
	{"calabrasella", "nobody wants to play", []string{"calabrasella/foster/all-pass"}},
	{"calabrasella", "ask for an ace", []string{"calabrasella/foster/asking-for-a-two"}},
	{"calabrasella", "wer spielt aus", []string{"calabrasella/foster/lead"}},
	{"calabrasella", "dealer has no cards", []string{"calabrasella/foster/four-at-the-table"}},
	{"calabrasella", "showed the exchanged card", []string{"calabrasella/foster/exchange-hidden"}},
	{"calabrasella", "can he take back his discard", []string{"calabrasella/foster/no-amendment"}},
}

func TestRelevance(t *testing.T) {
	for _, x := range relevance {
		t.Run(x.scope+" "+x.typed, func(t *testing.T) {
			index := within(t, x.scope)
			for _, id := range x.first {
				set := id[:strings.LastIndexByte(id, '/')+1]
				has := func(want string) bool {
					return slices.ContainsFunc(index.entries, func(e entry) bool { return strings.HasPrefix(e.ID, want) })
				}
				if !has(set) {
					t.Skip(set, " is not there")
				}
				if !has(id) {
					t.Fatalf("there is no %s", id)
				}
			}
			hits := index.Find(x.typed).Hits
			if len(hits) == 0 {
				t.Fatal("nothing found")
			}
			var got []string
			for _, h := range hits[:min(len(hits), len(x.first)+2)] {
				got = append(got, h.ID)
			}
			if x.first != nil && !slices.Contains(x.first, got[0]) {
				t.Errorf("first %s, want %v; then %v", got[0], x.first, got[1:])
			}
			for _, id := range x.first {
				if !slices.Contains(got, id) {
					t.Errorf("%s is not among the first: %v", id, got)
				}
			}
		})
	}
}

// Over all games at once a question of one game still finds that game's law.
func TestAcrossGames(t *testing.T) {
	x := whole(t)
	for _, typed := range []struct{ words, first string }{
		{"kiebitz", "skat/foster/25"},
		{"passt mir nicht", "skat/foster/passt-mir-nicht"},
		{"looked at the skat", "skat/foster/24"},
	} {
		hits := x.Find(typed.words).Hits
		if len(hits) == 0 || hits[0].ID != typed.first {
			t.Errorf("%s: not %s first", typed.words, typed.first)
		}
	}
}

func TestCorrections(t *testing.T) {
	x := within(t, "skat/foster")
	for _, c := range []struct {
		typed string
		want  []Correction
	}{
		{"revoke", nil},
		{"revkoe", []Correction{{"revkoe", "revoke"}}},
		{"a Kibitzzer", []Correction{{"kibitzzer", "kibitzer"}}},
		{"matad", []Correction{{"matad", "matador"}}},
		{"lasttrick", []Correction{{"lasttrick", "last trick"}}},
		{"überreitzt", []Correction{{"uberreitzt", "uberreizt"}}},
		{"revoke xyzzy", nil}, // nothing is near, and the rest is found
	} {
		r := x.Find(c.typed)
		if !slices.Equal(r.Corrections, c.want) {
			t.Errorf("%s: %v, want %v", c.typed, r.Corrections, c.want)
		}
		if len(r.Hits) == 0 {
			t.Errorf("%s: nothing found", c.typed)
		}
	}
	for _, typed := range []string{"", "  ", "the", "xyzzy", "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", "?!", "\xff\xfe"} {
		if r := x.Find(typed); r == nil || len(r.Hits) != 0 {
			t.Errorf("%q: found something", typed)
		}
	}
}

// The case of letters, accents, punctuation and hyphens make no difference.
func TestSameQuestion(t *testing.T) {
	x := within(t, "skat/foster")
	for _, same := range [][]string{
		{"passt mir nicht", "Passt-mir-nicht!", "PASST MIR NICHT", "'passt' (mir) \"nicht\""},
		{"drücken", "drucken", "druecken", "DRÜCKEN", "dru\u0308cken"},
		{"player's revoke", "player revoke", "players, revoke", "the player’s revoke"},
	} {
		want := found(x.Find(same[0]))
		for _, typed := range same[1:] {
			if got := found(x.Find(typed)); !slices.Equal(got, want) {
				t.Errorf("%s finds %v, %s finds %v", same[0], want, typed, got)
			}
		}
	}
}

func found(r *Result) []string {
	var out []string
	for _, h := range r.Hits {
		out = append(out, h.ID)
	}
	return out
}

func TestStem(t *testing.T) {
	for _, same := range []string{
		"revoke revokes revoked revoking", "renounce renounces renounced renouncing", "cut cuts cutting", "pass passes passed passing",
		"trick tricks", "bid bids bidding bade", "deal deals dealt dealing", "lead leads led leading", "close closes closed closing",
		"value values", "penalty penalties", "announce announcement announcements announced", "tournee tourne tournees",
		"reizen reizung reizungen", "uberreizt ueberreizt", "lose lost loses losing", "jack jacks", "throw threw thrown throws",
		"party parties", "settle settled settles settlement", "marriage marriages", "suit suits",
	} {
		words := strings.Fields(same)
		for _, w := range words[1:] {
			if stem(w) != stem(words[0]) {
				t.Errorf("%s becomes %q, %s becomes %q", words[0], stem(words[0]), w, stem(w))
			}
		}
	}
	for _, differ := range []string{"lead leader", "deal dealer", "bid bidder", "open one", "ten tenth", "king kin", "skat score", "pass past"} {
		words := strings.Fields(differ)
		if stem(words[0]) == stem(words[1]) {
			t.Errorf("%s and %s both become %q", words[0], words[1], stem(words[0]))
		}
	}
}

func TestMark(t *testing.T) {
	x := within(t, "skat/foster")
	r := x.Find("revoke open game")
	for _, m := range []struct{ text, want string }{
		{"A revoke.", "A <revoke>."},
		{"He revoked; *revokes* are", "He <revoked>; *<revokes>* are"},
		{"An open game is open.", "An <open game> is <open>."},
		{"He did not follow suit.", "He did <not follow suit>."},
		{"Not this suit.", "Not this suit."},
		{"**The revoke** and a revoke", "**The revoke** and a <revoke>"},
		{"`hoyle rules revoke` and [a revoke](revoke.md)", "`hoyle rules revoke` and [a <revoke>](revoke.md)"},
		{"| revoke |\n|---|\n", "| <revoke> |\n|---|\n"},
		{"", ""},
	} {
		if got := r.Mark(m.text, "<", ">"); got != m.want {
			t.Errorf("%q becomes %q, want %q", m.text, got, m.want)
		}
	}
	if got := r.Words("Revoked, revokes, revoked: an OPEN hand"); !slices.Equal(got, []string{"revoked", "revokes", "open"}) {
		t.Errorf("words %v", got)
	}
}

// Every section, issue and term is found by its own heading, near the top.
func TestEveryHeading(t *testing.T) {
	x := whole(t)
	for i := range x.entries {
		e := &x.entries[i]
		hits := x.Find(e.Title).Hits
		at := slices.IndexFunc(hits, func(h Hit) bool { return h.ID == e.ID && h.Kind == e.Kind })
		// The same heading may stand in several games and rule sets.
		limit := 3
		for j := range x.entries {
			if slices.ContainsFunc(x.entries[j].names, func(n []int32) bool {
				return len(e.names) > 0 && shared(n, e.names[0]) == len(e.names[0])
			}) {
				limit++
			}
		}
		if at < 0 || at >= limit {
			t.Errorf("%s: %q is at place %d of %d", e.ID, e.Title, at+1, len(hits))
		}
	}
}

// What may be asked in any form does not break anything: the hits are in order, none stands twice, the same question
// gives the same answer, and marks only add.
func TestAnyQuestion(t *testing.T) {
	x := whole(t)
	words := slices.Sorted(slices.Values(x.surface))
	rapid.Check(t, func(t *rapid.T) {
		q := rapid.OneOf(
			rapid.String(),
			rapid.Map(rapid.SliceOfN(rapid.SampledFrom(words), 1, 8), func(w []string) string { return strings.Join(w, " ") }),
			rapid.Map(rapid.SampledFrom(words), misspell),
			rapid.StringMatching(`[a-zäöüß .'’-]{0,40}`),
		).Draw(t, "question")
		check(t, x, q)
	})
}

// misspell drops the middle letter.
func misspell(w string) string {
	r := []rune(w)
	return string(append(slices.Clone(r[:len(r)/2]), r[len(r)/2+1:]...))
}

type fataler interface {
	Fatalf(format string, args ...any)
}

func check(t fataler, x *Index, q string) {
	r := x.Find(q)
	seen := map[string]bool{}
	for i, h := range r.Hits {
		if i > 0 && h.Score > r.Hits[i-1].Score {
			t.Fatalf("%q: hit %d is better than the one before", q, i)
		}
		if !(h.Score > 0) || seen[string(h.Kind)+h.ID] {
			t.Fatalf("%q: %s stands twice, or scores %v", q, h.ID, h.Score)
		}
		seen[string(h.Kind)+h.ID] = true
	}
	if again := x.Find(q); !slices.Equal(found(again), found(r)) {
		t.Fatalf("%q: found otherwise the second time", q)
	}
	for _, c := range r.Corrections {
		if c.Typed == c.Searched || c.Searched == "" {
			t.Fatalf("%q: corrected %q to %q", q, c.Typed, c.Searched)
		}
	}
	for _, h := range r.Hits[:min(3, len(r.Hits))] {
		marked := r.Mark(h.Text(), "\x01", "\x02")
		if strings.NewReplacer("\x01", "", "\x02", "").Replace(marked) != h.Text() {
			t.Fatalf("%q: the marks change %s", q, h.ID)
		}
		if strings.Count(marked, "\x01") != strings.Count(marked, "\x02") {
			t.Fatalf("%q: a mark is not closed in %s", q, h.ID)
		}
	}
}

func FuzzFind(f *testing.F) {
	x := whole(f)
	for _, r := range relevance {
		f.Add(r.typed)
	}
	for _, q := range []string{"", "\x00", "4.1.4", "1..2", "a'b'", "’’", "ß", "\u0308", strings.Repeat("revoke ", 99), strings.Repeat("x", 9999), "\xf0\x28"} {
		f.Add(q)
	}
	f.Fuzz(func(t *testing.T, q string) { check(t, x, q) })
}

func FuzzMark(f *testing.F) {
	x := whole(f)
	r := x.Find("revoke open game")
	f.Add("**a revoke** `x` [y](z) open game")
	f.Fuzz(func(t *testing.T, text string) {
		marked := r.Mark(text, "\x01", "\x02")
		if !strings.ContainsAny(text, "\x01\x02") && strings.NewReplacer("\x01", "", "\x02", "").Replace(marked) != text {
			t.Fatalf("%q becomes %q", text, marked)
		}
		if utf8.ValidString(text) && !utf8.ValidString(marked) {
			t.Fatalf("%q becomes %q", text, marked)
		}
	})
}

func BenchmarkNew(b *testing.B) {
	var games []*docs.Game
	for _, name := range docs.Games() {
		g, err := docs.Load(name)
		if err != nil {
			b.Fatal(err)
		}
		games = append(games, g)
	}
	terms := docs.Glossary()
	b.ReportAllocs()
	for b.Loop() {
		New(games, terms, nil)
	}
}

func BenchmarkFind(b *testing.B) {
	x := whole(b)
	for _, q := range []string{"revoke", "did not follow suit", "revkoe", "what does a lost game cost"} {
		b.Run(q, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Find(q)
			}
		})
	}
}
