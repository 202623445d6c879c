package lint

import (
	"duel/script/syntax"
)

var undefinedHandler = &Check{
	Code: "undefined-handler", Severity: Error,
	Title: "a function of the card that is never defined",
	Text:  "The script calls or passes a field of the card's table that it never defines, so it is nil: setters and calls fail, and a filter that is nil accepts every card.",
	Bad:   "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCondition(s.condtion) c:RegisterEffect(e1) end\nfunction s.condition(e,tp) return Duel.IsTurnPlayer(tp) end",
	Good:  "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCondition(s.condition) c:RegisterEffect(e1) end\nfunction s.condition(e,tp) return Duel.IsTurnPlayer(tp) end",
	run: func(p *Pass) {
		p.undefinedFields(func(e *syntax.IndexExpr, failing bool) {
			if failing {
				p.report(e, "%s is never defined", p.Chunk.Text(e)).hint(e.Key, fieldName(e), p.handlerLike(fieldName(e)))
			}
		})
	},
}
