package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"hoyle/adjudicate"
	"hoyle/adjudicate/ask"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/form"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/docs"
	"hoyle/engine"
)

const askLong = `Ask leads to a ruling without a record: what went wrong, in your own words, and then only what the ruling still
turns on. On a terminal it asks with forms; elsewhere, and with --plain, in plain lines: the questions go to standard
error, the answers come from standard input. Whatever a flag answers is not asked.

The ruling is the one that judge gives on the record that the answers make; --save keeps that record.
Ctrl-C leaves: nothing is written, and the exit code is 130.`

// newAsk has a command below it for every game, with a flag for each of its questions.
func newAsk(t *term.IO) *cobra.Command {
	o := &askOptions{}
	cmd := &cobra.Command{
		Use:   "ask [GAME [WORD…]]",
		Short: "Ask for a ruling, without a record",
		Long:  askLong,
		Example: `  hoyle ask
  hoyle ask skat he did not follow suit
  hoyle ask skat revoke --by Mittelhand --single Mittelhand --gathered yes`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return unknown(cmd, "game", args[0], askedGames())
			}
			return o.run(t, cmd)
		},
	}
	o.flags(cmd)
	for _, g := range adjudicate.Games {
		if len(g.Ask.Tables) > 0 {
			cmd.AddCommand(newAskOf(t, g))
		}
	}
	return cmd
}

func askedGames() []string {
	var names []string
	for _, g := range adjudicate.Games {
		if len(g.Ask.Tables) > 0 {
			names = append(names, g.Name)
		}
	}
	return names
}

func newAskOf(t *term.IO, g *engine.Game) *cobra.Command {
	o := &askOptions{game: g}
	cmd := &cobra.Command{
		Use:   g.Name + " [WORD…]",
		Short: "Ask for a ruling in " + g.Title,
		Long:  askLong,
		Args:  cobra.ArbitraryArgs,
		ValidArgsFunction: only(1, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var names []string
			for _, f := range ask.Incidents(g, o.setting()) {
				names = append(names, cobra.CompletionWithDesc(f.Name, f.Meaning))
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		}),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.words = strings.Join(args, " ")
			return o.run(t, cmd)
		},
	}
	o.flags(cmd)
	flags := cmd.Flags()
	flags.StringSliceVar(&o.players, "players", nil, "the players' names, each one's left-hand neighbour next (left alone: "+strings.Join(g.Ask.Tables[0].Names, ", ")+")")
	if several := ask.Numbers(g); len(several) > 0 {
		choice(cmd, flags, &o.number, "number", "", "", numerals(several), numberAsked)
	}
	var sets, variants []string
	for _, r := range g.RuleSets {
		sets = append(sets, r.Name)
		for _, v := range r.Variants {
			variants = append(variants, v.Name)
		}
	}
	choice(cmd, flags, &o.rules, "rules", "", g.RuleSets[0].Name, sets, "the rule set")
	if len(variants) > 0 {
		choice(cmd, flags, &o.variant, "variant", "", "", variants, "the variant")
	}
	// A flag for every question that the game may come to.
	add := func(key, text string, words []string) {
		if flags.Lookup(key) != nil {
			return
		}
		a := &answerFlag{o: o, key: key, kind: strings.ReplaceAll(strings.Join(words, "|"), "a number", "N")}
		flags.Var(a, key, text)
		complete := cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
		if err := cmd.RegisterFlagCompletionFunc(key, complete); err != nil {
			panic(err) // the flag was added a line above
		}
	}
	for _, q := range ask.Queries(g) {
		add(q.Key, q.Text, q.Words())
	}
	return cmd
}

// numberAsked asks how many played, where the players have no names of their own.
const numberAsked = "How many played?"

func numerals(list []int) []string {
	out := make([]string, len(list))
	for i, n := range list {
		out[i] = strconv.Itoa(n)
	}
	return out
}

type askOptions struct {
	game           *engine.Game
	words          string
	rules, variant string
	players        []string
	number         string       // of players
	answers        []answerFlag // in the order of the command line
	save           string
	brief, plain   bool
	output         output
}

// setting is what the flags say of the game.
func (o *askOptions) setting() ask.Setting {
	n, _ := strconv.Atoi(o.number)
	return ask.Setting{Rules: o.rules, Variant: o.variant, Number: n, Players: o.players}
}

func (o *askOptions) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.SortFlags = false
	o.output.flag(cmd)
	f.StringVar(&o.save, "save", "", "write the record that the answers make to this file, which must not be there yet")
	f.BoolVar(&o.brief, "brief", false, "leave the texts of the laws out")
	f.BoolVar(&o.plain, "plain", false, "ask in plain lines on a terminal too")
}

// answerFlag answers a question on the command line.
type answerFlag struct {
	o         *askOptions
	key, kind string
	word      string
}

var _ pflag.Value = (*answerFlag)(nil)

