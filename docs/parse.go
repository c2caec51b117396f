package docs

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Problem is a place where a text does not keep to the format.
type Problem struct {
	File string
	Line int // from 1; 0 when the whole file is meant
	What string
}

func (p *Problem) Error() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s: %s", p.File, p.What)
	}
	return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.What)
}

// block is a heading with what stands below it up to the next heading.
type block struct {
	level int // 1 to 3; 0 for what stands before the first heading
	title string
	line  int
	meta  meta
	body  string
}

// meta is the comment of a heading: <!-- key: value; key: value -->
type meta struct {
	keys, values []string
	line         int // 0 when there is none
}

func (m meta) get(key string) string {
	if i := slices.Index(m.keys, key); i >= 0 {
		return m.values[i]
	}
	return ""
}

func (m meta) list(key string) []string {
	var list []string
	for item := range strings.SplitSeq(m.get(key), ",") {
		if item = strings.TrimSpace(item); item != "" {
			list = append(list, item)
		}
	}
	return list
}

// reader splits a text into blocks and collects what is wrong with it.
type reader struct {
	file     string
	problems []*Problem
}

func (r *reader) problem(line int, format string, args ...any) {
	r.problems = append(r.problems, &Problem{File: r.file, Line: line, What: fmt.Sprintf(format, args...)})
}

// blocks scans the lines. A heading's comment is the next line; after the title of the file a blank line may stand
// between.
func (r *reader) blocks(text string) []block {
	var out []block
	cur := block{}
	var body []string
	fenced := false
	flush := func() {
		cur.body = strings.Trim(strings.Join(body, "\n"), "\n")
		if cur.level > 0 || cur.body != "" {
			out = append(out, cur)
		}
		body = nil
	}
	n := 0
	for line := range strings.SplitSeq(text, "\n") {
		n++
		line = strings.TrimRight(line, " \t\r")
		if strings.HasPrefix(line, "```") {
			fenced = !fenced
		}
		if level := headingLevel(line); level > 0 && !fenced {
			flush()
			cur = block{level: level, title: strings.TrimSpace(line[level:]), line: n}
			if cur.title == "" {
				r.problem(n, "a heading without words")
			}
			continue
		}
		if inner, ok := comment(line); ok && !fenced && cur.level > 0 && cur.meta.line == 0 && blank(body) {
			if cur.level > 1 && n != cur.line+1 {
				r.problem(n, "the comment does not follow its heading at once")
			}
			cur.meta = r.meta(n, inner)
			body = nil
			continue
		}
		if strings.Contains(line, "<!--") && !fenced {
			r.problem(n, "a comment where none belongs, or one that is not closed on its line")
		}
		if !fenced && len(body) > 0 && goesOn(body[len(body)-1], line) {
			r.problem(n, "a paragraph goes on in a new line: one line each, or it breaks in mid-sentence where it is shown")
		}
		body = append(body, line)
	}
	flush()
	if fenced {
		r.problem(n, "a code block is not closed")
	}
	return out
}

// goesOn reports whether a line goes on with the paragraph or the item of a list that the line before it begins.
func goesOn(before, line string) bool {
	text := func(l string) bool { return l != "" && l[0] != '|' && !strings.HasPrefix(l, "```") }
	return text(before) && text(line) && !begins.MatchString(line)
}

// begins is how an item of a list or a quotation begins.
var begins = regexp.MustCompile(`^\s*([*+-] |\d+\. |>)`)

func blank(lines []string) bool {
	for _, l := range lines {
		if l != "" {
			return false
		}
	}
	return true
}

func headingLevel(line string) int {
	level := 0
	for level < len(line) && line[level] == '#' {
		level++
	}
	if level == 0 || level > 3 || level < len(line) && line[level] != ' ' {
		return 0
	}
	return level
}

func comment(line string) (inner string, ok bool) {
	inner, ok = strings.CutPrefix(line, "<!--")
	if !ok {
		return "", false
	}
	return strings.CutSuffix(inner, "-->")
}

// freeText are the keys whose values are prose, which may hold a semicolon.
var freeText = []string{"edition", "waived"}

func (r *reader) meta(line int, inner string) meta {
	m := meta{line: line}
	for part := range strings.SplitSeq(inner, ";") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		key, value, ok := strings.Cut(part, ":")
		key, value = strings.TrimSpace(key), strings.TrimSpace(value)
		last := len(m.keys) - 1
		switch {
		case !ok && last >= 0 && slices.Contains(freeText, m.keys[last]):
			m.values[last] += "; " + part
			continue
		case !ok:
			r.problem(line, "%q is not of the form key: value", part)
			continue
		case slices.Contains(m.keys, key):
			r.problem(line, "key %q stands twice", key)
			continue
		case value == "":
			r.problem(line, "key %q has no value", key)
		}
		m.keys = append(m.keys, key)
		m.values = append(m.values, value)
	}
	return m
}

