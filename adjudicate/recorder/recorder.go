// Package recorder writes a record while the hand is played.
package recorder

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// Keeper writes a record while the hand is played. It takes one line after the other, as somebody says it at the table,
// and knows what comes next. What breaks a rule is taken like anything else; what can't be is refused.
type Keeper struct {
	game  *engine.Game
	doc   record.Doc
	step  int
	steps []Stage
	past  []moment
	now   engine.Now
	told  []engine.Finding
	last  *engine.Verdict
}

// moment is what undo goes back to.
type moment struct {
	doc  record.Doc
	step int
}

// Stage is a part of a record.
type Stage uint8

// The stages of a record, in the order in which it is written.
const (
	StagePlayers Stage = iota
	StageMatch         // what must be told of the match where so many play
	StageDealer
	StageDeal
	StageBidding
	StageContract
	StageDiscard
	StagePlay
)

// New begins a record.
func New(g *engine.Game, rules, variant string) *Keeper {
	k := &Keeper{game: g, doc: record.Doc{Game: g, Hand: engine.Hand{Rules: rules, Variant: variant, Dealer: engine.Nobody}}}
	k.plan()
	return k
}

// Resume goes on with a record: with the play where a contract or a card stands there, otherwise with the first
// part that is wanting. The error is the record's: a hand that can't be.
func Resume(d *record.Doc) (*Keeper, error) {
	k := &Keeper{game: d.Game, doc: *d}
	k.plan()
	h := &k.doc.Hand
	if k.Wanted() != nil {
		k.step = slices.Index(k.steps, StageMatch)
		return k, nil
	}
	var t engine.Trace
	v, err := new(adjudicate.Sitting).Verdict(k.game, h, &t)
	if err != nil {
		return nil, err
	}
	k.now = t.Now
	k.settled(v)
	stage := StageDealer
	switch {
	case len(h.Play) > 0 || h.Contract != nil || h.Result != nil:
		stage = StagePlay
	case h.Bidding != nil:
		stage = StageBidding
	case h.Deal != nil || h.Dealer != engine.Nobody:
		stage = StageDeal
	}
	for k.step < len(k.steps)-1 && k.steps[k.step] < stage {
		k.step++
	}
	return k, nil
}

// plan lists the stages that a record of the game has.
func (k *Keeper) plan() {
	spec := &k.game.Spec
	k.steps = []Stage{StagePlayers, StageMatch, StageDealer, StageDeal}
	if len(spec.Calls) > 0 {
		k.steps = append(k.steps, StageBidding)
	}
	if len(spec.Contract) > 0 {
		k.steps = append(k.steps, StageContract)
	}
	if spec.HasDiscard {
		k.steps = append(k.steps, StageDiscard)
	}
	k.steps = append(k.steps, StagePlay)
}

// Stage is what the next line belongs to.
func (k *Keeper) Stage() Stage { return k.steps[k.step] }

// Wanted is what must still be told of the match before the hand can be judged; nil for nothing.
func (k *Keeper) Wanted() *engine.FieldSpec { return k.wanted(&k.doc.Hand) }

func (k *Keeper) wanted(h *engine.Hand) *engine.FieldSpec {
	n := len(h.Players)
	for i := range k.game.Spec.Match {
		f := &k.game.Spec.Match[i]
		if n > 0 && !h.Match.Has(f.Key) && (f.Required || f.With == n) {
			return f
		}
	}
	return nil
}

// Doc is the record so far.
func (k *Keeper) Doc() *record.Doc { return &k.doc }

// Words speaks a sentence about the record, with cards as draw shows them.
func (k *Keeper) Words(t say.Text, draw func(card.Card) string) string {
	v := k.game.Voice(&k.doc.Hand, say.English)
	v.Card = draw
	return v.Text(t)
}

// Now is how the table stands.
func (k *Keeper) Now() engine.Now { return k.now }

