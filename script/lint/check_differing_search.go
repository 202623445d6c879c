package lint

import (
	"slices"

	"duel/script/syntax"
)

var differingSearch = &Check{
	Code: "differing-search", Severity: Warning,
	Title: "cards looked for in one place and chosen in another",
	Text: "The function asks for a card in other locations, or with another filter, than it then lets a player choose from: the choice may find nothing, " +
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
				p.untargetedSearch(fn)
			}
		}
		for _, s := range p.nodes.ifs {
			p.compareBranch(s.Clauses[0])
		}
	},
}

// compareSearches reports the one choice of a function if the one question
// before it looks elsewhere for the same cards.
func (p *Pass) compareSearches(fn *function, asking, choosing string) {
	asked, chosen := p.callsIn(fn.decl.Body, asking), p.callsIn(fn.decl.Body, choosing)
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

// callsIn are the calls of a function of the API in a part of the text.
func (p *Pass) callsIn(n syntax.Node, name string) []*call {
	if p.native == nil {
		p.native = make(map[string][]*call, len(p.calls)/2)
		for _, c := range p.calls {
			if fn := c.native(); fn != nil {
				p.native[fn.Name] = append(p.native[fn.Name], c)
			}
		}
	}
	var list []*call
	for _, c := range p.native[name] {
		if n.Pos() <= c.node.Pos() && c.node.Pos() < n.End() {
			list = append(list, c)
		}
	}
	return list
}

// untargetedSearch reports the one choice of targets of a function if the one
// question before it looks for the same cards, whether they can be targets or
// not.
func (p *Pass) untargetedSearch(fn *function) {
	asked, chosen := p.callsIn(fn.decl.Body, "Duel.IsExistingMatchingCard"), p.callsIn(fn.decl.Body, "Duel.SelectTarget")
	if len(chosen) != 1 || len(chosen[0].args) < 8 || p.callIn(fn.decl.Body, "Duel.IsExistingTarget") != nil {
		return
	}
	for _, c := range asked {
		if len(c.args) >= 6 && p.sameTexts(c.args[:4], chosen[0].args[1:5]) {
			p.report(c.node, "targets are chosen in line %d, and this counts cards that cannot be targets too", p.Chunk.Line(chosen[0].node.Pos())).Note =
				"Duel.IsExistingTarget looks for cards that can be targets"
			return
		}
	}
}

// compareBranch reports the one choice of a branch if its condition looks in the
// same places for other cards.
func (p *Pass) compareBranch(clause *syntax.IfClause) {
	asked, chosen := p.callsIn(clause.Cond, "Duel.IsExistingMatchingCard"), p.callsIn(clause.Body, "Duel.SelectMatchingCard")
	if len(chosen) != 1 || len(chosen[0].args) < 8 {
		return
	}
	b := chosen[0].args[1:]
	asked = slices.DeleteFunc(asked, func(c *call) bool { return len(c.args) < 6 || !p.sameTexts(c.args[1:4], b[1:4]) })
	if len(asked) == 0 || slices.ContainsFunc(asked, func(c *call) bool { return p.Chunk.Text(c.args[0]) == p.Chunk.Text(b[0]) }) {
		return
	}
	for _, c := range asked {
		if wrapped := p.protectedFilter(c.args[0]); wrapped != nil && p.Chunk.Text(wrapped) == p.Chunk.Text(b[0]) {
			p.report(b[0], "line %d leaves out cards Necrovalley protects, and this does not", p.Chunk.Line(c.args[0].Pos()))
			return
		}
	}
	if len(asked) == 1 {
		p.report(b[0], "line %d asks for a card with %s", p.Chunk.Line(asked[0].args[0].Pos()), p.Chunk.Text(asked[0].args[0]))
	}
}

// protectedFilter is the filter that is also asked for Necrovalley, or nil.
func (p *Pass) protectedFilter(e syntax.Expr) syntax.Expr {
	c, ok := e.(*syntax.CallExpr)
	if !ok || len(c.Args) != 1 || p.calleeName(c) != "Auxiliary.NecroValleyFilter" {
		return nil
	}
	return c.Args[0]
}

// sameTexts reports whether expressions are written the same way.
func (p *Pass) sameTexts(a, b []syntax.Expr) bool {
	return slices.EqualFunc(a, b, func(x, y syntax.Expr) bool { return p.Chunk.Text(x) == p.Chunk.Text(y) })
}
