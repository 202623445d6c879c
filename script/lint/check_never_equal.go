package lint

import (
	"duel/script/syntax"
)

// comparedKinds is a comparison of values that are never equal.
var comparedKinds = &Check{
	Code: "never-equal", Severity: Warning,
	Title: "values compared that can never be equal",
	Text:  "The two sides are of different kinds, a boolean and a number perhaps, so == is always false and ~= always true.",
	Bad:   "function f(tp) return Duel.IsPlayerCanDraw(tp,1)~=0 end",
	Good:  "function f(tp) return Duel.IsPlayerCanDraw(tp,1) end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Equal && b.Op != syntax.NotEqual {
				continue
			}
			x, y := p.kinds(b.X), p.kinds(b.Y)
			if _, isNil := b.Y.(*syntax.NilExpr); isNil || x == None || y == None || x&y != 0 {
				continue
			}
			p.report(b, "%s is never equal to %s", x, y)
		}
	},
}
