package say_test

import (
	"strconv"
	"strings"
	"testing"

	"hoyle/engine/card"
	"hoyle/engine/say"
)

type seat int8

var (
	cards   = card.SetOf(card.Of(card.Spades, card.Ace), card.Of(card.Hearts, 10)).Cards()
	english = say.Voice{Name: func(s int) string { return []string{"Anna", "Bert", "cora"}[s] }, Card: card.French.String}
)

func TestSentences(t *testing.T) {
	c := say.New("test")
	inner := c.Add("inner", "clubs solo").With()
	for i, x := range []struct {
		sentence string
		values   []say.Value
		want     string
	}{
		{"Nobody bid.", nil, "Nobody bid."},
		{"{who:seat} took {n:number} {n?trick|tricks}.", []say.Value{say.Who(seat(0)), say.Num(1)}, "Anna took 1 trick."},
		{"{who:seat} took {n:words} {n?trick|tricks}.", []say.Value{say.Who(seat(1)), say.Num(0)}, "Bert took no tricks."},
		{"{n:words} {n?trick|tricks}", []say.Value{say.Num(12)}, "12 tricks"},
		{"{a:sum} {b:sum} {c:sum}", []say.Value{say.Num(14), say.Num(-3), say.Num(0)}, "+14 −3 0"},
		{"{^who:seat} wins the {game:phrase}.", []say.Value{say.Who(seat(2)), say.Phrase(inner)}, "Cora wins the clubs solo."},
		{"{^game:phrase}: unit value {n:number}.", []say.Value{say.Phrase(inner), say.Num(12)}, "Clubs solo: unit value 12."},
		{"{c:cards} and {one:card} in {suit:suit}, law {law:law}", []say.Value{say.Cards(cards), say.Card(cards[0]), say.Suit(card.Hearts), say.Law("skat/foster/52")},
			"HT SA and HT in hearts, law 52"},
		{"{who:list} score.", []say.Value{say.Seats(seat(0), seat(1))}, "Anna and Bert score."},
		{"{who:list} score.", []say.Value{say.Seats(seat(0), seat(1), seat(2))}, "Anna, Bert and cora score."},
		{"{who:seat}: {sum:terms} = {n:number}.", []say.Value{say.Who(seat(0)), say.Terms(say.Num(4), say.Num(10), say.Phrase(inner)), say.Num(15)},
			"Anna: 4 + 10 + clubs solo = 15."},
		{"{who:row} score.", []say.Value{say.Seats(seat(0), seat(1), seat(2))}, "Anna, Bert, cora score."},
		{"{^king:phrase} and {king}", []say.Value{say.Term(c.Add("king", "the King"))}, "The King and the King"},
		{"The trick {open#lies open|was gathered}.", []say.Value{say.If(true)}, "The trick was gathered."},
		{"{what:word} {what}", []say.Value{say.Word("a {brace}")}, "a {brace} a {brace}"},
	} {
		m := c.Add(strconv.Itoa(i), x.sentence)
		text := m.With(x.values...)
		if err := text.Verify(); err != nil {
			t.Errorf("%s: %v", x.sentence, err)
		}
		if got := english.Text(text); got != x.want {
			t.Errorf("%s: %q, want %q", x.sentence, got, x.want)
		}
	}
	if errs := c.Check(); len(errs) > 0 {
		t.Error(errs)
	}
}

func TestLanguages(t *testing.T) {
	c := say.New("test")
	took := c.Add("took", "{who:seat} took {n:words} {n?trick|tricks}.")
	only := c.Add("only", "Only English.")
	c.In(say.German, map[string]string{"took": "{n:words} {n?Stich|Stiche} für {who}."})
	german := english
	german.Lang = say.German
	if got := german.Text(took.With(say.Who(seat(0)), say.Num(2))); got != "zwei Stiche für Anna." {
		t.Error(got)
	}
	if got := german.Text(only.With()); got != "Only English." {
		t.Error(got)
	}
	if m := c.Missing(say.German); len(m) != 1 || m[0] != "only" {
		t.Error(m)
	}
}

func TestFaultsOfACatalogue(t *testing.T) {
	for _, x := range []struct{ sentence, german, want string }{
		{"{who}", "", "must name its type"},
		{"{who:king}", "", "no type king"},
		{"{who:seat", "", "not closed"},
		{"{n?one}", "", "two wordings"},
		{"{who:seat} {who:card}", "", "is a seat"},
		{"{who:seat}", "{wer}", "is no slot"},
	} {
		c := say.New("test")
		c.Add("m", x.sentence)
		if x.german != "" {
			c.In(say.German, map[string]string{"m": x.german})
		}
		if errs := c.Check(); len(errs) != 1 || !strings.Contains(errs[0].Error(), x.want) {
			t.Errorf("%s: %v, want %q", x.sentence, errs, x.want)
		}
	}
	c := say.New("test")
	c.Add("m", "a")
	c.Add("m", "b")
	c.In(say.German, map[string]string{"n": "c"})
	if errs := c.Check(); len(errs) != 2 {
		t.Error(errs)
	}
}

func TestValuesThatDoNotFit(t *testing.T) {
	c := say.New("test")
	m := c.Add("m", "{who:seat} {n:number}")
	for _, x := range []say.Text{m.With(say.Who(seat(0))), m.With(say.Num(1), say.Num(1)),
		c.Add("p", "{t:phrase}").With(say.Phrase(m.With()))} {
		if x.Verify() == nil {
			t.Errorf("%s fits", english.Text(x))
		}
	}
}
