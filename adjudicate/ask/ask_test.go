package ask

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
)

// walk answers every question of an inquiry, with every answer that choose picks of the possible ones, and calls at with
// each complete set of answers.
func walk(t *testing.T, q *Inquiry, choose func([]Choice) []Choice, at func(questions int)) {
	t.Helper()
	var step func(n int)
	step = func(n int) {
		x := q.Next()
		if x == nil {
			at(n)
			return
		}
		answers := x.Choices
		if x.Number {
			answers = append(slices.Clone(answers), x.samples...)
		}
		if len(answers) < 2 {
			t.Errorf("%s/%s: %q has only one answer", q.game.Name, q.fault.Name, x.Text)
		}
		for _, c := range choose(answers) {
			if err := q.Answer(x.Key, c.Word); err != nil {
				t.Fatal(err)
			}
			step(n + 1)
			if !q.Back() {
				t.Fatal("nothing to go back to")
			}
		}
	}
	step(0)
}

// settings are every form of a game, with the names that the game has for the players where it has some, and with their
// own.
func settings(g *engine.Game) []Setting {
	var out []Setting
	for _, f := range g.Forms {
		at := Setting{Rules: f.Rules, Variant: f.Variant}
		if g.Ask.Table(f.Variant, f.Players) != nil {
			named := at
			named.Number = f.Players
			out = append(out, named)
		}
		at.Players = f.Hand().Players
		out = append(out, at)
	}
	return out
}

// Every incident of every form of every game leads, whatever is answered, to a record that is written, read back and ruled
// on as promised; and nobody is asked much. Every answer is tried where HOYLE_HANDS is set, otherwise of every incident
// a few.
func TestEveryInquiry(t *testing.T) {
	every := os.Getenv("HOYLE_HANDS") != ""
	for _, g := range adjudicate.Games {
		if len(g.Ask.Tables) == 0 {
			t.Errorf("%s cannot be asked about", g.Name)
			continue
		}
		for _, at := range settings(g) {
			t.Run(fmt.Sprintf("%s/%s-%s-%d-%t", g.Name, at.Rules, at.Variant, at.number(), at.Players != nil), func(t *testing.T) {
				t.Parallel()
				list := Incidents(g, at)
				if len(list) < 5 {
					t.Fatalf("%d incidents", len(list))
				}
				for i, f := range list {
					if !every && at.Players != nil && i%8 != 0 {
						continue // with names of their own much is asked, and it is the same
					}
					rng := rand.New(rand.NewPCG(1, uint64(i)))
					tryInquiry(t, g, at, &f, func(all []Choice) []Choice {
						if every {
							return all
						}
						return []Choice{all[rng.IntN(len(all))]}
					})
				}
			})
		}
	}
}

