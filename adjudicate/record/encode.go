package record

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"hoyle/engine"
	"hoyle/engine/card"
)

// Encode writes a record as a person would: the keys in the format's order, cards grouped by suit, a trick a line.
// Decoding what it writes gives an equal hand. Acts that were decoded keep the lines in which they stood; others are
// cut into lines of as many cards as there are players. The error is for a document that no record can express, such
// as a card that the game does not have.
func Encode(d *Doc) ([]byte, error) {
	if d.Game == nil {
		return nil, errors.New("encode record: no game")
	}
	e := encoder{game: d.Game, hand: &d.Hand}
	e.document(d)
	if e.err != nil {
		return nil, fmt.Errorf("encode record of %s: %w", d.Game.Name, e.err)
	}
	return []byte(e.b.String()), nil
}

// lineWidth is where a long text is folded.
const lineWidth = 100

type encoder struct {
	b    strings.Builder
	game *engine.Game
	hand *engine.Hand
	err  error
}

func (e *encoder) fail(format string, args ...any) {
	if e.err == nil {
		e.err = fmt.Errorf(format, args...)
	}
}

// line writes one line at an indentation.
func (e *encoder) line(indent int, parts ...string) {
	for range indent {
		e.b.WriteString("  ")
	}
	for _, p := range parts {
		e.b.WriteString(p)
	}
	e.b.WriteByte('\n')
}

// word writes a key of the envelope unless it is empty.
func (e *encoder) word(key, v string) {
	if v != "" {
		e.line(0, key, ": ", scalar(v, false))
	}
}

func (e *encoder) document(d *Doc) {
	h, spec := e.hand, &e.game.Spec
	e.line(0, "hoyle: ", strconv.Itoa(Version))
	e.word("game", e.game.Name)
	e.word("rules", h.Rules)
	e.word("variant", h.Variant)
	e.text("title", d.Title)
	e.text("source", d.Source)
	e.text("date", d.Date)
	e.text("note", d.Note)
	names := make([]string, len(h.Players))
	for i, p := range h.Players {
		names[i] = scalar(p, true)
	}
	e.line(0, "players: [", strings.Join(names, ", "), "]")
	if h.Dealer != engine.Nobody {
		e.word("dealer", e.name(h.Dealer))
	}
	e.fields("agreed", h.Agreed, spec.Agreed)
	e.fields("match", h.Match, spec.Match)
	e.dealt(0, "deal", h.Deal)
	e.position()
	e.bidding()
	e.fields("contract", h.Contract, spec.Contract)
	if h.Discard != nil {
		e.line(0, "discard: ", e.cards(h.Discard.Cards))
	}
	e.acts("faults", h.Faults)
	e.acts("play", h.Play)
	e.fields("result", h.Result, spec.Result)
	if h.Dispute != nil {
		e.line(0, e.event(h.Dispute))
	}
	e.expect(d.Expect)
	e.text("why", d.Why)
}

// text writes a text that is only shown: folded where it is long, line by line where it has lines.
func (e *encoder) text(key, v string) {
	body := strings.TrimSuffix(v, "\n")
	mark := ""
	if body == v {
		mark = "-"
	}
	lines := strings.Split(body, "\n")
	blockable := body != "" && !strings.ContainsFunc(body, func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }) &&
		!slices.ContainsFunc(lines, func(l string) bool { return strings.TrimSpace(l) != l }) &&
		lines[0] != "" && lines[len(lines)-1] != ""
	switch {
	case v == "":
	case blockable && len(lines) > 1:
		e.line(0, key, ": |", mark)
		for _, l := range lines {
			if l == "" {
				e.line(0)
			} else {
				e.line(1, l)
			}
		}
	case blockable && len(body) > lineWidth-len(key) && !strings.Contains(body, "  "):
		e.line(0, key, ": >", mark)
		var row strings.Builder
		for w := range strings.SplitSeq(body, " ") {
			if row.Len() > 0 && row.Len()+len(w) > lineWidth {
				e.line(1, row.String())
				row.Reset()
			}
			if row.Len() > 0 {
				row.WriteByte(' ')
			}
			row.WriteString(w)
		}
		e.line(1, row.String())
	default:
		e.word(key, v)
	}
}

