package lint

import (
	"duel/script/syntax"
)

var chkcUnused = &Check{
	Code: "chkc-unused", Severity: Warning,
	Title: "a question about one card that does not look at it",
	Text:  "With chkc a target is asked whether that card may be the target now. The answer must be about chkc, not about another card.",
	Bad:   "function f(e,tp,eg,ep,ev,re,r,rp,chk,chkc) local c=e:GetHandler() if chkc then return c:IsOnField() end if chk==0 then return true end end",
	Good:  "function f(e,tp,eg,ep,ev,re,r,rp,chk,chkc) if chkc then return chkc:IsOnField() end if chk==0 then return true end end",
	run: func(p *Pass) {
		p.eachChkc(func(_ *syntax.Block, _ int, chkc *syntax.Variable, s *syntax.IfStmt) {
			r, ok := onlyReturn(s.Clauses[0].Body)
			if !ok || len(r.Values) != 1 || isLiteral(r.Values[0]) {
				return
			}
			for _, use := range chkc.Uses {
				if r.Pos() <= use.Pos() && use.Pos() < r.End() {
					return
				}
			}
			p.report(r.Values[0], "the answer is not about chkc")
		})
	},
}
