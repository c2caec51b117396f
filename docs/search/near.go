package search

import (
	"math/bits"
	"strings"
	"unicode/utf8"

	"hoyle/docs"
)

// maxLetters of a word that is looked for; no word of a text is longer.
const maxLetters = 40

// nearest finds the word of the texts that a misspelt one most likely meant: the one that differs by the fewest
// letters and stands most often. Failing that, the words that it is made of (outofturn), or those that it begins.
func (x *Index) nearest(p string) []string {
	n := utf8.RuneCountInString(p)
	if n < 3 || n > maxLetters || digit(p, 0) {
		return nil
	}
	limit := 1
	if n > 5 {
		limit = 2
	}
	best, cost := x.closest(p, limit)
	if best != "" && cost == 1 {
		return []string{best}
	}
	if words := x.split(p); words != nil {
		return words
	}
	if best != "" {
		return []string{best}
	}
	if word := x.begun(p); word != "" {
		return []string{word}
	}
	return nil
}

// closest word within so many changes.
func (x *Index) closest(p string, limit int) (best string, cost int) {
	letters := letterSet(p)
	cost = limit + 1
	often := -1
	for _, w := range x.surface {
		if d := len(w) - len(p); d > limit || -d > limit || digit(w, 0) {
			continue
		}
		// A letter more or fewer changes one bit at most, another letter two.
		if bits.OnesCount32(letterSet(w)^letters) > 2*limit {
			continue
		}
		d := docs.Distance(p, w, min(cost, limit))
		if d > limit || d > cost {
			continue
		}
		// Of equals the one that begins alike, then the one that stands more often, then the first in the alphabet.
		n := x.often(w)
		if w[0] == p[0] {
			n += 1 << 20
		}
		if d < cost || n > often || n == often && w < best {
			best, cost, often = w, d, n
		}
	}
	return best, cost
}

func (x *Index) often(word string) int {
	id := x.words[word]
	if id < 0 {
		return 0
	}
	return len(x.posts[id])
}

func letterSet(s string) uint32 {
	m := uint32(0)
	for i := range len(s) {
		m |= 1 << (s[i] & 31)
	}
	return m
}

// split cuts a word that is two to four of the texts' words run together; of several cuts that into the fewest and
// longest.
func (x *Index) split(p string) []string {
	for pieces := 2; pieces <= 4; pieces++ {
		if words := x.cut(p, pieces); words != nil {
			return words
		}
	}
	return nil
}

func (x *Index) cut(p string, pieces int) []string {
	id, ok := x.words[p]
	if pieces == 1 {
		if !ok || id >= 0 && len(x.posts[id]) == 0 {
			return nil
		}
		return []string{p}
	}
	for i := len(p) - 2; i >= 2; i-- {
		if !utf8.RuneStart(p[i]) || len(x.cut(p[:i], 1)) == 0 {
			continue
		}
		if rest := x.cut(p[i:], pieces-1); rest != nil {
			return append([]string{p[:i]}, rest...)
		}
	}
	return nil
}

// begun is the word that stands most often of those that the letters begin.
func (x *Index) begun(p string) string {
	best, often := "", 0
	if len(p) < 4 {
		return ""
	}
	for _, w := range x.surface {
		if !strings.HasPrefix(w, p) {
			continue
		}
		if n := x.often(w); n > often || n == often && w < best {
			best, often = w, n
		}
	}
	return best
}