func (a *answerFlag) String() string { return a.word }
func (a *answerFlag) Type() string   { return a.kind }
func (a *answerFlag) Set(s string) error {
	a.word = s
	a.o.answers = append(a.o.answers, answerFlag{key: a.key, word: s})
	return nil
}

func (o *askOptions) run(t *term.IO, cmd *cobra.Command) error {
	if o.save != "" {
		if err := absent(o.save); err != nil {
			return err
		}
	}
	d := &askDialogue{o: o, game: o.game, cmd: cmd}
	if err := d.begin(); err != nil {
		return err
	}
	err := form.Ask(t, d, o.plain)
	switch {
	case errors.Is(err, form.ErrNoAnswers):
		return d.wanting()
	case err != nil:
		return err
	case d.err != nil:
		return d.err
	}
	doc, err := d.inquiry.Record()
	if err != nil {
		return usagef(cmd, "%v", err)
	}
	r, err := new(adjudicate.Sitting).Rule(doc, nil)
	if err != nil {
		return err
	}
	if o.save != "" {
		text, err := record.Encode(doc)
		if err != nil {
			return err
		}
		if err := writeFile(o.save, text); err != nil {
			return err
		}
	}
	out := &printer{t: t, form: o.output}
	if o.output == asJSON {
		return out.json(r.AppendJSON)
	}
	p := rulingPage(doc.Game, &doc.Hand, r, o.brief)
	if doc.Note != "" {
		p.Section("What was assumed")
		p.Say(doc.Note)
	}
	return out.page(p)
}

// askDialogue asks for the game, for what went wrong, and then what the ruling turns on.
type askDialogue struct {
	o       *askOptions
	cmd     *cobra.Command
	game    *engine.Game
	said    bool               // something was said of what went wrong, if only that the list is wanted
	list    []engine.FaultSpec // what it may have been
	inquiry *ask.Inquiry
	fixed   int                     // answers that flags have given
	tables  map[string]*ask.Inquiry // the inquiries among which the number of players decides
	numbers []string                // of players, in order
	err     error
}

// begin takes what the command line says.
func (d *askDialogue) begin() error {
	if d.o.words == "" {
		return nil
	}
	if err := d.say(d.o.words); err != nil {
		return usagef(d.cmd, "%v (hoyle faults %s lists what it knows)", err, d.game.Name)
	}
	if d.inquiry == nil && d.err != nil {
		return d.err
	}
	return nil
}

// say takes words on what went wrong. Where they leave no doubt, the inquiry begins.
func (d *askDialogue) say(words string) error {
	all := ask.Incidents(d.game, d.o.setting())
	if strings.TrimSpace(words) == "" {
		d.said, d.list = true, all
		return nil
	}
	if _, ok := d.game.Fault(words); ok && !slices.ContainsFunc(all, func(f engine.FaultSpec) bool { return f.Name == words }) {
		if _, err := ask.New(d.game, d.o.setting(), words); err != nil {
			return err // an incident by its name, which cannot be in what is played
		}
	}
	found, sure := ask.Find(all, words, aliases(d.game))
	if len(found) == 0 {
		return fmt.Errorf("nothing that goes wrong in %s is called %q", d.game.Title, words)
	}
	d.said, d.list = true, found
	if sure {
		return d.open(found[0].Name)
	}
	return nil
}

// aliases are the headings and other names of a law in the texts.
func aliases(g *engine.Game) func(engine.Law) []string {
	texts, err := docs.Load(g.Name)
	if err != nil {
		return nil
	}
	return func(l engine.Law) []string {
		s := texts.Section(string(l))
		if s == nil {
			return nil
		}
		return append([]string{s.Heading}, s.Aliases...)
	}
}

// open begins the inquiry into a fault, with what the flags say. Where they fit several numbers of players, that is asked.
func (d *askDialogue) open(fault string) error {
	d.tables = map[string]*ask.Inquiry{}
	var first error
	for _, at := range ask.Tables(d.game, d.o.setting(), fault) {
		q, err := d.inquire(at, fault)
		if err != nil {
			if first == nil {
				first = err
			}
			continue
		}
		n := strconv.Itoa(len(q.Players()))
		d.tables[n], d.numbers = q, append(d.numbers, n)
		d.inquiry = q
	}
	switch {
	case len(d.tables) == 0:
		d.err = first
	case len(d.tables) > 1:
		d.inquiry = nil
	}
	d.fixed = len(d.o.answers)
	return nil
}

// inquire begins the inquiry in a setting; the error tells what of the command line does not go with it.
func (d *askDialogue) inquire(at ask.Setting, fault string) (*ask.Inquiry, error) {
	q, err := ask.New(d.game, at, fault)
	if err != nil {
		return nil, usagef(d.cmd, "%v", err)
	}
	for _, a := range d.o.answers {
		if err := q.Answer(a.key, a.word); err != nil {
			return nil, usagef(d.cmd, "--%s: %v", a.key, err)
		}
	}
	return q, nil
}

