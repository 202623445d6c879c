package lint

import "duel/script/syntax"

var unaskedAbility = &Check{
	Code: "unasked-ability", Severity: Warning,
	Title: "cards chosen without asking whether what is done with them can be",
	Text: "The filter of the choice does not ask whether the card can be added to the hand, returned to the Deck or Special Summoned, or asks for another such thing: " +
		"cards can be chosen for which nothing happens then.",
	Bad:  "function f(tp) local g=Duel.SelectMatchingCard(tp,Card.IsAbleToGrave,tp,LOCATION_DECK,0,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	Good: "function f(tp) local g=Duel.SelectMatchingCard(tp,Card.IsAbleToHand,tp,LOCATION_DECK,0,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	run: func(p *Pass) {
		u := &userFinder{File: p.File}
		for _, c := range p.choices() {
			able := p.abilities(u, c.call.args[1])
			if able == nil || len(c.actions) == 0 {
				continue
			}
			fits := false
			for _, a := range c.actions {
				for _, name := range abilitiesFor[a.native().Name] {
					fits = fits || able[name]
				}
			}
			name := c.actions[0].native().Name
			if abilitiesFor[name] != nil && !fits && (len(able) > 0 || seldomPossible[name]) {
				p.report(c.actions[0].node, "the filter of the choice in line %d does not ask for %s", p.Chunk.Line(c.call.node.Pos()), abilitiesFor[name][0])
			}
		}
	},
}

// seldomPossible are the actions that many cards forbid.
var seldomPossible = nameSet("Duel.", "SendtoHand SendtoDeck SpecialSummon SpecialSummonStep")

// abilitiesFor are the questions whether a function can do its work.
var abilitiesFor = map[string][]string{
	"Duel.SendtoHand":        {"IsAbleToHand", "IsAbleToHandAsCost"},
	"Duel.SendtoGrave":       {"IsAbleToGrave", "IsAbleToGraveAsCost", "IsDiscardable"},
	"Duel.SendtoDeck":        {"IsAbleToDeck", "IsAbleToDeckAsCost", "IsAbleToExtra", "IsAbleToExtraAsCost", "IsAbleToDeckOrExtraAsCost"},
	"Duel.Remove":            {"IsAbleToRemove", "IsAbleToRemoveAsCost"},
	"Duel.SpecialSummon":     {"IsCanBeSpecialSummoned"},
	"Duel.SpecialSummonStep": {"IsCanBeSpecialSummoned"},
	"Duel.SSet":              {"IsSSetable"},
}

// abilities are the questions of this kind a filter asks, nil if it asks
// functions that may ask them.
func (p *Pass) abilities(u *userFinder, filter syntax.Expr) map[string]bool {
	able := map[string]bool{}
	note := func(n syntax.Node) bool {
		name := ""
		switch n := n.(type) {
		case *syntax.MethodCallExpr:
			name = n.Method.Name
		case *syntax.IndexExpr:
			name = fieldName(n)
		}
		for _, names := range abilitiesFor {
			for _, one := range names {
				if one == name {
					able[name] = true
				}
			}
		}
		return true
	}
	syntax.Inspect(filter, note)
	if c, ok := filter.(*syntax.CallExpr); ok && len(c.Args) > 0 {
		filter = c.Args[0]
	}
	if fn := u.target(filter); fn != nil {
		syntax.Inspect(fn.decl.Body, note)
		if p.asksFurther(fn) {
			return nil
		}
		return able
	}
	if fn := p.named(filter); fn != nil && fn.Native != nil {
		return able
	}
	return nil
}

// asksFurther reports whether a filter calls functions that are not the
// engine's.
func (p *Pass) asksFurther(fn *function) bool {
	found := false
	syntax.Inspect(fn.decl.Body, func(n syntax.Node) bool {
		if c, ok := n.(*syntax.CallExpr); ok {
			found = found || p.callOf(c).native() == nil
		}
		return !found
	})
	return found
}
