package lint

import (
	"duel/script/syntax"
)

// negatedComparison is "not a == b".
var negatedComparison = &Check{
	Code: "negated-operand", Severity: Warning,
	Title: "not applied to one side of a comparison",
	Text:  "not binds tighter than a comparison: not a==b is (not a)==b, which compares a boolean.",
	Bad:   "function f(c,tp) return not c:GetLevel()==4 end",
	Good:  "function f(c,tp) return c:GetLevel()~=4 end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Equal && b.Op != syntax.NotEqual && !ordering[b.Op] && b.Op != syntax.Ampersand {
				continue
			}
			u, ok := b.X.(*syntax.UnaryExpr)
			if !ok || u.Op != syntax.Not || p.kinds(b.Y)&Bool != 0 {
				continue
			}
			p.report(b, "not applies to %s alone, not to the comparison", p.Chunk.Text(u.X))
		}
	},
}