// Begun reports whether there is a record yet: its players are known.
func (k *Keeper) Begun() bool { return len(k.doc.Hand.Players) > 0 }

// Encode writes the record so far.
func (k *Keeper) Encode() ([]byte, error) { return record.Encode(&k.doc) }

// Ruling is the ruling on the record so far.
func (k *Keeper) Ruling() (*adjudicate.Ruling, error) {
	return new(adjudicate.Sitting).RuleHand(k.game, &k.doc.Hand, k.doc.Title, nil)
}

// Enter takes a line. An empty one passes over what is not known, and ends the bidding. It gives the findings that are
// new with it. The error says why the line can't be taken; then nothing has changed.
func (k *Keeper) Enter(line string) ([]engine.Finding, error) {
	line = strings.TrimSpace(line)
	next := k.doc
	step := k.step
	done, err := k.take(&next, line)
	if err != nil {
		return nil, err
	}
	var v *engine.Verdict
	if k.Stage() != StageDeal || line == "" { // whether hands can be is seen when all are there
		if v, err = k.judged(&next); err != nil {
			return nil, err
		}
	}
	if done {
		step++
	}
	if k.steps[step] == StageMatch && k.wanted(&next.Hand) == nil {
		step++
	}
	if k.now.Won && k.steps[step] == StageBidding {
		step++
	}
	for k.now.Bid && (k.steps[step] == StageBidding || k.steps[step] == StageContract) {
		step++ // the calls have told it
	}
	k.past = append(k.past, moment{k.doc, k.step})
	k.doc = next
	k.step = min(step, len(k.steps)-1)
	return k.settled(v), nil
}

// settled keeps what a judgement found, and gives what of it is new.
func (k *Keeper) settled(v *engine.Verdict) []engine.Finding {
	k.last = v
	if v == nil {
		return nil
	}
	var fresh []engine.Finding
	for _, f := range v.Findings {
		if !slices.ContainsFunc(k.told, func(old engine.Finding) bool {
			return old.What == f.What && old.By == f.By && old.Trick == f.Trick && old.Card == f.Card && old.Law == f.Law
		}) {
			fresh = append(fresh, f)
		}
	}
	k.told = v.Findings
	return fresh
}

// judged judges a record under way and sees how its table stands.
func (k *Keeper) judged(d *record.Doc) (*engine.Verdict, error) {
	if len(d.Hand.Players) == 0 {
		return nil, nil
	}
	var t engine.Trace
	v, err := new(adjudicate.Sitting).Verdict(k.game, &d.Hand, &t)
	if err != nil {
		var imp *engine.Impossible
		if len(d.Hand.Play) == 0 && d.Hand.Contract == nil && errors.As(err, &imp) && !hasCards(&d.Hand) {
			return nil, nil // a game that can't judge without cards or a contract: they are still to come
		}
		return nil, k.refused(d, err)
	}
	k.now = t.Now
	return v, nil
}

func hasCards(h *engine.Hand) bool { return len(h.Deal) > 0 || len(h.Bidding) > 0 || len(h.Faults) > 0 }

// Undo takes the last line back; false when there is none.
func (k *Keeper) Undo() bool {
	var back moment
	if n := len(k.past); n > 0 {
		back = k.past[n-1]
		k.past = k.past[:n-1]
	} else if n := len(k.doc.Hand.Play); n > 0 {
		back = moment{k.doc, k.step}
		back.doc.Hand.Play = slices.Clip(k.doc.Hand.Play[:n-1])
	} else {
		return false
	}
	k.doc, k.step = back.doc, back.step
	k.now = engine.Now{}
	if v, err := k.judged(&k.doc); err == nil {
		k.settled(v)
	}
	return true
}

