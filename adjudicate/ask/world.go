package ask

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/engine/say"
)

// world is one record that the answers could make, judged.
type world struct {
	hand    engine.Hand
	verdict *engine.Verdict
	essence string // the ruling
	telling string // and how its findings are told
	scene   bool
}

// world judges the record of a full set of answers; nil when no such hand is possible.
func (q *Inquiry) world(answers []Choice) *world {
	var key strings.Builder
	for _, c := range answers {
		key.WriteString(c.Word)
		key.WriteByte('\x00')
	}
	if w, ok := q.worlds[key.String()]; ok {
		return w
	}
	w := q.judged(answers)
	q.worlds[key.String()] = w
	return w
}

func (q *Inquiry) judged(answers []Choice) *world {
	var best *world
	for _, scene := range q.stages() {
		for turn := 1; turn < max(len(q.players), 4); turn++ {
			text, ok := q.assemble(answers, scene, turn)
			if !ok {
				break
			}
			h, v := q.try(text)
			if v == nil {
				continue
			}
			clean := !slices.ContainsFunc(v.Findings, func(f engine.Finding) bool { return f.What != q.fault.Name })
			if best == nil || clean {
				best = &world{hand: *h, verdict: v, scene: staged(h)}
				best.essence, best.telling = q.essence(h, v, q.before(answers, scene, turn))
			}
			if clean {
				return best
			}
			break
		}
	}
	return best
}

// stages are the scenes that are tried, as parts of a record; of a fault that is reported also a moment of the play of
// which nothing is known.
func (q *Inquiry) stages() []string {
	var out []string
	for _, s := range q.scenes() {
		out = append(out, s.Record)
	}
	if q.reported {
		out = append(out, "", nowhere)
	}
	return out
}

// nowhere is a place in the play that the record does not tell.
const nowhere = "position: {}"

// staged reports whether the record shows cards or calls, which nobody was asked for.
func staged(h *engine.Hand) bool {
	return len(h.Bidding) > 0 || h.Discard != nil || len(h.Deal) > 0 ||
		slices.ContainsFunc(h.Play, func(a engine.Act) bool { return a.Kind == engine.Play })
}

// try decodes and judges a record; nil when it is none, or play without a contract.
func (q *Inquiry) try(text string) (*engine.Hand, *engine.Verdict) {
	docs, err := record.Decode("", []byte(text), []*engine.Game{q.game})
	if err != nil {
		return nil, nil
	}
	h := &docs[0].Hand
	if len(h.Play) > 0 && h.Contract == nil && slices.ContainsFunc(q.game.Spec.Contract, func(f engine.FieldSpec) bool { return f.Required }) {
		return nil, nil // there is no play before something is named
	}
	v, err := new(adjudicate.Sitting).Verdict(q.game, h, nil)
	if err != nil {
		return nil, nil
	}
	return h, v
}

// before judges what there would be without the incident: of a fault that is reported the record without the report,
// otherwise the contract and what was agreed.
func (q *Inquiry) before(answers []Choice, scene string, turn int) *engine.Verdict {
	var parts map[string]string
	if q.reported {
		parts = q.parts(answers, scene, false)
	} else {
		parts = q.parts(answers, "", false)
		for _, key := range []string{"faults", "play", "position", "bidding", "discard", "dispute", "result", "deal"} {
			delete(parts, key)
		}
	}
	text, ok := q.text(parts, answers, turn)
	if !ok {
		return nil
	}
	return q.alone(text)
}

// alone judges a record without the incident, once.
func (q *Inquiry) alone(text string) *engine.Verdict {
	if w, known := q.plain[text]; known {
		return w.verdict
	}
	w := &world{}
	if h, v := q.try(text); h != nil {
		w.verdict = v
	}
	q.plain[text] = w
	return w.verdict
}

// assemble writes the record of the answers; false where an answer is wanting that the scene needs, or where there is no
// such contract.
func (q *Inquiry) assemble(answers []Choice, scene string, turn int) (string, bool) {
	parts := q.parts(answers, scene, true)
	if !q.contracted(parts, answers, turn) {
		return "", false
	}
	return q.text(parts, answers, turn)
}

