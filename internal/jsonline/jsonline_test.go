package jsonline_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
	"unicode/utf8"

	"hoyle/internal/jsonline"
)

func Example() {
	w := jsonline.Writer{B: []byte("before it ")}
	w.B = append(w.B, '{')
	w.Str("game", "skat")
	w.Opt("variant", "")
	jsonline.Strings(&w, "players", []string{"Anna", "Bert"})
	w.Key("scores")
	w.Open('{')
	w.Name(`"the" dummy`)
	w.Int(-3)
	w.Name("Anna")
	w.Int(12)
	w.Close('}')
	jsonline.Objects(&w, "findings", []int{1, 2}, func(n int) { w.Num("trick", n); w.Bool("late", n > 1) })
	jsonline.List(&w, "raw", []string{"{}", "null"}, func(s string) { w.Raw([]byte(s)) })
	jsonline.OptStrings(&w, "none", []string(nil))
	jsonline.Strings(&w, "empty", []string(nil))
	w.Close('}')
	fmt.Println(string(w.B))
	// Output: before it {"game":"skat","players":["Anna","Bert"],"scores":{"\"the\" dummy":-3,"Anna":12},"findings":[{"trick":1,"late":false},{"trick":2,"late":true}],"raw":[{},null],"empty":[]}
}

// Whatever the text, it is read back as encoding/json would have written it.
func FuzzText(f *testing.F) {
	for _, s := range []string{"", "plain", "\"\\/\b\f\n\r\t\x00\x1f\x7f", "♠ – “ß”", "<a>&\u2028", "\xff\xfe broken \xc3", "\ufffd"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		w := jsonline.Writer{B: []byte{'{'}}
		w.Str("text", s)
		w.Name(s)
		w.Item(s)
		w.Close('}')
		var got map[string]string
		if err := json.Unmarshal(w.B, &got); err != nil {
			t.Fatalf("%q: %v", w.B, err)
		}
		plain, err := json.Marshal(map[string]string{s: s, "text": s})
		if err != nil {
			t.Fatal(err)
		}
		var want map[string]string
		if err := json.Unmarshal(plain, &want); err != nil || !reflect.DeepEqual(got, want) || !utf8.Valid(w.B) {
			t.Errorf("%q: %v, want %v (%v)", w.B, got, want, err)
		}
	})
}
