package main

import (
	"github.com/spf13/cobra"
	"hoyle/cmd/hoyle/internal/term"
)

func newValue(t *term.IO) *cobra.Command { return &cobra.Command{Use: "value"} }
