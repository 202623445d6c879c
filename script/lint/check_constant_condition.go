package lint

import (
	"duel/script/syntax"
)

// constantOperand is a condition with a constant for an operand.
var constantOperand = &Check{
	Code: "constant-condition", Severity: Warning,
	Title: "a constant where a condition belongs",
	Text:  "Any number is true in Lua, 0 too: x==A or B is always true. Compare each of the values.",
	Bad:   "function f(ph) return ph==PHASE_MAIN1 or PHASE_MAIN2 end",
	Good:  "function f(ph) return ph==PHASE_MAIN1 or ph==PHASE_MAIN2 end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Or {
				continue
			}
			if c, ok := b.X.(*syntax.BinaryExpr); ok && (c.Op == syntax.Equal || c.Op == syntax.NotEqual) {
				_, left := p.constant(c.Y)
				if _, right := p.constant(b.Y); left && right && p.isNamed(b.Y) && p.isNamed(c.Y) {
					p.report(b, "%s is a number, so the condition always holds", p.Chunk.Text(b.Y))
				}
			}
		}
	},
}

// isNamed reports whether an expression is a constant with a name.
func (p *Pass) isNamed(e syntax.Expr) bool {
	n, ok := e.(*syntax.NameExpr)
	return ok && n.Var == nil
}
