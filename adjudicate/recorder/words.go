package recorder

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hoyle/adjudicate/record"
	"hoyle/engine"
)

// quoted is a name as it may stand in a line of a record.
func quoted(name string) string { return strconv.Quote(name) }

// player finds a player by his name or the beginning of it.
func (k *Keeper) player(word string) (engine.Seat, error) {
	if s, ok := k.seat(word); ok {
		return s, nil
	}
	return engine.Nobody, fmt.Errorf("nobody here is called %q (%s)", word, strings.Join(k.doc.Hand.Players, ", "))
}

// seat finds a player by his name, or by the beginning of it where no other's begins so.
func (k *Keeper) seat(word string) (engine.Seat, bool) {
	found, n := engine.Nobody, 0
	for i, p := range k.doc.Hand.Players {
		if strings.EqualFold(p, word) {
			return engine.Seat(i), true
		}
		if word != "" && len(p) >= len(word) && strings.EqualFold(p[:len(word)], word) {
			found = engine.Seat(i)
			n++
		}
	}
	return found, n == 1
}

// words reads the inside of a map that is written as plain words, each of which goes to the first key that takes it and
// is free: Anna hearts solo. KEY=VALUE and KEY VALUE name their key: bid 18, turned HQ.
func (k *Keeper) words(line string, specs []engine.FieldSpec) (string, error) {
	if strings.HasPrefix(line, "{") || strings.Contains(line, ": ") {
		return strings.TrimSuffix(strings.TrimPrefix(line, "{"), "}"), nil // as in a record
	}
	free := slices.Clone(specs)
	var parts []string
	open := false // the last key takes more cards
	put := func(i int, value string) {
		open = free[i].Kind == engine.Cards
		parts = append(parts, free[i].Key+": "+value)
		free = slices.Delete(free, i, i+1)
	}
	said := strings.Fields(strings.ReplaceAll(line, ",", " "))
	for n := 0; n < len(said); n++ {
		w := said[n]
		if w = strings.TrimPrefix(w, "="); w == "" {
			continue // build D2 H7 = 9
		}
		if last := len(parts) - 1; last >= 0 && open && k.isCards(w) {
			parts[last] += " " + w // cards go on
			continue
		}
		named := slices.IndexFunc(free, func(f engine.FieldSpec) bool { return f.Kind != engine.Bool && called(f, w) })
		if named >= 0 && n+1 < len(said) {
			n++
			w = free[named].Key + "=" + said[n]
		}
		if key, value, ok := strings.Cut(w, "="); ok {
			i := slices.IndexFunc(free, func(f engine.FieldSpec) bool { return f.Key == key })
			if i < 0 {
				return "", fmt.Errorf("%q is none of %s", key, strings.Join(keysOf(free), ", "))
			}
			if s, ok := k.seat(value); ok && (free[i].Kind == engine.Player || free[i].Kind == engine.Anyone) {
				value = quoted(k.doc.Hand.Name(s))
			}
			put(i, value)
			continue
		}
		i, value := k.takes(w, free)
		if i < 0 {
			return "", fmt.Errorf("%q says nothing here%s", w, near(w, free))
		}
		put(i, value)
	}
	return strings.Join(parts, ", "), nil
}

// isCards reports whether a word is cards of the game.
func (k *Keeper) isCards(w string) bool {
	_, err := k.game.Cards.Parse(w)
	return err == nil
}

// called reports whether a word is what a key is called.
func called(f engine.FieldSpec, w string) bool {
	return strings.EqualFold(f.Key, w) || slices.ContainsFunc(f.Says, func(s string) bool { return strings.EqualFold(s, w) })
}

// takes finds the first key that takes a word, the exact ones before those that take any.
func (k *Keeper) takes(w string, free []engine.FieldSpec) (int, string) {
	lower := strings.ToLower(w)
	for i, f := range free {
		switch f.Kind {
		case engine.Word:
			if slices.Contains(f.Words, lower) {
				return i, lower
			}
		case engine.Bool:
			if f.Key == lower {
				return i, "true"
			}
		}
	}
	number := strings.Trim(w, "0123456789") == ""
	for i, f := range free {
		if number && f.Kind == engine.Int {
			return i, w
		}
	}
	if s, ok := k.seat(w); ok {
		for i, f := range free {
			if f.Kind == engine.Player || f.Kind == engine.Anyone {
				return i, quoted(k.doc.Hand.Name(s))
			}
		}
	}
	if cards, err := k.game.Cards.Parse(w); err == nil {
		for i, f := range free {
			if f.Kind == engine.Cards || f.Kind == engine.OneCard && len(cards) == 1 {
				return i, w
			}
		}
	}
	return -1, ""
}

