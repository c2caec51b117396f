package skat

import "hoyle/engine/say"

// sentences is everything that a ruling of Skat says, whatever the rule set.
var sentences = say.New("skat")

// What games are called.
var (
	msgFosterSuit = sentences.Add("foster-suit", "{open#|open }{suit#diamond|heart|spade|club} {use#solo|tournée|passt-mir-nicht|gucki}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgFosterGrand = sentences.Add("foster-grand", "{open#|open }{use#solo grand|turned grand|turned grand (passt-mir-nicht)|gucki grand}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgFosterNullo = sentences.Add("foster-nullo", "{open#|open }{use#solo nullo|turned nullo|turned nullo (passt-mir-nicht)|gucki nullo}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgFosterOther = sentences.Add("foster-other", "{open#|open }{game#|||revolution|uno|duo|ramsch}"+
		"{announced#|, schneider announced|, schwarz announced}")
	msgTodaysSuit     = sentences.Add("todays-suit", "{suit:suit}{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced}")
	msgTodaysSuitGame = sentences.Add("todays-suit-game", "{suit:suit}{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced} game")
	msgTodaysGrand    = sentences.Add("todays-grand", "grand{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced}")
	msgTodaysNull     = sentences.Add("todays-null", "null{open#| ouvert}{hand#| hand}{announced#|, schneider announced|, schwarz announced}")
)

// Words that several sentences share. A level is a number, {level#game|schneider|schwarz}; so are what the single
// player's opponents are called, {foes#adversaries|defenders}, and the seats, of which a book has three of the six:
// {seat#vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand}.
var (
	msgNoTrick      = sentences.Add("no-trick", "no trick")
	msgTricks       = sentences.Add("tricks", "{n:words} {n?trick|tricks}")
	msgNone         = sentences.Add("none", "none")
	msgExactly      = sentences.Add("exactly", "exactly {n:words}")
	msgExactlyTrick = sentences.Add("exactly-tricks", "exactly {n:words} {n?trick|tricks}")
	msgWhy          = sentences.Add("why", "{^why:phrase}") // a clause as a sentence of its own
	msgNotDecided   = sentences.Add("not-decided", "Not decided: {why:phrase}")
)

// value is a level for {level#game|schneider|schwarz}.
func (l level) value() say.Value { return say.Num(int(l)) }

// foes is for {foes#adversaries|defenders}.
func (r *ruler) foes() say.Value { return say.Num(r.book.modern) }

// seatName is what a place at the table is called.
func (r *ruler) seatName(place int) say.Value { return say.Num(3*r.book.modern + place) }

// someTricks is a number of tricks: "no trick", "one trick".
func (r *ruler) someTricks(n int) say.Value { return r.counting(n, msgNoTrick, msgTricks) }

// undertaken is a number of tricks beside which another was named: "none", "exactly one".
func (r *ruler) undertaken(n int) say.Value { return r.counting(n, msgNone, msgExactly) }

// exactly is the number of tricks of an undertaking: "no trick", "exactly one trick".
func (r *ruler) exactly(n int) say.Value { return r.counting(n, msgNoTrick, msgExactlyTrick) }

func (r *ruler) counting(n int, none, some *say.Message) say.Value {
	if n == 0 {
		return say.Phrase(r.V.Say(none))
	}
	return say.Phrase(r.V.Say(some, say.Num(n)))
}