// scalar writes a word or a text: as it stands where nobody could take it for anything else, in quotes otherwise.
// Within a flow map or list more must be quoted.
func scalar(v string, flow bool) string {
	if isPlain(v, flow) {
		return v
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range v {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case unicode.IsPrint(r):
			b.WriteRune(r)
		case r <= 0xffff:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			fmt.Fprintf(&b, `\U%08X`, r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

func isPlain(v string, flow bool) bool {
	switch strings.ToLower(v) {
	case "", "null", "true", "false", "yes", "no", "on", "off":
		return false
	}
	also := " -_./()'"
	if !flow {
		also += ",;"
	}
	for i, r := range v {
		letter := unicode.IsLetter(r) || unicode.IsDigit(r)
		if !letter && (i == 0 || !strings.ContainsRune(also, r)) {
			return false
		}
	}
	if v[len(v)-1] == ' ' {
		return false
	}
	// A section such as 4.10 is no number: other readers would make it 4.1.
	return strings.Trim(v, "0123456789") == "" || strings.Trim(v, "0123456789._eE-") != "" || strings.Count(v, "-") == 2
}

func (e *encoder) name(s engine.Seat) string {
	if n := len(e.hand.Players); int(s) == n && n == e.game.Spec.DummyWith {
		return engine.Dummy
	}
	if s < 0 || int(s) >= len(e.hand.Players) {
		e.fail("no player in seat %d", s)
		return ""
	}
	return e.hand.Players[s]
}

// card is one card, which the game must be able to read back.
func (e *encoder) card(c card.Card) string {
	text := e.game.Cards.String(c)
	if back, err := e.game.Cards.Parse(text); err != nil || len(back) != 1 || back[0] != c {
		e.fail("card %d is none of the game's", c)
	}
	return text
}

// cards joins the neighbours of a suit in one token, where the game's notation can do that.
func (e *encoder) cards(cards []card.Card) string {
	if len(cards) == 0 {
		return "[]"
	}
	var b strings.Builder
	token, from := "", 0
	for i, c := range cards {
		next := e.card(c)
		if token != "" && token[0] == next[0] {
			joined := token + next[1:]
			if back, err := e.game.Cards.Parse(joined); err == nil && slices.Equal(back, cards[from:i+1]) {
				token = joined
				continue
			}
		}
		if token != "" {
			b.WriteString(token + " ")
		}
		token, from = next, i
	}
	b.WriteString(token)
	return scalar(b.String(), true)
}

func (e *encoder) counts(counts []engine.Count) string {
	if len(counts) == 1 && counts[0].Seat == engine.Nobody && counts[0].Side == "" {
		return strconv.Itoa(counts[0].N)
	}
	parts := make([]string, len(counts))
	for i, c := range counts {
		name := c.Side
		if c.Seat != engine.Nobody {
			name = e.name(c.Seat)
		}
		parts[i] = scalar(name, true) + ": " + strconv.Itoa(c.N)
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// value writes a field in the form of its description.
func (e *encoder) value(f engine.Field, kind engine.FieldKind) string {
	switch kind {
	case engine.Int:
		return strconv.Itoa(f.N)
	case engine.Bool:
		return strconv.FormatBool(f.N != 0)
	case engine.Player:
		return scalar(e.name(f.Seat), true)
	case engine.OneCard, engine.Cards:
		return e.cards(f.Cards)
	case engine.Counts:
		return e.counts(f.Counts)
	}
	return scalar(f.Word, true)
}

// pairs writes fields as the inside of a flow map.
func (e *encoder) pairs(fields engine.Fields, specs []engine.FieldSpec) []string {
	parts := make([]string, 0, len(fields)+4)
	for _, f := range fields {
		spec := find(specs, f.Key)
		if spec == nil {
			e.fail("unknown key %q", f.Key)
			continue
		}
		parts = append(parts, f.Key+": "+e.value(f, spec.Kind))
	}
	return parts
}

func (e *encoder) fields(key string, fields engine.Fields, specs []engine.FieldSpec) {
	if fields != nil {
		e.line(0, key, ": {", strings.Join(e.pairs(fields, specs), ", "), "}")
	}
}

func (e *encoder) dealt(indent int, key string, dealt []engine.Dealt) {
	switch {
	case dealt == nil:
		return
	case len(dealt) == 0:
		e.line(indent, key, ": {}")
		return
	}
	e.line(indent, key, ":")
	for _, d := range dealt {
		name := d.Place
		if d.Seat != engine.Nobody {
			name = e.name(d.Seat)
		}
		e.line(indent+1, scalar(name, true), ": ", e.cards(d.Cards))
	}
}

func (e *encoder) position() {
	p := e.hand.Position
	if p == nil {
		return
	}
	if p.Hands == nil && p.Leader == engine.Nobody && p.Trick == 0 && p.Taken == nil && p.Tricks == nil && len(p.Args) == 0 {
		e.line(0, "position: {}")
		return
	}
	e.line(0, "position:")
	e.dealt(1, "hands", p.Hands)
	if p.Leader != engine.Nobody {
		e.line(1, "leader: ", scalar(e.name(p.Leader), true))
	}
	if p.Trick != 0 {
		e.line(1, "trick: ", strconv.Itoa(p.Trick))
	}
	if p.Taken != nil {
		e.line(1, "taken: ", e.counts(p.Taken))
	}
	if p.Tricks != nil {
		e.line(1, "tricks: ", e.counts(p.Tricks))
	}
	for _, part := range e.pairs(p.Args, e.game.Spec.Position) {
		e.line(1, part)
	}
}

func (e *encoder) bidding() {
	calls := e.hand.Bidding
	if calls == nil {
		return
	}
	if len(calls) == 0 {
		e.line(0, "bidding: []")
		return
	}
	e.line(0, "bidding:")
	for i := range calls {
		call := scalar(calls[i].Word, true)
		if calls[i].Word == string(engine.Bid) {
			call = strconv.Itoa(calls[i].N)
		}
		e.line(1, "- ", scalar(e.name(calls[i].By), true), ": ", call)
	}
}

// acts writes the play, or the faults before it.
func (e *encoder) acts(key string, acts []engine.Act) {
	if acts == nil {
		return
	}
	if len(acts) == 0 {
		e.line(0, key, ": []")
		return
	}
	e.line(0, key, ":")
	for i := 0; i < len(acts); {
		act := &acts[i]
		switch {
		case key == "faults":
			_, fault, _ := strings.Cut(e.event(act), ": ")
			e.line(1, "- ", fault)
			i++
		case act.Kind != engine.Play:
			e.line(1, "- ", e.event(act))
			i++
		case act.By != engine.Nobody && !isWord(e.name(act.By)):
			e.line(1, "- ", scalar(e.name(act.By), true), ": ", e.card(act.Card))
			i++
		default:
			n := e.together(acts[i:])
			tokens := make([]string, n)
			for j := range n {
				a := &acts[i+j]
				tokens[j] = e.card(a.Card)
				if a.By != engine.Nobody {
					tokens[j] = e.name(a.By) + ":" + tokens[j]
				}
			}
			e.line(1, "- ", strings.Join(tokens, " "))
			i += n
		}
	}
}

// isWord reports a name that can stand before a card within a line.
func isWord(name string) bool { return isPlain(name, true) && !strings.Contains(name, " ") }

// together counts the cards, from the first act on, that stand on one line.
func (e *encoder) together(acts []engine.Act) int {
	line := acts[0].Pos.Line
	for n := range acts {
		a := &acts[n]
		if a.Kind != engine.Play || a.By != engine.Nobody && !isWord(e.name(a.By)) || a.Pos.Line != line ||
			line == 0 && n == len(e.hand.Players) {
			return n
		}
	}
	return len(acts)
}

// event writes an act as a one-key map.
func (e *encoder) event(act *engine.Act) string {
	spec := event(e.game, act.Kind)
	if spec == nil {
		e.fail("%s has no event %q", e.game.Name, act.Kind)
		return ""
	}
	if v, ok := e.scalarEvent(act, spec); ok {
		return string(act.Kind) + ": " + v
	}
	specs := eventFields(e.game, spec, act.Word)
	var parts []string
	for _, f := range specs {
		v := ""
		switch f.Key {
		case "by":
			if act.By != engine.Nobody {
				v = scalar(e.name(act.By), true)
			}
		case "against":
			if act.Against != engine.Nobody {
				v = scalar(e.name(act.Against), true)
			}
		case "card":
			if act.Card != card.None && f.Kind == engine.OneCard {
				v = e.card(act.Card)
			}
		case "trick":
			if act.Trick != 0 {
				v = strconv.Itoa(act.Trick)
			}
		default:
			if isTheWord(act.Kind, f) && act.Word != "" {
				v = scalar(act.Word, true)
			}
		}
		if v != "" {
			parts = append(parts, f.Key+": "+v)
		}
	}
	parts = append(parts, e.pairs(act.Args, specs)...)
	return string(act.Kind) + ": {" + strings.Join(parts, ", ") + "}"
}

// scalarEvent writes the value of an event that needs no map.
func (e *encoder) scalarEvent(act *engine.Act, spec *engine.EventSpec) (string, bool) {
	bare := newAct(act.Kind, act.Pos) // what the scalar would be read as
	var v string
	switch {
	case spec.Scalar == engine.Player || spec.Scalar == engine.Anyone && act.By != engine.Nobody:
		if act.By == engine.Nobody {
			return "", false
		}
		bare.By, v = act.By, scalar(e.name(act.By), true)
		if act.Kind == engine.Concede {
			bare.Word = "says"
		}
	case act.Word != "" && (spec.Scalar == engine.Word || spec.Scalar == engine.Text ||
		spec.Scalar == engine.Cards && slices.Contains(spec.Words, act.Word)):
		bare.Word, v = act.Word, scalar(act.Word, true)
	case spec.Scalar == engine.OneCard && act.Card != card.None:
		bare.Card, v = act.Card, e.card(act.Card)
	case spec.Scalar == engine.Cards && len(act.Args) == 1 && act.Args[0].Key == "cards":
		bare.Args, v = act.Args, e.cards(act.Args[0].Cards)
	case spec.Scalar == engine.Anyone && len(act.Args) == 1 && act.Args[0].Key == "by":
		bare.Args, v = act.Args, scalar(act.Args[0].Word, true)
	case spec.Scalar == engine.Int:
		bare.N, v = act.N, strconv.Itoa(act.N)
	case spec.Scalar == engine.Bool:
		bare.N, v = act.N, strconv.FormatBool(act.N != 0)
	default:
		return "", false
	}
	same := bare.By == act.By && bare.Card == act.Card && bare.Word == act.Word && bare.N == act.N &&
		bare.Against == act.Against && bare.Trick == act.Trick && len(bare.Args) == len(act.Args)
	return v, same
}

func (e *encoder) expect(x *Expect) {
	if x == nil {
		return
	}
	begun := false
	begin := func(set bool) bool {
		if set && !begun {
			begun = true
			e.line(0, "expect:")
		}
		return set
	}
	write := func(set bool, key, v string) {
		if begin(set) {
			e.line(1, key, ": ", v)
		}
	}
	words := func(list []string) string {
		parts := make([]string, len(list))
		for i, w := range list {
			parts[i] = scalar(w, true)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	truth := strconv.FormatBool
	write(x.Error.Set, "error", scalar(x.Error.V, false))
	if begin(x.Findings.Set) {
		marks := make([]Mark, len(x.Findings.V))
		for i, f := range x.Findings.V {
			marks[i] = f.mark()
		}
		e.marks("findings", marks)
	}
	if begin(x.Marks.Set) {
		e.marks("marks", x.Marks.V)
	}
	ruling := "rejected"
	if x.Dispute.V {
		ruling = "upheld"
	}
	write(x.Dispute.Set, "dispute", ruling)
	write(x.Disputes.Set, "disputes", words(x.Disputes.V))
	write(x.Options.Set, "options", words(x.Options.V))
	write(x.Won.Set, "won", truth(x.Won.V))
	winners := make([]string, len(x.Winners.V))
	for i, s := range x.Winners.V {
		winners[i] = e.name(s)
	}
	write(x.Winners.Set, "winners", words(winners))
	write(x.Value.Set, "value", strconv.Itoa(x.Value.V))
	write(x.Points.Set, "points", e.counts(x.Points.V))
	write(x.Scores.Set, "scores", e.counts(x.Scores.V))
	write(x.Totals.Set, "totals", e.counts(x.Totals.V))
	settled := make([]string, len(x.Settled.V))
	for i, m := range x.Settled.V {
		settled[i] = scalar(m.Method, true) + ": " + e.counts(m.Amounts)
	}
	write(x.Settled.Set, "settled", "{"+strings.Join(settled, ", ")+"}")
	write(x.Over.Set, "over", truth(x.Over.V))
	write(x.Redeal.Set, "redeal", truth(x.Redeal.V))
	write(x.Carry.Set, "carry", strconv.Itoa(x.Carry.V))
	write(x.Undecided.Set, "undecided", truth(x.Undecided.V))
	write(x.Laws.Set, "laws", words(x.Laws.V))
	write(x.Says.Set, "says", words(x.Says.V))
}

func (e *encoder) marks(key string, marks []Mark) {
	if len(marks) == 0 {
		e.line(1, key, ": []")
		return
	}
	e.line(1, key, ":")
	for _, m := range marks {
		var parts []string
		if m.What.Set {
			parts = append(parts, "what: "+scalar(m.What.V, true))
		}
		if m.By.Set {
			parts = append(parts, "by: "+scalar(m.By.V.Name, true))
		}
		if m.Trick.Set {
			parts = append(parts, "trick: "+strconv.Itoa(m.Trick.V))
		}
		if m.Card.Set {
			parts = append(parts, "card: "+e.card(m.Card.V))
		}
		if m.Points.Set {
			parts = append(parts, "points: "+strconv.Itoa(m.Points.V))
		}
		if m.Law.Set {
			parts = append(parts, "law: "+scalar(m.Law.V, true))
		}
		e.line(2, "- {", strings.Join(parts, ", "), "}")
	}
}
