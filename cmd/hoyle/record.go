package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/adjudicate/recorder"
	"hoyle/cmd/hoyle/internal/form"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
)

type recordOptions struct {
	file           string
	resume         bool
	rules, variant string
	title          string
	players        []string
}

func newRecord(t *term.IO) *cobra.Command {
	o := &recordOptions{}
	cmd := &cobra.Command{
		Use:   "record GAME [FILE]",
		Short: "Write a record while the hand is played",
		Long: `Record asks for the players, the dealer, the cards that are known, the bidding and the contract, and then takes the
play card after card, a line each or a whole trick in one. It shows whose turn it is, what lies on the table and the
count. What is not known is passed over with an empty line.

A card that breaks a rule is taken like any other, with a note and its law; only what cannot have been is refused.
"undo" takes the last line back, "help" lists what can be typed, "end" or the end of the input leaves.

The file is written anew after every line, whole or not at all, so that nothing but the line being typed can be lost.
--resume goes on with it. Without FILE it is GAME-1.yaml or the next number. The ruling goes to standard output when the
hand is over, everything else to standard error. Ctrl-C leaves with the exit code 130 and keeps the file.`,
		Example: `  hoyle record skat
  hoyle record skat hand.yaml --players Anna,Bert,Cora
  hoyle record skat hand.yaml --resume`,
		Args: needs(1, 2, "a GAME and at most one FILE"),
		ValidArgsFunction: func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
			switch len(args) {
			case 0:
				return completeGame(cmd, args, word)
			case 1:
				return completeRecords(cmd, args, word)
			}
			return nil, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			g, err := gameOf(cmd, args[0])
			if err != nil {
				return err
			}
			if len(args) > 1 {
				o.file = args[1]
			}
			return o.run(t, cmd, g)
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVar(&o.resume, "resume", false, "go on with the file")
	f.StringSliceVar(&o.players, "players", nil, "the players' names, each one's left-hand neighbour next")
	f.StringVar(&o.title, "title", "", "what the record is about")
	f.StringVar(&o.rules, "rules", "", "the rule set")
	f.StringVar(&o.variant, "variant", "", "the variant")
	return cmd
}

// numbered is the n-th name of a file that is not named.
func numbered(g *engine.Game, n int) string { return g.Name + "-" + strconv.Itoa(n) + ".yaml" }

// name finds the file where none is named: the first that is free, or to go on the last that is there.
func (o *recordOptions) name(g *engine.Game) {
	n := 1
	for absent(numbered(g, n)) != nil {
		n++
	}
	if o.resume {
		n = max(n-1, 1)
	}
	o.file = numbered(g, n)
}

func (o *recordOptions) begin(cmd *cobra.Command, g *engine.Game) (*recorder.Keeper, error) {
	if o.file == "" {
		o.name(g)
	}
	if o.resume {
		src, err := os.ReadFile(o.file)
		if err != nil {
			return nil, err
		}
		d, err := record.DecodeOne(o.file, src, adjudicate.Games)
		if err != nil {
			return nil, err
		}
		if d.Game != g {
			return nil, usagef(cmd, "%s is a record of %s, not of %s", o.file, d.Game.Title, g.Title)
		}
		k, err := recorder.Resume(d)
		if err != nil {
			return nil, d.Locate(err)
		}
		return k, nil
	}
	if err := absent(o.file); err != nil {
		return nil, fmt.Errorf("%w (--resume goes on with it)", err)
	}
	if _, ok := g.RuleSet(o.rules); !ok {
		var sets []string
		for _, r := range g.RuleSets {
			sets = append(sets, r.Name)
		}
		return nil, unknown(cmd, "rule set", o.rules, sets)
	}
	k := recorder.New(g, o.rules, o.variant)
	k.Doc().Title = o.title
	return k, nil
}

func (o *recordOptions) run(t *term.IO, cmd *cobra.Command, g *engine.Game) error {
	k, err := o.begin(cmd, g)
	if err != nil {
		return err
	}
	c := &clerk{o: o, t: t, g: g, k: k, lines: t.NewLines()}
	c.lines.Complete = c.complete
	c.look = render.NewLook(t, newPage(g))
	if !k.Begun() && len(o.players) > 0 {
		if _, err := k.Enter(strings.Join(o.players, ", ")); err != nil {
			return usagef(cmd, "--players: %v", err)
		}
		if err := c.save(); err != nil {
			return err
		}
	}
	return c.keep()
}

// clerk keeps a record in conversation.
type clerk struct {
	o     *recordOptions
	t     *term.IO
	g     *engine.Game
	k     *recorder.Keeper
	lines *term.Lines
	look  render.Look
	asked recorder.Stage // the last stage that was introduced
	intro bool
}

func (c *clerk) say(format string, args ...any) { c.t.Errorf(format, args...) }

func (c *clerk) save() error {
	text, err := c.k.Encode()
	if err != nil {
		return err
	}
	return writeFile(c.o.file, text)
}

// keep takes lines until the hand is over or its keeper leaves.
func (c *clerk) keep() error {
	for {
		c.introduce()
		line, err := c.lines.Read(c.prompt())
		switch {
		case errors.Is(err, term.ErrInterrupt):
			c.leave()
			return form.ErrInterrupted
		case errors.Is(err, io.EOF):
			return c.end()
		case err != nil:
			return fmt.Errorf("reading a line: %w", err)
		}
		switch word := strings.ToLower(line); {
		case word == "end" || word == "quit" || line == "" && c.k.Now().Over:
			return c.end()
		case word == "help" || word == "?":
			c.help()
			continue
		case word == "undo" || word == "u":
			if !c.k.Undo() {
				c.say("  %s\n", c.look.Dim("There is nothing to take back."))
				continue
			}
			c.say("  %s\n", c.look.Dim("Taken back."))
		default:
			was := c.k.Now()
			fresh, err := c.k.Enter(line)
			if err != nil {
				c.refuse(err)
				continue
			}
			c.note(fresh)
			c.trick(was)
		}
		if c.k.Begun() {
			if err := c.save(); err != nil {
				return err
			}
		}
	}
}

// introduce says what a stage is about, once.
func (c *clerk) introduce() {
	stage := c.k.Stage()
	if c.intro && c.asked == stage {
		return
	}
	c.asked, c.intro = stage, true
	h := &c.k.Doc().Hand
	text := ""
	switch stage {
	case recorder.StagePlayers:
		text = "Who plays? The names, each one's left-hand neighbour next."
	case recorder.StageMatch:
		want := c.k.Wanted()
		text = strings.ToUpper(want.Key[:1]) + want.Key[1:] + ", " + want.Doc + "."
	case recorder.StageDealer:
		text = "Who deals? Empty where it does not matter."
	case recorder.StageDeal:
		places := make([]string, 0, len(c.g.Spec.Places))
		for _, p := range c.g.Spec.Places {
			places = append(places, p.Key)
		}
		text = fmt.Sprintf("Cards that are known, a hand a line: %s CARDS. Empty when there are no more.", h.Players[0])
		if len(places) > 0 {
			text = fmt.Sprintf("Cards that are known, a hand a line: %s CARDS, %s CARDS. Empty when there are no more.", h.Players[0], places[0])
		}
	case recorder.StageBidding:
		text = "The bidding, a call a line: " + calls(c.g, h.Players) + ". Empty when it is over."
	case recorder.StageContract:
		var keys []string
		for _, f := range c.g.Spec.Contract {
			keys = append(keys, f.Key)
		}
		text = "The contract in words, in any order, each by itself or after its name (" + strings.Join(keys, ", ") + "). Empty where there is none."
	case recorder.StageDiscard:
		text = "What was laid away. Empty where nothing was, or it is not known."
	case recorder.StagePlay:
		text = "The play, a card or a trick a line; help lists what else can be said."
		if c.k.Now().Untricked {
			text = "The play, a turn a line; help lists what can be said."
		}
	}
	c.say("%s\n", c.look.Wrap(c.look.Dim(text)))
}

// calls are some that the players of a game may make.
func calls(g *engine.Game, players []string) string {
	words := g.Spec.Calls
	if g.Spec.Figures {
		words = append([]string{"18"}, words...)
	}
	if n := len(words); n > 3 {
		words = []string{words[0], words[n/2], words[n-1]}
	}
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = players[(i+1)%len(players)] + " " + w
	}
	return strings.Join(out, ", ")
}

