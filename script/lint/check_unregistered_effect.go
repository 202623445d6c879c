package lint

import (
	"duel/script/syntax"
)

var unregisteredEffect = &Check{
	Code: "unregistered-effect", Severity: Warning,
	Title: "an effect made and never registered",
	Text:  "The effect is configured, but no card or player gets it: it does nothing.",
	Bad:   "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) end",
	Good:  "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if len(e.registered) == 0 && !e.shared && len(e.settings) > 0 && !p.isCloned(e) && !p.outlives(e) {
				p.report(e.made, "this effect is never registered")
			}
		}
	},
}

// isCloned reports whether another effect is a clone of this one.
func (p *Pass) isCloned(e *effect) bool {
	for _, other := range p.effects {
		if other.from == e {
			return true
		}
	}
	return false
}

// outlives reports whether the effect's variable is used outside the block
// that makes it, or holds other things too.
func (p *Pass) outlives(e *effect) bool {
	for _, use := range e.v.Uses {
		if use.Pos() < e.block.Pos() || use.Pos() >= e.block.End() {
			return true
		}
	}
	return e.v.Kind == syntax.ParamVar
}
