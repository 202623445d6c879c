package lint

import (
	"strings"

	"duel/script/syntax"
)

var abilityReason = &Check{
	Code: "ability-reason", Severity: Warning,
	Title: "cards asked for a cost and moved by an effect, or the other way",
	Text: "Card.IsAbleToGrave and its like ask what effects can do, those that end in AsCost what can be paid: the answers differ while a card forbids one of them. " +
		"The filter of the choice asks the one, and the reason says the other.",
	Bad:  "function f(tp) local g=Duel.SelectMatchingCard(tp,Card.IsAbleToRemove,tp,LOCATION_GRAVE,0,1,1,nil) Duel.Remove(g,POS_FACEUP,REASON_COST) end",
	Good: "function f(tp) local g=Duel.SelectMatchingCard(tp,Card.IsAbleToRemoveAsCost,tp,LOCATION_GRAVE,0,1,1,nil) Duel.Remove(g,POS_FACEUP,REASON_COST) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		u := &userFinder{File: p.File}
		for _, c := range p.choices() {
			able := p.abilities(u, c.call.args[1])
			if len(able) == 0 || p.namesReason(u, c.call) {
				continue
			}
			for _, action := range c.actions {
				reason, bits := p.reasonOf(action)
				asked := otherAbility(able, abilitiesFor[action.native().Name], bits)
				if reason != nil && asked != "" {
					p.report(reason, "the filter of the choice in line %d asks for %s", p.Chunk.Line(c.call.node.Pos()), asked)
				}
			}
		}
	},
}

// namesReason reports whether a choice gives its filter a reason, which the
// questions may take.
func (p *Pass) namesReason(u *userFinder, c *call) bool {
	filter := c.args[1]
	if wrapped, ok := filter.(*syntax.CallExpr); ok && len(wrapped.Args) > 0 {
		filter = wrapped.Args[0]
	}
	text := p.Chunk.Text(c.node)
	if fn := u.target(filter); fn != nil {
		text += p.Chunk.Text(fn.decl)
	}
	return strings.Contains(text, "REASON_")
}

// otherAbility is the question asked that is not the one for a reason, "" if
// that one was asked too or there is no other.
func otherAbility(able map[string]bool, abilities []string, reason int64) string {
	if reason&reasonReplace != 0 || reason&(reasonCost|reasonEffect) == 0 {
		return ""
	}
	other := ""
	for _, name := range abilities {
		switch {
		case !able[name]:
		case askedForBoth[name], strings.HasSuffix(name, "AsCost") == (reason&reasonCost != 0):
			return ""
		default:
			other = name
		}
	}
	return other
}

// askedForBoth are questions that have no counterpart.
var askedForBoth = map[string]bool{"IsDiscardable": true, "IsAbleToDeckOrExtraAsCost": true}
