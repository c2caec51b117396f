package stock

import "fmt"

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
	What      string // the fault's name
	By, Other string // who committed it (or holds the wrong number), and the player who may choose
	Own       bool   // exposed-in-deal: it was a card of his own
	Many      bool   // wrong-number-of-cards: too many, not too few
	Started   bool   // all have played to the first trick
	Seen      bool   // drew-two: he saw the second card
	Theirs    bool   // drew-two: it was the other's card
	Loser     bool   // drew-two: he had lost the trick
	Both      bool   // drew-out-of-turn: the other drew the wrong card too
	Size      int    // cards of a hand
}

// Remedy is what the law orders.
type Remedy struct {
	Rule    Rule
	Redeal  bool     // there must be a new deal
	Fact    string   // what happened, in a whole sentence
	Text    string   // what follows from it, likewise
	Choices []Choice // left to the other side; none when the law leaves none
}

// Choice is one way that is left to the side not at fault.
type Choice struct {
	Name   string // as a record says that it was taken
	Text   string
	Redeal bool // whether it ends the deal
	// Draws is how many cards more (or fewer) than usual the player in error draws the next time.
	Draws int
}

// NewDeal is the name of the choice that ends the deal.
const NewDeal = "new-deal"

func newDeal(text string) Choice { return Choice{Name: NewDeal, Text: text, Redeal: true} }

// Remedy finds what is ordered for a slip; ok is false for a fault that is none of dealing or drawing.
func (s Slip) Remedy() (r Remedy, ok bool) {
	r, ok = s.remedy()
	r.Fact = s.fact()
	return r, ok
}

// fact is the slip itself in a sentence.
func (s Slip) fact() string {
	switch s.What {
	case "exposed-in-deal":
		return s.By + " exposed a card in dealing."
	case "wrong-number-of-cards":
		if s.Many {
			return s.By + " has too many cards."
		}
		return s.By + " has too few cards."
	case "faced-card":
		return "A card was found face up."
	case "imperfect-pack":
		return "The pack is imperfect."
	case "wrong-deal":
		return "The cards were dealt wrongly."
	case "missed-draw":
		return s.By + " has played to the next trick without having drawn."
	case "drew-two":
		if s.Seen {
			return s.By + " drew two cards and saw both."
		}
		return s.By + " drew two cards and has not seen the second."
	case "saw-stock-card":
		return s.By + " saw a card of the stock."
	case "drew-out-of-turn":
		return s.By + " drew out of turn."
	}
	return ""
}

func (s Slip) remedy() (r Remedy, ok bool) {
	switch s.What {
	case "exposed-in-deal":
		if s.Own {
			return Remedy{Rule: ExposedOwn, Text: "The exposed card is " + s.By + "'s own; the deal stands."}, true
		}
		return Remedy{Rule: Exposed, Text: s.By + " exposed a card in dealing; " + s.Other + " may demand a new deal.",
			Choices: []Choice{newDeal("a new deal by the same dealer"), {Name: "stand", Text: "the deal stands"}}}, true
	case "wrong-number-of-cards":
		return s.wrongNumber(), true
	case "faced-card":
		if s.Started {
			return Remedy{Rule: FacedLate, Text: "The faced card is turned down where it lies, and the hand goes on."}, true
		}
		return Remedy{Rule: Faced, Redeal: true, Text: "A card was found face up in the pack; there must be a new deal."}, true
	case "imperfect-pack":
		return Remedy{Rule: Imperfect, Redeal: true, Text: "The pack is imperfect: this deal is void, and earlier scores and cuts stand."}, true
	case "wrong-deal":
		if s.Started {
			return Remedy{Rule: Misdealt, Text: "The play has begun, and no rule undoes the deal."}, true
		}
		return Remedy{Rule: Misdealt, Redeal: true, Text: "The cards were dealt wrongly; there is a new deal."}, true
	case "missed-draw":
		return Remedy{Rule: MissedDraw, Text: fmt.Sprintf("%s has played to the next trick without having drawn; %s chooses what follows.", s.By, s.Other),
			Choices: []Choice{newDeal("the deal is void and there is a new one"),
				{Name: "draw-two", Text: s.By + " draws two cards the next time", Draws: 1}}}, true
	case "drew-two", "saw-stock-card":
		return s.drewTwo(), true
	case "drew-out-of-turn":
		if s.Both {
			return Remedy{Rule: DrewBoth, Text: "Both drew the wrong cards; there is no remedy, and both keep what they have."}, true
		}
		return Remedy{Rule: DrewFirst, Text: fmt.Sprintf("%s gives back the card drawn out of turn, which was %s's, and shows the one rightly drawn instead.", s.By, s.Other)}, true
	}
	return Remedy{}, false
}

func (s Slip) wrongNumber() Remedy {
	switch {
	case s.Many && !s.Started:
		return Remedy{Rule: DealtMany, Redeal: true, Text: s.By + " has too many cards, and the first trick is not yet played: there must be a new deal."}
	case s.Many:
		return Remedy{Rule: HeldMany, Text: fmt.Sprintf("%s has too many cards; %s chooses what follows. Until %s has %d cards nothing can be announced.", s.By, s.Other, s.By, s.Size),
			Choices: []Choice{newDeal("a new deal"), {Name: "reduce", Text: fmt.Sprintf("%s plays without drawing until %d cards are left", s.By, s.Size), Draws: -1}}}
	case !s.Started:
		return Remedy{Rule: DealtFew, Text: s.By + " was dealt too few cards; " + s.Other + " chooses what follows.",
			Choices: []Choice{newDeal("a new deal by the same dealer"), {Name: "make-good", Text: "the hand is made good from the top of the stock", Draws: 1}}}
	}
	return Remedy{Rule: HeldFew, Text: s.By + " has too few cards; " + s.Other + " chooses what follows.",
		Choices: []Choice{newDeal("a new deal"), {Name: "make-good", Text: s.By + " draws from the stock to make them good", Draws: 1}}}
}

func (s Slip) drewTwo() Remedy {
	switch {
	case s.What == "saw-stock-card":
		return Remedy{Rule: DrewTwo, Text: fmt.Sprintf("%s shows %s the card of the stock that was seen.", s.By, s.Other)}
	case s.Loser && s.Seen:
		return Remedy{Rule: LoserLooked, Text: fmt.Sprintf("%s lost the trick and looked at two cards; %s may look at both cards of the next draw and take either.", s.By, s.Other),
			Choices: []Choice{{Name: "choose-card", Text: s.Other + " looks at both cards of the next draw and takes either"}}}
	case s.Seen && s.Theirs:
		return Remedy{Rule: DrewTwo, Text: fmt.Sprintf("%s shows %s the second card, which was %s's, and the first as well.", s.By, s.Other, s.Other)}
	case s.Seen:
		return Remedy{Rule: DrewTwo, Text: fmt.Sprintf("%s shows %s the second card, as it was seen.", s.By, s.Other)}
	}
	return Remedy{Rule: DrewTwo, Text: s.By + " has not seen the second card and puts it back without penalty."}
}
