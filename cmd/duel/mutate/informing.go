package mutate

import (
	"slices"

	fights "duel/script/buddyfight"
	"duel/script/ocg"
	"duel/script/syntax"
)

// informing are the functions that tell user interfaces something and change no
// rule, so that no duel can notice what they are given.
var informing = map[string]bool{
	"Hint": true, "SetDescription": true, "SetCategory": true, "SetHintTiming": true, "SetOperationInfo": true, "SetPossibleOperationInfo": true,
}

// informs reports whether a node is a call of a function that informs.
func informs(n syntax.Node) bool {
	switch n := n.(type) {
	case *syntax.CallExpr:
		return informing[called(n.Func)]
	case *syntax.MethodCallExpr:
		return informing[n.Method.Name]
	}
	return false
}

// onlyInforms reports whether nothing but what informs depends on a condition.
func onlyInforms(s *syntax.IfStmt) bool {
	if s.Else != nil {
		return false
	}
	for _, clause := range s.Clauses {
		for _, stmt := range clause.Body.Stmts {
			if call, ok := stmt.(*syntax.CallStmt); !ok || !informs(call.Call) {
				return false
			}
		}
	}
	return true
}

// dullVariables are the local variables of a function that are only read to
// give them to what informs, or for conditions of it.
func dullVariables(body *syntax.Block) map[*syntax.Variable]bool {
	dull, read := map[*syntax.Variable]bool{}, map[*syntax.Variable]bool{}
	syntax.Inspect(body, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.LocalStmt:
			for _, id := range n.Names {
				dull[id.Var] = !slices.ContainsFunc(n.Values, acts)
			}
		case *syntax.IfStmt:
			if onlyInforms(n) {
				return false
			}
		case *syntax.NameExpr:
			read[n.Var] = true
		}
		return n == nil || !informs(n)
	})
	for v := range read {
		delete(dull, v)
	}
	return dull
}

// questions are the names of API functions that only answer.
var questions = func() map[string]bool {
	names := map[string]bool{}
	for _, f := range ocg.Registry.All() {
		names[f.Field()] = !f.Action
	}
	for _, f := range fights.Registry.All() {
		names[f.Field()] = !f.Action
	}
	return names
}()

// acts reports whether working out a value may do more than answer.
func acts(x syntax.Expr) (acts bool) {
	syntax.Inspect(x, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.CallExpr:
			acts = acts || !questions[called(n.Func)]
		case *syntax.MethodCallExpr:
			acts = acts || !questions[n.Method.Name]
		case *syntax.FunctionExpr:
			acts = true
		}
		return !acts
	})
	return acts
}
