package adjudicate

import (
	"slices"
	"strings"

	"hoyle/adjudicate/record"
	"hoyle/engine"
	"hoyle/internal/jsonline"
)

// Sheet is the score pad of a sitting. Every hand is a row, every player a column; a hand stands under the names of
// those only whose scores it changes, so that each one's last entry is the state of his score.
type Sheet struct {
	Game    *engine.Game
	Players []string // in the order in which they came to the table
	Brought []int    // by player, what each brought forward from before the first hand; nil when nobody did
	Rows    []SheetRow
	Totals  []int        // by player, in the game that is being played or was played last
	Games   [][]int      // the totals of the games that were decided before it
	List    *engine.List // what a club's list adds to the scores; nil for the plain scores
	Unit    string       // what the scores are counted in, by the first hand; "" where there is but one
}

// SheetRow is one hand.
type SheetRow struct {
	Ruling  *Ruling
	By      string  // the single player; "" where there is none, or nothing is decided
	Entries []Entry // by player of the sheet; shorter where one came later
	Apart   string  // the unit of a hand that is counted in another, and so not added; "" otherwise
}

// Entry is what a hand does to one player's score. The zero Entry is no entry.
type Entry struct {
	Set    bool
	Change int
	Total  int
}

// Add enters a ruling on a record.
func (s *Sheet) Add(d *record.Doc, r *Ruling) {
	s.Game = d.Game
	for _, name := range d.Hand.Players {
		s.column(name)
	}
	if n := len(s.Rows); n > 0 && s.Rows[n-1].Ruling.Over {
		s.Games = append(s.Games, slices.Clone(s.Totals))
		clear(s.Totals)
	}
	if s.List == nil || len(s.Rows) == 0 {
		s.bring(d) // later records say the plain scores, which a list has added to
	}
	row := SheetRow{Ruling: r, Entries: make([]Entry, len(s.Players))}
	scores := r.Scores
	if unit := d.Game.Unit; unit != nil {
		switch u := unit(&d.Hand); {
		case len(s.Rows) == 0:
			s.Unit = u
		case u != s.Unit:
			row.Apart, scores = u, nil
		}
	}
	if by := d.Hand.Contract.Seat("by"); r.Won != nil && r.Undecided.Empty() && by != engine.Nobody {
		row.By = d.Hand.Name(by)
		if s.List != nil {
			scores = merge(scores, counts(&d.Hand, s.List.Add(&d.Hand, *r.Won)))
		}
	}
	for _, c := range scores {
		i := s.column(c.Name)
		s.Totals[i] += c.N
		for len(row.Entries) < len(s.Players) {
			row.Entries = append(row.Entries, Entry{})
		}
		row.Entries[i] = Entry{Set: true, Change: c.N, Total: s.Totals[i]}
	}
	s.Rows = append(s.Rows, row)
}

// merge adds what a list gives to the scores of a hand, each name once.
func merge(scores, more []Count) []Count {
	out := slices.Clone(scores)
	for _, c := range more {
		i := slices.IndexFunc(out, func(x Count) bool { return x.Name == c.Name })
		if i < 0 {
			out = append(out, c)
			continue
		}
		out[i].N += c.N
	}
	return out
}

// Place is how a player stands at the end of a sitting.
type Place struct {
	Place     int // from 1; who has the same total shares it
	Player    string
	Won, Lost int // games that he played alone
	Total     int
}

// Places orders the players by their totals.
func (s *Sheet) Places() []Place {
	places := make([]Place, len(s.Players))
	for i, name := range s.Players {
		places[i] = Place{Player: name, Total: s.Totals[i]}
		for _, r := range s.Rows {
			switch {
			case r.By != name:
			case *r.Ruling.Won:
				places[i].Won++
			default:
				places[i].Lost++
			}
		}
	}
	slices.SortStableFunc(places, func(a, b Place) int { return b.Total - a.Total })
	for i := range places {
		places[i].Place = i + 1
		if i > 0 && places[i].Total == places[i-1].Total {
			places[i].Place = places[i-1].Place
		}
	}
	return places
}

// column finds a player's column, or begins it. A side that is no player has one too.
func (s *Sheet) column(name string) int {
	if i := slices.Index(s.Players, name); i >= 0 {
		return i
	}
	s.Players = append(s.Players, name)
	s.Totals = append(s.Totals, 0)
	return len(s.Players) - 1
}

// bring enters the scores at which a record says that the sitting stands.
func (s *Sheet) bring(d *record.Doc) {
	f, ok := d.Hand.Match.Get("scores")
	if !ok {
		return
	}
	for _, c := range counts(&d.Hand, f.Counts) {
		s.Totals[s.column(c.Name)] = c.N
	}
	if len(s.Rows) == 0 {
		s.Brought = slices.Clone(s.Totals)
	}
}

