package lint

import (
	"duel/script/syntax"
)

var chkFallsThrough = &Check{
	Code: "chk-without-return", Severity: Warning,
	Title: "a check that goes on to pay or choose",
	Text:  "With chk 0 a cost or target only asks whether it is possible. The branch for it must return, or the question already pays or chooses.",
	Bad:   "function f(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then Duel.CheckLPCost(tp,500) end Duel.PayLPCost(tp,500) end",
	Good:  "function f(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.CheckLPCost(tp,500) end Duel.PayLPCost(tp,500) end",
	run: func(p *Pass) {
		for _, s := range p.nodes.ifs {
			if s.Else == nil && len(s.Clauses) == 1 && isChkZero(s.Clauses[0].Cond) && !hasReturn(s.Clauses[0].Body) {
				p.report(s.Clauses[0].Cond, "this branch does not return, so the check goes on to what comes after it")
			}
		}
	},
}

// isChkZero reports whether a condition is chk==0.
func isChkZero(e syntax.Expr) bool {
	b, ok := e.(*syntax.BinaryExpr)
	if !ok || b.Op != syntax.Equal {
		return false
	}
	x, okX := b.X.(*syntax.NameExpr)
	y, okY := b.Y.(*syntax.NumberExpr)
	return okX && okY && x.Name == "chk" && x.Var != nil && isNinth(x.Var) && y.Value.Float == 0
}

// isNinth reports whether a variable is the parameter where costs and targets
// get chk.
func isNinth(v *syntax.Variable) bool {
	return v.Func != nil && len(v.Func.Params) > 8 && v.Func.Params[8].Var == v
}

func hasReturn(b *syntax.Block) bool {
	found := false
	syntax.Inspect(b, func(n syntax.Node) bool {
		switch n.(type) {
		case *syntax.ReturnStmt:
			found = true
		case *syntax.FunctionExpr:
			return false
		}
		return !found
	})
	return found
}
