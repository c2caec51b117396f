// Package small is changed by the tests of the command.
package small

import "strings"

const most = 3

var table = [...]int{1: 20}

// Fits reports whether a number is from 0 to the most.
func Fits(n int) bool { return n >= 0 && n <= most }

// Sign is 1, 0 or -1.
func Sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	default:
		return 0
	}
}

// Longest is the longest word, and how long it is.
func Longest(s string) (word string, n int) {
	for _, w := range strings.Fields(s) {
		if len(w) > n {
			word = w
			n = len(w)
		}
	}
	return word, n
}

// Double is twice a number, if that is asked for.
func Double(n int, yes bool) int {
	if !yes {
		return n
	}
	n += n
	return n
}

// First is not tested at all.
func First() int { return table[0] }
