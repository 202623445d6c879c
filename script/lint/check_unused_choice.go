package lint

import (
	"slices"

	"duel/script/syntax"
)

var unusedChoice = &Check{
	Code: "unused-choice", Severity: Warning,
	Title: "cards chosen, and nothing done with them",
	Text:  "The player chooses cards, and the script at most counts them: what happens then, happens to other cards, of a variable with another name perhaps.",
	Bad: "function f(tp,g) local sg=g:Select(tp,1,1,nil)\n" +
		"if #sg>0 then Duel.Destroy(g,REASON_EFFECT) end end",
	Good: "function f(tp,g) local sg=g:Select(tp,1,1,nil)\n" +
		"if #sg>0 then Duel.Destroy(sg,REASON_EFFECT) end end",
	run: func(p *Pass) {
		for _, b := range p.nodes.blocks {
			for _, s := range b.Stmts {
				local, ok := s.(*syntax.LocalStmt)
				if !ok || len(local.Names) != 1 || len(local.Values) != 1 || !p.choosesOnly(local.Values[0]) {
					continue
				}
				if v := local.Names[0].Var; v.Assigned == 0 && p.onlyCounted(v) && !p.toldApart(v) {
					p.report(local.Names[0], "nothing is done with the cards chosen here")
				}
			}
		}
	},
}

// choosesOnly reports whether an expression is a choice of cards that by itself
// does nothing: those of targets make them targets.
func (p *Pass) choosesOnly(e syntax.Expr) bool {
	if m, ok := e.(*syntax.MethodCallExpr); ok && m.Method.Name == "GetFirst" {
		e = m.Object
	}
	c := p.callOf(e)
	if c == nil {
		return false
	}
	if fn := c.only(); fn != nil && fn.Name == "Auxiliary.SelectUnselectGroup" && len(c.args) > 6 {
		chosen, ok := p.constant(c.args[6])
		return ok && chosen == 1 // 0 only asks whether a choice is there
	}
	if c.native() == nil {
		return false
	}
	switch c.native().Name {
	case "Duel.SelectMatchingCard", "Group.Select", "Group.FilterSelect", "Group.RandomSelect":
		return true
	}
	return false
}

// onlyCounted reports whether a variable is at most tested or measured.
func (p *Pass) onlyCounted(v *syntax.Variable) bool {
	for _, use := range v.Uses {
		if p.argumentAt(use).call != asking {
			return false
		}
	}
	return true
}

// toldApart reports whether a variable is compared with another value: what is
// done then may depend on the card chosen.
func (p *Pass) toldApart(v *syntax.Variable) bool {
	return slices.ContainsFunc(p.nodes.binaries, func(b *syntax.BinaryExpr) bool {
		return (b.Op == syntax.Equal || b.Op == syntax.NotEqual) &&
			(isVariable(b.X, v) && !isLiteral(b.Y) || isVariable(b.Y, v) && !isLiteral(b.X))
	})
}
