package enginetest

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"testing"
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
