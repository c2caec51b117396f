package docs

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// NotFound is the error of a look-up without a hit, or with a beginning that fits more than one section.
type NotFound struct {
	What      string // game, rule set, section, issue, term
	In        string // where it was looked for: skat, skat/foster; "" for games and terms
	Query     string
	Ambiguous bool     // the query is the beginning of each of Near
	Near      []string // what is near, nearest first, in a form that can be looked up and read
}

func (e *NotFound) Error() string {
	var b strings.Builder
	in := ""
	if e.In != "" {
		in = " in " + e.In
	}
	if e.Ambiguous {
		fmt.Fprintf(&b, "%q fits more than one %s%s: ", e.Query, e.What, in)
	} else {
		fmt.Fprintf(&b, "no %s %q%s", e.What, e.Query, in)
		if len(e.Near) > 0 {
			b.WriteString("; near: ")
		}
	}
	b.WriteString(strings.Join(e.Near, ", "))
	return b.String()
}

// Find looks sections up in a game, in one of its rule sets or, when ruleset is empty, in all of them. The query is
//
//   - a section's number or word: 52, playing-out-of-turn; "law 52" and "§ 52" will do,
//   - a full id: skat/foster/52, or foster/52,
//   - a range in the text's order: 49-51,
//   - a group of a numbering with dots: 4.1. or, where there is no section 4.1, just 4.1,
//   - a heading or an alias; case, accents and hyphens make no difference; it may fit several sections,
//   - the beginning of any of these that fits one section or one name only.
//
// Hits come in the text's order. The error is a *NotFound.
func Find(game, ruleset, query string) ([]*Section, error) {
	return texts.find(game, ruleset, query)
}

func (l *library) find(game, ruleset, query string) ([]*Section, error) {
	g, err := l.load(game)
	if err != nil {
		return nil, err
	}
	sets, in := g.RuleSets, g.Name
	if ruleset != "" {
		r, err := g.RuleSet(ruleset)
		if err != nil {
			return nil, err
		}
		sets, in = []*RuleSet{r}, r.ID
	}
	q := strings.TrimSpace(query)
	if hits := exact(sets, q); hits != nil {
		return hits, nil
	}
	// "law 52", "§ 52", "no. 52": the words before a number say nothing.
	if i := strings.IndexAny(q, "0123456789"); i > 0 && slices.Contains(numberWords, fold(q[:i])) {
		if hits := exact(sets, q[i:]); hits != nil {
			return hits, nil
		}
	}
	key := fold(q)
	begins := collect(sets, func(s *Section) bool { return key != "" && matches(s, key, strings.HasPrefix) })
	if len(begins) == 1 {
		return begins, nil
	}
	if word := completion(begins, key); word != "" {
		return exact(sets, word), nil
	}
	miss := &NotFound{What: "section", In: in, Query: query}
	if len(begins) > 1 {
		miss.Ambiguous = true
		for _, s := range begins {
			miss.Near = append(miss.Near, s.Number+" ("+s.Heading+")")
		}
		return nil, miss
	}
	var near nearby
	for _, r := range sets {
		for _, s := range r.Sections() {
			for name := range s.names {
				label := s.Number + " (" + s.Heading + ")"
				for _, k := range foldings(name) {
					near.offer(s.ID, label, key, k)
				}
			}
		}
	}
	miss.Near = near.best()
	if n, ok := missing(sets, q); ok {
		miss.Query, miss.Near = strconv.Itoa(n), nearNumbers(sets, n)
	} else if m := numbersOnly.FindStringSubmatch(q); m != nil && m[2] != "" { // a range from its end
		miss.Near = []string{m[2] + "-" + m[1]}
	}
	return nil, miss
}

var numbersOnly = regexp.MustCompile(`^(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?$`)

// missing is the number for which a number or a range has no section.
func missing(sets []*RuleSet, q string) (n int, ok bool) {
	for _, word := range numbersOnly.FindStringSubmatch(q) {
		n, err := strconv.Atoi(word)
		if err == nil && len(collect(sets, func(s *Section) bool { return s.Number == word })) == 0 {
			return n, true
		}
	}
	return 0, false
}

// nearNumbers are the last section before a number that none has, and the first behind it.
func nearNumbers(sets []*RuleSet, n int) (near []string) {
	before, after := "", ""
	low, high := math.MinInt, math.MaxInt
	for _, r := range sets {
		for _, s := range r.Sections() {
			switch x, err := strconv.Atoi(s.Number); {
			case err != nil:
			case x < n && x > low:
				low, before = x, s.Number+" ("+s.Heading+")"
			case x > n && x < high:
				high, after = x, s.Number+" ("+s.Heading+")"
			}
		}
	}
	for _, label := range []string{before, after} {
		if label != "" {
			near = append(near, label)
		}
	}
	return near
}

