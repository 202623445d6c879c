package lint

import (
	"duel/script/syntax"
)

var mixedOperators = &Check{
	Code: "mixed-and-or", Severity: Warning,
	Title: "and with or, and nothing says which belongs together",
	Text:  "and binds tighter than or: a and b or c is (a and b) or c. Where all of them are conditions, put brackets around what is meant.",
	Bad:   "function f(c) return c:IsFaceup() and c:IsMonster() and c:IsLevel(4) or c:IsRank(4) end",
	Good:  "function f(c) return c:IsFaceup() and c:IsMonster() and (c:IsLevel(4) or c:IsRank(4)) end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Or {
				continue
			}
			if and, ok := b.X.(*syntax.BinaryExpr); ok && and.Op == syntax.And && !isLiteral(b.Y) && p.kinds(and.Y) == Bool && p.kinds(b.Y) == Bool {
				if inner, ok := and.X.(*syntax.BinaryExpr); ok && inner.Op == syntax.And {
					p.report(b, "and binds tighter than or here")
				}
			}
		}
	},
}
