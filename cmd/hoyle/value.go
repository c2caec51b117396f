package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"hoyle/adjudicate"
	"hoyle/adjudicate/record"
	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
	"hoyle/engine"
	"hoyle/engine/card"
	"hoyle/engine/say"
)

// newValue has a command below it for every game whose contracts or hands can be valued without a file. What such a command
// takes is read from the game's Spec.
func newValue(t *term.IO) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "value GAME …",
		Short: "Value a bid, a game or a hand without a record",
		Args:  cobra.ArbitraryArgs,
		RunE:  group,
	}
	for _, g := range adjudicate.Games {
		switch {
		case g.Outcomes != nil:
			cmd.AddCommand(newValueOf(t, g))
		case g.Melds != nil:
			cmd.AddCommand(newMeldsOf(t, g))
		}
	}
	return cmd
}

type valueOptions struct {
	game   *engine.Game
	output output
	laws   bool
	hand   engine.Hand
	cards  cardsFlag
}

func newValueOf(t *term.IO, g *engine.Game) *cobra.Command {
	o := &valueOptions{game: g}
	o.cards.notation = g.Cards
	var words []engine.FieldSpec // the parts of the contract that are given as words
	use := g.Name
	for _, f := range g.Spec.Contract {
		if f.Kind == engine.Word {
			words = append(words, f)
			if f.Required {
				use += " " + strings.ToUpper(f.Key)
			} else {
				use += " [" + strings.ToUpper(f.Key) + "]"
			}
		}
	}
	cmd := &cobra.Command{
		Use:   use,
		Short: "Value a game of " + g.Title,
		Long: fmt.Sprintf(`What a game of %s is worth, as a sum, and what it costs when it is lost or does not cover the bid.

%sWith a result the game is settled; without one every outcome is valued.`, g.Title, contractWords(words)),
		Args: cobra.ArbitraryArgs,
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			return freeWords(words, args), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := o.contract(cmd, words, args); err != nil {
				return err
			}
			return o.run(t, cmd)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	var rules []string
	for _, r := range g.RuleSets {
		rules = append(rules, r.Name)
	}
	choice(cmd, flags, &o.hand.Rules, "rules", "", g.RuleSets[0].Name, rules, "the rule set")
	var variants []string
	for _, r := range g.RuleSets {
		for _, v := range r.Variants {
			variants = append(variants, v.Name)
		}
	}
	if len(variants) > 0 {
		choice(cmd, flags, &o.hand.Variant, "variant", "", "", variants, "the variant")
	}
	flags.Var(&o.cards, "cards", "the player's cards, from which the contract's figures are counted")
	for _, f := range g.Spec.Places {
		if f.Kind == engine.Cards || f.Kind == engine.OneCard {
			flags.Var(&placeFlag{cardsFlag{notation: g.Cards}, f.Key, &o.hand}, f.Key, f.Doc)
		}
	}
	for _, f := range g.Spec.Contract {
		if !slices.ContainsFunc(words[:min(len(words), 2)], func(w engine.FieldSpec) bool { return w.Key == f.Key }) {
			fieldOf(cmd, g, f, &o.hand.Contract)
		}
	}
	for _, f := range append(g.Spec.Result[:len(g.Spec.Result):len(g.Spec.Result)], g.Spec.Valued...) {
		fieldOf(cmd, g, f, &o.hand.Result)
	}
	o.output.flag(cmd)
	flags.BoolVar(&o.laws, "laws", false, "add the texts of the laws")
	return cmd
}

// contractWords says how a contract is given; nothing where no part of it is a word.
func contractWords(words []engine.FieldSpec) string {
	if len(words) == 0 {
		return ""
	}
	var out []string
	for _, w := range words {
		out = append(out, w.Doc+" ("+strings.Join(w.Words, ", ")+")")
	}
	return "The contract is given in the words of a record: " + strings.Join(out, "; ") + ".\n"
}

// freeWords are those of the first part of the contract that no argument names yet.
func freeWords(words []engine.FieldSpec, args []string) []string {
	rest := slices.Clone(words)
	for _, a := range args {
		if i := slices.IndexFunc(rest, func(f engine.FieldSpec) bool { return slices.Contains(f.Words, a) }); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
		}
	}
	if len(rest) == 0 {
		return nil
	}
	var out []string
	for _, w := range rest[0].Words {
		out = append(out, cobra.CompletionWithDesc(w, rest[0].Doc))
	}
	return out
}

