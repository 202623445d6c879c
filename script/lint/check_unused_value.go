package lint

import (
	"slices"

	"duel/script/syntax"
)

var unusedValue = &Check{
	Code: "unused-value", Severity: Warning,
	Title: "a value computed for a variable that nothing reads again",
	Text:  "The variable is read before this, never after: what is computed here has no effect. Often it is meant for a filter, which has it not yet.",
	Bad:   "function f(tp,ft) if Duel.GetLocationCount(tp,LOCATION_MZONE)<ft then ft=ft-1 end return tp end",
	Good:  "function f(tp,ft) if Duel.GetLocationCount(tp,LOCATION_MZONE)<ft then ft=ft-1 end return ft end",
	// The last of several updates alike, as counting has, is none to wonder at.
	run: func(p *Pass) {
		for _, a := range p.nodes.assigns {
			if len(a.Targets) != 1 || len(a.Values) != 1 || hasCall(a.Values[0]) {
				continue
			}
			n, ok := a.Targets[0].(*syntax.NameExpr)
			if !ok || n.Var == nil || n.Var.Captured || n.Var.Assigned > 1 || !readsSelf(a.Values[0], n.Var) {
				continue
			}
			later := slices.ContainsFunc(n.Var.Uses, func(use *syntax.NameExpr) bool { return use.Pos() >= a.End() })
			if !later && !p.goesRound(a, n.Var) {
				p.report(a, "nothing reads %s after this", n.Name)
			}
		}
	},
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