// Next is the next question.
func (d *askDialogue) Next() *form.Question {
	switch {
	case d.err != nil:
		return nil
	case d.game == nil:
		q := &form.Question{Title: "Which game?"}
		for _, name := range askedGames() {
			q.Options = append(q.Options, form.Option{Word: name, Text: adjudicate.Game(name).Title})
		}
		return q
	case !d.said:
		return &form.Question{Title: "What went wrong?", Hint: "in a few words; leave it empty to choose from a list", Check: func(s string) error {
			if found, _ := ask.Find(ask.Incidents(d.game, d.o.setting()), s, aliases(d.game)); len(found) == 0 && strings.TrimSpace(s) != "" {
				return fmt.Errorf("no incident of %s is known by these words; leave it empty for the list", d.game.Title)
			}
			return nil
		}}
	case d.inquiry == nil && len(d.tables) > 0:
		q := &form.Question{Title: numberAsked}
		for _, n := range d.numbers {
			q.Options = append(q.Options, form.Option{Word: n, Text: strings.Join(d.tables[n].Players(), ", ")})
		}
		return q
	case d.inquiry == nil:
		q := &form.Question{Title: "Which of these was it?"}
		for _, f := range d.list {
			q.Options = append(q.Options, form.Option{Word: f.Name, Text: inWords(f)})
		}
		return q
	}
	x := d.inquiry.Next()
	if x == nil {
		return nil
	}
	q := &form.Question{Title: x.Text, Typed: x.Number, Check: func(s string) error { return d.inquiry.Check(x.Key, s) }}
	for _, c := range x.Choices {
		q.Options = append(q.Options, form.Option{Word: c.Word, Text: c.Text})
	}
	if given, _ := d.inquiry.Given(); len(given) == d.fixed {
		q.Hint = d.inquiry.Fault().Meaning // what the words were taken for
	}
	if x.Number {
		q.Hint = strings.Join(x.Words(), ", or ")
	}
	return q
}

// inWords is an incident as players put it, with what it means.
func inWords(f engine.FaultSpec) string {
	if len(f.Says) == 0 {
		return f.Meaning
	}
	return f.Says[0]
}

// Answer takes the answer to the question that Next gave.
func (d *askDialogue) Answer(word string) error {
	switch {
	case d.game == nil:
		g := adjudicate.Game(strings.ToLower(word))
		if g == nil || !slices.Contains(askedGames(), g.Name) {
			return fmt.Errorf("one of %s, please", strings.Join(askedGames(), ", "))
		}
		d.game = g
		return nil
	case !d.said:
		return d.say(word)
	case d.inquiry == nil && len(d.tables) > 0:
		if d.inquiry = d.tables[word]; d.inquiry == nil {
			return fmt.Errorf("one of %s, please", strings.Join(d.numbers, ", "))
		}
		return nil
	case d.inquiry == nil:
		i := slices.IndexFunc(d.list, func(f engine.FaultSpec) bool { return f.Name == word })
		if i < 0 {
			return d.say(word)
		}
		return d.open(word)
	}
	return d.inquiry.Answer(d.inquiry.Next().Key, word)
}

// Back takes the last answer back.
func (d *askDialogue) Back() bool {
	if d.inquiry != nil {
		if given, _ := d.inquiry.Given(); len(given) > d.fixed {
			return d.inquiry.Back()
		}
	}
	switch {
	case d.inquiry != nil && len(d.tables) > 1:
		d.inquiry = nil
	case len(d.tables) > 0 && len(d.list) > 1 && d.o.words == "":
		d.inquiry, d.tables, d.numbers = nil, nil, nil
	case d.said && d.o.words == "":
		d.said, d.list, d.inquiry, d.tables, d.numbers = false, nil, nil, nil, nil
	case d.game != d.o.game:
		d.game = nil
	default:
		return false
	}
	return true
}

// wanting is the error of answers that end before the questions: what is still to be answered, and how.
func (d *askDialogue) wanting() error {
	q := d.Next()
	var words []string
	for _, o := range q.Options {
		words = append(words, o.Word)
	}
	switch {
	case d.inquiry != nil:
		x := d.inquiry.Next()
		return usagef(d.cmd, "the ruling still turns on this: %s Answer with --%s %s", x.Text, x.Key, strings.ReplaceAll(strings.Join(x.Words(), "|"), "a number", "N"))
	case len(d.tables) > 0:
		return usagef(d.cmd, "the ruling turns on this: %s Answer with --number %s", numberAsked, strings.Join(words, "|"))
	case d.said:
		return usagef(d.cmd, "this may be several incidents: %s", strings.Join(words, ", "))
	case d.game != nil:
		return usagef(d.cmd, "what went wrong? Say it behind the game (hoyle faults %s lists what it knows)", d.game.Name)
	}
	return usagef(d.cmd, "which game? One of %s", strings.Join(words, ", "))
}