// completion is the one name that the query begins and that begins all others which it begins: revok is revoke, though
// there is a name "revoke corrected in time" too. It is "" when there is none.
func completion(sections []*Section, key string) string {
	var names []string
	shortest := ""
	for _, s := range sections {
		for name := range s.names {
			for _, k := range foldings(name) {
				if strings.HasPrefix(k, key) {
					names = append(names, k)
					if shortest == "" || len(k) < len(shortest) {
						shortest = k
					}
				}
			}
		}
	}
	for _, name := range names {
		if !strings.HasPrefix(name, shortest) {
			return ""
		}
	}
	return shortest
}

var numberWords = []string{"", "law", "laws", "law-no", "no", "number", "rule", "section", "article", "paragraph", "regel"}

// exact finds the sections that the whole query names, or nil.
func exact(sets []*RuleSet, q string) []*Section {
	key := fold(q)
	if key == "" {
		return nil
	}
	if strings.HasSuffix(q, ".") || strings.HasSuffix(q, "*") {
		if hits := group(sets, q); hits != nil {
			return hits
		}
	}
	for _, fits := range []func(*Section) bool{
		func(s *Section) bool {
			if q == s.ID || strings.EqualFold(q, s.Number) {
				return true
			}
			_, short, _ := strings.Cut(s.ID, "/")
			return q == short
		},
		func(s *Section) bool { return matches(s, key, func(name, key string) bool { return name == key }) },
	} {
		if hits := collect(sets, fits); hits != nil {
			return hits
		}
	}
	if hits := between(sets, q); hits != nil {
		return hits
	}
	return group(sets, q)
}

// group finds a number of a numbering with dots and all that stands under it, or nil.
func group(sets []*RuleSet, q string) []*Section {
	number := strings.TrimRight(q, ".*")
	if number == "" || !isDigit(rune(number[len(number)-1])) {
		return nil
	}
	return collect(sets, func(s *Section) bool {
		return s.Number == number || strings.HasPrefix(s.Number, number+".")
	})
}

// between finds a range such as 49-51. A hyphen may also stand within a section's name, so each is tried.
func between(sets []*RuleSet, q string) []*Section {
	for i := range len(q) {
		width := 0
		switch {
		case q[i] == '-':
			width = 1
		case strings.HasPrefix(q[i:], "–"):
			width = len("–")
		default:
			continue
		}
		from, to := strings.TrimSpace(q[:i]), strings.TrimSpace(q[i+width:])
		for _, r := range sets {
			all := r.Sections()
			is := func(number string) func(*Section) bool {
				return func(s *Section) bool { return strings.EqualFold(s.Number, number) }
			}
			a, b := slices.IndexFunc(all, is(from)), slices.IndexFunc(all, is(to))
			if a >= 0 && b >= a {
				return all[a : b+1]
			}
		}
	}
	return nil
}

func collect(sets []*RuleSet, fits func(*Section) bool) []*Section {
	var hits []*Section
	for _, r := range sets {
		for _, c := range r.Chapters {
			for _, s := range c.Sections {
				if fits(s) {
					hits = append(hits, s)
				}
			}
		}
	}
	return hits
}

// names yields what a section can be called by, its number first.
func (s *Section) names(yield func(string) bool) {
	for _, name := range []string{s.Number, s.Heading, s.Title} {
		if !yield(name) {
			return
		}
	}
	for _, name := range s.Aliases {
		if !yield(name) {
			return
		}
	}
}

func matches(s *Section, key string, fits func(name, key string) bool) bool {
	for name := range s.names {
		for _, k := range foldings(name) {
			if fits(k, key) {
				return true
			}
		}
	}
	return false
}

// FindIssue looks an issue of a game up by its name or heading, or by a beginning of them that fits no other. The
// error is a *NotFound.
func FindIssue(game, query string) (*Issue, error) {
	g, err := Load(game)
	if err != nil {
		return nil, err
	}
	i, miss := pick(g.Issues, query, func(i *Issue) []string { return []string{i.Name, i.Heading} })
	if miss != nil {
		miss.What, miss.In = "issue", game
		return nil, miss
	}
	return i, nil
}

// FindTerm looks a term of the glossary up by its name or an alias, or by a beginning of them that fits no other. The
// error is a *NotFound.
func FindTerm(query string) (*Term, error) {
	t, miss := pick(Glossary(), query, func(t *Term) []string {
		return append([]string{t.Name, t.ID}, t.Aliases...)
	})
	if miss != nil {
		miss.What = "term"
		return nil, miss
	}
	return t, nil
}

