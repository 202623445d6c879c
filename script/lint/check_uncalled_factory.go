package lint

import "duel/script/syntax"

var uncalledFactory = &Check{
	Code: "uncalled-factory", Severity: Error,
	Title: "a function that makes functions, given where the made one belongs",
	Text: "The function gives a function, which it makes for what it is called with. Called back itself, it only makes one more and that counts as yes: " +
		"the cost is not paid, every card passes. Call it where it is given.",
	Bad: "local s,id=GetID()\nlocal function names(code) return function(e,tp) return Duel.GetFlagEffect(tp,code)>0 end end\n" +
		"function s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetCondition(names) c:RegisterEffect(e1) end",
	Good: "local s,id=GetID()\nlocal function names(code) return function(e,tp) return Duel.GetFlagEffect(tp,code)>0 end end\n" +
		"function s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetCondition(names(id)) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || !filtering[fn.Name] && !eventSetters[fn.Name] {
				continue
			}
			for i, a := range c.args {
				if i >= len(fn.Native.Params) || accepted(fn.Native.Params[i].Type) != Fun {
					continue
				}
				given := p.named(a)
				if given == nil {
					if decl, ok := a.(*syntax.FunctionExpr); ok {
						given = &Func{Decl: decl, File: p.File}
					}
				}
				if given == nil || given.Native != nil && given.Decl == nil {
					continue
				}
				if p.resultOfFunc(given, 0) == Fun {
					p.report(a, "%s makes a function: it must be called here", p.shortText(a))
				}
			}
		}
	},
}

// eventSetters are the setters of functions that say or do something.
var eventSetters = map[string]bool{"Effect.SetCondition": true, "Effect.SetCost": true, "Effect.SetTarget": true, "Effect.SetOperation": true}