// contract reads the words of the command line: each names the first part of the contract that takes it and is free.
func (o *valueOptions) contract(cmd *cobra.Command, words []engine.FieldSpec, args []string) error {
	rest := slices.DeleteFunc(slices.Clone(words), func(f engine.FieldSpec) bool { return o.hand.Contract.Has(f.Key) })
	for _, a := range args {
		var word string
		i := slices.IndexFunc(rest, func(f engine.FieldSpec) bool {
			at := slices.IndexFunc(f.Words, func(w string) bool { return strings.EqualFold(w, a) })
			if at >= 0 {
				word = f.Words[at]
			}
			return at >= 0
		})
		if i < 0 {
			e := usagef(cmd, "%q is not a word of the contract, or one too many", a)
			var known []string
			for _, f := range rest {
				known = append(known, f.Words...)
			}
			if near := record.Nearest(a, known); near != "" {
				e.near = []string{near}
			}
			return e
		}
		o.hand.Contract = append(o.hand.Contract, engine.Field{Key: rest[i].Key, Word: word, Seat: engine.Nobody})
		rest = slices.Delete(rest, i, i+1)
	}
	for _, f := range rest {
		if f.Required {
			return usagef(cmd, "%s needs %s: %s", cmd.CommandPath(), strings.ToUpper(f.Key), strings.Join(f.Words, ", "))
		}
	}
	return nil
}

// playerName is the single player's name in the texts.
const playerName = "Player"

// tableOf names the players of the smallest table at which a game is played: the others by their seats, where the game has
// names for these.
func tableOf(g *engine.Game) []string {
	names := []string{playerName}
	var known []string
	if t := g.Ask.Table("", g.MinPlayers); t != nil {
		known = t.Names
	} else if len(g.Ask.Tables) > 0 {
		known = g.Ask.Tables[0].Names
	}
	for i := 1; i < g.MinPlayers; i++ {
		name := fmt.Sprintf("%s %d", playerName, i+1)
		if i < len(known) {
			name = known[i]
		}
		names = append(names, name)
	}
	return names
}

func (o *valueOptions) run(t *term.IO, cmd *cobra.Command) error {
	g, h := o.game, &o.hand
	h.Players = tableOf(g)
	h.Dealer = engine.Nobody
	if slices.ContainsFunc(g.Spec.Contract, func(f engine.FieldSpec) bool { return f.Key == "by" }) && !h.Contract.Has("by") {
		h.Contract = append(engine.Fields{{Key: "by", Word: playerName, Seat: 0}}, h.Contract...)
	}
	if len(o.cards.cards) > 0 {
		h.Deal = append([]engine.Dealt{{Seat: 0, Cards: o.cards.cards}}, h.Deal...)
	}
	list, err := g.Outcomes(h)
	if err != nil {
		return usagef(cmd, "%v", err)
	}
	var rulings []*adjudicate.Ruling
	for i := range list {
		r, err := new(adjudicate.Sitting).RuleHand(g, &list[i].Hand, "", nil)
		if err != nil {
			return usagef(cmd, "%v", err)
		}
		rulings = append(rulings, r)
	}
	out := &printer{t: t, form: o.output}
	switch {
	case o.output == asJSON:
		for i, r := range rulings {
			r.Title = g.Voice(h, say.English).Text(list[i].Name)
			if err := out.json(r.AppendJSON); err != nil {
				return err
			}
		}
		return nil
	case len(rulings) == 1:
		return out.page(rulingPage(g, h, rulings[0], !o.laws))
	}
	return out.page(o.outcomes(g, h, list, rulings))
}

// outcomes is the page of a contract that is valued by each result that it may have: the figures, and the reasons
// behind the plainest success.
func (o *valueOptions) outcomes(g *engine.Game, h *engine.Hand, list []engine.Outcome, rulings []*adjudicate.Ruling) *render.Page {
	table := render.Table{
		Header: []string{"Outcome", "", "Value", "Score"},
		Align:  []render.Align{render.Left, render.Left, render.Right, render.Right},
	}
	best := -1
	for i, r := range rulings {
		won, value, score := "", "", ""
		if r.Won != nil {
			won = map[bool]string{true: "won", false: "lost"}[*r.Won]
			if best < 0 && *r.Won {
				best = i
			}
		}
		for _, m := range r.Marks {
			value = strconv.Itoa(m.Points) // what is valued is the event
		}
		if r.Value != nil {
			value, score = strconv.Itoa(*r.Value), signed(r.Score(playerName))
		}
		table.Rows = append(table.Rows, []string{g.Voice(h, say.English).Text(list[i].Name), won, value, score})
	}
	best = max(best, 0) // where nothing wins, the plainest success tells why
	r := rulings[best]
	p := newPage(o.game)
	shown := *r
	shown.Title, shown.Contract = capital(r.Contract.String()), adjudicate.Line{}
	header(p, o.game, &o.hand, &shown)
	findings(p, &shown)
	p.Section("Outcomes")
	p.Table(table)
	p.Section("The value with " + g.Voice(h, say.English).Text(list[best].Name))
	if !r.Undecided.Empty() {
		p.Say(r.Undecided.String())
		if missing := o.figures(); missing != "" {
			p.Say("Give " + missing + ".")
		}
	}
	reasons(p, r)
	if o.laws {
		laws(p, r)
	}
	return p
}

