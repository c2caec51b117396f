package ask

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"hoyle/engine"
)

// Incidents are the faults and the other matters of a game that its rule set has a law for and that can be asked about in a
// setting.
func Incidents(g *engine.Game, at Setting) []engine.FaultSpec {
	set, _ := g.RuleSet(at.Rules)
	var out []engine.FaultSpec
	for _, f := range slices.Concat(g.Spec.Faults, g.Ask.Matters) {
		if askable(g, &f, at) && slices.ContainsFunc(f.Laws, func(l engine.Law) bool { return g.Carries(set, l) }) {
			out = append(out, f)
		}
	}
	return out
}

// subject finds what can be asked about by its name; matter says that it is no irregularity.
func subject(g *engine.Game, name string) (f engine.FaultSpec, matter, ok bool) {
	if f, ok = g.Fault(name); ok {
		return f, false, true
	}
	for _, m := range g.Ask.Matters {
		if m.Name == name {
			return m, true, true
		}
	}
	return f, false, false
}

// askable reports whether a record can be made of a fault in a setting: it can be reported there, or the game has a scene
// for it.
func askable(g *engine.Game, f *engine.FaultSpec, at Setting) bool {
	form := engine.Form{Rules: at.Rules, Variant: at.Variant, Players: at.number()}
	if t := g.Ask.Table(at.Variant, 0); form.Players == 0 && at.Variant != "" && t != nil {
		form.Players = len(t.Names)
	}
	if f.Can != nil && form.Players > 0 && !f.Can(form) {
		return false
	}
	if f.Reported {
		return true
	}
	return slices.ContainsFunc(g.Scenes(), func(s engine.Scene) bool { return s.Fault == f.Name && at.admits(g, &s) })
}

// Find finds the incidents that somebody's words speak of, best first; none where no word is known. They are
// compared with what each is called, what it means, how players put it, and with what also gives for its laws. sure
// says that the first is meant and no other.
func Find(list []engine.FaultSpec, words string, also func(engine.Law) []string) (found []engine.FaultSpec, sure bool) {
	asked := wordsOf(words)
	name := strings.Join(strings.FieldsFunc(strings.ToLower(words), func(r rune) bool { return r == ' ' || r == '-' }), "-")
	type phrase struct {
		words  []string
		weight float64
	}
	phrases := make([][]phrase, len(list)) // of every incident
	seen := map[string]int{}               // in how many incidents a word stands
	for i, f := range list {
		if f.Name == name {
			return []engine.FaultSpec{f}, true
		}
		here := map[string]bool{}
		add := func(text string, weight float64) {
			p := phrase{wordsOf(text), weight}
			phrases[i] = append(phrases[i], p)
			for _, w := range p.words {
				here[w] = true
			}
		}
		add(f.Name, 1)
		add(f.Meaning, 1)
		for _, s := range f.Says {
			add(s, 1)
		}
		if also != nil {
			for _, l := range f.Laws {
				for _, s := range also(l) {
					add(s, 0.4) // a law may be behind several faults
				}
			}
		}
		for w := range here {
			seen[w]++
		}
	}
	type hit struct {
		at    int
		score float64
		whole bool // a phrase was said word for word
	}
	var hits []hit
	for i := range list {
		best, whole := 0.0, false
		for _, p := range phrases[i] {
			score, size := 0.0, 0.0
			left := slices.Clone(asked) // a word that was said speaks of one word of the phrase
			for _, w := range p.words {
				weight := math.Log(1 + float64(len(list))/float64(seen[w]))
				size += weight
				if at := slices.IndexFunc(left, func(a string) bool { return alike(a, w) }); at >= 0 {
					score += weight
					left = slices.Delete(left, at, at+1)
				}
			}
			if size > 0 {
				whole = whole || p.weight == 1 && score == size && len(left) == 0
				best = max(best, p.weight*score*(0.5+0.5*score/size)) // a phrase that is said in full counts more than one grazed
			}
		}
		if best > 0 {
			hits = append(hits, hit{i, best, whole})
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int {
		switch {
		case a.whole != b.whole:
			if a.whole {
				return -1
			}
			return 1
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	for _, h := range hits {
		if h.score < hits[0].score*0.45 {
			break
		}
		found = append(found, list[h.at])
	}
	switch {
	case len(hits) == 0:
		return nil, false
	case len(hits) == 1 || hits[0].whole && !hits[1].whole:
		return found, true
	}
	return found, hits[0].score > 2*hits[1].score
}

// empty are words that say nothing of what went wrong.
var empty = strings.Fields("a an the he she it they his her him my i you we me and or of to in on at by was is had has did not be that this with for from again too")

// wordsOf is the words of a text that say something, as stems.
func wordsOf(text string) []string {
	var out []string
	for w := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if slices.Contains(empty, w) {
			continue
		}
		if s, ok := irregular[w]; ok {
			w = s
		}
		for _, end := range []string{"ing", "ed", "es", "s", "e"} {
			if t := strings.TrimSuffix(w, end); t != w && len(t) >= 3 {
				w = t
				break
			}
		}
		if n := len(w); n > 3 && w[n-1] == w[n-2] { // dropped, cutting
			w = w[:n-1]
		}
		out = append(out, w)
	}
	return out
}

// irregular are forms whose stem no ending gives.
var irregular = map[string]string{
	"led": "lead", "dealt": "deal", "took": "take", "taken": "take", "seen": "see", "saw": "see", "shown": "show", "spoke": "speak",
	"told": "tell", "forgot": "forget", "forgotten": "forget", "bidding": "bid", "laid": "lay", "lied": "lie", "threw": "throw",
}

// alike reports whether two stems are the same word: equal, the longer ending freely, or one letter apart.
func alike(a, b string) bool {
	if a == b {
		return true
	}
	short, long := a, b
	if len(short) > len(long) {
		short, long = long, short
	}
	if len(short) >= 4 && strings.HasPrefix(long, short) {
		return true
	}
	return len(short) >= 5 && len(long)-len(short) <= 1 && oneApart(short, long)
}

// oneApart reports whether a letter changed, left out or swapped with its neighbour makes one word of the other.
func oneApart(short, long string) bool {
	i := 0
	for i < len(short) && short[i] == long[i] {
		i++
	}
	if len(short) < len(long) {
		return short[i:] == long[i+1:]
	}
	if i == len(short) || short[i+1:] == long[i+1:] {
		return true
	}
	return i+1 < len(short) && short[i] == long[i+1] && short[i+1] == long[i] && short[i+2:] == long[i+2:]
}