// expect reports a missing comment, one that does not begin with the key, and keys that are not known.
func (r *reader) expect(b block, first string, known ...string) bool {
	if b.meta.line == 0 {
		r.problem(b.line, "the heading %q lacks its comment <!-- %s: … -->", b.title, first)
		return false
	}
	if len(b.meta.keys) == 0 || b.meta.keys[0] != first {
		r.problem(b.meta.line, "the comment does not begin with %s:", first)
	}
	for _, key := range b.meta.keys {
		if key != first && !slices.Contains(known, key) {
			r.problem(b.meta.line, "unknown key %q", key)
		}
	}
	return true
}

// validID reports whether a section's or an issue's name is made of letters, digits, dots and hyphens.
func validID(id string) bool {
	if id == "" {
		return false
	}
	for i := range len(id) {
		switch c := id[i]; {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9':
		case (c == '-' || c == '.') && i > 0 && i < len(id)-1:
		default:
			return false
		}
	}
	return true
}

func parseRules(game, file, text string) (*RuleSet, []*Problem) {
	r := &reader{file: file}
	name := strings.TrimSuffix(path.Base(file), ".md")
	rules := &RuleSet{ID: game + "/" + name, Name: name, File: file}
	var chapter *Chapter
	seen := map[string]int{}
	for _, b := range r.blocks(text) {
		switch b.level {
		case 0:
			r.problem(1, "text before the title")
		case 1:
			if rules.Title != "" {
				r.problem(b.line, "a second title")
				continue
			}
			rules.Title, rules.Intro = b.title, b.body
			if !r.expect(b, "ruleset", "edition") {
				continue
			}
			if id := b.meta.get("ruleset"); id != rules.ID {
				r.problem(b.meta.line, "rule set %q in the file of %s", id, rules.ID)
			}
			rules.Edition = b.meta.get("edition")
			if rules.Edition == "" {
				r.problem(b.meta.line, "the edition is missing")
			}
		case 2:
			chapter = &Chapter{Heading: b.title, Intro: b.body, Line: b.line}
			if b.meta.line != 0 {
				r.problem(b.meta.line, "a chapter has no comment")
			}
			rules.Chapters = append(rules.Chapters, chapter)
		case 3:
			if !r.expect(b, "law", "kind", "alias", "see", "waived") {
				continue
			}
			s := r.section(rules, b)
			if s == nil {
				continue
			}
			if line := seen[s.Number]; line != 0 {
				r.problem(b.line, "law %s stands on line %d already", s.Number, line)
				continue
			}
			seen[s.Number] = b.line
			if chapter == nil {
				r.problem(b.line, "law %s stands in no chapter", s.Number)
				chapter = &Chapter{Line: b.line}
				rules.Chapters = append(rules.Chapters, chapter)
			}
			s.Chapter = chapter.Heading
			chapter.Sections = append(chapter.Sections, s)
		}
	}
	if rules.Title == "" {
		r.problem(1, "the title is missing")
	}
	return rules, r.problems
}

func (r *reader) section(rules *RuleSet, b block) *Section {
	number := b.meta.get("law")
	if !validID(number) {
		r.problem(b.meta.line, "law %q is no section id", number)
		return nil
	}
	s := &Section{
		ID: rules.ID + "/" + number, Number: number, Title: b.title, Heading: bareHeading(b.title, number),
		Kind: Kind(b.meta.get("kind")), Aliases: b.meta.list("alias"), Waived: b.meta.get("waived"),
		Text: b.body, File: r.file, Line: b.line,
	}
	if !slices.Contains(Kinds, s.Kind) {
		r.problem(b.meta.line, "kind %q; known are decides, defines, procedure, advice", s.Kind)
	}
	if s.Waived != "" && s.Kind != Decides {
		r.problem(b.meta.line, "waived, though the section does not decide")
	}
	if s.Heading == s.Title && isDigit(rune(number[0])) {
		if other, _, ok := strings.Cut(b.title, " "); ok && strings.Trim(other, "0123456789.") == "" {
			r.problem(b.line, "the heading %q does not begin with its number %s", b.title, number)
		}
		s.Title = number + ". " + s.Heading
	}
	if s.Text == "" {
		r.problem(b.line, "law %s has no text", number)
	}
	game, _, _ := strings.Cut(rules.ID, "/")
	for _, ref := range b.meta.list("see") {
		s.See = append(s.See, fullID(game, rules.Name, ref))
	}
	return s
}

