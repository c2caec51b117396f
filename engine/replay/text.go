package replay

import (
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

const noCard = card.None

// Sentences is what every game's replay says.
var Sentences = say.New("replay")

var (
	msgTakenBack     = Sentences.Add("taken-back", "the cards are taken back to the error, and the hand is played again from here")
	msgNotCounted    = Sentences.Add("not-counted", "after the hand was over; not counted")
	msgNoForce       = Sentences.Add("no-force", "{^what:word} is reported; it has no force in this hand.")
	msgReported      = Sentences.Add("reported", "reported: {what:word}")
	msgReportedBy    = Sentences.Add("reported-by", "reported: {what:word} by {who:seat}")
	msgComplains     = Sentences.Add("complains", "{who:seat} complains: {what:word}")
	msgTakesBack     = Sentences.Add("takes-back", "{who:seat} takes back {card:card}")
	msgGathers       = Sentences.Add("gathers", "{who:seat} gathers the trick")
	msgClaims        = Sentences.Add("claims", "{who:seat} lays down the hand and claims: {what:word}")
	msgGivesUp       = Sentences.Add("gives-up", "{who:seat} gives up")
	msgTakesGame     = Sentences.Add("takes-game", "{who:seat} takes the game")
	msgDemandsPlayOn = Sentences.Add("play-on", "{who:seat} demands that play go on")
	msgAgrees        = Sentences.Add("agrees", "{who:seat} agrees")
	msgDisagrees     = Sentences.Add("disagrees", "{who:seat} does not agree")
	msgAct           = Sentences.Add("act", "{who:seat}: {what:word}")
)

// told is an act in the words of a replay.
func told(a *engine.Act) (*say.Message, []say.Value) {
	who := say.Who(a.By)
	switch a.Kind {
	case engine.Fault:
		if a.By == engine.Nobody {
			return msgReported, []say.Value{say.Word(a.Word)}
		}
		return msgReportedBy, []say.Value{say.Word(a.Word), who}
	case engine.Dispute:
		return msgComplains, []say.Value{who, say.Word(a.Word)}
	case engine.Gather:
		return msgGathers, []say.Value{who}
	case engine.Claim:
		return msgClaims, []say.Value{who, say.Word(a.Word)}
	case engine.Concede:
		return msgGivesUp, []say.Value{who}
	case engine.TakeGame:
		return msgTakesGame, []say.Value{who}
	case engine.PlayOn:
		return msgDemandsPlayOn, []say.Value{who}
	case engine.Answer:
		if a.Args.True("agrees") {
			return msgAgrees, []say.Value{who}
		}
		return msgDisagrees, []say.Value{who}
	}
	return msgAct, []say.Value{who, say.Word(string(a.Kind))}
}