// figures names the flags from which the figures of a contract come that no word or flag gives.
func (o *valueOptions) figures() string {
	flags := []string{"--cards"}
	for _, f := range o.game.Spec.Contract {
		if f.Kind == engine.Int && f.Key != "bid" {
			if o.hand.Contract.Has(f.Key) {
				return ""
			}
			flags = append(flags, "--"+f.Key)
		}
	}
	if len(o.cards.cards) > 0 || len(flags) == 1 {
		return ""
	}
	return strings.Join(flags[:len(flags)-1], ", ") + " or " + flags[len(flags)-1]
}

// capital begins a text with a capital letter.
func capital(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// fieldOf adds the flag of a record's key. Players have no names here, so a key that takes one has no flag.
func fieldOf(cmd *cobra.Command, g *engine.Game, f engine.FieldSpec, to *engine.Fields) {
	if f.Kind == engine.Player || f.Kind == engine.Anyone {
		return
	}
	flag := &fieldFlag{g: g, spec: f, to: to}
	cmd.Flags().Var(flag, f.Key, f.Doc)
	switch f.Kind {
	case engine.Bool:
		cmd.Flags().Lookup(f.Key).NoOptDefVal = "true"
	case engine.Word:
		complete := cobra.FixedCompletions(f.Words, cobra.ShellCompDirectiveNoFileComp)
		if err := cmd.RegisterFlagCompletionFunc(f.Key, complete); err != nil {
			panic(err) // the flag was added above
		}
	}
}

// fieldFlag is a flag whose value is a key of a record.
type fieldFlag struct {
	g    *engine.Game
	spec engine.FieldSpec
	to   *engine.Fields
	text string
}

func (f *fieldFlag) String() string { return f.text }

func (f *fieldFlag) Type() string {
	switch f.spec.Kind {
	case engine.Int, engine.Counts:
		return "N"
	case engine.Bool:
		return "bool"
	case engine.Word:
		return "word"
	case engine.OneCard:
		return "card"
	case engine.Cards:
		return "cards"
	}
	return "text"
}

func (f *fieldFlag) Set(s string) error {
	field := engine.Field{Key: f.spec.Key, Seat: engine.Nobody}
	switch f.spec.Kind {
	case engine.Int, engine.Counts:
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 {
			return fmt.Errorf("it takes a whole number")
		}
		if f.spec.Kind == engine.Int {
			field.N = n
		} else {
			field.Counts = []engine.Count{{Seat: engine.Nobody, N: n}}
		}
	case engine.Bool:
		b, err := strconv.ParseBool(s)
		if err != nil {
			return fmt.Errorf("it takes true or false")
		}
		if b {
			field.N = 1
		}
	case engine.Word:
		if len(f.spec.Words) == 0 {
			field.Word = s
			break
		}
		if err := (choiceValue{&field.Word, f.spec.Words}).Set(s); err != nil {
			return err
		}
	case engine.OneCard, engine.Cards:
		cards, err := parseCards(f.g.Cards, s)
		if err != nil {
			return err
		}
		if f.spec.Kind == engine.OneCard && len(cards) != 1 {
			return fmt.Errorf("it takes one card")
		}
		field.Cards = cards
	default:
		field.Word = s
	}
	f.text = s
	*f.to = append(slices.DeleteFunc(*f.to, func(x engine.Field) bool { return x.Key == field.Key }), field)
	return nil
}

// cardsFlag is a flag that takes cards.
type cardsFlag struct {
	notation card.Notation
	cards    []card.Card
	text     string
}

func (f *cardsFlag) String() string { return f.text }
func (f *cardsFlag) Type() string   { return "cards" }
func (f *cardsFlag) Set(s string) (err error) {
	f.text = s
	f.cards, err = parseCards(f.notation, s)
	return err
}

// placeFlag is the cards of a place of the deal.
type placeFlag struct {
	cardsFlag
	place string
	hand  *engine.Hand
}

func (f *placeFlag) Set(s string) error {
	if err := f.cardsFlag.Set(s); err != nil {
		return err
	}
	f.hand.Deal = slices.DeleteFunc(f.hand.Deal, func(d engine.Dealt) bool { return d.Place == f.place })
	f.hand.Deal = append(f.hand.Deal, engine.Dealt{Seat: engine.Nobody, Place: f.place, Cards: f.cards})
	return nil
}

func parseCards(n card.Notation, s string) ([]card.Card, error) {
	var out []card.Card
	for token := range strings.FieldsSeq(s) {
		cards, err := n.Parse(token)
		if err != nil {
			return nil, err
		}
		out = append(out, cards...)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("it takes cards")
	}
	return out, nil
}

var (
	_ pflag.Value = (*fieldFlag)(nil)
	_ pflag.Value = (*placeFlag)(nil)
)
