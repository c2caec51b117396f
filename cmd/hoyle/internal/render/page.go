// Package render turns pages into text for a terminal and into Markdown. It is the only place that knows glamour,
// which sets Markdown, and tablewriter, which sets tables.
//
// A command describes what it has to say as a Page; how that looks is decided here alone. So text and Markdown cannot
// say different things, and no command writes an escape code of its own.
package render

import "strings"

// Page is what a command has to say, part by part.
type Page struct {
	Cards Cards // how its cards look
	parts []part
}

// part is one piece of a page: it writes itself for a terminal and as Markdown.
type part interface {
	text(w *writer)
	markdown(w *mdWriter)
}

// Field is a name and what stands beside it.
type Field struct{ Name, Value string }

// Item is an entry of a list.
type Item struct {
	Head string // a line of its own before the text; may be empty
	Text string
	Cite string   // the law behind it, set after the text in brackets
	Sub  []string // lines below
}

// Align of a table's column.
type Align uint8

// Text columns stand to the left and may be broken into lines; numbers stand to the right and may not.
const (
	Left Align = iota
	Right
)

// Table is rows of cells under a header.
type Table struct {
	Header []string
	Align  []Align // by column
	Rows   [][]string
	Footer []string // nil where there is none
	// Notes are lines below a row, by the row's index; -1 is before the first.
	Notes map[int][]string
}

// Title is the page's headline with lines of description below it.
func (p *Page) Title(title string, below ...string) { p.add(titlePart{title, below}) }

// Section begins a section.
func (p *Page) Section(heading string) { p.add(sectionPart(heading)) }

// Fields lists names with their values; those without a value are left out.
func (p *Page) Fields(fields ...Field) {
	var with []Field
	for _, f := range fields {
		if f.Value != "" {
			with = append(with, f)
		}
	}
	if len(with) > 0 {
		p.add(fieldsPart(with))
	}
}

// Say is a plain paragraph.
func (p *Page) Say(text string) { p.add(sayPart{words: text}) }

// Stress is a paragraph that the eye should find first.
func (p *Page) Stress(text string) { p.add(sayPart{words: text, stress: true}) }

// Bullets is a list without an order.
func (p *Page) Bullets(items ...Item) { p.list(items, false) }

// Steps is a numbered list.
func (p *Page) Steps(items ...Item) { p.list(items, true) }

func (p *Page) list(items []Item, numbered bool) {
	if len(items) > 0 {
		p.add(listPart{items, numbered})
	}
}

// Table adds a table.
func (p *Page) Table(t Table) { p.add(tablePart(t)) }

// Prose adds text that is written in Markdown, such as a law's, under a heading of its own. The heading may be empty.
func (p *Page) Prose(heading, markdown string) {
	look := p.Cards
	if look == French {
		look = FrenchWords // what is written beforehand has no marks
	}
	p.add(pagePart{prosePart{heading, markdown}, look})
}

// Block adds lines that stand as they are, such as a drawing.
func (p *Page) Block(lines ...string) { p.add(blockPart(lines)) }

// Break sets what follows off from what went before.
func (p *Page) Break() { p.add(breakPart{}) }

func (p *Page) add(x part) { p.parts = append(p.parts, x) }

// Join adds the parts of another page after this one's.
func (p *Page) Join(q *Page) {
	for _, x := range q.parts {
		p.add(pagePart{x, q.Cards})
	}
}

// pagePart keeps the card notation of the page that a part came from.
type pagePart struct {
	part
	cards Cards
}

func (x pagePart) text(w *writer) {
	old := w.cards
	w.cards = x.cards
	x.part.text(w)
	w.cards = old
}

func (x pagePart) markdown(w *mdWriter) {
	old := w.cards
	w.cards = x.cards
	x.part.markdown(w)
	w.cards = old
}

type (
	titlePart struct {
		title string
		below []string
	}
	sectionPart string
	fieldsPart  []Field
	sayPart     struct {
		words  string
		stress bool
	}
	listPart struct {
		items    []Item
		numbered bool
	}
	tablePart Table
	prosePart struct{ heading, src string }
	breakPart struct{}
	blockPart []string
)

// brackets is how a citation is set.
func brackets(cite string) string {
	if cite == "" {
		return ""
	}
	return "[" + cite + "]"
}

// join sets words side by side, leaving out the empty ones.
func join(words ...string) string {
	var with []string
	for _, s := range words {
		if s != "" {
			with = append(with, s)
		}
	}
	return strings.Join(with, " ")
}