// prompt says where the hand stands.
func (c *clerk) prompt() string {
	now := c.k.Now()
	if c.k.Stage() == recorder.StageBidding && now.Bidding {
		c.say("%s\n", c.look.Wrap(c.look.Strong(c.name(now.Turn))+" to call"))
	}
	if c.k.Stage() != recorder.StagePlay {
		return "> "
	}
	if now.Over {
		c.say("%s\n", c.look.Wrap(dots(c.look.Strong("The hand is over"), c.counts(now), c.look.Dim("empty to leave, or undo"))))
		return "> "
	}
	if now.Untricked {
		c.say("%s\n", c.look.Wrap(c.untricked(now)))
		return "> "
	}
	trick := now.Trick
	var fallen []string
	if now.Complete {
		trick++
	} else {
		for _, f := range now.Cards {
			fallen = append(fallen, c.look.Text(drawn(c.g)(f.Card)))
		}
	}
	lead := ""
	switch len(fallen) {
	case 0:
		lead = "to lead"
	default:
		lead = "to play to " + strings.Join(fallen, " ")
	}
	turn := ""
	if now.Turn != engine.Nobody && trick > 0 {
		turn = c.look.Strong(c.name(now.Turn)) + " " + lead
	}
	where := ""
	if trick > 0 {
		where = "Trick " + strconv.Itoa(trick)
	}
	if s := dots(where, turn, c.counts(now)); s != "" {
		c.say("%s\n", c.look.Wrap(s))
	}
	return "> "
}

