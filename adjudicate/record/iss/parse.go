package iss

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"hoyle/engine"
	"hoyle/engine/card"
)

// rank and suit of a letter in a line; 255 for none.
var suitOf, rankOf = letters()

func letters() (suits, ranks [256]uint8) {
	for i := range suits {
		suits[i], ranks[i] = 255, 255
	}
	for s := card.Diamonds; s <= card.Clubs; s++ {
		suits["DHSC"[s]] = uint8(s)
	}
	for i, r := range []byte("789TJQKA") {
		ranks[r] = uint8(i) + 7
	}
	return suits, ranks
}

// games are the contracts by the letter that announces them.
var games = [256]string{'G': "grand", 'C': "clubs", 'S': "spades", 'H': "hearts", 'D': "diamonds", 'N': "nullo"}

// parser walks over one record.
type parser struct {
	g    *Game
	rec  []byte
	text string // rec as a string, so that names and texts are cut out of one piece
	line int

	declarer engine.Seat // the one who took up the skat or announced, Nobody before
	hand     bool        // announced as a hand game
	awaits   bool        // an announcement whose two cards have not been laid away yet
	ended    bool        // by a leave or a time-out

	odd      bool // the moves from the skat to the discard cannot be told from the hand
	veiled   bool // the skat was hidden in the deal and shown when it was taken up
	declares span // where these moves stand in the record
}

// span is a part of the record.
type span struct{ from, to int }

func (p *parser) fail(at int, format string, args ...any) error {
	return &LineError{Line: p.line, Col: at + 1, What: fmt.Sprintf(format, args...)}
}

func (p *parser) pos(at int) engine.Pos {
	return engine.Pos{Line: int32(p.line), Col: int32(at + 1)}
}

// Parse reads one record as a Scanner gives it; line is where it starts in the archive. The error is a *LineError.
// What the record says of the play is taken word for word: whether a card may be played is the judge's business.
func (g *Game) Parse(rec []byte, line int) error {
	g.reset(line)
	p := parser{g: g, rec: rec, text: string(rec), line: line, declarer: engine.Nobody}
	if !bytes.HasPrefix(rec, []byte("(;")) || !bytes.HasSuffix(rec, []byte(";)")) || len(rec) < 4 {
		return p.fail(0, `a record runs from "(;" to ";)"`)
	}
	var moves, result [2]int // from, to
	skat := false
	for i, end := 2, len(rec)-2; ; {
		for i < end && isSpace(rec[i]) {
			i++
		}
		if i < end && rec[i] == '#' {
			for i < end && rec[i] != '\n' {
				i++
			}
			continue
		}
		if i == end {
			break
		}
		from := i
		for i < end && (rec[i] >= 'A' && rec[i] <= 'Z' || rec[i] >= '0' && rec[i] <= '9') {
			i++
		}
		if i == from || i == end || rec[i] != '[' {
			return p.fail(i, "expected a property such as MV[…]")
		}
		key := p.text[from:i]
		i++
		value := i
		escaped := false
		for i < end && rec[i] != ']' {
			if rec[i] == '\\' && i+1 < end {
				escaped = true
				i++
			}
			i++
		}
		if i >= end {
			return p.fail(value, "%s[ without its closing bracket", key)
		}
		text := p.text[value:i]
		if escaped {
			text = unescape(text)
		}
		switch key {
		case "GM":
			if text != "Skat" {
				return p.fail(value, "a game of %s, expected Skat", text)
			}
			skat = true
		case "PC":
			g.Place, g.HasPlace = text, true
		case "CO":
			g.Comment, g.HasComment = text, true
		case "SE":
			g.Series = text
		case "ID":
			g.ID = text
		case "DT":
			g.Date = text
		case "OW":
			g.Owner = text
		case "P0", "P1", "P2":
			g.Names[key[1]-'0'] = text
		case "R0", "R1", "R2":
			g.Ratings[key[1]-'0'] = text
		case "MV":
			moves = [2]int{value, i}
		case "R":
			result = [2]int{value, i}
		default: // it is not about the game that was played
			g.Extra += p.text[from : i+1]
		}
		i++
	}
	if !skat {
		return p.fail(0, "the record does not say GM[Skat]")
	}
	if moves[0] == 0 {
		return p.fail(0, "the record has no moves, MV[…]")
	}
	g.Hand.Pos = p.pos(0)
	p.players()
	if err := p.moves(moves[0], moves[1]); err != nil {
		return err
	}
	if result[0] != 0 {
		return p.result(result[0], result[1])
	}
	return nil
}

