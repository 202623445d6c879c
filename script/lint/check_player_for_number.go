package lint

import (
	"slices"

	"duel/script/syntax"
)

var playerArgument = &Check{
	Code: "player-for-number", Severity: Warning,
	Title: "a player where a number of another kind belongs",
	Text:  "tp and the like are 0 or 1, a player. As a count, location, position or reason they mean something else: an argument is missing or in the wrong place.",
	Bad:   "function f(tp) return Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,tp,1,nil) end",
	Good:  "function f(tp) return Duel.SelectMatchingCard(tp,nil,tp,LOCATION_HAND,0,1,1,nil) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || p.calledWrongly(c) {
				continue
			}
			for i, a := range c.args {
				if i >= len(fn.Native.Params) {
					break
				}
				param := &fn.Native.Params[i]
				if notForPlayers[param.Type.Name] && !param.Variadic && isPlayer(a) && !(fn.Name == "Effect.SetTargetRange") && param.Name != "p" {
					p.report(a, "%s is given for %s of %s", p.Chunk.Text(a), param.Name, fn.Name).Note = fn.Native.String()
				}
			}
		}
	},
}

// notForPlayers are the types of the API a player is never meant for.
var notForPlayers = nameSet("", "Count Small Location Position Reason Phase CardType Attribute Race Reset Category SummonType EventCode EffectCode EffectType Flag Timing Status")

// isParameter reports whether an expression is a parameter with one of the
// names, which nothing assigns to.
func isParameter(e syntax.Expr, names ...string) bool {
	n, ok := e.(*syntax.NameExpr)
	return ok && n.Var != nil && n.Var.Kind == syntax.ParamVar && n.Var.Assigned == 0 && slices.Contains(names, n.Name)
}

// isPlayer reports whether an expression is a player as every script names
// them: tp, 1-tp.
func isPlayer(e syntax.Expr) bool {
	switch e := e.(type) {
	case *syntax.NameExpr:
		return e.Name == "tp" && e.Var != nil && e.Var.Kind == syntax.ParamVar
	case *syntax.BinaryExpr:
		n, ok := e.X.(*syntax.NumberExpr)
		return ok && e.Op == syntax.Minus && n.Value.Float == 1 && isPlayer(e.Y)
	}
	return false
}
