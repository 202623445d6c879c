package lint

import (
	"duel/script/syntax"
)

var endlessLoop = &Check{
	Code: "endless-loop", Severity: Error,
	Title: "a loop that never ends",
	Text:  "Nothing in the loop changes what its condition asks, and nothing leaves it: once entered, the script runs until the engine stops it.",
	Bad:   "function f(g) local tc=g:GetFirst() while tc do Duel.Destroy(tc,REASON_EFFECT) end end",
	Good:  "function f(g) local tc=g:GetFirst() while tc do Duel.Destroy(tc,REASON_EFFECT) tc=g:GetNext() end end",
	run: func(p *Pass) {
		for _, n := range p.nodes.loops {
			w, ok := n.(*syntax.WhileStmt)
			if ok && !canLeave(w.Body) && p.neverChanges(w.Cond, w.Body) {
				p.report(w.Cond, "nothing in the loop changes %s", p.Chunk.Text(w.Cond))
			}
		}
	},
}

// neverChanges reports whether a condition asks only for local variables that
// a loop's body leaves as they are.
func (p *Pass) neverChanges(cond syntax.Expr, body *syntax.Block) bool {
	steady, names := true, 0
	syntax.Inspect(cond, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.NameExpr:
			names++
			if v := n.Var; v == nil || v.Captured {
				steady = false
			} else if k := p.kinds(n); v.Assigned > 0 && assignedIn(v, p.nodes.assigns, body) || k&(Group|Tab|other) != 0 && k != Any {
				steady = false
			}
		case *syntax.CallExpr, *syntax.MethodCallExpr, *syntax.IndexExpr:
			steady = false
		case *syntax.UnaryExpr:
			steady = steady && n.Op != syntax.Hash
		}
		return steady
	})
	return steady && names > 0
}

// assignedIn reports whether a variable is assigned within a block.
func assignedIn(v *syntax.Variable, assigns []*syntax.AssignStmt, b *syntax.Block) bool {
	for _, a := range assigns {
		if a.Pos() < b.Pos() || a.Pos() >= b.End() {
			continue
		}
		for _, t := range a.Targets {
			if n, ok := t.(*syntax.NameExpr); ok && n.Var == v {
				return true
			}
		}
	}
	return false
}

// canLeave reports whether a block may be left other than at its end.
func canLeave(b *syntax.Block) bool {
	found := false
	syntax.Inspect(b, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.BreakStmt, *syntax.GotoStmt, *syntax.ReturnStmt:
			found = true
		case *syntax.CallExpr:
			found = found || globalName(n.Func) == "error"
		case *syntax.FunctionExpr:
			return false
		}
		return !found
	})
	return found
}
