package lint

var cardIgnored = &Check{
	Code: "card-ignored", Severity: Warning,
	Title: "a filter that does not look at the card",
	Text:  "The filter is asked about each card and never uses it, so all cards get the same answer. Its parameter is probably meant where another card is written.",
	Bad: "local s,id=GetID()\nfunction s.filter(c,tc) return tc:IsFaceup() end\n" +
		"function s.op(e,tp) return Duel.GetMatchingGroup(s.filter,tp,LOCATION_MZONE,0,nil,e:GetHandler()) end",
	Good: "local s,id=GetID()\nfunction s.filter(c,tc) return c:IsFaceup() and c~=tc end\n" +
		"function s.op(e,tp) return Duel.GetMatchingGroup(s.filter,tp,LOCATION_MZONE,0,nil,e:GetHandler()) end",
	run: func(p *Pass) {
		for _, fn := range p.functions {
			if fn.escapes || len(fn.uses) == 0 || len(fn.decl.Params) == 0 || len(fn.decl.Params[0].Var.Uses) > 0 || fn.decl.Params[0].Name[0] == '_' {
				continue
			}
			filters := true
			for i := range fn.uses {
				filters = filters && filtering[fn.uses[i].by]
			}
			if filters && !p.answersOutright(fn) {
				p.report(fn.decl.Params[0], "this filter never uses %s", fn.decl.Params[0].Name)
			}
		}
	},
}

// answersOutright reports whether a function only returns something written
// out, such as true.
func (p *Pass) answersOutright(fn *function) bool {
	r, ok := onlyReturn(fn.decl.Body)
	return len(fn.decl.Body.Stmts) == 0 || ok && (len(r.Values) == 0 || isLiteral(r.Values[0]))
}
