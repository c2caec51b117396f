// Package testdata embeds the public cases of every law and the example hands, so that the program carries its own
// proof: hoyle verify without a path judges them.
package testdata

import "embed"

// Cases holds the case suite below cases, by game and rule set.
//
//go:embed cases
var Cases embed.FS

// Hands holds the example records below hands.
//
//go:embed hands
var Hands embed.FS
