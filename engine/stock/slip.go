package stock

import "hoyle/engine/say"

// Rule is one of Foster's rules for irregularities in dealing and drawing. The games of the family share the rules;
// each has the law ids for them.
type Rule uint8

// The rules.
const (
	Exposed     Rule = iota // the dealer exposes a card of his adversary or of the stock
	ExposedOwn              // a player exposes a card of his own
	DealtMany               // too many cards, found before all have played to the first trick
	DealtFew                // too few, likewise
	Faced                   // a card face up in the pack
	FacedLate               // found in the stock when all have played to the first trick
	Imperfect               // the pack is imperfect
	Misdealt                // any other slip of the deal; every new deal is by the same dealer
	HeldMany                // too many cards, found later
	HeldFew                 // too few, likewise
	MissedDraw              // did not draw and played to the next trick
	DrewTwo                 // drew a second card
	LoserLooked             // the loser of the trick drew two cards and looked at them
	DrewFirst               // drew out of turn
	DrewBoth                // both drew the wrong cards
	Rules                   // how many there are
)

// Slip is an irregularity in dealing or drawing as it is reported.
type Slip struct {
	What    string    // the fault's name
	Who     say.Value // who committed it, or holds the wrong number: see Player
	Rival   say.Value // the player who may choose, likewise
	Own     bool      // exposed-in-deal: it was a card of his own
	Many    bool      // wrong-number-of-cards: too many, not too few
	Started bool      // all have played to the first trick
	Seen    bool      // drew-two: he saw the second card
	Theirs  bool      // drew-two: it was the other's card
	Loser   bool      // drew-two: he had lost the trick
	Both    bool      // drew-out-of-turn: the other drew the wrong card too
	Size    int       // cards of a hand
}

// Player is a player for a Slip, or a message that stands for one whom the record does not name.
func Player[S ~int8](s S, unnamed *say.Message) say.Value {
	if s < 0 {
		return say.List(say.Phrase(unnamed.With()))
	}
	return say.Seats(s)
}

// Remedy is what the law orders.
type Remedy struct {
	Rule    Rule
	Redeal  bool     // there must be a new deal
	FactT   say.Text // what happened, in a whole sentence
	Text    say.Text // what follows from it, likewise
	Choices []Choice // left to the other side; none when the law leaves none
}

// Choice is one way that is left to the side not at fault.
type Choice struct {
	Name   string // as a record says that it was taken
	Text   say.Text
	Redeal bool // whether it ends the deal
	// Draws is how many cards more (or fewer) than usual the player in error draws the next time.
	Draws int
}

// NewDeal is the name of the choice that ends the deal.
const NewDeal = "new-deal"

// Remedy finds what is ordered for a slip; ok is false for a fault that is none of dealing or drawing.
func (s Slip) Remedy() (r Remedy, ok bool) {
	if r, ok = s.remedy(); ok {
		r.FactT = s.fact()
	}
	return r, ok
}

// fact is the slip itself in a sentence.
func (s *Slip) fact() say.Text {
	switch s.What {
	case "wrong-number-of-cards":
		return msgHasCards.With(s.Who, say.If(s.Many))
	case "drew-two":
		return msgDrewTwo.With(s.Who, say.If(s.Seen))
	case "exposed-in-deal", "missed-draw", "saw-stock-card", "drew-out-of-turn":
		return factsBy[s.What].With(s.Who)
	}
	return facts[s.What].With()
}

func (s *Slip) remedy() (r Remedy, ok bool) {
	switch s.What {
	case "exposed-in-deal":
		if s.Own {
			return Remedy{Rule: ExposedOwn, Text: msgExposedOwn.With(s.Who)}, true
		}
		return Remedy{Rule: Exposed, Text: msgMayDemand.With(s.Who, s.Rival),
			Choices: []Choice{newDeal(msgSameDealer), {Name: "stand", Text: msgStands.With()}}}, true
	case "wrong-number-of-cards":
		return s.wrongNumber(), true
	case "faced-card":
		if s.Started {
			return Remedy{Rule: FacedLate, Text: msgTurnedDown.With()}, true
		}
		return Remedy{Rule: Faced, Redeal: true, Text: msgFacedRedeal.With()}, true
	case "imperfect-pack":
		return Remedy{Rule: Imperfect, Redeal: true, Text: msgImperfectVoid.With()}, true
	case "wrong-deal":
		if s.Started {
			return Remedy{Rule: Misdealt, Text: msgTooLate.With()}, true
		}
		return Remedy{Rule: Misdealt, Redeal: true, Text: msgMisdealtRedeal.With()}, true
	case "missed-draw":
		return Remedy{Rule: MissedDraw, Text: msgMissedChooses.With(s.Who, s.Rival),
			Choices: []Choice{newDeal(msgVoid), {Name: "draw-two", Text: msgDrawsTwo.With(s.Who), Draws: 1}}}, true
	case "drew-two", "saw-stock-card":
		return s.drewTwo(), true
	case "drew-out-of-turn":
		if s.Both {
			return Remedy{Rule: DrewBoth, Text: msgBothKeep.With()}, true
		}
		return Remedy{Rule: DrewFirst, Text: msgGivesBack.With(s.Who, s.Rival)}, true
	}
	return Remedy{}, false
}

func newDeal(m *say.Message) Choice { return Choice{Name: NewDeal, Text: m.With(), Redeal: true} }

func (s *Slip) wrongNumber() Remedy {
	size := say.Num(s.Size)
	switch {
	case s.Many && !s.Started:
		return Remedy{Rule: DealtMany, Redeal: true, Text: msgManyRedeal.With(s.Who)}
	case s.Many:
		return Remedy{Rule: HeldMany, Text: msgManyChooses.With(s.Who, s.Rival, size),
			Choices: []Choice{newDeal(msgNewDeal), {Name: "reduce", Text: msgReduces.With(s.Who, size), Draws: -1}}}
	case !s.Started:
		return Remedy{Rule: DealtFew, Text: msgFewDealtChooses.With(s.Who, s.Rival),
			Choices: []Choice{newDeal(msgSameDealer), {Name: "make-good", Text: msgMadeGood.With(), Draws: 1}}}
	}
	return Remedy{Rule: HeldFew, Text: msgFewChooses.With(s.Who, s.Rival),
		Choices: []Choice{newDeal(msgNewDeal), {Name: "make-good", Text: msgMakesGood.With(s.Who), Draws: 1}}}
}

func (s *Slip) drewTwo() Remedy {
	switch {
	case s.What == "saw-stock-card":
		return Remedy{Rule: DrewTwo, Text: msgShowsSeen.With(s.Who, s.Rival)}
	case s.Loser && s.Seen:
		return Remedy{Rule: LoserLooked, Text: msgLoserLooked.With(s.Who, s.Rival),
			Choices: []Choice{{Name: "choose-card", Text: msgTakesEither.With(s.Rival)}}}
	case s.Seen && s.Theirs:
		return Remedy{Rule: DrewTwo, Text: msgShowsBoth.With(s.Who, s.Rival)}
	case s.Seen:
		return Remedy{Rule: DrewTwo, Text: msgShowsSecond.With(s.Who, s.Rival)}
	}
	return Remedy{Rule: DrewTwo, Text: msgPutsBack.With(s.Who)}
}
