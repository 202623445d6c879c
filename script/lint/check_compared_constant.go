package lint

import "duel/script/syntax"

var valueKind = &Check{
	Code: "compared-constant", Severity: Error,
	Title: "a value compared with a constant of another kind",
	Text: "The numbers of two kinds of constants mean different things: a position compared with a set code, a reason masked by a type. " +
		"The comparison holds, or does not, by accident.",
	Bad:  "function f(c) return c:GetReason()&TYPE_EFFECT~=0 end",
	Good: "function f(c) return c:GetReason()&REASON_EFFECT~=0 end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op == syntax.Equal || b.Op == syntax.NotEqual || b.Op == syntax.Ampersand {
				p.comparedConstant(b.X, b.Y)
				p.comparedConstant(b.Y, b.X)
			}
		}
	},
}

// comparedConstant reports the constants in one operand that are of another
// kind than the value that is the other.
func (p *Pass) comparedConstant(value, constant syntax.Expr) {
	meant := p.meaning(value, maxDepth)
	if !families[meant] {
		return
	}
	p.constantTerms(constant, func(n *syntax.NameExpr) {
		found := family(n.Name)
		if found != "" && !fits(found, meant) && !p.sameMeaning(n.Name, meant) {
			p.report(n, "%s is compared with a value of the constants %s_...", n.Name, meant).lessCertain(found)
		}
	})
}

// meaning is the family of constants a value is made of, "" if that is not
// known.
func (p *Pass) meaning(e syntax.Expr, depth int) string {
	if depth == 0 {
		return ""
	}
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return p.meaning(e.X, depth-1)
	case *syntax.BinaryExpr:
		if e.Op == syntax.Ampersand {
			return p.meaning(e.X, depth-1)
		}
	case *syntax.NameExpr:
		if e.Var == nil || e.Var.Assigned > 0 || e.Var.Kind != syntax.LocalVar {
			return ""
		}
		if b := p.vars[e.Var]; b != nil && !b.unknown && !b.bare && len(b.values) == 1 && b.values[0].i == 0 && !b.values[0].loop {
			return p.meaning(b.values[0].expr, depth-1)
		}
	case *syntax.CallExpr, *syntax.MethodCallExpr:
		c := p.callOf(e)
		if c == nil || c.native() == nil {
			return ""
		}
		if results := c.native().Native.Results; len(results) > 0 && c.native().Name != "Effect.GetCode" {
			return results[0].Type.Constants
		}
	}
	return ""
}
