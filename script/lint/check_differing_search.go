package lint

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
