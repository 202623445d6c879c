package lint

import (
	"duel/script/syntax"
)

var unreachable = &Check{
	Code: "unreachable", Severity: Warning,
	Title: "code that is never reached",
	Text:  "Everything before it returns, jumps or fails.",
	Bad:   "function f(c) if c then return 1 else return 2 end Duel.BreakEffect() end",
	Good:  "function f(c) if c then return 1 end Duel.BreakEffect() end",
	run: func(p *Pass) {
		for _, b := range p.nodes.blocks {
			for i, s := range b.Stmts[:max(0, len(b.Stmts)-1)] {
				if _, label := b.Stmts[i+1].(*syntax.LabelStmt); !label && ends(&syntax.Block{Stmts: []syntax.Stmt{s}}) {
					p.report(b.Stmts[i+1], "nothing reaches this line")
					break
				}
			}
		}
	},
}
