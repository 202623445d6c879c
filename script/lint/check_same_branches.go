package lint

import (
	"duel/script/syntax"
)

var sameBranches = &Check{
	Code: "same-branches", Severity: Warning,
	Title: "branches that do the same",
	Text:  "Both branches are written alike, so the condition decides nothing. One of them is probably meant to differ.",
	Bad:   "function f(c) if c:IsFaceup() then return c:GetLevel() else return c:GetLevel() end end",
	Good:  "function f(c) if c:IsFaceup() then return c:GetLevel() else return c:GetRank() end end",
	run: func(p *Pass) {
		for _, s := range p.nodes.ifs {
			if len(s.Clauses) != 1 || s.Else == nil {
				continue
			}
			if body := s.Clauses[0].Body; len(body.Stmts) > 0 && p.sameText(body, s.Else) {
				p.report(s.Clauses[0].Cond, "both branches do the same")
			}
		}
	},
}

// sameText reports whether two blocks have the same statements.
func (p *Pass) sameText(a, b *syntax.Block) bool {
	if len(a.Stmts) != len(b.Stmts) {
		return false
	}
	for i := range a.Stmts {
		if p.Chunk.Text(a.Stmts[i]) != p.Chunk.Text(b.Stmts[i]) {
			return false
		}
	}
	return true
}