// contracted reports whether a hand may have the contract at all, whatever else happened: that rules most answers out
// that do not go together. What calls or an exchange tell of it is left to the whole record.
func (q *Inquiry) contracted(parts map[string]string, answers []Choice, turn int) bool {
	if parts["contract"] == "" || parts["bidding"] != "" {
		return true
	}
	only := map[string]string{}
	for _, key := range [...]string{"dealer", "agreed", "contract"} {
		only[key] = parts[key]
	}
	text, ok := q.text(only, answers, turn)
	return !ok || q.alone(text) != nil
}

// parts joins the lines of a record by their keys.
func (q *Inquiry) parts(answers []Choice, scene string, reported bool) map[string]string {
	parts := map[string]string{}
	if q.reported {
		parts["fault"] = "{what: " + q.fault.Name + "}"
	}
	q.join(parts, scene)
	for i, c := range answers {
		if q.all[i].Key == askBy || !strings.HasPrefix(c.record, "play:") {
			q.join(parts, c.record)
		}
	}
	says := "{by: $says, says: " + q.fault.Name + "}"
	event := parts["fault"]
	delete(parts, "fault")
	if event != "" && reported {
		if parts["position"] != "" {
			q.join(parts, "play: [{fault: "+event+"}]")
		} else {
			q.join(parts, "faults: ["+event+"]")
		}
	}
	for i, c := range answers {
		if q.all[i].Key != askBy && strings.HasPrefix(c.record, "play:") {
			q.join(parts, c.record)
		}
	}
	switch {
	case q.matter: // nobody is accused
	case parts["play"] != "" || parts["position"] != "":
		q.join(parts, "play: [{dispute: "+says+"}]")
	default:
		parts["dispute"] = says
	}
	return parts
}

// join adds the lines of a part to those of the same key: maps and lists grow, a plain value replaces.
func (q *Inquiry) join(parts map[string]string, lines string) {
	for line := range strings.Lines(lines) {
		key, value, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok {
			continue
		}
		old := parts[key]
		if old != "" && (value[0] == '{' || value[0] == '[') && old[0] == value[0] {
			value = old[:len(old)-1] + ", " + value[1:]
		}
		parts[key] = value
	}
}

// order of a record's keys.
var order = []string{"dealer", "agreed", "match", "deal", "position", "bidding", "contract", "discard", "faults", "play", "result", "dispute"}

// text writes the parts with the players' aliases in place. turn is how far to the right $before sits.
func (q *Inquiry) text(parts map[string]string, answers []Choice, turn int) (string, bool) {
	text := q.head(parts)
	for _, key := range order {
		if parts[key] != "" {
			text += key + ": " + parts[key] + "\n"
		}
	}
	if !strings.Contains(text, "$") {
		return text, true
	}
	by := ""
	var names []string
	for i, c := range answers {
		if c.value == "" {
			continue
		}
		names = append(names, "$"+q.all[i].Key, c.value)
		if i == 0 && q.all[0].Key == askBy {
			by = c.value
		}
	}
	if by == "" && strings.Contains(text, "$by") {
		return "", false
	}
	if slices.ContainsFunc(neighbours, func(word string) bool { return strings.Contains(text, word) }) {
		ring := q.ring(parts, by, strings.NewReplacer(names...))
		if turn >= len(ring) {
			return "", false
		}
		says := ring[1%len(ring)]
		if says == engine.Dummy {
			says = ring[2]
		}
		for i, at := range [...]int{len(ring) - turn, 1 % len(ring), len(ring) / 2} {
			names = append(names, neighbours[i], ring[at])
		}
		names = append(names, neighbours[3], says)
	}
	text = strings.NewReplacer(names...).Replace(text)
	return text, !strings.Contains(text, "$")
}

// neighbours are what a record under construction calls those around the player in question.
var neighbours = []string{"$before", "$after", "$opposite", "$says"}

// head is the beginning of a record: what is played, and by whom.
func (q *Inquiry) head(parts map[string]string) string {
	var b strings.Builder
	b.WriteString("hoyle: 1\ngame: " + q.game.Name + "\nrules: " + q.rules.Name + "\n")
	if q.form.Variant != "" {
		b.WriteString("variant: " + q.form.Variant + "\n")
	}
	names := make([]string, len(q.players))
	for i := range names {
		names[i] = alias(i)
	}
	b.WriteString("players: [" + strings.Join(names, ", ") + "]\n")
	if q.table != nil && q.table.Dealer != "" && parts["dealer"] == "" {
		b.WriteString("dealer: " + alias(slices.Index(q.players, q.table.Dealer)) + "\n")
	}
	return b.String()
}