// tryInquiry walks through an inquiry into a fault.
func tryInquiry(t *testing.T, g *engine.Game, at Setting, f *engine.FaultSpec, choose func([]Choice) []Choice) {
	q, err := New(g, at, f.Name)
	if err != nil {
		t.Fatalf("%s: %v", f.Name, err)
	}
	most := 0
	walk(t, q, choose, func(n int) {
		_, answers := q.Given()
		d, err := q.Record()
		if err != nil {
			t.Errorf("%s, %v: %v", f.Name, words(answers), err)
			return
		}
		text, err := record.Encode(d)
		if err != nil {
			t.Fatalf("%s: %v: %v", f.Name, words(answers), err)
		}
		back, err := record.DecodeOne("", text, adjudicate.Games)
		if err != nil {
			t.Fatalf("%s: %v: %v\n%s", f.Name, words(answers), err, text)
		}
		want, err := new(adjudicate.Sitting).Rule(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		got, err := new(adjudicate.Sitting).Rule(back, nil)
		if err != nil || !bytes.Equal(got.AppendJSON(nil), want.AppendJSON(nil)) {
			t.Errorf("%s: %v: the saved record is ruled on differently: %v\n%s", f.Name, words(answers), err, text)
		}
		most = max(most, n)
	})
	if most > 7 {
		t.Errorf("%s takes up to %d questions", f.Name, most)
	}
}

// noFinding are the incidents that are reasons of a ruling, and no findings by themselves.
var noFinding = map[string]string{
	"skat/iss/wrong-claim": "the server takes a claim for cards that are shown, which ends nothing",
}

// Every incident is found in one form at least.
func TestEveryIncidentIsFound(t *testing.T) {
	for _, g := range adjudicate.Games {
		for _, set := range g.RuleSets {
			at := Setting{Rules: set.Name}
			for _, f := range Incidents(g, at) {
				q, err := New(g, at, f.Name)
				if err != nil {
					t.Fatal(err)
				}
				if q.matter {
					continue // it is no irregularity
				}
				if found := finds(q); found == (noFinding[g.Name+"/"+set.Name+"/"+f.Name] != "") {
					t.Errorf("%s/%s: some answers lead to a finding of %s: %t", g.Name, set.Name, f.Name, found)
				}
			}
		}
	}
}

// finds reports whether some answers make a record in which the fault is found.
func finds(q *Inquiry) bool {
	found := false
	q.run(func(world []Choice) bool {
		w := q.world(world)
		found = w != nil && w.verdict.Found(q.fault.Name)
		return !found
	}, (*Query).domain)
	return found
}

func words(list []Choice) []string {
	var out []string
	for _, c := range list {
		out = append(out, c.Word)
	}
	return out
}

// What is asked and what is ruled, from the laws' text.
func TestInquiries(t *testing.T) {
	type want struct {
		asked    string   // the keys, in order
		law      string   // of the finding; "" for none
		options  []string // left open
		won      string   // the single player's game: yes, no, or open
		redeal   bool
		scores   map[string]int
		rejected bool
	}
	for _, x := range []struct {
		game, fault, answers string
		want
	}{
		// Foster 52: the single player may correct a revoke until the trick is turned and quitted; then he has lost.
		{"skat", "revoke", "by=Vorhand single=Vorhand game=suit gathered=yes", want{asked: "by single game gathered", law: "52", won: "no"}},
		{"skat", "revoke", "by=Vorhand single=Vorhand game=suit gathered=corrected", want{asked: "by single game gathered", law: "52", won: "open"}},
		// Foster 53: an adversary has no grace, so that nobody need know of the trick.
		{"skat", "revoke", "by=Mittelhand single=Vorhand game=grand", want{asked: "by single game", law: "53", options: []string{"take-game", "play-on"}, won: "yes"}},
		// Foster 47: the single player's false lead is taken back if one who has not played demands it.
		{"skat", "lead-out-of-turn", "by=Vorhand single=Vorhand game=suit followed=nobody", want{asked: "by single game followed", law: "47", options: []string{"take-back"}, won: "open"}},
		{"skat", "lead-out-of-turn", "by=Vorhand single=Vorhand game=suit followed=both", want{asked: "by single game followed", law: "47", won: "open"}},
		// Foster 23: a pack not cut is charged to the dealer; only his error calls for a new deal.
		{"skat", "not-cut", "by=Hinterhand", want{asked: "by", law: "23", redeal: true, scores: map[string]int{"Hinterhand": -10}}},
		// Foster 24 and 26: before the play barred from bidding; during it the single player loses, an adversary loses to him.
		{"skat", "looked-at-skat", "by=Vorhand when=before single=nobody game=none", want{asked: "by when single game", law: "24", won: "open"}},
		{"skat", "looked-at-skat", "by=Vorhand when=play single=Vorhand how=solo game=suit", want{law: "26", won: "no"}},
		{"skat", "looked-at-skat", "by=Vorhand when=play single=Vorhand how=gucki game=grand", want{rejected: true, won: "open"}},
		{"skat", "looked-at-skat", "by=Mittelhand when=play single=Vorhand game=suit", want{asked: "by when single game", law: "26", options: []string{"take-game", "play-on"}, won: "yes"}},
		// Foster 25: an onlooker may be called upon to pay; there is nothing to ask.
		{"skat", "onlooker-saw-skat", "", want{law: "25", options: []string{"pay"}}},
		// Foster 33 and 34: ten is the least bid; a figure must be higher than the last.
		{"skat", "illegal-bid", "by=Mittelhand figure=9 last=none", want{asked: "by figure last", law: "33"}},
		{"skat", "illegal-bid", "by=Mittelhand figure=10 last=none", want{asked: "by figure last", rejected: true}},
		{"skat", "illegal-bid", "by=Mittelhand figure=12 last=12", want{asked: "by figure last", law: "34"}},
		// Foster 49: a claim by the single player that is wrong loses the game, at 60; 61 are enough.
		{"skat", "wrong-claim", "by=Vorhand single=Vorhand game=suit need=no points=60", want{law: "49", won: "no"}},
		{"skat", "wrong-claim", "by=Vorhand single=Vorhand game=suit need=no points=61", want{rejected: true, won: "yes"}},
		// Foster 50: the adversaries must have sixty.
		{"skat", "wrong-claim", "by=Mittelhand single=Vorhand game=suit need=no points=59", want{law: "50", won: "yes"}},
		{"skat", "wrong-claim", "by=Mittelhand single=Vorhand game=suit need=no points=60", want{rejected: true, won: "no"}},
		// Foster 5: it is forbidden, and that is all; nobody need say who plays what.
		{"skat", "consulted", "by=Mittelhand", want{asked: "by", law: "5", won: "open"}},
		// Foster 54: the last trick may be seen until the next is led.
		{"skat", "looked-back", "by=Vorhand single=Vorhand game=suit trick=last", want{rejected: true, won: "open"}},
		{"skat", "looked-back", "by=Vorhand single=Vorhand game=suit trick=older", want{law: "54", options: []string{"play-on"}, won: "no"}},
		// ISkO 3.2.13: objections to the deal are heard until the cards are taken up. A card that the soloist shows costs nothing.
		{"skat/isko", "not-cut", "noticed=deal", want{redeal: true}},
		{"skat/isko", "not-cut", "noticed=play", want{asked: "noticed"}},
		{"skat/isko", "exposed-card", "by=Vorhand single=Vorhand", want{asked: "by single", law: "soloist-shows-card", won: "open"}},
		// Sixty-six: closing without the lead is void; a claim that is short costs two, three against a player without a trick.
		{"sixty-six", "close-without-lead", "by=Pone", want{asked: "by", law: "closing-lead"}},
		{"sixty-six", "wrong-claim", "by=Pone points=65 tricks=yes", want{law: "closing-forfeit", scores: map[string]int{"Dealer": 2}}},
		{"sixty-six", "wrong-claim", "by=Pone points=65 tricks=no", want{law: "closing-forfeit-trickless", scores: map[string]int{"Dealer": 3}}},
		{"sixty-six", "wrong-claim", "by=Pone points=66 tricks=yes", want{rejected: true, scores: map[string]int{"Pone": 2}}},
		{"sixty-six", "revoke", "by=Dealer stock=open", want{rejected: true}},
		// Binocle: a look back costs the score for cards; a wrong knock the game.
		{"binocle", "looked-back", "by=Pone", want{asked: "by", law: "looked-back"}},
		{"binocle", "wrong-claim", "by=Pone score=999", want{law: "wrong-knock"}},
		{"binocle", "wrong-claim", "by=Pone score=1000", want{rejected: true}},
		// Manual 3.4.1: 25 to each opponent while the trick is open. 10.2: so too for a card that was too early.
		{"schachett", "revoke", "by=Second led=pawn gathered=no", want{law: "3.4.1", scores: map[string]int{"Second": -50, "First": 25, "Third": 25}}},
		{"schachett", "led-for-partner", "by=Dealer", want{law: "10.2", scores: map[string]int{"Dealer": -50, "First": 25, "Third": 25}}},
		// Manual 10.3: the trick before may be looked at; for an earlier one 25 to everybody.
		{"schachett", "looked-back", "by=First trick=older", want{law: "10.3", scores: map[string]int{"First": -75, "Second": 25, "Third": 25, "Dealer": 25}}},
		{"schachett", "looked-back", "by=First trick=before", want{rejected: true}},
		// Manual 4.7 and 4.9: the dealer pays 5 to each and deals again.
		{"schachett", "not-cut", "by=Dealer", want{law: "4.7", redeal: true, scores: map[string]int{"Dealer": -15, "First": 5, "Second": 5, "Third": 5}}},
	} {
		name, rules, _ := strings.Cut(x.game, "/")
		q, err := New(adjudicate.Game(name), Setting{Rules: rules}, x.fault)
		if err != nil {
			t.Error(err)
			continue
		}
		name = x.game + " " + x.fault + " " + x.answers
		var asked []string
		for {
			next := q.Next()
			if next == nil {
				break
			}
			asked = append(asked, next.Key)
			answer := ""
			for _, a := range strings.Fields(x.answers) {
				if key, word, _ := strings.Cut(a, "="); key == next.Key {
					answer = word
				}
			}
			if answer == "" {
				t.Errorf("%s: asks %q", name, next.Text)
				break
			}
			if err := q.Answer(next.Key, answer); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		if x.asked != "" && strings.Join(asked, " ") != x.asked {
			t.Errorf("%s: asked %v, want %s", name, asked, x.asked)
		}
		d, err := q.Record()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		r, err := new(adjudicate.Sitting).Rule(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		cites := func(section string) bool {
			return slices.ContainsFunc(r.Laws(), func(l engine.Law) bool { return l.Section() == section })
		}
		if x.law != "" && (len(r.Findings) == 0 || r.Findings[0].What != x.fault || !cites(x.law)) {
			t.Errorf("%s: found %+v, cited %v; want %s by %s", name, r.Findings, r.Laws(), x.fault, x.law)
		}
		if r.Dispute == nil || r.Dispute.Upheld == x.rejected {
			t.Errorf("%s: dispute %+v", name, r.Dispute)
		}
		var options []string
		for _, o := range r.Options {
			options = append(options, o.Choice)
		}
		if !slices.Equal(options, x.options) {
			t.Errorf("%s: options %v, want %v", name, options, x.options)
		}
		won := "open"
		if r.Won != nil {
			won = map[bool]string{true: "yes", false: "no"}[*r.Won]
		}
		if x.won != "" && won != x.won {
			t.Errorf("%s: won: %s, want %s", name, won, x.won)
		}
		if r.Redeal != x.redeal {
			t.Errorf("%s: redeal %v", name, r.Redeal)
		}
		for player, n := range x.scores {
			if r.Score(player) != n {
				t.Errorf("%s: %s scores %d, want %d", name, player, r.Score(player), n)
			}
		}
	}
}

// The players' own names, a question of the dealer where it matters, and answers that fit nothing.
func TestInquiryNames(t *testing.T) {
	g := adjudicate.Game("skat")
	q, err := New(g, Setting{Players: []string{"Anna", "Bert", "Cora"}}, "exposed-in-deal")
	if err != nil {
		t.Fatal(err)
	}
	if err := q.Answer("by", "bert"); err != nil {
		t.Fatal(err)
	}
	if x := q.Next(); x == nil || x.Key != "dealer" {
		t.Fatalf("only the dealer's error calls for a new deal, and %+v is asked", x)
	}
	if err := q.Answer("dealer", "Bert"); err != nil {
		t.Fatal(err)
	}
	if x := q.Next(); x != nil {
		t.Errorf("asks %q too", x.Text)
	}
	d, err := q.Record()
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Hand.Players; !slices.Equal(got, []string{"Anna", "Bert", "Cora"}) || d.Hand.Dealer != 1 {
		t.Errorf("players %v, dealer %d", got, d.Hand.Dealer)
	}
	for _, bad := range [][2]string{{"by", "Dora"}, {"nothing", "yes"}, {"figure", "10"}} {
		if err := q.Answer(bad[0], bad[1]); err == nil {
			t.Errorf("%v is an answer", bad)
		}
	}
	for _, bad := range []struct {
		rules, fault string
		players      []string
	}{{"", "no-such-fault", nil}, {"no-such-book", "revoke", nil}, {"", "revoke", []string{"Anna", "Bert"}}} {
		if _, err := New(g, Setting{Rules: bad.rules, Players: bad.players}, bad.fault); err == nil {
			t.Errorf("%+v is accepted", bad)
		}
	}
	q, _ = New(g, Setting{}, "revoke")
	for _, a := range [][2]string{{"by", "Vorhand"}, {"single", "nobody"}, {"game", "grand"}} {
		if err := q.Answer(a[0], a[1]); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := q.Record(); err == nil {
		t.Error("a grand without a single player makes a record")
	}
	for q.Back() {
	}
	if x := q.Next(); x == nil || x.Key != "by" {
		t.Errorf("after going all the way back %+v is asked", x)
	}
}

// What became of a King is asked and counted: the manual's sections 7 to 9 with 6.1, for the first King and the second, with
// four players and with three.
func TestFateOfAKing(t *testing.T) {
	for _, x := range []struct {
		fate, left, second string
		law                engine.Law
		points             int
	}{
		{"opponent", "13", "no", "schachett/manual/7", 100 + 6*13},
		{"opponent", "1", "yes", "schachett/manual/7", 6 * 1},
		{"partner", "5", "no", "schachett/manual/8", 50 + 4*5},
		{"partner", "13", "yes", "schachett/manual/8", 4 * 13},
		{"king", "1", "no", "schachett/manual/9", 25 + 2*1},
		{"king", "12", "yes", "schachett/manual/9", 2 * 12},
	} {
		for _, n := range []int{4, 3} {
			q, err := New(adjudicate.Game("schachett"), Setting{Number: n}, "fate-of-a-king")
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range [][2]string{{"fate", x.fate}, {"left", x.left}, {"second", x.second}, {"dealer", "Left"}} {
				if err := q.Answer(a[0], a[1]); err != nil && (a[0] != "dealer" || n == 3) {
					t.Fatal(err)
				}
			}
			if next := q.Next(); next != nil {
				t.Errorf("%+v: asks %q too", x, next.Text)
			}
			d, err := q.Record()
			if err != nil {
				t.Fatalf("%+v: %v", x, err)
			}
			r, err := new(adjudicate.Sitting).Rule(d, nil)
			if err != nil || len(r.Findings) != 0 || len(r.Marks) != 1 || r.Marks[0].Points != x.points || r.Marks[0].Law != x.law {
				t.Errorf("%d players, %+v: marks %+v, findings %+v, %v", n, x, r.Marks, r.Findings, err)
			}
		}
	}
}

func TestFindIncidents(t *testing.T) {
	g := adjudicate.Game("skat")
	list := Incidents(g, Setting{})
	for words, want := range map[string]string{
		"he did not follow suit":             "revoke",
		"renege":                             "revoke",
		"Revoke":                             "revoke",
		"she led but it wasn't her lead":     "lead-out-of-turn",
		"lead out of turn":                   "lead-out-of-turn",
		"peeked at the skat":                 "looked-at-skat",
		"the kibitzer looked at the skat":    "onlooker-saw-skat",
		"Kiebitz":                            "onlooker-saw-skat",
		"misdeal":                            "wrong-deal",
		"the pack wasn't cut":                "not-cut",
		"eleven cards":                       "wrong-number-of-cards",
		"dropped a card face up":             "exposed-card",
		"they talked about the open hand":    "consulted",
		"wants his bid back":                 "recalled-bid",
		"counted his tricks":                 "counted-tricks",
		"forgot to lay away":                 "no-discard",
		"he did not folow suit":              "revoke",
		"bid again after he had passed":      "bid-after-passing",
		"hinterhand spoke too early":         "bid-out-of-turn",
		"there are two of a card":            "imperfect-pack",
		"left in the middle of a round":      "left-in-round",
		"claimed but was wrong":              "wrong-claim",
		"somebody sat down in the mid-round": "joined-in-round",
	} {
		found, _ := Find(list, words, nil)
		if len(found) == 0 || found[0].Name != want {
			var got []string
			for _, f := range found {
				got = append(got, f.Name)
			}
			t.Errorf("%q is found as %v, want %s first", words, got, want)
		}
	}
	for _, words := range []string{"", "the a of", "zebra", "xyzzy plugh"} {
		if found, sure := Find(list, words, nil); len(found) != 0 || sure {
			t.Errorf("%q is found as %v", words, found)
		}
	}
	if found, sure := Find(list, "The cards were not cut!", nil); len(found) == 0 || found[0].Name != "not-cut" || !sure {
		t.Errorf("a phrase said word for word leaves a doubt: %v, %v", found, sure)
	}
	if found, sure := Find(list, "not-cut", nil); len(found) != 1 || !sure {
		t.Error("an incident's own name leaves no doubt")
	}
}
