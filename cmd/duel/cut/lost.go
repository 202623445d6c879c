package cut

import (
	"fmt"
	"slices"

	"duel/core/ocg"
)

// lost tells, a line each, what of a duel its position cannot say.
func (c *cutter) lost(d *ocg.Duel, s sides) []string {
	var lines []string
	for _, r := range d.Remnants() {
		if line := c.lostLine(d, s, r); !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return lines
}

func (c *cutter) lostLine(d *ocg.Duel, s sides, r ocg.Remnant) string {
	on := func(card *ocg.Card) string { return c.nameOf(card.Data.Code) + " of " + s.name(card.Controller) }
	switch r.Kind {
	case ocg.PassingEffect:
		text := fmt.Sprintf("an effect of %s", c.nameOf(r.Effect.Owner.Data.Code))
		switch {
		case r.Card == nil:
			text += " for " + s.name(r.Player)
		case r.Card != r.Effect.Owner:
			text += " on " + on(r.Card)
		}
		return text + c.described(r.Effect)
	case ocg.CountedUse:
		return fmt.Sprintf("%s has used an effect whose uses are counted%s", on(r.Card), c.described(r.Effect))
	case ocg.Arrival:
		return on(r.Card) + " came to the field this turn"
	case ocg.ChangedBattler:
		return on(r.Card) + " has attacked or changed its position this turn"
	case ocg.NormalSummons:
		return fmt.Sprintf("%s has made %d Normal Summon or Set this turn", s.name(r.Player), r.Times)
	}
	return ""
}

// described is the text of an effect, or the number of what it does.
func (c *cutter) described(e *ocg.Effect) string {
	if text := c.names.Text(e.Description); e.Description != 0 && text != "" {
		return fmt.Sprintf(" (%s)", text)
	}
	return fmt.Sprintf(" (code %d)", e.Code)
}
