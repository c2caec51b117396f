package adjudicate_test

import (
	"path"
	"regexp"
	"strings"
	"testing"
)

// clumsy is what no ruling should say: it knows names and not who is a man or a woman; a number agrees with its noun;
// a record's word with hyphens is not English; and "nobody" has committed nothing.
var clumsy = []*regexp.Regexp{
	regexp.MustCompile(`(?i)\b(he|she|him|his|her|hers|himself|herself)\b`),
	regexp.MustCompile(`\b1 (cards|points|tricks|counters|matadors|players)\b`),
	regexp.MustCompile(`\b(top|with) 1 of\b`),
	regexp.MustCompile(`\b(looked|took|bid|lead|play|exposed|left|joined|illegal|wrong|counted)-[a-z-]+`),
	regexp.MustCompile(`\bby nobody\b|  |\.\.|%!|\bnobody's\b`),
}

func TestRulingsReadWell(t *testing.T) {
	all, _ := suite()
	for _, c := range all {
		if c.ruling == nil || c.ruling.Game != "skat" {
			continue
		}
		for _, s := range c.ruling.Words() {
			if s == "" {
				continue
			}
			for _, bad := range clumsy {
				if hit := bad.FindString(s); hit != "" {
					t.Errorf("%s: %q in %q", c.file, hit, s)
				}
			}
			if first, _, _ := strings.Cut(s, " "); !strings.HasSuffix(s, ".") && first != "with" && first != "without" {
				t.Errorf("%s: no full stop after %q", c.file, s)
			}
		}
	}
}

// TestSentences has rulings whose words matter, by case.
func TestSentences(t *testing.T) {
	wanted := map[string][]string{
		"matadors-two-hearts-with":              {"CJ and SJ are in the hand or the skat, HJ is not."},
		"matadors-two-hearts-without":           {"CJ and SJ are neither in the hand nor in the skat, HJ is."},
		"39-open-grand-all-tricks-216":          {"CJ, SJ, HJ and DJ are in the hand or the skat."},
		"32-laid-out-one-found-late":            {"Anna laid out one card instead of two."},
		"42-adversary-announces":                {"announced schneider, which only the single player may; it does not count."},
		"39-schneider-announced-after-the-lead": {"announced schneider too late, after a card had been led; it does not count."},
		"35-hinterhand-bids-for-the-first-time": {
			"Rejected: the record shows no bid after passing by Cora.", "The bidding stands at 12 and is not over."},
		"7-left-the-round-with-consent": {
			"Rejected: the record shows no left in round by Bert.",
			"The others consent to a substitute, and there is one: the withdrawal is allowed."},
		"49-claim-with-the-skat-unknown":                       {"Not decided: Anna has 58 card points that are known and needs 61; what else counts is not recorded."},
		"american-spades-schwarz-after-schneider-announced-77": {"with 1, game 1, schneider 1: 3 × 11 × 2 + 11 = 77"},
		"american-diamonds-with-one-18":                        {"with 1, game 1: 2 × 9 = 18"},
		"2-schwarz-announced-made-77":                          {"schneider 1, schneider announced 1, schwarz 1, schwarz announced 1: 7 × 11 = 77"},
		"49-complaint-without-a-claim":                         {"Rejected: no claim was made."},
		"49-claim-at-61":                                       {"Rejected: the claim was right."},
		"33-bid-of-nine":                                       {"Bert bid 9, which is below the lowest bid, 10."},
		"33-bid-of-eleven":                                     {", which is the value of no game.", "A figure once named cannot be recalled: the bid of 11 binds."},
		"24-active-player-looks-barred":                        {"Bert may not bid in this deal."},
		"1-uno-two-tricks-20":                                  {"Cora took two tricks instead of exactly one."},
		"1-nullo-solo-one-trick-20":                            {"took one trick instead of none.", "Solo nullo: fixed value 20."},
		"4-ramsch-tie-last-trick-to-low":                       {"Anna and Bert lose the ramsch: −20 each.", "Put down under Anna and Bert: −20 each."},
		"frog-at-59":                                           {"1 under sixty: at one counter a point that makes 1."},
		"frog-at-61":                                           {"1 over sixty: at one counter a point that makes 1."},
		"46-two-hands-wrong":                                   {"Not this hand alone is wrong: the cards were wrongly dealt, and there must be a new deal."},
		"61-heart-solo-33-refused":                             {"costs the next multiple of 10 that does, 40."},
		"26-soloist-looks":                                     {"Anna, the single player, looked at the skat during the play and loses the game."},
		"52-corrected-while-the-trick-is-open":                 {", and took it back before the trick was gathered."},
		"american-spades-schneider-announced-66":               {"Schneider was announced after the discard and doubles the value."},
	}
	all, _ := suite()
	for _, c := range all {
		name := strings.TrimSuffix(path.Base(c.file), ".yaml")
		if c.ruling == nil || c.ruling.Game != "skat" {
			continue
		}
		said := strings.Join(c.ruling.Words(), "\n")
		for _, want := range wanted[name] {
			if !strings.Contains(said, want) {
				t.Errorf("%s does not say %q:\n%s", name, want, said)
			}
		}
		delete(wanted, name)
	}
	for name := range wanted {
		t.Errorf("there is no case %s", name)
	}
}

// An overbid game costs what law 61 says and not what it would have won (law 60).
func TestOverbidIsNoPlainLoss(t *testing.T) {
	all, _ := suite()
	n := 0
	for _, c := range all {
		if c.ruling == nil {
			continue
		}
		said := strings.Join(c.ruling.Words(), "\n")
		if strings.Contains(said, "the game is lost, and costs the next multiple of") {
			n++
			if strings.Contains(said, "A game lost costs what it would have won") {
				t.Errorf("%s gives two prices:\n%s", c.file, said)
			}
		}
	}
	if n == 0 {
		t.Error("no case overbids")
	}
}
