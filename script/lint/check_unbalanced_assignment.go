package lint

import "duel/script/syntax"

var unbalancedAssignment = &Check{
	Code: "unbalanced-assignment", Severity: Error,
	Title: "an assignment to more variables than there are values",
	Text:  "The last variables become nil. A comma stands where a dot was meant, or a value was forgotten; nil can be written where it is meant.",
	Bad:   "local s,id=GetID()\ns,listed_series={SET_HERO}\nfunction s.initial_effect(c) end",
	Good:  "local s,id=GetID()\ns.listed_series={SET_HERO}\nfunction s.initial_effect(c) end",
	run: func(p *Pass) {
		for _, a := range p.nodes.assigns {
			n := len(a.Values)
			if n == 0 || len(a.Targets) <= n || multiple(a.Values[n-1]) {
				continue
			}
			if _, isNil := a.Values[n-1].(*syntax.NilExpr); !isNil {
				p.report(a.Targets[n], "there is no value for this")
			}
		}
	},
}
