package lint

import (
	"strings"

	"duel/script/syntax"
)

var undefinedField = &Check{
	Code: "undefined-field", Severity: Warning,
	Title: "a field of the card's table that is never set",
	Text:  "The script reads a field of its table that neither it nor the base library sets, so it is nil. Nothing fails, but what was meant is not there: an effect without operation, perhaps.",
	Bad:   "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(s.opration) c:RegisterEffect(e1) end\nfunction s.operation(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	Good:  "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetOperation(s.operation) c:RegisterEffect(e1) end\nfunction s.operation(e,tp) Duel.Draw(tp,1,REASON_EFFECT) end",
	run: func(p *Pass) {
		p.undefinedFields(func(e *syntax.IndexExpr, failing bool) {
			if !failing {
				p.report(e, "%s is never set", p.Chunk.Text(e)).hint(e.Key, fieldName(e), p.handlerLike(fieldName(e)))
			}
		})
	},
}

// handlerLike is the field of the card's table with a name like that.
func (f *File) handlerLike(name string) string {
	return f.meantName(name, "handler", func() []string { return sorted(f.script.members) })
}

// undefinedFields calls visit for the fields of the card's table that are read
// and never set, and says whether that fails.
func (p *Pass) undefinedFields(visit func(e *syntax.IndexExpr, failing bool)) {
	if p.script == nil || p.script.dynamic {
		return
	}
	tested := p.testedFields()
	filters := p.functionArguments()
	for _, e := range p.nodes.indexes {
		if !p.isScript(e.Object) {
			continue
		}
		name := fieldName(e)
		if name == "" || p.script.members[name] != nil || p.assigned[name] || p.library.given[name] || tested[name] || strings.HasPrefix(name, "__") {
			continue
		}
		need := p.needOf(e)
		visit(e, need != nil && need.kinds&Nil == 0 || filters[e])
	}
}

// functionArguments are the arguments given for functions the API calls; nil
// for one of them is another question.
func (f *File) functionArguments() map[syntax.Expr]bool {
	set := map[syntax.Expr]bool{}
	for _, c := range f.calls {
		fn := c.native()
		if fn == nil || fn.Name == "Effect.SetOperation" {
			continue // nil clears the operation
		}
		for i, a := range c.args {
			if i < len(fn.Native.Params) && accepted(fn.Native.Params[i].Type) == Fun {
				set[a] = true
			}
		}
	}
	return set
}
