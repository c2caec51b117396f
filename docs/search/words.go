package search

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"hoyle/docs"
)

// token is a word of a text and where it stands there.
type token struct {
	text     string
	from, to int
}

// tokens yields the words of a text: letters and digits, a dot between digits (4.1.4), and no apostrophe with what
// follows it. A hyphen parts words, so that out-of-turn is found as out of turn.
func tokens(s string, yield func(token)) {
	for i := 0; i < len(s); {
		r, n := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(s[i:])
		}
		if !wordly(r) {
			i += n
			continue
		}
		from, to := i, -1
		for i < len(s) {
			r, n = rune(s[i]), 1
			if r >= utf8.RuneSelf {
				r, n = utf8.DecodeRuneInString(s[i:])
			}
			if !wordly(r) && !(r == '.' && digit(s, i-1) && digit(s, i+1)) {
				if (r != '\'' && r != '’') || i+n >= len(s) || !unicode.IsLetter(first(s[i+n:])) {
					break
				}
				if to < 0 {
					to = i // player's is player
				}
			}
			i += n
		}
		if to < 0 {
			to = i
		}
		yield(token{s[from:to], from, i})
	}
}

func wordly(r rune) bool {
	if r < utf8.RuneSelf {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}

func digit(s string, i int) bool { return i >= 0 && i < len(s) && s[i] >= '0' && s[i] <= '9' }

func first(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// plain is a word in lower case without accents. What is plain already costs nothing.
func plain(word string) string {
	for i := range len(word) {
		if c := word[i]; c >= utf8.RuneSelf || 'A' <= c && c <= 'Z' {
			return docs.Fold(word)
		}
	}
	return word
}

// idle words say nothing about what is looked for.
var idle = set(`a an and are as at be been but by can could did do does for from had has have he her him his how i if
	in into is it its may me might must my of on one's or our s shall she should so than that the their them then there these
	they this those to was we were what when where whether which while who whom whose why will would you your
	das dem den der des die ein eine einem einen einer eines er ich im ist man mein mit sie und von wann wenn wer wie
	wir zu zum zur`)

// counters stand before a law's number and say nothing: law 52, § 52.
var counters = set("law laws rule rules section sections article paragraph number no nr regel")

func set(words string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		m[w] = true
	}
	return m
}

// forms are those words of the card table that no ending gives away.
var forms = pairs(`dealt deal; led lead; laid lay; held hold; took take; taken take; won win; lost lose; losing lose;
	drew draw; drawn draw; shown show; saw see; seen see; spoke speak; spoken speak; gave give; given give; threw throw;
	thrown throw; thought think; knew know; known know; forgot forget; forgotten forget; broke break; broken break;
	went go; gone go; goes go; came come; chose choose; chosen choose; bade bid; said say; told tell; met meet; made make;
	making make; left leave; leaving leave; jacks jack; aces ace; kings king; queens queen; nines nine; sevens seven;
	eights eight; tens ten; fives five; twos two; halves half; penalties penalty; partie party; matadore matador;
	matadores matador; karten karte; stiche stich; spitzen spitze; farben farbe; asse ass; buben bube`)

func pairs(list string) map[string]string {
	m := map[string]string{}
	for p := range strings.SplitSeq(list, ";") {
		from, to, _ := strings.Cut(strings.TrimSpace(p), " ")
		m[from] = to
	}
	return m
}

// endings in the order in which they are tried: the first that leaves a stem of at least so many letters goes. What is
// put in its place ends the word; without it a letter that stands twice before the ending is made one.
var endings = [...]struct {
	end  string
	stem int
	put  string
}{
	{"ies", 2, "y"}, {"ied", 2, "y"}, {"sses", 2, "ss"}, {"ss", 1, "ss"}, {"us", 2, "us"}, {"is", 2, "is"}, {"eed", 1, "eed"},
	{"ements", 3, ""}, {"ement", 3, ""}, {"ments", 4, ""}, {"ment", 4, ""}, {"ungen", 4, ""}, {"ung", 4, ""},
	{"ings", 3, ""}, {"ing", 3, ""}, {"ed", 3, ""}, {"en", 4, ""}, {"es", 3, ""}, {"s", 3, ""},
}

// stem cuts the ending of a plain word, English or German, so that forms of one word are the same. It is crude: what
// matters is that the word of a question and the word of a law lose the same.
func stem(w string) string {
	if len(w) < 3 || digit(w, 0) {
		return w
	}
	if base, ok := forms[w]; ok {
		w = base
	}
	for i := range endings {
		e := &endings[i]
		if rest, ok := strings.CutSuffix(w, e.end); ok && len(rest) >= e.stem {
			w = rest + e.put
			if e.put == "" && e.end != "s" {
				w = single(w)
			}
			break
		}
	}
	for len(w) > 3 && w[len(w)-1] == 'e' { // renounces and renounce, tournée and tourné
		w = w[:len(w)-1]
	}
	for _, u := range [...]string{"ae", "oe", "ue"} { // ueberreizt and überreizt
		if strings.Contains(w, u) {
			w = strings.ReplaceAll(w, u, u[:1])
		}
	}
	return w
}

// single makes one letter of two at a word's end: cutting is cut.
func single(w string) string {
	n := len(w)
	if n > 3 && w[n-1] == w[n-2] && !strings.ContainsRune("sle", rune(w[n-1])) {
		return w[:n-1]
	}
	return w
}