// take puts a line into a record. done says that the step is done with it. An empty line passes over a step.
func (k *Keeper) take(d *record.Doc, line string) (done bool, err error) {
	stage := k.Stage()
	if key, value, ok := strings.Cut(line, ":"); ok && k.Begun() && stage != StagePlay && k.isKey(key) {
		return false, k.envelope(d, key, value)
	}
	if line == "" && stage != StagePlayers && stage != StageMatch && stage != StagePlay {
		return true, nil
	}
	switch stage {
	case StagePlayers:
		return true, k.players(d, line)
	case StageMatch:
		return false, k.match(d, line)
	case StageDealer:
		d.Hand.Dealer, err = k.player(line)
		return true, err
	case StageDeal:
		return false, k.dealt(d, line)
	case StageBidding:
		return false, k.call(d, line)
	case StageContract:
		return true, k.contract(d, line)
	case StageDiscard:
		if k.ofContract(line) {
			return false, k.contract(d, line)
		}
		back, err := k.decode(d, "discard: "+line+"\n")
		if err != nil {
			return false, err
		}
		d.Hand.Discard = back.Hand.Discard
		return true, nil
	}
	if k.ofContract(line) {
		return false, k.contract(d, line)
	}
	return false, k.played(d, line)
}

// players takes the names of those at the table.
func (k *Keeper) players(d *record.Doc, line string) error {
	names := strings.FieldsFunc(line, func(r rune) bool { return r == ',' || r == ';' })
	if len(names) == 1 {
		names = strings.Fields(line)
	}
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	if n := len(names); n < k.game.MinPlayers || n > k.game.MaxPlayers {
		return fmt.Errorf("%s is played by %s, and here are %d names", k.game.Title, numbers(k.game.MinPlayers, k.game.MaxPlayers), n)
	}
	d.Hand.Players = names
	back, err := k.decode(d, "")
	if err != nil {
		return err
	}
	d.Hand.Players = back.Hand.Players
	return nil
}

// match takes what is wanted of the match.
func (k *Keeper) match(d *record.Doc, line string) error {
	want := k.wanted(&d.Hand)
	if line == "" {
		return fmt.Errorf("the record needs it: %s", want.Doc)
	}
	inner, err := k.words(line, []engine.FieldSpec{*want})
	if err != nil {
		return err
	}
	back, err := k.decode(d, "match: {"+inner+"}\n")
	if err != nil {
		return err
	}
	d.Hand.Match = append(slices.Clip(d.Hand.Match), back.Hand.Match...)
	return nil
}

// dealt takes the cards of a player or a place, in place of what was said of them before.
func (k *Keeper) dealt(d *record.Doc, line string) error {
	h := &d.Hand
	name, cards, _ := strings.Cut(line, " ")
	name = strings.TrimSuffix(name, ":")
	if strings.TrimSpace(cards) == "" {
		return fmt.Errorf("whose cards, and which: %s CARDS", h.Players[0])
	}
	if s, ok := k.seat(name); ok {
		name = h.Name(s)
	}
	back, err := k.decode(d, "deal:\n  "+quoted(name)+": "+quoted(strings.TrimSpace(cards))+"\n")
	if err != nil {
		return err
	}
	for _, x := range back.Hand.Deal {
		h.Deal = slices.DeleteFunc(slices.Clone(h.Deal), func(old engine.Dealt) bool { return old.Seat == x.Seat && old.Place == x.Place })
		h.Deal = append(h.Deal, x)
	}
	return nil
}

// call takes a call of the auction.
func (k *Keeper) call(d *record.Doc, line string) error {
	name, call, named := strings.Cut(line, " ")
	s := k.now.Turn
	if !named && k.now.Bidding {
		call = line // by whose turn it is
	} else {
		var err error
		if s, err = k.player(strings.TrimSuffix(name, ":")); err != nil {
			return err
		}
	}
	call = strings.TrimSpace(call)
	for _, word := range k.game.Spec.Calls {
		if strings.EqualFold(word, call) {
			call = word
		}
	}
	back, err := k.decode(d, "bidding:\n  - "+quoted(d.Hand.Name(s))+": "+call+"\n")
	if err != nil {
		return err
	}
	d.Hand.Bidding = append(slices.Clip(d.Hand.Bidding), back.Hand.Bidding...)
	return nil
}

