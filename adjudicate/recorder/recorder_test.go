package recorder

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/card"
)

// dictated is a record as somebody would dictate it to a Keeper, card after card: what each stage hears, in order.
func dictated(t *testing.T, d *record.Doc) map[Stage][]string {
	t.Helper()
	text, err := record.Encode(d)
	if err != nil {
		t.Fatal(err)
	}
	said := map[Stage][]string{StagePlayers: {strings.Join(d.Hand.Players, " ")}}
	block := Stage(255)
	for line := range strings.Lines(string(text)) {
		line = strings.TrimRight(line, "\n")
		item := strings.TrimPrefix(strings.TrimSpace(line), "- ")
		key, value, _ := strings.Cut(line, ": ")
		switch {
		case strings.HasPrefix(line, " "):
			switch block {
			case StageDeal, StageBidding:
				name, rest, _ := strings.Cut(item, ": ")
				said[block] = append(said[block], name+" "+rest)
			case StagePlay:
				if strings.Contains(item, ": ") {
					said[block] = append(said[block], item)
					continue
				}
				said[block] = append(said[block], strings.Fields(item)...)
			}
		case key == "dealer":
			said[StageDealer] = []string{value}
		case key == "contract":
			said[StageContract] = []string{value}
		case key == "discard":
			said[StageDiscard] = []string{value}
		case key == "match" || key == "agreed":
			said[StageDeal] = append(said[StageDeal], line)
			if key == "match" {
				said[StageMatch] = []string{line} // where it is asked for, earlier
			}
		case line == "deal:":
			block = StageDeal
		case line == "bidding:":
			block = StageBidding
		case line == "play:":
			block = StagePlay
		}
	}
	return said
}

// dictate says everything to a Keeper up to the play.
func dictate(t *testing.T, k *Keeper, said map[Stage][]string) {
	t.Helper()
	for k.Stage() != StagePlay {
		stage := k.Stage()
		for _, line := range said[stage] {
			if _, err := k.Enter(line); err != nil {
				t.Fatalf("%s: %q is refused: %v", k.game.Name, line, err)
			}
		}
		if k.Stage() == stage {
			if _, err := k.Enter(""); err != nil {
				t.Fatalf("%s: an empty line is refused at stage %d: %v", k.game.Name, stage, err)
			}
		}
		if k.Stage() == stage {
			t.Fatalf("%s: stage %d does not end", k.game.Name, stage)
		}
	}
}

func random(g *engine.Game, seed uint64, unlawful int) engine.Hand {
	rng := rand.New(rand.NewPCG(seed, 7))
	s := g.Simulate(rng, g.Forms[seed%uint64(len(g.Forms))])
	for {
		acts := s.Lawful()
		if len(acts) == 0 {
			return *s.Hand()
		}
		if bad := s.Unlawful(); len(bad) > 0 && unlawful > 0 && rng.IntN(3) == 0 {
			unlawful--
			acts = bad
		}
		s.Do(acts[rng.IntN(len(acts))])
	}
}

// A hand of every game, said line by line, makes the same record and the same ruling; the Keeper knows whose turn it
// is, what was said can be taken back to the beginning, and a record that is broken off is gone on with.
func TestKeeper(t *testing.T) {
	for _, g := range adjudicate.Games {
		for seed := range uint64(12) {
			h := random(g, seed, 0)
			want, err := new(adjudicate.Sitting).RuleHand(g, &h, "", nil)
			if err != nil {
				t.Fatal(err)
			}
			said := dictated(t, &record.Doc{Game: g, Hand: h})
			k := New(g, h.Rules, h.Variant)
			dictate(t, k, said)
			for i, line := range said[StagePlay] {
				turn := k.Now().Turn
				if k.Now().Over {
					t.Fatalf("%s %d: the hand is over before %q", g.Name, seed, line)
				}
				fresh, err := k.Enter(line)
				if err != nil {
					t.Fatalf("%s %d: %q is refused: %v", g.Name, seed, line, err)
				}
				if len(fresh) > 0 {
					t.Errorf("%s %d: %q has a finding: %+v", g.Name, seed, line, fresh)
				}
				var trace engine.Trace
				if _, err := new(adjudicate.Sitting).RuleHand(g, &k.Doc().Hand, "", &trace); err != nil {
					t.Fatal(err)
				}
				act := len(k.Doc().Hand.Play) - 1
				for _, step := range trace.Steps {
					if step.Act == act && step.Card != card.None && step.Seat != turn {
						t.Errorf("%s %d: before %q it was the turn of %d, and %d played", g.Name, seed, line, turn, step.Seat)
					}
				}
				if i == len(said[StagePlay])/2 {
					resumed(t, k)
				}
			}
			if !k.Now().Over {
				t.Errorf("%s %d: the hand is not over at its end: %+v", g.Name, seed, k.Now())
			}
			got, err := k.Ruling()
			if err != nil || !bytes.Equal(got.AppendJSON(nil), want.AppendJSON(nil)) {
				t.Errorf("%s %d: ruled %s, want %s (%v)", g.Name, seed, got.AppendJSON(nil), want.AppendJSON(nil), err)
			}
			for k.Undo() {
			}
			if k.Begun() || k.Stage() != StagePlayers {
				t.Errorf("%s %d: undo ends at stage %d", g.Name, seed, k.Stage())
			}
		}
	}
}

