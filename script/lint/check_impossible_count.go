package lint

import (
	"duel/script/syntax"
)

var impossibleCount = &Check{
	Code: "impossible-count", Severity: Warning,
	Title: "a count compared with what it cannot be",
	Text:  "A number of cards is never below 0, so the comparison has but one outcome. ==0 asks for none, >0 for some.",
	Bad:   "function f(g) if Duel.Destroy(g,REASON_EFFECT)<0 then return end end",
	Good:  "function f(g) if Duel.Destroy(g,REASON_EFFECT)==0 then return end end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Less && b.Op != syntax.GreaterEqual || !p.isCount(b.X) {
				continue
			}
			if v, ok := p.constant(b.Y); ok && v == 0 {
				p.report(b, "a count is never below 0: this is always %t", b.Op == syntax.GreaterEqual)
			}
		}
	},
}

// counting are functions of the API that give a number of things.
var counting = map[string]bool{
	"Duel.GetMatchingGroupCount": true, "Duel.GetFieldGroupCount": true, "Duel.GetTargetCount": true, "Duel.GetFlagEffect": true, "Card.GetFlagEffect": true,
	"Group.GetCount": true, "Group.FilterCount": true, "Group.GetClassCount": true, "Card.GetOverlayCount": true, "Card.GetCounter": true, "Duel.GetCounter": true,
	"Duel.Destroy": true, "Duel.Remove": true, "Duel.SendtoGrave": true, "Duel.SendtoHand": true, "Duel.SendtoDeck": true, "Duel.Release": true, "Duel.Draw": true,
	"Duel.DiscardHand": true, "Duel.DiscardDeck": true, "Duel.SpecialSummon": true,
}

// isCount reports whether an expression is a number of things.
func (p *Pass) isCount(e syntax.Expr) bool {
	if u, ok := e.(*syntax.UnaryExpr); ok {
		return u.Op == syntax.Hash
	}
	c := p.callOf(e)
	return c != nil && c.native() != nil && counting[c.native().Name]
}
