package ask_test

import (
	"fmt"

	"hoyle/adjudicate"
	"hoyle/adjudicate/ask"
)

// A ruling without a record: the inquiry asks until nothing is left that the ruling turns on.
func ExampleInquiry() {
	q, err := ask.New(adjudicate.Game("skat"), ask.Setting{Rules: "foster"}, "revoke")
	if err != nil {
		panic(err)
	}
	said := map[string]string{"by": "Mittelhand", "single": "Vorhand", "game": "grand"}
	for x := q.Next(); x != nil; x = q.Next() {
		fmt.Println(x.Text, said[x.Key])
		if err := q.Answer(x.Key, said[x.Key]); err != nil {
			panic(err)
		}
	}
	d, err := q.Record()
	if err != nil {
		panic(err)
	}
	r, err := new(adjudicate.Sitting).Rule(d, nil)
	if err != nil {
		panic(err)
	}
	for _, o := range r.Options {
		fmt.Println(o.By, o.Choice, o.Law)
	}
	// Output:
	// Who did it? Mittelhand
	// Who was the single player? Vorhand
	// What was played? grand
	// Vorhand take-game skat/foster/53
	// Vorhand play-on skat/foster/53
}
