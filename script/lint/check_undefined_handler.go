package lint

import (
	"strings"

	"duel/script/syntax"
)

var undefinedHandler = &Check{
	Code: "undefined-handler", Severity: Error,
	Title: "a function of the card that is never defined",
	Text:  "The script calls or passes a field of the card's table that it never defines, so it is nil: setters and calls fail, and a filter that is nil accepts every card.",
	Bad:   "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(s.opration) c:RegisterEffect(e1) end\nfunction s.operation(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	Good:  "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(s.operation) c:RegisterEffect(e1) end\nfunction s.operation(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	run: func(p *Pass) {
		if p.script == nil || p.script.dynamic {
			return
		}
		needs, tested := p.findNeeds(), p.testedFields()
		functional := p.functionArguments()
		syntax.Inspect(p.Chunk, func(n syntax.Node) bool {
			e, ok := n.(*syntax.IndexExpr)
			if !ok || !p.isScript(e.Object) {
				return true
			}
			name := fieldName(e)
			if name == "" || p.script.members[name] != nil || p.assigned[name] || p.library.fields[name] || tested[name] || strings.HasPrefix(name, "__") {
				return true
			}
			if need, ok := needs[e]; ok && need.kinds&Nil == 0 || functional[e] {
				p.report(e, "%s is never defined", p.Chunk.Text(e)).hint(e.Key, nearest(name, sorted(p.script.members)))
			}
			return true
		})
	},
}

// functionArguments are the arguments given for functions the API would call.
func (f *File) functionArguments() map[syntax.Expr]bool {
	set := map[syntax.Expr]bool{}
	for _, c := range f.calls {
		fn := c.native()
		if fn == nil {
			continue
		}
		for i, a := range c.args {
			if i < len(fn.Native.Params) && accepted(fn.Native.Params[i].Type) == Fun {
				set[a] = true
			}
		}
	}
	return set
}
