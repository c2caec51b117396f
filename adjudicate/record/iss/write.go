package iss

import (
	"fmt"
	"strconv"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// Unwritable says what of a hand a game line has no words for.
type Unwritable struct {
	Pos  engine.Pos
	What string // a sentence without its full stop
}

func (e *Unwritable) Error() string { return "a game line cannot say it: " + e.What }

func unwritable(at engine.Pos, format string, args ...any) error {
	return &Unwritable{at, fmt.Sprintf(format, args...)}
}

// Append writes the game as one line, without its line feed. What Parse read comes out as it went in, apart from white
// space, comments, and the ways in which a view writes cards that are known anyway. A hand from elsewhere must say who
// played each card (Act.By). The error is an *Unwritable.
func (g *Game) Append(dst []byte) ([]byte, error) {
	h := &g.Hand
	if len(h.Players) != 3 {
		return dst, unwritable(h.Pos, "%d players; the line has three seats", len(h.Players))
	}
	switch {
	case h.Dealer != 2 && h.Dealer != engine.Nobody:
		return dst, unwritable(h.Pos, "the dealer must come third among the players, after forehand and middlehand")
	case h.Position != nil:
		return dst, unwritable(h.Position.Pos, "a position in mid-hand")
	case h.Result != nil:
		return dst, unwritable(h.ResultPos, "a result without its play")
	case len(h.Faults) > 0:
		return dst, unwritable(h.Faults[0].Pos, "the fault %s", h.Faults[0].Word)
	case h.Dispute != nil:
		return dst, unwritable(h.Dispute.Pos, "a dispute")
	}
	out := append(dst, "(;GM[Skat]"...)
	prop := func(key, value string) { out = appendProperty(out, key, value) }
	if g.HasPlace {
		prop("PC", g.Place)
	}
	if g.HasComment {
		prop("CO", g.Comment)
	}
	prop("SE", g.Series)
	prop("ID", g.ID)
	prop("DT", g.Date)
	if g.Owner != "" {
		prop("OW", g.Owner)
	}
	names := g.Names
	if names == [3]string{} && !(h.Players[0] == Places[0] && h.Players[1] == Places[1] && h.Players[2] == Places[2]) {
		copy(names[:], h.Players)
	}
	for i, key := range nameKeys {
		prop(key, names[i])
	}
	for i, key := range ratingKeys {
		prop(key, g.Ratings[i])
	}
	out = append(append(out, g.Extra...), "MV["...)
	out, err := g.moves(out)
	if err != nil {
		return dst, err
	}
	out = append(out, "]R["...)
	out = g.Result.append(out)
	return append(out, "] ;)"...), nil
}

var nameKeys, ratingKeys = [3]string{"P0", "P1", "P2"}, [3]string{"R0", "R1", "R2"}

// appendProperty writes a property; a bracket or a backslash in its value has a backslash before it.
func appendProperty(dst []byte, key, value string) []byte {
	dst = append(append(dst, key...), '[')
	for i := range len(value) {
		if value[i] == ']' || value[i] == '\\' {
			dst = append(dst, '\\')
		}
		dst = append(dst, value[i])
	}
	return append(dst, ']')
}

func cards(dst []byte, list []card.Card) []byte {
	for i, c := range list {
		if i > 0 {
			dst = append(dst, '.')
		}
		dst = append(dst, card.French.String(c)...)
	}
	return dst
}

func hidden(dst []byte, n int) []byte {
	return append(dst, strings.Repeat("??.", n)[:n*3-1]...)
}

func (g *Game) moves(out []byte) ([]byte, error) {
	declared, shown := g.asDeclared()
	out, err := g.dealt(append(out, "w "...), strings.HasPrefix(declared, veil))
	if err != nil {
		return out, err
	}
	if out, err = g.calls(append(out, ' ')); err != nil {
		return out, err
	}
	if declared != "" {
		out = append(append(out, strings.TrimPrefix(declared, veil)...), ' ')
	} else if out, err = g.declaration(out); err != nil {
		return out, err
	}
	for i := shown; i < len(g.Hand.Play); i++ {
		if out, err = act(out, &g.Hand.Play[i]); err != nil {
			return out, err
		}
		out = append(out, ' ')
	}
	return out, nil
}

// dealt writes the hands and the skat, or hides the skat, which is shown when it is taken up.
func (g *Game) dealt(out []byte, veiled bool) ([]byte, error) {
	h := &g.Hand
	known := true
	var parts [4]*engine.Dealt
	for i := range parts {
		if parts[i] = h.Dealt(engine.Seat(i)); i == 3 {
			if parts[i] = h.Place("skat"); veiled {
				parts[i] = nil
			}
		}
		known = known && parts[i] != nil
	}
	for i, d := range parts {
		size := 10
		if i == 3 {
			size = 2
		}
		switch {
		case i == 0:
		case known:
			out = append(out, '.')
		default:
			out = append(out, '|')
		}
		switch {
		case d == nil:
			out = hidden(out, size)
		case len(d.Cards) != size:
			return out, unwritable(d.Pos, "a hand of %d cards", len(d.Cards))
		default:
			out = cards(out, d.Cards)
		}
	}
	return out, nil
}

func seat(out []byte, s engine.Seat) []byte { return append(out, '0'+byte(s), ' ') }

// calls writes the auction.
func (g *Game) calls(out []byte) ([]byte, error) {
	for _, b := range g.Hand.Bidding {
		if b.Kind != engine.Bid || b.By < 0 {
			return out, unwritable(b.Pos, "%s during the auction", b.Kind)
		}
		out = seat(out, b.By)
		switch b.Word {
		case "hold":
			out = append(out, "y "...)
		case "pass":
			out = append(out, "p "...)
		case "bid":
			out = append(strconv.AppendInt(out, int64(b.N), 10), ' ')
		default:
			return out, unwritable(b.Pos, "the call %s", b.Word)
		}
	}
	return out, nil
}

// declaration writes the moves from the skat to the discard.
func (g *Game) declaration(out []byte) ([]byte, error) {
	h := &g.Hand
	by := h.Contract.Seat("by")
	skat := h.Contract.Word("how") == "skat"
	if g.PickedUp || skat {
		s := by
		if s == engine.Nobody {
			if s = g.lastBidder(); s == engine.Nobody {
				return out, unwritable(h.Pos, "the skat taken up by nobody")
			}
		}
		out = append(seat(out, s), "s w "...)
		if d := h.Place("skat"); d != nil {
			out = cards(out, d.Cards)
		} else {
			out = hidden(out, 2)
		}
		out = append(out, ' ')
	}
	if len(h.Contract) == 0 {
		return out, nil
	}
	word, err := contractWord(h)
	if err != nil {
		return out, err
	}
	out = append(seat(out, by), word...)
	lay := '.'
	if g.Split {
		out = append(out, ' ', '0'+byte(by))
		lay = ' '
	}
	switch played := hasCard(h.Play); {
	case h.Discard != nil && len(h.Discard.Cards) != 2:
		return out, unwritable(h.Discard.Pos, "%d cards laid away", len(h.Discard.Cards))
	case h.Discard != nil, skat && (played || g.Split):
		out = g.laid(append(out, byte(lay)))
	}
	return append(out, ' '), nil
}

// asDeclared is the moves from the skat to the discard as the line had them, and how many acts of the play they hold; ""
// where they do not say what the hand says.
func (g *Game) asDeclared() (moves string, shown int) {
	if g.Declared == "" {
		return "", 0
	}
	out, err := g.dealt([]byte("(;GM[Skat]MV[w "), strings.HasPrefix(g.Declared, veil))
	if err != nil {
		return "", 0
	}
	if out, err = g.calls(append(out, ' ')); err != nil {
		return "", 0
	}
	out = append(append(out, strings.TrimPrefix(g.Declared, veil)...), " ];)"...)
	var other Game
	if other.Parse(out, 0) != nil || !sameContract(&g.Hand, &other.Hand) || len(other.acts) > len(g.Hand.Play) {
		return "", 0
	}
	for i := range other.acts {
		if a, b := &other.acts[i], &g.Hand.Play[i]; a.Kind != b.Kind || a.By != b.By {
			return "", 0
		}
	}
	return g.Declared, len(other.acts)
}

// sameContract reports whether two hands have the same contract, the same skat and the same discard.
func sameContract(a, b *engine.Hand) bool {
	same := func(x, y *engine.Dealt) bool {
		return x == nil && y == nil || x != nil && y != nil && card.SetOf(x.Cards...) == card.SetOf(y.Cards...)
	}
	for _, key := range [...]string{"game", "how", "announce"} {
		if a.Contract.Word(key) != b.Contract.Word(key) {
			return false
		}
	}
	return a.Contract.Seat("by") == b.Contract.Seat("by") && a.Contract.True("open") == b.Contract.True("open") &&
		same(a.Discard, b.Discard) && same(a.Place("skat"), b.Place("skat"))
}

// act writes one event of the play.
func act(out []byte, a *engine.Act) ([]byte, error) {
	if a.By < 0 || a.By > 2 {
		return out, unwritable(a.Pos, "a %s of nobody", a.Kind)
	}
	switch a.Kind {
	case engine.Play:
		return append(seat(out, a.By), card.French.String(a.Card)...), nil
	case Unknown:
		return append(seat(out, a.By), "??"...), nil
	case Show:
		out = append(seat(out, a.By), "SC"...)
		if f, ok := a.Args.Get("cards"); ok {
			out = cards(append(out, '.'), f.Cards)
		}
		return out, nil
	case engine.Concede:
		if a.Word == "throws" {
			return out, unwritable(a.Pos, "cards thrown down")
		}
		return append(seat(out, a.By), "RE"...), nil
	case Leave:
		return append(append(out, "w LE."...), '0'+byte(a.By)), nil
	case TimeOut:
		return append(append(out, "w TI."...), '0'+byte(a.By)), nil
	}
	return out, unwritable(a.Pos, "%s during the play", a.Kind)
}

func hasCard(acts []engine.Act) bool {
	for i := range acts {
		if acts[i].Kind == engine.Play || acts[i].Kind == Unknown {
			return true
		}
	}
	return false
}

// lastBidder is who has the game by the auction: the last to bid or hold.
func (g *Game) lastBidder() engine.Seat {
	passed := [3]bool{}
	last := engine.Nobody
	for _, b := range g.Hand.Bidding {
		if b.Word == "pass" {
			passed[b.By] = true
		} else {
			last = b.By
		}
	}
	if last != engine.Nobody && !passed[last] {
		return last
	}
	for s, out := range passed {
		if !out {
			return engine.Seat(s)
		}
	}
	return last
}

// contractWord is the announcement as a line has it.
func contractWord(h *engine.Hand) (string, error) {
	c := h.Contract
	game, how, announce, open := c.Word("game"), c.Word("how"), c.Word("announce"), c.True("open")
	letter := ""
	for b, name := range games {
		if name != "" && name == game {
			letter = string(rune(b))
		}
	}
	if by := c.Seat("by"); by < 0 || by > 2 {
		return "", unwritable(h.ContractPos, "a game of nobody")
	}
	switch {
	case letter == "":
		return "", unwritable(h.ContractPos, "the game %q", game)
	case how != "hand" && how != "skat":
		return "", unwritable(h.ContractPos, "a game played %q", how)
	case open && game != "nullo" && how == "hand":
		return letter + "O", nil
	}
	if open {
		letter += "O"
	}
	if how == "hand" {
		letter += "H"
	}
	switch announce {
	case "schneider":
		letter += "S"
	case "schwarz":
		letter += "Z"
	}
	return letter, nil
}

func (r *Result) append(out []byte) []byte {
	if r.Outcome == Passed || r.Outcome == NotSaid {
		return append(out, r.Outcome.String()...)
	}
	field := func(key string, n int) {
		out = append(append(out, key...), ':')
		out = append(strconv.AppendInt(out, int64(n), 10), ' ')
	}
	flag := func(key string, b bool) {
		n := 0
		if b {
			n = 1
		}
		field(key, n)
	}
	field("d", int(r.Declarer))
	out = append(append(out, r.Outcome.String()...), ' ')
	field("v", r.Value)
	field("m", r.Matadors)
	if r.Overbid {
		out = append(out, "overbid "...)
	} else {
		out = append(out, "bidok "...)
	}
	field("p", r.Points)
	field("t", r.Tricks)
	flag("s", r.Schneider)
	flag("z", r.Schwarz)
	for i, key := range [3]string{"p0", "p1", "p2"} {
		field(key, r.Penalties[i])
	}
	field("l", int(r.Left))
	field("to", int(r.TimedOut))
	if r.Resigned != engine.Unknown {
		flag("r", r.Resigned == engine.Yes)
	}
	return out[:len(out)-1]
}

// Notes is what the line says beside the hand, in its own words: the server, the game's number there, the ratings, the
// names where a record could not keep them, and the server's result. Where a record does not tell the moves from the skat
// to the discard apart (the announcement and the discard are two, the skat is hidden, ten cards lie open with the
// announcement), these moves stand behind it. SetNotes reads all that.
func (g *Game) Notes() string {
	var b []byte
	add := func(key, value string) { b = append(appendProperty(b, key, value), ' ') }
	if g.HasPlace {
		add("PC", g.Place)
	}
	if g.HasComment {
		add("CO", g.Comment)
	}
	add("SE", g.Series)
	add("ID", g.ID)
	if g.Owner != "" {
		add("OW", g.Owner)
	}
	for i, key := range nameKeys {
		add(key, g.Names[i])
	}
	for i, key := range ratingKeys {
		add(key, g.Ratings[i])
	}
	if g.Extra != "" {
		b = append(append(b, g.Extra...), ' ')
	}
	b = append(b, "R["...)
	b = append(g.Result.append(b), ']')
	if g.Declared != "" {
		b = append(append(append(b, split...), g.Declared...), ']')
	} else if word, err := contractWord(&g.Hand); g.Split && err == nil {
		by := '0' + byte(g.Hand.Contract.Seat("by"))
		b = append(append(b, split...), by, ' ')
		b = append(append(b, word...), ' ', by, ' ')
		b = append(g.laid(b), ']')
	}
	return string(b)
}

// split begins the two moves behind the notes' last property, the result.
const split = " MV["

// laid writes the two cards laid away.
func (g *Game) laid(dst []byte) []byte {
	if d := g.Hand.Discard; d != nil {
		return cards(dst, d.Cards)
	}
	return hidden(dst, 2)
}

// SetNotes takes up what Notes has written; it reports whether the text is of that kind.
func (g *Game) SetNotes(notes string) bool {
	g.Result = Result{Declarer: engine.Nobody, Left: engine.Nobody, TimedOut: engine.Nobody}
	if !strings.HasPrefix(notes, "PC[") && !strings.HasPrefix(notes, "CO[") && !strings.HasPrefix(notes, "SE[") {
		return false
	}
	var other Game
	// What follows the result is the split form; a result has no bracket in it.
	if i := strings.LastIndex(notes, "R["); i >= 0 {
		if end := strings.IndexByte(notes[i:], ']'); end >= 0 {
			moves, more := strings.CutPrefix(notes[i+end+1:], split)
			if g.Split = more; strings.HasPrefix(moves, veil) || takesUp(moves) {
				g.Split, g.Declared = false, strings.TrimSuffix(moves, "]")
			}
			notes = notes[:i+end+1]
		}
	}
	// The moves of the smallest record: none of it is taken over.
	if err := other.Parse([]byte("(;GM[Skat]"+notes+"MV[w |||];)"), 0); err != nil {
		return false
	}
	g.Place, g.HasPlace, g.Comment, g.HasComment = other.Place, other.HasPlace, other.Comment, other.HasComment
	g.Extra = other.Extra
	g.Series, g.ID, g.Owner, g.Names, g.Ratings, g.Result = other.Series, other.ID, other.Owner, other.Names, other.Ratings, other.Result
	return true
}

// takesUp reports whether the moves behind the notes begin with the skat or a whole announcement, and not with the two moves
// of announcement and discard alone.
func takesUp(moves string) bool {
	words := strings.Fields(strings.TrimSuffix(moves, "]"))
	return len(words) > 1 && (words[1] == "s" || strings.Contains(words[1], "."))
}