// resumed goes on with the record of a Keeper as it was saved.
func resumed(t *testing.T, k *Keeper) {
	t.Helper()
	text, err := k.Encode()
	if err != nil {
		t.Fatal(err)
	}
	d, err := record.DecodeOne("", text, adjudicate.Games)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	again, err := Resume(d)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if again.Stage() != StagePlay || !reflect.DeepEqual(again.Now(), k.Now()) {
		t.Errorf("%s: resumed at stage %d with %+v, want %+v", k.game.Name, again.Stage(), again.Now(), k.Now())
	}
	back, err := again.Encode()
	if err != nil || !bytes.Equal(back, text) {
		t.Errorf("%s: the resumed record is another:\n%s\n%s", k.game.Name, back, text)
	}
	n := len(again.Doc().Hand.Play)
	if again.Undo() != (n > 0) || n > 0 && len(again.Doc().Hand.Play) != n-1 {
		t.Errorf("%s: undo after resuming leaves %d of %d acts", k.game.Name, len(again.Doc().Hand.Play), n)
	}
}

// What a number of players has to tell of the match is asked for, and nothing else of it.
func TestKeeperAsksForTheMatch(t *testing.T) {
	g := adjudicate.Game("schachett")
	k := New(g, "", "")
	enter := func(line string) error { _, err := k.Enter(line); return err }
	if err := enter("Anna, Bert, Cora"); err != nil {
		t.Fatal(err)
	}
	if want := k.Wanted(); k.Stage() != StageMatch || want == nil || want.Key != "kaiser" {
		t.Fatalf("stage %d wants %+v", k.Stage(), want)
	}
	for _, bad := range []string{"", "Dora", "kaiser: Dora"} {
		if err := enter(bad); err == nil || k.Stage() != StageMatch {
			t.Errorf("%q is taken: stage %d", bad, k.Stage())
		}
	}
	text, err := k.Encode()
	if err != nil {
		t.Fatal(err)
	}
	d, err := record.DecodeOne("", text, adjudicate.Games)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Resume(d); err != nil || again.Stage() != StageMatch {
		t.Errorf("a record that lacks it is resumed at %+v (%v)", again, err)
	}
	if err := enter("bert"); err != nil || k.Stage() != StageDealer || k.Doc().Hand.Match.Seat("kaiser") != 1 {
		t.Errorf("stage %d, match %+v, %v", k.Stage(), k.Doc().Hand.Match, err)
	}
	if !k.Undo() || k.Stage() != StageMatch || k.Doc().Hand.Match != nil {
		t.Errorf("undo leads to stage %d, match %+v", k.Stage(), k.Doc().Hand.Match)
	}
	if err := enter("match: {round: 2, kaiser: Cora}"); err != nil || k.Stage() != StageDealer || k.Doc().Hand.Match.Int("round") != 2 {
		t.Errorf("stage %d, match %+v, %v", k.Stage(), k.Doc().Hand.Match, err)
	}
	four := New(g, "", "")
	if _, err := four.Enter("Anna, Bert, Cora, Dora"); err != nil || four.Stage() != StageDealer {
		t.Errorf("four are at stage %d: %v", four.Stage(), err)
	}
}

// A card that breaks a rule is taken, with one note and its law; one that can't be is refused, and nothing changes.
func TestKeeperIrregular(t *testing.T) {
	for _, g := range adjudicate.Games {
		found := 0
		for seed := range uint64(40) {
			h := random(g, seed, 1)
			v, err := new(adjudicate.Sitting).RuleHand(g, &h, "", nil)
			if err != nil || len(v.Findings) == 0 {
				continue
			}
			said := dictated(t, &record.Doc{Game: g, Hand: h})
			k := New(g, h.Rules, h.Variant)
			dictate(t, k, said)
			notes := 0
			for _, line := range said[StagePlay] {
				if k.Now().Over {
					break
				}
				fresh, err := k.Enter(line)
				if err != nil {
					t.Fatalf("%s %d: %q is refused: %v", g.Name, seed, line, err)
				}
				for _, f := range fresh {
					notes++
					if f.Law == "" || f.Text.Empty() {
						t.Errorf("%s %d: a note without its law: %+v", g.Name, seed, f)
					}
				}
			}
			if notes != len(v.Findings) {
				t.Errorf("%s %d: %d notes, and the ruling has %+v", g.Name, seed, notes, v.Findings)
			}
			found++
		}
		if found == 0 {
			t.Errorf("%s: no hand had a finding", g.Name)
		}
	}
}