// untricked says where a hand without tricks stands: the round, the turn, what lies on the table and what is counted.
func (c *clerk) untricked(now engine.Now) string {
	turn := ""
	if now.Turn != engine.Nobody {
		turn = c.look.Strong(c.name(now.Turn)) + " to play"
	}
	made := ""
	if s := c.each(now.Made); s != "" {
		made = c.look.Dim("points: ") + s
	}
	cards := ""
	if s := c.counts(now); s != "" {
		cards = c.look.Dim("cards: ") + s
	}
	return dots("Round "+strconv.Itoa(now.Trick), turn, "on the table: "+c.look.Text(lying(c.g, now.Lies)), cards, made)
}

// counts are the card points so far.
func (c *clerk) counts(now engine.Now) string { return c.each(now.Counts) }

// each is a number of everybody; "" where all are none.
func (c *clerk) each(list []engine.Count) string {
	var words []string
	some := false
	for _, x := range list {
		name := x.Side
		if x.Seat != engine.Nobody {
			name = c.name(x.Seat)
		}
		words = append(words, name+" "+strconv.Itoa(x.N))
		some = some || x.N != 0
	}
	if !some {
		return ""
	}
	return c.look.Dim(strings.Join(words, ", "))
}

// name of a seat; one behind the players is a place at the table, such as the dummy's.
func (c *clerk) name(s engine.Seat) string {
	h := &c.k.Doc().Hand
	if i := int(s) - len(h.Players); i >= 0 && i < len(c.g.Spec.Places) {
		return "the " + c.g.Spec.Places[i].Key
	}
	return h.Name(s)
}