// ofContract reports whether a line that comes after the contract begins with one of its keys, and so tells more of it.
func (k *Keeper) ofContract(line string) bool {
	first, rest, _ := strings.Cut(line, " ")
	return rest != "" && k.event(engine.Kind(strings.ToLower(first))) == nil &&
		slices.ContainsFunc(k.game.Spec.Contract, func(f engine.FieldSpec) bool { return called(f, first) })
}

// contract takes what a line tells of the contract, beside what other lines have told. Who plays is known from the calls
// where the line does not say it.
func (k *Keeper) contract(d *record.Doc, line string) error {
	h := &d.Hand
	inner, err := k.words(line, k.game.Spec.Contract)
	if err != nil {
		return err
	}
	by := h.Contract.Seat("by")
	if by == engine.Nobody && k.now.Won {
		by = k.now.Bidder
	}
	if by != engine.Nobody && !strings.Contains(", "+inner, ", by: ") {
		inner = "by: " + quoted(h.Name(by)) + ", " + inner
	}
	back, err := k.decode(d, "contract: {"+inner+"}\n")
	if err != nil {
		return err
	}
	var told engine.Fields
	for _, f := range k.game.Spec.Contract {
		if x, ok := back.Hand.Contract.Get(f.Key); ok {
			told = append(told, x)
		} else if x, ok := h.Contract.Get(f.Key); ok {
			told = append(told, x)
		}
	}
	h.Contract = told
	return nil
}

func numbers(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d to %d", from, to)
}

// envelopeKeys are the keys of a record that may be set while it is begun, at any step before the play.
var envelopeKeys = []string{"title", "source", "date", "note", "agreed", "match", "faults", "rules", "variant"}

func (k *Keeper) isKey(key string) bool { return slices.Contains(envelopeKeys, key) || key == "fault" }

// envelope takes a line of the record's envelope as it stands in a record.
func (k *Keeper) envelope(d *record.Doc, key, value string) error {
	if key == "fault" {
		inner, err := k.words(strings.Trim(strings.TrimSpace(value), "{}"), k.eventFields(engine.Fault))
		if err != nil {
			return err
		}
		key, value = "faults", "[{"+inner+"}]"
	}
	back, err := k.decode(d, key+": "+value+"\n")
	if err != nil {
		return err
	}
	h := &d.Hand
	switch key {
	case "title":
		d.Title = back.Title
	case "source":
		d.Source = back.Source
	case "date":
		d.Date = back.Date
	case "note":
		d.Note = back.Note
	case "agreed":
		h.Agreed = back.Hand.Agreed
	case "match":
		h.Match = back.Hand.Match
	case "faults":
		h.Faults = append(slices.Clip(h.Faults), back.Hand.Faults...)
	case "rules":
		h.Rules = back.Hand.Rules
	case "variant":
		h.Variant = back.Hand.Variant
	}
	return nil
}

// decode reads lines of a record behind the head of this one. Its errors say only what is wrong: there is no file.
func (k *Keeper) decode(d *record.Doc, lines string) (*record.Doc, error) {
	head := record.Doc{Game: k.game, Hand: engine.Hand{Players: d.Hand.Players, Dealer: engine.Nobody}}
	for _, key := range []string{"rules", "variant"} {
		if strings.HasPrefix(lines, key+":") {
			continue
		}
		switch key {
		case "rules":
			head.Hand.Rules = d.Hand.Rules
		case "variant":
			head.Hand.Variant = d.Hand.Variant
		}
	}
	text, err := record.Encode(&head)
	if err != nil {
		return nil, err
	}
	back, err := record.DecodeOne("", append(text, lines...), []*engine.Game{k.game})
	if err != nil {
		return nil, spoken(err)
	}
	return back, nil
}