func TestKeeperSkat(t *testing.T) {
	k := New(adjudicate.Game("skat"), "", "")
	if _, err := k.Enter("Anna Bert"); err == nil {
		t.Error("two players are accepted")
	}
	enter := func(lines ...string) (last []engine.Finding) {
		t.Helper()
		for _, line := range lines {
			var err error
			if last, err = k.Enter(line); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
		}
		return last
	}
	refuse := func(lines ...string) {
		t.Helper()
		for _, line := range lines {
			before, _ := k.Encode()
			if _, err := k.Enter(line); err == nil {
				t.Errorf("%q is accepted", line)
			} else if strings.Contains(err.Error(), ":1:") || strings.Contains(err.Error(), "line ") {
				t.Errorf("%q: the message speaks of a file: %v", line, err)
			}
			if after, _ := k.Encode(); !bytes.Equal(before, after) {
				t.Errorf("%q is refused and changes the record", line)
			}
		}
	}
	enter("Anna, Bert, Cora")
	refuse("Dora", "fault: no-such-fault")
	enter("title: A heart tournée", "c")
	refuse("Anna CJX", "Dora CJ", "Anna")
	enter("Anna CJAK HJTK DA7 ST9", "b SJKQ HA97 CTQ7 D9")
	enter("Cora CJ DTQ8 SA87 C98 H8")
	refuse("") // the jack is Anna's
	enter("Cora DJTQ8 SA87 C98 H8", "skat HQ DK", "")
	refuse("Anna", "Dora 10", "Anna holds")
	enter("Bert 10", "Anna hold", "Bert pass", "Cora pass", "")
	refuse("Anna hurts tournee", "hearts tournee", "by=Dora hearts")
	enter("by anna hearts turned HQ how tournee")
	k.Undo()
	enter("hearts Anna tournee HQ")
	refuse("SA ST") // neither hers nor the skat's
	enter("ST9")
	if words := k.Complete("h"); !slices.Contains(words, "HQ") || slices.Contains(words, "HA") {
		t.Errorf("h may become %v", words)
	}
	refuse("", "H7", "CX", "nonsense", "claim", "claim Anna wn", "retract Bert", "retract Dora")
	enter("CJ H7 DJ", "hq")
	if now := k.Now(); now.Trick != 2 || now.Turn != 1 || len(now.Cards) != 1 || now.Counts[0].N != 4 {
		t.Errorf("after four cards the table stands at %+v", now)
	}
	if fresh := enter("SQ"); len(fresh) != 1 || fresh[0].What != "revoke" || fresh[0].Law != "skat/foster/53" {
		t.Errorf("a revoke is noted as %+v", fresh)
	}
	if fresh := enter("H8"); len(fresh) != 0 {
		t.Errorf("it is noted again: %+v", fresh)
	}
	for range 2 {
		if !k.Undo() {
			t.Fatal("nothing to take back")
		}
	}
	enter("HA H8", "gather")
	if n := len(k.Doc().Hand.Play); k.Doc().Hand.Play[n-1].Kind != engine.Gather || k.Doc().Hand.Play[n-1].By != 1 {
		t.Errorf("the trick is gathered by %+v", k.Doc().Hand.Play[n-1])
	}
	if fresh := enter("Cora:DT"); len(fresh) != 1 || fresh[0].What != "lead-out-of-turn" {
		t.Errorf("a lead out of turn is noted as %+v", fresh)
	}
	enter("retract Cora", "Bert D9", "fault looked-back Cora", "claim Anna won")
	text, err := k.Encode()
	if err != nil {
		t.Fatal(err)
	}
	const want = `play:
  - CJ H7 DJ
  - HQ HA H8
  - gather: Bert
  - Cora:DT
  - retract: Cora
  - Bert:D9
  - fault: {what: looked-back, by: Cora}
  - claim: {by: Anna, what: won}
`
	if !strings.HasSuffix(string(text), want) {
		t.Errorf("the record ends:\n%s\nwant\n%s", text, want)
	}
	if !k.Now().Over {
		t.Error("a claim has ended the hand")
	}
}

// Hands that cannot be are refused when all are there, with everything that is wrong with them, and nothing changes.
func TestRecorderSaysAllThatIsImpossible(t *testing.T) {
	k := New(adjudicate.Game("skat"), "isko", "")
	for _, line := range []string{"Anna, Bert, Cora", "Cora", "Anna CJ SJ HA CA DA SA CTK79", "Bert CJ HJ DJ C8 S789TKQ", "Cora H7 H8 H9 HT HQ HK D7 D8 D9"} {
		if _, err := k.Enter(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	_, err := k.Enter("")
	var why Refusal
	if !errors.As(err, &why) || len(why) != 2 || !strings.HasPrefix(why[0], "CJ is there twice") || !strings.HasPrefix(why[1], "Cora has 9 cards") {
		t.Errorf("%v", err)
	}
	if k.Stage() != StageDeal {
		t.Errorf("stage %d", k.Stage())
	}
	for _, line := range []string{"Bert CQ8 HJ DJ S789TKQ", "Cora H7 H8 H9 HT HQ HK D7 D8 D9 DT", ""} {
		if _, err := k.Enter(line); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
}
