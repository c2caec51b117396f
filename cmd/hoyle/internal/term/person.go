package term

// Interactive reports whether a person can be asked with forms: what he types comes from a terminal, and messages go to
// one that can place a cursor.
func (t *IO) Interactive() bool {
	return t.InTTY && t.ErrTTY && t.env("TERM") != "dumb" && t.env("TERM") != ""
}

// MessageColor reports whether messages may be in colour: where data may, and on a terminal beside redirected data.
func (t *IO) MessageColor() bool {
	if t.OutTTY || t.Color {
		return t.Color
	}
	return t.ErrTTY && t.Theme != None && t.env("NO_COLOR") == "" && t.env("TERM") != "dumb"
}
