package lint

import (
	"strings"

	"duel/script/syntax"
)

var missingReviveLimit = &Check{
	Code: "missing-revive-limit", Severity: Warning,
	Title: "an Extra Deck monster that can be revived without having been summoned",
	Text: "A card with a summoning procedure from the Extra Deck must be summoned that way before other effects can Special Summon it from elsewhere. " +
		"c:EnableReviveLimit() says so.",
	Bad:  "local s,id=GetID()\nfunction s.initial_effect(c) Link.AddProcedure(c,nil,2,2) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) c:EnableReviveLimit() Link.AddProcedure(c,nil,2,2) end",
	run: func(p *Pass) {
		if p.script == nil || p.script.methods["initial_effect"] == nil || p.loose && p.script.dynamic {
			return
		}
		body := p.script.methods["initial_effect"].Body
		var procedure *call
		for _, c := range p.calls {
			fn := c.only()
			if fn == nil {
				continue
			}
			if strings.HasSuffix(fn.Name, ".EnableReviveLimit") {
				return
			}
			if body.Pos() <= c.node.Pos() && c.node.Pos() < body.End() && len(c.args) > 0 && p.isFirstParameter(c.args[0]) && extraDeckProcedure(fn.Name) {
				procedure = c
			}
		}
		if procedure != nil {
			p.report(procedure.node, "%s without c:EnableReviveLimit()", procedure.only().Name)
		}
	},
}

// extraDeckProcedure reports whether a function of the base library gives a
// card its summoning procedure from the Extra Deck.
func extraDeckProcedure(name string) bool {
	return name == "Synchro.AddProcedure" || name == "Xyz.AddProcedure" || name == "Link.AddProcedure" || strings.HasPrefix(name, "Fusion.AddProc")
}

// isFirstParameter reports whether an expression is the card initial_effect is
// called with.
func (p *Pass) isFirstParameter(e syntax.Expr) bool {
	params := p.script.methods["initial_effect"].Params
	n, ok := e.(*syntax.NameExpr)
	return ok && len(params) > 0 && n.Var == params[0].Var
}
