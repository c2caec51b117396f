// Lawcode shows the code that cites a law: go run ./docs/internal/lawcode skat/foster/52, or only skat/foster for all of
// a rule set, from the root of the source tree. A law that no code cites is shown without a place.
package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"hoyle/internal/cited"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./docs/internal/lawcode GAME/RULESET[/SECTION] …")
		os.Exit(2)
	}
	if err := show(os.Stdout, ".", os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "lawcode:", err)
		os.Exit(1)
	}
}

// show writes the places that cite the laws, a line a place.
func show(w io.Writer, root string, asked []string) error {
	all, err := cited.Of(root)
	if err != nil {
		return err
	}
	for _, ask := range asked {
		var ids []string
		for id := range all {
			if id == ask || strings.HasPrefix(id, strings.TrimSuffix(ask, "/")+"/") {
				ids = append(ids, id)
			}
		}
		if len(ids) == 0 {
			return fmt.Errorf("there is no law %s", ask)
		}
		slices.Sort(ids)
		for _, id := range ids {
			fmt.Fprintln(w, id)
			for _, c := range all[id] {
				fmt.Fprintf(w, "  %s:%d %s\n", c.File, c.Line, c.In)
			}
		}
	}
	return nil
}