func isSpace(b byte) bool { return b == ' ' || b == '\t' || b == '\n' || b == '\r' }

func unescape(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// Places are what the three seats are called where a line names nobody.
var Places = [3]string{"forehand", "middlehand", "rearhand"}

// players sets names that tell the three apart: an empty name is the seat's, and one that stands twice has its seat
// added.
func (p *parser) players() {
	g := p.g
	for i, name := range g.Names {
		if name == "" {
			name = Places[i]
		}
		for _, other := range g.names {
			if other == name {
				name += " (" + Places[i] + ")"
				break
			}
		}
		g.names = append(g.names, name)
	}
	g.Hand.Players = g.names
}

// moves reads MV, from and to being offsets in the record.
func (p *parser) moves(from, to int) error {
	g := p.g
	next := func() (at int, tok []byte) {
		for from < to && isSpace(p.rec[from]) {
			from++
		}
		at = from
		for from < to && !isSpace(p.rec[from]) {
			from++
		}
		return at, p.rec[at:from]
	}
	at, who := next()
	if string(who) != "w" {
		return p.fail(at, "the moves begin with the deal, w and the cards, not %q", who)
	}
	at, tok := next()
	if err := p.deal(at, tok); err != nil {
		return err
	}
	for {
		whoAt, who := next()
		if len(who) == 0 {
			break
		}
		at, tok := next()
		if len(tok) == 0 {
			return p.fail(whoAt, "%q does nothing: expected who and what", who)
		}
		if p.ended {
			return p.fail(whoAt, "a move after the game was broken off")
		}
		pickedUp, announced, awaited, acts := g.PickedUp, len(g.Hand.Contract), p.awaits, len(g.acts)
		var err error
		switch {
		case len(who) == 1 && who[0] == 'w':
			err = p.world(at, tok)
		case len(who) == 1 && who[0] >= '0' && who[0] <= '2':
			err = p.seat(engine.Seat(who[0]-'0'), at, tok)
		default:
			err = p.fail(whoAt, "expected w or a seat, 0 to 2, not %q", who)
		}
		if err != nil {
			return err
		}
		if g.PickedUp != pickedUp || len(g.Hand.Contract) != announced || awaited && !p.awaits || who[0] == 'w' && len(g.acts) == acts {
			if p.declares.from == 0 {
				p.declares.from = whoAt
			}
			p.declares.to = at + len(tok)
		}
	}
	g.Hand.Bidding, g.Hand.Play = g.bids, g.acts
	p.keepDeclared()
	return nil
}

// keepDeclared keeps the moves from the skat to the discard as they stand where the hand does not tell them.
func (p *parser) keepDeclared() {
	g := p.g
	played := hasCard(g.acts)
	hidden := g.PickedUp && g.Hand.Discard == nil
	if !p.odd && !(hidden && (len(g.Hand.Contract) == 0 || p.awaits && played)) {
		return
	}
	g.Declared = strings.Join(strings.Fields(p.text[p.declares.from:p.declares.to]), " ")
	if p.veiled {
		g.Declared = veil + g.Declared
	}
}

// veil stands before moves that show a skat which the deal hides.
const veil = "w ??.?? "

// card reads two letters; unknown is ??.
func (p *parser) card(at int) (c card.Card, unknown bool, err error) {
	a, b := p.rec[at], p.rec[at+1]
	s, r := suitOf[a], rankOf[b]
	if s == 255 || r == 255 {
		if a == '?' && b == '?' {
			return card.None, true, nil
		}
		return card.None, false, p.fail(at, "%q is no card: expected a suit, C S H D, and a rank, A K Q J T 9 8 7", p.rec[at:at+2])
	}
	return card.Of(card.Suit(s), card.Rank(r)), false, nil
}

// list reads cards joined with dots into out and says whether each of them is known.
func (p *parser) list(at int, tok []byte, out []card.Card) (_ []card.Card, known bool, err error) {
	known = true
	for i := 0; i < len(tok); i += 3 {
		if i+2 > len(tok) || i+2 < len(tok) && tok[i+2] != '.' || i+3 == len(tok) {
			return out, false, p.fail(at+i, "expected cards joined with dots")
		}
		c, unknown, err := p.card(at + i)
		if err != nil {
			return out, false, err
		}
		known = known && !unknown
		out = append(out, c)
	}
	return out, known, nil
}

// deal reads 32 cards, or four lists with a bar between them where a player's view hides some.
func (p *parser) deal(at int, tok []byte) error {
	g := p.g
	seen := card.Set(0)
	all := g.cards[:0]
	part := 0
	add := func(cards []card.Card, known bool) {
		d := engine.Dealt{Seat: engine.Seat(part), Cards: cards, Pos: p.pos(at)}
		if part == 3 {
			d.Seat, d.Place = engine.Nobody, "skat"
		}
		if known {
			g.deal[len(g.Hand.Deal)] = d
			g.Hand.Deal = g.deal[:len(g.Hand.Deal)+1]
		}
		part++
	}
	view := bytes.IndexByte(tok, '|') >= 0
	if !view {
		var err error
		if len(tok) != 32*3-1 {
			return p.fail(at, "a deal of %d cards, expected 32", (len(tok)+1)/3)
		}
		if all, _, err = p.list(at, tok, all); err != nil {
			return err
		}
		for part < 4 {
			from, to := part*10, min(part*10+10, 32)
			known := true
			for _, c := range all[from:to] {
				known = known && c != card.None
			}
			add(all[from:to:to], known)
		}
	}
	for rest, i := tok, at; view; {
		piece := rest
		bar := bytes.IndexByte(rest, '|')
		if bar >= 0 {
			piece = rest[:bar]
		}
		size := 10
		if part == 3 {
			size = 2
		}
		if part == 4 || bar < 0 && part < 3 {
			return p.fail(i, "a deal of three hands and the skat has four parts")
		}
		if n := (len(piece) + 1) / 3; len(piece) > 0 && n != size {
			return p.fail(i, "%d cards, expected %d", n, size)
		}
		from := len(all)
		var known bool
		var err error
		if all, known, err = p.list(i, piece, all); err != nil {
			return err
		}
		add(all[from:len(all):len(all)], known && len(piece) > 0)
		if bar < 0 {
			break
		}
		rest, i = rest[bar+1:], i+bar+1
	}
	for _, c := range all {
		if c == card.None {
			continue
		}
		if seen.Has(c) {
			return p.fail(at, "%s is dealt twice", card.French.String(c))
		}
		seen = seen.With(c)
	}
	return nil
}

// world reads what the server does after the deal.
func (p *parser) world(at int, tok []byte) error {
	g := p.g
	kind := engine.Kind("")
	switch {
	case bytes.HasPrefix(tok, []byte("LE.")):
		kind = Leave
	case bytes.HasPrefix(tok, []byte("TI.")):
		kind = TimeOut
	}
	if kind != "" {
		if len(tok) != 4 || tok[3] < '0' || tok[3] > '2' {
			return p.fail(at+3, "expected a seat, 0 to 2")
		}
		g.acts = append(g.acts, engine.Act{Kind: kind, By: engine.Seat(tok[3] - '0'), Card: card.None, Against: engine.Nobody, Pos: p.pos(at)})
		p.ended = true
		return nil
	}
	if len(tok) == 5 && tok[2] == '.' && g.PickedUp && len(g.Hand.Contract) == 0 {
		var two [2]card.Card
		cards, known, err := p.list(at, tok, two[:0])
		skat := g.Hand.Place("skat")
		if err != nil || !known {
			p.odd = p.odd || skat != nil
			return err
		}
		if skat == nil {
			p.odd, p.veiled = true, true
			g.deal[len(g.Hand.Deal)] = engine.Dealt{Seat: engine.Nobody, Place: "skat", Cards: append([]card.Card(nil), cards...), Pos: p.pos(at)}
			g.Hand.Deal = g.deal[:len(g.Hand.Deal)+1]
		} else if card.SetOf(cards...) != card.SetOf(skat.Cards...) {
			return p.fail(at, "the skat that is shown is not the skat that was dealt")
		}
		return nil
	}
	return p.fail(at, "the server does %q: expected the two cards of the skat, LE.n or TI.n", tok)
}

// seat reads what a player does.
func (p *parser) seat(by engine.Seat, at int, tok []byte) error {
	if len(p.g.Hand.Contract) == 0 {
		return p.bid(by, at, tok)
	}
	return p.play(by, at, tok)
}

func (p *parser) bid(by engine.Seat, at int, tok []byte) error {
	g := p.g
	act := engine.Act{Kind: engine.Bid, By: by, Card: card.None, Against: engine.Nobody, Pos: p.pos(at)}
	switch c := tok[0]; {
	case c >= '0' && c <= '9':
		n, err := strconv.Atoi(string(tok))
		if err != nil || n <= 0 || n >= 500 {
			return p.fail(at, "a bid of %s: expected a number below 500", tok)
		}
		act.Word, act.N = "bid", n
	case string(tok) == "y":
		act.Word = "hold"
	case string(tok) == "p":
		act.Word = "pass"
	case string(tok) == "s":
		if g.PickedUp {
			return p.fail(at, "the skat is taken up twice")
		}
		g.PickedUp, p.declarer = true, by
		return nil
	default:
		return p.announce(by, at, tok)
	}
	if g.PickedUp {
		return p.fail(at, "a call after the skat was taken up")
	}
	g.bids = append(g.bids, act)
	return nil
}

// announce reads a contract with what is joined to it: two cards laid away, and in a view the ten cards of an open
// game, which a client may have joined twice.
func (p *parser) announce(by engine.Seat, at int, tok []byte) error {
	g := p.g
	word, rest, _ := bytes.Cut(tok, []byte("."))
	game := ""
	if len(word) > 0 {
		game = games[word[0]]
	}
	if game == "" {
		return p.fail(at, "%q is neither a call nor a game: expected a bid, y, p, s or one of G C S H D N", tok)
	}
	if p.declarer != engine.Nobody && p.declarer != by {
		return p.fail(at, "seat %d announces, but seat %d took up the skat", by, p.declarer)
	}
	p.declarer = by
	var open, hand, schneider, schwarz bool
	for i, c := range word[1:] {
		var flag *bool
		switch c {
		case 'O':
			flag = &open
		case 'H':
			flag = &hand
		case 'S':
			flag = &schneider
		case 'Z':
			flag = &schwarz
		}
		if flag == nil || *flag {
			return p.fail(at+1+i, "%q is no announcement: after the game expected O, H, S or Z", word)
		}
		*flag = true
	}
	// An open suit game or grand is a hand game, and the line does not say so again.
	p.hand = hand || open && game != "nullo" && !g.PickedUp
	f := g.contract[:0]
	pos := p.pos(at)
	f = append(f, engine.Field{Key: "by", Word: g.names[by], Seat: by, Pos: pos}, engine.Field{Key: "game", Word: game, Seat: engine.Nobody, Pos: pos})
	how := "skat"
	if p.hand {
		how = "hand"
	}
	f = append(f, engine.Field{Key: "how", Word: how, Seat: engine.Nobody, Pos: pos})
	switch {
	case schwarz:
		f = append(f, engine.Field{Key: "announce", Word: "schwarz", Seat: engine.Nobody, Pos: pos})
	case schneider:
		f = append(f, engine.Field{Key: "announce", Word: "schneider", Seat: engine.Nobody, Pos: pos})
	}
	if open {
		f = append(f, engine.Field{Key: "open", N: 1, Seat: engine.Nobody, Pos: pos})
	}
	g.Hand.Contract, g.Hand.ContractPos = f, pos
	at += len(word) + 1
	n := (len(rest) + 1) / 3
	if len(rest) == 0 {
		p.awaits = !p.hand
		return nil
	}
	if n%10 == 2 && !p.hand {
		if err := p.lay(at, rest[:5]); err != nil {
			return err
		}
		if n == 2 {
			if len(rest) != 5 {
				return p.fail(at+5, "expected two cards joined with a dot")
			}
			return nil
		}
		at, rest, n = at+6, rest[6:], n-2
	}
	if !open || n != 10 && n != 20 {
		return p.fail(at, "%d cards after the announcement %s: expected the two laid away, and the ten of an open game", n, word)
	}
	shown, known, err := p.list(at, rest, g.shown)
	if err != nil {
		return err
	}
	g.shown = shown
	if n == 20 {
		if card.SetOf(shown[:10]...) != card.SetOf(shown[10:]...) {
			return p.fail(at, "the open hand stands twice, and the two differ")
		}
		shown = shown[:10]
	}
	p.odd = true
	if known {
		p.show(by, at, shown)
	}
	return nil
}

// lay reads the two cards laid away.
func (p *parser) lay(at int, tok []byte) error {
	g := p.g
	p.awaits = false
	cards, known, err := p.list(at, tok, g.laidAway[:0])
	if err != nil || !known {
		return err
	}
	g.discard = engine.Dealt{Seat: p.declarer, Cards: cards, Pos: p.pos(at)}
	g.Hand.Discard = &g.discard
	return nil
}

// show adds the event that a hand is shown. Its cards are said only where the deal does not tell them.
func (p *parser) show(by engine.Seat, at int, cards []card.Card) {
	act := engine.Act{Kind: Show, By: by, Card: card.None, Against: engine.Nobody, Pos: p.pos(at)}
	if len(cards) > 0 && p.g.Hand.Dealt(by) == nil {
		act.Args = engine.Fields{{Key: "cards", Cards: cards, Seat: engine.Nobody, Pos: p.pos(at)}}
	}
	p.g.acts = append(p.g.acts, act)
}

func (p *parser) play(by engine.Seat, at int, tok []byte) error {
	g := p.g
	act := engine.Act{Kind: engine.Play, By: by, Card: card.None, Against: engine.Nobody, Pos: p.pos(at)}
	switch {
	case p.awaits && len(tok) == 5 && tok[2] == '.':
		if by != p.declarer {
			return p.fail(at, "seat %d lays away, but seat %d plays the game", by, p.declarer)
		}
		g.Split = true
		return p.lay(at, tok)
	case string(tok) == "RE":
		act.Kind, act.Word = engine.Concede, "says"
	case string(tok) == "SC":
		p.show(by, at, nil)
		return nil
	case bytes.HasPrefix(tok, []byte("SC.")):
		cards, known, err := p.list(at+3, tok[3:], nil)
		if err != nil {
			return err
		}
		if !known {
			cards = nil
		}
		p.show(by, at, cards)
		return nil
	case len(tok) == 2:
		c, unknown, err := p.card(at)
		if err != nil {
			return err
		}
		if act.Card = c; unknown {
			act.Kind = Unknown
		}
	default:
		return p.fail(at, "%q is no move of the play: expected a card, SC or RE", tok)
	}
	g.acts = append(g.acts, act)
	return nil
}

// result reads R. A field that is not known is passed over.
func (p *parser) result(from, to int) error {
	r := &p.g.Result
	for {
		for from < to && isSpace(p.rec[from]) {
			from++
		}
		at := from
		for from < to && !isSpace(p.rec[from]) {
			from++
		}
		if at == from {
			return nil
		}
		tok := p.rec[at:from]
		colon := bytes.IndexByte(tok, ':')
		if colon < 0 {
			switch string(tok) {
			case "passed":
				r.Outcome = Passed
			case "win":
				r.Outcome = Win
			case "loss":
				r.Outcome = Loss
			case "penalty":
				r.Outcome = Penalty
			case "overbid":
				r.Overbid = true
			case "bidok", "unknown":
			default:
				return p.fail(at, "%q is not understood in the result", tok)
			}
			continue
		}
		n, ok := number(tok[colon+1:])
		if !ok {
			return p.fail(at+colon+1, "expected a number after %q", tok[:colon+1])
		}
		seat := func(to *engine.Seat) error {
			if n < -1 || n > 2 {
				return p.fail(at+colon+1, "expected a seat, 0 to 2, or -1")
			}
			*to = engine.Seat(n)
			return nil
		}
		var err error
		switch string(tok[:colon]) {
		case "d":
			err = seat(&r.Declarer)
		case "v":
			r.Value = n
		case "m":
			r.Matadors = n
		case "p":
			r.Points = n
		case "t":
			r.Tricks = n
		case "s":
			r.Schneider = n != 0
		case "z":
			r.Schwarz = n != 0
		case "p0", "p1", "p2":
			r.Penalties[tok[1]-'0'] = n
		case "l":
			err = seat(&r.Left)
		case "to":
			err = seat(&r.TimedOut)
		case "r":
			r.Resigned = engine.Is(n != 0)
		}
		if err != nil {
			return err
		}
	}
}

func number(b []byte) (n int, ok bool) {
	neg := len(b) > 0 && b[0] == '-'
	if neg {
		b = b[1:]
	}
	if len(b) == 0 || len(b) > 6 {
		return 0, false
	}
	for _, c := range b {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	if neg {
		n = -n
	}
	return n, true
}
