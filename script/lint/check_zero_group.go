package lint

import "duel/script/syntax"

var zeroGroup = &Check{
	Code: "zero-group", Severity: Style,
	Title: "0 where no cards are meant",
	Text:  "Duel.SetOperationInfo takes a group or a card, or nil when it is not known yet which. It takes 0 for nil too; nil says it.",
	Bad:   "function f(tp) Duel.SetOperationInfo(0,CATEGORY_DRAW,0,0,tp,1) end",
	Good:  "function f(tp) Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,1) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || fn.Name != "Duel.SetOperationInfo" && fn.Name != "Duel.SetPossibleOperationInfo" || len(c.args) < 3 {
				continue
			}
			if n, ok := c.args[2].(*syntax.NumberExpr); ok {
				p.report(n, "%s is no group of cards", p.Chunk.Text(n)).hint(n, p.Chunk.Text(n), "nil")
			}
		}
	},
}