// complete lists what a word may become: what the record takes, and at the beginning of a line what is said to its keeper.
func (c *clerk) complete(begun string, first bool) []string {
	words := c.k.Complete(begun)
	for _, w := range []string{"undo", "help", "end"} {
		if first && c.k.Begun() && strings.HasPrefix(w, strings.ToLower(begun)) {
			words = append(words, w)
		}
	}
	return words
}

// note tells what is irregular in what was just entered.
func (c *clerk) note(fresh []engine.Finding) {
	for _, f := range fresh {
		c.say("%s\n", c.look.Hang(c.look.Dim("  * "+f.What+": ")+c.look.Text(c.k.Words(f.Text, drawn(c.g)))+" "+c.look.Dim("["+string(f.Law)+"]"), 4))
	}
}

// trick tells who has won a trick that has just been completed.
func (c *clerk) trick(was engine.Now) {
	now := c.k.Now()
	if !now.Complete || was.Complete && was.Trick == now.Trick {
		return
	}
	c.say("  %s\n", c.look.Dim(c.name(now.Winner)+" wins trick "+strconv.Itoa(now.Trick)+"."))
}

func (c *clerk) help() {
	var b strings.Builder
	row := func(left, right string) {
		if len(left) > 24 {
			fmt.Fprintf(&b, "  %s\n", left)
			left = ""
		}
		fmt.Fprintf(&b, "  %-24s %s\n", left, right)
	}
	if c.k.Stage() == recorder.StagePlay {
		h := &c.k.Doc().Hand
		row("CARD …", "the cards in the order in which they fall")
		row(h.Players[0]+" CARD", "who played, when it was not his turn")
		for _, e := range c.k.Events() {
			row(usage(e), e.Doc)
		}
	} else if c.k.Begun() {
		row("title: …, note: …", "what the record is about")
		row("agreed: {…}, match: {…}", "as in a record")
		row("fault: NAME PLAYER", "what went wrong before the play (hoyle faults "+c.g.Name+")")
	}
	row("undo", "takes the last line back")
	row("end", "leaves; the file is kept")
	for line := range strings.Lines(b.String()) {
		c.say("%s\n", c.look.Hang(c.look.Dim(strings.TrimRight(line, "\n")), 4))
	}
}

// usage is how an event is typed.
func usage(e engine.EventSpec) string {
	words := []string{string(e.Kind)}
	switch {
	case e.Scalar == engine.Player:
		return string(e.Kind) + " PLAYER"
	case e.Scalar != 0 && len(e.Words) > 0:
		return string(e.Kind) + " " + strings.Join(e.Words, "|")
	case e.Scalar != 0:
		return string(e.Kind) + " …"
	}
	for _, f := range e.Fields {
		word := strings.ToUpper(f.Key)
		if !f.Required {
			word = "[" + word + "]"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// refuse says why a line is not taken.
func (c *clerk) refuse(err error) {
	why := recorder.Refusal{err.Error()}
	errors.As(err, &why)
	for _, w := range why {
		c.say("%s\n", c.look.Hang("  "+c.look.Strong("No:")+" "+w, 6))
	}
}

// leave says where the record is and how to go on with it.
func (c *clerk) leave() {
	if !c.k.Begun() {
		c.say("Nothing was entered, and nothing written.\n")
		return
	}
	c.say("%s is kept. To go on:\n  hoyle record %s %s --resume\n", c.o.file, c.g.Name, c.o.file)
}

// end leaves; a hand that has been played has its ruling.
func (c *clerk) end() error {
	h := &c.k.Doc().Hand
	played := slices.ContainsFunc(h.Play, func(a engine.Act) bool { return a.Kind == engine.Play }) || len(h.Faults) > 0
	if !c.k.Now().Over || !c.k.Begun() {
		c.leave()
	} else {
		c.say("%s is complete.\n", c.o.file)
	}
	if !c.k.Begun() || !played {
		return nil
	}
	r, err := c.k.Ruling()
	if err != nil {
		return err
	}
	return (&printer{t: c.t, form: asText}).page(rulingPage(c.g, h, r, true))
}
