package skat

import "hoyle/engine/say"

// sentences is everything that a ruling of Skat says, whatever the rule set.
var sentences = say.New("skat")