// pick finds the one item that the query names in full, or else is the beginning of. The first name is shown.
func pick[T any](items []T, query string, names func(T) []string) (hit T, miss *NotFound) {
	key := fold(query)
	var begins []int
	var near nearby
	for _, item := range items {
		if fold(names(item)[0]) == key {
			return item, nil
		}
	}
	for i, item := range items {
		prefix := false
		list := names(item)
		for _, name := range list {
			for _, k := range foldings(name) {
				if k == key {
					return item, nil
				}
				prefix = prefix || key != "" && strings.HasPrefix(k, key)
				near.offer(list[0], list[0], key, k)
			}
		}
		if prefix {
			begins = append(begins, i)
		}
	}
	if len(begins) == 1 {
		return items[begins[0]], nil
	}
	miss = &NotFound{Query: query, Near: near.best()}
	if len(begins) > 1 {
		miss.Ambiguous, miss.Near = true, nil
		for _, i := range begins {
			miss.Near = append(miss.Near, names(items[i])[0])
		}
	}
	return hit, miss
}

// fold makes the key of a name: lower case, no accents, one hyphen for whatever is neither a letter nor a digit; a dot
// between digits stays.
func fold(s string) string { return foldWith(s, false) }

// foldings are the keys of a name: überreizt is found as uberreizt and as ueberreizt.
func foldings(s string) []string {
	key := fold(s)
	if german := foldWith(s, true); german != key {
		return []string{key, german}
	}
	return []string{key}
}

func foldWith(s string, german bool) string {
	var b strings.Builder
	gap := false
	runes := []rune(s)
	for i, r := range runes {
		r = unicode.ToLower(r)
		switch {
		case unicode.Is(unicode.Mn, r): // an accent on its own
			continue
		case r == '.' && i > 0 && i+1 < len(runes) && isDigit(runes[i-1]) && isDigit(runes[i+1]):
			b.WriteByte('.')
			continue
		case r == '\'' || r == '’':
			continue
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			gap = b.Len() > 0
			continue
		}
		if gap {
			b.WriteByte('-')
			gap = false
		}
		if german && strings.ContainsRune("äöü", r) {
			b.WriteString(plain[r])
			b.WriteByte('e')
		} else if p, ok := plain[r]; ok {
			b.WriteString(p)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Fold makes the key by which names are compared: lower case, no accents, one hyphen for whatever is neither a letter nor
// a digit. A dot between digits stays.
func Fold(s string) string { return fold(s) }

// Distance counts the letters to insert, drop, change or swap with their neighbour; limit+1 when it is more than limit.
func Distance(a, b string, limit int) int { return distance(a, b, limit) }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// plain spells the accented letters of the languages that card terms come from.
var plain = map[rune]string{
	'à': "a", 'á': "a", 'â': "a", 'ã': "a", 'ä': "a", 'å': "a", 'ą': "a", 'æ': "ae", 'ç': "c", 'ć': "c", 'č': "c",
	'è': "e", 'é': "e", 'ê': "e", 'ë': "e", 'ę': "e", 'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ł': "l", 'ñ': "n",
	'ń': "n", 'ò': "o", 'ó': "o", 'ô': "o", 'õ': "o", 'ö': "o", 'ø': "o", 'œ': "oe", 'ś': "s", 'š': "s", 'ß': "ss",
	'ù': "u", 'ú': "u", 'û': "u", 'ü': "u", 'ý': "y", 'ÿ': "y", 'ż': "z", 'ź': "z", 'ž': "z",
}

// nearby ranks names by how few letters differ from a query.
type nearby struct {
	ids, labels []string
	cost        []int
}

const maxNear = 5

// offer takes a name into the choice unless it is too far away. A name that holds the query as a word is near.
func (n *nearby) offer(id, label, query, name string) {
	if query == "" {
		return
	}
	limit := max(1, len(query)/3)
	cost := distance(query, name, limit)
	if cost > limit {
		if len(query) < 3 || !strings.Contains("-"+name+"-", "-"+query+"-") {
			return
		}
		cost = limit
	}
	if i := slices.Index(n.ids, id); i >= 0 {
		n.cost[i] = min(n.cost[i], cost)
		return
	}
	n.ids, n.labels, n.cost = append(n.ids, id), append(n.labels, label), append(n.cost, cost)
}

// best lists the nearest labels.
func (n *nearby) best() []string {
	order := make([]int, len(n.ids))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return n.cost[a] - n.cost[b] })
	var out []string
	for _, i := range order[:min(len(order), maxNear)] {
		out = append(out, n.labels[i])
	}
	return out
}

// bestOr lists the nearest labels, or where none is near the whole of a short list.
func (n *nearby) bestOr(all []string) []string {
	if near := n.best(); len(near) > 0 {
		return near
	}
	return all
}

// distance counts the letters to insert, drop, change or swap with their neighbour; limit+1 when it is more than limit.
func distance(a, b string, limit int) int {
	x, y := []rune(a), []rune(b)
	if d := len(x) - len(y); d > limit || -d > limit {
		return limit + 1
	}
	var before []int
	last := make([]int, len(y)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(x); i++ {
		row := make([]int, len(y)+1)
		row[0] = i
		for j := 1; j <= len(y); j++ {
			change := last[j-1]
			if x[i-1] != y[j-1] {
				change++
			}
			row[j] = min(change, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return min(last[len(y)], limit+1)
}