// refused is all that cannot be in a record, as it would stand in a file.
func (k *Keeper) refused(d *record.Doc, err error) error {
	text, bad := record.Encode(d)
	if bad != nil {
		return err
	}
	back, bad := record.DecodeOne("", text, []*engine.Game{k.game})
	if bad != nil {
		return err
	}
	if _, all := new(adjudicate.Sitting).Rule(back, nil); all != nil {
		return spoken(all)
	}
	return err
}

// Refusal is why a line can't be taken: one sentence for each thing that is wrong, without its full stop.
type Refusal []string

func (r Refusal) Error() string { return strings.Join(r, "; ") }

// spoken is what is wrong with a record, without the places.
func spoken(err error) error {
	var (
		list record.Errors
		one  *record.Error
	)
	switch {
	case errors.As(err, &list):
	case errors.As(err, &one):
		list = record.Errors{one}
	default:
		return err
	}
	var out Refusal
	for _, e := range list {
		msg := e.Msg
		switch {
		case e.Near != "":
			msg += fmt.Sprintf("; did you mean %s?", e.Near)
		case e.Want != "":
			msg += "; expected " + e.Want
		}
		if !slices.Contains(out, msg) {
			out = append(out, msg)
		}
	}
	return out
}

// played takes a line of the play: cards, who played them where it was not his turn, or an event.
func (k *Keeper) played(d *record.Doc, line string) error {
	if line == "" {
		return errors.New("a card, please, or an event")
	}
	item, err := k.item(line)
	if err != nil {
		return err
	}
	back, err := k.decode(d, "play:\n  - "+item+"\n")
	if err != nil {
		return err
	}
	h := &d.Hand
	for i := range back.Hand.Play {
		a := back.Hand.Play[i]
		a.Pos.Line = k.line(h, &a)
		h.Play = append(slices.Clip(h.Play), a)
		if _, err := k.judged(d); err != nil {
			k.judged(&k.doc) // the table stands as before
			return err
		}
	}
	return nil
}

// line numbers the line on which an act stands in the file: the cards of a trick stand together.
func (k *Keeper) line(h *engine.Hand, a *engine.Act) int32 {
	last := int32(0)
	for i := range h.Play {
		last = max(last, h.Play[i].Pos.Line)
	}
	n := len(h.Play)
	if n > 0 && a.Kind == engine.Play && h.Play[n-1].Kind == engine.Play && len(k.now.Cards) > 0 && !k.now.Complete {
		return h.Play[n-1].Pos.Line
	}
	return last + 1
}

// Events are the events that the play may hold, for help.
func (k *Keeper) Events() []engine.EventSpec {
	return append(slices.Clip(engine.CommonEvents), k.game.Spec.Events...)
}

// Complete lists what a word that has been begun may become at this stage.
func (k *Keeper) Complete(begun string) []string {
	var words []string
	switch k.Stage() {
	case StageMatch, StageDealer:
		words = append(words, k.doc.Hand.Players...)
	case StageDeal:
		words = append(append(words, k.doc.Hand.Players...), keysOf(k.game.Spec.Places)...)
	case StageBidding:
		words = append(append(words, k.doc.Hand.Players...), k.game.Spec.Calls...)
	case StageContract:
		words = append(words, k.doc.Hand.Players...)
		for _, f := range k.game.Spec.Contract {
			words = append(words, f.Words...)
		}
	case StagePlay:
		for _, c := range k.held() {
			words = append(words, k.game.Cards.String(c))
		}
		for _, e := range k.Events() {
			words = append(words, string(e.Kind))
		}
		words = append(words, k.doc.Hand.Players...)
	}
	var out []string
	for _, w := range words {
		if len(w) >= len(begun) && strings.EqualFold(w[:len(begun)], begun) && !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// held are the cards that the player in turn is known to hold; where his hand is not known, none.
func (k *Keeper) held() []card.Card {
	for _, h := range k.now.Hands {
		if h.Seat == k.now.Turn && h.Known {
			return h.Cards
		}
	}
	return nil
}
