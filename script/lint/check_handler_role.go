package lint

import (
	"strings"

	"duel/script/syntax"
)

var handlerRole = &Check{
	Code: "handler-role", Severity: Warning,
	Title: "a function named for another part of an effect than it is given for",
	Text: "A function named as a target is given as the cost, a cost as the target, an operation as the condition, and so on. " +
		"The setter, or the function, is probably another.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetCost(s.drtg) c:RegisterEffect(e1) end\n" +
		"function s.drtg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsPlayerCanDraw(tp,1) end Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,1) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.drtg) c:RegisterEffect(e1) end\n" +
		"function s.drtg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsPlayerCanDraw(tp,1) end Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if !p.onEvents(e) {
				continue // such as procedures, whose operations are conditions
			}
			for _, s := range e.settings {
				x, ok := firstArgument(s.call).(*syntax.IndexExpr)
				if !ok || !p.isScript(x.Object) {
					continue
				}
				part := partNamed(fieldName(x))
				if part == "operation" && s.name == "SetCost" {
					continue // costs that only register something
				}
				if part != "" && roles[s.name] != "" && part != roles[s.name] {
					p.report(x, "%s is named as a %s, and given as the %s", p.Chunk.Text(x), part, roles[s.name])
				}
			}
		}
	},
}

// roles are the parts of an effect by their setters.
var roles = map[string]string{"SetCondition": "condition", "SetCost": "cost", "SetTarget": "target", "SetOperation": "operation"}

// endings are how names of functions for a part of an effect end.
var endings = [...]struct{ ending, part string }{
	{"cost", "cost"}, {"condition", "condition"}, {"con", "condition"}, {"target", "target"}, {"tg", "target"}, {"operation", "operation"}, {"op", "operation"},
}

// partNamed is the part of an effect a function's name speaks of, or "".
func partNamed(name string) string {
	name = strings.TrimRight(strings.ToLower(name), "0123456789")
	for _, e := range endings {
		if strings.HasSuffix(name, e.ending) {
			return e.part
		}
	}
	return ""
}

func firstArgument(m *syntax.MethodCallExpr) syntax.Expr {
	if len(m.Args) == 0 {
		return nil
	}
	return m.Args[0]
}
