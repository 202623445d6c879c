package lint

import (
	"slices"

	"duel/script/syntax"
)

var unusedValue = &Check{
	Code: "unused-value", Severity: Warning,
	Title: "a value computed for a variable that nothing reads again",
	Text: "What is computed or chosen here has no effect. Often a choice goes on with the number of before, a filter is not given it, " +
		"or what is done with the cards stands in the other branch alone.",
	Bad:  "function f(tp,ft) if Duel.GetLocationCount(tp,LOCATION_MZONE)<ft then ft=ft-1 end return tp end",
	Good: "function f(tp,ft) if Duel.GetLocationCount(tp,LOCATION_MZONE)<ft then ft=ft-1 end return ft end",
	run: func(p *Pass) {
		for _, a := range p.nodes.assigns {
			if len(a.Targets) != 1 || len(a.Values) != 1 {
				continue
			}
			n, ok := a.Targets[0].(*syntax.NameExpr)
			if !ok || n.Var == nil || n.Var.Captured || !p.choosesOnly(a.Values[0]) && !updates(a.Values[0], n.Var) {
				continue
			}
			later := slices.ContainsFunc(n.Var.Uses, func(use *syntax.NameExpr) bool { return use.Pos() >= a.End() && !p.apart(a, use) })
			if !later && !p.goesRound(a, n.Var) {
				p.report(a, "nothing reads %s after this", n.Name)
			}
		}
	},
}

// apart reports whether two things are in different branches of a statement.
func (p *Pass) apart(a, b syntax.Node) bool {
	return slices.ContainsFunc(p.nodes.ifs, func(s *syntax.IfStmt) bool {
		return inside(s, a) && inside(s, b) && branchOf(s, a) != branchOf(s, b)
	})
}

// hasCall reports whether an expression calls something.
func hasCall(e syntax.Expr) bool {
	found := false
	syntax.Inspect(e, func(n syntax.Node) bool {
		switch n.(type) {
		case *syntax.CallExpr, *syntax.MethodCallExpr, *syntax.FunctionExpr:
			found = true
		}
		return !found
	})
	return found
}

// updates reports whether a value is made of the variable's own, or is a number
// in its place. The last of several alike, as counting and noting have, is none
// to wonder at.
func updates(e syntax.Expr, v *syntax.Variable) bool {
	if _, number := e.(*syntax.NumberExpr); number {
		return v.Assigned <= 2
	}
	return v.Assigned == 1 && readsSelf(e, v) && !hasCall(e)
}

// readsSelf reports whether an expression reads a variable.
func readsSelf(e syntax.Expr, v *syntax.Variable) bool {
	found := false
	syntax.Inspect(e, func(n syntax.Node) bool {
		name, ok := n.(*syntax.NameExpr)
		found = found || ok && name.Var == v
		return !found
	})
	return found
}

// goesRound reports whether a loop comes back to an assignment with the
// variable still there.
func (p *Pass) goesRound(a *syntax.AssignStmt, v *syntax.Variable) bool {
	round := false
	syntax.Inspect(p.Chunk.Body, func(n syntax.Node) bool {
		switch n.(type) {
		case *syntax.WhileStmt, *syntax.RepeatStmt, *syntax.NumericForStmt, *syntax.GenericForStmt:
			round = round || inside(n, a) && !inside(n, v.Decl)
		}
		return inside(n, a)
	})
	return round
}
