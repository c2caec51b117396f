package enginetest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"hoyle/engine"
)

// LongRun is the environment variable that sets how many random hands a test tries: 100000 is the nightly run.
const LongRun = "HOYLE_HANDS"

// Hands is how many random hands to try: n as a rule, what LongRun says where it is set. It stops the test program where
// that is no number.
func Hands(n int) int {
	s := os.Getenv(LongRun)
	if s == "" {
		return n
	}
	hands, err := strconv.Atoi(s)
	if err != nil || hands < 1 {
		fmt.Fprintf(os.Stderr, "%s: %q is not a number of hands\n", LongRun, s)
		os.Exit(2)
	}
	return hands
}

// Main runs a package's tests with Hands(n) checks for each property of rapid, unless its own flag says otherwise.
func Main(m *testing.M, n int) {
	flag.Parse()
	if f := flag.Lookup("rapid.checks"); f != nil && f.Value.String() == f.DefValue {
		if err := f.Value.Set(strconv.Itoa(Hands(n))); err != nil {
			panic(err) // a whole number is what the flag takes
		}
	}
	os.Exit(m.Run())
}

// Deal deals hand number n of a form from a seed. The Sim has random numbers of its own: dealt again and given the same
// acts, it comes to the same hand.
func Deal(g *engine.Game, form engine.Form, seed uint64, n int) engine.Sim {
	return g.Simulate(rand.New(rand.NewPCG(seed, uint64(n))), form)
}

// choices are the random numbers by which it is chosen what is done in a hand.
func choices(seed uint64, n int) *rand.Rand { return rand.New(rand.NewPCG(^seed, uint64(n))) }

// Played plays hand number n of a form to its end, by any lawful acts.
func Played(g *engine.Game, form engine.Form, seed uint64, n int) *engine.Hand {
	s, rng := Deal(g, form, seed, n), choices(seed, n)
	for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
		s.Do(acts[rng.IntN(len(acts))])
	}
	return s.Hand()
}

// playOut plays a hand to its end: a card whenever one may be played, something else where nothing but that may be done.
func playOut(s engine.Sim, rng *rand.Rand) {
	for acts := s.Lawful(); len(acts) > 0; acts = s.Lawful() {
		cards := slices.DeleteFunc(slices.Clone(acts), func(a engine.Act) bool { return a.Kind != engine.Play })
		if len(cards) > 0 {
			acts = cards
		}
		s.Do(acts[rng.IntN(len(acts))])
	}
}

// clone is a hand of which nothing is shared with another that anybody changes.
func clone(h *engine.Hand) *engine.Hand {
	c := *h
	c.Agreed, c.Match, c.Contract, c.Result = slices.Clone(h.Agreed), slices.Clone(h.Match), slices.Clone(h.Contract), slices.Clone(h.Result)
	c.Bidding, c.Faults, c.Play = acts(h.Bidding), acts(h.Faults), acts(h.Play)
	c.Deal = slices.Clone(h.Deal)
	for i := range c.Deal {
		c.Deal[i].Cards = slices.Clone(h.Deal[i].Cards)
	}
	if h.Discard != nil {
		d := *h.Discard
		d.Cards = slices.Clone(d.Cards)
		c.Discard = &d
	}
	if h.Dispute != nil {
		d := *h.Dispute
		c.Dispute = &d
	}
	return &c
}

func acts(list []engine.Act) []engine.Act {
	out := slices.Clone(list)
	for i := range out {
		out[i].Args = slices.Clone(list[i].Args)
	}
	return out
}
