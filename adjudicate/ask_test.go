package adjudicate

import (
	"fmt"
	"hoyle/adjudicate/record"
	"testing"
	"time"
)

func TestExplore(t *testing.T) {
	g := Games[0]
	for _, f := range Incidents(g, "") {
		start := time.Now()
		q, err := NewInquiry(g, "", "", f.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Println("==", f.Name, f.Meaning)
		for {
			x := q.Next()
			if x == nil {
				break
			}
			var w string
			for _, c := range x.Choices {
				w += c.Word + " "
			}
			a := ""
			if len(x.Choices) > 0 {
				a = x.Choices[min(1, len(x.Choices)-1)].Word
			} else {
				a = x.samples[0].Word
			}
			fmt.Println("   ", x.Text, w, "->", a)
			if err := q.Answer(x.Key, a); err != nil {
				t.Fatal(err)
			}
		}
		d, err := q.Record()
		if err != nil {
			fmt.Println("   ", err)
			continue
		}
		r, err := Judge(g, &d.Hand, "", nil)
		if err != nil {
			fmt.Println("   ", err)
			continue
		}
		text, err := record.Encode(d)
		_ = text
		fmt.Println("   ", r.Summary, len(q.worlds), time.Since(start).Round(time.Millisecond), err)
		if testing.Verbose() {
			fmt.Println(string(text))
		}
	}
}