// keysOf lists the keys of some fields.
func keysOf(specs []engine.FieldSpec) []string {
	var out []string
	for _, f := range specs {
		out = append(out, f.Key)
	}
	return out
}

// near hints at a word that was meant, or at what there is.
func near(w string, free []engine.FieldSpec) string {
	var known []string
	for _, f := range free {
		known = append(known, f.Words...)
	}
	if n := record.Nearest(strings.ToLower(w), known); n != "" {
		return fmt.Sprintf("; did you mean %s?", n)
	}
	return ""
}

// item writes a line as an item of a record's play: NAME CARD as NAME:CARD, EVENT WORDS as EVENT: {…}.
func (k *Keeper) item(line string) (string, error) {
	first, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	kind := engine.Kind(strings.TrimSuffix(strings.ToLower(first), ":"))
	spec := k.event(kind)
	if next, more, _ := strings.Cut(rest, " "); spec == nil && k.event(engine.Kind(strings.ToLower(next))) != nil {
		if _, ok := k.seat(strings.TrimSuffix(first, ":")); ok {
			return k.item(next + " " + strings.TrimSuffix(first, ":") + " " + more) // Bert build C4 D3 = 7
		}
	}
	if spec == nil {
		if s, ok := k.seat(strings.TrimSuffix(first, ":")); ok && rest != "" {
			if cards, err := k.game.Cards.Parse(rest); err == nil && len(cards) == 1 {
				return quoted(k.doc.Hand.Name(s)) + ": " + rest, nil
			}
		}
		if name, c, ok := strings.Cut(line, ":"); ok && !strings.Contains(name, " ") {
			if s, known := k.seat(name); known {
				return quoted(k.doc.Hand.Name(s)) + ": " + strings.TrimSpace(c), nil
			}
		}
		return line, nil
	}
	if strings.HasPrefix(rest, "{") {
		return string(kind) + ": " + rest, nil
	}
	if spec.Scalar != 0 && !strings.Contains(rest, " ") || spec.Scalar == engine.Cards && !k.byPlayer(spec, rest) || spec.Scalar == engine.Text {
		if spec.Scalar == engine.Player {
			if rest == "" && kind == engine.Gather && k.now.Complete {
				return string(kind) + ": " + quoted(k.doc.Hand.Name(k.now.Turn)), nil
			}
			s, err := k.player(rest)
			if err != nil {
				return "", err
			}
			rest = quoted(k.doc.Hand.Name(s))
		}
		return string(kind) + ": " + rest, nil
	}
	inner, err := k.words(rest, k.eventFields(kind))
	if err != nil {
		return "", err
	}
	return string(kind) + ": {" + inner + "}", nil
}

// byPlayer reports whether the words of an event that takes cards begin with the player who acts.
func (k *Keeper) byPlayer(spec *engine.EventSpec, rest string) bool {
	word, _, _ := strings.Cut(rest, " ")
	_, ok := k.seat(strings.TrimSuffix(word, ":"))
	return ok && len(spec.Fields) > 0 && !k.isCards(word)
}

// event describes an event of the game; nil where it has none of that name.
func (k *Keeper) event(kind engine.Kind) *engine.EventSpec {
	for _, list := range [][]engine.EventSpec{engine.CommonEvents, k.game.Spec.Events} {
		for i := range list {
			if list[i].Kind == kind {
				return &list[i]
			}
		}
	}
	return nil
}

// eventFields are the keys of an event with the words that the game knows for them.
func (k *Keeper) eventFields(kind engine.Kind) []engine.FieldSpec {
	spec := k.event(kind)
	if spec == nil {
		return nil
	}
	fields := slices.Clone(spec.Fields)
	for i := range fields {
		f := &fields[i]
		switch {
		case len(f.Words) > 0 || f.Kind != engine.Word:
		case kind == engine.Claim:
			f.Words = k.game.Spec.Claims
		case kind == engine.Fault || kind == engine.Dispute:
			for _, x := range k.game.Spec.Faults {
				if x.Reported || kind == engine.Dispute {
					f.Words = append(f.Words, x.Name)
				}
			}
			if kind == engine.Dispute {
				f.Words = append(f.Words, "score", "claim")
			}
		}
	}
	return fields
}
