package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"hoyle/cmd/hoyle/internal/render"
	"hoyle/cmd/hoyle/internal/term"
)

// newTopic is a help topic: hoyle help NAME shows the page under its title, and the manual has it under a heading of its
// own.
func newTopic(t *term.IO, name, title, short string, fill func(*render.Page)) *cobra.Command {
	body := &render.Page{}
	fill(body)
	cmd := &cobra.Command{Use: name, Short: short, Long: body.Markdown(false)}
	cmd.SetHelpFunc(func(*cobra.Command, []string) {
		page := &render.Page{}
		page.Title(title)
		page.Join(body)
		fmt.Fprint(t.Out, page.Text(t))
	})
	return cmd
}

// environment is the variables that hoyle heeds.
var environment = []struct{ name, meaning string }{
	{"HOYLE_THEME", "The background that colours are chosen for: dark, light, or none for no colours. --theme comes before it."},
	{"HOYLE_ASCII", "If it is not empty, cards and signs are in plain ASCII, as with --ascii."},
	{"HOYLE_PAGER", "The pager for long output on a terminal; cat for none. Without it PAGER is taken, and then less."},
	{"PAGER", "The pager, where HOYLE_PAGER names none."},
	{"LESS", "The options of less. Without them hoyle gives it FRX: leave if all fits, let colours through, keep the screen."},
	{"NO_COLOR", "If it is not empty there are no colours. --color comes before it."},
	{"CLICOLOR_FORCE", "If it is neither empty nor 0 there are colours even where the output is no terminal. NO_COLOR comes before it."},
	{"COLORFGBG", "The terminal's colours, as some terminals set them; it tells a light background where no theme is named."},
	{"TERM", "With dumb there are neither colours nor a pager."},
	{"COLUMNS", "The width of the output where it is no terminal: from 40 to 100, 80 when not set."},
}

// newEnvironment is the help topic.
func newEnvironment(t *term.IO) *cobra.Command {
	return newTopic(t, "environment", "Environment", "The environment variables that hoyle heeds", func(p *render.Page) {
		var items []render.Item
		for _, v := range environment {
			items = append(items, render.Item{Head: v.name, Text: v.meaning})
		}
		p.Bullets(items...)
		p.Say("hoyle asks the terminal nothing: a terminal that does not answer cannot stall it.")
	})
}
