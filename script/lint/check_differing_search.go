package lint

import "duel/script/syntax"

var differingSearch = &Check{
	Code: "differing-search", Severity: Warning,
	Title: "cards looked for in one place and chosen in another",
	Text: "With chk 0 the function asks for a card in other locations than it then lets a player choose from: the choice may find nothing, " +
		"or the effect is not offered although it could be.",
	Bad: "function f(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end\n" +
		"Duel.SelectTarget(tp,nil,tp,0,LOCATION_ONFIELD,1,1,nil) end",
	Good: "function f(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_ONFIELD,1,nil) end\n" +
		"Duel.SelectTarget(tp,nil,tp,0,LOCATION_ONFIELD,1,1,nil) end",
	run: func(p *Pass) {
		for _, fn := range p.functions {
			if len(fn.decl.Params) >= 9 && fn.decl.Params[8].Name == "chk" {
				p.compareSearches(fn, "Duel.IsExistingTarget", "Duel.SelectTarget")
				p.compareSearches(fn, "Duel.IsExistingMatchingCard", "Duel.SelectMatchingCard")
			}
		}
	},
}

// compareSearches reports the one choice of a function if the one question
// before it looks elsewhere for the same cards.
func (p *Pass) compareSearches(fn *function, asking, choosing string) {
	var asked, chosen []*call
	for _, c := range p.calls {
		if c.node.Pos() < fn.decl.Body.Pos() || c.node.Pos() >= fn.decl.Body.End() || c.native() == nil {
			continue
		}
		switch c.native().Name {
		case asking:
			asked = append(asked, c)
		case choosing:
			chosen = append(chosen, c)
		}
	}
	if len(asked) != 1 || len(chosen) != 1 || len(asked[0].args) < 6 || len(chosen[0].args) < 8 {
		return
	}
	a, b := asked[0].args, chosen[0].args[1:]
	if p.Chunk.Text(a[0]) != p.Chunk.Text(b[0]) || p.Chunk.Text(a[1]) != p.Chunk.Text(b[1]) {
		return
	}
	for i := 2; i < 4; i++ {
		x, okX := p.constant(a[i])
		y, okY := p.constant(b[i])
		if okX && okY && x != y {
			p.report(b[i], "line %d looks for these cards in %s, not in %s", p.Chunk.Line(a[i].Pos()), p.Chunk.Text(a[i]), p.Chunk.Text(b[i]))
			return
		}
	}
	least, okLeast := p.constant(b[4])
	count, okCount := p.constant(a[4])
	if okLeast && okCount && least > count {
		p.report(b[4], "line %d asks for %d cards only, here at least %d are chosen", p.Chunk.Line(a[4].Pos()), count, least)
	}
}

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

var mixedOperators = &Check{
	Code: "mixed-and-or", Severity: Warning,
	Title: "and with or, and nothing says which belongs together",
	Text:  "and binds tighter than or: a and b or c is (a and b) or c. Where all of them are conditions, put brackets around what is meant.",
	Bad:   "function f(c) return c:IsFaceup() and c:IsMonster() and c:IsLevel(4) or c:IsRank(4) end",
	Good:  "function f(c) return c:IsFaceup() and c:IsMonster() and (c:IsLevel(4) or c:IsRank(4)) end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Or {
				continue
			}
			if and, ok := b.X.(*syntax.BinaryExpr); ok && and.Op == syntax.And && !isLiteral(b.Y) && p.kinds(and.Y) == Bool && p.kinds(b.Y) == Bool {
				if inner, ok := and.X.(*syntax.BinaryExpr); ok && inner.Op == syntax.And {
					p.report(b, "and binds tighter than or here")
				}
			}
		}
	},
}
