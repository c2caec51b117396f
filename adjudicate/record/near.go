package record

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Nearest is the known word that a mistyped one most likely meant, or "" when none is close.
func Nearest(word string, known []string) string {
	word = strings.ToLower(word)
	if utf8.RuneCountInString(word) > 64 {
		return ""
	}
	best, bestAt := "", 1+max(1, utf8.RuneCountInString(word)/3)
	for _, k := range known {
		d := distance([]rune(word), []rune(strings.ToLower(k)))
		if d < bestAt && d < utf8.RuneCountInString(k) {
			best, bestAt = k, d
		}
	}
	if best != "" {
		return best
	}
	// A word begun, or run together with another: turnup, looked.
	if utf8.RuneCountInString(word) >= 3 {
		for _, k := range known {
			if strings.HasPrefix(strings.ToLower(k), word) {
				return k
			}
		}
	}
	return ""
}

// distance counts the letters to insert, delete, change or swap with a neighbour.
func distance(a, b []rune) int {
	prev2, prev, cur := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		cur[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				cur[j] = min(cur[j], prev2[j-2]+1)
			}
		}
		prev2, prev, cur = prev, cur, prev2
	}
	return prev[len(b)]
}

// list writes words for a message: a, b or c.
func list(words []string) string {
	switch len(words) {
	case 0:
		return "nothing"
	case 1:
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// unique drops what stands earlier in the list.
func unique(words []string) []string {
	out := words[:0:0]
	for _, w := range words {
		if !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}
