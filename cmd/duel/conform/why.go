package conform

import (
	"fmt"
	"slices"

	"duel/core"
	"duel/core/ocg"
)

// why explains options that are missing or too many: for each effect of the
// card in question, which check refuses its activation, or that none does.
func (p *replay) why(r *core.Request, missing, surplus []string) []string {
	var out []string
	for _, side := range []struct {
		options []string
		label   string
	}{{missing, "missing"}, {surplus, "surplus"}} {
		for _, option := range side.options {
			for _, line := range p.duel.Explain(r, option) {
				if line = side.label + ": " + line; !slices.Contains(out, line) {
					out = append(out, line)
				}
			}
		}
	}
	return out
}

// Field is the table in words, one line a zone that has cards.
func Field(d *ocg.Duel) []string {
	var out []string
	for p := ocg.Player(0); p <= 1; p++ {
		out = append(out, fmt.Sprintf("player %d: %d LP", p, d.Players[p].LP))
		for z, spec := range d.Table.Specs() {
			var cards string
			for _, c := range d.Zone(p, core.ZoneID(z)) {
				if c != nil {
					cards += " " + describe(c)
				}
			}
			if cards != "" {
				out = append(out, "  "+spec.Name+":"+cards)
			}
		}
	}
	return out
}

func describe(c *ocg.Card) string {
	s := fmt.Sprintf("%d:%d", c.Sequence(), c.Data.Code)
	if position := ocg.PositionName(c.Location(), c.Position); position != "" {
		s += "(" + position + ")"
	}
	for _, m := range c.Attached {
		s += fmt.Sprintf("+%d", m.Data.Code)
	}
	return s
}
