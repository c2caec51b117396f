package main

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
)

// A law is shown with the places that cite it, and a rule set with all of its laws.
func TestShow(t *testing.T) {
	const root = "../../.."
	var out bytes.Buffer
	if err := show(&out, root, []string{"skat/foster/52"}); err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`^skat/foster/52\n(  engine/skat/\w+\.go:\d+ [\w.]+\n)+$`).MatchString(out.String()) {
		t.Errorf("%s", out.String())
	}
	out.Reset()
	if err := show(&out, root, []string{"skat/foster", "schachett/manual"}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"skat/foster/1\n", "\nskat/foster/53\n", "\nschachett/manual/13.1\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not there", want)
		}
	}
	if err := show(&out, root, []string{"skat/foster/5000"}); err == nil {
		t.Error("a law that is not there is shown")
	}
}
