package lint

import (
	"duel/script/syntax"
)

var emptyBranch = &Check{
	Code: "empty-branch", Severity: Warning,
	Title: "a branch with nothing in it",
	Text:  "The condition is asked and nothing follows from it. Something is missing, or the whole statement is left over.",
	Bad:   "function f(c) if c:IsFaceup() then end return c:GetLevel() end",
	Good:  "function f(c) if c:IsFaceup() then return 0 end return c:GetLevel() end",
	run: func(p *Pass) {
		for _, s := range p.nodes.ifs {
			for i, c := range s.Clauses {
				if len(c.Body.Stmts) == 0 && i == len(s.Clauses)-1 && (s.Else == nil || len(s.Else.Stmts) == 0) && !p.hasComment(c.Body) {
					p.report(c.Cond, "nothing is done when this holds")
				}
			}
		}
	},
}

// hasComment reports whether a comment stands in a block, to say why nothing
// else does.
func (p *Pass) hasComment(b *syntax.Block) bool {
	for _, c := range p.Chunk.Comments {
		if b.Pos() <= c.Start && c.End <= b.End() {
			return true
		}
	}
	return false
}