// bareHeading cuts the number from "52. Revoke" or "4.1.4 Revoke".
func bareHeading(title, number string) string {
	rest, ok := strings.CutPrefix(title, number)
	if !ok {
		return title
	}
	rest = strings.TrimPrefix(rest, ".")
	bare, ok := strings.CutPrefix(rest, " ")
	if !ok {
		return title
	}
	return strings.TrimSpace(bare)
}

// fullID completes a reference: a bare section, ruleset/section, or a full id.
func fullID(game, rules, ref string) string {
	switch strings.Count(ref, "/") {
	case 0:
		return game + "/" + rules + "/" + ref
	case 1:
		return game + "/" + ref
	}
	return ref
}

func parseIssues(game, file, text string) ([]*Issue, []*Problem) {
	r := &reader{file: file}
	var issues []*Issue
	seen := map[string]int{}
	titled := false
	for _, b := range r.blocks(text) {
		switch b.level {
		case 0:
			r.problem(1, "text before the title")
		case 1:
			titled = true
		case 3:
			if !r.expect(b, "issue", "on", "readings") {
				continue
			}
			name := b.meta.get("issue")
			if !validID(name) {
				r.problem(b.meta.line, "issue %q is no id", name)
				continue
			}
			if line := seen[name]; line != 0 {
				r.problem(b.line, "issue %s stands on line %d already", name, line)
				continue
			}
			seen[name] = b.line
			i := &Issue{
				ID: game + "/issues/" + name, Name: name, Heading: b.title, Refs: b.meta.list("readings"),
				File: file, Line: b.line,
			}
			for _, ref := range b.meta.list("on") {
				if !strings.Contains(ref, "/") {
					r.problem(b.meta.line, "%q does not name its rule set", ref)
				}
				i.On = append(i.On, fullID(game, "", ref))
			}
			r.issueBody(i, b)
			issues = append(issues, i)
		}
	}
	if !titled {
		r.problem(1, "the title is missing")
	}
	return issues, r.problems
}

// issueBody sorts the four parts of an issue. A paragraph without a mark of its own belongs to the part before it.
func (r *reader) issueBody(i *Issue, b block) {
	parts := []struct {
		mark string
		text *string
	}{
		{"**Point.**", &i.Point}, {"**Readings.**", &i.Readings}, {"**Adopted.**", &i.Adopted}, {"**Why.**", &i.Why},
	}
	at := -1
	for par := range strings.SplitSeq(b.body, "\n\n") {
		par = strings.Trim(par, "\n")
		for n := range parts {
			rest, ok := strings.CutPrefix(par, parts[n].mark)
			if !ok {
				continue
			}
			if n != at+1 {
				r.problem(b.line, "issue %s: %s stands out of order", i.Name, parts[n].mark)
			}
			at, par = n, strings.TrimSpace(rest)
			break
		}
		if at < 0 {
			if par != "" {
				r.problem(b.line, "issue %s: text before %s", i.Name, parts[0].mark)
			}
			continue
		}
		if *parts[at].text != "" {
			par = *parts[at].text + "\n\n" + par
		}
		*parts[at].text = par
	}
	for _, p := range parts {
		if *p.text == "" {
			r.problem(b.line, "issue %s: %s is missing", i.Name, p.mark)
		}
	}
}

func parseGlossary(file, text string) ([]*Term, []*Problem) {
	r := &reader{file: file}
	var terms []*Term
	seen := map[string]int{}
	for _, b := range r.blocks(text) {
		if b.level != 3 {
			continue
		}
		if !r.expect(b, "term", "games", "alias") {
			continue
		}
		t := &Term{
			ID: b.meta.get("term"), Name: b.title, Games: b.meta.list("games"), Aliases: b.meta.list("alias"),
			Text: b.body, Line: b.line,
		}
		switch {
		case !validID(t.ID):
			r.problem(b.meta.line, "term %q is no id", t.ID)
			continue
		case seen[t.ID] != 0:
			r.problem(b.line, "term %s stands on line %d already", t.ID, seen[t.ID])
			continue
		case t.Text == "":
			r.problem(b.line, "term %s has no text", t.ID)
		}
		seen[t.ID] = b.line
		terms = append(terms, t)
	}
	slices.SortStableFunc(terms, func(a, b *Term) int { return strings.Compare(fold(a.Name), fold(b.Name)) })
	return terms, r.problems
}