// Settle reckons who wins what by a method of the game, in all games of the sitting together; nil where it has none of
// that name. "" is the one that was agreed, or else the usual one of the rule sets that the sitting was played by.
func (s *Sheet) Settle(method string) (*engine.Settlement, []engine.SettlementRow) {
	if s.Game == nil {
		return nil, nil
	}
	var usual *engine.Settlement
	for i := range s.Game.Settlements {
		switch m := &s.Game.Settlements[i]; {
		case m.Name == method, method == "" && s.List == nil && s.agreed(m.Agreed):
			return s.cited(m), s.settle(m)
		case usual == nil && method == "" && s.List == nil && s.playedBy(m.Laws):
			usual = m
		}
	}
	if usual == nil {
		return nil, nil
	}
	return usual, s.settle(usual)
}

// cited is a method with those of its laws by which the sitting was played; a way that no rule set of the sitting has is the
// table's own and cites none.
func (s *Sheet) cited(m *engine.Settlement) *engine.Settlement {
	own := *m
	own.Laws = slices.DeleteFunc(slices.Clone(m.Laws), func(law engine.Law) bool { return !s.playedBy([]engine.Law{law}) })
	return &own
}

// agreed reports whether something was agreed in the sitting.
func (s *Sheet) agreed(what string) bool {
	return what != "" && slices.ContainsFunc(s.Rows, func(r SheetRow) bool { return slices.Contains(r.Ruling.Agreed, what) })
}

func (s *Sheet) settle(m *engine.Settlement) []engine.SettlementRow {
	rows := m.Settle(s.Totals)
	for i := range rows {
		rows[i].Amounts = slices.Clone(rows[i].Amounts)
	}
	for _, game := range s.Games {
		totals := make([]int, len(s.Totals)) // some may have come later
		copy(totals, game)
		for i, r := range m.Settle(totals) {
			for j, n := range r.Amounts {
				rows[i].Amounts[j] += n
			}
		}
	}
	return rows
}

// playedBy reports whether one of the laws is of a rule set that a hand was judged by.
func (s *Sheet) playedBy(laws []engine.Law) bool {
	for _, r := range s.Rows {
		for _, law := range laws {
			if strings.HasPrefix(string(law), s.Game.Name+"/"+r.Ruling.Rules+"/") {
				return true
			}
		}
	}
	return len(laws) == 0 || len(s.Rows) == 0
}

// AppendJSON appends the sheet's JSON to b, on one line without a line feed. The settlement may be nil.
func (s *Sheet) AppendJSON(b []byte, m *engine.Settlement, rows []engine.SettlementRow) []byte {
	w := jsonline.Writer{B: append(b, '{')} // whatever stands before it
	w.Num("hoyle", record.Version)
	w.Str("game", s.Game.Name)
	w.Opt("unit", s.Unit)
	jsonline.Strings(&w, "players", s.Players)
	if s.Brought != nil {
		writeCounts(&w, "brought", s.named(s.Brought))
	}
	jsonline.Objects(&w, "hands", s.Rows, func(r SheetRow) { s.writeRow(&w, r) })
	writeCounts(&w, "totals", s.named(s.Totals))
	if s.List != nil {
		w.Str("list", s.List.Name)
		jsonline.Objects(&w, "places", s.Places(), func(p Place) {
			w.Num("place", p.Place)
			w.Str("player", p.Player)
			w.Num("won", p.Won)
			w.Num("lost", p.Lost)
			w.Num("total", p.Total)
		})
	}
	if m != nil {
		s.writeSettlement(&w, m, rows)
	}
	w.Close('}')
	return w.B
}

// writeRow writes the members of a hand's row.
func (s *Sheet) writeRow(w *jsonline.Writer, r SheetRow) {
	w.Str("rules", r.Ruling.Rules)
	w.Opt("title", r.Ruling.Title)
	w.Opt("contract", r.Ruling.Contract.String())
	w.Opt("unit", r.Apart)
	var changes, totals []Count
	for i, e := range r.Entries {
		if e.Set {
			changes = append(changes, Count{s.Players[i], e.Change})
			totals = append(totals, Count{s.Players[i], e.Total})
		}
	}
	writeCounts(w, "scores", changes)
	writeCounts(w, "totals", totals)
	if r.Ruling.Over {
		w.Bool("over", true)
	}
	w.Opt("undecided", r.Ruling.Undecided.String())
}

func (s *Sheet) writeSettlement(w *jsonline.Writer, m *engine.Settlement, rows []engine.SettlementRow) {
	w.Key("settlement")
	w.Open('{')
	w.Str("method", m.Name)
	w.Opt("unit", m.Unit)
	jsonline.Strings(w, "laws", m.Laws)
	jsonline.Objects(w, "rows", rows, func(r engine.SettlementRow) {
		w.Opt("label", r.Label)
		writeCounts(w, "amounts", s.named(r.Amounts))
		if r.Of > 1 {
			w.Num("of", r.Of)
		}
	})
	w.Close('}')
}

func (s *Sheet) named(amounts []int) []Count {
	out := make([]Count, len(amounts))
	for i, n := range amounts {
		out[i] = Count{s.Players[i], n}
	}
	return out
}
