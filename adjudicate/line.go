package adjudicate

import (
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Line is a sentence of a ruling. It is made when it is asked for: nobody pays for words that nobody reads.
type Line struct {
	text  say.Text
	voice *say.Voice
}

var (
	bare    = say.New("words")
	msgBare = bare.Add("words", "{words:word}")
)

// Words is a sentence that stands as it is, whoever speaks it.
func Words(s string) Line {
	if s == "" {
		return Line{}
	}
	return Line{msgBare.With(say.Word(s)), &say.Voice{}}
}

// String is the sentence as the ruling's voice speaks it, "" for none.
func (l Line) String() string { return string(l.Append(nil)) }

// Append appends the sentence to b.
func (l Line) Append(b []byte) []byte {
	if l.voice == nil { // of a ruling made by hand
		return new(say.Voice).Append(b, l.text)
	}
	return l.voice.Append(b, l.text)
}

// Empty reports whether there is no sentence.
func (l Line) Empty() bool { return l.text.Empty() }

// Line is another sentence of the same hand, such as a note of its trace.
func (r *Ruling) Line(t say.Text) Line { return Line{t, r.voice} }

// Speak has all sentences of the ruling spoken in a language, with cards as draw shows them. Without it they are English,
// with cards as a record has them.
func (r *Ruling) Speak(lang say.Language, draw func(card.Card) string) {
	if r.voice != nil { // a ruling made by hand has its words already
		r.voice.Lang, r.voice.Card = lang, draw
	}
}
