package main

import (
	"bufio"
	"bytes"
	_ "embed"
	"fmt"
	"strings"
)

// judged are the mutants that were found to change nothing that a law asks for.
//
//go:embed harmless.txt
var judged []byte

// readHarmless reads the mutants that do not count: a line as the command prints a survivor, without the number of its
// line, and below it, indented, why it does no harm. A line that begins with # says something else.
func readHarmless(text []byte) (map[string]string, error) {
	out, last := map[string]string{}, ""
	lines := bufio.NewScanner(bytes.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		why := strings.TrimSpace(line)
		switch {
		case why == "" || strings.HasPrefix(line, "#"):
		case line != strings.TrimLeft(line, " \t"):
			if last == "" {
				return nil, fmt.Errorf("line %d: a reason without a mutant", n)
			}
			out[last] = strings.TrimSpace(out[last] + " " + why)
		case last != "" && out[last] == "":
			return nil, fmt.Errorf("line %d: the mutant above it has no reason", n)
		default:
			if _, twice := out[line]; twice {
				return nil, fmt.Errorf("line %d: the mutant stands there twice", n)
			}
			out[line], last = "", line
		}
	}
	if last != "" && out[last] == "" {
		return nil, fmt.Errorf("the last mutant has no reason")
	}
	return out, lines.Err()
}