// ring is who holds cards, to the left from the player in question, who is the first of it though he may hold none.
func (q *Inquiry) ring(parts map[string]string, by string, names *strings.Replacer) []string {
	text := q.head(parts)
	for _, key := range [...]string{"dealer", "match"} {
		if value := names.Replace(parts[key]); value != "" && !strings.Contains(value, "$") {
			text += key + ": " + value + "\n"
		}
	}
	places, known := q.places[text]
	if !known {
		places = q.seated(text)
		q.places[text] = places
	}
	if by == "" {
		return places
	}
	if at := slices.Index(places, by); at >= 0 {
		return slices.Concat(places[at:], places[:at])
	}
	// He sits out: the next on his left who holds cards is his neighbour.
	seat, _ := strconv.Atoi(by[1:])
	for i := range q.players {
		if at := slices.Index(places, alias((seat+1+i)%len(q.players))); at >= 0 {
			return slices.Concat([]string{by}, places[at:], places[:at])
		}
	}
	return places
}

// seated are those who hold cards in a hand that begins so, each one's left-hand neighbour next.
func (q *Inquiry) seated(head string) []string {
	var seats []engine.Seat
	if q.game.Places != nil {
		if docs, err := record.Decode("", []byte(head), []*engine.Game{q.game}); err == nil {
			seats = q.game.Places(&docs[0].Hand)
		}
	}
	if seats == nil {
		for i := range q.players {
			seats = append(seats, engine.Seat(i))
		}
	}
	var out []string
	for _, s := range seats {
		if int(s) == len(q.players) {
			out = append(out, engine.Dummy)
		} else {
			out = append(out, alias(int(s)))
		}
	}
	return out
}

// rename puts the players' names where a field carries one beside its seat.
func rename(h *engine.Hand) {
	fields := func(list engine.Fields) {
		for i := range list {
			if s := list[i].Seat; s != engine.Nobody && list[i].Word != "" {
				list[i].Word = h.Name(s)
			}
		}
	}
	fields(h.Contract)
	fields(h.Agreed)
	fields(h.Match)
	fields(h.Result)
	if h.Position != nil {
		fields(h.Position.Args)
	}
	for _, acts := range [][]engine.Act{h.Faults, h.Play, h.Bidding} {
		for i := range acts {
			fields(acts[i].Args)
		}
	}
}

// essence is what of a verdict is the ruling on the incident: its findings and their laws, what is decided, charged
// and left to choose, and of the reasons those that would not be there without it. telling is the findings in words.
func (q *Inquiry) essence(h *engine.Hand, v, before *engine.Verdict) (ruling, telling string) {
	var b, words strings.Builder
	text := q.game.Voice(h, say.English).Text
	known := map[string]bool{}
	if before != nil && !before.Found(q.fault.Name) {
		for _, r := range before.Reasons {
			known[text(r.Text)] = true
		}
		for _, f := range before.Findings {
			known[text(f.Text)] = true
		}
	}
	for _, f := range v.Findings {
		if t := text(f.Text); !known[t] {
			fmt.Fprintf(&b, "%s %s\n", f.What, f.Law)
			words.WriteString(t)
		}
	}
	for _, r := range v.Reasons {
		if t := text(r.Text); !known[t] {
			fmt.Fprintf(&b, "%s %s\n", r.Law, t)
		}
	}
	for _, o := range v.Options {
		fmt.Fprintf(&b, "%d %s %s %s\n", o.By, o.Choice, o.Law, text(o.Text))
	}
	if v.Dispute != nil {
		fmt.Fprintf(&b, "%v\n", v.Dispute.Upheld)
	}
	if before == nil || before.Undecided.Empty() {
		b.WriteString(text(v.Undecided) + "\n")
	}
	fmt.Fprintf(&b, "%v %v %v %v %d", v.Won, v.Winners, v.Scores, v.Redeal, v.Carry)
	return b.String(), words.String()
}
